"""Compile kernels on a machine without a GPU, and write the files that the programs in this directory use.

python examples/export/make.py FOLDER

The program needs NVRTC, and a C compiler to build libraries. On a Mac, clang compiles the kernels to PTX, and
builds the libraries for Linux: pip install "cudyn[clang]".

- kernels.cudyn: the artifact, for cudyn.Module("kernels.cudyn") in Python, which needs no compiler
- kernels.h, kernels.c: C source to compile and link with the programs main.c and main.cpp
- kernels.so: for dynamic.cpp, and for cudyn.Module("kernels.so") in Python
- kernels.o: for programs that link it, such as tvm_ffi.cpp
- kernels_tvm.so: for tvm_ffi.load_module("kernels_tvm.so") and for cudyn.Module
"""

from __future__ import annotations

import ctypes
import pathlib
import shutil
import sys

import cudyn
from cudyn import Artifact, Contract
from cudyn.testing import FakeArray

SOURCE = r"""
extern "C" __global__ void add_one(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i] + 1;
}

// Computes b = by * a, transposed. The rows of a begin `stride` elements apart.
template <class T>
__global__ void transpose(const T *a, T *b, float by, int rows, int columns, long long stride)
{
    int column = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < rows && column < columns) b[column * rows + row] = by * a[row * stride + column];
}
"""
MAC = sys.platform == "darwin"  # NVIDIA has no assembler for macOS
ARCHITECTURES = ["compute_80"] if MAC else ["sm_80", "sm_90", "compute_80"]  # PTX for later architectures
TARGET = "x86_64-linux-gnu.2.17" if MAC else ""  # the platform of the libraries; "" is this machine's
CONTRACTS = [
    Contract("add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"),
    Contract.from_examples(
        "transpose",
        {
            "a": FakeArray("f32", ("rows", "columns"), ("stride", 1)),
            "b": FakeArray("f32", ("columns", "rows")),
            "by": ctypes.c_float(1),
        },
        "transpose<float><<<(ceildiv(columns, 32), ceildiv(rows, 8)), (32, 8)>>>"
        "(a, b, by, rows, columns, stride)",
    ),
]


def main(folder: pathlib.Path) -> None:
    names = [contract.kernel for contract in CONTRACTS]  # the compiler mangles the name "transpose<float>"
    images = cudyn.compile(SOURCE, arch=ARCHITECTURES, name_expressions=names)
    artifact = Artifact(images, CONTRACTS, name="kernels")
    print(artifact)
    artifact.save(folder / "kernels.cudyn")
    artifact = Artifact.load(folder / "kernels.cudyn")  # from here on, no CUDA compiler is needed
    artifact.write_c(folder)
    if shutil.which("cc") is None and not TARGET:
        print("no C compiler: the libraries are not built")
        return
    artifact.build(folder / "kernels.so", target=TARGET)
    artifact.build(folder / "kernels.o", tvm_ffi=True, target=TARGET)
    artifact.build(folder / "kernels_tvm.so", tvm_ffi=True, target=TARGET)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
