"""The buttons that copy a size: each form has the numbers that the program has, thirds exact."""

import json
import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest
from browser import NARROW, SAID
from program import answer
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

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
  const buttons = [...document.querySelectorAll('td[data-w] .pt + .copy')];
  (async () => {
    for (const button of buttons) { button.click(); await null; await null; }
    done(copied.map((text, n) => {
      const { w, h, s } = buttons[n].closest('td').dataset;
      return [text, Number(w), Number(h), Number(s)];
    }));
  })();
"""

# Where the parts of a page are, from its top.
PLACES = """
  return [...document.querySelectorAll("main, main *")].filter((element) => element.checkVisibility()).map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round).join();
  }).join(" ");
"""
# What floats over the page, except the form of copies, which has a place at the edge of the window.
LAID_OVER = """
  const floats = (element) => /fixed|sticky/.test(getComputedStyle(element).position);
  return [...document.body.querySelectorAll("*")].filter((element) => floats(element) && !element.matches(".copybar, .picture"))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
    .map((element) => element.outerHTML.slice(0, 80));
"""
# What has the focus behind the form of copies, of what was there before.
BEHIND_THE_BAR = """
  const bar = document.querySelector(".copybar");
  const all = [...document.querySelectorAll("a[href], button, summary")]
    .filter((one) => one.checkVisibility() && !bar.contains(one));
  const isBehind = (one) => {
    const own = one.getBoundingClientRect(), other = bar.getBoundingClientRect();
    return own.bottom > other.top + 1 && own.top < other.bottom - 1;
  };
  const behind = all.filter((one) => {
    document.activeElement.blur();
    scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 10);
    return isBehind(one);
  });
  if (behind.length === 0) return ["nothing was behind it"];
  return behind.filter((one) => {
    document.activeElement.blur();
    scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 10);
    one.focus();
    return isBehind(one);
  }).map((one) => one.outerHTML.slice(0, 80));
