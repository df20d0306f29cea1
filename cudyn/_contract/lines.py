"""Texts with several contracts: lines and comments."""

from __future__ import annotations

import re

_COMMENT, _START = re.compile(r"(?<!\S)#[^\n]*"), re.compile(r"^(?!where\b)\w+\s*\(", re.MULTILINE)


def split_contracts(text: str) -> list[tuple[int, str]]:
    """Split a text at the lines that begin contracts; return their numbers, and texts without comments."""
    text = _COMMENT.sub("", text)
    starts, depth, at = [0], 0, 0
    for found in _START.finditer(text):
        between, at = text[at : found.start()], found.start()
        depth += sum({"(": 1, "[": 1, ")": -1, "]": -1}.get(letter, 0) for letter in between)
        if not depth and text[:at].strip():
            starts.append(at)
    pieces, line = [], 1
    for start, end in zip(starts, [*starts[1:], len(text)]):
        each = text[start:end]
        pieces.append((line + each[: len(each) - len(each.lstrip())].count("\n"), each))
        line += each.count("\n")
    return pieces
