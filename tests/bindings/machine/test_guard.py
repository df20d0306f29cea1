"""Tests for the guard after outputs in fast calls, with C functions that write too many bytes."""

from __future__ import annotations

import ctypes
import pathlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn._bindings.machine.capture_safe_code import CaptureSafeWriter
from cudyn._bindings.machine.guard import GUARD, PATTERN, WORD, count_written
from cudyn._bindings.machine.kinds import (
    Address,
    ByEnumerator,
    EnumMember,
    Integer,
    Number,
    Object,
    Parameter,
    TypeEnumerator,
)

from .conftest import build
from .test_call import LONG, OverrunError, fail, fast_call, make_input, make_output, needs_fast_calls

CODE = r"""
#include <string.h>
int write_one(long size, void *to) { memset(to, 0, size); return 0; }
int write_two(long first, long second, void *a, void *b) {
    memset(a, 1, first); memset(b, 1, second); return 0;
}
int write_and_fail(long size, void *to) { memset(to, 0, size); return 7; }
int write_before(void *to, long size) { memset(to, 1, size); return 0; }
int write_typed(int which, long size, void *to) { memset(to, 1, size); return 0; }
int mode, exchanges;
int exchange(int *other) { int before = mode; mode = *other; *other = before; exchanges++; return 0; }
int count_byte(const unsigned char *data, long size, void *to) { memset(to, data[0], size); return 0; }
"""

pytestmark = needs_fast_calls
EXTRA = st.integers(1, GUARD)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return ctypes.CDLL(str(build(tmp_path_factory.mktemp("guards"), CODE)))


def call_with_overrun(call: Any, *arguments: Any) -> tuple[int, int]:
    """Make a call that overruns an output. Return the parameter's index and the number of bytes beyond it."""
    with pytest.raises(OverrunError) as caught:
        call(*arguments)
    index, written = caught.value.args
    return index, written


class Handle(ctypes.c_void_p):
    pass


class Record(ctypes.Structure):
    _fields_ = (("a", ctypes.c_uint64), ("b", ctypes.c_uint32), ("c", ctypes.c_uint16 * 2))


class WithInitialValues(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("text", ctypes.c_char * 21))

    def __init__(self) -> None:
        self.version = 5
        self.text = b"initial"


KINDS = [
    *(Number(letter) for letter in Number.LETTERS),
    EnumMember(Number("i"), {0: "zero"}),
    EnumMember(Number("B"), {0: "zero"}),
    Object(Handle, is_plain=True),
    Object(Handle, is_plain=True, is_late=True),
    Object(ctypes.POINTER(ctypes.c_int)),
    Object(Record),
    Object(Record, is_late=True),
]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{type(kind).__name__}-{kind.size}")


