"""Tests for numbers that calls may omit, because the contract defines default values."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

import pytest

from cudyn import Buffer, Contract, Graph, LaunchConfig, Module

from ...support.code import ptx
from ...support.messages import raises
from ...support.simulated_gpu import Gpu
from .conftest import needs_fast_calls
from .test_contracts import read_parameters

Cases: TypeAlias = Sequence[tuple[Sequence[Any], Mapping[str, Any], tuple[float, ...]]]
CONTRACT = (
    "scale(a: f32[n], by: f32 = 0.5, times: i32 = 3, on: bool = True) -> scale<<<n, 1>>>(a, by, times, on)"
)
CODE = ptx(scale="u64, f32, s32, u8", make="u64, u64, f32, s32")


def list_called_functions(call: Callable[[], object]) -> set[str]:
    """Return the names of the Python functions that run during a call."""
    names: set[str] = set()
    sys.setprofile(lambda frame, event, _: names.add(frame.f_code.co_name) if event == "call" else None)
    try:
        call()
    finally:
        sys.setprofile(None)
    return names


@pytest.fixture
def kernel(gpu: Gpu) -> Any:
    """The kernel of CONTRACT."""
    return Module(CODE).get_kernel(Contract(CONTRACT))


def test_omitted_numbers_have_their_default_values(gpu: Gpu, kernel: Any) -> None:
    """This applies to calls, to `launch` and to prepared launches."""
    buffer = Buffer(16)
    cases: Cases = (
        ((buffer,), {}, (0.5, 3, 1)),
        ((buffer, 2), {}, (2, 3, 1)),
        ((buffer, 2.0, 7), {}, (2, 7, 1)),
        ((buffer, 2.0, 7, False), {}, (2, 7, 0)),
        ((buffer,), {"times": 4}, (0.5, 4, 1)),
        ((), {"on": False, "a": buffer}, (0.5, 3, 0)),
        ((buffer, 4.0), {"stream": None, "on": False}, (4, 3, 0)),
    )
    for arguments, named, expected in cases:
        config = LaunchConfig(1, 1)
        options = {name: value for name, value in named.items() if name != "stream"}
        launches: tuple[Callable[[], object], ...] = (
            lambda: kernel(*arguments, **named),  # noqa: B023
            lambda: kernel.launch(1, 1, *arguments, **named),  # noqa: B023
            lambda: kernel.prepare(config, *arguments, **options)(),  # noqa: B023
            lambda: kernel.prepare(config)(*arguments, **options),  # noqa: B023
        )
        for launch in launches:
            launches_before = gpu.launches
            launch()
            assert gpu.launches == launches_before + 1
            assert read_parameters(gpu, kernel, "Q", "f", "i", "B") == (int(buffer), *expected)


def test_omitted_argument_without_a_default_value_raises(gpu: Gpu, kernel: Any) -> None:
    """Superfluous, repeated and misspelled arguments raise an error as well."""
    buffer = Buffer(16)
    for arguments, named in (
        ((), {}),
        ((buffer, 1.0, 2, True, 5), {}),
        ((), {"by": 1.0}),
        ((buffer, 1.0), {"by": 1.0}),
        ((buffer,), {"bye": 1.0}),
    ):
        with raises(TypeError):
            kernel(*arguments, **named)


@needs_fast_calls
def test_named_and_default_values_use_machine_code(gpu: Gpu, kernel: Any) -> None:
    buffer = Buffer(16)
    kernel(buffer)
    for arguments, named in (((buffer,), {}), ((buffer,), {"times": 4}), ((), {"on": False, "a": buffer})):
        assert "_launch_or_add" not in list_called_functions(lambda: kernel(*arguments, **named))  # noqa: B023
    assert "_launch_or_add" in list_called_functions(lambda: kernel(buffer, Fraction(4)))


def test_call_can_omit_outputs_and_default_values(gpu: Gpu) -> None:
    """Omitted outputs are allocated and returned. If an output is passed, nothing is returned."""
    contract = (
        "make(in x: f32[n], out y: f32[n], by: f32 = 0.5, times: i32 = 3) -> make<<<n, 1>>>(x, y, by, times)"
    )
    kernel: Any = Module(CODE).get_kernel(Contract(contract))
    source, target = Buffer(16), Buffer(16)
    without_output: Cases = (
        ((source,), {}, (0.5, 3)),
        ((source, 2.0), {}, (2, 3)),
        ((source, 2.0, 4), {}, (2, 4)),
        ((source,), {"times": 5}, (0.5, 5)),
        ((), {"times": 5, "x": source}, (0.5, 5)),
    )
    for arguments, named, expected in without_output:
        output = kernel(*arguments, **named)
        assert read_parameters(gpu, kernel, "Q", "Q", "f", "i") == (int(source), int(output), *expected)
    with_output: Cases = (
        ((source, target), {}, (0.5, 3)),
        ((source, target, 2.0), {}, (2, 3)),
        ((source,), {"y": target}, (0.5, 3)),
        ((source, target), {"times": 4}, (0.5, 4)),
    )
    for arguments, named, expected in with_output:
        assert kernel(*arguments, **named) is None
        assert read_parameters(gpu, kernel, "Q", "Q", "f", "i") == (int(source), int(target), *expected)


def test_graph_and_overloads_use_default_values(gpu: Gpu, kernel: Any) -> None:
    """Arguments with default values may also be missing when a contract is chosen from overloads."""
    buffer = Buffer(16)
    graph = Graph(a=buffer)
    kernel(graph["a"], times=9, stream=graph)
    graph()
    assert read_parameters(gpu, kernel, "Q", "f", "i", "B") == (int(buffer), 0.5, 9, 1)
    contracts = [CONTRACT, "scale(n: i32, by: f32 = 4) -> scale<<<n, 1>>>(None, by, n, 0: u8)"]
    overloaded: Any = Module(CODE).get_kernel([*map(Contract, contracts)])
    overloaded(buffer)
    assert read_parameters(gpu, overloaded.kernels[0], "Q", "f", "i", "B") == (int(buffer), 0.5, 3, 1)
    overloaded(6)
    assert read_parameters(gpu, overloaded.kernels[1], "Q", "f", "i", "B") == (0, 4, 6, 0)
