"""Every number that a drawing of a screen has is an answer for that screen: the number in the tables of its page."""

import html
import json
import re
from csv import DictReader

import pytest

from program import answer as answer_of
from shared import ROOT, table_rows

FIGURE = re.compile(r'<figure id="([^"]+)"[^>]*>.*?</figure>', re.DOTALL)
# The groups of a drawing with a pen, and the texts in them.
PEN = re.compile(r'<g class="pen-([a-z0-9-]+)"[^>]*>((?:<text[^>]*>[^<]*</text>)+)</g>')
TEXT = re.compile(r">([^<]+)</text>")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
MARKS = "!~≈□"

SETTINGS = {
    "with app names": "icons-small", "large icons": "icons-large", "as laid out": "canvas", "as shown": "device"}
ZOOMS = {None: "standard", "Larger Text": "larger", "More Space": "more-space"}
PLACES = {"watch-face": "watch-face", "smart-stack": "smart-stack", "x-large-face": "x-large-face"}
TITLE = re.compile(
    r"(?P<name>.+), (?P<place>[^,]+), (?P<platform>iOS|iPadOS|watchOS|macOS|visionOS) (?P<versions>\d+(?:(?:, | to )\d+)*)"
    r"(?:, (?P<setting>[a-z ]+))?(?:, Display Zoom (?P<zoom>[A-Za-z ]+))?")


class Drawing:
    """A drawing of a page: its anchor, its title, its description, and its texts with their pens, in order."""

    def __init__(self, page, anchor, markup):
        self.page, self.anchor = page, anchor
        self.title, self.description = (
            html.unescape(re.search(rf"-{part}\">([^<]*)</{tag}>", markup)[1])
            for part, tag in (("title", "title"), ("description", "desc")))
        self.texts = [
            (pen, html.unescape(text)) for pen, group in PEN.findall(markup) for text in TEXT.findall(group)]

    def __str__(self):
        return f"{self.page}#{self.anchor}"

    def of(self, *pens):
        return [text for pen, text in self.texts if pen in pens]


@pytest.fixture(scope="module")
def drawings(website):
    """The drawings of the pages of devices, and of the home page."""
    folders = ("devices/", "index.html")
    return [
        Drawing(path, match[1], match[0])
        for path in website.ending(".html") if path.startswith(folders)
        for match in FIGURE.finditer(website.text(path)) if "<svg" in match[0]]


@pytest.fixture(scope="module")
def cells(website):
    """The cells of each screen, from the files for programs, and of Today extensions from the program."""
    found = {}
    for path in website.ending(".json"):
        if path.startswith("api/v3/widgetkit/"):
            for cell in json.loads(website.text(path))["cells"]:
                found.setdefault(("widgetkit", cell["screenClass"]), []).append(cell)
    for cell in json.loads(answer_of("query", "--kind", "today", "--os", "8+", "--json"))["cells"]:
        found.setdefault(("screens", cell["screenClass"]), []).append(cell)
    return found


@pytest.fixture(scope="module")
def screen_of(website):
    """The screen of the page of a drawing."""
    screens = {}
    for row in table_rows("devices"):
        screens[f"devices/{row['id']}.html"] = row["screen_class"]
    screens |= {"devices/mac.html": None, "devices/apple-vision-pro.html": None}
    newest = re.search(r'href="(devices/[^"]+)"', website.text("index.html").partition("<figcaption>")[2])[1]
    screens["index.html"] = screens[newest]
    return lambda drawing: screens[drawing.page]


