"""Builds PTX, CUBINs and fatbins that contain no instructions but can be loaded."""

from __future__ import annotations

import struct
from collections.abc import Mapping

MOST_THREADS, STATIC = 256, 1024  # for each kernel in `ptx`: threads per block, bytes of static shared memory


def ptx(**kernels: str) -> bytes:
    """Return PTX with a variable, and with kernels that have these parameters.

    Example:
        ptx(k="u64, f32, align 4 .b8[12]")
    """
    text = ".version 7.7\n.target sm_90\n.address_size 64\n.visible .global .align 4 .b32 variable;\n"
    for name, parameters in kernels.items():
        types = [kind.partition("[") for kind in parameters.split(", ") if kind]
        declared = [f".param .{kind} p{i}{bracket}{size}" for i, (kind, bracket, size) in enumerate(types)]
        text += (
            f".visible .entry {name}({', '.join(declared)}) .maxntid {MOST_THREADS}, 1, 1\n"
            f"{{ .shared .align 4 .b8 fixed_{name}[{STATIC}]; ret; }}\n"
        )
    return text.encode()


def compilable(code: bytes) -> bytes:
    """Return PTX that a real driver can compile. Support for sm_90 was added in PTX 7.8."""
    return code.replace(b".version 7.7", b".version 7.8")


def elf(sections: Mapping[str, tuple[bytes, int]], flags: int = 0x5A055A) -> bytes:
    """Return a 64-bit ELF file. `sections` maps names to (contents, sh_info)."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in (*sections, ".shstrtab"))
    rows = {"": (b"", 0), **sections, ".shstrtab": (names, 0)}
    body, headers, offset = b"", b"", 64
    for name, (contents, info) in rows.items():
        name_offset = names.index(name.encode() + b"\0") if name else 0
        headers += struct.pack(
            "<IIQQQQIIQQ", name_offset, 1, 0, 0, offset + len(body), len(contents), 0, info, 0, 0
        )
        body += contents
    head = b"\x7fELF\x02\x01\x01\x33\x07" + bytes(7) + struct.pack("<HHI", 2, 190, 1) + bytes(16)
    head += struct.pack("<QIHHHHHH", offset + len(body), flags, 64, 0, 0, 64, len(rows), len(rows) - 1)
    return head + body + headers


def attribute(number: int, value: bytes) -> bytes:
    """Return an attribute of a `.nv.info` section."""
    return struct.pack("<BBH", 4, number, len(value)) + value


def cubin(name: str, *places: tuple[int, int]) -> bytes:
    """Return a CUBIN with one kernel. `places` are the (offset, size) of its parameters, without types."""
    text = b"\0" + name.encode() + b"\0"
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0x10, 0, 0, 0)
    parameters = b"".join(
        attribute(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18))
        for ordinal, (offset, size) in enumerate(places)
    )
    sections = {
        ".symtab": (symbols, 0),
        ".strtab": (text, 0),
        f".text.{name}": (b"\1", 0),
        f".nv.info.{name}": (parameters, 0),
    }
    return elf(sections)


def fatbin(*parts: bytes) -> bytes:
    """Return a fatbin that contains these PTX and CUBIN images for sm_90."""
    body = b""
    for part in parts:
        kind = 2 if part.startswith(b"\x7fELF") else 1
        body += struct.pack("<HHIQ12xI8xQ16x", kind, 0x101, 64, len(part), 90, 0) + part
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body
