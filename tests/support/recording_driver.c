/* A fake driver in C. The memory of its devices is allocated with malloc, and it records launches.
 *
 * It is for tests of code that is not called from Python, such as exported C modules and programs
 * that link them, for tests with threads and sanitizers, and for tests of the effects of a launch
 * on the interpreter. All other tests use the simulation.
 *
 * The code of a module is ignored, except that code that contains "bad" cannot be loaded. Every
 * function has the parameters that the test has described in `count`, `sizes` and `offsets`. Only
 * two kernels run: "add_one" (float *a, float *b, int n) if `a` is the address of memory, and
 * "wait" (int fd), which waits until a byte can be read from a file. As with the real driver, the
 * context of the module must be current, threads and dynamic shared memory are limited, and a
 * launch copies the parameters before it returns.
 *
 * -DVERSION=...   the version that cuDriverGetVersion returns
 * -DOLD           a driver older than 11.8, without cuLaunchKernelEx and later functions
 */
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef int CUdevice, CUresult;
typedef unsigned long long CUdeviceptr;
typedef void *CUcontext, *CUmodule, *CUfunction, *CUstream;

enum { DEVICES = 2, CONTEXT = 0x1000 };
enum { NOT_INITIALIZED = 3, NO_CONTEXT = 201, NO_HANDLE = 400, NOT_FOUND = 500, NOT_READY = 600 };
enum { IS_DESTROYED = 709, TOO_MANY = 701, UNSUPPORTED_IN_CAPTURE = 900, RELAXED = 2 };

/* --- variables that the test sets */
int count; /* number of a function's parameters */
size_t sizes[64], offsets[64];
int status; /* status of the next launch, which resets this variable to 0 */
/* Whether another thread captures a stream in a mode that forbids unsafe calls. */
int other_thread_captures;
int capability;  /* compute capability of the devices, such as 80; 0 stands for 90 */
int init_status; /* status of cuInit */
int initialized; /* set by cuInit; the test may reset it */

/* --- variables that the test reads */
unsigned char parameters[16384];
uint64_t broken; /* number of captures that unsafe calls have invalidated */
unsigned grid[3], block[3], shared, attribute_ids[8], attribute_values[8][3], attributes;
uint64_t stream, launches, cooperative, freed, unloaded, limits_set;
uint64_t loads;           /* number of loaded modules */
uint64_t encoded;         /* number of encoded tensor maps */
uint64_t attribute_calls; /* number of calls that query or change the attributes of a function */
uint64_t handle;          /* stream or event of the last cuStreamQuery or cuEventQuery */
char name[64];
char loaded[64]; /* first bytes of the last module */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread CUcontext stack[16];
static __thread int depth, mode;

/* The primary contexts of the devices. A reset changes the id of a context, but not its handle. */
static int inactive[DEVICES];
static uint64_t ids[DEVICES];
static int process; /* the process that has called cuInit; in its forked children, all calls fail */
static CUresult check_context(CUcontext context) {
    if (!initialized || process != getpid())
        return NOT_INITIALIZED;
    if (!context)
        return NO_CONTEXT;
    return inactive[(uintptr_t)context & 0xf] ? IS_DESTROYED : 0;
}
static CUresult check_unsafe_call(void) {
    if (check_context(stack[depth]))
        return check_context(stack[depth]);
    if (!other_thread_captures || mode == RELAXED)
        return 0;
    broken++;
    return UNSUPPORTED_IN_CAPTURE;
}
CUresult cuThreadExchangeStreamCaptureMode(int *new_mode) {
    int old_mode = mode;
    mode = *new_mode;
    *new_mode = old_mode;
    return 0;
}

CUresult cuDriverGetVersion(int *version) {
    *version = VERSION;
    return 0;
}
CUresult cuInit(unsigned flags) {
    if (!process)
        process = getpid();
    if (process != getpid())
        return NOT_INITIALIZED;
    initialized = !init_status;
    return init_status;
}
CUresult cuDeviceGetCount(int *device_count) {
    *device_count = DEVICES;
    return initialized ? 0 : NOT_INITIALIZED;
}
CUresult cuDeviceGet(CUdevice *device, int ordinal) {
    *device = ordinal;
    if (!initialized)
        return NOT_INITIALIZED;
    return ordinal >= 0 && ordinal < DEVICES ? 0 : 101;
}
CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice device) {
    int version = capability ? capability : 90;
    *value = attribute == 75   ? version / 10
             : attribute == 76 ? version % 10
             : attribute == 97 ? 227 << 10
                               : -1;
    if (attribute == 16)
        *value = 132 - 100 * device;
    return 0;
}

/* --- contexts */

CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
    *context = (CUcontext)(uintptr_t)(CONTEXT + device);
    inactive[device] = 0;
    return 0;
}
CUresult cuDevicePrimaryCtxReset_v2(CUdevice device) {
    inactive[device] = 1;
    ids[device]++;
    return 0;
}
CUresult cuDevicePrimaryCtxGetState(CUdevice device, unsigned *flags, int *active) {
    *flags = 0;
    *active = !inactive[device];
    return 0;
}
CUresult cuCtxGetCurrent(CUcontext *context) {
    *context = stack[depth];
    return initialized && process == getpid() ? 0 : NOT_INITIALIZED;
}
CUresult cuCtxSetCurrent(CUcontext context) {
    stack[depth] = context;
    return 0;
}
CUresult cuCtxPushCurrent_v2(CUcontext context) {
    stack[++depth] = context;
    return 0;
}
CUresult cuCtxPopCurrent_v2(CUcontext *context) {
    *context = stack[depth--];
    return 0;
}
CUresult cuCtxGetDevice(CUdevice *device) {
    *device = (CUdevice)((uintptr_t)stack[depth] & 0xf);
    return check_context(stack[depth]);
}
CUresult cuCtxSynchronize(void) {
    return 0;
}

/* --- streams and events */

CUresult cuStreamCreateWithPriority(CUstream *created, unsigned flags, int priority) {
    *created = (CUstream)(uintptr_t)0x5000;
    return check_context(stack[depth]);
}
CUresult cuStreamQuery(CUstream queried) {
    handle = (uint64_t)queried;
    return check_context(stack[depth]);
}
CUresult cuStreamDestroy_v2(CUstream destroyed) {
    return 0;
}
CUresult cuEventCreate(CUstream *created, unsigned flags) {
    *created = (CUstream)(uintptr_t)0x6000;
    return check_context(stack[depth]);
}
CUresult cuEventQuery(CUstream queried) {
    return cuStreamQuery(queried);
}
CUresult cuEventDestroy_v2(CUstream destroyed) {
    return 0;
}

/* --- modules: the handle of a module is that of its context, combined with the context's number of
   resets; the handle of a function is that of its module, combined with the index of its name */

enum { NAMES = 512, STATIC = 1024, PLAIN = 48 << 10, MOST = 227 << 10, THREADS = 256 };
static char names[NAMES][64];
static int clusters_allowed[NAMES]; /* CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED */
/* CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES by context and function, or 0 for the default */
static int limits[16][NAMES];

CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned n, int *options,
                            void **values) {
    if (check_context(stack[depth]))
        return check_context(stack[depth]);
    for (unsigned i = 0; i < n; i++) {
        if (options[i] == 5 && strstr(image, "bad"))
            strcpy(values[i], "ptxas: a fake complaint");
        if (options[i] == 3)
            strcpy(values[i], "ptxas: a fake remark");
    }
    memset(limits[(uintptr_t)stack[depth] & 0xf], 0, sizeof limits[0]);
    strncpy(loaded, image, sizeof loaded - 1);
    __atomic_add_fetch(&loads, 1, __ATOMIC_SEQ_CST);
    *module = (CUmodule)((uintptr_t)stack[depth] | (ids[(uintptr_t)stack[depth] & 0xf] & 0xf) << 4);
    return strstr(image, "bad") ? 218 : 0;
}
CUresult cuModuleLoadData(CUmodule *module, const void *image) {
    return cuModuleLoadDataEx(module, image, 0, NULL, NULL);
}
static CUcontext context_of(void *handle) {
    return (CUcontext)((uintptr_t)handle & 0xff0f);
}
static int is_stale(void *handle) {
    return ((uintptr_t)handle >> 4 & 0xf) != (ids[(uintptr_t)handle & 0xf] & 0xf);
}
CUresult cuModuleUnload(CUmodule module) {
    if (stack[depth] != context_of(module) || is_stale(module))
        return NO_CONTEXT;
    if (check_unsafe_call())
        return check_unsafe_call();
    unloaded++;
    return 0;
}
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *function_name) {
    if (!strcmp(function_name, "none"))
        return NOT_FOUND;
    for (int i = 0; i < NAMES; i++) {
        if (!names[i][0])
            strncpy(names[i], function_name, sizeof names[i] - 1);
        if (strcmp(names[i], function_name))
            continue;
        *function = (CUfunction)((uintptr_t)module + 0x10000 * (i + 1));
        return 0;
    }
    return 1;
}
static int index_of(CUfunction function) {
    return ((uintptr_t)function >> 16) - 1;
}
static const char *name_of(CUfunction function) {
    return names[index_of(function)];
}
static int limit_of(CUfunction function) {
    int set = limits[(uintptr_t)function & 0xf][index_of(function)];
    return set ? set : PLAIN - STATIC;
}

