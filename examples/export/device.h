/* Functions of the examples that find the driver and manage device memory. Your program would use
   cuda.h or cuda_runtime.h instead. The examples open the driver at run time, so that they can be
   built without CUDA. */
#ifndef DEVICE_H
#define DEVICE_H

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct CUctx_st *CUcontext;
typedef struct CUfunc_st *CUfunction;
typedef struct CUmod_st *CUmodule;
typedef unsigned long long CUdeviceptr;
struct CUstream_st;

static struct {
    int (*cuInit)(unsigned int);
    int (*cuDeviceGetCount)(int *);
    int (*cuDevicePrimaryCtxRetain)(CUcontext *, int);
    int (*cuCtxSetCurrent)(CUcontext);
    int (*cuCtxSynchronize)(void);
    int (*cuMemAlloc_v2)(CUdeviceptr *, size_t);
    int (*cuMemFree_v2)(CUdeviceptr);
    int (*cuMemcpyHtoD_v2)(CUdeviceptr, const void *, size_t);
    int (*cuMemcpyDtoH_v2)(void *, CUdeviceptr, size_t);
    int (*cuModuleLoadData)(CUmodule *, const void *);
    int (*cuModuleGetFunction)(CUfunction *, CUmodule, const char *);
    int (*cuLaunchKernel)(CUfunction, unsigned int, unsigned int, unsigned int, unsigned int,
                          unsigned int, unsigned int, unsigned int, struct CUstream_st *, void **,
                          void **);
} cu;

/* End the program if a call to a driver function fails. */
#define CHECK(call) check(call, #call)

static inline void check(int status, const char *call) {
    if (!status)
        return;
    fprintf(stderr, "%s returned %d\n", call, status);
    exit(1);
}

static inline void find_driver(void) {
    static const char *const names[] = {
        "cuInit",           "cuDeviceGetCount",    "cuDevicePrimaryCtxRetain",
        "cuCtxSetCurrent",  "cuCtxSynchronize",    "cuMemAlloc_v2",
        "cuMemFree_v2",     "cuMemcpyHtoD_v2",     "cuMemcpyDtoH_v2",
        "cuModuleLoadData", "cuModuleGetFunction", "cuLaunchKernel",
    };
    void *library = dlopen("libcuda.so.1", RTLD_NOW), *functions[sizeof names / sizeof *names];
    size_t i;
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    for (i = 0; i < sizeof names / sizeof *names; i++)
        functions[i] = dlsym(library, names[i]);
    memcpy(&cu, functions, sizeof cu);
    CHECK(cu.cuInit(0));
}

static inline int count_devices(void) {
    int count = 0;
    CHECK(cu.cuDeviceGetCount(&count));
    return count;
}

/* Make the primary context of a device current in this thread. */
static inline void use_device(int device) {
    CUcontext context;
    CHECK(cu.cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cu.cuCtxSetCurrent(context));
}

static inline float *allocate(size_t count) {
    CUdeviceptr address = 0;
    CHECK(cu.cuMemAlloc_v2(&address, count * sizeof(float)));
    return (float *)(uintptr_t)address;
}

static inline void deallocate(float *memory) {
    CHECK(cu.cuMemFree_v2((CUdeviceptr)(uintptr_t)memory));
}

static inline void copy_to_device(float *to, const float *from, size_t count) {
    CHECK(cu.cuMemcpyHtoD_v2((CUdeviceptr)(uintptr_t)to, from, count * sizeof(float)));
}

static inline void copy_to_host(float *to, const float *from, size_t count) {
    CHECK(cu.cuMemcpyDtoH_v2(to, (CUdeviceptr)(uintptr_t)from, count * sizeof(float)));
}

#endif
