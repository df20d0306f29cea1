"""What kernels of sm_90 do in clusters and to tensor maps."""

from __future__ import annotations

import pytest

from cudyn import testing

from ...support import hopper_programs

CHECKS = hopper_programs.list_checks()
# one of each kind; the others are slow together
USUAL = ("multicast", "fences and hints", "addresses of blocks", "pending count", "alloca", "bulk add.u64")


@pytest.mark.parametrize("name", [*USUAL, "async dec.u32", "tensor map in shared memory"])
def test_a_program_of_each_kind_does_what_its_model_does(name: str) -> None:
    with testing.simulate("sm_90", run=True):
        CHECKS[name]()


@pytest.mark.slow
def test_every_program_does_what_its_model_does() -> None:
    with testing.simulate("sm_90", run=True):
        for check in CHECKS.values():
            check()
