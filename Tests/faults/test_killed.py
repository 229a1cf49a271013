"""Killed at any moment, the program leaves the complete old file or the complete new one."""

import random
import time

import pytest

from program import names
from writers import Check, Ingest, Render, discard

# How often each command is killed.
KILLS = 100


@pytest.mark.night
@pytest.mark.parametrize("writer", [Render(), Check(), Ingest()], ids=str)
def test_killed_run_leaves_the_old_or_the_new_output(program, folder, writer, tried):
    generator = random.Random(f"killed {writer}")
    writer.prepare(folder)
    expected = set(names(folder))
    began = time.monotonic()
    assert program.run(*writer.arguments(new=True), folder=folder).status in (0, 1)
    seconds = time.monotonic() - began
    new = writer.written(folder)
    discard(folder, expected)
    old = None
    if writer.replaces:
        assert program.run(*writer.arguments(), folder=folder).status in (0, 1)
        old = writer.written(folder)
        assert old != new
        expected.add(writer.target)
    seen = {"old": 0, "new": 0}
    # The first run may have been slow, on a busy machine: a kill that came after the end shortens
    # the time before the next, one that came before it lengthens it again.
    latest = seconds
    for attempt in range(KILLS):
        process = program.start(*writer.arguments(new=True), folder=folder)
        if attempt % 2:
            # Kill it while it writes, which matters most.
            wait_for_writing(process, folder, expected)
            time.sleep(generator.uniform(0, latest / 10))
        else:
            time.sleep(generator.uniform(0, latest))
        process.kill()
        process.wait()
        found = writer.written(folder)
        assert found in (old, new), f"attempt {attempt} left a mix"
        seen["old" if found == old else "new"] += 1
        latest = min(seconds, latest * 1.5) if found == old else latest / 2
        # The draft of the output stays beside the target.
        extra = set(names(folder)) - expected - {writer.target}
        assert all(name.startswith(f".{writer.target}.") for name in extra), extra
        if found == new:
            discard(folder, expected - {writer.target})
            if writer.replaces:
                assert program.run(*writer.arguments(), folder=folder).status in (0, 1)
                assert writer.written(folder) == old
        tried(f"killed while {writer} ran")
    assert seen["old"], "no kill came before the end"
    # The leftovers of all those runs do not keep it from writing.
    assert program.run(*writer.arguments(new=True), folder=folder).status in (0, 1)
    assert writer.written(folder) == new


def wait_for_writing(process, folder, expected):
    while process.poll() is None and set(names(folder)) <= expected:
        time.sleep(0.0005)
