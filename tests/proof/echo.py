"""An echo library: gcc builds it from the real headers of a release, with every function of the table in it.

A function of it copies the bytes of its parameters to where this module reads them, and answers with what
this module has put there: a result, and what its out-parameters point to. gcc refuses a definition that
conflicts with the header's declaration, so what arrives is what NVIDIA's own library would get.

`python -m tests.proof.echo LIBRARY RELEASE FILE` asks a library that is built and prints JSON. It runs as a
child process, so that the parent keeps its driver and survives a call that goes wrong.
"""

from __future__ import annotations

import ctypes
import json
import random
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache, reduce
from itertools import product
from operator import setitem
from pathlib import Path
from typing import Any, NamedTuple

from codegen.c_types import declare
from cudyn._binding.handles import Handle
from cudyn._binding.records import Record
from cudyn._tables import rows
from cudyn.errors import CudaError

from . import Result, compiler

ORACLE = "an echo library built by gcc"


def releases(name: str) -> list[str]:
    """The releases of a library that are asked about everything: an early one, one of 12, the newest."""
    every = [release for lib, release in compiler.releases() if lib == name]
    wanted = [release for release in ("11.8", "12.4") if release in every and name != "nvfatbin"]
    return list(dict.fromkeys((*([] if "11.8" in wanted else every[:1]), *wanted, every[-1])))


# The first rounds use extremes (null and zero, then all bits set), the others random values.
ROUNDS = 6
# The rounds of every further way to a function: by its name, after module.symbol().
AGAIN = 2

