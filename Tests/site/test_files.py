"""The files of the site: pages for the rows of the tables, and the same sizes in all of them."""

import csv
import io
import json
import re
from collections import Counter

from program import answer
from shared import table_rows
from website import table_rows_of

PATH = re.compile(r"[a-z0-9-]+(/[a-z0-9-]+)*(@[1-9]x)?\.(html|md|css|js|svg|png|json|csv|xml|txt|zip)")


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def rows(text):
    return {row["id"]: row for row in csv.DictReader(io.StringIO(text))}


def test_paths_are_plain(website):
    assert [path for path in website.files if not PATH.fullmatch(path)] == []


def test_each_source_has_a_row_with_its_count_of_numbers(website):
    counts = Counter(row["source"] for row in rows(website.text("tables/claims.csv")).values())
    found = {row[0].split()[-1]: row[-1] for row in table_rows_of(website.text("sources/index.html"))[1:] if row[0] != "Source"}
    assert found == {row["id"]: str(counts[row["id"]]) for row in table_rows("sources")}


def test_site_is_small(website):
    sizes = [(website.folder / path).stat().st_size for path in website.files if path not in website.redirects]
    assert len(website.ending(".html")) <= 190 and len(sizes) <= 950 and sum(sizes) <= 20_000_000


def test_each_device_has_a_page(website):
    """Mac and Vision Pro have one each, as their sizes do not depend on the model."""
    pages = {f"devices/{slug(row['id'])}" for row in table_rows("devices")}
    pages |= {"devices/index", "devices/mac", "devices/apple-vision-pro"}
    assert {path.removesuffix(".html") for path in website.ending(".html") if path.startswith("devices/")} == pages


def points(number):
    return f"{number:.2f}".rstrip("0").rstrip(".")


def test_each_known_size_of_a_screen_stands_in_the_evidence_of_its_devices(website):
    count = 0
    panels = {}
    for path in website.ending(".html"):
        if path.startswith("devices/"):
            page = website.text(path)
            name = re.search(r'<h1 id="top">([^<]+)', page)[1]
            panels[name] = set(re.findall(r'<span class="pt">([^<]+)</span> points', page.partition('id="evidence"')[2]))
    for path in website.ending(".json"):
        if not path.startswith("api/v3/widgetkit/"):
            continue
        for cell in json.loads(website.text(path))["cells"]:
            sides = [cell[side] for side in ("width", "height")]
            # Of those that grow, a panel has the smallest and the largest, which this file has not.
            if all(side["value"] and not side["range"] for side in sides):
                for name in cell["devices"] or [{"macOS": "Mac", "visionOS": "Apple Vision Pro"}[cell["platform"]]]:
                    count += 1
                    assert " × ".join(points(side["value"]) for side in sides) in panels[name], (path, cell["id"])
    assert count > 1000


def test_a_size_leads_to_its_source(website):
    addresses = {link.address for link in website.pages["today/index.html"].links}
    assert "../sources/index.html#s02" in addresses


def test_tables_have_the_rows_of_query(website):
    """Those with a known number, with the same sizes."""
    there = rows(answer("query", "--kind", "today", "-d", "414x736", "--os", "8+", "-f", "csv"))
    everything = rows(website.text("tables/cells.csv"))
    screen = {id: row for id, row in everything.items() if row["screen_class"] == "414x736@3"}
    states = {id: {row["width_state"], row["height_state"]} for id, row in there.items()}
    assert screen.keys() == {id for id, found in states.items() if found - {"unknown", "not-applicable"}}
    for id, row in screen.items():
        assert {name: there[id][name] for name in row} == row


def test_table_of_a_screen_is_short_and_names_its_devices_first(website):
    """The sizes that pages of its devices show, those of Live Activities too."""
    table = list(csv.DictReader(website.text("tables/widgetkit/402x874-3.csv").splitlines()))
    assert list(table[0])[:3] == ["devices", "versions", "widget"] and len(table[0]) < 15
    row = next(row for row in table if row["widget"] == "Medium" and "27" in row["versions"])
    assert "iPhone 16 Pro" in row["devices"] and (row["width_pt"], row["height_pt"]) == ("349.67", "164.33")
    assert (row["width_px"], row["height_px"]) == ("1049", "493")
    page = website.text("devices/iphone-16-pro.html").partition('id="evidence"')[2]
    sizes = {" × ".join((row["width_pt"], row["height_pt"])) for row in table
             if "iPhone 16 Pro" in row["devices"] and not row["least_width_pt"] and not row["least_height_pt"]}
    shown = set(re.findall(r'<span class="pt">([\d.]+ × [\d.]+)</span> points', page))
    assert shown and shown <= sizes
    # No source has the scale of a display in CarPlay.
    assert [row["width_px"] for row in table if row["widget"].startswith("CarPlay")] == ["", "", ""]


def test_families_that_a_screen_cannot_show_are_in_no_file(website):
    for path in website.ending(".json"):
        if path.startswith(("api/v3/widgetkit/", "api/v3/activity/")):
            cells = json.loads(website.text(path))["cells"]
            shown = {cell["family"] for cell in cells if cell["width"]["state"] != "not-applicable"}
            assert shown and shown == {cell["family"] for cell in cells}, path
    cells = [json.loads(website.text(f"api/v3/activity/{name}.json"))["cells"] for name in ("402x874-3", "414x896-2")]
    with_island, without = [{cell["family"] for cell in some} for some in cells]
    assert "expanded" in with_island and "expanded" not in without and "lockScreen" in without


def test_json_can_be_read(website):
    paths = website.ending(".json")
    assert len(paths) > 50
    for path in paths:
        json.loads(website.text(path))


def test_pages_may_give_one_width_and_one_legacy_height(website):
    """The pages of screens give one width for both modes and all text sizes, and one height on iOS 8 and 9."""
    widths, heights = {}, {}
    for row in rows(website.text("tables/cells.csv")).values():
        line = tuple(row[name] for name in ("screen_class", "os", "orientation", "entry_point", "column"))
        if row["mode"] == "legacy":
            heights.setdefault(line, set()).add(row["height_pt"])
        elif row["entry_point"] != "quick-action":
            widths.setdefault(line, set()).add(row["width_pt"])
    assert len(widths) > 100 and len(heights) > 10
    assert [line for found in (widths, heights) for line, values in found.items() if len(values) > 1] == []
