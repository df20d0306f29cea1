"""Modules, launches and buffers on a GPU: what no simulation can show."""

from __future__ import annotations

import array
import ctypes
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

from ..conftest import need, need_gpu, package

pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("device")]

ROOT = Path(__file__).resolve().parents[2]

SOURCE = r"""
struct Pair { int first; double second; };
__constant__ int factor = 3;

extern "C" __global__ void mixed(double *out, signed char a, Pair b, float c, unsigned d, long long e,
                                 short f, unsigned char g, double h, bool i)
{
    out[0] = a; out[1] = b.first; out[2] = b.second; out[3] = c; out[4] = d;
    out[5] = e; out[6] = f; out[7] = g; out[8] = h; out[9] = i;
}
extern "C" __global__ void times(int *p, int n) { if (threadIdx.x < n) p[threadIdx.x] *= factor; }
extern "C" __global__ void crash(int *p) { *p = 1; }
extern "C" __global__ void configuration(int *out)
{
    if (threadIdx.x || blockIdx.x || threadIdx.y || blockIdx.y || threadIdx.z || blockIdx.z) return;
    unsigned dynamic, cluster;
    asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(dynamic));
    asm("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(cluster));
    int found[] = {gridDim.x, gridDim.y, gridDim.z, blockDim.x, blockDim.y, blockDim.z, dynamic, cluster};
    for (int i = 0; i < 8; i++) out[i] = found[i];
}
extern "C" __global__ void meet(int *p)
{
    if (threadIdx.x) return;
    atomicAdd(p, 1);
    while (atomicAdd(p, 0) < gridDim.x) {}  // ends if all blocks run at a time
    if (blockIdx.x == 0) p[1] = *p;
}
extern "C" __global__ void spin(long long cycles, int *p)
{
    for (long long start = clock64(); clock64() - start < cycles;) {}
    *p = 1;
}
extern "C" __global__ void put(long long *p, long long value) { *p = value; }
"""


class Pair(ctypes.Structure):
    _fields_ = (("first", ctypes.c_int), ("second", ctypes.c_double))


@pytest.fixture(scope="module")
def device() -> cudyn.Device:
    need_gpu()
    return cudyn.Device(0).use()


@pytest.fixture(scope="module")
def image(device: cudyn.Device) -> cudyn.Image:
    need(cudyn.nvrtc)
    return cudyn.compile(SOURCE)


@pytest.fixture(scope="module")
def module(image: cudyn.Image) -> cudyn.Module:
    return cudyn.Module(image)


def ints(buffer: cudyn.Buffer) -> list[int]:
    return array.array("i", bytes(buffer)).tolist()


def test_every_kind_of_argument(module: cudyn.Module) -> None:
    out = cudyn.Buffer(80)
    values = (-5, Pair(7, 2.5), 1.25, 4_000_000_000, -(1 << 40), -3, 200, 1e300, True)
    module.get_kernel("mixed").launch(1, 1, out, *values)
    expected = [-5, 7, 2.5, 1.25, 4e9, -float(1 << 40), -3, 200, 1e300, 1]
    assert array.array("d", bytes(out)).tolist() == expected


@pytest.mark.parametrize("how", ["ptx", "cubin", "sizes", "fatbin"])
def test_where_the_parameters_are_known_from(image: cudyn.Image, how: str) -> None:
    """Types of PTX; sizes of a CUBIN or of the driver, where numbers say what they are."""
    code: Any = image.data
    if how == "ptx":
        code = cudyn.compile(SOURCE, arch=image.arch[0].replace("sm", "compute")).data
    elif how == "fatbin":
        need(cudyn.nvfatbin)
        if (driver.version or (0, 0)) < (12, 4):
            pytest.skip(f"cuFuncGetParamInfo came with CUDA 12.4, this driver is of {driver.version}")
        code = cudyn.fatbin([image]).data
    elif how == "sizes":
        code = cudyn.Image(image.data, "cubin", image.arch)  # of which nothing is known
    out = cudyn.Buffer(80)
    kernel = cudyn.Module(code).get_kernel("mixed")
    values: tuple[Any, ...] = (-5, Pair(7, 2.5), 1.25, 4_000_000_000, -(1 << 40), -3, 200, 1e300, True)
    if how in ("cubin", "sizes", "fatbin"):
        with pytest.raises(
            TypeError, match=r"parameter 3 \(4 bytes\): 1\.25 could be an integer or a floating"
        ):
            kernel.launch(1, 1, out, *values)
        c: list[Any] = [ctypes.c_byte, Pair, ctypes.c_float, ctypes.c_uint, ctypes.c_int64, ctypes.c_short]
        c += [ctypes.c_uint8, ctypes.c_double, ctypes.c_bool]
        values = tuple(value if cls is Pair else cls(value) for cls, value in zip(c, values))
    kernel.launch(1, 1, out, *values)
    expected = [-5, 7, 2.5, 1.25, 4e9, -float(1 << 40), -3, 200, 1e300, 1]
    assert array.array("d", bytes(out)).tolist() == expected
    if how == "ptx":
        kernel.launch(1, 1, out, 0, Pair(), 2, 0, 0, 0, 0, 3, 0)  # an int where a float is wanted
        assert array.array("d", bytes(out))[3] == 2
    assert kernel.registers > 0


