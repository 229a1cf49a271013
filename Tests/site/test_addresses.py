"""Every address of version 1 of the site still leads somewhere: no link that anyone has is dead.

`addresses.txt` has the path of every file that version 1 wrote, and below each page the ids of its
headings, tables and drawings and those that its links led to.
"""

from pathlib import Path

ADDRESSES = Path(__file__).with_name("addresses.txt")


def addresses():
    """The ids of each file, by its path."""
    found = {}
    for line in ADDRESSES.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            found[path].append(line[1:])
        else:
            path = line
            found[path] = []
    return found


def test_every_file_of_version_1_is_there(website):
    missing = set(addresses()) - set(website.files)
    assert missing == set()


def test_every_id_of_version_1_is_there(website):
    missing = [
        f"{path}#{anchor}"
        for path, anchors in addresses().items()
        if anchors
        for anchor in set(anchors) - set(website.pages[path].ids)
    ]
    assert missing == []
