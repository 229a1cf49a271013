"""The matrix to work with: what its script does for a person with a pointer or a keyboard.

What is expected is told from the page as it is without its script, line by line.
"""

import re

import pytest
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select

from browser import NARROW, WIDE
from sheets import read_sheets
from test_accessibility import VIEWS, violations

PAGE = "matrix.html"
TEXT_SIZES = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
AXES = ["screen", "versions", "orientation", "entry point", "mode"]

# How many columns the upper head spans, and what can be seen of the lower one and of the lines.
SHOWN = """
  const table = document.getElementById('matrix').closest('table');
  const cells = row => [...row.cells].filter(cell => cell.checkVisibility());
  const texts = row => cells(row).map(cell => cell.textContent);
  const [upper, lower] = table.tHead.rows;
  return [cells(upper).reduce((sum, cell) => sum + cell.colSpan, 0), texts(lower),
    [...table.tBodies[0].rows].filter(row => row.checkVisibility()).map(texts)];
"""

# A single line, the heights of which are all stated.
IPHONE_7 = "#device=iphone7&os=10&orientation=portrait&entry-point=today-view&mode=compact"


def shown(browser):
    """The lines that can be seen, each as a dictionary from the head of a column to a text."""
    width, heads, rows = browser.run(SHOWN)
    assert {width, *map(len, rows)} == {len(heads)}
    return [dict(zip(heads, row)) for row in rows]


def heads(browser):
    return browser.run(SHOWN)[1]


@pytest.fixture(scope="module")
def whole(website, shared_browser):
    """All lines, as they stand in the page without its script."""
    shared_browser.reset()
    shared_browser.set_scripts(False)
    shared_browser.open(website.address(PAGE))
    lines = shown(shared_browser)
    assert len(lines) > 300
    return lines


class Matrix:
    """The page in the browser, and the controls that a person sees in it."""

    def __init__(self, website, browser):
        self.address = website.address(PAGE)
        self.browser = browser

    def open(self, fragment=""):
        # A page that differs in the fragment alone would not be loaded again.
        self.browser.open("about:blank")
        self.browser.open(self.address + fragment)

    @property
    def fragment(self):
        return self.browser.driver.current_url.removeprefix(self.address)

    @property
    def lines(self):
        return shown(self.browser)

    @property
    def status(self):
        return self.find(".count [role=status]").text

    def find(self, selector):
        return self.browser.driver.find_element(By.CSS_SELECTOR, selector)

    def control(self, label):
        path = f"//label[normalize-space(.)='{label}']//input"
        path += f"|//label[span[normalize-space(.)='{label}']]//select"
        return self.browser.driver.find_element(By.XPATH, path)

    def choose(self, label, option):
        Select(self.control(label)).select_by_visible_text(option)

    def choices(self):
        """What is chosen in each control, by its label."""
        return self.browser.run("""
          return [...document.querySelectorAll('.filters label')].map(label => {
            const control = label.querySelector('select, input');
            return [label.firstChild.textContent || label.textContent,
              control.localName === 'select' ? control.selectedOptions[0].text : control.checked];
          });
        """)

    def button(self, text):
        return self.browser.driver.find_element(By.XPATH, f"//button[normalize-space(.)='{text}']")

    def cell(self, head, line=0):
        """The cell in a column of a line, both counted as they are seen."""
        return self.browser.run(
            """
            const table = document.getElementById('matrix').closest('table');
            const row = [...table.tBodies[0].rows].filter(row => !row.hidden)[arguments[1]];
            const heads = [...table.tHead.rows[1].cells].map(cell => cell.textContent);
            return row.cells[heads.indexOf(arguments[0])];
            """,
            head,
            line,
        )

    def press(self, *keys):
        for key in keys:
            ActionChains(self.browser.driver).send_keys(key).perform()

    def offers(self):
        """What the open dialog offers to copy, by name."""
        pairs = self.browser.run("""
          return [...document.querySelectorAll('dialog[open] button')]
            .filter(button => button.value)
            .map(button => [...button.children].map(child => child.innerText));
        """)
        return dict(pairs)

    def copy(self, name):
        self.find("dialog[open]")
        path = f"//dialog//button[span[normalize-space(.)='{name}']]"
        self.browser.driver.find_element(By.XPATH, path).click()

    def click_corner(self):
        actions = ActionBuilder(self.browser.driver)
        actions.pointer_action.move_to_location(1, 1).click()
        actions.perform()

    def confirmation(self):
        """What the page says when it has copied something, or has not. It then says it no more."""
        return self.browser.run_async("""
          const place = document.querySelector('.copied');
          const look = () => {
            const text = place.innerText;
            place.textContent = '';
            if (text) done(text); else setTimeout(look, 10);
          };
          look();
        """)

    def clipboard(self):
        """What a person would paste."""
        self.browser.run("""
          const field = document.createElement('textarea');
          field.id = 'paste';
          document.querySelector('main').append(field);
          field.focus();
        """)
        ActionChains(self.browser.driver).key_down(Keys.CONTROL).send_keys("v").key_up(
            Keys.CONTROL
        ).perform()
        return self.browser.run("""
          const field = document.getElementById('paste');
          field.remove();
          return field.value;
        """)


