"""Nothing covers anything, in windows of any width, and nothing moves while a page loads."""

import pytest
from browser import NARROW, WIDE
from covering import covered

DEVICE = "devices/iphone-16-pro.html"
TOOLS = ["compare.html", "fit.html", "safe.html"]
THREE = "compare.html#devices=iphone-15,iphone-16-pro,ipad-mini-7&os=27,27,26"

# From the narrowest window that WCAG asks for to that of a large screen; more where the layout changes.
WIDTHS = [320, 360, 414, 480, 600, 720, 767, 768, 820, 900, 991, 992, 1024, 1099, 1100, 1200, 1279, 1280, 1440,
          1920, 2560]

# How much moved without a person's doing, from the first paint on: https://web.dev/articles/cls
SHIFT = """
  let sum = 0;
  const moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      sum += entry.value;
      moved.push(...entry.sources.map(({ node, previousRect, currentRect }) =>
        `${(node?.outerHTML ?? node?.data ?? "").slice(0, 60)} ${previousRect.y} to ${currentRect.y}`));
    }
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done([sum, moved]), 200);
"""


# The wider letters are the first to cover something.
@pytest.mark.parametrize("tool", ["index.html", *TOOLS, THREE, DEVICE])
@pytest.mark.parametrize("letters", [pytest.param("usual", marks=pytest.mark.night), "Inter"])
def test_nothing_covers_anything_at_any_width(website, browser, tool, letters):
    browser.open(website.address(tool))
    assert covered(browser, [(letters, width) for width in WIDTHS]) == {}


@pytest.mark.parametrize("path", [
    "index.html", *TOOLS, DEVICE, "devices/ipad-mini-6.html", "devices/index.html", "sizes/iphone.html", "medium/index.html"])
def test_letters_of_twice_the_size_fit_a_phone(website, browser, path):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    browser.run("document.documentElement.style.fontSize = '200%'")
    assert browser.run("return document.documentElement.scrollWidth - innerWidth") <= 0


MATRICES = [f"sizes/{name}.html" for name in ("iphone", "ipad", "watch", "mac-and-vision", "live-activities")]


# A fast processor draws less before a page is whole.
@pytest.mark.parametrize("tool, size", [
    pytest.param(tool, size, id=f"{name}-{tool}") for tool in ["index.html", DEVICE, *TOOLS, *MATRICES]
    for name, size in {"phone": NARROW, "tablet": (768, 1024), "desktop": WIDE}.items()])
@pytest.mark.parametrize("slowness", [pytest.param(1, marks=pytest.mark.night), 4])
def test_nothing_moves_while_a_page_loads(website, browser, tool, size, slowness):
    browser.emulate(size=size)
    with browser.slowed(slowness):
        browser.open(website.address(tool))
        shift, moved = browser.run_async(SHIFT)
    assert shift < 0.05, moved


BROKEN = """
  return [...document.querySelectorAll('.matrix :is(td a, .px)')]
    .filter((size) => size.checkVisibility() && size.getClientRects().length > 1).map((size) => size.textContent);
"""


@pytest.mark.parametrize("platform", ["iphone", "ipad", "watch"])
def test_sizes_stand_on_one_line(website, browser, platform):
    browser.open(website.address(f"sizes/{platform}.html"))
    for width in (768, 992, 1024, 1180, 1247, 1248, 1280):
        browser.emulate(size=(width, 900))
        assert browser.run(BROKEN) == [], width


SCROLLING = """
  for (const details of document.querySelectorAll("details")) details.open = true;
  return [...document.querySelectorAll(".table")].filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => box.querySelector("caption").textContent);
"""


@pytest.mark.parametrize("path", ["rules.html", "today/index.html", "evidence.html", "sources/index.html",
                                  "sizes/live-activities.html", "sizes/ipad.html"])
def test_no_table_scrolls_inside_a_page(website, browser, path):
    browser.open(website.address(path))
    for width in (320, 360, 768, 1280):
        browser.emulate(size=(width, 900))
        assert browser.run(SCROLLING) == [], width


WIDER = """
  return [...document.querySelectorAll('.answers')]
    .filter((table) => table.checkVisibility() && table.scrollWidth > table.parentElement.clientWidth).map((table) => table.id);
"""


@pytest.mark.parametrize("device", ["iphone-16-pro", "ipad-mini-7", "apple-watch-ultra-3", "mac"])
def test_sizes_of_a_device_have_room(website, browser, device):
    browser.open(website.address(f"devices/{device}.html"))
    for width in (320, 767, 768, 820, 991, 992, 1024, 1100, 1279, 1280):
        browser.emulate(size=(width, 900))
        assert browser.run(WIDER) == [], width


LETTERS_OF_DRAWINGS = """
  return [...document.querySelectorAll("svg.drawing text")].filter((text) => text.checkVisibility() && text.getScreenCTM())
    .map((text) => [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent])
    .filter(([size]) => size < 11.95);
"""


@pytest.mark.parametrize("path", ["index.html", DEVICE, "devices/iphone-18-pro-max.html", "devices/ipad-mini-7.html", "devices/mac.html",
                                  "devices/apple-watch-ultra-3.html", "devices/apple-watch-series-3-42-mm.html", "compare.html"])
def test_letters_of_drawings_can_be_read(website, browser, path):
    browser.open(website.address(path))
    for width in (360, 414, 768, 1024, 1280, 1920):
        browser.emulate(size=(width, 900))
        assert browser.run(LETTERS_OF_DRAWINGS) == [], width


@pytest.mark.parametrize("path", ["sizes/iphone.html", "sizes/ipad.html", "sizes/watch.html", "sizes/mac-and-vision.html",
                                  "sizes/live-activities.html"])
def test_no_column_of_sizes_is_empty_in_sight(website, browser, path):
    browser.emulate(size=(1280, 800))
    browser.open(website.address(path))
    assert browser.run("""
      const rows = [...document.querySelectorAll(".matrix tbody tr")].filter((row) => row.checkVisibility()
        && row.getBoundingClientRect().top < innerHeight);
      return [...document.querySelector(".matrix thead tr").cells].filter(({ cellIndex }) =>
        rows.every((row) => /none/.test(row.cells[cellIndex]?.className) || !row.cells[cellIndex]?.textContent.trim()))
        .map(({ textContent }) => textContent);
    """) == []
