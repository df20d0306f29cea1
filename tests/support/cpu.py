"""Runs PTX on the CPU without a driver: kernels, memory and launches."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator, Sequence
from typing import Any

from cudyn._simulator.cpu.module import CpuModule, Region, pack_regions
from cudyn._simulator.driver.arena import Arena
from cudyn._simulator.driver.schedule import parse_schedule
from cudyn.testing import Launch

SCHEDULES = ("default", "reverse", "seed:7")
HEAD = ".version 8.5\n.target sm_90\n.address_size 64\n"
REGISTERS = """
    .reg .b64 %p, %q, %g; .reg .b32 %t, %a, %r<16>; .reg .pred %c<4>; .reg .b64 %d<16>; .reg .b16 %h<4>;
    ld.param.u64 %p, [p]; mov.u32 %t, %tid.x; mul.wide.u32 %q, %t, 4; add.u64 %q, %p, %q;
    mov.u32 %a, s; shl.b32 %r0, %t, 2; add.u32 %a, %a, %r0;
"""


def kernel(body: str, name: str = "k") -> str:
    """Return the PTX of a kernel `name(p)` with this body.

    The register `%t` contains the thread's index. `%q` contains the address of the thread's word in `p`, and
    `%a` contains the address of the thread's word in `s`, a 256-byte array in shared memory.
    """
    shared = ".shared .align 16 .b8 s[256];"
    return f".visible .entry {name}(.param .u64 p) {{ {shared}{REGISTERS}{body}\nret; }}\n"


class Memory:
    """Host memory that a kernel accesses as a region.

    Args:
        data: The initial contents.
        track: Whether to record which bytes the kernel writes, as a flag for each byte in `written`.
        align: The alignment of the address in bytes.
        arena: The memory shared with a worker, to allocate this memory in it.
    """

    def __init__(
        self, data: bytes, *, track: bool = False, align: int = 256, arena: Arena | None = None
    ) -> None:
        size = len(data) + align
        self._storage = arena.map(size) if arena else ctypes.create_string_buffer(size)
        storage_address = ctypes.addressof(self._storage)
        self.address = storage_address + -storage_address % align  # the next multiple of `align`
        self.size = len(data)
        ctypes.memmove(self.address, data, len(data))
        self.written = ctypes.create_string_buffer(len(data)) if track else None

    def __bytes__(self) -> bytes:
        return ctypes.string_at(self.address, self.size)

    def region(self, *, freed: bool = False) -> Region:
        """Return the region that the kernel may access. If it is freed, accesses are reported as faults."""
        written_address = ctypes.addressof(self.written) if self.written else 0
        return Region(self.address, self.size, written_address, freed)

    def words(self) -> Iterator[int]:
        """Iterate over the memory as unsigned 32-bit integers."""
        return (word for (word,) in struct.iter_unpack("<I", bytes(self)))


def run_kernel(
    program: CpuModule,
    kernel_: str,
    grid: tuple[int, int, int],
    block: tuple[int, int, int],
    parameters: bytes,
    regions: Sequence[Region] = (),
    *,
    cluster: tuple[int, int, int] = (1, 1, 1),
    together: bool = False,
    schedule: str = "default",
) -> None:
    """Run a kernel.

    Args:
        program: The module that contains the kernel.
        kernel_: The kernel's name.
        grid: The number of blocks in each dimension.
        block: The number of threads of a block in each dimension.
        parameters: The bytes of the kernel's parameters.
        regions: The memory that the kernel may access, in addition to the module's variables.
        cluster: The number of blocks of a cluster in each dimension.
        together: Whether all blocks run at the same time.
        schedule: The order of threads and blocks, such as "reverse" or "seed:7".
    """
    launch = Launch(
        kernel_,
        grid,
        block,
        0,
        parameters,
        cooperative=together,
        cluster=cluster,
        schedule=parse_schedule(schedule),
    )
    program.launch(launch, pack_regions([*regions, *program.regions]))


def run(
    program: CpuModule | str,
    memory: Memory | None = None,
    *,
    kernel_: str = "k",
    block: tuple[int, int, int] = (64, 1, 1),
    grid: tuple[int, int, int] = (1, 1, 1),
    regions: Sequence[Region] | None = None,
    **options: Any,
) -> list[int]:
    """Run a kernel and return the words of its memory.

    Args:
        program: A module, or the body of a kernel (see `kernel`).
        memory: The memory that the parameter `p` points to. By default, it consists of 256 bytes of zeros.
        kernel_: The kernel's name.
        block: The number of threads of a block in each dimension.
        grid: The number of blocks in each dimension.
        regions: The memory that the kernel may access. By default, this is `memory`.
        options: Other keyword arguments for `run_kernel`.
    """
    if isinstance(program, str):
        program = CpuModule(HEAD + kernel(program))
    memory = memory or Memory(bytes(256))
    regions_ = [memory.region()] if regions is None else regions
    run_kernel(program, kernel_, grid, block, memory.address.to_bytes(8, "little"), regions_, **options)
    return list(memory.words())
