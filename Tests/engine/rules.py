"""The rules, by their statements.

Each gives the numbers that a cell may have, or None. A comment that begins with "Read as" says how a
statement was read that leaves something open.
"""

import math
from fractions import Fraction
from functools import cached_property
from itertools import product

from cells import ORIENTATIONS, Cell, Today, Widget, today_settings
from claims import ALL
from laws import BY_SCALE, SIDES, Found, Laws
from tables import STANDBY

ROWS_OF_COMPACT = Fraction(5, 2)
# iOS 8: a list is as wide as the screen, but no wider than this, and the content begins at a guide
# line within. The lines of phones are those of a narrow list, of the 6 Plus, and of the widest.
WIDEST_LIST = {"phone": 666, "pad": 592}
GUIDE_LINE = {"narrow": 48, "plus": 52, "widest": 81, "pad": 57}


def to_pixel(length, scale):
    """The nearest whole number of pixels, in points."""
    return Fraction(math.floor(length * scale + Fraction(1, 2)), scale)


def neighbours(known, os):
    """The values of the nearest known versions before and after, each once."""
    earlier, later = [v for v in known if v < os], [v for v in known if v > os]
    return {known[v] for v in ([max(earlier)] if earlier else []) + ([min(later)] if later else [])}


def combined(inputs, combine):
    """A combination of stated numbers; each alternative of one of them gives an alternative."""
    values = [stated.value for stated in inputs]
    return Found({combine(*values)}, {
        combine(*values[:place], other, *values[place + 1:])
        for place, stated in enumerate(inputs) for other in stated.alternatives
    })


def named(name, rule):
    """A rule under the name that answers give it."""
    def about(quantity, cell):
        return rule(quantity, cell)

    about.__name__ = name
    return about


