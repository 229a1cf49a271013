#!/usr/bin/env python3
"""Writes the archives of a release into a folder that does not exist or is empty.

  dist.py PROGRAM FOLDER BUILD [--repository ADDRESS] [--machines OTHERS]
  dist.py PROGRAM FOLDER BUILD --programs

`widgetsize-tables` stands beside PROGRAM. With --programs, only the archives of both are written, for a release that
another machine puts together: it takes them with --machines.

Every run with the same program and commit writes the same bytes. The time of all files is that of the
commit, or SOURCE_DATE_EPOCH. docs/releasing.md lists the archives.

Exit codes: 0 written; 2 something is missing or wrong.
Python 3.11 or later, npm (not for --programs) and the standard library only.
"""

import argparse
import hashlib
import sys
import tempfile
from pathlib import Path

from distribution.archives import Entry, entries, write_tar
from distribution.data_package import write_data
from distribution.formula import write_formula
from distribution.macos import check_libraries
from distribution.npm_package import write_npm_package
from distribution.program import PROGRAMS, binary, built, read_machines, write_program
from distribution.release import ROOT, Trouble, output, read_release
from distribution.sizes import compact, contents
from distribution.swift_package import write_bundle, write_plugin
from distribution.wheel import write_wheel

# People download these with every run of their CI.
LIMITS = {"widgetsize-*-linux.tar.xz": 8, "widgetsize-*-macos.tar.xz": 16, "widgetsize-data-*.tgz": 1}
# The level of xz for what people download. Tests that pack once more take a quicker one.
SMALLEST = 9


def write_site(folder, program, release, preset):
    """Writes the site with its pages and `release.json`."""
    with tempfile.TemporaryDirectory(prefix="dist-") as site:
        output(program, "report", "--output", Path(site, "site"))
        files = entries(Path(site, "site"), "widgetsize-site/")
    files.append(Entry("widgetsize-site/release.json", release.description))
    write_tar(folder / f"widgetsize-site-{release.version}.tar.xz", files, release, preset)


def write_documentation(folder, build, release, preset):
    """Writes the documentation of the libraries that were built in a folder, as DocC converts it."""
    with tempfile.TemporaryDirectory(prefix="dist-") as work:
        output(ROOT / "Scripts" / "test-documentation.sh", build, work)
        name = "widgetsize-documentation"
        files = [*entries(work, f"{name}/"), Entry(f"{name}/release.json", release.description)]
        write_tar(folder / f"{name}-{release.version}.tar.xz", files, release, preset)


def write_installer(folder, release):
    """The script that installs the program of this release, with its address and version."""
    text = (ROOT / "Scripts" / "install.sh").read_text(encoding="utf-8")
    for name, value in (("RELEASES", f"{release.repository}/releases/download"), ("VERSION", release.version)):
        unset = f"${{WIDGETSIZE_{name}:-}}"
        assert text.count(unset) == 1, unset
        text = text.replace(unset, f"${{WIDGETSIZE_{name}:-{value}}}")
    (folder / "install.sh").write_text(text, encoding="utf-8")


def write_versions(folder):
    """The versions of the packages that the programs were built with."""
    resolved = ROOT / "Package.resolved"
    if not resolved.exists():
        raise Trouble("Package.resolved is missing: build first")
    (folder / "Package.resolved").write_bytes(resolved.read_bytes())


def write_checksums(folder):
    """The checksums of all archives, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="ascii")


def check_sizes(folder):
    for pattern, limit in LIMITS.items():
        for path in folder.glob(pattern):
            if path.stat().st_size > limit << 20:
                raise Trouble(f"{path.name} has {path.stat().st_size:,} bytes, more than {limit} MiB")


def write_programs(folder, machines, release, preset):
    """Writes the archives of the programs, and returns those that people install, by machine."""
    return {machine: [write_program(folder, program, machine, archives[program], release, preset)
                      for program in PROGRAMS][0]
            for machine, archives in machines.items()}


def write(program, folder, arguments):
    preset, build = arguments.preset, arguments.build.absolute()
    release = read_release(program, arguments.repository)
    machines = {release.machine: built(program, release, build)}
    if release.system == "macos":
        for name in PROGRAMS:
            check_libraries(program.with_name(name))
    if arguments.machines:
        machines.update(read_machines(arguments.machines, release))
    archives = write_programs(folder, machines, release, preset)
    if not arguments.programs:
        programs = {machine: binary(files["widgetsize"]) for machine, files in machines.items()}
        write_plugin(folder, write_bundle(folder, programs, release), release, preset)
        data = compact(contents(program, release))
        for machine, file in programs.items():
            write_wheel(folder, file, machine, data, release)
        write_npm_package(folder, data, release)
        write_data(folder, release)
        write_site(folder, program, release, preset)
        write_documentation(folder, build, release, preset)
        write_versions(folder)
        if release.repository:
            write_formula(folder, archives, release)
            write_installer(folder, release)
    if preset == SMALLEST:
        check_sizes(folder)
    write_checksums(folder)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--repository", default="", metavar="ADDRESS",
                        help="https://... of the repository, where releases are downloaded from")
    parser.add_argument("build", type=Path,
                        help="folder in which the libraries were built, and the tool that writes manual pages")
    parser.add_argument("--machines", type=Path, metavar="OTHERS",
                        help="folder with the archives of the programs that other machines built")
    parser.add_argument("--programs", action="store_true", help="write the archives of the programs alone")
    parser.add_argument("--preset", type=int, choices=range(10), default=SMALLEST, metavar="LEVEL",
                        help="level of xz: 0 is quick, 9 is small and the default")
    arguments = parser.parse_args()
    folder = arguments.folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise Trouble(f"folder '{arguments.folder}' is not empty")
        write(arguments.program.absolute(), folder, arguments)
    except (Trouble, OSError) as trouble:
        print(f"error: {trouble}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
