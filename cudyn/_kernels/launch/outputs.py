"""Calls by a contract that leave its `out` arrays to be allocated: `y = module.scale(x, 2.0)`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import lru_cache
from math import prod
from numbers import Number
from typing import Any

from ..._errors import with_facts_of
from ..contracts import argument_checks, expressions
from ..contracts.contract import Contract
from ..contracts.dtypes import DTYPES
from ..contracts.parts import ArrayArgument, StreamArgument, is_output, list_defaults
from .array_records import is_tensor
from .buffer import Buffer
from .config import NOT_GIVEN
from .contract_reader import show_arguments
from .streams import CURRENT_STREAM, get_handle


def are_left(
    contract: Contract, args: Sequence[Any], named: Mapping[str, Any], stream: Any, stream_at: int | None
) -> bool:
    """Does a call give all arguments but the outputs, and perhaps numbers that have default values?

    If both may be so, it depends on what stands in the place of the first output. stream_at: the stream's
    index in the contract.
    """
    outputs = list(filter(is_output, contract.arguments))
    if any(each.name in named for each in outputs):
        return False
    has_stream = stream_at is not None and stream is not NOT_GIVEN
    count = len(args) + len(named) + has_stream
    most = len(contract.arguments)
    fewest = most - len(list_defaults(contract.arguments))
    if not fewest <= count + len(outputs) <= most:
        return False
    rest = args[contract.arguments.index(outputs[0]) :]
    return count < fewest or not rest or isinstance(rest[0], Number)


def allocate(
    contract: Contract, args: Sequence[Any], named: Mapping[str, Any], stream: Any, ordinal: int
) -> tuple[list[Any], list[Any]]:
    """Allocate outputs: on the device and the stream of the inputs, as torch tensors if the first one is.

    ordinal: the device of inputs that have none. Returns: all arguments, and the outputs. Raises TypeError
    and ValueError, as the launch does: the inputs do not fit, or do not determine a size.
    """
    inputs = _drop_outputs(contract)
    streams = [each.name for each in contract.arguments if isinstance(each, StreamArgument)]
    if streams and stream is not NOT_GIVEN:
        named = {**named, "stream": stream}
    try:
        ordered = argument_checks.order(inputs, args, named)
        bound = argument_checks.check(inputs, show_arguments(inputs, ordered, ordinal))
    except (TypeError, ValueError) as error:
        text = str(error).replace(str(inputs), str(contract))  # what callers know
        raise with_facts_of(type(error)(text), error) from None
    names = [argument.name for argument in inputs.arguments]
    if streams:
        stream = ordered[names.index(streams[0])]
    device = ordinal if bound.device is None else bound.device
    like = ordered[names.index(bound.first)] if bound.first else None
    made: dict[str, Any] = {}
    for output in filter(is_output, contract.arguments):
        assert isinstance(output, ArrayArgument)
        shape = _compute_shape(contract, output, bound.sizes)
        made[output.name] = _make(output.dtype, shape, like, device, stream)
    known = dict(zip(names, ordered)) | made
    return [known[argument.name] for argument in contract.arguments], list(made.values())


@lru_cache(256)
def _drop_outputs(contract: Contract) -> Contract:
    """Return the part of a contract that says what the inputs are."""
    arguments = tuple(argument for argument in contract.arguments if not is_output(argument))
    return contract.__replace__(arguments=arguments, constraints=(), passed=(), launch=None)


def _compute_shape(contract: Contract, output: ArrayArgument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """ValueError: the inputs do not determine it, or a size is negative."""
    shape = []
    for size in output.shape:
        text = "_" if size is None else str(size)
        known = isinstance(size, int)
        try:
            value = size if known else expressions.evaluate(expressions.parse(text), sizes)
        except (KeyError, ValueError):
            value = -1
        if not isinstance(value, int) or value < 0:
            why = f"expected an array, since its size {text} does not follow from the other arguments"
            raise ValueError(f"{contract.name}: {output.name}: {why}; the contract is {contract}")
        shape.append(value)
    return tuple(shape)


def _make(dtype: str, shape: tuple[int, ...], like: Any, device: int, stream: Any) -> Any:
    """Make an output. like: the first input in a device's memory, or None."""
    is_explicit = stream is not NOT_GIVEN and stream is not None and stream is not CURRENT_STREAM
    if like is not None and is_tensor(type(like)):
        torch: Any = sys.modules["torch"]
        on: Any = nullcontext()
        if is_explicit and like.is_cuda:
            on = torch.cuda.stream(torch.cuda.ExternalStream(get_handle(stream), device=like.device))
        with on:
            return torch.empty(shape, dtype=getattr(torch, DTYPES[dtype].names[0]), device=like.device)
    nbytes = prod(shape) * DTYPES[dtype].size
    return Buffer(nbytes, stream=stream if is_explicit else None, device=device)
