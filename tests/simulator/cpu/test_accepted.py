"""Tests for PTX as compilers emit it: modifiers in any order, directives without spaces, large tables."""

# ruff: noqa: E501 - lines of PTX

from __future__ import annotations

import ctypes
import os
import re
import struct
import sys

import pytest

from cudyn._simulator.cpu.forms import get_form, order_modifiers
from cudyn._simulator.cpu.module import CpuModule
from cudyn._simulator.driver.kernel_runs import Refused

from ...conftest import run_python
from ...support.cpu import HEAD, Memory, kernel, run


@pytest.mark.parametrize(
    "instruction",
    [
        "atom.global.gpu.acq_rel.add.u32",
        "atom.add.relaxed.gpu.u32",
        "atom.cas.acquire.cta.b32",
        "atom.global.cta.add.u64",
        "atom.global.sys.add.u32",
        "red.add.release.gpu.global.u32",
        "div.ftz.rn.f32",
        "add.sat.ftz.rn.f32",
    ],
)
def test_modifiers_in_the_order_of_compilers_are_accepted(instruction: str) -> None:
    opcode, *modifiers = instruction.split(".")
    form = get_form(opcode, tuple(modifiers))
    assert form.matches(order_modifiers(opcode, tuple(modifiers)))
    for extra in ("frob", modifiers[0], "v4"):
        with pytest.raises(Refused, match=f"^{re.escape(f'{instruction}.{extra}')}$"):
            get_form(opcode, (*modifiers, extra))


def test_atomic_with_modifiers_in_another_order_runs() -> None:
    assert run("atom.global.gpu.acq_rel.add.u32 %r1, [%p+8], 2;")[2] == 128


def test_directive_without_a_space_is_accepted() -> None:
    assert run("{.reg.b16 %x; mov.u16 %x, 7; cvt.u32.u16 %r1, %x; st.global.u32 [%q], %r1;}") == [7] * 64


def test_initial_values_of_large_tables_are_stored_as_data() -> None:
    """Covers a table of 200,000 numbers and a table of addresses."""
    initial_values = ",".join(str(index * 7 % 65537) for index in range(200_000))
    text = (
        f"{HEAD}.const .align 4 .u32 table[200000] = {{{initial_values}}};\n"
        ".global .align 8 .u64 places[2] = {table, generic(table)+8};\n"
        + kernel(
            "mov.u64 %g, places; ld.global.u64 %d1, [%g+8]; ld.const.u32 %r1, [%d1]; st.global.u32 [%q], %r1;"
        )
    )
    module = CpuModule(text)
    assert set(run(module)) == {14}
    address, size = module.variables["table"]
    assert struct.unpack("<I", ctypes.string_at(address + size - 4, 4)) == (199_999 * 7 % 65537,)


def test_module_is_compiled_when_a_kernel_is_first_launched(monkeypatch: pytest.MonkeyPatch) -> None:
    compilations = []
    monkeypatch.setattr("cudyn._simulator.cpu.c_compiler.compile_c", lambda *args: compilations.append(args))
    module = CpuModule(HEAD + kernel("st.global.u32 [%q], 2718281;"))
    assert module.kernels["k"].refused == ""
    assert compilations == []


PRINTF = """
import sys
sys.path[:0] = {path!r}
from cudyn._simulator.cpu.module import CpuModule
from tests.support.cpu import HEAD, kernel, run

def variable(name, text):
    data = ",".join(str(byte) for byte in text.encode() + bytes(1))
    return f".global .align 1 .b8 {{name}}[{{len(text.encode()) + 1}}] = {{{{{{data}}}}}};"

body = '''{{ .local .align 8 .b8 v[40]; .reg .b64 %f;
mov.u32 %r1, 6; st.local.u32 [v], %r1; mov.u32 %r1, 42; st.local.u32 [v+4], %r1;
mov.u32 %r1, -3; st.local.u32 [v+8], %r1; mov.u32 %r1, 7; st.local.u32 [v+12], %r1;
mov.f64 %d1, 0d400921FB54442D18; mov.u32 %r1, 2; st.local.u32 [v+16], %r1; st.local.f64 [v+24], %d1;
.param .b64 a; .param .b64 b; .param .b32 r;
mov.u64 %f, format; cvta.global.u64 %f, %f; st.param.b64 [a], %f; mov.u64 %f, v; cvta.local.u64 %f, %f; st.param.b64 [b], %f;
call (r), vprintf, (a, b); }}'''
text = HEAD + ".extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 v);" + variable("format", "[%*d][%*d][%.*f]%%|")
run(CpuModule(text + kernel(body)), block=(1, 1, 1))
"""


def test_printf_reads_widths_from_its_arguments() -> None:
    code = PRINTF.format(path=[os.getcwd(), *sys.path])
    completed = run_python(code)
    assert completed.stdout.rstrip().endswith("[    42][7  ][3.14]%|"), completed.stderr


def test_launch_that_reads_memory_of_an_earlier_launch_does_not_race() -> None:
    """Races are only detected within a launch, because the next launch is ordered after it."""
    module = CpuModule(
        HEAD + kernel("st.global.u32 [%q], %t;", "one") + kernel("ld.global.u32 %r1, [%p];", "two")
    )
    memory = Memory(bytes(256))
    run(module, memory, kernel_="one")
    run(module, memory, kernel_="two")


def test_lanes_of_a_warp_multiply_matrices() -> None:
    """Multiply matrices of ones with depth 8. The lanes wait for each other, so the kernel needs fibers."""
    multiply = (
        "mov.b32 %r5, 0x3c003c00; mov.b32 %r8, 0;"
        "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 {%r1,%r2,%r3,%r4}, {%r5,%r5}, {%r5}, {%r8,%r8,%r8,%r8};"
        "st.global.u32 [%q], %r4;"
    )
    assert run(multiply, block=(32, 1, 1))[:32] == [0x41000000] * 32
