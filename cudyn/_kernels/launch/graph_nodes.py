"""The kernel nodes of graphs with their parameters, and the order of all nodes in a graph."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, NamedTuple

from ..._bindings.machine.node_code import NodeEntry, NodeParams
from ...errors import DriverError
from ..contracts.dtypes import DTYPES
from ..contracts.parts import ArrayArgument, StructArgument
from .config import NOT_GIVEN
from .driver_state import choose_api, driver, make_current
from .streams import wait_for_array

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ..contracts.argument_checks import ArrayView
    from ..contracts.contract import Contract
    from .array_records import StreamFinder
    from .config import LaunchConfig
    from .launcher import Checked


SET_NODE = "cuGraphExecKernelNodeSetParams"
"""The name of the driver function that changes the parameters of a kernel node."""


class Access(NamedTuple):
    """A range of memory that a node accesses.

    Attributes:
        start: The first address.
        end: The address after the last byte.
        is_written: Whether the node may write to the memory. If not, it only reads the memory.
    """

    start: int
    end: int
    is_written: bool


_ALL_ADDRESSES = 0, 1 << 64
EVERYTHING = (Access(*_ALL_ADDRESSES, is_written=True),)
"""The accesses of a node that may write to any memory."""
_LARGEST_ELEMENT = 16  # bytes; assumed for dtypes that contracts do not support


def list_accesses(
    contract: Contract | None, changeable: Iterable[int], records: Sequence[ArrayView]
) -> Sequence[Access]:
    """Return the memory accesses of a kernel.

    A kernel is assumed to access all memory if it does not have a contract, if it has a struct argument
    (which may contain pointers), or if its contract does not contain an array that the kernel writes.

    Args:
        contract: The kernel's contract, or None.
        changeable: The indexes of the arguments that can change between launches. An array among them is
            assumed to be at any address.
        records: The views of the arrays, in the contract's order.
    """
    if contract is None or any(isinstance(argument, StructArgument) for argument in contract.arguments):
        return EVERYTHING
    accesses: list[Access] = []
    arrays = [
        (index, argument)
        for index, argument in enumerate(contract.arguments)
        if isinstance(argument, ArrayArgument)
    ]
    # An optional array that is None does not have a view, so the views cannot be matched with the arguments.
    has_all_records = len(records) == len(arrays)
    array_records: Sequence[ArrayView | None] = records if has_all_records else [None] * len(arrays)
    for (index, argument), record in zip(arrays, array_records):
        if record is None or index in changeable:
            accesses.append(Access(*_ALL_ADDRESSES, argument.is_written))
        else:
            accesses += list_array_accesses(record, argument.is_written)
    return accesses if any(access.is_written for access in accesses) else EVERYTHING


def list_array_accesses(record: ArrayView, is_written: bool) -> list[Access]:
    """Return a list of the access to an array's memory. The list is empty if the array is empty."""
    if 0 in record.shape:
        return []
    element_size = DTYPES[record.dtype].size if record.dtype in DTYPES else _LARGEST_ELEMENT
    # The number of elements from the first to the last along each axis, negative for a negative stride.
    extents = [(length - 1) * stride for length, stride in zip(record.shape, record.strides)]
    lowest = sum(extent for extent in extents if extent < 0)
    highest = sum(extent for extent in extents if extent > 0)
    start = record.address + lowest * element_size
    end = record.address + (highest + 1) * element_size
    return [Access(start, end, is_written)]


