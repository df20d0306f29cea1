"""Finds the version that must be passed to cuGetProcAddress for each symbol.

The names in the typedefs header contain this version. For example, PFN_cuCtxCreate_v3020 is cuCtxCreate_v2,
because v3020 is the second version of cuCtxCreate in that header. The versions of a name correspond to its
symbols, in ascending order. For most symbols, the version is that of the first release that declares them.
The tables contain only the other versions, and the versions of symbols in the oldest release whose name has a
`_v2` or later suffix.
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
    """Return the versions of the symbols whose version can't be derived from their first release."""
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
    """Return the version of each symbol.

    A name is omitted if the number of its versions differs from the number of its symbols.
    """
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
