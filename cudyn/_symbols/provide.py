"""Make symbols visible to libraries that are loaded later."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from .._errors import LoadError
from .._library.door import LibraryModule, view_of
from .._library.library import library, lock
from .._loading import dl
from .needs import Needs
from .offers import Offer, add_up
from .owners import find_named
from .plan import Plan, Refusal, check_major
from .supply import Fixed, Supply, Wanted

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable, Iterable

    from .plan import Part

    Address = int | ctypes.c_void_p | Callable[..., object]

_numbers = itertools.count(1)
# Unversioned symbols get this version node, so that a module linked with the real, versioned library never
# binds to ours.
_NODE = "cudyn"


class Provided:
    """The symbols that one call of `provide` has made visible.

    symbols  their names
    """

    def __init__(self, offers: Iterable[Offer]) -> None:
        self._offers = tuple(offers)
        self.symbols = tuple(f.name for offer in self._offers for f in offer.provider.functions if f.name)

    @property
    def missed(self) -> dict[str, int]:
        """Count the calls of functions that were missing: symbol -> how often."""
        return add_up(offer.missed for offer in self._offers)

    def close(self) -> bool:
        """Withdraw the symbols. False: they stay, because modules loaded meanwhile are bound to them."""
        closed = [offer.close() for offer in self._offers]
        return all(closed)

    def __repr__(self) -> str:
        count = len(self.symbols)
        return f"<cudyn.types.Provided: {count} symbol{'' if count == 1 else 's'}>"


def provide(
    what: Needs | Mapping[str, Address] | LibraryModule | str | Iterable[LibraryModule | str],
    *,
    major: int | None = None,
) -> Provided:
    """Make symbols visible to every library that this process loads later.

    what: the needs of a file (`needs`); libraries, as modules or by their names; or a map of name to address,
    an int or a ctypes function, which have to stay alive. major: the major of CUDA whose headers the callers
    were compiled with. If neither it nor the file gives the major, functions whose signatures differ between
    majors are left out, and a file that needs one of them is refused.

    Symbols that the process already has are left alone. A module that is properly linked with a library still
    binds to that one, because provided symbols have a version node of their own. A missing function returns
    the API's own status for that, and leads to the library as soon as one is loaded.
    Raises LoadError if the symbols can't be provided, ValueError for an unknown major or name.
    """
    check_major(major)
    with lock:
        try:
            if isinstance(what, (str, LibraryModule)):
                what = [what]
            if isinstance(what, Needs):
                return _provide_needs(what, major)
            if isinstance(what, Mapping):
                return _provide_addresses(what)
            supplies = [_supply(one, major) for one in what]  # type: ignore[union-attr]
            return Provided([Offer(f"cudyn_provided_{next(_numbers)}", supplies, is_global=True)])
        except OSError as error:
            raise LoadError("symbols", f"Symbols can't be provided: {error}", (), "") from None


def _supply(one: LibraryModule | str, major: int | None) -> Supply:
    """Yield the functions of a library that have one signature for callers of the major."""
    info = view_of(one).library.info if isinstance(one, LibraryModule) else find_named(one)
    of = library(info)
    every = Supply(of, major, ()).list_declared()
    supply = Supply(of, major, [Wanted(name, _NODE, name) for name in every])
    left_out = {*supply.list_ambiguous(), *dl.resolve(dl.open_program(), every)}
    supply.wanted = [one for one in supply.wanted if one.real not in left_out]
    return supply


def _provide_needs(found: Needs, major: int | None) -> Provided:
    try:
        plan = Plan(found, major)
    except Refusal as refusal:
        raise LoadError(
            found.file, f"{found.file} can't be provided for: {refusal}", (), refusal.hint
        ) from None
    return Provided([make_offer(part, is_global=True) for part in plan.parts])


def make_offer(part: Part, is_global: bool = False) -> Offer:
    """Offer a part of a plan; is_global: to every library loaded later, instead of only by its soname."""
    soname = part.soname or f"cudyn_provided_{next(_numbers)}"
    for supply in part.supplies if is_global else ():
        supply.wanted = [Wanted(w.symbol, w.version or _NODE, w.real, w.weak) for w in supply.wanted]
    return Offer(soname, part.supplies, is_global)


def _provide_addresses(addresses: Mapping[str, Address]) -> Provided:
    there = set(dl.resolve(dl.open_program(), addresses))
    fixed = Fixed({name: value for name, value in addresses.items() if name not in there}, _NODE)
    return Provided([Offer(f"cudyn_provided_{next(_numbers)}", [fixed], is_global=True)])
