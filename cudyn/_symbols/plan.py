"""A plan of the symbols to offer so that a file can be loaded: by library, soname and major."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, NamedTuple

from .._errors import Attempt
from .._library.library import library, parse
from .._loading import catalog, dl
from .._loading.load import open_checked
from .cute import HELPERS
from .links import find_link
from .owners import RUNTIME, find_library, find_real_name, is_helper
from .supply import Helpers, Supply, Wanted, has_majors

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .._library.library import Library
    from .needs import Need, Needs


class Refusal(Exception):
    """The reason why a file is not loaded, and the remedy."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


class Part(NamedTuple):
    """The functions offered under one name.

    soname   the name that the file asks for in DT_NEEDED or by version nodes; "" without one
    supplies the functions, by library
    """

    soname: str
    supplies: Sequence[Supply | Helpers]


class Plan:
    """The functions to offer for a file.

    parts    what to offer
    missing  the libraries it is linked with that are not installed and that cudyn can't supply
    around   the libraries it is linked with that are open now

    major: the major of CUDA the file was compiled for; None: as recorded in the file. Opens the libraries
    that the file is linked with. Raises Refusal.
    """

    def __init__(self, found: Needs, major: int | None) -> None:
        self.missing: list[Attempt] = []
        self.around: list[ctypes.CDLL] = []
        self._found = found
        self._major = major
        nowhere = self._open_linked()
        helpers = [need.symbol for need in found.symbols if is_helper(need.symbol)]
        visible = self._list_visible(helpers)
        helpers = [symbol for symbol in helpers if symbol not in visible]
        _check_helpers(helpers)
        wanted: dict[str, list[Need]] = {soname: [] for soname in nowhere}
        for need in self._list_unsatisfied():
            linked = [name for name in nowhere if _owner(name)[0] in need.libraries]
            under = need.version if need.version not in found.needed else ""
            wanted.setdefault(under or "".join(linked[:1]), []).append(need)
        unnamed = wanted.pop("", [])
        self.parts = [
            Part(soname, self._group(soname, needs)) for soname, needs in wanted.items() if soname != RUNTIME
        ]
        if unnamed or helpers or RUNTIME in wanted:
            called = {call for symbol in helpers for call in HELPERS[symbol].calls}
            supplies = self._group("", unnamed, called)
            self.parts.append(Part(RUNTIME if RUNTIME in wanted else "", [*supplies, Helpers(helpers)]))

    def _open_linked(self) -> list[str]:
        """Open the libraries the file is linked with; return the names of CUDA's that are not installed."""
        nowhere = []
        for name in self._found.needed:
            file, origin = find_link(name, self._found.folders)
            owner = find_library(name)
            if owner is not None and origin not in ("already loaded", "beside it"):
                handle = _load_named(name, *owner)
                if handle is not None:
                    self.around.append(handle)
                    continue
            try:
                # By its name if the system loader knows it: the file may be installed in several places.
                self.around.append(open_checked(name if origin in ("", "system loader") else file))
            except (OSError, ValueError) as error:
                if owner is None and name != RUNTIME:
                    self.missing.append(Attempt(name, "linked with", " ".join(str(error).split())))
                else:
                    nowhere.append(name)
        return nowhere

    def _list_visible(self, symbols: Iterable[str]) -> set[str]:
        """Return the symbols that the file finds without cudyn."""
        return find_visible(symbols, (dl.open_program(), *self.around))

    def _list_unsatisfied(self) -> list[Need]:
        """Return the needs from CUDA's libraries that have to be provided."""
        needs = [need for need in self._found.symbols if need.libraries]
        visible = self._list_visible(need.symbol for need in needs if not need.version)
        linked = find_visible((need.symbol for need in needs), self.around)
        return [
            need
            for need in needs
            if need.symbol not in (linked if need.version else visible)
            or (need.version and need.version not in self._found.needed)
        ]

    def _group(self, soname: str, needs: Sequence[Need], called: Iterable[str] = ()) -> list[Supply]:
        """Sort needs by library and major, and check that their signatures are known.

        called: functions of the CUDA runtime that cudyn's own helpers call.
        """
        wanted: dict[tuple[str, int | None], list[Wanted]] = {}
        for need in needs:
            owner = need.libraries[0]
            major = _owner(need.version or soname)[1] or self._choose_major(owner)
            real = find_real_name(need.symbol)
            wanted.setdefault((owner, major), []).append(Wanted(need.symbol, need.version, real, need.weak))
        self._check_known(wanted)
        for real in sorted(called):
            group = wanted.setdefault(("runtime", self._choose_major("runtime")), [])
            if real not in [one.real for one in group]:
                group.append(Wanted("", "", real))
        try:
            supplies = [Supply(library(catalog.find(o)), major, w) for (o, major), w in wanted.items()]
        except ValueError as error:  # the major is not in the tables
            raise Refusal(str(error), "use a build for one of these.") from None
        for supply in supplies:
            ambiguous = supply.list_ambiguous() if supply.major is None else []
            if ambiguous:
                raise Refusal(
                    f"it does not record the major of CUDA it was compiled for, and the signatures of "
                    f"{', '.join(ambiguous)} in the {supply.library.info.title} differ between majors",
                    "name the major with major=, as in major=12.",
                )
        return supplies

    def _check_known(self, wanted: Mapping[tuple[str, int | None], list[Wanted]]) -> None:
        """Refuse symbols with a library's version node that cudyn's tables do not have."""
        for (owner, _), group in wanted.items():
            of = library(catalog.find(owner))
            known = of.tables.FUNCTIONS.keys() | of.tables.HIDDEN.keys()
            unknown = [one.symbol for one in group if one.real not in known and not one.weak]
            group[:] = [one for one in group if one.real in known]
            if unknown:
                title = of.info.title
                what = f"it needs {', '.join(unknown)} from the {title}, which cudyn's tables do not have"
                raise Refusal(what, f"install the {title} that it was linked with: {of.info.hint}")

    def _choose_major(self, owner: str) -> int | None:
        """Return the major of CUDA for which a library's callers in the file were compiled, if recorded."""
        recorded = self._found.majors
        of: Library = library(catalog.find(owner))
        if not has_majors(of):
            return None
        others = {recorded[name] for name in recorded if has_majors(library(catalog.find(name)))}
        major = recorded.get(owner) or (others.pop() if len(others) == 1 else None)
        if major and self._major and major != self._major:
            raise Refusal(
                f"expected major={major}, which it is linked for, got {self._major}", "leave major= out."
            )
        return major or self._major


