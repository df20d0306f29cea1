"""Tests for NVIDIA's libraries: the runtime, also in a simulation, and the other libraries on a GPU."""

from __future__ import annotations

import array
import ctypes
import math
import shutil
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import cudyn
from cudyn import cublas, cublaslt, cufft, curand, driver, nccl, nvjitlink, nvml, nvrtc, runtime
from cudyn._bindings.libraries.module import view_of

from ..conftest import need, on_gpu, package


@pytest.fixture
def ordinal(device: cudyn.Device) -> int:
    """Make the runtime's primary context current, and return the first device."""
    need(runtime)
    runtime.cudaSetDevice(0)
    runtime.cudaFree(None)
    return driver.cuDeviceGet(0)


@pytest.fixture
def stream(ordinal: int) -> Iterator[Any]:
    """A stream of the CUDA runtime."""
    new_stream = runtime.cudaStreamCreate()
    yield new_stream
    runtime.cudaStreamDestroy(new_stream)


def upload(values: array.array[Any]) -> int:
    """Copy numbers to new device memory."""
    size = len(values) * values.itemsize
    pointer = runtime.cudaMalloc(size)
    assert pointer is not None
    runtime.cudaMemcpy(pointer, values, size, runtime.cudaMemcpyHostToDevice)
    return pointer


def download(pointer: int, kind: str, count: int) -> array.array[Any]:
    """Copy numbers from device memory, and free it."""
    values = array.array(kind, bytes(count * array.array(kind).itemsize))
    runtime.cudaMemcpy(values, pointer, len(values) * values.itemsize, runtime.cudaMemcpyDeviceToHost)
    runtime.cudaFree(pointer)
    return values


