"""Tests for the attributes of errors about wrong arguments."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from cudyn import driver

from .every import ARGUMENT_ERRORS
from .test_elements import function

CALLS: dict[str, tuple[str, tuple[Any, ...], tuple[str, object, object]]] = {
    "range": ("cuMemAlloc_v2", (-1,), ("bytesize", "0 to 18446744073709551615", -1)),
    "type": ("cuMemAlloc_v2", ("1",), ("bytesize", "an int", "str")),
    "handle": ("cuStreamSynchronize", ("1",), ("hStream", "CUstream, int or None", "str")),
    "enumeration": (
        "cuDeviceGetAttribute",
        (driver.CUjit_target.CU_TARGET_COMPUTE_90, 0),
        ("attrib", "a CUdevice_attribute or an int", "CUjit_target.CU_TARGET_COMPUTE_90"),
    ),
    "text": ("cuModuleLoad", (1,), ("fname", "a str, bytes or None", "int")),
    "size": (
        "cuMemcpyDtoH_v2",
        (bytearray(4), 64, 64),
        ("dstHost", "at least 64 bytes (ByteCount = 64)", "4 (bytearray)"),
    ),
    "memory": (
        "cuMemcpyHtoD_v2",
        (64, [1], 1),
        ("srcHost", "an address, bytes or a buffer", "list"),
    ),
    "written memory": (
        "cuMemcpyDtoH_v2",
        (b"1234", 64, 4),
        (
            "dstHost",
            "an address or a buffer that can be changed, such as a bytearray or "
            "ctypes.create_string_buffer(n)",
            "bytes",
        ),
    ),
    "element": (
        "cuPointerGetAttributes",
        (1, ["1"], 0),
        ("attributes", "an int", "str"),
    ),
    "number of arguments": ("cuMemAlloc_v2", (1, 2), ("", "1 argument", 2)),
}


@pytest.mark.parametrize("case", CALLS)
def test_rejected_argument_has_its_attributes(case: str) -> None:
    """Programs can read the parameter, the expected value and the given value, even from a pickled copy."""
    name, arguments, facts = CALLS[case]
    with pytest.raises(ARGUMENT_ERRORS) as caught:
        function("driver", name)(*arguments)
    error: Any = caught.value
    assert (error.parameter, error.expected, error.got) == facts
    assert f"expected {error.expected}, got {error.got}" in str(error)
    copied = pickle.loads(pickle.dumps(error))
    assert (str(copied), vars(copied)) == (str(error), vars(error))


def test_rejected_keyword_has_its_name() -> None:
    """The keyword is unknown, or is also passed by position."""
    for arguments, name in (((), "bytes"), ((1,), "bytesize")):
        with pytest.raises(TypeError) as caught:
            function("driver", "cuMemAlloc_v2")(*arguments, **{name: 1})
        error: Any = caught.value
        assert (error.parameter, error.expected, error.got) == (name, None, None)
