"""The home page: the search beside a drawing whose widgets copy their sizes, and the iPhones of today."""

import re

import pytest
from search import Search
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from browser import NARROW, SAID

KEEP_COPIES = "globalThis.copyText = (text) => { globalThis.copied = text; };"
COPIED = "return globalThis.copied ?? null;"


@pytest.fixture
def home(website, browser):
    browser.open(website.address("index.html"))
    browser.run(KEEP_COPIES)
    return browser


def test_drawing_says_what_it_is_of(home):
    caption = home.driver.find_element(By.CSS_SELECTOR, ".hero figcaption")
    assert re.match(r"iPhone \S.*, iOS \d+, in points and pixels", caption.text)


def test_widget_in_the_drawing_copies_its_size(home):
    widget = home.driver.find_element(By.CSS_SELECTOR, ".hero .pen-widget-1 rect")
    small = home.run("return [...document.querySelectorAll('.hero .pen-size text')].map(t => t.textContent)[0]")
    ActionChains(home.driver).move_to_element(widget).click().perform()
    assert home.run(COPIED) == small
    assert home.run_async(SAID) == f"Copied {small}"


def test_widget_of_the_drawing_is_copied_with_the_keyboard(home):
    buttons = home.driver.find_elements(By.CSS_SELECTOR, ".hero figcaption button")
    assert [button.text for button in buttons][:3] == ["Small", "Medium", "Large"]
    buttons[1].send_keys(Keys.ENTER)
    assert home.run(COPIED) == buttons[1].get_attribute("aria-label").removeprefix("Copy Medium, ")


def test_example_is_typed_into_the_field(home):
    search = Search(home)
    for example in home.driver.find_elements(By.CSS_SELECTOR, ".examples a"):
        example.click()
        assert search.field.get_attribute("value") == example.text
        assert search.is_open() and not search.message(), example.text
        search.press(Keys.ESCAPE)


def test_example_is_a_link_without_a_script(website, browser):
    browser.set_scripts(False)
    browser.open(website.address("index.html"))
    browser.driver.find_element(By.LINK_TEXT, "iPhone 15 vs 17").click()
    assert browser.driver.current_url.endswith("compare.html")


def test_on_a_phone_the_sizes_come_before_the_drawing(home):
    home.emulate(size=NARROW)
    tops = home.run("""
      return ['h1', '.search', '.examples', '.sizes', '.hero figure'].map(
        (selector) => document.querySelector(selector).getBoundingClientRect().top);
    """)
    assert tops == sorted(tops)
    title = home.driver.find_element(By.TAG_NAME, "h1")
    assert title.rect["height"] < 40, "the title has two lines"
    assert tops[3] < NARROW[1], "the sizes begin below the window"
    caption, after = home.run("""
      const caption = document.querySelector('.home .sizes caption');
      return [caption.innerText, getComputedStyle(caption, '::after').content];
    """)
    assert "pixels" not in caption and after == '": medium, in points"'
    row = home.run("return document.querySelector('.home .sizes tbody tr').innerText")
    assert re.fullmatch(r"\d+ Pro.*\s+[\d.]+ × [\d.]+\s*", row), row


def test_numbers_of_the_table_lead_to_their_evidence(website):
    table = website.text("index.html").partition('id="iphones-table"')[2].partition("</table>")[0]
    numbers = re.findall(r'<span class="pt">(.*?)</span>', table)
    assert len(numbers) > 40
    assert [number for number in numbers if not re.match(r'<a href="devices/[a-z0-9-]+\.html#', number)] == []
