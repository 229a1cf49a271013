"""Archives with bytes that depend only on their files and on the time of the release."""

import io
import lzma
import stat
import tarfile
import time
import zipfile
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Entry:
    """A file of an archive."""

    name: str
    data: bytes
    is_executable: bool = False

    @property
    def mode(self):
        return 0o755 if self.is_executable else 0o644


def entries(folder, below=""):
    """The files of a folder and of the folders in it, with names that begin with `below`."""
    folder = Path(folder)
    return [
        Entry(below + path.relative_to(folder).as_posix(), path.read_bytes(),
              bool(path.stat().st_mode & stat.S_IXUSR))
        for path in folder.rglob("*") if path.is_file()
    ]


def by_name(files):
    return sorted(files, key=lambda file: file.name)


def write_tar(path, files, release, preset):
    """Writes a tar file that xz compresses; `preset` is a level of xz, from 0 to 9."""
    with lzma.open(path, "wb", preset=preset) as compressed, \
            tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for file in by_name(files):
            # Without an owner: user and group 0, and no names.
            member = tarfile.TarInfo(file.name)
            member.size, member.mtime, member.mode = len(file.data), release.time, file.mode
            tar.addfile(member, io.BytesIO(file.data))


def write_zip(path, files, release):
    """Writes a zip file."""
    with zipfile.ZipFile(path, "w") as archive:
        for file in by_name(files):
            member = zipfile.ZipInfo(file.name, time.gmtime(release.time)[:6])
            # As on Unix, whatever system this is: the mode counts.
            member.create_system = 3
            member.external_attr = (stat.S_IFREG | file.mode) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, file.data)
