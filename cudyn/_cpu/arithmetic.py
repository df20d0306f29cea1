"""Arithmetic, comparisons and conversions as C: the lines of forms.SCALAR."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .._simulation.runner import Refused
from .forms import types_of
from .memory import address, space_of
from .values import FLOATS, bits_of, c_type, pack, value_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .forms import Form
    from .parse import Instruction, Operand
    from .translate import Writer

ROUNDINGS = {"rn": 0, "rz": 1, "rm": 2, "rp": 3, "rni": 0, "rzi": 1, "rmi": 2, "rpi": 3}
_COMPARED = {"eq": "==", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_COMPARED |= {"lo": "<", "ls": "<=", "hi": ">", "hs": ">="}
_LOGIC = {"and": "&", "or": "|", "xor": "^"}
_TINY = {"f32": "0x1p-126", "f16": "0x1p-14", "bf16": "0x1p-126"}


def fill(code: str, values: Sequence[str]) -> str:
    """Put values for A, B, C, D."""
    return re.sub(r"\b[ABCD]\b", lambda found: values["ABCD".index(found[0])], code)


def write(w: Writer, i: Instruction, form: Form) -> str:
    """C for an instruction of a line without `@`."""
    types = types_of(i.modifiers)
    results, sources = resolve(form, i)
    code = form.code.format_map(_names(w, i, form.code)) if "{" in form.code else form.code
    operands = list(i.operands)
    to = operands.pop(0) if results else None
    if types and types[-1][1:] in ("16x2", "f16x2") and form.sources[0] == "T":
        half = types[-1][:-2]
        return w.put(i.operands[0], "b32", _halves(w, operands, half, lambda v: f"(u16)({fill(code, v)})"))
    needed = [t for t in sources if "?" not in t]
    if not len(needed) <= len(operands) <= len(sources):
        raise Refused(f"{i} with {len(i.operands)} operands")
    values = [source(w, i, o, t.partition("?")[0]) for o, t in zip(operands, sources, strict=False)]
    values += [t.partition("?")[2] or "0" for t in sources[len(operands) :]]
    e = fill(code, values)
    if to is None:
        return e
    if to.kind != "pair":
        return w.put(to, results[0], e)
    if len(results) < 2:
        raise Refused(f"{i} with two results")
    return f"u64 r_={e};{w.put(to.parts[0], results[0], 'r_')}{w.put(to.parts[1], 'pred', 't->pred')}"


def source(w: Writer, i: Instruction, o: Operand, type_: str) -> str:
    """C: the value of a source. "[]" is an address, "[m]" that of an mbarrier in shared memory."""
    if type_ == "[]":
        return address(w, o)
    if type_ == "[m]":
        near = space_of(i) in ("shared", "cluster") or "bulk" in i.modifiers
        return f"(u32)({address(w, o)})" if near else f"to_shared(t,{address(w, o)})"
    return w.get(o, type_)


class _Names(dict[str, object]):
    """Flags: 1 if a modifier is there or the opcode is this, else 0."""

    def __init__(self, i: Instruction, known: dict[str, object]) -> None:
        super().__init__(known)
        self.i = i

    def __missing__(self, name: str) -> object:
        return int(name in self.i.modifiers or name == self.i.opcode)


def _names(w: Writer, i: Instruction, code: str) -> dict[str, object]:
    """What braces in a line's code may name."""
    m = i.modifiers
    types = types_of(m) or ["b32"]
    last, wide = types[-1], _wide(types[-1])
    known: dict[str, object] = {"t": last, "n": bits_of(last), "signed": int(last[0] == "s")}
    known |= {"W": c_type(wide) if wide else "", "signed1": int(types[0][0] == "s"), "op": i.opcode}
    known |= {f"m{k}": each for k, each in enumerate(m)} | {f"M{k}": each.upper() for k, each in enumerate(m)}
    known |= {
        "relu": "relu_" if "relu" in m else "",
        "mode": mode_of(i),
        "tiny": _TINY["f32"] if "ftz" in m else 0,
    }
    if "{site}" in code:
        known["site"] = w.site(i)
    return _Names(i, known)


def mode_of(i: Instruction) -> int:
    """The number of a rounding: to the nearest, towards zero, down, up."""
    return next((ROUNDINGS[m] for m in i.modifiers if m in ROUNDINGS), 0)


def _wide(type_: str) -> str:
    return f"{type_[0]}{2 * bits_of(type_)}" if type_[0] in "us" and type_[1:] in ("16", "32") else ""


def resolve(form: Form, i: Instruction) -> tuple[list[str], list[str]]:
    """The types of the results and of the sources of an instruction."""
    types = types_of(i.modifiers) or ["b32"]
    known = {"T": types[-1], "S": types[0], "W": _wide(types[-1]), "p": "pred", "imm8": "u32"}
    known |= {
        "D": "s32" if "s32" in types else "u32",
        "BT": f"b{bits_of(types[-1])}",
        "BS": f"b{bits_of(types[0])}",
    }
    return [known.get(t, t) for t in form.results], [known.get(t, t) for t in form.sources]


