"""Generates code that changes the parameters of the kernel nodes in a CUDA graph.

Each node has a function, `node(*arguments)`, which checks the arguments as a launch does. It writes the
parameters to the node's memory, and records whether they have changed. The function `run` calls the functions
of all nodes, and then passes the parameters of each changed node to the driver. The memory belongs to the
graph, so only one thread may use it at a time.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

from .body import make_c_string
from .launch import Writer
from .launch_data import Config, Entry

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_FORMAT = make_c_string(b"i")  # format for PyObject_CallFunction: a status
# The offsets in Config of the sizes of the grid, the block and shared memory. NodeParams has the same fields,
# beginning at `grid`.
_SIZES = range(Config.grid.offset, Config.shared_memory.offset + 4, 4)


class NodeParams(ctypes.Structure):
    """CUDA_KERNEL_NODE_PARAMS as of CUDA 12.0. Older drivers read only the first fields.

    Attributes:
        pointers: address of the pointers to the parameters
    """

    _fields_ = (
        ("function", ctypes.c_size_t),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared_memory", ctypes.c_uint),
        *((name, ctypes.c_size_t) for name in ("pointers", "extra", "kernel", "context")),
    )


class NodeEntry(Entry):
    """The data for one kernel node of a graph.

    Attributes:
        node: the CUgraphNode
        params: address of the NodeParams
        values: address of the parameters; each occupies one or more 64-bit words
        is_set: 1 if the driver's node already has these parameters and this configuration
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("node", "params", "values", "is_set"))


