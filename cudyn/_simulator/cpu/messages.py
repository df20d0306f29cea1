"""Findings in words: what a kernel did wrong, where, and to which memory."""

from __future__ import annotations

import ctypes
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._formats.mangled import read_name

if TYPE_CHECKING:
    from ..driver.allocations import Allocation, Memory
    from .translate import Translation

# The kinds by their number in interface.h, from 1 on, and how a sentence about each begins.
KINDS = {
    "outside": "out of bounds",
    "misaligned": "misaligned access",
    "freed": "use after free",
    "constant": "write to constant memory",
    "unset shared": "uninitialised shared memory",
    "unset global": "uninitialised memory",
    "unset local": "uninitialised local memory",
    "race": "race",
    "deadlock": "deadlock",
    "missed lane": "a lane is missing",
    "own mask": "wrong mask",
    "divergent": "divergent barrier",
    "trap": "trap",
    "assertion": "assertion failed",
    "stack": "stack overflow",
    "spins": "endless wait",
    "endless": "endless loop",
    "barrier": "wrong barrier",
    "texture": "wrong texture",
    "interrupted": "interrupted",
    "tensor": "wrong tensor map",
    "descriptor": "wrong matrix descriptor",
    "box": "wrong coordinates",
    "format": "wrong printf",
    "ended block": "shared memory of a block that ends",
    "product": "wrong use of wgmma",
}
# Those for which a device does not stop
_GO_ON = {"race", "divergent", "barrier", "interrupted", "missed lane", "own mask"}
_GO_ON |= {"unset shared", "unset global", "unset local"}
_GLOBAL, _SHARED, _LOCAL, _HEAP = range(4)  # enum Space
_SPACES = {
    _GLOBAL: "global memory",
    _SHARED: "shared memory",
    _LOCAL: "local memory",
    _HEAP: "malloc's memory",
}
# of wgmma.mma_async, in the order of warpgroups.h
_PRODUCT_RULES = (
    "no wgmma.fence comes before it, which makes registers and shared memory ready for it",
    "no wgmma.commit_group comes behind it, so that no wait waits for it",
    "no wgmma.wait_group waits for it, so that its registers are never ready to be read",
)
# The status of CUDA_ERROR_... that a device reports for a finding; LAUNCH_FAILED for others
_STATUSES = {
    "outside": "ILLEGAL_ADDRESS",
    "misaligned": "MISALIGNED_ADDRESS",
    "freed": "ILLEGAL_ADDRESS",
    "constant": "ILLEGAL_ADDRESS",
    "assertion": "ASSERT",
}
# enum Access
_READS = 1
_WRITES = 2
_STRONG = 4
_IN_BLOCK = 32
# PTX -> what CUDA C++ calls it
_CALLS = {
    "bar.warp.sync": "__syncwarp()",
    "shfl.sync.idx": "__shfl_sync()",
    "shfl.sync.down": "__shfl_down_sync()",
    "shfl.sync.up": "__shfl_up_sync()",
    "shfl.sync.bfly": "__shfl_xor_sync()",
    "vote.sync.ballot": "__ballot_sync()",
    "vote.sync.any": "__any_sync()",
    "vote.sync.all": "__all_sync()",
    "match.any.sync": "__match_any_sync()",
    "match.all.sync": "__match_all_sync()",
}
_NEAR = 1 << 20  # bytes: an allocation that is farther away says nothing
_SHARED_GRANULE = 128  # bytes that a block's shared memory is a multiple of
_SWIZZLED = 1024  # bytes that the start of dynamic shared memory is a multiple of
_NOWHERE = 4096  # addresses below are null pointers with an offset


class Known(NamedTuple):
    """What a launch knows beside its finding.

    variables  name -> (address, size)
    arguments  the kernel's, of which some are addresses
    """

    program: Translation
    variables: Any
    memory: Memory | None
    most_rounds: int
    device: int
    arguments: tuple[Any, ...] = ()


