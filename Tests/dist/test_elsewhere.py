"""Scripts on macOS, as far as Linux can tell: with the tools of busybox, with a system that says it is another, with
programs that stand for those of macOS. docs/install.md says what only a Mac can show."""

import hashlib
import io
import shutil
import struct
import subprocess
import sys
import tarfile

import pytest

from archives import BUILD
from elsewhere import GNU_ALONE, NEWER_THAN_BASH_3, Elsewhere, busybox_tools, habits, scripts
from shared import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
from distribution.formula import write_formula  # noqa: E402
from distribution.macos import PROCESSORS, UNIVERSAL, check_libraries, universal  # noqa: E402
from distribution.release import Release, Trouble  # noqa: E402
from distribution.wheel import PLATFORMS  # noqa: E402

SCRIPTS = ROOT / "Scripts"
VERSION = "0.2.0"


@pytest.fixture(scope="module")
def tools(tmp_path_factory):
    folder = busybox_tools(tmp_path_factory.mktemp("busybox") / "bin")
    if folder is None:
        pytest.skip("busybox is not installed")
    return folder


@pytest.fixture
def elsewhere(tools, tmp_path):
    return Elsewhere(tools, tmp_path)


@pytest.mark.parametrize("path", scripts(), ids=lambda path: path.name)
def test_script_needs_no_newer_bash_and_no_tool_of_gnu(path):
    assert not list(habits(path.read_text(), {**NEWER_THAN_BASH_3, **GNU_ALONE}))
    subprocess.run(["bash", "-n", path], check=True)


def test_makefile_and_cases_need_no_tool_of_gnu():
    found = list(habits((ROOT / "Makefile").read_text(), GNU_ALONE))
    for path in sorted((ROOT / "Tests" / "cases").glob("*.t")):
        lines = path.read_text().splitlines()
        code = "\n".join(line[4:] if line.startswith(("  $ ", "  > ")) else "" for line in lines)
        found += [f"{path.name}:{habit}" for habit in habits(code, GNU_ALONE)]
    assert not found


@pytest.mark.parametrize("line", [
    "sed -i 's/a/b/' file", r"sed 's/a/b\n/'", "grep -P a", r"grep -o 'a\|b'", "date -d now", "stat -c %s f", "readlink -f .",
    "mapfile -t a", "declare -A a", "echo ${a^^}", "a |& b", "echo ${a[-1]}", "xargs -r ls", "wc -l <file", "a | wc -l",
    "sort -V", "source <(a)", "sha256sum --check x"])
def test_habits_are_found(line):
    assert list(habits(line, {**NEWER_THAN_BASH_3, **GNU_ALONE}))


def test_scripts_run_with_other_tools(elsewhere, project, program, tmp_path):
    """Those that need neither Swift nor a network, as they are."""
    (elsewhere.fakes / "widgetsize").symlink_to(program)
    passed = elsewhere.run(SCRIPTS / "pre-commit.sh", "--", "right sizes.csv", folder=project)
    failed = elsewhere.run(SCRIPTS / "action.sh", "check", folder=project,
                           FILES="moved.csv\nright sizes.csv\n", OPTIONS="--strict --os '17+'", ANNOTATIONS="true")
    assert (passed.returncode, failed.returncode) == (0, 1), (passed, failed)
    assert "::error file=moved.csv,line=2" in failed.stdout
    (tmp_path / "pictures").mkdir()
    assert elsewhere.run(SCRIPTS / "picture.sh", program, "pictures").returncode == 0
    for name in ("widgets.svg", "widgets-dark.svg"):
        assert (tmp_path / "pictures" / name).read_text() == (ROOT / "docs" / name).read_text()
    assert elsewhere.run(SCRIPTS / "install-built.sh", program, "installed", BUILD).returncode == 0
    assert len([path for path in (tmp_path / "installed").rglob("*") if path.is_file()]) == 5
    assert elsewhere.run(SCRIPTS / "timed.sh", "steps", "one", "true").stdout == "one: ok\n"
    assert "one " in elsewhere.run(SCRIPTS / "timed.sh", "--report", "steps").stdout
    assert elsewhere.run(SCRIPTS / "require.sh", "python").returncode == 0
    assert elsewhere.run(SCRIPTS / "fuzz.sh", "many").stderr == "'many' is not a number of executions\n"


