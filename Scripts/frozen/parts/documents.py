"""The commands that read and write documents: ingest, render, report and serve."""

import json

from .. import fixtures
from ..question import Question


def ingest(facts):
    for line in (("log.txt",), ("log.txt", "--source", "LOCAL7"), ("wrong.log",), ("note.md",),
                 ("system.log",), ("none.log",), ("log.txt", "--data", "models"),
                 ("log.txt", "--source", "S01"), ("log.txt", "--source", "local")):
        yield ("ingest", *line)
    for file in fixtures.FILES:
        if file.startswith("logs/"):
            yield ("ingest", file)
    yield Question(("ingest", "-"), input=fixtures.FILES["log.txt"])
    for file in ("log.txt", "system.log", "logs/own.log"):
        yield ("ingest", file, "-o", "new", "--data", "models")
    # The folder is not new.
    yield ("ingest", "log.txt", "-o", "own")


def render(facts):
    files = [file for file in fixtures.FILES if file.endswith(".md")]
    for form in facts.values("render", "format"):
        for file in files:
            yield ("render", file, "--format", form)
            yield ("render", file, "--format", form, "--allow-html")
        yield ("render", "note.md", "--format", form, "-o", "out")
        yield Question(("render", "-", "--format", form), input=fixtures.FILES["note.md"])
        yield ("render", "notes/own.md", "--data", "models", "--format", form)
    for file in files:
        yield ("render", file, "--fragment")
    # Nothing is written.
    yield ("render", "wrong.md", "-o", "out")
    yield ("render", "none.md")


def conversation(*messages):
    """Messages to the server, a line each. A text is sent as it is."""
    return "".join(
        (each if isinstance(each, str) else json.dumps(each)) + "\n" for each in messages)


def request(number, method, **parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}


def serve(facts):
    """Conversations with the server for assistants, each in one protocol version or with faults."""
    versions = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "1999-01-01")
    for version in versions:
        yield Question(("serve", "--mcp"), input=conversation(
            request(1, "initialize", protocolVersion=version, capabilities={},
                    clientInfo={"name": "freeze", "version": "1"}),
            {"jsonrpc": "2.0", "method": "notifications/initialized"},
            request(2, "tools/list"), request(3, "ping")))
    start = request(0, "initialize", protocolVersion="2025-06-18")
    calls = [
        ("query", {"device": ["plus"], "landscape": True}),
        ("query", {"device": ["iPhone 15", "iPhone SE"], "family": ["small"], "os": ["18"]}),
        ("query", {"device": ["iPhone 15"], "unit": "px", "known": True, "sort": "width"}),
        ("query", {"device": "iPhone 15"}), ("query", {"device": ["iPhone 99"]}),
        ("query", {"devise": ["iPhone 15"]}), ("query", {"landscape": "yes"}), ("query", {}),
        ("explain", {"device": ["iPhone 15"]}), ("explain", {"device": ["plus"], "text-size": ["l"]}),
        ("compare", {"device": ["iPhone 15", "iPhone 16 Pro"]}),
        ("compare", {"device": ["iPhone 15"], "os": ["17", "18"], "differences": True}),
        ("fit", {"rows": 3, "row-height": 44, "family": ["medium"]}),
        ("fit", {"rows": 3.5, "row-height": 44}), ("fit", {"image": "1024x1024"}),
        ("identify", {"snapshot": "364x170"}), ("identify", {"size": "359x616"}), ("identify", {}),
        ("safe", {"family": ["small"]}), ("safe", {"idiom": ["phone"], "os": ["10-12"]}),
        ("report", {"output": "site"}), ("check", {"file": "lock.csv"}), ("", {})]
    for name, arguments in calls:
        yield Question(("serve", "--mcp"), input=conversation(
            start, request(1, "tools/call", name=name, arguments=arguments)))
    everything = [request(number, "tools/call", name=name, arguments=arguments)
                  for number, (name, arguments) in enumerate(calls)]
    yield Question(("serve", "--mcp"), input=conversation(start, *everything))
    yield Question(("serve", "--mcp", "--data", "models"), input=conversation(
        start, *everything, request(90, "tools/call", name="query", arguments={"device": ["Own One"]})))
    faults = [
        "", "x", "{", "[]", "null", "1", "[1]", "{}", '{"jsonrpc":"2.0"}', '{"jsonrpc":"1.0","id":1}',
        '{"jsonrpc":"2.0","id":1,"method":1}', '{"jsonrpc":"2.0","id":[],"method":"ping"}',
        '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', '{"jsonrpc":"2.0","id":1,"method":"ping"} x',
        '{"jsonrpc":"2.0","id":1,"method":"tools/call"}', "\ufeff{}",
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}',
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"query","arguments":[]}}',
        '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":1}}',
        json.dumps([request(1, "ping"), request(2, "ping")]), json.dumps(request("a", "none")),
        json.dumps(request(1, "server/discover")), json.dumps(request(1, "resources/list"))]
    for fault in faults:
        # The conversation goes on after a fault.
        yield Question(("serve", "--mcp"), input=conversation(start, fault, request(9, "ping")))
    yield Question(("serve", "--mcp"), input=conversation(request(1, "tools/list")))


def report(facts):
    yield ("report", "--output", "site")
    yield ("report", "--output", "site", "--address", "https://example.org/sizes/")
    yield ("report", "--output", "site", "--data", "ranks", "--data", "models")
    for address in ("example.org", "http://example.org/", "https://example.org/?a", "https://"):
        yield ("report", "--output", "site", "--address", address)
    for form in ("https://example.org/issues/new?a", "http://example.org/", "https://example.org/#a"):
        yield ("report", "--output", "site", "--issues", form)
    # A folder with other files.
    yield ("report", "--output", "own")
