"""The instructions that are translated: forms.txt. One whose modifiers fit no line of it is refused."""

from __future__ import annotations

import itertools
import pkgutil
import re
from dataclasses import dataclass
from functools import cache

from .._simulation.kernel_runs import Refused

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|[us]16x2|b?f(?:16|16x2)|f32|f64|pred|tf32|e\dm\dx?2?)$")
_AXES = ("x", "y", "z")

# Compilers write these modifiers in any order; forms.txt has them in that of the manual.
_SEMANTICS = frozenset(("relaxed", "acquire", "release", "acq_rel"))
_SCOPES = frozenset(("cta", "cluster", "gpu", "sys"))
_SPACES = frozenset(("global", "shared", "shared::cta", "shared::cluster"))
_ROUNDINGS = frozenset(("approx", "full", "rn", "rz", "rm", "rp"))
_IN_ORDER = {
    **dict.fromkeys(("atom", "red"), (_SEMANTICS, _SCOPES, _SPACES)),
    **dict.fromkeys(
        ("add", "sub", "mul", "fma", "div", "rcp", "sqrt"),
        (_ROUNDINGS, frozenset(("ftz",)), frozenset(("sat",))),
    ),
}


@dataclass(frozen=True)
class Form:
    """A line. slots: the alternatives, and whether it may be missing. results, sources: types."""

    opcode: str
    slots: tuple[tuple[tuple[str, ...], bool], ...]
    results: tuple[str, ...]
    sources: tuple[str, ...]
    call: str

    def matches(self, modifiers: tuple[str, ...]) -> bool:
        """Do the modifiers fit, all of them and in order?"""
        found = {0}  # how many of them may be used up
        for allowed, may_be_missing in self.slots:
            used = {at + 1 for at in found if at < len(modifiers) and modifiers[at] in allowed}
            found = used | found if may_be_missing else used
        return len(modifiers) in found


def order_modifiers(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, ...]:
    """The modifiers in the manual's order, where compilers write another one; none is lost."""
    kinds = _IN_ORDER.get(opcode, ())

    def rank(modifier: str) -> int:
        return next((at for at, kind in enumerate(kinds) if modifier in kind), len(kinds))

    return tuple(sorted(modifiers, key=rank))


@cache
def load() -> tuple[dict[str, list[Form]], dict[str, str]]:
    """The lines, by opcode, and the special registers: name -> C."""
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
    return tuple(itertools.chain(*(groups.get(each, each).split("/") for each in slot.split("/"))))


def find(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the line that an instruction fits. Raises Refused."""
    in_order = order_modifiers(opcode, modifiers)
    for form in load()[0].get(opcode, ()):
        if form.matches(modifiers) or form.matches(in_order):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def types_of(modifiers: tuple[str, ...]) -> list[str]:
    """The types among modifiers."""
    return [modifier for modifier in modifiers if _TYPE.match(modifier)]
