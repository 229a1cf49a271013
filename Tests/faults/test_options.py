"""Every value of an option is read as what it says, or refused with exit code 64.

The options and their values come from the program's help. Near misses of valid values and random values
are made from a seed; `--night` tries as many of each as `--runs` says.
"""

import csv
import json
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from options import GROUPS, SAME_COLUMN, WORDS, Reading, near_misses, options_of, random_text
from shared import ROOT, surroundings

sys.path.insert(0, str(ROOT / "Scripts"))

from frozen import fixtures

SEED = 16
# How many near misses, and how many random values, the short form tries.
SHORT = 60
# How many random values are tried at once: their answers are kept until all of them are judged.
PART = 1_000
SLOW = ("report",)
# Explaining needs a device, which these contradict; comparing all devices is too much.
NEVER = [("explain", "idiom"), ("explain", "platform"), ("compare", "idiom"), ("compare", "platform")]


@pytest.fixture(scope="module")
def run(program, tmp_path_factory):
    """Runs the program in a folder with files to read. Commands that write get a new folder."""
    shared = tmp_path_factory.mktemp("options")
    fixtures.write(shared)
    known = {}

    def run(*arguments, keep=False):
        if arguments in known:
            return known[arguments]
        folder = shared
        writes = arguments[0] == "report" or {"-o", "--output"} & set(arguments)
        if writes:
            folder = tmp_path_factory.mktemp("writes") / "inner"
            folder.mkdir()
            fixtures.write(folder)
        result = subprocess.run(
            [str(program.path), *arguments], cwd=folder, env=surroundings(), capture_output=True,
            stdin=subprocess.DEVNULL, timeout=300)
        answer = result.returncode, result.stdout.decode(), result.stderr.decode(), folder
        # Only what is asked again: all answers together are gigabytes.
        if keep and not writes:
            known[arguments] = answer
        return answer

    return run


@pytest.fixture(scope="module")
def options(run):
    def completions(command, option):
        return run("---completion", command, "--", option, "0", "0")[1].split()

    return list(options_of(run("--experimental-dump-help")[1], completions))


@pytest.fixture(scope="module")
def reading(run):
    return Reading(json.loads(run("list", "text-sizes", "--json")[1])["textSizes"])


@pytest.fixture
def most(night, pytestconfig):
    """How many near misses are tried at most, and how many random values."""
    return pytestconfig.getoption("--runs") if night else SHORT


def refused(answer):
    """Whether a value was refused as it should be: with a line for each mistake, and no answer."""
    status, output, errors, _ = answer
    # Candidates stand below, each on a line of its own.
    first, *rest = errors.splitlines()
    return (status == 64 and not output and first.startswith("error: ")
            and all(line.startswith(("  ", "error: ")) for line in rest))


def plain(output, echoes):
    """An answer without what it repeats of the command line."""
    try:
        answer = json.loads(output)
    except ValueError:
        return output
    if isinstance(answer, dict):
        answer.pop("asked", None)
        answer["notes"] = [
            note for note in answer.get("notes", []) if not any(f"'{echo}'" in note for echo in echoes)]
    return answer


def fault(option, text, run, reading):
    """Why the answer to a text is wrong; None if it is right."""
    arguments = option.line(text)
    answer = run(*arguments)
    status, output, _, folder = answer
    if text.startswith("-") and option.is_argument and status in (0, 64):
        # An option, or standard input.
        return None
    if status == 64:
        return None if refused(answer) else f"refused in a strange way: {answer[:3]}"
    if option.kind == "file":
        if status == 2 or text in ("bundled", "-") or (text and os.path.lexists(folder / text)):
            return None
        return "is a path that does not exist"
    if status not in (0, 1):
        return f"exit code {status}: {answer[2]}"
    if option.name in ("columns", "sort"):
        return column_fault(option, text, run)
    if option.kind == "device":
        return device_fault(option, text, run, reading)
    if option.name == "family" and (
            text.lower() in GROUPS or text.lower() in WORDS and text not in option.values):
        return None
    if option.kind == "version":
        # The grammar has tests of its own: what is read must at least be a version of the answer.
        return None if version_of(text, output) else "is no version of the answer"
    expected = reading.size(option, text) if option.name == "seen" else reading.canonical(option, text)
    if expected is None:
        return "must be refused"
    same = answer if expected == [text] else run(*option.line(*expected), keep=True)
    if (status, plain(output, [text])) != (same[0], plain(same[1], expected)):
        return f"is not answered as {expected}"
    return wrong_cells(option, expected, output)


def wrong_cells(option, expected, output):
    """What cells of an answer have another value than was asked for; None if none have."""
    if option.command != "query" or option.kind != "listed" or option.name in ("format", "unit"):
        return None
    words = option.name.split("-")
    key = words[0] + "".join(word.title() for word in words[1:])
    found = {cell[key] for cell in json.loads(output)["cells"] if key in cell}
    # A family with one size has no variant.
    return f"is answered with {found}" if found - {*expected, None} else None


