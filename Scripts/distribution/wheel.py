"""The Python wheel: the program, which pip installs beside python, and the module `widgetsize`."""

import base64
import csv
import hashlib
import io
import json

from .archives import Entry, write_zip
from .program import texts
from .release import TEMPLATES, Trouble

# The program is static, so every Linux distribution runs it, whatever its C library. docs/install.md says why it needs
# macOS 26.
PLATFORMS = {"x86_64-linux": "manylinux_2_17_x86_64.musllinux_1_1_x86_64",
             "aarch64-linux": "manylinux_2_17_aarch64.musllinux_1_1_aarch64",
             "arm64-macos": "macosx_26_0_arm64",
             "x86_64-macos": "macosx_26_0_x86_64",
             "universal-macos": "macosx_26_0_universal2"}


def record(files, name):
    """The list of all files with their hashes; its own line has none."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    for file in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(file.data).digest()).rstrip(b"=").decode()
        lines.writerow([file.name, f"sha256={digest}", len(file.data)])
    lines.writerow([name, "", ""])
    return text.getvalue().encode()


def write_wheel(folder, program, machine, data, release):
    """Writes the wheel of a machine; `program` is the file of the program, and `data` the compact form of the sizes."""
    platforms = PLATFORMS.get(machine)
    if platforms is None:
        raise Trouble(f"no platform tag for {machine}; expected one of {', '.join(PLATFORMS)}")
    name = f"widgetsize-{release.version}"
    tags = "".join(f"Tag: py3-none-{platform}\n" for platform in platforms.split("."))
    about = f"{name}.dist-info"
    licence, readme, description = texts(release)
    files = [
        Entry(f"{name}.data/scripts/widgetsize", program.data, is_executable=True),
        *(Entry(f"widgetsize/{path.name}", path.read_bytes()) for path in (TEMPLATES / "python").glob("*.py")),
        Entry("widgetsize/data.json", json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()),
        # The types of the module are in it.
        Entry("widgetsize/py.typed", b""),
        Entry(f"{about}/METADATA", release.filled("wheel.txt") + b"\n" + readme.data),
        Entry(f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: widgetsize\n"
              f"Root-Is-Purelib: false\n{tags}".encode()),
        Entry(f"{about}/licenses/LICENSE", licence.data),
        Entry(f"{about}/release.json", description.data),
    ]
    listed = f"{about}/RECORD"
    write_zip(folder / f"{name}-py3-none-{platforms}.whl",
              [*files, Entry(listed, record(files, listed))], release)
