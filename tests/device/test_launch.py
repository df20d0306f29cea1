"""Tests for modules, launches and buffers: the arguments that kernels receive, and the results in memory."""

from __future__ import annotations

import array
import ctypes
import gc
import os
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import cudyn
from cudyn import driver

from ..conftest import need, on_gpu, package
from ..support import kernels

ROOT = Path(__file__).resolve().parents[2]

MIXED = r"""
struct Pair { int first; double second; };
extern "C" __global__ void mixed(double *out, signed char a, Pair b, float c, unsigned d, long long e,
                                 short f, unsigned char g, double h, bool i)
{
    out[0] = a; out[1] = b.first; out[2] = b.second; out[3] = c; out[4] = d;
    out[5] = e; out[6] = f; out[7] = g; out[8] = h; out[9] = i;
}
"""


class Pair(ctypes.Structure):
    _fields_ = (("first", ctypes.c_int), ("second", ctypes.c_double))


VALUES: tuple[Any, ...] = (-5, Pair(7, 2.5), 1.25, 4_000_000_000, -(1 << 40), -3, 200, 1e300, True)
EXPECTED = [-5, 7, 2.5, 1.25, 4e9, -float(1 << 40), -3, 200, 1e300, 1]


def ints(buffer: cudyn.Buffer) -> list[int]:
    """Return the contents of a Buffer as ints."""
    return array.array("i", bytes(buffer)).tolist()


def doubles(buffer: cudyn.Buffer) -> list[float]:
    """Return the contents of a Buffer as doubles."""
    return array.array("d", bytes(buffer)).tolist()


def test_launch_with_every_kind_of_argument_passes_it(module: cudyn.Module) -> None:
    output = cudyn.Buffer(80)
    mixed = module.get_kernel("mixed")
    mixed.launch(1, 1, output, *VALUES)
    assert doubles(output) == EXPECTED
    mixed.launch(1, 1, output, 0, Pair(), 2, 0, 0, 0, 0, 3, 0)  # an int is passed for a float
    assert doubles(output)[3] == 2
    assert mixed.registers > 0


def test_launch_with_scalars_of_numpy_passes_them(module: cudyn.Module) -> None:
    numpy = package("numpy")
    output = cudyn.Buffer(80)
    kernel = module.get_kernel("mixed")
    pair = numpy.array([(7, 2.5)], numpy.dtype([("first", "i4"), ("second", "f8")], align=True))
    numbers = (numpy.float32(1.25), numpy.uint32(4_000_000_000), numpy.int64(-9), numpy.int16(-3))
    more_numbers = (numpy.uint8(200), numpy.float64(0.1), numpy.bool_(True))
    kernel.launch(1, 1, output, numpy.int8(-5), pair, *numbers, *more_numbers)
    assert doubles(output) == [-5, 7, 2.5, 1.25, 4e9, -9, -3, 200, 0.1, 1]
    for host in (numpy.zeros(3), numpy.array(7)):
        with pytest.raises(TypeError, match=r"numpy\.ndarray is in host memory"):
            kernel.launch(1, 1, host, 0, pair, 0, 0, 0, 0, 0, 0, 0)
    number = module.get_kernel("number")
    number.launch(1, 1, output, numpy.float16(1.5), numpy.int64(3))
    first_result, second_result, *_ = array.array("f", bytes(output))
    assert (first_result, second_result) == (1.5, 3.0)
    for wrong in (numpy.complex64(1), 1j, output, driver.CUstream(2)):
        with pytest.raises(TypeError, match=r"parameter 1 \(f32\): expected a number"):
            number.launch(1, 1, output, wrong, 3)


