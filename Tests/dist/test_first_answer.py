"""The first answer, from one archive and nothing else: Swift and libcmark are masked."""

import json
import re
import subprocess
import sys

import pytest

from shared import ROOT

QUESTION = ["query", "iPhone 16 Pro", "--family", "medium"]
ANSWER = re.compile(r"349\.67 +164\.33")


def test_masked_machine_has_neither_swift_nor_libcmark(masked, tmp_path):
    masked.run("swift", "--version", folder=tmp_path, accepted=(126, 127))
    assert masked.run("pkg-config", "--exists", "libcmark", folder=tmp_path, accepted=(1,)) == ""
    shared = ROOT / ".build-tests" / "release" / "widgetsize"
    if shared.exists():
        # This program needs both: the answers below come from another.
        masked.run(shared, "--version", folder=tmp_path, accepted=(126, 127))


def test_program_of_the_archive_answers(dist, masked, tmp_path):
    folder = dist.unpack("program", tmp_path)
    assert ANSWER.search(masked.run(folder / "bin" / "widgetsize", *QUESTION, folder=tmp_path))
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} == {
        "LICENSE", "README.md", "release.json", "bin/widgetsize", "share/man/man1/widgetsize.1",
        "share/bash-completion/completions/widgetsize", "share/fish/vendor_completions.d/widgetsize.fish",
        "share/zsh/site-functions/_widgetsize"}
    assert all(path.stat().st_size > 500 for path in (folder / "share").rglob("*") if path.is_file())
    page = (folder / "share" / "man" / "man1" / "widgetsize.1").read_text()
    assert page.startswith('.\\" ') and "\n.Dt WIDGETSIZE 1\n" in page
    for command in ("query", "check", "report"):
        assert f"\n.It Em {command}\n" in page


def test_wheel_installs_a_program_that_answers(dist, masked, tmp_path):
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv" / "bin"
    masked.run(programs / "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check",
               dist.path("wheel"), folder=tmp_path)
    assert ANSWER.search(masked.run(programs / "widgetsize", *QUESTION, folder=tmp_path))
    masked.run(programs / "pip", "check", folder=tmp_path)
    asked = "import widgetsize; print(widgetsize.size('iphone 16 pro', 'medium', os=27).width.pixels)"
    assert masked.run(programs / "python", "-c", asked, folder=tmp_path) == "1049\n"


def test_npm_package_answers(dist, masked, tmp_path):
    (tmp_path / "package.json").write_text('{"private": true}')
    masked.run("npm", "install", "--offline", "--silent", "--no-audit", "--no-fund",
               dist.path("npm"), folder=tmp_path, environment={"npm_config_cache": str(tmp_path / "cache")})
    (tmp_path / "ask.mjs").write_text("""
        import { size } from "widgetsize-data";
        const { width, height } = size("iPhone17,1", "medium", { os: 26 });
        console.log(width.pixels, height.pixels);
    """)
    assert masked.run("node", "ask.mjs", folder=tmp_path) == "1049 493\n"


def test_program_answers_in_an_image_without_other_files(dist, masked, tmp_path):
    """As in the image of the Dockerfile, without Docker: the root has the program and /proc alone."""
    unpacked = dist.unpack("program", tmp_path)
    root = tmp_path / "root"
    (root / "proc").mkdir(parents=True)
    (root / "widgetsize").write_bytes((unpacked / "bin" / "widgetsize").read_bytes())
    (root / "widgetsize").chmod(0o755)
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    [entry] = [json.loads(line.split(maxsplit=1)[1]) for line in lines if line.startswith("ENTRYPOINT")]
    assert "FROM scratch" in lines and entry == ["/widgetsize"]
    answer = masked.run(
        "bash", "-euc", 'mount --rbind /proc root/proc; exec chroot root "$@"', "bash", *entry, *QUESTION,
        folder=tmp_path)
    assert ANSWER.search(answer)


@pytest.fixture
def consumer(dist, tmp_path):
    """A package that depends on that of the plugins, and on nothing else."""
    plugin = dist.unpack("plugin", tmp_path)
    folder = tmp_path / "consumer"
    folder.mkdir()
    (folder / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        f'let package = Package(name: "Consumer", dependencies: [.package(path: "../{plugin.name}")])\n')
    pinned = ROOT / "Examples" / "WidgetTests" / "sizes.lock.csv"
    (folder / "sizes.lock.csv").write_text(pinned.read_text())
    (folder / "moved.csv").write_text(pinned.read_text().replace(",352\n", ",353\n"))
    return folder


def test_plugin_checks_with_the_bundle(consumer, without_libcmark):
    """Nothing is built but the plugin; the program is that of the artifact bundle."""
    command = ["swift", "package", "widgetsize", "check"]
    passed = without_libcmark.run(*command, "sizes.lock.csv", folder=consumer)
    assert "sizes.lock.csv: 1 number of 1 cell as pinned" in passed
    failed = without_libcmark.run(*command, "moved.csv", folder=consumer, accepted=(1,))
    assert "error: widgetsize ended with exit code 1" in failed
    assert not list((consumer / ".build").rglob("WidgetSizing*"))


def test_build_checks_with_the_bundle(consumer, without_libcmark):
    """The target has the example's sizes, one of them wrong."""
    manifest = consumer / "Package.swift"
    manifest.write_text(manifest.read_text().replace(")])", """)], targets: [
      .target(name: "Sizes", plugins: [.plugin(name: "CheckWidgetSizes", package: "widgetsize-plugin")])])"""))
    sizes = ROOT / "Examples" / "CheckedSizes" / "Sources" / "CheckedSizes" / "PreviewSizes.swift"
    wrong = sizes.read_text().replace("width: 338, height: 354", "width: 339, height: 354")
    (consumer / "Sources" / "Sizes").mkdir(parents=True)
    (consumer / "Sources" / "Sizes" / "PreviewSizes.swift").write_text(wrong)
    built = without_libcmark.run("swift", "build", folder=consumer)
    [line] = [number for number, line in enumerate(wrong.splitlines(), 1) if "width: 339" in line]
    assert f"PreviewSizes.swift:{line}:47: warning: 339 × 354 is no size of systemLarge" in built
