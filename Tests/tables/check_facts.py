#!/usr/bin/env python3
"""Checks what Data/README.md promises of sources, devices and text, beyond types and keys.

- An address leads to a commit, not to a branch. The note of any other says that it is not pinned.
- A source has a short name that no other source has, and an address if its claims give answers.
- A remark cites sources and numbers that are there, and the id of a number begins with its source.
- A device that gets updates has a first version, its sources, and its identifiers.
- A text style has a line height at every text size of a platform, except where no source has one; the
  line heights of body text are those of text_sizes.
- A release is not before the first version that the device runs, nor a year after it.

One line is printed for each fault, and a last one that counts. Exit codes: 0 no fault; 1 a fault.

Usage: check_facts.py
"""

import csv
import re
import sys
from datetime import date
from pathlib import Path

TABLES = Path(__file__).resolve().parents[2] / "Data" / "tables"
# One identifier stands for both displays of the iPhone Duo, and a name for one device only.
SHARING_AN_IDENTIFIER = {"iphone-duo-inner-display", "iphone-duo-outer-display"}
# Their rows in the sources are wrong. Their first version is that of the 12.9-inch model of the same
# day, as their notes and Data/README.md say.
DATED_BY_A_SIBLING = {"ipad-pro-11-2", "ipad-pro-11-3"}
# The founding document is in no public place.
WITHOUT_AN_ADDRESS = {"S02"}
# How many days before and after its first version a device may be sold.
EARLIEST, LATEST = 7, 330
PLATFORMS = {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}
# The guideline has no tables of these sizes.
WITHOUT_LINE_HEIGHT = {"watchOS": {"m", "ax4", "ax5"}}
# Our own words, and the ids in them: S44, S44-252, MZ1-G21.
REMARKS = {"note", "caution", "reason", "meaning"}
CITATION = re.compile(r"(?<![\w-])[A-Z]+[0-9]+(?:-G?[0-9]+)?(?![\w-])")
MOVING = re.compile(r"^https?://(github\.com/[^/]+/[^/]+(/wiki|/(blob|tree)/(HEAD|main|master)/.*)?/?"
                    r"|pub\.dev/packages/[^/]+|pub\.dev/documentation/[^/]+/latest/.*)$")


