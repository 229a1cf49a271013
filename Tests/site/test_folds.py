"""Long lists are closed, and what leads into one opens it."""

import re

import pytest

from browser import NARROW

# A page, a part of a list that an address names, and the most screens of a phone that the page has while it is closed.
FOLDED = [("sources/fr1.html", "fr1-013", 3), ("sources/s44.html", "s44-001", 4), ("safe.html", "unknown", 5)]


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


def test_every_claim_of_a_source_stands_in_its_page(website):
    for path in website.ending(".html"):
        if not re.fullmatch(r"sources/(?!index)[^/]+\.html", path):
            continue
        text = website.text(path)
        closed = [int(count) for count in re.findall(r"<summary>.*?: (\d+) lines?</summary>", text)]
        assert not closed or sum(closed) == text.count('<th scope="row"'), path