@pytest.fixture
def matrix(website, browser):
    """The matrix, opened from the disk. It has nothing to complain of, whatever is done with it."""
    matrix = Matrix(website, browser)
    matrix.open()
    yield matrix
    assert browser.messages() == []


def versions(text):
    """`iOS 11, 13 to 15` as a set of numbers."""
    found = set()
    for part in text.removeprefix("iOS ").split(", "):
        first, _, last = part.partition(" to ")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def numbers(text):
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text)]


def heights(line):
    return [line[size] for size in TEXT_SIZES if size in line]


def has_height(is_meant):
    return lambda line: any(is_meant(text) for text in heights(line))


FILTERS = [
    ("Orientation", "landscape", lambda line: line["orientation"].startswith("landscape")),
    ("Entry point", "quick action", lambda line: line["entry point"] == "quick action"),
    ("Mode", "legacy", lambda line: line["mode"] == "legacy"),
    ("Version", "iOS 12", lambda line: 12 in versions(line["versions"])),
    ("Device", "5.5-inch", lambda line: line["screen"] == "5.5-inch"),
    # The first iPhone 6 never ran iOS 13, and the 7 came with iOS 10.
    (
        "Device",
        "iPhone 6",
        lambda line: line["screen"] == "4.7-inch" and versions(line["versions"]) & {*range(8, 13)},
    ),
    (
        "Device",
        "iPhone 7",
        lambda line: line["screen"] == "4.7-inch" and versions(line["versions"]) & {*range(10, 16)},
    ),
    ("A height is", "known", has_height(numbers)),
    ("A height is", "stated by a source", has_height(lambda text: text[-1].isdigit())),
    ("A height is", "disputed", has_height(lambda text: text.endswith("!"))),
    ("A height is", "derived by a rule", has_height(lambda text: text.endswith("~"))),
    ("A height is", "derived beyond what was measured", has_height(lambda t: t.endswith("≈"))),
    ("A height is", "unknown", has_height(lambda text: text == "?")),
]


@pytest.mark.parametrize("label, option, fits", FILTERS, ids=[option for _, option, _ in FILTERS])
def test_filter_shows_the_lines_that_fit(matrix, whole, label, option, fits):
    expected = [line for line in whole if fits(line)]
    assert 0 < len(expected) < len(whole)
    matrix.choose(label, option)
    assert matrix.lines == expected
    assert matrix.status.startswith(f"{len(expected)} of {len(whole)} lines, ")
    assert option in matrix.status


