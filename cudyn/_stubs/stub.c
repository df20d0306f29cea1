/* The code that all stubs share. A stub searches for the real library when one of its functions is
   first called, never earlier.

   A stub does not hold a lock while it calls the system loader. Holding a lock could cause a
   deadlock, because constructors of other libraries may call a stub while the loader holds its own
   lock. If several threads search at the same time, all of them use the first result. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#define EXPORT __declspec(dllexport)
#else
#include <dlfcn.h>
#include <glob.h>
#include <link.h>
#define EXPORT __attribute__((visibility("default")))
#endif

/* For functions that some stubs do not use. */
#define HELPER static inline __attribute__((unused))
#define READ(place) __atomic_load_n(&(place), __ATOMIC_ACQUIRE)
#define WRITE(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELEASE)
/* SET_ONCE stores a value in a variable if the variable contains `none`, and returns whether it has
   stored the value. Otherwise, it sets `none` to the variable's value. */
#define SET_ONCE(place, none, value)                                                               \
    __atomic_compare_exchange_n(&(place), &(none), value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)

typedef void (*Function)(void);

typedef struct {
    void *handle;
    int major; /* CUDA major version according to the file name, or UNKNOWN */
} Library;

typedef struct {
    const char *file;
    int major;
} Candidate;

typedef struct {
    const char *name;
    unsigned int majors; /* bit n is set if a library with major version n may be called */
} Entry;

/* A bridge to a function of another major version whose parameters or structures differ. */
typedef struct {
    size_t index; /* index of the stub's function */
    int major;    /* major version of the library */
    const char *name;
    const char *query; /* the function that fills in members, or NULL */
} Bridge;

enum {
    UNKNOWN = 31, /* stands for an unknown major version */
    TEXT = 2048   /* size of buffers for strings and paths */
};

/* The data about one library, which cudyn writes here. */
#include "stub_data.h"
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* The functions to call. Initially, these are the functions find_N, which search for the real
   functions. */
static Function targets[COUNT(functions)];
/* Whether the library does not contain a function, or the function's signature differs. */
static char absent[COUNT(functions)];
#ifdef BRIDGES
/* The code of each bridge, the function that it calls, and the function that it uses to fill in
   members. */
static const Function bridge_code[COUNT(bridges)];
static Function called[COUNT(bridges)];
static Function queried[COUNT(bridges)];
#endif
/* The library, or NULL if it has not been found yet. */
static Library *library;
/* The reason why no library was found at the first call. */
static char *reason;
/* The number of libraries that the process had loaded at the last search. */
static unsigned long long loads_seen;

/* This symbol marks a library as a stub. */
EXPORT extern const char cudyn_stub[];
EXPORT const char cudyn_stub[] = OWN_NAME;

/* Print a line to stderr. */
static void print_line(const char *text) {
    fprintf(stderr, "%s\n", text);
}

/* Append a string to the string in a buffer of TEXT bytes. */
static void append(char *text, const char *more) {
    size_t used = strlen(text);
    snprintf(text + used, TEXT - used, "%s", more);
}

/* --- the system loader */

#ifdef _WIN32
#define SEPARATOR ";"
#define SEPARATORS ";" /* the characters that a path in an environment variable may not contain */
#define SLASHES "/\\"
static int is_absolute(const char *path) {
    return *path == '\\' || *path == '/' || (*path && path[1] == ':');
}
static const char *get_setting(const char *name) {
    return getenv(name);
}
static void close_library(void *handle) {
    FreeLibrary((HMODULE)handle);
}
static unsigned long long count_loads(void) {
    return GetTickCount64();
} /* the number of loads is unknown */

static void *get_loaded(const char *file) {
    HMODULE handle = NULL;
    return GetModuleHandleExA(0, file, &handle) ? (void *)handle : NULL;
}

static void *open_library(const char *file, char *why) {
    void *handle = (void *)LoadLibraryA(file);
    char text[32];
    snprintf(text, sizeof text, "error %lu", (unsigned long)GetLastError());
    if (!handle)
        append(why, text);
    return handle;
}

static Function get_function(void *handle, const char *name) {
    return (Function)GetProcAddress((HMODULE)handle, name);
}

static int is_stub(void *handle) {
    return get_function(handle, "cudyn_stub") != NULL;
}
#else
#define SEPARATOR ":"
#define SEPARATORS ":;"
#define SLASHES "/"
static int is_absolute(const char *path) {
    return *path == '/';
}
static const char *get_setting(const char *name) {
    return secure_getenv(name);
} /* ignored in setuid programs */
static void *get_loaded(const char *file) {
    return dlopen(file, RTLD_NOW | RTLD_NOLOAD);
}
static void close_library(void *handle) {
    dlclose(handle);
}