CUresult cuFuncGetAttribute(int *value, int attribute, CUfunction function) {
    attribute_calls++;
    *value = attribute == 0   ? THREADS
             : attribute == 1 ? STATIC
             : attribute == 8 ? limit_of(function)
                              : 10 + attribute;
    return 0;
}
CUresult cuFuncSetAttribute(CUfunction function, int attribute, int value) {
    attribute_calls++;
    if (attribute == 14)
        clusters_allowed[index_of(function)] = value;
    if (attribute == 14)
        return 0;
    if (attribute != 8 || value + STATIC > MOST)
        return 1;
    limits[(uintptr_t)function & 0xf][index_of(function)] = value;
    limits_set++;
    return 0;
}
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, CUfunction f, int threads,
                                                     size_t bytes) {
    attribute_calls++;
    if (threads < 1 || threads > THREADS || bytes > limit_of(f))
        return 1;
    *blocks = 2048 / threads;
    if (bytes && (MOST - STATIC) / bytes < *blocks)
        *blocks = (MOST - STATIC) / bytes;
    return 0;
}

/* --- launches */

static CUresult launch(CUfunction function, const unsigned *dims, unsigned bytes,
                       CUstream launch_stream, void **arguments) {
    int result = status;
    status = 0;
    if (check_context(stack[depth]))
        return check_context(stack[depth]);
    if (context_of(function) != stack[depth] || is_stale(function))
        return NO_HANDLE;
    if (result)
        return result;
    if (bytes > limit_of(function))
        return 1;
    if ((uint64_t)dims[3] * dims[4] * dims[5] > THREADS)
        return TOO_MANY;
    pthread_mutex_lock(&lock);
    memcpy(grid, dims, sizeof grid);
    memcpy(block, dims + 3, sizeof block);
    shared = bytes;
    stream = (uintptr_t)launch_stream;
    strcpy(name, name_of(function));
    memset(parameters, 0xee, sizeof parameters);
    for (int i = 0; i < count; i++)
        memcpy(parameters + offsets[i], arguments[i], sizes[i]);
    launches++;
    pthread_mutex_unlock(&lock);
    if (!strcmp(name_of(function), "add_one") && *(uint64_t *)arguments[0] >> 32)
        for (int i = 0; i < *(int *)arguments[2]; i++)
            (*(float **)arguments[1])[i] = (*(float **)arguments[0])[i] + 1;
    if (!strcmp(name_of(function), "wait"))
        read(*(int *)arguments[0], &(char){0}, 1);
    return 0;
}
CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                        unsigned by, unsigned bz, unsigned bytes, CUstream in, void **pointers,
                        void **extra) {
    unsigned dims[] = {gx, gy, gz, bx, by, bz};
    cooperative = 0;
    return launch(function, dims, bytes, in, pointers);
}
CUresult cuLaunchCooperativeKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz,
                                   unsigned bx, unsigned by, unsigned bz, unsigned bytes,
                                   CUstream in, void **pointers) {
    unsigned dims[] = {gx, gy, gz, bx, by, bz};
    cooperative = 1;
    return launch(function, dims, bytes, in, pointers);
}
#ifndef OLD
CUresult cuCtxGetId(CUcontext context, unsigned long long *id) {
    *id = 100 * ((uintptr_t)context & 0xf) + ids[(uintptr_t)context & 0xf];
    return check_context(context);
}
struct attribute {
    unsigned id;
    char pad[4];
    unsigned value[16];
};
struct config {
    unsigned dims[6], bytes;
    CUstream in;
    struct attribute *attributes;
    unsigned count;
};
CUresult cuLaunchKernelEx(const struct config *config, CUfunction function, void **pointers,
                          void **extra) {
    int large = 0;
    pthread_mutex_lock(&lock);
    attributes = config->count;
    for (unsigned i = 0; i < config->count; i++) {
        attribute_ids[i] = config->attributes[i].id;
        memcpy(attribute_values[i], config->attributes[i].value, sizeof attribute_values[i]);
        const unsigned *size = config->attributes[i].value;
        if (config->attributes[i].id != 4 || clusters_allowed[index_of(function)])
            continue;
        if (size[0] > 8 || size[1] > 8 || size[2] > 8 || size[0] * size[1] * size[2] > 8)
            large = 1;
    }
    pthread_mutex_unlock(&lock);
    if (large)
        return 912;
    return launch(function, config->dims, config->bytes, config->in, pointers);
}
/* Store the arguments in the map, where tests/support/exports.py reads them. */
CUresult cuTensorMapEncodeTiled(void *map, unsigned dtype, unsigned rank, void *address,
                                const uint64_t *dims, const uint64_t *strides, const unsigned *box,
                                const unsigned *steps, unsigned interleave, unsigned swizzle,
                                unsigned l2, unsigned fill) {
    struct {
        unsigned char numbers[8];
        uint64_t address, dims[5], strides[4];
        unsigned box[5], number;
    } encoded_map = {{dtype, rank, interleave, swizzle, l2, fill}, (uintptr_t)address};
    if ((uintptr_t)map % 64 || check_context(stack[depth]))
        return 1;
    for (unsigned i = 0; i < rank; i++) {
        encoded_map.dims[i] = dims[i];
        encoded_map.box[i] = box[i];
        if (i + 1 < rank)
            encoded_map.strides[i] = strides[i];
        if (steps[i] != 1)
            return 1;
    }
    encoded++;
    memset(map, 0, 128);
    memcpy(map, &encoded_map, sizeof encoded_map);
    return 0;
}
CUresult cuFuncGetParamInfo(CUfunction function, size_t i, size_t *offset, size_t *size) {
    if (i >= count)
        return 1;
    *offset = offsets[i];
    *size = sizes[i];
    return 0;
}
/* Every module contains all functions that have been requested from any module so far. */
CUresult cuModuleGetFunctionCount(unsigned *total, CUmodule module) {
    for (*total = 0; *total < NAMES && names[*total][0]; ++*total)
        ;
    return check_context(stack[depth]);
}
CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned most, CUmodule module) {
    for (unsigned i = 0; i < most; i++)
        functions[i] = (CUfunction)((uintptr_t)module + 0x10000 * (i + 1));
    return check_context(stack[depth]);
}
CUresult cuFuncGetName(const char **function_name, CUfunction function) {
    *function_name = name_of(function);
    return 0;
}
#endif

