"""Generates the echo library in C."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from codegen.c_types import declare
from cudyn._bindings.libraries import siblings
from cudyn._bindings.tables import rows

from ..support import samples
from . import compiler
from .echo_values import kind_of


def releases(name: str) -> list[str]:
    """Return the releases of a library that are checked completely: an early one, 12.4 and the newest."""
    all_releases = [release for lib, release in compiler.releases() if lib == name]
    preferred: list[str] = [
        release for release in ("11.8", "12.4") if release in all_releases and name != "nvfatbin"
    ]
    if "11.8" not in preferred:
        preferred.insert(0, all_releases[0])
    without_duplicates = dict.fromkeys((*preferred, all_releases[-1]))
    return list(without_duplicates)


def file_name(name: str, release: str) -> str:
    """Return the file name for an echo library.

    If two toolkits contain the same version of the library, the name identifies the toolkit. If the library
    consists of several files, the name is different, because the echo library contains all of its functions.
    """
    info = compiler.view(name, release).library.info
    files = info.files["linux"]
    major = int(release.partition(".")[0])
    files_of_major = [file for file_major, file in files if file_major == major]
    _, newest_file = files[0]
    file = files_of_major[0] if files_of_major else newest_file
    return siblings.rename(info, file, "whole") if info.siblings else file


def inline(name: str, release: str) -> list[str]:
    """Return the functions that the header defines as inline functions although the library exports them."""
    if not compiler.library(name).inline:
        return []
    view = compiler.view(name, release)
    return [symbol for symbol in functions(view) if not symbol.startswith("_")]


def renaming(name: str, release: str) -> list[str]:
    """Return options that rename the header's inline definitions, so that they do not conflict with ours."""
    return [f"-D{symbol}=header_{symbol}" for symbol in inline(name, release)]


def build(name: str, release: str, text: str, file: Path, *options: str) -> None:
    """Build a library from the headers of a release, followed by some code."""
    # C++ requires casts from `void *` and to enums, but C does not.
    is_cpp = compiler.needs_cpp(name, release)
    casts = ["-fpermissive"] if is_cpp else []
    command = ["-shared", "-fPIC", *casts, *options, *renaming(name, release), "-o", str(file)]
    mode = compiler.widest_mode(name)
    built = compiler.gcc(name, release, text, *command, mode=mode)
    if built.returncode and not is_cpp:  # perhaps a later header has added const to a type
        built = compiler.gcc(name, release, text, *command, "-Dconst=", mode=mode)
    if built.returncode:
        raise AssertionError(f"{name} {release}: gcc rejects the library: {built.stderr[:2000]}")


# If the headers are compiled as C++, the functions keep their names in C.
BEGIN_C = '#ifdef __cplusplus\nextern "C" {\n#endif\n'
END_C = "#ifdef __cplusplus\n}\n#endif\n"

