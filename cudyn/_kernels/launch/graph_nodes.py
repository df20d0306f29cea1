"""The nodes of graphs: kernels with their parameters, and what each node reads and writes."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._bindings.machine.node_code import NodeEntry, NodeParams
from ...errors import DriverError
from ..contracts.dtypes import DTYPES
from ..contracts.parts import ArrayArgument, StructArgument
from .config import NOT_GIVEN
from .driver_state import choose_api, driver, make_current

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ..contracts.argument_checks import ArrayView
    from ..contracts.contract import Contract
    from .config import LaunchConfig
    from .launcher import Checked


SET_NODE = "cuGraphExecKernelNodeSetParams"


class Access(NamedTuple):
    """Memory that a node reads, and perhaps writes: from `start` up to `end`."""

    start: int
    end: int
    is_written: bool


_ALL = 0, 1 << 64
EVERYTHING = (Access(*_ALL, True),)


def find_accesses(
    contract: Contract | None, open_at: Iterable[int], records: Sequence[ArrayView]
) -> Sequence[Access]:
    """Find what a kernel reads and writes.

    open_at: the indexes of arguments that the graph may change: they may be anywhere. records: of the
    arrays, in the order of the contract. A kernel without a contract, with a struct, which may have pointers,
    or whose contract names nothing that it writes, may read and write everything.
    """
    if contract is None or any(isinstance(each, StructArgument) for each in contract.arguments):
        return EVERYTHING
    accesses: list[Access] = []
    arrays = [(at, each) for at, each in enumerate(contract.arguments) if isinstance(each, ArrayArgument)]
    remaining = iter(records)
    is_complete = len(records) == len(arrays)  # else an optional one is None
    for at, argument in arrays:
        record = next(remaining) if is_complete else None
        if record is None or at in open_at:
            accesses.append(Access(*_ALL, argument.is_written))
        else:
            accesses += find_access(record, argument.is_written)
    return accesses if any(each.is_written for each in accesses) else EVERYTHING


def find_access(record: ArrayView, is_written: bool) -> Iterator[Access]:
    """Yield the memory of an array, unless it is empty."""
    if 0 in record.shape:
        return
    size = DTYPES[record.dtype].size if record.dtype in DTYPES else 16
    steps = [(size - 1) * stride for size, stride in zip(record.shape, record.strides)]
    low = sum(min(0, step) for step in steps)
    high = sum(max(0, step) for step in steps) + 1
    yield Access(record.address + low * size, record.address + high * size, is_written)


class NodeOrder:
    """The nodes of a graph, each of which follows the nodes that conflict with it.

    Two nodes conflict if they access the same memory and one of them writes to it.
    """

    def __init__(self) -> None:
        self._nodes: list[tuple[Any, Sequence[Access], int]] = []  # handle, accesses, numbers of those before

    def find_before(self, accesses: Sequence[Access]) -> tuple[list[Any], int]:
        """Find the nodes that a node with these accesses depends on, and a bit set of its predecessors."""
        before: list[Any] = []
        passed = 0
        for number in reversed(range(len(self._nodes))):
            handle, others, further = self._nodes[number]
            if not passed >> number & 1 and _do_conflict(accesses, others):
                before.append(handle)
                passed |= further | 1 << number
        return before, passed

    def add(self, handle: Any, accesses: Sequence[Access], passed: int) -> None:
        self._nodes.append((handle, accesses, passed))


def _do_conflict(accesses: Sequence[Access], others: Sequence[Access]) -> bool:
    return any(
        one.start < other.end and other.start < one.end and (one.is_written or other.is_written)
        for one in accesses
        for other in others
    )


class Node:
    """A kernel node, with memory for its parameters.

    handle   the CUgraphNode
    is_on    has its launch blocks? With an empty grid the node is disabled; is_on_there: as the driver has it
    params   the driver's view of its parameters and configuration
    update   update(*arguments) checks the arguments of a launch, and notes what differs, for `set`
    address  of its NodeEntry
    indexes  of its arguments, in the values of the graph
    code     of its kernel; name: the kernel's
    records  of the arrays that it was added or updated with by Python
    """

    handle: Any
    records: Sequence[ArrayView]

    def __init__(
        self, checked: Checked, config: LaunchConfig | None, is_on: bool, toggled: list[Node]
    ) -> None:
        """toggled: receives the node when it has to be enabled or disabled."""
        self.is_on = is_on
        self._toggled = toggled
        self.is_on_there = True
        self._launcher = checked.launcher
        self._config = config
        self._attributes = [*map(bytes, checked.config.kept)]
        self.code = checked.launcher.code
        self.name = checked.launcher.reader.name
        self.indexes: list[int] = []
        self._words = [-(-parameter.size // 8) for parameter in checked.launcher.reader.parameters]
        self._values = (ctypes.c_uint64 * sum(self._words))()
        start = ctypes.addressof(self._values)
        places = (start + 8 * sum(self._words[:i]) for i in range(len(self._words)))
        self._pointers = (ctypes.c_void_p * len(self._words))(*places)
        self._own = NodeParams(function=checked.launcher.handle, pointers=ctypes.addressof(self._pointers))
        self.params: Any = choose_api(SET_NODE).CUDA_KERNEL_NODE_PARAMS.from_buffer(self._own)
        self._entry = NodeEntry(params=ctypes.addressof(self._own), values=start)
        self.address = ctypes.addressof(self._entry)
        self._write(checked)
        self.records = checked.taken.records
        self.update: Callable[..., None] = self._update

    def complete(self, executable: Any) -> None:
        """Learn the CUgraphExec, whose node has the parameters."""
        self._executable = executable
        self._entry.node = int(self.handle)
        self._entry.is_set = 1
        mode = "node call" if self._config is None else "node"
        kept = self._own, self._values, self._pointers
        self._fast_update = self._launcher.put(mode, self._update, self._entry, *kept)
        self.update = self._fast_update
        if not self.is_on:
            self.switch()

    def switch(self) -> None:
        """Enable or disable the node. A disabled one is updated by Python alone, which enables it again."""
        driver.cuGraphNodeSetEnabled(self._executable, self.handle, int(self.is_on))  # CUDA 11.6
        self.is_on_there = self.is_on
        self.update = self._fast_update if self.is_on else self._update

    def _update(self, *arguments: Any) -> None:
        checked = self._launcher.check(arguments, {}, NOT_GIVEN, self._config)
        self.is_on = checked is not None
        if self.is_on is not self.is_on_there:
            self._toggled.append(self)
        if checked is None:
            return
        if checked.launcher is not self._launcher:
            raise ValueError(f"{self.name}: a node stays on its device")
        if [*map(bytes, checked.config.kept)] != self._attributes:
            raise ValueError(f"{self.name}: the cluster and the priority of a node can't be changed")
        self._write(checked)
        self.records = checked.taken.records

    def _write(self, checked: Checked) -> None:
        """Write parameters and configuration, and note whether they differ from those that the node has."""
        of = checked.config
        to = self._own
        data = b""
        packed = checked.launcher.pack(checked.taken.values)
        for parameter, words in zip(checked.launcher.reader.parameters, self._words):
            data += packed[parameter.offset :][: parameter.size].ljust(8 * words, b"\0")
        sizes, before = ((each.grid[:], each.block[:], each.shared_memory) for each in (of, to))
        if data != bytes(self._values) or sizes != before:
            ctypes.memmove(self._values, data, len(data))
            to.grid = of.grid
            to.block = of.block
            to.shared_memory = of.shared_memory
            self._entry.is_set = 0

    def set(self) -> None:
        """Set the node's parameters, in its context, if they differ from those that it has."""
        if self._entry.is_set:
            return
        try:
            with make_current(self.code.context):
                set_node = choose_api(SET_NODE).cuGraphExecKernelNodeSetParams
                set_node(self._executable, self.handle, self.params)
        except DriverError as error:
            raise error.with_notes(f"The kernel is {self._launcher}.") from None
        self._entry.is_set = 1
