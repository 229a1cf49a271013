"""All cells of the Today system."""

from dataclasses import dataclass, replace

from tables import ScreenClass

ORIENTATIONS = ("portrait", "landscape")


@dataclass(frozen=True)
class Cell:
    """One combination of all axes."""

    os: int
    screen_class: ScreenClass
    orientation: str
    text_size: str
    entry_point: str
    mode: str
    column: str | None
    zoomed: bool = False

    @property
    def id(self):
        parts = ["today", f"ios{self.os}", self.screen_class.id, self.orientation]
        parts += [self.text_size, self.entry_point, self.mode]
        parts += [self.column] if self.column in ("left", "right") else []
        parts += ["zoomed"] if self.zoomed else []
        return ".".join(parts)

    def but(self, **axes):
        return replace(self, **axes)


def columns(screen_class, os, orientation):
    """An iPad has columns: two of them on iOS 10 in landscape."""
    if screen_class.idiom != "pad":
        return (None,)
    return ("left", "right") if os == 10 and orientation == "landscape" else ("single",)


def cells(tables, versions, zoomed=False):
    """The cells of every class that has a model with Today extensions."""
    for screen_class in tables.classes.values():
        if not any(device.today for device in screen_class.devices):
            continue
        for os in versions:
            modes = ("legacy",) if tables.releases[os]["modes"] == "legacy" else (
                "compact", "expanded")
            entry_points = [
                name for name, versions in tables.entry_points.items() if os in versions
            ]
            for orientation in ORIENTATIONS:
                for column in columns(screen_class, os, orientation):
                    for entry_point in entry_points:
                        for mode in modes:
                            for text_size in tables.line_heights:
                                yield Cell(os, screen_class, orientation, text_size,
                                           entry_point, mode, column, zoomed)
