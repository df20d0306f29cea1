"""Kernels and their parameters, read out of PTX (PTX ISA, "Kernel Function Parameters")."""

from __future__ import annotations

import re

from .signature import KernelInfo, Parameter

SIZES = {"b8": 1, "b16": 2, "f16": 2, "b32": 4, "b64": 8, "b128": 16, "f32": 4, "f64": 8}
SIZES |= {f"{sign}{bits}": bits // 8 for sign in "us" for bits in (8, 16, 32, 64)}

_TARGET = re.compile(r"^\s*\.target\s+(\w+)", re.M)
_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*(?:\((.*?)\))?", re.S)
_PARAMETER = re.compile(
    r"\.param\s+(?:\.align\s+(\d+)\s+)?\.(\w+)"  # alignment, type
    r"(?:\s+\.ptr(?:\s*\.\w+)*(?:\s+\.align\s+\d+)?)?"  # what a pointer points to
    r"\s+[\w$]+\s*(?:\[(\d+)\])?"  # name, size of an array
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)


def read(data: bytes) -> tuple[str, tuple[KernelInfo, ...]]:
    """The target, such as "sm_90", and the kernels. ValueError: a parameter that can't be read."""
    text = _COMMENT.sub(" ", data.rstrip(b"\0").decode("utf-8", "replace"))
    target = _TARGET.search(text)
    kernels = [KernelInfo(name, _parameters(name, inside or "")) for name, inside in _ENTRY.findall(text)]
    return target[1] if target else "", tuple(kernels)


def _parameters(kernel: str, text: str) -> tuple[Parameter, ...]:
    result: list[Parameter] = []
    end = 0
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        found = _PARAMETER.fullmatch(part)
        if found is None or found[2] not in SIZES:
            raise ValueError(f"the parameter {part!r} of {kernel} can't be read")
        size = SIZES[found[2]] * int(found[3] or 1)
        align = int(found[1] or SIZES[found[2]])
        offset = end + -end % align
        result.append(Parameter(offset, size, align, found[2]))
        end = offset + size
    return tuple(result)
