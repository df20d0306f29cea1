/* Kernels of @NAME@, written by cudyn; @NAME@.h explains it. */
#include "@NAME@.h"

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
#define TRY(call) do { int status_ = call; if (status_) return status_; } while (0)
#define RARE __attribute__((noinline, cold))
#define READ(place) __atomic_load_n(&(place), __ATOMIC_ACQUIRE)
#define WRITE(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELEASE)

/* --- from CUDA (cuda.h) and DLPack (dlpack.h) */

typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;

enum { NOT_INITIALIZED = 3, INVALID_CONTEXT = 201, INVALID_HANDLE = 400, CONTEXT_IS_DESTROYED = 709 };
enum { INFO_LOG = 3, INFO_LOG_SIZE = 4, ERROR_LOG = 5, ERROR_LOG_SIZE = 6 };      /* CUjit_option */
enum { MEMORY_TYPE = 2, IS_MANAGED = 8, DEVICE_ORDINAL = 9 };                     /* CUpointer_attribute */
enum { MAX_THREADS = 0, STATIC_SHARED = 1, MAX_SHARED = 8, LARGE_CLUSTERS = 14 }; /* CUfunction_attribute */
enum { MULTIPROCESSORS = 16, CAPABILITY_MAJOR = 75, CAPABILITY_MINOR = 76, MAX_SHARED_OPTIN = 97 };
enum { OF_COOPERATIVE = 2, OF_CLUSTER = 4, OF_PDL = 6, OF_PRIORITY = 8 };         /* CUlaunchAttributeID */
enum { OLDEST = 11000 };                                                          /* cuDriverGetVersion */
enum { RELAXED = 2 };                                                             /* CUstreamCaptureMode */
enum { BIG = 78 };                                                                /* TVMFFITypeIndex */
enum { CPU = 1, CUDA = 2, CUDA_HOST = 3, CUDA_MANAGED = 13 };                     /* DLDeviceType */

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
#define DRIVER(_) \
    _(cuDriverGetVersion, 1, (int *)) \
    _(cuInit, 1, (unsigned int)) \
    _(cuGetErrorName, 1, (int, const char **)) \
    _(cuGetErrorString, 1, (int, const char **)) \
    _(cuDeviceGet, 1, (int *, int)) \
    _(cuDeviceGetAttribute, 1, (int *, int, int)) \
    _(cuDevicePrimaryCtxRetain, 1, (CUcontext *, int)) \
    _(cuCtxGetCurrent, 1, (CUcontext *)) \
    _(cuCtxGetDevice, 1, (int *)) \
    _(cuCtxGetId, 0, (CUcontext, unsigned long long *)) \
    _(cuCtxPushCurrent_v2, 1, (CUcontext)) \
    _(cuCtxPopCurrent_v2, 1, (CUcontext *)) \
    _(cuThreadExchangeStreamCaptureMode, 0, (int *)) \
    _(cuModuleLoadDataEx, 1, (CUmodule *, const void *, unsigned int, int *, void **)) \
    _(cuModuleUnload, 1, (CUmodule)) \
    _(cuModuleGetFunction, 1, (CUfunction *, CUmodule, const char *)) \
    _(cuFuncGetAttribute, 1, (int *, int, CUfunction)) \
    _(cuFuncSetAttribute, 1, (CUfunction, int, int)) \
    _(cuPointerGetAttributes, 1, (unsigned int, int *, void **, uint64_t)) \
    _(cuLaunchKernel, 1, (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, \
                          unsigned int, unsigned int, CUstream, void **, void **)) \
    _(cuLaunchCooperativeKernel, HAS_COOPERATIVE, \
      (CUfunction, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, unsigned int, \
       unsigned int, CUstream, void **)) \
    _(cuLaunchKernelEx, HAS_ATTRIBUTES, (const Config *, CUfunction, void **, void **)) \
    _(cuOccupancyMaxActiveBlocksPerMultiprocessor, HAS_OCCUPANCY, (int *, CUfunction, int, size_t)) \
    _(cuTensorMapEncodeTiled, HAS_MAPS, \
      (void *, int, uint32_t, void *, const uint64_t *, const uint64_t *, const uint32_t *, const uint32_t *, int, \
       int, int, int))

typedef struct {
#define MEMBER(name, is_needed, parameters) int(*name) parameters;
    DRIVER(MEMBER)
} Driver;

/* --- the data of this module */

typedef struct {
    const char *name, *text; /* the part that callers need */
} Contract;

/* What a CUtensorMap is made of: dtype, rank, interleave, swizzle, l2 and fill as CUDA's numbers; rank 0: of
   nothing, it is zeros. */
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

/* A piece of code: a symbol that cudyn.Module finds, and that those of another library do not replace. */
#ifdef __ELF__
#define CODE(name) extern const uint64_t name[] __attribute__((visibility("protected")))
#else
#define CODE(name) extern const uint64_t name[]
#endif

@FACTS@
#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* The place of a launch, as far as its arguments determine it. */
typedef struct {
    const Contract *contract;
    int device;        /* -1: unknown so far */
    const char *first; /* the array that determined it */
} Place;

/* --- errors */

#ifdef __ELF__ /* LLVM's JIT, which TVM FFI loads object files by, has no other model */
#define THREAD_LOCAL __thread __attribute__((tls_model("global-dynamic")))
#else
#define THREAD_LOCAL __thread
#endif
static THREAD_LOCAL char error[ERROR_SIZE];

static void append(const char *format, va_list values)
{
    size_t used = strlen(error);
    vsnprintf(error + used, sizeof error - used, format, values);
}

__attribute__((format(printf, 1, 2))) static void add(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    append(format, values);
    va_end(values);
}

