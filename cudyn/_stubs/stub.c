/* The code that all stubs share. A stub searches for the real library when one of its functions is
   first called, never earlier.

   No lock is held while the system loader runs, because the constructors of other libraries may
   call a stub while the loader holds its lock. If several threads search at the same time, the
   first result is used by all of them. */
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

#define HELPER static inline __attribute__((unused))
#define READ(place) __atomic_load_n(&(place), __ATOMIC_ACQUIRE)
#define WRITE(place, value) __atomic_store_n(&(place), value, __ATOMIC_RELEASE)
#define SET_ONCE(place, none, value)                                                               \
    __atomic_compare_exchange_n(&(place), &(none), value, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)

typedef void (*Function)(void);

typedef struct {
    void *handle;
    int major; /* according to the file names; UNKNOWN if they do not contain it */
} Library;

typedef struct {
    const char *file;
    int major;
} Candidate;

typedef struct {
    const char *name;
    unsigned int majors; /* bit n is set if a library with major version n may be called */
} Entry;

enum { UNKNOWN = 31, TEXT = 2048 };

/* The data about one library. The writer replaces this line with the data. */
#include "stub_facts.h"
#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* The functions to call. Initially, these are the functions that search, find_N. */
static Function targets[COUNT(functions)];
/* Functions that the library does not contain, or whose signature differs. */
static char absent[COUNT(functions)];
/* The library, or NULL if it has not been found yet. */
static Library *library;
/* The reason why no library was found at the first call. */
static char *reason;
/* The number of libraries that the process had loaded at the last search. */
static unsigned long long loads_seen;

/* This symbol marks a library as a stub. */
EXPORT extern const char cudyn_stub[];
EXPORT const char cudyn_stub[] = OWN_NAME;

static void complain(const char *text) {
    fprintf(stderr, "%s\n", text);
}

static void append(char *text, const char *more) {
    size_t used = strlen(text);
    snprintf(text + used, TEXT - used, "%s", more);
}

/* --- the system loader */

#ifdef _WIN32
#define SEPARATOR ";"
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
    const char *said = handle ? NULL : dlerror();
    size_t length = strlen(file);
    if (said && !strncmp(said, file, length) && said[length] == ':')
        said += length + 2;
    if (said)
        append(why, said);
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

/* Return whether the library itself, not one that it is linked with, defines the mark. */
static int is_stub(void *handle) {
    void *mark = dlsym(handle, "cudyn_stub");
    struct link_map *own = NULL;
    Dl_info of_mark;
    return mark && dladdr(mark, &of_mark) && !dlinfo(handle, RTLD_DI_LINKMAP, &own) &&
           (uintptr_t)of_mark.dli_fbase == (uintptr_t)own->l_addr;
}
#endif

/* --- the choice of the library */

/* Accept a library, unless it is a stub. */
static Library *take(void *handle, int major, char *why) {
    int is_wrong = handle && is_stub(handle);
    Library *taken = handle && !is_wrong ? malloc(sizeof *taken) : NULL;
    if (taken) {
        taken->handle = handle;
        taken->major = major;
    } else if (handle) {
        close_library(handle);
    }
    if (is_wrong && why)
        append(why, "this is a stub");
    return taken;
}

/* Find a library's major version from its file name, its soname, or its version function. */
static int tell_major(void *handle, const char *path) {
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

static Library *take_path(const char *path, char *why) {
    Library *taken = take(open_library(path, why), UNKNOWN, why);
    if (taken)
        taken->major = tell_major(taken->handle, path);
    return taken;
}

#ifdef _WIN32
static Library *take_loaded(const char *file, int major) {
    return take(get_loaded(file), major, NULL);
}
#else
typedef struct {
    const char *file;
    int number; /* its index among the loaded libraries with this name */
    char path[TEXT];
} Sought;

static int is_sought(struct dl_phdr_info *info, size_t size, void *data) {
    Sought *sought = data;
    const char *end = strrchr(info->dlpi_name, '/');
    (void)size;
    if (!end || strcmp(end + 1, sought->file) || sought->number--)
        return 0;
    snprintf(sought->path, sizeof sought->path, "%s", info->dlpi_name);
    return 1;
}

/* Open the library with a name or, if that is a stub, with a path that ends with the name. */
static Library *take_loaded(const char *file, int major) {
    void *named = get_loaded(file);
    Library *taken = take(named, major, NULL);
    for (int number = 0; named && !taken; number++) {
        Sought sought = {file, number, ""};
        if (!dl_iterate_phdr(is_sought, &sought))
            break;
        taken = take(get_loaded(sought.path), major, NULL);
    }
    return taken;
}
#endif

#ifdef REAL_NAME
/* The name of the real library refers to the stub, so search for the file. */

static Library *look_in(const char *folders, const char *file) {
    Library *taken = NULL;
    while (*folders && !taken) {
        char path[TEXT], why[TEXT] = "";
        size_t length = strcspn(folders, SEPARATOR "\n");
        if (length && length + strlen(file) + 2 < sizeof path) {
            snprintf(path, sizeof path, "%.*s/%s", (int)length, folders, file);
            taken = take_path(path, why);
        }
        folders += length + (folders[length] != 0);
    }
    return taken;
}

#ifdef _WIN32
static Library *look_everywhere(const char *file) {
    const char *folders = getenv("PATH");
    return folders ? look_in(folders, file) : NULL;
}
#else
/* Search the directories in which the loader searches the stub's dependencies. */
static Library *look_in_search_path(const char *file) {
    Library *taken = NULL;
    Dl_info own;
    Dl_serinfo size;
    Dl_serinfo *where = NULL;
    void *handle = dladdr(cudyn_stub, &own) ? dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD) : NULL;
    if (!handle)
        return NULL;
    if (!dlinfo(handle, RTLD_DI_SERINFOSIZE, &size))
        where = malloc(size.dls_size);
    if (where && !dlinfo(handle, RTLD_DI_SERINFOSIZE, where) &&
        !dlinfo(handle, RTLD_DI_SERINFO, where)) {
        for (size_t i = 0; i < where->dls_cnt && !taken; i++)
            taken = look_in(where->dls_serpath[i].dls_name, file);
    }
    free(where);
    dlclose(handle);
    return taken;
}

