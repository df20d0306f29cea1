"""The places of a function's parameters: the calling conventions of 64-bit Linux.

Sources: System V ABI for AMD64, 3.2.3 (x86-64); Procedure Call Standard for the Arm 64-bit
Architecture, 6.8.2.
"""

from __future__ import annotations

import ctypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any


class Place:
    """The place of a parameter's first eight bytes at the start of a function.

    kind   "integer" or "float": in a register for such parameters; "stack": on the stack
    at     the number of the register, from 0 on; on the stack, bytes after the first argument
    parts  the places of all its bytes: kind, at and the offset in the parameter, of each eight bytes or float
    is_reference  the place holds the address of the caller's copy
    """

    __slots__ = ("at", "is_reference", "kind", "parts")

    def __init__(self, parts: Sequence[tuple[str, int, int]], is_reference: bool = False) -> None:
        self.parts, self.is_reference = parts, is_reference
        self.kind, self.at, _ = parts[0]

    @classmethod
    def on_stack(cls, at: int, size: int, is_reference: bool = False) -> Place:
        """Make the place of a parameter this many bytes after the first argument on the stack."""
        return cls([("stack", at + i, i) for i in range(0, max(size, 1), 8)], is_reference)


def of_function(
    machine: str, parameters: Sequence[Any], result: Any = None
) -> tuple[Sequence[Place], int | None]:
    """Lay out a call, of ctypes types; a result of None is void. Raises ValueError for another machine.

    Returns the place of each parameter, and the integer register with the address of the result, or None.
    """
    if machine not in _LAYOUTS:
        raise ValueError(f"expected x86_64 or aarch64, got {machine!r}")
    return _LAYOUTS[machine](parameters, result)


def _x86_64(parameters: Sequence[Any], result: Any) -> tuple[list[Place], int | None]:
    hidden = 0 if _is_record(result) and ctypes.sizeof(result) > 16 else None
    integers, floats, stack = (0 if hidden is None else 1), 0, 0
    places = []
    for type_ in parameters:
        size, align = ctypes.sizeof(type_), ctypes.alignment(type_)
        classes = [] if size > 16 else _classes(type_, size)
        more_integers, more_floats = classes.count("integer"), classes.count("float")
        if classes and integers + more_integers <= 6 and floats + more_floats <= 8:
            registers = {"integer": iter(range(integers, 6)), "float": iter(range(floats, 8))}
            places.append(Place([(each, next(registers[each]), 8 * i) for i, each in enumerate(classes)]))
            integers, floats = integers + more_integers, floats + more_floats
        else:
            stack = _up(stack, max(8, align))
            places.append(Place.on_stack(stack, size))
            stack += _up(size, 8)
    return places, hidden


def _aarch64(parameters: Sequence[Any], result: Any) -> tuple[list[Place], int | None]:
    hidden = 8 if _is_record(result) and ctypes.sizeof(result) > 16 and not _count_floats(result) else None
    integers = floats = stack = 0
    places = []
    for type_ in parameters:
        size, align = ctypes.sizeof(type_), ctypes.alignment(type_)
        count, is_reference = _count_floats(type_), False
        if count:
            if floats + count <= 8:
                places.append(Place([("float", floats + i, i * size // count) for i in range(count)]))
                floats += count
                continue
            floats = 8
        else:
            if size > 16:
                size, align, is_reference = 8, 8, True
            if align == 16:
                integers = _up(integers, 2)
            words = _up(size, 8) // 8
            if integers + words <= 8:
                parts = [("integer", integers + i, 8 * i) for i in range(words)]
                places.append(Place(parts, is_reference))
                integers += words
                continue
            integers = 8
        stack = _up(stack, max(8, align))
        places.append(Place.on_stack(stack, size, is_reference))
        stack += _up(size, 8)
    return places, hidden


_LAYOUTS = {"x86_64": _x86_64, "aarch64": _aarch64}


def _is_record(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, (ctypes.Structure, ctypes.Union))


def _leaves(type_: Any, offset: int = 0) -> Iterator[tuple[int, Any]]:
    if _is_record(type_):
        for name, member, *_ in type_._fields_:
            yield from _leaves(member, offset + getattr(type_, name).offset)
    elif isinstance(type_, type) and issubclass(type_, ctypes.Array):
        element: Any = type_._type_
        for index in range(ctypes.sizeof(type_) // ctypes.sizeof(element)):
            yield from _leaves(element, offset + index * ctypes.sizeof(element))
    else:
        yield offset, type_


def _is_float(type_: Any) -> bool:
    return isinstance(type_, type) and issubclass(type_, (ctypes.c_float, ctypes.c_double))


def _classes(type_: Any, size: int) -> list[str]:
    """The class of each eightbyte: integer unless all its contents are floating-point."""
    found = ["float"] * (_up(size, 8) // 8)
    for offset, leaf in _leaves(type_):
        if not _is_float(leaf):
            found[offset // 8] = "integer"
    return found


def _count_floats(type_: Any) -> int:
    """Count the members of a type that consists of one to four floats, or doubles; 0 for any other."""
    leaves = [leaf for _, leaf in _leaves(type_)]
    are_equal = 0 < len(leaves) <= 4 and len({ctypes.sizeof(leaf) for leaf in leaves}) == 1
    return len(leaves) if are_equal and all(map(_is_float, leaves)) else 0


def _up(number: int, to: int) -> int:
    return -(-number // to) * to
