// A library with a hostile kernel, which attacks the process in which it runs. test_isolation.py
// uses it in place of the library that is translated from the kernel `k(out, action, value)`.
#define _GNU_SOURCE
#include "interface.h"
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef struct {
    u64 out;
    u32 action;
    u32 value;
} Parameters;

enum Action {
    STORE,
    READ_NULL,
    WRITE_CODE,
    RUN_INVALID_INSTRUCTION,
    ABORT,
    EXIT,
    CALL,          // make the system call with the number `value`, with zeros as arguments
    MAP_CODE,      // map executable memory
    MAKE_CODE,     // make writable memory executable
    FORGE_KIND,    // report a finding of the kind `value`, which may not exist
    FORGE_FINDING, // report a finding of an existing kind, with arbitrary contents
    FORGE_USES,    // change the list of memory regions
    PRINT,
    CLOSE, // close all files
    RUN_THREAD,
};

static void *store(void *parameters) {
    const Parameters *p = parameters;
    *(u32 *)p->out = p->value;
    return 0;
}

// Fill the finding with random bytes that depend only on the seed, and set its kind.
static int forge_finding(Launch *launch, u32 seed, u32 kind) {
    srand(seed);
    for (u64 index = 0; index < sizeof launch->finding; ++index)
        ((u8 *)&launch->finding)[index] = rand() >> 8;
    if (seed % 2) // replace most of the finding with small numbers, which are more plausible
        for (u64 index = 0; index < sizeof launch->finding / 4 - 64; ++index)
            ((u32 *)&launch->finding)[index] %= 5;
    launch->finding.kind = kind;
    return 1;
}

static int run_thread(Parameters *p) {
    pthread_t thread;
    if (pthread_create(&thread, 0, store, p))
        return 1;
    return pthread_join(thread, 0);
}

__attribute__((visibility("default"))) void cudyn_start(u8 *variables) {
}

__attribute__((visibility("default"))) int cudyn_0(Launch *launch) {
    Parameters *p = (Parameters *)launch->parameters;
    u64 size = 4096;
    switch ((enum Action)p->action) {
    case STORE:
        store(p);
        return 0;
    case READ_NULL:
        return *(volatile int *)0;
    case WRITE_CODE:
        *(volatile u8 *)cudyn_0 = 0;
        return 0;
    case RUN_INVALID_INSTRUCTION:
        __builtin_trap();
    case ABORT:
        abort();
    case EXIT:
        _exit(0);
    case CALL:
        return (int)syscall(p->value, 0, 0, 0, 0, 0, 0);
    case MAP_CODE:
        return mmap(0, size, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == 0;
    case MAKE_CODE: {
        void *memory = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return mprotect(memory, size, PROT_READ | PROT_EXEC);
    }
    case FORGE_KIND:
        return forge_finding(launch, p->value, p->value);
    case FORGE_FINDING:
        return forge_finding(launch, p->value, OUTSIDE + p->value % OUTSIDE_SURFACE);
    case FORGE_USES:
        for (u64 index = 0; index < launch->region_count; ++index) {
            Region *region = launch->regions + index;
            region->base = region->size = p->value;
            region->used = (u8 *)(u64)p->value;
            region->used_from = p->value % 2 ? 0 : ~0ull;
            region->used_to = ~0ull;
        }
        return 0;
    case PRINT:
        for (u32 index = 0; index < p->value; ++index)
            printf("%099u\n", index);
        return 0;
    case CLOSE:
        for (int file = 0; file < 100; ++file)
            close(file);
        return 0;
    case RUN_THREAD:
        return run_thread(p);
    }
    return 0;
}
