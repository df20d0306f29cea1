"""The state of a simulated driver (its objects and each thread's contexts), and assertions for tests."""

from __future__ import annotations

import ctypes
import itertools
import re
import struct
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..._bindings.libraries import load as loading
from ..._bindings.libraries.library import lock
from ..._errors import show_number
from ..._formats.kernel_info import Parameter
from ..._kernels.contracts.argument_checks import ArrayView
from ..._kernels.contracts.array_protocols import describe_array
from ..._kernels.contracts.dtypes import DTYPES
from ..._kernels.contracts.examples import FakeArray
from ..._kernels.launch import array_records
from ..._kernels.launch.kernels import Kernel
from ..._kernels.launch.streams import get_handle
from .allocations import Allocation, Memory
from .arena import Arena
from .call_registry import DEFAULT, Status, raise_status_if
from .callers import is_called_by_compiler
from .collector import collector_paused
from .handle_objects import HandleObject
from .kernel_runs import Fault, Finding, Launch, Listener, NotRun, Runner
from .schedule import parse_schedule
from .stream_order import make_order

# Handles of the default streams
LEGACY = 1
PER_THREAD = 2
GLOBAL, THREAD_LOCAL, RELAXED = range(3)  # CUstreamCaptureMode
TOTAL_MEMORY = 140 << 30  # the default memory of a device, in bytes


class DeviceLimits(NamedTuple):
    """The limits of a device (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability").

    Attributes:
        threads: Maximum number of threads per multiprocessor.
        blocks: Maximum number of blocks per multiprocessor.
        shared_kib: Shared memory of a multiprocessor in KiB.
        multiprocessors: Number of multiprocessors.
    """

    threads: int
    blocks: int
    shared_kib: int
    multiprocessors: int

    @property
    def shared_memory(self) -> int:
        """The shared memory of a multiprocessor in bytes."""
        return self.shared_kib * 1024


# Compute capability -> limits. A capability that is missing has the limits of the next lower capability.
ARCHITECTURES = {
    75: DeviceLimits(1024, 16, 64, 40),
    80: DeviceLimits(2048, 32, 164, 108),
    86: DeviceLimits(1536, 16, 100, 84),
    87: DeviceLimits(1536, 16, 164, 16),
    89: DeviceLimits(1536, 24, 100, 142),
    90: DeviceLimits(2048, 32, 228, 132),
    100: DeviceLimits(2048, 32, 228, 148),
    120: DeviceLimits(1536, 24, 100, 188),
}
OLDEST = 50  # the lowest capability that the compilers of the oldest supported CUDA release support

# Function that is not simulated -> the end of the message: the reason, and what the user can do
_REMEDIES = {
    "cuGetExportTable": (
        ": NVIDIA's CUDA runtime calls it for private tables of the driver. nvcc links that runtime "
        "statically by default: build the program with `nvcc -cudart shared`, so that it uses the simulated "
        "runtime. Packages such as cupy and warp contain the static runtime, and can't be simulated."
    ),
}
_STREAM_KINDS = ("CUstream", "default stream")
# Type of a handle -> the status for a null handle, or "" if a null handle is valid
_NULL_STATUS = {
    **dict.fromkeys(("CUevent", "CUstream", "CUmodule", "CUfunction"), "INVALID_HANDLE"),
    **dict.fromkeys(("CUgraph", "CUgraphNode", "CUgraphExec"), "INVALID_VALUE"),
    **dict.fromkeys(("CUlibrary", "CUkernel"), "INVALID_HANDLE"),
    "CUlinkState": "INVALID_HANDLE",
    **dict.fromkeys(("CUarray", "CUmipmappedArray"), "INVALID_HANDLE"),
    "CUdevResourceDesc": "INVALID_VALUE",
    "CUgreenCtx": "INVALID_CONTEXT",
    "CUmemoryPool": "INVALID_VALUE",
    "CUuserObject": "INVALID_VALUE",
    "CUcontext": "",
    "nvmlDevice_t": "INVALID_ARGUMENT",
}
_FAKE_TYPES = ("FakeTensor", "ShapeDtypeStruct")
_LEAK_KINDS = (
    "CUstream",
    "CUevent",
    "CUgraph",
    "CUgraphExec",
    "CUmemGenericAllocationHandle",
    "range of addresses",
)
_CPU = -1  # CU_DEVICE_CPU; simulated functions receive None instead
_MAX_DEVICES = 64
_MIN_MEMORY = 1 << 20  # bytes
_AMPERE = 80  # compute capability
_KINDS_IN_DEVICE_MEMORY = ("device", "pool", "graph", "module", "array")


