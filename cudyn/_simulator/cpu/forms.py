"""Reads forms.txt, which lists the supported instructions. All other instructions are rejected."""

from __future__ import annotations

import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..driver.kernel_runs import Refused

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|[us]16x2|b?f(?:16|16x2)|f32|f64|pred|tf32|e\dm\dx?2?)$")
_AXES = ("x", "y", "z")
_FIELD_SEPARATOR = re.compile(r" \|(?: |$)")

# Patterns for modifiers, which are used in _MODIFIER_ORDER
_STRENGTH = ("weak|volatile|mmio", "relaxed|acquire|release|acq_rel", "cta|cluster|gpu|sys")
_SPACE = "(?:global|shared|local|const|param)(?:::.*)?"
_CACHED = ("L1::.*", "L2::cache_hint", "L2::.*")
_VECTOR = r"v\d"
_ATOMIC = "add|and|or|xor|min|max|inc|dec|exch|cas"
_ROUNDING = "approx|full|r[nzmp]|r[nzmp]i|rna"
_COMPARISON = "eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan"
_SHAPE = r"m\d+n\d+(?:k\d+)?"
_ARITHMETIC = (_ROUNDING, "ftz", "oob", "sat", "relu")
# Opcode -> patterns for modifiers, in the order of the PTX manual and of forms.txt. Compilers may write these
# modifiers in a different order. All other modifiers, such as types, follow them in their original order.
_MODIFIER_ORDER: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("ld", "ldu"), (*_STRENGTH, _SPACE, "ca|cg|cs|lu|cv", "nc", *_CACHED, _VECTOR)),
    "st": (*_STRENGTH, _SPACE, "wb|cg|cs|wt", *_CACHED, _VECTOR),
    **dict.fromkeys(
        ("atom", "red"),
        ("async", *_STRENGTH, _SPACE, "mbarrier::.*", _ATOMIC, "noftz", "L2::cache_hint", _VECTOR),
    ),
    **dict.fromkeys(("add", "sub", "mul", "fma", "div", "rcp", "sqrt"), _ARITHMETIC),
    "cvt": (_ROUNDING, "ftz", "sat", "satfinite", "relu"),
    **dict.fromkeys(("min", "max"), ("ftz", "NaN", "xorsign", "abs", "relu")),
    **dict.fromkeys(("set", "setp"), (_COMPARISON, "and|or|xor", "ftz")),
    **dict.fromkeys(("ldmatrix", "stmatrix"), ("sync", "aligned", _SHAPE, r"x\d", "trans", _SPACE)),
    "mma": ("sync", "aligned", _SHAPE, "row|col", "satfinite"),
    "mbarrier": (
        "arrive|arrive_drop|expect_tx|complete_tx|test_wait|try_wait|init|inval",
        "noComplete|parity",
        *_STRENGTH,
        _SPACE,
    ),
    **dict.fromkeys(
        ("bar", "barrier"),
        ("cta|cluster|warp", "sync|arrive|red|wait", "popc|and|or", "release|relaxed|acquire", "aligned"),
    ),
    **dict.fromkeys(("vote", "redux", "shfl"), ("sync",)),
    "match": ("any|all",),
}


class Slot(NamedTuple):
    """A position of a modifier in a form.

    Attributes:
        modifiers: The modifiers that the form accepts in this position.
        is_optional: Whether the modifier may be missing.
    """

    modifiers: tuple[str, ...]
    is_optional: bool


@dataclass(frozen=True)
class Form:
    """A form of an instruction, as described by a line of forms.txt, for one of the opcodes in the line.

    Attributes:
        opcode: The name of the instruction without modifiers.
        slots: The positions of modifiers.
        results: The types of the instruction's results.
        sources: The types of the source operands.
        call: The template for the instruction's C code (see `_Placeholders` in instructions.py).
    """

    opcode: str
    slots: tuple[Slot, ...]
    results: tuple[str, ...]
    sources: tuple[str, ...]
    call: str

    def matches(self, modifiers: tuple[str, ...]) -> bool:
        """Return whether the modifiers, in this order, match the slots.

        A modifier may fit an optional slot and also a later slot. All possibilities are followed at once, as
        a nondeterministic automaton does.
        """
        matched_counts = {0}  # all possible numbers of modifiers that the slots so far have matched
        for slot in self.slots:
            next_counts = set(matched_counts) if slot.is_optional else set()
            for count in matched_counts:
                if count < len(modifiers) and modifiers[count] in slot.modifiers:
                    next_counts.add(count + 1)
            matched_counts = next_counts
        return len(modifiers) in matched_counts


