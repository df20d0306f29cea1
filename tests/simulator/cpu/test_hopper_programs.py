"""What kernels of sm_90 do in clusters and to tensor maps."""

from __future__ import annotations

import pytest

import cudyn

from ...support import hopper_programs

CHECKS = hopper_programs.list_checks()
# one of each kind; the others are slow together
USUAL = {
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
    "name", [name if name in USUAL else pytest.param(name, marks=pytest.mark.slow) for name in CHECKS]
)
def test_a_program_does_what_its_model_does(hopper: cudyn.Device, name: str) -> None:
    CHECKS[name]()
