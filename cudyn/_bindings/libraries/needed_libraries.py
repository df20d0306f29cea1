"""Finds and opens the NVIDIA libraries that a library is linked with, before the library itself is opened.

The system loader uses any library that has the required soname and is already loaded, and otherwise searches
LD_LIBRARY_PATH first. The library that it chooses may be from another release, and may lack symbols. This
module prefers files that are installed together with the library: in its DT_RPATH and DT_RUNPATH, its own
directory, and the wheels next to it. A file is only used if it has the version nodes and symbols that the
library needs.
"""

from __future__ import annotations

import os

from ..._formats.elf_versions import Requirement, list_lacking, read_requirements
from . import catalog, dl, search
from .dl import UnusableFileError
from .search import is_nvidia

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Iterator, Sequence

    from ..._formats.elf import Dynamic
    from .catalog import LibraryInfo
    from .search import Candidate

LOADED = "already loaded"
NEXT_TO_IT = "next to it"


class NeededLibrary:
    """A library that another library is linked with, and the file that is used for it.

    Attributes:
        name: the name in DT_NEEDED, such as libnvJitLink.so.12
        path: the file that is used, or "" without a file
        origin: how the file was found: "already loaded", "next to it" (in the surroundings of the library
            that needs it), or a step of the search
        problem: the reason why the library that needs it cannot be opened, or ""
        advice: how to fix the problem, or ""
    """

    __slots__ = ("advice", "is_certain", "is_second", "name", "origin", "path", "problem")

    def __init__(self, name: str, path: str = "", origin: str = "", is_second: bool = False) -> None:
        self.name = name
        self.path = path
        self.origin = origin
        self.is_second = is_second  # whether an unsuitable library with the same name is already loaded
        self.problem = ""
        self.advice = ""
        self.is_certain = False  # whether the system loader cannot find the missing file either

    def fail(self, problem: str, advice: str, *, is_certain: bool) -> NeededLibrary:
        """Store the reason why the library that needs this one cannot be opened, and return this object."""
        self.problem = problem
        self.advice = advice
        self.is_certain = is_certain
        return self

    def __repr__(self) -> str:
        return f"<{self.name}: {self.problem or f'{self.path} ({self.origin})'}>"


def open_with_needed(
    path: str, candidate: str, files: search.FileFinder, others: Sequence[str] = ()
) -> ctypes.CDLL:
    """Open a library after the libraries that it needs.

    If an unsuitable library with the same name as a needed library is already loaded, the system loader links
    the library with it. In this case, the suitable file and the library are opened together, so that the
    suitable file's symbols are found first.

    Args:
        path: file to open
        candidate: path or name to pass to the system loader
        files: predicts the file that the system loader opens for a name
        others: paths of additional libraries whose symbols the library may use

    Raises:
        OSError: The library or a library that it needs cannot be opened.
    """
    needed = find_needed(path, files)
    failed = next((library for library in needed if library.problem), None)
    if failed is not None and failed.is_certain:
        raise UnusableFileError(failed.problem, failed.advice)
    handles = []
    try:
        for library in needed:
            if library.path and library.origin != LOADED:
                handles.append(open_with_needed(library.path, library.path, files))
        preceding_paths = [*others, *(library.path for library in needed if library.is_second)]
        if not preceding_paths:
            return dl.open_library(candidate)
        from .written_files import load_together

        return load_together([*preceding_paths, os.path.abspath(path)])
    except OSError as error:
        if failed is None or isinstance(error, UnusableFileError):
            raise
        raise UnusableFileError(failed.problem, failed.advice) from None
    finally:
        for handle in handles:  # the needed libraries stay loaded as long as the library itself
            dl.close(handle, was_loaded=False)


def find_needed(path: str, files: search.FileFinder) -> list[NeededLibrary]:
    """Find the NVIDIA libraries that a library is linked with, without opening them.

    Args:
        path: file of the library
        files: predicts the file that the system loader opens for a name, and stores the result
    """
    if path not in files.needed:
        files.needed[path] = []  # ends the recursion if libraries need each other
        links = files.read_links(path)
        names = []
        if links is not None:
            names = [name for name in links.needed if os.sep not in name and is_nvidia(name)]
        if links is not None and names:
            requirements = read_requirements(path, names)
            files.needed[path] = [
                _Search(path, name, requirements.get(name, Requirement()), links, files).find()
                for name in names
            ]
    needed: list[NeededLibrary] = files.needed[path]
    return needed