@cache
def order_modifiers(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, ...]:
    """Sort the modifiers of an instruction into the order of the PTX manual.

    Compilers may write them in a different order. Modifiers whose order matters, such as types, keep it.
    """
    patterns = _MODIFIER_ORDER.get(opcode, ())

    def rank(modifier: str) -> int:
        """Return the sort key of a modifier: the index of the first pattern that matches it."""
        for index, pattern in enumerate(patterns):
            if re.fullmatch(pattern, modifier):
                return index
        return len(patterns)

    return tuple(sorted(modifiers, key=rank))


@cache
def load_forms() -> tuple[dict[str, list[Form]], dict[str, str]]:
    """Read the supported instructions and special registers from forms.txt.

    Returns:
        Opcode -> forms, and name of a special register -> C code.
    """
    groups: dict[str, str] = {}
    forms: dict[str, list[Form]] = {}
    special_registers: dict[str, str] = {}
    text = (pkgutil.get_data(__package__, "forms.txt") or b"").decode()
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, equals, value = line.partition(" = ")
        if name.startswith("%") or name == "WARP_SZ":
            _add_special_register(name, value, special_registers)
        elif equals and name.isupper():
            groups[name] = value
        else:
            _add_forms(line, groups, forms)
    return forms, special_registers


def _add_special_register(name: str, code: str, special_registers: dict[str, str]) -> None:
    """Add a special register such as `%clock` or, if its code contains {}, its three components.

    Args:
        name: The PTX name. For a register with components such as `%tid.x`, the name without the component.
        code: The C code of its value. `{}` stands for the index of the component.
        special_registers: Name of a special register -> C code. The register is added to it.
    """
    if "{}" not in code:
        special_registers[name] = code
        return
    for index, axis in enumerate(_AXES):
        special_registers[f"{name}.{axis}"] = code.replace("{}", str(index))


def _add_forms(line: str, groups: dict[str, str], forms: dict[str, list[Form]]) -> None:
    """Parse a line of forms.txt, and add a form for each of its opcodes.

    Args:
        line: The line, whose three fields are the opcodes with the slots, the operands, and the C code.
        groups: Name in capital letters -> the string that it stands for.
        forms: Opcode -> forms. The new forms are added to it.
    """
    opcodes_and_slots, operands, call = _FIELD_SEPARATOR.split(line, maxsplit=2)
    opcodes, *slot_texts = opcodes_and_slots.split()
    slots = tuple(_parse_slot(slot_text, groups) for slot_text in slot_texts)
    results, equals, sources = operands.rpartition("=")
    result_types = tuple(results.split("|")) if equals else ()
    source_types = tuple(sources.split(",")) if sources else ()
    code = groups.get(call, call)
    for opcode in opcodes.split("/"):
        form = Form(opcode, slots, result_types, source_types, code)
        forms.setdefault(opcode, []).append(form)


def _parse_slot(text: str, groups: dict[str, str]) -> Slot:
    """Parse a slot such as "a/b" or "a/GROUP?", in which "?" marks an optional modifier.

    The name of a group is replaced by the members of the group.
    """
    modifiers: list[str] = []
    for name in text.rstrip("?").split("/"):
        members = groups.get(name, name)
        modifiers += members.split("/")
    return Slot(tuple(modifiers), is_optional=text.endswith("?"))


def get_form(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the form of an instruction with this opcode and these modifiers.

    Raises:
        Refused: The simulator does not support the instruction.
    """
    ordered_modifiers = order_modifiers(opcode, modifiers)
    forms, _ = load_forms()
    for form in forms.get(opcode, ()):
        if form.matches(modifiers) or form.matches(ordered_modifiers):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def list_types(modifiers: tuple[str, ...]) -> list[str]:
    """Return those modifiers of an instruction that are PTX types, such as "f32"."""
    return [modifier for modifier in modifiers if _TYPE.match(modifier)]
