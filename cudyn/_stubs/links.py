"""Finds the library that a file's DT_NEEDED entry refers to, on this machine and in this process."""

from __future__ import annotations

import functools
import glob
import os
import sys
from collections.abc import Iterable, Iterator

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.load import find_flaw, is_stub, open_loaded
from .._bindings.libraries.search import (
    FileFinder,
    find_candidates,
    find_conda,
    find_toolkits,
    platform,
    this_system,
)
from .._formats.elf import name_machine, read_header
from .library_names import find_library, find_owner

_CACHE = "/etc/ld.so.cache"
# Origins of files that the system loader finds without cudyn.
LOADER = ("already loaded", "beside it", "system loader")


def read_machine() -> str:
    """Return the processor that this process runs on, such as x86_64, or "" on systems other than Linux."""
    return os.uname().machine if platform() == "linux" else ""


def find_link(soname: str, rpath: Iterable[str] = (), runpath: Iterable[str] = ()) -> tuple[str, str]:
    """Return the path and the origin of the file that is used for a soname, or ("", "") if it is not found.

    The system loader finds files with the origins "already loaded", "beside it" (on the search path of the
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
    file = finder.find(soname)
    loaded = open_loaded(soname, finder)
    if loaded is not None:
        path = dl.find_file(loaded) or soname
        dl.close(loaded, True)
        if not is_stub(path):
            return path, "already loaded"
    needed = finder.find_needed(soname, rpath, runpath)
    candidates = [(needed, "system loader" if needed == file else "beside it")] if needed else []
    candidates += [(os.path.join(folder, soname), "beside it") for folder in (*rpath, *runpath)]
    if file is None or _is_usable(file):  # the loader stops its search if it finds an unusable file
        candidates += [(path, "system loader") for path in (_find_cached(soname), file) if path]
    library, _ = find_library(soname)
    if library:
        for path, origin in find_candidates(catalog.find(library), this_system()):
            if os.path.basename(path) == soname != path:
                candidates.append((path, origin))
    elif find_owner(soname):
        candidates += _iter_untabled(soname)
    return next(((path, origin) for path, origin in candidates if _is_usable(path)), ("", ""))


def _iter_untabled(soname: str) -> Iterator[tuple[str, str]]:
    """Yield the paths at which an NVIDIA library without a table may exist, and their origins."""
    for folder in filter(os.path.isabs, map(str, sys.path)):
        wheels = glob.glob(os.path.join(glob.escape(folder), "nvidia", "*", "lib", glob.escape(soname)))
        yield from ((path, "pip wheel") for path in sorted(wheels))
    yield from ((os.path.join(root, "lib", soname), "conda") for root in find_conda(this_system()))
    yield from ((os.path.join(root, "lib64", soname), "toolkit") for root in find_toolkits(this_system()))


def _is_usable(path: str) -> bool:
    """Return whether a path refers to an undamaged library for this machine that is not a stub."""
    try:
        if not os.path.isfile(path):  # reading a pipe, for example, would block
            return False
        status = os.stat(path)
        identity = status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns
        return _is_library(path, *identity) and not find_flaw(path)
    except (OSError, ValueError):
        return False


@functools.lru_cache(256)  # cached, because is_stub reads whole files
def _is_library(path: str, *_: int) -> bool:
    """Return whether a file is a library for this machine and not a stub.

    The other arguments identify the version of the file, and are only part of the cache key.
    """
    with open(path, "rb") as file:
        header = read_header(file.read(64))
    is_for_this_machine = header is not None and name_machine(header.machine) == read_machine()
    return is_for_this_machine and not is_stub(path)


def _find_cached(soname: str) -> str:
    """Return the path of a library in the system loader's cache (ld.so(8)), or ""."""
    try:
        with open(_CACHE, "rb") as file:
            data = file.read()
    except OSError:
        return ""
    name = os.fsencode(soname)
    slash = data.find(b"/" + name + b"\0")  # paths are enclosed in NULs
    if slash < 0:
        return ""
    start = data.rfind(b"\0", 0, slash) + 1
    end = slash + 1 + len(name)
    return os.fsdecode(data[start:end])
