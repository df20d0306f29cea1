/* A fake NVRTC that compiles with gcc's preprocessor. The "PTX" contains the preprocessed text in
   comments, so that it depends on headers, macros and names like real PTX. It runs on Linux and
   compiles one program at a time.

   The library is also preloaded into gcc, where it records the files that gcc looks for. Then it
   looks for the same files in this process, as NVRTC does. */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Program {
    char *text, *folder, *output; /* folder: of the source, with a slash, or "" */
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

int nvrtcCreateProgram(Program **made, const char *text, const char *name, int count,
                       const char *const *headers, const char *const *names) {
    *made = calloc(1, sizeof **made);
    (*made)->text = strdup(text);
    (*made)->folder = strdup(name);
    char *slash = strrchr((*made)->folder, '/');
    (slash ? slash + 1 : (*made)->folder)[0] = 0;
    return 0;
}

static void read_all(int handle, Program *program) {
    char part[4096];
    ssize_t got;
    size_t room = 1 << 16, used;
    const char *start = ".version 8.0\n.target sm_80\n.address_size 64\n//";
    program->output = malloc(room);
    strcpy(program->output, start);
    used = strlen(start);
    while ((got = read(handle, part, sizeof part)) > 0)
        for (ssize_t i = 0; i < got; i++) {
            if (used + 4 > room)
                program->output = realloc(program->output, room *= 2);
            program->output[used++] = part[i];
            if (part[i] == '\n') {
                program->output[used++] = '/';
                program->output[used++] = '/';
            }
        }
    program->output[used++] = 0;
    program->size = used;
}

/* --- in gcc: record the files that it opens */

static void write_down(const char *path) {
    const char *list = getenv("FAKE_NVRTC_LIST");
    static int (*real)(const char *, int, ...);
    int before = errno, handle;
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
    errno = before;
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
    write_down(path);
    return real(path, flags, mode);
}

int stat(const char *path, struct stat *found) {
    static int (*real)(const char *, struct stat *);
    if (!real)
        real = dlsym(RTLD_NEXT, "stat");
    write_down(path);
    return real(path, found);
}

/* --- in this process */

static void look_for(const char *folder, const char *path) {
    char whole[8192];
    snprintf(whole, sizeof whole, "%s%s", path[0] == '/' ? "" : folder, path);
    FILE *file = fopen(whole, "r");
    if (file)
        fclose(file);
}

static void look_for_all(const char *folder, const char *list) {
    char text[1 << 16], path[4096];
    int handle = syscall(SYS_openat, AT_FDCWD, list, O_RDONLY), used = 0; /* not recorded */
    ssize_t got;
    look_for(folder, "__nv_nvrtc_builtin_header.h");
    while ((got = read(handle, text, sizeof text)) > 0)
        for (ssize_t i = 0; i < got; i++) {
            path[used++] = text[i];
            if (text[i])
                continue;
            used = 0;
            look_for(folder, path);
        }
    close(handle);
}

/* Return an absolute path, because gcc runs in the directory of the source. */
static const char *make_absolute(const Program *program, const char *path) {
    char *made;
    if (path[0] == '/' || !program->folder[0])
        return path;
    made = malloc(8192); /* never freed */
    getcwd(made, 4096);
    strcat(strcat(made, "/"), path);
    return made;
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
    /* Close on exec: children of other threads would keep the pipe open. */
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        return 6;
    if (!dladdr(look_for_all, &here))
        return 6;
    close(mkstemp(list));
    pid_t child = fork();
    if (child == 0) {
        if (program->folder[0])
            syscall(SYS_chdir, program->folder); /* not recorded */
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
    look_for_all(program->folder, list);
    syscall(SYS_unlinkat, AT_FDCWD, list, 0);
    return status ? 6 : 0;
}

int nvrtcDestroyProgram(Program **program) {
    free((*program)->text), free((*program)->folder), free((*program)->output), free(*program);
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
