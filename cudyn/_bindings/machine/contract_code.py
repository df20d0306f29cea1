"""Generates the code of a fast launch that depends on the contract: sizes, conditions and configuration.

Expressions are computed with 64 bits, and their values are stored in the stack frame. If a value overflows,
or if C and Python might round a division differently, the code jumps to the label "fall_back", and Python
performs the launch.
"""

from __future__ import annotations

import ctypes
from math import prod
from typing import TYPE_CHECKING, assert_never

from .body import Body
from .launch_data import KEPT_MAPS, Cell, Config, KeptMap, Mapped, Moved

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .body import Value
    from .launch_data import Expression, Plan

_ATTRIBUTE = 72  # size of a CUlaunchAttribute in bytes
_ATTRIBUTE_VALUE = 8  # offset of the value in a CUlaunchAttribute
_COMPUTED = {"cluster": 4, "priority": 8}  # CUlaunchAttributeIDs of attributes with a computed value
_PORTABLE_CLUSTER = 8  # maximum number of blocks in a cluster that every kernel supports
_LARGEST = (1 << 63) - 1  # the largest signed 64-bit integer


class ContractBody(Body):
    """The base class for generating the code of a contract's checks and computations, which a Plan contains.

    Attributes:
        plan: the contract's checks and computations; `None` for a launch without a contract
        mode: how the function is called (`launch.Writer`). In the mode "call", the contract determines the
            configuration.
        cell: register that contains the address of the kernel's Cell
        frame_config: offset in the stack frame of the Config
        slots: offsets in the frame of the arguments' values
        known: names of the sizes that the code has determined so far
        sizes: offset in the frame of each size, keyed by name
    """

    plan: Plan | None
    mode: str
    cell: int
    frame_config: int
    slots: list[int]
    known: set[str]
    sizes: dict[str, int]

    def fact(self, field: Any) -> Value:
        """Return a `Value` for a field of the Cell."""
        return "load", self.cell, field.offset

    def match_or_define_size(self, size: int | str, register: int) -> None:
        """Emit code that rejects the launch unless a register is equal to a size of the contract.

        If the size is a name that has no value yet, the code stores the register as the value of the name.

        Args:
            size: number, or name of a size
            register: register that contains the actual size
        """
        if isinstance(size, str) and size not in self.known:
            self.known.add(size)
            if size not in self.sizes:
                self.sizes[size] = self.reserve(8)
            self.store(register, self.sizes[size])
        else:
            self.require(register, self.compute(size))

    def check_sizes(self) -> None:
        """Emit code that checks the contract's conditions after all arguments have been read."""
        asm = self.asm
        plan = self.plan
        if plan is None:
            return
        for size, expression, unknown_size, solution in plan.equal:
            if solution is not None:
                self.load_value(asm.OTHER, self.compute(solution))
                self.match_or_define_size(unknown_size, asm.OTHER)
            self._require_comparison("==", expression, size)
        for cell_field in plan.facts:
            # The occupancy is only needed if the contract determines the configuration.
            if cell_field == "sms" or self.mode == "call":
                self.load_nonzero(asm.OTHER, self.cell, getattr(Cell, cell_field).offset)
                self.match_or_define_size(cell_field, asm.OTHER)
        for operator, left, right in plan.required:
            self._require_comparison(operator, left, right)

    def _require_comparison(self, operator: str, left: Expression, right: Expression) -> None:
        """Emit a jump to "fall_back" unless a comparison of two expressions is true."""
        asm = self.asm
        self._load_two(left, right)
        left_value, right_value = asm.OTHER, asm.SPARE
        if operator == "==":
            asm.unless_equal(left_value, right_value, "fall_back")
        elif operator == "!=":
            asm.if_equal(left_value, right_value, "fall_back")
        elif operator == ">=":
            asm.if_less(left_value, right_value, "fall_back")
        elif operator == "<=":
            asm.if_less(right_value, left_value, "fall_back")
        elif operator == "<":
            with asm.skip(asm.if_less, left_value, right_value):
                asm.goto("fall_back")
        else:
            with asm.skip(asm.if_less, right_value, left_value):
                asm.goto("fall_back")

    def _load_two(self, left: Expression, right: Expression) -> None:
        """Emit code that computes two expressions, and loads their values into OTHER and SPARE."""
        # Computing an expression changes both registers, so compute both expressions first.
        left_value = self.compute(left)
        right_value = self.compute(right)
        self.load_value(self.asm.OTHER, left_value)
        self.load_value(self.asm.SPARE, right_value)

    def compute(self, expression: Expression) -> Value:
        """Emit code that computes an expression.

        Returns:
            The value, if it is constant; otherwise a `Value` for the memory in the frame where the code
            stores the value.
        """
        if isinstance(expression, int):
            return expression
        if isinstance(expression, str):
            return self.value_at(self.sizes[expression])
        asm = self.asm
        (operator, left, right) = expression
        self._load_two(left, right)
        if operator == "min":
            with asm.skip(asm.if_less, asm.OTHER, asm.SPARE):
                asm.move(asm.OTHER, asm.SPARE)
        elif operator == "max":
            with asm.skip(asm.if_less, asm.SPARE, asm.OTHER):
                asm.move(asm.OTHER, asm.SPARE)
        elif operator == "+":
            asm.plus(asm.OTHER, asm.SPARE, "fall_back")
        elif operator == "-":
            asm.minus(asm.OTHER, asm.SPARE, "fall_back")
        elif operator == "*":
            asm.times(asm.OTHER, asm.SPARE, "fall_back")
        else:
            self._emit_division(operator)
        return self._save_other()

    def _emit_division(self, operator: str) -> None:
        """Emit code that divides OTHER by SPARE, and leaves the result in OTHER.

        The code rejects a divisor of 0, and negative numbers, for which C and Python round differently.

        Args:
            operator: "//", "%" or "ceildiv"
        """
        asm = self.asm
        for register in (asm.OTHER, asm.SPARE):
            # As unsigned integers, negative numbers are larger than _LARGEST.
            asm.set(asm.RESULT, _LARGEST)
            asm.if_above(register, asm.RESULT, "fall_back")
        asm.if_zero(asm.SPARE, "fall_back")
        if operator == "ceildiv":  # (OTHER + SPARE - 1) // SPARE
            asm.plus(asm.OTHER, asm.SPARE, "fall_back")
            asm.set(asm.RESULT, 1)
            asm.minus(asm.OTHER, asm.RESULT, "fall_back")
        asm.divide(asm.OTHER, asm.SPARE, is_remainder=operator == "%")

    def _save_other(self) -> Value:
        """Emit code that stores OTHER in the frame, and return a `Value` for the stored number."""
        offset = self.reserve(8)
        self.store(self.asm.OTHER, offset)
        return self.value_at(offset)

    def _compute_within(self, expression: Expression, low: int, high: int) -> Value:
        """Emit code that computes an expression, and jumps to "fall_back" if its value is out of range.

        Args:
            expression: the expression
            low: minimum: 0, 1, or the minimum of a signed integer type
            high: maximum

        Returns:
            The value, as from `compute`.
        """
        asm = self.asm
        value = self.compute(expression)
        if isinstance(value, int):
            if not low <= value <= high:
                asm.goto("fall_back")
            return value
        if low < -_LARGEST:  # Every 64-bit number is allowed.
            return value
        self.load_value(asm.OTHER, value)
        if low < 0:  # the number fits in the type if it does not change when all higher bits are dropped
            bits = high.bit_length() + 1
            is_signed = True
            self.require(asm.OTHER, ("extend", asm.OTHER, bits, is_signed))
        else:  # the comparison is unsigned, so a negative number also exceeds the limit
            self.emit_with_value(asm.if_above, asm.OTHER, min(high, _LARGEST), "fall_back")
        if low == 1:
            asm.if_zero(asm.OTHER, "fall_back")
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
                    offsets.append(self._store_in_frame(self._compute_address(passed)))
                case (expression, low, high):
                    offsets.append(self._store_in_frame(self._compute_within(expression, low, high)))
                case _:
                    assert_never(passed)
        return offsets

    def _store_in_frame(self, value: Any) -> int:
        """Return the offset of a computed value in the frame. A constant is first stored there."""
        if isinstance(value, int):
            self.load_value(self.asm.OTHER, value)
            value = self._save_other()
        _, _, offset = value  # ("load", base, offset)
        assert isinstance(offset, int)
        return offset

    def _compute_address(self, passed: Moved) -> Value:
        """Emit code that adds an offset to the address of an array, and return a `Value` for the sum.

        The code rejects null addresses, and addresses and sums that are negative as signed integers.
        """
        asm = self.asm
        self.load_value(asm.OTHER, self.compute(passed.offset))
        self.emit_with_value(asm.times, asm.OTHER, passed.element_size, "fall_back")
        self.load_nonzero(asm.SPARE, asm.STACK, self.slots[passed.argument_index])
        asm.set(asm.RESULT, _LARGEST)
        asm.if_above(asm.SPARE, asm.RESULT, "fall_back")
        asm.plus(asm.OTHER, asm.SPARE, "fall_back")
        asm.if_above(asm.OTHER, asm.RESULT, "fall_back")
        return self._save_other()

    def _copy_map(self, passed: Mapped) -> int:
        """Emit code that copies a tensor map that Python has encoded earlier and stored in a KeptMap.

        The code rejects the launch if the stored map is for a different array or layout.

        Returns:
            The offset in the frame of the copy.
        """
        asm = self.asm
        copy_offset = self.reserve(KeptMap.map.size)
        address_offset = self.slots[passed.argument_index]
        required = [("address", 0, self.value_at(address_offset))]
        for name, axis, expression in passed.conditions:
            required.append((name, axis, self.compute(expression)))
        self._load_kept_map_address(address_offset, passed.map_index)
        for name, axis, value in required:
            asm.load(asm.SPARE, asm.OTHER, getattr(KeptMap, name).offset + 8 * axis)
            self.load_value(asm.RESULT, value)
            asm.unless_equal(asm.SPARE, asm.RESULT, "fall_back")
        for offset in range(0, KeptMap.map.size, 8):
            asm.load(asm.SPARE, asm.OTHER, KeptMap.map.offset + offset)
            self.store(asm.SPARE, copy_offset + offset)
        return copy_offset

    def _load_kept_map_address(self, address_offset: int, map_index: int) -> None:
        """Emit code that sets OTHER to the address of the KeptMap for an array.

        The index of the KeptMap is the remainder of the array's address divided by KEPT_MAPS.

        Args:
            address_offset: offset in the frame of the array's address
            map_index: index of the tensor map in the contract
        """
        asm = self.asm
        size = ctypes.sizeof(KeptMap)
        self.load_nonzero(asm.OTHER, asm.STACK, address_offset)
        asm.set(asm.RESULT, _LARGEST)
        asm.if_above(asm.OTHER, asm.RESULT, "fall_back")
        asm.set(asm.SPARE, KEPT_MAPS)
        asm.divide(asm.OTHER, asm.SPARE, is_remainder=True)
        self.emit_with_value(asm.times, asm.OTHER, size, "fall_back")
        self.emit_with_value(asm.plus, asm.OTHER, KEPT_MAPS * size * map_index, "fall_back")
        self.load_nonzero(asm.SPARE, self.cell, Cell.maps.offset)
        asm.plus(asm.OTHER, asm.SPARE, "fall_back")

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
        plan = self.plan
        assert plan is not None
        configured_names = {name for name, *_ in plan.configured}
        computed_attributes = [name for name in _COMPUTED if name in configured_names]
        # The offset in the frame of each value that the contract can determine.
        offsets = {name: self.frame_config + getattr(Config, name).offset for name in _CONFIGURED}
        attribute_ids = [_COMPUTED[name] for name in computed_attributes]
        attributes_offset = self._write_attributes([*attribute_ids, *plan.flags])
        for index, name in enumerate(computed_attributes):
            offsets[name] = attributes_offset + _ATTRIBUTE * index + _ATTRIBUTE_VALUE
        values = self._compute_configured(offsets)
        self._check_multiples()
        _check_occupancy(plan, values)
        self.check_product(offsets["block"], Cell.threads)
        if "cluster" in computed_attributes:
            self._check_cluster(values, offsets["cluster"])
        if values.get(("shared_memory", 0)):
            self.asm.load32(self.asm.OTHER, self.asm.STACK, offsets["shared_memory"])
            limit = self.fact(Cell.shared_memory)
            self.emit_with_value(self.asm.if_above, self.asm.OTHER, limit, "fall_back")

    def _compute_configured(self, offsets: Mapping[str, int]) -> dict[tuple[str, int], Value]:
        """Emit code that computes the values of the configuration, and stores them in the frame.

        Args:
            offsets: offset in the frame of each part of the configuration, keyed by name

        Returns:
            Each value, keyed by its name and axis.
        """
        asm = self.asm
        plan = self.plan
        assert plan is not None
        # The sizes of the grid and the block are 1 in all dimensions that the contract does not set.
        asm.set(asm.OTHER, 1)
        for offset in range(Config.grid.offset, Config.shared_memory.offset, 4):
            asm.store32(asm.OTHER, asm.STACK, self.frame_config + offset)
        values: dict[tuple[str, int], Value] = {}
        for name, axis, expression, low, high in plan.configured:
            value = self._compute_within(expression, low, high)
            values[name, axis] = value
            self.load_value(asm.OTHER, value)
            asm.store32(asm.OTHER, asm.STACK, offsets[name] + 4 * axis)
            is_positive_constant = isinstance(value, int) and value > 0
            if name == "grid" and not is_positive_constant:
                asm.if_zero(asm.OTHER, "fall_back")  # an empty grid launches nothing
        return values

    def _check_multiples(self) -> None:
        """Emit code that checks that some values are multiples of others, as the contract requires."""
        asm = self.asm
        assert self.plan is not None
        for number, unit in self.plan.multiples:
            if isinstance(number, int) and isinstance(unit, int):
                continue  # constants have been checked when the contract was read
            self._load_two(number, unit)
            asm.divide(asm.OTHER, asm.SPARE, is_remainder=True)
            asm.unless_zero(asm.OTHER, "fall_back")

    def _check_cluster(self, values: Mapping[tuple[str, int], Value], offset: int) -> None:
        """Emit code that checks the number of blocks in a cluster, if it may exceed the kernel's limit.

        Args:
            values: values of the configuration, keyed by name and axis
            offset: offset in the frame of the cluster's sizes
        """
        sizes = [value for (name, _), value in values.items() if name == "cluster"]
        constants = [size for size in sizes if isinstance(size, int)]
        are_all_constant = len(constants) == len(sizes)
        if not are_all_constant or prod(constants) > _PORTABLE_CLUSTER:
            self.check_product(offset, Cell.cluster)

    def _write_attributes(self, attributes: Sequence[int]) -> int:
        """Emit code that stores launch attributes in the frame, and return their offset.

        The value of each attribute, which has up to three dimensions, is 1 in each dimension.

        Args:
            attributes: CUlaunchAttributeID of each attribute
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
        """Emit a jump to "fall_back" if the product of three sizes exceeds a limit.

        Args:
            sizes: offset in the frame of the sizes, which have 32 bits
            limit: field of the Cell that contains the limit
        """
        asm = self.asm
        asm.load32(asm.RESULT, asm.STACK, sizes)
        for offset in (4, 8):  # the offsets of the second and the third size
            asm.load32(asm.OTHER, asm.STACK, sizes + offset)
            asm.times(asm.RESULT, asm.OTHER, "fall_back")
        self.emit_with_value(asm.if_above, asm.RESULT, self.fact(limit), "fall_back")


def _check_occupancy(plan: Plan, values: Mapping[tuple[str, int], Value]) -> None:
    """Raise ValueError if a contract uses the occupancy, but launches blocks of several sizes.

    The occupancy in the Cell applies to a single size of blocks and of shared memory, so both must be
    constant.

    Args:
        plan: the contract's checks and computations
        values: values of the configuration, keyed by name and axis
    """
    if "occupancy" not in plan.facts:
        return
    for (name, _), value in values.items():
        if name in ("block", "shared_memory") and not isinstance(value, int):
            raise ValueError("handled in Python: the occupancy of blocks of several sizes")


_CONFIGURED = "grid", "block", "shared_memory"  # the fields of Config that a contract determines
