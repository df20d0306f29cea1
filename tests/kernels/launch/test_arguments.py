"""Tests for converting Python values to a kernel's parameters, and for errors about wrong values."""

from __future__ import annotations

import ctypes
import math
import numbers
import struct
from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import cudyn

from ...conftest import package
from ...support.code import compilable, cubin, ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu, join_fields
from .conftest import Whole, kernel_of


@pytest.fixture(scope="module")
def gpu(newest: Gpu) -> Gpu:
    return newest


class Real:
    """A real number from another package, which is converted with `__float__`."""

    def __init__(self, value: float) -> None:
        self.value = value

    def __float__(self) -> float:
        return self.value


class Index:
    """An integer that defines only __index__."""

    def __index__(self) -> int:
        return 7


numbers.Real.register(Real)

INTEGERS = {
    **{
        f"u{8 * size}": cls
        for size, cls in zip(
            (1, 2, 4, 8), (ctypes.c_uint8, ctypes.c_uint16, ctypes.c_uint32, ctypes.c_uint64)
        )
    },
    **{
        f"s{8 * size}": cls
        for size, cls in zip((1, 2, 4, 8), (ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64))
    },
}
FLOATS = {"f16": ctypes.c_uint16, "f32": ctypes.c_float, "f64": ctypes.c_double}
UNSIGNED_BY_SIZE = {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}


class ParameterCase(NamedTuple):
    """A parameter with its type in PTX and in C, a valid argument, and the value that C stores for it.

    `ptx` is "" if only the size of the parameter is known.
    """

    ptx: str
    c: Any
    argument: Any
    stored: Any


def encode_half(value: float) -> int:
    """Return the bits of a number as f16."""
    return int.from_bytes(struct.pack("<e", value), "little")


@st.composite
def integers(draw: st.DrawFn, type_name: str) -> ParameterCase:
    """Generate integer parameters of a type."""
    c_type = INTEGERS[type_name]
    bits = 8 * ctypes.sizeof(c_type)
    value = draw(st.integers(-(1 << bits - 1), (1 << bits) - 1))  # C accepts signed and unsigned values
    forms = [value, Whole(value), c_type(value)]
    if value in (0, 1):
        forms.append(bool(value))
    return ParameterCase(type_name, c_type, draw(st.sampled_from(forms)), value)


@st.composite
def floats(draw: st.DrawFn, type_name: str) -> ParameterCase:
    """Generate floating-point parameters of a type."""
    width: Any = {"f16": 16, "f32": 32, "f64": 64}[type_name]
    value = draw(st.floats(width=width, allow_nan=False) | st.integers(-2048, 2048))
    forms: list[Any] = [value, Real(float(value)), ctypes.c_double(value), True]
    if value and abs(value) != float("inf"):  # a Fraction cannot represent -0.0 or infinity
        forms.append(Fraction(value))
    if type_name != "f64":
        forms.append(ctypes.c_float(value))
    argument = draw(st.sampled_from(forms))
    stored = 1.0 if argument is True else float(value)
    return ParameterCase(
        type_name, FLOATS[type_name], argument, encode_half(stored) if type_name == "f16" else stored
    )


@st.composite
def records(draw: st.DrawFn) -> ParameterCase:
    """Generate structs, which are stored as arrays. An array in C has the alignment of its elements."""
    align = draw(st.sampled_from((1, 2, 4, 8)))
    c_type = UNSIGNED_BY_SIZE[align] * draw(st.integers(1, 6))
    size = ctypes.sizeof(c_type)
    data = draw(st.binary(min_size=size, max_size=size))
    stored = c_type.from_buffer_copy(data)
    argument = draw(st.sampled_from((data, bytearray(data), memoryview(data), stored)))
    return ParameterCase(f"align {align} .b8[{size}]", c_type, argument, stored)


