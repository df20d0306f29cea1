"""Combines the readings of all releases into one history per library.

Each declaration is stored as a list of spans. A span contains a value, the release that introduced it, and
the first release without it. The signature of a symbol, and the layout of everything that its pointers lead
to, must be equal in any two releases. This module checks that, and a difference stops the codegen. Allowed
differences need a reason in the library's file. If the symbol names of a library do not contain a version,
the signature of a symbol may change. The symbol then has several variants.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Generic, NamedTuple, TypeVar

from .abi import RESERVED, Abi, Comparison, Differences, Pair
from .c_types import unqualified
from .errors import CodegenError
from .layouts import Layouts
from .model import Constant, Enum, Function, Reading, Record
from .sources import Library, Sources, version_key

T = TypeVar("T")


@dataclass(frozen=True)
class Span(Generic[T]):
    """A value in all releases from `introduced` up to, but not including, `removed`.

    `removed` is None if the newest release contains the value.
    """

    value: T
    introduced: str
    removed: str | None


class Excused(NamedTuple):
    """A layout that differs between consecutive releases, and the reason why the difference is harmless."""

    record: str
    release: str
    differences: str
    reason: str


@dataclass
class History:
    """All releases of one library. Keys are in the newest header's order, followed by older names."""

    releases: list[str]
    functions: dict[str, list[Span[Function]]] = field(default_factory=dict)
    names: dict[str, list[Span[str]]] = field(default_factory=dict)
    # only names whose symbols differ from `names`
    per_thread: dict[str, list[Span[str]]] = field(default_factory=dict)
    records: dict[str, list[Span[Record]]] = field(default_factory=dict)
    natural: set[str] = field(default_factory=set)  # tags of records whose members have their natural offsets
    enums: dict[str, list[Span[Enum]]] = field(default_factory=dict)
    typedefs: dict[str, list[Span[str]]] = field(default_factory=dict)
    constants: dict[str, list[Span[Constant]]] = field(default_factory=dict)
    variables: dict[str, list[Span[str]]] = field(default_factory=dict)
    # release -> the library's own version
    versions: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    variants: dict[str, list[str]] | None = None  # symbol -> the releases that changed its signature
    changes: dict[str, list[str]] = field(default_factory=dict)  # symbol -> the differences in these releases
    excused: list[Excused] = field(default_factory=list)
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)  # see Exceptions.types
    initial: dict[str, dict[str, int | str]] = field(default_factory=dict)  # see Exceptions.initial
    bytes: dict[str, tuple[str, ...]] = field(default_factory=dict)  # see Exceptions.bytes

    def resolve(self, type_: str) -> str:
        """Return a type with typedefs resolved as in the newest release, and without its outermost const."""
        type_ = type_ and unqualified(type_)
        while type_ in self.typedefs:
            type_ = self.typedefs[type_][-1].value
        return type_

    def renamed(self, tag: str) -> dict[str, str]:
        """Return the members of older releases that were renamed: old name -> name in the newest release.

        The result is empty if the signatures of the library's symbols may change, because in such a library
        an unchanged offset does not mean an unchanged meaning.
        """
        if self.variants is not None:
            return {}
        newest = self.records[tag][-1].value
        current_names = {member.name for member in newest.fields}
        newest_names = {(member.offset, member.type, member.bits): member.name for member in newest.fields}
        names: dict[str, str] = {}
        for span in self.records[tag][:-1]:
            older_names = {member.name for member in span.value.fields}
            for member in span.value.fields:
                name = newest_names.get((member.offset, member.type, member.bits), member.name)
                is_kept = member.name in current_names or RESERVED.match(member.name)
                if member.name and name and not is_kept and name not in older_names:
                    names[member.name] = name
        return names

    def covers(self, span: Span[T], release: str) -> bool:
        """Return whether a span covers a release."""
        return release in _releases_of(span, self.releases)