@on_gpu
@pytest.mark.parametrize("form", ["cubin", "sizes", "fatbin"])
def test_launch_of_machine_code_needs_typed_numbers(device: cudyn.Device, form: str) -> None:
    """CUBINs and the driver only provide the sizes of parameters, so numbers must have a type."""
    need(cudyn.nvrtc)
    image = cudyn.compile(MIXED)
    code: Any = image.data
    if form == "fatbin":
        need(cudyn.nvfatbin)
        if (driver.version or (0, 0)) < (12, 4):
            pytest.skip(f"cuFuncGetParamInfo came with CUDA 12.4, this driver is of {driver.version}")
        code = cudyn.fatbin([image]).data
    elif form == "sizes":
        code = cudyn.Image(image.data, "cubin", image.arch)  # its parameters are unknown
    output = cudyn.Buffer(80)
    kernel = cudyn.Module(code).get_kernel("mixed")
    with pytest.raises(TypeError, match=r"parameter 3 \(4 bytes\): 1\.25 could be an integer or a floating"):
        kernel.launch(1, 1, output, *VALUES)
    ctypes_classes: list[Any] = [
        ctypes.c_byte,
        Pair,
        ctypes.c_float,
        ctypes.c_uint,
        ctypes.c_int64,
        ctypes.c_short,
    ]
    ctypes_classes += [ctypes.c_uint8, ctypes.c_double, ctypes.c_bool]
    kernel.launch(
        1, 1, output, *(value if cls is Pair else cls(value) for cls, value in zip(ctypes_classes, VALUES))
    )
    assert doubles(output) == EXPECTED
    assert kernel.registers > 0


def test_launch_and_prepare_configure_the_kernel(clusters: cudyn.Module) -> None:
    output = cudyn.Buffer(32)
    kernel = clusters.get_kernel("configuration")
    configurations: list[tuple[Any, Any, int, int | None]] = [
        (2, 33, 0, None),
        ((2, 3), (4, 5, 6), 1000, None),
        ((1, 1, 9), [7], 100_000, None),  # needs more than 48 KiB of shared memory
        ((8, 2, 1), 32, 16, 4),
    ]
    for grid, block, shared, cluster in configurations:
        kernel.launch(grid, block, output, shared_memory=shared, cluster=cluster)
        expected = [*_pad_size(grid), *_pad_size(block), shared, cluster or 1]
        assert ints(output) == expected
        output.fill(0)
        kernel.prepare(grid, block, shared_memory=shared, cluster=cluster)(output)
        assert ints(output) == expected


def _pad_size(size: Any) -> list[int]:
    """Return the three sizes of a grid or a block."""
    sizes = [size] if isinstance(size, int) else list(size)
    return sizes + [1] * (3 - len(sizes))


def test_cooperative_launch_runs_all_blocks_together(module: cudyn.Module, device: cudyn.Device) -> None:
    meet = module.get_kernel("meet")
    blocks = device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
    shared = 40 << 10  # limits the blocks per multiprocessor, so that a simulation on the CPU is fast
    blocks *= meet.occupancy.max_active_blocks_per_multiprocessor(64, shared)
    counters = cudyn.Buffer.from_host(bytes(8))
    meet.launch(blocks, 64, counters, cooperative=True, shared_memory=shared)
    assert ints(counters) == [blocks, blocks]
    with pytest.raises(cudyn.DriverError, match=r"COOPERATIVE_LAUNCH_TOO_LARGE[\s\S]*meet\("):
        meet.launch(blocks + 1, 64, counters, cooperative=True, shared_memory=shared)


def test_occupancy_of_clusters_has_the_devices_limits(clusters: cudyn.Module, device: cudyn.Device) -> None:
    times = clusters.get_kernel("times")
    config = cudyn.LaunchConfig(16, 128, cluster=2)
    count = times.occupancy.max_active_clusters(config)
    multiprocessors = device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
    blocks = times.occupancy.max_active_blocks_per_multiprocessor(128)
    assert 1 <= count <= multiprocessors * blocks // 2
    largest = times.occupancy.max_potential_cluster_size(config)
    assert largest >= 8
    assert times.occupancy.max_active_clusters(cudyn.LaunchConfig(largest, 128, cluster=largest)) >= 1


