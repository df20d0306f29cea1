"""Tests for types created from tables in this file. Layouts that ctypes cannot reproduce are rejected."""

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from cudyn import cublas
from cudyn._bindings.calls.c_types import CommonTypes, Types
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.tables import functions

from ...support.messages import raises

RELEASES = ("1.0", "2.0")


def make_tables(**tables: Any) -> SimpleNamespace:
    """Return tables that are empty, except for those that are passed."""
    empty: dict[str, Any] = {
        "TAGGED": (),
        "TYPEDEFS": {},
        "ENUMS": {},
        "RECORDS": {},
        "CONSTANTS": {},
        "VARIABLES": {},
        "USES": {},
    }
    empty |= {
        "USED_TYPES": (),
        "DEVICE_POINTERS": False,
        "WINDOWS": {},
        "RENAMED": {},
        "INITIAL": {},
        "BYTES": {},
    }
    return SimpleNamespace(**{**empty, **tables})


def make_types(**tables: Any) -> Types:
    """Return the types of these tables, which do not use other libraries."""
    return Types(CommonTypes("tests", make_tables(**tables), RELEASES), RELEASES[-1])


def test_record_of_a_call_has_the_parameters_as_members() -> None:
    """The members are the parameters in the first release in which the record exists.

    The tag may omit the symbol's version.
    """
    prototypes = {
        "prA": "@1.0<2.0 int (int a, out void **b, const char *c) | @2.0 int (int a, size:c size_t b)",
        "prB_v2": "void (Small x, double y)",
    }
    small = {"Small": "struct 3 1\n  0 char c[3]"}
    used = make_types(TYPEDEFS={"Small": "struct Small"}, RECORDS=small).common
    table = SimpleNamespace(FUNCTIONS=prototypes, HIDDEN={}, RELEASES=RELEASES)
    used.find_parameters = lambda symbol, level: functions.read_parameters(table, symbol, level)
    row = "@1.0<2.0 =\n@2.0 ="
    records = {"prA_params_st": row, "prA_v11000_params_st": row, "prB_v2_params_st": "="}
    tables = make_tables(TAGGED=("_params",), USES={"used": "same"}, RECORDS=records)
    common = CommonTypes("tests", tables, RELEASES, [used])
    old, new = (Types(common, release) for release in RELEASES)

    def fields(types: Types, name: str) -> list[tuple[str, int] | int]:
        """Return the name and the offset of each member, followed by the size."""
        cls = types.get(name)
        return [*((field[0], getattr(cls, field[0]).offset) for field in cls._fields_), ctypes.sizeof(cls)]

    for name in ("prA_params", "prA_v11000_params", "prA_params_st"):
        assert fields(old, name) == [("a", 0), ("b", 8), ("c", 16), 24]
        assert fields(new, name) == [("a", 0), ("b", 8), 16]
        assert old.get(name).__name__ == name.removesuffix("_st")
    assert fields(new, "prB_v2_params") == [("x", 0), ("y", 8), 16]
    span = (RELEASES[0], None, "=")
    assert old.layout("prB_v2_params_st", span) == "struct 16 8\n  0 Small x\n  8 double y"
    with raises(KeyError):
        old.layout("prC_params_st", span)


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        # The members overlap.
        ("struct 6 1\n  0 int a\n  2 int b", "size 8 instead of 6, misplaced members: ['b']"),
        ("struct 4 4\n  0 int a\n  4 int b", "size 8 instead of 4, misplaced members: []"),
        ("union 2 2\n  0 short a\n  2 short b", "size 2 instead of 2, misplaced members: ['b']"),
        ("union 8 4\n  0 int a", "size 4 instead of 8, misplaced members: []"),
        ("struct 8 4\n  0 int a\n  4 union 2 2 u\n    0 int b", "size 4 instead of 2, misplaced members: []"),
        ("struct 8 4\n  0:0 int a : 3\n  8 int b", "misplaced members: ['b']"),
    ],
)
def test_layout_that_ctypes_cannot_reproduce_raises(row: str, wrong: str) -> None:
    """Wrong offsets would corrupt memory, so the record cannot be used."""
    types = make_types(RECORDS={"R": row})
    for _ in range(2):  # failed attempts are not cached
        with pytest.raises(RuntimeError) as caught:
            types.record("R")
        assert "differently from C" in str(caught.value)
        assert wrong in str(caught.value)
        assert "report this with your Python version" in str(caught.value)


