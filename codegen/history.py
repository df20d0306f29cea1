"""The readings of all releases folded into one history per library.

Everything is a list of spans: a value, the release that introduced it and the release that no longer has
it. What must never change is proved here and stops the codegen when it does: a symbol's ABI. In a library
whose symbols carry no version it may change with the major, and the symbol then has variants.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .errors import CodegenError
from .model import PRIMITIVES, Constant, Enum, Field, Function, Reading, Record, base_of, pointee
from .sources import version_key

T = TypeVar("T")
Layout = tuple[int, int, dict[str, tuple[int, str]]]  # size, alignment, (offset, type) of every member

_WIDTHS = {"char": 8, "short": 16, "int": 32, "long": 64, "long long": 64, "_Bool": 8}
_WIDTHS |= dict.fromkeys(("size_t", "ssize_t", "off_t", "loff_t"), 64)


@dataclass(frozen=True)
class Span(Generic[T]):
    """A value from the release `introduced` until before the release `removed`; None: the newest has it."""

    value: T
    introduced: str
    removed: str | None


@dataclass
class History:
    """One library over all releases. Keys are in the newest header's order, then what older ones had."""

    releases: list[str]
    functions: dict[str, list[Span[Function]]] = field(default_factory=dict)
    names: dict[str, list[Span[str]]] = field(default_factory=dict)
    per_thread: dict[str, list[Span[str]]] = field(default_factory=dict)  # where it differs from names
    records: dict[str, list[Span[Record]]] = field(default_factory=dict)
    enums: dict[str, list[Span[Enum]]] = field(default_factory=dict)
    typedefs: dict[str, list[Span[str]]] = field(default_factory=dict)
    constants: dict[str, list[Span[Constant]]] = field(default_factory=dict)
    versions: dict[str, tuple[int, int]] = field(default_factory=dict)  # the library's own, by release
    variants: dict[str, list[str]] | None = None  # symbol -> the majors' first releases that change it


def fold(readings: Sequence[Reading], by_major: bool = False) -> History:
    """Fold the readings of one library, oldest first.

    by_major: a symbol may change with the major. One that changes within a major is then left out, for a
    loaded library does not say which of the two it has. Raises CodegenError when the ABI of a symbol
    differs between releases where it must not.
    """
    abis = {r.release: Abi(r) for r in readings}
    history = History([reading.release for reading in readings])
    variants = _variants(readings, history.releases, abis) if by_major else {}

    def called(reading: Reading, function: Function) -> Hashable:
        """How a symbol is called: alike in all releases between two that change it."""
        since = [
            r for r in variants.get(function.symbol, ()) if version_key(r) <= version_key(reading.release)
        ]
        return len(since), abis[reading.release].function(function)

    history.functions = _spans(readings, lambda r: r.functions, called)
    for symbol, spans in list(history.functions.items()):
        changes = [(a, b) for a, b in itertools.pairwise(spans) if not abis[b.introduced].agrees(abis, a, b)]
        if changes and not by_major:
            raise CodegenError(_abi_change(symbol, spans))
        lasts = (_releases_of(a, history.releases)[-1] for a, _ in changes)
        if any(_major(last) == _major(b.introduced) for last, (_, b) in zip(lasts, changes, strict=True)):
            del history.functions[symbol]
            for reading in readings:
                _leave_out(reading, symbol)
    if by_major:
        history.variants = {symbol: variants[symbol] for symbol in history.functions if symbol in variants}
    history.names = _spans(readings, lambda r: r.names["plain"])
    history.per_thread = _spans(readings, _per_thread_names)
    history.records = _spans(readings, lambda r: _own(r, r.records), lambda r, v: abis[r.release].layout(v))
    history.enums = _spans(readings, lambda r: _own(r, r.enums))
    history.typedefs = _spans(readings, lambda r: _own(r, r.typedefs))
    history.constants = _spans(readings, lambda r: r.constants)
    history.versions = {r.release: r.version for r in readings if r.version}
    return history


def _own(reading: Reading, values: Mapping[str, T]) -> dict[str, T]:
    """Without what stands in the tables of other libraries."""
    return {name: value for name, value in values.items() if name not in reading.foreign}


def _leave_out(reading: Reading, symbol: str) -> None:
    """Take a symbol out of a reading, and every name that leads to it."""
    if reading.functions.pop(symbol, None):
        reading.left_out[symbol] = "its signature changes within a major, and the library does not say which"
    for names in reading.names.values():
        for name in [name for name, target in names.items() if target == symbol]:
            del names[name]


def _first_of_major(releases: Sequence[str], release: str) -> str:
    return next(r for r in releases if _major(r) == _major(release))


