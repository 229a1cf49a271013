"""Whether the questions fall behind the program: each of its options must change an answer."""

from .facts import Trouble
from .parts.options import OMITTED, pairs

PLACE = "Scripts/frozen/parts/options.py"


def check_questions(facts, omitted=OMITTED):
    """Fails if an option of the program is in no question, or an omission is of no option."""
    asked = pairs(facts)
    present = {(command, option) for command in facts.commands for option in facts.options(command)}
    missing = sorted(present - asked.keys() - omitted.keys())
    if missing:
        raise Trouble(f"no question has {listed(missing)}; add it to {PLACE}")
    unknown = sorted(omitted.keys() - present)
    if unknown:
        raise Trouble(f"the program does not have {listed(unknown)}; remove it from OMITTED in {PLACE}")


def check_answers(facts, same, exit_code, omitted=OMITTED):
    """Fails if an option changed no answer, or one that is omitted did.

    `same(question, other)` compares recorded answers; `exit_code(question)` returns that of one. A refusal
    of an option is not a change.
    """
    changed = {key for key, pair in pairs(facts).items()
               if exit_code(pair.given) != 64 and not same(pair.without, pair.given)}
    idle = sorted(pairs(facts).keys() - changed - omitted.keys())
    if idle:
        raise Trouble(f"no answer changes with {listed(idle)}; ask another question in {PLACE}")
    needless = sorted(changed & omitted.keys())
    if needless:
        raise Trouble(f"an answer changes with {listed(needless)}; remove it from OMITTED in {PLACE}")


def listed(keys):
    """Options with their commands: `query --all, list <topic>`."""
    return ", ".join(
        f"{command} {option if option.startswith('<') else '--' + option}" for command, option in keys)
