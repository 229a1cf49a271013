"""The options of the program, near misses of their values, and what each text must be read as.

The program's own help tells the options. This reader of values is a second one, written from the
help and the documentation, and far stricter than it needs to be: a text that it does not know must
be refused.
"""

import json
import re
from dataclasses import dataclass, field
from decimal import Decimal

from shared import table_rows

FILES = {"file", "folder", "output", "log", "old", "new"}
NUMBERS = {"points", "count", "lines", "rows"}
ADDRESS = r"(?ai)https://[a-z0-9][a-z0-9.-]*(:[0-9]+)?(/([\w.~!$&'()*+,;=:@/-]|%[0-9A-F]{2})*)?"
FORM = ADDRESS[:-2] + r"(\?([\w.~!$&'()*+,;=:@/?-]|%[0-9A-F]{2})*)?)?"
DASHES = "-‐‑–—−"
# Platforms whose widgets do not depend on a screen, by the devices.
PLATFORMS = {"mac": "macOS", "macos": "macOS", "imac": "macOS", "macbook": "macOS",
             "visionos": "visionOS", "vision": "visionOS", "vision pro": "visionOS"}
# Names of several families, which have tests of their own.
GROUPS = {"all", "lock", "accessory", "system", "compact"}
# Words for families of WidgetKit, of which `lockScreen` and `carPlay` are none; they have tests of their own, too.
WORDS = {"xl", "lockscreen", "lock screen", "lock-screen", "carplay", "car play", "car-play"}
# Columns of which tables have either the one name or the other.
SAME_COLUMN = [{"version", "os"}, {"device", "devices"}, {"margin", "contentmargin", "marginpt"},
               {"radius", "cornerradius", "cornerradiuspt"}, {"screen", "screenclass"}]
WIDGETKIT = {"family", "variant", "platform", "zoom"}

# Values of options that have no list, by what the help calls the value.
SAMPLES = {
    "file": ["lock.csv"], "old": ["lock.csv"], "new": ["lock.csv"],
    "data": ["own"], "folder": ["own"],
    "pixels": ["718x1232"],
    "points": ["44", "44.5"], "count": ["5"], "lines": ["2"], "rows": ["3"], "size": ["359x616"],
    "version": ["10", "12"], "claim": ["S01-006"], "id": ["LOCAL7"],
    "address": ["https://example.org/"], "issues": ["https://example.org/issues/new"], "output": ["new"], "log": ["log.txt"],
    "seen": ["359x616"],
    "image": ["1024x768"],
    "names": ["width"], "column": ["width"],
    "device": ["plus", "iPhone 7", "iPhone9,2", "5.5", "414x736", "iPhone SE (2nd generation)"],
}
# Options whose values the program lists on request, and not in its help.
TABLED = {"family", "format", "text-style", "variant"}
# What a command needs besides the option in question.
NEEDS = {
    "query": ["-d", "plus", "--json"], "explain": ["-d", "plus"], "list": ["devices"],
    "compare": ["-d", "plus", "--os", "15,16", "--json"],
    "fit": ["--rows", "5", "--row-height", "44", "-d", "plus", "--json"],
    "identify": ["359x616", "--os", "10", "--json"], "safe": ["-d", "plus", "--json"],
    "check": ["lock.csv", "--json"],
    "report": ["--output", "site"], "render": ["note.md"],
    "completion": [],
}
OWN_NEEDS = {
    # Formats for programs always have points.
    ("query", "unit"): ["-d", "plus"],
    ("fit", "rows"): ["--row-height", "44", "-d", "plus", "--json"],
    ("fit", "row-height"): ["--rows", "5", "-d", "plus", "--json"],
    ("fit", "lines"): ["-d", "plus", "--json"],
    ("fit", "text-style"): ["--rows", "5", "-d", "plus", "--json"],
    ("fit", "content-height"): ["-d", "plus", "--json"],
    **{("fit", name): ["-d", "iPhone 15", "--json"] for name in ("content-width", "image")},
    **{("identify", name): ["--os", "10", "--json"]
       for name in ("width", "height", "pixels", "seen")},
    # Not every platform has every version.
    **{("identify", name): ["359x616", "--json"] for name in ("os", "platform")},
    ("compare", "os"): ["-d", "iPhone 7,iPhone 8", "--json"],
    ("check", "file"): ["--json"],
    ("list", "topic"): [], ("render", "file"): [], ("report", "output"): [],
}