def _major(release: str) -> str:
    return release.partition(".")[0]


def _variants(
    readings: Sequence[Reading], releases: Sequence[str], abis: Mapping[str, Abi]
) -> dict[str, list[str]]:
    """Where a symbol is no longer called alike: another prototype, or another layout of what it takes."""
    result: dict[str, list[str]] = {}
    last: dict[str, Reading] = {}
    for new in readings:
        for symbol, function in new.functions.items():
            old = last.get(symbol, new)
            if _major(old.release) != _major(new.release):
                before, after = abis[old.release], abis[new.release]
                if not before.is_called_alike(old.functions[symbol], after, function):
                    result.setdefault(symbol, []).append(_first_of_major(releases, new.release))
            last[symbol] = new
    return result


def enumerators(spans: Sequence[Span[Enum]], releases: Sequence[str]) -> dict[str, list[Span[int]]]:
    """The spans of each enumerator of an enum, in the newest header's order."""
    per_release = {r: dict(span.value.values) for span in spans for r in _releases_of(span, releases)}
    return _fold([(r, per_release.get(r, {})) for r in releases], lambda _, value: value)


def spans_text(spans: Sequence[Span[T]], releases: Sequence[str], text: Callable[[T], str]) -> str:
    """`SINCE[<UNTIL] VALUE | …`; only the value where every release has it."""
    if len(spans) == 1 and spans[0].introduced == releases[0] and spans[0].removed is None:
        return text(spans[0].value)
    return " | ".join(f"{span_text(span)} {text(span.value)}" for span in spans)


def span_text(span: Span[T]) -> str:
    return span.introduced + (f"<{span.removed}" if span.removed else "")


def _per_thread_names(reading: Reading) -> dict[str, str]:
    """The names that lead elsewhere with per-thread default streams."""
    plain = reading.names["plain"]
    names = reading.names.get("per_thread", {})
    return {name: symbol for name, symbol in names.items() if name in plain and plain[name] != symbol}


def _releases_of(span: Span[T], releases: Sequence[str]) -> Sequence[str]:
    end = releases.index(span.removed) if span.removed else len(releases)
    return releases[releases.index(span.introduced) : end]


def _spans(
    readings: Sequence[Reading],
    select: Callable[[Reading], Mapping[str, T]],
    same: Callable[[Reading, T], Hashable] | None = None,
) -> dict[str, list[Span[T]]]:
    by_release = {r.release: r for r in readings}
    return _fold(
        [(r.release, select(r)) for r in readings],
        lambda release, value: same(by_release[release], value) if same else value,
    )


def _fold(
    per_release: Sequence[tuple[str, Mapping[str, T]]], same: Callable[[str, T], Hashable]
) -> dict[str, list[Span[T]]]:
    """Spans of equal values; of equal values the newest is kept."""
    result: dict[str, list[Span[T]]] = {}
    for _, values in reversed(per_release):  # the newest header's order first
        for key in values:
            result.setdefault(key, [])
    for key, spans in result.items():
        end: str | None = None
        newest: tuple[T, Hashable] | None = None
        later: str | None = None
        for release, values in reversed(per_release):
            value = values.get(key)
            identity = None if value is None else same(release, value)
            if newest and (value is None or identity != newest[1]):
                assert later is not None
                spans.append(Span(newest[0], later, end))
                newest = None
            if value is not None and newest is None:
                newest, end = (value, identity), later
            later = release
        if newest and later:
            spans.append(Span(newest[0], later, end))
        spans.reverse()
    return result


def _abi_change(symbol: str, spans: Iterable[Span[Function]]) -> str:
    readings = "; ".join(f"{span_text(span)}: {span.value}" for span in spans)
    return f"{symbol} changes its ABI or comes and goes: {readings}"


