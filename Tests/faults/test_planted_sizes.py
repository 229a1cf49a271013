"""Every known size, written into files as projects write them: right, and with planted mistakes.

The sizes come from `query`, so that a new row of the tables is covered without an edit.
"""

import csv
import io
import itertools
import json

import pytest

USUAL = {"", "icons-small", "canvas", "watch-face", "smart-stack"}
PLATFORMS = {"iOS": "14+", "iPadOS": "15+", "watchOS": "26+"}


def rows(program, folder, *arguments):
    result = program.run(*arguments, "--format", "csv", folder=folder)
    assert result.status == 0, result
    return list(csv.DictReader(io.StringIO(result.output.decode())))


@pytest.fixture(scope="module")
def sizes(program, tmp_path_factory):
    """Known sizes with a model that has them, each once."""
    folder = tmp_path_factory.mktemp("sizes")
    models = rows(program, folder, "list", "devices")
    found = {}
    for platform, versions in PLATFORMS.items():
        for row in rows(program, folder, "query", "--system", "widgetkit", "--platform", platform, "--os", versions,
                        "--known"):
            own = [model["name"] for model in models if model["screen_class"] == row["screen_class"]
                   and int(model["os_first"]) <= int(row["os"]) <= int(model["os_last"] or 99)]
            if own and row["width_pt"] and row["height_pt"] and not row["width_largest_pt"]:
                row["device"] = own[-1]
                found[row["id"]] = row
    assert len(found) > 800
    return list(found.values())


@pytest.fixture(scope="module")
def zoomed(program, tmp_path_factory):
    """The sizes of each screen and family with Display Zoom."""
    found = {}
    for platform, setting in (("iOS", "--zoomed"), ("iPadOS", "--zoomed"), ("iPadOS", "--more-space")):
        for row in rows(program, tmp_path_factory.mktemp("zoomed"), "query", "--system", "widgetkit", "--platform",
                        platform, "--os", PLATFORMS[platform], setting, "--known"):
            found.setdefault((row["screen_class"], row["family"]), set()).add(size(row))
    return found


def number(text):
    return f"{float(text):.2f}".rstrip("0").rstrip(".")


def markdown(entries):
    for device, system, family, width, height in entries:
        yield f"# {system}\n\n| Device | {family} |\n|---|---|\n| {device} | {width} × {height} |\n"


def as_json(entries):
    yield json.dumps([{system: {device: {family: {"width": float(width), "height": float(height)}}}}
                      for device, system, family, width, height in entries])


def swift(entries):
    for device, system, family, width, height in entries:
        yield f'\n// {system}\nlet a = ["{device}": [.{family}: CGSize(width: {width}, height: {height})]]\n'


def typescript(entries):
    for device, system, family, width, height in entries:
        yield f"\n// {system}\nexport const a = {{ '{device}': {{ {family}: [{width}, {height}] }} }}\n"


FORMS = {"a.md": markdown, "a.json": as_json, "a.swift": swift, "a.ts": typescript}


def counts(program, folder, name, entries):
    (folder / name).write_text("".join(FORMS[name](entries)))
    result = program.run("check", "--json", name, folder=folder)
    return json.loads(result.output)["files"][0]


def entry(row, other=None):
    other = other or row
    return (row["device"], f"{row['platform']} {row['os']}", row["family"], number(other["width_pt"]),
            number(other["height_pt"]))


def size(row):
    return number(row["width_pt"]), number(row["height_pt"])


def is_near(one, other):
    """Whether one may be the other to whole points, as code often has it."""
    return all(abs(float(a) - float(b)) <= 0.5 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", FORMS)
def test_right_sizes_are_right(program, folder, sizes, name, tried):
    entries = [entry(row) for row in sizes]
    found = counts(program, folder, name, entries)
    assert found["right"] == found["sizes"] == len(entries), found
    tried("known size in a file")


@pytest.mark.parametrize("name", FORMS)
def test_sizes_of_another_family_are_wrong(program, folder, sizes, name, tried):
    entries = []
    for _, group in itertools.groupby(sizes, key=lambda row: (row["screen_class"], row["os"])):
        group = list(group)
        usual = [row for row in group if row["variant"] in USUAL]
        for row, other in zip(usual, usual[1:] + usual[:1]):
            own = {size(each) for each in group if each["family"] == row["family"]}
            if other["family"] != row["family"] and size(other) not in own:
                entries.append(entry(row, other))
    assert len(entries) > 400
    found = counts(program, folder, name, entries)
    assert found["wrong"] == found["sizes"] == len(entries), found
    tried("size of another family in a file")


@pytest.mark.parametrize("name", FORMS)
def test_sizes_of_another_device_are_wrong(program, folder, sizes, zoomed, name, tried):
    """But for those that its own screen has with Display Zoom or on another version."""
    entries = []
    usual = [row for row in sizes if row["variant"] in USUAL]
    for place, row in enumerate(usual):
        others = [each for each in usual if each["platform"] == row["platform"]
                  and each["family"] == row["family"] and each["screen_class"] != row["screen_class"]]
        own = {size(each) for each in sizes if each["screen_class"] == row["screen_class"]
               and each["family"] == row["family"]} | zoomed.get((row["screen_class"], row["family"]), set())
        # A spread of the others, the same in every run.
        other = others[place * 7 % len(others)] if others else row
        if not any(is_near(size(other), each) for each in own):
            entries.append(entry(row, other))
    found = counts(program, folder, name, entries)
    assert found["sizes"] == len(entries) > 400
    assert found["right"] == 0
    assert found["wrong"] + found["outdated"] >= 0.97 * len(entries), found
    tried("size of another device in a file")


@pytest.mark.parametrize("name", FORMS)
def test_changed_numbers_are_wrong(program, folder, sizes, name, tried):
    """Each number by some steps, one at a time. The newest version of each device is meant."""
    usual = [row for row in sizes if row["variant"] in USUAL and not row["family"].startswith("accessory")][::3]
    entries = []
    for row, step, side in itertools.product(usual, (-40, -13, 13, 40), (0, 1)):
        device, system, family, *sides = entry(row)
        sides[side] = number(float(sides[side]) + step)
        entries.append((device, system, family, *sides))
    found = counts(program, folder, name, entries)
    assert found["sizes"] == len(entries)
    assert found["wrong"] + found["outdated"] >= 0.97 * len(entries), found
    tried("changed number in a file")
