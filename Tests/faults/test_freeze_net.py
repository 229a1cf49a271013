"""The questions of Scripts/freeze.py reach every command and option of the program."""

import sys

import pytest

from shared import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))

from frozen import comparing, coverage, fixtures, questions, recording
from frozen.facts import Facts, Trouble, called
from frozen.fixtures import broken
from frozen.question import Question

COMMANDS = ["query", "explain", "list", "compare", "fit", "safe", "cover", "identify", "check",
            "report", "render", "completion"]
# A program that says all that another one says, with one letter changed in what one command says.
OTHER = """#!/bin/sh
'{program}' "$@" >output
code=$?
if [ "$1" = {command} ]; then
  # In standard output, or in a file that it wrote.
  file=output
  [ -s output ] || file=$(grep -rl e new site page 2>/dev/null | LC_ALL=C sort | head -n 1)
  [ -z "$file" ] || sed '1,/e/s/e/E/' "$file" >changed && mv changed "$file"
fi
cat output
rm -f output
exit $code
"""


@pytest.fixture(scope="module")
def facts(program):
    return Facts(str(program.path))


def test_the_list_of_commands_is_complete(facts):
    assert sorted(COMMANDS) == sorted(facts.commands)


def sample(command, facts):
    """The quickest questions about a command: its pairs of the options that are its own."""
    if command == "report":
        return [Question(("report", "--output", "site"))]
    return [question for question in questions.questions("options", facts)
            if question.arguments[:1] == (command,)][:2]


@pytest.mark.parametrize("command", [
    pytest.param(command, marks=[] if command in ("query", "list") else pytest.mark.night)
    for command in COMMANDS])
def test_one_letter_of_any_command_is_seen(program, facts, tmp_path, capsys, monkeypatch, command):
    other = tmp_path / "other"
    other.write_text(OTHER.format(program=program.path, command=command))
    other.chmod(0o755)
    monkeypatch.setattr(recording, "questions", lambda part, _: sample(command, facts))
    monkeypatch.setattr(recording.Recording, "check_options", lambda *_: None)
    for name, path in (("old", program.path), ("new", other)):
        recording.record(str(path), tmp_path / name, ["options"], 1, lambda line: None)
    old, new = (recording.Recording(tmp_path / name) for name in ("old", "new"))
    assert comparing.compare(old, new, ["options"], False, 5) == 1
    assert "options\n  " in capsys.readouterr().out


def test_two_recordings_of_one_program_are_equal(program, tmp_path, monkeypatch):
    """Also where an answer names the folder in which it was asked, as an error does."""
    question = Question(("check", "none.csv"))
    monkeypatch.setattr(recording, "questions", lambda *_: [question])
    monkeypatch.setattr(recording.Recording, "check_options", lambda *_: None)
    for name in ("first", "second"):
        recording.record(str(program.path), tmp_path / name, ["options"], 1, lambda line: None)
    first, second = (recording.Recording(tmp_path / name) for name in ("first", "second"))
    assert comparing.compare(first, second, ["options"], False, 5) == 0


def test_every_option_is_in_a_question(facts):
    coverage.check_questions(facts)


class Changed:
    """The facts of a program with one more option."""

    def __init__(self, facts, command, option):
        self.facts, self.added = facts, (command, option)

    def __getattr__(self, name):
        return getattr(self.facts, name)

    def options(self, command):
        added = [self.added[1]] if command == self.added[0] else []
        return self.facts.options(command) + added


@pytest.mark.parametrize("command, option, said", [
    ("safe", "margins", "no question has safe --margins; add it to "),
    ("list", "<folder>", "no question has list <folder>; add it to ")])
def test_an_option_in_no_question_fails_the_recording(facts, command, option, said):
    with pytest.raises(Trouble) as trouble:
        coverage.check_questions(Changed(facts, command, option))
    assert said in str(trouble.value)


def test_an_omission_of_no_option_fails_the_recording(facts):
    with pytest.raises(Trouble, match="does not have query --colour; remove it from OMITTED"):
        coverage.check_questions(facts, {**coverage.OMITTED, ("query", "colour"): "gone"})


def answers(facts, idle=(), refused=()):
    """What `check_answers` is given: the answers of a program in which some options change nothing."""
    pairs = coverage.pairs(facts)
    same = {pairs[key].given for key in idle}
    codes = {pairs[key].given: 64 for key in refused}
    return (lambda one, other: other in same), (lambda question: codes.get(question, 0))


OMITTED = set(coverage.OMITTED)


def test_options_that_change_answers_pass(facts):
    coverage.check_answers(facts, *answers(facts, OMITTED))


@pytest.mark.parametrize("idle, refused", [([("fit", "spacing")], []), ([], [("fit", "spacing")])])
def test_an_option_that_changes_no_answer_fails_the_recording(facts, idle, refused):
    with pytest.raises(Trouble, match="no answer changes with fit --spacing; ask another question"):
        coverage.check_answers(facts, *answers(facts, {*OMITTED, *idle}, refused))


def test_an_omission_that_changes_an_answer_fails_the_recording(facts):
    key = ("list", "sources")
    with pytest.raises(Trouble, match="changes with list --sources; remove it from OMITTED"):
        coverage.check_answers(facts, *answers(facts, OMITTED - {key}))


def test_arguments_are_called_as_in_the_help():
    assert called({"valueName": "file", "kind": "positional"}) == "<file>"
    assert called({"valueName": "os", "names": [{"kind": "short", "name": "o"},
                                                {"kind": "long", "name": "os"}]}) == "os"


def test_fixtures_that_change_are_files_that_a_question_wrote(folder):
    fixtures.write(folder)
    (folder / "own" / "sources.csv").write_text("changed")
    (folder / "site").mkdir()
    (folder / "site" / "new").write_text("new")
    assert recording.Recorder.written(folder) == {"own/sources.csv": b"changed", "site/new": b"new"}


def test_a_terminal_has_colours_and_its_width(program, tmp_path):
    line = {}
    for width in (0, 40, 100):
        question = Question(("list", "devices"), terminal=width)
        recorder = recording.Recorder(str(program.path), tmp_path, tmp_path)
        line[width] = recorder.run("list", question)
    answer = {width: recording.text((tmp_path / "list/answers" / f"{each['name']}.gz").read_bytes())
              for width, each in line.items()}
    assert "\x1b[" in answer[40] and "\x1b[" not in answer[0]
    assert len(set(answer.values())) == 3


@pytest.mark.parametrize("fault", ["unsorted", "source-unknown", "not-utf-8"])
def test_broken_tables_have_the_fault_that_names_them(program, folder, fault):
    fixtures.write(folder)
    result = program.run("validate", f"broken/{fault}", folder=folder)
    assert result.status == 2
    assert f"broken/{fault}/{broken.FAULTS[fault][0]}.csv:" in result.errors
