"""Registers kernels that have a contract as torch operators.

https://docs.pytorch.org/docs/stable/library.html describes operators. The contract provides the information
that torch needs about an operator: the types of its arguments, which arguments it writes, and the shapes of
its outputs. The shapes are also computed for tensors without data (torch.compile, fake tensors).
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from ..contracts import expressions
from ..contracts.contract import Contract
from ..contracts.dtypes import DTYPES
from ..contracts.parts import (
    Argument,
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    is_output,
    list_defaults,
)
from ..contracts.steps import MatchExpression, MatchSize


def register(contract: Contract, launch: Callable[..., Any], name: str, device_types: str = "cuda") -> Any:
    """Register and return an operator, including an implementation for tensors without data.

    Args:
        contract: The contract.
        launch: Function that accepts the inputs by name, launches the kernel, and returns new outputs.
        name: The name of the operator, with a namespace.
        device_types: torch's name for the type of devices that the operator supports.

    Raises:
        ValueError: The name does not have a namespace, overloads differ in more than types and sizes, or
            torch does not support the type of an argument.
    """
    if not re.fullmatch(r"[A-Za-z_]\w*::[A-Za-z_]\w*", name, re.ASCII):
        raise ValueError(f"name: expected a namespace and a name, as in mine::{contract.name}, got {name!r}")
    schema = _make_common_schema(contract)
    inputs = _list_inputs(contract)
    names = [argument.name for argument in inputs]
    written_names = [
        argument.name for argument in inputs if isinstance(argument, ArrayArgument) and argument.is_written
    ]

    def name_all(arguments: Sequence[Any]) -> dict[str, Any]:
        """Return the arguments, keyed by name, including default values for arguments that torch omits."""
        defaults = list_defaults(_choose_overload(contract, arguments).arguments)
        required_count = len(names) - len(defaults)
        values = dict(zip(names[required_count:], defaults))
        return values | dict(zip(names, arguments))

    def run(*arguments: Any) -> Any:
        """Run the operator."""
        return launch(**name_all(arguments))

    def describe(*arguments: Any) -> Any:
        """Return the operator's outputs as tensors without data."""
        return _describe_outputs(_choose_overload(contract, arguments), name_all(arguments))

    torch: Any = import_module("torch")
    operator = torch.library.custom_op(
        name, run, mutates_args=written_names, device_types=device_types, schema=schema
    )
    operator.register_fake(describe)
    return operator


def _make_common_schema(contract: Contract) -> str:
    """Return the signature that all overloads of a contract have in torch's notation.

    Raises:
        ValueError: The signatures differ, or torch does not support the type of an argument.
    """
    schemas = {make_schema(overload): None for overload in contract.overloads}  # without duplicates, in order
    if len(schemas) > 1:
        raise ValueError(
            f"{contract.name}: expected overloads with one signature, got {' and '.join(schemas)}"
        )
    return next(iter(schemas))


def make_schema(contract: Contract) -> str:
    """Return the signature of a contract's operator in torch's notation.

    Raises:
        ValueError: torch does not support the type of an argument.
    """
    parameters = []
    for argument in _list_inputs(contract):
        has_default = isinstance(argument, ScalarArgument) and argument.default is not None
        default = f"={argument.default!r}" if has_default else ""  # type: ignore[union-attr]
        parameters.append(f"{_name_type(contract, argument)} {argument.name}{default}")
    results = ["Tensor" for argument in contract.arguments if is_output(argument)]
    result = results[0] if len(results) == 1 else f"({', '.join(results)})"
    return f"({', '.join(parameters)}) -> {result}"


def _list_inputs(contract: Contract) -> list[Argument]:
    """Return the arguments of an operator: the contract's arguments except the outputs and the stream."""
    return [
        argument
        for argument in contract.arguments
        if not is_output(argument) and not isinstance(argument, StreamArgument)
    ]


