"""The file that serves as a library another one is linked with, on this machine and in this process."""

from __future__ import annotations

import os

from .._formats.elf import name_machine, read_header
from .._formats.elf_sections import Elf
from .._loading import catalog, dl
from .._loading.load import check_kind
from .._loading.search import FileFinder, find_candidates, platform, this_system
from .owners import find_library

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_CACHE = "/etc/ld.so.cache"
_machines: list[str] = []


def read_machine() -> str:
    """Return the machine this process runs as, such as x86_64; "" on systems other than Linux."""
    if not _machines:
        try:  # a program that embeds Python may set sys.executable to anything
            _machines.append(Elf("/proc/self/exe").machine if platform() == "linux" else "")
        except (OSError, ValueError):
            _machines.append("")
    return _machines[0]


def find_link(soname: str, folders: Iterable[str] = ()) -> tuple[str, str]:
    """Find the file that serves as a library that a file is linked with: (path, where it was found).

    folders: those the system loader searches first (`Dynamic.folders_from`). The places are "already
    loaded", "beside it" (the folders) and "system loader", with which the file can be loaded as it is; and
    those that only cudyn searches, "pip wheel", "conda", "toolkit". ("", ""): not found. Opens nothing.
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
        path = dl.find_file(loaded) or soname
        dl.close(loaded, True)
        return path, "already loaded"
    places = [(os.path.join(folder, soname), "beside it") for folder in folders]
    places += [(path, "system loader") for path in (file, _find_cached(soname)) if path]
    owner = find_library(soname)
    if owner is not None:
        candidates = find_candidates(catalog.find(owner[0]), this_system())
        places += [(p, origin) for p, origin in candidates if os.path.basename(p) == soname != p]
    return next((place for place in places if _is_library(place[0])), ("", ""))


def _is_library(path: str) -> bool:
    """Is there an ELF file for this machine, rather than a pipe, which would block?"""
    try:
        if not os.path.isfile(path):
            return False
        with open(path, "rb") as file:
            header = read_header(file.read(64))
        return header is not None and name_machine(header.machine) == read_machine()
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
