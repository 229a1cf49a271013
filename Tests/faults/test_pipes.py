"""What is not a regular file of its own: links, pipes, devices, open descriptors."""

import os

import pytest

from writers import Check, prepare


FAILING = {
    "check wrong.csv": 1, "check wrong.csv --format csv": 1, "check wrong.csv --github": 1,
    "query --device plus --os 17 --mode legacy": 1,
    "fit --device plus --os 10 --rows 50 --row-height 44 --at-least 50": 1,
    "query --data nowhere": 2, "query --nothing": 64,
    "check sizes.csv": 0, "query --device plus": 0, "list devices": 0, "--help": 0,
}


@pytest.mark.parametrize("command", FAILING)
def test_verdict_in_a_closed_pipe(program, folder, command, tried):
    """Nobody reading the output does not change what the exit code says."""
    prepare(folder, Check())
    (folder / "wrong.csv").write_text((folder / "sizes.csv").read_text().replace("352", "351"))
    end, start = os.pipe()
    os.close(end)
    result = program.run(*command.split(), folder=folder, stdout=start)
    os.close(start)
    assert result.status == FAILING[command], result
    if result.status < 2:
        assert result.errors == "", result
    tried("closed pipe")
