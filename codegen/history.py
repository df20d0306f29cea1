"""The readings of all releases folded into one history per library.

Everything is a list of spans: a value, the release that introduced it and the release that no longer has
it. What must never change is proved here and stops the codegen when it does: a symbol's ABI.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .errors import CodegenError
from .model import PRIMITIVES, Constant, Enum, Field, Function, Reading, Record, base_of, pointee

T = TypeVar("T")

_WIDTHS = {"char": 8, "short": 16, "int": 32, "long long": 64, "size_t": 64, "_Bool": 8}


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

    def newest_functions(self) -> dict[str, Function]:
        """The prototype of every symbol, as the newest header that has it writes it."""
        return {symbol: spans[-1].value for symbol, spans in self.functions.items()}


def fold(readings: Sequence[Reading]) -> History:
    """Fold the readings of one library, oldest first.

    Raises CodegenError when a symbol's ABI differs between releases.
    """
    abis = {id(r): Abi(r) for r in readings}
    history = History([reading.release for reading in readings])
    history.functions = _spans(readings, lambda r: r.functions, lambda r, f: abis[id(r)].function(f))
    for symbol, spans in history.functions.items():
        if len(spans) > 1:
            raise CodegenError(_abi_change(symbol, spans))
    history.names = _spans(readings, lambda r: r.names["plain"])
    history.per_thread = _spans(readings, _per_thread_names)
    history.records = _spans(readings, lambda r: r.records, lambda r, v: abis[id(r)].layout(v))
    history.enums = _spans(readings, lambda r: r.enums)
    history.typedefs = _spans(readings, lambda r: r.typedefs)
    history.constants = _spans(readings, lambda r: r.constants)
    return history


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


def _primitive(base: str) -> str:
    if base in ("void", "float", "double"):
        return base
    sized = re.fullmatch(r"u?int(\d+)_t", base)
    if sized:
        return f"int{sized[1]}"
    return f"int{_WIDTHS[base.removeprefix('unsigned ').removeprefix('signed ')]}"