def test_occupancy_has_the_kernels_limits(module: cudyn.Module) -> None:
    times = module.get_kernel("times")
    assert 1 <= times.max_threads_per_block <= 1024
    grid, block = times.occupancy.max_potential_block_size()
    assert block <= times.max_threads_per_block
    assert times.occupancy.max_active_blocks_per_multiprocessor(block) >= 1
    assert grid >= 1
    assert times.occupancy.available_dynamic_shared_memory_per_block(1, 32) >= 48 << 10
    assert {"mixed", "times", "count"} <= {*module.get_kernel_names()}


@on_gpu
def test_kernel_info_of_an_image_is_the_drivers(device: cudyn.Device) -> None:
    need(cudyn.nvrtc)
    image = cudyn.compile(MIXED)
    kernel, info = cudyn.Module(image).get_kernel("mixed"), image.get_kernel_info("mixed")
    assert kernel.registers == info.registers
    assert kernel.static_shared_memory == info.static_shared_memory
    assert kernel.local_memory == info.local_memory


def test_variable_of_a_module_is_a_buffer(module: cudyn.Module) -> None:
    factor = module.get_global("factor")
    assert factor.nbytes == 4
    assert ints(factor) == [3]
    numbers = cudyn.Buffer.from_host(array.array("i", [1, 2, 3]))
    factor.copy_from(array.array("i", [10]))
    module.get_kernel("times").launch(1, 32, numbers, 3)
    assert ints(numbers) == [10, 20, 30]
    del factor
    gc.collect()  # deleting the Buffer does not free the module's memory
    assert ints(module.get_global("factor")) == [10]
    with pytest.raises(
        KeyError, match="no variable is named 'nothing'; the variables in the code are: factor"
    ):
        module.get_global("nothing")


def test_asynchronous_copy_follows_the_kernel_in_its_stream(module: cudyn.Module) -> None:
    """Buffers are freed in stream order."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    with cudyn.Buffer(4, stream=stream) as flag:
        flag.fill(0, stream=stream)
        module.get_kernel("spin").launch(1, 1, 20_000_000, flag, stream=stream)
        copied_flag = array.array("i", [5])
        flag.copy_to(copied_flag, stream=stream)
        driver.cuStreamSynchronize(stream)
        assert copied_flag[0] == 1
        flag.copy_from(array.array("i", [8]), stream=stream)
    assert flag.pointer is None
    driver.cuStreamSynchronize(stream)
    driver.cuStreamDestroy(stream)


def test_launch_in_a_thread_with_another_context_or_none_uses_the_context_of_the_module(
    module: cudyn.Module,
) -> None:
    """Eight threads do not have a current context, and one thread has a different context."""
    put = module.get_kernel("put")
    failures: list[object] = []
    prepared = put.prepare(1, 1)

    def work(thread: int) -> None:
        """Launch in a thread without a current context, and record wrong results."""
        buffer = cudyn.Buffer(8, device=0)
        for i in range(100):
            if i % 2:
                put.launch(1, 1, buffer, 1000 * thread + i)
            else:
                prepared(buffer, 1000 * thread + i)
            if array.array("q", bytes(buffer))[0] != 1000 * thread + i:
                failures.append((thread, i))

    def work_elsewhere() -> None:
        """Launch in a thread in which another context is current."""
        buffer = cudyn.Buffer(8, device=0)
        other_context = driver.cuCtxCreate(None, 0, 0)
        put.launch(1, 1, buffer, 77)
        assert driver.cuCtxGetCurrent() == other_context
        driver.cuCtxDestroy(other_context)
        if array.array("q", bytes(buffer))[0] != 77:
            failures.append("elsewhere")

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    threads.append(threading.Thread(target=work_elsewhere))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


@pytest.mark.usefixtures("two_devices")
def test_kernel_runs_on_the_device_of_its_module(device: cudyn.Device) -> None:
    """Any device may be current. Memory of the other device is rejected."""
    second = cudyn.Device(1)
    modules = [cudyn.Module(kernels.KERNELS, device=ordinal) for ordinal in (0, 1)]
    buffers = [cudyn.Buffer(8, device=ordinal) for ordinal in (0, 1)]
    assert [module.device.ordinal for module in modules] == [0, 1]
    for current in (0, 1):
        with cudyn.Device(current):
            for module, buffer in zip(modules, buffers):
                put = module.get_kernel("put")
                put.launch(1, 1, buffer, 10 * current + module.device.ordinal)
                module.device.sync()
                assert array.array("q", bytes(buffer))[0] == 10 * current + module.device.ordinal
                put.prepare(1, 1)(buffer, 5)
                module.device.sync()
                assert array.array("q", bytes(buffer))[0] == 5
                assert cudyn.Device.current() is cudyn.Device(current)
    with pytest.raises(ValueError, match=r"parameter 0 \(u64\): expected device 1, got a Buffer on device 0"):
        modules[1].get_kernel("put").launch(1, 1, buffers[0], 1)
    buffers[0].copy_from(array.array("q", [42]))
    buffers[1].copy_from(buffers[0])  # copies from one device to the other
    assert array.array("q", bytes(buffers[1]))[0] == 42
    with second:
        stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    modules[1].get_kernel("put").launch(1, 1, buffers[1], 6, stream=stream)
    driver.cuStreamSynchronize(stream)
    assert array.array("q", bytes(buffers[1]))[0] == 6


@on_gpu
def test_soak_with_few_launches_loses_nothing(device: cudyn.Device) -> None:
    """The test runs tools/soak.py with fewer launches than usual."""
    need(cudyn.nvrtc)
    command = [sys.executable, "-m", "tools.soak", "--launches", "40000"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "wrong cells: 0" in process.stdout, process.stdout + process.stderr


@on_gpu
def test_late_error_names_the_launched_kernels(device: cudyn.Device) -> None:
    """This runs in a new process, because the context becomes unusable."""
    code = """