def _count(i: Instruction, form: Form) -> None:
    if len(i.operands) != len(form.sources) + 1:
        raise Refused(f"{i} with {len(i.operands)} operands")


def _halves(w: Writer, operands: Sequence[Operand], half: str, make: Callable[[list[str]], str]) -> str:
    """C for an operation on each half of pairs."""
    parts = []
    for shift in (0, 16):
        values = [value_of(half, f"(u16)({w.get(o, 'b32')}>>{shift})") for o in operands]
        parts.append(f"((u32)({make(values)})<<{shift})")
    return "|".join(parts)


def write_float(w: Writer, i: Instruction, form: Form) -> str:
    type_ = types_of(i.modifiers)[-1]
    element = type_.removesuffix("x2")
    _count(i, form)
    _, sign, code = form.code.split(" ", 2)
    given = code.replace("{op}", i.opcode).replace("{t}", element)
    mode = mode_of(i)

    def make(values: list[str]) -> str:
        tiny = _TINY[element] if "ftz" in i.modifiers and element in _TINY else ""
        flush = f"{'(float)' if element == 'f32' else ''}flush({{}},{tiny})" if tiny else "{}"
        v = [flush.format(x) for x in values]
        e = fill(given, v)
        if mode:
            padded = [*v, "0", "0"]
            e = f"directed_{element}('{sign}',{mode},{padded[0]},{padded[1]},{padded[2]})"
        if "NaN" in i.modifiers:
            e = f"({v[0]}!={v[0]}||{v[1]}!={v[1]}?NAN:{e})"
        if tiny:
            e = flush.format(f"narrowed_{element}({e})" if element != "f32" else f"(float)({e})")
        e = f"sat_({e})" if "sat" in i.modifiers else f"relu_({e})" if "relu" in i.modifiers else e
        return pack(element, e)

    if type_ != element:
        return w.put(i.operands[0], "b32", _halves(w, i.operands[1:], element, make))
    return w.put_bits(i.operands[0], type_, make([w.get(o, type_) for o in i.operands[1:]]))


_NAN = {"f32": "0x7f800000,0x7fffffff", "f16": "0x7c00,0x7fff", "bf16": "0x7f80,0x7fff"}


def write_sign(w: Writer, i: Instruction, form: Form) -> str:
    """On bits; any NaN but those of f64 becomes the one that operations give."""
    type_ = types_of(i.modifiers)[-1]
    element, ftz = type_.removesuffix("x2"), int("ftz" in i.modifiers)
    top = f"{1 << bits_of(element) - 1:#x}ull"

    def make(bits: list[str]) -> str:
        e = {"abs": f"{bits[0]}&~{top}", "neg": f"{bits[0]}^{top}"}.get(i.opcode)
        if e is None:
            return f"({bits[-1]}&~{top})|({bits[0]}&{top})"
        return f"quiet({e},{_NAN[element]},{ftz})" if element in _NAN else e

    if type_ != element:
        return w.put(i.operands[0], "b32", _halves(w, i.operands[1:], "b16", make))
    return w.put_bits(i.operands[0], type_, make([w.get_bits(o, type_) for o in i.operands[1:]]))


def write_carry(w: Writer, i: Instruction, form: Form) -> str:
    """The flag is in `cc`; that of a subtraction is there as on the device: no borrow."""
    type_ = types_of(i.modifiers)[-1]
    n, unsigned = bits_of(type_), f"u{bits_of(type_)}"
    base, carried = i.opcode[:3], "cc" if i.opcode.endswith("c") and len(i.opcode) == 4 else ""
    x = [w.get(o, unsigned) for o in i.operands[1:]]
    if base == "mad":
        a, b = (w.get(o, type_) for o in i.operands[1:3])
        product = f"mulhi_{type_}({a},{b})" if "hi" in i.modifiers else f"((u64){a}*(u64){b})"
        e = f"(u128)({unsigned})({product})+{x[2]}+{carried or 0}"
    elif base == "add":
        e = f"(u128){x[0]}+{x[1]}+{carried or 0}"
    else:
        e = f"(u128){x[0]}-{x[1]}-{'!cc' if carried else 0}"
    flag = f"cc={'!' if base == 'sub' else ''}(w_>>{n}&1);" if "cc" in i.modifiers else ""
    return f"u128 w_={e};{w.put(i.operands[0], unsigned, 'w_')}{flag}"


def _condition(compare: str, a: str, b: str, real: bool) -> str:
    """C: a comparison; one of floats is false where one is not a number, unless it ends in u."""
    if compare in ("num", "nan"):
        return f"({a}!={a}||{b}!={b})" if compare == "nan" else f"({a}=={a}&&{b}=={b})"
    if compare == "ne":
        return f"({a}<{b}||{a}>{b})" if real else f"({a}!={b})"
    if compare == "neu":
        return f"({a}!={b})"
    if real and compare[-1] == "u":
        return f"({a}!={a}||{b}!={b}||{a}{_COMPARED[compare[:-1]]}{b})"
    return f"({a}{_COMPARED[compare]}{b})"


