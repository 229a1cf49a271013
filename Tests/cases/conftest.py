"""Runs the cases: each file `*.t` has commands, what they print and their exit codes; each file `*.words` has
questions, one a line.

  $ command            a line of shell; the next lines that begin with `  > ` continue it
  output               standard output and standard error, in their order
  [64]                 the exit code, unless it is 0

Lines that are not indented by two blanks are text for the reader. The lines of output may end in `(glob)` or
`(re)`. prysk reads the files (https://www.prysk.net); `widgetsize` is the program that `--program` names, and
`widgetsize-tables` the one beside it.
Each file runs in a new empty folder, in 80 columns and without the environment of whoever runs it; `$DATA` is
the folder of the tables, and `$TESTDIR` this folder.

In a file of questions, a line has the words behind `widgetsize` and the first line of the answer, not wrapped. A
note or an error stands before it or in its place, and an exit code other than 0 at the end:

words => note: text => answer
words => error: text [64]
words => … another line of the answer, with one blank for several

Lines without an arrow are text for the reader. A line may end in `(glob)` or `(re)`.

`--record` writes what the commands print now into the files, and fails: read what changed, then test again.
"""

import subprocess

import pytest

from cases import SUFFIXES, run_case
from shared import ROOT, add_program_option


def pytest_addoption(parser):
    add_program_option(parser)
    parser.addoption("--record", action="store_true", help="write into the cases what the commands print now")


def pytest_collect_file(parent, file_path):
    return Cases.from_parent(parent, path=file_path) if file_path.suffix in SUFFIXES else None


class Cases(pytest.File):
    def collect(self):
        yield Case.from_parent(self, name=self.path.stem)


class Case(pytest.Item):
    def runtest(self):
        folder = self.config._tmp_path_factory.mktemp(self.name)
        program = self.config.getoption("--program").resolve(strict=True)
        _, _, diff = run_case(self.path, folder, program)
        diff = b"".join(diff)
        if diff and self.config.getoption("--record"):
            subprocess.run(["patch", "--silent", "-p0"], cwd=ROOT, input=diff, check=True)
        if diff:
            raise AssertionError(diff.decode())

    def repr_failure(self, excinfo):
        is_different = excinfo.errisinstance(AssertionError)
        return str(excinfo.value) if is_different else super().repr_failure(excinfo)
