"""An echo library: gcc builds it from the real headers of a release, and it has every function of the table.

A function of it copies the bytes of its parameters to where this module reads them, and answers with what this
module has put there: a result, and what its out-parameters point to. gcc refuses a definition that conflicts
with the header's declaration, so what arrives is what NVIDIA's own library would get.

`python -m tests.oracles.echo LIBRARY RELEASE FILE` asks a library that is built, and prints JSON. It is run as
a child process: the parent keeps its own driver, and survives a call that does not end well.
"""

from __future__ import annotations

import ctypes
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from cudyn.binding import rows
from cudyn.binding.types import function_type
from cudyn.errors import CudaError

from . import Result, compiler

ORACLE = "an echo library built by gcc"
RELEASES = ("11.8", "12.4", compiler.module("cuda").level)
CALLS = "calls: parameters, results, out-parameters and statuses, byte for byte"
CALLBACKS = "callbacks: arguments and results, byte for byte"
RECORDS = "records: members set and read, by value through C, alignment of instances"
ROUNDS = 6

# What C stores for the types that everything consists of: size and whether it is signed.
INTEGERS = {
    "char": (1, True),
    "signed char": (1, True),
    "unsigned char": (1, False),
    "short": (2, True),
    "unsigned short": (2, False),
    "int": (4, True),
    "unsigned int": (4, False),
    "long long": (8, True),
    "unsigned long long": (8, False),
    "size_t": (8, False),
    "uint32_t": (4, False),
    "uint64_t": (8, False),
}


def calls(name: str, release: str) -> Result:
    """Every function that the release has, by every name that leads to it."""
    return asked(name, release)["calls"]


def callbacks(name: str, release: str) -> Result:
    """Every type of callback, called by C."""
    return asked(name, release)["callbacks"]


def records(name: str, release: str) -> Result:
    """Every struct and union."""
    return asked(name, release)["records"]


@lru_cache(maxsize=None)
def asked(name: str, release: str) -> dict[str, Result]:
    """Build the library of a release and ask it everything."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"lib{name}_echo.so"
        options = ("-shared", "-fPIC", "-o", str(file))
        built = compiler.gcc(name, release, source(name, release), *options, mode=compiler.widest_mode(name))
        if built.returncode:
            raise AssertionError(f"{name} {release}: gcc refuses the echo library: {built.stderr[:2000]}")
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.oracles.echo", name, release, str(file)]
        root = Path(__file__).resolve().parents[2]
        done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if done.returncode:
        raise AssertionError(
            f"{name} {release}: the child ended with {done.returncode}: {done.stderr[-2000:]}"
        )
    return {part: Result(**fields) for part, fields in json.loads(done.stdout).items()}


# --- the library, in C

SHELL = """
#include <stddef.h>
#include <string.h>

struct {
    size_t loading, answering, strings;     /* set by the test: what to do beside recording */
    size_t result;                          /* set by the test: what the functions return */
    const char *called;                     /* the function that was called last */
    size_t count, sizes[32];                /* its parameters */
    size_t outs, out_sizes[32];             /* what its out-parameters point to */
    size_t text_size;
    unsigned char bytes[2048];              /* of the parameters, in order */
    unsigned char answers[8192];            /* set by the test: for the out-parameters, in order */
    char text[2048];                        /* of the strings, in order, each with its NUL */
} echo = {.loading = 1};
static unsigned char *end, *answer;

