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

from .convention import of_function
from .kinds import BUFFER, Number, Object, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, TypeAlias

    from .convention import Place
    from .fast_functions import Layout
    from .kinds import Chosen, Member, Parameter, Taken

    Value: TypeAlias = "int | tuple[Any, ...] | None"


class Body:
    """The common part of fast calls and launches: kept registers, objects that live as long as the code,
    calls.

    A value is a number, or an instruction without its register: ("move", register), ("load", base, offset).

    scratch  the offset of 64 free bits in the frame
    spare    that of 64 more, until the call

    What it does not take goes on at the label "refuse", or, with an exception, at "clear".
    """

    scratch: int
    spare: int
    room = 0

    def __init__(self, layout: Layout) -> None:
        self.m = layout.assembler()
        self.layout = layout
        self.first = self.m.PARAMETERS[0]
        self.args, self.count, self.names, self.state = self.m.KEPT[:4]
        self.kept: list[Any] = []
        """The objects whose addresses the code contains."""
        self._own: dict[int, int] = {}

    def reserve(self, size: int) -> int:
        """Make room in the frame for an object; return its offset."""
        start = self.room
        self.room += size + 7 & ~7
        return start

    def reserve_all(self, sizes: Sequence[int]) -> Iterator[int]:
        """Make room for several objects."""
        starts = []
        for size in sizes:
            starts.append(self.room)
            self.room += size + 7 & ~7
        return iter(starts)

    def lay_out(self, types: tuple[Any, ...]) -> Sequence[Place]:
        """Find the places of C's parameters, and make room for those on the stack."""
        found = self.layout.places.get(types)
        if found is None:
            found = self.layout.places[types] = of_function(self.layout.machine, types)[0]
        ends = [at + 8 for place in found for kind, at, _ in place.parts[-1:] if kind == "stack"]
        self.room = max(ends, default=0)
        return found

    def load(self, register: int, offset: int) -> None:
        self.m.load(register, self.m.STACK, offset)

    def store(self, register: int, offset: int) -> None:
        self.m.store(register, self.m.STACK, offset)

    def put(self, offset: int, value: Value) -> None:
        """Let 64 bits of the frame hold a value; changes OTHER."""
        self.let(self.m.OTHER, value)
        self.store(self.m.OTHER, offset)

    def at(self, offset: int) -> Value:
        return "add", self.m.STACK, offset

    def of(self, offset: int) -> Value:
        return "load", self.m.STACK, offset

    def let(self, register: int, value: Value) -> None:
        """Let a register hold a value; None leaves it as it is."""
        if isinstance(value, int):
            own = self._own.get(value)
            if own is None:
                self.m.set(register, value)
            else:
                self.m.set_later(register, own)
        elif value is not None:
            getattr(self.m, value[0])(register, *value[1:])

    def argument(self, at: int) -> None:
        self.m.load(self.first, self.args, 8 * at)
        self.m.load(self.m.OTHER, self.first, self.layout.type)

    def compare(
        self, branch: Callable[..., None], register: int, value: Value, label: str = "refuse"
    ) -> None:
        """Branch on a register and a value, which is put into SPARE."""
        self.let(self.m.SPARE, value)
        branch(register, self.m.SPARE, label)

    def require(self, register: int, value: Value) -> None:
        self.compare(self.m.unless_equal, register, value)

    def if_class(self, cls: Any, label: str) -> None:
        """Go on at a label if OTHER is this class."""
        self.compare(self.m.if_equal, self.m.OTHER, self.keep(cls), label)

    def unless_class(self, cls: Any, label: str = "refuse") -> None:
        """Go on at a label unless OTHER is this class."""
        self.compare(self.m.unless_equal, self.m.OTHER, self.keep(cls), label)

    def load_some(self, register: int, base: int, offset: int, label: str = "refuse") -> None:
        """Read 64 bits; go on at a label if all are zero."""
        self.m.load(register, base, offset)
        self.m.if_zero(register, label)

    def call(self, function: str | Value, *values: Value) -> None:
        """Call a function of Python, or at an address; its parameters get values from the last to the first,
        since RESULT may be the first one."""
        for at in range(len(values) - 1, -1, -1):
            if values[at] is not None:
                self.let(self.m.PARAMETERS[at], values[at])
        self.let(self.m.SPARE, self.layout.address(function) if isinstance(function, str) else function)
        self.m.call(self.m.SPARE)

    def read_int(self, bits: int = 64, signed: bool = True) -> None:
        """Leave the int in `first` in RESULT; one that does not fit, or has more than 63 bits, is refused."""
        m = self.m
        self.call("PyLong_AsLongLongAndOverflow", None, self.at(self.scratch))
        m.load32(m.SPARE, m.STACK, self.scratch)
        m.unless_zero(m.SPARE, "refuse")
        if bits < 64 or not signed:
            m.extend(m.OTHER, m.RESULT, min(bits, 63), signed)
            m.unless_equal(m.OTHER, m.RESULT, "refuse")

    def give_constant(self, value: Any) -> None:
        """Leave a new reference to an object in RESULT."""
        if value is not None or sys.version_info < (3, 12):  # None is immortal since then (PEP 683)
            self.call("Py_IncRef", self.keep(value))
        self.let(self.m.RESULT, id(value))

    def keep(self, value: Any) -> int:
        """Keep an object alive as long as the fast call; return its address."""
        if id(value) not in self._own:
            self.kept.append(value)
        return id(value)

    def piece(self, key: Any, write: Callable[..., None], *arguments: Any, own: Sequence[int] = ()) -> None:
        """Append a piece of code that is written once for all fast calls. key: the inputs it depends on,
        beside `scratch` and `own`, the numbers of this fast call that it loads into registers."""
        key = key, self.scratch, *map(own.index, own)  # which are the same
        known = self.layout.pieces.get(key)
        if known is None:
            outer = self.m, self.kept
            self.m = type(self.m)()
            self.kept = self.layout.kept
            self._own = {number: at for at, number in enumerate(own)}
            try:
                write(*arguments)
                known = self.layout.pieces[key] = self.m.piece()
            finally:
                self.m, self.kept = outer
                self._own = {}
        self.m.append(known, own)

    def begin(self, room: int) -> None:
        self.m.enter(room)
        for kept, parameter in zip((self.args, self.count, self.names), self.m.PARAMETERS[1:]):
            self.m.move(kept, parameter)

    def unless_count(self, number: int, label: str = "refuse") -> None:
        """Go on at a label unless there are this many positional arguments."""
        m = self.m
        m.extend(m.SPARE, self.count, 63, False)  # the first bit: PY_VECTORCALL_ARGUMENTS_OFFSET
        self.let(m.OTHER, number)
        m.unless_equal(m.SPARE, m.OTHER, label)

    def call_slow(self, function: Value) -> None:
        """Return what a function returns for the same arguments."""
        self.call(
            "PyObject_Vectorcall", function, *(("move", r) for r in (self.args, self.count, self.names))
        )
        self.m.leave()


