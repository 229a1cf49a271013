"""What people come for stands on the first screen of a page, on a phone too."""

import pytest
from browser import NARROW

# Whether the bottom of a part of the page that has a text is within the window.
STANDS = """
  const [selector, text] = arguments;
  const found = [...document.querySelectorAll(selector)].find((part) => part.textContent.includes(text));
  const box = found?.getBoundingClientRect();
  return box?.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
"""

ANSWERS = [
    ("fit.html", ".overview tbody tr", "Small"),
    ("fit.html", ".overview tbody tr", "Medium"),
    ("today/index.html", ".glance nav a", "iPhone 8 Plus"),
    ("today/index.html", ".glance nav a", "iPhone 4s"),
    ("today/ipad.html", ".glance nav a", "iPad mini"),
]


@pytest.mark.parametrize("path, part, text", ANSWERS)
def test_answer_stands_on_the_first_screen_of_a_phone(website, browser, path, part, text):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    assert browser.run(STANDS, part, text)


@pytest.mark.parametrize("path", ["today/index.html", "today/ipad.html"])
def test_each_link_to_a_device_leads_to_its_row(website, browser, path):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    names, rows = browser.run("""
      const links = [...document.querySelectorAll(".glance nav a")];
      return [links.map((link) => link.textContent),
        links.map(({ hash }) => document.querySelector(`.glance tbody th${hash}`)?.textContent)];
    """)
    assert len(names) > 5
    assert all(row.startswith(name) for name, row in zip(names, rows, strict=True))
