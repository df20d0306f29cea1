"""Tests for the configuration of launches, also with a driver without cuLaunchKernelEx."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cudyn import Contract, DriverError, Module, SymbolNotFoundError, driver

from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from .conftest import Whole, in_thread
from .test_launch import (
    FATBIN,
    PTX,
    STREAM_FORMS,
    WAYS,
    Cupy,
    CUstream,
    Launch,
    Numpy,
    Torch,
    Vector,
    launch,
    make_kernel,
)

# --- configurations


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (5, (5, 1, 1)),
        ((5,), (5, 1, 1)),
        ((5, 6), (5, 6, 1)),
        ((5, 6, 7), (5, 6, 7)),
        ([5, 6, 7], (5, 6, 7)),
        (Whole(5), (5, 1, 1)),
        ((Whole(5), 6), (5, 6, 1)),
        (range(1, 4), (1, 2, 3)),
        pytest.param(Vector([5, 6]), (5, 6, 1), id="Vector"),
    ],
    ids=repr,
)
def test_launch_passes_grid_and_block(
    gpu: Gpu, launch_kernel: Launch, size: Any, expected: tuple[int, ...]
) -> None:
    kernel = make_kernel()
    launch_kernel(kernel, 1, 1, 5, 1)
    launch_kernel(kernel, size, 32, 5, 1)
    assert (gpu.grid, gpu.block) == (expected, (32, 1, 1))
    launch_kernel(kernel, 9, size, 5, 1)
    assert (gpu.grid, gpu.block) == ((9, 1, 1), expected)
    launch_kernel(kernel, size, size, 5, 1)
    assert (gpu.grid, gpu.block) == (expected, expected)


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize(
    ("grid", "block", "error"),
    [
        (0, 1, ValueError),
        (-1, 1, ValueError),
        (2**31, 1, ValueError),
        ((1, 65536), 1, ValueError),
        ((1, 1, 0), 1, ValueError),
        ((), 1, TypeError),
        ((1, 1, 1, 1), 1, TypeError),
        (1.5, 1, TypeError),
        ("1", 1, TypeError),
        (None, 1, TypeError),
        ((1, 2.5), 1, TypeError),
        (1, 0, ValueError),
        (1, 1025, ValueError),
        (1, (1, 1, 65), ValueError),
        (1, 257, ValueError),
        (1, (32, 32), ValueError),
    ],
)
def test_launch_with_a_wrong_grid_or_block_raises(
    gpu: Gpu, launch_kernel: Launch, grid: Any, block: Any, error: type[Exception]
) -> None:
    kernel, launches_before = make_kernel(), gpu.launches
    with raises(error):
        launch_kernel(kernel, grid, block, 5, 1)
    assert gpu.launches == launches_before


def test_launch_with_a_changed_list_uses_its_new_values(gpu: Gpu) -> None:
    """Each launch reads the lists."""
    kernel, grid, block = make_kernel(), [2, 3], [4]
    kernel.launch(grid, block, 5, 1)
    grid[0], block[0] = 7, 8
    kernel.launch(grid, block, 5, 1)
    assert (gpu.grid, gpu.block) == ((7, 3, 1), (8, 1, 1))


def test_launch_increases_the_limit_of_shared_memory(gpu: Gpu) -> None:
    """By default a kernel has 48 KiB minus its static memory (cuda.h).

    A launch that needs more raises the limit.
    """
    kernel, changes_before = make_kernel(), gpu.limits_set
    kernel.launch(1, 1, 5, 1, shared_memory=47 << 10)
    assert (gpu.shared, gpu.limits_set) == (47 << 10, changes_before)
    for shared in (48 << 10, 100 << 10, 200 << 10):
        changes_before = gpu.limits_set
        for _ in range(3):
            kernel.launch(1, 1, 5, 1, shared_memory=shared)
            kernel.launch(1, 1, 5, 1)
            kernel.prepare(1, 1, 5, 1, shared_memory=shared)()
        assert (gpu.shared, gpu.limits_set) == (shared, changes_before + 1)
    kernel.launch(1, 1, 5, 1, shared_memory=100 << 10)
    assert (gpu.shared, gpu.limits_set) == (100 << 10, changes_before + 1)


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_without_options_uses_the_defaults(gpu: Gpu, launch_kernel: Launch) -> None:
    """The launch uses no shared memory, no attributes, and the default stream."""
    kernel = make_kernel()
    launch_kernel(kernel, 2, 1, 5, 1, shared_memory=64, stream=7, cluster=2, cooperative=True)
    assert (gpu.shared, gpu.stream, [*gpu.attributes]) == (64, 7, [CLUSTER, COOPERATIVE])
    launch_kernel(kernel, 1, 1, 5, 1)
    assert (gpu.shared, gpu.stream, gpu.attributes) == (0, 0, {})


def test_launch_keeps_a_larger_limit_of_shared_memory(gpu: Gpu) -> None:
    """Two Kernel objects with the same function share its limit, which launches never reduce."""
    module = Module(PTX)
    first_kernel, second_kernel = module.get_kernel("k"), module.get_kernel(Contract("k(a: u64, b: f32)"))
    first_kernel.launch(1, 1, 5, 1, shared_memory=200 << 10)
    second_kernel.launch(1, 1, 5, 1, shared_memory=100 << 10)
    first_kernel.launch(2, 1, 5, 1, shared_memory=200 << 10)
    assert gpu.shared == 200 << 10


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_wrong_shared_memory_raises(gpu: Gpu, launch_kernel: Launch) -> None:
    """The device has 227 KiB, of which the kernel itself uses a part."""
    kernel, counts_before = make_kernel(), (gpu.launches, gpu.limits_set)
    with raises(ValueError):
        launch_kernel(kernel, 1, 1, 5, 1, shared_memory=227 << 10)
    with raises(ValueError):
        launch_kernel(kernel, 1, 1, 5, 1, shared_memory=1 << 40)
    with raises(ValueError):
        launch_kernel(kernel, 1, 1, 5, 1, shared_memory=-1)
    for wrong_size in (1.5, "1", None, True):
        with raises(TypeError):
            launch_kernel(kernel, 1, 1, 5, 1, shared_memory=wrong_size)
    assert (gpu.launches, gpu.limits_set) == counts_before


class PropertyProtocol:
    """A stream with a property __cuda_stream__, as in early versions of cuda.core."""

    __cuda_stream__ = (0, 0x5000)


class CupyEvent:
    """A fake cupy event, which has the `ptr` attribute like a stream."""

    ptr = 0x5000

    def synchronize(self) -> None: ...


STREAMS = {
    "None": (None, 0),
    "0": (0, 0),
    "per thread": (2, 2),
    "an int": (0x5000, 0x5000),
    "an int of another package": (Whole(0x5000), 0x5000),
    "CUstream": (driver.CUstream(0x5000), 0x5000),
    "a null CUstream": (driver.CUstream(), 0),
    "the protocol": (Numpy(), 0x5000),
    "the protocol as a property": (PropertyProtocol(), 0x5000),
    "torch": (Torch(), 0x5000),
    "cupy": (Cupy(), 0x5000),
    "cuda.bindings": (CUstream(), 0x5000),
}


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize("form", STREAMS)
def test_launch_uses_the_stream(gpu: Gpu, launch_kernel: Launch, form: str) -> None:
    stream, handle = STREAMS[form]
    kernel = make_kernel()
    for _ in range(2):
        launch_kernel(kernel, 1, 1, 5, 1, stream=0x7000)
        launch_kernel(kernel, 1, 1, 5, 1, stream=stream)
        assert gpu.stream == handle


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize(
    "stream",
    ["main", 1.5, [], True, pytest.param(object(), id="object()"), driver.CUevent(1), CupyEvent()],
    ids=lambda stream: type(stream).__name__,
)
def test_launch_with_a_wrong_stream_raises(gpu: Gpu, launch_kernel: Launch, stream: Any) -> None:
    kernel, launches_before = make_kernel(), gpu.launches
    with raises(TypeError):
        launch_kernel(kernel, 1, 1, 5, 1, stream=stream)
    assert gpu.launches == launches_before


@pytest.mark.parametrize("launch_kernel", WAYS)
@pytest.mark.parametrize("form", ["CUstream", "torch", "cupy", "numpy", "everything"])
def test_launch_reads_the_handle_of_a_stream_each_time(gpu: Gpu, launch_kernel: Launch, form: str) -> None:
    """The handle may change between launches, for example if a stream of cuda.core is closed."""
    kernel, stream = make_kernel(), STREAM_FORMS[form](0x5000)
    for handle in (0x5000, 0x6000, 0x7000):
        for name in vars(stream) or ["value"]:
            setattr(stream, name, handle)
        for grid in (1, 1, 2):
            launch_kernel(kernel, grid, 1, 5, 1, stream=stream)
            assert gpu.stream == handle


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_a_closed_stream_raises(gpu: Gpu, launch_kernel: Launch) -> None:
    """The error of the stream's package is raised, even after valid launches."""

    class Closed(RuntimeError):
        pass

    class Stream:
        closed = False

        def __cuda_stream__(self) -> tuple[int, int]:
            """Return version 0 of the protocol and a handle, or raise an error if the stream is closed."""
            if self.closed:
                raise Closed("the stream is closed")
            return 0, 0x5000

    kernel, stream = make_kernel(), Stream()
    launch_kernel(kernel, 1, 1, 5, 1, stream=stream)
    stream.closed = True
    launches_before = gpu.launches
    with pytest.raises(Closed, match=r"^the stream is closed$"):
        launch_kernel(kernel, 1, 1, 5, 1, stream=stream)
    assert gpu.launches == launches_before


