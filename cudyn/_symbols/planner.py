"""Where each symbol of files comes from, and what to provide for those that are nowhere.

One planner answers both, so that `needs` says what `load_library` and `provide` do.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from .._errors import show
from .._library.libraries import library, parse
from .._loading import catalog, dl
from .._loading.load import open_checked
from . import helpers
from .closure import Closure, Link, follow
from .links import LOADER, read_machine
from .owners import find_owner, get_stem, guess_owner, list_majors, look_up
from .requirements import read_pins
from .supply import Supply, has_majors
from .symbol import UNTABLED, Need, Symbol, make_unknown

if TYPE_CHECKING:
    from .file_needs import Needs

# What programs do where one of their files can't be loaded, which may be better than with a stub.
REMARKS = {
    "libonnxruntime_providers_cuda.so": "without CUDA's libraries onnxruntime runs on the CPU at once; with "
    "stubs it tries this provider first, which fails",
    "libonnxruntime_providers_tensorrt.so": "without TensorRT onnxruntime uses its other providers at once; "
    "with stubs it tries this one first, which fails",
}


class Refusal(Exception):
    """The reason why a file is not loaded, and the remedy."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


class Source(NamedTuple):
    """Where a symbol comes from.

    place       the library or process that has it
    is_loaders  the system loader finds it there by itself; else only cudyn does
    """

    place: str
    is_loaders: bool


class Findings:
    """The needs of a file compared with this machine.

    needs          the file
    links          the libraries of NVIDIA's that it is linked with
    origins        the libraries that it is linked with, and the place of each, as of `Link`
    missing        those, of whomever, that the system loader does not find
    symbols        the symbols to find: those of `needs.symbols`, and others that nothing else defines
    satisfied, through_cudyn
                   where the system loader finds them, and where only cudyn does
    unmet          those that nothing has, without weak ones
    """

    def __init__(
        self, needs: Needs, closure: Closure, symbols: Sequence[Need], sources: Sequence[Source | None]
    ) -> None:
        self.needs = needs
        self.links = closure.list_links(needs)
        members = closure.members[needs]
        self.origins = {name: members[name].origin for name in needs.needed if name in members}
        self.missing = closure.list_missing(needs)
        self.symbols = tuple(symbols)
        found = dict(zip(symbols, sources))
        self.satisfied = {n: s.place for n, s in found.items() if s is not None and s.is_loaders}
        self.through_cudyn = {n: s.place for n, s in found.items() if s is not None and not s.is_loaders}
        self.unmet = [need for need, source in found.items() if source is None and not need.weak]

    @property
    def is_of_cuda(self) -> bool:
        """Does the file need anything of NVIDIA's libraries?"""
        return bool(self.needs.symbols or self.links or self.needs.opened)

    def write(self) -> Iterator[str]:
        """Write it in words."""
        needs = self.needs
        name = f", {needs.soname}" if needs.soname else ""
        yield f"{needs.file}: {needs.kind} for {needs.machine}{name}"
        if needs.machine != read_machine():
            yield f"  nothing here satisfies it: this Python is for {read_machine() or sys.platform}"
        yield from self._write_links()
        groups: dict[str, list[Need]] = {}
        for need in self.symbols:
            if need in self.satisfied:
                head = f"satisfied by {self.satisfied[need]}"
            elif need in self.through_cudyn:
                head = f"only through cudyn: {self.through_cudyn[need]}"
            else:
                head = f"not satisfied: {needs.would_satisfy(need)} would do"
            groups.setdefault(head, []).append(need)
        for head, members in groups.items():
            yield f"  {head}"
            yield from (f"    {need}" for need in members)
        if not self.symbols:
            yield "  needs no symbol of CUDA's libraries"
        versioned = [x.soname for x in self.links if x.versioned and x.soname not in needs.tree.by_name]
        if versioned:
            yield f"  linked by symbol versions, so the loader takes no other major: {', '.join(versioned)}"
        if needs.opened:
            yield f"  may open itself: {', '.join(needs.opened)}"
        if needs.has_runtime:
            yield "  the CUDA runtime is linked in"
        remark = REMARKS.get(needs.file.rpartition("/")[2])
        if remark:
            yield f"  {remark}"

    def _write_links(self) -> Iterator[str]:
        for link in self.links:
            by = ["DT_NEEDED"] * link.needed + ["symbol versions"] * link.versioned
            place = f"{link.found} ({link.origin})" if link.found else "not found"
            if link.origin == "inside":
                place = f"{link.found}, where no path of the file leads"
            table = "" if link.library else ", which cudyn has no table of,"
            yield f"  linked with {link.soname}{table} by {' and '.join(by)}: {place}"
        for soname in self.missing:
            if not find_owner(soname):
                yield f"  linked with {soname} by DT_NEEDED: not found"


