"""Input and output that is not a regular file: links, pipes, devices, open descriptors."""

import os
import socket
import subprocess
import sys
import tempfile
import threading

import pytest

from program import names
from shared import ROOT, program_with
from writers import Check, Render, prepare

LINUX = sys.platform.startswith("linux")
every_file_writer = pytest.mark.parametrize("writer", [Render(), Check()], ids=str)


def expected(program, folder, writer):
    """Fills the folder, and returns what the writer writes."""
    prepare(folder, writer)
    assert program.run(*writer.arguments(), folder=folder).status in (0, 1)
    text = writer.written(folder)
    (folder / writer.target).unlink()
    return text


@pytest.mark.skipif(not LINUX, reason="only Linux has links to what is open")
@pytest.mark.parametrize("target", ["/proc/self/fd/1", "/dev/fd/1", "/dev/stdout"])
@every_file_writer
def test_deleted_file_as_output_is_written(program, folder, writer, target, tried):
    """The program writes at the position of the descriptor."""
    text = expected(program, folder, writer)
    before = names(folder)
    arguments = [target if word == writer.target else word for word in writer.arguments()]
    with tempfile.TemporaryFile() as output:
        output.write(b"before\n")
        output.flush()
        result = program.run(*arguments, folder=folder, stdout=output)
        output.seek(0)
        assert output.read().startswith(b"before\n" + text), result
    assert result.status == 0, result
    assert names(folder) == before
    tried("output that is no regular file")


@every_file_writer
def test_pipe_as_output_is_written(program, folder, writer, tried):
    text = expected(program, folder, writer)
    pipe = folder / writer.target
    os.mkfifo(pipe)
    read = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    result = program.run(*writer.arguments(), folder=folder, timeout=20)
    assert result.status == 0 and pipe.is_fifo(), result
    reader.join(timeout=20)
    assert read == [text]
    tried("output that is no regular file")


@every_file_writer
def test_device_as_output_stays_a_device(program, folder, writer, tried):
    prepare(folder, writer)
    (folder / writer.target).symlink_to("/dev/null")
    result = program.run(*writer.arguments(), folder=folder)
    assert result.status == 0 and (folder / writer.target).is_symlink(), result
    assert not os.path.isfile("/dev/null")
    tried("output that is no regular file")


IN_FOLDERS = {
    "table": ("own/devices.csv", ["query", "--data", "own"]),
    "package": ("own/datapackage.json", ["validate", "own"]),
    "list": ("own/widgetsize-report.txt", ["report", "--output", "own"]),
}


def broken(kind, path):
    if kind == "dangling":
        path.symlink_to("nowhere")
    elif kind == "loop":
        path.symlink_to(path.name)
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "socket":
        # Its name has to be short.
        folder = os.open(path.parent, os.O_RDONLY)
        with socket.socket(socket.AF_UNIX) as end:
            end.bind(f"/proc/self/fd/{folder}/{path.name}" if LINUX else str(path))
        os.close(folder)


@pytest.mark.parametrize("kind", ["dangling", "loop", "pipe", "device", "socket"])
@pytest.mark.parametrize("place", IN_FOLDERS)
def test_irregular_file_in_a_folder_is_named(program, folder, place, kind, tried):
    """The program neither ignores such a file nor waits for it."""
    path, arguments = IN_FOLDERS[place]
    (folder / path).parent.mkdir()
    if place == "package":
        (folder / "own" / "tables").symlink_to(ROOT / "Data" / "tables")
    broken(kind, folder / path)
    program.run(*arguments, folder=folder, timeout=20).must_fail(f"'{path}' ")
    tried("no regular file in a folder")


def test_broken_link_to_a_folder_of_tables_is_named(program, folder, tried):
    (folder / "own").mkdir()
    (folder / "own" / "tables").symlink_to("nowhere")
    program.run("query", "--data", "own", folder=folder).must_fail("'own/tables' is not a folder")
    tried("no regular file in a folder")


@pytest.mark.parametrize("arguments", [
    ["check"], ["ingest"], ["render"]], ids=" ".join)
def test_pipe_as_input_is_read(program, folder, arguments, tried):
    """As in the process substitution of a shell."""
    prepare(folder, Render())
    file = {"ingest": "run.log", "render": "note.md"}.get(arguments[0], "sizes.csv")
    plain = program.run(*arguments, file, folder=folder)
    assert plain.status == 0, plain
    end, start = os.pipe()
    os.write(start, (folder / file).read_bytes())
    os.close(start)
    process = subprocess.run(
        [program_with(program.path, arguments[0]), *arguments, f"/dev/fd/{end}"], cwd=folder, capture_output=True, pass_fds=[end])
    os.close(end)
    assert process.returncode == 0, process
    tried("pipe as input")


FAILING = {
    "check wrong.csv": 1, "check wrong.csv --format csv": 1, "check wrong.csv --format github": 1,
    "query --device plus --os 17 --mode legacy": 1,
    "fit --device plus --os 10 --rows 50 --row-height 44 --at-least 50": 1,
    "query --data nowhere": 2, "query --nothing": 64,
    "check sizes.csv": 0, "query --device plus": 0, "list devices": 0, "--help": 0,
}


@pytest.mark.parametrize("command", FAILING)
def test_closed_pipe_keeps_the_exit_code(program, folder, command, tried):
    """The exit code is the same if nobody reads the output."""
    prepare(folder, Check())
    (folder / "wrong.csv").write_text((folder / "sizes.csv").read_text().replace("352", "351"))
    end, start = os.pipe()
    os.close(end)
    result = program.run(*command.split(), folder=folder, stdout=start)
    os.close(start)
    assert result.status == FAILING[command], result
    if result.status < 2:
        assert all(line.startswith("note: ") for line in result.errors.splitlines()), result
    tried("closed pipe")
