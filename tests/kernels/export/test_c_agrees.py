"""Tests that the C code has the same messages and launches as the reference, for random contracts.

The C code runs under sanitizers, in a child process with a fake driver in C.
"""

from __future__ import annotations

import math
import pathlib
import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import Contract
from cudyn._kernels.contracts import argument_checks, expressions, refusals
from cudyn._kernels.contracts.argument_checks import ArrayView, StreamHandle
from cudyn._kernels.contracts.dtypes import DTYPES
from cudyn._kernels.contracts.parts import (
    ArrayArgument,
    ScalarArgument,
    ShapeArgument,
    StreamArgument,
    StructArgument,
    list_defaults,
)
from cudyn._kernels.contracts.steps import CheckCondition, MatchExpression

from ...support import exports
from ...support.exports import Case, Outcome
from ...support.random_contracts import EDGES, make_arguments, make_contract, make_overloads


def make_typed_call(
    rng: random.Random, contract: Contract
) -> tuple[tuple[Any, ...], dict[str, int], int, tuple[Any, ...]]:
    """Return a call of the typed function: arguments, sizes and stream, and the reference's arguments.

    Raises:
        ValueError: No arguments of the typed function are equivalent to arguments for the reference.
    """
    symbols = exports.list_symbols(contract)
    sizes = {symbol: abs(rng.choice((1, 2, 3, 16, 0, rng.choice(EDGES[:13])))) for symbol in symbols}
    stream = rng.choice((0, 0x5000))
    arguments, numbers = _make_values(rng, contract)
    known_sizes = {**sizes, **numbers}

    def resolve(size: Any) -> int:
        """Return the value of an expression, a name or an integer, or 3 for an unnamed size."""
        if isinstance(size, expressions.Expression):
            return expressions.evaluate(size.node, known_sizes)
        return size if isinstance(size, int) else known_sizes.get(str(size), 3)

    expected = list(arguments)
    for index, argument in enumerate(contract.arguments):
        if isinstance(argument, ShapeArgument):
            expected[index] = tuple(map(resolve, argument.sizes))
        elif isinstance(argument, StreamArgument):
            expected[index] = StreamHandle(stream)
        elif isinstance(argument, ArrayArgument):
            arguments[index], expected[index] = _make_array(rng, argument, resolve)
    _set_devices_of_empty_arrays(expected)
    _check_meaningless_strides(contract, expected, sizes)
    # for a meaningless stride, use the value that the reference computes
    with suppress(TypeError, ValueError):
        bound = argument_checks.check(contract.__replace__(constraints=()), expected, exports.count_sms)
        sizes |= {symbol: bound.sizes[symbol] for symbol in bound.unconstrained if symbol in sizes}
    message = exports.expect(contract, tuple(expected)).text
    if is_message(message, refusals.WRONG_DEVICE) and any(
        isinstance(value, ArrayView) and 0 in value.shape for value in expected
    ):
        raise ValueError(
            "the typed function does not query the devices of empty arrays, which the text may name"
        )
    uses_stride = any(
        isinstance(step, MatchExpression) and step.unknown and ".strides[" in step.label
        for step in contract.steps.bind
    )
    is_shared = is_message(message, refusals.NOT_SEPARATE) and _has_unknown_size(contract)
    if is_shared or is_message(message, refusals.OVERLAPPING):
        raise ValueError("the typed function does not receive strides or unnamed sizes")
    if "does not determine" in message or refusals.LOOSE in message or (message and uses_stride):
        raise ValueError("the typed function receives a value that no array determines")
    return tuple(arguments), sizes, stream, tuple(expected)


def is_message(text: str, message: refusals.Message) -> bool:
    """Return whether a string is an instance of this message."""
    return all(literal in text for literal in re.split(r"{.*?}", message.text))


def _has_unknown_size(contract: Contract) -> bool:
    """Return whether an array has strides or an unnamed size, which the typed function does not receive."""
    arrays = [argument for argument in contract.arguments if isinstance(argument, ArrayArgument)]
    return any(argument.strides is not None or None in argument.shape for argument in arrays)


