"""The client of the official SDK gets what the command line prints.

Each question goes to the server and to the command. The text of the tool's result is the table of the
command, its data the JSON.
"""

import json
import re

import anyio
import pytest
from mcp import Client, StdioServerParameters

from conversation import Conversation
from questions import QUESTIONS, line

# The client asks for the newest revision, or for the newest that begins with a handshake.
MODES = {"auto": "2026-07-28", "legacy": "2025-11-25"}
ASKED = [(tool, index) for tool, questions in QUESTIONS.items() for index in range(len(questions))]


def with_client(program, work, **options):
    """What `work` makes of a client that is connected to the server."""
    parameters = StdioServerParameters(command=str(program.path), args=["serve", "--mcp"])

    async def main():
        async with Client(parameters, **options) as client:
            return await work(client)

    return anyio.run(main)


@pytest.fixture(scope="module", params=MODES)
def mode(request):
    return request.param


@pytest.fixture(scope="module")
def answers(program, mode):
    """What the client got: the revision, the tools, and the result of each question."""

    async def ask(client):
        results = {
            (tool, index): await client.call_tool(tool, QUESTIONS[tool][index]) for tool, index in ASKED}
        return client.protocol_version, (await client.list_tools()).tools, results

    return with_client(program, ask, mode=mode)


def test_the_revision_is_the_newest_of_the_client(answers, mode):
    assert answers[0] == MODES[mode]


def test_tools_are_described(answers):
    tools = {tool.name: tool for tool in answers[1]}
    assert list(tools) == ["query", "explain", "compare", "fit", "lines", "safe", "cover", "identify"]
    for tool in tools.values():
        assert tool.annotations.read_only_hint and tool.description.endswith((".", "?\""))
        # What a person would ask, and nothing of a command line.
        assert re.match(r"(How|Who|Does|What|Which) [^.]*\? ", tool.description)
        texts = [tool.description, *(schema["description"] for schema in tool.input_schema["properties"].values())]
        assert not re.search("--|option|command line|'list", re.sub("unless another option", "", " ".join(texts)))
        assert tool.input_schema["type"] == "object"
        assert tool.input_schema["additionalProperties"] is False
        for schema in tool.input_schema["properties"].values():
            assert schema["description"].endswith(".")


def test_arguments_are_the_options_of_the_command_line(answers, program):
    tree = json.loads(program.run("--experimental-dump-help")[1])["command"]["subcommands"]
    commands = {command["commandName"]: command["arguments"] for command in tree}
    missing = {"help", "version", "unit", "sets", "set"}
    for tool in answers[1]:
        # Of several names, the last is the one that clients know.
        options = {
            names[-1]: argument for argument in commands[tool.name]
            if (names := [name["name"] for name in argument.get("names", []) if name["kind"] == "long"])
            and argument.get("sectionTitle") not in ("Output", "Tables")}
        properties = tool.input_schema["properties"]
        extra = {"snapshot"} if tool.name == "identify" else {"words"}
        assert set(properties) == set(options) - missing | extra
        for name, argument in options.items():
            if name not in missing:
                assert properties[name]["description"].startswith(argument["abstract"].split(" or another of")[0])
                expected = "boolean" if argument["kind"] == "flag" else (
                    "array" if argument["isRepeating"] else "string")
                assert properties[name]["type"] == expected


@pytest.mark.parametrize("tool, index", ASKED)
def test_an_answer_is_that_of_the_command_line(answers, program, tool, index):
    result = answers[2][tool, index]
    question = QUESTIONS[tool][index]
    status, table, errors = program.run(*line(tool, question))
    assert result.is_error == (status != 0), (result, errors)
    assert [part.type for part in result.content] == ["text"]
    assert result.content[0].text == (table or errors).removesuffix("\n")
    if table:
        assert result.structured_content == json.loads(program.run(*line(tool, question, "--json"))[1])
    else:
        assert result.structured_content is None


def test_questions_have_all_exit_codes_of_questions(program):
    statuses = {tool: {program.run(*line(tool, each))[0] for each in questions}
                for tool, questions in QUESTIONS.items()}
    assert all({0, 64} <= found for found in statuses.values()), statuses
    assert any(1 in found for found in statuses.values())


