"""Write the C of a stub library: every function of a CUDA library, to link against where there is none.

Each function finds the real one when it is first called, and where there is none returns the API's own status
and zeroes what it would have filled in. One file of C99, which needs nothing but the system's loader.
"""

from __future__ import annotations

import ctypes
from typing import NamedTuple

from .._binding import rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from .._binding.types import Types

_INDENT = "    "


class Function(NamedTuple):
    """A function of the stub.

    symbol, prototype  as in the tables
    variants           the versions, as 1000 * major + 10 * minor, since which it is called otherwise
    """

    symbol: str
    prototype: str
    variants: tuple[int, ...] = ()


class Stub(NamedTuple):
    """What a stub is made of.

    library     in words, for the line on stderr
    prefix      of the names that are the stub's own: cudyn_cudart
    variable    the environment variable that names a file to use and nothing else
    candidates  (file name, major or 0) in the order they are tried
    version     the function that tells the version as one packed int, "" for none; `level` is the callers'
    level       the version of the headers that callers are compiled with, packed
    missing     the status where there is no library
    absent      the status where the library does not have the function, or takes it otherwise
    names       status -> its name; texts: status -> what it means
    name_of     the functions that return a status' name, or write it through a pointer; text_of: its text
    soname      what the stub itself is called, so that it never takes itself for the library
    """

    library: str
    prefix: str
    variable: str
    candidates: Sequence[tuple[str, int]]
    version: str
    level: int
    missing: int
    absent: int
    status: str
    names: Mapping[int, str]
    texts: Mapping[int, str]
    name_of: Sequence[str]
    text_of: Sequence[str]
    soname: str


def write_source(stub: Stub, functions: Iterable[Function], types: Types) -> str:
    """Write the text of the stub's one C file."""
    writer = _Writer(stub, list(functions), types)
    return "".join(line + "\n" for line in writer.lines())


