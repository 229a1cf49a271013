"""Which claims speak of a cell, and what they come to."""

from tables import points

CLASS, LIST, ALL = 0, 1, 2


def rank(tables, claim, screen_class):
    """How exactly a claim names the devices of a class, CLASS before ALL; None if it does not."""
    if claim["device"]:
        return CLASS if tables.class_of_device[claim["device"]] == screen_class.id else None
    if claim["screen_class"] not in ("", "*"):
        return CLASS if claim["screen_class"] == screen_class.id else None
    if claim["id"] in tables.lists:
        return LIST if screen_class.id in tables.lists[claim["id"]] else None
    if claim["idiom"] in ("", "*"):
        return ALL
    return ALL if claim["idiom"] == screen_class.idiom else None


def says_version(claim, os):
    """What a claim leaves open is about iOS 10, the first with modes."""
    if not claim["os_first"] and not claim["os_last"]:
        return os == 10
    first, last = claim["os_first"] or claim["os_last"], claim["os_last"] or claim["os_first"]
    return int(first) <= os <= int(last)


def says(stated, value, default):
    """An axis that the source leaves open holds for the default alone, `*` for everything."""
    return stated == "*" or (stated or default) == value


def entry_point_by_default(os):
    return "notification-center" if os < 10 else "today-view"


def matches(claim, quantity, cell):
    """Whether a claim speaks of a cell, its devices aside."""
    return (
        claim["use"] == "answer"
        and claim["quantity"] == quantity
        and says_version(claim, cell.os)
        and says(claim["orientation"], cell.orientation, "portrait")
        and says(claim["column"], cell.column or "single", "single")
        and says(claim["entry_point"], cell.entry_point, entry_point_by_default(cell.os))
        and says(claim["text_size"], cell.text_size, "l")
        and says(claim["mode"], cell.mode, "")
    )


class Verdict:
    """What the best-ranked claims come to: the values from the best to the last."""

    def __init__(self, tables, ranked):
        best = min(place for place, _ in ranked)
        authority = {}
        for place, claim in ranked:
            if place == best:
                value = points(claim["value_pt"])
                stated = tables.authority[claim["source_id"]]
                authority[value] = max(stated, authority.get(value, 0))
        self.values = sorted(authority, key=lambda value: (-authority[value], value))
        # Claims about more devices that differ are shown, and dispute nothing.
        self.shadowed = {points(claim["value_pt"]) for _, claim in ranked} - set(self.values)

    @property
    def value(self):
        return self.values[0]

    @property
    def state(self):
        return "sourced" if len(self.values) == 1 else "disputed"

    @property
    def alternatives(self):
        return set(self.values[1:]) | self.shadowed


def verdict(tables, quantity, cell):
    """What the claims say of one number of a cell, or None if none speaks of it."""
    ranked = []
    for claim in tables.claims:
        if matches(claim, quantity, cell):
            place = rank(tables, claim, cell.screen_class)
            if place is not None:
                ranked.append((place, claim))
    return Verdict(tables, ranked) if ranked else None
