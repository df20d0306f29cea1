"""Generates fast calls: machine code that replaces a ctypes function for calls with common arguments.

CPython calls the code like any C function (vectorcall, PEP 590). The code calls the library's function with
C's calling convention, without the GIL. Each parameter has a kind (kinds.py), which accepts some values. For
other values, keywords in another order, or a wrong number of arguments, the ctypes function is called
instead. Only ctypes therefore converts or rejects such arguments, with its own messages. A non-zero status is
passed to the Python function that ctypes would pass it to, so that a failed call is explained but not
repeated.

In addition to CPython's C API, fast calls rely on two offsets: the offset of an object's class, and the
offset of the pointer to a ctypes object's memory. fast_functions.py verifies them before the first fast call.
"""

from __future__ import annotations

import ctypes
import sys

from .body import CallBody, make_c_string
from .guard import GUARD, WORD
from .kinds import BUFFER, OWNER, Number, Object, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .body import Runtime, Value
    from .kinds import ArgumentKind, ByEnumerator, EnumMember, Parameter, Term


_OVERRUN_FORMAT = make_c_string(b"nn")  # format for PyObject_CallFunction: two Py_ssize_t
_LARGEST_TERM = 2**62  # Python handles larger products
_UNKNOWN = 2**64 - 1  # the length recorded for memory of unknown size


