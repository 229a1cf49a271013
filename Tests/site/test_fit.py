"""The page that tells whether content fits: it comes to what the program comes to."""

import json
import re

import pytest
from website import table_rows_of
from program import answer, counts
from selenium.webdriver.common.keys import Keys

from browser import NARROW

# What is entered, and the options of the program that say the same; of content with a footer those by which as many
# rows are seen, and those by which as much is cut off.
CONTENTS = [
    ({"rows": 5, "row": 44, "header": 20}, [["--rows", "5", "--row-height", "44", "--header", "20"]]),
    (
        {"rows": 9, "row": 33.5, "header": 7.25, "footer": 12, "spacing": 0.5, "most": 7},
        [f"--rows 7 --row-height 33.5 --header {height} --spacing 0.5".split() for height in (7.25, 19.25)],
    ),
]

def judged(options, *asked):
    """The cells of the program for an element of `CONTENTS`."""
    answers = [json.loads(answer("fit", *each, *asked, "--json"))["cells"] for each in options]
    return [{**rows, "cutOff": whole["cutOff"]} for rows, whole in zip(answers[0], answers[-1], strict=True)]


# What the arithmetic of the page says of every widget of a kind of device whose height is known, by version,
# screen, family and variant.
WIDGETS = """
const [kind, entered] = arguments;
const { families } = catalog;
const { cases } = widgetCases;
const count = (length) => Math.round((length ?? 0) * 300);
const laidOut = content.layout({ rows: entered.rows, row: count(entered.row), header: count(entered.header),
  footer: count(entered.footer), spacing: count(entered.spacing), most: entered.most ?? 0 });
const found = {};
families.forEach(({ id }, family) => {
  for (const one of cases({ idiom: kind, family, first: 0, variant: undefined })) {
    const room = content.roomOf(one);
    const verdict = room && content.verdict(laidOut, room.heights, room.margin);
    const key = [one.os, one.size.screen.name, id, widgetsizeIndex.variants[one.size.variant]].join(" ");
    found[key] = verdict ? [...verdict.rows, verdict.cutOff, room.margin ?? null] : null;
  }
});
return found;
"""


@pytest.mark.parametrize("entered, options", CONTENTS)
def test_every_widget_is_judged_as_by_the_program(website, browser, entered, options):
    browser.open(website.address("fit.html"))
    for kind, platform in {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}.items():
        found = browser.run(WIDGETS, kind, entered)
        oldest = min(int(key.split()[0]) for key in found)
        asked = ["--kind", "widgetkit", "--platform", platform, "--os", f"{oldest}+"]
        wanted = {}
        for cell in judged(options, *asked):
            key = " ".join([cell["os"], cell["screenName"], cell["family"], cell["variant"] or ""])
            if key in found or cell["rowsSeen"] is not None:
                rows = cell["rowsSeenRange"]
                wanted[key] = rows and [
                    rows["smallest"], rows["largest"], counts(cell["cutOff"]), counts(cell["margin"])]
        assert sum(value is not None for value in wanted.values()) > 40
        assert found == wanted


def test_choosing_widgets_shows_where_the_content_is_cut_off(website, browser):
    browser.open(website.address("fit.html"))
    browser.choose("Widget", "Small")
    browser.choose("Version", "iOS 18 or later")
    browser.choose("Setting", "Large icons")
    options = "--rows 3 --row-height 44 --platform iOS --family small --os 18+ --variant icons-large --json"
    cells = json.loads(answer("fit", *options.split()))["cells"]
    known = [cell for cell in cells if cell["rowsSeen"] is not None]
    cut = [cell for cell in known if cell["cutOff"] > 0]
    unknown = sum(cell["verdict"] == "unknown" for cell in cells)
    assert status(browser) == (
        f"The content, 132 points high, fits in {len(known) - len(cut)} of {len(known) + unknown} cases"
        f" and is cut off in {len(cut)}. For {unknown} no source has the height.")
    least = min(cell["rowsSeen"] for cell in known)
    assert browser.run("return document.querySelector('.answer').textContent") == f"{least} of 3 rows"
    shown = browser.run("return document.querySelector('.result').textContent")
    address = browser.driver.current_url
    assert address.endswith("&kind=phone&family=systemSmall&os=18&setting=icons-large")
    browser.open("about:blank")
    browser.open(address)
    assert browser.run("return document.querySelector('.result').textContent") == shown


