"""An echo library: gcc builds it from the real headers of a release, with every function of the table in it.

A function of it copies the bytes of its parameters to where this module reads them, and answers with what
this module has put there: a result, and what its out-parameters point to. gcc refuses a definition that
conflicts with the header's declaration, so what arrives is what NVIDIA's own library would get.

`python -m tests.oracles.echo LIBRARY RELEASE FILE` asks a library that is built and prints JSON. It runs as a
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
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from functools import cache, reduce
from operator import setitem
from pathlib import Path
from typing import Any, NamedTuple

from codegen.model import declare
from cudyn.binding import rows
from cudyn.binding.handles import Handle
from cudyn.binding.types import _Record
from cudyn.errors import CudaError

from . import Result, compiler

ORACLE = "an echo library built by gcc"
RELEASES = ("11.8", "12.4", compiler.module("cuda").level)

# The first rounds use extremes (null and zero, then all bits set), the others random values.
ROUNDS = 6

# How C stores what everything consists of: size in bytes, and is it signed?
INTEGERS = {
    "char": (1, True),
    "unsigned char": (1, False),
    "unsigned short": (2, False),
    "int": (4, True),
    "unsigned int": (4, False),
    "uint32_t": (4, False),
    "long long": (8, True),
    "unsigned long long": (8, False),
    "uint64_t": (8, False),
    "size_t": (8, False),
}
FLOATS = {"float": "<f", "double": "<d"}

Steps = tuple[str | int, ...]
"""The way to a member: names and indices."""


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
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"libecho-{name}.so"
        options = ("-shared", "-fPIC", "-o", str(file))
        built = compiler.gcc(name, release, source(name, release), *options, mode=compiler.widest_mode(name))
        if built.returncode:
            raise AssertionError(f"{name} {release}: gcc refuses the echo library: {built.stderr[:2000]}")
        command = [sys.executable, "-X", "faulthandler", "-m", "tests.oracles.echo", name, release, str(file)]
        root = Path(__file__).resolve().parents[2]
        done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    if done.returncode:
        raise AssertionError(
            f"{name} {release}: the child ended with {done.returncode}: {done.stderr[-3000:]}"
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
    unsigned char text[2048];               /* of the strings, in order, each with its NUL */
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


def source(name: str, release: str) -> str:
    """What follows the headers: every function, a caller for every callback, every record by value."""
    view = compiler.view(name, release)
    symbols = list(functions(view))
    undefs = "".join(f"#undef {symbol}\n" for symbol in symbols)
    # A function that the header does not declare would be accepted: ask for its type before we define it.
    uses = "".join(f'#line 1 "{symbol}"\n_Static_assert(sizeof &{symbol}, "");\n' for symbol in symbols)
    texts = [f'#line 1 "{symbol}"\n{function(view, symbol)}' for symbol in symbols]
    texts += [caller(view, number, type_) for number, type_ in enumerate(callback_types(view))]
    texts += [by_value(tag, compiler.c_name(name, release, tag)) for tag in record_types(view)]
    return undefs + uses + SHELL + "".join(texts)


def functions(view: Any) -> Iterator[str]:
    """The symbols that a release has. For one that is not among RELEASES, only what the loader asks for."""
    library = view.library
    for symbol in library.tables.FUNCTIONS:
        wanted = view.level in RELEASES or symbol == library.row.version[0]
        if wanted and rows.holds(library.prototype(symbol), library.releases, view.level):
            yield symbol


def callback_types(view: Any) -> list[str]:
    """Every pointer to a function: those with a name, and parameters that are one without a name."""
    library = view.library
    found = [
        name
        for name, row in library.shared.tables.TYPEDEFS.items()
        if "(" in (rows.at(row, library.releases, view.level) or "")
    ]
    for symbol in functions(view):
        found += [p.type for p in rows.prototype(library.prototype(symbol)[2])[1] if "(*)" in p.type]
    return found


def record_types(view: Any) -> list[str]:
    """The tags of the structs and unions that a release has."""
    library = view.library
    return [
        tag
        for tag, row in library.shared.tables.RECORDS.items()
        if any(rows.holds(span, library.releases, view.level) for span in rows.blocks(row, library.releases))
    ]


def function(view: Any, symbol: str) -> str:
    """The definition of a function, on one line."""
    newest = view.library.releases[-1]
    result, params = rows.prototype(view.library.prototype(symbol)[2])
    result = compiler.renamed(view, result, newest)
    written = ", ".join(declare(compiler.renamed(view, p.type, newest), p.name) for p in params)
    body = ["echo_begin(__func__);"]
    body += [f"echo_in(&{p.name}, sizeof {p.name});" for p in params]
    body += [f"echo_out({p.name}, sizeof *{p.name});" for p in params if p.role == "out"]
    readers = {"text": "echo_text", "texts": "echo_texts"}
    kinds = [(p.name, kind_of(view.types, p.type)) for p in params if p.role == "in"]
    body += [f"{readers[kind]}({name});" for name, kind in kinds if kind in readers]
    if symbol == view.library.row.version[0]:  # the loader asks for it
        version = "".join(f"*{p.name} = {13000 if len(params) == 1 else 13};" for p in params)
        body.append(f"if (echo.loading) {{ {version} return 0; }}")
    return f"{result} {symbol}({written or 'void'}) {{ {' '.join(body)} return ({result})echo.result; }}\n"


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
        lines.append(f"given += sizeof a{i}; echo_in(&a{i}, sizeof a{i});")
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
        opaque = word in ("struct", "union") and "*" not in tag and tag not in types.shared.tables.RECORDS
        return "handle" if opaque else "pointer"
    word = type_.partition(" ")[0]
    return {"struct": "record", "union": "record", "enum": "enum"}.get(word) or (
        "float" if type_ in FLOATS else "integer"
    )


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
    return INTEGERS[types.shared.tables.ENUMS[type_[5:]][0] if type_.startswith("enum ") else type_]


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

    def argument(self, type_: str, turn: int) -> Sample:
        """A value for a parameter. What a pointer points to is not read by anyone."""
        kind = kind_of(self.types, type_)
        if kind == "integer":
            return self.number(*integer(self.types, type_), turn)
        if kind == "enum":
            size, signed = integer(self.types, type_)
            if turn < 2:
                return self.number(size, signed, turn)
            member = self.rng.choice(list(self.types.enum(self.types.resolve(type_)[5:])))
            return Sample(member, int(member).to_bytes(size, "little", signed=signed))
        if kind == "float":
            return self.real(FLOATS[self.types.resolve(type_)], turn)
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
            return self.real(FLOATS[self.types.resolve(type_)], turn)
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
            known = types.enum(types.resolve(type_)[5:]) if kind == "enum" else ()
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


def comparable(value: Any) -> Any:
    """A value from a call in the form of Source.read."""
    if isinstance(value, Handle):
        return type(value), int(value)
    if isinstance(value, _Record):
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
            for label, raw, checked in ways[symbol]:
                try:
                    self.raw_calls(symbol, label, raw)
                    self.checked_calls(symbol, label, checked)
                except Exception as error:
                    self.result.disagreements.append(
                        f"{self.where}: {label}: {type(error).__name__}: {error}"
                    )
        return self.result

    def ways(self) -> dict[str, list[tuple[str, Any, Any]]]:
        """symbol -> (how it is written, raw function, checked function), for each way to reach it."""
        found = {}
        for symbol in functions(self.view):
            function = self.view.function(symbol, symbol, True)
            found[symbol] = [(f'symbol("{symbol}")', function, self.modules[0].symbol(symbol))]
        for module in self.modules:
            tables, view = module._view.library.tables, module._view
            for name in dict.fromkeys((*tables.NAMES, *tables.FUNCTIONS)):
                if view.knows(name) and view.symbol_of(name) in found:
                    label = f"{name} (per thread)" if view.per_thread else name
                    way = label, getattr(module.raw, name), getattr(module, name)
                    found[view.symbol_of(name)].append(way)
        return found

    def prototype(self, symbol: str) -> tuple[str, list[rows.Param]]:
        return rows.prototype(self.view.library.prototype(symbol)[2])

    def raw_calls(self, symbol: str, label: str, function: Any) -> None:
        result, params = self.prototype(symbol)
        self.shell.answering = self.shell.strings = 0
        for turn in range(ROUNDS):
            samples = [self.source.argument(p.type, turn) for p in params]
            returned = self.returning(result, turn)
            got = function(*(sample.value for sample in samples))
            self.compare(f"raw {label} returns", got, returned.value)
            self.arrived(f"raw {label}", symbol, [sample.data for sample in samples], params)

    def returning(self, type_: str, turn: int) -> Sample:
        """Set what the functions return. In the end 0, for statuses."""
        if kind_of(self.types, type_) == "text":
            sample = self.source.answer(type_, 8, turn)
        else:
            sample = self.source.number(*integer(self.types, type_), turn)
        self.shell.result = int.from_bytes(sample.data, "little")
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
            if data is not None:
                self.compare(f"{label} parameter {param.name}", data.hex(), found[-1].hex())
        return found

    def checked_calls(self, symbol: str, label: str, function: Any) -> None:
        result, params = self.prototype(symbol)
        outs = [i for i, p in enumerate(params) if p.role == "out"]
        made = [ctypes.sizeof(function.argtypes[i]._type_) for i in outs]
        sizes = list(self.shell.out_sizes[: self.shell.outs])
        self.compare(f"{label} sizes of out-parameters", made, sizes)
        if made != sizes:  # then C would write beyond what was made
            return
        self.shell.answering = 1
        for turn in range(ROUNDS):
            answers = [
                self.source.answer(bare(params[i].type[:-1].rstrip()), size, turn)
                for i, size in zip(outs, sizes)
            ]
            data = b"".join(answer.data for answer in answers)
            self.shell.answers[: len(data)] = data
            self.checked_call(symbol, label, function, answers, turn)
        if result == self.view.library.row.status:
            self.failing_call(label, function, params)

    def checked_call(self, symbol: str, label: str, function: Any, answers: list[Sample], turn: int) -> None:
        result, params = self.prototype(symbol)
        expected: list[bytes | None] = []
        given, texts, keep = [], b"", []
        self.shell.strings = turn
        for p in params:
            kind = kind_of(self.types, p.type)
            if p.role == "out":
                expected.append(None)
            elif kind in ("text", "texts"):
                strings = self.source.strings(kind, turn, turn)
                given.append(strings.value)
                texts += strings.data
                expected.append(None)
            else:
                keep.append(self.source.argument(p.type, turn))
                given.append(keep[-1].value)
                expected.append(keep[-1].data)
        self.shell.result = 0
        is_status = result == self.view.library.row.status
        returned = None if is_status else self.returning(result, turn)
        got = function(*given)
        found = self.arrived(label, symbol, expected, params)
        self.compare(f"{label} strings", texts, bytes(self.shell.text[: self.shell.text_size]))
        if returned is not None:
            self.compare(f"{label} returns", got, returned.value)
        elif len(answers) < 2:
            self.compare(f"{label} returns None", got is None, not answers or answers[0].value is None)
        else:
            self.compare(f"{label} returns a tuple", (type(got), len(got)), (tuple, len(answers)))
        values = got if len(answers) > 1 else [got]
        pointers = [data for p, data in zip(params, found) if p.role == "out"]
        for answer, value, pointer in zip(answers, values, pointers):
            self.compare(f"{label} out-parameter", comparable(value), answer.value)
            same = type(comparable(value)) is type(answer.value)
            self.compare(f"{label} type of out-parameter", same, True)
            if isinstance(value, _Record):
                address = ctypes.addressof(value)  # type: ignore[arg-type]
                self.compare(f"{label} address of out-parameter", place(address), pointer)

    def failing_call(self, label: str, function: Any, params: list[rows.Param]) -> None:
        """A status other than success raises, with the status."""
        self.shell.answering = self.shell.strings = 0
        known = self.source.rng.choice([*self.types.get(self.view.library.row.status)][1:])
        for status in (known, 0xFFFFFFFF):
            self.shell.result = int(status)
            keep = [self.source.argument(p.type, 2) for p in params if p.role != "out"]
            try:
                function(*(sample.value for sample in keep))
            except CudaError as error:
                self.compare(f"{label} raises", type(error), self.view.library.row.error)
                self.compare(f"{label} status", error.status, int(status))
            else:
                self.compare(f"{label} raises", False, True)

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
        for path, offset, type_ in leaves(self.types, tag):
            for turn in range(ROUNDS):
                data = self.source.rng.randbytes(size)
                record = cls.from_buffer_copy(data)
                sample = self.stored(type_, turn)
                *way, last = path
                owner = reduce(step_into, way, record)
                put: Any = setattr if isinstance(last, str) else setitem
                put(owner, last, sample.value)
                value = comparable(step_into(owner, last))
                self.compare(f"{tag} {path} reads", value, sample.keep)
                written = data[:offset] + sample.data + data[offset + len(sample.data) :]
                self.compare(f"{tag} {path} bytes", bytes(record).hex(), written.hex())
        data = self.source.rng.randbytes(size)
        self.compare(f"{tag} bytes", bytes(cls.from_buffer_copy(data)), data)

    def stored(self, type_: str, turn: int) -> Sample:
        """A value for a member, and in `keep` what it should read as. Enums read as numbers."""
        kind, cls = kind_of(self.types, type_), self.types.ctype(type_)
        if kind in ("integer", "enum"):
            sample = self.source.number(*integer(self.types, type_), turn)
            return sample._replace(keep=sample.value)
        if kind == "float":
            sample = self.source.real(FLOATS[self.types.resolve(type_)], turn)
            return sample._replace(keep=sample.value)
        address = self.source.rng.getrandbits(64) if turn else 0
        value: Any = address or None
        if kind == "handle":
            value = {2: cls(address), 3: address}.get(turn, value)
        elif kind != "address":
            value = ctypes.cast(address, cls)
        return Sample(value, place(address), self.source.read(type_, place(address)))

    def through_c(self, tag: str, cls: Any) -> None:
        """By value as a parameter, alone and between others, and returned."""
        parameter = self.types.param(f"{'union' if issubclass(cls, ctypes.Union) else 'struct'} {tag}")
        take, between, give = (self.handle[f"echo_{how}_{tag}"] for how in ("take", "between", "return"))
        take.restype, take.argtypes = None, [parameter, ctypes.c_void_p]
        between.restype = None
        between.argtypes = [ctypes.c_int, parameter, ctypes.c_double, ctypes.c_void_p]
        give.restype, give.argtypes = parameter, [ctypes.c_char_p]
        mask = bytearray(ctypes.sizeof(cls))  # what is between members does not have to arrive
        for _, offset, type_ in leaves(self.types, tag):
            size = ctypes.sizeof(self.types.ctype(type_))
            mask[offset : offset + size] = b"\xff" * size
        for _ in range(ROUNDS):
            data = bytes(a & b for a, b in zip(self.source.rng.randbytes(len(mask)), mask))
            record, out = cls.from_buffer_copy(data), ctypes.create_string_buffer(len(data) + 12)
            take(record, out)
            self.compare(f"{tag} by value", data.hex(), out.raw[: len(data)].hex())
            before, after = self.source.number(4, True, 2), self.source.real("<d", 2)
            between(before.value, record, after.value, out)
            expected = before.data + after.data + data
            self.compare(f"{tag} by value between others", expected.hex(), out.raw.hex())
            self.compare(f"{tag} returned", bytes(give(data)).hex(), data.hex())

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


def leaves(types: Any, tag: str) -> Iterator[tuple[Steps, int, str]]:
    """(path, offset, type) of every member that is not a record or an array, as the table writes it."""
    row, releases = types.shared.tables.RECORDS[tag], types.shared.releases
    layout = next(s[2] for s in rows.blocks(row, releases) if rows.holds(s, releases, types.level))
    return _inside(types, rows.layout(layout), 0, ())


def _inside(types: Any, record: rows.Member, start: int, path: Steps) -> Iterator[tuple[Steps, int, str]]:
    for member in record.members:
        if member.bits is not None or (member.kind and member.type):
            raise NotImplementedError("no release has bitfields, or arrays of records without a name")
        way = (*path, member.name) if member.name else path
        if member.kind:
            yield from _inside(types, member, start + member.offset, way)
        else:
            yield from _elements(types, member.type, start + member.offset, way)


def _elements(types: Any, type_: str, start: int, path: Steps) -> Iterator[tuple[Steps, int, str]]:
    base, bracket, dims = type_.partition("[")
    if bracket:
        count, _, rest = dims.partition("]")
        size = ctypes.sizeof(types.ctype(base + rest))
        for i in range(int(count)):
            yield from _elements(types, base + rest, start + i * size, (*path, i))
    elif kind_of(types, base) == "record":
        for way, offset, leaf in leaves(types, types.resolve(base).partition(" ")[2]):
            yield (*path, *way), start + offset, leaf
    else:
        yield path, start, type_


def step_into(owner: Any, step: str | int) -> Any:
    return getattr(owner, step) if isinstance(step, str) else owner[step]


def main(name: str, release: str, file: str) -> None:
    child = Child(name, release, file)
    results = {part: getattr(child, part)() for part in ("calls", "callbacks", "records")}
    print(json.dumps({part: asdict(result) for part, result in results.items()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
