"""What the tests share: the site, written once, and one browser.

`--site FOLDER` tests a site that is there already instead of the one that the program writes.
A test that takes `page` runs for one page of every kind, and one that takes `varied_page` for the kinds
that have all components between them. `--night` runs both for every kind, and has the browser and
the Nu checker look at every page, which takes minutes.
"""

import pytest

from browser import Browser
from program import write_site
from server import serve
from shared import ROOT, add_night_option
from website import Website

SITE = pytest.StashKey[Website]()

# All pages have one style sheet.
VARIED = {"404.html", "index.html", "matrix.html", "compare.html", "safe.html",
          "fit.html", "disputes.html", "devices/*", "screens/*", "widgetkit/*"}


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
    if "page" in metafunc.fixturenames:
        kinds = the_website(metafunc.config).kinds
        metafunc.parametrize("page", kinds.values(), ids=kinds.keys())
    if "varied_page" in metafunc.fixturenames:
        kinds = the_website(metafunc.config).kinds
        assert kinds.keys() >= VARIED
        metafunc.parametrize("varied_page", [
            pytest.param(page, id=kind, marks=[] if kind in VARIED else pytest.mark.night)
            for kind, page in kinds.items()])


@pytest.fixture(scope="session")
def website(pytestconfig):
    return the_website(pytestconfig)


@pytest.fixture(scope="session", params=["one of each kind", pytest.param("every page", marks=pytest.mark.night)])
def looked_at(request, website):
    """The paths of the pages that the browser and the Nu checker look at."""
    return list(website.pages if request.param == "every page" else website.kinds.values())


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
