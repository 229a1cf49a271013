#!/usr/bin/env python3
"""Tells which small errors of the engine the tests would not see.

Builds a copy of the package with all mutants in it, chosen at run time by WIDGETSIZE_MUTANT, and
runs the tests of the library for each. A mutant survives if no test fails. Those that are listed
in equivalent.csv, with a reason, are expected to: they come to the same for every input.

Exit codes: 0 only the expected survive; 1 others do, or an expected one no longer does.

Usage: mutate.py [--only TEXT] [--jobs N] [--every N]
"""

import argparse
import csv
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rewriting import mutants, operators, rewritten

ROOT = Path(__file__).resolve().parents[2]
COPY = ROOT / ".build-mutation" / "package"
LIBRARY = "Sources/WidgetSizing"
# What answers: not what reads tables, writes images or words.
FOLDERS = ["Axes", "Cells", "Claims", "Engine", "Fitting", "Identifying", "Queries", "Rules",
           "SafeCanvas"]
BUILD = ["swift", "build", "--build-tests", "--configuration", "release",
         "-Xswiftc", "-enable-testing"]
# What is run of the tests: first those that are quick, which see most mutants, then the others.
SKIPPED = [
    "RemovalTests|AuditTests|BackgroundTests|CatalogReading|ClaimReplay|Comparing|ContextClaim|"
    "CoverageCount|MeasurementLog|Overlay|PropertyTests|ReferenceComparison",
    "RemovalTests",
]
SECONDS = 120


# The library, its tables and its tests, and nothing else.
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "widgetsize",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "DataTables", swiftSettings: settings),
    .target(name: "WidgetSizing", dependencies: ["DataTables"], swiftSettings: settings),
    .executableTarget(
      name: "EmbedFiles", dependencies: ["WidgetSizing"], swiftSettings: settings),
    .plugin(
      name: "EmbedFilesPlugin", capability: .buildTool(), dependencies: ["EmbedFiles"],
      path: "Sources/EmbedFilesPlugin"),
    .target(
      name: "BundledTables", dependencies: ["WidgetSizing"], swiftSettings: settings,
      plugins: ["EmbedFilesPlugin"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "WidgetSizingTests",
      dependencies: ["WidgetSizing", "DataTables", "BundledTables", "TestSupport"],
      exclude: ["Goldens"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
"""


def copy_package():
    """A copy of what the manifest names."""
    COPY.mkdir(parents=True, exist_ok=True)
    for name in ("Sources", "Tests", "Data"):
        shutil.rmtree(COPY / name, ignore_errors=True)
        shutil.copytree(ROOT / name, COPY / name, symlinks=True)
    (COPY / "Package.swift").write_text(MANIFEST)


def sources(only):
    return {
        str(path.relative_to(ROOT / LIBRARY)): path.read_text()
        for folder in FOLDERS
        for path in sorted((ROOT / LIBRARY / folder).glob("*.swift"))
        if only in str(path)
    }


def build(files):
    """Builds all mutants that the compiler takes, and returns them."""
    made, where = mutants(files)
    while True:
        for file, text in files.items():
            (COPY / LIBRARY / file).write_text(rewritten(file, text, made, where))
        (COPY / LIBRARY / "Mutants.swift").write_text(operators(made))
        result = subprocess.run(BUILD, cwd=COPY, capture_output=True, text=True)
        output = result.stdout + result.stderr
        if result.returncode == 0:
            return made
        places = {
            (match[1], int(match[2]))
            for match in re.finditer(LIBRARY + r"/([\w/+]+\.swift):(\d+):\d+: error", output)
        }
        refused = [mutant for mutant in made if (mutant.file, mutant.line) in places]
        if not refused:
            sys.exit(f"the mutants cannot be built:\n{output[-4000:]}")
        print(f"{len(refused)} places are no expressions and are left alone", file=sys.stderr)
        made = [mutant for mutant in made if mutant not in refused]


def survives(number):
    """Whether all tests pass with a mutant."""
    return all(passes(skipped, number) for skipped in SKIPPED)


def passes(skipped, number):
    """Whether tests pass with a mutant; the first that fails ends the run."""
    bundle = next((COPY / ".build" / "release").glob("*PackageTests.xctest"))
    command = [str(bundle), "--testing-library", "swift-testing", "--skip", skipped]
    environment = {**os.environ, "WIDGETSIZE_MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"}
    process = subprocess.Popen(
        command, cwd=COPY, env=environment, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    timer = threading.Timer(SECONDS, process.kill)
    timer.start()
    failed = False
    for line in process.stdout:
        if "✘" in line or "recorded an issue" in line:
            failed = True
            process.kill()
            break
    process.stdout.close()
    timer.cancel()
    return process.wait() == 0 and not failed


def expected():
    """The mutants that come to the same, by place and change, with the reason."""
    with open(Path(__file__).with_name("equivalent.csv"), encoding="utf-8", newline="") as file:
        return {(row["file"], row["code"], row["before"], row["after"]): row["reason"]
                for row in csv.DictReader(file)}


def key(mutant, files):
    """What identifies a mutant when lines move: the line's text."""
    code = files[mutant.file].split("\n")[mutant.line - 1].strip()
    return mutant.file, code, mutant.before, mutant.after


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="mutate only files whose path has this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--every", type=int, default=1, help="try only every Nth mutant")
    arguments = parser.parse_args()
    copy_package()
    files = sources(arguments.only)
    made = build(files)[:: arguments.every]
    if not survives(-1):
        sys.exit("the tests fail without a mutant")
    began = time.monotonic()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        lives = list(pool.map(lambda mutant: survives(mutant.number), made))
    survivors = [mutant for mutant, alive in zip(made, lives) if alive]
    known = expected()
    surprises = [mutant for mutant in survivors if key(mutant, files) not in known]
    needless = {key(mutant, files) for mutant, alive in zip(made, lives) if not alive} & set(known)
    for mutant in surprises:
        print(f"survives: {LIBRARY}/{mutant}: {key(mutant, files)[1]}")
    for file, code, before, after in sorted(needless):
        print(f"no longer survives: {LIBRARY}/{file}: {before} → {after}: {code}")
    print(f"{len(made)} mutants, {len(made) - len(survivors)} killed, "
          f"{len(survivors) - len(surprises)} equivalent, {len(surprises)} survive, "
          f"in {time.monotonic() - began:.0f} s")
    return 1 if surprises or needless else 0


if __name__ == "__main__":
    sys.exit(main())
