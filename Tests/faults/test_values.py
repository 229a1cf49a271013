"""Tables, logs and documents that are well formed and hostile: nothing grows with a value, and nothing that
was given is left out in silence."""

import re

import pytest

CLAIMS = (
    "id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,os_basis,idiom,screen_class,"
    "device,zoom,orientation,column,entry_point,text_size,mode,family,variant,method,locator,note\n")
SOURCES = (
    "id,title,short_name,url,author,published,kind,language,authority,method,rounding,note\n"
    "ZZZ1,Z,Z,https://example.org/z,,2020-01-01,article,en,100,published,,\n")
TODAY = "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 mode=compact width=398 height=110"


def compact(number, value, os, screen="400x90000@3"):
    return (f"ZZZ1-00{number},today,ZZZ1,answer,height,{value},pt,,,{os},{os},stated,,{screen},,,portrait,,,"
            "l,compact,,,,x,\n")


def widget(quantity, value, screen="402x874@3", family="systemSmall", platform="iOS", zoom=""):
    return (f"ZZZ1-001,widgetkit,ZZZ1,answer,{quantity},{value},pt,,{platform},27,27,stated,,{screen},,{zoom},,,,,,"
            f"{family},,geometry-reader,x,\n")


def write(folder, **tables):
    own = folder / "own"
    own.mkdir(exist_ok=True)
    for name, text in {"sources": SOURCES, **tables}.items():
        (own / f"{name}.csv").write_text(text)
    return own


@pytest.mark.parametrize("mode", ["compact", "expanded"])
@pytest.mark.parametrize("command", ["query", "explain", "identify"])
def test_range_of_many_rows_is_not_listed(program, folder, command, mode, tried):
    write(folder, screen_classes="id,width_pt,height_pt,scale,idiom,name,note\n400x90000@3,400,90000,3,phone,odd,\n",
          device_names="name,kind,device,screen_class,source_id\nzztall,nickname,,400x90000@3,\n",
          claims=CLAIMS + compact(1, 110, 10) + compact(2, 89000, 14))
    options = (["--height", "4000", "--kind", "today"] if command == "identify" else
               ["--os", "12", "--mode", mode, "--text-size", "l", "--portrait", "--entry-point", "today-view"])
    result = program.run(command, "--device", "zztall", *options, "--data", "own", folder=folder, timeout=120)
    assert result.status in (0, 1) and result.memory < 100 and len(result.output) < 100_000, result
    if command == "query" and mode == "compact":
        assert "110…89000" in result.output.decode(), result
    tried("range of many rows")


@pytest.mark.parametrize("claim, complaint", [
    (widget("islandWidth", 100), "own/claims.csv:2:32: error: [reference] quantity 'islandWidth' is not a quantity"),
    (widget("minimumHeight", 80), "quantity 'minimumHeight' is not a quantity of 'systemSmall'"),
    (widget("margin", 16, family="accessoryInline"), "'accessoryInline', which by family_quantities has width and height"),
    (compact(1, 9, 10, screen="375x667@2").replace(",height,", ",margin,"), "is not a quantity of Today extensions"),
])
def test_claim_that_nothing_can_use_is_refused(program, folder, claim, complaint, tried):
    write(folder, claims=CLAIMS + claim)
    for arguments in (["query", "--data", "own"], ["validate", "own"]):
        result = program.run(*arguments, folder=folder)
        assert result.status == 2 and complaint in result.errors and not result.output, result
    tried("claim that nothing can use")


def activity(quantity, value, family):
    return (f"ZZZ1-001,activity,ZZZ1,answer,{quantity},{value},pt,,iOS,27,27,stated,,393x852@3,,,,,,,,"
            f"{family},,published,x,\n")


HOME_SCREENS = ("id,source_id,screen_class,device,os_first,os_last,zoom,icons,left_pt,right_pt,top_pt,middle_pt,"
                "bottom_pt,note\nZZZ1-G01,ZZZ1,414x896@3,,26,26,,small,{},\n")


