"""The laws of WidgetKit and Live Activities, by their statements: run, grid, factor, zoom, activity.

Lengths are exact. A grid counts in pixels of its screen, which are fractions of a point; platforms without
screens have no pixels, and their sizes are compared exactly.
"""

import math
from dataclasses import dataclass
from fractions import Fraction

HALF = Fraction(1, 2)
SIDES = ("width", "height")
# Columns and rows have the same gap on these platforms, from these versions on.
ONE_GAP = {"iPadOS": 15, "macOS": 0, "visionOS": 0}
# From this version on sizes differ between scales.
BY_SCALE = 26
# An iPad shows what it has laid out at another size from this version on.
SHOWN = 15


@dataclass(frozen=True)
class Found:
    """The values that a number may have, of which the smallest answers; and its alternatives."""

    values: set
    alternatives: set = frozenset()


def half_up(length):
    return math.floor(length + HALF)


class Runs:
    """The versions between which sizes hold."""

    def __init__(self, tables):
        self.rows = [
            (row["platform"], row["variant"], int(row["os_first"]), int(row["os_last"]))
            for row in tables.rows("version_runs")]

    def of(self, platform, place, os):
        """The first and the last version of the run of a version; that version alone if no row has it."""
        rows = [row for row in self.rows if row[:2] == (platform, place)] or [
            row for row in self.rows if row[:2] == (platform, "")]
        first = last = os
        for _ in rows:
            for *_, low, high in rows:
                if low <= last and first <= high:
                    first, last = min(first, low), max(last, high)
        return first, last


