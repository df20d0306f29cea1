"""The elements of a typed array that C reads or writes: from a list, or from a buffer of the same type."""

from __future__ import annotations

import ctypes
import sys

from ..._errors import refuse, with_facts_of
from . import params
from .values import REFERENCE, Handle, coerce, int_limits, limits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_OF_CTYPES = ctypes.Structure.__mro__[-2], REFERENCE
_FOREIGN_ORDER = ">!" if sys.byteorder == "little" else "<"
_SIGNED = frozenset("bhilqn")
_UNSIGNED = frozenset("BHILQN")
_BYTES = frozenset("bBc")
_FLOATS = frozenset("fd")
_COMPLEX = {"float2": "Zf", "double2": "Zd"}
"""CUDA's complex numbers, and the same ones in a buffer."""


class Elements:
    """An array whose elements C's declaration names.

    where       for messages: function, parameter and type
    name        of the elements' type in C
    cls         the pointer's class in ctypes
    enum        of the elements, if they are of an enumeration
    is_written  may C write them?
    accepts_lists  whether a list may be passed: results that C writes to a list would be lost
    """

    __slots__ = ("_formats", "accepts_lists", "cls", "element", "enum", "is_written", "name", "where")

    def __init__(
        self,
        where: str,
        name: str,
        cls: Any,
        enum: params.EnumName | None,
        *,
        is_written: bool,
        accepts_lists: bool,
    ) -> None:
        self.where = where
        self.name = name
        self.cls = cls
        self.element = cls._type_
        self.enum = enum
        self.is_written = is_written
        self.accepts_lists = accepts_lists
        self._formats = formats_of(self.element, enum is not None)

    def array(self, value: Any) -> Any:
        """C's array for a list or a buffer; another value as it is. TypeError, OverflowError: an element does
        not fit, or the buffer has others."""
        if isinstance(value, (list, tuple)):
            if not self.accepts_lists:
                found = type(value).__name__
                raise refuse(TypeError, "an array or a buffer", found, "C may write there")
            made = [self._element(item, at) for at, item in enumerate(value)]
            return (self.element * len(made))(*made)
        if value.__class__ is int or value is None or isinstance(value, _OF_CTYPES):
            return value
        view = None if hasattr(value, "_as_parameter_") else _view(value)
        return value if view is None else self._in_place(value, view)

    def _element(self, value: Any, at: int) -> Any:
        where = f"{self.where}: element {at}"
        element = self.element
        if self.enum is not None:
            try:
                self.enum.check(value)
            except TypeError as error:
                raise with_facts_of(TypeError(f"{where}: {error}"), error) from None
        if isinstance(value, element):
            return value
        if issubclass(element, Handle):
            return params.make_handle(element, value, where)
        bounds = limits_of(element) if issubclass(element, ctypes._SimpleCData) else None
        if bounds:
            return coerce(value, where, *bounds)
        if issubclass(element, (ctypes.c_double, ctypes.c_bool)):
            return value
        raise refuse(TypeError, element.__name__, type(value).__name__, where)

    def _in_place(self, value: Any, view: memoryview) -> Any:
        """A buffer's own memory as C's array, which keeps it in place."""
        size = ctypes.sizeof(self.element)
        if not self._is_alike(view):
            found = f"{_name_elements(view)} ({type(value).__name__})"
            raise refuse(TypeError, f"elements of {self.name} ({size} bytes)", found)
        if not view.c_contiguous:
            found = type(value).__name__
            advice = "; copy it first"
            raise refuse(TypeError, "contiguous memory", f"{found} with gaps", advice=advice)
        cls = self.element * (view.nbytes // size)
        if not view.nbytes:
            return None  # as for `void *`
        if not view.readonly:
            return cls.from_buffer(view)
        if self.is_written:
            found = type(value).__name__
            raise refuse(TypeError, "memory that can be changed", found, "C may write there")
        first = getattr(params.hold_buffer(view, 0), "_obj")  # noqa: B009 - of a byref()
        array = cls.from_address(ctypes.addressof(first))
        array.holder = first
        return array

    def _is_alike(self, view: memoryview) -> bool:
        """Has a buffer elements of the type?"""
        is_as_large = view.itemsize == ctypes.sizeof(self.element)
        return is_as_large and not _is_swapped(view) and _kind_of(view) in self._formats


def formats_of(element: Any, is_enum: bool = False) -> frozenset[str]:
    """The formats of the buffer protocol whose elements are of a type, if they have its size; none if buffers
    have no such elements."""
    size = ctypes.sizeof(element)
    if element is ctypes.c_bool:
        return frozenset("?")
    if element in (ctypes.c_float, ctypes.c_double):
        return _FLOATS
    limits = int_limits(element)
    if limits is None:
        return frozenset(_COMPLEX.get(element.__name__, "").split())
    if size == 1:
        return _BYTES
    if is_enum:  # C leaves open whether it has a sign
        return _SIGNED | _UNSIGNED
    return _SIGNED if limits[0] < 0 else _UNSIGNED


def _view(value: Any) -> memoryview | None:
    """The buffer of an object; None: it has none."""
    try:
        return memoryview(value)
    except (TypeError, ValueError, BufferError):
        return None


def _kind_of(view: memoryview) -> str:
    """The format of a buffer's elements, without their byte order."""
    return view.format.lstrip("@=<>!")


def _is_swapped(view: memoryview) -> bool:
    """Have the elements another byte order than this machine?"""
    return view.format[0] in _FOREIGN_ORDER and view.itemsize > 1


def _name_elements(view: memoryview) -> str:
    """The elements of a buffer, in words."""
    names = {"f": "float", "d": "double", "e": "half", "?": "bool", "c": "char"}
    kind = _kind_of(view)
    if len(kind) == 1 and kind in _SIGNED | _UNSIGNED:
        sign = "u" if kind in _UNSIGNED else ""
        order = ", of another byte order" if _is_swapped(view) else ""
        return f"{sign}int{8 * view.itemsize}{order}"
    return names.get(kind, f"format {view.format!r}")
