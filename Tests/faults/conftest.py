"""What the tests share: the program, folders, and the count of faults.

`--soak` tries every fault as often as the long form does, and `--runs COUNT` values of options.
`--program FILE` tests another build.
"""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from program import Program
from shared import add_program_option

TRIED = pytest.StashKey[dict]()


def pytest_addoption(parser):
    parser.addoption("--soak", action="store_true", help="the long form, which takes half an hour or more")
    parser.addoption("--runs", type=int, default=20_000, metavar="COUNT",
                     help="how many near misses and random values of options the long form tries")
    add_program_option(parser)


def pytest_configure(config):
    config.stash[TRIED] = {}


@pytest.fixture
def soak(pytestconfig):
    """Whether this is the long form."""
    return pytestconfig.getoption("--soak")


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
        path = Path(folder, "widgetsize")
        shutil.copy(pytestconfig.getoption("--program"), path)
        yield Program(path)


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