def table(name, folder=TABLES):
    """The rows of a table."""
    with open(folder / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def moving_addresses(sources):
    """One line for each address that is not pinned, unless its note says so."""
    for source in sources:
        if MOVING.match(source["url"]) and "not pinned" not in source["note"]:
            yield f"sources: {source['id']}: {source['url']} is not pinned to a commit"


def unclear_short_names(sources):
    """One line for each source without a name for readers, or with that of another."""
    owners = {}
    for source in sources:
        if not source["short_name"]:
            yield f"sources: {source['id']}: short_name is empty"
            continue
        owner = owners.setdefault(source["short_name"], source["id"])
        if owner != source["id"]:
            yield f"sources: {source['id']}: {source['short_name']!r} is the short name of {owner}, too"


def answers_without_an_address(sources, claims, home_screens, devices):
    """One line for each source that gives sizes, places or devices and that nobody can look up."""
    answering = {claim["source_id"] for claim in claims if claim["use"] != "context"}
    answering |= {grid["source_id"] for grid in home_screens}
    answering |= {value for device in devices for column, value in device.items() if column.endswith("_source")}
    for source in sources:
        if source["id"] in answering - WITHOUT_AN_ADDRESS and not source["url"]:
            yield f"sources: {source['id']}: without an address its claims are context, and its places no rows"


def unknown_citations(tables):
    """One line for each word of a remark that looks like the id of a source or of its number, and is none.

    Words of the names of devices, such as M4 and A16, look like ids, too."""
    known = {row["id"] for rows in tables.values() for row in rows if "id" in row}
    known |= {word for device in tables["devices"] for word in re.findall(r"\w+", device["name"])}
    for name, rows in tables.items():
        for line, row in enumerate(rows, 2):
            for column in REMARKS & row.keys():
                for word in CITATION.findall(row[column]):
                    if word not in known:
                        yield f"{name}:{line}: {column} cites {word}, which is in no table"


def ids_of_other_sources(tables):
    """One line for each row with the id of another source than its own."""
    for name, rows in tables.items():
        for row in rows:
            if {"id", "source_id"} <= row.keys() and CITATION.fullmatch(row["id"]):
                if row["id"].split("-")[0] != row["source_id"]:
                    yield f"{name}: {row['id']} is of {row['source_id']}"


def unlikely_releases(devices, classes, os_releases, device_releases):
    """One line for each device that is said to be sold long before or after its first version.

    A model comes with a version that is out by then, or within days of it, and that is the newest: the
    next is a year or so later."""
    idioms = {screen["id"]: screen["idiom"] for screen in classes}
    days = {}
    for release in os_releases:
        days[release["platform"], release["os"]] = date.fromisoformat(release["released"])
    released = {row["device"]: date.fromisoformat(row["released"]) for row in device_releases}
    for device in devices:
        platform, first = PLATFORMS[idioms[device["screen_class"]]], device["os_first"]
        # Before iPadOS 13, iPads ran iOS.
        began = days.get((platform, first), days.get(("iOS", first)))
        day = released.get(device["id"])
        if day and began and not -EARLIEST <= (day - began).days <= LATEST:
            yield f"device_releases: {device['id']}: {day}, and its first version is of {began}"


def incomplete_devices(devices, classes, releases, names, ranges):
    """One line for each thing that is missing from a device that gets updates."""
    idioms = {screen["id"]: screen["idiom"] for screen in classes}
    newest = {}
    for release in releases:
        platform = release["platform"]
        newest[platform] = max(newest.get(platform, 0), int(release["os"]))
    identified = {name["device"] for name in names if name["kind"] == "identifier"}
    dated = {row["device"] for row in ranges if row["os_first"]}
    for device in devices:
        if device["os_last"] != str(newest[PLATFORMS[idioms[device["screen_class"]]]]):
            continue
        for column in ("os_first", "os_source", "identity_source", "screen_source"):
            if not device[column]:
                yield f"devices: {device['id']}: {column} is empty"
        if device["id"] not in dated | DATED_BY_A_SIBLING:
            yield f"os_ranges: {device['id']}: no source gives its first version"
        if device["id"] not in identified | SHARING_AN_IDENTIFIER:
            yield f"device_names: {device['id']}: no identifier"


def wrong_line_heights(line_heights, text_sizes):
    """One line for each line height that is missing, or that another table contradicts."""
    heights = {(row["platform"], row["text_style"], row["text_size"]): row["line_height_pt"]
               for row in line_heights}
    for platform, style in sorted({key[:2] for key in heights}):
        sizes = {key[2] for key in heights if key[:2] == (platform, style)}
        missing = {row["id"] for row in text_sizes} - sizes - WITHOUT_LINE_HEIGHT.get(platform, set())
        if missing and sizes != {"*"}:
            yield f"line_heights: {platform},{style}: no row for {', '.join(sorted(missing))}"
    for platform in ("iOS", "iPadOS"):
        for row in text_sizes:
            stated = heights.get((platform, "body", row["id"]))
            if stated != row["current_line_height_pt"]:
                yield (f"line_heights: {platform},body,{row['id']}: {stated}, but text_sizes has "
                       f"{row['current_line_height_pt']}")


def main():
    tables = {path.stem: table(path.stem) for path in sorted(TABLES.glob("*.csv"))}
    sources, devices = tables["sources"], tables["devices"]
    faults = [
        *moving_addresses(sources),
        *wrong_line_heights(table("line_heights"), table("text_sizes")),
        *unclear_short_names(sources),
        *answers_without_an_address(sources, tables["claims"], tables["home_screens"], devices),
        *unknown_citations(tables),
        *ids_of_other_sources(tables),
        *unlikely_releases(devices, table("screen_classes"), table("os_releases"),
                           table("device_releases")),
        *incomplete_devices(devices, table("screen_classes"), table("os_releases"),
                            table("device_names"), table("os_ranges")),
    ]
    for fault in faults:
        print(fault)
    print(f"{len(sources)} sources and {len(devices)} devices, {len(faults)} faults")
    return 1 if faults or not sources or not devices else 0


if __name__ == "__main__":
    sys.exit(main())
