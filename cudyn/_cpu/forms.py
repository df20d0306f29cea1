"""The instructions that are translated: forms.txt. One whose modifiers fit no line of it is refused."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from .._simulation.runner import Refused

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

    def expand(self) -> Iterator[tuple[str, ...]]:
        """Yield every list of modifiers that fits."""
        for chosen in itertools.product(*((*a, "") if missing else a for a, missing in self.slots)):
            yield tuple(filter(None, chosen))


@cache
def load() -> dict[str, list[Form]]:
    """The lines, by opcode."""
    groups: dict[str, str] = {}
    found: dict[str, list[Form]] = {}
    with open(os.path.join(os.path.dirname(__file__), "forms.txt"), encoding="ascii") as file:
        for line in filter(None, map(str.strip, file)):
            if line[0] == "#":
                continue
            if " = " in line and "|" not in line:
                groups.__setitem__(*line.split(" = "))
                continue
            head, operands, code = map(
                str.strip, line.split(" | ", 2) if line[-1] != "|" else (*line[:-1].split(" | "), "")
            )
            opcodes, *slots = head.split()
            results, equals, sources = operands.rpartition("=")
            for opcode in opcodes.split("/"):
                form = Form(
                    opcode,
                    tuple((_split(slot.rstrip("?"), groups), slot[-1] == "?") for slot in slots),
                    tuple(results.split("|")) if equals else (),
                    tuple(sources.split(",")) if sources else (),
                    code,
                )
                found.setdefault(opcode, []).append(form)
    return found


def _split(slot: str, groups: dict[str, str]) -> tuple[str, ...]:
    return tuple(itertools.chain(*(groups.get(each, each).split("/") for each in slot.split("/"))))


def find(opcode: str, modifiers: tuple[str, ...]) -> Form:
    """Return the line that an instruction fits. Raises Refused."""
    for form in load().get(opcode, ()):
        if form.matches(modifiers):
            return form
    raise Refused(".".join((opcode, *modifiers)))


def types_of(modifiers: tuple[str, ...]) -> list[str]:
    """The types among modifiers."""
    return [m for m in modifiers if _TYPE.match(m)]
