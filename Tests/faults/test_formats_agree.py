"""Text, CSV and JSON say the same of one question: the formats are compared with each other, and with no recording."""

import csv
import io
import json
import re
import subprocess

import pytest

from shared import surroundings


@pytest.fixture
def ask(pytestconfig):
    """Asks a question and returns its output; nothing may be wrong with it."""

    def answer(*words):
        process = subprocess.run(
            [pytestconfig.getoption("--program"), *words], capture_output=True, text=True, check=False,
            env=surroundings({"COLUMNS": "2000"}))
        assert process.returncode in (0, 1), process.stderr
        return process.stdout

    return answer


@pytest.fixture
def rows(ask):
    return lambda *words: list(csv.DictReader(io.StringIO(ask(*words, "--format", "csv"))))


@pytest.fixture
def answer(ask):
    return lambda *words: json.loads(ask(*words, "--format", "json"))


@pytest.mark.parametrize("words", [
    ["ios 17", "ios 18"], ["ios 18", "ios 26"], ["ipados 18", "ipados 27", "--family", "large"],
    ["watchos 10", "watchos 11"], ["iPhone 13 mini", "--os", "16,17"], ["iPhone 15", "Watch Series 9"],
    ["iPhone SE (3rd generation)", "iPhone 16 Pro"], ["iPad mini 6", "iPad Air 4", "iPad 9"],
])
def test_as_many_differences_are_counted_as_marked(ask, rows, answer, words):
    table, found = rows("compare", *words), answer("compare", *words)
    marks = {row["row"]: row["differs"] for row in table}
    different, known = found["differing"], found["known"]
    assert list(marks.values()).count("true") == different
    assert sum(mark != "" for mark in marks.values()) == known
    head = " ".join(ask("compare", *words).split("\n\n")[0].split())
    assert re.search(rf"\b{different} of {known} sizes? differ|the one size differs|no difference in {known} size|nothing can be compared", head), head


@pytest.mark.parametrize("words", [
    ["largest", "medium", "iphone"], ["largest", "circular", "watch"], ["tallest", "dynamic", "island", "expanded"],
    ["largest", "large", "ipad", "ios", "18"], ["widest", "iphone", "15"],
])
def test_largest_is_the_first_of_the_rows(ask, rows, answer, words):
    text, table, found = ask(*words), rows(*words), answer(*words)["cells"]
    assert [row["id"] for row in table] == [cell["id"] for cell in found]
    first = found[0]
    assert float(table[0]["width_pt"]) == first["width"]["value"]
    # The text names the longest side, which of a range is its end.
    height = (first["height"]["range"] or {}).get("largest") or first["height"]["value"]
    head = text.split("\n\n")[0]
    assert any(str(round(side, 2)).removesuffix(".0") in head for side in (first["width"]["value"], height)), text


@pytest.mark.parametrize("words", [["standby", "large"], ["iphone", "15", "standby", "medium"], ["iphone", "15", "standby"]])
def test_what_is_not_covered_has_its_reason_in_every_format(ask, rows, answer, words):
    cells = answer(*words)["cells"]
    reasons = {cell["width"]["reason"] for cell in cells}
    assert cells and None not in reasons
    assert {row["width_reason"] for row in rows(*words)} == reasons
    assert len(reasons) > 3 or all(reason in ask(*words) for reason in reasons)


@pytest.mark.parametrize("words", [
    [], ["iphone", "16", "pro"], ["ipad", "large", "ipados", "27"], ["live", "activity", "watch"], ["mac"],
    ["iphone", "15", "zoomed"], ["standard", "zoom", "iphone", "15"], ["-d", "iPhone 16 Pro Max", "--os", "26+", "-F", "small"],
])
def test_list_of_the_unknown_is_the_same_in_every_format(ask, rows, answer, words):
    text, table, found = ask("list", "unknown", *words), rows("list", "unknown", *words), answer("list", "unknown", *words)["unknown"]
    assert [(row["device"], row["version"], row["family"]) for row in table] == [
        (row["device"], row["version"], row["family"]) for row in found]
    # A long list says how many rows it has.
    head = f": {len(found)}\n\n" if len(found) > 20 else ""
    assert head in text and len(text.splitlines()) == len(found) + 1 + head.count("\n")
    assert len({(row["device"], row["version"], row["family"]) for row in table}) == len(table)


