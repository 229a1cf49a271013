"""The search at the top of every page: devices by any of their names, widgets by their size."""

import json
import shutil

import pytest
from program import answer
from search import MATCHES, Search
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

# A small page.
PAGE = "measure.html"

# The first match of each text, without a key press for each letter.
FIRST_MATCHES = """
  const field = document.querySelector('.search input');
  return arguments[0].map((text) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
    return document.querySelector('.search [role=option]')?.firstChild.textContent;
  });
"""
INDEX = "return globalThis.widgetsizeIndex;"


@pytest.fixture
def search(website, browser):
    browser.open(website.address(PAGE))
    return Search(browser)


FIRST = {
    "iPhone 16 Pro": "iPhone 16 Pro",
    "iphone16pro": "iPhone 16 Pro",
    "16 pro": "iPhone 16 Pro",
    "pro 16": "iPhone 16 Pro",
    "iPhone17,1": "iPhone 16 Pro",
    "6+": "iPhone 6 Plus",
    "se": "iPhone SE",
    "45 mm": "Apple Watch Series 9 (45 mm)",
    "  i P A D  mini 6 ": "iPad mini (6th generation)",
}


def test_device_is_found_by_any_of_its_names(search):
    assert {text: search.names(text)[:1] for text in FIRST} == {text: [name] for text, name in FIRST.items()}


ALL = {
    # The first letters of a word, and of several without blanks.
    "16promax": ["iPhone 16 Pro Max"],
    "iphone 7 p": ["iPhone 7 Plus"],
    "se 202": ["iPhone SE (3rd generation)", "iPhone SE (2nd generation)"],
    "phone 16 pl": ["iPhone 16 Plus"],
    "one": [],
    # A number is a whole number.
    "iphone 6": ["iPhone 6", "iPhone 6 Plus", "iPhone 6s", "iPhone 6s Plus"],
    "iphone 3": ["iPhone SE (3rd generation)"],
    "ipad mini 77": [],
    "ultra 55": [],
    "watch 77": [],
    "iphone 77": [],
    "iphone77": [],
    "iPhone 77 Pro Max": [],
    "ipad 77": [],
    "iphone 20": [],
    "iphone 1 pro": [],
    "watch 12": ["Apple Watch Series 12 (42 mm)", "Apple Watch Series 12 (46 mm)"],
    # An identifier begins with its first letter, and has a comma.
    "iphone17,": ["iPhone 16e", "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max"],
    "iPhone 9,": ["iPhone 7", "iPhone 7 Plus"],
    "watch6,18": ["Apple Watch Ultra"],
    "iPhone17.2": ["iPhone 16 Pro Max"],
    "iphone17,9": [],
    "17,1": [],
    "17,9": [],
    "5,3": [],
    # A number with a decimal is a diagonal: of the device, or of its screen.
    "5.4": ["iPhone 13 mini", "iPhone 12 mini"],
    "5,4 inch": ["iPhone 13 mini", "iPhone 12 mini"],
    "5.4-inch": ["iPhone 13 mini", "iPhone 12 mini"],
    "7.9": ["iPad mini (5th generation)", "iPad mini 4", "iPad mini 3", "iPad mini 2", "iPad mini"],
    "iphone 6.1 pro": ["iPhone 15 Pro", "iPhone 14 Pro", "iPhone 13 Pro", "iPhone 12 Pro"],
    "16.9": [],
    "15.4": [],
}


def test_search_finds_what_was_asked_for_and_nothing_else(search):
    for text, names in ALL.items():
        assert search.names(text) == names, text
        expected = f"{len(names)} match{'es' if len(names) > 1 else ''}" if names else "No device or size matches"
        assert search.status() == expected, text


def test_last_number_may_lack_a_digit(search):
    names = search.names("iphone 1")
    assert len(names) == 7
    assert all(name.startswith("iPhone 1") for name in names)


def test_long_text_finds_nothing(search):
    search.browser.run(
        """
        const field = document.querySelector('.search input');
        field.value = 'iphone '.repeat(100000);
        field.dispatchEvent(new Event('input'));
        """)
    assert search.browser.run(MATCHES) == [] and search.status() == "No device or size matches"


def test_every_name_that_the_program_knows_finds_its_device_first(website, search):
    devices = json.loads(answer("list", "devices", "--json"))["devices"]
    known = {}
    for device in devices:
        for name in [device["name"], *device["also"]]:
            known.setdefault(name, device["name"])
    assert len(known) > 250
    found = search.browser.run(FIRST_MATCHES, list(known))
    assert dict(zip(known, found)) == known


@pytest.fixture
def long_list(website, tmp_path):
    """The address of a page with thousands more devices, and a clock that advances by a second at each call."""
    shutil.copytree(website.folder / "assets", tmp_path / "assets")
    index = tmp_path / "assets" / "search-index.js"
    more = "".join(f"\\nPhone {n}|phone-{n}|0|18-27|Alias {n}" for n in range(5000))
    clock = "{ let seconds = 0; performance.now = () => 1000 * seconds++; }\n"
    text = index.read_text(encoding="utf-8")
    index.write_text(f"{clock}{text}globalThis.widgetsizeIndex.devices += '{more}';\n", encoding="utf-8")
    shutil.copy(website.folder / PAGE, tmp_path)
    return (tmp_path / PAGE).as_uri()


def test_first_key_in_a_long_list_finds_the_newest_at_once_and_the_rest_in_idle_time(browser, long_list):
    browser.open(long_list)
    first = browser.run(
        """
        const field = document.querySelector('.search input');
        field.focus();
        field.value = 'Alias 4999';
        field.dispatchEvent(new Event('input'));
        const status = document.querySelector('.search [role=status]').textContent;
        const later = document.querySelectorAll('.search [role=option]').length;
        return { later, status };
        """)
    assert first == {"later": 0, "status": ""}
    browser.run_async(
        """
        const look = () => document.querySelector('.search [role=option]') ? done() : setTimeout(look, 20);
        look();
        """)
    assert browser.run(MATCHES)[0]["texts"][0] == "Phone 4999"
    assert Search(browser).names("iPhone 16 Pro")[0] == "iPhone 16 Pro"


