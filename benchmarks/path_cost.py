"""What a launch costs by each way to one kernel with a contract, beside a loop in C; one run.

The kernel adds one to a float: launches of it cost what the way to it costs. Each way is called 200 times
between two synchronisations, with torch tensors where it takes arrays; batches of the ways take turns in
random order, and of each the median is taken.

C               a loop in C around cuLaunchKernel, built with gcc
typed           a loop in C around path_cost_add_one(a, b, n, stream), which cudyn has exported
packed          the same around its packed entry, with two DLTensors: what TVM FFI and C++ call
launch          kernel.launch(grid, block, a, b, n): addresses as ints, nothing is checked but their types
tensors         the same with tensors
contract        kernel(a, b): checked, with the contract's grid and block
library         the same of the shared library that was exported, which cudyn.Module opens, too
tvm_ffi         tvm_ffi.load_module(...).add_one(a, b) of the same with TVM FFI
cuda.core       its launch() with addresses as ints and numpy scalars
triton          a jitted kernel[grid](a, b, n)
CuTe            a kernel that the CuTe DSL exported with TVM FFI, run(a, b)

    python -m benchmarks.path_cost --make FOLDER          # where a compiler is: what the other machine needs
    python -m benchmarks.path_cost FOLDER [--batches 400] # where a GPU is

The GPU needs torch and gcc; what else is missing is not measured, and that is said. CUDYN_TEST_CUTE names the
folder of kernels that the CuTe DSL has exported (tests/stubs/cute_export.py).
"""

from __future__ import annotations

import ctypes
import importlib
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from . import timing
from .launch_cost import LAUNCHES, c_loop

ARCHS = ("sm_80", "sm_90", "compute_80")
SOURCE = """
extern "C" __global__ void add_one(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i] + 1;
}
extern "C" __global__ void k4(float *a, float *b, float x, int u) { if (u < 0) *a = x + *b; }
"""
CONTRACT = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n: i32)"
TRITON = """
import triton
import triton.language as tl

@triton.jit
def add_one(a, b, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(b + at, tl.load(a + at, mask=at < n) + 1, mask=at < n)
"""

LOOPS = (
    timing.CLOCK
    + r"""
typedef struct { void *data; int32_t memory, device, rank; uint8_t code, bits; uint16_t lanes;
                 int64_t *shape, *strides; uint64_t offset; } Tensor;
typedef struct { int32_t type, padding; void *pointer; } Value;

/* Seconds for so many launches; minus the status if one fails. */
double typed(int (*launch)(float *, float *, int64_t, void *), int launches, float *a, float *b)
{
    double start = now();
    for (int i = 0; i < launches; i++) {
        int status = launch(a, b, 1, 0);
        if (status) return -status;
    }
    return now() - start;
}

double packed(int (*launch)(void *, Value *, int32_t, Value *), int launches, float *a, float *b)
{
    int64_t one = 1;
    Tensor x = {a, 2, 0, 1, 2, 32, 1, &one, &one, 0}, y = x;
    Value given[2] = {{7, 0, &x}, {7, 0, &y}}, result = {0, 0, 0};
    double start = now();
    y.data = b;
    for (int i = 0; i < launches; i++) {
        int status = launch(0, given, 2, &result);
        if (status) return -status;
    }
    return now() - start;
}
"""
)


def make(folder: Path) -> None:
    """Compile and export the kernel."""
    import cudyn

    folder.mkdir(parents=True, exist_ok=True)
    artifact = cudyn.Artifact(
        [cudyn.compile(SOURCE, arch=arch) for arch in ARCHS], CONTRACT, name="path_cost"
    )
    artifact.save(folder / "path_cost.cudyn")
    artifact.build(folder / "path_cost.so", tvm_ffi=True)


def in_a_loop(call: Callable[..., Any], *arguments: Any) -> Callable[[], float]:
    """Seconds for a batch of calls with the same arguments."""
    return timing.repeated(LAUNCHES, call, *arguments)


