"""The simulated driver for tests: it stores the last launch, counts calls, and makes functions fail.

Programs also use streams and memory of other packages, which the simulation has not created. Tests can use
any number as the handle of such a stream. As the addresses of such memory, they can use numbers below 64 KiB
(`DEVICE_1` and so on), which processes do not use.
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
from cudyn._simulator.driver.call_registry import CALLS, Status, remove_suffixes

# The start addresses of other packages' memory. Lower addresses are memory of device 0.
DEVICE_1 = 0x8000
HOST = 0x9000
MANAGED = 0xA000
PAGEABLE = 0xB000  # memory that is not allocated with CUDA
NOT_READY = 600  # CUDA_ERROR_NOT_READY
# Patterns for the names of functions that tests make fail.
LAUNCHES = "cuLaunch*Kernel*"
QUERIES = ("cuEventQuery", "cuStreamQuery", "cuEventElapsedTime")
WAITS = ("cuCtxSynchronize", "cuStreamSynchronize", "cuMemcpy*")
ENDS = ("cuMemFree*", "cuModuleUnload", "cuStreamDestroy")


class _Last(list[testing.Launch]):
    """A list that contains only the last launch, and counts all launches."""

    total = 0

    def append(self, launch: testing.Launch) -> None:
        """Count a launch, and keep only this launch."""
        self[:] = [launch]
        self.total += 1


def store(launch: testing.Launch) -> None:
    """Run the kernel store(u64 *to, u64 value). Its argument `to` is the address of host memory."""
    to, value = launch.arguments[:2]
    ctypes.c_uint64.from_address(to).value = value % 2**64


class Gpu:
    """Two simulated devices. Each restart creates a new simulation.

    The properties of the last launch are also properties of this object. All counts start at 0 in each
    simulation.
    """

    def __init__(self, version: str | None = None) -> None:
        self._version = version

    def start(self) -> None:
        """Start a simulation, with memory of other packages and with all numbers as streams."""
        self._running = testing.simulate(devices=2, version=self._version, kernels={"store": store})
        self.simulation = simulation = self._running.__enter__()
        self.launched = _Last()
        self.stream = 0  # the last stream handle that was passed to a call
        self.failed = Counter[str]()
        self._handle_prefix = simulation.devices[0].handle >> 48  # upper bits of this simulation's handles
        self._other_streams: dict[tuple[int, int], Any] = {}  # other packages' streams, by handle and context
        self._find_stream = simulation.get_stream
        # The start address, the device and the kind of each range of memory. Each range ends where the next
        # range begins.
        memory: Any = (64, 0, "device"), (DEVICE_1, 1, "device"), (HOST, 0, "host"), (MANAGED, 0, "managed")
        for (start, device, kind), (end, *_) in zip(memory, (*memory[1:], (PAGEABLE,))):
            simulation.memory.add_existing(start, end - start, device, kind)
        vars(simulation).update(launches=self.launched, get_stream=self._stream)
        loading.backend.read_array = None  # reject arrays without data
        process.reset()

    def stop(self) -> None:
        self._running.__exit__(None, None, None)

    def restart(self) -> None:
        """Start a new simulation. As in a new process, cuInit has not been called."""
        self.stop()
        self.start()

    def _stream(self, handle: int) -> Any:
        """Return the stream with a handle. A stream of another package is created in the current context."""
        self.stream = handle
        is_default = handle <= 2  # null, CU_STREAM_LEGACY or CU_STREAM_PER_THREAD
        if handle >> 48 == self._handle_prefix or is_default:
            return self._find_stream(handle)
        context = self.simulation.context
        stream = self._other_streams.get((handle, context.id))
        if stream is None:
            facts: Any = {"flags": 1, "priority": 0, "capture": None, "edges": [], "id": handle}
            stream = self.simulation.add_object("CUstream", context=context, **facts)
            stream.handle = handle
            self._other_streams[handle, context.id] = stream
        return stream

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
        """The launch attributes of the last launch, as a dict from ids to the first three words of values."""
        return {id_: struct.unpack_from("<3I", value) for id_, value in self.last.attributes}

    def words(self, count: int) -> tuple[int, ...]:
        """Return the parameters of the last launch as 8-byte words."""
        return tuple((ctypes.c_uint64 * count).from_buffer_copy(self.parameters.ljust(8 * count, b"\0")))

    # --- calls

    def count(self, *names: str) -> int:
        """Return the number of calls to these functions, without the calls that the test made fail."""
        call_counts = self.simulation.calls
        all_calls = sum(count for symbol, count in call_counts.items() if remove_suffixes(symbol) in names)
        failed_calls = sum(self.failed[name] for name in names)
        return all_calls - failed_calls

    @property
    def tries(self) -> int:
        """The number of launches, including failed launches."""
        calls = self.simulation.calls
        return sum(count for name, count in calls.items() if fnmatch.fnmatchcase(name, LAUNCHES))

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
        """Return the number of objects of these kinds, without the streams of other packages."""
        other_streams = self._other_streams.values()
        return sum(object_ not in other_streams for object_ in self.simulation.list_objects(*kinds))

    @property
    def events(self) -> int:
        return self.count_alive("CUevent")

    @contextmanager
    def replacing(self, name: str, function: Callable[..., Any]) -> Iterator[None]:
        """Return a context manager that replaces a driver function.

        Args:
            name: The name of the driver function.
            function: The replacement, which is called as function(original, simulation, *arguments).
        """
        call = CALLS[name]
        CALLS[name] = lambda *arguments: function(call, *arguments)
        try:
            yield
        finally:
            CALLS[name] = call

    @contextmanager
    def failing(self, status: int, *patterns: str, times: int = 1 << 60) -> Iterator[None]:
        """Return a context manager that makes driver functions fail.

        Args:
            status: The status that the functions return.
            patterns: Patterns for the names of the functions, such as cuStream*.
            times: The number of calls that fail. By default, all calls fail.
        """
        remaining = times
        original_calls = {name: CALLS[name] for name in _find_names(patterns)}

        def fail(name: str, *arguments: Any) -> Any:
            """Fail with the status or, after enough failures, call the original function."""
            nonlocal remaining
            if not remaining:
                return original_calls[name](*arguments)
            remaining -= 1
            self.failed[name] += 1
            raise Status(status)

        CALLS.update({name: functools.partial(fail, name) for name in original_calls})
        try:
            yield
        finally:
            CALLS.update(original_calls)

    def failing_once(self, status: int) -> AbstractContextManager[None]:
        """Return a context manager that makes the next launch fail."""
        return self.failing(status, LAUNCHES, times=1)

    def accepting_any_cluster(self) -> AbstractContextManager[None]:
        """Return a context manager that removes the limits on clusters and cooperative launches.

        Cluster sizes need not divide the grid, and cooperative launches may have any size.
        """

        def launch(call: Callable[..., Any], simulation: Any, config: Any, *arguments: Any) -> None:
            """Launch without the attributes, and record them as if they had been part of the launch."""
            attribute_count = config.contents.numAttrs
            attributes = config.contents.attrs[:attribute_count] if attribute_count else []
            config.contents.numAttrs = 0
            try:
                call(simulation, config, *arguments)
            finally:
                config.contents.numAttrs = attribute_count
            values = tuple((int(attribute.id), bytes(attribute.value)) for attribute in attributes)
            self.launched[:] = [replace(self.last, attributes=values)]

        return self.replacing("cuLaunchKernelEx", launch)

    def writing_logs(self) -> AbstractContextManager[None]:
        """Return a context manager in which the driver writes logs like its PTX compiler, if requested."""
        return self.replacing("cuModuleLoadDataEx", _write_logs)


INFO_LOG, ERROR_LOG = 3, 5  # CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER
_LOGS = {INFO_LOG: b"ptxas: a remark", ERROR_LOG: b"ptxas: a complaint"}


def _write_logs(load: Callable[..., Any], simulation: Any, image: int, count: int, *options: Any) -> Any:
    """Load a module, and write the requested logs. The error log is written only if the call fails."""
    try:
        module = load(simulation, image)
    except Status:
        module = None
    names, values = options
    for name, value in zip(names[:count], values[:count]):
        if name in _LOGS and (name == INFO_LOG or module is None):
            ctypes.memmove(value, _LOGS[name] + b"\0", len(_LOGS[name]) + 1)
    if module is None:
        raise Status("INVALID_PTX")
    return module


@functools.cache
def _find_names(patterns: tuple[str, ...]) -> list[str]:
    """Return the simulated functions whose names match one of the patterns."""

    def matches(name: str) -> bool:
        """Return whether a name matches one of the patterns."""
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)

    return [name for name in CALLS if matches(name)]


def join_fields(fields: list[tuple[int, bytes]]) -> bytes:
    """Return bytes that contain each field at its offset, and 0 between the fields.

    Args:
        fields: The offset and the bytes of each field.
    """
    size = max((offset + len(data) for offset, data in fields), default=0)
    result = bytearray(size)
    for offset, data in fields:
        result[offset : offset + len(data)] = data
    return bytes(result)
