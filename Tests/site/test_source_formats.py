"""Sizes as source code: what a compiler or a grammar of the language reads, and the same numbers."""

import csv
import json
import re
import subprocess

import pytest

from program import answer
from shared import table_rows
from source_code import parse, read

QUERIES = {
    "a device": ("query", "iPhone 16 Pro", "--os", "26"),
    "all screens": ("query", "--kind", "widgetkit"),
    "Today extensions": ("query", "--kind", "today", "--os", "10", "--text-size", "l,xxl,ax3"),
    "Live Activities": ("query", "--kind", "activity"),
}
FORMATS = ("swift", "typescript", "kotlin", "dart")
QUANTITIES = ("width", "height", "minimumWidth", "minimumHeight", "islandWidth", "cornerRadius",
              "margin", "gutter")
# The value of each axis that has no part in a name.
USUAL = {"orientation": "portrait", "textSize": "l", "entryPoint": "today-view", "column": "single"}


def cells(query):
    """The cells of a query with a known side."""
    all_cells = json.loads(answer(*query, "--json"))["cells"]
    return [cell for cell in all_cells
            if any(cell[side]["value"] is not None for side in ("width", "height"))]


def usual_variants(query):
    """The first variant of each family of a platform and version, the usual one."""
    first = {}
    for cell in json.loads(answer(*query, "--json"))["cells"]:
        first.setdefault((cell.get("platform"), cell["os"], cell.get("family")), cell.get("variant"))
    return first


def widget(cell, variants):
    """The name of the constants of a cell."""
    if "family" in cell:
        usual = variants[cell["platform"], cell["os"], cell["family"]]
        words = [cell["family"]] + ([] if cell["variant"] == usual else [cell["variant"]])
    else:
        words = [cell["mode"]] + [cell[axis] for axis, usual in USUAL.items()
                                  if cell[axis] not in (usual, None)]
    words = [word for text in words for word in text.split("-")]
    return words[0] + "".join(word[0].upper() + word[1:] for word in words[1:])


def number(value):
    return f"{value:.12g}"


def plain(texts):
    """Numbers as JSON has them: some languages need a fraction."""
    return tuple(re.sub(r"\.0$", "", text) for text in texts)


def expected_constants(cells, variants):
    """The constants of all cells, by name."""
    constants = set()
    for cell in cells:
        values = {name: cell[name]["value"] for name in QUANTITIES if cell.get(name)}
        values = {name: value for name, value in values.items() if value is not None}
        name = widget(cell, variants)
        if "width" in values and "height" in values:
            constants.add((name, (number(values.pop("width")), number(values.pop("height")))))
        for quantity, value in values.items():
            constants.add((name + quantity[0].upper() + quantity[1:], (number(value),)))
    return constants


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
@pytest.mark.parametrize("format", FORMATS)
def test_source_code_has_the_numbers_of_json(format, query):
    text = answer(*query, "--format", format)
    if format != "swift":
        parse(format, text)
    found, constants = read(format, text)
    known, variants = cells(query), usual_variants(query)
    assert {(name, plain(values)) for screen in constants.values()
            for name, values in screen.items()} == expected_constants(known, variants)
    models = {}
    for cell in known:
        models.setdefault((cell["screenClass"], cell["os"]), set()).update(cell["devices"])
    # Sizes are found by the screen: those that a model with the screen does not have are constants alone.
    sized = {cell["id"]: cell for cell in known
             if None not in (cell["width"]["value"], cell["height"]["value"])
             and set(cell["devices"]) == models[cell["screenClass"], cell["os"]]}
    assert list(found) == list(sized)
    for id, cell in sized.items():
        assert plain(found[id]["size"]) == tuple(number(cell[side]["value"]) for side in ("width", "height"))
        assert found[id]["version"] == int(cell["os"])
        assert found[id]["widget"] == widget(cell, variants)
        screen = re.match(r"\d+x\d+", cell["screenClass"] or "")
        assert found[id]["screen"] is None or "x".join(plain(found[id]["screen"])) == screen[0]
        assert (found[id]["screen"] is None) == (screen is None)
    for source in {source for cell in known for side in ("width", "height")
                   for source in cell[side]["sources"]}:
        assert source in text


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
def test_swift_compiles(query, tmp_path):
    """In the strictest mode of the language, and without SwiftUI, which is not everywhere."""
    (tmp_path / "sizes.swift").write_text(answer(*query, "--format", "swift"))
    subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "sizes.swift"],
                   cwd=tmp_path, check=True)


# Keywords, also those of some places alone, that no file of ours has.
KEYWORDS = """abstract actor actual annotation any arguments associatedtype async await borrowing by catch
consuming crossinline debugger deferred deinit delegate didSet distributed expect external fallthrough
fileprivate global indirect infix infer inout instanceof intrinsic isolated keyof lateinit mixin mutating
namespace noinline nonisolated nonmutating operator out override package precedencegroup protected receiver
reified rethrow rethrows satisfies sealed sending some suspend tailrec unowned unique using vararg
weak willSet with yield""".split()


