"""Facts about a build, from which the questions are made. The program itself prints them."""

import json
import os
import re
import subprocess

# The environment of the program. Settings of the user must not change an answer.
ENVIRONMENT = {
    **{name: os.environ[name] for name in ("PATH", "TMPDIR", "SystemRoot") if name in os.environ},
    "LC_ALL": "C.UTF-8",
}
# Longer than any question takes with a debug build.
TIMEOUT = 1_800


class Trouble(Exception):
    """Nothing can be recorded or compared; the text says why, in one line."""


class Facts:
    """The commands of a program with their options, and the devices, screens and versions it has."""

    def __init__(self, program):
        self.program = program
        self.help = json.loads(self._output("--experimental-dump-help"))["command"]
        self.commands = [
            command["commandName"] for command in self.help["subcommands"]
            if command["commandName"] != "help"]
        self.devices = [row["name"] for row in self._list("devices")]
        self.screens = [row["id"] for row in self._list("screens")]
        # `10`, or `iOS 10` and `26.2` should the list ever have these.
        majors = [re.search(r"\d+", str(row["os"])) for row in self._list("os")]
        self.versions = sorted({int(major.group()) for major in majors if major})

    def values(self, command, name):
        """The values that the help lists for an option or an argument of a command; [] for none."""
        for found in self.help["subcommands"]:
            if found["commandName"] != command:
                continue
            for argument in found.get("arguments", []):
                names = {each["name"] for each in argument.get("names", [])}
                if name in names or argument.get("valueName") == name:
                    kind = argument.get("completionKind", {})
                    if "custom" in kind:
                        # From the tables, as a shell asks for them.
                        option = "--" + name
                        answer = self._output("---completion", command, "--", option, "0", "0")
                        return answer.decode().split()
                    return list(kind.get("list", {}).get("values", []))
        return []

    def has_option(self, command, name):
        return any(
            name in {each["name"] for each in argument.get("names", [])}
            for found in self.help["subcommands"] if found["commandName"] == command
            for argument in found.get("arguments", []))

    def _list(self, topic):
        answer = json.loads(self._output("list", topic, "--json"))
        # Earlier builds print a bare list of rows, later ones an object that has it.
        if isinstance(answer, list):
            return answer
        return next(rows for rows in answer.values() if isinstance(rows, list) and rows
                    and isinstance(rows[0], dict))

    def _output(self, *arguments):
        try:
            result = subprocess.run(
                [self.program, *arguments], capture_output=True, env=ENVIRONMENT, timeout=TIMEOUT)
        except OSError as error:
            raise Trouble(f"'{self.program}' cannot be run: {error.strerror}") from error
        if result.returncode:
            raise Trouble(
                f"'{self.program} {' '.join(arguments)}' ends with {result.returncode}: "
                f"{result.stderr.decode(errors='replace').strip()}")
        return result.stdout
