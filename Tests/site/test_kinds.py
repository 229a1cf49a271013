"""What must hold for every page, as a browser shows it. Each is loaded once for all tests, from a web server."""

from typing import NamedTuple

import pytest

from browser import Browser
from covering import LETTERS, WIDTHS, covered
from test_accessibility import VIEWS, violations

# Wide letters in a narrow column are the first to cover something. At night all widths are tried.
VIEWS_BY_DAY = [("usual", 360), ("usual", 1280), ("Inter", 360), ("Inter", 1280),
                ("wider", 320), ("wider", 768), ("wider", 1024), ("Inter", 1920)]
ALL_VIEWS = [(letters, width) for letters in LETTERS for width in WIDTHS]


class Visit(NamedTuple):
    """The browser with a page, the messages of its console, and the requests to the server: status and path."""

    browser: Browser
    messages: list
    requests: list


@pytest.fixture(scope="module")
def visit(server, shared_browser, page):
    shared_browser.reset()
    server.requests.clear()
    page.open(shared_browser, server)
    return Visit(shared_browser, shared_browser.messages(), list(server.requests))


def test_browser_complains_of_nothing(visit):
    assert visit.messages == []


def test_everything_that_a_page_asks_for_is_there(visit):
    assert visit.browser.run("return [...document.styleSheets].every(sheet => sheet.cssRules.length)")
    assert visit.requests and [request for request in visit.requests if request[0] >= 400] == []


def test_axe_finds_no_violation(visit):
    scheme, size = VIEWS["light-wide"]
    visit.browser.emulate(scheme=scheme, size=size)
    assert violations(visit.browser) == []


def test_nothing_covers_anything(visit, page):
    assert covered(visit.browser, VIEWS_BY_DAY if page.is_lean else ALL_VIEWS) == {}
