"""Converts lists and buffers to typed arrays that C reads or writes."""

from __future__ import annotations

import ctypes
import sys

from ..._errors import refuse, with_facts_of
from . import params
from .values import REFERENCE, Handle, coerce, int_limits, limits_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CTYPES_OBJECTS = ctypes.Structure.__mro__[-2], REFERENCE  # the base class of ctypes' data classes, and byref
_FOREIGN_ORDER = ">!" if sys.byteorder == "little" else "<"
# Format codes of the buffer protocol.
_SIGNED = frozenset("bhilqn")
_UNSIGNED = frozenset("BHILQN")
_BYTES = frozenset("bBc")
_FLOATS = frozenset("fd")
_COMPLEX = {"float2": "Zf", "double2": "Zd"}
"""CUDA's complex types, with their format codes."""


class Elements:
    """Converts lists and buffers to arrays for an array parameter.

    Args:
        where: function, parameter and type, for messages
        name: C type of the elements
        cls: ctypes class of the pointer
        enum: enumeration that the elements belong to; `None` if they are not enumerators
        is_written: whether C may write the elements
        accepts_lists: whether a list is accepted. A list is copied, so anything that C wrote to it would be
            lost
    """

    __slots__ = ("_formats", "accepts_lists", "cls", "element_class", "enum", "is_written", "name", "where")

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
        self.element_class = cls._type_
        self.enum = enum
        self.is_written = is_written
        self.accepts_lists = accepts_lists
        self._formats = formats_of(self.element_class, enum is not None)

    def convert(self, value: Any) -> Any:
        """Return a ctypes array for a list or a buffer, and any other value unchanged.

        Raises:
            TypeError: An element or the buffer has another type.
            OverflowError: An element is out of range.
        """
        if isinstance(value, (list, tuple)):
            if not self.accepts_lists:
                raise refuse(TypeError, "an array or a buffer", type(value).__name__, "C may write there")
            elements = [self._convert_element(item, index) for index, item in enumerate(value)]
            return (self.element_class * len(elements))(*elements)
        if value.__class__ is int or value is None or isinstance(value, _CTYPES_OBJECTS):
            return value
        view = None if hasattr(value, "_as_parameter_") else _find_buffer(value)
        return value if view is None else self._wrap_buffer(value, view)

    def _convert_element(self, value: Any, index: int) -> Any:
        """Return the value to store in a ctypes array for an item of a list.

        Args:
            value: the item
            index: index of the item, for messages
        """
        where = f"{self.where}: element {index}"
        cls = self.element_class
        if self.enum is not None:
            try:
                self.enum.check(value)
            except TypeError as error:
                raise with_facts_of(TypeError(f"{where}: {error}"), error) from None
        if isinstance(value, cls):
            return value
        if issubclass(cls, Handle):
            return params.make_handle(cls, value, where)
        bounds = limits_of(cls) if issubclass(cls, ctypes._SimpleCData) else None
        if bounds:
            return coerce(value, where, *bounds)
        if issubclass(cls, (ctypes.c_double, ctypes.c_bool)):  # ctypes checks these values itself
            return value
        raise refuse(TypeError, cls.__name__, type(value).__name__, where)

    def _wrap_buffer(self, value: Any, view: memoryview) -> Any:
        """Return a ctypes array that shares a buffer's memory, or `None` if the buffer is empty.

        The buffer cannot be resized while the array exists.

        Args:
            value: the object that provides the buffer
            view: its buffer

        Raises:
            TypeError: The elements have another type, or the memory is not contiguous or not writable.
        """
        size = ctypes.sizeof(self.element_class)
        actual = type(value).__name__
        if not self._has_same_elements(view):
            expected = f"elements of {self.name} ({size} bytes)"
            raise refuse(TypeError, expected, f"{_name_elements(view)} ({actual})")
        if not view.c_contiguous:
            raise refuse(TypeError, "contiguous memory", f"{actual} with gaps", advice="; copy it first")
        if not view.nbytes:
            return None  # an empty buffer is a null pointer, as for `void *`
        cls = self.element_class * (view.nbytes // size)
        if not view.readonly:
            return cls.from_buffer(view)
        if self.is_written:
            raise refuse(TypeError, "writable memory", actual, "C may write there")
        first = getattr(params.hold_buffer(view, 0), "_obj")  # noqa: B009 - mypy: a byref() has no such attribute
        array = cls.from_address(ctypes.addressof(first))
        array.holder = first  # keeps the buffer alive
        return array

    def _has_same_elements(self, view: memoryview) -> bool:
        """Return whether the elements of a buffer have the same size, byte order and type."""
        has_same_size = view.itemsize == ctypes.sizeof(self.element_class)
        return has_same_size and not _is_swapped(view) and _get_format(view) in self._formats


def formats_of(element: Any, is_enum: bool = False) -> frozenset[str]:
    """Return the format codes of the buffers whose elements may be passed as a ctypes type.

    Callers compare the size of the elements separately. The set is empty if no buffer has such elements.

    Args:
        element: ctypes type
        is_enum: whether the elements are enumerators
    """
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
    if is_enum:  # C does not define whether an enumeration is signed
        return _SIGNED | _UNSIGNED
    return _SIGNED if limits[0] < 0 else _UNSIGNED


def _find_buffer(value: Any) -> memoryview | None:
    """Return the buffer of an object, or `None` if it does not have one."""
    try:
        return memoryview(value)
    except (TypeError, ValueError, BufferError):
        return None


def _get_format(view: memoryview) -> str:
    """Return the format of a buffer's elements, without their byte order."""
    return view.format.lstrip("@=<>!")


def _is_swapped(view: memoryview) -> bool:
    """Return whether the elements have a byte order different from this machine's."""
    return view.format[0] in _FOREIGN_ORDER and view.itemsize > 1


def _name_elements(view: memoryview) -> str:
    """Describe the elements of a buffer, for messages."""
    names = {"f": "float", "d": "double", "e": "half", "?": "bool", "c": "char"}
    format_ = _get_format(view)
    if len(format_) == 1 and format_ in _SIGNED | _UNSIGNED:
        prefix = "u" if format_ in _UNSIGNED else ""
        order = " with a different byte order" if _is_swapped(view) else ""
        return f"{prefix}int{8 * view.itemsize}{order}"
    return names.get(format_, f"format {view.format!r}")