def device_fault(option, text, run, reading):
    """The same command with JSON tells which device was found."""
    _, output, _, _ = run("query", "--device", text, "--json")
    answer = json.loads(output or '{"cells": []}')
    if not answer["cells"]:
        return None if reading.without_answer(text, answer["notes"]) else "is answered without a cell"
    if reading.devices(text, answer["cells"], answer["notes"]):
        return None
    cell = answer["cells"][0]
    return f"is read as {', '.join(cell['devices']) or cell['screenName']}"


def column_fault(option, text, run):
    """The refusal of a name that no column has tells which there are; none if there is no table."""
    def folded(name):
        return re.sub("[ _-]", "", name.lower())

    named = re.search("expected one of (.*?)(;|$)", run(*option.line("zzzzzzzz"), keep=True)[2])
    if not named:
        return None
    known = {folded(name) for name in named.group(1).split(", ")}
    known.update(*(names for names in SAME_COLUMN if names & known))
    names = text.split(",") if option.name == "columns" else [text.removeprefix("-")]
    unknown = [name for name in names if name and folded(name) not in known]
    return f"has no columns {unknown}" if unknown else None


def version_of(text, output):
    digits = "".join(each if each in "0123456789" else " " for each in text).split()
    cells = json.loads(output).get("cells") if output.startswith("{") else []
    cells = cells if isinstance(cells, list) else []
    return text.lower() == "latest" or bool(digits) and all(
        digit == str(int(digit)) for digit in digits) and (
        not cells or cells[0]["os"].split(".")[0] in digits or len(digits) > 1 or "+" in text)