def describe(finding: Any, known: Known) -> tuple[str, str]:
    """Return the kind of a finding and the sentence that says it."""
    kind = list(KINDS)[finding.kind - 1]
    words = _Words(finding, known)
    title = "write without access" if kind == "constant" and words.find_reserved() else KINDS[kind]
    return kind, f"{title}{words.describe(kind)}"


def find_status(kind: str, finding: Any) -> str:
    """Find the status, without its prefix, that a device reports if it stops for a finding."""
    is_global = kind != "outside" or finding.space == _GLOBAL
    return _STATUSES.get(kind, "LAUNCH_FAILED") if is_global else "LAUNCH_FAILED"


def does_stop(kind: str, finding: Any, known: Known, dynamic: int) -> bool:
    """Does a device stop a kernel for a finding, too? dynamic: bytes of shared memory.

    It has more memory than was asked for: pages of it, and granules of a block's shared memory.
    """
    if kind in _GO_ON:
        return False
    if kind != "outside":
        return True
    end = int(finding.address + finding.size)
    if finding.space == _SHARED:
        last = max([1, *(start + size for _, _, start, size in known.program.shared)])  # address 0 is free
        last += -last % _SWIZZLED + dynamic
        return end > last + -last % _SHARED_GRANULE
    if finding.space == _GLOBAL and not _Words(finding, known).find_reserved():
        ranges = [(each.address, each.end) for each in known.memory or ()]
        return not any(start <= end and finding.address < last + _NEAR for start, last in ranges)
    return int(finding.space) == _GLOBAL


def _name_thread(place: Any) -> str:
    return f"thread {tuple(place.thread)} of block {tuple(place.block)}"


def _count(size: int) -> str:
    return "1 byte" if size == 1 else f"{size} bytes"


def _show_name(name: str) -> str:
    """A variable as the source has it: of a static one in a function the last part of its name."""
    if not name.startswith("_ZZ"):
        return read_name(name) or name
    parts = re.findall(r"(?=(\d+)(?=[A-Za-z_]))", name)
    last_part = name
    for length in parts:
        start = name.rindex(length) + len(length)
        if start + int(length) in (len(name), len(re.sub(r"_\d+$", "", name))):
            last_part = name[start : start + int(length)]
    return last_part


