"""A name from someone's tables is text in every file of the site, whatever it looks like."""

import json
from xml.etree import ElementTree

import pytest

from markup import Markup
from program import write_site
from search import Search
from shared import table_rows
from website import Website, kind_of

# Has the characters that end a literal of JavaScript or begin an expression in one. Its last two signs are one
# character each with the letter before and with the mark behind.
NAME = "<img src=x onerror=alert(1)>|`${alert(3)}\\u0041\u0d4e`,a:alert(4),b:`\u0301"
# Ends a block of data in HTML.
SCREEN_NAME = "</script><script>alert(2)</script>"
SCREEN = "415x737@3"
# The row that a new one is like, and what is different.
ROWS = {
    "screen_classes": ("414x736@3", {"id": SCREEN, "width_pt": "415", "height_pt": "737", "name": SCREEN_NAME}),
    "devices": ("iphone-7", {"id": "own-7", "screen_class": SCREEN, "name": NAME}),
}


def added(table, key, changes):
    """A table with a row that is like the one of this key, but for some columns."""
    row = next(row for row in table_rows(table) if row["id"] == key) | changes
    fields = ('"' + field.replace('"', '""') + '"' for field in row.values())
    return ",".join(row) + "\n" + ",".join(fields) + "\n"


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    data = tmp_path_factory.mktemp("data")
    for table, change in ROWS.items():
        (data / f"{table}.csv").write_text(added(table, *change), encoding="utf-8")
    return Website(write_site(tmp_path_factory.mktemp("hostile") / "site", "--data", data))


def mentions(name, text):
    # A line may be broken at a blank.
    return name in " ".join(text.split())


@pytest.fixture(scope="module", params=["of each kind", pytest.param("all", marks=pytest.mark.night)])
def mentioning(request, hostile):
    """The pages that have one of the names in any form: all, or of each kind that with the most. Both names contain
    "alert", which no format escapes."""
    counts = {path: hostile.text(path).count("alert") for path in hostile.ending(".html")}
    paths = sorted((path for path, count in counts.items() if count), key=counts.get)
    if request.param == "of each kind":
        paths = {kind_of(path): path for path in paths}.values()
    return {path: Markup(hostile.text(path)) for path in paths}


@pytest.mark.parametrize("name", [NAME, SCREEN_NAME], ids=["image", "script"])
def test_name_is_text_of_the_page(mentioning, name):
    assert any(mentions(name, page.text) for page in mentioning.values())
    for path, page in mentioning.items():
        assert "x" not in {image.attributes.get("src") for image in page.all("img")}, path
        assert not any(script.startswith("alert") for script in page.scripts), path


def test_names_break_no_data(hostile, mentioning):
    """A broken block of data would be no JSON any more. The search has the names of devices in a script."""
    texts = [hostile.text(path) for path in hostile.ending(".json")]
    texts += [text for page in mentioning.values() for text in page.scripts if text]
    assert all(json.loads(text) for text in texts) and len(texts) > 10


def test_drawings_are_well_formed(hostile):
    drawings = hostile.ending(".svg")
    assert drawings
    for path in drawings:
        elements = ElementTree.fromstring(hostile.text(path)).iter()
        names = {element.tag.rpartition("}")[2] for element in elements}
        assert not names & {"script", "img", "image", "foreignObject"}, path


def test_name_is_text_of_the_search(hostile, browser):
    browser.open(hostile.address("rules.html"))
    assert Search(browser).names("onerror alert") == [NAME.replace("|", " ")]
    devices = browser.run("return globalThis.widgetsizeIndex.devices").split("\n")
    # Fields stand between these signs.
    name = NAME.replace("|", " ")
    assert [line.split("|")[0] for line in devices if "|own-7|" in line] == [name]
    assert browser.run("return document.querySelectorAll('.search :is(img, script)').length") == 0
    assert browser.dismiss_dialog() is None and browser.messages() == []
    assert "</script" not in hostile.text("assets/search-index.js")


def test_name_does_nothing_in_the_browser(hostile, mentioning, browser):
    shown = [
        path
        for path, page in mentioning.items()
        if any(mentions(name, page.text + "".join(page.scripts)) for name in (NAME, SCREEN_NAME))
    ]
    assert shown
    for path in shown:
        browser.open(hostile.address(path))
        assert browser.dismiss_dialog() is None, path
        assert browser.messages() == [], path
