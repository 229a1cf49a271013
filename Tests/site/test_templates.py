"""Templates for designers are what their page says, to the pixel, for readers that are not ours."""

import json
import re
import shutil
import subprocess
from csv import DictReader
from pathlib import PurePosixPath
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageOps

from shared import ROOT


@pytest.fixture(scope="module")
def templates(website):
    """The files by name, without the pages."""
    paths = [path for path in website.files if path.startswith("templates/")]
    return {path.partition("/")[2]: path for path in paths if path.endswith((".svg", ".png"))}


class Row(NamedTuple):
    """What the page says of a file: the anchor of its screen, its widget and version, its points and pixels."""

    screen: str
    widget: str
    version: str
    points: list
    pixels: list


@pytest.fixture(scope="module")
def listed(website):
    """The row of each file by name."""
    found, screen = {}, None
    for line in website.text("templates/index.md").splitlines():
        if anchor := re.match(r'## <a id="screen-([^"]+)">', line):
            screen = anchor[1]
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 5 and "](" in cells[4]:
            widget, version, *sizes, links = cells
            row = Row(screen, widget, version, *([side.strip() for side in size.split("×")] for size in sizes))
            found |= {PurePosixPath(link.rpartition("(")[2].rstrip(")")).name: row for link in links.split(", ")}
    return found


def test_every_file_is_listed(templates, listed):
    assert len(templates) > 1000
    assert sorted(templates) == sorted(listed)


def test_picture_is_a_canvas_with_transparent_corners_in_the_right_resolution(website, templates):
    pictures = [name for name in templates if name.endswith(".png")]
    assert len(pictures) > 500
    for name in pictures:
        with Image.open(website.folder / templates[name]) as picture:
            picture.load()
        scale = int(name.rpartition("@")[2].partition("x")[0])
        assert picture.info["dpi"] == pytest.approx((scale * 72, scale * 72), abs=0.02), name
        # The colours are the ground, which alone is transparent, the canvas and its edge.
        assert picture.mode == "P" and {color for _, color in picture.getcolors()} <= {0, 1, 2}, name
        assert picture.info["transparency"] == 0, name
        # It is the same upside down and from the right, and has a canvas in the middle.
        assert ImageOps.flip(picture).tobytes() == picture.tobytes() == ImageOps.mirror(picture).tobytes(), name
        width, height = picture.size
        assert picture.getpixel((width // 2, height // 2)) == 1, name
        # Only the corners are transparent.
        row = picture.crop((0, height // 2, width, height // 2 + 1))
        column = picture.crop((width // 2, 0, width // 2 + 1, height))
        assert 0 not in {color for line in (row, column) for _, color in line.getcolors()}, name


def test_drawing_is_in_points(website, templates, listed):
    """A design program takes a pixel of SVG for a unit of its canvas, which is a point."""
    drawings = [name for name in templates if name.endswith(".svg")]
    assert len(drawings) > 600
    for name in drawings:
        root = ElementTree.fromstring(website.text(templates[name]))
        size = [root.get("width"), root.get("height")]
        assert root.get("viewBox").split() == ["0", "0", *size], name
        assert all(abs(float(a) - float(b)) < 0.006 for a, b in zip(size, listed[name].points)), name


@pytest.fixture(scope="module")
def cell_of(website):
    """The cell of a row: that of its screen, version and widget."""
    cells = {}
    for path in website.ending(".json"):
        if path.startswith("api/v1/widgetkit/"):
            for cell in json.loads(website.text(path))["cells"]:
                if cell["screenClass"] and cell["zoom"] == "standard":
                    screen = cell["screenClass"].replace("@", "-")
                    key = screen, f"{cell['platform']} {cell['os']}", cell["family"]
                    cells.setdefault(key, {})[cell["variant"]] = cell
    families = DictReader((ROOT / "Data/tables/families.csv").read_text(encoding="utf-8").splitlines())
    identifiers = {family["name"]: family["id"] for family in families}

    def find(row):
        # A family may be called `extra large, upright`, and a variant may follow.
        widget, variant = row.widget, None
        if widget not in identifiers:
            widget, _, variant = widget.rpartition(", ")
        variants = cells[row.screen, row.version, identifiers[widget]]
        # The first variant is the usual one, which the page omits.
        return variants[variant] if variant else next(iter(variants.values()))

    return find


def test_sizes_are_the_answers_for_the_screen_and_the_widget_of_the_row(website, templates, listed, cell_of):
    pictures = [name for name in templates if name.endswith(".png")]
    assert len(pictures) > 500
    for name in pictures:
        drawing = re.sub(r"@\dx\.png$", ".svg", name)
        row, root = listed[name], ElementTree.fromstring(website.text(templates[drawing]))
        assert root.find("{*}title").text.endswith(f", {row.version}: {row.widget}"), name
        cell = cell_of(row)
        sides = cell["width"], cell["height"]
        assert [float(root.get("width")), float(root.get("height"))] == pytest.approx(
            [side["value"] for side in sides], abs=0.0006), name
        assert listed[drawing] == row, name
        with Image.open(website.folder / templates[name]) as picture:
            assert picture.size == tuple(side["pixels"] for side in sides), name
        assert row.pixels == [str(side["pixels"]) for side in sides], name


def test_links_save_the_files_under_their_names(website, templates):
    count = 0
    for path, page in website.pages.items():
        for link in page.links:
            name = PurePosixPath(link.address).name
            if link.element.name != "a" or name not in templates:
                continue
            count += 1
            assert link.element.attributes.get("download") == name, f"{path}:{link.element.line}"
    assert count > 5000


def test_libpng_reads_every_picture(website, templates):
    pngfix = shutil.which("pngfix")
    assert pngfix, "pngfix of libpng-tools is missing"
    pictures = [website.folder / path for path in templates.values() if path.endswith(".png")]
    run = subprocess.run([pngfix, *pictures], capture_output=True, text=True, check=False)
    lines = run.stdout.splitlines()
    assert run.returncode == 0 and len(lines) == len(pictures)
    assert [line for line in lines if not line.startswith("IDAT OK ")] == []


def test_templates_are_small(website, templates):
    assert sum((website.folder / path).stat().st_size for path in templates.values()) < 5_000_000
