"""What the search knows of sizes, and where its answers lead."""

import itertools
import json

import pytest
from search import PAGE, Search

INDEX = "return globalThis.widgetsizeIndex;"


def expanded(versions):
    """The versions of a list with ranges: `14-18,26`."""
    ends = [part.split("-") for part in versions.split(",")]
    return [str(os) for first, *last in ends for os in range(int(first), int((last or [first])[0]) + 1)]


def test_every_size_of_the_index_is_one_of_the_program(website, browser):
    browser.open(website.address(PAGE))
    Search(browser)
    index = browser.run(INDEX)
    cells = {}
    for file in (website.folder / "api" / "v3" / "widgetkit").glob("*.json"):
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            zoom = "" if cell["zoom"] in (None, "standard") else cell["zoom"]
            key = (cell["screenName"] or cell["platform"], cell["family"], cell["variant"] or "", str(cell["os"]), zoom)
            cells[key] = cell
    screens = [line.split("|") for line in index["screens"].split("\n")]
    screens += [[platform, "", "", "1", ""] for _, _, platform in (line.split("|") for line in index["platforms"].split("\n"))]
    count, zooms = 0, set()
    above = [""] * 7
    for line in index["sizes"].split("\n"):
        *own, mark = [*line.split("|"), *[""] * 7][:8]
        # A field but the last is that of the line above where it is empty.
        above = [field or before for field, before in zip(own, above)]
        numbers, family, variant, width, height, versions, zoom = above
        for screen, os in itertools.product(expanded(numbers), expanded(versions)):
            name, _, _, scale, _ = screens[int(screen)]
            cell = cells.get((name, index["families"][int(family)][0], index["variants"][int(variant)], os, zoom))
            if cell is None:
                # The API has neither a screen of which nothing is known nor a setting of which nothing is known.
                assert (width, height, mark) == ("0", "0", "?")
                continue
            sides = [cell[side]["value"] for side in ("width", "height")]
            # A side may be known alone.
            assert [float(width), float(height)] == pytest.approx(
                [(side or 0) * int(scale) for side in sides], abs=0.01), line
            assert (mark == "?") == (None in sides), line
            count += None not in sides
            zooms.add(zoom)
    assert count > 1400 and zooms == {"", "larger", "more-space"}


# Of each device the answers for all families on each version, with the panels that they lead to.
PLACES = """
  const found = {};
  for (let number = 0; number < catalog.lines().length; number++) {
    const { name, address, screen } = catalog.deviceAt(number);
    for (const os of screen?.versions ?? []) {
      for (const family of ["medium small large", "extra large circular", "rectangular inline", "corner", "live activity"]) {
        const text = `${name} ${family} ${screen.platform} ${os}`;
        for (const { href } of globalThis.widgetsizeSearch.search(text).answers) {
          if (!href.startsWith(address) || !href.includes("#")) continue;
          (found[address] ??= []).push(href.split(/#(?:size=)?/)[1]);
        }
      }
    }
  }
  return found;
"""


# Where each number of a device leads that is no size.
FACTS = """
  return catalog.filled(widgetsizeWords.facts, 6).flatMap(([, , , anchor, devices]) =>
    catalog.numbers(devices).map((number) => catalog.deviceAt(number).address + anchor));
"""


def test_every_number_of_a_device_leads_to_a_place_of_its_page(website, browser):
    browser.open(website.address(PAGE))
    Search(browser)
    links = browser.run(FACTS)
    assert len(links) > 100
    for path, _, anchor in (link.partition("#") for link in set(links)):
        assert not anchor or anchor in website.pages[path].ids, f"{path}#{anchor}"


def test_answer_for_a_family_leads_to_what_its_size_rests_on(website, search):
    found = search.browser.run(PLACES)
    assert sum(len(places) for places in found.values()) > 1000
    for page, places in found.items():
        ids = set(website.pages[page].ids)
        assert set(places) <= ids, page
    answers = search.answers("iPhone 16 Pro medium iOS 26")
    assert answers[0]["page"].endswith("devices/iphone-16-pro.html#size=medium-ios26")
    assert "#" not in search.answers("iPhone 16 Pro")[0]["page"]
    assert "#size=medium-ios" in search.answers("349.67 x 164.33")[0]["page"]