@pytest.mark.parametrize("tables, complaint", [
    # A minimum above the maximum that a source states, or that a rule gives, and the other way round.
    ({"claims": CLAIMS + activity("minimumHeight", 161, "lockScreen")},
     "claims.csv:2:45: error: [range] value '161' is more than 160, the height of activity.ios27.393x852@3.lockScreen"),
    ({"claims": CLAIMS + activity("minimumWidth", 60, "minimal").replace("393x852@3", "402x874@3")},
     "value '60' is more than 45, the width of activity.ios27.402x874@3.minimal"),
    ({"claims": CLAIMS + activity("height", 40, "expanded").replace("393x852@3", "440x956@3")},
     "value '40' is too small for 84, the minimum height of activity.ios27.440x956@3.expanded"),
    # Small widgets over each other, or not on the screen.
    ({"home_screens": HOME_SCREENS.format("25,150,90,300,500")}, "home_screens.csv:2:42: error: [range] right_pt '150'"),
    ({"home_screens": HOME_SCREENS.format("25,215,90,200,500")}, "middle_pt '200' is before the end of the widget"),
    ({"home_screens": HOME_SCREENS.format("25,300,90,300,500")}, "right_pt '300' leaves no place for a small widget"),
    ({"home_screens": HOME_SCREENS.format("25,215,90,300,800")}, "bottom_pt '800' leaves no place for a small widget"),
])
def test_numbers_that_contradict_each_other_are_refused(program, folder, tables, complaint, tried):
    write(folder, **tables)
    for arguments in (["query", "iPhone 16", "--data", "own"], ["validate", "own"]):
        result = program.run(*arguments, folder=folder)
        assert result.status == 2 and complaint in result.errors and not result.output, result
    tried("numbers that contradict each other")


@pytest.mark.parametrize("tables", [
    {"claims": CLAIMS + activity("minimumHeight", 160, "lockScreen")},
    {"home_screens": HOME_SCREENS.format("25,217,90,300,500")}, {"home_screens": HOME_SCREENS.format("25,217,90,300,300")},
])
def test_numbers_that_leave_each_other_place_are_read(program, folder, tables, tried):
    write(folder, **tables)
    result = program.run("query", "iPhone 16", "--data", "own", folder=folder)
    assert result.status == 0 and not result.errors, result
    tried("numbers that leave each other place")


@pytest.mark.parametrize("claim, complaint", [
    (widget("width", 474), "own/claims.csv:2:"),
    (widget("width", 474), "'474' is more than 402, the width of the screen '402x874@3' in portrait; 474 pixels are 158"),
    (widget("height", 1000), "more than 874, the height"),
    (widget("width", 300, screen="162x197@2", family="accessoryRectangular", platform="watchOS"), "more than 162"),
    (widget("width", 1400, screen="1032x1376@2", platform="iPadOS"), "more than 1376, the longer side"),
    (widget("width", 99000, screen=""), "the width of a widget on iOS belongs to a device, a screen class"),
    (compact(1, 1110, 10, screen="375x667@2"), "more than 667, the longer side"),
])
def test_validate_finds_a_claim_larger_than_its_screen(program, folder, claim, complaint, tried):
    write(folder, claims=CLAIMS + claim)
    result = program.run("validate", "own", folder=folder)
    assert result.status == 2 and complaint in result.errors and not result.output, result
    tried("claim larger than its screen")


@pytest.mark.parametrize("claim", [
    widget("width", 5000, screen="", platform="macOS"), widget("cornerRadius", 20), widget("width", 402),
    compact(1, 600, 10, screen="375x667@2").replace("height,600", "width,660").replace("portrait", "landscape"),
])
def test_claim_within_its_screen_is_accepted(program, folder, claim, tried):
    write(folder, claims=CLAIMS + claim)
    result = program.run("validate", "own", folder=folder)
    # Whatever a rule says of it.
    assert result.status in (0, 1) and not result.errors, result
    tried("claim within its screen")


@pytest.mark.parametrize("name", [
    "claims.CSV", "Claims.csv", "claims.tsv", "claims", "claims.csv~", "claims.csv.bak", "#claims.csv#", "CLAIMS.TXT",
    "claims.xlsx", "Claim Classes.tsv", "data/claims.csv", "new/tables/Claims.csv", "clams.csv"])
def test_table_that_is_not_read_is_an_error(program, folder, name, tried):
    own = write(folder)
    (own / name).parent.mkdir(parents=True, exist_ok=True)
    (own / name).write_text(CLAIMS + widget("width", 340))
    program.run("query", "--data", "own", folder=folder).must_fail(f"'own/{name}' is not")
    program.run("validate", "own", folder=folder).must_fail(f"'own/{name}' is not")
    tried("table that is not read")


def test_table_beside_the_folder_of_tables_is_an_error(program, folder, tried):
    own = write(folder)
    (own / "tables").mkdir()
    (own / "sources.csv").rename(own / "tables/sources.csv")
    (own / "claims.csv").write_text(CLAIMS + widget("width", 340))
    program.run("query", "--data", "own", folder=folder).must_fail(
        "'own/claims.csv' is not read: tables are read from 'own/tables'")
    tried("table that is not read")


@pytest.mark.parametrize("name, is_told", [
    ("README.md", False), ("LICENSE", False), (".git/config", False), (".DS_Store", False), ("._claims.csv", False),
    ("datapackage.json", False), ("claims.csv~", False), ("claims.csv.orig", False), ("photos/a.png", False),
    ("claims.tsv", True), ("old/claims.csv", True)])
