"""Kernels and their parameters, read from PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re

from .kernel_info import SIZES, KernelInfo, Parameter, check_places
from .mangled import check_name

_NAME = r"[\w$%]+"
# An unclosed comment or string extends to the end: else the search would take quadratic time.
_TARGET = re.compile(r"^[^\S\n]*\.target\s+(\w+)", re.M)
_ENTRY = re.compile(rf"\.entry\s+({_NAME})\s*(?:\(([^)]*))?")
_NUMBER = r"0[xX][\da-fA-F]+|0[bB][01]+|\d+"
_PARAMETER = re.compile(
    rf"\.param((?:\s*\.align\s+(?:{_NUMBER})U?)*)"
    r"\s*\.(\w+)"  # the type
    rf"(?:\s*\.ptr)?(?:\s*\.align\s+(?:{_NUMBER})U?|\s*\.\w+)*"  # of what it points to
    rf"\s+{_NAME}\s*(?:\[\s*({_NUMBER})U?\s*\])?"  # the name, and how many there are of an array
)
_NOT_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"?|//[^\n]*|/\*.*?(?:\*/|\Z)', re.S)  # strings and comments


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Read the target, such as "sm_90", and the kernels. Raises ValueError for impossible parameters."""
    text = _NOT_CODE.sub(" ", data.rstrip(b"\0").decode("utf-8", "replace"))
    target = _TARGET.search(text)
    entries = dict(_ENTRY.findall(text))  # one may be declared before it is defined
    return target[1] if target else "", tuple(
        KernelInfo(check_name(n), _parameters(p)) for n, p in entries.items()
    )


def _parameters(text: str) -> tuple[Parameter, ...] | None:
    """The parameters; None if a launch can't pass one of them."""
    result: list[Parameter] = []
    end = 0
    for part in filter(None, map(str.strip, text.split(","))):
        found = _PARAMETER.fullmatch(part)
        if found is None or found[2] not in SIZES:
            return None
        natural = SIZES[found[2]]
        size = natural * (_number(found[3]) if found[3] else 1)
        align = max([natural, *map(_number, re.findall(_NUMBER, found[1]))])
        result.append(Parameter(end + -end % align, size, align, _type(found[2], part)))
        end = result[-1].offset + size
    check_places(result)
    return tuple(result)


def _type(written: str, part: str) -> str:
    """The type of a parameter; a pointer is an integer, even if its type is only bits."""
    return "u64" if written == "b64" and re.search(r"\.ptr\b", part) else written


def _number(text: str) -> int:
    """An integer constant of PTX, which writes octal numbers as C does."""
    return int(text, 8) if re.fullmatch(r"0\d+", text) else int(text, 0)
