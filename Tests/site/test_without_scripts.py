"""A page without its script has all that stands in its file."""

# Hidden elements, except in details that a reader can open and in forms that need a script.
HIDDEN = """
  return [...document.querySelectorAll('main :is(tr, p, li, h1, h2, h3)')]
    .filter(element => !element.closest('details:not([open]), form, .alternative + .alternative'))
    .filter(element => !element.checkVisibility())
    .map(element => element.outerHTML.slice(0, 200));
"""


def test_page_without_scripts_hides_nothing(website, browser, page):
    browser.set_scripts(False)
    browser.open(website.address(page))
    assert browser.run("return document.querySelectorAll('main *').length") > 0
    assert browser.run(HIDDEN) == []
