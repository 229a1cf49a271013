"""What the tests share: the program, folders, and the count of faults.

`--night` runs all tests, tries every fault many times, and `--runs COUNT` values of options.
`--program FILE` tests another build.
"""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from program import Program
from shared import add_night_option, add_program_option, program_with
from writers import Report

TRIED = pytest.StashKey[dict]()


def pytest_addoption(parser, pluginmanager):
    add_night_option(parser, pluginmanager)
    parser.addoption("--runs", type=int, default=20_000, metavar="COUNT",
                     help="how many near misses and random values of options are tried at night")
    add_program_option(parser)


def pytest_configure(config):
    config.stash[TRIED] = {}


def pytest_itemcollected(item):
    # A report takes seconds to write. Other tests write the same way, and smaller files.
    if isinstance(item.callspec.params.get("writer") if hasattr(item, "callspec") else None, Report):
        item.add_marker(pytest.mark.night)


def pytest_collection_modifyitems(items):
    # Its answers make this process large, and the peak memory of a program begins with that of its parent.
    items.sort(key=lambda item: item.path.name == "test_options.py")


@pytest.fixture
def night(pytestconfig):
    """Whether faults are tried many times."""
    return pytestconfig.getoption("--night")


@pytest.fixture
def tried(pytestconfig):
    """Counts a fault that the program survived: `tried(kind)`."""
    counts = pytestconfig.stash[TRIED]

    def count(kind):
        counts[kind] = counts.get(kind, 0) + 1

    return count


def pytest_terminal_summary(terminalreporter, config):
    counts = config.stash[TRIED]
    terminalreporter.write_sep("-", "faults survived")
    for kind, count in counts.items():
        terminalreporter.write_line(f"{count:>5}  {kind}")
    terminalreporter.write_line(f"{sum(counts.values()):>5}  in all")


@pytest.fixture(scope="session")
def program(pytestconfig):
    # The folders of pytest are closed to other users, and so may be that of the build.
    with open_folder() as folder:
        built = pytestconfig.getoption("--program")
        for path in (built, program_with(built, "validate")):
            shutil.copy(path, folder)
        yield Program(Path(folder, built.name))


@pytest.fixture
def folder():
    with open_folder() as folder:
        yield Path(folder)


class open_folder:
    """A new folder that every user may enter."""

    def __enter__(self):
        self.path = tempfile.mkdtemp(prefix="widgetsize-faults-")
        os.chmod(self.path, 0o755)
        return self.path

    def __exit__(self, *_):
        shutil.rmtree(self.path)
