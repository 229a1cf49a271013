"""Runs a file of cases: commands, what they print and their exit codes. Tests/cases/conftest.py describes it."""

import os
import shlex
import subprocess

import prysk.test
import pytest
from prysk.diff import glob, regex, unified_diff

from shared import ROOT, program_with

SUFFIXES = (".t", ".words")
# A line of questions: words, and what is printed first.
ARROW = " => "
# Begins a line of the answer that is not its first, with one blank for several.
MORE = "… "
# Wide enough that no line wraps.
WIDE = "500"


def case_files():
    """All files of cases and of questions."""
    return sorted(file for file in (ROOT / "Tests" / "cases").iterdir() if file.suffix in SUFFIXES)


def run_case(path, folder, program, data=ROOT / "Data"):
    """The lines of a file, those with what the commands print now, and their difference."""
    programs = folder.with_name(f"{folder.name}-bin")
    programs.mkdir()
    for name, file in (("widgetsize", program), ("widgetsize-tables", program_with(program, "validate"))):
        (programs / name).symlink_to(file)
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(programs), "DATA": str(data)}
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        if path.suffix == ".words":
            return run_words(path, programs / "widgetsize", {**environment, "COLUMNS": WIDE})
        return prysk.test.testfile(path, env=environment, testname=path.relative_to(ROOT))


def run_words(path, program, environment):
    """As `run_case`, of a file of questions."""
    written = path.read_text(encoding="utf-8").splitlines()
    printed = [answered(line, program, environment) if ARROW in line else line for line in written]
    written, printed = ([f"{line}\n".encode() for line in lines] for lines in (written, printed))
    name = bytes(path.relative_to(ROOT))
    return written, printed, list(unified_diff(written, printed, name, name, matchers=[glob, regex]))


def answered(line, program, environment):
    """The line with what the program prints now."""
    words, *expected = line.split(ARROW)
    result = subprocess.run(
        [program, *shlex.split(words)], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        encoding="utf-8", check=False)
    errors, answer = result.stderr.splitlines(), result.stdout.splitlines()
    code = f" [{result.returncode}]" if result.returncode else ""
    found = []
    for part in expected:
        if part.startswith(("note:", "error:")):
            lines = [line for line in errors if line not in found]
        else:
            lines = [MORE + " ".join(line.split()) for line in answer[1:]] if part.startswith(MORE) else answer[:1]
        text = part.removesuffix(" (glob)").removesuffix(code)
        found.append(text if text in lines else next(iter(lines), ""))
    return ARROW.join([words, *found]) + code