@st.composite
def untyped(draw: st.DrawFn) -> ParameterCase:
    """Generate parameters of a CUBIN, which does not contain their types."""
    size = draw(st.sampled_from((1, 2, 4, 8)))
    c_type, bits = UNSIGNED_BY_SIZE[size], 8 * size
    integer = draw(st.integers(-(1 << bits - 1), (1 << bits) - 1))
    data = draw(st.binary(min_size=size, max_size=size))
    forms: list[tuple[Any, int]] = [(data, int.from_bytes(data, "little")), (c_type(integer), integer)]
    if size == 1:
        forms += [(integer, integer), (Whole(integer), integer)]
    if size in (4, 8):
        real_type: Any = ctypes.c_float if size == 4 else ctypes.c_double
        code = {4: "<f", 8: "<d"}[size]
        forms.append((real_type(1.5), int.from_bytes(struct.pack(code, 1.5), "little")))
    argument, stored = draw(st.sampled_from(forms))
    return ParameterCase("", c_type, argument, stored)


@st.composite
def untyped_records(draw: st.DrawFn) -> ParameterCase:
    """Generate structs as parameters of a CUBIN, which contains only their sizes."""
    size = draw(st.sampled_from((3, 5, 12, 16, 24)))
    c_type = ctypes.c_uint8 * size
    data = draw(st.binary(min_size=size, max_size=size))
    return ParameterCase(
        "",
        c_type,
        draw(st.sampled_from((data, c_type.from_buffer_copy(data)))),
        c_type.from_buffer_copy(data),
    )


TYPED = st.one_of(
    st.sampled_from(sorted(INTEGERS)).flatmap(integers),
    st.sampled_from(sorted(FLOATS)).flatmap(floats),
    records(),
)
SIGNATURES = st.lists(TYPED, max_size=12) | st.lists(untyped() | untyped_records(), max_size=12)


def make_structure(cases: Sequence[ParameterCase]) -> Any:
    """Return a ctypes structure whose members have the types and values of the parameters.

    The offsets and the bytes of its members are those that a launch has to pass.
    """
    fields = [(f"p{index}", case.c) for index, case in enumerate(cases)]
    result = type("Parameters", (ctypes.Structure,), {"_fields_": fields})()
    for index, case in enumerate(cases):
        setattr(result, f"p{index}", case.stored)
    return result


def make_kernel(cases: Sequence[ParameterCase]) -> Any:
    """Return a kernel with these parameters, from PTX or, if types are unknown, from a CUBIN."""
    if all(case.ptx for case in cases):
        kernel = cudyn.Module(ptx(k=", ".join(case.ptx for case in cases))).get_kernel("k")
    else:
        fields = [getattr(type(make_structure(cases)), f"p{i}") for i in range(len(cases))]
        code = cubin("k", *((field.offset, field.size) for field in fields))
        kernel = cudyn.Module(code).get_kernel("k")
    return kernel


def launch(kernel: Any, *arguments: Any) -> None:
    kernel.launch(1, 1, *arguments)


def launch_prepared(kernel: Any, *arguments: Any) -> None:
    kernel.prepare(1, 1, *arguments)()


def launch_prepared_with_other_arguments(kernel: Any, *arguments: Any) -> None:
    kernel.prepare(1, 1)(*arguments)


WAYS = [launch, launch_prepared, launch_prepared_with_other_arguments]
Launch = Callable[..., None]


# --- valid arguments


@pytest.mark.parametrize("launch_kernel", WAYS)
@given(cases=SIGNATURES)
def test_launch_passes_the_same_bytes_as_c(
    gpu: Gpu, launch_kernel: Launch, cases: list[ParameterCase]
) -> None:
    """The parameters are compared with a C struct that has the same members."""
    kernel, expected = make_kernel(cases), make_structure(cases)
    assume(cases or launch_kernel is not launch_prepared_with_other_arguments)
    launches_before = gpu.launches
    launch_kernel(kernel, *(piece.argument for piece in cases))
    fields = [getattr(type(expected), f"p{i}") for i in range(len(cases))]
    data = bytes(expected)
    assert gpu.launches == launches_before + 1
    assert gpu.parameters == join_fields(
        [(field.offset, data[field.offset : field.offset + field.size]) for field in fields]
    )


