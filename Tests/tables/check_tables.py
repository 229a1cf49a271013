#!/usr/bin/env python3
"""Checks the tables of Data/ against their own description, Data/datapackage.json.

The judge is frictionless, which knows nothing of this project: it reads the
Table Schemas and checks types, constraints, primary keys and foreign keys.
One line is printed for each table, and one for each error in it.

Exit codes: 0 all tables are valid; 1 an error was found; 2 nothing to check.

Usage: check_tables.py [DATAPACKAGE]
"""

import sys
from pathlib import Path

from frictionless import FrictionlessException, Package

DEFAULT = Path(__file__).resolve().parents[2] / "Data" / "datapackage.json"


def undescribed(package, folder):
    """Tables on disk that the package does not name: nobody would check them."""
    described = {(folder / resource.path).resolve() for resource in package.resources}
    found = (path.resolve() for path in folder.glob("tables/*.csv"))
    return sorted(path.name for path in found if path not in described)


def place(path, error):
    """The place of an error, as an editor takes it; shorter where it has no row or cell."""
    numbers = (getattr(error, "row_number", None), getattr(error, "field_number", None))
    return ":".join([path, *(str(number) for number in numbers if number)])


def main(arguments):
    if len(arguments) > 1:
        print(__doc__, file=sys.stderr)
        return 2
    descriptor = Path(arguments[0]) if arguments else DEFAULT
    try:
        package = Package(str(descriptor))
    except FrictionlessException as problem:
        print(f"{descriptor}: {problem.error.message}", file=sys.stderr)
        return 2

    report = package.validate()
    count = 0
    for error in report.errors:
        count += 1
        print(f"{descriptor}: [{error.type}] {error.message}")
    for task in report.tasks:
        verdict = "ok" if task.valid else "wrong"
        print(f"{verdict:<6} {task.name:<16} {task.stats.get('rows') or 0:>5} rows")
        for error in task.errors:
            count += 1
            print(f"  {place(task.place, error)}: [{error.type}] {error.message}")
        for warning in task.warnings:
            count += 1
            print(f"  {task.place}: {warning}")
    for name in undescribed(package, descriptor.parent):
        count += 1
        print(f"wrong  {name} is not described in {descriptor.name}")

    if not report.tasks and not count:
        print(f"{descriptor}: no tables", file=sys.stderr)
        return 2
    if count or not report.valid:
        print(f"{count} errors")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
