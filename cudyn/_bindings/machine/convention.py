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
        self.parts = parts
        self.is_reference = is_reference
        self.kind, self.at, _ = parts[0]


def of_function(
    machine: str, parameters: Sequence[Any], result: Any = None
) -> tuple[Sequence[Place], int | None]:
    """Lay out a call, of ctypes types; a result of None is void. Raises ValueError for another machine.

    Returns the place of each parameter, and the integer register with the address of the result, or None.
    """
    if machine not in ("x86_64", "aarch64"):
        raise ValueError(f"expected x86_64 or aarch64, got {machine!r}")
    is_arm = machine == "aarch64"
    most = {"integer": 8 if is_arm else 6, "float": 8}
    hidden = None
    if _is_record(result) and ctypes.sizeof(result) > 16 and not (is_arm and _count_floats(result)):
        hidden = 8 if is_arm else 0
    used = {"integer": int(hidden == 0), "float": 0}
    stack = 0
    places = []
    for type_ in parameters:
        is_reference = is_arm and ctypes.sizeof(type_) > 16 and not _count_floats(type_)
        if is_reference:
            type_ = ctypes.c_void_p
        size = ctypes.sizeof(type_)
        align = ctypes.alignment(type_)
        kinds, step = _split(type_, size, is_arm)
        if is_arm and align == 16 and kinds[0] == "integer":
            used["integer"] = _up(used["integer"], 2)
        if kinds and all(used[kind] + kinds.count(kind) <= most[kind] for kind in used):
            parts = []
            for i, kind in enumerate(kinds):
                parts.append((kind, used[kind], step * i))
                used[kind] += 1
            places.append(Place(parts, is_reference))
            continue
        if is_arm:  # no later parameter gets a register of this kind
            used[kinds[0]] = most[kinds[0]]
        stack = _up(stack, max(8, align))
        parts = [("stack", stack + i, i) for i in range(0, max(size, 1), 8)]
        places.append(Place(parts, is_reference))
        stack += _up(size, 8)
    return places, hidden


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


def _split(type_: Any, size: int, is_arm: bool) -> tuple[list[str], int]:
    """The kinds of registers for a parameter, none if it goes to the stack, and the bytes in each."""
    words = _up(size, 8) // 8
    if is_arm:
        count = _count_floats(type_)
        return (["float"] * count, size // count) if count else (["integer"] * words, 8)
    if size > 16:
        return [], 8
    found = ["float"] * words
    for offset, leaf in _leaves(type_):
        if not _is_float(leaf):
            found[offset // 8] = "integer"
    return found, 8


def _count_floats(type_: Any) -> int:
    """Count the members of a type that consists of one to four floats, or doubles; 0 for any other."""
    leaves = [leaf for _, leaf in _leaves(type_)]
    are_equal = 0 < len(leaves) <= 4 and len({ctypes.sizeof(leaf) for leaf in leaves}) == 1
    return len(leaves) if are_equal and all(map(_is_float, leaves)) else 0


def _up(number: int, to: int) -> int:
    return -(-number // to) * to
