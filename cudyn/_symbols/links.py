"""The files behind the names that a file is linked with, on this machine and in this process."""

from __future__ import annotations

import functools
import glob
import os
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .._formats.elf import Dynamic, name_machine, read_header
from .._formats.elf_sections import Elf
from .._loading import catalog, dl
from .._loading.load import OPEN, check_kind, find_flaw
from .._loading.search import FileFinder, find_candidates, find_conda, find_toolkits, platform, this_system
from .owners import find_library, is_other

_CACHE = "/etc/ld.so.cache"
# The origins of files that the system loader finds by itself.
LOADER = ("already loaded", "beside it", "system loader")
# The C and C++ runtimes, which need no library of NVIDIA's.
_RUNTIMES = ("libdl.so.2", "libgcc_s.so.1", "libpthread.so.0", "librt.so.1", "libstdc++.so.6", *OPEN)


@functools.cache
def read_machine() -> str:
    """Return the machine this process runs as, such as x86_64; "" on systems other than Linux."""
    try:  # a program that embeds Python may set sys.executable to anything
        return Elf("/proc/self/exe").machine if platform() == "linux" else ""
    except (OSError, ValueError):
        return ""


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
    loaded = None
    if file is None or not check_kind(file):  # RTLD_NOLOAD opens what the name leads to
        try:
            loaded = dl.open_loaded(soname)
        except OSError:
            pass
    if loaded is not None:
        path = "" if dl.is_own(loaded) else dl.find_file(loaded) or soname
        dl.close(loaded, True)
        if path:
            return path, "already loaded"
    beside = finder.find_needed(soname, rpath, runpath)
    places = [(beside, "system loader" if beside == file else "beside it")] if beside else []
    places += [(os.path.join(folder, soname), "beside it") for folder in (*rpath, *runpath)]
    if file is None or _is_library(file):  # else the loader stops at this file
        places += [(path, "system loader") for path in (_find_cached(soname), file) if path]
    owner = find_library(soname)
    if owner is not None:
        candidates = find_candidates(catalog.find(owner[0]), this_system())
        places += [(p, origin) for p, origin in candidates if os.path.basename(p) == soname != p]
    elif is_other(soname):
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
    """Is there a sound ELF file for this machine, rather than a pipe, which would block?"""
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            header = read_header(file.read(64))
        is_for_here = header is not None and name_machine(header.machine) == read_machine()
        return is_for_here and not find_flaw(path)
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


def is_nvidias(soname: str) -> bool:
    """Is it a library of NVIDIA's?"""
    return find_library(soname) is not None or is_other(soname)


class Dependency(NamedTuple):
    """A library that is loaded with a file.

    name      by which it is needed
    by        the file that needs it
    path      of its file; "" if not found
    elf       its contents; None if not found, if it is loaded already, or if it is not a library
    """

    name: str
    by: str
    path: str
    elf: Elf | None


def follow(path: str, links: Dynamic, known: Iterable[str] = ()) -> Iterator[Dependency]:
    """Follow a file's links as the system loader does, except to NVIDIA's libraries and to known names.

    What the process has loaded is not followed further. A file inherits the DT_RPATH of those that lead to
    it, never their DT_RUNPATH.
    """
    seen = {*known, *_RUNTIMES, links.soname, os.path.basename(path)}
    waiting: list[tuple[str, Dynamic, list[str]]] = [(path, links, [])]
    for file, each, inherited in waiting:
        rpath, runpath = each.folders_from(file)
        searched = [] if runpath else [*rpath, *inherited]
        for name in each.needed:
            if name in seen or is_nvidias(name):
                continue
            seen.add(name)
            found, origin = find_link(name, searched, runpath) if os.sep not in name else (name, "")
            try:
                elf = Elf(found) if found and origin != "already loaded" else None
            except (OSError, ValueError):
                elf = None
            yield Dependency(name, file, found, elf)
            if elf is not None:
                seen.add(elf.soname)
                waiting.append((found, elf.links, [*rpath, *inherited]))
