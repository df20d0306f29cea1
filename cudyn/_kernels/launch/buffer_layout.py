"""Reads the dtypes and shapes that are passed to Buffers, and creates host arrays for their contents."""

from __future__ import annotations

import re
from math import prod
from operator import index
from typing import Any

from ..._bindings.calls.records import has_buffer
from ..._errors import show_value
from ..contracts.dtypes import DTYPES, find_dtype, find_format
from .driver_state import name_type

# numpy's short names, such as "f4" and "<i8": a letter that contracts also use, and the size in bytes.
_SHORT_NAME = re.compile(r"[<=|]?([biufc])(\d{1,2})")
# The formats that memoryview supports. Some of the dtypes in contracts do not have such a format.
_FORMATS = frozenset("?bBhHiIlLqQefd")


def get_dtype(dtype: object) -> str:
    """Return the contract's name for a dtype.

    Args:
        dtype: A contract's name ("f32"), numpy's short name ("f4"), or another package's dtype.

    Raises:
        ValueError: Contracts do not support the dtype.
    """
    name = find_dtype(dtype)
    if name:
        return name
    short_name = dtype if isinstance(dtype, str) else getattr(dtype, "str", "")  # as in numpy.dtype.str
    match = _SHORT_NAME.fullmatch(short_name) if isinstance(short_name, str) else None
    if match:
        letter, size = match.groups()
        name = "bool" if (letter, size) == ("b", "1") else f"{letter}{8 * int(size)}"
        if name in DTYPES:
            return name
    raise ValueError(f"dtype: expected one of {', '.join(DTYPES)}, got {show_value(dtype)}")


def read_shape(shape: Any) -> tuple[int, ...]:
    """Return a shape as a tuple of ints.

    Args:
        shape: An int, or a tuple or a list of ints.

    Raises:
        TypeError: The shape contains other values.
        ValueError: A size is negative.
    """
    sizes = tuple(map(_read_size, shape if isinstance(shape, (tuple, list)) else (shape,)))
    if min(sizes, default=0) < 0:
        raise ValueError(f"shape: expected sizes of 0 or more, got {show_value(sizes)}")
    return sizes


def _read_size(size: Any) -> int:
    """Return the size of a dimension as an int. Raises TypeError for other types, including bool."""
    try:
        if not isinstance(size, bool):
            return index(size)
    except TypeError:  # The message is the same as for a bool.
        pass
    raise TypeError(f"shape: expected an int or a tuple of ints, got {describe_size(size)}")


def describe_size(size: object) -> str:
    """Describe the type of a value that was passed as a size, with advice for arrays."""
    return f"{name_type(size)}{'; use Buffer.from_host(...) to copy it' if has_buffer(size) else ''}"


def read_host_layout(source: object, view: memoryview) -> tuple[str, tuple[int, ...]] | None:
    """Return the dtype and the shape of an object in host memory.

    Args:
        source: The object.
        view: The object's memory.

    Returns:
        The dtype and the shape, or None for raw bytes and for formats that contracts do not support.
    """
    owner = source.obj if isinstance(source, memoryview) else source
    is_bytes_object = isinstance(owner, (bytes, bytearray))
    dtype = find_format(view.format)
    # A memoryview of bytes may have been cast to another format, which then determines the dtype.
    if not dtype or (is_bytes_object and view.format == "B"):
        return None
    return dtype, tuple(view.shape or ())


def find_typestr(dtype: str) -> str:
    """Return numpy's typestr for a dtype. A dtype that numpy lacks is described as raw bytes of its size."""
    if dtype == "bool":
        return "|b1"
    category = dtype[0]  # such as "f" in "f32"
    size = DTYPES[dtype].size
    has_typestr = category in "iufc" and dtype[1:].isdigit()
    if not has_typestr:
        return f"|V{size}"
    byte_order = "|" if size == 1 else "<"
    return f"{byte_order}{category}{size}"


def make_host_array(dtype: str | None, shape: tuple[int, ...]) -> tuple[Any, Any]:
    """Create an array in host memory: a numpy array if numpy is installed, or else a memoryview.

    Args:
        dtype: The contract's name for the dtype, or None for bytes.
        shape: The shape.

    Returns:
        The array, and a writable object that exposes the array's memory as bytes.

    Raises:
        TypeError: Neither numpy nor memoryview supports the dtype.
    """
    name = dtype or "u8"
    try:
        import numpy
    except ImportError:
        return _make_view(name, shape)
    array = numpy.empty(shape, _find_numpy_dtype(numpy, name))
    # An empty array does not have to be viewed as bytes, because nothing is copied into it.
    return array, array.reshape(-1).view(numpy.uint8) if array.size else array


def _find_numpy_dtype(numpy: Any, name: str) -> Any:
    """Return the numpy dtype for a contract's dtype. The package ml_dtypes adds dtypes that numpy lacks."""
    packages = [numpy]
    try:
        import ml_dtypes

        packages.append(ml_dtypes)
    except ImportError:  # Only some dtypes need this package.
        pass
    for package in packages:
        for attribute in DTYPES[name].names:
            if hasattr(package, attribute):
                return numpy.dtype(getattr(package, attribute))
    raise TypeError(f"numpy has no dtype {name}: install ml_dtypes, or copy the bytes with bytes(buffer)")


def _make_view(name: str, shape: tuple[int, ...]) -> tuple[Any, Any]:
    """Return a new bytearray as a memoryview with a dtype's format and a shape, and the bytearray itself."""
    data = bytearray(prod(shape) * DTYPES[name].size)
    return view_as(memoryview(data), name, shape), data


def view_as(view: memoryview, dtype: str | None, shape: tuple[int, ...] | None) -> memoryview:
    """Return a memoryview of the same bytes with a dtype's format and a shape.

    Args:
        view: The bytes.
        dtype: The contract's name for the dtype, or None to return `view` unchanged.
        shape: The shape, or None to return `view` unchanged.

    Raises:
        TypeError: memoryview does not support the dtype.
    """
    if dtype is None or shape is None:
        return view
    info = DTYPES[dtype]
    # PTX treats some dtypes as bits, such as bf16. memoryview would read their values as integers.
    if info.ptx.startswith("b") or info.format not in _FORMATS:
        raise TypeError(f"memoryview has no format for {dtype}: install numpy, or use bytes(buffer)")
    format_: Any = info.format
    arguments = () if 0 in shape else (shape,)  # memoryview can't cast to a shape that contains 0.
    result: memoryview = view.cast(format_, *arguments)
    return result


def describe_source(value: object) -> str:
    """Return the message for a value that was passed as a size in bytes, but is not an int."""
    return f"a size: expected a number of bytes, or a shape and a dtype, got {describe_size(value)}"
