"""Measures different ways to launch a kernel with a contract, relative to a loop in C.

The kernel adds one to a float, so that nearly all of the time is spent on launching it. A batch consists of
200 launches between two synchronizations. The arguments are torch tensors, if the way of launching accepts
arrays. The batches of the different ways are interleaved in random order. The result for each way is the
median of its batches.

C               a loop in C around cuLaunchKernel, built with gcc
typed           a loop in C around path_cost_add_one(a, b, n, stream), a function that cudyn has exported
packed          a loop in C around its packed entry point, which TVM FFI and C++ call, with two DLTensors
launch          kernel.launch(grid, block, a, b, n): addresses as ints, only their types are checked
tensors         the same, with tensors
contract        kernel(a, b): arguments are checked, and the contract sets grid and block
library         the same, with the exported shared library, which cudyn.Module has opened
tvm_ffi         tvm_ffi.load_module(...).add_one(a, b), with the same library
cuda.core       cuda.core's launch(), with addresses as ints and numpy scalars
triton          a jitted kernel[grid](a, b, n)
CuTe            run(a, b), a kernel that the CuTe DSL has exported with TVM FFI

    python -m benchmarks.path_cost --make DIRECTORY           # on a machine with a compiler
    python -m benchmarks.path_cost DIRECTORY [--batches 400]  # on the machine with a GPU

The second command needs torch and gcc. If other packages are missing, they are reported and not measured.
CUDYN_TEST_CUTE specifies the directory that contains the kernels that the CuTe DSL has exported
(tests/stubs/cute_export.py).
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
from .launch_cost import LAUNCHES, build_c_loop

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

/* Launch `launches` times. Return the seconds, or minus the status of a failed launch. */
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
    Value arguments[2] = {{7, 0, &x}, {7, 0, &y}}, result = {0, 0, 0}; /* 7: DLTensor */
    double start = now();
    y.data = b;
    for (int i = 0; i < launches; i++) {
        int status = launch(0, arguments, 2, &result);
        if (status) return -status;
    }
    return now() - start;
}
"""
)


def make(directory: Path) -> None:
    """Compile the kernel, and export it as an artifact and as a shared library.

    Args:
        directory: The directory for both files.
    """
    import cudyn

    directory.mkdir(parents=True, exist_ok=True)
    artifact = cudyn.Artifact(
        [cudyn.compile(SOURCE, arch=arch) for arch in ARCHS], CONTRACT, name="path_cost"
    )
    artifact.save(directory / "path_cost.cudyn")
    artifact.build(directory / "path_cost.so", tvm_ffi=True)


def repeat_call(call: Callable[..., Any], *arguments: Any) -> Callable[[], float]:
    """Return a batch of calls with the same arguments."""
    return timing.make_repeated_batch(LAUNCHES, call, *arguments)


def list_cases(directory: Path, work: Path, torch: Any) -> dict[str, Callable[[], float]]:
    """Return a batch for each way to launch the kernel, keyed by its name.

    Args:
        directory: The directory with the exported kernel.
        work: A directory for temporary files.
        torch: The module torch.
    """
    import cudyn

    a = torch.zeros(1, dtype=torch.float32, device="cuda")
    b = torch.zeros_like(a)
    artifact = cudyn.Artifact.load(directory / "path_cost.cudyn")
    module = cudyn.Module(artifact)
    kernel = module.get_kernel("add_one")
    bare = cudyn.Module(module.image).get_kernel("add_one")
    k4 = cudyn.Module(module.image).get_kernel("k4")
    raw: Any = cudyn.driver.raw
    entry = ctypes.cast(raw.cuLaunchKernel, ctypes.c_void_p)
    loop, pointer = build_c_loop(work), ctypes.c_void_p

    def in_c(name: str, function: Any) -> Callable[[], float]:
        """Return a batch of calls in C. `name` is the name of a loop in LOOPS, which calls `function`."""
        call = timing.build_c_function(work, LOOPS, name, pointer, ctypes.c_int, pointer, pointer)
        return lambda: call(ctypes.cast(function, pointer), LAUNCHES, a.data_ptr(), b.data_ptr())

    exported = cudyn.Module(directory / "path_cost.so")
    library = ctypes.CDLL(str(directory / "path_cost.so"))
    cases = {
        "C": lambda: float(loop(entry, int(k4.handle), LAUNCHES, 4, a.data_ptr())),
        "typed": in_c("typed", library.path_cost_add_one),
        "packed": in_c("packed", library.path_cost_call_add_one),
        "launch": repeat_call(bare.launch, 1, 256, a.data_ptr(), b.data_ptr(), 1),
        "tensors": repeat_call(bare.launch, 1, 256, a, b, 1),
        "contract": repeat_call(kernel, a, b),
        "library": repeat_call(exported.add_one, a, b),
    }
    for peer in (make_tvm_ffi_case, make_cuda_core_case, make_triton_case, make_cute_case):
        try:
            cases |= peer(directory, module.image, a, b)
        except ImportError as error:
            print(f"not measured: {error}")
    return cases


