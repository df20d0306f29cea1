"""Tests that compare random kernels with an H200, in both thread orders, and tests with random text."""

from __future__ import annotations

import json
import random
import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from cudyn._simulator.cpu.forms import Form, get_form, load_forms, order_modifiers
from cudyn._simulator.cpu.module import CpuModule
from cudyn._simulator.cpu.parse import parse
from cudyn._simulator.cpu.translate import translate
from cudyn._simulator.driver.kernel_runs import Refused

from ...support.cpu import HEAD, SCHEDULES, Memory, kernel, run_kernel
from ...support.ptx_forms import Case, list_cases_by_form
from ...support.ptx_forms import kernel as make_kernel
from ...support.ptx_forms import module as make_module
from ...support.random_kernels import BLOCK, GRID, digest, inputs, make, module

RECORDED_DIGESTS: dict[str, str] = json.loads(Path(__file__).with_name("random.json").read_text())
# These kernels are not compared. The results of the H200's atomics contradict its stores: the addresses and
# values that it stored for each thread have the same sums as on the CPU. The address is an `and` of a `prmt`
# with a sign, which the driver (13.0) miscompiles.
EXCLUDED_SEEDS = {320}


def list_different_seeds(first_seed: int, count: int) -> list[int]:
    """Return the seeds of kernels with results that differ from the H200."""
    program = CpuModule(module(first_seed, count))
    different_seeds = []
    for seed in range(first_seed, first_seed + count):
        for schedule in SCHEDULES:
            memory = Memory(inputs(seed))
            address = memory.address.to_bytes(8, "little")
            run_kernel(
                program,
                f"k{seed}",
                (GRID, 1, 1),
                (BLOCK, 1, 1),
                address,
                [memory.region()],
                schedule=schedule,
            )
            if digest(bytes(memory)) != RECORDED_DIGESTS[str(seed)] and seed not in EXCLUDED_SEEDS:
                different_seeds.append(seed)
    return different_seeds


def test_random_kernels_agree_with_an_h200() -> None:
    assert list_different_seeds(0, 2) == []


@pytest.mark.slow
@pytest.mark.parametrize("first_seed", range(0, 500, 50))
def test_many_random_kernels_agree_with_an_h200(first_seed: int) -> None:
    assert list_different_seeds(first_seed, 50) == []


def make_pattern(form: Form) -> str:
    """Return a regular expression for the modifiers of a form."""
    slots = []
    for allowed, is_optional in form.slots:
        slots.append(f"(?:[.](?:{'|'.join(map(re.escape, allowed))}))" + "?" * is_optional)
    return "".join(slots)


def test_changed_modifier_is_rejected_or_another_instruction() -> None:
    """An unsupported modifier must never be ignored."""
    choice = random.Random(5)
    forms_of_all_opcodes = [form for forms in load_forms()[0].values() for form in forms]
    modifiers = sorted(
        {modifier for form in forms_of_all_opcodes for slot, _ in form.slots for modifier in slot}
        | {"frob", "f8", "v16", "x3"}
    )
    for _ in range(800):
        form = choice.choice(forms_of_all_opcodes)
        changed = [
            choice.choice(slot) for slot, missing in form.slots if not missing or choice.random() < 0.3
        ]
        if changed and choice.random() < 0.5:
            changed[choice.randrange(len(changed))] = choice.choice(modifiers)
        else:
            changed.insert(choice.randrange(len(changed) + 1), choice.choice(modifiers))
        if any(
            re.fullmatch(
                make_pattern(other_form), ".".join(("", *order_modifiers(form.opcode, tuple(changed))))
            )
            for other_form in load_forms()[0][form.opcode]
        ):
            get_form(form.opcode, tuple(changed))
        else:
            with pytest.raises(Refused, match=re.escape(".".join((form.opcode, *changed)))):
                get_form(form.opcode, tuple(changed))


def test_damaged_ptx_is_translated_or_rejected() -> None:
    """A change anywhere in a kernel must not raise an exception other than Refused."""
    choice = random.Random(6)
    code = HEAD + make(3)
    tokens = re.findall(r"[\w.%$]+|\s+|.", code)
    for _ in range(40):
        changed = list(tokens)
        for _ in range(choice.randrange(1, 4)):
            index = choice.randrange(len(changed))
            changed[index] = choice.choice(("", *choice.sample(tokens, 3), "\0", "{", "0x", "%%", "😀"))
        with suppress(Refused):
            translate("".join(changed))


