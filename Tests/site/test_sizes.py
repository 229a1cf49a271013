"""The script of the tables of sizes, used with a pointer and a keyboard.

Expected rows are those of the page without its script.
"""

import re

import pytest
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from browser import NARROW, WIDE
from lean import REMOVE_ROWS
from sheets import read_sheets
from test_accessibility import VIEWS, violations

PAGE = "matrix.html"
KINDS = ["iphone", "ipad", "watch", "mac-and-vision", "activities", "today"]
AXES = ["Orientation", "Entry point", "Mode"]

# For each visible table the number of columns that its first head spans, the texts of its heads and those
# of its visible rows, each with the models of its screen.
SHOWN = """
  const cells = row => [...row.cells].filter(cell => cell.checkVisibility());
  const text = cell => [...cell.childNodes].filter(node => !node.matches?.('.label, .near'))
    .map(node => node.textContent).join('').replace(/\\s+/g, ' ').trim();
  return [...document.querySelectorAll('.matrix')].filter(table => table.checkVisibility())
    .map(table => [cells(table.tHead.rows[0]).reduce((sum, cell) => sum + cell.colSpan, 0),
      cells([...table.tHead.rows].at(-1)).map(text),
      [...table.tBodies[0].rows].filter(row => row.checkVisibility()).map(row =>
        [...cells(row).map(text), row.cells[0].querySelector('.near')?.textContent ?? ''])]);
"""


def shown(browser):
    """The rows that can be seen, each as a dictionary from the head of a column to a text."""
    [(width, heads, rows)] = browser.run(SHOWN)
    assert {width, *(len(row) - 1 for row in rows)} <= {len(heads)}
    return [dict(zip([*heads, "models"], row)) for row in rows]


def heads(browser):
    [(_, heads, _)] = browser.run(SHOWN)
    return heads


@pytest.fixture(scope="module")
def whole(website, shared_browser):
    """All rows of each kind, as they stand in the page without its script."""
    shared_browser.reset()
    shared_browser.set_scripts(False)
    shared_browser.open(website.address(PAGE))
    rows = {}
    for kind in KINDS:
        shared_browser.run("location.hash = arguments[0]", kind)
        rows[kind] = shown(shared_browser)
    assert len(rows["iphone"]) > 90 and len(rows["today"]) > 300
    return rows


class Sizes:
    """The page in the browser, and the controls that a person sees in it."""

    def __init__(self, website, browser):
        self.address = website.address(PAGE)
        self.browser = browser

    def open(self, fragment=""):
        # A page that differs in the fragment alone would not be loaded again.
        if self.browser.driver.current_url.startswith(self.address):
            self.browser.open("about:blank")
        self.browser.open(self.address + fragment)

    def go(self, fragment):
        """Follows a link to another fragment of the open page."""
        with self.browser.hash_change():
            self.browser.run("location.hash = arguments[0]", fragment)

    @property
    def fragment(self):
        return self.browser.driver.current_url.removeprefix(self.address)

    @property
    def rows(self):
        return shown(self.browser)

    @property
    def kind(self):
        return self.browser.run(
            "return [...document.querySelectorAll('.alternative')]"
            ".filter(part => part.checkVisibility()).map(part => part.id).join()"
        )

    @property
    def status(self):
        return self.find(".count").text

    @property
    def remarks(self):
        return self.find(".remarks").text

    def find(self, selector):
        return self.browser.driver.find_element(By.CSS_SELECTOR, selector)

    def control(self, label):
        path = f"//form//label[span[normalize-space(.)='{label}']]//*[self::select or self::input]"
        return self.browser.driver.find_element(By.XPATH, path)

    def choose(self, label, option):
        Select(self.control(label)).select_by_visible_text(option)

    def type(self, text):
        field = self.control("Device")
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(Keys.DELETE, text)

    def paste(self, text):
        """Enters a text at once: each key of a longer one would show other rows."""
        self.browser.run(
            "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))",
            self.control("Device"), text)

    def choices(self):
        """What is chosen in each control, by its label."""
        return dict(self.browser.run("""
          return [...document.querySelectorAll('form.filters label')].map(label =>
            [label.firstChild.textContent, (({ selectedOptions, value }) =>
              selectedOptions ? selectedOptions[0].text : value)(label.lastChild)]);
        """))

    def switch(self, name):
        links = self.browser.driver.find_elements(By.CSS_SELECTOR, ".switch a")
        link = next(link for link in links if link.is_displayed() and link.text == name)
        with self.browser.hash_change():
            link.click()

    def button(self, text):
        buttons = self.browser.driver.find_elements(By.XPATH, f"//button[normalize-space(.)='{text}']")
        return next(button for button in buttons if button.is_displayed())


