"""Fast launches: machine code in front of the Python functions that launch one kernel.

The code depends on the arguments and, with a contract, on its steps. It is shared by all kernels with the
same ones: the facts about one kernel are in a *cell*, memory that Python writes, whose address every function
has. Values, parameters, the pointers to them and the configuration are in the frame, so threads share
nothing. Anything but a plain case, and a launch whose target was cleared, goes to the Python function, with
the same arguments. So the code has to be right only about what it accepts. A status other than 0 goes to a
function, with the addresses of configuration and pointers, valid while it runs.
"""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING

from .argument_code import ArgumentBody, Stream
from .launch_data import CUDA, DESCRIPTION, Cell, Config, Entry, Tensors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .argument_code import Kind
    from .body import Runtime, Value
    from .launch_data import Facts, Plan

_MOST_ROOM = 4000  # of a frame: less than a page, and in the range of one AArch64 instruction
_STREAM = sys.intern("stream")
_SHARED_MEMORY = sys.intern("shared_memory")
_FORMAT = ctypes.create_string_buffer(b"iKK")  # of PyObject_CallFunction: the status and two addresses


class Writer(ArgumentBody):
    """Writes the code of one function.

    "launch"    launch(grid, block, *arguments, stream=None, shared_memory=0)
    "call"      kernel(*arguments, stream=None): the contract has the configuration
    "prepared"  prepared(*arguments), or prepared() with the arguments of its making
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
        """with_config: the target is cuLaunchKernelEx, else cuLaunchKernel."""
        super().__init__(runtime)
        self.mode = mode
        self.kinds = kinds
        self.plan = plan
        self.with_config = with_config
        self.facts = facts
        self.cell = self.state  # until the call
        self.thread = self.args  # behind the call nothing needs the arguments
        self.config = self.count
        place = ctypes.c_void_p
        integer = ctypes.c_uint
        types = (place,) * 4 if with_config else (place, *(integer,) * 7, *(place,) * 3)
        self.places = self.lay_out(types)
        self.own, self.target, self.to, self.stream, self.scratch, self.spare = (
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
        m.label("clear")
        self.call("PyErr_Clear")
        m.label("refuse")
        self.load(self.first, self.own)
        self.call_slow(("load", self.first, Entry.slow.offset))
        if self.room > _MOST_ROOM:
            raise ValueError(f"{self.room} bytes of parameters do not fit a frame")
        self.m = type(m)()  # the beginning comes last, when the room is known
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
                    self._take_same()
            self.unless_count(len(self.kinds))
            self.take_arguments(0)
            self._make_pointers()
            self._take_open_stream()
        else:
            self._take_call()
        self._call()
        self._remember()

    def _take_call(self) -> None:
        m = self.m
        before = 2 if self.mode == "launch" else 0
        count = before + len(self.kinds)
        at = next((before + i for i, kind in enumerate(self.kinds) if isinstance(kind, Stream)), None)
        self.clear_configuration()
        self.store_value(self.stream, 0 if at is not None else self.keep(self.facts.not_given))
        taken = m.fresh()
        if at is not None and at == count - 1:  # by position, or by the name that every launch has
            with m.skip(self.unless_count, count - 1):
                self._take_names(count - 1)
                self.load_some(m.OTHER, m.STACK, self.stream)
                m.goto(taken)
        self.unless_count(count)
        self._take_names(count)
        if at is not None:
            self.load(m.OTHER, self.stream)
            m.unless_zero(m.OTHER, "refuse")
            self.store_value(self.stream, ("load", self.args, 8 * at))
        m.label(taken)
        self.take_arguments(before)
        self._take_stream()
        self._make_pointers()
        if self.mode == "launch":
            self._take_configuration()
        else:
            self.compute_configuration()

    def take_arguments(self, before: int) -> None:
        """Numbers and shapes first: they determine the sizes of Buffers."""
        for at, kind in sorted(enumerate(self.kinds), key=lambda each: each[1].turn):
            kind.emit_argument(self, before + at, self.slots[at])
        self.check_sizes()

    def _make_pointers(self) -> None:
        """The array of parameter pointers; a short parameter is the low bytes of its slot (little-endian)."""
        places = self.find_places()
        pointers = self.reserve(8 * len(places))
        for i, place in enumerate(places):
            self.store_value(pointers + 8 * i, self.address_of(place))
        self.store_value(self.to, self.address_of(pointers) if places else 0)

    def _take_same(self) -> None:
        """The parameters that the launch was prepared with, unless they were dropped."""
        m = self.m
        self.load(m.OTHER, self.own)
        self.load_some(self.first, m.OTHER, Entry.same.offset)
        self.load_some(m.SPARE, self.first, self.runtime.size)
        self.load(self.first, self.own)
        self.store_value(self.to, ("load", self.first, Entry.pointers.offset))
        self.store_value(self.config_at, ("load", self.first, Entry.config.offset))
        m.goto("launch")

    def _take_configuration(self) -> None:
        grid, block = self.facts.limits
        self._take_sizes(0, self.frame_config + Config.grid.offset, grid)
        self._take_sizes(1, self.frame_config + Config.block.offset, block)
        self.check_product(self.frame_config + Config.block.offset, Cell.threads)

    def _take_sizes(self, at: int, place: int, most: Sequence[int]) -> None:
        m = self.m
        several = self.m.fresh()
        ready = self.m.fresh()
        m.set(m.OTHER, 1)
        for further in (4, 8):
            m.store32(m.OTHER, m.STACK, place + further)
        m.load(self.first, self.args, 8 * at)
        self._take_size(place, most[0], several)
        m.goto(ready)
        m.label(several)
        self.argument(at)
        self.unless_class(tuple)
        self.load_some(m.OTHER, self.first, self.runtime.size)
        for i, limit in enumerate(most):
            self.call("PyTuple_GetItem", ("load", self.args, 8 * at), i)
            m.move(self.first, m.RESULT)
            self._take_size(place + 4 * i, limit)
            m.load(m.OTHER, self.args, 8 * at)
            self._if_size(i + 1, ready)
        m.goto("refuse")
        m.label(ready)

    def _take_size(self, place: int, most: int, label: str = "refuse") -> None:
        m = self.m
        m.load(m.OTHER, self.first, self.runtime.type)
        self.unless_class(int, label)
        self.read_int()
        m.if_zero(m.RESULT, "refuse")
        self.compare(m.if_above, m.RESULT, most)
        m.store32(m.RESULT, m.STACK, place)

    def _if_size(self, number: int, label: str) -> None:
        m = self.m
        m.load(m.OTHER, m.OTHER, self.runtime.size)
        self.compare(m.if_equal, m.OTHER, number, label)

    def _take_names(self, before: int) -> None:
        """stream= and, of a launch, shared_memory=; their values follow the arguments by position."""
        m = self.m
        ready = self.m.fresh()
        m.if_zero(self.names, ready)
        self.load_some(m.SPARE, self.names, self.runtime.size, ready)
        for i in range(2 if self.mode == "launch" else 1):
            stream = m.fresh()
            following = m.fresh()
            self.call("PyTuple_GetItem", ("move", self.names), i)
            m.move(m.PARAMETERS[2], m.RESULT)
            self.argument(before + i)
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

    def _take_stream(self) -> None:
        """None, a CUstream, a Stream, an int, the current one of an array's package, or that of `asked`."""
        m = self.m
        place = self.frame_config + Config.stream.offset
        store, number, ready, current, own, not_given = (m.fresh() for _ in range(6))
        self.load(self.first, self.stream)
        self.compare(m.if_equal, self.first, id(None), ready)
        self.compare(m.if_equal, self.first, self.keep(self.facts.not_given), not_given)
        self.compare(m.if_equal, self.first, self.keep(self.facts.current), current)
        m.load(m.OTHER, self.first, self.runtime.type)
        self.if_class(int, number)
        self.if_class(self.facts.stream, store)
        self.if_class(self.facts.own[0], own)
        self.load_value(m.OTHER, self.fact(Cell.asked))
        self.load_some(m.SPARE, m.OTHER, self.runtime.size)
        self.call("PyTuple_GetItem", ("move", m.OTHER), 0)
        self.load(m.OTHER, self.stream)
        m.unless_equal(m.RESULT, m.OTHER, "refuse")
        self.call("PyTuple_GetItem", self.fact(Cell.asked), 1)
        m.move(self.first, m.RESULT)
        m.label(number)
        self.read_int(signed=False)
        self.store(m.RESULT, place)
        m.goto(ready)
        m.label(own)
        self.load_some(self.first, self.first, self.facts.own[1])
        m.load(m.OTHER, self.first, self.runtime.type)
        self.unless_class(self.facts.stream)  # it is closed
        m.label(store)
        m.load(m.RESULT, self.first, self.runtime.value)
        self.store_value(place, ("load", m.RESULT, 0))
        m.goto(ready)
        m.label(current)
        self.load_some(m.OTHER, m.STACK, self.source)
        m.label(not_given)
        self._find_current_stream()
        m.label(ready)

    def _find_current_stream(self) -> None:
        """Ask for the current stream of the package of the first array that has one, if there is one."""
        m, place, ready, others = self.m, self.frame_config + Config.stream.offset, *self._fresh(2)
        self.load(m.OTHER, self.source)
        m.if_zero(m.OTHER, ready)
        m.set(m.SPARE, 1)
        m.unless_equal(m.OTHER, m.SPARE, others)
        values: list[Value] = [CUDA, ("load32", self.cell, Cell.place.offset + 4), self.address_of(place)]
        self.call_exchange(Tensors.current_stream.offset, *values)
        m.goto(ready)
        m.label(others)
        self.call("PyObject_CallOneArg", ("move", m.OTHER), self.fact(Cell.device))
        m.if_zero(m.RESULT, "clear")
        self.store(m.RESULT, self.scratch)
        self.call("PyLong_AsVoidPtr", ("move", m.RESULT))
        self.store(m.RESULT, place)
        self.call("Py_DecRef", self.value_at(self.scratch))
        m.label(ready)

    def _fresh(self, count: int) -> list[str]:
        return [self.m.fresh() for _ in range(count)]

    def _take_open_stream(self) -> None:
        """If the arguments decide the stream, use a copy of the configuration with it."""
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
        values: list[Value] = [self.fact(Cell.handle), self.value_at(self.to), 0]
        if self.with_config:
            values.insert(0, ("move", self.config))
        else:
            sizes = range(0, Config.shared_memory.offset + 4, 4)
            values[1:1] = [("load32", self.config, at) for at in sizes]
            values.insert(8, ("load", self.config, Config.stream.offset))
        for place, value in zip(self.places, values):
            self.load_value(m.PARAMETERS[place.at] if place.kind == "integer" else m.OTHER, value)
            if place.kind == "stack":
                self.store(m.OTHER, place.at)
        self.call(self.value_at(self.target))
        self.store(m.RESULT, self.scratch)
        self.call("PyEval_RestoreThread", ("move", self.thread))
        m.load32(m.PARAMETERS[2], m.STACK, self.scratch)
        m.if_zero(m.PARAMETERS[2], "launched")
        values = [self.fact(Cell.failed), ctypes.addressof(_FORMAT), None, ("move", self.config)]
        self.call("PyObject_CallFunction", *values, self.value_at(self.to))
        m.leave()

    def _remember(self) -> None:
        """Set the name of the last launch, and report the previous one, if any."""
        m = self.m
        last = self.keep(self.facts.last)
        name = self.fact(Cell.name)
        m.label("launched")
        self.call("PyList_GetItem", last, 0)
        self.load_value(m.OTHER, name)
        with m.skip(m.if_equal, m.RESULT, m.OTHER):
            self.call("PyObject_CallOneArg", self.keep(self.facts.before), ("move", m.RESULT))
            m.if_zero(m.RESULT, "fail")
            self.call("Py_DecRef", ("move", m.RESULT))
            self.call("Py_IncRef", name)
            self.call("PyList_SetItem", last, 0, name)
