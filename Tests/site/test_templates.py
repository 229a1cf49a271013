"""Templates for designers are what the program answers, in points, for readers that are not ours."""

import json
import re
import zipfile
from csv import DictReader
from pathlib import PurePosixPath
from xml.etree import ElementTree

import pytest

from shared import ROOT

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def templates(website):
    """The drawings by name."""
    return {
        PurePosixPath(path).name: ElementTree.fromstring(website.text(path))
        for path in website.ending(".svg") if path.startswith("templates/")
    }


@pytest.fixture(scope="module")
def archives(website):
    """The archives by name."""
    return {
        PurePosixPath(path).name: zipfile.ZipFile(website.folder / path)
        for path in website.files if path.startswith("templates/") and path.endswith(".zip")
    }


def layers(root):
    return {layer.get("id"): layer for layer in root.findall(f"{SVG}g")}


def test_drawing_is_in_points_with_two_decimals(templates):
    """A design program takes a pixel of SVG for a unit of its canvas, which is a point."""
    assert len(templates) > 100
    for name, root in templates.items():
        size = [root.get("width"), root.get("height")]
        assert root.get("viewBox").split() == ["0", "0", *size], name
        assert all(re.fullmatch(r"\d+(\.\d\d?)?", side) for side in size), name


def test_there_are_no_pictures_of_pixels(website):
    assert [path for path in website.files if path.startswith("templates/") and path.endswith(".png")] == []


def test_corners_are_rounded_by_a_stated_radius_or_a_guess_on_a_layer_of_its_own(templates):
    stated, guessed, without = set(), set(), set()
    for name, root in templates.items():
        words, found = root.find(f"{SVG}desc").text, layers(root)
        canvas = found["canvas"].find(f"{SVG}rect")
        if radius := re.search(r"Corner radius: ([\d.]+) points", words):
            assert float(canvas.get("rx")) == pytest.approx(float(radius[1]), abs=0.006), name
            assert "guessed-corners" not in found, name
            stated.add(name)
        elif "circular" in name or "accessory-corner" in name or "inline" in name or name.endswith("-corner.svg"):
            # A circle and a line of text have no corners to guess.
            assert "guessed-corners" not in found, name
            without.add(name)
        else:
            assert canvas.get("rx") is None, name
            radius = re.search(r"guessed-corners is rounded by ([\d.]+) points", words)
            outline = found["guessed-corners"].find(f"{SVG}rect")
            assert float(outline.get("rx")) == pytest.approx(float(radius[1]), abs=0.006), name
            assert [outline.get(side) for side in ("width", "height")] == [root.get("width"), root.get("height")]
            guessed.add(name)
    assert stated and guessed and without
    # All of a screen of which a source states the radius, on its two newest versions.
    assert {name for name in templates if re.match("402x874-3-ios2[67]-(small|medium|large|extra)", name)} <= stated


def test_archive_has_the_files_of_its_screen_and_nothing_else(website, templates, archives):
    assert len(archives) > 20
    names = []
    for name, archive in archives.items():
        assert archive.testzip() is None
        for entry in archive.infolist():
            assert entry.compress_type == zipfile.ZIP_STORED
            assert entry.date_time == (1980, 1, 1, 0, 0, 0)
        # An entry has the names of the first models in place of the screen.
        screen = name.removesuffix(".zip")
        own = sorted(file for file in templates if file.startswith(screen + "-"))
        rests = {file.removeprefix(screen): (website.folder / "templates" / file).read_bytes() for file in own}
        for entry in archive.namelist():
            rest, content = next((rest, content) for rest, content in rests.items() if entry.endswith(rest))
            assert archive.read(entry) == content
            names.append(screen + rest)
            assert re.match(r"(i(phone|pad|pod)|apple-watch|mac|apple-vision)", entry), entry
    assert sorted(names) == sorted(templates)


def test_each_device_with_templates_leads_to_its_archive(website, archives):
    links = website.pages["templates/index.html"].links
    found = [link.element for link in links if link.address.endswith(".zip")]
    assert {PurePosixPath(element.attributes["href"]).name for element in found} == set(archives)
    saved = [element.attributes["download"] for element in found]
    assert len(set(saved)) == len(saved)
    assert "iphone-16-pro-widgets.zip" in saved
    assert all(name.endswith("-widgets.zip") for name in saved)


