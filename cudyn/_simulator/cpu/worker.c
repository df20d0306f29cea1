// The process in which the kernels of a module run if simulate(isolate=True) is used. worker.py
// starts it.
//
// It maps the simulated devices' memory at the same addresses as the process that started it, loads
// the compiled kernels, and then gives up all system calls that kernels do not need.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif
#ifndef SECCOMP_RET_KILL_PROCESS
#define SECCOMP_RET_KILL_PROCESS 0x80000000u
#endif
#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

enum { FIRST_X32_CALL = 0x40000000 };
enum { OUTPUT_SIZE = 1 << 16, MOST_ARENAS = 64, MOST_TEXT = 200 };

// ---- the filter for system calls

// Each macro compares the number of the system call, which is in the accumulator.
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define KILL BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
#define SKIP_UNLESS(NAME, COUNT) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##NAME, 0, COUNT)
#define PERMIT(NAME) SKIP_UNLESS(NAME, 1), ALLOW
#define FAIL(NAME) SKIP_UNLESS(NAME, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS)
// Load the lower half of an argument. Both architectures are little-endian.
#define LOAD_ARGUMENT(INDEX)                                                                       \
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[INDEX]))
// Permit a system call only if an argument has this value (PERMIT_VALUE), or if a bit of the
// argument is set (PERMIT_WITH) or not set (PERMIT_WITHOUT).
#define PERMIT_VALUE(NAME, INDEX, VALUE)                                                           \
    SKIP_UNLESS(NAME, 4), LOAD_ARGUMENT(INDEX), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, VALUE, 0, 1),  \
        ALLOW, KILL
#define PERMIT_WITH(NAME, INDEX, BIT)                                                              \
    SKIP_UNLESS(NAME, 4), LOAD_ARGUMENT(INDEX), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, BIT, 0, 1),   \
        ALLOW, KILL
#define PERMIT_WITHOUT(NAME, INDEX, BIT)                                                           \
    SKIP_UNLESS(NAME, 4), LOAD_ARGUMENT(INDEX), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, BIT, 1, 0),   \
        ALLOW, KILL

// Permit only the system calls that kernels, their runtime and the C library need: input and output
// on open files, memory that is not executable, threads, signals, and clocks. Any other system call
// ends the process. Return whether the system accepts the filter.
static int lock_down(void) {
    struct sock_filter instructions[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        KILL,
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FIRST_X32_CALL, 0, 1),
        KILL,
        PERMIT(read),
        PERMIT(write),
        PERMIT(writev),
        PERMIT(futex),
        PERMIT(brk),
        PERMIT_WITHOUT(mmap, 2, PROT_EXEC),
        PERMIT_WITHOUT(mprotect, 2, PROT_EXEC),
        PERMIT(munmap),
        PERMIT(mremap),
        PERMIT(madvise),
        PERMIT(clock_gettime),
        PERMIT(clock_nanosleep),
        PERMIT(nanosleep),
        PERMIT(restart_syscall),
        PERMIT(sched_yield),
        PERMIT(getrandom),
        PERMIT(getpid),
        PERMIT(gettid),
        PERMIT_VALUE(tgkill, 0, (uint32_t)getpid()), // abort
        PERMIT(rt_sigaction),
        PERMIT(rt_sigprocmask),
        PERMIT(rt_sigreturn),
        PERMIT(sigaltstack),
        PERMIT_WITH(clone, 0, CLONE_THREAD),
        // A filter cannot check the flags of clone3, which are in memory. If clone3 fails, the C
        // library uses clone.
        FAIL(clone3),
        PERMIT(set_robust_list),
#ifdef __NR_rseq
        PERMIT(rseq),
#endif
        FAIL(prctl),
        FAIL(ioctl),
        FAIL(sched_getaffinity),
        PERMIT(exit),
        PERMIT(exit_group),
        KILL,
    };
    struct sock_fprog program = {sizeof instructions / sizeof *instructions, instructions};
    return !prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) &&
           !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

// ---- requests; worker.py has the same structures

typedef enum { INITIALISE, LAUNCH } Operation;

typedef struct {
    uint32_t operation;
    uint32_t kernel;  // the number of the kernel to launch
    uint64_t address; // of the launch, or of the module's variables
    uint64_t end;     // the end of the devices' memory
} Request;

typedef struct {
    uint32_t status; // 1 if the launch failed, or if the process cannot work
    char text[MOST_TEXT];
} Reply;

static int channel; // the socket to the process that started this one

static void send_reply(uint32_t status, const char *text) {
    Reply reply = {.status = status};
    snprintf(reply.text, sizeof reply.text, "%s", text);
    if (write(channel, &reply, sizeof reply) != sizeof reply)
        _exit(1);
}

// Report the reason why the process cannot work, and end it.
static void give_up(const char *text) {
    send_reply(1, text);
    _exit(1);
}

// Map the devices' memory up to `end`. The memory grows while the process runs, and has been mapped
// up to *mapped.
static void map_memory(int file, uint64_t base, uint64_t *mapped, uint64_t end) {
    if (end <= *mapped)
        return;
    int flags = MAP_SHARED | MAP_FIXED_NOREPLACE | MAP_NORESERVE;
    void *start = (void *)*mapped;
    if (mmap(start, end - *mapped, PROT_READ | PROT_WRITE, flags, file, *mapped - base) != start)
        give_up("the memory of the devices cannot be mapped");
    *mapped = end;
}

typedef void Initialize(uint8_t *variables);
typedef int Kernel(void *launch);

// Return the address of a function in the library with the kernels.
static void *find_function(void *library, const char *name) {
    void *function = dlsym(library, name);
    if (!function)
        give_up("the library of the kernels lacks a function");
    return function;
}

// Handle requests until the other process closes the socket.
static void serve(void *library, int file, uint64_t base) {
    uint64_t mapped = base;
    Request request;
    while (read(channel, &request, sizeof request) == sizeof request) {
        map_memory(file, base, &mapped, request.end);
        uint32_t status = 0;
        if (request.operation == INITIALISE)
            ((Initialize *)find_function(library, "cudyn_start"))((uint8_t *)request.address);
        else {
            char name[32];
            snprintf(name, sizeof name, "cudyn_%u", request.kernel);
            status = ((Kernel *)find_function(library, name))((void *)request.address);
            fflush(stdout);
        }
        send_reply(status, "");
    }
}

// Load the library with the kernels from an open file, and close the file.
static void *load(int file) {
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        give_up(dlerror());
    close(file);
    return library;
}

// Arguments: the descriptors of the socket and of the devices' memory, the address of this memory,
// and the descriptor of the library with the kernels.
int main(int count, char **arguments) {
    if (count != 5)
        return 2;
    channel = atoi(arguments[1]);
    int file = atoi(arguments[2]);
    uint64_t base = strtoull(arguments[3], 0, 0);
    static char output[OUTPUT_SIZE];
    // Otherwise, the C library would need a system call to examine the file.
    setvbuf(stdout, output, _IOFBF, sizeof output);
#ifdef M_ARENA_MAX
    // Otherwise, the C library would need a system call to count the processors.
    mallopt(M_ARENA_MAX, MOST_ARENAS);
#endif
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none); // a core file with all memory of the devices would be large
    void *library = load(atoi(arguments[4]));
    if (!lock_down())
        give_up("the system does not accept a filter for system calls (seccomp)");
    send_reply(0, "");
    serve(library, file, base);
    return 0;
}