SHELL = """
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* b: bool, f and d: float and double, s: text, p: another pointer, r: a record, i and u: integers */
#ifdef __cplusplus
#include <type_traits>
template <class T> constexpr char echo_integer(std::true_type) {
    return std::is_signed<typename std::underlying_type<T>::type>::value ? 'i' : 'u';
}
template <class T> constexpr char echo_integer(std::false_type) {
    return std::is_signed<T>::value ? 'i' : 'u';
}
template <class T> constexpr char echo_kind(void) {
    return std::is_same<T, bool>::value ? 'b' : std::is_same<T, float>::value ? 'f' :
        std::is_same<T, double>::value ? 'd' : std::is_same<T, const char *>::value ? 's' :
        std::is_pointer<T>::value ? 'p' : std::is_class<T>::value || std::is_union<T>::value ? 'r' :
        echo_integer<T>(std::is_enum<T>());
}
#define ECHO_KIND(value) echo_kind<std::remove_cv<decltype(value)>::type>()
#define ECHO_SAME(one, other) __is_same(one, other)
#else
#define ECHO_IS(value, class) (__builtin_classify_type(value) == class)
#define ECHO_NUMBER(value) __builtin_choose_expr(ECHO_IS(value, 1), value, 0)
#define ECHO_KIND(value) _Generic((value), _Bool: 'b', float: 'f', double: 'd', const char *: 's', \
    default: ECHO_IS(value, 5) ? 'p' : ECHO_IS(value, 12) || ECHO_IS(value, 13) ? 'r' : \
             (typeof(ECHO_NUMBER(value)))-1 < 0 ? 'i' : 'u')
#define ECHO_SAME(one, other) __builtin_types_compatible_p(one, other)
#endif

struct echo_shell {
    size_t loading;                         /* set by the test: whether the loader calls the functions */
    size_t answering;                       /* set by the test: whether functions write their outputs */
    size_t strings;                         /* set by the test: strings to record of an array */
    size_t length;                          /* set by the test: the length of returned strings and lists */
    size_t typed;                           /* set by the test: size of values with a `typed` role */
    const char *words;                      /* set by the test: the library's description of a status */
    unsigned char result[64];               /* set by the test: the result of the functions */
    const char *called;                     /* the function that was called last */
    size_t count, sizes[40];                /* the number and the sizes of its parameters */
    char kinds[40];                         /* the kinds of its parameters according to gcc: see ECHO_KIND */
    size_t outs, out_sizes[40];             /* the number and the sizes of its outputs */
    size_t text_size;
    unsigned char bytes[2048];              /* the bytes of the parameters, in order */
    unsigned char answers[1048576];         /* set by the test: the outputs, in order */
    unsigned char text[2048];               /* the recorded strings, in order, each with its NUL */
} echo = {.loading = 1};
static unsigned char *end, *answer;

static void echo_begin(const char *function) {
    echo.called = function;
    echo.count = echo.outs = echo.text_size = 0;
    end = echo.bytes;
    answer = echo.answers;
}
#define ECHO_IN(value) echo_in(&value, sizeof value, ECHO_KIND(value))
static void echo_in(const void *value, size_t size, char kind) {
    if (echo.count == 40 || end + size > echo.bytes + sizeof echo.bytes) abort();
    memcpy(end, value, size);
    end += size;
    echo.kinds[echo.count] = kind;
    echo.sizes[echo.count++] = size;
}
static void echo_out(void *target, size_t size) {
    if (echo.outs == 40 || answer + size > echo.answers + sizeof echo.answers) abort();
    if (echo.answering && target) memcpy(target, answer, size);
    answer += size;
    echo.out_sizes[echo.outs++] = size;
}
static size_t echo_least(size_t a, size_t b) { return a < b ? a : b; }
static void echo_data(const void *data, size_t size) {
    memcpy(echo.text + echo.text_size, data, size);
    echo.text_size += size;
}
static void echo_text(const char *text) {
    if (!echo.strings || !text) return;
    memcpy(echo.text + echo.text_size, text, strlen(text) + 1);
    echo.text_size += strlen(text) + 1;
}
static void echo_texts(const char *const *texts) {
    for (size_t i = 0; texts && i < echo.strings; i++) echo_text(texts[i]);
}
"""


class Shell(ctypes.Structure):
    """The `echo` structure in the library."""

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("loading", "answering", "strings", "length", "typed")),
        ("words", ctypes.c_char_p),
        ("result", ctypes.c_ubyte * 64),
        ("called", ctypes.c_char_p),
        ("count", ctypes.c_size_t),
        ("sizes", ctypes.c_size_t * 40),
        ("kinds", ctypes.c_char * 40),
        ("outs", ctypes.c_size_t),
        ("out_sizes", ctypes.c_size_t * 40),
        ("text_size", ctypes.c_size_t),
        ("bytes", ctypes.c_ubyte * 2048),
        ("answers", ctypes.c_ubyte * 1048576),
        ("text", ctypes.c_ubyte * 2048),
    )


def source(name: str, release: str) -> str:
    """Return the code after the headers: functions, callers of callbacks, and code for records by value."""
    view = compiler.view(name, release)
    symbols = list(functions(view))
    undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
    # gcc would accept a definition of a function that the header does not declare, so the function's type is
    # used before its definition.
    inline_symbols = inline(name, release)
    declared = {symbol: f"header_{symbol}" if symbol in inline_symbols else symbol for symbol in symbols}
    uses = "".join(
        f'#line 1 "{symbol}"\n_Static_assert(sizeof &{known}, "");\n' for symbol, known in declared.items()
    )
    texts = [f'#line 1 "{symbol}"\n{function(view, symbol)}' for symbol in symbols]
    texts += [
        f'_Static_assert(ECHO_SAME(typeof(header_{symbol}), typeof({symbol})), "");\n'
        for symbol in inline_symbols
    ]
    texts += [caller(view, number, type_) for number, type_ in enumerate(callback_types(view))]
    texts += [by_value(tag, compiler.c_name(name, release, tag)) for tag in record_types(view)]
    return "".join((undefs, uses, SHELL, BEGIN_C, *texts, END_C))


