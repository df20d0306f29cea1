"""Integer expressions over sizes, such as `ceildiv(n, 256)`, and comparisons, such as `n % 16 == 0`.

Expressions are Python syntax trees that only contain a few types of nodes. Every intermediate result is a
signed 64-bit integer, and an overflow is an error, both in Python and in C. `//` and `%` round down, as in
Python.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import add, eq, floordiv, ge, gt, le, lt, mod, mul, ne, sub

# Map the classes of operators and comparisons in Python's syntax trees to the operators in contracts.
OPERATORS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
FUNCTIONS = ("ceildiv", "min", "max")
# The names that stand for the number of the device's multiprocessors, and for the number of the kernel's
# blocks that a multiprocessor runs at the same time.
DEVICE_FACTS = ("sms", "occupancy")

# Maps operators and the names of functions to the Python functions that compute them.
OPERATIONS: dict[str, Callable[[int, int], int]] = {"min": min, "max": max}
OPERATIONS["ceildiv"] = lambda left, right: -(-left // right)
OPERATIONS |= zip(OPERATORS.values(), (add, sub, mul, floordiv, mod))
OPERATIONS |= zip(COMPARISONS.values(), (eq, ne, lt, le, gt, ge))
show = ast.unparse  # returns the normal form of an expression
_MIN_INT64 = -(1 << 63)
_MAX_INT64 = (1 << 63) - 1
# Expressions are limited because their text may come from an untrusted file.
_MAX_LENGTH = 1000  # characters
_MAX_DEPTH = 100  # levels of nested nodes
_MAX_EXCERPT = 40  # the number of characters that a message quotes from a string longer than _MAX_LENGTH
# Patterns for operators in other languages, and their replacements in contracts.
_FOREIGN_OPERATORS = (
    (r"\s*(\band\b|&&)\s*", ", "),
    (r"(?<!/)/(?!/)", "//"),
    (r"(?<![=!<>])=(?!=)", "=="),
    (r"\b(cdiv|ceil_?div|div_?up|div_?ceil)\b", "ceildiv"),
    (r"(\w+)\s*([<>]=?)\s*(\w+)\s*([<>]=?)", r"\1 \2 \3, \3 \4"),
)


@dataclass(frozen=True)
class Expression:
    """A size that a contract specifies as an expression."""

    text: str

    @cached_property
    def node(self) -> ast.expr:
        """The syntax tree of the expression."""
        return parse(self.text)

    def __str__(self) -> str:
        return self.text


def parse(text: str, comparison: bool = False) -> ast.expr:
    """Parse an expression or a comparison.

    Args:
        text: The expression as a string.
        comparison: Whether the string must be a comparison of two expressions.

    Raises:
        ValueError: The text is not an expression, or not a comparison if `comparison` is true.
    """
    try:
        if len(text) > _MAX_LENGTH:
            raise ValueError
        node = ast.parse(text.strip(), mode="eval").body
        _check(node, comparison=comparison)
    except (SyntaxError, ValueError, KeyError, RecursionError, MemoryError):  # from ast.parse and _check
        expected = "an expression such as ceildiv(n, 256)"
        if comparison:
            expected = "a comparison such as n % 16 == 0"
        excerpt = text if len(text) <= _MAX_LENGTH else f"{text[:_MAX_EXCERPT]}..."
        raise ValueError(f"{excerpt.strip()!r}: expected {expected}") from None
    return node


def suggest_expression(text: str, comparison: bool) -> str:
    """Suggest a correction for a string that is not an expression.

    Args:
        text: The string.
        comparison: Whether a comparison was expected.

    Returns:
        The end of an error message, or `""` if there is no suggestion.
    """
    if re.search(r"\bor\b|\|\|", text):  # Contracts do not have this operator.
        return "; write a contract for each case"
    suggestion = text
    for pattern, replacement in _FOREIGN_OPERATORS:
        suggestion = re.sub(pattern, replacement, suggestion)
    try:
        for piece in suggestion.split(", ") if comparison else [suggestion]:
            parse(piece, comparison)
    except ValueError:
        return ""
    return f"; did you mean {suggestion}?"


def iter_names(node: ast.expr) -> Iterator[str]:
    """Yield the names in an expression, in order. A name that occurs several times is repeated."""
    if isinstance(node, ast.Name):
        yield node.id
    elif not isinstance(node, ast.Constant):
        _, left, right = take_apart(node)
        yield from iter_names(left)
        yield from iter_names(right)


def evaluate(node: ast.expr, values: Mapping[str, int]) -> int:
    """Return the value of an expression, or 1 or 0 for a comparison.

    Raises:
        ValueError: A divisor is zero, or an intermediate result does not fit in 64 bits. The message quotes
            the operation that failed.
    """
    if isinstance(node, ast.Constant):
        return int(node.value)  # type: ignore[arg-type]
    if isinstance(node, ast.Name):
        value = values[node.id]  # A u64 may exceed the range of an i64.
    else:
        operator, *operands = take_apart(node)
        left, right = (evaluate(operand, values) for operand in operands)
        if not right and operator in ("//", "%", "ceildiv"):
            raise ValueError(f"{show(node)} divides by zero")
        value = int(OPERATIONS[operator](left, right))
    if not _MIN_INT64 <= value <= _MAX_INT64:
        raise ValueError(describe_overflow(node))
    return value


def take_apart(node: ast.expr) -> tuple[str, ast.expr, ast.expr]:
    """Return the operator or the function of an operation, and its two operands.

    `-n` is returned as `0 - n`.

    Raises:
        ValueError: The node is not an operation with one operator or function and two operands.
        KeyError: The operator is not supported in expressions.
    """
    if isinstance(node, ast.BinOp):
        return OPERATORS[type(node.op)], node.left, node.right
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return "-", ast.Constant(0), node.operand
    if isinstance(node, ast.Compare):
        [comparison] = node.ops
        [right] = node.comparators
        return COMPARISONS[type(comparison)], node.left, right
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
        result: Name that stands for the value of `node` in the solution. It does not have to be an
            identifier.

    Returns:
        An expression for the name, or `None` if the equation cannot be solved. The solution may be inexact,
        because products are solved with `//`, which rounds down.
    """
    solution: ast.expr = ast.Name(result)
    while not isinstance(node, ast.Name):  # Each iteration moves one operation to the other side.
        operator, left, right = take_apart(node)
        is_in_left = name in iter_names(left)
        is_in_right = name in iter_names(right)
        if (is_in_left and is_in_right) or operator not in ("+", "-", "*"):
            return None
        node, other_operand = (left, right) if is_in_left else (right, left)
        if operator == "*":
            solution = ast.BinOp(solution, ast.FloorDiv(), other_operand)
        elif operator == "+":
            solution = ast.BinOp(solution, ast.Sub(), other_operand)
        elif is_in_left:
            solution = ast.BinOp(solution, ast.Add(), other_operand)
        else:
            solution = ast.BinOp(other_operand, ast.Sub(), solution)
    return solution


def describe_overflow(node: ast.expr) -> str:
    """Return the error message for a value that does not fit in 64 bits."""
    return f"{show(node)} does not fit in 64 bits"


def _check(node: ast.expr, depth: int = 0, comparison: bool = False) -> None:
    """Raise ValueError or KeyError if an expression is not supported.

    Args:
        node: The syntax tree of the expression.
        depth: The number of nodes above this node.
        comparison: Whether the node must be a comparison. If not, the node must not be a comparison.
    """
    is_number = isinstance(node, ast.Constant) and type(node.value) is int and node.value <= _MAX_INT64
    if depth > _MAX_DEPTH or isinstance(node, ast.Compare) != comparison:
        raise ValueError
    if comparison or not (is_number or isinstance(node, ast.Name)):
        _, *operands = take_apart(node)
        for operand in operands:
            _check(operand, depth + 1)