@dataclass(frozen=True)
class Option:
    """An option with a value, or an argument, of a command."""

    command: str
    name: str
    value: str
    values: tuple = ()
    repeats: bool = False
    is_argument: bool = False
    others: tuple = field(default=(), compare=False)

    def __str__(self):
        return f"{self.command} {'' if self.is_argument else '--'}{self.name}"

    @property
    def kind(self):
        """How its value is read."""
        if self.name in FILES or self.value in FILES:
            return "file"
        if self.values:
            return "listed"
        return {"version": "version", "device": "device", "size": "size", "image": "image"}.get(
            self.value, "number" if self.value in NUMBERS else "exact")

    def samples(self):
        """Values that are valid."""
        if self.values:
            return list(self.values)
        if (self.command, self.name) == ("render", "file"):
            return ["note.md"]
        return SAMPLES.get(self.name) or SAMPLES.get(self.value) or []

    def needs(self):
        """What the command line needs besides."""
        key = (self.command, self.name)
        needs = list(OWN_NEEDS.get(key, NEEDS.get(self.command, [])))
        if self.name in ("format", "columns", "sort") and "--json" in needs:
            needs.remove("--json")
        if self.name in ("device", "idiom", "platform") and "-d" in needs:
            del needs[needs.index("-d"):needs.index("-d") + 2]
        if self.name in ("idiom", "platform") and self.command == "explain":
            needs = ["-d", "iPhone 15"]
        if self.name in WIDGETKIT - {"platform"}:
            needs = ["iPhone 15 Pro" if each == "plus" else each for each in needs]
        return needs

    def line(self, *texts):
        """A command line with the values."""
        options = list(texts) if self.is_argument else [
            each for text in texts for each in (f"--{self.name}", text)]
        needs = self.needs()
        if self.name == "new":
            return [self.command, "bundled", *options]
        return [self.command, *options, *needs]


def options_of(help_text, completions):
    """Every option with a value and every argument, as `--experimental-dump-help` tells them.
    `completions` gives what a shell offers for an option of a command."""
    for command in json.loads(help_text)["command"]["subcommands"]:
        arguments = command.get("arguments", [])
        names = [argument["names"][0]["name"] for argument in arguments if argument.get("names")]
        for argument in arguments:
            if argument["kind"] == "flag" or command["commandName"] == "help":
                continue
            is_argument = argument["kind"] == "positional"
            # Words have a reader and tests of their own.
            if is_argument and argument["valueName"] == "words":
                continue
            long = [name["name"] for name in argument.get("names", []) if name["kind"] == "long"]
            name = argument["valueName"] if is_argument else long[0]
            values = argument.get("completionKind", {}).get("list", {}).get("values", [])
            if not values and name in TABLED:
                values = completions(command["commandName"], "--" + name)
            yield Option(
                command["commandName"], name, argument["valueName"], tuple(values),
                argument.get("isRepeating", False), is_argument, tuple(names))


