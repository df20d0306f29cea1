"""Tests for the CUDA runtime in a simulation: cudyn.runtime, and libcudart as a library of the process."""

from __future__ import annotations

import ctypes
import platform
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from cudyn import Buffer, Module, driver, errors, runtime, testing
from cudyn._bindings.libraries.catalog import find
from cudyn._bindings.libraries.library import library as get_library
from cudyn._simulator.driver import simulated_library

from ...conftest import run_python
from ...support import real
from ...support.golden import Golden
from ...support.messages import raises
from ...support.runtime_facts import COUNT, PTX, Facts, list_facts

ONE = 1, 1, 1


def mark_slow(value: str) -> Any:
    return pytest.param(value, marks=pytest.mark.slow)


needs_linux = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"), reason="libraries of Linux"
)


def load_kernel() -> Any:
    """Return the `add` kernel of a library that the runtime has loaded."""
    library = runtime.cudaLibraryLoadData(PTX, None, None, 0, None, None, 0)
    return runtime.cudaLibraryGetKernel(library, "add")


def launch(kernel: Any, x: Any, value: int, stream: Any = None, threads: int = 32) -> None:
    """Launch a kernel of the runtime with one block."""
    runtime_facts = Facts()
    arguments = runtime_facts.arguments(x, value)
    runtime.cudaLaunchKernel(kernel, runtime.dim3(*ONE), runtime.dim3(threads, 1, 1), arguments, 0, stream)


def test_runtime_calls_return_the_recorded_results(golden: Golden) -> None:
    """tests/device/test_simulation.py compares the same lines with the results of a device."""
    with testing.simulate("sm_90", version="13.0", run=True):
        golden.check("runtime", "\n".join(list_facts()))


def test_kernel_attributes_belong_to_a_device() -> None:
    """The limit is set for device 1. Device 0 keeps the default of 48 KiB."""
    with testing.simulate("sm_90", devices=2):
        kernel = load_kernel()
        runtime.cudaKernelSetAttributeForDevice(kernel, 8, 60000, 1)
        results = []
        for device in (0, 1):
            runtime.cudaSetDevice(device)
            results.append(runtime.cudaFuncGetAttributes(kernel).maxDynamicSharedSizeBytes)
        assert results == [48 << 10, 60000]


def test_library_with_invalid_options_is_rejected() -> None:
    """The arguments are passed as from C, because a checked call would already reject the arrays."""
    with testing.simulate("sm_90"):
        load_data = runtime.raw.cudaLibraryLoadData
        library = runtime.cudaLibrary_t()
        options = (ctypes.c_uint * 2)(1, 9)
        for arguments in (
            (None, None, 1, None, None, 0),
            (None, None, 0, None, None, 1),
            (None, None, 0, options, None, 2),
        ):
            assert load_data(ctypes.byref(library), PTX, *arguments) == 1
        assert load_data(ctypes.byref(library), PTX, None, None, 0, options, None, 1) == 0


def test_managed_variable_in_several_contexts_is_not_supported() -> None:
    """The variable has one address in all contexts, which is not simulated."""
    code = PTX.replace(
        b".visible", b".visible .global .attribute(.managed) .align 4 .u32 counter;\n.visible", 1
    )
    with testing.simulate("sm_90", devices=2, run=True):
        library = runtime.cudaLibraryLoadData(code, None, None, 0, None, None, 0)
        address = runtime.cudaLibraryGetManaged(library, "counter")
        runtime.cudaSetDevice(1)
        assert runtime.cudaLibraryGetManaged(library, "counter") == address
        runtime.cudaLibraryGetGlobal(library, "table")
        with raises(errors.CudartError):
            runtime.cudaLibraryGetManaged(library, "counter")


def test_simulated_runtime_needs_no_library() -> None:
    """The runtime is available during a simulation even if no file is installed."""
    output = run_python(
        "from cudyn import runtime, testing\n"
        "with testing.simulate('sm_90', version='12.4'):\n"
        "    results = runtime.cudaRuntimeGetVersion(), bool(runtime.cudaMalloc(8))\n"
        "    print(runtime.path, runtime.version, *results)\n"
        "print(runtime.available)\n",
        env={"CUDYN_RUNTIME": "/none"},
    )
    assert output.stdout.splitlines() == ["simulated (12, 4) 12040 True", "False"]


