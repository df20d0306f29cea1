"""A plan of the symbols to provide so that files can be loaded: by library, soname and major."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from .._formats.elf_sections import Elf
from .._library.library import library, parse
from .._loading import catalog, dl
from .._loading.load import find_flaw, open_checked
from .helpers import find_helper, find_runtime
from .links import LOADER, Dependency, find_link, is_nvidias
from .needs import Need, Needs
from .owners import find_library, find_real_name, is_other, list_majors
from .provider import StandIn
from .supply import Supply, has_majors, make_unknown

_Exports = Callable[[Iterable[str]], set[str]]  # those of some symbols that a library has

_UNTABLED = 1  # what functions of a library without a table return: each of NVIDIA's has 1 for a failure


class Refusal(Exception):
    """The reason why a file is not loaded, and the remedy."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


class Plan(NamedTuple):
    """What to provide for some files.

    parts    the stand-ins, by the name that the files ask for in DT_NEEDED or by version nodes; "": none
    missing  libraries that they are linked with and that are neither installed nor NVIDIA's
    files    the paths of the files, and of those that are loaded with them
    """

    parts: dict[str, list[StandIn]]
    missing: list[Dependency]
    files: list[str]

    def find_undefined(self, symbols: Iterable[str]) -> set[str]:
        """Return the symbols that neither the process nor one of the files has."""
        left = set(symbols) - find_visible(symbols, dl.open_program())
        return left.difference(*(_find_exported(file, left) for file in self.files))


def make_plan(found: Needs, major: int | None) -> Plan:
    """Plan what to provide for a file, or for all of a folder; opens the libraries that only cudyn finds.

    major: the major of CUDA the files were compiled for; None: as recorded in each. Raises Refusal.
    """
    dependencies, others = found.read_dependencies()
    parts = [*(found.files or (found,)), *dependencies.values()]
    loaded = {each.name: each.path for each in others if each.path}
    runtimes = [each.name for each in others if not each.path and find_runtime(each.name)]
    planner = _Planner(parts, dependencies, loaded, major)
    planner.parts.update((name, []) for name in runtimes)
    for part in parts:
        planner.add(part)
    planner.add_helpers()
    missing = [each for each in others if not each.path and each.name not in runtimes]
    return Plan(planner.parts, missing, [*(part.file for part in parts), *loaded.values()])


