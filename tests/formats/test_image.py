"""Tests for reading kernels from PTX and CUBINs, and for saving, loading and pickling images."""

from __future__ import annotations

import array
import os
import pickle
import stat
import struct
import sys
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cudyn
from cudyn import Image
from cudyn._formats import cubin, image, kernel_info, ptx
from cudyn.types import KernelInfo, Parameter

from ..conftest import python_json
from ..support import real
from ..support.code import attribute, elf, fatbin
from ..support.messages import raises
from ..support.releases import NEWEST
from ..support.steps import compare_sizes

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


def test_read_ptx_returns_target_and_kernels() -> None:
    code = image.read(PTX)
    assert (code.kind, code.arch) == ("ptx", ("sm_90a",))
    assert [kernel.name for kernel in code.kernels] == ["_Z1kPfi", "empty", "bare"]
    assert code.kernels[0].parameters == (
        Parameter(0, 8, 8, "u64"),
        Parameter(8, 1, 1, "u8"),
        Parameter(16, 32, 16, "b8"),
        Parameter(48, 8, 8, "f64"),
    )
    assert str(code.get_kernel_info("_Z1kPfi")) == "_Z1kPfi(u64, u8, b8[32], f64)"


@pytest.mark.parametrize(
    "text",
    [
        "/*",
        '"\\"',
        "\n",
        ".entry k(",
        ".param .u64 ",
        "\n.target ",
        '"',
        "(",
        "{",
        "}",
        ";",
        "= {",
        ".global .b8 x[",
        ".shared .attribute(",
        ".const",
        ".local .align 4 ",
        ".maxntid 1,",
        ".u64 a,",
    ],
)
@pytest.mark.slow
def test_read_ptx_with_unclosed_text_takes_linear_time(text: str) -> None:
    """If every opening delimiter caused a search to the end, half a megabyte would take minutes."""

    def make(size: int) -> Callable[[], object]:
        """Return a function that reads a module in which the text is repeated up to `size` bytes."""
        data = b"//\n.entry k(.param .u32 a)\n" + text.encode() * (size // len(text))

        def read() -> None:
            """Read all declarations of the module."""
            module = ptx.PtxModule(data)
            module.list_kernels()
            module.list_variables()

        return read

    assert compare_sizes(make, 125_000) < 9


@given(st.lists(st.tuples(st.sampled_from(sorted(TYPES)), st.integers(0, 4))))
def test_read_ptx_with_random_parameters_places_them_as_c_does(parameters: list[tuple[str, int]]) -> None:
    """Offsets are multiples of the alignment, ascending, without overlap, and as small as possible."""
    # A "u8" stands for an array of bytes whose size and alignment depend on the exponent.
    lines = [
        f".param .align {1 << exponent} .b8 p{index}[{7 * (exponent + 1)}]"
        if type_ == "u8"
        else f".param .{type_} p{index}"
        for index, (type_, exponent) in enumerate(parameters)
    ]
    kernels = ptx.read(f".version 8.0\n.target sm_80\n.entry k(\n{','.join(lines)}\n) {{}}".encode())[1]
    end = 0
    read_parameters = kernels[0].parameters
    assert read_parameters is not None
    assert len(read_parameters) == len(parameters)
    for result, (type_, exponent) in zip(read_parameters, parameters, strict=True):
        expected = (7 * (exponent + 1), 1 << exponent) if type_ == "u8" else (TYPES[type_], TYPES[type_])
        assert (result.size, result.align) == expected
        assert result.offset == end + -end % result.align
        end = result.offset + result.size


@pytest.mark.parametrize("wrong", [".param .u65 p", ".param .texref p", ".param .b8 p[]", ".reg .u32 p"])
def test_read_ptx_with_an_invalid_parameter_returns_no_parameters(wrong: str) -> None:
    """The parameters of other kernels are still returned."""
    result = ptx.read(
        f".version 8.0\n.entry k(.param .u8 a, {wrong}) {{}}\n.entry l(.param .u8 a) {{}}".encode()
    )[1]
    assert result == (KernelInfo("k", None), KernelInfo("l", (Parameter(0, 1, 1, "u8"),)))
    assert [str(kernel) for kernel in result] == ["k(?)", "l(u8)"]


@pytest.mark.parametrize(
    ("declaration", "expected"),
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
def test_read_ptx_with_each_form_of_a_parameter(
    declaration: str, expected: tuple[int, int, int, str]
) -> None:
    """The parameter follows a byte, so that its offset shows its alignment. ptxas uses the same offsets."""
    (kernel,) = ptx.read(f".version 8.0\n.entry %k(.param .u8 first,{declaration}) {{}}".encode())[1]
    assert kernel == KernelInfo("%k", (Parameter(0, 1, 1, "u8"), Parameter(*expected)))


def test_read_ptx_ignores_comments_and_strings() -> None:
    """Covers comments between parameters, and strings that look like comments or entries."""
    text = b"""
    .version 8.0
    .file 1 "/tmp/* .entry no(.param .u8 a) //.cu"
    .entry k(.param .u8 a);
    .entry k(.param .u8 a, /* .param .u8 no, */ .param .u16 b) // .entry no(.param .u8 a)
    { .pragma "*/ .entry no()"; ret; }
    """
    assert [str(kernel) for kernel in ptx.read(text)[1]] == ["k(u8, u16)"]


MODULE = b"""
.version 8.3
.target sm_90a
.address_size 64
.extern .shared .align 16 .b8 dynamic[];
.shared .align 4 .b8 outside[12];
.visible .global .align 4 .f32 table[2][0x3] = {1.0, 2.0, 3.0, {4.0}};
.global .align 1 .b8 text[] = {104, 105, 0};
.extern .global .u32 elsewhere;
.const .b64 a, b[2];
.global .attribute(.managed, .unified(19, 95)) .v4 .f32 vector;
.global .texref image;
.func f() { .shared .b8 of_f[100]; }
.entry declared() .maxntid 32, 2, 2;
.entry k(.param .u64 p)
.reqntid 8
{
    .shared .align 8 .b64 s[4]; // .shared .b8 no[1000];
    /* .local .b8 no[1000]; */
    .local.align 4 .b32 l[5];
    { .reg .b32 %r<2>; ld.shared.u32 %r1, [outside]; }
}
"""


def test_ptx_module_reads_variables_threads_and_memory() -> None:
    module = ptx.PtxModule(MODULE)
    assert (module.version, module.target) == ((8, 3), "sm_90a")
    assert module.list_variables() == {
        "outside": ptx.Variable("shared", 12, is_managed=False),
        "table": ptx.Variable("global", 24, is_managed=False),
        "text": ptx.Variable("global", 3, is_managed=False),
        "a": ptx.Variable("const", 8, is_managed=False),
        "b": ptx.Variable("const", 16, is_managed=False),
        "vector": ptx.Variable("global", 16, is_managed=True),
    }
    kernel, declared = module.entries["k"], module.entries["declared"]
    assert (declared.threads, kernel.threads) == (128, 8)
    assert (kernel.sum_local("shared"), kernel.sum_local("local")) == (32, 20)
    assert [str(info) for info in module.list_kernels()] == ["declared()", "k(u64)"]
    assert "outside" in ptx.list_names(kernel.body)


def test_list_variables_of_ptx_omits_shared_memory_and_literals() -> None:
    literal = b".global .align 1 .b8 $str[3] = {104, 105, 0};\n"
    code = image.read(MODULE + literal)
    assert image.list_variables(code) == ["table", "text", "a", "b", "vector"]


def test_list_variables_of_a_fatbin_reads_the_first_readable_part() -> None:
    damaged, readable = b"\x7fELF", b".version 8.0\n.target sm_90\n.global .b32 variable;\n"
    assert image.list_variables(image.read(fatbin(damaged, readable))) == ["variable"]
    assert image.list_variables(image.read(fatbin(damaged))) is None
    assert image.list_variables(Image(b"", "ltoir")) is None


@pytest.mark.parametrize("text", [b"}", b"{", b"{{", b"};", b"= {", b"{ } }"])
def test_ptx_module_with_wrong_braces_has_the_kernels_before_them(text: bytes) -> None:
    module = ptx.PtxModule(b".version 8.0\n.target sm_80\n.entry k(.param .u8 a) { ret; }\n" + text)
    assert [str(kernel) for kernel in module.list_kernels()] == ["k(u8)"]


def make_cubin() -> bytes:
    """Return a CUBIN of `k` with two parameters, 32 registers, 64 local bytes and 512 shared bytes."""
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
            ".nv.shared.k": (bytes(512 + 1024), 0),  # the first KiB is reserved for the system
        }
    )