class Simulation:
    """A simulated driver, and assertions about its use. `cudyn.testing.simulate` creates it.

    Attributes:
        arch: The architecture of the devices, such as "sm_90".
        launches: All launches in order, including launches of kernels that were only checked.
        calls: The number of calls to each function.
        not_supported: The number of calls to each function that is not simulated.
        default_streams: The number of times that each function submitted work to a default stream.
        faults: Descriptions of the errors in kernels and calls. Each of them is a string with an attribute
            `is_reported`, because compiled code receives only a status.
        not_run: The number of times that a program read memory whose contents depend on a kernel that did not
            run.
        work_listener: The function to which the work of the devices is reported while it is traced.
        running_stream: The stream whose work is running or ran last.
        schedule: The order in which threads, blocks and the work of streams run.
        memory: All allocations.
        folder: The directory with libcuda.so.1 and the other libraries if `as_library` is set. Otherwise "".
        total_memory: The memory of each device in bytes.
        end: The function that `stop` calls if `start` has started the simulation. Otherwise None.
    """

    kinds = frozenset(_NULL_STATUS)

    def __init__(
        self,
        arch: str,
        devices: int,
        version: int,
        runner: Runner | None,
        kernels: Mapping[str, Callable[..., Any]],
        schedule: str = "default",
        total_memory: int = TOTAL_MEMORY,
        arena: Arena | None = None,
    ) -> None:
        """Create a simulation.

        Args:
            arch: The architecture of the devices, such as "sm_90".
            devices: The number of devices.
            version: The CUDA version of the driver, such as 12040.
            runner: The function that prepares code to run on the CPU. If None, launches are only checked.
            kernels: Python functions that replace kernels, keyed by the name of the kernel.
            schedule: See `parse_schedule`.
            total_memory: The memory of each device in bytes.
            arena: The memory that is shared with the process in which kernels run, or None if they run in
                this process.
        """
        self.arch = arch
        self.capability = _parse_arch(arch)
        if not 1 <= devices <= _MAX_DEVICES:
            raise ValueError(f"expected 1 to {_MAX_DEVICES} devices, got {show_number(devices)!r}")
        if total_memory < _MIN_MEMORY:
            raise ValueError(f"expected at least 1 MiB of memory, got {show_number(total_memory)!r} bytes")
        self.total_memory = total_memory
        if self.capability < OLDEST:
            raise ValueError(f"expected sm_{OLDEST} or a later arch, got {arch!r}")
        self.limits = _get_limits(self.capability)
        # The part of a block's shared memory that the system reserves, in bytes
        self.reserved = 1024 if self.capability >= _AMPERE else 0
        self.version = version
        self.runner = runner
        self.kernels = kernels
        self.schedule = parse_schedule(schedule)
        self.memory = Memory(runner is not None, self.schedule.defers_work, arena)
        self.stream_order = make_order(self, self.schedule)
        # What the program has done, and the listeners that are notified of it
        self.launches: list[Launch] = []
        self.calls: Counter[str] = Counter()
        self.not_supported: Counter[str] = Counter()
        self.default_streams: Counter[str] = Counter()
        self.not_run = 0
        self.faults: list[Finding] = []
        self.listener: Listener | None = None
        self.work_listener: Callable[..., object] | None = None
        self.running_stream: HandleObject | None = None
        self.end: Callable[[], object] | None = None
        # The initialization of the driver and of NVML
        self.initialized = False
        self.is_forked = False  # whether this process was forked after the driver had been initialized
        self.nvml_users = 0  # number of calls to nvmlInit, minus the calls to nvmlShutdown
        # The function that is being called
        self.symbol = ""
        self.attributes = DEFAULT  # its CallAttributes
        self.release = ""  # the header release of its types
        self.outputs: tuple[str, ...] = ()  # the names of its output parameters
        self.null_outputs: frozenset[str] = frozenset()  # the outputs for which the caller has passed null
        self.is_per_thread = False  # whether it uses the per-thread default stream
        # The shared libraries for compiled code (as_library)
        self.folder = ""
        self.exports: dict[str, int] = {}  # the addresses of the driver's functions, keyed by symbol
        self.registered: dict[int, HandleObject] = {}  # handle of a registered fatbin -> its library
        # The objects of the driver
        self.ids = itertools.count(1)
        self._objects: defaultdict[str, dict[int, HandleObject]] = defaultdict(dict)  # by kind and handle
        self._threads = threading.local()
        self._texts: dict[bytes, Any] = {}  # string -> the buffer that contains a copy of it
        # id() of an array without data -> the array, and the address of its memory
        self._fakes: dict[int, tuple[Any, int]] = {}
        self.devices = [self._add_device(ordinal) for ordinal in range(devices)]

    def __repr__(self) -> str:
        """Describe the devices, their memory in use, the launches and the findings."""
        devices = _count(len(self.devices), "device", "devices")
        launches = _count(len(self.launches), "launch", "launches")
        findings = _count(len(self.faults), "finding", "findings")
        used_memory = " + ".join(f"{self.count_used_memory(device):,}" for device in self.devices)
        first_line = (
            f"<Simulation: {devices} of {self.arch}, {used_memory} bytes in use, {launches}, {findings}>"
        )
        return "\n  ".join([first_line, *self.faults])

    def stop(self) -> None:
        """End a simulation that `start` has started. Do nothing if it has already ended.

        Raises:
            Fault, NotRun: An error that no call has reported. The simulation still ends.
            RuntimeError: The simulation was started by a `with` block, which also ends it.
        """
        if self.end is None:
            raise RuntimeError(
                "stop() ends a simulation that start() has started; a `with` block itself ends its simulation"
            )
        self.end()

    def check_initialized(self) -> None:
        """Raise Status if the function that is being called needs cuInit, which was not called."""
        is_usable = self.initialized and not self.is_forked
        needs_init = not self.attributes.works_before_init
        raise_status_if(needs_init and not is_usable, "NOT_INITIALIZED")

    def end_in_child(self) -> None:
        """Make the driver unusable in a forked child process if it was initialized, as a real driver is."""
        self.is_forked = self.initialized

    def record_fault(
        self, error: BaseException, is_reported: bool = True, *, is_status: bool = False
    ) -> None:
        """Record an error in a call or in the work of a stream, and notify the listener.

        Exceptions that are not a Fault or a NotRun are ignored. For the arguments, see Finding.
        """
        if not isinstance(error, (Fault, NotRun)):
            return
        finding = Finding(error, is_reported, is_status)
        self.faults.append(finding)
        if self.listener is not None:
            self.listener.add_finding(finding)

    def record_launch(self, launch: Launch) -> None:
        """Record a launch, and notify the listener."""
        self.launches.append(launch)
        if self.listener is not None:
            self.listener.add_launch()

    def record_unsupported_call(self, symbol: str) -> str:
        """Count a call to a function that is not simulated, and return the message about it.

        NVIDIA's compilers call cuGetExportTable, but also work without it. Such calls are not counted.
        """
        if symbol == "cuGetExportTable" and is_called_by_compiler():
            return f"{symbol} is not simulated."
        remedy = _REMEDIES.get(symbol)
        message = f"{symbol} is not simulated{remedy or '.'}"
        is_first_call = self.not_supported[symbol] == 0
        self.not_supported[symbol] += 1
        if remedy and is_first_call and self.listener is not None:
            self.listener.add_obstacle(message)
        return message

    def set_reported(self, error: object, is_reported: bool) -> None:
        """Record whether an error in a stream's work has been reported to the program.

        Args:
            error: The exception. Other causes of a status, such as strings, are ignored.
            is_reported: Whether it has been reported.
        """
        if not getattr(error, "is_of_work", False):
            return
        for finding in self.faults:
            if finding.error is error:
                finding.is_reported = is_reported

    def raise_unreported(self) -> None:
        """Raise the first error that has not been reported yet, and mark all errors as reported.

        Descriptions of the other unreported errors are added to the exception as notes.
        """
        unreported = [finding for finding in self.faults if not finding.is_reported]
        if not unreported:
            return
        for finding in unreported:
            finding.is_reported = True
        first, *others = unreported
        for finding in others:
            first.error.add_note(f"also found: {finding}")
        raise first.error

    def take_findings(self) -> list[Finding]:
        """Run all pending work, and return the findings that a program may have missed.

        These are the errors that no call has reported, and the errors that compiled code has received only as
        a status. Each finding is returned only once.
        """
        with lock, collector_paused:
            self._run_pending()
            findings = [finding for finding in self.faults if not finding.is_reported or finding.is_status]
            for finding in findings:
                finding.is_reported = True
                finding.is_status = False
            return findings

    def reset_contexts(self) -> None:
        """Restore all contexts that a fault has made unusable."""
        for context in self.list_objects("CUcontext"):
            context.error = ""

    def keep_text(self, text: bytes) -> int:
        """Return the address of a copy of a string. The copy lives as long as the simulation."""
        if text not in self._texts:
            self._texts[text] = ctypes.create_string_buffer(text)
        return ctypes.addressof(self._texts[text])

    # --- objects

    def _add_device(self, ordinal: int) -> HandleObject:
        """Create a device with its primary context, which is not active yet."""
        device = self.add_object(
            "nvmlDevice_t",
            ordinal=ordinal,
            bus=f"0000:{ordinal + 1:02X}:00.0",  # the PCI address
            reserved_by_graphs=0,  # freed graph memory that is kept for later launches, in bytes
            most_graph_memory=0,  # the high watermark of graph memory, in bytes
        )
        device.primary = self.add_context(device, 0, active=False)
        return device

    def add_context(
        self, device: HandleObject, flags: int, active: bool = True, green: HandleObject | None = None
    ) -> HandleObject:
        """Create a context, and return it.

        Args:
            device: The device on which the context is created.
            flags: CU_CTX_* flags.
            active: Whether the context can be used. The primary context of a device is activated later.
            green: The green context from which the context is created, or None.
        """
        return self.add_object(
            "CUcontext",
            device=device,
            flags=flags,
            active=active,
            green=green,
            id=next(self.ids) if green is None else green.id,
            users=0,  # for a primary context, the number of references to it
            error="",  # the status that every call returns after a fault
        )

    def add_object(self, kind: str, **attributes: Any) -> HandleObject:
        """Create an object with a handle, and return it.

        Args:
            kind: The C type of the handle, such as "CUstream".
            attributes: The attributes of the object.
        """
        handle_object = HandleObject(kind, **attributes)
        self._objects[kind][handle_object.handle] = handle_object
        return handle_object

    def get_object(self, kind: str, handle: int) -> Any:
        """Return the object for a handle.

        If a CUfunction is expected, the handle of a CUkernel stands for its function in the current context.

        Raises:
            Status: The handle is null.
            Fault: The handle is invalid, or its object has been destroyed.
        """
        handle_object = self._objects[kind].get(handle)
        if handle_object is not None:
            return handle_object
        kernel = self._objects["CUkernel"].get(handle)
        if kind == "CUfunction" and kernel is not None:
            return kernel.find_function()
        if not handle:
            raise Status(self.attributes.null_status or _NULL_STATUS[kind])
        raise Fault(
            f"{self.symbol}: expected a {kind}, got 0x{handle:x}: {self._explain_handle(handle)}; "
            "a real driver may crash here"
        )

    def _explain_handle(self, handle: int) -> str:
        """Return the reason why a handle does not refer to an object of the expected kind."""
        for kind, objects in self._objects.items():
            if handle in objects:
                return f"it is a {kind}"
        return "it was destroyed, or belongs to another simulation"

    def find_object(self, kind: str, handle: int) -> Any:
        """Return the object for an argument, or None for a null handle that the function accepts.

        Args:
            kind: The type of the parameter, such as "CUstream".
            handle: The handle, or the ordinal of a CUdevice.

        Raises:
            Status: The argument is invalid.
            Fault: The object has been destroyed.
        """
        if kind == "CUdevice":
            return self._find_device(handle)
        if kind == "CUstream":
            return self.get_stream(handle)
        accepts_null = self.attributes.accepts_null or not _NULL_STATUS.get(kind)
        if not handle and accepts_null:
            return None
        return self.get_object(kind, handle)

    def _find_device(self, ordinal: int) -> HandleObject | None:
        """Return the device with an ordinal, or None for the CPU if the function accepts it."""
        self.check_initialized()
        if ordinal == _CPU and self.attributes.accepts_cpu:
            return None
        raise_status_if(not 0 <= ordinal < len(self.devices), self.attributes.device_status)
        return self.devices[ordinal]

    def remove_objects(self, *objects: HandleObject) -> None:
        """Destroy objects, so that their handles become invalid."""
        for handle_object in objects:
            handle_object.is_removed = True
            self._objects[handle_object.kind].pop(handle_object.handle, None)

    def list_objects(self, *kinds: str, **attributes: Any) -> list[HandleObject]:
        """List the objects with these attributes. The objects of each kind are in the order of creation.

        Args:
            kinds: The kinds of objects, such as "CUstream". If omitted, objects of all kinds are listed.
            attributes: The values of attributes that the objects must have.
        """
        matches = []
        for kind in kinds or tuple(self._objects):
            for handle_object in list(self._objects[kind].values()):
                values = vars(handle_object)
                if all(values.get(name) == value for name, value in attributes.items()):
                    matches.append(handle_object)
        return matches

    # --- contexts

    @property
    def thread_state(self) -> dict[str, Any]:
        """The state of the driver and the runtime that belongs to this thread, such as "stack"."""
        return self._threads.__dict__

    @property
    def context_stack(self) -> list[HandleObject]:
        """This thread's stack of contexts. The last one is current."""
        return self.thread_state.setdefault("stack", [])  # type: ignore[no-any-return]

    def exchange_capture_mode(self, mode: int | None = None) -> int:
        """Set this thread's CUstreamCaptureMode, unless `mode` is None, and return the former mode.

        The mode determines which calls the thread may make while a stream is being captured.
        """
        former_mode = int(self.thread_state.get("mode", GLOBAL))
        if mode is not None:
            self.thread_state["mode"] = mode
        return former_mode

    @property
    def context(self) -> HandleObject:
        """The current context. If it belongs to a green context, it is the device's primary context.

        Raises:
            Status: No context is current, or the current context is destroyed or unusable after a fault.
        """
        self.check_initialized()
        raise_status_if(not self.context_stack, "INVALID_CONTEXT")
        current = self.context_stack[-1]
        if current.green is not None:
            raise_status_if(current.is_removed, "CONTEXT_IS_DESTROYED")
            current = current.device.primary
        self.check_context_usable(current)
        return current

    def check_context(self) -> None:
        """Raise Status if there is no usable current context."""
        _ = self.context  # the property raises it

    def check_context_usable(self, context: HandleObject) -> None:
        """Raise Status if a context is destroyed or unusable after a fault.

        The fault becomes the cause of the status.
        """
        if context.error:
            for finding in self.faults:
                if getattr(finding.error, "context", 0) == context.handle:
                    description = f"This is due to an earlier fault: {finding}"
                    loading.set_cause(description if finding.is_reported else finding.error)
                    break
            raise Status(context.error)
        raise_status_if(not context.active, "CONTEXT_IS_DESTROYED")

    def destroy_contents(self, context: HandleObject) -> None:
        """Wait for the work in a context, and then destroy the context's objects and free its memory."""
        self.stream_order.finish(context)
        self.remove_objects(*self.list_objects(context=context))
        for allocation in self.memory:
            if allocation.context == context.handle:
                self.memory.free(allocation)

    # --- streams

    def finish(self) -> None:
        """Run all pending work, and raise the first error that no call has reported.

        Work can only be pending if the schedule has a seed.

        Raises:
            Fault, NotRun: For an error in this work, and for an earlier error that no call has reported, such
                as an error in work that ran because a finalizer freed memory.
        """
        with lock, collector_paused:
            self._run_pending()
            self.raise_unreported()

    def _run_pending(self) -> None:
        """Run all pending work. Its errors are recorded, but not reported yet."""
        while True:
            try:
                self.stream_order.finish()
                return
            except (Fault, NotRun) as error:
                self.record_fault(error, is_reported=False)

    def get_stream(self, handle: int) -> Any:
        """Return the stream for a handle. 0, 1 and 2 stand for default streams.

        Raises:
            Status: The stream's context cannot be used. Or the stream is the legacy default stream, which
                would have to wait for another stream of the context that is being captured.
            Fault: The handle is invalid.
        """
        is_default = handle <= PER_THREAD and self.attributes.default_streams
        if not is_default:
            stream = self.get_object("CUstream", handle)
            self.check_context_usable(stream.context)
            return stream
        if handle == PER_THREAD or (not handle and self.is_per_thread):
            return self._get_default_stream(is_per_thread=True)
        self._check_no_blocking_stream_captured()
        return self._get_default_stream(is_per_thread=False)

    def _check_no_blocking_stream_captured(self) -> None:
        """Raise Status if a stream for which the legacy default stream would wait is being captured.

        The capture then becomes invalid.
        """
        for stream in self.list_objects("CUstream", context=self.context, flags=0):
            if stream.capture and stream.capture.mode != RELAXED:
                stream.capture.is_invalid = True
                raise Status("STREAM_CAPTURE_IMPLICIT")

    def _get_default_stream(self, is_per_thread: bool) -> HandleObject:
        """Return a default stream of the current context. The first call creates it.

        Args:
            is_per_thread: Whether to return this thread's default stream instead of the legacy one.
        """
        context = self.context
        thread = threading.get_ident() if is_per_thread else LEGACY
        existing = self.list_objects("default stream", context=context, thread=thread)
        if existing:
            return existing[0]
        return self.add_object(
            "default stream",
            context=context,
            thread=thread,
            flags=0,
            priority=0,
            capture=None,
            id=next(self.ids) if is_per_thread else LEGACY,
        )

    def count_default_stream_use(self, stream: HandleObject) -> None:
        """Count that the function that is being called submits work to a default stream.

        Functions without a stream parameter are not counted, because they always use a default stream.
        """
        is_default = stream.kind != "CUstream"
        if is_default and self.attributes.names_stream:
            self.default_streams[self.symbol] += 1

    def check_allowed_during_capture(self, in_context: bool = True) -> None:
        """Raise Status if a stream is being captured in a mode that forbids this call.

        The captures that forbid the call become invalid.

        Args:
            in_context: Whether to also raise Status if no context is current.
        """
        if in_context:
            self.check_context()
        thread_mode = self.exchange_capture_mode()
        if thread_mode == RELAXED:
            return
        streams = self.list_objects(*_STREAM_KINDS)
        captures = {stream.capture for stream in streams if stream.capture}
        is_forbidden = False
        for capture in captures:
            is_own_capture = capture.thread == threading.get_ident()
            forbids_own_calls = is_own_capture and capture.mode != RELAXED
            forbids_calls_of_all_threads = capture.mode == GLOBAL and thread_mode == GLOBAL
            if forbids_own_calls or forbids_calls_of_all_threads:
                capture.is_invalid = True
                is_forbidden = True
        raise_status_if(is_forbidden, "STREAM_CAPTURE_UNSUPPORTED")

    # --- memory

    def count_used_memory(self, device: HandleObject) -> int:
        """Return the number of bytes that are allocated in a device's memory."""
        used = 0
        for allocation in self.memory:
            if allocation.device == device.ordinal and allocation.kind in _KINDS_IN_DEVICE_MEMORY:
                used += allocation.size
        # The physical memory that can be mapped as virtual memory
        for physical in self.list_objects("CUmemGenericAllocationHandle", device=device.ordinal):
            used += int(physical.size)
        return used

    def allocate(self, size: int, kind: str) -> Allocation:
        """Allocate memory in the current context.

        Args:
            size: The size in bytes.
            kind: See `Allocation.kind`.

        Raises:
            Status: There is not enough memory, the size is 0, or no context is current.
        """
        context = self.context
        raise_status_if(not size, "INVALID_VALUE")
        if kind != "managed":  # managed memory can be larger than the device's memory
            used = self.count_used_memory(context.device)
            raise_status_if(used + size > self.total_memory, "OUT_OF_MEMORY")
        try:
            return self.memory.allocate(size, context.device.ordinal, kind, context.handle)
        except MemoryError:
            raise Status("OUT_OF_MEMORY") from None

    def check_not_isolated(self, kind: str, remedy: str = "") -> None:
        """Raise Status if kernels run in another process, which cannot use a kind of memory.

        Args:
            kind: A description of the memory, for the message.
            remedy: The end of the message, which describes what the program can do instead.
        """
        if self.memory.arena is not None:
            loading.set_cause(f"{self.symbol}: {kind} is not supported with isolate=True{remedy}.")
            raise Status("NOT_SUPPORTED")

    # --- assertions

    def assert_launched(
        self,
        kernel: str | Kernel,
        grid: int | Sequence[int] | None = None,
        block: int | Sequence[int] | None = None,
        *,
        stream: object = ...,
        shared_memory: int | None = None,
        arguments: Sequence[object] | None = None,
        times: int | None = None,
    ) -> None:
        """Raise AssertionError if a kernel was not launched as described. The message lists its launches.

        Args:
            kernel: A Kernel, or the name of the kernel in the code.
            grid: The expected grid, or None for any grid.
            block: The expected block, or None for any block.
            stream: The expected stream. The default accepts any stream.
            shared_memory: The expected dynamic shared memory in bytes, or None for any size.
            arguments: The expected arguments, as they are passed to the launch. `...` accepts any value.
            times: The expected number of such launches, or None for at least one.
        """
        self.finish()
        name = kernel if isinstance(kernel, str) else kernel.name
        fields = {
            "grid": _pad_size(grid),
            "block": _pad_size(block),
            "shared": shared_memory,
            "stream": None if stream is ... else get_handle(stream),
        }
        expected_fields = {field: value for field, value in fields.items() if value is not None}
        launches_of_kernel = [launch for launch in self.launches if launch.kernel == name]
        match_count = 0
        for launch in launches_of_kernel:
            has_fields = all(getattr(launch, field) == value for field, value in expected_fields.items())
            if has_fields and (arguments is None or self._has_arguments(launch, arguments)):
                match_count += 1
        is_as_expected = match_count > 0 if times is None else match_count == times
        if not is_as_expected:
            expected = _describe_expected_launch(name, expected_fields, arguments, times)
            listed = [f"\n  {launch}" for launch in launches_of_kernel]
            if not listed:
                listed = [f" none of {len(self.launches)} launches"]
            raise AssertionError(f"{expected}; got:{''.join(listed)}")

    def _has_arguments(self, launch: Launch, arguments: Sequence[object]) -> bool:
        """Return whether a launch has these arguments. `...` accepts any value."""
        if len(arguments) != len(launch.parameter_layout):
            return False
        for argument, parameter in zip(arguments, launch.parameter_layout):
            if argument is ...:
                continue
            passed_bytes = launch.parameters[parameter.offset : parameter.offset + parameter.size]
            if self._pack(argument, parameter, launch.device) != passed_bytes:
                return False
        return True

    def _pack(self, value: Any, parameter: Parameter, device: int) -> bytes:
        """Return the bytes that a launch passes for an argument.

        Args:
            value: The argument: a number, None, an array, or an object that supports the buffer protocol.
            parameter: The kernel's parameter.
            device: The ordinal of the device.
        """
        if value is None or isinstance(value, (int, float)):
            return _pack_number(0 if value is None else value, parameter)
        is_pointer = parameter.size == 8
        record = array_records.read_device_array(value, device) if is_pointer else None
        if record is None or record.address is None:
            return bytes(memoryview(value))
        return _pack_number(record.address, parameter)

    def assert_nothing_leaked(self) -> None:
        """Raise AssertionError if memory, streams, events or graphs were not freed."""
        self.finish()
        leaks = []
        for allocation in self.memory:
            is_array_without_data = not allocation.context  # its memory does not belong to a context
            if not is_array_without_data and allocation.kind != "module":
                memory = f"{allocation.size} bytes of {allocation.kind} memory"
                leaks.append(f"{memory} at 0x{allocation.address:x}")
        for kind in _LEAK_KINDS:
            for leaked_object in self.list_objects(kind):
                leaks.append(f"a {kind} (0x{leaked_object.handle:x})")
        if leaks:
            raise AssertionError("\n  ".join(["expected no leaks, got:", *leaks]))

    def assert_no_default_stream(self) -> None:
        """Raise AssertionError if a launch, an event or an asynchronous copy used a default stream."""
        if self.default_streams:
            used = ", ".join(f"{symbol} ({count})" for symbol, count in self.default_streams.items())
            raise AssertionError(f"expected no use of a default stream, got {used}")

    # --- arrays without data

    def read_fake(self, value: Any) -> ArrayView | None:
        """Return the array that a FakeArray, torch's FakeTensor or jax's ShapeDtypeStruct describes.

        These arrays have a shape, but no data. The first call for an array allocates memory for it. Return
        None for other values.
        """
        if not isinstance(value, FakeArray) and type(value).__name__ not in _FAKE_TYPES:
            return None
        dtype, shape, strides = describe_array(value)
        device = getattr(value, "device", 0)  # an ordinal or a torch.device
        ordinal = device if isinstance(device, int) else getattr(device, "index", None) or 0
        if id(value) not in self._fakes:
            last_index = sum((length - 1) * stride for length, stride in zip(shape, strides))
            element_count = 0 if 0 in shape else last_index + 1
            address = self._allocate_without_data(element_count * DTYPES[dtype].size, ordinal)
            self._fakes[id(value)] = value, address  # the reference keeps the id unique
        _, address = self._fakes[id(value)]
        memory = getattr(value, "memory", getattr(device, "type", "cuda"))
        return ArrayView(address, dtype, shape, tuple(strides), memory, ordinal)

    def _allocate_without_data(self, size: int, ordinal: int) -> int:
        """Allocate memory of a device whose contents are unknown, and return its address.

        Args:
            size: The size in bytes.
            ordinal: The ordinal of the device.
        """
        allocation = self.memory.allocate(size, ordinal, "device")
        reason = "an array without data has no contents"
        allocation.mark_unknown(allocation.address, allocation.end, reason)
        return allocation.address


