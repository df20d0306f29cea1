"""Determines the kind of memory that each passed pointer points to, and the size of host memory.

The size of one object is determined by its type, unless another parameter could be a count. The size of an
array is determined by its dimensions: `double[4][2]` is passed as one array of eight elements. All other
sizes and kinds are set in a library's file, in [[size]] and [[memory]]. headers/README.md explains these
keys. Pointers without a kind are errors. The message lists all of them, with sizes that the names of the
parameters suggest.

In the table rows, the kind and the size follow the role (see cudyn/_bindings/tables/rows.py).
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from .c_types import FLOATS, INTEGERS, Named, Pointer, Prototype, declare, length_of, parse, unqualified
from .documentation import Documentation, stem
from .errors import CodegenError, Problems
from .history import History
from .model import Function, Param, Reading, Record
from .roles import COUNT
from .sources import Library, read_row

_BYTES = frozenset(("void", "char", "signed char", "unsigned char", "int8_t", "uint8_t", "_Bool"))
NUMBERS = frozenset((*INTEGERS, *FLOATS))
NO_DOCS: Documentation = {}
_SIZED = ("in", "inout")
_PASSED = ("in", "inout", "both", "most", "given")
_TEXT = ("const char *", "const char *const")
_LENGTH = re.compile(r"\w*([lL]en(gth)?|[sS]ize|[bB]ytes)")
_ON_DEVICE = re.compile(r"d(ev(ice)?)?_|dev(ice)?[A-Z]")
_ON_HOST = re.compile(r"h_\w+|(\w*[a-z_])?[hH]ost([A-Z_]\w*)?|\w*OnHost")
_HOST_WORDS = re.compile(r"\b(host (memory|pointer|array|buffer)|(in|on|to) (the )?host|on CPU)\b", re.I)
# The kinds in [[memory]] that need no other key, and the kinds that also need the reason why the size is
# unknown.
_PLAIN_KINDS = ("device", "address", "handle", "text")
_HOST_KINDS = ("host", "either")
UNKNOWN = ("type", "form", "object", "data", "kernel", "foreign")
"""The reasons why the size of host memory is unknown. cudyn/_bindings/tables/rows.py explains them."""


# The letter at the end of a size, by the value of `made`. It means that the call allocates the memory if the
# caller omits it (see cudyn/_bindings/tables/rows.py).
_ALLOCATED_MARKS = {"text": "t", "bytes": "r"}


class Size(NamedTuple):
    """A [[size]] entry: the size of a parameter's memory, computed from other parameters."""

    symbols: str  # pattern of symbols, or of symbols without their version and stream suffixes
    params: str  # pattern of the parameter's whole C declaration
    elements: str = ""
    bytes: str = ""
    counts_zero: bool = False
    made: str = ""  # result type of the call if the caller omits the memory: "text" or "bytes"
    memory: str = ""  # "either" if it may also be device memory, "address" if the call does not access it


class Memory(NamedTuple):
    """A [[memory]] entry: the kind of memory that parameters without a size point to."""

    symbols: str
    params: str
    kind: str  # one of _PLAIN_KINDS or _HOST_KINDS
    unknown: str = ""  # only for host memory: one of UNKNOWN
    despite: str = ""  # reason the entry is right although the declaration contradicts it (see `_check_kind`)


SIZES = ("one", "elements", "bytes", "expression", "member", "call", "typed")
"""The sources from which the size of host memory can be determined."""


@dataclass
class Sized:
    """The kinds and sizes of the memory that the parameters of a library's functions point to."""

    texts: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)
    """The text that follows each role in the table rows, by symbol and span."""
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    """The number of parameters, by kind of memory and by source of the size (or reason why it is unknown)."""
    unknown: dict[tuple[str, str], dict[str, None]] = field(default_factory=dict)
    """The parameters whose size is unknown, by kind of memory and by reason."""

    def rows(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, list[tuple[str, ...]]]:
        """Return the roles of all functions as they appear in the table rows, with kind and size."""
        return {
            symbol: [
                tuple(map(_join, span_roles, texts))
                for span_roles, texts in zip(spans, self.texts[symbol], strict=True)
            ]
            for symbol, spans in roles.items()
        }


def _join(role: str, text: str) -> str:
    """Combine a role with its kind of memory. `in` and `.device` are combined to `device`."""
    return text[1:] if role == "in" and text[:1] == "." else role + text


