"""Names as people write them."""

import unicodedata


def key(text):
    """What names have in common however they are written."""
    text = unicodedata.normalize("NFKC", text).lower().replace("+", "plus")
    return "".join(letter for letter in text if letter.isalnum())


def suggestion(text, names):
    """The nearest name, for the end of a message; nothing if none is near."""
    wanted = key(text)
    if not wanted:
        return ""
    longer = sorted({name for name in names if key(name).startswith(wanted)})
    if longer:
        return f"; did you mean one of {', '.join(longer[:5])}{', …' if len(longer) > 5 else ''}?"
    distance, nearest = min(((_distance(wanted, key(name)), name) for name in names), default=(9, ""))
    return f"; did you mean '{nearest}'?" if distance <= max(1, len(wanted) // 4) else ""


def _distance(left, right):
    """How many letters differ: added, removed, replaced, or two exchanged."""
    before, last = [], list(range(len(right) + 1))
    for row, letter in enumerate(left, 1):
        line = [row]
        for column, other in enumerate(right, 1):
            cost = min(last[column] + 1, line[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == right[column - 2] and left[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            line.append(cost)
        before, last = last, line
    return last[-1]
