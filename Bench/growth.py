"""How the cost of the program grows with the size of its input.

Each input is made in four sizes, each twice as large as the one before. The cost is the number of instructions
that the program takes, less those of the same command with an input of two elements.
"""

import math
import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "Data" / "tables"
# How much the cost may grow where the input doubles.
MOST_GROWTH = 2.3
DOUBLINGS = 3


class Input(NamedTuple):
    """An input of any size: what is large, the command that reads it, the smallest of the four sizes, and
    what writes it. The text goes to `path`; `-` is standard input. Several texts go to `path` with their names.
    The command ends with exit code `code` at each size: a command that fails otherwise has not read its input."""

    name: str
    command: str
    count: int
    text: Callable[[int], str | dict[str, str]]
    path: str = "input"
    code: int = 0


def table(name: str, row: Callable[[int], str]) -> Callable[[int], str]:
    header = (TABLES / f"{name}.csv").read_text().split("\n", 1)[0]
    return lambda count: f"{header}\n" + "".join(f"{row(number)}\n" for number in range(count))


def claim(setting: str, value: float, number: int, use: str = "answer", quantity: str = "width") -> str:
    return (f"ZZZ1-{number:06},widgetkit,APF1,{use},{quantity},{value:g},pt,,iOS,26,27,inferred,,"
            f"{setting},,,,,,,,systemMedium,,table,x,")


def repeated(text: str) -> Callable[[int], str]:
    return lambda count: "".join(text.replace("#", str(number)) for number in range(count))


def lines(header: str, line: str) -> Callable[[int], str]:
    return lambda count: header + "\n" + repeated(line + "\n")(count)


CLAIMS, OWN = "own/claims.csv", "--data own"
# A device of each name, and a home screen of each source.
DEVICE = "device-{0:07},Device {0},375x667@2,4.7,true,,8,27,true,,S19,,S19,,"
MEASURE = "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 mode=compact width=398 height=110\n"
EVERYTHING = f"--kind widgetkit {OWN}"


def tables(**rows: Callable[[int], str]) -> Callable[[int], dict[str, str]]:
    return lambda count: {name: table(name, row)(count) for name, row in rows.items()}


def punctuated(number: int) -> str:
    """A device, the name of which differs from others in punctuation only."""
    name = "zz" + "".join("()'_"[number >> 2 * place & 3] for place in range(8)) + "top"
    return DEVICE.replace("Device {0}", '"{1}"').format(number, name)


