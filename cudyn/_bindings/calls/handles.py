"""Opaque pointers. Each handle of the API is a class of its own: a stream is never mistaken for a context, or
either for a number.
"""

from __future__ import annotations

import ctypes

from .cells import Cell, CellType
from .params import LAST_ADDRESS, address, fits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Handle(Cell, ctypes.c_void_p):
    """A pointer to an object whose contents only the library knows.

    Made from an int, compared and hashed by value; `int(handle)` is the pointer and a null handle is
    false. A call takes the handle's own class, an int, or None for null. Raises OverflowError for an int
    that no pointer holds, when it is made and when its `value` is set.
    """

    def __init__(self, value: Any = None, /, _init: Any = ctypes.c_void_p.__init__) -> None:
        if value.__class__ is int and 0 <= value <= LAST_ADDRESS:
            _init(self, value)
        elif value is not None:
            _init(self, fits(value, 0, LAST_ADDRESS, type(self).__name__))

    def __int__(self) -> int:  # there is no __index__: with it, functions would accept a handle as a number
        return self.value or 0

    def __bool__(self) -> bool:
        return bool(self.value)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and int(self) == int(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(0x{int(self):x})"

    def __copy__(self, memo: object = None) -> Handle:
        return type(self)(self.value)

    __deepcopy__ = __copy__

    def __reduce__(self) -> str:
        raise TypeError(f"a {type(self).__name__} is valid in this process only")


def handle_type(name: str, module: str) -> Any:
    members = {"__doc__": f"Opaque handle {name}.", "__module__": module, "__slots__": ()}
    cls: Any = CellType(name, (Handle,), members)
    cls.from_param = staticmethod(address(cls, "").from_param)
    return cls
