"""Tests for `guard_cuda_bindings` with the real cuda.bindings and cuda.core.

They run on a simulated device and on a GPU. Each program runs in a new process with the installed packages,
which `nox -s unported` installs.
"""

from __future__ import annotations

import platform
import sys
from pathlib import Path
from typing import Any

import pytest

from ..conftest import REAL, need_gpu, package, python_json

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"), reason="libraries of Linux"
)

SIMULATION = """
from cudyn import testing
simulation = testing.simulate("sm_90", version="13.0", run=True, as_library=True)
simulation.__enter__()
"""
GUARD = """
guard = cudyn.guard_cuda_bindings()
"""
# A kernel that adds the thread's index times a factor to each element.
KERNEL = '''
import ctypes, json
PTX = b"""
.version 7.0
.target sm_70
.address_size 64
.visible .entry add(.param .u64 pointer, .param .u32 factor)
{
    .reg .b32 %r<5>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [pointer];
    ld.param.u32 %r1, [factor];
    cvta.to.global.u64 %rd2, %rd1;
    mov.u32 %r2, %tid.x;
    mul.wide.u32 %rd3, %r2, 4;
    add.s64 %rd2, %rd2, %rd3;
    ld.global.u32 %r3, [%rd2];
    mad.lo.u32 %r4, %r1, %r2, %r3;
    st.global.u32 [%rd2], %r4;
    ret;
}
"""
'''
# A launch, and a graph whose edge is added by a function whose parameters changed after CUDA 12.0.
CALLS = """
from cuda.bindings import driver

def call(name, *arguments):
    status, *results = getattr(driver, name)(*arguments)
    assert status == 0, (name, status)
    return results[0] if len(results) == 1 else results

def read():
    data = bytearray(128)
    call("cuMemcpyDtoH", data, memory, 128)
    return list(memoryview(data).cast("i"))

call("cuInit", 0)
context = call("cuDevicePrimaryCtxRetain", call("cuDeviceGet", 0))
call("cuCtxSetCurrent", context)
function = call("cuModuleGetFunction", call("cuModuleLoadData", PTX), b"add")
memory = call("cuMemAlloc", 128)
call("cuMemsetD32", memory, 7, 32)
arguments = ((int(memory), 3), (ctypes.c_uint64, ctypes.c_int))
call("cuLaunchKernel", function, 1, 1, 1, 32, 1, 1, 0, 0, arguments, 0)
launched = read()

graph = call("cuGraphCreate", 0)
fill = driver.CUDA_MEMSET_NODE_PARAMS()
fill.dst, fill.elementSize, fill.width, fill.height, fill.value = memory, 4, 32, 1, 5
first = call("cuGraphAddMemsetNode", graph, [], 0, fill, context)
launch = driver.CUDA_KERNEL_NODE_PARAMS()
launch.func, launch.blockDimX, launch.kernelParams = function, 32, arguments
launch.gridDimX = launch.gridDimY = launch.gridDimZ = launch.blockDimY = launch.blockDimZ = 1
second = call("cuGraphAddKernelNode", graph, [], 0, launch)
names = ("cuGraphAddDependencies_v2", "cuGraphAddDependencies")  # releases 12 and 13
name = next(name for name in names if hasattr(driver, name))
call(name, graph, [first], [second], [driver.CUgraphEdgeData()], 1)
call("cuGraphLaunch", call("cuGraphInstantiate", graph, 0), 0)
call("cuCtxSynchronize")
print(json.dumps([launched, read()]))
"""
CORE = """
from cuda.core import Device, LaunchConfig, ObjectCode, launch

device = Device(0)
device.set_current()
stream = device.create_stream()
buffer = device.allocate(128, stream=stream)
buffer.fill(0, stream=stream)
kernel = ObjectCode.from_ptx(PTX).get_kernel("add")
for _ in range(5):
    launch(stream, LaunchConfig(grid=1, block=32), kernel, buffer, ctypes.c_int(3))
stream.sync()
data = bytearray(128)
cudyn.driver.cuMemcpyDtoH(data, int(buffer.handle), 128)
print(json.dumps(list(memoryview(data).cast("i"))))
"""
MISSING = """
import ctypes, json
from cuda.bindings import cydriver

get_pointer = ctypes.pythonapi.PyCapsule_GetPointer
get_pointer.argtypes, get_pointer.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p
get_name = ctypes.pythonapi.PyCapsule_GetName
get_name.argtypes, get_name.restype = (ctypes.py_object,), ctypes.c_char_p
capsules = cydriver.__pyx_capi__
statuses = [
    ctypes.CFUNCTYPE(ctypes.c_int)(get_pointer(capsules[name], get_name(capsules[name])))()
    for name in guard.missing
]
print(json.dumps([len(capsules), len(guard.symbols), len(guard.missing), list(guard.unknown), statuses]))
"""
ADDED_THREE_TIMES_THE_INDEX = [7 + 3 * index for index in range(32)], [5 + 3 * index for index in range(32)]


@pytest.fixture(params=["simulated", REAL])
def start(request: pytest.FixtureRequest) -> str:
    """The first lines of a program, which enter a simulation. They are empty if the test uses the GPU."""
    package("cuda.bindings.cydriver")
    if request.param == "real":
        need_gpu()
        return "import cudyn\n"
    return f"import cudyn\n{SIMULATION}"


def run(*parts: str) -> Any:
    """Run a program with this process's cuda.bindings. Return the value that it prints."""
    site = Path(package("cuda.bindings").__file__).parents[2]
    return python_json("".join(parts), env={"PYTHONPATH": str(site)})


@pytest.mark.parametrize("guard", [GUARD, ""], ids=["guarded", "plain"])
def test_cuda_bindings_launches_a_kernel_and_a_graph(start: str, guard: str) -> None:
    assert tuple(run(start, guard, KERNEL, CALLS)) == ADDED_THREE_TIMES_THE_INDEX


@pytest.mark.parametrize("guard", [GUARD, ""], ids=["guarded", "plain"])
def test_cuda_core_launches_a_kernel(start: str, guard: str) -> None:
    package("cuda.core")
    assert run(start, guard, KERNEL, CORE) == [15 * index for index in range(32)]


def test_guard_replaces_all_functions_of_cuda_bindings(start: str) -> None:
    count, called, missing, unknown, statuses = run(start, GUARD, MISSING)
    assert called + missing == count
    assert called > 300
    assert unknown == []
    assert statuses == [500] * missing  # CUDA_ERROR_NOT_FOUND
