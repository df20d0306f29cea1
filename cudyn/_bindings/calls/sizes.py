"""Computes the size of the memory that C accesses, and finds the size of the memory that the caller passes.

The expressions for sizes are described in `rows.py`. A size is unknown, and therefore not checked, if the
caller passes the memory, or a pointer to the size, as an integer address. It is also unknown if it depends on
an enumerator that is missing in ATTRIBUTES.
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

_LARGEST_EXPONENT = 64  # no array has 2 ** 64 elements


def _exp2(exponent: int) -> int:
    """Return a power of two, but at most 2 ** 64, because large powers take a long time to compute."""
    return 1 << min(max(exponent, 0), _LARGEST_EXPONENT)


_NAMES = {"__builtins__": {}, "max": max, "min": min, "exp2": _exp2}  # the functions in expressions
_OBJECTS = ctypes.Structure, ctypes.Union, ctypes._SimpleCData, ctypes._Pointer  # passed by their address
_SIZEOF = re.compile(r"\bsizeof\((\w+)\)")


class Unknown(Exception):
    """Raised for a size that cannot be determined before the call."""


class Size:
    """The size of a parameter's memory.

    Attributes:
        text: expression for the number of elements or bytes
        name: name of the parameter if the expression is only that name, or ""
        constant: value of the expression if it is a number, or `None`
        in_bytes: whether the expression is in bytes
        unit: size of an element in bytes
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
        """Return the number of elements or bytes. Raises Unknown if it cannot be determined."""
        if self.constant is not None:
            return self.constant
        if self._code is None:
            self._code = compile(_SIZEOF.sub(r"sizeof_\1", self.text), "<size>", "eval")
        try:
            return max(int(eval(self._code, _NAMES, scope)), 0)  # type: ignore[arg-type]
        except (ArithmeticError, TypeError, ValueError, AttributeError, LookupError) as error:
            raise Unknown from error


def get_unit(cls: Any, type_: str) -> int:
    """Return the size in bytes of the elements that a pointer points to; 1 for void and strings."""
    if type_ in TEXT_ARRAYS:
        return ctypes.sizeof(ctypes.c_char_p)
    if isinstance(cls, type) and issubclass(cls, ctypes._Pointer):
        return ctypes.sizeof(cls._type_)
    return 1


class Scope:
    """A mapping from the names in an expression to their values, which are read only when they are needed.

    Args:
        types: types of the library
        arguments: a tuple (parameter, argument) for each parameter, keyed by the parameter's name
        find: returns the checked function with a given name; `None` if functions cannot be called
    """

    def __init__(
        self,
        types: TypeLookup,
        arguments: Mapping[str, tuple[rows.Param, Any]],
        find: Callable[[str], Any] | None,
    ) -> None:
        self._types = types
        self._arguments = arguments
        self._find = find

    def __getitem__(self, name: str) -> Any:
        """Return the argument for a parameter, the value of `sizeof_PARAMETER`, or a library function."""
        if name in self._arguments:
            param, value = self._arguments[name]
            if value is None:  # a null handle that is passed to a function in the expression
                return None
            # For other roles, the caller passes a value, and C receives a pointer to a copy.
            is_pointer = param.type.endswith("*") and param.role in ("in", "inout")
            return _Pointer(value) if is_pointer else to_number(value)
        if name.startswith("sizeof_"):
            return self._size_of(name.removeprefix("sizeof_"))
        if name in _NAMES:
            raise KeyError(name)  # `eval` then looks the name up in the globals
        return self._get_function(name)

    def _size_of(self, name: str) -> int:
        """Return the size in bytes of the attribute that an enumerator selects.

        Args:
            name: name of the parameter that receives the enumerator

        Raises:
            Unknown: The type of the attribute is unknown.
        """
        param, value = self._arguments[name]
        enumerator = to_number(value)
        cls = self._types.attribute(param.type, enumerator) if isinstance(enumerator, int) else None
        if cls is None:
            raise Unknown
        return ctypes.sizeof(cls)

    def _get_function(self, name: str) -> Callable[..., Any]:
        """Return a function of the library that accepts the arguments as the caller has passed them."""
        if self._find is None:
            raise Unknown
        function = self._find(name)

        def call(*values: Any) -> Any:
            try:
                return function(*(value.value if isinstance(value, _Pointer) else value for value in values))
            except Exception as error:  # the call itself will also fail
                raise Unknown from error

        return call


class _Pointer:
    """A pointer in an expression (`p[0]`, `p.member`), or a handle that is passed to a function in it."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def _get_target(self) -> Any:
        """Return the object that the pointer points to, or the first element of an array."""
        value = getattr(self.value, "_as_parameter_", self.value)
        if isinstance(value, ctypes._Pointer):
            return value[0] if value else None
        if isinstance(value, ctypes.Array):
            return value[0]
        return getattr(value, "_obj", value)  # byref() has `_obj`

    def __getitem__(self, index: int) -> Any:
        return to_number(self._get_target())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._get_target(), name)


def to_number(value: Any) -> Any:
    """Convert an argument to an int. A record or a handle is returned unchanged.

    Raises:
        Unknown: The argument cannot be converted to an int.
    """
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


def find_length(value: Any, passed: Any) -> int | None:
    """Return the size in bytes of the memory at the address that is passed to C, or `None` if unknown.

    Args:
        value: argument that the caller passed
        passed: the converted argument, which keeps the buffer alive
    """
    if value.__class__ is bytes:
        return len(value)
    if passed is None:
        return 0
    if passed is value and isinstance(value, ctypes.Array):
        return ctypes.sizeof(value)
    target = getattr(passed, "_obj", None)  # byref() has `_obj`
    if target.__class__ is BufferRef:
        return int(target.length)
    if target is value and passed is not value and isinstance(value, _OBJECTS):
        return ctypes.sizeof(value)
    if isinstance(value, bytes):
        return len(value)
    if isinstance(value, str):
        return len(value.encode())
    parameter = getattr(value, "_as_parameter_", None)
    if parameter is not None:
        nbytes = getattr(value, "nbytes", None)
        return nbytes if isinstance(nbytes, int) else find_length(parameter, passed)
    if isinstance(passed, ctypes.Array):
        return ctypes.sizeof(passed)
    return None
