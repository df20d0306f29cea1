"""Ask a library of bounds_c.py under AddressSanitizer: `python -m tests.proof.bounds_child JSON` prints JSON.

It needs cudyn alone, so that any Python can run it: libasan preloaded, PYTHONMALLOC=malloc. What a call gives
is fenced: the bytes behind an object's memory are poisoned until the call is over.

Nothing here is a judge but AddressSanitizer, with two exceptions: immutable objects must stay as they are,
and a call with enough memory must not be refused for its size.
"""

from __future__ import annotations

import array
import contextlib
import ctypes
import importlib
import json
import random
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from cudyn._bindings.calls import plain_call, quick_calls
from cudyn._bindings.tables import rows
from cudyn.types import Handle

from .odd_values import ODD, Wrapped

REFUSED = TypeError, ValueError, OverflowError, BufferError, MemoryError
TEXT_ARRAYS = "const char *const *", "const char **"
NUMBERS: list[int] = [0, 1, 2, 3, 5, 8, 17]
LONG: list[int] = [
    -1,
    *(sign * 2**power - less for power in (31, 32, 63, 64) for sign in (1, -1) for less in (0, 1)),
]
CODES: dict[Any, Any] = {  # of array.array, for elements of C
    ctypes.c_byte: "b",
    ctypes.c_ubyte: "B",
    ctypes.c_int: "i",
    ctypes.c_uint: "I",
    ctypes.c_long: "l",
    ctypes.c_ulong: "L",
    ctypes.c_longlong: "q",
    ctypes.c_ulonglong: "Q",
    ctypes.c_float: "f",
    ctypes.c_double: "d",
}
WAYS = "exact", "short", "short", "long", "odd", "odd", "trick"


class Bounds(ctypes.Structure):
    """`bounds` of the library."""

    _fields_ = (
        *((word, ctypes.c_size_t) for word in ("loading", "answer", "length")),
        *((word, ctypes.c_size_t) for word in ("called", "touched", "reports", "nulls")),
        ("skipped", ctypes.c_ubyte * 40),
        ("report", ctypes.c_char * 512),
    )


class Memory:
    """An argument: what is given, and where its memory is.

    length: the bytes that may be touched; None: nothing says it, and the library does not touch it.
    """

    def __init__(self, value: Any, at: int = 0, length: int | None = 0, keep: Any = None) -> None:
        self.value = value
        self.at = at
        self.length = length
        self.keep = keep
        self.immutable = bytes(value) if isinstance(value, bytes) else None


