"""The questions that a build is asked: command lines with their input, by parts.

Questions about cells are complete. Of the commands that take numbers and texts there is a spread. To
cover a new option, add it to `parts/options.py`: a recording fails if an option is in no question.
"""

from .parts import checks, content, documents, options, own, sets, sizes, terminals, usage
from .question import Question

PARTS = {
    "options": options.options, "report": documents.report, "query": sizes.query,
    "devices": sizes.devices, "explain": sizes.explain,
    "list": sets.listing, "fit": content.fit, "identify": content.identify, "safe": sets.safe, "cover": sets.cover,
    "compare": sets.compare, "check": checks.check,
    "render": documents.render, "own": own.own, "broken": own.broken,
    "terminals": terminals.terminals, "help": usage.help_texts, "errors": usage.errors,
}


def questions(part, facts):
    """The questions of a part, each once."""
    seen = {}
    for each in PARTS[part](facts):
        question = each if isinstance(each, Question) else Question(tuple(each))
        seen.setdefault(question.name, question)
    return list(seen.values())
