"""The archives of the programs: laid out as below /usr/local, so that they can be unpacked there."""

import tempfile
from pathlib import Path

from .archives import Entry, entries, write_tar
from .release import ROOT, output


def installed(program, build):
    """The program without its symbols, its completions and its manual page, as `make install` has them."""
    with tempfile.TemporaryDirectory(prefix="dist-") as folder:
        output(ROOT / "Scripts" / "install.sh", program, folder, build)
        return entries(folder)


def stripped(program):
    """A program without its symbols."""
    with tempfile.TemporaryDirectory(prefix="dist-") as folder:
        output(ROOT / "Scripts" / "strip.sh", program, Path(folder, program.name))
        return entries(folder, "bin/")


def texts(release):
    """The texts of every archive with the program that people install."""
    return [Entry("LICENSE", (ROOT / "LICENSE").read_bytes()),
            Entry("README.md", release.filled("program.md")),
            Entry("release.json", release.description)]


def write_program(folder, program, files, release, preset):
    name = f"{program}-{release.version}-{release.machine}"
    write_tar(folder / f"{name}.tar.xz",
              [Entry(f"{name}/{file.name}", file.data, file.is_executable) for file in files],
              release, preset)
