"""Runs a file of cases: commands, what they print and their exit codes. Tests/cases/conftest.py describes it."""

import prysk.test
import pytest

import os

from shared import ROOT, program_with


def run_case(path, folder, program, data=ROOT / "Data"):
    """The lines of a file, those with what the commands print now, and their difference."""
    programs = folder.with_name(f"{folder.name}-bin")
    programs.mkdir()
    for name, file in (("widgetsize", program), ("widgetsize-tables", program_with(program, "validate"))):
        (programs / name).symlink_to(file)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(programs), "DATA": str(data)}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        return prysk.test.testfile(path, env=environment, testname=path.relative_to(ROOT))
