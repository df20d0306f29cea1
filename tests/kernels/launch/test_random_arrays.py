"""Tests that launches with malformed arrays of both protocols pass the right address or raise an error.

The tables contain the expected result of each change. Launches of the same class first run in Python, and
later in machine code if it is available, so that both have the same result.
"""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cudyn import Contract, Module

from ...support.code import ptx
from ...support.dlpack import Producer, new_capsule
from ...support.simulated_gpu import HOST, MANAGED, Gpu
from .test_argument_records import InterfaceArray

CONTRACT = "k(in x: f32[n]) -> k<<<1, 1>>>(x)"
ADDRESS = 4096
# Changes to a valid item of __cuda_array_interface__, and whether the result is still valid.
INTERFACE_CHANGES: list[tuple[str, Any, bool]] = [
    *(("stream", value, True) for value in (None, 1, 2, 0x700)),
    *(("stream", value, False) for value in (0, -1, "x", 1.0, True, (1,), 1 << 64, b"1")),
    *(("shape", value, True) for value in ((2,), [2])),
    *(("shape", value, False) for value in (None, 2, "2", (2.0,), (True,), (None,), (-2,), (2, 2), ((2,),))),
    *(("strides", value, True) for value in (None, (4,), [4])),
    *(("strides", value, False) for value in (4, "4", (4.0,), (None,), (), (4, 4), (8,), (6,), (-4,))),
    *(("data", value, True) for value in ((ADDRESS, False), (ADDRESS, True), [ADDRESS, False])),
    *(("data", value, False) for value in (None, (), (ADDRESS,), ADDRESS, (None, False), (0, False))),
    *(("data", value, False) for value in ((float(ADDRESS), False), ("x", False), (-ADDRESS, False))),
    *(("data", value, False) for value in ((1 << 64, False), (HOST, False), (MANAGED, False))),
    *(("typestr", value, True) for value in ("<f4", "=f4", "|f4")),
    *(("typestr", value, False) for value in (None, 4, "", "f", "<f", "4", "<i4", ">f4", "<f8", "f4f4")),
    ("mask", None, True),
    ("mask", object(), False),
]


class Exporter(Producer):
    """An array that supports DLPack, whose parts can be changed."""

    result: Any = None
    reported_device: Any = (2, 0)

    def __dlpack_device__(self) -> Any:
        return self.reported_device

    def __dlpack__(self, *, stream: Any = None) -> object:
        self._alive.append(self)
        return (
            new_capsule(ctypes.addressof(self.tensor), b"dltensor", None)
            if self.result is None
            else self.result
        )


# Changes to a DLTensor or to the methods, and whether the result is still valid.
DLPACK_CHANGES: list[tuple[str, Any, bool]] = [
    ("byte_offset", 0, True),
    *(("byte_offset", value, False) for value in (1 << 63, (1 << 64) - 1, (1 << 64) - ADDRESS)),
    ("data", None, False),
    *(("ndim", value, False) for value in (-1, 0, 2, 65, 1 << 30)),
    *(("device_type", value, False) for value in (1, 3, 13, 10, -1, 0)),
    *(("device_id", value, False) for value in (1, -1)),
    *(
        (name, value, False)
        for name, value in (("code", 0), ("bits", 64), ("bits", 0), ("lanes", 2), ("lanes", 0))
    ),
    ("shape", None, False),
    ("strides", None, True),
    *(("result", value, False) for value in ("x", 1, object(), (), b"dltensor")),
    *(
        ("reported_device", value, False)
        for value in (None, 2, "cuda", (2,), (2, 0, 0), ("cuda", 0), (2.0, 0))
    ),
    *(("reported_device", value, False) for value in ((2, -1), (1, 0), (13, 0), (3, 0), (2, 1 << 40))),
]


def make_interface(changes: list[tuple[str, Any, bool]]) -> Any:
    return InterfaceArray(**{name: value for name, value, _ in changes})


def make_exporter(changes: list[tuple[str, Any, bool]]) -> Any:
    """Return an object that exports a tensor with these changes through DLPack."""
    array = Exporter((2, 32, 1), (2,), (1,), address=ADDRESS)
    for name, value, _ in changes:
        if name in ("result", "reported_device"):
            setattr(array, name, value)
        elif name in ("shape", "strides"):
            setattr(array.tensor, name, ctypes.POINTER(ctypes.c_int64)())
        else:
            setattr(array.tensor, name, value)
    return array


def take_one_per_name(changes: list[tuple[str, Any, bool]]) -> list[tuple[str, Any, bool]]:
    return [*{name: (name, value, is_valid) for name, value, is_valid in changes}.values()]


@pytest.mark.parametrize(
    ("table", "make_array"),
    [(INTERFACE_CHANGES, make_interface), (DLPACK_CHANGES, make_exporter)],
    ids=["interface", "dlpack"],
)
def test_launch_with_changed_arrays_agrees_with_the_table(gpu: Gpu, table: Any, make_array: Any) -> None:
    """The changes are tested one at a time and in random combinations."""
    kernel: Any = Module(ptx(k="u64")).get_kernel(Contract(CONTRACT))

    def check(changes: list[tuple[str, Any, bool]]) -> None:
        """Launch twice, and check that the array is accepted if and only if all changes are valid."""
        launches_before = gpu.launches
        for _ in range(2):
            if all(is_valid for *_, is_valid in changes):
                kernel(make_array(changes))
                assert gpu.words(1) == (ADDRESS,)
                launches_before += 1
            else:
                with pytest.raises((TypeError, ValueError), match=r"^k: x"):
                    kernel(make_array(changes))
        assert gpu.launches == launches_before

    check([])
    for change in table:
        check([change])

    @settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(changes=st.lists(st.sampled_from(table), min_size=2, max_size=4).map(take_one_per_name))
    def check_combinations(changes: list[tuple[str, Any, bool]]) -> None:
        """Check a random combination of changes."""
        check(changes)

    check_combinations()
