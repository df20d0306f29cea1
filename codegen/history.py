"""The readings of all releases folded into one history per library.

Everything is a list of spans: a value, the release that introduced it and the first release without it. The
signature of a symbol, and the layout of everything that it leads to, must be equal in any two releases: this
is proved here, and a difference stops the codegen. Allowed differences have their reason in the library's
file. In a library whose symbols carry no version a symbol may change, and then has variants.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Generic, NamedTuple, TypeVar

from .abi import ROOM, Abi, Comparison, Differences, Pair
from .c_types import unqualified
from .errors import CodegenError
from .layouts import Layouts
from .model import Constant, Enum, Function, Reading, Record
from .sources import Library, Sources, version_key

T = TypeVar("T")


@dataclass(frozen=True)
class Span(Generic[T]):
    """A value from the release `introduced` until before the release `removed`; None: the newest has it."""

    value: T
    introduced: str
    removed: str | None


class Excused(NamedTuple):
    """A layout that differs between consecutive releases, and why that is harmless."""

    record: str
    release: str
    what: str
    reason: str


@dataclass
class History:
    """One library over all releases. Keys are in the newest header's order, then what older ones had."""

    releases: list[str]
    functions: dict[str, list[Span[Function]]] = field(default_factory=dict)
    names: dict[str, list[Span[str]]] = field(default_factory=dict)
    per_thread: dict[str, list[Span[str]]] = field(default_factory=dict)  # if it differs from names
    records: dict[str, list[Span[Record]]] = field(default_factory=dict)
    natural: set[str] = field(default_factory=set)  # tags of records with the natural layout of their members
    enums: dict[str, list[Span[Enum]]] = field(default_factory=dict)
    typedefs: dict[str, list[Span[str]]] = field(default_factory=dict)
    constants: dict[str, list[Span[Constant]]] = field(default_factory=dict)
    variables: dict[str, list[Span[str]]] = field(default_factory=dict)
    versions: dict[str, tuple[int, int]] = field(default_factory=dict)  # the library's own, by release
    variants: dict[str, list[str]] | None = None  # symbol -> the releases that changed its signature
    changes: dict[str, list[str]] = field(default_factory=dict)  # symbol -> the differences in each of these
    excused: list[Excused] = field(default_factory=list)
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)  # of roles.Exceptions.types
    initial: dict[str, dict[str, int | str]] = field(default_factory=dict)  # of roles.Exceptions.initial
    bytes: dict[str, tuple[str, ...]] = field(default_factory=dict)  # as roles.Exceptions.bytes gives

    def resolve(self, type_: str) -> str:
        """What a type is in the newest release, behind typedefs and without a const of its own."""
        type_ = type_ and unqualified(type_)
        while type_ in self.typedefs:
            type_ = self.typedefs[type_][-1].value
        return type_

    def renamed(self, tag: str) -> dict[str, str]:
        """The members of older releases that have another name in the newest: old name -> new name.

        Only in a library whose level is fixed: there a member keeps its place and its meaning.
        """
        if self.variants is not None:
            return {}
        newest = self.records[tag][-1].value
        now = {(each.offset, each.type, each.bits): each.name for each in newest.fields}
        found: dict[str, str] = {}
        for span in self.records[tag][:-1]:
            before = {each.name for each in span.value.fields}
            for each in span.value.fields:
                name = now.get((each.offset, each.type, each.bits), each.name)
                is_kept = each.name in {every.name for every in newest.fields} or ROOM.match(each.name)
                if each.name and name and not is_kept and name not in before:
                    found[each.name] = name
        return found

    def holds(self, span: Span[T], release: str) -> bool:
        """Does a span cover a release?"""
        return release in _releases_of(span, self.releases)