@pytest.mark.parametrize(
    "statement",
    [
        "wgmma.fence.aligned;",
        "add.frob.s32 %r1, %r2, %r3;",
        "add.s32 %r1, %r2;",
        "add.s32 %r1, %r2, %r3, %r4;",
        "add.s32.u32 %r1, %r2, %r3;",
        "add.f32 %r1, %r2, 3;",
        "ld.global.v2.u32 {%r1,%r2,%r3}, [%p];",
        "mov.u32 %c1, %r1;",
        "mov.u32 %r1, nothing;",
        "mov.u32 %r1, %pm9;",
        "bra NOWHERE;",
        "setp.lt.b32 %c1, %r1, %r2;",
        "cp.async.bulk.tensor.1d.global.shared::cta.im2col.bulk_group [%p, {%r1}], [s];",
        "tcgen05.fence::before_thread_sync;",
        "tex.cube.v4.f32.f32 {%r1,%r2,%r3,%r4}, [%p, {%r1,%r2,%r3,%r4}];",
        "tex.2d.v4.f32.s32 {%r1,%r2,%r3,%r4}, [%p, {%r1}];",
        "tex.grad.2d.v4.f32.f32 {%r1,%r2,%r3,%r4}, [%p, {%r1,%r2}], {%r1,%r2}, {%r3,%r4};",
        "sust.p.1d.b32.trap [%p, {%r1}], %r1;",
        "wmma.load.a.sync.aligned.row.m8n8k32.global.s4 {%r1}, [%p];",
        "min.xorsign.abs.f64 %d1, %d2, %d3;",
        "ld.global.v8.b32 {%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8}, [%p];",
        "ld.global.v4.b64 {%d1,%d2,%d3,%d4}, [%p];",
        "add.f16x2 %r1, %r2;",
        "fma.rn.f16x2 %r1, %r2, %r3, %r4, %r5;",
        "setp.lt.f16x2 %c1, %r2, %r3;",
        "ld.global.u32 %r1, [%p], %d1;",
        "ld.global.L2::cache_hint.u32 %r1, [%p];",
        "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%r1,%r2}, {%r1,%r2}, {%r3,%r4}, {%r5,%r6};",
        "call nothing, ();",
    ],
)
def test_unknown_instruction_is_rejected_by_name(statement: str) -> None:
    program = translate(HEAD + kernel(statement, "bad") + kernel("mov.u32 %r1, 5;", "good"))
    name = statement.split()[0].rstrip(";")
    assert program.kernels["bad"].refused
    assert name in program.kernels["bad"].refused
    assert not program.kernels["good"].refused


def test_wrong_number_of_operands_is_rejected() -> None:
    """Covers every form that is compared with a GPU and does not have an optional operand."""
    kernels: dict[str, tuple[str, str, Case]] = {}
    for cases in list_cases_by_form():
        case = cases[0]
        form = get_form(*split_name(case.name))
        opcode, *_ = case.name.split()
        if f"{opcode} " not in "".join(case.body):
            continue  # approx.ftz.f32 has two spellings
        index = max(line_index for line_index, text in enumerate(case.body) if f"{opcode} " in text)
        code_before, _, operands_and_code = case.body[index].rpartition(f"{opcode} ")
        operands, _, code_after = operands_and_code.partition(";")
        one_fewer = re.sub(r"(^|,)\s*(\{[^{}]*\}|[^,{}]+)$", "", operands)
        one_more = f"{operands}, %me"
        has_optional_source = "?" in str(form.sources)
        for wrong_operands in [one_more] if has_optional_source else [one_fewer, one_more]:
            line = f"{code_before}{opcode} {wrong_operands};{code_after}"
            body = [*case.body[:index], line, *case.body[index + 1 :]]
            kernels[f"k{len(kernels)}"] = (wrong_operands, opcode, replace(case, body=body))
    text = make_module([]) + "".join(make_kernel(case, name) for name, (*_, case) in kernels.items())
    program = translate(text)
    accepted = [
        (opcode, wrong_operands)
        for name, (wrong_operands, opcode, _) in kernels.items()
        if not program.kernels[name].refused
    ]
    assert accepted == []
    assert len(kernels) > 300


def split_name(name: str) -> tuple[str, tuple[str, ...]]:
    """Return the opcode and the modifiers in the name of a case."""
    opcode, *modifiers = name.split()[0].split(".")
    return opcode, tuple(modifiers)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (".address_size 32", ".address_size 32"),
        (".frob", "the directive .frob"),
        (".global .texref t", ".texref"),
        (".reg .v4 .f32 v;", "the directive .reg"),
        ("\x01", r"line 3: '\x01'"),
        ('.global .u32 x = "a";', "line 3: the operand '\"a\"'"),
    ],
)
def test_unknown_syntax_is_rejected(code: str, message: str) -> None:
    with pytest.raises(Refused, match=f"^{re.escape(message)}$"):
        parse(f".version 8.0\n.target sm_80\n{code}\n;")
