"""A simulated driver: its objects, the current contexts of threads, and what a test asks about its use."""

from __future__ import annotations

import ctypes
import itertools
import re
import struct
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..._bindings.libraries import load as loading
from ..._bindings.libraries.library import lock
from ..._formats.kernel_info import Parameter
from ..._kernels.contracts.argument_checks import ArrayView
from ..._kernels.contracts.array_protocols import describe_array
from ..._kernels.contracts.dtypes import DTYPES
from ..._kernels.contracts.examples import FakeArray
from ..._kernels.launch import array_records
from ..._kernels.launch.kernels import Kernel
from ..._kernels.launch.streams import get_handle
from .allocations import Allocation, Memory
from .call_registry import DEFAULT, Status, raise_if
from .collector import collector_paused
from .handle_objects import HandleObject
from .kernel_runs import Fault, Finding, Launch, NotRun, Runner
from .stream_order import make_order

# the handles of the default streams
LEGACY = 1
PER_THREAD = 2
GLOBAL, THREAD_LOCAL, RELAXED = range(3)  # CUstreamCaptureMode
TOTAL_MEMORY = 140 << 30  # bytes of each device

# Most threads and blocks of a multiprocessor, its KiB of shared memory, and how many there are (CUDA C++
# Programming Guide, "Technical Specifications per Compute Capability"); others are as the one before them.
ARCHITECTURES = {
    75: (1024, 16, 64, 40), 80: (2048, 32, 164, 108), 86: (1536, 16, 100, 84), 87: (1536, 16, 164, 16),
    89: (1536, 24, 100, 142), 90: (2048, 32, 228, 132), 100: (2048, 32, 228, 148), 120: (1536, 24, 100, 188),
}  # fmt: skip
OLDEST = 50  # the capability that the toolkits of the oldest header release compile for

_STREAMS = ("CUstream", "default stream")
_NULL = {  # the status for a null handle
    **dict.fromkeys(("CUevent", "CUstream", "CUmodule", "CUfunction"), "INVALID_HANDLE"),
    **dict.fromkeys(("CUgraph", "CUgraphNode", "CUgraphExec"), "INVALID_VALUE"),
    **dict.fromkeys(("CUlibrary", "CUkernel"), "INVALID_HANDLE"),
    "CUlinkState": "INVALID_HANDLE",
    "CUmemoryPool": "INVALID_VALUE",
    "CUuserObject": "INVALID_VALUE",
    "CUcontext": "",
    "nvmlDevice_t": "INVALID_ARGUMENT",
}
_FAKES = ("FakeTensor", "ShapeDtypeStruct")
_LEAKS = (
    "CUstream",
    "CUevent",
    "CUgraph",
    "CUgraphExec",
    "CUmemGenericAllocationHandle",
    "range of addresses",
)
_CPU = -1  # CU_DEVICE_CPU, a device that is None


