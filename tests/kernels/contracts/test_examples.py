"""Tests for contracts from examples, and for FakeArrays."""

from __future__ import annotations

import array
import ctypes
import math
import operator
from collections.abc import Callable
from typing import Any

import pytest

import cudyn
from cudyn import Contract
from cudyn._kernels.contracts.dtypes import DTYPES
from cudyn.testing import FakeArray

from ...support.messages import raises
from ...support.tensors import Array


class Tensor:
    """A fake torch tensor on the meta device, which has no data."""

    def __init__(self, dtype: str, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
        self.shape = shape
        self._strides = strides
        self.dtype = type("dtype", (), {"__str__": lambda _: f"torch.{dtype}"})()

    def stride(self) -> tuple[int, ...]:
        return self._strides

    @property
    def __cuda_array_interface__(self) -> None:
        raise AttributeError("meta")


class Float32:
    """An object with the attributes of an array, but without a protocol for its data."""

    dtype = "float32"
    shape = (4, 2)
    strides = (2, 1)  # in elements, as in DLPack


Stream = type("Stream", (), {"__cuda_stream__": lambda self: (0, 0)})
int32 = type("int32", (int,), {})  # NumPy's numbers are recognized by the name of their class


@pytest.mark.parametrize(
    ("examples", "text"),
    [
        ({}, "f()"),
        ({"a": array.array("f", range(8)), "b": array.array("f", range(8))}, "f(a: f32[n0], b: f32[n0])"),
        ({"a": array.array("f", range(8)), "b": array.array("H", range(9))}, "f(a: f32[n0], b: u16[n1])"),
        ({"a": array.array("b", range(8)), "n": 8}, "f(a: i8[n], n: i64)"),
        ({"m": 8, "a": array.array("q", range(8)), "n": 8}, "f(m: i64, a: i64[m], n: i64)"),
        ({"a": bytearray(3)}, "f(a: u8[n0])"),
        ({"a": Tensor("bfloat16", (3, 4), (4, 1))}, "f(a: bf16[n0, n1])"),
        ({"a": Tensor("bool", (3, 4), (1, 3))}, "f(a: bool[n0, n1; a_stride0, a_stride1])"),
        ({"a": Tensor("float64", (1, 4), (77, 1))}, "f(a: f64[n0, n1])"),
        ({"a": Tensor("float64", (0, 4), (1, 77))}, "f(a: f64[n0, n1])"),
        ({"a": Tensor("float64", (), ())}, "f(a: f64[])"),
        ({"a": Array("<f2", (6,))}, "f(a: f16[n0])"),
        ({"a": Array("|b1", (6,), (2,))}, "f(a: bool[n0; a_stride0])"),
        ({"a": Array("<c8", (6, 2), (16, 8))}, "f(a: c64[n0, n1])"),
        ({"a": Float32()}, "f(a: f32[n0, n1])"),
        ({"x": 1, "y": 1.0, "z": True, "w": int32(1)}, "f(x: i64, y: f64, z: bool, w: i32)"),
        (
            {"x": ctypes.c_float(1), "n": ctypes.c_uint16(3), "y": ctypes.c_bool(True), "a": bytearray(3)},
            "f(x: f32, n: u16, y: bool, a: u8[n])",
        ),
        ({"a": (ctypes.c_int16 * 3)()}, "f(a: i16[n0])"),
        ({"s": (3, 4), "a": bytearray(4)}, "f(s: shape[n0, n1], a: u8[n1])"),
        ({"s": Stream()}, "f(s: stream)"),
        ({"s": cudyn.driver.CUstream(0)}, "f(s: stream)"),
        ({"n0": 7, "a": bytearray(8)}, "f(n0: i64, a: u8[n1])"),
        ({"a": bytearray(4), "b": FakeArray("f32", ("n0", 4))}, "f(a: u8[n1], b: f32[n0, 4])"),
        ({"a": FakeArray("f16", ("n", None), ("s", 1), "cuda_host")}, "f(a: f16[n, _; s, 1] on cuda_host)"),
        ({"a": FakeArray("f32", (0, 4))}, "f(a: f32[0, 4])"),
        (
            {
                "a": FakeArray("f32", ("2 * n0", "n0", "n"), align=16, optional=True),
                "n": 7,
                "b": bytearray(3),
            },
            "f(a: f32[2 * n0, n0, n] align 16 | None, n: i64, b: u8[n1])",
        ),
        ({"x": type("float16", (float,), {})(1)}, "f(x: f16)"),
    ],
)
def test_from_examples_returns_the_contract(examples: dict[str, object], text: str) -> None:
    assert str(Contract.from_examples("f", examples)) == text


def test_from_examples_applies_align_and_optional() -> None:
    arguments = {"a": bytearray(4), "b": bytearray(4), "n": 4}
    result = Contract.from_examples("f", arguments, align={"a": 16}, optional=["b"])
    assert str(result) == "f(a: u8[n] align 16, b: u8[n] | None, n: i64)"
    for options in ({"align": {"n": 4}}, {"optional": ["c"]}):
        with raises(TypeError):
            Contract.from_examples("f", arguments, **options)


def test_from_examples_adds_the_launch() -> None:
    launch = "add<float><<<ceildiv(n0, 256), 256>>>(a, b, n0: i32)"
    result = Contract.from_examples("add", {"a": bytearray(4), "b": bytearray(4)}, launch)
    assert result == Contract(f"add(a: u8[n0], b: u8[n0]) -> {launch}")


EXPECTED = "expected an array, a number, a tuple of ints or a stream"
KNOWN = ", ".join(DTYPES)


@pytest.mark.parametrize(
    ("example", "expected"),
    [
        (None, TypeError(f"a: {EXPECTED}, got NoneType")),
        ("text", TypeError(f"a: {EXPECTED}, got str")),
        ([1, 2], TypeError(f"a: {EXPECTED}, got list")),
        ((1, 2.0), TypeError(f"a: {EXPECTED}, got tuple")),
        (ctypes.c_char_p(b"x"), TypeError(f"a: {EXPECTED}, got c_char_p")),
        (Array("<V2", (1,)), ValueError(f"a: expected a dtype, one of {KNOWN}, got <V2")),
        (Tensor("qint8", (1,), (1,)), ValueError(f"a: expected a dtype, one of {KNOWN}, got qint8")),
        (
            FakeArray("f32", ("n",), memory="cpu"),
            ValueError("f: expected cuda, cuda_host, cuda_managed after on, got cpu; got 'a: f32[n] on cpu'"),
        ),
        (FakeArray("f32", ("1x",)), ValueError("f: expected a size, such as n, 16, 2 * n or _; got '1x'")),
    ],
)
def test_from_examples_with_an_invalid_example_raises(example: object, expected: Exception) -> None:
    with pytest.raises(type(expected)) as raised:
        Contract.from_examples("f", {"a": example})
    assert str(raised.value) == str(expected)


# Functions that read the data of their argument, or use it as a number.
READERS: dict[str, Callable[[Any], object]] = {
    **{reader.__name__: reader for reader in (bool, int, float, complex, bytes, len, iter, list, math.sqrt)},
    **{
        reader.__name__: reader for reader in (memoryview, bytearray, operator.index, array.array("i").extend)
    },
    "item": lambda fake: fake[0],
    "set": lambda fake: operator.setitem(fake, 0, 1),
    "in": lambda fake: 1 in fake,
    "plus": lambda fake: fake + 1,
    "float32": lambda fake: fake < 1,
}
DATA_METHODS = [
    "__array__",
    "__dlpack__",
    "__dlpack_device__",
    "data_ptr",
    "tolist",
    "tobytes",
    "numpy",
    "cpu",
]
# the last three names are attributes, not methods
DATA_METHODS += ["copy", "__cuda_array_interface__", "__array_interface__", "data"]


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_data_of_a_fake_array_is_not_read(reader: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match="FakeArray"):  # some messages come from Python
        reader(FakeArray("f32", (3,)))


@pytest.mark.parametrize("name", DATA_METHODS)
def test_reading_a_fake_array_raises(name: str) -> None:
    with raises(TypeError):
        getattr(FakeArray("f32", ("n", 4)), name)()


def test_numpy_does_not_read_a_fake_array() -> None:
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    for read in (numpy.asarray, numpy.from_dlpack, numpy.sum):
        with raises(TypeError):
            read(FakeArray(numpy.float32, (3,)))
    result = Contract.from_examples("f", {"a": numpy.zeros((3, 4), "f4").T, "n": numpy.uint8(3)})
    assert str(result) == "f(a: f32[n0, n; a_stride0, a_stride1], n: u8)"
    assert FakeArray(numpy.dtype("float16"), ()).dtype == FakeArray("torch.float16", ()).dtype == "f16"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("f31", ()), ValueError(f"expected a dtype, one of {KNOWN}, got f31")),
        ((float, ()), ValueError(f"expected a dtype, one of {KNOWN}, got <class 'float'>")),
        (("f32", "n"), TypeError("FakeArray: shape: expected numbers, names or None, got 'n'")),
        (("f32", (1.0,)), TypeError("FakeArray: shape: expected numbers, names or None, got (1.0,)")),
        (("f32", ("n", 2), (1,)), ValueError("FakeArray: strides: expected 2 sizes, got 1")),
        (
            ("f32", (), None, "gpu"),
            ValueError(
                "FakeArray: memory: expected cpu, cuda, cuda_host, rocm, rocm_host, cuda_managed, got 'gpu'"
            ),
        ),
    ],
)
def test_invalid_fake_array_raises(arguments: tuple[Any, ...], expected: Exception) -> None:
    with pytest.raises(type(expected)) as raised:
        FakeArray(*arguments)
    assert str(raised.value) == str(expected)


def test_repr_of_a_fake_array_is_its_argument() -> None:
    assert repr(FakeArray("f32", ())) == "<FakeArray a: f32[]>"
    text = repr(FakeArray("i8", ("n", 3, None), (1, "s", None), "cpu", 3, align=8, optional=True))
    assert text == "<FakeArray a: i8[n, 3, _; 1, s, _] align 8 on cpu | None>"
