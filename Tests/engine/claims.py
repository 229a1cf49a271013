"""The claims about a cell, and the number that they state together."""

import math
from fractions import Fraction

from cells import ZOOMS
from tables import points, whole

CLASS, LIST, ALL = 0, 1, 2
# Methods that need the widget itself, on a model that runs the version.
SIGHTINGS = {"display-size", "geometry-reader", "screenshot", "read-off"}


def to_pixel_of_two_decimals(value, scale):
    """The pixel that a value of two decimals stands for: a third is published as .33 or .67."""
    nearest = Fraction(math.floor(value * scale + Fraction(1, 2)), scale)
    return nearest if abs(nearest - value) < Fraction(1, 100) else value


class Claim:
    """A published number that answers."""

    def __init__(self, row, tables, lists):
        self.kind = row["kind"]
        self.row = row
        self.left_open = tables.left_open
        self.id = row["id"]
        self.quantity = row["quantity"]
        self.authority = tables.authority[row["source_id"]]
        # The parts of a point to which the source rounds; 0 if it does not round.
        self.rounds = {"": 0, "whole-points": 1, "tenths": 10}[tables.rounding[row["source_id"]]]
        self.platform = self.means("platform")
        # A kind without this axis has no claims about zoomed screens.
        self.zoom = self.means("zoom") or ZOOMS[0]
        first, last = row["os_first"], row["os_last"]
        usual = self.left_open(self.kind, "os")
        self.first, self.last = whole(first or last or usual), whole(last or first or usual)
        self.rank, self.classes = self.about(tables, lists)
        self.is_of_model = (row["family"], row["quantity"]) in tables.model_facts
        scales = {tables.classes[name].scale for name in self.classes if name}
        value = points(row["value"])
        self.value = (
            to_pixel_of_two_decimals(value, scales.pop())
            if len(scales) == 1 and self.rank != ALL else value)

    def agrees(self, value):
        """Whether the number is the stated one, or rounds to it as the source rounds."""
        return value == self.value or (
            self.rounds and math.floor(value * self.rounds + Fraction(1, 2)) == self.value * self.rounds)

    def means(self, axis, os=0):
        """The value of an axis, or what its empty cell means."""
        return self.row[axis] or self.left_open(self.kind, axis, os)

    def about(self, tables, lists):
        """The rank by how exactly the claim names its devices, CLASS before ALL; and their classes."""
        row = self.row
        if row["device"]:
            return CLASS, [tables.class_of_device[row["device"]]]
        if self.means("screen_class") != "*":
            return CLASS, [row["screen_class"]]
        if row["id"] in lists:
            # A list of screens that share the size of a widget is as exact as a single screen.
            return LIST if self.kind == "today" else CLASS, lists[row["id"]]
        idiom = self.means("idiom")
        if not idiom:
            return ALL, tables.classes_on(self.platform)
        idioms = ("phone", "pad") if idiom == "*" else (idiom,)
        return ALL, [name for name, screen in tables.classes.items() if screen.idiom in idioms]

    def covers_version(self, os):
        return self.first <= os <= self.last

    def matches_setting(self, cell):
        """Whether the claim is about the Display Zoom and the setting of a cell."""
        if self.zoom != cell.zoom:
            return False
        for axis, value in vars(cell.setting).items():
            if self.row[axis] != value and self.means(axis, cell.os) not in ("*", value):
                return False
        return True


class Claims:
    """All claims that answer, by kind, platform, screen and quantity.

    A number that belongs to the model (model_facts): a claim about a model speaks of it alone, a claim about a screen
    of the models with it that its source names in claims about such numbers, or of all models if it names none. A
    question about a model reads of its own screen the claims that speak of it; of any other number, a claim about a
    model holds for all with its screen.
    """

    def __init__(self, tables, device=None):
        self.places = {}
        self.tables = tables
        self.device = device
        self.named = {}
        claims = self.read(tables)
        self.today = [claim for claim in claims if claim.kind == "today"]
        # The screens on which a widget was seen on a version.
        self.seen = {
            (name, os)
            for claim in claims
            if claim.row["method"] in SIGHTINGS and claim.row["os_basis"] == "stated"
            and claim.rank != ALL
            for name in claim.classes
            for os in range(claim.first, claim.last + 1)
        }

    def read(self, tables):
        lists = {}
        for row in tables.rows("claim_classes"):
            lists.setdefault(row["claim_id"], []).append(row["screen_class"])
        claims = [
            Claim(row, tables, lists) for row in tables.rows("claims") if row["use"] == "answer"
        ]
        for claim in claims:
            if claim.is_of_model and claim.row["device"]:
                self.named.setdefault(claim.row["source_id"], set()).add(claim.row["device"])
        for claim in claims:
            for name in claim.classes:
                if self.device and self.device.screen_class == name and (
                        self.device.id not in self.models(claim, name)):
                    continue
                key = claim.kind, claim.platform, name, claim.quantity
                self.places.setdefault(key, []).append(claim)
        return claims

    def models(self, claim, name):
        """The models with a screen that a claim speaks of."""
        models = {device.id for device in self.tables.classes[name].devices}
        if not claim.is_of_model:
            return models
        if claim.row["device"]:
            return {claim.row["device"]}
        return models & self.named.get(claim.row["source_id"], set()) or models

    def about(self, quantity, cell):
        """The claims about a number of a cell, on any version."""
        name = cell.screen_class.id if cell.screen_class else None
        key = cell.setting.kind, cell.platform, name, quantity
        return [claim for claim in self.places.get(key, []) if claim.matches_setting(cell)]


class Verdict:
    """The values that the best-ranked of some claims state, the best first."""

    def __init__(self, claims):
        # A drawn size answers only where no claim states the layout.
        screenshots = [claim for claim in claims if claim.row["method"] == "screenshot"]
        claims = [claim for claim in claims if claim.row["method"] != "screenshot"] or claims
        best = min(claim.rank for claim in claims)
        authority = {}
        # Exact claims first, so that rounded ones can agree with them.
        for claim in sorted((c for c in claims if c.rank == best), key=lambda c: c.rounds > 0):
            known = [value for value in authority if claim.agrees(value)]
            value = claim.value if claim.value in known or not known else known[0]
            authority[value] = max(claim.authority, authority.get(value, 0))
        values = sorted(authority, key=lambda value: (-authority[value], value))
        self.values = values
        self.value = values[0]
        self.state = "sourced" if len(values) == 1 else "disputed"
        # Claims of a lower rank that differ are alternatives, and dispute nothing.
        self.alternatives = {claim.value for claim in claims if not claim.agrees(self.value)}
        # Drawn sizes that agree confirm the value, and are not listed.
        self.drawn = [
            claim.value for claim in screenshots
            if claim not in claims and not claim.agrees(self.value)]