class Sizes:
    """Computes the sizes for one library. Entries that do not match any parameter are errors."""

    def __init__(
        self,
        library: Library,
        history: History,
        readings: Sequence[Reading],
        docs: Documentation = NO_DOCS,
        used: Sequence[Library] = (),
    ) -> None:
        self.file = library.file
        self.is_checked = library.is_checked
        self.enums = {row["enum"] for used_library in used for row in used_library.attribute}
        self.history = history
        self.docs = docs
        self.sizes = [read_row(Size, row, library.file, "symbols", "params") for row in library.size]
        self.memory = [self._read_memory(row) for row in library.memory]
        self.types = Types(readings)
        self.found = Sized()
        self.unused: set[Size | Memory] = {*self.sizes, *self.memory}
        self.unused_despite = {row for row in self.memory if row.despite}

    def _read_memory(self, row: object) -> Memory:
        """Read a [[memory]] entry. Raises CodegenError if its keys contradict each other."""
        memory = read_row(Memory, row, self.file, "symbols", "params")
        where = f"{self.file}: memory: {memory.symbols}: {memory.params}"
        if memory.kind not in _PLAIN_KINDS + _HOST_KINDS:
            raise CodegenError(
                f"{where}: kind: expected one of {_PLAIN_KINDS + _HOST_KINDS}, got {memory.kind}"
            )
        if memory.kind in _PLAIN_KINDS and memory.unknown:
            raise CodegenError(f"{where}: unknown: only allowed for host memory")
        if memory.kind in _HOST_KINDS and memory.unknown not in UNKNOWN:
            raise CodegenError(f"{where}: unknown: expected one of {UNKNOWN}, got {memory.unknown or 'none'}")
        return memory

    def find(self, roles: Mapping[str, Sequence[Sequence[str]]]) -> Sized:
        """Return the sizes of all functions.

        Raises:
            CodegenError: Lists all pointers without a kind of memory, and all unused entries.
        """
        problems = Problems()
        missing: dict[str, list[str]] = {}  # parameter declaration -> functions
        for symbol, spans in self.history.functions.items():
            seen: set[str] = set()
            rows = []
            for span, span_roles in zip(spans, roles[symbol], strict=True):
                if not self.is_checked(symbol):
                    rows.append(("",) * len(span_roles))
                    continue
                with problems.collected():
                    call = _Call(span.value, tuple(span_roles), self.types)
                    rows.append(self._size_function(call, seen, missing))
            self.found.texts[symbol] = rows
        lines = [
            f"no size of {text} in {', '.join(dict.fromkeys(symbols))}" for text, symbols in missing.items()
        ]
        lines += [f"a size that matches nothing: {row.symbols}: {row.params}" for row in sorted(self.unused)]
        lines += [
            f"despite: nothing contradicts the entry: {row.symbols}: {row.params}"
            for row in sorted(self.unused_despite - self.unused)
        ]
        with problems.collected():
            if lines:
                raise CodegenError("\n".join(f"{self.file}: {line}" for line in lines))
        problems.raise_any()
        return self.found

    def _size_function(self, call: _Call, seen: set[str], missing: dict[str, list[str]]) -> tuple[str, ...]:
        """Return the text that follows each role of a function in its table row.

        Args:
            call: the prototype and its roles
            seen: parameter declarations of the symbol that have been counted; this function adds to it
            missing: functions, by declaration of a pointer without a kind; this function adds to it
        """
        texts = []
        symbol = call.function.symbol
        for param, role in zip(call.function.params, call.roles, strict=True):
            if role not in _SIZED or not self.types.is_memory(param.type):
                texts.append("")
                continue
            kind, source, text = self._find_memory(call, param)
            texts.append(text)
            declared = declare(param.type, param.name)
            if not kind:
                missing.setdefault(f"{declared}{propose(call, param)}", []).append(stem(symbol))
            elif declared not in seen:
                seen.add(declared)
                self.found.kinds[kind, source] += 1
                if source in UNKNOWN:
                    self.found.unknown.setdefault((kind, source), {})[f"{stem(symbol)}: {param.name}"] = None
        return tuple(texts)

    def _find_memory(self, call: _Call, param: Param) -> tuple[str, str, str]:
        """Return a pointer's kind of memory, the source of its size, and the text that follows its role.

        The kind is "" if neither the declaration nor an entry determines the kind.
        """
        symbol = call.function.symbol
        for size in reversed(self.sizes):
            match = _matches(size, symbol, param)
            if match is not None:
                self.unused.discard(size)
                source, text = self._apply_size(call, param, size, match)
                kind = size.memory or "host"
                return kind, source, text if kind == "host" else f".{kind}{text}"
        for memory in reversed(self.memory):
            if _matches(memory, symbol, param) is not None:
                self.unused.discard(memory)
                self._check_kind(call, param, memory)
                unknown = memory.unknown and f"[?{memory.unknown}]"
                kind = "" if memory.kind in ("host", "text") else f".{memory.kind}"
                return memory.kind, memory.unknown, kind + unknown
        length = length_of(param.declared)
        if length is not None:
            return "host", "elements", f"[{length}]"
        if param.type in _TEXT and not any(_LENGTH.fullmatch(count.name) for count in call.counts(param)):
            return "text", "", ""
        if self.types.is_one(param) and not any(call.counts(param)):
            return "host", "one", "[1]"
        return "", "", ""

    def _check_kind(self, call: _Call, param: Param, memory: Memory) -> None:
        """Raise CodegenError if the function's declaration contradicts an entry.

        The names and the documentation of device memory do not mention the host, and an address is not
        followed by a size.
        """
        symbol = stem(call.function.symbol)
        contradiction = None
        if memory.kind == "device":
            evidence = self._find_host(call, param)
            contradiction = evidence and f"device memory, but {evidence!r} mentions the host"
        elif memory.kind == "address":
            count = call.following_count(param)
            contradiction = count and f"an address without a size, but {count!r} follows"
        if contradiction is None:
            return
        self.unused_despite.discard(memory)
        if not memory.despite:
            declared = declare(param.type, param.name)
            raise CodegenError(f"{self.file}: memory: {symbol}: {declared} is {contradiction}")

    def _find_host(self, call: _Call, param: Param) -> str | None:
        """Return the name or the phrase in the documentation that mentions host memory, or `None`.

        The names are those of the parameter and of the function.
        """
        for name in (param.name, stem(call.function.symbol)):
            if _ON_HOST.fullmatch(name):
                return name
        doc = self.docs.get(call.function.symbol, {}).get(param.name)
        phrase = _HOST_WORDS.search(doc.text) if doc is not None else None
        return phrase and phrase[0]

    def _apply_size(self, call: _Call, param: Param, size: Size, match: dict[str, str]) -> tuple[str, str]:
        """Return the member of SIZES that a [[size]] entry uses, and the text that follows the role."""
        where = f"{self.file}: size: {call.function.symbol}: {declare(param.type, param.name)}"
        if size.memory not in ("", "either", "address"):
            raise CodegenError(f"{where}: memory: expected 'either' or 'address', got {size.memory!r}")
        if bool(size.elements) == bool(size.bytes):
            raise CodegenError(f"{where}: expected either elements or bytes")
        expression = (size.elements or size.bytes).format(**match)
        kind = Expression(expression, where, call, self.history, self.enums).kind()
        if size.elements and self.types.target(param.type) == "void":
            raise CodegenError(f"{where}: expected bytes, because a void * does not have elements")
        is_bytes = bool(size.bytes) and self.types.target(param.type) not in _BYTES
        if size.made and not (
            kind == "call" and param is call.function.params[-1] and _returns_only_memory(call)
        ):
            raise CodegenError(
                f"{where}: made: expected the last parameter as the only output, with a call as its size"
            )
        if size.made not in ("", *_ALLOCATED_MARKS):
            raise CodegenError(f"{where}: made: expected {' or '.join(_ALLOCATED_MARKS)}, got {size.made}")
        if kind == "number":
            kind = "bytes" if size.bytes else "elements"
        # b: the size is in bytes; z: it may count a final zero (see cudyn/_bindings/tables/rows.py)
        marks = "b" * is_bytes + "z" * size.counts_zero + _ALLOCATED_MARKS.get(size.made, "")
        return kind, f"[{''.join(expression.split())}]{marks}"