def test_device_properties_have_the_members_of_their_release() -> None:
    """CUDA 13 removed the member clockRate."""
    with testing.simulate("sm_90", version="12.4") as simulation:
        assert runtime.cudaGetDeviceProperties(0).clockRate > 0
        assert simulation.calls == {"cudaGetDeviceProperties_v2": 1}
    with testing.simulate("sm_90", version="13.0"):
        properties = runtime.cudaGetDeviceProperties(0)
        assert not hasattr(properties, "clockRate")
        assert (properties.major, properties.minor, properties.name) == (9, 0, "simulated sm_90")
        assert properties.totalGlobalMem == driver.cuDeviceTotalMem(0)


def test_runtime_and_driver_share_contexts() -> None:
    """The current device and its memory are the same in both, as with real libraries."""
    with testing.simulate("sm_90", devices=2) as simulation:
        address = runtime.cudaMalloc(64) or 0
        primary_context = driver.cuCtxGetCurrent()
        assert (
            driver.cuPointerGetAttribute(driver.CU_POINTER_ATTRIBUTE_CONTEXT, int(address)) == primary_context
        )
        runtime.cudaSetDevice(1)
        assert runtime.cudaGetDevice() == driver.cuCtxGetDevice() == 1
        driver.cuCtxSetCurrent(primary_context)
        assert runtime.cudaGetDevice() == 0
        with pytest.raises(AssertionError, match="64 bytes of device memory"):
            simulation.assert_nothing_leaked()
        runtime.cudaDeviceReset()
        simulation.assert_nothing_leaked()
        assert runtime.cudaMalloc(8)  # the memory belongs to the new context


def test_last_error_belongs_to_its_thread() -> None:
    """Another thread does not see it. It is cleared by cudaGetLastError, and not by cudaPeekAtLastError."""
    with testing.simulate("sm_90"):
        with pytest.raises(errors.CudartError, match="cudaErrorInvalidDevice"):
            runtime.cudaSetDevice(7)
        errors_of_other_thread: list[Any] = []
        thread = threading.Thread(target=lambda: errors_of_other_thread.append(runtime.cudaGetLastError()))
        thread.start()
        thread.join()
        assert errors_of_other_thread == [0]
        runtime.cudaMalloc(8)  # successful calls do not clear the last error
        assert runtime.cudaPeekAtLastError() == runtime.cudaErrorInvalidDevice
        assert runtime.cudaGetLastError() == runtime.cudaErrorInvalidDevice
        assert runtime.cudaGetLastError() == 0


def test_use_of_the_default_stream_is_counted() -> None:
    """Synchronous copies do not count, because they have no stream parameter."""
    with testing.simulate("sm_90") as simulation:
        memory = runtime.cudaMalloc(64)
        runtime.cudaMemcpy(memory, bytes(64), 64, runtime.cudaMemcpyHostToDevice)
        simulation.assert_no_default_stream()
        runtime.cudaMemcpyAsync(memory, bytes(64), 64, runtime.cudaMemcpyHostToDevice, None)
        launch(load_kernel(), memory, 1)
        assert simulation.default_streams == {"cudaMemcpyAsync": 1, "cudaLaunchKernel": 1}


def test_fault_of_a_kernel_is_raised() -> None:
    """A write outside the memory fails later calls only if it would also fail on a device."""
    with testing.simulate("sm_90", run=True):
        memory = runtime.cudaMalloc(4 * COUNT - 4)
        runtime.cudaMemset(memory, 0, 4 * COUNT - 4)
        with raises(testing.Fault):
            launch(load_kernel(), memory, 1)
        assert runtime.cudaGetLastError() == runtime.cudaErrorUnknown
        runtime.cudaDeviceSynchronize()  # on a device, the kernel would write to other memory and not fail
        with raises(testing.Fault):
            launch(load_kernel(), int(memory or 0) + (64 << 20), 1)
        with raises(errors.CudartError):
            runtime.cudaDeviceSynchronize()


