"""A number is the same on its page, in the data of the site, and as table, CSV, JSON and explanation."""

import csv
import functools
import json
import random
import re
import subprocess

import pytest

from program import PROGRAM
from shared import surroundings

MARKS = {"sourced": "", "disputed": "!", "derived": "~", "unknown": "?", "not-applicable": "–"}
WORDS = {"not-applicable": "not applicable"}
# How many cells of each kind of widget are asked for.
SAMPLE = 24


def ask(*arguments):
    """The exit code, and what the program writes to its standard output."""
    result = subprocess.run(
        [PROGRAM, *arguments], capture_output=True, encoding="utf-8", env=surroundings())
    return result.returncode, result.stdout


def cells_of(website, folder):
    """The cells in the files of a folder of the site's data, each with the page that shows it."""
    for file in sorted((website.folder / "api" / "v1" / folder).glob("*.json")):
        page = website.folder / folder / f"{file.stem}.html"
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            yield cell, page


def options(cell):
    """The options that ask for a cell alone."""
    pairs = {"--kind": "system", "--os": "os", "--text-size": "textSize",
             "--entry-point": "entryPoint", "--mode": "mode", "--column": "column",
             "--family": "family", "--variant": "variant"}
    if cell["screenClass"]:
        pairs["--device"] = "screenClass"
    else:
        pairs["--platform"] = "platform"
    given = [text for option, key in pairs.items() if cell.get(key) for text in (option, cell[key])]
    given += [f"--{cell['orientation']}"] if cell.get("orientation") else []
    zoom = {"larger": ["--zoomed"], "more-space": ["--more-space"]}.get(cell.get("zoom"), [])
    return given + zoom


def exact(value):
    """A value as files have it."""
    return "" if value is None else f"{value:.10g}"


def rounded(value):
    """A value as people read it: thirds of a point with two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def short(number, is_drawn):
    """A number as tables show it."""
    mark = MARKS[number["state"]]
    if mark == "~" and number["extrapolates"]:
        mark = "≈"
    if is_drawn and mark == "":
        mark = "□"
    if number["value"] is None:
        return mark
    ends = number["range"] and [number["range"]["smallest"], number["range"]["largest"]]
    return "…".join(map(rounded, ends or [number["value"]])) + mark


@functools.cache
def text_of(page):
    return page.read_text(encoding="utf-8")


@functools.cache
def anchors_of(page):
    return set(re.findall(' id="([^"]+)"', text_of(page)))


def anchor(cell):
    return re.sub("[^a-z0-9]+", "-", cell["id"].lower()).strip("-")


def page_numbers(page, cell):
    """The numbers that a page shows for a cell: the height of a Today extension, else width and height."""
    text, end = text_of(page), "</td>" if cell["system"] == "today" else "</tr>"
    start = text.index(f' id="{anchor(cell)}"')
    row = text[text.index(">", start) + 1:text.index(end, start)]
    numbers = [row] if end == "</td>" else re.findall("<td[^>]*>(.*?)</td>", row + "</td>")
    return [re.sub("<[^>]*>", "", number) for number in numbers[:2]]


def kind_of(cell):
    """The state of the height, and whether it is a fraction."""
    return cell["height"]["state"], (cell["height"]["value"] or 0) % 1 != 0


@pytest.fixture(scope="module", params=["widgetkit"])
def cells(request, website):
    # A page groups versions with the same sizes, under the newest of them.
    return [(cell, page) for cell, page in cells_of(website, request.param) if anchor(cell) in anchors_of(page)]


def test_number_on_a_page_is_that_of_the_data(cells):
    assert len(cells) > 500
    found, expected = {}, {}
    for cell, page in cells:
        names = ["height"] if cell["system"] == "today" else ["width", "height"]
        # The data do not say which numbers are as drawn.
        found[cell["id"]] = [number.removesuffix("□") for number in page_numbers(page, cell)]
        expected[cell["id"]] = [short(cell[name], is_drawn=False) for name in names]
    assert found == expected


@pytest.mark.night
def test_number_is_the_same_on_the_page_and_in_every_output(cells):
    random_numbers = random.Random(17)
    # As many of each state, with and without a fraction.
    kinds = sorted({kind_of(cell) for cell, _ in cells})
    for kind in kinds:
        alike = [pair for pair in cells if kind_of(pair[0]) == kind]
        for cell, page in random_numbers.sample(alike, min(len(alike), SAMPLE // len(kinds))):
            check(cell, page)


def check(cell, page):
    asked = options(cell)
    is_known = any(cell[name]["value"] is not None for name in ("width", "height"))
    code, text = ask("query", *asked, "--json")
    answers = json.loads(text)["cells"]
    assert code == (0 if is_known else 1) and answers == [cell], asked
    _, text = ask("query", *asked, "--format", "csv")
    row, = csv.DictReader(text.splitlines())
    _, table = ask("query", *asked)
    code, explained = ask("explain", *asked)
    assert code == (0 if is_known else 1) and cell["id"] in explained, asked
    shown = {}
    for name in ("width", "height"):
        number = cell[name]
        assert row["id"] == cell["id"] and row[f"{name}_state"] == number["state"]
        assert row[f"{name}_pt"] == exact(number["value"])
        headline, = re.findall(f"^{name}.*$", explained, re.MULTILINE)
        shown[name] = short(number, is_drawn="as drawn" in headline)
        value = "" if number["value"] is None else f" {rounded(number['value'])}"
        assert headline.startswith(f"{name}{value}")
        assert WORDS.get(number["state"], number["state"]) in headline
        assert re.search(rf"(^|\s){re.escape(shown[name])}(\s|$)", table, re.MULTILINE), table
    expected = [shown["height"]] if cell["system"] == "today" else list(shown.values())
    assert page_numbers(page, cell) == expected, asked