def test_list_of_the_unknown_has_the_cells_that_the_answers_lack(rows, answer):
    listed = {name for row in answer("list", "unknown", "iphone", "15", "pro")["unknown"] for name in row["ids"]}
    for variant in [], ["--variant", "standby"]:
        for zoom in [], ["--zoomed"]:
            for kind in "widgetkit", "activity":
                if variant and kind == "activity":
                    continue
                cells = rows("query", "iPhone 15 Pro", "--kind", kind, "--os", "17+", *variant, *zoom)
                unknown = {row["id"] for row in cells if "unknown" in (row["width_state"], row["height_state"])}
                known = {row["id"] for row in cells} - unknown
                assert unknown <= listed, unknown - listed
                assert not known & listed


def test_devices_have_their_full_names_in_rows(rows, answer):
    named = {row["name"] for row in rows("list", "devices")}
    table, found = rows("query", "--idiom", "phone", "-F", "small"), answer("query", "--idiom", "phone", "-F", "small")["cells"]
    for row, cell in zip(table, found, strict=True):
        assert row["device"].split(", ") == cell["devices"]
        assert set(cell["devices"]) <= named

# What each command is asked, and the key of its rows in JSON.
QUESTIONS = {
    "query one device": (["query", "iPhone 15"], "cells"),
    "query with pixels of a screenshot": (["query", "iPhone 16 Pro", "--os", "18", "--family", "small"], "cells"),
    "query many devices": (["query", "--idiom", "phone", "--family", "small,medium,large"], "cells"),
    "query versions": (["query", "--idiom", "phone", "--os", "17+", "--family", "small,medium"], "cells"),
    "query all": (["query", "--idiom", "phone", "--os", "26", "--family", "small", "--all"], "cells"),
    "query iPads": (["query", "--idiom", "pad", "--family", "small"], "cells"),
    "query Live Activities": (["query", "--kind", "activity", "--family", "lockScreen"], "cells"),
    "query Today extensions": (["query", "--device", "plus", "--os", "10"], "cells"),
    "query margins": (["content", "margins", "small", "widget"], "cells"),
    "query ratios": (["iphone", "15", "aspect", "ratio"], "cells"),
    "query the largest": (["largest", "medium", "iphone"], "cells"),
    "query StandBy": (["standby", "large"], "cells"),
    "query gaps": (["iphone", "15", "gap"], "gaps"),
    "query places": (["query", "iPhone 14", "--os", "16", "--family", "medium", "--places"], "places"),
    "safe": (["safe", "--family", "small", "--idiom", "phone"], "canvases"),
    "compare devices": (["compare", "iPhone 15", "iPhone 16 Pro"], "sizes"),
    "compare with a watch": (["compare", "iPhone 15", "Watch Series 9"], "sizes"),
    "compare versions": (["compare", "small", "ios", "18", "ios", "26"], "sizes"),
    "compare variants": (["compare", "iphone", "15", "with", "and", "without", "app", "names"], "sizes"),
    "cover": (["cover", "--family", "small", "--idiom", "phone"], "picks"),
    "identify": (["identify", "364x170"], "cells"),
    "fit rows": (["fit", "--rows", "3", "--row-height", "36", "--family", "small", "--idiom", "phone"], "cells"),
    "fit a size": (["fit", "--content-width", "150", "--content-height", "100", "--family", "small"], "cells"),
    "fit an image": (["fit", "--image", "600x600", "--family", "small", "--idiom", "phone"], "cells"),
    "fit rows in places": (["fit", "--rows", "most", "--row-height", "20", "live", "activity"], "cells"),
    "fit a height": (["fit", "--content-height", "150", "--family", "medium", "--idiom", "phone"], "cells"),
    "fit the largest image": (["fit", "--image", "most", "--family", "small", "-d", "iPhone 15"], "cells"),
    "identify a side": (["identify", "--width", "345"], "cells"),
    "identify a limit": (["identify", "max[718080]"], "cells"),
    "safe Today extensions": (["safe", "--kind", "today", "--idiom", "phone", "--os", "10"], "canvases"),
    "fit lines": (["fit", "--lines", "most", "--family", "small", "-d", "iPhone 15"], "cells"),
    "list devices": (["list", "devices"], "devices"),
    "list families": (["list", "families"], "families"),
    "list screens": (["list", "screens"], "screens"),
    "list text sizes": (["list", "text-sizes"], "textSizes"),
    "list entry points": (["list", "entry-points"], "entryPoints"),
    "list versions": (["list", "os"], "os"),
    "list sources": (["list", "sources"], "sources"),
    "list disputes": (["list", "disputes"], "disputes"),
    "list rules": (["list", "rules"], "rules"),
}


