"""The page of the smallest size: for every choice it comes to what `widgetsize safe` comes to."""

import json
import re

import pytest
from program import answer, counts
from selenium.webdriver.support.select import Select

PAGE = "safe.html"
PLATFORMS = {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}

# Every choice that the page offers of one kind of device and variant: for each first version and family what
# the page shows there.
CHOICES = """
  const [kind, setting] = arguments;
  const { families, screens } = catalog;
  const { homeCases, canvas, gains } = smallestSizes;
  const variants = widgetsizeIndex.variants;
  const sizes = screens.filter(screen => screen.idiom === kind).flatMap(({ sizes }) => sizes);
  const variant = setting === "all" ? undefined : variants.indexOf(setting);
  const idOf = ({ os, size }) => [os, size.screen.name, variants[size.variant]].join(" ");
  const found = {};
  for (const first of descending(sizes.flatMap(({ versions }) => versions))) {
    for (const family of new Set(sizes.map(({ family }) => family))) {
      const all = homeCases({ idiom: kind, family, first, variant });
      if (all.length === 0) continue;
      const result = canvas(all);
      const name = { screen: value => screens[value].name, version: String, variant: value => variants[value] };
      found[`${first} ${families[family].id}`] = {
        sides: result.sides, cells: all.length, unknown: result.unknown.map(idOf).sort(),
        tightest: result.tightest.map(side => side.map(idOf).sort()),
        gains: gains(result).map(({ axis, value, left, added }) => [axis, name[axis](value), left, added]),
      };
    }
  }
  return found;
"""

# The variants of a kind of device.
SETTINGS = """
  const used = catalog.screens.filter(screen => screen.idiom === arguments[0])
    .flatMap(({ sizes }) => sizes.map(({ variant }) => variant));
  return [...new Set(used)].filter(variant => variant !== 0).map(variant => widgetsizeIndex.variants[variant]);
"""

# The oldest version with widgets on a kind of device.
OLDEST = """
  const screens = catalog.screens.filter(screen => screen.idiom === arguments[0]);
  return Math.min(...screens.flatMap(({ versions }) => versions));
"""

AXES = {"screenClass": "screen", "os": "version", "variant": "variant"}


def name(cell):
    """What the page calls a cell in `CHOICES`."""
    return " ".join([cell["os"], cell["screenName"], cell.get("variant") or ""])


def omitted(gain, screens):
    value = gain["value"]
    return screens[value] if gain["leavingOut"] == "screenClass" else value


def expected(canvas, screens, names):
    tightest = [
        sorted(names[cell] for part in canvas["tightest"] if part["side"] == side for cell in part["cells"])
        for side in ("width", "height")
    ]
    return {
        "sides": [counts(canvas["width"]), counts(canvas["height"])],
        "cells": canvas["cells"],
        "unknown": sorted(names[cell] for cell in canvas["unknown"]),
        "tightest": tightest,
        "gains": [
            [
                AXES[gain["leavingOut"]],
                omitted(gain, screens),
                [counts(gain["width"]), counts(gain["height"])],
                [counts(gain["addedWidth"]), counts(gain["addedHeight"])],
            ]
            for gain in canvas["gains"]
        ],
    }


def cells_of(platform, oldest):
    """The names of all cells from a version on by id, and of the screens by id."""
    options = ["--kind", "widgetkit", "--platform", platform, "--os", f"{oldest}+"]
    cells = json.loads(answer("query", *options, "--json"))["cells"]
    assert cells
    return (
        {cell["id"]: name(cell) for cell in cells},
        {cell["screenClass"]: cell["screenName"] for cell in cells},
    )


@pytest.mark.parametrize("kind, platform", PLATFORMS.items())
def test_every_choice_is_answered_as_by_the_program(website, browser, kind, platform):
    browser.open(website.address(PAGE))
    oldest = browser.run(OLDEST, kind)
    names, screens = cells_of(platform, oldest)
    count = 0
    for setting in ["all", *browser.run(SETTINGS, kind)]:
        found = browser.run(CHOICES, kind, setting)
        wanted = {}
        for first in dict.fromkeys(choice.split()[0] for choice in found):
            options = ["--kind", "widgetkit", "--platform", platform, "--os", f"{first}+"]
            if setting != "all":
                # The page offers every family, also those with one size in every setting.
                families = {choice.split()[1] for choice in found if choice.split()[0] == first}
                options += ["--variant", setting, "--family", ",".join(sorted(families))]
            for canvas in json.loads(answer("safe", *options, "--json"))["canvases"]:
                wanted[f"{first} {canvas['family']}"] = expected(canvas, screens, names)
        assert found == wanted
        count += len(found)
    assert count >= 40


