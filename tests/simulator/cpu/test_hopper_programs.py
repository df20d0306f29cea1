"""Tests for sm_90 kernels with clusters and tensor maps."""

from __future__ import annotations

import pytest

import cudyn

from ...support import hopper_programs

CHECKS = hopper_programs.list_checks()
# One program of each type. The others are slow.
FAST_CHECKS = {
    "multicast",
    "fences and hints",
    "addresses of blocks",
    "pending count",
    "alloca",
    "bulk add.u64",
    "async dec.u32",
    "tensor map in shared memory",
}


@pytest.mark.parametrize(
    "name", [name if name in FAST_CHECKS else pytest.param(name, marks=pytest.mark.slow) for name in CHECKS]
)
def test_hopper_program_agrees_with_its_model(hopper: cudyn.Device, name: str) -> None:
    CHECKS[name]()
