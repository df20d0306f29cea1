"""Creates Python enums for the API's C enums, and the ctypes classes with which calls return enum members."""

from __future__ import annotations

import functools
import importlib
from enum import IntEnum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Enum(IntEnum):
    """The base class of the API's enums: ints with names.

    `str(member)` returns the name, unlike the `str` of other IntEnums. `format` formats the number if the
    format spec is numeric, such as "d" or "#x", and the name otherwise.
    """

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        is_numeric = spec != "" and spec[-1] in _NUMERIC_TYPES
        return int.__format__(self, spec) if is_numeric else str.__format__(self.name, spec)


_NUMERIC_TYPES = "bcdoxXneEfFgG%"  # the last letters of numeric format specs


def make_enum_type(
    name: str, members: Sequence[tuple[str, int]], ctype: Any, module: str, level: str
) -> type[IntEnum]:
    """Create an enum. A pickle of a member contains the module, the API level, the enum's name and the value.

    Args:
        name: the enum's name
        members: names and values of the enumerators
        ctype: ctypes type in which C stores the enum
        module: module that contains the enum
        level: API level whose headers declare the enum
    """
    make_enum: Any = Enum
    enum = make_enum(name, members, module=module)
    enum.ctype = ctype
    origin = (module, level, name)
    enum.__reduce_ex__ = lambda member, protocol: (_unpickle_member, (*origin, int(member)))
    return enum  # type: ignore[no-any-return]


def _unpickle_member(module: str, level: str, name: str, value: int) -> Any:
    """Return the enum member that a pickle describes. Only pickle calls this function."""
    return getattr(importlib.import_module(module).api(level), name)(value)


def to_member(enum: Any, number: int) -> int:
    """Return the enum member with a given value, or the value itself if there is no such member."""
    try:
        return enum(number)  # type: ignore[no-any-return]
    except ValueError:
        return number


@functools.cache  # some calls need the class each time they run
def make_enum_cell(enum: Any) -> Any:
    """Return the ctypes class for an output that a call returns as a member of an enum.

    A value is returned as an int if the enum has no such member.
    """

    class Cell(enum.ctype):  # type: ignore[misc]
        def __ctypes_from_outparam__(self) -> int:
            return to_member(enum, self.value)

    Cell.enum = enum
    return Cell