# How 64-bit Linux stores what everything consists of: size in bytes, and is it signed?
INTEGERS = {
    "char": (1, True),
    "signed char": (1, True),
    "unsigned char": (1, False),
    "short": (2, True),
    "unsigned short": (2, False),
    "int": (4, True),
    "unsigned int": (4, False),
    "long": (8, True),
    "unsigned long": (8, False),
    "long long": (8, True),
    "unsigned long long": (8, False),
    "size_t": (8, False),
    "ssize_t": (8, True),
    "off_t": (8, True),
    "loff_t": (8, True),
    "ptrdiff_t": (8, True),
    "intptr_t": (8, True),
    "uintptr_t": (8, False),
    **{f"int{bits}_t": (bits // 8, True) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": (bits // 8, False) for bits in (8, 16, 32, 64)},
}
FLOATS = {"float": "<f", "double": "<d"}

Steps = tuple[str | int, ...]
"""The way to a member: names and indices."""

Leaf = tuple[Steps, int, str, "tuple[int, int] | None"]
"""(path, offset, type, (bits before it, bits) if it is a bitfield)."""


def calls(name: str, release: str) -> Result:
    """Every function that the release has, by its symbol and by every name that leads to it."""
    return asked(name, release)["calls"]


def callbacks(name: str, release: str) -> Result:
    """Every type of callback, called by C."""
    return asked(name, release)["callbacks"]


def records(name: str, release: str) -> Result:
    """Every struct and union: members, instances, and by value through C."""
    return asked(name, release)["records"]


@cache
def asked(name: str, release: str) -> dict[str, Result]:
    """Build the library of a release and ask it everything, in a child process."""
    return run("tests.proof.echo", name, release)


def run(child: str, name: str, release: str) -> dict[str, Result]:
    """Build the library of a release and have a module ask it, in a child process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / file_name(name, release)
        options = ("-shared", "-fPIC", *renaming(name, release), "-o", str(file))
        text, mode = source(name, release), compiler.widest_mode(name)
        built = compiler.gcc(name, release, text, *options, mode=mode)
        if built.returncode:  # the table has the newest spelling, and a later header may have added a const
            built = compiler.gcc(name, release, text, *options, "-Dconst=", mode=mode)
        if built.returncode:
            raise AssertionError(f"{name} {release}: gcc refuses the echo library: {built.stderr[:2000]}")
        command = [sys.executable, "-X", "faulthandler", "-m", child, name, release, str(file)]
        root = Path(__file__).resolve().parents[2]
        done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if done.returncode:
        raise AssertionError(
            f"{name} {release}: the child ended with {done.returncode}: {done.stderr[-3000:]}"
        )
    return {part: Result(**fields) for part, fields in json.loads(done.stdout).items()}


# --- the library, in C


def file_name(name: str, release: str) -> str:
    """The name that the library itself has; of two toolkits with one version of it, it tells which."""
    files = compiler.view(name, release).library.info.files["linux"]
    major = int(release.partition(".")[0])
    found: str = next((file for of, file in files if of == major), files[0][1])
    return found


def inline(name: str, release: str) -> list[str]:
    """The functions that the header defines itself, and that the library exports all the same."""
    if not compiler.library(name).inline:
        return []
    view = compiler.view(name, release)
    return [symbol for symbol in functions(view) if not symbol.startswith("_")]


def renaming(name: str, release: str) -> list[str]:
    """Give the header's own definitions another name, so that there can be ours."""
    return [f"-D{symbol}=header_{symbol}" for symbol in inline(name, release)]


SHELL = """
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct {
    size_t loading, answering, strings;     /* set by the test: what to do beside recording */
    size_t length;                          /* set by the test: of texts and lists */
    size_t typed;                           /* set by the test: of what an enumerator types, in bytes */
    const char *words;                      /* set by the test: what the library says of a status */
    unsigned char result[64];               /* set by the test: what the functions return */
    const char *called;                     /* the function that was called last */
    size_t count, sizes[40];                /* its parameters */
    char kinds[40];                         /* what gcc takes each one for: see ECHO_KIND */
    size_t outs, out_sizes[40];             /* what its out-parameters point to */
    size_t text_size;
    unsigned char bytes[2048];              /* of the parameters, in order */
    unsigned char answers[1048576];           /* set by the test: for the out-parameters, in order */
    unsigned char text[2048];               /* of the strings, in order, each with its NUL */
} echo = {.loading = 1};
static unsigned char *end, *answer;

static void echo_begin(const char *function) {
    echo.called = function;
    echo.count = echo.outs = echo.text_size = 0;
    end = echo.bytes;
    answer = echo.answers;
}
/* b: bool, f and d: float and double, s: text, p: another pointer, r: a record, i and u: integers */
#define ECHO_IS(value, class) (__builtin_classify_type(value) == class)
#define ECHO_NUMBER(value) __builtin_choose_expr(ECHO_IS(value, 1), value, 0)
#define ECHO_KIND(value) _Generic((value), _Bool: 'b', float: 'f', double: 'd', const char *: 's', \
    default: ECHO_IS(value, 5) ? 'p' : ECHO_IS(value, 12) || ECHO_IS(value, 13) ? 'r' : \
             (typeof(ECHO_NUMBER(value)))-1 < 0 ? 'i' : 'u')
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
    """`echo` of the library."""

    _fields_ = (
        *((word, ctypes.c_size_t) for word in ("loading", "answering", "strings", "length", "typed")),
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
    """What follows the headers: every function, a caller for every callback, every record by value."""
    view = compiler.view(name, release)
    symbols = list(functions(view))
    undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
    # A function that the header does not declare would be accepted: ask for its type before we define it.
    own = inline(name, release)
    declared = {symbol: f"header_{symbol}" if symbol in own else symbol for symbol in symbols}
    uses = "".join(
        f'#line 1 "{symbol}"\n_Static_assert(sizeof &{known}, "");\n' for symbol, known in declared.items()
    )
    texts = [f'#line 1 "{symbol}"\n{function(view, symbol)}' for symbol in symbols]
    texts += [
        f'_Static_assert(__builtin_types_compatible_p(typeof(header_{symbol}), typeof({symbol})), "");\n'
        for symbol in own
    ]
    texts += [caller(view, number, type_) for number, type_ in enumerate(callback_types(view))]
    texts += [by_value(tag, compiler.c_name(name, release, tag)) for tag in record_types(view)]
    return undefs + uses + SHELL + "".join(texts)


def functions(view: Any) -> Iterator[str]:
    """The symbols that a release has. For one that is not asked about, only what the loader asks for."""
    every = view.level in releases(view.library.info.name)
    for symbol in view.library.tables.FUNCTIONS:
        wanted = every or any(
            symbol == name or (form == "symbol" and symbol.startswith(name.partition("{")[0]))
            for name, form in view.library.info.probes
        )
        if wanted and compiler.prototype(view, symbol) is not None:
            yield symbol


def prototype(view: Any, symbol: str) -> tuple[str, list[rows.Param]]:
    """Result and parameters of a symbol that the release has."""
    return rows.prototype(str(compiler.prototype(view, symbol)))


def callback_types(view: Any) -> list[str]:
    """Every pointer to a function: those with a name, and parameters that are one without a name."""
    library = view.library
    found = [
        name
        for name, row in library.common_types.typedefs.items()
        if "(" in (rows.at(row, library.releases, view.level) or "")
    ]
    for symbol in functions(view):
        found += [p.type for p in prototype(view, symbol)[1] if "(*)" in p.type]
    return found


def record_types(view: Any) -> list[str]:
    """The tags of the structs and unions that a release has."""
    library = view.library
    return [
        tag
        for tag, row in library.common_types.tables.RECORDS.items()
        if any(rows.holds(span, library.releases, view.level) for span in rows.blocks(row, library.releases))
    ]


def function(view: Any, symbol: str) -> str:
    """The definition of a function, on one line."""
    newest = view.library.releases[-1]
    info = view.library.info
    result, params = prototype(view, symbol)
    result = compiler.renamed(view, result, newest)
    written = ", ".join(declare(compiler.renamed(view, p.type, newest), p.name) for p in params)
    body = []
    # The loader and whoever makes an exception ask for these; such a call is none of the test's.
    forms = [form for name, form in info.probes if name == symbol]
    body += [f"if (echo.loading) {{ {version(view, form, params)} }}" for form in forms]
    if symbol == info.describe:
        body.append(f"if (echo.words) {{ {words(result, params)} }}")
    body.append("echo_begin(__func__);")
    body += [f"ECHO_IN({p.name});" for p in params]
    body += [f"echo_out({p.name}, sizeof *{p.name});" for p in params if p.role == "out"]
    if any(p.role not in PLAIN for p in params):
        body.append(f"if (echo.answering) {{ {' '.join(written_by_role(params))} }}")
    readers = {"text": "echo_text", "texts": "echo_texts"}
    kinds = [(p.name, kind_of(view.types, p.type)) for p in params if p.role == "in"]
    body += [f"{readers[kind]}({name});" for name, kind in kinds if kind in readers]
    if result != "void":
        body.append(f"{result} echo_r; memcpy(&echo_r, echo.result, sizeof echo_r); return echo_r;")
    declared = "int" if result in compiler.library(info.name).results else result  # as the header has it
    return f"{declared} {symbol}({written or 'void'}) {{ {' '.join(body)} }}\n"


# The roles that ctypes itself serves, and those whose memory holds several.
PLAIN = {"in", "out", "inout"}
SEVERAL = {"text", "bytes", "list"}


def written_by_role(params: Sequence[rows.Param]) -> Iterator[str]:
    """What a function writes to texts, lists and values; `echo.length` is how long they are."""
    by_name = {p.name: p for p in params}
    length, lists = "echo.length", ""
    for p in params:
        sized = next((q for q in params if q.role == "size" and q.of == p.name), None)
        if p.role == "both":
            yield f"echo_out({p.name}, sizeof *{p.name});"
        elif p.role == "bytes":
            yield f"echo_out({p.name}, {p.of});"
        elif p.role == "text":
            yield f"if ({p.name}) {{ echo_out({p.name}, {length}); {p.name}[{length}] = 0; }}"
        elif p.role == "list":
            of, whole_part = by_name.get(p.of), p.of.split("/")
            room = p.of if of is None or of.role == "in" else f"*{p.of}"
            if len(whole_part) == 2:
                room = f"({whole_part[0]} + {whole_part[1]} - 1) / {whole_part[1]}"
            lists = f"echo_least({length}, {room})"
            yield f"if ({p.name}) echo_out({p.name}, {lists} * sizeof *{p.name});"
            if sized is not None and sized.type.endswith("*"):
                yield f"*{sized.name} = {lists} * sizeof *{p.name};"
        elif p.role == "typed" and "**" in p.type:
            yield f"for (size_t i = 0; i < {p.of.partition('*')[2]}; i++) echo_out({p.name}[i], echo.typed);"
        elif p.role == "typed":
            yield f"echo_out({p.name}, echo.typed);"
        elif p.role == "given":
            yield f"echo_data({p.name}, 8);"
    for p in params:
        if p.role in ("count", "used"):
            yield f"*{p.name} = {length};"
        elif p.role == "most":
            yield f"*{p.name} = echo_least({length}, *{p.name});"


def words(result: str, params: Sequence[rows.Param]) -> str:
    """Answer with the words for a status, which CUPTI gives through a pointer."""
    if len(params) == 1:
        return f"return ({result})echo.words;"
    return f"*{params[1].name} = echo.words; {result} none; memset(&none, 0, sizeof none); return none;"


def version(view: Any, form: str, params: Sequence[rows.Param]) -> str:
    """Answer with the library's version in this release, in the form of catalog.LibraryInfo."""
    major, minor = view.library.version_at(view.level)
    names = [p.name for p in params]
    number = {"packed": major * 1000 + minor * 10, "decimal": major * 10000 + minor * 100}
    number["count"] = view.library.tables.VERSIONS.get(view.level, (0, 0))[0]
    if form == "returned":
        return f"return {number['decimal']};"
    if form == "three":
        return f"*{names[0]} = {major}; *{names[1]} = {minor}; *{names[2]} = 0; return;"
    if form in number:
        answer = f"*{names[0]} = {number[form]};"
    elif form == "pair":
        answer = f"*{names[0]} = {major}; *{names[1]} = {minor};"
    elif form == "property":
        answer = f"*{names[1]} = {names[0]} ? {minor} : {major};"
    else:
        return ""
    result, _ = prototype(view, next(n for n, f in view.library.info.probes if f == form))
    return f"{answer} {result} none; memset(&none, 0, sizeof none); return none;"


def signature(types: Any, type_: str) -> tuple[str, list[str]]:
    """Result and arguments of a pointer to a function."""
    result, _, rest = types.resolve(type_).replace("(*)", "", 1).partition(" (")
    return result, list(rows.split(rest[:-1]))


def caller(view: Any, number: int, type_: str) -> str:
    """Calls a function pointer with arguments whose bytes are given. Null: only records their sizes."""
    result, arguments = signature(view.types, type_)
    pointer = type_ if "(*)" in view.types.resolve(type_) else f"{type_} *"
    lines = [f"void echo_call_{number}(void *function, const unsigned char *given, void *result) {{"]
    lines += ["echo_begin(__func__);", f"{declare(pointer, 'call')} = function;"]
    for i, argument in enumerate(arguments):
        lines.append(f"{declare(argument, f'a{i}')}; memcpy(&a{i}, given, sizeof a{i});")
        lines.append(f"given += sizeof a{i}; ECHO_IN(a{i});")
    lines.append("if (!function) return;")
    called = f"call({', '.join(f'a{i}' for i in range(len(arguments)))});"
    returned = f"{result} r = {called} memcpy(result, &r, sizeof r);"
    lines.append(called if result == "void" else returned)
    return "\n".join(lines) + "\n}\n"


def by_value(tag: str, c: str) -> str:
    """A record's alignment, and functions that take it by value and return it."""
    return (
        f"size_t echo_alignment_{tag} = _Alignof({c});\n"
        f"void echo_take_{tag}({c} value, void *out) {{ memcpy(out, &value, sizeof value); }}\n"
        f"void echo_between_{tag}(int before, {c} value, double after, unsigned char *out) {{\n"
        "memcpy(out, &before, 4); memcpy(out + 4, &after, 8); memcpy(out + 12, &value, sizeof value); }\n"
        f"{c} echo_return_{tag}(const void *from) {{ {c} value; memcpy(&value, from, sizeof value); "
        "return value; }\n"
    )


# --- values, and what C should see of them


def kind_of(types: Any, type_: str) -> str:
    """What a C type is, for a parameter."""
    type_ = types.resolve(bare(type_))
    if type_ == "const char *":
        return "text"
    if type_ in ("const char *const *", "const char **"):
        return "texts"
    if "(" in type_:
        return "function"
    if type_.endswith("*"):
        target = types.resolve(bare(type_[:-1].rstrip()).removeprefix("const "))
        if target in ("void", "char"):
            return "address"
        if "(" in target and "(*)" not in target:
            return "function"
        word, _, tag = target.partition(" ")
        opaque = word in ("struct", "union") and "*" not in tag
        return "handle" if opaque and not is_known(types, tag) else "pointer"
    if type_ == "_Bool":
        return "bool"
    if type_ == "void":
        return "void"
    word = type_.partition(" ")[0]
    return {"struct": "record", "union": "record", "enum": "enum"}.get(word) or (
        "float" if type_ in FLOATS else "integer"
    )


def is_known(types: Any, tag: str) -> bool:
    """Has this library, or one that it uses, the members of a struct or union?"""
    return tag in types.common.tables.RECORDS or any(is_known(other, tag) for other in types.used)


def callback_class(types: Any, type_: str) -> Any:
    """What a user makes a callback with: the typedef or, where there is none, ctypes itself."""
    cls = types.ctype(type_)
    return ctypes.CFUNCTYPE(cls._restype_, *cls._argtypes_) if "(*)" in type_ else cls


def bare(type_: str) -> str:
    """A type without a const of its own: the value is what matters."""
    return type_.removesuffix("const").rstrip() if "*" in type_ else type_.removeprefix("const ")


def integer(types: Any, type_: str) -> tuple[int, bool]:
    """Size and signedness of an integer or enum."""
    type_ = types.resolve(bare(type_))
    if type_.startswith("enum "):
        type_ = types._home(type_[5:]).common.tables.ENUMS[type_[5:]][0]
    return INTEGERS[type_]


class Sample(NamedTuple):
    """A value for Python to give or to get, and its bytes in C."""

    value: Any
    data: bytes
    keep: Any = None  # what the pointer in `data` points to


class Source:
    """Values for parameters and answers, the same in every run."""

    def __init__(self, types: Any, seed: str) -> None:
        self.types = types
        self.rng = random.Random(seed)

    def number(self, size: int, signed: bool, turn: int) -> Sample:
        low, high = (-(1 << 8 * size - 1), (1 << 8 * size - 1) - 1) if signed else (0, (1 << 8 * size) - 1)
        value = (low, high)[turn] if turn < 2 else self.rng.randint(low, high)
        return Sample(value, value.to_bytes(size, "little", signed=signed))

    def real(self, form: str, turn: int) -> Sample:
        size = struct.calcsize(form)
        value = (-0.0, float("inf"))[turn] if turn < 2 else float("nan")
        while value != value:  # the bits of a NaN may change on the way through a Python float
            (value,) = struct.unpack(form, self.rng.randbytes(size))
        return Sample(value, struct.pack(form, value))

    def truth(self, turn: int) -> Sample:
        value = bool(turn) if turn < 2 else self.rng.random() < 0.5
        return Sample(value, bytes([value]))

    def argument(self, type_: str, turn: int) -> Sample:
        """A value for a parameter. What a pointer points to is not read by anyone."""
        kind = kind_of(self.types, type_)
        if kind == "integer":
            return self.number(*integer(self.types, type_), turn)
        if kind == "enum":
            size, signed = integer(self.types, type_)
            if turn < 2:
                return self.number(size, signed, turn)
            member = self.rng.choice(list(self.types.enum(self.types.resolve(bare(type_))[5:])))
            return Sample(member, int(member).to_bytes(size, "little", signed=signed))
        if kind == "float":
            return self.real(FLOATS[self.types.resolve(bare(type_))], turn)
        if kind == "bool":
            return self.truth(turn)
        if kind == "record":
            cls = self.types.ctype(type_)
            data = self.rng.randbytes(ctypes.sizeof(cls))
            return Sample(cls.from_buffer_copy(data), data)
        if turn == 0:
            return Sample(None, bytes(8))
        address = (1 << 64) - 1 if turn == 1 else self.rng.getrandbits(64)
        cls = callback_class(self.types, type_) if kind == "function" else self.types.ctype(type_)
        return getattr(self, f"_{kind}")(cls, address, turn)  # type: ignore[no-any-return]

    def _text(self, cls: Any, address: int, turn: int) -> Sample:
        text = self.string().encode()
        return pointing(text, text) if turn == 2 else pointing(ctypes.c_char_p(address), address)

    def _texts(self, cls: Any, address: int, turn: int) -> Sample:
        return self._pointer(ctypes.POINTER(ctypes.c_char_p), address, turn)

    def _address(self, cls: Any, address: int, turn: int) -> Sample:
        text, buffer, array = self.rng.randbytes(9), bytearray(9), (ctypes.c_int * 3)()
        held = (ctypes.c_char * 9).from_buffer(buffer)
        return {
            2: pointing(text, text),
            3: Sample(buffer, place(ctypes.addressof(held))),
            4: pointing(array, array),
        }.get(turn, pointing(address, address))

    def _handle(self, cls: Any, address: int, turn: int) -> Sample:
        class Wrapped:
            _as_parameter_ = cls(address)

        class Number(int):
            pass

        return pointing({2: cls(address), 3: Wrapped(), 4: Number(address)}.get(turn, address), address)

    def _function(self, cls: Any, address: int, turn: int) -> Sample:
        function = cls(address) if turn % 2 else cls(lambda *arguments: 0)
        return pointing(function, address if turn % 2 else ctypes.cast(function, ctypes.c_void_p).value)

    def _pointer(self, cls: Any, address: int, turn: int) -> Sample:
        target = cls._type_()
        array = (cls._type_ * 2)()
        if turn == 5 and self.types.common.tables.DEVICE_POINTERS:
            return pointing(address, address)
        return {
            2: pointing(ctypes.byref(target), target),
            3: pointing(ctypes.pointer(target), target),
            4: pointing(array, array),
        }.get(turn, pointing(ctypes.cast(address, cls), address))

    def string(self) -> str:
        return "".join(self.rng.choice("abc/-_=.,: äß€𝄞") for _ in range(self.rng.randint(0, 12)))

    def strings(self, kind: str, turn: int, count: int) -> Sample:
        """Strings that C reads, each with its NUL: one for `const char *`, `count` for an array of them."""
        texts = [self.string() for _ in range(count if kind == "texts" else 1)]
        data = b"".join(text.encode() + b"\0" for text in texts)
        if turn == 0:
            return Sample(None, b"")
        given: list[Any] = [text if turn % 2 else text.encode() for text in texts]
        array = (ctypes.c_char_p * count)(*(text.encode() for text in texts))
        if kind == "text":
            return Sample(given[0], data)
        return Sample({2: tuple(given), 3: array}.get(turn, given), data)

    def answer(self, type_: str, size: int, turn: int) -> Sample:
        """What C writes to an out-parameter or gives to a callback, and what Python should get."""
        kind = kind_of(self.types, type_)
        if kind == "float":
            return self.real(FLOATS[self.types.resolve(bare(type_))], turn)
        if kind == "bool":
            return self.truth(turn)
        if kind == "text" and turn:
            text = self.string().encode()
            return Sample(text, pointing(text, text).data, text)
        if kind == "enum" and turn > 2:
            data = self.argument(type_, turn).data
        else:
            data = bytes([0, 255][turn : turn + 1]) * size or self.rng.randbytes(size)
        return Sample(self.read(type_, data), data)

    def read(self, type_: str, data: bytes) -> Any:
        """The value of these bytes; of a pointer its class and address, of a record its class and bytes."""
        kind, types = kind_of(self.types, type_), self.types
        if kind in ("integer", "enum"):
            value = int.from_bytes(data, "little", signed=integer(types, type_)[1])
            known = types.enum(types.resolve(bare(type_))[5:]) if kind == "enum" else ()
            return next((member for member in known if member == value), value)
        if kind == "record":
            return types.ctype(type_), data.hex()
        address = int.from_bytes(data, "little")
        if kind in ("address", "text"):
            return address or None
        return types.ctype(type_), address


def place(address: int) -> bytes:
    return address.to_bytes(8, "little")


def pointing(value: Any, target: Any) -> Sample:
    """A pointer: its bytes are those of an address, or the address of an object."""
    if isinstance(target, bytes):
        target = ctypes.cast(ctypes.c_char_p(target), ctypes.c_void_p).value
    address = target if isinstance(target, int) else ctypes.addressof(target)
    return Sample(value, place(address), (value, target))


def as_text(value: Any) -> Any:
    """What a checked call returns of a C string."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def comparable(value: Any) -> Any:
    """A value from a call in the form of Source.read."""
    if isinstance(value, Handle):
        return type(value), int(value)
    if isinstance(value, Record):
        return type(value), bytes(value).hex()  # type: ignore[call-overload]
    if isinstance(value, (ctypes._Pointer, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        return type(value), ctypes.cast(value, ctypes.c_void_p).value or 0
    return value


# --- asking, in the child process


class Child:
    """The library is loaded here."""

    def __init__(self, name: str, release: str, file: str) -> None:
        module: Any = compiler.module(name)
        if not module.reload(file):
            raise module.load_error
        self.where = f"{name} {release}"
        self.view = module.api(release)._view
        self.types = self.view.types
        self.handle = self.view.library.outcome.handle
        self.modules = [module.api(release)]
        if self.view.library.tables.PER_THREAD:
            self.modules.append(module.api(release, per_thread=True))
        self.shell: Any = Shell.in_dll(self.handle, "echo")
        self.shell.loading = 0
        self.source = Source(self.types, self.where)
        self.result = Result(ORACLE, "")

    def compare(self, fact: str, ours: object, theirs: object) -> None:
        self.result.compare(f"{self.where}: {fact}", ours, theirs)

    # --- calls

    def calls(self) -> Result:
        self.result = Result(ORACLE, "calls: parameters, results, out-parameters and statuses, byte by byte")
        ways = self.ways()
        symbols = list(functions(self.view))
        self.compare("symbols", sorted(symbols), sorted(self.view.library.outcome.symbols))
        for symbol in symbols:
            for number, (label, raw, checked) in enumerate(ways[symbol]):
                turns = range(AGAIN if number else ROUNDS)
                try:
                    self.raw_calls(symbol, label, raw, turns)
                    self.checked_calls(symbol, label, checked, turns)
                except Exception as error:
                    self.result.disagreements.append(
                        f"{self.where}: {label}: {type(error).__name__}: {error}"
                    )
        return self.result

    def ways(self) -> dict[str, list[tuple[str, Any, Any]]]:
        """symbol -> (how it is written, raw function, checked function), for each way to reach it."""
        found: dict[str, list[tuple[str, Any, Any]]] = {}
        for symbol in functions(self.view):
            found[symbol] = []
            if self.view.library.prototype(symbol, self.view.level)[1] != self.view.level:
                why = "its name leads to another symbol, and it stays as it was before"
                self.result.on_purpose[f"{self.where}: {symbol}"] = why
                continue
            function = self.view.function(symbol, symbol, True)
            found[symbol] = [(f'symbol("{symbol}")', function, self.modules[0].symbol(symbol))]
        for module in self.modules:
            view = module._view
            for name, symbol in view.functions().items():
                # What starts with two underscores is no attribute of the module: symbol() leads to it.
                if not name.startswith("__") and symbol in found:
                    label = f"{name} (per thread)" if view.per_thread else name
                    way = label, getattr(module.raw, name), getattr(module, name)
                    found[symbol].append(way)
        return found

    def prototype(self, symbol: str) -> tuple[str, list[rows.Param]]:
        return prototype(self.view, symbol)

    def raw_calls(self, symbol: str, label: str, function: Any, turns: range) -> None:
        result, params = self.prototype(symbol)
        self.shell.answering = self.shell.strings = 0
        for turn in turns:
            samples = [self.source.argument(p.type, turn) for p in params]
            returned = self.returning(result, turn)
            got = function(*(sample.value for sample in samples))
            self.compare(f"raw {label} returns", comparable(got), returned.value)
            self.arrived(f"raw {label}", symbol, [sample.data for sample in samples], params)

    def returning(self, type_: str, turn: int) -> Sample:
        """Set what the functions return, and say what Python should get: of an enum the number."""
        kind = kind_of(self.types, type_)
        if kind == "void":
            return Sample(None, b"")
        if kind in ("integer", "enum"):
            sample = self.source.number(*integer(self.types, type_), turn)
        else:
            size = ctypes.sizeof(self.types.ctype(type_))
            sample = self.source.answer(type_, size, turn)
        self.shell.result[:] = sample.data.ljust(64, b"\xa5")
        return sample

    def arrived(self, label: str, symbol: str, expected: Sequence[bytes | None], params: Any) -> list[bytes]:
        """Compare the parameters that arrived, but for those that are None; give the bytes of each."""
        shell = self.shell
        self.compare(f"{label} calls", symbol, shell.called.decode())
        sizes = list(shell.sizes[: shell.count])
        ours = [8 if data is None else len(data) for data in expected]
        self.compare(f"{label} sizes of parameters", ours, sizes)
        start, found = 0, []
        for param, data, size in zip(params, expected, sizes):
            found.append(bytes(shell.bytes[start : start + size]))
            start += size
            if data is not None and data == found[-1]:
                self.result.checked += 1
            elif data is not None:
                self.compare(f"{label} parameter {param.name}", data.hex(), found[-1].hex())
        return found

    def checked_calls(self, symbol: str, label: str, function: Any, turns: range) -> None:
        result, params = self.prototype(symbol)
        if any(p.role not in PLAIN for p in params):
            for turn in turns:
                self.shaped_call(symbol, label, function, turn)
            self.failing_call(symbol, label, function, params)
            return
        outs = [i for i, p in enumerate(params) if p.role == "out"]
        made = [ctypes.sizeof(function.argtypes[i]._type_) for i in outs]
        sizes = list(self.shell.out_sizes[: self.shell.outs])
        self.compare(f"{label} sizes of out-parameters", made, sizes)
        if made != sizes:  # then C would write beyond what was made
            return
        self.shell.answering = 1
        for turn in turns:
            answers = [
                self.source.answer(bare(params[i].type[:-1].rstrip()), size, turn)
                for i, size in zip(outs, sizes)
            ]
            data = b"".join(answer.data for answer in answers)
            self.shell.answers[: len(data)] = data
            self.checked_call(symbol, label, function, answers, turn)
        if result == self.view.library.info.status:
            self.failing_call(symbol, label, function, params)

    def checked_call(self, symbol: str, label: str, function: Any, answers: list[Sample], turn: int) -> None:
        result, params = self.prototype(symbol)
        expected: list[bytes | None] = []
        given, texts, keep = [], b"", []
        self.shell.strings = turn
        kinds = [kind_of(self.types, p.type) for p in params]
        for p, kind in zip(params, kinds):
            if p.role == "out":
                expected.append(None)
            elif kind in ("text", "texts"):
                strings = self.source.strings(kind, turn, turn)
                given.append(strings.value)
                texts += strings.data
                expected.append(None)
            else:
                sample = self.given(p, turn)
                if turn and kind == "integer" and "texts" in kinds:  # how many of them C reads
                    sample = Sample(turn, place(turn)[: len(sample.data)])
                keep.append(sample)
                given.append(keep[-1].value)
                expected.append(keep[-1].data)
        self.shell.result[:] = bytes(64)
        is_status = result == self.view.library.info.status
        returned = None if is_status else self.returning(result, turn)
        if result == "ssize_t" and returned is not None and returned.value < 0:  # a status, which raises
            returned = Sample(~returned.value, place(~returned.value))
            self.shell.result[:8] = returned.data
        got = function(*given)
        found = self.arrived(label, symbol, expected, params)
        self.compare(f"{label} strings", texts, bytes(self.shell.text[: self.shell.text_size]))
        if returned is not None:
            self.compare(f"{label} returns", comparable(got), as_text(returned.value))
        elif not answers and symbol in self.view.library.tables.ANSWERS:
            self.compare(
                f"{label} returns success", got is self.view.types.get(self.view.library.info.codes)(0), True
            )
        elif len(answers) < 2:
            self.compare(f"{label} returns None", got is None, not answers or answers[0].value is None)
        else:
            self.compare(f"{label} returns a tuple", (type(got), len(got)), (tuple, len(answers)))
        values = got if len(answers) > 1 else [got]
        pointers = [data for p, data in zip(params, found) if p.role == "out"]
        for answer, value, pointer in zip(answers, values, pointers):
            self.compare(f"{label} out-parameter", comparable(value), as_text(answer.value))
            same = type(comparable(value)) is type(as_text(answer.value))
            self.compare(f"{label} type of out-parameter", same, True)
            if isinstance(value, Record):
                address = ctypes.addressof(value)  # type: ignore[arg-type]
                self.compare(f"{label} address of out-parameter", place(address), pointer)

    def shaped_call(self, symbol: str, label: str, function: Any, turn: int) -> None:
        """A call that makes texts, lists and values: what it returns is what C wrote."""
        _, params = self.prototype(symbol)
        length = (0, 1, 3, 4, 2, 3)[turn]
        kinds = {
            p.of.partition("*")[0]: self.typed(p, params) for p in params if p.role in ("typed", "given")
        }
        given = self.shaped_arguments(params, turn, kinds)
        answers: dict[str, Any] = {}
        data, set_data = b"", b""
        for p in sorted(params, key=lambda p: p.role != "out"):
            target = bare(p.type.removesuffix("*").rstrip())
            if p.role in ("out", "both"):
                sample = self.sample(target, turn)
                answers[p.name], data = sample.value, data + sample.data
            elif p.role == "list":
                of = next((q for q in params if q.name == p.of), None)
                samples = [self.sample(target, turn) for _ in range(length)]
                data += b"".join(sample.data for sample in samples)
                values = [sample.value for sample in samples]
                is_cut = of is None or of.role in ("count", "most")
                is_cut = is_cut or any(q.role in ("used",) for q in params)
                sized = any(q.role == "size" and q.of == p.name and q.type.endswith("*") for q in params)
                answers[p.name] = values if (of is not None and is_cut) or sized else (values, "at least")
            elif p.role == "text":
                text = bytes(self.source.rng.randint(1, 255) for _ in range(length))
                answers[p.name], data = text.decode("utf-8", "replace"), data + text
            elif p.role == "bytes":
                answers[p.name] = self.source.rng.randbytes(int(p.of))
                data += answers[p.name]
            elif p.role == "typed":
                many = [
                    self.sample(kind[1], turn) for kind in kinds.get(p.of.partition("*")[0], [("", "void *")])
                ]
                self.shell.typed = max(8, *(len(sample.data) for sample in many))
                data += b"".join(sample.data.ljust(self.shell.typed, b"\0") for sample in many)
                answers[p.name] = (
                    [s.value for s in many] if "*" in p.of and p.of != "void*" else many[0].value
                )
            elif p.role == "given":
                kind = kinds[p.of][0][1]
                set_data += self.chosen[kind].data.ljust(8, b"\0")
        shell = self.shell
        shell.answers[: len(data)] = data
        shell.result[:] = bytes(64)
        shell.answering, shell.strings, shell.length = 1, 0, length
        got = function(**given)
        self.compare(f"{label} calls", symbol, shell.called.decode())
        start = 0
        for p, size in zip(params, shell.sizes[: shell.count]):
            if p.name in self.sent and kind_of(self.types, p.type) != "text":
                arrived = bytes(shell.bytes[start : start + size])
                self.compare(f"{label} parameter {p.name}", self.sent[p.name].data, arrived)
            start += size
        self.compare(f"{label} parameters", len(params), shell.count)
        self.compare(f"{label} values that are set", set_data, bytes(shell.text[: shell.text_size]))
        names = [p.name for p in params if p.is_returned]
        for name, value in zip(names, got if len(names) > 1 else [got]):
            expected = answers[name]
            if isinstance(value, list):
                value = [comparable(item) for item in value]
                if isinstance(expected, tuple):
                    expected, value = expected[0][: len(value)], value[: len(expected[0])]
            self.compare(f"{label} returns {name}", comparable(value), expected)

    def sample(self, target: str, turn: int) -> Sample:
        return self.source.answer(target, ctypes.sizeof(self.types.ctype(target)), turn)

    def typed(self, param: rows.Param, params: Sequence[rows.Param]) -> list[tuple[int, str]]:
        """Enumerators, and the types that they stand for: two where several are asked for."""
        of, _, several = param.of.partition("*")
        if param.of == "void*":
            return [(0, "void *")]
        enum = next(p for p in params if p.name == of)
        tag = self.types.resolve(bare(enum.type.removesuffix("*").rstrip() if several else enum.type))[5:]
        home = self.types._home(tag)
        table, members = home.common.tables.ATTRIBUTES[tag], dict(home.members(tag))
        found = [
            (members[name], type_) for name, type_ in table.items() if name in members and "[" not in type_
        ]
        plain = [
            pair for pair in found if kind_of(self.types, pair[1]) in ("integer", "enum", "bool")
        ] or found
        return [plain[0], plain[-1]] if several else [self.source.rng.choice(plain)]

    def shaped_arguments(
        self, params: Sequence[rows.Param], turn: int, kinds: dict[str, list[tuple[int, str]]]
    ) -> dict[str, Any]:
        """Arguments by name. Lengths are 4; what a list's length is divided by gives 4 too."""
        given: dict[str, Any] = {}
        self.chosen: dict[str, Sample] = {}
        self.sent: dict[str, Sample] = {}  # what is passed as it is
        lengths = {p.of for p in params if p.role == "list"}
        quotient = next((p.of.split("/") for p in params if p.role == "list" and "/" in p.of), ["", ""])
        several = {p.of.partition("*")[2] for p in params if p.role == "typed"} - {""}
        for p in params:
            if p.name in kinds:
                numbers = [number for number, _ in kinds[p.name]]
                given[p.name] = numbers if p.type.endswith("*") else numbers[0]
            elif p.role == "most" or (p.role == "in" and p.name in lengths):
                given[p.name] = 4
            elif p.name in quotient:
                given[p.name] = 8 if p.name == quotient[0] else 2
            elif p.name in several:
                given[p.name] = 2
            elif p.role == "both":
                target = p.type[:-1].rstrip()
                given[p.name] = None if target.endswith("*") else self.source.argument(target, 2).value
            elif p.role == "given":
                kind = kinds[p.of][0][1]
                self.chosen[kind] = self.source.argument(kind, turn)
                given[p.name] = self.chosen[kind].value
            elif p.is_given:
                kind = kind_of(self.types, p.type)
                self.sent[p.name] = self.given(p, 2 if kind in ("text", "texts") else turn)
                given[p.name] = self.sent[p.name].value
        return given

    def given(self, param: rows.Param, turn: int) -> Sample:
        """A value for a checked call, which takes no bytes for memory that it writes."""
        cls = self.types.ctype(param.type)
        if getattr(getattr(cls, "_type_", None), "initial_version", 0):  # which is looked at
            record = cls._type_(version=1)
            return pointing(record, record)
        sample = self.source.argument(param.type, turn)
        is_written = not param.type.startswith("const ") and (
            param.role == "inout" or self.types.common.tables.DEVICE_POINTERS
        )
        return self.source.argument(param.type, 3) if is_written and type(sample.value) is bytes else sample

    def failing_call(self, symbol: str, label: str, function: Any, params: list[rows.Param]) -> None:
        """A status other than success raises, with the status, unless it is an answer."""
        self.shell.answering = self.shell.strings = 0
        info = self.view.library.info
        if symbol == info.describe:
            return  # it is what the exception asks for words, and does not fail then
        answers = self.view.library.tables.ANSWERS.get(symbol, ())
        too_small = self.view.library.tables.TOO_SMALL
        known = self.source.rng.choice(
            [s for s in self.types.get(info.codes) if int(s) and s.name not in (*answers, *too_small)]
        )
        said = self.view.library.describe_status(known.name) or (
            info.describe in self.view.library.outcome.symbols and "the library says"
        )
        for status in (0xFFFFFFFF,) if "*" in answers else (known, 0xFFFFFFFF):
            code = (int(status) & 0xFFFFFFFF).to_bytes(4, "little")
            self.shell.result[:] = code + self.source.rng.randbytes(60)
            self.shell.words = b"the library says"
            kinds = {
                p.of.partition("*")[0]: self.typed(p, params) for p in params if p.role in ("typed", "given")
            }
            arguments = self.shaped_arguments(params, 2, kinds)
            try:
                function(*arguments.values())
            except CudaError as error:
                self.compare(f"{label} raises", type(error), info.error)
                self.compare(f"{label} status", error.status, int(status))
                if status is known and said:
                    self.compare(f"{label} error has its words", said in str(error), True)
            else:
                self.compare(f"{label} raises", False, True)
            self.shell.words = None

    # --- callbacks

    def callbacks(self) -> Result:
        self.result = Result(ORACLE, "callbacks: what Python is called with, and what C gets back")
        for number, type_ in enumerate(callback_types(self.view)):
            cls = callback_class(self.types, type_)
            if "(" not in type_:
                self.compare(f"{type_} is a name", getattr(self.modules[0], type_, None), cls)
            call = self.handle[f"echo_call_{number}"]
            call.restype, call.argtypes = None, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
            for turn in range(ROUNDS):
                self.callback(type_, cls, call, turn)
        return self.result

    def callback(self, type_: str, cls: Any, call: Any, turn: int) -> None:
        result, arguments = signature(self.types, type_)
        call(None, bytes(512), None)
        sizes = list(self.shell.sizes[: self.shell.count])
        ours = [ctypes.sizeof(argument) for argument in cls._argtypes_]
        self.compare(f"{type_} sizes of arguments", ours, sizes)
        if kind_of(self.types, result) == "record":
            self.result.on_purpose[type_] = (
                "the GPU calls it: Python can't return a structure from a callback"
            )
            return
        answers = [self.source.answer(argument, size, turn) for argument, size in zip(arguments, sizes)]
        returned = None if result == "void" else self.source.argument(result, turn)
        got: list[Any] = []

        def function(*values: Any) -> Any:
            got.extend(comparable(value) for value in values)
            return None if returned is None else returned.value

        pointer, memory = cls(function), ctypes.create_string_buffer(8)
        call(ctypes.cast(pointer, ctypes.c_void_p), b"".join(a.data for a in answers), memory)
        self.compare(f"{type_} number of arguments", len(got), len(answers))
        for argument, value, answer in zip(arguments, got, answers):
            expected = answer.value
            if argument == "char *":  # arrives as a pointer, which nobody reads
                expected = ctypes.POINTER(ctypes.c_char), answer.value or 0
            self.compare(f"{type_} argument {argument}", value, expected)
        if returned is not None:
            self.compare(f"{type_} result", returned.data, memory.raw[: len(returned.data)])

    # --- records

    def records(self) -> Result:
        self.result = Result(ORACLE, "records: members, by value through C, alignment of instances")
        for tag in record_types(self.view):
            cls = self.types.record(tag)
            self.members(tag, cls)
            self.alignment(tag, cls)
            if not cls._alignment_:  # no function takes an aligned one by value, and libffi could not
                self.through_c(tag, cls)
        return self.result

    def members(self, tag: str, cls: Any) -> None:
        """Each member, set in an object of random bytes: it reads back, and no other byte changes."""
        size = ctypes.sizeof(cls)
        before = [self.source.rng.randbytes(size) for _ in range(ROUNDS)]
        for path, offset, type_, bits in leaves(self.types, tag, FEW):
            for turn, data in enumerate(before):
                record = cls.from_buffer_copy(data)
                sample = self.stored(type_, turn) if bits is None else self.bits(type_, bits, turn)
                *way, last = path
                owner = reduce(step_into, way, record)
                put: Any = setattr if isinstance(last, str) else setitem
                put(owner, last, sample.value)
                value = comparable(step_into(owner, last))
                if isinstance(value, str):  # of an array of chars
                    value = value.encode().ljust(len(sample.data), b"\0")
                self.compare(f"{tag} {path} reads", value, sample.keep)
                written = data[:offset] + sample.data + data[offset + len(sample.data) :]
                if bits is not None:
                    written = replaced(data, offset, bits, int(sample.value))
                got = bytes(record)
                same = got == written
                self.compare(f"{tag} {path} bytes", same or got.hex(), same or written.hex())
        data = self.source.rng.randbytes(size)
        self.compare(f"{tag} bytes", bytes(cls.from_buffer_copy(data)), data)

    def bits(self, type_: str, bits: tuple[int, int], turn: int) -> Sample:
        """A value for a bitfield."""
        _, signed = integer(self.types, type_)
        low, high = (-(1 << bits[1] - 1), (1 << bits[1] - 1) - 1) if signed else (0, (1 << bits[1]) - 1)
        value = (low, high)[turn] if turn < 2 else self.source.rng.randint(low, high)
        return Sample(value, b"", value)

    def stored(self, type_: str, turn: int) -> Sample:
        """A value for a member, and in `keep` what it should read as. Enums read as numbers."""
        if "[" in type_:  # of chars: a text or bytes
            size = ctypes.sizeof(self.types.ctype(type_))
            length = (0, size)[turn] if turn < 2 else self.source.rng.randrange(size)
            data = bytes(self.source.rng.choices(range(32, 127), k=length)).ljust(size, b"\0")
            return Sample(data, data, data)
        kind, cls = kind_of(self.types, type_), self.types.ctype(type_)
        if kind in ("integer", "enum"):
            sample = self.source.number(*integer(self.types, type_), turn)
            return sample._replace(keep=sample.value)
        if kind == "float":
            sample = self.source.real(FLOATS[self.types.resolve(bare(type_))], turn)
            return sample._replace(keep=sample.value)
        if kind == "bool":
            sample = self.source.truth(turn)
            return sample._replace(keep=sample.value)
        if kind == "text":
            sample = self.source.answer(type_, 8, turn if turn != 1 else 2)
            return sample._replace(value=sample.value, keep=sample.value)
        address = self.source.rng.getrandbits(64) if turn else 0
        value: Any = address or None
        if kind == "handle":
            value = {2: cls(address), 3: address}.get(turn, value)
        elif kind != "address" or cls is not ctypes.c_void_p:
            value = ctypes.cast(address, cls)
        if kind == "address" and cls is not ctypes.c_void_p:  # char *: a pointer, which nobody reads
            return Sample(value, place(address), (cls, address))
        return Sample(value, place(address), self.source.read(type_, place(address)))

    def through_c(self, tag: str, cls: Any) -> None:
        """By value as a parameter, alone and between others, and returned."""
        parameter = self.types.param(f"{'union' if issubclass(cls, ctypes.Union) else 'struct'} {tag}")
        take, between, give = (self.handle[f"echo_{how}_{tag}"] for how in ("take", "between", "return"))
        take.restype, take.argtypes = None, [parameter, ctypes.c_void_p]
        between.restype = None
        between.argtypes = [ctypes.c_int, parameter, ctypes.c_double, ctypes.c_void_p]
        give.restype, give.argtypes = parameter.plain.type, [ctypes.c_char_p]
        mask = bytearray(ctypes.sizeof(cls))  # what is between members does not have to arrive
        for _, offset, type_, bits in leaves(self.types, tag):
            size = ctypes.sizeof(self.types.ctype(type_))
            if bits is None:
                mask[offset : offset + size] = b"\xff" * size
            else:
                mask[:] = replaced(bytes(mask), offset, bits, -1)
        for _ in range(ROUNDS):
            data = masked(self.source.rng.randbytes(len(mask)), mask)
            record, out = cls.from_buffer_copy(data), ctypes.create_string_buffer(len(data) + 12)
            take(record, out)
            self.compare(f"{tag} by value", data.hex(), masked(out.raw[: len(data)], mask).hex())
            before, after = self.source.number(4, True, 2), self.source.real("<d", 2)
            between(before.value, record, after.value, out)
            expected, arrived = before.data + after.data + data, out.raw[:12] + masked(out.raw[12:], mask)
            self.compare(f"{tag} by value between others", expected.hex(), arrived.hex())
            self.compare(f"{tag} returned", masked(bytes(give(data)), mask).hex(), data.hex())

    def alignment(self, tag: str, cls: Any) -> None:
        """However an object is made, it lies where C wants it."""
        alignment = ctypes.c_size_t.in_dll(self.handle, f"echo_alignment_{tag}").value
        keep = []
        for _ in range(ROUNDS):
            one, four, grid = cls(), (cls * 4)(), (cls * 2 * 3)()
            copied = cls.from_buffer_copy(bytes(ctypes.sizeof(cls)))
            made = [one, copied, *four, *(2 * cls)()]
            made += [record for row in grid for record in row]
            keep += [made, bytearray(self.source.rng.randint(1, 100))]
            for record in made:
                self.compare(f"{tag} misalignment", ctypes.addressof(record) % alignment, 0)


# Of an array this many elements are asked about, and the last.
FEW = 4


def masked(data: bytes, mask: bytes | bytearray) -> bytes:
    number = int.from_bytes(data, "little") & int.from_bytes(mask, "little")
    return number.to_bytes(len(data), "little")


def replaced(data: bytes, offset: int, bits: tuple[int, int], value: int) -> bytes:
    """The bytes with other bits in a bitfield: `bits` is how many are before it, and how many it has."""
    mask = ((1 << bits[1]) - 1) << 8 * offset + bits[0]
    number = int.from_bytes(data, "little") & ~mask | value << 8 * offset + bits[0] & mask
    return number.to_bytes(len(data), "little")


def leaves(types: Any, tag: str, few: int = 0) -> Iterator[Leaf]:
    """Every member that is not a record or an array, as the table writes it. few: not all elements."""
    home = types._home(tag)
    row, releases = home.common.tables.RECORDS[tag], home.common.releases
    span = next(s for s in rows.blocks(row, releases) if rows.holds(s, releases, home.level))
    return _inside(home, rows.layout(home.layout(tag, span)), 0, (), few)


def _inside(types: Any, record: rows.Member, start: int, path: Steps, few: int) -> Iterator[Leaf]:
    for member in record.members:
        way, offset = (*path, member.name) if member.name else path, start + member.offset
        if member.kind:
            counts = [int(n) for n in member.type.strip("[]").split("][")] if member.type else []
            for step in product(*(_indices(count, few) for count in counts)):
                at = reduce(lambda found, pair: found * pair[1] + pair[0], zip(step, counts), 0)
                yield from _inside(types, member, offset + at * member.size, (*way, *step), few)
        elif member.bits is not None:
            yield way, offset, member.type, (member.bit or 0, member.bits)
        else:
            yield from _elements(types, member.type, offset, way, few)


def _indices(count: int, few: int) -> Iterable[int]:
    return sorted({*range(few), count - 1}) if few and count > few else range(count)


def _elements(types: Any, type_: str, start: int, path: Steps, few: int) -> Iterator[Leaf]:
    base, bracket, dims = type_.partition("[")
    if bracket and types.resolve(base) == "char" and "[" not in dims:
        yield path, start, type_, None
    elif bracket:
        count, _, rest = dims.partition("]")
        size = ctypes.sizeof(types.ctype(base + rest))
        for i in _indices(int(count), few):
            yield from _elements(types, base + rest, start + i * size, (*path, i), few)
    elif kind_of(types, base) == "record":
        for way, offset, leaf, bits in leaves(types, types.resolve(bare(base)).partition(" ")[2], few):
            yield (*path, *way), start + offset, leaf, bits
    else:
        yield path, start, type_, None


def step_into(owner: Any, step: str | int) -> Any:
    return getattr(owner, step) if isinstance(step, str) else owner[step]


def main(name: str, release: str, file: str) -> None:
    child = Child(name, release, file)
    results = {part: getattr(child, part)() for part in ("calls", "callbacks", "records")}
    print(json.dumps({part: asdict(result) for part, result in results.items()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
