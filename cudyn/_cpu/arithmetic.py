"""The lines of forms.txt as C; floats and conversions."""

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
_TRUE = {"f16": "1.0", "f32": "1.0", "bf16": "1.0", "f16x2": "0x3c00", "bf16x2": "0x3f80"}
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
    needed = [t for t in sources if "?" not in t]
    if not len(needed) <= len(operands) <= len(sources):
        raise Refused(f"{i} with {len(i.operands)} operands")
    if types and types[-1].endswith("16x2") and form.sources[0] == "T" and len(results) == 1:
        half = types[-1][:-2]
        return w.put(i.operands[0], "b32", _halves(w, operands, half, lambda v: f"(u16)({fill(code, v)})"))
    values = [source(w, i, o, t.partition("?")[0]) for o, t in zip(operands, sources, strict=False)]
    values += [t.partition("?")[2] or "0" for t in sources[len(operands) :]]
    e = fill(code, values)
    if to is None:
        return e
    if to.kind != "pair":
        if form.results[1:] == ("P",):
            raise Refused(f"{i} with one predicate")
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


def _names(w: Writer, i: Instruction, code: str) -> dict[str, object]:
    """What braces in a line's code may name. A modifier or an opcode is a flag: 1 if it is there, else 0."""
    m = i.modifiers
    types = types_of(m) or ["b32"]
    last, wide = types[-1].removesuffix("x2"), _wide(types[-1])
    known: dict[str, object] = {"t": last, "n": bits_of(last), "signed": int(last[0] == "s")}
    known |= {"W": c_type(wide) if wide else "", "signed1": int(types[0][0] == "s"), "op": i.opcode}
    known |= {f"m{k}": each for k, each in enumerate(m)} | {f"M{k}": each.upper() for k, each in enumerate(m)}
    known |= {"relu": "relu_" if "relu" in m else "", "mode": mode_of(i)}
    known |= {"tiny": _TINY.get(last, "") if "ftz" in m else 0, "true": _TRUE.get(types[0], "-1")}
    if "{site}" in code:
        known["site"] = w.site(i)
    flags = set(re.findall(r"{(\w+)}", code)).difference(known)
    return known | {name: int(name in m or name == i.opcode) for name in flags}


def mode_of(i: Instruction) -> int:
    """The number of a rounding: to the nearest, towards zero, down, up."""
    return next((ROUNDINGS[m] for m in i.modifiers if m in ROUNDINGS), 0)


def _wide(type_: str) -> str:
    return f"{type_[0]}{2 * bits_of(type_)}" if type_[0] in "us" and type_[1:] in ("16", "32") else ""


def resolve(form: Form, i: Instruction) -> tuple[list[str], list[str]]:
    """The types of the results and of the sources of an instruction."""
    types = types_of(i.modifiers) or ["b32"]
    known = {"T": types[-1], "S": types[0], "W": _wide(types[-1]), "p": "pred", "P": "pred", "imm8": "u32"}
    known |= {"D": "s32" if "s32" in types else "u32"}
    known |= {"BT": f"b{bits_of(types[-1])}", "BS": f"b{bits_of(types[0])}"}
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


def write_copysign(w: Writer, i: Instruction, form: Form) -> str:
    """On bits: a NaN stays what it is."""
    type_ = types_of(i.modifiers)[-1]
    to, *sources = i.operands
    a, b = (w.get_bits(o, type_) for o in sources)
    top = f"{1 << bits_of(type_) - 1:#x}ull"
    return w.put_bits(to, type_, f"({b}&~{top})|({a}&{top})")


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
