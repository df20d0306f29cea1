"""Tests for the readers of cupy, numba and jax arrays, and for the machine code that uses them."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from typing import Any

import pytest

from cudyn import CURRENT_STREAM, Buffer, Contract, Module
from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn._kernels.launch import array_readers

from ...support.code import ptx
from ...support.simulated_gpu import Gpu
from ...support.tensors import CURRENT, Tensor
from .conftest import needs_fast_calls, reaches_python

CONTRACT = Contract("f(y: f32[n, m], x: f32[n, m; s, 1], a: f32) -> f<<<ceildiv(n, 256), 256>>>(y, x, a, n)")
PTX = ptx(f="u64, u64, f32, u32")
STREAM = 0x900


class Array:
    """An array from another package, for which a reader is registered."""

    def __init__(
        self, shape: Any, dtype: str = "float32", strides: Any = None, device: int = 0, address: int = 8192
    ) -> None:
        self.shape, self.dtype, self.strides = shape, dtype, strides
        self.device, self.address = device, address


class WithoutStream(Array):
    """An array from a package that does not have a current stream, such as jax."""


def read_fake_array(array: Array) -> tuple[Any, ...]:
    """Return the address and the description of an array, or `()` if machine code cannot read it.

    The dtypes "odd", "raises" and "read-only" select special cases.
    """
    if array.dtype == "odd":
        return ()
    if array.dtype == "raises":
        raise KeyError(array.dtype)
    is_read_only = array.dtype == "read-only"
    dtype = "float32" if is_read_only else array.dtype
    result = array_readers.describe(dtype, array.shape, array.strides, array.device, is_read_only)
    assert result is not None
    return array.address, result


@pytest.fixture
def registered(fresh_process: None) -> None:
    """Register readers for both classes, and the current stream of `Array`."""
    for cls in (Array, WithoutStream):
        array_readers.readers[cls] = read_fake_array
    array_readers.streams[Array] = lambda device: STREAM + device.ordinal


@pytest.fixture
def launches(
    gpu: Gpu, registered: None, only_machine_code: Callable[[], None]
) -> dict[str, Callable[..., Any]]:
    """Functions that launch a kernel with two matrices in different ways, keyed by the name of the way.

    Launches that reach Python raise ReachedPython.
    """
    module = Module(PTX)
    kernel: Any = module.get_kernel(CONTRACT)
    kernel_without_contract = module.get_kernel("f")
    kernel(Tensor("f32", (3, 4)), Tensor("f32", (3, 4)), 1.0)  # the first launch reaches Python
    kernel_without_contract.launch(1, 1, Buffer(4), Buffer(4), 1.0, 5)
    prepared = kernel.prepare(1, 1)

    only_machine_code()
    return {
        "call": lambda output, source, **options: kernel(output, source, 0.5, **options),
        "contract.launch": lambda output, source, **options: kernel.launch(
            1, 1, output, source, 0.5, **options
        ),
        "launch": lambda output, source, **options: kernel_without_contract.launch(
            1, 1, output, source, 0.5, 3, **options
        ),
        "prepared": lambda output, source: prepared(output, source, 0.5),
    }


@needs_fast_calls
def test_fast_launch_passes_the_address_from_a_reader(
    gpu: Gpu, launches: dict[str, Callable[..., Any]]
) -> None:
    references = sys.getrefcount(read_fake_array)
    for _ in range(20):
        for call in launches.values():
            call(Array((3, 4)), Array((3, 4), address=0xFEDCBA9876543210))
            assert gpu.words(2) == (8192, 0xFEDCBA9876543210)
        launches["call"](Array((3, 4)), Array((3, 4), strides=(9, 1)))
    assert sys.getrefcount(read_fake_array) == references


@needs_fast_calls
@pytest.mark.parametrize("method", ["call", "contract.launch", "launch", "prepared"])
@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError, RecursionError])
@pytest.mark.parametrize("source", ["reader", "stream"])
def test_launch_with_a_reader_that_raises_an_interrupt_raises_it(
    launches: dict[str, Callable[..., Any]], method: str, error: type[BaseException], source: str
) -> None:
    """Exceptions such as KeyboardInterrupt must not lead to another attempt to read the array."""
    raised = []

    def interrupt(_: Any) -> Any:
        """Raise the error, and remember it."""
        raised.append(error())
        raise raised[0]

    if source == "reader":
        array_readers.readers[Array] = interrupt
    else:
        array_readers.streams[Array] = interrupt
    with pytest.raises(error) as caught:
        launches[method](Array((3, 4)), WithoutStream((3, 4)))
    assert raised == [caught.value]


@needs_fast_calls
@pytest.mark.parametrize("method", ["call", "contract.launch", "launch", "prepared"])
def test_launch_without_a_stream_uses_the_current_stream_of_an_array(
    gpu: Gpu, launches: dict[str, Callable[..., Any]], method: str
) -> None:
    """A launch uses the current stream of the first array whose package has one.

    `None` is the default stream.
    """
    launch, array, without_stream = launches[method], Array((3, 4)), WithoutStream((3, 4))
    for arguments, stream in (
        ((array, array), STREAM),
        ((without_stream, array), STREAM),
        ((without_stream, without_stream), 0),
    ):
        launch(*arguments)
        assert gpu.stream == stream
    if method == "prepared":
        return
    launch(without_stream, array, stream=CURRENT_STREAM)
    assert gpu.stream == STREAM
    launch(array, array, stream=None)
    assert gpu.stream == 0
    launch(array, array, stream=0x77)
    assert gpu.stream == 0x77
    with reaches_python():
        launch(without_stream, without_stream, stream=CURRENT_STREAM)


@needs_fast_calls
def test_launch_with_arrays_of_two_packages_uses_the_stream_of_the_first(
    gpu: Gpu, torch: Any, launches: dict[str, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each package has its own current stream."""
    from cudyn._kernels.launch import fast_launches

    fast_launches.learn_class(Tensor)
    tensor, array = Tensor("f32", (3, 4)), Array((3, 4))
    for launch in launches.values():
        launch(tensor, array)
        assert gpu.stream == CURRENT
        launch(array, tensor)
        assert gpu.stream == STREAM


