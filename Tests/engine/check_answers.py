#!/usr/bin/env python3
"""Compares every answer with a second computation of it.

`engine.py` computes them from the tables alone; the program prints its own. Both must have the same
cells, and for each number of a cell the same value, range, state, rule and alternatives. The limits for
images must be the same too, and the heights of lines of text and the number of lines seen.
Exit codes: 0 no difference; 1 a difference.

Usage: check_answers.py PROGRAM [--data FOLDER]
"""

import argparse
import csv
import json
import math
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

from cells import today_cells, widget_cells
from engine import ZOOMS_OF_WIDGETS, Engine
from fits import HEADER, LINES, ROW_STYLES, SPACING, Fits
from images import Images
from places import Places
from tables import PLATFORM_OF_IDIOM, STANDBY, Tables

DATA = Path(__file__).resolve().parents[2] / "Data"
FIRST, LAST_WITH_TODAY = 8, 17
SHOWN = 20
STATES = "sourced", "disputed", "derived", "unknown", "not-applicable"
# The versions that lines of text are fitted on: both lists of line heights, and every platform.
VERSIONS_WITH_TEXT = {"today": (10, 17), "widgetkit": (26,), "activity": (26,)}


def output(program, *arguments):
    """The standard output of the program, whatever its exit code: 1 says that nothing is known."""
    path, own = program
    # `validate` takes a folder of rows as its argument.
    data = [] if not own else [own] if arguments[0] == "validate" else ["--data", own]
    return subprocess.run(
        [path, *arguments, *data], capture_output=True, text=True, check=False).stdout


def rows(program, *arguments):
    """The rows that the program prints as CSV."""
    return list(csv.DictReader(output(program, *arguments, "--format", "csv").splitlines()))


def program_rows(program, tables):
    """The cells that the program prints, by their identifiers."""
    cells = {}
    for system, last, zooms in (
        ("today", LAST_WITH_TODAY, ([], ["--zoomed"])),
        *(
            (kind, max(tables.releases), ([], ["--zoomed"], ["--zoom", "more-space"]))
            for kind in sorted(set(tables.kind_of_family.values()))
        ),
    ):
        # A widget in StandBy is printed where it is asked for.
        variants = ([], ["--variant", STANDBY]) if system == "widgetkit" else ([],)
        for zoom, variant in product(zooms, variants):
            span = f"{FIRST}-{last}"
            # A variant that is asked for is printed of versions and screens without it, too, which is no cell.
            printed_rows = rows(program, "query", "--all", "--kind", system, "--os", span, *zoom, *variant)
            cells |= {
                row["id"]: row for row in printed_rows
                if not variant or int(row["os"]) >= tables.first_with_standby
                and not re.match("no .* model runs ", row["width_reason"])}
    return cells


def alternatives(text):
    """`985 (S06)`, or several of them: the values alone."""
    return frozenset(Fraction(value) for value in re.findall(r"([\d.]+)(?:…[\d.]+)? \(", text))


def column(quantity):
    """The beginning of the column names of a quantity: `minimum_height`."""
    return re.sub(r"[A-Z]", lambda capital: "_" + capital[0].lower(), quantity)


def quantities(tables, kind):
    """The numbers that cells of a kind may have."""
    families = [family for family in tables.families if tables.kind_of_family[family] == kind]
    return {"width", "height"}.union(*(tables.quantities[family] for family in families))


def printed(row, quantity):
    """An answer as the program prints it."""
    name = column(quantity)
    smallest, largest = row[f"{name}_smallest_pt"], row[f"{name}_largest_pt"]
    assert bool(smallest) == bool(largest)
    return (
        row[f"{name}_state"], length(row[f"{name}_pt"]), length(smallest), length(largest),
        row[f"{name}_rule"], alternatives(row[f"{name}_alternatives"]))


def length(text):
    """A printed length, exact: four decimals stand for a 300th of a point, such as a third."""
    if not text:
        return None
    exact = Fraction(text)
    nearest = Fraction(round(exact * 300), 300)
    return nearest if abs(exact - nearest) <= Fraction(1, 20_000) else exact


def two_decimals(value):
    """A length as it is printed in texts."""
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
    there = program_rows(program, tables)
    expected = {
        cell.id: cell
        for cells in (
            today_cells(tables, range(FIRST, LAST_WITH_TODAY + 1)), widget_cells(tables, FIRST))
        for cell in cells if engine.is_listed(cell)
    }
    lines += [f"{cell}: only computed" for cell in expected.keys() - there.keys()]
    lines += [f"{cell}: only printed" for cell in there.keys() - expected.keys()]
    for name in expected.keys() & there.keys():
        for quantity in sorted(quantities(tables, expected[name].setting.kind)):
            count += 1
            own = computed(engine.answer(quantity, expected[name]))
            other = printed(there[name], quantity)
            if own != other:
                lines.append(f"{name} {quantity}: computed {shown(own)}, printed {shown(other)}")
    return count, sorted(lines)