def test_an_error_does_not_name_a_kernel_of_an_earlier_simulation() -> None:
    """Handles are reused, and may refer to another kernel in the next simulation."""
    with testing.simulate("sm_90"), Buffer(4) as buffer:
        Module(PTX).get_kernel("add").launch(1, 1, buffer, 1, 1)
    with testing.simulate("sm_90", run=True):
        with raises(testing.Fault):
            launch(load_kernel(), 64 << 20, 1)
        with pytest.raises(errors.CudartError) as caught:
            runtime.cudaDeviceSynchronize()
    assert caught.value.status == runtime.cudaErrorIllegalAddress
    assert caught.value.note.startswith("This is due to an earlier fault: add: out of bounds: ")


@pytest.mark.parametrize("waits", [False, True])
def test_missing_wait_between_streams_is_a_race(waits: bool) -> None:
    """At least one seed finds the race. If the stream waits, no seed may find a race."""
    messages = []
    for seed in range(4):
        with testing.simulate("sm_90", run=True, schedule=f"seed:{seed}"):
            memory = runtime.cudaMalloc(4 * COUNT)
            kernel = load_kernel()
            first_stream, second_stream = [
                runtime.cudaStreamCreateWithFlags(runtime.cudaStreamNonBlocking) for _ in "12"
            ]
            runtime.cudaMemsetAsync(memory, 0, 4 * COUNT, first_stream)
            if waits:
                event = runtime.cudaEventCreate()
                runtime.cudaEventRecord(event, first_stream)
                runtime.cudaStreamWaitEvent(second_stream, event, 0)
            try:
                launch(kernel, memory, 1, second_stream)
                runtime.cudaDeviceSynchronize()
            except testing.Fault as error:
                messages.append(str(error))
    assert len(messages) == (0 if waits else 4)
    assert all("race" in message or "uninitialized" in message for message in messages)


def test_calls_of_unsimulated_functions_are_counted() -> None:
    with testing.simulate("sm_90") as simulation:
        with raises(errors.CudartError):
            runtime.cudaDestroyExternalMemory(None)
        assert simulation.not_supported == {"cudaDestroyExternalMemory": 1}


# --- libcudart as a library of the process

REGISTER = """
import ctypes, struct, sys
from cudyn import testing
from tests.support.runtime_facts import PTX

# `register` does what a program compiled by nvcc does when it is loaded. `run` does what such a program does
# to launch add<<<1, 32>>>(x, 3, 8).
code = PTX + bytes(-len(PTX) % 8 + 8)
entry = struct.pack("<HHIQ12xI8xQ16x", 1, 0x101, 64, len(code), 90, 0) + code
fatbin = ctypes.create_string_buffer(struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(entry)) + entry)
wrapper = ctypes.create_string_buffer(struct.pack("<IIQQ", 0x466243B1, 1, ctypes.addressof(fatbin), 0))
host, variable = ctypes.create_string_buffer(1), ctypes.create_string_buffer(64)
P = ctypes.c_void_p

class Dim(ctypes.Structure):
    _fields_ = [(axis, ctypes.c_uint) for axis in "xyz"]

def register(cudart):
    register_fatbin = cudart["__cudaRegisterFatBinary"]
    register_fatbin.restype = P
    handle = P(register_fatbin(wrapper))
    cudart["__cudaRegisterFunction"](handle, host, host, b"add", -1, None, None, None, None, None)
    cudart["__cudaRegisterVar"](handle, variable, variable, b"table", 0, P(64), 0, 0)
    return handle

def run(cudart):
    def call(name, *arguments):
        status = cudart[name](*arguments)
        assert status == 0, (name, status)
    x, dims, shared, stream = P(), (Dim(1, 1, 1), Dim(32, 1, 1)), ctypes.c_size_t(), P()
    call("cudaMalloc", ctypes.byref(x), P(32))
    call("cudaMemset", x, 0, P(32))
    call("__cudaPushCallConfiguration", *dims, P(0), None)
    popped = Dim(), Dim()
    call("__cudaPopCallConfiguration", *map(ctypes.byref, (*popped, shared, stream)))
    values = ctypes.c_uint64(x.value), ctypes.c_uint32(3), ctypes.c_uint32(8)
    pointers = (P * 3)(*map(ctypes.addressof, values))
    call("cudaLaunchKernel", host, *popped, pointers, shared, stream)
    data = (ctypes.c_uint32 * 8)()
    call("cudaMemcpy", data, x, P(32), 2)
    call("cudaMemcpyToSymbol", variable, data, P(32), P(4), 1)
    call("cudaMemcpyFromSymbol", data, variable, P(32), P(0), 2)
    return list(data)
"""


