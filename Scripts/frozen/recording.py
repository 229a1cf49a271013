"""Records the answers of a build: for each question its exit code, standard error, output and files.

A recording is a folder with a folder for each part. `questions.jsonl` there has a line for each
question; `answers/NAME.gz` its standard output, `files/NAME/...` the files that it wrote. `zcat`,
`zgrep` and `zdiff` read them.
"""

import gzip
import json
import os
import shutil
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from . import coverage, fixtures
from .asking import run
from .facts import Facts, Trouble
from .questions import PARTS, questions

# The layout of a recording. Recordings of different layouts cannot be compared.
LAYOUT = 2
LIST = "questions.jsonl"


def store(data, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    # Without a time, so that equal answers are equal files.
    path.write_bytes(gzip.compress(data, compresslevel=1, mtime=0))


class Recorder:
    """Asks one build, from a folder with the fixtures."""

    def __init__(self, program, folder, fixed):
        self.program, self.folder, self.fixed = program, Path(folder), fixed

    def run(self, part, question):
        """Asks a question, stores the answer, and returns the line for the list."""
        if not question.writes:
            return self.answer(part, question, self.fixed)
        # A new folder, because the question writes into it.
        with tempfile.TemporaryDirectory(prefix="freeze-") as folder:
            fixtures.write(Path(folder), question.needs_broken)
            return self.answer(part, question, folder)

    def answer(self, part, question, folder):
        code, *texts = run(self.program, question, folder)
        # Some formats name whole paths, and the folder is another one in each recording.
        own = os.path.realpath(folder).encode()
        output, errors = (text.replace(own, b"FOLDER") for text in texts)
        line = {
            "name": question.name, "arguments": question.arguments, "format": question.format,
            "exit": code, "errors": errors.decode(errors="backslashreplace"), "bytes": len(output)}
        around = dict(question.environment)
        if question.terminal:
            around["terminal"] = question.terminal
        if around:
            line["environment"] = around
        if question.input:
            line["input"] = question.input
        if output:
            store(output, self.folder / part / "answers" / f"{question.name}.gz")
        if question.writes:
            files = self.written(Path(folder))
            line["files"] = list(files)
            for name, content in files.items():
                store(content, self.folder / part / "files" / question.name / f"{name}.gz")
        return line

    @staticmethod
    def written(folder):
        """The files below a folder that are new, or no longer as the fixtures have them."""
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        contents = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        return {name: content for name, content in contents.items()
                if fixtures.content(name) != content}


def record(program, folder, parts, jobs, say):
    """Writes a recording of a program into a folder: a new one, or an earlier recording."""
    program = shutil.which(program) if os.sep not in str(program) else program
    if not program or not os.path.exists(program):
        raise Trouble("the program does not exist")
    folder = Path(folder)
    if folder.exists() and any(folder.iterdir()) and not (folder / "recording.json").exists():
        raise Trouble(f"'{folder}' is not empty, and not a recording")
    facts = Facts(os.path.abspath(program))
    coverage.check_questions(facts)
    folder.mkdir(parents=True, exist_ok=True)
    asked = {part: questions(part, facts) for part in parts}
    with tempfile.TemporaryDirectory(prefix="freeze-") as fixed:
        fixtures.write(Path(fixed), any(each.needs_broken for part in parts for each in asked[part]))
        recorder = Recorder(facts.program, folder, fixed)
        with ThreadPoolExecutor(jobs) as pool:
            for part in parts:
                began = time.monotonic()
                shutil.rmtree(folder / part, ignore_errors=True)
                lines = list(pool.map(partial(recorder.run, part), asked[part]))
                (folder / part).mkdir(exist_ok=True)
                with open(folder / part / LIST, "w", encoding="utf-8") as file:
                    for line in lines:
                        file.write(json.dumps(line, ensure_ascii=False) + "\n")
                say(f"{part}: {len(lines)} questions, {time.monotonic() - began:.1f} s")
    present = [part for part in PARTS if (folder / part / LIST).exists()]
    (folder / "recording.json").write_text(
        json.dumps({"layout": LAYOUT, "parts": present}) + "\n", encoding="utf-8")
    if "options" in parts:
        Recording(folder).check_options(facts)


class Recording:
    """A recording that is read."""

    def __init__(self, folder):
        self.folder = Path(folder)
        try:
            head = json.loads((self.folder / "recording.json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise Trouble(f"'{folder}' is not a recording") from error
        if head.get("layout") != LAYOUT:
            raise Trouble(f"'{folder}' has another layout; record it again")
        self.parts = head["parts"]

    def questions(self, part):
        """The lines of the list, by the names of the questions."""
        with open(self.folder / part / LIST, encoding="utf-8") as file:
            return {line["name"]: line for line in map(json.loads, file)}

    def stored(self, part, name, file=None):
        """The compressed bytes of an answer, or of a file that was written; empty if none."""
        below = Path("answers", f"{name}.gz") if file is None else Path("files", name, f"{file}.gz")
        try:
            return (self.folder / part / below).read_bytes()
        except FileNotFoundError:
            return b""

    def check_options(self, facts):
        """Fails if an option of the program changed no answer."""
        lines = self.questions("options")

        def seen(question):
            """All that a question was answered with."""
            line = lines[question.name]
            files = [(name, self.stored("options", question.name, name)) for name in line.get("files", [])]
            return line["exit"], line["errors"], self.stored("options", question.name), files

        coverage.check_answers(
            facts, lambda one, other: seen(one) == seen(other),
            lambda question: lines[question.name]["exit"])


def text(stored):
    """The text of compressed bytes."""
    return gzip.decompress(stored).decode("utf-8", errors="backslashreplace") if stored else ""
