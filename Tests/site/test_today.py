"""The pages of Today extensions: each number of the data stands in its row, and an address opens it."""

import csv
import re

import pytest

from browser import NARROW
from shared import table_rows
from test_files import slug

PAGES = {"phone": "today/index.html", "pad": "today/ipad.html"}
SIZES = ("xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5")
ROW = re.compile(r'<th scope="row" id="(today-[^"]+)">(.*?)</tr>', re.S)


@pytest.fixture(scope="module")
def rows(website):
    """The numbers of each row of both pages, by its anchor: the width, and the height at each text size."""
    found = {}
    for path in PAGES.values():
        for anchor, row in ROW.findall(website.text(path)):
            cells = re.findall(r"<td[^>]*>(.*?)</td>", row, re.S)
            assert anchor not in found
            found[anchor] = [re.sub("<[^>]+>", "", cell) for cell in cells]
    return found


def versions(text):
    """The versions in `iOS 10 to 12, 14`."""
    found = set()
    for first, last in re.findall(r"(\d+)(?: to (\d+))?", text):
        found.update(range(int(first), int(last or first) + 1))
    return found


def test_each_known_number_of_the_data_is_in_its_row(website, rows):
    """A row is of versions with the same numbers, and named after the oldest."""
    heads = {anchor: versions(re.search(r"[^<]*", head)[0]) for path in PAGES.values()
             for anchor, head in ROW.findall(website.text(path))}
    numbers = {}
    for row in csv.DictReader(website.text("tables/cells.csv").splitlines()):
        _, os, *rest = row["id"].split(".")
        anchors = [re.sub("[^a-z0-9]+", "-", ".".join(["today", f"ios{first}", *rest[:2], "l", *rest[3:]]).lower())
                   for first in range(int(os[3:]), 7, -1)]
        anchor = next(one for one in anchors if int(os[3:]) in heads.get(one, ()))
        for side, place in (("width", 0), ("height", 1 + SIZES.index(row["text_size"]))):
            ends = [row[f"{side}_{end}_pt"] for end in ("smallest", "largest")]
            shown = " to ".join(f"{round(float(end), 2):g}" for end in ends if end) or row[f"{side}_pt"]
            number = "?" if shown == "" else shown if "to" in shown else f"{round(float(shown), 2):g}"
            assert re.sub("[!~≈]", "", rows[anchor][place]) == number, (row["id"], side)
            numbers.setdefault(anchor, set()).add(place)
    assert numbers.keys() == rows.keys() and len(rows) > 150


@pytest.mark.parametrize("path", [*PAGES.values(), "sizes/iphone.html"])
def test_today_extensions_are_a_tab_of_sizes(website, path):
    text = website.text(path)
    items = re.findall(r"<li><a href=\"[^\"]*\"( aria-current[^>]*)?>([^<]*)</a></li>", text.partition("</nav>")[0])
    assert [name for current, name in items if current] == ["Sizes"] and "Today" not in str(items)
    tabs = text.partition('<div class="tabs">')[2].partition("</nav>")[0]
    assert re.sub("<[^>]+>", " ", tabs).split() == (
        "Sizes iPhone iPad Apple Watch Mac and Vision Pro Live Activities Today extensions".split())


def test_plus_stands_beside_its_screen(website):
    heads = re.findall(r"<summary><strong>(.*?)</strong>", website.text("today/index.html"))
    assert any("8 Plus" in head and "5.5-inch" in head for head in heads)


@pytest.mark.parametrize("size", [NARROW, (1280, 900)])
def test_address_of_a_row_opens_it(website, browser, rows, size):
    anchor = next(id for id in rows if "414x736-3" in id)
    browser.emulate(size=size)
    browser.open(website.address("today/index.html") + f"#{anchor}")
    assert browser.run("""
      const box = document.getElementById(arguments[0]).closest('tr').getBoundingClientRect();
      return box.height > 0 && box.top < innerHeight && box.bottom > 0 && box.right <= innerWidth + 1;
    """, anchor)


def test_head_cuts_no_row_where_an_address_leads(website, browser):
    browser.emulate(size=(1280, 800))
    anchors = set(re.findall(r'id="(glance-\d[^"]+)"', website.text("today/index.html")))
    assert len(anchors) > 5
    for anchor in anchors:
        browser.open("about:blank")
        browser.open(website.address("today/index.html") + f"#{anchor}")
        assert browser.run("""
          const table = document.querySelector('.glance table'), head = table.tHead.getBoundingClientRect();
          const meant = document.getElementById(arguments[0]).closest('tr').getBoundingClientRect();
          const cut = [...table.tBodies].flatMap(({ rows }) => [...rows]).map((row) => row.getBoundingClientRect())
            .filter(({ top, bottom }) => top < head.bottom - 1 && bottom > head.bottom + 1);
          return cut.length === 0 && meant.top >= head.bottom - 1 && meant.bottom <= innerHeight;
        """, anchor), anchor


def test_a_device_stands_beside_a_version_that_it_ran(website):
    runs = {f"devices/{slug(row['id'])}.html": (int(row["os_first"] or 0), int(row["os_last"] or 99)) for row in table_rows("devices")}
    found = 0
    for path in PAGES.values():
        table = website.text(path).partition('id="glance-table"')[2].partition("</table>")[0]
        for head, words in re.findall(r'<th scope="row"(.*?)</th><td>.*?</span> iOS ([^<]*)', table):
            for page in re.findall(r'href="\.\./([^"]+)"', head):
                first, last = runs[page]
                assert any(first <= version <= last for version in versions(words)), (path, page, words)
                found += 1
    assert found > 40
