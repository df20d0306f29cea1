"""Generates fast launches: machine code that launches kernels and leaves special cases to Python.

The code depends on the types of the arguments and, if there is a contract, on the contract's steps. All
kernels with the same types or steps share the code. The data for one kernel is in a *cell*: memory that
Python writes and whose address is stored in each function. Values, parameters, the pointers to the parameters
and the configuration are in the stack frame, so threads share nothing. If the code does not handle an
argument, or if the target has been cleared, the Python function is called with the same arguments. The code
therefore only has to be correct for the values that it accepts. A non-zero status is passed to a function,
together with the addresses of the configuration and the pointers, which are valid during this call.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

from .argument_code import ArgumentBody, Stream
from .body import make_c_string
from .launch_data import CUDA, DESCRIPTION, Cell, Config, Entry, Tensors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .argument_code import Kind
    from .body import Runtime, Value
    from .launch_data import Facts, Plan

_MOST_ROOM = 4000  # the maximum frame size: less than a page, and in range of an AArch64 instruction
_STREAM = sys.intern("stream")
_SHARED_MEMORY = sys.intern("shared_memory")
_FORMAT = make_c_string(b"iKK")  # format for PyObject_CallFunction: a status and two addresses


class Writer(ArgumentBody):
    """Generates the code for one function.

    There are three modes:

    - "launch": launch(grid, block, *arguments, stream=None, shared_memory=0)
    - "call": kernel(*arguments, stream=None); the contract determines the configuration
    - "prepared": prepared(*arguments), or prepared() to use the arguments that it was prepared with

    Args:
        runtime: properties of the running Python
        mode: how the function is called, as listed above
        kinds: kind of each argument
        plan: the contract's computations and checks; `None` without a contract
        with_config: whether the target is cuLaunchKernelEx instead of cuLaunchKernel
        facts: data that all fast launches in the process share
    """

    def __init__(
        self,
        runtime: Runtime,
        mode: str,
        kinds: Sequence[Kind],
        plan: Plan | None,
        with_config: bool,
        facts: Facts,
    ) -> None:
        super().__init__(runtime)
        self.mode = mode
        self.kinds = kinds
        self.plan = plan
        self.with_config = with_config
        self.facts = facts
        self.cell = self.state  # used until the call
        self.thread = self.args  # the arguments are not needed after the call
        self.config = self.count
        address = ctypes.c_void_p
        integer = ctypes.c_uint
        types = (address,) * 4 if with_config else (address, *(integer,) * 7, *(address,) * 3)
        self.places = self.lay_out(types)
        self.own, self.target, self.pointers, self.stream, self.scratch, self.spare = (
            self.reserve(8) for _ in range(6)
        )
        self.frame_config = self.reserve(ctypes.sizeof(Config))
        self.tensor = self.reserve(DESCRIPTION)
        self.object = self.reserve(8)
        self.reader = self.reserve(8)
        self.source = self.reserve(8)
        self.config_at = self.reserve(8)
        self.slots = [self.reserve(kind.size) for kind in kinds]
        self.known = set()
        self.sizes = {}

    def write(self) -> bytes:
        m = self.m
        m.load(self.cell, self.cell, Entry.kernel.offset)
        self.load_some(m.OTHER, self.cell, Cell.target.offset)
        self.store(m.OTHER, self.target)
        self.store_value(self.source, 0)
        self._write_main()
        m.label("done")
        self.emit_constant(None)
        m.leave()
        m.label("fail")
        m.set(m.RESULT, 0)
        m.leave()
        self.emit_clear()
        m.label("refuse")
        self.load(self.first, self.own)
        self.call_slow(("load", self.first, Entry.slow.offset))
        if self.room > _MOST_ROOM:
            raise ValueError(f"{self.room} bytes of parameters do not fit a frame")
        self.m = type(m)()  # the prologue is generated last, when the frame size is known
        self.begin(self.room)
        self.m.load(self.cell, self.first, self.runtime.cell)
        self.store(self.cell, self.own)
        self.m.append(m.piece())
        return self.m.assemble(0, {})

    def _write_main(self) -> None:
        if self.mode == "prepared":
            self.m.unless_zero(self.names, "refuse")
            if self.kinds:
                with self.m.skip(self.unless_count, 0):
                    self._use_prepared()
            self.unless_count(len(self.kinds))
            self.read_arguments(0)
            self._store_pointers()
            self._read_open_stream()
        else:
            self._read_call()
        self._call()
        self._record_launch()

    def _read_call(self) -> None:
        """Emit code that reads all arguments of a call, and stores the launch's configuration."""
        m = self.m
        launch_arguments = 2 if self.mode == "launch" else 0  # grid and block
        count = launch_arguments + len(self.kinds)
        stream = next(
            (launch_arguments + i for i, kind in enumerate(self.kinds) if isinstance(kind, Stream)), None
        )
        self.clear_configuration()
        self.store_value(self.stream, 0 if stream is not None else self.keep(self.facts.not_given))
        ready = m.fresh()
        if stream is not None and stream == count - 1:  # may be positional or `stream=`
            with m.skip(self.unless_count, count - 1):
                self._read_names(count - 1)
                self.load_some(m.OTHER, m.STACK, self.stream)
                m.goto(ready)
        self.unless_count(count)
        self._read_names(count)
        if stream is not None:
            self.load(m.OTHER, self.stream)
            m.unless_zero(m.OTHER, "refuse")
            self.store_value(self.stream, ("load", self.args, 8 * stream))
        m.label(ready)
        self.read_arguments(launch_arguments)
        self._read_stream()
        self._store_pointers()
        if self.mode == "launch":
            self._read_configuration()
        else:
            self.compute_configuration()

    def read_arguments(self, preceding_count: int) -> None:
        """Emit code that reads the arguments after the first `preceding_count` arguments.

        Integers and shapes are read first, because they define sizes.
        """
        for i, kind in sorted(enumerate(self.kinds), key=lambda item: item[1].turn):
            kind.emit_argument(self, preceding_count + i, self.slots[i])
        self.check_sizes()

    def _store_pointers(self) -> None:
        """Emit code that stores the array of pointers to the parameters.

        A short parameter occupies the low bytes of its slot. These are at the start of the slot, because both
        processors are little-endian.
        """
        offsets = self.find_places()
        pointers = self.reserve(8 * len(offsets))
        for i, offset in enumerate(offsets):
            self.store_value(pointers + 8 * i, self.address_of(offset))
        self.store_value(self.pointers, self.address_of(pointers) if offsets else 0)

    def _use_prepared(self) -> None:
        """Emit code that uses a prepared launch's parameters, or rejects the call if they were dropped."""
        m = self.m
        self.load(m.OTHER, self.own)
        self.load_some(self.first, m.OTHER, Entry.same.offset)
        self.load_some(m.SPARE, self.first, self.runtime.size)
        self.load(self.first, self.own)
        self.store_value(self.pointers, ("load", self.first, Entry.pointers.offset))
        self.store_value(self.config_at, ("load", self.first, Entry.config.offset))
        m.goto("launch")

    def _read_configuration(self) -> None:
        grid, block = self.facts.limits
        self._read_sizes(0, self.frame_config + Config.grid.offset, grid)
        self._read_sizes(1, self.frame_config + Config.block.offset, block)
        self.check_product(self.frame_config + Config.block.offset, Cell.threads)

    def _read_sizes(self, index: int, frame_offset: int, limits: Sequence[int]) -> None:
        """Emit code that reads an int or a tuple of one to three sizes.

        Args:
            index: index of the argument
            frame_offset: offset of the three sizes in the frame; sizes that are not passed are 1
            limits: the largest sizes
        """
        m = self.m
        is_tuple = self.m.fresh()
        ready = self.m.fresh()
        m.set(m.OTHER, 1)
        for next_offset in (4, 8):
            m.store32(m.OTHER, m.STACK, frame_offset + next_offset)
        m.load(self.first, self.args, 8 * index)
        self._read_size(frame_offset, limits[0], is_tuple)
        m.goto(ready)
        m.label(is_tuple)
        self.argument(index)
        self.unless_class(tuple)
        self.load_some(m.OTHER, self.first, self.runtime.size)
        for i, limit in enumerate(limits):
            self.call("PyTuple_GetItem", ("load", self.args, 8 * index), i)
            m.move(self.first, m.RESULT)
            self._read_size(frame_offset + 4 * i, limit)
            m.load(m.OTHER, self.args, 8 * index)
            self._if_size(i + 1, ready)
        m.goto("refuse")
        m.label(ready)

    def _read_size(self, frame_offset: int, limit: int, label: str = "refuse") -> None:
        """Emit code that stores the size in `first` in the frame, or jumps to `label` if it is not an int."""
        m = self.m
        m.load(m.OTHER, self.first, self.runtime.type)
        self.unless_class(int, label)
        self.read_int()
        m.if_zero(m.RESULT, "refuse")
        self.compare(m.if_above, m.RESULT, limit)
        m.store32(m.RESULT, m.STACK, frame_offset)

    def _if_size(self, number: int, label: str) -> None:
        """Emit a jump to a label if the tuple in OTHER has `number` items."""
        m = self.m
        m.load(m.OTHER, m.OTHER, self.runtime.size)
        self.compare(m.if_equal, m.OTHER, number, label)

    def _read_names(self, positional_count: int) -> None:
        """Emit code that reads the keywords stream= and, in the mode "launch", shared_memory=.

        Their values follow the positional arguments.
        """
        m = self.m
        ready = self.m.fresh()
        m.if_zero(self.names, ready)
        self.load_some(m.SPARE, self.names, self.runtime.size, ready)
        for i in range(2 if self.mode == "launch" else 1):
            stream = m.fresh()
            following = m.fresh()
            self.call("PyTuple_GetItem", ("move", self.names), i)
            m.move(m.PARAMETERS[2], m.RESULT)
            self.argument(positional_count + i)
            self.compare(m.if_equal, m.PARAMETERS[2], self.keep(_STREAM), stream)
            if self.mode == "launch":
                self.require(m.PARAMETERS[2], self.keep(_SHARED_MEMORY))
                self.unless_class(int)
                self.read_int()
                self.compare(m.if_above, m.RESULT, self.fact(Cell.shared_memory))
                m.store32(m.RESULT, m.STACK, self.frame_config + Config.shared_memory.offset)
                m.goto(following)
            else:
                m.goto("refuse")
            m.label(stream)
            self.store(self.first, self.stream)
            m.label(following)
            m.move(m.OTHER, self.names)
            self._if_size(i + 1, ready)
        m.goto("refuse")
        m.label(ready)

    def _read_stream(self) -> None:
        """Emit code that stores the stream's handle in the configuration.

        The stream may be None, a CUstream, a Stream, an int, the current stream of an array's package, or the
        torch stream in `Cell.asked`.
        """
        m = self.m
        stream_offset = self.frame_config + Config.stream.offset
        store, number, ready, current, cudyn_stream, not_given = (m.fresh() for _ in range(6))
        self.load(self.first, self.stream)
        self.compare(m.if_equal, self.first, id(None), ready)
        self.compare(m.if_equal, self.first, self.keep(self.facts.not_given), not_given)
        self.compare(m.if_equal, self.first, self.keep(self.facts.current), current)
        m.load(m.OTHER, self.first, self.runtime.type)
        self.if_class(int, number)
        self.if_class(self.facts.stream, store)
        self.if_class(self.facts.own[0], cudyn_stream)
        self.load_value(m.OTHER, self.fact(Cell.asked))
        self.load_some(m.SPARE, m.OTHER, self.runtime.size)
        self.call("PyTuple_GetItem", ("move", m.OTHER), 0)
        self.load(m.OTHER, self.stream)
        m.unless_equal(m.RESULT, m.OTHER, "refuse")
        self.call("PyTuple_GetItem", self.fact(Cell.asked), 1)
        m.move(self.first, m.RESULT)
        m.label(number)
        self.read_int(signed=False)
        self.store(m.RESULT, stream_offset)
        m.goto(ready)
        m.label(cudyn_stream)
        self.load_some(self.first, self.first, self.facts.own[1])
        m.load(m.OTHER, self.first, self.runtime.type)
        self.unless_class(self.facts.stream)  # the stream is closed
        m.label(store)
        m.load(m.RESULT, self.first, self.runtime.value)
        self.store_value(stream_offset, ("load", m.RESULT, 0))
        m.goto(ready)
        m.label(current)
        self.load_some(m.OTHER, m.STACK, self.source)
        m.label(not_given)
        self._find_current_stream()
        m.label(ready)

    def _find_current_stream(self) -> None:
        """Emit code that stores the current stream of the first array whose package has streams."""
        m, stream_offset, ready, other_package = (
            self.m,
            self.frame_config + Config.stream.offset,
            *self._fresh(2),
        )
        self.load(m.OTHER, self.source)
        m.if_zero(m.OTHER, ready)
        m.set(m.SPARE, 1)
        m.unless_equal(m.OTHER, m.SPARE, other_package)
        values: list[Value] = [
            CUDA,
            ("load32", self.cell, Cell.place.offset + 4),
            self.address_of(stream_offset),
        ]
        self.call_exchange(Tensors.current_stream.offset, *values)
        m.goto(ready)
        m.label(other_package)
        self.call("PyObject_CallOneArg", ("move", m.OTHER), self.fact(Cell.device))
        m.if_zero(m.RESULT, "clear")
        self.store(m.RESULT, self.scratch)
        self.call("PyLong_AsVoidPtr", ("move", m.RESULT))
        self.store(m.RESULT, stream_offset)
        self.call("Py_DecRef", self.value_at(self.scratch))
        m.label(ready)

    def _fresh(self, count: int) -> list[str]:
        return [self.m.fresh() for _ in range(count)]

    def _read_open_stream(self) -> None:
        """Emit code that stores a stream determined by the arguments in a copy of the configuration."""
        m = self.m
        ready = self.m.fresh()
        self.load(self.first, self.own)
        self.store_value(self.config_at, ("load", self.first, Entry.config.offset))
        m.load(m.OTHER, self.first, Entry.is_open.offset)
        m.if_zero(m.OTHER, ready)
        self.call(
            "memcpy", self.address_of(self.frame_config), self.value_at(self.config_at), ctypes.sizeof(Config)
        )
        self._find_current_stream()
        self.store_value(self.config_at, self.address_of(self.frame_config))
        m.label(ready)

    def _call(self) -> None:
        m = self.m
        m.label("launch")
        self.call("PyEval_SaveThread")
        m.move(self.thread, m.RESULT)
        if self.mode == "prepared":
            self.load(self.config, self.config_at)
        else:
            self.load_value(self.config, self.address_of(self.frame_config))
        values: list[Value] = [self.fact(Cell.handle), self.value_at(self.pointers), 0]
        if self.with_config:
            values.insert(0, ("move", self.config))
        else:
            offsets = range(0, Config.shared_memory.offset + 4, 4)
            values[1:1] = [("load32", self.config, offset) for offset in offsets]
            values.insert(8, ("load", self.config, Config.stream.offset))
        for location, value in zip(self.places, values):
            self.load_value(m.PARAMETERS[location.at] if location.kind == "integer" else m.OTHER, value)
            if location.kind == "stack":
                self.store(m.OTHER, location.at)
        self.call(self.value_at(self.target))
        self.store(m.RESULT, self.scratch)
        self.call("PyEval_RestoreThread", ("move", self.thread))
        m.load32(m.PARAMETERS[2], m.STACK, self.scratch)
        m.if_zero(m.PARAMETERS[2], "launched")
        values = [self.fact(Cell.failed), ctypes.addressof(_FORMAT), None, ("move", self.config)]
        self.call("PyObject_CallFunction", *values, self.value_at(self.pointers))
        m.leave()

    def _record_launch(self) -> None:
        """Emit code that stores the name of the launched kernel.

        If it differs from the previous name, `facts.before` is called with the previous name.
        """
        m = self.m
        last_name_list = self.keep(self.facts.last)
        name = self.fact(Cell.name)
        m.label("launched")
        self.call("PyList_GetItem", last_name_list, 0)
        self.load_value(m.OTHER, name)
        with m.skip(m.if_equal, m.RESULT, m.OTHER):
            self.call("PyObject_CallOneArg", self.keep(self.facts.before), ("move", m.RESULT))
            m.if_zero(m.RESULT, "fail")
            self.call("Py_DecRef", ("move", m.RESULT))
            self.call("Py_IncRef", name)
            self.call("PyList_SetItem", last_name_list, 0, name)
