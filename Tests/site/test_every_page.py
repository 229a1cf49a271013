"""What must hold for every single page, as a browser shows it: for one of each kind, and at night for all."""

import pytest

# WCAG 1.4.10 wants no scrolling in two directions on a screen of this width.
NARROWEST = (320, 640)


@pytest.fixture(scope="module")
def visits(website, looked_at, shared_browser):
    """For each page, opened from the disk: what the browser complained of, and how wide it is."""
    shared_browser.reset()
    shared_browser.emulate(size=NARROWEST)
    found = {}
    for path in looked_at:
        shared_browser.open(website.address(path))
        width = shared_browser.run("return document.documentElement.scrollWidth")
        found[path] = (shared_browser.messages(), width)
    return found


def test_browser_complains_of_nothing(visits):
    assert {path: messages for path, (messages, _) in visits.items() if messages} == {}


def test_page_is_no_wider_than_a_phone(visits):
    assert {path: width for path, (_, width) in visits.items() if width > NARROWEST[0]} == {}
