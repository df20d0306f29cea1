"""Fast launches: machine code in front of the Python functions that launch one kernel.

The code depends on the types of a kernel's parameters, and is shared by all kernels with such parameters. The
facts about one kernel are in a *cell*: memory that Python writes, whose address every function has.
Parameters, the pointers to them and the configuration are in the frame, so threads share nothing. Anything
but a plain case, and a launch whose target was cleared, goes to the Python function, with the same arguments.
A status other than 0 goes to a function, with the addresses of configuration and pointers, valid while it
runs.
"""

from __future__ import annotations

import ctypes
import sys

from .call import Body
from .convention import of_function

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .call import Layout

    Kind: TypeAlias = "Word | Real | Data"

_MOST_ROOM = 4000  # of a frame: less than a page, and in the range of one AArch64 instruction
_STREAM, _SHARED_MEMORY = sys.intern("stream"), sys.intern("shared_memory")
_FORMAT = ctypes.create_string_buffer(b"iKK")  # of PyObject_CallFunction: the status and two addresses


class Config(ctypes.Structure):
    """CUlaunchConfig."""

    _fields_ = (
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared_memory", ctypes.c_uint),
        ("stream", ctypes.c_size_t),
        ("attributes", ctypes.c_size_t),
        ("count", ctypes.c_uint),
    )


class Cell(ctypes.Structure):
    """The facts about one kernel.

    slow            the function that the fast call stands in front of
    target          the driver's function; 0: the Python function makes every launch
    handle          the CUfunction; device, name: objects
    failed          is called with a status and the addresses of configuration and pointers
    threads         the most that a block can have; 0: not known yet
    shared_memory   the most that is allowed, in bytes
    asked           torch's last stream and its handle; or ()
    """

    _fields_ = (
        *((name, ctypes.c_size_t) for name in ("slow", "target", "handle", "device", "name", "failed")),
        *((name, ctypes.c_size_t) for name in ("threads", "shared_memory")),
        ("asked", ctypes.py_object),
    )


class PreparedCell(ctypes.Structure):
    """The facts about one prepared launch.

    slow      the function that the fast call stands in front of
    kernel    the address of the Cell
    config    the address of the configuration
    same      a list that is empty if a launch without arguments is refused; 0: no list
    pointers  the address of the pointers to the parameters of such a launch
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("slow", "kernel", "config", "same", "pointers"))


class Word:
    """An integer of this many bits, signed or unsigned; with 64 bits also None and a buffer.

    is_integer: an int is taken.
    """

    size = 8

    def __init__(self, bits: int, is_integer: bool) -> None:
        self.bits, self.is_integer = bits, is_integer

    def read(self, w: Writer) -> None:
        """Leave the value for the argument in `first`, whose class is in OTHER, in RESULT."""
        m, number, other, null, ready = w.m, *(w.m.fresh() for _ in range(4))
        if self.is_integer:
            w.unless_class(int, other if self.bits == 64 else w.refuse)
            m.label(number)
            w.read_int()
            if self.bits < 64:
                m.extend(m.OTHER, m.RESULT, self.bits, True)
                m.if_equal(m.OTHER, m.RESULT, ready)
                m.extend(m.OTHER, m.RESULT, self.bits, False)
                m.unless_equal(m.OTHER, m.RESULT, w.refuse)
            m.goto(ready)
        if self.bits == 64:
            m.label(other)
            m.set(m.SPARE, id(None))
            m.if_equal(w.first, m.SPARE, null)
            w.unless_class(w.buffer, w.refuse)
            m.load(m.OTHER, w.first, w.buffer_device)
            m.load(m.SPARE, w.cell, Cell.device.offset)
            m.unless_equal(m.OTHER, m.SPARE, w.refuse)
            m.load(w.first, w.first, w.buffer_pointer)
            m.if_zero(w.first, w.refuse)
            m.load(m.OTHER, w.first, w.layout.type)
            w.unless_class(int, w.refuse)
            if self.is_integer:
                m.goto(number)
            else:
                w.read_int()
                m.goto(ready)
            m.label(null)
            m.set(m.RESULT, 0)
        elif not self.is_integer:
            m.goto(w.refuse)
        m.label(ready)


class Real:
    """A floating-point number of 2, 4 or 8 bytes: a float or an int that fits."""

    size = 8

    def __init__(self, bytes_: int) -> None:
        self.bytes = bytes_

    def read(self, w: Writer) -> None:
        """As Word's."""
        m, known, whole, ready = w.m, *(w.m.fresh() for _ in range(3))
        w.unless_class(float, whole)
        w.call("PyFloat_AsDouble")
        m.label(known)
        m.add(w.first, m.STACK, w.scratch)
        m.set(m.PARAMETERS[1], 1)  # little-endian
        w.call(f"PyFloat_Pack{self.bytes}")  # as `struct` does
        m.extend(m.OTHER, m.RESULT, 32, False)
        m.load(m.RESULT, m.STACK, w.scratch)
        m.if_zero(m.OTHER, ready)
        w.call("PyErr_Clear")
        m.goto(w.refuse)
        m.label(whole)
        w.unless_class(int, w.refuse)
        m.store(w.first, m.STACK, w.spare)
        w.read_int()
        m.load(w.first, m.STACK, w.spare)
        w.call("PyLong_AsDouble")
        m.goto(known)
        m.label(ready)