def run_program(code: str) -> list[str]:
    """Run a program after the code of REGISTER in a new process, and return the lines of its output."""
    completed = run_python(REGISTER + code)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return completed.stdout.splitlines()


@needs_linux
@pytest.mark.parametrize(
    "soname", ["libcudart.so.12", *map(mark_slow, ("libcudart.so.13", "libcudart.so.11.0"))]
)
def test_compiled_code_launches_its_registered_kernel(soname: str) -> None:
    """The kernel can be launched in every later simulation, until the code is unloaded."""
    output = run_program(f"""
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    cudart = ctypes.CDLL({soname!r})
    version = ctypes.c_int()
    handle = register(cudart)
    print(run(cudart), cudart.cudaRuntimeGetVersion(ctypes.byref(version)), version.value // 1000)
    print(cudart.cudaDestroyExternalMemory(None), dict(simulation.not_supported))
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    print(run(cudart), len(simulation.launches))
    cudart["__cudaUnregisterFatBinary"](handle)
    print(cudart.cudaFuncSetCacheConfig(host, 0))
print(cudart.cudaDeviceSynchronize())
""")
    results = [0, *[3] * 7]
    major = soname.split(".")[2]
    assert output == [
        f"{results} 0 {major}",
        "801 {'cudaDestroyExternalMemory': 1}",
        f"{results} 1",
        "98",
        "4",
    ]


needs_returned_records = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="a callback cannot return a record here"
)


@needs_returned_records
def test_create_channel_desc_returns_the_record() -> None:
    """Both the checked and the raw function return a struct by value."""
    format_ = runtime.cudaChannelFormatKind.cudaChannelFormatKindFloat
    with testing.simulate("sm_90"):
        for function in (runtime.cudaCreateChannelDesc, runtime.raw.cudaCreateChannelDesc):
            record = function(32, 16, 8, 4, format_)
            assert (record.x, record.y, record.z, record.w, record.f) == (32, 16, 8, 4, format_)


@needs_returned_records
@needs_linux
def test_create_channel_desc_called_from_c_returns_the_record() -> None:
    """This is the only function of the runtime that returns a struct by value."""
    output = run_program("""
class Record(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xyzwf"]
with testing.simulate("sm_90", as_library=True):
    function = ctypes.CDLL("libcudart.so.12").cudaCreateChannelDesc
    function.restype = Record
    record = function(1, 2, 3, 4, 2)
    print(record.x, record.y, record.z, record.w, record.f)
""")
    assert output == ["1 2 3 4 2"]


def test_function_whose_record_cannot_be_returned_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Returning a struct by value is only implemented for x86-64."""
    library = get_library(find("runtime"))
    get_symbols = simulated_library.get_symbols.__wrapped__
    monkeypatch.setattr(platform, "machine", lambda: "aarch64")
    assert "cudaCreateChannelDesc" not in get_symbols(library, (13, 0))
    assert "cudaCreateChannelDesc" not in simulated_library.list_callable_symbols(library)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert "cudaCreateChannelDesc" in get_symbols(library, (13, 0))


@needs_linux
def test_runtime_is_the_newest_release_that_the_driver_supports() -> None:
    """With a driver for CUDA 12.4, the runtime is 12.4, and there is no runtime 13."""
    output = run_program("""
from cudyn._simulator.driver.process_libraries import _opened
with testing.simulate("sm_90", version="12.4", as_library=True):
    version = ctypes.c_int()
    print(ctypes.CDLL("libcudart.so.12").cudaRuntimeGetVersion(ctypes.byref(version)), version.value)
    print("libcudart.so.13" in _opened)
