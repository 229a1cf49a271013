"""`--os` takes `18`, `iOS 18`, `17,18`, `17-26`, `17+` and `latest`; anything else is refused.

A name of a platform must be that of the devices, and a version must exist on the platform.
"""

import itertools
import json
import os
import random
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from shared import surroundings, table_rows

PHONE = ("-d", "iPhone 15 Pro", "--family", "systemSmall")
TODAY = ("-d", "plus")
WATCH = ("--platform", "watchOS")
MAC = ("--platform", "macOS")
VISION = ("--platform", "visionOS")
# The releases of iOS that PHONE may be asked for. There is no iOS 19 to 25.
PHONE_VERSIONS = {row["os"] for row in table_rows("os_releases") if row["platform"] == "iOS" and int(row["os"]) >= 17}

ACCEPTED = [
    (PHONE, "18", {"18"}), (PHONE, "iOS 18", {"18"}), (PHONE, "17,18", {"17", "18"}),
    (PHONE, "18,17", {"17", "18"}), (PHONE, "17,17", {"17"}), (PHONE, "17-18", {"17", "18"}),
    *((PHONE, f"17{dash}26", {"17", "18", "26"}) for dash in "-‐‑–—−"),
    (PHONE, "18-18", {"18"}), (TODAY, "10", {"10"}), (TODAY, "iOS 10", {"10"}),
    (TODAY, "10-12", {"10", "11", "12"}), (TODAY, "10,12", {"10", "12"}),
    (WATCH, "11", {"11"}), (WATCH, "watchOS 11", {"11"}), (WATCH, "10-26", {"10", "11", "26"}),
    (MAC, "15", {"15"}), (MAC, "macOS 15", {"15"}), (VISION, "26", {"26"}),
]
# Texts of one meaning, which may be refused all the same.
TOLERATED = [
    (PHONE, " 17", {"17"}), (PHONE, "17 ", {"17"}), (PHONE, "17\n", {"17"}),
    (PHONE, "17\u00a0", {"17"}), (PHONE, "17, 18", {"17", "18"}), (PHONE, "17 - 18", {"17", "18"}),
    (PHONE, "iOS17", {"17"}), (PHONE, "IOS 17", {"17"}), (PHONE, "ios\u00a017", {"17"}),
    (PHONE, "iOS 17-18", {"17", "18"}), (PHONE, "iOS 17,18", {"17", "18"}),
    (PHONE, "17-18,26", {"17", "18", "26"}), (PHONE, "17.0", {"17"}), (PHONE, "18.1", {"18"}),
    (PHONE, "17-25", {"17", "18"}),
]
REFUSED = [
    ">=17", "<17", ">17", "≤17", "=17", "==17", "not 17", "~17", "~> 17", "^17", "!17", "17-",
    "-17", "–17", "17..18", "17...18", "17.", ".17", "017", "0017", "+17", "17++", "17+18", "1 7",
    "17 18", "17/18", "17;18", "17|18", "17&18", "17 to 18", "17 and later", "17 or later", "iOS",
    "iOS ", "iOS iOS 17", "17 iOS", "17iOS", "17,", ",17", ",", "17,,18", "17,x", "x17", "v17",
    "17x", "17-x", "18-17", "17--18", "17-18-26", "１７", "١٧", "½", "17\u200b", "\ufeff17", "0x11",
    "1e1", "17%", "17*", "1?", "*", "all", "any", "", " ", "-", "+", "latest+", "latest-17",
    "-latest", "latests", "newest", "iphone", "Android 17", "OS 17", "i OS 17", "iOS17x", "iOS-17",
    "iOS_17", "iOS.17", "'17'", "(17)", "17\\n", "systemSmall", "0", "1", "999", "9" * 30, "-0",
    "true", "iOS 17 beta", "17b1", "17.x",
]
# A platform that is not the one of the devices.
CONTRADICTING = [
    *((PHONE, text) for text in (
        "macOS 15", "watchOS 11", "iPadOS 17", "visionOS 2", "tvOS 17", "17,macOS 15", "macOS 15-26",
        "macOS 15+", "watchOS latest")),
    (TODAY, "macOS 10"), (TODAY, "watchOS 10"), (WATCH, "iOS 11"), (MAC, "iOS 15"), (VISION, "iOS 26"),
]
# Versions that the numbering of a platform left out, or that never came.
MISSING = [
    *((PHONE, str(version)) for version in range(19, 26)), (PHONE, "98"), (PHONE, "18,19"),
    (PHONE, "19-25"), (WATCH, "12"), (WATCH, "25"), (WATCH, "12-25"), (MAC, "16"), (MAC, "25"),
    (VISION, "3"), (VISION, "18"), (VISION, "25"), (PHONE, "iOS 20"),
]
# The other commands that take versions.
COMMANDS = {
    "explain": PHONE, "compare": PHONE, "safe": PHONE, "fit": ("--rows", "3", "--row-height", "40", *PHONE),
    "identify": ("158x158", *PHONE), "check": ("sizes.csv", *PHONE),
}


