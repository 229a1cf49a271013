"""The files of the site: one for each row of the tables, and the same sizes in all of them."""

import csv
import io
import json
import re

import pytest

from program import answer
from shared import table_rows

PATH = re.compile(r"[a-z0-9-]+(/[a-z0-9-]+)*(@[1-9]x)?\.(html|md|css|js|svg|png|json|csv|xml|txt|zip)")
SCREEN = "414x736-3"
SOURCED = "today.ios10.414x736@3.landscape.l.today-view.expanded"


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def rows(text):
    return {row["id"]: row for row in csv.DictReader(io.StringIO(text))}


def test_paths_are_plain(website):
    assert [path for path in website.files if not PATH.fullmatch(path)] == []


@pytest.mark.parametrize("folder, table", [
    ("devices", "devices"), ("text-sizes", "text_sizes"), ("sources", "sources")])
def test_each_row_has_a_page_with_its_twin(website, folder, table):
    pages = {f"{folder}/{slug(row['id'])}" for row in table_rows(table)} | {f"{folder}/index"}
    for ending in (".html", ".md"):
        assert {path.removesuffix(ending) for path in website.ending(ending)
                if path.startswith(f"{folder}/")} == pages


def test_each_screen_with_a_known_side_has_a_page(website):
    pages = {"index"}
    for kind in ("widgetkit", "activity"):
        for row in csv.DictReader(io.StringIO(answer("query", "--system", kind, "--os", "14+", "--format", "csv"))):
            if row["width_pt"] or row["height_pt"]:
                pages.add(slug(row["screen_class"] or row["platform"]))
    assert {path[10:-5] for path in website.ending(".html") if path.startswith("widgetkit/")} == pages


def test_each_size_has_its_place_on_the_page_of_its_screen(website):
    """Those that exist, and no others."""
    cells = json.loads(answer("query", "--system", "today", "-d", "414x736", "--os", "8+", "--json"))["cells"]
    exists = {slug(cell["id"]): cell["height"]["state"] != "not-applicable" for cell in cells}
    assert set(exists.values()) == {True, False}
    ids = set(website.pages[f"screens/{SCREEN}.html"].ids)
    assert exists.keys() & ids == {id for id in exists if exists[id]}


def test_claim_and_size_lead_to_each_other(website):
    def addresses(path):
        return {link.address for link in website.pages[path].links}

    assert f"../screens/{SCREEN}.html#{slug(SOURCED)}" in addresses("sources/s02.html")
    assert "../sources/s02.html" in addresses(f"screens/{SCREEN}.html")


def test_tables_have_the_rows_of_query(website):
    """Those that exist: the table of a screen as a whole, that of all cells with the same sizes."""
    there = rows(answer("query", "--system", "today", "-d", "414x736", "--os", "8+", "-f", "csv"))
    screen = rows(website.text(f"tables/screens/{SCREEN}.csv"))
    assert screen == {id: row for id, row in there.items() if row["height_state"] != "not-applicable"}
    everything = rows(website.text("tables/cells.csv"))
    for id, row in screen.items():
        assert {name: row[name] for name in everything[id]} == everything[id]
    for path in website.ending(".csv"):
        if path.startswith("tables/screens/"):
            assert rows(website.text(path)).keys() <= everything.keys()


@pytest.mark.parametrize("device, files, versions", [
    ("iphone-16-pro", ["widgetkit/402x874-3", "activity/402x874-3"], {18, 26, 27}),
    ("iphone-7", ["screens/375x667-2", "widgetkit/375x667-2"], {10, 11, 12, 13, 14, 15})])
def test_device_has_the_sizes_of_its_screen_on_the_versions_that_it_runs(website, device, files, versions):
    def cells(path):
        read = json.loads(website.text(f"api/v1/{path}.json"))["cells"]
        return {cell["id"]: [{name: cell[side].get(name) for name in ("value", "state", "range")}
                             for side in ("width", "height")] for cell in read}

    own, screen = cells(f"devices/{device}"), {}
    for path in files:
        found = cells(path)
        assert found.keys() & own.keys(), path
        screen |= found
    assert own == {id: screen[id] for id in own}
    assert {int(re.search(r"\.ios(\d+)\.", id).group(1)) for id in own} == versions


def test_json_can_be_read(website):
    paths = website.ending(".json")
    assert len(paths) > 150
    for path in paths:
        json.loads(website.text(path))


def test_feed_has_the_version_of_the_data(website):
    version = json.loads(answer("list", "os", "--json"))["dataVersion"]
    assert f"<title>Data {version}</title>" in website.text("feed.xml")


def test_query_blocks_are_answered(website):
    page = website.text("text-sizes/index.html")
    assert "widgetsize query" not in page and page.count("<table>") == 2


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
