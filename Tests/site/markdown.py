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
