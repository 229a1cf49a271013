"""The answers, computed a second time from the tables and from the statements of the rules.

Nothing here was taken from the source code of the program.
"""

from dataclasses import dataclass
from fractions import Fraction

from cells import Widget
from claims import Claims, Verdict
from rules import Rules

ZOOMS_OF_WIDGETS = {
    "iOS": ("standard", "larger"),
    "iPadOS": ("standard", "larger", "more-space"),
}


@dataclass(frozen=True)
class Answer:
    """One number of a cell; `largest` where it is a range, whose smallest is the value."""

    state: str
    value: Fraction | None = None
    largest: Fraction | None = None
    rule: str = ""
    alternatives: frozenset = frozenset()


class Engine:
    def __init__(self, tables, device=None):
        self.tables = tables
        # The model that is asked about, and what claims say of it and of all models.
        self.device = device
        self.claims = Claims(tables, device)
        self.claims_of_all = Claims(tables) if device else self.claims
        self.verdicts = {}
        self.rules = Rules(tables, self)
        self.of_models = {}

    def asked(self, device):
        """The engine for questions about a model."""
        if device.id not in self.of_models:
            self.of_models[device.id] = Engine(self.tables, device)
        return self.of_models[device.id]

    def answer(self, quantity, cell):
        """The answer for one number of a cell. If it belongs to the model and none is named, it is that of the models of
        which it is known; if they differ, it is unknown."""
        fact = cell.setting.kind != "today" and (cell.setting.family, quantity) in self.tables.model_facts
        if fact and not self.device and cell.screen_class and cell.screen_class.devices:
            answers = [self.asked(device).answer(quantity, cell)
                       for device in cell.screen_class.devices if device.ran(cell.os)]
            known = [answer for answer in answers if answer.value is not None]
            if len({(answer.value, answer.largest) for answer in known}) > 1:
                return Answer("unknown")
            if known:
                return known[0]
        return self.answer_of_one(quantity, cell)

    def answer_of_one(self, quantity, cell):
        """The answer for one number of a cell, of the model that is asked about, or of any."""
        if cell.setting.kind == "today":
            exists = not self.absent_today(cell)
        else:
            exists = (not self.absent_widget(cell)
                      and quantity in self.tables.quantities[cell.setting.family])
            if exists and self.is_set_on_others_only(cell):
                return Answer("unknown")
        return self.answer_if_shown(quantity, cell) if exists else Answer("not-applicable")

    def answer_if_shown(self, quantity, cell):
        """The answer for a cell that exists, on whichever device."""
        if stated := self.stated(quantity, cell):
            return Answer(stated.state, stated.value, alternatives=frozenset(stated.alternatives))
        for rule in self.rules.all:
            if found := rule(quantity, cell):
                smallest, largest = min(found.values), max(found.values)
                return Answer(
                    "derived", smallest, None if smallest == largest else largest,
                    rule.__name__.replace("_", "-"), frozenset(found.alternatives) - {smallest})
        return Answer("unknown")

    def stated(self, quantity, cell):
        """What the claims state of a number, or None."""
        key = quantity, cell
        if key not in self.verdicts:
            claims = [c for c in self.claims.about(*key) if c.covers_version(cell.os)]
            self.verdicts[key] = Verdict(claims) if claims else None
        return self.verdicts[key]

    @staticmethod
    def verdict(claims):
        """What some claims state together."""
        return Verdict(claims)

    @staticmethod
    def widget(family, variant):
        """A widget of WidgetKit."""
        return Widget("widgetkit", family, variant)

    def absent_today(self, cell):
        """Whether there is no such Today extension."""
        running = cell.screen_class.running(cell.os)
        if not running or cell.setting.entry_point != "quick-action":
            return not running
        return cell.setting.mode == "expanded" or cell.os < 13 and not any(
            device.has_3d_touch for device in running)

    def absent_widget(self, cell):
        """Whether there is no such widget of a family."""
        screen = cell.screen_class
        if cell.setting.family in self.tables.in_dynamic_island and self.has_no_dynamic_island(screen):
            return True
        if self.device and not self.device.ran(cell.os):
            return True
        if cell.zoom not in ZOOMS_OF_WIDGETS.get(cell.platform, ("standard",)):
            return True
        if self.cannot_be_set(cell):
            return True
        if (cell.platform, cell.setting.family) in self.tables.without_frame:
            return True
        return not self.runs(screen, cell.os)

    def has_no_dynamic_island(self, screen):
        """Whether the model that is asked about has no Dynamic Island, or no model with the screen has one."""
        if self.device and self.device.has_dynamic_island:
            return self.device.has_dynamic_island == "false"
        return screen.has_no_dynamic_island

    def cannot_be_set(self, cell):
        """Whether the model that is asked about cannot be set to the Display Zoom, or no model of the screen that runs
        the version can."""
        if cell.zoom == "standard" or not cell.screen_class:
            return False
        if self.device and self.device.can_be_set(cell.zoom, cell.os) is False:
            return True
        running = [device for device in cell.screen_class.devices if device.ran(cell.os)]
        return bool(running) and all(device.can_be_set(cell.zoom, cell.os) is False for device in running)

    def is_set_on_others_only(self, cell):
        """Whether no source says that the model that is asked about has the Display Zoom on any version, while one says
        so of another model of the screen that runs the version."""
        if cell.zoom == "standard" or not self.device:
            return False
        row = self.device.zooms.get(cell.zoom)
        if row and row["available"] == "true" or self.device.can_be_set(cell.zoom, cell.os) is not None:
            return False
        return any(
            other.ran(cell.os) and other.can_be_set(cell.zoom, cell.os) for other in cell.screen_class.devices)

    def runs(self, screen, os):
        """Whether a model of a screen runs a version, or a claim shows that one does."""
        return not screen or not screen.devices or (screen.id, os) in self.claims.seen or any(
            device.ran(os) for device in screen.devices)

    def is_listed(self, cell):
        """Whether a question that names no device lists the cell: a model runs the version."""
        screen = cell.screen_class
        if cell.setting.kind == "today":
            return bool(screen.running(cell.os))
        return self.runs(screen, cell.os)

    def guideline(self, quantity, cell):
        """The number and the claims of Apple's guideline beside a known number on a version after the
        last for which the guideline answers; None if it has none."""
        if self.answer(quantity, cell).value is None:
            return None
        claims = [
            claim for claim in self.claims.about(quantity, cell)
            if claim.row["method"] == "published" and claim.last < cell.os]
        if not claims:
            return None
        value = Verdict(claims).value
        return value, frozenset(claim.id for claim in claims if claim.agrees(value))
