"""The nearest entry of the cache to a missing compilation, for messages."""

from __future__ import annotations

import difflib
import os
from typing import TYPE_CHECKING, Any

from .._errors import escape
from . import cache, sizes
from .entries import find_fault, read_facts
from .keys import get_origin
from .trust import VARIABLE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .keys import Key

_MOST_READ = 2000  # files
_HASHES = ("source", "headers")  # what of a compilation's facts is a hash


def describe(key: Key, compiler: str = "") -> str:
    """Describe the nearest entry of the cache to a missing compilation, and the differences.

    compiler: its name and version, or "". Names of files identify those of the same source (keys.get_origin);
    only these are read or, without any, those of a source of the same name.
    """
    root = cache.get_folder()
    if root is None:
        return "The cache has no folder."
    why = _find_refusal(root, key)
    if why:
        return f"The cache {why}. {VARIABLE} names users and groups that may write to it."
    text, name = get_origin(key.name)
    similar: list[str] = []
    namesakes: list[str] = []
    count = 0
    for folder in sizes.list_folders(root):
        for file in _list(folder):
            if len(file) != 81 or file[64] != ".":
                continue
            count += 1
            if file[2:10] == text:
                similar.append(os.path.join(folder, file))
            elif file[10:14] == name:
                namesakes.append(os.path.join(folder, file))
    known = _read(similar) or _read(namesakes)
    if not known:
        return f"The cache {escape(root)} has no entry for this source (files: {count})."
    wanted = {**key.facts, "build": key.build} if key.build else key.facts
    best = min(known, key=lambda found: _compare(found, wanted))
    if not compiler or best["compiler"] == compiler:
        build = f"other headers of the toolkit, or another file of {compiler}"
    else:
        build = f"{best['compiler']} instead of {compiler}"
    words = {
        "source": "other source",
        "headers": f"other headers{_name_others(best.get('headers'), wanted['headers'])}",
        "build": build,
        "paths": "other paths in the code, of headers and the working folder: ",
    }
    others = [
        words.get(name, f"{name} ")
        + (f"{best.get(name)!r} instead of {wanted[name]!r}" if name not in words or name == "paths" else "")
        for name in wanted
        if best.get(name) != wanted[name]
    ]
    return (
        f"The cache {escape(root)} does not have it (files: {count}, of this source: {len(similar)}). "
        f"The nearest is {escape(best['name'])} for {best['architecture']} as {best['kind']}, "
        f"with {', '.join(others)}."
    )


def _compare(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> tuple[int, float]:
    """How many facts are different and, of compilations with as many, how much."""
    others = [name for name in wanted if found.get(name) != wanted[name]]
    texts = [(str(found.get(name)), str(wanted[name])) for name in others if name not in _HASHES]
    return len(others), -sum(difflib.SequenceMatcher(None, *pair).quick_ratio() for pair in texts)


def _name_others(found: object, wanted: Mapping[str, str]) -> str:
    """The headers that differ, as far as their names show it."""
    known = found if isinstance(found, dict) else {}
    others = sorted(name for name in {*known, *wanted} if name and known.get(name) != wanted.get(name))
    more = f" and {len(others) - 5} more" if len(others) > 5 else ""
    return f" ({', '.join(map(escape, others[:5]))}{more})" if others else ""


def _find_refusal(root: str, key: Key) -> str:
    """Why what the cache may have of a key is not read, or ""."""
    place = os.path.join(root, key.name[:2])
    try:
        why = cache.find_refusal(root, place)
        if why:
            return f"is not read: {why}"
        path = os.path.join(place, f"{key.name}.{key.build}")
        why = find_fault(path)
        return f"has it, but {escape(path)} {why}" if why else ""
    except OSError:
        return ""


def _list(folder: str) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _read(paths: list[str]) -> list[dict[str, Any]]:
    found = ((path, read_facts(path)) for path in paths[:_MOST_READ])
    return [{**facts, "build": path.rpartition(".")[2]} for path, facts in found if facts]
