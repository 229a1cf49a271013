"""Runs at the same time, also where process numbers say nothing: each output is whole."""

import fcntl
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from program import names
from writers import WRITERS, Check, Ingest, Render, Report, discard, prepare

CONTAINER = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"]


@pytest.fixture
def container():
    """A command that runs another as process 1 of a PID namespace, as a container does."""
    if not sys.platform.startswith("linux") or subprocess.run(
            [*CONTAINER, "true"], capture_output=True).returncode:
        pytest.skip("PID namespaces cannot be made here")
    return CONTAINER


PAUSE = r"""
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

int rename(const char *from, const char *to) {
  char byte;
  int file = open("pause", O_RDONLY);
  (void)!read(file, &byte, 1);
  close(file);
  return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}
"""


NO_EXCHANGE = r"""
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
  errno = EINVAL;
  return -1;
}

int rename(const char *from, const char *to) {
  static int calls;
  if (getenv("KILLED") && ++calls == 2) raise(SIGKILL);
  return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}
"""


def library(text, tmp_path_factory):
    """An environment in which functions of the system are those of a text in C."""
    compiler = shutil.which("clang") or shutil.which("cc")
    if not compiler:
        pytest.skip("there is no compiler for C")
    path = tmp_path_factory.mktemp("library") / "library.so"
    subprocess.run(
        [compiler, "-x", "c", "-", "-shared", "-fPIC", "-o", path], input=text, text=True, check=True)
    return {**os.environ, "LD_PRELOAD": str(path)}


@pytest.fixture(scope="module")
def pause(tmp_path_factory):
    """A library that makes a run wait, with all written, until the pipe `pause` has been opened and
    closed."""
    return library(PAUSE, tmp_path_factory)


@pytest.fixture(scope="module")
def no_exchange(tmp_path_factory):
    """A file system that cannot exchange two folders; `KILLED` ends a run at its second renaming."""
    return library(NO_EXCHANGE, tmp_path_factory)


every_writer = pytest.mark.parametrize("writer", WRITERS, ids=str)


