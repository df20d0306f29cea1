"""Combines the readings of all releases into one history per library.

Each declaration is stored as a list of spans. A span contains a value, the release that introduced it, and
the first release without it.

The signature of a symbol, and the layout of everything that its pointers point to, must be equal in any two
releases. signature_changes.py compares them, and a difference stops the codegen, unless the library's file
contains a reason why it is harmless. If the symbol names of a library do not contain a version, the signature
of a symbol may change. The symbol then has several variants.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Generic, TypeVar

from .abi import RESERVED, Abi
from .c_types import unqualified
from .errors import CodegenError
from .layouts import Layouts
from .model import Constant, Enum, Function, Reading, Record
from .signature_changes import Excused, SignatureScan, omit_foreign
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


@dataclass
class History:
    """All releases of one library.

    The keys of the dictionaries are the names of the declarations, in the newest header's order. Names that
    only older headers contain follow them.
    """

    releases: list[str]  # oldest first
    functions: dict[str, list[Span[Function]]] = field(default_factory=dict)  # keyed by symbol
    names: dict[str, list[Span[str]]] = field(default_factory=dict)  # name in C -> its symbol
    # name in C -> its symbol if per-thread default streams are enabled; only names whose symbol differs
    per_thread: dict[str, list[Span[str]]] = field(default_factory=dict)
    records: dict[str, list[Span[Record]]] = field(default_factory=dict)
    # tags of records whose members have their natural offsets
    naturally_aligned: set[str] = field(default_factory=set)
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
        type_ = type_ and unqualified(type_)  # "" is returned unchanged
        while type_ in self.typedefs:
            type_ = self.typedefs[type_][-1].value
        return type_

    def find_renamed_members(self, tag: str) -> dict[str, str]:
        """Return the members of a record that were renamed: older name -> name in the newest release.

        The result is empty if the signatures of the library's symbols may change, because in such a library
        an unchanged offset does not mean an unchanged meaning.
        """
        if self.variants is not None:
            return {}
        newest = self.records[tag][-1].value
        current_names = {member.name for member in newest.fields}
        newest_names = {(member.offset, member.type, member.bits): member.name for member in newest.fields}
        new_names: dict[str, str] = {}
        for span in self.records[tag][:-1]:
            older_names = {member.name for member in span.value.fields}
            for member in span.value.fields:
                new_name = newest_names.get((member.offset, member.type, member.bits), member.name)
                is_kept = member.name in current_names or RESERVED.match(member.name)
                # If the older record already contains the new name, that is a different member.
                if member.name and new_name and not is_kept and new_name not in older_names:
                    new_names[member.name] = new_name
        return new_names

    def covers(self, span: Span[T], release: str) -> bool:
        """Return whether a span covers a release."""
        return release in _list_releases(span, self.releases)


def combine(
    readings: Sequence[Reading], *, by_version: bool = False, layouts: Layouts | None = None
) -> History:
    """Combine the readings of one library into a history.

    Args:
        readings: readings of its releases, oldest first
        by_version: whether a symbol may change between releases with different versions of the library; a
            symbol that changes between releases with the same version is omitted
        layouts: reasons why certain differences in layouts are harmless

    Raises:
        CodegenError: A symbol, or a record that its pointers lead to, changed in a way that is not allowed.
    """
    history = History([reading.release for reading in readings])
    scan = SignatureScan(readings, layouts, allows_changes=by_version)
    variants = scan.find_variants()
    if not by_version:
        scan.check_records()
    for symbol in scan.unversioned:
        for reading in readings:
            _omit_symbol(reading, symbol)
    abis = dict(zip(history.releases, scan.abis, strict=True))
    _add_functions(history, readings, abis, variants)
    if by_version:
        history.variants = {symbol: variants[symbol] for symbol in history.functions if symbol in variants}
        history.changes = {symbol: scan.differences[symbol] for symbol in history.variants}
    history.excused = list(scan.excused)
    _add_records(history, readings, abis)
    history.enums = _make_spans(readings, lambda reading: omit_foreign(reading, reading.enums))
    history.typedefs = _make_spans(readings, lambda reading: omit_foreign(reading, reading.typedefs))
    history.constants = _make_spans(readings, lambda reading: reading.constants)
    history.variables = _make_spans(readings, lambda reading: reading.variables)
    history.versions = {r.release: r.version for r in readings if r.version}
    return history


def _add_functions(
    history: History,
    readings: Sequence[Reading],
    abis: Mapping[str, Abi],
    variants: Mapping[str, Sequence[str]],
) -> None:
    """Set the functions of a history, and the names that refer to them.

    Args:
        history: history of the library
        readings: readings of its releases, oldest first
        abis: the ABI of each release
        variants: releases in which the signature of a symbol changed, keyed by symbol
    """
    position = history.releases.index

    def identify(reading: Reading, function: Function) -> Hashable:
        """Return a key that is equal for prototypes of the same variant that use the same enums.

        C treats enums as integers, but calls in Python accept and return enumerators.
        """
        first_releases = variants.get(function.symbol, ())
        # Variants are numbered by counting the changes up to this release.
        variant = sum(position(first) <= position(reading.release) for first in first_releases)
        return variant, tuple(map(abis[reading.release].enum_of, function.types))

    history.functions = _make_spans(readings, lambda reading: reading.functions, identify)
    history.names = _make_spans(readings, lambda reading: reading.names["plain"])
    history.per_thread = _make_spans(readings, _get_per_thread_names)


def _add_records(history: History, readings: Sequence[Reading], abis: Mapping[str, Abi]) -> None:
    """Set the records of a history, and the tags of those whose members have their natural offsets."""
    history.records = _make_spans(
        readings,
        lambda reading: omit_foreign(reading, reading.records),
        lambda reading, record: abis[reading.release].hash_record(record),
    )
    history.naturally_aligned = {
        tag
        for tag, spans in history.records.items()
        if all(abis[_list_releases(span, history.releases)[-1]].is_natural(span.value) for span in spans)
    }


def read_own_version(library: Library, reading: Reading, pins: Sources) -> tuple[int, int, int] | None:
    """Return the version of a library in a release, or `None` if the headers do not contain it.

    If the headers contain only the major version, the version of the wheel is used.

    Raises:
        CodegenError: The releases of the library are numbered by its version, but the headers contain a
            different version.
    """
    # In this case, the setting is a major version instead of the names of macros.
    if len(library.version) == 1 and library.version[0].isdigit():
        wheel = next(w for w in pins.wheels_of(library, reading.release) if w.part == library.parts[0])
        major, minor, patch = wheel.version.split(".")[:3]
        return int(major), int(minor), int(patch)
    if reading.version and library.facts.numbering != "CUDA":
        own_major, own_minor, _ = reading.version
        if (own_major, own_minor) != version_key(reading.release):
            macros = ", ".join(library.version)
            raise CodegenError(
                f"{library.file}: version: {macros} are {own_major}, {own_minor} in release "
                f"{reading.release}; expected the macros for its version"
            )
    return reading.version


def _omit_symbol(reading: Reading, symbol: str) -> None:
    """Remove a symbol from a reading, together with every name that refers to it."""
    if reading.functions.pop(symbol, None):
        reading.left_out[symbol] = "its signature changes, and the library's version does not"
    for names in reading.names.values():
        names_of_symbol = [name for name, target in names.items() if target == symbol]
        for name in names_of_symbol:
            del names[name]


def get_enumerators(spans: Sequence[Span[Enum]], releases: Sequence[str]) -> dict[str, list[Span[int]]]:
    """Return the spans of each enumerator of an enum, in the newest header's order."""
    values_by_release = {
        release: dict(span.value.values) for span in spans for release in _list_releases(span, releases)
    }
    return _merge_spans([(release, values_by_release.get(release, {})) for release in releases])


