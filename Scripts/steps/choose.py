#!/usr/bin/env python3
"""Prints the steps of a check that run here, and writes into FILE those that are left out, each with its reason.

Usage: choose.py FILE STEP...

The variable CHECK says how much is checked: `all`, which is the default, or `portable`, what another machine or
another compiler may break. results.py prints FILE before its last line.
"""

import os
import platform
import sys
from pathlib import Path

# What needs a system like Debian, and why. macOS leaves out these steps and no others.
NEEDS_LINUX = {
    "test-site": "needs Chromium and its driver as Debian packs them",
    "test-faults": "limits files, disks and rights by means of Linux",
    "test-dist": "hides Swift and libcmark in a namespace of Linux",
    "test-sanitizers": "finds leaks, which the address sanitizer of macOS does not",
}
PORTABLE = ["build-program", "build-tests", "test-swift", "test-cases", "test-engine"]


def reason_against(step, check, system):
    """Why a step does not run, or None."""
    if system != "Linux" and step in NEEDS_LINUX:
        return NEEDS_LINUX[step]
    if check == "portable" and step not in PORTABLE:
        return "another machine runs it"
    return None


def main(file, steps):
    check = os.environ.get("CHECK") or "all"
    if check not in ("all", "portable"):
        print(f"CHECK is '{check}'; expected 'all' or 'portable'", file=sys.stderr)
        return 64
    reasons = {step: reason_against(step, check, platform.system()) for step in steps}
    lines = [f"{step}: {reason}\n" for step, reason in reasons.items() if reason]
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text("".join(lines), encoding="utf-8")
    print(*(step for step, reason in reasons.items() if not reason))
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: choose.py FILE STEP...")
    sys.exit(main(sys.argv[1], sys.argv[2:]))
