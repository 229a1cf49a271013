"""The site from a web server is the site from the disk."""


def test_everything_that_a_page_asks_for_is_there(server, browser, page):
    server.requests.clear()
    browser.open(server.address(page))
    assert browser.messages() == []
    assert browser.run("return [...document.styleSheets].every(sheet => sheet.cssRules.length)")
    assert server.requests and [request for request in server.requests if request[0] >= 400] == []
