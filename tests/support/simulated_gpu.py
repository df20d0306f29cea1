"""The simulated driver as tests see it: the last launch, how often functions were called, and failures.

Programs mix with those of other packages, whose streams and memory the simulation has not made. Here every
other number is a stream, and addresses below 64 KiB, which no process has, are memory: `DEVICE_1` and so on.
"""

from __future__ import annotations

import ctypes
import fnmatch
import functools
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any

from cudyn import testing
from cudyn._bindings.libraries import load as loading
from cudyn._process import process
from cudyn._simulator.driver.call_registry import CALLS, Status, find_name

# The first addresses of memory of other packages; below is memory of device 0.
DEVICE_1 = 0x8000
HOST = 0x9000
MANAGED = 0xA000
PAGEABLE = 0xB000  # of no allocation
NOT_READY = 600  # CUDA_ERROR_NOT_READY
# Patterns of functions that a test makes fail.
LAUNCHES = "cuLaunch*Kernel*"
QUERIES = ("cuEventQuery", "cuStreamQuery", "cuEventElapsedTime")
WAITS = ("cuCtxSynchronize", "cuStreamSynchronize", "cuMemcpy*")
ENDS = ("cuMemFree*", "cuModuleUnload", "cuStreamDestroy")


class _Last(list[testing.Launch]):
    """The last launch, and how many there were."""

    total = 0

    def append(self, launch: testing.Launch) -> None:
        self[:] = [launch]
        self.total += 1


def store(launch: testing.Launch) -> None:
    """The kernel store(u64 *to, u64 value); the memory is the host's."""
    to, value = launch.arguments[:2]
    ctypes.c_uint64.from_address(to).value = value % 2**64


