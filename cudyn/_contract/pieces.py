"""Cutting a contract's text into pieces."""

from __future__ import annotations

import re

_COMMENT, _START = re.compile(r"(?<!\S)#[^\n]*"), re.compile(r"^(?!where\b)\w+\s*\(", re.MULTILINE)
_DEPTHS = {"(": 1, "[": 1, ")": -1, "]": -1}


def split_contracts(text: str) -> list[tuple[int, str]]:
    """Split a text at the lines that begin contracts; return their numbers, and texts without comments."""
    text = _COMMENT.sub("", text)
    starts, depth, at = [0], 0, 0
    for found in _START.finditer(text):
        between, at = text[at : found.start()], found.start()
        depth += sum(_DEPTHS.get(letter, 0) for letter in between)
        if not depth and text[:at].strip():
            starts.append(at)
    pieces, line = [], 1
    for start, end in zip(starts, [*starts[1:], len(text)]):
        each = text[start:end]
        pieces.append((line + each[: len(each) - len(each.lstrip())].count("\n"), each))
        line += each.count("\n")
    return pieces


def take_parentheses(text: str, start: int) -> tuple[str, str]:
    """Return the text inside parentheses that were opened before `start`, and the text behind them."""
    depth = 1
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return text[start:at], text[at + 1 :]
    raise make_error(text, "expected ')'")


def split(text: str, trailing: bool = False) -> list[str]:
    """Split a text at the commas outside parentheses and brackets; [] for an empty text.

    trailing: a comma may end it.
    """
    parts, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += _DEPTHS.get(letter, 0)
        if letter == "," and not depth:
            parts.append(text[start:at].strip())
            start = at + 1
    parts.append(text[start:].strip())
    if trailing and any(parts) and not parts[-1]:
        parts.pop()
    return parts if parts != [""] else []


def find_last_parentheses(text: str) -> int:
    """Find the start of the parentheses at the end of a text; its length if it has none."""
    depth = 0
    if text.rstrip().endswith(")"):
        for at in range(len(text) - 1, -1, -1):
            depth += {")": 1, "(": -1}.get(text[at], 0)
            if text[at] == "(" and not depth:
                return at
    return len(text)


def make_error(text: str, why: str) -> ValueError:
    """Make the error that shows the place."""
    shown = " ".join(text.split())
    return ValueError(f"{why}; got {shown if len(shown) <= 80 else shown[:77] + '...'!r}")