# The lines of the answer for a style and a text size of a choice of widgets.
@pytest.mark.parametrize("family, style, size", [
    ("medium", "body", "ax3"), ("small", "caption 1", "l"), ("large", "headline", "xs")])
def test_lines_of_text_are_counted_as_by_the_program(website, browser, family, style, size):
    identifier = f"system{family.capitalize()}"
    browser.open(website.address("fit.html") + f"#rows=99&style={style.replace(' ', '%20')}&text={size}"
                 f"&kind=phone&family={identifier}&os=27&setting=icons-small")
    options = ["--platform", "iOS", "--os", "27", "--family", family, "--variant", "icons-small"]
    asked = ["--lines", "most", "--text-style", style, "--text-size", size, "--json"]
    cells = json.loads(answer("fit", *options, *asked))["cells"]
    least = min(cell["rowsSeen"] for cell in cells if cell["rowsSeen"] is not None)
    assert browser.run("return document.querySelector('.answer').textContent") == f"{least} of 99 lines"
    assert not browser.driver.find_element("name", "row").is_displayed()


def test_one_device_can_be_asked_about(website, browser):
    browser.open(website.address("fit.html"))
    browser.choose("Devices", "iPhone 17 Pro Max")
    browser.choose("Widget", "Small")
    address = browser.driver.current_url
    assert "device=iphone-17-pro-max&family=systemSmall" in address
    devices = browser.run("return [...document.querySelectorAll('.result tbody th')].map(cell => cell.textContent)")
    assert devices and all("iPhone 17 Pro Max" in names for names in devices)
    options = "--rows 3 --row-height 44 --family small --os 26+ --json -d".split()
    cells = json.loads(answer("fit", *options, "iPhone 17 Pro Max"))["cells"]
    least = min(cell["rowsSeen"] for cell in cells if cell["rowsSeen"] is not None)
    shown = browser.run("return document.querySelector('.answer').textContent")
    assert shown == ("It fits" if least == 3 else f"{least} of 3 rows")


def test_usual_content_is_told_without_a_script(website):
    """The least that every iPhone with the newest version shows."""
    text = website.text("fit.html")
    rows = table_rows_of(text)
    newest = re.search(r"every iPhone with iOS (\d+)", text)[1]
    found = {row[0]: row[1:4] for row in rows}
    for family in ("small", "medium", "large"):
        asked = ["--platform", "iOS", "--os", newest, "--family", family, "--json"]
        seen = [cell["rowsSeen"] for cell in json.loads(answer("fit", "--rows", "99", "--row-height", "44", *asked))["cells"]]
        wanted = [min(count for count in seen if count is not None)]
        for size in ("l", "ax3"):
            lines = ["--lines", "most", "--text-style", "body", "--text-size", size]
            cells = json.loads(answer("fit", *lines, *asked))["cells"]
            wanted.append(min(cell["rowsSeen"] for cell in cells if cell["rowsSeen"] is not None))
        assert found[family.capitalize()] == [str(count) for count in wanted], family


def test_what_is_entered_is_in_the_address(website, browser):
    browser.open(website.address("fit.html"))
    before = status(browser)
    field = browser.driver.find_element("name", "rows")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("9")
    address = browser.driver.current_url
    assert "rows=9" in address and "family=systemMedium" in address
    entered = status(browser)
    assert "396 points high" in entered and entered != before
    browser.open("about:blank")
    browser.open(address)
    assert status(browser) == entered


