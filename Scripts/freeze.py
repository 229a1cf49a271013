#!/usr/bin/env python3
"""Records the answers of a build of the program, and compares two builds.

  freeze.py record PROGRAM FOLDER       asks all questions, and writes the answers into FOLDER
  freeze.py compare OLD NEW             lists the differences; each side is a recording or a program
  freeze.py locks FOLDER PROGRAM        feeds recorded sizes to 'PROGRAM check', which must pass

Exit codes: 0 the same; 1 differences; 2 nothing could be recorded or compared.
Python 3.11 or later, standard library only. CONTRIBUTING.md describes how to use it.
"""

import argparse
import contextlib
import os
import signal
import sys
import tempfile

from frozen.comparing import compare
from frozen.facts import Trouble
from frozen.locks import check_locks
from frozen.questions import PARTS
from frozen.recording import Recording, record


def say(line):
    print(line, file=sys.stderr, flush=True)


def parts(text):
    names = text.split(",")
    for name in names:
        if name not in PARTS:
            raise argparse.ArgumentTypeError(
                f"unknown part '{name}'; expected one of {', '.join(PARTS)}")
    return names


def parsed_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)

    def add(name, first, second):
        command = commands.add_parser(name)
        command.add_argument(first)
        command.add_argument(second)
        command.add_argument("--jobs", type=int, default=os.cpu_count() or 1,
                             help="questions at a time; one for each core by default")
        return command

    for command in (add("record", "program", "folder"), add("compare", "old", "new")):
        command.add_argument("--parts", type=parts, default=list(PARTS), metavar="PART,...",
                             help=f"only these parts: {', '.join(PARTS)}")
        if command.prog.endswith("compare"):
            command.add_argument("--parsed", action="store_true",
                                 help="ignore bytes where the parsed content is the same")
            command.add_argument("--shown", type=int, default=5, metavar="COUNT",
                                 help="examples of each kind of difference; 5 by default")
    add("locks", "folder", "program")
    return parser.parse_args()


def side(path, arguments, stack):
    """A recording: the one at a path, or a new one of the program there."""
    if os.path.isdir(path):
        return Recording(path)
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="freeze-"))
    say(f"recording {path}")
    record(path, folder, arguments.parts, arguments.jobs, say)
    return Recording(folder)


def main():
    # So that the list can be piped into head.
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    arguments = parsed_arguments()
    try:
        if arguments.command == "record":
            record(arguments.program, arguments.folder, arguments.parts, arguments.jobs, say)
            return 0
        if arguments.command == "locks":
            return check_locks(Recording(arguments.folder), arguments.program, arguments.jobs)
        with contextlib.ExitStack() as stack:
            old, new = (side(path, arguments, stack) for path in (arguments.old, arguments.new))
            return compare(old, new, arguments.parts, arguments.parsed, arguments.shown)
    except Trouble as trouble:
        say(f"error: {trouble}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
