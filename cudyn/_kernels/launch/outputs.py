"""Allocates the `out` arrays of a contract if a call omits them, as in `y = module.scale(x, 2.0)`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import lru_cache
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
from .contract_reader import convert_arguments
from .streams import CURRENT_STREAM, get_handle


def are_omitted(
    contract: Contract, args: Sequence[Any], named: Mapping[str, Any], stream: Any, stream_index: int | None
) -> bool:
    """Return whether a call omits the outputs of a contract.

    A call may also omit numbers that have default values, so the number of arguments may be valid both with
    and without the outputs. In this case, the outputs are considered omitted if the argument at the position
    of the first output is missing or a number.

    Args:
        contract: The contract.
        args: The positional arguments.
        named: The keyword arguments, except `stream`.
        stream: The `stream` argument of the call.
        stream_index: The index of the stream among the contract's arguments, or None.
    """
    outputs = list(filter(is_output, contract.arguments))
    if any(output.name in named for output in outputs):
        return False
    is_stream_argument = stream_index is not None and stream is not NOT_GIVEN
    count = len(args) + len(named) + int(is_stream_argument)
    maximum = len(contract.arguments)
    minimum = maximum - len(list_defaults(contract.arguments))
    if not minimum <= count + len(outputs) <= maximum:
        return False
    if count < minimum:
        return True
    first_output_index = contract.arguments.index(outputs[0])
    is_first_output_passed = len(args) > first_output_index
    return not is_first_output_passed or isinstance(args[first_output_index], Number)


def allocate(
    contract: Contract, args: Sequence[Any], named: Mapping[str, Any], stream: Any, ordinal: int
) -> tuple[list[Any], list[Any]]:
    """Allocate the outputs of a call on the device of its inputs, in stream order.

    They are torch tensors if the first input in device memory is a torch tensor, and Buffers otherwise.

    Args:
        contract: The contract.
        args: The positional arguments.
        named: The keyword arguments, except `stream`.
        stream: The `stream` argument of the call.
        ordinal: The ordinal of the device that is used if no input is on a device.

    Returns:
        All arguments in the contract's order, and the outputs.

    Raises:
        TypeError: The inputs do not match the contract.
        ValueError: The inputs do not match the contract, or do not determine the size of an output.
    """
    inputs = _drop_outputs(contract)
    streams = [argument.name for argument in contract.arguments if isinstance(argument, StreamArgument)]
    if streams and stream is not NOT_GIVEN:
        named = {**named, "stream": stream}
    try:
        input_values = argument_checks.order(inputs, args, named)
        bound = argument_checks.check(inputs, convert_arguments(inputs, input_values, ordinal))
    except (TypeError, ValueError) as error:
        text = str(error).replace(str(inputs), str(contract))  # Messages show the contract with its outputs.
        raise with_facts_of(type(error)(text), error) from None
    values = dict(zip((argument.name for argument in inputs.arguments), input_values))
    if streams:
        stream = values[streams[0]]  # A contract has at most one stream.
    device = ordinal if bound.device is None else bound.device
    example = values[bound.first] if bound.first else None  # the first input in device memory
    outputs: dict[str, Any] = {}
    for output in filter(is_output, contract.arguments):
        assert isinstance(output, ArrayArgument)
        shape = _compute_shape(contract, output, bound.sizes)
        outputs[output.name] = _allocate(output.dtype, shape, example, device, stream)
    values |= outputs
    return [values[argument.name] for argument in contract.arguments], list(outputs.values())


@lru_cache(256)
def _drop_outputs(contract: Contract) -> Contract:
    """Return the contract without its outputs."""
    arguments = tuple(argument for argument in contract.arguments if not is_output(argument))
    return contract.__replace__(arguments=arguments, constraints=(), passed=(), launch=None)


def _compute_shape(contract: Contract, output: ArrayArgument, sizes: Mapping[str, int]) -> tuple[int, ...]:
    """Return the shape of an output.

    Args:
        contract: The contract.
        output: The output.
        sizes: The sizes that the inputs determine, by name.

    Raises:
        ValueError: The inputs do not determine the shape, or a size is negative.
    """
    shape = []
    for size in output.shape:
        text = "_" if size is None else str(size)
        is_fixed = isinstance(size, int)
        try:
            value = size if is_fixed else expressions.evaluate(expressions.parse(text), sizes)
        except (KeyError, ValueError):  # The inputs do not determine the size.
            value = -1
        if not isinstance(value, int) or value < 0:
            reason = f"expected an array, because the other arguments do not determine its size {text}"
            raise ValueError(f"{contract.name}: {output.name}: {reason}; the contract is {contract}")
        shape.append(value)
    return tuple(shape)


def _allocate(dtype: str, shape: tuple[int, ...], example: Any, device: int, stream: Any) -> Any:
    """Allocate an output.

    Args:
        dtype: The contract's name for the dtype.
        shape: The shape.
        example: The first input in device memory, or None. If it is a torch tensor, the output is also a
            torch tensor.
        device: The ordinal of the device.
        stream: The `stream` argument of the call.
    """
    is_explicit = stream is not NOT_GIVEN and stream is not None and stream is not CURRENT_STREAM
    if example is not None and is_tensor(type(example)):
        torch: Any = sys.modules["torch"]
        stream_context: Any = nullcontext()
        if is_explicit and example.is_cuda:
            external = torch.cuda.ExternalStream(get_handle(stream), device=example.device)
            stream_context = torch.cuda.stream(external)
        with stream_context:
            return torch.empty(shape, dtype=getattr(torch, DTYPES[dtype].names[0]), device=example.device)
    return Buffer(shape, dtype, stream=stream if is_explicit else None, device=device)