def reject(file: str, name: str, files: search.FileFinder) -> tuple[str, str]:
    """Return the reason why a library cannot be opened, and advice, or two empty strings. It is not opened.

    Args:
        file: path of a library
        name: the name under which the library is searched for
        files: predicts the file that the system loader opens for a name
    """
    if not os.path.lexists(os.path.realpath(file)):
        return f"{file} is a link to {os.path.realpath(file)}, which does not exist", ""
    if not os.path.isabs(file):
        return files.reject_current_directory(name)
    flaw = files.find_flaw(file)
    if flaw:
        return flaw, ""
    if not search.is_for_this_machine(file):
        return f"{file} is for a different processor", ""
    failed = next((library for library in find_needed(file, files) if library.problem), None)
    return (failed.problem, failed.advice) if failed is not None else ("", "")


class _Search:
    """The search for one library that another library needs.

    Args:
        path: file of the library that needs it
        name: name of the needed library
        requirement: version nodes and symbols that the needed library must have
        links: dynamic section of the library that needs it
        files: predicts the file that the system loader opens for a name
    """

    def __init__(
        self, path: str, name: str, requirement: Requirement, links: Dynamic, files: search.FileFinder
    ) -> None:
        self._path = path
        self._name = name
        self._requirement = requirement
        self._links = links
        self._files = files
        self._rejected: list[tuple[str, str]] = []  # path and reason

    def find(self) -> NeededLibrary:
        """Return the first suitable file, or the reason why no file is suitable."""
        name = self._name
        loaded = self._find_loaded()
        lacking = self._list_lacking(loaded) if loaded else []
        if loaded and not lacking:
            return NeededLibrary(name, loaded, LOADED)
        seen = {os.path.realpath(loaded)} if loaded else set()
        for file, origin in self._iter_candidates():
            real_path = os.path.realpath(file)
            if real_path in seen:
                continue
            seen.add(real_path)
            reason = self._reject(file)
            if reason:
                self._rejected.append((file, reason))
                continue
            preference = self._explain_preference(lacking) if loaded else ""
            if preference:
                return self._make_conflict(loaded, lacking[0], file, preference)
            return NeededLibrary(name, file, origin, is_second=bool(loaded))
        if loaded:
            self._rejected.insert(0, (loaded, _explain_lack(loaded, lacking, ", which is already loaded,")))
        return self._make_failure()

    def _find_loaded(self) -> str:
        """Return the file that this process has loaded under the library's name, or ""."""
        if search.check_kind(self._files.find(self._name) or ""):  # RTLD_NOLOAD also opens the file
            return ""
        loaded = dl.open_loaded(self._name)
        if loaded is None:
            return ""
        path = dl.find_file(loaded) or self._name
        dl.close(loaded, was_loaded=True)
        return path

    def _iter_candidates(self) -> Iterator[Candidate]:
        """Yield the files that may be used for the library, best first."""
        # If the user has chosen a file for the library, it comes first. The catalog is only read if one of
        # cudyn's variables is set, because reading it takes time.
        if any(variable.startswith("CUDYN_") for variable in os.environ):
            owner = _find_owner(self._name)
            if owner is not None and os.environ.get(owner.variable):
                yield from _iter_catalog(self._name)
        for directory in search.list_surroundings(self._path, self._links):
            file = os.path.join(directory, self._name)
            if os.path.lexists(file):
                yield file, NEXT_TO_IT
        yield from iter_files(self._name, self._files)

    def _reject(self, file: str) -> str:
        """Return the reason why a file cannot be used, or ""."""
        reason, _ = reject(file, self._name, self._files)
        if reason:
            return reason
        lacking = self._list_lacking(file)
        return _explain_lack(file, lacking) if lacking else ""

    def _list_lacking(self, file: str) -> list[str]:
        """List the required version nodes that a file lacks or, if it has them all, the required symbols."""
        return list_lacking(file, self._requirement)

    def _make_failure(self) -> NeededLibrary:
        """Return the result for a search that has found no suitable file."""
        from .file_versions import find_package

        owner = _find_owner(self._name)
        advice = owner.hint if owner else f"install {self._name}, or put it next to {self._path}."
        result = NeededLibrary(self._name)
        if not self._rejected:
            problem = f"{self._path} needs {self._name}, which was not found"
            return result.fail(problem, advice, is_certain=False)
        path, _ = self._rejected[0]
        package, _ = find_package(path)
        if package:
            advice = f"pip install --upgrade {package}"
        reasons = "; ".join(reason for _, reason in self._rejected)
        problem = f"{self._path} needs a suitable {self._name}: {reasons}"
        advice = _advise_removal(path, f"if that does not help, {advice}", advice)
        return result.fail(problem, advice, is_certain=True)

    def _explain_preference(self, lacking: list[str]) -> str:
        """Return the reason why the system loader would not use a second copy of the loaded library, or "".

        Args:
            lacking: version nodes or symbols that the loaded library lacks
        """
        if lacking[0] in self._requirement.nodes:
            return "the system loader looks up versions in the first library of this name"
        present = {*self._requirement.symbols}.difference(lacking)
        if any(dl.resolve(dl.open_program(), present)):
            return "the system loader prefers its symbols, because it was opened with RTLD_GLOBAL"
        return ""

    def _make_conflict(self, loaded: str, lacking: str, file: str, preference: str) -> NeededLibrary:
        """Return the result for a suitable file that cannot be used because another library is loaded.

        Args:
            loaded: path of the loaded library
            lacking: version node or symbol that the loaded library lacks
            file: the suitable file
            preference: reason why the system loader would use the loaded library, as a clause
        """
        from .file_versions import describe

        problem = (
            f"{self._path} needs {lacking} of {self._name}. {describe(file)} has it, but this process has "
            f"already loaded {describe(loaded)}, which does not have it, and {preference}"
        )
        advice = f"use this library before the module that loads {loaded}."
        advice = _advise_removal(loaded, f"or {advice}", advice)
        return NeededLibrary(self._name).fail(problem, advice, is_certain=True)


