/* In the place of NVRTC: compiles by letting gcc preprocess. The "PTX" is the preprocessed text, in
   comments, so that it depends on all that a compiler's would: headers, macros, names. Linux, one
   program at a time. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Program {
    char *text, *output;
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

int nvrtcCompileProgram(Program *program, int count, const char *const *options) {
    int in[2], out[2], status;
    const char *words[256] = {"gcc", "-E", "-P", "-xc++", "-nostdinc", "-undef"};
    int n = 6;
    for (int i = 0; i < count && n < 250; i++) {
        if (!strncmp(options[i], "--include-path=", 15)) {
            words[n++] = "-I";
            words[n++] = options[i] + 15;
        } else if (!strncmp(options[i], "--pre-include=", 14)) {
            words[n++] = "-include";
            words[n++] = options[i] + 14;
        } else if (!strncmp(options[i], "-D", 2)) {
            words[n++] = options[i];
        }
    }
    words[n++] = "-";
    words[n] = NULL;
    /* Closed in the children of other threads, which would keep the pipe open. */
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC))
        return 6;
    pid_t child = fork();
    if (child == 0) {
        dup2(in[0], 0), dup2(out[1], 1);
        freopen("/dev/null", "w", stderr);
        close(in[0]), close(in[1]), close(out[0]), close(out[1]);
        execvp("gcc", (char **)words);
        _exit(127);
    }
    close(in[0]), close(out[1]);
    status = write(in[1], program->text, strlen(program->text)) < 0; /* less than a pipe holds */
    close(in[1]);
    read_all(out[0], program);
    close(out[0]);
    if (waitpid(child, &status, 0) != child)
        return 6;
    return status ? 6 : 0;
}

int nvrtcDestroyProgram(Program **program) {
    free((*program)->text), free((*program)->output), free(*program);
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
