"""The archives under test, and what is in them."""

import subprocess
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

from shared import ROOT

# What `make test-dist` writes the archives of.
BUILD = ROOT / ".build-tests" / "release"

# Names of archives, as patterns: versions differ.
NAMES = {
    "program": "widgetsize-[0-9]*.tar.xz",
    "tables program": "widgetsize-tables-*.tar.xz",
    "wheel": "*.whl",
    "bundle": "*.artifactbundle.zip",
    "plugin": "widgetsize-plugin-*.tar.xz",
    "npm": "*.tgz",
    "tables": "widgetsize-tables-*.zip",
    "site": "widgetsize-site-*.tar.xz",
    "documentation": "widgetsize-documentation-*.tar.xz",
}


@dataclass(frozen=True)
class Member:
    """A file of an archive."""

    name: str
    mode: int
    owner: tuple
    data: bytes


class Archives:
    """A folder of archives."""

    def __init__(self, folder):
        self.folder = folder

    def path(self, kind):
        """The only archive of a kind; that of the program has a machine in its name."""
        found = list(self.folder.glob(NAMES[kind]))
        assert len(found) == 1, (kind, found)
        return found[0]

    def members(self, kind):
        """The files of an archive, in its order."""
        path = self.path(kind)
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                return [Member(info.filename, info.external_attr >> 16 & 0o7777, (0, 0, "", ""),
                               archive.read(info)) for info in archive.infolist()]
        with tarfile.open(path) as archive:
            return [Member(info.name, info.mode, (info.uid, info.gid, info.uname, info.gname),
                           archive.extractfile(info).read()) for info in archive]

    def text(self, kind, name):
        """The text of the file with this last part of its name."""
        return next(member.data.decode() for member in self.members(kind)
                    if member.name.split("/")[-1] == name)

    def unpack(self, kind, folder):
        """Unpacks an archive as people do, and returns the folder that it makes."""
        before = set(folder.iterdir())
        path = self.path(kind)
        command = ["unzip", "-q", path] if zipfile.is_zipfile(path) else ["tar", "-xf", path]
        subprocess.run(command, cwd=folder, check=True)
        [made] = set(folder.iterdir()) - before
        return made
