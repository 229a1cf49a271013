"""The program as a command, and as a server behind raw pipes."""

import functools
import json
import os
import resource
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from shared import surroundings

# What the server may hold of memory, in MiB. A message has at most one.
MOST_MEMORY = 200
# The CPU seconds that the server may take for one call, whatever is asked.
MOST_SECONDS = 5
# What ends a server that hangs: the CPU seconds for all tests of a file, which need about a tenth of them.
SECONDS_OF_A_HANG = 120


@dataclass(frozen=True)
class Program:
    path: Path

    # All tests ask one program.
    @functools.cache  # noqa: B019
    def run(self, *arguments):
        """The exit code, the output and the errors of a command, which has no input."""
        result = subprocess.run(
            [self.path, *arguments], env=surroundings(), stdin=subprocess.DEVNULL,
            capture_output=True, encoding="utf-8", timeout=60)
        return result.returncode, result.stdout, result.stderr


class Conversation:
    """A server that is spoken to byte by byte."""

    def __init__(self, program, *options, environment=None):
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program.path, "serve", "--mcp", *options], env=surroundings(environment),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, bufsize=0,
            preexec_fn=bound)
        self.output = os.fdopen(os.dup(self.process.stdout.fileno()), "rb")
        self.last = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.output.close()
        self.errors.close()

    def send(self, message):
        """Writes a line: bytes as they are, everything else as JSON."""
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.write(line + b"\n")

    def write(self, bytes):
        rest = memoryview(bytes)
        while rest:
            rest = rest[self.process.stdin.write(rest):]

    def receive(self):
        """The next message of the server, which is one line of JSON-RPC."""
        line = self.output.readline()
        assert line.endswith(b"\n"), line[:300]
        message = json.loads(line)
        assert message["jsonrpc"] == "2.0" and ("result" in message) != ("error" in message), message
        return message

    def ask(self, method, parameters=None, **parts):
        """The response to a request."""
        self.last += 1
        request = {"jsonrpc": "2.0", "id": self.last, "method": method, **parts}
        if parameters is not None:
            request["params"] = parameters
        self.send(request)
        response = self.receive()
        assert response["id"] == self.last, response
        return response

    def call(self, tool, **arguments):
        """The result of a tool, which takes bounded CPU time."""
        before = self.processor_time()
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})["result"]
        assert self.processor_time() - before < MOST_SECONDS, f"{tool} is slow"
        return result

    def processor_time(self):
        """The CPU seconds of the server so far."""
        with open(f"/proc/{self.process.pid}/stat") as status:
            # The name of the program, in parentheses, can have spaces; user and system time are fields 14 and 15.
            fields = status.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def must_be_alive(self):
        """It answers the next request, says nothing else, and has used little memory."""
        assert "result" in self.ask("ping")
        with open(f"/proc/{self.process.pid}/status") as status:
            peak = next(line for line in status if line.startswith("VmHWM:"))
        assert int(peak.split()[1]) < MOST_MEMORY << 10, peak

    def must_end(self):
        """Ends input. The server ends well and says nothing on standard error; returns the rest of its
        output."""
        self.process.stdin.close()
        rest = self.output.read()
        assert self.process.wait(timeout=30) == 0
        self.errors.seek(0)
        assert self.errors.read() == b""
        return rest


def bound():
    """Limits the address space of the server, and its CPU time: a server that hangs is killed."""
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_OF_A_HANG, SECONDS_OF_A_HANG))
