"""The cache for `cudyn.compile`: its contents, and the hits and misses in this process.

CUDYN_CACHE       "off": the cache is not used; "only": nothing is compiled, and a miss raises CacheMissError
CUDYN_CACHE_DIR   its directory
CUDYN_CACHE_SIZE  its maximum size, in bytes or with a unit: 500M, 2G

`python -m cudyn cache` provides the same functions in a shell. `pytest --cudyn-archive` prints the counts.
"""

from __future__ import annotations

from ._kernels.cache.archives import Imported, export_to, import_from
from ._kernels.cache.contents import Entry, Info, clear, info, list_entries
from ._kernels.cache.counters import Stats, stats
from ._kernels.cache.store import trim

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
]


def __dir__() -> list[str]:
    return [*__all__]
