"""Every cell that names a row of another table is an error if there is no such row, told with its place.

The links are the foreign keys of Data/datapackage.json, and the versions, which no foreign key can
follow: that of a device is one of the platform of its screen.
"""

import csv
import io
import json
import re
import shutil

import pytest

from shared import ROOT

RESOURCES = json.loads((ROOT / "Data" / "datapackage.json").read_text(encoding="utf-8"))["resources"]
FOREIGN_KEYS = {
    (resource["name"], field): key["reference"]["resource"]
    for resource in RESOURCES
    for key in resource["schema"].get("foreignKeys", [])
    for field in key["fields"]
}
COLUMNS = [(resource["name"], field["name"]) for resource in RESOURCES
           for field in resource["schema"]["fields"]]
VERSIONS = {"os", "os_first", "os_last"}
VERSION_LINKS = [(table, column) for table, column in COLUMNS
                 if column in VERSIONS and table != "os_releases"]
LINKS = sorted({*FOREIGN_KEYS, *VERSION_LINKS})
# What a column that names a row of another table is called.
NAMES = re.compile(r"(.+_)?source(_id)?|claim_id|device|screen_class|family|variant|text_style")
# `*` stands for all of them, which no foreign key allows.
WITHOUT_A_FOREIGN_KEY = {("claims", "screen_class")}
# No platform has this version.
NO_VERSION = 25


def test_links_are_described_as_foreign_keys():
    named = {(table, column) for table, column in COLUMNS if NAMES.fullmatch(column)}
    assert named - set(FOREIGN_KEYS) == WITHOUT_A_FOREIGN_KEY
    assert len(named) > 45


def text(rows):
    output = io.StringIO()
    csv.writer(output, lineterminator="\n").writerows(rows)
    return output.getvalue()


def may_be_without(row, header, column):
    """Whether the last cell of a column can name a version that is not there, in the range of its row."""
    if not row[header.index(column)]:
        return False
    if column == "os_first":
        last = row[header.index("os_last")] if "os_last" in header else ""
        return not last or int(last) > NO_VERSION
    first = row[header.index("os_first")] if column == "os_last" else ""
    return not first or int(first) < NO_VERSION


@pytest.mark.parametrize("table", sorted({table for table, _ in LINKS}))
def test_links_to_a_row_that_is_not_there_are_told_with_their_place(program, folder, tried, table):
    """One row is broken for each column of the table."""
    shutil.copytree(ROOT / "Data" / "tables", folder / "tables")
    file = folder / "tables" / f"{table}.csv"
    rows = list(csv.reader(io.StringIO(file.read_text(encoding="utf-8"))))
    header = rows[0]
    broken = {}
    for column in (column for of, column in LINKS if of == table):
        place = header.index(column)
        is_version = column in VERSIONS
        # A column may be there before a source fills it.
        filled = [n for n, row in enumerate(rows) if n > 0 and n not in broken and row[place]] or [len(rows) - 1]
        fitting = [n for n in filled if not is_version or may_be_without(rows[n], header, column)]
        # The last of them, so that the line counts. A version after the last one of its row is told there.
        line = (fitting or filled)[-1]
        assert line not in broken
        rows[line][place] = str(NO_VERSION) if is_version else "none-such"
        broken[line] = place if fitting else header.index("os_last")
    file.write_text(text(rows), encoding="utf-8")
    result = program.run("validate", "tables", folder=folder)
    assert result.status == 2 and result.output == b"", result
    for line, told in broken.items():
        # Before the cell, of which one letter and the end of the line are not.
        start = len(text([rows[line][:told] + ["-"]])) - 1
        expected = f"tables/{table}.csv:{line + 1}:{start}: error: "
        assert any(said.startswith(expected) for said in result.errors.splitlines()), (expected, result)
        tried(f"a broken link of {table}")
