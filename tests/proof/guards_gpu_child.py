"""Calls a real library on a GPU, with memory before inaccessible pages. guards_child.py explains the calls.

CUDA cannot be used in a fork of a process that has initialized it, and some libraries initialize it when
their version is read. Therefore, only forks load the library. Each fork creates a context, device memory and
the library's objects, and then calls the functions of a batch until one of them crashes. The GPU is
synchronized after each call.

Pointers to device memory point into an allocation that is much larger than necessary, so that the library
can use the memory around them. The allocation is divided into parts:

- zeros, for pointers to device memory
- zeros, for addresses that a call stores, because a later call may use these addresses on the GPU
- device pointers, for arrays of pointers in device memory
- zeros, for pointers to memory of the host or the device

An access to the first three parts on the host is an error. A call with an error is repeated in another fork,
without the calls before it, because a library may still use the memory of an earlier call.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import json
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cudyn._bindings.tables import rows

from . import echo_values, guards_values
from .guards_child import BATCH, RECIPES, TRIES, Child

MB = 1 << 20
SIZE = 256 * MB  # the size of the allocation
# The offsets of the parts of the allocation. "either" is for memory of the host or the device.
PARTS = {"device": 0, "address": 128 * MB, "pointers": 160 * MB, "either": 192 * MB}
# Descriptions of the parts that the host must not access.
KINDS = {"device": "device memory", "pointers": "device memory", "address": "an address"}
POINTERS = MB // 8  # the number of pointers in device memory
BEGIN_SECONDS = 60  # time limit for a fork until its first call
FORK_SECONDS = 180  # time limit for a fork
FAILURES = 3  # number of successive forks that make no call, after which no further fork is tried
ERROR = 72  # exit status of a fork after a GPU error
ENDING_CALLS = 4  # number of calls of a function that destroys objects, because each call needs a fork

# Functions that affect other processes or the whole machine.
EXCLUDED = re.compile("Multicast|Checkpoint|Core[Dd]ump|DevComm")


class NoGpu(Exception):
    """This machine does not have a usable GPU."""


class Gpu:
    """Calls the driver for the first GPU, without cudyn.

    Attributes:
        context: The primary context.
        base: The address of the allocation.
    """

    def __init__(self) -> None:
        try:
            self.cuda = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise NoGpu(str(error)) from None
        self.context = ctypes.c_void_p()
        self.device = ctypes.c_int()
        self.base = 0

    def call(self, name: str, *arguments: Any) -> None:
        """Call a driver function. Raise NoGpu if it fails."""
        status = self.cuda[name](*arguments)
        if status:
            raise NoGpu(f"{name} returned {status}")

    def start(self) -> None:
        """Initialize CUDA, and create the context."""
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), self.device)
        self.call("cuCtxSetCurrent", self.context)

    def allocate(self) -> None:
        """Allocate device memory and write its contents."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(SIZE))
        self.base = address.value
        self.call("cuMemsetD8_v2", address, ctypes.c_ubyte(0), ctypes.c_size_t(SIZE))
        pointers = (ctypes.c_uint64 * 1024)(*range(self.base + 16 * MB, self.base + 20 * MB, 4096))
        data = bytes(pointers) * (POINTERS // len(pointers))
        target = ctypes.c_uint64(self.base + PARTS["pointers"])
        self.call("cuMemcpyHtoD_v2", target, data, ctypes.c_size_t(len(data)))

    def attribute(self, number: int) -> int:
        """Return an attribute of the device."""
        value = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(value), number, self.device)
        return value.value

    def synchronize(self) -> int:
        """Wait for all work. Return the status."""
        status = self.cuda.cuCtxSetCurrent(self.context) or self.cuda.cuCtxSynchronize()
        return int(status)

    def describe(self) -> dict[str, str]:
        """Return the name of the device and the driver's version. This initializes CUDA."""
        self.start()
        name = ctypes.create_string_buffer(256)
        self.call("cuDeviceGetName", name, len(name), self.device)
        version = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(version))
        cuda = f"CUDA {version.value // 1000}.{version.value % 1000 // 10}"
        with contextlib.suppress(OSError):
            module = Path("/proc/driver/nvidia/version").read_text()
            found = re.search(r"\b\d{3}\.[\d.]+\d", module)
            if found:
                cuda = f"{found[0]}, {cuda}"
        return {"name": name.value.decode(), "driver": cuda}


