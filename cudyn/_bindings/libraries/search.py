"""The possible places of a library, in the order of docs/explanation/search.md, from the catalog's data.

Everything that depends on the machine comes in through `System`, so that tests can describe any machine.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from .catalog import LibraryInfo

    # (file or name to open, where it was found)
    Candidate = tuple[str, str]


def _expand(pattern: str) -> list[str]:
    """The paths that match a pattern with a star at its end."""
    folder, start = os.path.split(pattern.removesuffix("*"))
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    exact = not pattern.endswith("*")
    return [os.path.join(folder, n) for n in names if n == start or (not exact and n.startswith(start))]


def _is_there(path: str) -> bool:
    """Is there a file, or a link that leads nowhere, which is worth a word?"""
    return os.path.isfile(path) or (os.path.islink(path) and not os.path.exists(path))


class System:
    """The inputs of the search."""

    def __init__(
        self,
        platform: str,  # sys.platform without variants
        environment: Mapping[str, str],
        search: Sequence[object],  # the folders that Python imports from
        prefix: str,  # the folder where this Python is installed
        exists: Callable[[str], bool] = _is_there,
        expand: Callable[[str], list[str]] = _expand,  # the paths that a pattern matches
    ) -> None:
        self.platform = platform
        self.environment = environment
        self.search = search
        self.prefix = prefix
        self.exists = exists
        self.expand = expand


def this_system() -> System:
    """Describe this machine and this process."""
    return System(platform(), os.environ, sys.path, sys.prefix)


def platform() -> str:
    """Get sys.platform, without variants."""
    return "linux" if sys.platform.startswith("linux") else sys.platform


def find_candidates(
    info: LibraryInfo,
    system: System,
    driver_major: int | None = None,
    path: str | None = None,
    loaded_first: bool = False,
) -> Iterator[Candidate]:
    """Yield every candidate, in the order to try them.

    driver_major: versions that a driver of this major can use come before the others. path: given by the
    user. An explicit path, given or in the environment, is never replaced by a search.
    loaded_first: a library that this process has loaded comes before the environment's, because another
    module has chosen it and handles of one major are invalid in the other.
    """
    names = list_names(info, system.platform, driver_major)
    loaded = [(name, "already loaded") for name in names]
    chosen = path
    origin = "given path"
    if chosen is None and system.environment.get(info.variable):
        chosen = system.environment[info.variable]
        origin = f"environment variable {info.variable}"
        yield from loaded if loaded_first else ()
    if chosen is not None:
        yield from ((file, origin) for file in _chosen(chosen, names, system))
        return
    yield from loaded
    search = [entry for entry in system.search if isinstance(entry, str) and os.path.isabs(entry)]
    wheels = [os.path.join(entry, "nvidia") for entry in search]
    conda, homes, toolkit = (of.get(system.platform, ()) for of in (info.conda, info.homes, info.toolkit))
    folders = info.wheels.get(system.platform, ())
    # The folders of two majors may have the same file name: those of the driver's major come first.
    for usable in (True, False):
        places = [folder for major, folder in folders if _is_usable(major, driver_major) is usable]
        yield from _files("pip wheel", wheels, places, names, system)
    yield from _files("conda", find_conda(system), conda, names, system)
    yield from ((name, "system loader") for name in names)
    yield from _files("known place", homes, [""], names, system)
    yield from _files("toolkit", find_toolkits(system) if toolkit else (), toolkit, names, system)


def list_names(info: LibraryInfo, platform: str, driver_major: int | None = None) -> list[str]:
    """List the names of a library, best first: the newest that the driver can use, then the others."""
    files = info.files.get(platform, ())
    usable = [name for major, name in files if _is_usable(major, driver_major)]
    return usable + [name for _, name in files if name not in usable]


def _is_usable(major: int, driver_major: int | None) -> bool:
    """Can the driver use a library for this major? True for 0, an unknown major."""
    return driver_major is None or major <= driver_major


def _chosen(path: str, names: Sequence[str], system: System) -> Iterator[str]:
    """The file for a user's path: the path itself, or the library in that directory."""
    path = os.path.abspath(path)  # dlopen would search for a name without a folder
    found = [os.path.join(path, name) for name in names if system.exists(os.path.join(path, name))]
    yield from found or [path]


