"""What the tests of rows share: the program, rows to add, and copies of Data/ with them.

`--program FILE` tests another build. `--night` also runs the tests marked `night`.
"""

import json
import subprocess

import pytest

from kinds import KINDS, copy_with, joined, newest, rows_of, write
from shared import add_night_option, add_program_option, program_with, surroundings


def pytest_addoption(parser, pluginmanager):
    add_program_option(parser)
    add_night_option(parser, pluginmanager)


class Program:
    """The program, with rows added; `data` is a copy of Data/ that has them in their places."""

    def __init__(self, path, rows=None, data=None):
        self.path, self.rows, self.data = path, rows, data

    def output(self, *arguments, status=0):
        own = ["--data", self.rows] if self.rows and arguments[0] != "validate" else []
        result = subprocess.run(
            [program_with(self.path, arguments[0]), *map(str, arguments), *own], capture_output=True, encoding="utf-8", env=surroundings())
        assert result.returncode == status, result.stdout + result.stderr
        return result.stdout

    def json(self, *arguments, **options):
        return json.loads(self.output(*arguments, "--json", **options))

    def sizes(self, device, family, *options):
        """Width and height of the widgets of a family, by version, family and variant."""
        return {
            (int(cell["os"]), cell["family"], cell["variant"]): (cell["width"]["value"], cell["height"]["value"])
            for cell in self.json("query", "--device", device, "--family", family, *options)["cells"]}


@pytest.fixture(scope="session")
def bundled(pytestconfig):
    """The program on the bundled tables."""
    return Program(pytestconfig.getoption("--program").resolve())


@pytest.fixture(scope="session")
def unknown(bundled):
    """A medium widget of an iPhone without a known size."""
    cells = bundled.json("query", "--kind", "widgetkit", "--platform", "iOS", "--os", newest("iOS"))["cells"]
    return next(
        cell for cell in cells
        if cell["family"] == "systemMedium" and cell["width"]["state"] == cell["height"]["state"] == "unknown")


@pytest.fixture(scope="session")
def entered(bundled, unknown, tmp_path_factory):
    """The program on the tables with rows of some kinds: `entered(kind, ...)`."""
    folder = tmp_path_factory.mktemp("rows")
    made = {}

    def program(*kinds):
        if kinds not in made:
            data, rows = folder / "-".join(kinds), folder / "-".join((*kinds, "rows"))
            tables = joined(*(rows_of(kind, unknown) for kind in kinds))
            copy_with(tables, data)
            write(tables, rows)
            made[kinds] = Program(bundled.path, rows, data)
        return made[kinds]

    return program


@pytest.fixture(scope="session")
def everything(entered):
    """The program on the tables with the rows of all kinds."""
    return entered(*KINDS)


@pytest.fixture(scope="session")
def site(everything, tmp_path_factory):
    """The site of these tables."""
    folder = tmp_path_factory.mktemp("rows-site") / "site"
    everything.output("report", "--output", folder)
    return folder
