"""Generates fast launches: machine code that launches kernels, and passes special cases to Python.

The code depends on the types of the arguments and, if there is a contract, on its computations. Kernels for
which both are the same share the code. The data for one kernel is in a *cell*: memory that Python writes, and
whose address each function contains. The values of a launch are in the stack frame, so threads share nothing.

If the code does not handle an argument, it calls the Python function with the same arguments. The code
therefore only has to be correct for the arguments that it accepts. If the driver returns a non-zero status,
the code calls a Python function that raises the exception.
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
_ADDRESS = ctypes.c_void_p
_INTEGER = ctypes.c_uint
# The types of the parameters of cuLaunchKernelEx: configuration, function, pointers to the parameters, extra.
_LAUNCH_KERNEL_EX = (_ADDRESS,) * 4
# The types of the parameters of cuLaunchKernel: function; three sizes of the grid, three sizes of the block,
# and shared memory; stream, pointers to the parameters, extra.
_LAUNCH_KERNEL = (_ADDRESS, *(_INTEGER,) * 7, *(_ADDRESS,) * 3)


class Writer(ArgumentBody):
    """Generates the code for a function that launches a kernel.

    The mode determines how the function is called:

    - "launch": launch(grid, block, *arguments, stream=None, shared_memory=0)
    - "call": kernel(*arguments, stream=None); the contract determines the configuration
    - "prepared": prepared(*arguments), or prepared() to use the arguments that the launch was prepared with

    Args:
        runtime: properties of the running Python
        mode: one of the modes above
        kinds: kind of each argument
        plan: the contract's computations and checks; `None` without a contract
        with_config: whether the code calls cuLaunchKernelEx instead of cuLaunchKernel
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
        self.locations = self.reserve_parameters(_LAUNCH_KERNEL_EX if with_config else _LAUNCH_KERNEL)
        self._reserve_frame()
        self.slots = [self.reserve(kind.size) for kind in kinds]
        self.known = set()
        self.sizes = {}

    def _reserve_frame(self) -> None:
        """Reserve memory in the stack frame for everything that does not depend on the arguments."""
        # The addresses of the Entry, of the driver's function and of the array of pointers to the parameters.
        self.entry = self.reserve(8)
        self.target = self.reserve(8)
        self.pointers = self.reserve(8)
        # The stream, as a Python object.
        self.stream = self.reserve(8)
        self.scratch_offset = self.reserve(8)
        self.spare_offset = self.reserve(8)
        self.frame_config = self.reserve(ctypes.sizeof(Config))
        # The description of the current array, the array itself, the function that describes it, and the
        # package of the first array (`ArgumentBody`).
        self.tensor = self.reserve(DESCRIPTION)
        self.object = self.reserve(8)
        self.reader = self.reserve(8)
        self.source = self.reserve(8)
        # The address of a prepared launch's configuration.
        self.config_pointer = self.reserve(8)

    def write(self) -> bytes:
        """Generate the code of the function, and return it.

        Raises:
            ValueError: The stack frame would be too large.
        """
        asm = self.asm
        # The beginning of the function, which is generated last, loads the address of the Entry into `cell`.
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
        asm.label("fall_back")
        self.load(self.first_param, self.entry)
        self.emit_fallback_call(("load", self.first_param, Entry.slow.offset))
        if self.frame_size > _MAX_FRAME_SIZE:
            raise ValueError(f"{self.frame_size} bytes of parameters do not fit in a frame")
        # Generate the beginning with a new assembler, now that the frame size is known, and append the code
        # that has been generated before.
        self.asm = type(asm)()
        self.emit_entry(self.frame_size)
        self.asm.load(self.cell, self.first_param, self.runtime.cell_offset)
        self.store(self.cell, self.entry)
        self.asm.append(asm.make_fragment())
        return self.asm.assemble(0, {})

    def _write_main(self) -> None:
        """Emit the code between the beginning of the function and the label "done"."""
        if self.mode == "prepared":
            self.asm.unless_zero(self.names, "fall_back")
            if self.kinds:
                with self.asm.skip(self.unless_count, 0):
                    self._use_prepared()
            self.require_count(len(self.kinds))
            self.read_arguments(0)
            self._store_pointers()
            self._read_open_stream()
        else:
            self._read_call()
        self._call()
        self._record_launch()

    def _read_call(self) -> None:
        """Emit code that reads all arguments of a call, and stores the launch's configuration."""
        preceding_count = 2 if self.mode == "launch" else 0  # grid and block
        count = preceding_count + len(self.kinds)
        self.clear_configuration()
        stream_indices = [index for index, kind in enumerate(self.kinds) if isinstance(kind, Stream)]
        if stream_indices:
            self._read_stream_argument(preceding_count + stream_indices[0], count)
        else:
            self.store_value(self.stream, self.keep_alive(self.facts.not_given))
            self.require_count(count)
            self._read_names(count)
        self.read_arguments(preceding_count)
        self._read_stream()
        self._store_pointers()
        if self.mode == "launch":
            self._read_configuration()
        else:
            self.compute_configuration()

    def _read_stream_argument(self, index: int, count: int) -> None:
        """Emit code that reads a contract's stream argument, which may also be passed as `stream=`.

        The code stores the stream, as a Python object, in the frame.

        Args:
            index: index of the argument if it is passed by position
            count: number of arguments, including the stream
        """
        asm = self.asm
        ready = asm.new_label()
        self.store_value(self.stream, 0)
        if index == count - 1:  # only the last argument can be passed by keyword
            with asm.skip(self.unless_count, count - 1):
                self._read_names(count - 1)
                self.load_nonzero(asm.OTHER, asm.STACK, self.stream)
                asm.goto(ready)
        self.require_count(count)
        self._read_names(count)
        self.load(asm.OTHER, self.stream)
        asm.unless_zero(asm.OTHER, "fall_back")  # the stream has been passed twice
        self.store_value(self.stream, ("load", self.args, 8 * index))
        asm.label(ready)

    def read_arguments(self, preceding_count: int) -> None:
        """Emit code that reads the kernel's arguments, and checks the sizes that they define.

        Integers and shapes are read first, because they define sizes.

        Args:
            preceding_count: number of arguments before the kernel's arguments
        """
        reading_order = sorted(range(len(self.kinds)), key=lambda index: self.kinds[index].turn)
        for index in reading_order:
            self.kinds[index].emit_argument(self, preceding_count + index, self.slots[index])
        self.check_sizes()

    def _store_pointers(self) -> None:
        """Emit code that stores an array of pointers to the parameters, as the driver expects it.

        A pointer to a parameter of less than 64 bits is the address of its slot: the parameter occupies the
        low bytes, which come first because both processors are little-endian.
        """
        parameter_offsets = self.compute_parameters()
        array_offset = self.reserve(8 * len(parameter_offsets))
        for index, parameter_offset in enumerate(parameter_offsets):
            self.store_value(array_offset + 8 * index, self.address_of(parameter_offset))
        self.store_value(self.pointers, self.address_of(array_offset) if parameter_offsets else 0)

    def _use_prepared(self) -> None:
        """Emit code for a prepared launch without arguments, which uses the prepared parameters.

        The code falls back if the list `Entry.same` is empty, which means that the launch must not be
        repeated.
        """
        asm = self.asm
        self.load(asm.OTHER, self.entry)
        self.load_nonzero(self.first_param, asm.OTHER, Entry.same.offset)
        self.load_nonzero(asm.SPARE, self.first_param, self.runtime.size_offset)
        self.load(self.first_param, self.entry)
        self.store_value(self.pointers, ("load", self.first_param, Entry.pointers.offset))
        self.store_value(self.config_pointer, ("load", self.first_param, Entry.config.offset))
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
            index: index of the argument
            frame_offset: offset of the three sizes in the frame; sizes that are not passed are set to 1
            limits: maximum of each size
        """
        asm = self.asm
        is_tuple = self.asm.new_label()
        ready = self.asm.new_label()
        asm.set(asm.OTHER, 1)
        for next_offset in (4, 8):  # the offsets of the second and the third size
            asm.store32(asm.OTHER, asm.STACK, frame_offset + next_offset)
        asm.load(self.first_param, self.args, 8 * index)
        self._read_size(frame_offset, limits[0], is_tuple)
        asm.goto(ready)
        asm.label(is_tuple)
        self.load_argument(index)
        self.require_class(tuple)
        self.load_nonzero(asm.OTHER, self.first_param, self.runtime.size_offset)
        for axis, limit in enumerate(limits):
            self.call("PyTuple_GetItem", ("load", self.args, 8 * index), axis)
            asm.move(self.first_param, asm.RESULT)
            self._read_size(frame_offset + 4 * axis, limit)
            asm.load(asm.OTHER, self.args, 8 * index)
            self._if_length(axis + 1, ready)
        asm.goto("fall_back")  # the tuple is too long
        asm.label(ready)

    def _read_size(self, frame_offset: int, limit: int, not_int: str = "fall_back") -> None:
        """Emit code that converts the size in `first_param`, and stores it in the frame.

        Args:
            frame_offset: offset in the frame where the size is stored
            limit: maximum of the size
            not_int: label to which the code jumps if the size is not an int
        """
        asm = self.asm
        asm.load(asm.OTHER, self.first_param, self.runtime.type_offset)
        self.unless_class(int, not_int)
        self.read_int()
        asm.if_zero(asm.RESULT, "fall_back")
        self.emit_with_value(asm.if_above, asm.RESULT, limit, "fall_back")
        asm.store32(asm.RESULT, asm.STACK, frame_offset)

    def _if_length(self, length: int, label: str) -> None:
        """Emit a jump to a label if the tuple in OTHER has `length` items."""
        asm = self.asm
        asm.load(asm.OTHER, asm.OTHER, self.runtime.size_offset)
        self.emit_with_value(asm.if_equal, asm.OTHER, length, label)

    def _read_names(self, positional_count: int) -> None:
        """Emit code that reads the keyword arguments stream= and, in the mode "launch", shared_memory=.

        Args:
            positional_count: number of positional arguments, which the values of keyword arguments follow
        """
        asm = self.asm
        name = asm.PARAMETERS[2]
        ready = asm.new_label()
        asm.if_zero(self.names, ready)
        self.load_nonzero(asm.SPARE, self.names, self.runtime.size_offset, ready)
        keyword_count = 2 if self.mode == "launch" else 1
        for name_index in range(keyword_count):
            is_stream = asm.new_label()
            next_name = asm.new_label()
            self.call("PyTuple_GetItem", ("move", self.names), name_index)
            asm.move(name, asm.RESULT)
            self.load_argument(positional_count + name_index)
            self.emit_with_value(asm.if_equal, name, self.keep_alive(_STREAM), is_stream)
            if self.mode == "launch":
                self.require(name, self.keep_alive(_SHARED_MEMORY))
                self._read_shared_memory()
                asm.goto(next_name)
            else:
                asm.goto("fall_back")
            asm.label(is_stream)
            self.store(self.first_param, self.stream)
            asm.label(next_name)
            asm.move(asm.OTHER, self.names)
            self._if_length(name_index + 1, ready)
        asm.goto("fall_back")  # there are too many keyword arguments
        asm.label(ready)

    def _read_shared_memory(self) -> None:
        """Emit code that stores the argument, the size of shared memory, in the configuration."""
        asm = self.asm
        self.require_class(int)
        self.read_int()
        self.emit_with_value(asm.if_above, asm.RESULT, self.fact(Cell.shared_memory), "fall_back")
        asm.store32(asm.RESULT, asm.STACK, self.frame_config + Config.shared_memory.offset)

    def _read_stream(self) -> None:
        """Emit code that stores the handle of the stream in the configuration.

        The stream may be None, an int, a CUstream, a Stream, or the torch stream in `Cell.asked`. It may also
        be an object that stands for the current stream of the first array's package.
        """
        asm = self.asm
        stream_offset = self.frame_config + Config.stream.offset
        is_int, is_handle, is_cudyn_stream, is_current, not_given, ready = (asm.new_label() for _ in range(6))
        # Jump to the code for the kind of stream.
        self.load(self.first_param, self.stream)
        self.emit_with_value(asm.if_equal, self.first_param, id(None), ready)  # the handle is already 0
        self.emit_with_value(asm.if_equal, self.first_param, self.keep_alive(self.facts.not_given), not_given)
        self.emit_with_value(asm.if_equal, self.first_param, self.keep_alive(self.facts.current), is_current)
        asm.load(asm.OTHER, self.first_param, self.runtime.type_offset)
        self.if_class(int, is_int)
        self.if_class(self.facts.stream, is_handle)
        stream_class, handle_offset = self.facts.cudyn_stream
        self.if_class(stream_class, is_cudyn_stream)
        self._load_recent_handle()
        asm.label(is_int)
        self.read_int(signed=False)
        self.store(asm.RESULT, stream_offset)
        asm.goto(ready)
        asm.label(is_cudyn_stream)
        self.load_nonzero(self.first_param, self.first_param, handle_offset)
        asm.load(asm.OTHER, self.first_param, self.runtime.type_offset)
        self.require_class(self.facts.stream)  # rejects closed streams
        asm.label(is_handle)
        asm.load(asm.RESULT, self.first_param, self.runtime.value_offset)
        self.store_value(stream_offset, ("load", asm.RESULT, 0))
        asm.goto(ready)
        asm.label(is_current)
        self.load_nonzero(asm.OTHER, asm.STACK, self.source)  # falls back if no package has streams
        asm.label(not_given)
        self._find_current_stream()
        asm.label(ready)

    def _load_recent_handle(self) -> None:
        """Emit code that loads the handle of the stream in `Cell.asked`, an int, into `first_param`.

        The code rejects any other stream.
        """
        asm = self.asm
        self.load_value(asm.OTHER, self.fact(Cell.asked))
        self.load_nonzero(asm.SPARE, asm.OTHER, self.runtime.size_offset)
        self.call("PyTuple_GetItem", ("move", asm.OTHER), 0)
        self.load(asm.OTHER, self.stream)
        asm.unless_equal(asm.RESULT, asm.OTHER, "fall_back")
        self.call("PyTuple_GetItem", self.fact(Cell.asked), 1)
        asm.move(self.first_param, asm.RESULT)

    def _find_current_stream(self) -> None:
        """Emit code that stores the current stream of an array's package in the configuration.

        The package is that of the first array whose package has streams. If there is no such array, the code
        does not change the configuration.
        """
        asm = self.asm
        stream_offset = self.frame_config + Config.stream.offset
        ready = asm.new_label()
        other_package = asm.new_label()
        self.load(asm.OTHER, self.source)
        asm.if_zero(asm.OTHER, ready)
        asm.set(asm.SPARE, FROM_TORCH)
        asm.unless_equal(asm.OTHER, asm.SPARE, other_package)
        values: list[Value] = [
            CUDA,
            ("load32", self.cell, Cell.place.offset + 4),
            self.address_of(stream_offset),
        ]
        self.emit_exchange_call(Tensors.current_stream.offset, *values)
        asm.goto(ready)
        asm.label(other_package)
        self.call("PyObject_CallOneArg", ("move", asm.OTHER), self.fact(Cell.device))
        asm.if_zero(asm.RESULT, "clear_exception")
        self.store(asm.RESULT, self.scratch_offset)
        self.call("PyLong_AsVoidPtr", ("move", asm.RESULT))
        self.store(asm.RESULT, stream_offset)
        self.call("Py_DecRef", self.value_at(self.scratch_offset))
        asm.label(ready)

    def _read_open_stream(self) -> None:
        """Emit code that stores the address of a prepared launch's configuration.

        If the arguments determine the stream (`Entry.is_open`), the code first copies the configuration to
        the frame, and stores the stream in the copy.
        """
        asm = self.asm
        ready = self.asm.new_label()
        self.load(self.first_param, self.entry)
        self.store_value(self.config_pointer, ("load", self.first_param, Entry.config.offset))
        asm.load(asm.OTHER, self.first_param, Entry.is_open.offset)
        asm.if_zero(asm.OTHER, ready)
        self.call(
            "memcpy",
            self.address_of(self.frame_config),
            self.value_at(self.config_pointer),
            ctypes.sizeof(Config),
        )
        self._find_current_stream()
        self.store_value(self.config_pointer, self.address_of(self.frame_config))
        asm.label(ready)

    def _call(self) -> None:
        """Emit code that calls the driver's function without the GIL.

        If the status is 0, the code jumps to the label "launched". Otherwise, it returns the result of the
        function `Cell.failed`.
        """
        asm = self.asm
        status_offset = self.scratch_offset
        asm.label("launch")
        self.call("PyEval_SaveThread")
        asm.move(self.thread, asm.RESULT)
        if self.mode == "prepared":
            self.load(self.config, self.config_pointer)
        else:
            self.load_value(self.config, self.address_of(self.frame_config))
        for location, value in zip(self.locations, self._list_driver_arguments()):
            if location.kind == "integer":
                self.load_value(asm.PARAMETERS[location.position], value)
            else:
                self.load_value(asm.OTHER, value)
                self.store(asm.OTHER, location.position)
        self.call(self.value_at(self.target))
        self.store(asm.RESULT, status_offset)
        self.call("PyEval_RestoreThread", ("move", self.thread))
        status = asm.PARAMETERS[2]  # the third argument of PyObject_CallFunction
        asm.load32(status, asm.STACK, status_offset)
        asm.if_zero(status, "launched")
        self.call(
            "PyObject_CallFunction",
            self.fact(Cell.failed),
            ctypes.addressof(_FORMAT),
            None,  # the status, which is already in its register
            ("move", self.config),
            self.value_at(self.pointers),
        )
        asm.leave()

    def _list_driver_arguments(self) -> list[Value]:
        """Return the arguments for cuLaunchKernelEx or cuLaunchKernel."""
        handle = self.fact(Cell.handle)
        pointers = self.value_at(self.pointers)
        extra = 0  # a null pointer: the parameters are passed in `pointers`
        if self.with_config:
            return [("move", self.config), handle, pointers, extra]
        # The sizes of the grid, the block and shared memory, with 32 bits each.
        size_offsets = range(0, Config.shared_memory.offset + 4, 4)
        sizes: list[Value] = [("load32", self.config, offset) for offset in size_offsets]
        return [handle, *sizes, ("load", self.config, Config.stream.offset), pointers, extra]

    def _record_launch(self) -> None:
        """Emit code that stores the name of the launched kernel in the list `facts.last`.

        If the previous kernel has a different name, the code first calls `facts.before` with that name.
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
