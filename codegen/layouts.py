"""Reasons why calls compiled for one release also work with another release, despite different layouts.

`[[layout]]` entries in a library's file contain these reasons.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from .abi import Comparison, Differences, Pair
from .errors import CodegenError
from .sources import Library, read_row, version_key


class Layout(NamedTuple):
    """A `[[layout]]` entry in a library's file. See headers/README.md for the keys."""

    records: str  # pattern of the records' tags
    reason: str
    told_by: str = ""  # name of the member that identifies the layout
    inside: bool = False  # whether the record occurs only as a member of other records
    since: tuple[str, ...] = ()  # the releases that changed the layout

    def applies(
        self, comparison: Comparison, pair: Pair, differences: Differences, is_reachable: bool
    ) -> bool:
        """Return whether this entry explains why a difference between two records is harmless.

        Args:
            comparison: comparison of the two releases
            pair: tags of the records in the older and in the newer release
            differences: differences between the records
            is_reachable: whether the record can be reached from a pointer parameter of a function
        """
        if not any(re.fullmatch(self.records, tag) for tag in pair):
            return False
        if self.told_by:
            # The library identifies the layout by this member, which is in the same place in both layouts.
            old_tag, new_tag = pair
            old_record = comparison.old.reading.records[old_tag]
            new_record = comparison.new.reading.records[new_tag]
            old_member = comparison.old.members(old_record).get(f".{self.told_by}")
            new_member = comparison.new.members(new_record).get(f".{self.told_by}")
            return old_member is not None and old_member == new_member and differences.grown
        if self.inside:
            return not is_reachable  # it only occurs as a member of other records, which are compared
        # Otherwise, the entry lists the releases with harmless changes.
        old_release = version_key(comparison.old.reading.release)
        new_release = version_key(comparison.new.reading.release)
        return any(old_release < version_key(release) <= new_release for release in self.since)


class Layouts:
    """The `[[layout]]` entries of a library and of the libraries that it uses, keyed by file and records.

    Each entry must be needed by at least one library. `unused` contains the keys of the entries that have not
    been needed so far.
    """

    def __init__(self, *libraries: Library) -> None:
        self.reasons = {
            (library.file, reason.records): reason
            for library in libraries
            for reason in (_read_layout(row, library.file) for row in library.layout)
        }
        self.unused = {*self.reasons}

    def find_reason(
        self, comparison: Comparison, pair: Pair, differences: Differences, is_reachable: bool = True
    ) -> Layout | None:
        """Return the first entry that explains why a difference is harmless, or None."""
        for key, reason in self.reasons.items():
            if reason.applies(comparison, pair, differences, is_reachable):
                self.unused.discard(key)
                return reason
        return None


def _read_layout(row: dict[str, Any], file: str) -> Layout:
    """Parse a `[[layout]]` entry. Raises CodegenError if it is invalid."""
    layout = read_row(Layout, row, file, patterns=["records"])
    try:
        if isinstance(layout.since, str):
            raise TypeError("since is not a list of releases")
        for release in layout.since:
            version_key(release)
    except (TypeError, ValueError) as error:
        raise CodegenError(f"{file}: the layout entry for {layout.records} is invalid: {error}") from None
    if bool(layout.told_by) + bool(layout.inside) + bool(layout.since) != 1:
        raise CodegenError(
            f"{file}: the layout entry for {layout.records} needs exactly one of told_by, inside and since"
        )
    return layout._replace(since=tuple(layout.since))