def written(number):
    """A number as pages have it, with at most two decimals."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def answer(length):
    """An answer as pages have it, without its mark."""
    if between := length["range"]:
        return f"{written(between['smallest'])}…{written(between['largest'])}"
    return written(length["value"])


def without_marks(text):
    return text.translate(dict.fromkeys(map(ord, MARKS)))


def versions(text, known):
    """The versions of `14`, `18, 26` and `14 to 16`, of those that are known: the numbers of some are far apart."""
    for part in text.split(", "):
        first, _, last = part.partition(" to ")
        yield from sorted(version for version in known if int(first) <= int(version) <= int(last or first))


def names():
    """What each family is called in drawings."""
    rows = DictReader((ROOT / "Data/tables/families.csv").read_text(encoding="utf-8").splitlines())
    return {row["id"]: row["name"][0].upper() + row["name"][1:] for row in rows}


def widgets(drawing, title, cells):
    """The cells of known size of a drawing of widgets, for each of its versions by name."""
    families = names()
    place = next((place for prefix, place in PLACES.items() if drawing.anchor.startswith(prefix)), title["place"])
    for version in versions(title["versions"], {cell["os"] for cell in cells}):
        found = {}
        for cell in cells:
            is_accessory = cell["family"].startswith("accessory")
            is_there = {
                **dict.fromkeys(
                    ("Home Screen", "desktop", "wall"),
                    not is_accessory and cell["variant"] == SETTINGS.get(title["setting"])),
            }.get(place, cell["variant"] == place)
            if (cell["platform"], cell["os"], cell["zoom"]) == (
                title["platform"], version, ZOOMS[title["zoom"]]
            ) and is_there and cell["width"]["value"] and cell["height"]["value"]:
                found[families[cell["family"]]] = cell
        yield version, found


def labels(drawing):
    """The names of a drawing of widgets with the size and the pixels below each, where it has them."""
    found = []
    for pen, text in drawing.texts:
        if pen == "family" and not text.isdecimal():
            found.append([text])
        elif pen in ("size", "pixels"):
            if " · " in text:
                found.append(text.split(" · "))
            else:
                found[-1].append(text)
    return [label for label in found if len(label) > 1]


def size(cell):
    return f"{answer(cell['width'])} × {answer(cell['height'])}"


def pixels(cell):
    """None on a Mac or a Vision Pro, of whose pixels nothing is known."""
    return f"{cell['width']['pixels']} × {cell['height']['pixels']} px"


def test_widgets_are_labelled_with_their_answers(drawings, cells, screen_of):
    counts = {"drawings": 0, "labels": 0}
    problems = []
    for drawing in drawings:
        title = TITLE.fullmatch(drawing.title)
        if not title or not drawing.of("size"):
            continue
        counts["drawings"] += 1
        for version, known in widgets(drawing, title, cells["widgetkit", screen_of(drawing)]):
            # The description names all, whether or not there is room for their labels.
            described = {
                name: without_marks(text) for name, text in
                re.findall(r"(?:^|; )([A-Z][^;.]*?) (\d[^;]*?) points(?=[;.])", drawing.description)}
            expected = {name: size(cell) for name, cell in known.items()}
            if described != expected:
                problems.append(f"{drawing} describes {described}, on {version} {expected}")
            for name, *numbers in labels(drawing):
                counts["labels"] += 1
                cell = known.get(name) or next(
                    (cell for full, cell in known.items() if full.startswith(name.rstrip("…"))), None)
                wanted = [size(cell), pixels(cell)][:len(numbers)] if cell else None
                if [without_marks(number) for number in numbers] != wanted:
                    problems.append(f"{drawing} has {name} {numbers}, on {version} {wanted}")
    assert counts["drawings"] > 200 and counts["labels"] > 800, counts
    assert problems == []


def test_distances_on_a_home_screen_follow_from_its_answers(website, drawings, cells, screen_of):
    grids = list(DictReader((ROOT / "Data/tables/home_screens.csv").read_text(encoding="utf-8").splitlines()))
    count = 0
    problems = []
    for drawing in drawings:
        title = TITLE.fullmatch(drawing.title)
        numbers = [text for text in drawing.of("measure-text") if NUMBER.fullmatch(text)]
        if not title or not numbers:
            continue
        screen = screen_of(drawing)
        for version, known in widgets(drawing, title, cells["widgetkit", screen]):
            count += 1

            def length(name, side, known=known):
                return known[name][side]["value"] if name in known else 0

            expected = {
                written(length("Medium", "width") - 2 * length("Small", "width")),
                written(length("Large", "height") - 2 * length("Small", "height"))}
            for grid in grids:
                if grid["screen_class"] == screen and int(grid["os_first"]) <= int(version) <= int(grid["os_last"]):
                    expected |= {written(float(grid[side])) for side in ("left_pt", "top_pt") if grid[side]}
            if not expected >= set(numbers):
                problems.append(f"{drawing} measures {numbers}, on {version} {expected}")
    assert count > 50
    assert problems == []


def test_a_drawing_of_widgets_says_in_words_below_it_what_no_source_simply_states(drawings, cells, screen_of, website):
    words = {"disputed": "Sources differ: ", "derived": "Derived"}
    counts = dict.fromkeys(words, 0)
    for drawing in drawings:
        title = TITLE.fullmatch(drawing.title)
        if not title or not drawing.of("size"):
            continue
        assert not any(mark in text for text in drawing.of("size", "pixels") for mark in MARKS), drawing
        caption = website.text(drawing.page).partition(f'id="{drawing.anchor}"')[2].partition("<figcaption>")[2].partition("<")[0]
        version, known = list(widgets(drawing, title, cells["widgetkit", screen_of(drawing)]))[-1]
        states = {cell[side]["state"] for cell in known.values() for side in ("width", "height")}
        for state, start in words.items():
            if drawing.page != "index.html":
                counts[state] += state in states
                assert (state in states) == (start in caption), f"{drawing}, on {version}: {caption}"
    assert all(count > 3 for count in counts.values()), counts


# The numbers of distances through which the side of a widget goes.
CROSSED = """
  return [...document.querySelectorAll("svg.drawing")].filter((svg) => svg.checkVisibility()).flatMap((svg) => {
    const sides = [...svg.querySelectorAll("[class|='pen-widget'] rect")].map((rect) => rect.getBoundingClientRect());
    return [...svg.querySelectorAll(".pen-measure-text text")].filter((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return sides.some((side) => top < side.bottom && bottom > side.top
        && [side.left, side.right].some((x) => left < x && x < right));
    }).map((text) => text.textContent);
  });
"""


@pytest.mark.parametrize("device", ["iphone-16-pro-max", "iphone-13-mini", "iphone-se"])
def test_no_side_of_a_widget_goes_through_the_number_of_a_distance(website, browser, device):
    browser.open(website.address(f"devices/{device}.html"))
    assert browser.run("return document.querySelectorAll('.pen-measure-text text').length") > 1
    assert browser.run(CROSSED) == []