def test_wrong_arguments_are_explained_to_the_assistant(conversation):
    for tool, arguments, message in [
            ("query", {"devise": "iPhone 15"}, "unknown argument 'devise'; did you mean 'device'?"),
            ("query", {"unit": "px"}, "unknown argument 'unit'"),
            ("query", {"data": "/etc"}, "unknown argument 'data'"),
            ("safe", {"sets": "/etc/passwd"}, "unknown argument 'sets'"),
            ("query", {"format": "csv"}, "unknown argument 'format'"),
            ("query", {"device": True}, "argument 'device' is true; expected a list of strings"),
            ("query", {"device": [{"name": "plus"}]}, "argument 'device' has an object; expected a list of strings"),
            ("query", {"device": [["a", {}]]}, "argument 'device' has a list; expected a list of strings"),
            ("query", {"system": ["today"]}, "argument 'system' is a list; expected a string"),
            ("query", {"known": "yes"}, "argument 'known' is the string 'yes'; expected true or false"),
            ("identify", {"snapshot": "-"}, "snapshot '-' is standard input"),
            ("query", {"device": "x" * 1_000_000}, "the arguments are longer than 16384 bytes"),
            ("query", {"os": ["8"] * 100_000}, "the arguments are longer than 16384 bytes")]:
        result = conversation.call(tool, **arguments)
        assert result["isError"] and "structuredContent" not in result
        (part,) = result["content"]
        assert part["type"] == "text" and part["text"].startswith(f"error: {message}"), part
        assert "\n" not in part["text"] and len(part["text"]) < 1000


def test_null_is_an_argument_that_was_omitted(conversation):
    asked = conversation.call("query", device="iPhone 15", os=None, known=None)
    assert asked == conversation.call("query", device=["iPhone 15"])


def test_nothing_known_is_an_error_with_the_sentence_of_the_command(conversation, program):
    arguments = {"device": ["iPad Pro 11-inch (M4)"], "family": ["extraLarge"], "known": True}
    status, output, error = program.run(*line("query", arguments))
    assert (status, error) == (1, "") and output.startswith("no size is known\n")
    result = conversation.call("query", **arguments)
    assert result["isError"]
    assert result["content"] == [{"type": "text", "text": output.rstrip("\n")}]
    assert result["structuredContent"]["cells"] == []


def test_an_answer_that_is_too_long_has_its_table(conversation, program):
    arguments = {"os": ["8-17"], "system": "today"}
    result = conversation.call("query", **arguments)
    table, note = (part["text"] for part in result["content"])
    assert table + "\n" == program.run(*line("query", arguments))[1]
    assert note == "note: without data, which are too long; name devices, versions or families"
    assert "structuredContent" not in result and not result["isError"]


def test_tables_are_added_and_read_once(program, tmp_path):
    """The answers are those of the command with `--data`, also when the folder is gone."""
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "device_names.csv").write_text(
        "name,kind,device,screen_class,source_id\ntestphone,nickname,iphone-15,,\n")
    arguments = {"device": ["testphone"], "family": ["small"]}
    assert program.run(*line("query", arguments))[0] == 64
    table, data = (
        program.run(*line("query", arguments, "--data", folder, "--format", form))[1]
        for form in ("table", "json"))
    for options, environment in [(["--data", folder], {}), ([], {"WIDGETSIZE_DATA": str(folder)})]:
        with Conversation(program, *options, environment=environment) as conversation:
            assert "result" in conversation.ask("ping")
            away = folder.rename(tmp_path / "away")
            result = conversation.call("query", **arguments)
            away.rename(folder)
            assert result["content"][0]["text"] + "\n" == table
            assert result["structuredContent"] == json.loads(data)
            conversation.must_be_alive()


def test_broken_tables_end_the_server_at_its_start(program, tmp_path):
    status, output, errors = program.run("serve", "--mcp", "--data", tmp_path)
    assert (status, output) == (2, "") and "has none of the tables" in errors


def test_the_protocol_need_not_be_named(program):
    assert program.run("serve") == program.run("serve", "--mcp") == (0, "", "")
