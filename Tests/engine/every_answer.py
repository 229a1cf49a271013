"""Every answer of the second computation as text, as Tests/mutation/EveryAnswer prints those of the engine."""

from cells import today_cells, widget_cells
from check_answers import FIRST, LAST_WITH_TODAY, quantities
from engine import Engine
from tables import Tables


def every_answer(folder):
    """A line for each number of each cell that exists, from the tables in a folder. Lengths are whole 300ths of a
    point."""
    tables = Tables(folder)
    engine = Engine(tables)
    lines = set()
    for cell in (*today_cells(tables, range(FIRST, LAST_WITH_TODAY + 1)), *widget_cells(tables, FIRST)):
        for quantity in quantities(tables, cell.setting.kind):
            answer = engine.answer(quantity, cell)
            if answer.state != "not-applicable":
                lines.add(line(cell, quantity, answer))
    return lines


def line(cell, quantity, answer):
    others = sorted({whole(value) for value in answer.alternatives})
    fields = [cell.id, quantity, answer.state, whole(answer.value), whole(answer.largest), answer.rule or "-", *others]
    return " ".join(str(field) for field in fields)


def whole(length):
    """A length in 300ths of a point, or `-`."""
    if length is None:
        return "-"
    assert (length * 300).denominator == 1, length
    return int(length * 300)
