"""The metadata of each page for search engines and messengers."""

import json
import re
from collections import Counter

import pytest
from PIL import Image

from markup import Markup
from program import write_site
from website import Website

ADDRESS = "https://sizes.example/widgets/"


def described(page):
    """The texts of the head: descriptions and Open Graph."""
    found = [e.attributes for e in page.all("meta") if "content" in e.attributes]
    return {a.get("name") or a.get("property"): a["content"] for a in found}


def title(website, path):
    return website.text(path).partition("<title>")[2].partition("</title>")[0]


def test_every_page_has_a_title_of_its_own(website):
    titles = Counter(title(website, path) for path in website.heads)
    assert [name for name, count in titles.items() if count > 1 or not name] == []


def test_every_page_has_a_description_of_its_own(website):
    descriptions = {path: described(page).get("description") for path, page in website.heads.items()}
    assert [path for path, text in descriptions.items() if not text] == []
    repeated = [text for text, count in Counter(descriptions.values()).items() if count > 1]
    assert repeated == []


def test_open_graph_has_the_description_of_the_page(website):
    for path, page in website.heads.items():
        texts = described(page)
        assert texts["og:description"] == texts["description"], path
        assert texts["og:title"] and texts["og:type"] == "website", path


def test_site_without_an_address_has_no_absolute_address(website):
    for path, page in website.heads.items():
        assert "og:url" not in described(page), path
        assert [e for e in page.all("link") if e.attributes.get("rel") == "canonical"] == [], path
    assert {"robots.txt", "sitemap.xml"}.isdisjoint(website.files)


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """The site with the address at which it will be."""
    return Website(write_site(tmp_path_factory.mktemp("published") / "site", "--address", ADDRESS))


def test_every_page_has_the_picture_of_the_site(website, published):
    """A PNG of 1200 by 630 pixels; only with an address, because it must be named by a whole one."""
    pictures = {path: described(page).get("og:image") for path, page in published.heads.items()}
    assert set(pictures.values()) == {ADDRESS + "assets/preview.png"}
    with Image.open(published.folder / "assets/preview.png") as picture:
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
    assert not any("og:image" in described(page) for page in website.heads.values())


def test_every_page_names_its_own_address(published):
    for path, page in published.heads.items():
        links = [e.attributes["href"] for e in page.all("link") if e.attributes.get("rel") == "canonical"]
        wanted = [] if path == "404.html" else [ADDRESS + ("" if path == "index.html" else path)]
        assert links == wanted, path
        assert [described(page)[name] for name in ("og:url",) if name in described(page)] == wanted, path
    assert published.text("robots.txt").endswith(f"Sitemap: {ADDRESS}sitemap.xml\n")


def test_home_page_describes_the_data(website, published):
    for site, address in ((website, None), (published, ADDRESS)):
        data, = [json.loads(text) for text in Markup(site.text("index.html")).scripts if "schema.org" in text]
        assert data["@type"] == "Dataset" and data["license"].startswith("https://creativecommons.org/")
        assert data.get("url") == address
        files = [part["contentUrl"] for part in data.get("distribution", [])]
        assert all(file.removeprefix(ADDRESS) in site.files for file in files)
        assert len(files) == (2 if address else 0)


def test_every_page_shows_the_part_of_the_site_that_it_is_in(website):
    parts = {"devices/iphone-7.html": "devices/index.html", "rules.html": "evidence.html",
             "today/ipad.html": "sizes/iphone.html", "devices/mac.html": "devices/index.html",
             "sizes/iphone.html": "sizes/iphone.html", "fit.html": "compare.html"}
    for path, entrance in parts.items():
        current = [link.address for link in website.pages[path].links
                   if "aria-current" in link.element.attributes and not link.address.startswith("#")]
        assert [address.removeprefix("../") for address in current] == [entrance], path


def test_no_script_writes_markup(website):
    for path in website.files:
        if path.startswith("assets/") and path.endswith(".js"):
            text = website.text(path)
            for name in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
                assert name not in text, f"{path} uses {name}"


@pytest.mark.parametrize("path", [
    "index.html", "compare.html", "sizes/iphone.html", "sizes/live-activities.html", "medium/index.html",
    "devices/iphone-16-pro.html"])
def test_a_shared_link_tells_sizes(website, path):
    assert re.search(r'property="og:description" content="[^"]*\d × \d', website.text(path))