def release_of(folder, machine):
    """A release with one archive, of a program that says its name."""
    name = f"widgetsize-{VERSION}-{machine}"
    place = folder / "releases" / f"v{VERSION}"
    place.mkdir(parents=True, exist_ok=True)
    with tarfile.open(place / f"{name}.tar.xz", "w:xz", preset=0) as archive:
        for path, text in (("bin/widgetsize", f"#!/bin/sh\necho {machine}, 349.67 × 164.33\n"), ("share/man/man1/a.1", "a")):
            member = tarfile.TarInfo(f"{name}/{path}")
            member.size, member.mode = len(text.encode()), 0o755
            archive.addfile(member, io.BytesIO(text.encode()))
    digest = hashlib.sha256((place / f"{name}.tar.xz").read_bytes()).hexdigest()
    (place / "SHA256SUMS").write_text(f"{'0' * 64}  widgetsize-tables-{VERSION}-{machine}.tar.xz\n{digest}  {name}.tar.xz\n")
    return {"WIDGETSIZE_RELEASES": f"file://{folder}/releases", "WIDGETSIZE_VERSION": VERSION}


MACHINES = [("Linux", "x86_64", "x86_64-linux"), ("Linux", "amd64", "x86_64-linux"), ("Linux", "aarch64", "aarch64-linux"),
            ("Linux", "arm64", "aarch64-linux"), ("Darwin", "arm64", UNIVERSAL), ("Darwin", "x86_64", UNIVERSAL)]


@pytest.mark.parametrize("system, processor, machine", MACHINES)
def test_install_takes_the_archive_of_the_machine(elsewhere, tmp_path, system, processor, machine):
    assert machine in PLATFORMS
    elsewhere.fake_system(system, processor)
    variables = release_of(tmp_path, machine)
    installed = elsewhere.run(SCRIPTS / "install.sh", "-a folder", **variables)
    assert installed.returncode == 0, installed
    assert installed.stderr == (f"installed ./-a folder/bin/widgetsize, version {VERSION}\n"
                                "add ./-a folder/bin to your PATH\n")
    ran = subprocess.run([tmp_path / "-a folder" / "bin" / "widgetsize"], capture_output=True, text=True)
    assert ran.stdout.startswith(machine)
    assert (tmp_path / "-a folder" / "share" / "man" / "man1" / "a.1").exists()
    # It is the default, and takes the place of an earlier one.
    for _ in range(2):
        assert elsewhere.run(SCRIPTS / "install.sh", **variables).returncode == 0
    assert (tmp_path / "home" / ".local" / "bin" / "widgetsize").exists()


@pytest.mark.parametrize("system, processor, release, variables, code, words", [
    ("Linux", "riscv64", "", {}, 3, "the release 0.2.0 has no archive for riscv64-linux"),
    ("Darwin", "arm64", "15.7", {}, 3, "the archive for macOS needs macOS 26 or later: build from source"),
    ("Darwin", "arm64", "26.0", {"WIDGETSIZE_CHECKSUM": "0" * 64}, 1, "FAILED: its SHA-256 is "),
    ("Darwin", "arm64", "26.0", {"WIDGETSIZE_VERSION": "9.9"}, 1, "version 9.9: file://"),
    ("Darwin", "arm64", "26.0", {"WIDGETSIZE_RELEASES": ""}, 64, "WIDGETSIZE_RELEASES: expected https://"),
    ("Darwin", "arm64", "26.0", {"WIDGETSIZE_RELEASES": "http://a"}, 64, "WIDGETSIZE_RELEASES: expected https://"),
    ("Darwin", "arm64", "26.0", {"WIDGETSIZE_VERSION": "../1"}, 64, "version: ../1 is not a version"),
])
def test_install_says_why_it_does_not(elsewhere, tmp_path, system, processor, release, variables, code, words):
    elsewhere.fake_system(system, processor, release)
    refused = elsewhere.run(SCRIPTS / "install.sh", "here", **{**release_of(tmp_path, UNIVERSAL), **variables})
    assert (refused.returncode, refused.stdout) == (code, "") and words in refused.stderr, refused
    assert not (tmp_path / "here").exists()


