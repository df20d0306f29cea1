"""Where a library may be, in the order of docs/library_modules.md#search: the catalog as candidates.

Everything that depends on the machine comes in through `System`, so that tests can describe any machine.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from .catalog import LibraryInfo

    # (what to open, where it came from)
    Candidate = tuple[str, str]


def _expand(pattern: str) -> list[str]:
    """The paths that a pattern with a star at its end matches."""
    folder, start = os.path.split(pattern.removesuffix("*"))
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    exact = not pattern.endswith("*")
    return [os.path.join(folder, n) for n in names if n == start or (not exact and n.startswith(start))]


class System:
    """What the search depends on.

    platform     sys.platform without variants
    environment  environment variables
    search       where Python imports from
    prefix       where this Python is installed
    exists       is there a file at this path?
    expand       the paths that a pattern matches
    """

    def __init__(
        self,
        platform: str,
        environment: Mapping[str, str],
        search: Sequence[object],
        prefix: str,
        exists: Callable[[str], bool] = os.path.isfile,
        expand: Callable[[str], list[str]] = _expand,
    ) -> None:
        self.platform = platform
        self.environment = environment
        self.search = search
        self.prefix = prefix
        self.exists = exists
        self.expand = expand


def this_system() -> System:
    """Describe the machine and the process that this is."""
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
    """Yield every candidate in the order it is tried.

    driver_major: versions that a driver of this major can use come before the others. path: given by the
    user. An explicit path, given or in the environment, is never replaced by something that was searched for.
    loaded_first: one that this process already has comes before the environment's, for another module has
    chosen it and two majors side by side are two worlds.
    """
    names = list_names(info, system.platform, driver_major)
    loaded = [(name, "already loaded") for name in names]
    chosen, origin = path, "given path"
    if chosen is None and system.environment.get(info.variable):
        chosen, origin = system.environment[info.variable], f"environment variable {info.variable}"
        yield from loaded if loaded_first else ()
    if chosen is not None:
        yield from ((file, origin) for file in _chosen(chosen, names, system))
        return
    yield from loaded
    search = [entry for entry in system.search if isinstance(entry, str) and os.path.isabs(entry)]
    wheels = [os.path.join(entry, "nvidia") for entry in search]
    folders = info.wheels.get(system.platform, ())
    # The same file name may be in the folders of two majors: those of the driver's come first.
    for usable in (True, False):
        places = [folder for major, folder in folders if _is_usable(major, driver_major) is usable]
        yield from _files("pip wheel", wheels, places, names, system)
    yield from _files("conda", find_conda(system), info.conda.get(system.platform, ()), names, system)
    for name in names:
        yield name, "system loader"
    yield from _files("known place", info.homes.get(system.platform, ()), [""], names, system)
    if info.toolkit:
        yield from _files(
            "toolkit", find_toolkits(system), info.toolkit.get(system.platform, ()), names, system
        )


def list_names(info: LibraryInfo, platform: str, driver_major: int | None = None) -> list[str]:
    """List the names of a library, best first: the newest that the driver can use, then the others."""
    files = info.files.get(platform, ())
    usable = [name for major, name in files if _is_usable(major, driver_major)]
    return usable + [name for _, name in files if name not in usable]


def _is_usable(major: int, driver_major: int | None) -> bool:
    """Can the driver use what is made for this major? 0: there is no telling."""
    return driver_major is None or major <= driver_major


def _chosen(path: str, names: Sequence[str], system: System) -> Iterator[str]:
    """What a user's path means: the file, or the library in that directory."""
    path = os.path.abspath(path)  # a name without a folder would be searched for
    found = [os.path.join(path, name) for name in names if system.exists(os.path.join(path, name))]
    yield from found or [path]


def _files(
    origin: str,
    roots: Iterator[str] | Sequence[str],
    folders: Sequence[str],
    names: Sequence[str],
    system: System,
) -> Iterator[Candidate]:
    places = [os.path.join(root, *folder.split("/")) for root in dict.fromkeys(roots) for folder in folders]
    for name in names:  # the better name in a later place comes before a worse one in an earlier place
        for place in places:
            file = os.path.join(place, name)
            if system.exists(file):
                yield file, origin


def find_conda(system: System) -> Iterator[str]:
    """Yield the active conda environment, and the one this Python is of."""
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


# --- where the system loader looks


class FileFinder:
    """What the system loader opens for a name, as far as its search path tells.

    It remembers its answers, so it serves for one load: files come and go.
    """

    def __init__(self, search_path: Callable[[], Sequence[str]]) -> None:
        self._search_path = search_path
        self._files: dict[str, str | None] = {}
        self._expanded: dict[str, list[str]] = {}

    def find(self, name: str) -> str | None:
        """Find the file of a name; one with a folder is a file already. None: there is none."""
        if os.sep in name:
            return name
        if name not in self._files:
            self._files[name] = self._first(name, self._search_path())
        return self._files[name]

    def find_needed(self, name: str, own: Iterable[str] = ()) -> str | None:
        """Find what a library is linked with, in its own folders first; the system's are left out."""
        others = (f for f in self._search_path() if not f.startswith(("/lib", "/usr/lib")))
        return self._first(name, (*own, *others))

    def _first(self, name: str, folders: Iterable[str]) -> str | None:
        paths = (os.path.join(place, name) for folder in folders for place in self._expand(folder or "."))
        return next((path for path in paths if os.path.lexists(path)), None)

    def _expand(self, folder: str) -> list[str]:
        """A folder, behind those below it that glibc looks in first on some processors (ld.so(8))."""
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
        """Say why the system loader would take a name from the current directory; "": it would not.

        An empty or relative entry of LD_LIBRARY_PATH means a place below the current directory (ld.so(8)).
        """
        for folder in self._search_path() if os.sep not in name else ():
            if not os.path.isabs(folder) and _holds(folder, name):
                return (
                    f"not opened: the system loader looks in {folder!r}, an empty or relative entry of "
                    "LD_LIBRARY_PATH, which could take it from the current directory"
                )
        return ""


def _holds(entry: str, name: str) -> bool:
    """Is the name in this folder, or in one that glibc takes for it on some processors?"""
    folder = entry or "."
    if os.path.lexists(os.path.join(folder, name)):
        return True
    return any(os.path.isdir(os.path.join(folder, sub)) for sub in ("glibc-hwcaps", "tls"))


def split_library_path(environment: Mapping[str, str]) -> list[str]:
    """Split LD_LIBRARY_PATH into its entries."""
    variable = environment.get("LD_LIBRARY_PATH")
    return variable.replace(";", ":").split(":") if variable else []


def read_initial_environment() -> Mapping[str, str]:
    """Read what the system loader goes by where it does not say so itself: it reads the environment once."""
    try:
        with open("/proc/self/environ", "rb") as file:
            entries = [os.fsdecode(entry).partition("=") for entry in file.read().split(b"\0")]
    except OSError:
        return os.environ
    return {name: value for name, _, value in entries}
