"""axe-core, https://github.com/dequelabs/axe-core, finds no barrier."""

from importlib.resources import files

from browser import NARROW, WIDE

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
VERSION = "4.12.1"

# WCAG 2.2 at level AA, all that it builds on, and what axe advises beyond it.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# The rules about colour depend on the scheme, those about size on the width.
VIEWS = {"light-wide": ("light", WIDE), "dark-narrow": ("dark", NARROW)}

RUN = """
  axe.run(document, {
    runOnly: { type: 'tag', values: arguments[0] }, resultTypes: ['violations'], preload: false,
  }).then(done, error => done({ error: String(error) }));
"""


def violations(browser):
    browser.run(AXE)
    result = browser.run_async(RUN, TAGS)
    assert "error" not in result, result["error"]
    assert result["testEngine"]["version"] == VERSION
    assert result["passes"], "no rule found anything to look at"
    return [
        f"{violation['id']}: {node['html'][:200]}\n  {node['failureSummary']}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


def test_axe_finds_no_violation_in_the_dark(website, browser, dark_page):
    scheme, size = VIEWS["dark-narrow"]
    browser.emulate(scheme=scheme, size=size)
    dark_page.open(browser, website)
    assert violations(browser) == []