class Planner:
    """Finds where the symbols of files come from, and plans what to provide.

    major: the major of CUDA the files were compiled for; None: as recorded in each.
    """

    def __init__(self, closure: Closure, major: int | None = None) -> None:
        self.closure = closure
        self._major = major
        self._supplies: dict[tuple[str, int | None], Supply] = {}

    # --- where symbols come from

    @functools.cached_property
    def findings(self) -> list[Findings]:
        """What this machine has for each file of the closure."""
        here = read_machine()
        found = []
        for part in self.closure.parts:
            if part.machine == here:
                needs = self._needs[part]
                sources = [self._find(part, need) for need in needs]
            else:
                needs = part.symbols
                sources = [None] * len(needs)
            found.append(Findings(part, self.closure, needs, sources))
        return found

    @functools.cached_property
    def _needs(self) -> dict[Needs, tuple[Need, ...]]:
        """The symbols to find for each file."""
        return {part: (*part.symbols, *self._list_others(part)) for part in self.closure.parts}

    def _list_others(self, part: Needs) -> Iterator[Need]:
        """List the symbols of a file that no table has, that have no version, and that nothing defines.

        One that may be of a library of NVIDIA's that is missing counts as a need of that library: if it is
        named so or, where no library of others is missing, in any case.
        """
        closure = self.closure
        linked = [name for name in self._list_scope(part) if find_owner(name)]
        links = closure.list_links(part)
        is_others = not all(map(find_owner, closure.list_missing(part)))
        untabled = [link.soname for link in links if link.needed and not link.library and not link.found]
        for symbol, is_data in closure.list_undefined(part):
            owner = guess_owner(symbol, "", linked)
            if owner:
                yield Need(symbol, "", False, owner, is_data)
                continue
            named = [name for name in untabled if symbol.lower().startswith(get_stem(name)[3:].lower())]
            if named or (untabled and not is_others):
                yield Need(symbol, "", False, (*named, *untabled)[0], is_data)
            elif closure.is_complete(part):
                yield Need(symbol, "", False, "", is_data)

    def _list_scope(self, part: Needs) -> list[str]:
        """List the names of the libraries that are loaded with a file, or that it would be loaded with."""
        own = {member.part for member in self.closure.scopes[part]}
        names = (name for each in (part, *own) if each is not None for name in each.needed)
        return list(dict.fromkeys(names))

    def find_link(self, part: Needs, need: Need) -> Link | None:
        """Find the library that a file's symbol has to come from."""
        for link in self._links[part]:
            is_its = link.needed and (link.library or link.soname) == need.library
            if link.soname == need.file if need.file else is_its:
                return link
        return None

    @functools.cached_property
    def _links(self) -> dict[Needs, tuple[Link, ...]]:
        return {part: self.closure.list_links(part) for part in self.closure.parts}

    def _find(self, part: Needs, need: Need) -> Source | None:
        """Find where a symbol comes from; None: nowhere."""
        real = look_up(need.symbol)[1]
        link = self.find_link(part, need)
        exported = set[str]()
        if link is not None and link.found:
            exported = self.closure.read_exported(self.closure.members[part][link.soname], link.soname)
            if link.needed and link.origin in LOADER and need.symbol in exported:
                return Source(f"{link.found} ({link.origin})", True)
        if link is None or not need.version:
            if need.symbol in self.closure.visible:
                return Source("this process", True)
            definer = self.closure.find_definer(part, need.symbol)
            if definer is not None and definer.origin in LOADER:
                return Source(definer.path, True)
        if need.symbol in helpers.HELPERS:
            return Source("cudyn", False)
        if link is not None and link.found:
            return Source(f"{link.found} ({link.origin})", False) if real in exported else None
        if not need.library or ".so" in need.library:
            return None
        return self._find_bound(part, need, real)

    def _find_bound(self, part: Needs, need: Need, real: str) -> Source | None:
        """Find the library that cudyn binds a symbol to."""
        try:
            supply = self.choose_supply(part, need)
        except Refusal:
            return None
        if real not in self._get_addresses(supply):
            return None
        outcome = supply.find_library()
        assert outcome is not None
        version = f" {show(outcome.version)}" if outcome.version else ""
        return Source(f"the {supply.library.info.title}{version} at {outcome.path}", False)

    def _get_addresses(self, supply: Supply) -> dict[str, int]:
        """The functions that a library has for all files together.

        A library of another major than that of files that are linked with it serves them with all the
        functions that they need, or with none: half a library beside half of a stub would be worse.
        """
        if supply not in self._addresses:
            reals, linked = self._reals[supply]
            found = supply.find_addresses(dict.fromkeys(reals))
            if not supply.is_of_callers() and not found.keys() >= set(linked):
                supply.is_own = True
                found = {}
            self._addresses[supply] = found
        return self._addresses[supply]

    @functools.cached_property
    def _addresses(self) -> dict[Supply, dict[str, int]]:
        return {}

    @functools.cached_property
    def _reals(self) -> dict[Supply, tuple[list[str], list[str]]]:
        """The functions that files need of each library: all, and those of files linked with it."""
        found: dict[Supply, tuple[list[str], list[str]]] = {}
        for part, needs in self._needs.items():
            for need in needs:
                if not need.library or ".so" in need.library:
                    continue
                try:
                    supply = self.choose_supply(part, need)
                except Refusal:
                    continue
                every, linked = found.setdefault(supply, ([], []))
                real = look_up(need.symbol)[1]
                every.append(real)
                if not need.weak and self.find_link(part, need) is not None:
                    linked.append(real)
        return found

    @functools.cached_property
    def pins(self) -> dict[str, tuple[int, ...]]:
        """The versions of NVIDIA's libraries that the files' packages require."""
        every = dict.fromkeys(line for part in self.closure.parts for line in part.tree.requirements)
        return read_pins(every)

    # --- what to provide

    def open_found(self) -> bool:
        """Open the libraries that cudyn finds, so that the loader takes these. False: there are none."""
        links = dict.fromkeys(link for links in self._links.values() for link in links)
        opened = [_open(link) for link in links if link.origin not in ("already loaded", "beside it")]
        return any(opened)

    def make_parts(self) -> dict[str, list[Symbol]]:
        """Plan what to provide: by the name that files ask for in DT_NEEDED or by version nodes; "": none.

        Raises Refusal.
        """
        maker = _Maker(self)
        if any(helpers.SONAME in found.missing for found in self.findings):
            maker.parts[helpers.SONAME] = []
        for found in self.findings:
            maker.add(found)
        maker.add_helpers()
        maker.check_majors()
        return maker.parts

    def choose_supply(self, part: Needs, need: Need) -> Supply:
        link = self.find_link(part, need)
        soname = need.file or (link.soname if link is not None else "")
        return self.get_supply(need.library, self.choose_major(part, need.library, list_majors(soname)))

    def get_supply(self, owner: str, major: int | None) -> Supply:
        """The functions of a library for callers of a major. Raises Refusal."""
        if (owner, major) not in self._supplies:
            try:
                self._supplies[owner, major] = Supply(library(catalog.find(owner)), major, self.pins)
            except ValueError as error:  # the major is not in the tables
                raise Refusal(str(error), "use a build for one of these.") from None
        return self._supplies[owner, major]

    def choose_major(self, part: Needs, owner: str, linked: Sequence[int] = ()) -> int | None:
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


