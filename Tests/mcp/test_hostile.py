"""Hostile input gets one error, in bounded memory, and the server answers what comes next."""

import json
import os
import resource
import subprocess

import pytest

from conversation import MOST_SECONDS, Conversation
from test_protocol import INVALID_REQUEST, PARSE_ERROR

MEGABYTE = 1 << 20
PING = b'{"jsonrpc":"2.0","id":1,"method":"ping"}'


def padded(count):
    """A request of `count` bytes."""
    return PING[:-1] + b" " * (count - len(PING)) + b"}"


def deep(opening, closing, count):
    return b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":' + opening * count + closing * count + b"}}"


@pytest.mark.parametrize("message, code", [
    pytest.param(message, code, id=name) for name, message, code in [
        ("a line over 1 MB", padded(MEGABYTE + 1), PARSE_ERROR),
        ("a line of 20 MB", padded(20 * MEGABYTE), PARSE_ERROR),
        ("a line of 3 MB that is nothing", b"\0" * (3 * MEGABYTE), PARSE_ERROR),
        ("a million brackets", b"[" * 1_000_000, PARSE_ERROR),
        ("a million braces", b'{"":' * 200_000, PARSE_ERROR),
        ("half a million brackets and their ends", b"[" * 500_000 + b"]" * 500_000, PARSE_ERROR),
        ("deep lists in parameters", deep(b"[", b"]", 10_000), PARSE_ERROR),
        ("deep objects in parameters", deep(b'{"a":', b"}", 10_000).replace(b":}", b":0}"), PARSE_ERROR),
        ("invalid UTF-8 in a text", b'{"jsonrpc":"2.0","id":"\xff","method":"ping"}', PARSE_ERROR),
        ("a surrogate in UTF-8", b'{"jsonrpc":"2.0","id":"\xed\xa0\x80","method":"ping"}', PARSE_ERROR),
        ("invalid UTF-8 alone", b"\xc3", PARSE_ERROR),
        ("half of a surrogate pair", b'{"jsonrpc":"2.0","id":"\\ud800","method":"ping"}', PARSE_ERROR),
        ("UTF-16", PING.decode().encode("utf-16-le"), PARSE_ERROR),
        ("a zero byte", PING + b"\0", PARSE_ERROR),
        ("a repeated key", b'{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', INVALID_REQUEST),
        ("a key repeated with an escape", b'{"jsonrpc":"2.0","id":1,"\\u0069d":2,"method":"ping"}',
         INVALID_REQUEST),
        ("an empty batch", b"[]", INVALID_REQUEST),
        ("a batch", b"[" + PING + b"," + PING + b"]", INVALID_REQUEST),
        ("a batch of notifications", b'[{"jsonrpc":"2.0","method":"x"}]', INVALID_REQUEST),
        ("a text", b'"ping"', INVALID_REQUEST),
        ("null", b"null", INVALID_REQUEST),
        ("an empty object", b"{}", INVALID_REQUEST),
        ("two messages on a line", PING + PING, PARSE_ERROR),
        ("a comment", b"/* */" + PING, PARSE_ERROR),
        ("single quotes", PING.replace(b'"', b"'"), PARSE_ERROR),
        ("not a number", b'{"jsonrpc":"2.0","id":NaN,"method":"ping"}', PARSE_ERROR),
        ("a number with a zero before it", b'{"jsonrpc":"2.0","id":01,"method":"ping"}', PARSE_ERROR),
        ("no JSON at all", b"GET / HTTP/1.1", PARSE_ERROR),
        ("half a message", PING[:-5], PARSE_ERROR),
        ("a line of steering characters", b"\x1b[2J\x07", PARSE_ERROR)]])
def test_a_message_gets_an_error_and_nothing_else(conversation, message, code):
    conversation.send(message)
    response = conversation.receive()
    assert response["id"] is None and response["error"]["code"] == code, response
    assert response["error"]["message"].isprintable() and len(response["error"]["message"]) < 200


@pytest.mark.parametrize("message", [
    pytest.param(message, id=name) for name, message in [
        ("a line of 1 MB", padded(MEGABYTE)),
        ("a text of 1 MB", padded(MEGABYTE).replace(b" " * 500_000, b',"a":"' + b"x" * 499_993 + b'"', 1)),
        ("many zeros", deep(b"[" + b"0," * 400_000 + b"0", b"]", 1)),
        ("many empty objects", deep(b"[" + b"{}," * 250_000 + b"{}", b"]", 1)),
        ("many keys", deep(b'{' + b",".join(b'"%d":{}' % each for each in range(60_000)), b"}", 1)),
        ("many empty lists at 500 levels", deep(b"[", b"]", 500).replace(b"[]", b"[" + b"[]," * 340_000 + b"[]]")),
        ("many objects at 250 levels",
         deep(b'{"a":', b"}", 250).replace(b":}", b":[" + b'{"b":[]},' * 100_000 + b"0]}")),
        ("many chains of 400 levels",
         deep(b"[" + b",".join([b"[" * 400 + b"]" * 400] * 1_200), b"]", 1)),
        ("colons in texts", deep(b'{":":":","\\":":"a:\\"b:"', b"}", 1)),
        ("500 levels", deep(b"[", b"]", 500))]])
