"""The program under test, run in the surroundings of a fault."""

import hashlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from shared import program_with, surroundings

# The most memory that the program may hold, in MiB.
MOST_MEMORY = 1_500
# The user without permissions.
NOBODY = 65_534


@dataclass(repr=False)
class Result:
    """What the program did. `memory` is the most that it held, in MiB; `processor` is the time that the
    processor spent on it, in seconds, which other programs do not lengthen."""

    status: int
    output: bytes
    errors: str
    memory: float
    seconds: float
    processor: float

    def __repr__(self):
        return (f"status {self.status}, {self.memory:.0f} MiB, {self.seconds:.1f} s, "
                f"output {self.output[:300]!r}, errors {self.errors[:600]!r}")

    def must_fail(self, message, status=2):
        """It said one line that has `message`, and nothing else."""
        assert self.status == status, self
        assert self.errors.startswith("error: ") or ": error: " in self.errors, self
        assert message in self.errors, self
        assert self.errors.count("\n") == 1 and self.errors.endswith("\n"), self


class Program:
    """A copy of the program in a folder that everybody may enter."""

    def __init__(self, path):
        self.path = path

    def start(self, *arguments, folder, environment=None, file_size=None, descriptors=None, stack=None,
              user=None, **streams):
        """Begins a run. `file_size` is the most bytes that a file may get, and stands for a disk
        that is full; `descriptors` is how many files may be open; `stack` is the most bytes of the
        stack; `user` is the number of the user as whom it runs."""

        def prepare():
            if file_size is not None:
                # As a shell starts it. Python ignores the signal.
                signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
                resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
            if descriptors is not None:
                resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
            if stack is not None:
                resource.setrlimit(resource.RLIMIT_STACK, (stack, stack))
            if user is not None:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)

        for name in ("stdin", "stdout", "stderr"):
            streams.setdefault(name, subprocess.DEVNULL)
        return subprocess.Popen(
            [str(program_with(self.path, arguments[0] if arguments else None)), *map(str, arguments)],
            cwd=folder, preexec_fn=prepare,
            env=surroundings(environment), **streams)

    def run(self, *arguments, folder, timeout=300, input=b"", **options):
        """Runs to the end, in bounded memory and time."""
        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as output, \
                tempfile.TemporaryFile() as errors:
            source.write(input)
            source.seek(0)
            streams = {"stdin": source, "stdout": output, "stderr": errors, **options}
            if options.get("file_size") is not None:
                # A file could not take what the program has to say.
                pipe, streams["stderr"] = os.pipe()
            process = self.start(*arguments, folder=folder, **streams)
            began = time.monotonic()
            while True:
                ended, status, usage = os.wait4(process.pid, os.WNOHANG)
                if ended:
                    break
                if time.monotonic() - began > timeout:
                    process.kill()
                    raise subprocess.TimeoutExpired(process.args, timeout)
                time.sleep(0.005)
            process.returncode = os.waitstatus_to_exitcode(status)
            if options.get("file_size") is not None:
                os.close(streams["stderr"])
                with open(pipe, "rb") as said:
                    errors.write(said.read())
            output.seek(0)
            errors.seek(0)
            unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
            result = Result(
                process.returncode, output.read(), errors.read().decode(),
                usage.ru_maxrss / unit, time.monotonic() - began,
                usage.ru_utime + usage.ru_stime)
        assert result.status in (0, 1, 2, 64), result
        assert result.memory < MOST_MEMORY, result
        return result


def contents(folder):
    """All files below a folder: a digest of the bytes of each, by their paths. To compare the bytes of two
    reports that differ would take all memory."""
    folder = Path(folder)
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


def names(folder):
    return sorted(os.listdir(folder))