@pytest.mark.parametrize("device", ["iphone-16-pro", "ipad-mini-7", "apple-watch-ultra-3", "mac", "apple-vision-pro"])
def test_a_page_leads_to_tools_that_choose_its_device(website, browser, device):
    page = website.address(f"devices/{device}.html")
    browser.open(page)
    name, tools = browser.run("""
      const links = [...document.querySelectorAll(".facts a[href*='device']")].filter((link) => link.hash.includes("="));
      return [document.querySelector("h1").textContent, links.map((link) => link.href)];
    """)
    assert len(tools) == (1 if device in ("mac", "apple-vision-pro") else 2)
    for tool in tools:
        browser.open(tool)
        assert name in browser.run("return document.querySelector('.chosen .line').textContent"), tool


def test_a_widget_can_be_chosen_on_a_phone_without_opening_the_form(website, browser):
    browser.emulate(size=NARROW)
    browser.open(website.address("fit.html"))
    browser.choose("Widget", "Small")
    assert "small widget" in browser.run("return document.querySelector('.chosen:not([open]) .line').textContent")
    bottom = browser.run("return document.querySelector('div.choice').getBoundingClientRect().bottom")
    assert 0 < bottom <= NARROW[1]


def status(browser):
    return browser.run("return document.querySelector('main [role=status]').textContent")


def test_text_size_of_the_address_is_found_as_the_program_finds_it(website, browser):
    browser.open(website.address("fit.html"))
    sizes = {"XL": "xl", "Ax-5": "ax5", "x.l": "xl", "huge": "l", "": "l", "l%2B": "l"}
    for text, meant in sizes.items():
        with browser.hash_change():
            browser.run("location.hash = arguments[0]", f"rows=9&row=44&text={text}")
        assert browser.run("return document.querySelector('[name=text]').value") == meant, text
        assert "396 points high" in status(browser)
    assert browser.messages() == []


def test_address_with_some_of_the_fields_keeps_the_others(website, browser):
    browser.open(website.address("fit.html") + "#row=88")
    assert "264 points high" in status(browser)
    with browser.hash_change():
        browser.run("location.hash = '#rows=2&text=xl'")
    assert "88 points high" in status(browser)
    assert browser.run("return document.querySelector('[name=text]').value") == "xl"


def test_link_to_a_part_of_the_page_keeps_the_fields(website, browser):
    browser.open(website.address("fit.html") + "#rows=9&row=44&text=xl")
    with browser.hash_change():
        browser.run("location.hash = '#content'")
    assert "396 points high" in status(browser)
    assert "rows=9" in browser.driver.current_url and "row=44" in browser.driver.current_url


def test_invalid_number_is_named_and_nothing_shown(website, browser):
    browser.open(website.address("fit.html") + "#rows=5&row=-3&text=l")
    assert "not a number" in status(browser)
    assert browser.run("return document.querySelectorAll('.result tbody tr').length") == 0


def test_places_where_content_is_cut_off_come_first(website, browser):
    browser.open(website.address("fit.html") + "#rows=7&row=44&kind=phone&family=systemLarge&os=17&setting=all")
    cut = browser.run(
        "return [...document.querySelectorAll('.result tbody tr')].map((r) => [...r.cells].at(-1).lastChild.textContent)"
    )
    first = cut.index("nothing")
    assert first > 3 and set(cut[first:]) == {"nothing"}


# The most pixels of a page on a phone.
HIGHEST = {"fit.html": 6700, "sizes/live-activities.html": 4600}


@pytest.mark.parametrize("path", HIGHEST)
def test_page_is_not_endless_on_a_phone(website, browser, path):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    assert browser.run("return document.documentElement.scrollHeight") <= HIGHEST[path]


def test_without_a_script_the_page_says_how_else_to_ask(website, browser):
    browser.set_scripts(False)
    browser.open(website.address("fit.html"))
    assert "widgetsize fit" in browser.run("return document.body.textContent")
    assert browser.run("return document.querySelectorAll('input, select').length") == 0
