"""Calls a real library with memory before inaccessible pages: `python -m tests.proof.guards_child JSON`.

The program prints JSON with the counts and the errors. It needs no packages except cudyn. guards_gpu_child.py
extends it for a GPU.

Each call is made directly in C, without cudyn's checks. The memory has exactly the size that checked calls
require, which is computed from the tables by the same functions as in checked calls. It ends where an
inaccessible page (a guard page) begins, and the bytes before it contain a pattern. A pointer to device
memory, or an address that the call does not access, points to other inaccessible pages. The functions run in
forks, so that a crash ends only one call. Each fork calls the functions of a batch until one of them crashes.

The errors are:

- an access to a guard page: the library needs more memory than the size in the table
- an access to pages that represent device memory or an address: the kind of memory in the table is wrong
- a change of the pattern: the library has written to bytes before the memory

Other signals are only counted, because without a GPU, many functions read a null handle.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib
import json
import mmap
import os
import random
import re
import signal
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cudyn._bindings.calls import sizes
from cudyn._bindings.calls.guarded import MIN_TYPED_SIZE
from cudyn._bindings.tables import rows

from . import echo_values, guards_values

PAGE = mmap.PAGESIZE
PROT_NONE = 0  # mmap's value for inaccessible pages
NO_FILE = 2**64 - 1  # -1 as a size_t: mmap's file descriptor for memory without a file
SPACE = 1 << 32  # the number of reserved addresses
LARGEST = 1 << 22  # the maximum size of one parameter's memory
TRIES = 40  # the maximum number of calls with which a function is tried until it creates an object
PATTERN = 0xC3  # the value of the bytes before the memory
BATCH = 256  # the largest number of functions in a batch
RECIPES = 1024  # the largest number of calls that create objects
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 16, 17)  # the values of integers
EQUAL_NUMBERS = (1, 2, 4, 8, 16, 64)  # in most calls, all integers have one of these values
RAISED = 70  # exit status of a fork that raised an exception
LONGEST_TEXT = 8000  # bytes of a description that are stored in Shared, which has space for 8192


class Counters(ctypes.Structure):
    """The number of calls of a function in a batch, and the numbers of pointers and bytes that they pass."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("begun", "calls", "succeeded", "guarded", "bytes"))


class Shared(ctypes.Structure):
    """Memory that a fork and its parent share.

    Attributes:
        signal: The signal that ended the fork. The C code in guards_jobs.py sets this and the next member.
        address: The address of the access that caused the signal.
        error: The GPU's error status that ended the fork.
        device: The address of the fork's device memory.
        current: The position in the batch of the function that the fork calls.
        first: The number of the first call in which a function created an object, or TRIES.
        text: A description of the current call.
        wrong: The exception that ended the fork.
        preparing: The step in which the fork is: 1 while it prepares the GPU, 1 + n while it repeats the n-th
            call in `recipes` (counted from 1), or 0 during the calls of the batch.
        turn: The number of functions that have been tried in the search for calls that create objects.
        tries: The number of calls of the function that is being tried.
        found: The number of calls that create objects.
        recipes: For each call that creates an object, the position of the function and the call's number.
        counters: The counters of the functions in the batch. The last counters are for other calls.
    """

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("signal", "address", "error", "device", "current", "first")),
        ("text", ctypes.c_char * 8192),
        ("wrong", ctypes.c_char * 8192),
        *((name, ctypes.c_size_t) for name in ("preparing", "turn", "tries", "found")),
        ("recipes", ctypes.c_size_t * 2 * RECIPES),
        ("counters", Counters * (BATCH + 1)),
    )


Function = tuple[Any, str, Sequence[rows.Param]]
"""A function that calls C without checks, its result and its parameters."""


class Skip(Exception):
    """A call cannot be made, because a size is unknown or very large."""


