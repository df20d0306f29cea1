"""Fast calls: machine code that stands in front of a ctypes function and makes its plain calls.

It is called as CPython calls any function in C (vectorcall, PEP 590), and calls the library's function by
C's convention, without the GIL. Its parameters are of kinds (kinds.py), each of which takes some values.
Every other value, keywords and a wrong number of arguments go to the ctypes function: so ctypes alone
converts and refuses them, with its own messages. A status other than 0 goes to the Python function that
ctypes would call with it, so that a failed call is explained and not repeated.

Beyond CPython's C API, fast calls rely on two offsets: of an object's class, and of the address of a ctypes
object's memory. fast_functions.py checks them before it makes the first fast call.
"""

from __future__ import annotations

import ctypes
import sys

from .body import CallBody
from .kinds import BUFFER, Number, Object, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .body import Runtime, Value
    from .kinds import ByEnumerator, EnumMember, Parameter, Taken


_UNKNOWN = 2**64 - 1  # a length: that of what lies at an address


class Writer(CallBody):
    """Writes the machine code of one fast call.

    target      the address of the library's function
    parameters  of C
    type        of the result, in ctypes; None for void
    gives       the kind of the result; None for a status or no result
    check       the function that handles a status other than 0; None if the result is not a status
    success     the result of a call without out-parameters for the status 0
    names       of the parameters that the caller gives, for calls by name; empty: such calls are not taken

    The frame: the arguments on the stack, scratch, the result, a Py_buffer for each parameter that takes one,
    a word for each object that is returned, and a slot for each parameter.
    """

    def __init__(
        self,
        runtime: Runtime,
        slow: Any,
        target: int,
        parameters: Sequence[Parameter],
        type_: Any,
        gives: Number | None = None,
        check: Any = None,
        success: Any = None,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(runtime)
        self.slow = slow
        self.target = target
        self.parameters = parameters
        self.type = type_
        self.gives = gives
        self.check = check
        self.success = success
        self.free = self.view = self.names  # zero before the call, and unused after it
        self.kept += [slow, check, success]
        names = tuple([sys.intern(name) for name in names])  # as the compiler does with those in calls
        self.kept.append(names)
        self.names_end = id(names) + runtime.items + 8 * len(names) if names else 0
        """The address behind the names, which are compared by their own addresses."""
        self.places = self.lay_out(tuple([p.type for p in parameters]))
        viewed = [i for i, p in enumerate(parameters) if getattr(p.takes, "buffers", "")]
        returned = [i for i, p in enumerate(parameters) if p.gives is not None]
        measured = [i for i, p in enumerate(parameters) if p.needs is not None]
        # of a record, 64 bits are read everywhere
        sizes = [8 + ctypes.sizeof(p.type) * isinstance(p.takes, Record) for p in parameters]
        others = [8] * (len(returned) + len(measured))
        places = self.reserve_all([8, 8, *[BUFFER] * len(viewed), *others, *sizes])
        self.scratch = next(places)
        self.result = next(places)
        self.spare = self.result
        self.views = dict(zip(viewed, places))
        self.objects = dict(zip(returned, places))
        """The parameters that take buffers -> the Py_buffer; those that are returned -> the object."""
        self.lengths = dict(zip(measured, places))
        """The parameters with memory of a known size -> the length of what was given."""
        self.measures: int | None = None
        self.slots = [*places]

    def write(self) -> bytes:
        m = self.m
        parameters = self.parameters
        given = [i for i, p in enumerate(parameters) if p.takes is not None]
        zeros = [view + 8 for view in self.views.values()]  # whose buffer it is
        for i, offset in self.objects.items():
            zeros += (offset, self.slots[i])
        begin = "begin", self.room + 15 & ~15, bool(self.names_end), *zeros
        self.cached_code(begin, self._begin, zeros, len(given), own=(len(given), self.names_end))
        for at, i in enumerate(given):
            takes: Any = parameters[i].takes
            buffers = (self.views[i], len(self.runtime.buffers)) if i in self.views else None
            size = ctypes.sizeof(parameters[i].type) if isinstance(takes, Record) else 0
            key = takes.key, at, self.slots[i], size, buffers, *self._begin_measure(i, takes)
            self.cached_code(key, self._take, takes, i, at, own=[*map(self.keep, takes.own)])
        if self.lengths:
            self._check_lengths()
        for i, offset in self.objects.items():
            gives = parameters[i].gives
            if isinstance(gives, Object):
                own = [self.keep(gives.cls), gives.new(self.runtime)]
                self.cached_code(("make", gives.is_plain), gives.make, self, own=own)
                self.store(m.RESULT, offset)
                m.if_zero(m.RESULT, "fail")
        shape = [type(p.gives) for p in parameters]
        self.cached_code((id(self.places), *self.slots, *shape), self._call, own=(self.target,))
        letter = getattr(self.type, "_type_", None)
        has_check = self.check is not None
        called = letter, has_check, len(self.views), bool(self.objects)
        self.cached_code(called, self._called, letter in ("f", "d"), own=[id(self.check)])
        for i, offset in self.objects.items():
            gives = parameters[i].gives
            if gives is not None and not isinstance(gives, Object):
                self._give(gives, self.slots[i])
                self.store(m.RESULT, offset)
                m.if_zero(m.RESULT, "fail")
        if self.gives is not None and not self.objects:
            self._give(self.gives, self.result)
        own = [id(self.slow), id(self.success)]
        end = "end", len(self.objects), len(self.views), self.gives is not None, self.success is None
        self.cached_code(end, self._end, own=own)
        return m.assemble(0, {})

    def _begin(self, zeros: Sequence[int], count: int) -> None:
        m = self.m
        self.begin(self.room)
        if self.names_end:
            with m.skip(m.if_zero, self.names):
                self._take_names(count)
        else:
            m.unless_zero(self.names, "slow")
        self.unless_count(count, "slow")
        if zeros:
            m.set(m.SPARE, 0)
        for offset in zeros:
            self.store(m.SPARE, offset)

    def _take_names(self, count: int) -> None:
        """Take the arguments by name as those by position, behind which they lie: where all are given, in the
        order of the parameters. Changes what holds parameters."""
        m = self.m
        _, table, size = m.PARAMETERS[:3]
        m.extend(m.SPARE, self.count, 63, False)  # as in unless_count
        m.load(size, self.names, self.runtime.size)
        m.plus(m.SPARE, size, "slow")
        self.load_value(m.OTHER, count)
        m.unless_equal(m.SPARE, m.OTHER, "slow")
        for _ in range(3):
            m.plus(size, size, "slow")  # of the names, in bytes
        self.load_value(table, self.names_end)
        m.minus(table, size, "slow")
        m.add(self.first, self.names, self.runtime.items)
        self.call("memcmp")
        m.extend(m.OTHER, m.RESULT, 32, True)
        m.unless_zero(m.OTHER, "slow")
        m.set(self.names, 0)
        self.load_value(self.count, count)

    def _begin_measure(self, index: int, takes: Any) -> tuple[Any, ...]:
        """Let `measure` note the length of an argument; return what its code depends on."""
        self.measures = self.lengths.get(index)
        needs = self.parameters[index].needs
        sizes = [ctypes.sizeof(cls) for cls in getattr(takes, "places", ())] if needs is not None else []
        return self.measures, *sizes

    def _check_lengths(self) -> None:
        """Refuse an object that is shorter than the memory that C will touch."""
        m = self.m
        for index, length in self.lengths.items():
            needs = self.parameters[index].needs
            assert needs is not None
            if needs.numbers is None:
                self.load(m.OTHER, length)
                self.compare(m.unless_equal, m.OTHER, _UNKNOWN)
                continue
            m.set(m.SPARE, needs.factor)
            for number in needs.numbers:
                self.load(m.OTHER, self.slots[number])
                m.times(m.SPARE, m.OTHER, "refuse")
            self.load(m.OTHER, length)
            m.if_above(m.SPARE, m.OTHER, "refuse")

    def _take(self, takes: Taken, index: int, at: int) -> None:
        m = self.m
        self.measure(_UNKNOWN)
        if index in self.views:
            self.load_value(self.view, self.address_of(self.views[index]))
        self.argument(at)
        takes.emit_argument(self)
        if isinstance(takes, Record):
            self.call(
                "memcpy", self.address_of(self.slots[index]), ("move", m.RESULT), ctypes.sizeof(takes.type)
            )
        else:
            self.store(m.RESULT, self.slots[index])

    def _call(self) -> None:
        """Load the parameters of C and call the function, without the GIL."""
        m = self.m
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
                if isinstance(parameter.gives, Object):
                    self.load(register, self.objects[i])
                    value = "load", register, self.runtime.value
                elif parameter.gives is None and not place.is_reference:
                    value = self.value_at(self.slots[i] + offset)
                self.load_value(register, value)
                if kind == "stack":
                    self.store(register, at)
        self.call(self.target)

    def _called(self, is_float: bool) -> None:
        m = self.m
        if is_float:
            m.store_float(0, m.STACK, self.result)
        else:
            self.store(m.RESULT, self.result)
        self.call("PyEval_RestoreThread", ("move", self.state))
        self._release_buffers()
        if self.check is not None:
            self._check()

    def _forget(self) -> None:
        for offset in self.objects.values():
            self.call("Py_DecRef", self.value_at(offset))  # of 0, too

    def _release_buffers(self) -> None:
        m = self.m
        for view in self.views.values():
            self.load(m.OTHER, view + 8)
            with m.skip(m.if_zero, m.OTHER):
                self.call("PyBuffer_Release", self.address_of(view))

    def _check(self) -> None:
        """On a nonzero status, call the Python handler. Without outputs its return value is the result."""
        m = self.m
        number = self.state
        answer = self.free
        m.load32(m.OTHER, m.STACK, self.result)
        with m.skip(m.if_zero, m.OTHER):
            self.load(self.first, self.result)
            Number(self.type._type_).emit_result(self)
            m.move(number, m.RESULT)
            m.if_zero(m.RESULT, "fail")
            self.call("PyObject_CallOneArg", id(self.check), ("move", m.RESULT))
            m.move(answer, m.RESULT)
            self.call("Py_DecRef", ("move", number))
            m.if_zero(answer, "fail")
            m.move(self.first if self.objects else m.RESULT, answer)
            if self.objects:
                self.call("Py_DecRef")
            else:
                m.leave()

    def _give(self, kind: Number | EnumMember | ByEnumerator, slot: int) -> None:
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
        elif self.gives is None:
            self.emit_constant(self.success)
        m.leave()
        m.label("fail")
        self._release_buffers()  # before the call; after it there are no buffers
        self._forget()
        m.set(m.RESULT, 0)
        m.leave()
        m.label("clear")
        self.call("PyErr_Clear")
        m.label("refuse")
        self._release_buffers()
        m.set(self.names, 0)
        m.label("slow")
        self.call_slow(id(self.slow))
