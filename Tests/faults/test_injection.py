"""Texts of a user's tables are text in every output of every command, whatever they look like."""

import csv
import html.parser
import io
import json
import re
import subprocess
import urllib.parse
import xml.etree.ElementTree
import zipfile

import pytest

from program import names
from shared import table_rows

NAMES = {
    "html": "</td></script><script>alert(1)</script>",
    "attribute": "\" onload=\"alert(1)' onfocus='alert(1)",
    "markdown": "[x](javascript:alert(1)) ![x](https://evil.example/x.png) `x` | *y* <b>",
    "xml": "]]><!ENTITY x SYSTEM 'file:///etc/passwd'>&x;",
    "formula": "=cmd|' /C calc'!A0", "plus": "+1+1", "at": "@SUM(1)", "minus": "-1+1",
    "path": "../../../etc/passwd",
    "swift": "*/ } import Glibc; system(\"x\") /*",
    "interpolation": "\\(fatalError()) \"\"\" #\"x\"#", "css": "*/ } body { background: url(//e) } /*",
    "style": "</style><img src=x onerror=alert(1)>", "annotation": "::error file=x::y %0A::warning::z",
    "template": "{{content}} {{policy}}", "shell": "$(touch owned); `touch owned` & | ;",
    "log": "::error::x ##[error]y ##vso[task.complete]z",
    # A sign is one character with the mark behind it, or with the letter before it, and still a sign.
    "combining": "*/M body { background: url(//e) } /*M `M 'M \"M |M ${Mx} <b>M \\M".replace("M", "\u0301"),
    "prepended": "P*/ body { background: url(//e) } P/* P` P' P\" P| P${x} P<b> P\\".replace("P", "\u0d4e"),
}
# Those that each change is tried with, and all, of which most run at night.
BY_DAY = ("html", "formula", "combining")
every_name = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in BY_DAY else pytest.mark.night) for name in NAMES])
FORMATS = ["table", "markdown", "html", "csv", "json"]
SOURCE = ("swift", "typescript", "kotlin", "dart")
SIZES = ["svg", *SOURCE, "tokens", "css"]
COMMANDS = {
    "query": (["query", "-d", "376x668", "--os", "10", "-t", "l"], FORMATS + SIZES),
    "explain": (["explain", "-d", "376x668", "--os", "10"], FORMATS),
    "devices": (["list", "devices"], FORMATS), "screens": (["list", "screens"], FORMATS),
    "sources": (["list", "sources"], FORMATS), "disputes": (["list", "disputes"], FORMATS),
    "fit": (["fit", "--rows", "5", "--row-height", "44", "-d", "376x668"], FORMATS),
    "identify": (["identify", "359x616"], FORMATS),
    "safe": (["safe", "-d", "376x668", "--os", "10"], FORMATS),
    "compare": (["compare", "-d", "376x668", "--os", "10,11", "-t", "l"], FORMATS),
    "validate": (["validate", "own"], ["table", "markdown", "html", "csv", "json"]),
    "check": (["check", "sizes.csv"], FORMATS + ["junit", "github", "sarif"]),
    "render": (["render", "note.md"], ["html", "markdown"]),
    "text-sizes": (["list", "text-sizes"], FORMATS), "os": (["list", "os"], FORMATS),
    "entry-points": (["list", "entry-points"], FORMATS), "rules": (["list", "rules"], FORMATS),
    "families": (["list", "families"], FORMATS),
    # The same of WidgetKit.
    "widgets": (["query", "-d", "376x668", "--kind", "widgetkit"], FORMATS + SIZES),
    "explain widgets": (["explain", "-d", "376x668", "--family", "systemSmall"], FORMATS),
    "compare widgets": (["compare", "-d", "376x668", "--os", "17,18", "--kind", "widgetkit"], FORMATS),
    "fit widgets": (["fit", "--rows", "3", "--row-height", "40", "-d", "376x668",
                     "--family", "systemSmall"], FORMATS),
    "identify widgets": (["identify", "148x148", "--kind", "widgetkit"], FORMATS),
    "safe widgets": (["safe", "-d", "376x668", "--family", "systemSmall"], FORMATS),
}
CASES = [(command, format) for command, (_, formats) in COMMANDS.items() for format in formats]
ID = "today.ios10.376x668@2.portrait.l.today-view.expanded"