def find_visible(symbols: Iterable[str], handles: Iterable[ctypes.CDLL]) -> set[str]:
    """Return the symbols that one of these libraries has."""
    symbols = set(symbols)
    return {symbol for handle in handles for symbol in dl.resolve(handle, symbols)}


def _check_helpers(helpers: Sequence[str]) -> None:
    unknown = [symbol for symbol in helpers if symbol not in HELPERS]
    if unknown:
        raise Refusal(
            f"it calls {', '.join(unknown)} from the CuTe DSL's runtime; cudyn has {', '.join(HELPERS)}",
            "load the CuTe DSL's own runtime first (libcute_dsl_runtime.so), or update cudyn.",
        )


def _load_named(soname: str, owner: str, major: int) -> ctypes.CDLL | None:
    """Load a library of CUDA from where cudyn itself finds it, so that the process has one copy."""
    of = library(catalog.find(owner))
    outcome = of.load_major(major) if major else of.outcome
    handle = outcome.handle if outcome is not None else None
    return handle if handle is not None and dl.read_links(handle).soname == soname else None


def check_major(major: int | None) -> None:
    """Raise ValueError for a major of CUDA that is not in the tables."""
    releases = library(catalog.find("runtime")).releases
    known = list(dict.fromkeys(parse(release)[0] for release in releases))
    if major is not None and major not in known:
        raise ValueError(f"major: expected {', '.join(map(str, known[:-1]))} or {known[-1]}, got {major!r}")


def _owner(soname: str) -> tuple[str, int]:
    return find_library(soname) or ("", 0)
