"""Runs at the same time: each output is whole."""

import random
import time

import pytest

from program import names
from writers import Check, Ingest, Render, discard


@pytest.mark.night
@pytest.mark.parametrize("writer", [Render(), Check(), Ingest()], ids=str)
def test_two_runs_at_once(program, folder, writer, tried):
    """Two runs of a command write different things to one place."""
    writer.prepare(folder)
    before = set(names(folder))
    results, began = [], time.monotonic()
    for new in (False, True):
        assert program.run(*writer.arguments(new), folder=folder).status == 0
        results.append(writer.written(folder))
        discard(folder, before)
    seconds = (time.monotonic() - began) / 2
    generator = random.Random(f"at once {writer}")
    for attempt in range(40):
        if not writer.replaces:
            discard(folder, before)
        runs = [program.start(*writer.arguments(attempt % 2 == 0), folder=folder)]
        time.sleep(generator.uniform(0, seconds / 2))
        runs.append(program.start(*writer.arguments(attempt % 2 == 1), folder=folder))
        # What is there is replaced, except by a command that replaces nothing.
        assert sorted(run.wait() for run in runs) == [0, 0 if writer.replaces else 2]
        assert writer.written(folder) in results
        assert set(names(folder)) == before | {writer.target}
        tried("two runs at once")
