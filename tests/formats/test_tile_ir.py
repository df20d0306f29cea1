"""Tests for reading kernels from handwritten Tile IR. tests/kernels/compilers reads NVRTC's Tile IR."""

from __future__ import annotations

import struct
from typing import NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cudyn._formats import image, tile_ir
from cudyn._formats.elf_sections import TILE_IR
from cudyn._formats.kernel_info import SIZES
from cudyn.types import KernelInfo

from ..support.messages import raises

# Tags of scalar types, with the names of the types in PTX. Pointers have a separate tag.
SCALARS = {0: "u8", 1: "u8", 2: "u16", 3: "u32", 4: "u64", 5: "f16", 6: "b16", 7: "f32", 8: "b32", 9: "f64"}
SCALARS |= {10: "b8", 11: "b8", 18: "b8"}
VERSIONS = [(13, minor) for minor in range(1, 6)]


class Function(NamedTuple):
    """A function to be written as Tile IR.

    Attributes:
        types: The tags of the parameters' scalar types. A negative tag stands for a pointer to that type.
        hints: The bytes of the function's optimization hints, or b"" if it has none.
    """

    name: str
    types: tuple[int, ...]
    kernel: bool = True
    hints: bytes = b""
    body: bytes = b"code"


PADDING = b"\xcb"
HAS_ALIGNMENT = 0x80  # the bit in a section's kind that announces its alignment


def encode_number(value: int) -> bytes:
    """Encode an integer with variable length, with seven bits per byte."""
    low, high = value & 0x7F, value >> 7
    return bytes([low | 0x80]) + encode_number(high) if high else bytes([low])


def encode_table(items: list[bytes]) -> bytes:
    """Return a table: the number of items, padding, their offsets, and the items."""
    head = encode_number(len(items))
    padding = PADDING * (-len(head) % 4)
    starts = []
    end = 0
    for item in items:
        starts.append(end)
        end += len(item)
    return head + padding + struct.pack(f"<{len(items)}I", *starts) + b"".join(items)


def encode_section(kind: int, body: bytes, offset: int, align: int = 1) -> bytes:
    """Return a section with its header, and with padding if it is aligned. `offset` is its start."""
    if align == 1:
        return bytes([kind]) + encode_number(len(body)) + body
    head = bytes([kind | HAS_ALIGNMENT]) + encode_number(len(body)) + encode_number(align)
    padding = PADDING * (-(offset + len(head)) % align)
    return head + padding + body


def write_module(functions: list[Function], version: tuple[int, int]) -> bytes:
    """Return the bytes of a Tile IR module with these functions."""
    types: list[bytes] = []

    def index(kind: bytes) -> int:
        """Return the index of a type, and add it to the table if it is new."""
        if kind not in types:
            types.append(kind)
        return types.index(kind)

    def tile(tag: int) -> int:
        """Return the index of the type of a parameter that is a zero-dimensional tile."""
        inner = index(encode_number(abs(tag)))
        if tag < 0:
            inner = index(encode_number(12) + (b"\0" if version >= (13, 4) else b"") + encode_number(inner))
        return index(encode_number(13) + encode_number(inner) + encode_number(0))

    body = encode_number(len(functions))
    for i, function in enumerate(functions):
        inputs = [tile(tag) for tag in function.types]
        signature = index(
            encode_number(16)
            + encode_number(len(inputs))
            + b"".join(map(encode_number, inputs))
            + encode_number(0)
        )
        hints, flags = function.hints, 2 if function.kernel else 0
        if version >= (13, 5):
            attributes = ((hints or b"\x0b\0") if function.kernel else b"") + b"\6\0"
        else:
            flags |= 4 if hints else 0
            attributes = hints
        body += encode_number(i) + encode_number(signature) + bytes([flags]) + encode_number(1) + attributes
        body += encode_number(len(function.body)) + function.body
    data = TILE_IR + bytes(version) + b"\0\0"
    for kind, contents, align in (
        (6, b"\0", 1),
        (2, body, 8),
        (5, encode_table(types), 4),
        (1, encode_table([function.name.encode() for function in functions]), 4),
    ):
        data += encode_section(kind, contents, len(data), align)
    return data + b"\0"


# Hints for sm_90 and for all other architectures: {"...": {"...": 4 as i32, "...": true}, "...": ["...",
# i32]}.
HINTS = b"\x0b\2" + b"\0" + b"\x0a\2" + b"\0\1\1\4" + b"\0\3\1" + b"\0" + b"\6\2\5\0\4\1"

functions = st.builds(
    Function,
    st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), min_size=1, max_size=200),
    st.lists(st.sampled_from([*SCALARS, *(-tag for tag in SCALARS if tag)]), max_size=9).map(tuple),
    st.booleans(),
    st.sampled_from([b"", b"\x0b\0", HINTS]),
    st.binary(max_size=300),
)