class GpuChild(Child):
    """Loads the library and calls it on the GPU, in forks."""

    seconds = 10
    ends = re.compile(
        f"{Child.ends.pattern}|Reset|Release|Unload|Finali[sz]e|Abort|Shutdown|Exit|Detach|Pop|EndCapture"
    )

    def __init__(self, job: dict[str, Any]) -> None:
        if job.get("simulated"):
            from cudyn import testing

            self.simulation = testing.simulate(as_library=True)
            self.simulation.__enter__()
        super().__init__(job)
        importlib.import_module(f"cudyn._bindings.tables.{self.name}_functions")  # once for all forks
        self.gpu = Gpu()
        self.recipes: list[tuple[int, int]] = []  # the position of a function and the number of a call
        self.records: dict[str, bytes] = {}
        self.numbers |= guards_values.GPU_NUMBERS.get(self.name, {})
        self.deadline = time.monotonic() + job["seconds"]
        self.failures = 0
        self.left = 0

    def call_all(self) -> dict[str, Any]:
        """Call the functions in a part of the library, and write the results to a file after each batch."""
        self.version, self.symbols = self.inspect()
        part, parts = self.job["part"]
        symbols = [symbol for symbol in self.symbols if re.search(self.job["pattern"], symbol)][part::parts]
        self.left = len(symbols)
        self.search()
        size = self.job["batch"]
        assert size <= BATCH
        for start in range(0, len(symbols), size):
            if self.is_stopped():
                break
            batch = symbols[start : start + size]
            self.run(batch)
            self.left -= len(batch)
            self.write()
        self.write()
        return self.results()

    def inspect(self) -> tuple[str, list[str]]:
        """Return the version and the functions of the library, which a fork loads."""
        path = Path("symbols.json")

        def write() -> None:
            """Load the library in a fork, and write its version and functions to the file."""
            signal.alarm(BEGIN_SECONDS)
            self.load()
            symbols = [symbol for symbol in self.list_symbols() if not EXCLUDED.search(symbol)]
            path.write_text(json.dumps((super(GpuChild, self).read_version(), symbols)))

        status = self.fork(write)
        if status:
            raise RuntimeError(
                self.shared.wrong.decode("utf-8", "replace") or f"status {status} while loading"
            )
        version, symbols = json.loads(path.read_text())
        return version, symbols

    def is_stopped(self) -> bool:
        """Return whether the time limit has been reached, or the GPU cannot be used."""
        return time.monotonic() > self.deadline or self.failures >= FAILURES

    def results(self) -> dict[str, Any]:
        """Return the counts and the errors. The functions that have not been called yet are also counted."""
        results = {**super().results(), "left": self.left}
        results["objects"] = [self.symbols[index] for index, _ in self.recipes]
        results["counts"] = {**self.counts, "functions": self.counts["functions"] + self.left}
        results["signals"] = [signal[:1000] for signal in self.signals]
        return results

    def read_version(self) -> str:
        return self.version

    def write(self) -> None:
        """Write the results to a file, which guards_gpu.py reads even if this process is killed."""
        path = Path(self.job["output"])
        partial = path.with_suffix(".part")
        partial.write_text(json.dumps(self.results()))
        partial.replace(path)

    # --- forks

    def fork(self, action: Callable[[], None]) -> int:
        """Run an action in a fork. If it succeeds, reset the count of failed forks."""
        status = super().fork(action)
        if not status:
            self.failures = 0
        return status

    def wait(self, child: int) -> int:
        """Wait for a fork. Kill it if it exceeds the time limit, because it may block SIGALRM."""
        limit = time.monotonic() + FORK_SECONDS
        while time.monotonic() < limit:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return status
            if time.monotonic() > self.deadline + 2 * self.seconds:
                break
            time.sleep(0.002)
        os.kill(child, signal.SIGKILL)
        for _ in range(500):
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                break
            time.sleep(0.01)
        return int(signal.SIGALRM)  # as if the alarm had ended the fork

    def begin(self) -> None:
        """Create the context, device memory and the objects."""
        shared = self.shared
        signal.alarm(BEGIN_SECONDS)
        shared.preparing = 1
        shared.text = b"begin"
        self.counters = shared.counters[BATCH]
        self.load()
        self.gpu.start()
        self.gpu.allocate()
        shared.device = self.gpu.base
        self.prepare()
        for number, (index, attempt) in enumerate(self.recipes):
            shared.preparing = 2 + number
            self.make(self.symbols[index], attempt)
        shared.preparing = 0

    def prepare(self) -> None:
        """Create the objects that most functions of the library need. Statements that fail are skipped."""
        self.objects = {}
        self.keep = {}
        scope = {"m": self.module, "objects": self.keep, "data": self.data}
        scope |= {"records": self.records, "gpu": self.gpu}
        for statement in (self.values.prepare, *guards_values.GPU_PREPARE.get(self.name, ())):
            with contextlib.suppress(Exception):
                exec(statement, scope)
        for type_, handles in self.keep.items():
            self.objects[type_] = [*map(guards_values.number_of, handles)]

    def make(self, symbol: str, number: int) -> bool:
        """Make a call that creates an object. Return whether it succeeded."""
        is_success, memory = self.call(symbol, number)
        if is_success:
            self.add_objects(symbol, memory)
        return is_success

    def search(self) -> None:
        """Search for calls that create objects. Each fork continues where the previous fork ended."""
        shared = self.shared
        turns = 3 * len(self.symbols)
        shared.turn = shared.tries = shared.found = 0

        def look() -> None:
            """Make calls in a fork, and store those that create an object."""
            self.begin()
            while shared.turn < turns and shared.found < RECIPES and not self.is_stopped():
                index = shared.turn % len(self.symbols)
                symbol = self.symbols[index]
                if shared.tries < TRIES and self.creates(symbol):
                    signal.alarm(self.seconds)
                    number = shared.tries  # counted before the call, so that a crash does not repeat it
                    shared.tries += 1
                    if not self.make(symbol, number):
                        continue
                    shared.recipes[shared.found][:] = index, number
                    shared.found += 1
                shared.turn += 1
                shared.tries = 0

        crashes = 0
        while shared.turn < turns and not self.is_stopped():
            turn = shared.turn
            status = self.fork(look)
            self.recipes = [(row[0], row[1]) for row in shared.recipes[: shared.found]]
            if not status:
                break
            if self.has_not_begun(status):
                shared.found = len(self.recipes)
                for number, recipe in enumerate(self.recipes):
                    shared.recipes[number][:] = recipe
                continue
            crashes = crashes + 1 if shared.turn == turn else 0
            if crashes >= self.job["crashes"]:
                shared.turn, shared.tries, crashes = shared.turn + 1, 0, 0

    def has_not_begun(self, status: int) -> bool:
        """Return whether a fork has ended before its first call.

        If a call in `recipes` has crashed, it is removed, so that the next fork does not repeat it.
        """
        shared = self.shared
        preparing, shared.preparing = shared.preparing, 0
        if not preparing:
            self.failures = 0
            return False
        if preparing > 1:
            del self.recipes[preparing - 2]
            return True
        self.failures += 1
        reason = shared.wrong.decode("utf-8", "replace") or f"status {status}, signal {shared.signal}"
        self.signals.append(f"before the first call: {reason}")
        if self.failures >= FAILURES:
            self.stop()
        return True

    def stop(self) -> None:
        """Raise an exception, because no fork can use the GPU."""
        self.write()
        raise RuntimeError(self.signals[-1])

    def finish(self) -> None:
        """Wait for the GPU after a call. End the fork after an error."""
        error = self.gpu.synchronize()
        if error:
            self.shared.error = error
            os._exit(ERROR)

    def is_repeated(self, symbol: str, number: int) -> bool:
        """Return whether an error occurs again without the calls before it."""
        shared = self.shared
        saved = shared.text

        def repeat() -> None:
            """Make the call in a fork that has not made any other calls."""
            self.begin()
            signal.alarm(self.seconds)
            self.call(symbol, number)

        status = self.fork(repeat)
        is_repeated = not shared.preparing and bool(status) and self.explain(status) != ""
        shared.preparing = 0
        shared.text = saved
        return is_repeated

    def limit(self, symbol: str) -> int:
        """Return the number of calls of a function. Functions that destroy objects are called less often."""
        return min(ENDING_CALLS, self.job["calls"]) if self.ends.search(symbol) else int(self.job["calls"])

    def explain(self, status: int) -> str:
        """Return the error that ended a fork, such as an access to device memory on the host, or ""."""
        problem = super().explain(status)
        shared = self.shared
        if problem or not shared.signal or not shared.device:
            return problem
        offset = shared.address - shared.device
        part = next((name for name, start in reversed(PARTS.items()) if offset >= start), "either")
        if not 0 <= offset < SIZE or part not in KINDS:
            return ""
        text = shared.text.decode("utf-8", "replace")
        return f"accessed {KINDS[part]} at {offset - PARTS[part]:#x} on the host of {text}"

    # --- arguments

    def is_on_device(self, param: rows.Param) -> bool:
        """Return whether a pointer points to device memory. If both kinds are allowed, some calls use it."""
        if param.memory == "either":
            return not param.size or (self.name in guards_values.MIXED and self.rng.random() < 0.5)
        return super().is_on_device(param)

    def choose_device_address(self, param: rows.Param) -> int | None:
        """Return an address in device memory, with enough memory before and after it."""
        if self.rng.random() < 0.02:
            return None
        part = param.memory
        if part == "device" and param.type.replace("const", "").replace(" ", "").endswith("**"):
            return self.gpu.base + PARTS["pointers"] + 256 * self.rng.randrange(POINTERS * 8 // 512)
        return self.gpu.base + PARTS[part] + 8 * MB + 256 * self.rng.randrange(2 * MB // 256)

    def choose_value(self, param: rows.Param) -> Any:
        """Return a value. Integers that represent device pointers are addresses of device memory."""
        if echo_values.bare(param.type).startswith("CUdeviceptr") and self.rng.random() < 0.95:
            return self.gpu.base + PARTS["either"] + 8 * MB + 256 * self.rng.randrange(2 * MB // 256)
        return super().choose_value(param)

    def make_record(self, cls: Any) -> Any:
        """Return a record with contents from GPU_PREPARE."""
        data = self.records.get(cls.__name__)
        return cls.from_buffer_copy(data) if data is not None else super().make_record(cls)
