"""Scripts/freeze.py finds every kind of difference between two builds, and nothing else."""

import json
import os
import sys

import pytest

from shared import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))

from frozen import comparing, recording
from frozen.facts import Trouble

ID = "today.ios10.375x667@2.portrait.l.today-view.compact"


def cell(**height):
    return {"id": ID, "height": {"value": 110, "state": "sourced", **height}}


def recorded(folder, form, output, exit=0, errors="", name="one", files=()):
    """A recording with one question."""
    part = folder / "query"
    part.mkdir()
    line = {"name": name, "arguments": ["query"], "format": form, "exit": exit, "errors": errors,
            "bytes": len(output), "files": [name for name, _ in files]}
    if output:
        recording.store(output.encode(), part / "answers" / f"{name}.gz")
    for file, text in files:
        recording.store(text.encode(), part / "files" / name / f"{file}.gz")
    (part / recording.LIST).write_text(json.dumps(line) + "\n")
    (folder / "recording.json").write_text(
        json.dumps({"layout": recording.LAYOUT, "parts": ["query"]}))
    return recording.Recording(folder)


def compared(tmp_path, capsys, old, new, parsed=False):
    sides = []
    for name, arguments in (("old", old), ("new", new)):
        (tmp_path / name).mkdir()
        sides.append(recorded(tmp_path / name, **arguments))
    status = comparing.compare(*sides, ["query"], parsed, 5)
    return status, capsys.readouterr().out


def answer(form, value, **others):
    """The arguments of `recorded`."""
    return {"form": form, "output": value if isinstance(value, str) else json.dumps(value), **others}


TABLE = f"id,height_pt,height_state\n{ID},110,sourced\n"
CASES = {
    "state": (answer("json", {"cells": [cell()]}), answer("json", {"cells": [cell(state="derived")]}),
              f"cells.height.state changed from sourced to derived (json): 1:\n    {ID}"),
    "value": (answer("json", {"cells": [cell()]}), answer("json", {"cells": [cell(value=111)]}),
              f"cells.height.value changed (json): 1:\n    {ID}: 110 → 111"),
    "key": (answer("json", {"cells": [cell()]}), answer("json", {"cells": [cell(basis="drawn")]}),
            "key added: cells.height.basis (json): 1"),
    "cell": (answer("json", {"cells": [cell()]}),
             answer("json", {"cells": [cell(), {**cell(), "id": "another"}]}),
             "cells only in the second (json): 1:\n    another"),
    "csv": (answer("csv", TABLE), answer("csv", TABLE.replace("110", "111")),
            f"height_pt changed (csv): 1:\n    {ID}: 110 → 111"),
    "column": (answer("csv", TABLE), answer("csv", TABLE.replace("\n", ",more\n")),
               "column added: more (csv)"),
    "row": (answer("csv", TABLE), answer("csv", TABLE.split("\n")[0] + "\nx,1,derived\n"),
            f"rows only in the first (csv): 1:\n    {ID}"),
    "html": (answer("html", "<p>one</p>"), answer("html", "<p>two</p>"),
             "lines only in the second (html): 1, 1 of them different\n    1 × two"),
    "text": (answer("text", "one\n"), answer("text", "two\n"), "lines only in the first (text)"),
    "order": (answer("text", "one\ntwo\n"), answer("text", "two\none\n"), "lines in another order"),
    "explanation": (answer("explanation", f"{ID}\nheight 110\n\n{ID}.zoomed\nheight 110\n"),
                    answer("explanation", f"{ID}\nheight 110\n\n{ID}.zoomed\nheight 111\n"),
                    f"explanations that differ: 1:\n    {ID}.zoomed: height 110 → height 111"),
    "exit code": (answer("text", "one\n"), answer("text", "one\n", exit=64, errors="error: no\n"),
                  "exit code 0 became 64: 1:\n    query: error: no"),
    "errors": (answer("text", ""), answer("text", "", errors="note: x\n"),
               "lines only in the second (standard error)"),
    "question": (answer("text", ""), answer("text", "", name="two"), "questions only in the first"),
    "file": (answer("text", ""), answer("text", "", files=[("site/a.html", "<p>a</p>")]),
             "files only in the second: 1:\n    site/a.html"),
    "written": (answer("text", "", files=[("a.html", "<p>a</p>")]),
                answer("text", "", files=[("a.html", "<p>b</p>")]), "1 × b  (a.html)"),
    "empty": (answer("json", {"cells": [cell()]}), answer("json", ""),
              "output only in the first (json): 1:\n    query with 1 cells"),
}


@pytest.mark.parametrize("case", CASES)
def test_differences_are_listed_by_kind(tmp_path, capsys, case):
    old, new, expected = CASES[case]
    status, output = compared(tmp_path, capsys, old, new)
    assert status == 1
    assert expected in output


@pytest.mark.parametrize("form, old, new", [
    ("json", '{"a":1,"b":2}', '{"b": 2, "a": 1}'), ("html", "<p>a</p>", "<div>a</div>"),
    ("csv", "id,a\nx,1\n", 'id,a\n"x",1\n')])
@pytest.mark.parametrize("parsed", [True, False])
def test_layout_is_no_difference_after_parsing(tmp_path, capsys, form, old, new, parsed):
    status, output = compared(tmp_path, capsys, answer(form, old), answer(form, new), parsed)
    assert status == (0 if parsed else 1)
    assert ("only layout or order differs" in output) == (not parsed)


def test_an_example_names_the_environment_of_its_question():
    line = {"arguments": ["list", "os"], "environment": {"COLUMNS": "40"}}
    assert comparing.shell(line) == "COLUMNS=40 list os"


def test_record_leaves_a_folder_with_files_alone(program, folder):
    (folder / "mine").write_text("mine")
    with pytest.raises(Trouble):
        recording.record(str(program.path), folder, ["help"], 1, print)
    assert os.listdir(folder) == ["mine"]
