"""The commands that read and write documents: ingest, render and report."""

from .. import fixtures
from ..question import Question


def ingest(facts):
    for line in (("log.txt",), ("log.txt", "--source", "LOCAL7"), ("wrong.log",), ("note.md",),
                 ("system.log",), ("none.log",), ("log.txt", "--data", "models"),
                 ("log.txt", "--source", "S01"), ("log.txt", "--source", "local")):
        yield ("ingest", *line)
    for file in fixtures.FILES:
        if file.startswith("logs/"):
            yield ("ingest", file)
    yield Question(("ingest", "-"), input=fixtures.FILES["log.txt"])
    for file in ("log.txt", "system.log", "logs/own.log"):
        yield ("ingest", file, "-o", "new", "--data", "models")
    # The folder is not new.
    yield ("ingest", "log.txt", "-o", "own")


def render(facts):
    files = [file for file in fixtures.FILES if file.endswith(".md")]
    for form in facts.values("render", "format"):
        for file in files:
            yield ("render", file, "--format", form)
        yield ("render", "note.md", "--format", form, "-o", "out")
        yield Question(("render", "-", "--format", form), input=fixtures.FILES["note.md"])
        yield ("render", "notes/own.md", "--data", "models", "--format", form)
    # Nothing is written.
    yield ("render", "wrong.md", "-o", "out")
    yield ("render", "none.md")


def report(facts):
    yield ("report", "--output", "site")
    yield ("report", "--output", "site", "--address", "https://example.org/sizes/")
    yield ("report", "--output", "site", "--data", "models")
    for address in ("example.org", "http://example.org/", "https://example.org/?a", "https://"):
        yield ("report", "--output", "site", "--address", address)
    for form in ("https://example.org/issues/new?a", "http://example.org/", "https://example.org/#a"):
        yield ("report", "--output", "site", "--issues", form)
    # A folder with other files.
    yield ("report", "--output", "own")
