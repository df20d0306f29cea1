"""Stubs as files: a folder of libraries that packages are linked with and that this machine does not have.

With the folder in LD_LIBRARY_PATH, or in the system loader's configuration, every process finds them, without
cudyn. Each has the soname, the version nodes and all functions of the real library, and steps aside for it:
the system loader looks at DT_AUXILIARY first, the places where a real one may be.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence

from .. import __version__
from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .closure import follow
from .containers import NOT_INSTALLED
from .cute.helpers import SONAME, is_helper
from .elf_stub import DriverWarning, write_stub_file
from .file_needs import Needs
from .links import LOADER
from .owners import find_library, find_owner, list_majors, look_up
from .planner import Planner, list_unsatisfied
from .supply import Supply, has_majors
from .symbol import UNTABLED, Need, Symbol, make_unknown

MANIFEST = "manifest.json"
# The symbols of files that are linked with nothing of NVIDIA's are here, for LD_PRELOAD.
UNLINKED = "libcudyn_unlinked.so"
_DRIVER = "/proc/driver/nvidia/version"  # is there if the kernel's module is
# Where a real library may be, beside the folders that files name and the library's own homes.
_TOOLKITS = ("/usr/local/cuda/lib64",)
_SYSTEMS = ("/usr/lib64", "/usr/lib/{machine}-linux-gnu", "/lib/{machine}-linux-gnu", "/usr/lib")


@dataclasses.dataclass(frozen=True)
class StubFolder:
    """The files of a folder.

    files    name -> contents; with a manifest
    sonames  of the libraries
    size     how many symbols they have
    unmet    libraries that have none: those of others than NVIDIA, since an answer would be a wrong number,
             and those that a file names by a path, where alone the system loader looks for them
    symbols  symbols that no file has, because it is not known whose they are
    helpers  functions of another compiler's runtime, which only this process can have (`load_library`)
    """

    files: Mapping[str, bytes]
    sonames: tuple[str, ...]
    size: int
    unmet: tuple[str, ...]
    symbols: tuple[str, ...]
    helpers: tuple[str, ...]


def make_stub_folder(
    packages: Mapping[str, Needs], major: int | None = None, aside: Sequence[str] = ()
) -> StubFolder:
    """Make the stubs of the libraries that packages need and that the system loader does not find here.

    packages: by their names, with versions for the manifest. major: of CUDA, for files that do not record it.
    aside: more folders where a real library may be. Raises Refusal; ValueError for files of several machines,
    or of one without an assembler.
    """
    planners = [Planner(follow(needs), major) for needs in packages.values()]
    machines = {part.machine for planner in planners for part in planner.closure.parts}
    if len(machines) > 1:
        raise ValueError(f"expected files for one machine, got {' and '.join(sorted(machines))}")
    maker = _Maker(machines.pop() if machines else "x86_64", aside)
    for planner in planners:
        maker.add(planner)
    return maker.make(list(packages))


class _Maker:
    """Collects what files need, and makes the stubs."""

    def __init__(self, machine: str, aside: Sequence[str]) -> None:
        self._machine = machine
        self._aside = aside
        self._symbols: dict[str, dict[tuple[str, str], Symbol]] = {}  # by soname, name and version
        self._nodes: dict[str, dict[str, None]] = {}
        self._supplies: dict[str, Supply] = {}
        self._folders: dict[str, dict[str, None]] = {}  # where the real library of a soname may be
        self._unmet: dict[str, None] = {}
        self._left: dict[str, None] = {}
        self._helpers: dict[str, None] = {}
        self._pins: dict[str, tuple[int, ...]] = {}

    def add(self, planner: Planner) -> None:
        """Add what the files of a package need."""
        self._pins.update(planner.pins)
        for found in planner.findings:
            self._unmet.update(dict.fromkeys(name for name in found.missing if not find_owner(name)))
            for link in found.links:
                if link.origin in LOADER or link.soname == SONAME:
                    continue
                if os.sep in link.soname:
                    self._unmet.setdefault(link.soname)
                else:
                    self._add_library(planner, found.needs, link.soname)
                    if link.found and os.path.isabs(link.found):
                        self._folders[link.soname].setdefault(os.path.dirname(link.found))
        for found in planner.findings:
            for need in list_unsatisfied(found):
                self._add_symbol(planner, found.needs, need)

    def _add_library(self, planner: Planner, part: Needs, soname: str) -> None:
        """Add a library, with all functions of its table."""
        self._symbols.setdefault(soname, {})
        nodes = self._nodes.setdefault(soname, {})
        nodes.update(dict.fromkeys(node for node, file in part.nodes if file == soname))
        folders = self._folders.setdefault(soname, {})
        if not part.place.startswith(NOT_INSTALLED):
            rpath, runpath = part.list_folders()
            every = map(os.path.normpath, filter(os.path.isabs, (*rpath, *runpath)))
            folders.update(dict.fromkeys(every))
        owner, _ = find_library(soname)
        if owner and soname not in self._supplies:
            known = planner.choose_major(part, owner, list_majors(soname))
            supply = Supply(library(catalog.find(owner)), known, planner.pins)
            supply.is_absent = True
            self._supplies[soname] = supply

    def _add_symbol(self, planner: Planner, part: Needs, need: Need) -> None:
        """Add a symbol to the library that it has to come from."""
        if is_helper(need.symbol):
            self._helpers.setdefault(need.symbol)
            return
        link = planner.find_link(part, need)
        soname = need.file or (link.soname if link is not None else "")
        if soname not in self._symbols:
            of_owner = [name for name in self._symbols if need.library in (name, find_library(name)[0])]
            soname = next(iter(of_owner), "")
        if soname:
            self._symbols[soname].setdefault((need.symbol, need.version), self._make(soname, need))
        elif need.library and ".so" not in need.library and not need.weak:
            self._add_unlinked(planner, part, need)
        elif not need.weak:
            self._left.setdefault(need.symbol)

    def _make(self, soname: str, need: Need) -> Symbol:
        supply = self._supplies.get(soname)
        if supply is None:
            return make_unknown(need.symbol, need.version, UNTABLED, (), need.data)
        real = look_up(need.symbol)[1]
        return _detach(supply.make_symbol(need.symbol, need.version, real, need.data))

    def _add_unlinked(self, planner: Planner, part: Needs, need: Need) -> None:
        """Add a symbol of a file that is linked with nothing of NVIDIA's."""
        of = library(catalog.find(need.library))
        known = planner.choose_major(part, need.library) if has_majors(of) else None
        supply = Supply(of, known, planner.pins)
        supply.is_absent = True
        real = look_up(need.symbol)[1]
        made = _detach(supply.make_symbol(need.symbol, "", real, need.data))
        self._symbols.setdefault(UNLINKED, {}).setdefault((need.symbol, ""), made)
        self._nodes.setdefault(UNLINKED, {})
        folders = self._folders.setdefault(UNLINKED, {})
        outcome = planner.get_supply(need.library, known).find_library()
        if outcome is not None and outcome.path:
            folders.setdefault(outcome.path)

    def make(self, names: Sequence[str]) -> StubFolder:
        """Make the files."""
        files: dict[str, bytes] = {}
        libraries: dict[str, dict[str, object]] = {}
        warns = next((name for name in sorted(self._symbols) if name.startswith("libcudart.")), "")
        for soname in sorted(self._symbols):
            needed = [symbol.name for symbol in self._symbols[soname].values()]
            symbols = self._complete(soname)
            warning = None
            if needed and soname == (warns or min(self._symbols)):
                warning = self._warn(soname, needed)
            data, _ = write_stub_file(self._machine, soname, symbols, self._list_auxiliary(soname), warning)
            files[soname] = data
            libraries[soname] = {
                "symbols": len(symbols),
                "without_a_prototype": sorted(symbol.name for symbol in symbols if symbol.is_unknown),
            }
        versions = {name or "cuda": ".".join(map(str, numbers)) for name, numbers in self._pins.items()}
        facts = {
            "for": sorted(names),
            "machine": self._machine,
            "required_versions": dict(sorted(versions.items())),
            "libraries": libraries,
            "not_made": sorted(self._unmet),
            "symbols_without_a_library": sorted(self._left),
            "only_in_process": sorted(self._helpers),
        }
        files[MANIFEST] = f"{json.dumps(facts, indent=1)}\n".encode()
        size = sum(len(self._symbols[soname]) for soname in self._symbols)
        return StubFolder(
            files, tuple(libraries), size, tuple(self._unmet), tuple(self._left), tuple(self._helpers)
        )

    def _complete(self, soname: str) -> list[Symbol]:
        """The symbols of a library: those that files need, and all others of its table."""
        symbols = self._symbols[soname]
        nodes = list(self._nodes[soname])
        supply = self._supplies.get(soname)
        if supply is not None:
            named = {name for name, _ in symbols}
            node = nodes[0] if len(nodes) == 1 else ""
            for name in (*supply.list_functions(), *supply.list_variables()):
                if name not in named:
                    symbols[name, node] = _detach(supply.make_symbol(name, node, name))
        for number, node in enumerate(nodes):  # the system loader asks for each
            if node not in {version for _, version in symbols}:
                name = f"cudyn_node_{number}"
                symbols[name, node] = make_unknown(name, node, UNTABLED, ())
        return [symbol for _, symbol in sorted(symbols.items())]

    def _warn(self, soname: str, functions: Sequence[str]) -> DriverWarning:
        text = (
            f"cudyn: {soname} is a stub: it answers that there is no driver, but this machine has one. "
            "Install the library, or take the stubs' folder out of LD_LIBRARY_PATH."
        )
        return DriverWarning(_DRIVER, text, functions[0])

    def _list_auxiliary(self, soname: str) -> list[str]:
        """List the paths where the real library may be, when the stub is loaded."""
        if soname == UNLINKED:
            return list(self._folders[soname])
        owner, _ = find_library(soname)
        info = catalog.find(owner) if owner else None
        homes = info.homes.get("linux", ()) if info is not None else ()
        systems = [folder.format(machine=self._machine) for folder in _SYSTEMS]
        folders = (*self._aside, *self._folders[soname], *homes, *_TOOLKITS, *systems)
        return [os.path.join(folder, soname) for folder in dict.fromkeys(folders)]


