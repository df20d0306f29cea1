"""What calls cost that do nothing: by a call stub, by ctypes, and by cuda.bindings; in one run.

gcc builds a libcuda.so.1 whose functions return 0 at once, so what is measured is the way to C and back, on
any machine. The same call in C takes some 2 ns. Of each way the median of the batches, less the loop.

    python -m benchmarks.stub_cost [--batches 60] [--check]

--check exits with 1 when a call by a stub takes more than 1.05 times as long as the one of cuda.bindings.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile
from typing import Any

from .call_cost import CALLS, batch, empty

MOST = 1.05


def source() -> str:
    """A driver whose functions do nothing, and whose version is the newest that the tables know."""
    from cudyn._tables import driver_functions as tables
    from tests.support.releases import NEWEST_NUMBER

    names = [name for name in tables.FUNCTIONS if name not in ("cuDriverGetVersion", "cuGetProcAddress_v2")]
    return (
        f"int cuDriverGetVersion(int *version) {{ *version = {NEWEST_NUMBER}; return 0; }}\n"
        "#include <dlfcn.h>\n"
        "int cuGetProcAddress_v2(const char *name, void **to, int v, unsigned long f, int *s) {\n"
        '  char second[128]; __builtin_snprintf(second, sizeof second, "%s_v2", name);\n'
        "  if (!(*to = dlsym(RTLD_DEFAULT, second))) *to = dlsym(RTLD_DEFAULT, name); return !*to; }\n"
        + "".join(f"int {name}(void) {{ return 0; }}\n" for name in names)
    )


def cases(driver: Any, bound: Any) -> dict[str, tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Arguments of each function: as cudyn takes them, and as cuda.bindings takes them at its fastest."""
    stream, event, context = driver.CUstream(1), driver.CUevent(2), driver.CUcontext(3)
    data = bytearray(64)
    attribute = driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    pointers = (ctypes.c_void_p * 4)()  # to the parameters of a kernel
    if bound is None:
        there: tuple[Any, ...] = (None,) * 6
        theirs = None
    else:
        there = bound.CUstream(1), bound.CUevent(2), bound.CUcontext(3), bound.CUdeviceptr(4096)
        there += bound.CUlaunchConfig(), bound.CUfunction(4)
        theirs = bound.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    return {
        "cuDriverGetVersion": ((), ()),
        "cuCtxGetCurrent": ((), ()),
        "cuCtxSetCurrent": ((context,), (there[2],)),
        "cuMemAlloc": ((4096,), (4096,)),
        "cuMemFree": ((4096,), (there[3],)),
        "cuMemcpyHtoDAsync": ((4096, data, 64, stream), (there[3], data, 64, there[0])),
        "cuStreamQuery": ((stream,), (there[0],)),
        "cuEventRecord": ((event, stream), (there[1], there[0])),
        "cuPointerGetAttribute": ((attribute, 4096), (theirs, there[3])),
        "cuLaunchKernelEx": (
            (driver.CUlaunchConfig(), driver.CUfunction(4), pointers, None),
            (there[4], there[5], ctypes.addressof(pointers), 0),
        ),
    }


def main() -> int:
    """Print the table; 1 when --check was given and a call costs more than it may."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if "CUDYN_BENCH_EMPTY" not in os.environ:  # LD_LIBRARY_PATH is read when a process starts
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "libcuda.so.1")
            command = ["gcc", "-x", "c", "-shared", "-fPIC", "-O2", "-w", "-D_GNU_SOURCE"]
            subprocess.run(
                [*command, "-Wl,-soname,libcuda.so.1", "-o", file, "-"], input=source(), text=True, check=True
            )
            environment = {**os.environ, "LD_LIBRARY_PATH": folder, "CUDYN_BENCH_EMPTY": "1"}
            again = [sys.executable, "-m", "benchmarks.stub_cost", *sys.argv[1:]]
            return subprocess.run(again, env=environment).returncode

    from cudyn import driver
    from cudyn._machine import functions

    try:
        from cuda.bindings import driver as bound
    except ImportError:
        bound = None
    print(
        f"Python {platform.python_version()}; call stubs: {functions.missing() or 'yes'}; ns, medians of "
        f"{options.batches} batches of {CALLS} calls, without the loop\n"
    )
    print(f"{'':<24}{'stub':>8}{'ctypes':>8}{'cuda.bindings':>15}{'x':>7}")
    worst = 0.0
    for name, (ours, theirs) in cases(driver, bound).items():
        function = getattr(driver, name)
        ways = {"stub": (function, ours), "ctypes": (getattr(function, "_as_parameter_", function), ours)}
        if bound is not None:
            ways["cuda.bindings"] = getattr(bound, name), theirs
        found: dict[str, list[float]] = {way: [] for way in ways}
        for i in range(-3, options.batches):
            loop = empty()
            for way, call in ways.items():
                seconds = batch(*call) - loop
                if i >= 0:
                    found[way].append(1e9 * seconds / CALLS)
        ns = {way: statistics.median(all_) for way, all_ in found.items()}
        ratio = ns["stub"] / ns["cuda.bindings"] if bound is not None else 0.0
        worst = max(worst, ratio)
        there = f"{ns['cuda.bindings']:>15.0f}{ratio:>7.2f}" if bound is not None else ""
        print(f"{name:<24}{ns['stub']:>8.0f}{ns['ctypes']:>8.0f}{there}")
    return 1 if options.check and worst > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
