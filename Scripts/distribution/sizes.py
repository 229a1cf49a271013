"""The known sizes of WidgetKit and Live Activities for the packages of data, in the compact form that both read.

The packages for JavaScript and Python have the same data. Rows name places in lists, because most values repeat; the
module of the Python package, which unpacks them, must give what the program said.
"""

import csv
import importlib.util
import json
import re
import sys

from .release import ROOT, TEMPLATES, Trouble, output

# Every version that exists, with and without Display Zoom.
QUESTIONS = [
    ("--kind", kind, "--os", "1+", "--zoom", zoom)
    for kind in ("widgetkit", "activity") for zoom in ("standard", "larger", "more-space")
]
# The fields of a cell that say which widget it is, as in the JSON of `query`.
SUBJECT = ["id", "kind", "platform", "os", "screenClass", "scale", "zoom", "family", "variant"]
# Its quantities.
QUANTITIES = ["width", "height", "minimumWidth", "minimumHeight", "islandWidth", "cornerRadius", "margin"]
# The fields of one of them.
LENGTH = ["value", "pixels", "state", "range", "sources", "rule"]
# Devices that have no screen in the tables, because their widgets have one size.
WITHOUT_SCREEN = {"macOS": ["Mac"], "visionOS": ["Apple Vision Pro", "Vision Pro"]}


def rows(name):
    """The rows of a table."""
    with open(ROOT / "Data" / "tables" / f"{name}.csv", encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def words():
    """The rows of words.csv, which people type in questions."""
    with open(ROOT / "Data" / "words.csv", encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def answer(program, *question):
    """The cells of which a side is known."""
    # 1: no such size is known.
    cells = json.loads(output(program, "query", "--json", *question, accepted=(0, 1)))["cells"]
    return [cell for cell in cells if any(cell[side]["value"] is not None for side in ("width", "height"))]


def sizes(cells):
    """The cells with at least one known quantity, without the unknown ones."""
    sources = {claim["id"]: claim["source_id"] for claim in rows("claims")}
    for cell in cells:
        size = {name: cell[name] for name in SUBJECT}
        for name, quantity in cell.items():
            if isinstance(quantity, dict) and quantity.get("value") is not None:
                size[name] = {key: quantity[key] for key in LENGTH}
                # A rule has no source of its own; these are the sources of the claims that it uses.
                size[name]["sources"] = quantity["sources"] or sorted(
                    {sources[claim] for claim in quantity["claims"]})
        yield size


def devices(cells):
    """All devices, with every name and identifier that finds them, and the versions that they run."""
    names, versions = rows("device_names"), {}
    for cell in cells:
        for name in cell["devices"]:
            versions.setdefault(name, set()).add(int(cell["os"]))
    for device in rows("devices"):
        named = [row for row in names if row["device"] == device["id"]]
        yield {
            "id": device["id"], "name": device["name"], "screenClass": device["screen_class"],
            "platform": None, "os": sorted(versions.get(device["name"], ())),
            "identifiers": [row["name"] for row in named if row["kind"] == "identifier"],
            "aliases": [row["name"] for row in named if row["kind"] != "identifier"]}
    for platform, (name, *aliases) in WITHOUT_SCREEN.items():
        yield {
            "id": name.lower().replace(" ", "-"), "name": name, "screenClass": None, "platform": platform,
            "os": sorted({int(cell["os"]) for cell in cells if cell["platform"] == platform}),
            "identifiers": [], "aliases": [platform, *aliases]}


def bare_names(program, devices):
    """What the program takes for the newest of several models, `iPad mini`, and which models these are."""
    starts = {" ".join(device["name"].split()[:count]) for device in devices for count in range(1, 4)}
    bare = {}
    for name in sorted(starts):
        # 64: the name is ambiguous.
        text = output(program, "query", name, "--json", accepted=(0, 1, 64))
        for note in json.loads(text)["notes"] if text else ():
            if found := re.search(r" is read as (.+), the newest of ", note):
                bare[name] = found[1].split(" and ")
    return bare


def family_names():
    """Families by the names that people use: medium, X large."""
    known = {row[name]: row["id"] for row in rows("families") for name in ("name", "id")}
    names = [(row["phrase"], known[row["value"]]) for row in words()
             if row["axis"] in ("family", "nickname") and row["value"] in known]
    # People who say Lock Screen mean several families, and not the Live Activity.
    names += [(row["name"], row["id"]) for row in rows("families") if row["name"] != "Lock Screen"]
    return dict(names)


def contents(program, release):
    """Everything that a package has, in the form in which its functions give it."""
    cells = [cell for question in QUESTIONS for cell in answer(program, *question)]
    known = list(sizes(cells))
    cited = {source for size in known for quantity in size.values() if isinstance(quantity, dict)
             for source in quantity["sources"]}
    models = list(devices(cells))
    return {
        "version": release.version, "dataVersion": release.data_version, "commit": release.commit,
        "sizes": known,
        "devices": models,
        "bareNames": bare_names(program, models),
        # Names of all devices with a screen: iPad Pro 13.
        "screenNames": {row["name"]: row["screen_class"] for row in rows("device_names") if row["screen_class"]},
        "families": {row["id"]: row["name"] for row in sorted(rows("families"), key=lambda row: int(row["order"]))},
        "familyNames": family_names(),
        "sources": {source["id"]: {"title": source["title"], "url": source["url"] or None}
                    for source in rows("sources") if source["id"] in cited},
    }


class Places:
    """A list of different values, and the place of each in it."""

    def __init__(self):
        self.values, self.places = [], {}

    def __getitem__(self, value):
        key = json.dumps(value)
        if key not in self.places:
            self.places[key] = len(self.values)
            self.values.append(value)
        return self.places[key]


def packed(contents):
    """The sizes as rows of places in lists: subject, lengths."""
    releases, screens, widgets, lengths = Places(), Places(), Places(), Places()
    table = []
    for size in contents["sizes"]:
        row = [releases[[size["kind"], size["platform"], size["os"]]],
               screens[[size["screenClass"], size["scale"]]],
               widgets[[size["family"], size["variant"], size["zoom"]]]]
        for name in QUANTITIES:
            length = size.get(name)
            # Pixels follow from the value and the scale of the screen.
            row.append(-1 if length is None else lengths[
                [length["value"], length["state"], length["sources"], length["rule"],
                 *(length["range"] or {}).values()]])
        while row[-1] == -1:
            row.pop()
        table.append(row)
    return {"releases": releases.values, "screens": screens.values, "widgets": widgets.values,
            "lengths": lengths.values, "rows": table}


def compact(contents):
    """The data as the packages have them. They are compared with what they were made of."""
    data = {**contents, "sizes": packed(contents)}
    folder = TEMPLATES / "python"
    specification = importlib.util.spec_from_file_location(
        "distributed", folder / "__init__.py", submodule_search_locations=[str(folder)])
    module = importlib.util.module_from_spec(specification)
    sys.modules["distributed"] = module
    specification.loader.exec_module(module)
    if [module._plain(size) for size in module._unpacked(data["sizes"])] != contents["sizes"]:
        raise Trouble("the packed sizes are not those of the program")
    return data
