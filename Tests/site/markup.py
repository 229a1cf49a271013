"""The content of a file of HTML: its elements in order, its text, its links."""

from functools import cached_property
from html.parser import HTMLParser
from typing import NamedTuple

# The attributes that hold an address, and those that hold several.
ADDRESSES = {"href", "src", "poster", "action", "formaction", "cite", "manifest", "xlink:href"}
ADDRESS_LISTS = {"srcset", "imagesrcset"}
CELLS = {"td", "th"}
HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}


class Element(NamedTuple):
    name: str
    attributes: dict
    line: int


class Link(NamedTuple):
    element: Element
    address: str


class Markup(HTMLParser):
    """A page, or a fragment of one. Reads what a browser would read, and complains of nothing."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.elements = []
        # The text of each heading; the text of each script that has its text in the page.
        self.headings = []
        self.scripts = []
        # The texts of the cells of each row of a table.
        self.rows = []
        self._text = []
        self._collecting = None
        self.feed(text)
        self.close()

    @cached_property
    def text(self):
        """All text, scripts left out."""
        return "".join(self._text)

    @cached_property
    def ids(self):
        """The ids in order, each as often as it stands there."""
        return [e.attributes["id"] for e in self.elements if "id" in e.attributes]

    def all(self, *names):
        """The elements of these names."""
        return [element for element in self.elements if element.name in names]

    @cached_property
    def links(self):
        """Every address in the page, with the element that has it."""
        links = []
        for element in self.elements:
            for name, value in element.attributes.items():
                if name in ADDRESSES or (element.name, name) == ("object", "data"):
                    links.append(Link(element, value))
                elif name in ADDRESS_LISTS:
                    candidates = [c.split() for c in value.split(",")]
                    links += [Link(element, c[0] if c else "") for c in candidates]
        return links

    def handle_starttag(self, name, attributes):
        values = {key: value or "" for key, value in attributes}
        self.elements.append(Element(name, values, self.getpos()[0]))
        if name in HEADINGS:
            self.headings.append("")
            self._collecting = self.headings
        elif name == "script":
            self.scripts.append("")
            self._collecting = self.scripts
        elif name == "tr":
            self.rows.append([])
        elif name in CELLS and self.rows:
            self.rows[-1].append("")
            self._collecting = self.rows[-1]

    def handle_endtag(self, name):
        if name in HEADINGS | CELLS or name == "script":
            self._collecting = None

    def handle_data(self, data):
        if self._collecting is not self.scripts:
            self._text.append(data)
        if self._collecting is not None:
            self._collecting[-1] += data
