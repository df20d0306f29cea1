"""How much host memory C reads or writes through each pointer that the caller gives.

The size of one object follows from its type, unless a parameter beside it could be a count; that of an array
from its dimensions, `double[4][2]`, of which a call passes all elements one after the other. Everything else
is written: [[size]] and [[unsized]] of a library's file, which headers/README.md explains. A pointer without
a size, a text or a reason stops the codegen, which lists all of them with what the names propose.

The rows carry a size in brackets behind the role: cudyn/_bindings/tables/rows.py.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import add
from typing import NamedTuple

from .c_types import FLOATS, INTEGERS, Named, Pointer, Prototype, declare, length_of, parse, unqualified
from .errors import CodegenError, Problems
from .history import History
from .model import Function, Param, Reading, Record
from .roles import COUNT, stem
from .sources import Library, read_row

_BYTES = frozenset(("void", "char", "signed char", "unsigned char", "int8_t", "uint8_t", "_Bool"))
NUMBERS = frozenset((*INTEGERS, *FLOATS))
_SIZED = ("in", "inout")
_GIVEN = ("in", "inout", "both", "most", "given")
_TEXT = ("const char *", "const char *const")
_LENGTH = re.compile(r"\w*([lL]en(gth)?|[sS]ize|[bB]ytes)")
_ON_DEVICE = re.compile(r"d(ev(ice)?)?_|dev(ice)?[A-Z]")
# Reasons of [[unsized]] that are kinds of their own: nothing is missing.
REASONS = {"device memory": "device", "a zero-terminated text": "text"}


# A size ends with one of these marks if the call allocates the memory when its caller omits it; see
# cudyn/_bindings/tables/rows.py.
_MADE = {"text": "t", "bytes": "r"}


class Size(NamedTuple):
    """[[size]] of a library: how much these parameters point to, by the parameters beside them."""

    symbols: str  # a pattern of symbols, or of their names without version and stream
    params: str  # matches the whole declaration, as in C
    elements: str = ""
    bytes: str = ""
    counts_zero: bool = False
    made: str = ""  # what the call returns where the caller leaves the memory out: "text" or "bytes"


class Unsized(NamedTuple):
    """[[unsized]] of a library: parameters whose size no call knows, or that are not host memory."""

    symbols: str
    params: str
    reason: str


KINDS = ("one", "elements", "bytes", "expression", "member", "call", "typed", "text", "device", "unbounded")


@dataclass
class Sized:
    """What was found for a library's functions: for each symbol and span, the size behind each role."""

    texts: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    unbounded: dict[str, dict[str, None]] = field(default_factory=dict)  # reason -> parameters

    def rows(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, list[tuple[str, ...]]]:
        """The roles of all functions as rows carry them, with the sizes behind them."""
        return {
            symbol: [
                tuple(map(add, of_span, texts))
                for of_span, texts in zip(spans, self.texts[symbol], strict=True)
            ]
            for symbol, spans in roles.items()
        }