def test_device_and_version_fit_the_same_line(matrix):
    matrix.choose("Device", "iPhone 6")
    matrix.choose("Version", "iOS 13")
    assert matrix.lines == []
    assert matrix.status.startswith("0 of ")
    matrix.choose("Device", "iPhone 7")
    assert matrix.lines


def test_text_sizes_leave_the_other_columns_out(matrix, whole):
    for size in ("xl", "l"):
        matrix.control(size).click()
    assert heads(matrix.browser) == [*AXES, "width", "l", "xl"]
    kept = [*AXES, "width", "l", "xl"]
    assert matrix.lines == [{head: line[head] for head in kept} for line in whole]
    matrix.choose("A height is", "disputed")
    disputed = [line for line in whole if "!" in line["l"] + line["xl"]]
    assert len(matrix.lines) == len(disputed)


def test_reset_brings_everything_back(matrix, whole):
    start = matrix.choices()
    matrix.choose("Device", "iPhone 7")
    matrix.choose("Compare text size", "xs")
    matrix.choose("with text size", "l")
    matrix.button("xs").click()
    assert matrix.fragment
    matrix.button("Reset").click()
    assert (matrix.lines, matrix.choices(), matrix.fragment) == (whole, start, "")


# The address


def test_address_shares_what_is_chosen(matrix):
    matrix.choose("Device", "iPhone 7")
    matrix.choose("Version", "iOS 10")
    matrix.choose("Orientation", "landscape")
    matrix.choose("Entry point", "Today view")
    matrix.control("xl").click()
    matrix.control("l").click()
    matrix.button("l").click()
    matrix.button("l").click()
    assert matrix.fragment == (
        "#device=iPhone%207&os=10&orientation=landscape&entry-point=today-view"
        "&text=l,xl&sort=l,desc"
    )
    lines, choices, fragment = matrix.lines, matrix.choices(), matrix.fragment
    assert 1 < len(lines) < 10
    matrix.open()
    assert matrix.lines != lines
    matrix.open(fragment)
    assert (matrix.lines, matrix.choices(), matrix.fragment) == (lines, choices, fragment)


def test_address_works_from_a_server_too(server, browser, whole):
    browser.open(server.address(PAGE) + "#mode=expanded&sort=l,asc&compare=l,ax1")
    lines = shown(browser)
    assert len(lines) == len([line for line in whole if line["mode"] == "expanded"])
    assert list(lines[0])[-3:] == ["l", "ax1", "ax1 − l"]
    assert numbers(lines[0]["l"]) <= numbers(lines[1]["l"]) <= numbers(lines[2]["l"])


@pytest.mark.parametrize("name", ["iPhone%207%20Plus", "iphone+7+plus", "IPHONE7PLUS"])
def test_address_finds_a_device_as_the_program_does(matrix, name):
    matrix.open(f"#device={name}")
    assert ["Device", "iPhone 7 Plus"] in matrix.choices()
    assert {line["screen"] for line in matrix.lines} == {"5.5-inch"}


@pytest.mark.parametrize(
    "fragment",
    [
        "#device=nokia&os=99&orientation=up&text=huge&sort=l,sideways&compare=huge&colour=red",
        "#sort=colour,asc&compare=,&state=&text=",
        "#%E0%A4%A=%&&=&device",
        "#__proto__=1&constructor=2&device=__proto__",
        "#matrix",
    ],
)
def test_what_an_address_says_besides_is_passed_over(matrix, whole, fragment):
    start = matrix.choices()
    matrix.open(fragment)
    assert (matrix.lines, matrix.choices()) == (whole, start)