@pytest.fixture
def sizes(website, browser):
    """The page on the disk, for a test to open. It has nothing to complain of, whatever is done with it."""
    yield Sizes(website, browser)
    assert browser.messages() == []


def versions(text):
    """`iOS 11, 13 to 15` as a set of numbers."""
    found = set()
    for part in text.split(" ", 1)[1].split(", "):
        first, _, last = part.partition(" to ")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def numbers(text):
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


def cells_of(row):
    """The texts of the numbers of a row, but for the width of a Today extension."""
    words = {"Screen", "Version", "Setting", "models", "width", *AXES}
    return [text for head, text in row.items() if head not in words]


def has_cell(is_meant):
    return lambda row: any(is_meant(text) for text in cells_of(row))


FILTERS = {
    "today": [
        ("Entry point", "quick action", lambda row: row["Entry point"] == "quick action"),
        ("Version", "iOS 12", lambda row: 12 in versions(row["Version"])),
        ("State", "known", has_cell(numbers)),
        ("State", "derived, extrapolated", has_cell(lambda text: text.endswith("≈"))),
        ("State", "unknown", has_cell(lambda text: text == "?")),
    ],
    "iphone": [
        ("Version", "iOS 18", lambda row: 18 in versions(row["Version"])),
        ("Setting", "Large icons", lambda row: row["Setting"] == "Large icons"),
        ("State", "unknown", has_cell(lambda text: text.startswith("?"))),
    ],
    "ipad": [("Setting", "As shown", lambda row: row["Setting"] == "As shown")],
    "watch": [("Version", "watchOS 11", lambda row: 11 in versions(row["Version"]))],
    "activities": [("State", "known", has_cell(numbers))],
}


@pytest.mark.parametrize("kind", FILTERS)
def test_filter_shows_the_rows_that_fit(sizes, whole, kind):
    sizes.open(f"#{kind}")
    for label, option, fits in FILTERS[kind]:
        expected = [row for row in whole[kind] if fits(row)]
        assert 0 < len(expected) <= len(whole[kind])
        sizes.choose(label, option)
        assert sizes.rows == expected, option
        part = f"{len(expected)} of " if len(expected) < len(whole[kind]) else ""
        assert sizes.status == f"{part}{len(whole[kind])} rows"
        sizes.choose(label, "All")


def test_family_leaves_the_other_columns_out(sizes, whole):
    sizes.open()
    sizes.choose("Family", "Medium")
    assert heads(sizes.browser) == ["Screen", "Version", "Setting", "Medium"]
    kept = [*heads(sizes.browser), "models"]
    has_medium = [row for row in whole["iphone"] if not row["Medium"].startswith("–")]
    assert sizes.rows == [{head: row[head] for head in kept} for row in has_medium]
    sizes.choose("Family", "All")
    assert sizes.rows == whole["iphone"]


def test_text_size_leaves_the_other_columns_out(sizes, whole):
    sizes.open("#today")
    sizes.choose("Text size", "Large (default), l")
    assert heads(sizes.browser) == ["Screen", "Version", *AXES, "width", "l"]
    sizes.choose("State", "disputed")
    assert len(sizes.rows) == len([row for row in whole["today"] if row["l"].endswith("!")]) > 0


# Devices


