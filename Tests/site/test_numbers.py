"""A size is one number wherever the site states it: in tables, lists, drawings, templates, files for programs and the
search. So is the radius of the corners of a screen and version."""

import re

import numbers_of_site as numbers
import pytest
from search import PAGE, Search
from shared import table_rows

# How each place is compared, how many pairs there are at least, and a number to change in a copy, to see that it is found:
# its file, its text, and what stands in its place.
PHONE = "devices/iphone-16-pro.html"
PLACES = {
    "matrix": (numbers.in_links, 2400, "sizes/iphone.html", ">349.67 × 164.33<", ">349.67 × 164.34<"),
    "family": (numbers.in_links, 2400, "medium/index.html", ">349.67 × 164.33<", ">348.67 × 164.33<"),
    "evidence": (numbers.in_links, 2400, PHONE, '"pt">349.67 × 164.33</span> points', '"pt">349.67 × 164</span> points'),
    "outline": (numbers.in_drawings, 900, PHONE, 'width="349.667" height="164.333"', 'width="349.667" height="160.333"'),
    "words": (numbers.in_drawings, 900, PHONE, "Medium 349.67 × 164.33 points", "Medium 349.67 × 164.3 points"),
    "template": (numbers.in_templates, 500, "templates/402x874-3-ios27-medium.svg", ' width="349.67"', ' width="348.67"'),
    "corner": (numbers.in_templates, 500, "templates/402x874-3-ios27-medium.svg", ' rx="27.94"', ' rx="22"'),
    "drawn corner": (numbers.in_radii, 150, PHONE, ' rx="27.94"', ' rx="22"'),
    "radius to copy": (numbers.in_radii, 150, PHONE, 'data-r="2794"', 'data-r="2200"'),
    "table": (numbers.in_tables, 4000, "tables/widgetkit/402x874-3.csv", ",349.67,164.33,", ",349.67,165.33,"),
    "JSON": (numbers.in_tables, 4000, "api/v3/widgetkit/402x874-3.json", '"value":349.6667', '"value":349.3333'),
}


class Planted:
    """A site in which one number of a file is wrong."""

    def __init__(self, site, path, right, wrong):
        self.site, self.path = site, path
        self.wrong = site.text(path).replace(right, wrong, 1)
        assert self.wrong != site.text(path), f"{path} has no {right}"

    def text(self, path):
        return self.wrong if path == self.path else self.site.text(path)

    def __getattr__(self, name):
        return getattr(self.site, name)


def different(pairs, least):
    found = list(pairs)
    assert len(found) >= least
    return [place for place, is_same in found if not is_same]


@pytest.mark.parametrize("compare, least", {place[:2] for place in PLACES.values()}, ids=lambda one: getattr(one, "__name__", ""))
def test_a_size_and_a_radius_are_the_same_in_all_places(website, compare, least):
    assert different(compare(website), least) == []


@pytest.mark.parametrize("place", PLACES)
def test_a_wrong_number_is_found(website, place):
    compare, least, *wrong = PLACES[place]
    assert different(compare(Planted(website, *wrong)), least)


def test_the_search_answers_with_the_size_of_the_page(website, browser):
    browser.open(website.address(PAGE))
    search = Search(browser)
    assert different(numbers.in_searches(website, search.browser.run), 300) == []
    wrong = Planted(website, PHONE, '">349.67 × 164.33</a>', '">349.67 × 164.3</a>')
    assert different(numbers.in_searches(wrong, search.browser.run), 300)


def test_a_number_without_a_device_stands_where_it_may_be_meant(website):
    """Where it is the answer, to a point: elsewhere it would be read as a measurement that differs."""
    shown = {row["id"]: row["short_name"] for row in table_rows("sources")}
    unnamed = {(shown[row["source_id"]], row["quantity"], f"{float(row['value']):g}") for row in table_rows("claims")
               if row["use"] == "context" and not row["screen_class"] + row["device"] + row["idiom"] and row["value"]}
    listed = {row["claim_id"] for row in table_rows("claim_classes")}
    named = {(shown[row["source_id"]], row["quantity"], f"{float(row['value']):g}") for row in table_rows("claims")
             if row["value"] and (row["screen_class"] + row["device"] or row["id"] in listed)}
    unnamed -= named
    seen = {}
    for path in website.ending(".html"):
        # The sizes of Mac and Vision Pro are of every screen.
        for panel in website.text(path).split('class="panel"')[1:] if re.match("devices/(iphone|ipad|apple-watch)", path) else []:
            size = re.search(r'class="pt">([\d.]+) × ([\d.]+)<', panel)
            others = re.search(r"Also published, not as a measurement: (.*)\.</li>", panel)
            for words, source in re.findall(r"((?:(?:width|height) [\d.]+(?:, )?)+) \(<a[^>]*>([^<]*)", others[1] if others and size else ""):
                for side, number in re.findall(r"(width|height) ([\d.]+)", words):
                    if (source, side, number) in unnamed:
                        answer = float(size[1 if side == "width" else 2])
                        assert abs(answer - float(number)) < 1, (path, source, side, number, answer)
                        seen.setdefault(source, set()).add(path)
    assert any("iphone-16-pro.html" in path for paths in seen.values() for path in paths) and len(seen) > 1
