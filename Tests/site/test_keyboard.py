"""The way through a page with the keyboard."""

from selenium.webdriver import ActionChains, Keys

# What has the focus, whether it can be seen, and whether it shows that it has the focus.
FOCUSED = """
  const element = document.activeElement, style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const isVisible = box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0
    && box.left < innerWidth && box.top < innerHeight;
  const isMarked = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none';
  return [element.outerHTML.slice(0, 100), isVisible, isMarked];
"""
STEPS = 12


def press(browser, key):
    ActionChains(browser.driver).send_keys(key).perform()


def test_focus_is_seen_at_each_step_and_the_first_skips_to_the_content(website, browser, varied_page):
    varied_page.open(browser, website)
    for step in range(STEPS):
        press(browser, Keys.TAB)
        element, is_visible, is_marked = browser.run(FOCUSED)
        if element.startswith("<body"):
            break
        assert is_visible, f"{element} has the focus and is not seen"
        assert is_marked, f"{element} does not show that it has the focus"
        if step == 0:
            first = browser.driver.switch_to.active_element
    assert browser.run("return arguments[0].hash", first) == "#content"
    first.send_keys(Keys.ENTER)
    assert browser.run("return document.activeElement.localName") == "main"
