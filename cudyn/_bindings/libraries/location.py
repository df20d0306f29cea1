"""Finds libraries, headers, bitcode, static libraries and programs for `cudyn.find`, without opening them.

A library is searched for in the same order, and rejected for the same reasons, as when it is opened.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from ..._errors import Attempt, escape
from . import dl, search
from .catalog import LibraryInfo
from .file_versions import find_major, find_version
from .library import Library, driver
from .load import check_variable
from .needed_libraries import LOADED, NEXT_TO_IT, NeededLibrary, find_needed, reject
from .search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .search import Candidate

NOT_USED = "is searched after the file that is used"
# Directories in wheels (below nvidia/*), conda environments and toolkits.
_INCLUDE = ("include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "Library/include")
_LIBRARIES = (
    "lib64",
    "lib",
    "targets/x86_64-linux/lib",
    "targets/sbsa-linux/lib",
    "lib/x64",
    "Library/lib/x64",
)
_BITCODE = ("nvvm/libdevice", "lib64", "lib", "Library/nvvm/libdevice")
_PROGRAMS = ("bin", "Library/bin", "nvvm/bin")
FOLDERS = {"header": _INCLUDE, "static library": _LIBRARIES, "bitcode": _BITCODE, "program": _PROGRAMS}


class Location:
    """The result of `cudyn.find`: a file on this machine, and the candidates that were passed over.

    Attributes:
        name: the argument of `find`
        kind: "library", "headers", "header", "bitcode", "static library" or "program"
        path: the file, or the directory for "headers"; None if no file can be used
        version: the version in the file's name, its wheel or its toolkit, such as "12.5.4.2"; None if unknown
        major: the CUDA major version; None if unknown, or if the library does not depend on it
        origin: how the file was found, such as "pip wheel" or "system loader"; "" without a file
        passed_over: the other candidates, as `cudyn.errors.Attempt`s with the reason and advice
        needs: the NVIDIA libraries that the library needs, with the files that are used for them. Each has a
            `name`, a `path`, an `origin` and, if no file is suitable, a `problem` and an `advice`
        hint: how to install what is missing, or ""
    """

    def __init__(self, name: str, kind: str, hint: str = "") -> None:
        self.name = name
        self.kind = kind
        self.path: str | None = None
        self.version: str | None = None
        self.major: int | None = None
        self.origin = ""
        self.passed_over: tuple[Attempt, ...] = ()
        self.needs: tuple[NeededLibrary, ...] = ()
        self.hint = hint

    def as_dict(self) -> dict[str, object]:
        """Return the attributes as JSON types."""
        needs = ("name", "path", "origin", "problem", "advice")
        return {
            **vars(self),
            "passed_over": [dict(vars(attempt)) for attempt in self.passed_over],
            "needs": [{field: getattr(library, field) for field in needs} for library in self.needs],
        }

    def __bool__(self) -> bool:
        return self.path is not None

    def __repr__(self) -> str:
        return f"<cudyn.types.Location of {self.name!r}: {self.path or 'not found'}>"

    def __str__(self) -> str:
        return "\n".join(map(escape, self._iter_lines()))

    def _iter_lines(self) -> Iterator[str]:
        """Yield the lines of `str()`."""
        version = f" {self.version}" if self.version else ""
        major = f", CUDA {self.major}" if self.major else ""
        if self.path is None:
            yield f"{self.name}: not found"
        else:
            yield f"{self.name}: {self.path}"
            yield f"  {self.kind}{version}{major}, found by: {self.origin}"
        for library in self.needs:
            result = library.problem or f"{library.path} ({library.origin})"
            yield f"  needs {library.name}: {result}"
            if library.advice:
                yield f"    -> {library.advice}"
        for attempt in self.passed_over:
            yield f"  passed over: {attempt}"
            if attempt.advice:
                yield f"    -> {attempt.advice}"
        if self.path is None and self.hint:
            yield f"  what to do: {self.hint}"


# --- libraries


def locate_library(name: str, library: Library, major: int | None) -> Location:
    """Find the file of a library that cudyn would open, or has opened.

    Args:
        name: name that the user passed
        library: the library
        major: CUDA major version to accept; `None` for any
    """
    info = library.info
    location = Location(name, "library", info.hint)
    files = search.FileFinder(dl.read_search_path)
    driver_version = None if info.of_driver else driver().outcome.version
    driver_major = driver_version[0] if driver_version else None
    system = search.this_system()
    passed_over = check_variable(info, system)
    seen = set()
    candidates = search.find_candidates(info, system, driver_major, loaded_first=library.by_version)
    for candidate, origin in candidates:
        path = _find_file(candidate, origin, files)
        if path is None:
            if origin != LOADED and location.path is None:
                passed_over.append(Attempt(candidate, origin, "not found"))
            continue
        real_path = os.path.realpath(path)
        if real_path in seen:
            continue
        seen.add(real_path)
        file_major = find_library_major(info, path)
        reason, advice = ("", "") if origin == LOADED else reject(path, candidate, files)
        if not reason and not _is_of_major(file_major, major):
            reason = f"it is for CUDA {file_major}"
        if not reason and location.path is not None:
            reason = NOT_USED
            if file_major != location.major:
                reason += f", and is for CUDA {file_major}"
            advice = f"set {info.variable}={path} to use it."
        if reason:
            passed_over.append(Attempt(path, origin, reason, path, advice))
            continue
        location.path = path
        location.origin = origin
        location.version = find_version(path) or None
        location.major = file_major
        location.needs = (*find_needed(path, files), *_list_parts(info, path))
        # Names for which no file exists are only listed if the search fails.
        passed_over = [attempt for attempt in passed_over if attempt.file]
    if location.path is None and platform() == "linux":
        _add_overlooked_files(passed_over, location, info)
    location.passed_over = tuple(passed_over)
    return location


def _add_overlooked_files(passed_over: list[Attempt], location: Location, info: LibraryInfo) -> None:
    """Add the files that the search overlooked to a list, and use the first advice as the location's hint."""
    from .overlooked_files import iter_overlooked

    passed_over += iter_overlooked(info)
    for attempt in passed_over:
        if attempt.advice:
            location.hint = attempt.advice
            return


