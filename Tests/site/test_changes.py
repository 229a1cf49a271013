"""What a new version changed comes to what the program comes to."""

import json
import re

from program import answer
from website import table_rows_of


def sizes(device, os):
    """The usual size of each family of a device on a version."""
    cells = json.loads(answer("query", device, "--kind", "widgetkit", "--os", os, "--json"))["cells"]
    found = {}
    for cell in cells:
        found.setdefault(cell["family"], (cell["width"]["value"], cell["height"]["value"]))
    return found


def written(length):
    return f"{length:.2f}".rstrip("0").rstrip(".")


def test_changes_of_a_device_are_those_of_the_program(website):
    pages = {int(re.search(r"ios-(\d+)", path)[1]): path for path in website.ending(".html") if path.startswith("changes/ios-")}
    new = str(max(pages))
    path = pages.pop(int(new))
    text = website.text(path)
    before, after = sizes("iphone-16-pro", str(int(new) - 1)), sizes("iphone-16-pro", new)
    phones = text.partition('<h2 id="pad"')[0]
    heads, *rows = table_rows_of(phones)
    row = next(" ".join(row) for row in rows if "iPhone 16 Pro" in row[0].split(", "))
    added = [family for family in after if family not in before and None not in after[family]]
    assert added
    for family in added:
        assert ' × '.join(written(side) for side in after[family]) in row
    # A column whose sizes are all new says so once.
    assert "".join(heads).count("(new)") == len(added) and not any("new" in " ".join(row[1:]) for row in rows)
    same = [family for family in after if before.get(family) == after[family]]
    assert same
    assert "The same on every device: small, medium" in phones
    # The version before changed its size, and says so on its own page.
    older = website.text(pages[int(new) - 1]).partition('<h2 id="pad"')[0]
    change = [written(b - a) for a, b in zip(sizes("iphone-16-pro", "18")["systemMedium"], before["systemMedium"])]
    row = next(" ".join(row) for row in table_rows_of(older) if "iPhone 16 Pro" in row[0].split(", "))
    assert "before: Apple’s guideline" in older
    assert f"+{change[0]} × +{change[1]} now {' × '.join(map(written, before['systemMedium']))}" in row