def flattened(record, path=()):
    """The values of a record, each under the letters of its path."""
    found = {}
    for key, value in record.items():
        # A number has its value and its range in an object, whose own name is that of the column.
        own = path if key in ("value", "range") else path + ({"pixels": "px"}.get(key, key),)
        if isinstance(value, dict):
            found |= flattened(value, own)
        elif key != "range":
            found["".join(own).lower()] = value
    return found


def column(name):
    return re.sub(r"_pt$", "", re.sub(r"^is_", "", name)).replace("_", "")


def text(value):
    match value:
        case None:
            return ""
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"{value:.12g}"
        case _:
            return str(value)


def test_every_command_and_list_is_compared(ask):
    """A new command or list joins the questions; `explain` and `check` have tests of their own, as has `list unknown`."""
    commands = re.findall(r"(?m)^  (\w+) {2,}", ask("help"))
    asked = [words if words[0] in commands else ["query", *words] for words, _ in QUESTIONS.values()]
    others = {"explain", "check", "render", "report", "completion"}
    assert set(commands) - others == {words[0] for words in asked}
    topics = set(re.findall(r"(?m)^([\w-]+) ", ask("list")))
    assert topics - {"unknown"} == {words[1] for words in asked if words[0] == "list"}


@pytest.mark.parametrize("question", QUESTIONS)
def test_rows_have_the_values_of_json(rows, answer, question):
    words, key = QUESTIONS[question]
    compared = 0
    for object, row in zip(answer(*words)[key], rows(*words), strict=True):
        values = flattened(object)
        for name, cell in row.items():
            value = values.get(column(name))
            if isinstance(value, list):
                if all(isinstance(part, str) for part in value):
                    assert split(cell) == [word for part in value for word in split(part)], name
            elif column(name) in values:
                assert cell == text(value), name
                compared += 1
    assert compared >= len(rows(*words))


def split(text):
    return [part for part in re.split(r", | ", text) if part]


@pytest.mark.parametrize("question", QUESTIONS)
def test_documents_name_all_models(ask, rows, answer, question):
    """A document has every name that CSV has, and where there is room the text has them, too."""
    words, key = QUESTIONS[question]
    document, shown = ask(*words, "--format", "markdown").replace("\\", ""), ask(*words)
    assert not re.search(r"\| [^|\n]*[\w)] \+\d+ \|", document)
    if words[0] != "query" or "--idiom" not in words or "--all" in words:
        return
    for object, row in zip(answer(*words)[key], rows(*words), strict=True):
        if object["width"]["value"] is not None:
            assert row["device"] == ", ".join(object["devices"])
            assert row["device"] in document and row["device"] in shown


@pytest.mark.parametrize("question", [name for name in QUESTIONS if name.startswith("query") and "places" not in name
                                      and "gaps" not in name and "Today" not in name])
def test_text_shows_the_numbers_of_csv(ask, rows, question):
    words, _ = QUESTIONS[question]
    numbers = set(re.findall(r"\d+(?:\.\d+)?", ask(*words) + ask(*words, "--all")))
    for row in rows(*words):
        for name in ("width_pt", "height_pt"):
            assert not row[name] or f"{round(float(row[name]), 2):.12g}" in numbers, row["id"]


@pytest.mark.parametrize("words", [
    ["query", "--idiom", "phone", "-F", "small", "--os", "26"], ["all", "small", "sizes", "ios", "26", "iphones"],
    ["query", "--idiom", "phone", "-F", "small,medium,large"], ["query", "iPhone 15"]])
def test_unknown_sizes_are_counted_alike(ask, rows, words):
    table = rows(*words)
    assert all(row["width_state"] != "not-applicable" for row in table)
    unknown = sum(row["width_state"] == "unknown" for row in table)
    line = re.search(r"not known: (\d+) of (\d+) sizes", ask(*words))
    assert (int(line[1]), int(line[2])) == (unknown, len(table))


def test_safe_size_counts_the_cells_of_its_rows(ask, answer):
    words = ["safe", "--family", "small", "--idiom", "phone"]
    canvas, = answer(*words)["canvases"]
    unknown = len(canvas["unknown"])
    assert f"fits in all {canvas['cells'] - unknown} known sizes; {unknown} more" in ask(*words)


