"""The npm package: all known sizes of WidgetKit and Live Activities as one JSON file, and its types."""

import csv
import json
import tempfile
from pathlib import Path

from .release import ROOT, output

# Every version that exists, with and without Display Zoom.
QUESTIONS = [
    ("--system", system, "--os", "1+", *zoom)
    for system in ("widgetkit", "activity") for zoom in ((), ("--zoomed",), ("--more-space",))
]
# The fields of a cell that say which widget it is, as in the JSON of `query`.
SUBJECT = ["id", "system", "platform", "os", "screenClass", "scale", "zoom", "family", "variant"]
# The fields of one of its quantities.
LENGTH = ["value", "pixels", "state", "range", "sources", "rule"]


def rows(name):
    """The rows of a table."""
    with open(ROOT / "Data" / "tables" / f"{name}.csv", encoding="utf-8", newline="") as table:
        return list(csv.DictReader(table))


def sizes(program):
    """The cells with at least one known quantity, without the unknown ones."""
    sources = {claim["id"]: claim["source_id"] for claim in rows("claims")}
    for question in QUESTIONS:
        # 1: no such size is known.
        answer = json.loads(output(program, "query", "--known", "--json", *question, accepted=(0, 1)))
        for cell in answer["cells"]:
            size = {name: cell[name] for name in SUBJECT}
            for name, quantity in cell.items():
                if isinstance(quantity, dict) and quantity.get("value") is not None:
                    size[name] = {key: quantity[key] for key in LENGTH}
                    # A rule has no source of its own; these are the sources of the claims that it uses.
                    size[name]["sources"] = quantity["sources"] or sorted(
                        {sources[claim] for claim in quantity["claims"]})
            yield size


def devices():
    """All devices, with every name and identifier that finds them."""
    names = rows("device_names")
    return [
        {"id": device["id"], "name": device["name"], "screenClass": device["screen_class"],
         "identifiers": [row["name"] for row in names
                         if row["device"] == device["id"] and row["kind"] == "identifier"],
         "aliases": [row["name"] for row in names
                     if row["device"] == device["id"] and row["kind"] != "identifier"]}
        for device in rows("devices")
    ]


def contents(program, release):
    known = list(sizes(program))
    cited = {source for size in known for quantity in size.values() if isinstance(quantity, dict)
             for source in quantity["sources"]}
    return {
        "version": release.version, "dataVersion": release.data_version, "commit": release.commit,
        "devices": devices(),
        "sizes": known,
        "sources": {source["id"]: {"title": source["title"], "url": source["url"] or None}
                    for source in rows("sources") if source["id"] in cited},
    }


def write_npm_package(folder, program, release):
    """Writes the archive with `npm pack`."""
    with tempfile.TemporaryDirectory(prefix="dist-") as made:
        package = Path(made)
        description = {
            "name": "widgetsize-data", "version": release.data_version,
            "description": "Sizes of iOS widgets on every device, each with its source",
            "keywords": ["ios", "widget", "widgetkit", "live-activities", "size"],
            "license": "CC0-1.0", "main": "sizes.json", "types": "index.d.ts",
            "files": ["index.d.ts", "release.json", "sizes.json"],
        }
        if release.repository:
            description["repository"] = {"type": "git", "url": f"git+{release.repository}.git"}
        data = json.dumps(contents(program, release), ensure_ascii=False, separators=(",", ":"))
        for name, text in {
            "package.json": json.dumps(description, indent=2).encode() + b"\n",
            "sizes.json": data.encode() + b"\n",
            "index.d.ts": release.filled("npm.d.ts"),
            "README.md": release.filled("npm.md"),
            "LICENSE": (ROOT / "Data" / "LICENSE").read_bytes(),
            "release.json": release.description,
        }.items():
            (package / name).write_bytes(text)
            # npm keeps the modes of files, which here depend on the umask.
            (package / name).chmod(0o644)
        output("npm", "pack", "--silent", "--offline", f"--cache={made}/.npm",
               f"--pack-destination={folder}", folder=package)
