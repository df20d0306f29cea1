"""Keys of the cache: the hash of everything that code depends on."""

from __future__ import annotations

import hashlib
import os
from typing import TYPE_CHECKING, Any, NamedTuple

from .options import PATHS, find_uncacheable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .includes import Inputs
    from .source import Source

_FORMAT = "3"  # of the key: another one forgets what the cache has
_builds: dict[str, str] = {}  # by the path of a compiler


class Key(NamedTuple):
    """A key of the cache.

    name    the hash of what the code depends on, with a few digits of others in it (see `get_origin`)
    build   the hash of its compiler; None: no compiler
    unsure  why the name may not have all of it; "" if it has
    facts   what the name is the hash of, each a JSON value
    """

    name: str
    build: str | None
    unsure: str
    facts: dict[str, Any]


def make_key(
    source: Source,
    arch: str,
    kind: str,
    *,
    compiler: str | None,
    version: tuple[int, int] | None,
    toolkit: Sequence[str],
    used: Inputs,
) -> Key:
    """Find out what the code depends on and what compiles it.

    compiler  the file of NVRTC, or None
    version   of NVRTC
    toolkit   the folders of the toolkit's headers. These are the compiler's: a machine with neither finds
              what they made
    used      what the source may read with these
    """
    option = find_uncacheable(source.options)
    unsure = f"the option {option} does more than choose the code, or is not known" if option else used.unsure
    debug = kind == "tileir" or not PATHS.isdisjoint(source.options)  # Tile IR always has paths in it
    paths = [
        source.include_path if used.paths or debug else [],
        os.getcwd() if debug else source.base if used.paths else "",
    ]
    facts = {
        "source": _hash([source.text]),
        "name": source.name,
        "architecture": arch,
        "kind": kind,
        "options": source.options,
        "name expressions": source.name_expressions,
        "headers": _name_headers(source, used),
        "paths": paths,
    }
    build = None
    if compiler is not None:
        build = _hash([identify(compiler), version, used.theirs, toolkit if debug and used.theirs else []])[
            :16
        ]
    whole = _hash([_FORMAT, facts])
    return Key(
        whole[:2] + _hash([source.text])[:8] + _hash([source.name])[:4] + whole[2:52], build, unsure, facts
    )


def get_origin(name: str) -> tuple[str, str]:
    """Return the digits of a key that identify the source: of the hash of its text, and of its name."""
    return name[2:10], name[10:14]


def _name_headers(source: Source, used: Inputs) -> dict[str, str]:
    """The beginning of each header's hash by its name, for messages; by "" that of all."""
    found = {"": _hash([sorted(source.headers.items()), used.own])}
    found |= {name: hashlib.sha256(text).hexdigest()[:8] for name, text in source.headers.items()}
    records: Any = used.own
    for _, written, digest in records:
        if isinstance(digest, str):
            found[written[1:-1].decode("utf-8", "replace")] = digest[:8]
    return found


def _hash(parts: list[Any]) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def identify(path: str) -> str:
    """Return 16 digits for a library: by its size and its start, which says where everything in it is."""
    found = _builds.get(path)
    if found is None:
        with open(path, "rb") as file:
            start = file.read(1 << 16)
            size = os.fstat(file.fileno()).st_size
        found = _builds[path] = hashlib.sha256(b"%d " % size + start).hexdigest()[:16]
    return found
