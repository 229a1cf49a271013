"""What somebody's lock files and documents say is text, or Markdown that does nothing."""

import re

import pytest

from test_injection import FORMATS, ID, NAMES, Markup, every_name, expect_text

CHECKS = [*FORMATS, "junit", "github", "sarif"]


def write_lock(folder, name):
    """A lock file in which a cell has a name for its id."""
    quoted = '"' + name.replace('"', '""') + '"'
    (folder / "lock.csv").write_text(f"id,height_pt\n{ID},528\n{quoted},1\n", encoding="utf-8")


@every_name
def test_id_of_a_lock_file(program, folder, name, tried):
    write_lock(folder, NAMES[name])
    for format in CHECKS:
        result = program.run("check", "lock.csv", "--format", format, folder=folder)
        assert result.status == 1, (format, result)
        expect_text(format, result.output.decode())
        expect_text("table", result.errors)
        tried("id that looks like something else")


# What a document must not do, besides what the names say. `#` is its place.
ELEMENTS = [
    "<script>alert(1)</script>", "<SCRIPT\nsrc=//e>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>",
    "<a href=javascript:alert(1)>x</a>", "<iframe srcdoc=x>", "<base href=//e>", "<style>*{}</style>",
    "<!-- --!><script>alert(1)</script>", "<![CDATA[<script>alert(1)</script>]]>", "<?x <script>alert(1)?>",
    "<div\nonclick=alert(1)>", "</p><script>alert(1)</script>", "<script\u0301>alert(1)</script>",
    "[x](javascript:alert(1))", "[x](JaVaScRiPt&#58;alert(1))", "[x](&#106;avascript:alert(1))",
    "[x](<java\tscript:alert(1)>)", "<javascript:alert(1)>", "[x][y]\n\n[y]: javascript:alert(1)",
    "[x](data:text/html,<script>alert(1)</script>)", "[x](https://e.example '\"onclick=\"alert(1)')",
    "\\<script>alert(1)</script>", "`</code><script>alert(1)</script>`", "``` \"onload=\"alert(1)\nx\n```",
    ".so /etc/passwd", "'br \\*(x", ".\\\" x",
]
PLACES = [
    "#", "# #", "> #", "> > a\n#", "* a\n\n  #", "1. #\n   #", "**#**", "|a|\n|-|\n|#|", "---\ntitle: #\n---\n\n#",
    "a `#` b", "[#](https://e.example)", "~~~ #\nx\n~~~", "    #", "a\\\n#",
]


def acts(text):
    """What acts in a page. A document may show pictures, and link to anything but scripts."""
    found = []
    for each in Markup(text).acts:
        name, value = each if isinstance(each, tuple) else (each, "")
        # A browser passes over blanks in an address.
        scheme = re.match(r"([a-z][a-z0-9+.-]*):", re.sub(r"[\x00-\x20]", "", value or ""), re.I)
        if name != "img" and (name not in ("href", "src") or scheme and scheme[1].lower() != "https"):
            found.append(each)
    return found


@pytest.mark.night
@pytest.mark.parametrize("place", PLACES)
def test_document_does_nothing(program, folder, place, tried):
    for text in [*NAMES.values(), *ELEMENTS]:
        (folder / "note.md").write_text(
            place.replace("#", text) if place != "# #" else f"# {text}", encoding="utf-8")
        result = program.run("render", "note.md", folder=folder)
        assert result.status == 0, (text, result)
        output = result.output.decode()
        assert acts(output) == [], (text, output)
        result = program.run("render", "note.md", "--format", "markdown", folder=folder)
        assert (result.status, result.output) == (0, (folder / "note.md").read_bytes()), (text, result)
        tried("hostile Markdown")
