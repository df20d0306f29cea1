"""Searches for libraries, using data from the catalog. docs/explanation/search.md describes the order.

`FileFinder` predicts the files that the system loader opens, and checks whether opening them is safe.

All inputs that depend on the machine are attributes of `System`, so that tests can describe any machine.
"""

from __future__ import annotations

import os
import stat
import sys

from ..tables import LIBRARIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from ..._formats.elf import Dynamic
    from .catalog import LibraryInfo

    # (file or name to open, origin: the search step that found it)
    Candidate = tuple[str, str]


def _expand(pattern: str) -> list[str]:
    """Return the paths that match a pattern, which may end with a star."""
    has_star = pattern.endswith("*")
    directory, prefix = os.path.split(pattern.removesuffix("*"))
    try:
        names = os.listdir(directory)
    except OSError:
        return []
    if has_star:
        names = [name for name in names if name.startswith(prefix)]
    else:
        names = [name for name in names if name == prefix]
    return [os.path.join(directory, name) for name in names]


def _exists(path: str) -> bool:
    """Return whether a path is a file or a broken link, which the error message should mention."""
    return os.path.isfile(path) or (os.path.islink(path) and not os.path.exists(path))


class System:
    """The inputs of the search.

    Args:
        platform: sys.platform without variants
        environment: environment variables
        search: directories that Python imports from
        prefix: installation directory of this Python
        exists: returns whether a path is a file
        expand: returns the paths that match a pattern
    """

    def __init__(
        self,
        platform: str,
        environment: Mapping[str, str],
        search: Sequence[object],
        prefix: str,
        exists: Callable[[str], bool] = _exists,
        expand: Callable[[str], list[str]] = _expand,
    ) -> None:
        self.platform = platform
        self.environment = environment
        self.search = search
        self.prefix = prefix
        self.exists = exists
        self.expand = expand


def this_system() -> System:
    """Return the inputs of the search on this machine and in this process."""
    return System(platform(), os.environ, sys.path, sys.prefix)


def platform() -> str:
    """Return sys.platform without variants."""
    return "linux" if sys.platform.startswith("linux") else sys.platform


def find_candidates(
    info: LibraryInfo,
    system: System,
    driver_major: int | None = None,
    path: str | None = None,
    loaded_first: bool = False,
) -> Iterator[Candidate]:
    """Yield the candidates in the order in which to try them.

    If the user passes a path, or sets one in the environment, no other location is searched. If
    `explain_variable` rejects the path in the environment, this path is not a candidate.

    Args:
        info: data for the loader
        system: inputs of the search
        driver_major: driver's major version; library versions that the driver can use come first
        path: path that the user passed, if any
        loaded_first: whether a library that this process has already loaded comes before the library that the
            environment selects. The module that loaded it uses its handles, which are invalid in a library
            of a different major version.
    """
    names = list_names(info, system.platform, driver_major)
    loaded = [(name, "already loaded") for name in names]
    variable = system.environment.get(info.variable, "")
    if path is not None:
        for file in _expand_user_path(path, names, system):
            yield file, "given path"
        return
    if variable:
        origin = name_origin(info)
        if loaded_first:
            yield from loaded
        if is_plain_name(variable, system.platform):
            yield variable, origin  # the system loader searches for it
        elif not explain_variable(variable, system.platform):
            for file in _expand_user_path(variable, names, system):
                yield file, origin
        return
    yield from loaded
    python_path = [entry for entry in system.search if isinstance(entry, str) and os.path.isabs(entry)]
    wheels = [os.path.join(entry, "nvidia") for entry in python_path]
    conda = info.conda.get(system.platform, ())
    homes = info.homes.get(system.platform, ())
    toolkit = info.toolkit.get(system.platform, ())
    in_wheels = info.wheels.get(system.platform, ())
    # Directories for two major versions may contain the same file name. Usable versions come first.
    for usable in (True, False):
        directories = [path for major, path in in_wheels if _is_usable(major, driver_major) is usable]
        yield from _find_files("pip wheel", wheels, directories, names, system)
    yield from _find_files("conda", find_conda(system), conda, names, system)
    yield from ((name, "system loader") for name in names)
    yield from _find_files("known place", homes, [""], names, system)
    yield from _find_files("toolkit", find_toolkits(system) if toolkit else (), toolkit, names, system)


def name_origin(info: LibraryInfo) -> str:
    """Return the origin of candidates from the library's environment variable."""
    return f"environment variable {info.variable}"