# A screen like one of the tables, with the devices and claims of that, under other names.
LIKE, SCREEN = "375x667@2", {"id": "376x668@2", "width_pt": "376", "height_pt": "668"}
DEVICES = ["iphone-6", "iphone-6s", "iphone-7", "iphone-8", "iphone-se-2", "iphone-se-3"]
SOURCES = ["S01", "S02", "S03", "S04", "S06", "S44"]
# What identifies rows of other tables, and their texts.
OTHERS = {
    "home_screens": ({"id": "OWN1-G01", "source_id": "OWN1", "screen_class": SCREEN["id"]}, ["note"]),
    "screen_readings": ({"device": "own-1", "source_id": "OWN1"}, ["note"]),
    "families": ({"id": "ownTile", "name": "own tile", "order": "99"}, []),
    "widget_families": ({"family": "ownTile", "platform": "iOS", "os_first": "18"}, ["note"]),
    "os_releases": ({"platform": "iOS", "os": "60"}, ["name", "note"]),
    "exceptions": ({"claim_id": "OWN1-001"}, ["reason"]),
    "lifecycle": ({"order": "99"}, ["callback", "meaning", "note"]),
    "memory_limits": ({"id": "OWN1-16"}, ["note"]), "archive_limits": ({"id": "OWN1-901"}, ["note"]),
    "text_styles": ({"id": "own-style", "order": "99"}, ["name", "other_name"]),
}


