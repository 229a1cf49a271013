"""The page that compares devices: it comes to what `widgetsize compare` comes to."""

import itertools
import json
import random
import re
from collections import Counter

import pytest
from browser import NARROW, WIDE
from program import answer, counts

PAGE = "compare.html"
# What the program calls the choices of Display Zoom.
ZOOMS = {"standard": [], "larger": ["--zoomed"], "more-space": ["--zoom", "more-space"]}
# The samples are the same in every run.
SEED = 20261123

# Every device that can be chosen, with its versions, the newest first.
DEVICES = """
  return widgetSizes.devices.map(device => {
    const { name, page, screen } = device;
    return { name, page, platform: screen.platform, isOfClass: screen.idiom !== undefined,
      zooms: comparing.zoomsOf(device), versions: widgetSizes.versionsOf(device),
      default: comparing.defaultVersion(device) };
  }).filter(({ versions }) => versions.length > 0);
"""

# The rows of each list of subjects, which are pages of devices with versions and a Display Zoom.
ROWS = """
  const variants = widgetsizeIndex.variants;
  return arguments[0].map(subjects => {
    const chosen = subjects.map(([page, os, zoom]) => ({ device: widgetSizes.deviceOfPage.get(page), os, zoom }));
    return comparing.comparison(chosen).map(({ family, sizes }) => ({
      family: catalog.families[family].id,
      variants: sizes.map(size => size && variants[size.variant]),
      counts: sizes.map(size => size && size.counts.map(count => count ?? null)),
      additions: sizes.map(size => comparing.addition(sizes[0], size) ?? null),
    }));
  });
"""


def row_of(row, places):
    """A row of the program, a size a subject, as in `ROWS`, of the subjects at some places; the first is compared with."""
    cells = [row[place] for place in places]
    exists = [cell["width"]["state"] != "not-applicable" for cell in cells]
    values = [[counts(cell[side]["value"]) for side in ("width", "height")] for cell in cells]
    first = values[0] if exists[0] else [None, None]

    def added(value, is_there):
        if not is_there or None in value or None in first:
            return None
        return [one - other for one, other in zip(value, first, strict=True)]

    return {
        "family": cells[0]["family"],
        "variants": [cell.get("variant") or "" if is_there else None
                     for cell, is_there in zip(cells, exists, strict=True)],
        "counts": [v if is_there else None for v, is_there in zip(values, exists, strict=True)],
        "additions": [added(v, is_there) for v, is_there in zip(values, exists, strict=True)],
    }


def expected(subjects, zoom="standard"):
    """The rows of the program for subjects, which are devices and versions, all with one Display Zoom."""
    names = list(dict.fromkeys(named(device) for device, _ in subjects))
    versions = list(dict.fromkeys(str(os) for _, os in subjects))
    options = ["--kind", "widgetkit", "--os", ",".join(versions), "--json", *ZOOMS[zoom]]
    compared = json.loads(answer("compare", *names, *options))
    # The first row has the subjects in their order.
    first = [size for size in compared["sizes"] if size["row"] == 1]
    places = [
        next(place for place, size in enumerate(first) if size["os"] == str(os) and is_of(device, size))
        for device, os in subjects
    ]
    sizes = itertools.groupby(compared["sizes"], key=lambda size: size["row"])
    rows = [row_of(list(cells), places) for _, cells in sizes]
    return [row for row in rows if any(row["counts"])]


def named(device):
    """How the program is asked for a device: by its id, as a bare name means the newest of several models."""
    return device["page"] if device["isOfClass"] else device["name"]


def is_of(device, subject):
    """Whether a subject of the program is a device; one without a screen class is its platform."""
    name, platform = subject["device"], subject["platform"]
    return name == device["name"] if device["isOfClass"] else name is None and platform == device["platform"]


def in_order(rows):
    return sorted(rows, key=lambda row: json.dumps(row, sort_keys=True))


def expect_agreement(browser, samples, zoom="standard"):
    asked = [[[device["page"], os, zoom] for device, os in subjects] for subjects in samples]
    for subjects, found in zip(samples, browser.run(ROWS, asked), strict=True):
        assert found, "the page has nothing to compare"
        assert in_order(found) == in_order(expected(subjects, zoom)), subjects


@pytest.fixture
def devices(website, browser):
    browser.open(website.address(PAGE))
    found = browser.run(DEVICES)
    assert len(found) > 80
    return found


