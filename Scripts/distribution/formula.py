"""The formula for Homebrew, which takes the archives of the release."""

import hashlib


def download(archive, release):
    """The lines that name an archive and its checksum."""
    return [f'url "{release.address(archive.name)}"', f'sha256 "{hashlib.sha256(archive.read_bytes()).hexdigest()}"']


def block(head, lines):
    return [head, *(f"  {line}" for line in lines), "end"]


def write_formula(folder, archives, release):
    """Writes the formula; `archives` has the archive of each machine."""
    lines = []
    if mac := archives.get("universal-macos"):
        lines += [*block("on_macos do", [*download(mac, release), "depends_on macos: :tahoe"]), ""]
    linux = [line for machine, head in (("aarch64-linux", "on_arm do"), ("x86_64-linux", "on_intel do"))
             if machine in archives for line in block(head, download(archives[machine], release))]
    if linux:
        lines += [*block("on_linux do", linux), ""]
    text = "".join(f"  {line}\n" if line else "\n" for line in lines)
    (folder / "widgetsize.rb").write_bytes(release.filled("formula.rb", archives=text))