def _pad_size(size: int | Sequence[int] | None) -> tuple[int, ...] | None:
    """Return the sizes of a grid or a block as three integers. For None (any size), return None."""
    if size is None:
        return None
    sizes = (size,) if isinstance(size, int) else tuple(size)
    missing_dimensions = 3 - len(sizes)
    return (*sizes, *[1] * missing_dimensions)


def _parse_arch(arch: str) -> int:
    """Return the compute capability in an architecture, such as 90 for "sm_90" or "sm_90a"."""
    match = re.fullmatch(r"sm_(\d+)[af]?", arch)
    if match is None:
        raise ValueError(f"expected an arch such as 'sm_90', got {arch!r}")
    return int(match[1])


def _get_limits(capability: int) -> DeviceLimits:
    """Return the limits of devices with a compute capability (see `ARCHITECTURES`)."""
    lower_capabilities = [known for known in ARCHITECTURES if known <= capability]
    oldest, *_ = ARCHITECTURES
    return ARCHITECTURES[max(lower_capabilities, default=oldest)]


def _count(count: int, singular: str, plural: str) -> str:
    """Return a count with its noun, such as "1 device" or "2 devices"."""
    return f"{count} {singular if count == 1 else plural}"


def _pack_number(value: float, parameter: Parameter) -> bytes:
    """Return the bytes that a launch passes for a number."""
    if parameter.code in "efd" or isinstance(value, float):  # the struct codes of floats
        float_code = {2: "e", 4: "f", 8: "d"}[parameter.size]
        return struct.pack(f"<{float_code}", value)
    size_in_bits = 8 * parameter.size
    unsigned = int(value) % (1 << size_in_bits)
    return unsigned.to_bytes(parameter.size, "little")


def _describe_expected_launch(
    name: str, fields: Mapping[str, Any], arguments: Sequence[object] | None, times: int | None
) -> str:
    """Return the start of the message of `assert_launched`, such as "expected 2 times k with grid (1, 1, 1)".

    Args:
        name: The name of the kernel.
        fields: The expected fields of the launch.
        arguments: The expected arguments, or None.
        times: The expected number of launches, or None.
    """
    count = "" if times is None else f"{times} times "
    sizes = ", ".join(f"{field} {value}" for field, value in fields.items())
    with_arguments = "" if arguments is None else f", arguments {tuple(arguments)}"
    return f"expected {count}{name} with {sizes or 'any sizes'}{with_arguments}"
