"""The pages of sizes with their script, used with a pointer and a keyboard.

Expected rows are those of the page without its script.
"""

import re

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from browser import NARROW, WIDE
from lean import REMOVE_ROWS
from sheets import read_sheets
from test_accessibility import VIEWS, violations

PAGE = "sizes/iphone.html"
PAGES = [f"sizes/{name}.html" for name in ("iphone", "ipad", "watch", "mac-and-vision", "live-activities")]

# The rows that can be seen: the place of their group, whether they are hidden at first, and their texts by column.
SHOWN = """
  const text = cell => [...cell.childNodes].filter(node => !node.matches?.('.label, details'))
    .map(node => node.textContent).join(' ').replace(/\\s+/g, ' ').trim();
  const table = document.querySelector('.matrix'), heads = [...table.tHead.rows[0].cells].map(text);
  return [...table.tBodies].flatMap(body => [...body.rows].filter(row => arguments[0] || row.checkVisibility())
    .map(row => ({ isMore: row.classList.contains('more'), device: text(body.rows[0].cells[0]),
      ...Object.fromEntries([...row.cells].map((cell, place) => [heads[place], text(cell)])
        .filter((_, place) => arguments[0] || row.cells[place].checkVisibility())) })));
"""


class Sizes:
    """The page in the browser, and the controls that a person sees in it."""

    def __init__(self, website, browser):
        self.address = website.address(PAGE)
        self.browser = browser

    def open(self, fragment=""):
        # A page that differs in the fragment alone would not be loaded again.
        if self.browser.opened:
            self.browser.open("about:blank")
        self.browser.open(self.address + fragment)

    @property
    def fragment(self):
        return self.browser.driver.current_url.removeprefix(self.address)

    @property
    def rows(self):
        return self.browser.run(SHOWN, False)

    @property
    def status(self):
        return self.find(".count").text

    def find(self, selector):
        return self.browser.driver.find_element(By.CSS_SELECTOR, selector)

    def choose(self, label, option):
        path = f"//form//label[span[normalize-space(.)='{label}']]//select"
        Select(self.browser.driver.find_element(By.XPATH, path)).select_by_visible_text(option)

    def type(self, text):
        self.browser.run(
            "const field = document.querySelector('form input[type=search]'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input', { bubbles: true }))", text)

    def sort_by(self, head):
        buttons = self.browser.driver.find_elements(By.CSS_SELECTOR, ".matrix thead button")
        next(button for button in buttons if button.text == head).click()


@pytest.fixture
def sizes(website, browser):
    """The page on the disk, for a test to open. It has nothing to complain of, whatever is done with it."""
    yield Sizes(website, browser)
    assert browser.messages() == []


@pytest.fixture(scope="module")
def whole(website, shared_browser):
    """All rows of the page, hidden ones too, as they stand in it without its script."""
    shared_browser.reset()
    shared_browser.set_scripts(False)
    shared_browser.open(website.address(PAGE))
    rows = shared_browser.run(SHOWN, True)
    assert len(rows) > 60
    return rows


def versions(text):
    """`iOS 11, 13 to 15 Large icons` as a set of numbers."""
    found = set()
    for part in re.match(r"\w+ ([\d, to]+)", text)[1].strip(" ,t").split(", "):
        first, _, last = part.partition(" to ")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def setting(row):
    return re.sub(r"^iOS [\d, to]*\d", "", row["Version"]).strip()


def number(text):
    return float(re.search(r"\d+(\.\d+)?", text)[0])


def test_each_device_shows_its_newest_sizes_and_opens_the_others(sizes, whole):
    sizes.open()
    first = [row for row in whole if not row["isMore"]]
    assert sizes.rows == first and len({row["device"] for row in first}) == len(first)
    assert all(setting(row) == "" and row["Medium"] for row in first)
    sizes.find(".matrix summary").click()
    device = first[0]["device"]
    assert [row for row in sizes.rows if row["device"] == device] \
        == [row for row in whole if row["device"] == device]
    assert len(sizes.rows) > len(first)
    assert sizes.status == f"{sum(len(row['device'].split(', ')) for row in first)} devices"