static int read_loads(struct dl_phdr_info *info, size_t size, void *loads) {
    (void)size;
    *(unsigned long long *)loads = info->dlpi_adds;
    return 1;
}

static unsigned long long count_loads(void) {
    unsigned long long loads = 0;
    dl_iterate_phdr(read_loads, &loads);
    return loads;
}

static void *open_library(const char *file, char *why) {
    void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    const char *message = handle ? NULL : dlerror();
    size_t length = strlen(file);
    if (message && !strncmp(message, file, length) && message[length] == ':')
        message += length + 2;
    if (message)
        append(why, message);
    return handle;
}

static Function get_function(void *handle, const char *name) {
    union {
        void *object;
        Function function;
    } symbol;
    symbol.object = dlsym(handle, name);
    return symbol.function;
}

/* Return whether the library itself defines cudyn_stub, and not only a library that it is linked
   with. */
static int is_stub(void *handle) {
    void *mark = dlsym(handle, "cudyn_stub");
    struct link_map *map = NULL;
    Dl_info mark_info;
    return mark && dladdr(mark, &mark_info) && !dlinfo(handle, RTLD_DI_LINKMAP, &map) &&
           (uintptr_t)mark_info.dli_fbase == (uintptr_t)map->l_addr;
}
#endif

/* --- the choice of the library */

/* Return the library for a handle. If it is a stub, close it, append the reason to `why` (unless
   `why` is NULL), and return NULL. */
static Library *accept_library(void *handle, int major, char *why) {
    int is_stub_itself = handle && is_stub(handle);
    Library *accepted = handle && !is_stub_itself ? malloc(sizeof *accepted) : NULL;
    if (accepted) {
        accepted->handle = handle;
        accepted->major = major;
    } else if (handle) {
        close_library(handle);
    }
    if (is_stub_itself && why)
        append(why, "this is a stub");
    return accepted;
}

/* Return a library's major version, which is determined from its file name, its soname, or its
   version function. */
static int find_major(void *handle, const char *path) {
    size_t length = strlen(path);
    for (size_t i = 0; i < COUNT(candidates); i++) {
        size_t size = strlen(candidates[i].file);
        void *loaded;
        if (length >= size && !strcmp(path + length - size, candidates[i].file))
            return candidates[i].major;
        loaded = get_loaded(candidates[i].file);
        if (loaded)
            close_library(loaded);
        if (loaded == handle)
            return candidates[i].major;
    }
#ifdef VERSION
    {
        Function get_version = get_function(handle, VERSION);
        int version = 0;
        if (get_version && !((int (*)(int *))get_version)(&version) && version > 0)
            return version / 1000 % UNKNOWN;
    }
#endif
    return UNKNOWN;
}

/* Open a library by its path. Return NULL, and append the reason to `why`, if this fails. */
static Library *open_path(const char *path, char *why) {
    Library *accepted = accept_library(open_library(path, why), UNKNOWN, why);
    if (accepted)
        accepted->major = find_major(accepted->handle, path);
    return accepted;
}

#ifdef _WIN32
static Library *find_loaded(const char *file, int major) {
    return accept_library(get_loaded(file), major, NULL);
}
#else
typedef struct {
    const char *file;
    int index; /* the index of the library among the loaded libraries with this name */
    char path[TEXT];
} Query;

static int matches_query(struct dl_phdr_info *info, size_t size, void *data) {
    Query *query = data;
    const char *end = strrchr(info->dlpi_name, '/');
    (void)size;
    if (!end || strcmp(end + 1, query->file) || query->index--)
        return 0;
    snprintf(query->path, sizeof query->path, "%s", info->dlpi_name);
    return 1;
}

/* Return the loaded library with a file name. If the loader returns a stub for the name, return a
   loaded library whose path ends with the name. */
static Library *find_loaded(const char *file, int major) {
    void *named = get_loaded(file);
    Library *accepted = accept_library(named, major, NULL);
    for (int index = 0; named && !accepted; index++) {
        Query query = {file, index, ""};
        if (!dl_iterate_phdr(matches_query, &query))
            break;
        accepted = accept_library(get_loaded(query.path), major, NULL);
    }
    return accepted;
}
#endif

#ifdef REAL_NAME
/* The stub has the name of the real library, so that the loader would return the stub for this
   name. Therefore, search for the file of the real library, and open it by its path. */

