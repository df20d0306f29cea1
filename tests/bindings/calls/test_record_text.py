"""Tests for the text form of structures, and for assignments to their array members."""

from __future__ import annotations

import array
import ctypes
import os
import random
from typing import Any

import pytest

import cudyn
from cudyn import driver, nvml, runtime
from cudyn._bindings.libraries.module import view_of

from ...support.amount import first
from ...support.messages import raises


def list_records(module: Any) -> list[Any]:
    """List every struct and union of a library at the newest level."""
    values = (getattr(module, name) for name in view_of(module).types.names())
    record_types = (ctypes.Structure, ctypes.Union)
    return list(
        dict.fromkeys(cls for cls in values if isinstance(cls, type) and issubclass(cls, record_types))
    )


def test_repr_of_a_record_shows_enums_pointers_and_members() -> None:
    """Known numbers are shown as enumerators, addresses in hexadecimal, and handles with their class."""
    text = repr(
        driver.CUDA_MEMCPY2D(dstMemoryType=2, srcDevice=0xDEAD0000, srcMemoryType=99, srcHost=16, srcArray=3)
    )
    assert text.startswith(
        "CUDA_MEMCPY2D(srcXInBytes=0, srcY=0, srcMemoryType=99, srcHost=0x10, srcDevice=0xdead0000, "
        "srcArray=CUarray(0x3)"
    )
    assert "dstMemoryType=CU_MEMORYTYPE_DEVICE, dstHost=None, dstDevice=0x0, dstArray=CUarray(0x0)" in text


def test_anonymous_members_are_shown_without_a_name() -> None:
    """Members of a union are separated by bars, because only one of them is valid."""
    text = repr(driver.CUmemLocation(type=1, id=7))
    assert text == (
        "CUmemLocation(type=CU_MEM_LOCATION_TYPE_DEVICE, (id=7 | localized=(deviceId=7, localityDomainId=0)))"
    )
    handle = repr(driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC(size=5))
    assert "handle=(fd=0 | win32=(handle=None, name=None) | nvSciBufObject=None), size=5" in handle
    assert handle.endswith("reserved=[0] * 16)")


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (b"GPU-1", "'GPU-1'"),
        ("é", "'é'"),
        (b"", "''"),
        (b"a\0b", repr(b"a\0b".ljust(16, b"\0"))),
        (bytes(range(240, 256)), repr(bytes(range(240, 256)))),
        (b"\n", repr(b"\n".ljust(16, b"\0"))),
    ],
)
def test_char_array_is_shown_as_text_or_bytes(value: Any, expected: str) -> None:
    """An array that the table declares as text is shown as a str, or as bytes if the text is not valid.

    All other char arrays are shown as bytes.
    """
    assert f"busIdLegacy={expected}, " in repr(nvml.nvmlPciInfo_t(busIdLegacy=value))
    data = (value.encode() if isinstance(value, str) else value).ljust(16, b"\0")
    assert repr(driver.CUuuid(bytes=value)) == f"CUuuid(bytes={repr(data) if value else 'bytes(16)'})"


def test_long_arrays_are_shortened() -> None:
    """Long arrays and texts end with the number of all elements."""
    reserved = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC(reserved=[*range(10)])
    assert "reserved=[0, 1, 2, 3, 4, 5, 6, ... 16 in all])" in repr(reserved)
    states = nvml.nvmlGpuDynamicPstatesInfo_t()
    for number, state in enumerate(states.utilization):
        state.percentage = number
    text_after = repr(states).partition("utilization=[")[2]
    assert [item.partition(",")[0] for item in text_after.split("percentage=")[1:]] == ["0", "1"]
    assert ", ... 8 in all])" in text_after
    text = nvml.nvmlDevicePerfModes_v1_t(str=b"\xff" * 2048)
    assert repr(text).endswith("... 2048 in all)")


@pytest.mark.parametrize("name", first(1, ["cufile", "driver", "runtime", "nvml", "cupti", "nccl"]))
def test_repr_of_a_record_never_raises(name: str) -> None:
    """Each record of a library is filled with ones, with a pattern and with random bytes."""
    rng = random.Random(name)
    classes = list_records(getattr(cudyn, name))
    assert classes
    for cls in classes:
        for data in (b"\xff", b"\x5a", None):
            value = cls()
            size = ctypes.sizeof(cls)
            ctypes.memmove(ctypes.addressof(value), data * size if data else rng.randbytes(size), size)
            text = repr(value)
            assert text.startswith(f"{cls.__name__}(")
            assert "_anonymous" not in text
            assert "_padding" not in text.replace("_internal_padding", "")
            assert len(text) < 20_000


# --- arrays