class TestRuntime:
    def test_runtime_versions_agree(self, ordinal: int) -> None:
        number = runtime.cudaRuntimeGetVersion()
        assert runtime.version == (number // 1000, number % 1000 // 10)
        assert runtime.cudaDriverGetVersion() == driver.cuDriverGetVersion()
        assert int(runtime.level.partition(".")[0]) == runtime.version[0]

    def test_device_properties_agree_with_the_driver(self, ordinal: int) -> None:
        """Every member of this major version's structure that the driver also returns is compared."""
        assert runtime.cudaGetDeviceCount() == driver.cuDeviceGetCount()
        properties = runtime.cudaGetDeviceProperties(0)
        name = driver.cuDeviceGetName(ordinal)
        assert properties.name == name
        assert properties.totalGlobalMem == driver.cuDeviceTotalMem(ordinal)
        prefix = "CU_DEVICE_ATTRIBUTE_"
        for member, attribute in (
            ("major", "COMPUTE_CAPABILITY_MAJOR"),
            ("minor", "COMPUTE_CAPABILITY_MINOR"),
            ("multiProcessorCount", "MULTIPROCESSOR_COUNT"),
            ("warpSize", "WARP_SIZE"),
            ("maxThreadsPerBlock", "MAX_THREADS_PER_BLOCK"),
            ("l2CacheSize", "L2_CACHE_SIZE"),
            ("sharedMemPerBlockOptin", "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN"),
            ("pciBusID", "PCI_BUS_ID"),
        ):
            expected = driver.cuDeviceGetAttribute(getattr(driver, prefix + attribute), ordinal)
            assert getattr(properties, member) == expected, member

    def test_memory_has_pointer_attributes(self, ordinal: int) -> None:
        values = array.array("f", range(1000))
        pointer = upload(values)
        attributes = runtime.cudaPointerGetAttributes(pointer)
        assert attributes.type == runtime.cudaMemoryTypeDevice
        assert (attributes.device, attributes.devicePointer) == (0, pointer)
        assert download(pointer, "f", 1000) == values

    def test_stream_is_usable_with_the_driver(self, stream: Any) -> None:
        assert type(stream) is driver.CUstream
        driver.cuStreamSynchronize(stream)
        event = runtime.cudaEventCreate()
        runtime.cudaEventRecord(event, stream)
        driver.cuEventSynchronize(event)
        assert runtime.cudaEventQuery(event) is runtime.cudaSuccess

    def test_captured_graph_is_instantiated_and_launched(self, stream: Any) -> None:
        """The loaded major version's variant of cudaGraphInstantiate instantiates a captured copy."""
        values = array.array("f", [1.5]) * 64
        source, target = upload(values), upload(array.array("f", bytes(256)))
        runtime.cudaStreamBeginCapture(stream, runtime.cudaStreamCaptureModeThreadLocal)
        runtime.cudaMemcpyAsync(target, source, 256, runtime.cudaMemcpyDeviceToDevice, stream)
        graph = runtime.cudaStreamEndCapture(stream)
        arguments = (graph, 0) if runtime.version and runtime.version >= (12, 0) else (graph, None, 0)
        executable = runtime.cudaGraphInstantiate(*arguments)
        runtime.cudaGraphLaunch(executable, stream)
        runtime.cudaStreamSynchronize(stream)
        runtime.cudaFree(source)
        assert download(target, "f", 64) == values
        with pytest.raises(cudyn.errors.SignatureError, match="cudaGraphInstantiate"):
            runtime.api("11.8").cudaGraphInstantiate(graph, None, 0)

    def test_failure_has_the_librarys_description(self, ordinal: int) -> None:
        with pytest.raises(cudyn.errors.CudartError, match="cudaErrorInvalidDevice") as caught:
            runtime.cudaSetDevice(10_000)
        description = runtime.cudaGetErrorString(caught.value.status)
        assert description is not None
        assert caught.value.description == description
        assert (
            runtime.cudaGetLastError() is runtime.cudaErrorInvalidDevice
        )  # clears the error, so that it does not affect other tests


@on_gpu
def test_curand_numbers_have_their_distribution(ordinal: int) -> None:
    """Uniform and normal numbers have the expected moments and distribution function."""
    need(curand)
    count = 1_000_000
    generator = curand.curandCreateGenerator(curand.CURAND_RNG_PSEUDO_PHILOX4_32_10)
    curand.curandSetPseudoRandomGeneratorSeed(generator, 42)
    numbers = {}
    generators: dict[str, Callable[[int], object]] = {
        "uniform": lambda pointer_: curand.curandGenerateUniform(generator, pointer_, count),
        "normal": lambda pointer_: curand.curandGenerateNormal(generator, pointer_, count, 3.0, 2.0),
    }
    for name, generate in generators.items():
        pointer = runtime.cudaMalloc(4 * count)
        assert pointer is not None
        generate(pointer)
        numbers[name] = sorted(download(pointer, "f", count))
    curand.curandDestroyGenerator(generator)
    uniform, normal = numbers["uniform"], numbers["normal"]
    assert uniform[0] > 0
    assert uniform[-1] <= 1
    # Kolmogorov-Smirnov test: the limit is exceeded once in a thousand runs, but the seed is fixed.
    limit = 1.95 / math.sqrt(count)
    assert max(abs(number - index / count) for index, number in enumerate(uniform)) < limit
    probabilities = (0.5 * (1 + math.erf((number - 3) / (2 * math.sqrt(2)))) for number in normal)
    assert max(abs(pointer_ - index / count) for index, pointer_ in enumerate(probabilities)) < limit


@on_gpu
def test_nvml_agrees_with_nvidia_smi(ordinal: int) -> None:
    need(nvml)
    if shutil.which("nvidia-smi") is None:
        pytest.skip("there is no nvidia-smi")
    query = "name,uuid,memory.total,driver_version,pci.bus_id,power.limit,clocks.max.sm"
    command = ["nvidia-smi", f"--query-gpu={query}", "--format=csv,noheader,nounits", "-i", "0"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip().split(", ")

    nvml.nvmlInit()
    gpu = nvml.nvmlDeviceGetHandleByIndex(0)
    pci = nvml.nvmlDeviceGetPciInfo(gpu)
    results = [
        nvml.nvmlDeviceGetName(gpu),
        nvml.nvmlDeviceGetUUID(gpu),
        str(nvml.nvmlDeviceGetMemoryInfo(gpu).total // 2**20),
        nvml.nvmlSystemGetDriverVersion(),
        pci.busId,
        f"{nvml.nvmlDeviceGetPowerManagementLimit(gpu) / 1000:.2f}",
        str(nvml.nvmlDeviceGetMaxClockInfo(gpu, nvml.NVML_CLOCK_SM)),
    ]
    assert results == output
    nvml.nvmlShutdown()


@on_gpu
def test_nvml_has_the_release_of_the_driver(ordinal: int) -> None:
    """NVML's version, derived from its functions, is the newest release that is not newer than the driver."""
    need(nvml)
    releases = [tuple(map(int, release.split("."))) for release in view_of(nvml).library.releases]
    assert nvml.version == max(release for release in releases if release <= (driver.version or (0, 0)))


@on_gpu
def test_cublas_product_agrees_with_numpy(ordinal: int, stream: Any) -> None:
    """C = 2 A B + 3 C in column-major order is compared with numpy."""
    need(cublas)
    numpy = package("numpy")
    rng = numpy.random.default_rng(7)
    rows, columns, depth = 129, 65, 257
    a, b, c = (
        rng.standard_normal(shape).astype("f") for shape in ((rows, depth), (depth, columns), (rows, columns))
    )
    pointers = [upload(array.array("f", matrix.ravel(order="F").tobytes())) for matrix in (a, b, c)]
    handle = cublas.cublasCreate()
    cublas.cublasSetStream(handle, stream)
    assert cublas.cublasGetStream(handle) == stream
    alpha, beta = ctypes.c_float(2), ctypes.c_float(3)
    not_transposed = cublas.CUBLAS_OP_N
    cublas.cublasSgemm(
        handle,
        not_transposed,
        not_transposed,
        rows,
        columns,
        depth,
        ctypes.byref(alpha),
        pointers[0],
        rows,
        pointers[1],
        depth,
        ctypes.byref(beta),
        pointers[2],
        rows,
    )
    runtime.cudaStreamSynchronize(stream)
    result = numpy.frombuffer(download(pointers[2], "f", rows * columns), "f").reshape(
        (rows, columns), order="F"
    )
    numpy.testing.assert_allclose(result, 2 * (a @ b) + 3 * c, rtol=2e-4, atol=2e-3)
    with pytest.raises(cudyn.errors.CublasError, match="CUBLAS_STATUS_INVALID_VALUE"):
        cublas.cublasSgemm(
            handle,
            not_transposed,
            not_transposed,
            -1,
            columns,
            depth,
            ctypes.byref(alpha),
            0,
            rows,
            0,
            depth,
            None,
            0,
            rows,
        )
    cublas.cublasDestroy(handle)


@on_gpu
def test_cublaslt_handle_is_created(ordinal: int) -> None:
    need(cublaslt)
    handle = cublaslt.cublasLtCreate()
    layout = cublaslt.cublasLtMatrixLayoutCreate(runtime.CUDA_R_32F, 16, 32, 16)
    rows, size = ctypes.c_uint64(), ctypes.c_size_t()
    cublaslt.raw.cublasLtMatrixLayoutGetAttribute(
        layout, cublaslt.CUBLASLT_MATRIX_LAYOUT_ROWS, ctypes.byref(rows), 8, ctypes.byref(size)
    )
    assert (rows.value, size.value) == (16, 8)
    cublaslt.cublasLtMatrixLayoutDestroy(layout)
    cublaslt.cublasLtDestroy(handle)


@on_gpu
def test_cufft_agrees_with_numpy(ordinal: int) -> None:
    need(cufft)
    numpy = package("numpy")
    rng = numpy.random.default_rng(11)
    signal = (rng.standard_normal(1000) + 1j * rng.standard_normal(1000)).astype("complex64")
    pointer = upload(array.array("f", signal.tobytes()))
    plan = cufft.cufftPlan1d(1000, cufft.CUFFT_C2C, 1)
    cufft.cufftExecC2C(plan, pointer, pointer, cufft.CUFFT_FORWARD)
    runtime.cudaDeviceSynchronize()
    result = numpy.frombuffer(download(pointer, "f", 2000), "complex64")
    numpy.testing.assert_allclose(result, numpy.fft.fft(signal), rtol=1e-3, atol=1e-3)
    cufft.cufftDestroy(plan)


@on_gpu
def test_nccl_sum_over_one_rank_is_the_input(ordinal: int, stream: Any) -> None:
    """This also works if another package has created the communicator."""
    need(nccl)
    (communicator,) = nccl.ncclCommInitAll(1, (ctypes.c_int * 1)(0))
    values = array.array("f", range(100))
    source, target = upload(values), upload(array.array("f", bytes(400)))
    nccl.ncclAllReduce(source, target, 100, nccl.ncclFloat32, nccl.ncclSum, communicator, stream)
    runtime.cudaStreamSynchronize(stream)
    runtime.cudaFree(source)
    assert download(target, "f", 100) == values
    nccl.ncclCommDestroy(communicator)


@on_gpu
def test_nccl_writes_a_communicator_when_the_group_ends(ordinal: int) -> None:
    """NCCL writes to the handle that the call has returned."""
    need(nccl)
    unique = nccl.ncclGetUniqueId()
    assert nccl.ncclGroupStart() is nccl.ncclSuccess
    communicator = nccl.ncclCommInitRank(1, unique, 0)
    assert nccl.ncclGroupEnd() is nccl.ncclSuccess
    assert type(communicator) is nccl.ncclComm_t
    assert nccl.ncclCommCount(communicator) == 1
    nccl.ncclCommDestroy(communicator)


@on_gpu
def test_code_linked_by_nvjitlink_runs(ordinal: int) -> None:
    """A kernel in one PTX file calls a function in another."""
    need(nvrtc)
    need(nvjitlink)
    properties = runtime.cudaGetDeviceProperties(0)
    sources = (
        'extern "C" __device__ int twice(int);'
        ' extern "C" __global__ void k(int *p) { p[threadIdx.x] = twice(p[threadIdx.x]); }',
        'extern "C" __device__ int twice(int x) { return 2 * x; }',
    )
    handle = nvjitlink.nvJitLinkCreate(1, [f"-arch=sm_{properties.major}{properties.minor}"])
    for index, text in enumerate(sources):
        program = nvrtc.nvrtcCreateProgram(text, f"{index}.cu", 0, None, None)
        nvrtc.nvrtcCompileProgram(
            program, 2, [f"-arch=compute_{properties.major}{properties.minor}", "-rdc=true"]
        )
        ptx = bytearray(nvrtc.nvrtcGetPTXSize(program))
        nvrtc.nvrtcGetPTX(program, ptx)
        nvjitlink.nvJitLinkAddData(
            handle, nvjitlink.NVJITLINK_INPUT_PTX, bytes(ptx), len(ptx), f"{index}.ptx"
        )
    nvjitlink.nvJitLinkComplete(handle)
    cubin = bytearray(nvjitlink.nvJitLinkGetLinkedCubinSize(handle))
    nvjitlink.nvJitLinkGetLinkedCubin(handle, cubin)
    module = driver.cuModuleLoadData(cubin)
    kernel = driver.cuModuleGetFunction(module, "k")
    pointer = upload(array.array("i", range(32)))
    value = ctypes.c_uint64(pointer)
    arguments = (ctypes.c_void_p * 1)(ctypes.addressof(value))
    driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, None, arguments, None)
    assert list(download(pointer, "i", 32)) == [2 * index for index in range(32)]
