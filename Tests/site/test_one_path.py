"""A number is the same on its page, in the data of the site, and as table, CSV, JSON and explanation."""

import csv
import html
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


VARIANTS = {
    "large icons": "icons-large", "as laid out": "canvas", "as shown": "device", "on the Lock Screen": "lock-screen",
    "on the watch face": "watch-face", "in the Smart Stack": "smart-stack",
    "on the X-Large watch face": "x-large-face",
    "to test a design with, 240 × 78": "test-240x78", "to test a design with, 240 × 100": "test-240x100",
    "to test a design with, 170 × 78": "test-170x78"}
ZOOMS = {"Larger Text": "larger", "More Space": "more-space"}


def plain(markup):
    return html.unescape(re.sub("<[^>]*>", "", markup))


def versions(words, cells):
    """The versions in `iOS 14 to 17` or `iOS 26 and 27`: after iOS 18 comes iOS 26."""
    numbers = [int(number) for number in re.findall(r"\d+", words)]
    return {int(cell["os"]) for cell in cells if numbers[0] <= int(cell["os"]) <= numbers[-1]}


def panel_sizes(page, cells):
    """The sizes in the panels of a page by family, variant, zoom and version."""
    text = page.read_text(encoding="utf-8")
    families = {plain(name): code for name, code in re.findall(
        r'<span class="fam">(.*?)</span><br />\s*<code>(.*?)</code>', text)}
    sizes = {}
    for title, size in re.findall(r'class="panel">\s*<h3>(.*?)</h3>\s*<p><span class="pt">(.*?)</span>', text):
        title, _, zoom = plain(title).partition(", Display Zoom: ")
        match = re.fullmatch(r"(.*), (?:iOS|iPadOS|watchOS|macOS|visionOS) ([\d, andto]+)", title)
        name, words = match.groups()
        family = max((known for known in families if name.startswith(known)), key=len)
        variant = name.removeprefix(family).removeprefix(", ")
        key = families[family], VARIANTS.get(variant, variant), ZOOMS.get(zoom, "standard")
        for version in versions(words, cells):
            assert (*key, version) not in sizes, (page, title)
            size = plain(size)
            # Of a widget that grows the words are `371 wide, 84 to 160 high`.
            sizes[*key, version] = size.replace(" wide, ", " × ").removesuffix(" high") if " wide, " in size else size
    return sizes


def key_of(cell):
    variant = cell["variant"] or ""
    if variant == "icons-small":
        variant = ""
    return cell["family"], variant, cell["zoom"] or "standard", int(cell["os"])


def cells_of(website, page):
    """The known cells of widgets and Live Activities of a page, in the files that its data names.

    Each with the sides that the data of the device has, as a model need not have those of its screen.
    """
    data = website.folder / "api" / "v3"
    file = data / "devices" / f"{page.stem}.json"
    if not file.exists():
        platform = {"mac": "macos", "apple-vision-pro": "visionos"}[page.stem]
        return [(cell, cell) for cell in read(data / "widgetkit" / f"{platform}.json")["cells"] if is_known(cell)]
    content = read(file)
    own = {cell["id"]: cell for cell in content["cells"]}
    files = [content[name] for name in ("widgetKit", "activities") if content[name]]
    cells = [cell for name in files for cell in read(file.parent / name)["cells"]]
    return [(cell, own[cell["id"]]) for cell in cells if cell["id"] in own]


def largest(number):
    """A number of a file as people read it; of a range its largest."""
    value = number["range"]["largest"] if number["range"] else number["value"]
    return None if value is None else rounded(value)


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


def is_known(cell):
    return any(cell[side]["value"] is not None for side in ("width", "height"))


