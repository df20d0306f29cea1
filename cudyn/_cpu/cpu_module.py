"""Programs and their launches; findings in words."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from ctypes import c_char, c_uint32, c_uint64, c_void_p
from threading import Lock
from typing import Any

from .._formats import image
from .._simulation import kernel_runs
from .._simulation.kernel_runs import Refused
from .c_compiler import build

Three = c_uint32 * 3


def _each(type_: Any, names: str) -> list[tuple[str, Any]]:
    return [(name, type_) for name in names.split()]


class _Wait(ctypes.Structure):
    _fields_ = _each(c_uint32, "thread block site how")


class _Finding(ctypes.Structure):
    _fields_ = [
        *_each(c_uint32, "kind site"), *_each(Three, "block thread"), *_each(c_uint32, "other other_site"),
        ("address", c_uint64), *_each(c_uint32, "size waits"), ("wait", _Wait * 8), ("text", c_char * 256),
    ]  # fmt: skip


class Region(ctypes.Structure):
    """Memory that kernels may use. set: the address of a byte for each, 1 if it was written; 0: all are."""

    _fields_ = [*_each(c_uint64, "base size"), ("set", c_void_p), *_each(c_uint32, "freed constant")]


class _Launch(ctypes.Structure):
    _fields_ = [
        *_each(Three, "grid block cluster"), *_each(c_uint32, "dynamic together workers reverse stack"),
        *_each(c_void_p, "globals param"), ("param_size", c_uint64), ("regions", c_void_p),
        ("count", c_uint64), ("finding", _Finding), *_each(c_uint64, "ticket groups"), ("failed", c_uint32),
    ]  # fmt: skip


class Fault(kernel_runs.Fault):
    """What a kernel did wrong. kind: a name of _WORDS."""

    def __init__(self, kind: str, text: str, address: int = 0) -> None:
        super().__init__(text)
        self.kind, self.address = kind, address


# The kinds by their number in runtime.h, from 1 on, and what each says.
_WORDS = {
    "outside": "{at} is outside of what was allocated",
    "misaligned": "{at} is not a multiple of {size}",
    "freed": "{at} was freed",
    "constant": "{at} is constant memory",
    "unset shared": "{at} is shared memory that was not written",
    "unset global": "{at} is memory that was not written",
    "race": "{at} is used by {other} too, with nothing that orders the two",
    "deadlock": "",
    "missed lane": "lane {lane}",
    "own mask": "its mask does not have the lane itself",
    "divergent": "{other} of the same warp waits at another barrier instruction",
    "trap": "trap",
    "assertion": "assertion failed: {text}",
    "stack": "the stack of {stack} bytes is full",
    "spins": "it waits for something that no running thread does",
    "barrier": "not a barrier that it can use here",
    "texture": "{at} is not a texture that it can read",
}


class CpuModule:
    """A module that runs: its kernels, and one instance of its variables. See cudyn.testing.Program.

    checks   find faults, which takes time
    workers  host threads that blocks run on, where the kernel has no order of blocks
    reverse  run the threads of a block in the opposite order, which shows what depends on it
    """

    def __init__(self, ptx: str, *, checks: bool = True, workers: int = 1, reverse: bool = False) -> None:
        self.program, self.library = build(ptx, checks)
        self.workers, self.reverse = workers, reverse
        self._lock = Lock()
        self._known: tuple[object, Any] = (None, None)
        self._memory = (c_char * (max(self.program.size, 1) + 256))()
        self.base = ctypes.addressof(self._memory) + -ctypes.addressof(self._memory) % 256
        self.kernels = self.program.kernels
        places = self.program.variables
        self.variables: Mapping[str, tuple[int, int]] = {
            name: (self.base + at, size) for name, (at, size, _) in places.items()
        }
        self.regions = [
            Region(self.base + at, size, constant=constant) for at, size, constant in places.values() if size
        ]
        self.library.cudyn_start(c_void_p(self.base))

    def run(self, launch: kernel_runs.Launch) -> None:
        """Run a launch of the simulation to its end. Raises Refused or Fault."""
        memory = launch.memory
        known = (memory, memory.changes if memory else 0)
        if self._known[0] != known:
            found = [Region(a.address, a.size, a.written, 0, a.kind == "texture") for a in memory or ()]
            self._known = known, pack_regions([*found, *self.regions])
        try:
            self.launch(launch, self._known[1])
        except Fault as fault:
            freed = memory.find_freed(fault.address) if memory and fault.kind == "outside" else None
            if freed is None:
                raise
            raise Fault("freed", f"{fault}: it was freed ({freed.size} bytes)", fault.address) from None

    def launch(self, given: kernel_runs.Launch, table: Any) -> None:
        """Run a launch with a table of regions. Raises Refused or Fault."""
        kernel = self.kernels.get(given.kernel)
        if kernel is None or kernel.refused:
            raise Refused(kernel.refused if kernel else f"no kernel {given.kernel}")
        parameters = given.parameters
        data = ctypes.create_string_buffer(parameters, max(len(parameters), kernel.size, 1) + 16)
        start = ctypes.addressof(data) + -ctypes.addressof(data) % 16
        ctypes.memmove(start, parameters, len(parameters))
        sizes = [Three(*each) for each in (given.grid, given.block, kernel.cluster or given.cluster)]
        launch = _Launch(*sizes, given.shared, given.cooperative, self.workers, self.reverse)
        launch.globals, launch.param, launch.param_size = self.base, start, kernel.size
        launch.regions, launch.count = ctypes.addressof(table), len(table)
        with self._lock:
            bad = getattr(self.library, f"cudyn_{kernel.number}")(ctypes.byref(launch))
        if bad:
            raise self.describe(launch)

    def describe(self, launch: _Launch) -> Fault:
        """A finding in words: kernel, instruction, line, block, thread."""
        found = launch.finding
        kind = list(_WORDS)[found.kind - 1]
        if kind == "deadlock":
            waits = (
                f"thread {self._thread(w.thread, launch)} of block {w.block} waits at {self._place(w.site)}"
                for w in found.wait[: found.waits]
            )
            text = "no thread can go on: " + "; ".join(waits)
        else:
            other = f"thread {self._thread(found.other, launch)}" if found.other < 1024 else "other threads"
            there = self._place(found.other_site)
            lane = f"waits at {there}" if found.waits else "gives a value and is not there"
            said = _WORDS[kind].format(
                at=f"{found.address:#x} ({found.size} bytes)",
                size=found.size,
                other=f"{other} at {there}",
                lane=f"{found.other} {lane}",
                stack=launch.stack,
                text=found.text.decode(errors="replace"),
            )
            text = f"{self._place(found.site)}: {said}"
        where = f"[block {tuple(found.block)}, thread {tuple(found.thread)}]"
        return Fault(kind, f"{text} {where}", found.address)

    def _thread(self, number: int, launch: _Launch) -> tuple[int, int, int]:
        x, y, _ = launch.block
        return number % x, number // x % y, number // x // y

    def _place(self, site: int) -> str:
        if site >= len(self.program.sites):
            return "?"
        _, what, file, line = self.program.sites[site]
        return f"{what} ({file or 'PTX'}:{line})"


def make(data: bytes, arch: str, **options: bool | int) -> CpuModule:
    """Make a program of loaded code: a Runner. options: of CpuModule. Raises Refused."""
    if image.find_kind(data) != "ptx":
        raise Refused(
            f"a CUBIN: kernels on the CPU are made of PTX; compile for {arch.replace('sm', 'compute')}"
        )
    return CpuModule(data.rstrip(b"\0").decode("utf-8", "replace"), **options)  # type: ignore[arg-type]


def pack_regions(regions: Iterable[Region]) -> Any:
    """A table of regions, by address."""
    found = sorted(regions, key=lambda r: r.base) or [Region(1, 0)]
    return (Region * len(found))(*found)
