"""Right rows of seven kinds are added, and entered in a copy of Data/; everything goes on to work with them."""

import json
import re
import subprocess
import sys
import zipfile

import pytest

from distribution import data_package, sizes as packaged
from distribution.release import Release
from kinds import ITS_NAME, KINDS, KNOWN_SCREEN, NEW_FAMILY, newest
from shared import ROOT

# A device of the tables on the known screen, and one on another screen.
NEIGHBOUR, OTHER = "iPhone 17 Pro", "iPhone 15"
IOS = newest("iOS")
# A device and family of what each kind enters, and the size that they get: that of others, or a number.
ENTERED = [
    ("phone", ("iPhone 96", "medium"), (NEIGHBOUR, "medium")),
    ("phone", ("iPhone96,1", "medium"), (NEIGHBOUR, "medium")),
    ("phone", ("96", "medium"), (NEIGHBOUR, "medium")),
    ("screen", ("iPhone 98", "medium"), (371, 174)),
    ("screen", ("426x926", "large"), (371, 388)),
    ("version", (NEIGHBOUR, "small"), (164.3333, 164.3333)),
    ("family", (NEIGHBOUR, NEW_FAMILY), (349.6667, 80)),
    ("family", (NEIGHBOUR, ITS_NAME), (349.6667, 80)),
    ("pad", ("iPad mini 99", "medium"), ("iPad mini 7", "medium")),
    ("watches", ("Apple Watch Series 99 46 mm", "rectangular"), ("Apple Watch Series 11 46 mm", "rectangular")),
]


@pytest.mark.parametrize("kind", KINDS)
def test_tables_are_valid(entered, kind):
    for folder in (entered(kind).data, entered(kind).rows):
        assert entered(kind).output("validate", folder).startswith("all is well: ")


@pytest.mark.parametrize("kind, asked, expected", ENTERED)
def test_query_answers(bundled, entered, kind, asked, expected):
    sizes = list(entered(kind).sizes(*asked).values())
    if isinstance(expected[0], str):
        assert sizes == list(bundled.sizes(*expected).values())
    else:
        assert sizes[0] == expected
    assert sizes[0] != (None, None)


def test_query_answers_what_was_unknown(entered, unknown):
    sizes = entered("unknown").sizes(unknown["screenClass"], unknown["family"], "--os", unknown["os"])
    assert sizes[int(unknown["os"]), unknown["family"], unknown["variant"]] == (345, 165)


@pytest.mark.parametrize("kind, device", [("phone", "iPhone 96"), ("screen", "iPhone 98")])
def test_compare_sets_a_new_device_beside_others(entered, kind, device):
    compared = entered(kind).json("compare", device, OTHER)
    assert [(size["device"], size["os"]) for size in compared["sizes"] if size["row"] == 1] == [
        (device, str(IOS)), (OTHER, str(IOS))]


def test_site_has_pages_of_new_devices(site):
    for name in ("iphone-96", "iphone-98", "ipad-mini-99", "apple-watch-series-99-42-mm"):
        assert (site / "devices" / f"{name}.html").is_file()


def test_data_of_the_archives_have_the_rows(everything, tmp_path, monkeypatch):
    # As if the copy were the Data/ of a commit.
    root = everything.data.parent / "root"
    root.mkdir()
    (root / "Data").symlink_to(everything.data)
    release = Release("1.0.0", "2099.1.1", "", 1_000_000_000, "", "")
    for part in (data_package, packaged):
        monkeypatch.setattr(part, "ROOT", root)
    # As if the program had them embedded.
    program = tmp_path / "program"
    program.write_text(f'#!/bin/sh\nexec "{everything.path}" "$@" --data "{everything.rows}"\n')
    program.chmod(0o755)
    (tmp_path / "archives").mkdir()
    data_package.write_data(tmp_path / "archives", release)
    with zipfile.ZipFile(next((tmp_path / "archives").iterdir())) as archive:
        name = next(name for name in archive.namelist() if name.endswith("/devices.csv"))
        assert b"iphone-96," in archive.read(name)
    contents = packaged.contents(program, release)
    assert {"iphone-98", "iphone-96"} <= {device["id"] for device in contents["devices"]}
    sizes = {size["id"]: size for size in contents["sizes"]}
    assert sizes[f"widgetkit.ios{IOS + 1}.{KNOWN_SCREEN}.systemSmall.icons-small"]["width"]["pixels"] == 493
    assert sizes[f"widgetkit.ios{IOS}.426x926@3.systemLarge.icons-small"]["height"]["value"] == 388


