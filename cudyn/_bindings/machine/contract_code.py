"""Generates the contract-specific code of a fast launch: sizes, conditions and configuration.

The value of an expression is a constant or is stored in the stack frame. It is computed in 64 bits. If it
overflows, or if C and Python might round a division differently, the code jumps to the label "refuse", and
Python performs the launch.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import TYPE_CHECKING, assert_never

from .body import Body
from .launch_data import KEPT_MAPS, Cell, Config, KeptMap, Mapped, Moved

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .body import Value
    from .launch_data import Expression, Plan

_ATTRIBUTE = 72  # size of a CUlaunchAttribute in bytes; its value is at offset 8
_COMPUTED = {"cluster": 4, "priority": 8}  # CUlaunchAttributeIDs of attributes with a computed value
_PORTABLE_CLUSTER = 8  # maximum number of blocks in a cluster that every kernel supports
_LARGEST = (1 << 63) - 1


class ContractBody(Body):
    """Generates code from a Plan.

    Offsets are relative to the stack pointer.

    Attributes:
        plan: The plan, or None for a launch without a contract.
        mode: The mode of the launch function. In the mode "call", the contract determines the configuration.
        cell: The register that contains the address of the Cell.
        frame_config: The offset of the Config.
        slots: The offsets of the arguments.
        known: The symbols whose values the code has computed so far.
        sizes: The offset of the value of each symbol.
    """

    plan: Plan | None
    mode: str
    cell: int
    frame_config: int
    slots: list[int]
    known: set[str]
    sizes: dict[str, int]

    def fact(self, field: Any) -> Value:
        return "load", self.cell, field.offset

    def fit(self, size: int | str, register: int) -> None:
        """Emit code that compares a size in a register with a number or symbol, or defines a new symbol."""
        if isinstance(size, str) and size not in self.known:
            self.known.add(size)
            if size not in self.sizes:
                self.sizes[size] = self.reserve(8)
            self.store(register, self.sizes[size])
        else:
            self.require(register, self.compute(size))

    def check_sizes(self) -> None:
        """Emit code that checks the plan's conditions, after all arguments have been read."""
        m = self.m
        plan = self.plan
        if plan is None:
            return
        for size, node, unknown, solution in plan.equal:
            if solution is not None:
                self.load_value(m.OTHER, self.compute(solution))
                self.fit(unknown, m.OTHER)
            self._require("==", node, size)
        for fact in plan.facts:
            if fact == "sms" or self.mode == "call":
                self.load_some(m.OTHER, self.cell, getattr(Cell, fact).offset)
                self.fit(fact, m.OTHER)
        for operator, left, right in plan.required:
            self._require(operator, left, right)

    def _require(self, operator: str, left: Expression, right: Expression) -> None:
        m = self.m
        self._load_two(left, right)
        least, most = (m.OTHER, m.SPARE) if operator in ("<", ">=") else (m.SPARE, m.OTHER)
        if operator in ("<", ">"):
            with m.skip(m.if_less, least, most):
                m.goto("refuse")
        elif operator in ("<=", ">="):
            m.if_less(least, most, "refuse")
        else:
            (m.unless_equal if operator == "==" else m.if_equal)(m.OTHER, m.SPARE, "refuse")

    def _load_two(self, left: Expression, right: Expression) -> None:
        first = self.compute(left)
        second = self.compute(right)
        self.load_value(self.m.OTHER, first)
        self.load_value(self.m.SPARE, second)

    def compute(self, node: Expression) -> Value:
        if isinstance(node, int):
            return node
        if isinstance(node, str):
            return self.value_at(self.sizes[node])
        m = self.m
        (operator, left, right) = node
        self._load_two(left, right)
        if operator in ("min", "max"):
            with m.skip(m.if_less, *((m.OTHER, m.SPARE) if operator == "min" else (m.SPARE, m.OTHER))):
                m.move(m.OTHER, m.SPARE)
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
        return self._place_other()

    def _place_other(self) -> Value:
        place = self.reserve(8)
        self.store(self.m.OTHER, place)
        return self.value_at(place)

    def _compute_within(self, node: Expression, low: int, high: int) -> Value:
        """Emit code that computes an expression, and jumps to "refuse" if its value is out of range."""
        m = self.m
        value = self.compute(node)
        if isinstance(value, int):
            if not low <= value <= high:
                m.goto("refuse")
            return value
        if low < -_LARGEST:  # Every 64-bit number is allowed.
            return value
        self.load_value(m.OTHER, value)
        if low < 0:
            self.require(m.OTHER, ("extend", m.OTHER, high.bit_length() + 1, True))
        else:  # The comparison is unsigned, so a negative number also exceeds the limit.
            self.compare(m.if_above, m.OTHER, min(high, _LARGEST))
        if low == 1:
            m.if_zero(m.OTHER, "refuse")
        return value

    def find_places(self) -> list[int]:
        """Emit code that computes the kernel's parameters, and return their offsets."""
        if self.plan is None:
            return self.slots
        places = []
        for passed in self.plan.passed:
            match passed:
                case int():
                    places.append(self.slots[passed])
                case Mapped():
                    places.append(self._find_map(passed))
                case Moved():
                    places.append(self._keep(self._move(passed)))
                case (node, low, high):
                    places.append(self._keep(self._compute_within(node, low, high)))
                case _:
                    assert_never(passed)
        return places

    def _keep(self, value: Any) -> int:
        """Return the offset of a value. For a constant, emit code that stores it in the frame."""
        if isinstance(value, int):
            self.load_value(self.m.OTHER, value)
            value = self._place_other()
        place: int = value[-1]
        return place

    def _move(self, passed: Moved) -> Value:
        m = self.m
        self.load_value(m.OTHER, self.compute(passed.by))
        self.compare(m.times, m.OTHER, passed.bytes)
        self.load_some(m.SPARE, m.STACK, self.slots[passed.at])
        m.set(m.RESULT, _LARGEST)
        m.if_above(m.SPARE, m.RESULT, "refuse")
        m.plus(m.OTHER, m.SPARE, "refuse")
        m.if_above(m.OTHER, m.RESULT, "refuse")
        return self._place_other()

    def _find_map(self, passed: Mapped) -> int:
        """Emit code that copies a tensor map encoded earlier by Python. Return its offset in the frame."""
        m = self.m
        room = self.reserve(KeptMap.map.size)
        size = ctypes.sizeof(KeptMap)
        numbers = [(name, axis, self.compute(node)) for name, axis, node in passed.numbers]
        self.load_some(m.OTHER, m.STACK, self.slots[passed.at])
        m.set(m.RESULT, _LARGEST)
        m.if_above(m.OTHER, m.RESULT, "refuse")
        m.set(m.SPARE, KEPT_MAPS)
        m.divide(m.OTHER, m.SPARE, True)
        self.compare(m.times, m.OTHER, size)
        self.compare(m.plus, m.OTHER, KEPT_MAPS * size * passed.number)
        self.load_some(m.SPARE, self.cell, Cell.maps.offset)
        m.plus(m.OTHER, m.SPARE, "refuse")
        for name, axis, value in [("address", 0, self.value_at(self.slots[passed.at])), *numbers]:
            m.load(m.SPARE, m.OTHER, getattr(KeptMap, name).offset + 8 * axis)
            self.load_value(m.RESULT, value)
            m.unless_equal(m.SPARE, m.RESULT, "refuse")
        for at in range(0, KeptMap.map.size, 8):
            m.load(m.SPARE, m.OTHER, KeptMap.map.offset + at)
            self.store(m.SPARE, room + at)
        return room

    def clear_configuration(self) -> None:
        self.m.set(self.m.SPARE, 0)
        for place in range(0, ctypes.sizeof(Config), 8):
            self.store(self.m.SPARE, self.frame_config + place)

    def compute_configuration(self) -> None:
        m = self.m
        plan = self.plan
        assert plan is not None
        configured = {name for name, *_ in plan.configured}
        computed = [name for name in _COMPUTED if name in configured]
        bases = {name: self.frame_config + getattr(Config, name).offset for name in _CONFIGURED}
        start = self._write_attributes([*(_COMPUTED[name] for name in computed), *plan.flags])
        bases |= {name: start + _ATTRIBUTE * i + 8 for i, name in enumerate(computed)}
        m.set(m.OTHER, 1)
        for at in range(Config.grid.offset, Config.shared_memory.offset, 4):
            m.store32(m.OTHER, m.STACK, self.frame_config + at)
        values = {}
        for name, axis, node, low, high in plan.configured:
            value = values[name, axis] = self._compute_within(node, low, high)
            self.load_value(m.OTHER, value)
            m.store32(m.OTHER, m.STACK, bases[name] + 4 * axis)
            if name == "grid" and not (value and isinstance(value, int)):
                m.if_zero(m.OTHER, "refuse")  # An empty grid launches nothing.
        for number, unit in plan.multiples:
            if not (isinstance(number, int) and isinstance(unit, int)):  # Constants have been checked.
                self._load_two(number, unit)
                m.divide(m.OTHER, m.SPARE, True)
                m.unless_zero(m.OTHER, "refuse")
        block = (value for (name, _), value in values.items() if name in ("block", "shared_memory"))
        if "occupancy" in plan.facts and not all(isinstance(value, int) for value in block):
            raise ValueError("left to Python: the occupancy of blocks of several sizes")
        self.check_product(bases["block"], Cell.threads)
        if "cluster" in computed:
            sizes = [value for (name, _), value in values.items() if name == "cluster"]
            numbers = [size for size in sizes if isinstance(size, int)]
            if len(numbers) < len(sizes) or prod(numbers) > _PORTABLE_CLUSTER:
                self.check_product(bases["cluster"], Cell.cluster)
        if values.get(("shared_memory", 0)):
            m.load32(m.OTHER, m.STACK, bases["shared_memory"])
            self.compare(m.if_above, m.OTHER, self.fact(Cell.shared_memory))

    def _write_attributes(self, attributes: Sequence[int]) -> int:
        """Emit code that stores launch attributes with the value 1 in the frame, and return their offset."""
        m = self.m
        start = self.reserve(_ATTRIBUTE * len(attributes))
        m.set(m.OTHER, 1)
        for i, attribute in enumerate(attributes):
            m.set(m.SPARE, attribute)
            m.store32(m.SPARE, m.STACK, start + _ATTRIBUTE * i)
            for at in (8, 12, 16):
                m.store32(m.OTHER, m.STACK, start + _ATTRIBUTE * i + at)
        if attributes:
            self.store_value(self.frame_config + Config.attributes.offset, self.address_of(start))
            m.set(m.OTHER, len(attributes))
            m.store32(m.OTHER, m.STACK, self.frame_config + Config.count.offset)
        return start

    def check_product(self, sizes: int, limit: Any) -> None:
        """Emit a jump to "refuse" if the product of three sizes in the frame exceeds a limit in the cell."""
        m = self.m
        m.load32(m.RESULT, m.STACK, sizes)
        for at in (4, 8):
            m.load32(m.OTHER, m.STACK, sizes + at)
            m.times(m.RESULT, m.OTHER, "refuse")
        self.compare(m.if_above, m.RESULT, self.fact(limit))


_CONFIGURED = "grid", "block", "shared_memory"
