"""Tests for the steps of a contract."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given

from cudyn import Contract
from cudyn._kernels.contracts import argument_checks, steps
from cudyn._kernels.contracts.argument_checks import ArrayView
from cudyn._kernels.contracts.steps import (
    BindStep,
    CheckAddress,
    CheckArgument,
    CheckCondition,
    CheckContiguous,
    CheckRange,
    CheckSeparate,
    CheckWritable,
    ConfigureStep,
    MatchExpression,
    MatchSize,
    QueryDevice,
    RequireStep,
    SetLaunch,
    SetParameter,
)
from cudyn.types import Parameter

from ...support import unknown_steps
from .contracts import make_contract_texts


def test_make_steps_divides_the_steps_into_phases() -> None:
    """Arrays are checked first, then numbers, then conditions. The grid is computed last."""
    contract = Contract(
        "f(a: f32[n; s] | None, in b: f32[n, 4], n: u8, at: shape[_, n]) where n > 1 -> k<<<n, 32>>>(a, b, n)"
    )
    assert [(step.__class__, step.argument_index) for step in contract.steps.bind] == [
        *(
            (step_class, 1)
            for step_class in (CheckArgument, MatchSize, MatchSize, CheckContiguous, CheckAddress)
        ),
        *((step_class, 2) for step_class in (CheckArgument, CheckRange, MatchSize)),
        *((step_class, 3) for step_class in (CheckArgument, CheckRange, CheckRange, MatchSize)),
        *(
            (step_class, 0)
            for step_class in (CheckArgument, MatchSize, MatchSize, CheckAddress, CheckWritable)
        ),
    ]
    assert [step.__class__ for step in contract.steps.require] == [CheckCondition]
    assert [step.argument_index for step in contract.steps.fill] == [0, 1, None]
    assert [step.__class__ for step in contract.steps.configure] == [SetLaunch] * 3


def test_query_precedes_the_steps_that_use_it() -> None:
    contract = Contract("f(out a: f32[n], b: f32[n]) where n < sms -> k<<<occupancy, 32>>>(a, b)")
    assert [step.__class__ for step in contract.steps.require] == [CheckSeparate, QueryDevice, CheckCondition]
    names_of_steps = [getattr(step, "name", step) for step in contract.steps.configure]
    assert names_of_steps == ["block", "shared_memory", QueryDevice("occupancy"), "grid"]


def test_steps_without_a_phase_cannot_be_iterated() -> None:
    with pytest.raises(TypeError, match="'Steps' object is not iterable"):
        iter(Contract("f(a: f32[n])").steps)  # type: ignore[call-overload]


@given(make_contract_texts())
def test_each_argument_is_checked_once_and_first(text: str) -> None:
    """Later steps rely on the type of an argument, so its check comes before them."""
    contract = Contract(text)
    argument_steps = [step for step in contract.steps.bind if not isinstance(step, MatchExpression)]
    # Expressions are matched after all arguments.
    assert list(contract.steps.bind[: len(argument_steps)]) == argument_steps
    checked = [step.argument_index for step in argument_steps if isinstance(step, CheckArgument)]
    assert sorted(checked) == list(range(len(contract.arguments)))
    argument = None
    for step in argument_steps:
        if isinstance(step, CheckArgument):
            argument = step.argument_index
        assert step.argument_index == argument, "the other steps of an argument follow its first check"
    assert len(contract.steps.fill) == len(contract.passed)
    conditions = [step for step in contract.steps.require if isinstance(step, CheckCondition)]
    assert len(conditions) == len(contract.constraints)


def test_applied_contract_has_other_steps() -> None:
    contract = Contract("f(a: f32[n]) -> k(n)")
    (step_before,) = contract.steps.fill
    assert step_before.high == 2**63 - 1
    applied = contract.apply([Parameter(0, 4, 4, "u32")])
    (step_after,) = applied.steps.fill
    assert (step_after.passed.type, step_after.high) == ("i32", 2**31 - 1)
    assert contract.steps.fill == (step_before,)


def test_output_is_compared_with_every_other_array() -> None:
    contract = Contract("f(in a: f32[n], out b: f32[n], c: f32[n] | None, n: i32, out d: f32[n])")
    result = [
        (step.argument_index, step.other)
        for step in contract.steps.require
        if isinstance(step, CheckSeparate)
    ]
    assert result == [(1, 0), (4, 0), (1, 2), (4, 1), (4, 2)]
    assert Contract("f(a: f32[n], inout b: f32[n])").steps.require == ()


def check_arrays(contract: Contract) -> None:
    """Check two arrays with a contract, and compute its grid."""
    views = [ArrayView(address, "f32", (4,), (1,), "cuda", 0) for address in (256, 512)]
    argument_checks.compute_grid(argument_checks.check(contract, views))


@pytest.mark.parametrize("phase", unknown_steps.PHASES)
def test_check_with_a_step_of_an_unknown_class_raises(phase: str) -> None:
    check_arrays(unknown_steps.CONTRACT)
    for contract in unknown_steps.iter_contracts(phase):
        with pytest.raises(AssertionError, match="Unknown"):
            check_arrays(contract)


def test_every_class_of_steps_belongs_to_a_phase() -> None:
    classes = {
        value for value in vars(steps).values() if isinstance(value, type) and issubclass(value, tuple)
    }
    assert classes == {*get_args(BindStep), *get_args(RequireStep), SetParameter, *get_args(ConfigureStep)}