@pytest.mark.parametrize(
    "fragment, named",
    [
        ("#device=iPhone 16 Pro", "device ‘iPhone 16 Pro’"),
        ("#device=iPhone%2016+Pro&os=10", "device ‘iPhone 16 Pro’"),
        ("#device=iPhone 6%2B", "device ‘iPhone 6+’"),
        ("#device=iPhone 1 0", "device ‘iPhone 1 0’"),
        ("#os=26", "version ‘26’"),
        ("#device=<img src=x>&mode=wide", "device ‘<img src=x>’, mode ‘wide’"),
        ("#compare=l,huge", "with text size ‘huge’"),
    ],
)
def test_value_that_the_matrix_does_not_have_is_named(matrix, fragment, named):
    matrix.open(fragment)
    assert matrix.find(".missing").text == (
        f"Not in this matrix: {named}. It covers Today extensions (iOS 8 to 17) only;"
        " this part of the address was ignored."
    )
    matrix.choose("Orientation", "landscape")
    assert not matrix.find(".missing").is_displayed()


def test_known_values_of_an_address_name_nothing_missing(matrix):
    for fragment in ("", IPHONE_7, "#sort=l,asc&text=l&compare=xs,l", "#device=iPhone+7&state="):
        matrix.open(fragment)
        assert not matrix.find(".missing").is_displayed()


def test_back_and_forward_restore_what_was_shown(matrix, whole):
    for fragment in ("#mode=legacy", "#mode=compact"):
        matrix.browser.open(matrix.address + fragment)
    driver = matrix.browser.driver
    seen = []
    for move in (lambda: None, driver.back, driver.back, driver.forward, driver.forward):
        move()
        matrix.browser.run_async("setTimeout(done, 50)")
        seen.append({line["mode"] for line in matrix.lines})
    everything = {line["mode"] for line in whole}
    assert seen == [{"compact"}, {"legacy"}, everything, {"legacy"}, {"compact"}]


def test_link_within_the_page_leaves_everything_as_it_is(matrix):
    matrix.open("#mode=legacy&sort=l,desc")
    lines = matrix.lines
    matrix.browser.run("scrollTo(0, 10_000)")
    matrix.browser.run("location.hash = '#top'")
    matrix.browser.run_async("setTimeout(done, 50)")
    assert matrix.browser.run("return scrollY") < 200
    assert (matrix.lines, matrix.fragment) == (lines, "#mode=legacy&sort=l,desc")


# Sorting


def in_order(lines, key, is_descending=False):
    """The lines by a key, those without one last; equal ones stay as they were."""
    known = [line for line in lines if key(line) is not None]
    unknown = [line for line in lines if key(line) is None]
    # Turned over twice, so that equal lines stay as they were.
    if is_descending:
        known = sorted(known[::-1], key=key)[::-1]
    else:
        known = sorted(known, key=key)
    return known + unknown


SORTS = {
    "xxl": lambda line: min(numbers(line["xxl"]), default=None),
    "width": lambda line: min(numbers(line["width"]), default=None),
    "versions": lambda line: min(versions(line["versions"])),
    "mode": lambda line: line["mode"],
    # Numbers in a text count as numbers.
    "screen": lambda line: numbers(line["screen"]),
}


@pytest.mark.parametrize("head", SORTS)
def test_head_sorts_up_then_down_then_not(matrix, whole, head):
    if head == "screen":
        # Those alone whose order is beyond doubt.
        whole = [line for line in whole if re.fullmatch(r"[\d.]+-inch", line["screen"])]

    def shown_lines():
        return [line for line in matrix.lines if line["screen"] in screens]

    def direction():
        return matrix.browser.run(
            "return [...document.querySelectorAll('thead [aria-sort]')]"
            ".map(head => [head.textContent, head.ariaSort])"
        )

    screens = {line["screen"] for line in whole}
    matrix.button(head).click()
    assert shown_lines() == in_order(whole, SORTS[head])
    assert direction() == [[head, "ascending"]]
    matrix.button(head).click()
    assert shown_lines() == in_order(whole, SORTS[head], is_descending=True)
    assert direction() == [[head, "descending"]]
    matrix.button(head).click()
    assert shown_lines() == whole
    assert direction() == []


