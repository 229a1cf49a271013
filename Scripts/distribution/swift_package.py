"""The artifact bundle for SwiftPM, and the package of the plugins that run it."""

import hashlib
import json

from .archives import Entry, write_tar, write_zip
from .program import texts
from .release import ROOT

BUNDLE = "widgetsize.artifactbundle"


def write_bundle(folder, program, release):
    """Writes the artifact bundle, and returns its bytes."""
    system = "unknown-linux-gnu" if release.system == "linux" else "apple-macosx"
    path = f"widgetsize-{release.version}-{release.machine}/bin/widgetsize"
    info = {"schemaVersion": "1.0", "artifacts": {"widgetsize": {
        "type": "executable", "version": release.version,
        "variants": [{"path": path, "supportedTriples": [f"{release.architecture}-{system}"]}]}}}
    files = [Entry(path, program.data, is_executable=True),
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
