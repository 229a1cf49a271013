"""Every option of every command, in a question beside the same one without it. The answers must differ.

`Pair` is such a question; `coverage.py` fails a recording in which an option has none, or changes nothing.
"""

import shlex
from dataclasses import dataclass

from ..question import Question

# Options with more values than these are asked with one of them.
MOST_VALUES = 40
# What each command needs to answer at all.
COMMANDS = {
    "query": "", "explain": "-d 'iPhone 15'", "list": "sources", "compare": "'iPhone 15' 'iPhone 16 Pro'",
    "fit": "--rows 3 --row-height 36", "identify": "359x110",
    "safe": "", "cover": "", "check": "lock.csv",
    "report": "--output site",
    "render": "note.md", "completion": "bash"}
# For each option that several commands have: what stands before it, and the option.
SHARED = {
    "device": ("", "--device plus"), "os": ("", "--os 12"), "idiom": ("", "--idiom pad"),
    "platform": ("", "--platform watchOS"), "family": ("", "--family small"),
    "zoomed": ("-d 'iPhone 15' --os 18", "--zoomed"),
    "zoom": ("-d 'iPad Pro 13-inch (M4)' --os 18", "--zoom more-space"),
    "variant": ("-d 'iPhone 15' --os 18", "--variant icons-large"),
    "kind": ("-d 'iPhone 15' --os 26", "--kind activity"),
    "text-size": ("-d plus", "--text-size xxl"), "mode": ("-d plus", "--mode expanded"),
    "entry-point": ("-d plus", "--entry-point notification-center"),
    "portrait": ("-d plus", "--portrait"),
    "landscape": ("-d plus", "--landscape"),
    "column": ("-d 'iPad Air 2' --os 9 --landscape", "--column left"),
    "unit": ("-d 'iPhone 15'", "-d 'iPhone 15' --unit px"), "format": ("", "--format csv"), "json": ("", "--json"),
    "sources": ("", "--sources"), "<words>": ("-d 'iPhone 15'", "iphone 15 small"),
    "data": ("-d 'iPhone 15' --os 18", "--data ranks"), "version": ("", "--version"), "help": ("", "--help"),
}
# Those that only one command has, or that it needs asked otherwise: the arguments without it, and with it. An
# argument without a name is called as in the help.
OWN = {
    "query": {
        "all": ("-d 'iPhone 15'", "-d 'iPhone 15' --all"),
        "places": ("-d 'iPhone 14' --os 16", "-d 'iPhone 14' --os 16 --places"),
        "unit": ("-d plus", "-d plus --unit px"), "columns": ("-d plus", "-d plus --columns width"),
        "sources": ("-d 'iPhone 15'", "-d 'iPhone 15' --sources"),
        "sort": ("-d 'iPhone 15'", "-d 'iPhone 15' --sort width")},
    "explain": {
        "platform": ("--platform macOS --family small", "--platform visionOS --family small"),
        "columns": ("-d plus --format csv", "-d plus --format csv --columns claim,id"),
        "sort": ("-d plus --format csv", "-d plus --format csv --sort=-claim")},
    "list": {
        "<topic>": ("sources", "rules"), "os": ("devices", "devices --os 12"),
        "family": ("devices", "devices --family lock"), "columns": ("sources", "sources --columns id"),
        "sort": ("sources", "sources --sort author"), "data": ("sources", "sources --data ranks")},
    "compare": {
        "unit": ("'iPhone 15' 'iPhone SE'", "'iPhone 15' 'iPhone SE' --unit px"),
        "columns": ("'iPhone 15' 'iPhone SE'", "'iPhone 15' 'iPhone SE' --columns family"),
        "sort": ("'iPhone 15' 'iPhone SE'", "'iPhone 15' 'iPhone SE' --sort=-family"),
        "<words>": ("'iPhone 15' 'iPhone SE'", "'iPhone 15' 'iPhone 16 Pro'"),
        "device": ("'iPhone 15' 'iPhone SE'", "'iPhone 15' --device 'iPhone 16 Pro'"),
        "idiom": ("--os 17 --idiom pad", "--os 17 --idiom phone"),
        "platform": ("--platform macOS --os 14,15", "--platform visionOS --os 26,27"),
        "os": ("'iPhone 15' --os 17,18", "'iPhone 15' --os 18,26"),
        "differences": ("'iPhone 15' 'iPhone 16'", "'iPhone 15' 'iPhone 16' --differences")},
    "fit": {
        "columns": ("--lines 2", "--lines 2 --columns where"),
        "sort": ("--lines 2 -d plus", "--lines 2 -d plus --sort=-family"),
        "rows": ("--rows 2 --row-height 36", "--rows 9 --row-height 36"),
        "row-height": ("--rows 3 --row-height 36", "--rows 3 --row-height 40"),
        "lines": ("--lines 2", "--lines 9"),
        "text-style": ("--lines 2", "--lines 2 --text-style footnote"),
        "header": ("--rows 3 --row-height 36", "--rows 3 --row-height 36 --header 30"),
        "spacing": ("--rows 3 --row-height 36", "--rows 3 --row-height 36 --spacing 9"),
        "content-height": ("--content-height 100", "--content-height 300"),
        "content-width": ("--content-width 100", "--content-width 300"),
        "image": ("--image 512x512", "--image 1024x1024"),
        "at-least": ("--rows 9 --row-height 36", "--rows 9 --row-height 36 --at-least 2"),
        "strict": ("--rows 1 --row-height 9", "--rows 1 --row-height 9 --strict"),
        "no-margins": ("--lines 2 -d 'iPhone 15' --family small",
                       "--lines 2 -d 'iPhone 15' --family small --no-margins")},
    "cover": {
        "<words>": ("-d 'iPhone 15'", "'iPhone 16 Pro'"),
        "columns": ("-d 'iPhone 15' --os 18", "-d 'iPhone 15' --os 18 --columns device"),
        "sort": ("--platform iOS --os 18", "--platform iOS --os 18 --sort device")},
    "identify": {
        "columns": ("--height 110", "--height 110 --columns where"),
        "sort": ("--height 110", "--height 110 --sort where"), "data": ("--height 111", "--height 111 --data ranks"),
        "column": ("--height 110", "--height 110 --column left"),
        "kind": ("--height 110", "--height 110 --kind widgetkit"),
        "<seen>": ("--height 110", "364x170"),
        "width": ("--width 345", "--width 346"),
        "height": ("--height 111", "--height 110"),
        "pixels": ("--height 110", "--pixels 1242x330")},
    "safe": {
        "columns": ("", "--columns points"), "sort": ("", "--sort points"),
        "strict": ("-d 'iPhone 15'", "-d 'iPhone 15' --strict")},
    "check": {
        "columns": ("lock.csv --format csv", "lock.csv --format csv --columns id,was"),
        "sort": ("lock.csv --format csv", "lock.csv --format csv --sort=-id"),
        "data": ("locks/own.csv", "locks/own.csv --data models"),
        "<file>": ("lock.csv", "correct.csv"),
        "strict": ("tables/outdated.ts", "tables/outdated.ts --strict"),
        "zoom": ("tables/outdated.ts", "tables/outdated.ts --zoom larger"),
        "lenient": ("tables/sizes.ts", "tables/sizes.ts --lenient"),
        "output": ("lock.csv", "lock.csv --format junit --output report.xml")},
    "completion": {"<shell>": ("bash", "zsh")},
    "report": {
        "output": ("", "--output site"), "address": ("--output site", "--output site --address https://example.org/"),
        "issues": ("--output site", "--output site --issues https://example.org/issues/new"),
        "data": ("--output site", "--output site --data ranks")},
    "render": {
        "<file>": ("note.md", "plain.md"), "output": ("note.md", "note.md --output page"),
        "format": ("note.md", "note.md --format markdown"),
        "data": ("notes/own.md", "notes/own.md --data models")},
}
# Options that change no answer, with the reason. One that changes an answer must not be here.
OMITTED = {
    **{(command, "version"): "it is refused: --os asks for a version" for command in COMMANDS},
    ("cover", "sources"): "its table ends without a list of sources",
    ("explain", "idiom"): "it asks about a device, which has one idiom",
    ("explain", "sources"): "the sources are its answer",
    ("list", "sources"): "a list ends without a list of sources"}


