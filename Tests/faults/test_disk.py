"""Where nothing can be written, nothing is lost, and one line says why."""

import contextlib
import os
import subprocess
import sys

import pytest

from program import NOBODY, names
from writers import WRITERS, Ingest, Report

IS_ROOT = os.geteuid() == 0

every_writer = pytest.mark.parametrize("writer", WRITERS, ids=str)


def prepared(program, folder, writer):
    """What is at the target before the fault, and what is in the folder."""
    writer.prepare(folder)
    if writer.replaces:
        assert program.run(*writer.arguments(), folder=folder).status in (0, 1)
    return writer.written(folder), names(folder)


@every_writer
@pytest.mark.parametrize("size", [0, 5_000])
def test_limit_on_file_size_keeps_the_old_output(program, folder, writer, size, tried):
    old, before = prepared(program, folder, writer)
    result = program.run(*writer.arguments(new=True), folder=folder, file_size=size)
    if size == 5_000 and result.status in (0, 1):
        pytest.skip(f"{writer} writes less")
    result.must_fail("cannot be written: file too large")
    assert f"'{writer.target}'" in result.errors
    assert writer.written(folder) == old
    assert names(folder) == before
    tried("no room for a file")


@pytest.fixture
def small_disk(folder):
    """A disk of two megabytes, most of which is taken."""
    place = folder / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)]
    if not IS_ROOT or not sys.platform.startswith("linux") or subprocess.run(
            mount, capture_output=True).returncode:
        pytest.skip("only root can mount a small disk here")
    yield place
    subprocess.run(["umount", str(place)], check=True)


@every_writer
def test_full_disk_keeps_the_old_output(program, small_disk, writer, tried):
    writer.prepare(small_disk)
    if isinstance(writer, Report):
        # A whole report is larger than the disk.
        old = None
    else:
        old = b"mine" if writer.replaces else None
        if old:
            (small_disk / writer.target).write_bytes(old)
        filler = os.open(small_disk / "filler", os.O_CREAT | os.O_WRONLY)
        with contextlib.suppress(OSError):
            while True:
                os.write(filler, b"x" * 4_096)
        os.close(filler)
    before = names(small_disk)
    result = program.run(*writer.arguments(new=True), folder=small_disk)
    result.must_fail("no space left on device")
    assert writer.written(small_disk) == old
    assert names(small_disk) == before
    tried("full disk")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full")
@pytest.mark.parametrize(
    "command",
    ["query", "explain --device iphone8", "list devices", "fit --rows 5 --row-height 44",
     "identify --height 110", "safe --os 10", "check sizes.csv",
     "validate", "ingest run.log", "render note.md", "report --output site", "--help", "--version",
     "--generate-completion-script bash"])
def test_full_standard_output_ends_with_2(program, folder, command, tried):
    Report().prepare(folder)
    with open("/dev/full", "wb") as full:
        result = program.run(*command.split(), folder=folder, stdout=full)
    result.must_fail("standard output cannot be written: no space left on device")
    tried("full standard output")


@pytest.mark.skipif(not IS_ROOT, reason="only root can be somebody else")
@every_writer
def test_folder_without_permission_keeps_the_old_output(program, folder, writer, tried):
    old, before = prepared(program, folder, writer)
    result = program.run(*writer.arguments(new=True), folder=folder, user=NOBODY)
    result.must_fail("permission denied")
    assert f"'{writer.target}'" in result.errors
    assert writer.written(folder) == old
    assert names(folder) == before
    tried("read-only target")


@every_writer
def test_target_of_another_kind_is_kept(program, folder, writer, tried):
    writer.prepare(folder)
    target = folder / writer.target
    if writer.is_folder:
        target.write_bytes(b"mine")
    else:
        target.mkdir()
        (target / "mine").write_bytes(b"mine")
    old, before = writer.written(folder), names(folder)
    result = program.run(*writer.arguments(), folder=folder)
    assert result.status == 2 and result.errors.count("\n") == 1, result
    assert writer.written(folder) == old
    assert names(folder) == before
    tried("target of another kind")


@pytest.mark.parametrize("writer", [Report(), Ingest()], ids=str)
@pytest.mark.parametrize("stranger", ["index.html", ".hidden", "sizes/notes.txt"])
def test_target_with_files_of_somebody_else_is_kept(program, folder, writer, stranger, tried):
    writer.prepare(folder)
    file = folder / writer.target / stranger
    file.parent.mkdir(parents=True)
    file.write_bytes(b"mine")
    old = writer.written(folder)
    result = program.run(*writer.arguments(), folder=folder)
    assert result.status == 2 and result.errors.count("\n") == 1, result
    assert writer.written(folder) == old
    tried("target with files of somebody else")


@every_writer
def test_target_in_a_missing_folder_is_refused(program, folder, writer, tried):
    writer.prepare(folder)
    before = names(folder)
    arguments = [f"missing/{text}" if text == writer.target else text
                 for text in writer.arguments()]
    result = program.run(*arguments, folder=folder)
    result.must_fail("no such file or directory")
    assert names(folder) == before
    tried("no folder around the target")


@pytest.mark.parametrize("writer", [writer for writer in WRITERS if writer.replaces], ids=str)
def test_output_is_replaced_in_a_folder_that_is_not_utf8(program, folder, writer, tried):
    """An earlier output is replaced, and not written over."""
    place = os.fsencode(folder) + b"/caf\xe9"
    os.mkdir(place)
    place = type(folder)(os.fsdecode(place))
    _, before = prepared(program, place, writer)
    old = (place / writer.target).stat().st_ino
    link = place / "link"
    link.symlink_to(writer.target)
    arguments = ["link" if word == writer.target else word for word in writer.arguments(new=True)]
    assert program.run(*arguments, folder=place).status == 0
    assert link.is_symlink() and (place / writer.target).stat().st_ino != old
    assert names(place) == sorted([*before, "link"])
    tried("name that is not UTF-8")
