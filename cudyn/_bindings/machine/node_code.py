"""Generates code that updates a graph's kernel nodes, with the same argument checks as launches.

A node's function, `node(*arguments)`, handles common arguments and passes all others to a Python function. It
writes the parameters and records whether they have changed. After all nodes have received their arguments,
`run` calls the driver for each node that has changed. The memory belongs to the graph, so only one thread may
use it at a time.
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
_SIZES = range(Config.grid.offset, Config.shared_memory.offset + 4, 4)  # in NodeParams they begin at `grid`


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
    """The data for one node.

    Attributes:
        node: the CUgraphNode
        params: address of the NodeParams
        values: address of the parameters; each occupies one or more 64-bit words
        is_set: 1 if the node has these parameters and this configuration
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("node", "params", "values", "is_set"))


class NodeWriter(Writer):
    """Generates the code for a node's function.

    There are two modes:

    - "node": the node's configuration does not change
    - "node call": the contract determines the configuration, which may change with the arguments
    """

    def _write_main(self) -> None:
        m = self.m
        entry = self.config
        m.unless_zero(self.names, "refuse")
        self.unless_count(len(self.kinds))
        for kind, slot in zip(self.kinds, self.slots):
            if kind.size % 8:
                self.store_value(slot + kind.size // 8 * 8, 0)
        self.read_arguments(0)
        frame_offsets = self.find_places()
        sizes = [kind.size for kind in self.kinds] if self.plan is None else [8] * len(frame_offsets)
        words = [
            frame_offset + word_offset
            for frame_offset, size in zip(frame_offsets, sizes)
            for word_offset in range(0, size, 8)
        ]
        if self.mode == "node call":
            self.clear_configuration()
            self.compute_configuration()
        self.load(entry, self.own)
        m.load(self.first, entry, NodeEntry.values.offset)
        for i, frame_offset in enumerate(words):
            self._replace(frame_offset, 8 * i, m.load, m.store)
        if self.mode == "node call":
            m.load(self.first, entry, NodeEntry.params.offset)
            for word_offset in _SIZES:
                node_offset = NodeParams.grid.offset + word_offset
                self._replace(self.frame_config + word_offset, node_offset, m.load32, m.store32)

    def _replace(
        self, frame_offset: int, node_offset: int, load: Callable[..., None], store: Callable[..., None]
    ) -> None:
        """Emit code that copies a value to the node's memory, and clears `is_set` if the value differs.

        Args:
            frame_offset: offset of the value in the frame
            node_offset: offset of the node's value from the address in `first`
            load: the assembler's method that loads a value of this size
            store: the assembler's method that stores it
        """
        m = self.m
        load(m.OTHER, m.STACK, frame_offset)
        load(m.SPARE, self.first, node_offset)
        with m.skip(m.if_equal, m.OTHER, m.SPARE):
            store(m.OTHER, self.first, node_offset)
            m.set(m.SPARE, 0)
            m.store(m.SPARE, self.config, NodeEntry.is_set.offset)


MOST_ARGUMENTS = 64
"""The maximum number of arguments of a node function that `run` can call."""


class RunEntry(Entry):
    """The data for one graph.

    Attributes:
        graph: the CUgraphExec
        set: address of cuGraphExecKernelNodeSetParams
        failed: function that is called with the status if `set` fails
        nodes: address of an array of 64-bit words. For each node, it contains the node's function, the
            address of its NodeEntry, the number of arguments, and for each argument the address of a pointer
            to the object. The last word is 0.
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("graph", "set", "failed", "nodes"))


class RunWriter(Writer):
    """Generates the code for `run(nodes)`, which calls the nodes' functions and then the driver."""

    def _write_main(self) -> None:
        m = self.m
        ready = self.m.fresh()
        checked = self.m.fresh()
        m.unless_zero(self.names, "refuse")
        self.unless_count(1)  # nothing is rejected after this
        self._load(self.args, RunEntry.nodes)
        self._check_nodes(checked)
        m.label(checked)
        self.call("PyEval_SaveThread")
        m.move(self.names, m.RESULT)
        self.store_value(self.scratch, 0)
        self._load(self.args, RunEntry.nodes)
        self._set_nodes(ready)
        m.label(ready)
        self.call("PyEval_RestoreThread", ("move", self.names))
        m.load32(m.PARAMETERS[2], m.STACK, self.scratch)
        m.if_zero(m.PARAMETERS[2], "done")
        self._load(self.first, RunEntry.failed)
        self.call("PyObject_CallFunction", None, ctypes.addressof(_FORMAT))
        m.leave()

    def _load(self, register: int, field: Any) -> None:
        self.load(register, self.own)
        self.m.load(register, register, field.offset)

    def _check_nodes(self, ready: str) -> None:
        m, again, gather, gathered = self.m, *(self.m.fresh() for _ in range(3))
        source, remaining, target = m.PARAMETERS[1:4]
        arguments = self.reserve(8 * MOST_ARGUMENTS)
        m.label(again)
        self.load_some(self.first, self.args, 0, ready)
        m.load(self.count, self.args, 16)
        m.add(source, self.args, 24)
        m.move(remaining, self.count)
        self.load_value(target, self.address_of(arguments))
        m.label(gather)
        m.if_zero(remaining, gathered)
        m.load(m.OTHER, source)
        m.load(m.OTHER, m.OTHER)
        m.store(m.OTHER, target)
        m.add(source, source, 8)
        m.add(target, target, 8)
        self.compare(m.minus, remaining, 1)
        m.goto(gather)
        m.label(gathered)
        m.move(self.args, source)
        self.call("PyObject_Vectorcall", None, self.address_of(arguments), ("move", self.count), 0)
        m.if_zero(m.RESULT, "fail")
        if sys.version_info < (3, 12):  # None is immortal since 3.12 (PEP 683)
            self.call("Py_DecRef", ("move", m.RESULT))
        m.goto(again)

    def _set_nodes(self, ready: str) -> None:
        m = self.m
        again = self.m.fresh()
        node = self.state
        m.label(again)
        self.load_some(m.OTHER, self.args, 0, ready)
        m.load(node, self.args, 8)
        m.load(m.OTHER, self.args, 16)
        self.compare(m.times, m.OTHER, 8, ready)
        m.plus(self.args, m.OTHER, ready)
        m.add(self.args, self.args, 24)
        m.load(m.OTHER, node, NodeEntry.is_set.offset)
        m.unless_zero(m.OTHER, again)
        self._load(self.first, RunEntry.graph)
        m.load(m.PARAMETERS[1], node, NodeEntry.node.offset)
        m.load(m.PARAMETERS[2], node, NodeEntry.params.offset)
        self._load(m.SPARE, RunEntry.set)
        m.call(m.SPARE)
        self.store(m.RESULT, self.scratch)
        m.load32(m.OTHER, m.STACK, self.scratch)
        m.unless_zero(m.OTHER, ready)
        m.set(m.SPARE, 1)
        m.store(m.SPARE, node, NodeEntry.is_set.offset)
        m.goto(again)


WRITERS = {"node": NodeWriter, "node call": NodeWriter, "run": RunWriter}
"""The writer class for each mode."""
