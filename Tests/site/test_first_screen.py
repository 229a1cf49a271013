"""What people come for stands on the first screen of a page, on a phone too, besides what test_tasks.py looks for."""

import pytest
from browser import NARROW

# Whether the bottom of a part of the page that has a text is within the window.
STANDS = """
  const [selector, text] = arguments;
  const found = [...document.querySelectorAll(selector)].find((part) => part.textContent.includes(text));
  const box = found?.getBoundingClientRect();
  return box?.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
"""

ANSWERS = [
    ("index.html", ".examples a", " vs 27"),
    ("index.html", ".verbs a", " changed"),
    ("index.html", ".sizes tbody th", "16 Pro"),
    ("safe.html#family=systemMedium&os=17", ".answer", "×"),
    ("devices/iphone-16-pro.html", ".answers a[href$='.svg']", "SVG"),
    ("devices/iphone-16-pro.html", ".facts a", "CSV"),
    ("devices/apple-watch-ultra-4.html", ".answers td", "199 × 84.5"),
    ("today/index.html#glance-414x736-3", ".glance tbody tr", "8 Plus"),
    ("fit.html", ".overview tbody tr", "Medium"),
]
# On a phone alone, where a table shows one device at a time.
NAMES = [
    ("today/index.html", ".glance nav a", "iPhone 8 Plus"),
    ("today/index.html", ".glance nav a", "iPhone 4s"),
    ("today/ipad.html", ".glance nav a", "iPad mini"),
]


@pytest.mark.parametrize("path, part, text, size", [
    *((*answer, size) for answer in ANSWERS for size in (NARROW, (768, 1024), (1280, 800))), *((*name, NARROW) for name in NAMES)])
def test_answer_stands_on_the_first_screen(website, browser, path, part, text, size):
    path, _, fragment = path.partition("#")
    browser.emulate(size=size)
    browser.open(website.address(path) + (fragment and f"#{fragment}"))
    assert browser.run(STANDS, part, text)


# What must begin high on a phone: the part, and the most pixels above it.
HIGH = [("sizes/iphone.html", ".matrix td a", 500), ("fit.html#rows=3&row=44&family=systemSmall", ".answer", 200),
        ("compare.html#devices=iphone-15,iphone-17", "tr:nth-child(4) td", 700)]


@pytest.mark.parametrize("path, part, most", HIGH)
def test_first_number_stands_high_on_a_phone(website, browser, path, part, most):
    path, _, fragment = path.partition("#")
    browser.emulate(size=NARROW)
    browser.open(website.address(path) + (fragment and f"#{fragment}"))
    assert browser.run("return document.querySelector(arguments[0]).getBoundingClientRect().top", part) <= most


def test_form_of_content_opens_below_the_answer(website, browser):
    browser.emulate(size=NARROW)
    browser.open(website.address("fit.html") + "#rows=3&row=44&family=systemSmall")
    answer, form = browser.run("""
      document.querySelector(".chosen").open = true;
      return [".answer", ".chosen"].map((part) => document.querySelector(part).getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]);
    """)
    assert 0 < answer[0] and answer[1] <= form[0] < NARROW[1]


@pytest.mark.parametrize("size", [NARROW, (1280, 800)])
def test_search_leads_to_a_row_that_is_marked_below_its_heads(website, browser, size):
    browser.emulate(size=size)
    browser.open(website.address("today/index.html") + "#glance-414x736-3")
    top, heads, color, other = browser.run("""
      const row = document.querySelector(":target").closest("tr"), head = row.closest("table").tHead.getBoundingClientRect();
      const color = (one) => getComputedStyle(one.cells[0]).backgroundColor;
      return [row.getBoundingClientRect().top, [head.top, head.bottom], color(row), color(row.nextElementSibling)];
    """)
    assert color != other
    assert size == NARROW or (0 <= heads[0] and heads[1] <= top + 1)


@pytest.mark.parametrize("path", ["today/index.html", "today/ipad.html"])
def test_each_link_to_a_device_leads_to_its_row(website, browser, path):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    names, rows = browser.run("""
      const links = [...document.querySelectorAll(".glance nav a")];
      return [links.map((link) => link.textContent),
        links.map(({ hash }) => document.querySelector(`.glance tbody th${hash}`)?.textContent)];
    """)
    assert len(names) > 5
    assert all(row.startswith(name) for name, row in zip(names, rows, strict=True))


# Links and buttons that are lower than WCAG 2.5.8 asks for, but for those in sentences. Names such as `8` are narrow in a
# line of several.
SMALL = """
  const all = [...document.querySelectorAll("main :is(a, button, summary, select)")];
  return all.filter((one) => one.checkVisibility() && !one.closest("p, figcaption > :not(a), .vh")).filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 2 && height > 2 && height < 24;
  }).map((one) => one.textContent);
"""


@pytest.mark.parametrize("path", ["index.html", "devices/iphone-16-pro.html", "sizes/iphone.html", "sizes/live-activities.html",
                                  "today/index.html",
                                  "today/ipad.html", "sources/index.html"])
def test_links_of_lists_and_tables_are_large_enough_for_fingers(website, browser, path):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    assert browser.run(SMALL) == []


# What a number is of stands beside it where several kinds of size are listed.
NAMED = [("devices/index.html", "figcaption", "Medium, as laid out 378.5 × 170"), ("devices/index.html", "figcaption", "Medium, as shown 356 × 160"),
         ("safe.html", "#cover-table, table:has(#cover-table)", "(large icons)"),
         ("devices/iphone-17.html", "section:has(> #standby)", "Small, in StandBy, iOS 26, from screenshots: 362 × 362 points")]


@pytest.mark.parametrize("path, part, text", NAMED)
def test_size_says_what_it_is_of(website, browser, path, part, text):
    browser.open(website.address(path))
    assert any(text in found for found in browser.run(
        "return [...document.querySelectorAll(arguments[0])].map(({ textContent }) => textContent.replace(/\\s+/g, ' '))", part))