/* Write the message for wrong arguments; returns the status. */
RARE __attribute__((format(printf, 3, 4), unused)) static int fail(const Place *place, int status,
                                                                  const char *format, ...)
{
    va_list values;
    *error = 0;
    add("%s: ", place->contract->name);
    va_start(values, format);
    append(format, values);
    va_end(values);
    add("%s%s", TAIL, place->contract->text);
    return status;
}

/* Write the message for a status of CUDA. */
RARE static int refuse(const Driver *cu, const Place *place, const char *function, int result)
{
    const char *name = NULL, *text = NULL;
    cu->cuGetErrorName(result, &name);
    cu->cuGetErrorString(result, &text);
    *error = 0;
    add("%s: %s: %s (%d)%s%s", place->contract ? place->contract->name : OWN_NAME, function,
        name ? name : "an unknown status", result, text ? ": " : "", text ? text : "");
    return PREFIX_CUDA_ERROR;
}

PREFIX_API const char *PREFIX_error(void) { return error; }

/* Call the first of several contracts of one name that takes the arguments. */
#if HAS_OVERLOADS
static THREAD_LOCAL char refused[ERROR_SIZE];

static int call_first(const char *name, PREFIX_packed *const *calls, int number, const PREFIX_value *args,
                      int32_t count, PREFIX_value *result)
{
    int i, status, found = PREFIX_TYPE_ERROR;
    size_t used = (size_t)snprintf(refused, sizeof refused, NO_OVERLOAD, name);
    for (i = 0; i < number; i++) {
        status = calls[i](NULL, args, count, result);
        if (status != PREFIX_TYPE_ERROR && status != PREFIX_VALUE_ERROR) return status;
        if (status == PREFIX_VALUE_ERROR) found = status;
        if (used < sizeof refused) used += (size_t)snprintf(refused + used, sizeof refused - used, "\n%s", error);
    }
    memcpy(error, refused, sizeof error);
    return found;
}

#define OVERLOADS(scope, symbol, name, ...) \
    scope int symbol(void *self, const PREFIX_value *args, int32_t count, PREFIX_value *result) \
    { \
        static PREFIX_packed *const calls[] = {__VA_ARGS__}; \
        (void)self; \
        return call_first(name, calls, COUNT(calls), args, count, result); \
    }
#endif

/* --- the driver */

static Driver *driver;

#ifdef _WIN32
#define LIBRARY "nvcuda.dll"
static SRWLOCK lock = SRWLOCK_INIT;
static void acquire(void) { AcquireSRWLockExclusive(&lock); }
static void release(void) { ReleaseSRWLockExclusive(&lock); }
static void *open_library(void) { return (void *)LoadLibraryA(LIBRARY); }
static void find_symbol(void *library, const char *name, void *function)
{
    FARPROC symbol = GetProcAddress((HMODULE)library, name);
    memcpy(function, &symbol, sizeof symbol);
}
static void add_reason(void) { add("error %lu", (unsigned long)GetLastError()); }
#else
#define LIBRARY "libcuda.so.1"
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void acquire(void) { pthread_mutex_lock(&lock); }
static void release(void) { pthread_mutex_unlock(&lock); }
static void *open_library(void) { return dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL); }
static void find_symbol(void *library, const char *name, void *function)
{
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
}
static void add_reason(void)
{
    const char *said = dlerror();
    add("%s", said ? said : "no reason given");
}
#endif

/* Find the driver and initialise it. This needs no lock: the system's loader has one of its own, and threads
   that do this at the same time find the same driver. */
