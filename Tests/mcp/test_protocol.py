"""Requests, notifications and errors, as JSON-RPC 2.0 and the Model Context Protocol have them."""

import pytest

from conversation import Conversation

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMETERS = -32700, -32600, -32601, -32602
UNSUPPORTED_VERSION = -32022
VERSION_KEY = "io.modelcontextprotocol/protocolVersion"


def initialize(version):
    return {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}


@pytest.mark.parametrize("requested, answered", [
    ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"),
    # It demands batches.
    ("2025-03-26", "2025-11-25"),
    # It has no handshake.
    ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25")])
def test_initialize_answers_with_a_revision_of_both(conversation, program, requested, answered):
    result = conversation.ask("initialize", initialize(requested))["result"]
    assert result["protocolVersion"] == answered
    assert result["capabilities"] == {"tools": {}}
    version = program.run("--version")[1].strip()
    assert result["serverInfo"] == {"name": "widgetsize", "version": version}
    conversation.send({"jsonrpc": "2.0", "method": "notifications/initialized"})


def test_discover_lists_all_revisions(conversation):
    result = conversation.ask("server/discover", {"_meta": {VERSION_KEY: "2026-07-28"}})["result"]
    assert result["resultType"] == "complete" and result["capabilities"] == {"tools": {}}
    assert result["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18", "2024-11-05"]


@pytest.mark.parametrize("version", ["2099-01-01", "2025-03-26", 5, None])
def test_an_unknown_revision_is_refused_in_every_request(conversation, version):
    for method in ("tools/list", "server/discover", "tools/call"):
        error = conversation.ask(method, {"_meta": {VERSION_KEY: version}})["error"]
        assert error["code"] == UNSUPPORTED_VERSION
        assert "2026-07-28" in error["data"]["supported"]
        assert error["data"]["requested"] == (version if isinstance(version, str) else "")


@pytest.mark.parametrize("id", ["", "a", "\u00e9\n\"\\", 0, -5, 1, 2**53, 2**63 - 1, "x" * 100_000])
def test_an_identifier_is_repeated(conversation, id):
    conversation.send({"jsonrpc": "2.0", "id": id, "method": "ping"})
    response = conversation.receive()
    assert response["id"] == id and type(response["id"]) is type(id)
    assert response["result"] == {"resultType": "complete"}


@pytest.mark.parametrize("id", [b"null", b"1.5", b"true", b"[]", b"{}", b"1e400", b"1" * 40, b"-1e-1"])
def test_any_other_identifier_is_refused(conversation, id):
    conversation.send(b'{"jsonrpc": "2.0", "id": ' + id + b', "method": "ping"}')
    response = conversation.receive()
    assert response["id"] is None
    assert response["error"]["code"] in (INVALID_REQUEST, PARSE_ERROR)


@pytest.mark.parametrize("message, code", [
    ({"id": 7, "method": "ping"}, INVALID_REQUEST),
    ({"jsonrpc": "1.0", "id": 7, "method": "ping"}, INVALID_REQUEST),
    ({"jsonrpc": 2.0, "id": 7, "method": "ping"}, INVALID_REQUEST),
    ({"jsonrpc": "2.0", "id": 7}, INVALID_REQUEST),
    ({"jsonrpc": "2.0", "id": 7, "method": 3}, INVALID_REQUEST),
    ({"jsonrpc": "2.0", "id": 7, "method": None}, INVALID_REQUEST),
    # A response to a request that the server never made.
    ({"jsonrpc": "2.0", "id": 7, "result": {}}, INVALID_REQUEST),
    ({"jsonrpc": "2.0", "id": 7, "method": "ping", "params": []}, INVALID_PARAMETERS),
    ({"jsonrpc": "2.0", "id": 7, "method": "ping", "params": None}, INVALID_PARAMETERS),
    *(({"jsonrpc": "2.0", "id": 7, "method": method}, METHOD_NOT_FOUND) for method in (
        "", "Ping", "rpc.discover", "tools", "tools/call/", "resources/list", "prompts/list",
        "logging/setLevel", "completion/complete", "notifications/initialized", "x" * 100_000)),
    *(({"jsonrpc": "2.0", "id": 7, "method": method, "params": parameters}, INVALID_PARAMETERS)
      for method, parameters in [
          ("initialize", {}), ("initialize", {"protocolVersion": 1}), ("tools/list", {"cursor": "2"}),
          ("tools/call", {}), ("tools/call", {"name": 3}), ("tools/call", {"name": "report"}),
          ("tools/call", {"name": "serve"}), ("tools/call", {"name": "query", "arguments": []}),
          ("tools/call", {"name": "query", "arguments": "plus"}),
          ("tools/call", {"name": "query", "arguments": None})])])
def test_a_wrong_request_gets_its_error(conversation, message, code):
    conversation.send(message)
    response = conversation.receive()
    assert response["id"] == 7
    assert response["error"]["code"] == code
    text = response["error"]["message"]
    assert text and "\n" not in text and len(text) < 300


def test_an_unknown_tool_has_the_nearest(conversation):
    error = conversation.ask("tools/call", {"name": "querry"})["error"]
    assert error["message"] == (
        "unknown tool 'querry'; expected one of query, explain, compare, fit, identify, safe; "
        "did you mean 'query'?")


@pytest.mark.parametrize("method", [
    "notifications/initialized", "notifications/cancelled", "notifications/none", "tools/call", "ping",
    "tools/list", "none", ""])
def test_a_notification_has_no_response(conversation, method):
    conversation.send({"jsonrpc": "2.0", "method": method})
    conversation.send(
        {"jsonrpc": "2.0", "method": method, "params": {"name": "query", "arguments": {"x": 1}}})
    conversation.send({"jsonrpc": "2.0", "method": method, "params": ["no object"]})


def test_blank_lines_are_passed_over(conversation):
    conversation.send(b"\n \t\r\n\r")


def test_a_line_may_end_as_on_other_systems(conversation):
    conversation.send(b'{"jsonrpc":"2.0","id":1,"method":"ping"}\r')
    assert conversation.receive()["id"] == 1


def test_the_last_line_needs_no_end(program):
    with Conversation(program) as conversation:
        conversation.write(b'{"jsonrpc":"2.0","id":1,"method":"ping"}')
        response = b'{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}\n'
        assert conversation.must_end() == response


def test_responses_come_before_the_next_request(conversation):
    """Nothing waits in a buffer, also in the middle of a line."""
    conversation.write(b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n{"jsonrpc":')
    assert conversation.receive()["id"] == 1
    conversation.write(b'"2.0","id":2,"method":"ping"}\n')
    assert conversation.receive()["id"] == 2
