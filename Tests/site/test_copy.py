"""The buttons that copy a size: each form has the numbers that the program has, thirds exact."""

import json
import re
from fractions import Fraction

import pytest
from browser import NARROW
from program import answer
from selenium.webdriver.common.by import By

PAGE = "devices/iphone-16-pro.html"
# Collects the texts that the page writes to the clipboard.
CATCH = """
  globalThis.copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text) => { copied.push(text); } }, configurable: true,
  });
"""
# A clipboard that the page may not use.
REFUSE = """
  globalThis.copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async () => { throw new Error('not allowed'); } }, configurable: true,
  });
  document.execCommand = (command) => {
    if (command === 'copy') copied.push(getSelection().toString() || document.activeElement.value);
    return true;
  };
"""
COPY_ALL = """
  const form = document.querySelector('.copybar select');
  form.value = arguments[0];
  const buttons = [...document.querySelectorAll('td[data-w] .copy')];
  (async () => {
    for (const button of buttons) { button.click(); await null; await null; }
    done(copied.map((text, n) => {
      const { w, h, s } = buttons[n].closest('td').dataset;
      return [text, Number(w), Number(h), Number(s)];
    }));
  })();
"""


@pytest.fixture
def device(website, browser):
    browser.open(website.address(PAGE))
    browser.run(CATCH)
    return browser


def values(text):
    """The numbers of a text, quotients worked out."""
    parts = re.findall(r"(\d+(?:\.\d+)?)(?:px)?(?: / (\d+))?", text)
    return [Fraction(number) / int(divisor or 1) for number, divisor in parts]


@pytest.mark.parametrize("form, pattern", [
    ("CGSize", r"CGSize\(width: [\d./ ]+, height: [\d./ ]+\)"),
    ("SwiftUI frame", r"\.frame\(width: [\d./ ]+, height: [\d./ ]+\)"),
    ("CSS", r"width: (calc\(\d+px / \d\)|[\d.]+px); height: (calc\(\d+px / \d\)|[\d.]+px);"),
    ("TypeScript", r"\{ width: [\d./ ]+, height: [\d./ ]+ \}"),
])
def test_every_size_is_copied_exactly(device, form, pattern):
    copied = device.run_async(COPY_ALL, form)
    assert len(copied) > 15
    for text, width, height, scale in copied:
        assert re.fullmatch(pattern, text), text
        assert values(text) == [Fraction(width, scale), Fraction(height, scale)], text


def test_points_are_rounded_as_the_page_shows_them_and_pixels_are_whole(device):
    shown = device.run("""return [...document.querySelectorAll('td[data-w]')].map((cell) =>
      [cell.querySelector('.pt').textContent, `${cell.dataset.w} × ${cell.dataset.h}`])""")
    points = [text for text, *_ in device.run_async(COPY_ALL, "Points")]
    device.run("copied.length = 0")
    pixels = [text for text, *_ in device.run_async(COPY_ALL, "Pixels")]
    assert [list(pair) for pair in zip(points, pixels)] == shown


def test_size_of_swift_is_an_exact_third_and_of_the_program(device):
    texts = [text for text, *_ in device.run_async(COPY_ALL, "CGSize")]
    assert "CGSize(width: 1049.0 / 3, height: 493.0 / 3)" in texts
    cell, = json.loads(answer(
        "query", "--device", "iPhone 16 Pro", "--os", "27", "--family", "systemMedium", "--variant",
        "icons-small", "--json"))["cells"]
    assert [cell["width"]["pixels"], cell["height"]["pixels"]] == [1049, 493]
    assert [cell["width"]["value"], cell["height"]["value"]] == pytest.approx([1049 / 3, 493 / 3], abs=1e-4)


def test_button_says_what_it_copies(device):
    labels = device.run("return [...document.querySelectorAll('.copy')].map((b) => b.getAttribute('aria-label'))")
    assert labels[0].startswith("Copy Small, iOS ") and len(labels) > 15
    assert all(re.fullmatch(r"Copy .+, .+", label) for label in labels)


def test_a_size_that_the_search_found_has_its_link_beside_the_form(website, device):
    """With the search this takes two actions; the panel of a size has its own button."""
    button = device.driver.find_element(By.CSS_SELECTOR, ".copybar .action")
    assert not button.is_displayed()
    with device.hash_change():
        device.run("location.hash = 'size=medium-ios26'")
    button.click()
    assert device.run("return copied.at(-1)") == website.address(PAGE) + "#medium-ios26"
    with device.hash_change():
        device.run("location.hash = 'medium-ios26'")
    assert not button.is_displayed()


def test_copied_text_is_announced(device):
    device.driver.find_element(By.CSS_SELECTOR, "td[data-w] .copy").click()
    assert device.run("return document.querySelector('.toast[role=status]').textContent").startswith("Copied CGSize(")


def test_without_the_clipboard_the_selection_is_copied_and_the_focus_stays(website, browser):
    browser.open(website.address(PAGE))
    browser.run(REFUSE)
    button = browser.driver.find_element(By.CSS_SELECTOR, "td[data-w] .copy")
    button.click()
    assert browser.run("return copied") == ["CGSize(width: 493.0 / 3, height: 493.0 / 3)"]
    assert browser.run("return document.activeElement") == button
    assert browser.run("return document.querySelectorAll('textarea').length") == 0


def test_without_scripts_there_is_no_button(website, browser):
    browser.set_scripts(False)
    browser.open(website.address(PAGE))
    assert browser.run("return document.querySelectorAll('.copy, .copybar select').length") == 0


def test_on_a_phone_the_form_stays_in_sight_and_what_is_said_has_one_line(device):
    device.emulate(size=NARROW)
    device.driver.find_element(By.CSS_SELECTOR, ".answers .copy").click()
    said, form = device.run("""
      return ['.toast', '.copybar'].map((part) => {
        const { top, bottom, right } = document.querySelector(part).getBoundingClientRect();
        return [top, bottom, right];
      });
    """)
    assert said[1] - said[0] < 40 and said[2] <= NARROW[0]
    assert 0 < form[0] and form[1] <= NARROW[1]