class Shrinks:
    """A number during whose conversion a bytearray gets shorter."""

    def __init__(self, value: int, of: bytearray) -> None:
        self.value = value
        self.of = of

    def __index__(self) -> int:
        with contextlib.suppress(BufferError):
            del self.of[len(self.of) // 4 :]
        return self.value


class Grows:
    """A number that is larger when it is asked again."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.asked = 0

    def __index__(self) -> int:
        self.asked += 1
        return self.value * self.asked**2


class Turns:
    """An object that stands for long memory at first, then for short memory."""

    def __init__(self, *values: Any) -> None:
        self.values = list(values)

    @property
    def _as_parameter_(self) -> Any:
        return self.values.pop(0) if len(self.values) > 1 else self.values[0]


class Child:
    """The library is loaded here."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        name, release = job["library"], job["release"]
        module: Any = importlib.import_module(f"cudyn.{name}")
        for symbol, old, new in job["planted"]:
            functions = module._view.library.tables.FUNCTIONS
            assert old in functions[symbol], symbol
            functions[symbol] = functions[symbol].replace(old, new)
        if not module.reload(job["file"]):
            raise module.load_error
        self.module = module.api(release)
        self.types = self.module._view.types
        self.handle = ctypes.CDLL(job["file"])
        self.bounds: Any = Bounds.in_dll(self.handle, "bounds")
        self.bounds.loading = 0
        self.handle.bounds_fence.argtypes = self.handle.bounds_unfence.argtypes = (
            ctypes.c_size_t,
            ctypes.c_size_t,
        )
        self.handle.bounds_fence.restype = ctypes.c_size_t
        self.counts = dict.fromkeys(("functions", "calls", "made", "refused", "touched", "outside"), 0)
        self.wrong: list[str] = []

    def ask(self) -> dict[str, Any]:
        """Call every function; the counts, and what was wrong."""
        for symbol, text in self.job["functions"].items():
            self.counts["functions"] += 1
            function = self.module.symbol(symbol)
            ways = [function, function.call]
            if isinstance(function.call, plain_call.Call) and not isinstance(
                function.call.finish, plain_call.ErrorDetails
            ):
                ways.append(quick_calls.make(function.call))
            given = [p for p in rows.prototype(text)[1] if p.is_given]
            places = {p.name: at for at, p in enumerate(rows.prototype(text)[1])}
            for number in range(self.job["cases"]):
                for way, call in enumerate(ways):
                    self.rng = random.Random(f"{self.job['seed']} {symbol} {number}")
                    self.call(symbol, call, way, given, places)
        return {"counts": self.counts, "wrong": self.wrong}

    # --- one call

    def call(
        self, symbol: str, function: Any, way: int, given: Sequence[rows.Param], places: dict[str, int]
    ) -> None:
        bounds = self.bounds
        self.params = given
        how = self.rng.choice(WAYS)
        bounds.answer = self.rng.choice(NUMBERS)
        bounds.length = self.rng.choice([0, 1, 2])
        arguments = self.arguments(given, how)
        values = [arguments[p.name].value for p in given]
        skipped = bytearray(40)
        for p in given:
            skipped[places[p.name]] = arguments[p.name].length is None
        bounds.skipped[:] = skipped
        bounds.called = bounds.touched = bounds.reports = bounds.nulls = 0
        fences = self.fence(given, arguments)
        said, problem = "", ""
        try:
            function(*values)
        except REFUSED as error:
            said = f"{type(error).__name__}: {error}"
        except Exception as error:
            problem = f"raised {type(error).__name__}: {error}"
        for at, length in fences:
            self.handle.bounds_unfence(at, length)
        self.counts["calls"] += 1
        self.counts["refused" if said else "made"] += 1
        self.counts["touched"] += bounds.touched
        self.counts["outside"] += bounds.reports + bounds.nulls
        if bounds.reports:
            problem = bounds.report.decode("utf-8", "replace").splitlines()[0]
        elif bounds.nulls:
            problem = "a null pointer where memory is needed"
        elif any(m.immutable is not None and m.immutable != m.value for m in arguments.values()):
            problem = "bytes were written to"
        elif how == "exact" and self.is_right and "expected at least" in said:
            problem = f"refused: {said}"
        if problem:
            shown = ", ".join(f"{p.name}={value!r}"[:80] for p, value in zip(given, values))

            by = ("a fast call", "any arguments", "a quick call")[way]
            self.wrong.append(f"{symbol} by {by} ({how}): {problem}: {shown}")

    def fence(self, given: Sequence[rows.Param], arguments: dict[str, Memory]) -> list[tuple[int, int]]:
        """Poison what follows the memory of each argument."""
        found = []
        for p in given:
            memory = arguments[p.name]
            if memory.at and memory.length is not None and p.size:
                length = memory.length + (p.counts_zero and isinstance(memory.value, bytes))
                rest = self.handle.bounds_fence(memory.at, length)
                found.append((memory.at + length, rest))
        return found

    # --- what is given

    def arguments(self, given: Sequence[rows.Param], how: str) -> dict[str, Memory]:
        """An argument for each parameter; numbers first, since sizes depend on them."""
        self.is_right = True
        words = {word for p in given for word in re.findall(r"\w+", p.size)}
        named = words & {p.name for p in given}
        made: dict[str, Memory] = {}
        numbers: dict[str, Any] = {}
        for p in given:
            if not p.size and not self.is_pointer(p):
                made[p.name] = Memory(self.plain(p, p.name in named))
                numbers[p.name] = made[p.name].value
            elif p.role in ("both", "most"):
                made[p.name] = Memory(self.rng.choice(NUMBERS))
                numbers[p.name] = made[p.name].value
        for p in given:
            if p.name in named and p.name not in made:
                made[p.name] = self.inout(p)
                numbers[p.name] = made[p.name].keep
        sized = [p for p in given if p.size and p.name not in made]
        chosen = self.rng.choice(sized) if sized else None
        for p in sized:
            made[p.name] = self.memory(p, numbers, is_short=how == "short" and p is chosen)
        for p in given:
            if p.name not in made:
                made[p.name] = self.pointer(p)
        if how == "long":
            self.lengthen(made, [p for p in given if p.name in named and p.name in numbers])
        if how == "odd":
            for p in self.rng.sample(list(given), min(len(given), self.rng.choice([1, 1, 2]))):
                made[p.name] = self.odd(p)
        if how == "trick" and chosen is not None:
            self.trick(
                made, chosen, [p for p in given if p.name in named and type(numbers.get(p.name)) is int]
            )
        return made

    def is_pointer(self, p: rows.Param) -> bool:
        return str(p.type).removesuffix("const").endswith("*")

    def plain(self, p: rows.Param, is_named: bool) -> Any:
        """A number, an enumerator, a handle, or a record by value."""
        cls = self.types.ctype(p.type)
        if p.role == "given":
            return 1
        if "(" in p.type or "(" in self.types.resolve(p.type):
            return None
        if isinstance(cls, type) and issubclass(cls, (ctypes.Structure, ctypes.Union)):
            return cls()
        if isinstance(cls, type) and issubclass(cls, Handle):
            return self.rng.choice([None, 8, cls(16)])
        if isinstance(cls, type) and issubclass(cls, ctypes.c_void_p):
            return None
        return self.rng.choice(NUMBERS if is_named else [0, 1, 2])

    def inout(self, p: rows.Param) -> Memory:
        """A number behind a pointer, which a size reads; `keep` is an array that holds it."""
        cls = self.types.ctype(p.type)._type_
        array_ = (cls * 1)(self.rng.choice(NUMBERS))
        length = ctypes.sizeof(array_)
        shapes = [(array_, length), (ctypes.byref((array_[0:0] and array_) or cell(array_)), None)]
        value, known = self.rng.choice(shapes)
        return Memory(value, ctypes.addressof(array_) if known else 0, known, array_)

    def memory(self, p: rows.Param, numbers: dict[str, Any], is_short: bool = False) -> Memory:
        """Memory of exactly the size, or less."""
        unit = self.unit(p)
        need = self.need(p, numbers)
        if need is None or need > 1 << 20:
            self.is_right = False
            need = self.rng.choice(NUMBERS) * unit
        if is_short:
            need = max(need - self.rng.choice([1, unit, unit, need]), 0)
        if p.type in TEXT_ARRAYS:
            return self.texts(need // ctypes.sizeof(ctypes.c_void_p))
        shapes = list(self.shapes(p, need, unit))
        return self.rng.choice(shapes)()

    def unit(self, p: rows.Param) -> int:
        """The bytes of an element."""
        if p.type in TEXT_ARRAYS:
            return ctypes.sizeof(ctypes.c_void_p)
        cls = self.types.ctype(p.type)
        is_typed = isinstance(cls, type) and issubclass(cls, ctypes._Pointer)
        return ctypes.sizeof(cls._type_) if is_typed else 1

    def need(self, p: rows.Param, numbers: dict[str, Any]) -> int | None:
        """The bytes that a call will touch, to aim at; the library computes them on its own."""
        scope = {"max": max, "min": min, **numbers}
        for word in self.job["asked"]:
            scope[word] = lambda *_: self.bounds.answer
        types = {each.name: each.type for each in self.params}

        def size_of(match: re.Match[str]) -> str:
            cls = self.types.attribute(types[match[1]], numbers[match[1]])
            return str(ctypes.sizeof(cls))

        try:
            text = re.sub(r"\bsizeof\((\w+)\)", size_of, p.size)
            number = max(int(eval(text, {"__builtins__": {}}, scope)), 0)
        except Exception:
            return None
        return number if p.in_bytes else number * self.unit(p)

    def shapes(self, p: rows.Param, need: int, unit: int) -> Iterator[Callable[[], Memory]]:
        """The kinds of memory that a parameter may get."""
        cls = self.types.ctype(p.type)
        element = cls._type_ if isinstance(cls, type) and issubclass(cls, ctypes._Pointer) else None
        if element is None or element is ctypes.c_char:
            yield lambda: from_buffer(bytearray(need))
            yield lambda: from_buffer(bytearray(need))
            yield lambda: from_ctypes((ctypes.c_char * need)())
            yield lambda: from_buffer(memoryview(bytearray(need + 3))[:need])
            yield lambda: from_buffer(array.array("B", bytes(need)))
            yield lambda: wrapped(from_ctypes((ctypes.c_char * need)()))
            if p.type.startswith("const "):
                yield lambda: from_buffer(bytes(range(256)) * (need // 256) + bytes(need % 256))
                yield lambda: from_buffer(bytes(need))
        if element is not None and element is not ctypes.c_char:
            count = -(-need // unit)
            yield lambda: from_ctypes((element * count)())
            yield lambda: from_ctypes((element * count)())
            yield lambda: self.maybe(wrapped(from_ctypes((element * count)())))
            code = CODES.get(element)
            if code and p.role == "in":
                yield lambda: from_buffer(array.array(code, bytes(count * unit)))
                yield lambda: self.fixed(p, code, bytes(count * unit))
            if need == unit:
                yield lambda: from_ctypes(element())
            if p.role == "in":
                yield lambda: Memory([element() for _ in range(count)], 0, count * unit)
            room = (element * max(count, 1))()
            yield lambda: Memory(ctypes.cast(room, cls), 0, None, room)
        yield lambda: Memory(None, 0, 0)

    def fixed(self, p: rows.Param, code: Any, data: bytes) -> Memory:
        """Elements in memory that can't be changed."""
        memory = from_buffer(memoryview(data).cast(code))
        return memory if p.type.startswith("const ") else self.maybe(memory)

    def maybe(self, memory: Memory) -> Memory:
        """Memory that a call may refuse."""
        self.is_right = False
        return memory

    def texts(self, count: int) -> Memory:
        made = [b"-a", "text", b""]
        words = [self.rng.choice(made) for _ in range(count)]
        if self.rng.random() < 0.5:
            return Memory(words, 0, count * 8)
        encoded: Any = [word.encode() if isinstance(word, str) else word for word in words]
        return from_ctypes((ctypes.c_char_p * count)(*encoded))

    def pointer(self, p: rows.Param) -> Memory:
        """A text, or memory of which no size is known."""
        if p.type in TEXT_ARRAYS:
            return Memory(None)
        if p.type.startswith("const char *"):
            return Memory(self.rng.choice(["text", b"text", None]))
        return Memory(None if self.rng.random() < 0.7 else self.rng.choice([0, 4096]), 0, None)

    # --- what is wrong

    def lengthen(self, made: dict[str, Memory], numbers: Sequence[rows.Param]) -> None:
        """Make a number larger than the memory, or negative."""
        self.is_right = False
        if not numbers:
            return
        p = self.rng.choice(numbers)
        value = made[p.name].value
        if type(value) is int:
            made[p.name] = Memory(self.rng.choice([value + 1, value + 1, 2 * value + 1, -value, *LONG]))
        elif isinstance(made[p.name].keep, ctypes.Array):
            with contextlib.suppress(*REFUSED):
                made[p.name].keep[0] = self.rng.choice([made[p.name].keep[0] + 1, *LONG])

    def odd(self, p: rows.Param) -> Memory:
        """Whatever Python has. No length is known of an address."""
        self.is_right = False
        while True:
            value = self.rng.choice(ODD)()
            if p.size:
                return self.measured(value)
            if p.type.startswith("const char *") and holds_address(value):
                continue
            return Memory(value)

    def measured(self, value: Any) -> Memory:
        """An odd object with its memory, if it has any of a known length."""
        inner = value
        while isinstance(inner, Wrapped):
            inner = inner._as_parameter_
        if getattr(inner, "_type_", None) is ctypes.py_object:  # its owner can't delete it once C has written
            return Memory(value, 0, None)
        if isinstance(inner, (ctypes.Array, ctypes.Structure)):
            memory = from_ctypes(inner)
        elif holds_address(inner) or isinstance(inner, (int, ctypes._SimpleCData)):
            return Memory(value, 0, None)
        else:
            try:
                memory = from_buffer(inner)
            except (TypeError, BufferError, ValueError):
                return Memory(value, 0, 0)
        return Memory(value, memory.at, memory.length, inner)

    def trick(self, made: dict[str, Memory], chosen: rows.Param, numbers: Sequence[rows.Param]) -> None:
        """Objects that change while the call looks at them."""
        self.is_right = False
        memory = made[chosen.name]
        kind = self.rng.randrange(3)
        words = re.findall(r"\w+", chosen.size)
        number = next((p for p in numbers if p.name in words), None)
        if kind == 0 and number is not None and isinstance(memory.value, bytearray):
            made[number.name] = Memory(Shrinks(made[number.name].value, memory.value))
            memory.at = 0  # it moves
        elif kind == 1 and number is not None:
            made[number.name] = Memory(Grows(made[number.name].value))
        elif memory.length and memory.at:
            short = (ctypes.c_char * 1)()
            self.handle.bounds_fence(ctypes.addressof(short), 1)
            turns = [memory.value] * self.rng.choice([1, 2, 3])
            made[chosen.name] = Memory(Turns(*turns, short), 0, memory.length, (memory.value, short))


def cell(of: Any) -> Any:
    """The first element of an array, in place."""
    return type(of)._type_.from_buffer(of)


def holds_address(value: Any) -> bool:
    """Is it an address, or does it refer to memory by one?"""
    kinds = (ctypes._Pointer, ctypes.c_void_p, ctypes.c_char_p, type(ctypes.byref(ctypes.c_int())))
    while isinstance(value, Wrapped):
        value = value._as_parameter_
    is_integer = hasattr(type(value), "__index__")
    return is_integer or isinstance(value, (*kinds, ctypes._CFuncPtr))  # type: ignore[attr-defined]


def from_ctypes(value: Any) -> Memory:
    return Memory(value, ctypes.addressof(value), ctypes.sizeof(value), value)


def wrapped(memory: Memory) -> Memory:
    return Memory(Wrapped(memory.value), memory.at, memory.length, memory.value)


class PyBuffer(ctypes.Structure):
    """The beginning of Py_buffer."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("buf", "obj")),
        ("len", ctypes.c_ssize_t),
        ("rest", ctypes.c_byte * 128),
    )


def from_buffer(value: Any) -> Memory:
    """An object with a buffer. Raises what asking for it raises."""
    view = PyBuffer()
    ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(value), ctypes.byref(view), 0)
    at, length = view.buf or 0, view.len
    ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))
    return Memory(value, at, length, value)


def main() -> None:
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    print(json.dumps(Child(job).ask()))


if __name__ == "__main__":
    main()