class Rules:
    def __init__(self, tables, engine):
        self.tables = tables
        self.engine = engine
        self.stated = engine.stated
        self.classes = [c for c in tables.classes.values() if c.has_today]
        self.with_modes = [
            os for os, row in tables.releases.items() if row["modes"] == "compact-expanded"
        ]
        self.kept = {}
        self.laws = Laws(tables, engine)
        heights = [self.line_height, self.whole_rows, self.ios8_height]
        widths = [self.same_width, self.medium_width, self.width, self.quick_action_width,
                  self.ios8_width]
        self.all = [
            *(self.of_today("height", rule) for rule in heights),
            *(self.of_today("width", rule) for rule in widths),
            self.zoomed_screen, self.laws.run, named("grid", self.laws.grid_rule), self.laws.factor,
            self.no_margin, self.zoomed_widget, self.laws.activity,
        ]

    def of_today(self, quantity, rule):
        """A rule about a number of Today extensions. It does not apply to Display Zoom, to iOS 9 on
        iPads and in landscape, nor to quick actions since iOS 13."""

        def about(asked, cell):
            setting = cell.setting
            if asked != quantity or setting.kind != "today" or cell.zoom != "standard":
                return None
            if cell.os == 9 and (
                setting.orientation == "landscape" or cell.screen_class.idiom == "pad"):
                return None
            return None if self.is_late_quick_action(cell) else rule(cell)

        about.__name__ = rule.__name__
        return about

    @staticmethod
    def is_late_quick_action(cell):
        return cell.setting.entry_point == "quick-action" and cell.os >= 13

    def cells_of(self, screen_class, os, modes, entry_points):
        for setting in today_settings(self.tables, screen_class, os, modes, entry_points):
            yield Cell("iOS", os, screen_class, "standard", setting)

    # medium-width: on iOS 14 a Today extension is as wide as the medium widget, on iPhones

    def medium_widget(self, screen_class):
        return self.stated(
            "width", Cell("iOS", 14, screen_class, "standard", Widget("widgetkit", "systemMedium", "")))

    def medium_width(self, cell):
        setting = cell.setting
        if (cell.os, setting.orientation, setting.entry_point) != (14, "portrait", "today-view"):
            return None
        medium = self.medium_widget(cell.screen_class)
        if cell.screen_class.idiom != "phone" or not medium or not self.medium_width_holds:
            return None
        return Found({medium.value}, medium.alternatives)

    @cached_property
    def medium_width_holds(self):
        """Whether there is a screen with both numbers, and both agree on every such screen."""
        pairs = []
        for screen_class in (c for c in self.classes if c.idiom == "phone"):
            setting = Today("portrait", "l", "today-view", "expanded")
            today = self.stated("width", Cell("iOS", 14, screen_class, "standard", setting))
            medium = self.medium_widget(screen_class)
            if today and medium:
                pairs.append((today, medium))
        return bool(pairs) and all(
            today.value == medium.value and not today.alternatives for today, medium in pairs)

    # line-height: compact = 2.5 × (base × line height ÷ line height at l, to the pixel)

    def rows(self, base, screen_class, os, text_size):
        """The heights that a row may have: one for each list of line heights that may hold."""
        older_only = self.tables.releases[os]["line_heights"] == "older"
        at_size, at_l = self.tables.line_heights[text_size], self.tables.line_heights["l"]
        return {
            to_pixel(base * at_size[i] / at_l[i], screen_class.scale)
            for i in ((0,) if older_only else (0, 1))
        }

    @cached_property
    def bases(self):
        return {screen_class.id: self.bases_of(screen_class) for screen_class in self.classes}

    def bases_of(self, screen_class):
        """The base of each version whose compact claims leave one whole number of pixels."""
        bases = {}
        for os in filter(screen_class.running, self.with_modes):
            stated = {
                (claim.means("text_size", os), claim.value / ROWS_OF_COMPACT)
                for claim in self.heights_of(screen_class, "line-height")
                if claim.row["mode"] in ("compact", "*") and claim.covers_version(os)
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

    def heights_of(self, screen_class, rule):
        """The claims about heights of a class, but for the exceptions of a rule."""
        return [
            claim for claim in self.engine.claims.today
            if claim.quantity == "height" and screen_class.id in claim.classes
            and (rule, claim.id) not in self.tables.exceptions
        ]

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
        if cell.setting.mode != "compact":
            return None
        heights = {
            ROWS_OF_COMPACT * row
            for base in self.possible_bases(cell.screen_class, cell.os)
            for row in self.rows(base, cell.screen_class, cell.os, cell.setting.text_size)
        }
        return Found(heights) if heights else None

    # whole-rows: expanded maximum = ⌊(H − k) ÷ row⌋ × row

    def room(self, cell, by_short_side):
        """H, the height of the screen as it is held."""
        screen = cell.screen_class
        return min(screen.width, screen.height) if by_short_side else screen.vertical(
            cell.setting.orientation)

    def kept_by(self, os, idiom, entry_point):
        """The interval lower < k <= upper that the system keeps, and whether H is the short side.
        None if nothing is measured, or no k fits."""
        data = []
        for screen_class in (c for c in self.classes if c.idiom == idiom and c.running(os)):
            for cell in self.cells_of(screen_class, os, ["expanded"], [entry_point]):
                height = self.stated("height", cell)
                compact = self.stated("height", cell.but(mode="compact"))
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
        if cell.setting.mode != "expanded":
            return None
        group = cell.os, cell.screen_class.idiom, cell.setting.entry_point
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

        compact = self.engine.answer_if_shown("height", cell.but(mode="compact"))
        if compact.value is None:
            return None
        possible = {compact.value, compact.largest or compact.value}
        values = set().union(*map(heights, possible))
        # Read as: of a range, too, the smallest is what the rule is held to.
        if min(values) < max(possible):
            return None
        # The base of rows of a disputed compact height: one alternative for each value.
        return Found(values, {min(heights(other)) for other in compact.alternatives})

    # Widths

    def same_width(self, cell):
        """The width at another text size, and in another mode, is the same."""
        modes = ["legacy"] if cell.setting.mode == "legacy" else ["compact", "expanded"]
        modes.sort(key=lambda mode: mode != cell.setting.mode)
        for mode, text_size in product(modes, self.tables.line_heights):
            stated = self.stated("width", cell.but(mode=mode, text_size=text_size))
            if stated and stated.state == "sourced":
                return Found({stated.value})
        return None

    @cached_property
    def margins(self):
        groups = product(("phone", "pad"), ORIENTATIONS)
        return {group: self.margins_of(*group) for group in groups}

    def margins_of(self, idiom, orientation):
        """By how much widgets are narrower than the screen on each version with measured widths;
        None where it is not the same on every screen."""
        margins = {}
        for os in self.with_modes:
            found = {
                screen_class.horizontal(orientation) - stated.value
                for screen_class in self.classes
                if screen_class.idiom == idiom and screen_class.running(os)
                for cell in self.cells_of(
                    screen_class, os, ["compact", "expanded"],
                    ["today-view", "notification-center"])
                if cell.setting.orientation == orientation
                and (stated := self.stated("width", cell)) and stated.state == "sourced"
            }
            if found:
                margins[os] = found.pop() if len(found) == 1 else None
        return margins

    def width(self, cell):
        setting = cell.setting
        if setting.entry_point == "quick-action" or cell.os not in self.with_modes:
            return None
        margins = self.margins[cell.screen_class.idiom, setting.orientation]
        # Read as: a version without widths must lie between two that agree.
        possible = {margins[cell.os]} if cell.os in margins else (
            neighbours(margins, cell.os) if cell.os < max(margins, default=0) else {None})
        if len(possible) != 1 or None in possible:
            return None
        return Found({cell.screen_class.horizontal(setting.orientation) - possible.pop()})

    def quick_action_width(self, cell):
        """The width of the screen in portrait, in both orientations."""
        if cell.setting.entry_point != "quick-action":
            return None
        return Found({Fraction(cell.screen_class.width)})

    # iOS 8, and iOS 9 on iPhones in portrait

    @cached_property
    def kept_on_ios8(self):
        """What Notification Center keeps of the screen, by idiom, scale and orientation."""
        kept = {}
        for screen_class in self.classes:
            for claim in self.heights_of(screen_class, "ios8-height"):
                if claim.row["mode"] == "legacy":
                    held = claim.means("orientation")
                    kept.setdefault((screen_class.idiom, screen_class.scale, held), set()).add(
                        screen_class.vertical(held) - claim.value)
        return {group: values.pop() for group, values in kept.items() if len(values) == 1}

    def ios8_height(self, cell):
        screen, orientation = cell.screen_class, cell.setting.orientation
        kept = self.kept_on_ios8.get((screen.idiom, screen.scale, orientation))
        if cell.setting.mode != "legacy" or kept is None:
            return None
        return Found({screen.vertical(orientation) - kept})

    def ios8_width(self, cell):
        if cell.setting.mode != "legacy":
            return None
        screen = cell.screen_class
        widest = WIDEST_LIST[screen.idiom]
        list_width = min(screen.horizontal(cell.setting.orientation), widest)
        if screen.idiom == "pad":
            line = "pad"
        elif list_width == widest:
            line = "widest"
        else:
            line = "plus" if screen.scale == 3 else "narrow"
        return Found({Fraction(list_width - GUIDE_LINE[line])})

    # zoomed-screen: a device with Display Zoom answers as the class of the screen that it reports

    def zoomed_screen(self, quantity, cell):
        if cell.setting.kind != "today" or cell.zoom == "standard":
            return None
        if self.is_late_quick_action(cell):
            return None
        screen = cell.screen_class
        answers = [
            self.engine.answer_if_shown(quantity, cell.but(screen_class=c, zoom="standard"))
            for c in self.reported(screen, screen.running(cell.os), self.classes)
        ]
        if not answers or any(answer.value is None for answer in answers):
            return None
        return Found(
            {a.value for a in answers} | {a.largest for a in answers if a.largest},
            set().union(*(a.alternatives for a in answers)))

    @staticmethod
    def reported(screen, devices, classes):
        """The classes of the screen that devices report with Display Zoom, those of their scale if
        there are any; none if it is not known, or not the same."""
        sizes = {device.zoomed for device in devices} - {None}
        if len(sizes) != 1:
            return []
        found = [c for c in classes if (c.width, c.height) in sizes and c.idiom == screen.idiom]
        return [c for c in found if c.scale == screen.scale] or found

    # WidgetKit

    # no-margin: before the version on which the system adds content margins, they are 0, of widgets that have one later;
    # with Display Zoom too, where the screen is known that is reported.

    def no_margin(self, quantity, cell):
        if cell.setting.kind != "widgetkit" or quantity != "margin":
            return None
        if cell.os >= self.tables.starts.get((cell.platform, quantity), 0):
            return None
        if cell.zoom != "standard" and not (
                cell.zoom == "larger" and any(device.zoomed for device in cell.screen_class.devices)):
            return None
        later = self.engine.claims.about(quantity, cell.but(zoom="standard"))
        return Found({Fraction(0)}) if later else None

    # zoomed-widget: with Display Zoom an iPhone shows the widgets of the screen that it reports; from iOS 26 on
    # sizes need the same scale. Phones that report the same screen have the same widgets. A number that is stated for
    # every screen holds for the reported one. Of an iPad the rule is about the canvas.

    def zoomed_widget(self, quantity, cell):
        if (cell.setting.kind, cell.zoom) != ("widgetkit", "larger"):
            return None
        if cell.platform != "iOS" and (cell.platform, cell.setting.variant) != ("iPadOS", "canvas"):
            return None
        # Nobody measured StandBy with Display Zoom.
        if cell.setting.variant == STANDBY:
            return None
        screen = cell.screen_class

        def is_alike(other):
            return other.scale == screen.scale or cell.os < BY_SCALE or quantity == "margin"

        for reported in self.reported(screen, screen.devices, self.tables.classes.values())[:1]:
            if is_alike(reported):
                unzoomed = cell.but(screen_class=reported, zoom="standard")
                found = self.laws.carried(quantity, unzoomed) if quantity in SIDES else None
                # What all sources round is as open as it is on the other screen.
                if not (found and found[0] < found[1]) and (stated := self.stated(quantity, unzoomed)):
                    return combined([stated], lambda value: value)
                if found:
                    return Found(set(found[:2]))
        sizes = {device.zoomed for device in screen.devices} - {None}
        if sizes and quantity not in SIDES:
            # The reported screen need not be that of a model.
            unzoomed = cell.but(zoom="standard")
            claims = [c for c in self.engine.claims.about(quantity, unzoomed) if c.covers_version(cell.os)]
            if claims and all(claim.rank == ALL for claim in claims):
                return combined([self.stated(quantity, unzoomed)], lambda value: value)
        for other in self.tables.classes.values():
            if (other is screen or other.idiom != screen.idiom or quantity not in SIDES or not is_alike(other)
                    or not sizes & {device.zoomed for device in other.devices}):
                continue
            found = self.laws.carried(quantity, cell.but(screen_class=other))
            if found:
                return Found(set(found[:2]))
        return None