def test_every_device_is_compared_on_all_its_versions_as_by_the_program(browser, devices):
    several = [device for device in devices if len(device["versions"]) > 1]
    expect_agreement(browser, [[(device, os) for os in device["versions"]] for device in several])
    alone = [device for device in devices if len(device["versions"]) == 1]
    expect_agreement(
        browser,
        [[(device, device["versions"][0]), (other, other["versions"][0])]
         for device, other in zip(alone, [*alone[1:], several[0]], strict=True)])


@pytest.mark.parametrize("zoom", ["larger", "more-space"])
def test_display_zoom_is_compared_on_all_versions_as_by_the_program(browser, devices, zoom):
    # The devices of a screen have the same sizes.
    zoomed = [device for device in devices if zoom in device["zooms"] and len(device["versions"]) > 1]
    assert len({device["platform"] for device in zoomed}) == (2 if zoom == "larger" else 1)
    expect_agreement(
        browser, [[(device, os) for os in device["versions"]] for device in zoomed[::2]], zoom)
    if zoom == "larger":
        others = [device for device in devices if device["isOfClass"] and zoom not in device["zooms"]
                  and device["platform"] in ("iOS", "iPadOS")]
        states = {
            cell["width"]["state"] for device in others for cell in json.loads(answer(
                "query", "--kind", "widgetkit", "--device", named(device), "--zoomed", "--json"))["cells"]}
        # Of a device that no source names with the setting it is unknown.
        assert "not-applicable" in states and states <= {"not-applicable", "unknown"}
        assert len(others) > 5


def test_a_device_with_display_zoom_is_compared_with_itself_without(browser, devices):
    """Each side is what `query` says, and the later one is compared with the first."""
    zooms = ["standard", "larger"]
    device = next(device for device in devices if device["name"] == "iPhone SE (3rd generation)")
    [rows] = browser.run(ROWS, [[[device["page"], 16, zoom] for zoom in zooms]])
    for place, zoom in enumerate(zooms):
        options = ["--kind", "widgetkit", "--os", "16", "--json", *ZOOMS[zoom]]
        cells = json.loads(answer("query", named(device), *options))["cells"]
        sizes = [[cell["family"], *(counts(cell[side]["value"]) for side in ("width", "height"))] for cell in cells]
        assert sizes == [[row["family"], *row["counts"][place]] for row in rows]
    assert rows[0]["additions"] == [[0, 0], [-7 * 300, -7 * 300]]


@pytest.mark.parametrize("count", [20, pytest.param(200, marks=pytest.mark.night)])
def test_pairs_and_triples_are_compared_as_by_the_program(browser, devices, count):
    chance = random.Random(SEED)
    samples = []
    while len(samples) < count:
        chosen = chance.sample(devices, chance.choice([2, 2, 3]))
        same_kind = len({device["platform"] for device in chosen}) == 1
        common = set.intersection(*(set(device["versions"]) for device in chosen))
        if same_kind:
            samples.append([(device, chance.choice(device["versions"])) for device in chosen])
        elif common:
            # One version that all platforms have.
            os = chance.choice(sorted(common))
            samples.append([(device, os) for device in chosen])
    expect_agreement(browser, samples)


def test_the_version_shown_by_default_is_that_of_the_program(browser, devices):
    for device in devices[::5]:
        options = ["--kind", "widgetkit", "--json"]
        cells = json.loads(answer("query", named(device), *options))["cells"]
        if any(cell["width"]["value"] is not None for cell in cells):
            # The page has one version for all families, the program a version for each.
            [(version, _)] = Counter(cell["os"] for cell in cells).most_common(1)
            assert version == str(device["default"]), device["name"]


def shown(browser):
    """The table of the page without sources, and the shapes and texts of its drawing."""
    return browser.run(
        """
        const text = element => {
          const copy = element.cloneNode(true);
          copy.querySelectorAll(".src, .near").forEach(part => part.remove());
          return copy.textContent.replace(/\\s+/g, "");
        };
        return {
          table: [...document.querySelectorAll(".main tr")].map(row => [...row.cells].map(text)),
          kinds: [...document.querySelectorAll(".main td")].map(cell => cell.className),
          caption: document.querySelector("figcaption").textContent,
          description: document.querySelector("svg.overlay desc").textContent,
          words: [...document.querySelectorAll("svg.overlay text")].map(text => text.textContent),
          shapes: [...document.querySelectorAll("svg.overlay :is(rect, text)")].map(shape =>
            ["x", "y", "width", "height", "rx"].map(name => Number(shape.getAttribute(name)))),
          fonts: [...document.querySelectorAll("svg.overlay [font-size]")].map(group =>
            ["class", "font-size", "font-weight"].map(name => group.getAttribute(name))),
        };
        """
    )