class _Words:
    def __init__(self, finding: Any, known: Known) -> None:
        self.finding = finding
        self.known = known
        self.site = finding.place.site
        self.where = _name_thread(finding.place)

    def describe(self, kind: str) -> str:
        writer = getattr(self, f"say_{kind.replace(' ', '_')}", None)
        if writer is None:
            writer = self.say_unset if kind.startswith("unset") else self.say_where
        return str(writer())

    def place(self, site: int) -> str:
        """Where an instruction is: in the source or, without line numbers, in the PTX."""
        sites = self.known.program.sites
        if site >= len(sites):
            return "?"
        _, instruction, file, line = sites[site]
        if file:
            return f"{file}:{line}"
        return f"{instruction} in line {line} of the PTX" if line else instruction

    def instruction(self, site: int) -> str:
        """An instruction and where it is."""
        sites = self.known.program.sites
        if site >= len(sites):
            return "?"
        _, instruction, file, _ = sites[site]
        name = next((name for start, name in _CALLS.items() if instruction.startswith(start)), instruction)
        return f"{name} at {self.place(site)}" if file else self.place(site)

    # --- memory

    def access(self) -> str:
        """thread (1, 0, 0) of block (0, 0, 0) writes 4 bytes at sum.cu:5"""
        finding = self.finding
        verb = "writes" if finding.place.access & _WRITES else "reads"
        return f"{self.where} {verb} {_count(finding.size)} at {self.place(self.site)}"

    def element(self) -> str:
        """The variable of an address, with the number of the element: part[5]; "" if there is none."""
        finding = self.finding
        variable = self.find_variable()
        if variable is None:
            return ""
        name, start, size = variable
        if finding.size and size > finding.size:
            at = (finding.address - start) // finding.size
            return f"{name}[{at}]"
        return name

    def find_variable(self) -> tuple[str, int, int] | None:
        """The variable that has the address of a finding: its name, start and size."""
        finding = self.finding
        if finding.space == _SHARED:
            return self._find_shared(finding.address)
        for name, (start, size) in self.known.variables.items():
            if start <= finding.address < start + size:
                return _show_name(name), start, size
        return None

    def _find_shared(self, address: int) -> tuple[str, int, int] | None:
        variable = None
        for prefix, name, start, size in self.known.program.shared:
            if self.may_use(prefix) and start <= address < start + size:
                variable = _show_name(name), start, size
        return variable

    def may_use(self, prefix: str) -> bool:
        """May the function of a finding use shared memory that belongs to another kernel, or to none?"""
        sites = self.known.program.sites
        function = sites[self.site][0] if self.site < len(sites) else ""
        owner = prefix.removesuffix(".")
        return not owner or owner not in self.known.program.kernels or owner == function

    def target(self) -> str:
        """What was accessed: a variable, or where in which allocation."""
        address = self.finding.address
        if self.finding.space == _LOCAL:
            return f"a local variable of {self.function()}"
        named = self.element()
        if named:
            return named
        if self.finding.space == _HEAP:
            return f"malloc's memory at 0x{address:x}"
        for allocation in self.known.memory or ():
            if allocation.address <= address < allocation.end:
                return f"byte {address - allocation.address} of {self._name_allocation(allocation)}"
        return f"0x{address:x}"

    def _name_allocation(self, allocation: Allocation) -> str:
        """An allocation of 1024 bytes (argument 0): the first of the kernel's that points into it."""
        for number, value in enumerate(self.known.arguments):
            if isinstance(value, int) and allocation.address <= value < allocation.end:
                return f"an allocation of {_count(allocation.size)} (argument {number})"
        return f"an allocation of {_count(allocation.size)}"

    def find_reserved(self) -> Allocation | None:
        """The reserved range that has the address of a finding."""
        finding = self.finding
        memory = self.known.memory
        return memory.reserved.find(finding.address) if memory and finding.space == _GLOBAL else None

    def say_outside(self) -> str:
        finding = self.finding
        reserved = self.find_reserved()
        if reserved and not self._is_in_use(finding.address):
            where = f"byte {finding.address - reserved.address} of {reserved.size} reserved bytes"
            rule = f"no memory is mapped for device {self.known.device} (cuMemMap, cuMemSetAccess)"
            return f": {self.access()}, {where}, where {rule}"
        return f": {self.access()}, {self._say_distance(finding.address, finding.size)}"

    def _is_in_use(self, address: int) -> bool:
        """May the device use the memory at an address?"""
        allocation = self.known.memory.find(address) if self.known.memory else None
        return allocation is not None and allocation.get_access(self.known.device) != 0

    def _say_distance(self, address: int, size: int) -> str:
        """How far an address is from what is there."""
        space = self.finding.space
        if space == _LOCAL:
            return f"outside of the local variables of {self.function()} (0x{address:x})"
        ranges = list(self._list_ranges(space))
        if space == _GLOBAL and address < _NOWHERE:
            return f"at the address 0x{address:x}: a null pointer"
        best = None
        for name, start, length in ranges:
            end = start + length
            if start <= address < end:
                return f"of which the last {_count(address + size - end)} are behind the end of {name}"
            distance = start - address if address < start else address - end
            if distance < _NEAR and (best is None or distance < best[0]):
                side = "before" if address < start else "behind the end of"
                text = f"{_count(distance)} {side} {name}" if distance else f"right {side} {name}"
                best = distance, text
        if best is not None:
            return best[1]
        if self.finding.text:  # near malloc's memory
            return str(self.finding.text.decode())
        return f"at 0x{address:x}, where no memory is allocated"

    def _list_ranges(self, space: int) -> Any:
        """Yield what an address may have missed: name, start, size."""
        if space == _SHARED:
            for prefix, name, start, size in self.known.program.shared:
                if size and self.may_use(prefix):
                    yield f"{_show_name(name)} ({_count(size)} of shared memory)", start, size
            return
        for name, (start, size) in self.known.variables.items():
            yield f"{_show_name(name)} ({_count(size)})", start, size
        for allocation in self.known.memory or ():
            yield self._name_allocation(allocation), allocation.address, allocation.size

    def function(self) -> str:
        sites = self.known.program.sites
        return _show_name(sites[self.site][0]) if self.site < len(sites) else "the kernel"

    def say_misaligned(self) -> str:
        finding = self.finding
        return f": {self.access()}, at 0x{finding.address:x}, which is not a multiple of {finding.size}"

    def say_freed(self) -> str:
        finding = self.finding
        if not finding.size:
            return (
                f": {self.where} frees 0x{finding.address:x} at {self.place(self.site)}; it is not allocated"
            )
        return f": {self.access()}, in memory that was freed (0x{finding.address:x})"

    def say_constant(self) -> str:
        rule = f", which device {self.known.device} may only read (cuMemSetAccess)"
        return f": {self.access()}, to {self.target()}{rule if self.find_reserved() else ''}"

    def say_unset(self) -> str:
        end = " yet: is a __syncthreads() missing?" if self.finding.space == _SHARED else ""
        return f": {self.access()} of {self.target()}, which nothing has written{end}"

    def say_race(self) -> str:
        finding = self.finding
        first = self._say_use(finding.other)
        second = self._say_use(finding.place)
        return f" in {_SPACES[finding.space]}: {self.target()} is {first} and {second} {self._say_missing()}"

    def _say_use(self, place: Any) -> str:
        verb = "written" if place.access & _WRITES else "read"
        one_block = tuple(self.finding.place.block) == tuple(self.finding.other.block)
        who = f"thread {tuple(place.thread)}" if one_block else _name_thread(place)
        return f"{verb} by {who} at {self.place(place.site)}"

    def _say_missing(self) -> str:
        finding = self.finding
        place = finding.place
        other = finding.other
        for each in (place, other):
            if self.is_copy(each.site):
                return "before that copy is known to be complete: wait for its group or its mbarrier"
        if place.site == other.site and place.access & other.access & _WRITES:
            return self._say_same_statement()
        if tuple(place.block) != tuple(other.block):
            return "without an atomic and a __threadfence() that order the two blocks"
        if place.thread[1:] == other.thread[1:] and place.thread[0] // 32 == other.thread[0] // 32:
            return "without a __syncwarp() between"
        return "without a __syncthreads() between"

    def _say_same_statement(self) -> str:
        """What is missing where several threads do one statement, so that nothing can be between."""
        access = self.finding.place.access
        if access & _STRONG and access & _IN_BLOCK:
            return "by one statement, whose atomic is one of the block alone: use one of the device"
        return "by one statement: let one thread write, use an atomic or, in a loop, wait between its rounds"

    def is_copy(self, site: int) -> bool:
        """Is an instruction one that goes on beside its thread?"""
        sites = self.known.program.sites
        return site < len(sites) and sites[site][1].startswith(("cp.async", "cp.reduce.async"))

    # --- threads

    def say_where(self) -> str:
        return f" at {self.place(self.site)} [{self.where}]"

    def say_deadlock(self) -> str:
        waiting = self.finding.waiting[: self.finding.waiting_count]
        places = (f"{_name_thread(each)} waits at {self.place(each.site)}" for each in waiting)
        return f": no thread can go on: {'; '.join(places)}: each waits for threads that do not come"

    def say_missed_lane(self) -> str:
        finding = self.finding
        if finding.lane_waits:
            rest = f"which waits at {self.place(finding.other.site)}"
            rule = "all lanes of the mask have to come to the same one"
            what = f"waits in {self.instruction(self.site)} for lane {finding.lane} of its warp"
            return f": {self.where} {what}, {rest}: {rule}"
        rest = "which does not take part: it has ended, or its bit is not in the mask"
        what = f"asks in {self.instruction(self.site)} for lane {finding.lane} of its warp"
        return f": {self.where} {what}, {rest}"

    def say_own_mask(self) -> str:
        what = f"{self.instruction(self.site)}: the mask has to name each thread that takes part"
        return f": {self.where} is not in the mask of its {what}"

    def say_divergent(self) -> str:
        other = self.finding.other
        theirs = f"thread {tuple(other.thread)} at {self.place(other.site)}"
        rule = "all threads of a block have to come to the same __syncthreads()"
        return f": {self.where} waits at {self.place(self.site)}, and {theirs}: {rule}"

    def say_assertion(self) -> str:
        return f": {self.finding.text.decode(errors='replace')} [{self.where}]"

    def say_stack(self) -> str:
        return f" in {self.function()}: its calls need too much local memory [{self.where}]"

    def say_spins(self) -> str:
        return f" at {self.place(self.site)}: it waits for what no running thread does [{self.where}]"

    def say_endless(self) -> str:
        rounds = self.known.most_rounds
        limit = f"more than {rounds} rounds (max_rounds of run_on_cpu)"
        return f" at {self.place(self.site)}: {limit} [{self.where}]"

    def say_trap(self) -> str:
        what = "the kernel stops itself there: __trap(), or code that must not be reached"
        return f" at {self.place(self.site)}: {what} [{self.where}]"

    def say_barrier(self) -> str:
        instruction = self.instruction(self.site)
        what = "needs a barrier's number, 0 to 15, and a count of threads that fills warps and stays the same"
        if not instruction.startswith(("bar.", "barrier.")):
            what = "needs an mbarrier that was initialised before"
        return f": {instruction} {what} [{self.where}]"

    def say_texture(self) -> str:
        handle = self.finding.address
        return f" at {self.place(self.site)}: 0x{handle:x} is not a texture that it can read [{self.where}]"

    def say_tensor(self) -> str:
        what = "no tensor map of cuTensorMapEncodeTiled, or one with an interleave or a swizzle of atoms"
        return f" at {self.place(self.site)}: at 0x{self.finding.address:x} is {what} [{self.where}]"

    def say_descriptor(self) -> str:
        what = "its base offset is not 0: the matrix begins in the middle of a pattern of swizzles"
        return f" at {self.place(self.site)}: {what} [{self.where}]"

    def say_format(self) -> str:
        text = self.finding.text.decode(errors="replace").rstrip()
        rule = "each % needs an argument of its type, and %s an address of characters"
        what = f'the arguments do not fit the format "{text}"'
        return f" at {self.place(self.site)}: {what}: {rule} [{self.where}]"

    def say_ended_block(self) -> str:
        verb = "writes" if self.finding.place.access & _WRITES else "reads"
        owner = tuple(self.finding.other.block)
        rule = "nothing makes that block wait: all blocks have to meet (cluster.sync()) before they end"
        return f": {self.where} {verb} that of block {owner} at {self.place(self.site)}, and {rule}"

    def say_product(self) -> str:
        return f" at {self.place(self.site)}: {_PRODUCT_RULES[self.finding.lane]} [{self.where}]"

    def say_box(self) -> str:
        finding = self.finding
        number = ctypes.c_int64(finding.address).value
        if finding.size:
            what = f"coordinate {finding.size} is {number}: a box is never stored at a negative one"
        else:
            what = f"a box begins at byte {number} of the first dimension, which is not a multiple of 16"
        return f" at {self.place(self.site)}: {what}; a device stops here [{self.where}]"
