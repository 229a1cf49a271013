"""The artifact bundle for SwiftPM, and the package of the plugins that run it."""

import hashlib
import json

from .archives import Entry, write_tar, write_zip
from .program import texts
from .release import ROOT

BUNDLE = "widgetsize.artifactbundle"


# What SwiftPM calls each machine.
TRIPLES = {"x86_64-linux": ["x86_64-unknown-linux-gnu"], "aarch64-linux": ["aarch64-unknown-linux-gnu"],
           "arm64-macos": ["arm64-apple-macosx"], "x86_64-macos": ["x86_64-apple-macosx"],
           "universal-macos": ["arm64-apple-macosx", "x86_64-apple-macosx"]}


def write_bundle(folder, programs, release):
    """Writes the artifact bundle with the program of each machine, and returns its bytes."""
    paths = {machine: f"widgetsize-{release.version}-{machine}/bin/widgetsize" for machine in sorted(programs)}
    info = {"schemaVersion": "1.0", "artifacts": {"widgetsize": {
        "type": "executable", "version": release.version,
        "variants": [{"path": path, "supportedTriples": TRIPLES[machine]} for machine, path in paths.items()]}}}
    files = [*(Entry(path, programs[machine].data, is_executable=True) for machine, path in paths.items()),
             Entry("info.json", (json.dumps(info, indent=2) + "\n").encode()), *texts(release)]
    bundle = folder / f"{BUNDLE}.zip"
    write_zip(bundle, [Entry(f"{BUNDLE}/{file.name}", file.data, file.is_executable)
                       for file in files], release)
    return bundle.read_bytes()


def write_plugin(folder, bundle, release, preset):
    """Writes the package of the plugins. It has the bundle with it, unless the repository is known: then it
    names the address and the checksum of the bundle in the release."""
    if release.repository:
        checksum = hashlib.sha256(bundle).hexdigest()
        location = (f'url: "{release.address(BUNDLE + ".zip")}",\n'
                    f'      checksum: "{checksum}"')
    else:
        location = f'path: "{BUNDLE}.zip"'
    files = [
        Entry("Package.swift", release.filled("plugin.swift", location=location)),
        *(Entry(f"Plugins/{name}/{name}.swift", (ROOT / "Sources" / name / f"{name}.swift").read_bytes())
          for name in ("WidgetsizePlugin", "CheckWidgetSizes")),
        Entry("LICENSE", (ROOT / "LICENSE").read_bytes()),
        Entry("README.md", release.filled("plugin.md")),
        Entry("release.json", release.description),
    ]
    if not release.repository:
        files.append(Entry(f"{BUNDLE}.zip", bundle))
    name = "widgetsize-plugin"
    write_tar(folder / f"{name}-{release.version}.tar.xz",
              [Entry(f"{name}/{file.name}", file.data) for file in files], release, preset)