class NodeOrder:
    """The nodes of a graph, in the order in which they were added.

    A node depends on all earlier nodes that it conflicts with. Two nodes conflict if they access the same
    memory and at least one of them writes to it.
    """

    def __init__(self) -> None:
        # For each node: its handle, its accesses, and a bit set of the indexes of its predecessors.
        self._nodes: list[tuple[Any, Sequence[Access], int]] = []

    def find_before(self, accesses: Sequence[Access]) -> tuple[list[Any], int]:
        """Return the nodes on which a node with these accesses depends directly.

        Returns:
            The handles of these nodes, and a bit set of the indexes of all direct and indirect predecessors.
        """
        handles: list[Any] = []
        predecessors = 0
        # Later nodes are visited first, so that the nodes on which they depend do not have to be listed, too.
        for index in reversed(range(len(self._nodes))):
            handle, other_accesses, other_predecessors = self._nodes[index]
            is_predecessor = predecessors >> index & 1
            if not is_predecessor and _do_conflict(accesses, other_accesses):
                handles.append(handle)
                predecessors |= other_predecessors | 1 << index
        return handles, predecessors

    def add(self, handle: Any, accesses: Sequence[Access], predecessors: int) -> None:
        """Append a node.

        Args:
            handle: The CUgraphNode.
            accesses: The accesses of the node.
            predecessors: The bit set that `find_before` returned for these accesses.
        """
        self._nodes.append((handle, accesses, predecessors))


def _do_conflict(first_accesses: Sequence[Access], second_accesses: Sequence[Access]) -> bool:
    """Return whether two nodes with these accesses conflict (see NodeOrder)."""
    for first in first_accesses:
        for second in second_accesses:
            do_overlap = first.start < second.end and second.start < first.end
            if do_overlap and (first.is_written or second.is_written):
                return True
    return False


