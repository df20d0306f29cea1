"""Tests for torch operators from contracts. Tests that need torch are skipped if it is not installed."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from cudyn import Contract, Module
from cudyn._kernels.launch import torch_operator

from ...support.code import ptx
from ...support.simulated_gpu import Gpu

PROGRAM = pathlib.Path(__file__).parent / "torch_programs.py"
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="torch is not installed")


@pytest.mark.parametrize(
    ("contract", "schema"),
    [
        ("k(in x: f32[n], out y: f32[n], by: f32)", "(Tensor x, float by) -> Tensor"),
        ("k(in x: f32[n] | None, y: f32[n], b: bool)", "(Tensor? x, Tensor(y!) y, bool b) -> ()"),
        ("k(y: f32[n] | None, s: stream, t: shape[n, 3])", "(Tensor(y!)? y, SymInt[] t) -> ()"),
        (
            "k(in x: f32[n], by: f32 = 2, n: u8 = 4, b: bool = True)",
            "(Tensor x, float by=2.0, SymInt n=4, bool b=True) -> ()",
        ),
        ("k(out y: f32[n], out z: f32[n], n: u8)", "(SymInt n) -> (Tensor, Tensor)"),
    ],
)
def test_schema_has_the_arguments_of_the_contract(contract: str, schema: str) -> None:
    assert torch_operator.make_schema(Contract(contract)) == schema


def test_operator_with_a_struct_raises() -> None:
    with pytest.raises(
        ValueError, match=r"^k: p: .*: torch does not support structs as arguments of operators$"
    ):
        torch_operator.make_schema(Contract("k(p: struct[8])"))


def test_operator_of_a_kernel_without_a_launch_raises(gpu: Gpu) -> None:
    kernel: Any = Module(ptx(k="u64")).get_kernel("k")
    with pytest.raises(ValueError, match=r"^k: expected a kernel with a contract that has grid and block$"):
        kernel.as_torch_op()


@needs_torch
@pytest.mark.parametrize("program", ["run", "refuse", "compile", "overloads", "simulate"])
def test_operator_works_in_torch(program: str) -> None:
    """The program runs in a new process, because importing torch changes the process."""
    completed = subprocess.run(
        [sys.executable, PROGRAM, program], capture_output=True, text=True, check=False
    )
    assert completed.returncode == 0, completed.stderr[-3000:]
