"""The packages for JavaScript and Python: the same functions, which answer as the program does."""

import json
import os
import subprocess
import sys

import pytest

from shared import ROOT, table_rows

# Devices of each platform, screens with several models, and names that stand for the newest of several.
SAMPLE = ["iPhone 16 Pro", "iPhone 18 Pro Max", "iPhone 7", "iPhone SE", "iPad mini", "iPad Pro 13-inch (M5)",
          "Apple Watch Ultra 2", "Mac", "Vision Pro", "402x874", "iPad Air 13"]
# The program takes iPad Air for two sizes of the newest, and the packages call it ambiguous.
DEVICES = [pytest.param(device["name"], marks=pytest.mark.night) for device in table_rows("devices")
           if device["name"] != "iPad Air"]


@pytest.fixture(scope="module")
def npm(dist, tmp_path_factory):
    """A project with the npm package."""
    project = tmp_path_factory.mktemp("npm")
    (project / "package.json").write_text('{"private": true, "type": "module"}')
    package = dist.unpack("npm", project)
    (project / "node_modules").mkdir()
    package.rename(project / "node_modules" / "widgetsize-data")
    return project


@pytest.fixture(scope="module")
def wheel(dist, tmp_path_factory):
    """The folder with the module of the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(["unzip", "-q", dist.path("wheel"), "widgetsize/*"], cwd=folder, check=True)
    return folder


@pytest.fixture(scope="module")
def module(wheel):
    """That module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(wheel)
        import widgetsize
        yield widgetsize
    sys.modules.pop("widgetsize")