def near_misses(text, others):
    """Texts that look like a value and are not it, each once."""
    wide = text.translate({code: code + 0xFEE0 for code in (*range(0x30, 0x3A), *range(0x61, 0x7B))})
    swapped = [text[:at] + text[at + 1] + text[at] + text[at + 2:] for at in range(len(text) - 1)]
    made = [
        f">={text}", f"<{text}", f">{text}", f"≥{text}", f"!{text}", f"not {text}", f"~{text}",
        f"^{text}",
        f"{text}-", f"-{text}", f"{text}+", f"+{text}", f"{text}..", f"{text}..{text}", f"{text}.",
        f"{text}–", f"0{text}", f"00{text}", f"{text}0", f"{text},", f",{text}", f"{text},,{text}",
        f"{text},{text}", f"{text}, {text}", f"{text} {text}", f"{text}{text}", f"{text};{text}",
        f"{text}|{text}", f"{text}/{text}", f" {text}", f"{text} ", f"{text}\n", f"\n{text}",
        f"{text}\r", f"{text}\t", f"{text}\u00a0", f"\u00a0{text}", f"{text}\u200b", f"\ufeff{text}",
        f"{text}\u0301", " ".join(text), wide, text.upper(), text.lower(), text.title(),
        text.swapcase(), text[::-1], text[1:], text[:-1], *swapped[:4], f"={text}", f"'{text}'",
        f'"{text}"', f"({text})", f"[{text}]", f"{text}*", f"{text}?", f"{text}$", f"*{text[1:]}",
        f"{text}e1", f"0x{text}", f"{text}.0", f"{text}.5", f"{text}.001", f"{text}pt", f"{text}px",
        f"{text}%", f"{text}x", f"x{text}", f"{text}x{text}", f"{text}x", f"{text}×1", f"{text}#",
        f"{text}@2", f"{text}@", f"{text}:{text}", f"{text} or later", f"only {text}",
        f"all but {text}",
        "", " ", "-", ",", "*", "all", "any", "none", "nil", "true", "1", "0", "-1", "-0", "1,5", "1_0",
        "١٢", "½", "nan", "inf", "1e400", "9" * 25, "0x5", "5e1", "\\", "%", "$HOME", "~", ".", "..",
    ]
    return list(dict.fromkeys(
        each for each in (*made, *others) if each != text and "\0" not in each))


# What random edits put into a value.
ALPHABET = "0123456789axlsiOSPX+-–.,x×@ '\"<>=~!*/|()_%#:;&?^[]{}\\\t\n\u200b\u0301é１"