def test_a_strange_message_that_is_valid_is_answered(conversation, message):
    assert len(message) <= MEGABYTE and b'"method"' in message
    before = conversation.processor_time()
    conversation.send(message)
    assert conversation.receive()["result"] == {"resultType": "complete"}
    assert conversation.processor_time() - before < MOST_SECONDS


@pytest.mark.parametrize("kilobytes", [128, 512])
def test_no_depth_overflows_a_small_stack(program, kilobytes):
    """Whether it is accepted or refused, the next message is answered."""
    def small():
        resource.setrlimit(resource.RLIMIT_STACK, (kilobytes << 10, kilobytes << 10))

    depths = [50, 300, 509, 511, 2_000, 100_000]
    messages = [deep(*signs, depth).replace(b":}", b":0}")
                for depth in depths for signs in ((b"[", b"]"), (b'{"a":', b"}"), (b'[{"a":', b"}]"))]
    call = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"query","arguments":{"device":%s}}}'
    messages.append(call % (b"[" * 500 + b"]" * 500))
    result = subprocess.run([program.path, "serve", "--mcp"], preexec_fn=small, capture_output=True,
                            input=b"".join(each + b"\n" + PING + b"\n" for each in messages))
    responses = [json.loads(line) for line in result.stdout.splitlines()]
    assert (result.returncode, result.stderr, len(responses)) == (0, b"", 2 * len(messages))
    assert all(each["result"] == {"resultType": "complete"} for each in responses[1::2])
    assert {each.get("error", {}).get("code") for each in responses[::2]} == {None, PARSE_ERROR}


@pytest.mark.parametrize("tool, name", [
    *(("query", name) for name in ("device", "os", "family", "text-size", "system")),
    ("explain", "device"), ("compare", "device"), ("fit", "rows"), ("identify", "snapshot"), ("safe", "os")])
def test_a_value_of_any_length_gets_one_line(conversation, tool, name):
    for text in ("x" * 1_000_000, "1" * 16_000, "plus," * 3_000, "\u0301" * 8_000, "-" * 9_000, "\0", ""):
        result = conversation.call(tool, **{name: text})
        (part,) = result["content"]
        assert result["isError"] and part["text"].startswith("error: "), part
        # Candidates stand below, each on a line of its own.
        lines = part["text"].split("\n")
        assert all(each.isprintable() and len(each) < 1_200 for each in lines), lines
        assert all(each.startswith("  ") for each in lines[1:]), lines


def test_many_messages_take_no_memory(conversation):
    """The peak is that of one, which the fixture looks at."""
    for _ in range(20):
        conversation.send(padded(2 * MEGABYTE))
        conversation.send(b"[" * 1_000_000)
        assert {conversation.receive()["error"]["code"] for _ in range(2)} == {PARSE_ERROR}
        conversation.call("query", device="x" * 1_000_000)


def test_input_that_ends_at_once_is_no_error(program):
    assert program.run("serve", "--mcp") == (0, "", "")


def test_input_that_ends_in_a_long_line_gets_an_error(program):
    with Conversation(program) as conversation:
        conversation.write(padded(MEGABYTE + 1))
        assert json.loads(conversation.must_end())["error"]["code"] == PARSE_ERROR


def test_an_output_that_nobody_reads_ends_the_server(program):
    with Conversation(program) as conversation:
        assert "result" in conversation.ask("ping")
        conversation.output.close()
        conversation.process.stdout.close()
        conversation.send(PING)
        assert conversation.process.wait(timeout=30) == 0
        conversation.errors.seek(0)
        assert conversation.errors.read() == b""


def test_an_output_that_cannot_be_written_is_an_error(program):
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            [program.path, "serve", "--mcp"], input=PING + b"\n", stdout=full, stderr=subprocess.PIPE)
    assert result.returncode == 2
    assert result.stderr == b"error: standard output cannot be written: no space left on device\n"


def test_an_input_that_cannot_be_read_is_an_error(program):
    folder = os.open("/", os.O_RDONLY)
    result = subprocess.run([program.path, "serve", "--mcp"], stdin=folder, capture_output=True)
    os.close(folder)
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr == b"error: standard input cannot be read: is a directory\n"
