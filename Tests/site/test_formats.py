"""One report in every format, read back by a reader of that format: the same numbers and sources."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ElementTree

import jsonschema
import pytest
import tinycss2

from markdown import read_markdown
from markup import Markup
from program import answer
from shared import ROOT
from test_html import check

# Sourced, disputed, derived and extrapolated numbers, in points and in thirds of them.
QUERY = ("query", "--device", "iPhone 7", "--portrait", "--os", "10", "--text-size", "l,xxl,ax3",
         "--entry-point", "today-view")
SIZES = ("width", "height")


@pytest.fixture(scope="module")
def cells():
    """The cells of the JSON, which the other formats are compared with."""
    text = answer(*QUERY, "--json")
    report = json.loads(text)
    schema = json.loads((ROOT / "Site" / "templates" / "schema.json").read_text())
    jsonschema.validate(report, schema)
    assert len(report["cells"]) == 6
    assert len({cell[size]["state"] for cell in report["cells"] for size in SIZES}) > 2
    return {cell["id"]: cell for cell in report["cells"]}


def number(value):
    return "" if value is None else f"{value:.12g}"


def numbers(cells):
    """The width and the height of each cell, as text."""
    return {id: [number(cell[size]["value"]) for size in SIZES] for id, cell in cells.items()}


def sources(cells):
    return {id: [cell[size]["sources"] for size in SIZES] for id, cell in cells.items()}


def test_csv_has_the_numbers_of_json(cells):
    rows = list(csv.DictReader(io.StringIO(answer(*QUERY, "-f", "csv"))))
    assert {row["id"]: [row[f"{size}_pt"] for size in SIZES] for row in rows} == numbers(cells)
    assert {row["id"]: [row[f"{size}_sources"].split() for size in SIZES] for row in rows} \
        == sources(cells)


@pytest.mark.parametrize("topic", ["devices", "screens", "text-sizes", "entry-points", "os", "families", "sources",
                                   "disputes", "rules"])
def test_lists_have_the_same_rows_in_every_format(topic):
    report = json.loads(answer("list", topic, "--json"))
    # The last list is the one that was asked for; those of rules have others before it.
    rows = [rows for rows in report.values() if isinstance(rows, list) and rows][-1]
    assert all(row.keys() == rows[0].keys() for row in rows)
    read = csv.DictReader(io.StringIO(answer("list", topic, "-f", "csv")))
    assert len(list(read)) == len(rows) and len(read.fieldnames) == len(rows[0])


def shown(text):
    """The number in a cell of a table for people, without its mark."""
    return re.match(r"[0-9.]*", text.strip()).group()


def test_tables_for_people_have_the_numbers_of_json(cells, tmp_path):
    """For each mode the width at `l`, then the height at each text size."""
    expected = []
    for mode in ("compact", "expanded"):
        of_mode = [cell for cell in cells.values() if cell["mode"] == mode]
        width = next(cell["width"] for cell in of_mode if cell["textSize"] == "l")
        expected.append([number(width["value"])] + [number(c["height"]["value"]) for c in of_mode])
    cited = {source for lists in sources(cells).values() for ids in lists for source in ids}

    html = answer(*QUERY, "-f", "html")
    page = tmp_path / "page.html"
    page.write_text(f"<!DOCTYPE html><html lang=en><title>Sizes</title>{html}")
    assert check(tmp_path, [page.name]) == ([page.name], [])
    markdown = tmp_path / "page.md"
    markdown.write_text(answer(*QUERY, "-f", "markdown"))
    for document in (Markup(html), read_markdown(markdown)):
        assert modes({row[0]: [shown(text) for text in row[1:]] for row in document.rows if row}) == expected
        for source in cited:
            assert source in document.text

    lines = [line.split() for line in answer(*QUERY).splitlines()]
    assert modes({line[0]: [shown(text) for text in line[1:]] for line in lines if len(line) == 3}) == expected


def modes(rows):
    """The width and the heights of each mode, of a table with a row for each text size."""
    return [list(row) for row in zip(*(rows[name] for name in ("width", "l", "xxl", "ax3")), strict=True)]


def test_comparison_has_the_same_numbers_in_every_format(tmp_path):
    """Versions side by side: the same cells as JSON, as rows, and in tables for people."""
    compare = ("compare", "--device", "iPhone 15", "--os", "17,18", "--family", "medium,lock")
    expected = [(cell["id"], *(number(cell[size]["value"]) for size in SIZES))
                for cell in json.loads(answer(*compare, "--json"))["sizes"]]
    read = csv.DictReader(io.StringIO(answer(*compare, "-f", "csv")))
    assert [(row["id"], row["width_pt"], row["height_pt"]) for row in read] == expected
    markdown = tmp_path / "page.md"
    markdown.write_text(answer(*compare, "-f", "markdown"))
    for document in (Markup(answer(*compare, "-f", "html")), read_markdown(markdown)):
        sizes = [re.findall(r"[0-9.]+", text) for row in document.rows for text in row[2:4]
                 if row[0] in ("systemMedium", "accessoryCircular", "accessoryRectangular", "accessoryInline")]
        assert sizes == [[each for each in cell[1:] if each] for cell in expected]


def test_drawing_shows_every_height(cells):
    drawing = ElementTree.fromstring(answer(*QUERY, "-f", "svg"))
    words = " ".join("".join(text.itertext()) for text in drawing.iterfind(".//{*}text"))
    for cell in cells.values():
        assert re.search(rf"\b{re.escape(number(cell['height']['value']))}\b", words), words


def test_tokens_have_the_numbers_of_json(cells):
    found = {}

    def walk(group):
        for name, token in group.items():
            if "$value" in token:
                extension = token["$extensions"]["widgetsize"]
                found.setdefault(extension["id"], {})[name] = (
                    number(token["$value"]["value"]), extension["sources"])
            else:
                walk(token)

    tokens = json.loads(answer(*QUERY, "-f", "tokens"))
    walk({name: group for name, group in tokens.items() if not name.startswith("$")})
    expected = {id: {size: (values[index], of[index]) for index, size in enumerate(SIZES)}
                for (id, values), of in zip(numbers(cells).items(), sources(cells).values())}
    assert found == expected


def test_style_sheet_has_the_numbers_of_json(cells):
    rules = tinycss2.parse_stylesheet(
        answer(*QUERY, "-f", "css"), skip_whitespace=True)
    assert [rule.type for rule in rules] == ["comment", "qualified-rule"]
    declarations = tinycss2.parse_blocks_contents(
        rules[1].content, skip_whitespace=True)
    values, words = {}, ""
    for declaration in declarations:
        assert declaration.type in ("comment", "declaration"), declaration
        if declaration.type == "declaration":
            values[declaration.name] = tinycss2.serialize(declaration.value).strip()
        else:
            words += declaration.value
    expected = {f"--{re.sub(r'[.@]', '-', id)}-{size}": f"{value}px"
                for id, both in numbers(cells).items() for size, value in zip(SIZES, both)}
    assert values == expected
    for ids in sources(cells).values():
        for source in ids[0] + ids[1]:
            assert source in words


TABLE = """| Screen | Small | Medium |
|---|---|---|
| 402x874 | 158x158 | 364x199 |
| 375x667 | 146x146 | 319x146 |

