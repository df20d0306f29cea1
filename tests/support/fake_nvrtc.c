/* A fake NVRTC, which only runs gcc's preprocessor. The "PTX" contains the preprocessed source in
   comments, so that it depends on headers, macros and names like real PTX. It runs on Linux and
   compiles one program at a time.

   The output also contains the macro BUILD, which distinguishes builds of the library, and three
   environment variables: NV_NVVM_VERSION is read when the library is loaded, FAKE_NVRTC_ONCE during
   the first compilation, and FAKE_NVRTC_THREAD by another thread during each compilation.

   The library is also preloaded into gcc, where it sends each path that gcc opens or looks for to
   the process that called nvrtcCompileProgram. That process opens the file, as NVRTC would, and
   passes the file descriptor to gcc.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
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

static void start_output(Program *program) {
    program->output = malloc(1 << 16);
    program->size = snprintf(program->output, 1 << 16,
                             ".version 8.0\n.target sm_80\n.address_size 64\n//%s%s%s%s", BUILD,
                             at_load, once, in_thread ? in_thread : "");
}

static void append_output(Program *program, const char *chunk, ssize_t count) {
    program->output = realloc(program->output, program->size + 3 * count + 1);
    for (ssize_t i = 0; i < count; i++) {
        program->output[program->size++] = chunk[i];
        if (chunk[i] == '\n') {
            program->output[program->size++] = '/';
            program->output[program->size++] = '/';
        }
    }
}

typedef struct Answer {
    int error;
    struct stat status;
} Answer;

/* --- in gcc: request files from the process that called nvrtcCompileProgram */

static struct stat statuses[1024]; /* the stat result of each open file, by file descriptor */

/* Request a path, unless it is a system file. operation: 'o' (open) or 's' (stat). Return whether
   the path was requested. If so, store the answer and, for an opened file, its descriptor, and set
   errno. */
static int ask(char operation, const char *path, Answer *answer, int *handle) {
    const char *number = getenv("FAKE_NVRTC_SOCKET"), *directory = getenv("FAKE_NVRTC_FOLDER");
    char message[8192], control[CMSG_SPACE(sizeof(int))];
    struct iovec data = {answer, sizeof *answer};
    struct msghdr header = {.msg_iov = &data, .msg_iovlen = 1};
    header.msg_control = control, header.msg_controllen = sizeof control;
    if (!number || strcmp(program_invocation_short_name, "cc1plus"))
        return 0;
    if (!strncmp(path, "/usr/", 5) || !strncmp(path, "/etc/", 5) || !strncmp(path, "/proc/", 6))
        return 0;
    int size = snprintf(message, sizeof message, "%c%s%s", operation,
                        path[0] == '/' ? "" : directory, path);
    if (send(atoi(number), message, size + 1, 0) < 0 || recvmsg(atoi(number), &header, 0) < 0)
        abort();
    if (CMSG_FIRSTHDR(&header))
        memcpy(handle, CMSG_DATA(CMSG_FIRSTHDR(&header)), sizeof *handle);
    errno = answer->error;
    return 1;
}

int open(const char *path, int flags, ...) {
    static int (*real)(const char *, int, ...);
    va_list more;
    mode_t mode;
    Answer answer;
    int handle = -1;
    if (!real)
        real = dlsym(RTLD_NEXT, "open");
    va_start(more, flags);
    mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    if (!ask('o', path, &answer, &handle))
        return real(path, flags, mode);
    if (handle >= 0)
        statuses[handle % 1024] = answer.status;
    return handle;
}

int stat(const char *path, struct stat *status) {
    static int (*real)(const char *, struct stat *);
    Answer answer;
    int handle;
    if (!real)
        real = dlsym(RTLD_NEXT, "stat");
    if (!ask('s', path, &answer, &handle))
        return real(path, status);
    *status = answer.status;
    return answer.error ? -1 : 0;
}

/* gcc treats files with the same modification time and contents as the same file. To prevent this,
   report the inode as the time. */
int fstat(int handle, struct stat *status) {
    static int (*real)(int, struct stat *);
    if (!real)
        real = dlsym(RTLD_NEXT, "fstat");
    int result = real(handle, status);
    struct stat *opened = &statuses[handle % 1024];
    if (!result && opened->st_ino) {
        status->st_ino = opened->st_ino, status->st_dev = opened->st_dev;
        status->st_mtime = opened->st_ino;
        opened->st_ino = 0;
    }
    return result;
}

