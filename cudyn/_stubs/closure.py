"""Files with those that the system loader would load with them: the place and the symbols of each."""

from __future__ import annotations

import dataclasses
import functools
import os
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from .._bindings.libraries import dl
from .._formats.elf import expand_origin
from .._formats.elf_sections import Elf
from .containers import NOT_INSTALLED
from .links import LOADER, find_link, read_machine
from .owners import find_library, find_owner, is_systems, look_up
from .requirements import find_required

if TYPE_CHECKING:
    from .file_needs import Needs

# Places of libraries that the system loader finds, or has found once what a package requires is imported.
FOUND = (*LOADER, "requirement")
_INSIDE = "inside"  # in the same folder, wheel or distribution, where no path of the file leads


class Link(NamedTuple):
    """A library of NVIDIA's that a file is linked with.

    soname     as it stands in the file
    library    the name of its module in cudyn; "" for one that no table has
    major      of CUDA, according to the soname; 0 if unknown
    needed     True if it is in DT_NEEDED, so that the file can't be loaded without it
    versioned  True if the file takes version nodes from it, so that the system loader takes no other major
    found      the file that serves as it now; "" if not found
    origin     the place of that file: "already loaded", "beside it" or "system loader", with which the system
               loader finds it; "pip wheel", "conda", ..., where only cudyn does; "inside": it lies with the
               file, and no path of the file leads there
    """

    soname: str
    library: str
    major: int
    needed: bool
    versioned: bool
    found: str
    origin: str


class Member(NamedTuple):
    """A library that is loaded with a file.

    path, origin  as of `Link`; also "requirement", for a library of a distribution that is required
    part          its contents, if its own links are followed
    """

    path: str
    origin: str
    part: Needs | None = None


_NOWHERE = Member("", "")


