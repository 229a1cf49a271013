"""What a designer does in ten seconds, and how many clicks and scrolls it takes."""

import gzip
import json
import re

import pytest
from program import answer
from search import Search
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import NARROW, WIDE

PHONE = (390, 844)

# The text of the cells of the rows that can be seen completely without scrolling.
VISIBLE_ROWS = """
  return [...document.querySelectorAll(':is(.sizes, .answers) tbody tr')].filter(row => {
    const box = row.getBoundingClientRect();
    return row.checkVisibility() && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
  }).map(row => [...row.cells].map(cell => cell.innerText));
"""

# How far the page can be scrolled sideways, and has been scrolled down.
SCROLLED = "return [document.documentElement.scrollWidth - innerWidth, scrollY];"


def search(browser, website, words):
    """Opens the home page and takes the first answer of the search."""
    browser.open(website.address("index.html"))
    field = Search(browser).field
    field.send_keys(words)
    field.send_keys(Keys.ENTER)


def row_of(browser, family):
    rows = browser.run(VISIBLE_ROWS)
    found = [row for row in rows if row[0].split("\n")[0] == family]
    assert found, f"no row of {family} can be seen: {rows}"
    return found[0]


def click(browser, selector, within=None):
    element = (within or browser.driver).find_element(By.CSS_SELECTOR, selector)
    element.click()
    return element


def medium_row(browser):
    """The element of the first row that is about medium widgets."""
    return browser.driver.find_element(
        By.XPATH, "//table[contains(@class,'sizes') or contains(@class,'answers')]//tr[th/span[text()='Medium']]")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_a_size_takes_one_search(website, browser, size):
    browser.emulate(size=size)
    search(browser, website, "iPhone 16 Pro")
    assert "devices/iphone-16-pro.html" in browser.driver.current_url
    assert browser.run(SCROLLED)[0] <= 0, "the page scrolls sideways"
    if size == WIDE:
        row = row_of(browser, "Medium")
        assert browser.run(SCROLLED) == [0, 0]
        for words in ("349.67 × 164.33", "1049 × 493 px"):
            assert any(words in cell for cell in row[1:])
    else:
        # On a phone the number is within the width and on the first screen.
        cell = medium_row(browser).find_element(By.CSS_SELECTOR, "td[data-w]")
        assert "349.67 × 164.33" in cell.text
        assert cell.rect["y"] + cell.rect["height"] <= size[1]
        assert 0 <= cell.rect["x"] and cell.rect["x"] + cell.rect["width"] <= size[0]


def test_large_icons_take_one_click_and_no_script(website, browser):
    browser.set_scripts(False)
    browser.open(website.address("devices/iphone-16-pro.html"))
    shown = "return [...document.querySelectorAll('.alternative')].filter(e => e.checkVisibility()).map(e => e.id)"
    assert browser.run(shown) == ["app-names"]
    click(browser, ".switch a[href='#large-icons']")
    assert browser.run(shown) == ["large-icons"]
    assert "345.67 × 165" in browser.driver.find_element(By.ID, "large-icons").text
    assert "169.67 × 169.67" in browser.driver.find_element(By.ID, "large-icons").text
    assert browser.run(SCROLLED)[1] == 0, "the page jumped"


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_number_leads_to_who_measured_it(website, browser, size, scripts):
    """By a click, and by the address alone; the panel begins within the window at any width."""
    browser.set_scripts(scripts)
    browser.emulate(size=size)
    browser.open(website.address("devices/iphone-16-pro.html"))
    click(browser, "td[data-w='1049'][data-h='493'] .pt a")
    assert browser.driver.current_url.endswith("#medium-ios26")
    browser.open("about:blank")
    browser.open(website.address("devices/iphone-16-pro.html") + "#medium-ios26")
    panel = browser.driver.find_element(By.ID, "medium-ios26")
    assert "349.67 × 164.33 points" in panel.text and "Ryan Lintott" in panel.text
    left, top, right, bottom = browser.run(
        "const box = arguments[0].getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]", panel)
    assert 0 <= left and right <= size[0] and 0 <= top and top < size[1] - 100
    assert browser.run(SCROLLED)[0] <= 0, "the page scrolls sideways"


@pytest.mark.parametrize("device", ["iphone-16-pro", "ipad-pro-13-m5", "apple-watch-ultra-3"])
def test_a_device_opens_comparison_and_fit_with_itself(website, browser, device):
    for page in ("compare", "fit"):
        browser.open(website.address(f"devices/{device}.html"))
        click(browser, f".facts a[href*='{page}.html']")
        assert device in browser.run("return [...document.querySelectorAll('main select')].map(({ value }) => value)")


# The lines of text of the rows of a table, by the id of the family.
LINES_OF_TABLE = """
  return [...document.querySelector(arguments[0]).querySelectorAll("tbody tr")].map((row) =>
    [row.querySelector("code").textContent, row.cells[2].lastChild.textContent.trim()]);
"""


