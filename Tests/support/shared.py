"""The repository and its tables, the options of several suites, and the environment of the program."""

import csv
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def table_rows(name):
    """The rows of a table of Data/, each as a dictionary."""
    with open(ROOT / "Data" / "tables" / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def add_program_option(parser, build="debug"):
    """Adds `--program FILE`. The default is the program of a build of SwiftPM, debug or release."""
    parser.addoption("--program", default=ROOT / ".build" / build / "widgetsize", type=Path)


def program_with(program, command):
    """The program that has a command: `widgetsize-tables` stands beside `widgetsize`."""
    return program.with_name("widgetsize-tables") if command in ("validate", "ingest") else program


def surroundings(environment=None):
    """The environment of the tests without settings of the program, and with `environment`."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("WIDGETSIZE_")}
    return {**kept, **(environment or {})}


def add_night_option(parser, plugins):
    """Adds `--night`. Without it, tests marked `night` are left out, and the summary has their number."""
    parser.addoption("--night", action="store_true", help="also run the tests marked `night`, which take long")
    plugins.register(NightTests())


class NightTests:
    def __init__(self):
        self.count = 0

    def pytest_collection_modifyitems(self, config, items):
        if config.getoption("--night"):
            return
        left_out = [item for item in items if item.get_closest_marker("night")]
        items[:] = [item for item in items if not item.get_closest_marker("night")]
        config.hook.pytest_deselected(items=left_out)
        self.count = len(left_out)

    def pytest_terminal_summary(self, terminalreporter):
        if self.count:
            terminalreporter.write_line(f"{self.count} tests run at night")
