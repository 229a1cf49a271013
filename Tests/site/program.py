"""The program under test, and the sites that it writes."""

import os
import subprocess
from pathlib import Path

from shared import ROOT, surroundings

# `make` names it in WIDGETSIZE_PROGRAM.
PROGRAM = Path(
    os.environ.get("WIDGETSIZE_PROGRAM") or ROOT / ".build" / "debug" / "widgetsize")


def write_site(folder, *options, environment=None, working_folder=ROOT):
    """Writes the site to `folder`, with the environment of the tests and `environment`."""
    if not PROGRAM.exists():
        raise FileNotFoundError(f"{PROGRAM} is not built: run `make build`")
    subprocess.run(
        [PROGRAM, "report", "--output", folder, *options],
        check=True,
        cwd=working_folder,
        env=surroundings(environment),
    )
    return Path(folder)


def answer(*arguments):
    """The standard output of the program. Exit code 1, if nothing is known, is an answer too."""
    result = subprocess.run(
        [PROGRAM, *arguments], stdout=subprocess.PIPE, encoding="utf-8", env=surroundings()
    )
    assert result.returncode in (0, 1)
    return result.stdout


def counts(points):
    """Points of the program, which rounds to 1/10,000, as a number of 1/300 point; None for none."""
    return None if points is None else round(points * 300)
