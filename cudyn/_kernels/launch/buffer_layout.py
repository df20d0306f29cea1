"""The dtype and the shape of Buffers, and their contents as arrays in host memory."""

from __future__ import annotations

import re
from math import prod
from operator import index
from typing import Any

from ..._bindings.calls.records import has_buffer
from ..._errors import show_value
from ..contracts.dtypes import DTYPES, find_dtype, find_format
from .driver_state import name_type

# numpy's short names, such as "f4" and "<i8": a letter, which contracts also use, and a size in bytes.
_SHORT_NAME = re.compile(r"[<=|]?([biufc])(\d{1,2})")
# The formats that memoryview supports. Contracts also support dtypes without such a format.
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
    text = dtype if isinstance(dtype, str) else getattr(dtype, "str", "")
    match = _SHORT_NAME.fullmatch(text) if isinstance(text, str) else None
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
    """Return the dtype and the shape of an object in host memory, or None for raw bytes.

    Args:
        source: The object.
        view: The object's memory.
    """
    owner = source.obj if isinstance(source, memoryview) else source
    is_raw = isinstance(owner, (bytes, bytearray))
    dtype = find_format(view.format)
    if not dtype or (is_raw and view.format == "B"):
        return None
    return dtype, tuple(view.shape or ())


def find_typestr(dtype: str) -> str:
    """Return numpy's typestr of a dtype. Dtypes that numpy lacks are raw bytes of the same size."""
    if dtype == "bool":
        return "|b1"
    category = dtype[0]  # as in "f32"
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
        The array, and a writable buffer of bytes for its memory.

    Raises:
        TypeError: Neither numpy nor memoryview supports the dtype.
    """
    name = dtype or "u8"
    try:
        import numpy
    except ImportError:
        return _make_view(name, shape)
    array = numpy.empty(shape, _find_numpy_dtype(numpy, name))
    return array, array.reshape(-1).view(numpy.uint8) if array.size else array


def _find_numpy_dtype(numpy: Any, name: str) -> Any:
    """Return the numpy dtype for a contract's dtype. The package ml_dtypes adds dtypes that numpy lacks."""
    packages = [numpy]
    try:
        import ml_dtypes

        packages.append(ml_dtypes)
    except ImportError:  # Only some dtypes need it.
        pass
    for package in packages:
        for attribute in DTYPES[name].names:
            if hasattr(package, attribute):
                return numpy.dtype(getattr(package, attribute))
    raise TypeError(f"numpy has no dtype {name}: install ml_dtypes, or copy the bytes with bytes(buffer)")


def _make_view(name: str, shape: tuple[int, ...]) -> tuple[Any, Any]:
    """Return a new memoryview with the format of a dtype and a shape, and the bytearray that it views."""
    data = bytearray(prod(shape) * DTYPES[name].size)
    return view_as(memoryview(data), name, shape), data


def view_as(view: memoryview, dtype: str | None, shape: tuple[int, ...] | None) -> memoryview:
    """Return bytes as a memoryview with the format of a dtype and a shape.

    Args:
        view: The bytes.
        dtype: The contract's name for the dtype, or None for bytes.
        shape: The shape, or None for bytes.

    Raises:
        TypeError: memoryview does not support the dtype.
    """
    if dtype is None or shape is None:
        return view
    info = DTYPES[dtype]
    # The values of a dtype that PTX treats as bits, such as bf16, would be read as integers.
    if info.ptx.startswith("b") or info.format not in _FORMATS:
        raise TypeError(f"memoryview has no format for {dtype}: install numpy, or use bytes(buffer)")
    format_: Any = info.format
    arguments = () if 0 in shape else (shape,)  # memoryview can't cast to a shape with a 0.
    result: memoryview = view.cast(format_, *arguments)
    return result


def describe_source(value: object) -> str:
    """Return the message for a value that was passed as a size in bytes and is not an int."""
    return f"a size: expected a number of bytes, or a shape and a dtype, got {describe_size(value)}"
