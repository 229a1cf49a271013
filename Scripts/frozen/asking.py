"""Runs a program for one question, with its input and environment."""

import fcntl
import os
import struct
import subprocess
import tempfile
import termios

from .facts import ENVIRONMENT, TIMEOUT


def run(program, question, folder):
    """Returns the exit code, the bytes of standard output, and those of standard error."""
    command = [program, *question.arguments]
    environment = {**ENVIRONMENT, **dict(question.environment)}
    if question.terminal:
        return run_in_terminal(
            command, question.terminal, folder, {"TERM": "xterm", **environment})
    result = subprocess.run(
        command, input=question.input.encode(), capture_output=True, cwd=folder, env=environment,
        timeout=TIMEOUT)
    return result.returncode, result.stdout, result.stderr


def run_in_terminal(command, columns, folder, environment):
    """Runs a command with standard output to a terminal of some columns."""
    screen, keyboard = os.openpty()
    fcntl.ioctl(keyboard, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    output = []
    with tempfile.TemporaryFile() as errors:
        with subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=keyboard, stderr=errors, cwd=folder,
                env=environment) as process:
            os.close(keyboard)
            try:
                while block := os.read(screen, 1 << 16):
                    output.append(block)
            except OSError:
                pass  # Linux says so where others end the file.
            os.close(screen)
            code = process.wait(TIMEOUT)
        errors.seek(0)
        return code, b"".join(output), errors.read()