def make_tvm_ffi_case(directory: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    """Return the case for TVM FFI, with the exported library."""
    module = importlib.import_module("tvm_ffi").load_module(str(directory / "path_cost.so"))
    return {"tvm_ffi": repeat_call(module.add_one, a, b)}


def make_cuda_core_case(directory: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    """Return the case for cuda.core, with addresses as ints."""
    core, numpy = importlib.import_module("cuda.core"), importlib.import_module("numpy")
    device = core.Device(0)
    device.set_current()
    kernel = core.ObjectCode.from_cubin(image.data).get_kernel("add_one")
    configuration = (device.default_stream, core.LaunchConfig(grid=1, block=256), kernel)
    return {"cuda.core": repeat_call(core.launch, *configuration, a.data_ptr(), b.data_ptr(), numpy.int32(1))}


def make_triton_case(directory: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    """Return the case for triton, with its own compiled kernel."""
    importlib.import_module("triton")
    path = Path(tempfile.mkdtemp()) / "path_cost_triton.py"  # triton reads the kernel's source from a file
    path.write_text(TRITON)
    sys.path.insert(0, str(path.parent))
    launcher = importlib.import_module("path_cost_triton").add_one[(1,)]

    def launch(a: Any, b: Any, n: int) -> None:
        """Launch the kernel with blocks of 256 threads."""
        launcher(a, b, n, BLOCK=256)

    launch(a, b, 1)
    return {"triton": repeat_call(launch, a, b, 1)}


def make_cute_case(directory: Path, image: Any, a: Any, b: Any) -> dict[str, Callable[[], float]]:
    """Return the case for the kernel that the newest version of the CuTe DSL has exported."""
    import cudyn

    ffi = importlib.import_module("tvm_ffi")
    torch = importlib.import_module("torch")
    libraries = sorted(Path(os.environ.get("CUDYN_TEST_CUTE", "none")).glob("*/add_one.so"))
    if not libraries:
        raise ImportError("CUDYN_TEST_CUTE does not specify a directory with an add_one.so from the CuTe DSL")
    cudyn.load_library(libraries[-1])
    run = ffi.load_module(str(libraries[-1]))["run"]
    source = torch.zeros(4096, dtype=torch.float32, device="cuda")
    return {"CuTe": repeat_call(run, source, torch.zeros_like(source))}


def main() -> int:
    """Print the table."""
    parser = timing.make_parser(__doc__, batches=400)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--make", action="store_true", help="compile and export the kernel")
    options = parser.parse_args()
    if options.make:
        make(options.directory)
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
    with tempfile.TemporaryDirectory() as directory:
        cases = list_cases(options.directory, Path(directory), torch)
        seconds = timing.measure_in_turns(cases, options.batches, device.sync)
        medians = {name: 1e6 * value / LAUNCHES for name, value in seconds.items()}
    for name, us in medians.items():
        print(f"  {name:<14}{us:>7.2f} us{us / medians['C']:>7.2f} x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