_UNKNOWN = 2**64 - 1  # a length: that of what lies at an address


class Writer(Body):
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
        layout: Layout,
        slow: Any,
        target: int,
        parameters: Sequence[Parameter],
        type_: Any,
        gives: Number | None = None,
        check: Any = None,
        success: Any = None,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(layout)
        self.slow = slow
        self.target = target
        self.parameters = parameters
        self.type = type_
        self.gives = gives
        self.check = check
        self.success = success
        self.free = self.view = self.names  # they are 0 before the call, and unused after it
        self.kept += [slow, check, success]
        names = tuple([sys.intern(name) for name in names])  # as the compiler does with those in calls
        self.kept.append(names)
        self.names_end = id(names) + layout.items + 8 * len(names) if names else 0
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
        self.piece(begin, self._begin, zeros, len(given), own=(len(given), self.names_end))
        for at, i in enumerate(given):
            takes: Any = parameters[i].takes
            buffers = (self.views[i], len(self.layout.buffers)) if i in self.views else None
            size = ctypes.sizeof(parameters[i].type) if isinstance(takes, Record) else 0
            key = takes.key, at, self.slots[i], size, buffers, *self._begin_measure(i, takes)
            self.piece(key, self._take, takes, i, at, own=[*map(self.keep, takes.own)])
        if self.lengths:
            self._check_lengths()
        for i, offset in self.objects.items():
            gives = parameters[i].gives
            if isinstance(gives, Object):
                own = [self.keep(gives.cls), gives.new(self.layout)]
                self.piece(("make", gives.is_plain), gives.make, self, own=own)
                self.store(m.RESULT, offset)
                m.if_zero(m.RESULT, "fail")
        shape = [type(p.gives) for p in parameters]
        self.piece((id(self.places), *self.slots, *shape), self._call, own=(self.target,))
        letter = getattr(self.type, "_type_", None)
        has_check = self.check is not None
        called = letter, has_check, len(self.views), bool(self.objects)
        self.piece(called, self._called, letter in ("f", "d"), own=[id(self.check)])
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
        self.piece(end, self._end, own=own)
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
        m.load(size, self.names, self.layout.size)
        m.plus(m.SPARE, size, "slow")
        self.let(m.OTHER, count)
        m.unless_equal(m.SPARE, m.OTHER, "slow")
        for _ in range(3):
            m.plus(size, size, "slow")  # of the names, in bytes
        self.let(table, self.names_end)
        m.minus(table, size, "slow")
        m.add(self.first, self.names, self.layout.items)
        self.call("memcmp")
        m.extend(m.OTHER, m.RESULT, 32, True)
        m.unless_zero(m.OTHER, "slow")
        m.set(self.names, 0)
        self.let(self.count, count)

    def _begin_measure(self, index: int, takes: Any) -> tuple[Any, ...]:
        """Let `measure` note the length of an argument; return what its code depends on."""
        self.measures = self.lengths.get(index)
        needs = self.parameters[index].needs
        sizes = [ctypes.sizeof(cls) for cls in getattr(takes, "places", ())] if needs is not None else []
        return self.measures, *sizes

    def measure(self, length: Value) -> None:
        """Note the length of what was given; changes OTHER."""
        if self.measures is not None:
            self.put(self.measures, length)

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
            self.let(self.view, self.at(self.views[index]))
        self.argument(at)
        takes.take(self)
        if isinstance(takes, Record):
            self.call("memcpy", self.at(self.slots[index]), ("move", m.RESULT), ctypes.sizeof(takes.type))
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
                value: Value = self.at(self.slots[i])
                if isinstance(parameter.gives, Object):
                    self.load(register, self.objects[i])
                    value = "load", register, self.layout.value
                elif parameter.gives is None and not place.is_reference:
                    value = self.of(self.slots[i] + offset)
                self.let(register, value)
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
            self.call("Py_DecRef", self.of(offset))  # of 0, too

    def _release_buffers(self) -> None:
        m = self.m
        for view in self.views.values():
            self.load(m.OTHER, view + 8)
            with m.skip(m.if_zero, m.OTHER):
                self.call("PyBuffer_Release", self.at(view))

    def _check(self) -> None:
        """Pass a status other than 0 to Python, whose result is the call's if there is no other result."""
        m = self.m
        number = self.state
        answer = self.free
        m.load32(m.OTHER, m.STACK, self.result)
        with m.skip(m.if_zero, m.OTHER):
            self.load(self.first, self.result)
            Number(self.type._type_).give(self)
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

    def _give(self, kind: Number | Member | Chosen, slot: int) -> None:
        self.load(self.first, slot)
        if kind.key is None:
            kind.give(self)
        else:
            self.piece(kind.key, kind.give, self, own=[*map(self.keep, kind.own)])

    def _end(self) -> None:
        m = self.m
        if len(self.objects) > 1:
            self.call("PyTuple_New", len(self.objects))
            m.if_zero(m.RESULT, "fail")
            m.move(self.state, m.RESULT)
            for n, offset in enumerate(self.objects.values()):
                self.call("PyTuple_SetItem", ("move", self.state), n, self.of(offset))  # steals the reference
            m.move(m.RESULT, self.state)
        elif self.objects:
            self.load(m.RESULT, *self.objects.values())
        elif self.gives is None:
            self.give_constant(self.success)
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