def _compared(w: Writer, i: Instruction, type_: str, values: Sequence[str]) -> str:
    real = type_ in FLOATS
    a, b = (f"flush({v},{_TINY[type_]})" if "ftz" in i.modifiers and real else v for v in values)
    return _condition(i.modifiers[0], a, b, real)


def write_compare(w: Writer, i: Instruction, form: Form) -> str:
    type_ = types_of(i.modifiers)[-1]
    _count(i, form)
    e = _compared(w, i, type_, [w.get(o, type_) for o in i.operands[1:3]])
    operation = next((m for m in i.modifiers if m in _LOGIC), "")
    if i.opcode == "set":
        result = types_of(i.modifiers)[0]
        return w.put(i.operands[0], result, f"{e}?{'1.0' if result in FLOATS else '-1'}:0")
    to = i.operands[0]
    third = f"{_LOGIC[operation]}(q_)" if operation else ""
    first = f"u8 c_={e};" + (f"u8 q_={w.get(i.operands[3], 'pred')};" if operation else "")
    if to.kind != "pair":
        return first + w.put(to, "pred", f"c_{third}")
    if type_ in ("f16", "bf16"):
        raise Refused(f"{i} with two predicates")
    return first + w.put(to.parts[0], "pred", f"c_{third}") + w.put(to.parts[1], "pred", f"!c_{third}")


def write_compare2(w: Writer, i: Instruction, form: Form) -> str:
    """Each half of pairs has its own predicate."""
    half = types_of(i.modifiers)[-1][:-2]
    to = i.operands[0]
    if to.kind != "pair":
        raise Refused(f"{i} with one predicate")
    found = []
    for shift in (0, 16):
        values = [value_of(half, f"(u16)({w.get(o, 'b32')}>>{shift})") for o in i.operands[1:3]]
        found.append(_compared(w, i, half, values))
    return (
        f"u8 c_={found[0]},d_={found[1]};{w.put(to.parts[0], 'pred', 'c_')}{w.put(to.parts[1], 'pred', 'd_')}"
    )


def write_set2(w: Writer, i: Instruction, form: Form) -> str:
    result, source = types_of(i.modifiers)
    half = source[:-2]
    true = {"f16x2": "0x3c00", "bf16x2": "0x3f80"}.get(result, "0xffff")
    e = _halves(w, i.operands[1:3], half, lambda v: f"{_compared(w, i, half, v)}?{true}:0")
    return w.put(i.operands[0], "b32", e)


def write_convert(w: Writer, i: Instruction, form: Form) -> str:
    to, of = types_of(i.modifiers)
    _count(i, form)
    mode, n, d = mode_of(i), bits_of(to), i.operands[0]
    sat, ftz = "sat" in i.modifiers, "ftz" in i.modifiers and to != "f16"  # a device does not flush for f16
    x = w.get(i.operands[1], of)
    if i.modifiers in (("f32", "f32"), ("f32", "bf16")):  # the bits as they are
        bits = w.get_bits(i.operands[1], of)
        return w.put_bits(d, to, f"(u32){bits}<<16" if of == "bf16" else bits)
    if ftz and of == "f32":
        x = f"(float)flush({x},0x1p-126)"
    if of not in FLOATS:
        if to not in FLOATS:
            return w.put(d, to, f"clamp_{to[0]}({x},{n})" if sat else x)
        directed = mode and to != "f16"
        x = f"{to}_of_{of[0]}64({x},{mode})" if directed else f"({c_type(to)}){x}"
        mode = mode if to == "f16" else 0
    elif to not in FLOATS:
        return w.put(d, to, f"to_{to[0]}(whole({x},{mode}),{n},{int(of == 'f64' or n == 64)})")
    if any(m.endswith("i") and m in ROUNDINGS for m in i.modifiers):
        x, mode = f"whole({x},{mode})", 0
    if sat or "relu" in i.modifiers:
        x = f"{'sat_' if sat else 'relu_'}({x})"
    if to in ("f16", "bf16"):
        rounded = f"narrow({x},{'10,5' if to == 'f16' else '7,8'},{mode},1,0)"
        return w.put_bits(d, to, f"keep_nan({x},10,5,{rounded})" if of == "f64" else rounded)
    if to == "f32" and of == "f64":
        rounded = f"f32_of_f64({x},{mode})" if mode else f"(float)({x})"
        rounded = f"flush({rounded},0x1p-126)" if ftz else rounded
        return w.put_bits(d, to, f"keep_nan({x},23,8,of_f32({rounded}))")
    return w.put(d, to, f"flush((float)({x}),0x1p-126)" if ftz and to == "f32" else x)
