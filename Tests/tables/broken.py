"""The broken tables of broken.csv: each row is a fault, put into one of the tables of sound/.

`find` is a regular expression of what is replaced in the table, and `put` what stands there then, with the escapes of
Python. `frictionless` has the types of errors that it must find, and `widgetsize` the beginning of each complaint of
`widgetsize-tables validate`, with ` | ` between two. If `only` one of them can find the fault, `because` says why.
"""

import csv
import re
import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Fault:
    def __init__(self, row):
        self.name, self.table, self.only, self.because = row["name"], row["table"], row["only"], row["because"]
        self.frictionless = row["frictionless"].split()
        self.widgetsize = row["widgetsize"].split(" | ") if row["widgetsize"] else []
        self.find, self.put = row["find"].encode(), row["put"].encode().decode("unicode_escape").encode("latin-1")

    def write(self, folder):
        """Writes the sound tables with the fault."""
        shutil.copytree(HERE / "sound", folder)
        table = Path(folder, f"{self.table}.csv")
        broken, count = re.subn(self.find, lambda _: self.put, table.read_bytes(), flags=re.MULTILINE)
        assert count, f"{self.name}: nothing is replaced"
        table.write_bytes(broken)


def faults():
    with open(HERE / "broken.csv", encoding="utf-8", newline="") as file:
        return [Fault(row) for row in csv.DictReader(file)]
