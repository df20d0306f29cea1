"""Loads, stores, atomics, addresses and asynchronous copies as C."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._simulation.runner import Refused
from .forms import types_of
from .parse import Instruction, Operand
from .values import FLOATS, bits_of, c_type, pack, value_of

if TYPE_CHECKING:
    from .forms import Form
    from .translate import Writer

_STRONG = {"volatile", "relaxed", "acquire", "release", "mmio"}
_NEW = {"add": "O+B", "min": "(T)O<(T)B?O:B", "max": "(T)O>(T)B?O:B", "and": "O&B", "or": "O|B", "xor": "O^B"}
_NEW |= {"exch": "B", "cas": "O==B?D:O", "inc": "O>=B?0:O+1", "dec": "!O||O>B?B:O-1"}


def space_of(i: Instruction) -> str:
    """The state space of an instruction; "generic" where it has none. shared::cluster is of its own."""
    for m in i.modifiers:
        base, _, scope = m.partition("::")
        if base in ("global", "const", "local", "param"):
            return base
        if base == "shared":
            return "cluster" if scope == "cluster" else "shared"
    return "generic"


def address(w: Writer, o: Operand) -> str:
    """C: the address that an operand in brackets has."""
    if o.kind != "address" or o.name == "?":
        raise Refused(f"an address that is a {o.kind}")
    if not o.name:
        return f"{o.value & (1 << 64) - 1:#x}ull"
    found = w.registers.get(o.name)
    base = f"(u64){found[0]}" if found else w.address_of(o.name)
    return f"({base}+({o.value}))" if o.value else base


def access(w: Writer, i: Instruction, o: Operand, size: int, how: str, value: str = "0") -> str:
    """C: a pointer to the memory at an address, checked. how: READ, WRITE, STRONG."""
    space, at, site = space_of(i), address(w, o), w.site(i)
    if space in ("shared", "cluster"):
        return f"sp_(t,{site},(u32)({at}),{size},{how},{value})"
    if space in ("local", "param") and not (o.name and w.registers.get(o.name)):
        return f"(u8*)({at})"
    if space == "local":
        return f"lp_(t,{site},{at},{size})"
    return f"gp_(t,{site},{at},{size},{how},{value})"


def vector(i: Instruction, o: Operand) -> tuple[Operand, ...]:
    """The registers of a vector. Raises Refused if they are not as many as the instruction says."""
    count = next((int(m[1:]) for m in i.modifiers if m in ("v2", "v4", "x1", "x2", "x4")), 1)
    parts = o.parts if o.kind == "vector" else (o,)
    if len(parts) != count:
        raise Refused(f"{i} with {len(parts)} registers")
    return parts


def _is_strong(i: Instruction) -> bool:
    return bool(_STRONG & set(i.modifiers)) and space_of(i) not in ("param", "local", "const")


def write_load(w: Writer, i: Instruction, form: Form) -> str:
    type_, to, strong = i.modifiers[-1], vector(i, i.operands[0]), _is_strong(i)
    unsigned, size = f"u{bits_of(type_)}", bits_of(type_) // 8 * len(to)
    pointer = access(w, i, i.operands[1], size, "READ|STRONG" if strong else "READ")
    spin = f"spin(t,{w.site(i)});" if strong else ""
    if strong and len(to) == 1 and size <= 8:
        get = f"{unsigned} q_[1]={{__atomic_load_n(({unsigned}*){pointer},__ATOMIC_ACQUIRE)}};"
    else:
        get = f"{unsigned} q_[{len(to)}];memcpy(q_,{pointer},{size});"
    put = "".join(
        w.put_bits(o, type_, f"({c_type(type_) if type_[0] == 's' else unsigned})q_[{k}]")
        for k, o in enumerate(to)
    )
    return spin + get + put


def write_store(w: Writer, i: Instruction, form: Form) -> str:
    type_, of, strong = i.modifiers[-1], vector(i, i.operands[1]), _is_strong(i)
    unsigned, size = f"u{bits_of(type_)}", bits_of(type_) // 8 * len(of)
    if space_of(i) == "const":
        raise Refused(f"{i} into .const")
    values = ",".join(w.get_bits(o, type_) for o in of)
    pointer = access(w, i, i.operands[0], size, "WRITE|STRONG" if strong else "WRITE", "q_")
    if strong and len(of) == 1 and size <= 8:
        put = f"__atomic_store_n(({unsigned}*){pointer},q_[0],__ATOMIC_RELEASE);"
    else:
        put = f"memcpy({pointer},q_,{size});"
    return f"{unsigned} q_[{len(of)}]={{{values}}};{put}"


def write_atomic(w: Writer, i: Instruction, form: Form) -> str:
    type_, operation = types_of(i.modifiers)[-1], next(m for m in i.modifiers if m in _NEW)
    space, unsigned, operands = space_of(i), f"u{bits_of(type_)}", list(i.operands)
    to = operands.pop(0) if i.opcode == "atom" else None
    where, *values = operands
    if len(values) != 1 + (operation == "cas") + ("L2::cache_hint" in i.modifiers):
        raise Refused(f"{i} with {len(i.operands)} operands")
    bits = [w.get_bits(o, type_) for o in values[: 1 + (operation == "cas")]]
    if type_ in FLOATS or type_.endswith("x2"):
        half = type_.removesuffix("x2")
        parts = []
        for shift in (0, 16) if type_ != half else (0,):
            cast = "(u16)" if type_ != half else ""
            old, more = (value_of(half, f"{cast}({x}>>{shift})" if cast else x) for x in ("O", "b_"))
            e = f"{old}+{more}"
            if type_ == "f32" and space not in ("shared", "cluster"):  # outside of shared memory it flushes
                e = f"flush((float)(flush({old},0x1p-126)+flush({more},0x1p-126)),0x1p-126)"
            parts.append(f"(({unsigned}){pack(half, e)}<<{shift})")
        new = "|".join(parts)
    else:
        new = _NEW[operation].replace("T", c_type(type_)).replace("B", "b_").replace("D", "d_")
    macro = "ALONE" if space in ("shared", "cluster") else "ATOMIC"
    pointer = access(w, i, where, bits_of(type_) // 8, "READ|WRITE|STRONG")
    e = f"{macro}({unsigned},{pointer},{new})"
    first = f"{unsigned} b_={bits[0]}" + (f",d_={bits[1]};" if operation == "cas" else ";")
    spin = f"spin(t,{w.site(i)});" if to is not None else ""
    if to is None or to.name == "_":
        return f"{spin}{first}{e};"
    cast = f"({c_type(type_)})" if type_[0] == "s" else ""
    return f"{spin}{first}{w.put_bits(to, type_, cast + e)}"


def write_mov(w: Writer, i: Instruction, form: Form) -> str:
    type_ = i.modifiers[-1]
    to, of = i.operands
    if type_ == "pred":
        return w.put(to, type_, w.get(of, type_))
    n = bits_of(type_)
    if of.kind == "vector":
        width = n // len(of.parts)
        parts = (f"(u{n}){w.get_bits(o, f'b{width}')}<<{k * width}" for k, o in enumerate(of.parts))
        return w.put_bits(to, type_, "|".join(parts))
    if to.kind == "vector":
        width = n // len(to.parts)
        put = (w.put_bits(o, f"b{width}", f"(u{width})(m_>>{k * width})") for k, o in enumerate(to.parts))
        return f"u{n} m_={w.get_bits(of, type_)};{''.join(put)}"
    return w.put_bits(to, type_, w.get_bits(of, type_))


def write_copy_async(w: Writer, i: Instruction, form: Form) -> str:
    to, of, size, *more = i.operands
    if "L2::cache_hint" in i.modifiers:
        more.pop()
    if (
        len(more) > 1
        or size.kind != "int"
        or size.value not in (4, 8, 16)
        or any(o.kind == "not" for o in more)
    ):
        raise Refused(f"{i} with these operands")
    had = w.get(more[0], "u32") if more else size.value
    if more and (r := w.registers.get(more[0].name)) and r[1] == "pred":
        had = f"({w.get(more[0], 'pred')}?0:{size.value})"  # it says that the source is ignored
    return f"later(t,{w.site(i)},1,{address(w, to)},{address(w, of)},{size.value},{had});"
