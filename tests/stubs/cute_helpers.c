/* Calls every helper function of a provider, whose CUDA functions are replaced with those in this
   file, and prints the calls.

   The test writes cells.h. It defines BASE, the offset of the symbol cudyn_stub in the provider's
   file, and CELLS, which uses FILL to set each slot to the address of a function. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define THREADS 16
#define DIRT 0x5a5a5a5a00000000L /* garbage in the upper half of a register that returns an int */

typedef void raise_t(const char *kind, const char *text);
typedef void raise_parts_t(const char *kind, const char **parts, int32_t count);

static int init_status, load_status[2], count_status, devices, delay;
static int inits, loads, counts, unloads;
static void *unloaded;
static const char *status_text = "it failed";

static long cudaGetDeviceCount(int *count) {
    counts++;
    *count = devices;
    return DIRT | count_status;
}

static long cudaLibraryUnload(void *library) {
    __atomic_add_fetch(&unloads, 1, __ATOMIC_RELAXED);
    unloaded = library;
    return DIRT | 4;
}

static const char *cudaGetErrorName(int status) {
    return status == 700 ? "cudaErrorSeven" : "cudaErrorOther";
}

static const char *cudaGetErrorString(int status) {
    return status == 700 ? status_text : "something else";
}

static long cudaStreamWaitEvent(void *stream, void *event, unsigned flags) {
    printf("cudaStreamWaitEvent %p %p %u\n", stream, event, flags);
    return 17;
}

typedef struct {
    unsigned x, y, z;
} dim3;

static long cudaLaunchKernel(const void *f, dim3 grid, dim3 block, void **args, size_t shared,
                             void *stream) {
    printf("cudaLaunchKernel %p %u,%u,%u %u,%u,%u %p %zu %p\n", f, grid.x, grid.y, grid.z, block.x,
           block.y, block.z, (void *)args, shared, stream);
    return 18;
}

static void raise_text(const char *kind, const char *text) {
    printf("raised %s: %s\n", kind, text);
}

static void raise_parts(const char *kind, const char **parts, int32_t count) {
    printf("raised %s: ", kind);
    for (int i = 0; i < count; i++)
        printf("%s", parts[i]);
    printf("\n");
}

static void *provider;
static uint64_t base;

static void *symbol(const char *name) {
    void *address = dlsym(provider, name);
    if (!address) {
        printf("%s is missing\n", name);
        exit(1);
    }
    return address;
}

/* --- loading */

typedef long init_t(void **), load_t(void **, int);
static int (*init_once)(void **, init_t *, load_t *, raise_t *);
static void (*unload_once)(void **);

static long init(void **library) {
    int number = __atomic_add_fetch(&inits, 1, __ATOMIC_RELAXED);
    if (delay)
        usleep(delay);
    if (init_status && number == 1)
        return DIRT | init_status;
    *library = (void *)0x1234567890;
    return DIRT;
}

static long load(void **library, int device) {
    __atomic_add_fetch(&loads, 1, __ATOMIC_RELAXED);
    if (*library != (void *)0x1234567890)
        printf("load: %p\n", *library);
    return DIRT | load_status[device];
}

static void begin(int new_devices, int new_init, int new_count, int load0, int load1) {
    devices = new_devices, init_status = new_init, count_status = new_count;
    load_status[0] = load0, load_status[1] = load1;
    inits = loads = counts = unloads = 0;
    unloaded = NULL;
}

static void show(const char *what, int status, void *library) {
    printf("%s: %d, library %p, %d init, %d count, %d load, %d unload of %p\n", what, status,
           library, inits, counts, loads, unloads, unloaded);
}

static void once(const char *what, load_t *loader) {
    void *library = NULL;
    int status = init_once(&library, init, loader, raise_text);
    show(what, status, library);
    status = init_once(&library, init, loader, raise_text);
    show("  again", status, library);
}

static void *shared_library;
static int successes, failures;

static void *one_thread(void *unused) {
    int status = init_once(&shared_library, init, load, raise_text);
    void *library = __atomic_load_n(&shared_library, __ATOMIC_ACQUIRE);
    if (!status && library != (void *)0x1234567890)
        printf("not loaded, but told so\n");
    __atomic_add_fetch(status ? &failures : &successes, 1, __ATOMIC_RELAXED);
    return unused;
}

static void *unload_thread(void *unused) {
    unload_once(&shared_library);
    return unused;
}