def test_the_greatest_gain_of_an_axis_comes_first(website, browser):
    """Whichever of two screens is the first. No choice of the bundled tables has two gains of one axis."""
    browser.open(website.address(PAGE))
    for first, second in ((3, 30), (30, 3)):
        assert browser.run("""
          const { canvas, gains } = smallestSizes, [first, second] = arguments;
          const found = (number, ...counts) => ({ os: 27, size: { counts, isKnown: true, variant: 0, screen: { number } } });
          const all = [found(1, 100, 200 + second), found(2, 100 + first, 200), found(3, 900, 900)];
          return gains(canvas(all)).filter(({ axis }) => axis === "screen").map(({ added }) => added[0] + added[1]);
        """, first, second) == [30, 3]


def shown(browser):
    """What the page shows: the size, the words below it, the devices of all sizes and the unknown cases."""
    return browser.run(
        """
        const texts = selector => [...document.querySelectorAll(selector)].map(element =>
          element.textContent.replace(/\\s+/g, ""));
        return { answer: texts(".main > p:not(.note)"), tightest: texts(".main li").sort(),
          gains: texts(".lists .plain tr"), sizes: texts(".lists .sizes tbody tr").sort(), unknown: texts(".lists li").sort() };
        """
    )


def first_version(browser):
    """The lowest version of the choice that the page shows at first."""
    return re.search("that run iOS ([0-9]+) or later", browser.driver.title)[1]


def test_the_script_shows_at_first_what_the_program_wrote(website, browser):
    """And what the page lists is what it lists once the same is chosen."""
    browser.set_scripts(False)
    browser.open(website.address(PAGE))
    written = shown(browser)
    browser.set_scripts(True)
    browser.open(website.address(PAGE))
    first = shown(browser)
    assert first["tightest"] == written["tightest"] != []
    assert [text.removesuffix("Which.") for text in first["answer"]] == written["answer"] != []
    assert len(first["sizes"]) > 15 and first["unknown"] and first["gains"]
    address = f"#kind=phone&family=systemMedium&os={first_version(browser)}&setting=all"
    browser.open("about:blank")
    browser.open(website.address(PAGE) + address)
    assert shown(browser) == first


def test_choosing_shows_the_size_and_keeps_it_in_the_address(website, browser):
    browser.open(website.address(PAGE))
    labels = {label.text.split("\n")[0]: label for label in browser.driver.find_elements("tag name", "label")}

    def choose(label, option):
        Select(labels[label].find_element("tag name", "select")).select_by_visible_text(option)

    choose("Version", "iOS 18 or later")
    choose("Setting", "Large icons")
    canvas = json.loads(
        answer("safe", "--platform", "iOS", "--os", "18+", "--family", "medium",
               "--variant", "icons-large", "--json"))["canvases"][0]
    size = f"{canvas['width']:g} × {canvas['height']:g} pt"
    assert browser.run("return document.querySelector('.answer').textContent") == size
    address = browser.driver.current_url
    assert address.endswith("#kind=phone&family=systemMedium&os=18&setting=icons-large")
    before = shown(browser)
    browser.open("about:blank")
    browser.open(address)
    assert shown(browser) == before


def test_an_address_that_means_nothing_shows_a_choice_that_exists(website, browser):
    browser.open(website.address(PAGE) + "#kind=fridge&family=systemSmall&os=3&setting=none")
    sizes = browser.run("return document.querySelector('.answer').textContent")
    options = ["--platform", "iOS", "--os", f"{first_version(browser)}+", "--family", "small", "--json"]
    canvas = json.loads(answer("safe", *options))["canvases"][0]
    assert sizes == f"{canvas['width']:g} × {canvas['height']:g} pt"
    assert browser.messages() == []


def test_devices_to_look_at_are_told_of_the_widget_of_the_page_alone(website, browser):
    browser.open(website.address(PAGE))
    cover = browser.driver.find_element("css selector", "main .cover")
    title = browser.driver.title
    assert cover.is_displayed()
    browser.choose("Widget", "Small")
    assert browser.driver.title != title and not cover.is_displayed()
    browser.choose("Widget", "Medium")
    assert browser.driver.title == title and cover.is_displayed()


def test_a_family_without_a_kind_is_that_of_the_first_kind_with_it(website, browser):
    for family, words in (("systemExtraLarge", "extra large widget of all iPads"), ("systemSmall", "small widget of all iPhones"),
                          ("accessoryCorner", "corner widget of all Apple Watch models")):
        browser.open("about:blank")
        browser.open(website.address(PAGE) + f"#family={family}")
        assert words in browser.driver.title