@pytest.mark.parametrize("overlap", [0, 1])
def test_read_cubin_whose_symbols_share_a_long_name_needs_little_memory(overlap: int) -> None:
    """Symbols refer to the same name, or to suffixes of one long name."""
    symbols = b"".join(struct.pack("<IBBHQQ", 1 + overlap * index, 0, 0, 0, 0, 0) for index in range(10_000))
    code = elf({".symtab": (symbols, 0), ".strtab": (b"\0" + b"n" * 400_000 + b"\0", 0)})
    tracemalloc.start()
    with raises(ValueError):
        image.read(code)
    assert tracemalloc.get_traced_memory()[1] < 32 << 20
    tracemalloc.stop()


def test_iter_attributes_with_a_last_attribute_without_a_value() -> None:
    info = struct.pack("<BBH4s", 4, 0x2F, 4, b"four") + struct.pack("<BBH", 4, 0x1E, 0)
    assert list(cubin.iter_attributes(info)) == [(0x2F, b"four"), (0x1E, b"")]
    assert list(cubin.iter_attributes(info[:-1])) == [(0x2F, b"four")]  # truncated


def test_read_cubin_returns_target_and_kernels() -> None:
    code = image.read(make_cubin())
    assert (code.kind, code.arch) == ("cubin", ("sm_90",))
    parameters = (Parameter(0, 8, 0, ""), Parameter(8, 4, 0, ""))
    assert code.kernels == (KernelInfo("k", parameters, 32, 512, 64),)
    typed = KernelInfo("k", (Parameter(0, 8, 8, "u64"), Parameter(8, 4, 4, "f32")))
    assert kernel_info.add_types(code.kernels, [typed])[0].parameters == typed.parameters
    # Types are only added if the sizes are the same.
    different = KernelInfo("k", (Parameter(0, 4, 4, "u32"),))
    assert kernel_info.add_types(code.kernels, [different])[0].parameters == parameters