class _Planner:
    """A plan in the making, of which it has the parts.

    files: those to be loaded. dependencies: those among them that others are linked with, by their names;
    loaded: the paths of such that the process has.
    """

    def __init__(
        self,
        files: Sequence[Needs],
        dependencies: Mapping[str, Needs],
        loaded: Mapping[str, str],
        major: int | None,
    ) -> None:
        self.parts: dict[str, list[StandIn]] = {}
        self._dependencies = dependencies
        self._loaded = loaded
        self._major = major
        self._opened: dict[tuple[str, ...], _Exports | None] = {}
        self._exported: dict[str, set[str]] = {}
        self._taken: dict[tuple[str, str], int | None] = {}  # symbols with their versions -> major
        self._supplies: dict[tuple[str, int | None], Supply] = {}
        self._names = {n.symbol for part in files for n in part.symbols if not n.version}
        self._global = find_visible(self._names, dl.open_program())
        self._helpers: dict[str, Needs] = {}

    def add(self, part: Needs) -> None:
        """Plan for the needs of one file."""
        nowhere = []
        linked: set[str] = set()
        names = [need.symbol for need in part.symbols]
        for soname in filter(is_nvidias, dict.fromkeys((*part.needed, *part.nodes.values()))):
            exports = self._open_linked(part, soname)
            if exports is None:
                nowhere.append(soname)
            if soname in part.needed:
                linked |= exports(names) if exports is not None else set()
                if exports is None:
                    self.parts.setdefault(soname, [])
        visible = self._find_visible(part) | linked
        groups: dict[str, list[Need]] = {}
        for need in part.symbols:
            node = part.nodes.get(need.version, "")
            if need.symbol in (linked if need.version else visible) and (not node or node in part.needed):
                continue
            if not need.libraries:
                self._helpers.setdefault(need.symbol, part)
                continue
            soname = node if node in nowhere or node not in part.needed else ""
            if not need.version:
                of = (name for name in nowhere if (find_library(name) or (name,))[0] in need.libraries)
                soname = next(of, "")
            groups.setdefault(soname, []).append(need)
        for soname, group in groups.items():
            self._add_group(part, soname, group)

    def _open_linked(self, part: Needs, soname: str) -> _Exports | None:
        """Find what a library exports, and open it if the system loader would not; None: found nowhere."""
        if soname in part.beside:
            return part.beside[soname].exported.intersection
        rpath, runpath = (tuple(folders) for folders in part.dynamic.folders_from(part.file))
        key = soname, *rpath, *runpath
        if key not in self._opened:
            self._opened[key] = _open(soname, *find_link(soname, rpath, runpath))
        return self._opened[key]

    def _find_visible(self, part: Needs) -> set[str]:
        """Find the symbols without a version that every library sees, or that this file's own links have."""
        found = set(self._global)
        seen: set[str] = set()
        waiting = [*part.needed]
        for name in waiting:
            if name not in seen:
                seen.add(name)
                each = part.beside.get(name) or self._dependencies.get(name)
                waiting += each.needed if each is not None else ()
                file = each.file if each is not None else self._loaded.get(name, "")
                if file and file not in self._exported:
                    self._exported[file] = _find_exported(file, self._names)
                found |= self._exported.get(file, set())
        return found

    # --- stand-ins

    def _add_group(self, part: Needs, soname: str, needs: Sequence[Need]) -> None:
        """Add the stand-ins for needs of a file from one library, or from several ("")."""
        stand_ins = self.parts.setdefault(soname, [])
        wanted: dict[Supply, list[Need]] = {}
        for need in needs:
            owner = need.libraries[0]
            if not is_other(owner):
                linked = list_majors(part.nodes.get(need.version, "") or soname)
                supply = self._get_supply(owner, self._choose_major(part, owner, linked))
                if self._is_new(need, supply):
                    wanted.setdefault(supply, []).append(need)
            elif not need.weak and self._is_new(need, None):
                made = make_unknown(need.symbol, need.version, _UNTABLED, (owner,), need.data)
                stand_ins.append(made)
        for supply, group in wanted.items():
            reals = {need: find_real_name(need.symbol) for need in group}
            if any(need.weak for need in group):  # these may stay undefined
                there = supply.find_addresses(reals.values())
                reals = {n: real for n, real in reals.items() if not n.weak or real in there}
            self._check_majors(supply, reals.values())
            for need, real in reals.items():
                stand_ins.append(supply.make_stand_in(need.symbol, need.version, real, need.data))

    def _is_new(self, need: Need, supply: Supply | None) -> bool:
        """Is a symbol not planned yet? Refuse one that two files call in ways of different majors."""
        key, major = (need.symbol, need.version), supply.major if supply is not None else None
        if key not in self._taken:
            self._taken[key] = major
            return True
        if supply is not None and self._taken[key] != major:
            self._check_majors(self._get_supply(need.libraries[0], None), [find_real_name(need.symbol)])
        return False

    def _get_supply(self, owner: str, major: int | None) -> Supply:
        if (owner, major) not in self._supplies:
            try:
                self._supplies[owner, major] = Supply(library(catalog.find(owner)), major)
            except ValueError as error:  # the major is not in the tables
                raise Refusal(str(error), "use a build for one of these.") from None
        return self._supplies[owner, major]

    def _check_majors(self, supply: Supply, reals: Iterable[str]) -> None:
        ambiguous = supply.list_ambiguous(dict.fromkeys(reals)) if supply.major is None else []
        if ambiguous:
            raise Refusal(
                f"it does not record the major of CUDA it was compiled for, and the signatures of "
                f"{', '.join(ambiguous)} in the {supply.library.info.title} differ between majors",
                "name the major with major=, as in major=12.",
            )

    def add_helpers(self) -> None:
        """Add the functions that cudyn implements, and those of the CUDA runtime that they call."""
        for symbol, part in self._helpers.items():
            helper, runtime = find_helper(symbol), find_runtime(symbol)
            assert runtime is not None
            if helper is None:
                unknown = [each for each in self._helpers if find_helper(each) is None]
                raise Refusal(
                    f"it calls {', '.join(unknown)} from {runtime.title}; cudyn has "
                    f"{', '.join(runtime.helpers)}",
                    f"load {runtime.title} itself first ({runtime.soname}), or update cudyn.",
                )
            stand_ins = self.parts.setdefault(runtime.soname if runtime.soname in self.parts else "", [])
            stand_ins += self.parts.pop("", []) if stand_ins is not self.parts.get("") else []
            there = {one.real for one in stand_ins}
            supply = self._get_supply("runtime", self._choose_major(part, "runtime"))
            stand_ins += [supply.make_stand_in("", "", real) for real in {*helper.calls} - there]
            stand_ins.append(StandIn(symbol, fallback=helper))

    def _choose_major(self, part: Needs, owner: str, linked: Sequence[int] = ()) -> int | None:
        """Return the major of CUDA for which a library's callers in the file were compiled, if recorded.

        linked: the majors of the library that it is linked with. Several have one soname; then the other
        libraries decide.
        """
        recorded = part.majors
        if not has_majors(library(catalog.find(owner))):
            return None
        others = {recorded[n] for n in recorded if n != owner and has_majors(library(catalog.find(n)))}
        if linked:
            return max(others.intersection(linked), default=linked[0])
        major = recorded.get(owner) or (others.pop() if len(others) == 1 else None)
        if major and self._major and major != self._major:
            raise Refusal(
                f"expected major={major}, which it is linked for, got {self._major}", "leave major= out."
            )
        return major or self._major


