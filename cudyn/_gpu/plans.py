"""Contracts as machine code takes them: the kinds of their arguments, and what follows from these."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from .._contract import expressions
from .._contract.dtypes import DTYPES
from .._contract.parts import Array, Shape, Stream, Struct
from .._contract.program import Ask, Configure, Equal, Pass, Require, list_plain
from .._machine import arguments as kinds
from .._machine.launch_data import COOPERATIVE, PDL, Mapped, Moved, Plan

if TYPE_CHECKING:
    from .._contract.contract import Contract
    from .._machine.arguments import Kind
    from .._machine.launch_data import Expression


def list_kinds(contract: Contract) -> list[Kind]:
    """Return the kind of each argument."""
    found: list[Kind] = []
    arrays = [a for a in contract.arguments if isinstance(a, Array) and not a.optional]
    for argument in contract.arguments:
        sizes = [size for _, size in list_plain(argument)]
        if isinstance(argument, Stream):
            found.append(kinds.Stream())
        elif isinstance(argument, Shape):
            found.append(kinds.Shape(sizes))
        elif isinstance(argument, Array):
            dtype = DTYPES[argument.dtype]
            element = len(argument.shape) | dtype.code << 32 | dtype.bits << 40 | 1 << 48
            found.append(
                kinds.Array(
                    element,
                    dtype.size,
                    sizes[: len(argument.shape)],
                    None if argument.strides is None else sizes[len(argument.shape) :],
                    argument.align,
                    argument.optional,
                    argument in arrays[:1],
                    argument.memory == "cuda",
                )
            )
        elif isinstance(argument, Struct):
            found.append(kinds.Data(argument.size))
        elif argument.dtype in _KINDS:
            found.append(_KINDS[argument.dtype])
        elif DTYPES[argument.dtype].is_integer:
            found.append(kinds.Whole(argument.name, DTYPES[argument.dtype].bits, argument.dtype[0] == "i"))
        else:
            found.append(kinds.find(DTYPES[argument.dtype].size, "f", False))
    return found


_KINDS: dict[str, Kind] = {"bool": kinds.Flag(), "bf16": kinds.BFloat()}


def make_plan(contract: Contract) -> Plan:
    """Return what follows from the arguments."""
    equal: list[Any] = []
    required: list[Any] = []
    passed: list[Any] = []
    configured: list[Any] = []
    facts: list[str] = []
    maps = 0
    for step in contract.steps:
        if isinstance(step, Equal):
            solution = None if step.solution is None else _translate(step.solution)
            equal.append((step.what, _translate(step.node), step.unknown, solution))
        elif isinstance(step, Require):
            required.append(_translate(step.node))
        elif isinstance(step, Ask):
            facts.append(step.fact)
        elif isinstance(step, Pass):
            if step.map:
                assert step.at is not None
                parts = [part for part in step.map if part.name != "row"]
                numbers = [(part.name, part.axis, _translate(part.node)) for part in parts]
                passed.append(Mapped(step.at, maps, numbers))
                maps += 1
            elif step.passed.is_constant:
                passed.append((step.passed.bits,) * 3)
            elif step.offset is not None:
                assert step.at is not None
                passed.append(Moved(step.at, step.size, _translate(step.offset)))
            else:
                number = _translate(step.passed.value), step.low, step.high
                passed.append(number if step.at is None else step.at)
        elif isinstance(step, Configure):
            is_fixed = not any(expressions.list_names(step.node))
            size = expressions.evaluate(step.node, {}) if is_fixed else _translate(step.node)
            configured.append((step.name, step.axis, size, step.low, step.high))
    launch = contract.launch
    flags = [COOPERATIVE] * (launch is not None and launch.cooperative)
    flags += [PDL] * (launch is not None and launch.pdl)
    return Plan(equal, required, passed, configured, flags, facts)


def _translate(node: ast.expr) -> Expression:
    """Return an expression as machine code takes it."""
    if isinstance(node, ast.Constant):
        return int(node.value)  # type: ignore[arg-type]
    if isinstance(node, ast.Name):
        return node.id
    sign, left, right = expressions.take_apart(node)
    return sign, _translate(left), _translate(right)
