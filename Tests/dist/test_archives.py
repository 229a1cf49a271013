"""The archives have what they should, in the same bytes each time."""

import base64
import csv
import hashlib
import io
import json
import os
import struct
import subprocess
import sys
import tarfile

import pytest

from archives import BUILD, NAMES, Archives
from shared import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
from distribution.macos import PROCESSORS  # noqa: E402

ADDRESS = "https://example.org/somebody/widgetsize"


@pytest.mark.parametrize("kind", NAMES)
def test_every_archive_names_versions_and_commit(dist, program, kind):
    facts = json.loads(dist.text(kind, "release.json"))
    assert facts["version"] == subprocess.check_output([program, "--version"], text=True).strip()
    package = json.loads((ROOT / "Data" / "datapackage.json").read_text())
    assert facts["dataVersion"] == package["version"]
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True).strip()
    assert facts["commit"].removesuffix("-dirty") == head


@pytest.mark.parametrize("kind", NAMES)
def test_files_are_sorted_and_belong_to_nobody(dist, kind):
    members = dist.members(kind)
    names = [member.name for member in members]
    # npm has an order of its own, which is the same each time.
    assert kind == "npm" or names == sorted(names)
    assert {member.owner for member in members} == {(0, 0, "", "")}
    programs = [member.name for member in members if member.mode == 0o755]
    assert all(name.endswith(("bin/widgetsize", "bin/widgetsize-tables", "scripts/widgetsize")) for name in programs)
    assert len(programs) == (kind in ("program", "tables program", "wheel", "bundle"))
    assert {member.mode for member in members} <= {0o755, 0o644}


@pytest.mark.parametrize("kind", NAMES)
def test_no_archive_has_a_path_of_this_machine(dist, kind):
    for member in dist.members(kind):
        assert str(ROOT).encode() not in member.data, member.name


@pytest.mark.night
def test_packing_again_gives_the_same_bytes(dist, program, tmp_path):
    """From another folder, in another time zone, with another mask of modes."""
    subprocess.run(
        [ROOT / "Scripts" / "dist.py", program, "again", BUILD],
        cwd=tmp_path, check=True, umask=0o077, env={**os.environ, "TZ": "Asia/Tokyo", "LC_ALL": "C"})
    assert (tmp_path / "again" / "SHA256SUMS").read_text() == (dist.folder / "SHA256SUMS").read_text()


@pytest.fixture(scope="module")
def named(program, tmp_path_factory):
    """The archives of a release with an address, a time of its own and the programs of other machines."""
    folder = tmp_path_factory.mktemp("named")
    command = [ROOT / "Scripts" / "dist.py", program]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    subprocess.run([*command, folder / "here", BUILD, "--preset", "0", "--programs"], check=True, env=environment)
    for machine in ("aarch64-linux", *PROCESSORS):
        as_of_another_machine(folder / "here", folder / "machines" / machine, machine)
    subprocess.run([*command, folder / "dist", BUILD, "--preset", "0", "--repository", ADDRESS + "/",
                    "--machines", folder / "machines"], check=True, env=environment)
    return Archives(folder / "dist")


def as_of_another_machine(source, target, machine):
    """Copies archives of programs with another name; in place of a program for macOS they have some bytes."""
    target.mkdir(parents=True)
    for path in source.glob("*.tar.xz"):
        with tarfile.open(path) as old, tarfile.open(
                target / path.name.replace("x86_64-linux", machine), "w:xz", preset=0) as new:
            for member in old:
                data = old.extractfile(member).read()
                if machine in PROCESSORS and "/bin/" in member.name:
                    data = struct.pack("<III", 0xFEED_FACF, PROCESSORS[machine], 0) + machine.encode()
                member.size, member.name = len(data), member.name.replace("x86_64-linux", machine)
                new.addfile(member, io.BytesIO(data))


