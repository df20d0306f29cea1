"""The calling conventions of 64-bit Linux, which determine how a function's parameters are passed.

Sources: System V ABI for AMD64, 3.2.3 (x86-64); Procedure Call Standard for the Arm 64-bit
Architecture, 6.8.2.
"""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any


class Location:
    """The location of a parameter: the registers or the stack memory in which it is passed.

    Attributes:
        kind: location of the first eight bytes: "integer" or "float" for a register of that kind, or "stack"
        position: index of the register among the parameter registers of that kind, or the offset in bytes
            from the first argument on the stack
        parts: a tuple (kind, position, offset in the parameter) for each eight bytes or each floating-point
            member
        is_reference: whether the location contains the address of a copy that the caller created
    """

    __slots__ = ("is_reference", "kind", "parts", "position")

    def __init__(self, parts: Sequence[tuple[str, int, int]], is_reference: bool = False) -> None:
        self.parts = parts
        self.is_reference = is_reference
        self.kind, self.position, _ = parts[0]


_MAX_IN_REGISTERS = 16  # largest size in bytes of a record that is passed in integer registers
_ARM_RESULT_REGISTER = 8  # x8


def locate_parameters(
    machine: str, parameters: Sequence[Any], result: Any = None
) -> tuple[Sequence[Location], int | None]:
    """Determine where the parameters of a function are passed.

    Args:
        machine: "x86_64" or "aarch64"
        parameters: ctypes types of the parameters
        result: ctypes type of the result; `None` for void

    Returns:
        The location of each parameter, and the index of the integer register that holds the address of the
        result; the index is `None` if the result is not returned in memory.

    Raises:
        ValueError: The machine is unknown.
    """
    if machine not in ("x86_64", "aarch64"):
        raise ValueError(f"expected x86_64 or aarch64, got {machine!r}")
    is_arm = machine == "aarch64"
    result_register = _find_result_register(result, is_arm)
    allocator = _Allocator(is_arm)
    if result_register == 0:  # the address of the result is passed as the first parameter
        allocator.used["integer"] = 1
    return [allocator.locate(type_) for type_ in parameters], result_register


def _find_result_register(result: Any, is_arm: bool) -> int | None:
    """Return the index of the integer register with the address of the result.

    The caller passes the address of a large structure in x8 or, on x86-64, as the first parameter.

    Args:
        result: ctypes type of the result; `None` for void
        is_arm: whether the machine is AArch64

    Returns:
        The index, or `None` if the result is returned in registers.
    """
    is_large = _is_record(result) and ctypes.sizeof(result) > _MAX_IN_REGISTERS
    if not is_large or (is_arm and _count_floats(result)):
        return None
    return _ARM_RESULT_REGISTER if is_arm else 0