def test_no_row_is_all_unknown_and_devices_without_a_row_are_named(sizes, whole):
    sizes.open()
    columns = whole[0].keys() - {"isMore", "device", "Device", "Version"}
    assert all(any(re.search(r"\d ×", row[name]) for name in columns) for row in whole)
    details = sizes.find("main > details")
    summary = details.find_element(By.CSS_SELECTOR, "summary").text
    assert re.fullmatch(r"\d+ devices of which nobody published a size", summary)
    named = {link.get_attribute("textContent") for link in details.find_elements(By.CSS_SELECTOR, "a[href*='devices/']")}
    assert int(summary.split()[0]) == len(named)
    assert not any(name in row["device"].split(", ") for name in named for row in whole)


def test_version_leaves_each_device_its_row_of_that_version(sizes, whole):
    sizes.open()
    offered = [int(number) for number in re.findall(r"iOS (\d+)", sizes.find("select[name=os]").text)]
    assert offered == sorted(offered, reverse=True) and len(offered) > 5
    sizes.choose("Version", "iOS 18")
    expected = [row for row in whole if 18 in versions(row["Version"]) and not setting(row)]
    assert expected and sizes.rows == expected
    sizes.choose("Setting", "Large icons")
    expected = [row for row in whole if 18 in versions(row["Version"]) and setting(row) == "Large icons"]
    assert expected and sizes.rows == expected
    sizes.choose("Version", "Newest")
    assert {setting(row) for row in sizes.rows} == {"Large icons"} and len(sizes.rows) >= len(expected)


def test_filter_finds_devices_families_and_states(sizes, whole):
    sizes.open()
    sizes.find("form summary").click()
    for text in ("16 pro", "iPhone 16 Pro", "IPHONE16PRO"):
        sizes.type(text)
        assert any("16 Pro" in row["device"] for row in sizes.rows), text
        assert len(sizes.rows) <= 3, text
    sizes.type("nokia")
    assert (sizes.rows, sizes.status.split()[0]) == ([], "0")
    sizes.type("")
    sizes.choose("Family", "Medium")
    assert all(row.keys() == {"isMore", "device", "Device", "Version", "Medium"} for row in sizes.rows)
    sizes.choose("State", "disputed")
    assert sizes.rows and all("disputed" in row["Medium"] for row in sizes.rows)
    sizes.find("form button").click()
    assert sizes.rows == [row for row in whole if not row["isMore"]]
    assert sizes.fragment == ""


def test_address_restores_the_choice_and_unknown_parts_are_ignored(sizes):
    sizes.open()
    sizes.choose("Version", "iOS 18")
    sizes.choose("Setting", "Large icons")
    sizes.sort_by("Medium")
    rows, fragment = sizes.rows, sizes.fragment
    assert fragment == "#os=18&setting=icons-large&sort=systemMedium,asc"
    sizes.open(fragment)
    assert (sizes.rows, sizes.fragment) == (rows, fragment)
    sizes.open()
    usual = sizes.rows
    for fragment in ("#os=99&setting=no&sort=colour,asc", "#__proto__=1&%E0%A4%A=%&&=&device"):
        sizes.open(fragment)
        assert sizes.rows == usual, fragment


def test_head_sorts_up_then_down_then_not(sizes):
    sizes.open()
    rows = sizes.rows
    sizes.sort_by("Medium")
    assert [number(row["Medium"]) for row in sizes.rows] == sorted(number(row["Medium"]) for row in rows)
    sizes.sort_by("Medium")
    assert number(sizes.rows[0]["Medium"]) == max(number(row["Medium"]) for row in rows)
    sizes.sort_by("Medium")
    assert sizes.rows == rows


@pytest.mark.parametrize("path", PAGES)
def test_page_has_room_for_its_form_and_nothing_lies_outside(website, browser, path):
    browser.open(website.address(path))
    for size in (NARROW, (768, 1024), (1024, 768), WIDE, (1920, 1080)):
        browser.emulate(size=size)
        width, box = browser.run("""
          const box = document.querySelector('.table');
          return [document.documentElement.scrollWidth - innerWidth, box.scrollWidth - box.clientWidth];
        """)
        assert width <= 0, size
        assert box <= 0, size
    assert browser.messages() == []