@needs_fast_calls
@pytest.mark.parametrize(
    "unreadable",
    [
        Array((3, 4), "odd"),
        Array((3, 4), "raises"),
        Array((3, 4), device=1),
        Array((3, 4), strides=(1, 3)),
        Array((3, 4), address=0),
        object(),
    ],
)
def test_unreadable_array_is_passed_to_python(
    launches: dict[str, Callable[..., Any]], unreadable: Any
) -> None:
    for launch in launches.values():
        with reaches_python():
            launch(unreadable, Array((3, 4)))


@needs_fast_calls
def test_fast_launch_checks_the_contract(launches: dict[str, Callable[..., Any]]) -> None:
    for mismatched in (Array((4, 3)), Array((3, 4), "int32"), Array((3, 4, 1)), Array(())):
        with reaches_python():
            launches["call"](mismatched, Array((3, 4)))


@needs_fast_calls
def test_fast_launch_that_writes_a_read_only_array_raises(
    gpu: Gpu, launches: dict[str, Callable[..., Any]]
) -> None:
    """Without a contract, it is unknown which arrays a kernel writes, so the array is accepted."""
    with reaches_python():
        launches["call"](Array((3, 4), "read-only"), Array((3, 4)))
    launches["launch"](Array((3, 4), "read-only"), Array((3, 4)))
    assert gpu.words(1) == (8192,)


# --- the readers of packages


class DType(str):
    """A fake dtype, which is compared by its name."""

    __slots__ = ()
    itemsize = 4


FLOAT = DType("float32")


