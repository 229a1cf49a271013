"""One question to a build: a command line, with all else that decides the answer."""

import hashlib
import itertools
import re
from dataclasses import dataclass

# Options that name a file or folder to write.
WRITING = ("--output", "-o")


@dataclass(frozen=True)
class Question:
    """One run of the program."""

    arguments: tuple
    input: str = ""
    # Variables of the environment, as pairs of a name and a value.
    environment: tuple = ()
    # The columns of a terminal that standard output goes to; 0 for none.
    terminal: int = 0

    @property
    def name(self):
        """A name for files: readable, and unique also where upper case is lower case."""
        text = "\0".join((*self.arguments, self.input))
        around = [f"{name}={value}" for name, value in self.environment]
        around += [f"terminal={self.terminal}"] if self.terminal else []
        if around:
            text += "\0" + "\0".join(around)
        words = re.sub(r"[^A-Za-z0-9.@,+-]+", "_", " ".join(self.arguments)).strip("_-.")
        return f"{words[:90]}-{hashlib.sha1(text.encode()).hexdigest()[:8]}"

    @property
    def format(self):
        """What the answer is written in."""
        for name, value in itertools.pairwise((*self.arguments, "")):
            if name in ("--format", "-f"):
                return value
            if name in ("--json", "-j"):
                return "json"
        return "explanation" if self.arguments[:1] == ("explain",) else "text"

    @property
    def needs_broken(self):
        """Whether it reads broken tables."""
        return any("broken" in word for word in self.arguments)

    @property
    def writes(self):
        """Whether it may write files besides standard output."""
        return any(word in WRITING or word.startswith("--output=") for word in self.arguments)


def words(text):
    """Arguments without blanks, written in one text."""
    return tuple(text.split())
