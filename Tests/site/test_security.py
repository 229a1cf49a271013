"""No page can run or load what is not the site's own, and each says so itself."""

import re

# What a policy may name: the site, from a server or from the disk; pictures within the page.
ALLOWED = {"default-src": set(), "img-src": {"'self'", "file:", "data:"}}
OWN = {"'self'", "file:"}


def policies(page):
    return [
        (index, element.attributes.get("content", ""))
        for index, element in enumerate(page.elements)
        if element.attributes.get("http-equiv", "").lower() == "content-security-policy"
    ]


def read_policy(text):
    """The sources of each directive; `'none'` is no source."""
    directives = (part.split() for part in text.split(";") if part.strip())
    return {name: set(sources) - {"'none'"} for name, *sources in directives}


def test_every_page_has_a_strict_policy(website):
    problems = []
    for path, page in website.pages.items():
        found = policies(page)
        if len(found) != 1:
            problems.append(f"{path} has {len(found)} policies")
            continue
        place, text = found[0]
        policy = read_policy(text)
        for name in ("default-src", "base-uri", "form-action"):
            if policy.get(name) != set():
                problems.append(f"{path} does not say {name} 'none'")
        for name, sources in policy.items():
            if foreign := sources - ALLOWED.get(name, OWN):
                problems.append(f"{path}: {name} allows {sorted(foreign)}")
        # It binds only what comes after it.
        before = page.elements[:place]
        problems += [
            f"{path}:{element.line}: {element.name} comes before the policy"
            for element in before
            if element.name not in ("html", "head", "meta")
        ]
    assert problems == []


def inline(element):
    """What of an element is a style or a script within the page, or None."""
    for name, value in element.attributes.items():
        if name == "style" or re.fullmatch(r"on[a-z]+", name):
            return f"attribute {name}"
        if name == "srcdoc" or value.strip().lower().startswith("javascript:"):
            return f"a script in {name}"
    if element.name == "style":
        return "a style element"
    if element.name == "script" and not element.attributes.get("src"):
        kind = element.attributes.get("type", "").lower()
        if kind not in ("application/json", "application/ld+json"):
            return "a script"
    return None


def test_no_page_has_styles_or_scripts_within(website):
    problems = []
    for path, markup in (website.pages | website.drawings).items():
        for element in markup.elements:
            if found := inline(element):
                problems.append(f"{path}:{element.line}: {found} in <{element.name}>")
    assert problems == []


def test_nothing_is_loaded_from_elsewhere(website):
    problems = []
    for path, page in website.pages.items():
        for element, address in page.links:
            is_loaded = element.name != "a" and element.attributes.get("rel") not in {
                "alternate",
                "canonical",
                "license",
            }
            if is_loaded and "//" in address:
                problems.append(f"{path}:{element.line}: <{element.name}> loads '{address}'")
    assert problems == []
