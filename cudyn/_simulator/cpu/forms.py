"""The supported instructions, which are listed in forms.txt. All other instructions are rejected."""

from __future__ import annotations

import itertools
import pkgutil
import re
from dataclasses import dataclass
from functools import cache

from ..driver.kernel_runs import Refused

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|[us]16x2|b?f(?:16|16x2)|f32|f64|pred|tf32|e\dm\dx?2?)$")
_AXES = ("x", "y", "z")

# Compilers write these modifiers in any order. In forms.txt they are in the manual's order. Modifiers that
# match none of these patterns, such as types, come last and keep their order.
_STRENGTH = ("weak|volatile|mmio", "relaxed|acquire|release|acq_rel", "cta|cluster|gpu|sys")
_SPACE = "(?:global|shared|local|const|param)(?:::.*)?"
_CACHED = ("L1::.*", "L2::cache_hint", "L2::.*")
_VECTOR = r"v\d"
_ATOMIC = "add|and|or|xor|min|max|inc|dec|exch|cas"
_ROUNDING = "approx|full|r[nzmp]|r[nzmp]i|rna"
_COMPARISON = "eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan"
_SHAPE = r"m\d+n\d+(?:k\d+)?"
_ARITHMETIC = (_ROUNDING, "ftz", "oob", "sat", "relu")
_IN_ORDER: dict[str, tuple[str, ...]] = {
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


@dataclass(frozen=True)
class Form:
    """A line of forms.txt.

    Attributes:
        opcode: The instruction without modifiers.
        slots: For each modifier, the accepted alternatives and whether it may be omitted.
        results: The types of the instruction's results.
        sources: The types of the source operands.
        call: The template for the instruction's C code.
    """

    opcode: str
    slots: tuple[tuple[tuple[str, ...], bool], ...]
    results: tuple[str, ...]
    sources: tuple[str, ...]
    call: str

    def matches(self, modifiers: tuple[str, ...]) -> bool:
        """Return whether the modifiers match the slots, in order."""
        counts = {0}  # the numbers of modifiers that may have been matched so far
        for allowed, may_be_missing in self.slots:
            used = {n + 1 for n in counts if n < len(modifiers) and modifiers[n] in allowed}
            counts = used | counts if may_be_missing else used
        return len(modifiers) in counts


@cache
def order_modifiers(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the modifiers in the manual's order, since compilers may write them in a different order."""
    kinds = _IN_ORDER.get(opcode, ())

    def rank(modifier: str) -> int:
        return next((index for index, kind in enumerate(kinds) if re.fullmatch(kind, modifier)), len(kinds))

    return tuple(sorted(modifiers, key=rank))


@cache
def load_forms() -> tuple[dict[str, list[Form]], dict[str, str]]:
    """Return the lines of forms.txt by opcode, and the C code for each special register."""
    groups: dict[str, str] = {}
    forms: dict[str, list[Form]] = {}
    special: dict[str, str] = {}
    text = (pkgutil.get_data(__package__, "forms.txt") or b"").decode()
    for line in text.splitlines():
        if not line.strip() or line[0] == "#":
            continue
        name, equals, value = line.partition(" = ")
        if line[0] == "%" or name == "WARP_SZ":
            for number, axis in enumerate(_AXES):
                special[f"{name}.{axis}" if "{}" in value else name] = value.replace("{}", str(number))
        elif equals and name.isupper():
            groups[name] = value
        else:
            _add_line(line, groups, forms)
    return forms, special


def _add_line(line: str, groups: dict[str, str], forms: dict[str, list[Form]]) -> None:
    head, operands, call = re.split(r" \|(?: |$)", line, maxsplit=2)
    opcodes, *words = head.split()
    slots = tuple((_split(word.rstrip("?"), groups), word[-1] == "?") for word in words)
    results, equals, sources = operands.rpartition("=")
    result_types = tuple(results.split("|")) if equals else ()
    source_types = tuple(filter(None, sources.split(",")))
    for opcode in opcodes.split("/"):
        form = Form(opcode, slots, result_types, source_types, groups.get(call, call))
        forms.setdefault(opcode, []).append(form)


def _split(slot: str, groups: dict[str, str]) -> tuple[str, ...]:
    return tuple(itertools.chain(*(groups.get(name, name).split("/") for name in slot.split("/"))))


def get_form(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the line of forms.txt that matches an instruction, or raise Refused."""
    in_order = order_modifiers(opcode, modifiers)
    forms, _ = load_forms()
    for form in forms.get(opcode, ()):
        if form.matches(modifiers) or form.matches(in_order):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def types_of(modifiers: tuple[str, ...]) -> list[str]:
    """Return the modifiers that are types."""
    return [modifier for modifier in modifiers if _TYPE.match(modifier)]
