"""Modules with kernels, as built by nvcc. Their constructors register the code with cudart.

`build_with_nvcc` runs the real nvcc 13.0. NVIDIA's wheels do not contain a complete nvcc 11 or 12.
`build_by_hand` compiles C code that is equivalent to nvcc's output for the same source.
"""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys
import tempfile

from ..support import compiled, real

CUDA = """
#include <cuda_runtime_api.h>

__device__ int bias = 5;
extern "C" __global__ void add(int *to, int n, int more) {
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

C = r"""
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

#ifdef FATBIN
__asm__(".section .rodata\n.balign 8\ncode: .incbin \"" FATBIN "\"\n.previous");
extern const char code[] __attribute__((visibility("hidden")));
#else /* a fat binary without any code */
static const struct { unsigned magic; unsigned short version, header; unsigned long long size; } code[] =
    {{0xBA55ED50, 1, 16, 0}};
#endif
static struct { int magic, version; const void *data; void *name; } fatbin = {0x466243b1, 1, code, 0};
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
    static int has_kernel;
    if (!has_kernel) __cudaGetKernel(&kernel, add);
    has_kernel = 1;
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
#ifndef FATBIN
    __cudaRegisterManagedVar(handle, &managed, "managed", "managed", 0, 4, 0, 0);
#endif
#if MAJOR < 12 && !defined FATBIN
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


# Symbols from three libraries, without a major version.
PLAIN = r"""
#include <stddef.h>
#include <stdio.h>

int cudaMalloc(void **, size_t);
int cudaMemcpy(void *, const void *, size_t, int);
int cudaFree(void *);
int nvrtcCreateProgram(void **, const char *, const char *, int, const char *const *, const char *const *);
int nvrtcCompileProgram(void *, int, const char *const *);
int nvrtcGetCUBINSize(void *, size_t *);
int nvrtcGetCUBIN(void *, char *);
int nvrtcDestroyProgram(void **);
int cuCtxGetDevice(int *);
int cuDeviceGetAttribute(int *, int, int);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuLaunchKernel(
    void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int cuModuleUnload(void *);

static const char *const source =
    "extern \"C\" __global__ void add(int *to, int n, int more) {\n"
    "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    "    if (i < n) to[i] += more + 5;\n"
    "}\n";

/* Add more + 5 to each of n numbers. Return 0, or 1000 * the number of the failed call + its status. */
int add_all(int *numbers, int n, int more) {
    static char cubin[1 << 20];
    const char *options[1];
    char option[32];
    void *device = 0, *program, *module, *function, *args[] = {&device, &n, &more};
    size_t size;
    int status, call = 0, ordinal, major, minor;
#define TRY(CALL) if (call++, (status = (CALL))) return 1000 * call + status
    TRY(cudaMalloc(&device, n * sizeof(int)));
    TRY(cudaMemcpy(device, numbers, n * sizeof(int), 1));
    TRY(cuCtxGetDevice(&ordinal));
    TRY(cuDeviceGetAttribute(&major, 75, ordinal));
    TRY(cuDeviceGetAttribute(&minor, 76, ordinal));
    snprintf(option, sizeof option, "-arch=sm_%d%d", major, minor);
    options[0] = option;
    TRY(nvrtcCreateProgram(&program, source, "add.cu", 0, 0, 0));
    TRY(nvrtcCompileProgram(program, 1, options));
    TRY(nvrtcGetCUBINSize(program, &size));
    if (size > sizeof cubin) return -1;
    TRY(nvrtcGetCUBIN(program, cubin));
    TRY(nvrtcDestroyProgram(&program));
    TRY(cuModuleLoadData(&module, cubin));
    TRY(cuModuleGetFunction(&function, module, "add"));
    TRY(cuLaunchKernel(function, (n + 31) / 32, 1, 1, 32, 1, 1, 0, 0, args, 0));
    TRY(cudaMemcpy(numbers, device, n * sizeof(int), 2));
    TRY(cuModuleUnload(module));
    TRY(cudaFree(device));
    return 0;
}
"""


def build_by_hand(
    directory: pathlib.Path,
    major: int,
    fatbin: pathlib.Path | None = None,
    cudart: pathlib.Path | None = None,
) -> pathlib.Path:
    """Build the module with gcc in the way that nvcc of a major version would.

    If `cudart` is passed, the module is linked with it. Without a fat binary, the kernels have no code.
    """
    path = directory / (f"linked_{major}.so" if cudart else f"by_hand_{major}.so")
    shared = ("gcc", "-w", "-shared", "-fPIC", f"-DMAJOR={major}")
    if fatbin:  # do not cache the result: the fat binary may change
        (directory / "by_hand.c").write_text(C)
        compiled.run(*shared, f'-DFATBIN="{fatbin}"', "-o", path, directory / "by_hand.c")
        return path
    built = compiled.make(
        {"by_hand.c": C}, *shared, "-o", "module.so", "by_hand.c", *([cudart] if cudart else [])
    )
    return pathlib.Path(shutil.copy(built / "module.so", path))


def build_with_nvcc(directory: pathlib.Path, kind: str = "so") -> pathlib.Path:
    """Build the module, or the fat binary, with nvcc 13.0 for sm_90 and as PTX, without cudart.

    Args:
        directory: The directory to write the file to.
        kind: The kind of file, "so" or "fatbin".

    Raises:
        real.Unavailable: If there is no nvcc.
    """
    source = directory / "by_nvcc.cu"
    path = directory / f"by_nvcc.{kind}"
    source.write_text(CUDA)
    options = {"so": ["-cudart", "none", "-shared", "-Xcompiler", "-fPIC"], "fatbin": ["-fatbin"]}[kind]
    command = [str(real.nvcc()), "-arch=sm_90", *options, "-o", str(path), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    return path


def build_plain(directory: pathlib.Path) -> pathlib.Path:
    """Build a module with gcc that calls cudart, NVRTC and the driver, but is not linked with any library."""
    source = directory / "plain.c"
    path = directory / "plain.so"
    source.write_text(PLAIN)
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", str(path), str(source)], check=True)
    return path


def main(directory: pathlib.Path) -> None:
    """Build the modules that tests/device loads on a machine without compilers."""
    directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        work_directory = pathlib.Path(name)
        fatbin = build_with_nvcc(work_directory, "fatbin")
        modules = [build_with_nvcc(work_directory), build_plain(work_directory)]
        modules += [build_by_hand(work_directory, major, fatbin) for major in (11, 12, 13)]
        for path in modules:
            shutil.copy(path, directory)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