@pytest.mark.parametrize("device, table, words", [
    ("iphone-16", "#zoom-larger table", "iphone 16 larger text"), ("iphone-16", "#app-names table", "iphone 16"),
    ("apple-watch-ultra-3", ".answers", "apple watch ultra 3")])
def test_lines_are_those_that_the_program_counts_between_known_margins(website, browser, device, table, words):
    cells = json.loads(answer(
        "fit", *words.split(), "--lines", "most", "--text-style", "body", "--text-size", "l", "--json"))["cells"]
    expected = {
        # The corner of a watch has no margin, and that of its circle is in no source.
        (cell["family"], "–" if cell["family"] == "accessoryCircular" and cell["margin"] is None
         else str(cell["rowsSeen"])) for cell in cells if cell["rowsSeen"] is not None}
    browser.open(website.address(f"devices/{device}.html"))
    found = {tuple(row) for row in browser.run(LINES_OF_TABLE, table)}
    assert found and found <= expected


@pytest.mark.parametrize("device", ["mac", "apple-vision-pro"])
def test_lines_without_any_known_margin_are_not_counted(website, device):
    page = website.text(f"devices/{device}.html")
    assert "Lines of text are not counted: nobody published the content margins." in page
    assert ">Lines<" not in page


# The boxes of the row that is marked and of the panel, and how far the page is scrolled.
ROW_AND_PANEL = """
  const boxOf = (part) => { const { top, bottom } = part?.getBoundingClientRect() ?? {}; return part && [top, bottom]; };
  return [boxOf(document.querySelector(".meant:is(tr, li)")), boxOf(document.querySelector(".panel.opened")), scrollY];
"""

# What the open panel covers or cuts: what is next to it in its table or list, and what scrolls within it.
COVERED = """
  const panel = document.querySelector(".panel.opened"), own = panel.getBoundingClientRect();
  const parts = [...document.querySelectorAll("main :is(tr, li, svg.drawing, p, h2)")].filter((part) =>
    !part.contains(panel) && !panel.contains(part) && part.checkVisibility());
  return [...parts.filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
  }).map((part) => part.textContent), ...(panel.scrollHeight > panel.clientHeight + 1 ? ["scrolls"] : [])];
"""

PANELS = {
    "iphone-16-pro": ["medium-ios26", "extra-large-portrait-ios27", "large-icons-large-ios27", "small-ios18"],
    "apple-watch-ultra-4": ["accessory-rectangular-smart-stack-watchos27"],
    "ipad-pro-13-m5": ["extra-large-canvas-ipados27"],
    "mac": ["extra-large-macos26"],
}


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
@pytest.mark.parametrize("device", PANELS)
def test_a_panel_stands_below_its_row_whole_and_covers_nothing(website, browser, size, device):
    browser.emulate(size=size)
    for anchor in PANELS[device]:
        browser.open("about:blank")
        browser.open(website.address(f"devices/{device}.html") + f"#{anchor}")
        browser.run_async("requestAnimationFrame(() => setTimeout(done));")
        row, panel, _ = browser.run(ROW_AND_PANEL)
        assert row and panel and 0 <= row[0] and panel[0] < size[1] - 100, (anchor, row, panel)
        assert 0 <= panel[0] - row[1] <= 24 or row[0] < panel[0] < row[1], (anchor, row, panel)
        assert browser.run(COVERED) == [], anchor


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
def test_a_panel_without_a_row_on_its_page_is_shown_by_its_address(website, browser, size):
    browser.emulate(size=size)
    browser.open(website.address("devices/iphone-17-pro.html") + "#lock-screen-ios26-zoom-larger")
    row, panel, _ = browser.run(ROW_AND_PANEL)
    assert row is None and panel and 0 <= panel[0] and panel[1] <= size[1]


@pytest.mark.parametrize("anchor, size", [("large-icons-large-ios27", "359.67 × 359"), ("accessory-circular-ios26", "58 × 58")])
def test_an_answer_of_the_search_marks_its_row_and_opens_no_panel(website, browser, anchor, size):
    browser.emulate(size=NARROW)
    browser.open(website.address("devices/iphone-16-pro.html") + f"#size={anchor}")
    browser.run_async("requestAnimationFrame(() => setTimeout(done));")
    row, panel, _ = browser.run(ROW_AND_PANEL)
    assert row and 0 <= row[0] and row[1] <= NARROW[1] and panel is None
    assert size in browser.driver.find_element(By.CSS_SELECTOR, ".meant:is(tr, li)").text


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
def test_a_closed_panel_leaves_the_page_where_it_is(website, browser, size):
    browser.emulate(size=size)
    browser.open(website.address("devices/iphone-16-pro.html"))
    browser.run("scrollTo(0, 60)")
    for selector in (".panel.opened > :last-child a:last-child", None):
        click(browser, "td[data-w='1049'][data-h='493'] .pt a")
        browser.run_async("requestAnimationFrame(() => setTimeout(done));")
        _, panel, before = browser.run(ROW_AND_PANEL)
        assert panel
        if selector:
            click(browser, selector)
        else:
            ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
        browser.run_async("requestAnimationFrame(() => setTimeout(done));")
        row, panel, after = browser.run(ROW_AND_PANEL)
        assert panel is None and row and after == before


