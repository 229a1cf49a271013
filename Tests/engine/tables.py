"""The tables of a data folder, as far as an answer depends on them."""

import csv
from fractions import Fraction
from functools import cached_property
from pathlib import Path

# The variant of a widget in StandBy, which has to be named: one that names none means the Home Screen.
STANDBY = "standby"
PLATFORM_OF_IDIOM = {"phone": "iOS", "pad": "iPadOS", "watch": "watchOS"}


def whole(text):
    return int(text) if text else None


def points(text):
    return Fraction(text) if text else None


class ScreenClass:
    """Models that share a screen and every claim."""

    def __init__(self, row):
        self.id = row["id"]
        self.width = int(row["width_pt"])
        self.height = int(row["height_pt"])
        self.scale = int(row["scale"])
        self.idiom = row["idiom"]
        self.devices = []

    @cached_property
    def has_today(self):
        """Whether a model has Today extensions."""
        return any(device.today for device in self.devices)

    @cached_property
    def has_no_dynamic_island(self):
        """Whether a source states that a model has none, and no source that a model has one."""
        stated = {device.has_dynamic_island for device in self.devices}
        return "false" in stated and "true" not in stated

    def horizontal(self, orientation):
        """The side of the screen that lies horizontally."""
        return self.width if orientation == "portrait" else self.height

    def vertical(self, orientation):
        """The side of the screen that stands upright."""
        return self.height if orientation == "portrait" else self.width

    def running(self, os):
        """The models with Today extensions that ran an OS; an unknown range is every OS."""
        return [device for device in self.devices if device.today and device.ran(os)]


class Device:
    """A marketing model."""

    def __init__(self, row, ranges, could_know):
        self.id = row["id"]
        self.name = row["name"]
        self.screen_class = row["screen_class"]
        # A model of which this is unknown counts as having run one.
        self.today = row["today_extension"] != "false"
        self.has_3d_touch = row["has_3d_touch"] == "true"
        self.has_dynamic_island = row["has_dynamic_island"]
        # The smallest first and the greatest last version of all sources; without one, that of the row.
        first = [whole(other["os_first"]) for other in ranges if other["os_first"]]
        last = [whole(other["os_last"]) for other in ranges if other["os_last"]]
        self.first = min(first, default=whole(row["os_first"]))
        self.last = max(last, default=whole(row["os_last"]))
        # The source of the last version could not know a newer one: the device may run later ones.
        self.is_supported = self.last is not None and not could_know(row, self.last)
        # What sources say of each Display Zoom.
        self.zooms = {}

    @property
    def zoomed(self):
        """The screen that it reports with larger text, or None."""
        return self.reports("larger")

    def reports(self, zoom):
        """The screen that it reports with a Display Zoom, or None."""
        row = self.zooms.get(zoom)
        return (int(row["width_pt"]), int(row["height_pt"])) if row and row["available"] == "true" else None

    def can_be_set(self, zoom, os):
        """Whether a version has a Display Zoom on the device; None if no source says. A list of devices does
        not speak of versions that came after it."""
        row = self.zooms.get(zoom)
        if not row:
            return None
        if row["available"] == "true":
            if not row["os_first"] or int(row["os_first"]) <= os:
                return True
            return None if row["os_basis"] == "measured" else False
        return None if row["os_last"] and int(row["os_last"]) < os else False

    def ran(self, os):
        """Whether it ran a version, or may run it because no source says."""
        return (self.first is None or self.first <= os) and (
            self.last is None or os <= self.last or self.is_supported)


