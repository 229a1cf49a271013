"""Questions about every cell, device and screen: `query` and `explain`."""

import itertools

from ..question import words

ZOOMS = {"today": ["", "--zoomed"]}
OTHER_ZOOMS = ["", "--zoomed", "--zoom more-space"]
DEVICES = [
    "iPhone 4s", "iPhone SE", "iPhone 7", "plus", "iPhone X", "iPhone 11", "iPhone 13 mini",
    "iPhone 15 Pro", "iPhone 16 Pro", "iPhone Air", "iPad mini 2", "iPad Pro (9.7-inch)",
    "iPad Pro (12.9-inch)", "iPad (10th generation)", "iPad Pro 13-inch (M4)",
    "Apple Watch Ultra 2"]
FAMILIES = ["systemSmall", "systemMedium", "systemLarge", "accessoryRectangular"]


def systems(facts):
    return facts.values("query", "kind") or ["today", "widgetkit"]


def every_line(facts):
    """Options that select every cell, some cells at a time: system, version and Display Zoom.

    Versions are counted up to one that nobody has released, so that refusals are recorded too.
    """
    for system in systems(facts):
        for zoom in ZOOMS.get(system, OTHER_ZOOMS):
            for version in range(1, facts.versions[-1] + 2):
                line = ("--kind", system, "--os", str(version), *words(zoom))
                if system == "today":
                    yield line
                else:
                    for platform in facts.values("query", "platform"):
                        yield (*line, "--platform", platform)


def query(facts):
    for line in every_line(facts):
        yield ("query", *line, "--json")
        if "--platform" not in line or line[-1] == "iOS":
            yield ("query", *line, "--format", "csv")
    for form in facts.values("query", "format"):
        yield ("query", "--format", form)
        for system in systems(facts):
            for zoom in OTHER_ZOOMS:
                yield ("query", "--kind", system, *words(zoom), "--format", form)
        for line in (
                ("-d", "plus", "--landscape"), ("-d", "iPhone 7", "-t", "xs-xxxl"),
                ("-d", "iPhone 16 Pro"), ("-d", "iPad mini 4", "--os", "12"),
                ("-d", "iPhone 15 Pro", "--family", "systemMedium", "--os", "18"),
                ("-d", "iPhone 15 Pro", "--kind", "activity"),
                ("-d", "iPhone 15 Pro", "-d", "iPhone SE", "--family", "systemSmall"),
                ("-d", "iPad (10th generation)", "--kind", "widgetkit"),
                ("--platform", "watchOS"), ("--platform", "macOS,visionOS")):
            yield ("query", *line, "--format", form)
    for family in facts.values("query", "family"):
        yield ("query", "--family", family)
    for variant in facts.values("query", "variant"):
        yield ("query", "--variant", variant)
    for os in ("8-17", "14-27", "17+", "latest", "17,18", "iOS 18"):
        for system in systems(facts):
            yield ("query", "--kind", system, "--os", os, "--idiom", "phone", "--json")


def devices(facts):
    """Every device by its name, and a spread of other names."""
    others = [
        "se", "plus", "pro", "mini", "5.5", "6.1", "6.1-inch", "414x736", "414x736@3", "1242x2208",
        "iPhone9,2", "iPhone17,1", "iphone 7 puls", "IPHONE7", "45 mm", "ipad", "StandBy", "400x800"]
    for device in facts.devices + others:
        yield ("query", "-d", device)
        yield ("query", "-d", device, "--json")
        for system in systems(facts):
            yield ("query", "-d", device, "--kind", system, "--format", "csv")
        yield ("explain", "-d", device)


def explain(facts):
    """Every cell with a screen, and one device of each screen as if it were asked by name."""
    every = []
    for name in ("orientation", "text-size", "entry-point"):
        values = facts.values("explain", name)
        every += [f"--{name}", ",".join(values)] if values else []
    versions = f"{facts.versions[0]}-{facts.versions[-1]}"
    for screen in facts.screens:
        for system in systems(facts):
            for zoom in ZOOMS.get(system, OTHER_ZOOMS):
                yield ("explain", "-d", screen, "--os", versions, "--kind", system, *words(zoom),
                       *(every if system == "today" else []))
    for device in DEVICES:
        for version, system in itertools.product((10, 14, 18, 26), systems(facts)):
            yield ("explain", "-d", device, "--os", str(version), "--kind", system)
        yield ("explain", "-d", device, "--family", "systemSmall")
        yield ("explain", "-d", device, "--landscape", "--mode", "expanded", "-t", "xxl")
    yield ("explain",)
    yield ("explain", "--platform", "macOS", "--family", "systemSmall")