static Library *search_folders(const char *folders, const char *file) {
    Library *accepted = NULL;
    while (*folders && !accepted) {
        char path[TEXT], why[TEXT] = "";
        size_t length = strcspn(folders, SEPARATOR "\n");
        if (is_absolute(folders) && length + strlen(file) + 2 < sizeof path) {
            snprintf(path, sizeof path, "%.*s/%s", (int)length, folders, file);
            accepted = open_path(path, why);
        }
        folders += length + (folders[length] != 0);
    }
    return accepted;
}

#ifdef _WIN32
static Library *search_files(const char *file) {
    const char *folders = getenv("PATH");
    return folders ? search_folders(folders, file) : NULL;
}
#else
/* Search the directories in which the loader searches the stub's dependencies. */
static Library *search_loader_paths(const char *file) {
    Library *accepted = NULL;
    Dl_info stub_info;
    Dl_serinfo size;
    Dl_serinfo *paths = NULL;
    void *handle = NULL;
    if (dladdr(cudyn_stub, &stub_info))
        handle = dlopen(stub_info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!handle)
        return NULL;
    if (!dlinfo(handle, RTLD_DI_SERINFOSIZE, &size))
        paths = malloc(size.dls_size);
    if (paths && !dlinfo(handle, RTLD_DI_SERINFOSIZE, paths) &&
        !dlinfo(handle, RTLD_DI_SERINFO, paths)) {
        for (size_t i = 0; i < paths->dls_cnt && !accepted; i++)
            accepted = search_folders(paths->dls_serpath[i].dls_name, file);
    }
    free(paths);
    dlclose(handle);
    return accepted;
}

/* Search the directories in a configuration file of ldconfig. */
static Library *search_configured(const char *configuration, const char *file) {
    Library *accepted = NULL;
    FILE *lines = fopen(configuration, "r");
    char line[TEXT];
    if (!lines)
        return NULL;
    while (!accepted && fgets(line, sizeof line, lines)) {
        if (*line == '/')
            accepted = search_folders(line, file);
    }
    fclose(lines);
    return accepted;
}

/* Search the directories of the loader, of ldconfig, and of CUDA toolkits, in this order. */
static Library *search_files(const char *file) {
    Library *accepted = search_loader_paths(file);
    glob_t files;
    if (!accepted && !glob("/etc/ld.so.conf", GLOB_NOCHECK, NULL, &files)) {
        glob("/etc/ld.so.conf.d/*.conf", GLOB_APPEND, NULL, &files);
        for (size_t i = 0; i < files.gl_pathc && !accepted; i++)
            accepted = search_configured(files.gl_pathv[i], file);
        globfree(&files);
    }
    return accepted ? accepted : search_folders("/usr/local/cuda/lib64:" FOLDERS, file);
}
#endif

static Library *open_named(const char *file, int major, char *why) {
    Library *accepted;
    if (strcmp(file, OWN_NAME))
        return accept_library(open_library(file, why), major, why);
    accepted = search_files(file);
    if (!accepted)
        append(why, "not in a directory that is searched for libraries");
    return accepted;
}
#else
static Library *open_named(const char *file, int major, char *why) {
    return accept_library(open_library(file, why), major, why);
}
#endif

/* Return the first of the candidates that the process has loaded. */
static Library *search_loaded(size_t count) {
    Library *accepted = NULL;
    for (size_t i = 0; i < count && !accepted; i++)
        accepted = find_loaded(candidates[i].file, candidates[i].major);
    return accepted;
}

/* Return a library that the process has loaded, or open a library. Append the reasons for failures
   to `why`. */
static Library *search_everywhere(char *why) {
    Library *accepted = search_loaded(COUNT(candidates));
    for (size_t i = 0; i < COUNT(candidates) && !accepted; i++) {
        append(why, i ? "), " : "");
        append(why, candidates[i].file);
        append(why, " (");
        accepted = open_named(candidates[i].file, candidates[i].major, why);
    }
    append(why, ")");
    return accepted;
}

/* Store and print the reason why no library was found, unless a reason is already stored. */
static void store_reason(const char *text) {
    char *no_reason = NULL;
    char *stored = malloc(strlen(text) + 1);
    if (!stored)
        return;
    strcpy(stored, text);
    if (SET_ONCE(reason, no_reason, stored))
        print_line(stored);
    else
        free(stored);
}

