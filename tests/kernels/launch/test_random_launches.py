"""Compares launches with random contracts and arguments with the reference implementation.

Each kernel is called with many arguments in sequence, twice with each. Cached results for valid arguments
must not be applied to other arguments.
"""

from __future__ import annotations

import random
from contextlib import nullcontext, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cudyn import Buffer, Contract, Module, driver
from cudyn._kernels.contracts import argument_checks
from cudyn._kernels.contracts.argument_checks import ArrayView, OtherValue, StreamHandle
from cudyn._kernels.contracts.parts import ArrayArgument, StreamArgument, is_output, list_defaults
from cudyn._kernels.launch.contract_reader import show_arguments

from ...support import exports, tensors
from ...support.code import ptx
from ...support.dlpack import Producer
from ...support.exports import Launch, Outcome
from ...support.random_contracts import make_arguments, make_contract, make_overloads
from ...support.simulated_gpu import Gpu
from .conftest import count_sms, expect, observe_launch, strip_map
from .test_contracts import types_of

WAYS = ("call", "call", "named", "launch", "prepare", "prepare_for_others")
GRID, BLOCK = (3, 2, 1), (32, 1, 1)  # the launch configuration, for contracts that define one


def make_kernel(contracts: list[Contract]) -> Any:
    types = {contract.kernel: types_of(contract) for contract in contracts}
    return Module(ptx(**types)).get_kernel(contracts)


def produce(choose: random.Random, argument: Any, value: Any) -> Any:
    """Return the value that a user passes for an argument of the reference implementation."""
    if isinstance(value, OtherValue):
        return {"str": "text"}[value.type_name]
    if isinstance(value, StreamHandle):
        return driver.CUstream(value.handle)
    if not isinstance(value, ArrayView):
        return list(value) if isinstance(value, tuple) and choose.random() < 0.3 else value
    if value.memory == "cuda" and value.dtype in tensors.NAMES and choose.random() < 0.6:
        return tensors.Tensor(value.dtype, value.shape, value.strides, value.address, value.device)
    if (
        value.memory == "cuda"
        and value.device == 0
        and isinstance(argument, ArrayArgument)
        and choose.random() < 0.5
    ):
        count = exports.contiguous_strides((1, *value.shape))[0] * (value.shape[0] if value.shape else 1)
        return Buffer.borrow(value.address, min(count * 4, 2**40) + (choose.random() < 0.1), None)
    element, memory = exports.read_dlpack(value.dtype), exports.read_memory(value.memory)
    return Producer(element, value.shape, value.strides, (memory, value.device), value.address)


def run_reference(contract: Contract, shown: Any, way: str, stream: int) -> Outcome:
    """Return the outcome of the reference implementation for a call."""
    expected = expect(contract, tuple(shown), stream)
    if way in ("call", "named"):
        return expected
    try:
        shown = exports.add_defaults(contract, tuple(shown))
        bound = argument_checks.check(contract, shown, count_sms)
        passed = argument_checks.compute_passed(bound)
    except (TypeError, ValueError) as error:
        return Outcome(type(error).__name__, str(error), None)
    handle = stream if bound.stream is None else bound.stream
    parameters = exports.write_parameters(contract, passed)
    return Outcome("", "", Launch(contract.kernel, GRID, BLOCK, None, False, 0, handle, parameters))


def allocates(contract: Contract, count: int) -> bool:
    """Return whether a call with this number of arguments allocates the outputs."""
    outputs = sum(is_output(each) for each in contract.arguments)
    most = len(contract.arguments) - outputs
    return outputs > 0 and most - len(list_defaults(contract.arguments)) <= count <= most


def find_stream(contract: Contract, given: list[Any]) -> int:
    """Return the stream of a launch that does not specify one: torch's current stream.

    Optional arrays are considered last.
    """
    pairs = zip(contract.arguments, given)
    arrays = [(each.optional, value) for each, value in pairs if isinstance(each, ArrayArgument)]
    arrays.sort(key=lambda pair: pair[0])
    result = [tensors.CURRENT + value._ordinal for _, value in arrays if isinstance(value, tensors.Tensor)]
    return result[0] if result else 0


def call(kernel: Any, way: str, given: list[Any], more: dict[str, Any]) -> None:
    names = [argument.name for argument in kernel.contract.arguments]
    if way == "call":
        kernel(*given, **more)
    elif way == "named":
        kernel(*given[:1], *given[len(names) :], **dict(zip(names[1:], given[1:])), **more)
    elif way == "launch":
        kernel.launch(GRID[:2], BLOCK[0], *given, **more)
    elif way == "prepare":
        kernel.prepare(GRID[:2], BLOCK[0], *given, **more)()
    else:
        kernel.prepare(GRID[:2], BLOCK[0], **more)(*given)


