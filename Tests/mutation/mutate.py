#!/usr/bin/env python3
"""Tells which small errors of the engine the tests would not see.

Builds a copy of the package with all mutants in it, chosen at run time by WIDGETSIZE_MUTANT. Whoever
answers anything otherwise is seen by Tests/engine, which computes every answer a second time: a
program that prints one number for all answers tells, in a fraction of a second. The tests of the
library judge the others: first those of the folder that the mutant is in, then those that are quick,
then the rest. A mutant survives if nothing sees it. Those that are listed in equivalent.csv, with a
reason, are expected to: they come to the same for every input.

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
# The tests of what is in each folder.
OWN = {
    "Axes": "PointsTests|TextSizeSetTests|BundledParameters|LineHeightRule",
    "Cells": "CellIDReader",
    "Claims": "FormulaTests|IOS8|WidthRule|ContextClaim|Resolving",
    "Engine": "AnswerTests|Resolving|BlockAnswers|NearestTests|Applicability|WorkedAnswers",
    "Fitting": "ContentLayout|DisplayModeNegotiation|FitTests|FoundingExample",
    "Identifying": "Identifying|SnapshotName",
    "Queries": "AxisNames|FoldedName|TodayQuery|DeviceFinder|SizeOfDevice|BlockAnswers",
    "Rules": "BundledParameters|IOS8|LineHeight|Resolving|WholeRows|WidthRule|ZoomedScreen",
    "SafeCanvas": "SafeCanvas|SupportedSet|WidgetKitCanvas",
}
SLOW = (
    "AuditTests|BackgroundTests|CatalogReading|ClaimReplay|Comparing|ContextClaim|CoverageCount|"
    "MeasurementLog|Overlay|PropertyTests|ReferenceComparison"
)
SECONDS = 120


FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

# The library, its tables and its tests, and nothing else.
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  .map { .enableUpcomingFeature($0) }

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
    .executableTarget(
      name: "EveryAnswer", dependencies: ["WidgetSizing", "BundledTables"],
      path: "Tests/mutation/EveryAnswer", swiftSettings: settings),
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


def places_of_errors(output):
    return {
        (match[1], int(match[2]))
        for match in re.finditer(LIBRARY + r"/([\w/+]+\.swift):(\d+):\d+: error", output)
    }


def write(files, made, where):
    for file, text in files.items():
        (COPY / LIBRARY / file).write_text(rewritten(file, text, made, where))
    (COPY / LIBRARY / "Mutants.swift").write_text(operators(made))


def build(files):
    """Builds all mutants that the compiler takes, and returns them.

    To look at the types of all files takes half a minute, to build them many.
    """
    made, where = mutants(files)
    write(files, [], where)
    subprocess.run([*BUILD[:2], *BUILD[3:], "--target", "DataTables"], cwd=COPY, check=True,
                   capture_output=True)
    check = [
        "swiftc", "-typecheck", "-continue-building-after-errors", "-swift-version", "6",
        "-module-name", "WidgetSizing", "-package-name", "widgetsize", "-parse-as-library",
        "-I", COPY / ".build" / "release" / "Modules",
        *(flag for feature in FEATURES for flag in ("-enable-upcoming-feature", feature)),
    ]
    while True:
        write(files, made, where)
        sources = sorted((COPY / LIBRARY).rglob("*.swift"))
        result = subprocess.run([*check, *sources], capture_output=True, text=True)
        if result.returncode == 0:
            break
        places = places_of_errors(result.stdout + result.stderr)
        refused = [mutant for mutant in made if (mutant.file, mutant.line) in places]
        # An error where there is no mutant is of a closure that has some in its next lines.
        refused = refused or [
            mutant for mutant in made
            if any(mutant.file == file and 0 < mutant.line - line < 15 for file, line in places)]
        if not refused:
            sys.exit(f"the mutants cannot be built:\n{(result.stdout + result.stderr)[-4000:]}")
        print(f"{len(refused)} places are no expressions and are left alone", file=sys.stderr)
        made = [mutant for mutant in made if mutant not in refused]
    result = subprocess.run(BUILD, cwd=COPY, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"the mutants cannot be built:\n{(result.stdout + result.stderr)[-4000:]}")
    return made


def answers(number):
    """What stands for all answers that a mutant gives; the exit code if it gives none."""
    program = COPY / ".build" / "release" / "EveryAnswer"
    try:
        result = subprocess.run(
            [program], env=environment(number), capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "too slow"
    return result.stdout or result.returncode


def survives(mutant, right):
    """Whether nothing sees a mutant."""
    own = OWN[mutant.file.split("/")[0]]
    return answers(mutant.number) == right and all(
        passes(which, mutant.number)
        for which in (["--filter", own], ["--skip", f"RemovalTests|{SLOW}"], ["--filter", SLOW]))


def environment(number):
    return {**os.environ, "WIDGETSIZE_MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"}


def passes(which, number):
    """Whether tests pass with a mutant; the first that fails ends the run."""
    bundle = next((COPY / ".build" / "release").glob("*PackageTests.xctest"))
    process = subprocess.Popen(
        [bundle, "--testing-library", "swift-testing", *which], cwd=COPY, text=True,
        errors="replace", env=environment(number), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
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
    right = answers(-1)
    if not passes(["--skip", "RemovalTests"], -1):
        sys.exit("the tests fail without a mutant")
    os.nice(5)
    began = time.monotonic()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        lives = list(pool.map(lambda mutant: survives(mutant, right), made))
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