def make_plan(needs: Needs, major: int | None) -> tuple[Closure, dict[str, list[Symbol]]]:
    """Plan what to provide for files; opens the libraries that only cudyn finds. Raises Refusal."""
    planner = Planner(follow(needs), major)
    if planner.open_found():
        planner = Planner(follow(needs), major)
    return planner.closure, planner.make_parts()


def _open(link: Link) -> bool:
    """Open a library where cudyn finds it, so that the system loader does, too, and there is one copy."""
    if link.library:  # where cudyn itself finds it
        of = library(catalog.find(link.library))
        outcome = of.load_major(link.major) if link.major else of.outcome
        handle = outcome.handle if outcome is not None else None
        if handle is not None and dl.read_links(handle).soname == link.soname:
            return True
    if not link.found or link.origin in LOADER:
        return False
    try:
        open_checked(link.found)
    except (OSError, ValueError):
        return False
    return True


class _Maker:
    """Makes the symbols to provide for files, of which it has the parts."""

    def __init__(self, planner: Planner) -> None:
        self.parts: dict[str, list[Symbol]] = {}
        self._planner = planner
        self._taken: dict[tuple[str, str], int | None] = {}  # symbols with their versions -> major
        self._reals: dict[Supply, list[str]] = {}  # the functions whose callers' major is unknown
        self._helpers: dict[str, Needs] = {}

    def add(self, found: Findings) -> None:
        """Plan for the needs of one file."""
        part = found.needs
        nowhere = [link.soname for link in found.links if link.origin not in LOADER]
        for soname in nowhere:
            if soname in part.needed:
                self.parts.setdefault(soname, [])
        for need in found.symbols:
            link = self._planner.find_link(part, need)
            soname = link.soname if link is not None and link.soname in nowhere else ""
            if need.version and need.file not in part.needed:
                soname = need.file
            if need in found.satisfied:
                continue
            if not need.library:
                if helpers.is_helper(need.symbol):
                    self._helpers.setdefault(need.symbol, part)
                continue
            made = self._make(part, need)
            if made is not None:
                self.parts.setdefault(soname, []).append(made)

    def _make(self, part: Needs, need: Need) -> Symbol | None:
        """Make the symbol for a need of a file; None: there is one already, or it stays undefined."""
        key = need.symbol, need.version
        if ".so" in need.library:  # it has no table
            if need.weak or key in self._taken:
                return None
            self._taken[key] = None
            return make_unknown(need.symbol, need.version, UNTABLED, (need.library,), need.data)
        real = look_up(need.symbol)[1]
        supply = self._planner.choose_supply(part, need)
        if key in self._taken:
            if self._taken[key] != supply.major:  # two files call it in ways of different majors
                unknown = self._planner.get_supply(need.library, None)
                self._reals.setdefault(unknown, []).append(real)
            return None
        if need.weak and not supply.find_addresses([real]):
            return None
        self._taken[key] = supply.major
        if supply.major is None:
            self._reals.setdefault(supply, []).append(real)
        return supply.make_symbol(need.symbol, need.version, real, need.data)

    def check_majors(self) -> None:
        """Refuse functions whose signature depends on a major that is unknown."""
        for supply, reals in self._reals.items():
            ambiguous = supply.list_ambiguous(dict.fromkeys(reals))
            if ambiguous:
                raise Refusal(
                    f"it does not record the major of CUDA it was compiled for, and the signatures of "
                    f"{', '.join(ambiguous)} in the {supply.library.info.title} differ between majors",
                    "name the major with major=, as in major=12.",
                )

    def add_helpers(self) -> None:
        """Add the functions that cudyn implements, and those of the CUDA runtime that they call."""
        unknown = [symbol for symbol in self._helpers if symbol not in helpers.HELPERS]
        if unknown:
            raise Refusal(
                f"it calls {', '.join(unknown)} from {helpers.TITLE}; cudyn has {', '.join(helpers.HELPERS)}",
                f"load {helpers.TITLE} itself first ({helpers.SONAME}), or update cudyn.",
            )
        if self._helpers:
            major = self._planner.choose_major(next(iter(self._helpers.values())), "runtime")
            supply = self._planner.get_supply("runtime", major)
            soname = helpers.SONAME if helpers.SONAME in self.parts else ""
            symbols = self.parts.setdefault(soname, [])
            symbols += (supply.make_symbol("", "", real) for real in helpers.CALLS)
            symbols += map(Symbol, self._helpers)


def check_major(major: int | None) -> None:
    """Raise ValueError for a major of CUDA that is not in the tables."""
    releases = library(catalog.find("runtime")).releases
    known = list(dict.fromkeys(parse(release)[0] for release in releases))
    if major is not None and major not in known:
        raise ValueError(f"major: expected {', '.join(map(str, known[:-1]))} or {known[-1]}, got {major!r}")
