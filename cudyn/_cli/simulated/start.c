/* Starts a simulation in a program that is not written in Python, when the program loads libcuda,
   libcudart or libnvidia-ml. The simulated versions of those libraries, which process_libraries.py
   writes, depend on this library, so its constructor runs before they are used.

   programs.py defines the macros:
   - LIBPYTHON: the path of libpython;
   - HOME and PATH: the values of PYTHONHOME and PYTHONPATH;
   - START and END: the Python code that starts and ends the simulation;
   - RECORDS: the file to which all processes append their findings. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The functions of libpython that this file calls after the start. */
static int (*ensure)(void);
static void (*release)(int);
static int (*run)(const char *);
static void (*before_fork)(void);
static void (*after_fork_in_parent)(void);
static void (*after_fork_in_child)(void);
static int state; /* PyGILState_STATE, between lock() and unlock() */

static void end(void) {
    int state = ensure();
    run(END);
    release(state);
}

/* Acquire the GIL and prepare Python for a fork. */
static void lock(void) {
    state = ensure();
    before_fork();
}

static void unlock(void) {
    after_fork_in_parent();
    release(state);
}

static void unlock_in_child(void) {
    after_fork_in_child();
    release(state);
}

/* Set an environment variable. Return a copy of its previous value, or NULL. */
static char *replace(const char *name, const char *value) {
    const char *previous = getenv(name);
    char *copy = previous ? strdup(previous) : NULL;
    setenv(name, value, 1);
    return copy;
}

/* Undo a call of replace() that returned `value`. */
static void restore(const char *name, char *value) {
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
    free(value);
}

/* Append a record with the reason why this process is not simulated, as a line of JSON. */
static void complain(const char *reason) {
    char text[512];
    FILE *file = fopen(RECORDS, "a");
    if (!file)
        return;
    snprintf(text, sizeof text, "%s", reason);
    for (char *c = text; *c; ++c)
        if (*c == '"' || *c == '\\' || (unsigned char)*c < 32 || (unsigned char)*c > 126)
            *c = '?';
    fprintf(file,
            "{\"kind\": \"not simulated\", \"process\": %d, \"program\": \"\", "
            "\"message\": \"process %d is not simulated: %s\"}\n",
            (int)getpid(), (int)getpid(), text);
    fclose(file);
}

__attribute__((constructor)) static void start(void) {
    /* In a Python process, sitecustomize starts the simulation. */
    if (getenv("_SIMULATION_STARTS"))
        return;
    if (dlsym(RTLD_DEFAULT, "Py_Initialize")) {
        complain("it needs Python 3.11 or newer, without -E, -I or -S");
        return;
    }
    /* RTLD_GLOBAL, because Python's own extension modules use its symbols. */
    void *python = dlopen(LIBPYTHON, RTLD_NOW | RTLD_GLOBAL);
    if (!python) {
        complain(dlerror());
        return;
    }
    *(void **)&ensure = dlsym(python, "PyGILState_Ensure");
    *(void **)&release = dlsym(python, "PyGILState_Release");
    *(void **)&run = dlsym(python, "PyRun_SimpleString");
    *(void **)&before_fork = dlsym(python, "PyOS_BeforeFork");
    *(void **)&after_fork_in_parent = dlsym(python, "PyOS_AfterFork_Parent");
    *(void **)&after_fork_in_child = dlsym(python, "PyOS_AfterFork_Child");
    void (*initialize)(int);
    void *(*save_thread)(void);
    *(void **)&initialize = dlsym(python, "Py_InitializeEx");
    *(void **)&save_thread = dlsym(python, "PyEval_SaveThread");
    char *home = replace("PYTHONHOME", HOME);
    char *path = replace("PYTHONPATH", PATH);
    initialize(0); /* without signal handlers */
    restore("PYTHONHOME", home);
    restore("PYTHONPATH", path);
    run(START);
    save_thread();
    atexit(end);
    pthread_atfork(lock, unlock, unlock_in_child);
}