# Comparing


def difference(one, other):
    """From the least to the greatest difference of two texts, as a text."""
    one, other = numbers(one), numbers(other)
    if not one or not other:
        return "?"
    ends = {min(other) - max(one): None, max(other) - min(one): None}
    return "…".join(f"{end:+g}".replace("-", "−").replace("+0", "0") for end in ends)


@pytest.mark.parametrize("one, other", [("xs", "ax1"), ("xxxl", "l")])
def test_comparison_shows_the_difference_of_two_columns(matrix, whole, one, other):
    matrix.choose("Compare text size", one)
    matrix.choose("with text size", other)
    pair = sorted((one, other), key=TEXT_SIZES.index)
    head = f"{other} − {one}"
    assert heads(matrix.browser) == [*AXES, *pair, head]
    lines = matrix.lines
    for line, expected in zip(lines, whole, strict=True):
        assert {name: line[name] for name in pair} == {name: expected[name] for name in pair}
        assert line[head] == difference(expected[one], expected[other])

    # What differs for certain is heavier; its sign says it without.
    bold = matrix.browser.run("""
      return [...document.querySelectorAll('tbody td.difference')]
        .filter(cell => getComputedStyle(cell).fontWeight >= 600).map(cell => cell.textContent);
    """)
    certain = []
    for line in lines:
        signs = {part[0] for part in line[head].split("…")}
        if signs in ({"+"}, {"−"}):
            certain.append(line[head])
    assert bold == certain and 0 < len(bold) < len(lines)
    assert matrix.status == f"{len(lines)} lines; {len(bold)} differ"

    matrix.button(head).click()
    found = [line[head] for line in matrix.lines]
    least = [
        float(text.split("…")[0].replace("−", "-")) for text in found if text != "?"
    ]
    assert least == sorted(least) and found[len(least):] == ["?"] * (len(found) - len(least))


def test_comparison_goes_and_the_chosen_text_sizes_come_back(matrix):
    matrix.control("xxl").click()
    lines, fragment = matrix.lines, matrix.fragment
    matrix.choose("Compare text size", "xs")
    matrix.choose("with text size", "l")
    matrix.button("l − xs").click()
    assert matrix.fragment == "#compare=xs,l&text=xxl&sort=difference,asc"
    assert not matrix.control("xxl").is_displayed()
    matrix.choose("with text size", "–")
    assert (matrix.lines, matrix.fragment) == (lines, fragment)


def test_one_text_size_alone_is_not_compared(matrix, whole):
    matrix.choose("Compare text size", "xs")
    assert (matrix.lines, matrix.fragment) == (whole, "")
    matrix.choose("with text size", "xs")
    assert (matrix.lines, matrix.fragment) == (whole, "")


# Copying

NUMBERS = {
    "height": (
        IPHONE_7,
        "l",
        {
            "points": "110",
            "pixels @2x": "220",
            "CGSize": "CGSize(width: 359, height: 110)",
            "CSS": "width: 359px; height: 110px;",
        },
    ),
    "width": (
        IPHONE_7,
        "width",
        {"points": "359", "pixels @2x": "718", "CSS": "width: 359px;"},
    ),
    "height without a width": (
        "#device=414x736@3&os=11&orientation=landscape&entry-point=today-view&mode=compact",
        "l",
        {"points": "110", "pixels @3x": "330", "CSS": "height: 110px;"},
    ),
    "half a pixel": (
        "#device=1024x1366@2&os=10&orientation=portrait&entry-point=today-view&mode=compact",
        "ax5",
        {"points": "383.75", "pixels @2x": "767.5", "CSS": "height: 383.75px;"},
    ),
}