def test_match_shows_the_size_that_the_program_gives(search):
    texts = search.matches("iPhone 16 Pro")[0]["texts"]
    cells = json.loads(answer(
        "query", "--device", "iPhone 16 Pro", "--family", "systemMedium", "--variant", "icons-small",
        "--json"))["cells"]
    width, height = (round(cells[0][side]["value"], 2) for side in ("width", "height"))
    assert texts == [
        "iPhone 16 Pro", f"{width:g} × {height:g}", "402 × 874 pt, @3x", f"medium, iOS {cells[0]['os']}"]


def test_match_shows_no_size_of_a_version_that_the_device_does_not_run(search):
    # Its screen is that of iPhones with iOS 16.
    assert search.matches("iPhone 6 Plus")[0]["texts"][1:] == ["", "414 × 736 pt, @3x", "before WidgetKit"]


def test_match_without_a_size_says_that_it_is_unknown(search):
    assert search.matches("iPad Pro 11-inch (M4)")[0]["texts"][3] == "sizes unknown"


def test_widget_is_found_by_its_size(search):
    # The newest model that has it.
    cells = json.loads(answer("query", "--device", "402x874", "--os", "26-27", "--family", "medium", "--json"))["cells"]
    newest = cells[-1]["devices"][-1]
    for text in ("349.67x164.33", "349,67 × 164,33", "1049 x 493 px", "1049X493", "349.6*164.2 pt"):
        match = search.matches(text)[0]
        assert match["texts"] == [newest, "349.67 × 164.33", "medium, iOS 26 to 27", "1049 × 493 px"], text
        assert match["page"] == f"devices/{newest.lower().replace(' ', '-')}.html"


def test_size_names_a_device_that_runs_a_version_with_it(search):
    found = {match["texts"][0]: match["texts"][2] for match in search.matches("364x170")}
    assert found["iPhone 16 Pro Max"] == "medium, iOS 18"
    assert "iPhone 18 Pro Max" not in found


def test_unit_of_a_size_counts(search):
    assert search.matches("1049x493 pt") == []
    assert search.matches("350x164 px") == []


def test_every_size_of_the_index_is_one_of_the_program(website, browser):
    browser.open(website.address(PAGE))
    index = browser.run(INDEX)
    cells = {}
    for file in (website.folder / "api" / "v1" / "widgetkit").glob("*.json"):
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            if cell["zoom"] in (None, "standard"):
                key = (cell["screenName"], cell["family"], cell["variant"] or "", str(cell["os"]))
                cells[key] = cell
    screens = [line.split("|") for line in index["screens"].split("\n")]
    count = 0
    for line in index["sizes"].split("\n"):
        screen, family, variant, width, height, versions, mark = line.split("|")
        name, _, _, scale, _ = screens[int(screen)]
        for os in versions.split(","):
            cell = cells.get((name, index["families"][int(family)][0], index["variants"][int(variant)], os))
            if cell is None:
                # The API has no page of a screen of which nothing is known.
                assert (width, height, mark) == ("0", "0", "?")
                continue
            sides = [cell[side]["value"] for side in ("width", "height")]
            # A side may be known alone.
            assert [float(width), float(height)] == pytest.approx(
                [(side or 0) * int(scale) for side in sides], abs=0.01), line
            assert (mark == "?") == (None in sides), line
            count += None not in sides
    assert count > 400


def test_keys_move_through_the_matches_and_open_one(search):
    names = search.names("iPhone 16")
    assert len(names) > 2 and search.is_open()
    assert search.status() == f"{len(names)} matches"
    assert search.selected() == names[0]
    search.press(Keys.ARROW_DOWN)
    assert search.selected() == names[1]
    search.press(Keys.ARROW_UP)
    search.press(Keys.ARROW_UP)
    assert search.selected() == names[-1]
    search.press(Keys.ARROW_DOWN)
    search.press(Keys.ARROW_DOWN)
    wanted = search.browser.run(MATCHES)[1]["page"]
    search.press(Keys.ENTER)
    assert search.browser.driver.current_url.endswith(wanted)


def test_escape_closes_the_matches_and_leaves_the_text(search):
    search.names("iPhone 16")
    search.press(Keys.ESCAPE)
    assert not search.is_open() and search.selected() is None
    assert search.field.get_attribute("value") == "iPhone 16"
    search.press(Keys.ARROW_DOWN)
    assert search.is_open() and search.selected() == "iPhone 16"


def test_matches_close_when_the_focus_leaves(search):
    search.names("iPhone 16")
    search.press(Keys.TAB)
    assert not search.is_open()


def test_match_opens_with_a_click(search):
    search.names("iPhone 16 Pro Max")
    search.browser.driver.find_element(By.CSS_SELECTOR, ".search [role=option]").click()
    assert search.browser.driver.current_url.endswith("devices/iphone-16-pro-max.html")


def test_text_that_names_nothing_says_so(search):
    assert search.names("no such device") == []
    assert search.status() == "No device or size matches" and not search.is_open()
    assert search.names(" ") == [] and search.status() == ""


def test_field_is_on_every_kind_of_page(website, browser, varied_page):
    varied_page.open(browser, website)
    root = browser.run("return document.querySelector('.search').dataset.root")
    names = Search(browser).matches("iPhone 16 Pro")
    assert names[0]["page"] == f"{root}devices/iphone-16-pro.html"