@dataclasses.dataclass(frozen=True, eq=False)
class Closure:
    """Files with those that the system loader would load with them.

    needs    the file, or the files
    parts    these, and those loaded with them that need CUDA, or miss a library or a symbol
    dependencies
             those in `parts` that need CUDA and are not the files themselves
    members  of each part the libraries that it is linked with, by the names in it
    scopes   of each part all libraries that are loaded with it, and where it looks for symbols
    """

    needs: Needs
    parts: tuple[Needs, ...]
    dependencies: tuple[Needs, ...]
    members: Mapping[Needs, Mapping[str, Member]]
    scopes: Mapping[Needs, tuple[Member, ...]]
    _exported: dict[str, set[str]] = dataclasses.field(default_factory=dict, init=False, repr=False)

    @property
    def missing(self) -> dict[str, str]:
        """The libraries that the system loader does not find, and the file that needs each."""
        found: dict[str, str] = {}
        for part, members in self.members.items():
            for name in part.needed:
                if members[name].origin not in LOADER:
                    found.setdefault(name, part.file)
        return found

    def list_links(self, part: Needs) -> tuple[Link, ...]:
        """List the libraries of NVIDIA's that one of the files is linked with."""
        links = []
        for name in filter(find_owner, dict.fromkeys((*part.needed, *part.versions))):
            path, origin, _ = self.members[part][name]
            found = path.removeprefix(f"{NOT_INSTALLED}/")
            own = find_library(name)
            links.append(Link(name, *own, name in part.needed, name in part.versions, found, origin))
        return tuple(links)

    def list_missing(self, part: Needs) -> tuple[str, ...]:
        """List the libraries that one of the files is linked with and that are not where they are found.

        Every Linux has those of the manylinux policies.
        """
        members = self.members[part]
        return tuple(
            name
            for name in dict.fromkeys(part.needed)
            if not is_systems(name) and members[name].origin not in FOUND
        )

    @functools.cached_property
    def visible(self) -> frozenset[str]:
        """The symbols that are needed and that every library in this process sees."""
        names = {need.symbol for part in self.parts for need in part.symbols}
        names |= {symbol for part in self.parts for symbol in part.unversioned}
        return frozenset(dl.resolve(dl.open_program(), names))

    @functools.cached_property
    def _wanted(self) -> frozenset[str]:
        names = {need.symbol for part in self.parts for need in part.symbols}
        names |= {look_up(name)[1] for name in names}
        names |= {symbol for part in self.parts for symbol in part.unversioned}
        return frozenset(names)

    def read_exported(self, member: Member, soname: str = "") -> set[str]:
        """Read which symbols that are needed a library exports. soname: of one that is loaded."""
        if member.path not in self._exported:
            self._exported[member.path] = self._read(member, soname)
        return self._exported[member.path]

    def _read(self, member: Member, soname: str) -> set[str]:
        if member.part is not None:
            return member.part.find_defined(self._wanted)
        loaded = dl.open_loaded(soname or member.path) if member.origin == "already loaded" else None
        if loaded is not None:
            names = {*dl.resolve(loaded, self._wanted)}  # its file may be gone
            dl.close(loaded, True)
            return names
        return _find_exported(member.path, self._wanted)

    def find_definer(self, part: Needs, symbol: str) -> Member | None:
        """Find the library of a file's scope that defines a symbol."""
        for member in self.scopes[part]:
            if member.path and member.part is not part and symbol in self.read_exported(member):
                return member
        return None

    def list_undefined(self, part: Needs) -> Iterator[tuple[str, bool]]:
        """List the symbols of a file, without a version, that nothing defines here; is each a variable?"""
        for symbol, is_data in part.unversioned.items():
            is_pythons = symbol.startswith(("Py", "_Py"))
            if not is_pythons and symbol not in self.visible and self.find_definer(part, symbol) is None:
                yield symbol, is_data

    def is_complete(self, part: Needs) -> bool:
        """Is everything there that may define a symbol of a file?"""
        return all(member.path for member in self.scopes[part])

    def lacks_anything(self, part: Needs) -> bool:
        """Does a file lack a library or, if it has all of them, a symbol?"""
        return bool(self.list_missing(part)) or (self.is_complete(part) and any(self.list_undefined(part)))

    def find_undefined(self, symbols: Iterable[str]) -> list[str]:
        """Find the symbols that neither the process nor one of the files has."""
        left = set(symbols).difference(dl.resolve(dl.open_program(), symbols))
        paths = {member.path for scope in self.scopes.values() for member in scope if member.path}
        return sorted(left.difference(*(_find_exported(path, left) for path in paths)))


def _find_exported(path: str, symbols: Iterable[str]) -> set[str]:
    """Find those of some symbols that a file exports."""
    try:
        return Elf(path).find_defined(symbols)
    except (OSError, ValueError):  # it has changed
        return set()


# --- following


def follow(needs: Needs) -> Closure:
    """Follow the links of files as the system loader does. Opens none of them."""
    walker = _Walker()
    files = needs.files or ((needs,) if needs.machine else ())  # a folder may have no ELF files
    for root in _order_roots(files):
        walker.walk(root)
    for part in files:  # those that other files need, at places where these do not look
        if part not in walker.members:
            walker.walk(part)
    others = [part for part in walker.members if part not in files]
    dependencies = tuple(part for part in others if part.symbols or any(map(find_owner, part.needed)))
    closure = Closure(needs, (), dependencies, walker.members, walker.list_scopes())
    whole = dataclasses.replace(closure, parts=(*files, *others))
    lacking = tuple(part for part in others if part not in dependencies and whole.lacks_anything(part))
    return dataclasses.replace(closure, parts=(*files, *dependencies, *lacking))


def _order_roots(files: Iterable[Needs]) -> list[Needs]:
    """List the files that no other one is linked with: those that a program opens."""
    needed = {(part.machine, name) for part in files for name in part.needed}
    return [
        part
        for part in files
        if needed.isdisjoint({(part.machine, part.soname), (part.machine, part.file.rpartition("/")[2])})
    ]