def fold(readings: Sequence[Reading], by_version: bool = False, layouts: Layouts | None = None) -> History:
    """Combine the readings of one library into a history.

    Args:
        readings: readings of its releases, oldest first
        by_version: whether a symbol may change between releases with different versions of the library; a
            symbol that changes between releases with the same version is omitted
        layouts: reasons why certain differences in layouts are harmless

    Raises:
        CodegenError: A symbol, or a record that its pointers lead to, differs in a way that is not allowed.
    """
    history = History([reading.release for reading in readings])
    scan = _Scan(readings, by_version, layouts)
    variants = scan.variants()
    if not by_version:
        scan.check_records()
    for symbol in scan.unversioned:
        for reading in readings:
            _omit_symbol(reading, symbol)
    order = history.releases.index
    abis = dict(zip(history.releases, scan.abis, strict=True))

    def variant(reading: Reading, function: Function) -> Hashable:
        """Return the key by which a symbol's prototypes are merged. It contains the variant and the enums.

        C treats enums as integers, but calls in Python accept and return enumerators.
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
    prints = {reading.release: abi.hash_record for reading, abi in zip(readings, scan.abis, strict=True)}
    history.records = _spans(
        readings,
        lambda reading: _without_foreign(reading, reading.records),
        lambda reading, record: prints[reading.release](record),
    )
    history.natural = {
        tag
        for tag, spans in history.records.items()
        if all(abis[_releases_of(span, history.releases)[-1]].is_natural(span.value) for span in spans)
    }
    history.enums = _spans(readings, lambda reading: _without_foreign(reading, reading.enums))
    history.typedefs = _spans(readings, lambda reading: _without_foreign(reading, reading.typedefs))
    history.constants = _spans(readings, lambda reading: reading.constants)
    history.variables = _spans(readings, lambda reading: reading.variables)
    history.versions = {r.release: r.version for r in readings if r.version}
    return history


def own_version(library: Library, reading: Reading, pins: Sources) -> tuple[int, int, int] | None:
    """Return the library's own version.

    It is read from the headers. If they contain only the major version, it is the version of the wheel.

    Raises CodegenError if a library's releases are numbered by its version but the headers contain a
    different version.
    """
    if len(library.version) == 1 and library.version[0].isdigit():
        wheel = next(w for w in pins.wheels_of(library, reading.release) if w.part == library.parts[0])
        major, minor, patch = wheel.version.split(".")[:3]
        return int(major), int(minor), int(patch)
    version = reading.version
    if version and library.facts.numbering != "CUDA" and version[:2] != version_key(reading.release)[:2]:
        macros = ", ".join(library.version)
        raise CodegenError(
            f"{library.file}: version: {macros} are {version[0]}, {version[1]} in release {reading.release}; "
            "expected the macros for its version"
        )
    return version


class _Scan:
    """Finds the releases in which the signature of each symbol changes.

    Two releases are not compared if all declarations that a symbol depends on are equal in them.

    Attributes:
        changes: The differences at each change, by symbol.
        unversioned: The symbols that change between releases with the same version of the library.
        excused: The harmless differences between layouts.
    """

    def __init__(self, readings: Sequence[Reading], by_version: bool, layouts: Layouts | None) -> None:
        self.readings = readings
        self.by_version = by_version
        self.layouts = layouts
        self.abis = [Abi(reading) for reading in readings]
        self.changes: dict[str, list[str]] = {}
        self.unversioned: list[str] = []
        self.excused: dict[Excused, None] = {}
        self._comparisons: dict[tuple[int, int], Comparison] = {}
        versions = [(reading.version or version_key(reading.release))[:2] for reading in readings]
        # For each release: whether its version of the library is higher than in all earlier releases.
        self._raises_version = [i > 0 and version > max(versions[:i]) for i, version in enumerate(versions)]

    def variants(self) -> dict[str, list[str]]:
        """Return the releases in which the signature of each symbol changed."""
        result: dict[str, list[str]] = {}
        for symbol in dict.fromkeys(symbol for reading in self.readings for symbol in reading.functions):
            since: list[int] = []
            for old, new, differences in self._changes_of(symbol):
                # The releases between `old` and `new` do not declare the symbol, so its signature there is
                # unknown.
                unknown = (i for i in range(old + 1, new) if self._raises_version[i])
                since += dict.fromkeys((next(unknown, new), new))
                self.changes.setdefault(symbol, []).append("; ".join(differences))
            if since:
                result[symbol] = [self.readings[i].release for i in since]
                if not all(self._raises_version[i] for i in since):
                    self.unversioned.append(symbol)
        return result

    def _changes_of(self, symbol: str) -> Iterator[tuple[int, int, list[str]]]:
        """Yield the changes of a symbol's signature, as _changes() does."""

        def differ(old: int, new: int) -> Iterator[str]:
            """Yield the differences between the prototypes in two releases, and between their records."""
            comparison = self._compare(old, new)
            old_function, new_function = (self.readings[i].functions[symbol] for i in (old, new))
            texts, records = comparison.compare_functions(old_function, new_function)
            yield from texts
            yield from self._harmful(comparison, records, old, new, is_reachable=True)

        functions = [reading.functions.get(symbol) for reading in self.readings]
        hashes = [abi.hash_function(f) if f else None for abi, f in zip(self.abis, functions, strict=True)]
        return self._changes(symbol, hashes, differ)

    def check_records(self) -> None:
        """Reject changes to records that no prototype leads to.

        Callers create such records for one release.
        """

        def differ(old: int, new: int) -> Iterator[str]:
            """Yield the differences between the records in two releases."""
            comparison = self._compare(old, new)
            return self._harmful(comparison, comparison.compare_records(tag), old, new, is_reachable=False)

        reachable_tags = {
            tag
            for comparison in self._comparisons.values()
            for pair in comparison.reached_records
            for tag in pair
        }
        records_by_release = [_without_foreign(reading, reading.records) for reading in self.readings]
        for tag in dict.fromkeys(tag for records in records_by_release for tag in records):
            if tag not in reachable_tags:
                hashes: list[int | None] = []
                for abi, records in zip(self.abis, records_by_release, strict=True):
                    record = records.get(tag)
                    hashes.append(abi.hash_record(record) if record else None)
                # Iterating over the changes raises an error for the first one, because there are no variants.
                list(self._changes(tag, hashes, differ))

    def _changes(
        self, name: str, hashes: Sequence[int | None], differ: Callable[[int, int], Iterator[str]]
    ) -> Iterator[tuple[int, int, list[str]]]:
        """Yield the last release before each change, the first release after it, and the differences.

        Args:
            name: name of the symbol or record
            hashes: a hash for each release, or None if the release does not contain the declaration; two
                hashes are equal only if all declarations that it depends on are equal in the two releases
            differ: yields the differences between two releases
        """
        latest: dict[int, int] = {}  # hash -> the last release with this hash, since the last change
        for new, hash_ in enumerate(hashes):
            if hash_ is None:
                continue
            if hash_ not in latest:
                differences = {old: list(differ(old, new)) for old in sorted(latest.values(), reverse=True)}
                differing = [old for old, texts in differences.items() if texts]
                if differing and not self.by_version:
                    raise CodegenError(
                        self._describe_difference(name, differing[0], new, differences[differing[0]])
                    )
                if differing:
                    last_before_change = next(iter(differences))
                    texts = dict.fromkeys(text for old in differences for text in differences[old])
                    yield last_before_change, new, list(texts)
                    latest = {}
            latest[hash_] = new

    def _compare(self, old: int, new: int) -> Comparison:
        """Return the comparison of two releases. It is created only once."""
        if (old, new) not in self._comparisons:
            self._comparisons[old, new] = Comparison(self.abis[old], self.abis[new])
        return self._comparisons[old, new]

    def _harmful(
        self,
        comparison: Comparison,
        records: Mapping[Pair, Differences],
        old: int,
        new: int,
        is_reachable: bool,
    ) -> Iterator[str]:
        """Yield the differences between records that no [[layout]] entry permits.

        Adds the permitted differences between consecutive releases to `excused`.

        Args:
            comparison: comparison of the two releases
            records: differences between the records, by their tags
            old: index of the older release
            new: index of the newer release
            is_reachable: whether a pointer parameter of a function leads to the records
        """
        for pair, differences in records.items():
            text = ", ".join(differences.texts[:3])
            text += f" and {len(differences.texts) - 3} more" if len(differences.texts) > 3 else ""
            layout = self.layouts and self.layouts.find_reason(comparison, pair, differences, is_reachable)
            if not layout:
                yield f"{' is now '.join(dict.fromkeys(pair))}: {text}"
            elif new == old + 1:
                self.excused[Excused(pair[1], self.readings[new].release, text, layout.reason)] = None

    def _describe_difference(self, name: str, old: int, new: int, texts: Iterable[str]) -> str:
        """Return the message of the error for a difference between two releases."""
        compared = [self.readings[i] for i in (old, new)]
        functions = [(r.release, r.functions[name]) for r in compared if name in r.functions]
        prototypes = "; ".join(f"{release}: {function}" for release, function in functions)
        releases = " and ".join(reading.release for reading in compared)
        details = "; ".join(texts) + (f" ({prototypes})" if prototypes else "")
        return f"{name} differs between {releases}, and no [[layout]] entry in its file matches: {details}"