def test_read_release_of_each_abi_version() -> None:
    """The release is in e_version or, for ABI version 8, in a note. Without the note it is unknown."""
    code = make_cubin()
    assert cubin.read_release(code) is None
    assert cubin.read_release(code[:20] + struct.pack("<I", 129) + code[24:]) == (12, 9)
    sections = {".symtab": (bytes(24), 0), ".strtab": (b"\0", 0)}
    for note, release in ((b"", None), (b"Cuda compilation tools, release 13.5, V13.5.37\0", (13, 5))):
        code = elf({**sections, ".note.nv.tkinfo": (note, 0)})
        assert cubin.read_release(code[:7] + b"\x41\x08" + code[9:]) == release
    with raises(ValueError):
        cubin.read_release(b"")


@pytest.mark.parametrize("text", [b"", b"hello", b"\x7fEL", b"MZ"])
def test_read_with_other_data_raises(text: bytes, tmp_path: Path) -> None:
    with raises(ValueError):
        image.read(text)
    (tmp_path / "file").write_bytes(text)
    with raises(ValueError):
        Image.load(tmp_path / "file")


def test_image_is_the_same_after_save_and_pickle(tmp_path: Path) -> None:
    code = Image(
        PTX, "ptx", ("sm_90a",), image.read(PTX).kernels, "a warning", {"k<int>": "_Z1kPfi"}, "NVRTC 13.0"
    )
    code.save(tmp_path / "k.ptx")
    assert (tmp_path / "k.ptx").read_bytes() == PTX
    assert [path.name for path in tmp_path.iterdir()] == ["k.ptx"]
    assert cudyn.Image.load(tmp_path / "k.ptx").kernels == code.kernels
    assert pickle.loads(pickle.dumps(code)) == code
    assert bytes(code) == PTX
    assert code.get_kernel_info("k<int>").name == "_Z1kPfi"
    with raises(KeyError):
        code.get_kernel_info("none")
    text = str(code)
    for excerpt in ("ptx for sm_90a", "NVRTC 13.0", "_Z1kPfi(u64", "k<int> is _Z1kPfi", "a warning"):
        assert excerpt in text


def test_read_cubin_of_a_kernel_with_large_parameters() -> None:
    """Large parameters use a different attribute. Its size may contain flags in the upper bits."""
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
def test_read_cubin_with_incomplete_parameters_returns_none(rows: list[tuple[int, int, int]]) -> None:
    parameters = b"".join(
        attribute(0x17, struct.pack("<IHHI", 0, ordinal, offset, size << 18))
        for ordinal, offset, size in rows
    )
    assert read_cubin(parameters) is None


