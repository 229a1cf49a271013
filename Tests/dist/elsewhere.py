"""Another system, as far as scripts notice it: the tools of busybox, which know few options of GNU, and programs that
stand for those of macOS."""

import os
import re
import shutil
import subprocess
from pathlib import Path

from shared import ROOT

# Applets with the names of programs that are not the tools of a system, and tar: that of macOS finds out the compression.
NOT_TOOLS = {"tar", "unzip", "ar", "dpkg", "dpkg-deb", "login", "su", "sh", "ash", "hush", "wget"}


def busybox_tools(folder):
    """Links to the applets in a new folder, or None where busybox is missing."""
    busybox = shutil.which("busybox")
    if busybox is None:
        return None
    folder.mkdir()
    for name in subprocess.check_output([busybox, "--list"], text=True).split():
        if name not in NOT_TOOLS:
            (folder / name).symlink_to(busybox)
    return folder


class Elsewhere:
    """Runs commands with other programs first on the PATH."""

    def __init__(self, tools, work):
        self.tools, self.work, self.fakes = tools, work, work / "fakes"
        self.fakes.mkdir()

    def fake(self, name, script):
        """A program of the other system. It notes its arguments, one call a line."""
        path = self.fakes / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.work}/calls"\n{script}\n')
        path.chmod(0o755)

    def fake_system(self, system, processor, release="26.1"):
        self.fake("uname", f'case ${{1:--s}} in -m) echo {processor} ;; *) echo {system} ;; esac')
        if system == "Darwin":
            self.fake("sw_vers", f"echo {release}")

    @property
    def calls(self):
        return (self.work / "calls").read_text().splitlines()

    def run(self, *command, folder=None, **variables):
        path = os.pathsep.join(map(str, [self.fakes, *([self.tools] if self.tools else []), os.environ["PATH"]]))
        return subprocess.run(
            [str(word) for word in command], cwd=folder or self.work, capture_output=True, text=True,
            stdin=subprocess.DEVNULL,
            env={"PATH": path, "HOME": str(self.work / "home"), **{key: str(value) for key, value in variables.items()}})


# What bash 3.2, which macOS has, does not know: a pattern, and what it is.
NEWER_THAN_BASH_3 = {
    r"\b(mapfile|readarray)\b": "mapfile", r"\b(declare|local|typeset) -[aif]*[Angu]": "declare -A, -n, -g or -u",
    r"\$\{\w+(\[[@*]\])?(\^|,|@[A-Z])": "a parameter in another case", r"\|&|&>>": "|& or &>>",
    r"\bcoproc\b": "coproc", r";;&|;&": "a case that goes on", r"\bwait -n\b": "wait -n",
    r"printf [^|;]*%\(": "a time of printf", r"\$\{\w+\[-": "the last element by a negative index",
    r"\[\[? -v ": "test -v", r"\$\{\w+: -": "an end that is counted from behind",
    r"\b(EPOCHSECONDS|EPOCHREALTIME|SRANDOM|BASHPID)\b": "a variable of later versions",
    r"(source|\.) <\(": "source of a substitution, which reads nothing",
}
# What GNU's tools alone have.
GNU_ALONE = {
    r"\bsed( -[nEr]+)* (-i|--in-place)( |$)": "sed -i without a suffix", r"\bsed -r\b|\bsed --": "an option of sed",
    r"\bs/[^/]*/[^/(]*\\[nrtx]": "\\n in a replacement of sed",
    r"\bgrep -\w*P|\bgrep --(?!version)": "an option of grep", r"\bgrep -[a-z]*o -e .* -e ": "several -e beside grep -o",
    r"\bgrep (?!-\w*E)[^|]*\\[|+?]": "an extension of regular expressions",
    r"\bdate (-d|--)": "date -d", r"(?<!-)\bstat (-c|--)": "stat -c", r"\breadlink (-[a-z]*[efm]|--)": "readlink -f",
    r"\bmktemp (--|-[a-z]*p|-[a-z]*t )": "an option of mktemp", r"\bxargs (-\w*[rda]|--)": "an option of xargs",
    r"\bsort (-\w*V|--)": "sort -V", r"\bhead -n -|\bhead -c -": "head up to the end", r"\btac\b": "tac",
    r"\bcp (-\w*[atu]|--)": "an option of cp", r"\bfind [^|]*-printf": "find -printf", r"\bdu -\w*b": "du -b",
    r"\b(nproc|realpath|seq|timeout|shuf|numfmt)\b(?=[ )]|$)": "a program of GNU", r"\btouch (-d|--)": "touch -d",
    r"/proc/|/dev/shm": "a folder of Linux", r"\bsha256sum --": "an option of sha256sum", r"\bln (-\w*[rT]|--)": "ln -r",
    r"\bwc -l(?! *[)|]| *<[^|]*\))(?=$| *[<;&])": "wc -l, which pads what it prints", r"\becho -[en]": "echo -e",
}


def habits(text, patterns):
    """The numbers of lines that match a pattern, each with what it is. Comments are no code."""
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(^|\s)#.*", "", line)
        for pattern, name in patterns.items():
            if re.search(pattern, code):
                yield f"{number}: {name}: {line.strip()}"


def scripts():
    return [ROOT / ".ci" / "run", *sorted(Path(ROOT, "Scripts").glob("*.sh"))]
