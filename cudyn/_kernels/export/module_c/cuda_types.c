/* Kernels of MODULE, written by cudyn; MODULE.h explains it. */
#include "module.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#include <pthread.h>
#endif

#pragma GCC diagnostic ignored "-Woverlength-strings"
#pragma GCC diagnostic ignored "-Wtautological-compare" /* a contract may say n == n */
#pragma GCC diagnostic ignored "-Wunused-parameter"     /* and use n nowhere else */

#define HELPER static __attribute__((unused))
#define TRY(call)                                                                                  \
    do {                                                                                           \
        int status_ = call;                                                                        \
        if (status_)                                                                               \
            return status_;                                                                        \
    } while (0)
#define RARE __attribute__((noinline, cold))
#define READ(place) __atomic_load_n(&(place), __ATOMIC_ACQUIRE)
#define WRITE(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELEASE)

/* --- from CUDA (cuda.h) and DLPack (dlpack.h) */

typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;

enum {
    NOT_INITIALIZED = 3,
    INVALID_CONTEXT = 201,
    INVALID_HANDLE = 400,
    CONTEXT_IS_DESTROYED = 709
};
enum { INFO_LOG = 3, INFO_LOG_SIZE = 4, ERROR_LOG = 5, ERROR_LOG_SIZE = 6 }; /* CUjit_option */
enum { MEMORY_TYPE = 2, IS_MANAGED = 8, DEVICE_ORDINAL = 9 }; /* CUpointer_attribute */
enum {
    MAX_THREADS = 0,
    STATIC_SHARED = 1,
    MAX_SHARED = 8,
    LARGE_CLUSTERS = 14
}; /* CUfunction_attribute */
enum { MULTIPROCESSORS = 16, CAPABILITY_MAJOR = 75, CAPABILITY_MINOR = 76, MAX_SHARED_OPTIN = 97 };
enum { OF_COOPERATIVE = 2, OF_CLUSTER = 4, OF_PDL = 6, OF_PRIORITY = 8 }; /* CUlaunchAttributeID */
enum { OLDEST = 11000 };                                                  /* cuDriverGetVersion */
enum { RELAXED = 2 };                                                     /* CUstreamCaptureMode */
enum { BIG = 78 };                                                        /* TVMFFITypeIndex */
enum { CPU = 1, CUDA = 2, CUDA_HOST = 3, CUDA_MANAGED = 13 };             /* DLDeviceType */

typedef struct {
    unsigned int id, padding, value[16];
} Attribute; /* CUlaunchAttribute */

typedef struct {
    unsigned int grid[3], block[3], shared;
    CUstream stream;
    Attribute *attributes;
    unsigned int count;
} Config; /* CUlaunchConfig */

typedef struct {
    void *data;
    int32_t memory, device, rank;
    uint8_t code, bits;
    uint16_t lanes;
    int64_t *shape, *strides;
    uint64_t offset;
} Tensor; /* DLTensor */

/* Function, is it needed, its parameters. */
#define DRIVER(_)                                                                                  \
    _(cuDriverGetVersion, 1, (int *))                                                              \
    _(cuInit, 1, (unsigned int))                                                                   \
    _(cuGetErrorName, 1, (int, const char **))                                                     \
    _(cuGetErrorString, 1, (int, const char **))                                                   \
    _(cuDeviceGet, 1, (int *, int))                                                                \
    _(cuDeviceGetAttribute, 1, (int *, int, int))                                                  \
    _(cuDevicePrimaryCtxRetain, 1, (CUcontext *, int))                                             \
    _(cuCtxGetCurrent, 1, (CUcontext *))                                                           \
    _(cuCtxGetDevice, 1, (int *))                                                                  \
    _(cuCtxGetId, 0, (CUcontext, unsigned long long *))                                            \
    _(cuCtxPushCurrent_v2, 1, (CUcontext))                                                         \
    _(cuCtxPopCurrent_v2, 1, (CUcontext *))                                                        \
    _(cuThreadExchangeStreamCaptureMode, 0, (int *))                                               \
    _(cuModuleLoadDataEx, 1, (CUmodule *, const void *, unsigned int, int *, void **))             \
    _(cuModuleUnload, 1, (CUmodule))                                                               \
    _(cuModuleGetFunction, 1, (CUfunction *, CUmodule, const char *))                              \
    _(cuFuncGetAttribute, 1, (int *, int, CUfunction))                                             \
    _(cuFuncSetAttribute, 1, (CUfunction, int, int))                                               \
    _(cuPointerGetAttributes, 1, (unsigned int, int *, void **, uint64_t))                         \
    _(cuLaunchKernel, 1,                                                                           \
      (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,           \
       unsigned int, unsigned int, CUstream, void **, void **))                                    \
    _(cuLaunchCooperativeKernel, HAS_COOPERATIVE,                                                  \
      (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int,           \
       unsigned int, unsigned int, CUstream, void **))                                             \
    _(cuLaunchKernelEx, HAS_ATTRIBUTES, (const Config *, CUfunction, void **, void **))            \
    _(cuOccupancyMaxActiveBlocksPerMultiprocessor, HAS_OCCUPANCY,                                  \
      (int *, CUfunction, int, size_t))                                                            \
    _(cuTensorMapEncodeTiled, HAS_MAPS,                                                            \
      (void *, int, uint32_t, void *, const uint64_t *, const uint64_t *, const uint32_t *,        \
       const uint32_t *, int, int, int, int))

typedef struct {
#define MEMBER(name, is_needed, parameters) int(*name) parameters;
    DRIVER(MEMBER)
} Driver;

/* --- the data of this module */

typedef struct {
    const char *name, *text; /* the part that callers need */
} Contract;

typedef struct {
    int number;
    const char *name;
} NumberName;

typedef struct {
    int code, bits;
    const char *name;
} DTypeName;

/* What a CUtensorMap is made of: dtype, rank, interleave, swizzle, l2 and fill as CUDA's numbers;
   rank 0: of nothing, it is zeros. */
typedef struct {
    uint64_t address, dims[5], strides[5];
    uint32_t box[5], dtype, rank, options[4];
} MapKey;

typedef struct {
    __attribute__((aligned(64))) unsigned char map[128];
    MapKey key;
} Map;

/* An array of a contract. */
typedef struct {
    const char *name, *expected, *dtype, *dimensions, *memory;
    int code, bits, rank;
    unsigned int accepted; /* bit n: memory of DLDeviceType n */
    uint64_t align;
} Rule;

typedef struct {
    char kind, suffix; /* 'c' CUBIN, 'p' PTX, 'f' fatbin; 'a', 'f' or 0 */
    short major, minor;
    const void *data;
    const char *const *kernels; /* their names, one for each contract */
    const char *note;           /* with the device's capability in it */
} Image;

/* A piece of code: a symbol that cudyn.Module finds, and that those of another library do not
 * replace. */
#ifdef __ELF__
#define CODE(name) extern const uint64_t name[] __attribute__((visibility("protected")))
#else
#define CODE(name) extern const uint64_t name[]
#endif