CLUSTER, COOPERATIVE, PRIORITY = 4, 2, 8  # values of CUlaunchAttributeID


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_passes_attributes(gpu: Gpu, launch_kernel: Launch) -> None:
    """`cluster` and `cooperative` become attributes. The next launch does not inherit any attributes."""
    kernel = make_kernel()
    launch_kernel(kernel, 8, 1, 5, 1, attributes=[])
    assert gpu.attributes == {}
    launch_kernel(kernel, (8, 2), 1, 5, 1, cluster=(4, 2), attributes=[])
    assert gpu.attributes == {CLUSTER: (4, 2, 1)}
    launch_kernel(kernel, 8, 1, 5, 1, cooperative=True)
    assert gpu.attributes == {COOPERATIVE: (1, 0, 0)}
    priority = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    priority.value.priority = 7
    launch_kernel(kernel, 8, 1, 5, 1, attributes=[priority], cluster=2, cooperative=True)
    expected = {PRIORITY: (7, 0, 0), CLUSTER: (2, 1, 1), COOPERATIVE: (1, 0, 0)}
    assert [*gpu.attributes.items()] == [*expected.items()]
    assert gpu.words(1) == (5,)
    launch_kernel(kernel, 8, 1, 5, 1)
    assert gpu.attributes == {}


