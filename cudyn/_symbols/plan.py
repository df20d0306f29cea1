"""What has to be offered so that a file can be loaded: by library, under which name, for which major."""

from __future__ import annotations

import ctypes
from typing import NamedTuple

from .._errors import Attempt
from .._library.library import library
from .._loading import catalog, dl
from .._loading.load import open_checked
from .needs import find_link
from .owners import SUPPLIED, find_library, find_real_name, is_helper
from .supply import Supply, Wanted, has_majors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .._library.library import Library
    from .needs import Need, Needs


class Refusal(Exception):
    """Why a file is not loaded, and what to do."""

    def __init__(self, why: str, hint: str) -> None:
        super().__init__(why)
        self.hint = hint


class Part(NamedTuple):
    """What is offered under one name.

    soname   the name that the file asks for in DT_NEEDED or by version nodes; "" if it names none
    supplies the functions, by library
    helpers  the functions of the CuTe DSL's runtime
    """

    soname: str
    supplies: Sequence[Supply]
    helpers: Sequence[str] = ()


class Plan:
    """What has to be offered for a file.

    parts    what to offer
    missing  the libraries it is linked with that are nowhere and that nobody here can stand for
    around   those that it is linked with and that are open now

    major: of CUDA, for which the file was compiled; None: as the file tells. Opens what the file is linked
    with. Raises Refusal.
    """

    def __init__(self, found: Needs, major: int | None) -> None:
        self.missing: list[Attempt] = []
        self.around: list[ctypes.CDLL] = []
        self._found = found
        self._major = major
        nowhere = self._open_linked()
        helpers = [need.symbol for need in found.symbols if is_helper(need.symbol)]
        self._check_helpers(helpers)
        wanted: dict[str, list[Need]] = {soname: [] for soname in nowhere}
        for need in self._list_unsatisfied():
            linked = [name for name in nowhere if _owner(name)[0] in need.libraries]
            under = need.version if need.version not in found.needed else ""
            wanted.setdefault(under or "".join(linked[:1]), []).append(need)
        here = self._list_visible(helpers)
        self.parts = [Part(soname, self._group(soname, needs)) for soname, needs in wanted.items() if soname]
        unnamed = self._group("", wanted.get("", ()))
        helpers = [symbol for symbol in helpers if symbol not in here]
        if unnamed or helpers:
            self.parts.append(Part("", unnamed, helpers))

    def _open_linked(self) -> list[str]:
        """Open what the file is linked with; return the names of CUDA's libraries that are nowhere."""
        nowhere = []
        for name in self._found.needed:
            file, origin = find_link(name, self._found.folders)
            try:
                # By its name where the system loader knows it: its file may be there in several places.
                self.around.append(open_checked(name if origin in ("", "system loader") else file))
            except (OSError, ValueError) as error:
                if find_library(name) is None:
                    self.missing.append(Attempt(name, "linked with", " ".join(str(error).split())))
                else:
                    nowhere.append(name)
        return nowhere

    def _check_helpers(self, helpers: Sequence[str]) -> None:
        unknown = [symbol for symbol in helpers if symbol not in SUPPLIED]
        unknown = [symbol for symbol in unknown if symbol not in self._list_visible(unknown)]
        if unknown:
            raise Refusal(
                f"it calls {', '.join(unknown)} of the CuTe DSL's runtime; cudyn has {', '.join(SUPPLIED)}",
                "load the CuTe DSL's own runtime first (libcute_dsl_runtime.so), or update cudyn.",
            )

    def _list_visible(self, symbols: Iterable[str]) -> set[str]:
        """Those of the symbols that the file finds without us."""
        around = (dl.open_program(), *self.around)
        symbols = set(symbols)
        return {symbol for handle in around for symbol in dl.resolve(handle, symbols)}

    def _list_unsatisfied(self) -> list[Need]:
        """The needs, of CUDA's libraries, that have to be provided for."""
        needs = [need for need in self._found.symbols if need.libraries]
        visible = self._list_visible(need.symbol for need in needs if not need.version)
        linked = {
            symbol for handle in self.around for symbol in dl.resolve(handle, {n.symbol for n in needs})
        }
        return [
            need
            for need in needs
            if need.symbol not in (linked if need.version else visible)
            or (need.version and need.version not in self._found.needed)
        ]

    def _group(self, soname: str, needs: Sequence[Need]) -> list[Supply]:
        """Sort needs by library and major, and check that it is known how they are called."""
        wanted: dict[tuple[str, int | None], list[Wanted]] = {}
        for need in needs:
            owner = need.libraries[0]
            major = _owner(need.version or soname)[1] or self._choose_major(owner)
            real = find_real_name(need.symbol)
            wanted.setdefault((owner, major), []).append(Wanted(need.symbol, need.version, real, need.weak))
        supplies = [Supply(library(catalog.find(owner)), major, w) for (owner, major), w in wanted.items()]
        for supply in supplies:
            ambiguous = supply.list_ambiguous() if supply.major is None else []
            if ambiguous:
                raise Refusal(
                    f"it does not tell for which major of CUDA it was compiled, and the "
                    f"{supply.library.info.title} takes {', '.join(ambiguous)} in several ways",
                    "say which with major=, as in major=12.",
                )
        return supplies

    def _choose_major(self, owner: str) -> int | None:
        """The major of CUDA that a library's callers in the file were compiled for, if that can be told."""
        told = self._found.majors
        of: Library = library(catalog.find(owner))
        if not has_majors(of):
            return None
        others = {told[name] for name in told if has_majors(library(catalog.find(name)))}
        major = told.get(owner) or (others.pop() if len(others) == 1 else None)
        if major and self._major and major != self._major:
            raise Refusal(
                f"it is linked for CUDA {major}; major={self._major} was given", "leave out major=."
            )
        return major or self._major


def _owner(soname: str) -> tuple[str, int]:
    return find_library(soname) or ("", 0)