static void run(void *(*function)(void *)) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, function, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}

static void in_threads(const char *what) {
    delay = 20000, shared_library = NULL, successes = failures = 0;
    run(one_thread);
    delay = 0;
    printf("%s: %d succeeded, %d failed, %d init, %d load\n", what, successes, failures, inits,
           loads);
    run(unload_thread);
    printf("  unloaded %d times\n", unloads);
}

static void at_abort(int number) {
    _exit(100 + number);
}

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    provider = dlopen("./libprovider.so", RTLD_NOW);
    if (!provider) {
        puts(dlerror());
        return 1;
    }
    base = (uint64_t)symbol("cudyn_stub") - BASE;
#define FILL(cell, function) *(uint64_t *)(base + cell) = (uint64_t)function;
    CELLS

    init_once = symbol("cuda_dialect_init_library_once");
    unload_once = symbol("cuda_dialect_unload_library_once");
    begin(2, 0, 0, 0, 0), once("two devices", load);
    begin(2, 0, 0, 0, 0), once("without load", NULL);
    begin(0, 0, 0, 0, 0), once("no device", load);
    begin(2, 700, 0, 0, 0), once("init fails once", load);
    begin(2, 0, 100, 0, 0), once("count fails", load);
    begin(2, 0, 0, 700, 0), once("the first device fails", load);
    begin(2, 0, 0, 0, 700), once("the second device fails", load);
    begin(2, 0, 0, 2, 700), once("both devices fail", load);
    begin(2, 0, 0, 0, 0), in_threads("threads");
    begin(2, 700, 0, 0, 0), in_threads("threads, and the first one fails");
    begin(0, 0, 0, 0, 0);
    void *library = (void *)0x77;
    unload_once(&library);
    show("unload", 0, library);
    unload_once(&library);
    show("  again", 0, library);

    const char *(*error_name)(int) = symbol("cuda_dialect_get_error_name");
    printf("name %s\n", error_name(700));
    void (*print)(long) = symbol("cuda_dialect_print_on_error"),
         (*check)(long) = symbol("cuda_dialect_assert_success");
    print(DIRT), check(DIRT);
    print(DIRT | 700);
    pid_t child = fork();
    if (!child) {
        signal(SIGABRT, at_abort); /* qemu-aarch64 prints more after a signal */
        check(700);
        _exit(0);
    }
    int ended;
    waitpid(child, &ended, 0);
    printf("ended with %d\n", WEXITSTATUS(ended));

    void (*set_error)(raise_parts_t *, long) = symbol("CuteDSLRT_TVMFFISetRaisedCudaError");
    set_error(NULL, 700);
    set_error(raise_parts, DIRT | 700);
    char large[3000];
    memset(large, 'x', sizeof large);
    large[2999] = 0;
    status_text = large;
    set_error(raise_parts, 700);
    begin(2, 700, 0, 0, 0), once("a long text", load);

    void (*set_launch)(raise_parts_t *, int, int, int, int, int, int, int, int64_t, int, int, int,
                       int, int, int, int, int, int, int, const char *, const char *, int, int,
                       int) = symbol("CuteDSLRT_TVMFFISetRaisedCudaLaunchError");
    set_launch(raise_parts, 1, -2, 3, 4, 5, 6, 7, 800000000000, 9, 10, 11, 12, 13, 14, 15, 16, 17,
               18, "much", "kernel.py", 19, 20, 21);
    set_launch(raise_parts, 1, -2, 3, 4, 5, 6, 7, 800000000000, 9, 10, 11, 12, 13, 14, 15, 16, 17,
               18, NULL, NULL, 19, 20, 21);
    set_launch(raise_parts, 1, -2, 3, 4, 5, 6, 7, 800000000000, 9, 10, 11, 12, 13, 14, 15, 16, 17,
               18, large, NULL, 19, 20, 21);
    set_launch(NULL, 1, -2, 3, 4, 5, 6, 7, 800000000000, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
               NULL, NULL, 19, 20, 21);

    int (*wait_event)(void *, void *, unsigned) = symbol("_cudaStreamWaitEvent");
    printf("%d\n", wait_event((void *)0x10, (void *)0x20, 99));
    int (*launch)(const void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void **,
                  size_t, void *) = symbol("_cudaLaunchKernel");
    printf("%d\n", launch((void *)0x8, 1, 2, 3, 4, 5, 6, (void **)0x30, 1L << 40, (void *)0x50));
    return 0;
}
