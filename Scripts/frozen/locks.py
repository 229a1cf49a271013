"""Feeds the sizes of a recording to `check`, as the lock files that users have."""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from .comparing import shell
from .facts import ENVIRONMENT, TIMEOUT, Trouble
from .recording import text

SHOWN = 5
# An answer without cells is no list of sizes.
CELL = re.compile(r"(?m)(^|,)[a-z]+\.[a-z]+\d")


def check_locks(recording, program, jobs):
    """Returns 0 if every recorded list of sizes passes, else 1."""
    if "query" not in recording.parts:
        raise Trouble("the recording has no part 'query'")
    lines = [
        line for line in recording.questions("query").values()
        if line["format"] == "csv" and line["bytes"]
        and CELL.search(text(recording.stored("query", line["name"])))]

    def check(line):
        answer = text(recording.stored("query", line["name"]))
        result = subprocess.run(
            [program, "check", "-"], input=answer, capture_output=True, encoding="utf-8",
            env=ENVIRONMENT, timeout=TIMEOUT)
        return line, result

    failed = 0
    with ThreadPoolExecutor(jobs) as pool:
        for line, result in pool.map(check, lines):
            if result.returncode:
                failed += 1
                print(f"{shell(line)}: exit code {result.returncode}")
                for each in (result.stdout + result.stderr).splitlines()[:SHOWN]:
                    print(f"  {each}")
    print(f"{len(lines)} lists of sizes checked, {failed} failed")
    return 1 if failed else 0
