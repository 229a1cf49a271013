"""What the tests share: the program, and an open conversation with its server.

`--program FILE` tests another build.
"""

from pathlib import Path

import pytest

from conversation import ROOT, Conversation, Program


def pytest_addoption(parser):
    parser.addoption("--program", default=ROOT / ".build" / "debug" / "widgetsize", type=Path)


@pytest.fixture(scope="session")
def program(pytestconfig):
    return Program(pytestconfig.getoption("--program").resolve())


@pytest.fixture
def conversation(program):
    """Raw pipes to a server that has bounded memory. It must be alive in the end."""
    with Conversation(program) as conversation:
        yield conversation
        conversation.must_be_alive()