def read_cubin(parameters: bytes) -> tuple[Parameter, ...] | None:
    """Return the parameters of the kernel in a CUBIN with these attributes."""
    symbols = bytes(24) + struct.pack("<IBBHQQ", 1, 0, 0x10, 0, 0, 0)
    sections = {
        ".symtab": (symbols, 0),
        ".strtab": (b"\0k\0", 0),
        ".text.k": (b"\1", 0),
        ".nv.info.k": (parameters, 0),
    }
    return cubin.read(elf(sections))[1][0].parameters


def test_intersect_keeps_the_common_facts() -> None:
    def kernel(name: str, *parameters: tuple[int, int, int, str], registers: int = 8) -> KernelInfo:
        """Return a kernel. Each parameter is a tuple of its offset, size, alignment and type."""
        return KernelInfo(name, tuple(Parameter(*fields) for fields in parameters), registers)

    first_part = [
        kernel("same", (0, 8, 8, "u64"), (8, 4, 4, "f32")),
        kernel("places", (0, 4, 4, "f32"), (32, 32, 32, "b8"), (64, 4, 4, "f32")),
        kernel("types", (0, 4, 4, "f32"), registers=9),
        kernel("sizes", (0, 4, 4, "f32")),
        kernel("alone"),
        KernelInfo("unknown", None),
    ]
    second_part = [
        KernelInfo("unknown", None),
        kernel("sizes", (0, 8, 8, "f64")),
        kernel("types", (0, 4, 4, "u32")),
        kernel("places", (0, 4, 4, "f32"), (48, 32, 32, "b8"), (80, 4, 4, "f32")),
        kernel("same", (0, 8, 8, "u64"), (8, 4, 4, "f32")),
    ]
    # "alone" and "sizes" are omitted. Offsets that differ are computed from the alignment, and types and
    # register counts that differ are unknown.
    result = kernel_info.intersect([first_part, second_part])
    assert result == (
        first_part[0],
        first_part[1],
        KernelInfo("types", (Parameter(0, 4, 4, ""),), None),
        first_part[5],
    )
    assert kernel_info.intersect([second_part, first_part])[-2:] == (result[1], result[0])
    assert kernel_info.intersect([first_part, []]) == ()
    assert kernel_info.intersect([first_part]) == tuple(first_part)


def test_intersect_with_equal_offsets_keeps_them() -> None:
    """A CUBIN does not contain the alignments from which offsets could be computed."""
    parameters = Parameter(0, 4, 0, ""), Parameter(8, 8, 0, "")
    kernel = KernelInfo("k", parameters)
    assert kernel_info.intersect([[kernel], [kernel]]) == (kernel,)


# --- saved files


def test_save_of_ptx_omits_the_nul(tmp_path: Path) -> None:
    """NVRTC appends a NUL, which the driver accepts and ptxas does not."""
    Image(PTX + b"\0", "ptx").save(tmp_path / "k.ptx")
    assert (tmp_path / "k.ptx").read_bytes() == PTX
    Image(b"code\0", "cubin").save(tmp_path / "k.cubin")
    assert (tmp_path / "k.cubin").read_bytes() == b"code\0"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_save_to_a_pipe_or_a_link_keeps_it(tmp_path: Path) -> None:
    """The bytes are written to the pipe, or to the target of the link."""
    code = Image(b"code" * 50_000, "cubin")
    os.mkfifo(tmp_path / "pipe")
    with ThreadPoolExecutor(1) as pool:
        read = pool.submit((tmp_path / "pipe").read_bytes)
        code.save(tmp_path / "pipe")
        assert read.result(20) == code.data
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "file").write_bytes(b"old")
    (tmp_path / "folder" / "file").chmod(0o640)
    (tmp_path / "link").symlink_to(Path("folder", "file"))
    (tmp_path / "to nothing").symlink_to(Path("folder", "new"))
    code.save(tmp_path / "link")
    code.save(tmp_path / "to nothing")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "to nothing").is_symlink()
    assert {path.name: path.read_bytes() for path in (tmp_path / "folder").iterdir()} == {
        "file": code.data,
        "new": code.data,
    }
    assert (tmp_path / "folder" / "file").stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "pipe").is_fifo()


