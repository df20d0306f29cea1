"""The steps of a contract."""

from __future__ import annotations

from hypothesis import given

from cudyn import Contract
from cudyn._contract.steps import (
    CheckAddress,
    CheckArgument,
    CheckCondition,
    CheckContiguous,
    CheckRange,
    CheckSeparate,
    CheckWritable,
    MatchSize,
    SetLaunch,
    SetParameter,
)
from cudyn.types import Parameter

from .contracts import texts

OF_ARGUMENTS = (CheckArgument, CheckRange, MatchSize, CheckContiguous, CheckAddress, CheckWritable)


def test_the_steps_of_a_contract() -> None:
    contract = Contract(
        "f(a: f32[n; s] | None, in b: f32[n, 4], n: u8, at: shape[_, n]) where n > 1 -> k<<<n, 32>>>(a, b, n)"
    )
    steps = [(step.__class__, getattr(step, "at", None)) for step in contract.steps]
    assert steps == [
        *((kind, 1) for kind in (CheckArgument, MatchSize, MatchSize, CheckContiguous, CheckAddress)),
        *((kind, 2) for kind in (CheckArgument, CheckRange, MatchSize)),
        *((kind, 3) for kind in (CheckArgument, CheckRange, CheckRange, MatchSize)),
        *((kind, 0) for kind in (CheckArgument, MatchSize, MatchSize, CheckAddress, CheckWritable)),
        (CheckCondition, None),
        (SetParameter, 0),
        (SetParameter, 1),
        (SetParameter, None),
        *[(SetLaunch, None)] * 3,
    ]


@given(texts())
def test_each_argument_is_taken_once_and_before_its_checks(text: str) -> None:
    contract = Contract(text)
    taken = [step.at for step in contract.steps if isinstance(step, CheckArgument)]
    assert sorted(taken) == list(range(len(contract.arguments)))
    own = [step for step in contract.steps if isinstance(step, OF_ARGUMENTS)]
    assert list(contract.steps[: len(own)]) == own  # the others follow
    last: list[int] = []
    for step in own:
        if isinstance(step, CheckArgument):
            last.append(step.at)
        assert step.at == last[-1]
    assert sum(isinstance(step, SetParameter) for step in contract.steps) == len(contract.passed)
    assert sum(isinstance(step, CheckCondition) for step in contract.steps) == len(contract.constraints)


def test_an_applied_contract_has_steps_of_its_own() -> None:
    contract = Contract("f(a: f32[n]) -> k(n)")
    (before,) = (step for step in contract.steps if isinstance(step, SetParameter))
    assert before.high == 2**63 - 1
    applied = contract.apply([Parameter(0, 4, 4, "u32")])
    (after,) = (step for step in applied.steps if isinstance(step, SetParameter))
    assert (after.passed.type, after.high) == ("i32", 2**31 - 1)
    assert contract.steps[-1] == before


def test_an_output_is_compared_with_each_other_array() -> None:
    contract = Contract("f(in a: f32[n], out b: f32[n], c: f32[n] | None, n: i32, out d: f32[n])")
    found = [(step.at, step.other) for step in contract.steps if isinstance(step, CheckSeparate)]
    assert found == [(1, 0), (4, 0), (1, 2), (4, 1), (4, 2)]
    assert not any(
        isinstance(step, CheckSeparate) for step in Contract("f(a: f32[n], inout b: f32[n])").steps
    )
