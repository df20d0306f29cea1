/* A fake NVRTC that compiles with gcc's preprocessor. The "PTX" contains the preprocessed text in
   comments, so that it depends on headers, macros and names like real PTX. It runs on Linux and
   compiles one program at a time.

   The output also contains BUILD, which distinguishes builds of the library, and the variables
   NV_NVVM_VERSION as it was when the library was loaded, FAKE_NVRTC_ONCE as it was during the first
   compilation, and FAKE_NVRTC_THREAD, which another thread reads during each compilation.

   The library is also preloaded into gcc, where it records the paths that gcc opens or looks for.
   Then it opens the same paths in this process, because NVRTC also opens headers in this process.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifndef BUILD
#define BUILD ""
#endif

static const char *at_load, *once, *in_thread;

__attribute__((constructor)) static void read_at_load(void) {
    const char *value = getenv("NV_NVVM_VERSION");
    at_load = value ? strdup(value) : "";
}

static void *read_in_thread(void *argument) {
    in_thread = getenv("FAKE_NVRTC_THREAD");
    return argument;
}

static void read_variables(void) {
    pthread_t thread;
    if (!once) {
        once = getenv("FAKE_NVRTC_ONCE");
        once = once ? strdup(once) : "";
    }
    if (!pthread_create(&thread, NULL, read_in_thread, NULL))
        pthread_join(thread, NULL);
}

typedef struct Program {
    char *text, *output;
    char *directory; /* the directory of the source, ending with a slash, or "" */
    size_t size;
} Program;

int nvrtcVersion(int *major, int *minor) {
    *major = MAJOR;
    *minor = 0;
    return 0;
}
int nvrtcGetNumSupportedArchs(int *n) {
    *n = 1;
    return 0;
}
int nvrtcGetSupportedArchs(int *archs) {
    *archs = 80;
    return 0;
}
const char *nvrtcGetErrorString(int status) {
    return status ? "NVRTC_ERROR_COMPILATION" : "NVRTC_SUCCESS";
}

int nvrtcCreateProgram(Program **program, const char *text, const char *name, int count,
                       const char *const *headers, const char *const *names) {
    *program = calloc(1, sizeof **program);
    (*program)->text = strdup(text);
    (*program)->directory = strdup(name);
    char *slash = strrchr((*program)->directory, '/');
    (slash ? slash + 1 : (*program)->directory)[0] = 0;
    return 0;
}

static void read_all(int handle, Program *program) {
    char chunk[4096];
    ssize_t bytes_read;
    size_t capacity = 1 << 16, used;
    program->output = malloc(capacity);
    used = snprintf(program->output, capacity, ".version 8.0\n.target sm_80\n.address_size 64\n//%s%s%s%s",
                    BUILD, at_load, once, in_thread ? in_thread : "");
    while ((bytes_read = read(handle, chunk, sizeof chunk)) > 0)
        for (ssize_t i = 0; i < bytes_read; i++) {
            if (used + 4 > capacity)
                program->output = realloc(program->output, capacity *= 2);
            program->output[used++] = chunk[i];
            if (chunk[i] == '\n') {
                program->output[used++] = '/';
                program->output[used++] = '/';
            }
        }
    program->output[used++] = 0;
    program->size = used;
}

/* --- in gcc: record the files that it opens */

static void record_path(const char *path) {
    const char *list = getenv("FAKE_NVRTC_LIST");
    static int (*real)(const char *, int, ...);
    int old_errno = errno, handle;
    if (!list || strcmp(program_invocation_short_name, "cc1plus"))
        return;
    if (!strncmp(path, "/usr/", 5) || !strncmp(path, "/etc/", 5) || !strncmp(path, "/proc/", 6))
        return;
    if (!real)
        real = dlsym(RTLD_NEXT, "open");
    handle = real(list, O_WRONLY | O_APPEND);
    if (write(handle, path, strlen(path) + 1) < 0)
        abort();
    close(handle);
    errno = old_errno;
}

int open(const char *path, int flags, ...) {
    static int (*real)(const char *, int, ...);
    va_list more;
    mode_t mode;
    if (!real)
        real = dlsym(RTLD_NEXT, "open");
    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    record_path(path);
    return real(path, flags, mode);
}

