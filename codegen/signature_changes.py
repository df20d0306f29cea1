"""Finds the releases in which the signature of a symbol changes, or the layout of a record that it uses.

history.py uses it to check that a symbol is the same in all releases or, if the library's symbol names do not
contain a version, to find the variants of a symbol.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple, TypeVar

from .abi import Abi, Comparison, Differences, Pair
from .errors import CodegenError
from .layouts import Layouts
from .model import Reading
from .sources import version_key

T = TypeVar("T")

_SHOWN_DIFFERENCES = 3  # the number of differences between two records that a message contains


class Excused(NamedTuple):
    """A difference between a record's layouts in consecutive releases, and the reason why it is harmless."""

    record: str
    release: str
    differences: str
    reason: str


class SignatureScan:
    """Compares the signatures of a library's symbols in all releases.

    For a symbol, two releases are not compared if all declarations that it depends on are equal in both.

    Args:
        readings: readings of the library's releases, oldest first
        layouts: reasons why certain differences in layouts are harmless
        allows_changes: whether a signature may change between releases with different versions of the library

    Attributes:
        differences: for each symbol, a description of each change of its signature
        unversioned: the symbols that change between releases with the same version of the library
        excused: the harmless differences between layouts
    """

    def __init__(self, readings: Sequence[Reading], layouts: Layouts | None, *, allows_changes: bool) -> None:
        self.readings = readings
        self.layouts = layouts
        self.allows_changes = allows_changes
        self.abis = [Abi(reading) for reading in readings]
        self.differences: dict[str, list[str]] = {}
        self.unversioned: list[str] = []
        self.excused: dict[Excused, None] = {}
        self._comparisons: dict[tuple[int, int], Comparison] = {}
        # A patch version is ignored.
        versions = [(reading.version or version_key(reading.release))[:2] for reading in readings]
        # For each release: whether its version of the library is higher than in all earlier releases.
        self._raises_version = [i > 0 and version > max(versions[:i]) for i, version in enumerate(versions)]

    def find_variants(self) -> dict[str, list[str]]:
        """Return the releases that changed the signature of each symbol, for symbols whose signature changed.

        Each of these releases begins a new variant of the symbol. The method also fills `differences` and
        `unversioned`.

        Raises:
            CodegenError: A signature changed, and `allows_changes` is false (see _iter_changes).
        """
        changing_releases: dict[str, list[str]] = {}
        for symbol in dict.fromkeys(symbol for reading in self.readings for symbol in reading.functions):
            indexes: list[int] = []  # indexes of the changing releases in `readings`
            for old, new, differences in self._iter_signature_changes(symbol):
                indexes += self._list_first_releases(old, new)
                self.differences.setdefault(symbol, []).append("; ".join(differences))
            if indexes:
                changing_releases[symbol] = [self.readings[index].release for index in indexes]
                # Calls choose a variant by the version of the loaded library, so the versions must differ.
                if not all(self._raises_version[index] for index in indexes):
                    self.unversioned.append(symbol)
        return changing_releases

    def _list_first_releases(self, old: int, new: int) -> list[int]:
        """List the releases that begin a new variant, for a change between the releases `old` and `new`.

        No release between them declares the symbol, but the library of such a release may still export it,
        with an unknown signature. An additional variant therefore begins in the first of these releases that
        has a higher version.
        """
        unknown = next((index for index in range(old + 1, new) if self._raises_version[index]), new)
        return [unknown] if unknown == new else [unknown, new]

    def check_records(self) -> None:
        """Reject changes to records that no prototype refers to, directly or indirectly.

        Programs create such records with the layout of one release, and expect that other releases accept
        them.

        Raises:
            CodegenError: A record changed.
        """
        reachable_tags = {
            tag
            for comparison in self._comparisons.values()
            for pair in comparison.reached_records
            for tag in pair
        }
        records_by_release = [omit_foreign(reading, reading.records) for reading in self.readings]
        for tag in dict.fromkeys(tag for records in records_by_release for tag in records):
            if tag not in reachable_tags:
                hashes: list[int | None] = []
                for abi, records in zip(self.abis, records_by_release, strict=True):
                    record = records.get(tag)
                    hashes.append(abi.hash_record(record) if record else None)
                for _ in self._iter_record_changes(tag, hashes):
                    pass  # the iteration raises the exception

    def _iter_signature_changes(self, symbol: str) -> Iterator[tuple[int, int, list[str]]]:
        """Yield the changes of a symbol's signature, as `_iter_changes` does."""

        def iter_differences(old: int, new: int) -> Iterator[str]:
            """Yield the differences between the prototypes in two releases, and between their records."""
            comparison = self._compare(old, new)
            old_function, new_function = (self.readings[i].functions[symbol] for i in (old, new))
            texts, records = comparison.compare_functions(old_function, new_function)
            yield from texts
            yield from self._iter_harmful(old, new, records, is_reachable=True)

        functions = [reading.functions.get(symbol) for reading in self.readings]
        hashes = [abi.hash_function(f) if f else None for abi, f in zip(self.abis, functions, strict=True)]
        return self._iter_changes(symbol, hashes, iter_differences)

    def _iter_record_changes(
        self, tag: str, hashes: Sequence[int | None]
    ) -> Iterator[tuple[int, int, list[str]]]:
        """Yield the changes of a record's layout, as `_iter_changes` does."""

        def iter_differences(old: int, new: int) -> Iterator[str]:
            """Yield the differences between the records in two releases."""
            records = self._compare(old, new).compare_records(tag)
            return self._iter_harmful(old, new, records, is_reachable=False)

        return self._iter_changes(tag, hashes, iter_differences)

    def _iter_changes(
        self,
        name: str,
        hashes: Sequence[int | None],
        iter_differences: Callable[[int, int], Iterator[str]],
    ) -> Iterator[tuple[int, int, list[str]]]:
        """Yield the last release before each change, the first release after it, and the differences.

        Releases are indexes of `readings`. A new release is compared with the last release of every distinct
        hash since the last change.

        Args:
            name: name of the symbol or record
            hashes: a hash for each release, or None if the release does not contain the declaration; two
                hashes are equal only if all declarations that it depends on are equal in the two releases
            iter_differences: yields the differences between two releases

        Raises:
            CodegenError: The declaration changed, and `allows_changes` is false.
        """
        last_releases: dict[int, int] = {}  # hash -> the last release with this hash, since the last change
        for new, hash_ in enumerate(hashes):
            if hash_ is None:
                continue
            if hash_ not in last_releases:
                differences = {
                    old: list(iter_differences(old, new))
                    for old in sorted(last_releases.values(), reverse=True)
                }
                differing = [old for old, texts in differences.items() if texts]
                if differing and not self.allows_changes:
                    old = differing[0]  # the newest one
                    raise CodegenError(self._describe_difference(name, old, new, differences[old]))
                if differing:
                    last_before_change = next(iter(differences))
                    yield last_before_change, new, list(dict.fromkeys(chain(*differences.values())))
                    last_releases = {}
            last_releases[hash_] = new

    def _compare(self, old: int, new: int) -> Comparison:
        """Return the comparison of two releases. It is created only once."""
        if (old, new) not in self._comparisons:
            self._comparisons[old, new] = Comparison(self.abis[old], self.abis[new])
        return self._comparisons[old, new]

    def _iter_harmful(
        self, old: int, new: int, records: Mapping[Pair, Differences], *, is_reachable: bool
    ) -> Iterator[str]:
        """Yield the differences between records that no [[layout]] entry permits.

        Adds the permitted differences between consecutive releases to `excused`.

        Args:
            old: index of the older release
            new: index of the newer release
            records: differences between records, keyed by the records' tags
            is_reachable: whether the records can be reached from a pointer parameter of a function
        """
        comparison = self._compare(old, new)
        for pair, differences in records.items():
            text = ", ".join(differences.texts[:_SHOWN_DIFFERENCES])
            omitted = len(differences.texts) - _SHOWN_DIFFERENCES
            text += f" and {omitted} more" if omitted > 0 else ""
            layout = self.layouts and self.layouts.find_reason(comparison, pair, differences, is_reachable)
            old_tag, new_tag = pair
            if not layout:
                yield f"{new_tag if old_tag == new_tag else f'{old_tag} is now {new_tag}'}: {text}"
            elif new == old + 1:
                self.excused[Excused(new_tag, self.readings[new].release, text, layout.reason)] = None

    def _describe_difference(self, name: str, old: int, new: int, texts: Iterable[str]) -> str:
        """Return the message of the error for a difference between two releases."""
        compared = [self.readings[i] for i in (old, new)]
        functions = [(r.release, r.functions[name]) for r in compared if name in r.functions]
        prototypes = "; ".join(f"{release}: {function}" for release, function in functions)
        releases = " and ".join(reading.release for reading in compared)
        details = "; ".join(texts) + (f" ({prototypes})" if prototypes else "")
        return f"{name} differs between {releases}, and no [[layout]] entry in its file matches: {details}"


def omit_foreign(reading: Reading, values: Mapping[str, T]) -> dict[str, T]:
    """Return the entries that do not belong to the tables of other libraries."""
    return {name: value for name, value in values.items() if name not in reading.foreign}
