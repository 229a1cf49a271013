"""Records the answers of a build: for each question its exit code, standard error, output and files.

A recording is a folder with a folder for each part. `questions.jsonl` there has a line for each
question; `answers/NAME.gz` its standard output, `files/NAME/...` the files that it wrote. `zcat`,
`zgrep` and `zdiff` read them.
"""

import gzip
import json
import os
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import fixtures
from .facts import ENVIRONMENT, TIMEOUT, Facts, Trouble
from .questions import PARTS, questions

# The layout of a recording. Recordings of different layouts cannot be compared.
LAYOUT = 1
LIST = "questions.jsonl"


def store(data, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    # Without a time, so that equal answers are equal files.
    path.write_bytes(gzip.compress(data, compresslevel=1, mtime=0))


class Recorder:
    """Asks one build, from a folder with the fixtures."""

    def __init__(self, program, folder, fixed):
        self.program, self.folder, self.fixed = program, Path(folder), fixed

    def run(self, question):
        """Asks a question, stores the answer, and returns the line for the list."""
        if not question.written:
            return self.answer(question, self.fixed, [])
        # A new folder, because the question writes into it.
        with tempfile.TemporaryDirectory(prefix="freeze-") as folder:
            fixtures.write(Path(folder))
            return self.answer(question, folder, question.written)

    def answer(self, question, folder, written):
        result = subprocess.run(
            [self.program, *question.arguments], input=question.input.encode(),
            capture_output=True, cwd=folder, env=ENVIRONMENT, timeout=TIMEOUT)
        part = self.folder / question.part
        line = {
            "name": question.name, "arguments": question.arguments, "format": question.format,
            "exit": result.returncode, "errors": result.stderr.decode(errors="backslashreplace"),
            "bytes": len(result.stdout)}
        if question.input:
            line["input"] = question.input
        if result.stdout:
            store(result.stdout, part / "answers" / f"{question.name}.gz")
        files = sorted(
            path for name in written for path in self.below(Path(folder, name)))
        if files:
            line["files"] = [path.relative_to(folder).as_posix() for path in files]
            for path, name in zip(files, line["files"]):
                store(path.read_bytes(), part / "files" / question.name / f"{name}.gz")
        return line

    @staticmethod
    def below(path):
        if path.is_dir():
            return [file for file in path.rglob("*") if file.is_file()]
        return [path] if path.is_file() else []


def record(program, folder, parts, jobs, say):
    """Writes a recording of a program into a folder: a new one, or an earlier recording."""
    program = shutil.which(program) if os.sep not in str(program) else program
    if not program or not os.path.exists(program):
        raise Trouble("the program does not exist")
    folder = Path(folder)
    if folder.exists() and any(folder.iterdir()) and not (folder / "recording.json").exists():
        raise Trouble(f"'{folder}' is not empty, and not a recording")
    facts = Facts(os.path.abspath(program))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="freeze-") as fixed:
        fixtures.write(Path(fixed))
        recorder = Recorder(facts.program, folder, fixed)
        with ThreadPoolExecutor(jobs) as pool:
            for part in parts:
                began = time.monotonic()
                shutil.rmtree(folder / part, ignore_errors=True)
                lines = list(pool.map(recorder.run, questions(part, facts)))
                (folder / part).mkdir(exist_ok=True)
                with open(folder / part / LIST, "w", encoding="utf-8") as file:
                    for line in lines:
                        file.write(json.dumps(line, ensure_ascii=False) + "\n")
                say(f"{part}: {len(lines)} questions, {time.monotonic() - began:.1f} s")
    present = [part for part in PARTS if (folder / part / LIST).exists()]
    (folder / "recording.json").write_text(
        json.dumps({"layout": LAYOUT, "parts": present}) + "\n", encoding="utf-8")


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


def text(stored):
    """The text of compressed bytes."""
    return gzip.decompress(stored).decode("utf-8", errors="backslashreplace") if stored else ""
