"""The places of widgets on the Home Screens of iPhones.

The left column begins where the medium widget is in the middle of the screen. Half a pixel goes the way that it was
measured to go on the version, on any screen; where nobody measured one, or it went both ways, it may go either way. The
right column is as far from the left as a medium widget is wider than a small one, and rows are as far from each other
as a large one is higher. The first row is measured. What a source has measured answers; the rest follows from the
sizes that are drawn on the version, where they are known, else from those of the layout. A model that has rows of its
own has these alone, any other has those that name none; a question about a screen reads these first.
"""

import math
from fractions import Fraction

from claims import Verdict, to_pixel_of_two_decimals
from tables import points

ICONS = {"icons-small": ("small", ""), "icons-large": ("large",), "": ("small", "")}


class Places:
    def __init__(self, engine):
        self.engine = engine
        self.tables = engine.tables
        self.rows = self.tables.rows("home_screens")

    def grid(self, cell):
        """The row of the source with the greatest authority about the Home Screen of a small widget, or None."""
        rows = [
            row for row in self.rows
            if row["screen_class"] == cell.screen_class.id
            and int(row["os_first"]) <= cell.os <= int(row["os_last"])
            and (row["zoom"] or "standard") == cell.zoom and row["icons"] in self.icons(cell)]
        device = self.engine.device.id if self.engine.device else None
        has_own = any(row["device"] == device for row in self.rows)
        own = [row for row in rows if row["device"] == (device if has_own else "")]
        rows = own or (rows if not device else [])
        best = max((self.tables.authority[row["source_id"]] for row in rows), default=None)
        return next((row for row in rows if self.tables.authority[row["source_id"]] == best), None)

    @staticmethod
    def icons(cell):
        """What a row may say of the icons. Before iOS 18 there is one size, and a row leaves it open."""
        return ("",) if not cell.setting.variant else ICONS.get(cell.setting.variant, ())

    def size(self, cell, family):
        """Width and height as drawn or laid out, or None."""
        cell = cell.but(family=family)
        sides = []
        for quantity in ("width", "height"):
            drawn = [
                claim for claim in self.engine.claims.about(quantity, cell)
                if claim.covers_version(cell.os) and claim.row["method"] == "screenshot"]
            answer = self.engine.answer(quantity, cell)
            value = Verdict(drawn).value if drawn else (answer.value if answer.largest is None else None)
            if value is None or answer.state == "not-applicable":
                return None
            sides.append(value)
        return sides

    def half(self, cell):
        """The ways in which half a pixel was measured to go on the version of a cell: up or down."""
        ways = set()
        for row in self.rows:
            if not row["left_pt"] or row["zoom"] not in ("", "standard") or not (
                    int(row["os_first"]) <= cell.os <= int(row["os_last"])):
                continue
            screen = self.tables.classes[row["screen_class"]]
            variants = self.tables.variants("iOS", "systemSmall", cell.os)
            variant = f"icons-{row['icons']}" if row["icons"] else variants[0]
            small = cell.but(
                screen_class=screen, zoom="standard", family="systemSmall", variant=variant)
            medium = self.size(small, "systemMedium")
            if medium:
                pixels = (screen.width - medium[0]) * screen.scale / 2
                left = to_pixel_of_two_decimals(points(row["left_pt"]), screen.scale) * screen.scale
                if pixels != math.floor(pixels) and left - math.floor(pixels) in (0, 1):
                    ways.add(left > pixels)
        return ways

    def places(self, cell):
        """For each family the left, top, width and height of its places, with the states of left and top."""
        grid = self.grid(cell)
        small = self.size(cell, "systemSmall")
        if not grid or not grid["top_pt"] or not small:
            return []
        screen = cell.screen_class
        width, height = screen.width, screen.height
        if cell.zoom != "standard":
            sizes = [device.zoomed for device in screen.devices if device.zoomed]
            if not sizes:
                return []
            width, height = sizes[0]
        medium, large = self.size(cell, "systemMedium"), self.size(cell, "systemLarge")

        def place(name, otherwise):
            if grid[name]:
                return to_pixel_of_two_decimals(points(grid[name]), screen.scale), "sourced"
            return None if otherwise is None else (otherwise, "derived")

        pixels = medium and (width - medium[0]) / 2 * screen.scale
        left = place("left_pt", medium and Fraction(math.floor(pixels), screen.scale))
        if left is None:
            return []
        # The pixel by which the left, and what follows from it, may be larger.
        more = 0
        if left[1] == "derived" and pixels != math.floor(pixels):
            ways = self.half(cell)
            if ways == {True}:
                left = left[0] + Fraction(1, screen.scale), left[1]
            elif ways != {False}:
                more = Fraction(1, screen.scale)
        top = place("top_pt", None)
        columns = [left, place("right_pt", medium and left[0] + medium[0] - small[0])]
        pitch = large and large[1] - small[1]
        rows = [top, place("middle_pt", pitch and top[0] + pitch)]
        if rows[1] and not (grid["bottom_pt"] and grid["bottom_pt"] == grid["middle_pt"]):
            bottom = place("bottom_pt", pitch and top[0] + 2 * pitch)
            if bottom and bottom[0] + small[1] <= height:
                rows.append(bottom)
        columns, rows = [c for c in columns if c], [r for r in rows if r]
        found = []
        for family in self.tables.families:
            span = self.engine.rules.laws.spans.get((cell.platform, family, ""))
            if self.tables.first_with_family.get((cell.platform, family), 1000) > cell.os or not span:
                continue
            size = self.size(cell, family)
            if not size or span[0] > len(columns) or span[1] > len(rows):
                continue
            for y in rows[:len(rows) - span[1] + 1]:
                for x in columns[:len(columns) - span[0] + 1]:
                    largest = x[0] + more if more and x[1] == "derived" else None
                    found.append((cell.but(family=family).id, x[0], largest, y[0], *size, x[1], y[1]))
        return found
