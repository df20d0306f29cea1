"""Where each symbol of files comes from: one answer for `needs`, `load_library`, `provide` and `stub`."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .._bindings.libraries import catalog
from .._bindings.libraries.library import library
from .._errors import show
from .closure import Closure, Link
from .cute import helpers
from .findings import Findings, Source
from .links import LOADER, read_machine
from .owners import find_owner, get_stem, guess_owner, list_majors, look_up
from .requirements import read_pins
from .supply import Supply, has_majors
from .symbol import Need

if TYPE_CHECKING:
    from .file_needs import Needs


class Refusal(Exception):
    """The reason why a file is not loaded, and the remedy."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


def list_unsatisfied(found: Findings) -> list[Need]:
    """List the needs of a file that nothing satisfies; a weak thread-local variable may stay undefined.

    Raises Refusal for other thread-local variables: the system loader asks the library that defines one for
    its place in the storage of a thread, which a stub does not have, and ends the process with a signal.
    """
    rest = [need for need in found.symbols if need not in found.satisfied]
    thread_local = [need for need in rest if need.symbol in found.needs.thread_local]
    names = [need.symbol for need in thread_local if not need.weak]
    if names:
        raise Refusal(
            f"a stub cannot define thread-local variables, and nothing else defines {', '.join(names)}",
            "install the library that defines them.",
        )
    return [need for need in rest if need not in thread_local]


class Planner:
    """Finds where the symbols of files come from.

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

    # --- libraries and majors

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
