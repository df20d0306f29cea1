"""Finds the library that a file's DT_NEEDED entry refers to, on this machine and in this process."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable

from .._bindings.libraries import dl
from .._bindings.libraries.load import is_stub
from .._bindings.libraries.needed_libraries import iter_files
from .._bindings.libraries.search import FileFinder, is_for_this_machine, platform

RPATH = "RPATH"  # the search path of the linked file: DT_RPATH or DT_RUNPATH
NAMED = "path in DT_NEEDED"  # the linked file contains a path instead of a soname
# Origins of files that the system loader finds without cudyn.
LOADER = ("already loaded", RPATH, NAMED, "system loader")


def read_machine() -> str:
    """Return the processor that this process runs on, such as x86_64, or "" on systems other than Linux."""
    return os.uname().machine if platform() == "linux" else ""


def find_link(soname: str, rpath: Iterable[str] = (), runpath: Iterable[str] = ()) -> tuple[str, str]:
    """Return the path and the origin of the file that is used for a soname, or ("", "") if it is not found.

    The system loader finds files with the origins "already loaded", "RPATH" (the search path of the
    linked file) and "system loader". Only cudyn finds files with other origins, such as "pip wheel" and
    "conda". No library is opened.

    Args:
        soname: The library's name in the linked file.
        rpath: The folders in DT_RPATH of the linked file and of the files that depend on it.
        runpath: The folders in DT_RUNPATH of the linked file.
    """
    if platform() != "linux":
        return "", ""
    finder = FileFinder(dl.read_search_path)
    loaded_path = _find_loaded(soname, finder)
    if loaded_path:
        return loaded_path, "already loaded"
    default_path = finder.find(soname)  # the file that the system loader uses for dlopen(soname)
    needed_path = finder.find_needed(soname, rpath, runpath)
    candidates: list[tuple[str, str]] = []
    if needed_path:
        candidates.append((needed_path, "system loader" if needed_path == default_path else RPATH))
    candidates += [(os.path.join(folder, soname), RPATH) for folder in (*rpath, *runpath)]
    candidates += iter_files(soname, finder)
    for path, origin in candidates:
        if _is_usable(path):
            return path, origin
    return "", ""


def _find_loaded(soname: str, finder: FileFinder) -> str:
    """Return the path of a library that this process has loaded, except for stubs, or "".

    Args:
        soname: The library's name.
        finder: Finds the files that the system loader would use.
    """
    loaded = dl.open_foreign(soname, finder)
    if loaded is None:
        return ""
    path = dl.find_file(loaded) or soname
    dl.close(loaded, was_loaded=True)
    return "" if is_stub(path) else path


def _is_usable(path: str) -> bool:
    """Return whether a path refers to an undamaged library for this machine that is not a stub."""
    try:
        if not os.path.isfile(path):  # reading a pipe, for example, would block
            return False
        status = os.stat(path)
        identity = status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
        return _is_library(path, *identity) and not FileFinder(dl.read_search_path).find_flaw(path)
    except (OSError, ValueError):
        return False


@functools.lru_cache(256)  # cached, because is_stub reads whole files
def _is_library(path: str, *_: int) -> bool:
    """Return whether a file is a library for this machine and not a stub.

    The other arguments identify the version of the file. They are only part of the cache key.
    """
    return is_for_this_machine(path) and not is_stub(path)
