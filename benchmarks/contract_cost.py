"""Measures checked launches of kernels with 2 or 4 arrays and a size, relative to a loop in C.

The loop in C calls cuLaunchKernelEx. A batch consists of 200 launches. The result for a case is the median of
all batches. The batches of the cases are interleaved, each time in a different order. As in a user's code,
the arguments of each call are variables: `kernel(a, b)`.

launch, ints            kernel.launch(grid, block, ...) with addresses and the size, without checks
launch, Buffers; tensors   the same with arrays
contract, ...           kernel(...): sizes and types are checked, grid and block are computed
contract, current       kernel(...) with tensors, and stream=cudyn.CURRENT_STREAM
contract.launch         kernel.launch(grid, block, ...) with tensors, for the kernel with the contract
prepared; same          kernel.prepare(grid, block, ...), called with tensors, and without arguments
..., Python             the Python functions that cudyn uses if it cannot use machine code

    python -m benchmarks.contract_cost [--batches 300] [--check]

The arrays are torch tensors and Buffers. Without a GPU, the benchmark uses a driver that does nothing, which
gcc builds (tests/support/recording_driver.c). In this case, the tensors are fakes, and the loop in C is
omitted. With --check, the exit status is 1 if a limit is exceeded on a GPU. The limits are 1.20 times C for
two tensors and 1.30 times C for four tensors, both with a contract and with `launch`, and 1.08 times C for a
contract with two Buffers.
"""

from __future__ import annotations

import contextlib
import ctypes
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cudyn

from . import renewal, timing
from .launch_cost import LAUNCHES

SIZE = 1000  # elements of an array
# (number of arrays, case) -> the maximum ratio to C with --check
GOALS = {
    **{(2, case): 1.20 for case in ("contract, tensors", "launch, tensors")},
    **{(4, case): 1.30 for case in ("contract, tensors", "launch, tensors")},
    (2, "contract, Buffers"): 1.08,
}
Figures = dict[str, float]  # seconds per batch, by case
SOURCE = """
extern "C" __global__ void k2(float *a, float *b, int n) { if (n < 0) *a = *b; }
extern "C" __global__ void k4(float *a, float *b, float *c, float *d, int n) { if (n < 0) *a = *b + *c + *d; }
"""
LOOP = (
    timing.CLOCK
    + r"""
typedef struct { unsigned grid[3], block[3], shared; void *stream, *attributes; unsigned count; } Config;

double loop(int (*launch)(const Config *, void *, void **, void **), void *kernel, int launches, int arrays,
            void **pointers, int n)
{
    void *parameters[5];
    double start = now();
    for (int i = 0; i < arrays; i++) parameters[i] = &pointers[i];
    parameters[arrays] = &n;
    for (int i = 0; i < launches; i++) {
        Config config = {{(n + 255) / 256, 1, 1}, {256, 1, 1}, 0, 0, 0, 0};
        int status = launch(&config, kernel, parameters, 0);
        if (status) return -status;
    }
    return now() - start;
}
"""
)


@contextlib.contextmanager
def find_gpu() -> Iterator[tuple[Any, Callable[[], Any], str]]:
    """Enter a context with a GPU or, if there is no GPU, with a driver that does nothing.

    Yields:
        An image with both kernels, a function that creates a tensor, and a description of the device.
    """
    try:
        device = cudyn.Device(0).use()
    except cudyn.CudynError:
        from tests.support import recording_driver, tensors
        from tests.support.code import ptx

        with tempfile.TemporaryDirectory() as directory, tensors.installed():
            code: Any = ptx(k2="u64, u64, u32", k4="u64, u64, u64, u64, u32")
            with recording_driver.loaded(Path(directory)):
                yield code, lambda: tensors.Tensor("f32", (SIZE,)), "no GPU: a driver that does nothing"
        return
    import torch

    code = cudyn.compile(SOURCE, arch=device.arch)
    description = f"{device.name}, torch {torch.__version__}"
    yield code, lambda: torch.zeros(SIZE, device="cuda"), description


