"""Questions about many sizes at once: `safe`, `compare` and `list`."""

import itertools

from .selections import WHERE
from .sizes import DEVICES, FAMILIES


def cover(facts):
    for family, os, zoom in itertools.product(FAMILIES, ("18", "26+"), ((), ("--zoomed",))):
        for form in ("table", "json"):
            yield ("cover", "--family", family, "--os", os, *zoom, "--format", form)
    for form in facts.values("cover", "format"):
        yield ("cover", "--platform", "iOS", "--os", "27", "--format", form)


def safe(facts):
    for where in [
            *WHERE, ("--idiom", "phone", "--os", "10-12", "-t", "xs-xxxl"),
            *(("--family", family, "--platform", platform, "--os", os)
              for family in FAMILIES for platform in ("iOS", "iPadOS", "watchOS")
              for os in ("16", "17", "18", "26", "17-26", "17+")),
            *(("-d", device) for device in DEVICES)]:
        for form in ("table", "json"):
            yield ("safe", *where, "--format", form)
    yield ("safe", "-d", "own-one", "--family", "ownTile", "--os", "18", "--data", "models")
    for form in facts.values("safe", "format"):
        yield ("safe", "--idiom", "phone", "--format", form)
        yield ("safe", "--family", "systemSmall", "--format", form)


def compare(facts):
    for where in [
            ("iPhone 15", "iPhone 16 Pro"), ("iPhone 15", "--os", "17,18,26"),
            ("iPhone 15", "--os", "17,18", "--variant", "icons-large"),
            ("iPhone 15 Pro", "iPad (10th generation)", "Apple Watch Ultra 2", "mac"),
            ("iPhone 15 Pro", "iPhone 16 Pro", "--kind", "activity"),
            ("iPhone 7", "plus", "--os", "8,10,12"), ("iPhone 7", "iPad mini 4", "-t", "l"),
            ("iPhone 15", "iPhone 6", "--kind", "widgetkit"), ("iPhone 15",),
            ("--platform", "macOS", "--os", "14+"), ("--idiom", "phone", "--os", "26")]:
        for form in ("table", "json"):
            yield ("compare", *where, "--format", form)
            yield ("compare", *where, "--differences", "--format", form)
    for form in facts.values("compare", "format"):
        yield ("compare", "iPhone 15", "iPhone 16 Pro", "--format", form)
        yield ("compare", "plus", "--os", "10,12", "--landscape", "--format", form)


def listing(facts):
    for topic in facts.values("list", "topic"):
        for form in facts.values("list", "format"):
            yield ("list", topic, "--format", form)
        yield ("list", topic, "--data", "own")
        for narrowing in (("-d", "iPhone 15"), ("--os", "17"), ("--family", "medium"), ("--idiom", "pad"), ("ipad", "air")):
            yield ("list", topic, *narrowing)
