/* Finds the CUDA driver and its functions. */
#include "errors.c"

static Driver *driver;

#ifdef _WIN32
#define LIBRARY "nvcuda.dll"
static SRWLOCK lock = SRWLOCK_INIT;
static void acquire(void) {
    AcquireSRWLockExclusive(&lock);
}
static void release(void) {
    ReleaseSRWLockExclusive(&lock);
}
static void *open_library(void) {
    return (void *)LoadLibraryA(LIBRARY);
}
static void find_symbol(void *library, const char *name, void *function) {
    FARPROC symbol = GetProcAddress((HMODULE)library, name);
    memcpy(function, &symbol, sizeof symbol);
}
static void add_reason(void) {
    add_text("error %lu", (unsigned long)GetLastError());
}
#else
#define LIBRARY "libcuda.so.1"
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void acquire(void) {
    pthread_mutex_lock(&lock);
}
static void release(void) {
    pthread_mutex_unlock(&lock);
}
static void *open_library(void) {
    return dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
}
static void find_symbol(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
}
static void add_reason(void) {
    const char *message = dlerror();
    add_text("%s", message ? message : "no reason given");
}
#endif

/* Find the driver and initialize it. A lock is not necessary: several threads may call dlopen() and
   cuInit() at the same time, and find the same functions. The first thread that finishes stores
   them. */
RARE static int find_driver(const Driver **found, const Place *place) {
    const char *name = place->contract ? place->contract->name : OWN_NAME, *missing = NULL;
    void *library = open_library();
    Driver *cuda = (Driver *)calloc(1, sizeof *cuda), *none = NULL;
    int version = 0, result;
    *error = 0;
    if (!library || !cuda) {
        add_text("%s: the CUDA driver was not found; looked for " LIBRARY ": ", name);
        if (library)
            add_text("no memory");
        else
            add_reason();
        free(cuda);
        return PREFIX_LOAD_ERROR;
    }
#define FIND(name, is_needed, parameters)                                                          \
    find_symbol(library, #name, &cuda->name);                                                      \
    if (is_needed && !cuda->name && !missing)                                                      \
        missing = #name;
    DRIVER(FIND)
    if (cuda->cuDriverGetVersion)
        cuda->cuDriverGetVersion(&version);
    if (missing || version < OLDEST) {
        add_text("%s: the CUDA driver is too old: found %d.%d", name, version / 1000,
                 version % 1000 / 10);
        if (missing)
            add_text(", which lacks %s", missing);
        add_text("; %s or newer is required", HAS_MAPS ? "12.0" : HAS_ATTRIBUTES ? "11.8" : "11.0");
        free(cuda);
        return PREFIX_LOAD_ERROR;
    }
    result = cuda->cuInit(0);
    if (result) {
        result = fail_cuda(cuda, place, "cuInit", result);
        free(cuda);
        return result;
    }
    if (!__atomic_compare_exchange_n(&driver, &none, cuda, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
        free(cuda);
        cuda = none;
    }
    *found = cuda;
    return PREFIX_OK;
}

/* Store the driver's functions in `found`, and return the status. The first call finds them. */
static int get_driver(const Driver **found, const Place *place) {
    *found = READ(driver);
    return *found ? PREFIX_OK : find_driver(found, place);
}