"""


@pytest.fixture
def device(website, browser):
    browser.open(website.address(PAGE))
    browser.run(CATCH)
    return browser


def values(text):
    """The numbers of a text, quotients worked out."""
    parts = re.findall(r"(\d+(?:\.\d+)?)(?:px|f)?(?: / (\d+))?", text)
    return [Fraction(number) / int(divisor or 1) for number, divisor in parts]


@pytest.mark.parametrize("form, pattern", [
    ("CGSize", r"CGSize\(width: [\d./ ]+, height: [\d./ ]+\)"),
    ("SwiftUI frame", r"\.frame\(width: [\d./ ]+, height: [\d./ ]+\)"),
    ("CSS", r"width: (calc\(\d+px / \d\)|[\d.]+px); height: (calc\(\d+px / \d\)|[\d.]+px);"),
    ("TypeScript", r"\{ width: [\d./ ]+, height: [\d./ ]+ \}"),
    ("Kotlin", r"DpSize\((\(\d+f / \d\)|[\d.]+)\.dp, (\(\d+f / \d\)|[\d.]+)\.dp\)"),
    ("Dart", r"Size\([\d./ ]+, [\d./ ]+\)"),
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
    labels = device.run("return [...document.querySelectorAll('.size .pt + .copy')].map((b) => b.getAttribute('aria-label'))")
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
    assert device.run_async(SAID) == "Copied 164.33 × 164.33"


def test_without_the_clipboard_the_selection_is_copied_and_the_focus_stays(website, browser):
    browser.open(website.address(PAGE))
    browser.run(REFUSE)
    button = browser.driver.find_element(By.CSS_SELECTOR, "td[data-w] .copy")
    button.click()
    assert browser.run("return copied") == ["164.33 × 164.33"]
    assert browser.run("return document.activeElement") == button
    assert browser.run("return document.querySelectorAll('textarea').length") == 0


def test_without_scripts_there_is_no_button(website, browser):
    browser.set_scripts(False)
    browser.open(website.address(PAGE))
    assert browser.run("return document.querySelectorAll('.copy, .copybar select').length") == 0


def test_on_a_phone_the_form_stays_in_sight(device):
    device.emulate(size=NARROW)
    top, bottom = device.run("""
      const { top, bottom } = document.querySelector('.copybar').getBoundingClientRect();
      return [top, bottom];
    """)
    assert 0 < top and bottom <= NARROW[1]


# Each kind of button that copies, and the address of a page that has it.
COPYING = [(PAGE, "", ".answers .copy"), (PAGE, "#size=medium-ios26", ".copybar .action"),
           (PAGE, "#medium-ios26", ".panel.opened .action:nth-of-type(2)"),
           ("index.html", "", ".hero figcaption button")]


@pytest.mark.parametrize("path, fragment, selector", COPYING)
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_a_copy_is_said_on_its_button_and_moves_and_covers_nothing(website, browser, path, fragment, selector, width):
    browser.emulate(size=(width, NARROW[1]))
    browser.open(website.address(path) + fragment)
    button = browser.driver.find_element(By.CSS_SELECTOR, selector)
    browser.run("arguments[0].scrollIntoView({ block: 'center' })", button)
    before = browser.run(PLACES)
    browser.run("arguments[0].click()", button)
    assert browser.run_async(SAID).startswith("Copied ")
    assert browser.run("return document.querySelector('button.done')") == button
    assert browser.run(PLACES) == before
    assert browser.run(LAID_OVER) == []


def test_the_bar_of_a_phone_covers_nothing_that_has_the_focus(device):
    device.emulate(size=NARROW)
    assert device.run(BEHIND_THE_BAR) == []


def test_the_form_is_points_at_first_and_then_the_one_chosen_last(website, browser):
    browser.open(website.address(PAGE))
    browser.run("localStorage.clear()")
    browser.open(website.address(PAGE))
    form = "return document.querySelector('.copybar select').value"
    assert browser.run(form) == "Points"
    Select(browser.driver.find_element(By.CSS_SELECTOR, ".copybar select")).select_by_visible_text("Dart")
    browser.open(website.address("devices/apple-watch-ultra-3.html"))
    assert browser.run(form) == "Dart"
    # A form that a page does not have, as pixels on a Mac.
    browser.run("localStorage.setItem('widgetsize-copy', 'Pixels')")
    browser.open(website.address("devices/mac.html"))
    assert browser.run(form) == "Points"
    browser.run("localStorage.clear()")


def test_width_and_height_are_copied_alone(device):
    texts = []
    for form in ("Width", "Height", "Points"):
        device.run("copied.length = 0")
        texts.append([text for text, *_ in device.run_async(COPY_ALL, form)])
    assert texts[2] == [f"{width} × {height}" for width, height, _ in zip(*texts)]


NAMESPACE = "{http://www.w3.org/2000/svg}"


def frame(text):
    """The size of an SVG frame, and its layers: name, corner and place of each."""
    svg = ElementTree.fromstring(text)
    assert svg.get("viewBox") == f"0 0 {svg.get('width')} {svg.get('height')}"
    layers = [dict(rect.attrib) for rect in svg.iter(f"{NAMESPACE}rect")]
    return (svg.get("width"), svg.get("height")), layers


def test_frame_of_a_size_is_a_drawing_in_points(device):
    texts = [text for text, *_ in device.run_async(COPY_ALL, "SVG frame")]
    shown = device.run("return [...document.querySelectorAll('td[data-w] .pt')].map(({ textContent }) => textContent)")
    assert [" × ".join(frame(text)[0]) for text in texts] == shown


@pytest.mark.parametrize("path, name, size", [
    (PAGE, "Medium", ("349.67", "164.33")),
    # An iPad lays a widget out in a larger size than it shows.
    ("devices/ipad-air-13-m2.html", "Small", ("170", "170"))])
def test_widget_in_a_drawing_is_copied_as_a_frame_by_a_click_and_by_a_key(website, browser, path, name, size):
    browser.open(website.address(path))
    browser.run(CATCH)
    button = browser.driver.find_element(By.XPATH, f"//p[@class='copying']/button[text()='{name}']")
    button.send_keys(Keys.ENTER)
    assert browser.run_async(SAID) == f"Copied the SVG frame of {name}, {' × '.join(size)}"
    browser.run("""
      for (const one of arguments[0].closest('figure').querySelectorAll('.copies')) one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    """, button)
    first, *others = browser.run("return copied")
    assert first in others and len(set(others)) == len(others)
    found, [canvas, *_] = frame(first)
    assert found == size and canvas["id"] == name
    # Nobody published the radius of an iPad.
    assert float(canvas.get("rx", 0)) > 0 or "ipad" in path


@pytest.mark.parametrize("path, layers", [
    (PAGE, ["Small", "margins"]), ("devices/iphone-15-pro.html", ["Small", "guessed-corners", "margins"]),
    ("devices/ipad-air-13-m2.html", ["Small", "guessed-corners", "margins"]),
    ("devices/apple-watch-ultra-3.html", ["Circular"])])
def test_guessed_corners_are_a_layer_of_their_own(website, browser, path, layers):
    browser.open(website.address(path))
    browser.run(CATCH)
    browser.driver.find_element(By.CSS_SELECTOR, ".copying button").click()
    _, found = frame(browser.run("return copied.at(-1)"))
    assert [layer["id"] for layer in found] == layers
    assert ("rx" in found[0]) == ("guessed-corners" not in layers)


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_frame_beside_a_template_takes_one_click(device, width):
    device.emulate(size=(width, NARROW[1]))
    button = device.driver.find_element(By.CSS_SELECTOR, ".answers .files .copy")
    assert button.accessible_name == "Copy the SVG frame of Small"
    button.click()
    assert frame(device.run("return copied.at(-1)"))[0] == ("164.33", "164.33")
    assert device.run_async(SAID) == "Copied the SVG frame of Small"


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_content_size_stands_beside_a_size_and_is_copied_with_one_click(device, width):
    device.emulate(size=(width, NARROW[1]))
    medium = device.driver.find_element(By.CSS_SELECTOR, "td[data-w='1049'][data-h='493']")
    assert "content 317.67 × 132.33" in medium.text
    medium.find_element(By.CSS_SELECTOR, ".inner .copy").click()
    assert device.run("return copied.at(-1)") == "317.67 × 132.33"


def test_content_is_a_form_of_copies_and_what_the_margins_leave(device):
    shown = device.run("return [...document.querySelectorAll('.size:has(.inner)')].map((cell) => cell.querySelector('.inner').textContent.trim())")
    device.run_async(COPY_ALL, "Content")
    texts = device.run("""
      const buttons = [...document.querySelectorAll('td[data-w] .pt + .copy')];
      return buttons.map((button, place) => [button.closest('td').querySelector('.inner'), copied[place]]).filter(([inner]) => inner)
        .map(([, text]) => `content ${text}`);
    """)
    device.run("localStorage.clear()")
    assert texts == shown and len(texts) > 4


def test_panel_copies_the_frame_of_its_size(website, browser):
    browser.open(website.address(PAGE) + "#medium-ios26")
    browser.run(CATCH)
    browser.driver.find_element(By.XPATH, "//*[contains(@class, 'opened')]//button[text()='Copy SVG']").click()
    assert frame(browser.run("return copied.at(-1)"))[0] == ("349.67", "164.33")
