"""Sizes as people write them, and what `check` says of each."""

import json
import pathlib
import re

import pytest

MARK = re.compile("⟦([a-z ]+)⟧")
TEXT = pathlib.Path(__file__).with_name("written-sizes.txt").read_text(encoding="utf-8")
# The name of a file and its text.
FILES = [part.split("\n", 1) for part in re.split(r"^=== ", TEXT, flags=re.M)[1:]]


@pytest.mark.parametrize(("name", "marked"), FILES, ids=[name for name, _ in FILES])
def test_each_size_gets_its_verdict(program, tmp_path, name, marked):
    """Every pair is counted, and each finding lies between the mark of its size and the one before it."""
    (tmp_path / name).write_text(MARK.sub("", marked), encoding="utf-8")
    result = program.run("check", "--format", "json", name, folder=tmp_path)
    report = json.loads(result.output)
    findings = {(found["line"], found["column"]): found["finding"] for found in report["findings"]}
    expected, said, last = [], [], (0, 0)
    for number, line in enumerate(marked.splitlines(), 1):
        for mark in MARK.finditer(line):
            end = (number, len(MARK.sub("", line[:mark.start()])) + 1)
            own = [finding for place, finding in findings.items() if last < place <= end]
            expected.append(mark[1])
            silent = "only counted" if mark[1] == "only counted" else "right"
            said.append(own[0].replace("-", " ") if own else silent)
            last = end
    assert said == expected
    file = report["files"][0]
    assert file["sizes"] == len(expected)
    for verdict in ("right", "outdated", "wrong"):
        assert file[verdict] == expected.count(verdict), verdict
    assert file["notJudged"] == expected.count("not judged") + expected.count("only counted")