iPhone 99: systemLarge 364x382
"""


def test_findings_in_a_foreign_table_are_the_same_in_every_format(tmp_path):
    """One outdated and one wrong size and one that is not judged: the same in every format."""
    file = tmp_path / "widgets.md"
    file.write_text(TABLE)
    check = ("check", str(file), "-f")
    report = json.loads(answer(*check, "json"))
    assert report["files"] == [{"file": str(file), "sizes": 7, "right": 2, "outdated": 1, "wrong": 1,
                                "notJudged": 3, "labelled": 1, "withoutDevice": 0,
                                "withSetting": 0, "notes": []}]
    findings = report["findings"]
    places = [(each["line"], each["column"]) for each in findings]
    assert [(each["finding"], *place) for each, place in zip(findings, places)] \
        == [("wrong", 3, 23), ("outdated", 3, 13), ("not-judged", 6, 24)]
    for each in findings[:2]:
        right = each["expected"][0]
        [cell] = json.loads(answer(
            "query", "--device", "402x874", "--os", right["os"], "--family", right["family"],
            "--variant", right["variant"], "--json"))["cells"]
        assert all(right[size]["value"] == cell[size]["value"] for size in SIZES)
        assert number(cell["width"]["value"])[:5] in each["message"]

    rows = list(csv.DictReader(io.StringIO(answer(*check, "csv"))))
    assert [(int(row["line"]), int(row["column"])) for row in rows] == places
    assert [row["message"] for row in rows] == [each["message"] for each in findings]

    suite = ElementTree.fromstring(answer(*check, "junit"))
    assert (suite.get("tests"), suite.get("failures"), suite.get("skipped")) == ("4", "1", "2")
    messages = [case[0].get("message") for case in suite.iter("testcase") if len(case)]
    assert messages == [each["message"] for each in findings]
    commands = [re.match(r"::(\w+) file=.*,line=(\d+),col=(\d+),title=", line).groups()
                for line in answer(*check, "github").splitlines() if line.startswith("::")]
    assert commands == [("error", "3", "23"), ("warning", "3", "13"), ("notice", "6", "24")]

    sarif = json.loads(answer(*check, "sarif"))
    expect_sarif(sarif)
    results = sarif["runs"][0]["results"]
    assert [each["message"]["text"] for each in results] == messages
    assert [each["level"] for each in results] == ["error", "warning", "note"]
    regions = [each["locations"][0]["physicalLocation"]["region"] for each in results]
    assert [(each["startLine"], each["startColumn"]) for each in regions] == places

    for form in ("markdown", "html", "table"):
        text = answer(*check, form)
        for line, column in places:
            assert f"{file.name}:{line}:{column}" in text.replace("\\", ""), form


def expect_sarif(report):
    """Valid against the parts of the schema of SARIF 2.1.0 that the format uses."""
    schema = json.loads((ROOT / "Tests" / "site" / "sarif.json").read_text())
    jsonschema.validate(report, schema, format_checker=jsonschema.FormatChecker())
    [run] = report["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert len(set(rules)) == len(rules) and {each["ruleId"] for each in run["results"]} <= set(rules)


def test_changed_number_is_one_failure_in_every_report_for_ci(cells, tmp_path):
    """One number is changed by hand: it fails, under its name and line, with its sources."""
    rows = list(csv.reader(io.StringIO(answer(*QUERY, "-f", "csv"))))
    column = rows[0].index("height_pt")
    changed = next(row for row in rows[1:] if row[rows[0].index("height_state")] == "sourced")
    true, changed[column] = changed[column], "1"
    file = tmp_path / "sizes.csv"
    with file.open("w", newline="") as output:
        csv.writer(output).writerows(rows)
    line = rows.index(changed) + 1
    changed_id = changed[rows[0].index("id")]

    suite = ElementTree.fromstring(answer("check", str(file), "-f", "junit"))
    cases = list(suite.iter("testcase"))
    assert [case.get("name") for case in cases] == list(cells)
    failed = [case for case in cases if len(case)]
    assert [(case.get("name"), case.get("line")) for case in failed] == [(changed_id, str(line))]
    message = failed[0][0].get("message")
    cited = " ".join(cells[changed_id]["height"]["sources"])
    sentence = f"height was 1, is {true} sourced ({cited})"
    assert "iPhone 7, portrait" in message and message.endswith(f": {sentence}")
    [annotation] = [text for text in answer("check", str(file), "-f", "github").splitlines() if text.startswith("::")]
    assert re.match(f"::error file={re.escape(str(file))},line={line},col=\\d+,title=Another size::", annotation)
    assert "iPhone 7, portrait" in annotation and sentence in annotation

    sarif = json.loads(answer("check", str(file), "-f", "sarif"))
    expect_sarif(sarif)
    [result] = sarif["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["region"] ["startLine"] == line
    assert sentence in result["message"]["text"] and result["ruleId"] == "value"
