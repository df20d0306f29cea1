"""Calls a library of bounds_c.py under AddressSanitizer: `python -m tests.proof.bounds_child JSON`.

The output is JSON. Apart from cudyn, the module needs no packages, so any Python can run it, with libasan
preloaded and PYTHONMALLOC=malloc. The bytes after the memory of an argument are poisoned until the call
returns, so that AddressSanitizer reports any access to them.

A call is wrong if AddressSanitizer reports an access, if an immutable object has changed, or if memory of the
right size was rejected because of its size.
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
from cudyn._bindings.machine import fast_functions
from cudyn._bindings.tables import rows
from cudyn.types import Handle

from .odd_values import ODD, Wrapped

# The exceptions with which a call rejects its arguments.
REJECTIONS = TypeError, ValueError, OverflowError, BufferError, MemoryError
TEXT_ARRAYS = "const char *const *", "const char **"
NUMBERS: list[int] = [0, 1, 2, 3, 5, 8, 17]
# Integers at the limits of C's integer types.
LIMITS: list[int] = [
    -1,
    *(
        sign * 2**power - difference
        for power in (31, 32, 63, 64)
        for sign in (1, -1)
        for difference in (0, 1)
    ),
]
CODES: dict[Any, Any] = {  # C type -> typecode of array.array
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
# The ways to choose the arguments of a call: memory of the right size (exact), memory that is too small
# (short), a wrong number for a size (long), arbitrary objects (odd), and objects that change during the call
# (trick). A way that is listed twice is chosen twice as often.
MODES = "exact", "short", "short", "long", "odd", "odd", "trick"


MAX_PARAMETERS = 40  # the length of `skipped` in the library's structure
LARGEST_MEMORY = 1 << 20  # in bytes; a call that needs more memory gets a small amount instead


class Bounds(ctypes.Structure):
    """The `bounds` structure in the library. bounds_c.py describes its fields."""

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("loading", "answer", "length")),
        *((name, ctypes.c_size_t) for name in ("called", "touched", "reports", "nulls")),
        ("skipped", ctypes.c_ubyte * MAX_PARAMETERS),
        ("report", ctypes.c_char * 512),
    )


class Memory:
    """An argument and its memory.

    Attributes:
        value: The argument.
        address: The address of the argument's memory, or 0 if it is unknown.
        length: The number of bytes that may be touched, or `None` if it is unknown. In this case, the library
            does not touch the memory.
        keep: An object that must stay alive, because the argument refers to it.
        immutable: A copy of the argument if it is a bytes object, which the call must not change.
    """

    def __init__(self, value: Any, address: int = 0, length: int | None = 0, keep: Any = None) -> None:
        self.value = value
        self.address = address
        self.length = length
        self.keep = keep
        self.immutable = bytes(value) if isinstance(value, bytes) else None


class ShrinkingNumber:
    """An object that shortens a bytearray when it is converted to an int."""

    def __init__(self, value: int, memory: bytearray) -> None:
        self.value = value
        self.memory = memory

    def __index__(self) -> int:
        with contextlib.suppress(BufferError):
            del self.memory[len(self.memory) // 4 :]
        return self.value


class GrowingNumber:
    """An object whose value becomes larger with each conversion to an int."""

    def __init__(self, value: int) -> None:
        self.value = value
        self.conversions = 0

    def __index__(self) -> int:
        self.conversions += 1
        return self.value * self.conversions**2


class ReplacedMemory:
    """An object whose `_as_parameter_` changes, for example from large memory to small memory.

    Args:
        *values: The values of `_as_parameter_`, in the order in which it is read. All later reads return the
            last value.
    """

    def __init__(self, *values: Any) -> None:
        self.values = list(values)

    @property
    def _as_parameter_(self) -> Any:
        """Return the result of the next read."""
        return self.values.pop(0) if len(self.values) > 1 else self.values[0]


class Child:
    """Loads the library in this process and calls it."""

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
        names = ("functions", "fast", "calls", "made", "refused", "touched", "outside")
        self.counts = dict.fromkeys(names, 0)
        self.wrong: list[str] = []

    def call_all(self) -> dict[str, Any]:
        """Call every function through each implementation of calls. Return the counts and the errors."""
        for symbol, text in self.job["functions"].items():
            self.counts["functions"] += 1
            function = self.module.symbol(symbol)
            self.counts["fast"] += isinstance(function, fast_functions._FastFunction)
            calls = {"a fast call": function, "any arguments": function.call}
            if isinstance(function.call, plain_call.Call) and not isinstance(
                function.call.finish, plain_call.ErrorDetails
            ):
                calls["a quick call"] = quick_calls.make(function.call)
            _, params = rows.prototype(text)
            given_params = [param for param in params if param.is_given]
            indexes = {param.name: index for index, param in enumerate(params)}
            for case in range(self.job["cases"]):
                for path, call in calls.items():
                    self.rng = random.Random(f"{self.job['seed']} {symbol} {case}")
                    self.call(symbol, call, path, given_params, indexes)
        return {"counts": self.counts, "wrong": self.wrong}

    # --- a single call

    def call(
        self,
        symbol: str,
        function: Any,
        path: str,
        given_params: Sequence[rows.Param],
        indexes: dict[str, int],
    ) -> None:
        """Call a function once with random arguments. If the call is wrong, record an error.

        Args:
            symbol: The name of the function.
            function: The implementation of the call.
            path: The name of this implementation in messages.
            given_params: The parameters that a caller passes.
            indexes: The index of each parameter of the C function.
        """
        bounds = self.bounds
        self.params = given_params
        mode = self.rng.choice(MODES)
        bounds.answer = self.rng.choice(NUMBERS)
        bounds.length = self.rng.choice([0, 1, 2])
        arguments = self.make_arguments(given_params, mode)
        values = [arguments[param.name].value for param in given_params]
        skipped = bytearray(MAX_PARAMETERS)
        for param in given_params:
            skipped[indexes[param.name]] = arguments[param.name].length is None
        bounds.skipped[:] = skipped
        bounds.called = bounds.touched = bounds.reports = bounds.nulls = 0
        fences = self.fence(given_params, arguments)
        message, problem = "", ""
        try:
            function(*values)
        except REJECTIONS as error:
            message = f"{type(error).__name__}: {error}"
        except Exception as error:
            problem = f"raised {type(error).__name__}: {error}"
        for address, length in fences:
            self.handle.bounds_unfence(address, length)
        self.counts["calls"] += 1
        self.counts["refused" if message else "made"] += 1
        self.counts["touched"] += bounds.touched
        self.counts["outside"] += bounds.reports + bounds.nulls
        if bounds.reports:
            problem = bounds.report.decode("utf-8", "replace").splitlines()[0]
        elif bounds.nulls:
            problem = "a null pointer where memory is needed"
        elif any(
            memory.immutable is not None and memory.immutable != memory.value for memory in arguments.values()
        ):
            problem = "bytes were written to"
        elif mode == "exact" and self.must_succeed and "expected at least" in message:
            problem = f"refused: {message}"
        if problem:
            shown_arguments = ", ".join(
                f"{param.name}={value!r}"[:80] for param, value in zip(given_params, values)
            )
            self.wrong.append(f"{symbol} by {path} ({mode}): {problem}: {shown_arguments}")

    def fence(
        self, given_params: Sequence[rows.Param], arguments: dict[str, Memory]
    ) -> list[tuple[int, int]]:
        """Poison the bytes after the memory of each argument. Return the poisoned addresses and lengths."""
        fences = []
        for param in given_params:
            memory = arguments[param.name]
            if memory.address and memory.length is not None and param.size:
                length = memory.length + (param.counts_zero and isinstance(memory.value, bytes))
                poisoned_length = self.handle.bounds_fence(memory.address, length)
                fences.append((memory.address + length, poisoned_length))
        return fences

    # --- arguments

    def make_arguments(self, given_params: Sequence[rows.Param], mode: str) -> dict[str, Memory]:
        """Return an argument for each parameter. Integers are chosen first, because sizes depend on them.

        Set `must_succeed`, which is false if the call may reject the arguments.
        """
        self.must_succeed = True
        names_in_sizes = {name for param in given_params for name in re.findall(r"\w+", param.size)}
        named = names_in_sizes & {param.name for param in given_params}
        memories: dict[str, Memory] = {}
        numbers: dict[str, Any] = {}
        for param in given_params:
            if not param.size and not self.is_pointer(param):
                memories[param.name] = Memory(self.choose_value(param, param.name in named))
                numbers[param.name] = memories[param.name].value
            elif param.role in ("both", "most"):
                memories[param.name] = Memory(self.rng.choice(NUMBERS))
                numbers[param.name] = memories[param.name].value
        for param in given_params:
            if param.name in named and param.name not in memories:
                memories[param.name] = self.make_size_pointer(param)
                numbers[param.name] = memories[param.name].keep
        sized = [param for param in given_params if param.size and param.name not in memories]
        chosen = self.rng.choice(sized) if sized else None
        for param in sized:
            memories[param.name] = self.make_memory(
                param, numbers, is_short=mode == "short" and param is chosen
            )
        for param in given_params:
            if param.name not in memories:
                memories[param.name] = self.make_pointer(param)
        if mode == "long":
            self.change_number(
                memories, [param for param in given_params if param.name in named and param.name in numbers]
            )
        if mode == "odd":
            for param in self.rng.sample(
                list(given_params), min(len(given_params), self.rng.choice([1, 1, 2]))
            ):
                memories[param.name] = self.make_odd(param)
        if mode == "trick" and chosen is not None:
            self.use_changing_object(
                memories,
                chosen,
                [
                    param
                    for param in given_params
                    if param.name in named and type(numbers.get(param.name)) is int
                ],
            )
        return memories

    def is_pointer(self, param: rows.Param) -> bool:
        """Return whether a parameter is a pointer."""
        return str(param.type).removesuffix("const").endswith("*")

    def choose_value(self, param: rows.Param, is_named: bool) -> Any:
        """Return a number, an enumerator, a handle, or a record that is passed by value.

        Args:
            param: The parameter.
            is_named: Whether a size expression contains the parameter. If so, the number may be larger.
        """
        cls = self.types.ctype(param.type)
        if param.role == "given":
            return 1
        if "(" in param.type or "(" in self.types.resolve(param.type):
            return None
        if isinstance(cls, type) and issubclass(cls, (ctypes.Structure, ctypes.Union)):
            return cls()
        if isinstance(cls, type) and issubclass(cls, Handle):
            return self.rng.choice([None, 8, cls(16)])
        if isinstance(cls, type) and issubclass(cls, ctypes.c_void_p):
            return None
        return self.rng.choice(NUMBERS if is_named else [0, 1, 2])

    def make_size_pointer(self, param: rows.Param) -> Memory:
        """Return a pointer to an integer that a size depends on. `keep` is the array that contains it."""
        cls = self.types.ctype(param.type)._type_
        array_ = (cls * 1)(self.rng.choice(NUMBERS))
        length = ctypes.sizeof(array_)
        if self.rng.random() < 0.5:
            return Memory(array_, ctypes.addressof(array_), length, array_)
        # cudyn cannot determine how much memory a pointer points to.
        return Memory(ctypes.byref(get_first_element(array_)), 0, None, array_)

    def make_memory(self, param: rows.Param, numbers: dict[str, Any], is_short: bool = False) -> Memory:
        """Return memory that has exactly the required size or, if `is_short` is true, is too small."""
        unit = self.get_unit(param)
        need = self.compute_need(param, numbers)
        if need is None or need > LARGEST_MEMORY:
            self.must_succeed = False
            need = self.rng.choice(NUMBERS) * unit
        if is_short:
            need = max(need - self.rng.choice([1, unit, unit, need]), 0)
        if param.type in TEXT_ARRAYS:
            return self.make_string_array(need // ctypes.sizeof(ctypes.c_void_p))
        makers = list(self.iter_memories(param, need, unit))
        return self.rng.choice(makers)()

    def get_unit(self, param: rows.Param) -> int:
        """Return the size of an element in bytes."""
        if param.type in TEXT_ARRAYS:
            return ctypes.sizeof(ctypes.c_void_p)
        cls = self.types.ctype(param.type)
        is_typed = isinstance(cls, type) and issubclass(cls, ctypes._Pointer)
        return ctypes.sizeof(cls._type_) if is_typed else 1

    def compute_need(self, param: rows.Param, numbers: dict[str, Any]) -> int | None:
        """Return the number of bytes that C should touch. The library computes it independently."""
        scope = {"max": max, "min": min, **numbers}
        for function_name in self.job["size_functions"]:
            scope[function_name] = lambda *_: self.bounds.answer
        types = {other_param.name: other_param.type for other_param in self.params}

        def size_of(match: re.Match[str]) -> str:
            """Return the size of the type that belongs to an enumerator, for `sizeof(name)`."""
            cls = self.types.attribute(types[match[1]], numbers[match[1]])
            return str(ctypes.sizeof(cls))

        try:
            expression = re.sub(r"\bsizeof\((\w+)\)", size_of, param.size)
            count = max(int(eval(expression, {"__builtins__": {}}, scope)), 0)
        except Exception:  # the size cannot be computed from these arguments
            return None
        return count if param.in_bytes else count * self.get_unit(param)

    def iter_memories(self, param: rows.Param, need: int, unit: int) -> Iterator[Callable[[], Memory]]:
        """Yield functions that create each kind of memory that a parameter accepts.

        A kind that is yielded twice is chosen twice as often.
        """
        cls = self.types.ctype(param.type)
        element_type = cls._type_ if isinstance(cls, type) and issubclass(cls, ctypes._Pointer) else None
        if element_type is None or element_type is ctypes.c_char:
            yield lambda: from_buffer(bytearray(need))
            yield lambda: from_buffer(bytearray(need))
            yield lambda: from_ctypes((ctypes.c_char * need)())
            yield lambda: from_buffer(memoryview(bytearray(need + 3))[:need])
            yield lambda: from_buffer(array.array("B", bytes(need)))
            yield lambda: wrap(from_ctypes((ctypes.c_char * need)()))
            if param.type.startswith("const "):
                yield lambda: from_buffer(bytes(range(256)) * (need // 256) + bytes(need % 256))
                yield lambda: from_buffer(bytes(need))
        if element_type is not None and element_type is not ctypes.c_char:
            count = -(-need // unit)
            yield lambda: from_ctypes((element_type * count)())
            yield lambda: from_ctypes((element_type * count)())
            yield lambda: self.allow_rejection(wrap(from_ctypes((element_type * count)())))
            code = CODES.get(element_type)
            if code and param.role == "in":
                yield lambda: from_buffer(array.array(code, bytes(count * unit)))
                yield lambda: self.make_immutable(param, code, bytes(count * unit))
            if need == unit:
                yield lambda: from_ctypes(element_type())
            if param.role == "in":
                yield lambda: Memory([element_type() for _ in range(count)], 0, count * unit)
            array_ = (element_type * max(count, 1))()
            yield lambda: Memory(ctypes.cast(array_, cls), 0, None, array_)
        yield lambda: Memory(None, 0, 0)

    def make_immutable(self, param: rows.Param, code: Any, data: bytes) -> Memory:
        """Return elements in immutable memory."""
        memory = from_buffer(memoryview(data).cast(code))
        return memory if param.type.startswith("const ") else self.allow_rejection(memory)

    def allow_rejection(self, memory: Memory) -> Memory:
        """Return the memory, which is marked so that rejecting it is not an error."""
        self.must_succeed = False
        return memory

    def make_string_array(self, count: int) -> Memory:
        """Return a list of strings, or an array of pointers to strings."""
        choices = [b"-a", "text", b""]
        chosen = [self.rng.choice(choices) for _ in range(count)]
        if self.rng.random() < 0.5:
            return Memory(chosen, 0, count * 8)
        encoded: Any = [string.encode() if isinstance(string, str) else string for string in chosen]
        return from_ctypes((ctypes.c_char_p * count)(*encoded))

    def make_pointer(self, param: rows.Param) -> Memory:
        """Return a string, or a pointer to memory of unknown size."""
        if param.type in TEXT_ARRAYS:
            return Memory(None)
        if param.type.startswith("const char *"):
            return Memory(self.rng.choice(["text", b"text", None]))
        return Memory(None if self.rng.random() < 0.7 else self.rng.choice([0, 4096]), 0, None)

    # --- wrong arguments

    def change_number(self, memories: dict[str, Memory], numbers: Sequence[rows.Param]) -> None:
        """Replace an integer that a size depends on with a negative or too large one."""
        self.must_succeed = False
        if not numbers:
            return
        param = self.rng.choice(numbers)
        value = memories[param.name].value
        if type(value) is int:
            memories[param.name] = Memory(
                self.rng.choice([value + 1, value + 1, 2 * value + 1, -value, *LIMITS])
            )
        elif isinstance(memories[param.name].keep, ctypes.Array):
            with contextlib.suppress(*REJECTIONS):
                memories[param.name].keep[0] = self.rng.choice([memories[param.name].keep[0] + 1, *LIMITS])

    def make_odd(self, param: rows.Param) -> Memory:
        """Return an arbitrary Python object. The length of memory at an address is unknown."""
        self.must_succeed = False
        while True:
            value = self.rng.choice(ODD)()
            if param.size:
                return self.measure(value)
            if param.type.startswith("const char *") and holds_address(value):
                continue
            return Memory(value)

    def measure(self, value: Any) -> Memory:
        """Return an arbitrary object with its memory, if the memory has a known length."""
        inner = value
        while isinstance(inner, Wrapped):
            inner = inner._as_parameter_
        # C must not write to this array, because Python follows the pointers in it when it is deleted.
        if getattr(inner, "_type_", None) is ctypes.py_object:
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
        return Memory(value, memory.address, memory.length, inner)

    def use_changing_object(
        self, memories: dict[str, Memory], sized: rows.Param, numbers: Sequence[rows.Param]
    ) -> None:
        """Replace an argument with an object that changes during the call, perhaps after a check of its size.

        Args:
            memories: The arguments by name, which are changed.
            sized: A parameter whose memory has a size.
            numbers: The parameters that sizes depend on.
        """
        self.must_succeed = False
        memory = memories[sized.name]
        # Shrink the memory or increase its required size while the arguments are converted, or replace the
        # memory with a single byte.
        change = self.rng.choice(("shrink", "grow", "replace"))
        names_in_size = re.findall(r"\w+", sized.size)
        number = next((param for param in numbers if param.name in names_in_size), None)
        if change == "shrink" and number is not None and isinstance(memory.value, bytearray):
            memories[number.name] = Memory(ShrinkingNumber(memories[number.name].value, memory.value))
            memory.address = 0  # the address is unknown, because a bytearray may move when it shrinks
        elif change == "grow" and number is not None:
            memories[number.name] = Memory(GrowingNumber(memories[number.name].value))
        elif memory.length and memory.address:
            one_byte = (ctypes.c_char * 1)()
            self.handle.bounds_fence(ctypes.addressof(one_byte), 1)
            reads = self.rng.choice([1, 2, 3])
            replaced = ReplacedMemory(*[memory.value] * reads, one_byte)
            memories[sized.name] = Memory(replaced, 0, memory.length, (memory.value, one_byte))


def get_first_element(array_: Any) -> Any:
    """Return the first element of an array. It shares the array's memory."""
    return type(array_)._type_.from_buffer(array_)