def test_install_compares_checksums_with_the_script_of_perl(elsewhere, tmp_path):
    """macOS has shasum and no sha256sum."""
    if not shutil.which("shasum"):
        pytest.skip("shasum is not installed")
    elsewhere.fake_system("Darwin", "arm64")
    names = ("sh", "bash", "env", "perl", "shasum", "curl", "mktemp", "rm", "awk", "cut", "tr", "tar", "xz", "mkdir", "cp", "cat")
    for name in names:
        if not (elsewhere.fakes / name).exists():
            (elsewhere.fakes / name).symlink_to(shutil.which(name))
    result = subprocess.run(
        [SCRIPTS / "install.sh", tmp_path / "here"], capture_output=True, text=True,
        env={"PATH": str(elsewhere.fakes), "HOME": str(tmp_path), **release_of(tmp_path, UNIVERSAL)})
    assert result.returncode == 0, result
    assert (tmp_path / "here" / "bin" / "widgetsize").exists()


def mach(processor, rest=b"program"):
    """The beginning of a program for macOS, as far as it is read, and some bytes."""
    return struct.pack("<III", 0xFEED_FACF, processor, 3) + rest


def test_universal_program_has_both():
    programs = {machine: mach(processor, bytes(20_000) + machine.encode()) for machine, processor in PROCESSORS.items()}
    data = universal(dict(reversed(programs.items())))
    magic, count = struct.unpack(">II", data[:8])
    assert (magic, count) == (0xCAFE_BABE, 2)
    for index, (machine, processor) in enumerate(PROCESSORS.items()):
        kind, subtype, place, size, alignment = struct.unpack(">IIIII", data[8 + 20 * index:28 + 20 * index])
        assert (kind, subtype, alignment, place % 2 ** 14) == (processor, 3, 14, 0)
        assert data[place:place + size] == programs[machine]
    for wrong in ({"arm64-macos": mach(0x0100_000C)},
                  {"arm64-macos": mach(0x0100_0007), "x86_64-macos": mach(0x0100_0007)},
                  {"arm64-macos": mach(0x0100_000C), "x86_64-macos": b"#!/bin/sh and more"}):
        with pytest.raises(Trouble):
            universal(wrong)


OTOOL = """echo "$2:"; echo '	/usr/lib/libSystem.B.dylib (compatibility version 1.0.0, current version 1.0.0)'
echo '	/usr/lib/swift/libswiftCore.dylib (compatibility version 1.0.0)'
echo '	@rpath/libswiftCompatibilitySpan.dylib (compatibility version 0.0.0)'
"""


