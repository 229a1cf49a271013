"""The questions that a build is asked: command lines with their input, by parts.

Questions about cells are complete. Of the commands that take numbers and texts there is a spread.
To cover a new command or option, add lines here: both builds are asked the same, and an answer that
only one build has is reported as such.
"""

import hashlib
import itertools
import json
import re
from dataclasses import dataclass

from . import fixtures

ZOOMS = {"today": ["", "--zoomed"]}
OTHER_ZOOMS = ["", "--zoomed", "--more-space"]
DEVICES = [
    "iPhone 4s", "iPhone SE", "iPhone 7", "plus", "iPhone X", "iPhone 11", "iPhone 13 mini",
    "iPhone 15 Pro", "iPhone 16 Pro", "iPhone Air", "iPad mini 2", "iPad Pro (9.7-inch)",
    "iPad Pro (12.9-inch)", "iPad (10th generation)", "iPad Pro 13-inch (M4)",
    "Apple Watch Ultra 2"]
FAMILIES = ["systemSmall", "systemMedium", "systemLarge", "accessoryRectangular"]


@dataclass(frozen=True)
class Question:
    """One run of the program. `written` names the files it writes besides standard output."""

    part: str
    arguments: tuple
    input: str = ""
    written: tuple = ()

    @property
    def name(self):
        """A name for files: readable, and unique also where upper case is lower case."""
        text = "\0".join((*self.arguments, self.input))
        words = re.sub(r"[^A-Za-z0-9.@,+-]+", "_", " ".join(self.arguments)).strip("_-.")
        return f"{words[:90]}-{hashlib.sha1(text.encode()).hexdigest()[:8]}"

    @property
    def format(self):
        """What the answer is written in."""
        for name, value in itertools.pairwise((*self.arguments, "")):
            if name in ("--format", "-f"):
                return value
            if name == "--json":
                return "json"
        return "explanation" if self.arguments[:1] == ("explain",) else "text"


def words(text):
    return tuple(text.split())


def systems(facts):
    return facts.values("query", "system") or ["today", "widgetkit"]


def every_line(facts, zooms=True):
    """Options that select every cell, some cells at a time: system, version and Display Zoom.

    Versions are counted up to one that nobody has released, so that refusals are recorded too.
    """
    for system in systems(facts):
        for zoom in ZOOMS.get(system, OTHER_ZOOMS) if zooms else [""]:
            for version in range(1, facts.versions[-1] + 2):
                line = ("--system", system, "--os", str(version), *words(zoom))
                if system == "today":
                    yield line
                else:
                    for platform in facts.values("query", "platform"):
                        yield (*line, "--platform", platform)


def query(facts):
    for line in every_line(facts):
        for form in ("json", "csv"):
            yield ("query", *line, "--format", form)
    for form in facts.values("query", "format"):
        yield ("query", "--format", form)
        for system in systems(facts):
            for zoom in OTHER_ZOOMS:
                yield ("query", "--system", system, *words(zoom), "--format", form)
        for line in (
                ("-d", "plus", "--landscape"), ("-d", "iPhone 7", "-t", "xs-xxxl"),
                ("-d", "iPhone 16 Pro"), ("-d", "iPad mini 4", "--os", "12"),
                ("-d", "iPhone 15 Pro", "--family", "systemMedium", "--os", "18"),
                ("-d", "iPhone 15 Pro", "-d", "iPhone SE", "--family", "systemSmall"),
                ("-d", "iPad (10th generation)", "--system", "widgetkit"),
                ("--platform", "watchOS"), ("--platform", "macOS,visionOS")):
            yield ("query", *line, "--format", form)
    for family in facts.values("query", "family"):
        yield ("query", "--family", family)
    for variant in facts.values("query", "variant"):
        yield ("query", "--variant", variant)
    for os in ("8-17", "14-27", "17+", "latest", "17,18", "iOS 18"):
        for system in systems(facts):
            yield ("query", "--system", system, "--os", os, "--idiom", "phone", "--json")