def test_matrix_of_iphones_is_small(website, browser):
    assert len(website.text(PAGE).encode()) < 120_000
    browser.emulate(size=NARROW)
    browser.open(website.address(PAGE))
    assert browser.run("return document.documentElement.scrollHeight") < 6_000


def test_live_activities_begin_with_what_is_known(website, browser):
    """Sizes that are the same everywhere stand below the table, and a height without a width is told as one."""
    browser.emulate(size=WIDE)
    browser.open(website.address("sizes/live-activities.html"))
    heads, firsts, lines, below = browser.run("""
      const table = document.querySelector('.matrix'), heads = [...table.tHead.rows[0].cells];
      const linesOf = (cell) => Math.round(cell.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight));
      return [heads.map(({ innerText }) => innerText), [...table.tBodies].slice(0, 5).map(({ innerText }) => innerText),
        Math.max(...heads.map(linesOf)), [...document.querySelectorAll('main > p')].map(({ textContent }) => textContent).join(' ')];
    """)
    assert not any("CarPlay" in head for head in heads) and lines <= 3
    assert "CarPlay, the same on every device: 240 × 78" in below
    assert not any("nobody published" in text for text in firsts)
    text = website.text("sizes/live-activities.html")
    assert "any ×" not in text and ">84 to 160 high<" in text


def test_number_leads_to_a_place_that_has_it(website):
    """The anchors of links are tested elsewhere: here, that each number that is always shown has one."""
    for path in PAGES:
        rows = re.findall(r"<tr>(.*?)</tr>", website.text(path).partition("<tbody>")[2], re.S)
        cells = [cell for row in rows for cell in re.findall(r"<td class=\"(?!none|unknown).*?</td>", row, re.S)]
        assert cells and [cell for cell in cells if "<a href=" not in cell] == []


def test_page_without_its_script_opens_the_other_rows_and_has_no_dead_control(website, browser, whole):
    browser.set_scripts(False)
    browser.open(website.address(PAGE))
    assert browser.run(SHOWN, False) == [row for row in whole if not row["isMore"]]
    browser.driver.find_element(By.CSS_SELECTOR, ".matrix summary").click()
    assert len(browser.run(SHOWN, False)) > len([row for row in whole if not row["isMore"]])
    assert browser.run("return document.querySelectorAll('main :is(form, select, input, button)').length") == 0


def test_axe_finds_no_violation_at_work(sizes):
    scheme, size = VIEWS["dark-narrow"]
    sizes.browser.emulate(scheme=scheme, size=size)
    sizes.open("#os=18&setting=icons-large&sort=systemMedium,desc&state=drawn")
    sizes.browser.run(REMOVE_ROWS)
    assert violations(sizes.browser) == []


def test_each_number_of_a_row_has_a_label_on_a_phone(sizes):
    sizes.browser.emulate(size=NARROW)
    sizes.open()
    assert sizes.browser.run("""
      return [...document.querySelectorAll('.matrix tbody td:not(:empty)')].filter((cell) => cell.checkVisibility())
        .filter((cell) => !cell.querySelector('.label').getClientRects().length).map((cell) => cell.innerText);
    """) == []


def test_heads_stay_in_sight(sizes):
    sizes.browser.emulate(size=WIDE)
    sizes.open()
    seen = sizes.browser.run("""
      const table = document.querySelector('.matrix');
      [...table.tBodies].at(-1).scrollIntoView({ block: 'center' });
      const { top, bottom } = table.tHead.getBoundingClientRect();
      return [top >= -1, bottom < innerHeight];
    """)
    assert seen == [True, True]


def test_paper_has_the_visible_rows_alone(sizes):
    sizes.open("#os=18")
    sizes.browser.emulate(media="print")
    sheets = read_sheets(sizes.browser.print(8.27, 11.69))
    text = "".join(sheet.text for sheet in sheets)
    assert sizes.status in text and "Reset" not in text and "Filter" not in text
    assert all(sheet.size[0] > sheet.size[1] for sheet in sheets)
    assert "iOS 27" not in text.partition(sizes.status)[2].partition("of which nobody published")[0]