def _files(
    origin: str,
    roots: Iterable[str],
    folders: Sequence[str],
    names: Sequence[str],
    system: System,
) -> Iterator[Candidate]:
    places = [os.path.join(root, *folder.split("/")) for root in dict.fromkeys(roots) for folder in folders]
    for name in names:  # a better name in a later place comes before a worse one in an earlier place
        for place in places:
            file = os.path.join(place, name)
            if system.exists(file):
                yield file, origin


def find_conda(system: System) -> Iterator[str]:
    """Yield the active conda environment, and this Python's own."""
    for prefix in (system.environment.get("CONDA_PREFIX"), system.prefix):
        if prefix and os.path.isabs(prefix) and system.exists(os.path.join(prefix, "conda-meta", "history")):
            yield prefix


def find_toolkits(system: System) -> Iterator[str]:
    """Yield the roots of toolkits: those the environment names, then the installed ones, newest first."""
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        root = system.environment.get(variable, "")
        if os.path.isabs(root):
            yield root
    if system.platform == "win32":
        programs = system.environment.get("ProgramFiles", "C:\\Program Files")
        patterns = [os.path.join(programs, "NVIDIA GPU Computing Toolkit", "CUDA", "v*")]
    else:
        patterns = ["/usr/local/cuda", "/usr/local/cuda-*", "/opt/cuda"]
    for pattern in patterns:
        yield from sorted(system.expand(pattern), key=_version, reverse=True)


def _version(path: str) -> list[int]:
    """The numbers at the end of a folder's name, to sort cuda-12.10 after cuda-12.9."""
    digits = "".join(c if c.isdigit() else " " for c in os.path.basename(path))
    return [int(number) for number in digits.split()]


# --- the system loader's search


class FileFinder:
    """Predicts the file that the system loader opens for a name, from its search path.

    It caches its answers, so it serves for one load only: files come and go.
    """

    def __init__(self, search_path: Callable[[], Sequence[str]]) -> None:
        self._search_path = search_path
        self._files: dict[str, str | None] = {}
        self._expanded: dict[str, list[str]] = {}

    def find(self, name: str) -> str | None:
        """Find the file of a name; a name with a folder is one already. None: not found."""
        if os.sep in name:
            return name
        if name not in self._files:
            self._files[name] = self._first(name, self._search_path())
        return self._files[name]

    def find_needed(self, name: str, rpath: Iterable[str] = (), runpath: Iterable[str] = ()) -> str | None:
        """Find a library that another one needs, in that one's folders, too; the system's are left out."""
        others = (f for f in self._search_path() if not f.startswith(("/lib", "/usr/lib")))
        return self._first(name, (*rpath, *others, *runpath))

    def _first(self, name: str, folders: Iterable[str]) -> str | None:
        paths = (os.path.join(place, name) for folder in folders for place in self._expand(folder or "."))
        return next((path for path in paths if os.path.lexists(path)), None)

    def _expand(self, folder: str) -> list[str]:
        """A folder, after its subfolders that glibc searches first on some processors (ld.so(8))."""
        found = self._expanded.get(folder)
        if found is None:
            below = os.path.join(folder, "glibc-hwcaps")
            try:
                names = sorted(os.listdir(below), reverse=True)
            except OSError:
                names = []
            found = self._expanded[folder] = [*(os.path.join(below, name) for name in names), folder]
        return found

    def from_current_directory(self, name: str) -> str:
        """The reason why the system loader would take a name from the current directory; "" if it would not.

        An empty or relative entry of LD_LIBRARY_PATH means a place below the current directory (ld.so(8)).
        """
        places = (name, "glibc-hwcaps", "tls")  # on some processors glibc searches these folders, too
        for folder in self._search_path() if os.sep not in name else ():
            if not os.path.isabs(folder) and any(os.path.lexists(os.path.join(folder, p)) for p in places):
                return (
                    f"not opened: the system loader looks in {folder!r}, an empty or relative entry of "
                    "LD_LIBRARY_PATH, which could take it from the current directory"
                )
        return ""


def split_library_path(environment: Mapping[str, str]) -> list[str]:
    """Split LD_LIBRARY_PATH into its entries."""
    variable = environment.get("LD_LIBRARY_PATH")
    return variable.replace(";", ":").split(":") if variable else []
