"""Writes the messages about errors in kernels: the error, its source line, and the memory involved."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator
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
        """The address of dynamic shared memory, which follows the static shared variables.

        The runtime computes the same address (get_dynamic_start in runtime/launch.c).
        """
        align = _SWIZZLED if self.launch.shared else 1
        return _round_up(self._kernel.shared, align)

    @property
    def dynamic_name(self) -> str:
        """The name of the array in dynamic shared memory, or "" if there is not exactly one."""
        dynamic_names = set()
        for _, name, _, size in self.program.shared:
            is_dynamic = size == 0
            if is_dynamic:
                dynamic_names.add(name)
        return _show_name(dynamic_names.pop()) if len(dynamic_names) == 1 else ""

    @property
    def used_variables(self) -> set[str]:
        """The names of the variables in global and constant memory that the kernel uses."""
        return set(self._kernel.variables)

    @property
    def _kernel(self) -> Kernel:
        """The translated kernel that was launched."""
        return self.program.kernels[self.launch.kernel]


def describe(finding: Any, details: LaunchDetails) -> tuple[str, str]:
    """Return the kind of a finding (a key of `KINDS`), and the message about the finding.

    A finding is an error that the runtime has detected in a kernel.

    Raises:
        LookupError, ValueError: The finding contains values that the runtime never writes, because a kernel
            has overwritten it.
    """
    if not finding.kind:
        raise LookupError(finding.kind)
    kind = list(KINDS)[finding.kind - 1]
    message = _Message(finding, details)
    title = KINDS[kind]
    if kind == "constant" and message.find_reserved_range():
        title = "write without access"
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


def would_stop(kind: str, finding: Any, details: LaunchDetails) -> bool:
    """Return whether the kernel would also have stopped on a device because of a finding.

    A device often does not detect an access that is only slightly out of bounds, because the sizes of
    allocations are rounded up.

    Args:
        kind: A key of `KINDS`.
        finding: The finding that the runtime has written (struct Finding).
        details: The information about the launch.
    """
    if kind in _NOT_STOPPING:
        return False
    if kind != "outside":
        return True
    end = int(finding.address + finding.size)
    if finding.space == _SHARED:
        return end > _round_up(details.dynamic_start + details.launch.shared, _SHARED_GRANULE)
    if finding.space != _GLOBAL:
        return False
    if _Message(finding, details).find_reserved_range():
        return True
    return not any(
        allocation.address <= end and finding.address < allocation.end + _MAX_DISTANCE
        for allocation in details.memory or ()
    )


def _round_up(size: int, multiple: int) -> int:
    """Return the smallest multiple of `multiple` that is not less than `size`."""
    return size + -size % multiple


def _show_thread(location: Any) -> str:
    """Return a description of the thread and the block of a location (struct Place)."""
    return f"thread {tuple(location.thread)} of block {tuple(location.block)}"


def _show_size(size: int) -> str:
    return "1 byte" if size == 1 else f"{size} bytes"


def _show_name(name: str) -> str:
    """Return the name that a variable or a function has in the source code.

    Args:
        name: The name in the PTX, which C++ compilers mangle.
    """
    is_static_variable = name.startswith("_ZZ")
    return _show_static_variable(name) if is_static_variable else read_name(name) or name


def _show_static_variable(mangled_name: str) -> str:
    """Return the name of a static variable of a function, without the name of the function.

    In a mangled name, each name is preceded by its length, for example "_ZZ3sumE4part_1". The last of them is
    the name of the variable. A compiler may append a number to the mangled name, such as "_1".
    """
    # Where the last name may end: before or after the appended number
    possible_ends = (len(mangled_name), len(re.sub(r"_\d+$", "", mangled_name)))
    # The digits of a length may follow other digits. The lookahead finds each possible start of a length.
    lengths = re.findall(r"(?=(\d+)(?=[A-Za-z_]))", mangled_name)
    variable_name = mangled_name
    for length in lengths:
        start = mangled_name.rindex(length) + len(length)
        end = start + int(length)
        if end in possible_ends:
            variable_name = mangled_name[start:end]
    return variable_name


class _NamedRange(NamedTuple):
    """A variable or another range of memory.

    Attributes:
        name: The variable's name, or a description for messages.
        start: The address of the first byte.
        size: The size in bytes.
    """

    name: str
    start: int
    size: int

    @property
    def end(self) -> int:
        """The address after the last byte."""
        return self.start + self.size

    def get_distance(self, address: int) -> int:
        """Return the distance in bytes between the range and an address outside it."""
        return self.start - address if address < self.start else address - self.end


class _Message:
    """The message about one finding.

    For most kinds of findings, there is a method whose name consists of `describe_` and the kind. It returns
    the message without its title.

    Attributes:
        finding: The finding that the message describes (struct Finding).
        details: The information about the launch.
        site: The ID of the instruction at which the error was found.
        thread: A description of the thread and its block.
    """

    def __init__(self, finding: Any, details: LaunchDetails) -> None:
        self.finding = finding
        self.details = details
        self.site = finding.place.site
        self.thread = _show_thread(finding.place)

    def describe(self, kind: str) -> str:
        """Return the message about a finding of this kind, without its title.

        This calls the method `describe_KIND`, if there is one.
        """
        default_method = self.describe_unset if kind.startswith("unset") else self.describe_location
        method_name = f"describe_{kind.replace(' ', '_')}"
        method = getattr(self, method_name, default_method)
        return str(method())

    def show_location(self, site: int) -> str:
        """Return the location of an instruction in the source code or, if it is unknown, in the PTX."""
        location = self.details.program.find_site(site)
        if location is None:
            return "?"
        if location.file:
            caller = f" (called at {location.caller})" if location.caller else ""
            return f"{location.file}:{location.line}{caller}"
        if location.line:
            return f"{location.instruction} on line {location.line} of the PTX"
        return location.instruction

    def show_instruction(self, site: int) -> str:
        """Return an instruction and its location, such as "__syncwarp() at sum.cu:5"."""
        location = self.details.program.find_site(site)
        if location is None:
            return "?"
        if not location.file:
            return self.show_location(site)  # this includes the instruction
        name = location.instruction
        for ptx_name, c_name in _CALLS.items():
            if location.instruction.startswith(ptx_name):
                name = c_name
        return f"{name} at {self.show_location(site)}"

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
        # The size of the access is assumed to be the size of the variable's elements.
        if finding.size and variable.size > finding.size:
            index = (finding.address - variable.start) // finding.size
            return f"{variable.name}[{index}]"
        return variable.name

    def find_variable(self) -> _NamedRange | None:
        """Return the variable that contains the finding's address, or `None`."""
        finding = self.finding
        if finding.space == _SHARED:
            return self._find_shared_variable(finding.address)
        for name, (start, size) in self.details.variables.items():
            if start <= finding.address < start + size:
                return _NamedRange(_show_name(name), start, size)
        return None

    def _find_shared_variable(self, address: int) -> _NamedRange | None:
        """Return the variable in shared memory that contains an address, or `None`."""
        variable = None
        for prefix, name, start, size in self.details.program.shared:
            if self._is_usable(prefix) and start <= address < start + size:
                variable = _NamedRange(_show_name(name), start, size)
        if variable is not None:
            return variable
        dynamic_array = _NamedRange(
            self.details.dynamic_name, self.details.dynamic_start, self.details.launch.shared
        )
        if dynamic_array.name and dynamic_array.start <= address < dynamic_array.end:
            return dynamic_array
        return None

    def _is_usable(self, prefix: str) -> bool:
        """Return whether the function with the error may use a shared variable.

        The shared variables of different kernels may have the same addresses. A variable that a kernel
        declares can only be used by this kernel.

        Args:
            prefix: The name of the function that declares the variable, followed by a dot, or "".
        """
        owner = prefix.removesuffix(".")
        if not owner or owner not in self.details.program.kernels:
            return True
        site = self.details.program.find_site(self.site)
        return site is not None and site.function == owner

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
            start = self.details.dynamic_start
            if start <= address < start + self.details.launch.shared:
                return f"dynamic shared memory, byte {address - start}"
            return f"shared memory, byte {address}"
        for allocation in self.details.memory or ():
            if allocation.address <= address < allocation.end:
                return f"byte {address - allocation.address} of {self._show_allocation(allocation)}"
        return f"0x{address:x}"

    def _show_allocation(self, allocation: Allocation) -> str:
        """Describe an allocation, for example "an allocation of 1024 bytes (argument 0)".

        The argument is the first argument of the kernel that points into the allocation.
        """
        for index, value in enumerate(self.details.launch.arguments):
            if isinstance(value, int) and allocation.address <= value < allocation.end:
                return f"an allocation of {_show_size(allocation.size)} (argument {index})"
        return f"an allocation of {_show_size(allocation.size)}"

    def find_reserved_range(self) -> Allocation | None:
        """Return the reserved address range (cuMemAddressReserve) that contains the address, or `None`."""
        memory = self.details.memory
        if not memory or self.finding.space != _GLOBAL:
            return None
        return memory.reserved.find(self.finding.address)

    def describe_outside(self) -> str:
        """Describe an access to memory outside all allocations."""
        finding = self.finding
        address = finding.address
        reserved = self.find_reserved_range()
        if reserved and not self._is_accessible(address):
            position = f"byte {address - reserved.address} of {reserved.size} reserved bytes"
            device = self.details.launch.device
            reason = f"no memory is mapped for device {device} (cuMemMap, cuMemSetAccess)"
            return f": {self.show_access()}, {position}, where {reason}"
        position = self._describe_other_device(address) or self._describe_distance(address, finding.size)
        return f": {self.show_access()}, {position}"

    def _describe_other_device(self, address: int) -> str:
        """Describe the memory at an address if it belongs to another device. Otherwise, return ""."""
        allocation = self.details.memory.find(address) if self.details.memory else None
        device = self.details.launch.device
        if allocation is None or allocation.kind not in ("device", "pool"):
            return ""
        if allocation.get_access(device):
            return ""
        # The function with which the program can permit the access
        function = "cuMemPoolSetAccess" if allocation.pool is not None else "cuCtxEnablePeerAccess"
        owner = f"{self._show_allocation(allocation)} of device {allocation.device}"
        offset = address - allocation.address
        return f"byte {offset} of {owner}, which device {device} can't access ({function})"

    def _is_accessible(self, address: int) -> bool:
        """Return whether the device can access the memory at an address."""
        allocation = self.details.memory.find(address) if self.details.memory else None
        return allocation is not None and allocation.get_access(self.details.launch.device) != 0

    def _describe_distance(self, address: int, size: int) -> str:
        """Return a description of the distance between an address and the nearest memory.

        Args:
            address: The address of the access.
            size: The size of the access in bytes.
        """
        space = self.finding.space
        if space == _LOCAL:
            return f"outside the local variables of {self.show_function()} (0x{address:x})"
        if space == _GLOBAL and address < _FIRST_PAGE:
            return f"at the address 0x{address:x}: a null pointer"
        ranges = self._iter_shared_ranges() if space == _SHARED else self._iter_global_ranges()
        nearest_distance = _MAX_DISTANCE
        nearest_range = None
        for memory_range in ranges:
            if memory_range.start <= address < memory_range.end:
                outside_size = address + size - memory_range.end
                return f"of which the last {_show_size(outside_size)} are past the end of {memory_range.name}"
            distance = memory_range.get_distance(address)
            if distance < nearest_distance:
                nearest_distance = distance
                nearest_range = memory_range
        if nearest_range is not None:
            side = "before" if address < nearest_range.start else "past the end of"
            distance_text = _show_size(nearest_distance) if nearest_distance else "right"
            return f"{distance_text} {side} {nearest_range.name}"
        if self.finding.text:  # the address is near memory that malloc has allocated
            return str(self.finding.text.decode(errors="replace"))
        return f"at 0x{address:x}, where no memory is allocated"

    def _iter_shared_ranges(self) -> Iterator[_NamedRange]:
        """Yield the static shared variables of the function with the error, and dynamic shared memory."""
        has_dynamic_array = False
        for prefix, name, start, size in self.details.program.shared:
            if size == 0:
                has_dynamic_array = True
            elif self._is_usable(prefix):
                description = f"{_show_name(name)} ({_show_size(size)} of shared memory)"
                yield _NamedRange(description, start, size)
        if has_dynamic_array:
            name = self.details.dynamic_name or "the dynamic array"
            size = self.details.launch.shared
            description = f"{name} ({_show_size(size)} of dynamic shared memory)"
            yield _NamedRange(description, self.details.dynamic_start, size)

    def _iter_global_ranges(self) -> Iterator[_NamedRange]:
        """Yield the module's variables in global memory that the kernel uses, and all allocations."""
        for name, (start, size) in self.details.variables.items():
            if name in self.details.used_variables:
                yield _NamedRange(f"{_show_name(name)} ({_show_size(size)})", start, size)
        for allocation in self.details.memory or ():
            description = self._show_allocation(allocation)
            yield _NamedRange(description, allocation.address, allocation.size)

    def show_function(self) -> str:
        """Return the name of the function that contains the instruction."""
        site = self.details.program.find_site(self.site)
        return _show_name(site.function) if site else "the kernel"

    def describe_misaligned(self) -> str:
        """Describe an access to an address that is not a multiple of its size."""
        finding = self.finding
        return f": {self.show_access()}, at 0x{finding.address:x}, which is not a multiple of {finding.size}"

    def describe_freed(self) -> str:
        """Describe an access to freed memory, or a call to free() for memory that is not allocated."""
        finding = self.finding
        is_call_to_free = finding.size == 0
        if is_call_to_free:
            location = self.show_location(self.site)
            return f": {self.thread} frees 0x{finding.address:x} at {location}, which is not allocated"
        return f": {self.show_access()}, in memory that was freed (0x{finding.address:x})"

    def describe_constant(self) -> str:
        """Describe a write to constant memory, or to mapped memory that the device may only read."""
        reason = ""
        if self.find_reserved_range():
            reason = f", which device {self.details.launch.device} may only read (cuMemSetAccess)"
        return f": {self.show_access()}, to {self.show_target()}{reason}"

    def describe_unset(self) -> str:
        """Describe a read of memory that was never written."""
        problem = "which was never written"
        if self.finding.space == _SHARED:
            problem = "which has not been written yet: is a __syncthreads() missing?"
        return f": {self.show_access()} from {self.show_target()}, {problem}"

    def describe_stale_read(self) -> str:
        """Describe a read through a cache that may not contain a value written in the same launch."""
        site = self.details.program.find_site(self.site)
        instruction = site.instruction if site else ""
        if instruction.startswith("ldu"):
            reader = "ldu"
        elif instruction.startswith("ld"):
            reader = "__ldg() or a const __restrict__ pointer"
        else:
            reader = "a texture"
        write = f"{self._describe_use(self.finding.other)} in the same launch"
        read = f"{self.show_access()} from {self.show_target()}"
        return f": {read}, which was {write}: {reader} may return old bytes"

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
        # If both threads of the finding belong to the same block, the message does not mention the block.
        is_same_block = tuple(self.finding.place.block) == tuple(self.finding.other.block)
        thread = f"thread {tuple(location.thread)}" if is_same_block else _show_thread(location)
        return f"{verb} by {thread} at {self.show_location(location.site)}"

    def _describe_missing_order(self) -> str:
        """Return the end of the message about a race: the operation that would order the two accesses."""
        finding = self.finding
        location = finding.place
        other_location = finding.other
        if self.is_copy(location.site) or self.is_copy(other_location.site):
            return "before that copy is known to be complete: wait for its group or its mbarrier"
        both_write = location.access & other_location.access & _WRITES
        if location.site == other_location.site and both_write:
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
        """Return the index of the warp of a thread in its block (CUDA C++ Programming Guide, "Warps")."""
        x, y, z = location.thread
        x_size, y_size, _ = self.details.launch.block
        thread_index = int((z * y_size + y) * x_size + x)
        return thread_index // _WARP

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
        # The instructions have increasing IDs. The load is the first of them.
        load = self.details.program.find_site(min(index, other_index))
        store = self.details.program.find_site(max(index, other_index))
        if load is None or store is None or load.function != store.function:
            return False
        if not load.instruction.startswith("ld.") or not store.instruction.startswith("st."):
            return False
        if load.file:
            return (load.file, load.line) == (store.file, store.line)
        return load.address != "" and load.address == store.address

    def is_copy(self, site: int) -> bool:
        """Return whether an instruction starts an asynchronous copy."""
        location = self.details.program.find_site(site)
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
        instruction = self.show_instruction(self.site)
        lane = f"lane {finding.lane} of its warp"
        if finding.lane_state == _HAS_PASSED:
            location = self.show_location(finding.other.site)
            rule = "all lanes of the mask must reach the instruction, unless they have left the kernel before"
            return (
                f": {self.thread} passes a mask with {lane} to {instruction}, "
                f"but this lane went on to {location} and has ended: {rule}"
            )
        if finding.lane_state == _WAITS:
            location = self.show_location(finding.other.site)
            rule = "all lanes of the mask must reach the same instruction"
            return f": {self.thread} waits in {instruction} for {lane}, which waits at {location}: {rule}"
        reason = "which does not take part: it has ended, or its bit is not in the mask"
        return f": {self.thread} reads in {instruction} from {lane}, {reason}"

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
        """Return the runtime's message about an `assert()` that has failed."""
        return f": {self.finding.text.decode(errors='replace')} [{self.thread}]"

    def describe_stack(self) -> str:
        """Describe a function whose local variables do not fit on the thread's stack."""
        return f" in {self.show_function()}: its calls need too much local memory [{self.thread}]"

    def describe_spins(self) -> str:
        """Describe a loop that reads memory until its value changes, which it never does."""
        location = self.show_location(self.site)
        return f" at {location}: it waits for a value that no running thread writes [{self.thread}]"

    def describe_endless(self) -> str:
        """Describe a loop that exceeds the limit of iterations, or whose state does not change."""
        rounds = self.details.max_rounds
        reason = self.finding.text.decode(errors="replace")
        limit = reason or f"more than {rounds} iterations (max_rounds of run_on_cpu)"
        return f" at {self.show_location(self.site)}: {limit} [{self.thread}]"

    def describe_trap(self) -> str:
        """Describe a trap instruction, which ends the kernel with an error."""
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
        """Return the runtime's message about an access outside a surface."""
        text = self.finding.text.decode(errors="replace")
        return f" at {self.show_location(self.site)}: {text} [{self.thread}]"

    def describe_tensor(self) -> str:
        """Describe a copy with an address that is not the address of a supported tensor map."""
        rule = "a tensor map that cuTensorMapEncodeTiled has created without interleaving and swizzled atoms"
        address = self.finding.address
        location = self.show_location(self.site)
        return f" at {location}: 0x{address:x} is not the address of {rule} [{self.thread}]"

    def describe_descriptor(self) -> str:
        """Describe a wgmma instruction with an unsupported matrix descriptor."""
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
        """Describe a stackrestore instruction with an invalid stack pointer."""
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
        """Describe a wgmma instruction without an instruction that must precede or follow it."""
        rule_index = self.finding.lane  # the runtime uses this field for the index
        rule = _PRODUCT_RULES[rule_index]
        return f" at {self.show_location(self.site)}: {rule} [{self.thread}]"

    def describe_box(self) -> str:
        """Describe a copy of a box of a tensor to an invalid position."""
        # The runtime uses the field `size` for the number of the invalid coordinate (1, 2, ...), or 0 if the
        # offset of the first byte is invalid. The field `address` is the coordinate or the offset.
        coordinate_number = self.finding.size
        value = ctypes.c_int64(self.finding.address).value
        if coordinate_number:
            rule = "a box cannot be stored at a negative coordinate"
            reason = f"coordinate {coordinate_number} is {value}: {rule}"
        else:
            reason = f"a box begins at byte {value} of the first dimension, which is not a multiple of 16"
        return f" at {self.show_location(self.site)}: {reason}; a device stops here [{self.thread}]"
