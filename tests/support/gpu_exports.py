"""Modules in C and programs for the GPU tests: built here, for a machine without compilers.

`python -m tests.support.gpu_exports FOLDER` writes all of it, for sm_90, into a folder, for which it needs
NVRTC, gcc and g++; CUDYN_TEST_EXPORTS names the folder where the tests run.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import cudyn
from cudyn._contract.lines import split_contracts

from . import exports, real

ADD = r"""
extern "C" __global__ void add_one(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i] + 1;
}
"""
ADD_CONTRACT = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"

# Of what a kernel gets, and how it is launched: each writes what it finds.
OTHERS = r"""
template <class T>
__global__ void strided(const T *a, T *b, const T *c, int rows, int columns, long long stride, T by)
{
    int row = blockIdx.y * blockDim.y + threadIdx.y, column = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows || column >= columns) return;
    b[row * columns + column] = a[row * stride + column] * by + (c ? c[column] : 0);
}
extern "C" __global__ void plain() {}
extern "C" __global__ void grouped(unsigned *out)
{
    unsigned size;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
    if (!threadIdx.x) out[blockIdx.x] = size;
}
extern "C" __global__ void shared(float *out, int n)
{
    extern __shared__ float room[];
    for (int i = threadIdx.x; i < n; i += blockDim.x) room[i] = i;
    __syncthreads();
    if (!threadIdx.x) *out = room[n - 1];
}
extern "C" __global__ void together(unsigned *count, unsigned *out) /* all blocks have to run at a time */
{
    if (threadIdx.x) return;
    atomicAdd(count, 1);
    while (atomicAdd(count, 0) < gridDim.x) {}
    out[blockIdx.x] = 1;
}
extern "C" __global__ void numbers(double *out, signed char a, unsigned short b, long long c,
                                   unsigned long long d, bool e, float f, double g)
{
    double found[] = {(double)a, (double)b, (double)c, (double)d, (double)e, (double)f, g};
    for (int i = 0; i < 7; i++) out[i] = found[i];
}
"""
STRIDED = (
    "(a: f32[m, n; s, 1]{}, b: f32[m, n], c: f32[n] | None, by: f32) where n % 4 == 0"
    " -> strided<float><<<(ceildiv(n, 32), ceildiv(m, 8)), (32, 8)>>>(a, b, c, m, n, s, by)"
)
OTHER_CONTRACTS = [
    f"strided{STRIDED.format('')}",
    f"pinned{STRIDED.format(' on cuda_host')}",
    "plain() -> plain<<<1, 1>>>()",
    "crowded(n: i32) -> plain<<<1, (n, 2)>>>()",
    "grouped(out: u32[n]) where n % 4 == 0 -> grouped<<<n, 32, cluster=4>>>(out)",
    "shared(out: f32[1], n: i32) -> shared<<<1, 128, 4 * n>>>(out, n)",
    "together(count: u32[1], out: u32[n]) -> together<<<n, 32, cooperative>>>(count, out)",
    "numbers(out: f64[7] on cuda_managed, a: i8, b: u16, c: i64, d: u64, e: bool, f: f32, g: f64)"
    " -> numbers<<<1, 1>>>(out, a, b, c, d, e, f, g)",
]


# Of tests/device/test_language.py.
LANGUAGE = r"""
#include <cuda_bf16.h>
#include <cuda_fp16.h>
template <class T> __global__ void scale(T *x, T by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = T(float(x[i]) * float(by));
}
extern "C" __global__ void scale_rows(float *x, float by, int n, long long stride)
{
    for (int i = threadIdx.x; i < n; i += blockDim.x) x[blockIdx.x * stride + i] *= by;
}
extern "C" __global__ void split(float *low, float *high, const float *a, const float *null, float by, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || null) return;
    low[i] = a[i] * by;
    high[i] = a[i];
}
extern "C" __global__ void padded(const float *a, float *out, int k, int pad)
{
    if (threadIdx.x < k) out[blockIdx.x * k + threadIdx.x] = a[blockIdx.x * (k + pad) + threadIdx.x];
}
"""
LANGUAGE_CONTRACTS = """
scale(x: T[n], by: T) where T: f16|bf16|f32 -> scale<T><<<ceildiv(n, 256), 256>>>(x, by, n)
scale(  # rows
    x: f32[m, n; s, 1], by: f32,
) -> scale_rows<<<m, 32>>>(x, by, n, s)

split(pairs: f32[2 * n], a: f32[n])
    -> split<<<ceildiv(n, 256), 256>>>(pairs, pairs + n, a, None, 0.5: f32, n)
padded(a: f32[m, k; k + pad, 1], out: f32[m, k]) -> padded<<<m, k>>>(a, out, k, pad)
"""


def make_language(headers: str) -> cudyn.Artifact:
    """headers: the folder of cuda_fp16.h."""
    read = [cudyn.Contract(text) for _, text in split_contracts(LANGUAGE_CONTRACTS)]
    kernels = [each.kernel for contract in read for each in contract.overloads]
    names = list(dict.fromkeys(name for name in kernels if "<" in name))
    code = cudyn.compile(LANGUAGE, arch=["sm_90"], name_expressions=names, include_path=[headers])
    return cudyn.Artifact(code, read, name="language")


def make(folder: Path, archs: tuple[str, ...] = ("sm_80", "sm_90", "compute_80")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    code = cudyn.compile(ADD, arch=list(archs))
    artifact = cudyn.Artifact(code, ADD_CONTRACT, name="kernels")
    artifact.save(folder / "kernels.cudyn")
    artifact.write_c(folder)
    artifact.build(folder / "kernels.so")
    artifact.build(folder / "kernels_tvm.so", "tvm", tvm_ffi=True)
    (folder / "code").write_bytes(code[1].data)
    exports.build_examples(folder, "-static-libstdc++", "-static-libgcc")
    cudyn.Artifact(code[2:], ADD_CONTRACT, name="ptx").build(folder / "ptx.so")
    others = cudyn.compile(OTHERS, arch=["sm_90", "compute_90"], name_expressions=["strided<float>"])
    cudyn.Artifact(others, OTHER_CONTRACTS, name="others").build(folder / "others.so", tvm_ffi=True)
    language = make_language(str(next(real.toolkit("13.0").glob("nvidia/*/include"))))
    language.save(folder / "language.cudyn")
    language.build(folder / "language.so", tvm_ffi=True)


def get_folder() -> Path:
    """The folder of what was built; skips the test where none is named."""
    named = os.environ.get("CUDYN_TEST_EXPORTS")
    if not named:
        pytest.skip("CUDYN_TEST_EXPORTS names no folder that python -m tests.support.gpu_exports has written")
    return Path(named)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