def fold(readings: Sequence[Reading], by_version: bool = False, layouts: Layouts | None = None) -> History:
    """Fold the readings of one library, oldest first.

    by_version: a symbol may change between releases that differ in the library's version. A symbol that
    changes between others is left out. layouts: the reasons why differences of layouts are harmless.
    Raises CodegenError when a symbol, or what it leads to, differs between releases where it must not.
    """
    history = History([reading.release for reading in readings])
    scan = _Scan(readings, by_version, layouts)
    variants = scan.variants()
    if not by_version:
        scan.records()
    for symbol in scan.untold:
        for reading in readings:
            _leave_out(reading, symbol)
    order = history.releases.index

    abis = dict(zip(history.releases, scan.abis, strict=True))

    def variant(reading: Reading, function: Function) -> Hashable:
        """A symbol's prototypes and enums, merged for all releases between two changes.

        An enum is an int to C, but calls here take and return its enumerators.
        """
        changes = sum(order(since) <= order(reading.release) for since in variants.get(function.symbol, ()))
        return changes, tuple(map(abis[reading.release].enum_of, function.types))

    history.functions = _spans(readings, lambda reading: reading.functions, variant)
    if by_version:
        history.variants = {symbol: variants[symbol] for symbol in history.functions if symbol in variants}
        history.changes = {symbol: scan.changes[symbol] for symbol in history.variants}
    history.excused = list(scan.excused)
    history.names = _spans(readings, lambda reading: reading.names["plain"])
    history.per_thread = _spans(readings, _per_thread_names)
    prints = {reading.release: abi.print_of_record for reading, abi in zip(readings, scan.abis, strict=True)}
    history.records = _spans(
        readings,
        lambda reading: _own(reading, reading.records),
        lambda reading, record: prints[reading.release](record),
    )
    history.natural = {
        tag
        for tag, spans in history.records.items()
        if all(abis[_releases_of(span, history.releases)[-1]].is_natural(span.value) for span in spans)
    }
    history.enums = _spans(readings, lambda reading: _own(reading, reading.enums))
    history.typedefs = _spans(readings, lambda reading: _own(reading, reading.typedefs))
    history.constants = _spans(readings, lambda reading: reading.constants)
    history.variables = _spans(readings, lambda reading: reading.variables)
    history.versions = {r.release: r.version for r in readings if r.version}
    return history


def own_version(library: Library, reading: Reading, pins: Sources) -> tuple[int, int] | None:
    """The library's own version: the headers', or the wheel's if they have the major alone.

    Raises CodegenError if the headers' is not the release of a library that is numbered by its version.
    """
    if len(library.version) == 1 and library.version[0].isdigit():
        wheel = next(w for w in pins.wheels_of(library, reading.release) if w.part == library.parts[0])
        major, minor = wheel.version.split(".")[:2]
        return int(major), int(minor)
    found = reading.version
    if found and library.facts.numbering != "CUDA" and found != version_key(reading.release)[:2]:
        macros = ", ".join(library.version)
        raise CodegenError(
            f"{library.file}: version: {macros} are {found[0]}, {found[1]} in release {reading.release}; "
            "expected the macros with its major and minor version"
        )
    return found


