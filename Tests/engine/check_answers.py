#!/usr/bin/env python3
"""Compares every answer with a second computation of it.

`engine.py` computes them from Data/tables alone; the program prints its own. Both must have the
same cells, and for each number of each the same value, range, state, rule and alternatives; and the
same limits for images. Lines of text must be as high, and as many of them be seen.
Exit codes: 0 all are the same; 1 one is not.

Usage: check_answers.py PROGRAM
"""

import argparse
import csv
import json
import math
import re
import subprocess
import sys
from fractions import Fraction
from itertools import product
from pathlib import Path

from cells import today_cells, widget_cells
from engine import Engine
from fits import LINES, Fits
from images import Images
from tables import PLATFORM_OF_IDIOM, Tables

TABLES = Path(__file__).resolve().parents[2] / "Data" / "tables"
FIRST, LAST_WITH_TODAY = 8, 17
SHOWN = 20
# The versions that lines of text are fitted on: both lists of line heights, and every platform.
VERSIONS_WITH_TEXT = {"today": (10, 17), "widgetkit": (26,), "activity": (26,)}


def run(program, *arguments):
    """What the program prints; that it refuses to answer is an answer, too."""
    return subprocess.run(
        [program, "query", *arguments], capture_output=True, text=True, check=False).stdout


def program_rows(program, tables):
    """The cells that the program prints, by their identifiers."""
    rows = {}
    for system, last, zooms in (
        ("today", LAST_WITH_TODAY, ([], ["--zoomed"])),
        *(
            (kind, max(tables.releases), ([], ["--zoomed"], ["--more-space"]))
            for kind in sorted(set(tables.kind_of_family.values()))
        ),
    ):
        for zoom in zooms:
            span = f"{FIRST}-{last}"
            output = run(program, "--system", system, "--os", span, "--format", "csv", *zoom)
            rows |= {row["id"]: row for row in csv.DictReader(output.splitlines())}
    return rows


def alternatives(text):
    """`985 (S06)`, or several of them: the values alone."""
    return frozenset(Fraction(value) for value in re.findall(r"([\d.]+)(?:…[\d.]+)? \(", text))


def column(quantity):
    """What the columns of a quantity begin with: `minimum_height`."""
    return re.sub(r"[A-Z]", lambda capital: "_" + capital[0].lower(), quantity)


def quantities(tables, kind):
    """The numbers that cells of a kind may have."""
    families = [family for family in tables.families if tables.kind_of_family[family] == kind]
    return {"width", "height"}.union(*(tables.quantities[family] for family in families))


def printed(row, quantity):
    """An answer as the program prints it."""
    quantity = column(quantity)
    smallest, largest = row[f"{quantity}_smallest_pt"], row[f"{quantity}_largest_pt"]
    assert bool(smallest) == bool(largest)
    return (
        row[f"{quantity}_state"], length(row[f"{quantity}_pt"]), length(smallest),
        length(largest), row[f"{quantity}_rule"],
        alternatives(row[f"{quantity}_alternatives"]))


def length(text):
    """A printed length, exact: four decimals stand for a 300th of a point, such as a third."""
    if not text:
        return None
    printed = Fraction(text)
    nearest = Fraction(round(printed * 300), 300)
    return nearest if abs(printed - nearest) <= Fraction(1, 20_000) else printed


def two_decimals(value):
    """A length as texts have it."""
    return Fraction(math.floor(value * 100 + Fraction(1, 2)), 100)


def computed(answer):
    """An answer as it would be printed."""
    smallest = answer.value if answer.largest else None
    return (answer.state, answer.value, smallest, answer.largest, answer.rule,
            frozenset(map(two_decimals, answer.alternatives)))


def shown(answer):
    state, value, _, largest, rule, others = answer
    text = "-" if value is None else f"{float(value):g}"
    if largest is not None:
        text += f"...{float(largest):g}"
    return " ".join([text, state, rule] + [f"/{float(other):g}" for other in sorted(others)])


def answer_differences(engine, program):
    """One line for each number in which the two differ; and how many numbers there are."""
    count, lines = 0, []
    tables = engine.tables
    rows = program_rows(program, tables)
    expected = {
        cell.id: cell
        for cells in (
            today_cells(tables, range(FIRST, LAST_WITH_TODAY + 1)), widget_cells(tables, FIRST))
        for cell in cells if engine.is_listed(cell)
    }
    lines += [f"{cell}: only computed here" for cell in expected.keys() - rows.keys()]
    lines += [f"{cell}: only printed" for cell in rows.keys() - expected.keys()]
    for name in expected.keys() & rows.keys():
        for quantity in sorted(quantities(tables, expected[name].setting.kind)):
            count += 1
            here = computed(engine.answer(quantity, expected[name]))
            there = printed(rows[name], quantity)
            if here != there:
                lines.append(f"{name} {quantity}: computed {shown(here)}, printed {shown(there)}")
    return count, sorted(lines)