def test_launch_with_a_16_byte_aligned_parameter_passes_it(gpu: Gpu) -> None:
    """ctypes has no types with an alignment of 16 bytes, such as float4 and b128."""
    kernel = kernel_of("u8, align 16 .b8[16], u8, b128")
    kernel.launch(1, 1, 1, b"a" * 16, 2, b"b" * 16)
    assert gpu.parameters == join_fields([(0, b"\1"), (16, b"a" * 16), (32, b"\2"), (48, b"b" * 16)])


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_buffers_for_untyped_parameters_passes_their_bytes(
    gpu: Gpu, launch_kernel: Launch
) -> None:
    """A number is not accepted for an array. A parameter of type b8 accepts a bool, an int or a byte."""
    kernel = cudyn.Module(ptx(k="f32[4], u8, b8, u16[3], f64[1]")).get_kernel("k")
    assert str(kernel) == "k(f32[4], u8, b8, u16[3], f64)"
    data = struct.pack("<4f", 1, 2, 3, 4)
    forms_of_one = (True, 1, b"\1", ctypes.c_bool(True))
    for byte in forms_of_one:
        launch_kernel(kernel, data, 5, byte, b"abcdef", 2)
        expected = [(0, data), (16, b"\5\1"), (18, b"abcdef"), (24, struct.pack("<d", 2))]
        assert gpu.parameters == join_fields(expected)
    launches_before = gpu.launches
    for wrong_argument in (1.0, [1.0] * 4, bytes(4)):
        with raises((TypeError, ValueError)):
            launch_kernel(kernel, wrong_argument, 5, 1, b"abcdef", 2)
    assert gpu.launches == launches_before


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize("size", [1, 2, 4, 8])
def test_launch_with_a_large_unsigned_integer_passes_it(gpu: Gpu, launch_kernel: Launch, size: int) -> None:
    """PTX uses the same type for int and unsigned int, and for long long and pointers."""
    kernel = kernel_of(f"u{8 * size}, s{8 * size}")
    bits = 8 * size
    maximum, minimum = (1 << bits) - 1, -(1 << (bits - 1))
    launch_kernel(kernel, maximum, maximum)
    assert gpu.parameters == join_fields([(0, b"\xff" * size), (size, b"\xff" * size)])
    launch_kernel(kernel, minimum, minimum)
    minimum_bytes = minimum.to_bytes(size, "little", signed=True)
    assert gpu.parameters == join_fields([(0, minimum_bytes), (size, minimum_bytes)])


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize(
    ("parameter_type", "value", "packed"),
    [
        ("f32", Decimal("1.5"), struct.pack("<f", 1.5)),
        ("f64", Fraction(1, 4), struct.pack("<d", 0.25)),
        ("f32", Index(), struct.pack("<f", 7)),
        ("f16", float("inf"), b"\x00\x7c"),
        ("f32", float("-inf"), struct.pack("<f", float("-inf"))),
        ("u8", Index(), b"\7"),
        ("u32", Index(), b"\7\0\0\0"),
        ("u64", Index(), b"\7" + bytes(7)),
    ],
)
def test_launch_converts_numbers_with_their_methods(
    gpu: Gpu, launch_kernel: Launch, parameter_type: str, value: Any, packed: bytes
) -> None:
    """The second argument decides whether all arguments are packed at once or one by one."""
    kernel = kernel_of(f"{parameter_type}, u8")
    for second_argument, byte in ((1, b"\1"), (255, b"\xff"), (ctypes.c_uint8(3), b"\3")):
        launch_kernel(kernel, value, second_argument)
        assert gpu.parameters == join_fields([(0, packed), (len(packed), byte)])


def test_launch_with_nan_passes_it(gpu: Gpu) -> None:
    kernel = kernel_of("f16, f32, f64")
    kernel.launch(1, 1, *[float("nan")] * 3)
    values = struct.unpack_from("<exxfd", bytes(gpu.parameters))
    assert len(values) == 3
    assert all(map(math.isnan, values))


def test_contract_supplies_the_types_of_a_cubin(gpu: Gpu) -> None:
    """With the types of the contract, an int is accepted for a float, but a float is rejected for an int."""
    kernel = cudyn.Module(cubin("k", (0, 4), (4, 4))).get_kernel(cudyn.Contract("k(x: f32, n: u32)"))
    kernel.launch(1, 1, 1, 1)
    assert gpu.parameters == join_fields([(0, struct.pack("<fI", 1, 1))])
    with raises(TypeError):
        kernel.launch(1, 1, 1, 1.0)


# --- pointers


HOST, ELSEWHERE, STRIDED = "is in host memory", r"expected device 0, got .* on device 1", "not contiguous"


# --- invalid arguments