def _make_values(rng: random.Random, contract: Contract) -> tuple[list[Any], dict[str, int]]:
    """Return a call's scalars and structs (`None` for other arguments), and its integers, keyed by name."""
    values: list[Any] = []
    integers: dict[str, int] = {}
    for argument in contract.arguments:
        if isinstance(argument, ScalarArgument):
            value: Any = rng.random() < 0.5 if argument.dtype == "bool" else 0.5
            if DTYPES[argument.dtype].is_integer:
                low, high = DTYPES[argument.dtype].limits
                value = min(max(rng.choice((5, 16, *EDGES)), low), high)
                value = abs(value) if low < value else 1
                integers[argument.name] = value
            values.append(value)
        elif isinstance(argument, StructArgument):
            contents = rng.randbytes(argument.size).replace(b"\0", b"\1")
            values.append(contents if rng.random() < 0.9 else None)
        else:
            values.append(None)
    return values, integers


def _make_array(
    rng: random.Random, argument: ArrayArgument, resolve: Callable[[Any], int]
) -> tuple[int | None, ArrayView | None]:
    """Return the address for the typed function, and the array for the reference."""
    shape = tuple(map(resolve, argument.shape))
    if min(shape, default=0) < 0:
        raise ValueError("no array has this shape")
    strides = tuple(exports.contiguous_strides(shape))
    if argument.strides is not None:
        strides = tuple(map(resolve, argument.strides))
    # The fake driver finds the type of the memory and the device in the upper bits of an address.
    upper_bits = {"cuda": 2, "cuda_host": 4, "cuda_managed": 5}[argument.memory]
    upper_bits = rng.choice((1, 2, 3, 4, 5)) if rng.random() < 0.1 else upper_bits
    offset = rng.choice((0, 0, 0, argument.align, 1))
    pointer = (upper_bits << 28) + rng.randrange(100) * 1024 + offset
    memory = {1: "cpu", 4: "cuda_host", 5: "cuda_managed"}.get(upper_bits, "cuda")
    array: ArrayView | None = ArrayView(pointer, argument.dtype, shape, strides, memory, upper_bits - 2)
    address: int | None = pointer
    if rng.random() < 0.1 or (argument.optional and rng.random() < 0.4):
        address = None
        array = None
        if 0 in shape and not argument.optional:
            array = ArrayView(0, argument.dtype, shape, strides, "cuda_host", 0)
    if 0 in shape and array is not None:  # the memory type of empty arrays is not queried
        array = array._replace(memory=argument.memory)
    return address, array


def _set_devices_of_empty_arrays(expected: list[Any]) -> None:
    """Move empty arrays to the device of the other arrays, because the typed function does not query them."""
    arrays = [value for value in expected if isinstance(value, ArrayView) and value.memory == "cuda"]
    device = next((array.device for array in arrays if 0 not in array.shape), 0)
    for index, value in enumerate(expected):
        if isinstance(value, ArrayView) and 0 in value.shape:
            expected[index] = value._replace(device=device)


def _check_meaningless_strides(contract: Contract, expected: list[Any], sizes: dict[str, int]) -> None:
    """Raise ValueError if an expression uses a size that comes from a meaningless stride."""
    without_expressions = contract.__replace__(constraints=())
    bind = tuple(step for step in contract.steps.bind if not isinstance(step, MatchExpression))
    require = tuple(step for step in contract.steps.require if not isinstance(step, CheckCondition))
    without_expressions.__dict__["steps"] = replace(contract.steps, bind=bind, require=require)
    unconstrained: dict[str, int] = {}
    with suppress(TypeError, ValueError):
        unconstrained = argument_checks.check(without_expressions, expected, exports.count_sms).unconstrained
    names_in_expressions: set[str] = set()
    for step in contract.steps.bind:
        if isinstance(step, MatchExpression):
            names_in_expressions.update(expressions.iter_names(step.node))
    for name, value in unconstrained.items():
        if name in names_in_expressions and sizes.get(name, value) != value:
            raise ValueError(
                "the typed function receives the value that the reference computes from a stride"
            )