def list_cases(module: Any, count: int, make: Callable[[], Any], loop: Any) -> dict[str, timing.Batch]:
    """Return a batch of launches for each case with `count` arrays, keyed by the case's name.

    Args:
        module: The module with the kernels.
        count: The number of arrays, 2 or 4.
        make: A function that creates a tensor.
        loop: The C function `loop`, or None to omit the loop in C.
    """
    names = "abcd"[:count]
    declared = ", ".join(f"{name}: f32[n]" for name in names)
    passed = f"<<<ceildiv(n, 256), 256>>>({', '.join(names)}, n: i32)"
    kernel = module.get_kernel(cudyn.Contract(f"f({declared}) -> k{count}{passed}"))
    bare = module.get_kernel(f"k{count}")
    tensors = [make() for _ in names]
    buffers = [cudyn.Buffer(4 * SIZE) for _ in names]
    addresses = [tensor.data_ptr() for tensor in tensors]

    def batch(function: Any, *arguments: Any, last_argument: str = "") -> timing.Batch:
        """Return a batch of calls. `last_argument` is Python code that is appended to the arguments."""
        variables = {f"p{index}": value for index, value in enumerate(arguments)}
        call = f"f({', '.join(variables)}{last_argument})"
        return timing.make_batch(call, [()] * LAUNCHES, f=function, current=cudyn.CURRENT_STREAM, **variables)

    cases: dict[str, timing.Batch] = {}
    if loop is not None:
        pointers = (ctypes.c_void_p * 4)(*addresses)  # the loop uses only the first `count`
        raw: Any = cudyn.driver.raw
        target = ctypes.cast(raw.cuLaunchKernelEx, ctypes.c_void_p)
        cases["C"] = lambda: loop(target, int(bare.handle), LAUNCHES, count, pointers, SIZE)
    cases["launch, ints"] = batch(bare.launch, 4, 256, *addresses, SIZE)
    for kind, arrays in (("Buffers", buffers), ("tensors", tensors)):
        cases[f"launch, {kind}"] = batch(bare.launch, 4, 256, *arrays, SIZE)
        cases[f"contract, {kind}"] = batch(kernel, *arrays)
    cases["contract, current"] = batch(kernel, *tensors, last_argument=", stream=current")
    cases["contract.launch"] = batch(kernel.launch, 4, 256, *tensors)
    cases["prepared"] = batch(kernel.prepare(4, 256), *tensors)
    cases["prepared, same"] = batch(kernel.prepare(4, 256, *tensors))
    cases["launch, tensors, Python"] = batch(timing.without_fast_call(bare.launch), 4, 256, *tensors, SIZE)
    cases["contract, tensors, Python"] = batch(timing.without_fast_call(kernel.__call__), *tensors)
    return cases


def save(directory: Path | None, figures: dict[int, Figures], batches: int) -> None:
    """Write contract.json with new results to a directory such as benchmarks/results."""
    rows = {}
    for name, count in (("two", 2), ("four", 4)):
        times = figures[count]
        ratios = [times[f"contract, {kind}"] / times["C"] for kind in ("tensors", "Buffers")]
        rows[f"cudyn: {name} arrays"] = ratios
    method = f"medians of {batches} batches of {LAUNCHES} launches; {renewal.list_versions('torch')}"
    renewal.renew(directory, "contract", rows, method=method)


def main() -> int:
    """Print the tables. Return 1 if --check was passed and a limit is exceeded."""
    parser = timing.make_parser(__doc__, batches=300, check=True, save=True)
    options = parser.parse_args()
    missed = []
    figures: dict[int, Figures] = {}
    with find_gpu() as (code, make_tensor, description), tempfile.TemporaryDirectory() as directory:
        print(f"{description}, Python {platform.python_version()}; ", end="")
        print(f"medians of {options.batches} batches of {LAUNCHES} launches")
        pointer, integer = ctypes.c_void_p, ctypes.c_int
        types = pointer, pointer, integer, integer, pointer, integer
        is_real = not description.startswith("no GPU")
        loop = timing.build_c_function(Path(directory), LOOP, "loop", *types) if is_real else None
        module = cudyn.Module(code)
        for count in (2, 4):
            cases = list_cases(module, count, make_tensor, loop)
            seconds = timing.measure_in_turns(cases, options.batches, cudyn.Device(0).sync)
            figures[count] = seconds
            base = seconds["C" if is_real else "launch, ints"]
            print(f"\n{count} arrays")
            for name, value in seconds.items():
                print(f"  {name:<28}{1e6 * value / LAUNCHES:>7.2f} us{value / base:>7.3f} x")
                goal = GOALS.get((count, name), 0)
                if is_real and goal and value > goal * base:
                    missed.append(
                        f"{count} arrays, {name}: expected at most {goal} x, got {value / base:.3f}"
                    )
    if not is_real:
        return 2 if options.check else 0
    print()
    save(options.save, figures, options.batches)
    return timing.report_missed(missed, options.check)


if __name__ == "__main__":
    sys.exit(main())
