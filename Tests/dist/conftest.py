"""What the tests share: the archives of `make test-dist`, and a machine without Swift and libcmark.

`--dist FOLDER` has the archives, `--program FILE` is the program that they were made of.
"""

from pathlib import Path

import pytest

from archives import Archives
from masked import Masked, reason_against
from shared import ROOT, add_night_option, add_program_option


def pytest_addoption(parser, pluginmanager):
    add_night_option(parser, pluginmanager)
    parser.addoption("--dist", default=ROOT / "dist", type=Path)
    add_program_option(parser, build="release")


@pytest.fixture(scope="session")
def dist(pytestconfig):
    return Archives(pytestconfig.getoption("--dist").absolute())


@pytest.fixture(scope="session")
def program(pytestconfig):
    return pytestconfig.getoption("--program").absolute()


@pytest.fixture
def project(tmp_path):
    """The folder of a project with pinned sizes."""
    pinned = (ROOT / "Examples" / "WidgetTests" / "sizes.lock.csv").read_text()
    (tmp_path / "right sizes.csv").write_text(pinned)
    (tmp_path / "moved.csv").write_text(pinned.replace(",352\n", ",353\n"))
    return tmp_path


@pytest.fixture(scope="session")
def masked():
    """Runs commands where Swift and libcmark are masked."""
    if reason := reason_against():
        pytest.skip(reason)
    return Masked(["swift", "libcmark"])


@pytest.fixture(scope="session")
def without_libcmark():
    """Runs commands where libcmark is masked, and Swift is not."""
    if reason := reason_against():
        pytest.skip(reason)
    return Masked(["libcmark"])
