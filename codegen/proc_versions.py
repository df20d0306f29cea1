"""The version that cuGetProcAddress asks for each symbol.

A header of typedefs says it in names: PFN_cuCtxCreate_v3020 is cuCtxCreate_v2, the second of the versions
that it lists. The versions of a name are its symbols in order. Most are the release that declares the symbol
first; the others are kept, and those of the oldest release of the tables that are not a name's first.
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
    """Symbol -> its version, where it is neither the release that has it first nor the oldest."""
    wheel = pins.typedefs_of(library)
    if wheel is None:
        return {}
    text = (fetch.folder(wheel) / library.typedefs).read_text(encoding="utf-8")
    found: dict[str, int] = {}
    for symbol, version in pair(text, history.functions).items():
        major, minor = version_key(history.functions[symbol][0].introduced)
        if history.functions[symbol][0].introduced == history.releases[0]:
            is_other = re.search(r"_v\d+", symbol) is not None
        else:
            is_other = version != 1000 * major + 10 * minor
        if is_other:
            found[symbol] = version
    return found


def pair(text: str, symbols: Iterable[str]) -> dict[str, int]:
    """Symbol -> its version; a symbol whose name has another number of versions is left out."""
    versions: dict[tuple[str, str], set[int]] = {}
    for name, version, stream in _TYPEDEF.findall(text):
        versions.setdefault((name, stream), set()).add(int(version))
    by_name: dict[tuple[str, str], dict[int, str]] = {}
    for symbol in symbols:
        match = _SYMBOL.fullmatch(symbol)
        if match:
            by_name.setdefault((match[1], match[3] or ""), {})[int(match[2] or 1)] = symbol
    found: dict[str, int] = {}
    for key, of_name in by_name.items():
        numbers = sorted(versions.get(key, ()))
        if len(numbers) == len(of_name):
            found |= dict(zip((of_name[number] for number in sorted(of_name)), numbers, strict=True))
    return found