@pytest.mark.parametrize("fragment, head, expected", NUMBERS.values(), ids=NUMBERS)
def test_number_is_copied_as_it_is_offered(matrix, fragment, head, expected):
    matrix.open(fragment)
    assert len(matrix.lines) == 1
    for name, text in expected.items():
        matrix.cell(head).click()
        assert matrix.offers() == expected
        assert "range" not in matrix.find("dialog").text
        assert matrix.find("dialog").accessible_name.startswith(f"Copy {expected['points']}")
        matrix.copy(name)
        assert matrix.confirmation() == f"Copied {text}"
        assert matrix.clipboard() == text


def test_range_is_copied_as_its_smallest(matrix, whole):
    place, text = next(
        (place, line["xxxl"]) for place, line in enumerate(whole) if "…" in line["xxxl"]
    )
    matrix.cell("xxxl", place).click()
    assert "Of a range, the smallest is copied." in matrix.find("dialog").text
    matrix.copy("points")
    assert matrix.confirmation() == f"Copied {text.split('…')[0]}"
    assert matrix.clipboard() == text.split("…")[0]


def test_leaving_without_a_choice_copies_nothing(matrix):
    matrix.open(IPHONE_7)
    matrix.cell("xl").click()
    matrix.copy("points")
    assert matrix.confirmation() == "Copied 120"
    for leave in (
        matrix.click_corner,
        lambda: matrix.press(Keys.ESCAPE),
        lambda: matrix.button("Close").click(),
    ):
        matrix.cell("l").click()
        assert matrix.offers()
        leave()
        matrix.browser.run_async("setTimeout(done, 100)")
        assert matrix.offers() == {}
        assert matrix.find(".copied").text == ""
    assert matrix.clipboard() == "120"


