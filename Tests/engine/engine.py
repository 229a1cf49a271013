"""The answers, computed a second time: from the tables, and from the rules as they are told.

Nothing here was read from the program. What a comment calls "read as" is where the words leave
something open, and says which reading was taken.
"""

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product

from cells import ORIENTATIONS, Cell, columns
from claims import rank, says_version, verdict
from tables import points
from widgetkit import Widget

ROWS_OF_COMPACT = Fraction(5, 2)
# iOS 8: a list is as wide as the screen, but no wider than this, and the content begins at a guide
# line within. The lines of phones are those of a narrow list, of the 6 Plus, and of the widest.
WIDEST_LIST = {"phone": 666, "pad": 592}
GUIDE_LINE = {"narrow": 48, "plus": 52, "widest": 81, "pad": 57}


@dataclass(frozen=True)
class Answer:
    """One number of a cell; `largest` where it is a range, whose smallest is the value."""

    state: str
    value: Fraction | None = None
    largest: Fraction | None = None
    rule: str = ""
    alternatives: frozenset = frozenset()


UNKNOWN = Answer("unknown")
NOT_APPLICABLE = Answer("not-applicable")


def derived(rule, values, alternatives=()):
    smallest, largest = min(values), max(values)
    return Answer("derived", smallest, None if smallest == largest else largest, rule,
                  frozenset(alternatives) - {smallest})


def to_pixel(length, scale):
    """The nearest whole number of pixels, in points."""
    return Fraction(math.floor(length * scale + Fraction(1, 2)), scale)


def neighbours(known, os):
    """What the nearest versions before and after have that are known, each once."""
    earlier, later = [v for v in known if v < os], [v for v in known if v > os]
    return {known[v] for v in ([max(earlier)] if earlier else []) + ([min(later)] if later else [])}


