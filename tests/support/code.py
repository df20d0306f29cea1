"""Builds PTX, CUBINs and fatbins that contain no instructions but can be loaded."""

from __future__ import annotations

import struct
from collections.abc import Mapping

# For each kernel in `ptx`, the maximum number of threads per block, and the bytes of static shared memory.
MOST_THREADS, STATIC = 256, 1024


def ptx(**kernels: str) -> bytes:
    """Return PTX with a variable and with kernels that have the given parameters.

    Example:
        ptx(k="u64, f32, align 4 .b8[12]")
    """
    text = ".version 7.7\n.target sm_90\n.address_size 64\n.visible .global .align 4 .b32 variable;\n"
    for name, parameters in kernels.items():
        types = [kind.partition("[") for kind in parameters.split(", ") if kind]
        declared = [
            f".param .{kind} p{index}{bracket}{size}" for index, (kind, bracket, size) in enumerate(types)
        ]
        text += (
            f".visible .entry {name}({', '.join(declared)}) .maxntid {MOST_THREADS}, 1, 1\n"
            f"{{ .shared .align 4 .b8 fixed_{name}[{STATIC}]; ret; }}\n"
        )
    return text.encode()


def compilable(code: bytes) -> bytes:
    """Return the PTX in a form that a real driver can compile: sm_90 needs PTX 7.8."""
    return code.replace(b".version 7.7", b".version 7.8")


def elf(sections: Mapping[str, tuple[bytes, int]], flags: int = 0x5A055A) -> bytes:
    """Return a 64-bit ELF file for CUDA.

    Args:
        sections: The contents and the `sh_info` field of each section, by name.
        flags: The `e_flags` field. By default, it has the value for sm_90.
    """
    names = b"\0" + b"".join(name.encode() + b"\0" for name in (*sections, ".shstrtab"))
    rows = {"": (b"", 0), **sections, ".shstrtab": (names, 0)}
    body, headers, offset = b"", b"", 64
    for name, (contents, info) in rows.items():
        name_offset = names.index(name.encode() + b"\0") if name else 0
        headers += struct.pack(
            "<IIQQQQIIQQ", name_offset, 1, 0, 0, offset + len(body), len(contents), 0, info, 0, 0
        )
        body += contents
    executable, cuda = 2, 190  # e_type and e_machine
    head = b"\x7fELF\x02\x01\x01\x33\x07" + bytes(7) + struct.pack("<HHI", executable, cuda, 1) + bytes(16)
    head += struct.pack("<QIHHHHHH", offset + len(body), flags, 64, 0, 0, 64, len(rows), len(rows) - 1)
    return head + body + headers


def attribute(number: int, value: bytes) -> bytes:
    """Return an attribute in a `.nv.info` section, in the format of attributes with a length."""
    return struct.pack("<BBH", 4, number, len(value)) + value


KPARAM_INFO = 0x17  # the number of the attribute with the offset and the size of a parameter


def cubin(name: str, *parameters: tuple[int, int]) -> bytes:
    """Return a CUBIN with one kernel. `parameters` are the offsets and sizes of its parameters."""
    # In the attribute of a parameter, the upper 14 bits of the last word are the size.
    strings = b"\0" + name.encode() + b"\0"
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0x10, 0, 0, 0)
    attributes = b"".join(
        attribute(KPARAM_INFO, struct.pack("<IHHI", 0, ordinal, offset, size << 18))
        for ordinal, (offset, size) in enumerate(parameters)
    )
    sections = {
        ".symtab": (symbols, 0),
        ".strtab": (strings, 0),
        f".text.{name}": (b"\1", 0),
        f".nv.info.{name}": (attributes, 0),
    }
    return elf(sections)


def fatbin(*images: bytes) -> bytes:
    """Return a fatbin that contains these PTX and CUBIN images for sm_90."""
    body = b""
    ptx_kind, cubin_kind, header_bytes = 1, 2, 64
    for image in images:
        kind = cubin_kind if image.startswith(b"\x7fELF") else ptx_kind
        body += struct.pack("<HHIQ12xI8xQ16x", kind, 0x101, header_bytes, len(image), 90, 0) + image
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body