class Layout:
    """The fake layout of a jax array, which can be compared but not hashed."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and other.order == self.order

    __hash__ = None  # type: ignore[assignment]


@pytest.fixture
def packages(gpu: Gpu, monkeypatch: pytest.MonkeyPatch, fresh_process: None) -> dict[str, type]:
    """Fake packages, which contain only the attributes that the readers use."""
    classes: dict[str, type] = {}
    for package, name in (("cupy", "ndarray"), ("numba", "DeviceNDArray"), ("jaxlib", "ArrayImpl")):
        module: Any = types.ModuleType(package)
        classes[package] = type(name, (types.SimpleNamespace,), {"__module__": f"{package}.arrays"})
        module.ndarray = classes[package]
        memory = types.SimpleNamespace(Memory=int, PooledMemory=float)
        module.cuda = types.SimpleNamespace(memory=memory)
        monkeypatch.setitem(sys.modules, package, module)
        array_readers.register(classes[package])
        assert classes[package] in array_readers.readers
    return classes


def describe(shape: tuple[int, ...], strides: Any = None) -> bytes | None:
    """Return the description of an array of floats on device 0."""
    return array_readers.describe("f32", shape, strides, 0)


def test_reader_of_cupy_returns_address_and_description(packages: dict[str, type]) -> None:
    """The reader returns an empty tuple for arrays that it cannot describe, which Python then reads."""
    reader = array_readers.readers[packages["cupy"]]
    data = types.SimpleNamespace(mem=1.5, ptr=4096, device_id=0)
    attributes = {"dtype": FLOAT, "shape": (2, 3), "itemsize": 4, "data": data}
    array = packages["cupy"](**attributes, _c_contiguous=True, strides=(12, 4))
    transposed = packages["cupy"](**attributes, _c_contiguous=False, strides=(4, 8))
    for _ in range(2):
        assert reader(array) == (4096, describe((2, 3)))
        assert reader(transposed) == (4096, describe((2, 3), (1, 2)))
    misaligned = packages["cupy"](**attributes, _c_contiguous=False, strides=(6, 4))
    unknown = packages["cupy"](**{**attributes, "dtype": DType("x")}, _c_contiguous=True)
    data.mem = "memory of another owner, which may be on the host"
    assert [reader(array), reader(misaligned), reader(unknown)] == [(), (), ()]
    data.mem = 1
    assert [reader(misaligned), reader(unknown), reader(unknown)] == [(), (), ()]


def test_reader_of_numba_returns_address_and_description(packages: dict[str, type]) -> None:
    """The reader returns an empty tuple for arrays that it cannot describe, which Python then reads."""
    reader = array_readers.readers[packages["numba"]]
    device = types.SimpleNamespace(device=types.SimpleNamespace(id=0))
    attributes = {"device_ctypes_pointer": types.SimpleNamespace(value=4096), "context": device}
    owned_memory = type("OwnedPointer", (types.SimpleNamespace,), {})(**attributes)
    foreign_memory = type("MemoryPointer", (types.SimpleNamespace,), {})(**attributes)
    array = packages["numba"](gpu_data=owned_memory, dtype=FLOAT, shape=(2, 3), strides=(12, 4), stream=0)
    for _ in range(2):
        assert reader(array) == (4096, describe((2, 3)))
    array.strides = (6, 4)
    assert reader(array) == ()
    array.gpu_data, array.strides = foreign_memory, (12, 4)
    assert reader(array) == ()
    array.gpu_data, array.stream = owned_memory, object()  # the stream that the array is bound to
    assert reader(array) == ()


def test_reader_of_jax_returns_address_and_description(
    packages: dict[str, type], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The description is cached by aval, sharding and layout. Only the layout of the two arrays differs.

    The reader leaves unfinished arrays to Python, which waits for them.
    """
    views: list[Any] = []

    def read_array(array: Any, ordinal: int) -> Any:
        """Record the array, and return its view without the protocols of real arrays."""
        views.append(array)
        return array.view

    monkeypatch.setattr("cudyn._kernels.launch.array_readers.read_array", read_array)
    reader, aval, sharding = array_readers.readers[packages["jaxlib"]], object(), object()

    def make_array(layout: tuple[int, ...], strides: tuple[int, ...], **overrides: Any) -> Any:
        """Return a ready array of shape (2, 3). `overrides` replace its methods."""
        memory = overrides.pop("memory", "cuda")
        view = ArrayView(4096, "f32", (2, 3), strides, memory, device=0, is_read_only=True)
        attributes = {"aval": aval, "sharding": sharding, "_pjrt_layout": Layout(layout), "view": view}
        ready = {"is_ready": lambda: True, "is_deleted": lambda: False, "unsafe_buffer_pointer": lambda: 4096}
        return packages["jaxlib"](**attributes, **(ready | overrides))

    row, column = make_array((1, 0), (3, 1)), make_array((0, 1), (1, 2))
    for array, strides in ((row, (3, 1)), (row, (3, 1)), (column, (1, 2)), (row, (3, 1))):
        assert reader(array) == (4096, array_readers.describe("f32", (2, 3), strides, 0, is_read_only=True))
    assert len(views) == 2
    assert reader(make_array((1, 0), (3, 1), is_ready=lambda: False)) == ()
    row.is_ready = column.is_ready = lambda: False  # a ready array is not queried again
    row.is_deleted = lambda: True
    assert reader(row) == ()
    address_of_column, _ = reader(column)
    assert address_of_column == 4096
    assert reader(make_array((2, 2), (3, 1), memory="cpu")) == ()


def test_collected_jax_array_is_removed_from_the_cache(
    packages: dict[str, type], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new array may have the id of an earlier array. Its own address must be returned."""
    monkeypatch.setattr(
        "cudyn._kernels.launch.array_readers.read_array",
        lambda array, _: ArrayView(0, "f32", (2, 3), (3, 1), "cuda", device=0, is_read_only=True),
    )
    reader = array_readers.readers[packages["jaxlib"]]
    attributes = {"aval": 1, "sharding": 2, "_pjrt_layout": Layout((1, 0))}
    ids = set()
    for address in range(64, 64 * 100, 64):
        array = packages["jaxlib"](
            **attributes,
            is_ready=lambda: True,
            is_deleted=lambda: False,
            unsafe_buffer_pointer=lambda pointer=address: pointer,
        )
        for _ in range(2):
            result, _ = reader(array)
            assert result == address
        ids.add(id(array))
        del array
    assert len(ids) < 99