class _Writer:
    def __init__(self, stub: Stub, functions: Sequence[Function], types: Types) -> None:
        self.stub = stub
        self.functions = functions
        self.types = types
        self.records: dict[str, str] = {}  # tag -> definition, of what is passed by value

    def lines(self) -> Iterator[str]:
        bodies = [line for n, f in enumerate(self.functions) for line in self.function(n, f)]
        stub = self.stub
        yield f"/* {stub.library}: a stub to link against, written by cudyn. Link with -ldl where that is a library. */"
        yield from _HEAD.splitlines()
        yield f"#define LIBRARY {_text(stub.library)}"
        yield f"#define VARIABLE {_text(stub.variable)}"
        yield f"#define OWN_NAME {_text(stub.soname)}"
        yield f"enum {{ MISSING = {stub.missing}, ABSENT = {stub.absent}, LEVEL = {stub.level} }};"
        yield ""
        yield "static const struct { const char *name; int major; } candidates[] = {"
        yield from (f"{_INDENT}{{{_text(name)}, {major}}}," for name, major in stub.candidates)
        yield "};"
        yield "static const char *const symbols[] = {"
        yield from (f"{_INDENT}{_text(function.symbol)}," for function in self.functions)
        yield "};"
        yield "/* Since which versions a function is called otherwise; behind each list a 0. */"
        yield "static const int variants[] = {0,"
        self.offsets = []
        at = 1
        for function in self.functions:
            self.offsets.append(at if function.variants else 0)
            if function.variants:
                yield f"{_INDENT}{', '.join(map(str, function.variants))}, 0, /* {function.symbol} */"
                at += len(function.variants) + 1
        yield "};"
        yield f"static const unsigned short variants_of[] = {{{', '.join(map(str, self.offsets))}}};"
        yield from _LOADER.replace("VERSION_FUNCTION", _text(stub.version)).splitlines()
        yield from self.words("name", stub.names)
        yield from self.words("text", stub.texts)
        yield from self.records.values()
        yield from bodies

    def words(self, what: str, of: Mapping[int, str]) -> Iterator[str]:
        yield f"static inline const char *status_{what}(int status) {{"
        yield f"{_INDENT}switch (status) {{"
        yield from (f"{_INDENT}case {number}: return {_text(text)};" for number, text in of.items())
        yield f"{_INDENT}}}"
        yield f'{_INDENT}return "unrecognized error code";'
        yield "}"

    # --- functions

    def function(self, number: int, function: Function) -> Iterator[str]:
        result, params = rows.prototype(function.prototype)
        returns = self.c_type(result)
        declared = ", ".join(f"{self.c_type(p.type)} a{n}" for n, p in enumerate(params)) or "void"
        taken = ", ".join(self.c_type(p.type) for p in params) or "void"
        given = ", ".join(f"a{n}" for n in range(len(params)))
        yield ""
        yield f"EXPORT {returns} {function.symbol}({declared}) {{"
        yield f"{_INDENT}void *function = find({number});"
        call = f"(({returns} (*)({taken}))function)({given})"
        yield (
            f"{_INDENT}if (function) {'' if returns == 'void' else 'return '}{call};"
            + (" else" if returns == "void" else "")
            if returns != "void"
            else f"{_INDENT}if (function) {{ {call}; return; }}"
        )
        for index, size in self.outputs(params).items():
            yield f"{_INDENT}if (a{index}) memset(a{index}, 0, {size});"
        yield from (_INDENT + line for line in self.without(function, result, returns, params))
        yield "}"

    def without(
        self, function: Function, result: str, returns: str, params: Sequence[rows.Param]
    ) -> Iterator[str]:
        """What the function does where the real one is not there."""
        stub = self.stub
        for names, words in ((stub.name_of, "status_name"), (stub.text_of, "status_text")):
            if function.symbol in names:
                if returns == "void *":
                    yield f"return (void *){words}((int)a0);"
                else:
                    yield f"if (a1) *(const char **)a1 = {words}((int)a0);"
                    yield "return 0;"
                return
        if result == stub.status:
            yield "return opened ? ABSENT : MISSING;"
        elif self.types.resolve(result) in ("char *", "const char *"):
            yield 'return (void *)(reason[0] ? reason : "the function is missing");'
        elif returns.startswith("struct"):
            yield f"{{ {returns} nothing; memset(&nothing, 0, sizeof nothing); return nothing; }}"
        elif returns != "void":
            yield "return 0;"

    def outputs(self, params: Sequence[rows.Param]) -> dict[int, int]:
        """What a call would have filled in: the index of a parameter, and how many bytes."""
        found = {}
        for index, param in enumerate(params):
            if param.role == "out":
                found[index] = ctypes.sizeof(self.types.ctype(param.type[:-1].rstrip()))
        return found

    # --- types

    def c_type(self, type_: str) -> str:
        """A type that is passed as this one is: pointers are void *, enums int."""
        resolved = self.types.resolve(type_.removeprefix("const "))
        if "(" in resolved or resolved.endswith(("*", "*const")):
            return "void *"
        if resolved.startswith("enum "):
            return "int"
        if resolved.startswith(("struct ", "union ")):
            return self.record(resolved)
        return resolved

    def record(self, type_: str) -> str:
        name = f"struct {self.stub.prefix}_{type_.partition(' ')[2]}"
        if type_ not in self.records:
            cls = self.types.ctype(type_)
            size = ctypes.sizeof(cls)
            width = ctypes.alignment(cls)
            members = [(f"uint{8 * width}_t", f"[{size // width}]")] if size > 16 else list(_members(cls))
            lines = [f"{_INDENT}{kind} m{number}{dims};" for number, (kind, dims) in enumerate(members)]
            self.records[type_] = "\n".join(
                [
                    f"{name} {{",
                    *lines,
                    "};",
                    f"typedef char size_of_{len(self.records)}[sizeof({name}) == {size} ? 1 : -1];",
                ]
            )
        return name


def _members(cls: Any) -> Iterator[tuple[str, str]]:
    """The members of a record as C types that are passed alike; a union is the integers it consists of."""
    for _, member, *_ in cls._fields_:
        if issubclass(member, ctypes.Array):
            yield _number(member._type_), f"[{member._length_}]"
        elif issubclass(member, ctypes.Union):
            width = min(8, ctypes.alignment(member))
            yield f"uint{8 * width}_t", f"[{ctypes.sizeof(member) // width}]"
        elif issubclass(member, ctypes.Structure):
            yield from _members(member)
        else:
            yield _number(member), ""


def _number(cls: Any) -> str:
    if issubclass(cls, ctypes.c_float):
        return "float"
    if issubclass(cls, ctypes.c_double):
        return "double"
    return f"uint{8 * ctypes.sizeof(cls)}_t"


def _text(text: str) -> str:
    """A text as C writes it."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


_HEAD = """
#define _GNU_SOURCE
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
#define EXPORT __attribute__((visibility("default")))
#endif
"""

_LOADER = """
#define COUNT (sizeof symbols / sizeof *symbols)

static void *slots[COUNT];        /* 0: not looked for yet; ABSENT_SLOT: not there, or called otherwise */
static char missing_here;
#define ABSENT_SLOT ((void *)&missing_here)
static void *opened;              /* the library */
static int version;               /* 1000 * major + 10 * minor; minor is 0 where it is not known */
static int has_minor;
static int has_complained;
static char reason[1024];         /* why there is none */
static int busy;                  /* a lock: libraries are loaded once */

