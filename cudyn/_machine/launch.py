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
from math import prod
from typing import TYPE_CHECKING

from .arguments import CUDA as _CUDA
from .arguments import INTEGERS, Stream, Tensors
from .call import Body
from .convention import of_function
from .launch_data import KEPT_MAPS, Cell, Config, Entry, KeptMap, Mapped, Moved

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .arguments import Kind, Reader
    from .call import Layout
    from .launch_data import Expression, Facts, Plan

_MOST_ROOM = 4000  # of a frame: less than a page, and in the range of one AArch64 instruction
_STREAM, _SHARED_MEMORY = sys.intern("stream"), sys.intern("shared_memory")
_FORMAT = ctypes.create_string_buffer(b"iKK")  # of PyObject_CallFunction: the status and two addresses
_ATTRIBUTE = 72  # bytes of a CUlaunchAttribute, whose value begins at 8
_COMPUTED = {"cluster": 4, "priority": 8}  # CUlaunchAttributeID, of those whose value is computed
_PORTABLE_CLUSTER = 8  # blocks, which need no permission
_LARGEST = (1 << 63) - 1


class Writer(Body):
    """Writes the code of one function.

    "launch"    launch(grid, block, *arguments, stream=None, shared_memory=0)
    "call"      kernel(*arguments, stream=None): the contract has the configuration
    "prepared"  prepared(*arguments), or prepared() with the arguments of its making
    """

    clear = "clear"
    """The label for an argument that it does not take, with an exception."""
    empty = "done"
    """The label for a grid without blocks."""
    device, place = Cell.device.offset, Cell.place.offset

    def __init__(
        self,
        layout: Layout,
        mode: str,
        kinds: Sequence[Kind],
        plan: Plan | None,
        with_config: bool,
        facts: Facts,
    ) -> None:
        """with_config: the target is cuLaunchKernelEx, else cuLaunchKernel."""
        super().__init__(layout)
        self.mode, self.kinds, self.plan, self.with_config = mode, kinds, plan, with_config
        self.facts = facts
        self.cell = self.state  # until the call
        self.thread = self.args  # behind the call nothing needs the arguments
        self.config = self.count
        place, integer = ctypes.c_void_p, ctypes.c_uint
        types = [place] * 4 if with_config else [place, *[integer] * 7, *[place] * 3]
        self.places = of_function(layout.machine, types).parameters
        self.shift = 0
        """How far off the frame is: in an inner function, its own room."""
        self.room = max((at.at + 8 for at in self.places if at.kind == "stack"), default=0)
        self.own, self.target, self.to, self.stream, self._scratch, self.spare = (
            self.reserve(8) for _ in range(6)
        )
        self.frame_config = self.reserve(ctypes.sizeof(Config))
        self.tensor, self.object, self.has_tensor = (self.reserve(size) for size in (48, 8, 8))
        self.slots = [self.reserve(kind.size) for kind in kinds]
        self.sizes: dict[str, int] = {}
        """The places of sizes that are known."""
        self.inner: dict[Reader, str] = {}
        """The inner functions that read an argument, and their labels."""
        self.rest: list[Callable[[], None]] = []
        """Writers of rare paths, which go after the main code."""

    @property
    def scratch(self) -> int:  # type: ignore[override]
        """The offset of 64 free bits."""
        return self._scratch + self.shift

    def reserve(self, size: int) -> int:
        """Return the offset of new room in the frame."""
        start = self.room
        self.room += -(-size // 8) * 8
        return start

    def write(self) -> tuple[bytes, int]:
        """Write the code; return the offset of a second entry that always calls the Python function."""
        self._write_body()
        if self.room > _MOST_ROOM:
            raise ValueError(f"{self.room} bytes of parameters do not fit a frame")
        body, self.m = self.m.piece(), type(self.m)()
        self._begin()
        self.m.append(body)
        self.m.align()
        second = len(self.m.code)
        self._begin()
        self.m.goto("refuse")
        return self.m.assemble(0, {}), second

    def _begin(self) -> None:
        self.begin(self.room)
        self.m.load(self.cell, self.first, self.layout.cell)
        self.m.store(self.cell, self.m.STACK, self.own)

    def _write_body(self) -> None:
        m = self.m
        m.load(self.cell, self.cell, Entry.kernel.offset)
        self.load_some(m.OTHER, self.cell, Cell.target.offset, "refuse")
        m.store(m.OTHER, m.STACK, self.target)
        m.set(m.OTHER, 0)
        m.store(m.OTHER, m.STACK, self.has_tensor)
        self._write_main()
        m.label("done")
        self.give_constant(None)
        m.leave()
        for write_rest in self.rest:
            write_rest()
        m.label("fail")
        m.set(m.RESULT, 0)
        m.leave()
        m.label("clear")
        self.call("PyErr_Clear")
        m.label("refuse")
        m.load(self.first, m.STACK, self.own)
        m.load(self.first, self.first, Entry.slow.offset)
        self.call_slow()
        self.shift = m.INNER
        for reader, label in self.inner.items():
            self._write_inner(reader, label)
        self.shift = 0

    def _write_main(self) -> None:
        m = self.m
        if self.mode == "prepared":
            m.unless_zero(self.names, "refuse")
            if self.kinds:
                self.unless_count(0, "other")
                self._take_same()
                m.label("other")
            self.unless_count(len(self.kinds), "refuse")
            self.take_arguments(0)
            self._make_pointers()
        else:
            self._take_call()
        self._call()
        self._remember()

    def read(self, kind: Reader, otherwise: str) -> None:
        """Leave the value for the argument in `first` in RESULT; go on at a label if it can't be passed."""
        self.m.call_inner(self.inner.setdefault(kind, self.m.fresh()))
        self.m.unless_zero(self.m.SPARE, otherwise)

    def _write_inner(self, kind: Reader, label: str) -> None:
        """An inner function; SPARE says whether it took the argument."""
        m = self.m
        m.align()
        m.label(label)
        m.enter_inner()
        m.load(m.OTHER, self.first, self.layout.type)
        self.refuse, cleared = m.fresh(), m.fresh()
        self.clear = cleared
        kind.read(self)
        m.set(m.SPARE, 0)
        m.leave_inner()
        m.label(cleared)
        self.call("PyErr_Clear")
        m.label(self.refuse)
        m.set(m.SPARE, 1)
        m.leave_inner()
        self.refuse, self.clear = "refuse", "clear"

    # --- arguments

    def _take_call(self) -> None:
        """The arguments and the configuration of a launch or a call."""
        m, before = self.m, 2 if self.mode == "launch" else 0
        count = before + len(self.kinds)
        at = next((before + i for i, kind in enumerate(self.kinds) if isinstance(kind, Stream)), None)
        self.clear_configuration()
        m.set(m.OTHER, 0 if at is not None else id(None))
        m.store(m.OTHER, m.STACK, self.stream)
        if at is not None:
            taken = m.fresh()
            if at == count - 1:  # by position, or by the name that every launch has
                by_position = m.fresh()
                self.unless_count(count - 1, by_position)
                self._take_names(count - 1)
                self.load_some(m.OTHER, m.STACK, self.stream, "refuse")
                m.goto(taken)
                m.label(by_position)
            self.unless_count(count, "refuse")
            self._take_names(count)
            m.load(m.OTHER, m.STACK, self.stream)
            m.unless_zero(m.OTHER, "refuse")
            m.load(m.OTHER, self.args, 8 * at)
            m.store(m.OTHER, m.STACK, self.stream)
            m.label(taken)
        else:
            self.unless_count(count, "refuse")
            self._take_names(count)
        self.take_arguments(before)
        self._take_stream()
        self._make_pointers()
        if self.mode == "launch":
            self._take_configuration()
        else:
            self.compute_configuration()

    def take_arguments(self, before: int) -> None:
        """Numbers and shapes first: they determine the sizes of Buffers."""
        order = sorted(enumerate(self.kinds), key=lambda each: each[1].turn)
        for at, kind in order:
            if not isinstance(kind, Stream):
                kind.take(self, before + at, self.slots[at])
        for found, node, unknown, solution in self.plan.equal if self.plan else ():
            if unknown:
                self.sizes[""] = self.sizes[found]
                self._load_value(self.m.OTHER, self._compute(solution))
                self.fit(unknown, self.m.OTHER)
            self._require("==", node, found)
        for fact in self.plan.facts if self.plan else ():
            if fact == "sms" or self.mode == "call":
                self.load_some(self.m.OTHER, self.cell, getattr(Cell, fact).offset, "refuse")
                self.fit(fact, self.m.OTHER)
        for operator, left, right in self.plan.required if self.plan else ():
            self._require(operator, left, right)

    def fit(self, size: int | str, register: int) -> None:
        """Compare a size in a register with its number or its known value; else the register defines it."""
        m = self.m
        if isinstance(size, str) and size not in self.sizes:
            self.sizes[size] = self.reserve(8)
            m.store(register, m.STACK, self.sizes[size])
            return
        self.load_size(m.SPARE, size)
        m.unless_equal(register, m.SPARE, "refuse")

    def load_size(self, register: int, size: int | str) -> None:
        """Load a number, or a size that is known."""
        self._load_value(register, self._compute(size))

    # --- expressions, whose value is a number or a place in the frame

    def _require(self, operator: str, left: Expression, right: Expression) -> None:
        m = self.m
        self._load_two(left, right)
        if operator in ("==", "!="):
            (m.unless_equal if operator == "==" else m.if_equal)(m.OTHER, m.SPARE, "refuse")
            return
        holds, is_strict = m.fresh(), operator in ("<", ">")
        least, most = (m.OTHER, m.SPARE) if operator in ("<", ">=") else (m.SPARE, m.OTHER)
        m.if_less(least, most, holds if is_strict else "refuse")
        if is_strict:
            m.goto("refuse")
        m.label(holds)

    def _load_two(self, left: Expression, right: Expression) -> None:
        """Leave two values in OTHER and SPARE."""
        first, second = self._compute(left), self._compute(right)
        self._load_value(self.m.OTHER, first)
        self._load_value(self.m.SPARE, second)

    def _load_value(self, register: int, value: int | tuple[int]) -> None:
        if isinstance(value, int):
            self.m.set(register, value)
        else:
            self.m.load(register, self.m.STACK, *value)

    def _compute(self, node: Expression) -> int | tuple[int]:
        """Compute an expression; return the number, or its place. Overflow, and a division that C and Python
        might round differently, are refused."""
        if isinstance(node, int):
            return node
        if isinstance(node, str):
            return (self.sizes[node],)
        m, (operator, left, right) = self.m, node
        self._load_two(left, right)
        if operator in ("min", "max"):
            ready = m.fresh()
            m.if_less(*((m.OTHER, m.SPARE) if operator == "min" else (m.SPARE, m.OTHER)), ready)
            m.move(m.OTHER, m.SPARE)
            m.label(ready)
        elif operator in "+-*":
            {"+": m.plus, "-": m.minus, "*": m.times}[operator](m.OTHER, m.SPARE, "refuse")
        else:
            for register in (m.OTHER, m.SPARE):
                m.set(m.RESULT, _LARGEST)
                m.if_above(register, m.RESULT, "refuse")
            m.if_zero(m.SPARE, "refuse")
            if operator == "ceildiv":
                m.plus(m.OTHER, m.SPARE, "refuse")
                m.set(m.RESULT, 1)
                m.minus(m.OTHER, m.RESULT, "refuse")
            m.divide(m.OTHER, m.SPARE, operator == "%")
        place = self.reserve(8)
        m.store(m.OTHER, m.STACK, place)
        return (place,)

    def _compute_within(self, node: Expression, low: int, high: int) -> int | tuple[int]:
        """Compute an expression that is refused outside its limits."""
        m, value = self.m, self._compute(node)
        if isinstance(value, int):
            if not low <= value <= high:
                m.goto("refuse")
            return value
        if low < -_LARGEST:  # it may be any number of 64 bits
            return value
        m.load(m.OTHER, m.STACK, *value)
        if low < 0:
            m.extend(m.SPARE, m.OTHER, high.bit_length() + 1, True)
            m.unless_equal(m.OTHER, m.SPARE, "refuse")
        else:  # without a sign, a negative number is large
            m.set(m.SPARE, min(high, _LARGEST))
            m.if_above(m.OTHER, m.SPARE, "refuse")
        if low == 1:
            m.if_zero(m.OTHER, "refuse")
        return value

    def _make_pointers(self) -> None:
        """The array of pointers to the parameters, whose first bytes, which all hosts have first, count."""
        m, places = self.m, self.find_places()
        pointers = self.reserve(8 * len(places))
        for i, place in enumerate(places):
            m.add(m.OTHER, m.STACK, place)
            m.store(m.OTHER, m.STACK, pointers + 8 * i)
        m.add(m.OTHER, m.STACK, pointers) if places else m.set(m.OTHER, 0)
        m.store(m.OTHER, m.STACK, self.to)

    def find_places(self) -> list[int]:
        """Find the places of the parameters in the frame; those that the plan computes are made there."""
        m, places = self.m, []
        if self.plan is None:
            return self.slots
        for passed in self.plan.passed:
            if isinstance(passed, int):
                places.append(self.slots[passed])
                continue
            value: int | tuple[int]
            if isinstance(passed, Mapped):
                value = self._find_map(passed)
            else:
                value = self._move(passed) if isinstance(passed, Moved) else self._compute_within(*passed)
            if isinstance(value, int):
                m.set(m.OTHER, value)
                value = (self.reserve(8),)
                m.store(m.OTHER, m.STACK, *value)
            places += value
        return places

    def _move(self, passed: Moved) -> tuple[int]:
        """Add an offset to an address other than 0; return the place of the result."""
        m, place = self.m, self.reserve(8)
        self._load_value(m.OTHER, self._compute(passed.by))
        m.set(m.SPARE, passed.bytes)
        m.times(m.OTHER, m.SPARE, "refuse")
        self.load_some(m.SPARE, m.STACK, self.slots[passed.at], "refuse")
        m.set(m.RESULT, _LARGEST)
        m.if_above(m.SPARE, m.RESULT, "refuse")
        m.plus(m.OTHER, m.SPARE, "refuse")
        m.if_above(m.OTHER, m.RESULT, "refuse")
        m.store(m.OTHER, m.STACK, place)
        return (place,)

    def _find_map(self, passed: Mapped) -> tuple[int]:
        """Copy a kept tensor map into the frame; return its place."""
        m, room, size = self.m, self.reserve(KeptMap.map.size), ctypes.sizeof(KeptMap)
        numbers = [(name, axis, self._compute(node)) for name, axis, node in passed.numbers]
        self.load_some(m.OTHER, m.STACK, self.slots[passed.at], "refuse")
        m.set(m.RESULT, _LARGEST)
        m.if_above(m.OTHER, m.RESULT, "refuse")
        m.set(m.SPARE, KEPT_MAPS)
        m.divide(m.OTHER, m.SPARE, True)
        m.set(m.SPARE, size)
        m.times(m.OTHER, m.SPARE, "refuse")
        m.set(m.SPARE, KEPT_MAPS * size * passed.number)
        m.plus(m.OTHER, m.SPARE, "refuse")
        self.load_some(m.SPARE, self.cell, Cell.maps.offset, "refuse")
        m.plus(m.OTHER, m.SPARE, "refuse")
        for name, axis, value in [("address", 0, (self.slots[passed.at],)), *numbers]:
            m.load(m.SPARE, m.OTHER, getattr(KeptMap, name).offset + 8 * axis)
            self._load_value(m.RESULT, value)
            m.unless_equal(m.SPARE, m.RESULT, "refuse")
        for at in range(0, KeptMap.map.size, 8):
            m.load(m.SPARE, m.OTHER, KeptMap.map.offset + at)
            m.store(m.SPARE, m.STACK, room + at)
        return (room,)

    def _take_same(self) -> None:
        """The parameters that the launch was prepared with, unless they were dropped."""
        m = self.m
        m.load(m.OTHER, m.STACK, self.own)
        self.load_some(self.first, m.OTHER, Entry.same.offset, "refuse")
        self.load_some(m.SPARE, self.first, self.layout.size, "refuse")
        m.load(m.OTHER, m.OTHER, Entry.pointers.offset)
        m.store(m.OTHER, m.STACK, self.to)
        m.goto("launch")

    # --- the configuration of the contract

    def clear_configuration(self) -> None:
        self.m.set(self.m.SPARE, 0)
        for place in range(0, ctypes.sizeof(Config), 8):
            self.m.store(self.m.SPARE, self.m.STACK, self.frame_config + place)

    def compute_configuration(self) -> None:
        m = self.m
        assert self.plan is not None
        configured = self.plan.configured
        computed = [each for each in _COMPUTED if any(name == each for name, *_ in configured)]
        attributes = [*(_COMPUTED[name] for name in computed), *self.plan.flags]
        start = self.reserve(_ATTRIBUTE * len(attributes))
        names = ("grid", "block", "shared_memory")
        bases = {name: self.frame_config + getattr(Config, name).offset for name in names}
        bases |= {name: start + _ATTRIBUTE * i + 8 for i, name in enumerate(computed)}
        m.set(m.OTHER, 1)
        for i, attribute in enumerate(attributes):
            m.set(m.SPARE, attribute)
            m.store32(m.SPARE, m.STACK, start + _ATTRIBUTE * i)
            for at in (8, 12, 16):
                m.store32(m.OTHER, m.STACK, start + _ATTRIBUTE * i + at)
        if attributes:
            m.add(m.OTHER, m.STACK, start)
            m.store(m.OTHER, m.STACK, self.frame_config + Config.attributes.offset)
            m.set(m.OTHER, len(attributes))
            m.store32(m.OTHER, m.STACK, self.frame_config + Config.count.offset)
        m.set(m.OTHER, 1)
        for at in range(Config.grid.offset, Config.shared_memory.offset, 4):
            m.store32(m.OTHER, m.STACK, self.frame_config + at)
        values = {}
        for name, axis, node, low, high in configured:
            value = values[name, axis] = self._compute_within(node, low, high)
            self._load_value(m.OTHER, value)
            m.store32(m.OTHER, m.STACK, bases[name] + 4 * axis)
        of_block = (value for (name, _), value in values.items() if name in ("block", "shared_memory"))
        if "occupancy" in self.plan.facts and not all(isinstance(value, int) for value in of_block):
            raise ValueError("left to Python: the occupancy of blocks of several sizes")
        for (name, axis), value in values.items():
            if name == "grid" and (not value or not isinstance(value, int)):
                m.load32(m.OTHER, m.STACK, bases["grid"] + 4 * axis)
                m.if_zero(m.OTHER, self.empty)  # nothing to launch
        self._check_product(bases["block"], Cell.threads.offset)
        if "cluster" in computed:
            sizes = [value for (name, _), value in values.items() if name == "cluster"]
            numbers = [size for size in sizes if isinstance(size, int)]
            if len(numbers) < len(sizes) or prod(numbers) > _PORTABLE_CLUSTER:
                self._check_product(bases["cluster"], Cell.cluster.offset)
        if values.get(("shared_memory", 0)):
            m.load32(m.OTHER, m.STACK, bases["shared_memory"])
            m.load(m.SPARE, self.cell, Cell.shared_memory.offset)
            m.if_above(m.OTHER, m.SPARE, "refuse")

    def _check_product(self, sizes: int, limit: int) -> None:
        """Refuse three sizes at a place in the frame whose product is above a limit in the cell."""
        m = self.m
        m.load32(m.RESULT, m.STACK, sizes)
        for at in (4, 8):
            m.load32(m.OTHER, m.STACK, sizes + at)
            m.times(m.RESULT, m.OTHER, "refuse")
        m.load(m.OTHER, self.cell, limit)
        m.if_above(m.RESULT, m.OTHER, "refuse")

    # --- the configuration of a launch

    def _take_configuration(self) -> None:
        grid, block = self.facts.limits
        self._take_sizes(0, self.frame_config + Config.grid.offset, grid)
        self._take_sizes(1, self.frame_config + Config.block.offset, block)
        self._check_product(self.frame_config + Config.block.offset, Cell.threads.offset)

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
            self.load_some(m.OTHER, self.first, self.layout.size, "refuse")
            for i, limit in enumerate(most):
                m.load(self.first, self.args, 8 * at)
                self._call_get_item(i)
                m.move(self.first, m.RESULT)
                self._take_size(place + 4 * i, limit, "refuse")
                m.load(m.OTHER, self.args, 8 * at)
                self._if_size(i + 1, ready)
            m.goto("refuse")

        self.rest.append(write_several)

    def _call_get_item(self, at: int) -> None:
        """Leave an element of the tuple in `first` in RESULT."""
        self.m.set(self.m.PARAMETERS[1], at)
        self.call("PyTuple_GetItem")

    def _take_size(self, place: int, most: int, otherwise: str) -> None:
        m = self.m
        self.read(INTEGERS[64, True], otherwise)
        m.if_zero(m.RESULT, "refuse")
        m.set(m.OTHER, most)
        m.if_above(m.RESULT, m.OTHER, "refuse")
        m.store32(m.RESULT, m.STACK, place)

    def _if_size(self, number: int, label: str) -> None:
        """Go on at a label if the tuple in OTHER has this size."""
        m = self.m
        m.load(m.OTHER, m.OTHER, self.layout.size)
        self.if_number(m.OTHER, number, label)

    def _take_names(self, before: int) -> None:
        """stream= and, of a launch, shared_memory=; their values follow the arguments by position."""
        m, named, ready = self.m, self.m.fresh(), self.m.fresh()
        m.unless_zero(self.names, named)
        m.label(ready)
        self.rest.append(lambda: self._write_names(before, named, ready))

    def _write_names(self, before: int, named: str, ready: str) -> None:
        m = self.m
        m.label(named)
        self.load_some(m.SPARE, self.names, self.layout.size, ready)
        names = [_STREAM, _SHARED_MEMORY] if self.mode == "launch" else [_STREAM]
        for i in range(len(names)):
            stream, following = m.fresh(), m.fresh()
            m.move(self.first, self.names)
            self._call_get_item(i)
            m.move(m.PARAMETERS[2], m.RESULT)
            self.argument(before + i)
            self.if_number(m.PARAMETERS[2], self.keep(_STREAM), stream)
            if self.mode == "launch":
                self.unless_number(m.PARAMETERS[2], self.keep(_SHARED_MEMORY), "refuse")
                self.unless_class(int, "refuse")
                self.read_int()
                m.load(m.OTHER, self.cell, Cell.shared_memory.offset)
                m.if_above(m.RESULT, m.OTHER, "refuse")
                m.store32(m.RESULT, m.STACK, self.frame_config + Config.shared_memory.offset)
                m.goto(following)
            else:
                m.goto("refuse")
            m.label(stream)
            m.store(self.first, m.STACK, self.stream)
            m.label(following)
            m.move(m.OTHER, self.names)
            self._if_size(i + 1, ready)
        m.goto("refuse")

    def _take_stream(self) -> None:
        """None, a CUstream, a Stream, an int, torch's current one, or the one of `asked`."""
        m, place = self.m, self.frame_config + Config.stream.offset
        store, number, ready, current, own = (m.fresh() for _ in range(5))
        m.load(self.first, m.STACK, self.stream)
        self.if_number(self.first, id(None), ready)
        self.if_number(self.first, self.keep(self.facts.current), current)
        m.load(m.OTHER, self.first, self.layout.type)
        self.if_class(int, number)
        self.if_class(self.facts.stream, store)
        self.if_class(self.facts.own[0], own)
        m.load(m.OTHER, self.cell, Cell.asked.offset)
        self.load_some(m.SPARE, m.OTHER, self.layout.size, "refuse")
        m.move(self.first, m.OTHER)
        self._call_get_item(0)
        m.load(m.OTHER, m.STACK, self.stream)
        m.unless_equal(m.RESULT, m.OTHER, "refuse")
        m.load(self.first, self.cell, Cell.asked.offset)
        self._call_get_item(1)
        m.move(self.first, m.RESULT)
        m.label(number)
        self.read_natural()
        m.store(m.RESULT, m.STACK, place)
        m.label(ready)

        def write_rest() -> None:
            m.label(own)
            self.load_some(self.first, self.first, self.facts.own[1], "refuse")
            m.load(m.OTHER, self.first, self.layout.type)
            self.unless_class(self.facts.stream, "refuse")  # it is closed
            m.label(store)
            m.load(m.RESULT, self.first, self.layout.value)
            m.load(m.RESULT, m.RESULT)
            m.store(m.RESULT, m.STACK, place)
            m.goto(ready)
            m.label(current)
            self.load_some(m.OTHER, m.STACK, self.has_tensor, "refuse")
            m.set(self.first, _CUDA)
            m.load32(m.PARAMETERS[1], self.cell, Cell.place.offset + 4)
            m.add(m.PARAMETERS[2], m.STACK, place)
            self.call_exchange(Tensors.current_stream.offset)
            m.goto(ready)

        self.rest.append(write_rest)

    def call_exchange(self, at: int) -> None:
        """Call one of the functions of a Tensors, whose status is refused unless it is 0."""
        m = self.m
        m.set(m.SPARE, self.facts.exchange)
        m.load(m.SPARE, m.SPARE, at)
        m.call(m.SPARE)
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, self.clear)

    # --- the launch

    def _call(self) -> None:
        m = self.m
        m.label("launch")
        self.call("PyEval_SaveThread")
        m.move(self.thread, m.RESULT)
        if self.mode == "prepared":
            m.load(self.config, m.STACK, self.own)
            m.load(self.config, self.config, Entry.config.offset)
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
        m.move(self.first, self.thread)
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
        last = self.keep(self.facts.last)
        m.label("launched")
        self.call("PyList_GetItem", last, 0)
        m.load(m.OTHER, self.cell, Cell.name.offset)
        m.if_equal(m.RESULT, m.OTHER, same)
        m.move(m.PARAMETERS[1], m.RESULT)
        self.call("PyObject_CallOneArg", self.keep(self.facts.before))
        m.if_zero(m.RESULT, "fail")
        m.move(self.first, m.RESULT)
        self.call("Py_DecRef")
        m.load(self.first, self.cell, Cell.name.offset)
        self.call("Py_IncRef")
        m.load(m.PARAMETERS[2], self.cell, Cell.name.offset)
        self.call("PyList_SetItem", last, 0)
        m.label(same)
