"""What a designer takes is one answer, wherever it is taken from: the table of the page, its drawing, the template, the
page of the family, the table for programs and the search have the same size and the same corner radius."""

import csv
import re
from xml.etree import ElementTree

import pytest
from search import Search

SVG = "{http://www.w3.org/2000/svg}"
FAMILIES = {"systemSmall": "Small", "systemMedium": "Medium", "systemLarge": "Large"}
# A device whose screen has a published radius, some whose has none, an iPad and a Mac.
DEVICES = ["iphone-16-pro", "iphone-17", "iphone-15", "iphone-se-3", "iphone-13-mini", "ipad-air-13-m2", "mac"]

# The sizes of the first table by family, in points, those in which a widget is laid out.
TABLE = """
  const table = [...document.querySelectorAll(".alternative, .widgets")].find((part) => part.checkVisibility()).querySelector(".answers");
  return Object.fromEntries([...table.querySelectorAll("tbody tr")].map((row) =>
    [row.querySelector("code").textContent, row.querySelector("td .pt a").textContent]));
"""
# The outlines of the first drawing, the largest first: width, height and radius.
OUTLINES = """
  const drawing = [...document.querySelectorAll("svg.home-screen, svg.home-screen-pad")].find((one) => one.checkVisibility());
  return [...drawing.querySelectorAll("[class|='pen-widget'] rect")].map((rect) =>
    ["width", "height", "rx"].map((name) => Number(rect.getAttribute(name))));
"""
RADIUS = "return document.getElementById('limits')?.parentElement.textContent.match(/Corner radius: ([\\d.]+) points/)?.[1]"


def sides(text):
    return [float(side) for side in text.split(" × ")]


@pytest.fixture(params=DEVICES)
def model(request, website, browser):
    browser.open(website.address(f"devices/{request.param}.html"))
    return request.param


def test_drawings_have_the_sizes_and_the_radius_of_their_page(browser, model):
    table, radius = browser.run(TABLE), browser.run(RADIUS)
    outlines = browser.run(OUTLINES)
    if model.startswith("iphone"):
        assert radius
        found = [outline[:2] for outline in outlines]
        for family in FAMILIES:
            if family in table:
                assert any(size == pytest.approx(sides(table[family]), abs=0.01) for size in found), family
        assert [outline[2] for outline in outlines] == pytest.approx([float(radius)] * len(outlines), abs=0.01)
    elif radius:
        # The Mac is drawn at half of its size.
        assert [outline[2] for outline in outlines] == pytest.approx([float(radius) / 2] * len(outlines), abs=0.01)


def test_templates_have_the_sizes_and_the_radius_of_their_page(website, browser, model):
    radius = browser.run(RADIUS)
    links = browser.run("""
      return [...document.querySelectorAll(".answers tbody tr")].filter((row) => row.checkVisibility()).flatMap((row) =>
        [...row.querySelectorAll(".files a")].map((link) => [row.querySelector("code").textContent,
          row.querySelector("td .pt a").textContent, link.getAttribute("href")]));
    """)
    assert links or model == "mac"
    for family, size, href in links:
        root = ElementTree.fromstring(website.text(href.removeprefix("../")))
        assert [float(root.get("width")), float(root.get("height"))] == pytest.approx(sides(size), abs=0.01)
        if family in FAMILIES and radius:
            drawn = [float(rect.get("rx")) for rect in root.iter(f"{SVG}rect") if rect.get("rx")]
            assert drawn and drawn == pytest.approx([float(radius)] * len(drawn), abs=0.01), href


def test_families_files_and_the_search_have_the_sizes_of_the_page(website, browser, model):
    table = browser.run(TABLE)
    name = browser.run("return document.querySelector('h1').textContent")
    for family, words in FAMILIES.items():
        if family not in table:
            continue
        link = rf'<a href="\.\./devices/{model}\.html[^"]*">'
        rows = [row for row in re.findall(r"<tr>.*?</tr>", website.text(f"{words.lower()}/index.html"), re.DOTALL)
                if re.search(link, row)]
        assert any(f">{table[family]}<" in row for row in rows) or not rows, family
        files = [path for path in website.files if path.startswith("tables/widgetkit/")]
        own = [row for path in files for row in csv.DictReader(website.text(path).splitlines())
               if name in row["devices"].split(", ") and row["widget"] == words]
        assert not own or any(
            [float(row["width_pt"]), float(row["height_pt"])] == pytest.approx(sides(table[family]), abs=0.01)
            for row in own), family
    browser.open(website.address("measure.html"))
    search = Search(browser)
    for family, words in FAMILIES.items():
        if family in table:
            answers = search.answers(f"{name} {words.lower()}")
            assert any(answer["size"] == table[family] for answer in answers), (family, answers)
