"""Questions with numbers of a user: `fit` and `identify`."""

import itertools

from ..question import words
from .selections import WHERE


def fit(facts):
    contents = [
        "--rows 5 --row-height 44 --header 20", "--rows 3 --row-height 40 --at-least 3",
        "--rows 8 --text-style body,body", "--lines 3 --text-style footnote", "--lines most --text-style body",
        "--lines most --no-margins", "--rows most --row-height 44 --spacing 4", "--rows 1 --row-height 110.5",
        "--rows 20 --row-height 44 --spacing 1", "--content-height 220", "--content-width 140 --content-height 50",
        "--rows 0 --row-height 1 --header 95", "--rows 3 --row-height 60 --mode compact"]
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
    seen = [
        *(("--height", height) for height in "95 110 115 120 121 135 170 440 528 616 660".split()),
        *((size,) for size in (
            "359x616 359x110 398x110 414x110 304x528 170x170 158x158 338x158 364x170 364x382 "
            "292x141 160x72 1x1 155x155 329x345").split()),
        *(("--pixels", size) for size in (
            "1242x330 718x220 474x474 1014x474 1092x510 465x465 684x684 718x1232").split())]
    for what in seen:
        for where in ((), ("--os", "10"), ("--kind", "widgetkit"), ("-d", "iPhone 7"),
                      ("-d", "iPhone 15 Pro", "--kind", "widgetkit"), ("--family", "systemSmall"),
                      ("--idiom", "pad")):
            for form in ("table", "json"):
                yield ("identify", *what, *where, "--format", form)
    for form in facts.values("identify", "format"):
        yield ("identify", "359x616", "--format", form)
        yield ("identify", "170x170", "--kind", "widgetkit", "--format", form)
        yield ("identify", "max[1069415.6]", "--format", form)
    for limit in ("718080", "349905.6", "14981.76", "1440720", "526750.4", "0"):
        yield ("identify", f"max[{limit}]")
        yield ("identify", f"image being too large [1] - (9999, 9999), totalArea: 1 > max[{limit}].")
