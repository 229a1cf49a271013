#!/usr/bin/env python3
"""Prints the steps of a check that run here, and writes into FILE those that are left out, each with its reason.

Usage: choose.py FILE STEP...

The variable CHECK says how much is checked:
  changed   all but the steps of which no part changed since the commit that .ci/full-run names; the default
  all       everything
  portable  what another processor or another compiler may break

Without .ci/full-run, or without its commit, nothing is left out as unchanged. results.py prints FILE before its last
line.
"""

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What needs a system like Debian, and why. macOS leaves out these steps and no others.
NEEDS_LINUX = {
    "lint": "judges the same files, with the versions of tools that Debian has",
    "test-site": "needs Chromium and its driver as Debian packs them",
    "test-faults": "limits files, disks and rights by means of Linux",
    "test-dist": "hides Swift and libcmark in a namespace of Linux",
    "test-sanitizers": "finds leaks, which the address sanitizer of macOS does not",
}
PORTABLE = ["build-program", "build-tests", "test-swift", "test-cases", "test-engine"]
# The parts of steps that few changes concern, by the beginnings of their paths. `make soak` runs them every night.
PARTS = {
    "test-plugin": ["Sources/WidgetsizePlugin/", "Sources/CheckWidgetSizes/", "Examples/", "Scripts/test-plugin.sh"],
    "test-sanitizers": ["Sources/CMarkTree/", "Sources/CCmark/", "Sources/Documents/", "Sources/Wording/",
                        "Tests/sanitizers/", "Tests/leaks.txt", "Scripts/test-sanitizers.sh"],
    # With the hooks: pre-commit, the GitHub Action, and our own workflows.
    "test-dist": ["Scripts/", "Tests/dist/", "Tests/support/", ".github/", ".ci/run", "action.yml", "Dockerfile", "CITATION.cff",
                  ".pre-commit-hooks.yaml", "Data/datapackage.json", "Site/templates/", "Sources/WidgetsizePlugin/",
                  "Sources/CheckWidgetSizes/", "Examples/"],
}
SHARED = ["Makefile", "Package.swift", "Scripts/steps/", "Tests/requirements.txt"]


def changed_since_full_run():
    """The commit of the last full run, and the paths that changed since, committed or not; None and None if unknown."""
    def git(*arguments):
        return subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=True).stdout

    try:
        # Digits alone: the text becomes an argument.
        commit = f"{int((ROOT / '.ci' / 'full-run').read_text(encoding='ascii'), 16):040x}"
        paths = git("diff", "--name-only", "--no-renames", commit, "--").splitlines()
        return commit, paths + git("ls-files", "--others", "--exclude-standard").splitlines()
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None, None


def reasons_against(steps, check, system):
    """Why steps do not run, by step."""
    reasons = {}
    if check == "changed":
        commit, paths = changed_since_full_run()
        if paths is not None:
            for step, parts in PARTS.items():
                if not any(path.startswith(tuple(parts + SHARED)) for path in paths):
                    reasons[step] = f"no part of it changed since {commit[:12]}"
    if check == "portable":
        reasons.update((step, "another machine runs it") for step in steps if step not in PORTABLE)
    if system != "Linux":
        reasons.update(NEEDS_LINUX)
    return {step: reasons[step] for step in steps if step in reasons}


def main(file, steps):
    check = os.environ.get("CHECK") or "changed"
    if check not in ("changed", "all", "portable"):
        print(f"CHECK is '{check}'; expected 'changed', 'all' or 'portable'", file=sys.stderr)
        return 64
    reasons = reasons_against(steps, check, platform.system())
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text("".join(f"{step}: {reason}\n" for step, reason in reasons.items()), encoding="utf-8")
    print(*(step for step in steps if step not in reasons))
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: choose.py FILE STEP...")
    sys.exit(main(sys.argv[1], sys.argv[2:]))
