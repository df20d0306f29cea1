"""Reads the type, shape and strides of other packages' arrays through their protocols, without the data.

The protocols are torch's methods, the array interfaces of numpy and CUDA, the attributes `dtype`, `shape` and
`strides`, and Python's buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .dtypes import DTYPES, find_dtype, find_format
from .parts import compute_strides, iter_strides

_Described = tuple[str, tuple[int, ...], tuple[int, ...]]  # dtype, shape, and strides in elements


def describe_array(value: Any) -> _Described:
    """Return an array's dtype, shape and strides in elements.

    The dtype is the contract's name for it, or the package's name if contracts do not support it.

    Raises:
        TypeError: The value is not an array.
    """
    if hasattr(value, "dtype") and callable(getattr(value, "stride", None)):  # a torch tensor
        return _describe(value.dtype, value.shape, value.stride())
    for name in ("__cuda_array_interface__", "__array_interface__"):
        interface = find_interface(value, name)
        if interface is not None:
            return describe_interface(value, interface)
    if hasattr(value, "dtype"):
        return _describe(value.dtype, value.shape, getattr(value, "strides", None))
    view = memoryview(value)  # raises TypeError if the value does not support the buffer protocol
    if not view.ndim:  # This is a ctypes object that is not an array.
        raise TypeError
    strides = [stride // view.itemsize for stride in view.strides or ()]
    return _describe(find_format(view.format) or view.format, view.shape or (), strides)


def find_interface(value: object, name: str = "__cuda_array_interface__") -> dict[str, Any] | None:
    """Return the array interface of a value, or None if it does not have one."""
    try:
        interface: dict[str, Any] | None = getattr(value, name, None)
    except Exception:  # jax defines the attribute for every dtype, and raises for some of them (bfloat16).
        return None
    return interface


def describe_interface(value: Any, interface: dict[str, Any]) -> _Described:
    """Return the dtype, shape and strides from the array interface of numpy or CUDA.

    https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html
    """
    typestr = str(interface["typestr"])
    size = int(typestr[2:].partition("[")[0])  # The typestr of a date ends with its unit.
    dtype = "bool" if typestr[1] == "b" else f"{typestr[1]}{8 * size}"
    if dtype not in DTYPES or (typestr[0] == ">" and size > 1):
        # The typestr of dtypes from ml_dtypes is only "V2", for example.
        dtype = find_dtype(getattr(value, "dtype", "")) or typestr
    shape = tuple(map(int, interface["shape"]))
    strides = interface.get("strides")
    element_strides: list[Any] = list(compute_strides(shape))
    if strides is not None:
        # Strides without an effect need not be multiples of the size. They are replaced with the strides of a
        # contiguous array. Any other stride that is not a multiple becomes a float, which callers reject.
        for index, _, stride in iter_strides(shape, strides):
            element_strides[index] = stride / size if stride % size else stride // size
    return dtype, shape, tuple(element_strides)


def _describe(dtype: object, shape: Sequence[Any], strides: Sequence[int] | None) -> _Described:
    """Return the same values as `describe_array`.

    Args:
        dtype: The package's dtype.
        shape: The sizes of the dimensions.
        strides: The strides in elements, or None for a contiguous array.
    """
    sizes = tuple(map(int, shape))
    name = find_dtype(dtype) or str(dtype).rpartition(".")[2]
    return name, sizes, compute_strides(sizes) if strides is None else tuple(strides)
