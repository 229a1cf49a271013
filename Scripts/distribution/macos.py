"""Programs for macOS: what they may load, and one file for both processors, as `lipo -create` writes it."""

import re
import struct

from .release import Trouble, output

# The two archives of which one is made, by the types of their processors in <mach/machine.h>.
PROCESSORS = {"x86_64-macos": 0x0100_0007, "arm64-macos": 0x0100_000C}
UNIVERSAL = "universal-macos"
# The first bytes of a program for one processor with 64 bits, and of a file with several programs.
MAGIC, FAT_MAGIC = 0xFEED_FACF, 0xCAFE_BABE
# Each program begins at a page of the processor with the largest: two to the power of 14 bytes.
ALIGNMENT = 14


def check_libraries(program):
    """Refuses a program that loads what a Mac does not have. Swift's own libraries are found in /usr/lib/swift."""
    lines = output("otool", "-L", program).splitlines()[1:]
    strangers = [line.split()[0] for line in lines
                 if not re.match(r"\s*(/usr/lib/|/System/|@rpath/libswift)", line)]
    if strangers:
        raise Trouble(f"{program.name} needs {', '.join(strangers)}, which macOS does not have")


def universal(programs):
    """One file with the programs, given by the names of their machines."""
    if set(programs) != set(PROCESSORS):
        raise Trouble(f"archives for macOS: expected {' and '.join(PROCESSORS)}, found {', '.join(programs)}")
    head, body = struct.pack(">II", FAT_MAGIC, len(programs)), b""
    place = 1 << ALIGNMENT
    for machine, processor in PROCESSORS.items():
        data = programs[machine]
        magic, kind, subtype = struct.unpack("<III", data[:12])
        if (magic, kind) != (MAGIC, processor):
            raise Trouble(f"the program for {machine} is none")
        head += struct.pack(">IIIII", kind, subtype, place, len(data), ALIGNMENT)
        body += data + bytes(-len(data) % (1 << ALIGNMENT))
        place += len(data) + -len(data) % (1 << ALIGNMENT)
    return head + bytes((1 << ALIGNMENT) - len(head)) + body
