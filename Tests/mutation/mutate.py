#!/usr/bin/env python3
"""Lists the small errors of the engine that no test would see.

Builds a copy of the package with all mutants in it, chosen at run time by WIDGETSIZE_MUTANT. A mutant is
seen if its answers are not those of the second computation, Tests/engine, or if a test of the library
fails, first the tests of the mutant's folder, then all; or else if the second computation of what the program
prints or one of Tests/cases sees it. A mutant survives if nothing sees it. A check is made only with the
mutants whose code it ran without any; most cases run little of the engine. Mutants in
equivalent.csv are expected to survive: they give the same result for every input, for the reason in their
row. A row names a mutant by the text of its line, so that it holds when lines move.

Exit codes: 0 only the expected survive; 1 others do, or an expected one no longer does, or the engine
without a mutant differs from the second computation.

Usage: mutate.py [--only TEXT] [--jobs N] [--every N] [--runs N]
"""

import argparse
import csv
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from rewriting import mutants, operators, rewritten

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "Tests" / "engine"))

from every_answer import every_answer  # noqa: E402
LIBRARY = "Sources/WidgetSizing"
TABLES = ROOT / "Data" / "tables"
# The folders that compute answers, without those that read tables or words, or write words.
FOLDERS = ["Cells", "Claims", "Engine", "Fitting", "Identifying", "Rules", "SafeCanvas"]
# The tests of each folder.
OWN = {
    "Cells": "CellIDReader|WidgetKit",
    "Claims": "AppleTables|ClaimTests|IOS8|WidthRule",
    "Engine": "AnswerTests|AppleTables|Applicability|BlockAnswers|EngineTests|Guideline|NearestTests|"
              "WidgetKit|WorkedAnswers",
    "Fitting": "ContentLayout|FitTests|FoundingExample|TextHeight",
    "Identifying": "Identifying",
    "Rules": "BundledParameters|RuleTests",
    "SafeCanvas": "SafeCanvas|WidgetKitCanvas",
}
# All tests of the library but those of the night, and those of claims that are replayed.
ALL = r"WidgetSizingTests\.|TableAuditTests\."
# A mutant that takes more CPU seconds never ends. All answers take less than one, all tests twenty, a command less
# than three.
SECONDS_OF_ANSWERS = 10
SECONDS_OF_TESTS = 120
SECONDS_OF_A_COMMAND = 30
# The programs, and their checks.
PROGRAMS = ["widgetsize", "widgetsize-tables"]
COMPUTED_TWICE = [sys.executable, "Tests/engine/check_answers.py", "PROGRAM"]
RUN_CASES = [".venv/bin/python", "-m", "pytest", "--quiet", "--exitfirst", "-p", "no:cacheprovider",
             "--program", "PROGRAM"]
CASES = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "Tests" / "cases").iterdir()
               if file.suffix in (".t", ".words"))

# What the package is built from.
FOLDERS_OF_PACKAGE = ["Sources", "Tests", "Data", "Site"]
FEATURES = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

# What the copy adds to the package: the program that prints the answers of the library.
EVERY_ANSWER = """\
    .executableTarget(
      name: "EveryAnswer", dependencies: ["WidgetSizingData"], path: "Tests/mutation/EveryAnswer"),
"""