def test_the_script_shows_at_first_what_the_program_wrote(website, browser):
    browser.open(website.address(PAGE))
    written = shown(browser)
    subjects = browser.run("return JSON.parse(document.getElementById('data').textContent).subjects")
    pages = ",".join(subject["page"] for subject in subjects)
    versions = ",".join(str(subject["os"]) for subject in subjects)
    browser.open("about:blank")
    browser.open(website.address(PAGE) + f"#devices={pages}&os={versions}")
    found = shown(browser)
    assert written["shapes"]
    for one, other in zip(written.pop("shapes"), found.pop("shapes"), strict=True):
        assert one == pytest.approx(other, abs=0.01)
    assert found == written


def test_the_drawing_has_the_sizes_of_the_program_to_scale(website, browser):
    browser.open(website.address(PAGE) + "#devices=iphone-15,iphone-16-pro&os=27,27")
    outlines = browser.run("""
      return ["outline-a", "outline-b"].map(pen => [...document.querySelectorAll(`svg.overlay .pen-${pen} rect`)]
        .map(shape => ["x", "y", "width", "height", "rx"].map(name => Number(shape.getAttribute(name)))));
    """)
    for device, found in zip(("iphone-15", "iphone-16-pro"), outlines, strict=True):
        cells = json.loads(answer("query", device, "--os", "27", "--kind", "widgetkit", "--json"))["cells"]
        wanted = {(round(cell["width"]["value"], 2), round(cell["height"]["value"], 2))
                  for cell in cells if cell["variant"] in (None, "icons-small") and cell["width"]["value"] is not None}
        assert len(found) == 7 and {(round(width, 2), round(height, 2)) for _, _, width, height, _ in found} == wanted
        # Those of a Home Screen share their corner.
        assert [shape[:2] for shape in found[:4]] == [[4, 4]] * 4
    texts = browser.run("return [...document.querySelectorAll('svg.overlay text')].map(text => text.textContent)")
    assert {"+1.67 × +1.67", "+5 × +1.67", "+5 × +8.33", "+0.33 × ±0", "same"} <= set(texts)


def heads(browser):
    return browser.run("return [...document.querySelectorAll('.main thead th')].map(cell => cell.textContent)")


def test_two_choices_compare_two_devices_and_the_address_keeps_them(website, browser):
    browser.open(website.address(PAGE))
    browser.choose("First", "iPhone 15")
    browser.choose("Second", "iPhone 16 Pro")
    assert heads(browser) == ["iPhone 15, iOS 27", "iPhone 16 Pro, iOS 27", "Difference"]
    medium = browser.run("return document.querySelectorAll('.main tbody tr')[1].innerText")
    for text in ("344.67 × 162.67", "349.67 × 164.33", "+5 × +1.67", "+15 × +5 px"):
        assert text in medium
    address = browser.driver.current_url
    assert address.endswith("#devices=iphone-15,iphone-16-pro&os=27,27")
    before = shown(browser)
    browser.open("about:blank")
    browser.open(address)
    assert shown(browser) == before


def test_versions_of_one_device_and_a_third_can_be_compared(website, browser):
    browser.open(website.address(PAGE) + "#devices=iphone-15,iphone-15&os=18,27")
    assert heads(browser) == ["iPhone 15, iOS 18", "iPhone 15, iOS 27", "Difference"]
    browser.choose("Third", "iPad mini (A17 Pro)")
    browser.choose("Version of the third device", "iPadOS 26")
    assert heads(browser)[2] == "iPad mini (A17 Pro), iPadOS 26"
    assert len(browser.driver.find_elements("css selector", "svg.overlay .pen-outline-c")) > 3
    browser.choose("Third", "None")
    assert len(heads(browser)) == 3
    browser.choose("Setting", "Large icons")
    first = browser.run("return document.querySelector('.main tbody tr').innerText")
    assert "165 × 165" in first and "unknown" in first


