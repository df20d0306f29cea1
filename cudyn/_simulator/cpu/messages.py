"""Writes the messages about errors in kernels: the error, its source line, and the memory involved."""

from __future__ import annotations

import ctypes
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._formats.mangled import read_name

if TYPE_CHECKING:
    from ..driver.allocations import Allocation, Memory
    from ..driver.kernel_runs import Launch
    from .translate import Kernel, Translation

# Kind of finding -> start of the message. The order is that of enum FindingKind in interface.h, whose values
# start at 1.
KINDS = {
    "outside": "out of bounds",
    "misaligned": "misaligned access",
    "freed": "use after free",
    "constant": "write to constant memory",
    "unset shared": "uninitialized shared memory",
    "unset global": "uninitialized memory",
    "unset local": "uninitialized local memory",
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
    "stale read": "read-only load of written memory",
    "call": "wrong call",
    "stack pointer": "wrong stack pointer",
    "surface": "wrong surface",
    "outside surface": "out of bounds",
}
# Kinds of findings that do not stop a kernel on a device
_NOT_STOPPING = {"race", "divergent", "barrier", "interrupted", "missed lane", "own mask"}
_NOT_STOPPING |= {"unset shared", "unset global", "unset local", "stale read"}
_GLOBAL, _SHARED, _LOCAL, _HEAP = range(4)  # enum Space
_SPACES = {
    _GLOBAL: "global memory",
    _SHARED: "shared memory",
    _LOCAL: "local memory",
    _HEAP: "malloc's memory",
}
# Errors in the use of wgmma.mma_async, in the order of the enum in warpgroups.h
_PRODUCT_RULES = (
    "there is no wgmma.fence before it, which makes registers and shared memory ready",
    "there is no wgmma.commit_group after it, so no wait applies to it",
    "there is no wgmma.wait_group for it, so its registers are never ready to be read",
)
# Kind of finding -> the status that a device reports, without CUDA_ERROR_. For all other kinds, it is
# LAUNCH_FAILED.
_STATUSES = {
    "outside": "ILLEGAL_ADDRESS",
    "misaligned": "MISALIGNED_ADDRESS",
    "freed": "ILLEGAL_ADDRESS",
    "constant": "ILLEGAL_ADDRESS",
    "assertion": "ASSERT",
    "box": "ILLEGAL_INSTRUCTION",
    **dict.fromkeys(("deadlock", "spins", "endless"), "LAUNCH_TIMEOUT"),
}
# enum Access
_READS = 1
_WRITES = 2
_STRONG = 4
_IN_BLOCK = 32
# enum LaneState
_ABSENT, _WAITS, _HAS_PASSED = range(3)
# PTX name -> CUDA C++ name
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
_MAX_DISTANCE = 1 << 20  # bytes; messages do not mention allocations that are further away
_SHARED_GRANULE = 128  # the size of a block's shared memory is a multiple of this number of bytes
_SWIZZLED = 1024  # dynamic shared memory starts at a multiple of this number of bytes
_WARP = 32  # threads
_FIRST_PAGE = 4096  # smaller addresses are regarded as null pointers with an offset


class LaunchDetails(NamedTuple):
    """The information about a launch that messages contain in addition to the finding.

    Attributes:
        program: The translated module that contains the kernel.
        variables: Name of a module variable -> (address, size).
        memory: The memory of the simulated devices, or None.
        max_rounds: The limit on the number of backward jumps.
        launch: The launch in which the error was found.
    """

    program: Translation
    variables: Any
    memory: Memory | None
    max_rounds: int
    launch: Launch

    @property
    def dynamic_start(self) -> int:
        """The address of dynamic shared memory (get_dynamic_start in runtime/launch.c)."""
        return _round_up(self._kernel.shared, _SWIZZLED if self.launch.shared else 1)

    @property
    def dynamic_name(self) -> str:
        """The name of the array in dynamic shared memory, or "" if there is not exactly one."""
        names = {name for _, name, _, size in self.program.shared if not size}
        return _show_name(names.pop()) if len(names) == 1 else ""

    @property
    def used_variables(self) -> set[str]:
        """The names of the variables in global and constant memory that the kernel uses."""
        return set(self._kernel.variables)

    @property
    def _kernel(self) -> Kernel:
        return self.program.kernels[self.launch.kernel]