# Screens without a size, and widgets of WidgetKit that nobody measured.
UNKNOWN_SCREENS = tables(screen_classes=lambda number: "{0}x{1}@2,{0},{1},2,phone,odd {2},".format(
    300 + number // 1000, 1000 + number % 1000, number))
FAMILIES = tables(families=lambda number: f"zz{number:06},widgetkit,{100 + number},zz {number},false",
                  widget_families="iOS,zz{:06},14,true,,,DOC1,".format)
VARIANTS = tables(variants=lambda number: f"zz{number:06},{100 + number},zz {number}",
                  family_variants="iOS,systemSmall,zz{:06},18,,,MZ1,".format)


# The same with sizes of one screen.
SIZED_VARIANTS = tables(
    variants=lambda number: f"zz{number:06},{100 + number},zz {number}",
    family_variants="iOS,systemSmall,zz{:06},18,,,MZ1,".format,
    claims=lambda number: "\n".join(
        f"ZZZ1-{number:06}{side[0]},widgetkit,APF1,answer,{side},{100 + number % 60},pt,,iOS,26,27,inferred,,402x874@3,"
        f",,,,,,,systemSmall,zz{number:06},table,x," for side in ("height", "width")))


def factors(count: int) -> tuple[int, int]:
    """Two numbers that are nearly equal and have the product `count`."""
    first = next(number for number in range(math.isqrt(count), 0, -1) if count % number == 0)
    return first, count // first


def families_on_screens(count: int) -> dict[str, str]:
    families, screens = factors(count)
    return FAMILIES(families) | UNKNOWN_SCREENS(screens)


def wide_list(count: int) -> str:
    """Devices, the first of which makes each row of their list wide: `count` letters in all."""
    models, letters = factors(count)
    return table("devices", lambda number: DEVICE.replace("Device {0}", "{1}").format(
        number, f"Device {number}" if number else "N" * letters))(models)


def screens(count: int) -> dict[str, str]:
    """Screens, each with a device and with two sizes that other screens have on another version."""
    ids = [f"{1000 + number // 40}x{1600 + number % 40}@3" for number in range(count)]

    def sizes(number: int) -> str:
        rows = []
        for version, size in ((26, number % max(2, count // 2)), (27, (7 * number + 3) % max(2, count // 2))):
            rows += [
                f"FR1-Z{number:05}{version}{side[0]},widgetkit,FR1,answer,{side},{value},pt,,iOS,{version},{version},"
                f"stated,,{ids[number]},,,,,,,,systemSmall,icons-small,table,x,"
                for side, value in (("height", 200 + 3 * size % 97), ("width", 200 + size))]
        return "\n".join(rows)

    return {name: table(name, row)(count) for name, row in (
        ("screen_classes", lambda number: "{},{},{},3,phone,Screen {},".format(
            ids[number], *ids[number].removesuffix("@3").split("x"), number)),
        ("devices", lambda number: f"device-{number:07},Device {number},{ids[number]},6.1,false,,26,27,false,"
                                   "WO2,S19,S19,S19,,"),
        ("claims", sizes))}


INPUTS = [
    Input("claims for one cell", f"list disputes {OWN}", 500,
          table("claims", lambda number: claim("402x874@3", 300 + number % 50, number)), CLAIMS),
    Input("claims for one cell, all different", "validate own", 250,
          table("claims", lambda number: claim("402x874@3", 300 + number / 100, number)), CLAIMS, code=1),
    Input("claims about every screen", f"list disputes {OWN}", 100,
          table("claims", lambda number: claim("", 1 + number % 50, number, quantity="margin")), CLAIMS),
    Input("context claims", f"list disputes {OWN}", 500,
          table("claims", lambda number: claim("402x874@3", 300 + number % 50, number, "context")), CLAIMS),
    Input("devices", f"query 'Device 1' {OWN}", 2_000, table("devices", DEVICE.format),
          "own/devices.csv"),
    Input("devices, covered", f"cover --family small --os 26+ {OWN}", 500, table("devices", DEVICE.format),
          "own/devices.csv"),
    Input("devices, lines of text", f"fit --lines most --text-style body --family small --os 26 {OWN}", 500,
          table("devices", DEVICE.format), "own/devices.csv"),
    Input("devices, content judged", f"fit --lines 3 --family small --os 26 {OWN}", 500,
          table("devices", DEVICE.format), "own/devices.csv"),
    Input("screens, covered", f"cover --family small --platform iOS --os 26+ {OWN}", 100, screens, "own"),
    Input("screens, lines of text", f"fit --lines most --text-style body --family small --platform iOS --os 26 {OWN}", 100,
          screens, "own"),
    Input("screens, content judged", f"fit --lines 3 --family small --platform iOS --os 26 {OWN}", 100, screens,
          "own"),
    Input("devices, listed", f"list devices {OWN}", 500, table("devices", DEVICE.format),
          "own/devices.csv"),
    Input("devices, none found", f"query 'Devise 1' {OWN}", 500, table("devices", DEVICE.format),
          "own/devices.csv", code=64),
    Input("names of unknown models", f"query {OWN}", 150,
          lambda count: {"devices": table("devices", DEVICE.format)(count),
                         "device_names": table("device_names", "zz{0:07},alias,devise-{0:07},,".format)(count)},
          "own", code=2),
    Input("names that differ in punctuation", f"query --device zztop {OWN}", 500, table("devices", punctuated),
          "own/devices.csv"),
    Input("ordinals in names", f"query 'foo se 3' {OWN}", 500,
          table("devices", DEVICE.replace("Device {0}", "Foo SE (3rd generation) {0}").format), "own/devices.csv"),
    Input("letters of a list of devices", f"list devices {OWN}", 20_000, wide_list, "own/devices.csv"),
    Input("compact heights of one cell", f"list disputes {OWN}", 250,
          table("claims", lambda number: f"ZZZ{number:06},today,S19,answer,height,{100 + number % 400},pt,,,13,13,stated,,"
                                         "320x568@2,,,portrait,,,l,compact,,,,x,"), CLAIMS),
    Input("screens without a size", f"query {EVERYTHING}", 90, UNKNOWN_SCREENS, "own"),
    Input("screens without a size, safe", f"safe {EVERYTHING}", 120, UNKNOWN_SCREENS, "own"),
    Input("screens without a size, identified", f"identify 157.5x99 {OWN}", 100, UNKNOWN_SCREENS, "own", code=1),
    Input("families without a size", f"query {OWN}", 100, FAMILIES, "own"),
    Input("families without a size, content judged", f"fit --rows 3 --row-height 44 {EVERYTHING}", 60, FAMILIES, "own"),
    Input("families on screens without a size", f"query {EVERYTHING}", 144, families_on_screens, "own"),
    Input("variants of a family, asked", f"query {OWN}", 60, SIZED_VARIANTS, "own"),
    Input("variants of a family, covered", f"cover --family small --os 26+ {OWN}", 60, SIZED_VARIANTS, "own"),
    Input("variants of a family", f"list disputes {OWN}", 60, VARIANTS, "own"),
    Input("variants of a family, content judged", f"fit --rows 3 --row-height 44 {EVERYTHING}", 75, VARIANTS, "own"),
    Input("variants of a family, safe", f"safe {EVERYTHING}", 60, VARIANTS, "own"),
    Input("exceptions to unknown claims", f"query {OWN}", 150,
          table("exceptions", "medium-width,ZZZ1-{:06},x".format), "own/exceptions.csv", code=2),
    Input("memory limits", "validate own", 2_000,
          table("memory_limits", lambda number: f"MEM2-{number:06},today,iOS,,,{number % 90 + 1},stated,MEM2,"),
          "own/memory_limits.csv"),
    Input("faults of a table", "validate own", 2_000,
          table("memory_limits", lambda number: "MEM2-16,today,iOS,,,16,stated,MEM2,"),
          "own/memory_limits.csv", code=2),
    Input("options of a command", "query --all", 25, lambda count: " --device plus" * count, "arguments"),
    Input("queries of a document", "render input", 50,
          repeated("```widgetsize\nplus --text-size l --mode compact\n```\n\n")),
    Input("paragraphs as HTML", "render input", 5_000, repeated("a\n\n")),
    Input("paragraphs as Markdown", "render --format markdown input", 5_000, repeated("a\n\n")),
    Input("depth of quotes", "render input", 500, lambda count: "> " * count + "a\n"),
    Input("depth of lists", "render --format markdown input", 200, lambda count: "* " * count + "a\n"),
    Input("HTML in a quote of one line", "render --format markdown input", 1_000,
          lines("> > a", "<b>#</b>")),
    Input("HTML blocks", "render input", 3_000, repeated("<div>#</div>\n\n")),
    Input("headings of one name", "render input", 3_000, repeated("# a\n\n")),
    Input("links", "render --format markdown input", 2_000, repeated("[a](https://example.org/#) ")),
    Input("opening brackets", "render input", 5_000, lambda count: "[a](" * count),
    Input("rows of a pipe table", "render input", 1_000, lines("|a|b|\n|-|-|", "|#|*b*|")),
    Input("columns of a pipe table", "render input", 3_000,
          lambda count: "|a" * count + "\n" + "|-" * count + "\n"),
    Input("lines of a log", "ingest input", 1_000, repeated(MEASURE)),
    Input("other lines of a log", "ingest input", 30_000, repeated("nothing\n"), code=1),
    Input("unknown devices of a log", "ingest input", 10,
          repeated("widgetsize-measure v1 device=iPhone99,# os=10 mode=compact width=3 height=1\n"), code=2),
    Input("pinned cells that do not exist", "check input", 1_500, lines("id,width_pt", "cell#,1"), code=1),
    Input("sizes in code", "check input", 300,
          repeated("case 'iPhone 15 Pro': return { small: [158, 158], medium: [338, 158] } // iOS 18\n")),
    Input("sizes in a table", "check input", 1_000,
          lines("| Screen | Small | Medium |\n|---|---|---|", "| 393×852 | 158x158 | 338x158 |")),
    Input("cells of a row", "check input.csv", 1_000,
          lambda count: "device" + ",small" * count + "\niPhone 15" + ",158x158" * count + "\n", "input.csv"),
    Input("devices, compared", f"compare 'Device 1' 'iPhone 15' {OWN}", 500, table("devices", DEVICE.format),
          "own/devices.csv"),
    Input("brackets in code", "check input", 20_000, lambda count: "(" * count, code=1),
    Input("numbers in a line of code", "check input", 2_000, lambda count: "small 158x158 " * count, code=1),
]


def program_with(program: Path, item: Input) -> Path:
    """The program that has the command: `widgetsize-tables` stands beside `widgetsize`."""
    return program.with_name("widgetsize-tables") if item.command.startswith(("validate", "ingest")) else program


def cost(program: Path, item: Input, count: int) -> int:
    """How many instructions a command takes, as cachegrind counts them."""
    with tempfile.TemporaryDirectory() as folder:
        text, arguments = item.text(count), ""
        place = Path(folder, item.path)
        place.parent.mkdir(exist_ok=True)
        if isinstance(text, dict):
            place.mkdir()
            for name, part in text.items():
                (place / f"{name}.csv").write_text(part)
        elif item.path == "arguments":
            arguments = text
        else:
            place.write_text(text)
        with open(place if item.path == "-" else os.devnull, "rb") as source:
            result = subprocess.run(
                "exec valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null"
                f" --log-file=counts {program_with(program, item)} {item.command}{arguments}", shell=True, cwd=folder,
                # The order of hashes decides how many instructions a dictionary takes.
                env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
                stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if result.returncode != item.code:
            raise RuntimeError(f"{item.name}, {count}: exit code {result.returncode}")
        return int(re.search(r"I\s+refs:\s+([\d,]+)", Path(folder, "counts").read_text())[1].replace(",", ""))


def growth(program: Path, item: Input) -> tuple[list[float], float]:
    """The growth of the cost at each doubling of an input, and the cost of the largest in millions of
    instructions."""
    least = cost(program, item, 2)
    net = [cost(program, item, item.count << doubling) - least for doubling in range(DOUBLINGS + 1)]
    return [after / before for before, after in zip(net, net[1:])], net[-1] / 1e6
