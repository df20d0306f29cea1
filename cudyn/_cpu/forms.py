"""The instructions that are translated: forms.txt. One whose modifiers fit no line of it is refused."""

from __future__ import annotations

import itertools
import pkgutil
import re
from dataclasses import dataclass
from functools import cache

from .._simulation.kernel_runs import Refused

_TYPE = re.compile(r"(?:[usb](?:8|16|32|64|128)|[us]16x2|b?f(?:16|16x2)|f32|f64|pred|tf32|e\dm\dx?2?)$")


@dataclass(frozen=True)
class Form:
    """A line. slots: the alternatives, and whether it may be missing. results, sources: types."""

    opcode: str
    slots: tuple[tuple[tuple[str, ...], bool], ...]
    results: tuple[str, ...]
    sources: tuple[str, ...]
    code: str

    def matches(self, modifiers: tuple[str, ...]) -> bool:
        """Do the modifiers fit, all of them and in order?"""
        found = {0}  # how many of them may be used up
        for allowed, missing in self.slots:
            used = {i + 1 for i in found if i < len(modifiers) and modifiers[i] in allowed}
            found = used | found if missing else used
        return len(modifiers) in found


@cache
def load() -> tuple[dict[str, list[Form]], dict[str, str]]:
    """The lines, by opcode, and the special registers: name -> C."""
    groups: dict[str, str] = {}
    forms: dict[str, list[Form]] = {}
    special: dict[str, str] = {}
    text = (pkgutil.get_data(__package__, "forms.txt") or b"").decode()
    lines = [line.strip() for line in text.splitlines() if line.strip() and line[0] != "#"]
    for line in lines:
        name, equals, value = line.partition(" = ")
        if line[0] == "%" or name == "WARP_SZ":
            for k, axis in enumerate(("x", "y", "z")):
                special[f"{name}.{axis}" if "{}" in value else name] = value.replace("{}", str(k))
            continue
        if equals and name.isupper():
            groups[name] = value
            continue
        head, operands, code = re.split(r" \|(?: |$)", line, maxsplit=2)
        opcodes, *words = head.split()
        slots = tuple((_split(word.rstrip("?"), groups), word[-1] == "?") for word in words)
        results, equals, sources = operands.rpartition("=")
        types = tuple(results.split("|")) if equals else (), tuple(filter(None, sources.split(",")))
        for opcode in opcodes.split("/"):
            forms.setdefault(opcode, []).append(Form(opcode, slots, *types, groups.get(code, code)))
    return forms, special


def _split(slot: str, groups: dict[str, str]) -> tuple[str, ...]:
    return tuple(itertools.chain(*(groups.get(each, each).split("/") for each in slot.split("/"))))


def find(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the line that an instruction fits. Raises Refused."""
    for form in load()[0].get(opcode, ()):
        if form.matches(modifiers):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def types_of(modifiers: tuple[str, ...]) -> list[str]:
    """The types among modifiers."""
    return [m for m in modifiers if _TYPE.match(m)]
