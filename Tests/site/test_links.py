"""Every link leads somewhere, and every page can be reached."""

import posixpath
import re
from collections import Counter
from urllib.parse import unquote, urlsplit

import pytest

from markdown import anchors, read_markdown
from shared import ROOT
from website import TAG


def test_no_id_is_used_twice(website):
    problems = []
    for path, page in website.pages.items():
        repeated = [name for name, count in Counter(page.ids).items() if count > 1]
        problems += [f"{path}: id '{name}' is used more than once" for name in repeated]
    assert problems == []


def trouble(path, address, targets):
    """What is wrong with an address that stands in the file `path`, or None.

    `targets` has each file of the site, and the ids in it; or None where it has none by nature.
    """
    parts = urlsplit(address)
    if parts.scheme == "https" and parts.netloc:
        return None
    if parts.scheme or parts.netloc:
        return None if parts.scheme == "data" else "is neither https nor relative"
    if parts.path.startswith("/"):
        return "does not start from its page"
    if not address:
        return "is empty"
    target = path
    if parts.path:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path)))
    if target not in targets:
        return "leads to no file"
    fragment = unquote(parts.fragment)
    if chosen := re.fullmatch("devices?=([a-z0-9-]+)", fragment):
        # The script of the page chooses the device.
        return None if f"devices/{chosen[1]}.html" in targets else "chooses no device"
    if fragment and targets[target] is not None and fragment not in targets[target]:
        return f"leads to no id of {target}"
    return None


def test_every_link_leads_somewhere(website):
    targets = dict.fromkeys(website.files)
    targets |= {path: set(page.ids) for path, page in website.pages.items()}
    problems = []
    count = 0
    for path, page in website.pages.items():
        for link in page.links:
            count += 1
            if problem := trouble(path, link.address, targets):
                problems.append(f"{path}:{link.element.line}: '{link.address}' {problem}")
    assert count
    assert problems == []


def test_every_page_can_be_reached(website):
    # A server shows 404.html for an address that is none.
    reached = {"index.html", "404.html"}
    to_visit = ["index.html"]
    while to_visit:
        path = to_visit.pop()
        for link in website.pages[path].links:
            parts = urlsplit(link.address)
            if link.element.name != "a" or parts.scheme or not parts.path:
                continue
            folder = posixpath.dirname(path)
            target = posixpath.normpath(posixpath.join(folder, unquote(parts.path)))
            if target in website.pages and target not in reached:
                reached.add(target)
                to_visit.append(target)
    assert sorted(website.pages.keys() - reached) == []


@pytest.mark.parametrize("path", ["disputes.html"])
def test_an_address_without_a_page_leads_to_one(website, browser, path):
    browser.open(website.address(path))
    browser.run_async("setTimeout(done, 200)")
    page, anchor = browser.run("return [location.pathname.split('/').at(-1), location.hash.slice(1)]")
    assert page in website.pages and anchor in website.pages[page].ids
    assert browser.messages() == []


def test_no_file_tells_where_it_was_made(website):
    places = {str(ROOT).encode(), str(website.folder).encode(), b"file:///"}
    problems = []
    for path in website.files:
        content = (website.folder / path).read_bytes()
        problems += [f"{path} has '{place.decode()}'" for place in places if place in content]
    assert problems == []


def test_each_page_stands_beside_itself_as_markdown(website):
    """With the same numbers, and links that lead to pages."""
    number = re.compile(r"\d+(?:\.\d+)? × \d+(?:\.\d+)?")
    targets = dict.fromkeys(website.files)
    targets |= {path: set(page.ids) for path, page in website.pages.items()}
    problems, count = [], 0
    for path, page in website.pages.items():
        copy = path.removesuffix(".html") + ".md"
        if path == "404.html":
            assert copy not in website.files
            continue
        assert posixpath.basename(copy) in {link.address for link in page.links}, path
        markdown = read_markdown(website.folder / copy)
        targets[copy] = anchors(markdown)
        problems += [f"{copy}: '{link.address}' {problem}" for link in markdown.links
                     if (problem := trouble(copy, link.address, targets))]
        shown, own = (set(number.findall(TAG.sub(" ", website.text(one)))) for one in (copy, path))
        if others := shown - own:
            problems.append(f"{copy}: {sorted(others)[:3]}")
        count += len(shown)
    assert problems == []
    assert count > 2_000
