"""The pages of Today extensions: each number of the data stands in its row, and an address opens it."""

import json
import re

import jsonschema
import pytest

from browser import NARROW

PAGES = {"phone": "today/index.html", "pad": "today/ipad.html"}
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


def short(answer):
    if answer["value"] is None:
        return "?"
    ends = list((answer["range"] or {"value": answer["value"]}).values())
    return "…".join(f"{round(end, 2):g}" for end in ends)


def test_each_known_row_of_the_data_is_on_a_page_with_its_numbers(website, rows):
    count = 0
    for path in website.ending(".json"):
        if not path.startswith("api/v3/screens/"):
            continue
        screen = json.loads(website.text(path))
        for row in screen["rows"]:
            numbers = [row["width"], *row["heights"]]
            column = [] if row["column"] in (None, "single") else [row["column"]]
            name = ".".join(["today", f"ios{row['os'][0]}", screen["id"], row["orientation"], "l", row["entryPoint"],
                             row["mode"], *column])
            anchor = re.sub("[^a-z0-9]+", "-", name.lower())
            if all(number["value"] is None for number in numbers):
                assert anchor not in rows
                continue
            count += 1
            assert [re.sub("[!~≈]", "", number) for number in rows[anchor]] == [short(one) for one in numbers], anchor
    assert count == len(rows) > 150


def test_claims_of_a_row_are_named_once(website):
    text = website.text("api/v3/screens/414x736-3.json")
    screen = json.loads(text)
    schema = json.loads(website.text("api/v3/schema.json"))
    jsonschema.validate(screen, {"$ref": "#/$defs/screen", "$defs": schema["$defs"]})
    assert len(text) < 200_000
    known = [row for row in screen["rows"] if row["width"]["state"] == "sourced"]
    assert known and all(row["claims"] and len(set(row["claims"])) == len(row["claims"]) for row in known)


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
