"""What the tests share: the program, and an open conversation with its server.

`--program FILE` tests another build.
"""

import pytest

from conversation import Conversation, Program
from shared import add_program_option


def pytest_addoption(parser):
    add_program_option(parser)


@pytest.fixture(scope="session")
def program(pytestconfig):
    return Program(pytestconfig.getoption("--program").resolve())


@pytest.fixture(scope="module")
def server(program):
    """A server that answers all tests of a file."""
    with Conversation(program) as conversation:
        yield conversation
        assert conversation.must_end() == b""


@pytest.fixture
def conversation(server):
    """Raw pipes to a server that has bounded memory. It must be alive after each test."""
    yield server
    server.must_be_alive()