def _open(soname: str, path: str, origin: str) -> _Exports | None:
    """Get the exports of a library, which is opened if only cudyn finds it: the process gets one copy."""
    owner = find_library(soname)
    handle = None
    if owner is not None and origin not in ("already loaded", "beside it"):  # where cudyn itself finds it
        of, major = library(catalog.find(owner[0])), owner[1]
        outcome = of.load_major(major) if major else of.outcome
        handle = outcome.handle if outcome is not None else None
        if handle is not None and dl.read_links(handle).soname != soname:
            handle = None
    try:
        if handle is None and origin == "already loaded":
            handle = dl.open_loaded(soname)
        elif handle is None and origin in LOADER:
            return None if find_flaw(path) else Elf(path).defined.intersection
        elif handle is None and path:
            handle = open_checked(path)
    except (OSError, ValueError):
        return None
    return None if handle is None else lambda symbols: find_visible(symbols, handle)


def find_visible(symbols: Iterable[str], handle: ctypes.CDLL) -> set[str]:
    """Return the symbols that a library has; the program: that every library sees."""
    return set(dl.resolve(handle, set(symbols)))


def _find_exported(file: str, symbols: Iterable[str]) -> set[str]:
    """Return the symbols that a file exports."""
    try:
        return Elf(file).find_defined(symbols)
    except (OSError, ValueError):  # in a wheel, or changed
        return set()


def check_major(major: int | None) -> None:
    """Raise ValueError for a major of CUDA that is not in the tables."""
    releases = library(catalog.find("runtime")).releases
    known = list(dict.fromkeys(parse(release)[0] for release in releases))
    if major is not None and major not in known:
        raise ValueError(f"major: expected {', '.join(map(str, known[:-1]))} or {known[-1]}, got {major!r}")