def javascript(npm, code):
    """What code with the package prints, as JSON."""
    (npm / "ask.js").write_text(f'import * as widgetsize from "widgetsize-data";\n{code}')
    result = subprocess.run(["node", "ask.js"], cwd=npm, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def plain(size):
    """A size of the Python package, as the other package has it."""
    text = json.dumps(size, default=lambda value: value._asdict() if hasattr(value, "_asdict") else vars(value))
    quantities = {"width", "height", "minimumWidth", "minimumHeight", "islandWidth", "cornerRadius", "margin"}
    size = json.loads(text)
    for name in quantities & set(size):
        if size[name] and size[name]["range"]:
            smallest, largest = size[name]["range"]
            size[name]["range"] = {"smallest": smallest, "largest": largest}
    return {name: value for name, value in size.items() if value is not None or name not in quantities}


def asked(program, *words):
    """The cells that the program answers, by family; of each the first with both sides."""
    cells = json.loads(subprocess.run(
        [program, "query", *words, "--kind", "widgetkit", "--json"], capture_output=True, text=True).stdout)["cells"]
    found = {}
    for cell in cells:
        if cell["width"]["value"] is not None and cell["height"]["value"] is not None:
            found.setdefault(cell["family"], cell)
    return found


@pytest.mark.parametrize("device", [*SAMPLE, *DEVICES])
def test_size_is_that_of_the_program(program, module, device):
    found = asked(program, *(["--device", device] if device not in ("Mac", "Vision Pro") else [device]))
    assert found or device not in SAMPLE
    for family, cell in found.items():
        size = module.size(device, family)
        assert size.id == cell["id"]
        for name in ("width", "height"):
            length = getattr(size, name)
            assert (length.value, length.pixels, length.state) == tuple(
                cell[name][key] for key in ("value", "pixels", "state"))


def test_sizes_are_those_of_the_program(program, module):
    sizes = {size.id: size for size in module.sizes()}
    assert len(sizes) == len(module.sizes())
    assert {size.kind for size in sizes.values()} == {"widgetkit", "activity"}
    answer = json.loads(subprocess.check_output(
        [program, "query", "iPhone 16 Pro", "--os", "26", "--json"], text=True))
    for cell in answer["cells"]:
        if cell["id"] not in sizes:
            assert cell["width"]["value"] is None and cell["height"]["value"] is None
            continue
        for name in ("width", "height", "cornerRadius", "margin"):
            length = getattr(sizes[cell["id"]], name)
            assert (length and length.value) == cell[name]["value"]
    lengths = [length for size in sizes.values() for length in vars(size).values() if isinstance(length, module.Length)]
    assert all(length.sources and set(length.sources) <= set(module.sources()) for length in lengths)


def test_both_packages_have_the_same(npm, module):
    code = "console.log(JSON.stringify([widgetsize.sizes(), widgetsize.devices(), widgetsize.sources()]))"
    sizes, devices, sources = javascript(npm, code)
    assert sizes == [plain(vars(size)) for size in module.sizes()]
    assert devices == json.loads(json.dumps([vars(device) for device in module.devices()]))
    assert sources == {name: vars(source) for name, source in module.sources().items()}


NAMES = [(name, "small") for name in (
    "iPhone 16 Prp", "iPhone17,1", "iPad", "iPad Air", "iphone 18", "Apple Watch", "SE 2022", "8+", "x", "", "iPhone 6s",
    "iPad Pro 13", "Xʀ", "nothing like it", "999x999")]
NAMES += [("iPhone 16 Pro", name) for name in ("XL", "circle", "lockScreen", "lock", "mediun", "", "carPlay", "Dynamic")]


def test_both_packages_read_the_same_names(npm, module):
    def answer(name, family):
        try:
            return module.size(name, family).id
        except (module.UnknownName, module.UnknownSize) as error:
            return f"{type(error).__name__}: {error}"

    code = f"""const answer = (name, family) => {{
      try {{ return widgetsize.size(name, family).id; }} catch (error) {{ return `${{error.name}}: ${{error.message}}`; }}
    }};
    console.log(JSON.stringify({json.dumps(NAMES)}.map(([name, family]) => answer(name, family))));"""
    assert javascript(npm, code) == [answer(*names) for names in NAMES]


def test_node_tests_pass(npm):
    (npm / "size.test.js").write_text((ROOT / "Tests" / "dist" / "node" / "size.test.js").read_text())
    result = subprocess.run(["node", "--test", "size.test.js"], cwd=npm, capture_output=True, text=True)
    assert result.returncode == 0 and "# fail 0" in result.stdout, result.stdout


def test_modules_have_no_side_effects(npm):
    """A bundler leaves out what nobody imports if a module has only imports, exports and constants."""
    package = npm / "node_modules" / "widgetsize-data"
    assert json.loads((package / "package.json").read_text())["sideEffects"] is False
    for path in package.rglob("*.js"):
        for line in path.read_text().splitlines():
            starts = ("import ", "export ", "const ", "function ", "class ", "/*", "//", " ", "}", "]", ")")
            assert not line or line.startswith(starts), (path, line)


def test_types_fit(npm):
    """The compiler of TypeScript accepts right calls, and refuses wrong ones."""
    (npm / "right.ts").write_text("""
        import { size, sizes, devices, sources, dataVersion, type Size } from "widgetsize-data";
        const medium: Size = size("iPhone 16 Pro", "medium", { os: 27, zoom: "standard" });
        const width: number | undefined = medium.width?.value;
        const titles: string[] = medium.width!.sources.map((source) => sources()[source].title);
        const version: string = dataVersion;
        export { width, titles, version };
        export const names: string[] = devices().map((device) => device.name);
        export const families: string[] = sizes().map((size) => size.family);
    """)
    (npm / "wrong.ts").write_text("""
        import { size } from "widgetsize-data";
        size("iPhone 16 Pro", "medium", { zoom: "huge" });
        size("iPhone 16 Pro", "medium").widht;
    """)
    command = ["tsc", "--noEmit", "--strict", "--module", "nodenext", "--moduleResolution", "nodenext",
               "--target", "es2022"]
    right = subprocess.run([*command, "right.ts"], cwd=npm, capture_output=True, text=True)
    assert right.returncode == 0, right.stdout
    wrong = subprocess.run([*command, "wrong.ts"], cwd=npm, capture_output=True, text=True)
    assert '"huge"' in wrong.stdout and "widht" in wrong.stdout


@pytest.mark.night
def test_types_fit_all_data(npm):
    """One by one, because the compiler gives up on a literal of thousands of objects."""
    code = "console.log(JSON.stringify([widgetsize.sizes(), widgetsize.devices(), widgetsize.sources()]))"
    sizes, devices, sources = javascript(npm, code)
    lines = ['import type { Device, Size, Source } from "widgetsize-data";']
    for name, values in [("Size", sizes), ("Device", devices), ("Source", sources.values())]:
        lines += [f"const {name}{number}: {name} = {json.dumps(value)};" for number, value in enumerate(values)]
    (npm / "fits.ts").write_text("\n".join(lines))
    fits = subprocess.run(
        ["tsc", "--noEmit", "--strict", "--module", "nodenext", "--moduleResolution", "nodenext", "fits.ts"],
        cwd=npm, capture_output=True, text=True, env={**os.environ, "NODE_OPTIONS": "--max-old-space-size=4096"})
    assert fits.returncode == 0, fits.stdout[:2000]
