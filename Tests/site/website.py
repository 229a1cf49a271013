"""A folder of pages, read from its files without a browser."""

import posixpath
import re
from functools import cached_property
from pathlib import Path, PurePosixPath

from markup import Markup

TAG = re.compile(r"<[^>]*>")
ROW = re.compile(r"<tr[^>]*>(.*?)</tr>", re.DOTALL)
CELL = re.compile(r"<t[hd][^>]*>(.*?)</t[hd]>", re.DOTALL)
# What a file has that leads to another page, and is none.
REDIRECT = '<meta http-equiv="refresh"'
# The values of all attributes but classes.
VALUES = re.compile(r'(?<! class)="[^"]*"')


# The folders of pages that are no families.
FOLDERS = {"devices", "sources", "templates", "today"}


def kind_of(path):
    """A page of the top folder is a kind of its own, and so is the index of a folder; the others in a folder are of
    one kind, called `sizes/*`, but for those of devices, which differ by their drawings: `devices/ipad-*`."""
    place = PurePosixPath(path)
    # A family has a folder at the top.
    if len(place.parts) == 2 and place.stem == "index" and place.parent.name not in FOLDERS:
        return "*/index.html"
    is_alone = place.parent == PurePosixPath() or place.stem == "index"
    if is_alone:
        return path
    name = place.stem.split("-")[0] + "-*" if place.parent == PurePosixPath("devices") else "*"
    return f"{place.parent}/{name}"


def table_rows_of(text):
    """The texts of the cells of each row of the tables in HTML, without the headings that cells have for phones."""
    text = re.sub(r'<span class="label">[^<]*</span>', "", text)
    return [[" ".join(TAG.sub("", cell.replace("<br>", " ")).split()) for cell in CELL.findall(row)]
            for row in ROW.findall(text)]


class Website:
    """All paths are relative to the folder, with `/` between their parts."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()

    @cached_property
    def files(self):
        """The paths of all files, sorted."""
        found = (path for path in self.folder.rglob("*") if path.is_file())
        return sorted(path.relative_to(self.folder).as_posix() for path in found)

    @cached_property
    def pages(self):
        """The HTML pages by path."""
        return {path: Markup(self.text(path)) for path in self.ending(".html")}

    @cached_property
    def heads(self):
        """The heads of the HTML pages by path."""
        return {path: Markup(self.text(path).partition("</head>")[0]) for path in self.ending(".html")}

    @cached_property
    def drawings(self):
        """The SVG files by path."""
        return {path: Markup(self.text(path)) for path in self.ending(".svg")}

    @cached_property
    def kinds(self):
        """One page of each kind: that with the most different tags, and of those the smallest."""
        paths = sorted(self.ending(".html"), key=self.variety)
        # Of a kind the last one stays.
        return dict(sorted({kind_of(path): path for path in paths}.items()))

    def variety(self, path):
        """How many tags of a page differ in more than the values of attributes, and then how small it is."""
        text = self.text(path)
        tags = (VALUES.sub("", tag) for tag in TAG.findall(text))
        return len(set(tags)), -len(text)

    def ending(self, suffix):
        """The paths that end in `suffix`, sorted."""
        return [path for path in self.files if path.endswith(suffix) and path not in self.redirects]

    @cached_property
    def redirects(self):
        """The addresses that lead to pages, each with the path that it leads to."""
        found = {}
        for path in self.files:
            if path.endswith(".html") and REDIRECT in (text := self.text(path)):
                address = re.search(r'content="0; url=([^"]+)"', text)[1]
                found[path] = self.resolved(posixpath.dirname(path), address)
        return found

    def text(self, path):
        return (self.folder / path).read_text(encoding="utf-8")

    @staticmethod
    def resolved(folder, address):
        """The path that an address in a folder of the site leads to."""
        return posixpath.normpath(posixpath.join(folder, address))

    def address(self, path):
        """The page's address on the disk."""
        return (self.folder / path).as_uri()
