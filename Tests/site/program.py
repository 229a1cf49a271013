"""The program under test, and the sites that it writes."""

import os
import subprocess
from pathlib import Path

from shared import ROOT, surroundings

# `make` says which.
PROGRAM = Path(
    os.environ.get("WIDGETSIZE_PROGRAM") or ROOT / ".build" / "debug" / "widgetsize")


def write_site(folder, *options, environment=None, working_folder=ROOT):
    """Has the program write its site to `folder`, in these surroundings but for `environment`."""
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
    """What the program writes to its standard output; that nothing is known is an answer too."""
    result = subprocess.run(
        [PROGRAM, *arguments], stdout=subprocess.PIPE, encoding="utf-8", env=surroundings()
    )
    assert result.returncode in (0, 1)
    return result.stdout
