"""Tests that launches of random arrays from every package agree with a model.

The model does not use cudyn's code. It determines from the description of an array whether a launch is
rejected, and which address, size and stride the kernel receives. Prepared launches and graphs are launched
again after the array was collected or closed. Several threads use each case at the same time.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cudyn import Buffer, Contract, Device, Graph, Module
from cudyn._kernels.launch import array_readers

from ...support import tensors
from ...support.code import ptx
from ...support.simulated_gpu import DEVICE_1, PAGEABLE, Gpu
from ...support.tensors import Tensor
from .conftest import in_threads
from .test_argument_records import BufferSubclass, CapsuleCounter, FailingArray, InterfaceArray

CONTRACT = "k({}x: f32[n; s]) -> k<<<1, 1>>>(x, n: i64, s: i64)"
DTYPES = {"f32": ((2, 32, 1), "<f4"), "f64": ((2, 64, 1), "<f8"), "i32": ((0, 32, 1), "<i4")}
PACKAGES = ("buffer", "sub", "as_array", "host", *("dlpack", "cuda", "tensor", "read") * 2)
# The ways in which an array may be unusable, keyed by package.
FAULTS = {
    "dlpack": ("size", "device", "name", "consumed", "raises"),
    "cuda": ("stride",),
    "read": ("stride",),
    "tensor": ("lazy",),
    "host": ("",),
}


@dataclass(frozen=True)
class Case:
    """The description of an array.

    `strides` are in elements. `start` is the address, unless the array is a Buffer. `fault` is one of FAULTS.
    """

    package: str
    dtype: str = "f32"
    shape: tuple[int, ...] = (4,)
    strides: tuple[int, ...] = (1,)
    device: int = 0
    start: int = 4096
    is_host: bool = False
    is_read_only: bool = False
    fault: str = ""

    @property
    def is_buffer(self) -> bool:
        return self.package in ("buffer", "sub", "as_array")

    @property
    def is_plain(self) -> bool:
        """Whether the array is contiguous."""
        contiguous_strides = tensors.compute_c_strides(self.shape)
        pairs = zip(self.shape, self.strides, contiguous_strides)
        return 0 in self.shape or all(
            size == 1 or stride == contiguous_stride for size, stride, contiguous_stride in pairs
        )


# --- the model


def is_accepted(case: Case, method: str) -> bool:
    """Return whether a launch by a method accepts an array that is not closed."""
    if case.fault or case.is_host:
        return False
    if method == "address":
        return case.is_plain and case.device == 0
    if case.dtype != "f32" or len(case.shape) != 1:
        return False
    is_expanded = case.shape[0] > 1 and not case.strides[0]
    return method == "in" or not (case.is_read_only or is_expanded)


def compute_words(case: Case, method: str, address: int) -> tuple[int, ...]:
    """Return the parameters that the kernel receives, as 64-bit words. A meaningless stride is 1."""
    if method == "address":
        return (address,)
    size = case.shape[0]
    stride = 1 if size < 2 else case.strides[0]
    return address, size, stride % 2**64


# --- arrays


class ReadableArray(InterfaceArray):
    """An array for which machine code has a reader, like arrays of cupy, numba and jax."""

    case: Case


def read_array(array: ReadableArray) -> tuple[Any, ...]:
    """Return the address and the description of an array, or `()` if machine code cannot read it."""
    case = array.case
    if case.fault or case.is_host:
        return ()
    return case.start, array_readers.describe(
        case.dtype, case.shape, case.strides, case.device, case.is_read_only
    )


def make_case(rng: random.Random) -> Case:
    """Return a random array, which may be unusable."""
    package = rng.choice(PACKAGES)
    device = int(rng.random() < 0.15)
    if package in ("buffer", "sub"):
        return Case(package, shape=(rng.choice((1, 4, 16)),), device=device)
    shape = rng.choice(((4,), (4,), (4,), (1,), (0,), (2, 3), ()))
    dtype = rng.choice(("f32", "f32", "f32", "f64", "i32"))
    if package == "as_array":
        return Case(package, dtype, shape, tensors.compute_c_strides(shape), device)
    strides = tensors.compute_c_strides(shape)
    if rng.random() < 0.4:
        strides = tuple(rng.choice((0, 1, 2, 5)) for _ in shape)
    start = (DEVICE_1 if device else 0) + 64 * rng.randrange(1, 30)
    options: dict[str, Any] = {"start": start}
    options["is_host"] = package == "host" or rng.random() < 0.1
    options["is_read_only"] = package in ("dlpack", "cuda", "read") and rng.random() < 0.2
    if rng.random() < 0.25:
        options["fault"] = rng.choice(FAULTS[package])
    if options.get("fault") == "stride" and (0 in shape or shape[-1:] in ((), (1,))):
        options["fault"] = ""  # a meaningless stride cannot be wrong
    if options.get("fault") == "lazy" and dtype == "i32":
        options["fault"] = ""  # torch has no lazily negated tensors of integers
    if package in ("cuda", "read") and 0 in shape:
        device, options["is_host"] = 0, False  # the memory of an empty array is unknown
    return Case(package, dtype, shape, strides, device, **options)


def make_array(case: Case) -> Any:
    """Create the array that a case describes."""
    element, typestr = DTYPES[case.dtype]
    count = max(1, prod(case.shape))
    if case.is_buffer:
        buffer = (BufferSubclass if case.package == "sub" else Buffer)(
            count * element[1] // 8, device=case.device
        )
        return buffer.as_array(case.dtype, case.shape) if case.package == "as_array" else buffer
    if case.package == "tensor":
        device_type = "cpu" if case.is_host else "cuda"
        tensor = Tensor(case.dtype, case.shape, case.strides, case.start, case.device, device_type)
        tensor.lazy = "is_neg" if case.fault == "lazy" else ""
        return tensor
    if case.package == "dlpack":
        return make_exporter(case, element)
    size = element[1] // 8
    strides = tuple(size * stride for stride in case.strides)
    if case.fault == "stride":
        strides = (*strides[:-1], strides[-1] + 1)
    start = PAGEABLE + case.start if case.is_host else case.start
    array = (ReadableArray if case.package == "read" else InterfaceArray)(
        shape=case.shape, typestr=typestr, strides=strides, data=(start, case.is_read_only)
    )
    if isinstance(array, ReadableArray):
        array.case = case
    if case.package == "host":
        array.__array_interface__ = array.__dict__.pop("__cuda_array_interface__")  # type: ignore[attr-defined]
    return array


def make_exporter(case: Case, element: tuple[int, int, int]) -> Any:
    """Create an array that supports only DLPack, for a case of the package "dlpack"."""
    if case.fault == "raises":
        return FailingArray()
    shape = case.shape
    if case.fault == "size":
        shape = (*shape[:-1], -3) if shape else (-3,)
    device = -1 if case.fault == "device" else case.device
    name = {"name": b"mine", "consumed": b"used_dltensor"}.get(case.fault, b"dltensor")
    flags = 1 if case.is_read_only and name == b"dltensor" else None
    strides = case.strides if len(case.strides) == len(shape) else (1,) * len(shape)
    memory = (1, 0) if case.is_host else (2, device)
    array = CapsuleCounter(shape, strides, device=memory, address=case.start, name=name, flags=flags)
    array.tensor.code, array.tensor.bits, array.tensor.lanes = element
    return array


def find_buffer(array: Any) -> Buffer:
    """Return the Buffer of an array."""
    result: Buffer = array if isinstance(array, Buffer) else array.buffer
    return result


# --- kinds of launches


class Kernels:
    """The kernels for the methods "in" and "inout", which have contracts, and for "address"."""

    def __init__(self) -> None:
        module = Module(ptx(k="u64, s64, s64", address="u64"), device=0)
        self.by_method = {
            direction: module.get_kernel(Contract(CONTRACT.format(direction + " ")))
            for direction in ("in", "inout")
        }
        self.by_method["address"] = module.get_kernel("address")

    def launch(self, method: str, array: Any, **options: Any) -> None:
        """Launch the kernel of a method with an array."""
        kernel: Any = self.by_method[method]
        if method == "address":
            kernel.launch(1, 1, array, **options)
        else:
            kernel(array, **options)

    def make_repeatable(self, method: str, holder: str, array: Any) -> Callable[[], None]:
        """Return a prepared launch or a graph, which can repeat the launch of an array."""
        if holder == "prepared":
            prepared: Any = self.by_method[method].prepare(1, 1, array)
            return prepared  # type: ignore[no-any-return]
        graph = Graph(x=array)
        self.launch(method, graph["x"] if holder == "named" else array, stream=graph)
        return graph


def launch_repeatedly(gpu: Gpu, kernels: Kernels, rng: random.Random, case: Case) -> None:
    """Launch an array, and repeat the launch after the array was collected or closed."""
    method = rng.choice(("in", "inout", "address"))
    array = make_array(case)
    address = int(find_buffer(array)) if case.is_buffer else case.start
    launches_before = gpu.launches
    if not is_accepted(case, method):
        for _ in range(2):
            with pytest.raises((TypeError, ValueError), match=r"^(address: parameter 0|k: x\b)"):
                kernels.launch(method, array)
        assert gpu.launches == launches_before
        return
    expected_words = compute_words(case, method, address)
    for _ in range(2):
        kernels.launch(method, array)
        assert gpu.words(len(expected_words)) == expected_words
    if case.device:
        return
    repeatable = kernels.make_repeatable(method, rng.choice(("prepared", "named", "fixed")), array)
    repeatable()
    assert gpu.words(len(expected_words)) == expected_words
    freed_before, event = gpu.freed, rng.choice(("", "collected", "closed"))
    if event == "closed" and case.is_buffer:
        find_buffer(array).close()
        launches_before = gpu.launches
        with pytest.raises(ValueError, match="closed"):
            repeatable()
        with pytest.raises(ValueError, match="closed"):
            kernels.launch(method, array)
        assert gpu.launches == launches_before
        return
    if case.package == "dlpack" and not event:
        assert sum(array.count_holders()) == 1
        del repeatable
        gc.collect()
        assert sum(array.count_holders()) == 0
        return
    del array
    gc.collect(0 if event else 2)
    assert gpu.freed == freed_before
    repeatable()
    assert gpu.words(len(expected_words)) == expected_words
    del repeatable
    gc.collect()
    assert gpu.freed == freed_before + case.is_buffer


def compare(gpu: Gpu, seed: int, count: int) -> None:
    """Compare launches of random arrays with the model."""
    rng = random.Random(seed)
    kernels = Kernels()
    gc.collect()
    gc.freeze()  # exclude existing objects from each garbage collection
    try:
        for index in range(count):
            case = make_case(rng)
            try:
                launch_repeatedly(gpu, kernels, rng, case)
            except (Exception, pytest.fail.Exception) as error:
                raise AssertionError(f"case {index} of seed {seed}: {case}") from error
    finally:
        gc.unfreeze()


def test_records_agree_with_the_model(gpu: Gpu) -> None:
    with tensors.installed(), patch.dict(array_readers.readers, {ReadableArray: read_array}):
        compare(gpu, seed=7, count=150)


@pytest.mark.slow
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_random_records_agree_with_the_model(gpu: Gpu, seed: int) -> None:
    with tensors.installed(), patch.dict(array_readers.readers, {ReadableArray: read_array}):
        compare(gpu, seed, count=400)


@pytest.mark.slow
def test_threads_with_the_same_arrays_agree(gpu: Gpu) -> None:
    """Either all threads accept an array, or all threads reject it. Closed Buffers are rejected."""
    rng = random.Random(3)
    kernels = Kernels()
    for _ in range(100):
        case, method = make_case(rng), rng.choice(("in", "inout", "address"))
        array = make_array(case)
        launches_before = gpu.launches

        def launch(_: int, method: str = method, array: Any = array) -> bool:
            """Return whether a launch accepts the array."""
            with Device(0):
                try:
                    kernels.launch(method, array)
                except (TypeError, ValueError):
                    return False
            return True

        assert {*in_threads(launch, 4)} == {is_accepted(case, method)}
        assert gpu.launches == launches_before + 4 * is_accepted(case, method)
        if case.is_buffer:
            find_buffer(array).close()
            assert {*in_threads(launch, 4)} == {False}