def options(cell):
    """The options that ask for a cell alone."""
    pairs = {"--kind": "kind", "--os": "os", "--text-size": "textSize",
             "--entry-point": "entryPoint", "--mode": "mode", "--column": "column",
             "--family": "family", "--variant": "variant"}
    if cell["screenClass"]:
        pairs["--device"] = "screenClass"
    else:
        pairs["--platform"] = "platform"
    given = [text for option, key in pairs.items() if cell.get(key) for text in (option, cell[key])]
    given += [f"--{cell['orientation']}"] if cell.get("orientation") else []
    zoom = {"larger": ["--zoomed"], "more-space": ["--zoom", "more-space"]}.get(cell.get("zoom"), [])
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
    if is_drawn:
        mark += "□"
    if number["value"] is None:
        return mark
    ends = number["range"] and [number["range"]["smallest"], number["range"]["largest"]]
    return "…".join(map(rounded, ends or [number["value"]])) + mark


def kind_of(cell):
    """The state of the height, and whether it is a fraction."""
    return cell["height"]["state"], (cell["height"]["value"] or 0) % 1 != 0


def shown_sides(size):
    """The largest width and height in `371 × 84 to 160` or `84 to 160 high`."""
    numbers = [part.split(" to ")[-1].removesuffix(" high").removesuffix(" wide") for part in size.split(" × ")]
    return [None, *numbers] if size.endswith(" high") else [*numbers, None] if size.endswith(" wide") else numbers


@pytest.fixture(scope="module")
def pages(website):
    """Each page of a device with the sizes on it and the cells of its data, with its own sides."""
    files = [page for page in sorted(website.folder.glob("devices/*.html")) if page.stem != "index"]
    cells = {page: cells_of(website, page) for page in files}
    return [(page, panel_sizes(page, [cell for cell, _ in cells[page]]), cells[page]) for page in files]


def test_sizes_of_a_device_are_those_of_its_data(pages):
    """A page has every known size of its data, and no other."""
    count = 0
    for page, shown, cells in pages:
        expected = {key_of(cell): [largest(own["width"]), largest(own["height"])] for cell, own in cells}
        assert {key: shown_sides(size) for key, size in shown.items()} == expected, page.name
        count += len(expected)
    assert count > 3000


@pytest.mark.night
def test_number_is_the_same_on_the_page_and_in_every_output(pages):
    random_numbers = random.Random(17)
    # A question for a screen is answered with the sizes of those models of which they are known.
    pairs = [(cell, shown[key_of(cell)]) for _, shown, cells in pages for cell, own in cells
             if all(cell[side]["value"] == own[side]["value"] for side in ("width", "height"))]
    # As many of each state, with and without a fraction.
    kinds = sorted({kind_of(cell) for cell, _ in pairs})
    for kind in kinds:
        alike = [pair for pair in pairs if kind_of(pair[0]) == kind]
        for cell, size in random_numbers.sample(alike, min(len(alike), SAMPLE // len(kinds))):
            check(cell, size)


def check(cell, size):
    asked = options(cell)
    code, text = ask("query", *asked, "--json")
    answers = json.loads(text)["cells"]
    assert code == 0 and answers == [cell], asked
    _, text = ask("query", *asked, "--format", "csv")
    row, = csv.DictReader(text.splitlines())
    _, table = ask("query", *asked)
    code, explained = ask("explain", *asked)
    assert code == 0 and cell["id"] in explained, asked
    for name, side in zip(("width", "height"), shown_sides(size), strict=True):
        number = cell[name]
        assert row["id"] == cell["id"] and row[f"{name}_state"] == number["state"]
        assert row[f"{name}_pt"] == exact(number["value"])
        assert side == largest(number)
        headline, = re.findall(f"^{name}.*$", explained, re.MULTILINE)
        in_table = short(number, is_drawn="as drawn" in headline)
        value = "" if number["value"] is None else f" {rounded(number['value'])}"
        assert headline.startswith(f"{name}{value}")
        assert WORDS.get(number["state"], number["state"]) in headline
        assert re.search(rf"(^|\s){re.escape(in_table)}(\s|$)", table, re.MULTILINE), table
