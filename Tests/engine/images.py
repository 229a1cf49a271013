"""The largest image that WidgetKit archives, computed a second time: the rule image-area."""

import math
from fractions import Fraction

from tables import STANDBY

WIDGET, WATCH_WIDGET, SCREEN = Fraction(22, 5), Fraction(36, 25), Fraction(36, 25)
CHANGE = "2024-01-01"


class Images:
    """The limits for images, from the answers of an engine."""

    def __init__(self, engine):
        self.engine = engine
        self.released = {}
        for row in engine.tables.rows("os_releases"):
            self.released.setdefault(row["platform"], {})[int(row["os"])] = row["released"]

    def limits(self, cell):
        """The smallest and the largest limit, in square pixels; None if none is known."""
        found = []
        # On an iPad both the canvas and the shown size count.
        variants = ("canvas", "device") if cell.setting.variant in ("canvas", "device") else (
            cell.setting.variant,)
        for variant in variants:
            found += self.own_limits(cell.but(variant=variant))
        return (min(found), max(found)) if found else None

    def own_limits(self, cell):
        screen = cell.screen_class
        # Nobody says what is archived of a widget in StandBy.
        if cell.setting.variant == STANDBY:
            return []
        if not screen or self.engine.answer("width", cell).state == "not-applicable":
            return []
        if cell.platform == "watchOS":
            return [WATCH_WIDGET * area for area in self.areas(cell)]
        before, since = self.eras(cell)
        found = [WIDGET * area for area in self.areas(cell)] if since else []
        if before and (sides := self.screen_sides(cell)):
            found.append(SCREEN * math.prod(side * screen.scale for side in sides))
        return found

    def eras(self, cell):
        """Whether a version was current before 2024, and whether from 2024 on."""
        released = self.released[cell.platform]
        later = [os for os in released if os > cell.os]
        replaced = released[min(later)] if later else None
        return released[cell.os] < CHANGE, replaced is None or replaced >= CHANGE

    def screen_sides(self, cell):
        """The screen in points; None if its size with the Display Zoom is unknown."""
        screen = cell.screen_class
        if cell.zoom == "standard":
            return screen.width, screen.height
        if cell.zoom == "larger":
            sizes = {device.zoomed for device in screen.devices} - {None}
            return sizes.pop() if len(sizes) == 1 else None
        return None

    def areas(self, cell):
        """The areas in pixels that a widget may have, by its layout and as drawn."""
        laid_out = [self.allowed(quantity, cell) for quantity in ("width", "height")]
        if not all(laid_out):
            return []
        areas = self.ends(laid_out, cell.screen_class.scale)
        drawn = [self.drawn(quantity, cell) for quantity in ("width", "height")]
        if any(drawn):
            sides = [one or other for one, other in zip(drawn, laid_out)]
            areas += self.ends(sides, cell.screen_class.scale)
        return areas

    @staticmethod
    def ends(sides, scale):
        """The areas of the smallest and of the largest size, in whole pixels."""
        def pixels(points):
            return math.floor(points * scale + Fraction(1, 2))
        return [math.prod(pixels(pick(values)) for values in sides) for pick in (min, max)]

    def allowed(self, quantity, cell):
        """Every value that a number may have."""
        if stated := self.engine.stated(quantity, cell):
            return stated.values
        answer = self.engine.answer(quantity, cell)
        values = [answer.value, answer.largest, *answer.alternatives]
        return [value for value in values if value is not None]

    def drawn(self, quantity, cell):
        """The drawn values that differ from the layout."""
        stated = self.engine.stated(quantity, cell)
        return stated.drawn if stated else []
