"""Reads kernels and their parameters from PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re

from .kernel_info import SIZES, KernelInfo, Parameter, check_offsets
from .mangled import check_name

_NAME = r"[\w$%]+"
# An unclosed comment or string extends to the end of the file. Otherwise the search would take quadratic
# time.
_TARGET = re.compile(r"^[^\S\n]*\.target\s+(\w+)", re.M)
_ENTRY = re.compile(rf"\.entry\s+({_NAME})\s*(?:\(([^)]*))?")
_NUMBER = r"0[xX][\da-fA-F]+|0[bB][01]+|\d+"
_PARAMETER = re.compile(
    rf"\.param((?:\s*\.align\s+(?:{_NUMBER})U?)*)"
    r"\s*\.(\w+)"  # the type
    # Alignment and state space of the memory that the parameter points to.
    rf"(?:\s*\.ptr)?(?:\s*\.align\s+(?:{_NUMBER})U?|\s*\.\w+)*"
    rf"\s+{_NAME}\s*(?:\[\s*({_NUMBER})U?\s*\])?"  # the name, and the length of an array
)
_NOT_CODE = re.compile(r'"(?:\\.|[^"\\\n])*"?|//[^\n]*|/\*.*?(?:\*/|\Z)', re.S)  # strings and comments


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """Return the target, such as "sm_90", and the kernels. Raises ValueError for invalid parameters."""
    text = _NOT_CODE.sub(" ", data.rstrip(b"\0").decode("utf-8", "replace"))
    target = _TARGET.search(text)
    entries = dict(_ENTRY.findall(text))  # a kernel may be declared before it is defined
    return target[1] if target else "", tuple(
        KernelInfo(check_name(name), _parse_parameters(parameters)) for name, parameters in entries.items()
    )


def _parse_parameters(declarations: str) -> tuple[Parameter, ...] | None:
    """Return the parameters, or `None` if a launch cannot pass one of them.

    Args:
        declarations: The declarations between the parentheses.
    """
    result: list[Parameter] = []
    end = 0
    for declaration in filter(None, map(str.strip, declarations.split(","))):
        match = _PARAMETER.fullmatch(declaration)
        if match is None:
            return None
        alignments, type_, length = match.groups()
        if type_ not in SIZES:
            return None
        element_size = SIZES[type_]
        size = element_size * (_parse_integer(length) if length else 1)
        align = max([element_size, *map(_parse_integer, re.findall(_NUMBER, alignments))])
        result.append(Parameter(end + -end % align, size, align, _get_type(type_, declaration)))
        end = result[-1].offset + size
    check_offsets(result)
    return tuple(result)


def _get_type(type_: str, declaration: str) -> str:
    """Return the type of a parameter. Pointers are treated as integers, even if they are declared as b64."""
    return "u64" if type_ == "b64" and re.search(r"\.ptr\b", declaration) else type_


def _parse_integer(constant: str) -> int:
    """Return the value of an integer constant. Octal numbers are written as in C."""
    return int(constant, 8) if re.fullmatch(r"0\d+", constant) else int(constant, 0)
