"""Code without instructions that a driver loads: PTX, and CUBINs and fatbins of single parts."""

from __future__ import annotations

import struct
from collections.abc import Mapping

MOST_THREADS, STATIC = 256, 1024  # of each kernel of `ptx`: threads of a block, bytes of shared memory


def ptx(**kernels: str) -> bytes:
    """PTX with a variable and kernels of these parameters: ptx(k="u64, f32, align 4 .b8[12]")."""
    text = ".version 7.7\n.target sm_90\n.address_size 64\n.visible .global .align 4 .b32 variable;\n"
    for name, parameters in kernels.items():
        given = [kind.partition("[") for kind in parameters.split(", ") if kind]
        declared = [f".param .{kind} p{i}{bracket}{size}" for i, (kind, bracket, size) in enumerate(given)]
        text += (
            f".visible .entry {name}({', '.join(declared)}) .maxntid {MOST_THREADS}, 1, 1\n"
            f"{{ .shared .align 4 .b8 fixed_{name}[{STATIC}]; ret; }}\n"
        )
    return text.encode()


def compilable(code: bytes) -> bytes:
    """PTX of `ptx` as the compiler of a real driver takes it: sm_90 came with version 7.8."""
    return code.replace(b".version 7.7", b".version 7.8")


def elf(sections: Mapping[str, tuple[bytes, int]], flags: int = 0x5A055A) -> bytes:
    """A 64-bit ELF file with these sections: name -> (contents, sh_info)."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in (*sections, ".shstrtab"))
    rows = {"": (b"", 0), **sections, ".shstrtab": (names, 0)}
    body, headers, at = b"", b"", 64
    for name, (contents, info) in rows.items():
        place = names.index(name.encode() + b"\0") if name else 0
        headers += struct.pack("<IIQQQQIIQQ", place, 1, 0, 0, at + len(body), len(contents), 0, info, 0, 0)
        body += contents
    head = b"\x7fELF\x02\x01\x01\x33\x07" + bytes(7) + struct.pack("<HHI", 2, 190, 1) + bytes(16)
    head += struct.pack("<QIHHHHHH", at + len(body), flags, 64, 0, 0, 64, len(rows), len(rows) - 1)
    return head + body + headers


def attribute(number: int, value: bytes) -> bytes:
    """An attribute of a section .nv.info."""
    return struct.pack("<BBH", 4, number, len(value)) + value


def cubin(name: str, *places: tuple[int, int]) -> bytes:
    """A kernel with these parameters (offset, size), whose types a CUBIN does not have."""
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
    """A fatbin of PTX and CUBINs for sm_90."""
    body = b""
    for part in parts:
        kind = 2 if part.startswith(b"\x7fELF") else 1
        body += struct.pack("<HHIQ12xI8xQ16x", kind, 0x101, 64, len(part), 90, 0) + part
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body