def devices(facts):
    """Every device by its name, and a spread of other names."""
    others = [
        "se", "plus", "pro", "mini", "5.5", "6.1", "6.1-inch", "414x736", "414x736@3", "1242x2208",
        "iPhone9,2", "iPhone17,1", "iphone 7 puls", "IPHONE7", "45 mm", "ipad", "StandBy", "400x800"]
    for device in facts.devices + others:
        yield ("query", "-d", device)
        yield ("query", "-d", device, "--json")
        for system in systems(facts):
            yield ("query", "-d", device, "--system", system)
            yield ("query", "-d", device, "--system", system, "--format", "csv")
        yield ("explain", "-d", device)


def explain(facts):
    """Every cell with a screen, and one device of each screen as if it were asked by name."""
    every = []
    for name in ("orientation", "text-size", "entry-point"):
        values = facts.values("explain", name)
        every += [f"--{name}", ",".join(values)] if values else []
    for screen in facts.screens:
        for version in facts.versions:
            for system in systems(facts):
                for zoom in ZOOMS.get(system, OTHER_ZOOMS):
                    yield ("explain", "-d", screen, "--os", str(version), "--system", system,
                           *words(zoom), *(every if system == "today" else []))
    for device in DEVICES:
        yield ("explain", "-d", device, "--family", "systemSmall")
        yield ("explain", "-d", device, "--landscape", "--mode", "expanded", "-t", "xxl")
    yield ("explain",)
    yield ("explain", "--platform", "macOS", "--family", "systemSmall")


def validate(facts):
    for form in facts.values("validate", "format")[:7]:
        yield ("validate", "--format", form)
        yield ("validate", "--removals", "--format", form)
        yield ("validate", "--without", "S01-006", "--without", "S02-004", "--format", form)
    yield ("validate", "own")
    yield ("validate", "broken")
    yield ("validate", "--without", "S01-999")


def listing(facts):
    for topic in facts.values("list", "topic"):
        for form in facts.values("list", "format"):
            yield ("list", topic, "--format", form)
        yield ("list", topic, "--data", "own")


WHERE = [
    (), ("-d", "plus"), ("-d", "plus", "--landscape"), ("-d", "iPhone 7", "--os", "10-14"),
    ("--idiom", "phone", "--os", "10", "-t", "xs-ax5"), ("--idiom", "pad", "--os", "13"),
    ("-d", "iPhone SE", "--zoomed"), ("-e", "quick-action"), ("-m", "compact"), ("-m", "expanded"),
    ("--family", "systemSmall"), ("--family", "systemMedium,systemLarge", "--platform", "iOS"),
    ("--platform", "iOS", "--os", "18"), ("--platform", "iPadOS", "--variant", "device"),
    ("--platform", "watchOS"), ("--platform", "macOS"), ("-d", "iPhone 16 Pro", "--os", "26")]


def fit(facts):
    contents = [
        "--rows 5 --row-height 44 --header 20", "--rows 3 --row-height 40 --at-least 3",
        "--rows 8 --row-lines 2 --padding 4", "--lines 3 --text-style footnote",
        "--rows 1 --row-height 110.5",
        "--rows 20 --row-height 44 --max-rows 6 --spacing 1", "--content-height 220",
        "--rows 4 --row-height 44 --tall-row 80 --footer 30", "--rows 0 --row-height 1 --header 95",
        "--rows 3 --row-height 60 --largest-mode compact"]
    for content, where in itertools.product(contents, WHERE):
        for form in ("table", "json", "csv"):
            yield ("fit", *words(content), *where, "--format", form)
    for form in facts.values("fit", "format"):
        yield ("fit", *words(contents[0]), "-d", "plus", "--format", form)
        yield ("fit", *words(contents[0]), "--family", "systemSmall", "--format", form)
        yield ("fit", "--image", "1024x768", "--family", "systemMedium", "--format", form)
    for image, where in itertools.product(("1x1", "550x550", "1024 × 1024", "0x5"), WHERE):
        yield ("fit", "--image", image, *where, "--format", "json")