def test_configurations(module: cudyn.Module, device: cudyn.Device) -> None:
    out = cudyn.Buffer(32)
    kernel = module.get_kernel("configuration")
    configurations: list[tuple[Any, Any, int, int | None]] = [
        (2, 33, 0, None),
        ((2, 3), (4, 5, 6), 1000, None),
        ((1, 1, 9), [7], 100_000, None),  # more than 48 KiB
        *(((8, 2, 1), 32, 16, 4) for _ in range(device.compute_capability >= (9, 0))),
    ]
    for grid, block, shared, cluster in configurations:
        kernel.launch(grid, block, out, shared_memory=shared, cluster=cluster)
        wanted = [*_three(grid), *_three(block), shared, cluster or 1]
        assert ints(out) == wanted
        kernel.prepare(grid, block, shared_memory=shared, cluster=cluster)(out)
        assert ints(out) == wanted


def _three(dim: Any) -> list[int]:
    return ([dim] if isinstance(dim, int) else list(dim)) + [1] * (
        2 if isinstance(dim, int) else 3 - len(dim)
    )


def test_cooperative(module: cudyn.Module, device: cudyn.Device) -> None:
    meet = module.get_kernel("meet")
    blocks = device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
    blocks *= meet.occupancy.max_active_blocks_per_multiprocessor(64)
    counters = cudyn.Buffer.from_host(bytes(8))
    meet.launch(blocks, 64, counters, cooperative=True)
    assert ints(counters) == [blocks, blocks]
    with pytest.raises(cudyn.DriverError, match=r"COOPERATIVE_LAUNCH_TOO_LARGE[\s\S]*meet\("):
        meet.launch(blocks + 1, 64, counters, cooperative=True)


def test_clusters_that_run_at_the_same_time(module: cudyn.Module, device: cudyn.Device) -> None:
    if device.compute_capability < (9, 0):
        pytest.skip("clusters need compute capability 9.0")
    times = module.get_kernel("times")
    config = cudyn.LaunchConfig(16, 128, cluster=2)
    clusters = times.occupancy.max_active_clusters(config)
    multiprocessors = device.get_attribute(driver.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)
    blocks = times.occupancy.max_active_blocks_per_multiprocessor(128)
    assert 1 <= clusters <= multiprocessors * blocks // 2
    largest = times.occupancy.max_potential_cluster_size(config)
    assert largest >= 8
    assert times.occupancy.max_active_clusters(cudyn.LaunchConfig(largest, 128, cluster=largest)) >= 1


def test_what_is_known_of_a_kernel(module: cudyn.Module, image: cudyn.Image) -> None:
    times, told = module.get_kernel("times"), image.get_kernel_info("times")
    assert times.registers == told.registers
    assert times.static_shared_memory == told.static_shared_memory
    assert times.local_memory == told.local_memory
    assert 1 <= times.max_threads_per_block <= 1024
    grid, block = times.occupancy.max_potential_block_size()
    assert block <= times.max_threads_per_block
    assert times.occupancy.max_active_blocks_per_multiprocessor(block) >= 1
    assert grid >= 1
    assert times.occupancy.available_dynamic_shared_memory_per_block(1, 32) >= 48 << 10
    assert "times" in module.get_kernel_names()


def test_variable(module: cudyn.Module) -> None:
    factor = module.get_global("factor")
    assert ints(factor) == [3]
    numbers = cudyn.Buffer.from_host(array.array("i", [1, 2, 3]))
    factor.copy_from(array.array("i", [10]))
    module.get_kernel("times").launch(1, 32, numbers, 3)
    assert ints(numbers) == [10, 20, 30]
    factor.copy_from(array.array("i", [3]))