def guideline_differences(engine, program):
    """The numbers of Apple's guideline beside those that replaced them."""
    lines, count = [], 0
    expected = {}
    for cell in widget_cells(engine.tables, FIRST):
        if cell.zoom == "standard" and cell.setting.kind == "widgetkit":
            expected.setdefault((cell.platform, cell.os), []).append(cell)
    for (platform, version), cells in expected.items():
        answer = json.loads(
            output(program, "query", "--all", "--kind", "widgetkit", "--platform", platform, "--os",
                   str(version), "--format", "json"),
            parse_float=Fraction)
        there = {cell["id"]: cell for cell in answer["cells"]}
        for cell in cells:
            # Apple's guideline does not speak of StandBy.
            if cell.setting.variant == STANDBY:
                continue
            for quantity in ("width", "height"):
                here = engine.guideline(quantity, cell)
                guideline = there[cell.id][quantity]["guideline"]
                count += here is not None
                found = guideline and (
                    length(guideline["value"]), frozenset(guideline["claimIds"]))
                if found != here:
                    lines.append(f"{cell.id} {quantity}: computed {here}, printed {guideline}")
    return count, sorted(lines)


def image_differences(engine, program):
    """The limits for images in widgets."""
    images, lines, there = Images(engine), [], {}
    span = f"{FIRST}-{max(engine.tables.releases)}"
    for options in ([], ["--zoomed"], ["--zoom", "more-space"]):
        for variant in ([], ["--variant", "device"], ["--variant", STANDBY]):
            printed_rows = rows(program, "fit", "--image", "1x1", "--os", span, *options, *variant)
            there |= {row["id"]: row for row in printed_rows}
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
    lines += [f"{name} image: only computed" for name in here.keys() - there.keys()]
    return len(here), lines


def place_differences(engine, program):
    """Where widgets stand on the Home Screens of iPhones."""
    places, here, there = Places(engine), set(), set()
    for cell in widget_cells(engine.tables, FIRST):
        if (cell.platform == "iOS" and cell.setting.family == "systemSmall" and engine.is_listed(cell)
                and engine.answer("width", cell).state != "not-applicable"):
            here.update(places.places(cell))
    for options in ([], ["--zoomed"]):
        for row in rows(program, "query", "--kind", "widgetkit", "--platform", "iOS", "--os", "14+",
                        "--places", *options):
            lengths = (length(row[name]) for name in ("left_pt", "left_largest_pt", "top_pt", "width_pt", "height_pt"))
            there.add((row["id"], *lengths, row["left_state"], row["top_state"]))
    lines = [f"{' '.join(map(str, place))}: only computed" for place in here - there]
    lines += [f"{' '.join(map(str, place))}: only printed" for place in there - here]
    return len(here), sorted(lines)


def fit_differences(engine, program):
    """Lines of text of every style in widgets, at every text size."""
    fits, lines, count = Fits(engine), [], 0
    tables = engine.tables
    cells = {
        cell.id: cell
        for cell in (*today_cells(tables, VERSIONS_WITH_TEXT["today"]), *widget_cells(tables, FIRST))
        if cell.os in VERSIONS_WITH_TEXT[cell.setting.kind] and cell.zoom == "standard"
        and getattr(cell.setting, "variant", "") not in ("device", STANDBY) and engine.is_listed(cell)
    }
    columns = ("line_height_pt", "content_height_pt", "rows_seen", "cut_off_pt")
    for style, (kind, versions) in product(tables.in_order("text_styles"), VERSIONS_WITH_TEXT.items()):
        # Today extensions have many cells, so two styles must do.
        if kind == "today" and style not in ("body", "footnote"):
            continue
        found = set()
        for row in rows(
            program, "fit", "--kind", kind, "--os", ",".join(map(str, versions)), "--lines",
            str(LINES), "--text-style", style, *([] if kind == "today" else ["--no-margins", "--family", "all"]),
        ):
            found.add(row["id"])
            if row["verdict"] == "not-applicable":
                continue
            count += 1
            here = fits.fit(style, row["text_size"], cells[row["id"]])
            there = tuple(length(row[column]) for column in columns)
            if here != there:
                lines.append(f"{row['id']} {style} at {row['text_size']}: computed {here}, printed {there}")
        expected = {name for name, cell in cells.items() if cell.setting.kind == kind}
        lines += [f"{name} {style}: only computed" for name in expected - found]
    return count, sorted(lines)


