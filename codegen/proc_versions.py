"""Finds the version that must be passed to cuGetProcAddress for each symbol.

The names in the typedefs header contain this version. For example, PFN_cuCtxCreate_v3020 is cuCtxCreate_v2,
because v3020 is the second version of cuCtxCreate in that header. The versions of a name correspond to its
symbols, in ascending order. For most symbols, the version is that of the first release that declares them.
The tables contain only the versions of other symbols. These include the symbols in the oldest release whose
names have a `_v2` or later suffix, because they may have been introduced in an even older release.
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
    text = (fetch.get_directory(wheel) / library.typedefs).read_text(encoding="utf-8")
    exceptions: dict[str, int] = {}
    for symbol, version in pair(text, history.functions).items():
        introduced = history.functions[symbol][0].introduced
        major, minor = version_key(introduced)
        if introduced == history.releases[0]:
            is_exception = re.search(r"_v\d+", symbol) is not None
        else:
            is_exception = version != 1000 * major + 10 * minor  # CUDA represents 12.4 as 12040
        if is_exception:
            exceptions[symbol] = version
    return exceptions


def pair(text: str, symbols: Iterable[str]) -> dict[str, int]:
    """Return the version of each symbol, such as 3020 for cuCtxCreate_v2.

    The symbols of a name are omitted if the header contains more or fewer versions of the name.

    Args:
        text: contents of the typedefs header
        symbols: symbols of the library
    """
    versions: dict[tuple[str, str], set[int]] = {}
    for name, version, stream in _TYPEDEF.findall(text):
        versions.setdefault((name, stream), set()).add(int(version))
    # name and stream suffix -> the number in the symbol's `_v` suffix -> symbol
    by_name: dict[tuple[str, str], dict[int, str]] = {}
    for symbol in symbols:
        match = _SYMBOL.fullmatch(symbol)
        if match:
            by_name.setdefault((match[1], match[3] or ""), {})[int(match[2] or 1)] = symbol
    versions_of_symbols: dict[str, int] = {}
    for key, symbols_by_suffix in by_name.items():
        versions_of_name = sorted(versions.get(key, ()))
        if len(versions_of_name) == len(symbols_by_suffix):
            ordered_symbols = [symbols_by_suffix[suffix] for suffix in sorted(symbols_by_suffix)]
            versions_of_symbols |= dict(zip(ordered_symbols, versions_of_name, strict=True))
    return versions_of_symbols
