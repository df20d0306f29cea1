"""Kernels read out of PTX and CUBIN; images saved, loaded and pickled. Nothing of NVIDIA's is needed."""

from __future__ import annotations

import contextlib
import pickle
import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cudyn
from cudyn.code import cubin, image, ptx, signature
from cudyn.code.image import Image
from cudyn.code.signature import KernelInfo, Parameter

PTX = b"""
//
// A comment with .entry not_a_kernel( .param .u64 p )
.version 8.0
.target sm_90a
.address_size 64
.func (.param .b32 r) helper(.param .b32 a) { ret; }
/* .entry nor_this() */
.visible .entry _Z1kPfi(
    .param .u64 .ptr .global .align 4 _Z1kPfi_param_0,
    .param .u8 _Z1kPfi_param_1,
    .param .align 16 .b8 _Z1kPfi_param_2[32],
    .param .f64 _Z1kPfi_param_3
)
.maxntid 128, 1, 1
{ ret; }
.entry empty() { ret; }
.entry bare { ret; }
"""

TYPES = {"u8": 1, "s16": 2, "u32": 4, "f32": 4, "b64": 8, "f64": 8, "f16": 2}


def test_ptx() -> None:
    found = image.read(PTX)
    assert (found.kind, found.arch) == ("ptx", ("sm_90a",))
    assert [kernel.name for kernel in found.kernels] == ["_Z1kPfi", "empty", "bare"]
    assert found.kernels[0].parameters == (
        Parameter(0, 8, 8, "u64"),
        Parameter(8, 1, 1, "u8"),
        Parameter(16, 32, 16, "b8"),
        Parameter(48, 8, 8, "f64"),
    )
    assert str(found.kernel("_Z1kPfi")) == "_Z1kPfi(u64, u8, b8[32], f64)"


@given(st.lists(st.tuples(st.sampled_from(sorted(TYPES)), st.integers(0, 4))))
def test_any_parameters(parameters: list[tuple[str, int]]) -> None:
    """Offsets are multiples of the alignment, in order, without overlap, and as close as they can be."""
    lines = [
        f".param .align {1 << power} .b8 p{i}[{7 * (power + 1)}]" if kind == "u8" else f".param .{kind} p{i}"
        for i, (kind, power) in enumerate(parameters)
    ]
    kernels = ptx.read(f".version 8.0\n.target sm_80\n.entry k(\n{','.join(lines)}\n) {{}}".encode())[1]
    end = 0
    assert len(kernels[0].parameters) == len(parameters)
    for found, (kind, power) in zip(kernels[0].parameters, parameters, strict=True):
        expected = (7 * (power + 1), 1 << power) if kind == "u8" else (TYPES[kind], TYPES[kind])
        assert (found.size, found.align) == expected
        assert found.offset == end + -end % found.align
        end = found.offset + found.size


@pytest.mark.parametrize("wrong", [".param .u65 p", ".param .texref p", ".param .b8 p[]", ".reg .u32 p"])
def test_a_parameter_that_is_none(wrong: str) -> None:
    """The others' are known all the same."""
    found = ptx.read(
        f".version 8.0\n.entry k(.param .u8 a, {wrong}) {{}}\n.entry l(.param .u8 a) {{}}".encode()
    )[1]
    assert found == (KernelInfo("k", None), KernelInfo("l", (Parameter(0, 1, 1, "u8"),)))
    assert [str(kernel) for kernel in found] == ["k(?)", "l(u8)"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (".param .f32 p[4]", (4, 16, 4, "f32")),
        (".param .f16 p[0x3]", (2, 6, 2, "f16")),
        (".param .u32 p[010]", (4, 32, 4, "u32")),
        (".param .u32 p [ 0b11U ]", (4, 12, 4, "u32")),
        (".param .b8 p", (1, 1, 1, "b8")),
        (".param .align 0x10 .b8 p[4]", (16, 4, 16, "b8")),
        (".param .align 1 .f32 p", (4, 4, 4, "f32")),
        (".param .align 4 .align 8 .b8 p[4]", (8, 4, 8, "b8")),
        (".param .u32 .align 16 p", (4, 4, 4, "u32")),
        (".param .align 8 .b8 .ptr .align 32 p[16]", (8, 16, 8, "b8")),
        (".param .u64 .ptr .global .align 32 p", (8, 8, 8, "u64")),
        (".param.u64.ptr.global.align 32 p", (8, 8, 8, "u64")),
        (".param .b64 .ptr .const p", (8, 8, 8, "u64")),
        (".param .b64 p", (8, 8, 8, "b64")),
        (".param .u16 %p", (2, 2, 2, "u16")),
        (".param .u16 $p_$", (2, 2, 2, "u16")),
    ],
)
def test_how_a_parameter_is_written(written: str, read: tuple[int, int, int, str]) -> None:
    """Behind a byte, so that its place shows; ptxas places them so."""
    (kernel,) = ptx.read(f".version 8.0\n.entry %k(.param .u8 first,{written}) {{}}".encode())[1]
    assert kernel == KernelInfo("%k", (Parameter(0, 1, 1, "u8"), Parameter(*read)))


