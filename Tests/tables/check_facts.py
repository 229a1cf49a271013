#!/usr/bin/env python3
"""Checks what Data/README.md promises of sources, devices and text, and no type or key can say.

- An address leads to what was read: a commit, not a branch. One that does not says so in its note.
- A device that gets updates has a first version, sources of it, and its identifiers.
- A text style has a line height at every text size of a platform, but for those that no source has; the
  line heights of body text are those of text_sizes.

One line is printed for each fault, and a last one that counts. Exit codes: 0 no fault; 1 a fault.

Usage: check_facts.py
"""

import csv
import re
import sys
from pathlib import Path

TABLES = Path(__file__).resolve().parents[2] / "Data" / "tables"
# One identifier stands for both displays of the iPhone Duo, and a name for one device only.
SHARING_AN_IDENTIFIER = {"iphone-duo-inner-display", "iphone-duo-outer-display"}
# Sources have wrong rows of them; their first version is that of the 12.9-inch model of the same day,
# as their notes and Data/README.md say.
DATED_BY_A_SIBLING = {"ipad-pro-11-2", "ipad-pro-11-3"}
PLATFORMS = {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}
# The guideline has no tables of these sizes.
WITHOUT_LINE_HEIGHT = {"watchOS": {"m", "ax4", "ax5"}}
MOVING = re.compile(r"^https?://(github\.com/[^/]+/[^/]+(/wiki|/(blob|tree)/(HEAD|main|master)/.*)?/?"
                    r"|pub\.dev/packages/[^/]+|pub\.dev/documentation/[^/]+/latest/.*)$")


def table(name, folder=TABLES):
    """The rows of a table."""
    with open(folder / f"{name}.csv", encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def moving_addresses(sources):
    """One line for each address that leads to whatever is newest, and does not say so."""
    for source in sources:
        if MOVING.match(source["url"]) and "not pinned" not in source["note"]:
            yield f"sources: {source['id']}: {source['url']} is not pinned to a commit"


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
    sources, devices = table("sources"), table("devices")
    faults = [
        *moving_addresses(sources),
        *wrong_line_heights(table("line_heights"), table("text_sizes")),
        *incomplete_devices(devices, table("screen_classes"), table("os_releases"),
                            table("device_names"), table("os_ranges")),
    ]
    for fault in faults:
        print(fault)
    print(f"{len(sources)} sources and {len(devices)} devices, {len(faults)} faults")
    return 1 if faults or not sources or not devices else 0


if __name__ == "__main__":
    sys.exit(main())
