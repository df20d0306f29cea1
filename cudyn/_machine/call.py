"""Fast calls: machine code that stands in front of a ctypes function and makes its plain calls.

It is called as CPython calls any function in C (vectorcall, PEP 590), and calls the library's function by
C's convention, without the GIL. Its parameters are of kinds (kinds.py), each of which takes some values. For
every other value, for keywords and for a wrong number of arguments, it calls the ctypes function with the
same
arguments: so ctypes alone converts and refuses them, with its own messages. A status other than 0 goes to the
Python function that ctypes would call with it, so that a failed call is explained and not repeated.

Beyond CPython's C API, fast calls rely on two offsets: of an object's class, and of the address of a ctypes
object's memory. functions.py checks them before it makes the first fast call.
"""

from __future__ import annotations

import ctypes
import sys

from .assembler import ASSEMBLERS
from .convention import of_function
from .kinds import BUFFER, Number, Object, Record, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .assembler import Assembler, Piece
    from .convention import Place
    from .kinds import Chosen, Member, Prototype, Taken


class Layout:
    """The facts about this Python: offsets in objects, addresses of its functions, classes with buffers."""

    def __init__(self, machine: str, type_: int, size: int, value: int, cell: int) -> None:
        """cell: the offset of the own address in a function with a fast call."""
        self.machine, self.type, self.size, self.value, self.cell = machine, type_, size, value, cell
        self.places: dict[Sequence[Any], Sequence[Place]] = {}
        """Those of parameters without a structure, by their types."""
        self.pieces: dict[Any, Piece] = {}
        """Code that is written once, for every fast call with the same layout of its frame."""
        self.kept: list[Any] = []
        """The objects whose addresses the pieces contain."""
        self._addresses: dict[str, int] = {}
        self._slot: Any = ctypes.pythonapi["PyType_GetSlot"]
        self._slot.argtypes, self._slot.restype = (ctypes.py_object, ctypes.c_int), ctypes.c_void_p

    def address(self, name: str) -> int:
        """Get the address of a function of Python or of C's library."""
        found = self._addresses.get(name)
        if found is None:
            function = ctypes.pythonapi[name]
            found = self._addresses[name] = ctypes.cast(function, ctypes.c_void_p).value or 0
        return found

    @property
    def buffers(self) -> Sequence[Any]:
        """The classes whose objects have a buffer and no attribute that ctypes would prefer."""
        # arrays made before numpy is imported here are left to ctypes
        numpy: Any = sys.modules.get("numpy")
        return (bytearray, memoryview, *((numpy.ndarray,) if hasattr(numpy, "ndarray") else ()))

    def slot(self, cls: Any, number: int) -> int:
        """Get the address in a slot of a class: of the C function for its `__new__`, for example."""
        return self._slot(cls, number) or 0


