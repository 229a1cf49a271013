"""The program under test, and the sites that it writes."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "debug" / "widgetsize"


def write_site(folder, *options, environment=None, working_folder=ROOT):
    """Has the program write its site to `folder`, in these surroundings but for `environment`."""
    if not PROGRAM.exists():
        raise FileNotFoundError(f"{PROGRAM} is not built: run `make build`")
    surroundings = {**os.environ, **(environment or {})}
    for name in [name for name in surroundings if name.startswith("WIDGETSIZE_")]:
        del surroundings[name]
    subprocess.run(
        [PROGRAM, "report", "--output", folder, *options],
        check=True,
        cwd=working_folder,
        env=surroundings,
    )
    return Path(folder)
