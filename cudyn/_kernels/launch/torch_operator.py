"""Kernels with a contract as operators of torch: https://docs.pytorch.org/docs/stable/library.html.

What a contract says is what torch asks for: the types of arguments, which of them are written, and the sizes
of the outputs, also of tensors without data (torch.compile, fake tensors).
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
    """Register an operator, and what it makes of tensors without data; return it.

    launch: takes the inputs by name, and returns new outputs. ValueError: overloads differ in more than types
    and sizes, an argument that torch lacks, or a name without a namespace.
    """
    if not re.fullmatch(r"[A-Za-z_]\w*::[A-Za-z_]\w*", name, re.ASCII):
        raise ValueError(f"name: expected a namespace and a name, as in mine::{contract.name}, got {name!r}")
    schemas = dict.fromkeys(map(make_schema, contract.overloads))
    if len(schemas) > 1:
        raise ValueError(
            f"{contract.name}: expected overloads with one signature, got {' and '.join(schemas)}"
        )
    inputs = _list_inputs(contract)
    names = [each.name for each in inputs]
    written = [each.name for each in inputs if isinstance(each, ArrayArgument) and each.is_written]

    def name_all(arguments: Sequence[Any]) -> dict[str, Any]:
        defaults = list_defaults(_choose(contract, arguments).arguments)
        known = dict(zip(names[len(names) - len(defaults) :], defaults))
        return known | dict(zip(names, arguments))  # torch leaves default values out

    def run(*arguments: Any) -> Any:
        return launch(**name_all(arguments))

    def describe(*arguments: Any) -> Any:
        return _describe_outputs(_choose(contract, arguments), name_all(arguments))

    (schema,) = schemas
    torch: Any = import_module("torch")
    operator = torch.library.custom_op(
        name, run, mutates_args=written, device_types=device_types, schema=schema
    )
    operator.register_fake(describe)
    return operator


def make_schema(contract: Contract) -> str:
    """Write the signature of a contract as torch does. ValueError: torch lacks the type of an argument."""
    parameters = []
    for each in _list_inputs(contract):
        has_default = isinstance(each, ScalarArgument) and each.default is not None
        default = f"={each.default!r}" if has_default else ""  # type: ignore[union-attr]
        parameters.append(f"{_name_type(contract, each)} {each.name}{default}")
    results = ["Tensor" for each in contract.arguments if is_output(each)]
    result = results[0] if len(results) == 1 else f"({', '.join(results)})"
    return f"({', '.join(parameters)}) -> {result}"


def _list_inputs(contract: Contract) -> list[Argument]:
    """List the arguments of an operator: all but the outputs, and the stream, which is the current one."""
    return [
        each for each in contract.arguments if not is_output(each) and not isinstance(each, StreamArgument)
    ]


def _name_type(contract: Contract, argument: Argument) -> str:
    if isinstance(argument, ArrayArgument):
        tensor = f"Tensor({argument.name}!)" if argument.is_written else "Tensor"
        return f"{tensor}?" if argument.optional else tensor
    if isinstance(argument, ScalarArgument):
        dtype = DTYPES[argument.dtype]
        return "SymInt" if dtype.is_integer else "float" if dtype.is_float else "bool"
    if isinstance(argument, ShapeArgument):
        return "SymInt[]"
    raise ValueError(f"{contract.name}: {argument}: torch has no operators with a struct")


def _choose(contract: Contract, arguments: Sequence[Any]) -> Contract:
    """Find the overload whose arrays have the dtypes and numbers of dimensions of these; else the first."""
    for each in contract.overloads:
        if all(_fits(argument, value) for argument, value in zip(_list_inputs(each), arguments)):
            return each
    return contract.overloads[0]


def _fits(argument: Argument, value: Any) -> bool:
    if not isinstance(argument, ArrayArgument) or value is None:
        return True
    dtype = str(value.dtype).rpartition(".")[2]
    return dtype in DTYPES[argument.dtype].names and len(value.shape) == len(argument.shape)


# --- tensors without data, whose sizes may be symbols


def _describe_outputs(contract: Contract, args: Mapping[str, Any]) -> Any:
    """Make outputs without data for inputs without data."""
    torch: Any = sys.modules["torch"]
    sizes = _find_sizes(contract, args)
    first = next((value for value in args.values() if isinstance(value, torch.Tensor)), None)
    outputs = []
    for output in contract.arguments:
        if isinstance(output, ArrayArgument) and is_output(output):
            shape = [_compute(getattr(size, "node", size), sizes) for size in output.shape]
            dtype = getattr(torch, DTYPES[output.dtype].names[0])
            outputs.append(torch.empty(shape, dtype=dtype, device="cuda" if first is None else first.device))
    if not outputs:
        return None
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


def _find_sizes(contract: Contract, args: Mapping[str, Any]) -> dict[str, Any]:
    """Return the sizes that inputs determine, by their names."""
    sizes: dict[str, Any] = {}
    for step in contract.steps.bind:
        if isinstance(step, MatchSize) and isinstance(step.size, str):
            argument = contract.arguments[step.at]
            value = args.get(argument.name)
            if value is not None:
                sizes.setdefault(step.size, _get_size(argument, value, step))
        elif isinstance(step, MatchExpression) and step.solution is not None and step.what in sizes:
            sizes.setdefault(step.unknown, _compute(step.solution, sizes))
    return sizes


def _get_size(argument: Argument, value: Any, step: MatchSize) -> Any:
    if isinstance(argument, ArrayArgument):
        return value.stride(step.axis) if step.is_stride else value.shape[step.axis]
    return value[step.axis] if isinstance(argument, ShapeArgument) else value


def _compute(node: Any, sizes: Mapping[str, Any]) -> Any:
    """Compute a size as `expressions.evaluate` does, of numbers or of torch's symbols."""
    if isinstance(node, (int, str)):
        return sizes[node] if isinstance(node, str) else node
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return sizes[node.id]
    torch: Any = sys.modules["torch"]
    sign, *sides = expressions.take_apart(node)
    left, right = (_compute(side, sizes) for side in sides)
    if sign in ("min", "max"):
        return getattr(torch, f"sym_{sign}")(left, right)
    return expressions.OPERATIONS[sign](left, right)
