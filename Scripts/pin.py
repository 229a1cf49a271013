#!/usr/bin/env python3
"""Writes the hashes of packages into files of requirements, as PyPI states them.

  pin.py FILE...

A requirement is a line `name==version`. It gets the hashes of the wheels for Linux and macOS on x86-64 and
ARM, and of the source if it has no wheel. Run it after a change of a version, and read the difference: only
lines of changed versions may differ.

Exit codes: 0 written; 2 something is missing.
Python 3.11 or later and the standard library only.
"""

import json
import re
import sys
import urllib.request
from pathlib import Path

INDEX = "https://pypi.org/simple/{}/"
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)")
# The oldest minor version of Python 3 that the tests need.
OLDEST = 11
MACHINES = re.compile(r"(manylinux|musllinux|macosx)\w*_(x86_64|aarch64|arm64|universal2)$")


def files(name):
    """The files of a package, each with its name and hashes."""
    request = urllib.request.Request(
        INDEX.format(re.sub(r"[-_.]+", "-", name).lower()),
        headers={"Accept": "application/vnd.pypi.simple.v1+json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["files"]


def is_meant(wheel):
    """Whether a wheel is for a system and a Python that the tests run on."""
    python, abi, platforms = wheel.removesuffix(".whl").split("-")[-3:]
    if platforms == "any":
        return True
    minor = re.fullmatch(r"cp3(\d+)", python)
    is_new = minor and not abi.endswith("t") and (abi == "abi3" or int(minor[1]) >= OLDEST)
    is_for_any = python.startswith("py") and abi == "none"
    return bool((is_new or is_for_any) and any(MACHINES.match(name) for name in platforms.split(".")))


def hashes(name, version):
    """The hashes of a version, sorted."""
    found = {file["filename"]: file["hashes"]["sha256"] for file in files(name) if not file["yanked"]}
    wheels = {wheel for wheel in found if wheel.endswith(".whl") and wheel.split("-")[1] == version}
    sources = {source for source in found if source.endswith(f"-{version}.tar.gz")}
    meant = {wheel for wheel in wheels if is_meant(wheel)} or sources
    return sorted(found[file] for file in meant)


def pinned(text):
    """The text of a file of requirements with the hashes of today."""
    lines = []
    for line in text.splitlines():
        requirement = REQUIREMENT.match(line)
        if not requirement:
            # The hashes of before are written again.
            lines += [] if line.startswith("    --hash=") else [line]
            continue
        found = hashes(*requirement.groups())
        if not found:
            raise LookupError(f"{requirement[0]}: the index has no file of it")
        lines.append(" \\\n".join([requirement[0], *(f"    --hash=sha256:{digest}" for digest in found)]))
    return "\n".join(lines) + "\n"


def main():
    if not sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 64
    for path in map(Path, sys.argv[1:]):
        try:
            path.write_text(pinned(path.read_text(encoding="utf-8")), encoding="utf-8")
        except (OSError, LookupError) as trouble:
            print(f"error: {path}: {trouble}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