class NodeWriter(Writer):
    """Generates the code for the function of a node.

    The mode determines the configuration:

    - "node": the node's configuration does not change
    - "node call": the contract determines the configuration, which may change with the arguments
    """

    def _write_main(self) -> None:
        """Emit code that reads the arguments, and copies them and the configuration to the node's memory."""
        asm = self.asm
        entry = self.config
        asm.unless_zero(self.names, "fall_back")
        self.require_count(len(self.kinds))
        for kind, slot in zip(self.kinds, self.slots):
            if kind.size % 8:  # clear the last word, because whole words are compared
                self.store_value(slot + kind.size // 8 * 8, 0)
        self.read_arguments(0)
        word_offsets = self._list_parameter_words()
        if self.mode == "node call":
            self.clear_configuration()
            self.compute_configuration()
        self.load(entry, self.entry)
        asm.load(self.first_param, entry, NodeEntry.values.offset)
        for word_index, word_offset in enumerate(word_offsets):
            self._copy_to_node(word_offset, 8 * word_index, asm.load, asm.store)
        if self.mode == "node call":
            asm.load(self.first_param, entry, NodeEntry.params.offset)
            for size_offset in _SIZES:
                node_offset = NodeParams.grid.offset + size_offset
                self._copy_to_node(self.frame_config + size_offset, node_offset, asm.load32, asm.store32)

    def _list_parameter_words(self) -> list[int]:
        """Emit code that computes the parameters, and return the frame offsets of their 64-bit words."""
        parameter_offsets = self.compute_parameters()
        sizes = [8] * len(parameter_offsets)
        if self.plan is None:  # a parameter can have any size, as there is no contract
            sizes = [kind.size for kind in self.kinds]
        word_offsets: list[int] = []
        for parameter_offset, size in zip(parameter_offsets, sizes):
            word_offsets += range(parameter_offset, parameter_offset + size, 8)
        return word_offsets

    def _copy_to_node(
        self, frame_offset: int, node_offset: int, load: Callable[..., None], store: Callable[..., None]
    ) -> None:
        """Emit code that copies a value to the node's memory, and clears `is_set` if the value differs.

        Args:
            frame_offset: offset of the value in the frame
            node_offset: offset of the value in the node's memory, whose address is in `first_param`
            load: assembler method that loads a value of this size
            store: assembler method that stores a value of this size
        """
        asm = self.asm
        load(asm.OTHER, asm.STACK, frame_offset)
        load(asm.SPARE, self.first_param, node_offset)
        with asm.skip(asm.if_equal, asm.OTHER, asm.SPARE):
            store(asm.OTHER, self.first_param, node_offset)
            asm.set(asm.SPARE, 0)
            asm.store(asm.SPARE, self.config, NodeEntry.is_set.offset)


MOST_ARGUMENTS = 64
"""The maximum number of arguments of a node function that `run` can call."""


# The offsets in the record of a node in the array `RunEntry.nodes`. All fields have 64 bits. The next node's
# record, or the final 0, follows the last argument.
_FUNCTION = 0  # the node's function
_ENTRY = 8  # the address of the NodeEntry
_COUNT = 16  # the number of arguments
_ARGUMENTS = 24  # for each argument the address of a pointer to the object


class RunEntry(Entry):
    """The data for one graph.

    Attributes:
        graph: the CUgraphExec
        set: address of cuGraphExecKernelNodeSetParams
        failed: function that is called with the status if `set` fails
        nodes: address of an array that contains a record for each node, with the fields at `_FUNCTION`,
            `_ENTRY`, `_COUNT` and `_ARGUMENTS`, and then a 64-bit 0
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("graph", "set", "failed", "nodes"))


class RunWriter(Writer):
    """Generates the code for `run(nodes)`, which calls the nodes' functions and then the driver."""

    def _write_main(self) -> None:
        """Emit code that calls the nodes' functions with their arguments, and updates the changed nodes."""
        asm = self.asm
        all_called = asm.new_label()
        all_set = asm.new_label()
        asm.unless_zero(self.names, "fall_back")
        self.require_count(1)  # after this, the code does not jump to "fall_back"
        self._load_field(self.args, RunEntry.nodes)
        self._emit_node_calls(all_called)
        asm.label(all_called)
        self.call("PyEval_SaveThread")  # release the GIL
        thread_state = self.names
        asm.move(thread_state, asm.RESULT)
        self.store_value(self.scratch_offset, 0)  # the status, if there are no changed nodes
        self._load_field(self.args, RunEntry.nodes)
        self._emit_node_updates(all_set)
        asm.label(all_set)
        self.call("PyEval_RestoreThread", ("move", thread_state))
        status = asm.PARAMETERS[2]  # the third argument of PyObject_CallFunction
        asm.load32(status, asm.STACK, self.scratch_offset)
        asm.if_zero(status, "done")
        self._load_field(self.first_param, RunEntry.failed)
        self.call("PyObject_CallFunction", None, ctypes.addressof(_FORMAT))
        asm.leave()

    def _load_field(self, register: int, field: Any) -> None:
        """Emit code that loads a field of the RunEntry into a register."""
        self.load(register, self.entry)
        self.asm.load(register, register, field.offset)

    def _emit_node_calls(self, done: str) -> None:
        """Emit a loop that calls each node's function with its arguments.

        The `args` register must point to the first node in `RunEntry.nodes`.

        Args:
            done: label to which the code jumps after the last node
        """
        asm = self.asm
        next_node, next_argument, arguments_copied = (asm.new_label() for _ in range(3))
        source, remaining, target = asm.PARAMETERS[1:4]
        arguments = self.reserve(8 * MOST_ARGUMENTS)
        # Read the node's record, which `args` points to.
        asm.label(next_node)
        self.load_nonzero(self.first_param, self.args, _FUNCTION, done)
        asm.load(self.count, self.args, _COUNT)
        asm.add(source, self.args, _ARGUMENTS)
        # Copy the pointers to the arguments to the frame.
        asm.move(remaining, self.count)
        self.load_value(target, self.address_of(arguments))
        asm.label(next_argument)
        asm.if_zero(remaining, arguments_copied)
        asm.load(asm.OTHER, source)  # the address of the pointer
        asm.load(asm.OTHER, asm.OTHER)
        asm.store(asm.OTHER, target)
        asm.add(source, source, 8)
        asm.add(target, target, 8)
        self.emit_with_value(asm.minus, remaining, 1, "fall_back")
        asm.goto(next_argument)
        asm.label(arguments_copied)
        asm.move(self.args, source)  # the next node's record follows the last argument
        # Call the function, which is in `first_param`.
        self.call("PyObject_Vectorcall", None, self.address_of(arguments), ("move", self.count), 0)
        asm.if_zero(asm.RESULT, "fail")
        if sys.version_info < (3, 12):  # None is immortal in 3.12 and later (PEP 683)
            self.call("Py_DecRef", ("move", asm.RESULT))
        asm.goto(next_node)

    def _emit_node_updates(self, done: str) -> None:
        """Emit a loop that passes the parameters of each changed node to the driver.

        The register `args` must point to the first node in `RunEntry.nodes`. The status of the driver's last
        call is stored in `scratch_offset`.

        Args:
            done: label to which the code jumps after the last node or after a failure
        """
        asm = self.asm
        next_node = asm.new_label()
        node = self.state
        # Read the node's record, and let `args` point to the next one.
        asm.label(next_node)
        self.load_nonzero(asm.OTHER, self.args, _FUNCTION, done)
        asm.load(node, self.args, _ENTRY)
        asm.load(asm.OTHER, self.args, _COUNT)
        self.emit_with_value(
            asm.times, asm.OTHER, 8, done
        )  # the size of the arguments, which never overflows
        asm.plus(self.args, asm.OTHER, done)
        asm.add(self.args, self.args, _ARGUMENTS)
        asm.load(asm.OTHER, node, NodeEntry.is_set.offset)
        asm.unless_zero(asm.OTHER, next_node)
        # Pass the parameters to the driver.
        self._load_field(self.first_param, RunEntry.graph)
        asm.load(asm.PARAMETERS[1], node, NodeEntry.node.offset)
        asm.load(asm.PARAMETERS[2], node, NodeEntry.params.offset)
        self._load_field(asm.SPARE, RunEntry.set)
        asm.call(asm.SPARE)
        self.store(asm.RESULT, self.scratch_offset)
        asm.load32(asm.OTHER, asm.STACK, self.scratch_offset)
        asm.unless_zero(asm.OTHER, done)
        asm.set(asm.SPARE, 1)
        asm.store(asm.SPARE, node, NodeEntry.is_set.offset)
        asm.goto(next_node)


WRITERS = {"node": NodeWriter, "node call": NodeWriter, "run": RunWriter}
"""The writer class for each mode."""
