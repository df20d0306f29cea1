"""Tests for simulate(as_library=True), each in a new process.

C code opens the simulated driver by its name.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
from pathlib import Path

import pytest

from ...conftest import run_python
from ...support import real
from ...support.releases import NEWEST

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"), reason="libraries of Linux"
)

START = """
import ctypes, struct, sys
from cudyn import driver, testing

PTX = b'''.version 8.0
.target sm_80
.address_size 64
.visible .entry twice(.param .u64 p) {
    .reg .b64 %p, %o; .reg .b32 %t, %v; ld.param.u64 %p, [p]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 4;
    add.u64 %p, %p, %o; BODY ld.global.u32 %v, [%p]; add.u32 %v, %v, %v; st.global.u32 [%p], %v; ret; }
'''

def launch(cuda, body=b""):
    '''Call the driver as a program in C does. Return the status of the launch, and its results.'''
    def call(name, *arguments):
        status = getattr(cuda, name)(*arguments)
        assert status == 0, (name, status)
    device, context, library = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_void_p()
    kernel, memory = ctypes.c_void_p(), ctypes.c_uint64()
    call("cuInit", 0)
    call("cuDeviceGet", ctypes.byref(device), 0)
    call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
    call("cuCtxSetCurrent", context)
    none = ctypes.c_void_p()
    code = PTX.replace(b"BODY", body)
    call("cuLibraryLoadData", ctypes.byref(library), code, none, none, 0, none, none, 0)
    call("cuLibraryGetKernel", ctypes.byref(kernel), library, b"twice")
    call("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(16))
    data = (ctypes.c_uint32 * 4)(1, 2, 3, 4)
    call("cuMemcpyHtoD_v2", memory, data, ctypes.c_size_t(16))
    pointers = (ctypes.c_void_p * 1)(ctypes.addressof(memory))
    status = cuda.cuLaunchKernel(kernel, 1, 1, 1, 4, 1, 1, 0, none, pointers, none)
    if status == 0:
        call("cuMemcpyDtoH_v2", data, memory, ctypes.c_size_t(16))
    return status, list(data)
"""


def run(code: str) -> str:
    """Run a program in a new process, and return its output."""
    completed = run_python(START + code)
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return completed.stdout + completed.stderr


def test_cdll_with_the_name_of_the_driver_opens_the_simulation() -> None:
    """Programs that load libcuda themselves, such as other packages, use the simulated driver, too."""
    output = run("""
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    cuda = ctypes.CDLL("libcuda.so.1")
    print(launch(cuda), simulation.launches[0].kernel)
    print(ctypes.CDLL("libnvidia-ml.so.1").nvmlInit_v2())
    # this function is not simulated; its calls are counted
    print(cuda.cuDestroyExternalMemory(None), dict(simulation.not_supported))
    print(driver.cuDeviceGetCount())
print(cuda.cuInit(0))
with testing.simulate("sm_80", run=True, as_library=True):
    print(launch(cuda))
""")
    assert output.splitlines() == [
        "(0, [2, 4, 6, 8]) twice",
        "0",
        "801 {'cuDestroyExternalMemory': 1}",
        "1",
        "4",
        "(0, [2, 4, 6, 8])",
    ]


def test_fault_of_a_kernel_launched_from_c_is_printed() -> None:
    """C code only receives a status."""
    output = run("""
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    status, _ = launch(ctypes.CDLL("libcuda.so.1"), b"add.u64 %p, %p, 16;")
    print(status != 0, len(simulation.faults))
""")
    assert "True 1" in output
    assert "cudyn.testing: twice: out of bounds: thread (0, 0, 0) of block (0, 0, 0) reads 4 bytes" in output


FAULTS = {
    "an assertion": (
        ".param .b64 a; .param .b64 b; .param .b32 c; .param .b64 d; .param .b64 e;"
        "mov.u64 %o, 0; st.param.b64 [a], %o; st.param.b64 [b], %o; mov.u32 %v, 0; st.param.b32 [c], %v;"
        "st.param.b64 [d], %o; st.param.b64 [e], %o; call.uni __assertfail, (a, b, c, d, e);",
        710,
    ),
    "a wild address": ("add.u64 %p, %p, 0x200000000;", 700),
    "a misaligned address": ("add.u64 %p, %p, 1;", 716),
    "a trap": ("trap;", 719),
}


@pytest.mark.parametrize("name", FAULTS)
def test_launch_from_c_with_a_fault_succeeds_and_each_synchronization_returns_its_status(name: str) -> None:
    """C has no exceptions. As on a GPU, launches are asynchronous and later calls return the status."""
    instructions, status = FAULTS[name]
    output = run(f"""
PTX = PTX.replace(b".visible", b".extern .func __assertfail (.param .b64 a, .param .b64 b, .param .b32 c, "
    b".param .b64 d, .param .b64 e);\\n.visible")
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    cuda = ctypes.CDLL("libcuda.so.1")
    try:
        launch(cuda, {instructions!r}.encode())
    except AssertionError as error:
        print(error.args[0])  # the status of the copy after the launch
    print(cuda.cuCtxSynchronize(), cuda.cuCtxSynchronize(), len(simulation.faults))
    runtime = ctypes.CDLL("libcudart.so.12")
    print(runtime.cudaDeviceSynchronize(), runtime.cudaGetLastError())
""")
    lines = [line for line in output.splitlines() if not line.startswith("cudyn.testing: twice: ")]
    assert lines == [f"('cuMemcpyDtoH_v2', {status})", f"{status} {status} 1", f"{status} {status}"]


def test_fault_whose_status_c_never_receives_is_raised_at_the_end_of_the_simulation() -> None:
    """Otherwise a program that ignores statuses would pass its tests."""
    output = run("""
try:
    with testing.simulate("sm_90", run=True, as_library=True) as simulation:
        cuda = ctypes.CDLL("libcuda.so.1")
        cuda.cuMemcpyDtoH_v2 = lambda *_: 0
        print(launch(cuda, b"trap;")[0])
except testing.Fault as error:
    print("raised", error)
""")
    assert "0\nraised twice: trap" in output


def test_as_library_with_a_loaded_driver_raises() -> None:
    """A library cannot be replaced after it has been loaded. The failed simulation leaves nothing active."""
    output = run("""
from cudyn._simulator.driver.process_libraries import JumpLibrary
loaded = JumpLibrary("libcuda.so.1", {"cuInit": "nothing"})
try:
    with testing.simulate("sm_90", as_library=True):
        pass
except RuntimeError as error:
    print(error)
print(driver.path != "simulated")
""")
    assert "libcuda.so.1 is already loaded" in output
    assert output.splitlines()[-1] == "True"


def test_library_opened_by_another_process_returns_a_status() -> None:
    output = run("""
import os, subprocess
with testing.simulate("sm_90", run=True, as_library=True):
    file = os.environ["TRITON_LIBCUDA_PATH"] + "/libcuda.so.1"
    code = f"import ctypes; print(ctypes.CDLL({file!r}).cuInit(0))"
    print(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout)
""")
    assert output.split() == ["4"]


def test_call_from_a_destructor_after_the_end_of_python_returns_a_status() -> None:
    """C's atexit handlers run after Python has ended."""
    output = run("""
with testing.simulate("sm_90", as_library=True):
    cuda = ctypes.CDLL("libcuda.so.1")
    ctypes.CDLL(None)["__cxa_atexit"](ctypes.cast(cuda.cuDriverGetVersion, ctypes.c_void_p), None, None)
    print("ends")
""")
    assert output.splitlines() == ["ends"]


def test_function_without_a_status_returns_a_text_or_zeros_after_the_end_of_the_simulation() -> None:
    """C++ destructors print the error text, and would read from any other address."""
    output = run("""
with testing.simulate("sm_90", as_library=True):
    runtime, nvml = ctypes.CDLL("libcudart.so.13"), ctypes.CDLL("libnvidia-ml.so.1")
class Description(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xyzwf"]
for function in (runtime.cudaGetErrorName, runtime.cudaGetErrorString, nvml.nvmlErrorString):
    function.restype = ctypes.c_char_p
    print(function(1))
if hasattr(runtime, "cudaCreateChannelDesc"):
    runtime.cudaCreateChannelDesc.restype = Description
    description = runtime.cudaCreateChannelDesc(1, 2, 3, 4, 5)
    assert [getattr(description, name) for name in "xyzwf"] == [0] * 5
print(runtime.cudaGetLastError())
""")
    assert output.splitlines() == [*["b'the simulation has ended'"] * 3, "4"]


def test_program_linked_with_the_libraries_runs(tmp_path: Path) -> None:
    """triton finds the directory through an environment variable and links against the libraries in it."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    (tmp_path / "it.c").write_text(
        "int cuDriverGetVersion(int *), cudaRuntimeGetVersion(int *);\n"
        "int sum(int *v) { return cuDriverGetVersion(v) + cudaRuntimeGetVersion(v + 1); }"
    )
    output = run(f"""
import os, subprocess
with testing.simulate("sm_90", version="13.0", run=True, as_library=True):
    directory = os.environ["TRITON_LIBCUDA_PATH"]
    libraries = ["-L" + directory, "-l:libcuda.so.1", "-l:libcudart.so.13", "-Wl,--no-undefined"]
    library = "{tmp_path}/it.so"
    command = [{compiler!r}, "-shared", "-fPIC", "{tmp_path}/it.c", *libraries, "-o", library]
    subprocess.run(command, check=True)
    versions = (ctypes.c_int * 2)()
    print(ctypes.CDLL(library).sum(versions), list(versions))
""")
    assert output.splitlines() == ["0 [13000, 13000]"]


def test_ptxas_writes_ptx_instead_of_a_cubin(tmp_path: Path) -> None:
    """Triton compiles with ptxas. The simulation runs PTX, so its own ptxas only copies the source."""
    (tmp_path / "k.ptx").write_text(".version 8.0")
    output = run(f"""
import os, subprocess
with testing.simulate("sm_90", version="12.8", run=True, as_library=True):
    print(subprocess.run(["ptxas", "--version"], capture_output=True, text=True).stdout.split()[-2:])
    output = "{tmp_path}/k.cubin"
    subprocess.run(["ptxas", "-v", "--gpu-name=sm_90a", "{tmp_path}/k.ptx", "-o", output], check=True)
    print(open(output).read(), os.environ["TRITON_PTXAS_PATH"] == os.environ["PATH"].split(":")[0] + "/ptxas")
    print(subprocess.run(["ptxas", "-v"], capture_output=True).returncode != 0)
print("TRITON_PTXAS_PATH" in os.environ)
""")
    assert output.splitlines() == ["['12.8,', 'V12.8.0']", ".version 8.0 True", "True", "False"]


LINK = """
import cudyn

def link(inputs, options):
    '''Link inputs (pairs of type and contents) to a CUBIN, and load the result.'''
    library = ctypes.CDLL("libnvJitLink.so.13")
    handle, size = ctypes.c_void_p(), ctypes.c_size_t()
    def call(name, *arguments):
        status = library[name](*arguments)
        assert status == 0, (name, status)
    call("nvJitLinkCreate", ctypes.byref(handle), len(options), (ctypes.c_char_p * len(options))(*options))
    for type_, data in inputs:
        call("nvJitLinkAddData", handle, type_, data, ctypes.c_size_t(len(data)), b"part")
    call("nvJitLinkComplete", handle)
    call("nvJitLinkGetLinkedCubinSize", handle, ctypes.byref(size))
    linked = ctypes.create_string_buffer(size.value)
    call("nvJitLinkGetLinkedCubin", handle, linked)
    call("nvJitLinkDestroy", ctypes.byref(handle))
    assert b"ELF" not in linked.raw[:40]
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
    return cudyn.Module(linked.raw.rstrip(bytes(1)))
"""


def run_link(code: str) -> list[str]:
    """Run a program that is linked against the real NVRTC and nvJitLink, and return its output."""
    sites = [real.nvrtc(NEWEST), real.library("nvjitlink", 13)]
    completed = run_python(START + LINK + code, env={"PYTHONPATH": os.pathsep.join(map(str, sites))})
    assert completed.returncode == 0, completed.stdout + completed.stderr
    return completed.stdout.splitlines()


@pytest.mark.nvidia
@pytest.mark.parametrize("target", ["ptx", "ltoir"])
def test_nvjitlink_returns_ptx_instead_of_a_cubin(target: str) -> None:
    """nvJitLink is opened by its soname, as packages do, and called by its versioned names."""
    output = run_link(f"""
code = bytes(cudyn.compile("extern \\"C\\" __global__ void k(int *x)"
    " {{ *x = 21 * 2; }}", arch="sm_90", to={target!r}))
with testing.simulate("sm_90", run=True, as_library=True):
    options = [b"-arch=sm_90", b"-lto"][: {2 if target == "ltoir" else 1}]
    module = link([({2 if target == "ptx" else 3}, code)], options)
    x = cudyn.Buffer(4)
    module.get_kernel("k").launch(1, 1, x)
    print(struct.unpack("<i", bytes(x)))
""")
    assert output == ["(42,)"]


@pytest.mark.nvidia
def test_cudyn_nvrtc_returns_ptx_if_kernels_run() -> None:
    """cudyn.compile still returns a CUBIN that is requested explicitly."""
    output = run_link("""
from cudyn import nvrtc

SOURCE = 'extern "C" __global__ void put(int *x) { *x = 3; }'

def compile(functions=nvrtc):
    program = nvrtc.nvrtcCreateProgram(SOURCE, "put.cu", 0, None, None)
    nvrtc.nvrtcCompileProgram(program, 1, ["-arch=sm_90"])
    code = bytearray(nvrtc.nvrtcGetCUBINSize(program))
    nvrtc.nvrtcGetCUBIN(program, code)
    return bytes(code)

print(compile()[:4])
with testing.simulate("sm_90", run=True):
    code = compile()
    print(code[:4], bytes(cudyn.compile(SOURCE, arch="sm_90", to="cubin"))[:4])
    x = cudyn.Buffer(4)
    cudyn.Module(code).get_kernel("put").launch(1, 1, x)
    print(bytes(x))
with testing.simulate("sm_90"):
    print(compile()[:4])
print(compile()[:4])
""")
    elf = r"b'\x7fELF'"
    assert output == [elf, rf"b'//\n/' {elf}", r"b'\x03\x00\x00\x00'", elf, elf]


# The functions that cooperative groups and numba call. In each round a block reads values of another block.
GRID_SYNC = """
extern "C" __global__ void turn(int *from, int *to, int rounds, int meets)
{
    unsigned long long grid = cudaCGGetIntrinsicHandle(cudaCGScopeGrid);
    int count = gridDim.x * gridDim.y * blockDim.x;
    int own = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
    for (int round = 0; round < rounds; ++round) {
        to[own] = from[(own + blockDim.x + 1) % count] + 1;
        if (meets)
            cudaCGSynchronize(grid, 0);
        int *other = from;
        from = to;
        to = other;
    }
}
"""


@pytest.mark.slow
@pytest.mark.nvidia
def test_linked_kernel_synchronizes_its_grid() -> None:
    """The device runtime's library is compiled code. Without the barrier, the two blocks would race."""
    archive = real.toolkit("13.0") / "nvidia/cu13/lib/libcudadevrt.a"
    output = run_link(f"""
code = bytes(cudyn.compile({GRID_SYNC!r}, arch="compute_90", to="ptx", options=["-rdc=true"]))
with testing.simulate("sm_90", run=True, as_library=True) as simulation:
    module = link([(2, code), (10, open({str(archive)!r}, "rb").read())], [b"-arch=sm_90"])
    turn = module.get_kernel("turn")
    x = cudyn.Buffer.from_host((ctypes.c_int * 64)(*range(64)))
    y = cudyn.Buffer(256)
    for rounds in 6, 4:  # the second launch finds the barrier as the first launch left it
        turn.launch((2, 2), 16, x, y, rounds, 1, cooperative=True)
    print([(value - 10 - 170) % 64 for value in struct.unpack("<64i", bytes(x))] == [*range(64)])
    try:
        turn.launch((2, 2), 16, x, y, 2, 0, cooperative=True)
    except testing.Fault as fault:
        print(fault)
""")
    assert output[0] == "True"
    assert "race in global memory" in output[1]
    assert "that order the two blocks" in output[1]