def test_an_address_with_one_device_or_a_wrong_one_still_compares(website, browser):
    browser.open(website.address(PAGE) + "#devices=iphone-15,no-such-device&os=3")
    assert heads(browser)[0] == "iPhone 15, iOS 27" and len(heads(browser)) == 3
    assert '"no-such-device"' in status(browser)
    assert browser.messages() == []


def status(browser):
    return browser.run("return document.querySelector('p.status').textContent")


def test_display_zoom_can_be_chosen_and_the_address_keeps_it(website, browser):
    browser.open(website.address(PAGE) + "#devices=iphone-se-3,iphone-se-3&os=16,16")
    browser.choose("Display Zoom of the second device", "Larger Text")
    name = "iPhone SE (3rd generation), iOS 16"
    assert heads(browser) == [name, f"{name}, Display Zoom: Larger Text", "Difference"]
    medium = browser.run("return document.querySelectorAll('.main tbody tr')[1].innerText")
    for text in ("321 × 148", "292 × 141", "−29 × −7"):
        assert text in medium
    address = browser.driver.current_url
    assert address.endswith("#devices=iphone-se-3,iphone-se-3&os=16,16&zoom=standard,larger")
    before = shown(browser)
    browser.open("about:blank")
    browser.open(address)
    assert shown(browser) == before


def test_note_on_unknown_sizes_names_the_versions_with_known_ones(website, browser):
    browser.open(website.address(PAGE) + "#devices=iphone-11,ipad-mini-6&os=26,27&zoom=larger,larger")
    notes = browser.run("return [...document.querySelectorAll('.main .note')].map(note => note.textContent)")
    assert notes[:2] == [
        "No size is known of iPhone 11, iOS 26, Display Zoom: Larger Text, but on iOS 14 to 18.",
        "No size is known of iPad mini (6th generation), iPadOS 27, Display Zoom: Larger Text, "
        "nor on any other version.",
    ]


def test_mac_and_vision_pro_can_be_chosen(website, browser):
    browser.open(website.address(PAGE) + "#devices=mac,iphone-16-pro&os=27,27")
    assert heads(browser) == ["Mac, macOS 27", "iPhone 16 Pro, iOS 27", "Difference"]
    links = browser.run("return [...document.querySelectorAll('.main thead a')].map(link => link.getAttribute('href'))")
    assert links == ["devices/mac.html", "devices/iphone-16-pro.html"]
    small, first = browser.run(
        "const row = document.querySelector('.main tbody tr'); return [row.innerText, row.cells[1].innerText]")
    assert "+0.33 × +0.33" in small and "px" not in first
    browser.choose("Second", "Apple Vision Pro")
    assert heads(browser)[1] == "Apple Vision Pro, visionOS 27"


def test_parts_of_an_address_that_cannot_be_shown_are_named(website, browser):
    address = "#devices=mac,iphone-4s,iphone-15,iphone-16,iphone-17&os=,,3&zoom=larger&setting=nothing"
    browser.open(website.address(PAGE) + address)
    assert status(browser).startswith(
        'Mac has no Display Zoom "larger". iPhone 4s runs no version with WidgetKit. '
        'iPhone 15 has no version "3" with widgets. iPhone 17 is left out: three can be compared at once. '
        'None of them has the setting "nothing". ')
    shown_devices = browser.run("return [...document.querySelectorAll('.main thead a')].map(one => one.textContent)")
    assert shown_devices == ["Mac", "iPhone 15", "iPhone 16"]


def test_devices_that_cannot_be_chosen_are_counted_from_the_first_view_on(website, browser):
    for address in ("", "#devices=mac,iphone-15"):
        browser.open("about:blank")
        browser.open(website.address(PAGE) + address)
        notes = browser.run("return [...document.querySelectorAll('.main .note')].map(note => note.textContent.trim())")
        without = browser.run(
            "return widgetSizes.devices.filter(one => widgetSizes.versionsOf(one).length === 0).length")
        assert without > 0
        assert [note for note in notes if note.startswith(f"Not in the lists: {without} devices")] == notes[-1:]


@pytest.mark.parametrize("width", [768, 820, 1024])
def test_three_devices_need_no_scrolling_sideways(website, browser, width):
    browser.emulate(size=(width, 800))
    browser.open(website.address("compare.html") + "#devices=iphone-15,iphone-16-pro,iphone-17&os=27,27,27")
    assert browser.run("return document.documentElement.scrollWidth") <= width