int stat(const char *path, struct stat *status) {
    static int (*real)(const char *, struct stat *);
    if (!real)
        real = dlsym(RTLD_NEXT, "stat");
    record_path(path);
    return real(path, status);
}

/* --- in this process */

static void open_file(const char *directory, const char *path) {
    char full_path[8192];
    snprintf(full_path, sizeof full_path, "%s%s", path[0] == '/' ? "" : directory, path);
    FILE *file = fopen(full_path, "r");
    if (file)
        fclose(file);
}

static void open_all_files(const char *directory, const char *list) {
    char text[1 << 16], path[4096];
    int handle = syscall(SYS_openat, AT_FDCWD, list, O_RDONLY), used = 0; /* not recorded */
    ssize_t bytes_read;
    open_file(directory, "__nv_nvrtc_builtin_header.h");
    while ((bytes_read = read(handle, text, sizeof text)) > 0)
        for (ssize_t i = 0; i < bytes_read; i++) {
            path[used++] = text[i];
            if (text[i])
                continue;
            used = 0;
            open_file(directory, path);
        }
    close(handle);
}

/* Return an absolute path, because gcc runs in the directory of the source. */
static const char *make_absolute(const Program *program, const char *path) {
    char *absolute;
    if (path[0] == '/' || !program->directory[0])
        return path;
    absolute = malloc(8192); /* never freed */
    getcwd(absolute, 4096);
    strcat(strcat(absolute, "/"), path);
    return absolute;
}

int nvrtcCompileProgram(Program *program, int count, const char *const *options) {
    int in[2], out[2], status;
    char list[] = "/tmp/fake-nvrtc-XXXXXX";
    Dl_info here;
    const char *words[256] = {"gcc", "-E", "-P", "-xc++", "-nostdinc", "-undef"};
    int n = 6;
    for (int i = 0; i < count && n < 250; i++) {
        if (!strncmp(options[i], "--include-path=", 15)) {
            words[n++] = "-I";
            words[n++] = make_absolute(program, options[i] + 15);
        } else if (!strncmp(options[i], "--pre-include=", 14)) {
            words[n++] = "-include";
            words[n++] = options[i] + 14;
        } else if (!strncmp(options[i], "-D", 2)) {
            words[n++] = options[i];
        }
    }
    words[n++] = "-";
    words[n] = NULL;
    read_variables();
    /* O_CLOEXEC, because children that other threads start would otherwise keep the pipe open. */
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        return 6;
    if (!dladdr(open_all_files, &here))
        return 6;
    close(mkstemp(list));
    pid_t child = fork();
    if (child == 0) {
        if (program->directory[0])
            syscall(SYS_chdir, program->directory); /* not recorded */
        setenv("LD_PRELOAD", here.dli_fname, 1);
        setenv("FAKE_NVRTC_LIST", list, 1);
        dup2(in[0], 0), dup2(out[1], 1);
        dup2(syscall(SYS_openat, AT_FDCWD, "/dev/null", O_WRONLY), 2); /* not recorded */
        close(in[0]), close(in[1]), close(out[0]), close(out[1]);
        execvp("gcc", (char **)words);
        _exit(127);
    }
    close(in[0]), close(out[1]);
    status =
        write(in[1], program->text, strlen(program->text)) < 0; /* fits into the pipe's buffer */
    close(in[1]);
    read_all(out[0], program);
    close(out[0]);
    if (waitpid(child, &status, 0) != child)
        return 6;
    open_all_files(program->directory, list);
    syscall(SYS_unlinkat, AT_FDCWD, list, 0);
    return status ? 6 : 0;
}

int nvrtcDestroyProgram(Program **program) {
    free((*program)->text), free((*program)->directory), free((*program)->output), free(*program);
    *program = NULL;
    return 0;
}

int nvrtcGetPTXSize(Program *program, size_t *size) {
    *size = program->size;
    return 0;
}
int nvrtcGetPTX(Program *program, char *to) {
    memcpy(to, program->output, program->size);
    return 0;
}
int nvrtcGetProgramLogSize(Program *program, size_t *size) {
    *size = 1;
    return 0;
}
int nvrtcGetProgramLog(Program *program, char *to) {
    *to = 0;
    return 0;
}
