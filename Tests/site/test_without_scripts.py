"""A page without its script has all that stands in its file."""

from selenium.webdriver.common.by import By

# Hidden elements, except in details that a reader can open and in forms that need a script.
HIDDEN = """
  return [...document.querySelectorAll('main :is(tr, p, li, h1, h2, h3)')]
    .filter(element => !element.closest('details:not([open]), form, .alternative + .alternative, tbody:has(details:not([open])) .more'))
    .filter(element => !element.checkVisibility())
    .map(element => element.outerHTML.slice(0, 200));
"""


def test_page_without_scripts_hides_nothing_and_has_a_link_to_the_devices(website, browser, varied_page):
    browser.set_scripts(False)
    varied_page.open(browser, website)
    assert browser.run("return document.querySelectorAll('main *').length") > 0
    assert browser.run(HIDDEN) == []
    link = browser.driver.find_element(By.CSS_SELECTOR, ".search a")
    assert link.is_displayed() and link.get_attribute("href").endswith("devices/index.html")
    assert browser.run("return document.querySelectorAll('.search input').length") == 0