def is_plain_name(value: str, platform: str) -> bool:
    """Return whether a value is a file name without a directory, which the system loader searches for."""
    return not any(character in value for character in ("/\\:;" if platform == "win32" else "/:;"))


def explain_variable(value: str, platform: str) -> str:
    """Return the reason for rejecting the value of a library's variable, or "".

    The system loader treats `:` and `;` as separators of paths, and an empty or relative path refers to the
    current directory.
    """
    is_windows = platform == "win32"
    separators = ";" if is_windows else ":;"
    if any(separator in value for separator in separators):
        return "a list of paths; expected one path"
    if is_windows:
        has_drive = value[1:3] in (":\\", ":/")  # as in C:\
        is_absolute = has_drive or value.startswith("\\\\")
    else:
        is_absolute = value.startswith("/")
    if is_absolute or is_plain_name(value, platform):
        return ""
    return "a relative path; expected an absolute path, or the name of a file that the system loader finds"


def list_names(info: LibraryInfo, platform: str, driver_major: int | None = None) -> list[str]:
    """List a library's file names, best first: names of versions that the driver can use, then the others."""
    files = info.files.get(platform, ())
    usable = [name for major, name in files if _is_usable(major, driver_major)]
    return usable + [name for _, name in files if name not in usable]


def _is_usable(major: int, driver_major: int | None) -> bool:
    """Return whether the driver can use a library for a CUDA major version (0 if unknown)."""
    return driver_major is None or major <= driver_major


def _expand_user_path(path: str, names: Sequence[str], system: System) -> Iterator[str]:
    """Yield the library's files if the user's path is a directory, or else the path itself."""
    path = os.path.abspath(path)  # dlopen would search for a name without a directory
    possible_files = [os.path.join(path, name) for name in names]
    existing_files = [file for file in possible_files if system.exists(file)]
    yield from existing_files or [path]


def _find_files(
    origin: str,
    roots: Iterable[str],
    subdirectories: Sequence[str],
    names: Sequence[str],
    system: System,
) -> Iterator[Candidate]:
    """Yield the existing files that have one of the names, in the subdirectories of the roots.

    Args:
        origin: origin of the candidates
        roots: directories, best first
        subdirectories: paths relative to a root, with slashes
        names: file names, best first
        system: inputs of the search
    """
    # Normalized, because nvidia/../cuquantum/lib would not be found if the directory nvidia did not exist.
    directories = [
        os.path.normpath(os.path.join(root, *path.split("/")))
        for root in dict.fromkeys(roots)
        for path in subdirectories
    ]
    for name in names:  # the order of names is more important than the order of directories
        for directory in directories:
            file = os.path.join(directory, name)
            if system.exists(file):
                yield file, origin


def list_in_toolkit(info: LibraryInfo, root: str, system: System) -> list[str]:
    """List the files of a library in the root directory of a toolkit, best first."""
    names = list_names(info, system.platform)
    subdirectories = info.toolkit.get(system.platform, ())
    return [file for file, _ in _find_files("toolkit", [root], subdirectories, names, system)]


def find_conda(system: System) -> Iterator[str]:
    """Yield the active conda environment and the conda environment that contains this Python."""
    for prefix in (system.environment.get("CONDA_PREFIX"), system.prefix):
        if not prefix or not os.path.isabs(prefix):
            continue
        if system.exists(os.path.join(prefix, "conda-meta", "history")):
            yield prefix


def find_toolkits(system: System) -> Iterator[str]:
    """Yield the toolkits' root directories: from the environment, then installed ones, newest first."""
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
        yield from sorted(system.expand(pattern), key=_parse_numbers, reverse=True)


def _parse_numbers(path: str) -> list[int]:
    """Return the numbers in a directory's name, so that cuda-12.10 is sorted after cuda-12.9."""
    name = os.path.basename(path)
    digits = "".join(character if character.isdigit() else " " for character in name)
    return [int(number) for number in digits.split()]


# --- the system loader's search