def test_streams_and_asynchronous_copies(module: cudyn.Module) -> None:
    """A copy waits for the kernel before it in its stream; a buffer is freed in the stream's order."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    with cudyn.Buffer(4, stream=stream) as flag:
        flag.fill(0, stream=stream)
        module.get_kernel("spin").launch(1, 1, 20_000_000, flag, stream=stream)
        found = array.array("i", [5])
        flag.copy_to(found, stream=stream)
        driver.cuStreamSynchronize(stream)
        assert found[0] == 1
        flag.copy_from(array.array("i", [8]), stream=stream)
    assert flag.pointer is None
    driver.cuStreamSynchronize(stream)
    driver.cuStreamDestroy(stream)


def test_threads_with_and_without_a_context(module: cudyn.Module) -> None:
    """Eight threads, of which none makes the context current, and one that has another one."""
    put = module.get_kernel("put")
    wrong: list[object] = []
    prepared = put.prepare(1, 1)

    def work(me: int) -> None:
        place = cudyn.Buffer(8, device=0)
        for i in range(300):
            (put.launch if i % 2 else lambda *a: prepared(*a[2:]))(1, 1, place, 1000 * me + i)
            if array.array("q", bytes(place))[0] != 1000 * me + i:
                wrong.append((me, i))

    def elsewhere() -> None:
        place = cudyn.Buffer(8, device=0)
        other = driver.cuCtxCreate(None, 0, 0)
        put.launch(1, 1, place, 77)
        assert driver.cuCtxGetCurrent() == other
        driver.cuCtxDestroy(other)
        if array.array("q", bytes(place))[0] != 77:
            wrong.append("elsewhere")

    threads = [threading.Thread(target=work, args=(me,)) for me in range(8)]
    threads.append(threading.Thread(target=elsewhere))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_two_devices(image: cudyn.Image) -> None:
    """A kernel runs on its module's device, whichever is current; memory of the other one is refused."""
    if cudyn.Device.count() < 2:
        pytest.skip("this machine has one GPU")
    second = cudyn.Device(1)
    modules = [cudyn.Module(image, device=ordinal) for ordinal in (0, 1)]
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
    buffers[1].copy_from(buffers[0])  # from one device to the other
    assert array.array("q", bytes(buffers[1]))[0] == 42
    with second:
        stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    modules[1].get_kernel("put").launch(1, 1, buffers[1], 6, stream=stream)
    driver.cuStreamSynchronize(stream)
    assert array.array("q", bytes(buffers[1]))[0] == 6