import cudyn
from tests.support.kernels import KERNELS
module = cudyn.Module(KERNELS)
module.get_kernel("times").launch(1, 32, cudyn.Buffer(128), 1)
module.get_kernel("set").launch(1, 1, 16, 1)
for call in (cudyn.Device(0).sync, lambda: module.get_kernel("put").launch(1, 1, 0, 0),
             lambda: cudyn.runtime.cudaDeviceSynchronize()):
    try:
        call()
    except cudyn.CudaError as error:
        print(error.name, error.note.splitlines()[0])
    except cudyn.LoadError:
        print("no runtime")
"""
    process = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    lines = process.stdout.splitlines()
    text = "A kernel that was launched earlier has failed. Launched last: set; before it: times."
    assert lines[0] == f"CUDA_ERROR_ILLEGAL_ADDRESS {text}", process.stderr
    assert lines[1] == lines[0]
    assert lines[2] in ("no runtime", f"cudaErrorIllegalAddress {text}")


# --- other packages' arrays and streams


@on_gpu
def test_launch_accepts_tensors_and_streams_of_torch(module: cudyn.Module, torch: Any) -> None:
    times = module.get_kernel("times")
    numbers = torch.arange(32, dtype=torch.int32, device="cuda")
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    times.launch(1, 32, numbers, 32, stream=stream)
    times.prepare(1, 32, numbers, 16, stream=stream.cuda_stream)()
    stream.synchronize()
    # Both launches tripled the first 16 numbers, and only one launch tripled the others.
    assert numbers.tolist() == [9 * number for number in range(16)] + [3 * number for number in range(16, 32)]
    with pytest.raises(TypeError, match=r"times: parameter 0 \(u64\): torch\.Tensor is in host memory"):
        times.launch(1, 32, numbers.cpu(), 32)
    with pytest.raises(ValueError, match="not contiguous"):
        times.launch(1, 32, numbers[::2], 16)
    # the object has __index__, but is passed as a pointer
    first = torch.ones(1, dtype=torch.int64, device="cuda")
    module.get_kernel("put").launch(1, 1, first, 5)
    torch.cuda.synchronize()
    assert first.item() == 5
    buffer = cudyn.Buffer.from_host(array.array("i", range(8)))
    assert torch.as_tensor(buffer, device="cuda").view(torch.int32).tolist() == list(range(8))
    buffer.copy_from(numbers[:8])
    assert ints(buffer) == numbers[:8].tolist()


@on_gpu
@pytest.mark.usefixtures("two_devices")
def test_launch_accepts_tensors_of_a_second_device(device: cudyn.Device, torch: Any) -> None:
    expected = torch.zeros(1, dtype=torch.int64, device="cuda:1")
    cudyn.Module(kernels.KERNELS, device=1).get_kernel("put").launch(1, 1, expected, 7)
    cudyn.Device(1).sync()
    assert expected.item() == 7
    with pytest.raises(ValueError, match="device 1"):
        cudyn.Module(kernels.KERNELS, device=0).get_kernel("put").launch(1, 1, expected, 7)


@on_gpu
def test_launch_accepts_arrays_and_streams_of_cupy(module: cudyn.Module) -> None:
    cupy = package("cupy")
    times = module.get_kernel("times")
    numbers = cupy.arange(32, dtype=cupy.int32)
    cupy.cuda.Device().synchronize()
    stream = cupy.cuda.Stream(non_blocking=True)
    times.launch(1, 32, numbers, cupy.int32(32).item(), stream=stream)
    stream.synchronize()
    assert numbers.tolist() == [3 * i for i in range(32)]
    with pytest.raises(ValueError, match="not contiguous"):
        times.launch(1, 32, numbers[::2], 16)


@on_gpu
@pytest.mark.parametrize("name", ["numba.cuda", "jax.numpy", "cuda.core"])
def test_launch_accepts_objects_with_a_protocol(module: cudyn.Module, name: str) -> None:
    """The protocols are __cuda_array_interface__ (numba), DLPack (jax) and cuda.core streams."""
    package_module = package(name)
    times, stream = module.get_kernel("times"), None
    if name == "numba.cuda":
        numbers = package_module.to_device(array.array("i", range(32)))
    elif name == "jax.numpy":
        numbers = package_module.arange(32, dtype="int32").block_until_ready()
        if numbers.device.platform != "gpu":
            pytest.skip("this jax does not use the GPU")
    else:
        cuda_core_device = package_module.Device(0)
        cuda_core_device.set_current()
        stream = cuda_core_device.create_stream()
        numbers = cudyn.Buffer.from_host(array.array("i", range(32)))
    times.launch(1, 32, numbers, 32, stream=stream)
    cudyn.Device(0).sync()
    results = ints(numbers) if isinstance(numbers, cudyn.Buffer) else None
    if name == "numba.cuda":
        results = numbers.copy_to_host().tolist()
    elif name == "jax.numpy":
        results = numbers.tolist()
    assert results == [3 * i for i in range(32)]


# --- examples


@on_gpu
@pytest.mark.parametrize("name", ["vector_add", "matmul", "torch_tensors", "graph"])
def test_example_runs(device: cudyn.Device, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    need(cudyn.nvrtc)
    for package_name in {"matmul": ["numpy"], "torch_tensors": ["torch"]}.get(name, []):
        package(package_name)
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out


@on_gpu
def test_two_pass_example_runs(device: cudyn.Device, tmp_path: Path) -> None:
    need(cudyn.nvrtc, cudyn.nvfatbin)
    for step in ("compile", "run"):
        command = [sys.executable, str(ROOT / "examples" / "two_pass.py"), step, str(tmp_path / "k.fatbin")]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        process = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert process.returncode == 0, process.stderr
    assert "values are right" in process.stdout