def _advise_removal(path: str, otherwise: str, default: str) -> str:
    """Return advice to remove a file's directory from LD_LIBRARY_PATH, if the variable contains it.

    Args:
        path: the file
        otherwise: alternative that is appended to the advice
        default: advice to return if the directory is not in LD_LIBRARY_PATH
    """
    folder = os.path.dirname(path)
    if folder in search.split_library_path(os.environ):
        return f"remove {folder} from LD_LIBRARY_PATH; {otherwise}"
    return default


def _explain_lack(file: str, lacking: Sequence[str], remark: str = "") -> str:
    """Return a message for a file that lacks symbols or version nodes, with the file's version."""
    from .file_versions import describe

    more = f" and {len(lacking) - 1} more" if len(lacking) > 1 else ""
    return f"{describe(file)}{remark} does not have {lacking[0]}{more}"


def _find_owner(soname: str) -> LibraryInfo | None:
    """Return the library in the catalog that a soname belongs to, or `None`."""
    from .sonames import find_library

    name, _ = find_library(soname)
    return catalog.find(name) if name else None


# --- files of any library from NVIDIA


def iter_files(soname: str, files: search.FileFinder) -> Iterator[Candidate]:
    """Yield the files for the soname of an NVIDIA library, starting with the one that the loader opens."""
    file = files.find(soname)
    if file:
        yield file, "system loader"
    yield from _iter_catalog(soname)


def _iter_catalog(soname: str) -> Iterator[Candidate]:
    """Yield the files that cudyn finds for a soname in wheels, conda environments and toolkits."""
    owner = _find_owner(soname)
    system = search.this_system()
    if owner is not None:
        for path, origin in search.find_candidates(owner, system):
            is_file = path != soname  # the other candidates are names for the system loader
            if is_file and os.path.basename(path) == soname:
                yield path, origin
    elif is_nvidia(soname):  # an NVIDIA library without a table
        for entry in map(str, system.search):
            if os.path.isabs(entry):
                for wheel in sorted(system.expand(os.path.join(entry, "nvidia", "*"))):
                    path = os.path.join(wheel, "lib", soname)
                    if system.exists(path):
                        yield path, "pip wheel"
        for root in search.find_conda(system):
            yield os.path.join(root, "lib", soname), "conda"
        for root in search.find_toolkits(system):
            yield os.path.join(root, "lib64", soname), "toolkit"
