"""A machine without Swift or libcmark: a namespace in which empty folders and files lie over them."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

# Root needs a namespace of mounts only; other users must become root in a user namespace first.
UNSHARE = ["unshare", "--mount"] + ([] if os.geteuid() == 0 else ["--map-root-user"])


def reason_against():
    """Why this machine cannot mask anything, or None."""
    try:
        result = subprocess.run(
            [*UNSHARE, "mount", "--bind", "/dev/null", "/etc/hostname"], capture_output=True, text=True)
    except OSError as error:
        return f"cannot run unshare: {error.strerror}"
    return f"unshare is not permitted: {result.stderr.strip()}" if result.returncode else None


def swift():
    """The programs and folders without which no Swift program is compiled, or runs with shared libraries."""
    usr = Path(shutil.which("swift")).resolve().parents[1]
    programs = ["swift-driver", "swift-frontend", "swift-package", "clang"]
    return [usr / "bin" / name for name in programs] + [usr / "lib" / "swift", usr / "lib" / "swift_static"]


def libcmark():
    """The library, its headers and its description."""
    result = subprocess.run(
        ["pkg-config", "--variable=libdir", "libcmark"], capture_output=True, text=True, check=True)
    library = Path(result.stdout.strip())
    return [*library.glob("libcmark.*"), *library.glob("pkgconfig/libcmark.pc"), Path("/usr/include/cmark.h")]


class Masked:
    """Runs commands in the namespace."""

    def __init__(self, needs):
        paths = {path.resolve() for need in needs for path in {"swift": swift, "libcmark": libcmark}[need]()
                 if path.exists()}
        assert paths, needs
        self.mounts = "; ".join(
            f"mount -t tmpfs none {shlex.quote(str(path))}" if path.is_dir()
            else f"mount --bind /dev/null {shlex.quote(str(path))}" for path in sorted(paths))

    def run(self, *command, folder, accepted=(0,), environment=None):
        """Runs a command and returns what it prints."""
        result = subprocess.run(
            [*UNSHARE, "bash", "-euc", f'{self.mounts}; exec "$@"', "bash", *map(str, command)],
            cwd=folder, env={**os.environ, **(environment or {})}, capture_output=True, text=True)
        assert result.returncode in accepted, (command, result.returncode, result.stdout, result.stderr)
        return result.stdout + result.stderr
