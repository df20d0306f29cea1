"""Tests that typed C arrays accept buffers with the same element type: array.array, numpy, memoryview."""

from __future__ import annotations

import array
import ctypes
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import driver
from cudyn._bindings.libraries import catalog

from ...support.fakes import VERSION_QUERY
from ...support.messages import raises
from .conftest import Fake, opened
from .every import ARGUMENT_ERRORS, list_calls, list_newest

READS_ARRAYS = (
    VERSION_QUERY
    + r"""
    #include <stddef.h>
    #include <stdint.h>

    uint64_t words[8];

    int cuInit(unsigned flags) { return 0; }

    int cuMemDiscardBatchAsync(
        unsigned long long *pointers, size_t *sizes, size_t count, unsigned long long flags, void *stream
    ) {
        for (size_t i = 0; i < count; i++) {
            words[i] = pointers[i];
            words[4 + i] = sizes[i];
        }
        if (flags) {
            pointers[0] = flags;
        }
        return 0;
    }

    int cuDeviceGetHostAtomicCapabilities(
        unsigned *capabilities, const int *operations, unsigned count, int device
    ) {
        for (unsigned i = 0; i < count; i++) {
            capabilities[i] = operations[i];
        }
        return 0;
    }
"""
)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """Load a fake library that reads arrays in the driver's module."""
    with opened(driver, tmp_path_factory.mktemp("arrays"), READS_ARRAYS) as library:
        yield library


@cache
def function(library: str, name: str) -> Any:
    """Return a checked call of a function, but let it call a C function that ignores all arguments."""
    (matching,) = (candidate for candidate in list_newest(catalog.find(library)) if candidate.symbol == name)
    return matching.make_call("sched_yield")


def numbers(code: str, *values: int) -> array.array[Any]:
    """Return an `array.array` of integers with this type code."""
    return array.array(code, values)


# --- the values that C receives


def test_buffer_is_passed_without_a_copy(reader: Fake) -> None:
    """C reads and writes the caller's array. After the call, the array can be resized again."""
    for call in list_calls(reader.api.cuMemDiscardBatchAsync):
        pointers = numbers("Q", 7, 8, 9)
        call(pointers, memoryview(numbers("L", 1, 2, 3)), 3, 0, None)
        assert reader.words[:3] == [7, 8, 9]
        assert reader.words[4:7] == [1, 2, 3]
        call(pointers, [1, 2, 3], None, 55, None)
        assert pointers[0] == 55
        pointers.append(1)  # raises BufferError if the call still holds the buffer


def test_read_only_buffer_is_accepted_for_const_memory(reader: Fake) -> None:
    """C does not write to it. Signed and unsigned integers are accepted for an enum."""
    for call in list_calls(reader.api.cuDeviceGetHostAtomicCapabilities):
        fixed = memoryview(bytes(numbers("i", 3, 1, 2))).cast("i")
        assert call(fixed, 3, 0) == [3, 1, 2]
        assert call(fixed, None, 0) == [3, 1, 2]
        assert call(numbers("I", 4), 1, 0) == [4]  # whether an enum is signed is up to the C compiler


def test_arrays_of_numpy_are_accepted(reader: Fake) -> None:
    """They are passed without a copy. Reversed, big-endian and read-only arrays are rejected."""
    numpy = pytest.importorskip("numpy")
    for call in list_calls(reader.api.cuMemDiscardBatchAsync):
        pointers = numpy.array([5, 6], numpy.uint64)
        call(pointers, numpy.array([1, 2], numpy.uintp), None, 99, None)
        assert reader.words[:2] == [5, 6]
        assert list(pointers) == [99, 6]
        with raises(TypeError):
            call(pointers[::-1], [1, 2], None, 0, None)
        with raises(TypeError):
            call(pointers.astype(">u8"), [1, 2], None, 0, None)
        pointers.flags.writeable = False
        with raises(TypeError):
            call(pointers, [1, 2], None, 0, None)


def test_numpy_scalar_is_memory_of_one_element() -> None:
    """cuBLAS reads factors from memory. A scalar is accepted if it has the type that the function reads."""
    numpy = pytest.importorskip("numpy")
    functions = {
        numpy.float32: function("cublas", "cublasSgeam"),
        numpy.float64: function("cublas", "cublasDgeam"),
        numpy.complex64: function("cublas", "cublasCgeam"),
        numpy.complex128: function("cublas", "cublasZgeam"),
    }
    for element_type, function_ in functions.items():
        for call in list_calls(function_):
            for passed_type in functions:
                scalars = {"alpha": passed_type(2), "beta": numpy.ones(1, element_type)}
                other_arguments = {
                    param.name: 0
                    for param in get_arguments(function_).parameters
                    if param.name not in scalars
                }
                if passed_type is element_type:
                    call(**other_arguments, **scalars)
                    continue
                with raises(TypeError):
                    call(**other_arguments, **scalars)


