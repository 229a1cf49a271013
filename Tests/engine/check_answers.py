#!/usr/bin/env python3
"""Compares every answer with a second computation of it.

`engine.py` and `widgetkit.py` compute them from Data/tables alone; the program prints its own. Both
must have the same cells, and for the width and the height of each the same value, range, state, rule and
alternatives. Exit codes: 0 all are the same; 1 one is not.

Usage: check_answers.py PROGRAM [--data FOLDER]
"""

import argparse
import csv
import json
import math
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

from cells import cells
from engine import Engine
from tables import Tables, points
from widgetkit import PLATFORM_OF_IDIOM, WidgetKit

TABLES = Path(__file__).resolve().parents[2] / "Data" / "tables"
VERSIONS = range(8, 18)
SHOWN = 20


def program_rows(program, zoomed):
    command = [program, "query", "--os", f"{VERSIONS[0]}-{VERSIONS[-1]}", "--format", "csv"]
    output = subprocess.run(
        command + (["--zoomed"] if zoomed else []), capture_output=True, text=True, check=True)
    return {row["id"]: row for row in csv.DictReader(output.stdout.splitlines())}


def alternatives(text):
    """`985 (S06)`, or several of them: the values alone."""
    return frozenset(Fraction(value) for value in re.findall(r"([\d.]+)(?:…[\d.]+)? \(", text))


def printed(row, quantity):
    """An answer as the program prints it."""
    smallest, largest = row[f"{quantity}_smallest_pt"], row[f"{quantity}_largest_pt"]
    assert bool(smallest) == bool(largest)
    return (
        row[f"{quantity}_state"], points(row[f"{quantity}_pt"]), points(smallest),
        points(largest), row[f"{quantity}_rule"],
        alternatives(row[f"{quantity}_alternatives"]))


def computed(answer):
    smallest = answer.value if answer.largest else None
    return (answer.state, answer.value, smallest, answer.largest, answer.rule,
            answer.alternatives)


def shown(answer):
    state, value, _, largest, rule, others = answer
    text = "-" if value is None else f"{float(value):g}"
    if largest is not None:
        text += f"...{float(largest):g}"
    return " ".join([text, state, rule] + [f"/{float(other):g}" for other in sorted(others)])


def differences(engine, tables, program):
    """One line for each number in which the two differ; and how many numbers there are."""
    count, lines = 0, []
    for zoomed in (False, True):
        rows = program_rows(program, zoomed)
        expected = {cell.id: cell for cell in cells(tables, VERSIONS, zoomed)}
        lines += [f"{cell}: only computed here" for cell in expected.keys() - rows.keys()]
        lines += [f"{cell}: only printed" for cell in rows.keys() - expected.keys()]
        for name in expected.keys() & rows.keys():
            for quantity in ("width", "height"):
                count += 1
                here, there = computed(engine.answer(quantity, expected[name])), printed(
                    rows[name], quantity)
                if here != there:
                    lines.append(
                        f"{name} {quantity}: computed {shown(here)}, printed {shown(there)}")
    return count, sorted(lines)


def two_decimals(value):
    return None if value is None else Fraction(math.floor(value * 100 + Fraction(1, 2)), 100)


def widgetkit_differences(widget_kit, program):
    """The same for WidgetKit."""
    count, lines = 0, []
    rows = {}
    versions = f"{VERSIONS[0]}-{max(widget_kit.tables.releases)}"
    for zoom in ([], ["--zoomed"], ["--more-space"]):
        command = [program, "query", "--system", "widgetkit", "--os", versions, "--format", "csv"]
        output = subprocess.run(command + zoom, capture_output=True, text=True, check=True)
        rows |= {row["id"]: row for row in csv.DictReader(output.stdout.splitlines())}
    expected = {widget.id: widget for widget in widget_kit.widgets(VERSIONS[0])}
    lines += [f"{name}: only computed here" for name in expected.keys() - rows.keys()]
    lines += [f"{name}: only printed" for name in rows.keys() - expected.keys()]
    for name in expected.keys() & rows.keys():
        for quantity in ("width", "height"):
            count += 1
            state, value, rule, others = widget_kit.answer(quantity, expected[name])
            here = (state, two_decimals(value), None, None, rule,
                    frozenset(two_decimals(other) for other in others))
            there = printed(rows[name], quantity)
            if here != there:
                lines.append(f"{name} {quantity}: computed {shown(here)}, printed {shown(there)}")
    return count, sorted(lines)


def guideline_differences(widget_kit, program):
    """The claims of the guideline that notes name, where a measurement has taken their place."""
    lines, count = [], 0
    for platform, existing in widget_kit.tables.versions.items():
        for os in existing:
            widgets = [
                widget for widget in widget_kit.widgets(os)
                if (widget.platform, widget.os, widget.zoom) == (platform, os, "standard")
            ]
            if not widgets:
                continue
            expected = set().union(*(
                widget_kit.replaced_guideline(quantity, widget)
                for widget in widgets for quantity in ("width", "height")))
            command = [program, "query", "--platform", platform, "--os", str(os), "--format", "json"]
            output = subprocess.run(command, capture_output=True, text=True, check=False)
            notes = " ".join(json.loads(output.stdout)["notes"])
            named = set(re.findall(r"\((HIG\d+-\d+)\)", notes))
            count += len(expected)
            lines += [f"{platform} {os}: {claim} is not named" for claim in expected - named]
            lines += [f"{platform} {os}: {claim} is named" for claim in named - expected]
    return count, sorted(lines)


def device_differences(widget_kit, program):
    """The versions on which a device that is asked for by name has widgets."""
    lines = []
    for device in widget_kit.tables.devices:
        screen = widget_kit.tables.classes.get(device.screen_class)
        if not screen:
            continue
        platform = PLATFORM_OF_IDIOM[screen.idiom]
        firsts = [os for (name, _), os in widget_kit.first.items() if name == platform]
        existing = [os for os in widget_kit.tables.versions[platform] if os >= min(firsts)]
        span = f"{existing[0]}-{existing[-1]}"
        command = [program, "query", "--system", "widgetkit", "--device", device.name, "--os", span]
        output = subprocess.run(
            command + ["--format", "csv"], capture_output=True, text=True, check=False)
        rows = list(csv.DictReader(output.stdout.splitlines()))
        there = {int(row["os"]) for row in rows if row["width_state"] != "not-applicable"}
        here = {os for os in existing if device.ran(os)}
        if there != here:
            lines.append(f"{device.name}: computed {sorted(here)}, printed {sorted(there)}")
    return len(widget_kit.tables.devices), lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the program to ask")
    arguments = parser.parse_args()
    tables = Tables(TABLES)
    widget_kit = WidgetKit(tables, TABLES)
    count, lines = differences(Engine(tables, widget_kit), tables, arguments.program)
    more, other_lines = widgetkit_differences(widget_kit, arguments.program)
    count, lines = count + more, lines + other_lines
    for compare in (guideline_differences, device_differences):
        more, other_lines = compare(widget_kit, arguments.program)
        count, lines = count + more, lines + other_lines
    for line in lines[:SHOWN]:
        print(line)
    print(f"{count} numbers computed twice, {len(lines)} differ")
    return 1 if lines or not count else 0


if __name__ == "__main__":
    sys.exit(main())
