"""Right rows change no file of cases: each prints with the rows of a kind what it prints with none."""

import difflib
import os

import pytest
from prysk.diff import glob, regex

from cases import case_files, run_case
from kinds import KINDS, write
from shared import ROOT

CASES = case_files()
# Adds the rows to each command that answers from the tables, unless it names rows itself.
WRAPPER = """#!/bin/sh
program={program}
case "$1" in completion|help|render|version|--*|-h|"") exec "$program" "$@";; esac
for word in "$@"; do
  case $word in --data|--data=*|-h|--help|--) exec "$program" "$@";; esac
done
exec "$program" "$@" --data {rows}
"""


def as_pattern(line, patterns):
    """The line, or the pattern of the file that it matches."""
    return next((pattern for pattern in patterns if glob(pattern, line) or regex(pattern, line)), line)


def without_path(line, path, before=b"", instead=b""):
    """The line without a path, as it is or as a case prints it below its folder for temporary files."""
    for form in (path, str(path).replace(os.environ.get("TMPDIR", "/tmp").rstrip("/"), "$TMPDIR", 1)):
        line = line.replace(before + os.fsencode(form), instead)
    return line


pytestmark = pytest.mark.night


@pytest.fixture(scope="module")
def printed(bundled, entered, tmp_path_factory):
    """What a file prints with rows of a kind, or with a table that has none."""

    def lines(path, kind=None):
        folder = tmp_path_factory.mktemp(path.stem)
        rows = folder / "none" if kind is None else entered(kind).rows
        if kind is None:
            write({"devices": []}, rows)
        wrapper = folder / "widgetsize"
        wrapper.write_text(WRAPPER.format(program=bundled.path, rows=rows))
        wrapper.chmod(0o755)
        (folder / "widgetsize-tables").symlink_to(bundled.path.with_name("widgetsize-tables"))
        (folder / "case").mkdir()
        data = ROOT / "Data" if kind is None else entered(kind).data
        written, output, _ = run_case(path, folder / "case", wrapper, data)
        patterns = [line for line in written if line.endswith((b" (glob)\n", b" (re)\n"))]
        # The option stands in commands and in what they print about the next command.
        output = [without_path(without_path(line, rows, b" --data "), data, instead=b"/Data") for line in output]
        return [as_pattern(line, patterns).decode() for line in output]

    return lines


@pytest.fixture(scope="module")
def without(printed):
    kept = {}
    return lambda path: kept.get(path) or kept.setdefault(path, printed(path))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name)
def test_rows_change_no_case(printed, without, path, kind):
    difference = list(difflib.unified_diff(without(path), printed(path, kind), n=1))
    assert not difference, "".join(difference)