def _name_type(contract: Contract, argument: Argument) -> str:
    """Return the type of an argument in torch's notation. Raises ValueError for a struct."""
    if isinstance(argument, ArrayArgument):
        tensor = f"Tensor({argument.name}!)" if argument.is_written else "Tensor"
        return f"{tensor}?" if argument.optional else tensor
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        if dtype.is_integer:
            return "SymInt"
        return "float" if dtype.is_float else "bool"
    if isinstance(argument, ShapeArgument):
        return "SymInt[]"
    raise ValueError(f"{contract.name}: {argument}: torch does not support structs as arguments of operators")


def _choose_overload(contract: Contract, arguments: Sequence[Any]) -> Contract:
    """Return the first overload whose dtypes and numbers of dimensions match the arguments.

    If the arguments do not match any overload, the result is the first overload.
    """
    for overload in contract.overloads:
        if all(_matches(argument, value) for argument, value in zip(_list_inputs(overload), arguments)):
            return overload
    return contract.overloads[0]


def _matches(argument: Argument, value: Any) -> bool:
    """Return whether a tensor has the dtype and the number of dimensions of an argument.

    The result is true for arguments that are not arrays, and for None.
    """
    if not isinstance(argument, ArrayArgument) or value is None:
        return True
    dtype = str(value.dtype).rpartition(".")[2]
    return dtype in DTYPES[argument.dtype].names and len(value.shape) == len(argument.shape)


# --- outputs without data, whose sizes may be torch's symbolic sizes


def _describe_outputs(contract: Contract, args: Mapping[str, Any]) -> Any:
    """Return outputs without data for inputs without data: None, a tensor, or a tuple of tensors.

    Args:
        contract: The contract.
        args: The inputs by name.
    """
    torch: Any = sys.modules["torch"]
    sizes = _find_sizes(contract, args)
    first_tensor = next((value for value in args.values() if isinstance(value, torch.Tensor)), None)
    outputs = []
    for output in contract.arguments:
        if isinstance(output, ArrayArgument) and is_output(output):
            # The size of a dimension is an int, a name, or an Expression, whose syntax tree is its `node`.
            shape = [_compute(getattr(size, "node", size), sizes) for size in output.shape]
            dtype = getattr(torch, DTYPES[output.dtype].names[0])
            device = "cuda" if first_tensor is None else first_tensor.device
            outputs.append(torch.empty(shape, dtype=dtype, device=device))
    if not outputs:
        return None
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


def _find_sizes(contract: Contract, args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sizes that the inputs determine, keyed by their names in the contract."""
    sizes: dict[str, Any] = {}
    for step in contract.steps.bind:
        if isinstance(step, MatchSize) and isinstance(step.size, str):
            argument = contract.arguments[step.argument_index]
            value = args.get(argument.name)
            if value is not None:
                sizes.setdefault(step.size, _get_size(argument, value, step))
        elif isinstance(step, MatchExpression) and step.solution is not None and step.label in sizes:
            sizes.setdefault(step.unknown, _compute(step.solution, sizes))
    return sizes


def _get_size(argument: Argument, value: Any, step: MatchSize) -> Any:
    """Return the size or the stride that a step compares with a size in the contract.

    Args:
        argument: The argument.
        value: The value that was passed for the argument.
        step: The step.
    """
    if isinstance(argument, ArrayArgument):
        return value.stride(step.axis) if step.is_stride else value.shape[step.axis]
    return value[step.axis] if isinstance(argument, ShapeArgument) else value


def _compute(node: Any, sizes: Mapping[str, Any]) -> Any:
    """Compute a size as `expressions.evaluate` does, but from numbers and torch's symbolic sizes.

    Args:
        node: The size: an int, the name of a size, or a syntax tree.
        sizes: The known sizes by name.
    """
    if isinstance(node, (int, str)):
        return sizes[node] if isinstance(node, str) else node
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return sizes[node.id]
    torch: Any = sys.modules["torch"]
    operator, *operands = expressions.take_apart(node)
    left, right = (_compute(operand, sizes) for operand in operands)
    if operator in ("min", "max"):
        return getattr(torch, f"sym_{operator}")(left, right)
    return expressions.OPERATIONS[operator](left, right)