def describe(finding: Any, launch: LaunchDetails) -> tuple[str, str]:
    """Return the kind of a finding (a key of `KINDS`), and the message about the finding.

    Raises:
        LookupError, ValueError: The finding contains values that the runtime never writes, because a kernel
            has overwritten it.
    """
    if not finding.kind:
        raise LookupError(finding.kind)
    kind = list(KINDS)[finding.kind - 1]
    message = _Message(finding, launch)
    title = "write without access" if kind == "constant" and message.find_reserved() else KINDS[kind]
    return kind, f"{title}{message.describe(kind)}"


def get_status(kind: str, finding: Any) -> str:
    """Return the status that a device reports after a finding has stopped the kernel.

    Args:
        kind: A key of `KINDS`.
        finding: The finding that the runtime has written (struct Finding).

    Returns:
        The name of the status without the prefix CUDA_ERROR_.
    """
    # `_STATUSES` contains the status for an access outside global memory's allocations. An access outside
    # shared or local memory has a different status.
    if kind == "outside" and finding.space != _GLOBAL:
        return "LAUNCH_FAILED"
    return _STATUSES.get(kind, "LAUNCH_FAILED")


def does_stop(kind: str, finding: Any, launch: LaunchDetails) -> bool:
    """Return whether a finding would stop the kernel on a device.

    A device often does not detect an access that is only slightly out of bounds, because the sizes of
    allocations are rounded up.

    Args:
        kind: A key of `KINDS`.
        finding: The finding that the runtime has written (struct Finding).
        launch: The information about the launch.
    """
    if kind in _NOT_STOPPING:
        return False
    if kind != "outside":
        return True
    end = int(finding.address + finding.size)
    if finding.space == _SHARED:
        return end > _round_up(launch.dynamic_start + launch.launch.shared, _SHARED_GRANULE)
    if finding.space != _GLOBAL:
        return False
    if _Message(finding, launch).find_reserved():
        return True
    return not any(
        allocation.address <= end and finding.address < allocation.end + _MAX_DISTANCE
        for allocation in launch.memory or ()
    )


def _round_up(size: int, multiple: int) -> int:
    return size + -size % multiple


def _show_thread(location: Any) -> str:
    """Return a description of the thread and the block of a location (struct Place)."""
    return f"thread {tuple(location.thread)} of block {tuple(location.block)}"


def _show_size(size: int) -> str:
    return "1 byte" if size == 1 else f"{size} bytes"


def _show_name(name: str) -> str:
    """Return the name that a variable or a function has in the source code.

    For a function's static variable, the function's name is omitted.
    """
    if not name.startswith("_ZZ"):  # not a static variable
        return read_name(name) or name
    # In a mangled name, each name is preceded by its length. The last of these names is the name of the
    # variable. A compiler may append a number to the mangled name.
    lengths = re.findall(r"(?=(\d+)(?=[A-Za-z_]))", name)
    source_name = name
    ends = (len(name), len(re.sub(r"_\d+$", "", name)))
    for length in lengths:
        start = name.rindex(length) + len(length)
        if start + int(length) in ends:
            source_name = name[start : start + int(length)]
    return source_name