RARE static int find_driver(const Driver **found, const Place *place)
{
    const char *who = place->contract ? place->contract->name : OWN_NAME, *missing = NULL;
    void *library = open_library();
    Driver *cu = (Driver *)calloc(1, sizeof *cu), *none = NULL;
    int version = 0, result;
    *error = 0;
    if (!library || !cu) {
        add("%s: the CUDA driver was not found; looked for " LIBRARY ": ", who);
        if (library) add("no memory");
        else add_reason();
        free(cu);
        return PREFIX_LOAD_ERROR;
    }
#define FIND(name, is_needed, parameters) \
    find_symbol(library, #name, &cu->name); \
    if (is_needed && !cu->name && !missing) missing = #name;
    DRIVER(FIND)
    if (cu->cuDriverGetVersion) cu->cuDriverGetVersion(&version);
    if (missing || version < OLDEST) {
        add("%s: the CUDA driver is too old: found %d.%d", who, version / 1000, version % 1000 / 10);
        if (missing) add(", which lacks %s", missing);
        add("; %s or newer is required", HAS_MAPS ? "12.0" : HAS_ATTRIBUTES ? "11.8" : "11.0");
        free(cu);
        return PREFIX_LOAD_ERROR;
    }
    result = cu->cuInit(0);
    if (result) {
        result = refuse(cu, place, "cuInit", result);
        free(cu);
        return result;
    }
    if (!__atomic_compare_exchange_n(&driver, &none, cu, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        free(cu);
        cu = none;
    }
    *found = cu;
    return PREFIX_OK;
}

static int get_driver(const Driver **found, const Place *place)
{
    *found = READ(driver);
    return *found ? PREFIX_OK : find_driver(found, place);
}

/* --- contexts and their code */

typedef struct Code {
    struct Code *next;
    CUcontext context; /* NULL: it is gone */
    unsigned long long id;
    int device, has_launched, multiprocessors;
    CUmodule module;
    CUfunction functions[COUNT(contracts)];
    unsigned int shared[COUNT(contracts)]; /* dynamic shared memory that a block may have */
    int has_large_clusters[COUNT(contracts)];
    uint64_t occupancies[COUNT(contracts)]; /* the last one, with threads and shared memory above its 8 bits */
    char note[NOTE_SIZE];
} Code;

static Code *codes; /* the newest first; only PREFIX_unload removes any */
static CUcontext primaries[64]; /* of devices */
static int default_device;

/* A new context may have the handle of an old one, but not its id. Not 0: it is gone. */
static int get_id(const Driver *cu, CUcontext context, unsigned long long *id)
{
    *id = 0;
    return cu->cuCtxGetId ? cu->cuCtxGetId(context, id) : 0;
}

/* Exchange the capture mode of this thread, whose calls could break a capture of any thread. */
static void exchange(const Driver *cu, int *mode)
{
    if (cu->cuThreadExchangeStreamCaptureMode) cu->cuThreadExchangeStreamCaptureMode(mode);
}

static Code *find_code(CUcontext context, unsigned long long id)
{
    Code *code = READ(codes);
    while (code && (READ(code->context) != context || code->id != id)) code = code->next;
    return code;
}

static int runs_on(const Image *image, int major, int minor)
{
    if (image->suffix == 'a') return image->major == major && image->minor == minor;
    if (image->kind == 'p' && !image->suffix)
        return image->major < major || (image->major == major && image->minor <= minor);
    return image->kind == 'f' || (image->major == major && image->minor <= minor);
}

/* Load the code into the current context. */
static int load_code(const Driver *cu, const Place *place, Code *code)
{
    static char log[1 << 13], remarks[1 << 10]; /* of the driver's compiler */
    int keys[] = {INFO_LOG, INFO_LOG_SIZE, ERROR_LOG, ERROR_LOG_SIZE};
    void *values[] = {remarks, (void *)sizeof remarks, log, (void *)sizeof log};
    const Image *image = images, *end = images + COUNT(images);
    int i, result, major = 0, minor = 0;
    result = cu->cuDeviceGetAttribute(&major, CAPABILITY_MAJOR, code->device);
    if (!result) result = cu->cuDeviceGetAttribute(&minor, CAPABILITY_MINOR, code->device);
    if (!result) result = cu->cuDeviceGetAttribute(&code->multiprocessors, MULTIPROCESSORS, code->device);
    if (result) return refuse(cu, place, "cuDeviceGetAttribute", result);
    while (image < end && !runs_on(image, major, minor)) image++;
    *error = 0;
    if (image == end) {
        add("%s: ", OWN_NAME);
        add(REFUSED, major, minor, major, minor);
        return PREFIX_LOAD_ERROR;
    }
    if (*image->note) snprintf(code->note, sizeof code->note, image->note, major, minor);
    *log = 0;
    result = cu->cuModuleLoadDataEx(&code->module, image->data, COUNT(keys), keys, values);
    if (result) {
        result = refuse(cu, place, "cuModuleLoadDataEx", result);
        if (*code->note) add("; %s", code->note);
        if (*log) add("\n%s", log);
        return result;
    }
    for (i = 0; i < COUNT(contracts) && !result; i++) {
        result = cu->cuModuleGetFunction(&code->functions[i], code->module, image->kernels[i]);
        if (result) {
            cu->cuModuleUnload(code->module);
            result = refuse(cu, place, "cuModuleGetFunction", result);
            add("; the kernel is %s", image->kernels[i]);
        }
    }
    return result;
}

/* Find or load the code of the current context. */
static int get_code(const Driver *cu, const Place *place, CUcontext context, unsigned long long id, int device,
                    Code **found)
{
    int status = PREFIX_OK, mode = RELAXED;
    Code *code;
    acquire();
    *found = find_code(context, id);
    if (!*found) {
        code = (Code *)calloc(1, sizeof *code);
        if (code) {
            code->context = context;
            code->id = id;
            code->device = device;
            exchange(cu, &mode);
            status = load_code(cu, place, code);
            exchange(cu, &mode);
        } else {
            snprintf(error, sizeof error, "%s: no memory", OWN_NAME);
            status = PREFIX_LOAD_ERROR;
        }
        if (status) {
            free(code);
        } else {
            code->next = codes;
            WRITE(codes, code);
            *found = code;
        }
    }
    release();
    return status;
}

/* Make the primary context of a device current. */
static int push_primary(const Driver *cu, const Place *place, int device, CUcontext *context,
                        unsigned long long *id)
{
    int result, known = device >= 0 && device < COUNT(primaries);
    *context = known ? READ(primaries[device]) : NULL;
    if (!*context || get_id(cu, *context, id) || !cu->cuCtxGetId) {
        int handle = 0, mode = RELAXED;
        result = cu->cuDeviceGet(&handle, device);
        if (result) return refuse(cu, place, "cuDeviceGet", result);
        exchange(cu, &mode);
        result = cu->cuDevicePrimaryCtxRetain(context, handle);
        exchange(cu, &mode);
        if (result) return refuse(cu, place, "cuDevicePrimaryCtxRetain", result);
        result = get_id(cu, *context, id);
        if (result) return refuse(cu, place, "cuCtxGetId", result);
        if (known) WRITE(primaries[device], *context);
    }
    result = cu->cuCtxPushCurrent_v2(*context);
    return result ? refuse(cu, place, "cuCtxPushCurrent", result) : PREFIX_OK;
}

static void pop(const Driver *cu)
{
    CUcontext popped;
    cu->cuCtxPopCurrent_v2(&popped);
}

static int get_current(const Driver *cu, const Place *place, CUcontext *current)
{
    int result = cu->cuCtxGetCurrent(current);
    if (!result) return PREFIX_OK;
    if (result == NOT_INITIALIZED) {
        result = refuse(cu, place, "cuCtxGetCurrent", result);
        add("; a process that was forked can't use what its parent has initialised");
        return result;
    }
    *current = NULL; /* the context was destroyed */
    return PREFIX_OK;
}

/* Find the code for a launch, in a context that is current until pop() if something was pushed. */
static int enter(const Driver *cu, const Place *place, int uses_current, Code **code, int *is_pushed)
{
    CUcontext context = NULL;
    unsigned long long id = 0;
    int device = -1, status;
    *is_pushed = 0;
    TRY(get_current(cu, place, &context));
    if (context && uses_current && !get_id(cu, context, &id)) {
        *code = find_code(context, id);
        if (*code) device = (*code)->device;
        else if (cu->cuCtxGetDevice(&device)) device = -1;
        if (device >= 0 && (place->device < 0 || place->device == device))
            return *code ? PREFIX_OK : get_code(cu, place, context, id, device, code);
    }
    device = place->device < 0 ? READ(default_device) : place->device;
    TRY(push_primary(cu, place, device, &context, &id));
    *is_pushed = 1;
    *code = find_code(context, id);
    status = *code ? PREFIX_OK : get_code(cu, place, context, id, device, code);
    if (status) pop(cu);
    return status;
}

PREFIX_API int PREFIX_load(int device)
{
    Place place = {NULL, 0, NULL};
    const Driver *cu;
    Code *code;
    int is_pushed;
    place.device = device;
    if (device < 0) {
        snprintf(error, sizeof error, "%s: expected the ordinal of a device, got %d", OWN_NAME, device);
        return PREFIX_VALUE_ERROR;
    }
    TRY(get_driver(&cu, &place));
    TRY(enter(cu, &place, 1, &code, &is_pushed));
    WRITE(default_device, device);
    if (is_pushed) pop(cu);
    return PREFIX_OK;
}

PREFIX_API void PREFIX_unload(void)
{
    const Driver *cu = READ(driver);
    Code *code, *next;
    unsigned long long id;
    int mode = RELAXED;
    if (!cu) return;
    acquire();
    code = codes;
    WRITE(codes, (Code *)NULL);
    exchange(cu, &mode);
    for (; code; code = next) {
        next = code->next; /* the code in a context that is gone went with it */
        if (code->context && !get_id(cu, code->context, &id) && id == code->id &&
            !cu->cuCtxPushCurrent_v2(code->context)) {
            cu->cuModuleUnload(code->module);
            pop(cu);
        }
        free(code);
    }
    exchange(cu, &mode);
    release();
}

PREFIX_API const char *PREFIX_note(void)
{
    Code *code = READ(codes);
    while (code && !*code->note) code = code->next;
    return code ? code->note : "";
}

/* --- launches */

/* By default a function has 48 KiB less its static shared memory. */
RARE static int allow_shared(const Driver *cu, Code *code, int number, unsigned int shared)
{
    int allowed = 0, result;
    acquire(); /* so that no thread lowers another one's limit */
    result = cu->cuFuncGetAttribute(&allowed, MAX_SHARED, code->functions[number]);
    if (!result && shared > (unsigned int)allowed)
        result = cu->cuFuncSetAttribute(code->functions[number], MAX_SHARED, (int)shared);
    if (!result) WRITE(code->shared[number], shared > (unsigned int)allowed ? shared : (unsigned int)allowed);
    release();
    return result;
}

/* Clusters of more than 8 blocks, which not every device has, need permission. */
HELPER int allow_cluster(const Driver *cu, Code *code, int number, const Config *config)
{
    const unsigned int *size = config->attributes->value;
    int result;
    if (config->attributes->id != OF_CLUSTER || READ(code->has_large_clusters[number]) ||
        (size[0] <= 8 && size[1] <= 8 && size[2] <= 8 && size[0] * size[1] * size[2] <= 8))
        return 0;
    result = cu->cuFuncSetAttribute(code->functions[number], LARGE_CLUSTERS, 1);
    if (!result) WRITE(code->has_large_clusters[number], 1);
    return result;
}

/* Encode a tensor map, or take the one that this thread has made of the same. */
HELPER int encode(const Driver *cu, Map *of)
{
    static const uint32_t steps[] = {1, 1, 1, 1, 1};
    static THREAD_LOCAL struct {
        MapKey key;
        unsigned char map[128];
    } kept[16];
    const MapKey *key = &of->key;
    uint64_t hash = (key->address >> 4) + key->dims[0] + 31 * key->dims[1] + 7 * key->box[0] + key->box[1];
    int place = (int)((hash * 0x9e3779b97f4a7c15u) >> 60), result;
    if (!key->rank) return 0;
    if (memcmp(&kept[place].key, key, sizeof *key)) {
        result = cu->cuTensorMapEncodeTiled(of->map, (int)key->dtype, key->rank, (void *)(uintptr_t)key->address,
                                            key->dims, key->strides, key->box, steps, (int)key->options[0],
                                            (int)key->options[1], (int)key->options[2], (int)key->options[3]);
        if (result) return result;
        memcpy(kept[place].map, of->map, sizeof of->map);
        memcpy(&kept[place].key, key, sizeof *key);
    }
    memcpy(of->map, kept[place].map, sizeof of->map);
    return 0;
}

static int call(const Driver *cu, CUfunction function, Config *config, void **parameters, const char **entry)
{
    const unsigned int *grid = config->grid, *block = config->block;
    int is_cooperative = config->count == 1 && config->attributes->id == OF_COOPERATIVE;
    if (HAS_ATTRIBUTES && config->count && !is_cooperative) {
        *entry = "cuLaunchKernelEx";
        return cu->cuLaunchKernelEx(config, function, parameters, NULL);
    }
    if (HAS_COOPERATIVE && is_cooperative) {
        *entry = "cuLaunchCooperativeKernel";
        return cu->cuLaunchCooperativeKernel(function, grid[0], grid[1], grid[2], block[0], block[1], block[2],
                                             config->shared, config->stream, parameters);
    }
    *entry = "cuLaunchKernel";
    return cu->cuLaunchKernel(function, grid[0], grid[1], grid[2], block[0], block[1], block[2], config->shared,
                              config->stream, parameters, NULL);
}

RARE static void retire(Code *code)
{
    WRITE(code->context, (CUcontext)NULL);
    if (code->device < COUNT(primaries)) WRITE(primaries[code->device], (CUcontext)NULL);
}

/* Explain why a launch failed, or give CUDA's status: only the driver knows the limits of a block. */
RARE static int explain(const Driver *cu, const Place *place, const Code *code, int number,
                        const Config *config, const char *entry, int result)
{
    CUfunction function = code->functions[number];
    int64_t asked = (int64_t)config->block[0] * config->block[1] * config->block[2];
    int most = 0, fixed = 0;
    if (!cu->cuFuncGetAttribute(&most, MAX_THREADS, function) && asked > most)
        return fail(place, TOO_MANY_THREADS("block", most, asked));
    if (!cu->cuFuncGetAttribute(&fixed, STATIC_SHARED, function) &&
        !cu->cuDeviceGetAttribute(&most, MAX_SHARED_OPTIN, code->device) && (int64_t)config->shared > most - fixed)
        return fail(place, TOO_MUCH_SHARED("shared_memory", most - fixed, config->shared));
    return refuse(cu, place, entry, result);
}

/* Ask for the device's multiprocessors, or for the kernel's blocks that run on one of them at a time: 1 also if
   none fits, for the launch then says why. */
HELPER int ask(const Place *place, int number, const Config *config, int64_t *multiprocessors, int64_t *occupancy)
{
    const Driver *cu;
    Code *code;
    int found = 0, is_pushed;
    uint64_t threads = (uint64_t)config->block[0] * config->block[1] * config->block[2], key, known;
    TRY(get_driver(&cu, place));
    TRY(enter(cu, place, 1, &code, &is_pushed));
    if (multiprocessors) *multiprocessors = code->multiprocessors;
    if (HAS_OCCUPANCY && occupancy) {
        key = threads << 40 | (uint64_t)config->shared << 8;
        known = READ(code->occupancies[number]);
        *occupancy = 1;
        if (known && known >> 8 == key >> 8) {
            *occupancy = (int64_t)(known & 255);
        } else if (threads <= 1024 &&
                   !(config->shared > READ(code->shared[number]) && allow_shared(cu, code, number, config->shared)) &&
                   !cu->cuOccupancyMaxActiveBlocksPerMultiprocessor(&found, code->functions[number], (int)threads,
                                                                    config->shared) &&
                   found > 0) {
            *occupancy = found;
            if (found < 256) WRITE(code->occupancies[number], key | (uint64_t)found);
        }
    }
    if (is_pushed) pop(cu);
    return PREFIX_OK;
}

/* Launch a kernel: the one of contract `number`. */
static int launch(const Place *place, int number, Config *config, Map *maps, int count, void **parameters)
{
    const char *entry = "cuFuncSetAttribute";
    const Driver *cu;
    Code *code;
    int i, again, is_pushed, is_gone, result, uses_current = 1, status = get_driver(&cu, place);
    for (again = 0; !status; again++) {
        status = enter(cu, place, uses_current, &code, &is_pushed);
        if (status) break;
        result = config->shared > READ(code->shared[number]) ? allow_shared(cu, code, number, config->shared) : 0;
        if (HAS_ATTRIBUTES && !result && config->count) result = allow_cluster(cu, code, number, config);
        for (i = 0; HAS_MAPS && i < count && !result; i++) {
            entry = "cuTensorMapEncodeTiled";
            result = encode(cu, &maps[i]);
        }
        if (!result) result = call(cu, code->functions[number], config, parameters, &entry);
        /* The context is gone; or another one has its handle, which a driver before 12.0 can't show. */
        uses_current = result == INVALID_HANDLE && !cu->cuCtxGetId;
        is_gone = uses_current || result == INVALID_CONTEXT || result == CONTEXT_IS_DESTROYED;
        if (!result) {
            if (!READ(code->has_launched)) WRITE(code->has_launched, 1);
        } else if (!is_gone) {
            status = explain(cu, place, code, number, config, entry, result);
        } else if (!again && READ(code->has_launched)) {
            retire(code);
        } else {
            status = refuse(cu, place, entry, result);
        }
        if (is_pushed) pop(cu);
        if (!result) break;
    }
    return status;
}

/* --- arguments */

static const char *name_memory(int memory, char *other, size_t size)
{
    int i;
    for (i = 0; i < COUNT(memories); i++)
        if (memories[i].number == memory) return memories[i].name;
    snprintf(other, size, OTHER_MEMORY(memory));
    return other;
}

/* Check the memory and the device of an array. */
HELPER int check_place(Place *place, const Rule *rule, int memory, int device)
{
    char other[64];
    if (memory < 0 || memory > 31 || !(rule->accepted >> memory & 1))
        return fail(place, WRONG_MEMORY(rule->name, rule->memory, name_memory(memory, other, sizeof other)));
    if (memory != CUDA) return PREFIX_OK;
    if (!place->first) {
        place->device = device;
        place->first = rule->name;
    } else if (place->device != device) {
        return fail(place, WRONG_DEVICE(rule->name, place->device, place->first, device));
    }
    return PREFIX_OK;
}

HELPER int check_address(const Place *place, const Rule *rule, uint64_t address)
{
    return address & (rule->align - 1) ? fail(place, WRONG_ADDRESS(rule->name, rule->align, address)) : PREFIX_OK;
}

/* Ask the driver for the memory and the device of an address. */
HELPER int locate(Place *place, const Rule *rule, uint64_t address)
{
    uint64_t memory = 0, is_managed = 0; /* drivers differ in the size of these */
    int device = -1, keys[] = {MEMORY_TYPE, IS_MANAGED, DEVICE_ORDINAL}, result;
    void *values[3];
    const Driver *cu;
    values[0] = &memory;
    values[1] = &is_managed;
    values[2] = &device;
    TRY(get_driver(&cu, place));
    result = cu->cuPointerGetAttributes(3, keys, values, address);
    if (result == INVALID_CONTEXT || result == CONTEXT_IS_DESTROYED) { /* no context is current in this thread */
        CUcontext context;
        unsigned long long id;
        TRY(push_primary(cu, place, READ(default_device), &context, &id));
        result = cu->cuPointerGetAttributes(3, keys, values, address);
        pop(cu);
    }
    if (result) return refuse(cu, place, "cuPointerGetAttributes", result);
    return check_place(place, rule, is_managed ? CUDA_MANAGED : memory == 2 ? CUDA : memory == 1 ? CUDA_HOST : CPU,
                       device);
}

HELPER void *get_object(const PREFIX_value *value) { return (char *)value->as.pointer + 24; } /* TVMFFIObject */

/* The low 64 bits of an integer. One that does not fit a signed one is an object: a count, and that many words. */
HELPER int64_t get_integer(const PREFIX_value *value)
{
    return value->type_index == BIG ? ((const int64_t *)get_object(value))[1] : value->as.i64;
}

/* Is it one that fits 64 bits without a sign? */
HELPER int is_unsigned(const PREFIX_value *value)
{
    const uint64_t *big = (const uint64_t *)get_object(value);
    return value->type_index == BIG && big[0] == 2 && !big[2];
}

HELPER void show(char *text, size_t size, int64_t number, int is_u64)
{
    if (is_u64) snprintf(text, size, "%llu", (unsigned long long)number);
    else snprintf(text, size, "%lld", (long long)number);
}

HELPER int check_integer(const Place *place, const char *name, const PREFIX_value *value, int64_t low, uint64_t high)
{
    int64_t number = get_integer(value);
    int is_big = value->type_index == BIG;
    char text[32];
    if (value->type_index == 0 || value->type_index == 4) return PREFIX_OK; /* a stream, not as an integer */
    if (is_big ? is_unsigned(value) && (uint64_t)number <= high
               : number >= low && (number < 0 || (uint64_t)number <= high))
        return PREFIX_OK;
    show(text, sizeof text, number, is_big);
    return fail(place, OUT_OF_RANGE(name, low, high, is_big && !is_unsigned(value) ? LONG_INT : text));
}

/* A size, and the first place that has it. */
typedef struct {
    int64_t value;
    const char *of; /* NULL: none so far */
    int is_u64, is_loose; /* is_loose: it has a value that a stride without meaning gave it */
} Size;

RARE HELPER int fail_size(const Place *place, const char *what, const char *symbol, const Size *size, int64_t value,
                          int is_u64)
{
    char expected[32], found[32];
    show(expected, sizeof expected, size->value, size->is_u64);
    show(found, sizeof found, value, is_u64);
    return fail(place, WRONG_SIZE(what, symbol, expected, size->of, found));
}

/* Compare a size with that of the same symbol, or set it at its first place. */
HELPER inline int fit(const Place *place, const char *what, const char *symbol, Size *size, int64_t value, int is_u64)
{
    if (!size->of) {
        size->value = value;
        size->of = what;
        size->is_u64 = is_u64;
    } else if (size->value != value || (value < 0 && size->is_u64 != is_u64)) {
        return fail_size(place, what, symbol, size, value, is_u64);
    }
    return PREFIX_OK;
}

/* A sequence of TVM FFI: TVMFFIShapeCell and TVMFFISeqCell have the same first members. */
typedef struct {
    void *data;
    int64_t size;
} Sequence;

/* Count the sizes of a shape, or of a tuple of integers; -1 for anything else. */
HELPER int64_t count_sizes(const PREFIX_value *value)
{
    const Sequence *sequence;
    const PREFIX_value *items;
    int64_t i;
    if (value->type_index != 69 && value->type_index != 71) return -1;
    sequence = (const Sequence *)get_object(value);
    items = (const PREFIX_value *)sequence->data;
    for (i = 0; i < sequence->size && value->type_index == 71; i++)
        if (items[i].type_index != 1 && items[i].type_index != 2 && items[i].type_index != BIG) return -1;
    return sequence->size;
}

HELPER int64_t get_size(const PREFIX_value *value, int index)
{
    const Sequence *sequence = (const Sequence *)get_object(value);
    if (value->type_index == 69) return ((const int64_t *)sequence->data)[index];
    return ((const PREFIX_value *)sequence->data)[index].as.i64;
}

/* Check that a size fits 64 bits. */
HELPER int check_size(const Place *place, const char *what, const PREFIX_value *value, int index)
{
    const PREFIX_value *items = (const PREFIX_value *)((const Sequence *)get_object(value))->data;
    return value->type_index == 71 && items[index].type_index == BIG
               ? check_integer(place, what, &items[index], INT64_MIN, INT64_MAX)
               : PREFIX_OK;
}

/* Write the message for an argument of the wrong kind. */
RARE HELPER int fail_kind(const Place *place, const char *name, const char *expected, const PREFIX_value *value)
{
    const char *found = "object";
    int i;
    for (i = 0; i < COUNT(kinds); i++)
        if (kinds[i].number == (count_sizes(value) >= 0 ? 69 : value->type_index)) found = kinds[i].name;
    return fail(place, WRONG_KIND(name, expected, found));
}

enum { BOOLS = 1 << 2, INTEGERS = 1 << 1 | BOOLS, NUMBERS = 1 << 3 | INTEGERS, STREAMS = 1 << 0 | 1 << 1 | 1 << 4 };

/* Check the kind of a number or a stream. */
HELPER int check_kind(const Place *place, const char *name, const char *expected, const PREFIX_value *value, int accepted)
{
    int kind = value->type_index == BIG ? 1 : value->type_index;
    return kind >= 0 && kind <= 4 && accepted >> kind & 1 ? PREFIX_OK : fail_kind(place, name, expected, value);
}

HELPER int take_bool(const Place *place, const char *name, const char *expected, const PREFIX_value *value, bool *found)
{
    *found = value->as.i64 != 0;
    return check_kind(place, name, expected, value, BOOLS);
}

HELPER int take_stream(const Place *place, const char *name, const char *expected, const PREFIX_value *value,
                       CUstream *found)
{
    TRY(check_kind(place, name, expected, value, STREAMS));
    if (value->type_index) *found = (CUstream)(uintptr_t)get_integer(value);
    return PREFIX_OK;
}

/* Take the bytes of a struct: TVMFFIByteArray by its address or in an object, or up to 7 bytes in the value. */
HELPER int take_struct(const Place *place, const char *name, const char *expected, const PREFIX_value *value,
                       uint64_t size, const void **found)
{
    const Sequence *bytes = (const Sequence *)value->as.pointer;
    uint64_t count;
    if (value->type_index == 66) bytes = (const Sequence *)get_object(value);
    else if (value->type_index != 9 && value->type_index != 12) return fail_kind(place, name, expected, value);
    count = value->type_index == 12 ? value->zero_padding : (uint64_t)bytes->size;
    *found = value->type_index == 12 ? (const void *)&value->as : bytes->data;
    return count == size ? PREFIX_OK : fail(place, WRONG_LENGTH(name, expected, count));
}

HELPER int take_shape(const Place *place, const char *name, const char *expected, const PREFIX_value *value, int count,
                      const char *sizes)
{
    int64_t found = count_sizes(value);
    if (found < 0) return fail_kind(place, name, expected, value);
    return found == count ? PREFIX_OK : fail(place, WRONG_LENGTH(name, sizes, found));
}

RARE HELPER int fail_dtype(const Place *place, const Rule *rule, const Tensor *tensor)
{
    char other[64];
    const char *found = other;
    int i;
    snprintf(other, sizeof other, OTHER_DTYPE(tensor->code, tensor->bits, tensor->lanes));
    for (i = 0; i < COUNT(dtypes) && tensor->lanes == 1; i++)
        if (dtypes[i].code == tensor->code && dtypes[i].bits == tensor->bits) found = dtypes[i].name;
    return fail(place, WRONG_DTYPE(rule->name, rule->dtype, found));
}

/* Check kind, dtype, rank, memory and device of an array. */
HELPER int take_array(Place *place, const Rule *rule, const PREFIX_value *value, const Tensor **found)
{
    const Tensor *tensor = (const Tensor *)(value->type_index == 70 ? get_object(value) : value->as.pointer);
    *found = tensor;
    if (value->type_index != 70 && value->type_index != 7) return fail_kind(place, rule->name, rule->expected, value);
    if (tensor->code != rule->code || tensor->bits != rule->bits || tensor->lanes != 1)
        return fail_dtype(place, rule, tensor);
    if (tensor->rank != rule->rank) return fail(place, WRONG_LENGTH(rule->name, rule->dimensions, tensor->rank));
    return check_place(place, rule, tensor->memory, tensor->device);
}

/* The stride of a dimension in an array without gaps. */
static int64_t get_contiguous(const Tensor *tensor, int index)
{
    uint64_t stride = 1;
    while (++index < tensor->rank) stride *= (uint64_t)tensor->shape[index];
    return (int64_t)stride;
}

HELPER int64_t get_stride(const Tensor *tensor, int index)
{
    return tensor->strides ? tensor->strides[index] : get_contiguous(tensor, index);
}

static int is_empty(const Tensor *tensor)
{
    int i = tensor->rank;
    while (i-- > 0)
        if (!tensor->shape[i]) return 1;
    return 0;
}

/* Does the stride of a dimension have a meaning? */
HELPER int matters(const Tensor *tensor, int index) { return tensor->shape[index] != 1 && !is_empty(tensor); }

HELPER int fit_number(const Place *place, const char *what, int64_t expected, int64_t value)
{
    return value == expected ? PREFIX_OK : fail(place, WRONG_NUMBER(what, expected, value));
}

/* Compare a stride that has a meaning; another is as in C's order unless determined elsewhere. */
HELPER inline int fit_stride(const Place *place, const char *what, const char *symbol, Size *size,
                             const Tensor *tensor, int index)
{
    if (matters(tensor, index)) return fit(place, what, symbol, size, get_stride(tensor, index), 0);
    size->is_loose = 1;
    if (!size->of) size->value = get_contiguous(tensor, index);
    return PREFIX_OK;
}

/* Check that an array has no gaps. */
HELPER int check_contiguous(const Place *place, const Rule *rule, const Tensor *tensor)
{
    int i;
    if (!tensor->strides) return PREFIX_OK;
    for (i = 0; i < tensor->rank; i++)
        if (matters(tensor, i) && tensor->strides[i] != get_contiguous(tensor, i))
            return fail(place, NOT_CONTIGUOUS(rule->name, i, get_contiguous(tensor, i), tensor->strides[i]));
    return PREFIX_OK;
}

HELPER int take_address(const Place *place, const Rule *rule, const Tensor *tensor, uint64_t *address)
{
    *address = (uint64_t)(uintptr_t)tensor->data + tensor->offset;
    return is_empty(tensor) ? PREFIX_OK : check_address(place, rule, *address);
}

/* The nearest double, as Python finds it: of the highest 64 bits and whether there are others. */
HELPER double get_big_number(const PREFIX_value *value)
{
    const uint64_t *words = (const uint64_t *)get_object(value) + 1;
    uint64_t top = 0, below = 0, rest = 0, word;
    int64_t count = (int64_t)words[-1], i;
    int is_negative = (int64_t)words[count - 1] < 0, carry = is_negative, shift = 0;
    double number;
    for (i = 0; i < count; i++) { /* top and below: the highest word that is not 0, and the one below */
        word = is_negative ? ~words[i] + (uint64_t)carry : words[i];
        carry = carry && !word;
        if (word || i < count - 1) {
            rest |= below;
            below = top;
            top = word;
        } else {
            count = i;
        }
    }
    while (top && !(top >> 63)) {
        top = top << 1 | below >> 63;
        below <<= 1;
        shift++;
    }
    number = (double)(top | (below || rest));
    for (i = count > 18 ? 64 * 18 : 64 * (count - 1) - shift; i > 0; i--) number *= 2;
    return is_negative ? -number : number;
}

/* Take the number of a scalar; an integer is one, too. Would it be infinite as a float? */
HELPER double get_number(const PREFIX_value *value)
{
    if (value->type_index == BIG) return get_big_number(value);
    return value->type_index == 3 ? value->as.f64 : (double)value->as.i64;
}

HELPER int is_infinite(double number) { return number > 1.7976931348623157e308 || number < -1.7976931348623157e308; }

HELPER int fits_float(double number)
{
    double size = number < 0 ? -number : number;
    /* from half a step above the largest float to the largest double, in digits: C++ has no hexadecimal ones before 17 */
    return !(size >= 3.4028235677973366e38 && size <= 1.7976931348623157e308);
}

HELPER int take_float(const Place *place, const char *name, const char *expected, const PREFIX_value *value,
                      const char *dtype, double *found)
{
    char text[32];
    int is_big = value->type_index == BIG;
    TRY(check_kind(place, name, expected, value, NUMBERS));
    *found = get_number(value);
    if ((dtype[1] == '6' || fits_float(*found)) && !(is_big && is_infinite(*found))) return PREFIX_OK;
    snprintf(text, sizeof text, "%g", *found);
    return fail(place, DOES_NOT_FIT(name, dtype, is_big ? LONG_INT : text));
}

/* Find the nearest number with so many digits of a fraction; of two, the even one. 0: it is too large. */
HELPER int round_half(double number, int digits, int least, uint16_t *found)
{
    uint64_t bits, fraction, whole, rest, half;
    uint32_t infinite = (0x7fffu >> digits) << digits;
    int exponent, shift = 52 - digits, sign;
    memcpy(&bits, &number, sizeof bits);
    sign = (int)(bits >> 63) << 15;
    exponent = (int)(bits >> 52 & 0x7ff) - 1023;
    fraction = bits & (((uint64_t)1 << 52) - 1);
    if (exponent == 1024) { /* infinite, or not a number */
        whole = fraction ? fraction >> shift | (uint64_t)1 << (digits - 1) : 0;
        *found = (uint16_t)((uint32_t)sign | infinite | (uint32_t)whole);
        return 1;
    }
    if (exponent < least) shift += least - exponent;
    if (shift > 60) shift = 60; /* it becomes 0 */
    fraction |= (uint64_t)1 << 52;
    half = (uint64_t)1 << (shift - 1);
    whole = fraction >> shift;
    rest = fraction & (2 * half - 1);
    if (rest > half || (rest == half && whole & 1)) whole++;
    if (exponent >= least) whole += (uint64_t)(exponent - least) << digits;
    *found = (uint16_t)((uint32_t)sign | (uint32_t)whole);
    return whole < infinite;
}

HELPER int fit_half(const Place *place, const char *name, const char *dtype, int digits, int least, double number,
                    uint16_t *found)
{
    char text[32];
    if (round_half(number, digits, least, found)) return PREFIX_OK;
    snprintf(text, sizeof text, "%g", number);
    return fail(place, DOES_NOT_FIT(name, dtype, text));
}

HELPER int take_half(const Place *place, const char *name, const char *expected, const PREFIX_value *value,
                     const char *dtype, int digits, int least, uint16_t *found)
{
    char text[32];
    TRY(check_kind(place, name, expected, value, NUMBERS));
    if (value->type_index == 3) return fit_half(place, name, dtype, digits, least, value->as.f64, found);
    if (round_half(get_number(value), digits, least, found) && !(value->type_index == BIG && is_infinite(get_number(value))))
        return PREFIX_OK;
    show(text, sizeof text, get_integer(value), value->type_index == BIG);
    return fail(place, DOES_NOT_FIT(name, dtype, value->type_index == BIG && !is_unsigned(value) ? LONG_INT : text));
}

/* --- integers, which round down as Python's do */

HELPER int64_t divide(int64_t left, int64_t right)
{
    return left / right - (left % right && (left < 0) != (right < 0));
}

HELPER int64_t divide_up(int64_t left, int64_t right)
{
    return left / right + (left % right && (left < 0) == (right < 0));
}

HELPER int64_t get_rest(int64_t left, int64_t right)
{
    int64_t rest = right == -1 ? 0 : left % right;
    return rest && (rest < 0) != (right < 0) ? rest + right : rest;
}
