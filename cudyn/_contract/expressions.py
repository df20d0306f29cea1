"""Integer expressions of sizes: n, ceildiv(n, 256), 4 * (m + 1); and comparisons: n % 16 == 0.

They are Python's own syntax trees, of a few kinds of nodes. All values are 64-bit signed integers, in every
step: overflow is an error, in Python and in C. `//` and `%` round down, as Python's do.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import add, eq, floordiv, ge, gt, le, lt, mod, mul, ne, sub

OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
FUNCTIONS = ("ceildiv", "min", "max")
# Names for facts of the device: its multiprocessors, and the kernel's blocks that one of them runs at a time.
DEVICE_FACTS = ("sms", "occupancy")

OPERATIONS: dict[str, Callable[[int, int], int]] = {"min": min, "max": max}
OPERATIONS["ceildiv"] = lambda left, right: -(-left // right)
OPERATIONS |= zip(OPERATORS.values(), (add, sub, mul, floordiv, mod))
OPERATIONS |= zip(COMPARISONS.values(), (eq, ne, lt, le, gt, ge))
show = ast.unparse  # an expression, in its one normal form
_LEAST = -(1 << 63)
_MOST = (1 << 63) - 1
# A text may come from a file.
_LONGEST = 1000  # characters
_DEEPEST = 100  # nodes in nodes
# What people write out of habit from other languages, and how contracts write it.
_HABITS = (
    (r"\s*(\band\b|&&)\s*", ", "),
    (r"(?<!/)/(?!/)", "//"),
    (r"(?<![=!<>])=(?!=)", "=="),
    (r"\b(cdiv|ceil_?div|div_?up|div_?ceil)\b", "ceildiv"),
    (r"(\w+)\s*([<>]=?)\s*(\w+)\s*([<>]=?)", r"\1 \2 \3, \3 \4"),
)


@dataclass(frozen=True)
class Expression:
    """An expression that is a size, by its text."""

    text: str

    @cached_property
    def node(self) -> ast.expr:
        return parse(self.text)

    def __str__(self) -> str:
        return self.text


def parse(text: str, comparison: bool = False) -> ast.expr:
    """Read an expression, or a comparison of two. ValueError: it is not one."""
    try:
        if len(text) > _LONGEST:
            raise ValueError
        node = ast.parse(text.strip(), mode="eval").body
        _check(node, comparison=comparison)
    except (SyntaxError, ValueError, KeyError, RecursionError, MemoryError):
        what = "a comparison such as n % 16 == 0" if comparison else "an expression such as ceildiv(n, 256)"
        shown = text if len(text) <= _LONGEST else text[:40] + "..."
        raise ValueError(f"{shown.strip()!r}: expected {what}") from None
    return node


def suggest_expression(text: str, comparison: bool) -> str:
    """Suggest a correction for a text that is not an expression.

    Args:
        text: The text.
        comparison: Whether a comparison was expected.

    Returns:
        The end of an error message, or `""` without a suggestion.
    """
    if re.search(r"\bor\b|\|\|", text):
        return "; write a contract for each case"
    meant = text
    for pattern, replacement in _HABITS:
        meant = re.sub(pattern, replacement, meant)
    try:
        for part in meant.split(", ") if comparison else [meant]:
            parse(part, comparison)
    except ValueError:
        return ""
    return f"; did you mean {meant}?"


def list_names(node: ast.expr) -> Iterator[str]:
    """Yield the sizes in an expression, in order."""
    if isinstance(node, ast.Name):
        yield node.id
    elif not isinstance(node, ast.Constant):
        for side in take_apart(node)[1:]:
            yield from list_names(side)


def evaluate(node: ast.expr, values: Mapping[str, int]) -> int:
    """Return the value of an expression, or whether a comparison holds (0 or 1).

    ValueError: a division by zero, or a step that does not fit 64 bits; the message names it.
    """
    if isinstance(node, ast.Constant):
        return int(node.value)  # type: ignore[arg-type]
    if isinstance(node, ast.Name):
        found = values[node.id]  # a u64 may be greater than an i64
    else:
        sign, *sides = take_apart(node)
        left, right = (evaluate(side, values) for side in sides)
        if not right and sign in ("//", "%", "ceildiv"):
            raise ValueError(f"{show(node)} divides by zero")
        found = int(OPERATIONS[sign](left, right))
    if not _LEAST <= found <= _MOST:
        raise ValueError(say_overflow(node))
    return found


def take_apart(node: ast.expr) -> tuple[str, ast.expr, ast.expr]:
    """Return an operation's operator or function, and its operands; -n is 0 - n.

    ValueError, KeyError: another node.
    """
    if isinstance(node, ast.BinOp):
        return OPERATORS[type(node.op)], node.left, node.right
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return "-", ast.Constant(0), node.operand
    if isinstance(node, ast.Compare):
        [sign] = node.ops
        [right] = node.comparators
        return COMPARISONS[type(sign)], node.left, right
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        left, right = node.args
        if node.func.id in FUNCTIONS:
            return node.func.id, left, right
    raise ValueError


def solve(node: ast.expr, name: str, result: str) -> ast.expr | None:
    """Solve the equation `node == result` for a name.

    Args:
        node: Expression that contains the name.
        name: Name to solve for.
        result: Name for the expression's value. It need not be an identifier.

    Returns:
        An expression for the name, or `None` if there is no rule for the equation. It may be inexact: for a
        product it is a quotient, which is rounded down.
    """
    found: ast.expr = ast.Name(result)
    while not isinstance(node, ast.Name):
        sign, left, right = take_apart(node)
        is_left, is_right = (name in list_names(side) for side in (left, right))
        if (is_left and is_right) or sign not in ("+", "-", "*"):
            return None
        node, other = (left, right) if is_left else (right, left)
        if sign == "*":
            found = ast.BinOp(found, ast.FloorDiv(), other)
        elif sign == "-" and is_right:
            found = ast.BinOp(other, ast.Sub(), found)
        else:
            found = ast.BinOp(found, ast.Sub() if sign == "+" else ast.Add(), other)
    return found


def say_overflow(node: ast.expr) -> str:
    """Say that a value does not fit."""
    return f"{show(node)} does not fit 64 bits"


def _check(node: ast.expr, depth: int = 0, comparison: bool = False) -> None:
    """Raise ValueError for a node of another kind, or too deep a nesting."""
    is_number = isinstance(node, ast.Constant) and type(node.value) is int and node.value <= _MOST
    if depth > _DEEPEST or isinstance(node, ast.Compare) != comparison:
        raise ValueError
    if comparison or not (is_number or isinstance(node, ast.Name)):
        for each in take_apart(node)[1:]:
            _check(each, depth + 1)
