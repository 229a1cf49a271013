"""Every known size, written into files as projects write them: right, and with planted mistakes.

The sizes come from `query`, so that a new row of the tables is covered without an edit.
"""

import collections
import csv
import io
import itertools
import json

import pytest

USUAL = {"", "icons-small", "canvas", "watch-face", "smart-stack"}
PLATFORMS = {"iOS": "14+", "iPadOS": "15+", "watchOS": "26+"}


def rows(program, folder, *arguments):
    result = program.run(*arguments, "--format", "csv", folder=folder)
    # 1: no size is known.
    assert result.status in (0, 1), result
    return list(csv.DictReader(io.StringIO(result.output.decode())))


def known_sizes(program, folder, *settings):
    """Known sizes with a model that has them, each once."""
    models = {model["name"] for model in rows(program, folder, "list", "devices")}
    found = {}
    for platform, versions in PLATFORMS.items():
        for row in rows(program, folder, "query", "--kind", "widgetkit", "--platform", platform, "--os", versions,
                        *settings):
            own = [name for name in row["device"].split(", ") if name in models]
            if own and row["width_pt"] and row["height_pt"] and not row["width_largest_pt"]:
                row["device"] = own[-1]
                found[row["id"]] = row
    return list(found.values())


@pytest.fixture(scope="module")
def sizes(program, tmp_path_factory):
    found = known_sizes(program, tmp_path_factory.mktemp("sizes"))
    assert len(found) > 800
    return found


SETTINGS = ([], ["--zoomed"], ["--zoom", "more-space"])


@pytest.fixture(scope="module")
def zoomed_sizes(program, tmp_path_factory):
    """Those that a device has with Display Zoom."""
    folder = tmp_path_factory.mktemp("zoomed")
    return [row for setting in SETTINGS[1:] for row in known_sizes(program, folder, *setting)]


@pytest.fixture(scope="module")
def stated_sizes(program, tmp_path_factory):
    """What sources state of each screen and family with any setting: pairs of lists, with what a screenshot shows."""
    folder = tmp_path_factory.mktemp("stated")
    found = collections.defaultdict(list)
    for setting, (platform, versions) in itertools.product(SETTINGS, PLATFORMS.items()):
        answer = json.loads(program.run("query", "--kind", "widgetkit", "--platform", platform, "--os", versions,
                                        "--json", *setting, folder=folder).output)
        for cell in answer["cells"]:
            sides = [[each["value"] for each in [side, *side["drawn"], *side["alternatives"]] if each["value"]]
                     for side in (cell["width"], cell["height"])]
            found[cell["screenClass"], cell["family"]].append((cell, sides))
    return found


def is_stated(known, written):
    """Whether two written sides are known ones. A whole number may be rounded up or down."""
    return all(any(abs(value - float(text)) < (0.17 if "." in text else 1) for value in values)
               for values, text in zip(known, written))


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
    return json.loads(program.run("check", "--json", name, folder=folder).output)["files"][0]


def entry(row, other=None):
    other = other or row
    return (row["device"], f"{row['platform']} {row['os']}", row["family"], number(other["width_pt"]),
            number(other["height_pt"]))


def size(row):
    return number(row["width_pt"]), number(row["height_pt"])


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
def test_sizes_of_another_device_are_wrong(program, folder, sizes, stated_sizes, name, tried):
    """But those that both devices have, perhaps on another version, with Display Zoom or among large icons."""
    entries = []
    usual = [row for row in sizes if row["variant"] in USUAL]
    for place, row in enumerate(usual):
        others = [each for each in usual if each["platform"] == row["platform"]
                  and each["family"] == row["family"] and each["screen_class"] != row["screen_class"]]
        # A spread of the others, the same in every run.
        other = others[place * 7 % len(others)] if others else row
        if not any(is_stated(sides, size(other)) for _, sides in stated_sizes[row["screen_class"], row["family"]]):
            entries.append(entry(row, other))
    found = counts(program, folder, name, entries)
    assert found["sizes"] == len(entries) > 400
    assert found["right"] == 0, found
    assert found["wrong"] + found["outdated"] >= 0.97 * len(entries), found
    tried("size of another device in a file")


@pytest.mark.parametrize("name", FORMS)
def test_sizes_with_display_zoom_are_right(program, folder, zoomed_sizes, stated_sizes, name):
    """Those that the device has on that version with Display Zoom alone."""
    entries = [entry(row) for row in zoomed_sizes if row["variant"] in USUAL and not any(
        cell["os"] == row["os"] and cell["zoom"] == "standard" and is_stated(sides, size(row))
        for cell, sides in stated_sizes[row["screen_class"], row["family"]])]
    assert len(entries) > 100
    found = counts(program, folder, name, entries)
    assert found["right"] == found["sizes"] == len(entries), found


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