static void echo_begin(const char *function) {
    echo.called = function;
    echo.count = echo.outs = echo.text_size = 0;
    end = echo.bytes;
    answer = echo.answers;
}
static void echo_in(const void *value, size_t size) {
    memcpy(end, value, size);
    end += size;
    echo.sizes[echo.count++] = size;
}
static void echo_out(void *target, size_t size) {
    if (echo.answering && target) memcpy(target, answer, size);
    answer += size;
    echo.out_sizes[echo.outs++] = size;
}
static void echo_text(const char *text) {
    if (!echo.strings || !text) return;
    strcpy(echo.text + echo.text_size, text);
    echo.text_size += strlen(text) + 1;
}
static void echo_texts(const char *const *texts) {
    for (size_t i = 0; texts && i < echo.strings; i++) echo_text(texts[i]);
}
"""


class Shell(ctypes.Structure):
    """The `echo` of the library."""

    _fields_ = (
        *((word, ctypes.c_size_t) for word in ("loading", "answering", "strings", "result")),
        ("called", ctypes.c_char_p),
        ("count", ctypes.c_size_t),
        ("sizes", ctypes.c_size_t * 32),
        ("outs", ctypes.c_size_t),
        ("out_sizes", ctypes.c_size_t * 32),
        ("text_size", ctypes.c_size_t),
        ("bytes", ctypes.c_ubyte * 2048),
        ("answers", ctypes.c_ubyte * 8192),
        ("text", ctypes.c_ubyte * 2048),
    )

    def texts(self) -> bytes:
        return bytes(self.text[: self.text_size])


def source(name: str, release: str) -> str:
    """What follows the headers: every function, a caller for every callback, every record by value."""
    found = compiler.view(name, release)
    symbols = list(functions(found))
    undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
    # A function that the header does not declare would be accepted: ask for its type before we define it.
    uses = "".join(f'#line 1 "{symbol}"\n_Static_assert(sizeof &{symbol}, "");\n' for symbol in symbols)
    texts = [f'#line 1 "{symbol}"\n{function(found, symbol)}' for symbol in symbols]
    texts += [caller(number, type_) for number, type_ in enumerate(callback_types(found))]
    texts += [by_value(tag, compiler.c_name(name, release, tag)) for tag, _ in record_types(found)]
    return SHELL + undefs + uses + "".join(texts)


def functions(found: Any) -> Iterator[str]:
    """The symbols that a release has."""
    library = found.library
    for symbol in library.tables.FUNCTIONS:
        if rows.holds(library.prototype(symbol), library.releases, found.level):
            yield symbol


def function(found: Any, symbol: str) -> str:
    """The definition of a function, on one line."""
    newest = found.library.releases[-1]
    kind, params = rows.prototype(found.library.prototype(symbol)[2])
    typed = [(p.name, p.role, compiler.renamed(found, p.type, newest)) for p in params]
    written = ", ".join(compiler.declare(type_, param) for param, _, type_ in typed) or "void"
    body = "echo_begin(__func__); "
    body += "".join(f"echo_in(&{param}, sizeof {param}); " for param, _, _ in typed)
    body += "".join(f"echo_out({param}, sizeof *{param}); " for param, role, _ in typed if role == "out")
    for p in params:
        reader = {"text": "echo_text", "texts": "echo_texts"}.get(kind_of(found.types, p.type))
        body += f"{reader}({p.name}); " if reader and p.role == "in" else ""
    if symbol == found.library.row.version[0]:  # what the loader asks for
        body += "if (echo.loading) { "
        body += "".join(f"*{param} = {(13000, 13)[len(typed) > 1]}; " for param, _, _ in typed)
        body += "return 0; } "
    kind = compiler.renamed(found, kind, newest)
    return f"{kind} {symbol}({written}) {{ {body}return ({kind})echo.result; }}\n"


def callback_types(found: Any) -> list[str]:
    """Every pointer to a function: typedefs, and what parameters are without one."""
    typedefs = found.library.shared.tables.TYPEDEFS
    named = [name for name, row in typedefs.items() if "(" in row and found.knows_type(name)]
    unnamed = [p.type for symbol in functions(found) for p in parameters(found, symbol) if "(*)" in p.type]
    return [*named, *dict.fromkeys(unnamed)]


def parameters(found: Any, symbol: str) -> list[rows.Param]:
    return rows.prototype(found.library.prototype(symbol)[2])[1]