def test_a_size_leads_to_its_evidence(website, browser):
    browser.open(website.address("compare.html") + "#devices=iphone-15,ipad-air-13-m2,apple-watch-ultra-3,mac&os=26,27,26")
    links = browser.run("return [...document.querySelectorAll('.sizes .pt a')].map((link) => link.getAttribute('href'))")
    assert len(links) > 8
    for link in links:
        path, _, anchor = link.partition("#")
        assert anchor in website.pages[path].ids, link


def test_a_guideline_beside_a_measured_size_is_told(website, browser):
    """Apple's guideline has a circular widget of 72 points for iOS 18, which nobody measured."""
    line = next(line for line in answer("compare", "iphone", "16", "ios", "18", "vs", "26", "--family", "accessoryCircular").split("\n")
                if "Apple's guideline" in line)
    assert "of them" in line
    browser.open(website.address(PAGE) + "#devices=iphone-16,iphone-16&os=18,26")
    assert browser.run("return document.querySelector('.status').textContent").endswith(
        "Perhaps only sources differ, Apple’s guideline and a measurement: circular, rectangular, inline.")
    browser.open("about:blank")
    browser.open(website.address(PAGE) + "#devices=iphone-15,iphone-17&os=27,27")
    assert "guideline" not in browser.run("return document.querySelector('.status').textContent")


DUO = "iphone-duo-inner-display"


@pytest.mark.parametrize("devices, words", [
    (f"{DUO},iphone-17", "Nothing can be compared."), ("iphone-15,iphone-16", r"\d+ of \d+ rows differ\."),
    # Devices are compared with the first.
    (f"{DUO},iphone-15,iphone-17", "Nothing can be compared."),
    (f"iphone-15,{DUO},iphone-17", r"[1-9]\d* of \d+ rows differ\."), ("mac,apple-vision-pro", r"[1-9]\d* of \d+ rows differ\.")])
def test_what_nobody_measured_is_not_compared(website, browser, devices, words):
    browser.open(website.address(PAGE) + f"#devices={devices}")
    assert re.search(f"{words}$", status(browser))


THREE = ["iphone-15,iphone-17,iphone-air", "ipad-mini-6,ipad-air-13-m2,ipad-air-11-m2", "mac,apple-vision-pro,iphone-17"]
TWO = ["iphone-15,iphone-18-pro-max", "ipad-mini-6,ipad-air-13-m2", "mac,apple-vision-pro"]


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["phone", "desktop"])
@pytest.mark.parametrize("devices", THREE + TWO)
def test_labels_of_the_drawing_are_read_and_stand_apart(website, browser, size, devices):
    browser.emulate(size=size)
    browser.open(website.address(PAGE) + f"#devices={devices}")
    frame, labels = browser.run("""
      const box = (element) => { const { left, right, top, bottom } = element.getBoundingClientRect(); return [left, right, top, bottom]; };
      const picture = document.querySelector("svg.overlay"), scale = picture.getScreenCTM().a;
      return [box(picture), [...picture.querySelectorAll("text")].map((text) =>
        [text.textContent, scale * parseFloat(getComputedStyle(text).fontSize), ...box(text)])];
    """)
    assert len(labels) > 2
    for text, letters, left, right, top, bottom in labels:
        assert letters >= 12, text
        assert frame[0] <= left and right <= frame[1] + 1 and frame[2] <= top and bottom <= frame[3] + 1, text
    assert browser.messages() == [] and "NaN" not in browser.run("return document.querySelector('svg.overlay').outerHTML")
    # Lines of one label are as near as lines of a text.
    over = [(one[0], other[0]) for one, other in itertools.combinations(labels, 2)
            if min(one[3], other[3]) - max(one[2], other[2]) > 1 and min(one[5], other[5]) - max(one[4], other[4]) > 4]
    assert over == []


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["phone", "desktop"])
def test_differences_of_three_devices_stand_beside_their_names(website, browser, size):
    browser.emulate(size=size)
    browser.open(website.address(PAGE) + f"#devices={THREE[0]}")
    row = browser.run("return document.querySelector('.main tbody .diff').innerText")
    assert re.search(r"iPhone 17\s+\+1.67 × \+1.67\s+\+5 × \+5 px\s*\n+iPhone Air\s+\+", row), row