/* Open the library that an environment variable specifies by its path or its name. */
static Library *open_setting(const char *named, char *why) {
    Library *accepted = NULL;
    if (strpbrk(named, SEPARATORS))
        append(why, "a list of paths");
    else if (!strpbrk(named, SLASHES))
        accepted = open_named(named, UNKNOWN, why);
    else if (is_absolute(named))
        accepted = open_path(named, why);
    else
        append(why, "a relative path");
    if (accepted && accepted->major == UNKNOWN)
        accepted->major = find_major(accepted->handle, named);
    return accepted;
}

/* Open the library `named`, which an environment variable specifies, or search for a library if
   `named` is NULL. */
static Library *search_first(const char *named) {
    Library *accepted;
    char text[TEXT] = "";
    append(text, OWN_NAME ": the " LIBRARY " was not found, so its functions fail; tried ");
    if (named) {
        append(text, named);
        append(text, ", which " VARIABLE " names (");
        accepted = open_setting(named, text);
        append(text, ")");
    } else {
        accepted = search_everywhere(text);
    }
    if (!accepted)
        store_reason(text);
    return accepted;
}

/* Store and return a library, or return the library that another thread has already stored. */
static Library *store_library(Library *accepted) {
    Library *earlier = NULL;
    if (SET_ONCE(library, earlier, accepted))
        return accepted;
    close_library(accepted->handle);
    free(accepted);
    return earlier;
}

/* Return the library, or NULL. If an earlier search has failed, only accept a library with the
   callers' major version that the process has loaded since then. */
static Library *get_library(void) {
    Library *accepted = READ(library);
    const char *named;
    unsigned long long loads;
    if (accepted)
        return accepted;
    named = get_setting(VARIABLE);
    if (named && !*named)
        named = NULL;
    loads = count_loads();
    if (!READ(reason))
        accepted = search_first(named);
    else if (READ(loads_seen) != loads && !named)
        accepted = search_loaded(LATER);
    if (accepted)
        return store_library(accepted);
    WRITE(loads_seen, loads);
    return NULL;
}

/* --- functions */

#ifdef BRIDGES
/* Return the first bridge to a function that the library contains, or NULL. */
static Function find_bridge(const Library *real, size_t index) {
    for (size_t i = 0; i < COUNT(bridges); i++) {
        Function function = NULL, query = NULL;
        if (bridges[i].index != index || bridges[i].major != real->major)
            continue;
        function = get_function(real->handle, bridges[i].name);
        if (bridges[i].query)
            query = get_function(real->handle, bridges[i].query);
        if (function && (query || !bridges[i].query)) {
            WRITE(queried[i], query);
            WRITE(called[i], function);
            return bridge_code[i];
        }
    }
    return NULL;
}

HELPER void store(void *place, int value) {
    memcpy(place, &value, sizeof value);
}

HELPER int load(const void *place) {
    int value;
    memcpy(&value, place, sizeof value);
    return value;
}

/* Return whether all 32-bit words in a range of memory are equal to a value. */
HELPER int has_words(const void *place, size_t size, int value) {
    for (size_t i = 0; i < size; i += sizeof value) {
        if (load((const char *)place + i) != value)
            return 0;
    }
    return 1;
}
#else
static Function find_bridge(const Library *real, size_t index) {
    (void)real;
    (void)index;
    return NULL;
}
#endif

/* Find the real function or a bridge, and store it for later calls. Return NULL if there is
   neither. */
static Function search(size_t index) {
    Library *real = get_library();
    Function function = NULL;
    char text[TEXT], is_absent = 0;
    int is_callable;
    if (!real || READ(absent[index]))
        return NULL;
    is_callable = functions[index].majors >> real->major & 1;
    if (is_callable)
        function = get_function(real->handle, functions[index].name);
    if (!function)
        function = find_bridge(real, index);
    if (function) {
        WRITE(targets[index], function);
    } else if (SET_ONCE(absent[index], is_absent, 1)) {
        snprintf(
            text, sizeof text, OWN_NAME ": %s is not called: the " LIBRARY " that is loaded %s",
            functions[index].name,
            is_callable ? "lacks it" : "may have another signature than the headers of " CALLERS);
        print_line(text);
    }
    return function;
}

/* The behavior of functions while the real function is missing. */
HELPER int get_status(void) {
    return READ(library) ? NO_SYMBOL : NO_LIBRARY;
}

HELPER const char *get_reason(void) {
    const char *why = READ(library) ? NULL : READ(reason);
    return why ? why : OWN_NAME ": the " LIBRARY " that is loaded does not have the function";
}

HELPER void fill(void *output, int byte, size_t size) {
    if (output)
        memset(output, byte, size);
}