def identifiers(text):
    """The words of source code outside of its comments and literals, but for members of a value."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:[^\"\\]|\\.)*\"", "", text, flags=re.S)
    return set(re.findall(r"(?<![\w.#@])[A-Za-z_]\w*", code))


def test_families_and_devices_may_have_any_word_for_a_name(tmp_path):
    """Keywords, and all words that a file uses: its types, functions and variables. Compilers say whether a
    name is taken; of Kotlin and Dart there are none here."""
    query = ("query", "402x874@3", "--os", "27", "--kind", "widgetkit")
    plain = {format: answer(*query, "--format", format) for format in FORMATS}
    names = {name for format in FORMATS for screen in read(format, plain[format])[1].values()
             for name in screen}
    words = {word for format in ("kotlin", "dart") for word in identifiers(plain[format])}
    words = {word[0].lower() + word[1:] for word in words | set(KEYWORDS) if not re.search(r"[\d_]", word)}
    words = sorted(word for word in words - names - {"systemSmall"} if 2 <= len(word) <= 24)
    assert {"double", "deinit", "listOf"} <= set(words)
    others = {word for format in FORMATS for word in identifiers(plain[format])}
    others = {word[0].lower() + word[1:] for word in others if not re.search(r"[\d_]", word)}
    others = sorted(word for word in others - names - {"systemSmall"} - set(words) if 2 <= len(word) <= 24)
    assert {"cGSize", "min"} <= set(others)
    own = tmp_path / "own"
    own.mkdir()
    devices = ["all", "class", "default", "in", "init", "name", "object", "self", "size", "switch", "val", "when"]
    rows = [{**row, "id": f"own-{number:02}", "name": name} for row in table_rows("devices")
            if row["id"] == "iphone-16-pro" for number, name in enumerate(devices)]
    with open(own / "devices.csv", "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    (own / "families.csv").write_text("id,kind,order,name,is_in_dynamic_island\n" + "".join(
        f"{word},widgetkit,500,family {number},false\n" for number, word in enumerate(words + others)))
    (own / "widget_families.csv").write_text("platform,family,os_first,has_frame,columns,rows,source_id,note\n" + "".join(
        f"iOS,{word},14,true,,,DOC1,\n" for word in words + others))
    columns = ("id,kind,source_id,use,quantity,value,unit,formula,platform,os_first,os_last,os_basis,idiom,"
               "screen_class,device,zoom,orientation,column,entry_point,text_size,mode,family,variant,method,"
               "locator,note")
    (own / "claims.csv").write_text(columns + "\n" + "".join(
        f"ZZ{number:04},widgetkit,APF1,answer,{side},150,pt,,iOS,26,27,inferred,,402x874@3,,,,,,,,"
        f"{word},,table,x,\n"
        for number, (word, side) in enumerate((word, side) for word in words + others for side in ("width", "height"))))
    for format in FORMATS:
        text = answer(*query, "--format", format, "--data", str(own))
        if format != "swift":
            parse(format, text)
        _, constants = read(format, text)
        found = {name for screen in constants.values() for name in screen}
        # A device may have the word before a family.
        assert all({word, word + "_2", word + "_3"} & found for word in words), format
        assert all(re.search(rf"\b{name}(_2)?\b`?:? ", text) for name in devices), format
        (tmp_path / f"sizes.{format}").write_text(text)
    (tmp_path / "sizes.ts").write_text((tmp_path / "sizes.typescript").read_text())
    subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "sizes.swift"],
                   cwd=tmp_path, check=True)
    built = subprocess.run(["tsc", "--strict", "--noEmit", "--target", "es2020", "--typeRoots", "none",
                            "sizes.ts"], cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout


def test_typescript_compiles_and_finds_sizes(tmp_path):
    """Under the strictest options, then what its function says, of every size in it."""
    query = ("query", "--kind", "widgetkit", "--os", "18,26")
    (tmp_path / "sizes.ts").write_text(answer(*query, "--format", "typescript"))
    (tmp_path / "use.ts").write_text("""
import { allWidgetSizes, widgetSize, widgetSizes } from "./sizes";
const at: number = widgetSizes.iPhone16Pro.iOS26.systemMedium.width;
const look = (screen: { width: number; height: number }, version?: number, scale?: number) =>
  widgetSize("systemMedium", screen, {
    ...(version !== undefined && { version }), ...(scale !== undefined && { scale }),
  }) ?? null;
const phone = { width: 402, height: 874 };
declare const console: { log(text: string): void };
console.log(JSON.stringify({
  all: allWidgetSizes.map((size) => size.screen && [
    size, widgetSize(size.widget, size.screen, { version: size.version, scale: size.scale ?? 0 }) ?? null,
  ]),
  at, turned: look({ width: 874, height: 402 }), newest: look(phone), older: look(phone, 18),
  newer: look(phone, 30), between: look(phone, 20), oldest: look(phone, 15), none: look({ width: 403, height: 874 }),
  unclear: look({ width: 414, height: 896 }, 26), clear: look({ width: 414, height: 896 }, 26, 2),
}));
""")
    options = ["--strict", "--noUnusedLocals", "--noUncheckedIndexedAccess", "--target", "es2020",
               "--module", "commonjs", "--lib", "es2020", "--typeRoots", ".", "--exactOptionalPropertyTypes"]
    built = subprocess.run(["tsc", *options, "use.ts"], cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout
    result = json.loads(subprocess.run(
        ["node", "use.js"], cwd=tmp_path, capture_output=True, text=True, check=True).stdout)
    medium = {cell["os"]: {side: cell[side]["value"] for side in ("width", "height")}
              for cell in json.loads(answer(*query, "-d", "iPhone 16 Pro", "--json"))["cells"]
              if cell["family"] == "systemMedium" and cell["variant"] == "icons-small"}
    assert result["at"] == medium["26"]["width"] and result["older"] == medium["18"]
    for name in ("turned", "newest", "newer"):
        assert result[name] == medium["26"], name
    for name in ("between", "oldest"):
        assert result[name] == medium["18"], name
    assert result["none"] is None
    # Two screens of this size differ in their scale and in their sizes.
    assert result["unclear"] is None and result["clear"] is not None
    found = [pair for pair in result["all"] if pair]
    assert len(found) > 100
    # Two screens of iPads are alike in all but their sizes.
    unclear = {size["screen"]["width"] for size, looked in found if looked is None}
    assert all(looked in (size["size"], None) for size, looked in found) and unclear <= {768}
