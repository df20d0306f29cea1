"""Reads forms.txt, which lists the supported instructions. All other instructions are rejected."""

from __future__ import annotations

import itertools
import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ..driver.kernel_runs import Refused

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|[us]16x2|b?f(?:16|16x2)|f32|f64|pred|tf32|e\dm\dx?2?)$")
_AXES = ("x", "y", "z")

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
        """Return whether the modifiers, in this order, match the slots."""
        counts = {0}  # all possible numbers of modifiers that the previous slots have matched
        for slot in self.slots:
            next_counts = {
                count + 1 for count in counts if count < len(modifiers) and modifiers[count] in slot.modifiers
            }
            counts = next_counts | counts if slot.is_optional else next_counts
        return len(modifiers) in counts


@cache
def order_modifiers(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the modifiers in the manual's order. Compilers may write them in a different order."""
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
    """Read forms.txt, and return two dictionaries.

    Returns:
        Opcode -> forms, and name of a special register -> C code.
    """
    groups: dict[str, str] = {}
    forms: dict[str, list[Form]] = {}
    special: dict[str, str] = {}
    text = (pkgutil.get_data(__package__, "forms.txt") or b"").decode()
    for line in text.splitlines():
        if not line.strip() or line[0] == "#":
            continue
        name, equals, value = line.partition(" = ")
        if line[0] == "%" or name == "WARP_SZ":
            if "{}" in value:  # the register has three components
                for index, axis in enumerate(_AXES):
                    special[f"{name}.{axis}"] = value.replace("{}", str(index))
            else:
                special[name] = value
        elif equals and name.isupper():
            groups[name] = value
        else:
            _add_forms(line, groups, forms)
    return forms, special


def _add_forms(line: str, groups: dict[str, str], forms: dict[str, list[Form]]) -> None:
    """Parse a line of forms.txt, and add a form for each of its opcodes.

    Args:
        line: The line, whose three fields are the opcodes with the slots, the operands, and the C code.
        groups: Name in capital letters -> the string that it stands for.
        forms: Opcode -> forms. The new forms are added to it.
    """
    head, operands, call = re.split(r" \|(?: |$)", line, maxsplit=2)
    opcodes, *slot_texts = head.split()
    slots = tuple(Slot(_expand_slot(slot.rstrip("?"), groups), slot[-1] == "?") for slot in slot_texts)
    results, equals, sources = operands.rpartition("=")
    result_types = tuple(results.split("|")) if equals else ()
    source_types = tuple(filter(None, sources.split(",")))
    for opcode in opcodes.split("/"):
        form = Form(opcode, slots, result_types, source_types, groups.get(call, call))
        forms.setdefault(opcode, []).append(form)


def _expand_slot(slot: str, groups: dict[str, str]) -> tuple[str, ...]:
    """Return the modifiers that a slot such as "a/b" accepts. A group's name is replaced by its members."""
    members = (groups.get(name, name).split("/") for name in slot.split("/"))
    return tuple(itertools.chain(*members))


def get_form(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the form that matches an instruction, or raise Refused."""
    in_order = order_modifiers(opcode, modifiers)
    forms, _ = load_forms()
    for form in forms.get(opcode, ()):
        if form.matches(modifiers) or form.matches(in_order):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def list_types(modifiers: tuple[str, ...]) -> list[str]:
    """Return the modifiers that are types."""
    return [modifier for modifier in modifiers if _TYPE.match(modifier)]