def write_spans(spans: Sequence[Span[T]], releases: Sequence[str], texts: Iterable[str]) -> str:
    """Return a table's value for several releases: `@SINCE[<UNTIL] TEXT | ...`.

    The result is only the text if there is a single span, which contains all releases.

    Args:
        spans: spans of a declaration
        releases: all releases of the library, oldest first
        texts: the text for each span
    """
    if len(spans) == 1 and spans[0].introduced == releases[0] and spans[0].removed is None:
        return "".join(texts)
    return " | ".join(f"{_write_span(span)} {text}" for span, text in zip(spans, texts, strict=True))


def _write_span(span: Span[T]) -> str:
    """Return `@SINCE`, or `@SINCE<UNTIL` if the value was removed."""
    return f"@{span.introduced}" + (f"<{span.removed}" if span.removed else "")


def _get_per_thread_names(reading: Reading) -> dict[str, str]:
    """Return the names that refer to different symbols if per-thread default streams are enabled."""
    plain_names = reading.names["plain"]
    return {
        name: symbol
        for name, symbol in reading.names.get("per_thread", {}).items()
        if name in plain_names and plain_names[name] != symbol
    }


def _list_releases(span: Span[T], releases: Sequence[str]) -> Sequence[str]:
    """List the releases that a span covers."""
    end = releases.index(span.removed) if span.removed else len(releases)
    return releases[releases.index(span.introduced) : end]


def _make_spans(
    readings: Sequence[Reading],
    select: Callable[[Reading], Mapping[str, T]],
    identify: Callable[[Reading, T], Hashable] = lambda reading, value: value,
) -> dict[str, list[Span[T]]]:
    """Return the spans of each declaration, keyed by name.

    Args:
        readings: readings of the releases, oldest first
        select: returns the declarations of a release, keyed by name
        identify: returns a key; consecutive values with equal keys are merged (default: the value itself)
    """
    by_release = {reading.release: reading for reading in readings}
    return _merge_spans(
        [(reading.release, select(reading)) for reading in readings],
        lambda release, value: identify(by_release[release], value),
    )


def _merge_spans(
    values_by_release: Sequence[tuple[str, Mapping[str, T]]],
    identify: Callable[[str, T], Hashable] = lambda release, value: value,
) -> dict[str, list[Span[T]]]:
    """Merge equal values into spans. Each span contains the newest of its values.

    Args:
        values_by_release: pairs of a release and its values, keyed by name; oldest first
        identify: returns a key for a value in a release; consecutive values with equal keys are merged
    """
    newest_first = reversed(values_by_release)
    names = dict.fromkeys(chain.from_iterable(values for _, values in newest_first))
    return {
        name: _merge_values([(release, values.get(name)) for release, values in values_by_release], identify)
        for name in names
    }


def _merge_values(
    values: Sequence[tuple[str, T | None]], identify: Callable[[str, T], Hashable]
) -> list[Span[T]]:
    """Merge the values of one name into spans. `None` means that a release does not contain the name."""
    spans: list[Span[T]] = []
    newest: T | None = None
    introduced = ""
    last_key: Hashable = None
    for release, value in values:
        key = None if value is None else identify(release, value)
        if key != last_key:
            if newest is not None:
                spans.append(Span(newest, introduced, release))
            introduced = release
        newest = value
        last_key = key
    if newest is not None:
        spans.append(Span(newest, introduced, None))
    return spans