/* --- in the process that called nvrtcCompileProgram */

static void answer_request(int connection) {
    char message[8192], control[CMSG_SPACE(sizeof(int))] = {0};
    Answer answer = {0};
    struct iovec data = {&answer, sizeof answer};
    struct msghdr header = {.msg_iov = &data, .msg_iovlen = 1};
    FILE *file = NULL;
    int error;
    if (recv(connection, message, sizeof message, 0) <= 0)
        return;
    if (message[0] == 'o' && !(file = fopen(message + 1, "r")))
        answer.error = ENOENT; /* gcc would report any other error, for example for a FIFO */
    error = stat(message + 1, &answer.status) ? errno : 0;
    if (message[0] == 's')
        answer.error = error;
    if (file) {
        struct cmsghdr *control_header;
        int handle = fileno(file);
        header.msg_control = control, header.msg_controllen = sizeof control;
        control_header = CMSG_FIRSTHDR(&header);
        control_header->cmsg_level = SOL_SOCKET, control_header->cmsg_type = SCM_RIGHTS;
        control_header->cmsg_len = CMSG_LEN(sizeof handle);
        memcpy(CMSG_DATA(control_header), &handle, sizeof handle);
    }
    if (sendmsg(connection, &header, 0) < 0)
        abort();
    if (file)
        fclose(file);
}

/* Read gcc's output, and answer its requests, until the output ends. */
static void read_all(Program *program, int output, int connection) {
    struct pollfd polled[2] = {{output, POLLIN, 0}, {connection, POLLIN, 0}};
    char chunk[4096];
    ssize_t count;
    start_output(program);
    for (;;) {
        if (poll(polled, 2, -1) < 0)
            continue;
        if (polled[1].revents & POLLIN)
            answer_request(connection);
        else if (polled[1].revents)
            polled[1].fd = -1;
        if (!polled[0].revents)
            continue;
        if ((count = read(output, chunk, sizeof chunk)) <= 0)
            break;
        append_output(program, chunk, count);
    }
    program->output[program->size++] = 0;
}

/* Return the absolute path, because ask() interprets relative paths as relative to the directory of
   the source. */
static const char *make_absolute(const char *path) {
    char *absolute;
    if (path[0] == '/')
        return path;
    absolute = malloc(8192); /* never freed */
    if (!getcwd(absolute, 4096))
        abort();
    return strcat(strcat(absolute, "/"), path);
}

/* Look for a header next to the source, as NVRTC does. */
static void look_for_builtin_header(const Program *program) {
    char path[8192];
    snprintf(path, sizeof path, "%s__nv_nvrtc_builtin_header.h", program->directory);
    FILE *file = fopen(path, "r");
    if (file)
        fclose(file);
}

int nvrtcCompileProgram(Program *program, int count, const char *const *options) {
    int in[2], out[2], connection[2], status;
    char number[16];
    Dl_info here;
    const char *words[256] = {"gcc", "-E", "-P", "-xc++", "-nostdinc", "-undef"};
    int n = 6;
    for (int i = 0; i < count && n < 250; i++) {
        if (!strncmp(options[i], "--include-path=", 15)) {
            words[n++] = "-I";
            words[n++] = make_absolute(options[i] + 15);
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
    /* O_CLOEXEC, because processes that other threads start would otherwise keep the pipes open. */
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        return 6;
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, connection))
        return 6;
    if (!dladdr(answer_request, &here))
        return 6;
    look_for_builtin_header(program);
    pid_t child = fork();
    if (child == 0) {
        snprintf(number, sizeof number, "%d", dup(connection[1]));
        setenv("LD_PRELOAD", here.dli_fname, 1);
        setenv("FAKE_NVRTC_SOCKET", number, 1);
        setenv("FAKE_NVRTC_FOLDER", program->directory, 1);
        dup2(in[0], 0), dup2(out[1], 1);
        /* The system call does not go through open(), which this library replaces. */
        dup2(syscall(SYS_openat, AT_FDCWD, "/dev/null", O_WRONLY), 2);
        execvp("gcc", (char **)words);
        _exit(127);
    }
    close(in[0]), close(out[1]), close(connection[1]);
    status =
        write(in[1], program->text, strlen(program->text)) < 0; /* fits into the pipe's buffer */
    close(in[1]);
    read_all(program, out[0], connection[0]);
    close(out[0]), close(connection[0]);
    if (waitpid(child, &status, 0) != child)
        return 6;
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
