"""Determines the CUDA symbols and libraries that compiled code needs, and compares them with this machine.

Implements `cudyn.needs`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from .._bindings.libraries.search import check_kind
from .._errors import escape
from .._formats.elf_sections import Elf, ElfError
from .closure import Link, follow
from .compiled_file import STRINGS, CompiledFile, FileTree, unite
from .containers import find_installed_path, is_archive, iter_files, list_installed, read_files, read_wheel
from .findings import Findings
from .requirements import list_requirements, read_requirements
from .resolver import Resolver
from .symbol import Import
from .target import THIS_MACHINE, Target

EXPECTED = "expected an ELF shared library or object file, a directory or a wheel"


class Needs(CompiledFile):
    """The CUDA symbols and libraries that a file, a folder, a wheel or a distribution needs.

    Attributes:
        file: the argument of `needs`
        kind: "shared library", "program", "object file", "folder", "wheel" or "distribution"
        machine: the machine type that the file is for, such as x86_64; several types are separated by commas
        soname: the file's own name in DT_SONAME, or ""
        needed: all libraries that the file is linked with (DT_NEEDED)
        symbols: the symbols that the file needs from NVIDIA's libraries and from the CuTe DSL's runtime
        others: all other undefined symbols, except weak symbols
        majors: maps each CUDA library to its newest major version in version nodes or otherwise in DT_NEEDED
        files: the ELF files in a folder, a wheel or a distribution; otherwise empty
        refused: maps each file that could not be read to the reason
        opened: the NVIDIA libraries that the file may open itself, because its strings contain their sonames
        has_runtime: whether the CUDA runtime is linked in statically

    `dependencies`, `links`, `missing`, `missing_versions`, `satisfied`, `through_cudyn`, `unmet`, `unknown`
    and `str()` inspect this machine and this process each time they are used. The results include the needs
    of the libraries that the file is linked with, if these libraries need CUDA.
    """

    @property
    def dependencies(self) -> tuple[Needs, ...]:
        """The libraries that the system loader would load with the file and that also need CUDA."""
        return tuple(file for file in follow(self).cuda_dependencies if isinstance(file, Needs))

    @property
    def links(self) -> tuple[Link, ...]:
        """The NVIDIA libraries that the file is linked with, according to DT_NEEDED or version nodes."""
        return unite(findings.links for findings in self.compare())

    @property
    def missing(self) -> tuple[str, ...]:
        """The libraries that the file is linked with and that the system loader does not currently find.

        They include libraries from all vendors.
        """
        return unite(findings.missing for findings in self.compare())

    @property
    def satisfied(self) -> dict[Import, str]:
        """Maps each symbol that the system loader currently finds to the process or library that defines it.

        If there are several files, a symbol is included only if it is found for all files that need it.
        """
        satisfied: dict[Import, str] = {}
        unsatisfied: set[Import] = set()
        for findings in self.compare():
            satisfied.update(findings.satisfied)
            unsatisfied.update(findings.unmet, findings.through_cudyn)
        return {import_: source for import_, source in satisfied.items() if import_ not in unsatisfied}

    @property
    def through_cudyn(self) -> dict[Import, str]:
        """Maps each symbol that only `load_library` and `provide` find to the library that defines it."""
        through_cudyn: dict[Import, str] = {}
        unmet: set[Import] = set()
        for findings in self.compare():
            through_cudyn.update(findings.through_cudyn)
            unmet.update(findings.unmet)
        return {import_: source for import_, source in through_cudyn.items() if import_ not in unmet}

    @property
    def unmet(self) -> tuple[Import, ...]:
        """The symbols that are still unresolved, excluding weak symbols.

        If the file is for a different machine type, this includes all of its symbols. Symbols that a missing
        library may define are in `unknown` instead.
        """
        return unite(findings.unmet for findings in self.compare())

    @property
    def unknown(self) -> dict[Import, tuple[str, ...]]:
        """Maps each symbol that a missing library may define to the names of such libraries.

        The exports of these libraries are not known, because the libraries are not on this machine and cudyn
        does not have a table of them. A symbol that is unmet for another file is not included.
        """
        unknown: dict[Import, tuple[str, ...]] = {}
        unmet: set[Import] = set()
        for findings in self.compare():
            unknown.update(findings.unknown)
            unmet.update(findings.unmet)
        return {import_: libraries for import_, libraries in unknown.items() if import_ not in unmet}

    @property
    def missing_versions(self) -> tuple[tuple[str, str], ...]:
        """The version nodes, such as GLIBCXX_3.4.32, that libraries lack, each with the library's name."""
        return unite(findings.missing_nodes for findings in self.compare())

    def compare(self, target: Target = THIS_MACHINE) -> list[Findings]:
        """Compare the needs of each file and of its dependencies with a system.

        Args:
            target: The system, by default this machine and this process.
        """
        return Resolver(follow(self, target)).findings

    def __repr__(self) -> str:
        libraries = sorted({import_.library for import_ in self.symbols if import_.library})
        owners = f" of {', '.join(libraries)}" if libraries else ""
        return f"<cudyn.types.Needs of {self.file!r}: {len(self.symbols)} symbols{owners}>"

    def __str__(self) -> str:
        """Return a report for the user, with control characters escaped."""
        return "\n".join(map(escape, self.write(self.compare())))

    def write(self, compared: Sequence[Findings]) -> Iterator[str]:
        """Yield the lines of a report for the user.

        Args:
            compared: The findings for the files, from `compare`.
        """
        if self.kind in ("folder", "wheel", "distribution"):
            needing_cuda = [
                findings for findings in compared if findings.file in self.files and findings.is_of_cuda
            ]
            yield (
                f"{self.file}: {self.kind}, {len(needing_cuda)} of {len(self.files)} ELF files "
                "need CUDA's libraries"
            )
            compared = [findings for findings in compared if findings.is_of_cuda or findings.is_lacking]
        for findings in compared:
            yield from findings.write()
        for name, reason in self.refused.items():
            yield f"{name}: {reason}"