@pytest.mark.parametrize(
    ("row", "offsets", "size"),
    [
        ("struct 8 4\n  0 int a\n  4 int b", (0, 4), 8),
        ("struct 5 1\n  0 char a\n  1 int b", (0, 1), 5),  # packed
        ("struct 16 4\n  0 int a\n  8 int b", (0, 8), 16),  # gaps between the members and after the last one
        ("union 4 4\n  0 int a\n  0 short b", (0, 0), 4),
    ],
)
def test_layout_that_ctypes_reproduces_has_the_offsets(row: str, offsets: tuple[int, int], size: int) -> None:
    cls = make_types(RECORDS={"R": row}).record("R")
    assert (cls.a.offset, cls.b.offset) == offsets
    assert ctypes.sizeof(cls) == size


def test_int_is_accepted_as_a_pointer_to_device_memory() -> None:
    """An address of device memory is an int. Other numbers and strings are rejected."""
    kind = view_of(cublas).types.param("float *")
    assert "0x7000" in repr(kind.from_param(0x7000))
    for wrong in (True, 1.5, "a"):
        with raises((TypeError, ctypes.ArgumentError)):
            kind.from_param(wrong)


def test_record_with_an_aligned_member_is_aligned() -> None:
    """This includes Python 3.13, whose ctypes supports alignment but does not allocate aligned memory."""
    records = {
        "A": "struct 64 64\n  0 int a[16]",
        "B": "struct 128 64\n  0 int a\n  64 struct A b",
        "C": "struct 256 64\n  0 struct B c[2]",
        "D": "union 64 64\n  0 struct A d\n  0 int a",
    }
    types = make_types(RECORDS=records)
    objects = []
    for _ in range(30):
        for name in records:
            cls = types.record(name)
            record = cls()
            copied = cls.from_buffer_copy(bytes(ctypes.sizeof(cls)))
            array = (cls * 2)()
            objects += [record, copied, array, bytearray(8)]
            assert [ctypes.addressof(item) % 64 for item in (record, copied, array, array[1])] == [0] * 4


def test_chars_in_anonymous_members_are_text_or_bytes() -> None:
    """Members of anonymous structs and unions are used like members of the outer struct."""
    row = (
        "struct 20 4\n  0 union 8 4\n    0 char text[8]\n    0 int n\n  8 char data[4]\n"
        "  12 struct 8 4 inner\n    0 char text[4]\n    4 int m"
    )
    cls = make_types(RECORDS={"R": row}, BYTES={"R": ("data",)}).record("R")
    value = cls(text="abc", data=b"a\0b", inner=("xyz", 5))
    assert (value.text, value.data, value.inner.text, value.inner.m) == ("abc", b"a\0b\0", "xyz", 5)
    assert value._anonymous0.text == "abc"
    value.text = b"\xff"
    assert (value.text, bytes(value)[:2]) == ("\ufffd", b"\xff\0")
    assert repr(value).endswith("data=b'a\\x00b\\x00', inner=(text='xyz', m=5))")
    assert (cls.text.offset, cls.data.offset, cls.data.size) == (0, 8, 4)


def test_array_with_several_dimensions_accepts_nested_lists() -> None:
    """NVIDIA's headers do not contain such arrays so far."""
    cls = make_types(RECORDS={"R": "struct 14 1\n  0 int a[2]\n  8 char names[2][3]"}).record("R")
    value = cls(a=[1], names=["ab", b"cde"])
    assert bytes(value) == (1).to_bytes(8, "little") + b"ab\0cde"
    assert repr(value) == "R(a=[1, 0], names=['ab', 'cde'])"
    value.names = [[65]]
    assert bytes(value.names) == b"A" + bytes(5)
    with raises(ValueError):
        value.names = ["a", "abcd"]
    with raises(ValueError):
        cls(names=["a", "b", "c"])
