"""Input that is enormous, broken or never the same: bounded memory, and one line that says why."""

import os
import threading
import time

import pytest

from program import NOBODY

EMPTY = "id,name,kind,screen_class\n"
DEVICE_COLUMNS = (
    "id,name,screen_class,diagonal_in,has_3d_touch,has_dynamic_island,os_first,os_last,"
    "today_extension,today_source,identity_source,screen_source,os_source,dynamic_island_source,"
    "note\n")
LARGE = 2 << 30

READERS = {
    "data": (["query", "--data", "own"], "own/devices.csv"),
    "validate": (["validate", "own"], "own/devices.csv"),
    "check": (["check", "input"], "input"),
    "log": (["ingest", "input"], "input"),
    "note": (["render", "input"], "input"),
}
every_reader = pytest.mark.parametrize("reader", READERS)


def most(reader):
    """The MiB that are read of a file."""
    return 5 if reader == "note" else 256


def device(number, name):
    return (f"device-{number:07},{name},375x667@2,4.7,true,,8,12,true,,S19,,,,\n")


def place(folder, path):
    path = folder / path
    path.parent.mkdir(exist_ok=True)
    return path


@pytest.mark.night
@every_reader
def test_file_of_2_gb_is_refused(program, folder, reader, tried):
    arguments, path = READERS[reader]
    with open(place(folder, path), "wb") as file:
        file.truncate(LARGE)
    program.run(*arguments, folder=folder).must_fail(
        f"'{path}' has more than {most(reader)} MiB, the most that is read")
    tried("file of 2 GB")


def test_file_may_have_as_many_bytes_as_are_read(program, folder, tried):
    (folder / "input").write_bytes(b"a" * (most("note") << 20))
    assert program.run("render", "input", folder=folder).status == 0
    with open(folder / "input", "ab") as file:
        file.write(b"a")
    program.run("render", "input", folder=folder).must_fail(
        f"'input' has more than {most('note')} MiB, the most that is read")
    tried("file of the largest size")


@pytest.mark.night
@pytest.mark.parametrize("reader", ["check", "log", "note"])
def test_endless_standard_input_is_refused(program, folder, reader, tried):
    arguments = [text.replace("input", "-") for text in READERS[reader][0]]
    with open("/dev/zero", "rb") as zeros:
        program.run(*arguments, folder=folder, stdin=zeros).must_fail(f"more than {most(reader)} MiB")
    tried("endless standard input")


@every_reader
def test_unreadable_file_is_named(program, folder, reader, tried):
    arguments, path = READERS[reader]
    file = place(folder, path)
    file.write_text(EMPTY)
    file.chmod(0)
    user = NOBODY if os.geteuid() == 0 else None
    program.run(*arguments, folder=folder, user=user).must_fail(
        f"'{path}' cannot be read: permission denied")
    tried("unreadable file")


@every_reader
def test_loop_of_links_is_refused(program, folder, reader, tried):
    arguments, path = READERS[reader]
    file = place(folder, path)
    file.symlink_to(file.name)
    result = program.run(*arguments, folder=folder)
    assert result.status == 2 and result.errors.count("\n") == 1, result
    tried("loop of links")


def repeated(text, start=b"", end=b""):
    """An input that has a text so many times, with its number if it has a place for that."""
    def make(count):
        numbered = b"%d" in text
        return start + b"".join(text % n if numbered else text for n in range(count)) + end

    return make


# Inputs, and how often what is in them is repeated.
REPETITIONS = {
    "zero bytes": (100_000, repeated(b"\x00")), "no UTF-8": (100_000, repeated(b"\xff")),
    "line ends": (300_000, repeated(b"\n")), "commas": (300_000, repeated(b",")),
    "quotes": (300_001, repeated(b'"')), "brackets": (300_000, repeated(b"[")),
    "objects": (50_000, repeated(b'{"cells":')), "block quotes": (50_000, repeated(b"> ")),
    "lists": (50_000, repeated(b"* ")), "links": (50_000, repeated(b"[a](")),
    "backticks": (100_001, repeated(b"`")),
    "columns": (100_000, lambda count: b"|a" * count + b"\n" + b"|-" * count),
    "rows": (50_000, repeated(b"|%d|x|\n", b"|a|b|\n|-|-|\n")),
    "tags": (20_000, repeated(b"<b>%d</b>\n", b"> > a\n")),
    "measurements": (20_000, repeated(b"widgetsize-measure v1 ")),
    "fences": (20_000, repeated(b"```widgetsize\n")),
    "a cell": (50_000, repeated(b"a,1\n", b"id,width_pt\n")),
    "cells": (50_000, repeated(b"cell%d,1\n", b"id,width_pt\n")),
    "byte order marks": (50_000, repeated(b"\xef\xbb\xbf")),
    "a long word": (2_000_000, repeated(b"n", b"```widgetsize\n-d ")),
    "a quoted word": (500_000, repeated(b"''n", b"```widgetsize\n-d ")),
    "slashes": (500_000, repeated(b"/", b"a")), "number signs": (500_000, repeated(b"#", b"a")),
    "versions": (100_000, repeated(b"iOS 18 ", b"# ")),
    "numbers behind a key": (100_000, repeated(b"a:1)")),
    "blank lines": (500_000, repeated(b"\n", b"a  b " * 20_000)),
    "parentheses": (100_000, repeated(b",", b"id,device\na,\"(")),
}
# How much more time four times of the input may take: linear is 4, quadratic 16.
MOST_GROWTH = 8