class Abi:
    """What of a type a call depends on, as text: sizes and kinds, none of the names."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading

    def function(self, function: Function) -> str:
        return " ".join(self.type(t) for t in function.types)

    def type(self, type_: str) -> str:
        """Integer widths, pointer depth and what is pointed at; a record by value as its leaves."""
        if "(" in type_:
            return "*function"
        if "[" in type_:
            element, _, dims = type_.partition("[")
            return f"{self.type(element.strip())}[{dims}"
        target = pointee(type_)
        if target is not None:
            return "*" + self._pointee(target.removesuffix("const").rstrip())
        base = base_of(type_)
        if base.startswith("enum "):
            return "int32"
        if base.startswith(("struct ", "union ")):
            record = self.reading.records[base.partition(" ")[2]]
            words = sorted(set(self._words(record, 0)))
            return f"record{record.size}:{record.align}({','.join(words)})"
        if base in self.reading.typedefs:
            return self.type(self.reading.typedefs[base])
        return _primitive(base)

    def agrees(self, abis: Mapping[str, Abi], old: Span[Function], new: Span[Function]) -> bool:
        """Is it the same ABI after all, of a symbol that some release between did not have?"""
        return abis[old.introduced].function(old.value) == self.function(new.value)

    def is_called_alike(self, function: Function, other: Abi, others: Function) -> bool:
        """May a call made for this release go to a library of the other's? Its arguments have to agree and
        the records it takes: their size, and the place of every member that both have."""
        if self.function(function) != other.function(others):
            return False
        mine, theirs = self.layouts(function), other.layouts(others)
        # What a parameter leads to may have got another tag; further in, records are told by their tags.
        pairs = {(tag, tag) for tag in mine.keys() & theirs.keys()}
        pairs |= {(self._tag(a), other._tag(b)) for a, b in zip(function.types, others.types, strict=True)}
        return all(_fits(mine[a], theirs[b]) for a, b in pairs if a in mine and b in theirs)

    def _tag(self, type_: str) -> str:
        """The tag of the record, or what else stands, at the bottom of a type."""
        base = base_of(type_)
        while base in self.reading.typedefs:
            base = base_of(self.reading.typedefs[base])
        return base.partition(" ")[2]

    def layouts(self, function: Function) -> dict[str, Layout]:
        """The layout of every record that a function's parameters lead to."""
        found: dict[str, Layout] = {}
        seen: set[str] = set()
        todo = [word for type_ in function.types for word in re.findall(r"\w+", type_)]
        while todo:
            name = todo.pop()
            if name in seen:
                continue
            seen.add(name)
            todo += re.findall(r"\w+", self.reading.typedefs.get(name, ""))
            record = self.reading.records.get(name)
            if record:
                found[name] = (record.size, record.align, dict(self._leaves(record, 0, "")))
                todo += re.findall(r"\w+", repr(record))
        return found

    def _leaves(self, record: Record, start: int, path: str) -> Iterator[tuple[str, tuple[int, str]]]:
        for item in record.fields:
            name = f"{path}.{item.name}" if item.name else path
            if isinstance(item.type, Record):
                yield from self._leaves(item.type, start + item.offset, name)
            elif not re.match(r"(_*reserved|_*pad)", item.name, re.I):
                yield name, (start + item.offset, self.type(item.type))

    def _pointee(self, target: str) -> str:
        base = base_of(target)
        while base in self.reading.typedefs and not target.endswith("*"):
            if "(" in self.reading.typedefs[base]:
                return "function"
            target = self.reading.typedefs[base]
            base = base_of(target)
        if not target.endswith("*") and base.startswith(("struct ", "union ")):
            return "record"
        return self.type(target)

    def _words(self, record: Record, start: int) -> list[str]:
        """Which eight-byte words of a record hold floats and which something else: how it is passed."""
        words = []
        for item in record.fields:
            offset = start + item.offset
            inner = self._record_of(item)
            if inner:
                words += self._words(inner, offset)
            else:
                kind = self.type(str(item.type))
                words.append(f"{offset // 64}:{kind if kind in ('float', 'double') else 'integer'}")
        return words

    def _record_of(self, item: Field) -> Record | None:
        if isinstance(item.type, Record):
            return item.type
        base = base_of(item.type)
        while base in self.reading.typedefs and not item.type.endswith("*"):
            base = self.reading.typedefs[base]
        plain = "*" not in item.type and "[" not in item.type and "*" not in base
        return self.reading.records.get(base.partition(" ")[2]) if plain else None

    def layout(self, record: Record) -> str:
        """A record's layout together with those of the records it mentions, by value or by pointer."""
        parts, seen = [repr(record)], set(PRIMITIVES)
        todo = re.findall(r"\w+", parts[0])
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                for text in (self.reading.typedefs.get(name), self.reading.records.get(name)):
                    if text is not None:
                        parts.append(repr(text))
                        todo += re.findall(r"\w+", parts[-1])
        return "\n".join(sorted(parts))


def _fits(mine: Layout, theirs: Layout) -> bool:
    both = mine[2].keys() & theirs[2].keys()
    return mine[:2] == theirs[:2] and all(mine[2][path] == theirs[2][path] for path in both)


def _primitive(base: str) -> str:
    if base in ("void", "float", "double"):
        return base
    sized = re.fullmatch(r"u?int(\d+)_t", base)
    if sized:
        return f"int{sized[1]}"
    return f"int{_WIDTHS[base.removeprefix('unsigned ').removeprefix('signed ')]}"