def test_array_set_from_a_short_list_is_zero_filled() -> None:
    """No element of the previous value is left."""
    prop = runtime.cudaDeviceProp(maxGridSize=[1, 2, 3])
    assert list(prop.maxGridSize) == [1, 2, 3]
    prop.maxGridSize = (7,)
    assert list(prop.maxGridSize) == [7, 0, 0]
    prop.maxGridSize = range(3)
    assert list(prop.maxGridSize) == [0, 1, 2]
    prop.maxGridSize = array.array("l", [9])
    assert list(prop.maxGridSize) == [9, 0, 0]
    prop.maxGridSize = []
    assert list(prop.maxGridSize) == [0, 0, 0]
    prop.maxGridSize = runtime.cudaDeviceProp(maxGridSize=[4, 5, 6]).maxGridSize
    assert list(prop.maxGridSize) == [4, 5, 6]


def test_char_arrays_are_set_from_bytes_str_and_numbers() -> None:
    """Text ends at the first null character, and bytes that are not UTF-8 are replaced."""
    pci = nvml.nvmlPciInfo_t(busId="0000:01:00.0")
    assert pci.busId == "0000:01:00.0"
    pci.busId = b"x\0y"
    assert pci.busId == "x"
    pci.busId = bytearray(32 * b"y")
    assert pci.busId == 32 * "y"
    pci.busId = [65, 255, -1]
    assert pci.busId == "A\ufffd\ufffd"
    pci.busId = "ü"
    assert pci.busId == "ü"
    uuid = driver.CUuuid(bytes=[65, 255, -1])
    assert uuid.bytes == b"A\xff\xff".ljust(16, b"\0")


@pytest.mark.parametrize(
    ("cls", "member", "value", "error"),
    [
        ("CUuuid", "bytes", "x" * 17, ValueError),
        ("CUuuid", "bytes", [0] * 17, ValueError),
        ("CUuuid", "bytes", [1, 300], OverflowError),
        ("CUuuid", "bytes", 3, TypeError),
        ("CUtensorMap", "opaque", "abc", TypeError),
        ("CUtensorMap", "opaque", [-1], OverflowError),
    ],
)
def test_array_member_with_an_invalid_value_raises(
    cls: str, member: str, value: Any, error: type[Exception]
) -> None:
    """This applies to the constructor and to later assignments."""
    with raises(error):
        getattr(driver, cls)(**{member: value})
    record = getattr(driver, cls)()
    with raises(error):
        setattr(record, member, value)


def test_array_member_is_set_from_a_list_of_elements() -> None:
    """Every array member accepts a list of elements. These libraries use all kinds of arrays."""
    nested = 0
    for name in ("driver", "runtime", "nvml"):
        for cls in list_records(getattr(cudyn, name)):
            for field in cls._fields_:
                if field[0] in cls._anonymous_ or field[0].startswith("_padding"):
                    continue
                if issubclass(field[1], ctypes.Array):
                    value = cls()
                    element = field[1]._type_
                    source = os.urandom(ctypes.sizeof(field[1]))
                    array = field[1].from_buffer_copy(source)
                    setattr(value, field[0], list(array))
                    if isinstance(getattr(value, field[0]), str):
                        continue
                    if not issubclass(element, (ctypes.c_float, ctypes.c_double, ctypes.c_bool)):
                        assert bytes(getattr(value, field[0])) == source
                    nested += issubclass(element, (ctypes.Structure, ctypes.Union))
    assert nested > 10


def test_structure_in_an_array_is_set_from_a_tuple() -> None:
    """A tuple contains the members in order."""
    record_class, member = find_member_with_rails()
    value = record_class(**{member: [(5, 6), nvml.nvmlRailMetrics_t(7, 8)]})
    first_rail, second_rail, *_ = getattr(value, member)
    assert (first_rail.freqkHz, first_rail.utilPct) == (5, 6)
    assert (second_rail.freqkHz, second_rail.utilPct) == (7, 8)


def find_member_with_rails() -> tuple[Any, str]:
    """Return a class of NVML's records, and the name of its member that is an array of nvmlRailMetrics_t."""
    for record_class in list_records(nvml):
        for name, cls, *_ in record_class._fields_:
            if issubclass(cls, ctypes.Array) and cls._type_ is nvml.nvmlRailMetrics_t:
                return record_class, name
    raise AssertionError("NVML has no array of nvmlRailMetrics_t")


# --- enums


@pytest.mark.parametrize("format_spec", ["", "s", ">20", "d", "#x", "05d", "b", ".1f"])
def test_format_of_an_enum_is_its_name_or_its_number(format_spec: str) -> None:
    """A format for numbers, such as `:d`, shows the number. All other formats show the name."""
    error = driver.CUDA_ERROR_NOT_FOUND
    assert str(error) == "CUDA_ERROR_NOT_FOUND"
    is_number = format_spec[-1:] in "bdxf" and format_spec != ""
    assert format(error, format_spec) == format(500 if is_number else "CUDA_ERROR_NOT_FOUND", format_spec)
    assert repr(error) == "<CUresult.CUDA_ERROR_NOT_FOUND: 500>"
    assert f"{error:d} {int(error)} %d" % error == "500 500 500"