def make_device(path: Path, minor: int) -> Path:
    """Create a device file like /dev/null (3) or /dev/full (7), so that tests cannot replace those files."""
    try:
        os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, minor))
        path.read_bytes() if minor == 3 else None
    except OSError as error:
        pytest.skip(f"devices can't be created or used here: {error}")
    return path


@pytest.mark.skipif(sys.platform != "linux", reason="the numbers of devices are Linux's")
def test_save_to_a_device_keeps_it(tmp_path: Path) -> None:
    null = make_device(tmp_path / "null", 3)
    Image(b"code", "cubin").save(null)
    assert null.is_char_device()
    with raises(OSError):
        Image(b"code", "cubin").save(make_device(tmp_path / "full", 7))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full", "null"]


def test_save_from_many_threads_writes_one_complete_file(tmp_path: Path) -> None:
    """No temporary files are left."""
    images = [Image(bytes([i]) * 200_000, "cubin") for i in range(8)]
    contents = []

    def save_often(code: Image) -> None:
        """Save an image to the common path again and again, and record the contents found there."""
        for _ in range(20):
            code.save(tmp_path / "k.cubin")
            contents.append((tmp_path / "k.cubin").read_bytes())

    with ThreadPoolExecutor(8) as pool:
        for future in [pool.submit(save_often, code) for code in images]:
            future.result()
    assert set(contents) <= {code.data for code in images}
    assert [path.name for path in tmp_path.iterdir()] == ["k.cubin"]


