"""Arbitrary Python objects that tests pass for any parameter. This module does not need codegen."""

from __future__ import annotations

import array
import contextlib
import ctypes
import mmap
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from cudyn import driver


class Number(int):
    """A subclass of int."""


class Real(float):
    """A subclass of float."""


class Text(str):
    """A subclass of str."""


class Index:
    """An object that can be converted to an int through `__index__`."""

    def __index__(self) -> int:
        return 5


class ConvertedNumber(int):
    """An int whose `__index__` and `__int__` return a different value."""

    def __index__(self) -> int:
        return 6

    __int__ = __index__


class Wrapped:
    """An object with `_as_parameter_`."""

    def __init__(self, value: Any) -> None:
        self._as_parameter_ = value


class Fruit(IntEnum):
    """An enum that does not belong to a library."""

    APPLE = 1
    PEAR = -2


ODD: list[Callable[[], Any]] = [
    *(
        lambda number=number: number
        for power in (7, 8, 15, 16, 31, 32, 63, 64)
        for number in (2**power, 2**power - 1, -(2**power), -(2**power) - 1)
    ),
    *(
        lambda value=value: value
        for value in (
            0,
            1,
            -1,
            10**30,
            True,
            False,
            None,
            0.0,
            1.5,
            -1e300,
            float("inf"),
            1j,
            "",
            "äß€𝄞",
            "text",
            "t\0xt",
            "\ud800",
            b"",
            b"bytes",
            b"by\0tes",
            (),
            [],
            {},
            object(),
            Ellipsis,
            int,
            Fruit.APPLE,
            Fruit.PEAR,
            Number(7),
            Number(2**63),
            ConvertedNumber(3),
            Real(2.5),
            Text("text"),
            Index(),
            Wrapped(3),
            Wrapped(None),
            len,
            Wrapped(2**32 + 3),
            Wrapped(2**64 + 3),
            Wrapped(2**128),
            Wrapped(b"bytes"),
            2**128,
            1e39,
            -1e39,
            -(2**128),
            Wrapped(-1),
            Wrapped(1.5),
            Wrapped("text"),
        )
    ),
    lambda: bytearray(b"12345678"),
    bytearray,
    lambda: memoryview(b"read-only"),
    lambda: memoryview(bytearray(8)),
    lambda: memoryview(bytearray(8))[::2],
    lambda: memoryview(bytearray(8)).cast("i"),
    lambda: array.array("d", [1.5]),
    lambda: (ctypes.c_int * 3)(1, 2, 3),
    lambda: (ctypes.c_int * 0)(),
    lambda: (ctypes.c_char * 8)(),
    lambda: ctypes.c_int(3),
    lambda: ctypes.c_uint64(3),
    lambda: ctypes.c_int64(2**40),
    lambda: ctypes.c_float(0.5),
    lambda: ctypes.c_void_p(4096),
    lambda: driver.CUcontext(4096),
    lambda: driver.CUdeviceptr(4096),
    lambda: ctypes.c_double(2.5),
    lambda: ctypes.byref(ctypes.c_int(3)),
    lambda: ctypes.pointer(ctypes.c_int(3)),
    lambda: ctypes.c_char_p(b"a text"),
    lambda: (ctypes.c_char_p * 2)(b"a text"),
    lambda: (ctypes.py_object * 2)(),
    lambda: Wrapped(b"bytes"),
    lambda: Wrapped(bytearray(8)),
    lambda: Wrapped((ctypes.c_char * 8)()),
    lambda: Wrapped(Wrapped((ctypes.c_int * 3)())),
    lambda: mmap.mmap(-1, 8),
]
try:
    import numpy
except ImportError:  # without numpy, its values are omitted
    pass
else:
    DTYPES: list[Any] = ["u1", "f8", "c16", "M8[s]", "m8", "m8[s]", "O", "S8"]
    with contextlib.suppress(ImportError, AttributeError):  # numpy before 2.0, or ml_dtypes is missing
        import ml_dtypes

        DTYPES += [ml_dtypes.bfloat16, ml_dtypes.float8_e5m2, numpy.dtypes.StringDType()]
    ODD += [
        *(lambda dtype=dtype: numpy.zeros(3, dtype) for dtype in DTYPES),
        *(lambda dtype=dtype: numpy.dtype(dtype).type(1) for dtype in ("i1", "u2", "i8", "f4", "?")),
        lambda: numpy.broadcast_to(numpy.uint8(1), 8),
        lambda: numpy.zeros(()),
        lambda: numpy.zeros(0),
    ]
