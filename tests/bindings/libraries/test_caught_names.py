"""Tests that exceptions can be imported by the names in tracebacks, and that star imports are complete."""

from __future__ import annotations

import copy
import ctypes
import importlib
import pickle
import traceback
from collections.abc import Callable

import pytest

import cudyn
from cudyn import driver, testing

from ...support.messages import raises


def misspell() -> None:
    """Use a name that the driver does not have."""
    driver.cuMemAllocc  # type: ignore[attr-defined]  # noqa: B018 - it raises


def use_no_stream() -> None:
    """Synchronize a stream that does not exist."""
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        cudyn.Device(0).use()
        driver.cuStreamSynchronize(0x1234)


def fail() -> None:
    """Get a device that does not exist."""
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        driver.cuDeviceGet(99)


@pytest.mark.parametrize("raise_error", [misspell, use_no_stream, fail])
def test_exception_can_be_imported_by_its_name_in_the_traceback(raise_error: Callable[[], None]) -> None:
    """Users copy the name from a traceback into an `except` clause."""
    with raises(Exception) as caught:
        raise_error()
    name = traceback.format_exception_only(caught.type, caught.value)[0].partition(":")[0].strip()
    module, _, class_name = name.rpartition(".")
    assert not [component for component in name.split(".") if component.startswith("_")], name
    assert getattr(importlib.import_module(module), class_name) is caught.type


def test_star_import_has_every_name_of_a_library() -> None:
    """The names are created on demand, but a star import needs all of them."""
    names: dict[str, object] = {}
    exec("from cudyn.driver import *", names)
    assert {
        "cuMemAlloc",
        "cuInit",
        "CUstream",
        "CUresult",
        "CU_STREAM_LEGACY",
        "CUDA_VERSION",
    } <= names.keys()
    assert names["CUstream"] is driver.CUstream
    assert {name for name in dir(driver) if name.startswith("cu")} <= names.keys()


@pytest.mark.parametrize("cls", [ctypes.c_int, ctypes.c_uint])
def test_raw_call_accepts_a_reference_to_an_int_for_an_enum(cls: type[ctypes.c_int]) -> None:
    """Programs that were written for ctypes pass integers where C has an enum."""
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        cudyn.Device(0).use()
        status = cls(7)
        assert driver.raw.cuStreamIsCapturing(None, ctypes.byref(status)) == 0
        assert status.value == driver.CU_STREAM_CAPTURE_STATUS_NONE
        with pytest.raises(ctypes.ArgumentError, match=r"argument 2: .* instead of pointer to c_double"):
            driver.raw.cuStreamIsCapturing(None, ctypes.byref(ctypes.c_double()))


def test_record_with_pointers_can_be_copied_but_not_pickled() -> None:
    """An address is meaningless in another process."""
    record = driver.CUDA_MEMCPY2D(WidthInBytes=3, srcHost=16)
    for copied in (copy.copy(record), copy.deepcopy(record)):
        assert bytes(copied) == bytes(record)
        copied.WidthInBytes = 4
        assert record.WidthInBytes == 3
    with raises(ValueError):
        pickle.dumps(record)
    identity = driver.CUuuid(bytes=bytes(range(16)))
    assert bytes(pickle.loads(pickle.dumps(identity))) == bytes(identity)


@pytest.mark.parametrize("number", [2**64 + 8, 2**64, -1])
def test_handle_of_an_out_of_range_address_raises(number: int) -> None:
    with raises(OverflowError):
        driver.CUstream.from_param(number)
