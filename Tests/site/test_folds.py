"""Long lists are closed, and what leads into one opens it."""

import pytest

from browser import NARROW

# A page, a part of a list that an address names, and the most screens of a phone that the page has while it is closed.
FOLDED = [("sources/index.html", "arc1", 25), ("safe.html", "unknown", 5)]


@pytest.mark.parametrize("path, anchor, most", FOLDED)
def test_address_opens_the_closed_list_that_it_leads_into(website, browser, path, anchor, most):
    browser.emulate(size=NARROW)
    browser.open(website.address(path))
    height, is_shown = browser.run("""
      const part = document.getElementById(arguments[0]);
      return [document.documentElement.scrollHeight, part.checkVisibility({ contentVisibilityAuto: true })];
    """, anchor)
    assert not is_shown
    assert height <= most * NARROW[1]
    browser.open("about:blank")
    browser.open(website.address(path) + f"#{anchor}")
    browser.run_async("requestAnimationFrame(() => setTimeout(done));")
    top = browser.run("return document.getElementById(arguments[0]).getBoundingClientRect().top", anchor)
    assert browser.run("return document.getElementById(arguments[0]).closest('details').open", anchor)
    assert 0 <= top < NARROW[1]
