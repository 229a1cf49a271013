"""Wherever it is started, the program answers, or says in one line why it cannot."""

import subprocess
import sys

import pytest

from shared import surroundings

SMALL = ["query", "--device", "plus", "--landscape"]


@pytest.fixture(scope="module")
def answer(program, tmp_path_factory):
    return program.run(*SMALL, folder=tmp_path_factory.mktemp("plain")).output


@pytest.mark.parametrize("environment", [
    {"HOME": ""}, {"HOME": "/nowhere"}, {"LC_ALL": "xx_XX.bad"}, {"LANG": "tr_TR.UTF-8"},
    {"TERM": ""}, {"TERM": "x" * 10_000}, {"TZ": ":/nowhere"}, {"TMPDIR": "/nowhere"},
    {"PATH": ""}, {"COLUMNS": "0"}, {"COLUMNS": "-1"}, {"NO_COLOR": "1"},
    {"MALLOC_ARENA_MAX": "1"},
], ids=str)
def test_odd_environment_changes_no_answer(program, folder, answer, environment, tried):
    assert program.run(*SMALL, folder=folder, environment=environment).output == answer
    tried("odd environment")


def test_session_without_a_terminal_is_answered(program, folder, answer, tried):
    result = program.run(*SMALL, folder=folder, start_new_session=True)
    assert result.status == 0 and result.output == answer
    tried("no terminal")


@pytest.mark.parametrize("stream", [0, 1, 2])
@pytest.mark.parametrize("arguments", [
    SMALL, ["query", "--device", "puls"], ["check", "sizes.csv", "-f", "junit", "-o", "report.xml"],
    ["render", "note.md", "-o", "note.html"]], ids=" ".join)
def test_closed_stream_changes_no_file(program, folder, arguments, stream, tried):
    """Output to a closed stream never goes to a file that was opened with the same descriptor."""
    (folder / "sizes.csv").write_text(
        "id,width_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,1\n")
    (folder / "note.md").write_text("# A note\n")

    def texts():
        return {
            path.name: path.read_text()
            for path in sorted(folder.glob("*.*")) if path.is_file()
        }

    whole = program.run(*arguments, folder=folder)
    expected = texts()
    words = " ".join(f"'{word}'" for word in arguments)
    line = f"'{program.path}' {words} {stream}{'<' if stream == 0 else '>'}&-"
    result = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True)
    assert result.returncode in (whole.status, 2), result
    assert texts() == expected
    tried("closed stream")


def test_deleted_working_folder_is_no_error(program, folder, answer, tried):
    gone = folder / "gone"
    gone.mkdir()
    line = f"rmdir ../gone && '{program.path}' {' '.join(SMALL)}"
    # What the process was given, without the COLUMNS that a library of Python may have added.
    result = subprocess.run(["sh", "-c", line], cwd=gone, capture_output=True, env=surroundings())
    assert result.returncode == 0 and result.stdout == answer
    tried("working folder that is gone")


@pytest.mark.parametrize("command", [
    "query --format csv", "query --format html", "query --json", "list devices",
    "explain --device iPhone9,1", "--help"])
def test_closed_pipe_is_no_error(program, folder, command, tried):
    process = program.start(*command.split(), folder=folder, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE)
    process.stdout.read(1)
    process.stdout.close()
    # What is to be known of the rows is told all the same.
    assert all(line.startswith(b"note: ") for line in process.stderr.read().splitlines())
    assert process.wait() == 0
    process.stderr.close()
    tried("closed pipe")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems need no /proc")
def test_arguments_that_cannot_be_read_are_an_error(program, folder, tried):
    """Swift reads the arguments through /proc. Without them the program must not print the help."""
    hidden = ["unshare", "--mount", "sh", "-c",
              "mount --bind /dev/null /proc/$$/maps && exec \"$@\"", "sh"]
    if subprocess.run([*hidden, "true"], capture_output=True).returncode:
        pytest.skip("/proc/self/maps cannot be hidden here")
    for arguments in [["check", "missing.csv"], ["query"], []]:
        result = subprocess.run(
            [*hidden, program.path, *arguments], cwd=folder, capture_output=True, text=True)
        assert result.returncode == 2 and result.stdout == "", result
        assert result.stderr == (
            "error: the command line cannot be read; on Linux, this needs '/proc/self/maps'\n")
    tried("no arguments to be had")


@pytest.mark.parametrize("arguments", [
    [b"render", b"note.md", b"-o", b"caf\xe9.html"], [b"report", b"--output=caf\xe9"],
    [b"check", b"caf\xe9.csv"], [b"query", b"--device", b"\xff\xfe"]], ids=str)
def test_arguments_that_are_not_utf8_are_refused(program, folder, arguments, tried):
    """Swift would replace what is not UTF-8, and so name another file."""
    (folder / "note.md").write_text("# A note\n")
    result = subprocess.run([program.path, *arguments], cwd=folder, capture_output=True, text=True)
    assert result.returncode == 64 and result.stdout == "", result
    place = max(range(len(arguments)), key=lambda place: not arguments[place].isascii()) + 1
    assert result.stderr.startswith(f"error: argument {place} is not UTF-8: '"), result
    assert sorted(path.name for path in folder.iterdir()) == ["note.md"]
    tried("argument that is not UTF-8")