class Simulation:
    """A simulated driver, and the assertions about its use; `cudyn.testing.simulate` makes one.

    arch           of the devices, such as "sm_90"
    launches       every Launch that ran or would have run, in order
    calls          how often each function was called
    not_supported  the same for functions that are not simulated
    default_streams  the functions that put work into a default stream
    faults         what kernels and calls did wrong, in words, each a str with `is_reported`;
                   compiled code that calls sees a status alone
    not_run        how often memory was read that a kernel that did not run may have written
    memory         every allocation
    folder         of libcuda.so.1 and the others of a simulation as_library, for who opens them by a path
    """

    kinds = frozenset(_NULL)

    def __init__(
        self,
        arch: str,
        devices: int,
        version: int,
        runner: Runner | None,
        kernels: Mapping[str, Callable[..., Any]],
        order: str | None = None,
    ) -> None:
        number = re.fullmatch(r"sm_(\d+)[af]?", arch)
        if number is None:
            raise ValueError(f"expected an arch such as 'sm_90', got {arch!r}")
        if not 1 <= devices <= 64:
            raise ValueError(f"expected 1 to 64 devices, got {devices!r}")
        self.arch = arch
        self.capability = int(number[1])
        if self.capability < OLDEST:
            raise ValueError(f"expected an arch from sm_{OLDEST} on, got {arch!r}")
        self.version = version
        self.runner = runner
        self.kernels = kernels
        self.limits = ARCHITECTURES[max((n for n in ARCHITECTURES if n <= self.capability), default=75)]
        self.reserved = 1024 * (self.capability >= 80)  # the system's part of a block's shared memory
        self.launches: list[Launch] = []
        self.calls: Counter[str] = Counter()
        self.not_supported: Counter[str] = Counter()
        self.default_streams: Counter[str] = Counter()
        self.not_run = 0
        self.faults: list[Finding] = []
        self.prints_faults = False  # on stderr, for callers that have no exceptions
        self.memory = Memory(tracks=runner is not None, tracks_uses=order is not None)
        self.order = make_order(self, order)
        self.initialised = False
        self.is_forked = False  # after its initialisation
        self.symbol = ""  # the function that is called
        self.attributes = DEFAULT  # those of the function
        self.release = ""  # the header release of its types
        self.outputs: tuple[str, ...] = ()  # the names of its parameters for outputs
        self.is_per_thread = False  # the function's default stream is that of the thread
        self.folder = ""
        self.exports: dict[str, int] = {}  # the driver's functions as those of a library of this process
        self.registered: dict[int, HandleObject] = {}  # a fatbin that a program has registered -> its library
        self.ids = itertools.count(1)
        self._objects: defaultdict[str, dict[int, HandleObject]] = defaultdict(dict)  # by kind
        self._threads = threading.local()
        self._texts: dict[bytes, Any] = {}
        self._fakes: dict[int, tuple[Any, int]] = {}  # by id: the array and its address
        self.devices = [self._add_device(ordinal) for ordinal in range(devices)]

    def check_initialised(self) -> None:
        """Raise Status before cuInit."""
        is_usable = self.initialised and not self.is_forked
        raise_if(not is_usable and not self.attributes.works_before_init, "NOT_INITIALIZED")

    def end_in_child(self) -> None:
        """In the child of a fork: as with a real driver, it is of no use where it was initialised before."""
        self.is_forked = self.initialised

    def note_fault(self, error: BaseException, is_reported: bool = True) -> None:
        """Record what a call or work did wrong."""
        if isinstance(error, (Fault, NotRun)):
            self.faults.append(Finding(error, is_reported))
            if self.prints_faults:
                print(f"cudyn.testing: {error}", file=sys.stderr)

    def mark(self, error: object, is_reported: bool) -> None:
        """Mark the finding of work that an exception stands for as reported or as not reported."""
        for finding in self.faults:
            if finding.error is error and getattr(error, "is_of_work", False):
                finding.is_reported = is_reported

    def raise_unreported(self) -> None:
        """Raise the first of the findings that are not reported yet; all of them are reported then."""
        unreported = [finding for finding in self.faults if not finding.is_reported]
        for finding in unreported:
            finding.is_reported = True
        if unreported:
            raise unreported[0].error

    def keep_text(self, text: bytes) -> int:
        """The address of a text that lives as long as the simulation."""
        return ctypes.addressof(self._texts.setdefault(text, ctypes.create_string_buffer(text)))

    # --- objects

    def _add_device(self, ordinal: int) -> HandleObject:
        facts = {"kept_by_graphs": 0, "most_graph_memory": 0}
        made = self.add("nvmlDevice_t", ordinal=ordinal, bus=f"0000:{ordinal + 1:02X}:00.0", **facts)
        made.primary = self.add_context(made, 0, active=False)
        return made

    def add_context(self, device: HandleObject, flags: int, active: bool = True) -> HandleObject:
        facts = {"active": active, "error": "", "users": 0, "id": next(self.ids)}
        return self.add("CUcontext", device=device, flags=flags, **facts)

    def add(self, kind: str, **facts: Any) -> HandleObject:
        made = HandleObject(kind, **facts)
        self._objects[kind][made.handle] = made
        return made

    def get(self, kind: str, handle: int) -> Any:
        """Return the object of a handle. Status: it is null. Fault: it is invalid, or was destroyed.

        The function of a CUkernel is the one in the current context.
        """
        target = self._objects[kind].get(handle)
        if target is not None:
            return target
        if kind == "CUfunction" and handle in self._objects["CUkernel"]:
            return self._objects["CUkernel"][handle].find_function()
        if not handle:
            raise Status(self.attributes.null_status or _NULL[kind])
        other = next((of for of, objects in self._objects.items() if handle in objects), "")
        why = f"it is a {other}" if other else "it was destroyed, or is not of this simulation"
        raise Fault(
            f"{self.symbol}: expected a {kind}, got 0x{handle:x}: {why}; a real driver may crash here"
        )

    def find_object(self, kind: str, handle: int) -> Any:
        """The object for an argument of a type."""
        if kind == "CUdevice":
            self.check_initialised()
            if handle == _CPU and self.attributes.accepts_cpu:
                return None
            raise_if(not 0 <= handle < len(self.devices), self.attributes.device_status)
            return self.devices[handle]
        if kind == "CUstream":
            return self.stream(handle)
        return self.get(kind, handle) if handle or _NULL.get(kind) else None

    def remove(self, *objects: HandleObject) -> None:
        for each in objects:
            each.is_removed = True
            self._objects[each.kind].pop(each.handle, None)

    def find_all(self, *kinds: str, **facts: Any) -> list[HandleObject]:
        """The objects of some kinds, or of all, with these attributes; the oldest of a kind first."""
        candidates = (
            each for kind in kinds or list(self._objects) for each in list(self._objects[kind].values())
        )
        return [each for each in candidates if all(vars(each).get(name) == of for name, of in facts.items())]

    # --- contexts

    @property
    def thread(self) -> dict[str, Any]:
        """Thread-local state, by name."""
        return self._threads.__dict__

    @property
    def stack(self) -> list[HandleObject]:
        """The contexts of this thread, the current one last."""
        return self.thread.setdefault("stack", [])  # type: ignore[no-any-return]

    def exchange_mode(self, mode: int | None = None) -> int:
        """This thread's CUstreamCaptureMode; mode: the one from now on."""
        before = int(self.thread.get("mode", GLOBAL))
        self.thread["mode"] = before if mode is None else mode
        return before

    @property
    def context(self) -> HandleObject:
        """The current context. Status: none is current, it was destroyed, or a kernel broke it."""
        self.check_initialised()
        raise_if(not self.stack, "INVALID_CONTEXT")
        return self.check(self.stack[-1])

    def check_context(self) -> None:
        """Raise the Status of a current context that is missing or can't be used."""
        _ = self.context

    def check(self, context: HandleObject) -> HandleObject:
        """Raise the Status of a context that can't be used."""
        for finding in self.faults if context.error else ():
            if not finding.is_reported and getattr(finding.error, "context", 0) == context.handle:
                loading.set_cause(finding.error)
                break
        raise_if(context.error or not context.active, context.error or "CONTEXT_IS_DESTROYED")
        return context

    def clear(self, context: HandleObject) -> None:
        self.order.finish(context)
        self.remove(*self.find_all(context=context))
        for allocation in [a for a in self.memory if a.context == context.handle]:
            self.memory.free(allocation)

    # --- streams

    def finish(self) -> None:
        """Run what was submitted and nothing has waited for, if there is an order.

        Raises Fault or NotRun for what that finds, and for a finding that no call has reported, such as one
        of work that ran because a finalizer freed memory.
        """
        with lock, collector_paused:
            self.order.finish()
            self.raise_unreported()

    def stream(self, handle: int) -> Any:
        """The stream of a handle; the default ones are made when first used."""
        if handle > PER_THREAD or not self.attributes.default_streams:
            stream = self.get("CUstream", handle)
            self.check(stream.context)
            return stream
        per_thread = handle == PER_THREAD or (not handle and self.is_per_thread)
        context = self.context
        key = threading.get_ident() if per_thread else LEGACY
        if not per_thread:
            for each in self.find_all("CUstream", context=context, flags=0):
                if each.capture and each.capture.mode != RELAXED:
                    each.capture.is_invalid = True
                    raise Status("STREAM_CAPTURE_IMPLICIT")
        for stream in self.find_all("default stream", context=context, key=key):
            return stream
        facts = {"flags": 0, "priority": 0, "capture": None, "id": next(self.ids) if per_thread else LEGACY}
        return self.add("default stream", context=context, key=key, **facts)

    def count_default(self, stream: HandleObject) -> None:
        """Record work in a default stream, unless the function has no parameter for another stream."""
        if stream.kind != "CUstream" and self.attributes.names_stream:
            self.default_streams[self.symbol] += 1

    def check_unsafe(self, in_context: bool = True) -> None:
        """Refuse a call that is unsafe while a stream is captured, and invalidate the capture.

        in_context: refuse it without a context, too.
        """
        if in_context:
            self.check_context()
        mode = self.exchange_mode()
        is_unsafe = False
        for capture in {s.capture for s in self.find_all(*_STREAMS) if s.capture}:
            own = capture.thread == threading.get_ident() and capture.mode != RELAXED
            if mode != RELAXED and (own or (mode == GLOBAL and capture.mode == GLOBAL)):
                capture.is_invalid = is_unsafe = True
        raise_if(is_unsafe, "STREAM_CAPTURE_UNSUPPORTED")

    # --- memory

    def used(self, device: HandleObject) -> int:
        """Bytes of a device's memory in use."""
        kinds = ("device", "pool", "graph", "module")
        physical = self.find_all("CUmemGenericAllocationHandle", device=device.ordinal)
        used = sum(a.size for a in self.memory if a.device == device.ordinal and a.kind in kinds)
        return used + sum(int(each.size) for each in physical)

    def allocate(self, size: int, kind: str) -> Allocation:
        context = self.context
        raise_if(not size)
        is_full = kind != "managed" and self.used(context.device) + size > TOTAL_MEMORY
        raise_if(is_full, "OUT_OF_MEMORY")
        try:
            return self.memory.allocate(size, context.device.ordinal, kind, context.handle)
        except MemoryError:
            raise Status("OUT_OF_MEMORY") from None

    # --- what a test asks

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
        """Raise AssertionError, which lists the kernel's launches, unless one is as described.

        kernel     a Kernel, or the name in the code
        arguments  as the launch takes them, and `...` for any value
        times      how many launches have to be so; None: at least one
        """
        self.finish()
        name = kernel if isinstance(kernel, str) else kernel.name
        wanted: dict[str, Any] = {"grid": _dim(grid), "block": _dim(block), "shared": shared_memory}
        wanted["stream"] = None if stream is ... else get_handle(stream)
        of_name = [launch for launch in self.launches if launch.kernel == name]
        matches = [
            launch
            for launch in of_name
            if all(of in (None, getattr(launch, what)) for what, of in wanted.items())
            and (arguments is None or self._has(launch, arguments))
        ]
        if (len(matches) != times) if times is not None else not matches:
            asked = ", ".join(f"{what} {of}" for what, of in wanted.items() if of is not None)
            of_arguments = f", arguments {tuple(arguments)}" if arguments is not None else ""
            often = "" if times is None else f"{times} times "
            text = f"expected {often}{name} with {asked or 'any sizes'}{of_arguments}"
            there = [f"\n  {launch}" for launch in of_name] or [f" none of {len(self.launches)} launches"]
            raise AssertionError(f"{text}; got:{''.join(there)}")

    def _has(self, launch: Launch, arguments: Sequence[object]) -> bool:
        return len(arguments) == len(launch.places) and all(
            value is ...
            or self._pack(value, place, launch.device)
            == launch.parameters[place.offset : place.offset + place.size]
            for value, place in zip(arguments, launch.places)
        )

    def _pack(self, value: Any, place: Parameter, device: int) -> bytes:
        """The bytes of an argument for a parameter."""
        if value is None or isinstance(value, (int, float)):
            if place.code in "efd" or isinstance(value, float):
                return struct.pack("<" + {2: "e", 4: "f", 8: "d"}[place.size], value)
            return (int(value or 0) % (1 << 8 * place.size)).to_bytes(place.size, "little")
        record = array_records.read_device_array(value, device) if place.size == 8 else None
        address = None if record is None else record.address
        return bytes(memoryview(value)) if address is None else self._pack(address, place, device)

    def assert_nothing_leaked(self) -> None:
        """Raise AssertionError for memory, streams, events and graphs that are still there."""
        self.finish()
        # Memory of arrays without data is in no context.
        allocations = [a for a in self.memory if a.context and a.kind != "module"]
        kept = [f"{a.size} bytes of {a.kind} memory at 0x{a.address:x}" for a in allocations]
        kept += [f"a {each.kind} (0x{each.handle:x})" for kind in _LEAKS for each in self.find_all(kind)]
        if kept:
            raise AssertionError("\n  ".join(["expected no leaks, got:", *kept]))

    def assert_no_default_stream(self) -> None:
        """Raise AssertionError if a launch, an event or an asynchronous copy used a default stream."""
        if self.default_streams:
            used = ", ".join(f"{symbol} ({count})" for symbol, count in self.default_streams.items())
            raise AssertionError(f"expected no use of a default stream, got {used}")

    # --- arrays without data

    def read_fake(self, value: Any) -> ArrayView | None:
        """A FakeArray, torch's FakeTensor or jax's ShapeDtypeStruct as an array; its memory is made now."""
        if not isinstance(value, FakeArray) and type(value).__name__ not in _FAKES:
            return None
        dtype, shape, strides = describe_array(value)
        device = getattr(value, "device", 0)
        ordinal = device if isinstance(device, int) else getattr(device, "index", None) or 0
        if id(value) not in self._fakes:
            last = sum((n - 1) * stride for n, stride in zip(shape, strides))
            size = 0 if 0 in shape else (last + 1) * DTYPES[dtype].size
            allocation = self.memory.allocate(size, ordinal, "device")
            allocation.mark(allocation.address, allocation.end, "an array without data has no contents")
            self._fakes[id(value)] = value, allocation.address  # which keeps its identity
        memory = getattr(value, "memory", getattr(device, "type", "cuda"))
        return ArrayView(self._fakes[id(value)][1], dtype, shape, tuple(strides), memory, ordinal)


def _dim(size: int | Sequence[int] | None) -> tuple[int, ...] | None:
    if size is None:
        return None
    sizes = (size,) if isinstance(size, int) else tuple(size)
    return (*sizes, *[1] * (3 - len(sizes)))
