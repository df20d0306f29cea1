"""The contexts in which objects are made, found again by machine code."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ..._bindings.machine.fast_functions import write_functions
from ..._bindings.machine.guarded_code import HomeEntry, HomeFacts, HomeWriter
from .device import get_context_id, get_current_context, get_device, has_context_ids, is_primary
from .driver_state import driver, find_address, get_outcome, on_other_driver

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...driver import CUcontext


class Home:
    """Where objects are made: a context, its identity as of get_context_id, and its device.

    facts: what machine code reads of it, in memory that lives as long as the Home; None: it must not.
    """

    __slots__ = ("context", "context_id", "device", "facts")

    def __init__(self, context: CUcontext) -> None:
        self.context = context
        self.context_id = get_context_id(context)
        self.device = get_device(context)
        self.facts: HomeFacts | None = None


class Homes:
    """Finds the Home of the current context. Machine code finds the last one again while it stays the same.

    find       returns the Home; without a context the first device's primary context becomes current
    find_same  returns the Home that was found last if its context is current and still the same; else None
    """

    def __init__(self) -> None:
        self.find: Callable[[], Home] = self._find
        self.find_same: Callable[[], Home | None] = self._find_same
        self._entries = HomeEntry(), HomeEntry()
        self._last: Home | None = None  # whose facts the entries have
        self._is_written = False

    def _find(self) -> Home:
        same = self._find_same()
        if same is not None:
            return same
        home = Home(get_current_context())
        if not self._is_written:
            self._write()
        home.facts = facts = _find_facts(home)
        if facts is not None:
            for entry in self._entries:
                entry.facts = ctypes.addressof(facts)
            self._last = home
            if home.context_id is None or home.context_id[0] is not get_outcome():
                self.forget()  # another driver was loaded meanwhile
        return home

    def _find_same(self) -> Home | None:
        home = self._last
        facts = None if home is None else home.facts
        if facts is None:
            return None
        raw = driver.raw
        context = driver.CUcontext()
        found = ctypes.c_ulonglong()
        flags = ctypes.c_uint()
        is_active = ctypes.c_int()
        if raw.cuCtxGetCurrent(ctypes.byref(context)) or context.value != facts.context:
            return None
        if facts.get_id and (raw.cuCtxGetId(context, ctypes.byref(found)) or found.value != facts.id):
            return None
        if facts.get_state:
            state = ctypes.byref(flags), ctypes.byref(is_active)
            if raw.cuDevicePrimaryCtxGetState(facts.device, *state) or not is_active.value:
                return None
        return home

    def _write(self) -> None:
        """Put machine code in front of the functions."""
        self._is_written = True
        make = write_functions(HomeWriter)
        if make is not None:
            slow = self._find, self._find_same
            self.find, self.find_same = (make(*each, each[1]) for each in zip(slow, self._entries))

    def forget(self) -> None:
        """Find the next one anew."""
        self._last = None
        for entry in self._entries:
            entry.facts = 0


def _find_facts(home: Home) -> HomeFacts | None:
    """Find the facts that machine code reads; None: the context is gone, or of another driver."""
    outcome = get_outcome()
    if home.context_id is None or home.context_id[0] is not outcome:
        return None
    raw = driver.raw
    get_id = find_address(raw.cuCtxGetId) if has_context_ids(outcome) else 0
    get_state = find_address(raw.cuDevicePrimaryCtxGetState) if is_primary(home.context, home.device) else 0
    facts = home.context.value, home.context_id[1], home.device.handle, id(home)
    return HomeFacts(find_address(raw.cuCtxGetCurrent), get_id, get_state, *facts)


homes = Homes()
on_other_driver(homes.forget)