@pytest.mark.night
def test_release_has_the_programs_of_all_machines(named):
    version = json.loads(named.text("plugin", "release.json"))["version"]
    machines = ("aarch64-linux", "universal-macos", "x86_64-linux")
    for program in ("widgetsize", "widgetsize-tables"):
        assert {path.name for path in named.folder.glob(f"{program}-{version}-*.tar.xz")} == {
            f"{program}-{version}-{machine}.tar.xz" for machine in machines}
    assert {path.name.split("-none-")[1] for path in named.folder.glob("*.whl")} == {
        "manylinux_2_17_aarch64.musllinux_1_1_aarch64.whl", "manylinux_2_17_x86_64.musllinux_1_1_x86_64.whl",
        "macosx_26_0_universal2.whl"}
    [variants] = [artifact["variants"] for artifact in json.loads(named.text("bundle", "info.json"))["artifacts"].values()]
    assert sorted(triple for variant in variants for triple in variant["supportedTriples"]) == [
        "aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx", "x86_64-unknown-linux-gnu"]
    members = {member.name: member for member in named.members("bundle")}
    assert all(members[f"widgetsize.artifactbundle/{variant['path']}"].mode == 0o755 for variant in variants)
    installer = (named.folder / "install.sh").read_text()
    assert f"{{WIDGETSIZE_RELEASES:-{ADDRESS}/releases/download}}" in installer
    assert f"{{WIDGETSIZE_VERSION:-{version}}}" in installer
    assert "swift-argument-parser" in (named.folder / "Package.resolved").read_text()


@pytest.mark.night
def test_time_of_files_is_that_of_the_release(named):
    listing = subprocess.check_output(["tar", "--utc", "-tvf", named.path("plugin")], text=True)
    assert {line.split()[3] for line in listing.splitlines()} == {"2023-11-14"}


def test_checksums_are_those_of_the_files(dist):
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=dist.folder, check=True)
    listed = {line.split()[1] for line in (dist.folder / "SHA256SUMS").read_text().splitlines()}
    assert listed == {path.name for path in dist.folder.iterdir()} - {"SHA256SUMS"}


def test_archives_are_small(dist):
    """What is released is packed better, and about an eighth smaller."""
    assert dist.path("program").stat().st_size <= 10 << 20
    assert sum(len(member.data) for member in dist.members("npm")) <= 200_000


def test_wheel_lists_its_files(dist):
    members = {member.name: member.data for member in dist.members("wheel")}
    [record] = [name for name in members if name.endswith(".dist-info/RECORD")]
    listed = {name: (digest, size) for name, digest, size in csv.reader(io.StringIO(members[record].decode()))}
    assert listed.pop(record) == ("", "")
    del members[record]
    for name, data in members.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        assert listed.pop(name) == (f"sha256={digest}", str(len(data)))
    assert not listed


@pytest.mark.night
def test_address_of_the_repository_is_filled_in(named):
    """The plugin, the formula and npm's package name the place that they are downloaded from."""
    version = json.loads(named.text("plugin", "release.json"))["version"]
    manifest = named.text("plugin", "Package.swift")
    digest = hashlib.sha256(named.path("bundle").read_bytes()).hexdigest()
    assert f'"{ADDRESS}/releases/download/v{version}/{named.path("bundle").name}"' in manifest
    assert f'checksum: "{digest}"' in manifest
    assert not any(member.name.endswith(".zip") for member in named.members("plugin"))
    formula = (named.folder / "widgetsize.rb").read_text()
    archives = list(named.folder.glob(f"widgetsize-{version}-*.tar.xz"))
    assert formula.count("sha256") == len(archives) == 3
    for archive in archives:
        assert f'"{ADDRESS}/releases/download/v{version}/{archive.name}"' in formula
        assert hashlib.sha256(archive.read_bytes()).hexdigest() in formula
    assert f"git+{ADDRESS}.git" in named.text("npm", "package.json")


def test_folder_with_files_is_left_alone(program, tmp_path):
    (tmp_path / "mine").write_text("kept")
    result = subprocess.run([ROOT / "Scripts" / "dist.py", program, tmp_path, BUILD], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (2, f"error: folder '{tmp_path}' is not empty\n")
    assert (tmp_path / "mine").read_text() == "kept"


def test_repository_that_is_no_address_is_refused(program, tmp_path):
    result = subprocess.run(
        [ROOT / "Scripts" / "dist.py", program, tmp_path, BUILD, "--repository", "somebody/widgetsize"],
        capture_output=True, text=True)
    assert result.returncode == 2 and not list(tmp_path.iterdir())
    assert result.stderr == ("error: 'somebody/widgetsize' is no address of a repository; "
                             "expected https://host/owner/name\n")
