"""The evidence of a size with the keyboard alone: reached, read out, and left to where it was opened."""

import pytest
from selenium.webdriver import ActionChains, Keys

from browser import NARROW, WIDE

# What has the focus: its address or its words, its accessible state, and whether it is within the panel.
FOCUSED = """
  const element = document.activeElement;
  return { href: element.getAttribute('href'), text: element.textContent, expanded: element.getAttribute('aria-expanded'),
    isPanel: element.matches('.panel.opened'), isInPanel: Boolean(element.closest('.panel.opened')) };
"""

DEVICES = {"iphone-16-pro": "medium-ios26", "ipad-air-13-m2": "medium-device-ipados17",
           "apple-watch-ultra-3": "accessory-rectangular-watch-face-watchos26", "mac": "medium-macos26"}


def press(browser, *keys):
    for key in keys:
        if isinstance(key, tuple):
            ActionChains(browser.driver).key_down(key[0]).send_keys(key[1]).key_up(key[0]).perform()
        else:
            ActionChains(browser.driver).send_keys(key).perform()
    # The address changes after the key.
    browser.run_async("setTimeout(() => requestAnimationFrame(() => done()));")
    return browser.run(FOCUSED)


def number(browser, anchor):
    """Moves the focus to the number of a panel as Tab does, from the number before it."""
    browser.run("document.querySelector(`main td a[href='#${arguments[0]}']`).focus()", anchor)
    press(browser, (Keys.SHIFT, Keys.TAB))
    focused = press(browser, Keys.TAB)
    assert focused["href"] == f"#{anchor}" and focused["expanded"] == "false"
    return focused


def walk(browser, key, is_end):
    """Presses a key until the focus is where it ends, and returns what had the focus on the way."""
    found = []
    for _ in range(40):
        focused = press(browser, key)
        if is_end(focused):
            return found
        found.append(focused)
    raise AssertionError(found)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
@pytest.mark.parametrize("device", DEVICES)
def test_a_panel_is_reached_read_and_left(website, browser, device, size):
    anchor = DEVICES[device]
    browser.emulate(size=size)
    browser.open(website.address(f"devices/{device}.html"))
    shown = number(browser, anchor)["text"]
    panel = press(browser, Keys.ENTER)
    assert panel["isPanel"]
    # What a screen reader says of it: its name, and the size.
    element = browser.driver.switch_to.active_element
    assert element.aria_role == "group" and element.accessible_name
    described = browser.run("return document.getElementById(arguments[0].getAttribute('aria-describedby')).textContent", element)
    assert described.startswith(f"{shown} points")
    assert browser.run("return document.querySelector(`main td a[href='#${arguments[0]}']`).ariaExpanded", anchor) == "true"
    # Through all that it has, and back to its number.
    inner = [focused["text"] for focused in walk(browser, Keys.TAB, lambda focused: not focused["isInPanel"])]
    assert {"Copy size", "Copy link", "Close"} <= set(inner) and len(inner) > 3
    assert press(browser, (Keys.SHIFT, Keys.TAB))["text"] == "Close"
    focused = press(browser, Keys.ESCAPE)
    assert focused["href"] == f"#{anchor}" and focused["expanded"] == "false"
    assert browser.run("return document.querySelector('.panel.opened')") is None
    # The next stop is the one after the number.
    assert press(browser, Keys.TAB)["href"] != "../api/v3/index.json"


def test_close_and_the_number_itself_close_a_panel_with_a_key(website, browser):
    browser.open(website.address("devices/iphone-16-pro.html"))
    number(browser, "small-ios26")
    press(browser, Keys.ENTER)
    walk(browser, Keys.TAB, lambda focused: focused["text"] == "Close")
    assert press(browser, Keys.ENTER)["href"] == "#small-ios26"
    assert press(browser, Keys.ENTER)["isPanel"]
    back = walk(browser, (Keys.SHIFT, Keys.TAB), lambda focused: focused["href"] == "#small-ios26")
    assert len(back) < 15 and browser.run(FOCUSED)["expanded"] == "true"
    focused = press(browser, Keys.ENTER)
    assert focused["href"] == "#small-ios26" and focused["expanded"] == "false"


def test_one_panel_after_another_leaves_one_open(website, browser):
    browser.open(website.address("devices/iphone-16-pro.html"))
    for anchor in ("small-ios26", "large-ios26"):
        browser.run("document.querySelector(`main td a[href='#${arguments[0]}']`).focus()", anchor)
        assert press(browser, Keys.ENTER)["isPanel"]
    expanded = "return [...document.querySelectorAll('[aria-expanded=true]')].map((link) => link.getAttribute('href'))"
    assert browser.run(expanded) == ["#large-ios26"]
    assert press(browser, Keys.ESCAPE)["href"] == "#large-ios26"
    assert browser.run(expanded) == []


def test_an_address_with_a_panel_puts_the_keyboard_there(website, browser):
    browser.open(website.address("devices/iphone-16-pro.html") + "#medium-ios26")
    assert browser.run(FOCUSED)["isPanel"]
    assert press(browser, Keys.ESCAPE)["href"] == "#medium-ios26"


def test_a_switch_keeps_the_keyboard(website, browser):
    browser.open(website.address("devices/iphone-16-pro.html"))
    browser.run("document.querySelector(`.switch a[href='#large-icons']`).focus()")
    assert press(browser, Keys.ENTER)["href"] == "#large-icons"
    assert browser.run("return document.activeElement.getAttribute('aria-current') && document.activeElement.getClientRects().length") > 0
    assert press(browser, Keys.TAB)["href"] == "#zoom-larger"
