/* Calls functions of the runtime, the driver and NVRTC. Prints a line for each call and each
   result, which begins with the name. */
#ifdef GUARDED
#include "cudyn_stub_cuda.h"
#include "cudyn_stub_cudart.h"
#include "cudyn_stub_nvrtc.h"
#endif
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef PART /* 'r' (runtime), 'd' (driver) or 'n' (NVRTC), or 0 for all of them */
#define PART 0
#endif
#define HAS(part) (!PART || PART == part)
#define SHOW(what, value) printf(what " %lld\n", (long long)(value))

#if HAS('n')
static unsigned long long hash(const char *data, size_t size) {
    unsigned long long sum = 14695981039346656037ULL;
    while (size--)
        sum = (sum ^ (unsigned char)*data++) * 1099511628211ULL;
    return sum;
}
#endif

#if HAS('r')
static void runtime(void) {
    struct cudaPointerAttributes attributes;
    struct cudaFuncAttributes function;
    struct cudaExtent extent = {1, 2, 3};
    struct cudaPitchedPtr pitched = {(void *)5, 6, 7, 8};
    int count = 7, version = 7;
    void *memory = &memory;
    SHOW("cudaGetDeviceCount", cudaGetDeviceCount(&count));
    SHOW("count", count);
    SHOW("cudaRuntimeGetVersion", cudaRuntimeGetVersion(&version));
    SHOW("version", version);
    SHOW("cudaMalloc", cudaMalloc(&memory, 64));
    SHOW("memory", memory != NULL);
    SHOW("cudaMalloc3D", cudaMalloc3D(&pitched, extent));
    SHOW("pitched", pitched.ptr != NULL);
    SHOW("cudaFree", cudaFree(NULL));
    SHOW("cudaGetLastError", cudaGetLastError());
    SHOW("cudaPointerGetAttributes", cudaPointerGetAttributes(&attributes, &memory));
    SHOW("cudaFuncGetAttributes", cudaFuncGetAttributes(&function, (const void *)runtime));
    printf("cudaGetErrorName %s\n", cudaGetErrorName(cudaErrorNoDevice));
    printf("cudaGetErrorName(none) %s\n", cudaGetErrorName((cudaError_t)54321));
    printf("cudaGetErrorString(none) %s\n", cudaGetErrorString((cudaError_t)54321));
}
#endif

#if HAS('d')
static void driver(void) {
    const char *name = "?";
    int version = 7;
    SHOW("cuInit", cuInit(0));
    SHOW("cuDriverGetVersion", cuDriverGetVersion(&version));
    SHOW("driver", version);
    SHOW("cuGetErrorName", cuGetErrorName(CUDA_ERROR_NO_DEVICE, &name));
    printf("name %s\n", name);
}
#endif

#if HAS('n')
static void compile(const char *option) {
    static const char source[] =
        "extern \"C\" __global__ void add(float *a, float b) { a[threadIdx.x] += b; }";
    nvrtcProgram program = (nvrtcProgram)&program;
    int major = 7, minor = 7;
    size_t size = 7;
    char *code = NULL;
    SHOW("nvrtcVersion", nvrtcVersion(&major, &minor));
    SHOW("major", major);
    SHOW("minor", minor);
    SHOW("nvrtcCreateProgram", nvrtcCreateProgram(&program, source, "add.cu", 0, NULL, NULL));
    SHOW("program", program != NULL);
    SHOW("nvrtcCompileProgram", nvrtcCompileProgram(program, 1, &option));
    SHOW("nvrtcGetPTXSize", nvrtcGetPTXSize(program, &size));
    SHOW("size", size);
    if (size)
        code = malloc(size);
    if (code)
        SHOW("nvrtcGetPTX", nvrtcGetPTX(program, code));
    if (code && !nvrtcGetPTX(program, code))
        printf("PTX %llx\n", hash(code, size));
    SHOW("nvrtcGetCUBINSize", nvrtcGetCUBINSize(program, &size));
    SHOW("cubin", size);
    free(code);
    SHOW("nvrtcDestroyProgram", nvrtcDestroyProgram(&program));
    printf("nvrtcGetErrorString %s\n", nvrtcGetErrorString(NVRTC_ERROR_COMPILATION));
}
#endif

int main(int count, char **words) {
#if HAS('r')
    if (count > 1 && strchr(words[1], 'r'))
        runtime();
#endif
#if HAS('d')
    if (count > 1 && strchr(words[1], 'd'))
        driver();
#endif
#if HAS('n')
    if (count > 1 && strchr(words[1], 'n'))
        compile("--gpu-architecture=sm_80");
#endif
    return 0;
}
