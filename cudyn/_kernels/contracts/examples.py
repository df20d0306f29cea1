"""Derives the arguments of a contract from examples: arrays of any package, FakeArrays, numbers and streams.

Arrays are recognized by the protocols that they support. Their data is not read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NoReturn

from .array_protocols import describe_array
from .dtypes import DTYPES, MEMORY, SCALARS, find_dtype, find_format
from .parts import (
    Argument,
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    Size,
    StreamArgument,
    iter_strides,
    iter_symbols,
)

# The names of attributes that only streams have, and of classes whose instances are streams.
_STREAMS = ("__cuda_stream__", "wait_event", "CUstream", "StreamHandle")


class FakeArray:
    """A placeholder for an array in examples, which has a dtype and sizes but no data.

    Reading its data raises TypeError.

    Args:
        dtype: The name of the dtype in contracts or numpy ("f32", "float32"), or another package's dtype
            (torch.float32).
        shape: A size for each dimension: a required number, a name, or None for any size.
        strides: A stride for each dimension, in elements, in the same form; None for a contiguous (row-major)
            array.
        memory: DLPack's name for the type of memory: "cuda", "cuda_host", "cuda_managed", ...
        device: The ordinal of the device.
        align: Alignment of the address, in bytes; 0 for the size of an element.
        optional: Whether calls may pass None instead of the array.

    Raises:
        ValueError: If contracts do not support the dtype, a size or the type of memory.

    Threads:
        Any; a FakeArray is immutable.

    Example:
        ```python
        cudyn.testing.FakeArray("f32", ("n", 4))
        ```
    """

    def __init__(
        self,
        dtype: object,
        shape: Sequence[int | str | None],
        strides: Sequence[int | str | None] | None = None,
        memory: str = "cuda",
        device: int = 0,
        *,
        align: int = 0,
        optional: bool = False,
    ) -> None:
        self.dtype = _check_dtype(find_dtype(dtype), dtype)
        self.shape = _check_sizes("shape", shape)
        self.strides = None if strides is None else _check_sizes("strides", strides)
        self.memory = memory
        self.device = device
        options = self.shape, self.strides, align or DTYPES[self.dtype].size, memory, optional
        self._argument = ArrayArgument("a", self.dtype, *options)
        if self.strides is not None and len(self.strides) != len(self.shape):
            raise ValueError(f"FakeArray: strides: expected {len(self.shape)} sizes, got {len(self.strides)}")
        if memory not in MEMORY.values():
            raise ValueError(f"FakeArray: memory: expected {', '.join(MEMORY.values())}, got {memory!r}")

    def __repr__(self) -> str:
        return f"<FakeArray {self._argument}>"

    def _refuse(self, *_: object, **__: object) -> NoReturn:
        """Raise TypeError, because there is no data."""
        raise TypeError(f"{self!r} has no data: it is a placeholder in a contract's examples")

    # The protocols and methods through which packages read the data of an array.
    __array__ = __dlpack__ = __dlpack_device__ = __buffer__ = __bytes__ = __getitem__ = __setitem__ = _refuse
    __iter__ = __len__ = __contains__ = __bool__ = __int__ = __float__ = __complex__ = __index__ = _refuse
    data_ptr = item = tolist = tobytes = numpy = cpu = copy = to = _refuse
    __cuda_array_interface__ = __array_interface__ = __array_struct__ = data = property(_refuse)


def describe_examples(
    examples: Mapping[str, object], align: Mapping[str, int], optional: Collection[str]
) -> list[Argument]:
    """Return the arguments that examples describe.

    Args:
        examples: An example for each argument, keyed by name.
        align: Alignment of arrays' addresses in bytes, keyed by the name of the array.
        optional: Names of the arrays for which calls may pass None.

    Raises:
        TypeError: `align` or `optional` names an argument that is not an array, or the type of an example is
            not supported.
        ValueError: The dtype of an array is not supported.
    """
    arguments = {name: _describe(name, example) for name, example in examples.items()}
    _apply_options(arguments, align, optional)
    names_by_size: dict[Size, str] = {}
    # A size that is equal to an integer argument gets the name of the argument.
    for name, argument in arguments.items():
        if isinstance(argument, ScalarArgument) and DTYPES[argument.dtype].is_integer:
            value: Any = examples[name]
            # The value of a ctypes integer is its attribute `value`.
            names_by_size.setdefault(int(getattr(value, "value", value)), name)
    used_names = _find_used_names(arguments)
    free_names = (f"n{number}" for number in count() if f"n{number}" not in used_names)

    def name_sizes(sizes: Sequence[Size]) -> tuple[Size, ...]:
        """Replace each size with its name. Sizes with the same value have the same name."""
        return tuple(
            names_by_size.get(size) or names_by_size.setdefault(size, next(free_names)) for size in sizes
        )

    for name, argument in arguments.items():
        if isinstance(argument, ShapeArgument):
            arguments[name] = replace(argument, sizes=name_sizes(argument.sizes))
        # The sizes of a FakeArray are used as they are: they may already be names.
        elif isinstance(argument, ArrayArgument) and not isinstance(examples[name], FakeArray):
            arguments[name] = replace(argument, shape=name_sizes(argument.shape))
    return list(arguments.values())


def _apply_options(
    arguments: dict[str, Argument], align: Mapping[str, int], optional: Collection[str]
) -> None:
    """Set the alignment of arrays, and mark arrays as optional, in place.

    `describe_examples` explains the options.
    """
    for name in (*align, *optional):
        array = arguments.get(name)
        if not isinstance(array, ArrayArgument):
            raise TypeError(f"{name}: align and optional need an array among the examples")
        is_optional = array.optional or name in optional
        arguments[name] = replace(array, align=align.get(name, array.align), optional=is_optional)


def _find_used_names(arguments: Mapping[str, Argument]) -> set[str]:
    """Return the names of the arguments, and the names in the sizes of FakeArrays and in strides."""
    used_names = set(arguments)
    for argument in arguments.values():
        for expression in iter_symbols(argument):
            used_names.update(re.findall(r"\w+", expression))
    return used_names


_PYTHON_NUMBERS = {"int": "i64", "float": "f64"}  # the types in contracts for the types of Python numbers


def _describe(name: str, example: Any) -> Argument:
    """Return the argument that an example describes.

    Raises:
        TypeError: The example's type is not supported.
        ValueError: The array's dtype is not supported.
    """
    cls = type(example)
    if isinstance(example, FakeArray):
        return replace(example._argument, name=name)
    if isinstance(example, tuple) and all(type(size) is int for size in example):
        return ShapeArgument(name, example)
    if cls.__module__ == "ctypes" and hasattr(example, "value"):
        scalar_type = find_format(memoryview(example).format)
    else:
        scalar_type = _PYTHON_NUMBERS.get(cls.__name__) or find_dtype(cls)
    if scalar_type in SCALARS:
        return ScalarArgument(name, scalar_type)
    is_stream = cls.__name__ in _STREAMS or any(hasattr(cls, attribute) for attribute in _STREAMS)
    if is_stream:
        return StreamArgument(name)
    try:
        dtype, shape, strides = describe_array(example)
        _check_dtype(dtype, dtype)
    except TypeError:
        expected = "an array, a number, a tuple of ints or a stream"
        raise TypeError(f"{name}: expected {expected}, got {cls.__name__}") from None
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    is_contiguous = all(
        stride == contiguous_stride for _, contiguous_stride, stride in iter_strides(shape, strides)
    )
    stride_names = None
    if not is_contiguous:
        stride_names = tuple(f"{name}_stride{index}" for index in range(len(shape)))
    return ArrayArgument(name, dtype, shape, stride_names, DTYPES[dtype].size)


def _check_dtype(name: str, dtype: object) -> str:
    """Return a contract's name for a dtype, after checking that contracts support this dtype.

    Args:
        name: The result of `find_dtype` or `describe_array`.
        dtype: The original dtype, for the message.

    Raises:
        ValueError: Contracts do not support the dtype.
    """
    if name not in DTYPES:
        raise ValueError(f"expected a dtype, one of {', '.join(DTYPES)}, got {dtype}")
    return name


def _check_sizes(parameter: str, sizes: Sequence[Size]) -> tuple[Size, ...]:
    """Return the sizes or strides of a FakeArray. Raises TypeError unless they are ints, names or None."""
    if isinstance(sizes, str) or not all(size is None or type(size) in (int, str) for size in sizes):
        raise TypeError(f"FakeArray: {parameter}: expected numbers, names or None, got {sizes!r}")
    return tuple(sizes)
