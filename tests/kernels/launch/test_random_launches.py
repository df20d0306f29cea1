"""Tests that launches with random contracts and arguments agree with the reference implementation.

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
from cudyn._kernels.launch.contract_reader import convert_arguments

from ...support import exports, tensors
from ...support.code import ptx
from ...support.dlpack import Producer
from ...support.exports import Launch, Outcome
from ...support.random_contracts import make_arguments, make_contract, make_overloads
from ...support.simulated_gpu import Gpu
from .conftest import count_sms, expect, observe_launch, strip_map
from .test_contracts import list_ptx_types

METHODS = ("call", "call", "named", "launch", "prepare", "prepare_for_others")
GRID, BLOCK = (
    (3, 2, 1),
    (32, 1, 1),
)  # the configuration for methods that replace the configuration of the contract


def make_kernel(contracts: list[Contract]) -> Any:
    """Return a kernel in PTX that matches contracts with the same name."""
    types = {contract.kernel: list_ptx_types(contract) for contract in contracts}
    return Module(ptx(**types)).get_kernel(contracts)


def make_value(rng: random.Random, argument: Any, value: Any) -> Any:
    """Return the value that a user passes for an argument of the reference implementation."""
    if isinstance(value, OtherValue):
        return {"str": "text"}[value.type_name]
    if isinstance(value, StreamHandle):
        return driver.CUstream(value.handle)
    if not isinstance(value, ArrayView):
        return list(value) if isinstance(value, tuple) and rng.random() < 0.3 else value
    if value.memory == "cuda" and value.dtype in tensors.NAMES and rng.random() < 0.6:
        return tensors.Tensor(value.dtype, value.shape, value.strides, value.address, value.device)
    if (
        value.memory == "cuda"
        and value.device == 0
        and isinstance(argument, ArrayArgument)
        and rng.random() < 0.5
    ):
        count = exports.contiguous_strides((1, *value.shape))[0] * (value.shape[0] if value.shape else 1)
        return Buffer.borrow(value.address, min(count * 4, 2**40) + (rng.random() < 0.1), None)
    element, memory = exports.parse_data_type(value.dtype), exports.parse_memory(value.memory)
    return Producer(element, value.shape, value.strides, (memory, value.device), value.address)


def run_reference(contract: Contract, values: Any, method: str, stream: int) -> Outcome:
    """Return the outcome of the reference implementation for a call.

    Args:
        contract: Contract of the kernel.
        values: Arguments of the reference implementation.
        method: Way to launch the kernel, one of METHODS.
        stream: Handle of the stream that a call without a stream argument uses.
    """
    expected = expect(contract, tuple(values), stream)
    if method in ("call", "named"):
        return expected
    try:
        values = exports.add_defaults(contract, tuple(values))
        bound = argument_checks.check(contract, values, count_sms)
        passed = argument_checks.compute_passed(bound)
    except (TypeError, ValueError) as error:
        return Outcome(type(error).__name__, str(error), None)
    handle = stream if bound.stream is None else bound.stream
    parameters = exports.write_parameters(contract, passed)
    launch = Launch(
        contract.kernel,
        GRID,
        BLOCK,
        cluster=None,
        cooperative=False,
        shared_memory=0,
        stream=handle,
        parameters=parameters,
    )
    return Outcome("", "", launch)


def is_output_allocated(contract: Contract, count: int) -> bool:
    """Return whether a call with this number of arguments allocates the outputs."""
    output_count = sum(is_output(argument) for argument in contract.arguments)
    max_count = len(contract.arguments) - output_count
    min_count = max_count - len(list_defaults(contract.arguments))
    return output_count > 0 and min_count <= count <= max_count


def find_stream(contract: Contract, arguments: list[Any]) -> int:
    """Return the stream of a launch that does not specify one: torch's current stream.

    Optional arrays are considered last.
    """
    required_tensors: list[tensors.Tensor] = []
    optional_tensors: list[tensors.Tensor] = []
    for argument, value in zip(contract.arguments, arguments):
        if isinstance(argument, ArrayArgument) and isinstance(value, tensors.Tensor):
            (optional_tensors if argument.optional else required_tensors).append(value)
    ordered_tensors = [*required_tensors, *optional_tensors]
    return tensors.CURRENT + ordered_tensors[0]._ordinal if ordered_tensors else 0


def launch_with_method(kernel: Any, method: str, arguments: list[Any], options: dict[str, Any]) -> None:
    """Launch a kernel by one of METHODS."""
    names = [argument.name for argument in kernel.contract.arguments]
    if method == "call":
        kernel(*arguments, **options)
    elif method == "named":
        # The first argument is positional, and so are arguments that the contract does not have.
        named = dict(zip(names[1:], arguments[1:]))
        kernel(*arguments[:1], *arguments[len(names) :], **named, **options)
    elif method == "launch":
        kernel.launch(GRID[:2], BLOCK[0], *arguments, **options)
    elif method == "prepare":
        kernel.prepare(GRID[:2], BLOCK[0], *arguments, **options)()
    else:
        kernel.prepare(GRID[:2], BLOCK[0], **options)(*arguments)


def observe(
    gpu: Gpu, kernel: Any, launched: Any, method: str, arguments: list[Any], options: dict[str, Any]
) -> Outcome:
    """Launch a kernel and return the outcome.

    Args:
        gpu: Simulated driver.
        kernel: Kernel, which may have several contracts.
        launched: Kernel with the contract that may be launched.
        method: Way to launch the kernel, one of METHODS.
        arguments: Positional arguments.
        options: Named arguments, such as the stream.
    """
    launches_before = gpu.launches
    try:
        launch_with_method(kernel, method, arguments, options)
    except (TypeError, ValueError) as error:
        assert gpu.launches == launches_before
        return Outcome(type(error).__name__, str(error), None)
    if gpu.launches == launches_before:
        return Outcome("", "", None)
    assert gpu.launches == launches_before + 1
    parameters = []
    for parameter, passed in zip(launched.parameters, launched.contract.passed):
        data = gpu.parameters[parameter.offset : parameter.offset + parameter.size]
        parameters.append(data if passed.tma is None else strip_map(data))
    return Outcome("", "", observe_launch(gpu, tuple(parameters)))


def name_default_stream(outcome: Outcome) -> Outcome:
    """Return the outcome with 0 as the handle of the legacy default stream, like the simulation."""
    launch = outcome.launch
    if launch is None or launch.stream != int(driver.CU_STREAM_LEGACY):
        return outcome
    return outcome._replace(launch=launch._replace(stream=0))


def is_ambiguous(contracts: list[Contract], values: list[Any]) -> bool:
    """Return whether a Buffer is passed for an argument whose dtype differs between contracts."""
    argument_lists = [
        contract.arguments
        for contract in contracts
        if len(contract.arguments) - len(list_defaults(contract.arguments))
        <= len(values)
        <= len(contract.arguments)
    ]
    for value, *arguments in zip(values, *argument_lists):
        dtypes = {contract.dtype for contract in arguments if isinstance(contract, ArrayArgument)}
        if isinstance(value, Buffer) and len(dtypes) > 1:
            return True
    return False


def run_overload(
    contract: Contract, views: Any, args: list[Any], method: str, stream: int, uses_torch: bool
) -> Outcome:
    """Return the reference implementation's outcome of a launch.

    Args:
        contract: The contract of one overload.
        views: Descriptions of the arguments, as the reference implementation reads them.
        args: The arguments that the user passes.
        method: Way to launch the kernel, one of METHODS.
        stream: Handle of the stream that the launch passes, or 0.
        uses_torch: Whether a fake torch is installed, whose current stream is used by default.
    """
    if any(isinstance(value, Buffer) for value in args) and len(views) <= len(contract.arguments):
        with suppress(TypeError):  # too few arguments were passed
            views = convert_arguments(contract, exports.add_defaults(contract, tuple(args)), 0)
    has_stream_argument = any(isinstance(value, StreamArgument) for value in contract.arguments)
    is_implicit = not (stream or has_stream_argument) and uses_torch
    return run_reference(contract, views, method, find_stream(contract, args) if is_implicit else stream)


def compare(gpu: Gpu, seed: int, kernel_count: int, call_count: int, uses_torch: bool = True) -> None:
    """Compare random launches with the reference implementation.

    Args:
        gpu: Simulated driver.
        seed: Seed of the random contracts and arguments.
        kernel_count: Number of kernels.
        call_count: Number of calls of each kernel.
        uses_torch: Whether a fake torch is installed, whose current stream is used by default.
    """
    rng = random.Random(seed)
    launches, outcome_kinds = 0, set()
    for index in range(kernel_count):
        has_one_contract = rng.random() < 0.8
        name = f"c{index % 100}"
        contracts = [make_contract(rng, name)] if has_one_contract else make_overloads(rng, name)
        kernel = make_kernel(contracts)
        kernels = getattr(kernel, "kernels", [kernel])
        valid_views: tuple[Any, ...] = ()
        for _ in range(call_count):
            contract = rng.choice(contracts)
            has_stream = any(isinstance(argument, StreamArgument) for argument in contract.arguments)
            views = make_arguments(rng, contract)
            if valid_views and len(views) == len(valid_views) and rng.random() < 0.6:
                position = rng.randrange(len(valid_views))  # replace one argument of a valid call
                views = (*valid_views[:position], views[position], *valid_views[position + 1 :])
            if any(is_output_allocated(overload, len(views)) for overload in contracts):
                continue
            arguments = [*contract.arguments, None][: len(views)]
            args = [make_value(rng, *pair) for pair in zip(arguments, views)]
            method, stream = rng.choice(METHODS), 0 if has_stream else rng.choice((0, 0x70))
            if (method == "named" and len(views) != len(contract.arguments)) or (
                method == "prepare" and not args
            ):
                method = "call"
            if len(contracts) > 1:  # named arguments and streams of overloads are covered by other tests
                method, stream = "call", 0
            outcomes = [
                run_overload(overload, views, args, method, stream, uses_torch) for overload in contracts
            ]
            expected, position = exports.expect_first(outcomes) if len(contracts) > 1 else (outcomes[0], 0)
            expected = name_default_stream(expected)
            if is_ambiguous(contracts, args):
                with pytest.raises(ValueError, match="a Buffer, which has no dtype"):
                    kernel(*args)
                continue
            options = {"stream": driver.CUstream(stream)} if stream else {}
            for _ in range(2):
                result = observe(gpu, kernel, kernels[position], method, args, options)
                assert result == expected, f"{contract.text}\n{method} {views}\n{args}"
            valid_views = views if result.launch else valid_views
            launches += result.launch is not None
            outcome_kinds.add(result.kind)
    assert outcome_kinds == {"", "TypeError", "ValueError"}
    assert launches > kernel_count, launches


@pytest.mark.parametrize("is_torch", [True, False], ids=["torch", "others"])
def test_launches_agree_with_the_reference(gpu: Gpu, is_torch: bool) -> None:
    with gpu.accepting_any_cluster(), tensors.installed() if is_torch else nullcontext():
        compare(gpu, seed=5, kernel_count=60, call_count=30, uses_torch=is_torch)


@pytest.mark.slow
@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_random_launches_agree_with_the_reference(gpu: Gpu, seed: int) -> None:
    with gpu.accepting_any_cluster(), tensors.installed():
        compare(gpu, seed, kernel_count=40, call_count=40)