def test_float_is_passed_for_a_single_number_of_a_known_type() -> None:
    """`alpha` is one float. `x` is an array in device memory, and the other parameters have other types."""
    function_ = function("cublas", "cublasSgeam")
    others = {param.name: 0 for param in get_arguments(function_).parameters}
    for call in list_calls(function_):
        call(**others | {"alpha": 2.0, "beta": -0.5})
        for name, value, error in (
            ("alpha", 1e300, OverflowError),
            ("A", 2.0, TypeError),
            ("C", 2.0, TypeError),
        ):
            with raises(error):
                call(**others | {name: value})
    for library, name in (("cublas", "cublasCgeam"), ("cublas", "cublasGemmEx")):
        function_ = function(library, name)
        others = {param.name: 0 for param in get_arguments(function_).parameters}
        for call in list_calls(function_):
            with raises(TypeError):
                call(**others | {"alpha": 2.0})


def get_arguments(function_: Any) -> Any:
    """Return the description of a function's arguments."""
    return function_.call.arguments


# --- rejected buffers


def test_buffer_with_other_elements_raises(reader: Fake) -> None:
    """The function needs unsigned integers of 8 bytes. Signed integers, floats and bytes are rejected."""
    for call in list_calls(reader.api.cuMemDiscardBatchAsync):
        for buffer in (
            numbers("i", 1),
            numbers("q", 1),
            array.array("d", [1]),
            bytearray(8),
        ):
            with raises(TypeError):
                call([1], buffer, 1, 0, None)


def test_buffer_that_is_too_short_raises(reader: Fake) -> None:
    for call in list_calls(reader.api.cuMemDiscardBatchAsync):
        with raises(ValueError):
            call(numbers("Q", 1, 2, 3), numbers("L", 1, 2), 3, 0, None)
        call(numbers("Q"), numbers("L"), 0, 0, None)


def test_bytes_are_accepted_for_chars() -> None:
    """All objects with elements of one byte are accepted, and their length is checked."""
    for call in list_calls(function("nvjpeg", "nvjpegGetImageInfo")):
        for data in (b"abc", bytearray(3), numbers("b", 1, 2, 3), memoryview(b"abc")):
            call(None, data, 3)
            call(None, data, None)
            with raises(ValueError):
                call(None, data, 4)


# --- arrays of unknown length


def test_buffer_for_an_array_of_unknown_length_is_accepted() -> None:
    """Only the types of the elements can be checked."""
    for call in list_calls(function("cutensor", "cutensorCreatePermutation")):
        for modes in ([1, 2], (), numbers("i", 1, 2), memoryview(bytes(8)).cast("i"), None, 0x1000):
            call(None, None, modes, 1, None, modes, None)
        with raises(TypeError):
            call(None, None, [1, "x"], 1, None, [1], None)
        with raises(TypeError):
            call(None, None, [1], 1, None, numbers("q", 1), None)


def test_list_that_c_would_write_raises() -> None:
    """The caller could not read the result from a list, which is copied for the call."""
    for call in list_calls(function("cusolver", "cusolverSpXcsrsymrcmHost")):
        rows: dict[str, Any] = {"csrRowPtrA": [0, 1], "csrColIndA": numbers("i", 0)}
        call(None, 1, 1, None, *rows.values(), numbers("i", 0))
        with raises(TypeError):
            call(None, 1, 1, None, *rows.values(), [0])


# --- element types and element sizes

KINDS = {"b": "i", "h": "i", "i": "i", "l": "i", "q": "i", "B": "u", "H": "u", "I": "u", "L": "u", "Q": "u"}
PARAMETERS = {
    ("cutensor", "cutensorCreateTensorDescriptor", "stride"): ("i", 8),
    ("cutensor", "cutensorCreatePermutation", "modeA"): ("i", 4),
    ("driver", "cuMemDiscardBatchAsync", "sizes"): ("u", 8),
    ("nvjpeg", "nvjpegGetImageInfo", "data"): ("byte", 1),
    ("cusolver", "cusolverSpScsrlsvluHost", "csrValA"): ("f", 4),
}


@given(st.sampled_from("bhilqBHILQfd"), st.sampled_from([*PARAMETERS]))
def test_buffer_is_accepted_if_kind_and_size_of_its_elements_match(
    code: str, key: tuple[str, str, str]
) -> None:
    """C cannot detect other elements, and would misinterpret them."""
    library, name, parameter = key
    call = function(library, name)
    kind, size = PARAMETERS[key]
    buffer = array.array(code, [0] * 8)
    buffer_kind = "byte" if buffer.itemsize == 1 and size == 1 else KINDS.get(code, "f")
    (parameter_,) = (candidate for candidate in get_arguments(call).parameters if candidate.name == parameter)
    try:
        converted = parameter_.convert(buffer)
    except ARGUMENT_ERRORS:
        assert (buffer_kind, buffer.itemsize) != (kind, size)
    else:
        assert (buffer_kind, buffer.itemsize) == (kind, size)
        assert ctypes.sizeof(converted) == 8 * size