@pytest.mark.parametrize("version", VERSIONS)
@given(written_functions=st.lists(functions, max_size=9))
def test_read_with_random_functions_returns_the_kernels(
    version: tuple[int, int], written_functions: list[Function]
) -> None:
    """The names, types and offsets of parameters are read back as written. Other functions are ignored."""
    code = image.read(write_module(written_functions, version))
    assert (code.kind, code.arch, code.tile_ir_version) == ("tileir", (), version)
    expected = [
        (function.name, ["u64" if type_ < 0 else SCALARS[type_] for type_ in function.types])
        for function in written_functions
        if function.kernel
    ]
    names_and_types = [
        (kernel.name, [parameter.type for parameter in kernel.parameters or ()]) for kernel in code.kernels
    ]
    assert names_and_types == expected
    for kernel in code.kernels:
        end = 0
        for parameter in kernel.parameters or ():
            assert parameter.size == parameter.align == SIZES[parameter.type]
            assert parameter.offset == end + -end % parameter.align
            end = parameter.offset + parameter.size


def test_str_of_tile_ir_has_version_and_kernels() -> None:
    code = image.read(write_module([Function("add", (-7, 9, 2))], (13, 4)))
    assert str(code) == f"tileir 13.4, {len(code)} bytes\n  add(u64, f64, u16)"
    assert image.Image(b"", "ptx").tile_ir_version is None


def test_read_with_a_newer_version_returns_no_kernels() -> None:
    code = image.read(write_module([Function("add", (7,))], (13, 5)).replace(b"\r\5", b"\r\6", 1))
    assert (code.tile_ir_version, code.kernels) == ((13, 6), ())


def test_read_with_unknown_contents_returns_only_certain_kernels() -> None:
    """After an unknown hint, no kernels are returned. An unknown type only affects one kernel."""
    assert image.read(write_module([Function("add", (7,), hints=b"\x0b\1\0\x7f\0")], (13, 5))).kernels == ()
    unknown = image.read(write_module([Function("a", (99,)), Function("b", (7,))], (13, 5))).kernels
    assert [str(kernel) for kernel in unknown] == ["a(?)", "b(f32)"]


VALID = write_module([Function("add", (-7, 3), hints=HINTS), Function("other", (9,), kernel=False)], (13, 5))


@pytest.mark.parametrize("end", range(len(VALID)))
def test_read_with_truncated_data_raises(end: int) -> None:
    with raises(ValueError):
        image.read(VALID[:end])


def check(data: bytes) -> None:
    """Check that reading the data succeeds or raises a ValueError about damage."""
    message = "the Tile IR is damaged: "
    try:
        kernels = image.read(data).kernels
    except ValueError as error:
        message = str(error)
    else:
        assert all(isinstance(kernel, KernelInfo) for kernel in kernels)
    assert message.startswith("the Tile IR is damaged: ")


HEADER = TILE_IR + b"\r\5\0\0"


@given(st.binary(max_size=400))
@example(VALID.removeprefix(HEADER))
def test_read_with_random_data_raises_only_value_error(data: bytes) -> None:
    check(HEADER + data)


@given(st.integers(len(HEADER), len(VALID) - 1), st.binary(min_size=1, max_size=4))
@example(VALID.index(b"other"), b"O")
def test_read_with_random_changes_raises_only_value_error(start: int, new_bytes: bytes) -> None:
    check(VALID[:start] + new_bytes + VALID[start + len(new_bytes) :])


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data[:-1] + encode_section(1, b"\0", 0) + b"\0",
        lambda data: data[:12] + encode_section(9, b"", 0)[:1] + b"\xff" * 12,
        lambda data: data[:12] + b"\2" + encode_number(1 << 40),
        lambda data: (
            data[:12] + encode_section(1, encode_number(1 << 60), 0) + encode_section(2, b"\0", 0) + b"\0"
        ),
    ],
)
def test_read_with_damaged_data_raises(change: object) -> None:
    with raises(ValueError):
        tile_ir.read(change(VALID))  # type: ignore[operator]


def test_read_with_shared_names_and_types_reads_them_once() -> None:
    """50,000 functions share a name of 10 kB and 50,000 parameters. Copies would need many GB."""
    entry = bytes([0, 2, 2, 1, 0x0B, 0, 6, 0, 0])
    types = [
        encode_number(7),
        encode_number(13) + b"\0\0",
        encode_number(16) + encode_number(50_000) + b"\1" * 50_000 + b"\0",
    ]
    data = TILE_IR + b"\r\5\0\0" + encode_section(2, encode_number(50_000) + entry * 50_000, 0)
    data += encode_section(5, encode_table(types), len(data), 4)
    data += encode_section(1, encode_table([b"n" * 10_000]), len(data), 4) + b"\0"
    kernels = tile_ir.read(data)
    assert (len(kernels), len(kernels[-1].name)) == (50_000, 10_000)
    assert len(kernels[-1].parameters or ()) == 50_000
    assert {(id(item.name), id(item.parameters)) for item in kernels} == {
        (id(kernels[0].name), id(kernels[0].parameters))
    }
