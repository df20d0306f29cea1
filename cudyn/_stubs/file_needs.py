"""The symbols and libraries of CUDA that compiled code needs, compared with this machine: `needs`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from .._bindings.libraries.load import check_kind
from .._errors import escape
from .._formats.elf_sections import Elf, ElfError
from .closure import Link, follow
from .compiled_file import STRINGS, CompiledFile, FileTree, unite
from .containers import find_place, is_archive, iter_files, list_installed, read_files, read_wheel
from .findings import Findings
from .requirements import list_requirements, read_requirements
from .resolver import Resolver
from .symbol import Import

EXPECTED = "expected an ELF shared library or object file, a folder or a wheel"


class Needs(CompiledFile):
    """The symbols and libraries of CUDA that a file, a folder, a wheel or a distribution needs.

    file     the argument of `needs`
    kind     "shared library", "program", "object file", "folder", "wheel" or "distribution"
    machine  the machine it is for, such as x86_64; several machines are separated by commas
    soname   its own name in DT_SONAME, or ""
    needed   every library that it is linked with (DT_NEEDED)
    symbols  the symbols that it needs from NVIDIA's libraries, and from the CuTe DSL's runtime
    others   its other undefined symbols, except weak ones
    majors   CUDA library -> its major version, from version nodes or else DT_NEEDED; the newest of several
    files    the ELF files of a folder, a wheel or a distribution; otherwise empty
    refused  name -> reason, for files that could not be read
    opened   the sonames of NVIDIA libraries among its strings, which it may open itself
    has_runtime
             whether the CUDA runtime is linked in statically

    `dependencies`, `links`, `missing`, `satisfied`, `through_cudyn`, `unmet` and `str()` inspect this machine
    and this process each time they are used. They include the files that it is linked with and that need
    CUDA.
    """

    @property
    def dependencies(self) -> tuple[Needs, ...]:
        """The files that the system loader would load with the file and that need CUDA themselves."""
        return tuple(file for file in follow(self).cuda_dependencies if isinstance(file, Needs))

    @property
    def links(self) -> tuple[Link, ...]:
        """The NVIDIA libraries that the file is linked with, according to DT_NEEDED or version nodes."""
        return unite(findings.links for findings in self.compare())

    @property
    def missing(self) -> tuple[str, ...]:
        """The libraries from any vendor that it is linked with and that the system loader does not find now.

        Libraries that every Linux has, according to the manylinux policies, count as found.
        """
        return unite(findings.missing for findings in self.compare())

    @property
    def satisfied(self) -> dict[Import, str]:
        """The symbols that the system loader finds now, and the process or library where it finds them.

        For several files, the symbols that are satisfied for every file that needs them.
        """
        compared = self.compare()
        others = {i for findings in compared for i in (*findings.unmet, *findings.through_cudyn)}
        return {i: place for f in compared for i, place in f.satisfied.items() if i not in others}

    @property
    def through_cudyn(self) -> dict[Import, str]:
        """The symbols that only `load_library` and `provide` find, and the library where they find them."""
        compared = self.compare()
        unmet = {import_ for findings in compared for import_ in findings.unmet}
        return {i: place for f in compared for i, place in f.through_cudyn.items() if i not in unmet}

    @property
    def unmet(self) -> tuple[Import, ...]:
        """The symbols that nothing satisfies now, except weak ones. All symbols if it is for another machine.

        They include symbols that no known library has, provided that every library that could define them is
        present.
        """
        return unite(findings.unmet for findings in self.compare())

    def compare(self) -> list[Findings]:
        """Compare each file with this machine."""
        return Resolver(follow(self)).findings

    def __repr__(self) -> str:
        libraries = sorted({import_.library for import_ in self.symbols if import_.library})
        owners = f" of {', '.join(libraries)}" if libraries else ""
        return f"<cudyn.types.Needs of {self.file!r}: {len(self.symbols)} symbols{owners}>"

    def __str__(self) -> str:
        return "\n".join(map(escape, self._write()))

    def _write(self) -> Iterator[str]:
        compared = self.compare()
        if self.kind in ("folder", "wheel", "distribution"):
            count = sum(findings.file in self.files and findings.is_of_cuda for findings in compared)
            yield f"{self.file}: {self.kind}, {count} of {len(self.files)} ELF files need libraries of CUDA"
            compared = [f for f in compared if f.is_of_cuda or f.missing or f.unmet]
        for findings in compared:
            yield from findings.write()
        for name, reason in self.refused.items():
            yield f"{name}: {reason}"


@overload
def needs(file: str | os.PathLike[str]) -> Needs: ...
@overload
def needs(*, distribution: str) -> Needs: ...
def needs(file: str | os.PathLike[str] = "", *, distribution: str = "") -> Needs:
    """Read what a file needs from CUDA's libraries, without loading it.

    Args:
        file: A shared library, a program or an object file (64-bit little-endian ELF, of any machine); a
            wheel, or a folder, whose ELF files are read at any depth.
        distribution: Instead, the name of an installed distribution, such as torch, whose files are read.

    Returns:
        A Needs, which inspects this machine when its properties are used.

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
        return _join(distribution, "distribution", contents, list_requirements(distribution))
    return read_needs(os.fsdecode(file))


def read_needs(path: str, once: bool = False) -> Needs:
    """Read what a file needs.

    Args:
        path: A file, a folder or a wheel.
        once: Whether to reuse the result for a single file that this process has read before.

    Raises:
        ElfError: The file is of a different type or is damaged.
        OSError: The file cannot be read.
    """
    if os.path.isdir(path):
        return _join(path, "folder", read_files(iter_files(path), STRINGS))
    flaw = check_kind(path)
    try:
        if flaw:
            raise ElfError(flaw)
        if is_archive(path):
            return _join(path, "wheel", read_wheel(path, STRINGS), read_requirements(path))
        return Needs.read_once(path) if once else Needs.read(path)
    except ElfError as error:
        raise type(error)(f"{escape(path)}: it is {error}; {EXPECTED}") from None


def _join(
    path: str, kind: str, contents: Iterable[tuple[str, Elf | str]], requirements: Sequence[str] = ()
) -> Needs:
    """Combine the files of a folder, a wheel or a distribution."""
    files: list[Needs] = []
    refused: dict[str, str] = {}
    trees: dict[str, FileTree] = {}
    for name, elf in contents:
        if isinstance(elf, str):
            refused[name] = elf
            continue
        file = Needs(name, elf.kind, elf)
        file.texts = elf.texts
        if kind == "wheel":
            file.place = find_place(name)
        file.tree = trees.setdefault(file.machine, FileTree(kind, requirements))
        file.tree.add(file)
        files.append(file)
    whole = Needs(path, kind, files=files)
    whole.refused = refused
    return whole
