"""The cache of `cudyn.compile`: its contents, and this process's hits and misses.

CUDYN_CACHE        "off": nothing is kept or found; "only": nothing is compiled, a miss is a CacheMissError
CUDYN_CACHE_DIR    its folder
CUDYN_CACHE_SIZE   its maximum size in bytes
CUDYN_CACHE_TRUST  users and, with an @ before them, groups that may write to it, such as "@ci"

`python -m cudyn cache` does the same from a shell, `pytest -p cudyn.pytest_plugin` prints the counts.
"""

from __future__ import annotations

from ._compile.cache import trim
from ._compile.contents import (
    Entry,
    Imported,
    Info,
    clear,
    export_to,
    import_from,
    info,
    list_entries,
    verify,
)
from ._compile.counters import Stats, stats

__all__ = [
    "Entry",
    "Imported",
    "Info",
    "Stats",
    "clear",
    "export_to",
    "import_from",
    "info",
    "list_entries",
    "stats",
    "trim",
    "verify",
]