class Body:
    """The common part of fast calls and launches: kept registers, objects that live as long as the code,
    calls.

    scratch  the offset of 64 free bits in the frame
    refuse   the label for an argument that it does not take
    """

    scratch: int
    refuse = "refuse"

    def __init__(self, layout: Layout) -> None:
        self.m: Assembler = ASSEMBLERS[layout.machine]()
        self.layout = layout
        self.first = self.m.PARAMETERS[0]
        self.args, self.count, self.names, self.state = self.m.KEPT[:4]
        self.kept: list[Any] = []
        """The objects whose addresses the code contains."""
        self._own: dict[int, int] = {}

    def argument(self, at: int) -> None:
        """Load an argument into `first`, and its class into OTHER."""
        self.m.load(self.first, self.args, 8 * at)
        self.m.load(self.m.OTHER, self.first, self.layout.type)

    def if_class(self, cls: Any, label: str) -> None:
        """Go on at a label if OTHER is this class."""
        self.set(self.m.SPARE, self.keep(cls))
        self.m.if_equal(self.m.OTHER, self.m.SPARE, label)

    def unless_class(self, cls: Any, label: str) -> None:
        """Go on at a label unless OTHER is this class."""
        self.set(self.m.SPARE, self.keep(cls))
        self.m.unless_equal(self.m.OTHER, self.m.SPARE, label)

    def if_number(self, register: int, number: int, label: str) -> None:
        """Go on at a label if a register holds this number. Changes SPARE."""
        self.m.set(self.m.SPARE, number)
        self.m.if_equal(register, self.m.SPARE, label)

    def unless_number(self, register: int, number: int, label: str) -> None:
        """Go on at a label unless a register holds this number. Changes SPARE."""
        self.m.set(self.m.SPARE, number)
        self.m.unless_equal(register, self.m.SPARE, label)

    def load_some(self, register: int, base: int, offset: int, label: str) -> None:
        """Read 64 bits; go on at a label if all are zero."""
        self.m.load(register, base, offset)
        self.m.if_zero(register, label)

    def call(self, function: str | int, *numbers: int) -> None:
        """Call a function of Python, or at an address; numbers are its first parameters."""
        for register, number in zip(self.m.PARAMETERS, numbers):
            self.set(register, number)
        self.set(self.m.SPARE, self.layout.address(function) if isinstance(function, str) else function)
        self.m.call(self.m.SPARE)

    def set(self, register: int, number: int) -> None:
        """Let a register hold a number."""
        own = self._own.get(number)
        if own is None:
            self.m.set(register, number)
        else:
            self.m.set_later(register, own)

    def read_int(self) -> None:
        """Leave the int in `first` in RESULT; one that has more than 64 bits is refused."""
        m = self.m
        m.add(m.PARAMETERS[1], m.STACK, self.scratch)
        self.call("PyLong_AsLongLongAndOverflow")
        m.load32(m.SPARE, m.STACK, self.scratch)
        m.unless_zero(m.SPARE, self.refuse)

    def read_natural(self) -> None:
        """Leave the int in `first` in RESULT; one that is negative or has more than 63 bits is refused."""
        m = self.m
        self.read_int()
        m.extend(m.OTHER, m.RESULT, 63, False)
        m.unless_equal(m.OTHER, m.RESULT, self.refuse)

    def give_constant(self, value: Any) -> None:
        """Leave a new reference to an object in RESULT."""
        if value is not None or sys.version_info < (3, 12):  # None is immortal since then (PEP 683)
            self.call("Py_IncRef", self.keep(value))
        self.set(self.m.RESULT, id(value))

    def keep(self, value: Any) -> int:
        """Keep an object alive as long as the fast call; return its address."""
        if id(value) not in self._own:
            self.kept.append(value)
        return id(value)

    def piece(self, key: Any, write: Callable[..., None], *arguments: Any, own: Sequence[int] = ()) -> None:
        """Append a piece of code that is written once for all fast calls.

        key: the inputs it depends on, beside `scratch` and `own`, the numbers of this fast call that it loads
        into registers.
        """
        key = key, self.scratch, *map(own.index, own)  # which are the same
        known = self.layout.pieces.get(key)
        if known is None:
            outer = self.m, self.kept
            self.m, self.kept = type(self.m)(), self.layout.kept
            self._own = {number: at for at, number in enumerate(own)}
            try:
                write(*arguments)
                known = self.layout.pieces[key] = self.m.piece()
            finally:
                self.m, self.kept = outer
                self._own = {}
        self.m.append(known, own)

    def begin(self, room: int) -> None:
        """Save registers, and keep the arguments, their number and the names of keywords."""
        self.m.enter(room)
        for kept, parameter in zip((self.args, self.count, self.names), self.m.PARAMETERS[1:]):
            self.m.move(kept, parameter)

    def unless_count(self, number: int, label: str) -> None:
        """Go on at a label unless there are this many positional arguments."""
        m = self.m
        m.extend(m.SPARE, self.count, 63, False)  # the first bit: PY_VECTORCALL_ARGUMENTS_OFFSET
        self.set(m.OTHER, number)
        m.unless_equal(m.SPARE, m.OTHER, label)

    def call_slow(self) -> None:
        """Return what the function in `first` returns for the same arguments."""
        m = self.m
        for parameter, kept in zip(m.PARAMETERS[1:], (self.args, self.count, self.names)):
            m.move(parameter, kept)
        self.call("PyObject_Vectorcall")
        m.leave()


