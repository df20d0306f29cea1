"""What to provide for the symbols of files that are nowhere, by their planner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.library import library, parse
from .._bindings.libraries.load import open_checked
from .closure import Closure, Link, follow
from .cute import helpers
from .findings import Findings
from .links import LOADER
from .owners import look_up
from .planner import Planner, Refusal, list_unsatisfied
from .supply import Supply
from .symbol import UNTABLED, Need, Symbol, make_unknown

if TYPE_CHECKING:
    from .file_needs import Needs


def make_plan(needs: Needs, major: int | None) -> tuple[Closure, dict[str, list[Symbol]]]:
    """Plan what to provide for files; opens the libraries that only cudyn finds. Raises Refusal."""
    planner = Planner(follow(needs), major)
    if _open_found(planner):
        planner = Planner(follow(needs), major)
    return planner.closure, _make_parts(planner)


def _open_found(planner: Planner) -> bool:
    """Open the libraries that cudyn finds, so that the loader takes these. False: there are none."""
    closure = planner.closure
    links = dict.fromkeys(link for part in closure.parts for link in closure.list_links(part))
    opened = [_open(link) for link in links if link.origin not in ("already loaded", "beside it")]
    return any(opened)


def _make_parts(planner: Planner) -> dict[str, list[Symbol]]:
    """Plan what to provide: by the name that files ask for in DT_NEEDED or by version nodes; "": none.

    Raises Refusal.
    """
    maker = _Maker(planner)
    if any(helpers.SONAME in found.missing for found in planner.findings):
        maker.parts[helpers.SONAME] = []
    for found in planner.findings:
        maker.add(found)
    maker.add_helpers()
    maker.check_majors()
    return maker.parts


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
        for need in list_unsatisfied(found):
            link = self._planner.find_link(part, need)
            soname = link.soname if link is not None and link.soname in nowhere else ""
            if need.version and need.file not in part.needed:
                soname = need.file
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
