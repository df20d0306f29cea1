"""Makes wrong calls, and prints the messages of their exceptions.

The calls are made in a child process that simulates a driver.
"""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[3]

# `p` is 64 bytes of device memory. `graph` and `node` belong to the same graph.
PREPARE = """
import array, ctypes
import cudyn
from cudyn import driver, nvrtc, testing
simulation = testing.simulate("sm_90")
simulation.__enter__()
driver.cuInit(0)
device = cudyn.Device(0)
device.use()
p = driver.cuMemAlloc(64)
graph = driver.cuGraphCreate(0)
node = driver.cuGraphAddEmptyNode(graph, None, 0)
nvrtc.reload(NVRTC)
module = driver.CUmodule(8)
class Foreign(ctypes.c_void_p): pass
Foreign.__name__ = Foreign.__qualname__ = "CUstream"
Foreign.__module__ = "another_package.driver"
closed = cudyn.Stream()
closed.close()
freed = cudyn.Buffer(64)
freed.close()
"""

CASES = (
    # wrong numbers and names of arguments
    "driver.cuMemAlloc()",
    "driver.cuMemAlloc(8, 8)",
    "driver.cuDeviceGetCount(0)",
    "driver.cuDeviceGetAttribute(dev=0, atrib=1)",
    "driver.cuDeviceGetAttribute(1, 0, dev=0)",
    "driver.cuCtxCreate(0, 0)",
    'driver.api("12.0").cuCtxCreate(None, 0, 0)',
    # numbers
    'driver.cuMemAlloc("8")',
    "driver.cuMemAlloc(8.0)",
    "driver.cuMemAlloc(None)",
    "driver.cuMemAlloc(-1)",
    "driver.cuMemAlloc(2**64)",
    "driver.cuMemAlloc(10**30)",
    "driver.cuDeviceGet(2**31)",
    "driver.cuDeviceGet(True)",
    "driver.cuMemAlloc(ctypes.byref(ctypes.c_size_t(8)))",
    "driver.cuMemAlloc(driver.CUcontext(8))",
    "driver.cuMemsetD8(p, 256, 64)",
    # enumerations
    "driver.cuDeviceGetAttribute(driver.CU_POINTER_ATTRIBUTE_CONTEXT, 0)",
    "driver.cuPointerGetAttribute(driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE, p)",
    'driver.cuDeviceGetAttribute("CU_DEVICE_ATTRIBUTE_WARP_SIZE", 0)',
    "driver.cuPointerGetAttributes(1, [driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE], p)",
    # memory
    "driver.cuMemcpyDtoH(bytearray(4), p, 64)",
    'driver.cuMemcpyHtoD(p, b"secret", 64)',
    "driver.cuMemcpyHtoD(p, None, 8)",
    'driver.cuMemcpyDtoH(b"12345678", p, 8)',
    "driver.cuMemcpyDtoH(memoryview(bytes(8)), p, 8)",
    "driver.cuMemcpyDtoH(memoryview(bytearray(16))[::2], p, 8)",
    'driver.cuMemcpyHtoD(p, "text", 4)',
    "driver.cuMemcpyHtoD(p, [1, 2, 3], 3)",
    "driver.cuMemcpyHtoD(p, object(), 8)",
    "driver.cuMemcpyHtoD(p, (ctypes.c_int * 2)(), 16)",
    "driver.cuMemcpyHtoD(p, array.array('f', [1.0]), 8)",
    # lists and records
    "driver.cuGraphAddEmptyNode(graph, [node], 4)",
    "driver.cuGraphAddEmptyNode(graph, (driver.CUgraphNode * 1)(7), 4)",
    'driver.cuGraphAddEmptyNode(graph, [node, "x"], 2)',
    "driver.cuGraphAddEmptyNode(graph, graph, 1)",
    "driver.cuMemcpy2D(driver.CUDA_MEMCPY3D())",
    "driver.cuMemcpy2D(ctypes.byref(ctypes.c_int()))",
    "driver.cuMemCreate(64, ctypes.pointer(ctypes.c_int()), 0)",
    # handles, texts, functions
    "driver.cuStreamSynchronize(Foreign(8))",
    "driver.cuStreamSynchronize(driver.CUevent(8))",
    "driver.cuStreamSynchronize(2**64 + 8)",
    'driver.cuStreamSynchronize("0")',
    "driver.cuStreamSynchronize(closed)",
    "driver.cuMemsetD8(freed, 0, 64)",
    "driver.cuModuleGetFunction(module, 3)",
    'driver.cuModuleGetFunction(module, b"a\\0b")',
    "driver.cuLaunchHostFunc(0, lambda data: None, None)",
    "nvrtc.nvrtcCompileProgram(8, 1, [None])",
    'nvrtc.nvrtcCompileProgram(8, 2, ["-G"])',
    "driver.CUstream.from_param(2**64 + 8)",
    "driver.cuMemAllocc(8)",
)


def run_call(call: str, names: dict[str, Any]) -> str:
    """Return the exception of a call as text, or "returned"."""
    try:
        eval(call, names)
    except Exception as error:
        return f"{type(error).__name__}: {' '.join(str(error).split())}"
    return "returned"


def build_nvrtc(directory: str) -> str:
    """Build a fake NVRTC in which all functions succeed, and return its path."""
    file = f"{directory}/libnvrtc.so.13"
    source = "int nvrtcVersion(int *a, int *b) { *a = 13; *b = 0; return 0; }"
    source += "int nvrtcCompileProgram(void *program, int number, void *options) { return 0; }"
    command = ["gcc", "-shared", "-fPIC", "-o", file, "-x", "c", "-"]
    subprocess.run(command, input=source, text=True, check=True)
    return file


def read_messages() -> dict[str, str]:
    """Run all calls in a child process, and return their messages."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, __file__], capture_output=True, text=True, env=environment, check=True
    )
    messages: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return messages


def main() -> None:
    """Print the messages of all calls as JSON."""
    with tempfile.TemporaryDirectory() as directory:
        names: dict[str, Any] = {"NVRTC": build_nvrtc(directory)}
        exec(PREPARE, names)
        print(json.dumps({call: run_call(call, names) for call in CASES}))


if __name__ == "__main__":
    main()
