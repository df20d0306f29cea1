"""Contracts with a step of a class that no code generator supports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from cudyn import Contract

CONTRACT = Contract("f(a: f32[n], out b: f32[n]) where n < 100 -> k<<<n, 32>>>(a, b)")
PHASES = ("bind", "require", "configure")


class UnknownStep(NamedTuple):
    """A step of a class that no code generator supports."""

    value: int = 0


def iter_contracts(phase: str) -> Iterator[Contract]:
    """Yield a contract with an unknown step for each position in a phase at which it can be inserted."""
    steps = getattr(CONTRACT.steps, phase)
    for index in range(len(steps) + 1):
        changed: Any = {phase: (*steps[:index], UnknownStep(), *steps[index:])}
        contract = CONTRACT.__replace__()
        contract.__dict__["steps"] = replace(CONTRACT.steps, **changed)
        yield contract