def check_kind(path: str) -> str:
    """Return the reason why a path must not be opened, or "".

    Opening a pipe, a terminal or /proc/kmsg may block. A missing file is allowed, because dlopen reports it.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return ""
    if stat.S_ISREG(status.st_mode):
        return "" if status.st_size else "an empty file"
    kinds = {stat.S_IFIFO: "a pipe, not a file", stat.S_IFSOCK: "a socket, not a file"}
    kinds[stat.S_IFDIR] = "a directory that does not contain the library"
    return kinds.get(stat.S_IFMT(status.st_mode), "a device, not a file")


# Every Python is linked with these libraries, so they are already loaded and dlopen opens no files for them.
OPEN = frozenset({"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})
CACHE = "/etc/ld.so.cache"
_SYSTEM = ("/lib", "/usr/lib")  # prefixes of the directories that the system loader always searches


# Prefixes of the names of NVIDIA's libraries whose functions return a status. Of the libraries without a
# table, only these may be replaced with a stub, because the stub functions of other libraries would return
# incorrect values. Other vendors have libraries with similar names, such as libcudf, libcustom_ops and
# libnvme.
_NVIDIA = (
    *(name for name in LIBRARIES if name not in ("driver", "runtime", "nvml")),  # other file names
    "cudadebugger",
    "cudla",
    "cuinj",
    "nvblas",
    "nvcuvenc",
    "nvcuvid",
    "nvgraph",
    "nvidia-",
    "nvinfer",
    "nvonnxparser",
    "nvoptix",
    "nvparsers",
    "nvperf",
    "nvtoolsext",
)


def is_nvidia(soname: str) -> bool:
    """Return whether a soname or file name belongs to a library from NVIDIA. The tables are not read."""
    _, _, file_name = soname.rpartition("/")
    stem, extension, _ = file_name.lower().partition(".so")
    if not extension or not stem.startswith("lib"):
        return False
    name = stem.removeprefix("lib")
    if name.startswith("npp"):  # the files of NPP, such as libnppial
        return name.isalpha()
    return name in ("cuda", "cudart") or name.startswith(_NVIDIA)


def list_surroundings(path: str, links: Dynamic) -> list[str]:
    """List the directories that are likely to contain the libraries that a library was built with.

    These are the directories in its DT_RPATH and DT_RUNPATH, its own directory, and the directories of the
    other wheels that are installed next to it (`nvidia/*/lib`).

    Args:
        path: the library's path
        links: the library's dynamic section
    """
    rpath, runpath = links.expand_paths(path)
    directories = [*rpath, *runpath]
    for file in dict.fromkeys((os.path.abspath(path), os.path.realpath(path))):
        directory = os.path.dirname(file)
        directories.append(directory)
        wheels = os.path.dirname(os.path.dirname(directory))
        is_in_wheel = os.path.basename(directory) == "lib" and os.path.basename(wheels) == "nvidia"
        if is_in_wheel:
            for wheel in sorted(_expand(os.path.join(wheels, "*"))):
                directories.append(os.path.join(wheel, "lib"))
    return list(dict.fromkeys(map(os.path.normpath, directories)))


class FileFinder:
    """Predicts which file the system loader opens for a name, and checks files, before they are opened.

    Results are cached. Create a new instance for each load, because files may change.

    Attributes:
        needed: the results of `needed_libraries.find_needed`, keyed by the library's path
    """

    def __init__(self, search_path: Callable[[], Sequence[str]]) -> None:
        self._search_path = search_path
        self._files: dict[str, str | None] = {}
        self._expanded: dict[str, list[str]] = {}
        self._links: dict[str, Dynamic | None] = {}
        self.needed: dict[str, Any] = {}

    def find(self, name: str) -> str | None:
        """Return the file that the system loader opens for a name, or `None`.

        A name that contains a directory is returned unchanged.
        """
        if os.sep in name:
            return name
        if name not in self._files:
            directories = self._search_path()
            user_directories = [path for path in directories if not path.startswith(_SYSTEM)]
            file = self._find_first(name, user_directories)
            if file is None:
                cached = [file for file in list_cached(name) if os.path.exists(file)]
                file = cached[0] if cached else self._find_first(name, directories)
            self._files[name] = file
        return self._files[name]

    def find_needed(self, name: str, rpath: Iterable[str] = (), runpath: Iterable[str] = ()) -> str | None:
        """Return the file for a library that another library depends on, or `None`.

        The system's directories are not searched.

        Args:
            name: name of the needed library
            rpath: directories in the other library's DT_RPATH
            runpath: directories in the other library's DT_RUNPATH
        """
        directories = (path for path in self._search_path() if not path.startswith(_SYSTEM))
        return self._find_first(name, (*rpath, *directories, *runpath))

    def read_links(self, path: str) -> Dynamic | None:
        """Return a file's dynamic section, or `None` if the file is truncated."""
        from ..._formats.elf import read_links

        if path not in self._links:
            self._links[path] = read_links(path)
        return self._links[path]

    def find_flaw(self, path: str, seen: set[str] | None = None) -> str:
        """Return the reason why it is unsafe to open a file with dlopen, or "".

        Args:
            path: file to check
            seen: set of files that have already been checked; updated in place

        Returns:
            "PATH: REASON" for the file or for a library that it needs, or "" if all these files are safe.
        """
        seen = set() if seen is None else seen
        seen.add(path)
        problem = check_kind(path)
        links = None if problem else self.read_links(path)
        if problem or links is None:
            return f"{path}: {problem or 'the file is truncated'}"
        rpath, runpath = links.expand_paths(path)
        for name in links.needed:
            if name in OPEN:
                continue
            # Libraries in the system's directories are trusted, so they are not checked.
            file = name if os.sep in name else self.find_needed(name, rpath, runpath)
            if is_nvidia(name):  # `needed_libraries` opens these from the library's own directories
                file = self._find_first(name, list_surroundings(path, links)) or file
            if file is not None and file not in seen:
                problem = self.find_flaw(file, seen)
                if problem:
                    return problem
        return ""

    def _find_first(self, name: str, directories: Iterable[str]) -> str | None:
        """Return the first file with a given name in a list of directories, or `None`.

        "" stands for the current directory.
        """
        for directory in directories:
            for expanded in self._expand(directory or "."):
                path = os.path.join(expanded, name)
                if os.path.lexists(path):
                    return path
        return None

    def _expand(self, directory: str) -> list[str]:
        """Return the subdirectories that glibc prefers on some processors (ld.so(8)), then the directory."""
        expanded = self._expanded.get(directory)
        if expanded is None:
            parent = os.path.join(directory, "glibc-hwcaps")
            try:
                names = sorted(os.listdir(parent), reverse=True)
            except OSError:
                names = []
            expanded = [*(os.path.join(parent, name) for name in names), directory]
            self._expanded[directory] = expanded
        return expanded

    def reject_current_directory(self, name: str) -> tuple[str, str]:
        """Return a reason and advice if the system loader might open a file in the current directory.

        Both are "" if it would not. An empty or relative entry in LD_LIBRARY_PATH refers to the current
        directory (ld.so(8)).

        Args:
            name: name to open
        """
        if os.sep in name:
            return "", ""
        names = (name, "glibc-hwcaps", "tls")  # on some processors glibc also searches these subdirectories
        for entry in self._search_path():
            if os.path.isabs(entry):
                continue
            if any(os.path.lexists(os.path.join(entry, item)) for item in names):
                reason = (
                    "not opened: the system loader could load it from the current directory, because "
                    f"LD_LIBRARY_PATH contains the empty or relative entry {entry!r}"
                )
                advice = (
                    f"replace the entry {entry!r} of LD_LIBRARY_PATH, which may be an empty one, with "
                    f"{os.path.abspath(entry)!r}, or remove it, before Python starts."
                )
                return reason, advice
        return "", ""


