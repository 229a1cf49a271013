"""The tables as a Frictionless data package."""

from .archives import Entry, entries, write_zip
from .release import ROOT


def write_data(folder, release):
    files = [*entries(ROOT / "Data"), Entry("release.json", release.description)]
    write_zip(folder / f"widgetsize-tables-{release.data_version}.zip", files, release)
