"""All cells: of Today extensions, and of widgets that come in families.

They differ only in their settings. The fields of a setting are axes of a claim.
"""

from dataclasses import dataclass, fields, replace
from itertools import product

from tables import ScreenClass

ORIENTATIONS = ("portrait", "landscape")
ZOOMS = ("standard", "larger", "more-space")


@dataclass(frozen=True)
class Today:
    """How a Today extension is shown."""

    orientation: str
    text_size: str
    entry_point: str
    mode: str
    column: str = "single"

    kind = "today"
    zoom_words = {"larger": ["zoomed"]}

    @property
    def words(self):
        column = [] if self.column == "single" else [self.column]
        return [self.orientation, self.text_size, self.entry_point, self.mode] + column


@dataclass(frozen=True)
class Widget:
    """The family and the variant of a widget, and its kind."""

    kind: str
    family: str
    variant: str

    zoom_words = {"larger": ["larger"], "more-space": ["more-space"]}

    @property
    def words(self):
        return [self.family] + ([self.variant] if self.variant else [])


@dataclass(frozen=True)
class Cell:
    """One combination of all axes."""

    platform: str
    os: int
    screen_class: ScreenClass | None
    zoom: str
    setting: Today | Widget

    @property
    def id(self):
        screen = [self.screen_class.id] if self.screen_class else []
        words = self.setting.words + self.setting.zoom_words.get(self.zoom, [])
        return ".".join([self.setting.kind, f"{self.platform.lower()}{self.os}"] + screen + words)

    def but(self, **axes):
        """The cell with other values of some axes, those of its setting among them."""
        own = {field.name for field in fields(self)} & axes.keys()
        cell = replace(self, **{name: axes.pop(name) for name in own})
        return replace(cell, setting=replace(cell.setting, **axes)) if axes else cell


def columns(screen_class, os, orientation):
    """An iPad has two columns on iOS 10 in landscape."""
    two = screen_class.idiom == "pad" and os == 10 and orientation == "landscape"
    return ("left", "right") if two else ("single",)


def today_settings(tables, screen_class, os, modes, entry_points):
    for orientation in ORIENTATIONS:
        for column, entry_point, mode, text_size in product(
            columns(screen_class, os, orientation), entry_points, modes, tables.line_heights
        ):
            yield Today(orientation, text_size, entry_point, mode, column)


def today_cells(tables, versions):
    """The cells of every class that has a model with Today extensions."""
    for screen_class in (c for c in tables.classes.values() if c.has_today):
        for os in versions:
            modes = tables.releases[os]["modes"].split("-")
            entry_points = [name for name, has in tables.entry_points.items() if os in has]
            for zoom in ("standard", "larger"):
                for setting in today_settings(tables, screen_class, os, modes, entry_points):
                    yield Cell("iOS", os, screen_class, zoom, setting)


def widget_cells(tables, first):
    """All widgets of all screens on versions from `first` on, with each Display Zoom that can be
    asked for."""
    for platform, versions in tables.versions.items():
        for name, os in product(tables.classes_on(platform), versions):
            if os < first:
                continue
            for family in tables.families:
                if tables.first_with_family.get((platform, family), 1000) > os:
                    continue
                for variant, zoom in product(tables.variants(platform, family, os), ZOOMS):
                    setting = Widget(tables.kind_of_family[family], family, variant)
                    yield Cell(platform, os, tables.classes.get(name), zoom, setting)