def _detach(symbol: Symbol) -> Symbol:
    """A symbol of a file, which looks for no library itself."""
    return symbol._replace(sonames=(), source=None)


def list_outdated(distribution: str, folders: Iterable[str]) -> Iterator[str]:
    """List, in words, the folders with stubs that were made for another release of an installed package."""
    from importlib import metadata

    here = f"{distribution} {metadata.version(distribution)}"
    for folder in folders:
        try:
            with open(os.path.join(folder, MANIFEST), "rb") as file:
                made = [name for name in json.load(file)["for"] if name.split(" ")[0] == distribution]
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if made and here not in made:
            yield f"the stubs in {folder} were made for {', '.join(made)}, not for {here}: make them anew"


def write_folder(made: StubFolder, folder: str) -> None:
    """Write the files to a folder, which is created, the manifest last. Raises OSError."""
    os.makedirs(folder, exist_ok=True)
    for name, data in made.files.items():
        temporary = os.path.join(folder, f".{name}.{os.getpid()}")
        with open(temporary, "wb") as file:
            file.write(data)
        os.replace(temporary, os.path.join(folder, name))


def make_key(packages: Mapping[str, Needs], major: int | None) -> str:
    """Make a key for the stubs of packages, by their files and by what the system loader does not find."""
    facts = [__version__, str(major)]
    for name, needs in packages.items():
        closure = follow(needs)
        facts.append(name)
        for part in closure.parts:
            facts += closure.list_missing(part)
            if not part.place.startswith(NOT_INSTALLED):
                status = os.stat(part.place)
                facts.append(f"{part.place} {status.st_size} {status.st_mtime_ns}")
    return hashlib.sha256("\n".join(facts).encode(errors="surrogateescape")).hexdigest()[:24]


def name_packages(needs: Iterable[Needs]) -> dict[str, Needs]:
    """Name packages for the manifest: a distribution with its version."""
    from importlib import metadata

    named: dict[str, Needs] = {}
    for each in needs:
        name = os.path.basename(each.file)
        if each.kind == "distribution":
            name = f"{each.file} {metadata.version(each.file)}"
        named[name] = each
    return named
