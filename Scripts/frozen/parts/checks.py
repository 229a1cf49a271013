"""`check`: pinned sizes, right and wrong, and sizes in other people's tables."""

import itertools

from .. import fixtures
from ..question import Question

# Lists of sizes with a fault; the readers complain about each in another way.
FAULTY = [name for name in fixtures.FILES if name.startswith("locks/")]
TABLES = [name for name in fixtures.FILES if name.startswith("tables/")]


def check(facts):
    options = [(), ("--lenient",), ("--strict",), ("-d", "plus", "--landscape"),
               ("-d", "iPhone 15 Pro", "--family", "systemSmall", "--os", "18"), ("--data", "own")]
    for file, line in itertools.product(
            ("lock.csv", "correct.csv", "ids.csv", "hostile.csv", "wrong.csv"), options):
        yield ("check", file, *line)
    for form in facts.values("check", "format"):
        for file in ("lock.csv", "correct.csv", "ids.csv", "hostile.csv", "wrong.csv"):
            yield ("check", file, "--format", form)
        yield ("check", "widgets.md", "--format", form)
    for file in ("lock.csv", "correct.csv", "hostile.csv"):
        yield ("check", file, "--format", "github", "--format", "junit", "--output", "report.xml")
        yield Question(("check", "-"), input=fixtures.FILES[file])
    for file in FAULTY:
        yield ("check", file)
        yield ("check", file, "--json")
    for line in ((), ("--os", "18"), ("-d", "iPhone 16 Pro"), ("--strict",), ("--lenient",), ("--json",),
                 ("--data", "models")):
        for file in ("widgets.md", *TABLES):
            yield ("check", file, *line)
        yield ("check", "widgets.md", *TABLES, *line)
    yield ("check", "widgets.md", "--format", "junit", "--output", "report.xml")
    yield Question(("check", "-"), input=fixtures.FILES["widgets.md"])
    yield ("check", "none.md")
    yield ("check", "own")