def expect_packed(contract: Contract, arguments: tuple[Any, ...]) -> Outcome:
    """Return the reference's result for a call of the packed function. A stream may follow the arguments."""
    has_stream = any(isinstance(argument, StreamArgument) for argument in contract.arguments)
    min_arguments = len(contract.arguments) - len(list_defaults(contract.arguments))
    ends_with_stream = min_arguments < len(arguments) <= len(contract.arguments) + 1 and isinstance(
        arguments[-1], StreamHandle
    )
    if ends_with_stream and not has_stream:
        return exports.expect(contract, arguments[:-1], arguments[-1].handle)
    return exports.expect(contract, arguments)


# --- comparison


def compare(
    driver: pathlib.Path, directory: pathlib.Path, seed: int, contract_count: int, call_count: int
) -> None:
    """Call the functions of random contracts in C, and compare each outcome with the reference's.

    Args:
        driver: Directory of the fake driver.
        directory: Directory for the module.
        seed: Seed of the random contracts and arguments.
        contract_count: Number of contracts.
        call_count: Number of calls for each contract.
    """
    rng = random.Random(seed)
    contracts = [make_contract(rng, f"c{index}") for index in range(contract_count)]
    cases: list[Case] = []
    expected: list[tuple[Contract, tuple[Any, ...], Outcome]] = []
    for contract in contracts:
        for _ in range(call_count):
            arguments = make_arguments(rng, contract)
            c_arguments, reference_arguments = [*arguments], [*arguments]
            if arguments and rng.random() < 0.1:
                index = rng.randrange(len(arguments))
                c_arguments[index] = exports.Null(rng.choice(exports.NULL_TYPES))
                reference_arguments[index] = None
            arguments = tuple(reference_arguments)
            cases.append(Case(contract.name, tuple(c_arguments)))
            expected.append((contract, arguments, expect_packed(contract, arguments)))
            try:
                typed_arguments, sizes, stream, arguments = make_typed_call(rng, contract)
            except ValueError:  # no typed call is equivalent
                continue
            cases.append(Case(contract.name, typed_arguments, sizes, stream))
            expected.append((contract, arguments, exports.expect(contract, arguments, stream)))
    for index in range(math.ceil(contract_count / 8)):
        group = make_overloads(rng, f"g{index}")
        contracts += group
        for _ in range(call_count):
            contract = rng.choice(group)
            arguments = make_arguments(rng, contract)
            outcome, offset = exports.expect_first(
                [expect_packed(contract_of_group, arguments) for contract_of_group in group]
            )
            cases.append(Case(contract.name, arguments, overload=offset))
            expected.append((contract, arguments, outcome))
    sanitize = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-O0")
    library = exports.build_library(exports.write(contracts), directory / "module.so", *sanitize)
    env = {"LD_PRELOAD": exports.find_sanitizer("asan"), "ASAN_OPTIONS": "detect_leaks=0"}
    results = exports.run_in_child(driver, library, [contract.text for contract in contracts], cases, env)
    for case, (contract, arguments, outcome), result_of_case in zip(cases, expected, results):
        assert result_of_case == outcome, f"{contract.text}\n{case}\n{arguments}"
    kinds = {outcome.kind for _, _, outcome in expected}
    assert kinds == {"", "TypeError", "ValueError"}
    assert any(outcome.launch for _, _, outcome in expected)


def test_c_agrees_with_the_reference(driver: pathlib.Path, tmp_path: pathlib.Path) -> None:
    compare(driver, tmp_path, seed=17, contract_count=40, call_count=40)


def test_c_with_other_messages_agrees_with_the_reference(
    driver: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The messages list values in a different order, with characters that are special in C or printf."""
    for name, message in list(vars(refusals).items()):
        if isinstance(message, refusals.Message):
            slots = re.findall(r"{.*?}", message.text)
            text = f'100 %, "{name}"??/ \\ {", ".join(reversed(slots))}, %s'
            monkeypatch.setattr(refusals, name, message._replace(text=text))
    monkeypatch.setattr(refusals, "PART", "{text}, {what}")
    monkeypatch.setattr(refusals, "NAMED", "{value}, {name}%")
    compare(driver, tmp_path, seed=18, contract_count=4, call_count=60)


@pytest.mark.slow
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_c_agrees_with_the_reference_for_many_seeds(driver: pathlib.Path, seed: int) -> None:
    compare(driver, driver, seed, contract_count=50, call_count=200)
