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


@pytest.mark.parametrize("id", [
    b"1e2", b"1.0", b"-0", b"20E+1", b"9223372036854775808", b"1" + b"0" * 30, b"-" + b"9" * 38, b'"1e2"'])
def test_an_identifier_comes_back_as_it_was_written(conversation, id):
    conversation.send(b'{"jsonrpc": "2.0", "id": ' + id + b', "method": "ping"}')
    line = conversation.output.readline()
    assert line == b'{"jsonrpc":"2.0","id":' + id + b',"result":{"resultType":"complete"}}\n'
    conversation.send(b'{"jsonrpc": "2.0", "id": ' + id + b', "method": "none"}')
    assert conversation.output.readline().startswith(b'{"jsonrpc":"2.0","id":' + id + b',"error":')


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
    ({"jsonrpc": "2.0", "id": 7, "method": "ping", "params": []}, INVALID_PARAMETERS),
    ({"jsonrpc": "2.0", "id": 7, "method": "ping", "params": "x"}, INVALID_PARAMETERS),
    *(({"jsonrpc": "2.0", "id": 7, "method": method}, METHOD_NOT_FOUND) for method in (
        "", "Ping", "rpc.discover", "tools", "tools/call/", "resources/list", "prompts/list",
        "logging/setLevel", "completion/complete", "notifications/initialized", "x" * 100_000)),
    *(({"jsonrpc": "2.0", "id": 7, "method": method, "params": parameters}, INVALID_PARAMETERS)
      for method, parameters in [
          ("initialize", {}), ("initialize", {"protocolVersion": 1}), ("tools/list", {"cursor": "2"}),
          ("tools/call", {}), ("tools/call", {"name": 3}), ("tools/call", {"name": "report"}),
          ("tools/call", {"name": "serve"}), ("tools/call", {"name": "query", "arguments": []}),
          ("tools/call", {"name": "query", "arguments": "plus"}), ("tools/call", {"name": None})])])
def test_a_wrong_request_gets_its_error(conversation, message, code):
    conversation.send(message)
    response = conversation.receive()
    assert response["id"] == 7
    assert response["error"]["code"] == code
    text = response["error"]["message"]
    assert text and "\n" not in text and len(text) < 300


@pytest.mark.parametrize("message", [
    {"result": {}}, {"result": None}, {"error": {"code": -1, "message": "x"}}, {"error": None},
    {"result": {}, "error": {}}, {"result": {"method": "ping"}}])
@pytest.mark.parametrize("frame", [
    {"jsonrpc": "2.0", "id": 7}, {"jsonrpc": "2.0", "id": "a"}, {"jsonrpc": "2.0", "id": None}, {"id": 7}, {}])
def test_a_response_is_not_answered(conversation, frame, message):
    """The fixture asks something after it and must get that response first."""
    conversation.send({**frame, **message})


@pytest.mark.parametrize("method, parameters", [
    ("ping", None), ("tools/list", None), ("tools/list", {"cursor": None}), ("tools/list", {"_meta": None}),
    ("tools/call", {"name": "identify", "arguments": None})])
def test_null_is_a_missing_parameter(conversation, method, parameters):
    conversation.send({"jsonrpc": "2.0", "id": 7, "method": method, "params": parameters})
    response = conversation.receive()
    assert response["id"] == 7
    without = {key: value for key, value in (parameters or {}).items() if value is not None}
    conversation.send({"jsonrpc": "2.0", "id": 7, "method": method, **({"params": without} if without else {})})
    assert response["result"] == conversation.receive()["result"]


@pytest.mark.parametrize("params, code", [
    (b'{"name":"query","arguments":{"device":"plus","device":"iPhone 15"}}', INVALID_REQUEST),
    (b'{"name":"query","name":"query"}', INVALID_REQUEST), (b'{"a":[{"b":1},{"b":1,"\\u0062":2}]}', INVALID_REQUEST)])
@pytest.mark.parametrize("is_last", [False, True])
def test_a_repeated_key_does_not_cost_the_identifier(conversation, params, code, is_last):
    start, end = b'{"jsonrpc":"2.0","method":"tools/call",', b'"id":"mine"'
    parts = [b'"params":' + params, end]
    conversation.send(start + b",".join(parts if is_last else parts[::-1]) + b"}")
    response = conversation.receive()
    assert response["id"] == "mine" and response["error"]["code"] == code
    assert "twice" in response["error"]["message"]


@pytest.mark.parametrize("number", ["1e400", "-1E+999", "1e-400", "1" * 50, "0." + "3" * 50])
def test_a_number_that_no_option_takes_is_an_error_of_the_arguments(conversation, number):
    arguments = '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"query","arguments":{"os":%s}}}'
    conversation.send((arguments % number).encode())
    response = conversation.receive()
    assert response["id"] == 7 and response["result"]["isError"]
    (part,) = response["result"]["content"]
    assert part["text"] == f"error: argument 'os' is the number {number}; expected a list of strings"
    conversation.send(b'{"jsonrpc":"2.0","id":8,"method":"ping","params":{"a":[%s]}}' % number.encode())
    assert conversation.receive() == {"jsonrpc": "2.0", "id": 8, "result": {"resultType": "complete"}}


def test_a_list_in_a_list_is_no_argument(conversation):
    result = conversation.call("query", device=["plus", ["iPhone 15"]])
    assert result["isError"]
    assert result["content"][0]["text"] == "error: argument 'device' has a list; expected a list of strings"


def test_an_unknown_tool_has_the_nearest(conversation):
    error = conversation.ask("tools/call", {"name": "querry"})["error"]
    assert error["message"] == (
        "unknown tool 'querry'; did you mean 'query'?")


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
