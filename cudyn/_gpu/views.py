"""Python's values as a contract sees them: numbers, shapes, streams, and arrays of every package."""

from __future__ import annotations

import ctypes
from math import prod
from numbers import Integral, Number, Real
from typing import TYPE_CHECKING, Any

from .._contract import messages
from .._contract.checks import ArrayView, Found, Refused, StreamHandle
from .._contract.dtypes import DTYPES
from .._contract.parts import Array, Scalar, Shape, Stream, compute_strides, list_strides
from .arrays import UNKNOWN, is_tensor, read_array
from .buffer import Buffer
from .host_memory import name_type
from .streams import get_handle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .._contract.contract import Contract
    from .._contract.parts import Argument, Size

_PLAIN = (bool, int, float, type(None), Buffer, ArrayView)


def show_arguments(contract: Contract, given: Sequence[Any], ordinal: int, owners: list[Any]) -> list[Any]:
    """Return arguments as `checks.check` takes them.

    ordinal  the device assumed for an empty array that does not know its own
    owners   receives the objects that have to live as long as the addresses are used

    TypeError: their number. An array whose memory does not hold its values, and a Buffer of unknown shape or
    wrong size, becomes a Refused, whose error names the argument and the contract.
    """
    if len(given) != len(contract.arguments):
        raise messages.count(contract, len(given))
    shown: list[Any] = []
    for argument, value in zip(contract.arguments, given):
        try:
            each = _show(value, ordinal, owners)
        except (ValueError, BufferError) as error:  # exporters of DLPack raise BufferError
            each = Refused(messages.value(contract, argument.name, str(error)))
        is_handle = isinstance(argument, Stream) and type(each) is int
        shown.append(StreamHandle(each) if is_handle else each)
    _shape_buffers(contract, shown)
    views = [each for each in shown if isinstance(each, ArrayView)]
    known = (view.device for view in views if view.memory == "cuda" and view.device != UNKNOWN)
    device = next(known, ordinal)
    is_unknown = [isinstance(each, ArrayView) and each.device == UNKNOWN for each in shown]
    return [each._replace(device=device) if missing else each for each, missing in zip(shown, is_unknown)]


def _show(value: Any, ordinal: int, owners: list[Any]) -> Any:
    """Convert a value to the contract's view; a Buffer, whose shape follows from others, stays one."""
    cls = type(value)
    if cls in _PLAIN or isinstance(value, Buffer):
        return value
    if is_tensor(cls):  # before numbers, whose methods it has
        return read_array(value, ordinal, owners)
    if isinstance(value, (tuple, list)):
        is_shape = all(isinstance(size, Integral) for size in value)
        return tuple(map(int, value)) if is_shape else Found(name_type(value))
    if isinstance(value, Integral):
        return int(value)
    if cls.__name__ in ("bool", "bool_"):  # numpy's is not an Integral
        return bool(value)
    if isinstance(value, Real):
        return float(value)
    if isinstance(value, ctypes._SimpleCData) and not isinstance(value, ctypes.c_void_p):
        return value.value if type(value.value) in (bool, int, float) else Found(name_type(value))
    if not isinstance(value, Number):  # numpy's numbers have an interface, too
        view = read_array(value, ordinal, owners)
        if view is not None:
            return view
    try:
        return StreamHandle(get_handle(value))
    except TypeError:
        return Found(name_type(value))


# --- Buffers, which are bytes: their dtype is the contract's, and their shape follows from other arguments


def _shape_buffers(contract: Contract, shown: list[Any]) -> None:
    """Replace Buffers by arrays."""
    sizes: dict[str, int] = {}
    for argument, value in zip(contract.arguments, shown):
        for size, found in _list_sizes(argument, value):
            if isinstance(size, str):
                sizes.setdefault(size, found)
    for index, (argument, value) in enumerate(zip(contract.arguments, shown)):
        if not isinstance(value, Buffer):
            continue
        dtype: str = "u8"
        shape: tuple[int, ...] = (value.nbytes,)
        try:
            if isinstance(argument, Array):
                dtype, shape = argument.dtype, _shape_buffer(argument, value, sizes)
            address = int(value)  # ValueError: it is closed
        except ValueError as error:
            shown[index] = Refused(messages.value(contract, argument.name, str(error)))
            continue
        ordinal = value.device.ordinal
        shown[index] = ArrayView(address, dtype, shape, compute_strides(shape), "cuda", ordinal)


def _list_sizes(argument: Argument, value: Any) -> Iterator[tuple[Size, int]]:
    if isinstance(argument, Array) and isinstance(value, ArrayView):
        yield from zip(argument.shape, value.shape)
        if argument.strides is not None and len(argument.strides) == len(value.shape):
            for index, _, stride in list_strides(value.shape, value.strides):
                yield argument.strides[index], stride
    elif isinstance(argument, Shape) and value.__class__ is tuple:  # itself: Found and others are subclasses
        yield from zip(argument.sizes, value)
    elif isinstance(argument, Scalar) and isinstance(value, int):
        yield argument.name, value


def _shape_buffer(argument: Array, buffer: Buffer, sizes: dict[str, int]) -> tuple[int, ...]:
    """The shape of a Buffer as this argument; one unknown size follows from its bytes."""
    found = [sizes.get(size) if isinstance(size, str) else size for size in argument.shape]
    known = [size for size in found if size is not None]
    taken = prod(known) * DTYPES[argument.dtype].size
    unknown = [size for size, value in zip(argument.shape, found) if value is None]
    if any(size < 0 for size in known):
        raise ValueError(f"expected sizes of 0 or more, got {messages.show_int(min(known))}")
    if len(unknown) > 1 or (unknown and not taken):
        names = ", ".join(size if isinstance(size, str) else "_" for size in unknown)
        raise ValueError(f"expected an array, since a Buffer does not determine {names}")
    if not unknown and taken != buffer.nbytes:
        raise ValueError(f"expected {messages.show_int(taken)} bytes, got {buffer.nbytes}")
    if unknown and buffer.nbytes % taken:
        text = f"expected a multiple of {messages.show_int(taken)} bytes, got {buffer.nbytes}"
        raise ValueError(text)
    rest = buffer.nbytes // taken if unknown else 0
    sizes.update({size: rest for size in unknown if isinstance(size, str)})
    return tuple(rest if size is None else size for size in found)
