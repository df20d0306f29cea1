"""Instructions as C: the lines of forms.txt, and control, which no line can describe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .._simulation.kernel_runs import Refused
from .forms import types_of
from .parse import bits_of

if TYPE_CHECKING:
    from .forms import Form
    from .parse import Instruction, Operand
    from .translate import Writer

BUILT_IN = {"vprintf", "malloc", "free", "__assertfail"}
FLOATS = {"f32", "f64", "f16", "bf16"}
_STRONG = {"volatile", "relaxed", "acquire", "release", "mmio"}
_ROUNDINGS = {"rn": 0, "rz": 1, "rm": 2, "rp": 3, "rni": 0, "rzi": 1, "rmi": 2, "rpi": 3}
_TRUE = {"f16": "1.0", "f32": "1.0", "bf16": "1.0", "f16x2": "0x3c00", "bf16x2": "0x3f80"}
_TINY = {"f32": "0x1p-126", "f16": "0x1p-14", "bf16": "0x1p-126"}
_NEW = {"add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec"}


def c_type(type_: str) -> str:
    """The C type in which the value of a type is worked on."""
    if type_ in FLOATS:
        return "float" if type_ == "f32" else "double"
    return f"{'s' if type_[0] == 's' else 'u'}{max(bits_of(type_), 8)}"


def space_of(i: Instruction) -> str:
    """The state space of an instruction; "generic" where it has none. shared::cluster is of its own."""
    for m in i.modifiers:
        base, _, scope = m.partition("::")
        if base in ("global", "const", "local", "param"):
            return base
        if base == "shared":
            return "cluster" if scope == "cluster" else "shared"
    return "generic"


def resolve(form: Form, i: Instruction) -> tuple[list[str], list[str]]:
    """The types of the results and of the sources of an instruction."""
    types = types_of(i.modifiers) or ["b32"]
    last, first = types[-1], types[0]
    known = {"T": last, "S": first, "p": "pred", "P": "pred", "imm8": "u32"}
    known |= {"BT": f"b{bits_of(last)}", "BS": f"b{bits_of(first)}", "D": "s32" if "s32" in types else "u32"}
    known |= {"R": f"{_count(i)}b32", "W": _wide(last)}
    known["V"] = f"{_count(i)}{last if last[0] in 'us' else known['BT']}"
    return [known.get(t, t) for t in form.results], [known.get(t, t) for t in form.sources]


def _wide(type_: str) -> str:
    return f"{type_[0]}{2 * bits_of(type_)}" if type_[0] in "us" and bits_of(type_) < 64 else type_


def _count(i: Instruction) -> int:
    """The registers of a vector."""
    return next((int(m[1:]) for m in i.modifiers if m in ("v2", "v4", "x1", "x2", "x4")), 1)


class _Names(dict[str, object]):
    """What braces in a line's code may name. A modifier or an opcode is a flag: 1 if it is there, else 0."""

    def __init__(self, w: Writer, i: Instruction) -> None:
        types, space, m = types_of(i.modifiers) or ["b32"], space_of(i), i.modifiers
        first, last, count = types[0], types[-1].removesuffix("x2"), _count(i)
        self.writer, self.i = w, i
        for k, each in enumerate(m):
            self |= {f"m{k}": each, f"M{k}": each.upper()}
        for mark, each in (("", last), ("1", first)):
            self |= {f"n{mark}": bits_of(each), f"u{mark}": "s" if each[0] == "s" else "u"}
            self[f"signed{mark}"] = int(each[0] == "s")
        self |= {"t": last, "W": c_type(_wide(last)), "op": i.opcode, "true": _TRUE.get(first, "-1")}
        self |= {"count": count, "bits": bits_of(types[-1]), "size": bits_of(types[-1]) // 8 * count}
        if bits_of(types[-1]) * count > 128:
            raise Refused(f"{i} of {self['size']} bytes")
        self["mode"] = next((_ROUNDINGS[x] for x in m if x in _ROUNDINGS), 0)
        self["end"] = "sat_" if "sat" in m else "relu_" if "relu" in m else ""
        self["tiny"] = _TINY.get("f32" if "f32" in types else last, 0) if _flushes(i) else 0
        self["new"] = "new_" + min(_NEW & set(m), default="") + f"_{types[-1]}" * ("f" in types[-1])
        self["kinds"] = ",".join((*(f"M_{each.upper()}" for each in types[1:]), str(int("satfinite" in m))))
        self["strong"] = int(bool(_STRONG & set(m)) and space not in ("param", "local", "const"))
        self["near"] = int(space in ("shared", "cluster"))
        where = next((o.name for o in i.operands if o.kind == "address"), "")
        own = space in ("local", "param") and where and where not in w.registers
        self["at"] = "own" if own else "shared" if self["near"] else "local" if space == "local" else "any"

    def __missing__(self, name: str) -> object:
        if name == "site":
            return self.setdefault(name, self.writer.site(self.i))
        if name == "spin":
            return f"spin(t,{self['site']});" if self["strong"] else ""
        return int(name in self.i.modifiers or name == self.i.opcode)


def _flushes(i: Instruction) -> bool:
    """Are subnormal numbers zero? A device does not flush for conversions with f16."""
    return "ftz" in i.modifiers and not (i.opcode == "cvt" and "f16" in i.modifiers)


def write(w: Writer, i: Instruction, form: Form) -> str:
    """C for an instruction of a line without `@`."""
    operands, names = list(i.operands), _Names(w, i)
    if "L2::cache_hint" in i.modifiers:
        w.get_bits(operands.pop(), "b64")
    results, sources = resolve(form, i)
    to = operands.pop(0) if results else None
    missing = len(sources) - len(operands)
    if missing and missing != sum("?" in t for t in sources):
        raise Refused(f"{i} with {len(i.operands)} operands")
    code = form.code.format_map(names)
    type_ = types_of(i.modifiers)[-1] if sources and form.sources[0] == "T" else ""
    if to and len(results) == 1 and type_.endswith("16x2"):
        half = type_[:-2]
        end = finish(names, half if form.results == ("T",) else "u16", code)
        parts = []
        for shift in (0, 16):
            bits = (f"as_{half}({w.get_bits(o, 'b32')}>>{shift})" for o in operands)
            each = (f"{n}={flush(names, half, e)}" for n, e in zip("ABC", bits, strict=False))
            given = f"{c_type(half)} {','.join(each)};"
            parts.append(f"(u32)(u16)({{{given}{end};}})<<{shift}")
        return w.put(to, "b32", "|".join(parts))
    given, rest = "", iter(operands)
    for name, source in zip("ABCD", sources, strict=False):
        kind, optional, default = source.partition("?")
        is_there = not (optional and missing)
        given += declare(names, name, kind, next(rest)) if is_there else f"u64 {name}={default or 0};"
    if to is None:
        return given + code
    if found := re.fullmatch(r"(\d)(\w+)", results[0]):
        put = (w.put(o, found[2], f"q_[{k}]") for k, o in enumerate(vector(i, to, int(found[1]))))
        return f"{c_type(found[2])} q_[{found[1]}];{given}{code};{''.join(put)}"
    e = f"({{{given}{finish(names, results[0], code)};}})"
    if (to.kind == "pair") > (len(results) == 2) or (to.kind != "pair" and form.results[1:] == ("P",)):
        raise Refused(f"{i} with {'two results' if to.kind == 'pair' else 'one predicate'}")
    if to.kind != "pair":
        return w.put(to, results[0], e)
    first, second = to.parts
    return f"u64 r_={e};{w.put(first, results[0], 'r_')}{w.put(second, 'pred', 't->pred')}"


def flush(names: _Names, type_: str, e: str) -> str:
    return f"flush({e},{_TINY[type_]})" if type_ in _TINY and _flushes(names.i) else e


def finish(names: _Names, type_: str, e: str) -> str:
    """C: the bits of a result."""
    if type_ in FLOATS:
        flushed = flush(names, type_, f"as_{type_}(of_{type_}({e}))")
        e = f"{names['end']}({flushed if flushed[0] == 'f' else e})"
    return f"of_{type_}({e})"


def vector(i: Instruction, o: Operand, count: int) -> tuple[Operand, ...]:
    """The registers of a vector. Raises Refused if they are not as many as the instruction says."""
    parts = o.parts if o.kind == "vector" else (o,)
    if len(parts) != count:
        raise Refused(f"{i} with {len(parts)} registers")
    return parts


def declare(names: _Names, name: str, type_: str, o: Operand) -> str:
    """C: a variable that has the value of an operand, by its type or one of the signs of forms.txt."""
    w, i = names.writer, names.i
    if type_ in ("[]", "[m]"):
        e = address(w, o)
        generic = type_ == "[m]" and not names["near"] and "bulk" not in i.modifiers
        return f"u64 {name}={f'to_shared(t,{e})' if generic else e};"
    if type_ == "[t]":
        texture, where = o.parts
        kind, count = i.modifiers[-1], int(i.modifiers[0][0])
        each = ",".join(w.get(part, kind) for part in vector(i, where, count))
        return f"u64 {name}={w.get(texture, 'u64')};double B[]={{{each}}};"
    if found := re.fullmatch(r"(\d)(\w+)", type_):
        parts = ",".join(w.get_bits(each, found[2]) for each in vector(i, o, int(found[1])))
        return f"u{bits_of(found[2])} {name}[]={{{parts}}};"
    if type_ == "size" and (o.kind != "int" or o.value not in (4, 8, 16)):
        raise Refused(f"{i} with the size {o.value}")
    if type_ == "had":  # how much of the source is there, or a predicate that says that none of it is
        register = w.registers.get(o.name)
        e = f"{w.get(o, 'pred')}?0:C" if register and register[1] == "pred" else w.get(o, "u32")
        return f"u32 {name}={e};"
    type_ = "u32" if type_ == "size" else type_
    return f"{c_type(type_)} {name}={flush(names, type_, w.get(o, type_))};"


def address(w: Writer, o: Operand) -> str:
    """C: the address that an operand in brackets has."""
    if o.kind != "address" or o.parts:
        raise Refused(f"an address that is a {o.kind}")
    if not o.name:
        return f"{o.value & (1 << 64) - 1:#x}ull"
    found = w.registers.get(o.name)
    base = f"(u64){found[0]}" if found else w.address_of(o.name)
    return f"({base}+({o.value}))" if o.value else base


def write_mov(w: Writer, i: Instruction, form: Form) -> str:
    type_ = i.modifiers[-1]
    to, of = i.operands
    if type_ == "pred":
        return w.put(to, type_, w.get(of, type_))
    n = bits_of(type_)
    if of.kind == "vector":
        width = n // len(of.parts)
        parts = (f"(u{n}){w.get_bits(o, f'b{width}')}<<{k * width}" for k, o in enumerate(of.parts))
        return w.put(to, type_, "|".join(parts))
    if to.kind == "vector":
        width = n // len(to.parts)
        put = (w.put(o, f"b{width}", f"(u{width})(m_>>{k * width})") for k, o in enumerate(to.parts))
        return f"u{n} m_={w.get_bits(of, type_)};{''.join(put)}"
    return w.put(to, type_, w.get_bits(of, type_))


def write_branch(w: Writer, i: Instruction, form: Form) -> str:
    """`bra`, and `brx.idx` by a table."""
    *index, table = i.operands
    names = w.tables.get(table.name, [o.name for o in table.parts]) if index else [table.name]
    if not names or not set(names) <= set(w.labels):
        raise Refused(f"the label {table.name}")
    if not index:
        return f"goto {w.labels[table.name]};"
    cases = " ".join(f"case {k}: goto {w.labels[name]};" for k, name in enumerate(names))
    return f"switch ({w.get(index[0], 'u32')}) {{ {cases} default: die(t,TRAP,{w.site(i)}); }}"


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
