"""Keys of the cache: the hash of everything that code depends on."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from .nvrtc_options import PATHS, find_uncacheable, split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .job import Job
    from .walk import Inputs

_FORMAT = "4"  # of the key: another one forgets what the cache has


class Key(NamedTuple):
    """A key of the cache.

    name    the hash of what the code depends on, with a few digits of others in it (see `get_origin`)
    build   the hash of its compiler and of the toolkit's headers; None: no compiler
    unsure  why the name may not have all of it; "" if it has
    facts   what the name is the hash of, each a JSON value
    """

    name: str
    build: str | None
    unsure: str
    facts: dict[str, Any]


def make_key(
    job: Job, arch: str, kind: str, used: Inputs, compiler: list[object] | None, toolkit: Sequence[str]
) -> Key:
    """Find out what the code of a job depends on and what compiles it.

    compiler  what identifies it; None without one
    toolkit   the folders of the toolkit's headers, which count where paths do
    """
    option = find_uncacheable(job.options)
    unsure = f"the option {option} does more than choose the code, or is not known" if option else used.unsure
    debug = kind == "tileir" or any(name in PATHS for _, name, _ in split(job.options))  # Tile IR has paths
    folder, name = os.path.split(job.name)
    paths = {written: path for _, written, _, path, uses in used.own if path and (uses or debug)}
    facts = {
        "source": hash_parts([job.text]),
        "name": name,
        "architecture": arch,
        "kind": kind,
        "options": [_rebase_option(each) for each in job.options] if _get_base() else job.options,
        "name expressions": job.name_expressions,
        "headers": _name_headers(job, used),
        "paths": [
            *([rebase(folder)] if debug or used.paths else []),
            *([rebase(os.getcwd())] if debug else []),
            *(f"{_show(written)}: {rebase(path)}" for written, path in paths.items()),
        ],
    }
    build = None
    if compiler is not None:
        places = [rebase(each) for each in toolkit] if debug and used.theirs else []
        build = hash_parts([*compiler, used.theirs, places])[:16]
    return Key(make_name(facts, job.text, name), build, unsure, facts)


def make_name(facts: dict[str, Any], text: bytes, name: str) -> str:
    """Return the name of a key. text, name: of the source, for `get_origin`."""
    whole = hash_parts([_FORMAT, facts])
    return whole[:2] + hash_parts([text])[:8] + hash_parts([name])[:4] + whole[2:52]


def get_origin(name: str) -> tuple[str, str]:
    """Return the digits of a key that identify the source: of the hash of its text, and of its name."""
    return name[2:10], name[10:14]


def rebase(path: str) -> str:
    """Return a path as keys have it: relative to CUDYN_BASE_DIR, if it is below that."""
    base = _get_base()
    if not base or not os.path.isabs(path):
        return path
    inside = os.path.relpath(path, base)
    return path if inside.startswith("..") else inside


def _get_base() -> str:
    return os.environ.get("CUDYN_BASE_DIR", "")


def _rebase_option(option: str) -> str:
    """An option that includes a header, by a path relative to the base."""
    name, joined, value = option.partition("=")
    return f"{name}={rebase(value)}" if joined and name in ("-include", "--pre-include") else option


def _name_headers(job: Job, used: Inputs) -> dict[str, str]:
    """The beginning of each header's hash by its name, for messages; by "" that of all."""
    contents = [(by, written, content) for by, written, content, _, _ in used.own]
    found = {"": hash_parts([sorted(job.headers.items()), contents])}
    found |= {name: hashlib.sha256(text).hexdigest()[:8] for name, text in job.headers.items()}
    for _, written, content in contents:
        if isinstance(content, str):
            found[_show(written)] = content[:8]
    return found


def _show(written: bytes) -> str:
    """A header's name in messages, without its quotes."""
    return written.strip(b'<">').decode("utf-8", "replace")


def hash_parts(parts: list[Any]) -> str:
    """Return the hash of some plain values."""
    return hashlib.sha256(repr(parts).encode("utf-8", "surrogateescape")).hexdigest()


@cache
def identify(path: str) -> str:
    """Return 16 digits for a library: by its size and its start, which says where everything in it is."""
    with open(path, "rb") as file:
        start = file.read(1 << 16)
        size = os.fstat(file.fileno()).st_size
    return hashlib.sha256(b"%d " % size + start).hexdigest()[:16]
