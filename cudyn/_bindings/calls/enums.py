"""Enums of the API as Python's, and the cells that calls return them in."""

from __future__ import annotations

import functools
import importlib
from enum import IntEnum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Enum(IntEnum):
    """An enum of the API: ints with names.

    `str(e)` is the enumerator's name (an IntEnum's is its number). `format` with a numeric spec, such as "d"
    or "#x", formats the number, any other the name.
    """

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return (
            int.__format__(self, spec) if spec[-1:] in _NUMERIC and spec else str.__format__(self.name, spec)
        )


_NUMERIC = "bcdoxXneEfFgG%"  # the types of a numeric format spec


def enum_type(
    name: str, members: Sequence[tuple[str, int]], ctype: Any, module: str, level: str
) -> type[IntEnum]:
    """A new enum, which is pickled by its module, API level and name. ctype: its C type."""
    make: Any = Enum
    made = make(name, members, module=module)
    made.ctype = ctype
    origin = (module, level, name)
    made.__reduce_ex__ = lambda member, protocol: (_member, (*origin, int(member)))
    return made  # type: ignore[no-any-return]


def _member(module: str, level: str, name: str, value: int) -> Any:
    return getattr(importlib.import_module(module).api(level), name)(value)


def find(enum: Any, number: int) -> int:
    """The member of an enum with a number, or the number if it has none."""
    try:
        return enum(number)  # type: ignore[no-any-return]
    except ValueError:
        return number


@functools.cache  # some calls look it up every time
def enum_cell(enum: Any) -> Any:
    """A C integer that a call returns as a member of an enum, or as an int the enum does not know."""

    class Cell(enum.ctype):  # type: ignore[misc]
        def __ctypes_from_outparam__(self) -> int:
            return find(enum, self.value)

    Cell.enum = enum
    return Cell