def observe(
    gpu: Gpu, kernel: Any, launched: Any, way: str, given: list[Any], more: dict[str, Any]
) -> Outcome:
    """Call a kernel and return the outcome.

    `launched` is the kernel that may be launched.
    """
    before = gpu.launches
    try:
        call(kernel, way, given, more)
    except (TypeError, ValueError) as error:
        assert gpu.launches == before
        return Outcome(type(error).__name__, str(error), None)
    if gpu.launches == before:
        return Outcome("", "", None)
    assert gpu.launches == before + 1
    parameters = []
    for place, passed in zip(launched.parameters, launched.contract.passed):
        data = gpu.parameters[place.offset : place.offset + place.size]
        parameters.append(data if passed.tma is None else strip_map(data))
    return Outcome("", "", observe_launch(gpu, tuple(parameters)))


def name_default_stream(outcome: Outcome) -> Outcome:
    """Return the outcome with 0 as the handle of the legacy default stream, like the simulation."""
    launch = outcome.launch
    if launch is None or launch.stream != int(driver.CU_STREAM_LEGACY):
        return outcome
    return outcome._replace(launch=launch._replace(stream=0))


def is_ambiguous(contracts: list[Contract], given: list[Any]) -> bool:
    """Return whether a Buffer is passed for an argument whose dtype differs between contracts."""
    fitting = [
        each.arguments
        for each in contracts
        if len(each.arguments) - len(list_defaults(each.arguments)) <= len(given) <= len(each.arguments)
    ]
    for value, *arguments in zip(given, *fitting):
        dtypes = {each.dtype for each in arguments if isinstance(each, ArrayArgument)}
        if isinstance(value, Buffer) and len(dtypes) > 1:
            return True
    return False


def compare(gpu: Gpu, seed: int, number: int, calls: int, is_known: bool = True) -> None:
    choose = random.Random(seed)
    launches, kinds = 0, set()
    for index in range(number):
        is_plain = choose.random() < 0.8
        name = f"c{index % 100}"
        contracts = [make_contract(choose, name)] if is_plain else make_overloads(choose, name)
        kernel = make_kernel(contracts)
        kernels = getattr(kernel, "kernels", [kernel])
        good: tuple[Any, ...] = ()
        for _ in range(calls):
            contract = choose.choice(contracts)
            has_stream = any(isinstance(each, StreamArgument) for each in contract.arguments)
            views = make_arguments(choose, contract)
            if good and len(views) == len(good) and choose.random() < 0.6:
                position = choose.randrange(len(good))  # replace one argument of a valid call
                views = (*good[:position], views[position], *good[position + 1 :])
            if any(allocates(each, len(views)) for each in contracts):
                continue
            arguments = [*contract.arguments, None][: len(views)]
            args = [produce(choose, *pair) for pair in zip(arguments, views)]
            way, stream = choose.choice(WAYS), 0 if has_stream else choose.choice((0, 0x70))
            if (way == "named" and len(views) != len(contract.arguments)) or (way == "prepare" and not args):
                way = "call"
            if len(contracts) > 1 and (way != "call" or stream):
                way, stream = "call", 0  # named arguments and streams of overloads are covered by other tests
            outcomes: list[Outcome] = []
            for each in contracts:
                shown: Any = views
                if any(isinstance(one, Buffer) for one in args) and len(views) <= len(each.arguments):
                    with suppress(TypeError):  # too few arguments were passed
                        shown = show_arguments(each, exports.add_defaults(each, tuple(args)), 0)
                has_own = any(isinstance(one, StreamArgument) for one in each.arguments)
                is_implicit = not (stream or has_own) and is_known
                outcomes.append(
                    run_reference(each, shown, way, find_stream(each, args) if is_implicit else stream)
                )
            expected, position = exports.expect_first(outcomes) if len(contracts) > 1 else (outcomes[0], 0)
            expected = name_default_stream(expected)
            if is_ambiguous(contracts, args):
                with pytest.raises(ValueError, match="a Buffer, which has no dtype"):
                    kernel(*args)
                continue
            more = {"stream": driver.CUstream(stream)} if stream else {}
            for _ in range(2):
                result = observe(gpu, kernel, kernels[position], way, args, more)
                assert result == expected, f"{contract.text}\n{way} {views}\n{args}"
            good = views if result.launch else good
            launches += result.launch is not None
            kinds.add(result.kind)
    assert kinds == {"", "TypeError", "ValueError"}
    assert launches > number, launches


@pytest.mark.parametrize("known", [True, False], ids=["torch", "others"])
def test_launches_agree_with_the_reference(gpu: Gpu, known: bool) -> None:
    with gpu.taking_any_cluster(), tensors.installed() if known else nullcontext():
        compare(gpu, seed=5, number=60, calls=30, is_known=known)


@pytest.mark.slow
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_random_launches_agree_with_the_reference(gpu: Gpu, seed: int) -> None:
    with gpu.taking_any_cluster(), tensors.installed():
        compare(gpu, seed, number=40, calls=40)
