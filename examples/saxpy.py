"""Compute saxpy, y = a * x + y, from source to result.

The program compiles the kernel to PTX and CUBIN with NVRTC, which needs neither a driver nor a GPU. Then it
loads and launches the kernel and checks the result: on the GPU if there is one, or else on the CPU with a C
compiler (docs/howto/cpu.md).

    python examples/saxpy.py [--arch sm_80,sm_90]
"""

from __future__ import annotations

import argparse
import array
import ctypes
import sys

import cudyn
import cudyn.testing
from cudyn import driver, nvrtc

KERNEL = r"""
extern "C" __global__ void saxpy(float a, const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"""


def compile_kernel(arch: str) -> tuple[bytes, bytes]:
    """Return the kernel's PTX and CUBIN for an architecture such as sm_80."""
    program = nvrtc.nvrtcCreateProgram(KERNEL, "saxpy.cu", 0, None, None)
    try:
        options = [f"--gpu-architecture={arch}"]
        nvrtc.nvrtcCompileProgram(program, len(options), options)
        return nvrtc.nvrtcGetPTX(program).encode(), nvrtc.nvrtcGetCUBIN(program)
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def run(image: bytes, count: int = 1 << 20) -> int:
    """Launch the kernel on the current device. Return the number of wrong results."""
    a, x, y = 2.5, array.array("f", range(count)), array.array("f", [1.0]) * count
    size = count * x.itemsize

    module = driver.cuModuleLoadData(image)
    kernel = driver.cuModuleGetFunction(module, "saxpy")
    dx, dy = driver.cuMemAlloc(size), driver.cuMemAlloc(size)
    driver.cuMemcpyHtoD(dx, x, size)
    driver.cuMemcpyHtoD(dy, y, size)

    by, source, target, n = ctypes.c_float(a), ctypes.c_uint64(dx), ctypes.c_uint64(dy), ctypes.c_int(count)
    address = ctypes.addressof
    pointers = (ctypes.c_void_p * 4)(address(by), address(source), address(target), address(n))
    driver.cuLaunchKernel(kernel, (count + 255) // 256, 1, 1, 256, 1, 1, 0, None, pointers, None)
    driver.cuCtxSynchronize()

    result = array.array("f", bytes(size))
    driver.cuMemcpyDtoH(result, dy, size)
    driver.cuMemFree(dx)
    driver.cuMemFree(dy)
    driver.cuModuleUnload(module)
    return sum(got != ctypes.c_float(a * xi + yi).value for got, xi, yi in zip(result, x, y, strict=True))


def main() -> int:
    """Compile, launch and check everything that this machine can run. Return 0 if all results are right."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--arch", default="sm_80,sm_90", help="target architectures, separated by commas")
    archs = parser.parse_args().arch.split(",")

    if driver.version:
        print(f"driver   {driver.version[0]}.{driver.version[1]} at {driver.path}")
    elif driver.load_error:
        print(f"driver   none: {driver.load_error.summary}")

    try:
        print(f"nvrtc    {'.'.join(map(str, nvrtc.nvrtcVersion()))} at {nvrtc.path}")
        images = {arch: compile_kernel(arch) for arch in archs}
    except cudyn.LoadError as error:
        print(f"nvrtc    none. {error}")
        return 1
    for arch, (ptx, cubin) in images.items():
        print(f"compiled {arch}: PTX {len(ptx)} bytes, CUBIN {len(cubin)} bytes")

    try:
        driver.cuInit(0)
    except cudyn.CudynError as error:
        print(f"device   no GPU here: {str(error).splitlines()[0]}")
        return run_on_cpu(images)

    device = driver.cuDeviceGet(0)
    major = driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
    minor = driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
    print(f"device   {driver.cuDeviceGetName(device)}, sm_{major}{minor}")

    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
    wrong = 0
    for arch, (ptx, cubin) in images.items():
        # PTX runs on its architecture and on newer ones. A CUBIN runs on devices whose compute capability has
        # the same major version, and the same or a higher minor version.
        number = int(arch.removeprefix("sm_").rstrip("af"))
        if number <= major * 10 + minor:
            wrong += report(f"PTX for {arch}", run(ptx))
        if number // 10 == major and number % 10 <= minor:
            wrong += report(f"CUBIN for {arch}", run(cubin))
    driver.cuDevicePrimaryCtxRelease(device)
    return 1 if wrong else 0


def run_on_cpu(images: dict[str, tuple[bytes, bytes]]) -> int:
    """Run the PTX in a simulation, which translates it to C. Return the exit status of the program."""
    wrong = 0
    for arch, (ptx, _) in images.items():
        with cudyn.testing.simulate(arch, run=True):
            driver.cuInit(0)
            driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
            try:
                wrong += report(f"PTX for {arch}, on the CPU", run(ptx))
            except cudyn.testing.NotRun as reason:  # for example if there is no C compiler
                print(f"not run  {reason}")
    return 1 if wrong else 0


def report(title: str, wrong: int) -> int:
    """Print whether all results of a run are right. Return the number of wrong results."""
    print(f"ran      {title}: {'every result is right' if not wrong else f'{wrong} results are wrong'}")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
