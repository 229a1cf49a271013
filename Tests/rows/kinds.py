"""Seven kinds of rows that a contributor may enter. All devices and numbers are made up.

Nothing here depends on how many rows the tables have: versions and empty cells are looked up.
"""

import csv
import json
import re
import shutil

from shared import ROOT, table_rows

TABLES = ROOT / "Data" / "tables"
# The phones: a screen that the tables have, and one that they do not have.
KNOWN_SCREEN, OTHER_SCREEN, NEW_SCREEN = "402x874@3", "393x852@3", "426x926@3"
KINDS = ("phone", "screen", "version", "pad", "watches", "family", "unknown")
# A family that no system has.
NEW_FAMILY, ITS_NAME = "systemBanner", "banner"


def newest(platform):
    return max(int(row["os"]) for row in table_rows("os_releases") if row["platform"] == platform)


def device(id, name, screen, platform, list_of_devices, identifier, **more):
    """The rows of a device that came with the newest version."""
    os = newest(platform)
    return {
        "devices": [{
            "id": id, "name": name, "screen_class": screen, "os_first": os, "os_last": os,
            "today_extension": "false", "today_source": "WO2", "identity_source": "S19", "screen_source": "LAY1",
            "os_source": list_of_devices, **more}],
        "os_ranges": [{"device": id, "source_id": list_of_devices, "os_first": os, "os_last": os}],
        "device_releases": [
            {"device": id, "released": "2099-03-12", "source_id": "EOL1", "locator": f"releaseCycle {id}"}],
        "device_names": [{"name": identifier, "kind": "identifier", "device": id, "source_id": "S19"}],
    }


def phone(id, name, screen, identifier, diagonal="6.3"):
    return device(id, name, screen, "iOS", "ADB1", identifier, diagonal_in=diagonal, has_3d_touch="false",
                  has_dynamic_island="true", dynamic_island_source="HLA1")


def size(number, family, os, screen, width, height, **more):
    """The claims of a measurement, both sides."""
    return [{
        "id": f"FR1-{number + n}", "kind": "widgetkit", "source_id": "FR1", "use": "answer", "quantity": side,
        "value": value, "unit": "pt", "platform": "iOS", "os_first": os, "os_last": os, "os_basis": "stated",
        "screen_class": screen, "family": family, "method": "display-size", "locator": f"iOS {os}, {screen}", **more,
    } for n, (side, value) in enumerate((("width", width), ("height", height)))]


def joined(*parts):
    tables = {}
    for part in parts:
        for table, rows in part.items():
            tables[table] = tables.get(table, []) + rows
    return tables


def rows_of(kind, unknown):
    """The rows of a kind by their tables; `unknown` is a cell of an iPhone without a known size."""
    os = newest("iOS")
    if kind == "phone":
        return joined(
            phone("iphone-96", "iPhone 96", KNOWN_SCREEN, "iPhone96,1"),
            {"device_names": [{"name": "96", "kind": "nickname", "device": "iphone-96"}]})
    if kind == "screen":
        return joined(phone("iphone-98", "iPhone 98", NEW_SCREEN, "iPhone96,2", "6.6"), {
            "screen_classes": [{
                "id": NEW_SCREEN, "width_pt": 426, "height_pt": 926, "scale": 3, "idiom": "phone",
                "name": "6.6-inch 98"}],
            "claims": size(9001, "systemSmall", os, NEW_SCREEN, "174", "174")
            + size(9003, "systemMedium", os, NEW_SCREEN, "371", "174")
            + size(9005, "systemLarge", os, NEW_SCREEN, "371", "388"),
        })
    if kind == "version":
        return {
            "os_releases": [{
                "platform": "iOS", "os": os + 1, "name": f"iOS {os + 1}", "released": "2099-09-13",
                "released_source": "ADB1", "today_extension": "false", "source_id": "WO2"}],
            "claims": size(9011, "systemSmall", os + 1, KNOWN_SCREEN, "164.33", "164.33"),
        }
    if kind == "pad":
        return device("ipad-mini-99", "iPad mini 99", "744x1133@2", "iPadOS", "ADB2", "iPad99,1", diagonal_in="8.3",
                      has_3d_touch="false")
    if kind == "watches":
        return joined(*(
            device(f"apple-watch-series-99-{mm}-mm", f"Apple Watch Series 99 ({mm} mm)", screen, "watchOS", "ADB3",
                   f"Watch99,{mm}")
            for mm, screen in ((42, "187x223@2"), (46, "208x248@2"))))
    if kind == "family":
        last = max(int(row["order"]) for row in table_rows("families"))
        return {
            "families": [{
                "id": NEW_FAMILY, "kind": "widgetkit", "order": last + 1, "name": ITS_NAME, "is_in_dynamic_island": "false"}],
            "widget_families": [{
                "platform": "iOS", "family": NEW_FAMILY, "os_first": os, "has_frame": "true", "source_id": "DOC1"}],
            "claims": size(9031, NEW_FAMILY, os, KNOWN_SCREEN, "349.67", "80")
            + size(9033, NEW_FAMILY, os, OTHER_SCREEN, "344.67", "79"),
        }
    return {"claims": size(
        9021, unknown["family"], int(unknown["os"]), unknown["screenClass"], "345", "165",
        variant=unknown["variant"] or "")}


def key_of(table):
    package = json.loads((ROOT / "Data" / "datapackage.json").read_text(encoding="utf-8"))
    names = next(one["schema"]["primaryKey"] for one in package["resources"] if one["name"] == table)
    return lambda row: [
        int(row[name]) if name == "os" else row.get(name, "").encode() for name in names]


def write(tables, folder, old=lambda table: []):
    """Writes tables as the program wants them: the columns of Data/, sorted by key."""
    folder.mkdir(exist_ok=True)
    for table, rows in tables.items():
        header = (TABLES / f"{table}.csv").read_text(encoding="utf-8").split("\n", 1)[0].split(",")
        with open(folder / f"{table}.csv", "w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, header, restval="", lineterminator="\n")
            writer.writeheader()
            writer.writerows(sorted([*old(table), *rows], key=key_of(table)))


def copy_with(tables, folder):
    """A copy of Data/ with the rows in their places, and another version: the first of a January."""
    shutil.copytree(ROOT / "Data", folder)
    package = folder / "datapackage.json"
    text = package.read_text(encoding="utf-8")
    package.write_text(re.sub('"version": "[^"]*"', '"version": "2099.1.1"', text, count=1), encoding="utf-8")
    write(tables, folder / "tables", table_rows)
