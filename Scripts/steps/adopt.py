#!/usr/bin/env python3
"""Runs a command, and waits for the processes that outlive their parents, so that their CPU time counts.

A process counts only if somebody waits for it. Nobody waits for those of a browser that its driver leaves
behind. On Linux this process adopts such orphans of the command.

Usage: adopt.py COMMAND...
Its exit code is that of the command.
"""

import ctypes
import os
import signal
import sys
import time

# From <sys/prctl.h>.
PR_SET_CHILD_SUBREAPER = 36
# How many seconds orphans may run after the command has ended. Then they are left alone.
PATIENCE = 10


def adopts_orphans():
    """Asks the system to hand orphans to this process; False if it cannot."""
    try:
        return ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0
    except (AttributeError, OSError):
        return False


def run(command):
    """Runs a command, waits for it and for all orphans meanwhile, and returns its exit code."""
    # A signal from the keyboard reaches the command, too, and this process ends after it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    child = os.posix_spawnp(command[0], command, os.environ, setsigdef=[signal.SIGINT])
    signal.signal(signal.SIGTERM, lambda number, _: os.kill(child, number))
    while True:
        process, status = os.waitpid(-1, 0)
        if process == child:
            code = os.waitstatus_to_exitcode(status)
            return code if code >= 0 else 128 - code


def wait_for_orphans():
    """Waits for adopted processes; False if some still run when patience ends."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            process, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return True
        if process == 0:
            time.sleep(0.02)
    return False


def main(command):
    if not command:
        sys.exit("usage: adopt.py COMMAND...")
    if not adopts_orphans():
        print("adopt.py: this system does not hand over orphans; their CPU time is not counted",
              file=sys.stderr)
    try:
        code = run(command)
    except OSError as error:
        print(f"adopt.py: '{command[0]}' cannot be run: {error.strerror}", file=sys.stderr)
        return 127
    if not wait_for_orphans():
        print(f"adopt.py: processes still run {PATIENCE} seconds after the command; "
              "their CPU time is not counted", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
