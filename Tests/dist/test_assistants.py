"""The bundle for assistants: its manifest, and the server that it starts."""

import json
import subprocess

import pytest

from archives import Archives
from shared import ROOT


def test_bundle_starts_the_server(dist, masked, tmp_path):
    """As an assistant does: with the command of the manifest, and without Swift or libcmark."""
    subprocess.run(["unzip", "-q", dist.path("assistants"), "-d", tmp_path / "bundle"], check=True)
    manifest = json.loads((tmp_path / "bundle" / "manifest.json").read_text())
    server = manifest["server"]
    command = server["mcp_config"]["command"].replace("${__dirname}", str(tmp_path / "bundle"))
    assert command == str(tmp_path / "bundle" / server["entry_point"])
    (tmp_path / "requests").write_text(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "query", "arguments": {"words": ["iphone 16 pro medium"], "os": ["27"]}}}) + "\n")
    answer = json.loads(masked.run("bash", "-c", '"$@" <requests', "bash", command, *server["mcp_config"]["args"],
                                   folder=tmp_path))
    assert answer["result"]["structuredContent"]["cells"][0]["width"]["pixels"] == 1049


def test_manifest_has_what_the_format_needs(dist, program):
    manifest = json.loads(dist.text("assistants", "manifest.json"))
    assert {"manifest_version", "name", "version", "description", "author", "server"} <= set(manifest)
    assert manifest["version"] == subprocess.check_output([program, "--version"], text=True).strip()
    assert [tool["name"] for tool in manifest["tools"]] == [
        "query", "explain", "compare", "fit", "lines", "safe", "cover", "identify"]
    assert manifest["compatibility"]["platforms"] == ["linux"] and manifest["server"]["type"] == "binary"


@pytest.mark.night
def test_registry_finds_the_bundle(program, tmp_path):
    """Only a repository on GitHub gives the server a name."""
    for address, name in (("https://github.com/somebody/widgetsize", "io.github.somebody/widgetsize"),
                          ("https://example.org/somebody/widgetsize", None)):
        folder = tmp_path / str(name).replace("/", "-")
        subprocess.run([ROOT / "Scripts" / "dist.py", program, folder, "--preset", "0", "--repository", address], check=True)
        assert (folder / "server.json").exists() == (name is not None)
        if name:
            server = json.loads((folder / "server.json").read_text())
            bundle = Archives(folder).path("assistants")
            digest = subprocess.check_output(["sha256sum", bundle], text=True).split()[0]
            assert server["name"] == name and len(server["description"]) <= 100
            [package] = server["packages"]
            assert package["fileSha256"] == digest and package["identifier"].endswith(f"/{bundle.name}")
