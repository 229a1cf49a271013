"""Tables of a user: right ones, in every command, and broken ones, whose complaints name a place."""

from ..fixtures import broken as faults

TEXTS = ("-t", "xs-ax5", "-m", "compact,expanded", "-e", "today-view,notification-center,quick-action",
         "--portrait", "--landscape")
DEVICES = ("400x700", "410x730", "own-one", "Own Two", "Own Three", "Own Pad")


def own(facts):
    for folder in ("ranks", "entries", "models"):
        data = ("--data", folder)
        for device in DEVICES:
            for version in (*range(8, 19), 26, 27, 28):
                yield ("query", "-d", device, "--os", str(version), "--format", "json", *data)
            for system in facts.values("query", "kind"):
                yield ("query", "-d", device, "--kind", system, *data)
            yield ("explain", "-d", device, "--os", "10", *TEXTS, *data)
            yield ("explain", "-d", device, "--os", "18", *data)
            yield ("fit", "-d", device, "--rows", "3", "--row-height", "36", *data)
            yield ("safe", "-d", device, *data)
        for version in ("8", "9", "10", "11", "12", "13"):
            # The entry point is open.
            yield ("explain", "-d", "400x700", "--os", version, "--kind", "today", *data)
            yield ("query", "--idiom", "phone", "--os", version, "--format", "csv", *data)
        for system in facts.values("query", "kind"):
            yield ("query", "--kind", system, "--format", "csv", *data)
            yield ("safe", "--kind", system, *data)
        for form in facts.values("query", "format"):
            yield ("query", "-d", "own-one", "--os", "18", "--format", form, *data)
        for topic in facts.values("list", "topic"):
            yield ("list", topic, *data)
            yield ("list", topic, "--json", *data)
        for size in ("110", "111", "115", "384", "500"):
            yield ("identify", "--height", size, *data)
        yield ("identify", "max[320000]", *data)
        yield ("fit", "--image", "700x700", *data)
        yield ("compare", "own-one", "own-three", *data)
        yield ("compare", "own-one", "iPhone 15", "--os", "18", "--differences", *data)
    for topic in facts.values("list", "topic"):
        yield ("list", topic, "--data", "own")
    # A key that is there already, and two folders.
    yield ("query", "-d", "own-one", "--data", "taken")
    yield ("query", "-d", "own-one", "--data", "own", "--data", "models")


def broken(facts):
    folders = sorted({"/".join(file.split("/")[:2]) for file in faults.FILES})
    for folder in (*folders, "broken"):
        yield ("query", "-d", "own-one", "--data", folder)
    folder = "broken/many"
    data = ("--data", folder)
    for line in (("list", "os"), ("explain", "-d", "plus"), ("compare", "plus"), ("check", "lock.csv"),
                 ("fit", "--lines", "2"), ("identify", "--height", "110"), ("safe",), ("render", "note.md")):
        yield (*line, *data)
    yield ("report", "--output", "site", *data)