/* Search the directories in a configuration file of ldconfig. */
static Library *look_in_configured(const char *configuration, const char *file) {
    Library *taken = NULL;
    FILE *lines = fopen(configuration, "r");
    char line[TEXT];
    if (!lines)
        return NULL;
    while (!taken && fgets(line, sizeof line, lines)) {
        if (*line == '/')
            taken = look_in(line, file);
    }
    fclose(lines);
    return taken;
}

/* Search the directories of the loader, of ldconfig and of toolkits, in this order. */
static Library *look_everywhere(const char *file) {
    Library *taken = look_in_search_path(file);
    glob_t files;
    if (!taken && !glob("/etc/ld.so.conf", GLOB_NOCHECK, NULL, &files)) {
        glob("/etc/ld.so.conf.d/*.conf", GLOB_APPEND, NULL, &files);
        for (size_t i = 0; i < files.gl_pathc && !taken; i++)
            taken = look_in_configured(files.gl_pathv[i], file);
        globfree(&files);
    }
    return taken ? taken : look_in("/usr/local/cuda/lib64:" FOLDERS, file);
}
#endif

static Library *take_named(const char *file, int major, char *why) {
    Library *taken;
    if (strcmp(file, OWN_NAME))
        return take(open_library(file, why), major, why);
    taken = look_everywhere(file);
    if (!taken)
        append(why, "not in any folder that is searched for libraries");
    return taken;
}
#else
static Library *take_named(const char *file, int major, char *why) {
    return take(open_library(file, why), major, why);
}
#endif

static Library *search_loaded(size_t count) {
    Library *taken = NULL;
    for (size_t i = 0; i < count && !taken; i++)
        taken = take_loaded(candidates[i].file, candidates[i].major);
    return taken;
}

static Library *search_everywhere(char *why) {
    Library *taken = search_loaded(COUNT(candidates));
    for (size_t i = 0; i < COUNT(candidates) && !taken; i++) {
        append(why, i ? "), " : "");
        append(why, candidates[i].file);
        append(why, " (");
        taken = take_named(candidates[i].file, candidates[i].major, why);
    }
    append(why, ")");
    return taken;
}

/* Store the reason for the first failure, and print it once. */
static void keep_reason(const char *text) {
    char *no_reason = NULL;
    char *kept = malloc(strlen(text) + 1);
    if (!kept)
        return;
    strcpy(kept, text);
    if (SET_ONCE(reason, no_reason, kept))
        complain(kept);
    else
        free(kept);
}

/* Try the file that an environment variable specifies, or search everywhere if `named` is NULL. */
static Library *search_first(const char *named) {
    Library *taken;
    char text[TEXT] = "";
    append(text, OWN_NAME ": the " LIBRARY " was not found, so its functions fail; tried ");
    if (named) {
        append(text, named);
        append(text, ", which " VARIABLE " names (");
        taken = take_path(named, text);
        append(text, ")");
    } else {
        taken = search_everywhere(text);
    }
    if (!taken)
        keep_reason(text);
    return taken;
}

/* Store and return a library, or return the library that another thread has already stored. */
static Library *keep_library(Library *taken) {
    Library *kept = NULL;
    if (SET_ONCE(library, kept, taken))
        return taken;
    close_library(taken->handle);
    free(taken);
    return kept;
}

/* Return the library, or NULL. After a failed search, only accept a library with the callers' major
   version that the process has loaded since then. */
static Library *get_library(void) {
    Library *taken = READ(library);
    const char *named;
    unsigned long long loads;
    if (taken)
        return taken;
    named = get_setting(VARIABLE);
    if (named && !*named)
        named = NULL;
    loads = count_loads();
    if (!READ(reason))
        taken = search_first(named);
    else if (READ(loads_seen) != loads && !named)
        taken = search_loaded(LATER);
    if (taken)
        return keep_library(taken);
    WRITE(loads_seen, loads);
    return NULL;
}

/* --- functions */

/* Find a function, and store it for later calls. Return NULL if it is missing. */
static Function search(size_t index) {
    Library *from = get_library();
    Function function = NULL;
    char text[TEXT], is_absent = 0;
    int is_callable;
    if (!from || READ(absent[index]))
        return NULL;
    is_callable = functions[index].majors >> from->major & 1;
    if (is_callable)
        function = get_function(from->handle, functions[index].name);
    if (function) {
        WRITE(targets[index], function);
    } else if (SET_ONCE(absent[index], is_absent, 1)) {
        snprintf(
            text, sizeof text, OWN_NAME ": %s is not called: the " LIBRARY " that is loaded %s",
            functions[index].name,
            is_callable ? "lacks it" : "may have another signature than the headers of " CALLERS);
        complain(text);
    }
    return function;
}

/* The behaviour of functions while the real function is missing. */
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