@pytest.fixture(scope="module")
def run(program, tmp_path_factory):
    folder = tmp_path_factory.mktemp("versions")
    (folder / "sizes.csv").write_text(
        "id,width_pt\nwidgetkit.ios17.393x852@3.systemSmall,158\n")

    def run(command, context, text):
        # One argument, for a text may begin with a dash.
        result = subprocess.run(
            [str(program.path), command, *context, f"--os={text}",
             *([] if command == "explain" else ["--json"])],
            cwd=folder, env=surroundings(), capture_output=True, encoding="utf-8", timeout=300)
        return result.returncode, result.stdout, result.stderr

    return run


def versions(output):
    return {cell["os"].split(".")[0] for cell in json.loads(output)["cells"]}


def faults(run, cases, judge, tried):
    """What is wrong, one line for each case."""
    cases = list(cases)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = pool.map(lambda case: run(*case[0]), cases)
        found = []
        for (asked, expected), answer in zip(cases, answers):
            tried("version")
            why = judge(answer, expected)
            if why:
                found.append(f"{asked[0]} --os {asked[2]!r} of {' '.join(asked[1])}: {why}")
    return "\n".join(found)


def exactly(answer, expected):
    status, output, errors = answer
    if status not in (0, 1):
        return f"exit code {status}: {errors.strip()}"
    found = versions(output)
    return f"answered with {sorted(found)}" if found != expected else None


def refused(answer, words):
    """Exit code 64 and one line that has the words."""
    status, output, errors = answer
    if status != 64:
        return f"exit code {status}: {(output or errors)[:200]}"
    if output or not errors.startswith("error: ") or errors.count("\n") != 1:
        return f"no single line: {errors!r}"
    missing = [word for word in words if word not in errors]
    return f"does not say {missing}: {errors.strip()}" if missing else None


def test_every_form_is_accepted(run, tried):
    cases = [(("query", context, text), expected) for context, text, expected in ACCEPTED]
    assert not faults(run, cases, exactly, tried)


def test_forms_of_one_meaning_are_read_so_or_refused(run, night, tried):
    cases = [(("query", context, text), expected)
             for context, text, expected in (TOLERATED if night else TOLERATED[::3])]
    assert not faults(run, cases, lambda answer, expected: (
        refused(answer, []) if answer[0] == 64 else exactly(answer, expected)), tried)


def test_later_versions_and_the_latest(run):
    """`17+` is 17 and all later versions; `latest` is one of them, and none is later."""
    status, output, _ = run("query", PHONE, "17+")
    assert status == 0
    later = versions(output)
    assert {"17", "18", "26"} <= later <= PHONE_VERSIONS
    status, output, _ = run("query", PHONE, "latest")
    assert status in (0, 1)
    assert versions(output) == {max(later, key=int)}
    status, output, _ = run("query", PHONE, "18+")
    assert status == 0 and versions(output) == later - {"17"}


def test_anything_else_is_refused(run, night, tried):
    texts = REFUSED if night else [*REFUSED[:10], *random.Random(16).sample(REFUSED[10:], 15)]
    cases = [(("query", PHONE, text), []) for text in texts]
    cases += [((command, context, text), []) for (command, context), text in itertools.product(
        COMMANDS.items(), (">=17", "not 17", "017", "17,") if night else (">=17",))]
    assert not faults(run, cases, refused, tried)


def test_platform_that_contradicts_the_devices_is_refused(run, night, tried):
    cases = [(("query", context, text), []) for context, text in CONTRADICTING]
    if night:
        cases += [((command, context, "macOS 15"), []) for command, context in COMMANDS.items()]
    assert not faults(run, cases, refused, tried)


def test_missing_version_is_refused_with_those_that_exist(run, night, tried):
    existing = {PHONE: ["18", "26"], WATCH: ["11", "26"], MAC: ["15", "26"], VISION: ["2", "26"]}
    cases = [(("query", context, text), existing[context])
             for context, text in (MISSING if night else MISSING[::2])]
    if night:
        cases += [((command, context, "19"), ["18", "26"]) for command, context in COMMANDS.items()]
    assert not faults(run, cases, refused, tried)
