"""The npm package: functions that find the known sizes of WidgetKit and Live Activities, and their types."""

import json
import tempfile
from pathlib import Path

from .release import ROOT, TEMPLATES, output


def module(value, name=None):
    """A module of JavaScript with one value, or with a constant for each key."""
    def literal(value):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if name is None:
        return f"export default {literal(value)};\n".encode()
    return "".join(f"export const {key} = {literal(value[key])};\n" for key in name).encode()


def modules(data):
    """The modules that hold the data: a bundler takes those that are asked for."""
    return {
        "data/sizes.js": module(data["sizes"]),
        "data/devices.js": module(data["devices"]),
        "data/names.js": module({key: data[key] for key in ("bareNames", "screenNames", "families", "familyNames")}),
        "data/sources.js": module(data["sources"]),
        "release.js": module(data, ["version", "dataVersion", "commit"]),
    }


def write_npm_package(folder, data, release):
    """Writes the archive with `npm pack`; `data` is the compact form of the sizes."""
    with tempfile.TemporaryDirectory(prefix="dist-") as made:
        package = Path(made)
        files = modules(data)
        for path in (TEMPLATES / "npm").iterdir():
            files[path.name] = release.filled(f"npm/{path.name}")
        files["release.json"] = release.description
        description = {
            "name": "widgetsize-data", "version": release.data_version,
            "description": "Sizes of iOS widgets on every device, each with its source",
            "keywords": ["ios", "widget", "widgetkit", "live-activities", "size"],
            "license": "CC0-1.0", "type": "module", "sideEffects": False,
            "exports": {".": {"types": "./index.d.ts", "default": "./index.js"},
                        "./package.json": "./package.json", "./release.json": "./release.json"},
            "types": "index.d.ts", "engines": {"node": ">=20.19"},
            "files": sorted({name.split("/")[0] for name in files if not name.startswith("README")}),
        }
        if release.repository:
            description["repository"] = {"type": "git", "url": f"git+{release.repository}.git"}
        files["package.json"] = json.dumps(description, indent=2).encode() + b"\n"
        files["LICENSE"] = (ROOT / "Data" / "LICENSE").read_bytes()
        for name, text in files.items():
            (package / name).parent.mkdir(exist_ok=True)
            (package / name).write_bytes(text)
            # npm keeps the modes of files, which here depend on the umask.
            (package / name).chmod(0o644)
        output("npm", "pack", "--silent", "--offline", f"--cache={made}/.npm",
               f"--pack-destination={folder}", folder=package)
