"""Driver calls that cannot invalidate another thread's stream capture.

They are machine code, or, if machine code is not available, Python functions that call the driver inside
`relaxed_capture()`.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from ..._bindings.calls.guarded import report_overrun
from ..._bindings.calls.plain_call import StatusMap
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.module import view_of
from ..._bindings.machine.capture_safe_code import CaptureSafeWriter
from ..._bindings.machine.fast_functions import find_slot, make
from ..._bindings.machine.kinds import HandleHolder, Integer, Number, Parameter
from .driver_state import driver, find_address, make_calls, relaxed_capture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_INPUT = Parameter(ctypes.c_uint64, Integer(64, signed=False))  # a size, an address or a stream
# Pointers to outputs, whose values the calls return.
_ADDRESS_OUTPUT = Parameter(ctypes.c_void_p, None, Number("Q"))
_INT_OUTPUT = Parameter(ctypes.c_void_p, None, Number("i"))
# Maps the name of each driver function to its parameters.
_CALLS = {
    "cuMemAlloc": (_ADDRESS_OUTPUT, _INPUT),
    "cuMemAllocAsync": (_ADDRESS_OUTPUT, _INPUT, _INPUT),
    "cuMemFree": (_INPUT,),
    "cuMemFreeAsync": (_INPUT, _INPUT),
    "cuStreamIsCapturing": (_INPUT, _INT_OUTPUT),
}


def _make_call(name: str) -> Any:
    """Return the capture-safe version of a driver function, whose arguments and result are ints."""

    def call(*arguments: int) -> int | None:
        """Call the function in Python, for arguments that machine code does not accept."""
        with relaxed_capture():
            result = getattr(driver, name)(*arguments)
        return None if result is None else int(result)

    return _make(call, name, _CALLS[name], {})


capture_safe = make_calls(_CALLS, _make_call)
"""A namespace whose attributes are the capture-safe calls, for example `capture_safe.cuMemAlloc(1024)`."""


def make_method(
    slow: Any, cls: type, handle: type, name: str, success: object, results: Mapping[int, object]
) -> Any:
    """Return machine code for a method without arguments that calls a driver function with `self.handle`.

    If machine code is not available, the result is the method in Python.

    Args:
        slow: The method in Python, which machine code calls for unusual objects.
        cls: The class that the method belongs to. Objects of its subclasses are passed to `slow`.
        handle: The class of the handles.
        name: The name of the driver function.
        success: The value that the method returns on CUDA_SUCCESS.
        results: The results for other status codes that are not errors, keyed by status code.
    """
    tag = loading.backend.tag << 48  # the upper 16 bits of a simulated driver's handles; 0 for a real driver
    lowest_handle = max(tag, 1)  # 0 is not a valid handle.
    highest_handle = tag | (1 << 48) - 1
    holder = HandleHolder(cls, find_slot(cls, "handle"), handle, lowest_handle, highest_handle)
    return _make(slow, name, (Parameter(ctypes.c_void_p, holder),), results, success)


def _make(
    slow: Callable[..., Any],
    name: str,
    parameters: Sequence[Parameter],
    results: Mapping[int, object],
    success: object = None,
) -> Any:
    """Return machine code that calls a driver function in relaxed capture mode, or `slow`.

    Args:
        slow: The Python function, which machine code calls for unusual arguments.
        name: The name of the driver function.
        parameters: The driver function's parameters.
        results: The results for status codes that are not errors, except CUDA_SUCCESS, keyed by status code.
        success: The value to return on CUDA_SUCCESS if the function does not have outputs.
    """
    check = StatusMap(name, view_of(driver).failure, results).__getitem__
    target = find_address(getattr(driver.raw, name))
    exchange = find_address(driver.raw.cuThreadExchangeStreamCaptureMode)
    result_type = ctypes.c_int
    output = None  # The result is a status.
    call = target, parameters, result_type, output, check, success

    def overrun(index: int, address: int) -> None:
        """Raise LayoutError, because the driver has written beyond the memory of an output."""
        view = view_of(driver)
        report_overrun(getattr(driver, name).record, view.types, index, address)

    return make(slow, *call, writer=CaptureSafeWriter, exchange=exchange, overrun=overrun)