class Sizes:
    """The sizes of one library. Each entry has to be used."""

    def __init__(self, library: Library, history: History, readings: Sequence[Reading]) -> None:
        self.file = library.file
        self.history = history
        self.sizes = [read_row(Size, row, library.file, "symbols", "params") for row in library.size]
        self.unsized = [read_row(Unsized, row, library.file, "symbols", "params") for row in library.unsized]
        self.types = Types(readings)
        self.found = Sized()
        self.unused: set[Size | Unsized] = {*self.sizes, *self.unsized}

    def find(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> Sized:
        """The sizes of all functions. Raises CodegenError with every pointer that has none."""
        problems = Problems()
        missing: dict[str, list[str]] = {}  # declaration -> functions
        for symbol, spans in self.history.functions.items():
            seen: set[str] = set()
            rows = []
            for span, its_roles in zip(spans, roles[symbol], strict=True):
                with problems.collected():
                    call = _Call(span.value, tuple(its_roles), self.types)
                    rows.append(self._of_function(call, seen, missing))
            self.found.texts[symbol] = rows
        lines = [f"no size of {text} in {', '.join(dict.fromkeys(of))}" for text, of in missing.items()]
        lines += [f"a size that matches nothing: {row.symbols}: {row.params}" for row in sorted(self.unused)]
        with problems.collected():
            if lines:
                raise CodegenError("\n".join(f"{self.file}: {line}" for line in lines))
        problems.raise_any()
        return self.found

    def _of_function(self, call: _Call, seen: set[str], missing: dict[str, list[str]]) -> tuple[str, ...]:
        """The text behind each role. seen: the declarations of the symbol that are counted."""
        texts = []
        for param, role in zip(call.function.params, call.roles, strict=True):
            if role not in _SIZED or not self.types.is_memory(param.type):
                texts.append("")
                continue
            kind, text = self._size(call, param)
            texts.append(text)
            declared = declare(param.type, param.name)
            if not kind:
                missing.setdefault(f"{declared}{propose(call, param)}", []).append(stem(call.function.symbol))
            elif declared not in seen:
                seen.add(declared)
                self.found.counts[kind] += 1
        return tuple(texts)

    def _size(self, call: _Call, param: Param) -> tuple[str, str]:
        """How a pointer is sized ("" for a missing size), and the text behind its role."""
        symbol = call.function.symbol
        for size in reversed(self.sizes):
            match = _matches(size, symbol, param)
            if match is not None:
                self.unused.discard(size)
                return self._written(call, param, size, match)
        for unsized in reversed(self.unsized):
            if _matches(unsized, symbol, param) is not None:
                self.unused.discard(unsized)
                kind = REASONS.get(unsized.reason, "unbounded")
                self.found.unbounded.setdefault(unsized.reason, {})[f"{stem(symbol)}: {param.name}"] = None
                is_array = kind == "unbounded" and self.types.target(param.type) in NUMBERS - _BYTES
                return kind, "[]" if is_array else ""
        length = length_of(param.declared)
        if length is not None:
            return "elements", f"[{length}]"
        if param.type in _TEXT and not any(_LENGTH.fullmatch(count.name) for count in call.counts(param)):
            return "text", ""
        if self.types.is_one(param) and not any(call.counts(param)):
            return "one", "[1]"
        return "", ""

    def _written(self, call: _Call, param: Param, size: Size, match: dict[str, str]) -> tuple[str, str]:
        """How an entry sizes a pointer, and the text behind the role."""
        where = f"{self.file}: size: {call.function.symbol}: {declare(param.type, param.name)}"
        if bool(size.elements) == bool(size.bytes):
            raise CodegenError(f"{where}: expected either elements or bytes")
        expression = (size.elements or size.bytes).format(**match)
        kind = Expression(expression, where, call, self.history).kind()
        if size.elements and self.types.target(param.type) == "void":
            raise CodegenError(f"{where}: a void * has no elements; expected bytes")
        is_bytes = bool(size.bytes) and self.types.target(param.type) not in _BYTES
        if size.made and not (kind == "call" and param is call.function.params[-1] and _may_make(call)):
            raise CodegenError(
                f"{where}: made: expected the last parameter, alone, with another call as its size"
            )
        if size.made not in ("", *_MADE):
            raise CodegenError(f"{where}: made: expected {' or '.join(_MADE)}, got {size.made}")
        if kind == "number":
            kind = "bytes" if size.bytes else "elements"
        marks = "b" * is_bytes + "z" * size.counts_zero + _MADE.get(size.made, "")
        return kind, f"[{''.join(expression.split())}]{marks}"


def _may_make(call: _Call) -> bool:
    """Does a call return nothing beside the memory of its last parameter?"""
    return call.roles[-1] == "inout" and all(role == "in" for role in call.roles[:-1])


def _matches(row: Size | Unsized, symbol: str, param: Param) -> dict[str, str] | None:
    """The named groups of an entry's patterns, if it is about this parameter."""
    own = re.fullmatch(row.params, declare(param.type, param.name))
    if own is None:
        return None
    of = re.fullmatch(row.symbols, symbol) or re.fullmatch(row.symbols, stem(symbol))
    return None if of is None else {**of.groupdict(""), **own.groupdict("")}


class Types:
    """The types of a library and of those that it uses, over all releases."""

    def __init__(self, readings: Sequence[Reading]) -> None:
        self.typedefs = {name: type_ for reading in readings for name, type_ in reading.typedefs.items()}
        self.records = {tag: record for reading in readings for tag, record in reading.records.items()}

    def resolve(self, type_: str) -> str:
        """A type without typedefs and without a const of its own."""
        type_ = unqualified(type_)
        while type_ in self.typedefs:
            type_ = unqualified(self.typedefs[type_])
        return type_

    def target(self, type_: str) -> str | None:
        """What a pointer points to, without typedefs and const; None for another type."""
        parsed = parse(self.resolve(type_))
        return self.resolve(str(parsed.to)) if isinstance(parsed, Pointer) else None

    def is_memory(self, type_: str) -> bool:
        """Does it point to memory, rather than to a function or to a record that only the library knows?"""
        target = self.target(type_)
        if target is None:
            return False
        parsed = parse(target)
        if isinstance(parsed, Named) and parsed.keyword in ("struct", "union"):
            return parsed.tag in self.records
        return not isinstance(parsed, Prototype)

    def is_one(self, param: Param) -> bool:
        """Does its type say that it points to one object?"""
        return not param.is_array and self.target(param.type) not in _BYTES

    def record(self, type_: str) -> Record | None:
        """The record that a type is, or points to."""
        target = self.target(type_) or self.resolve(type_)
        parsed = parse(target)
        return self.records.get(parsed.tag) if isinstance(parsed, Named) else None

    def is_count(self, type_: str) -> bool:
        """Can it count, as a number or as a pointer to one?"""
        integer = INTEGERS.get(self.target(type_) or self.resolve(type_))
        return integer is not None and integer.bits >= 32


@dataclass
class _Call:
    """A prototype with its roles."""

    function: Function
    roles: tuple[str, ...]
    types: Types

    @cached_property
    def given(self) -> dict[str, tuple[Param, str]]:
        """The parameters that the caller gives, with the first word of their roles."""
        words = (role.partition(":")[0] for role in self.roles)
        pairs = zip(self.function.params, words, strict=True)
        return {param.name: (param, word) for param, word in pairs if word in _GIVEN}

    def counts(self, of: Param) -> Iterator[Param]:
        """The given parameters that could be the size of what one points to."""
        for param, _ in self.given.values():
            if param != of and COUNT.fullmatch(param.name) and self.types.is_count(param.type):
                yield param


class Expression:
    """An expression of a size.

    Raises CodegenError for constructs that cudyn/_bindings/tables/rows.py does not explain.
    """

    def __init__(self, text: str, where: str, call: _Call, history: History) -> None:
        self.text = text
        self.where = where
        self.call = call
        self.history = history
        self.uses: set[str] = set()  # what makes it more than a number: "member", "call", "typed"
        try:
            self.tree = ast.parse(text, mode="eval").body
        except SyntaxError:
            raise CodegenError(f"{where}: {text} is not an expression") from None

    def kind(self) -> str:
        """`number` for one parameter or one number, or else the most that it needs."""
        self._check(self.tree)
        if self.uses:
            return min(self.uses)
        return "number" if isinstance(self.tree, (ast.Name, ast.Constant)) else "expression"

    def _check(self, node: ast.AST) -> None:
        """Refuse a node that no call can compute."""
        match node:
            case ast.Constant(value=int()):
                pass
            case ast.Name(id=name):
                self._number(name)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv(), right=right):
                self._check(left)
                self._check(right)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                self._check(operand)
            case ast.Compare(left=left, ops=[_], comparators=[right]):
                self._check(left)
                self._check(right)
            case ast.Call(func=ast.Name(id="max" | "min"), args=[*args], keywords=[]) if len(args) > 1:
                for each in args:
                    self._check(each)
            case ast.Call(func=ast.Name(id="sizeof"), args=[ast.Name(id=name)], keywords=[]):
                self._enumeration(name)
            case ast.Call(func=ast.Name(id=function), args=[*args], keywords=[]):
                self._answer(function, args)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                self._member(name, member)
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=0)):
                self._behind(name)
            case _:
                raise CodegenError(f"{self.where}: {ast.unparse(node)} can't be part of a size")

    def _param(self, name: str) -> tuple[Param, str]:
        found = self.call.given.get(name)
        if found is None:
            raise CodegenError(f"{self.where}: {name} is not a parameter that the caller gives")
        return found

    def _number(self, name: str) -> None:
        param, role = self._param(name)
        is_pointer = self.call.types.target(param.type) is not None
        if not self.call.types.is_count(param.type) or (is_pointer and role not in ("both", "most")):
            raise CodegenError(f"{self.where}: {name} is not a number; {name}[0] is one behind a pointer")

    def _behind(self, name: str) -> None:
        param, role = self._param(name)
        types = self.call.types
        if role not in _SIZED or not types.is_count(param.type) or types.target(param.type) is None:
            raise CodegenError(f"{self.where}: {name} does not point to a number that the caller gives")
        self.uses.add("member")

    def _member(self, name: str, member: str) -> None:
        record = self.call.types.record(self._param(name)[0].type)
        if record is None or member not in {each.name for each in record.fields}:
            raise CodegenError(f"{self.where}: {name} has no member {member}")
        self.uses.add("member")

    def _enumeration(self, name: str) -> None:
        type_ = self.call.types.resolve(self._param(name)[0].type)
        tag = type_.removeprefix("enum ")
        if tag == type_ or tag not in self.history.attributes:
            raise CodegenError(f"{self.where}: {name}: [[attribute]] has no types for {type_}")
        self.uses.add("typed")

    def _answer(self, function: str, args: Sequence[ast.AST]) -> None:
        if function not in self.history.names and function not in self.history.functions:
            raise CodegenError(f"{self.where}: {function} is not a function of this library")
        for each in args:
            if not isinstance(each, ast.Name):
                raise CodegenError(f"{self.where}: {ast.unparse(each)}: expected a parameter")
            self._param(each.id)
        self.uses.add("call")


# --- proposals


def propose(call: _Call, param: Param) -> str:
    """What the names say of a missing size: a line to read, correct and paste; "" if they say nothing."""
    if _ON_DEVICE.match(param.name):
        return "; by its name device memory"
    near = sorted(call.counts(param), key=lambda count: -_likeness(param.name, count.name))
    if not near:
        return ""
    key = "bytes" if call.types.target(param.type) in _BYTES else "elements"
    return f"; by its name {key} = {near[0].name!r}"


def _likeness(name: str, count: str) -> int:
    """The length of the longest part of a count's name that is in another name."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", count)
    stems = (word.lower().removesuffix("s") for word in words)
    return max((len(stem) for stem in stems if stem in name.lower()), default=0)