class Laws:
    def __init__(self, tables, engine):
        self.tables = tables
        self.engine = engine
        self.runs = Runs(tables)
        self.usual = tables.left_open("widgetkit", "variant")
        self.spans = {}
        for row in tables.rows("widget_families"):
            if row["columns"]:
                self.spans[row["platform"], row["family"], ""] = int(row["columns"]), int(row["rows"])
        for row in tables.rows("family_variants"):
            if row["columns"]:
                key = row["platform"], row["family"], row["variant"]
                self.spans[key] = int(row["columns"]), int(row["rows"])
        self.grids = {}

    # Which widgets belong together

    def place(self, platform, variant):
        """The name of a size on every version: small icons are the only ones there were before iOS 18. On an
        iPad, a family with one size stands on the Lock Screen."""
        if variant == self.usual:
            return ""
        return variant or ("lock-screen" if platform == "iPadOS" else "")

    def place_of(self, cell):
        return self.place(cell.platform, cell.setting.variant)

    def run_of(self, cell):
        return self.runs.of(cell.platform, self.place_of(cell), cell.os)

    def in_run(self, quantity, cell):
        """The claims about the same widget on any version of its run."""
        first, last = self.run_of(cell)
        name = cell.screen_class.id if cell.screen_class else None
        return [
            claim for claim in self.engine.claims.places.get(
                (cell.setting.kind, cell.platform, name, quantity), [])
            if claim.zoom == cell.zoom and claim.row["family"] == cell.setting.family
            and self.place(cell.platform, claim.row["variant"]) == self.place_of(cell)
            and claim.first <= last and first <= claim.last]

    def carried(self, quantity, cell, without=""):
        """The smallest and the largest value of what claims state on the nearest version of the run, and whether it is
        drawn, or None. Where all sources of the number round, it may be any pixel that they round to it. Claims that
        differ are not carried; what is drawn is carried if nothing else is known; a method may be left out."""
        claims = [claim for claim in self.in_run(quantity, cell) if claim.row["method"] != without]
        claims = [claim for claim in claims if claim.row["method"] != "screenshot"] or claims
        if not claims or self.engine.verdict(claims).state == "disputed":
            return None
        first, last = self.run_of(cell)
        versions = [
            os for os in self.tables.versions[cell.platform]
            if first <= os <= last and any(claim.covers_version(os) for claim in claims)]
        if not versions:
            return None
        nearest = min(versions, key=lambda os: (abs(os - cell.os), os))
        claims = [c for c in claims if c.covers_version(nearest)]
        drawn = all(claim.row["method"] == "screenshot" for claim in claims)
        scale = cell.screen_class.scale if cell.screen_class else 0
        if scale and all(claim.rounds for claim in claims):
            pixels = [self.pixels(claim, scale) for claim in claims]
            low, high = max(low for low, _ in pixels), min(high for _, high in pixels)
            if low <= high:
                return Fraction(low, scale), Fraction(high, scale), drawn
        value = self.engine.verdict(claims).value
        return value, value, drawn

    # run: a size holds between the versions of a run; of one that is rounded or drawn, the grid of what is laid out
    # says more

    def run(self, quantity, cell):
        if cell.setting.kind != "widgetkit" or quantity not in SIDES:
            return None
        found = self.carried(quantity, cell)
        if not found:
            return None
        low, high, drawn = found
        if (low < high or drawn) and (side := self.grid_side(quantity, cell)) and not side[1]:
            return None
        return Found({low, high})

    # grid: a side of c cells = c × small + (c − 1) × gap, to the pixel

    def span(self, platform, family, place):
        """How many cells a family covers in a grid, or None if it is in none."""
        variants = {
            row["variant"] for row in self.tables.family_variants
            if (row["platform"], row["family"]) == (platform, family)} or {""}
        for variant in variants:
            if self.place(platform, variant) == place:
                return self.spans.get((platform, family, variant)) or self.spans.get((platform, family, ""))
        return None

    def pixels(self, claim, scale):
        """The first and the last number of pixels that a claim may mean."""
        if not scale:
            return claim.value, claim.value
        if claim.rounds:
            step = Fraction(1, claim.rounds)
            return (math.ceil((claim.value - step / 2) * scale),
                    math.ceil((claim.value + step / 2) * scale) - 1)
        return (half_up(claim.value * scale),) * 2

    def stated_sides(self, key):
        """The claims about each side of the families of a grid, with the pixels that each may mean."""
        platform, name, zoom, place, (first, last), drawn = key
        scale = self.tables.classes[name].scale if name else None
        stated = {}
        for quantity in SIDES:
            for claim in self.engine.claims.places.get(("widgetkit", platform, name, quantity), []):
                row = claim.row
                is_drawn = row["method"] == "screenshot" and row["variant"] not in ("device", "lock-screen")
                if (row["method"] == "worked-out" or claim.zoom != zoom or is_drawn != drawn
                        or self.place(platform, row["variant"]) != place
                        or claim.first > last or first > claim.last):
                    continue
                if span := self.span(platform, row["family"], place):
                    key = row["family"], quantity, span[SIDES.index(quantity)]
                    stated.setdefault(key, []).append((claim, self.pixels(claim, scale)))
        # A number that the rule is known to miss is left out.
        return {
            key: claims for key, claims in stated.items()
            if not all(("grid", claim.id) in self.tables.exceptions for claim, _ in claims)}

    def sides(self, key):
        """What the undisputed claims of a grid say: for each side of a family its number of cells, and the
        pixels that it may have."""
        agreed = {}
        for side, claims in self.stated_sides(key).items():
            ranges = [pixels for _, pixels in claims]
            low, high = max(low for low, _ in ranges), min(high for _, high in ranges)
            agreed[side] = (low, high) if low <= high else None
        return agreed

    def grid(self, key):
        """The side of a cell, the gaps of columns and rows as (low, high, whether high is one of them), and
        whether any claim is about the grid. Without a cell, or with claims that exclude each other, there
        are no sides."""
        if key in self.grids:
            return self.grids[key]
        platform, name, zoom, place, (first, last), drawn = key
        sides = self.sides(key)
        known = {side: pixels for side, pixels in sides.items() if pixels}
        ones = [pixels for (_, _, count), pixels in known.items() if count == 1]
        small = (max(low for low, _ in ones), min(high for _, high in ones)) if ones else None
        fits = small is not None and small[0] <= small[1]
        gaps, rest = {}, HALF if name else 0
        if fits:
            for (_, quantity, count), (low, high) in known.items():
                if count == 1:
                    continue
                gap = ((low - rest - count * small[1]) / Fraction(count - 1),
                       (high + rest - count * small[0]) / Fraction(count - 1))
                one = platform in ONE_GAP and first >= ONE_GAP[platform]
                for side in SIDES if one else (quantity,):
                    old = gaps.get(side, gap)
                    gaps[side] = max(old[0], gap[0]), min(old[1], gap[1])
            fits = all(low < high if name else low <= high for low, high in gaps.values())
        # On iPhones a gap is a whole number of pixels; as shown on an iPad, a whole number of points.
        step = {"iOS": 1, "iPadOS": self.tables.classes[name].scale if place == "device" else 0}.get(
            platform, 0) if name else 0
        sharp = {}
        for side, (low, high) in gaps.items():
            multiples = []
            if step:
                lowest, highest = math.ceil(low / step), math.ceil(high / step) - 1
                multiples = [lowest * step, highest * step] if lowest <= highest else []
            sharp[side] = (*multiples, True) if multiples else (low, high, not name)
        found = (small, sharp, bool(sides)) if fits else (None, {}, bool(sides))
        self.grids[key] = found
        return found

    def length(self, key, count, side):
        """The first and the last number of pixels of a side of some cells, or None."""
        small, gaps, _ = self.grid(key)
        if small is None or count > 1 and side not in gaps:
            return None
        if count == 1:
            return small
        low_gap, high_gap, closed = gaps[side]
        low = count * small[0] + (count - 1) * low_gap
        high = count * small[1] + (count - 1) * high_gap
        if not key[1]:
            return low, high
        pixels = half_up(low), half_up(high) if closed else math.ceil(high + HALF) - 1
        # The canvas of an iPad is what it shows by the factor of the small widget.
        if key[0] == "iPadOS" and key[3] == "canvas":
            shown = (*key[:3], "device", key[4], False)
            other, other_gaps, _ = self.grid(shown)
            if other and side in other_gaps and other_gaps[side][0] == other_gaps[side][1] and (
                    other[0] == other[1] and small[0] == small[1]):
                exact = count * other[0] + (count - 1) * other_gaps[side][0]
                value = half_up(Fraction(exact * small[0]) / other[0])
                if pixels[0] <= value <= pixels[1]:
                    return value, value
        return pixels if pixels[0] <= pixels[1] else None

    def grid_rule(self, quantity, cell):
        side = self.grid_side(quantity, cell)
        return side and side[0]

    def grid_side(self, quantity, cell):
        """What the grid gives, and whether all numbers of the grid were counted in screenshots; or None."""
        if cell.setting.kind != "widgetkit" or quantity not in SIDES:
            return None
        place = self.place_of(cell)
        name = cell.screen_class.id if cell.screen_class else None
        for drawn in (False, True):
            key = cell.platform, name, cell.zoom, place, self.run_of(cell), drawn
            if not self.grid(key)[2]:
                continue
            span = self.span(cell.platform, cell.setting.family, place)
            found = span and self.length(key, span[SIDES.index(quantity)], quantity)
            scale = cell.screen_class.scale if name else 1
            if not found:
                return None
            counted = all(
                claim.row["method"] == "screenshot" for claim in self.claims_of_grid(key))
            return Found({Fraction(pixels) / scale for pixels in found}), counted
        return None

    def claims_of_grid(self, key):
        """The claims about a grid that are no exceptions to it."""
        stated = self.stated_sides(key)
        return [claim for claims in stated.values() for claim, _ in claims]

    # factor: canvas ÷ shown size = canvas ÷ shown size of the small widget, to the pixel

    def factor(self, quantity, cell):
        setting = cell.setting
        others = {"canvas": "device", "device": "canvas"}
        if (setting.kind != "widgetkit" or cell.platform != "iPadOS" or cell.os < SHOWN
                or setting.variant not in others or setting.family == "systemSmall" or quantity not in SIDES):
            return None
        # What a source computed itself is no evidence for a factor.
        variant = others[setting.variant]
        number = self.carried(quantity, cell.but(variant=variant), "worked-out")
        small = self.carried("width", cell.but(family="systemSmall"), "worked-out")
        other_small = self.carried(
            "width", cell.but(family="systemSmall", variant=variant), "worked-out")
        if None in (number, small, other_small):
            return None
        scale = cell.screen_class.scale
        ends = (number[0] * small[0] / other_small[1], number[1] * small[1] / other_small[0])
        return Found({Fraction(half_up(end * scale), scale) for end in ends})

    # activity: Live Activities

    def activity(self, quantity, cell):
        setting = cell.setting
        if setting.kind != "activity":
            return None
        if setting.family == "smartStack":
            if quantity not in SIDES:
                return None
            widget = cell.but(setting=self.engine.widget("accessoryRectangular", "smart-stack"))
            found = self.carried(quantity, widget)
            return Found(set(found[:2])) if found else None
        if setting.family in ("lockScreen", "expanded") and quantity in ("height", "minimumHeight"):
            return self.only(value for _, value in self.activities(quantity, ("lockScreen", "expanded")))
        if cell.platform != "iOS" or cell.zoom != "standard":
            return None
        screen, sides = cell.screen_class, ("compactLeading", "compactTrailing")
        asked = self.engine.device
        models = {asked.id} if asked and asked.screen_class == screen.id else {
            device.id for device in screen.devices}
        if setting.family == "lockScreen" and quantity == "width":
            return self.lock_screen(screen, models)
        island = self.island(screen, models)
        if island is None:
            return None
        if setting.family == "expanded" and quantity == "width":
            return self.beside(island)
        if setting.family in sides and quantity == "width":
            islands = [(self.island_of(screen, claim), claim.value)
                       for screen, claim in self.stated("width", sides)]
            cameras = self.only(other - 2 * value for other, value in islands if other is not None)
            return Found({(island - min(cameras.values)) / 2}) if cameras else None
        if setting.family in (*sides, "minimal") and quantity == "height":
            return self.only(value for _, value in self.activities("height", (*sides, "minimal")))
        if setting.family == "minimal" and quantity in ("width", "minimumWidth"):
            return self.only(value for _, value in self.activities(quantity, ("minimal",)))
        return None

    def lock_screen(self, screen, models):
        """As wide as the screen less a margin, or as expanded on the models that are asked about; of other models with the
        screen, if nothing is known of these."""
        margin = self.only(other.width - value for other, value in self.activities("width", ("lockScreen",))
                           if other.idiom == "phone")
        for group in (models, {device.id for device in screen.devices}):
            widths = set()
            for one in [{model} for model in group] or [set()]:
                own = self.only(claim.value for claim in self.on(screen, one, "width", ("expanded",)))
                island = self.island(screen, one)
                found = own or (None if island is None else self.beside(island))
                widths |= found.values if found else set()
            if widths:
                break
        if not margin or not widths:
            return None
        return Found({screen.width - min(margin.values)} | widths)

    def beside(self, island):
        """How wide the expanded presentation is on all models with a Dynamic Island of a width."""
        return self.only(
            claim.value for screen, claim in self.stated("width", ("expanded",))
            if self.island_of(screen, claim) == island)

    def stated(self, quantity, families):
        """The screens and claims about Live Activities of all models without Display Zoom."""
        return [
            (self.tables.classes[name], claim)
            for (kind, _, name, about), claims in self.engine.claims_of_all.places.items()
            if kind == "activity" and about == quantity and name
            for claim in claims if claim.row["family"] in families and claim.zoom == "standard"]

    def activities(self, quantity, families):
        """The screens and values of these claims."""
        return [(screen, claim.value) for screen, claim in self.stated(quantity, families)]

    def on(self, screen, models, quantity, families):
        """Those of these claims that speak of one of some models with a screen; without models, of the screen."""
        speaks = self.engine.claims_of_all.models
        return [
            claim for other, claim in self.stated(quantity, families)
            if other is screen and (not models or models & speaks(claim, screen.id))]

    def island(self, screen, models):
        """The width of the Dynamic Island of models with a screen, or None."""
        values = {
            claim.value for claim in self.on(
                screen, models, "islandWidth", ("compactLeading", "compactTrailing", "minimal"))}
        return values.pop() if len(values) == 1 else None

    def island_of(self, screen, claim):
        """That of the models that a claim speaks of."""
        return self.island(screen, self.engine.claims_of_all.models(claim, screen.id))

    @staticmethod
    def only(values):
        """The one value of all, or None."""
        values = set(values)
        return Found(values) if len(values) == 1 else None
