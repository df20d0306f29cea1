"""The symbols that cudyn offers in this process, and the calls of those that were missing."""

from __future__ import annotations

from .._library.library import lock
from .provider import Provider

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .._library.library import Library
    from .supply import Fixed, Helpers, Supply

_offers: list[Offer] = []
_missed_before: dict[str, int] = {}  # in offers that were closed
_followed: set[Library] = set()


class Offer:
    """A provider with functions of several libraries, filled in now and whenever a library is loaded later.

    Raises OSError where the system refuses it.
    """

    def __init__(
        self, soname: str, supplies: Sequence[Supply | Helpers | Fixed], is_global: bool = False
    ) -> None:
        functions = [function for supply in supplies for function in supply.list_functions()]
        self.supplies = supplies
        self.provider = Provider(soname, functions, is_global)
        self._fill(is_first=True)
        _offers.append(self)
        for supply in supplies:
            if supply.library is not None and supply.library not in _followed:
                _followed.add(supply.library)
                supply.library.followers.append(refresh)

    def _fill(self, is_first: bool) -> None:
        first = 0
        for supply in self.supplies:
            for number, address in supply.find_addresses(is_first).items():
                if not self.provider.is_filled(first + number):  # a slot that leads to one library keeps it
                    self.provider.fill(first + number, address)
            first += len(supply.wanted)

    def refresh(self) -> None:
        """Fill in the functions that were missing and have been found since."""
        self._fill(is_first=False)

    @property
    def missed(self) -> dict[str, int]:
        """How often each function was called while it was missing."""
        return self.provider.missed

    def close(self) -> bool:
        """Unload it. False: it stays, because something is bound to it."""
        with lock:
            if self not in _offers:
                return True
            missed = self.missed
            if not self.provider.close():
                return False
            _offers.remove(self)
            _missed_before.update(add_up((_missed_before, missed)))
            return True


def refresh() -> None:
    """Point every offered symbol to the libraries that are loaded now."""
    with lock:
        for offer in _offers:
            offer.refresh()


def sweep() -> None:
    """Unload the offers that nothing is bound to any more; global ones stay."""
    with lock:
        for offer in list(_offers):
            if not offer.provider.is_global:
                offer.close()


def count_missed() -> dict[str, int]:
    """Count the calls of functions that were not there: symbol -> how often, in this process so far.

    Of everything that `provide` and `load_library` have provided. Such a call returned the API's own status
    for a library or a symbol that is missing. The report shows them.
    """
    with lock:
        return add_up((_missed_before, *(offer.missed for offer in _offers)))


def add_up(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Add up how often each function was called."""
    found: dict[str, int] = {}
    for calls in counts:
        for symbol, number in calls.items():
            found[symbol] = found.get(symbol, 0) + number
    return found