def functions(view: Any) -> Iterator[str]:
    """Yield the symbols of a release or, if there are thousands, one symbol of each form.

    For a release that is not checked completely, yield only the functions that cudyn calls to load the
    library.
    """
    symbols = [
        symbol for symbol in view.library.tables.FUNCTIONS if compiler.prototype(view, symbol) is not None
    ]
    if view.level in releases(view.library.info.name):
        yield from samples.choose(view.library, symbols, view.level)
        return
    for symbol in symbols:
        if any(
            symbol == name or (form == "symbol" and symbol.startswith(name.partition("{")[0]))
            for name, form in view.library.info.probes
        ):
            yield symbol


def prototype(view: Any, symbol: str) -> tuple[str, Sequence[rows.Param]]:
    """Return the type of a symbol's result, and its parameters, in the view's release."""
    return rows.prototype(str(compiler.prototype(view, symbol)))


def callback_types(view: Any) -> list[str]:
    """Return the types of function pointers: typedefs, and the types of parameters without a typedef."""
    library = view.library
    types = [
        name
        for name, row in library.common_types.typedefs.items()
        if "(" in (rows.find_value(row, library.releases, view.level) or "")
    ]
    for symbol in functions(view):
        types += [param.type for param in prototype(view, symbol)[1] if "(*)" in param.type]
    return types


def record_types(view: Any) -> list[str]:
    """Return the tags of the structs and unions of a release."""
    library = view.library

    def exists(row: str) -> bool:
        """Return whether the record in a row of the table exists in this release."""
        spans = rows.record_spans(row, library.releases)
        return any(rows.span_contains(span, library.releases, view.level) for span in spans)

    return [tag for tag, row in library.common_types.tables.RECORDS.items() if exists(row)]


def function(view: Any, symbol: str) -> str:
    """Return the definition of a function on one line."""
    newest = view.library.releases[-1]
    info = view.library.info
    result, params = prototype(view, symbol)
    result = compiler.renamed(view, result, newest)
    written = compiler.declare_params(view, symbol, params)
    body = compiler.flatten_params(view, symbol, params)
    # cudyn calls these functions itself when it loads the library, and when it describes an error. Such calls
    # are not part of the test.
    forms = [form for name, form in info.probes if name == symbol]
    body += [f"if (echo.loading) {{ {version_code(view, form, params)} }}" for form in forms]
    if symbol == info.describe:
        body.append(f"if (echo.words) {{ {description_code(result, params)} }}")
    body.append("echo_begin(__func__);")
    body += [f"ECHO_IN({param.name});" for param in params]
    body += [f"echo_out({param.name}, sizeof *{param.name});" for param in params if param.role == "out"]
    if any(param.role not in PLAIN for param in params):
        body.append(f"if (echo.answering) {{ {' '.join(iter_output_code(params))} }}")
    readers = {"text": "echo_text", "texts": "echo_texts"}
    kinds = [(param.name, kind_of(view.types, param.type)) for param in params if param.role == "in"]
    body += [f"{readers[kind]}({name});" for name, kind in kinds if kind in readers]
    if result != "void":
        body.append(f"{result} echo_r; memcpy(&echo_r, echo.result, sizeof echo_r); return echo_r;")
    # The header may declare the result as an int.
    declared = "int" if result in compiler.library(info.name).results else result
    return f"{declared} {symbol}({written}) {{ {' '.join(body)} }}\n"


# The roles of arguments and of outputs of one value, which iter_output_code() does not handle.
PLAIN = {"in", "out", "inout"}


def find_size_param(param: rows.Param, params: Sequence[rows.Param]) -> rows.Param | None:
    """Return the parameter that contains the size of another parameter's memory, or `None`."""
    for size_param in params:
        if size_param.role == "size" and size_param.of == param.name:
            return size_param
    return None


def iter_output_code(params: Sequence[rows.Param]) -> Iterator[str]:
    """Yield code that writes strings, lists and values as outputs. Their length is `echo.length`."""
    by_name = {param.name: param for param in params}
    length = "echo.length"
    for param in params:
        size_param = find_size_param(param, params)
        if param.role == "both":
            yield f"echo_out({param.name}, sizeof *{param.name});"
        elif param.role == "bytes":
            yield f"echo_out({param.name}, {param.of});"
        elif param.role == "text":
            yield f"if ({param.name}) {{ echo_out({param.name}, {length}); {param.name}[{length}] = 0; }}"
        elif param.role == "list":
            length_param, quotient = by_name.get(param.of), param.of.split("/")
            capacity = param.of if length_param is None or length_param.role == "in" else f"*{param.of}"
            if len(quotient) == 2:
                dividend, divisor = quotient
                capacity = f"({dividend} + {divisor} - 1) / {divisor}"  # rounded up
            count = f"echo_least({length}, {capacity})"
            yield f"if ({param.name}) echo_out({param.name}, {count} * sizeof *{param.name});"
            if size_param is not None and size_param.type.endswith("*"):
                yield f"*{size_param.name} = {count} * sizeof *{param.name};"
        elif param.role == "typed" and "**" in param.type:
            _, _, count = param.of.partition("*")
            yield f"for (size_t i = 0; i < {count}; i++) echo_out({param.name}[i], echo.typed);"
        elif param.role == "typed":
            yield f"echo_out({param.name}, echo.typed);"
        elif param.role == "given":
            yield f"echo_data({param.name}, 8);"
    for param in params:
        if param.role in ("count", "used"):
            yield f"*{param.name} = {length};"
        elif param.role == "most":
            yield f"*{param.name} = echo_least({length}, *{param.name});"