def test_save_writes_the_data_to_the_disk_before_it_renames_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a power failure, the file has its old or its new contents."""
    steps: list[tuple[str, bytes | str]] = []
    fsync, replace = os.fsync, os.replace

    def record_fsync(handle: int) -> None:
        """Record the contents of the file that is written to the disk, or record that it is a directory."""
        is_directory = stat.S_ISDIR(os.fstat(handle).st_mode)
        steps.append(("fsync", "directory" if is_directory else os.pread(handle, 100, 0)))
        fsync(handle)

    def record_replace(source: str, target: str) -> None:
        """Record the new name of a file that is renamed."""
        steps.append(("replace", os.path.basename(target)))
        replace(source, target)

    monkeypatch.setattr(os, "fsync", record_fsync)
    monkeypatch.setattr(os, "replace", record_replace)
    monkeypatch.chdir(tmp_path)
    for path in (tmp_path / "k.cubin", "k.cubin"):
        steps.clear()
        Image(b"code", "cubin").save(path)
        assert steps == [("fsync", b"code"), ("replace", "k.cubin"), ("fsync", "directory")]


def test_save_that_fails_keeps_the_old_file(tmp_path: Path) -> None:
    """The error names the caller's path."""
    (tmp_path / "k.cubin").mkdir()
    for name in ("k.cubin", "no/k.cubin"):
        with raises(OSError):
            Image(b"code", "cubin").save(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["k.cubin"]


@pytest.mark.parametrize("buffer", [bytearray, memoryview, lambda data: array.array("B", data)])
def test_image_of_any_buffer_has_bytes(buffer: Callable[[bytes], Any], tmp_path: Path) -> None:
    """Code that uses images does not have to handle other buffers."""
    code = Image(buffer(PTX), "ptx")
    assert (type(code.data), code.data, bytes(code)) == (bytes, PTX, PTX)
    with raises(TypeError):
        Image("text", "ptx")  # type: ignore[arg-type]


# --- files without CUDA code, and the properties of code


def test_read_with_elf_of_another_machine_raises(tmp_path: Path) -> None:
    changed = bytearray(make_cubin())
    struct.pack_into("<H", changed, 18, 62)  # e_machine of x86-64
    with raises(ValueError):
        image.read(bytes(changed))


@pytest.mark.parametrize("cut", [1, 8, 64, 200])
def test_read_with_a_truncated_cubin_raises(cut: int) -> None:
    """This also applies if the CUBIN's tables are at the start of the file."""
    code = make_cubin()
    with raises(ValueError):
        image.read(code[:-cut])
    reordered = move_section_headers_to_the_start(code)
    assert image.read(reordered).kernels == image.read(code).kernels
    with raises(ValueError):
        image.read(reordered[:-cut])


def move_section_headers_to_the_start(code: bytes) -> bytes:
    """Return an ELF file in which the section headers precede the sections, instead of following them."""
    header_size = 64  # of the file header, and of each section header
    (headers_start,) = struct.unpack_from("<Q", code, 40)
    (section_count,) = struct.unpack_from("<H", code, 60)
    file_header, sections, section_headers = (
        code[:header_size],
        code[header_size:headers_start],
        code[headers_start:],
    )
    reordered = bytearray(file_header + section_headers + sections)
    struct.pack_into("<Q", reordered, 40, header_size)
    for section in range(section_count):
        position = header_size * (1 + section) + 24  # of the section's offset in its header
        (offset,) = struct.unpack_from("<Q", reordered, position)
        struct.pack_into("<Q", reordered, position, offset + len(section_headers))
    return bytes(reordered)


def make_fatbin(*parts: bytes) -> bytes:
    """Return a fatbin with these parts, whose headers contain only a size."""
    body = b"".join(struct.pack("<HHIQ48x", 1, 0x101, 64, len(part)) + part for part in parts)
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


def test_read_with_a_truncated_fatbin_raises() -> None:
    fatbin = make_fatbin(b"one part", b"another one")
    assert image.read(fatbin).kind == "fatbin"
    assert image.read(fatbin + bytes(64)).kind == "fatbin", "padding is ignored"
    for end in range(4, len(fatbin)):
        with raises(ValueError):
            image.read(fatbin[:end])
    damaged = bytearray(fatbin)
    struct.pack_into("<Q", damaged, 24, 1000)  # the size of the first part
    with raises(ValueError):
        image.read(bytes(damaged))
    damaged = bytearray(fatbin)
    struct.pack_into("<I", damaged, 20, 0)  # the size of the first part's header
    with raises(ValueError):
        image.read(bytes(damaged))


@pytest.mark.parametrize(
    ("abi", "flags", "note", "arch"),
    [
        (7, 0x5A055A, "", "sm_90"),
        (7, 0x5A0D5A, "", "sm_90a"),
        (8, 0x6005A04, "-arch sm_90a ", "sm_90a"),
        (8, 0x6006402, "-arch sm_100f ", "sm_100f"),
        (8, 0x6006402, "-arch sm_100 ", "sm_100"),
        (8, 0x600640A, "", "sm_100a"),
        (8, 0x6006402, "-arch sm_90a ", "sm_100"),  # the note contains the wrong architecture
    ],
)
def test_read_cubin_returns_the_suffix_of_its_architecture(
    abi: int, flags: int, note: str, arch: str
) -> None:
    sections = {".symtab": (b"", 0), ".strtab": (b"\0", 0)}
    if note:
        sections[".note.nv.tkinfo"] = (b"ptxas\0" + note.encode() + b"\0", 0)
    code = bytearray(elf(sections, flags))
    code[8] = abi  # EI_ABIVERSION
    assert image.read(bytes(code)).arch == (arch,)


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(["11.8", "12.9", NEWEST]))
def test_read_cubin_of_nvrtc_has_shared_memory_and_architecture(version: str) -> None:
    """Covers CUBINs before and after linking, for each architecture suffix."""
    code = """
import json, cudyn
from cudyn._kernels.compilers.compiler import get_compiler
from cudyn._formats import image
text = 'extern "C" __global__ void k(int *p) { __shared__ int s[100]; s[threadIdx.x] = p[0];' \\
       ' __syncthreads(); p[0] = s[99 - threadIdx.x]; }'
results = {}
for number in set(map(int, get_compiler().get_supported())) & {80, 90, 100, 120}:
    for suffix in ("", *("af" if number >= 100 else "a" * (number == 90))):
        for options in ([], ["-rdc=true"]):
            try:
                compiled = cudyn.compile(text, arch=f"sm_{number}{suffix}", options=options)
            except ValueError:  # this NVRTC is too old for the suffix
                continue
            read_image = image.read(compiled.data)
            size = read_image.kernels[0].static_shared_memory
            results[f"sm_{number}{suffix} {options}"] = [compiled.arch == read_image.arch, size]
print(json.dumps(results))
"""
    site = real.nvrtc(version)
    data = python_json(code, env={"PYTHONPATH": str(site), "CUDYN_CACHE": "off"}, flags=("-S",))
    assert len(data) >= 4
    assert set(map(tuple, data.values())) == {(True, 400)}, data