DEVICES = [
    # The first iPhone 6 never ran iOS 13, and the 7 came with iOS 10.
    ("today", "iPhone 6", "4.7-inch", range(8, 13)),
    ("today", "iphone 7", "4.7-inch", range(10, 16)),
    ("today", "IPHONE7PLUS", "5.5-inch", range(10, 16)),
    ("iphone", "iPhone 16 Pro", "6.3-inch", range(18, 28)),
    # What the tables call it besides.
    ("iphone", "iPhone17,1", "6.3-inch", range(18, 28)),
    ("iphone", "iPhone 18 Pro", "6.3-inch", range(27, 28)),
]


def test_device_has_the_rows_of_the_versions_that_it_runs(sizes, whole):
    sizes.open()
    for kind, text, screen, ran in DEVICES:
        sizes.go(f"#kind={kind}")
        sizes.paste(text)
        expected = [row for row in whole[kind] if row["Screen"] == screen and versions(row["Version"]) & {*ran}]
        assert expected and sizes.rows == expected, text


def test_part_of_a_name_finds_all_devices_with_it(sizes, whole):
    sizes.open()
    sizes.type("pro max")
    assert {row["Screen"] for row in sizes.rows} == {
        "6.9-inch", "6.7-inch 14 Pro Max", "6.7-inch 12 Pro Max", "6.5-inch XS Max"}
    sizes.type("6.7-inch 12")
    assert {row["Screen"] for row in sizes.rows} == {"6.7-inch 12 Pro Max"}
    sizes.type("")
    assert sizes.rows == whole["iphone"]


def test_device_and_version_fit_the_same_row(sizes):
    sizes.open("#today")
    sizes.paste("iPhone 6")
    sizes.choose("Version", "iOS 13")
    assert sizes.rows == []
    assert sizes.status.startswith("0 of ")
    sizes.paste("iPhone 7")
    assert sizes.rows


@pytest.mark.parametrize("kind", ["iphone", "activities"])
def test_row_names_no_model_that_ran_none_of_its_versions(whole, kind):
    rows = [row for row in whole[kind] if "iPhone 18 Pro" in row["models"]]
    assert rows and all(27 in versions(row["Version"]) for row in rows)


# Before the script


def test_tables_wait_for_the_script_which_may_never_come(website, browser, whole):
    with browser.waiting_for("matrix.js"):
        browser.open(website.address(PAGE))
        is_seen = "return document.querySelector('.matrix').checkVisibility()"
        assert not browser.run(is_seen)
        browser.run("document.getAnimations().forEach(animation => animation.finish())")
        assert browser.run(is_seen)
        assert shown(browser) == whole["iphone"]
    assert all("ERR_BLOCKED_BY_CLIENT" in message for message in browser.messages())


# Remarks: what a table does not show is said


REMARKS = {
    "iPad Pro 11-inch (M5)": "Also in: Live Activities.",
    "Apple Watch Series 3 (3": "Apple Watch Series 3 (38 mm): no source has a size.",
    "nokia": "No device or screen is called ‘nokia’.",
    "<img src=x>": "No device or screen is called ‘<img src=x>’.",
    "iPhone 6": "Also in: Today extensions.",
    "iPad Air (3rd generation)": "Also in: iPad, Live Activities, Today extensions.",
}


def test_remark_says_why_a_device_has_no_rows(sizes):
    sizes.open()
    for text, remark in REMARKS.items():
        sizes.paste(text)
        assert (sizes.rows, sizes.remarks) == ([], remark)


def test_devices_without_rows_are_named_on_the_page(sizes):
    sizes.open()
    named = sizes.find(".remark").text
    for name in ("Apple Watch Series 1 (42 mm)", "Apple Watch Series 3 (38 mm)"):
        assert name in named
    assert "iPhone 16 Pro" not in named


def test_remark_leads_to_the_kind_that_has_the_device(sizes, whole):
    sizes.open()
    sizes.paste("iPhone 6 Plus")
    with sizes.browser.hash_change():
        sizes.find(".remarks a").click()
    assert sizes.kind == "today"
    assert {row["Screen"] for row in sizes.rows} == {"5.5-inch"}


# Kinds