def _without_foreign(reading: Reading, values: Mapping[str, T]) -> dict[str, T]:
    """Return the entries that do not belong to the tables of other libraries."""
    return {name: value for name, value in values.items() if name not in reading.foreign}


def _omit_symbol(reading: Reading, symbol: str) -> None:
    """Remove a symbol from a reading, together with every name that refers to it."""
    if reading.functions.pop(symbol, None):
        reading.left_out[symbol] = "its signature changes, and the library's version does not"
    for names in reading.names.values():
        names_of_symbol = [name for name, target in names.items() if target == symbol]
        for name in names_of_symbol:
            del names[name]


def enumerators(spans: Sequence[Span[Enum]], releases: Sequence[str]) -> dict[str, list[Span[int]]]:
    """Return the spans of each enumerator of an enum, in the newest header's order."""
    per_release = {r: dict(span.value.values) for span in spans for r in _releases_of(span, releases)}
    return _merge_spans([(r, per_release.get(r, {})) for r in releases], lambda _, value: value)


def spans_text(spans: Sequence[Span[T]], releases: Sequence[str], texts: Iterable[str]) -> str:
    """Return `@SINCE[<UNTIL] TEXT | …`, or only the text if it applies to all releases."""
    if len(spans) == 1 and spans[0].introduced == releases[0] and spans[0].removed is None:
        return "".join(texts)
    return " | ".join(f"{span_text(span)} {text}" for span, text in zip(spans, texts, strict=True))


