"""Fast calls that do not invalidate other threads' stream captures, and a lookup of the current context.

A capture-safe call is a fast call between two calls to cuThreadExchangeStreamCaptureMode: the first relaxes
this thread's capture mode, and the second restores it. A method of an object with a handle is a capture-safe
call with a single parameter of the kind `HandleHolder`.
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


class CaptureSafeWriter(Writer):
    """Generates a fast call in relaxed capture mode, for a function whose result is a status.

    Args:
        call: positional arguments for `Writer`
        exchange: address of cuThreadExchangeStreamCaptureMode
        options: keyword arguments for `Writer`
    """

    def __init__(self, *call: Any, exchange: int, **options: Any) -> None:
        super().__init__(*call, **options)
        self.exchange = exchange
        self.mode = self.reserve(8)
        self.error = [self.reserve(8) for _ in range(3)]  # an exception's type, value and traceback

    def cached_code(self, key: Any, write: Callable[..., None], *arguments: Any, **numbers: Any) -> None:
        super().cached_code(("capture-safe", self.exchange, self.mode, key), write, *arguments, **numbers)

    def _exchange(self) -> None:
        """Emit code that swaps the thread's capture mode and the mode stored in the frame."""
        self.call(self.exchange, self.address_of(self.mode))

    def _call(self) -> None:
        """Emit code that relaxes the thread's capture mode and then makes the call."""
        asm = self.asm
        self.store_value(self.mode, RELAXED)
        self._exchange()
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "refuse")
        super()._call()

    def _check(self) -> None:
        """Emit code that calls the Python handler for a non-zero status, and then restores the mode.

        The handler is called first, because a backend keeps the reason for a failure only until the next
        call. The exception is saved while the mode is restored, because a backend's function for this is
        written in Python.
        """
        asm = self.asm
        is_success = asm.fresh()
        status = self.state
        handler_result = self.free
        asm.load32(asm.OTHER, asm.STACK, self.result)
        asm.if_zero(asm.OTHER, is_success)
        self.load(self.first, self.result)
        Number(self.type._type_).emit_result(self)
        asm.move(status, asm.RESULT)
        self.call("PyObject_CallOneArg", id(self.check), ("move", status))
        asm.move(handler_result, asm.RESULT)
        self.call("Py_DecRef", ("move", status))
        self._exchange_after_error()
        asm.if_zero(handler_result, "fail")
        asm.move(asm.RESULT, handler_result)
        asm.leave()
        asm.label(is_success)
        self._exchange()

    def _report_overrun(self) -> None:
        super()._report_overrun()
        self._exchange_after_error()

    def _exchange_after_error(self) -> None:
        """Emit code that exchanges the capture mode, and preserves the current exception if there is one."""
        self.call("PyErr_Fetch", *map(self.address_of, self.error))
        self._exchange()
        self.call("PyErr_Restore", *map(self.value_at, self.error))


class ContextFacts(ctypes.Structure):
    """The data for one context. It never changes, and is kept alive by `info`.

    Attributes:
        get_current: address of cuCtxGetCurrent
        get_id: address of cuCtxGetId; 0 if the driver does not have it
        get_state: address of cuDevicePrimaryCtxGetState; 0 if the context is not a primary context
        context, id: handle and id of the context
        device: device of the primary context
        info: the object that `find` returns for the context
    """

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("get_current", "get_id", "get_state", "context", "id", "device", "info")
    )


class ContextEntry(ctypes.Structure):
    """The data for one function that finds the current context.

    Attributes:
        slow: the Python function that handles everything that the machine code does not handle
        facts: address of the ContextFacts of the most recently found context, or 0
    """

    _fields_ = tuple((name, ctypes.c_size_t) for name in ("slow", "facts"))


class ContextWriter(Body):
    """Generates `find()`, which returns the `info` of the current context.

    The code only handles the context that was found most recently. For any other context, it calls the Python
    function in the ContextEntry.
    """

    def __init__(self, runtime: Runtime) -> None:
        super().__init__(runtime)
        self.output = self.reserve(8)
        self.second_output = self.reserve(8)

    def write(self) -> bytes:
        """Generate the code of the function, and return it."""
        asm = self.asm
        entry = self.state
        facts = self.args
        thread = self.names
        other = asm.fresh()  # the label for any other context
        has_no_id = asm.fresh()
        ready = asm.fresh()
        self.begin(self.room)
        asm.load(entry, self.first, self.runtime.cell_offset)
        asm.unless_zero(self.names, "refuse")
        self.unless_count(0)
        self.load_nonzero(asm.OTHER, entry, ContextEntry.facts.offset)
        asm.move(facts, asm.OTHER)
        self.call("Py_IncRef", ("load", facts, ContextFacts.info.offset))  # another thread may drop `info`
        self.call("PyEval_SaveThread")
        asm.move(thread, asm.RESULT)
        self.store_value(self.output, 0)
        self._call_driver("get_current", other, self.address_of(self.output))
        self._compare("context", other)
        self.load_nonzero(asm.SPARE, facts, ContextFacts.get_id.offset, has_no_id)
        self._call_driver(
            "get_id", other, ("load", facts, ContextFacts.context.offset), self.address_of(self.output)
        )
        self._compare("id", other)
        asm.label(has_no_id)
        self.load_nonzero(asm.SPARE, facts, ContextFacts.get_state.offset, ready)
        self.store_value(self.second_output, 0)
        device = "load", facts, ContextFacts.device.offset
        self._call_driver(
            "get_state", other, device, self.address_of(self.output), self.address_of(self.second_output)
        )
        self.load(asm.OTHER, self.second_output)
        asm.if_zero(asm.OTHER, other)  # the primary context is not active
        asm.label(ready)
        self.call("PyEval_RestoreThread", ("move", thread))
        asm.load(asm.RESULT, facts, ContextFacts.info.offset)
        asm.leave()
        asm.label(other)
        self.call("PyEval_RestoreThread", ("move", thread))
        self.call("Py_DecRef", ("load", facts, ContextFacts.info.offset))
        for register in (self.count, self.names):  # there are no arguments
            asm.set(register, 0)
        asm.label("refuse")
        self.call_slow(("load", entry, ContextEntry.slow.offset))
        return asm.assemble(0, {})

    def _call_driver(self, name: str, other: str, *values: Any) -> None:
        """Emit a call to a driver function, and a jump to a label unless the call succeeds.

        Args:
            name: field of the ContextFacts with the address of the function
            other: the label
            values: arguments of the function
        """
        asm = self.asm
        self.call(("load", self.args, getattr(ContextFacts, name).offset), *values)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, other)

    def _compare(self, name: str, other: str) -> None:
        """Emit a jump to a label unless the driver's output is equal to a field of the ContextFacts.

        Args:
            name: name of the field
            other: the label
        """
        asm = self.asm
        self.load(asm.OTHER, self.output)
        self.compare(
            asm.unless_equal, asm.OTHER, ("load", self.args, getattr(ContextFacts, name).offset), other
        )
