"""The schemas of JSON: each answer of the documents and the cases is valid by that of its command."""

import json
import re
import subprocess

import pytest
from jsonschema import Draft202012Validator

from shared import ROOT

# Stands for the program: records the JSON of each question that has some, and then answers it.
RECORDER = """#!/bin/bash
program={program} log={log}
case ${{1:-}} in
  report | diff | render | completion | help | --*) exec "$program" "$@" ;;
esac
for word; do [[ $word != - ]] || exec "$program" "$@"; done
answer=$(mktemp "$log/XXXXXX")
case $1 in
  {commands}) timeout 60 "$program" "$1" --json "${{@:2}}" >"$answer" 2>/dev/null </dev/null ;;
  *) timeout 60 "$program" "$@" --json >"$answer" 2>/dev/null </dev/null ;;
esac
printf '%s' "$*" >"$answer.line"
exec "$program" "$@"
"""


@pytest.fixture(scope="module")
def schemas(dist, tmp_path_factory):
    """The validators of all commands, which refuse keys that a schema does not list."""
    folder = tmp_path_factory.mktemp("schemas")
    subprocess.run(["unzip", "-q", dist.path("schemas")], cwd=folder, check=True)
    found = {}
    for path in folder.glob("*.schema.json"):
        schema = json.loads(path.read_text())
        Draft202012Validator.check_schema(schema)
        found[path.name.split(".")[0]] = [Draft202012Validator(closed(each)) for each in schema["anyOf"]]
    return found


def closed(schema):
    """The schema without other keys than the listed ones."""
    if not isinstance(schema, dict):
        return schema
    copy = {key: closed(value) for key, value in schema.items()}
    if "properties" in copy and copy.get("type") in ("object", ["object"], ["object", "null"]):
        copy["additionalProperties"] = False
        copy["properties"] = {key: closed(value) for key, value in schema["properties"].items()}
    return copy


def scripts():
    """The commands of the documents, block by block, and of each case."""
    questions = (ROOT / "docs" / "questions.md").read_text()
    # Answers in fences have lines with an indent, too, which are no commands.
    questions = re.sub(r"^```$.*?^```$", "", questions, flags=re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"(?:^    .*\n)+", questions, re.MULTILINE)
    yield pytest.param("\n".join(re.sub("^    ", "", block, flags=re.MULTILINE) for block in blocks), id="questions")
    for path in sorted((ROOT / "Tests" / "cases").glob("*.*")):
        text = path.read_text() if path.suffix in (".t", ".words") else ""
        lines = re.findall("^  [$>] (.*)", text, re.MULTILINE)
        lines += [f"widgetsize {words}" for words in re.findall("^(.*?) => ", text, re.MULTILINE) if path.suffix == ".words"]
        if lines:
            yield pytest.param("\n".join(lines), id=path.name, marks=pytest.mark.night)


@pytest.mark.parametrize("script", list(scripts()))
def test_answers_are_valid(program, schemas, tmp_path, script, request):
    log, programs, work = (tmp_path / name for name in ("log", "bin", "work"))
    for folder in (log, programs, work):
        folder.mkdir()
    commands = "|".join(schemas)
    (programs / "widgetsize").write_text(RECORDER.format(program=program, log=log, commands=commands))
    (programs / "widgetsize").chmod(0o755)
    subprocess.run(["bash", "-c", script], cwd=work, capture_output=True, stdin=subprocess.DEVNULL, env={
        "PATH": f"{programs}:/usr/bin:/bin", "HOME": str(work), "DATA": str(ROOT / "Data"),
        "TESTDIR": str(ROOT / "Tests" / "cases"), "COLUMNS": "80", "LC_ALL": "C.UTF-8"})
    answers = [path for path in log.iterdir() if path.suffix != ".line" and path.read_text().startswith("{")]
    # A case may have wrong lines alone.
    assert answers or "questions" not in request.node.name
    wrong = []
    for path in answers:
        # Not another format that the line asks for.
        try:
            answer = json.loads(path.read_text())
        except json.JSONDecodeError:
            continue
        line = path.with_suffix(".line").read_text()
        if "schemaVersion" not in answer:
            continue
        command = line.split()[0] if line else ""
        possible = schemas.get(command) or [each for list in schemas.values() for each in list]
        errors = [next(validator.iter_errors(answer), None) for validator in possible]
        if None not in errors:
            wrong.append((line, [(error.json_path, error.message[:200]) for error in errors]))
    assert wrong == []


def test_version_is_that_of_the_program(program, schemas):
    answer = json.loads(subprocess.check_output([program, "list", "families", "--json"]))
    for validators in schemas.values():
        for validator in validators:
            assert validator.schema["properties"]["schemaVersion"] == {"const": answer["schemaVersion"]}


def test_wrong_answer_is_refused(program, schemas):
    answer = json.loads(subprocess.check_output([program, "query", "iphone", "16", "pro", "medium", "--json"]))
    for change in (lambda cell: cell.pop("id"), lambda cell: cell.update(other=1), lambda cell: cell.update(scale="3"),
                   lambda cell: cell["width"].update(value="158"), lambda cell: cell["width"]["sources"].append(1)):
        wrong = json.loads(json.dumps(answer))
        change(wrong["cells"][0])
        assert not any(validator.is_valid(wrong) for validator in schemas["query"])
        assert any(validator.is_valid(answer) for validator in schemas["query"])