def test_what_is_no_code_of_ptx() -> None:
    """Comments between parameters, and strings that look like comments or entries."""
    text = b"""
    .version 8.0
    .file 1 "/tmp/* .entry no(.param .u8 a) //.cu"
    .entry k(.param .u8 a);
    .entry k(.param .u8 a, /* .param .u8 no, */ .param .u16 b) // .entry no(.param .u8 a)
    { .pragma "*/ .entry no()"; ret; }
    """
    assert [str(kernel) for kernel in ptx.read(text)[1]] == ["k(u8, u16)"]


def elf(sections: dict[str, tuple[bytes, int]], flags: int = 0x5A055A) -> bytes:
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
    return struct.pack("<BBH", 4, number, len(value)) + value


def a_cubin() -> bytes:
    """A kernel `k` with two parameters, 32 registers, 64 bytes of local memory and 512 of shared memory."""
    text = b"\0k\0"
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0x10, 0, 0, 0)
    parameters = b"".join(
        attribute(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18))
        for ordinal, offset, size in ((1, 8, 4), (0, 0, 8))
    )
    facts = attribute(0x11, struct.pack("<II", 1, 64)) + attribute(0x2F, struct.pack("<II", 1, 32))
    return elf(
        {
            ".symtab": (symbols, 0),
            ".strtab": (text, 0),
            ".text.k": (b"\1", 0),
            ".nv.info": (facts, 0),
            ".nv.info.k": (struct.pack("<BBH", 3, 0x19, 12) + parameters, 0),
            ".nv.shared.k": (bytes(512 + 1024), 0),  # the first KiB is the system's
        }
    )


