"""The answers about WidgetKit, computed a second time, as `engine.py` does those about Today.

Nothing here was read from the program.
"""

import math
from dataclasses import dataclass, replace
from fractions import Fraction

from tables import ScreenClass, points, rows

PLATFORM_OF_IDIOM = {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}
ZOOMS = {
    "iOS": ("standard", "larger"),
    "iPadOS": ("standard", "larger", "more-space"),
    "macOS": ("standard",),
    "watchOS": ("standard",),
    "visionOS": ("standard",),
}
# Whoever found a size so had the widget before them, on a model that runs the version.
SIGHTINGS = {"display-size", "geometry-reader", "screenshot", "read-off"}

@dataclass(frozen=True)
class Widget:
    """One combination of all axes."""

    platform: str
    os: int
    screen_class: ScreenClass | None
    zoom: str
    family: str
    variant: str

    @property
    def id(self):
        parts = ["widgetkit", f"{self.platform.lower()}{self.os}"]
        parts += [self.screen_class.id] if self.screen_class else []
        parts += [self.family] + ([self.variant] if self.variant else [])
        parts += [self.zoom] if self.zoom != "standard" else []
        return ".".join(parts)

    def but(self, **axes):
        return replace(self, **axes)


def in_order(folder, table):
    """The rows of a table of names as they are told."""
    return sorted(rows(folder, table), key=lambda row: int(row["order"]))


def to_pixel_of_two_decimals(value, scale):
    """A third is published as .33 or .67: the pixel is meant."""
    if scale is None:
        return value
    nearest = Fraction(math.floor(value * scale + Fraction(1, 2)), scale)
    return nearest if abs(nearest - value) < Fraction(1, 100) else value


