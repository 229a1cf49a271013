"""The commands that read and write documents: render and report."""

from .. import fixtures
from ..question import Question


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