def test_cubin() -> None:
    found = image.read(a_cubin())
    assert (found.kind, found.arch) == ("cubin", ("sm_90",))
    parameters = (Parameter(0, 8, 0, ""), Parameter(8, 4, 0, ""))
    assert found.kernels == (KernelInfo("k", parameters, 32, 512, 64),)
    typed = KernelInfo("k", (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32")))
    assert signature.merged(found.kernels, [typed])[0].parameters == typed.parameters
    other = KernelInfo("k", (Parameter(0, 4, 4, "u32"),))
    assert signature.merged(found.kernels, [other])[0].parameters == parameters


@given(st.data())
def test_a_damaged_cubin_is_a_value_error(data: st.DataObject) -> None:
    """However it is damaged: cut short, or with a byte changed."""
    whole = bytearray(a_cubin())
    for _ in range(data.draw(st.integers(0, 4))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    part = bytes(whole[: data.draw(st.integers(0, len(whole)))])
    with contextlib.suppress(ValueError):
        cubin.read(part)


@pytest.mark.parametrize("text", [b"", b"hello", b"\x7fEL", b"MZ"])
def test_what_is_no_code(text: bytes, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="neither PTX nor CUBIN"):
        image.read(text)
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(ValueError, match=r"file: neither PTX nor CUBIN"):
        Image.load(tmp_path / "file")


def test_save_load_pickle_print(tmp_path: Path) -> None:
    made = Image(
        PTX, "ptx", ("sm_90a",), image.read(PTX).kernels, "a warning", {"k<int>": "_Z1kPfi"}, "NVRTC 13.0"
    )
    made.save(tmp_path / "k.ptx")
    assert (tmp_path / "k.ptx").read_bytes() == PTX
    assert [path.name for path in tmp_path.iterdir()] == ["k.ptx"]
    assert cudyn.Image.load(tmp_path / "k.ptx").kernels == made.kernels
    assert pickle.loads(pickle.dumps(made)) == made
    assert bytes(made) == PTX
    assert made.kernel("k<int>").name == "_Z1kPfi"
    with pytest.raises(KeyError, match="there are: _Z1kPfi, empty, bare"):
        made.kernel("none")
    text = str(made)
    for part in ("ptx for sm_90a", "NVRTC 13.0", "_Z1kPfi(u64", "k<int> is _Z1kPfi", "a warning"):
        assert part in text


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no.k\.ptx.$"):
        Image(PTX, "ptx").save(tmp_path / "no" / "k.ptx")


def test_parameters_of_a_large_kernel() -> None:
    """They are in an attribute of their own, whose size may have bits above it."""
    parameters = b"".join(
        attribute(0x45, struct.pack("<IHHI", 0, ordinal, offset, size | flags))
        for ordinal, offset, size, flags in ((2, 8200, 4, 0), (0, 0, 8, 5 << 24), (1, 8, 8192, 0))
    )
    assert read_cubin(parameters) == (
        Parameter(0, 8, 0, ""),
        Parameter(8, 8192, 0, ""),
        Parameter(8200, 4, 0, ""),
    )


@pytest.mark.parametrize(
    "rows", [[(0, 65535, 0), (1, 0, 1)], [(0, 0, 4), (2, 4, 4)]], ids=["a texture", "a gap"]
)
def test_parameters_that_are_not_all_told(rows: list[tuple[int, int, int]]) -> None:
    parameters = b"".join(
        attribute(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18))
        for ordinal, offset, size in rows
    )
    assert read_cubin(parameters) is None


def read_cubin(parameters: bytes) -> tuple[Parameter, ...] | None:
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0x10, 0, 0, 0)
    sections = {
        ".symtab": (symbols, 0),
        ".strtab": (b"\0k\0", 0),
        ".text.k": (b"\1", 0),
        ".nv.info.k": (parameters, 0),
    }
    return cubin.read(elf(sections))[1][0].parameters


def test_what_holds_for_several() -> None:
    def kernel(name: str, *kinds: tuple[int, int, int, str], registers: int = 8) -> KernelInfo:
        return KernelInfo(name, tuple(Parameter(*kind) for kind in kinds), registers)

    one = [
        kernel("same", (0, 8, 8, "u64"), (8, 4, 4, "f32")),
        kernel("places", (0, 4, 4, "f32"), (32, 32, 32, "b8"), (64, 4, 4, "f32")),
        kernel("types", (0, 4, 4, "f32"), registers=9),
        kernel("sizes", (0, 4, 4, "f32")),
        kernel("alone"),
        KernelInfo("unknown", None),
    ]
    other = [
        KernelInfo("unknown", None),
        kernel("sizes", (0, 8, 8, "f64")),
        kernel("types", (0, 4, 4, "u32")),
        kernel("places", (0, 4, 4, "f32"), (48, 32, 32, "b8"), (80, 4, 4, "f32")),
        kernel("same", (0, 8, 8, "u64"), (8, 4, 4, "f32")),
    ]
    found = signature.common([one, other])
    assert found == (one[0], one[1], KernelInfo("types", (Parameter(0, 4, 4, ""),), None), one[5])
    assert signature.common([other, one])[-2:] == (found[1], found[0])
    assert signature.common([one, []]) == ()
    assert signature.common([one]) == tuple(one)