def test_switch_keeps_the_device(sizes):
    sizes.open()
    sizes.type("iPhone 16 Pro")
    sizes.choose("Setting", "Large icons")
    sizes.switch("Live Activities")
    assert sizes.kind == "activities"
    assert {row["Screen"] for row in sizes.rows} == {"6.3-inch"}
    assert sizes.fragment == "#kind=activities&device=iPhone%2016%20Pro"
    with sizes.browser.hash_change():
        sizes.browser.driver.back()
    assert sizes.kind == "iphone"


def test_switch_with_the_keyboard_keeps_the_focus(sizes):
    sizes.open()
    link = sizes.browser.driver.find_element(By.CSS_SELECTOR, "#iphone .switch li:last-child a")
    with sizes.browser.hash_change():
        link.send_keys(Keys.ENTER)
    assert sizes.browser.run("return document.activeElement.closest('.alternative').id") == "today"
    assert sizes.browser.run("return document.activeElement.ariaCurrent") == "true"


def test_each_kind_has_a_place_in_the_address(sizes, whole):
    sizes.open()
    for kind in KINDS[::-1]:
        sizes.go(f"#{kind}")
        assert (sizes.kind, sizes.rows) == (kind, whole[kind])


def test_reset_brings_everything_back(sizes, whole):
    sizes.open()
    start = sizes.choices()
    sizes.type("iPhone 16 Pro")
    sizes.choose("Family", "Medium")
    sizes.button("Medium").click()
    assert sizes.fragment
    sizes.button("Reset").click()
    assert (sizes.rows, sizes.choices(), sizes.fragment) == (whole["iphone"], start, "")


# The address


def test_address_restores_the_choices(sizes):
    sizes.open()
    sizes.type("iPhone 16 Pro")
    sizes.choose("Version", "iOS 18")
    sizes.choose("Setting", "With app names")
    sizes.choose("Family", "Medium")
    sizes.button("Medium").click()
    assert sizes.fragment == (
        "#kind=iphone&device=iPhone%2016%20Pro&os=18&setting=icons-small&family=systemMedium"
        "&sort=systemMedium,asc"
    )
    rows, choices, fragment = sizes.rows, sizes.choices(), sizes.fragment
    assert len(rows) == 1
    sizes.open()
    assert sizes.rows != rows
    sizes.open(fragment)
    assert (sizes.rows, sizes.choices(), sizes.fragment) == (rows, choices, fragment)


def test_address_works_from_a_server_too(server, browser, whole):
    browser.open(server.address(PAGE) + "#mode=expanded&sort=l,asc&text=l,ax1")
    rows = shown(browser)
    assert len(rows) == len([row for row in whole["today"] if row["Mode"] == "expanded"])
    assert heads(browser)[-3:] == ["width", "l", "ax1"]
    assert numbers(rows[0]["l"]) <= numbers(rows[1]["l"]) <= numbers(rows[2]["l"])


# What the address of version 1 showed, when all rows were those of Today extensions.
OLD = {
    "#matrix": lambda row: True,
    "#device=iphone7&os=10&orientation=portrait&entry-point=today-view&mode=compact": lambda row: (
        row["Screen"] == "4.7-inch" and 10 in versions(row["Version"])
        and [row[axis] for axis in AXES] == ["portrait", "Today view", "compact"]),
    "#device=414x736@3&os=11": lambda row: (
        row["Screen"] == "5.5-inch" and 11 in versions(row["Version"])),
    "#device=iphone+7+plus": lambda row: (
        row["Screen"] == "5.5-inch" and versions(row["Version"]) & {*range(10, 16)}),
    "#mode=legacy": lambda row: row["Mode"] == "legacy",
    "#state=disputed": has_cell(lambda text: text.endswith("!")),
}


def test_address_of_version_1_shows_what_it_showed(sizes, whole):
    for number, fragment in enumerate(OLD):
        # The first is an id, which a page that is open already would go to without a change.
        sizes.go(fragment) if number else sizes.open(fragment)
        assert sizes.kind == "today"
        expected = [row for row in whole["today"] if OLD[fragment](row)]
        assert expected and sizes.rows == expected, fragment
    for fragment in ("#text=l,xl", "#compare=l,xl"):
        sizes.go(fragment)
        assert heads(sizes.browser) == ["Screen", "Version", *AXES, "width", "l", "xl"]
    sizes.go("#device=iPhone+16+Pro")
    assert sizes.kind == "iphone"
    assert {row["Screen"] for row in sizes.rows} == {"6.3-inch"}


