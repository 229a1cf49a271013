"""The search reads words as the program does: what it answers with a size is what the program answers."""

import json
import re
import subprocess

from program import PROGRAM
from shared import ROOT, surroundings
from test_search import ANSWERS, MATRICES, MISTYPED

# A command, or a line that is no question in words.
COMMAND = re.compile(r"^(check|compare|cover|explain|fit|help|identify|limits|list|places|query|report|safe|serve)\b|(^|\s)-|[$|>()*{}]")
# The searches of questions, and those of the cases of the command line.
LINES = re.compile(r"^ {2,4}(?:\$ )?widgetsize (.*)$", re.MULTILINE)

# What the search answers in another way, with a reason.
OTHERWISE = {
    # What people call so today.
    "plus": "the newest models first",
    "x large": "iPhones first, whose extra large is upright",
}

SEARCH = """
  return arguments[0].map((text) => {
    const { answers, isMissing } = globalThis.widgetsizeSearch.search(text);
    return isMissing ? [] : answers.map(({ size, note, name }) => [size, note, name]);
  });
"""


def questions():
    texts = [(ROOT / "docs/questions.md").read_text(encoding="utf-8")]
    texts += [path.read_text(encoding="utf-8") for path in sorted((ROOT / "Tests/cases").glob("*.t"))]
    # A line of questions has its answer behind an arrow.
    words = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "Tests/cases").glob("*.words")))
    texts.append("\n".join(f"  widgetsize {line}" for line in re.findall("^(.*?) => ", words, re.MULTILINE)))
    found = [re.split(r"\s+[|>2]", line)[0].replace("'", "").strip() for text in texts for line in LINES.findall(text)]
    return [line for line in dict.fromkeys([*found, *ANSWERS, *MATRICES, *MISTYPED]) if line and not COMMAND.search(line)]


def sizes(question):
    """The sizes of WidgetKit widgets that the program answers with; None if it answers something else."""
    result = subprocess.run([PROGRAM, *question.split(), "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                            encoding="utf-8", env=surroundings())
    try:
        report = json.loads(result.stdout)
    except ValueError:
        return None
    if set(report) != {"schemaVersion", "dataVersion", "notes", "cells"}:
        return None
    cells = [cell for cell in report["cells"] if cell["kind"] == "widgetkit"]
    values = [[cell[side]["value"] for side in ("width", "height")] for cell in cells]
    return {tuple(round(side, 2) for side in pair) for pair in values if None not in pair} or None


def test_a_size_is_one_that_the_program_answers_with(search):
    asked = questions()
    assert len(asked) > 250
    found = dict(zip(asked, search.browser.run(SEARCH, asked)))
    compared, others = 0, {}
    for question in asked:
        texts = [re.fullmatch(r"([\d.]+) × ([\d.]+)", size) for size, note, _ in found[question]
                 if not re.match("Today|Live|Gap", note)]
        first = next((tuple(float(side) for side in match.groups()) for match in texts if match), None)
        if first is None or question in OTHERWISE:
            continue
        known = sizes(question)
        if known is None:
            continue
        compared += 1
        if first not in known:
            others[question] = (first, sorted(known)[:4])
    assert others == {}
    assert compared > 120