def random_text(text, others, dice):
    """A value with one to four random edits; `others` are values of which parts are put in."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randint(0, len(text))
        end = min(len(text), at + dice.randint(1, 3))
        other = dice.choice(others)
        text = dice.choice([
            text[:at] + dice.choice(ALPHABET) + text[at:], text[:at] + dice.choice(ALPHABET) + text[end:],
            text[:at] + text[end:], text[:at] + text[at:end] * 2 + text[end:], text[at:] + text[:at],
            text[:at] + other[:dice.randint(0, len(other))] + text[end:]])
    return text


class Reading:
    """What texts must be read as. `text_sizes` are the rows of `list text-sizes`."""

    def __init__(self, text_sizes):
        self.text_sizes = {}
        for row in text_sizes:
            for name in (row["id"], row["name"], row["uikitName"]):
                self.text_sizes[name.lower()] = row["id"]
        self.text_styles = {
            without_gaps(name).lower(): row["id"] for row in table_rows("text_styles")
            for name in (row["id"], row["name"], row["other_name"]) if name
        }
        # All names of a device, by its marketing name, and of a screen, by its id.
        self.names = {}
        self.ids = ids = {}
        for row in table_rows("devices"):
            ids[row["id"]] = row["name"]
            self.names[row["name"]] = [row["diagonal_in"] + " inch"]
        for row in table_rows("device_names"):
            key = row["screen_class"] or ids[row["device"]]
            self.names.setdefault(key, []).append(row["name"])

    def without_answer(self, text, notes):
        """Whether notes say which device a text names, and why it has no such widgets."""
        found = (re.match(r"(.+) has no .+: it runs ", note) for note in notes)
        return any(explains(each.group(1), text) for each in found if each)

    def devices(self, text, cells, notes):
        """Whether every name in a text, with commas between them, names one of the cells answered."""
        screens = {(cell.get("platform"), cell["screenClass"], *cell["devices"]): cell for cell in cells}
        return all(any(self.device(name, cell, notes) for cell in screens.values())
                   for name in names_in(text))

    def device(self, text, cell, notes):
        """Whether a text names what was answered, a cell, or a note says that it does not."""
        if cell["screenClass"] is None:
            return PLATFORMS.get(text.lower()) == cell["platform"]
        screen = re.fullmatch(r"\s*0*(\d+)\s*[xX×]\s*0*(\d+)\s*(?:@\s*(\d))?\s*", text)
        if screen:
            sides = cell["screenClass"].split("-")[0].replace("@", "x").split("x")
            width, height, scale = screen.groups()
            pixels = [str(int(side) * int(sides[2])) for side in sides[:2]]
            asked = sorted((width, height))
            if asked in (sorted(sides[:2]), sorted(pixels)) and scale in (None, sides[2]):
                return True
            return any("no device has a screen of" in note for note in notes)
        if not is_name(text):
            return False
        names = [cell["screenClass"], cell["screenName"], *self.names.get(cell["screenClass"], [])]
        if text in self.ids:
            return self.ids[text] in cell["devices"]
        # Punctuation within a word does not count.
        text = re.sub(r"(?<=[^\W\d_])[^\w\s()+-]+(?=[^\W\d_])", "", text)
        for device in cell["devices"]:
            names += [device, *self.names.get(device, [])]
        return any(explains(name, turned) or folded(name) == folded(text)
                   for name in names for turned in turns(text))

    def canonical(self, option, text):
        """The values as the program writes them itself; None if the text must be refused."""
        if (option.command, option.name) == ("report", "address"):
            return [text] if re.fullmatch(ADDRESS, text) else None
        if (option.command, option.name) == ("report", "issues"):
            return [text] if re.fullmatch(FORM, text) else None
        read = getattr(self, option.kind, None)
        if read:
            return read(option, text)
        return [text] if text in option.samples() else None

    def listed(self, option, text):
        if option.name == "text-style":
            styles = [self.text_styles.get(without_gaps(part).lower()) for part in text.split(",")]
            return None if None in styles else [",".join(styles)]
        found = []
        for part in text.split(",") if option.repeats else [text]:
            values = self.span(option, part)
            if values is None:
                return None
            found += [value for value in values if value not in found]
        return found

    def span(self, option, text):
        named = self.text_sizes if option.name == "text-size" else {
            value.lower(): value for value in option.values}
        if option.name == "family":
            named = {name: value for value in option.values for name in family_names(value)}
        if option.name == "zoom":
            # What the settings are called on the device.
            named |= {"default": "standard", "larger text": "larger", "more space": "more-space"}
        if option.name == "kind":
            text = without_gaps(text)
        # What is listed may also be the devices that show a family.
        if option.name == "topic" and text in {row["id"] for row in table_rows("families")}:
            return [text]
        if text.lower() in named:
            return [named[text.lower()]]
        if option.name != "text-size":
            return None
        for dash in DASHES:
            ends = [named.get(end.strip().lower()) for end in text.split(dash)]
            if len(ends) == 2 and None not in ends:
                first, last = (option.values.index(end) for end in ends)
                return list(option.values[first:last + 1]) or None
        return None

    def number(self, option, text):
        if not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text):
            return None
        number = Decimal(text)
        decimals = 2 if option.value == "points" else 0
        if number < 0 or number != round(number, decimals):
            return None
        return [f"{number.normalize() + 0:f}"]

    def image(self, option, text):
        sides = [self.number(Option("", "", "count"), side.strip(" "))
                 for side in re.split("[xX×,]", text)]
        if len(sides) != 2 or None in sides:
            return None
        in_range = all(1 <= int(side) <= 1_000_000 for side, in sides)
        return [f"{sides[0][0]}x{sides[1][0]}"] if in_range else None

    def size(self, option, text):
        sides = [side.strip(" ") for side in re.split("[xX×,]", text)]
        read = [self.number(Option("", "", "count"), side) if option.name == "pixels" else self.thirds(side)
                for side in sides]
        return None if len(sides) != 2 or None in read else [f"{read[0][0]}x{read[1][0]}"]

    def thirds(self, text):
        """A side with decimals as programs print them: thirds of a point have many."""
        known = self.number(Option("", "", "points"), text)
        return known or ([text] if re.fullmatch(r"[0-9]{1,12}\.[0-9]{3,17}", text) and Decimal(text) else None)


def tokens(name):
    """Words and numbers of a name, and whether each stands directly behind the one before."""
    found = re.finditer(r"[^\W\d_]+|\d+(?:[.,]\d+)*|\+", name.lower())
    end, result = None, []
    for each in found:
        result.append((each.group().replace(",", "."), each.start() == end))
        end = each.end()
    return result


def without_gaps(text):
    """A text without the single blanks and hyphens between its words; as it is if there are others."""
    words = re.split("[ -]", text)
    return text if "" in words else "".join(words)


def names_in(text):
    """The names of devices in a text. The comma of an identifier is not one between names."""
    text = re.sub(r"^\(([^()]*)\)$", r"\1", text)
    names = re.findall(r"(?:^|(?<=,))\s*(?:[a-zA-Z]+[0-9]+,[0-9]+(?=,|$)|[^,]*)", text)
    return [name.strip(" ") for name in names] if "," in text else [text]


def family_names(value):
    """What a family is called: its identifier, or the end of it, in one word or in several."""
    words = [word.lower() for word in re.findall("^[a-z]+|[A-Z][a-z]*", value)]
    return {sign.join(part) for part in (words, words[1:]) for sign in ("", " ", "-") if part}


ENDINGS = ("st", "nd", "rd", "th", "inch", "in", "mm", "inches")


def turns(text):
    """A text, and the same with its last words first: words are read in any order."""
    starts = [0, *(word.start() for word in re.finditer(r"[^\W\d_]+", text))]
    return [f"{text[start:]} {text[:start]}" for start in starts]


def explains(name, text):
    """Whether a name has all words and numbers of a text, in order, and no other number of a model.

    `SE 2` and `iPhone 2nd gen` name the iPhone SE (2nd generation); `iPhone 4` is no iPhone 4s, `iPhone 3` no SE 3.
    """
    rest, skipped = tokens(name), False
    for word, _ in tokens(text):
        while rest:
            (own, _), *rest = rest
            is_number = own[0].isdigit()
            if is_number and own == word:
                letters = rest[0][0] if rest and rest[0][1] else ""
                if letters in ENDINGS:
                    if skipped and letters in ENDINGS[:4] and "gen" not in text.lower():
                        return False
                    if not re.search(rf"{re.escape(word)}\W*{letters}", text.lower().replace(",", ".")):
                        rest = rest[1:]
                elif letters and letters not in text.lower():
                    return False
                break
            if not is_number and own.startswith(word):
                break
            skipped = skipped or not is_number
        else:
            return False
        skipped = False
    return True


def folded(name):
    """A name without what does not count; a gap between two digits counts."""
    name = re.sub(r"(?<=\d)[^\w+]+(?=\d)", "_", name.lower().replace(",", "."))
    return re.sub(r"[^\w+]", "", name)


def is_name(text):
    """Whether a text has only what names of devices have."""
    bare = text.strip()
    return bool(bare) and bare[0] not in ",.-–—/:" and bare[-1] not in ",.-–—/:" and all(
        each.isalnum() or each.isspace() or each in "()-–—,.'’\"”″_/:@+×" for each in bare)
