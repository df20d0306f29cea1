"""Checks that the parts of a contract are consistent with each other."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace

from . import expressions
from .dtypes import DTYPES, find_tensor_map, suggest_word
from .parts import (
    MAP_UNIT,
    MAX_THREADS,
    Argument,
    ArrayArgument,
    Parts,
    Passed,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    iter_symbols,
    list_defaults,
    split_address,
)
from .refusals import count_words
from .steps import CheckMultiple, SetLaunch, iter_uses, make_steps

MAX_RANK = 5  # the maximum number of dimensions of a tensor map


def complete(contract: Parts) -> Parts:
    """Check the parts of a contract, and add the types of the values that it passes to the kernel.

    If the contract does not specify the type of a passed value, the argument that is passed determines it.
    Sizes may remain without a type.

    Raises:
        ValueError: The parts contradict each other.
    """
    arguments = {argument.name: argument for argument in contract.arguments}
    names = [argument.name for argument in contract.arguments]
    if len(arguments) < len(names):
        duplicate = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"two arguments are named {duplicate}")
    if sum(isinstance(argument, StreamArgument) for argument in contract.arguments) > 1:
        raise ValueError("expected at most one stream")
    required_count = len(names) - len(list_defaults(contract.arguments))
    for argument in contract.arguments[required_count:]:
        if not isinstance(argument, ScalarArgument) or argument.default is None:
            raise ValueError(f"{argument}: expected a default value, because an argument before it has one")
    for argument in contract.arguments:
        for symbol in iter_symbols(argument):
            named_argument = arguments.get(symbol)
            if named_argument and not _is_integer(named_argument):
                raise ValueError(f"{symbol} is an argument that is not an integer; it can't be a size")
    passed = tuple(_add_type(value, arguments) for value in contract.passed)
    for value in passed:
        if value.tma is not None:
            arguments[value.text] = _check_tensor_map(value, arguments.get(value.text))
    completed = replace(contract, passed=passed, arguments=tuple(arguments.values()))
    check_uses(completed)
    return completed


def _is_integer(argument: Argument) -> bool:
    """Return whether an argument is an integer, so that its name can be used as a size."""
    return isinstance(argument, ScalarArgument) and DTYPES[argument.dtype].is_integer


def _add_type(passed: Passed, arguments: dict[str, Argument]) -> Passed:
    """Return a passed value with the type that its argument determines.

    A size that does not have a type is returned unchanged.

    Raises:
        ValueError: The value cannot be passed, or its type contradicts the argument.
    """
    name, offset = split_address(passed.value)
    argument = arguments.get(name)
    type_name = passed.type
    if passed.is_constant or passed.tma is not None:
        return passed
    is_expression = argument is None or (offset is not None and not isinstance(argument, ArrayArgument))
    if argument is None or is_expression:
        if type_name and not DTYPES[type_name].is_integer:
            raise ValueError(f"{passed}: sizes are passed as integers")
        return passed
    if isinstance(argument, (StreamArgument, ShapeArgument)):
        raise ValueError(f"{passed.text} can't be passed to a kernel")
    if isinstance(argument, ScalarArgument):
        # An integer can be passed as any integer type.
        are_integers = all(name in DTYPES and DTYPES[name].is_integer for name in (argument.dtype, type_name))
        if not are_integers and type_name not in ("", argument.dtype):
            raise ValueError(f"{passed}: {argument} is passed as {argument.dtype}")
        return replace(passed, type=type_name or argument.dtype)
    rule = "an array is passed by address"
    passed_type = "pointer"
    if isinstance(argument, StructArgument):
        rule = "a struct is passed as raw bytes"
        passed_type = f"struct[{argument.size}]"
    if type_name:
        raise ValueError(f"{passed}: {rule}")
    return replace(passed, type=passed_type)


def _check_tensor_map(passed: Passed, array: Argument | None) -> ArrayArgument:
    """Return the array of a tensor map with the alignment that the tensor map requires.

    cuTensorMapEncodeTiled defines the requirements (CUDA Driver API, "Tensor Map Object Management").
    Requirements that depend on sizes are checked by the contract's steps.

    Args:
        passed: The passed value that contains the tensor map.
        array: The argument that the tensor map refers to, or None if it is missing.

    Raises:
        ValueError: The argument is not an array, or does not meet a requirement.
    """
    tma = passed.tma
    assert tma is not None
    if not isinstance(array, ArrayArgument):
        raise ValueError(f"{passed}: expected an array, got {array or passed.text}")
    _, _, fill = tma.options  # 0 is the default of each option.
    rank = len(array.shape)
    is_float = array.dtype in ("f16", "bf16", "f32", "f64")
    strides: Sequence[object] = array.strides or (1,)
    violation: tuple[str, object] | None = None  # the requirement, and the value that violates it
    if not 1 <= rank <= MAX_RANK:
        violation = f"an array of 1 to {MAX_RANK} dimensions", rank
    elif len(tma.box) != rank:
        violation = f"a box with {count_words(rank, 'size')}, as {array} has", len(tma.box)
    elif None in (*array.shape, *strides):
        violation = "names or numbers for all sizes", array
    elif strides[-1] != 1:
        violation = "1 as the last stride", array
    elif find_tensor_map(array.dtype) < 0:
        violation = "elements of up to 8 bytes", array.dtype
    elif fill and not is_float:
        violation = "an array of floats for fill=nan", array.dtype
    if violation is not None:
        expected, got = violation
        raise ValueError(f"{passed}: expected {expected}, got {got}")
    return replace(array, align=max(array.align, MAP_UNIT))


def check_uses(contract: Parts) -> None:
    """Check the names in expressions, and the values of expressions that have the same value in every call.

    Raises:
        ValueError: Every call would fail, because a name is unknown or a value is out of range.
    """
    required = [
        argument
        for argument in contract.arguments
        if not (isinstance(argument, ArrayArgument) and argument.optional)
    ]
    # The symbols whose values every call determines.
    determined = {symbol for argument in required for symbol in iter_symbols(argument)}
    all_symbols = {symbol for argument in contract.arguments for symbol in iter_symbols(argument)}
    threads = 1  # the product of the block's constant sizes
    steps = make_steps(contract)
    for step, node in iter_uses(steps):
        label = step.label
        names = dict.fromkeys(expressions.iter_names(node))
        # A tensor map may use the sizes of an optional array, because it is not needed if the array is None.
        is_in_map = isinstance(step, SetLaunch) and step.name in ("dims", "strides")
        for name in names:
            is_known_fact = name == "sms" or (name == "occupancy" and label.startswith("grid."))
            if is_in_map or is_known_fact or name in determined:
                continue
            reason = f"no argument has a size named {name}"
            if name == "occupancy":
                reason = "only the grid can use occupancy"
            elif name in all_symbols:
                reason = f"{name} is only a size of optional arrays"
            advice = suggest_word(name, (*sorted(determined), "None"))
            raise ValueError(f"{label}: {expressions.show(node)}: {reason}{advice}")
        if names:
            continue  # The value depends on the call.
        try:
            value = expressions.evaluate(node, {})
        except ValueError as error:
            raise ValueError(f"{label}: {error}") from None
        if not step.low <= value <= step.high:
            expected = "a condition that can be true" if label == "where" else f"{step.low} to {step.high}"
            raise ValueError(f"{label}: expected {expected}, got {expressions.show(node)}")
        if value % step.unit:
            shown = f"{expressions.show(node)} = {value}"
            raise ValueError(f"{label}: expected a multiple of {step.unit}, got {shown}")
        threads *= value if label.startswith("block.") else 1
    if threads > MAX_THREADS:
        raise ValueError(f"block: expected up to {MAX_THREADS} threads, got {threads}")
    for check in steps.configure:
        if isinstance(check, CheckMultiple) and is_fixed(check.node) and is_fixed(check.unit):
            count = expressions.evaluate(check.node, {})
            unit = expressions.evaluate(check.unit, {})
            if count % unit:
                text = f"expected a multiple of {unit}, the size of the cluster, got {count}"
                raise ValueError(f"{check.label}: {text}")


def is_fixed(node: ast.expr) -> bool:
    """Return whether an expression has the same value in every call."""
    return not any(expressions.iter_names(node))
