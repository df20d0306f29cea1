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
from .call_registry import DEFAULT, Status, raise_if
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

# Function that is not simulated -> the reason, and what the user can do
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
        match = re.fullmatch(r"sm_(\d+)[af]?", arch)
        if match is None:
            raise ValueError(f"expected an arch such as 'sm_90', got {arch!r}")
        if not 1 <= devices <= 64:
            raise ValueError(f"expected 1 to 64 devices, got {show_number(devices)!r}")
        self.arch = arch
        if total_memory < 1 << 20:
            raise ValueError(f"expected at least 1 MiB of memory, got {show_number(total_memory)!r} bytes")
        self.total_memory = total_memory
        self.capability = int(match[1])
        if self.capability < OLDEST:
            raise ValueError(f"expected sm_{OLDEST} or a later arch, got {arch!r}")
        self.version = version
        self.runner = runner
        self.kernels = kernels
        oldest, *_ = ARCHITECTURES
        previous = [capability for capability in ARCHITECTURES if capability <= self.capability]
        self.limits = ARCHITECTURES[max(previous, default=oldest)]
        # The part of a block's shared memory that the system reserves, in bytes
        self.reserved = 1024 if self.capability >= 80 else 0
        self.launches: list[Launch] = []
        self.calls: Counter[str] = Counter()
        self.not_supported: Counter[str] = Counter()
        self.default_streams: Counter[str] = Counter()
        self.not_run = 0
        self.faults: list[Finding] = []
        self.listener: Listener | None = None
        self.work_listener: Callable[..., object] | None = None
        self.running_stream: HandleObject | None = None
        self.schedule = parse_schedule(schedule)
        self.memory = Memory(runner is not None, self.schedule.defers_work, arena)
        self.order = make_order(self, self.schedule)
        self.initialized = False
        self.nvml_users = 0  # number of calls to nvmlInit, minus the calls to nvmlShutdown
        self.is_forked = False  # whether this process was forked after the driver had been initialized
        self.symbol = ""  # the function that is being called
        self.attributes = DEFAULT  # the CallAttributes of this function
        self.release = ""  # the header release of the function's types
        self.outputs: tuple[str, ...] = ()  # the names of the function's output parameters
        self.null_outputs: frozenset[str] = frozenset()  # the outputs for which the caller has passed null
        self.is_per_thread = False  # whether the function uses the per-thread default stream
        self.folder = ""
        self.end: Callable[[], object] | None = None
        # The addresses of the driver's functions in a shared library (as_library)
        self.exports: dict[str, int] = {}
        self.registered: dict[int, HandleObject] = {}  # handle of a registered fatbin -> its library
        self.ids = itertools.count(1)
        # Kind -> handle -> object
        self._objects: defaultdict[str, dict[int, HandleObject]] = defaultdict(dict)
        self._threads = threading.local()
        self._texts: dict[bytes, Any] = {}  # string -> the buffer that contains a copy of it
        # id() of a fake array -> (the array, the address of its memory)
        self._fakes: dict[int, tuple[Any, int]] = {}
        self.devices = [self._add_device(ordinal) for ordinal in range(devices)]

    def __repr__(self) -> str:
        """Describe the devices, their memory in use, the launches and the findings."""
        used = [f"{self.count_used_memory(device):,}" for device in self.devices]
        counts = [
            (len(self.devices), "device", "devices"),
            (len(self.launches), "launch", "launches"),
            (len(self.faults), "finding", "findings"),
        ]
        devices, launches, findings = (
            f"{count} {singular if count == 1 else plural}" for count, singular, plural in counts
        )
        first_line = (
            f"<Simulation: {devices} of {self.arch}, {' + '.join(used)} bytes in use, {launches}, {findings}>"
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
        """Raise Status if cuInit has not been called."""
        is_usable = self.initialized and not self.is_forked
        raise_if(not is_usable and not self.attributes.works_before_init, "NOT_INITIALIZED")

    def end_in_child(self) -> None:
        """Make an initialized driver unusable in a forked child process, as a real driver is."""
        self.is_forked = self.initialized

    def note_fault(self, error: BaseException, is_reported: bool = True, *, is_status: bool = False) -> None:
        """Record an error in a call or in the work of a stream. For the arguments, see Finding."""
        if isinstance(error, (Fault, NotRun)):
            self.faults.append(Finding(error, is_reported, is_status))
            if self.listener is not None:
                self.listener.add_finding(self.faults[-1])

    def note_launch(self, launch: Launch) -> None:
        """Record a launch."""
        self.launches.append(launch)
        if self.listener is not None:
            self.listener.add_launch()

    def note_unsupported(self, symbol: str) -> str:
        """Count a call to a function that is not simulated, and return the message about it."""
        if symbol == "cuGetExportTable" and is_called_by_compiler():
            return f"{symbol} is not simulated."
        message = f"{symbol} is not simulated" + _REMEDIES.get(symbol, ".")
        is_first = not self.not_supported[symbol]
        self.not_supported[symbol] += 1
        if is_first and symbol in _REMEDIES and self.listener is not None:
            self.listener.add_obstacle(message)
        return message

    def set_reported(self, error: object, is_reported: bool) -> None:
        """Record whether an error in a stream's work has been reported to the program.

        Args:
            error: The exception. Other causes of a status, such as strings, are ignored.
            is_reported: Whether it has been reported.
        """
        for finding in self.faults:
            if finding.error is error and getattr(error, "is_of_work", False):
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
        for context in self.find_all("CUcontext"):
            context.error = ""

    def keep_text(self, text: bytes) -> int:
        """Return the address of a copy of a string. The copy lives as long as the simulation."""
        return ctypes.addressof(self._texts.setdefault(text, ctypes.create_string_buffer(text)))

    # --- objects

    def _add_device(self, ordinal: int) -> HandleObject:
        """Create a device with its primary context, which is not active yet."""
        attributes = {"reserved_by_graphs": 0, "most_graph_memory": 0}
        device = self.add("nvmlDevice_t", ordinal=ordinal, bus=f"0000:{ordinal + 1:02X}:00.0", **attributes)
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
        number = next(self.ids) if green is None else green.id
        attributes = {"active": active, "error": "", "users": 0, "id": number, "green": green}
        return self.add("CUcontext", device=device, flags=flags, **attributes)

    def add(self, kind: str, **attributes: Any) -> HandleObject:
        """Create an object with a handle, and return it. `attributes` are the attributes of the object."""
        target = HandleObject(kind, **attributes)
        self._objects[kind][target.handle] = target
        return target

    def get_object(self, kind: str, handle: int) -> Any:
        """Return the object for a handle.

        If a CUfunction is expected, the handle of a CUkernel stands for its function in the current context.

        Raises:
            Status: The handle is null.
            Fault: The handle is invalid, or its object has been destroyed.
        """
        target = self._objects[kind].get(handle)
        if target is not None:
            return target
        if kind == "CUfunction" and handle in self._objects["CUkernel"]:
            return self._objects["CUkernel"][handle].find_function()
        if not handle:
            raise Status(self.attributes.null_status or _NULL_STATUS[kind])
        actual_kinds = [actual_kind for actual_kind, objects in self._objects.items() if handle in objects]
        why = "it was destroyed, or belongs to another simulation"
        if actual_kinds:
            why = f"it is a {actual_kinds[0]}"
        raise Fault(
            f"{self.symbol}: expected a {kind}, got 0x{handle:x}: {why}; a real driver may crash here"
        )

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
            self.check_initialized()
            if handle == _CPU and self.attributes.accepts_cpu:
                return None
            raise_if(not 0 <= handle < len(self.devices), self.attributes.device_status)
            return self.devices[handle]
        if kind == "CUstream":
            return self.get_stream(handle)
        is_none = not handle and (self.attributes.accepts_null or not _NULL_STATUS.get(kind))
        return None if is_none else self.get_object(kind, handle)

    def remove(self, *objects: HandleObject) -> None:
        """Destroy objects, so that their handles become invalid."""
        for target in objects:
            target.is_removed = True
            self._objects[target.kind].pop(target.handle, None)

    def find_all(self, *kinds: str, **attributes: Any) -> list[HandleObject]:
        """List the objects with these attributes. If no kinds are passed, list objects of all kinds.

        The objects of each kind are in the order of their creation.
        """
        candidates = (
            target for kind in kinds or list(self._objects) for target in list(self._objects[kind].values())
        )
        return [
            target
            for target in candidates
            if all(vars(target).get(name) == value for name, value in attributes.items())
        ]

    # --- contexts

    @property
    def thread(self) -> dict[str, Any]:
        """The state of this thread: name -> value."""
        return self._threads.__dict__

    @property
    def stack(self) -> list[HandleObject]:
        """This thread's stack of contexts. The last one is current."""
        return self.thread.setdefault("stack", [])  # type: ignore[no-any-return]

    def exchange_mode(self, mode: int | None = None) -> int:
        """Return this thread's CUstreamCaptureMode, and replace it with `mode` if that is not None."""
        former_mode = int(self.thread.get("mode", GLOBAL))
        self.thread["mode"] = former_mode if mode is None else mode
        return former_mode

    @property
    def context(self) -> HandleObject:
        """The current context. If it belongs to a green context, it is the device's primary context.

        Raises:
            Status: No context is current, or the current context is destroyed or unusable after a fault.
        """
        self.check_initialized()
        raise_if(not self.stack, "INVALID_CONTEXT")
        current = self.stack[-1]
        if current.green is not None:
            raise_if(current.is_removed, "CONTEXT_IS_DESTROYED")
            current = current.device.primary
        self.check_usable(current)
        return current

    def check_context(self) -> None:
        """Raise Status if there is no usable current context."""
        _ = self.context

    def check_usable(self, context: HandleObject) -> None:
        """Raise Status if a context is destroyed or unusable after a fault.

        The fault becomes the cause of the status.
        """
        if context.error:
            for finding in self.faults:
                if getattr(finding.error, "context", 0) == context.handle:
                    is_raised = finding.is_reported
                    loading.set_cause(
                        f"This is due to an earlier fault: {finding}" if is_raised else finding.error
                    )
                    break
            raise Status(context.error)
        raise_if(not context.active, "CONTEXT_IS_DESTROYED")

    def destroy_contents(self, context: HandleObject) -> None:
        """Wait for the work in a context, and then destroy the context's objects and free its memory."""
        self.order.finish(context)
        self.remove(*self.find_all(context=context))
        for allocation in [a for a in self.memory if a.context == context.handle]:
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
        """Run all pending work, and record its errors as not reported yet."""
        while True:
            try:
                self.order.finish()
                return
            except (Fault, NotRun) as error:
                self.note_fault(error, is_reported=False)

    def get_stream(self, handle: int) -> Any:
        """Return the stream for a handle. Default streams are created when they are first used.

        Raises:
            Status: The stream's context cannot be used. Or the stream is the legacy default stream, which
                would have to wait for another stream of the context that is being captured.
            Fault: The handle is invalid.
        """
        if handle > PER_THREAD or not self.attributes.default_streams:
            stream = self.get_object("CUstream", handle)
            self.check_usable(stream.context)
            return stream
        per_thread = handle == PER_THREAD or (not handle and self.is_per_thread)
        context = self.context
        key = threading.get_ident() if per_thread else LEGACY  # identifies the default stream of a context
        if not per_thread:
            for blocking in self.find_all("CUstream", context=context, flags=0):
                if blocking.capture and blocking.capture.mode != RELAXED:
                    blocking.capture.is_invalid = True
                    raise Status("STREAM_CAPTURE_IMPLICIT")
        for stream in self.find_all("default stream", context=context, key=key):
            return stream
        attributes = {
            "flags": 0,
            "priority": 0,
            "capture": None,
            "id": next(self.ids) if per_thread else LEGACY,
        }
        return self.add("default stream", context=context, key=key, **attributes)

    def count_default(self, stream: HandleObject) -> None:
        """Count work in a default stream if the function that submits it has a stream parameter."""
        if stream.kind != "CUstream" and self.attributes.names_stream:
            self.default_streams[self.symbol] += 1

    def check_unsafe(self, in_context: bool = True) -> None:
        """Raise Status if a stream is being captured in a mode that forbids this call.

        The capture of this stream is then invalidated.

        Args:
            in_context: Whether to also raise Status if no context is current.
        """
        if in_context:
            self.check_context()
        mode = self.exchange_mode()
        is_unsafe = False
        streams = self.find_all(*_STREAM_KINDS)
        for capture in {stream.capture for stream in streams if stream.capture}:
            forbids_own_calls = capture.thread == threading.get_ident() and capture.mode != RELAXED
            forbids_all_calls = mode == GLOBAL and capture.mode == GLOBAL
            if mode != RELAXED and (forbids_own_calls or forbids_all_calls):
                capture.is_invalid = is_unsafe = True
        raise_if(is_unsafe, "STREAM_CAPTURE_UNSUPPORTED")

    # --- memory

    def count_used_memory(self, device: HandleObject) -> int:
        """Return the number of bytes that are allocated in a device's memory."""
        kinds = ("device", "pool", "graph", "module", "array")
        physical = self.find_all("CUmemGenericAllocationHandle", device=device.ordinal)
        used = sum(a.size for a in self.memory if a.device == device.ordinal and a.kind in kinds)
        return used + sum(int(memory.size) for memory in physical)

    def allocate(self, size: int, kind: str) -> Allocation:
        """Allocate memory of a kind (see Allocation) in the current context.

        Raises:
            Status: There is not enough memory, the size is 0, or no context is current.
        """
        context = self.context
        raise_if(not size)
        is_full = kind != "managed" and self.count_used_memory(context.device) + size > self.total_memory
        raise_if(is_full, "OUT_OF_MEMORY")
        try:
            return self.memory.allocate(size, context.device.ordinal, kind, context.handle)
        except MemoryError:
            raise Status("OUT_OF_MEMORY") from None

    def check_not_isolated(self, kind: str, remedy: str = "") -> None:
        """Raise Status if kernels run in another process, which cannot use a kind of memory.

        Args:
            kind: A description of the memory, for the message.
            remedy: The end of the message, which says what the program can do instead.
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
        expected_fields: dict[str, Any] = {
            "grid": _pad_size(grid),
            "block": _pad_size(block),
            "shared": shared_memory,
            "stream": None if stream is ... else get_handle(stream),
        }
        candidates = [launch for launch in self.launches if launch.kernel == name]
        matches = [
            launch
            for launch in candidates
            if all(value in (None, getattr(launch, field)) for field, value in expected_fields.items())
            and (arguments is None or self._has_arguments(launch, arguments))
        ]
        is_as_expected = bool(matches) if times is None else len(matches) == times
        if not is_as_expected:
            described = ", ".join(
                f"{field} {value}" for field, value in expected_fields.items() if value is not None
            )
            with_arguments = f", arguments {tuple(arguments)}" if arguments is not None else ""
            count = "" if times is None else f"{times} times "
            expected = f"expected {count}{name} with {described or 'any sizes'}{with_arguments}"
            listed = [f"\n  {launch}" for launch in candidates] or [f" none of {len(self.launches)} launches"]
            raise AssertionError(f"{expected}; got:{''.join(listed)}")

    def _has_arguments(self, launch: Launch, arguments: Sequence[object]) -> bool:
        """Return whether a launch has these arguments. `...` accepts any value."""
        if len(arguments) != len(launch.places):
            return False
        for value, parameter in zip(arguments, launch.places):
            passed = launch.parameters[parameter.offset : parameter.offset + parameter.size]
            if value is not ... and self._pack(value, parameter, launch.device) != passed:
                return False
        return True

    def _pack(self, value: Any, parameter: Parameter, device: int) -> bytes:
        """Return the bytes that a launch passes for an argument.

        Args:
            value: The argument: a number, None, an array, or an object that supports the buffer protocol.
            parameter: The kernel's parameter.
            device: The ordinal of the device.
        """
        size = parameter.size
        if value is None or isinstance(value, (int, float)):
            if parameter.code in "efd" or isinstance(value, float):
                return struct.pack("<" + {2: "e", 4: "f", 8: "d"}[size], value)
            return (int(value or 0) % (1 << 8 * size)).to_bytes(size, "little")
        record = array_records.read_device_array(value, device) if size == 8 else None
        address = None if record is None else record.address
        return bytes(memoryview(value)) if address is None else self._pack(address, parameter, device)

    def assert_nothing_leaked(self) -> None:
        """Raise AssertionError if memory, streams, events or graphs were not freed."""
        self.finish()
        # The memory of arrays without data does not belong to a context.
        allocations = [a for a in self.memory if a.context and a.kind != "module"]
        leaks = [f"{a.size} bytes of {a.kind} memory at 0x{a.address:x}" for a in allocations]
        leaks += [
            f"a {leak.kind} (0x{leak.handle:x})" for kind in _LEAK_KINDS for leak in self.find_all(kind)
        ]
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

        The first call for an array allocates its memory. Return None for other values.
        """
        if not isinstance(value, FakeArray) and type(value).__name__ not in _FAKE_TYPES:
            return None
        dtype, shape, strides = describe_array(value)
        device = getattr(value, "device", 0)  # an ordinal or a torch.device
        ordinal = device if isinstance(device, int) else getattr(device, "index", None) or 0
        if id(value) not in self._fakes:
            last_index = sum((length - 1) * stride for length, stride in zip(shape, strides))
            size = 0 if 0 in shape else (last_index + 1) * DTYPES[dtype].size
            allocation = self.memory.allocate(size, ordinal, "device")
            allocation.mark(allocation.address, allocation.end, "an array without data has no contents")
            self._fakes[id(value)] = value, allocation.address  # the reference keeps the id unique
        memory = getattr(value, "memory", getattr(device, "type", "cuda"))
        _, address = self._fakes[id(value)]
        return ArrayView(address, dtype, shape, tuple(strides), memory, ordinal)


def _pad_size(size: int | Sequence[int] | None) -> tuple[int, ...] | None:
    """Return the sizes of a grid or a block as three integers. For None (any size), return None."""
    if size is None:
        return None
    sizes = (size,) if isinstance(size, int) else tuple(size)
    return (*sizes, *[1] * (3 - len(sizes)))