@overload
def needs(file: str | os.PathLike[str]) -> Needs: ...
@overload
def needs(*, distribution: str) -> Needs: ...
def needs(file: str | os.PathLike[str] = "", *, distribution: str = "") -> Needs:
    """Determine the CUDA symbols and libraries that a file needs, without loading it.

    Args:
        file: A shared library, a program or an object file (64-bit little-endian ELF, for any machine type),
            a wheel, or a folder. All ELF files in a wheel or folder are read, at any depth.
        distribution: The name of an installed distribution, such as torch. Its files are read instead of
            `file`.

    Returns:
        A Needs. Its properties inspect this machine each time they are used.

    Raises:
        OSError: If a file cannot be read.
        ValueError: For other types of files, for damaged files, and for an unknown distribution.

    Threads:
        Any.

    Example:
        ```python
        cudyn.needs("my_extension.so").unmet
        ```
    """
    if distribution:
        contents = read_files(list_installed(distribution), STRINGS)
        return _combine_files(distribution, "distribution", contents, list_requirements(distribution))
    return read_needs(os.fsdecode(file))


def read_needs(path: str, once: bool = False) -> Needs:
    """Read the needs of a file, a folder or a wheel.

    Args:
        path: A file, a folder or a wheel.
        once: Whether to reuse the result if the path is a single file that this process has already read.

    Raises:
        ElfError: The file is of a different type or is damaged.
        OSError: The file cannot be read.
    """
    if os.path.isdir(path):
        return _combine_files(path, "folder", read_files(iter_files(path), STRINGS))
    flaw = check_kind(path)
    try:
        if flaw:
            raise ElfError(flaw)
        if is_archive(path):
            return _combine_files(path, "wheel", read_wheel(path, STRINGS), read_requirements(path))
        return Needs.read_once(path) if once else Needs.read(path)
    except ElfError as error:
        raise type(error)(f"{escape(path)}: it is {error}; {EXPECTED}") from None


def _combine_files(
    path: str, kind: str, contents: Iterable[tuple[str, Elf | str]], requirements: Sequence[str] = ()
) -> Needs:
    """Combine the needs of all files in a folder, a wheel or a distribution.

    Args:
        path: The path of the folder or wheel, or the name of the distribution.
        kind: "folder", "wheel" or "distribution".
        contents: For each file, its name, and its contents or the reason why it could not be read.
        requirements: The requirements in the metadata of the wheel or distribution.
    """
    wheel = os.path.basename(path) if kind == "wheel" else ""
    files: list[Needs] = []
    refused: dict[str, str] = {}
    trees_by_machine: dict[str, FileTree] = {}  # files are linked only with files for the same machine type
    for name, elf in contents:
        if isinstance(elf, str):
            refused[name] = elf
            continue
        file = Needs(name, elf.kind, elf)
        file.texts = elf.texts
        if kind == "wheel":
            file.real_path = find_installed_path(name)
        if file.machine not in trees_by_machine:
            trees_by_machine[file.machine] = FileTree(kind, requirements, wheel)
        file.tree = trees_by_machine[file.machine]
        file.tree.add(file)
        files.append(file)
    combined = Needs(path, kind, files=files)
    combined.refused = refused
    return combined
