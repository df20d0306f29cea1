"""Generates fast calls: machine code that replaces a ctypes function for calls with common arguments.

CPython calls the code like any C function (vectorcall, PEP 590). The code calls the library's function with
C's calling convention, without the GIL. Each parameter has a kind (kinds.py), which accepts some values. If
there are other values, keywords or a wrong number of arguments, the ctypes function is called instead. Such
arguments are therefore converted or rejected only by ctypes, with its own messages. A non-zero status is
passed to the Python function that ctypes would pass it to, so that a failed call is explained but not
repeated.

In addition to CPython's C API, fast calls rely on two offsets: the offset of an object's class, and the
offset of the address of a ctypes object's memory. fast_functions.py verifies them before the first fast call.
"""

from __future__ import annotations

import ctypes
import sys

from .body import CallBody, make_c_string
from .guard import GUARD, WORD
from .kinds import BUFFER, Number, Object, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .body import Runtime, Value
    from .kinds import ArgumentKind, ByEnumerator, EnumMember, Parameter, Term


_OVERRUN_FORMAT = make_c_string(b"nn")  # two Py_ssize_t, in PyObject_CallFunction
_LARGEST_TERM = 2**62
_UNKNOWN = 2**64 - 1  # the length recorded for memory of unknown size


class Writer(CallBody):
    """Generates the machine code of one fast call.

    The frame contains the arguments on the stack, `scratch`, the result, a Py_buffer for each parameter that
    accepts buffers, 8 bytes for each object that is returned, and a slot for each parameter. C writes a
    number or a small object into the slot, and other objects into their own memory, followed by a guard.

    Args:
        runtime: properties of the running Python
        slow: ctypes function that handles all other calls
        target: address of the library's function
        parameters: parameters of the C function
        type_: ctypes type of the result; `None` for void
        output: kind of the result; `None` for a status or void
        check: function that handles a non-zero status; `None` if the result is not a status
        success: value to return from a successful call without output parameters
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
        self.kept += [slow, check, success, overrun]
        names = tuple([sys.intern(name) for name in names])  # the compiler interns keyword names
        self.kept.append(names)
        # The end of the array of names. The code compares names by address.
        self.names_end = id(names) + runtime.items + 8 * len(names) if names else 0
        self.places = self.lay_out(tuple([p.type for p in parameters]))
        viewed = [i for i, p in enumerate(parameters) if getattr(p.argument, "buffers", "")]
        returned = [i for i, p in enumerate(parameters) if p.output is not None]
        if returned and overrun is None:
            raise ValueError("outputs need a function that reports what C writes beyond them")
        measured = [i for i, p in enumerate(parameters) if p.size is not None]
        # A record has 8 extra bytes, because it is read in units of 64 bits.
        sizes = [8 + ctypes.sizeof(p.type) * isinstance(p.argument, Record) for p in parameters]
        for i in returned:
            output = parameters[i].output
            if not isinstance(output, Object):
                sizes[i] = 8 + GUARD
            elif output.is_copied:
                sizes[i] = output.size + GUARD
        others = [8] * (len(returned) + len(measured))
        places = self.reserve_all([8, 8, *[BUFFER] * len(viewed), *others, *sizes])
        self.scratch = next(places)
        self.result = next(places)
        self.spare = self.result
        # Offsets, by parameter index: of the Py_buffer of a buffer, of the object that is returned, and of
        # the length of the argument's memory if the size that C accesses is known.
        self.views = dict(zip(viewed, places))
        self.objects = dict(zip(returned, places))
        self.lengths = dict(zip(measured, places))
        self.measures: int | None = None
        self.slots = [*places]
        # For each output: its index, whether C writes to the memory of an object, the offset of the object or
        # of the slot to which C writes, and the number of bytes before the guard.
        self.guards: list[tuple[int, bool, int, int]] = []
        for i, offset in self.objects.items():
            output = parameters[i].output
            is_object = isinstance(output, Object) and not output.is_copied
            self.guards.append((i, is_object, offset if is_object else self.slots[i], output.size))
        self.in_objects = {guard[0] for guard in self.guards if guard[1]}

    def write(self) -> bytes:
        m = self.m
        parameters = self.parameters
        passed = [i for i, p in enumerate(parameters) if p.argument is not None]
        zeros = [view + 8 for view in self.views.values()]  # the owner of the buffer
        for i, offset in self.objects.items():
            zeros += (offset, self.slots[i])
        begin = "begin", self.room + 15 & ~15, bool(self.names_end), *zeros
        self.cached_code(begin, self._begin, zeros, len(passed), own=(len(passed), self.names_end))
        for position, i in enumerate(passed):
            argument: Any = parameters[i].argument
            buffers = (self.views[i], len(self.runtime.buffers)) if i in self.views else None
            size = ctypes.sizeof(parameters[i].type) if isinstance(argument, Record) else 0
            key = argument.key, position, self.slots[i], size, buffers, *self._begin_measure(i, argument)
            own = [*map(self.keep, argument.own)]
            self.cached_code(key, self._read_argument, argument, i, position, own=own)
        if self.lengths:
            self._check_lengths()
        for i, offset in self.objects.items():
            output = parameters[i].output
            if isinstance(output, Object):
                own = [self.keep(output.cls), output.new(self.runtime)]
                self.cached_code(("make", output.is_plain), output.make, self, own=own)
                self.store(m.RESULT, offset)
                m.if_zero(m.RESULT, "fail")
                if output.is_copied and not output.is_plain:
                    self._copy(i, from_object=True)
                elif not output.is_copied and not output.has_guard:
                    key = "enlarge", output.is_inline(self.runtime), output.size
                    self.cached_code(key, output.enlarge, self)
        key = id(self.places), *self.slots, *self.guards
        self.cached_code(key, self._call, own=(self.target,))
        letter = getattr(self.type, "_type_", None)
        is_float = letter in ("f", "d")
        self.cached_code(("finish", is_float, len(self.views)), self._finish_call, is_float)
        if self.guards:
            self.cached_code(("compare", *self.guards), self._compare_guards)
        if self.check is not None:
            self.cached_code(("check", letter, bool(self.objects)), self._check, own=[id(self.check)])
        for i, offset in self.objects.items():
            output = parameters[i].output
            if isinstance(output, Object):
                if output.is_copied:
                    self._copy(i, from_object=False)
            elif output is not None:
                self._emit_output(output, self.slots[i])
                self.store(m.RESULT, offset)
                m.if_zero(m.RESULT, "fail")
        if self.output is not None and not self.objects:
            self._emit_output(self.output, self.result)
        own = [id(self.slow), id(self.success), id(self.overrun)]
        end = "end", len(self.objects), len(self.views), self.output is not None, self.success is None
        self.cached_code(end, self._end, own=own)
        return m.assemble(0, {})

    def _begin(self, zeros: Sequence[int], count: int) -> None:
        m = self.m
        self.begin(self.room)
        if self.names_end:
            with m.skip(m.if_zero, self.names):
                self._check_names(count)
        else:
            m.unless_zero(self.names, "slow")
        self.unless_count(count, "slow")
        if zeros:
            m.set(m.SPARE, 0)
        for offset in zeros:
            self.store(m.SPARE, offset)

    def _check_names(self, count: int) -> None:
        """Emit code that accepts keyword arguments if they are passed in the order of the parameters.

        CPython stores them after the positional arguments. The code changes the parameter registers.
        """
        m = self.m
        _, table, size = m.PARAMETERS[:3]
        m.extend(m.SPARE, self.count, 63, False)  # as in unless_count
        m.load(size, self.names, self.runtime.size)
        m.plus(m.SPARE, size, "slow")
        self.load_value(m.OTHER, count)
        m.unless_equal(m.SPARE, m.OTHER, "slow")
        for _ in range(3):
            m.plus(size, size, "slow")  # the size of the names in bytes
        self.load_value(table, self.names_end)
        m.minus(table, size, "slow")
        m.add(self.first, self.names, self.runtime.items)
        self.call("memcmp")
        m.extend(m.OTHER, m.RESULT, 32, True)
        m.unless_zero(m.OTHER, "slow")
        m.set(self.names, 0)
        self.load_value(self.count, count)

    def _begin_measure(self, index: int, argument: Any) -> tuple[Any, ...]:
        """Choose the location where `measure` stores an argument's length.

        Return the inputs that its code depends on.
        """
        self.measures = self.lengths.get(index)
        size = self.parameters[index].size
        sizes = (
            [ctypes.sizeof(cls) for cls in getattr(argument, "target_classes", ())]
            if size is not None
            else []
        )
        return self.measures, *sizes

    def _check_lengths(self) -> None:
        """Emit code that rejects an object that is shorter than the memory that C will access."""
        m = self.m
        for index, length in self.lengths.items():
            size = self.parameters[index].size
            assert size is not None
            if size.terms is None:
                self.load(m.OTHER, length)
                self.compare(m.unless_equal, m.OTHER, _UNKNOWN)
                continue
            for number, term in enumerate(size.terms):
                if number:
                    self.store(m.SPARE, self.scratch)
                self._emit_term(term)
                if len(size.terms) > 1:
                    # A product that is negative or has overflowed would make the sum too small.
                    m.move(m.OTHER, m.SPARE)
                    self.compare(m.if_above, m.OTHER, _LARGEST_TERM)
                    m.move(m.SPARE, m.OTHER)
                if number:
                    self.load(m.OTHER, self.scratch)
                    m.plus(m.SPARE, m.OTHER, "refuse")
            self.load(m.OTHER, length)
            m.if_above(m.SPARE, m.OTHER, "refuse")

    def _emit_term(self, term: Term) -> None:
        """Emit code that leaves the value of a term in SPARE."""
        m = self.m
        ready = m.fresh()
        if term.choice is not None:
            parameter, sizes = term.choice
            self.load(m.OTHER, self.slots[parameter])
            for size in sorted({*sizes.values()}):
                is_equal, is_other = m.fresh(), m.fresh()
                for value in [value for value, value_size in sizes.items() if value_size == size]:
                    self.compare(m.if_equal, m.OTHER, value, is_equal)
                m.goto(is_other)
                m.label(is_equal)
                m.set(m.SPARE, size * term.factor)
                m.goto(ready)
                m.label(is_other)
            m.goto("refuse")
            m.label(ready)
        else:
            m.set(m.SPARE, term.factor)
        for parameter in term.numbers:
            self.load(m.OTHER, self.slots[parameter])
            m.times(m.SPARE, m.OTHER, "refuse")
        if term.conditions:
            self.store(m.SPARE, self.result)
            is_zero, end = m.fresh(), m.fresh()
            for parameter, value in term.conditions:
                self.load(m.OTHER, self.slots[parameter])
                self.compare(m.unless_equal, m.OTHER, value, is_zero)
            self.load(m.SPARE, self.result)
            m.goto(end)
            m.label(is_zero)
            m.set(m.SPARE, 0)
            m.label(end)

    def _read_argument(self, kind: ArgumentKind, index: int, position: int) -> None:
        m = self.m
        self.measure(_UNKNOWN)
        if index in self.views:
            self.load_value(self.view, self.address_of(self.views[index]))
        self.argument(position)
        kind.emit_argument(self)
        if isinstance(kind, Record):
            size = ctypes.sizeof(kind.type)
            self.call("memcpy", self.address_of(self.slots[index]), ("move", m.RESULT), size)
        else:
            self.store(m.RESULT, self.slots[index])

    def _call(self) -> None:
        """Emit code that writes the guards, loads C's parameters and calls the function, without the GIL."""
        m = self.m
        for _, is_object, offset, size in self.guards:
            self._take_guard(is_object, offset, size)
            m.fill()
        self.call("PyEval_SaveThread")
        m.move(self.state, m.RESULT)
        for i, (parameter, place) in enumerate(zip(self.parameters, self.places)):
            for kind, at, offset in place.parts:
                if kind == "float":
                    load = m.load_float32 if offset % 8 else m.load_float
                    load(at, m.STACK, self.slots[i] + offset)
                    continue
                register = m.PARAMETERS[at] if kind == "integer" else m.OTHER
                value: Value = self.address_of(self.slots[i])
                if i in self.in_objects:
                    self.load(register, self.objects[i])
                    value = "load", register, self.runtime.value
                elif parameter.output is None and not place.is_reference:
                    value = self.value_at(self.slots[i] + offset)
                self.load_value(register, value)
                if kind == "stack":
                    self.store(register, at)
        self.call(self.target)

    def _take_guard(self, is_object: bool, offset: int, size: int) -> None:
        """Emit code that sets OTHER to the address of a guard and SPARE to the pattern. It changes RESULT."""
        m = self.m
        if is_object:
            self.load(m.RESULT, offset)
            m.load(m.RESULT, m.RESULT, self.runtime.value)
            m.set(m.OTHER, size)
            m.plus(m.OTHER, m.RESULT, "fail")  # addresses of memory never overflow
        else:
            m.add(m.OTHER, m.STACK, offset + size)
        m.set(m.SPARE, WORD)

    def _compare_guards(self) -> None:
        """Emit code that reports the first output with a guard that C has changed."""
        m = self.m
        for index, is_object, offset, size in self.guards:
            is_changed, is_equal = m.fresh(), m.fresh()
            self._take_guard(is_object, offset, size)
            m.unless_filled(is_changed)
            m.goto(is_equal)
            m.label(is_changed)
            m.set(self.free, index)
            m.move(self.state, m.OTHER)
            m.goto("overrun")
            m.label(is_equal)

    def _copy(self, index: int, from_object: bool) -> None:
        """Emit code that copies the memory of an object to its slot, or the slot to the object."""
        m = self.m
        output = self.parameters[index].output
        assert isinstance(output, Object)
        self.load(m.OTHER, self.objects[index])
        m.load(m.OTHER, m.OTHER, self.runtime.value)
        for offset in range(0, output.size, 8):
            if from_object:
                m.load(m.SPARE, m.OTHER, offset)
                self.store(m.SPARE, self.slots[index] + offset)
            else:
                self.load(m.SPARE, self.slots[index] + offset)
                m.store(m.SPARE, m.OTHER, offset)

    def _report_overrun(self) -> None:
        """Emit code that raises the exception for the output with the index in `free`."""
        format_ = ctypes.addressof(_OVERRUN_FORMAT)
        values = ("move", self.free), ("move", self.state)
        self.call("PyObject_CallFunction", id(self.overrun), format_, *values)

    def _finish_call(self, is_float: bool) -> None:
        """Emit code that stores the result, acquires the GIL and releases the buffers."""
        m = self.m
        if is_float:
            m.store_float(0, m.STACK, self.result)
        else:
            self.store(m.RESULT, self.result)
        self.call("PyEval_RestoreThread", ("move", self.state))
        self._release_buffers()

    def _release_objects(self) -> None:
        for offset in self.objects.values():
            self.call("Py_DecRef", self.value_at(offset))  # the function also accepts 0

    def _release_buffers(self) -> None:
        m = self.m
        for view in self.views.values():
            self.load(m.OTHER, view + 8)
            with m.skip(m.if_zero, m.OTHER):
                self.call("PyBuffer_Release", self.address_of(view))

    def _check(self) -> None:
        """Emit code that calls the Python handler for a non-zero status.

        If there are no outputs, the fast call returns the handler's result.
        """
        m = self.m
        number = self.state
        explanation = self.free
        m.load32(m.OTHER, m.STACK, self.result)
        with m.skip(m.if_zero, m.OTHER):
            self.load(self.first, self.result)
            Number(self.type._type_).emit_result(self)
            m.move(number, m.RESULT)
            m.if_zero(m.RESULT, "fail")
            self.call("PyObject_CallOneArg", id(self.check), ("move", m.RESULT))
            m.move(explanation, m.RESULT)
            self.call("Py_DecRef", ("move", number))
            m.if_zero(explanation, "fail")
            m.move(self.first if self.objects else m.RESULT, explanation)
            if self.objects:
                self.call("Py_DecRef")
            else:
                m.leave()

    def _emit_output(self, kind: Number | EnumMember | ByEnumerator, slot: int) -> None:
        self.load(self.first, slot)
        if kind.key is None:
            kind.emit_result(self)
        else:
            self.cached_code(kind.key, kind.emit_result, self, own=[*map(self.keep, kind.own)])

    def _end(self) -> None:
        m = self.m
        if len(self.objects) > 1:
            self.call("PyTuple_New", len(self.objects))
            m.if_zero(m.RESULT, "fail")
            m.move(self.state, m.RESULT)
            for n, offset in enumerate(self.objects.values()):
                self.call(
                    "PyTuple_SetItem", ("move", self.state), n, self.value_at(offset)
                )  # steals the reference
            m.move(m.RESULT, self.state)
        elif self.objects:
            self.load(m.RESULT, *self.objects.values())
        elif self.output is None:
            self.emit_constant(self.success)
        m.leave()
        if self.objects:
            m.label("overrun")
            self._report_overrun()
            m.goto("fail")
            m.label("no_memory")
            self.call("PyErr_NoMemory")
        m.label("fail")
        self._release_buffers()  # for failures before the call; afterwards there are no buffers
        self._release_objects()
        m.set(m.RESULT, 0)
        m.leave()
        self.emit_clear()
        m.label("refuse")
        self._release_buffers()
        m.set(self.names, 0)
        m.label("slow")
        self.call_slow(id(self.slow))
