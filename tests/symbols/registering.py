"""Modules with kernels, as nvcc builds them: their constructors give the code to cudart, launches ask it.

`by_nvcc` runs the real nvcc 13.0. There is no whole nvcc of 11 and 12 among NVIDIA's wheels; `by_hand` has
in C what it makes of the same source, after the headers that its code includes (crt/host_runtime.h).
"""

from __future__ import annotations

import pathlib
import subprocess

from ..support import real

CUDA = """
#include <cuda_runtime_api.h>

__device__ int bias = 5;
__global__ void add(int *to, int n, int more) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) to[i] += more + bias;
}

/* Add more + 5 to each of n numbers, on the device. */
extern "C" int add_all(int *numbers, int n, int more) {
    int *device;
    int status = cudaMalloc((void **)&device, n * sizeof(int));
    if (status) return status;
    status = cudaMemcpy(device, numbers, n * sizeof(int), cudaMemcpyHostToDevice);
    if (!status) {
        add<<<(n + 31) / 32, 32>>>(device, n, more);
        status = cudaGetLastError();
    }
    if (!status) status = cudaMemcpy(numbers, device, n * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(device);
    return status;
}

extern "C" int launch(void) {
    add<<<1, 32>>>(0, 0, 0);
    return cudaGetLastError();
}
"""

C = """
#include <stdlib.h>

typedef struct { unsigned x, y, z; } dim3;
void **__cudaRegisterFatBinary(void *);
void __cudaRegisterFatBinaryEnd(void **);
void __cudaUnregisterFatBinary(void **);
void __cudaRegisterFunction(
    void **, const char *, char *, const char *, int, void *, void *, void *, void *, int *);
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int);
void __cudaRegisterManagedVar(void **, void **, char *, const char *, int, size_t, int, int);
char __cudaInitModule(void **);
void __cudaRegisterTexture(void **, const void *, const void **, const char *, int, int, int);
void __cudaRegisterSurface(void **, const void *, const void **, const char *, int, int);
unsigned __cudaPushCallConfiguration(dim3, dim3, size_t, void *);
int __cudaPopCallConfiguration(dim3 *, dim3 *, size_t *, void *);
int __cudaGetKernel(void **, const void *);
int __cudaLaunchKernel(void *, dim3, dim3, void **, size_t, void *);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
int cudaMalloc(void **, size_t);
int cudaMemcpy(void *, const void *, size_t, int);
int cudaFree(void *);
int cudaGetLastError(void);

/* A fat binary without any code, and what leads to it. */
static struct { unsigned magic; unsigned short version, header; unsigned long long size; } none =
    {0xBA55ED50, 1, 16, 0};
static struct { int magic, version; const void *data; void *name; } fatbin = {0x466243b1, 1, &none, 0};
static void **handle;
static int bias;
static void *managed;
static long long texture[16], surface[4];
static const void *texture_address;

static void add(int *to, int n, int more) {
    void *args[] = {&to, &n, &more}, *stream;
    dim3 grid, block;
    size_t size;
#if MAJOR >= 12
    static void *kernel;
    static int is_asked;
    if (!is_asked) __cudaGetKernel(&kernel, add);
    is_asked = 1;
#endif
    if (__cudaPopCallConfiguration(&grid, &block, &size, &stream)) return;
#if MAJOR >= 12
    __cudaLaunchKernel(kernel, grid, block, args, size, stream);
#else
    cudaLaunchKernel(add, grid, block, args, size, stream);
#endif
}

static void remove_code(void) { __cudaUnregisterFatBinary(handle); }

__attribute__((constructor)) static void add_code(void) {
    handle = __cudaRegisterFatBinary(&fatbin);
    __cudaRegisterFunction(handle, (const char *)add, "add", "add", -1, 0, 0, 0, 0, 0);
    __cudaRegisterVar(handle, (char *)&bias, "bias", "bias", 0, sizeof bias, 0, 0);
    __cudaRegisterManagedVar(handle, &managed, "managed", "managed", 0, 4, 0, 0);
#if MAJOR < 12
    __cudaRegisterTexture(handle, texture, &texture_address, "texture", 1, 0, 0);
    __cudaRegisterSurface(handle, surface, &texture_address, "surface", 1, 0);
#endif
    __cudaRegisterFatBinaryEnd(handle);
    atexit(remove_code);
}

int add_all(int *numbers, int n, int more) {
    dim3 grid = {(n + 31) / 32, 1, 1}, block = {32, 1, 1};
    int *device;
    int status = cudaMalloc((void **)&device, n * sizeof(int));
    if (status) return status;
    status = cudaMemcpy(device, numbers, n * sizeof(int), 1);
    if (!status) {
        if (!__cudaPushCallConfiguration(grid, block, 0, 0)) add(device, n, more);
        status = cudaGetLastError();
    }
    if (!status) status = cudaMemcpy(numbers, device, n * sizeof(int), 2);
    cudaFree(device);
    return status;
}

int launch(void) {
    dim3 one = {1, 1, 1};
    if (!__cudaPushCallConfiguration(one, one, 0, 0)) add(0, 0, 0);
    return cudaGetLastError();
}

int begin_managed(void) { return __cudaInitModule(handle); }
"""


def by_hand(folder: pathlib.Path, major: int) -> pathlib.Path:
    """Build the module with gcc, as nvcc of a major would; its kernels have no code."""
    source, path = folder / "by_hand.c", folder / f"by_hand_{major}.so"
    source.write_text(C)
    command = ["gcc", "-w", "-shared", "-fPIC", f"-DMAJOR={major}", "-o", str(path), str(source)]
    subprocess.run(command, check=True)
    return path


def by_nvcc(folder: pathlib.Path, *options: str) -> pathlib.Path:
    """Build the module with nvcc 13.0 for sm_90, without cudart. Raises real.Unavailable."""
    source, path = folder / "by_nvcc.cu", folder / "by_nvcc.so"
    source.write_text(CUDA)
    command = [str(real.nvcc()), "-arch=sm_90", "-cudart", "none", "-shared", "-Xcompiler", "-fPIC"]
    subprocess.run([*command, *options, "-o", str(path), str(source)], check=True, capture_output=True)
    return path
