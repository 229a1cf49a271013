"""The archives have what they should, in the same bytes each time."""

import base64
import csv
import hashlib
import io
import json
import os
import subprocess

import pytest

from archives import BUILD, NAMES, Archives
from shared import ROOT

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
    """The archives of a release with an address and a time of its own."""
    folder = tmp_path_factory.mktemp("named") / "dist"
    subprocess.run(
        [ROOT / "Scripts" / "dist.py", program, folder, BUILD, "--preset", "0", "--repository", ADDRESS + "/"],
        check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
    return Archives(folder)


@pytest.mark.night
def test_time_of_files_is_that_of_the_release(named):
    listing = subprocess.check_output(["tar", "--utc", "-tvf", named.path("plugin")], text=True)
    assert {line.split()[3] for line in listing.splitlines()} == {"2023-11-14"}


def test_checksums_are_those_of_the_files(dist):
    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=dist.folder, check=True)
    listed = {line.split()[1] for line in (dist.folder / "SHA256SUMS").read_text().splitlines()}
    assert listed == {path.name for path in dist.folder.iterdir()} - {"SHA256SUMS"}


def test_archives_are_small(dist):
    assert dist.path("program").stat().st_size <= 8 << 20
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
    assert f'"{ADDRESS}/releases/download/v{version}/{named.path("program").name}"' in formula
    assert hashlib.sha256(named.path("program").read_bytes()).hexdigest() in formula
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
