#!/usr/bin/env python3
"""Counts the results of a check, and names what was left to the night, the steps that were left out, and each skipped
test with its reason.

Usage: results.py STATUS     in the folder of the repository, after `make test` ended with STATUS

The last line is `N passed, N failed, N skipped`. The exit code is 0 if all was checked and nothing failed.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

# The results of Swift Testing and pytest, as JUnit, by step. On macOS SwiftPM adds words to a name.
FILES = {"test-swift": "tests*.xml", "test-cases": "case-tests.xml", "test-faults": "fault-tests.xml",
         "test-rows": "row-tests.xml", "test-site": "site-tests.xml", "test-dist": "dist-tests.xml"}
# The log of the tables, and what choose.py wrote.
TABLES = Path(".build/steps/test-tables.log")
LEFT_OUT_STEPS = Path(".build/left-out.txt")
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
    left_out = dict(line.split(": ", 1) for line in LEFT_OUT_STEPS.read_text(encoding="utf-8").splitlines()
                    ) if LEFT_OUT_STEPS.exists() else {}
    passed = sum(1 for line in lines if SOUND.match(line))
    failed = sum(1 for line in lines if line.startswith("wrong "))
    is_complete = passed + failed > 0 or "test-tables" in left_out
    skipped, at_night = Counter(), Counter(dict(left_out_by_pytest()))
    for step, pattern in FILES.items():
        found = [case for path in sorted(Path(".build").glob(pattern)) for case in cases(path)]
        is_complete = is_complete and (bool(found) or step in left_out)
        for case in found:
            mark = case.find("skipped")
            if case.find("failure") is not None or case.find("error") is not None:
                failed += 1
            elif mark is not None and reason(mark) == AT_NIGHT:
                at_night[case.get("classname").split(".")[-1]] += 1
            elif mark is not None:
                skipped[name(case), reason(mark)] += 1
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
    if left_out:
        print("\nleft out:")
        for step, why in left_out.items():
            print(f"  {step}: {why}")
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