def list_cached(name: str, path: str = "") -> list[str]:
    """List the files that the system loader's cache contains for a name (ld.so(8)).

    If there are several files, files for a different processor are omitted. A single file is always returned,
    so that an error message can mention it. The cache may list a file that has been removed.

    Args:
        name: soname to look up
        path: the cache's path
    """
    try:
        with open(path or CACHE, "rb") as file:
            data = file.read()
    except OSError:
        return []
    # The cache is not parsed, because its format has several versions. In all of them, the paths are strings
    # between NULs, so the paths that end with the name can be found directly.
    ending = b"/" + os.fsencode(name) + b"\0"
    files = []
    ending_start = data.find(ending)
    while ending_start >= 0:
        path_start = data.rfind(b"\0", 0, ending_start) + 1
        path_end = ending_start + len(ending) - 1
        files.append(os.fsdecode(data[path_start:path_end]))
        ending_start = data.find(ending, ending_start + 1)
    files = list(dict.fromkeys(files))
    if len(files) > 1:
        files = [file for file in files if is_for_this_machine(file)]
    return files


def is_for_this_machine(path: str) -> bool:
    """Return whether a file may be opened on this machine's processor. True if that is unknown."""
    from ..._formats.elf import HEADER_SIZE, name_machine, read_header

    if platform() != "linux":
        return True
    try:
        with open(path, "rb") as file:
            header = read_header(file.read(HEADER_SIZE))
    except OSError:
        return True
    return header is not None and name_machine(header.machine) == os.uname().machine


def split_library_path(environment: Mapping[str, str]) -> list[str]:
    """Split LD_LIBRARY_PATH into its entries."""
    variable = environment.get("LD_LIBRARY_PATH")
    return variable.replace(";", ":").split(":") if variable else []
