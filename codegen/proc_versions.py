"""Determines the version with which cuGetProcAddress must be called for each symbol.

The names in a header of typedefs contain this version: PFN_cuCtxCreate_v3020 is cuCtxCreate_v2, the second
version of this name in the header. A name's versions and its symbols correspond to each other in order. For
most symbols, the version is that of the first release that declares the symbol. The tables contain only
versions that differ from it, and the versions of symbols in the oldest release other than the first symbol
for each name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from . import fetch
from .history import History
from .sources import Library, Sources, version_key

_TYPEDEF = re.compile(r"\bPFN_(\w+?)_v(\d+)(_ptds|_ptsz)?\)")
_SYMBOL = re.compile(r"(\w+?)(?:_v(\d+))?(_ptds|_ptsz)?")


def read(library: Library, pins: Sources, history: History) -> dict[str, int]:
    """Return the versions of symbols that can't be derived from the releases that declare them."""
    wheel = pins.typedefs_of(library)
    if wheel is None:
        return {}
    text = (fetch.folder(wheel) / library.typedefs).read_text(encoding="utf-8")
    exceptions: dict[str, int] = {}
    for symbol, version in pair(text, history.functions).items():
        major, minor = version_key(history.functions[symbol][0].introduced)
        if history.functions[symbol][0].introduced == history.releases[0]:
            is_other = re.search(r"_v\d+", symbol) is not None
        else:
            is_other = version != 1000 * major + 10 * minor
        if is_other:
            exceptions[symbol] = version
    return exceptions


def pair(text: str, symbols: Iterable[str]) -> dict[str, int]:
    """Return the version of each symbol. Names whose numbers of versions and symbols differ are omitted."""
    versions: dict[tuple[str, str], set[int]] = {}
    for name, version, stream in _TYPEDEF.findall(text):
        versions.setdefault((name, stream), set()).add(int(version))
    by_name: dict[tuple[str, str], dict[int, str]] = {}
    for symbol in symbols:
        match = _SYMBOL.fullmatch(symbol)
        if match:
            by_name.setdefault((match[1], match[3] or ""), {})[int(match[2] or 1)] = symbol
    versions_of_symbols: dict[str, int] = {}
    for key, symbols_of_name in by_name.items():
        numbers = sorted(versions.get(key, ()))
        if len(numbers) == len(symbols_of_name):
            versions_of_symbols |= dict(
                zip((symbols_of_name[number] for number in sorted(symbols_of_name)), numbers, strict=True)
            )
    return versions_of_symbols
