"""Statements of C that compute expressions, and fail where these have no value."""

from __future__ import annotations

import ast
import re
from typing import Any

from .._contract import expressions, messages
from .._contract.dtypes import DTYPES
from .._contract.messages import Message
from .c_text import Part, Value, fill_slots, write_refusal

_LEAST, _MOST = DTYPES["i64"].limits
# The functions of C for operations: of the compiler, __builtin_..._overflow, and of module.c.
_OVERFLOWING = {"+": "add", "-": "sub", "*": "mul"}
_DIVISIONS = {"//": "divide", "%": "get_rest", "ceildiv": "divide_up"}


class Statements:
    """Lines of a function.

    lines      so far
    variables  by argument or size, their names and types in C
    member     where the values of sizes are in their variables
    said       what is said of an expression without a value; "": why it has none
    narrow     numbers whose variables have types of their own
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.variables: dict[str, tuple[str, str]] = {}
        self.member, self.said = "", ""
        self.narrow: dict[str, str] = {}
        self._temporaries = 0

    def evaluate(self, node: ast.expr, what: str) -> str:
        """Write the steps that compute an expression in 64 bits; return the name of its value."""
        if isinstance(node, ast.Constant):
            return literal(int(node.value))  # type: ignore[arg-type]
        if isinstance(node, ast.Name):
            variable, type_ = self.variables[node.id]
            variable += self.member
            if type_ == "int64_t":
                return self.keep(variable) if node.id in self.narrow else variable
            variable = f"(uint64_t){variable}" if self.member else variable
            self.fail(f"{variable} > {literal(_MOST)}", what, expressions.say_overflow(node))
            return f"(int64_t){variable}"
        sign, *sides = expressions.take_apart(node)
        left, right = (self.evaluate(side, what) for side in sides)
        if sign in _OVERFLOWING:
            result = self.keep()
            overflows = f"__builtin_{_OVERFLOWING[sign]}_overflow({left}, {right}, &{result})"
            self.fail(overflows, what, expressions.say_overflow(node))
            return result
        if sign in _DIVISIONS:
            return self._divide(node, what, _DIVISIONS[sign], left, right)
        if sign in expressions.FUNCTIONS:
            return self.keep(f"{left} {'<' if sign == 'min' else '>'} {right} ? {left} : {right}")
        return f"({left} {sign} {right})"

    def keep(self, value: str = "0") -> str:
        """Give a value a name."""
        name = f"t{self._temporaries}"
        self._temporaries += 1
        self.add(f"    int64_t {name} = {value};")
        return name

    def _divide(self, node: ast.expr, what: str, how: str, left: str, right: str) -> str:
        if not re.fullmatch(r"[1-9]\d*ll", right):
            self.fail(f"!{right}", what, expressions.say_zero(node))
            if how != "get_rest":
                overflows = f"{right} == -1 && {left} == {literal(_LEAST)}"
                self.fail(overflows, what, expressions.say_overflow(node))
        return self.keep(f"{how}({left}, {right})")

    def show(self, name: str, value: str) -> list[Part]:
        """Write a value with its name in a message."""
        conversion = "llu" if self.variables.get(name) == (value, "uint64_t") else "lld"
        return fill_slots(messages.NAMED, name=name, value=Value(value, conversion))

    def add(self, *lines: str) -> None:
        """Add lines."""
        self.lines += lines

    def attempt(self, call: str, condition: str = "") -> None:
        """Return with the status of a call unless that is 0."""
        self.add(f"    {f'if ({condition}) ' if condition else ''}TRY({call});")

    def fail(self, condition: str, what: str, message: Message | str, *values: Any, **others: Any) -> None:
        """Return with a message, or a text of its own, if a condition holds."""
        if isinstance(message, str):
            message, others = messages.OTHER, {"text": self.said or message}
        refusal = write_refusal(what, message, *values, **others)
        self.add(f"    if ({condition})", f"        return fail(place, {refusal});")


def literal(value: int) -> str:
    """Write a number of 64 bits as a literal of C99 and C++."""
    if value == _LEAST:
        return f"({value + 1}ll - 1)"
    return f"{value}ll" if value <= _MOST else f"{value}ull"