NAMED = {
    "#kind=today&os=26": "version ‘26’",
    "#mode=wide": "mode ‘wide’",
    "#text=l,huge": "text size ‘l,huge’",
    "#kind=iphone&family=<img src=x>": "family ‘<img src=x>’",
}


def test_unknown_parts_of_an_address_are_ignored_and_values_that_no_row_has_are_named(sizes, whole):
    sizes.open("#__proto__=1&constructor=2")
    assert (sizes.rows, sizes.remarks) == (whole["today"], "")
    for fragment in ("#sort=colour,asc&compare=,&state=&text=", "#%E0%A4%A=%&&=&device"):
        sizes.go(fragment)
        assert (sizes.rows, sizes.remarks) == (whole["today"], ""), fragment
    for fragment, named in NAMED.items():
        sizes.go(fragment)
        assert sizes.remarks == f"Not in this table: {named}."
        sizes.choose("State", "known")
        assert sizes.remarks == ""


def test_back_and_forward_restore_the_rows(sizes, whole):
    sizes.open()
    for fragment in ("#mode=legacy", "#mode=compact"):
        # By the address, as a person: back leads past fragments that a script set.
        with sizes.browser.hash_change():
            sizes.browser.open(sizes.address + fragment)

    def modes():
        return {row.get("Mode") for row in sizes.rows}

    driver = sizes.browser.driver
    seen = [modes()]
    for move in (driver.back, driver.back, driver.forward, driver.forward):
        with sizes.browser.hash_change():
            move()
        seen.append(modes())
    assert seen == [{"compact"}, {"legacy"}, {None}, {"legacy"}, {"compact"}]


def test_link_within_the_page_leaves_everything_as_it_is(sizes):
    sizes.open("#kind=today&mode=legacy&sort=l,desc")
    rows, fragment = sizes.rows, sizes.fragment
    sizes.go("content")
    assert (sizes.rows, sizes.fragment) == (rows, fragment)


# Sorting


def in_order(rows, key, is_descending=False):
    """The rows by a key, those without one last; equal ones stay as they were."""
    known = [row for row in rows if key(row) is not None]
    unknown = [row for row in rows if key(row) is None]
    return sorted(known, key=key, reverse=is_descending) + unknown


def least(head):
    return lambda row: min(numbers(row[head])[:1], default=None)


SORTS = {
    ("today", "Mode"): lambda row: row["Mode"],
    ("iphone", "Medium"): least("Medium"),
    ("iphone", "Version"): lambda row: min(versions(row["Version"])),
}


@pytest.mark.parametrize("kind, head", SORTS)
def test_head_sorts_up_then_down_then_not(sizes, whole, kind, head):
    sizes.open(f"#{kind}")
    rows, key = whole[kind], SORTS[kind, head]

    def direction():
        return sizes.browser.run(
            "return [...document.querySelectorAll('thead [aria-sort]')]"
            ".map(head => [head.textContent, head.ariaSort])"
        )

    sizes.button(head).click()
    assert sizes.rows == in_order(rows, key)
    assert direction() == [[head, "ascending"]]
    sizes.button(head).click()
    assert sizes.rows == in_order(rows, key, is_descending=True)
    assert direction() == [[head, "descending"]]
    sizes.button(head).click()
    assert sizes.rows == rows
    assert direction() == []


def test_screens_sort_by_the_numbers_in_their_names(sizes, whole):
    sizes.open()
    sizes.button("Screen").click()
    names = [row["Screen"] for row in sizes.rows if re.fullmatch(r"[\d.]+-inch", row["Screen"])]
    assert names == sorted(names, key=numbers) and len(set(names)) > 3


# What holds of the page as a whole


def test_axe_finds_no_violation_at_work(sizes):
    scheme, size = VIEWS["dark-narrow"]
    sizes.browser.emulate(scheme=scheme, size=size)
    sizes.open("#kind=today&device=iPhone 7&sort=l,desc&state=unknown&mode=wide")
    assert "Also in" in sizes.remarks and "Not in this table" in sizes.remarks
    sizes.browser.run(REMOVE_ROWS)
    assert violations(sizes.browser) == []


