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
from collections import namedtuple

from .body import CallBody, make_c_string
from .guard import GUARD, WORD
from .kinds import BUFFER, OWNER, Number, Object, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .body import Runtime
    from .kinds import ArgumentKind, ByEnumerator, EnumMember, Parameter, Term


_OVERRUN_FORMAT = make_c_string(b"nn")  # format for PyObject_CallFunction: two Py_ssize_t
_LARGEST_TERM = 2**62  # Python handles larger products
_UNKNOWN = 2**64 - 1  # the length recorded for memory of unknown size


_Guard = namedtuple("_Guard", "parameter_index is_in_object offset size")
"""The guard after the memory that C writes for an output.

Attributes:
    parameter_index: index of the output's parameter
    is_in_object: whether C writes to the memory of an object, and not to the parameter's slot
    offset: offset in the frame of the object's address or of the slot
    size: number of bytes before the guard
"""


def _measure_slot(parameter: Parameter) -> int:
    """Return the size in bytes of the memory in the frame for a parameter."""
    output: Any = parameter.output
    if output is not None and not isinstance(output, Object):
        return 8 + GUARD
    if output is not None and output.is_copied:
        size: int = output.size
        return size + GUARD
    if isinstance(parameter.argument, Record):
        # 8 extra bytes, because it is read in units of 64 bits. Slots begin at multiples of 8.
        return 8 + ctypes.sizeof(parameter.type) + 7 & ~7
    return 8