""")
    assert output == ["0 12040", "False"]


SOURCE = r"""
#include <cstdio>
__constant__ float factor;
__device__ int counter;
__global__ void scale(float *x, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) { x[i] *= factor; atomicAdd(&counter, 1); }
}
#define TRY(call) if (cudaError_t error = call) return error
extern "C" int run()
{
    float host[100], factors = 2.5f, *x;
    int count = 0;
    for (int i = 0; i < 100; i++) host[i] = i;
    TRY(cudaMalloc(&x, sizeof host));
    TRY(cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice));
    TRY(cudaMemcpyToSymbol(factor, &factors, sizeof factors));
    TRY(cudaMemcpyToSymbol(counter, &count, sizeof count));
    scale<<<4, 32>>>(x, 100);
    TRY(cudaGetLastError());
    TRY(cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost));
    TRY(cudaMemcpyFromSymbol(&count, counter, sizeof count));
    printf("%g %g %d\n", host[1], host[99], count);
    scale<<<4, 2000>>>(x, 100);
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));
    fflush(stdout);
    return 0;
}
"""


@needs_linux
@pytest.mark.slow
def test_program_compiled_by_nvcc_runs_on_the_cpu(tmp_path: Path) -> None:
    """The program registers its kernels with the runtime when it is loaded, in each of two simulations."""
    (tmp_path / "k.cu").write_text(SOURCE)
    cudart = next(real.library("runtime", 13).glob("nvidia/*/lib/libcudart.so.13"))
    (tmp_path / "libcudart.so").symlink_to(cudart)
    options = [
        f"-L{tmp_path}",
        "-arch=sm_90",
        "-cudart=shared",
        "-cudadevrt=none",
        "-compress-mode=speed",
        "-shared",
        "-Xcompiler=-fPIC",
    ]
    subprocess.run([real.nvcc(), *options, "k.cu", "-o", "k.so"], cwd=tmp_path, check=True)
    output = run_python(f"""
import ctypes
from cudyn import testing
for _ in range(2):
    with testing.simulate("sm_90", run=True, as_library=True):
        print(ctypes.CDLL({str(tmp_path / "k.so")!r}).run(), flush=True)
""")
    assert output.stdout.splitlines() == ["2.5 247.5 100", "cudaErrorInvalidConfiguration", "0"] * 2, output


def test_errors_are_described_as_by_the_real_libraries() -> None:
    """Each status has a description that differs from its name."""
    with testing.simulate("sm_90"):
        for status, text in ((21, "invalid copy direction for memcpy"), (98, "invalid device function")):
            assert text in str(runtime.cudaGetErrorString(runtime.cudaError_t(status)))
        assert "invalid device ordinal" in str(driver.cuGetErrorString(driver.CUDA_ERROR_INVALID_DEVICE))
        descriptions = {error.name: str(runtime.cudaGetErrorString(error)) for error in runtime.cudaError_t}
        assert [name for name, description in descriptions.items() if name in description] == []
        with raises(errors.CudartError):
            runtime.cudaMemcpy(1, 2, 4, 99)


def test_init_device_with_flags_creates_the_primary_context_with_them() -> None:
    """The current device does not change. The flags are used only if the third argument is 1."""
    with testing.simulate("sm_90", devices=2):
        driver.cuInit(0)
        assert [driver.cuDevicePrimaryCtxGetState(device) for device in (0, 1)] == [(0, 0), (0, 0)]
        runtime.cudaInitDevice(1, 4, 1)  # cudaDeviceScheduleBlockingSync, cudaInitDeviceFlagsAreValid
        assert [driver.cuDevicePrimaryCtxGetState(device) for device in (0, 1)] == [(0, 0), (4, 1)]
        assert runtime.cudaGetDevice() == 0
        runtime.cudaInitDevice(0, 4, 0)
        assert driver.cuDevicePrimaryCtxGetState(0) == (0, 1)


@pytest.mark.parametrize(
    ("device", "flags", "name"), [(0, 2, "cudaErrorInvalidValue"), (2, 0, "cudaErrorInvalidDevice")]
)
def test_init_device_with_an_invalid_argument_fails(device: int, flags: int, name: str) -> None:
    with testing.simulate("sm_90", devices=2):
        with pytest.raises(errors.CudaError) as caught:
            runtime.cudaInitDevice(device, 0, flags)
        assert caught.value.name == name