class Gpu:
    """Two simulated devices, of one simulation after the other.

    The attributes of the last launch are this object's, too. Counts are those of this simulation.
    """

    def __init__(self, version: str | None = None) -> None:
        self._version = version

    def start(self) -> None:
        self._running = testing.simulate(devices=2, version=self._version, kernels={"store": store})
        self.simulation = simulation = self._running.__enter__()
        self.launched = _Last()
        self.stream = 0  # the handle that a call took last
        self.failed = Counter[str]()
        self._own = simulation.devices[0].handle >> 48
        self._others: dict[tuple[int, int], Any] = {}  # streams, by their handles and contexts
        self._find_stream = simulation.stream
        places: Any = (64, 0, "device"), (DEVICE_1, 1, "device"), (HOST, 0, "host"), (MANAGED, 0, "managed")
        for (start, device, kind), (end, *_) in zip(places, (*places[1:], (PAGEABLE,))):
            simulation.memory.allocate(end - start, device, kind, address=start)
        vars(simulation).update(launches=self.launched, stream=self._stream)
        loading.backend.read_array = None  # no arrays without data, whose stream would be no package's
        process.reset()

    def stop(self) -> None:
        self._running.__exit__(None, None, None)

    def restart(self) -> None:
        """As a new process has it: cuInit was not called."""
        self.stop()
        self.start()

    def _stream(self, handle: int) -> Any:
        self.stream = handle
        if handle >> 48 == self._own or handle <= 2:
            return self._find_stream(handle)
        context = self.simulation.context
        found = self._others.get((handle, context.id))
        if found is None:
            facts: Any = {"flags": 1, "priority": 0, "capture": None, "edges": [], "id": handle}
            found = self.simulation.add("CUstream", context=context, **facts)
            found.handle = handle
            self._others[handle, context.id] = found
        return found

    # --- the last launch

    @property
    def last(self) -> testing.Launch:
        return self.launched[-1]

    @property
    def launches(self) -> int:
        return self.launched.total

    @property
    def name(self) -> str:
        return self.last.kernel

    @property
    def grid(self) -> tuple[int, int, int]:
        return self.last.grid

    @property
    def block(self) -> tuple[int, int, int]:
        return self.last.block

    @property
    def shared(self) -> int:
        return self.last.shared

    @property
    def parameters(self) -> bytes:
        return self.last.parameters

    @property
    def attributes(self) -> dict[int, tuple[int, ...]]:
        """By their numbers, in order: the first three words of each value."""
        return {number: struct.unpack_from("<3I", value) for number, value in self.last.attributes}

    def words(self, count: int) -> tuple[int, ...]:
        """The parameters, of 8 bytes each."""
        return tuple((ctypes.c_uint64 * count).from_buffer_copy(self.parameters.ljust(8 * count, b"\0")))

    # --- calls

    def count(self, *names: str) -> int:
        """How often functions were called, but for calls that were made to fail."""
        calls = self.simulation.calls
        return sum(n for symbol, n in calls.items() if find_name(symbol) in names) - sum(
            self.failed[name] for name in names
        )

    @property
    def tries(self) -> int:
        """Launches, and those that failed."""
        return sum(n for name, n in self.simulation.calls.items() if fnmatch.fnmatchcase(name, LAUNCHES))

    @property
    def allocated(self) -> int:
        return self.count("cuMemAlloc", "cuMemAllocAsync")

    @property
    def freed(self) -> int:
        return self.count("cuMemFree", "cuMemFreeAsync")

    @property
    def unloaded(self) -> int:
        return self.count("cuModuleUnload")

    @property
    def limits_set(self) -> int:
        return self.count("cuFuncSetAttribute")

    @property
    def nodes_set(self) -> int:
        return self.count("cuGraphExecKernelNodeSetParams")

    def count_alive(self, *kinds: str) -> int:
        """How many objects of these kinds there are."""
        others = self._others.values()
        return sum(each not in others for each in self.simulation.find_all(*kinds))

    @property
    def events(self) -> int:
        return self.count_alive("CUevent")

    @contextmanager
    def answering(self, name: str, function: Callable[..., Any]) -> Iterator[None]:
        """Let a function of the driver be another one: function(call, simulation, *arguments)."""
        call = CALLS[name]
        CALLS[name] = lambda *given: function(call, *given)
        try:
            yield
        finally:
            CALLS[name] = call

    @contextmanager
    def failing(self, status: int, *patterns: str, times: int = 1 << 60) -> Iterator[None]:
        """Let functions, named by patterns as cuStream*, return a status so many times."""
        left = [times]
        before = {name: CALLS[name] for name in _find_names(patterns)}

        def fail(name: str, *given: Any) -> Any:
            if not left[0]:
                return before[name](*given)
            left[0] -= 1
            self.failed[name] += 1
            raise Status(status)

        CALLS.update({name: functools.partial(fail, name) for name in before})
        try:
            yield
        finally:
            CALLS.update(before)

    def failing_once(self, status: int) -> AbstractContextManager[None]:
        """Let the next launch fail."""
        return self.failing(status, LAUNCHES, times=1)

    def taking_any_cluster(self) -> AbstractContextManager[None]:
        """Let launches have clusters that do not divide the grid, and be cooperative ones of any size."""

        def launch(call: Callable[..., Any], simulation: Any, config: Any, *given: Any) -> None:
            given_attributes = config.contents.numAttrs
            attributes = config.contents.attrs[:given_attributes] if given_attributes else []
            config.contents.numAttrs = 0
            try:
                call(simulation, config, *given)
            finally:
                config.contents.numAttrs = given_attributes
            found = tuple((int(each.id), bytes(each.value)) for each in attributes)
            self.launched[:] = [replace(self.last, attributes=found)]

        return self.answering("cuLaunchKernelEx", launch)

    def writing_logs(self) -> AbstractContextManager[None]:
        """Let the driver write logs where it is asked for them, as a compiler of PTX does."""
        return self.answering("cuModuleLoadDataEx", _write_logs)


_LOGS = {3: b"ptxas: a remark", 5: b"ptxas: a complaint"}  # CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER


def _write_logs(load: Callable[..., Any], simulation: Any, image: int, count: int, *options: Any) -> Any:
    try:
        made = load(simulation, image)
    except Status:
        made = None
    names, values = options
    for name, value in zip(names[:count], values[:count]):
        if name in _LOGS and (name == 3 or made is None):
            ctypes.memmove(value, _LOGS[name] + b"\0", len(_LOGS[name]) + 1)
    if made is None:
        raise Status("INVALID_PTX")
    return made


@functools.cache
def _find_names(patterns: tuple[str, ...]) -> list[str]:
    return [name for name in CALLS if any(fnmatch.fnmatchcase(name, each) for each in patterns)]


def around(fields: list[tuple[int, bytes]]) -> bytes:
    """The parameters of a launch, from what lies at which offset."""
    expected = bytearray(max((offset + len(data) for offset, data in fields), default=0))
    for offset, data in fields:
        expected[offset : offset + len(data)] = data
    return bytes(expected)
