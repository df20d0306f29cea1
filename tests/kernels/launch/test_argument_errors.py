"""Tests for the attributes of the errors that invalid launches raise."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import Buffer, Contract, Module

from ...support.code import ptx
from ...support.simulated_gpu import Gpu
from .conftest import kernel_of

CONTRACT = "k(a: f32[n], b: f32[n], m: i32) -> k<<<n, 32>>>(a, b, m)"


def read_error_attributes(launch: Any, *args: Any, **named: Any) -> tuple[object, object, object]:
    """Return the attributes of the error that a launch raises. The message must contain their values."""
    with pytest.raises((TypeError, ValueError, OverflowError)) as caught:
        launch(*args, **named)
    error: Any = caught.value
    assert str(error).startswith("k: ")
    for attribute in (error.parameter, error.expected, error.got):
        if attribute is not None:
            assert str(attribute) in str(error)
    return error.parameter, error.expected, error.got


def test_error_of_a_launch_without_a_contract_has_attributes(gpu: Gpu) -> None:
    """The parameter, the expected value and the given value can be read without parsing the message."""
    kernel = kernel_of("u64, f32")
    buffer = Buffer(4)

    def launch(*args: Any, **named: Any) -> None:
        """Launch the kernel with one thread."""
        kernel.launch(1, 1, *args, **named)

    assert read_error_attributes(launch, buffer) == ("", "2 arguments (u64, f32)", 1)
    assert read_error_attributes(launch, buffer, "x") == ("parameter 1", "a number", "str 'x'")
    assert read_error_attributes(launch, 1 << 64, 1.0) == (
        "parameter 0",
        f"{-(1 << 63)} to {(1 << 64) - 1}",
        1 << 64,
    )
    with pytest.raises(TypeError) as caught:
        launch(buffer, 1.0, x=1)
    assert vars(caught.value) == {"parameter": "x", "expected": None, "got": None}


def test_error_of_a_launch_with_a_contract_has_attributes(gpu: Gpu) -> None:
    """The parameter, the expected value and the given value can be read without parsing the message."""
    launch = Module(ptx(k="u64, u64, s32")).get_kernel(Contract(CONTRACT))
    array = Buffer(16).as_array("f32", (4,))
    for args, attributes in (
        ((array, array), ("", "3 arguments", 2)),
        ((array, array, 1.5), ("m", "an int", "float")),
        ((array, array, 1 << 31), ("m", f"{-(1 << 31)} to {(1 << 31) - 1}", str(1 << 31))),
        ((array, 5, 1), ("b", "an array", "int")),
        ((array, Buffer(20).as_array("f32", (5,)), 1), ("b.shape[0]", "n = 4, from a.shape[0]", 5)),
        ((array, Buffer(20).as_array("i32", (4,)), 1), ("b", "f32", "i32")),
        ((array, Buffer(20), 1), ("b", "16 bytes", 20)),
    ):
        assert read_error_attributes(launch, *args) == attributes
    assert read_error_attributes(launch, array, array, k=1) == ("k", None, None)
    assert read_error_attributes(launch, array, array, a=1) == ("a", "once", "twice")


def test_error_of_a_wrong_launch_option_has_attributes(gpu: Gpu) -> None:
    """The errors name the option, such as `block`, instead of a parameter of the kernel."""
    kernel = kernel_of("u64, f32")
    for option, value, expected, got in (
        ("shared_memory", "1", "an int", "str"),
        ("shared_memory", -1, "0 bytes or more", "-1"),
        ("cooperative", "no", "True or False", "'no'"),
        ("cluster", 0, f"1 to {2**31 - 1}", 0),
    ):
        attributes = read_error_attributes(kernel.launch, 1, 1, 0, 0.0, **{option: value})
        assert attributes == (option, expected, got)
    assert read_error_attributes(kernel.launch, 1, (1, "2"), 0, 0.0) == ("block", "an int", "str")
    assert read_error_attributes(kernel.launch, 1, 1, 0, 0.0, stream="s")[0] == "stream"
    assert read_error_attributes(kernel.launch, 1, 1, 0, 0.0, shared_memry=1) == ("shared_memry", None, None)
