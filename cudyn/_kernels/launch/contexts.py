"""Caches properties of the current context, so that machine code can read them quickly."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from ..._bindings.machine.capture_safe_code import ContextEntry, ContextFacts, ContextWriter
from ..._bindings.machine.fast_functions import write_functions
from .device import get_context_id, get_current_context, get_device, has_context_ids, is_primary
from .driver_state import driver, find_address, get_outcome, on_other_driver

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...driver import CUcontext


class ContextInfo:
    """The properties of a context in which objects are created.

    Attributes:
        context: The CUcontext.
        context_id: The identity of the context (see `get_context_id`).
        device: The Device.
        facts: Memory block in which machine code finds the properties of the context, or None if machine code
            must not use this context.
    """

    __slots__ = ("context", "context_id", "device", "facts")

    def __init__(self, context: CUcontext) -> None:
        self.context = context
        self.context_id = get_context_id(context)
        self.device = get_device(context)
        self.facts: ContextFacts | None = None


class ContextCache:
    """A cache of the current context's ContextInfo, which machine code returns until the context changes.

    Attributes:
        find: Function that returns the ContextInfo. If no context is current, the primary context of the
            first device becomes current.
        find_same: Function that returns the ContextInfo that `find` returned last, or None if its context is
            no longer current or has been reset.
    """

    def __init__(self) -> None:
        # These are Python functions until `find` is first called. Then `_write` replaces them with machine
        # code, if machine code is available.
        self.find: Callable[[], ContextInfo] = self._find
        self.find_same: Callable[[], ContextInfo | None] = self._find_same
        # The memory that machine code reads: an entry for `find`, and an entry for `find_same`. Both contain
        # the address of the last context's `facts`.
        self._entries = ContextEntry(), ContextEntry()
        self._last: ContextInfo | None = None
        # `_write` is called only once, even if machine code is not available.
        self._has_tried_machine_code = False

    def _find(self) -> ContextInfo:
        """Implement `find` in Python."""
        same = self._find_same()
        if same is not None:
            return same
        info = ContextInfo(get_current_context())
        if not self._has_tried_machine_code:
            self._write()
        info.facts = facts = _find_facts(info)
        if facts is not None:
            for entry in self._entries:
                entry.facts = ctypes.addressof(facts)
            self._last = info
            outcome = None if info.context_id is None else info.context_id[0]
            if outcome is not get_outcome():  # Another thread has loaded another driver in the meantime.
                self.forget()
        return info

    def _find_same(self) -> ContextInfo | None:
        """Implement `find_same` in Python."""
        info = self._last
        facts = None if info is None else info.facts
        if facts is None:
            return None
        raw = driver.raw  # The functions of `raw` return the status, which is 0 for success.
        context = driver.CUcontext()
        context_id = ctypes.c_ulonglong()
        flags = ctypes.c_uint()
        is_active = ctypes.c_int()
        status = raw.cuCtxGetCurrent(ctypes.byref(context))
        if status or context.value != facts.context:
            return None
        if facts.get_id:  # The driver has cuCtxGetId.
            status = raw.cuCtxGetId(context, ctypes.byref(context_id))
            if status or context_id.value != facts.id:
                return None
        if facts.get_state:  # It is a primary context, which may have been reset.
            status = raw.cuDevicePrimaryCtxGetState(
                facts.device, ctypes.byref(flags), ctypes.byref(is_active)
            )
            if status or not is_active.value:
                return None
        return info

    def _write(self) -> None:
        """Replace `find` and `find_same` with machine code if it is available.

        The machine code calls the Python functions if the context has changed.
        """
        self._has_tried_machine_code = True
        make = write_functions(ContextWriter)
        if make is not None:
            slow = self._find, self._find_same
            self.find, self.find_same = (
                make(function, entry, entry) for function, entry in zip(slow, self._entries)
            )

    def forget(self) -> None:
        """Drop the last ContextInfo."""
        self._last = None
        for entry in self._entries:
            entry.facts = 0


def _find_facts(info: ContextInfo) -> ContextFacts | None:
    """Return a context's properties for machine code.

    The result is None if the context has been destroyed or belongs to another driver.
    """
    outcome = get_outcome()
    if info.context_id is None or info.context_id[0] is not outcome:
        return None
    raw = driver.raw
    # Machine code does not call a function whose address is 0.
    get_id = find_address(raw.cuCtxGetId) if has_context_ids(outcome) else 0
    get_state = find_address(raw.cuDevicePrimaryCtxGetState) if is_primary(info.context, info.device) else 0
    _, id_number = info.context_id
    return ContextFacts(
        get_current=find_address(raw.cuCtxGetCurrent),
        get_id=get_id,
        get_state=get_state,
        context=info.context.value,
        id=id_number,
        device=info.device.handle,
        info=id(info),
    )


context_cache = ContextCache()
on_other_driver(context_cache.forget)
