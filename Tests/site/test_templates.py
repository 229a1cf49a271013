"""Templates for designers are what their page says, to the pixel, for readers that are not ours."""

import functools
import json
import re
import shutil
import struct
import subprocess
import zlib
from csv import DictReader
from pathlib import PurePosixPath
from xml.etree import ElementTree

import pytest

from shared import ROOT


@functools.cache
def pixels(line, depth):
    """The pixels of a row without a filter, each as a byte."""
    assert line[0] == 0
    mask, count = (1 << depth) - 1, 8 // depth
    return bytes(byte >> 8 - depth * (n + 1) & mask for byte in line[1:] for n in range(count))


def decode(content):
    """The width, the height, the palette with alpha and the rows of pixels of a PNG file."""
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    chunks, place = {}, 8
    while place < len(content):
        length, kind = struct.unpack_from(">I4s", content, place)
        body = content[place + 8 : place + 8 + length]
        (checksum,) = struct.unpack_from(">I", content, place + 8 + length)
        assert checksum == zlib.crc32(kind + body), kind
        chunks[kind] = body
        place += 12 + length
    assert place == len(content) and list(chunks)[0] == b"IHDR" and list(chunks)[-1] == b"IEND"
    width, height, depth, *rest = struct.unpack(">IIBBBBB", chunks[b"IHDR"])
    assert rest == [3, 0, 0, 0]
    lines = zlib.decompress(chunks[b"IDAT"])
    stride = 1 + (width * depth + 7) // 8
    assert len(lines) == stride * height
    # Most rows are the same.
    rows = [pixels(line, depth)[:width]
            for line in (lines[start : start + stride] for start in range(0, len(lines), stride))]
    colors = chunks[b"PLTE"]
    alphas = chunks.get(b"tRNS", b"").ljust(len(colors) // 3, b"\xff")
    palette = [(*colors[3 * n : 3 * n + 3], alpha) for n, alpha in enumerate(alphas)]
    return width, height, palette, rows, struct.unpack(">IIB", chunks[b"pHYs"])


@pytest.fixture(scope="module")
def templates(website):
    """The files by name, without the pages."""
    paths = [path for path in website.files if path.startswith("templates/")]
    return {path.partition("/")[2]: path for path in paths if path.endswith((".svg", ".png"))}


@pytest.fixture(scope="module")
def listed(website):
    """What the page says of each file: its size in points and in pixels."""
    sizes = {}
    rows = website.text("templates/index.md").splitlines()
    for cells in ([cell.strip() for cell in row.split("|")[1:-1]] for row in rows):
        if len(cells) == 5 and "](" in cells[4]:
            points, pixels = ([part.strip() for part in cells[n].split("×")] for n in (2, 3))
            for link in cells[4].split(", "):
                sizes[link.rpartition("(")[2].rstrip(")").rpartition("/")[2]] = points, pixels
    return sizes


def test_every_file_is_listed(templates, listed):
    assert len(templates) > 1000
    assert sorted(templates) == sorted(listed)


def test_picture_has_the_pixels_that_its_page_tells(website, templates, listed):
    for name, path in templates.items():
        if not name.endswith(".png"):
            continue
        width, height, palette, rows, resolution = decode((website.folder / path).read_bytes())
        assert [str(width), str(height)] == listed[name][1], name
        scale = int(name.rpartition("@")[2].partition("x")[0])
        assert resolution == (round(scale * 72 / 0.0254),) * 2 + (1,), name
        assert [alpha for *_, alpha in palette] == [0, 255, 255], name
        # It is the same upside down and from the right, and has a canvas in the middle.
        assert rows == rows[::-1] and all(row == row[::-1] for row in rows), name
        assert rows[height // 2][width // 2] == 1, name
        # Only the corners are transparent.
        assert 0 not in rows[height // 2] and 0 not in {row[width // 2] for row in rows}, name


def test_drawing_is_in_points(website, templates, listed):
    """A design program takes a pixel of SVG for a unit of its canvas, which is a point."""
    drawings = [name for name in templates if name.endswith(".svg")]
    assert len(drawings) > 600
    for name in drawings:
        root = ElementTree.fromstring(website.text(templates[name]))
        size = [root.get("width"), root.get("height")]
        assert root.get("viewBox").split() == ["0", "0", *size], name
        points, _ = listed[name]
        assert all(abs(float(a) - float(b)) < 0.006 for a, b in zip(size, points)), name


TITLE = re.compile(r"(?P<model>.+), (?P<platform>[A-Za-z]+) (?P<os>\d+): (?P<widget>.+)")


@pytest.fixture(scope="module")
def cell_of(website):
    """The cell of a template, by the title of its drawing: that of the screen of a model."""
    screens, cells = {}, {}
    for path in website.ending(".json"):
        if path.startswith("api/v1/devices/"):
            device = json.loads(website.text(path))
            screens[device["name"]] = device["screenClass"]
        elif path.startswith("api/v1/widgetkit/"):
            for cell in json.loads(website.text(path))["cells"]:
                if cell["zoom"] == "standard":
                    key = cell["screenClass"], cell["platform"], cell["os"], cell["family"]
                    cells.setdefault(key, {})[cell["variant"]] = cell
    families = DictReader((ROOT / "Data/tables/families.csv").read_text(encoding="utf-8").splitlines())
    identifiers = {family["name"]: family["id"] for family in families}

    def find(title):
        parts = TITLE.fullmatch(title)
        # A family may be called `extra large, upright`, and a variant may follow.
        widget, variant = parts["widget"], None
        if widget not in identifiers:
            widget, _, variant = widget.rpartition(", ")
        variants = cells[screens[parts["model"]], parts["platform"], parts["os"], identifiers[widget]]
        # The first variant is the usual one, which titles omit.
        return variants[variant] if variant else next(iter(variants.values()))

    return find


def test_sizes_are_the_answers_for_the_screen_and_the_widget(website, templates, listed, cell_of):
    pictures = [name for name in templates if name.endswith(".png")]
    assert len(pictures) > 500
    for name in pictures:
        drawing = re.sub(r"@\dx\.png$", ".svg", name)
        root = ElementTree.fromstring(website.text(templates[drawing]))
        cell = cell_of(root.find("{*}title").text)
        sides = cell["width"], cell["height"]
        assert [float(root.get("width")), float(root.get("height"))] == pytest.approx(
            [side["value"] for side in sides], abs=0.0006), name
        header = (website.folder / templates[name]).read_bytes()[16:24]
        assert struct.unpack(">II", header) == tuple(side["pixels"] for side in sides), name
        assert listed[name][1] == [str(side["pixels"]) for side in sides], name


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