class Engine:
    def __init__(self, tables, widget_kit):
        self.tables = tables
        self.widget_kit = widget_kit
        self.classes = [c for c in tables.classes.values() if any(d.today for d in c.devices)]
        self.with_modes = [
            os for os, row in tables.releases.items() if row["modes"] == "compact-expanded"
        ]
        self.verdicts = {}
        self.bases = {c.id: self.bases_of(c) for c in self.classes}
        self.kept = {}
        self.margins = {
            group: self.margins_of(*group) for group in product(("phone", "pad"), ORIENTATIONS)
        }
        self.kept_on_ios8 = self.find_kept_on_ios8()

    def answer(self, quantity, cell):
        """The answer for the width or the height of a cell."""
        running = cell.screen_class.running(cell.os)
        if not running:
            return NOT_APPLICABLE
        if cell.entry_point == "quick-action":
            if cell.mode == "expanded":
                return NOT_APPLICABLE
            if cell.os >= 13:
                return UNKNOWN
            if not any(device.has_3d_touch for device in running):
                return NOT_APPLICABLE
        if cell.zoomed:
            return self.zoomed_screen(quantity, cell, running)
        return self.answer_of_class(quantity, cell)

    def answer_of_class(self, quantity, cell):
        said = self.said(quantity, cell)
        if said:
            return Answer(said.state, said.value, alternatives=frozenset(said.alternatives))
        if cell.os == 9 and (cell.orientation == "landscape" or cell.screen_class.idiom == "pad"):
            return UNKNOWN
        rules = (
            [self.line_height, self.whole_rows, self.ios8_height]
            if quantity == "height"
            else [self.same_width, self.medium_width, self.screen_width, self.quick_action_width, self.ios8_width]
        )
        return next((answer for rule in rules if (answer := rule(cell))), UNKNOWN)

    def said(self, quantity, cell):
        """What the claims say of a number, or None. They know nothing of Display Zoom."""
        key = quantity, cell
        if key not in self.verdicts:
            self.verdicts[key] = verdict(self.tables, quantity, cell)
        return self.verdicts[key]

    def cells_of(self, screen_class, os, modes, entry_points):
        for orientation in ORIENTATIONS:
            for column in columns(screen_class, os, orientation):
                for text_size, entry_point, mode in product(
                    self.tables.line_heights, entry_points, modes
                ):
                    yield Cell(os, screen_class, orientation, text_size, entry_point, mode, column)

    # medium-width: on iOS 14 a Today extension is as wide as the medium widget, on iPhones

    def medium_widget(self, screen_class):
        return self.widget_kit.said(
            "width", Widget("iOS", 14, screen_class, "standard", "systemMedium", ""))

    def medium_width(self, cell):
        if (cell.os, cell.orientation, cell.entry_point) != (14, "portrait", "today-view"):
            return None
        medium = self.medium_widget(cell.screen_class)
        if cell.screen_class.idiom != "phone" or not medium or not self.medium_width_holds:
            return None
        return derived("medium-width", {medium[0]}, medium[1])

    @cached_property
    def medium_width_holds(self):
        """Whether all screens of which both are published agree, and there is one."""
        pairs = []
        for screen_class in (c for c in self.classes if c.idiom == "phone"):
            cell = Cell(14, screen_class, "portrait", "l", "today-view", "expanded", None)
            today, medium = self.said("width", cell), self.medium_widget(screen_class)
            if today and medium:
                pairs.append((today.value, today.alternatives, medium[0]))
        return bool(pairs) and all(value == medium and not others for value, others, medium in pairs)

    # line-height: compact = 2.5 × (base × line height ÷ line height at l, to the pixel)

    def rows(self, base, screen_class, os, text_size):
        """The heights that a row may have: one for each list of line heights that may hold."""
        older_only = self.tables.releases[os]["line_heights"] == "older"
        at_size, at_l = self.tables.line_heights[text_size], self.tables.line_heights["l"]
        return {
            to_pixel(base * at_size[i] / at_l[i], screen_class.scale)
            for i in ((0,) if older_only else (0, 1))
        }

    def bases_of(self, screen_class):
        """The base of each version whose compact claims leave one whole number of pixels."""
        bases = {}
        for os in filter(screen_class.running, self.with_modes):
            stated = {
                (claim["text_size"] or "l", points(claim["value_pt"]) / ROWS_OF_COMPACT)
                for claim in self.tables.claims
                if claim["use"] == "answer"
                and claim["quantity"] == "height"
                and claim["mode"] in ("compact", "*")
                and says_version(claim, os)
                and rank(self.tables, claim, screen_class) is not None
                and ("line-height", claim["id"]) not in self.tables.exceptions
            }
            fits = [
                base
                for pixels in range(screen_class.scale, 200 * screen_class.scale)
                for base in [Fraction(pixels, screen_class.scale)]
                if all(row in self.rows(base, screen_class, os, size) for size, row in stated)
            ]
            if stated and len(fits) == 1:
                bases[os] = fits[0]
        return bases

    def possible_bases(self, screen_class, os):
        """One base, or all that a version without claims may have."""
        own = self.bases[screen_class.id]
        if os in own:
            return {own[os]}
        if own:
            return neighbours(own, os)
        # Read as: a class without a claim on any version is like its idiom, where that agrees.
        others = {
            self.bases[c.id][os]
            for c in self.classes
            if c.idiom == screen_class.idiom and os in self.bases[c.id]
        }
        return others if len(others) == 1 else set()

    def line_height(self, cell):
        if cell.mode != "compact":
            return None
        heights = {
            ROWS_OF_COMPACT * row
            for base in self.possible_bases(cell.screen_class, cell.os)
            for row in self.rows(base, cell.screen_class, cell.os, cell.text_size)
        }
        return derived("line-height", heights) if heights else None

    # whole-rows: expanded maximum = ⌊(H − k) ÷ row⌋ × row

    def room(self, cell, by_short_side):
        """H, the height of the screen as it is held."""
        screen = cell.screen_class
        return min(screen.width, screen.height) if by_short_side else screen.vertical(
            cell.orientation)

    def kept_by(self, os, idiom, entry_point):
        """What the system keeps: the interval lower < k <= upper, and whether H is the short side.
        None where nothing is measured, or no k fits."""
        data = []
        for screen_class in (c for c in self.classes if c.idiom == idiom and c.running(os)):
            for cell in self.cells_of(screen_class, os, ["expanded"], [entry_point]):
                height = self.said("height", cell)
                compact = self.said("height", cell.but(mode="compact"))
                # A derived row never feeds an inference.
                if height and height.state == "sourced" and compact and compact.state == "sourced":
                    data.append((cell, height.value, compact.value / ROWS_OF_COMPACT))
        if not data:
            return None
        for by_short_side in (False, True) if idiom == "pad" else (False,):
            lower = max(self.room(c, by_short_side) - height - row for c, height, row in data)
            upper = min(self.room(c, by_short_side) - height for c, height, row in data)
            if lower < upper and all(height % row == 0 for _, height, row in data):
                return lower, upper, by_short_side
        return None

    def whole_rows(self, cell):
        if cell.mode != "expanded":
            return None
        group = cell.os, cell.screen_class.idiom, cell.entry_point
        if group not in self.kept:
            self.kept[group] = self.kept_by(*group)
        if not self.kept[group]:
            return None
        lower, upper, by_short_side = self.kept[group]
        room = self.room(cell, by_short_side)

        def heights(compact):
            row = compact / ROWS_OF_COMPACT
            fewest, most = math.floor((room - upper) / row), math.ceil((room - lower) / row) - 1
            return {fewest * row, most * row}

        compact = self.answer_of_class("height", cell.but(mode="compact"))
        if compact.value is None:
            return None
        possible = {compact.value, compact.largest or compact.value}
        values = set().union(*map(heights, possible))
        # Read as: of a range, too, the smallest is what the rule is held to.
        if min(values) < max(possible):
            return None
        # The base of rows of a disputed compact height: one alternative for each value.
        others = {min(heights(other)) for other in compact.alternatives}
        return derived("whole-rows", values, others)

    # Widths

    def same_width(self, cell):
        """The width at another text size, and in another mode, is the same."""
        modes = ["legacy"] if cell.mode == "legacy" else ["compact", "expanded"]
        modes.sort(key=lambda mode: mode != cell.mode)
        for mode in modes:
            for text_size in self.tables.line_heights:
                said = self.said("width", cell.but(mode=mode, text_size=text_size))
                if said and said.state == "sourced":
                    return derived("same-width", {said.value})
        return None

    def margins_of(self, idiom, orientation):
        """By how much widgets are narrower than the screen on each version with measured widths;
        None where it is not the same on every screen."""
        margins = {}
        for os in self.with_modes:
            found = {
                screen_class.horizontal(orientation) - said.value
                for screen_class in self.classes
                if screen_class.idiom == idiom and screen_class.running(os)
                for cell in self.cells_of(
                    screen_class, os, ["compact", "expanded"],
                    ["today-view", "notification-center"])
                if cell.orientation == orientation
                and (said := self.said("width", cell)) and said.state == "sourced"
            }
            if found:
                margins[os] = found.pop() if len(found) == 1 else None
        return margins

    def screen_width(self, cell):
        if cell.entry_point == "quick-action" or cell.os not in self.with_modes:
            return None
        margins = self.margins[cell.screen_class.idiom, cell.orientation]
        # Read as: a version without widths must lie between two that agree.
        possible = {margins[cell.os]} if cell.os in margins else (
            neighbours(margins, cell.os) if cell.os < max(margins, default=0) else {None})
        if len(possible) != 1 or None in possible:
            return None
        return derived("width",
                       {cell.screen_class.horizontal(cell.orientation) - possible.pop()})

    def quick_action_width(self, cell):
        """The width of the screen in portrait, in both orientations."""
        if cell.entry_point != "quick-action":
            return None
        return derived("quick-action-width", {Fraction(cell.screen_class.width)})

    # iOS 8, and iOS 9 where it is the same

    def find_kept_on_ios8(self):
        """What Notification Center keeps of the screen, by idiom, scale and orientation."""
        kept = {}
        for screen_class in self.classes:
            for claim in self.tables.claims:
                if (
                    claim["use"] == "answer" and claim["quantity"] == "height"
                    and claim["mode"] == "legacy"
                    and ("ios8-height", claim["id"]) not in self.tables.exceptions
                    and rank(self.tables, claim, screen_class) is not None
                ):
                    held = claim["orientation"] or "portrait"
                    kept.setdefault((screen_class.idiom, screen_class.scale, held), set()).add(
                        screen_class.vertical(held) - points(claim["value_pt"]))
        return {group: values.pop() for group, values in kept.items() if len(values) == 1}

    def ios8_height(self, cell):
        screen = cell.screen_class
        kept = self.kept_on_ios8.get((screen.idiom, screen.scale, cell.orientation))
        if cell.mode != "legacy" or kept is None:
            return None
        return derived("ios8-height", {screen.vertical(cell.orientation) - kept})

    def ios8_width(self, cell):
        if cell.mode != "legacy":
            return None
        screen = cell.screen_class
        widest = WIDEST_LIST[screen.idiom]
        list_width = min(screen.horizontal(cell.orientation), widest)
        if screen.idiom == "pad":
            line = "pad"
        elif list_width == widest:
            line = "widest"
        else:
            line = "plus" if screen.scale == 3 else "narrow"
        return derived("ios8-width", {Fraction(list_width - GUIDE_LINE[line])})

    # zoomed-screen: a device with Display Zoom answers as the class of the screen that it reports

    def zoomed_screen(self, quantity, cell, running):
        sizes = {device.zoomed for device in running} - {None}
        if len(sizes) != 1:
            return UNKNOWN
        size = sizes.pop()
        reported = [c for c in self.classes if (c.width, c.height) == size]
        of_scale = [c for c in reported if c.scale == cell.screen_class.scale] or reported
        answers = [
            self.answer_of_class(quantity, cell.but(screen_class=c, zoomed=False))
            for c in of_scale
        ]
        if not answers or any(answer.value is None for answer in answers):
            return UNKNOWN
        values = {a.value for a in answers} | {a.largest for a in answers if a.largest}
        return derived("zoomed-screen", values, set().union(*(a.alternatives for a in answers)))