def write_rows(own, table, rows):
    """Writes rows of a table below its header, sorted by its first two columns."""
    own.mkdir(exist_ok=True)
    header = list(table_rows(table)[0])
    with open(own / f"{table}.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, header, lineterminator="\n")
        writer.writeheader()
        writer.writerows(sorted(rows, key=lambda row: [row[name].encode() for name in header[:2]]))


def like(table, key, **changes):
    """The row of a table with this value in its first column, with other values."""
    return {**next(row for row in table_rows(table) if key in (None, next(iter(row.values())))), **changes}


def prepare(folder, name, others=()):
    """Tables in which `name` and others stand for the names, titles and notes of one screen."""
    texts = [name, *others, *("An ordinary text " + letter for letter in "abcdef")]
    numbers = range(len(DEVICES))
    own = folder / "own"
    write_rows(own, "screen_classes", [like("screen_classes", LIKE, **SCREEN, name=name + " screen", note=name)])
    write_rows(own, "devices", [
        like("devices", DEVICES[n], id=f"own-{n + 1}", screen_class=SCREEN["id"], name=texts[n], note=texts[n])
        for n in numbers])
    sources = [
        like("sources", SOURCES[n], id=f"OWN{n + 1}", title=texts[n], author=texts[n], note=texts[n]) for n in numbers]
    sources[1]["url"] = "https://e.example/\"onclick=\"alert(1)"
    write_rows(own, "sources", sources)
    claims = [row for row in table_rows("claims") if row["screen_class"] == LIKE]
    write_rows(own, "claims", [
        {**row, "id": f"OWN{n % len(SOURCES) + 1}-{n + 1:03}", "source_id": f"OWN{n % len(SOURCES) + 1}",
         "screen_class": SCREEN["id"], "note": texts[n % len(texts)], "locator": texts[n % len(texts)]}
        for n, row in enumerate(claims)])
    for table, (keys, columns) in OTHERS.items():
        write_rows(own, table, [like(table, None, **keys, **dict.fromkeys(columns, name))])
    (folder / "note.md").write_text(
        "# A note\n\n```widgetsize\n-d 376x668 --os 10\n-d 376x668 --family systemSmall\n```\n")
    (folder / "sizes.csv").write_text(f"id,height_pt\n{ID},528\n")


class Markup(html.parser.HTMLParser):
    """Finds what acts: scripts, handlers of events, links to anything but pages, pictures."""

    def __init__(self, text):
        super().__init__()
        self.acts = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        if tag in ("script", "iframe", "object", "embed", "form", "img", "base", "link", "b"):
            self.acts.append(tag)
        for name, value in attributes:
            if name.startswith("on") or (
                    name in ("href", "src") and not re.match(r"https://|(?!//)[\w./@-]*(#[\w-]*)?$", value or "")):
                self.acts.append((name, value))


# Formats that a program shows, or a browser, which both know about the direction of writing.
SHOWS_ALL = ("html", "markdown", "json", "tokens", "svg")

# Formats that are printed, and seen in the log of a CI system.
LOGGED = ("table", "csv", "json", "tokens", *SOURCE, "css")


def expect_text(format, text):
    """What comes of names in a format is text."""
    if format not in SHOWS_ALL:
        found = re.search(
            r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", text)
        assert not found, repr(text[found.start() - 100:found.end() + 100])
    if format in LOGGED:
        # A CI system reads commands from what is printed.
        assert not re.search(r"(?m)^\s*::|##[A-Za-z]*\[", text), text
    if format == "html":
        assert Markup(text).acts == []
    elif format == "markdown":
        # Whoever renders it may pass raw HTML through.
        html = subprocess.run(
            ["cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough"], input=text,
            capture_output=True, text=True, check=True).stdout
        assert Markup(html).acts == []
    elif format == "csv":
        for cell in (cell for row in csv.reader(io.StringIO(text)) for cell in row):
            assert cell[:1] not in ("=", "+", "@") and (
                cell[:1] != "-" or re.fullmatch(r"-[\d.]+", cell)), cell
    elif format in ("json", "tokens", "sarif"):
        json.loads(text)
    elif format == "junit":
        tags = {element.tag for element in xml.etree.ElementTree.fromstring(text).iter()}
        assert tags <= {"testsuites", "testsuite", "testcase", "failure", "skipped"}
    elif format == "github":
        for line in text.splitlines():
            if line.lstrip().startswith("::"):
                assert re.match(r"::(error|warning|notice) file=[\w.]+(,line=\d+)?(,col=\d+)?,title=[A-Za-z ]+::", line)
    elif format == "svg":
        root = xml.etree.ElementTree.fromstring(text)
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert not tags & {"script", "image", "foreignObject", "a", "animate", "set"}
        assert not any(key.startswith("on") for element in root.iter() for key in element.attrib)
    elif format in SOURCE:
        for line in map(str.strip, text.split("\n")):
            expect_line_of_source(format, line)
    elif format == "css":
        outside = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        assert "url(" not in outside and "body" not in outside and "<" not in outside, outside


# Literals of text in printable ASCII that hold no expression.
LITERALS = {
    "swift": r'"(?:[^"\\]|\\["\\]|\\u\{[0-9a-f]+\})*"',
    "dart": r'"(?:[^"\\$]|\\["\\]|\\u[0-9a-f]{4})*"',
}


def expect_line_of_source(format, line):
    """What comes from tables is in comments of one line, or in literals that end where they should."""
    if line.startswith("//"):
        return
    if line.startswith("/**") and line != "/**":
        assert line.endswith("*/") and "*/" not in line[3:-2] and "/*" not in line[3:-2], line
        return
    code = re.sub(LITERALS.get(format, LITERALS["dart"]), "", line)
    assert line.isascii() and '"' not in code, line
    assert not re.search(r"\b(fatalError|Glibc|alert|onload|touch|body)\b|system\(|url\(", code), line


@pytest.mark.night
@pytest.mark.parametrize("first", range(0, len(NAMES), 6))
def test_names_are_text(program, folder, first, tried):
    group = list(NAMES.values())[first:first + 6]
    prepare(folder, group[0], group[1:])
    before = names(folder)
    for command, format in CASES:
        arguments = [*COMMANDS[command][0], "--format", format]
        if command != "validate":
            arguments += ["--data", "own"]
        result = program.run(*arguments, folder=folder)
        assert result.status in (0, 1), result
        assert "\x1b" not in result.errors and "\u202e" not in result.errors, result
        try:
            expect_text(format, result.output.decode())
        except AssertionError as error:
            raise AssertionError(f"{command} --format {format}: {error}") from None
    assert names(folder) == before
    for _ in group:
        tried("name that looks like something else, in all outputs")


# Words of many lengths, so that at each width a word that looks like a command begins a line.
COMMAND_AT_ANY_WIDTH = " ".join("a" * (length * 5 % 13) + f" ::error file=x::{length}" for length in range(1, 13))


@pytest.mark.parametrize("columns", [40, *(pytest.param(each, marks=pytest.mark.night) for each in (20, 26, 33, 61, 80, 120))])
def test_no_line_is_a_command_at_any_width(program, folder, columns, tried):
    name = COMMAND_AT_ANY_WIDTH
    prepare(folder, name, [name[5:] + " x", name[9:] + " y", name[14:] + " z"])
    file = name[:200]
    (folder / file).write_text(f'id,height_pt\n{ID},528\n"{name}",1\n')
    for arguments, _ in [*COMMANDS.values(), (["check", file], None)]:
        if arguments[0] == "render":
            continue
        if arguments[0] != "validate":
            arguments = [*arguments, "--data", "own"]
        result = program.run(*arguments, folder=folder, environment={"COLUMNS": str(columns)})
        for text in (result.output.decode(), result.errors):
            assert not re.search(r"(?m)^\s*::", text), (arguments, text)
    tried("name with a command at the start of a line, at a width")


@every_name
def test_name_is_text_in_the_reports_of_a_check(program, folder, name, tried):
    prepare(folder, NAMES[name])
    quoted = NAMES[name].replace('"', '""')
    (folder / "sizes.csv").write_text(f'id,height_pt\n{ID},528\n"{quoted}",1\n')
    result = program.run(
        "check", "sizes.csv", "--format", "github", "--format", "junit", "--output", "junit.xml", "--data", "own",
        folder=folder)
    assert result.status == 1, result
    suites = xml.etree.ElementTree.parse(folder / "junit.xml").getroot()
    assert {element.tag for element in suites.iter()} <= {
        "testsuites", "testsuite", "testcase", "failure", "skipped"}
    # As the runner reads them: behind blanks, too.
    lines = map(str.strip, result.output.decode().splitlines())
    annotations = [line for line in lines if line.startswith("::")]
    assert len(annotations) == 2 and all(line.startswith("::error file=sizes.csv,line=")
                                         for line in annotations), annotations
    tried("name that looks like something else, in the reports of a check")


FILES = ["a\x1bb.ts", " a b.ts", "a  b .ts", "a\nb\r\tc.ts", "a\x9b\u202e\u2028\x85b.ts", "\"a\" <b> & 'c'.ts",
         "a,b;c|d%25:e.ts", "\\u{1B}.ts", "é\xa0\ufeff漢字😀.ts", "::error::x", "a#b ## c.ts"]


@pytest.mark.parametrize("name", FILES)
def test_file_has_its_name_in_formats_for_programs(program, folder, name, tried):
    """What a program reads from a report opens the file. XML 1.0 has no form for U+001B, and no character in the log of
    GitHub moves the cursor: the bytes of one that would are written in percent encoding, which the runner leaves."""
    (folder / name).write_text("iPhone 16 Pro systemSmall 150x150\n")

    def check(format):
        result = program.run("check", "--format", format, "--", name, folder=folder)
        assert result.status == 1 and not result.errors, result
        return result.output.decode()

    rows = list(csv.DictReader(io.StringIO(check("csv"), newline="")))
    assert [row["file"] for row in rows] == [name.replace("\n::", "\n:\\u{3A}")
                                             if not name.startswith("::") else ":\\u{3A}error::x"]
    assert json.loads(check("json"))["files"][0]["file"] == name
    [annotation] = [line for line in check("github").split("\n") if line.startswith("::")]
    file = re.match("::error file=(.*?),", annotation)[1]
    for code, sign in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
        file = file.replace(code, sign)
    assert file == re.sub("[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f]", lambda sign: urllib.parse.quote(sign[0]), name)
    suite = xml.etree.ElementTree.fromstring(check("junit"))[0]
    assert suite.get("name") == suite[0].get("file") == name.replace("\x1b", "\\u{1B}")
    # People see all of it, on one line.
    for format in ("table", "markdown"):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\u2028]", check(format))
    (folder / name).write_text("id,height_pt\nx,1\n")
    assert json.loads(check("json"))["file"] == name
    assert xml.etree.ElementTree.fromstring(check("junit"))[0].get("name") == name.replace("\x1b", "\\u{1B}")
    tried("name of a file in a report")


def test_heading_of_a_file_keeps_its_blanks(program, folder, tried):
    for name, shown in ((" a.csv", "\\u{20}a.csv"), ("a  b.csv", "a \\u{20}b.csv")):
        (folder / name).write_text("id,height_pt\nx,1\n")
        for format in ("table", "markdown", "html"):
            result = program.run("check", "--format", format, "--", name, folder=folder)
            assert shown in result.output.decode().replace("\\\\", "\\"), result
    tried("blanks in the name of a file")


@pytest.mark.parametrize("character", [0x9B, 0x202E, 0x2066, 0x200F, 0x2028, 0x61C])
def test_character_that_steers_is_refused(program, folder, character, tried):
    """The error names the character by its code."""
    prepare(folder, "A name" + chr(character))
    result = program.run("query", "--data", "own", folder=folder)
    assert result.status == 2 and result.output == b"", result
    assert f"character U+{character:04X} in a cell" in result.errors, result
    assert chr(character) not in result.errors, result
    tried("character that steers the terminal")


@pytest.mark.night
@pytest.mark.parametrize("first", range(0, len(NAMES), 6))
def test_names_are_text_in_the_report(program, folder, first, tried):
    """All files of the report of hostile tables do what those of harmless ones do."""
    group = list(NAMES.values())[first:first + 6]
    prepare(folder, group[0], group[1:])
    (folder / "harmless").mkdir()
    prepare(folder / "harmless", "A name")
    before = names(folder)
    for output, data in (("site", "own"), ("plain", "harmless/own")):
        result = program.run("report", "-o", output, "--data", data, folder=folder, timeout=600)
        assert result.status == 0, result
    assert names(folder) == sorted(before + ["site", "plain"])
    acts = {act for path in (folder / "plain").rglob("*.html")
            for act in Markup(path.read_text(encoding="utf-8")).acts}
    for path in sorted((folder / "site").rglob("*")):
        assert re.fullmatch(r"[a-z0-9.@-]+", path.name), path
        if path.is_dir():
            continue
        if path.suffix == ".png":
            assert path.read_bytes() == (folder / "plain" / path.relative_to(folder / "site")).read_bytes()
            continue
        if path.suffix == ".zip":
            # The drawings in it also stand in the folder beside it.
            with zipfile.ZipFile(path) as archive:
                for name in archive.namelist():
                    assert archive.read(name) == (path.parent / name).read_bytes(), f"{name} in {path}"
            continue
        text = path.read_text(encoding="utf-8")
        try:
            if path.suffix == ".html":
                assert set(Markup(text).acts) <= acts
            elif path.suffix == ".xml":
                xml.etree.ElementTree.fromstring(text)
            elif path.suffix == ".js":
                plain = folder / "plain" / path.relative_to(folder / "site")
                assert without_literals(text) == without_literals(plain.read_text(encoding="utf-8"))
            elif path.suffix in (".csv", ".json", ".svg", ".md"):
                expect_text({".md": "markdown"}.get(path.suffix, path.suffix[1:]), text)
        except AssertionError as error:
            raise AssertionError(f"{path.relative_to(folder)}: {error}") from None
    tried("names that look like something else, in the report")


def without_literals(script):
    """The script of data with nothing in its literals. A template that has an expression is none."""
    return re.sub(r'`(?:[^`\\$]|\\.|\$(?!\{))*`|"(?:[^"\\]|\\.)*"', '""', script, flags=re.S)


@pytest.mark.night
def test_names_that_are_read_alike_break_no_page(program, folder, tried):
    """Every model has a twin whose name differs in blanks and punctuation only."""
    rows = table_rows("devices")
    own = folder / "own"
    own.mkdir()
    with open(own / "devices.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        for number, row in enumerate(rows):
            twin = {**row, "id": f"twin-{number:03}", "name": row["name"].replace(" ", "  ") + "."}
            if row["id"] == "iphone-7":
                # Models that share a screen have one answer.
                twin |= {"screen_class": "414x736@3"}
            writer.writerow(twin)
    result = program.run("report", "-o", "site", "--data", "own", folder=folder, timeout=600)
    assert result.status == 0, result
    for name in ("iPhone 7", "iPhone  7."):
        result = program.run("query", name, "--data", "own", folder=folder)
        assert result.status == 0, result
        assert result.errors == "note: 'iPhone 7' is read as iPhone 7, the newest of 2 models\n"
    result = program.run("query", "iphone-7", "--os", "10", "--data", "own", folder=folder)
    assert result.status == 0, result
    tried("names that are read alike")


@pytest.mark.parametrize("url", [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>alert(1)</script>",
    "vbscript:x", "file:///etc/passwd", "//evil.example", "https://e.example/)x(", "http://e.example",
    "https://e.example/ x", "https://e.example/\"><script>alert(1)</script>", "ftp://e.example",
    "java&#115;cript:alert(1)"])
def test_address_of_a_source_does_not_act(program, folder, url, tried):
    prepare(folder, "A source")
    write_rows(folder / "own", "sources", [like("sources", key, id=f"OWN{n + 1}", url=url)
                                           for n, key in enumerate(SOURCES)])
    for arguments in (["query", "-d", "376x668", "--os", "10"], ["list", "sources"],
                      ["render", "note.md"]):
        result = program.run(*arguments, "--format", "html", "--data", "own", folder=folder)
        assert result.status in (0, 2), result
        assert Markup(result.output.decode()).acts == [], arguments
    tried("address of a source that is none")


@pytest.mark.night
@pytest.mark.parametrize("id", ["../../owned", "/owned", "..", "a/b", "a\\b"])
def test_identifier_leads_to_no_path_outside(program, folder, id, tried):
    """A class, a device and a source become pages; none of them may leave the folder."""
    write_rows(folder / "own", "sources", [like("sources", "S01", id=id)])
    write_rows(folder / "own", "devices", [like("devices", "iphone-7", id=id, name="Another 7")])
    result = program.run("report", "-o", "site", "--data", "own", folder=folder)
    assert names(folder) == (["own", "site"] if result.status == 0 else ["own"]), result
    if result.status == 0:
        for path in (folder / "site").rglob("*"):
            assert re.fullmatch(r"[\w.@-]+", path.name), path
    tried("identifier that looks like a path")
