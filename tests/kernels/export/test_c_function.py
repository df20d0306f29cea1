"""Tests for the generated C functions of a contract."""

from __future__ import annotations

import pytest

from cudyn import Contract
from cudyn._kernels.export.c_function import ContractFunctions

from ...support import unknown_steps


def write_functions(contract: Contract) -> str:
    """Return the C code of a contract's functions."""
    return "\n".join(ContractFunctions(0, contract, "typed", "packed", is_alone=True).write())


@pytest.mark.parametrize("phase", unknown_steps.PHASES)
def test_write_with_a_step_of_an_unknown_class_raises(phase: str) -> None:
    assert "launch(" in write_functions(unknown_steps.CONTRACT)
    for contract in unknown_steps.iter_contracts(phase):
        with pytest.raises(AssertionError, match="Unknown"):
            write_functions(contract)