class _Allocator:
    """Assigns registers or stack memory to the parameters of one function, in order.

    Attributes:
        available: number of parameter registers of each kind
        used: number of registers of each kind that have been assigned
        stack_end: end of the stack memory that has been assigned, in bytes
    """

    def __init__(self, is_arm: bool) -> None:
        self.is_arm = is_arm
        self.available = {"integer": 8 if is_arm else 6, "float": 8}
        self.used = {"integer": 0, "float": 0}
        self.stack_end = 0

    def locate(self, type_: Any) -> Location:
        """Assign registers or stack memory to the next parameter, and return its location.

        Args:
            type_: ctypes type of the parameter
        """
        is_large = ctypes.sizeof(type_) > _MAX_IN_REGISTERS
        is_reference = self.is_arm and is_large and not _count_floats(type_)
        if is_reference:
            type_ = ctypes.c_void_p
        size = ctypes.sizeof(type_)
        align = ctypes.alignment(type_)
        kinds, register_bytes = _split(type_, size, self.is_arm)
        if self.is_arm and align == 16 and kinds[0] == "integer":  # begins at a register with an even number
            self.used["integer"] = _round_up(self.used["integer"], 2)
        fits = all(self.used[kind] + kinds.count(kind) <= self.available[kind] for kind in self.used)
        if kinds and fits:
            parts = self._assign_registers(kinds, register_bytes)
        else:
            if self.is_arm:  # later parameters don't use registers of this kind either
                self.used[kinds[0]] = self.available[kinds[0]]
            parts = self._assign_stack(size, align)
        return Location(parts, is_reference)

    def _assign_registers(self, kinds: Sequence[str], register_bytes: int) -> list[tuple[str, int, int]]:
        """Assign a register of each of the given kinds, and return the parts of the parameter's location.

        Args:
            kinds: kind of each register
            register_bytes: number of bytes of the parameter in each register
        """
        parts = []
        for index, kind in enumerate(kinds):
            parts.append((kind, self.used[kind], register_bytes * index))
            self.used[kind] += 1
        return parts

    def _assign_stack(self, size: int, align: int) -> list[tuple[str, int, int]]:
        """Assign stack memory, and return the parts of the parameter's location, with eight bytes each.

        Args:
            size: size of the parameter in bytes; an empty structure also has one part
            align: alignment of the parameter in bytes
        """
        start = _round_up(self.stack_end, max(8, align))
        self.stack_end = start + _round_up(size, 8)
        return [("stack", start + offset, offset) for offset in range(0, max(size, 1), 8)]


def _is_record(type_: Any) -> bool:
    """Return whether a ctypes type is a structure or a union. `None` stands for void."""
    return isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union))


def _iter_leaves(type_: Any, offset: int = 0) -> Iterator[tuple[int, Any]]:
    """Yield the offset and the type of each number or pointer in a type, at any depth of nesting."""
    if _is_record(type_):
        for name, member, *_ in type_._fields_:
            yield from _iter_leaves(member, offset + getattr(type_, name).offset)
    elif isinstance(type_, type) and issubclass(type_, ctypes.Array):
        element: Any = type_._type_
        for index in range(ctypes.sizeof(type_) // ctypes.sizeof(element)):
            yield from _iter_leaves(element, offset + index * ctypes.sizeof(element))
    else:
        yield offset, type_


def _is_float(type_: Any) -> bool:
    """Return whether a ctypes type is a float or a double."""
    return isinstance(type_, type) and issubclass(type_, (ctypes.c_float, ctypes.c_double))


def _split(type_: Any, size: int, is_arm: bool) -> tuple[list[str], int]:
    """Determine which registers a parameter needs.

    Args:
        type_: ctypes type of the parameter
        size: size of the parameter in bytes
        is_arm: whether the machine is AArch64

    Returns:
        The kind of each register, "integer" or "float", and the number of bytes in each register. There are
        no registers if the parameter is always passed on the stack.
    """
    words = _round_up(size, 8) // 8  # number of registers with 64 bits
    if is_arm:
        float_count = _count_floats(type_)
        if float_count:
            return ["float"] * float_count, size // float_count
        return ["integer"] * words, 8
    if size > _MAX_IN_REGISTERS:
        return [], 8
    # x86-64 passes eight bytes in a floating-point register if they only contain floats.
    kinds = ["float"] * words
    for offset, leaf in _iter_leaves(type_):
        if not _is_float(leaf):
            kinds[offset // 8] = "integer"
    return kinds, 8


def _count_floats(type_: Any) -> int:
    """Return the number of members if a type consists of one to four equal floats or doubles, otherwise 0.

    AArch64 passes such a type in floating-point registers.
    """
    leaves = [leaf for _, leaf in _iter_leaves(type_)]
    sizes = {ctypes.sizeof(leaf) for leaf in leaves}
    are_equal_floats = len(sizes) == 1 and all(map(_is_float, leaves))
    return len(leaves) if are_equal_floats and len(leaves) <= 4 else 0


def _round_up(number: int, unit: int) -> int:
    """Return the smallest multiple of `unit` that is not less than a number."""
    return -(-number // unit) * unit