def identify(facts):
    snapshot = "PhoneTall-359-en-UICTContentSizeCategoryL-NCWidgetDisplayModeCompact"
    seen = [
        *(("--height", height) for height in "95 110 115 120 121 135 170 440 528 616 660".split()),
        *(("--size", size) for size in (
            "359x616 359x110 398x110 414x110 304x528 170x170 158x158 338x158 364x170 364x382 "
            "292x141 160x72 1x1 155x155 329x345").split()),
        *(("--pixels", size) for size in (
            "1242x330 718x220 474x474 1014x474 1092x510 465x465 684x684 718x1232").split()),
        (snapshot,), (f"/private/var/com.example.{snapshot}.ca/assets/image0",), ("PhoneTall",)]
    for what in seen:
        for where in ((), ("--os", "10"), ("--system", "widgetkit"), ("-d", "iPhone 7"),
                      ("-d", "iPhone 15 Pro", "--system", "widgetkit"), ("--family", "systemSmall"),
                      ("--idiom", "pad")):
            for form in ("table", "json"):
                yield ("identify", *what, *where, "--format", form)
    for form in facts.values("identify", "format"):
        yield ("identify", "--size", "359x616", "--format", form)
        yield ("identify", "--size", "170x170", "--system", "widgetkit", "--format", form)
        yield ("identify", "--image-limit", "1069415.6", "--format", form)
    for limit in ("718080", "349905.6", "14981.76", "1440720", "526750.4", "0"):
        yield ("identify", "--image-limit", limit)
        yield ("identify", f"image being too large [1] - (9999, 9999), totalArea: 1 > max[{limit}].")


def safe(facts):
    for where in [
            *WHERE, ("--idiom", "phone", "--os", "10-12", "-t", "xs-xxxl"),
            *(("--family", family, "--platform", platform, "--os", os)
              for family in FAMILIES for platform in ("iOS", "iPadOS", "watchOS")
              for os in ("16", "17", "18", "26", "17-26", "17+")),
            *(("-d", device) for device in DEVICES),
            ("--sets", "sets.csv", "--set", "both", "--system", "today"),
            ("--sets", "sets.csv", "--set", "both", "--system", "widgetkit"),
            ("--sets", "sets.csv", "--set", "both"), ("--sets", "sets.csv", "--set", "phones"),
            ("--sets", "sets.csv"), ("--sets", "sets.csv", "--set", "phone"),
            ("--sets", "wrong.csv"), ("--sets", "none.csv")]:
        for form in ("table", "json"):
            yield ("safe", *where, "--format", form)
    for form in facts.values("safe", "format"):
        yield ("safe", "--idiom", "phone", "--format", form)
        yield ("safe", "--family", "systemSmall", "--format", form)


def compare(facts):
    for where in [
            ("iPhone 15", "iPhone 16 Pro"), ("iPhone 15", "--os", "17,18,26"),
            ("iPhone 15", "--os", "17,18", "--variant", "icons-large"),
            ("iPhone 15 Pro", "iPad (10th generation)", "Apple Watch Ultra 2", "mac"),
            ("iPhone 15 Pro", "iPhone 16 Pro", "--system", "activity"),
            ("iPhone 7", "plus", "--os", "8,10,12"), ("iPhone 7", "iPad mini 4", "-t", "l"),
            ("iPhone 15", "iPhone 6", "--system", "widgetkit"), ("iPhone 15",),
            ("--platform", "macOS", "--os", "14+"), ("--idiom", "phone", "--os", "26")]:
        for form in ("table", "json"):
            yield ("compare", *where, "--format", form)
            yield ("compare", *where, "--differences", "--format", form)
    for form in facts.values("compare", "format"):
        yield ("compare", "iPhone 15", "iPhone 16 Pro", "--format", form)
        yield ("compare", "plus", "--os", "10,12", "--landscape", "--format", form)


def diff(facts):
    for form in facts.values("diff", "format")[:7]:
        for sides in (("bundled", "bundled"), ("bundled", "own"), ("own", "bundled"),
                      ("lock.csv", "bundled"), ("lock.json", "own"), ("lock.csv", "lock.json")):
            yield ("diff", *sides, "--format", form)
    yield ("diff", "bundled", "none.csv")
    yield ("diff", "bundled", "broken")


def check(facts):
    options = [(), ("--values-only",), ("--github",), ("-d", "plus", "--landscape"),
               ("-d", "iPhone 15 Pro", "--family", "systemSmall", "--os", "18"), ("--data", "own")]
    for file, line in itertools.product(
            ("lock.csv", "lock.json", "correct.csv", "ids.csv", "hostile.json", "wrong.csv"), options):
        yield Question("check", ("check", file, *line))
    for form in facts.values("check", "format"):
        yield Question("check", ("check", "lock.csv", "--format", form))
    for file in ("lock.csv", "correct.csv", "hostile.json"):
        yield Question("check", ("check", file, "--junit", "report.xml"), written=("report.xml",))
        yield Question("check", ("check", "-"), input=fixtures.FILES[file])
    for line in ((), ("--os", "18"), ("--strict",), ("--github",), ("--format", "sarif")):
        yield Question("check", ("check", "--table", "widgets.md", *line))