@pytest.mark.night
def test_second_computation_gives_the_same_answers(everything):
    result = subprocess.run(
        [sys.executable, ROOT / "Tests" / "engine" / "check_answers.py", everything.path, "--data", everything.rows],
        capture_output=True, encoding="utf-8")
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("family", ["small", "medium"])
def test_measurement_on_a_new_version_hides_no_size_of_another_family(bundled, entered, family):
    own, there = (program.sizes(NEIGHBOUR, family) for program in (entered("version"), bundled))
    if family == "small":
        assert {os for os, *_ in own} == {IOS + 1}
    else:
        assert own == there
        assert own[IOS, "systemMedium", "icons-small"] == (349.6667, 164.3333)
    # Beside each other, a family keeps its version, and the row says so.
    cells = entered("version").json("query", "--device", NEIGHBOUR)["cells"]
    assert {int(cell["os"]) for cell in cells if cell["family"] == f"system{family.title()}"} == {
        os for os, *_ in own}
    assert f"systemSmall (iOS {IOS + 1})" in entered("version").output("query", "--device", NEIGHBOUR)


@pytest.mark.parametrize("family", ["small", "medium"])
def test_compare_sets_devices_beside_each_other_on_one_version(entered, family):
    compared = entered("version").json("compare", NEIGHBOUR, OTHER, "--family", family)
    first = [size for size in compared["sizes"] if size["row"] == 1]
    assert [size["os"] for size in first] == [str(IOS)] * 2
    assert all(size["width"]["value"] for size in first)


class Index:
    """The devices and sizes of the search index, which scripts read."""

    def __init__(self, site):
        text = (site / "assets" / "search-index.js").read_text(encoding="utf-8")
        lists = {
            name: [line.split("|") for line in re.search(f"{name}: `(.*?)`", text, re.S)[1].split("\n")]
            for name in ("devices", "screens", "sizes")}
        families = json.loads(re.search("families: (.*),\n", text)[1])
        variants = json.loads(re.search("variants: (.*),\n", text)[1])
        self.ranges = {}
        for _, _, screen, versions, *_ in lists["devices"]:
            self.ranges.setdefault(screen, []).append([int(os) if os else None for os in versions.split("-")])
        # Of each cell of an iPhone without Display Zoom the sides in pixels, 0 where unknown, the mark, and whether a
        # device runs it.
        self.cells = {}
        above = [""] * 7
        for line in lists["sizes"]:
            # A line has what the line above has not, and no empty fields at its end.
            *own, mark = [*line, *[""] * 7][:8]
            above = [field or before for field, before in zip(own, above)]
            numbers, family, variant, width, height, versions, zoom = above
            for screen in self.expanded(numbers) if not zoom else []:
                # Platforms without screens are numbered behind the screens.
                if screen >= len(lists["screens"]) or lists["screens"][screen][4] != "phone":
                    continue
                name = lists["screens"][screen][0]
                for os in self.expanded(versions):
                    self.cells[os, name, families[int(family)][0], variants[int(variant)] or None] = (
                        int(width), int(height), mark, self.runs(str(screen), os))

    @staticmethod
    def expanded(versions):
        """The numbers of a list with ranges: `14-18,26`."""
        for part in versions.split(","):
            first, _, last = part.partition("-")
            yield from range(int(first), int(last or first) + 1)

    def runs(self, screen, os):
        return any((first or 0) <= os <= (last or os) for first, last in self.ranges[screen])


def test_index_has_the_cells_of_the_program(everything, site):
    cells = Index(site).cells
    expected = everything.json(
        "query", "--kind", "widgetkit", "--platform", "iOS", "--os", f"{IOS}+")["cells"]
    there = {
        (int(cell["os"]), cell["screenName"], cell["family"], cell["variant"]):
        tuple(cell[side]["pixels"] or 0 for side in ("width", "height"))
        for cell in expected if cell["width"]["state"] != "not-applicable"}
    assert {cell: found[:2] for cell, found in cells.items() if cell[0] >= IOS} == there
    # A side may be known alone: the medium widget is as high as the small one.
    known_screen = next(cell["screenName"] for cell in expected if cell["screenClass"] == KNOWN_SCREEN)
    assert cells[IOS + 1, known_screen, "systemMedium", "icons-small"] == (0, 493, "?", True)
    assert all(runs for *_, runs in cells.values())


def test_page_of_the_smallest_size_counts_the_cells_of_the_program(everything, site):
    page = (site / "safe.html").read_text(encoding="utf-8")
    first = re.search("that run iOS ([0-9]+) or later", page)[1]
    canvas = everything.json(
        "safe", "--family", "medium", "--platform", "iOS", "--os", f"{first}+")["canvases"][0]
    assert f"and {len(canvas['unknown'])} unknown of {canvas['cells']} cases" in page
    counted = [
        found for (os, _, family, _), found in Index(site).cells.items()
        if family == "systemMedium" and os >= int(first)]
    assert len(counted) == canvas["cells"]
    assert sum("?" == mark for _, _, mark, _ in counted) == len(canvas["unknown"])
