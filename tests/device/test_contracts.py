"""Tests for kernels with a contract: results, streams, captures, threads, devices."""

from __future__ import annotations

import array
import threading
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import Contract, driver

from ..conftest import is_simulated, on_gpu
from ..support import gpu_images, kernels

AXPY = "axpy(x: f32[n], y: f32[n], a: f32) -> axpy<<<ceildiv(n, 256), 256>>>(x, y, a, n: i32)"
SUMS = (
    "sum_rows(a: i32[m, n; s, 1], sums: i64[m], more: i32[m] | None)"
    " -> sum_rows<<<m, 32>>>(a, sums, more, s: i64, n: i32)"
)


@pytest.fixture
def axpy(module: cudyn.Module) -> Any:
    return module.get_kernel(Contract(AXPY))


def floats(*values: float) -> cudyn.Buffer:
    """Return a Buffer with these floats."""
    return cudyn.Buffer.from_host(array.array("f", values))


def test_launch_with_buffers_has_the_expected_result(axpy: Any) -> None:
    x, y = floats(*range(1000)), floats(*[1.0] * 1000)
    for times in (1, 2, 3):
        axpy(x, y, 2.0)
        assert gpu_images.floats(bytes(y)) == tuple(1.0 + 2 * times * i for i in range(1000))


@on_gpu
def test_launch_with_tensors_of_torch_has_the_expected_result(torch: Any, axpy: Any) -> None:
    x, y = torch.arange(1000.0, device="cuda"), torch.ones(1000, device="cuda")
    axpy(x, y, 2.0)
    axpy(y=y, a=2, x=x)
    axpy.launch(4, 256, x, y, a=2.0)
    prepared = axpy.prepare(4, 256, x, y, 2.0)
    prepared()
    prepared(x, y, 2.0)
    assert torch.equal(y, 1 + 10 * x)
    parameter = torch.nn.Parameter(x)
    axpy(parameter, y, -10.0)
    assert torch.equal(y, torch.ones_like(y))


@on_gpu
def test_launch_with_strides_and_optional_arguments_has_the_expected_result(
    torch: Any, module: cudyn.Module
) -> None:
    kernel: Any = module.get_kernel(Contract(SUMS))
    matrix = torch.arange(60, dtype=torch.int32, device="cuda").reshape(6, 10)
    sums, addends = torch.zeros(6, dtype=torch.int64, device="cuda"), matrix[:, 0].contiguous()
    for view in (matrix, matrix[:, 2:7], matrix[:, :0]):
        kernel(view, sums, None)
        assert torch.equal(sums, view.sum(1))
        kernel(view, sums, addends)
        assert torch.equal(sums, view.sum(1) + addends)
    with pytest.raises(ValueError, match=r"^sum_rows: a\.strides\[1\]: expected 1, got 10; the contract is "):
        kernel(matrix.t(), torch.zeros(10, dtype=torch.int64, device="cuda"), None)


@on_gpu
def test_launch_with_empty_arrays(torch: Any, axpy: Any, module: cudyn.Module) -> None:
    empty = torch.empty(0, device="cuda")
    axpy(empty, empty, 1.0)
    axpy(cudyn.Buffer(0), empty, 1.0)
    kernel: Any = module.get_kernel(Contract(SUMS))
    array_ = torch.empty((0, 5), dtype=torch.int32, device="cuda")
    kernel(array_, torch.empty(0, dtype=torch.int64, device="cuda"), None)
    torch.cuda.synchronize()


