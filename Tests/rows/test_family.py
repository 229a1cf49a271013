"""A family that is entered by rows alone stands on every page of the site that is about families."""

import re

import pytest

from kinds import ITS_NAME, NEW_FAMILY, newest

IOS = newest("iOS")
TITLE = ITS_NAME.capitalize()
# What the pages have of it: a new family in the changes, its sizes elsewhere.
PAGES = {
    f"changes/ios-{IOS}.html": f"New: .*{ITS_NAME}",
    "devices/iphone-17-pro.html": f"<code>{NEW_FAMILY}</code>.*?#{ITS_NAME}-ios{IOS}\">349.67 × 80<.*?1049 × 240 px",
    "devices/iphone-16.html": f"<code>{NEW_FAMILY}</code>.*?344.67 × 79<",
    "sizes/iphone.html": f">{TITLE}</th>.*?{TITLE}</span> <a href=[^>]*#{ITS_NAME}-ios{IOS}\">349.67 × 80<",
    "compare.html": f"<code>{NEW_FAMILY}</code>.*?349.67 × 80",
    "fit.html": f">{TITLE}</span></th><td class=\"number\">1<",
    "assets/search-index.js": f'"{NEW_FAMILY}","{ITS_NAME}"',
    # The search reads its identifier and its name in the index; phrases for several families have its number there.
    "assets/search-words.js": r"(?m)^family\|(?:\d+,){5}9\|home screen",
}


@pytest.fixture(scope="module")
def site(entered, tmp_path_factory):
    folder = tmp_path_factory.mktemp("family") / "site"
    entered("family").output("report", "--output", folder)
    return folder


@pytest.mark.parametrize("path", PAGES)
def test_family_is_on_the_page(site, path):
    assert re.search(PAGES[path], (site / path).read_text(encoding="utf-8"), re.S)


def test_each_device_of_the_screen_has_its_template_and_its_evidence(site):
    for name in ("iphone-17-pro", "iphone-16"):
        page = (site / "devices" / f"{name}.html").read_text(encoding="utf-8")
        [template] = re.findall(f'href="../(templates/[^"]*-{ITS_NAME}.svg)"', page)
        assert (site / template).is_file()
        assert re.search(f'id="{ITS_NAME}-ios{IOS}" class="panel">.*?Measured by', page, re.S)