class Rivals:
    """Two runs of a command that write different things to one place, in containers of their own if there is
    a `prefix` that makes them."""

    def __init__(self, program, folder, writer, prefix):
        self.program, self.folder, self.writer, self.prefix = program, folder, writer, prefix
        writer.prepare(folder)
        self.before = set(names(folder))
        began = time.monotonic()
        self.results = [self.result(new) for new in (False, True)]
        self.seconds = (time.monotonic() - began) / 2
        assert self.results[0] != self.results[1] and None not in self.results

    def result(self, new):
        """What a run writes that is alone."""
        assert self.program.run(*self.writer.arguments(new), folder=self.folder).status == 0
        result = self.writer.written(self.folder)
        discard(self.folder, self.before)
        return result

    def attempts(self):
        """Numbers the attempts. What a command does not replace is removed before each."""
        for attempt in range(10 if isinstance(self.writer, Report) else 40):
            if not self.writer.replaces:
                discard(self.folder, self.before)
            yield attempt

    def start(self, new):
        return subprocess.Popen(
            [*self.prefix, self.program.path, *self.writer.arguments(new)], cwd=self.folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def expect_one_result(self):
        """The whole result of one of the two is there, and nothing that they left."""
        assert self.writer.written(self.folder) in self.results
        assert set(names(self.folder)) == self.before | {self.writer.target}


@pytest.fixture(params=["in one place", "in two containers"])
def rivals(request, program, folder):
    def make(writer):
        is_apart = request.param == "in two containers"
        return Rivals(program, folder, writer, request.getfixturevalue("container") if is_apart else [])

    return make


@pytest.mark.night
@every_writer
def test_two_runs_at_once(rivals, writer, tried):
    two = rivals(writer)
    generator = random.Random(f"at once {writer}")
    for attempt in two.attempts():
        runs = [two.start(attempt % 2 == 0)]
        time.sleep(generator.uniform(0, two.seconds / 2))
        runs.append(two.start(attempt % 2 == 1))
        errors = "".join(run.communicate()[1] for run in runs)
        # What is there is replaced, except by a command that replaces nothing.
        assert sorted(run.returncode for run in runs) == [0, 0 if writer.replaces else 2], errors
        assert writer.replaces or "'target' exists and is left as it is" in errors
        two.expect_one_result()
        tried("two runs at once")


@pytest.mark.night
@every_writer
def test_one_of_two_runs_is_killed(rivals, writer, tried):
    """The other writes what it would have written alone, unless the one that was killed came first."""
    two = rivals(writer)
    generator = random.Random(f"one killed {writer}")
    for attempt in two.attempts():
        killed, other = two.start(True), two.start(False)
        time.sleep(generator.uniform(0, two.seconds))
        killed.kill()
        killed.communicate()
        errors = other.communicate()[1]
        found = writer.written(two.folder)
        assert found in two.results, f"attempt {attempt} left a mix"
        assert other.returncode == 0 or found == two.results[1] and not writer.replaces, errors
        assert writer.replaces or other.returncode == 2 or found == two.results[0]
        tried("one of two runs killed")
    # The next run removes what those that were killed have left.
    if not writer.replaces:
        shutil.rmtree(two.folder / writer.target)
    assert two.program.run(*writer.arguments(), folder=two.folder).status == 0
    two.expect_one_result()


@pytest.mark.library
@pytest.mark.parametrize("writer", [Render(), Check(), Ingest()], ids=str)
def test_two_containers_write_one_complete_file(program, folder, container, pause, writer, tried):
    """One run writes all of its output while another, of the same number, is about to rename it."""
    prepare(folder, writer)
    os.mkfifo(folder / "pause")
    before = set(names(folder))
    arguments = [*container, program.path, *writer.arguments()]
    streams = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(arguments, env=pause, **streams) as first:
        with open(folder / "pause", "wb"):
            drafts = set(names(folder)) - before
            second = subprocess.run(arguments, **streams)
            assert second.returncode == 0, second
            text = writer.written(folder)
            assert drafts and set(names(folder)) == before | drafts | {writer.target}
        errors = first.stderr.read()
    # What is there is replaced, except by a command that replaces nothing.
    assert first.returncode == (0 if writer.replaces else 2), errors
    assert errors == "" if writer.replaces else "'target' exists and is left as it is" in errors
    assert writer.written(folder) == text
    assert set(names(folder)) == before | {writer.target}
    tried("two containers that write one file")


@pytest.mark.night
def test_two_containers_write_one_complete_report(program, folder, container, tried):
    """The second starts and ends while the first is in the middle of writing."""
    writer = Report()
    writer.prepare(folder)
    before = set(names(folder))
    arguments = [*container, str(program.path), *writer.arguments()]
    first = subprocess.Popen(arguments, cwd=folder)
    try:
        # A draft is locked before anything is in it; until then another run may remove it.
        while not (drafts := {name for name in set(names(folder)) - before if os.listdir(folder / name)}):
            assert first.poll() is None, "it ended before it was seen to write"
            time.sleep(0.0005)
        child = int(Path(f"/proc/{first.pid}/task/{first.pid}/children").read_text())
        os.kill(child, signal.SIGSTOP)
        assert writer.written(folder) is None, "it ended before it was stopped"
        assert subprocess.run(arguments, cwd=folder).returncode == 0
        second = writer.written(folder)
        assert drafts <= set(names(folder)), "the folder of a living run is gone"
        os.kill(child, signal.SIGCONT)
        assert first.wait() == 0
    finally:
        # With it ends what it started.
        first.kill()
        first.wait()
    assert writer.written(folder) == second and len(second) > 500
    assert set(names(folder)) == before | {writer.target}
    tried("two containers that write one report")


@pytest.mark.parametrize("writer", [Render(), Check(), Ingest()], ids=str)
def test_locked_draft_is_kept_and_leftover_removed(program, folder, writer, tried):
    """A running process locks its draft. A draft without a lock is a leftover."""
    prepare(folder, writer)
    before = set(names(folder))
    draft = folder / f".{writer.target}.0123456789abcdef.new"
    if writer.is_folder:
        draft.mkdir()
        (draft / "sources.csv").write_text("half a t")
    else:
        draft.write_text("half a t")
    # The name says nothing about the process, which may run in another container: only the lock counts.
    lock = os.open(draft, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    assert program.run(*writer.arguments(), folder=folder).status == 0
    text = writer.written(folder)
    assert set(names(folder)) == before | {writer.target, draft.name}
    os.close(lock)
    if not writer.replaces:
        for path in (folder / writer.target).iterdir():
            path.unlink()
        (folder / writer.target).rmdir()
    assert program.run(*writer.arguments(), folder=folder).status == 0
    assert writer.written(folder) == text
    assert set(names(folder)) == before | {writer.target}
    tried("leftover of another run")


@pytest.mark.parametrize("make", [
    lambda path: path.symlink_to("mine"), os.mkfifo, lambda path: (path / "mine").mkdir(parents=True),
], ids=["link", "pipe", "folder"])
def test_foreign_file_with_the_name_of_a_draft_is_kept(program, folder, make, tried):
    """Links, pipes and folders of folders are no drafts, and do not hinder the run."""
    writer = Ingest()
    writer.prepare(folder)
    (folder / "mine").mkdir()
    make(folder / f".{writer.target}.0123456789abcdef.new")
    before = set(names(folder))
    assert program.run(*writer.arguments(), folder=folder, timeout=20).status == 0
    assert set(names(folder)) == before | {writer.target}
    tried("leftover of another run")


@pytest.mark.night
@pytest.mark.library
def test_report_is_replaced_where_folders_cannot_be_exchanged(program, folder, no_exchange, tried):
    writer = Report()
    writer.prepare(folder)
    assert program.run(*writer.arguments(), folder=folder).status == 0
    old, before = writer.written(folder), names(folder)
    arguments = writer.arguments(new=True)
    assert program.run(*arguments, folder=folder, environment=no_exchange).status == 0
    assert writer.written(folder) != old and names(folder) == before
    tried("no exchange of folders")


@pytest.mark.night
@pytest.mark.library
def test_report_killed_between_two_renames_is_restored(program, folder, no_exchange, tried):
    """The next run for the place puts the old report back, also if it fails itself."""
    writer = Report()
    writer.prepare(folder)
    assert program.run(*writer.arguments(), folder=folder).status == 0
    old, before = writer.written(folder), names(folder)
    killed = subprocess.run(
        [program.path, *writer.arguments(new=True)], cwd=folder, env={**no_exchange, "KILLED": "1"})
    assert killed.returncode == -signal.SIGKILL
    assert writer.written(folder) is None and len(names(folder)) > len(before)
    result = program.run(*writer.arguments(new=True), folder=folder, file_size=0)
    result.must_fail("'target' cannot be written: file too large")
    assert writer.written(folder) == old and names(folder) == before
    assert program.run(*writer.arguments(new=True), folder=folder).status == 0
    assert writer.written(folder) != old and names(folder) == before
    tried("no exchange of folders")