class _Walker:
    """Follows the links of files; members, scopes: as of `Closure`."""

    def __init__(self) -> None:
        self.members: dict[Needs, dict[str, Member]] = {}
        self._scopes: dict[Needs, dict[Member, None]] = {}
        self._find_link = functools.cache(find_link)
        self._find_required = functools.cache(find_required)
        self._parts: dict[str, Needs | None] = {}  # by path

    def list_scopes(self) -> dict[Needs, tuple[Member, ...]]:
        return {part: tuple(scope) for part, scope in self._scopes.items()}

    def walk(self, root: Needs) -> None:
        """Follow the links of a file that a program opens.

        A file inherits the DT_RPATH of those that lead to it, never their DT_RUNPATH. What is loaded is known
        by its name to the files behind it.
        """
        own = Member(root.path, "beside it", root)
        known = {root.soname: own} if root.soname else {}
        waiting: list[tuple[Needs, str, list[str]]] = [(root, root.path, [])]
        parts = [root]
        scope = {own: None}
        for part, path, inherited in waiting:
            rpath, runpath = part.list_folders(path)
            searched = [] if runpath else [*rpath, *inherited]
            members = self.members.setdefault(part, {})
            for name in dict.fromkeys((*part.needed, *part.versions)):
                is_new = name not in known
                if is_new:
                    known[name] = self._find(part, path, name, searched, runpath)
                member = known[name]
                if members.get(name, _NOWHERE).origin not in FOUND:
                    members[name] = member
                if is_new and name in part.needed:
                    scope[member] = None
                if member.part is not None and member.part not in parts:
                    known.setdefault(member.part.soname, member)
                    parts.append(member.part)
                    waiting.append((member.part, member.path, [*rpath, *inherited]))
        for part in parts:
            self._scopes.setdefault(part, {}).update(scope)

    def _find(self, part: Needs, own: str, name: str, rpath: list[str], runpath: list[str]) -> Member:
        """Find a library that a file, found at a path, is linked with."""
        if os.sep in name:
            path = expand_origin(name, own)
            return self._make(part, path, "beside it") if os.path.isfile(path) else _NOWHERE
        inside = [folder for folder in (*rpath, *runpath) if folder.startswith(NOT_INSTALLED)]
        for folder in inside:
            place = os.path.normpath(os.path.join(folder, name))
            if place in part.tree.by_place:
                return Member(place, "beside it", part.tree.by_place[place])
        path = ""
        origin = ""
        if part.machine == read_machine():
            folders = [tuple(f for f in listed if f not in inside) for listed in (rpath, runpath)]
            path, origin = self._find_link(name, *folders)
        if origin not in LOADER and not find_owner(name):
            required = self._find_required(tuple(part.tree.requirements)).get(name, "")
            if os.path.isfile(required):
                return self._make(part, required, "requirement")
        if origin not in FOUND and name in part.tree.by_name:
            beside = part.tree.by_name[name]
            return Member(beside.place, _INSIDE, beside)
        return self._make(part, path, origin) if path else _NOWHERE

    def _make(self, part: Needs, path: str, origin: str) -> Member:
        """Make the member for a file.

        Its links are followed, unless it is the system's, or a library of NVIDIA's that only cudyn finds: it
        is not met anyway.
        """
        real = os.path.realpath(path)
        if real in part.tree.by_place:
            short = os.path.normpath(path)
            found = short if os.path.realpath(short) == real else path
            return Member(found, origin, part.tree.by_place[real])
        name = os.path.basename(path)
        is_cudyns = origin not in LOADER and find_owner(name) != ""
        if origin == "already loaded" or is_cudyns or is_systems(name):
            return Member(path, origin)
        if path not in self._parts:
            try:
                elf = Elf(path)
                self._parts[path] = type(part)(path, elf.kind, elf)
            except (OSError, ValueError):
                self._parts[path] = None
        return Member(path, origin, self._parts[path])