def list_cases(folder: Path, work: Path, torch: Any) -> dict[str, Callable[[], float]]:
    """Every way: seconds of a batch."""
    import cudyn

    a = torch.zeros(1, dtype=torch.float32, device="cuda")
    b = torch.zeros_like(a)
    artifact = cudyn.Artifact.load(folder / "path_cost.cudyn")
    module = cudyn.Module(artifact)
    kernel = module.get_kernel("add_one")
    bare = cudyn.Module(module.image).get_kernel("add_one")
    k4 = cudyn.Module(module.image).get_kernel("k4")
    raw: Any = cudyn.driver.raw
    entry = ctypes.cast(raw.cuLaunchKernel, ctypes.c_void_p)
    loop, place = c_loop(work), ctypes.c_void_p

    def in_c(name: str, function: Any) -> Callable[[], float]:
        """Seconds for a batch of calls by a loop of LOOPS."""
        call = timing.c_function(work, LOOPS, name, place, ctypes.c_int, place, place)
        return lambda: call(ctypes.cast(function, place), LAUNCHES, a.data_ptr(), b.data_ptr())

    exported = cudyn.Module(folder / "path_cost.so")
    library = ctypes.CDLL(str(folder / "path_cost.so"))
    cases = {
        "C": lambda: float(loop(entry, int(k4.handle), LAUNCHES, 4, a.data_ptr())),
        "typed": in_c("typed", library.path_cost_add_one),
        "packed": in_c("packed", library.path_cost_call_add_one),
        "launch": in_a_loop(bare.launch, 1, 256, a.data_ptr(), b.data_ptr(), 1),
        "tensors": in_a_loop(bare.launch, 1, 256, a, b, 1),
        "contract": in_a_loop(kernel, a, b),
        "library": in_a_loop(exported.add_one, a, b),
    }
    for peer in (of_tvm_ffi, of_cuda_core, of_triton, of_cute):
        try:
            cases |= peer(folder, module.image, a, b)
        except ImportError as error:
            print(f"not measured: {error}")
    return cases


def of_tvm_ffi(folder: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    module = importlib.import_module("tvm_ffi").load_module(str(folder / "path_cost.so"))
    return {"tvm_ffi": in_a_loop(module.add_one, a, b)}


def of_cuda_core(folder: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    core, numpy = importlib.import_module("cuda.core"), importlib.import_module("numpy")
    device = core.Device(0)
    device.set_current()
    kernel = core.ObjectCode.from_cubin(image.data).get_kernel("add_one")
    given = (device.default_stream, core.LaunchConfig(grid=1, block=256), kernel)
    return {"cuda.core": in_a_loop(core.launch, *given, a.data_ptr(), b.data_ptr(), numpy.int32(1))}


def of_triton(folder: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    importlib.import_module("triton")
    place = Path(tempfile.mkdtemp()) / "path_cost_triton.py"  # triton reads the source from a file
    place.write_text(TRITON)
    sys.path.insert(0, str(place.parent))
    launcher = importlib.import_module("path_cost_triton").add_one[(1,)]

    def launch(a: Any, b: Any, n: int) -> None:
        launcher(a, b, n, BLOCK=256)

    launch(a, b, 1)
    return {"triton": in_a_loop(launch, a, b, 1)}


def of_cute(folder: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    import cudyn

    ffi = importlib.import_module("tvm_ffi")
    torch = importlib.import_module("torch")
    found = sorted(Path(os.environ.get("CUDYN_TEST_CUTE", "none")).glob("*/add_one.so"))
    if not found:
        raise ImportError("CUDYN_TEST_CUTE names no folder with an add_one.so of the CuTe DSL")
    cudyn.load_library(found[-1])
    run = ffi.load_module(str(found[-1]))["run"]
    c = torch.zeros(4096, dtype=torch.float32, device="cuda")
    return {"CuTe": in_a_loop(run, c, torch.zeros_like(c))}


def main() -> int:
    """Print the table."""
    parser = timing.arguments(__doc__, batches=400)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--make", action="store_true", help="compile and export what is measured")
    options = parser.parse_args()
    if options.make:
        make(options.folder)
        return 0
    import cudyn

    torch = importlib.import_module("torch")
    device = cudyn.Device(0).use()
    version = ".".join(map(str, cudyn.driver.version or ()))
    print(
        f"{device.name}, driver {version}, Python {platform.python_version()}, torch {torch.__version__}; ",
        end="",
    )
    print(f"medians of {options.batches} batches of {LAUNCHES} launches")
    with tempfile.TemporaryDirectory() as folder:
        cases = list_cases(options.folder, Path(folder), torch)
        seconds = timing.in_turns(cases, options.batches, device.sync)
        medians = {name: 1e6 * value / LAUNCHES for name, value in seconds.items()}
    for name, us in medians.items():
        print(f"  {name:<14}{us:>7.2f} us{us / medians['C']:>7.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
