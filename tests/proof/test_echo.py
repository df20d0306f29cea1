"""Tests that C receives arguments, that outputs are returned, and that objects are aligned as in C."""

from __future__ import annotations

import copy
import ctypes
import gc
from typing import Any

import pytest

from cudyn import driver
from cudyn._bindings.libraries import catalog

from ..support import samples
from ..support.releases import proof_marks
from . import compiler, echo, echo_c
from .echo_child import ROUNDS

needs_gcc = pytest.mark.skipif(bool(compiler.unavailable()), reason=compiler.unavailable())


# Minimum numbers of checks of calls, callbacks and records, by library and release. "" is the newest release.
# `nox -s oracles` checks more releases.
MINIMUM_CHECKS = {
    ("driver", "11.8"): (80_000, 110, 11_000),
    ("driver", ""): (110_000, 260, 23_000),
    ("runtime", "11.8"): (55_000, 80, 17_000),
    ("runtime", "12.4"): (60_000, 110, 21_000),
    ("runtime", ""): (69_000, 200, 25_800),
    ("nvrtc", "11.8"): (1_700, 0, 0),
    ("nvrtc", ""): (2_900, 30, 170),
    ("nvjitlink", "12.0"): (2_200, 0, 0),
    ("nvjitlink", ""): (2_700, 0, 0),
    ("nvfatbin", ""): (1_300, 0, 0),
    ("nvvm", ""): (1_400, 0, 0),
    ("nvml", ""): (47_500, 0, 95_000),
    ("curand", ""): (3_200, 0, 0),
    ("cublas", ""): (140_000, 18, 0),
    ("cublaslt", ""): (6_400, 30, 1_200),
    ("cufft", ""): (7_900, 500, 700),
    ("cusparse", ""): (100_000, 30, 0),
    ("cusolver", ""): (130_000, 30, 0),
    ("cupti", ""): (19_000, 260, 210_000),
    ("cufile", ""): (5_000, 0, 7_000),
    ("nccl", ""): (18_000, 0, 1_400),
    ("nvjpeg", ""): (9_000, 290, 730),
    ("cudss", "0.4"): (4_700, 0, 370),
    ("cudss", ""): (6_200, 50, 790),
    ("cudnn", ""): (43_000, 37, 1_400),
    ("cutensor", ""): (6_700, 31, 0),
    ("cusparselt", ""): (4_400, 0, 720),
    ("nvshmem", ""): (169_000, 31, 1_800),
    ("nvcomp", ""): (16_000, 0, 3_400),
    ("custatevec", ""): (13_000, 60, 500),
    ("cutensornet", ""): (22_000, 60, 1_800),
    ("nvimgcodec", ""): (3_400, 300, 7_800),
    ("npp", ""): (100_000, 0, 100),
    ("nvjpeg2k", ""): (4_000, 100, 500),
}
# The libraries without checked calls, whose raw calls must pass all parameters.
RAW = [(info.name, "") for info in catalog.find_all() if not samples.has_checked_calls(info)]


def compute_minimum(name: str, release: str) -> tuple[int, int, int]:
    """Return the minimum numbers of checks for a library without checked calls.

    Each call checks the symbol, the result, the sizes and all parameters.
    """
    view = compiler.view(name, release)
    calls = 0
    for symbol in echo_c.functions(view):
        _, params = echo_c.prototype(view, symbol)
        calls += 3 + len(params)
    callbacks = len(echo_c.callback_types(view))
    records = len(echo_c.record_types(view))
    return calls * ROUNDS, callbacks * ROUNDS, records * ROUNDS


# The libraries of the default proof: some with callbacks, some with records by value, and small libraries.
FAST = {
    ("driver", "11.8"),
    *(
        (name, "")
        for name in ("nvrtc", "nvjitlink", "nvfatbin", "nvvm", "curand", "cufile", "nvjpeg", "cudss")
    ),
}


@needs_gcc
@pytest.mark.usefixtures("pins")
@pytest.mark.parametrize(
    ("name", "release"),
    [
        pytest.param(*release_, marks=proof_marks(release_[0], release_ in FAST))
        for release_ in (*MINIMUM_CHECKS, *RAW)
    ],
)
def test_echo_library_receives_arguments_and_returns_outputs(name: str, release: str) -> None:
    """Check all functions, callbacks and records of a release.

    An empty string stands for the newest release.
    """
    release_ = release or echo_c.releases(name)[-1]
    results = [check(name, release_) for check in (echo.calls, echo.callbacks, echo.records)]
    assert [line for result in results for line in result.disagreements] == []
    minimums = MINIMUM_CHECKS.get((name, release)) or compute_minimum(name, release_)
    for result, minimum in zip(results, minimums, strict=True):
        assert result.checked >= minimum