class Package:
    """A copy of the package with all mutants in it."""

    folder = ROOT / ".build-mutation" / "package"
    products = folder / ".build" / "release"

    def write(self, files, made, where):
        """Writes the sources with these mutants in them, and all else as it is."""
        library = self.folder / LIBRARY
        if not library.exists():
            for name in FOLDERS_OF_PACKAGE:
                shutil.copytree(ROOT / name, self.folder / name, symlinks=True)
            (self.folder / "Package.swift").write_text(manifest())
        for file, text in files.items():
            (library / file).write_text(rewritten(file, text, made, where))
        (library / "Mutants.swift").write_text(operators(made))

    def clear(self):
        """Deletes the sources of an earlier run, and keeps its build products."""
        for name in FOLDERS_OF_PACKAGE:
            shutil.rmtree(self.folder / name, ignore_errors=True)

    def build(self, *options):
        result = subprocess.run(
            ["swift", "build", "--configuration", "release", "-Xswiftc", "-enable-testing", *options],
            cwd=self.folder, env={**os.environ, "WIDGETSIZE_CHECK": "yes"}, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"the mutants cannot be built:\n{(result.stdout + result.stderr)[-4000:]}")

    def answers(self, number, reached=""):
        """The answers of a mutant, a line for each number; its exit code if it prints none.

        Where a file is given, here and below, each mutant whose code runs writes into its byte there.
        """
        command = [self.products / "EveryAnswer", TABLES]
        result = subprocess.run(
            bounded(command, SECONDS_OF_ANSWERS), env=environment(number, reached), capture_output=True, text=True)
        return set(result.stdout.splitlines()) or result.returncode

    def passes(self, which, number, reached=""):
        """Whether tests pass with a mutant; the first that fails ends the run."""
        bundle = next(self.products.glob("*PackageTests.xctest"))
        process = subprocess.Popen(
            bounded([bundle, "--testing-library", "swift-testing", *which], SECONDS_OF_TESTS),
            cwd=self.folder, text=True, errors="replace", env=environment(number, reached),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        failed = False
        for line in process.stdout:
            if "✘" in line or "recorded an issue" in line:
                failed = True
                process.kill()
                break
        process.stdout.close()
        return process.wait() == 0 and not failed

    def satisfies(self, check, number, reached=""):
        """Whether the programs with a mutant pass a check: a command line that takes `--program`."""
        with tempfile.TemporaryDirectory() as folder:
            for name in reversed(PROGRAMS):
                program = Path(folder) / name
                program.write_text(
                    f"#!/bin/sh\nulimit -t {SECONDS_OF_A_COMMAND}\n"
                    f'export WIDGETSIZE_MUTANT={number} WIDGETSIZE_REACHED="{reached}" SWIFT_BACKTRACE=enable=no\n'
                    f'exec "{self.products / name}" "$@"\n')
                program.chmod(0o755)
            result = subprocess.run(
                [argument.replace("PROGRAM", str(program)) for argument in check], cwd=ROOT,
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, capture_output=True)
        return result.returncode == 0


def manifest():
    """The manifest of the copy: a mutant may be warned about, and a program prints its answers."""
    text = (ROOT / "Package.swift").read_text()
    targets = "  targets: [\n"
    for before, after in (("settings.append(.treatAllWarnings(as: .error))\n", ""), (targets, targets + EVERY_ANSWER)):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


def bounded(command, seconds):
    """The command with a limit on its CPU time, which other work of the machine does not use up."""
    return ["sh", "-c", f'ulimit -t {seconds} && exec "$@"', "sh", *command]


def environment(number, reached):
    return {**os.environ, "WIDGETSIZE_MUTANT": str(number), "WIDGETSIZE_REACHED": reached,
            "SWIFT_BACKTRACE": "enable=no"}


def sources(only):
    return {
        str(path.relative_to(ROOT / LIBRARY)): path.read_text()
        for folder in FOLDERS
        for path in sorted((ROOT / LIBRARY / folder).rglob("*.swift"))
        if only in str(path)
    }


def places_of_errors(output):
    return {
        (match[1], int(match[2]))
        for match in re.finditer(LIBRARY + r"/([\w/+]+\.swift):(\d+):\d+: error", output)
    }


def compiling(package, files, made, where):
    """The mutants that compile.

    Checking the types of all files takes half a minute; building them takes many.
    """
    package.write(files, [], where)
    package.build("--target", "DataTables")
    # SwiftPM gives a package the name of its folder.
    check = [
        "swiftc", "-typecheck", "-continue-building-after-errors", "-swift-version", "6",
        "-module-name", "WidgetSizing", "-package-name", package.folder.name, "-parse-as-library",
        "-I", package.products / "Modules",
        *(flag for feature in FEATURES for flag in ("-enable-upcoming-feature", feature)),
    ]
    while True:
        package.write(files, made, where)
        sources = sorted((package.folder / LIBRARY).rglob("*.swift"))
        result = subprocess.run([*check, *sources], capture_output=True, text=True)
        if result.returncode == 0:
            return made
        errors = places_of_errors(result.stdout + result.stderr)
        refused = [mutant for mutant in made if (mutant.file, mutant.line) in errors]
        # An error on a line without a mutant is about a closure with mutants in its next lines.
        refused = refused or [
            mutant for mutant in made
            if any(mutant.file == file and 0 < mutant.line - line < 15 for file, line in errors)]
        if not refused:
            sys.exit(f"the mutants cannot be built:\n{(result.stdout + result.stderr)[-4000:]}")
        print(f"{len(refused)} places are no expressions and are left alone", file=sys.stderr)
        made = [mutant for mutant in made if mutant not in refused]


@dataclass
class Check:
    """A check, which takes the number of a mutant and a file for what it reaches, and says whether all is well."""

    step: str
    is_well: Callable[[int, str], bool]
    # The folder whose mutants it is for; all if none.
    folder: str = ""
    # Whether it runs the program, and not the library alone.
    is_of_program: bool = False
    reached: set[int] = field(default_factory=set)
    seconds: float = 0

    def learn(self, count):
        """Makes the check without a mutant, and notes of which mutants it runs the code."""
        began = time.monotonic()
        with tempfile.NamedTemporaryFile() as file:
            file.truncate(count)
            if not self.is_well(-1, file.name):
                sys.exit(f"{self.step}: this fails without a mutant")
            self.reached = {number for number, byte in enumerate(file.read()) if byte}
        self.seconds = time.monotonic() - began

    def sees(self, mutant):
        return (mutant.number in self.reached and mutant.file.startswith(self.folder)
                and not self.is_well(mutant.number, ""))


def checks(package, right):
    """All checks, in the order in which a mutant meets them, but for the cases: those come by their time."""
    def tests(*which):
        return lambda number, reached: package.passes(["--filter", *which], number, reached)

    def program(*check):
        return lambda number, reached: package.satisfies(check, number, reached)

    return [
        Check("the second computation", lambda number, reached: package.answers(number, reached) == right),
        *(Check("the tests of its folder", tests(OWN[folder]), folder + "/") for folder in FOLDERS),
        Check("another test of the library", tests(ALL)),
        Check("the second computation of what is printed", program(*COMPUTED_TWICE), is_of_program=True),
        *(Check("a case", program(*RUN_CASES, file), is_of_program=True) for file in CASES),
    ]


def judged(made, checks, jobs, is_expected):
    """The mutants by the step that sees them; those that none sees are under None.

    Those that are expected to survive are tried with the checks of the library alone, which take a fifth of the time.
    """
    def first_step(mutant):
        return next((check.step for check in checks
                     if not (check.is_of_program and is_expected(mutant)) and check.sees(mutant)), None)

    seen = {step: [] for step in [*dict.fromkeys(check.step for check in checks), None]}
    with ThreadPoolExecutor(jobs) as pool:
        for count, (mutant, step) in enumerate(zip(made, pool.map(first_step, made)), 1):
            seen[step].append(mutant)
            if step is None:
                print(f"not seen: {LIBRARY}/{mutant}", file=sys.stderr, flush=True)
            if count % 100 == 0:
                print(f"{count} of {len(made)} tried", file=sys.stderr, flush=True)
    return seen


def equivalent():
    """The keys of the mutants in equivalent.csv."""
    with open(HERE / "equivalent.csv", encoding="utf-8", newline="") as file:
        return {(row["file"], row["code"], row["before"], row["after"], int(row["which"]))
                for row in csv.DictReader(file)}


def keys(made, files):
    """A key for each mutant, by its number, that stays the same when lines move: the file, the text of
    the line, the change, and its count among equal changes of equal lines."""
    found, count = {}, Counter()
    for mutant in made:
        code = files[mutant.file].split("\n")[mutant.line - 1].strip()
        change = mutant.file, code, mutant.before, mutant.after
        count[change] += 1
        found[mutant.number] = (*change, count[change])
    return found


def is_in_sample(name, every):
    """Whether a mutant is in a sample of one in `every`, which its name decides: a line more brings no others."""
    return zlib.crc32(repr(name).encode()) % every == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", help="mutate only files whose path has this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--every", type=int, default=1, help="try only one of N mutants, the same each time")
    parser.add_argument("--runs", type=int, default=1_000_000, help="with fewer than a million, try one of four")
    arguments = parser.parse_args()
    every = max(arguments.every, 1 if arguments.runs >= 1_000_000 else 4)
    package = Package()
    package.clear()
    files = sources(arguments.only)
    began = time.monotonic()
    made, where = mutants(files)
    places = len(made)
    made = compiling(package, files, made, where)
    for product in ("EveryAnswer", *PROGRAMS, "widgetsizePackageTests"):
        package.build("--product", product)
    names = keys(made, files)
    made = [mutant for mutant in made if is_in_sample(names[mutant.number], every)]
    all_checks = checks(package, every_answer(TABLES))
    for check in all_checks:
        check.learn(places)
    # The order is that of the steps; of the cases, the quickest come first.
    steps = list(dict.fromkeys(check.step for check in all_checks))
    all_checks.sort(key=lambda check: (steps.index(check.step), check.seconds))
    os.nice(5)
    built = time.monotonic()
    known = equivalent()
    by_step = judged(made, all_checks, arguments.jobs, lambda mutant: names[mutant.number] in known)
    survivors = by_step.pop(None)
    surprises = [mutant for mutant in survivors if names[mutant.number] not in known]
    killed = {names[mutant.number] for killed in by_step.values() for mutant in killed}
    needless = [name for name in known if name[0] in files
                and (name in killed or name not in names.values())]
    for mutant in surprises:
        print(f"survives: {LIBRARY}/{mutant}: {names[mutant.number][1]}")
    for file, code, before, after, which in sorted(needless):
        print(f"no longer survives: {LIBRARY}/{file}: {before} → {after} ({which}): {code}")
    print(f"{places:5} places, of which {len(made)} were changed and tried")
    for step, killed in by_step.items():
        print(f"{len(killed):5} seen by {step}")
    print(f"{len(survivors) - len(surprises):5} equivalent, for a reason in equivalent.csv")
    print(f"{len(surprises):5} survive")
    print(f"built in {built - began:.0f} s, judged in {time.monotonic() - built:.0f} s")
    return 1 if surprises or needless else 0


if __name__ == "__main__":
    sys.exit(main())
