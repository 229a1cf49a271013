"""The commands that write files."""

import shutil

from program import contents, names

CELL = "today.ios10.414x736@3.landscape.l.today-view.expanded"
MEASURE = (
    "widgetsize-measure v1 device=iPhone9,2 os=10.3.1 orientation=landscape textSize=xl "
    "entryPoint=today-view mode=expanded width=420 height=324\n")
OTHER_MEASURE = MEASURE.replace("height=324", "height=336")
# A table that changes what a report says, so that an old one can be told from a new one.
SOURCES = (
    "id,title,short_name,url,author,published,kind,language,authority,method,rounding,note\n"
    "MINE,Another title,,,,2021-03-09,article,zh,100,measured,,\n")


class Writer:
    """A command that writes to the path `target` in a folder that `prepare` has filled."""

    target = "target"
    is_folder = False
    # Whether it writes over what it has written before.
    replaces = True

    def prepare(self, folder):
        (folder / "own").mkdir()
        (folder / "own" / "sources.csv").write_text(SOURCES)
        (folder / "note.md").write_text("# A note\n\n```widgetsize\n--device plus\n```\n" * 40)
        (folder / "other.md").write_text("# Another note\n\n```widgetsize\n--device plus\n```\n" * 40)
        (folder / "sizes.csv").write_text(f"id,width_pt,height_pt\n{CELL},420,352\n")
        (folder / "run.log").write_text(MEASURE * 3)
        (folder / "other.log").write_text(OTHER_MEASURE * 3)

    def arguments(self, new=False):
        raise NotImplementedError

    def written(self, folder):
        """What is at the target: bytes, files by their paths, or None for nothing."""
        path = folder / self.target
        if not path.exists():
            return None
        return contents(path) if path.is_dir() else path.read_bytes()

    def __str__(self):
        return type(self).__name__.lower()


class Report(Writer):
    is_folder = True

    def arguments(self, new=False):
        return ["report", "--output", self.target, *(["--data", "own"] if new else [])]


class Render(Writer):
    def arguments(self, new=False):
        return ["render", "other.md" if new else "note.md", "-o", self.target]


class Check(Writer):
    def arguments(self, new=False):
        return ["check", "sizes.csv", "--format", "junit", "--output", self.target, *(["--device", "plus"] if new else [])]


class Ingest(Writer):
    is_folder = True
    replaces = False

    def arguments(self, new=False):
        return ["ingest", "other.log" if new else "run.log", "--output", self.target]


WRITERS = [Report(), Render(), Check(), Ingest()]


def prepare(folder, writer):
    """Fills the folder, with a note that is quick to render."""
    writer.prepare(folder)
    (folder / "note.md").write_text("# A note\n")


def discard(folder, kept):
    """Removes all of a folder but the files and folders of these names."""
    for name in set(names(folder)) - set(kept):
        path = folder / name
        shutil.rmtree(path) if path.is_dir() else path.unlink()