class Tables:
    """The tables, by what the answers depend on."""

    def __init__(self, folder, own=None):
        """The tables of a folder, with the rows of another added."""
        self.folders = [Path(each) for each in (folder, own) if each]
        self.classes = {row["id"]: ScreenClass(row) for row in self.rows("screen_classes")}
        self.class_of_device = {}
        ranges = {}
        for row in self.rows("os_ranges"):
            ranges.setdefault(row["device"], []).append(row)
        self.published = {row["id"]: row["published"] for row in self.rows("sources")}
        settings = {}
        for row in self.rows("zoom_settings"):
            settings.setdefault(row["device"], []).append(row)
        self.devices = []
        for row in self.rows("devices"):
            device = Device(row, ranges.get(row["id"], []), self.could_know)
            self.devices.append(device)
            self.class_of_device[row["id"]] = row["screen_class"]
            if row["screen_class"]:
                self.classes[row["screen_class"]].devices.append(device)
            device.zooms = {other["setting"]: other for other in settings.get(row["id"], [])}
        # The versions of each platform that exist. Of Today extensions, iPadOS counts as iOS.
        self.versions = {}
        for row in self.rows("os_releases"):
            self.versions.setdefault(row["platform"], []).append(int(row["os"]))
        self.releases = {
            int(row["os"]): row for row in self.rows("os_releases") if row["platform"] == "iOS"
        }
        self.entry_points = {
            row["id"]: range(int(row["os_first"]), int(row["os_last"]) + 1)
            for row in self.rows("entry_points")
        }
        self.line_heights = {
            row["id"]: (
                Fraction(row["older_line_height_pt"]),
                Fraction(row["current_line_height_pt"]),
            )
            for row in self.rows("text_sizes")
        }
        self.families = self.in_order("families")
        self.kind_of_family = {row["id"]: row["kind"] for row in self.rows("families")}
        self.in_dynamic_island = {
            row["id"] for row in self.rows("families") if row["is_in_dynamic_island"] == "true"
        }
        # Each family has a width, a height, and the quantities of a table.
        self.quantities = {family: {"width", "height"} for family in self.families}
        for row in self.rows("family_quantities"):
            self.quantities[row["family"]].add(row["quantity"])
        # Since which version the system gives widgets a quantity, by platform and quantity.
        self.starts = {
            (row["platform"], row["quantity"]): int(row["os_first"]) for row in self.rows("quantity_starts")}
        # The numbers that belong to the model.
        self.model_facts = {(row["family"], row["quantity"]) for row in self.rows("model_facts")}
        order = self.in_order("variants")
        self.family_variants = sorted(
            self.rows("family_variants"), key=lambda row: order.index(row["variant"]))
        self.first_with_family = {
            (row["platform"], row["family"]): int(row["os_first"])
            for row in self.rows("widget_families")
        }
        # Families of which the system draws the text itself have no frame to measure.
        self.without_frame = {
            (row["platform"], row["family"])
            for row in self.rows("widget_families") if row["has_frame"] == "false"
        }
        self.authority = {row["id"]: int(row["authority"]) for row in self.rows("sources")}
        self.rounding = {row["id"]: row["rounding"] for row in self.rows("sources")}
        # What an empty cell of a claim means, by kind and axis, and since which version.
        self.meanings = {}
        for row in self.rows("kind_axes"):
            meaning = "*" if row["empty"] == "all" else row["default"]
            self.meanings.setdefault((row["kind"], row["axis"]), []).append(
                (whole(row["os_first"]) or 0, meaning))
        self.exceptions = {(row["rule"], row["claim_id"]) for row in self.rows("exceptions")}

    def rows(self, table):
        rows = []
        for folder in self.folders:
            path = folder / f"{table}.csv"
            if folder == self.folders[0] or path.exists():
                with open(path, encoding="utf-8", newline="") as file:
                    rows += csv.DictReader(file)
        return rows

    def could_know(self, device, last):
        """Whether a version newer than the last of a device existed when the source of that was published."""
        screen = self.classes.get(device["screen_class"])
        published = self.published.get(device["os_source"])
        return not screen or not published or any(
            row["platform"] == PLATFORM_OF_IDIOM[screen.idiom] and int(row["os"]) > last
            and row["released"] <= published for row in self.rows("os_releases"))

    def left_open(self, kind, axis, os=0):
        """What an empty cell of an axis means in a claim of a kind: a value, or `*` for all; empty if
        the cell must have a value, or the kind does not have the axis."""
        since = [meaning for first, meaning in self.meanings[kind, axis] if first <= os]
        return since[-1] if since else ""

    def in_order(self, table):
        """The identifiers of a table of names, in the order that people read them."""
        return [row["id"] for row in sorted(self.rows(table), key=lambda row: int(row["order"]))]

    def classes_on(self, platform):
        """The names of the screens of a platform; None for one that has no screens of its own."""
        return [
            name for name, screen in self.classes.items()
            if PLATFORM_OF_IDIOM[screen.idiom] == platform
        ] or [None]

    @property
    def first_with_standby(self):
        """The first version with StandBy."""
        return min(int(row["os_first"]) for row in self.family_variants if row["variant"] == STANDBY)

    def variants(self, platform, family, os):
        """The sizes that a family has on one screen, the usual first. In StandBy it has one beside that of the Home Screen."""
        there = [
            row["variant"] for row in self.family_variants
            if (row["platform"], row["family"]) == (platform, family)
            and int(row["os_first"]) <= os
        ]
        return there if set(there) - {STANDBY} else ["", *there]
