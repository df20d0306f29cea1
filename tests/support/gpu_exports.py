"""Builds exported modules and programs for tests on a GPU.

By default, they are built on the machine that runs the tests, which needs NVRTC, gcc and g++. If it lacks
these tools, run `python -m tests.support.gpu_exports DIRECTORY` on a different machine. This command writes
all files for sm_90 to the directory. Then set CUDYN_TEST_EXPORTS to the path of the directory on the machine
that runs the tests.
"""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

import cudyn
from cudyn._kernels.contracts.text import split_contracts

from ..conftest import need
from . import exports, real

ADD = r"""
extern "C" __global__ void add_one(const float *a, float *b, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) b[i] = a[i] + 1;
}
"""
ADD_CONTRACT = "add_one(a: f32[n], b: f32[n]) -> add_one<<<ceildiv(n, 256), 256>>>(a, b, n)"

# Kernels that write their parameters and their launch configuration to memory.
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
extern "C" __global__ void together(unsigned *count, unsigned *out) /* all blocks must run at the same time */
{
    if (threadIdx.x) return;
    atomicAdd(count, 1);
    while (atomicAdd(count, 0) < gridDim.x) {}
    out[blockIdx.x] = 1;
}
extern "C" __global__ void numbers(double *out, signed char a, unsigned short b, long long c,
                                   unsigned long long d, bool e, float f, double g)
{
    double values[] = {(double)a, (double)b, (double)c, (double)d, (double)e, (double)f, g};
    for (int i = 0; i < 7; i++) out[i] = values[i];
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

# Kernels for Hopper: tensor maps, overlapping launches, large clusters, and persistent blocks.
HOPPER = r"""
struct alignas(64) Map { unsigned long long opaque[16]; };
__device__ unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }
__device__ unsigned long long now()
{
    unsigned long long t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t));
    return t;
}

/* Each block loads a tile. The elements of a tile outside of the array must be 0; bad counts all others. */
template <bool swizzled>
__global__ void tiles(const __grid_constant__ Map map, float *out, unsigned *bad, int m, int k, float by)
{
    __shared__ alignas(1024) float tile[32][32];
    __shared__ alignas(8) unsigned long long bar;
    unsigned barrier = shared_address(&bar), ready = 0;
    int row = blockIdx.y * 32, column = blockIdx.x * 32;
    if (!threadIdx.x) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(barrier));
        asm volatile("fence.mbarrier_init.release.cluster;");
        asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
                     :: "r"(barrier), "r"(4096) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
                     " [%0], [%1, {%2, %3}], [%4];"
                     :: "r"(shared_address(tile)), "l"(&map), "r"(column), "r"(row), "r"(barrier) : "memory");
    }
    __syncthreads();
    while (!ready)
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0;"
                     " selp.u32 %0, 1, 0, p; }" : "=r"(ready) : "r"(barrier) : "memory");
    for (int i = threadIdx.x; i < 1024; i += blockDim.x) {
        int r = i / 32, c = i % 32;
        float value = tile[r][swizzled ? (c / 4 ^ r % 8) * 4 + c % 4 : c];
        if (row + r < m && column + c < k) out[(row + r) * k + column + c] = value * by;
        else if (value != 0) atomicAdd(bad, 1);
    }
}
/* All blocks wait for each other, so they must run at the same time. Then they divide the work. */
extern "C" __global__ void persistent(const float *a, float *b, unsigned *count, int n, int multiprocessors)
{
    if (!threadIdx.x) {
        atomicAdd(count, 1);
        while (atomicAdd(count, 0) < gridDim.x) {}
        if (!blockIdx.x) count[1] = gridDim.x, count[2] = multiprocessors;
    }
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) b[i] = a[i] + 1;
}
/* `first` lets `second` start early. `second` sees the result of `first` after griddepcontrol.wait. */
extern "C" __global__ void first(long long *times, long long nanoseconds)
{
    asm volatile("griddepcontrol.launch_dependents;");
    for (unsigned long long start = now(); now() - start < nanoseconds;) {}
    times[0] = 7;
    times[1] = now();
}
extern "C" __global__ void second(long long *times)
{
    times[2] = now();
    asm volatile("griddepcontrol.wait;" ::: "memory");
    times[3] = *(volatile long long *)times;
}
extern "C" __global__ void grouped(unsigned *out)
{
    unsigned size;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
    if (!threadIdx.x) out[blockIdx.x] = size;
}
"""
_TILES = "<<<(ceildiv(k, 32), ceildiv(m, 32)), 128>>>({}, out, bad, m, k, by)"
HOPPER_CONTRACTS = [
    "tiles(a: f32[m, k], out: f32[m, k], bad: i32[1], by: f32)"
    f" -> tiles<false>{_TILES.format('tma(a, box=[32, 32], l2=256B)')}",
    "swizzled(a: f32[m, k; s, 1], out: f32[m, k], bad: i32[1], by: f32)"
    f" -> tiles<true>{_TILES.format('tma(a, box=[32, 32], swizzle=128B)')}",
    f"given(map: struct[128], out: f32[m, k], bad: i32[1], by: f32) -> tiles<false>{_TILES.format('map')}",
    "persistent(a: f32[n], b: f32[n], count: i32[3])"
    " -> persistent<<<sms * occupancy, 256, 100 * 1024>>>(a, b, count, n, sms)",
    "first(times: i64[4], nanoseconds: i64) -> first<<<1, 1>>>(times, nanoseconds)",
    "second(times: i64[4]) -> second<<<1, 1, pdl>>>(times)",
    "serial(times: i64[4]) -> second<<<1, 1>>>(times)",
    "grouped(out: i32[n]) where n % 16 == 0 -> grouped<<<n, 32, cluster=16, priority=-1>>>(out)",
]


def make_hopper(directory: Path) -> None:
    """Write an artifact with the kernels for Hopper, and a library that is also a TVM FFI module."""
    names = ["tiles<false>", "tiles<true>"]
    code = cudyn.compile(HOPPER, arch="sm_90", name_expressions=names)
    artifact = cudyn.Artifact(code, HOPPER_CONTRACTS, name="hopper")
    artifact.save(directory / "hopper.cudyn")
    artifact.build(directory / "hopper.so", tvm_ffi=True)


# Kernels for tests/device/test_language.py.
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
    """Return the artifact for test_language.py. `headers` is the directory that contains cuda_fp16.h."""
    contracts = [cudyn.Contract(text) for _, text in split_contracts(LANGUAGE_CONTRACTS)]
    kernels = [overload.kernel for contract in contracts for overload in contract.overloads]
    template_kernels = [kernel for kernel in kernels if "<" in kernel]
    name_expressions = list(dict.fromkeys(template_kernels))  # without duplicates
    code = cudyn.compile(LANGUAGE, arch=["sm_90"], name_expressions=name_expressions, include_path=[headers])
    return cudyn.Artifact(code, contracts, name="language")


def make(directory: Path, archs: tuple[str, ...] = ("sm_80", "sm_90", "compute_80")) -> None:
    """Build the modules, the libraries and the example programs, except those for test_language.py.

    Args:
        directory: The directory that the files are written to.
        archs: The architectures for the kernel `add_one`: two for machine code, and one for PTX.
    """
    directory.mkdir(parents=True, exist_ok=True)
    code = cudyn.compile(ADD, arch=list(archs))
    artifact = cudyn.Artifact(code, ADD_CONTRACT, name="kernels")
    artifact.save(directory / "kernels.cudyn")
    artifact.write_c(directory)
    artifact.build(directory / "kernels.so")
    artifact.build(directory / "kernels_tvm.so", "tvm", tvm_ffi=True)
    (directory / "code").write_bytes(code[1].data)  # the machine code for sm_90
    exports.build_examples(directory, "-static-libstdc++", "-static-libgcc")
    cudyn.Artifact(code[2:], ADD_CONTRACT, name="ptx").build(directory / "ptx.so")
    other_code = cudyn.compile(OTHERS, arch=["sm_90", "compute_90"], name_expressions=["strided<float>"])
    cudyn.Artifact(other_code, OTHER_CONTRACTS, name="others").build(directory / "others.so", tvm_ffi=True)
    make_hopper(directory)


def make_language_files(directory: Path) -> None:
    """Build the files for test_language.py.

    Raises:
        real.Unavailable: The headers of CUDA 13.0 are not available for this machine.
        real.NotDownloaded: Their download failed.
    """
    language = make_language(str(next(real.toolkit("13.0").glob("nvidia/*/include"))))
    language.save(directory / "language.cudyn")
    language.build(directory / "language.so", tvm_ffi=True)


@functools.cache
def get_language_directory() -> Path:
    """Return the directory with the files that test_language.py loads."""
    directory = get_directory()
    if not (directory / "language.so").exists():
        make_language_files(directory)
    return directory


@functools.cache
def get_directory() -> Path:
    """Return the directory with the built files. Skip the test if they cannot be built."""
    prebuilt = os.environ.get("CUDYN_TEST_EXPORTS")
    if prebuilt:
        return Path(prebuilt)
    need(cudyn.nvrtc)
    if not (shutil.which("gcc") and shutil.which("g++")):
        pytest.skip("needs gcc and g++, or CUDYN_TEST_EXPORTS: python -m tests.support.gpu_exports DIRECTORY")
    directory = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    make(directory)
    return directory


if __name__ == "__main__":
    make(Path(sys.argv[1]))
    make_language_files(Path(sys.argv[1]))