@on_gpu
def test_launch_on_streams_is_ordered(torch: Any, axpy: Any) -> None:
    """Two streams run at the same time. Each launch runs after the earlier work in its stream."""
    size = 1 << 20
    streams = [torch.cuda.Stream(), torch.cuda.Stream()]
    results = []
    for index, stream in enumerate(streams):
        with torch.cuda.stream(stream):
            x = torch.full((size,), float(index + 1), device="cuda")
            for _ in range(50):
                x = (x * 2).roll(1) / 2  # work that the launch has to wait for
            y = torch.zeros_like(x)
            axpy(x, y, 2.0, stream=cudyn.CURRENT_STREAM)
            axpy(x, y, 1.0, stream=stream)
            axpy.launch(size // 256, 256, x, y, 1.0, stream=stream.cuda_stream)
            axpy(x, y, 1.0)  # `stream` may be omitted; the current stream is used
            axpy.launch(size // 256, 256, x, y, 1.0)
            axpy.prepare(size // 256, 256)(x, y, 1.0)
            axpy.prepare(size // 256, 256, x, y, 1.0)()
            results.append((x, y))
    for index, (stream, (_, y)) in enumerate(zip(streams, results)):
        stream.synchronize()
        assert bool((y == 8.0 * (index + 1)).all())
    with pytest.raises(ValueError, match=r"^axpy: stream: expected an array from a package with a current "):
        axpy(floats(1), floats(1), 1.0, stream=cudyn.CURRENT_STREAM)


@on_gpu
@pytest.mark.parametrize("size", [1000, 1234], ids=["known", "new"])
def test_launch_in_a_capture(torch: Any, axpy: Any, size: int) -> None:
    """The sizes include some that the kernel has not been launched with."""
    x, y = torch.ones(size, device="cuda"), torch.zeros(size, device="cuda")
    if size == 1000:
        axpy(x, y, 0.0)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        axpy(x, y, 1.5, stream=cudyn.CURRENT_STREAM)
        axpy(x, y, 1.5, stream=torch.cuda.current_stream())
    assert bool((y == 0).all())
    for _ in range(3):
        graph.replay()
    torch.cuda.synchronize()
    assert bool((y == 9).all())


@on_gpu
def test_launches_in_threads(torch: Any, axpy: Any) -> None:
    """Eight threads use their own sizes and streams."""
    failures: list[object] = []

    def launch_repeatedly(index: int) -> None:
        """Launch with sizes and a stream of the thread, and record failures."""
        try:
            stream = torch.cuda.Stream()
            with torch.cuda.stream(stream):
                for i in range(200):
                    x = torch.full((100 * index + i % 7 + 1,), float(i), device="cuda")
                    y = torch.ones_like(x)
                    axpy(x, y, 2.0, stream=cudyn.CURRENT_STREAM if i % 2 else stream)
                    if not bool((y == 1 + 2 * i).all()):
                        failures.append((index, i))
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=launch_repeatedly, args=(index,)) for index in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


@on_gpu
def test_launch_after_errors_works(torch: Any, axpy: Any) -> None:
    x, y = torch.ones(300, device="cuda"), torch.zeros(300, device="cuda")
    longer = torch.ones(301, device="cuda")
    cases: list[tuple[tuple[Any, ...], type[Exception], str]] = [
        ((x, y), TypeError, "expected 3 arguments, got 2"),
        ((x.data_ptr(), y, 1.0), TypeError, "x: expected an array, got int"),
        ((x, y, "1"), TypeError, "a: expected a float, got str"),
        ((x.double(), y, 1.0), ValueError, "x: expected f32, got f64"),
        ((x.bfloat16(), y, 1.0), ValueError, "x: expected f32, got bf16"),
        ((x.reshape(30, 10), y, 1.0), ValueError, "x: expected 1 dimension, got 2"),
        ((x.cpu(), y, 1.0), ValueError, "x: expected memory on cuda, got cpu"),
        ((x.cpu().pin_memory(), y, 1.0), ValueError, "x: expected memory on cuda, got cuda_host"),
        ((x.cpu().numpy(), y, 1.0), ValueError, "x: expected memory on cuda, got cpu"),
        ((x, longer, 1.0), ValueError, r"y\.shape\[0\]: expected n = 300, from x\.shape\[0\], got 301"),
        ((x, longer[::2], 1.0), ValueError, r"y\.shape\[0\]: expected n = 300"),
        ((torch.ones(600, device="cuda")[::2], y, 1.0), ValueError, r"x\.strides\[0\]: expected 1, as of"),
        ((x, cudyn.Buffer(1196), 1.0), ValueError, "y: expected 1200 bytes, got 1196"),
        ((x, y, 1e300), ValueError, "a: expected a number that fits in f32"),
    ]
    for times in range(1, 4):
        for arguments, error, text in cases:
            with pytest.raises(error, match=f"^axpy: {text}.*; the contract is axpy\\(x: f32"):
                axpy(*arguments)
        with pytest.raises(ValueError, match=r"^axpy: grid=3: expected a multiple of the cluster"):
            axpy.launch(3, 256, x, y, 1.0, cluster=2)
        with pytest.raises(ValueError, match=r"^axpy: shared_memory=1048576: a block can have"):
            axpy.launch(2, 256, x, y, 1.0, shared_memory=1 << 20)
        axpy(x, y, 1.0)
        assert bool((y == times).all())


class Interface:
    """An array that has only __cuda_array_interface__."""

    def __init__(self, address: int, count: int) -> None:
        interface = {"shape": (count,), "typestr": "<f4", "data": (address, False), "version": 3}
        self.__cuda_array_interface__ = interface


class Packed:
    """An array that only supports DLPack."""

    def __init__(self, tensor: Any) -> None:
        self.tensor = tensor

    def __dlpack__(self, **options: Any) -> Any:
        return self.tensor.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.tensor.__dlpack_device__()


@on_gpu
def test_launch_with_array_protocols_has_the_expected_result(torch: Any, axpy: Any) -> None:
    x, y = torch.ones(100, device="cuda"), torch.zeros(100, device="cuda")
    axpy(Interface(x.data_ptr(), 100), Packed(y), 1.0)
    axpy(Packed(x), Interface(y.data_ptr(), 100), 2.0)
    assert bool((y == 3).all())
    with pytest.raises(ValueError, match="x: expected f32, got i32"):
        axpy(Packed(x.int()), y, 1.0)


def test_launch_with_managed_and_pinned_memory(axpy: Any) -> None:
    managed = driver.cuMemAllocManaged(400, driver.CU_MEM_ATTACH_GLOBAL)
    pinned = driver.cuMemHostAlloc(400, driver.CU_MEMHOSTALLOC_DEVICEMAP)
    try:
        y = floats(*[0.0] * 100)
        driver.cuMemsetD8(managed, 0, 400)
        with pytest.raises(ValueError, match=r"^axpy: x: expected memory on cuda, got cuda_managed; "):
            axpy(Interface(int(managed), 100), y, 1.0)
        axpy.module.get_kernel(Contract(AXPY.replace("x: f32[n]", "x: f32[n] on cuda_managed")))(
            Interface(int(managed), 100), y, 1.0
        )
        assert set(gpu_images.floats(bytes(y))) == {0.0}
        with pytest.raises(ValueError, match=r"^axpy: x: expected memory on cuda, got cuda_host; "):
            axpy(Interface(int(pinned or 0), 100), y, 1.0)
    finally:
        driver.cuMemFree(managed)
        driver.cuMemFreeHost(pinned)


@pytest.mark.usefixtures("two_devices")
def test_launch_on_a_second_device_uses_its_memory(device: cudyn.Device) -> None:
    """A module of the first device receives memory of both devices."""
    with cudyn.Module(kernels.KERNELS, device=0) as module:
        axpy: Any = module.get_kernel(Contract(AXPY))
        for times in range(1, 4):
            for ordinal in (1, 0):
                x, y = cudyn.Buffer(400, device=ordinal), cudyn.Buffer(400, device=ordinal)
                x.copy_from(array.array("f", [ordinal + 1.0] * 100))
                y.fill(0)
                for _ in range(times):
                    axpy(x, y, 2.0)
                cudyn.Device(ordinal).sync()
                assert gpu_images.floats(bytes(y)) == (2.0 * times * (ordinal + 1),) * 100
                assert cudyn.Device.current() is cudyn.Device(0)
        first, second = (cudyn.Buffer(400, device=ordinal) for ordinal in (0, 1))
        with pytest.raises(ValueError, match=r"^axpy: y: expected device 1, like x, got device 0; "):
            axpy(second, first, 1.0)
    with pytest.raises(ValueError, match="the module is closed"):
        axpy(second, second, 1.0)


@on_gpu
@pytest.mark.usefixtures("two_devices")
def test_launch_with_torch_on_a_second_device_uses_its_streams(torch: Any) -> None:
    with cudyn.Module(kernels.KERNELS, device=0) as module:
        axpy: Any = module.get_kernel(Contract(AXPY))
        x, y = torch.ones(100, device="cuda:1"), torch.zeros(100, device="cuda:1")
        stream = torch.cuda.Stream("cuda:1")
        torch.cuda.synchronize(1)
        for options in (cudyn.CURRENT_STREAM, stream, stream.cuda_stream):
            with torch.cuda.stream(stream):
                axpy(x, y, 1.0, stream=options)
        axpy.launch(1, 256, x, y, 1.0, stream=stream)
        axpy.prepare(1, 256, x, y, 1.0, stream=stream)()
        stream.synchronize()
        assert bool((y == 5).all())
        first_device_array = torch.ones(100, device="cuda:0")
        with pytest.raises(ValueError, match=r"^axpy: y: expected device 0, like x, got device 1; "):
            axpy(first_device_array, y, 1.0)
        torch.cuda.synchronize(1)


def check_artifact(code: cudyn.Image, path: Path) -> str:
    """Launch from a saved artifact, and return the module's log."""
    cudyn.Artifact(code, [AXPY, SUMS]).save(path)
    with cudyn.Module(path) as module:
        x, y = floats(1, 2, 3), floats(1, 1, 1)
        module.axpy(x, y, 2.0)
        assert gpu_images.floats(bytes(y)) == (3, 5, 7)
        with pytest.raises(
            AttributeError, match=r"^no contract is named 'axpz'; the contracts are: axpy, sum_rows$"
        ):
            _ = module.axpz
        return module.log


def test_launch_from_an_artifact_of_ptx(device: cudyn.Device, module: cudyn.Module, tmp_path: Path) -> None:
    log = check_artifact(module.image, tmp_path / "kernels.cudyn")
    if not is_simulated():  # the CPU prefers PTX
        assert log.startswith(f"no CUBIN for {device.arch}: the driver compiles the PTX")


@on_gpu
def test_launch_from_an_artifact_of_machine_code(device: cudyn.Device, tmp_path: Path) -> None:
    log = check_artifact(gpu_images.image("contracts"), tmp_path / "kernels.cudyn")
    assert not log.startswith("no CUBIN")
