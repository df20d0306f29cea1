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
    available = {"integer": 8 if is_arm else 6, "float": 8}  # number of parameter registers
    # The caller passes the address of a large result in x8, or as the first parameter on x86-64.
    result_register = None
    is_large_result = _is_record(result) and ctypes.sizeof(result) > _MAX_IN_REGISTERS
    if is_large_result and not (is_arm and _count_floats(result)):
        result_register = _ARM_RESULT_REGISTER if is_arm else 0
    is_first_parameter = result_register == 0
    used = {"integer": 1 if is_first_parameter else 0, "float": 0}
    stack_end = 0
    locations = []
    for type_ in parameters:
        is_reference = is_arm and ctypes.sizeof(type_) > _MAX_IN_REGISTERS and not _count_floats(type_)
        if is_reference:
            type_ = ctypes.c_void_p
        size = ctypes.sizeof(type_)
        align = ctypes.alignment(type_)
        kinds, step = _split(type_, size, is_arm)
        if is_arm and align == 16 and kinds[0] == "integer":  # begins at a register with an even number
            used["integer"] = _round_up(used["integer"], 2)
        fits = all(used[kind] + kinds.count(kind) <= available[kind] for kind in used)
        if kinds and fits:
            parts = []
            for index, kind in enumerate(kinds):
                parts.append((kind, used[kind], step * index))
                used[kind] += 1
            locations.append(Location(parts, is_reference))
            continue
        if is_arm:  # later parameters don't use registers of this kind either
            used[kinds[0]] = available[kinds[0]]
        stack_end = _round_up(stack_end, max(8, align))
        # An empty structure also has one part.
        parts = [("stack", stack_end + offset, offset) for offset in range(0, max(size, 1), 8)]
        locations.append(Location(parts, is_reference))
        stack_end += _round_up(size, 8)
    return locations, result_register


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
    return isinstance(type_, type) and issubclass(type_, (ctypes.c_float, ctypes.c_double))


def _split(type_: Any, size: int, is_arm: bool) -> tuple[list[str], int]:
    """Return the kinds of the registers for a parameter, and the number of bytes in each register.

    The list is empty if the parameter is always passed on the stack.

    Args:
        type_: the parameter's ctypes type
        size: its size in bytes
        is_arm: whether the machine is AArch64
    """
    words = _round_up(size, 8) // 8
    if is_arm:
        float_count = _count_floats(type_)
        if float_count:
            return ["float"] * float_count, size // float_count
        return ["integer"] * words, 8
    if size > _MAX_IN_REGISTERS:
        return [], 8
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
