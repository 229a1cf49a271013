"""The bundle that assistants install with one click, and the description for registries of servers.

https://github.com/modelcontextprotocol/mcpb and https://github.com/modelcontextprotocol/registry describe both.
"""

import hashlib
import json
import re
import subprocess

from .archives import Entry, write_zip
from .program import texts
from .release import Trouble

PLATFORMS = {"linux": "linux", "macos": "darwin"}
TITLE = "Sizes of iOS widgets"
DESCRIPTION = "How big iOS widgets are on every device, and where each number comes from"


def tools(program):
    """The tools of the server, as it lists them."""
    request = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    answer = subprocess.run([program, "serve"], input=json.dumps(request) + "\n", capture_output=True, encoding="utf-8")
    if answer.returncode:
        raise Trouble(f"'serve' failed: {answer.stderr.strip()}")
    return [{"name": tool["name"], "description": tool["description"]}
            for tool in json.loads(answer.stdout)["result"]["tools"]]


def manifest(program, release):
    """The manifest of the bundle."""
    facts = {
        "manifest_version": "0.3", "name": "widgetsize", "display_name": TITLE, "version": release.version,
        "description": DESCRIPTION, "author": {"name": "the widgetsize contributors"},
        "license": "MIT AND CC0-1.0", "keywords": ["ios", "widget", "widgetkit", "live-activities", "size"],
        "server": {
            "type": "binary", "entry_point": "server/widgetsize",
            "mcp_config": {"command": "${__dirname}/server/widgetsize", "args": ["serve"]}},
        "tools": tools(program),
        "compatibility": {"platforms": [PLATFORMS[release.system]]},
    }
    if release.repository:
        facts["repository"] = {"type": "git", "url": f"{release.repository}.git"}
    return facts


def document(value):
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode()


def write_assistants(folder, program, binary, release):
    """Writes the bundle, and `server.json` if the repository is on GitHub: the name of a server has its owner."""
    bundle = folder / f"widgetsize-{release.version}-{release.machine}.mcpb"
    write_zip(bundle, [
        Entry("manifest.json", document(manifest(program, release))),
        Entry("server/widgetsize", binary.data, is_executable=True), *texts(release)], release)
    owner = re.fullmatch(r"https://github\.com/([^/]+)/[^/]+", release.repository)
    if owner:
        (folder / "server.json").write_bytes(document({
            "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
            "name": f"io.github.{owner[1]}/widgetsize", "title": TITLE, "description": DESCRIPTION,
            "version": release.version,
            "repository": {"url": release.repository, "source": "github"},
            "packages": [{
                "registryType": "mcpb", "identifier": release.address(bundle.name),
                "fileSha256": hashlib.sha256(bundle.read_bytes()).hexdigest(), "transport": {"type": "stdio"}}]}))
