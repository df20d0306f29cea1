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

    from .body import Runtime, Value

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
        # Offsets in the frame of the capture mode, and of an exception's type, value and traceback.
        self.mode_offset = self.reserve(8)
        self.exception_offsets = [self.reserve(8) for _ in range(3)]

    def emit_cached(self, key: Any, write: Callable[..., None], *arguments: Any, **numbers: Any) -> None:
        """Append a code fragment that is only shared with other capture-safe calls."""
        super().emit_cached(
            ("capture-safe", self.exchange, self.mode_offset, key), write, *arguments, **numbers
        )

    def _exchange(self) -> None:
        """Emit code that swaps the thread's capture mode with the mode that is stored in the frame."""
        self.call(self.exchange, self.address_of(self.mode_offset))

    def _call(self) -> None:
        """Emit code that relaxes the thread's capture mode and then makes the call."""
        asm = self.asm
        self.store_value(self.mode_offset, RELAXED)
        self._exchange()
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "fall_back")
        super()._call()

    def _emit_status_check(self) -> None:
        """Emit code that calls the Python handler for a non-zero status, and restores the capture mode.

        The handler is called first, because a backend that is written in Python keeps the reason for a
        failure only until its next call.
        """
        asm = self.asm
        is_success = asm.new_label()
        status = self.state
        handler_result = self.free
        asm.load32(asm.OTHER, asm.STACK, self.result)
        asm.if_zero(asm.OTHER, is_success)
        # Convert the status to an int, and pass it to the handler, which usually raises an exception.
        self.load(self.first_param, self.result)
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
        """Emit code that raises the exception for an overwritten guard, and restores the capture mode."""
        super()._report_overrun()
        self._exchange_after_error()

    def _exchange_after_error(self) -> None:
        """Emit code that restores the capture mode, and preserves the current exception if there is one.

        The exception has to be saved, because a backend's function may be written in Python.
        """
        self.call("PyErr_Fetch", *map(self.address_of, self.exception_offsets))
        self._exchange()
        self.call("PyErr_Restore", *map(self.value_at, self.exception_offsets))


class ContextFacts(ctypes.Structure):
    """The data for one CUDA context. It never changes, and is kept alive by the Python object `info`.

    Attributes:
        get_current: address of cuCtxGetCurrent
        get_id: address of cuCtxGetId; 0 if the driver does not have it
        get_state: address of cuDevicePrimaryCtxGetState; 0 if the context is not a primary context
        context, id: handle and id of the context
        device: device of the primary context
        info: Python object that `find` returns for the context
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
    """Generates `find()`, a function without arguments that returns the `info` of the current context.

    The code only handles the context that was found most recently. For any other context, it calls the Python
    function in the ContextEntry.
    """

    def __init__(self, runtime: Runtime) -> None:
        super().__init__(runtime)
        # Offsets in the frame for the outputs of the driver's functions.
        self.output = self.reserve(8)
        self.second_output = self.reserve(8)
        # Registers: the addresses of the ContextEntry and of the ContextFacts, and the thread state while the
        # GIL is released.
        self.entry = self.state
        self.facts = self.args
        self.thread_state = self.names

    def write(self) -> bytes:
        """Generate the code of the function, and return it."""
        asm = self.asm
        self.emit_entry(self.frame_size)
        asm.load(self.entry, self.first_param, self.runtime.cell_offset)
        asm.unless_zero(self.names, "fall_back")
        self.require_count(0)
        self.load_nonzero(asm.OTHER, self.entry, ContextEntry.facts.offset)
        asm.move(self.facts, asm.OTHER)
        self.call("Py_IncRef", self._fact("info"))  # another thread may release `info`
        self.call("PyEval_SaveThread")
        asm.move(self.thread_state, asm.RESULT)
        self._check_context()
        self._check_is_active()
        self.call("PyEval_RestoreThread", ("move", self.thread_state))
        self.load_value(asm.RESULT, self._fact("info"))
        asm.leave()
        asm.label("other context")
        self.call("PyEval_RestoreThread", ("move", self.thread_state))
        self.call("Py_DecRef", self._fact("info"))
        for register in (self.count, self.names):  # call the Python function without arguments
            asm.set(register, 0)
        asm.label("fall_back")
        self.emit_fallback_call(("load", self.entry, ContextEntry.slow.offset))
        return asm.assemble(0, {})

    def _check_context(self) -> None:
        """Emit code that checks that the current context has the handle and the id in the ContextFacts.

        The id is compared because a new context can have the same handle as one that has been destroyed.
        """
        asm = self.asm
        has_no_id = asm.new_label()
        self.store_value(self.output, 0)
        self._call_driver("get_current", self.address_of(self.output))
        self._compare_output("context")
        self.load_nonzero(asm.SPARE, self.facts, ContextFacts.get_id.offset, has_no_id)
        self._call_driver("get_id", self._fact("context"), self.address_of(self.output))
        self._compare_output("id")
        asm.label(has_no_id)

    def _check_is_active(self) -> None:
        """Emit code that checks that a primary context is active: it may have been reset."""
        asm = self.asm
        is_not_primary = asm.new_label()
        self.load_nonzero(asm.SPARE, self.facts, ContextFacts.get_state.offset, is_not_primary)
        flags, is_active = self.output, self.second_output
        self.store_value(is_active, 0)
        addresses = self.address_of(flags), self.address_of(is_active)
        self._call_driver("get_state", self._fact("device"), *addresses)
        self.load(asm.OTHER, is_active)
        asm.if_zero(asm.OTHER, "other context")
        asm.label(is_not_primary)

    def _fact(self, name: str) -> Value:
        """Return a `Value` for a field of the ContextFacts."""
        return "load", self.facts, getattr(ContextFacts, name).offset

    def _call_driver(self, name: str, *values: Value) -> None:
        """Emit a call to a driver function, and a jump to "other context" unless the call succeeds.

        Args:
            name: field of the ContextFacts with the address of the function
            values: arguments of the function
        """
        asm = self.asm
        self.call(self._fact(name), *values)
        asm.extend(asm.RESULT, asm.RESULT, 32, signed=False)
        asm.unless_zero(asm.RESULT, "other context")

    def _compare_output(self, name: str) -> None:
        """Emit a jump to "other context" unless `output` is equal to a field of the ContextFacts."""
        asm = self.asm
        self.load(asm.OTHER, self.output)
        self.emit_with_value(asm.unless_equal, asm.OTHER, self._fact(name), "other context")
