"""Markdown as GitHub shows it."""

import subprocess
from functools import cache

from markup import Markup


@cache
def read_markdown(path):
    """What GitHub's reader makes of a file. HTML, and addresses of any kind, are let through."""
    extensions = [word for name in ("table", "strikethrough", "autolink") for word in ("-e", name)]
    html = subprocess.run(
        ["cmark-gfm", "--unsafe", *extensions, path],
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return Markup(html.stdout)


def anchors(markdown):
    """Where a link can lead: to ids, and to headings by the names that GitHub gives them."""
    found = set(markdown.ids)
    uses = {}
    for heading in markdown.headings:
        letters = (c for c in heading.strip().lower() if c.isalnum() or c in " -_")
        name = "".join(letters).replace(" ", "-")
        uses[name] = uses.get(name, -1) + 1
        found.add(f"{name}-{uses[name]}" if uses[name] else name)
    return found
