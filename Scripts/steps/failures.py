#!/usr/bin/env python3
"""Prints what failed in the log of a step: at most some 250 lines, and where the whole log is.

Usage: failures.py LOG

Of Swift Testing: the issues with their comments, and the names of failed tests. Of pytest: the sections of
its failures and its summary. Of a compiler and of all else: lines with an error and those after them. The
last lines of the log come in each case.
"""

import re
import sys
from pathlib import Path

# How many lines are printed of each kind, and how long a line may be.
MOST = {"issue": 120, "section": 120, "summary": 60, "error": 60, "last": 15}
WIDTH = 500
# Lines of Swift Testing begin with a symbol. An issue ends where another event begins.
ISSUE = re.compile(r"\s*✘ ")
EVENT = re.compile(r"\s*[◇✔➜✘◆⚠±] ?")
START = re.compile(r"\s*◇ ")
SECTION = re.compile(r"=+ (FAILURES|ERRORS) =+$")
SUMMARY = re.compile(r"=+ short test summary info =+$")
RULER = re.compile(r"=+ .* =+$")
# Compilers, make, shells, and the scripts of Tests.
ERROR = re.compile(r"(^|[\s:])(fatal )?error:|^Error|^wrong |^make.*\*\*\*|: command not found$", re.I)
# How many lines after an error belong to it: the source line and the mark below.
AFTER_ERROR = 3


def kinds(lines):
    """The kind of each line that tells of a failure, by its index."""
    found, kind, after = {}, None, 0
    # Whether the line belongs to the start of a test, of which the arguments may have errors in them.
    is_start = False
    for index, line in enumerate(lines):
        if SUMMARY.match(line):
            kind = "summary"
        elif SECTION.match(line):
            kind = "section"
        elif RULER.match(line):
            # The last line of pytest counts what failed.
            found[index] = "summary" if kind == "summary" else None
            kind = None
            continue
        elif ISSUE.match(line):
            kind, is_start = "issue", False
        elif EVENT.match(line):
            kind, is_start = None, START.match(line) is not None
        if is_start:
            is_start = not line.endswith("started.")
        elif kind:
            found[index] = kind
        elif ERROR.search(line):
            found[index], after = "error", AFTER_ERROR
        elif after > 0:
            found[index], after = "error", after - 1
    for index in range(max(0, len(lines) - MOST["last"]), len(lines)):
        found[index] = found.get(index) or "last"
    return {index: kind for index, kind in sorted(found.items()) if kind}


def excerpt(lines):
    """The lines to print. What is left out between them is counted."""
    counts, last = dict.fromkeys(MOST, 0), -1
    for index, kind in kinds(lines).items():
        counts[kind] += 1
        # The last lines come even if there are many of their kind.
        if counts[kind] > MOST[kind] and index < len(lines) - MOST["last"]:
            continue
        if index > last + 1:
            yield f"… {index - last - 1} lines"
        line = lines[index]
        yield line if len(line) <= WIDTH else f"{line[:WIDTH]}…"
        last = index


def main(path):
    lines = Path(path).read_text(encoding="utf-8", errors="backslashreplace").splitlines()
    for line in excerpt(lines):
        print(line)
    print(f"All {len(lines)} lines: {path}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: failures.py LOG")
    main(sys.argv[1])