OVERFLOW = """
  const box = [...document.querySelectorAll('.table')].find(box => box.checkVisibility());
  return [document.documentElement.scrollWidth - innerWidth, box.scrollWidth - box.clientWidth];
"""


# Numbers of a kind in a narrow window that are beyond its edges, or not behind the name of their column.
UNNAMED = """
  const cells = [...document.querySelectorAll(`#${arguments[0]} tbody tr:not([hidden]) td`)]
    .filter(cell => cell.checkVisibility());
  return cells.filter(cell => {
    const box = cell.getBoundingClientRect(), label = cell.querySelector('.label');
    const isNamed = arguments[0] !== 'today' ? label?.checkVisibility()
      : !cell.matches('.number') || getComputedStyle(cell, '::before').content.startsWith('"');
    return box.right > innerWidth || box.left < 0 || !isNamed;
  }).map(cell => cell.outerHTML).slice(0, 3).concat(cells.length > 5 ? [] : ['no cells']);
"""


def test_box_of_the_table_alone_scrolls_sideways_and_a_narrow_one_names_each_number(sizes):
    sizes.open()
    for kind in KINDS[::-1]:
        sizes.go(f"#{kind}")
        for width in (NARROW[0], 1024, 1248, 1920):
            sizes.browser.emulate(size=(width, 900))
            page, box = sizes.browser.run(OVERFLOW)
            assert page <= 0, (kind, width)
            if width != 1024:
                assert box <= 0, (kind, width)
            if width == NARROW[0]:
                assert sizes.browser.run(UNNAMED, kind) == []


def test_controls_are_large_enough_for_fingers(sizes):
    sizes.browser.emulate(size=NARROW)
    sizes.open()
    too_small = sizes.browser.run("""
      return [...document.querySelectorAll('main form :is(button, select, input)')]
        .filter(control => control.checkVisibility())
        .filter(control => {
          const { width, height } = control.getBoundingClientRect();
          return width < 24 || height < 24;
        }).map(control => control.outerHTML);
    """)
    assert too_small == []


def test_heads_stay_in_sight(sizes):
    sizes.open("#today")
    for size in (WIDE, (1024, 768)):
        sizes.browser.emulate(size=size)
        seen = sizes.browser.run("""
          const table = document.getElementById('matrix').closest('table');
          table.tBodies[0].rows[200].scrollIntoView({ block: 'center' });
          const { top, bottom } = table.tHead.getBoundingClientRect();
          return [top >= -1, bottom < innerHeight, table.tBodies[0].rows[0].getBoundingClientRect().bottom < 0];
        """)
        assert seen == [True, True, True], size


def test_page_without_its_script_has_every_kind_and_no_dead_control(website, browser, whole):
    browser.set_scripts(False)
    browser.open(website.address(PAGE))
    assert shown(browser) == whole["iphone"]
    links = browser.driver.find_elements(By.CSS_SELECTOR, "#iphone .switch a")
    assert [link.get_attribute("href").split("#")[1] for link in links] == KINDS
    assert browser.run(
        "return document.querySelectorAll('main :is(form, select, input, button, dialog)').length"
    ) == 0


def test_paper_has_the_visible_rows_with_heads_on_every_sheet(sizes, whole):
    sizes.open("#kind=today&mode=expanded")
    rows, status = sizes.rows, sizes.status
    assert 0 < len(rows) < len(whole["today"])
    sizes.browser.emulate(media="print")
    sheets = read_sheets(sizes.browser.print(8.27, 11.69))
    text = "".join(sheet.text for sheet in sheets)
    assert status in text and "Reset" not in text and "compact" not in text.split(status)[1]
    assert len(sheets) > 1
    full = [sheet for sheet in sheets if sheet.text.count("expanded") > 1]
    assert len(full) > 1
    for sheet in full:
        assert sheet.size[0] > sheet.size[1]
        assert "Entry point" in sheet.text and "ax5" in sheet.text