static void lock(void) { while (__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) { } }
static void unlock(void) { __atomic_store_n(&busy, 0, __ATOMIC_RELEASE); }

static void complain(const char *text) {
    if (!getenv("CUDYN_STUB_QUIET")) fprintf(stderr, "%s\\n", text);
}

#ifdef _WIN32
static void *system_open(const char *name, int only_loaded) {
    return only_loaded ? (void *)GetModuleHandleA(name) : (void *)LoadLibraryA(name);
}
static void *system_find(void *library, const char *name) {
    return (void *)GetProcAddress((HMODULE)library, name);
}
static const char *system_error(void) {
    static char text[64];
    snprintf(text, sizeof text, "error %lu", GetLastError());
    return text;
}
#else
static void *system_open(const char *name, int only_loaded) {
    return dlopen(name, RTLD_NOW | RTLD_LOCAL | (only_loaded ? RTLD_NOLOAD : 0));
}
static void *system_find(void *library, const char *name) { return dlsym(library, name); }
static const char *system_error(void) {
    const char *text = dlerror();
    return text ? text : "";
}
#endif

/* Is this library another one than the stub? */
static int is_other(void *library) {
    return system_find(library, "cudyn_stub_marker") == NULL;
}

EXPORT const char *cudyn_stub_marker(void);
EXPORT const char *cudyn_stub_marker(void) { return OWN_NAME; }

static int take(void *library, int major) {
    int (*tell)(int *) = (int (*)(int *))system_find(library, VERSION_FUNCTION);
    int told = 0;
    if (!library || !is_other(library)) return 0;
    version = 1000 * major;
    has_minor = 0;
    if (tell && tell(&told) == 0 && told > 0) { version = told; has_minor = 1; }
    opened = library;
    reason[0] = 0;
    return 1;
}

static void open_library(void) {
    const char *named = getenv(VARIABLE);
    size_t i, used;
    if (named && *named) {
        void *library = system_open(named, 0);
        if (library && take(library, 0)) return;
        snprintf(reason, sizeof reason, "%s is not usable: " VARIABLE " names %s: %s", LIBRARY, named,
                 library ? "it is this stub" : system_error());
        return;
    }
    for (i = 0; i < sizeof candidates / sizeof *candidates; i++)
        if (take(system_open(candidates[i].name, 1), candidates[i].major)) return;
    used = (size_t)snprintf(reason, sizeof reason, "%s was not found; tried", LIBRARY);
    for (i = 0; i < sizeof candidates / sizeof *candidates; i++) {
        void *library = system_open(candidates[i].name, 0);
        if (library && take(library, candidates[i].major)) return;
        if (used < sizeof reason)
            used += (size_t)snprintf(reason + used, sizeof reason - used, "%s %s", i ? "," : "",
                                     candidates[i].name);
    }
}

/* Of how many of the versions since which a function is called otherwise is this one a follower? */
static int variant_at(const int *since, int at) {
    int count = 0;
    while (*since) count += at >= *since++;
    return count;
}

static int is_called_alike(size_t index) {
    const int *since = variants + variants_of[index];
    if (variant_at(since, version) != variant_at(since, LEVEL)) return 0;
    return has_minor || variant_at(since, version) == variant_at(since, version + 990);
}

static void *find(size_t index) {
    void *function = __atomic_load_n(&slots[index], __ATOMIC_ACQUIRE);
    char text[512];
    if (function) return function == ABSENT_SLOT ? NULL : function;
    lock();
    if (!opened) open_library();
    if (!opened) {
        int is_first = !has_complained;
        has_complained = 1;
        unlock();
        if (is_first) complain(reason);
        return NULL;
    }
    function = system_find(opened, symbols[index]);
    if (function && !is_called_alike(index)) {
        snprintf(text, sizeof text, "%s: the %s %d.%d takes it otherwise than the headers of %d.%d", symbols[index],
                 LIBRARY, version / 1000, version % 1000 / 10, LEVEL / 1000, LEVEL % 1000 / 10);
        function = NULL;
    } else {
        snprintf(text, sizeof text, "%s: the %s %d.%d does not have it", symbols[index], LIBRARY, version / 1000,
                 version % 1000 / 10);
    }
    __atomic_store_n(&slots[index], function ? function : ABSENT_SLOT, __ATOMIC_RELEASE);
    unlock();
    if (!function) complain(text);
    return function;
}
"""
