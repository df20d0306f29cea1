"""Generates the contract-specific code of a fast launch: sizes, conditions and configuration.

The value of an expression is a constant, or it is computed with 64 bits and stored in the stack frame. If it
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

_ATTRIBUTE = 72  # size of a CUlaunchAttribute in bytes
_ATTRIBUTE_VALUE = 8  # offset of the value in a CUlaunchAttribute
_COMPUTED = {"cluster": 4, "priority": 8}  # CUlaunchAttributeIDs of attributes with a computed value
_PORTABLE_CLUSTER = 8  # maximum number of blocks in a cluster that every kernel supports
_LARGEST = (1 << 63) - 1  # the largest signed 64-bit integer


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
        sizes: The offset of each symbol's value.
    """

    plan: Plan | None
    mode: str
    cell: int
    frame_config: int
    slots: list[int]
    known: set[str]
    sizes: dict[str, int]

    def fact(self, field: Any) -> Value:
        """Return a field of the Cell, as a value."""
        return "load", self.cell, field.offset

    def fit(self, size: int | str, register: int) -> None:
        """Emit code that compares a register with a size, or defines the size.

        Args:
            size: A number or a symbol. A symbol without a value is defined as the number in the register.
            register: The register.
        """
        if isinstance(size, str) and size not in self.known:
            self.known.add(size)
            if size not in self.sizes:
                self.sizes[size] = self.reserve(8)
            self.store(register, self.sizes[size])
        else:
            self.require(register, self.compute(size))

    def check_sizes(self) -> None:
        """Emit code that checks the plan's conditions, for use after the code that reads the arguments."""
        asm = self.asm
        plan = self.plan
        if plan is None:
            return
        for size, node, unknown, solution in plan.equal:
            if solution is not None:
                self.load_value(asm.OTHER, self.compute(solution))
                self.fit(unknown, asm.OTHER)
            self._require("==", node, size)
        for fact in plan.facts:
            # The occupancy is only needed if the contract determines the configuration.
            if fact == "sms" or self.mode == "call":
                self.load_nonzero(asm.OTHER, self.cell, getattr(Cell, fact).offset)
                self.fit(fact, asm.OTHER)
        for operator, left, right in plan.required:
            self._require(operator, left, right)

    def _require(self, operator: str, left: Expression, right: Expression) -> None:
        """Emit a jump to "refuse" unless a comparison of two expressions is true."""
        asm = self.asm
        self._load_two(left, right)
        # "<" and ">" require that the first register is less than the second, "<=" and ">=" that it is not.
        registers = (asm.OTHER, asm.SPARE) if operator in ("<", ">=") else (asm.SPARE, asm.OTHER)
        if operator in ("<", ">"):
            with asm.skip(asm.if_less, *registers):
                asm.goto("refuse")
        elif operator in ("<=", ">="):
            asm.if_less(*registers, "refuse")
        else:
            (asm.unless_equal if operator == "==" else asm.if_equal)(asm.OTHER, asm.SPARE, "refuse")

    def _load_two(self, left: Expression, right: Expression) -> None:
        """Emit code that computes two expressions, and loads their values into OTHER and SPARE."""
        first = self.compute(left)
        second = self.compute(right)
        self.load_value(self.asm.OTHER, first)
        self.load_value(self.asm.SPARE, second)

    def compute(self, node: Expression) -> Value:
        """Emit code that computes an expression, and return its value: a constant, or memory in the frame."""
        if isinstance(node, int):
            return node
        if isinstance(node, str):
            return self.value_at(self.sizes[node])
        asm = self.asm
        (operator, left, right) = node
        self._load_two(left, right)
        if operator in ("min", "max"):
            is_min = operator == "min"
            registers = (asm.OTHER, asm.SPARE) if is_min else (asm.SPARE, asm.OTHER)
            with asm.skip(asm.if_less, *registers):
                asm.move(asm.OTHER, asm.SPARE)
        elif operator in "+-*":
            {"+": asm.plus, "-": asm.minus, "*": asm.times}[operator](asm.OTHER, asm.SPARE, "refuse")
        else:
            # Reject negative numbers, for which C and Python round differently. As unsigned integers, they
            # are larger than _LARGEST.
            for register in (asm.OTHER, asm.SPARE):
                asm.set(asm.RESULT, _LARGEST)
                asm.if_above(register, asm.RESULT, "refuse")
            asm.if_zero(asm.SPARE, "refuse")
            if operator == "ceildiv":  # (OTHER + SPARE - 1) // SPARE
                asm.plus(asm.OTHER, asm.SPARE, "refuse")
                asm.set(asm.RESULT, 1)
                asm.minus(asm.OTHER, asm.RESULT, "refuse")
            asm.divide(asm.OTHER, asm.SPARE, operator == "%")
        return self._save_other()

    def _save_other(self) -> Value:
        """Emit code that stores OTHER in the frame, and return the stored value."""
        offset = self.reserve(8)
        self.store(self.asm.OTHER, offset)
        return self.value_at(offset)

    def _compute_within(self, node: Expression, low: int, high: int) -> Value:
        """Emit code that computes an expression, and jumps to "refuse" if its value is out of range.

        Args:
            node: The expression.
            low, high: The minimum and the maximum. The minimum is 0, 1, or that of a signed integer type.
        """
        asm = self.asm
        value = self.compute(node)
        if isinstance(value, int):
            if not low <= value <= high:
                asm.goto("refuse")
            return value
        if low < -_LARGEST:  # Every 64-bit number is allowed.
            return value
        self.load_value(asm.OTHER, value)
        if low < 0:
            self.require(asm.OTHER, ("extend", asm.OTHER, high.bit_length() + 1, True))
        else:  # The comparison is unsigned, so a negative number also exceeds the limit.
            self.compare(asm.if_above, asm.OTHER, min(high, _LARGEST))
        if low == 1:
            asm.if_zero(asm.OTHER, "refuse")
        return value

    def compute_parameters(self) -> list[int]:
        """Emit code that computes the kernel's parameters, and return their offsets in the frame."""
        if self.plan is None:
            return self.slots
        offsets = []
        for passed in self.plan.passed:
            match passed:
                case int():
                    offsets.append(self.slots[passed])
                case Mapped():
                    offsets.append(self._copy_map(passed))
                case Moved():
                    offsets.append(self._store(self._compute_address(passed)))
                case (node, low, high):
                    offsets.append(self._store(self._compute_within(node, low, high)))
                case _:
                    assert_never(passed)
        return offsets

    def _store(self, value: Any) -> int:
        """Return the offset of a value in the frame. For a constant, emit code that stores it there."""
        if isinstance(value, int):
            self.load_value(self.asm.OTHER, value)
            value = self._save_other()
        offset: int = value[-1]  # from ("load", base, offset)
        return offset

    def _compute_address(self, passed: Moved) -> Value:
        """Emit code that adds an offset to an address, and return the sum."""
        asm = self.asm
        self.load_value(asm.OTHER, self.compute(passed.offset))
        self.compare(asm.times, asm.OTHER, passed.element_size)
        self.load_nonzero(asm.SPARE, asm.STACK, self.slots[passed.argument_index])
        asm.set(asm.RESULT, _LARGEST)
        asm.if_above(asm.SPARE, asm.RESULT, "refuse")
        asm.plus(asm.OTHER, asm.SPARE, "refuse")
        asm.if_above(asm.OTHER, asm.RESULT, "refuse")
        return self._save_other()

    def _copy_map(self, passed: Mapped) -> int:
        """Emit code that copies a tensor map encoded earlier by Python. Return the offset of the copy.

        The code rejects arrays for which the KeptMap does not contain a suitable map.
        """
        asm = self.asm
        copy_offset = self.reserve(KeptMap.map.size)
        size = ctypes.sizeof(KeptMap)
        address_offset = self.slots[passed.argument_index]
        conditions = [(name, axis, self.compute(node)) for name, axis, node in passed.conditions]
        self.load_nonzero(asm.OTHER, asm.STACK, address_offset)
        asm.set(asm.RESULT, _LARGEST)
        asm.if_above(asm.OTHER, asm.RESULT, "refuse")
        asm.set(asm.SPARE, KEPT_MAPS)
        asm.divide(asm.OTHER, asm.SPARE, is_remainder=True)
        self.compare(asm.times, asm.OTHER, size)
        self.compare(asm.plus, asm.OTHER, KEPT_MAPS * size * passed.map_index)
        self.load_nonzero(asm.SPARE, self.cell, Cell.maps.offset)
        asm.plus(asm.OTHER, asm.SPARE, "refuse")
        for name, axis, value in [("address", 0, self.value_at(address_offset)), *conditions]:
            asm.load(asm.SPARE, asm.OTHER, getattr(KeptMap, name).offset + 8 * axis)
            self.load_value(asm.RESULT, value)
            asm.unless_equal(asm.SPARE, asm.RESULT, "refuse")
        for offset in range(0, KeptMap.map.size, 8):
            asm.load(asm.SPARE, asm.OTHER, KeptMap.map.offset + offset)
            self.store(asm.SPARE, copy_offset + offset)
        return copy_offset

    def clear_configuration(self) -> None:
        """Emit code that fills the configuration in the frame with zeros."""
        self.asm.set(self.asm.SPARE, 0)
        for offset in range(0, ctypes.sizeof(Config), 8):
            self.store(self.asm.SPARE, self.frame_config + offset)

    def compute_configuration(self) -> None:
        """Emit code that computes and checks the configuration that the contract determines.

        Raises:
            ValueError: Only Python can perform such launches.
        """
        asm = self.asm
        plan = self.plan
        assert plan is not None
        configured = {name for name, *_ in plan.configured}
        computed = [name for name in _COMPUTED if name in configured]
        bases = {name: self.frame_config + getattr(Config, name).offset for name in _CONFIGURED}
        start = self._write_attributes([*(_COMPUTED[name] for name in computed), *plan.flags])
        for index, name in enumerate(computed):
            bases[name] = start + _ATTRIBUTE * index + _ATTRIBUTE_VALUE
        # The sizes of the grid and the block are 1 in all dimensions that the contract does not set.
        asm.set(asm.OTHER, 1)
        for offset in range(Config.grid.offset, Config.shared_memory.offset, 4):
            asm.store32(asm.OTHER, asm.STACK, self.frame_config + offset)
        values = {}
        for name, axis, node, low, high in plan.configured:
            value = values[name, axis] = self._compute_within(node, low, high)
            self.load_value(asm.OTHER, value)
            asm.store32(asm.OTHER, asm.STACK, bases[name] + 4 * axis)
            is_positive = isinstance(value, int) and value > 0  # a constant, which needs no check at run time
            if name == "grid" and not is_positive:
                asm.if_zero(asm.OTHER, "refuse")  # An empty grid launches nothing.
        for number, unit in plan.multiples:
            if not (isinstance(number, int) and isinstance(unit, int)):  # Constants have been checked.
                self._load_two(number, unit)
                asm.divide(asm.OTHER, asm.SPARE, is_remainder=True)
                asm.unless_zero(asm.OTHER, "refuse")
        # The occupancy in the Cell applies to a single size of blocks and of shared memory, so both must be
        # constant.
        block_values = (value for (name, _), value in values.items() if name in ("block", "shared_memory"))
        if "occupancy" in plan.facts and not all(isinstance(value, int) for value in block_values):
            raise ValueError("handled in Python: the occupancy of blocks of several sizes")
        self.check_product(bases["block"], Cell.threads)
        if "cluster" in computed:
            sizes = [value for (name, _), value in values.items() if name == "cluster"]
            numbers = [size for size in sizes if isinstance(size, int)]
            # If all sizes are constant and every kernel supports them, no check is needed at run time.
            if len(numbers) < len(sizes) or prod(numbers) > _PORTABLE_CLUSTER:
                self.check_product(bases["cluster"], Cell.cluster)
        if values.get(("shared_memory", 0)):
            asm.load32(asm.OTHER, asm.STACK, bases["shared_memory"])
            self.compare(asm.if_above, asm.OTHER, self.fact(Cell.shared_memory))

    def _write_attributes(self, attributes: Sequence[int]) -> int:
        """Emit code that stores launch attributes in the frame, and return their offset.

        Every value, which has up to three dimensions, is 1 in each dimension.

        Args:
            attributes: The CUlaunchAttributeIDs.
        """
        asm = self.asm
        start = self.reserve(_ATTRIBUTE * len(attributes))
        asm.set(asm.OTHER, 1)
        for index, attribute in enumerate(attributes):
            asm.set(asm.SPARE, attribute)
            asm.store32(asm.SPARE, asm.STACK, start + _ATTRIBUTE * index)
            for dimension in range(3):
                offset = _ATTRIBUTE_VALUE + 4 * dimension
                asm.store32(asm.OTHER, asm.STACK, start + _ATTRIBUTE * index + offset)
        if attributes:
            self.store_value(self.frame_config + Config.attributes.offset, self.address_of(start))
            asm.set(asm.OTHER, len(attributes))
            asm.store32(asm.OTHER, asm.STACK, self.frame_config + Config.count.offset)
        return start

    def check_product(self, sizes: int, limit: Any) -> None:
        """Emit a jump to "refuse" if the product of three sizes exceeds a limit.

        Args:
            sizes: The offset of the sizes in the frame.
            limit: The field of the Cell that contains the limit.
        """
        asm = self.asm
        asm.load32(asm.RESULT, asm.STACK, sizes)
        for offset in (4, 8):  # the offsets of the second and the third size
            asm.load32(asm.OTHER, asm.STACK, sizes + offset)
            asm.times(asm.RESULT, asm.OTHER, "refuse")
        self.compare(asm.if_above, asm.RESULT, self.fact(limit))


_CONFIGURED = "grid", "block", "shared_memory"  # the fields of Config that a contract determines
