"""Addresses that can be guessed: a folder at the top that leads to a page, and a page a family."""

import re

from shared import table_rows

from test_files import slug
from website import table_rows_of


def test_each_device_has_a_short_address(website):
    for row in table_rows("devices"):
        assert website.redirects[f"{slug(row['id'])}/index.html"] == f"devices/{slug(row['id'])}.html"


def test_kinds_of_devices_have_short_addresses(website):
    wanted = {
        "iphone": "sizes/iphone.html", "ipad": "sizes/ipad.html", "watch": "sizes/watch.html",
        "live-activities": "sizes/live-activities.html", "sizes": "sizes/iphone.html", "mac": "devices/mac.html",
        "vision-pro": "devices/apple-vision-pro.html"}
    assert wanted == {name: website.redirects[f"{name}/index.html"] for name in wanted}
    assert website.redirects["changes/index.html"] == max(path for path in website.files if path.startswith("changes/ios-") and path.endswith("html"))
    assert {target.partition("#")[0] for target in website.redirects.values()} <= set(website.files)


def test_a_short_address_leads_to_its_page_on_a_server_and_from_a_disk(website, server, browser):
    for address in (server.address("iphone-16-pro/"), website.address("iphone-16-pro/index.html")):
        browser.open(address)
        assert browser.run_async("setTimeout(() => done(location.href), 300);").endswith("devices/iphone-16-pro.html")


def test_a_family_is_on_one_page_with_what_apple_says(website):
    rows = {row[0].split(",")[0]: row for row in table_rows_of(website.text("medium/index.html"))}
    assert "349.67 × 164.33" in rows["iPhone 18 Pro"][2] and rows["iPhone 18 Pro"][-1].endswith("nothing")
    assert rows["iPhone 16"][-1].endswith("338 × 158")
    assert "378.5 × 170" in rows["iPad Air 13-inch (M4)"][2] and "356 × 160" in rows["iPad Air 13-inch (M4)"][3]
    assert rows["Apple Vision Pro"][-1].endswith("338 × 158")


def test_families_with_a_known_size_have_pages(website):
    found = {path.split("/")[0] for path in website.ending("/index.html")}
    assert {"small", "medium", "large", "extra-large", "circular", "rectangular", "inline"} <= found
    for name in ("small", "medium", "large"):
        description = re.search(r'name="description" content="([^"]+)"', website.text(f"{name}/index.html"))[1]
        assert re.search(r"\d × \d", description)
