"""What the tests share: the site, written once, and one browser.

`--site FOLDER` tests a site that is there already instead of the one that the program writes.
A test that takes `page`, `varied_page` or `dark_page` runs for some kinds of pages, lean ones, and at night
for all pages as they are.
"""

from typing import NamedTuple

import pytest

from browser import Browser
from lean import REMOVE_ROWS
from program import write_site
from search import PAGE, Search
from server import serve
from shared import ROOT, add_night_option
from website import Website

SITE = pytest.StashKey[Website]()

# Pages that have all components between them, and all colours. They share their style sheets.
VARIED = {"404.html", "index.html", "sizes/*", "today/index.html", "compare.html", "safe.html",
          "fit.html", "evidence.html", "devices/iphone-*", "sources/index.html"}
DARK = {"sizes/*", "compare.html", "devices/iphone-*"}


class Page(NamedTuple):
    """The path of a page, and whether rows that look like others are removed from it once it is loaded."""

    path: str
    is_lean: bool

    def open(self, browser, site):
        """Opens the page of a website or a server."""
        browser.open(site.address(self.path))
        if self.is_lean:
            browser.run(REMOVE_ROWS)


def pytest_addoption(parser, pluginmanager):
    parser.addoption("--site", help="the folder to test, instead of one written by the program")
    parser.addoption(
        "--record-pictures", action="store_true", help="write the pictures that pages must look like")
    add_night_option(parser, pluginmanager)


def the_website(config):
    """The site under test. It is needed before the first test, to know the kinds of its pages."""
    if SITE not in config.stash:
        folder = config.getoption("--site") or write_site(ROOT / ".build" / "site")
        website = Website(folder)
        if "index.html" not in website.files:
            raise pytest.UsageError(f"folder '{folder}' has no index.html")
        config.stash[SITE] = website
    return config.stash[SITE]


def pytest_generate_tests(metafunc):
    for name, chosen in (("page", None), ("varied_page", VARIED), ("dark_page", DARK)):
        if name in metafunc.fixturenames:
            website = the_website(metafunc.config)
            by_day = [pytest.param(Page(website.kinds[kind], is_lean=True), id=kind)
                      for kind in sorted(chosen or website.kinds)]
            at_night = [pytest.param(Page(path, is_lean=False), id=f"whole {path}", marks=pytest.mark.night)
                        for path in website.ending(".html")]
            metafunc.parametrize(name, by_day + at_night, scope="module")


@pytest.fixture(scope="session")
def website(pytestconfig):
    return the_website(pytestconfig)


@pytest.fixture(scope="session")
def server(website):
    """The site on a web server of this machine. `server.address(path)` is where a page is."""
    with serve(website.folder) as server:
        yield server


@pytest.fixture(scope="session")
def shared_browser():
    with Browser() as browser:
        yield browser


@pytest.fixture
def browser(shared_browser):
    """The browser, with an empty page and nothing emulated."""
    shared_browser.reset()
    return shared_browser


@pytest.fixture
def search(website, browser):
    """The search of a small page."""
    browser.open(website.address(PAGE))
    return Search(browser)


@pytest.fixture
def asked(website, shared_browser):
    """The search of a small page that stays open, for tests that do no more than ask."""
    address = website.address(PAGE)
    if shared_browser.opened != address:
        shared_browser.reset()
        shared_browser.open(address)
    return Search(shared_browser)
