#!/usr/bin/env python3
"""Checks that every number of the evidence of autumn 2026 is in Data/tables, as answer or context.

The evidence lies beside the checkout, in ../shared/research/additions. Where it is missing, nothing is
checked, and one line says so. A row that Data does not have is a fault, unless its kind is one of those
still to come.

One line is printed for each fault, and one for each table. Exit codes: 0 nothing is missing; 1 something
is.

Usage: check_evidence.py
"""

import re
import sys
from collections import Counter
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

from check_facts import TABLES, table

EVIDENCE = Path(__file__).resolve().parents[3] / "shared" / "research" / "additions"
# What the tables call the quantities of the evidence.
QUANTITIES = {
    "content_margin": "margin", "corner_radius": "cornerRadius", "island_width": "islandWidth",
}
ISLAND = {"width": ("islandWidth",)}
# Kinds of numbers that the tables do not have yet. Each leaves the list with the rows that enter it.
QUANTITIES_TO_COME = {"content_width", "grid_cell", "scale_factor", "screen", "y"}
# Models that ended before there were widgets: with iOS 7 and earlier, or with watchOS 4.
BEFORE_WIDGETS = {
    "Apple Watch (1st generation) (38 mm)", "Apple Watch (1st generation) (42 mm)",
    "iPad (1st generation)", "iPhone (1st generation)", "iPhone 3G", "iPhone 3GS", "iPhone 4",
}
# Sources of a remark alone, without a number that a table could have.
WITHOUT_A_ROW = {"GTM1"}
# The one identifier of a device with two displays, each of which is a device here.
SHARED_IDENTIFIERS = {"iPhone19,4"}


def folded(name):
    """A name as it is compared: case, blanks and punctuation do not count."""
    return re.sub(r"[^0-9a-zʀ+]", "", name.lower())


def number(text):
    """A number with two decimals at most, as the tables have it."""
    rounded = Decimal(text).quantize(Decimal("0.01"), ROUND_HALF_UP).normalize()
    return format(rounded, "f")


def devices_by_name():
    devices = {folded(device["name"]): device["id"] for device in table("devices")}
    others = {folded(name["name"]): name["device"] for name in table("device_names")}
    return others | devices


def os_ranges(rows, ids):
    """A version that the evidence gives is there. It gives no last one where support goes on."""
    ranges = {(row["device"], row["source_id"]): row for row in table("os_ranges")}
    for row in rows:
        if row["device"] in BEFORE_WIDGETS:
            continue
        found = ranges.get((ids.get(folded(row["device"])), row["source_id"]))
        if not found or any(
                row[column] not in ("", found[column]) for column in ("os_first", "os_last")):
            yield f"{row['device']}, {row['source_id']}: {row['os_first']} to {row['os_last']}"


def os_releases(rows, _):
    releases = {(row["platform"], row["os"], row["released"], row["released_source"])
                for row in table("os_releases")}
    for row in rows:
        if (row["platform"], row["version"], row["released"], row["source"]) not in releases:
            yield f"{row['platform']} {row['version']}: {row['released']} by {row['source']}"


def identifiers(rows, ids):
    names = {row["name"]: row["device"] for row in table("device_names")
             if row["kind"] == "identifier"}
    for row in rows:
        if row["identifier"] in SHARED_IDENTIFIERS or row["device"] in BEFORE_WIDGETS:
            continue
        if names.get(row["identifier"]) != ids.get(folded(row["device"]), "none"):
            yield f"{row['identifier']}: {row['device']}"


def is_to_come(row):
    return row["quantity"] in QUANTITIES_TO_COME


def claims_of(kind):
    """The number of equal claims of a kind."""
    return Counter(
        (claim["source_id"], claim["use"], claim["family"] or claim["mode"], claim["quantity"],
         claim["value"]) for claim in table("claims") if claim["kind"] == kind)


def missing(needed, claims):
    """A line for each number that the evidence has more often than the claims."""
    for key, count in (needed - claims).items():
        source, use, place, quantity, value = key
        yield f"{source}: {place} {quantity} {value} ({use}), {count} times"


def measurements(rows, _):
    """Every number. The names of variants are not compared."""
    sizes = [row for row in rows if row["quantity"] == "size" and row["family"] != "liveActivity"]
    needed = Counter(
        (row["source_id"], row["use"], row["family"], quantity, number(row[quantity]))
        for row in sizes for quantity in ("width", "height"))
    yield from missing(needed, claims_of("widgetkit"))
    yield from other_measurements(row for row in rows if row not in sizes and not is_to_come(row))


def other_measurements(rows):
    """Numbers that many claims share: each is there at least once. For Live Activities, the evidence has
    the ends of a range as two sizes, and the tables as two quantities of one size. The width of the
    expanded island is the width of the presentation."""
    claims = {(claim["source_id"], claim["use"], quantity, claim["value"])
              for claim in table("claims")
              for quantity in (claim["quantity"], "size", *ISLAND.get(claim["quantity"], ()))}
    for row in rows:
        quantity = QUANTITIES.get(row["quantity"], row["quantity"])
        values = [row["width"], row["height"]] if quantity == "size" else row["value"].split("-")
        for value in values:
            if (row["source_id"], row["use"], quantity, number(value)) not in claims:
                yield f"{row['source_id']}: {row['family']} {quantity} {value} ({row['use']})"


def archive_limits(rows, _):
    """The areas: the number of `about 1240000`, and nothing for a remark without an area."""
    needed = Counter()
    for row in rows:
        area = re.fullmatch(r"(?:[a-z]+ )*([\d.]+)", row["max_area_px"])
        needed[row["source_id"], number(area[1]) if area else ""] += 1
    found = Counter((row["source_id"], row["max_area_px"]) for row in table("archive_limits"))
    for (source, area), count in (needed - found).items():
        yield f"{source}: {area}, {count} times"


def today(rows, _):
    columns = (("width", "width", "*"), ("height_compact", "height", "compact"),
               ("height_expanded_max", "height", "expanded"))
    needed = Counter(
        (row["source_id"], "answer", mode, quantity, number(row[column]))
        for row in rows for column, quantity, mode in columns)
    return missing(needed, claims_of("today"))


def sources(rows, _):
    known = {source["id"] for source in table("sources")}
    for row in rows:
        if row["id"] not in known | WITHOUT_A_ROW:
            yield row["id"]


CHECKS = {
    "archive_limits": archive_limits, "identifiers": identifiers, "measurements": measurements,
    "os_ranges": os_ranges, "os_releases_by_platform": os_releases, "sources": sources, "today": today,
}


def main():
    if not EVIDENCE.is_dir():
        print("skipped: no evidence beside the checkout")
        return 0
    ids = devices_by_name()
    count = 0
    for path in sorted(EVIDENCE.glob("*.csv")):
        rows = table(path.stem, EVIDENCE)
        faults = list(CHECKS[path.stem](rows, ids))
        for fault in faults:
            print(f"{path.name}: not in {TABLES.parent.name}: {fault}")
        later = sum(map(is_to_come, rows)) if path.stem == "measurements" else 0
        print(f"{'wrong' if faults else 'ok':<8} {path.stem:<24} {len(rows):>4} rows"
              + (f", {later} of kinds to come" if later else ""))
        count += len(faults)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