class Size:
    """An int that is not 0."""

    def read(self, w: Writer) -> None:
        """As Word's."""
        w.unless_class(int, w.refuse)
        w.read_int()
        w.m.if_zero(w.m.RESULT, w.refuse)


_SIZE = Size()


class Data:
    """This many bytes."""

    def __init__(self, size: int) -> None:
        self.bytes, self.size = size, -(-size // 8) * 8

    def copy(self, w: Writer, slot: int) -> None:
        """Copy those of the argument in `first`, whose class is in OTHER, into the frame."""
        m = w.m
        w.unless_class(bytes, "refuse")
        m.store(w.first, m.STACK, slot)
        w.call("PyBytes_Size")
        m.set(m.OTHER, self.bytes)
        m.unless_equal(m.RESULT, m.OTHER, "refuse")
        m.load(w.first, m.STACK, slot)
        w.call("PyBytes_AsString")
        m.move(m.PARAMETERS[1], m.RESULT)
        m.add(w.first, m.STACK, slot)
        m.set(m.PARAMETERS[2], self.bytes)
        w.call("memcpy")


class Writer(Body):
    """Writes the code of `launch(grid, block, *arguments, stream=None, shared_memory=0)`, or of a prepared
    launch, which takes the arguments alone or none of them.

    The frame: the driver's arguments on the stack, the parameters, the pointers to them, the configuration,
    and the temporaries of `write`.
    """

    def __init__(
        self,
        layout: Layout,
        kinds: Sequence[Kind],
        is_prepared: bool,
        with_config: bool,
        limits: tuple[Sequence[int], Sequence[int]],
        buffer: tuple[Any, int, int],
        stream: Any,
        last: list[str],
        before: Callable[[str], Any],
    ) -> None:
        """with_config: the target is cuLaunchKernelEx, else cuLaunchKernel. limits: of a grid and a block.
        buffer: the class of buffers, and the offsets of their address (an int) and device. stream: the
        class of streams, of ctypes. last: holds the name of the last launched kernel; before: called with the
        previous one."""
        super().__init__(layout)
        self.kinds, self.is_prepared, self.with_config = kinds, is_prepared, with_config
        self.max_grid, self.max_block = limits
        self.buffer, self.buffer_pointer, self.buffer_device = buffer
        self.stream_class, self.last, self.before = stream, last, before
        self.cell, self.state = (
            self.state,
            self.args,
        )  # arguments are unused after the call
        self.config = self.count
        place, integer = ctypes.c_void_p, ctypes.c_uint
        types = [place] * 4 if with_config else [place, *[integer] * 7, *[place] * 3]
        self.places = of_function(layout.machine, types).parameters
        self.room = max((at.at + 8 for at in self.places if at.kind == "stack"), default=0)
        self.slots = [self._reserve(kind.size) for kind in kinds]
        self.pointers = self._reserve(8 * len(kinds))
        self.frame_config = 0 if is_prepared else self._reserve(ctypes.sizeof(Config))
        self.own, self.target, self.to, self.stream, self.scratch, self.spare = (
            self._reserve(8) for _ in range(6)
        )
        self.inner: dict[Word | Real | Size, str] = {}
        """The inner functions that read an argument, and their labels."""
        self.rest: list[Callable[[], None]] = []
        """Writers of rare paths, which go after the main code."""
        if self.room > _MOST_ROOM:
            raise ValueError(f"{self.room} bytes of parameters do not fit a frame")

    def _reserve(self, size: int) -> int:
        start = self.room
        self.room += size
        return start

    def write(self) -> tuple[bytes, int]:
        """Write the code; return the offset of a second entry that always calls the Python function."""
        m, before = self.m, 0 if self.is_prepared else 2
        self._begin()
        if self.is_prepared:
            m.unless_zero(self.names, "refuse")
            m.load(self.cell, self.cell, PreparedCell.kernel.offset)
        m.load(m.OTHER, self.cell, Cell.target.offset)
        m.if_zero(m.OTHER, "refuse")
        m.store(m.OTHER, m.STACK, self.target)
        if self.is_prepared and self.kinds:
            self.unless_count(0, "other")
            self._take_same()
            m.label("other")
        self.unless_count(before + len(self.kinds), "refuse")
        for at, (kind, slot) in enumerate(zip(self.kinds, self.slots), before):
            if isinstance(kind, Data):
                self.argument(at)
                kind.copy(self, slot)
            else:
                m.load(self.first, self.args, 8 * at)
                self._read(kind, "refuse")
                m.store(m.RESULT, m.STACK, slot)
        if not self.is_prepared:
            self._take_configuration()
        for i, slot in enumerate(self.slots):
            m.add(m.OTHER, m.STACK, slot)
            m.store(m.OTHER, m.STACK, self.pointers + 8 * i)
        m.add(m.OTHER, m.STACK, self.pointers) if self.kinds else m.set(m.OTHER, 0)
        m.store(m.OTHER, m.STACK, self.to)
        self._call()
        self._remember()
        self.give_constant(None)
        m.leave()
        for write_rest in self.rest:
            write_rest()
        m.label("fail")
        m.set(m.RESULT, 0)
        m.leave()
        m.label("refuse")
        m.load(self.first, m.STACK, self.own)
        m.load(self.first, self.first, Cell.slow.offset)
        self.call_slow()
        self.scratch, self.spare = self.scratch + m.INNER, self.spare + m.INNER
        for reader, label in self.inner.items():
            self._write_inner(reader, label)
        m.align()
        second = len(m.code)
        self._begin()
        m.goto("refuse")
        return m.assemble(0, {}), second

    def _read(self, kind: Word | Real | Size, otherwise: str) -> None:
        """Leave the value for the argument in `first` in RESULT; go on at a label if it can't be passed."""
        self.m.call_inner(self.inner.setdefault(kind, self.m.fresh()))
        self.m.unless_zero(self.m.SPARE, otherwise)

    def _write_inner(self, kind: Word | Real | Size, label: str) -> None:
        """An inner function; SPARE says whether it took the argument."""
        m = self.m
        m.align()
        m.label(label)
        m.enter_inner()
        m.load(m.OTHER, self.first, self.layout.type)
        self.refuse = m.fresh()
        kind.read(self)
        m.set(m.SPARE, 0)
        m.leave_inner()
        m.label(self.refuse)
        m.set(m.SPARE, 1)
        m.leave_inner()

    def _begin(self) -> None:
        self.begin(self.room)
        self.m.load(self.cell, self.first, self.layout.cell)
        self.m.store(self.cell, self.m.STACK, self.own)

    def _take_same(self) -> None:
        """The parameters that the launch was prepared with, unless they were dropped."""
        m = self.m
        m.load(m.OTHER, m.STACK, self.own)
        m.load(self.first, m.OTHER, PreparedCell.same.offset)
        m.if_zero(self.first, "refuse")
        m.load(m.SPARE, self.first, self.layout.size)
        m.if_zero(m.SPARE, "refuse")
        m.load(m.OTHER, m.OTHER, PreparedCell.pointers.offset)
        m.store(m.OTHER, m.STACK, self.to)
        m.goto("launch")

    # --- the configuration

    def _take_configuration(self) -> None:
        m = self.m
        for at in range(0, ctypes.sizeof(Config), 8):
            m.set(m.SPARE, 0)
            m.store(m.SPARE, m.STACK, self.frame_config + at)
        self._take_sizes(0, self.frame_config + Config.grid.offset, self.max_grid)
        block = self.frame_config + Config.block.offset
        self._take_sizes(1, block, self.max_block)
        m.load32(m.RESULT, m.STACK, block)
        for at in (4, 8):
            m.load32(m.OTHER, m.STACK, block + at)
            m.multiply(m.RESULT, m.OTHER)
        m.load(m.OTHER, self.cell, Cell.threads.offset)
        m.if_above(m.RESULT, m.OTHER, "refuse")
        m.set(m.OTHER, id(None))
        m.store(m.OTHER, m.STACK, self.stream)
        self._take_names()
        self._take_stream()

    def _take_sizes(self, at: int, place: int, most: Sequence[int]) -> None:
        """An int, or a tuple of up to three."""
        m, several, ready = self.m, self.m.fresh(), self.m.fresh()
        m.set(m.OTHER, 1)
        for further in (4, 8):
            m.store32(m.OTHER, m.STACK, place + further)
        m.load(self.first, self.args, 8 * at)
        self._take_size(place, most[0], several)
        m.label(ready)

        def write_several() -> None:
            m.label(several)
            self.argument(at)
            self.unless_class(tuple, "refuse")
            m.load(m.OTHER, self.first, self.layout.size)
            m.if_zero(m.OTHER, "refuse")
            for i, limit in enumerate(most):
                m.load(self.first, self.args, 8 * at)
                m.set(m.PARAMETERS[1], i)
                self.call("PyTuple_GetItem")
                m.move(self.first, m.RESULT)
                self._take_size(place + 4 * i, limit, "refuse")
                m.load(m.OTHER, self.args, 8 * at)
                self._if_size(i + 1, ready)
            m.goto("refuse")

        self.rest.append(write_several)

    def _take_size(self, place: int, most: int, otherwise: str) -> None:
        m = self.m
        self._read(_SIZE, otherwise)
        m.set(m.OTHER, most)
        m.if_above(m.RESULT, m.OTHER, "refuse")
        m.store32(m.RESULT, m.STACK, place)

    def _if_size(self, number: int, label: str) -> None:
        """Go on at a label if the tuple in OTHER has this size."""
        m = self.m
        m.load(m.OTHER, m.OTHER, self.layout.size)
        m.set(m.SPARE, number)
        m.if_equal(m.OTHER, m.SPARE, label)

    def _take_names(self) -> None:
        """stream=, shared_memory= or both."""
        m, named, ready = self.m, self.m.fresh(), self.m.fresh()
        m.unless_zero(self.names, named)
        m.label(ready)
        self.rest.append(lambda: self._write_names(named, ready))

    def _write_names(self, named: str, ready: str) -> None:
        m = self.m
        m.label(named)
        m.load(m.SPARE, self.names, self.layout.size)
        m.if_zero(m.SPARE, ready)
        for i in range(2):
            stream, following = m.fresh(), m.fresh()
            m.move(self.first, self.names)
            m.set(m.PARAMETERS[1], i)
            self.call("PyTuple_GetItem")
            m.move(m.PARAMETERS[2], m.RESULT)
            self.argument(2 + len(self.kinds) + i)
            m.set(m.SPARE, self.keep(_STREAM))
            m.if_equal(m.PARAMETERS[2], m.SPARE, stream)
            m.set(m.SPARE, self.keep(_SHARED_MEMORY))
            m.unless_equal(m.PARAMETERS[2], m.SPARE, "refuse")
            self.unless_class(int, "refuse")
            self.read_int()
            m.load(m.OTHER, self.cell, Cell.shared_memory.offset)
            m.if_above(m.RESULT, m.OTHER, "refuse")
            m.store32(m.RESULT, m.STACK, self.frame_config + Config.shared_memory.offset)
            m.goto(following)
            m.label(stream)
            m.store(self.first, m.STACK, self.stream)
            m.label(following)
            m.move(m.OTHER, self.names)
            self._if_size(i + 1, ready)
        m.goto("refuse")

    def _take_stream(self) -> None:
        """The stream of `asked` or, without one, None, a CUstream or an int."""
        m, plain, number, store, ready = self.m, *(self.m.fresh() for _ in range(4))
        m.load(self.first, self.cell, Cell.asked.offset)
        m.set(m.SPARE, self.keep(()))
        m.if_equal(self.first, m.SPARE, plain)
        m.set(m.PARAMETERS[1], 0)
        self.call("PyTuple_GetItem")
        m.load(m.OTHER, m.STACK, self.stream)
        m.unless_equal(m.RESULT, m.OTHER, "refuse")
        m.load(self.first, self.cell, Cell.asked.offset)
        m.set(m.PARAMETERS[1], 1)
        self.call("PyTuple_GetItem")
        m.move(self.first, m.RESULT)
        m.goto(number)
        m.label(plain)
        m.load(self.first, m.STACK, self.stream)
        m.set(m.SPARE, id(None))
        m.if_equal(self.first, m.SPARE, ready)
        m.load(m.OTHER, self.first, self.layout.type)
        self.if_class(self.stream_class, store)
        self.unless_class(int, "refuse")
        m.label(number)
        self.read_natural()
        m.store(m.RESULT, m.STACK, self.frame_config + Config.stream.offset)
        m.goto(ready)
        m.label(store)
        m.load(m.RESULT, self.first, self.layout.value)
        m.load(m.RESULT, m.RESULT)
        m.store(m.RESULT, m.STACK, self.frame_config + Config.stream.offset)
        m.label(ready)

    # --- the launch

    def _call(self) -> None:
        m = self.m
        m.label("launch")
        self.call("PyEval_SaveThread")
        m.move(self.state, m.RESULT)
        if self.is_prepared:
            m.load(self.config, m.STACK, self.own)
            m.load(self.config, self.config, PreparedCell.config.offset)
        else:
            m.add(self.config, m.STACK, self.frame_config)

        def of(base: int, offset: int, load: Any = m.load) -> Callable[[int], None]:
            return lambda register: load(register, base, offset)

        loads = [of(self.cell, Cell.handle.offset), of(m.STACK, self.to)]
        loads.append(lambda register: m.set(register, 0))
        if self.with_config:
            loads.insert(0, lambda register: m.move(register, self.config))
        else:
            loads[1:1] = [
                of(self.config, at, m.load32) for at in range(0, Config.shared_memory.offset + 4, 4)
            ]
            loads.insert(8, of(self.config, Config.stream.offset))
        for place, load in zip(self.places, loads):
            load(m.PARAMETERS[place.at] if place.kind == "integer" else m.OTHER)
            if place.kind == "stack":
                m.store(m.OTHER, m.STACK, place.at)
        m.load(m.SPARE, m.STACK, self.target)
        m.call(m.SPARE)
        m.store(m.RESULT, m.STACK, self.scratch)
        m.move(self.first, self.state)
        self.call("PyEval_RestoreThread")
        m.load32(m.PARAMETERS[2], m.STACK, self.scratch)
        m.if_zero(m.PARAMETERS[2], "launched")
        m.move(m.PARAMETERS[3], self.config)
        m.load(m.PARAMETERS[4], m.STACK, self.to)
        m.set(m.PARAMETERS[1], ctypes.addressof(_FORMAT))
        m.load(self.first, self.cell, Cell.failed.offset)
        self.call("PyObject_CallFunction")
        m.leave()

    def _remember(self) -> None:
        """Set the name of the last launch, and report the previous one, if any."""
        m, same = self.m, self.m.fresh()
        m.label("launched")
        self.call("PyList_GetItem", self.keep(self.last), 0)
        m.load(m.OTHER, self.cell, Cell.name.offset)
        m.if_equal(m.RESULT, m.OTHER, same)
        m.move(m.PARAMETERS[1], m.RESULT)
        self.call("PyObject_CallOneArg", self.keep(self.before))
        m.if_zero(m.RESULT, "fail")
        m.move(self.first, m.RESULT)
        self.call("Py_DecRef")
        m.load(self.first, self.cell, Cell.name.offset)
        self.call("Py_IncRef")
        m.load(m.PARAMETERS[2], self.cell, Cell.name.offset)
        self.call("PyList_SetItem", id(self.last), 0)
        m.label(same)