def test_pattern_has_no_zero_and_no_byte_twice() -> None:
    word = WORD.to_bytes(8, "little")
    assert len({*word}) == 8
    assert 0 not in word
    assert word * (GUARD // 8) == PATTERN


@given(st.integers(0, 3 * GUARD), st.integers(0, 3 * GUARD))
def test_count_written_finds_the_last_changed_byte(first: int, last: int) -> None:
    guard = bytearray(PATTERN * 3)
    assert count_written(bytes(guard)) == 0
    for index in sorted({first, last}):
        if index:
            guard[index - 1] ^= 0x55
    assert count_written(bytes(guard)) == max(first, last)


@each_kind
def test_output_of_its_size_is_returned(library: Any, kind: Any) -> None:
    call, slow = fast_call(
        library, "write_one", make_input(LONG, ctypes.c_long), make_output(kind), check=fail
    )
    for size in {0, 1, kind.size // 2, kind.size - 1, kind.size} - {-1}:
        value = call(size)
        if isinstance(kind, Object):
            assert type(value) is kind.cls
            assert bytes(value) == bytes(kind.size)
            assert ctypes.sizeof(value) == len(memoryview(value).cast("B")) == kind.size
    assert slow.calls == []


@each_kind
def test_every_byte_beyond_an_output_is_reported(library: Any, kind: Any) -> None:
    """The output, the frame and the objects after it are not changed."""
    call, slow = fast_call(
        library, "write_one", make_input(LONG, ctypes.c_long), make_output(kind), check=fail
    )
    for extra in range(1, GUARD + 1):
        assert call_with_overrun(call, kind.size + extra) == (1, extra)
    call(kind.size)
    assert slow.calls == []


@given(size=st.integers(1, 200) | st.integers(1, 5000), extra=EXTRA, is_late=st.booleans())
def test_record_of_any_size_has_a_guard(library: Any, size: int, extra: int, is_late: bool) -> None:
    """A function that writes after the end of a record is detected, and the record itself is intact."""

    def set_data(self: Any) -> None:
        """Fill the record with a byte that the function should overwrite."""
        self.data[:] = b"5" * size

    members = {"_fields_": [("data", ctypes.c_ubyte * size)], "__init__": set_data}
    cls = type("Sized", (ctypes.Structure,), members)
    output = make_output(Object(cls, is_late=is_late))
    call, _ = fast_call(library, "write_one", make_input(LONG, ctypes.c_long), output, check=fail)
    record = call(size - 1)
    assert ctypes.sizeof(record) == size
    assert bytes(record) == b"\0" * (size - 1) + b"5"
    assert call_with_overrun(call, size + extra) == (1, extra)


@given(first=st.integers(0, 8 + GUARD), second=st.integers(0, ctypes.sizeof(Record) + GUARD))
def test_first_output_with_an_overrun_is_reported(library: Any, first: int, second: int) -> None:
    size = ctypes.sizeof(Record)
    parameters = (
        make_input(LONG, ctypes.c_long),
        make_input(LONG, ctypes.c_long),
        make_output(Number("q")),
        make_output(Object(Record)),
    )
    call, _ = fast_call(library, "write_two", *parameters, check=fail)
    if first > 8:
        assert call_with_overrun(call, first, second) == (2, first - 8)
    elif second > size:
        assert call_with_overrun(call, first, second) == (3, second - size)
    else:
        number, record = call(first, second)
        assert number == int.from_bytes((b"\1" * first).ljust(8, b"\0"), "little")
        assert bytes(record) == (b"\1" * second).ljust(size, b"\0")


def test_initial_values_of_an_output_are_kept(library: Any) -> None:
    call, _ = fast_call(
        library,
        "write_one",
        make_input(LONG, ctypes.c_long),
        make_output(Object(WithInitialValues)),
        check=fail,
    )
    record = call(0)
    assert (record.version, record.text) == (5, b"initial")
    assert call(4).version == 0


def test_overrun_is_reported_before_the_status(library: Any) -> None:
    call, _ = fast_call(
        library, "write_and_fail", make_input(LONG, ctypes.c_long), make_output(Number("i")), check=fail
    )
    with pytest.raises(RuntimeError, match="status 7"):
        call(4)
    assert call_with_overrun(call, 5) == (1, 1)


@pytest.mark.parametrize(("letter", "size"), [("i", 4), ("q", 8), ("B", 1), ("H", 2)])
def test_number_that_is_passed_and_returned_has_a_guard(library: Any, letter: str, size: int) -> None:
    both = Parameter(ctypes.c_void_p, Integer(8 * size, letter.islower()), Number(letter))
    call, _ = fast_call(library, "write_before", both, make_input(LONG, ctypes.c_long), check=fail)
    assert call(77, 0) == 77
    assert call(77, size) == int.from_bytes(b"\1" * size, "little")
    for extra in range(1, GUARD + 1):
        assert call_with_overrun(call, 77, size + extra) == (0, extra)


def test_number_that_an_enumerator_selects_has_eight_bytes(library: Any) -> None:
    """Drivers disagree on the size of a boolean."""
    choices: dict[int, Number | EnumMember] = {3: Number("?"), 4: Number("Q"), 5: EnumMember(Number("i"), {})}
    parameters = (
        make_input(TypeEnumerator(Integer(32, signed=True), choices), ctypes.c_int),
        make_input(LONG, ctypes.c_long),
        make_output(ByEnumerator(0, choices)),
    )
    call, _ = fast_call(library, "write_typed", *parameters, check=fail)
    assert [call(which, 8) for which in choices] == [True, 0x0101010101010101, 0x01010101]
    for which in choices:
        for extra in (1, 8, GUARD):
            assert call_with_overrun(call, which, 8 + extra) == (2, extra)


def test_overrun_releases_buffers_and_objects(library: Any) -> None:
    buffer = make_input(Address(buffers="any"))
    call, _ = fast_call(
        library,
        "count_byte",
        buffer,
        make_input(LONG, ctypes.c_long),
        make_output(Object(Record)),
        check=fail,
    )
    data = bytearray(b"abc")
    size = ctypes.sizeof(Record)
    for _ in range(100):
        assert call_with_overrun(call, data, size + 8) == (2, 8)
        data.append(0)  # raises BufferError if something still holds the memory
        data.pop()
    assert bytes(call(data, size)) == b"a" * size


def test_overrun_restores_the_capture_mode(library: Any) -> None:
    exchange = ctypes.cast(library.exchange, ctypes.c_void_p).value
    call, slow = fast_call(
        library,
        "write_one",
        make_input(LONG, ctypes.c_long),
        make_output(Number("Q")),
        check=fail,
        writer=CaptureSafeWriter,
        exchange=exchange,
    )
    assert call(8) == 0
    assert call_with_overrun(call, 12) == (1, 4)
    assert [ctypes.c_int.in_dll(library, name).value for name in ("mode", "exchanges")] == [0, 4]
    assert slow.calls == []


def test_object_keeps_its_memory_after_the_call(library: Any) -> None:
    """NCCL writes handles when the group ends, to the address that the call passed."""
    output = make_output(Object(Handle, is_plain=True, is_late=True))
    call, _ = fast_call(library, "write_one", make_input(LONG, ctypes.c_long), output, check=fail)
    handles = [call(8) for _ in range(50)]
    for number, handle in enumerate(handles):
        ctypes.memset(ctypes.addressof(handle), number + 1, 8)
    assert [handle.value for handle in handles] == [
        int.from_bytes(bytes([number + 1]) * 8, "little") for number in range(50)
    ]


def test_outputs_without_a_report_have_no_fast_call(library: Any) -> None:
    with pytest.raises(AssertionError) as caught:
        fast_call(
            library, "write_one", make_input(LONG, ctypes.c_long), make_output(Number("i")), overrun=None
        )
    assert caught.traceback[-1].name == "fast_call"


def test_failed_allocation_of_an_object_raises_memory_error(library: Any, tmp_path: pathlib.Path) -> None:
    testing = pytest.importorskip("_testcapi")
    kinds = [Object(cls, is_late=True) for cls in (Handle, Record, WithInitialValues)]
    failures = 0
    for kind in kinds:
        call, _ = fast_call(
            library, "write_one", make_input(LONG, ctypes.c_long), make_output(kind), check=fail
        )
        call(1)
        for start in range(6):
            try:
                testing.set_nomemory(start, start + 1)
                try:
                    call(1)
                finally:
                    testing.remove_mem_hooks()
            except MemoryError:
                failures += 1
    assert failures > 3
