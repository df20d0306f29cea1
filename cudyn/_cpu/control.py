"""Control, barriers, warp operations and matrices as C."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .._simulation.runner import Refused
from .memory import address, space_of, vector

if TYPE_CHECKING:
    from .forms import Form
    from .parse import Instruction
    from .translate import Writer

BUILT_IN = {"vprintf", "malloc", "free", "__assertfail"}
_ALL = "~0u"


def _label(w: Writer, name: str) -> str:
    if name not in w.labels:
        raise Refused(f"the label {name}")
    return w.labels[name]


def write_branch(w: Writer, i: Instruction, form: Form) -> str:
    return f"goto {_label(w, i.operands[0].name)};"


def write_branches(w: Writer, i: Instruction, form: Form) -> str:
    index, table = i.operands
    names = [o.name for o in table.parts] if table.kind == "vector" else w.tables.get(table.name)
    if names is None:
        raise Refused(f"the table {table.name}")
    cases = " ".join(f"case {k}: goto {_label(w, name)};" for k, name in enumerate(names))
    return f"switch ({w.get(index, 'u32')}) {{ {cases} default: die(t,TRAP,{w.site(i)}); }}"


def write_call(w: Writer, i: Instruction, form: Form) -> str:
    """Results and arguments are variables in .param."""
    operands = list(i.operands)
    given = list(operands.pop(0).parts) if operands[0].kind == "list" else []
    to = operands.pop(0)
    given += operands[0].parts if operands and operands[0].kind == "list" else ()
    places = "".join(f",(u8*){w.address_of(o.name)}" for o in given)
    if to.name in w.registers:
        w.calls.add("*")
        return f"((void(*)(Thr*{',u8*' * len(given)})){w.raw(to)})(t{places});"
    if to.name in BUILT_IN:
        return f"t->site={w.site(i)};f_{to.name}(t{places});"
    function = w.module.module.functions.get(to.name)
    if function is None or function.body is None:
        raise Refused(f"the function {to.name}")
    w.calls.add(to.name)
    return f"f{w.module.numbers[to.name]}(t{places});"


def write_exit(w: Writer, i: Instruction, form: Form) -> str:
    if not w.function.entry:
        raise Refused("exit in a function")
    return "return;"


def write_bar_red(w: Writer, i: Instruction, form: Form) -> str:
    to, number, *count, of = i.operands
    n, aligned = w.get(count[0], "u32") if count else "0", int(i.opcode == "bar" or "aligned" in i.modifiers)
    call = f"meet_bar(t,{w.site(i)},{w.get(number, 'u32')},{n},{w.get(of, 'pred')},1,{aligned});"
    what = next(m for m in i.modifiers if m in ("popc", "and", "or"))
    e = {
        "popc": "(u32)(t->result>>32)",
        "or": "t->result>>32!=0",
        "and": "(u32)(t->result>>32)==(u32)t->result",
    }
    return call + w.put(to, "u32" if what == "popc" else "pred", e[what])


def write_matrix(w: Writer, i: Instruction, form: Form) -> str:
    load = i.opcode == "ldmatrix"
    registers, where = i.operands if load else i.operands[::-1]
    parts = vector(i, registers)
    shared = int(space_of(i) == "shared")
    at = f"(u32){address(w, where)}" if shared else address(w, where)
    given = "" if load else ",".join(w.get_bits(o, "b32") for o in parts)
    head = f"Matrix x_={{{at},{len(parts)},{int('trans' in i.modifiers)},{{{given or 0}}},{shared}}};"
    call = f"warp(t,{w.site(i)},{'W_LOAD' if load else 'W_STORE'},{_ALL},(u64)&x_,0,0);"
    return head + call + "".join(w.put_bits(o, "b32", f"x_.r[{k}]") for k, o in enumerate(parts) if load)


def write_mma(w: Writer, i: Instruction, form: Form) -> str:
    shape = re.fullmatch(r"m(\d+)n(\d+)k(\d+)", i.modifiers[2])
    *_, d, a, b, c = i.modifiers
    if shape is None or d != c:
        raise Refused(str(i))
    m, n, k = map(int, shape.groups())
    bits = {"f16": 16, "bf16": 16, "tf32": 32, "f64": 64}.get(a, 8)
    if (bits, m, k) in ((16, 16, 4), (32, 16, 16)) or (a != b and bits != 8):
        raise Refused(str(i))
    wide = 2 if bits == 64 else 1
    words = [m * k * bits // 1024, k * n * bits // 1024, m * n // (64 if c == "f16" else 32) * wide]
    lists = [o.parts if o.kind == "vector" else (o,) for o in i.operands]
    if [len(x) * wide for x in lists] != [words[2], *words]:
        raise Refused(f"{i} with these operands")
    register, type_ = ("u64", "f64") if wide == 2 else ("u32", "b32")
    fill = [w.get_bits(o, type_) for o in (*lists[1], *lists[2], *lists[3])]
    total = (sum(words) + words[2]) // wide
    kinds = ",".join(f"M_{x.upper()}" for x in (a, b, c))
    sat = int("satfinite" in i.modifiers)
    head = (
        f"{register} r_[{total}]={{{','.join(fill)}}};Mma x_={{{m},{n},{k},{bits},{kinds},{sat},0,(u32*)r_}};"
    )
    call = f"warp(t,{w.site(i)},W_MMA,{_ALL},(u64)&x_,0,0);"
    return head + call + "".join(w.put_bits(o, type_, f"r_[{len(fill) + j}]") for j, o in enumerate(lists[0]))
