"""JSON Schemas of the JSON that each command writes, which the program makes from the fields of its answers.

The fields of an answer depend on the question, so the schema of a command is any of the schemas of its questions.
"""

import json
import shlex

from .archives import Entry, write_zip
from .release import output

# For each command, questions whose answers have all its fields. Files in braces are written before.
QUESTIONS = {
    "query": ["iphone 16 pro", "iphone 16 pro medium --places --os 18", "--kind activity iphone 16 pro",
              "--kind today --device plus --os 10", "ipad mini", "iphone 14 gap"],
    "explain": ["iphone 16 pro medium", "--kind activity iphone 16 pro lockScreen",
                "--kind today --device plus --landscape", "ipad mini small"],
    "list": ["devices", "screens", "screens iphone 13 mini", "text-sizes", "entry-points", "os", "families", "sources", "disputes", "rules",
             "unknown"],
    "compare": ["iphone 15 vs iphone 16 pro", "--kind today -d plus,se --os 10", "--kind activity iphone 15 vs iphone 16 pro",
                "medium ios 17 ios 18", "--kind activity watchos 11 watchos 26"],
    "fit": ["--rows 3 --row-height 40 iphone 16 pro medium", "--content-height 200 -d plus", "--lines 2 iphone 16 pro medium",
            "--lines most iphone 16 pro medium", "--lines most --kind today -d plus",
            "--content-width 150 --content-height 60 iphone 16 pro medium",
            "--image 1024x1024 iphone 16 pro medium", "--image 1024x1024", "--kind today --rows 3 --row-height 40 -d plus",
            "--kind today --content-width 150 -d plus"],
    "identify": ["364x170", "1049x493px", "1x1", "--kind today 398x110", "--kind widgetkit 364x170",
                 "--kind activity 371x160", "'max[718080]'"],
    "safe": ["medium ios 17+", "--kind today", "--kind activity lockScreen"],
    "cover": ["small ios 18+", "--kind activity", "--kind today"],
    "check": ["{pinned}", "{table}", "{pinned} {table}", "{pinned} {other}"],
}
FILES = {
    "pinned.csv": "id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,353\n",
    "other.csv": "id,height_pt\ntoday.ios10.414x736@3.landscape.l.today-view.expanded,352\n",
    "table.swift": "// iPhone 16 Pro on iOS 18\nlet medium = Size(339, 158)\n",
}


def of_question(program, command, question, files):
    """The schema of one answer."""
    words = [files.get(word.strip("{}"), word) for word in shlex.split(question)]
    text = output(program, "schemas", command, *words)
    return json.loads(text)


def schemas(program, folder):
    """The schema of each command."""
    files = {}
    for name, text in FILES.items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        files[path.stem] = str(path)
    for command, questions in QUESTIONS.items():
        found = [of_question(program, command, question, files) for question in questions]
        different = list({json.dumps(schema): schema for schema in found}.values())
        for schema in different:
            schema.pop("$schema")
        yield command, {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"The JSON of `widgetsize {command}`",
            "description": "Keys are always present. Later versions may add keys.",
            "anyOf": different}


def write_schemas(folder, program, release, work):
    """Writes the schemas of all commands as one archive."""
    files = [Entry(f"{command}.schema.json", (json.dumps(schema, indent=1) + "\n").encode())
             for command, schema in schemas(program, work)]
    write_zip(folder / f"widgetsize-schemas-{release.version}.zip",
              [*files, Entry("release.json", release.description)], release)
