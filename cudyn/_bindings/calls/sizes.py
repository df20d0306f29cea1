"""The sizes of the memory that C reads or writes: expressions of the tables, and what Python gave.

`rows.py` explains the expressions. What can't be known leaves a call unchecked: the memory at an address, a
number behind one, an enumerator without an entry in ATTRIBUTES.
"""

from __future__ import annotations

import ctypes
import operator
import re

from .params import TEXT_ARRAYS, BufferRef

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ..tables import rows
    from .type_lookup import TypeLookup

_NAMES = {"__builtins__": {}, "max": max, "min": min}
_OBJECTS = ctypes.Structure, ctypes.Union, ctypes._SimpleCData, ctypes._Pointer
_SIZEOF = re.compile(r"\bsizeof\((\w+)\)")


class Unknown(Exception):
    """A size can't be known before the call."""


class Size:
    """The size of a parameter's memory.

    text      the expression, of elements or bytes
    name      the only parameter in it, if it is nothing else; or ""
    constant  its value, if it has no parameters; or None
    unit      the bytes of an element
    """

    __slots__ = ("_code", "constant", "in_bytes", "name", "text", "unit")

    def __init__(self, param: rows.Param, unit: int) -> None:
        self.text = param.size
        self.name = param.size if param.size.isidentifier() else ""
        self.constant = int(param.size) if param.size.isdecimal() else None
        self.in_bytes = param.in_bytes or unit == 1
        self.unit = 1 if self.in_bytes else unit
        self._code: Any = None

    def compute(self, scope: Scope) -> int:
        """The number of elements or bytes. Unknown: it can't be known."""
        if self.constant is not None:
            return self.constant
        if self._code is None:
            self._code = compile(_SIZEOF.sub(r"sizeof_\1", self.text), "<size>", "eval")
        try:
            found = eval(self._code, _NAMES, scope)  # type: ignore[arg-type]
        except (ArithmeticError, TypeError, ValueError, AttributeError, LookupError) as error:
            raise Unknown from error
        return max(int(found), 0)


def unit_of(cls: Any, type_: str) -> int:
    """The bytes of an element behind a pointer; 1 of void and of texts."""
    if type_ in TEXT_ARRAYS:
        return ctypes.sizeof(ctypes.c_char_p)
    if isinstance(cls, type) and issubclass(cls, ctypes._Pointer):
        return ctypes.sizeof(cls._type_)
    return 1


class Scope:
    """The names in an expression: the values that the caller gave, each read when it is first asked for.

    find: gives the checked function of a name.
    """

    def __init__(
        self,
        types: TypeLookup,
        given: Mapping[str, tuple[rows.Param, Any]],
        find: Callable[[str], Any] | None,
    ) -> None:
        self._types = types
        self._given = given
        self._find = find

    def __getitem__(self, name: str) -> Any:
        if name in self._given:
            param, value = self._given[name]
            if value is None:  # a null handle, for another function
                return None
            return _Behind(value) if param.type.endswith("*") else number_of(value, self._types, param.type)
        if name.startswith("sizeof_"):
            return self._size_of(name[7:])
        if name in _NAMES:
            raise KeyError(name)
        return self._ask(name)

    def _size_of(self, name: str) -> int:
        param, value = self._given[name]
        asked = number_of(value, self._types, param.type)
        cls = self._types.attribute(param.type, asked) if isinstance(asked, int) else None
        if cls is None:
            raise Unknown
        return ctypes.sizeof(cls)

    def _ask(self, name: str) -> Callable[..., Any]:
        """A function of the library, which gets its arguments as they were given."""
        if self._find is None:
            raise Unknown
        function = self._find(name)

        def ask(*values: Any) -> Any:
            try:
                return function(*(value.value if isinstance(value, _Behind) else value for value in values))
            except Exception as error:  # the call itself will fail, too
                raise Unknown from error

        return ask


class _Behind:
    """A pointer in an expression: `p[0]`, `p.member`; or a handle, for another function."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def _first(self) -> Any:
        value = getattr(self.value, "_as_parameter_", self.value)
        if isinstance(value, ctypes._Pointer):
            return value[0] if value else None
        if isinstance(value, ctypes.Array):
            return value[0]
        return getattr(value, "_obj", value)  # of a byref()

    def __getitem__(self, index: int) -> Any:
        return number_of(self._first())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._first(), name)


def number_of(value: Any, types: TypeLookup | None = None, type_: str = "") -> Any:
    """The number of an argument; a record or a handle as it is. Unknown: it isn't one."""
    if value.__class__ is int:
        return value
    value = getattr(value, "_as_parameter_", value)
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.c_void_p)):
        return value
    if isinstance(value, ctypes._SimpleCData):
        value = value.value
    try:
        return operator.index(value)
    except TypeError as error:
        raise Unknown from error


def length_of(value: Any, passed: Any) -> int | None:
    """The bytes at the address that C gets for a value; None: they are not known.

    passed: what a converter made of it, which holds its buffer.
    """
    if value.__class__ is bytes:
        return len(value)
    if passed is None:
        return 0
    if passed is value and isinstance(value, ctypes.Array):
        return ctypes.sizeof(value)
    place = getattr(passed, "_obj", None)  # of a byref()
    if place.__class__ is BufferRef:
        return int(place.length)
    if place is value and passed is not value and isinstance(value, _OBJECTS):
        return ctypes.sizeof(value)
    if isinstance(value, bytes):
        return len(value)
    if isinstance(value, str):
        return len(value.encode())
    behind = getattr(value, "_as_parameter_", None)
    if behind is not None:
        own = getattr(value, "nbytes", None)
        return own if isinstance(own, int) else length_of(behind, passed)
    if isinstance(passed, ctypes.Array):
        return ctypes.sizeof(passed)
    return None
