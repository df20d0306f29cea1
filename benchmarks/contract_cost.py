"""The cost of a contract's checks: a kernel with a contract and the same kernel without, in one run.

Kernels of 3 and of 8 parameters. A batch is 200 launches; of each case the median of all batches is taken,
and the batches take turns, in another order every time.

launch, ints      kernel.launch(grid, block, ...) with addresses and every size: nothing is checked
launch            the same with arrays, of which launch asks where they are; both launched by
                  Python, without fast calls, as kernels with a contract always are
contract.launch   kernel.launch(grid, block, ...) of the kernel with the contract, which says the sizes
contract          kernel(...): grid and block follow, too

    python -m benchmarks.contract_cost [--batches 400] [--check]

Arrays are torch tensors, or imitations if torch has no GPU, and Buffers. Without a GPU the
driver is one that does nothing (tests/support/fake_gpu.c, built with gcc), so that only Python is measured.
--check exits with 1 when, on a GPU, a call with checks takes more than 1.25 times as long as `launch` of the
same arrays, which checks nothing.
"""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cudyn

from .launch_cost import LAUNCHES
from .timing import in_turns, repeated

MOST = 1.25
CONTRACTS = {
    3: "add_one(a: f32[n], b: f32[n]) -> k3<<<ceildiv(n, 256), 256>>>(a, b, n: i32)",
    8: "gemm(a: f32[m, k], b: f32[k, n], c: f32[m, n] | None, d: f32[m, n], m: i32, n: i32, by: f32)"
    " where k % 8 == 0 -> k8<<<(ceildiv(m, 8), ceildiv(n, 8)), (8, 8)>>>(a, b, c, d, m, n, k: i32, by)",
}
SOURCE = """
extern "C" __global__ void k3(float *a, float *b, int n) { if (n < 0) *a = *b; }
extern "C" __global__ void k8(float *a, float *b, float *c, float *d, int m, int n, int k, float by)
{
    if (m < 0) *a = *b + *c + *d + n + k + by;
}
"""
SHAPES: dict[int, list[tuple[int, ...]]] = {3: [(1000,)] * 2, 8: [(32, 64), (64, 16), (32, 16), (32, 16)]}


class Tensor:
    """An imitation of torch's tensor, from C: nothing is computed."""

    def __init__(self, shape: tuple[int, ...], address: int = 4096) -> None:
        self.shape, self.dtype, self.is_cuda = shape, DTYPE, True
        self.is_contiguous, self.is_neg, self.is_conj = True.__bool__, False.__bool__, False.__bool__
        self.data_ptr, self.get_device = address.__int__, (0).__int__
        steps = (*(size for size in shape[1:]), 1)
        self.stride = lambda: steps

    data_ptr: Any = None  # by these the class is known
    is_contiguous: Any = None


class DType:
    """The name of its type."""

    def __str__(self) -> str:
        return "torch.float32"


DTYPE = DType()


def find_gpu(folder: str) -> tuple[Any, Any, str]:
    """Return code with both kernels, a function that makes an array of a shape, and what is measured."""
    try:
        device = cudyn.Device(0).use()
    except cudyn.CudynError:
        from tests.support import fake_gpu

        fake_gpu.built(Path(folder)).load()
        cudyn.Device(0).use()
        code = fake_gpu.ptx(k3="u64, u64, u32", k8="u64, u64, u64, u64, u32, u32, u32, f32")
        return code, Tensor, "no GPU: a driver that does nothing, made-up tensors"
    try:
        import torch
    except ImportError:
        memory = cudyn.Buffer(1 << 16)
        what, make = "made-up tensors", lambda shape: Tensor(shape, int(memory))
    else:
        what = f"torch {torch.__version__}"
        make = lambda shape: torch.zeros(shape, device="cuda")  # noqa: E731
    return cudyn.compile(SOURCE, arch=device.arch), make, f"{device.name}, {what}"


def list_cases(
    code: Any, count: int, make: Callable[[tuple[int, ...]], Any]
) -> dict[str, Callable[[], float]]:
    """Every case for a kernel of so many parameters; seconds of a batch each."""
    module = cudyn.Module(code)
    launch = module.get_kernel(f"k{count}").launch
    launch = getattr(launch, "_as_parameter_", launch)  # which a fast call stands in front of
    kernel: Any = module.get_kernel(cudyn.Contract(CONTRACTS[count]))
    grid, block = (4, 256) if count == 3 else ((4, 2), (8, 8))
    numbers = (1000,) if count == 3 else (32, 16, 64, 0.5)
    scalars = () if count == 3 else (32, 16, 0.5)
    cases = {}
    made: list[tuple[str, Callable[[tuple[int, ...]], Any]]] = [("tensors", make), ("Buffers", make_buffer)]
    for name, make_array in made:
        arrays = tuple(map(make_array, SHAPES[count]))
        addresses = tuple(a.data_ptr() if name == "tensors" else int(a) for a in arrays)
        for what, function, first, given in (
            ("launch, ints", launch, (grid, block), (*addresses, *numbers)),
            ("launch", launch, (grid, block), (*arrays, *numbers)),
            ("contract.launch", kernel.launch, (grid, block), (*arrays, *scalars)),
            ("contract", kernel, (), (*arrays, *scalars)),
        ):
            for _ in range(3):
                function(*first, *given)
            cases[f"{what}, {name}"] = repeated(LAUNCHES, function, *first, *given)
    del cases["launch, ints, Buffers"]
    return {name.removesuffix(", tensors") if "ints" in name else name: case for name, case in cases.items()}


def make_buffer(shape: tuple[int, ...]) -> cudyn.Buffer:
    """Return a Buffer for an array of f32."""
    size = 4
    for length in shape:
        size *= length
    return cudyn.Buffer(size)


def main() -> int:
    """Print the tables; 1 when --check was given and the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--batches", type=int, default=400)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    missed = []
    with tempfile.TemporaryDirectory() as folder:
        code, make, what = find_gpu(folder)
        print(f"{what}, Python {platform.python_version()}; ", end="")
        print(f"medians of {options.batches} batches of {LAUNCHES} launches")
        for count in CONTRACTS:
            cases = list_cases(code, count, make)
            seconds = in_turns(cases, options.batches, cudyn.Device(0).synchronize)
            medians = {name: 1e6 * value / LAUNCHES for name, value in seconds.items()}
            least = medians["launch, ints"]
            print(f"\n{CONTRACTS[count].partition(' ->')[0]}")
            for name, us in medians.items():
                print(f"  {name:<24}{us:>7.2f} us{us - least:>+7.2f} us{us / least:>7.2f} x")
                bare = medians[f"launch, {name.rpartition(' ')[2]}"]
                if name.startswith("contract") and us > MOST * bare:
                    missed.append(f"{name} takes {us / bare:.2f} x launch, more than {MOST}")
        cudyn.driver.reload()
    if what.startswith("no GPU"):
        return 2 if options.check else 0
    print("\n" + ("\n".join(missed) or "the goal is reached"))
    return 1 if options.check and missed else 0


if __name__ == "__main__":
    sys.exit(main())
