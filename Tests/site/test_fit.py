"""The page that tells whether content fits: it comes to what the program comes to."""

import json

import pytest
from program import answer
from selenium.webdriver.common.keys import Keys

# What is entered, and the options of the program that say the same.
CONTENTS = [
    ({"rows": 5, "row": 44, "header": 20}, ["--rows", "5", "--row-height", "44", "--header", "20"]),
    (
        {"rows": 9, "row": 33.5, "header": 7.25, "footer": 12, "spacing": 0.5, "most": 7},
        "--rows 9 --row-height 33.5 --header 7.25 --footer 12 --spacing 0.5 --max-rows 7".split(),
    ),
]

# What the page shows of each line at a text size, by the line's place in the data.
READ = """
const data = JSON.parse(document.getElementById("data").textContent);
const form = document.querySelector("form.content");
const shown = {};
for (const size of data.textSizes) {
  form.elements.text.value = size;
  form.dispatchEvent(new Event("input"));
  for (const row of document.querySelectorAll("main tbody tr")) {
    const line = data.lines[row.dataset.line];
    const texts = [...row.cells].slice(-2).map((cell) => cell.textContent);
    for (const os of line.os) {
      const id = ["today", "ios" + os, line.screen, line.orientation, size, line.entryPoint, line.mode,
        ...(line.column ? [line.column] : [])].join(".");
      shown[id] = texts;
    }
  }
}
return shown;
"""


def fields(entered):
    return "&".join(f"{name}={value}" for name, value in {**entered, "text": "l"}.items())


def expected(options):
    """What the program says of every cell whose height is known."""
    texts = {}
    for cell in json.loads(answer("fit", *options, "--os", "8-17", "--json"))["cells"]:
        if cell["rowsSeen"] is None:
            continue
        few, many = cell["rowsSeenRange"]["smallest"], cell["rowsSeenRange"]["largest"]
        rows = str(few) if few == many else f"{few}…{many}"
        cut = "nothing" if cell["cutOff"] == 0 else f"{cell['cutOff']:g}"
        texts[cell["id"]] = [rows, cut]
    return texts


@pytest.mark.parametrize("entered, options", CONTENTS)
def test_the_page_agrees_with_the_program_on_every_cell(website, browser, entered, options):
    browser.open(website.address("fit.html") + "#" + fields(entered))
    shown = browser.run(READ)
    wanted = expected(options)
    found = {name: [texts[0].split(" of ")[0], texts[1]] for name, texts in shown.items()}
    assert len(wanted) > 5000
    assert found == wanted


def test_what_is_entered_is_in_the_address(website, browser):
    browser.open(website.address("fit.html"))
    field = browser.driver.find_element("name", "rows")
    field.send_keys(Keys.CONTROL, "a")
    field.send_keys("9")
    address = browser.driver.current_url
    assert "rows=9" in address
    status = browser.run("return document.querySelector('main [role=status]').textContent")
    browser.open("about:blank")
    browser.open(address)
    assert browser.run("return document.querySelector('main [role=status]').textContent") == status
    assert "396 points high" in status


def status(browser):
    return browser.run("return document.querySelector('main [role=status]').textContent")


@pytest.mark.parametrize(
    "text, meant", [("XL", "xl"), ("Ax-5", "ax5"), ("x.l", "xl"), ("huge", "l"), ("", "l"), ("l+", "l")]
)
def test_text_size_of_the_address_is_found_as_the_program_finds_it(website, browser, text, meant):
    browser.open(website.address("fit.html") + f"#rows=9&row=44&text={text.replace('+', '%2B')}")
    assert browser.run("return document.querySelector('[name=text]').value") == meant
    assert "396 points high" in status(browser)
    assert browser.messages() == []


def test_address_without_some_of_it_leaves_that_as_it_was(website, browser):
    browser.open(website.address("fit.html") + "#row=88")
    assert "440 points high" in status(browser)
    browser.run("location.hash = '#rows=2&short=yes'")
    browser.run_async("setTimeout(done, 50)")
    assert "88 points high" in status(browser)
    assert browser.run("return document.querySelector('[name=short]').checked")


def test_link_to_a_part_of_the_page_leaves_what_is_entered(website, browser):
    browser.open(website.address("fit.html") + "#rows=9&row=44&text=xl")
    browser.run("location.hash = '#content'")
    browser.run_async("setTimeout(done, 50)")
    assert "396 points high" in status(browser)
    assert "rows=9" in browser.driver.current_url and "text=xl" in browser.driver.current_url


def test_nonsense_is_said_to_be_some(website, browser):
    browser.open(website.address("fit.html") + "#rows=5&row=-3&text=l")
    text = browser.run("return document.querySelector('main [role=status]').textContent")
    assert "not a number" in text
    assert browser.run("return document.querySelectorAll('main tbody tr').length") == 0


def test_only_what_is_cut_off_can_be_shown(website, browser):
    browser.open(website.address("fit.html") + "#rows=5&row=44&text=l&short=yes")
    cut = browser.run(
        "return [...document.querySelectorAll('main tbody tr')].map((r) => r.cells[7].textContent)"
    )
    assert len(cut) > 10 and "nothing" not in cut


def test_without_a_script_the_page_says_how_else_to_ask(website, browser):
    browser.set_scripts(False)
    browser.open(website.address("fit.html"))
    assert "widgetsize fit" in browser.run("return document.body.textContent")
    assert browser.run("return document.querySelectorAll('input, select').length") == 0
