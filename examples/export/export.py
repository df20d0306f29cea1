"""Compile kernels where no GPU is and write them as C; the programs beside this file use them.

python examples/export/export.py FOLDER        writes kernels.h, kernels.c and, with a C compiler, kernels.so
"""

from __future__ import annotations

import pathlib
import sys

import cudyn
from cudyn._export.build import build
from cudyn._export.c import write_c

SOURCE = r"""
extern "C" __global__ void add_one(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i] + 1;
}
"""
CONTRACT = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"


def main(folder: pathlib.Path) -> None:
    images = cudyn.compile(SOURCE, arch=["sm_80", "sm_90", "compute_80"])
    artifact = cudyn.Artifact(images, CONTRACT, name="kernels")
    source = write_c(artifact.images, artifact.contracts, artifact.metadata, "kernels", "kernels")
    (folder / "kernels.h").write_text(source.header)
    (folder / "kernels.c").write_text(source.source)
    build(source, folder / "kernels.so", "kernels", "kernels")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
