"""The archives of the programs: laid out as below /usr/local, so that they can be unpacked there."""

import json
import tarfile
import tempfile
from pathlib import Path

from .archives import Entry, entries, write_tar
from .macos import PROCESSORS, UNIVERSAL, universal
from .release import ROOT, Trouble, output

PROGRAMS = ("widgetsize", "widgetsize-tables")


def installed(program, build):
    """The program without its symbols, its completions and its manual page, as `make install` has them."""
    with tempfile.TemporaryDirectory(prefix="dist-") as folder:
        output(ROOT / "Scripts" / "install-built.sh", program, folder, build)
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


def built(program, release, build):
    """The files of the archive of each program that was built here."""
    tables = stripped(program.with_name("widgetsize-tables"))
    return {"widgetsize": [*installed(program, build), *texts(release)],
            "widgetsize-tables": [*tables, *(text for text in texts(release) if text.name != "README.md")]}


def binary(files):
    """The program among the files of an archive."""
    return next(file for file in files if file.name.startswith("bin/"))


def read_machines(folder, release):
    """The files of the archives that other machines built, by machine and program. Those of the two kinds of Macs become
    one."""
    found = {}
    for path in sorted(Path(folder).rglob("*.tar.xz")):
        for program in PROGRAMS:
            start = f"{program}-{release.version}-"
            if path.name.startswith(start):
                found.setdefault(path.name.removeprefix(start).removesuffix(".tar.xz"), {})[program] = read(path, release)
    if not found or any(set(machine) != set(PROGRAMS) for machine in found.values()):
        raise Trouble(f"'{folder}' needs archives of version {release.version}: {' and '.join(PROGRAMS)} for each machine")
    macs = {machine: found.pop(machine) for machine in PROCESSORS if machine in found}
    if macs:
        found[UNIVERSAL] = {program: joined({machine: mac[program] for machine, mac in macs.items()})
                            for program in PROGRAMS}
    return found


def joined(archives):
    """The files of one archive for all Macs: the program has both processors, and all else is the same."""
    program = universal({machine: binary(files).data for machine, files in archives.items()})
    return [Entry(file.name, program if file.name.startswith("bin/") else file.data, file.is_executable)
            for file in archives["arm64-macos"]]


def read(path, release):
    """The files of an archive of the same release."""
    with tarfile.open(path) as archive:
        files = [Entry(member.name.split("/", 1)[1], archive.extractfile(member).read(), bool(member.mode & 0o100))
                 for member in archive if member.isfile()]
    facts = next((file.data for file in files if file.name == "release.json"), b"{}")
    if facts != release.description:
        raise Trouble(f"{path.name} is not of this release: {json.loads(facts)}")
    return files


def write_program(folder, program, machine, files, release, preset):
    name = f"{program}-{release.version}-{machine}"
    path = folder / f"{name}.tar.xz"
    write_tar(path, [Entry(f"{name}/{file.name}", file.data, file.is_executable) for file in files],
              release, preset)
    return path
