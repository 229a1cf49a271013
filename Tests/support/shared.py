"""The repository and its tables, the option that names the program under test, and its environment."""

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


def surroundings(environment=None):
    """The environment of the tests without settings of the program, and with `environment`."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("WIDGETSIZE_")}
    return {**kept, **(environment or {})}