@st.composite
def wrong_arguments(draw: st.DrawFn) -> tuple[str, Any, type[Exception]]:
    """Generate a parameter type, an argument that it does not accept, and the class of the error."""
    value: Any
    type_name = draw(st.sampled_from([*INTEGERS, *FLOATS, "align 4 .b8[12]"]))
    if type_name in INTEGERS:
        bits = 8 * ctypes.sizeof(INTEGERS[type_name])
        value = draw(
            st.sampled_from(
                (
                    1 << bits,
                    -(1 << bits - 1) - 1,
                    1.0,
                    "1",
                    None,
                    [1],
                    1j,
                    ctypes.c_float(1),
                    b"1",
                    (ctypes.c_uint8 * 3)(),
                )
            )
        )
        if bits == 64:
            assume(value is not None)
        if isinstance(value, int):
            return type_name, draw(st.sampled_from((value, Whole(value)))), OverflowError
        return type_name, value, TypeError
    if type_name in FLOATS:
        limit = {"f16": 65520.0, "f32": 3.4028236e38, "f64": 10**309}[type_name]
        value = draw(st.sampled_from((limit, -limit, 10**400, "1", None, [1.0], 1j, b"1", ctypes.c_int(1))))
        return type_name, value, OverflowError if isinstance(value, (int, float)) else TypeError
    value = draw(
        st.sampled_from((bytes(11), bytes(13), b"", (ctypes.c_int * 4)(), ctypes.c_int(1), 1, 1.0, None, "a"))
    )
    has_size = isinstance(value, (bytes, ctypes.Array, ctypes._SimpleCData))
    return type_name, value, ValueError if has_size else TypeError


@pytest.mark.parametrize("launch_kernel", WAYS)
@given(
    wrong_argument=wrong_arguments(), before=st.lists(TYPED, max_size=3), after=st.lists(TYPED, max_size=3)
)
def test_launch_with_an_argument_of_a_wrong_type_raises(
    gpu: Gpu,
    launch_kernel: Launch,
    wrong_argument: tuple[str, Any, type[Exception]],
    before: list[ParameterCase],
    after: list[ParameterCase],
) -> None:
    """The error names the kernel, and the index and the type of the parameter. Nothing is launched."""
    parameter_type, value, error = wrong_argument
    kernel = make_kernel([*before, ParameterCase(parameter_type, ctypes.c_int, None, None), *after])
    launches = gpu.launches
    type_name = "12 bytes" if "b8" in parameter_type else parameter_type
    with pytest.raises(error, match=rf"^k: parameter {len(before)} \({type_name}\): ") as caught:
        launch_kernel(kernel, *(case.argument for case in before), value, *(case.argument for case in after))
    assert type(caught.value) is error
    assert gpu.launches == launches


@pytest.mark.parametrize(
    ("parameter_type", "value"),
    [
        ("u32", 1 << 40),
        ("s8", -129),
        ("f32", 1e39),
        ("f16", 65520),
    ],
)
def test_launch_with_a_number_out_of_range_raises(
    device: cudyn.Device, parameter_type: str, value: Any
) -> None:
    kernel = cudyn.Module(compilable(ptx(k=parameter_type))).get_kernel("k")
    for launch_kernel in WAYS:
        with raises(OverflowError):
            launch_kernel(kernel, value)


@pytest.mark.parametrize("launch_kernel", WAYS)
@given(cases=st.lists(TYPED, min_size=1, max_size=8), count=st.integers(0, 10))
def test_launch_with_a_wrong_number_of_arguments_raises(
    gpu: Gpu, launch_kernel: Launch, cases: list[ParameterCase], count: int
) -> None:
    kernel = make_kernel(cases)
    assume(count != len(cases))
    assume(count > 0 or launch_kernel is launch)  # test_launch.py tests prepared launches without arguments
    arguments = [piece.argument for piece in cases] + [1] * 10
    launches_before = gpu.launches
    with pytest.raises(TypeError, match=r"^k(\.launch\(\)|\.prepared\(\)|\(.*\))?( takes |: expected )"):
        launch_kernel(kernel, *arguments[:count])
    assert gpu.launches == launches_before


