"""The table of types, and arrays of several packages described by it."""

from __future__ import annotations

import array
import ctypes
import struct
from typing import Any

import pytest

from cudyn._contract.arrays import describe_array
from cudyn._contract.dtypes import DTYPES, PASSED, SCALARS, find_dtype, find_format
from cudyn._formats.kernel_info import SIZES

from ..support.tensors import Array, Tensor


@pytest.mark.parametrize("name", DTYPES)
def test_all_columns_of_a_type_have_its_size(name: str) -> None:
    dtype = DTYPES[name]
    assert SIZES[dtype.ptx] == dtype.size
    assert {find_dtype(each) for each in (name, *dtype.names, f"torch.{dtype.names[0]}")} == {name}


@pytest.mark.parametrize("name", PASSED)
def test_a_passed_value_is_packed_with_its_size_and_sign(name: str) -> None:
    dtype = PASSED[name]
    assert struct.calcsize(f"<{dtype.format}") == dtype.size
    if dtype.is_integer:
        for limit in dtype.limits:
            assert struct.unpack(f"<{dtype.format}", struct.pack(f"<{dtype.format}", limit)) == (limit,)
        with pytest.raises(struct.error):
            struct.pack(f"<{dtype.format}", dtype.limits[1] + 1)


def test_formats_of_buffers() -> None:
    for code in "bBhHiIlLqQfd":
        values = array.array(code, [0])
        sign = "f" if code in "fd" else "i" if code.islower() else "u"
        assert find_format(code) == f"{sign}{8 * values.itemsize}"
    for cls in (
        ctypes.c_long,
        ctypes.c_size_t,
        ctypes.c_int8,
        ctypes.c_uint16,
        ctypes.c_bool,
        ctypes.c_float,
    ):
        dtype = find_format(memoryview(cls()).format)
        assert dtype in SCALARS
        assert DTYPES[dtype].size == ctypes.sizeof(cls)
    assert {find_format(text) for text in ("", ">i", "z", "O", "T{<i:x:}", "u")} == {""}


@pytest.mark.parametrize("shape", [(2, 3), (1, 3), (0, 3), (4,), ()])
def test_every_protocol_describes_the_same(shape: tuple[int, ...]) -> None:
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    given: Any = numpy.zeros(shape, "f4")
    shown = Array("<f4", shape)
    expected = describe_array(Tensor("f32", shape))
    assert [describe_array(each) for each in (given, shown)] == [expected, expected]
    if shape and 0 not in shape:
        assert describe_array(memoryview(given)) == expected
    if len(shape) == 2 and shape[0] > 1:
        turned = describe_array(Tensor("f32", shape[::-1], (1, 3)))
        assert describe_array(given.T) == describe_array(Array("<f4", shape[::-1], (4, 12))) == turned
