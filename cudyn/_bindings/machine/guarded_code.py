"""Guarded calls: machine code that leaves other threads' captures whole, and that finds the current context.

A guarded call is a fast call between two of cuThreadExchangeStreamCaptureMode, which relax this thread's
capture mode and restore it. A method of an object with a handle is one of a single parameter, `HandleHolder`.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from .body import Body
from .call import Writer
from .kinds import Number

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .body import Runtime

RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED


class GuardedWriter(Writer):
    """Writes a fast call in relaxed capture mode, of a function whose result is a status.

    exchange: the address of cuThreadExchangeStreamCaptureMode.
    """

    def __init__(self, *call: Any, exchange: int) -> None:
        super().__init__(*call)
        self.exchange = exchange
        self.mode = self.reserve(8)
        self.error = [self.reserve(8) for _ in range(3)]

    def cached_code(self, key: Any, write: Callable[..., None], *arguments: Any, **own: Any) -> None:
        super().cached_code(("guarded", self.exchange, self.mode, key), write, *arguments, **own)

    def _exchange(self) -> None:
        """Exchange the thread's capture mode and the one in the frame."""
        self.call(self.exchange, self.address_of(self.mode))

    def _call(self) -> None:
        m = self.m
        self.store_value(self.mode, RELAXED)
        self._exchange()
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, "refuse")
        super()._call()

    def _check(self) -> None:
        """Ask Python about a status other than 0, and then restore the mode: a backend keeps the reason of
        the last failure until the next call, and its functions are Python's, which want no exception."""
        m = self.m
        plain = m.fresh()
        number = self.state
        answer = self.free
        m.load32(m.OTHER, m.STACK, self.result)
        m.if_zero(m.OTHER, plain)
        self.load(self.first, self.result)
        Number(self.type._type_).emit_result(self)
        m.move(number, m.RESULT)
        self.call("PyObject_CallOneArg", id(self.check), ("move", number))
        m.move(answer, m.RESULT)
        self.call("Py_DecRef", ("move", number))
        self.call("PyErr_Fetch", *map(self.address_of, self.error))
        self._exchange()
        self.call("PyErr_Restore", *map(self.value_at, self.error))
        m.if_zero(answer, "fail")
        m.move(m.RESULT, answer)
        m.leave()
        m.label(plain)
        self._exchange()


class HomeFacts(ctypes.Structure):
    """The facts about one context, which never change and live as long as `home`.

    get_current  cuCtxGetCurrent
    get_id       cuCtxGetId; 0: this driver has none
    get_state    cuDevicePrimaryCtxGetState, of a primary context; 0: of any other
    context, id  its handle and its identity
    device       of the primary context
    home         the object that is returned
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("get_current", "get_id", "get_state", "context", "id", "device", "home")
    )


class HomeEntry(ctypes.Structure):
    """The facts about one function that finds the current context: what it stands in front of; the address of
    the HomeFacts of the context that was found last, or 0."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("slow", "facts"))


class HomeWriter(Body):
    """Writes find(): the object of a HomeFacts, if its context is the current one and is still the same."""

    def __init__(self, runtime: Runtime) -> None:
        super().__init__(runtime)
        self.place = self.reserve(8)
        self.second = self.reserve(8)

    def write(self) -> bytes:
        m = self.m
        entry = self.state
        facts = self.args
        thread = self.names
        other = m.fresh()
        has_no_id = m.fresh()
        ready = m.fresh()
        self.begin(self.room)
        m.load(entry, self.first, self.runtime.cell)
        m.unless_zero(self.names, "refuse")
        self.unless_count(0)
        self.load_some(m.OTHER, entry, HomeEntry.facts.offset)
        m.move(facts, m.OTHER)
        self.call("Py_IncRef", ("load", facts, HomeFacts.home.offset))  # another thread may replace it
        self.call("PyEval_SaveThread")
        m.move(thread, m.RESULT)
        self.store_value(self.place, 0)
        self._ask("get_current", other, self.address_of(self.place))
        self._compare("context", other)
        self.load_some(m.SPARE, facts, HomeFacts.get_id.offset, has_no_id)
        self._ask("get_id", other, ("load", facts, HomeFacts.context.offset), self.address_of(self.place))
        self._compare("id", other)
        m.label(has_no_id)
        self.load_some(m.SPARE, facts, HomeFacts.get_state.offset, ready)
        self.store_value(self.second, 0)
        device = "load", facts, HomeFacts.device.offset
        self._ask("get_state", other, device, self.address_of(self.place), self.address_of(self.second))
        self.load(m.OTHER, self.second)
        m.if_zero(m.OTHER, other)
        m.label(ready)
        self.call("PyEval_RestoreThread", ("move", thread))
        m.load(m.RESULT, facts, HomeFacts.home.offset)
        m.leave()
        m.label(other)
        self.call("PyEval_RestoreThread", ("move", thread))
        self.call("Py_DecRef", ("load", facts, HomeFacts.home.offset))
        for register in (self.count, self.names):
            m.set(register, 0)
        m.label("refuse")
        self.call_slow(("load", entry, HomeEntry.slow.offset))
        return m.assemble(0, {})

    def _ask(self, name: str, other: str, *values: Any) -> None:
        """Call a function of the driver; go on at a label unless it succeeds."""
        m = self.m
        self.call(("load", self.args, getattr(HomeFacts, name).offset), *values)
        m.extend(m.RESULT, m.RESULT, 32, False)
        m.unless_zero(m.RESULT, other)

    def _compare(self, name: str, other: str) -> None:
        m = self.m
        self.load(m.OTHER, self.place)
        self.compare(m.unless_equal, m.OTHER, ("load", self.args, getattr(HomeFacts, name).offset), other)