@needs_gcc
def test_echo_covers_every_library() -> None:
    covered = {name for name, release in (*MINIMUM_CHECKS, *RAW) if not release}
    assert covered == {name for name, _ in compiler.releases()}


# --- objects with a larger alignment than ctypes provides

LEVELS = [("12.4", 64), (driver.level, 128)]


def get_addresses(*objects: Any) -> list[int]:
    return [ctypes.addressof(item) for item in objects]


@pytest.mark.parametrize(("level", "alignment"), LEVELS)
def test_aligned_arrays_have_the_alignment_of_c(level: str, alignment: int) -> None:
    """Check arrays that are created in different ways, their elements, and nested arrays."""
    cls = driver.api(level).CUtensorMap
    filled = cls.from_buffer_copy(bytes(range(128)))
    keep = []
    for size in range(1, 50):
        array = (cls * 4)(cls(), filled)
        grid = (3 * (cls * 2))()
        copied = (cls * 4).from_buffer_copy(array)
        objects = [filled, array, *array, grid, *grid, grid[2][1], copied, copy.copy(array)]
        assert {address % alignment for address in get_addresses(*objects)} == {0}
        assert [bytes(array_[1]) for array_ in (array, copied, copy.copy(array))] == [bytes(range(128))] * 3
        keep += [objects, bytearray(size)]


def test_aligned_array_behaves_like_a_ctypes_array() -> None:
    """Check that the array type is unique, has the usual attributes and raises the usual errors."""
    cls: Any = driver.CUtensorMap
    four: Any = cls * 4
    assert four is cls * 4 is 4 * cls
    assert four is not driver.api("12.4").CUtensorMap * 4
    assert issubclass(four, ctypes.Array)
    assert (four._type_, four._length_, len(four())) == (cls, 4, 4)
    assert ctypes.sizeof(four) == 4 * ctypes.sizeof(cls)
    assert four.__name__ == "CUtensorMap_Array_4"
    with pytest.raises(ValueError, match="must be >= 0"):
        cls * -1
    with pytest.raises(TypeError, match="str"):
        cls * "4"


def test_aligned_array_is_accepted_as_a_pointer() -> None:
    received = []
    function = ctypes.CFUNCTYPE(None, ctypes.POINTER(driver.CUtensorMap))(
        lambda pointer: received.append(ctypes.addressof(pointer.contents))
    )
    array = (driver.CUtensorMap * 2)()
    function(array)
    function(array[1])
    function(ctypes.byref(array[1]))
    assert received == get_addresses(array, array[1], array[1])


def test_element_of_an_aligned_array_keeps_the_memory_alive() -> None:
    arrays = [(driver.CUtensorMap * 3)() for _ in range(100)]
    for index, array in enumerate(arrays):
        array[2].opaque[15] = index
    last = [array[2] for array in arrays]
    del arrays, array
    gc.collect()
    garbage = [bytearray(b"\xff" * 1024) for _ in range(1000)]
    assert [element.opaque[15] for element in last] == list(range(100))
    assert len(garbage) == 1000


def test_arrays_of_other_records_are_ctypes_arrays() -> None:
    records: list[Any] = [driver.CUuuid, driver.CUlaunchAttributeValue]
    for cls in records:
        assert type(cls * 3) is type(ctypes.c_int * 3)
        assert (cls * 3).__mro__[1] is ctypes.Array
        assert cls * 3 is cls * 3


@pytest.mark.parametrize(("level", "alignment"), LEVELS)
def test_users_structure_with_an_aligned_record_is_aligned(level: str, alignment: int) -> None:
    """Allocate the structure in an array of the record, as cudyn._bindings.calls.c_types documents."""
    cls = driver.api(level).CUtensorMap

    class Structure(ctypes.Structure):
        _fields_ = (("maps", cls * 2), ("count", ctypes.c_int))

    for _ in range(50):
        structure = Structure.from_buffer((cls * 3)())
        structure.maps[1].opaque[0], structure.count = 7, 2
        assert {
            address % alignment for address in get_addresses(structure, structure.maps, *structure.maps)
        } == {0}
        assert bytes(structure)[128:136] == bytes([7, *bytes(7)])
        assert (structure.maps[1].opaque[0], structure.count) == (7, 2)
