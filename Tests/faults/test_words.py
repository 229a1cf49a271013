"""Every phrase that a question has changes the answer, is named as not answered, or is refused: no command passes over
what it cannot take."""

import csv
import re

import pytest

from shared import ROOT

# Each is answered without the phrase.
QUESTIONS = {
    "query": "iphone 15 medium", "places": "iphone 15 places", "many": "medium", "safe": "safe medium",
    "cover": "cover medium", "explain": "explain iphone 15 medium", "fit": "fit 3 rows of 40 iphone 15 medium",
    "lines": "how many lines fit in iphone 15 medium", "image": "largest image iphone 15 medium",
    "compare": "compare iphone 14 iphone 15", "identify": "364x170", "smallest": "smallest medium",
}
SMALLEST = {"smallest", "minimumWidth", "minimumHeight", "fits"}
# What each of these answers has: the phrases need no word there.
HAS = {
    "query": {"whether", "count", "screen"},
    "places": {"places", "margin"},
    "safe": SMALLEST, "smallest": SMALLEST, "cover": {"fewest-devices", "count"}, "explain": {"evidence"},
    "fit": {"content", "fits", "lines", "count"}, "lines": {"content", "fits", "lines", "count", "largest"},
    "image": {"content", "fits", "image", "largest", "count", "px"}, "compare": {"difference", "versus", "history"},
    "identify": {"content", "evidence", "image"},
}
# Every answer has sizes in points, and of one device the largest is its only one.
EVERY = {"width", "height", "pt", "whether", "size", "versus"}
OF_ONE = {"query": {"largest", "widest", "tallest"}}


def phrases():
    """One phrase in English of each thing that is asked beside what is chosen."""
    with open(ROOT / "Data" / "words.csv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["phrase"].isascii() and row["phrase"][0] != ":"]
    found = {}
    for row in rows:
        if row["axis"] in ("question", "quantity", "spot", "unit") and row["value"] not in EVERY:
            found.setdefault(row["value"], row["phrase"])
    assert len(found) > 35
    return found


def answer(program, folder, question):
    result = program.run(*question.split(), folder=folder)
    # The line that is answered has no phrase that was left out.
    return result.status, result.output, re.sub("read as: widgetsize [^;\n]*", "", result.errors)


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_phrase_is_passed_over(program, folder, tried, name):
    question = QUESTIONS[name]
    plain = answer(program, folder, question)
    assert plain[0] == 0, plain
    passed = []
    for value, phrase in phrases().items():
        if value in HAS.get(name, ()) or value in OF_ONE.get(name, ()):
            continue
        if answer(program, folder, f"{question} {phrase}") == plain:
            passed.append(f"{question} {phrase}")
        tried("phrase of a question")
    assert not passed


# What the answer about one size of one iPhone has anyway: that size, and what is read where nothing else is asked.
USUAL = EVERY | OF_ONE["query"] | {
    "systemMedium", "phone", "iOS", "latest", "standard", "icons-small", "home-screen", "widgetkit", "3", "all"}


def test_each_phrase_changes_an_answer_or_is_named(program, folder, tried, night):
    with open(ROOT / "Data" / "words.csv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["phrase"][0] != ":"]
    question = "iphone 16 medium"
    plain = answer(program, folder, question)
    others = [row["phrase"] for row in rows if row["axis"] not in ("nothing", "widget") and row["value"] not in USUAL]
    assert plain[0] == 0 and len(others) > 1_000
    passed = []
    for phrase in others if night else others[::20]:
        # A line may begin with a word that stands between two things.
        if answer(program, folder, f"{question} {phrase}") == plain:
            passed.append(phrase)
        tried("phrase of the table")
    assert not passed


def synonyms():
    """The words for three families, with their identifiers."""
    with open(ROOT / "Data" / "words.csv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["axis"] == "family"]
    return [(row["phrase"], row["value"]) for row in rows if row["value"] in ("systemSmall", "systemMedium", "systemLarge")]


def searched(script):
    """The phrases that the search of the pages reads. A capital letter counts those that one begins with as that before it."""
    found = set()
    for line in re.search("phrases: `([^`]*)`", script)[1].split("\n"):
        last = ""
        for text in line.split("|")[2:]:
            shared = ord(text[0]) - 64 if text[:1].isascii() and text[:1].isupper() else 0
            last = last[:shared] + text[1 if shared else 0:]
            found.add(last)
    return found


def test_a_synonym_is_one_row_for_questions_options_files_and_the_search(program, folder):
    assert program.run("report", "-o", "pages", folder=folder).status == 0
    search = searched((folder / "pages/assets/search-words.js").read_text(encoding="utf-8"))
    sizes = {"systemSmall": "158x158", "systemMedium": "338x158", "systemLarge": "338x354"}
    plain = {
        family: program.run("query", "iphone 15", "ios 17", family, "--csv", folder=folder).output for family in sizes}
    assert len(synonyms()) > 60
    for phrase, family in synonyms()[::4]:
        for arguments in ([phrase], ["--family", phrase]):
            result = program.run("query", "iphone 15", "ios 17", *arguments, "--csv", folder=folder)
            assert result.output == plain[family], (phrase, arguments, result)
        # A size of another family is only wrong where the word is read.
        other = sizes["systemLarge" if family != "systemLarge" else "systemSmall"]
        for size, status in ((sizes[family], 0), (other, 1)):
            (folder / "sizes.txt").write_text(f"iPhone 15, iOS 17, {phrase} widget: {size}\n", encoding="utf-8")
            result = program.run("check", "sizes.txt", folder=folder)
            assert result.status == status, (phrase, size, result)
        assert " " in phrase or any(one.startswith(phrase.rstrip("s")) for one in search), phrase