class Writer(CallBody):
    """Generates the machine code of one fast call.

    The stack frame contains a slot for each parameter, among others. The code converts an argument, and
    stores the result in the slot. If the parameter is an output, C writes a number or a small object to the
    slot. For a larger object, the slot is unused: C writes to the object's own memory. A guard follows each
    output.

    Args:
        runtime: properties of the running Python
        slow: ctypes function that handles all other calls
        target: address of the library's function
        parameters: parameters of the C function
        type_: ctypes type of the result; `None` for void
        output: kind of the result; `None` for a status or void
        check: Python function that handles a non-zero status; `None` if the result is not a status
        success: the object that a successful call without output parameters returns
        names: names of the parameters that the caller passes; empty if the code does not accept keyword
            arguments
        overrun: Python function that raises an exception if C has changed the guard after an output. Its
            arguments are the index of the parameter and the address of the guard. Required if there are
            outputs.
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
        self.overrun = overrun
        # The register `names` contains 0 after the keyword names have been checked, so it can be reused.
        self.free = self.view = self.names
        # The code compares keyword names by their addresses. The names are interned, as are the keyword names
        # that Python's compiler stores.
        interned_names = tuple([sys.intern(name) for name in names])
        self.names_end = 0  # the address of the end of the array of names; 0 if there are no names
        if interned_names:
            self.names_end = id(interned_names) + runtime.items_offset + 8 * len(interned_names)
        self.kept_alive += [slow, check, success, overrun, interned_names]
        self.locations = self.reserve_parameters(tuple([parameter.type for parameter in parameters]))
        self._reserve_frame()
        if self.object_offsets and overrun is None:
            raise ValueError("outputs need a function that reports what C writes beyond them")
        self.guards = self._list_guards() if self.object_offsets else []
        self.in_objects = {guard.parameter_index for guard in self.guards if guard.is_in_object}

    def _list_guards(self) -> list[_Guard]:
        """Return the guards after the memory of all outputs."""
        guards = []
        for index, object_offset in self.object_offsets.items():
            output: Any = self.parameters[index].output
            is_in_object = isinstance(output, Object) and not output.is_copied
            offset = object_offset if is_in_object else self.slots[index]
            guards.append(_Guard(index, is_in_object, offset, output.size))
        return guards

    def _reserve_frame(self) -> None:
        """Reserve memory in the stack frame, and store the offsets of its parts.

        `view_offsets`, `object_offsets` and `length_offsets` contain offsets, keyed by the index of the
        parameter: of the Py_buffer of an argument that may be a buffer, of the address of an object that is
        returned, and of the length of an argument's memory if it is checked.
        """
        # The order matters: the keys of the cached fragments that use these offsets only contain the numbers
        # of buffers and objects.
        self.scratch_offset = self.frame_size
        self.result = self.frame_size + 8
        self.spare_offset = self.result
        self.frame_size += 16
        parameters = [*enumerate(self.parameters)]
        self.view_offsets = {
            index: self.reserve(BUFFER)
            for index, parameter in parameters
            if getattr(parameter.argument, "buffers", "")
        }
        self.object_offsets = {
            index: self.reserve(8) for index, parameter in parameters if parameter.output is not None
        }
        self.length_offsets = {
            index: self.reserve(8) for index, parameter in parameters if parameter.size is not None
        }
        self.slots = []
        for parameter in self.parameters:
            has_output = parameter.output is not None
            is_small = not has_output and not isinstance(parameter.argument, Record)
            self.slots.append(self.frame_size)
            self.frame_size += 8 if is_small else _measure_slot(parameter)
        self.length_slot: int | None = None

    def write(self) -> bytes:
        """Generate the code of the function, as a sequence of cached fragments, and return it."""
        passed_indices = [
            index for index, parameter in enumerate(self.parameters) if parameter.argument is not None
        ]
        # The memory that contains 0 until a buffer has been requested, an object has been created, or C has
        # written an output.
        cleared = [view_offset + OWNER for view_offset in self.view_offsets.values()]
        for index, object_offset in self.object_offsets.items():
            cleared += (object_offset, self.slots[index])
        count = len(passed_indices)
        aligned_frame_size = self.frame_size + 15 & ~15  # a multiple of 16
        key: Any = ("begin", aligned_frame_size, bool(self.names_end), *cleared)
        self.emit_cached(key, self._emit_beginning, cleared, count, numbers=(count, self.names_end))
        for position, index in enumerate(passed_indices):
            self._append_argument(index, position)
        if self.length_offsets:
            self._check_lengths()
        for index, object_offset in self.object_offsets.items():
            output = self.parameters[index].output
            if isinstance(output, Object):
                self._append_object(index, output, object_offset)
        self._append_call()
        for index, object_offset in self.object_offsets.items():
            self._append_output(index, object_offset)
        if self.output is not None and not self.object_offsets:
            self._append_conversion(self.output, self.result)
        key = (
            "end",
            len(self.object_offsets),
            len(self.view_offsets),
            self.output is not None,
            self.success is None,
        )
        numbers = [id(self.slow), id(self.success), id(self.overrun)]
        self.emit_cached(key, self._emit_end, numbers=numbers)
        return self.asm.assemble(0, {})

    def _append_call(self) -> None:
        """Append the code that calls the C function, and checks the guards and the status."""
        # `reserve_parameters` returns the same object for equal types.
        key = id(self.locations), *self.slots, *self.guards
        self.emit_cached(key, self._call, numbers=(self.target,))
        letter = getattr(self.type, "_type_", None)
        is_float = letter in ("f", "d")
        key = "finish", is_float, len(self.view_offsets)
        self.emit_cached(key, self._finish_call, is_float)
        if self.guards:
            self.emit_cached(("compare", *self.guards), self._compare_guards)
        if self.check is not None:
            key = "check", letter, bool(self.object_offsets)
            self.emit_cached(key, self._emit_status_check, numbers=[id(self.check)])

    def _append_output(self, index: int, object_offset: int) -> None:
        """Append the code that converts an output to the object that is returned.

        Args:
            index: index of the parameter
            object_offset: offset in the frame where the address of the object is stored
        """
        output = self.parameters[index].output
        if isinstance(output, Object):  # the object has been created before the call
            if output.is_copied:
                self._copy_output(index, from_object=False)
        elif output is not None:
            self._append_conversion(output, self.slots[index])
            self.store(self.asm.RESULT, object_offset)
            self.asm.if_zero(self.asm.RESULT, "fail")

    def _append_argument(self, index: int, position: int) -> None:
        """Append the code that converts an argument.

        Args:
            index: index of the parameter
            position: index of the argument among the arguments that the caller passes
        """
        argument: Any = self.parameters[index].argument
        buffers = None
        if index in self.view_offsets:
            buffers = self.view_offsets[index], len(self.runtime.buffers)
        record_size = ctypes.sizeof(self.parameters[index].type) if isinstance(argument, Record) else 0
        lengths: tuple[Any, ...] = (None,)
        if self.length_offsets:
            lengths = self._select_length_slot(index, argument)
        key = argument.key, position, self.slots[index], record_size, buffers, *lengths
        addresses = [self.keep_alive(referenced) for referenced in argument.referenced_objects]
        self.emit_cached(key, self._read_argument, argument, index, position, numbers=addresses)

    def _append_object(self, index: int, output: Object, offset: int) -> None:
        """Append the code that creates the object for an output before the call.

        Args:
            index: index of the parameter
            output: kind of the output
            offset: offset in the frame where the address of the object is stored
        """
        numbers = [self.keep_alive(output.cls), output.find_new(self.runtime)]
        self.emit_cached(("make", output.is_plain), output.emit_creation, self, numbers=numbers)
        self.store(self.asm.RESULT, offset)
        self.asm.if_zero(self.asm.RESULT, "fail")
        if output.is_copied and not output.is_plain:
            self._copy_output(index, from_object=True)
        elif not output.is_copied and not output.has_guard:
            key = "enlarge", output.is_inline(self.runtime), output.size
            self.emit_cached(key, output.emit_enlargement, self)

    def _emit_beginning(self, cleared: Sequence[int], count: int) -> None:
        """Emit the beginning of the function: check the number and the names of arguments, and clear memory.

        Args:
            cleared: offsets in the frame of 64 bits that are set to 0
            count: expected number of arguments
        """
        asm = self.asm
        self.emit_entry(self.frame_size)
        if self.names_end:
            with asm.skip(asm.if_zero, self.names):
                self._check_names(count)
        else:
            asm.unless_zero(self.names, "call_fallback")
        self.unless_count(count, "call_fallback")
        if cleared:
            asm.set(asm.SPARE, 0)
        for offset in cleared:
            self.store(asm.SPARE, offset)

    def _check_names(self, count: int) -> None:
        """Emit code that accepts keyword arguments if they are passed in the order of the parameters.

        Their values then follow the positional arguments in the right order. The code changes the registers
        for C's parameters.

        Args:
            count: expected number of positional and keyword arguments
        """
        asm = self.asm
        given_names, expected_names, size = asm.PARAMETERS[:3]  # the parameters of memcmp
        # Check the total number of arguments.
        asm.extend(asm.SPARE, self.count, 63, signed=False)  # drops the flag, as in `unless_count`
        asm.load(size, self.names, self.runtime.size_offset)
        asm.plus(asm.SPARE, size, "call_fallback")
        self.load_value(asm.OTHER, count)
        asm.unless_equal(asm.SPARE, asm.OTHER, "call_fallback")
        # Multiply the number of names by 8, to get the size in bytes of an array of their addresses.
        for _ in range(3):
            asm.plus(size, size, "call_fallback")
        # Compare the names with those of the last parameters.
        self.load_value(expected_names, self.names_end)
        asm.minus(expected_names, size, "call_fallback")
        asm.add(given_names, self.names, self.runtime.items_offset)
        self.call("memcmp")
        asm.extend(asm.OTHER, asm.RESULT, 32, signed=True)
        asm.unless_zero(asm.OTHER, "call_fallback")
        # From here on, treat all arguments as positional arguments.
        asm.set(self.names, 0)
        self.load_value(self.count, count)

    def _select_length_slot(self, index: int, argument: Any) -> tuple[Any, ...]:
        """Select where `store_length` stores the length of an argument's memory.

        Args:
            index: index of the parameter
            argument: kind of the argument

        Returns:
            The offset in the frame, or `None` if the length is not checked, and the constant lengths that the
            code stores. The code for the argument depends on all of them.
        """
        self.length_slot = self.length_offsets.get(index)
        constant_lengths = []
        if self.parameters[index].size is not None:
            target_classes = getattr(argument, "target_classes", ())
            constant_lengths = [ctypes.sizeof(cls) for cls in target_classes]
        return self.length_slot, *constant_lengths

    def _check_lengths(self) -> None:
        """Emit code that rejects an argument whose memory is shorter than the memory that C will access."""
        asm = self.asm
        for index, length_offset in self.length_offsets.items():
            size = self.parameters[index].size
            assert size is not None
            if size.terms is None:  # the required size is unknown, so only accept memory of unknown length
                self.load(asm.OTHER, length_offset)
                self.emit_with_value(asm.unless_equal, asm.OTHER, _UNKNOWN, "fall_back")
            else:
                self._emit_sum(size.terms)
                self.load(asm.OTHER, length_offset)
                asm.if_above(asm.SPARE, asm.OTHER, "fall_back")

    def _emit_sum(self, terms: Sequence[Term]) -> None:
        """Emit code that leaves the sum of the terms of a memory size in SPARE."""
        asm = self.asm
        sum_offset = self.scratch_offset
        for term_index, term in enumerate(terms):
            is_first = term_index == 0
            if not is_first:
                self.store(asm.SPARE, sum_offset)
            self._emit_term(term)
            if len(terms) > 1:
                # Reject a product that is negative or very large, so that the sum cannot overflow.
                asm.move(asm.OTHER, asm.SPARE)
                self.emit_with_value(asm.if_above, asm.OTHER, _LARGEST_TERM, "fall_back")
                asm.move(asm.SPARE, asm.OTHER)
            if not is_first:
                self.load(asm.OTHER, sum_offset)
                asm.plus(asm.SPARE, asm.OTHER, "fall_back")

    def _emit_term(self, term: Term) -> None:
        """Emit code that leaves the value of a term in SPARE."""
        asm = self.asm
        if term.choice is None:
            asm.set(asm.SPARE, term.factor)
        else:
            parameter, sizes = term.choice
            self._emit_chosen_size(parameter, sizes, term.factor)
        for parameter in term.parameters:
            self.load(asm.OTHER, self.slots[parameter])
            asm.times(asm.SPARE, asm.OTHER, "fall_back")
        if term.conditions:
            product_offset = self.result
            self.store(asm.SPARE, product_offset)
            is_zero, ready = asm.new_label(), asm.new_label()
            for parameter, value in term.conditions:
                self.load(asm.OTHER, self.slots[parameter])
                self.emit_with_value(asm.unless_equal, asm.OTHER, value, is_zero)
            self.load(asm.SPARE, product_offset)
            asm.goto(ready)
            asm.label(is_zero)
            asm.set(asm.SPARE, 0)
            asm.label(ready)

    def _emit_chosen_size(self, parameter: int, sizes: Mapping[int, int], factor: int) -> None:
        """Emit code that leaves the size for an enumerator in SPARE, and rejects unknown enumerators.

        Args:
            parameter: index of the parameter that receives the enumerator
            sizes: size in units of `factor`, keyed by enumerator
            factor: number of bytes by which the size is multiplied
        """
        asm = self.asm
        ready = asm.new_label()
        enumerators_by_size: dict[int, list[int]] = {}
        for enumerator, size in sizes.items():
            enumerators_by_size.setdefault(size, []).append(enumerator)
        self.load(asm.OTHER, self.slots[parameter])
        for size in sorted(enumerators_by_size):
            has_size, has_other_size = asm.new_label(), asm.new_label()
            for enumerator in enumerators_by_size[size]:
                self.emit_with_value(asm.if_equal, asm.OTHER, enumerator, has_size)
            asm.goto(has_other_size)
            asm.label(has_size)
            asm.set(asm.SPARE, size * factor)
            asm.goto(ready)
            asm.label(has_other_size)
        asm.goto("fall_back")
        asm.label(ready)

    def _read_argument(self, kind: ArgumentKind, index: int, position: int) -> None:
        """Emit code that converts an argument and stores the result in the parameter's slot.

        Args:
            kind: the argument's kind
            index: index of the C parameter
            position: index of the argument among the caller's arguments
        """
        asm = self.asm
        self.store_length(_UNKNOWN)
        if index in self.view_offsets:
            self.load_value(self.view, self.address_of(self.view_offsets[index]))
        self.load_argument(position)
        kind.emit_argument(self)
        if isinstance(kind, Record):
            size = ctypes.sizeof(kind.type)
            self.call("memcpy", self.address_of(self.slots[index]), ("move", asm.RESULT), size)
        else:
            self.store(asm.RESULT, self.slots[index])

    def _call(self) -> None:
        """Emit code that writes the guards, releases the GIL and calls the C function."""
        asm = self.asm
        for guard in self.guards:
            self._load_guard(guard)
            asm.fill()
        thread_state = self.state
        self.call("PyEval_SaveThread")
        asm.move(thread_state, asm.RESULT)
        for index in range(len(self.parameters)):
            self._load_parameter(index)
        self.call(self.target)

    def _load_parameter(self, index: int) -> None:
        """Emit code that loads a parameter of the C function into its registers or its stack memory."""
        asm = self.asm
        slot = self.slots[index]
        location = self.locations[index]
        for kind, position, offset in location.parts:
            if kind == "float":
                # AArch64 can only load 64 bits from an offset that is a multiple of 8.
                load = asm.load_float32 if offset % 8 else asm.load_float
                load(position, asm.STACK, slot + offset)
                continue
            register = asm.PARAMETERS[position] if kind == "integer" else asm.OTHER
            if index in self.in_objects:  # the address of the object's memory
                self.load(register, self.object_offsets[index])
                asm.load(register, register, self.runtime.value_offset)
            elif self.parameters[index].output is not None or location.is_reference:
                asm.add(register, asm.STACK, slot)
            else:
                self.load(register, slot + offset)
            if kind == "stack":
                self.store(register, position)

    def _load_guard(self, guard: _Guard) -> None:
        """Emit code that sets OTHER to the address of a guard and SPARE to the pattern. It changes RESULT."""
        asm = self.asm
        if guard.is_in_object:
            self.load(asm.RESULT, guard.offset)
            asm.load(asm.RESULT, asm.RESULT, self.runtime.value_offset)
            asm.set(asm.OTHER, guard.size)
            asm.plus(asm.OTHER, asm.RESULT, "fail")  # addresses of memory never overflow
        else:
            asm.add(asm.OTHER, asm.STACK, guard.offset + guard.size)
        asm.set(asm.SPARE, WORD)

    def _compare_guards(self) -> None:
        """Emit code that compares the guards, and reports the first output whose guard C has changed."""
        asm = self.asm
        for guard in self.guards:
            is_changed, is_unchanged = asm.new_label(), asm.new_label()
            self._load_guard(guard)
            asm.unless_filled(is_changed)
            asm.goto(is_unchanged)
            asm.label(is_changed)
            asm.set(self.free, guard.parameter_index)
            asm.move(self.state, asm.OTHER)
            asm.goto("overrun")
            asm.label(is_unchanged)

    def _copy_output(self, index: int, from_object: bool) -> None:
        """Emit code that copies the memory of an output's object to the parameter's slot, or back.

        Args:
            index: index of the parameter
            from_object: whether the object is copied to the slot, rather than the slot to the object
        """
        asm = self.asm
        output = self.parameters[index].output
        assert isinstance(output, Object)
        self.load(asm.OTHER, self.object_offsets[index])
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

        The `free` register contains the index of the parameter, and `state` the address of the guard.
        """
        format_address = ctypes.addressof(_OVERRUN_FORMAT)
        parameter_index = "move", self.free
        guard_address = "move", self.state
        self.call("PyObject_CallFunction", id(self.overrun), format_address, parameter_index, guard_address)

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
        for offset in self.object_offsets.values():
            self.call("Py_DecRef", self.value_at(offset))  # the function also accepts 0

    def _release_buffers(self) -> None:
        """Emit code that releases the buffers of arguments, if they have been requested."""
        asm = self.asm
        for view_offset in self.view_offsets.values():
            self.load(asm.OTHER, view_offset + OWNER)
            with asm.skip(asm.if_zero, asm.OTHER):  # the owner is 0 if no buffer has been requested
                self.call("PyBuffer_Release", self.address_of(view_offset))

    def _emit_status_check(self) -> None:
        """Emit code that calls the Python handler for a non-zero status.

        If there are no outputs, the fast call returns the handler's result.
        """
        asm = self.asm
        status = self.state
        handler_result = self.free
        asm.load32(asm.OTHER, asm.STACK, self.result)
        with asm.skip(asm.if_zero, asm.OTHER):
            # Convert the status to an int, and pass it to the handler.
            self.load(self.first_param, self.result)
            Number(self.type._type_).emit_result(self)
            asm.move(status, asm.RESULT)
            asm.if_zero(asm.RESULT, "fail")
            self.call("PyObject_CallOneArg", id(self.check), ("move", asm.RESULT))
            asm.move(handler_result, asm.RESULT)
            self.call("Py_DecRef", ("move", status))
            asm.if_zero(handler_result, "fail")
            if self.object_offsets:  # the call returns its outputs, not the result of the handler
                self.call("Py_DecRef", ("move", handler_result))
            else:
                asm.move(asm.RESULT, handler_result)
                asm.leave()

    def _append_conversion(self, kind: Number | EnumMember | ByEnumerator, slot: int) -> None:
        """Append code that converts an output to a Python object in RESULT.

        Args:
            kind: kind of the output
            slot: offset of the output in the frame
        """
        self.load(self.first_param, slot)
        if kind.key is None:
            kind.emit_result(self)
        else:
            addresses = [self.keep_alive(referenced) for referenced in kind.referenced_objects]
            self.emit_cached(kind.key, kind.emit_result, self, numbers=addresses)

    def _emit_end(self) -> None:
        """Emit code that returns the result, and the code for failures and for calls through ctypes."""
        asm = self.asm
        if len(self.object_offsets) > 1:
            self._emit_tuple()
        elif self.object_offsets:
            (object_offset,) = self.object_offsets.values()
            self.load(asm.RESULT, object_offset)
        elif self.output is None:
            self.emit_constant(self.success)
        asm.leave()
        if self.object_offsets:
            asm.label("overrun")
            self._report_overrun()
            asm.goto("fail")
            asm.label("no_memory")
            self.call("PyErr_NoMemory")
        asm.label("fail")
        self._release_buffers()  # after a failure before the call; later there are no buffers
        self._release_objects()
        asm.set(asm.RESULT, 0)
        asm.leave()
        self.emit_clear()
        asm.label("fall_back")
        self._release_buffers()
        asm.set(self.names, 0)
        asm.label("call_fallback")
        self.emit_fallback_call(id(self.slow))

    def _emit_tuple(self) -> None:
        """Emit code that leaves a tuple of the objects for all outputs in RESULT."""
        asm = self.asm
        outputs = self.state
        self.call("PyTuple_New", len(self.object_offsets))
        asm.if_zero(asm.RESULT, "fail")
        asm.move(outputs, asm.RESULT)
        for position, object_offset in enumerate(self.object_offsets.values()):
            # The tuple takes over the reference to the object.
            self.call("PyTuple_SetItem", ("move", outputs), position, self.value_at(object_offset))
        asm.move(asm.RESULT, outputs)
