"""Readings kept from one run to the next, so that codegen reads again only what has changed.

A reading depends on the headers, the library's row in sources.toml, the shims and the readers' own code: the
hash of these is its name in the git-ignored cache. CI starts without it.
"""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path

from . import read, reread
from .model import Reading
from .sources import ROOT, SHIM, Library

CACHE = ROOT / ".cache" / "readings"
READERS = ("errors", "model", "read", "reread", "remember", "sources")


def read_twice(
    library: Library, release: str, folders: Sequence[Path], used: Sequence[Library], cache: Path = CACHE
) -> tuple[Reading, int]:
    """A release read with both readers, and how many prototypes agree."""
    kept = cache / _name(library, release, folders, used)
    try:
        found: tuple[Reading, int] = pickle.loads(kept.read_bytes())
        return found
    except (OSError, pickle.UnpicklingError, EOFError):
        pass
    reading = read.read(library, release, folders, used)
    result = reading, reread.compare(library, reading, reread.reread(library, release, folders))
    cache.mkdir(parents=True, exist_ok=True)
    temporary = kept.with_suffix(f".{os.getpid()}")
    temporary.write_bytes(pickle.dumps(result))
    os.replace(temporary, kept)
    return result


def _name(library: Library, release: str, folders: Sequence[Path], used: Sequence[Library]) -> str:
    # A folder of headers is named by the hash of what is in it.
    parts = [_readers(), library, release, [folder.name for folder in folders], used]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


@lru_cache(maxsize=1)
def _readers() -> str:
    """The hash of everything that a reading depends on, beside the headers."""
    total = hashlib.sha256("".join(version(name) for name in ("libclang", "pcpp", "pycparser")).encode())
    code = (Path(__file__).with_name(f"{name}.py") for name in READERS)
    for path in (*code, *sorted(p for p in SHIM.rglob("*") if p.is_file())):
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()