def holds_address(value: Any) -> bool:
    """Return whether a value is an address or refers to memory by its address."""
    kinds = (ctypes._Pointer, ctypes.c_void_p, ctypes.c_char_p, type(ctypes.byref(ctypes.c_int())))
    while isinstance(value, Wrapped):
        value = value._as_parameter_
    is_integer = hasattr(type(value), "__index__")
    return is_integer or isinstance(value, (*kinds, ctypes._CFuncPtr))  # type: ignore[attr-defined]


def from_ctypes(value: Any) -> Memory:
    """Return a ctypes object with its memory."""
    return Memory(value, ctypes.addressof(value), ctypes.sizeof(value), value)


def wrap(memory: Memory) -> Memory:
    """Return the same memory, with an argument whose `_as_parameter_` is the original argument."""
    return Memory(Wrapped(memory.value), memory.address, memory.length, memory.value)


class PyBuffer(ctypes.Structure):
    """The first fields of Py_buffer."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("buf", "obj")),
        ("len", ctypes.c_ssize_t),
        ("rest", ctypes.c_byte * 128),
    )


def from_buffer(value: Any) -> Memory:
    """Return an object that supports the buffer protocol, with its memory.

    Errors from the protocol are raised.
    """
    view = PyBuffer()
    ctypes.pythonapi.PyObject_GetBuffer(ctypes.py_object(value), ctypes.byref(view), 0)
    address, length = view.buf or 0, view.len
    ctypes.pythonapi.PyBuffer_Release(ctypes.byref(view))
    return Memory(value, address, length, value)


def main() -> None:
    """Call the functions that a JSON file describes, and print the results as JSON."""
    with open(sys.argv[1], encoding="utf-8") as file:
        job = json.load(file)
    print(json.dumps(Child(job).call_all()))


if __name__ == "__main__":
    main()