class _Message:
    """The message about one finding.

    For most kinds of findings, there is a method whose name consists of `describe_` and the kind. It returns
    the message without its title.

    Attributes:
        finding: The finding that the message describes (struct Finding).
        launch: The information about the launch.
        site: The ID of the instruction at which the error was found.
        thread: A description of the thread and its block.
    """

    def __init__(self, finding: Any, launch: LaunchDetails) -> None:
        self.finding = finding
        self.launch = launch
        self.site = finding.place.site
        self.thread = _show_thread(finding.place)

    def describe(self, kind: str) -> str:
        """Return the message about a finding of this kind, without its title."""
        default = self.describe_unset if kind.startswith("unset") else self.describe_location
        write_message = getattr(self, f"describe_{kind.replace(' ', '_')}", default)
        return str(write_message())

    def show_location(self, site: int) -> str:
        """Return the location of an instruction in the source code or, if it is unknown, in the PTX."""
        location = self.launch.program.find_site(site)
        if location is None:
            return "?"
        if location.file:
            caller = f" (called at {location.caller})" if location.caller else ""
            return f"{location.file}:{location.line}{caller}"
        if location.line:
            return f"{location.instruction} on line {location.line} of the PTX"
        return location.instruction

    def show_instruction(self, site: int) -> str:
        """Return an instruction and its location."""
        location = self.launch.program.find_site(site)
        if location is None:
            return "?"
        instruction = location.instruction
        name = next((name for start, name in _CALLS.items() if instruction.startswith(start)), instruction)
        return f"{name} at {self.show_location(site)}" if location.file else self.show_location(site)

    # --- memory

    def show_access(self) -> str:
        """Describe the access: "thread (1, 0, 0) of block (0, 0, 0) writes 4 bytes at sum.cu:5"."""
        finding = self.finding
        verb = "writes" if finding.place.access & _WRITES else "reads"
        return f"{self.thread} {verb} {_show_size(finding.size)} at {self.show_location(self.site)}"

    def show_element(self) -> str:
        """Return the accessed element of a variable, such as "part[5]", or "" for other memory."""
        finding = self.finding
        variable = self.find_variable()
        if variable is None:
            return ""
        name, start, size = variable
        if finding.size and size > finding.size:
            index = (finding.address - start) // finding.size
            return f"{name}[{index}]"
        return name

    def find_variable(self) -> tuple[str, int, int] | None:
        """Return the name, start and size of the variable that contains the finding's address, or None."""
        finding = self.finding
        if finding.space == _SHARED:
            return self._find_shared(finding.address)
        for name, (start, size) in self.launch.variables.items():
            if start <= finding.address < start + size:
                return _show_name(name), start, size
        return None

    def _find_shared(self, address: int) -> tuple[str, int, int] | None:
        """Return the name, start and size of the shared variable that contains an address, or None."""
        variable = None
        for prefix, name, start, size in self.launch.program.shared:
            if self.may_use(prefix) and start <= address < start + size:
                variable = _show_name(name), start, size
        name = self.launch.dynamic_name
        start = self.launch.dynamic_start
        if variable is None and name and start <= address < start + self.launch.launch.shared:
            return name, start, self.launch.launch.shared
        return variable

    def may_use(self, prefix: str) -> bool:
        """Return whether the function of the finding may use a shared variable.

        A variable that a kernel declares can only be used by this kernel.

        Args:
            prefix: The name of the function that declares the variable, followed by a dot, or "".
        """
        site = self.launch.program.find_site(self.site)
        function = site.function if site else ""
        owner = prefix.removesuffix(".")
        return not owner or owner not in self.launch.program.kernels or owner == function

    def show_target(self) -> str:
        """Return a description of the accessed memory: a variable, or a byte of an allocation."""
        address = self.finding.address
        if self.finding.space == _LOCAL:
            return f"a local variable of {self.show_function()}"
        element = self.show_element()
        if element:
            return element
        if self.finding.space == _HEAP:
            return f"malloc's memory at 0x{address:x}"
        if self.finding.space == _SHARED:
            start = self.launch.dynamic_start
            is_dynamic = start <= address < start + self.launch.launch.shared
            return (
                f"dynamic shared memory, byte {address - start}"
                if is_dynamic
                else f"shared memory, byte {address}"
            )
        for allocation in self.launch.memory or ():
            if allocation.address <= address < allocation.end:
                return f"byte {address - allocation.address} of {self._show_allocation(allocation)}"
        return f"0x{address:x}"

    def _show_allocation(self, allocation: Allocation) -> str:
        """Describe an allocation, for example "an allocation of 1024 bytes (argument 0)".

        The argument is the first argument of the kernel that points into the allocation.
        """
        for index, value in enumerate(self.launch.launch.arguments):
            if isinstance(value, int) and allocation.address <= value < allocation.end:
                return f"an allocation of {_show_size(allocation.size)} (argument {index})"
        return f"an allocation of {_show_size(allocation.size)}"

    def find_reserved(self) -> Allocation | None:
        """Return the reserved range that contains the finding's address, or None."""
        finding = self.finding
        memory = self.launch.memory
        return memory.reserved.find(finding.address) if memory and finding.space == _GLOBAL else None

    def describe_outside(self) -> str:
        """Describe an access to memory outside all allocations."""
        finding = self.finding
        reserved = self.find_reserved()
        if reserved and not self._is_in_use(finding.address):
            byte = f"byte {finding.address - reserved.address} of {reserved.size} reserved bytes"
            rule = f"no memory is mapped for device {self.launch.launch.device} (cuMemMap, cuMemSetAccess)"
            return f": {self.show_access()}, {byte}, where {rule}"
        other = self._describe_other_device(finding.address)
        return f": {self.show_access()}, {other or self._describe_distance(finding.address, finding.size)}"

    def _describe_other_device(self, address: int) -> str:
        """Describe the memory at an address if it belongs to another device. Otherwise, return ""."""
        allocation = self.launch.memory.find(address) if self.launch.memory else None
        device = self.launch.launch.device
        if allocation is None or allocation.kind not in ("device", "pool") or allocation.get_access(device):
            return ""
        function = "cuMemPoolSetAccess" if allocation.pool is not None else "cuCtxEnablePeerAccess"
        owner = f"{self._show_allocation(allocation)} of device {allocation.device}"
        byte = address - allocation.address
        return f"byte {byte} of {owner}, which device {device} can't access ({function})"

    def _is_in_use(self, address: int) -> bool:
        """Return whether the device can access the memory at an address."""
        allocation = self.launch.memory.find(address) if self.launch.memory else None
        return allocation is not None and allocation.get_access(self.launch.launch.device) != 0

    def _describe_distance(self, address: int, size: int) -> str:
        """Return a description of the distance between an address and the nearest memory.

        Args:
            address: The address of the access.
            size: The size of the access in bytes.
        """
        space = self.finding.space
        if space == _LOCAL:
            return f"outside the local variables of {self.show_function()} (0x{address:x})"
        ranges = list(self._iter_ranges(space))
        if space == _GLOBAL and address < _FIRST_PAGE:
            return f"at the address 0x{address:x}: a null pointer"
        nearest_distance = _MAX_DISTANCE
        nearest_description = ""
        for name, start, range_size in ranges:
            end = start + range_size
            if start <= address < end:
                return f"of which the last {_show_size(address + size - end)} are past the end of {name}"
            distance = start - address if address < start else address - end
            if distance < nearest_distance:
                nearest_distance = distance
                side = "before" if address < start else "past the end of"
                nearest_description = (
                    f"{_show_size(distance)} {side} {name}" if distance else f"right {side} {name}"
                )
        if nearest_description:
            return nearest_description
        if self.finding.text:  # the address is near memory that malloc has allocated
            return str(self.finding.text.decode(errors="replace"))
        return f"at 0x{address:x}, where no memory is allocated"

    def _iter_ranges(self, space: int) -> Any:
        """Yield the name, start and size of each memory region in an address space."""
        if space == _SHARED:
            for prefix, name, start, size in self.launch.program.shared:
                if size and self.may_use(prefix):
                    yield f"{_show_name(name)} ({_show_size(size)} of shared memory)", start, size
            # A size of 0 stands for dynamic shared memory.
            if any(not size for *_, size in self.launch.program.shared):
                name = self.launch.dynamic_name or "the dynamic array"
                dynamic_size = self.launch.launch.shared
                description = f"{name} ({_show_size(dynamic_size)} of dynamic shared memory)"
                yield description, self.launch.dynamic_start, dynamic_size
            return
        for name, (start, size) in self.launch.variables.items():
            if name in self.launch.used_variables:
                yield f"{_show_name(name)} ({_show_size(size)})", start, size
        for allocation in self.launch.memory or ():
            yield self._show_allocation(allocation), allocation.address, allocation.size

    def show_function(self) -> str:
        """Return the name of the function that contains the instruction."""
        site = self.launch.program.find_site(self.site)
        return _show_name(site.function) if site else "the kernel"

    def describe_misaligned(self) -> str:
        finding = self.finding
        return f": {self.show_access()}, at 0x{finding.address:x}, which is not a multiple of {finding.size}"

    def describe_freed(self) -> str:
        """Describe an access to freed memory, or a call to free() for memory that is not allocated."""
        finding = self.finding
        if not finding.size:  # a call to free()
            where = self.show_location(self.site)
            return f": {self.thread} frees 0x{finding.address:x} at {where}, which is not allocated"
        return f": {self.show_access()}, in memory that was freed (0x{finding.address:x})"

    def describe_constant(self) -> str:
        rule = f", which device {self.launch.launch.device} may only read (cuMemSetAccess)"
        return f": {self.show_access()}, to {self.show_target()}{rule if self.find_reserved() else ''}"

    def describe_unset(self) -> str:
        """Describe a read of memory that was never written."""
        problem = "which was never written"
        if self.finding.space == _SHARED:
            problem = "which has not been written yet: is a __syncthreads() missing?"
        return f": {self.show_access()} from {self.show_target()}, {problem}"

    def describe_stale_read(self) -> str:
        """Describe a read through a cache that may not contain a value written in the same launch."""
        finding = self.finding
        writer = self._describe_use(finding.other)
        site = self.launch.program.find_site(self.site)
        instruction = site.instruction if site else ""
        source = "a texture"
        if instruction.startswith("ld"):
            source = "ldu" if instruction.startswith("ldu") else "__ldg() or a const __restrict__ pointer"
        rule = f"{source} may return old bytes"
        end = f"{writer} in the same launch: {rule}"
        return f": {self.show_access()} from {self.show_target()}, which was {end}"

    def describe_race(self) -> str:
        """Describe two uses of the same memory that are not ordered."""
        finding = self.finding
        first = self._describe_use(finding.other)
        second = self._describe_use(finding.place)
        uses = f"{self.show_target()} is {first} and {second}"
        return f" in {_SPACES[finding.space]}: {uses} {self._describe_missing_order()}"

    def _describe_use(self, location: Any) -> str:
        """Describe a use of memory, for example "written by thread (1, 0, 0) at sum.cu:5"."""
        verb = "written" if location.access & _WRITES else "read"
        is_same_block = tuple(self.finding.place.block) == tuple(self.finding.other.block)
        thread = f"thread {tuple(location.thread)}" if is_same_block else _show_thread(location)
        return f"{verb} by {thread} at {self.show_location(location.site)}"

    def _describe_missing_order(self) -> str:
        """Return the end of the message about a race: the operation that would order the two accesses."""
        finding = self.finding
        location = finding.place
        other_location = finding.other
        for use in (location, other_location):
            if self.is_copy(use.site):
                return "before that copy is known to be complete: wait for its group or its mbarrier"
        if location.site == other_location.site and location.access & other_location.access & _WRITES:
            return self._describe_same_statement()
        if self.is_update(location.site, other_location.site):
            return (
                "by an update, which reads and then writes: use an atomic, or let only one thread update it"
            )
        if tuple(location.block) != tuple(other_location.block):
            return "without an atomic and a __threadfence() that order the two blocks"
        if finding.is_one_warp and self._find_warp(location) == self._find_warp(other_location):
            return "with no __syncwarp() in between"
        return "with no __syncthreads() in between"

    def _find_warp(self, location: Any) -> int:
        """Return the index of the warp of a location in its block."""
        x, y, z = location.thread
        columns, rows, _ = self.launch.launch.block
        return int((z * rows + y) * columns + x) // _WARP

    def _describe_same_statement(self) -> str:
        """Return advice for a race between threads that execute the same statement."""
        access = self.finding.place.access
        if access & _STRONG and access & _IN_BLOCK:
            return "by the same statement, whose atomic has only block scope: use device scope"
        advice = "let one thread write, use an atomic or, in a loop, synchronize between iterations"
        return f"by the same statement: {advice}"

    def is_update(self, index: int, other_index: int) -> bool:
        """Return whether two instructions are the load and the store of an update such as `sum += x`.

        This is the case if they are on the same line of the source code. If the PTX does not contain line
        numbers, they must use the same address operand.
        """
        sites = [self.launch.program.find_site(number) for number in sorted((index, other_index))]
        load, store = sites
        if load is None or store is None or load.function != store.function:
            return False
        if not load.instruction.startswith("ld.") or not store.instruction.startswith("st."):
            return False
        is_same_line = bool(load.file) and (load.file, load.line) == (store.file, store.line)
        return is_same_line or (not load.file and load.address != "" and load.address == store.address)

    def is_copy(self, site: int) -> bool:
        """Return whether an instruction starts an asynchronous copy."""
        location = self.launch.program.find_site(site)
        return location is not None and location.instruction.startswith(("cp.async", "cp.reduce.async"))

    # --- threads

    def describe_location(self) -> str:
        """Return the location and the thread. This is the message for kinds without their own method."""
        return f" at {self.show_location(self.site)} [{self.thread}]"

    def describe_deadlock(self) -> str:
        """Describe threads that wait for each other."""
        locations = self.finding.waiting[: self.finding.waiting_count]
        threads = (
            f"{_show_thread(location)} waits at {self.show_location(location.site)}" for location in locations
        )
        return f": no thread can continue: {'; '.join(threads)}: each waits for threads that do not arrive"

    def describe_missed_lane(self) -> str:
        """Describe a lane that does not take part in a warp operation."""
        finding = self.finding
        if finding.lane_state == _HAS_PASSED:
            mask = f"{self.thread} passes a mask with lane {finding.lane} of its warp to"
            instruction = self.show_instruction(self.site)
            lane_state = f"this lane went on to {self.show_location(finding.other.site)} and has ended"
            rule = "all lanes of the mask must reach the instruction, unless they have left the kernel before"
            return f": {mask} {instruction}, but {lane_state}: {rule}"
        if finding.lane_state == _WAITS:
            lane_state = f"which waits at {self.show_location(finding.other.site)}"
            rule = "all lanes of the mask must reach the same instruction"
            wait = f"waits in {self.show_instruction(self.site)} for lane {finding.lane} of its warp"
            return f": {self.thread} {wait}, {lane_state}: {rule}"
        lane_state = "which does not take part: it has ended, or its bit is not in the mask"
        request = f"reads in {self.show_instruction(self.site)} from lane {finding.lane} of its warp"
        return f": {self.thread} {request}, {lane_state}"

    def describe_own_mask(self) -> str:
        """Describe a thread that is not in the mask that it has passed to a warp operation."""
        instruction = self.show_instruction(self.site)
        return (
            f": {self.thread} is not in the mask of its {instruction}: the mask must include each participant"
        )

    def describe_divergent(self) -> str:
        """Describe threads of a warp that wait at different barriers."""
        other_location = self.finding.other
        other_thread = f"thread {tuple(other_location.thread)} at {self.show_location(other_location.site)}"
        rule = "all threads of a warp must reach the same __syncthreads()"
        return f": {self.thread} waits at {self.show_location(self.site)}, and {other_thread}: {rule}"

    def describe_assertion(self) -> str:
        return f": {self.finding.text.decode(errors='replace')} [{self.thread}]"

    def describe_stack(self) -> str:
        return f" in {self.show_function()}: its calls need too much local memory [{self.thread}]"

    def describe_spins(self) -> str:
        location = self.show_location(self.site)
        return f" at {location}: it waits for a value that no running thread writes [{self.thread}]"

    def describe_endless(self) -> str:
        """Describe a loop that exceeds the limit of iterations, or whose state does not change."""
        rounds = self.launch.max_rounds
        reason = self.finding.text.decode(errors="replace")
        limit = reason or f"more than {rounds} iterations (max_rounds of run_on_cpu)"
        return f" at {self.show_location(self.site)}: {limit} [{self.thread}]"

    def describe_trap(self) -> str:
        reason = "the kernel executed __trap(), or code that the compiler assumes to be unreachable"
        return f" at {self.show_location(self.site)}: {reason} [{self.thread}]"

    def describe_barrier(self) -> str:
        """Describe a barrier instruction with invalid operands."""
        instruction = self.show_instruction(self.site)
        rule = "needs a barrier number from 0 to 15 and a constant number of threads that is a multiple of 32"
        if not instruction.startswith(("bar.", "barrier.")):
            rule = "needs an initialized mbarrier"
        return f": {instruction} {rule} [{self.thread}]"

    def describe_texture(self) -> str:
        """Describe a read with a handle that is not a suitable texture."""
        handle = self.finding.address
        location = self.show_location(self.site)
        return f" at {location}: 0x{handle:x} is not a texture that this instruction can read [{self.thread}]"

    def describe_surface(self) -> str:
        """Describe an access with a handle that is not a suitable surface."""
        handle = self.finding.address
        location = self.show_location(self.site)
        return f" at {location}: 0x{handle:x} is not a surface with these dimensions [{self.thread}]"

    def describe_outside_surface(self) -> str:
        text = self.finding.text.decode(errors="replace")
        return f" at {self.show_location(self.site)}: {text} [{self.thread}]"

    def describe_tensor(self) -> str:
        """Describe a copy with an address that is not the address of a supported tensor map."""
        rule = "a tensor map that cuTensorMapEncodeTiled has created without interleaving and swizzled atoms"
        address = self.finding.address
        location = self.show_location(self.site)
        return f" at {location}: 0x{address:x} is not the address of {rule} [{self.thread}]"

    def describe_descriptor(self) -> str:
        reason = "its base offset is not 0: the matrix begins in the middle of a swizzle pattern"
        return f" at {self.show_location(self.site)}: {reason} [{self.thread}]"

    def describe_format(self) -> str:
        """Describe a printf() whose arguments do not match its format."""
        format_ = self.finding.text.decode(errors="replace").rstrip()
        rule = "each % needs an argument of its type, and %s the address of a string"
        reason = f'the arguments do not match the format "{format_}"'
        return f" at {self.show_location(self.site)}: {reason}: {rule} [{self.thread}]"

    def describe_call(self) -> str:
        """Describe a call through a pointer that does not point to a suitable function."""
        pointer = self.finding.address
        rule = "is not the address of a function with these parameters"
        name = "a null pointer" if pointer == 0 else f"0x{pointer:x}"
        return f" at {self.show_location(self.site)}: {name} {rule} [{self.thread}]"

    def describe_stack_pointer(self) -> str:
        reason = f"0x{self.finding.address:x} is not a value of stacksave in this thread"
        return f" at {self.show_location(self.site)}: {reason} [{self.thread}]"

    def describe_ended_block(self) -> str:
        """Describe an access to the shared memory of a block that may have ended."""
        verb = "writes" if self.finding.place.access & _WRITES else "reads"
        owner = tuple(self.finding.other.block)
        rule = "that block does not wait: all blocks must meet (cluster.sync()) before they end"
        location = self.show_location(self.site)
        return f": {self.thread} {verb} shared memory of block {owner} at {location}, and {rule}"

    def describe_product(self) -> str:
        rule = _PRODUCT_RULES[self.finding.lane]  # the runtime stores the index of the rule in this field
        return f" at {self.show_location(self.site)}: {rule} [{self.thread}]"

    def describe_box(self) -> str:
        """Describe a copy of a box of a tensor to an invalid position."""
        finding = self.finding
        value = ctypes.c_int64(finding.address).value  # a coordinate, or the offset of the first byte
        if finding.size:
            reason = f"coordinate {finding.size} is {value}: a box cannot be stored at a negative coordinate"
        else:
            reason = f"a box begins at byte {value} of the first dimension, which is not a multiple of 16"
        return f" at {self.show_location(self.site)}: {reason}; a device stops here [{self.thread}]"
