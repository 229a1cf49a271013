"""Compares two answers by their content: JSON and CSV by keys, HTML and text by lines.

Each function is given `report(kind, example)` for differences by key, and `line(kind, line)` for
lines that only one side has. None of them reports anything if the content is the same.
"""

import csv
import io
import json
from collections import Counter
from html.parser import HTMLParser

from .differences import cut

# Keys that identify the rows of a list, the best first.
KEYS = ("id", "path", "name", "where", "rule")


def compare_json(old, new, report):
    for kind, example in json_differences(json.loads(old), json.loads(new), "", ""):
        report(kind, example)


def row_key(*lists):
    """The key that identifies each row in both lists; None if there is none."""
    for key in KEYS:
        if all(
                rows and all(isinstance(row, dict) and isinstance(row.get(key), str) for row in rows)
                and len({row[key] for row in rows}) == len(rows) for rows in lists):
            return key
    return None


def json_differences(old, new, path, place):
    """Pairs of a kind and an example. A path such as `cells.width.state` has no indices."""
    if isinstance(old, dict) and isinstance(new, dict):
        if isinstance(old.get("id"), str):
            place = old["id"]
        place = place or next((old[key] for key in KEYS if isinstance(old.get(key), str)), "")
        for key in {**old, **new}:
            below = f"{path}.{key}" if path else key
            if key not in new:
                yield f"key removed: {below}", f"{place} was {cut(old[key])}".strip()
            elif key not in old:
                yield f"key added: {below}", f"{place} is {cut(new[key])}".strip()
            elif old[key] != new[key]:
                yield from json_differences(old[key], new[key], below, place)
        return
    if isinstance(old, list) and isinstance(new, list):
        key = row_key(old, new)
        if key:
            sides = [{row[key]: row for row in rows} for rows in (old, new)]
            yield from row_differences(*sides, path)
            for name in sides[0]:
                if name in sides[1]:
                    yield from json_differences(sides[0][name], sides[1][name], path, name)
            return
        if len(old) == len(new) and any(isinstance(each, (dict, list)) for each in (*old, *new)):
            for one, other in zip(old, new):
                if one != other:
                    yield from json_differences(one, other, path, place)
            return
    if old != new:
        yield change(path, old, new), f"{place}: {cut(old)} → {cut(new)}".lstrip(": ")


def row_differences(old, new, path):
    what = path or "rows"
    for name in old:
        if name not in new:
            yield f"{what} only in the first", name
    for name in new:
        if name not in old:
            yield f"{what} only in the second", name
    if list(old) != list(new) and old.keys() == new.keys():
        yield f"{what} in another order", ""


def change(path, old, new):
    """The kind of a change. Changes of a state are counted by old and new state."""
    if path.endswith("state") and isinstance(old, str) and isinstance(new, str):
        return f"{path} changed from {old or 'none'} to {new or 'none'}"
    return f"{path} changed"


def compare_csv(old, new, report):
    tables = [list(csv.reader(io.StringIO(text))) for text in (old, new)]
    if not tables[0] or not tables[1]:
        report("table is empty on one side", "")
        return
    headers = [table[0] for table in tables]
    for name in headers[0]:
        if name not in headers[1]:
            report(f"column removed: {name}", "")
    for name in headers[1]:
        if name not in headers[0]:
            report(f"column added: {name}", "")
    shared = [name for name in headers[0] if name in headers[1]]
    if shared != [name for name in headers[1] if name in headers[0]]:
        report("columns in another order", "")
    rows = [[dict(zip(table[0], row)) for row in table[1:]] for table in tables]
    names = row_names(rows, shared)
    sides = [dict(zip(names(side), side)) for side in rows]
    for kind, example in row_differences(*sides, ""):
        report(kind, example)
    for name in sides[0]:
        if name in sides[1]:
            for column in shared:
                values = [side[name].get(column, "") for side in sides]
                if values[0] != values[1]:
                    report(change(column, *values), f"{name}: {cut(values[0])} → {cut(values[1])}")


def row_names(sides, shared):
    """A function that names the rows of a side: by one column, by several, or by all and a count."""
    for count in range(1, len(shared) + 1):
        chosen = ["id"] if "id" in shared and count == 1 else shared[:count]
        if all(len({tuple(row.get(name) for name in chosen) for row in rows}) == len(rows)
               for rows in sides):
            return lambda rows: [" ".join(row.get(name, "") for name in chosen) for row in rows]

    def numbered(rows):
        seen = Counter()
        for row in rows:
            name = " ".join(row.get(column, "") for column in shared)
            seen[name] += 1
            yield f"{name} #{seen[name]}"

    return lambda rows: list(numbered(rows))


class Words(HTMLParser):
    """The text of a page, a line for each element, and the addresses in it."""

    def __init__(self):
        super().__init__()
        self.lines = []

    def handle_data(self, data):
        line = " ".join(data.split())
        if line:
            self.lines.append(line)

    def handle_starttag(self, tag, attributes):
        self.lines += [f"{name}={value}" for name, value in attributes if name in ("href", "src")]


def html_lines(text):
    parser = Words()
    parser.feed(text)
    parser.close()
    return parser.lines


def compare_lines(old, new, report, line):
    counts = [Counter(lines) for lines in (old, new)]
    for kind, only in (("first", counts[0] - counts[1]), ("second", counts[1] - counts[0])):
        for each in only.elements():
            line(f"lines only in the {kind}", each)
    if counts[0] == counts[1] and old != new:
        report("lines in another order", "")