def _returns_only_memory(call: _Call) -> bool:
    """Return whether the memory that the last parameter points to is the only result of a call."""
    return call.roles[-1] == "inout" and all(role == "in" for role in call.roles[:-1])


def _matches(row: Size | Memory, symbol: str, param: Param) -> dict[str, str] | None:
    """Return the named groups in an entry's patterns, or `None` if they do not match the parameter."""
    param_match = re.fullmatch(row.params, declare(param.type, param.name))
    if param_match is None:
        return None
    symbol_match = re.fullmatch(row.symbols, symbol) or re.fullmatch(row.symbols, stem(symbol))
    return None if symbol_match is None else {**symbol_match.groupdict(""), **param_match.groupdict("")}


class Types:
    """The types that a library and the libraries that it uses declare in all releases."""

    def __init__(self, readings: Sequence[Reading]) -> None:
        self.typedefs = {name: type_ for reading in readings for name, type_ in reading.typedefs.items()}
        self.records = {tag: record for reading in readings for tag, record in reading.records.items()}

    def resolve(self, type_: str) -> str:
        """Return a type with its typedefs resolved, and without its outermost const."""
        type_ = unqualified(type_)
        while type_ in self.typedefs:
            type_ = unqualified(self.typedefs[type_])
        return type_

    def target(self, type_: str) -> str | None:
        """Return the resolved type that a pointer points to, without const, or `None` for other types."""
        parsed = parse(self.resolve(type_))
        return self.resolve(str(parsed.target)) if isinstance(parsed, Pointer) else None

    def is_memory(self, type_: str) -> bool:
        """Return whether a type is a pointer to memory, rather than to a function or an incomplete record."""
        target = self.target(type_)
        if target is None:
            return False
        parsed = parse(target)
        if isinstance(parsed, Named) and parsed.keyword in ("struct", "union"):
            return parsed.tag in self.records
        return not isinstance(parsed, Prototype)

    def is_one(self, param: Param) -> bool:
        """Return whether a parameter is declared as a pointer to a single object that is not a byte."""
        return not param.is_array and self.target(param.type) not in _BYTES

    def record(self, type_: str) -> Record | None:
        """Return the record that a type names or points to, or `None`."""
        target = self.target(type_) or self.resolve(type_)
        parsed = parse(target)
        return self.records.get(parsed.tag) if isinstance(parsed, Named) else None

    def is_count(self, type_: str) -> bool:
        """Return whether a type can represent a count. Such types are integers and pointers to integers."""
        integer = INTEGERS.get(self.target(type_) or self.resolve(type_))
        return integer is not None and integer.bits >= 32