class Writer(Body):
    """Writes the machine code of one fast call.

    The frame: the arguments on the stack, scratch, the result, a Py_buffer for each parameter that takes one,
    a word for each object that is returned, and a slot for each parameter.
    """

    def __init__(self, layout: Layout, prototype: Prototype, slow: Any) -> None:
        super().__init__(layout)
        self.prototype, self.slow = prototype, slow
        self.free = self.view = self.names  # they are 0 before the call, and unused after it
        self.kept += [slow, prototype.check, prototype.success, prototype.larger]
        types = tuple([p.type for p in prototype.parameters])
        found = layout.places.get(types)
        self.is_kept = True
        """Are the places of the parameters kept, by their types? Those of structures are not."""
        if found is None:
            found = of_function(layout.machine, types).parameters
            self.is_kept = not any(isinstance(p.takes, Record) for p in prototype.parameters)
            if self.is_kept:
                layout.places[types] = found
        self.places = found
        self.scratch = 0
        for place in found:
            kind, at, _ = place.parts[-1]
            if kind == "stack":
                self.scratch = max(self.scratch, at + 8)
        self.result = self.scratch + 8
        self.room = self.result + 8
        self.views = {}
        """The parameters that take buffers -> the Py_buffer."""
        self.objects = {}
        for i, parameter in enumerate(prototype.parameters):
            if getattr(parameter.takes, "buffers", ""):
                self.views[i] = self.room
                self.room += BUFFER
        for i, parameter in enumerate(prototype.parameters):
            if parameter.gives is not None:
                self.objects[i] = self.room
                self.room += 8
        self.slots, self.texts = [], {}
        for parameter in prototype.parameters:
            self.slots.append(self.room)
            size = 8
            if isinstance(parameter.takes, Record):
                size = ctypes.sizeof(parameter.type) + 8  # of which 64 bits are read everywhere
            elif isinstance(parameter.gives, Text):
                size = self.texts[self.room] = parameter.gives.size
            self.room += size + 7 & ~7

    def write(self) -> tuple[bytes, int]:
        """Write the code; return the offset of a second entry that always calls the ctypes function."""
        m, prototype = self.m, self.prototype
        count = len(prototype.parameters) - [p.takes for p in prototype.parameters].count(None)
        zeros = [view + 8 for view in self.views.values()]  # whose buffer it is
        for i, offset in self.objects.items():
            zeros += (offset, self.slots[i])
        self.piece(("begin", self.room + 15 & ~15, *zeros), self._begin, count, zeros, own=(count,))
        for offset, size in self.texts.items():
            m.add(self.first, m.STACK, offset)
            m.set(m.PARAMETERS[1], 0)
            m.set(m.PARAMETERS[2], size)
            self.call("memset")
        at = 0
        for i, parameter in enumerate(prototype.parameters):
            takes = parameter.takes
            if takes is not None:
                buffers = (self.views[i], len(self.layout.buffers)) if i in self.views else None
                size = ctypes.sizeof(parameter.type) if isinstance(takes, Record) else 0
                key = takes.key, at, self.slots[i], size, buffers
                self.piece(key, self._take, takes, i, at, own=[*map(self.keep, takes.own)])
                at += 1
        for i, offset in self.objects.items():
            gives = prototype.parameters[i].gives
            if isinstance(gives, Object):
                own = [self.keep(gives.cls), gives.new(self.layout)]
                self.piece(("make", gives.is_plain), gives.make, self, own=own)
                m.store(m.RESULT, m.STACK, offset)
                m.if_zero(m.RESULT, "fail")
        if self.is_kept:
            shape = [(p.takes is None, type(p.gives), p.number) for p in prototype.parameters]
            self.piece((id(self.places), *self.slots, *shape), self._call, own=(prototype.target,))
        else:
            self._call()
        letter, has_check = getattr(prototype.result, "_type_", None), prototype.check is not None
        called = letter, has_check, len(self.views), bool(self.objects), prototype.again
        self.piece(called, self._called, letter in ("f", "d"), own=[id(prototype.check)])
        for offset, size in self.texts.items():
            m.add(self.first, m.STACK, offset)
            m.set(m.PARAMETERS[1], size - 1)
            self.call("strnlen")
            m.set(m.OTHER, size - 1)
            m.if_equal(m.RESULT, m.OTHER, "again")
        for i, offset in self.objects.items():
            gives = prototype.parameters[i].gives
            if gives is not None and not isinstance(gives, Object):
                self._give(gives, self.slots[i])
                m.store(m.RESULT, m.STACK, offset)
                m.if_zero(m.RESULT, "fail")
        if prototype.gives is not None and not self.objects:
            self._give(prototype.gives, self.result)
        own = [id(self.slow), id(prototype.larger), id(prototype.success)]
        has_result, is_none = prototype.gives is not None, prototype.success is None
        self.piece(("end", len(self.objects), len(self.views), has_result, is_none), self._end, own=own)
        return m.assemble(0, {}), m.labels["second"]

    def _begin(self, count: int, zeros: Sequence[int]) -> None:
        m = self.m
        self.begin(self.room)
        m.unless_zero(self.names, "slow")
        self.unless_count(count, "slow")
        if zeros:
            m.set(m.SPARE, 0)
        for offset in zeros:
            m.store(m.SPARE, m.STACK, offset)

    def _take(self, takes: Taken, i: int, at: int) -> None:
        """Convert an argument, and put it into the slot of a parameter."""
        m = self.m
        if i in self.views:
            m.add(self.view, m.STACK, self.views[i])
        self.argument(at)
        takes.take(self)
        if isinstance(takes, Record):
            m.move(m.PARAMETERS[1], m.RESULT)
            m.add(self.first, m.STACK, self.slots[i])
            m.set(m.PARAMETERS[2], ctypes.sizeof(takes.type))
            self.call("memcpy")
        else:
            m.store(m.RESULT, m.STACK, self.slots[i])

    def _call(self) -> None:
        """Load the parameters of C and call the function, without the GIL."""
        m = self.m
        self.call("PyEval_SaveThread")
        m.move(self.state, m.RESULT)
        for i, (parameter, place) in enumerate(zip(self.prototype.parameters, self.places)):
            for kind, at, offset in place.parts:
                if kind == "float":
                    load = m.load_float32 if offset % 8 else m.load_float
                    load(at, m.STACK, self.slots[i] + offset)
                    continue
                register = m.PARAMETERS[at] if kind == "integer" else m.OTHER
                if isinstance(parameter.gives, Object):
                    m.load(register, m.STACK, self.objects[i])
                    m.load(register, register, self.layout.value)
                elif parameter.gives is not None or place.is_reference:
                    m.add(register, m.STACK, self.slots[i])
                elif parameter.takes is not None:
                    m.load(register, m.STACK, self.slots[i] + offset)
                elif parameter.type is not ctypes.c_void_p:
                    m.set(register, parameter.number)
                else:
                    m.set(m.SPARE, parameter.number)
                    m.store(m.SPARE, m.STACK, self.slots[i])
                    m.add(register, m.STACK, self.slots[i])
                if kind == "stack":
                    m.store(register, m.STACK, at)
        self.call(self.prototype.target)

    def _called(self, is_float: bool) -> None:
        m = self.m
        if is_float:
            m.store_float(0, m.STACK, self.result)
        else:
            m.store(m.RESULT, m.STACK, self.result)
        m.move(self.first, self.state)
        self.call("PyEval_RestoreThread")
        self._release_buffers()
        if self.prototype.check is not None:
            self._check()

    def _forget(self) -> None:
        for offset in self.objects.values():
            self.m.load(self.first, self.m.STACK, offset)
            self.call("Py_DecRef")  # of 0, too

    def _release_buffers(self) -> None:
        m = self.m
        for view in self.views.values():
            unused = m.fresh()
            m.load(m.OTHER, m.STACK, view + 8)
            m.if_zero(m.OTHER, unused)
            m.add(self.first, m.STACK, view)
            self.call("PyBuffer_Release")
            m.label(unused)

    def _check(self) -> None:
        """Pass a status other than 0 to Python, whose result is the call's if there is no other result."""
        m, number, answer = self.m, self.state, self.free
        m.load32(m.OTHER, m.STACK, self.result)
        m.if_zero(m.OTHER, "success")
        for status in self.prototype.again:
            self.if_number(m.OTHER, status, "again")
        m.load(self.first, m.STACK, self.result)
        Number(self.prototype.result._type_).give(self)
        m.move(number, m.RESULT)
        m.if_zero(m.RESULT, "fail")
        m.move(m.PARAMETERS[1], m.RESULT)
        self.call("PyObject_CallOneArg", id(self.prototype.check))
        m.move(answer, m.RESULT)
        m.move(self.first, number)
        self.call("Py_DecRef")
        m.if_zero(answer, "fail")
        m.move(self.first if self.objects else m.RESULT, answer)
        if self.objects:
            self.call("Py_DecRef")
        else:
            m.leave()
        m.label("success")

    def _give(self, kind: Number | Member | Chosen | Text, slot: int) -> None:
        (self.m.add if isinstance(kind, Text) else self.m.load)(self.first, self.m.STACK, slot)
        if kind.key is None:
            kind.give(self)
        else:
            self.piece(kind.key, kind.give, self, own=[*map(self.keep, kind.own)])

    def _give_tuple(self) -> None:
        m = self.m
        self.call("PyTuple_New", len(self.objects))
        m.if_zero(m.RESULT, "fail")
        m.move(self.state, m.RESULT)
        for n, offset in enumerate(self.objects.values()):
            m.load(m.PARAMETERS[2], m.STACK, offset)
            m.set(m.PARAMETERS[1], n)
            m.move(self.first, self.state)
            self.call("PyTuple_SetItem")  # steals the reference
        m.move(m.RESULT, self.state)

    def _end(self) -> None:
        m = self.m
        if len(self.objects) > 1:
            self._give_tuple()
        elif self.objects:
            m.load(m.RESULT, m.STACK, *self.objects.values())
        elif self.prototype.gives is None:
            self.give_constant(self.prototype.success)
        m.leave()
        m.label("again")
        self._forget()
        m.set(self.names, 0)
        self.set(self.first, id(self.prototype.larger))
        self.call_slow()
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
        self.set(self.first, id(self.slow))
        self.call_slow()
        m.label("second")
        self.begin(0)
        m.goto("slow")
