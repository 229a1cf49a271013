#!/usr/bin/env python3
"""Compares the verdicts of frictionless on the broken tables with the expected ones.

broken.csv has the faults; Tests/cases/tables.t compares those that `widgetsize-tables validate` finds.

One line is printed for each case. Exit codes: 0 all verdicts are as expected; 1 one is not.

Usage: check_broken.py
"""

import json
import sys
import tempfile
from pathlib import Path

from frictionless import Package

from broken import faults

HERE = Path(__file__).resolve().parent
PACKAGE = json.loads((HERE.parents[1] / "Data" / "datapackage.json").read_text(encoding="utf-8"))


def references(resource):
    """The names of the tables that rows of a resource refer to."""
    return {key["reference"]["resource"] or resource["name"]
            for key in resource["schema"].get("foreignKeys", [])}


def concerned(table):
    """The description of the tables in which a fault in one can show: this table, those that refer
    to it, and all that those refer to. Reading the others would take most of the time."""
    resources = {resource["name"]: resource for resource in PACKAGE["resources"]}
    changed = {name for name, resource in resources.items() if Path(resource["path"]).stem == table}
    kept = changed | {name for name, resource in resources.items()
                      if references(resource) & changed}
    while more := set().union(*(references(resources[name]) for name in kept)) - kept:
        kept |= more
    return {**PACKAGE, "resources": [r for r in PACKAGE["resources"] if r["name"] in kept]}


def verdict(fault):
    """The types of all errors that frictionless finds in tables, sorted; in sound ones without a fault."""
    with tempfile.TemporaryDirectory() as folder:
        if fault:
            fault.write(Path(folder, "tables"))
        else:
            Path(folder, "tables").symlink_to(HERE / "sound")
        report = Package.from_descriptor(concerned(fault.table) if fault else PACKAGE, basepath=folder).validate()
        errors = report.errors + [error for task in report.tasks for error in task.errors]
        return sorted({error.type for error in errors})


def problems(fault, found):
    """A line for each way in which a fault differs from the verdict."""
    expected = sorted(fault.frictionless) if fault else []
    if expected != found:
        yield f"expected {expected}, found {found}"
    if fault is None:
        return
    judges = {name for name in ("frictionless", "widgetsize") if getattr(fault, name)}
    if judges != ({fault.only} if fault.only else {"frictionless", "widgetsize"}):
        yield f"'only' says {fault.only}, and {sorted(judges)} find something"
    if fault.only and not fault.because:
        yield "'because' does not say why the other cannot judge"


def main():
    wrong = 0
    cases = [None, *faults()]
    for fault in cases:
        found = list(problems(fault, verdict(fault)))
        wrong += bool(found)
        print(f"{'wrong' if found else 'ok':<6} {fault.name if fault else 'sound'}")
        for problem in found:
            print(f"  {problem}")
    return 1 if wrong or len(cases) < 2 else 0


if __name__ == "__main__":
    sys.exit(main())
