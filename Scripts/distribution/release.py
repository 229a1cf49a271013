"""The release: the versions of program and data, the commit, its time, and the machine."""

import json
import os
import platform
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = Path(__file__).resolve().parent / "templates"
# The names of the supported systems.
SYSTEMS = {"Linux": "linux", "Darwin": "macos"}


class Trouble(Exception):
    """The archives cannot be written; the text says why."""


def output(*command, folder=ROOT, accepted=(0,)):
    """What a command prints; any exit code but the accepted ones is trouble."""
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8")
    except OSError as error:
        raise Trouble(f"cannot run '{command[0]}': {error.strerror}") from error
    if result.returncode not in accepted:
        raise Trouble(f"'{' '.join(map(str, command))}' failed: {result.stderr.strip()}")
    return result.stdout.strip()


@dataclass(frozen=True)
class Release:
    """One release, for the machine that the program was built for.

    `time` is in seconds since 1970 and becomes the time of every file; `repository` is the address of the
    repository without a slash at its end, or empty where it is not known.
    """

    version: str
    data_version: str
    commit: str
    time: int
    architecture: str
    system: str
    repository: str = ""

    @property
    def machine(self):
        """The name of the machine in the names of archives: `x86_64-linux`."""
        return f"{self.architecture}-{self.system}"

    @property
    def description(self):
        """The versions as JSON. Every archive has it as `release.json`."""
        facts = {"name": "widgetsize", "version": self.version, "dataVersion": self.data_version,
                 "commit": self.commit}
        return (json.dumps(facts, indent=2) + "\n").encode()

    def address(self, name):
        """Where a file of this release is downloaded."""
        return f"{self.repository}/releases/download/v{self.version}/{name}"

    def filled(self, template, **values):
        """A template with `@VERSION@`, `@REPOSITORY@` and the like replaced."""
        values = {"version": self.version, "data_version": self.data_version,
                  "repository": self.repository, **values}
        text = (TEMPLATES / template).read_text(encoding="utf-8")
        text = re.sub("@([A-Z_]+)@", lambda name: values[name[1].lower()], text)
        return text.encode()


def read_release(program, repository):
    """The release that a program belongs to."""
    if repository and not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+/?", repository):
        raise Trouble(f"'{repository}' is no address of a repository; expected https://host/owner/name")
    system = SYSTEMS.get(platform.system())
    if system is None:
        raise Trouble(f"no archives for '{platform.system()}'; expected Linux or Darwin")
    package = json.loads((ROOT / "Data" / "datapackage.json").read_text(encoding="utf-8"))
    bundled = json.loads(output(program, "list", "families", "--json"))["dataVersion"]
    if bundled != package["version"]:
        raise Trouble(f"the program has data {bundled}, and Data/ is {package['version']}: build again")
    return Release(
        version=output(program, "--version"),
        data_version=package["version"],
        commit=output("git", "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"),
        time=int(os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct")),
        architecture=platform.machine(),
        system=system,
        repository=repository.rstrip("/"))
