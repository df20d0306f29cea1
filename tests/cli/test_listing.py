"""Tests for the listing of machine code, and for `python -m cudyn show --how`."""

from __future__ import annotations

import ctypes
import itertools
import re
from typing import Any

import pytest

from cudyn._bindings.machine import fast_functions
from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.body import Runtime
from cudyn._bindings.machine.call import Writer
from cudyn._bindings.machine.kinds import Address, Float, Integer, Number, Parameter
from cudyn._cli import listing

from ..support.command_line import main

PARAMETERS = (
    Parameter(ctypes.c_void_p, Address((ctypes.c_void_p,), integer=True, buffers="writable")),
    Parameter(ctypes.c_double, Float(64)),
    Parameter(ctypes.c_void_p, None, Number("l")),
    Parameter(ctypes.c_size_t, Integer(64, False, (ctypes.c_void_p,))),
)


# Python functions that the generated machine code may call. The listing shows their names.


def slow(*_: Any) -> None: ...


def refuse(status: int) -> None: ...


def overrun(index: int, address: int) -> None: ...


@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_list_code_contains_every_byte_of_the_code(machine: str) -> None:
    """The bytes at the ends of the lines are the machine code, in order and without gaps."""
    call_arguments = slow, 0x1234, PARAMETERS, ctypes.c_int, None, refuse
    code = Writer(Runtime(machine, 0), *call_arguments, overrun=overrun).write()
    writer = Writer(listing.make_runtime(machine), *call_arguments, overrun=overrun)
    lines = list(listing.list_code(writer, {0x1234: "the target"}))
    instructions = [line for line in lines if not line.endswith(":")]
    byte_texts = [re.findall(r"(?:[0-9a-f]{2} )*[0-9a-f]{2}$", line) for line in instructions]
    assert bytes.fromhex("".join(itertools.chain(*byte_texts))) == code
    offsets = [int(line[2:6], 16) for line in instructions]
    assert offsets == sorted({*offsets})
    text = "\n".join(lines)
    for excerpt in (
        "(the target)",
        "(slow)",
        "(refuse)",
        "(PyEval_SaveThread)",
        "fall_back:",
        "call_fallback:",
        "(int)",
    ):
        assert excerpt in text


def test_show_how_of_a_function_lists_all_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """The page follows a call from the header to ctypes and, if available, to machine code."""
    assert main(["show", "--how", "cuMemcpyDtoH"]) == 0
    page = capsys.readouterr().out
    for excerpt in (
        "Declared in the headers of CUDA",
        "cuda.h",
        "cuMemcpyDtoH_v2: CUresult (inout",
        "restype",
    ):
        assert excerpt in page
    assert "dstHost: None, int, writable buffers, an object that holds a CUdeviceptr\n" in page
    assert ("enter" in page) != ("No fast call" in page)


def test_show_how_of_a_function_without_a_fast_call_has_the_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["show", "--how", "cuDeviceGetName"]) == 0
    assert "No fast call: " in capsys.readouterr().out


def test_show_how_of_a_contract_lists_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """The page contains the checks, the C code and, if available, the machine code."""
    contract = "k(y: f32[n], a: f32) -> k<<<ceildiv(n, 256), 256>>>(y, a, n: i32)"
    assert main(["show", "--how", contract]) == 0
    page = capsys.readouterr().out
    check_position = page.index("1. CheckArgument: argument_index=0, argument=y: f32[n]")
    assert check_position < page.index("SetLaunch: name=grid")
    assert "int cudyn_k(" in page
    if not fast_functions.why_unavailable():
        code = page.partition("Machine code of a call")[2]
        assert "(PyEval_SaveThread)" in code
        assert "unless_zero" in code
    assert main(["show", "--how", "k(y: f32[n])"]) == 0
    output = capsys.readouterr().out
    assert "No C: k: expected a contract with grid and block" in output
    assert "No machine code:" in output


def test_show_of_an_invalid_contract_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "k(y: f31[n])"]) == 1
    assert "f31" in capsys.readouterr().err


def test_show_how_of_a_type_lists_its_rows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--how", "CUdeviceptr"]) == 0
    assert "TYPEDEFS CUdeviceptr: CUdeviceptr_v2" in capsys.readouterr().out
