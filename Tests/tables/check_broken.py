#!/usr/bin/env python3
"""Compares the verdicts of frictionless on the broken tables with the expected ones.

Each folder of broken/ has one fault: its tables replace those of sound/. Its case.json has the errors
that frictionless must find, and those that `widgetsize-tables validate` must find (Tests/cases/tables.t checks
them). If only one of the two can find the fault, the case names it and says why.

One line is printed for each case. Exit codes: 0 all verdicts are as expected; 1 one is not.

Usage: check_broken.py
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

from frictionless import Package

HERE = Path(__file__).resolve().parent
PACKAGE = json.loads((HERE.parents[1] / "Data" / "datapackage.json").read_text(encoding="utf-8"))


def references(resource):
    """The names of the tables that rows of a resource refer to."""
    return {key["reference"]["resource"] or resource["name"]
            for key in resource["schema"].get("foreignKeys", [])}


def concerned(tables):
    """The description of the tables in which a fault in some can show: these tables, those that refer
    to them, and all that those refer to. Reading the others would take most of the time."""
    resources = {resource["name"]: resource for resource in PACKAGE["resources"]}
    changed = {name for name, resource in resources.items()
               if Path(resource["path"]).name in {table.name for table in tables}}
    kept = changed | {name for name, resource in resources.items()
                      if references(resource) & changed}
    while more := set().union(*(references(resources[name]) for name in kept)) - kept:
        kept |= more
    return {**PACKAGE, "resources": [r for r in PACKAGE["resources"] if r["name"] in kept]}


def verdict(tables):
    """The types of all errors that frictionless finds in a folder of tables, sorted."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE / "sound", Path(folder, "tables"))
        for table in tables:
            shutil.copy(table, Path(folder, "tables", table.name))
        description = concerned(tables) if tables else PACKAGE
        report = Package.from_descriptor(description, basepath=folder).validate()
        errors = report.errors + [error for task in report.tasks for error in task.errors]
        return sorted({error.type for error in errors})


def faults(expected, found):
    """A line for each way in which a case differs from the verdict."""
    if sorted(expected["frictionless"]) != found:
        yield f"expected {sorted(expected['frictionless'])}, found {found}"
    judges = {name for name in ("frictionless", "widgetsize") if expected[name]}
    alone = expected.get("judgedOnlyBy")
    if judges != ({alone} if alone else {"frictionless", "widgetsize"}):
        yield f"'judgedOnlyBy' says {alone}, and {sorted(judges)} find something"
    if alone and not expected.get("because"):
        yield "'because' does not say why the other cannot judge"


def main():
    wrong = 0
    cases = [("sound", None, [])]
    for folder in sorted((HERE / "broken").iterdir()):
        expected = json.loads((folder / "case.json").read_text(encoding="utf-8"))
        cases.append((f"broken/{folder.name}", expected, sorted(folder.glob("*.csv"))))
    for name, expected, tables in cases:
        found = verdict(tables)
        if expected is None:
            problems = [f"found {found}"] if found else []
        else:
            problems = list(faults(expected, found))
        wrong += bool(problems)
        print(f"{'wrong' if problems else 'ok':<6} {name}")
        for problem in problems:
            print(f"  {problem}")
    return 1 if wrong or len(cases) < 2 else 0


if __name__ == "__main__":
    sys.exit(main())