def test_safe_sizes_of_parts_are_the_same_in_every_format(ask, answer):
    canvas, = answer("safe", "small")["canvases"]
    text = ask("safe", "small", "--unit", "px")

    def size(part, factor=1):
        return " × ".join(f"{factor * part[side]:.12g}" for side in ("width", "height"))

    assert len(canvas["platforms"]) > 1 and len(canvas["scales"]) > 1
    for part in canvas["platforms"]:
        assert f"{part['platform']} {size(part)}" in text
    for part in canvas["scales"]:
        assert f"{size(part, part['scale'])} at {part['scale']}×" in text
    assert f"on the Lock Screen of iPads systemSmall has {size(canvas['lockScreen'])}" in text


def test_largest_has_a_row_for_each_row_of_its_table(ask, rows):
    for words in ["largest", "medium", "iphone"], ["tallest", "live", "activity"], ["widest", "small", "ipad"]:
        table = ask(*words).split("\n\n")[1].splitlines()
        found = rows(*words)
        assert len(found) == len(table) - 1
        for row in found:
            assert any(row["device"] in line for line in table), row["device"]


@pytest.mark.parametrize("words", [["iPhone 16 Pro", "-F", "small", "--os", "18"], ["iphone", "15", "medium"],
                                   ["iPhone 7", "--text-size", "xxl", "--os", "10"]])
def test_evidence_is_the_same_in_every_format(ask, rows, answer, words):
    shown, table, found = ask("explain", *words), rows("explain", *words), answer("explain", *words)
    claims = [(cell["id"], name.removesuffix("Evidence"), claim["part"], claim["claim"])
              for cell in found["cells"] for name, own in cell.items() if name.endswith("Evidence") for claim in own]
    assert sorted((row["id"], row["quantity"], row["part"], row["claim"]) for row in table) == sorted(claims)
    assert {row["source"] for row in table} == {source["id"] for source in found["sources"]}
    for row in table:
        assert row["id"] in shown and row["source"] in shown


def test_findings_of_a_check_are_the_same_in_every_format(ask, rows, answer, tmp_path):
    file = tmp_path / "sizes.lock.csv"
    file.write_text("id,width_pt,height_pt\nwidgetkit.ios18.393x852@3.systemSmall.icons-small,158,159\n"
                    "widgetkit.ios18.393x852@3.systemMedium.icons-small,339,158\nnosuch,1,1\n")
    words = ["check", str(file)]
    shown, table, found = ask(*words), rows(*words), answer(*words)
    lists = [(row["record"], row["id"], row["number"] or "") for row in found["findings"]]
    assert [(row["record"], row["id"], row["number"]) for row in table] == lists and len(lists) == 3
    findings = [line for line in shown.splitlines() if ": error: " in line]
    assert len(findings) == len(lists)
    for row, line in zip(sorted(table, key=lambda row: int(row["line"])), findings, strict=True):
        assert f":{row['line']}:{row['column']}: " in line


def test_numbers_in_pixels_stand_in_one_unit(ask, answer):
    words = ["iphone", "16", "pro", "small", "ios", "18"]
    drawn = answer(*words)["cells"][0]["width"]["drawn"][0]["value"]
    shown = ask(*words, "pixels")
    assert f"{3 * drawn:.12g} × " in shown and f"{drawn:.12g} × " not in shown


TEXTS = ("table", "markdown", "html", "csv", "json")


@pytest.mark.parametrize("words", [
    ["iPhone", "15"], ["iphone", "7", "today"], ["largest", "medium", "iphone"], ["cover", "small", "--os", "18"],
    ["cover", "live", "activity"], ["cover", "iphone", "7", "today"],
])
def test_every_format_of_sizes_says_something(ask, words):
    # A cover is a list of devices, and is not drawn.
    for name in TEXTS if words[0] == "cover" else (*TEXTS, "svg"):
        assert ask(*words, "--format", name).strip(), name


@pytest.mark.parametrize("asked", ["places", "gap"])
def test_places_have_every_format_but_a_drawing(ask, pytestconfig, asked):
    words = ["iphone", "15", asked, "--format"]
    for name in TEXTS:
        assert ask(*words, name).strip(), name
    refused = subprocess.run(
        [pytestconfig.getoption("--program"), *words, "svg"], capture_output=True, text=True, check=False, env=surroundings())
    assert refused.returncode == 64
    assert "is not for --format svg; expected table, markdown, html, csv, json" in refused.stderr
