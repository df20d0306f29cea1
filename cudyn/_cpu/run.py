"""Programs and their launches; findings in words."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping, Sequence
from ctypes import c_char, c_uint32, c_uint64, c_void_p
from dataclasses import dataclass
from threading import Lock
from typing import Any

from .._formats import image
from .._simulation import runner
from .._simulation.runner import Refused
from .build import build
from .translate import Kernel

Three = c_uint32 * 3


class _Wait(ctypes.Structure):
    _fields_ = [("thread", c_uint32), ("block", c_uint32), ("site", c_uint32), ("how", c_uint32)]


class _Finding(ctypes.Structure):
    _fields_ = [
        *(("kind", c_uint32), ("site", c_uint32), ("block", Three), ("thread", Three), ("other", c_uint32)),
        *(("other_site", c_uint32), ("address", c_uint64), ("size", c_uint32), ("waits", c_uint32)),
        *(("wait", _Wait * 8), ("text", c_char * 256)),
    ]


class _Region(ctypes.Structure):
    _fields_ = [
        ("base", c_uint64),
        ("size", c_uint64),
        ("set", c_void_p),
        ("freed", c_uint32),
        ("constant", c_uint32),
    ]


class _Launch(ctypes.Structure):
    _fields_ = [
        *(
            ("grid", Three),
            ("block", Three),
            ("cluster", Three),
            ("dynamic", c_uint32),
            ("together", c_uint32),
        ),
        *(("workers", c_uint32), ("reverse", c_uint32), ("stack", c_uint32), ("globals", c_void_p)),
        *(("param", c_void_p), ("param_size", c_uint64), ("regions", c_void_p), ("count", c_uint64)),
        *(("finding", _Finding), ("ticket", c_uint64), ("groups", c_uint64), ("failed", c_uint32)),
    ]


class Fault(runner.Fault):
    """What a kernel did wrong. kind: a name of KINDS."""

    def __init__(self, kind: str, text: str, address: int = 0) -> None:
        super().__init__(text)
        self.kind, self.address = kind, address


@dataclass(frozen=True)
class Region:
    """Memory that kernels may use. set: the address of a byte for each, 1 if it was written; 0: all are."""

    base: int
    size: int
    set: int = 0
    freed: bool = False
    constant: bool = False


KINDS = {
    1: "outside", 2: "misaligned", 3: "freed", 4: "constant", 5: "unset shared", 6: "unset global", 7: "race",
    8: "deadlock", 9: "missed lane", 10: "own mask", 11: "divergent", 12: "trap", 13: "assertion",
    14: "stack", 15: "spins", 16: "barrier",
}  # fmt: skip
_WORDS = {
    "outside": "{at} is outside of what was allocated",
    "misaligned": "{at} is not a multiple of {size}",
    "freed": "{at} was freed",
    "constant": "{at} is constant memory",
    "unset shared": "{at} is shared memory that was not written",
    "unset global": "{at} is memory that was not written",
    "race": "{at} is used by {other} too, with nothing that orders the two",
    "missed lane": "lane {lane}",
    "own mask": "its mask does not have the lane itself",
    "divergent": "{other} of the same warp waits at another barrier instruction",
    "trap": "trap",
    "assertion": "assertion failed: {text}",
    "stack": "the stack of {stack} bytes is full",
    "spins": "it waits for something that no running thread does",
    "barrier": "not a barrier that it can use here",
}  # fmt: skip


class Program:
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
        self.kernels: Mapping[str, Kernel] = self.program.kernels
        found = self.program.variables.items()
        self.variables: Mapping[str, tuple[int, int]] = {
            n: (self.base + at, size) for n, (at, size, _) in found
        }
        self.library.cudyn_function.restype = c_uint64
        for offset, data in self.program.initial:
            ctypes.memmove(self.base + offset, bytes.fromhex(data), len(data) // 2)
        for offset, width, to, more in self.program.links:
            address = self.library.cudyn_function(to) if isinstance(to, int) else self.variables[to][0]
            ctypes.memmove(self.base + offset, (address + more).to_bytes(8, "little"), width)
        self.regions = [
            Region(self.base + start, size, constant=constant)
            for start, size, constant in self.program.variables.values()
            if size
        ]

    def run(self, launch: runner.Launch) -> None:
        """Run a launch of the simulation to its end. Raises Refused or Fault."""
        memory = launch.memory
        known = (memory, memory.changes if memory else 0)
        if self._known[0] != known:
            found = [Region(a.address, a.size, a.written) for a in memory or ()]
            self._known = known, pack_regions([*found, *self.regions])
        try:
            self._launch(
                launch.kernel, launch.grid, launch.block, launch.parameters, self._known[1], launch.shared,
                launch.cluster, launch.cooperative, self.workers, self.reverse,
            )  # fmt: skip
        except Fault as fault:
            freed = memory.find_freed(fault.address) if memory and fault.kind == "outside" else None
            if freed is None:
                raise
            raise Fault("freed", f"{fault}: it was freed ({freed.size} bytes)", fault.address) from None

    def run_kernel(
        self,
        kernel: str,
        grid: Sequence[int],
        block: Sequence[int],
        parameters: bytes,
        regions: Iterable[Region] = (),
        *,
        shared: int = 0,
        cluster: Sequence[int] = (1, 1, 1),
        together: bool = False,
        workers: int = 1,
        reverse: bool = False,
    ) -> None:
        """Run a kernel with these regions of memory. together: all blocks at a time."""
        table = pack_regions([*regions, *self.regions])
        self._launch(kernel, grid, block, parameters, table, shared, cluster, together, workers, reverse)

    def _launch(
        self, name: str, grid: Sequence[int], block: Sequence[int], parameters: bytes, table: Any,
        shared: int, cluster: Sequence[int], together: bool, workers: int, reverse: bool,
    ) -> None:  # fmt: skip
        kernel = self.kernels.get(name)
        if kernel is None or kernel.refused:
            raise Refused(kernel.refused if kernel else f"no kernel {name}")
        data = ctypes.create_string_buffer(parameters, max(len(parameters), kernel.size, 1) + 16)
        start = ctypes.addressof(data) + -ctypes.addressof(data) % 16
        ctypes.memmove(start, parameters, len(parameters))
        launch = _Launch(Three(*grid), Three(*block), Three(*(kernel.cluster or cluster)), shared, together)
        launch.workers, launch.reverse, launch.stack = workers, reverse, max(32768, kernel.local * 4 + 16384)
        launch.globals, launch.param, launch.param_size = self.base, start, kernel.size
        launch.regions, launch.count = ctypes.addressof(table), len(table)
        with self._lock:
            bad = self.library.cudyn_launch(ctypes.byref(launch), kernel.number, kernel.shared, kernel.fibers)
        if bad:
            raise self.describe(launch)

    def describe(self, launch: _Launch) -> Fault:
        """A finding in words: kernel, instruction, line, block, thread."""
        found = launch.finding
        kind = KINDS[found.kind]
        if kind == "deadlock":
            text = "no thread can go on: " + "; ".join(
                self._say_wait(w, launch) for w in found.wait[: found.waits]
            )
        else:
            other = f"thread {self._thread(found.other, launch)}" if found.other < 1024 else "other threads"
            there = self._place(found.other_site)
            lane = f"{found.other} " + (
                f"waits at {there}" if found.waits else "gives a value and is not there"
            )
            values = {"at": f"{found.address:#x} ({found.size} bytes)", "other": f"{other} at {there}"}
            values |= {"size": str(found.size), "lane": lane, "stack": str(launch.stack)}
            text = _WORDS[kind].format_map(values | {"text": found.text.decode(errors="replace")})
            text = f"{self._place(found.site)}: {text}"
        return Fault(
            kind, f"{text} [block {tuple(found.block)}, thread {tuple(found.thread)}]", found.address
        )

    def _say_wait(self, wait: _Wait, launch: _Launch) -> str:
        thread = self._thread(wait.thread, launch)
        return f"thread {thread} of block {wait.block} waits at {self._place(wait.site)}"

    def _thread(self, number: int, launch: _Launch) -> tuple[int, int, int]:
        x, y, _ = launch.block
        return number % x, number // x % y, number // x // y

    def _place(self, site: int) -> str:
        if site >= len(self.program.sites):
            return "?"
        _, what, file, line = self.program.sites[site]
        return f"{what} ({file or 'PTX'}:{line})"


def make(data: bytes, arch: str, **options: bool | int) -> Program:
    """Make a program of loaded code: a Runner. options: of Program. Raises Refused."""
    if image.find_kind(data) != "ptx":
        raise Refused(
            f"a CUBIN: kernels on the CPU are made of PTX; compile for {arch.replace('sm', 'compute')}"
        )
    return Program(data.rstrip(b"\0").decode("utf-8", "replace"), **options)  # type: ignore[arg-type]


def pack_regions(regions: Iterable[Region]) -> Any:
    """The regions as C has them, by address."""
    found = sorted(regions, key=lambda r: r.base) or [Region(1, 0)]
    return (_Region * len(found))(
        *(_Region(r.base, r.size, r.set or None, r.freed, r.constant) for r in found)
    )
