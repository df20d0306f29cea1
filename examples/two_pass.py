"""Compile on a machine without a GPU, and run on a machine with a GPU but without a compiler.

    python examples/two_pass.py compile kernel.fatbin      needs NVRTC and nvFatbin, no driver
    python examples/two_pass.py run kernel.fatbin          needs a driver and a GPU, no compiler

Instead of a fatbin, you can use the cache: if CUDYN_CACHE_DIR is a directory that both machines share,
cudyn.compile on the second machine finds the code that was compiled on the first machine.
"""

from __future__ import annotations

import array
import sys

import cudyn

KERNEL = r"""
extern "C" __global__ void scale(float *x, float by, int n)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) x[i] *= by;
}
"""

# Machine code for two architectures, and PTX, which the driver compiles on devices with newer architectures.
ARCHES = ["sm_80", "sm_90", "compute_90"]


def compile_to(path: str) -> None:
    image = cudyn.compile(KERNEL, arch=ARCHES, to="fatbin")
    image.save(path)
    print(image)


def run(path: str, count: int = 100_000) -> None:
    # A fatbin does not contain the types of a kernel's parameters, and the driver only knows their sizes. The
    # contract defines the types.
    scale = cudyn.Module(path).get_kernel(cudyn.Contract("scale(data: f32[n], by: f32, n: u32)"))
    values = array.array("f", range(count))
    buffer = cudyn.Buffer.from_host(values)
    scale.launch(scale.occupancy.max_potential_block_size()[0], 256, buffer, 0.5, count)
    buffer.copy_to(values)
    assert values == array.array("f", (0.5 * i for i in range(count)))
    print(f"{count} values are right")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in ("compile", "run"):
        sys.exit(__doc__)
    (compile_to if sys.argv[1] == "compile" else run)(sys.argv[2])
