"""Input beyond a limit is refused in bounded memory, and complaints have a largest number."""

import os
import resource
import signal
import subprocess

import pytest

from program import NOBODY, names
from writers import WRITERS

ID = "today.ios10.414x736@3.landscape.l.today-view.expanded"
MEMORY_LIMITS = "id,kind,platform,os_first,os_last,limit_mb,basis,source_id,note\n"


def pinned(count):
    return "id,width_pt\n" + "".join(f"cell{number},1\n" for number in range(count))


@pytest.mark.night
@pytest.mark.parametrize("options", [[], ["--format", "html"]], ids=str)
def test_pinned_cells_have_a_largest_number(program, folder, options, tried):
    (folder / "sizes.csv").write_text(pinned(250_000))
    result = program.run("check", "sizes.csv", *options, folder=folder)
    assert result.status == 1 and result.memory < 1_200, result
    (folder / "sizes.csv").write_text(pinned(250_001))
    program.run("check", "sizes.csv", *options, folder=folder).must_fail(
        "sizes.csv:250002:1: error: [limit] the file has more than 250000 cells")
    tried("limit of the input")


@pytest.mark.night
def test_log_of_newlines_takes_bounded_memory(program, folder, tried):
    (folder / "log").write_bytes(b"\n" * (32 << 20))
    result = program.run("ingest", "log", folder=folder)
    assert result.status == 1 and result.memory < 120, result
    tried("limit of the input")


@pytest.mark.night
@pytest.mark.parametrize("file_format", ["html", "markdown"])
def test_document_of_short_paragraphs_takes_bounded_memory(program, folder, file_format, tried):
    (folder / "note.md").write_bytes((b"a\n\n" * (5 << 20))[:5 << 20])
    result = program.run("render", "note.md", "--format", file_format, folder=folder)
    assert result.status == 0 and result.memory < 750, result
    tried("limit of the input")


def test_complaints_of_a_table_are_counted_after_a_thousand(program, folder, tried):
    (folder / "own").mkdir()
    row = "MEM2-16,today,iOS,,,16,stated,MEM2,\n"
    (folder / "own" / "memory_limits.csv").write_text(MEMORY_LIMITS + row * 50_001)
    result = program.run("validate", "--data", "own", folder=folder)
    lines = result.errors.splitlines()
    assert result.status == 2 and len(lines) == 1_001, result
    assert lines[-1] == "error: 49000 more complaints are not shown"
    tried("limit of complaints")


def test_complaints_of_a_log_end_after_a_hundred(program, folder, tried):
    line = "widgetsize-measure v1 device=iPhone99,9 os=10 mode=compact width=398 height=110\n"
    (folder / "log").write_text(line * 20_000)
    result = program.run("ingest", "log", folder=folder)
    lines = result.errors.splitlines()
    assert result.status == 2 and len(lines) == 101, result
    assert lines[-1] == "log:101:1: error: [limit] too much is wrong; the rest is not read"
    tried("limit of complaints")


def test_query_in_a_document_has_at_most_500_words(program, folder, tried):
    for count, message in [(250, None), (4_000, "the query has more than 500 words")]:
        (folder / "note.md").write_text("```widgetsize\n" + "-d plus " * count + "\n```\n")
        result = program.run("render", "note.md", folder=folder)
        if message:
            result.must_fail(message, status=64)
        else:
            assert result.status == 0, result
    tried("limit of the input")


@pytest.mark.parametrize("kilobytes", [
    90_000, 160_000, *(pytest.param(each, marks=pytest.mark.night) for each in range(100_000, 250_000, 10_000)
                       if each != 160_000)])
def test_lack_of_memory_is_one_error(program, folder, kilobytes, tried):
    (folder / "sizes.csv").write_text(pinned(200_000))
    line = f"ulimit -v {kilobytes}; '{program.path}' check sizes.csv"
    result = subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, text=True,
                            env={"PATH": os.environ["PATH"]})
    assert result.returncode == 2 and result.stdout == "", result
    assert result.stderr == "error: out of memory; the limit of the address space is too low\n", result
    tried("bounded address space")


# What a command needs of memory is between these limits.
@pytest.mark.night
@pytest.mark.parametrize("kilobytes", [6_000, 9_000, 14_000, 20_000])
@pytest.mark.parametrize("arguments", [
    ["check", "sizes.csv"], ["check", "sizes.json"], ["check", "--table", "sizes.ts"], ["render", "sizes.md"],
    ["query", "--kind", "widgetkit", "--json"]], ids=" ".join)
def test_lack_of_data_memory_is_one_error(program, folder, arguments, kilobytes, tried):
    (folder / "sizes.csv").write_text(pinned(100_000))
    (folder / "sizes.json").write_text(
        "[" + ",".join(f'{{"id":"cell{number}","width":{{"value":1}}}}' for number in range(100_000)) + "]")
    (folder / "sizes.ts").write_text("case 'iPhone 15 Pro': return { small: [158, 158] } // iOS 18\n" * 20_000)
    (folder / "sizes.md").write_text("|a|b|\n|-|-|\n" + "|<b>x</b>|*b*|\n" * 50_000)
    result = limited(program, folder, arguments, data=kilobytes << 10)
    error = "error: out of memory; the limit of the data segment is too low\n"
    # With little memory the system may not even start the program.
    is_started = result.returncode != -signal.SIGKILL and "loading shared" not in result.stderr
    if is_started and result.returncode not in (0, 1):
        assert (result.returncode, result.stderr) == (2, error), result
    tried("bounded data segment")


def limit(space=None, data=None):
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for which, count in [(resource.RLIMIT_AS, space), (resource.RLIMIT_DATA, data)]:
        if count is not None:
            resource.setrlimit(which, (count, count))


def limited(program, folder, arguments, **limits):
    return subprocess.run(
        [program.path, *arguments], cwd=folder, preexec_fn=lambda: limit(**limits), text=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env={"PATH": os.environ["PATH"]})


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
@pytest.mark.parametrize("command", [["query", "--data"], ["validate"]], ids=" ".join)
def test_tables_in_a_folder_without_permission_are_named(program, folder, command, tried):
    (folder / "closed" / "own").mkdir(parents=True)
    (folder / "closed").chmod(0)
    program.run(*command, "closed/own", folder=folder, user=NOBODY).must_fail(
        "'closed/own' cannot be read: permission denied")
    tried("unreadable file")


@pytest.mark.parametrize("writer", WRITERS, ids=str)
@pytest.mark.parametrize("descriptors", [4, 5, 6])
def test_few_descriptors(program, folder, writer, descriptors, tried):
    """All is written, or nothing, and what was begun is removed."""
    writer.prepare(folder)
    old = None
    if writer.replaces:
        assert program.run(*writer.arguments(), folder=folder).status == 0
        old = writer.written(folder)
    before = names(folder)
    result = program.run(*writer.arguments(new=True), folder=folder, descriptors=descriptors)
    if descriptors < 5:
        result.must_fail("cannot be written: too many open files")
        assert writer.written(folder) == old and names(folder) == before
    else:
        assert result.status == 0 and writer.written(folder) not in (None, old), result
        assert set(names(folder)) == {*before, writer.target}
    tried("few descriptors")