def test_launch_with_a_changed_attribute_uses_its_new_value(gpu: Gpu) -> None:
    kernel, priority = make_kernel(), driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    for value in (7, 8):
        priority.value.priority = value
        kernel.launch(1, 1, 5, 1, attributes=(priority,))
        assert gpu.attributes == {PRIORITY: (value, 0, 0)}


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_with_wrong_attributes_raises(gpu: Gpu, launch_kernel: Launch) -> None:
    kernel, launches_before = make_kernel(), gpu.launches
    for attributes in (5, "cluster", [1], None, driver.CUlaunchAttribute()):
        with raises(TypeError):
            launch_kernel(kernel, 1, 1, 5, 1, attributes=attributes)
    for cluster in (0, "2", (1, 1, 1, 1)):
        with raises((TypeError, ValueError)):
            launch_kernel(kernel, 1, 1, 5, 1, cluster=cluster)
    assert gpu.launches == launches_before


def test_launches_in_turn_use_their_own_configuration(gpu: Gpu) -> None:
    """A launch uses nothing from the configurations of earlier launches."""
    kernel, rng = make_kernel(), random.Random(1)
    grids = {6: (6, 1, 1), (2, 3): (2, 3, 1), (4,): (4, 1, 1)}
    blocks = {8: (8, 1, 1), (2, 2): (2, 2, 1)}
    for i in range(1000):
        grid, block = rng.choice([*grids]), rng.choice([*blocks])
        stream, shared, cluster = (
            rng.choice((None, 0x5000)),
            rng.choice((0, 64)),
            rng.choice((None, 2)),
        )
        grid_argument = list(grid) if isinstance(grid, tuple) and i % 2 else grid
        launch_kernel = rng.choice(WAYS) if i % 3 == 0 else launch
        launch_kernel(
            kernel, grid_argument, block, i, 1, stream=stream, shared_memory=shared, cluster=cluster
        )
        assert (gpu.grid, gpu.block) == (grids[grid], blocks[block])
        assert (gpu.stream, gpu.shared, len(gpu.attributes)) == (
            stream or 0,
            shared,
            int(cluster is not None),
        )
        assert gpu.words(1) == (i,)