/* --- memory */

static struct {
    CUdeviceptr start, end;
    int device;
} known[64]; /* the first 64 allocations that exist */
/* Replace the element of `known` for the allocation that starts at `from`. An unused element starts
   at 0. */
static void update_known(CUdeviceptr from, CUdeviceptr start, CUdeviceptr end) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 64; i++)
        if (known[i].start == from) {
            known[i].start = start;
            known[i].end = end;
            known[i].device = (uintptr_t)stack[depth] & 0xf;
            break;
        }
    pthread_mutex_unlock(&lock);
}
static int device_of(CUdeviceptr pointer) {
    int device = -1;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < 64; i++)
        if (known[i].start <= pointer && pointer < known[i].end)
            device = known[i].device;
    pthread_mutex_unlock(&lock);
    return device;
}
CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t size) {
    int status = check_unsafe_call();
    if (status)
        return status;
    if (size > 1ull << 40)
        return 2;
    *pointer = (CUdeviceptr)malloc(size);
    update_known(0, *pointer, *pointer + size);
    return 0;
}
CUresult cuMemFree_v2(CUdeviceptr pointer) {
    int status = check_unsafe_call();
    if (status)
        return status;
    update_known(pointer, 0, 0);
    free((void *)pointer);
    freed++;
    return 0;
}

static CUresult copy(CUdeviceptr to, CUdeviceptr from, size_t size) {
    if (check_context(stack[depth]))
        return check_context(stack[depth]);
    memmove((void *)to, (void *)from, size);
    return 0;
}
CUresult cuMemcpyHtoD_v2(CUdeviceptr to, CUdeviceptr from, size_t size) {
    return copy(to, from, size);
}
CUresult cuMemcpyDtoH_v2(CUdeviceptr to, CUdeviceptr from, size_t size) {
    return copy(to, from, size);
}
/* The first hexadecimal digit of an address below 4 GiB stands for a type of memory: 1 is pageable,
   2 is on device 0, 3 is on device 1, 4 is pinned, and 5 is managed. For all other addresses, the
   device is looked up in `known`. */
CUresult cuPointerGetAttributes(unsigned n, int *attributes, void **values, CUdeviceptr pointer) {
    int kind = pointer >> 32 ? 2 + device_of(pointer) : pointer >> 28;
    if (check_context(stack[depth]))
        return check_context(stack[depth]);
    for (unsigned i = 0; i < n; i++)
        *(int *)values[i] = attributes[i] == 2   ? (kind == 1   ? 0
                                                    : kind == 4 ? 1
                                                                : 2)
                            : attributes[i] == 8 ? kind == 5
                            : kind == 1          ? -2
                                                 : kind == 3;
    return 0;
}

CUresult cuGetErrorName(int error, const char **error_name) {
    *error_name = error == 1     ? "CUDA_ERROR_INVALID_VALUE"
                  : error == 218 ? "CUDA_ERROR_INVALID_PTX"
                                 : 0;
    return *error_name ? 0 : 1;
}
CUresult cuGetErrorString(int error, const char **message) {
    *message = error == 1 ? "invalid argument" : 0;
    return *message ? 0 : 1;
}