class WidgetKit:
    def __init__(self, tables, folder):
        self.tables = tables
        self.families = [row["id"] for row in in_order(folder, "families")]
        order = [row["id"] for row in in_order(folder, "variants")]
        self.sizes = sorted(
            ((row["platform"], row["family"], int(row["os_first"]), row["variant"])
             for row in rows(folder, "family_variants")), key=lambda size: order.index(size[3]))
        self.first = {
            (row["platform"], row["family"]): int(row["os_first"])
            for row in rows(folder, "widget_families")
        }
        self.lists = {}
        for row in rows(folder, "widgetkit_claim_classes"):
            self.lists.setdefault(row["claim_id"], set()).add(row["screen_class"])
        self.places = {}
        self.seen = set()
        for claim in rows(folder, "widgetkit_claims"):
            classes = self.classes_of(claim)
            scales = {self.tables.classes[name].scale for name in classes or ()}
            claim["points"] = to_pixel_of_two_decimals(
                points(claim["value_pt"]), scales.pop() if len(scales) == 1 else None)
            claim["rank"] = 1 if classes is None else 0
            if (claim["use"], claim["os_basis"]) == ("answer", "stated") \
                    and claim["method"] in SIGHTINGS:
                versions = range(int(claim["os_first"]), int(claim["os_last"]) + 1)
                self.seen |= {(name, os) for name in classes or () for os in versions}
            for name in classes or self.classes_on(claim["platform"]):
                key = claim["platform"], name, claim["family"], claim["quantity"]
                self.places.setdefault(key, []).append(claim)

    def variants(self, platform, family, os):
        """The sizes that a family has on one screen, the usual first."""
        return [
            variant for *place, first, variant in self.sizes
            if place == [platform, family] and first <= os
        ] or [""]

    def classes_of(self, claim):
        """The classes that a claim names; None if it speaks of the whole platform."""
        if claim["device"]:
            return {self.tables.class_of_device[claim["device"]]}
        if claim["screen_class"]:
            return {claim["screen_class"]}
        return self.lists.get(claim["id"])

    def classes_on(self, platform):
        names = [
            name for name, screen in self.tables.classes.items()
            if PLATFORM_OF_IDIOM[screen.idiom] == platform
        ]
        return names or [None]

    def widgets(self, first):
        """All widgets of all screens on versions from `first` on, with each Display Zoom that can be
        asked for."""
        for platform in ZOOMS:
            for name in self.classes_on(platform):
                screen = self.tables.classes[name] if name else None
                for os in self.tables.versions[platform]:
                    if os < first:
                        continue
                    for family in self.families:
                        if self.first.get((platform, family), 1000) > os:
                            continue
                        for variant in self.variants(platform, family, os):
                            for zoom in ("standard", "larger", "more-space"):
                                yield Widget(platform, os, screen, zoom, family, variant)

    def answer(self, quantity, widget):
        """State, value, rule and alternatives."""
        screen = widget.screen_class
        if widget.zoom not in ZOOMS[widget.platform]:
            return "not-applicable", None, "", frozenset()
        if screen and screen.devices and (screen.id, widget.os) not in self.seen \
                and not any(d.ran(widget.os) for d in screen.devices):
            return "not-applicable", None, "", frozenset()
        said = self.said(quantity, widget)
        if said:
            state = "disputed" if said[2] else "sourced"
            return state, said[0], "", frozenset(said[1])
        for rule in (self.zoomed_widget, self.medium_height, self.extra_large_width):
            if found := rule(quantity, widget):
                name, inputs, combine = found
                value = combine([said[0] for said in inputs])
                others = {
                    combine([other if i == place else said[0] for i, said in enumerate(inputs)])
                    for place, said_here in enumerate(inputs) for other in said_here[1]
                }
                return "derived", value, name, frozenset(others - {value})
        return "unknown", None, "", frozenset()

    def replaced_guideline(self, quantity, widget):
        """The claims of a guideline without versions that later measurements contradict."""
        said = self.said(quantity, widget)
        if not said or self.answer(quantity, widget)[0] == "not-applicable":
            return set()
        name = widget.screen_class.id if widget.screen_class else None
        return {
            claim["id"]
            for claim in self.places.get((widget.platform, name, widget.family, quantity), [])
            if (claim["use"], claim["method"], claim["os_basis"]) == (
                "answer", "published", "inferred")
            and (claim["zoom"] or "standard") == widget.zoom
            and int(claim["os_last"]) < widget.os
            and (claim["variant"] == widget.variant
                 or not claim["variant"] and widget.variant == "icons-small")
            and claim["points"] not in {said[0]} | said[1]
        }

    def said(self, quantity, widget):
        """The value, the others, and whether any of them is as exact; or None."""
        name = widget.screen_class.id if widget.screen_class else None
        claims = [
            claim
            for claim in self.places.get((widget.platform, name, widget.family, quantity), [])
            if claim["use"] == "answer"
            and (claim["zoom"] or "standard") == widget.zoom
            and int(claim["os_first"]) <= widget.os <= int(claim["os_last"])
            # A source that does not say which icons has the usual ones.
            and (claim["variant"] == widget.variant
                 or not claim["variant"] and widget.variant == "icons-small")
        ]
        if not claims:
            return None
        best = min(claim["rank"] for claim in claims)
        authority = {}
        for claim in claims:
            if claim["rank"] == best:
                stated = self.tables.authority[claim["source_id"]]
                authority[claim["points"]] = max(stated, authority.get(claim["points"], 0))
        values = sorted(authority, key=lambda value: (-authority[value], value))
        shadowed = {claim["points"] for claim in claims} - set(values)
        return values[0], set(values[1:]) | shadowed, len(values) > 1

    def zoomed_widget(self, quantity, widget):
        if widget.platform != "iOS" or widget.zoom != "larger":
            return None
        target = zoomed_class(self.tables, widget.screen_class)
        said = target and self.said(quantity, widget.but(screen_class=target, zoom="standard"))
        return ("zoomed-widget", [said], lambda values: values[0]) if said else None

    def medium_height(self, quantity, widget):
        others = {"systemSmall": "systemMedium", "systemMedium": "systemSmall"}
        if (quantity != "height" or widget.family not in others
                or widget.variant == "lock-screen"):
            return None
        said = self.said(quantity, widget.but(family=others[widget.family]))
        return ("medium-height", [said], lambda values: values[0]) if said else None

    def extra_large_width(self, quantity, widget):
        if (quantity != "width" or widget.platform != "iPadOS" or widget.variant != "device"
                or widget.family != "systemExtraLarge"):
            return None
        inputs = [
            self.said(quantity, widget.but(family=name)) for name in ("systemSmall", "systemMedium")
        ]
        if None in inputs:
            return None
        return "extra-large-width", inputs, lambda values: (
            4 * values[0] + 3 * (values[1] - 2 * values[0]))


def zoomed_class(tables, screen):
    """The class whose screen the models of another report with Display Zoom, if there is one."""
    size = next((device.zoomed for device in screen.devices if device.zoomed), None)
    fitting = [
        other for other in tables.classes.values()
        if size == (other.width, other.height) and other.idiom == screen.idiom
    ]
    return next((c for c in fitting if c.scale == screen.scale), fitting[0] if fitting else None)