def every(work, items):
    """The results that are not None, with all cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [each for each in pool.map(work, items) if each is not None]


def test_valid_values_are_accepted(options, run, night, tried):
    def accept(pair):
        option, sample = pair
        answer = run(*option.line(sample))
        # Formats of sizes are listed for every command, and each has columns of its own; each platform has variants of
        # its own.
        may_fail = option.name in ("format", "columns", "sort", "variant") or (option.command, option.name) in NEVER
        if answer[0] not in (0, 1) and not (may_fail and refused(answer)):
            return str(option), sample, answer[:3]

    for option in options:
        assert option.samples(), f"say in SAMPLES what a value of {option} looks like"
    chosen = [(option, sample) for option in options for sample in option.samples()]
    if not night:
        # One of each name; the commands share most of their options.
        names = {option.name: (option, option.samples()[0]) for option in options
                 if option.command not in SLOW}
        chosen = list(names.values())
    assert not every(accept, chosen)
    for _ in chosen:
        tried("valid value of an option")


def test_near_misses_are_read_as_they_are_or_refused(options, run, reading, night, most, tried):
    chosen = []
    dice = random.Random(SEED)
    values = sorted({value for option in options for value in option.values})
    for option in options:
        samples = option.samples()
        for sample in samples if night else [dice.choice(samples)]:
            misses = near_misses(sample, dice.sample(values, 10) + ["iOS", "macOS 15", "plus", "10"])
            if option.command in SLOW and not night:
                # What is accepted there takes seconds to answer.
                misses = [each for each in misses if each != each.strip() and each.strip() != sample]
            chosen += [(option, miss) for miss in misses]
    chosen = dice.sample(chosen, min(most, len(chosen)))

    def wrong(pair):
        why = fault(*pair, run, reading)
        return why and f"{pair[0]} {pair[1]!r} {why}"

    faults = every(wrong, chosen)
    assert not faults, "\n".join(faults)
    for _ in chosen:
        tried("near miss of a value")


def test_random_values_are_read_as_they_are_or_refused(options, run, reading, most, tried):
    """What was accepted is answered as exactly what was typed; what is random mostly is refused."""
    dice = random.Random(SEED)
    values = sorted({value for option in options for value in option.values})
    chosen = [option for option in options if option.command not in SLOW]

    def wrong(pair):
        why = fault(*pair, run, reading)
        return why and f"{pair[0]} {pair[1]!r} {why}"

    for done in range(0, most, PART):
        part = []
        for _ in range(min(PART, most - done)):
            option = dice.choice(chosen)
            text = random_text(dice.choice(option.samples()), values, dice)
            # What writes files may write them in a folder of the test alone.
            part.append((option, text.lstrip("/") if option.kind == "file" else text))
        faults = every(wrong, part)
        assert not faults, "\n".join(faults)
        for _ in part:
            tried("random value of an option")


ODD_DEVICES = [
    ">=plus", "~plus", "<iPhone 7", "!plus", "not plus", "plus*", "plus?", "plus$", "plus|se", ".5",
    "iPhone 7-", "-iPhone 7", "iPhone9,2,", "iPhone92", "iPhone112", "129", "iPhone 1 7", "iPhone 07",
    "+414x736", "414x+736", "41 4x736", "414x736@+3", "iPhone ７", "iPhone 7 or later",
    "iPhone 7–15", "iPhone\u200b7", "iPhone9,2\u0301", "≥ iPhone 7", "iPad Pro 1"]


def misread(text, run, reading):
    """The devices that are answered for a text that does not name them; None if all is right."""
    # As one argument, for a text may begin with a dash.
    status, output, _, _ = run("query", f"--device={text}", "--json")
    if status in (0, 1):
        answer = json.loads(output)
        cells, notes = answer["cells"], answer["notes"]
        if not (reading.devices(text, cells, notes) if cells else reading.without_answer(text, notes)):
            return text, [cell["devices"] for cell in cells[:1]]


def test_odd_names_are_no_devices(run, reading, night, tried):
    texts = ODD_DEVICES if night else random.Random(SEED).sample(ODD_DEVICES, 10)
    assert not every(lambda text: misread(text, run, reading), texts)
    for _ in texts:
        tried("odd name of a device")


def test_models_that_do_not_exist_are_unknown(run, reading, night, tried):
    """`iPhone 3` is not the third iPhone SE, and `iPhone 4` no iPhone 4s."""
    series = ["iPhone {}", "iPad {}", "iPad mini {}", "iPad Air {}", "iPhone SE {}", "Watch Series {}",
              "iPhone {} Pro", "iPhone {} Plus", "iPad Pro {}", "iPod touch {}"]
    texts = [line.format(number) for line in series for number in range(1, 31)]
    if not night:
        texts = ["iPhone 3", "iPhone 4", "iPad 21", *random.Random(SEED).sample(texts, 5)]
    assert not every(lambda text: misread(text, run, reading), texts)
    for _ in texts:
        tried("model by number")


def test_options_given_in_another_form(options, run, night, tried):
    """`--rows=5` is `--rows 5`; an abbreviated, joined or misspelt option is refused."""
    named = [option for option in options if not option.is_argument and option.kind != "file"
             and option.command not in SLOW]
    if not night:
        named = random.Random(SEED).sample(named, 3)

    def wrong(option):
        sample, name = option.samples()[0], option.name
        first, *rest = option.line(sample)
        rest = rest[2:]
        found = []
        if run(first, f"--{name}={sample}", *rest)[:2] != run(*option.line(sample))[:2]:
            found.append(f"{option}={sample}")
        forms = [[f"--{name[:-1]}", sample], [f"--{name}x", sample], [f"--{name}{sample}"],
                 [f"--{name.upper()}", sample], [f"-{name}", sample], [f"—{name}", sample],
                 [f"--no-{name}", sample]]
        if "-" in name:
            forms.append([f"--{name.replace('-', '_')}", sample])
        lines = [[first, *form, *rest] for form in forms] + [[first, *rest, f"--{name}"]]
        return [*found, *(line for line in lines if not refused(run(*line)))] or None

    assert not every(wrong, named)
    for _ in named:
        tried("option in another form")


def test_single_options_are_given_once(options, run, night, tried):
    """The last of two values does not silently replace the first."""
    single = [option for option in options
              if not option.repeats and not option.is_argument and option.command not in SLOW]
    if not night:
        single = random.Random(SEED).sample(single, 6)

    def wrong(option):
        first, last = option.samples()[0], option.samples()[-1]
        return None if refused(run(*option.line(first, last))) else f"{option} {first} and {last}"

    assert not every(wrong, single)
    for _ in single:
        tried("option given twice")


ID = "today.ios10.414x736@3.landscape.l.today-view.expanded"
WIDGET = "widgetkit.ios18.393x852@3.systemSmall.icons-small"


def test_ids_with_wrong_parts_are_unknown(program, folder, tried):
    """A lock file names cells by id; a part that is not one must not be read as another."""
    ids = []
    for known in (ID, WIDGET):
        parts = known.split(".")
        for index, part in enumerate(parts):
            for miss in near_misses(part, ["x"]):
                ids.append(".".join([*parts[:index], miss, *parts[index + 1:]]))
        ids += [f"{known}.", f".{known}", f"{known}.x", f" {known}", f"{known} ", known.upper()]
    real = {ID.replace(".l.", f".{size}.") for size in
            ("xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5")}
    ids = [each for each in dict.fromkeys(ids) if each not in real]
    # A table refuses others.
    ids = [each for each in ids if each.isprintable() and each == each.strip()]
    with open(folder / "ids.csv", "w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["id", "width_pt"], *([each, "1"] for each in ids)])
    result = program.run("check", "ids.csv", "--json", folder=folder)
    assert result.status == 1, result
    checked = json.loads(result.output)
    assert [(row["record"], row["id"]) for row in checked["findings"]] == [("missing", each) for each in ids]
    assert checked["cells"] == 0
    tried("id with a wrong part")
