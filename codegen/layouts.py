"""layouts.toml: why a call made for one release may go to another's library although a layout differs."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from .abi import Comparison, Differences, Pair
from .errors import CodegenError
from .sources import version_key

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

REASONS = Path(__file__).with_name("layouts.toml")


class Reason(NamedTuple):
    """[[safe]] of layouts.toml; the keys are explained there."""

    records: str
    reason: str
    told_by: str = ""
    inside: bool = False
    since: tuple[str, ...] = ()

    def holds(self, beside: Comparison, pair: Pair, differences: Differences, is_led_to: bool) -> bool:
        """Is it about this difference, and is what it claims so?

        is_led_to: a pointer that some function takes leads to the record.
        """
        if not any(re.fullmatch(self.records, tag) for tag in pair):
            return False
        if self.told_by:
            records = beside.old.reading.records[pair[0]], beside.new.reading.records[pair[1]]
            old = beside.old.leaves(records[0]).get(f".{self.told_by}")
            new = beside.new.leaves(records[1]).get(f".{self.told_by}")
            return old is not None and old == new and differences.grown
        if self.inside:
            return not is_led_to
        first, last = beside.old.reading.release, beside.new.reading.release
        return any(version_key(first) < version_key(r) <= version_key(last) for r in self.since)


class Layouts:
    """The reasons. Every one has to be needed: `unused` are those that were not."""

    def __init__(self, path: Path = REASONS) -> None:
        try:
            rows = tomllib.loads(path.read_text(encoding="utf-8")).get("safe", [])
            self.reasons = [_reason(row) for row in rows]
        except tomllib.TOMLDecodeError as error:
            raise CodegenError(f"{path.name}: {error}") from None
        self.unused = {reason.records for reason in self.reasons}

    def reason(
        self, beside: Comparison, pair: Pair, differences: Differences, is_led_to: bool = True
    ) -> Reason | None:
        """Why this difference does no harm, or None."""
        for reason in self.reasons:
            if reason.holds(beside, pair, differences, is_led_to):
                self.unused.discard(reason.records)
                return reason
        return None


def _reason(row: object) -> Reason:
    try:
        reason = Reason(**row)  # type: ignore[arg-type]
        re.compile(reason.records)
        since = _releases(reason.since)
    except (TypeError, ValueError, re.error) as error:
        raise CodegenError(f"layouts.toml: a reason is wrong: {row}: {error}") from None
    if not reason.reason or bool(reason.told_by) + bool(reason.inside) + bool(since) != 1:
        raise CodegenError(
            f"layouts.toml: {reason.records} needs a reason, and one of told_by, inside and since"
        )
    return reason._replace(since=since)


def _releases(since: Sequence[str]) -> tuple[str, ...]:
    if isinstance(since, str):
        raise TypeError("since is not a list of releases")
    for release in since:
        version_key(release)
    return tuple(since)
