"""A plan of the symbols to provide so that files can be loaded: by library, soname and major."""

from __future__ import annotations

from collections.abc import Sequence

from .._library.libraries import library, parse
from .._loading import catalog, dl
from .._loading.load import open_checked
from . import helpers
from .closure import Closure, Found, Link
from .file_needs import Need, Needs
from .links import LOADER
from .owners import list_majors, look_up
from .supply import StandIn, Supply, has_majors, make_unknown

_UNTABLED = 1  # what functions of a library without a table return: each of NVIDIA's has 1 for a failure


class Refusal(Exception):
    """The reason why a file is not loaded, and the remedy."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


def make_plan(closure: Closure, major: int | None) -> dict[str, list[StandIn]]:
    """Plan what to provide for files; opens the libraries that only cudyn finds.

    major: the major of CUDA the files were compiled for; None: as recorded in each. Returns the stand-ins, by
    the name that the files ask for in DT_NEEDED or by version nodes; "": none. Raises Refusal.
    """
    for _, links in closure.find_links():
        for link in links:
            _open(link)
    planner = _Planner(major)
    if helpers.SONAME in closure.missing:
        planner.parts[helpers.SONAME] = []
    for found in closure.compare():
        planner.add(found)
    planner.add_helpers()
    planner.check_majors()
    return planner.parts


def _open(link: Link) -> None:
    """Open a library where cudyn finds it, so that the system loader does, too, and there is one copy."""
    if link.origin in ("already loaded", "beside it"):
        return
    if link.library:  # where cudyn itself finds it
        of = library(catalog.find(link.library))
        outcome = of.load_major(link.major) if link.major else of.outcome
        handle = outcome.handle if outcome is not None else None
        if handle is not None and dl.read_links(handle).soname == link.soname:
            return
    try:
        if link.found and link.origin not in LOADER:
            open_checked(link.found)
    except (OSError, ValueError):
        pass


class _Planner:
    """A plan in the making, of which it has the parts."""

    def __init__(self, major: int | None) -> None:
        self.parts: dict[str, list[StandIn]] = {}
        self._major = major
        self._taken: dict[tuple[str, str], int | None] = {}  # symbols with their versions -> major
        self._supplies: dict[tuple[str, int | None], Supply] = {}
        self._reals: dict[Supply, list[str]] = {}  # the functions whose callers' major is unknown
        self._helpers: dict[str, Needs] = {}

    def add(self, found: Found) -> None:
        """Plan for the needs of one file."""
        part = found.needs
        nowhere = [link.soname for link in found.links if link.origin not in LOADER]
        for soname in nowhere:
            if soname in part.needed:
                self.parts.setdefault(soname, [])
        for need in part.symbols:
            link = found.find_link(need)
            soname = link.soname if link is not None and link.soname in nowhere else ""
            if need.version and need.file not in part.needed:
                soname = need.file
            if need in found.satisfied:
                continue
            if not need.library:
                self._helpers.setdefault(need.symbol, part)
                continue
            made = self._make(part, need, soname)
            if made is not None:
                self.parts.setdefault(soname, []).append(made)

    def _make(self, part: Needs, need: Need, soname: str) -> StandIn | None:
        """Make the stand-in for a need of a file; None: there is one already, or it stays undefined."""
        owner, key = need.library, (need.symbol, need.version)
        if ".so" in owner:  # it has no table
            if need.weak or key in self._taken:
                return None
            self._taken[key] = None
            return make_unknown(need.symbol, need.version, _UNTABLED, (owner,), need.data)
        real = look_up(need.symbol)[1]
        supply = self._get_supply(owner, self._choose_major(part, owner, list_majors(need.file or soname)))
        if key in self._taken:
            if self._taken[key] != supply.major:  # two files call it in ways of different majors
                self._reals.setdefault(self._get_supply(owner, None), []).append(real)
            return None
        if need.weak and not supply.find_addresses([real]):
            return None
        self._taken[key] = supply.major
        if supply.major is None:
            self._reals.setdefault(supply, []).append(real)
        return supply.make_stand_in(need.symbol, need.version, real, need.data)

    def _get_supply(self, owner: str, major: int | None) -> Supply:
        if (owner, major) not in self._supplies:
            try:
                self._supplies[owner, major] = Supply(library(catalog.find(owner)), major)
            except ValueError as error:  # the major is not in the tables
                raise Refusal(str(error), "use a build for one of these.") from None
        return self._supplies[owner, major]

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
            major = self._choose_major(next(iter(self._helpers.values())), "runtime")
            supply = self._get_supply("runtime", major)
            soname = helpers.SONAME if helpers.SONAME in self.parts else ""
            stand_ins = self.parts.setdefault(soname, [])
            stand_ins += (supply.make_stand_in("", "", real) for real in helpers.CALLS)
            stand_ins += map(StandIn, self._helpers)

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


def check_major(major: int | None) -> None:
    """Raise ValueError for a major of CUDA that is not in the tables."""
    releases = library(catalog.find("runtime")).releases
    known = list(dict.fromkeys(parse(release)[0] for release in releases))
    if major is not None and major not in known:
        raise ValueError(f"major: expected {', '.join(map(str, known[:-1]))} or {known[-1]}, got {major!r}")
