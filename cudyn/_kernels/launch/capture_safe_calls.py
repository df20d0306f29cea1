"""Driver calls that cannot invalidate the stream capture of another thread.

Without machine code each is the driver's function, called inside `relaxed_capture()`.
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from ..._bindings.calls.plain_call import StatusMap
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.module import view_of
from ..._bindings.machine.fast_functions import find_slot, make
from ..._bindings.machine.guarded_code import GuardedWriter
from ..._bindings.machine.kinds import HandleHolder, Integer, Number, Parameter
from .driver_state import driver, find_address, get_outcome, on_other_driver, relaxed_capture

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_WORD = Parameter(ctypes.c_uint64, Integer(64, False))
_ADDRESS = Parameter(ctypes.c_void_p, None, Number("Q"))
_NUMBER = Parameter(ctypes.c_void_p, None, Number("i"))
# What is passed; an address or a number is returned.
_CALLS = {
    "cuMemAlloc": (_ADDRESS, _WORD),
    "cuMemAllocAsync": (_ADDRESS, _WORD, _WORD),
    "cuMemFree": (_WORD,),
    "cuMemFreeAsync": (_WORD, _WORD),
    "cuStreamIsCapturing": (_WORD, _NUMBER),
}


class CaptureSafeCalls:
    """The capture-safe calls as attributes, created when first used: `capture_safe.cuMemAlloc(1024)`.

    Sizes, addresses and streams are ints.
    """

    def __getattr__(self, name: str) -> Any:
        parameters = _CALLS[name]

        def call(*arguments: int) -> int | None:
            with relaxed_capture():
                result = getattr(driver, name)(*arguments)
            return None if result is None else int(result)

        outcome = get_outcome()
        made = self.__dict__[name] = _make(call, name, parameters, {})
        if get_outcome() is not outcome:
            self.__dict__.pop(name, None)
        return made


capture_safe = CaptureSafeCalls()
on_other_driver(vars(capture_safe).clear)


def make_method(
    slow: Any, cls: type, handle: type, name: str, success: object, answers: Mapping[int, object]
) -> Any:
    """Put machine code in front of a method without arguments, which calls a function with `self.handle`.

    cls: of exactly the objects that have it. handle: the class of their handles. success: the result, and
    answers: the results for other statuses, which are no errors.
    """
    tag = loading.backend.tag << 48
    held = HandleHolder(cls, find_slot(cls, "handle"), handle, max(tag, 1), tag | (1 << 48) - 1)
    return _make(slow, name, (Parameter(ctypes.c_void_p, held),), answers, success)


def _make(
    slow: Callable[..., Any],
    name: str,
    parameters: Sequence[Parameter],
    answers: Mapping[int, object],
    success: object = None,
) -> Any:
    check = StatusMap(name, view_of(driver).failure, answers).__getitem__
    target = find_address(getattr(driver.raw, name))
    exchange = find_address(driver.raw.cuThreadExchangeStreamCaptureMode)
    call = target, parameters, ctypes.c_int, None, check, success
    return make(slow, *call, writer=GuardedWriter, exchange=exchange)