def test_number_is_copied_where_there_is_no_clipboard_for_scripts(matrix):
    matrix.open(IPHONE_7)
    matrix.browser.run("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    matrix.cell("xl").click()
    matrix.copy("pixels @2x")
    assert matrix.confirmation() == "Copied 240"
    assert matrix.browser.run("return document.activeElement.textContent") == "120"
    assert matrix.clipboard() == "240"


def test_what_cannot_be_copied_is_said(matrix):
    matrix.open(IPHONE_7)
    matrix.browser.run("""
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    """)
    matrix.cell("xl").click()
    matrix.copy("points")
    assert matrix.confirmation() == "The browser does not let copy 120"


def test_unknown_number_has_nothing_to_copy(matrix, whole):
    place = next(place for place, line in enumerate(whole) if line["xs"] == "?")
    matrix.cell("xs", place).click()
    assert matrix.offers() == {}


def test_disputed_number_leads_to_its_dispute(matrix):
    matrix.choose("A height is", "disputed")
    line = matrix.lines[0]
    head = next(size for size in TEXT_SIZES if line[size].endswith("!"))
    link = matrix.cell(head).find_element(By.TAG_NAME, "a")
    stay = "addEventListener('click', event => event.preventDefault(), { once: true });"
    matrix.browser.run(stay)
    link.click()
    assert matrix.offers() == {}
    link.click()
    assert "disputes.html#conflict-" in matrix.browser.driver.current_url


# The keyboard


def focused(browser):
    return browser.run("return document.activeElement.textContent")


def test_keyboard_leads_from_the_address_to_a_copied_number(matrix):
    matrix.open("#device=iphone7&os=10&mode=compact")
    for _ in range(80):
        matrix.press(Keys.TAB)
        if matrix.browser.run("return document.activeElement.matches('td')"):
            break
    assert focused(matrix.browser) == "359"

    matrix.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert focused(matrix.browser) == "100"
    matrix.press(Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    assert focused(matrix.browser) == "359≈"
    matrix.press(Keys.ARROW_UP, Keys.ARROW_UP)
    assert focused(matrix.browser) == "359"

    matrix.press(Keys.ENTER)
    assert "points" in focused(matrix.browser)
    matrix.press(Keys.ESCAPE)
    assert focused(matrix.browser) == "359"
    assert matrix.offers() == {}

    matrix.press(Keys.ARROW_RIGHT, Keys.SPACE, Keys.TAB, Keys.TAB, Keys.ENTER)
    assert matrix.confirmation() == "Copied CGSize(width: 359, height: 95)"
    assert focused(matrix.browser) == "95"
    assert matrix.clipboard() == "CGSize(width: 359, height: 95)"


def test_table_is_one_stop_among_the_numbers(matrix):
    for fragment in ("", "#mode=legacy", "#compare=xs,l", "#text=ax5&sort=ax5,desc"):
        matrix.browser.run("location.hash = arguments[0]", fragment)
        matrix.browser.run_async("setTimeout(done, 50)")
        stops = matrix.browser.run("""
          return [...document.querySelectorAll('tbody [tabindex="0"]')]
            .map(cell => [cell.textContent, cell.checkVisibility()]);
        """)
        assert len(stops) == 1 and numbers(stops[0][0]) and stops[0][1]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_focus_is_not_below_what_stays_in_place(matrix, size):
    matrix.browser.emulate(size=size)
    matrix.open()
    cell = matrix.cell("width")
    cell.click()
    matrix.press(Keys.ESCAPE)
    keys = [Keys.ARROW_DOWN] * 30 + [Keys.ARROW_RIGHT] * 11 + [Keys.ARROW_UP] * 25
    keys += [Keys.ARROW_LEFT] * 13
    for key in keys:
        matrix.press(key)
        assert matrix.browser.run("""
          const cell = document.activeElement, box = cell.getBoundingClientRect();
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return cell.matches('tbody :is(td, th)') && cell.contains(top);
        """), focused(matrix.browser)


# What holds of the page as a whole


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("is_copying", [False, True], ids=["compared", "copying"])
def test_axe_finds_no_violation_at_work(matrix, view, is_copying):
    scheme, size = VIEWS[view]
    matrix.browser.emulate(scheme=scheme, size=size)
    matrix.open("#device=iphone7&compare=xs,ax1&sort=ax1,desc")
    matrix.browser.run("document.querySelector('details').open = true")
    if is_copying:
        matrix.cell("xs").click()
        assert matrix.offers()
    assert violations(matrix.browser) == []


@pytest.mark.parametrize("fragment", ["", "#compare=xs,ax1", "#device=iphone7plus&text=l"])
def test_narrow_window_scrolls_the_table_alone(matrix, fragment):
    matrix.browser.emulate(size=NARROW)
    matrix.open(fragment)
    matrix.browser.run("document.querySelector('details').open = true")
    assert matrix.browser.run("return document.documentElement.scrollWidth") <= NARROW[0]
    too_small = matrix.browser.run("""
      return [...document.querySelectorAll('main :is(button, select, summary, fieldset label)')]
        .filter(control => control.checkVisibility())
        .filter(control => {
          const { width, height } = control.getBoundingClientRect();
          return width < 24 || height < 24;
        }).map(control => control.outerHTML);
    """)
    assert too_small == []


def test_page_without_its_script_has_no_dead_control(website, browser, whole):
    browser.set_scripts(False)
    browser.open(website.address(PAGE) + "#mode=legacy")
    assert shown(browser) == whole
    assert browser.run(
        "return document.querySelectorAll('form, select, input, button, dialog').length"
    ) == 0


def test_paper_has_what_is_seen(matrix, whole):
    matrix.open("#mode=legacy&device=iPad%202")
    lines = matrix.lines
    assert 0 < len(lines) < len(whole)
    status = matrix.status
    matrix.browser.emulate(media="print")
    text = "".join(sheet.text for sheet in read_sheets(matrix.browser.print(8.27, 11.69)))
    assert status in text
    for word in ("Filter and compare", "Reset", "Choose a number"):
        assert word not in text
    table = text.split(status)[1]
    assert table.count("legacy") == len(lines) and "compact" not in table