class Space:
    """A range of reserved, inaccessible addresses, in which memory is placed so that a guard page follows.

    Attributes:
        begin: The start of the range for memory.
        device: The start of the range that represents device memory.
        addresses: The start of the range for addresses that a call does not access.
        next: The address after the memory that was placed last.
    """

    def __init__(self) -> None:
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.mprotect.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
        self.libc.mmap.restype = ctypes.c_void_p
        self.libc.mmap.argtypes = ctypes.c_void_p, *[ctypes.c_size_t] * 5
        flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x4000  # MAP_NORESERVE
        self.begin, self.device, self.addresses = (
            int(self.libc.mmap(None, SPACE, PROT_NONE, flags, NO_FILE, 0)) for _ in range(3)
        )
        self.next = self.begin

    def place(self, size: int) -> int:
        """Return the address of new memory that is filled with zeros and ends before a guard page."""
        if size > LARGEST:
            raise Skip
        whole = max(-(-size // PAGE), 1) * PAGE
        start, self.next = self.next, self.next + whole + PAGE
        assert not self.libc.mprotect(start, whole, mmap.PROT_READ | mmap.PROT_WRITE)
        # The guard page may have been part of larger memory before.
        assert not self.libc.mprotect(start + whole, PAGE, PROT_NONE)
        ctypes.memset(start, PATTERN, whole - size)
        ctypes.memset(start + whole - size, 0, size)
        return start + whole - size

    def is_intact(self, address: int) -> bool:
        """Return whether the bytes before the memory at an address still contain the pattern."""
        start = address // PAGE * PAGE
        data = ctypes.string_at(start, address - start)
        return data == bytes([PATTERN]) * len(data)


class Child:
    """Loads the library in this process and calls it in forks.

    Attributes:
        seconds: The time limit for the calls of a function in a fork.
        ends: A pattern for the names of functions that destroy objects. A fork ends after calling such a
            function.
    """

    seconds = 5
    ends = re.compile("Destroy|Free|Close|Delete|Remove")

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.name = job["library"]
        self.module: Any = importlib.import_module(f"cudyn.{self.name}")
        self.space = Space()
        self.shared_memory = mmap.mmap(-1, ctypes.sizeof(Shared))
        self.shared: Any = Shared.from_buffer(self.shared_memory)
        self.counters: Any = self.shared.counters[BATCH]
        self.handler = ctypes.CDLL(job["handler"])
        self.values = guards_values.VALUES.get(self.name, guards_values.Values())
        self.objects: dict[str, list[int]] = {}
        self.counts = dict.fromkeys(
            ("functions", "called", "succeeding", "calls", "succeeded", "guarded", "bytes", "crashes"), 0
        )
        self.wrong: dict[str, str] = {}
        self.failing: list[str] = []
        self.signals: list[str] = []
        self.faults: set[str] = set()
        self.data = dict(self.values.data)
        self.numbers = dict(self.values.numbers)
        self.space_end = self.space.next
        self.functions: dict[str, Function] = {}

    def load(self) -> None:
        """Load the library."""
        self.view = self.module._view
        for symbol, old, new in self.job["planted"]:
            functions = self.view.library.tables.FUNCTIONS
            assert old in functions[symbol], symbol
            functions[symbol] = functions[symbol].replace(old, new)
        self.types = self.view.types
        if not self.module.available:
            raise self.module.load_error

    def call_all(self) -> dict[str, Any]:
        """Call every function. Return the counts and the errors."""
        self.load()
        symbols = self.list_symbols()
        self.prepare()
        for _ in range(3):
            for symbol in symbols:
                self.create(symbol)
        for symbol in symbols:
            self.run([symbol])
        return self.results()

    def list_symbols(self) -> list[str]:
        """Return the functions that the library exports and that can be called."""
        symbols = [symbol for symbol in self.view.library.tables.FUNCTIONS if self.view.has(symbol)]
        return [symbol for symbol in symbols if self.find_function(symbol)]

    def read_version(self) -> str:
        """Return the version of the library."""
        return ".".join(map(str, self.module.version or ()))

    def results(self) -> dict[str, Any]:
        """Return the counts and the errors."""
        return {
            "version": self.read_version(),
            "counts": self.counts,
            "wrong": [*self.wrong.values()],
            "objects": sorted(self.objects),
            "failing": self.failing,
            "signals": self.signals,
            "faults": sorted(self.faults),
        }

    def prepare(self) -> None:
        """Create the objects that most functions of the library need."""
        self.keep: dict[str, Any] = {}
        exec(self.values.prepare, {"m": self.module, "objects": self.keep, "data": self.data})
        for type_, handles in self.keep.items():
            self.objects[type_] = [*map(guards_values.number_of, handles)]

    # --- functions

    def get_function(self, symbol: str) -> Function:
        """Return a function. It is looked up on first use, because some processes cannot load the library."""
        function = self.functions.get(symbol) or self.find_function(symbol)
        assert function is not None, symbol
        self.functions[symbol] = function
        return function

    def find_function(self, symbol: str) -> Function | None:
        """Return a function that calls C without checks, the type of its result, and its parameters.

        If the function cannot be called, return `None`.
        """
        spans = self.view.library.get_versions(symbol)
        releases = self.view.library.releases
        containing_spans = [span for span in spans if rows.span_contains(span, releases, self.view.level)]
        if not containing_spans:
            return None
        _, _, text = containing_spans[0]
        raw = self.view.function(symbol, symbol, raw=True)
        if raw.argtypes is None:  # the loaded library has a different function with this name
            return None
        result, params = rows.prototype(text)
        address = ctypes.cast(raw, ctypes.c_void_p).value or 0
        cls = ctypes.CFUNCTYPE(
            self.get_plain_class(result), *(self.get_plain_class(param.type) for param in params)
        )
        return cls(address), result, params

    def get_plain_class(self, type_: str) -> Any:
        """Return the ctypes class for a parameter or a result. Pointers are passed as addresses."""
        kind = echo_values.kind_of(self.types, type_)
        if kind == "void":
            return None
        if kind in ("integer", "enum"):
            size, signed = echo_values.integer(self.types, type_)
            return getattr(ctypes, f"c_{'' if signed else 'u'}int{8 * size}")
        if kind == "float":
            return {"float": ctypes.c_float, "double": ctypes.c_double}[
                self.types.resolve(echo_values.bare(type_))
            ]
        if kind == "bool":
            return ctypes.c_bool
        return self.types.ctype(type_) if kind == "record" else ctypes.c_void_p

    def is_success(self, result: str, value: Any) -> bool:
        """Return whether a result reports success. Functions without a status always succeed."""
        if result != self.view.library.info.status:
            return True
        if isinstance(value, ctypes.Structure):  # its first member is the status
            first_member, *_ = value._fields_[0]
            value = getattr(value, first_member)
        return guards_values.number_of(value) == 0

    # --- calls in forks

    def begin(self) -> None:
        """Prepare a fork. On a GPU, this creates a context and objects."""

    def finish(self) -> None:
        """Wait for the GPU after a call. Without a GPU, do nothing."""

    def fork(self, action: Callable[[], None]) -> int:
        """Run an action in a fork. Return the fork's exit status in the form that os.waitpid returns."""
        self.shared.signal = self.shared.address = self.shared.error = 0
        self.shared.wrong = b""
        child = os.fork()
        if not child:
            try:
                signal.alarm(self.seconds)
                self.handler.guards_install(ctypes.byref(self.shared))
                action()
            except BaseException as error:
                self.shared.wrong = f"{type(error).__name__}: {error}".encode()[:LONGEST_TEXT]
                os._exit(RAISED)
            os._exit(0)
        return self.wait(child)

    def wait(self, child: int) -> int:
        """Wait for a fork. Return its exit status in the form that os.waitpid returns."""
        return os.waitpid(child, 0)[1]

    def creates(self, symbol: str) -> bool:
        """Return whether a function can create an object of a type of which there is no object yet."""
        _, _, params = self.get_function(symbol)
        types = [
            echo_values.bare(param.type.removesuffix("*").rstrip()) for param in params if param.role == "out"
        ]
        return any(self.is_object(type_) and type_ not in self.objects for type_ in types)

    def create(self, symbol: str) -> None:
        """Find arguments with which a function creates an object, and create it in this process."""
        if not self.creates(symbol):
            return
        shared = self.shared
        shared.first = TRIES

        def try_all() -> None:
            """Make calls in a fork, and store the number of the first call that creates an object."""
            for number in range(TRIES):
                if self.call(symbol, number)[0]:
                    shared.first = number
                    return

        status = self.fork(try_all)
        if status or shared.first == TRIES:
            return
        _, memory = self.call(symbol, shared.first)
        self.add_objects(symbol, memory)

    def add_objects(self, symbol: str, memory: dict[str, int]) -> None:
        """Add the objects that a call has created."""
        _, _, params = self.get_function(symbol)
        for param in params:
            type_ = echo_values.bare(param.type.removesuffix("*").rstrip())
            if param.role == "out" and self.is_object(type_):
                size = ctypes.sizeof(self.types.out(param.type)._type_)
                value = int.from_bytes(ctypes.string_at(memory[param.name], size), "little")
                is_null_pointer = value == 0 and size == 8
                if not is_null_pointer:
                    self.objects.setdefault(type_, []).append(value)

    def is_object(self, type_: str) -> bool:
        """Return whether a C type is a handle, which refers to an object that a call creates."""
        kind = echo_values.kind_of(self.types, type_)
        is_named = type_.isidentifier()  # a typedef such as cudnnBackendDescriptor_t, which is a void *
        return (
            kind == "handle"
            or (kind == "address" and is_named)
            or (kind == "integer" and is_named and type_.lower().endswith("handle"))
        )

    def limit(self, symbol: str) -> int:
        """Return the number of calls of a function."""
        return int(self.job["calls"])

    def describe_end(self, status: int) -> str:
        """Describe the error, the signal or the exit status with which a fork has ended."""
        shared = self.shared
        if shared.error:
            return f"error {shared.error} of the GPU"
        if shared.signal:
            return f"signal {shared.signal} at {shared.address:#x}"
        return f"status {status}"

    def run(self, symbols: Sequence[str]) -> None:
        """Call each function several times. After each crash, a new fork continues with the next call."""
        shared, counts = self.shared, self.counts
        ctypes.memset(shared.counters, 0, ctypes.sizeof(shared.counters))
        crashes = dict.fromkeys(symbols, 0)
        limits = {symbol: self.limit(symbol) for symbol in symbols}
        self.space_end = self.space.next

        def find_next(start: int) -> int | None:
            """Return the position of the next function that has calls left."""
            for position in range(start, len(symbols)):
                if shared.counters[position].begun < limits[symbols[position]]:
                    return position
            return None

        def call_some() -> None:
            """Call the functions in a fork, starting with the current one, until one of them crashes."""
            self.begin()
            position: int | None = shared.current
            while position is not None:
                symbol = symbols[position]
                shared.current = position
                self.counters = shared.counters[position]
                signal.alarm(self.seconds)
                while self.counters.begun < limits[symbol]:
                    self.call(symbol, self.counters.begun)
                    self.space.next = self.space_end
                    if self.ends.search(symbol):
                        return
                position = find_next(position)

        while True:
            current = find_next(0)
            if current is None:
                break
            shared.current = current
            first = shared.counters[current].begun
            status = self.fork(call_some)
            if not status or self.has_not_begun(status):
                continue
            symbol = symbols[shared.current]
            counters = shared.counters[shared.current]
            crashes[symbol] += 1
            counts["crashes"] += 1
            if shared.current == current:
                # The counter is also increased if the fork ended before the call.
                counters.begun = max(counters.begun, first + 1)
            problem = self.explain(status)
            if crashes[symbol] >= self.job["crashes"] or (is_timeout(status) and not problem):
                limits[symbol] = 0
            if problem and symbol in self.job["faults"]:
                self.faults.add(symbol)
                continue
            reason = self.describe_end(status)
            text = shared.text.decode("utf-8", "replace")
            if problem and self.is_repeated(symbol, counters.begun - 1):
                self.wrong.setdefault(f"{symbol}: {problem.partition(' of ')[0]}", f"{symbol}: {problem}")
                continue
            if problem:
                reason = f"only after other calls: {problem}"
            self.signals.append(f"{reason}: {text}")
        self.add_counts(symbols, crashes)

    def add_counts(self, symbols: Sequence[str], crashes: Mapping[str, int]) -> None:
        """Add the counters of the functions to the counts of the library."""
        counts = self.counts
        for symbol, counters in zip(symbols, self.shared.counters, strict=False):
            counts["functions"] += 1
            counts["called"] += counters.calls > 0
            counts["succeeding"] += counters.succeeded > 0
            if not counters.succeeded:
                self.failing.append(f"{symbol} ({counters.calls} calls, {crashes[symbol]} crashes)")
            for name in ("calls", "succeeded", "guarded", "bytes"):
                counts[name] += getattr(counters, name)

    def has_not_begun(self, status: int) -> bool:
        """Return whether a fork has ended before its first call, so that another fork should be tried."""
        return False

    def is_repeated(self, symbol: str, number: int) -> bool:
        """Return whether an error occurs again without the calls before it. Without a GPU, assume that."""
        return True

    def explain(self, status: int) -> str:
        """Return the error that ended a fork, or "" for a signal that is not an error of the tables."""
        shared, space = self.shared, self.space
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == RAISED:
            return f"raised {shared.wrong.decode('utf-8', 'replace')}"
        if not shared.signal:
            return ""
        call = shared.text.decode("utf-8", "replace")
        if space.begin <= shared.address < space.begin + SPACE:
            for name, start, size in re.findall(r"(\w+)@(\d+)\+(\d+)", call):
                beyond = shared.address - int(start) - int(size)
                if 0 <= beyond < PAGE:
                    return f"accessed byte {beyond} after the {size} of {name}: {call}"
            return f"accessed unknown memory at {shared.address:#x} of {call}"
        for start, kind in ((space.device, "device memory"), (space.addresses, "an address")):
            if start <= shared.address < start + SPACE:
                return f"accessed {kind} at {shared.address - start:#x} of {call}"
        return ""

    # --- a single call

    def call(self, symbol: str, number: int) -> tuple[bool, dict[str, int]]:
        """Make a call. Return whether it succeeded, and the address of each parameter's memory.

        The arguments are random. The same symbol and number always result in the same arguments.
        """
        call, result, params = self.get_function(symbol)
        shared, counters = self.shared, self.counters
        self.rng = random.Random(f"{symbol} {number}")
        self.params = {param.name: param for param in params}
        # `None` stands for different values. The indices of sparse matrices need equal numbers.
        choices = EQUAL_NUMBERS if self.values.is_sparse else (None, None, *EQUAL_NUMBERS)
        self.alike = self.rng.choice(choices)
        self.memory: dict[str, tuple[int, int]] = {}  # address and size
        self.fixed: dict[str, int] = {}
        self.symbol = symbol
        counters.begun = number + 1
        try:
            arguments = self.make_arguments(params)
        except (Skip, sizes.Unknown, OverflowError, MemoryError):
            return False, {}
        shown = [self.describe_argument(param, arguments[param.name]) for param in params]
        texts = self.memory.keys() - arguments.keys()
        shown += ["{}@{}+{}".format(name, *self.memory[name]) for name in sorted(texts)]
        shared.text = f"{symbol}({', '.join(shown)})".encode()[:LONGEST_TEXT]
        counters.calls += 1
        value = call(*(arguments[param.name] for param in params))
        self.finish()
        is_success = self.is_success(result, value)
        counters.succeeded += is_success
        counters.guarded += len(self.memory)
        counters.bytes += sum(size for _, size in self.memory.values())
        for name, (address, _) in self.memory.items():
            if not self.space.is_intact(address):
                raise RuntimeError(f"wrote before the memory of {name}: {shared.text.decode()}")
        return is_success, {name: address for name, (address, _) in self.memory.items()}

    def describe_argument(self, param: rows.Param, value: Any) -> str:
        """Describe a parameter, with its value or its memory, for the description of a call."""
        if param.name in self.memory:
            return "{}@{}+{}".format(param.name, *self.memory[param.name])
        return f"{param.name}={value!r}"[:60]

    def guard(self, name: str, size: int, data: bytes = b"") -> int:
        """Return the address of new memory before a guard page. It begins with `data`, followed by zeros."""
        address = self.space.place(size)
        self.memory[name] = address, size
        ctypes.memmove(address, data[:size], min(len(data), size))
        return address

    # --- arguments

    def make_arguments(self, params: Sequence[rows.Param]) -> dict[str, Any]:
        """Return the value of each parameter. Numbers are chosen first, because sizes depend on them."""
        arguments: dict[str, Any] = {}
        scope: dict[str, tuple[rows.Param, Any]] = {}
        names_in_sizes = {name for param in params for name in re.findall(r"\w+", param.size)}
        for param in params:
            data = self.data.get(param.name)
            if data and param.size.isidentifier() and param.role == "in" and self.rng.random() < 0.8:
                self.fixed[param.size] = len(self.rng.choice(data))
        for param in params:
            if not self.is_pointer(param):
                arguments[param.name] = self.choose_value(param)
                scope[param.name] = param, arguments[param.name]
            elif param.role in ("both", "most", "count"):
                self.fixed.setdefault(param.name, self.choose_number(param.name))
                scope[param.name] = param, self.fixed[param.name]
        for param in params:
            if param.name in names_in_sizes and param.name not in scope and param.role in ("in", "inout"):
                arguments[param.name], scope[param.name] = self.make_size_memory(param)
        find = functools.partial(getattr, self.module)
        for param in params:
            if param.name not in arguments and param.role in ("in", "inout"):
                arguments[param.name] = self.make_input(param, sizes.Scope(self.types, scope, find))
        # Lengths come before the memory that has this length, and sizes after the memory that they describe.
        order = {"count": 0, "most": 0, "size": 2}
        for param in sorted(params, key=lambda param: order.get(param.role, 1)):
            if param.name not in arguments or param.role == "size":
                arguments[param.name] = self.allocate_output(param, arguments)
        return arguments

    def is_pointer(self, param: rows.Param) -> bool:
        """Return whether a parameter is a pointer whose memory can be checked, and not a handle."""
        is_pointer = echo_values.kind_of(self.types, param.type) in ("text", "texts", "address", "pointer")
        return is_pointer and not self.is_object(echo_values.bare(param.type))

    def choose_number(self, name: str) -> int:
        """Return a small number. In some calls, all such numbers are the same (`self.alike`)."""
        if name in self.fixed:
            return self.fixed[name]
        if name in self.numbers and self.rng.random() < 0.8:
            return self.rng.choice(self.numbers[name])
        return self.alike if self.alike is not None else self.rng.choice(NUMBERS)

    def choose_value(self, param: rows.Param) -> Any:
        """Return a number, an enumerator, an object of the library, or a record that is passed by value."""
        kind, type_ = echo_values.kind_of(self.types, param.type), echo_values.bare(param.type)
        if kind == "function":
            return None
        if self.is_object(type_):
            objects = self.objects.get(type_, [])
            return self.rng.choice(objects) if objects and self.rng.random() < 0.95 else 0
        if kind == "float":
            return self.rng.choice([1.0, 0.5, 2.0])
        if kind == "bool":
            return self.rng.random() < 0.5
        if kind == "enum":
            members = [
                int(member) for member in self.types.enum(self.types.resolve(type_).removeprefix("enum "))
            ]
            value = self.fixed[param.name] if param.name in self.fixed else self.rng.choice(members or [0])
            if param.name in self.numbers and self.rng.random() < 0.8:
                value = self.rng.choice(self.numbers[param.name])
            return self.get_plain_class(param.type)(value).value
        if kind == "record":
            return self.make_record(self.types.ctype(param.type))
        return self.get_plain_class(param.type)(self.choose_number(param.name)).value

    def make_record(self, cls: Any) -> Any:
        """Return a record in which some numeric members contain small numbers."""
        record = cls()
        pointers = (ctypes.c_void_p, ctypes._Pointer, ctypes.c_char_p)
        has_pointers = any(isinstance(of, type) and issubclass(of, pointers) for _, of, *_ in cls._fields_)
        if issubclass(cls, ctypes.Structure) and self.rng.random() < (0.1 if has_pointers else 0.8):
            for name, type_, *_ in cls._fields_:
                code = getattr(type_, "_type_", None)
                if isinstance(code, str) and code in "iIlLqQhH" and not getattr(record, name):
                    with contextlib.suppress(TypeError, ValueError):
                        setattr(record, name, self.choose_number(name))
        return record

    def make_size_memory(self, param: rows.Param) -> tuple[Any, tuple[rows.Param, Any]]:
        """Return memory for a record or a number that the size of other memory depends on.

        The second result consists of the parameter and its value, as sizes.Scope needs them.
        """
        cls = getattr(self.types.ctype(param.type), "_type_", None)
        if cls is None or not hasattr(cls, "from_buffer_copy"):
            raise Skip
        if issubclass(cls, ctypes._SimpleCData):
            data = bytes(cls(self.choose_number(param.name)))
        else:
            data = bytes(self.make_record(cls))
        address = self.guard(param.name, len(data), data)
        return address, (param, (cls * 1).from_address(address))

    def make_input(self, param: rows.Param, scope: sizes.Scope) -> Any:
        """Return a pointer to memory that the caller passes."""
        kind = echo_values.kind_of(self.types, param.type)
        if param.memory == "text":
            if param.name in self.values.nulls and self.rng.random() < 0.5:
                return None
            text = self.rng.choice(self.values.texts.get(param.name, self.values.text))
            return self.guard(param.name, len(text) + 1, text)
        if self.is_on_device(param):
            return self.choose_device_address(param)
        if not param.size:
            return None
        unit = sizes.get_unit(self.types.ctype(param.type), param.type)
        size = sizes.Size(param, unit)
        length = size.compute(scope) * size.unit
        if param.name in self.values.nulls and self.rng.random() < 0.5:
            return None
        if kind == "texts":
            return self.make_texts(param, length // unit)
        return self.guard(param.name, length, self.choose_content(param, length, unit))

    def is_on_device(self, param: rows.Param) -> bool:
        """Return whether a pointer points to memory that the call must not access on the host."""
        return param.memory in ("device", "address")

    def choose_device_address(self, param: rows.Param) -> int | None:
        """Return a pointer to device memory, or an address that the call stores."""
        if param.memory == "address":
            return self.space.addresses + PAGE * self.rng.randrange(1, 1000)
        return self.space.device + PAGE * self.rng.randrange(1, 1000) if self.rng.random() < 0.9 else None

    def make_texts(self, param: rows.Param, count: int) -> int:
        """Return an array of pointers to strings. Each string ends before a guard page."""
        pointers = []
        for number in range(count):
            text = self.rng.choice(self.values.texts.get(param.name, self.values.text))
            pointers.append(self.guard(f"{param.name}_{number}", len(text) + 1, text))
        return self.guard(param.name, 8 * count, b"".join(map(echo_values.pack_pointer, pointers)))

    def choose_content(self, param: rows.Param, length: int, unit: int) -> bytes:
        """Return the contents of memory that a library reads."""
        fitting = [data for data in self.data.get(param.name, ()) if len(data) == length]
        if fitting:
            return self.rng.choice(fitting)
        cls: Any = getattr(self.types.ctype(param.type), "_type_", None)
        count = length // unit if unit else 0
        if not hasattr(cls, "from_buffer_copy"):
            return bytes(length)
        pointee = str(param.type).removesuffix("const").rstrip().removesuffix("*").rstrip()
        target = echo_values.bare(pointee).removeprefix("const ").strip()
        if self.is_object(target):
            objects = self.objects.get(target) or [0]
            whole = (self.rng.choice(objects).to_bytes(ctypes.sizeof(cls), "little") for _ in range(count))
            return b"".join(whole)
        if issubclass(cls, (ctypes.Structure, ctypes.Union)):
            return b"".join(bytes(self.make_record(cls)) for _ in range(count))
        code = getattr(cls, "_type_", None)
        if not isinstance(code, str) or code not in "iIlLqQhHfdbB":
            return bytes(length)
        if self.values.is_sparse:
            return b"".join(bytes(cls(number)) for number in range(count))
        if code in "fd":
            return b"".join(bytes(cls(1 + number % 3)) for number in range(count))
        return b"".join(bytes(cls(self.choose_number(param.name))) for _ in range(count))

    def allocate_output(self, param: rows.Param, arguments: dict[str, Any]) -> Any:
        """Return a pointer to memory that a checked call allocates, or the size of such memory."""
        if param.role == "size":
            _, size = self.memory.get(param.of, (0, 0))
            if param.of not in self.params:
                size = self.get_constant(param.of)
            if not param.type.endswith("*"):
                return size
            cls = self.types.out(param.type)._type_
            return self.guard(param.name, ctypes.sizeof(cls), size.to_bytes(8, "little"))
        if param.role == "typed" or param.role == "given":
            return self.allocate_typed_value(param, arguments)
        is_text = param.role in ("text", "bytes")
        unit = 1 if is_text else ctypes.sizeof(self.types.out(param.type)._type_)
        if param.role in ("text", "bytes", "list"):
            return self.guard(param.name, unit * self.count_allocated_elements(param, arguments))
        if param.role in ("count", "most", "both"):
            return self.guard(param.name, unit, self.fixed[param.name].to_bytes(8, "little"))
        return self.guard(param.name, unit, bytes(self.types.out(param.type)._type_()))

    def count_allocated_elements(self, param: rows.Param, arguments: dict[str, Any]) -> int:
        """Return the number of elements for which a checked call allocates memory."""
        if "/" in param.of:
            dividend, divisor = (arguments[name] for name in param.of.split("/"))
            return -(-dividend // divisor) if dividend > 0 and divisor > 0 else 0  # rounded up
        length = self.params.get(param.of)
        if length is None:
            return self.get_constant(param.of)
        is_copied = length.role in ("count", "most", "both")
        return max(self.fixed[length.name] if is_copied else arguments[param.of], 0)

    def get_constant(self, word: str) -> int:
        """Return an integer, or the value of one of the library's constants."""
        return int(word) if word.isdigit() else int(self.types.get(word))

    def allocate_typed_value(self, param: rows.Param, arguments: dict[str, Any]) -> Any:
        """Return memory for the value of an enumerator."""
        if param.of == "void*":
            return self.guard(param.name, 8)
        name, _, length = param.of.partition("*")
        if length:
            raise Skip
        cls = self.types.attribute(self.params[name].type, arguments[name])
        if cls is None:
            raise Skip
        data = bytes(ctypes.sizeof(cls))
        if param.role == "given" and issubclass(cls, ctypes._SimpleCData) and cls._type_ in "iIlLqQhH":
            data = bytes(cls(self.choose_number(param.name)))
        # A checked call allocates at least this size, because the driver writes a boolean as an int.
        return self.guard(param.name, max(ctypes.sizeof(cls), MIN_TYPED_SIZE), data)


def is_timeout(status: int) -> bool:
    """Return whether the alarm ended a fork, because its time limit was reached."""
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM


def silence(keep: Iterable[int]) -> list[int]:
    """Redirect the library's output to the null device. Return duplicates of the files in `keep`."""
    kept = [os.dup(number) for number in keep]
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(null, number)
    return kept


def make_child(job: dict[str, Any]) -> Child:
    """Return the object that makes the calls of a job."""
    if not job.get("gpu"):
        return Child(job)
    from . import guards_gpu_child

    return guards_gpu_child.GpuChild(job)


def main(job_file: str) -> None:
    """Call the functions of the job that a JSON file describes, and write the results to standard output."""
    with open(job_file) as file:
        job = json.load(file)
    output, errors = silence((1, 2))
    try:
        answer = make_child(job).call_all()
    except BaseException:
        os.dup2(errors, 2)
        raise
    if not job.get("gpu"):  # GpuChild writes its results to a file instead
        os.write(output, json.dumps(answer).encode())
    os._exit(0)  # without running the libraries' destructors


if __name__ == "__main__":
    main(*sys.argv[1:])
