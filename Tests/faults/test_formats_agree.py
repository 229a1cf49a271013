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
            env=surroundings({"COLUMNS": "400"}))
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
    assert re.search(rf"\b{different} of {known} sizes? differ|no difference in {known} size|nothing can be compared", head), head


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
    assert len(text.splitlines()) == len(found) + 1
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