def guideline_differences(engine, program):
    """The numbers of Apple's guideline that stand beside those that took their place."""
    lines, count = [], 0
    expected = {}
    for cell in widget_cells(engine.tables, FIRST):
        if cell.zoom == "standard" and cell.setting.kind == "widgetkit":
            expected.setdefault((cell.platform, cell.os), []).append(cell)
    for (platform, os), cells in expected.items():
        output = run(
            program, "--system", "widgetkit", "--platform", platform, "--os", str(os), "--format",
            "json")
        there = {cell["id"]: cell for cell in json.loads(output, parse_float=Fraction)["cells"]}
        for cell in cells:
            for quantity in ("width", "height"):
                here = engine.guideline(quantity, cell)
                printed = there[cell.id][quantity]["guideline"]
                count += here is not None
                found = printed and (length(printed["value"]), frozenset(printed["claimIds"]))
                if found != here:
                    lines.append(f"{cell.id} {quantity}: computed {here}, printed {printed}")
    return count, sorted(lines)


def image_differences(engine, program):
    """The largest images of widgets, whose limit is a range where it is open what it follows from."""
    images, lines, there = Images(engine), [], {}
    span = f"{FIRST}-{max(engine.tables.releases)}"
    for options in ([], ["--zoomed"], ["--more-space"]):
        for variant in ([], ["--variant", "device"]):
            output = subprocess.run(
                [program, "fit", "--image", "1x1", "--os", span, "--format", "csv", *options, *variant],
                capture_output=True, text=True, check=False).stdout
            there |= {row["id"]: row for row in csv.DictReader(output.splitlines())}
    here = {
        cell.id: cell for cell in widget_cells(engine.tables, FIRST)
        if cell.setting.kind == "widgetkit" and engine.is_listed(cell)
    }
    for name in sorted(here.keys() & there.keys()):
        row = there[name]
        ends = row["largest_area_smallest_px"], row["largest_area_largest_px"]
        printed_limits = tuple(map(Fraction, ends)) if all(ends) else None
        limits = images.limits(here[name])
        if limits != printed_limits:
            lines.append(f"{name} image: computed {limits}, printed {printed_limits}")
    lines += [f"{name} image: only computed here" for name in here.keys() - there.keys()]
    return len(here), lines


def fit_differences(engine, program):
    """Lines of text of every style in widgets, at every text size."""
    fits, lines, count = Fits(engine), [], 0
    tables = engine.tables
    cells = {
        cell.id: cell
        for cell in (*today_cells(tables, VERSIONS_WITH_TEXT["today"]), *widget_cells(tables, FIRST))
        if cell.os in VERSIONS_WITH_TEXT[cell.setting.kind] and cell.zoom == "standard"
        and getattr(cell.setting, "variant", "") != "device" and engine.is_listed(cell)
    }
    for style, (kind, versions) in product(tables.told("text_styles"), VERSIONS_WITH_TEXT.items()):
        # The cells of Today extensions are many.
        if kind == "today" and style not in ("body", "footnote"):
            continue
        output = subprocess.run(
            [program, "fit", "--system", kind, "--os", ",".join(map(str, versions)), "--lines",
             str(LINES), "--text-style", style, "--format", "csv",
             *([] if kind == "today" else ["--no-margins"])],
            capture_output=True, text=True, check=False).stdout
        columns = ("line_height_pt", "content_height_pt", "rows_seen", "cut_off_pt")
        found = set()
        for row in csv.DictReader(output.splitlines()):
            found.add(row["id"])
            if row["verdict"] == "not-applicable":
                continue
            count += 1
            here = fits.fit(style, row["text_size"], cells[row["id"]])
            there = tuple(length(row[column]) for column in columns)
            if here != there:
                lines.append(f"{row['id']} {style} at {row['text_size']}: computed {here}, printed {there}")
        expected = {name for name, cell in cells.items() if cell.setting.kind == kind}
        lines += [f"{name} {style}: only computed here" for name in expected - found]
    return count, sorted(lines)


def device_differences(engine, program):
    """The versions on which a device that is asked for by name has widgets."""
    lines = []
    tables = engine.tables
    for device in tables.devices:
        screen = tables.classes.get(device.screen_class)
        if not screen:
            continue
        platform = PLATFORM_OF_IDIOM[screen.idiom]
        firsts = [os for (name, _), os in tables.first_with_family.items() if name == platform]
        existing = [os for os in tables.versions[platform] if os >= min(firsts)]
        span = f"{existing[0]}-{existing[-1]}"
        output = run(program, "--system", "widgetkit", "--device", device.name, "--os", span,
                     "--format", "csv")
        rows = list(csv.DictReader(output.splitlines()))
        there = {int(row["os"]) for row in rows if row["width_state"] != "not-applicable"}
        here = {os for os in existing if device.ran(os)}
        if there != here:
            lines.append(f"{device.name}: computed {sorted(here)}, printed {sorted(there)}")
    return len(tables.devices), lines


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the program to ask")
    program = parser.parse_args().program
    engine = Engine(Tables(TABLES))
    count, lines = 0, []
    for compare in (
        answer_differences, guideline_differences, device_differences, image_differences,
        fit_differences,
    ):
        more, other_lines = compare(engine, program)
        count, lines = count + more, lines + other_lines
    for line in lines[:SHOWN]:
        print(line)
    print(f"{count} numbers computed twice, {len(lines)} differ")
    return 1 if lines or not count else 0


if __name__ == "__main__":
    sys.exit(main())