@dataclass(frozen=True)
class Pair:
    """A question without an option of a command, and one with it."""

    command: str
    option: str
    without: Question
    given: Question


def pairs(facts):
    """A pair for each option of the program that this file knows, by command and option."""
    found = {}
    for command in facts.commands:
        for option in facts.options(command):
            sides = sides_of(command, option)
            if sides:
                found[command, option] = Pair(command, option, *(
                    Question((command, *shlex.split(side))) for side in sides))
    return found


def sides_of(command, option):
    """The arguments without an option of a command, and with it; None if this file has none."""
    own = OWN.get(command, {}).get(option)
    if own or option not in SHARED or command not in COMMANDS:
        return own
    before, given = (f"{COMMANDS[command]} {side}" for side in SHARED[option])
    return before, f"{before} {given.removeprefix(COMMANDS[command])}"


def others(pair, facts):
    """The question of a pair with each other name of the option, and with each value that the help lists."""
    words = pair.given.arguments
    name = f"--{pair.option}"
    if name not in words:
        return
    place = words.index(name)
    for short in facts.short_names(pair.command, pair.option):
        yield Question((*words[:place], f"-{short}", *words[place + 1:]), input=pair.given.input)
    values = facts.values(pair.command, pair.option)
    # A list of devices is one of all words in their names.
    for value in values if len(values) <= MOST_VALUES else []:
        yield (*words[:place + 1], value, *words[place + 2:])


def options(facts):
    for pair in pairs(facts).values():
        yield pair.without
        yield pair.given
        yield from others(pair, facts)