def span_text(span: Span[T]) -> str:
    """Return `@SINCE`, or `@SINCE<UNTIL` if the value was removed."""
    return f"@{span.introduced}" + (f"<{span.removed}" if span.removed else "")


def _per_thread_names(reading: Reading) -> dict[str, str]:
    """Return the names that refer to different symbols if per-thread default streams are enabled."""
    plain = reading.names["plain"]
    names = reading.names.get("per_thread", {})
    return {name: symbol for name, symbol in names.items() if name in plain and plain[name] != symbol}


def _releases_of(span: Span[T], releases: Sequence[str]) -> Sequence[str]:
    """Return the releases that a span covers."""
    end = releases.index(span.removed) if span.removed else len(releases)
    return releases[releases.index(span.introduced) : end]


def _spans(
    readings: Sequence[Reading],
    select: Callable[[Reading], Mapping[str, T]],
    identify: Callable[[Reading, T], Hashable] | None = None,
) -> dict[str, list[Span[T]]]:
    """Return the spans of each declaration.

    Args:
        readings: readings of the releases, oldest first
        select: returns the declarations of a release, by name
        identify: returns a key; consecutive values with equal keys are merged (default: the value itself)
    """
    by_release = {r.release: r for r in readings}
    return _merge_spans(
        [(r.release, select(r)) for r in readings],
        lambda release, value: identify(by_release[release], value) if identify else value,
    )


def _merge_spans(
    per_release: Sequence[tuple[str, Mapping[str, T]]], identify: Callable[[str, T], Hashable]
) -> dict[str, list[Span[T]]]:
    """Merge equal values into spans. Each span contains the newest of its values.

    Args:
        per_release: each release with its values by name, oldest first
        identify: returns a key for a value in a release; values with equal keys are merged
    """
    result: dict[str, list[Span[T]]] = {}
    # keys of the newest release first
    for key in chain.from_iterable(values for _, values in reversed(per_release)):
        result.setdefault(key, [])
    for key, spans in result.items():
        previous_identity: Hashable = None
        newest: T | None = None
        since = ""
        for release, values in per_release:
            value = values.get(key)
            identity = None if value is None else identify(release, value)
            if identity != previous_identity:
                if newest is not None:
                    spans.append(Span(newest, since, release))
                since = release
            newest = value
            previous_identity = identity
        if newest is not None:
            spans.append(Span(newest, since, None))
    return result
