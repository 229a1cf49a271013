"""The search at the top of a page, as a person uses it."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

MATCHES = """
  return [...document.querySelectorAll('.search [role=option]')].map((option) => ({
    texts: [...option.children].map((child) => child.textContent),
    page: option.getAttribute('href'),
    isSelected: option.getAttribute('aria-selected') === 'true',
  }));
"""


class Search:
    """The search of a page that is open."""

    def __init__(self, browser):
        self.browser = browser
        self.field = browser.driver.find_element(By.CSS_SELECTOR, ".search input")

    def matches(self, text):
        self.field.send_keys(Keys.CONTROL, "a")
        self.field.send_keys(text)
        return self.browser.run(MATCHES)

    def names(self, text):
        """The names of the matches of a text that is entered at once."""
        self.browser.run(
            "arguments[0].focus(); arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'))",
            self.field, text)
        return [match["texts"][0] for match in self.browser.run(MATCHES)]

    def press(self, key):
        self.field.send_keys(key)

    def selected(self):
        """The name of the selected match, which must be the same on screen and for assistive technology."""
        active = self.browser.run(
            "return document.getElementById(arguments[0].getAttribute('aria-activedescendant'))"
            "?.firstChild.textContent", self.field)
        marked = [match["texts"][0] for match in self.browser.run(MATCHES) if match["isSelected"]]
        assert marked == ([active] if active else [])
        return active

    def is_open(self):
        is_shown = self.browser.driver.find_element(By.CSS_SELECTOR, ".search [role=listbox]").is_displayed()
        assert self.field.get_attribute("aria-expanded") == str(is_shown).lower()
        return is_shown

    def status(self):
        return self.browser.run("return document.querySelector('.search [role=status]').textContent")
