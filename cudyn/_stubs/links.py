"""The file behind a name that another one is linked with, on this machine and in this process."""

from __future__ import annotations

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
# The origins of files that the system loader finds by itself.
LOADER = ("already loaded", "beside it", "system loader")


def read_machine() -> str:
    """Return the machine this process runs as, such as x86_64; "" on systems other than Linux."""
    return os.uname().machine if platform() == "linux" else ""


def find_link(soname: str, rpath: Iterable[str] = (), runpath: Iterable[str] = ()) -> tuple[str, str]:
    """Find the file that serves as a library that a file is linked with: (path, where it was found).

    rpath, runpath: the folders that the file names (`Dynamic.folders_from`), in rpath also those of the files
    that lead to it. The places are "already loaded", "beside it" (these folders) and "system loader", with
    which the file can be loaded as it is; and those that only cudyn searches, "pip wheel", "conda", ...
    ("", ""): not found. Opens nothing.
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
    beside = finder.find_needed(soname, rpath, runpath)
    places = [(beside, "system loader" if beside == file else "beside it")] if beside else []
    places += [(os.path.join(folder, soname), "beside it") for folder in (*rpath, *runpath)]
    if file is None or _is_library(file):  # else the loader stops at this file
        places += [(path, "system loader") for path in (_find_cached(soname), file) if path]
    library, _ = find_library(soname)
    if library:
        candidates = find_candidates(catalog.find(library), this_system())
        places += [(p, origin) for p, origin in candidates if os.path.basename(p) == soname != p]
    elif find_owner(soname):
        places += _list_places(soname)
    return next((place for place in places if _is_library(place[0])), ("", ""))


def _list_places(soname: str) -> Iterator[tuple[str, str]]:
    """List where one of NVIDIA's libraries without a table may be."""
    for folder in filter(os.path.isabs, map(str, sys.path)):
        wheels = glob.glob(os.path.join(glob.escape(folder), "nvidia", "*", "lib", glob.escape(soname)))
        yield from ((path, "pip wheel") for path in sorted(wheels))
    yield from ((os.path.join(root, "lib", soname), "conda") for root in find_conda(this_system()))
    yield from ((os.path.join(root, "lib64", soname), "toolkit") for root in find_toolkits(this_system()))


def _is_library(path: str) -> bool:
    """Is there a sound ELF file for this machine, rather than a stub, or a pipe, which would block?"""
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            header = read_header(file.read(64))
        is_for_here = header is not None and name_machine(header.machine) == read_machine()
        return is_for_here and not find_flaw(path) and not is_stub(path)
    except (OSError, ValueError):
        return False


def _find_cached(soname: str) -> str:
    """Find a library in the system loader's cache (ld.so(8)), whose paths end with NULs."""
    try:
        with open(_CACHE, "rb") as file:
            data = file.read()
    except OSError:
        return ""
    name = os.fsencode(soname)
    at = data.find(b"/" + name + b"\0")
    return os.fsdecode(data[data.rfind(b"\0", 0, at) + 1 : at + 1 + len(name)]) if at >= 0 else ""
