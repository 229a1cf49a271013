"""The search at the top of a page, as a person uses it."""

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

# A small page.
PAGE = "404.html"

MATCHES = """
  return [...document.querySelectorAll('.search [role=option]')].map((option) => ({
    texts: [...option.children].map((child) => child.textContent),
    page: option.getAttribute('href'),
    name: option.children[0].textContent,
    size: option.children[1].textContent,
    note: option.children[2].textContent,
    sizeNote: option.children[3].textContent,
    isSelected: option.getAttribute('aria-selected') === 'true',
  }));
"""


class Search:
    """The search of a page that is open."""

    def __init__(self, browser):
        self.browser = browser
        self.field = browser.driver.find_element(By.CSS_SELECTOR, ".search input")
        self.wait()

    def matches(self, text):
        self.field.send_keys(Keys.CONTROL, "a")
        self.field.send_keys(text)
        return self.browser.run(MATCHES)

    def answers(self, text):
        """The answers to a text that is entered at once."""
        self.browser.run(
            "arguments[0].focus(); arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input'))",
            self.field, text)
        return self.browser.run(MATCHES)

    def names(self, text):
        """The names of the answers to a text, each once."""
        return list(dict.fromkeys(answer["name"] for answer in self.answers(text)))

    def wait(self):
        """Waits until the search is there, which is loaded after the page."""
        self.browser.run_async(
            """
            document.querySelector('.search input').focus();
            const look = () => globalThis.widgetsizeSearch ? done() : setTimeout(look, 20);
            look();
            """)

    def press(self, key):
        self.field.send_keys(key)

    def selected_place(self):
        """The place of the selected answer, which must be the same on screen and for assistive technology."""
        active = self.browser.run(
            """
            const option = document.getElementById(arguments[0].getAttribute('aria-activedescendant'));
            return option ? [...option.parentElement.children].indexOf(option) : null;
            """, self.field)
        marked = [place for place, match in enumerate(self.browser.run(MATCHES)) if match["isSelected"]]
        assert active is None or marked == [active]
        return active

    def is_open(self):
        is_shown = self.browser.driver.find_element(By.CSS_SELECTOR, ".search [role=listbox]").is_displayed()
        assert self.field.get_attribute("aria-expanded") == str(is_shown).lower()
        return is_shown

    def message(self):
        """What is said above the answers."""
        return self.browser.run("return document.querySelector('.search .message').textContent")

    def status(self):
        return self.browser.run("return document.querySelector('.search [role=status]').textContent")
