"""The repository, the option that names the program under test, and the environment of its runs."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def add_program_option(parser, build="debug"):
    """Adds `--program FILE`. The default is the program of a build of SwiftPM, debug or release."""
    parser.addoption("--program", default=ROOT / ".build" / build / "widgetsize", type=Path)


def surroundings(environment=None):
    """The environment of the tests without settings of the program, and with `environment`."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("WIDGETSIZE_")}
    return {**kept, **(environment or {})}
