"""Prints the keys of each kind of object of a JSON text, in their order: one line for each different list."""

import json
import sys


def keys(pairs):
    line = " ".join(key for key, _ in pairs)
    seen.setdefault(line)
    return dict(pairs)


seen = {}
json.load(sys.stdin, object_pairs_hook=keys)
print("\n".join(sorted(seen)))
