"""Input beyond a limit is refused in bounded memory, and complaints have a largest number."""

import os

import pytest

from program import NOBODY

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
    row = "MEM2-99,today,iOS,,,16,stated,MEM2,\n"
    (folder / "own" / "memory_limits.csv").write_text(MEMORY_LIMITS + row * 50_001)
    result = program.run("validate", "own", folder=folder)
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


LEVELS = 512
WIDGET = '{"iPhone 15": {"systemMedium": [338, 158]}}'
NESTED = {
    "a.json": '{"widget":' + '{"a":' * LEVELS + WIDGET + "}" * LEVELS + "}",
    "a.yaml": "widget:\n" + "".join(" " * level + "a:\n" for level in range(LEVELS)) + " " * LEVELS
              + "iPhone 15 medium: 338x158\n",
    "a.swift": "// iPhone 15\n" + "".join(" " * level + "if a {\n" for level in range(LEVELS)) + " " * LEVELS
               + "let systemMedium = CGSize(width: 338, height: 158)\n",
    "a.html": "<div>" * LEVELS + "<table><tr><th>Device<th>Medium widget<tr><td>iPhone 15<td>338x158</table>",
}


# The program of the check is not optimized above the engine, and takes more stack.
@pytest.mark.night
@pytest.mark.parametrize("name", NESTED)
def test_512_levels_of_a_file_with_sizes_take_128_kB_of_stack(program, folder, name):
    (folder / name).write_text(NESTED[name])
    result = program.run("check", name, folder=folder, stack=128 * 1024)
    assert result.status == 0 and b"1 size: 0 right, 1 outdated" in result.output, result


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be somebody else")
@pytest.mark.parametrize("command", [["query", "--data"], ["validate"]], ids=" ".join)
def test_tables_in_a_folder_without_permission_are_named(program, folder, command, tried):
    (folder / "closed" / "own").mkdir(parents=True)
    (folder / "closed").chmod(0)
    program.run(*command, "closed/own", folder=folder, user=NOBODY).must_fail(
        "'closed/own' cannot be read: permission denied")
    tried("unreadable file")
