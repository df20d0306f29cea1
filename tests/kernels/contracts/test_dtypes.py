"""Tests for the table of types, and for the description of arrays from several packages."""

from __future__ import annotations

import array
import ctypes
import math
import struct
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._formats.kernel_info import SIZES
from cudyn._kernels.contracts.array_protocols import describe_array
from cudyn._kernels.contracts.dtypes import DTYPES, PASSED, SCALARS, encode, find_dtype, find_format

from ...support.tensors import Array, Tensor


@pytest.mark.parametrize("name", DTYPES)
def test_columns_of_a_type_have_the_same_size(name: str) -> None:
    dtype = DTYPES[name]
    assert SIZES[dtype.ptx] == dtype.size
    for alias in (name, *dtype.names, f"torch.{dtype.names[0]}"):
        assert find_dtype(alias) == name


@pytest.mark.parametrize("name", PASSED)
def test_passed_value_is_packed_with_its_size_and_sign(name: str) -> None:
    dtype = PASSED[name]
    assert struct.calcsize(f"<{dtype.format}") == dtype.size
    if dtype.is_integer:
        for limit in dtype.limits:
            assert struct.unpack(f"<{dtype.format}", struct.pack(f"<{dtype.format}", limit)) == (limit,)
        with pytest.raises(struct.error, match=r"^argument out of range$|format requires .* <= number <= "):
            struct.pack(f"<{dtype.format}", dtype.limits[1] + 1)


@given(
    st.floats() | st.integers(0, 2**64 - 1).map(lambda bits: struct.unpack("<d", struct.pack("<Q", bits))[0])
)
def test_bf16_is_rounded_to_the_nearest_value(value: float) -> None:
    """If two values are equally near, the value with even bits is chosen."""

    def decode(bits: int) -> float:
        """Return the number that 16 bits represent."""
        return float(struct.unpack("<f", struct.pack("<I", bits << 16))[0])

    if math.isnan(value):
        assert math.isnan(decode(int(encode("bf16", value))))
    elif math.isinf(value):
        assert decode(int(encode("bf16", value))) == value
    elif abs(value) >= 2.0**127 * (2 - 2.0**-8):
        with pytest.raises(OverflowError, match=r" does not fit in bf16$"):
            encode("bf16", value)
    else:
        bits = int(encode("bf16", value))
        assert math.copysign(1, decode(bits)) == math.copysign(1, value)
        neighbors = [
            neighbor
            for neighbor in (bits - 1, bits + 1)
            if (neighbor ^ bits) < 0x8000 and neighbor & 0x7FFF < 0x7F80
        ]
        error = abs(Fraction(decode(bits)) - Fraction(value))
        for neighbor in neighbors:
            neighbor_error = abs(Fraction(decode(neighbor)) - Fraction(value))
            # with an equal error, `bits` has to be even
            assert (error, bits % 2) < (neighbor_error, 1)


@given(st.sampled_from([("f16", "<e", 11), ("f32", "<f", 24)]), st.integers(-(2**128), 2**128), st.data())
def test_int_is_rounded_once(dtype: tuple[str, str, int], integer: int, data: st.DataObject) -> None:
    """Ints near the middle between two floats must not be rounded to a double first."""
    name, format, precision = dtype
    dropped_bits = data.draw(st.integers(1, 100))
    middle = (2 * data.draw(st.integers(2 ** (precision - 1), 2**precision - 1)) + 1) << (dropped_bits - 1)
    for value in (integer, middle - 1, middle, middle + 1):
        magnitude = abs(value)
        step = 1 << max(magnitude.bit_length() - precision, 0)
        quotient, remainder = divmod(magnitude, step)
        quotient += 2 * remainder > step or (2 * remainder == step and quotient % 2)
        try:
            result = struct.unpack(format, struct.pack(format, encode(name, value)))[0]
        except OverflowError:
            assert quotient * step > (65504 if name == "f16" else 2**128 - 2**104)
        else:
            assert abs(int(result)) == quotient * step


def test_find_format_returns_the_type_of_a_buffer() -> None:
    """Formats of Python's buffer protocol become dtypes. Unknown formats become ""."""
    for code in "bBhHiIlLqQfd":
        values = array.array(code, [0])
        if code in "fd":
            letter = "f"
        elif code.islower():
            letter = "i"
        else:
            letter = "u"
        assert find_format(code) == f"{letter}{8 * values.itemsize}"
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
    assert {find_format(unknown) for unknown in ("", ">i", "z", "O", "T{<i:x:}", "u")} == {""}


@pytest.mark.parametrize("shape", [(2, 3), (1, 3), (0, 3), (4,), ()])
def test_protocols_describe_the_same_array(shape: tuple[int, ...]) -> None:
    """An array has the same description whether it is read as a buffer, a tensor or a CUDA array."""
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    array: Any = numpy.zeros(shape, "f4")
    interface_array = Array("<f4", shape)
    expected = describe_array(Tensor("f32", shape))
    assert describe_array(array) == describe_array(interface_array) == expected
    if shape and 0 not in shape:
        assert describe_array(memoryview(array)) == expected
    if shape == (2, 3):
        transposed = describe_array(Tensor("f32", (3, 2), (1, 3)))
        assert describe_array(array.T) == transposed
        assert describe_array(Array("<f4", (3, 2), (4, 12))) == transposed
