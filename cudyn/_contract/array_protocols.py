"""Other packages' arrays as their protocols describe them: type, shape and strides, without their data.

The protocols are torch's methods, numpy's array interface and CUDA's, attributes, and Python's buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .dtypes import DTYPES, find_dtype, find_format
from .parts import compute_strides, list_strides

_Described = tuple[str, tuple[int, ...], tuple[int, ...]]


def describe_array(value: Any) -> _Described:
    """Return an array's type, shape and strides in elements. TypeError: it is not an array.

    The type is the contract's name for it, or another name.
    """
    if hasattr(value, "dtype") and callable(getattr(value, "stride", None)):  # torch's
        return _describe(value.dtype, value.shape, value.stride())
    for name in ("__cuda_array_interface__", "__array_interface__"):
        interface = find_interface(value, name)
        if interface is not None:
            return describe_interface(value, interface)
    if hasattr(value, "dtype"):
        return _describe(value.dtype, value.shape, getattr(value, "strides", None))
    view = memoryview(value)
    if not view.ndim:  # another value of ctypes
        raise TypeError
    strides = [stride // view.itemsize for stride in view.strides or ()]
    return _describe(find_format(view.format) or view.format, view.shape or (), strides)


def find_interface(value: object, name: str = "__cuda_array_interface__") -> dict[str, Any] | None:
    """Return an array interface, if it has one."""
    try:
        found: dict[str, Any] | None = getattr(value, name, None)
    except Exception:  # jax has the attribute for every dtype, and raises for some (bfloat16)
        return None
    return found


def describe_interface(value: Any, interface: dict[str, Any]) -> _Described:
    """Read type, shape and strides from numpy's array interface or CUDA's.

    https://numba.readthedocs.io/en/stable/cuda/cuda_array_interface.html
    """
    written = str(interface["typestr"])
    size = int(written[2:].partition("[")[0])  # a date has its unit behind it
    dtype = "bool" if written[1] == "b" else f"{written[1]}{8 * size}"
    if dtype not in DTYPES or (written[0] == ">" and size > 1):
        dtype = find_dtype(getattr(value, "dtype", "")) or written  # ml_dtypes are V2 there
    shape = tuple(map(int, interface["shape"]))
    strides = interface.get("strides")
    # Those of strides without meaning, which need not be multiples, are C's order.
    in_elements: list[Any] = list(compute_strides(shape))
    for index, _, stride in () if strides is None else list_strides(shape, strides):
        in_elements[index] = stride / size if stride % size else stride // size
    return dtype, shape, tuple(in_elements)


def _describe(dtype: object, shape: Sequence[Any], strides: Sequence[int] | None) -> _Described:
    sizes = tuple(map(int, shape))
    name = find_dtype(dtype) or str(dtype).rpartition(".")[2]
    return name, sizes, compute_strides(sizes) if strides is None else tuple(strides)