class _Scan:
    """Compares every symbol in each release with every other release of the same signature.

    Releases with equal texts for everything that a symbol leads to need no comparison.
    """

    def __init__(self, readings: Sequence[Reading], by_version: bool, layouts: Layouts | None) -> None:
        self.readings = readings
        self.by_version = by_version
        self.layouts = layouts
        self.abis = [Abi(reading) for reading in readings]
        self.changes: dict[str, list[str]] = {}
        self.untold: list[str] = []
        self.excused: dict[Excused, None] = {}
        self._comparisons: dict[tuple[int, int], Comparison] = {}
        versions = [reading.version or version_key(reading.release) for reading in readings]
        # The releases whose version of the library is new.
        self._is_told = [i > 0 and version > max(versions[:i]) for i, version in enumerate(versions)]

    def variants(self) -> dict[str, list[str]]:
        """The releases that changed a symbol's signature."""
        result: dict[str, list[str]] = {}
        for symbol in dict.fromkeys(symbol for reading in self.readings for symbol in reading.functions):
            since: list[int] = []
            for last, new, how in self._changes_of(symbol):
                # Its signature in the releases between, which do not declare it, is unknown.
                unknown = (i for i in range(last + 1, new) if self._is_told[i])
                since += dict.fromkeys((next(unknown, new), new))
                self.changes.setdefault(symbol, []).append("; ".join(how))
            if since:
                result[symbol] = [self.readings[i].release for i in since]
                if not all(self._is_told[i] for i in since):
                    self.untold.append(symbol)
        return result

    def _changes_of(self, symbol: str) -> Iterator[tuple[int, int, list[str]]]:
        def differ(old: int, new: int) -> Iterator[str]:
            beside = self._beside(old, new)
            one, other = (self.readings[i].functions[symbol] for i in (old, new))
            texts, records = beside.functions(one, other)
            yield from texts
            yield from self._harmful(beside, records, old, new, is_led_to=True)

        functions = [reading.functions.get(symbol) for reading in self.readings]
        marks = [abi.print_of(f) if f else None for abi, f in zip(self.abis, functions, strict=True)]
        return self._changes(symbol, marks, differ)

    def records(self) -> None:
        """Stop if a record changes that no prototype leads to: callers make such a record for one release."""

        def differ(old: int, new: int) -> Iterator[str]:
            beside = self._beside(old, new)
            return self._harmful(beside, beside.records(tag), old, new, is_led_to=False)

        led_to = {tag for beside in self._comparisons.values() for pair in beside.led_to for tag in pair}
        for tag in dict.fromkeys(tag for reading in self.readings for tag in _own(reading, reading.records)):
            if tag not in led_to:
                records = [_own(reading, reading.records).get(tag) for reading in self.readings]
                marks = [
                    abi.print_of_record(r) if r else None for abi, r in zip(self.abis, records, strict=True)
                ]
                list(self._changes(tag, marks, differ))

    def _changes(
        self, name: str, marks: Sequence[int | None], differ: Callable[[int, int], Iterator[str]]
    ) -> Iterator[tuple[int, int, list[str]]]:
        """The last release before a change, the first release after it, and the differences.

        marks: a hash for each release, equal only for equal texts.
        """
        latest: dict[int, int] = {}  # the last release with each mark
        for new, mark in enumerate(marks):
            if mark is None:
                continue
            if mark not in latest:
                how = {old: list(differ(old, new)) for old in sorted(latest.values(), reverse=True)}
                others = [old for old, texts in how.items() if texts]
                if others and not self.by_version:
                    raise CodegenError(self._stopped(name, others[0], new, how[others[0]]))
                if others:
                    yield next(iter(how)), new, list(dict.fromkeys(text for old in how for text in how[old]))
                    latest = {}
            latest[mark] = new

    def _beside(self, old: int, new: int) -> Comparison:
        if (old, new) not in self._comparisons:
            self._comparisons[old, new] = Comparison(self.abis[old], self.abis[new])
        return self._comparisons[old, new]

    def _harmful(
        self, beside: Comparison, records: Mapping[Pair, Differences], old: int, new: int, is_led_to: bool
    ) -> Iterator[str]:
        for pair, differences in records.items():
            what = ", ".join(differences.texts[:3])
            what += f" and {len(differences.texts) - 3} more" if len(differences.texts) > 3 else ""
            found = self.layouts and self.layouts.reason(beside, pair, differences, is_led_to)
            if not found:
                yield f"{' is now '.join(dict.fromkeys(pair))}: {what}"
            elif new == old + 1:
                self.excused[Excused(pair[1], self.readings[new].release, what, found.reason)] = None

    def _stopped(self, name: str, old: int, new: int, texts: Iterable[str]) -> str:
        between = [self.readings[i] for i in (old, new)]
        functions = [(r.release, r.functions[name]) for r in between if name in r.functions]
        prototypes = "; ".join(f"{release}: {function}" for release, function in functions)
        releases = " and ".join(reading.release for reading in between)
        said = "; ".join(texts) + (f" ({prototypes})" if prototypes else "")
        return f"{name} differs between {releases}, and no [[layout]] of its file holds: {said}"


def _own(reading: Reading, values: Mapping[str, T]) -> dict[str, T]:
    """Without the entries that are in other libraries' tables."""
    return {name: value for name, value in values.items() if name not in reading.foreign}


def _leave_out(reading: Reading, symbol: str) -> None:
    """Take a symbol out of a reading, and every name that leads to it."""
    if reading.functions.pop(symbol, None):
        reading.left_out[symbol] = "its signature changes, and the library's version does not"
    for names in reading.names.values():
        for name in [name for name, target in names.items() if target == symbol]:
            del names[name]


def enumerators(spans: Sequence[Span[Enum]], releases: Sequence[str]) -> dict[str, list[Span[int]]]:
    """The spans of each enumerator of an enum, in the newest header's order."""
    per_release = {r: dict(span.value.values) for span in spans for r in _releases_of(span, releases)}
    return _fold([(r, per_release.get(r, {})) for r in releases], lambda _, value: value)


def spans_text(spans: Sequence[Span[T]], releases: Sequence[str], texts: Iterable[str]) -> str:
    """`@SINCE[<UNTIL] TEXT | …`; the text alone if every release has it."""
    if len(spans) == 1 and spans[0].introduced == releases[0] and spans[0].removed is None:
        return "".join(texts)
    return " | ".join(f"{span_text(span)} {text}" for span, text in zip(spans, texts, strict=True))


def span_text(span: Span[T]) -> str:
    return f"@{span.introduced}" + (f"<{span.removed}" if span.removed else "")


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
    """Spans of equal values, each with its newest value."""
    result: dict[str, list[Span[T]]] = {}
    for key in chain.from_iterable(values for _, values in reversed(per_release)):  # the newest's first
        result.setdefault(key, [])
    for key, spans in result.items():
        before: Hashable = None
        newest: T | None = None
        since = ""
        for release, values in per_release:
            value = values.get(key)
            identity = None if value is None else same(release, value)
            if identity != before:
                if newest is not None:
                    spans.append(Span(newest, since, release))
                since = release
            newest = value
            before = identity
        if newest is not None:
            spans.append(Span(newest, since, None))
    return result
