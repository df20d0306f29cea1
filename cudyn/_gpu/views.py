"""Python's values as a contract sees them: numbers, shapes, streams, and arrays of every package."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from math import prod
from numbers import Integral, Number, Real
from typing import Any

from .._binding.records import has_buffer
from .._contract import expressions, messages
from .._contract.checks import ArrayView, Found, Refused, StreamHandle
from .._contract.contract import Contract
from .._contract.dtypes import DTYPES
from .._contract.parts import (
    Argument,
    Array,
    Scalar,
    Shape,
    Stream,
    Struct,
    compute_strides,
    list_sizes,
    list_strides,
)
from .._contract.program import Equal
from .arrays import UNKNOWN, is_tensor, read_array
from .buffer import Buffer
from .host_memory import get_view, name_type
from .streams import get_handle

_NUMBER = ctypes._SimpleCData  # of ctypes, or one of its handles
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
            each: Any
            if isinstance(argument, Struct) and has_buffer(value) and not isinstance(value, _NUMBER):
                each = get_view(value).tobytes()
            else:
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
    if not any(isinstance(value, Buffer) for value in shown):
        return
    sizes: dict[str, int] = {}
    for argument, value in zip(contract.arguments, shown):
        for size, found in _list_sizes(argument, value):
            sizes.setdefault(size, found)
    arguments = list(enumerate(contract.arguments))
    for index, argument in sorted(arguments, key=lambda each: getattr(each[1], "optional", False)):
        value = shown[index]
        if not isinstance(value, Buffer):
            continue
        dtype: str = "u8"
        shape: tuple[int, ...] = (value.nbytes,)
        try:
            if isinstance(argument, Array):
                _solve(contract, sizes)
                dtype, shape = argument.dtype, _shape_buffer(argument, value, sizes)
            address = int(value)  # ValueError: it is closed
        except ValueError as error:
            shown[index] = Refused(messages.value(contract, argument.name, str(error)))
            continue
        ordinal = value.device.ordinal
        shown[index] = ArrayView(address, dtype, shape, compute_strides(shape), "cuda", ordinal)


def _list_sizes(argument: Argument, value: Any) -> Iterator[tuple[str, int]]:
    """Yield the sizes that a value has, by their symbols or, where they are computed, by their places."""
    found: dict[str, int] = {}
    if isinstance(argument, Array) and isinstance(value, ArrayView):
        found = {f"{argument.name}.shape[{axis}]": size for axis, size in enumerate(value.shape)}
        if argument.strides is not None and len(argument.strides) == len(value.shape):
            for axis, _, stride in list_strides(value.shape, value.strides):
                found[messages.STRIDE.format(name=argument.name, axis=axis)] = stride
    elif isinstance(argument, Shape) and value.__class__ is tuple:  # itself: Found and others are subclasses
        found = {f"{argument.name}[{axis}]": size for axis, size in enumerate(value)}
    elif isinstance(argument, Scalar) and isinstance(value, int):
        yield argument.name, value
    for what, size in list_sizes(argument):
        if what in found:
            yield (size if isinstance(size, str) else what), found[what]


def _solve(contract: Contract, sizes: dict[str, int]) -> None:
    """Add the sizes that follow from those which are computed from them."""
    for step in contract.steps:
        if not isinstance(step, Equal) or step.what not in sizes:
            continue
        unknown = {name for name in expressions.list_names(step.node) if name not in sizes}
        solution = expressions.solve(step.node, *unknown) if len(unknown) == 1 else None
        if (
            solution is not None
            and (value := _compute(solution, {**sizes, "": sizes[step.what]})) is not None
        ):
            sizes[unknown.pop()] = value


def _compute(node: Any, sizes: dict[str, int]) -> int | None:
    """Compute an expression; None: a size is not known, or what is said of the arguments says why not."""
    try:
        return expressions.evaluate(node, sizes)
    except (KeyError, ValueError):
        return None


def _shape_buffer(argument: Array, buffer: Buffer, sizes: dict[str, int]) -> tuple[int, ...]:
    """The shape of a Buffer as this argument; one unknown size follows from its bytes."""
    found = [
        sizes.get(size)
        if isinstance(size, str)
        else _compute(size.node, sizes)
        if isinstance(size, expressions.Expression)
        else size
        for size in argument.shape
    ]
    known = [size for size in found if size is not None]
    taken = prod(known) * DTYPES[argument.dtype].size
    unknown = [size for size, value in zip(argument.shape, found) if value is None]
    if any(size < 0 for size in known):
        raise ValueError(f"expected sizes of 0 or more, got {messages.show_int(min(known))}")
    if len(unknown) > 1 or (unknown and not taken):
        names = ", ".join("_" if size is None else str(size) for size in unknown)
        raise ValueError(f"expected an array, since a Buffer does not determine {names}")
    if not unknown and taken != buffer.nbytes:
        raise ValueError(f"expected {messages.show_int(taken)} bytes, got {buffer.nbytes}")
    if unknown and buffer.nbytes % taken:
        text = f"expected a multiple of {messages.show_int(taken)} bytes, got {buffer.nbytes}"
        raise ValueError(text)
    rest = buffer.nbytes // taken if unknown else 0
    shape = tuple(rest if size is None else size for size in found)
    for (what, size), value in zip(list_sizes(argument), shape):
        sizes.setdefault(size if isinstance(size, str) else what, value)
    return shape