def test_soak_in_short() -> None:
    """tools/soak.py with fewer launches: sums right, nothing lost."""
    command = [sys.executable, "-m", "tools.soak", "--launches", "40000"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "wrong cells: 0" in done.stdout, done.stdout + done.stderr


def test_a_failure_shows_itself_later_with_the_name() -> None:
    """In a process of its own: its context is lost."""
    code = f"""
import cudyn
module = cudyn.Module(cudyn.compile({SOURCE!r}))
module.get_kernel("times").launch(1, 32, cudyn.Buffer(128), 1)
module.get_kernel("crash").launch(1, 1, 16)
for call in (cudyn.Device(0).sync, lambda: module.get_kernel("put").launch(1, 1, 0, 0),
             lambda: cudyn.runtime.cudaDeviceSynchronize()):
    try:
        call()
    except cudyn.CudaError as error:
        print(error.name, error.note.splitlines()[0])
    except cudyn.LoadError:
        print("no runtime")
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    lines = done.stdout.splitlines()
    text = "A kernel that was launched earlier has failed. Launched last: crash; before it: times."
    assert lines[0] == f"CUDA_ERROR_ILLEGAL_ADDRESS {text}", done.stderr
    assert lines[1] == lines[0]
    assert lines[2] in ("no runtime", f"cudaErrorIllegalAddress {text}")


# --- other packages' arrays and streams


def test_torch(module: cudyn.Module) -> None:
    torch = package("torch")
    times = module.get_kernel("times")
    numbers = torch.arange(32, dtype=torch.int32, device="cuda")
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    times.launch(1, 32, numbers, 32, stream=stream)
    times.prepare(1, 32, numbers, 16, stream=stream.cuda_stream)()
    stream.synchronize()
    assert numbers.tolist() == [9 * i if i < 16 else 3 * i for i in range(32)]
    with pytest.raises(TypeError, match=r"times: parameter 0 \(u64\): torch\.Tensor is in host memory"):
        times.launch(1, 32, numbers.cpu(), 32)
    with pytest.raises(ValueError, match="not contiguous"):
        times.launch(1, 32, numbers[::2], 16)
    one = torch.ones(1, dtype=torch.int64, device="cuda")  # has __index__, and is a pointer all the same
    module.get_kernel("put").launch(1, 1, one, 5)
    torch.cuda.synchronize()
    assert one.item() == 5
    buffer = cudyn.Buffer.from_host(array.array("i", range(8)))
    assert torch.as_tensor(buffer, device="cuda").view(torch.int32).tolist() == list(range(8))
    buffer.copy_from(numbers[:8])
    assert ints(buffer) == numbers[:8].tolist()


def test_torch_on_a_second_device(image: cudyn.Image) -> None:
    torch = package("torch")
    if cudyn.Device.count() < 2:
        pytest.skip("this machine has one GPU")
    there = torch.zeros(1, dtype=torch.int64, device="cuda:1")
    cudyn.Module(image, device=1).get_kernel("put").launch(1, 1, there, 7)
    cudyn.Device(1).sync()
    assert there.item() == 7
    with pytest.raises(ValueError, match="device 1"):
        cudyn.Module(image, device=0).get_kernel("put").launch(1, 1, there, 7)


def test_cupy(module: cudyn.Module) -> None:
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


@pytest.mark.parametrize("name", ["numba.cuda", "jax.numpy", "cuda.core"])
def test_others_that_speak_a_protocol(module: cudyn.Module, name: str) -> None:
    """__cuda_array_interface__ of numba, DLPack of jax, a stream of cuda.core."""
    module_of = package(name)
    times, stream = module.get_kernel("times"), None
    if name == "numba.cuda":
        numbers = module_of.to_device(array.array("i", range(32)))
    elif name == "jax.numpy":
        numbers = module_of.arange(32, dtype="int32").block_until_ready()
        if numbers.device.platform != "gpu":
            pytest.skip("this jax does not use the GPU")
    else:
        own = module_of.Device(0)
        own.set_current()
        stream = own.create_stream()
        numbers = cudyn.Buffer.from_host(array.array("i", range(32)))
    times.launch(1, 32, numbers, 32, stream=stream)
    cudyn.Device(0).sync()
    found = ints(numbers) if isinstance(numbers, cudyn.Buffer) else None
    if name == "numba.cuda":
        found = numbers.copy_to_host().tolist()
    elif name == "jax.numpy":
        found = numbers.tolist()
    assert found == [3 * i for i in range(32)]


def test_numpy(module: cudyn.Module) -> None:
    numpy = package("numpy")
    out = cudyn.Buffer(80)
    kernel = module.get_kernel("mixed")
    pair = numpy.array([(7, 2.5)], numpy.dtype([("first", "i4"), ("second", "f8")], align=True))
    kernel.launch(
        1,
        1,
        out,
        numpy.int8(-5),
        pair,
        numpy.float32(1.25),
        numpy.uint32(4_000_000_000),
        numpy.int64(-9),
        numpy.int16(-3),
        numpy.uint8(200),
        numpy.float64(0.1),
        numpy.bool_(True),
    )
    found = numpy.frombuffer(bytes(out))
    assert found.tolist() == [-5, 7, 2.5, 1.25, 4e9, -9, -3, 200, 0.1, 1]
    for host in (numpy.zeros(3), numpy.array(7)):
        with pytest.raises(TypeError, match=r"numpy\.ndarray is in host memory"):
            kernel.launch(1, 1, host, 0, pair, 0, 0, 0, 0, 0, 0, 0)


# --- examples


@pytest.mark.parametrize("name", ["vector_add", "matmul", "torch_tensors", "graph"])
def test_example(device: cudyn.Device, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for needed in {"matmul": ["numpy"], "torch_tensors": ["torch"]}.get(name, []):
        package(needed)
    runpy.run_path(str(ROOT / "examples" / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out


def test_two_pass_example(device: cudyn.Device, tmp_path: Path) -> None:
    need(cudyn.nvfatbin)
    for step in ("compile", "run"):
        command = [sys.executable, str(ROOT / "examples" / "two_pass.py"), step, str(tmp_path / "k.fatbin")]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    assert "values are right" in done.stdout
