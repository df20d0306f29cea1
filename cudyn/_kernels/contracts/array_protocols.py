"""Reads the dtype, shape and strides of other packages' arrays, but not their data.

The arrays describe themselves through torch's methods, the array interfaces of numpy and CUDA, the attributes
`dtype`, `shape` and `strides`, or Python's buffer protocol.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, NamedTuple

from ..._errors import refuse, show_number, show_value
from .dtypes import DTYPES, find_dtype, find_format
from .parts import compute_strides, iter_strides

CUDA_INTERFACE = "__cuda_array_interface__"
HOST_INTERFACE = "__array_interface__"
_Description = tuple[str, tuple[int, ...], tuple[int, ...]]  # dtype, shape, and strides in elements


def describe_array(value: Any) -> _Description:
    """Return an array's dtype, shape and strides in elements.

    The dtype is the contract's name, or the package's name if contracts do not support the dtype.

    Raises:
        TypeError: The value is not an array.
    """
    if hasattr(value, "dtype") and callable(getattr(value, "stride", None)):  # a torch tensor
        return _describe(value.dtype, value.shape, value.stride())
    for name in (CUDA_INTERFACE, HOST_INTERFACE):
        interface = find_interface(value, name)
        if interface is not None:
            return _describe_interface(value, interface)
    if hasattr(value, "dtype"):
        return _describe(value.dtype, value.shape, getattr(value, "strides", None))
    view = memoryview(value)  # raises TypeError if the value does not support the buffer protocol
    if not view.ndim:  # The value is a ctypes object that is not an array.
        raise TypeError
    strides = [stride // view.itemsize for stride in view.strides or ()]
    return _describe(find_format(view.format) or view.format, view.shape or (), strides)


def find_interface(value: object, name: str = CUDA_INTERFACE) -> Mapping[str, Any] | None:
    """Return the array interface of a value, or None if it does not have one."""
    try:
        return get_interface(value, name)
    except Exception:  # jax defines the attribute for all dtypes, and raises errors for some (bfloat16).
        return None


def get_interface(value: object, name: str = CUDA_INTERFACE) -> Mapping[str, Any] | None:
    """Return the array interface of a value, or None if it does not have one.

    Unlike `find_interface`, this function propagates exceptions that the value's attribute raises.
    """
    interface: Mapping[str, Any] | None = getattr(value, name, None)
    return interface


class Interface(NamedTuple):
    """The contents of an array interface, after they have been checked.

    https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html

    Attributes:
        address: The address, or 0 if the array is empty.
        dtype: The contract's name for the dtype, or the typestr if contracts do not support it.
        shape: The sizes of the dimensions.
        strides: The strides in elements. A stride that is not a whole number of elements is a float.
        is_read_only: Whether the memory is read-only.
        stream: The stream on which the array is computed, or None.
    """

    address: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[Any, ...]
    is_read_only: bool
    stream: int | None


def parse_interface(value: Any, interface: Mapping[str, Any]) -> Interface:
    """Check an array interface of numpy or CUDA, and return its contents.

    Args:
        value: The array.
        interface: The array's interface.

    Raises:
        ValueError: The interface is malformed, or the array has a mask, which a kernel would ignore.
    """
    if not isinstance(interface, Mapping):
        raise refuse(ValueError, "a dict", type(interface).__name__, "its array interface")
    if interface.get("mask") is not None:
        raise ValueError("it has a mask, which a kernel would ignore")
    dtype, shape, strides = _describe_interface(value, interface)
    data = _get_item(interface, "data")
    if not isinstance(data, (tuple, list)) or len(data) != 2:
        raise refuse(ValueError, "an address and a read-only flag", repr(data), "data")
    raw_address, is_read_only = data
    # The address of an empty array may be None.
    address = 0 if raw_address is None else _read_int("data", raw_address, "an address", data)
    if not 0 <= address < 1 << 64:
        raise refuse(ValueError, "an address from 0 to 2**64 - 1", show_number(address), "data")
    stream = interface.get("stream")
    if stream is not None:
        expected = "None, 1, 2 or the address of a stream"
        handle = _read_int("stream", stream, expected, stream)
        # The protocol disallows 0, which could mean None, 1 (the legacy default stream) or 2 (the per-thread
        # default stream).
        if not 0 < handle < 1 << 64:
            raise refuse(ValueError, expected, show_number(handle), "stream")
        stream = handle
    return Interface(address, dtype, shape, strides, bool(is_read_only), stream)


def _get_item(interface: Mapping[str, Any], key: str) -> Any:
    """Return an item of an array interface. Raises ValueError if it is missing."""
    if key not in interface:
        raise ValueError(f"its array interface has no {key!r}")
    return interface[key]


def _read_int(label: str, value: Any, expected: str, whole: object) -> int:
    """Return a value from an array interface as an int.

    Args:
        label: The name of the item, for the message.
        value: The value, which is either the item or a part of the item.
        expected: A description of valid values, for the message.
        whole: The whole item, for the message.

    Raises:
        ValueError: The value is a bool or not an integer.
    """
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise refuse(ValueError, expected, show_value(whole), label)


def read_sizes(label: str, sizes: Any) -> tuple[int, ...]:
    """Return a shape or strides as a tuple of ints.

    Args:
        label: "shape" or "strides", for the message.
        sizes: The sequence of sizes or strides.

    Raises:
        ValueError: `sizes` is not a sequence of integers. Floats and bools are also rejected.
    """
    expected = "a tuple of ints"
    try:
        items = None if isinstance(sizes, (str, bytes)) else tuple(sizes)
    except TypeError:
        items = None
    if items is None:
        raise refuse(ValueError, expected, show_value(sizes), label)
    return tuple(_read_int(label, size, expected, items) for size in items)


# The byte order, the category and the size of a typestr, and the unit, which only dates and durations have.
_TYPESTR = re.compile(r"[<>|=]?([A-Za-z])(\d+)(\[.*\])?")


def _describe_interface(value: Any, interface: Mapping[str, Any]) -> _Description:
    """Return the dtype, shape and strides from an array interface of numpy or CUDA."""
    typestr = _get_item(interface, "typestr")
    match = _TYPESTR.fullmatch(typestr) if isinstance(typestr, str) else None
    if match is None:
        raise refuse(ValueError, "a string such as '<f4'", show_value(typestr), "typestr")
    category = match[1]
    size = int(match[2])
    dtype = "bool" if category == "b" else f"{category}{8 * size}"
    is_big_endian = typestr[0] == ">" and size > 1
    if dtype not in DTYPES or is_big_endian:
        # The typestr of a dtype from ml_dtypes, such as "V2", contains only the size.
        dtype = find_dtype(getattr(value, "dtype", "")) or typestr
    shape = read_sizes("shape", _get_item(interface, "shape"))
    contiguous_strides = compute_strides(shape)
    byte_strides = interface.get("strides")
    if byte_strides is None:
        return dtype, shape, tuple(contiguous_strides)
    strides = read_sizes("strides", byte_strides)
    if len(strides) != len(shape):
        raise refuse(ValueError, f"{len(shape)} strides", f"{len(strides)}: {strides}", "strides")
    # Strides that have no effect do not have to be multiples of the element size. They are replaced with the
    # strides of a contiguous array. Any other stride that is not a multiple becomes a float, which callers
    # reject.
    element_strides: list[Any] = list(contiguous_strides)
    for axis, _, stride in iter_strides(shape, strides):
        is_whole = size and stride % size == 0
        element_strides[axis] = stride // size if is_whole else stride / (size or 1)
    return dtype, shape, tuple(element_strides)


def _describe(dtype: object, shape: Sequence[Any], strides: Sequence[int] | None) -> _Description:
    """Convert an array's attributes to the values that `describe_array` returns.

    Args:
        dtype: The package's dtype.
        shape: The sizes of the dimensions.
        strides: The strides in elements, or None for a contiguous array.
    """
    sizes = read_sizes("shape", shape)
    _, _, package_name = str(dtype).rpartition(".")  # such as "float32" in "torch.float32"
    element_strides = compute_strides(sizes) if strides is None else tuple(strides)
    return find_dtype(dtype) or package_name, sizes, element_strides