class Writer(CallBody):
    """Generates the machine code of one fast call.

    The stack frame contains the parameters that are passed on the stack, `scratch`, the result, a Py_buffer
    for each parameter that accepts buffers, 8 bytes for each object that is returned, and a slot for each
    parameter. C writes a number or a small object into the slot, and other objects into their own memory,
    followed by a guard.

    Args:
        runtime: properties of the running Python
        slow: ctypes function that handles all other calls
        target: address of the library's function
        parameters: parameters of the C function
        type_: ctypes type of the result; `None` for void
        output: kind of the result; `None` for a status or void
        check: function that handles a non-zero status; `None` if the result is not a status
        success: the object that a successful call without output parameters returns
        names: names of the parameters that the caller passes; empty if the code does not accept keyword
            arguments
        overrun: function that raises an exception if C has changed the guard after an output. Its arguments
            are the index of the parameter and the address of the guard. Required if there are outputs
    """

    def __init__(
        self,
        runtime: Runtime,
        slow: Any,
        target: int,
        parameters: Sequence[Parameter],
        type_: Any,
        output: Number | None = None,
        check: Any = None,
        success: Any = None,
        names: Sequence[str] = (),
        overrun: Any = None,
    ) -> None:
        super().__init__(runtime)
        self.slow = slow
        self.target = target
        self.parameters = parameters
        self.type = type_
        self.output = output
        self.check = check
        self.success = success
        self.free = self.view = self.names  # contains zero before the call, and is unused after it
        self.overrun = overrun
        self.kept_alive += [slow, check, success, overrun]
        names = tuple([sys.intern(name) for name in names])  # the compiler interns keyword names
        self.kept_alive.append(names)
        # The end of the array of names. The code compares names by address.
        self.names_end = id(names) + runtime.items_offset + 8 * len(names) if names else 0
        self.locations = self.lay_out(tuple([parameter.type for parameter in parameters]))
        self._reserve_frame()
        if self.objects and overrun is None:
            raise ValueError("outputs need a function that reports what C writes beyond them")
        # For each output: its index, whether C writes to the memory of an object, the offset of the object or
        # of the slot to which C writes, and the number of bytes before the guard.
        self.guards: list[tuple[int, bool, int, int]] = []
        for index, offset in self.objects.items():
            kind: Any = parameters[index].output
            is_object = isinstance(kind, Object) and not kind.is_copied
            self.guards.append((index, is_object, offset if is_object else self.slots[index], kind.size))
        self.in_objects = {index for index, is_object, _, _ in self.guards if is_object}

    def _reserve_frame(self) -> None:
        """Reserve memory in the stack frame, and store the offsets of its parts."""
        parameters = self.parameters
        # The indices of the parameters that accept buffers, of the outputs, and of the parameters with memory
        # whose length is checked.
        viewed = [
            index for index, parameter in enumerate(parameters) if getattr(parameter.argument, "buffers", "")
        ]
        returned = [index for index, parameter in enumerate(parameters) if parameter.output is not None]
        measured = [index for index, parameter in enumerate(parameters) if parameter.size is not None]
        # The size of each slot. A record has 8 extra bytes, because it is read in units of 64 bits.
        sizes = [
            8 + (ctypes.sizeof(parameter.type) if isinstance(parameter.argument, Record) else 0)
            for parameter in parameters
        ]
        for index in returned:
            kind: Any = parameters[index].output
            if not isinstance(kind, Object):
                sizes[index] = 8 + GUARD
            elif kind.is_copied:
                sizes[index] = kind.size + GUARD
        pointers_and_lengths = [8] * (len(returned) + len(measured))
        starts = []
        for size in (8, 8, *[BUFFER] * len(viewed), *pointers_and_lengths, *sizes):
            starts.append(self.room)
            self.room += size + 7 & ~7  # as in `reserve`
        offsets = iter(starts)
        self.scratch = next(offsets)
        self.result = next(offsets)
        self.spare = self.result
        # Offsets, keyed by parameter index: of the Py_buffer of a buffer, of the object that is returned, and
        # of the length of the argument's memory if the size that C accesses is known. Each `zip` continues
        # with the offset after those that the previous one has used.
        self.views = dict(zip(viewed, offsets))
        self.objects = dict(zip(returned, offsets))
        self.lengths = dict(zip(measured, offsets))
        self.length_slot: int | None = None
        self.slots = [*offsets]

    def write(self) -> bytes:
        """Generate the code of the function, as a sequence of cached fragments, and return it."""
        parameters = self.parameters
        passed = [index for index, parameter in enumerate(parameters) if parameter.argument is not None]
        # The offsets of the memory that is cleared first: owners of buffers, objects, and slots of outputs.
        cleared = [view + OWNER for view in self.views.values()]
        for index, offset in self.objects.items():
            cleared += (offset, self.slots[index])
        aligned_room = self.room + 15 & ~15  # a multiple of 16
        begin = "begin", aligned_room, bool(self.names_end), *cleared
        self.cached_code(begin, self._begin, cleared, len(passed), numbers=(len(passed), self.names_end))
        for position, index in enumerate(passed):
            self._emit_argument(index, position)
        if self.lengths:
            self._check_lengths()
        for index, offset in self.objects.items():
            output = parameters[index].output
            if isinstance(output, Object):
                self._make_object(index, output, offset)
        # `lay_out` returns the same object for equal types.
        key = id(self.locations), *self.slots, *self.guards
        self.cached_code(key, self._call, numbers=(self.target,))
        letter = getattr(self.type, "_type_", None)
        is_float = letter in ("f", "d")
        self.cached_code(("finish", is_float, len(self.views)), self._finish_call, is_float)
        if self.guards:
            self.cached_code(("compare", *self.guards), self._compare_guards)
        if self.check is not None:
            self.cached_code(("check", letter, bool(self.objects)), self._check, numbers=[id(self.check)])
        for index, offset in self.objects.items():
            output = parameters[index].output
            if isinstance(output, Object):
                if output.is_copied:
                    self._copy(index, from_object=False)
            elif output is not None:
                self._emit_output(output, self.slots[index])
                self.store(self.asm.RESULT, offset)
                self.asm.if_zero(self.asm.RESULT, "fail")
        if self.output is not None and not self.objects:
            self._emit_output(self.output, self.result)
        numbers = [id(self.slow), id(self.success), id(self.overrun)]
        end = "end", len(self.objects), len(self.views), self.output is not None, self.success is None
        self.cached_code(end, self._end, numbers=numbers)
        return self.asm.assemble(0, {})

    def _emit_argument(self, index: int, position: int) -> None:
        """Emit the code that converts an argument.

        Args:
            index: index of the parameter
            position: index of the argument among the arguments that the caller passes
        """
        argument: Any = self.parameters[index].argument
        buffers = (self.views[index], len(self.runtime.buffers)) if index in self.views else None
        size = ctypes.sizeof(self.parameters[index].type) if isinstance(argument, Record) else 0
        length_slot = self._select_length_slot(index, argument)
        key = argument.key, position, self.slots[index], size, buffers, *length_slot
        numbers = [*map(self.keep_alive, argument.referenced_objects)]
        self.cached_code(key, self._read_argument, argument, index, position, numbers=numbers)

    def _make_object(self, index: int, output: Object, offset: int) -> None:
        """Emit the code that creates the object for an output before the call.

        Args:
            index: index of the parameter
            output: kind of the output
            offset: offset in the frame where the address of the object is stored
        """
        numbers = [self.keep_alive(output.cls), output.new(self.runtime)]
        self.cached_code(("make", output.is_plain), output.make, self, numbers=numbers)
        self.store(self.asm.RESULT, offset)
        self.asm.if_zero(self.asm.RESULT, "fail")
        if output.is_copied and not output.is_plain:
            self._copy(index, from_object=True)
        elif not output.is_copied and not output.has_guard:
            key = "enlarge", output.is_inline(self.runtime), output.size
            self.cached_code(key, output.enlarge, self)

    def _begin(self, cleared: Sequence[int], count: int) -> None:
        """Emit the beginning of the function.

        This code checks the number and the names of the arguments, and clears memory in the frame.

        Args:
            cleared: offsets in the frame of 64 bits that are set to 0
            count: number of arguments
        """
        asm = self.asm
        self.begin(self.room)
        if self.names_end:
            with asm.skip(asm.if_zero, self.names):
                self._check_names(count)
        else:
            asm.unless_zero(self.names, "slow")
        self.unless_count(count, "slow")
        if cleared:
            asm.set(asm.SPARE, 0)
        for offset in cleared:
            self.store(asm.SPARE, offset)

    def _check_names(self, count: int) -> None:
        """Emit code that accepts keyword arguments if they are passed in the order of the parameters.

        CPython stores them after the positional arguments. The code changes the parameter registers.
        """
        asm = self.asm
        _, table, size = asm.PARAMETERS[:3]
        asm.extend(asm.SPARE, self.count, 63, signed=False)  # as in unless_count
        asm.load(size, self.names, self.runtime.size_offset)
        asm.plus(asm.SPARE, size, "slow")
        self.load_value(asm.OTHER, count)
        asm.unless_equal(asm.SPARE, asm.OTHER, "slow")
        # Multiply the number of names by 8, to get the size of the array of names in bytes.
        for _ in range(3):
            asm.plus(size, size, "slow")
        self.load_value(table, self.names_end)
        asm.minus(table, size, "slow")
        asm.add(self.first, self.names, self.runtime.items_offset)
        self.call("memcmp")
        asm.extend(asm.OTHER, asm.RESULT, 32, signed=True)
        asm.unless_zero(asm.OTHER, "slow")
        asm.set(self.names, 0)
        self.load_value(self.count, count)

    def _select_length_slot(self, index: int, argument: Any) -> tuple[Any, ...]:
        """Set the offset at which `store_length` stores the length of an argument's memory.

        Return the offset and the possible lengths, on which the code that reads the argument depends.

        Args:
            index: the parameter's index
            argument: the argument's kind
        """
        self.length_slot = self.lengths.get(index)
        size = self.parameters[index].size
        sizes = (
            [ctypes.sizeof(cls) for cls in getattr(argument, "target_classes", ())]
            if size is not None
            else []
        )
        return self.length_slot, *sizes

    def _check_lengths(self) -> None:
        """Emit code that rejects an argument whose memory is shorter than the memory that C will access."""
        asm = self.asm
        for index, length in self.lengths.items():
            size = self.parameters[index].size
            assert size is not None
            if size.terms is None:
                self.load(asm.OTHER, length)
                self.compare(asm.unless_equal, asm.OTHER, _UNKNOWN)
                continue
            for i, term in enumerate(size.terms):
                is_first = i == 0
                if not is_first:  # `scratch` holds the sum of the preceding terms
                    self.store(asm.SPARE, self.scratch)
                self._emit_term(term)
                if len(size.terms) > 1:
                    # A product that is negative or has overflowed would make the sum too small.
                    asm.move(asm.OTHER, asm.SPARE)
                    self.compare(asm.if_above, asm.OTHER, _LARGEST_TERM)
                    asm.move(asm.SPARE, asm.OTHER)
                if not is_first:
                    self.load(asm.OTHER, self.scratch)
                    asm.plus(asm.SPARE, asm.OTHER, "refuse")
            self.load(asm.OTHER, length)
            asm.if_above(asm.SPARE, asm.OTHER, "refuse")

    def _emit_term(self, term: Term) -> None:
        """Emit code that leaves the value of a term in SPARE."""
        asm = self.asm
        ready = asm.fresh()
        if term.choice is not None:
            parameter, sizes = term.choice
            self.load(asm.OTHER, self.slots[parameter])
            for size in sorted({*sizes.values()}):
                is_equal, is_other = asm.fresh(), asm.fresh()
                for value in [value for value, value_size in sizes.items() if value_size == size]:
                    self.compare(asm.if_equal, asm.OTHER, value, is_equal)
                asm.goto(is_other)
                asm.label(is_equal)
                asm.set(asm.SPARE, size * term.factor)
                asm.goto(ready)
                asm.label(is_other)
            asm.goto("refuse")
            asm.label(ready)
        else:
            asm.set(asm.SPARE, term.factor)
        for parameter in term.parameters:
            self.load(asm.OTHER, self.slots[parameter])
            asm.times(asm.SPARE, asm.OTHER, "refuse")
        if term.conditions:
            self.store(asm.SPARE, self.result)
            is_zero, end = asm.fresh(), asm.fresh()
            for parameter, value in term.conditions:
                self.load(asm.OTHER, self.slots[parameter])
                self.compare(asm.unless_equal, asm.OTHER, value, is_zero)
            self.load(asm.SPARE, self.result)
            asm.goto(end)
            asm.label(is_zero)
            asm.set(asm.SPARE, 0)
            asm.label(end)

    def _read_argument(self, kind: ArgumentKind, index: int, position: int) -> None:
        """Emit code that converts an argument and stores the result in the parameter's slot.

        Args:
            kind: the argument's kind
            index: index of the C parameter
            position: index of the argument among the caller's arguments
        """
        asm = self.asm
        self.store_length(_UNKNOWN)
        if index in self.views:
            self.load_value(self.view, self.address_of(self.views[index]))
        self.argument(position)
        kind.emit_argument(self)
        if isinstance(kind, Record):
            size = ctypes.sizeof(kind.type)
            self.call("memcpy", self.address_of(self.slots[index]), ("move", asm.RESULT), size)
        else:
            self.store(asm.RESULT, self.slots[index])

    def _call(self) -> None:
        """Emit code that writes the guards, loads C's parameters and calls the function, without the GIL."""
        asm = self.asm
        for _, is_object, offset, size in self.guards:
            self._load_guard(is_object, offset, size)
            asm.fill()
        self.call("PyEval_SaveThread")
        asm.move(self.state, asm.RESULT)
        for index, (parameter, location) in enumerate(zip(self.parameters, self.locations)):
            for kind, position, offset in location.parts:
                if kind == "float":
                    # AArch64 can only load 64 bits from an offset that is a multiple of 8.
                    load = asm.load_float32 if offset % 8 else asm.load_float
                    load(position, asm.STACK, self.slots[index] + offset)
                    continue
                register = asm.PARAMETERS[position] if kind == "integer" else asm.OTHER
                value: Value = self.address_of(self.slots[index])  # for outputs, and for references
                if index in self.in_objects:
                    self.load(register, self.objects[index])
                    value = "load", register, self.runtime.value_offset
                elif parameter.output is None and not location.is_reference:
                    value = self.value_at(self.slots[index] + offset)
                self.load_value(register, value)
                if kind == "stack":
                    self.store(register, position)
        self.call(self.target)

    def _load_guard(self, is_object: bool, offset: int, size: int) -> None:
        """Emit code that sets OTHER to the address of a guard and SPARE to the pattern. It changes RESULT.

        Args:
            is_object: whether C writes to the memory of an object, and not to a slot
            offset: offset of the object or the slot in the frame
            size: number of bytes before the guard
        """
        asm = self.asm
        if is_object:
            self.load(asm.RESULT, offset)
            asm.load(asm.RESULT, asm.RESULT, self.runtime.value_offset)
            asm.set(asm.OTHER, size)
            asm.plus(asm.OTHER, asm.RESULT, "fail")  # addresses of memory never overflow
        else:
            asm.add(asm.OTHER, asm.STACK, offset + size)
        asm.set(asm.SPARE, WORD)

    def _compare_guards(self) -> None:
        """Emit code that compares the guards, and reports the first output whose guard C has changed."""
        asm = self.asm
        for index, is_object, offset, size in self.guards:
            is_changed, is_equal = asm.fresh(), asm.fresh()
            self._load_guard(is_object, offset, size)
            asm.unless_filled(is_changed)
            asm.goto(is_equal)
            asm.label(is_changed)
            asm.set(self.free, index)
            asm.move(self.state, asm.OTHER)
            asm.goto("overrun")
            asm.label(is_equal)

    def _copy(self, index: int, from_object: bool) -> None:
        """Emit code that copies the memory of an output's object to the parameter's slot, or vice versa.

        Args:
            index: the parameter's index
            from_object: whether the object is copied to the slot, rather than the slot to the object
        """
        asm = self.asm
        output = self.parameters[index].output
        assert isinstance(output, Object)
        self.load(asm.OTHER, self.objects[index])
        asm.load(asm.OTHER, asm.OTHER, self.runtime.value_offset)
        for offset in range(0, output.size, 8):
            if from_object:
                asm.load(asm.SPARE, asm.OTHER, offset)
                self.store(asm.SPARE, self.slots[index] + offset)
            else:
                self.load(asm.SPARE, self.slots[index] + offset)
                asm.store(asm.SPARE, asm.OTHER, offset)

    def _report_overrun(self) -> None:
        """Emit code that raises the exception for an output whose guard C has changed.

        The `free` register contains the index of the output, and `state` the address of the guard.
        """
        format_ = ctypes.addressof(_OVERRUN_FORMAT)
        values = ("move", self.free), ("move", self.state)
        self.call("PyObject_CallFunction", id(self.overrun), format_, *values)

    def _finish_call(self, is_float: bool) -> None:
        """Emit code that stores the result, acquires the GIL and releases the buffers."""
        asm = self.asm
        if is_float:
            asm.store_float(0, asm.STACK, self.result)
        else:
            self.store(asm.RESULT, self.result)
        self.call("PyEval_RestoreThread", ("move", self.state))
        self._release_buffers()

    def _release_objects(self) -> None:
        """Emit code that releases the objects for outputs, if they have been created."""
        for offset in self.objects.values():
            self.call("Py_DecRef", self.value_at(offset))  # the function also accepts 0

    def _release_buffers(self) -> None:
        """Emit code that releases the buffers of arguments, if they have been requested."""
        asm = self.asm
        for view in self.views.values():
            self.load(asm.OTHER, view + OWNER)
            with asm.skip(asm.if_zero, asm.OTHER):
                self.call("PyBuffer_Release", self.address_of(view))

    def _check(self) -> None:
        """Emit code that calls the Python handler for a non-zero status.

        If there are no outputs, the fast call returns the handler's result.
        """
        asm = self.asm
        status = self.state
        handler_result = self.free
        asm.load32(asm.OTHER, asm.STACK, self.result)
        with asm.skip(asm.if_zero, asm.OTHER):
            self.load(self.first, self.result)
            Number(self.type._type_).emit_result(self)
            asm.move(status, asm.RESULT)
            asm.if_zero(asm.RESULT, "fail")
            self.call("PyObject_CallOneArg", id(self.check), ("move", asm.RESULT))
            asm.move(handler_result, asm.RESULT)
            self.call("Py_DecRef", ("move", status))
            asm.if_zero(handler_result, "fail")
            if self.objects:  # the call returns its outputs, not the result of the handler
                self.call("Py_DecRef", ("move", handler_result))
            else:
                asm.move(asm.RESULT, handler_result)
                asm.leave()

    def _emit_output(self, kind: Number | EnumMember | ByEnumerator, slot: int) -> None:
        """Emit code that converts the output at an offset in the frame to a Python object in RESULT."""
        self.load(self.first, slot)
        if kind.key is None:
            kind.emit_result(self)
        else:
            self.cached_code(
                kind.key, kind.emit_result, self, numbers=[*map(self.keep_alive, kind.referenced_objects)]
            )

    def _end(self) -> None:
        """Emit code that returns the result, and the code at the labels for failures and slow calls."""
        asm = self.asm
        if len(self.objects) > 1:
            self.call("PyTuple_New", len(self.objects))
            asm.if_zero(asm.RESULT, "fail")
            asm.move(self.state, asm.RESULT)
            for i, offset in enumerate(self.objects.values()):
                # PyTuple_SetItem takes over the reference to the item.
                self.call("PyTuple_SetItem", ("move", self.state), i, self.value_at(offset))
            asm.move(asm.RESULT, self.state)
        elif self.objects:
            self.load(asm.RESULT, *self.objects.values())
        elif self.output is None:
            self.emit_constant(self.success)
        asm.leave()
        if self.objects:
            asm.label("overrun")
            self._report_overrun()
            asm.goto("fail")
            asm.label("no_memory")
            self.call("PyErr_NoMemory")
        asm.label("fail")
        self._release_buffers()  # for failures before the call; afterwards there are no buffers
        self._release_objects()
        asm.set(asm.RESULT, 0)
        asm.leave()
        self.emit_clear()
        asm.label("refuse")
        self._release_buffers()
        asm.set(self.names, 0)
        asm.label("slow")
        self.call_slow(id(self.slow))