class Node:
    """A kernel node and the memory for its parameters.

    Attributes:
        handle: The CUgraphNode.
        is_enabled: Whether the next launch has to run the node. False if the node's grid is empty.
        is_enabled_in_driver: Whether the node is enabled in the driver.
        params: The CUDA_KERNEL_NODE_PARAMS, which shares the memory of `_node_params`.
        update: Function that checks the arguments of a launch, and writes changed values to the node's
            memory. `set` then passes them to the driver.
        address: The address of the NodeEntry, which machine code reads.
        indexes: The index of each argument in the graph's list of values.
        code: The Module of the kernel.
        name: The kernel's name.
        records: The views of the arrays at the time of the last update in Python.
    """

    handle: Any
    records: Sequence[ArrayView]

    def __init__(
        self,
        checked: Checked,
        config: LaunchConfig | None,
        is_enabled: bool,
        toggled: list[Node],
        find_stream: StreamFinder,
    ) -> None:
        """Create a node for a checked launch.

        Args:
            checked: The launch.
            config: The configuration, or None if the contract computes it.
            is_enabled: Whether the first launch of the graph has to run the node.
            toggled: List to which the node appends itself when it has to be enabled or disabled.
            find_stream: Function that returns the handle of a stream that the graph's next launch waits for.
        """
        self._find_stream = find_stream
        self.is_enabled = is_enabled
        self._toggled = toggled
        self.is_enabled_in_driver = True
        self._launcher = checked.launcher
        self._config = config
        self._attributes = [*map(bytes, checked.config.kept)]  # the launch attributes
        self.code = checked.launcher.code
        self.name = checked.launcher.reader.name
        self.indexes: list[int] = []
        # The number of 64-bit words that each parameter occupies in `_values`.
        self._word_counts = [(parameter.size + 7) // 8 for parameter in checked.launcher.reader.parameters]
        self._values = (ctypes.c_uint64 * sum(self._word_counts))()
        values_address = ctypes.addressof(self._values)
        self._pointers = self._make_pointers(values_address)
        self._node_params = NodeParams(
            function=checked.launcher.handle, pointers=ctypes.addressof(self._pointers)
        )
        self.params: Any = choose_api(SET_NODE).CUDA_KERNEL_NODE_PARAMS.from_buffer(self._node_params)
        self._entry = NodeEntry(params=ctypes.addressof(self._node_params), values=values_address)
        self.address = ctypes.addressof(self._entry)
        self._write(checked)
        self.records = checked.arguments.records
        self.update: Callable[..., None] = self._update

    def _make_pointers(self, values_address: int) -> ctypes.Array[ctypes.c_void_p]:
        """Return the array of pointers to the parameters' values, which the driver reads.

        Args:
            values_address: The address of the first value. Each value starts at a multiple of 8 bytes.
        """
        addresses = []
        next_address = values_address
        for word_count in self._word_counts:
            addresses.append(next_address)
            next_address += 8 * word_count
        return (ctypes.c_void_p * len(addresses))(*addresses)

    def complete(self, executable: Any) -> None:
        """Prepare the node for updates after its graph has been instantiated, and disable it if necessary.

        Args:
            executable: The CUgraphExec, which contains the current parameters.
        """
        self._executable = executable
        self._entry.node = int(self.handle)
        self._entry.is_set = 1  # The driver has the current parameters.
        mode = "node call" if self._config is None else "node"
        keep_alive = self._node_params, self._values, self._pointers
        self._fast_update = self._launcher.make_fast(mode, self._update, self._entry, *keep_alive)
        self.update = self._fast_update
        if not self.is_enabled:
            self.switch()

    def switch(self) -> None:
        """Enable or disable the node in the driver.

        While the node is disabled, it is updated in Python, because machine code cannot enable it again.
        """
        driver.cuGraphNodeSetEnabled(self._executable, self.handle, int(self.is_enabled))  # CUDA 11.6
        self.is_enabled_in_driver = self.is_enabled
        self.update = self._fast_update if self.is_enabled else self._update

    def _update(self, *arguments: Any) -> None:
        """Implement `update` in Python.

        Args:
            *arguments: The arguments of the launch, in order.
        """
        checked = self._launcher.check(arguments, {}, NOT_GIVEN, self._config, find_stream=self._find_stream)
        self.is_enabled = checked is not None
        if self.is_enabled is not self.is_enabled_in_driver:
            self._toggled.append(self)
        if checked is None:
            return
        if checked.launcher is not self._launcher:
            raise ValueError(f"{self.name}: the device of a node can't be changed")
        if [*map(bytes, checked.config.kept)] != self._attributes:
            raise ValueError(f"{self.name}: the cluster and the priority of a node can't be changed")
        self._write(checked)
        self.records = checked.arguments.records
        self.wait()

    def wait(self) -> None:
        """Make the next launch of the graph wait for the streams in which the arrays are computed."""
        for record in self.records:
            if record.stream is not None:
                with make_current(self.code.context):
                    wait_for_array(self._find_stream(), record.stream, self.name)

    def _write(self, checked: Checked) -> None:
        """Write a launch's parameters and configuration to the node's memory.

        If they differ from the current values, `_entry.is_set` is cleared, so that `set` passes them to the
        driver.
        """
        config = checked.config
        params = self._node_params
        data = b""
        packed = checked.launcher.pack(checked.arguments.values)
        for parameter, word_count in zip(checked.launcher.reader.parameters, self._word_counts):
            value = packed[parameter.offset : parameter.offset + parameter.size]
            data += value.ljust(8 * word_count, b"\0")
        sizes = config.grid[:], config.block[:], config.shared_memory
        old_sizes = params.grid[:], params.block[:], params.shared_memory
        if data != bytes(self._values) or sizes != old_sizes:
            ctypes.memmove(self._values, data, len(data))
            params.grid = config.grid
            params.block = config.block
            params.shared_memory = config.shared_memory
            self._entry.is_set = 0

    def set(self) -> None:
        """Pass the parameters and the configuration to the driver if they have changed."""
        if self._entry.is_set:
            return
        try:
            with make_current(self.code.context):
                set_node = choose_api(SET_NODE).cuGraphExecKernelNodeSetParams
                set_node(self._executable, self.handle, self.params)
        except DriverError as error:
            raise error.with_notes(f"The kernel is {self._launcher}.") from None
        self._entry.is_set = 1