def row_differences(engine, program):
    """Rows of lines of mixed styles, under a header and with space between them, in widgets of WidgetKit at every text size."""
    fits, lines, count = Fits(engine), [], 0
    versions = VERSIONS_WITH_TEXT["widgetkit"]
    cells = {cell.id: cell for cell in widget_cells(engine.tables, FIRST) if cell.os in versions}
    for row in rows(
        program, "fit", "--kind", "widgetkit", "--os", ",".join(map(str, versions)), "--rows", str(LINES),
        "--text-style", ",".join(ROW_STYLES), "--spacing", str(SPACING), "--header", str(HEADER), "--no-margins",
        "--family", "all",
    ):
        if row["verdict"] == "not-applicable":
            continue
        count += 1
        here = fits.fit_rows(row["text_size"], cells[row["id"]])
        there = tuple(length(row[column]) for column in ("content_height_pt", "rows_seen", "cut_off_pt"))
        if here != there:
            lines.append(f"{row['id']} rows at {row['text_size']}: computed {here}, printed {there}")
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
        there = {
            int(row["os"]) for row in rows(
                program, "query", "--kind", "widgetkit", "--device", device.id, "--os", span)
            if row["width_state"] != "not-applicable"
        }
        here = {os for os in existing if device.ran(os)}
        if there != here:
            lines.append(f"{device.name}: computed {sorted(here)}, printed {sorted(there)}")
    return len(tables.devices), lines


def model_differences(engine, program):
    """What is answered of a model by name: numbers that belong to the model, and settings that it lacks."""
    count, lines = 0, []
    tables = engine.tables
    families = {family for family, _ in tables.model_facts}
    for device in tables.devices:
        screen = tables.classes.get(device.screen_class)
        if not screen:
            continue
        asked = {("activity", "standard")} if PLATFORM_OF_IDIOM[screen.idiom] == "iOS" else set()
        asked |= {("widgetkit", zoom) for other in screen.devices for zoom in other.zooms}
        for kind, zoom in sorted(asked):
            of_model = engine.asked(device)
            cells = {
                cell.id: cell for cell in widget_cells(tables, FIRST)
                if cell.screen_class is screen and (cell.setting.kind, cell.zoom) == (kind, zoom)
                and (kind == "widgetkit" or cell.setting.family in families)}
            for row in rows(program, "query", "--kind", kind, "--device", device.id, "--zoom", zoom, "--os",
                            f"14-{max(tables.releases)}"):
                if row["id"] not in cells:
                    continue
                for quantity in sorted(quantities(tables, kind)):
                    count += 1
                    own = computed(of_model.answer(quantity, cells[row["id"]]))
                    other = printed(row, quantity)
                    if own != other:
                        lines.append(
                            f"{device.name} {row['id']} {quantity}: computed {shown(own)}, printed {shown(other)}")
    return count, sorted(lines)


def coverage_differences(engine, program):
    """The counts of `widgetsize-tables validate`: how many numbers have each state, in each setting on each version of each platform."""
    path, own = program
    report = json.loads(output((Path(path).with_name("widgetsize-tables"), own), "validate", "--json"))
    there = {(line["kind"], line["platform"], line["os"], line["setting"], state): line[state]
             for line in report["coverage"] for state in STATES if line[state]}
    here = Counter()
    for row in program_rows(program, engine.tables).values():
        # Display Zoom repeats cells of Today extensions, and has no cells on most screens of other kinds.
        is_repeated = row["kind"] == "today" and row["zoomed"] == "true"
        is_impossible = row.get("zoom", "standard") not in ZOOMS_OF_WIDGETS.get(row.get("platform"), ("standard",))
        if is_repeated or is_impossible:
            continue
        place = ("iOS", row["os"], row["text_size"]) if row["kind"] == "today" else (
            row["platform"], row["os"], row["zoom"])
        here.update((row["kind"], *place, row[f"{quantity}_state"]) for quantity in ("width", "height"))
    lines = [f"{' '.join(key)}: counted {here.get(key, 0)}, printed {there.get(key, 0)}"
             for key in here.keys() | there.keys() if here.get(key, 0) != there.get(key, 0)]
    return len(there), sorted(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", help="the program to ask")
    parser.add_argument("--data", metavar="FOLDER", help="rows to add to the tables of both")
    arguments = parser.parse_args()
    program = arguments.program, arguments.data
    engine = Engine(Tables(DATA / "tables", arguments.data))
    count, lines = 0, []
    for compare in (
        answer_differences, guideline_differences, device_differences, model_differences, image_differences,
        place_differences, fit_differences, row_differences, coverage_differences,
    ):
        more, other_lines = compare(engine, program)
        count, lines = count + more, lines + other_lines
    for line in lines[:SHOWN]:
        print(line)
    print(f"{count} numbers computed twice, {len(lines)} differ")
    return 1 if lines or not count else 0


if __name__ == "__main__":
    sys.exit(main())