def test_program_that_needs_homebrew_is_refused(elsewhere, monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", f"{elsewhere.fakes}:/usr/bin:/bin")
    elsewhere.fake("otool", OTOOL)
    check_libraries(tmp_path / "widgetsize")
    elsewhere.fake("otool", OTOOL + "echo '	/opt/homebrew/opt/cmark/lib/libcmark.0.31.2.dylib (compatibility)'")
    with pytest.raises(Trouble, match="widgetsize needs /opt/homebrew/opt/cmark/lib/libcmark.0.31.2.dylib, which macOS"):
        check_libraries(tmp_path / "widgetsize")


def test_formula_names_each_archive(tmp_path):
    release = Release(VERSION, "2026.12.1", "0" * 40, 0, "x86_64", "linux", "https://example.org/somebody/widgetsize")
    archives = {}
    for machine in (UNIVERSAL, "x86_64-linux", "aarch64-linux"):
        archives[machine] = tmp_path / f"widgetsize-{VERSION}-{machine}.tar.xz"
        archives[machine].write_text(machine)
    write_formula(tmp_path, archives, release)
    text = (tmp_path / "widgetsize.rb").read_text()
    for path in archives.values():
        place = text.index(f'url "https://example.org/somebody/widgetsize/releases/download/v{VERSION}/{path.name}"')
        assert text[place:].split('sha256 "')[1].startswith(hashlib.sha256(path.read_bytes()).hexdigest() + '"')
    if not shutil.which("ruby"):
        pytest.skip("ruby is not installed, which parses the formula")
    subprocess.run(["ruby", "-c", tmp_path / "widgetsize.rb"], check=True)


def test_libcmark_is_built_from_the_source_of_homebrew(elsewhere, tmp_path):
    with tarfile.open(tmp_path / "cmark.tar.gz", "w:gz") as archive:
        archive.addfile(tarfile.TarInfo("cmark-0.31.2/CMakeLists.txt"))
    elsewhere.fake("brew", f"[ $1 = fetch ] && echo fetching || echo {tmp_path}/cmark.tar.gz")
    elsewhere.fake("cmake", """case $1 in
        -S) [ -e "$2/CMakeLists.txt" ] ;;
        --install) mkdir -p lib/lib && touch lib/lib/libcmark.a ;;
        esac""")
    for _ in range(2):
        built = elsewhere.run(SCRIPTS / "static-libcmark.sh", "lib")
        assert (built.returncode, built.stdout) == (0, f"{tmp_path}/lib/lib/pkgconfig\n"), built
    assert [call.split()[:2] for call in elsewhere.calls] == [
        ["brew", "fetch"], ["brew", "--cache"], ["cmake", "-S"], ["cmake", "--build"], ["cmake", "--install"]]
    assert "-DBUILD_SHARED_LIBS=OFF" in elsewhere.calls[2]


def test_programs_are_signed_after_their_symbols_went(elsewhere, program, tmp_path):
    elsewhere.fake_system("Darwin", "arm64")
    elsewhere.fake("strip", "")
    elsewhere.fake("codesign", "")
    assert elsewhere.run(SCRIPTS / "strip.sh", program, "copy").returncode == 0
    assert elsewhere.calls[-1] == "codesign --force --sign - copy"
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o755


def test_needs_are_met_with_homebrew(elsewhere):
    """Where there is no apt-get."""
    elsewhere.fake("java", "exit 1")
    elsewhere.fake("brew", "exit 0")
    result = elsewhere.run("bash", "-c", f'command() {{ [ "$2" != apt-get ] && builtin command "$@"; }}; set -- java; . {SCRIPTS}/require.sh')
    assert "java is missing" in result.stderr
    assert [call for call in elsewhere.calls if call.startswith("brew")] == ["brew install openjdk"]


def test_release_is_tried_as_users_install_it(elsewhere, tmp_path):
    """test-install.sh, with a Homebrew that does what the formula says."""
    variables = release_of(tmp_path, UNIVERSAL)
    elsewhere.fake_system("Darwin", "arm64")
    dist = tmp_path / "releases" / f"v{VERSION}"
    address = "https://example.org/somebody/widgetsize/releases/download"
    (dist / "install.sh").write_text((SCRIPTS / "install.sh").read_text().replace(
        "{WIDGETSIZE_RELEASES:-}", f"{{WIDGETSIZE_RELEASES:-{address}}}").replace(
        "{WIDGETSIZE_VERSION:-}", f"{{WIDGETSIZE_VERSION:-{VERSION}}}"))
    (dist / "widgetsize.rb").write_text(f'class Widgetsize\n  version "{VERSION}"\n  url "{address}/v{VERSION}/a.tar.xz"\nend\n')
    elsewhere.fake("brew", f"""case $1 in
        tap-new) mkdir -p {tmp_path}/tap/Formula ;;
        --repository) echo {tmp_path}/tap ;;
        install) grep -q 'url "file:.*/releases/v{VERSION}/a.tar.xz"' {tmp_path}/tap/Formula/widgetsize.rb || exit 1
          mkdir -p {tmp_path}/prefix/bin; ln -s {tmp_path}/prefix {tmp_path}/local
          printf '#!/bin/sh\\necho 349.67 × 164.33\\n' >{tmp_path}/prefix/bin/widgetsize; chmod +x {tmp_path}/prefix/bin/widgetsize ;;
        --prefix) echo {tmp_path}/prefix ;;
        esac""")
    tried = elsewhere.run(SCRIPTS / "test-install.sh", dist)
    assert tried.returncode == 0 and variables, tried
    assert tried.stdout.count("349.67 × 164.33") == 2
    assert [call for call in elsewhere.calls if call.startswith("brew install")] == [
        "brew install --build-from-source widgetsize/trial/widgetsize"]