@dataclass
class _Call:
    """A prototype with its roles."""

    function: Function
    roles: tuple[str, ...]
    types: Types

    @cached_property
    def passed(self) -> dict[str, tuple[Param, str]]:
        """The parameters that the caller passes, and the first word of their roles."""
        words = (role.partition(":")[0] for role in self.roles)
        pairs = zip(self.function.params, words, strict=True)
        return {param.name: (param, word) for param, word in pairs if word in _PASSED}

    def counts(self, pointer: Param) -> Iterator[Param]:
        """Yield the passed parameters that could contain the size of a pointer's memory."""
        for param, _ in self.passed.values():
            if param != pointer and COUNT.fullmatch(param.name) and self.types.is_count(param.type):
                yield param

    def following_count(self, pointer: Param) -> str | None:
        """Return the name of the next parameter if it could be the size of a pointer's memory, or `None`."""
        params = self.function.params
        following = params[params.index(pointer) + 1 :][:1]
        return next((count.name for count in self.counts(pointer) if count in following), None)


class Expression:
    """An expression that computes a size.

    Raises CodegenError for constructs that cudyn/_bindings/tables/rows.py does not explain.
    """

    def __init__(
        self, text: str, where: str, call: _Call, history: History, enums: Collection[str] = ()
    ) -> None:
        self.text = text
        self.where = where
        self.call = call
        self.history = history
        self.enums = enums  # enums in other libraries that have [[attribute]] entries
        self.uses: set[str] = set()  # "member", "call" or "typed", if it needs more than integers
        try:
            self.tree = ast.parse(text, mode="eval").body
        except SyntaxError:
            raise CodegenError(f"{where}: {text} is not an expression") from None

    def kind(self) -> str:
        """Check the expression and return its kind.

        Returns:
            `number` for a single parameter or integer, `expression` for arithmetic, or the first of `call`,
            `member` and `typed` that the expression uses.
        """
        self._check(self.tree)
        if self.uses:
            return min(self.uses)
        return "number" if isinstance(self.tree, (ast.Name, ast.Constant)) else "expression"

    def _check(self, node: ast.AST) -> None:
        """Reject a syntax node that a call can't compute."""
        match node:
            case ast.Constant(value=int()):
                pass
            case ast.Name(id=name):
                self._check_number(name)
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() | ast.FloorDiv(), right=right):
                self._check(left)
                self._check(right)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                self._check(operand)
            case ast.Compare(left=left, ops=[_], comparators=[right]):
                self._check(left)
                self._check(right)
            case ast.Call(func=ast.Name(id="max" | "min"), args=[*args], keywords=[]) if len(args) > 1:
                for arg in args:
                    self._check(arg)
            case ast.Call(func=ast.Name(id="exp2"), args=[arg], keywords=[]):
                self._check(arg)
            case ast.Call(func=ast.Name(id="sizeof"), args=[ast.Name(id=name)], keywords=[]):
                self._check_enumeration(name)
            case ast.Call(func=ast.Name(id=function), args=[*args], keywords=[]):
                self._check_call(function, args)
            case ast.Attribute(value=ast.Name(id=name), attr=member):
                self._check_member(name, member)
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=0)):
                self._check_target(name)
            case _:
                raise CodegenError(f"{self.where}: {ast.unparse(node)} can't be part of a size")

    def _param(self, name: str) -> tuple[Param, str]:
        """Return a parameter that the caller passes, and its role. Raises CodegenError for other names."""
        param_and_role = self.call.passed.get(name)
        if param_and_role is None:
            raise CodegenError(f"{self.where}: {name} is not a parameter that the caller passes")
        return param_and_role

    def _check_number(self, name: str) -> None:
        """Reject a name that is not an integer or an enumerator."""
        param, role = self._param(name)
        is_pointer = self.call.types.target(param.type) is not None
        if self.call.types.resolve(param.type).startswith("enum "):
            self.uses.add("typed")
            return
        if not self.call.types.is_count(param.type) or (is_pointer and role not in ("both", "most")):
            raise CodegenError(
                f"{self.where}: {name} is not an integer; use {name}[0] for an integer that it points to"
            )

    def _check_target(self, name: str) -> None:
        """Reject `p[0]` if the parameter does not point to an integer that the caller passes."""
        param, role = self._param(name)
        types = self.call.types
        if role not in _SIZED or not types.is_count(param.type) or types.target(param.type) is None:
            raise CodegenError(f"{self.where}: {name} does not point to an integer that the caller passes")
        self.uses.add("member")

    def _check_member(self, name: str, member: str) -> None:
        """Reject `p.member` if the parameter's record does not have this member."""
        record = self.call.types.record(self._param(name)[0].type)
        if record is None or member not in {field.name for field in record.fields}:
            raise CodegenError(f"{self.where}: {name} has no member {member}")
        self.uses.add("member")

    def _check_enumeration(self, name: str) -> None:
        """Reject `sizeof(p)` if no [[attribute]] entry lists types for the enum of the parameter."""
        type_ = self.call.types.resolve(self._param(name)[0].type)
        tag = type_.removeprefix("enum ")
        if tag == type_ or not (tag in self.history.attributes or tag in self.enums):
            raise CodegenError(f"{self.where}: {name}: [[attribute]] has no types for {type_}")
        self.uses.add("typed")

    def _check_call(self, function: str, args: Sequence[ast.AST]) -> None:
        """Reject `f(p)` if it is not a call of a function of this library with parameters as arguments."""
        if function not in self.history.names and function not in self.history.functions:
            raise CodegenError(f"{self.where}: {function} is not a function of this library")
        for arg in args:
            if not isinstance(arg, ast.Name):
                raise CodegenError(f"{self.where}: {ast.unparse(arg)}: expected a parameter")
            self._param(arg.id)
        self.uses.add("call")


# --- proposals


def propose(call: _Call, param: Param) -> str:
    """Return the size that the parameters' names suggest, as the end of a message, or `""`."""
    if _ON_DEVICE.match(param.name):
        return "; by its name device memory"
    counts = sorted(call.counts(param), key=lambda count: -_likeness(param.name, count.name))
    if not counts:
        return ""
    key = "bytes" if call.types.target(param.type) in _BYTES else "elements"
    return f"; by its name {key} = {counts[0].name!r}"


def _likeness(name: str, count: str) -> int:
    """Return the length of the longest word in a count's name that also occurs in a pointer's name."""
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", count)
    stems = (word.lower().removesuffix("s") for word in words)
    return max((len(stem) for stem in stems if stem in name.lower()), default=0)