@pytest.fixture(scope="module")
def cells(website):
    """The sizes that the data of the site has, by screen, version and family."""
    found = {}
    for path in website.ending(".json"):
        if not path.startswith("api/v3/widgetkit/"):
            continue
        for cell in json.loads(website.text(path))["cells"]:
            sides = cell["width"]["value"], cell["height"]["value"]
            # An iPad's size on the screen is no canvas.
            if cell["screenClass"] and cell["zoom"] == "standard" and None not in sides and cell["variant"] != "device":
                key = cell["screenClass"].replace("@", "-"), f"{cell['platform']} {cell['os']}", cell["family"]
                found.setdefault(key, set()).add(sides)
    return found


@pytest.fixture(scope="module")
def families():
    """The identifier of each family by its name."""
    table = (ROOT / "Data/tables/families.csv").read_text(encoding="utf-8")
    return {row["name"]: row["id"] for row in DictReader(table.splitlines())}


def test_sizes_are_the_answers_for_the_screen_the_versions_and_the_widget(website, templates, archives, cells, families):
    """Of every widget with an answer on one of the two newest versions of its platform there is a template."""
    wanted = {
        (screen, version, family): sizes for (screen, version, family), sizes in cells.items()
        if f"{screen}.zip" in archives and version.split()[1] in ("26", "27")
    }
    seen = {}
    for name, root in templates.items():
        screen = next(one for one in archives if name.startswith(one.removesuffix(".zip") + "-")).removesuffix(".zip")
        _, platform, versions, widget = re.fullmatch(
            r"(.*), (\w+) (\d[\d, to]*): (.*)", root.find(f"{SVG}title").text).groups()
        family = families.get(widget) or families[widget.rpartition(", ")[0]]
        words = re.match(r"([\d.]+) × ([\d.]+) points, (\d+) × (\d+) pixels, (\d)", root.find(f"{SVG}desc").text)
        *_, wide, high, scale = map(float, words.groups())
        for version in versions.split(", "):
            sizes = cells[screen, f"{platform} {version}", family]
            size = next(one for one in sizes if one == pytest.approx((wide / scale, high / scale), abs=0.0006))
            assert [float(root.get(side)) for side in ("width", "height")] == pytest.approx(size, abs=0.0051), name
            seen.setdefault((screen, f"{platform} {version}", family), set()).add(size)
    # What is a range, or what nobody but a rule extrapolates, has none.
    assert set(seen) <= set(wanted)
    assert len(seen) > 0.9 * len(wanted)


def test_links_save_the_files(website, templates, archives):
    """Each template is on a page of a device, but for those of older versions that differ, which archives have."""
    linked = set()
    count = 0
    for path, page in website.pages.items():
        for link in page.links:
            name = PurePosixPath(link.address).name
            if link.element.name != "a" or name not in {**templates, **archives}:
                continue
            count += 1
            linked.add(name)
            saved = link.element.attributes.get("download")
            # Of a model a file has its name instead of that of the screen.
            screen = max((PurePosixPath(archive).stem for archive in archives
                          if name.startswith(PurePosixPath(archive).stem)), key=len)
            own = PurePosixPath(path).stem + name.removeprefix(screen)
            names = {own} if re.match(r"devices/(?!mac|apple-vision)", path) and name in templates else {name}
            assert saved in names or name in archives and saved.endswith("-widgets.zip"), f"{path}:{link.element.line}"
    assert count > 700
    assert len({*templates, *archives} - linked) <= 1


def test_a_page_says_of_which_versions_its_archive_is(website, archives, templates):
    links = [link.element for link in website.pages["devices/iphone-16-pro.html"].links if link.address.endswith(".zip")]
    element, = links
    archive = archives[PurePosixPath(element.attributes["href"]).name]
    assert "iphone-18-pro-17-17-pro-16-pro-ios27-medium.svg" in archive.namelist()
    titles = [ElementTree.fromstring(archive.read(name)).find(f"{SVG}title").text for name in archive.namelist()]
    versions = {version for title in titles for version in re.search(r", iOS (\d+(?:, \d+)*): ", title)[1].split(", ")}
    assert f"Templates of iOS {', '.join(sorted(versions))} as a ZIP" in website.text("devices/iphone-16-pro.html")
    assert all(title.startswith("iPhone 18 Pro, 17, 17 Pro, 16 Pro (402 × 874 points), ") for title in titles
               if "26, 27" in title)


def test_templates_are_small(website):
    files = [path for path in website.files if path.startswith("templates/")]
    assert sum((website.folder / path).stat().st_size for path in files) < 600_000
