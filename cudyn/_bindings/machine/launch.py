"""Generates fast launches: machine code that launches kernels, and passes special cases to Python.

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

from .argument_code import FROM_TORCH, ArgumentBody, Stream
from .body import make_c_string
from .launch_data import CUDA, DESCRIPTION, Cell, Config, Entry, Tensors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .argument_code import Kind
    from .body import Runtime, Value
    from .launch_data import Facts, Plan

_MAX_FRAME_SIZE = 4000  # the maximum frame size: less than a page, and in range of an AArch64 instruction
_STREAM = sys.intern("stream")
_SHARED_MEMORY = sys.intern("shared_memory")
_FORMAT = make_c_string(b"iKK")  # format for PyObject_CallFunction: a status and two addresses


class Writer(ArgumentBody):
    """Generates the code for one function.

    There are three modes:

    - "launch": launch(grid, block, *arguments, stream=None, shared_memory=0)
    - "call": kernel(*arguments, stream=None); the contract determines the configuration
    - "prepared": prepared(*arguments), or prepared() to use the arguments that the launch was prepared with

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
        self.cell = self.state
        # When the arguments have been read, their registers are used for other values.
        self.thread = self.args
        self.config = self.count
        address = ctypes.c_void_p
        integer = ctypes.c_uint
        # The types of the parameters of cuLaunchKernelEx or cuLaunchKernel.
        types = (address,) * 4 if with_config else (address, *(integer,) * 7, *(address,) * 3)
        self.locations = self.lay_out(types)
        self.entry, self.target, self.pointers, self.stream, self.scratch, self.spare = (
            self.reserve(8) for _ in range(6)
        )
        self.frame_config = self.reserve(ctypes.sizeof(Config))
        self.tensor = self.reserve(DESCRIPTION)
        self.object = self.reserve(8)
        self.reader = self.reserve(8)
        self.source = self.reserve(8)
        self.config_at = self.reserve(8)  # for the address of a prepared launch's configuration
        self.slots = [self.reserve(kind.size) for kind in kinds]
        self.known = set()
        self.sizes = {}

    def write(self) -> bytes:
        """Generate the code of the function, and return it.

        Raises:
            ValueError: The stack frame would be too large.
        """
        asm = self.asm
        # The prologue has loaded the address of the Entry into `cell`.
        asm.load(self.cell, self.cell, Entry.kernel.offset)
        self.load_nonzero(asm.OTHER, self.cell, Cell.target.offset)
        self.store(asm.OTHER, self.target)
        self.store_value(self.source, 0)
        self._write_main()
        asm.label("done")
        self.emit_constant(None)
        asm.leave()
        asm.label("fail")
        asm.set(asm.RESULT, 0)
        asm.leave()
        self.emit_clear()
        asm.label("refuse")
        self.load(self.first, self.entry)
        self.call_slow(("load", self.first, Entry.slow.offset))
        if self.room > _MAX_FRAME_SIZE:
            raise ValueError(f"{self.room} bytes of parameters do not fit in a frame")
        self.asm = type(asm)()  # the prologue is generated last, when the frame size is known
        self.begin(self.room)
        self.asm.load(self.cell, self.first, self.runtime.cell_offset)
        self.store(self.cell, self.entry)
        self.asm.append(asm.make_fragment())  # the code that has been generated before the prologue
        return self.asm.assemble(0, {})

    def _write_main(self) -> None:
        """Emit the code between the beginning of the function and the label "done"."""
        if self.mode == "prepared":
            self.asm.unless_zero(self.names, "refuse")
            if self.kinds:
                with self.asm.skip(self.unless_count, 0):
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
        asm = self.asm
        launch_arguments = 2 if self.mode == "launch" else 0  # grid and block
        count = launch_arguments + len(self.kinds)
        stream = next(
            (launch_arguments + i for i, kind in enumerate(self.kinds) if isinstance(kind, Stream)), None
        )
        self.clear_configuration()
        self.store_value(self.stream, 0 if stream is not None else self.keep_alive(self.facts.not_given))
        ready = asm.fresh()
        if stream is not None and stream == count - 1:  # may be passed by position or as `stream=`
            with asm.skip(self.unless_count, count - 1):
                self._read_names(count - 1)
                self.load_nonzero(asm.OTHER, asm.STACK, self.stream)
                asm.goto(ready)
        self.unless_count(count)
        self._read_names(count)
        if stream is not None:
            self.load(asm.OTHER, self.stream)
            asm.unless_zero(asm.OTHER, "refuse")
            self.store_value(self.stream, ("load", self.args, 8 * stream))
        asm.label(ready)
        self.read_arguments(launch_arguments)
        self._read_stream()
        self._store_pointers()
        if self.mode == "launch":
            self._read_configuration()
        else:
            self.compute_configuration()

    def read_arguments(self, preceding_count: int) -> None:
        """Emit code that reads the kernel's arguments, and checks the sizes that they define.

        Integers and shapes are read first, because they define sizes.

        Args:
            preceding_count: number of arguments before the kernel's arguments
        """
        for index in sorted(range(len(self.kinds)), key=lambda index: self.kinds[index].turn):
            self.kinds[index].emit_argument(self, preceding_count + index, self.slots[index])
        self.check_sizes()

    def _store_pointers(self) -> None:
        """Emit code that stores the array of pointers to the parameters.

        A short parameter occupies the low bytes of its slot. These are at the start of the slot, because both
        processors are little-endian.
        """
        offsets = self.compute_parameters()
        pointers = self.reserve(8 * len(offsets))
        for i, offset in enumerate(offsets):
            self.store_value(pointers + 8 * i, self.address_of(offset))
        self.store_value(self.pointers, self.address_of(pointers) if offsets else 0)

    def _use_prepared(self) -> None:
        """Emit code that uses a prepared launch's parameters, or rejects the call if they were dropped."""
        asm = self.asm
        self.load(asm.OTHER, self.entry)
        self.load_nonzero(self.first, asm.OTHER, Entry.same.offset)
        self.load_nonzero(asm.SPARE, self.first, self.runtime.size_offset)
        self.load(self.first, self.entry)
        self.store_value(self.pointers, ("load", self.first, Entry.pointers.offset))
        self.store_value(self.config_at, ("load", self.first, Entry.config.offset))
        asm.goto("launch")

    def _read_configuration(self) -> None:
        """Emit code that reads the grid and the block, which are the first two arguments."""
        grid, block = self.facts.limits
        self._read_sizes(0, self.frame_config + Config.grid.offset, grid)
        self._read_sizes(1, self.frame_config + Config.block.offset, block)
        self.check_product(self.frame_config + Config.block.offset, Cell.threads)

    def _read_sizes(self, index: int, frame_offset: int, limits: Sequence[int]) -> None:
        """Emit code that reads an int or a tuple of one to three sizes.

        Args:
            index: the argument's index
            frame_offset: offset of the three sizes in the frame; sizes that are not passed are 1
            limits: the largest sizes
        """
        asm = self.asm
        is_tuple = self.asm.fresh()
        ready = self.asm.fresh()
        asm.set(asm.OTHER, 1)
        for next_offset in (4, 8):  # the offsets of the second and the third size
            asm.store32(asm.OTHER, asm.STACK, frame_offset + next_offset)
        asm.load(self.first, self.args, 8 * index)
        self._read_size(frame_offset, limits[0], is_tuple)
        asm.goto(ready)
        asm.label(is_tuple)
        self.argument(index)
        self.unless_class(tuple)
        self.load_nonzero(asm.OTHER, self.first, self.runtime.size_offset)
        for i, limit in enumerate(limits):
            self.call("PyTuple_GetItem", ("load", self.args, 8 * index), i)
            asm.move(self.first, asm.RESULT)
            self._read_size(frame_offset + 4 * i, limit)
            asm.load(asm.OTHER, self.args, 8 * index)
            self._if_length(i + 1, ready)
        asm.goto("refuse")
        asm.label(ready)

    def _read_size(self, frame_offset: int, limit: int, label: str = "refuse") -> None:
        """Emit code that stores the size in `first` in the frame, or jumps to `label` if it is not an int."""
        asm = self.asm
        asm.load(asm.OTHER, self.first, self.runtime.type_offset)
        self.unless_class(int, label)
        self.read_int()
        asm.if_zero(asm.RESULT, "refuse")
        self.compare(asm.if_above, asm.RESULT, limit)
        asm.store32(asm.RESULT, asm.STACK, frame_offset)

    def _if_length(self, length: int, label: str) -> None:
        """Emit a jump to a label if the tuple in OTHER has `length` items."""
        asm = self.asm
        asm.load(asm.OTHER, asm.OTHER, self.runtime.size_offset)
        self.compare(asm.if_equal, asm.OTHER, length, label)

    def _read_names(self, positional_count: int) -> None:
        """Emit code that reads the keywords stream= and, in the mode "launch", shared_memory=.

        Their values follow the positional arguments.
        """
        asm = self.asm
        name = asm.PARAMETERS[2]
        ready = self.asm.fresh()
        asm.if_zero(self.names, ready)
        self.load_nonzero(asm.SPARE, self.names, self.runtime.size_offset, ready)
        for i in range(2 if self.mode == "launch" else 1):
            stream = asm.fresh()
            following = asm.fresh()
            self.call("PyTuple_GetItem", ("move", self.names), i)
            asm.move(name, asm.RESULT)
            self.argument(positional_count + i)
            self.compare(asm.if_equal, name, self.keep_alive(_STREAM), stream)
            if self.mode == "launch":
                self.require(name, self.keep_alive(_SHARED_MEMORY))
                self.unless_class(int)
                self.read_int()
                self.compare(asm.if_above, asm.RESULT, self.fact(Cell.shared_memory))
                asm.store32(asm.RESULT, asm.STACK, self.frame_config + Config.shared_memory.offset)
                asm.goto(following)
            else:
                asm.goto("refuse")
            asm.label(stream)
            self.store(self.first, self.stream)
            asm.label(following)
            asm.move(asm.OTHER, self.names)
            self._if_length(i + 1, ready)
        asm.goto("refuse")
        asm.label(ready)

    def _read_stream(self) -> None:
        """Emit code that stores the stream's handle in the configuration.

        The stream may be None, a CUstream, a Stream, an int, the current stream of an array's package, or the
        torch stream in `Cell.asked`.
        """
        asm = self.asm
        stream_offset = self.frame_config + Config.stream.offset
        store, number, ready, current, cudyn_stream, not_given = (asm.fresh() for _ in range(6))
        self.load(self.first, self.stream)
        self.compare(asm.if_equal, self.first, id(None), ready)
        self.compare(asm.if_equal, self.first, self.keep_alive(self.facts.not_given), not_given)
        self.compare(asm.if_equal, self.first, self.keep_alive(self.facts.current), current)
        asm.load(asm.OTHER, self.first, self.runtime.type_offset)
        self.if_class(int, number)
        self.if_class(self.facts.stream, store)
        stream_class, handle_offset = self.facts.cudyn_stream
        self.if_class(stream_class, cudyn_stream)
        self.load_value(asm.OTHER, self.fact(Cell.asked))
        self.load_nonzero(asm.SPARE, asm.OTHER, self.runtime.size_offset)
        self.call("PyTuple_GetItem", ("move", asm.OTHER), 0)
        self.load(asm.OTHER, self.stream)
        asm.unless_equal(asm.RESULT, asm.OTHER, "refuse")
        self.call("PyTuple_GetItem", self.fact(Cell.asked), 1)
        asm.move(self.first, asm.RESULT)
        asm.label(number)
        self.read_int(signed=False)
        self.store(asm.RESULT, stream_offset)
        asm.goto(ready)
        asm.label(cudyn_stream)
        self.load_nonzero(self.first, self.first, handle_offset)
        asm.load(asm.OTHER, self.first, self.runtime.type_offset)
        self.unless_class(self.facts.stream)  # rejects closed streams
        asm.label(store)
        asm.load(asm.RESULT, self.first, self.runtime.value_offset)
        self.store_value(stream_offset, ("load", asm.RESULT, 0))
        asm.goto(ready)
        asm.label(current)
        self.load_nonzero(asm.OTHER, asm.STACK, self.source)
        asm.label(not_given)
        self._find_current_stream()
        asm.label(ready)

    def _find_current_stream(self) -> None:
        """Emit code that stores the current stream of the first array whose package has streams."""
        asm = self.asm
        stream_offset = self.frame_config + Config.stream.offset
        ready = asm.fresh()
        other_package = asm.fresh()
        self.load(asm.OTHER, self.source)
        asm.if_zero(asm.OTHER, ready)
        asm.set(asm.SPARE, FROM_TORCH)
        asm.unless_equal(asm.OTHER, asm.SPARE, other_package)
        values: list[Value] = [
            CUDA,
            ("load32", self.cell, Cell.place.offset + 4),
            self.address_of(stream_offset),
        ]
        self.call_exchange(Tensors.current_stream.offset, *values)
        asm.goto(ready)
        asm.label(other_package)
        self.call("PyObject_CallOneArg", ("move", asm.OTHER), self.fact(Cell.device))
        asm.if_zero(asm.RESULT, "clear")
        self.store(asm.RESULT, self.scratch)
        self.call("PyLong_AsVoidPtr", ("move", asm.RESULT))
        self.store(asm.RESULT, stream_offset)
        self.call("Py_DecRef", self.value_at(self.scratch))
        asm.label(ready)

    def _read_open_stream(self) -> None:
        """Emit code that chooses the configuration of a prepared launch.

        If the arguments determine the stream, the code stores the stream in a copy of the configuration.
        """
        asm = self.asm
        ready = self.asm.fresh()
        self.load(self.first, self.entry)
        self.store_value(self.config_at, ("load", self.first, Entry.config.offset))
        asm.load(asm.OTHER, self.first, Entry.is_open.offset)
        asm.if_zero(asm.OTHER, ready)
        self.call(
            "memcpy", self.address_of(self.frame_config), self.value_at(self.config_at), ctypes.sizeof(Config)
        )
        self._find_current_stream()
        self.store_value(self.config_at, self.address_of(self.frame_config))
        asm.label(ready)

    def _call(self) -> None:
        """Emit code that calls the driver's function without the GIL.

        If the status is 0, the code jumps to the label "launched". Otherwise, it returns the result of the
        function `Cell.failed`.
        """
        asm = self.asm
        asm.label("launch")
        self.call("PyEval_SaveThread")
        asm.move(self.thread, asm.RESULT)
        if self.mode == "prepared":
            self.load(self.config, self.config_at)
        else:
            self.load_value(self.config, self.address_of(self.frame_config))
        handle = self.fact(Cell.handle)
        pointers = self.value_at(self.pointers)
        extra = 0  # a null pointer: the parameters are passed in `pointers`
        values: list[Value]
        if self.with_config:
            values = [("move", self.config), handle, pointers, extra]
        else:
            # The offsets of the sizes of the grid, the block and shared memory.
            offsets = range(0, Config.shared_memory.offset + 4, 4)
            sizes: list[Value] = [("load32", self.config, offset) for offset in offsets]
            values = [handle, *sizes, ("load", self.config, Config.stream.offset), pointers, extra]
        for location, value in zip(self.locations, values):
            is_register = location.kind == "integer"
            self.load_value(asm.PARAMETERS[location.position] if is_register else asm.OTHER, value)
            if location.kind == "stack":
                self.store(asm.OTHER, location.position)
        self.call(self.value_at(self.target))
        self.store(asm.RESULT, self.scratch)
        self.call("PyEval_RestoreThread", ("move", self.thread))
        status = asm.PARAMETERS[2]  # the third argument of PyObject_CallFunction
        asm.load32(status, asm.STACK, self.scratch)
        asm.if_zero(status, "launched")
        values = [self.fact(Cell.failed), ctypes.addressof(_FORMAT), None, ("move", self.config)]
        self.call("PyObject_CallFunction", *values, self.value_at(self.pointers))
        asm.leave()

    def _record_launch(self) -> None:
        """Emit code that stores the name of the launched kernel in `facts.last`.

        If the name of the previous kernel differs, the code first calls `facts.before` with that name.
        """
        asm = self.asm
        last_name_list = self.keep_alive(self.facts.last)
        name = self.fact(Cell.name)
        asm.label("launched")
        self.call("PyList_GetItem", last_name_list, 0)
        self.load_value(asm.OTHER, name)
        with asm.skip(asm.if_equal, asm.RESULT, asm.OTHER):
            self.call("PyObject_CallOneArg", self.keep_alive(self.facts.before), ("move", asm.RESULT))
            asm.if_zero(asm.RESULT, "fail")
            self.call("Py_DecRef", ("move", asm.RESULT))
            self.call("Py_IncRef", name)
            self.call("PyList_SetItem", last_name_list, 0, name)