@pytest.mark.night
@pytest.mark.parametrize("repetition", REPETITIONS)
@every_reader
def test_hostile_repetition_takes_time_and_memory_in_proportion(program, folder, reader, repetition, tried):
    """Nothing takes time or memory out of proportion to what is read."""
    arguments, path = READERS[reader]
    count, make = REPETITIONS[repetition]

    def run(count):
        place(folder, path).write_bytes(make(count))
        result = program.run(*arguments, folder=folder)
        assert result.memory < 600, result
        # A table of complaints is long, but has an end.
        assert len(result.errors) < 4 << 20, result
        return result.processor

    # Other work of the machine adds to the CPU time of a run. A ratio that looks too large is measured again,
    # and of each size the least counts.
    least = quarter = whole = float("inf")
    for _ in range(4):
        least, quarter, whole = min(least, run(2)), min(quarter, run(count // 4)), min(whole, run(count))
        # What any run takes does not count as growth.
        if whole <= MOST_GROWTH * (quarter + least):
            break
    else:
        raise AssertionError(f"{whole:.2f} s, a quarter {quarter:.2f} s, two {least:.2f} s")
    tried("hostile repetition")


@pytest.mark.night
@every_reader
def test_file_that_changes_is_read_or_refused(program, folder, reader, tried):
    """A file that is truncated and rewritten all the time is read in some state, or refused."""
    arguments, path = READERS[reader]
    texts = {
        "check": "id,width_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,420\n",
        "note": "# A\n\n```widgetsize\n-d plus\n```\n",
        "log": "widgetsize-measure v1 device=iPhone9,2 os=10 mode=compact width=398 height=110\n",
    }
    text = texts.get(reader, DEVICE_COLUMNS + device(1, "A device")).encode() * (
        1 if reader in ("data", "validate", "check") else 200)
    file = place(folder, path)
    file.write_bytes(text)
    stopped = threading.Event()

    def change():
        number = 0
        while not stopped.is_set():
            number += 1
            with open(file, "r+b") as stream:
                stream.truncate(number * 37 % (len(text) + 1))
                stream.seek(0)
                stream.write(text[: number * 101 % (len(text) + 1)])
            time.sleep(0.0003)

    writer = threading.Thread(target=change)
    writer.start()
    try:
        for _ in range(100):
            program.run(*arguments, folder=folder)
            tried("file that changes")
    finally:
        stopped.set()
        writer.join()


@pytest.mark.parametrize("folder_of_data", [
    "nowhere", "/dev/null", "", "a\nb", "\x1b[31m", "x" * 5_000, "~", "own/../own", "/", "."])
def test_broken_data_folder_is_refused_in_one_line(program, folder, folder_of_data, tried):
    result = program.run("query", "--device", "plus", "--data", folder_of_data, folder=folder)
    assert result.status == 2 and result.errors.count("\n") == 1, result
    assert "\x1b" not in result.errors
    tried("broken data folder")


@pytest.mark.night
def test_many_devices_take_bounded_memory(program, folder, tried):
    count = 1_000_000
    with open(place(folder, "own/devices.csv"), "w") as file:
        file.write(DEVICE_COLUMNS)
        for number in range(count):
            file.write(device(number, f"Device {number}"))
    for arguments in (
        ["query", "-d", "Device 7", "-t", "l"], ["query", "-d", "Devise 7"],
        ["list", "devices", "--format", "csv"],
    ):
        began = time.monotonic()
        result = program.run(*arguments, "--data", "own", folder=folder, timeout=1_200)
        assert result.status == (64 if "Devise 7" in arguments else 0), result
        print(f"{count} devices: {' '.join(arguments)}: {time.monotonic() - began:.1f} s, "
              f"{result.memory:.0f} MiB")
        tried("a million devices")


@pytest.mark.night
@pytest.mark.parametrize("length", [1_000_000])
@pytest.mark.parametrize("arguments", [
    ["query", "-t", "l"], ["query", "-t", "l", "--format", "html"], ["query", "-t", "l", "--json"],
    ["query", "-t", "l", "--format", "svg"], ["query", "-t", "l", "--format", "swift"],
    ["query", "-t", "l", "--format", "dart"],
    ["explain"], ["list", "devices"], ["fit", "--rows", "5", "--row-height", "44"],
    ["safe", "-t", "l"], ["identify", "--height", "110"],
], ids=" ".join)
def test_long_name_is_answered(program, folder, arguments, length, tried):
    place(folder, "own/devices.csv").write_text(DEVICE_COLUMNS + device(1, "n" * length))
    options = [] if arguments[0] == "list" else ["-d", "375x667", "--os", "10"]
    result = program.run(*arguments, *options, "--data", "own", folder=folder, timeout=120)
    assert result.status == 0, result
    tried("name of a million characters")


@pytest.mark.night
def test_long_arguments_are_refused_in_few_words(program, folder, tried):
    """Linux takes no argument of more than 128 KiB."""
    for arguments in (
        ["query", "-d", "n" * 100_000], ["query", "--os", "1" * 100_000],
        ["query", "-t", "l-" * 50_000], ["identify", "P-" * 50_000],
        ["identify", "9" * 100_000], ["fit", "--row-height", "9" * 100_000],
        ["x" * 100_000], ["check", "x" * 100_000], ["report", "-o", "x" * 100_000],
    ):
        result = program.run(*arguments, folder=folder)
        assert result.status in (2, 64) and len(result.errors) < 3_000, result
        tried("argument of 100000 characters")