def test_error_states_the_number_of_arguments(device: cudyn.Device) -> None:
    """The expected types follow the number, so that the missing argument is apparent."""
    kernel = cudyn.Module(compilable(ptx(k="u64, f32, align 4 .b8[12]", bare="", one="u8"))).get_kernel
    with raises(TypeError):
        kernel("k").launch(1, 1, 5)
    with raises(TypeError):
        kernel("k").launch(1, 1)
    with raises(TypeError):
        kernel("k").prepare(1, 1, 5, 1, b"x" * 12, 5)
    with raises(TypeError):
        kernel("one").launch(1, 1)
    with raises(TypeError):
        kernel("bare").launch(1, 1, 5)


@pytest.mark.parametrize("surplus", [None, 0, b"", "a", (), []], ids=repr)
def test_launch_with_an_additional_argument_raises(gpu: Gpu, surplus: Any) -> None:
    """`None` also means a null pointer, so an additional `None` is a likely mistake."""
    kernel = kernel_of("u64")
    launches_before = gpu.launches
    for launch_kernel in (launch_prepared, launch_prepared_with_other_arguments, launch):
        with raises(TypeError):
            launch_kernel(kernel, 5, surplus)
    assert gpu.launches == launches_before


def test_launch_with_a_wrong_argument_for_an_untyped_parameter_raises(gpu: Gpu) -> None:
    """A CUBIN contains sizes but no types, so only values whose C type is known are accepted."""
    kernel = cudyn.Module(cubin("k", (0, 8), (8, 4), (12, 1), (16, 12), (28, 2))).get_kernel("k")
    valid = [None, ctypes.c_int(1), 1, bytes(12), bytes(2)]
    kernel.launch(1, 1, *valid)
    launches_before = gpu.launches
    for index, value, error in (
        (0, "a", TypeError),
        (0, 1, TypeError),
        (0, 1.5, TypeError),
        (0, Index(), TypeError),
        (0, bytes(7), ValueError),
        (0, bytearray(8), TypeError),
        (0, (ctypes.c_float * 2)(), TypeError),
        (1, 1, TypeError),
        (1, 1.5, TypeError),
        (1, True, TypeError),
        (1, Fraction(1, 2), TypeError),
        (1, ctypes.c_double(1), TypeError),
        (1, bytes(5), ValueError),
        (1, None, TypeError),
        (2, 1.5, TypeError),
        (3, 1, TypeError),
        (4, 1.5, TypeError),
    ):
        arguments: list[Any] = [*valid]
        arguments[index] = value
        with raises(error):
            kernel.launch(1, 1, *arguments)
    assert gpu.launches == launches_before


@pytest.mark.parametrize("parameter", ["u32", "s32", "u16", "f16", "f32", "f64"])
def test_launch_with_a_buffer_instead_of_a_number_raises(gpu: Gpu, parameter: str) -> None:
    """If two arguments are swapped, the error names their types, even if the address fits."""
    kernel = kernel_of(f"{parameter}, u64")
    expected = "a number" if parameter.startswith("f") else "an int"
    message = rf"^k: parameter 0 \({parameter}\): expected {expected}, got (a )?Buffer"
    launches_before = gpu.launches
    with cudyn.Buffer(8) as anywhere, cudyn.Buffer.borrow(16, 8) as low:
        prepared = kernel.prepare(1, 1, 1, 5)
        for buffer in (anywhere, low):
            with raises(TypeError):
                kernel.launch(1, 1, buffer, 5)
            with raises(TypeError):
                kernel.prepare(1, 1, buffer, 5)
            with pytest.raises(TypeError, match=message):
                prepared(buffer, 5)
    assert gpu.launches == launches_before


def test_launch_accepts_numpy_scalars_and_arrays(gpu: Gpu) -> None:
    """A record is passed by its bytes, like an array."""
    numpy = package("numpy")
    kernel = kernel_of("u32, f32, u64, align 4 .b8[12]")
    record = numpy.arange(3, dtype=numpy.float32)
    kernel.launch(1, 1, numpy.uint32(1 << 31), numpy.float64(1.5), numpy.int64(-1), record)
    packed = struct.pack("<Ifq", 1 << 31, 1.5, -1) + record.tobytes()
    assert gpu.parameters == join_fields([(0, packed)])
    with raises(TypeError):
        kernel.launch(1, 1, 1, 1, record, record)
    for value in (numpy.float64(1), record):
        with raises(TypeError):
            kernel.launch(1, 1, value, 1, 1, record)
    with raises(TypeError):
        kernel.launch(1, 1, 1, record, 1, record)