def description_code(result: str, params: Sequence[rows.Param]) -> str:
    """Return code that returns the description of a status, which in CUPTI is stored through a pointer."""
    if len(params) == 1:
        return f"return ({result})echo.words;"
    return f"*{params[1].name} = echo.words; {result} none; memset(&none, 0, sizeof none); return none;"


def version_code(view: Any, form: str, params: Sequence[rows.Param]) -> str:
    """Return code that returns the library's version. `form` is a form in LibraryInfo.probes."""
    major, minor = view.library.version_at(view.level)
    names = [param.name for param in params]
    number = {"packed": major * 1000 + minor * 10, "decimal": major * 10000 + minor * 100}
    number["count"] = view.library.tables.VERSIONS.get(view.level, (0, 0))[0]
    if form == "returned":
        return f"return {number['decimal']};"
    if form == "three":
        return f"*{names[0]} = {major}; *{names[1]} = {minor}; *{names[2]} = 0; return;"
    if form == "pointed":
        return f"static const int of[2] = {{{major}, {minor}}}; return (const void *)of;"
    if form in number:
        answer = f"*{names[0]} = {number[form]};"
    elif form == "pair":
        answer = f"*{names[0]} = {major}; *{names[1]} = {minor};"
    elif form.startswith("record:"):
        semantic = 1000 * major + 100 * minor
        answer = f"*(unsigned *)((char *){names[0]} + {form.split(':')[1]}) = {semantic};"
    elif form == "property":
        answer = f"*{names[1]} = {names[0]} ? {minor} : {major};"
    else:
        return ""
    symbol = next(name for name, probe_form in view.library.info.probes if probe_form == form)
    result, _ = prototype(view, symbol)
    return f"{answer} {result} none; memset(&none, 0, sizeof none); return none;"


def signature(types: Any, type_: str) -> tuple[str, list[str]]:
    """Return the type of a function pointer's result, and the types of its arguments."""
    result, _, rest = types.resolve(type_).replace("(*)", "", 1).partition(" (")
    arguments = rest.removesuffix(")")
    return result, list(rows.split(arguments))


def caller(view: Any, number: int, type_: str) -> str:
    """Return a C function that calls a function pointer with the given bytes.

    If the function pointer is null, the function only records the sizes of the arguments.
    """
    result, arguments = signature(view.types, type_)
    pointer = type_ if "(*)" in view.types.resolve(type_) else f"{type_} *"
    lines = [f"void echo_call_{number}(void *function, const unsigned char *given, void *result) {{"]
    lines += ["echo_begin(__func__);", f"{declare(pointer, 'call')} = function;"]
    for index, argument in enumerate(arguments):
        lines.append(f"{declare(argument, f'a{index}')}; memcpy(&a{index}, given, sizeof a{index});")
        lines.append(f"given += sizeof a{index}; ECHO_IN(a{index});")
    lines.append("if (!function) return;")
    called = f"call({', '.join(f'a{index}' for index in range(len(arguments)))});"
    returned = f"{result} r = {called} memcpy(result, &r, sizeof r);"
    lines.append(called if result == "void" else returned)
    return "\n".join(lines) + "\n}\n"


def by_value(tag: str, c_type: str) -> str:
    """Return code with a record's alignment and with functions that accept and return it by value."""
    return (
        f"size_t echo_alignment_{tag} = _Alignof({c_type});\n"
        f"void echo_take_{tag}({c_type} value, void *out) {{ memcpy(out, &value, sizeof value); }}\n"
        f"void echo_between_{tag}(int before, {c_type} value, double after, unsigned char *out) {{\n"
        "memcpy(out, &before, 4); memcpy(out + 4, &after, 8); memcpy(out + 12, &value, sizeof value); }\n"
        f"{c_type} echo_return_{tag}(const void *from) {{ {c_type} value; "
        "memcpy(&value, from, sizeof value); return value; }\n"
    )