def files(facts):
    """The commands that read and write files: ingest and render."""
    for line in (("log.txt",), ("log.txt", "--source", "LOCAL7"), ("wrong.log",), ("note.md",),
                 ("system.log",),
                 ("log.txt", "--source", "S01"), ("log.txt", "--source", "local")):
        yield Question("files", ("ingest", *line))
    yield Question("files", ("ingest", "-"), input=fixtures.FILES["log.txt"])
    yield Question("files", ("ingest", "log.txt", "-o", "new"), written=("new",))
    for form in facts.values("render", "format"):
        for file in ("note.md", "plain.md", "wrong.md"):
            yield Question("files", ("render", file, "--format", form))
            yield Question("files", ("render", file, "--format", form, "--allow-html"))
        yield Question(
            "files", ("render", "note.md", "--format", form, "-o", "out"), written=("out",))
    yield Question("files", ("render", "note.md", "--fragment"))


def serve(facts):
    """Messages to the server for assistants: the list of its tools, and a question to each."""
    calls = [
        ("query", {"device": ["plus"], "landscape": True}), ("explain", {"device": ["iPhone 15"]}),
        ("compare", {"device": ["iPhone 15", "iPhone 16 Pro"]}),
        ("fit", {"rows": 3, "row-height": 44, "family": ["medium"]}),
        ("identify", {"snapshot": "364x170"}), ("safe", {"family": ["small"]}), ("report", {})]
    asked = [("initialize", {"protocolVersion": "2025-06-18"}), ("server/discover", {}),
             ("tools/list", {}), ("none", {})]
    asked += [("tools/call", {"name": name, "arguments": values}) for name, values in calls]
    messages = [{"jsonrpc": "2.0", "id": index, "method": method, "params": parameters}
                for index, (method, parameters) in enumerate(asked)]
    yield Question("serve", ("serve", "--mcp"), input="\n".join(map(json.dumps, messages)))


def help_texts(facts):
    yield ("--help",)
    yield ("--version",)
    yield ("--experimental-dump-help",)
    for shell in ("bash", "zsh", "fish"):
        yield ("--generate-completion-script", shell)
    for command in facts.commands:
        yield (command, "--help")
        yield ("help", command)
        yield (command,)


def errors(facts):
    """Wrong usage. Tests/faults/test_options.py looks for values that are misread."""
    for command in facts.commands:
        yield (command, "--nothing")
        yield (command, "--format", "pdf")
        yield (command, "--data", "none")
        yield (command, "--data", "broken")
    for option in ("device", "idiom", "os", "orientation", "text-size", "entry-point", "mode",
                   "column", "family", "variant", "platform", "system"):
        for value in ("", "nothing", "phon", "SystemSmall", "1", "a,b"):
            yield ("query", f"--{option}", value)
    for line in (
            "--os >=17", "--os <17", "--os 17-14", "--os macOS15 -d plus", "--zoomed --more-space",
            "--mode compact --family systemSmall", "--system today --family systemSmall",
            "--idiom phone -d plus", "--format svg --json", "-d plus --platform watchOS"):
        yield ("query", *words(line))
    yield ("qurey",)


def report(facts):
    yield Question("report", ("report", "--output", "site"), written=("site",))
    yield Question(
        "report", ("report", "--output", "site", "--address", "https://example.org/sizes/"),
        written=("site",))


PARTS = {
    "report": report, "query": query, "devices": devices, "explain": explain, "validate": validate,
    "list": listing, "fit": fit, "identify": identify, "safe": safe,
    "compare": compare, "diff": diff, "check": check,
    "files": files, "serve": serve, "help": help_texts, "errors": errors,
}


def questions(part, facts):
    """The questions of a part, each once."""
    seen = {}
    for each in PARTS[part](facts):
        question = each if isinstance(each, Question) else Question(part, each)
        seen.setdefault(question.name, question)
    return list(seen.values())
