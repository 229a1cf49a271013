#!/usr/bin/env python3
"""Counts the results of a check, and names what was left to the night, and each skipped test with its reason.

Usage: results.py STATUS     in the folder of the repository, after `make test` ended with STATUS

The last line is `N passed, N failed, N skipped`. The exit code is 0 if all was checked and nothing failed.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

# The results of Swift Testing and pytest, as JUnit, and the log of the tables.
FILES = [Path(".build", f"{name}.xml") for name in
         ("tests", "case-tests", "fault-tests", "row-tests", "site-tests", "dist-tests")]
TABLES = Path(".build/steps/test-tables.log")
# The reason of Swift tests that run at night. pytest has the number of its own in the log of their step.
AT_NIGHT = "runs at night"
LEFT_OUT = re.compile(r"^([0-9]+) tests run at night$", re.MULTILINE)
SOUND = re.compile(r"ok +([a-z_]+ +[0-9]+ rows|sound|broken/[a-z0-9-]+)$")


def cases(path):
    """The tests of a file of results; none if there is no file, or a crash left half of one."""
    try:
        return list(ElementTree.parse(path).iter("testcase"))
    except (OSError, ElementTree.ParseError):
        return []


def reason(skipped):
    """Why a test was skipped. pytest has it as an attribute, Swift Testing as text."""
    text = skipped.get("message") or skipped.text or ""
    return " ".join(text.split()) or "no reason is given"


def name(case):
    """The name of a test without its arguments, so that many of one function are one."""
    whole = ".".join(filter(None, (case.get("classname"), case.get("name"))))
    return whole.split("[")[0]


def left_out_by_pytest():
    """How many tests each step left to the night."""
    for log in sorted(TABLES.parent.glob("test-*.log")):
        for count in LEFT_OUT.findall(log.read_text(encoding="utf-8", errors="replace")):
            yield log.stem, int(count)


def main(status):
    lines = TABLES.read_text(encoding="utf-8").splitlines() if TABLES.exists() else []
    passed = sum(1 for line in lines if SOUND.match(line))
    failed = sum(1 for line in lines if line.startswith("wrong "))
    is_complete = passed + failed > 0
    skipped, at_night = Counter(), Counter(dict(left_out_by_pytest()))
    for path in FILES:
        found = cases(path)
        is_complete = is_complete and bool(found)
        for case in found:
            left_out = case.find("skipped")
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
            elif left_out is not None and reason(left_out) == AT_NIGHT:
                at_night[case.get("classname").split(".")[-1]] += 1
            elif left_out is not None:
                skipped[name(case), reason(left_out)] += 1
            else:
                passed += 1
    # A failure without a count of its own (the style, a build, a crash) counts as one.
    if status and not failed:
        failed = 1
    if not status and not is_complete:
        print("the tables, the code, the site or the archives were not checked at all", file=sys.stderr)
        failed += 1
    if at_night:
        print("\nleft to the night: " + ", ".join(f"{count} of {suite}" for suite, count in at_night.items()))
    if skipped:
        print("\nskipped:")
        for (test, why), count in sorted(skipped.items()):
            print(f"  {test}{f' ({count} times)' if count > 1 else ''}: {why}")
    # What went to standard error comes before the last line.
    sys.stderr.flush()
    print(f"{passed} passed, {failed} failed, {skipped.total()} skipped")
    return 1 if status or failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: results.py STATUS")
    sys.exit(main(int(sys.argv[1])))