# --- a driver without cuLaunchKernelEx


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_on_an_older_driver_works(old_driver: Gpu, launch_kernel: Launch) -> None:
    """The driver lacks cuLaunchKernelEx, so older functions are called."""
    kernel = make_kernel()
    launch_kernel(kernel, (2, 3), (4, 5), 6, 1.5, stream=0x5000, shared_memory=64)
    assert (old_driver.grid, old_driver.block, old_driver.shared, old_driver.stream) == (
        (2, 3, 1),
        (4, 5, 1),
        64,
        0x5000,
    )
    assert (old_driver.words(1), old_driver.last.cooperative) == ((6,), False)
    launch_kernel(kernel, (2, 3), (4, 5), 7, 1.5, stream=0x5000, shared_memory=64, cooperative=True)
    assert (old_driver.grid, old_driver.block, old_driver.shared, old_driver.stream) == (
        (2, 3, 1),
        (4, 5, 1),
        64,
        0x5000,
    )
    assert (old_driver.words(1), old_driver.last.cooperative) == ((7,), True)
    Module(PTX).get_kernel("bare").launch(2, 3)
    assert (old_driver.name, old_driver.grid) == ("bare", (2, 1, 1))


@pytest.mark.parametrize("launch_kernel", WAYS)
def test_launch_of_clusters_on_an_older_driver_raises(old_driver: Gpu, launch_kernel: Launch) -> None:
    kernel, launches_before = make_kernel(), old_driver.launches
    priority = driver.CUlaunchAttribute(id=driver.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    for options in ({"cluster": 2}, {"attributes": [priority]}):
        with raises(SymbolNotFoundError):
            launch_kernel(kernel, 2, 1, 5, 1, **options)
    assert old_driver.launches == launches_before


def test_contract_determines_the_parameters_on_an_older_driver(old_driver: Gpu) -> None:
    """A fatbin does not contain the parameters. The layout of the contract's types follows the rules of C."""
    with raises(ValueError):
        Module(FATBIN).get_kernel("k")
    with raises(ValueError):
        Module(FATBIN).get_kernel(Contract("k(a: f32[n]) -> k(a, n)"))
    kernel = Module(FATBIN).get_kernel(Contract("k(a: u8, b: f32[_], c: f32, d: bool)"))
    assert [parameter.offset for parameter in kernel.parameters] == [0, 8, 16, 20]
    with raises(KeyError):
        Module(FATBIN).get_kernel("none")


def test_launch_that_fails_on_an_older_driver_raises(old_driver: Gpu) -> None:
    """The error names the kernel, and later launches work."""
    kernel = make_kernel()
    for cooperative in (False, True):
        with (
            old_driver.failing_once(1),
            raises(DriverError) as caught,
        ):
            kernel.launch(1, 1, 5, 1, cooperative=cooperative)
        assert "The kernel is k(u64, f32)." in str(caught.value)
    in_thread(lambda: kernel.launch(1, 1, 9, 1))
    assert old_driver.words(1) == (9,)