def test_other_files_are_no_errors(program, folder, name, is_told, tried):
    own = write(folder, claims=CLAIMS + widget("width", 340))
    (own / name).parent.mkdir(parents=True, exist_ok=True)
    (own / name).write_text("x")
    result = program.run("query", "iPhone 16 Pro", "--os", "27", "--data", "own", folder=folder)
    assert result.status == 0 and b"340" in result.output, result
    assert result.errors.count(f"note: 'own/{name}' is not read") == is_told, result
    tried("other file of a data folder")


def claims_of(result):
    assert result.status == 0, result
    return re.findall(r"LOCAL1-\d+,", result.output.decode())


@pytest.mark.parametrize("log, count", [
    (b"\xef\xbb\xbf" + TODAY.encode(), 2),
    (b"other\n\xef\xbb\xbf" + TODAY.encode() + b"\n" + TODAY.replace("9,2", "9,1").replace("398", "359").encode(), 4),
])
def test_nothing_in_a_log_is_lost(program, folder, log, count, tried):
    (folder / "a.log").write_bytes(log + b"\n")
    assert len(claims_of(program.run("ingest", "a.log", folder=folder))) >= count
    tried("measurement in a log")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("before", [b"", b"other\n"])
def test_log_in_utf_16_is_told(program, folder, encoding, before, tried):
    (folder / "a.log").write_bytes(before + (TODAY + "\n" + TODAY).encode(encoding))
    line = 2 if before else 1
    program.run("ingest", "a.log", folder=folder).must_fail(f"a.log:{line}:1: error: [encoding] the text is UTF-16")
    tried("log in UTF-16")


@pytest.mark.parametrize("line, complaint", [
    (TODAY.replace("398", "100000"), "width '100000' is more than 414"),
    (TODAY.replace("398", "700"), "width '700' is more than 414, the width of the screen '414x736@3' in portrait"),
    (TODAY.replace("=110", "=800") + " orientation=landscape", "height '800' is more than 736, the longer side"),
    ("widgetsize-measure v1 device=1024x1366@2 os=18 family=systemSmall width=1100 height=1100", "is more than 1024"),
])
def test_size_larger_than_its_screen_is_refused(program, folder, line, complaint, tried):
    (folder / "a.log").write_text(line + "\n")
    program.run("ingest", "a.log", folder=folder).must_fail(complaint)
    tried("size larger than its screen")


@pytest.mark.parametrize("name", [
    "l ", " l", " ", "=1+1", "a,b", 'a"b', "a\tb ", "a\nb", "a\x1b[31m", "a\u00a0", "a\u3000", "\ufeff", "'", "a\u202eb", "#",
    "a \t "])
def test_tables_of_a_log_can_be_read_back(program, folder, name, tried):
    (folder / name).write_text(TODAY + "\n")
    assert program.run("ingest", name, "--output", "own", folder=folder).status == 0
    result = program.run("query", "--device", "plus", "--data", "own", folder=folder)
    assert result.status == 0, result
    tried("name of a log")


BYTES = 2_000_000
# Markdown of which trees take much memory.
DENSE = {
    "emphasis": "*a* ", "headings": "# a\n", "links": "[a](b) ", "images": "![](", "entities": "&a ", "tags": "<b>",
    "line breaks": "a<br>", "quotes": "> a\n\n", "paragraphs": "a\n\n", "items": "- a\n", "code": "`a` ",
    "tags in cells": "|<b>x</b>|`|`|\n", "cells": "|*|*|\n",
}


@pytest.mark.night
@pytest.mark.parametrize("format", ["html", "markdown"])
@pytest.mark.parametrize("kind", DENSE)
def test_document_takes_bounded_memory(program, folder, kind, format, tried):
    head = "|a|b|\n|-|-|\n" if "cells" in kind else ""
    (folder / "a.md").write_text(head + DENSE[kind] * (BYTES // len(DENSE[kind])))
    (folder / "b.md").write_text("a\n")
    small = program.run("render", "b.md", "--format", format, folder=folder)
    result = program.run("render", "a.md", "--format", format, folder=folder)
    each = (result.memory - small.memory) * (1 << 20) / BYTES
    print(f"{kind}, {format}: {each:.0f} bytes a byte")
    # The largest document, of 5 MiB, takes less than 1 GB.
    assert result.status == 0 and each < 200, (each, result)
    tried("document of dense Markdown")


def test_table_below_a_line_of_text_is_a_table(program, folder, tried):
    (folder / "a.md").write_text("Some *text*\nand more\n| a | b |\n|---|--:|\n| 1 | `2` |\n\n> in\n> a | b\n> -|-\n> 1 | 2\n\n#\n")
    text = program.run("render", "a.md", folder=folder).output.decode()
    text = text.partition("<main>\n")[2]
    assert text.startswith("<p>Some <em>text</em>\nand more</p>\n"), text
    assert text.count("<table") == 2 and text.count("<tr") == 4 and "<p>in</p>" in text, text
    assert "<h1></h1>" in text, text
    tried("table below a line")
