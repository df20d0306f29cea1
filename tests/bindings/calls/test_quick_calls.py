"""Tests for quick calls: Python code that is generated for a function on systems without fast calls."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from cudyn import driver
from cudyn._bindings.calls import call as calls
from cudyn._bindings.calls import fast_calls, plain_call, quick_calls
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.module import view_of

from ...support.messages import raises
from .every import ARGUMENT_ERRORS, list_newest, make_record, raises_type_error


@pytest.fixture
def function(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The C function memcmp, without a fast call."""
    monkeypatch.setattr(fast_calls, "attach", lambda call_, *_: call_)
    record = make_record("memcmp", "int (in[n]b const void *a, in[n]b const void *b, size_t n)")
    status_map = plain_call.StatusMap("memcmp", lambda *_: RuntimeError())
    return calls.make_checked_call(view_of(driver).types, ctypes.CDLL(None), record, "CUresult", status_map)


def test_quick_call_is_generated_after_several_calls(function: Any) -> None:
    complete_call = function.func
    for _ in range(quick_calls.CALLS_BEFORE_GENERATION):
        assert function.func is complete_call
        assert function(b"same", bytearray(b"same"), 4) == 0
    assert function.func is not complete_call
    assert function(b"some", b"same", 4) > 0
    assert function.record.name == function.__name__ == "memcmp"


def test_quick_call_passes_other_values_to_the_full_call(function: Any) -> None:
    """Keywords, omitted sizes and wrong arguments have the same results and errors as in the full call."""
    quick = quick_calls.make(function.call)
    for call in (quick, function):
        assert call(b=b"same", a=b"same", n=4) == call(b"same", b=b"same", n=4) == 0
        assert call(b"same", b"same", None) == 0  # the count is computed from the size of the buffers
        for arguments in ((b"same", b"sam", 4), (b"same", b"same", "x"), (b"same", b"same"), (1, 2, 3, 4)):
            with raises(ARGUMENT_ERRORS):
                call(*arguments)
        with raises(TypeError):
            call(b"same", b"same", nn=4)


def test_rejected_or_interrupted_quick_call_holds_no_memory(function: Any) -> None:
    """The bytearray can be resized afterwards, which is impossible while a call uses its memory."""

    class Interrupting:
        def __index__(self) -> int:
            """Fail as if the user pressed Ctrl-C during the conversion."""
            raise KeyboardInterrupt

    quick = quick_calls.make(function.call)
    data = bytearray(4)
    for wrong in (5, "x", Interrupting()):
        with pytest.raises((*ARGUMENT_ERRORS, KeyboardInterrupt)) as caught:
            quick(data, data, wrong)
        data.append(0)  # raises BufferError if the call still holds the memory
        data.pop()
        assert caught.value is not None


@pytest.mark.slow
def test_every_converter_rejects_the_marker_of_a_missing_argument() -> None:
    """A quick call passes this object for omitted arguments, and relies on their rejection."""
    for info in catalog.find_all():
        for function_ in list_newest(info):
            for param in function_.accepted:
                if param.role in ("in", "inout"):
                    assert raises_type_error(function_.get_converter(param), object()), (
                        f"{function_}: {param.name}"
                    )