def test_captions_of_drawings_begin_where_text_does_on_a_phone(website, browser):
    browser.emulate(size=NARROW)
    browser.open(website.address("devices/iphone-16-pro.html"))
    lefts = browser.run("""
      return [...document.querySelectorAll('h1, figcaption')].filter((part) => part.checkVisibility()).map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().left;
      });
    """)
    assert len(lefts) > 1 and len(set(lefts)) == 1


@pytest.mark.parametrize("device", ["iphone-16-pro", "ipad-air-13-m2", "apple-watch-ultra-2", "mac", "apple-vision-pro"])
def test_the_sizes_of_a_device_are_on_the_first_screen_of_a_phone(website, browser, device):
    browser.emulate(size=NARROW)
    browser.open(website.address(f"devices/{device}.html"))
    bottom, overflow, height = browser.run("""
      const table = document.querySelector('.answers');
      return [table.getBoundingClientRect().bottom, document.documentElement.scrollWidth - innerWidth,
              document.documentElement.scrollHeight];
    """)
    # Of an iPad both sizes of five families.
    screens = 1.1 if device.startswith("ipad") else 1
    assert bottom <= screens * NARROW[1], "the answers end below the first screen"
    assert overflow <= 0
    assert height <= 6 * NARROW[1]


# In bytes, as a server sends them.
HEAVIEST_HOME = 30_000


def test_the_home_page_is_light(website):
    html = website.text("index.html")
    loaded = re.findall(r'<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"', html)
    assert loaded
    sizes = {path: len(gzip.compress(website.text(path).encode(), 9)) for path in ["index.html", *loaded]}
    assert sum(sizes.values()) <= HEAVIEST_HOME, sizes


# The texts of drawings that name a widget or have its size: their size in CSS pixels, and where they are.
LABELS = """
  return [...document.querySelectorAll('svg.drawing')].filter(drawing => drawing.checkVisibility())
    .map(drawing => [...drawing.querySelectorAll(':is(.pen-family, .pen-size, .pen-pixels, .pen-measure-text) text')].map(text => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const size = parseFloat(getComputedStyle(text).fontSize) * drawing.getScreenCTM().a;
      return { text: text.textContent, size, left, right, top, bottom };
    }));
"""
# In CSS pixels.
SMALLEST_LABEL = 11


@pytest.mark.parametrize(
    "device", ["iphone-16-pro", "iphone-se-3", "ipad-air-13-m2", "ipad-pro-11-3", "ipad-mini-7",
               "apple-watch-series-9-45-mm"])
def test_labels_of_drawings_can_be_read_on_a_phone(website, browser, device):
    browser.emulate(size=NARROW)
    browser.open(website.address(f"devices/{device}.html"))
    drawings = [labels for labels in browser.run(LABELS) if labels]
    assert drawings
    for labels in drawings:
        assert [label["text"] for label in labels if label["size"] < SMALLEST_LABEL] == []
        for number, one in enumerate(labels):
            assert one["right"] <= NARROW[0] and one["left"] >= 0
            # Boxes of lines have room above and below their letters.
            over = [other["text"] for other in labels[number + 1:]
                    if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
                    and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > one["size"] / 2]
            assert over == [], one["text"]


def test_each_version_is_named_once(website):
    for path in website.ending(".html"):
        if path.startswith("devices/"):
            assert not re.search(r"OS \d[\d, ]*\b(\d+), \1\b", website.text(path)), path


# Where the versions of one table begin, and the versions of a line or a closed table below it.
PART = re.compile(r'<div id="live-activities"|<section|<div id="[a-z-]+" class="alternative"')
VERSIONS = re.compile(r"<(?:li|summary)>(?:<strong>)?((?:iOS|iPadOS|watchOS) [^:<]*):")


def test_each_version_is_told_once_below_a_table(website):
    found = []
    for path in website.ending(".html"):
        if path.startswith("devices/"):
            for part in PART.split(website.text(path)):
                versions = VERSIONS.findall(part)
                assert len(versions) == len(set(versions)), (path, versions)
                found += versions
    assert len(found) > 100


def test_an_ipad_says_that_no_source_has_other_sizes_in_landscape(website):
    said = {path for path in website.ending(".html") if "Landscape: no source has other sizes than these." in website.text(path)}
    measured = {path for path in website.ending(".html") if path.startswith("devices/ipad") and 'id="app-names-table"' in website.text(path)}
    assert said == measured and len(said) > 10
    assert re.search(r"sources/index.html#hig5[^>]*>[^<]*</a> names screens by their size in portrait", website.text("devices/ipad-air-13-m2.html"))