def _is_of_major(file_major: int | None, major: int | None) -> bool:
    """Return whether a file can be used for a CUDA major version. `None` means any version."""
    return file_major is None or major is None or file_major == major


def _find_file(candidate: str, origin: str, files: search.FileFinder) -> str | None:
    """Return the file that a candidate refers to, without opening it, or `None` if there is no such file."""
    if origin != LOADED:
        path = files.find(candidate)
        return path if path is not None and os.path.lexists(path) else None
    loaded = dl.open_foreign(candidate, files)
    if loaded is None:
        return None
    path = dl.find_file(loaded)
    dl.close(loaded, was_loaded=True)
    return path


def find_library_major(info: LibraryInfo, path: str) -> int | None:
    """Return the CUDA major version of a library's file, from its path or its name, or `None`."""
    major = find_major(path)
    if major:
        return major
    name = os.path.basename(path)
    majors = [
        major
        for major, soname in info.files.get(platform(), ())
        if name == soname or name.startswith(f"{soname}.")
    ]
    return max(filter(None, majors), default=None)


def _list_parts(info: LibraryInfo, path: str) -> list[NeededLibrary]:
    """List the libraries that a library opens itself: cuDNN's parts and NVRTC's builtins."""
    prefix = info.beside.get(platform())
    if not prefix:
        return []
    directory = os.path.dirname(path)
    names = sorted(name for name in os.listdir(directory) if name.startswith(prefix))
    if names:
        return [NeededLibrary(name, os.path.join(directory, name), NEXT_TO_IT) for name in names]
    problem = f"{path} opens it by its name, and there is no such file next to it"
    return [NeededLibrary(f"{prefix}*").fail(problem, f"reinstall {path}.", is_certain=False)]


# --- other files


def locate_file(
    name: str, kind: str, file: str, major: int | None, last_roots: Iterable[str] = (), hint: str = ""
) -> Location:
    """Find a file of the toolkit.

    Args:
        name: name that the user passed
        kind: key of FOLDERS, or "headers" for the directory of a header
        file: file name
        major: CUDA major version to accept; `None` for any
        last_roots: directories of toolkits that `cudyn toolkit fetch` has created
        hint: how to install the file
    """
    location = Location(name, kind, hint)
    passed_over = []
    seen = set()
    for path, origin in iter_toolkit_files("header" if kind == "headers" else kind, file, last_roots):
        real_path = os.path.realpath(path)
        if real_path in seen:
            continue
        seen.add(real_path)
        file_major = find_major(path)
        if not _is_of_major(file_major, major):
            passed_over.append(Attempt(path, origin, f"it is for CUDA {file_major}", path))
        elif location.path is not None:
            passed_over.append(Attempt(path, origin, NOT_USED, path))
        else:
            location.path = os.path.dirname(path) if kind == "headers" else path
            location.origin = origin
            location.version = find_version(path) or None
            location.major = file_major
    location.passed_over = tuple(passed_over)
    return location


def iter_toolkit_files(kind: str, file: str, last_roots: Iterable[str] = ()) -> Iterator[Candidate]:
    """Yield the existing files with a given name, in the order in which libraries are searched for.

    Args:
        kind: key of FOLDERS
        file: file name
        last_roots: directories of toolkits that are searched at the end
    """
    for path, origin in _iter_possible_files(kind, file, last_roots):
        if os.path.isfile(path):
            yield path, origin


def _iter_possible_files(kind: str, file: str, last_roots: Iterable[str]) -> Iterator[Candidate]:
    """Yield all paths at which a file may be. See `iter_toolkit_files` for the parameters."""
    system = search.this_system()
    for entry in system.search:
        if isinstance(entry, str) and os.path.isabs(entry):
            wheels = system.expand(os.path.join(entry, "nvidia", "*"))
            for wheel in sorted(wheels, key=_rank_wheel):
                yield from _iter_in_root(wheel, "pip wheel", kind, file)
    for root in search.find_conda(system):
        yield from _iter_in_root(root, "conda", kind, file)
    if kind == "program":
        for entry in system.environment.get("PATH", "").split(os.pathsep):
            if os.path.isabs(entry):
                yield os.path.join(entry, file), "PATH"
    for root in search.find_toolkits(system):
        yield from _iter_in_root(root, "toolkit", kind, file)
    for root in last_roots:
        yield from _iter_in_root(root, "cudyn toolkit fetch", kind, file)


def _iter_in_root(root: str, origin: str, kind: str, file: str) -> Iterator[Candidate]:
    """Yield the paths at which a file may be below the root directory of a wheel or a toolkit."""
    for directory in FOLDERS[kind]:
        yield os.path.join(root, *directory.split("/"), file), origin


def _rank_wheel(path: str) -> int:
    """Return the sort key of a directory in `nvidia`, where wheels install their files.

    A directory such as cu13 contains a whole toolkit, and precedes the directories of single libraries. The
    newest toolkit comes first.
    """
    major = os.path.basename(path).removeprefix("cu")
    return -int(major) if major.isdecimal() else 0
