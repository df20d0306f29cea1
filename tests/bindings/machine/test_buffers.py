"""Tests for memory as an argument: fast calls and ctypes both accept it, or raise the same error."""

from __future__ import annotations

import array
import ctypes
import itertools
import mmap
import sys
from collections.abc import Callable
from typing import Any

import pytest

from cudyn._bindings.calls import params
from cudyn._bindings.machine import fast_functions
from cudyn._bindings.machine.body import Runtime
from cudyn._bindings.machine.kinds import Integer, Number, Parameter

from ...conftest import package

SIZE = 64


class AsParameter:
    """An object with `_as_parameter_`, which ctypes would use in its place."""

    def __init__(self, value: Any) -> None:
        self._as_parameter_ = value


class Formatless:
    """Memory whose elements have no format (PEP 688, Python 3.12)."""

    def __init__(self) -> None:
        self.data = bytearray(range(SIZE))

    def __buffer__(self, flags: int) -> memoryview:
        if flags & 4:
            raise ValueError("no format")
        return memoryview(self.data)


class Pair(ctypes.Structure):
    """A structure with an O in the name of a member, which is not the type code of an object."""

    _fields_ = (("Other", ctypes.c_int), ("y", ctypes.c_int))


def make_numpy(dtype: Any, order: str = "C") -> Callable[[], Any]:
    """Return a function that creates a numpy array with this dtype."""

    def make() -> Any:
        """Return an array of SIZE bytes or, for dtypes with references, of 8 elements."""
        numpy = package("numpy")
        if dtype == "StringDType":
            return numpy.array(["text"] * 8, dtype=numpy.dtypes.StringDType())
        is_ml_dtype = isinstance(dtype, str) and "float" in dtype
        type_ = numpy.dtype(getattr(package("ml_dtypes"), dtype) if is_ml_dtype else dtype)
        if type_.hasobject:
            return numpy.zeros(8, type_)
        data = numpy.arange(SIZE, dtype="u1").view(type_)
        return data if order == "C" else numpy.asfortranarray(data.reshape(2, -1))

    return make


def make_view(make: Callable[[], Any]) -> Callable[[], Any]:
    """Return a function that creates a memoryview of the object that `make` creates."""
    return lambda: memoryview(make())


WRITABLE: dict[str, Callable[[], Any]] = {
    "bytearray": lambda: bytearray(range(SIZE)),
    "memoryview": lambda: memoryview(bytearray(range(SIZE))),
    "memoryview of doubles": lambda: memoryview(bytearray(range(SIZE))).cast("d"),
    "memoryview of two dimensions": lambda: memoryview(bytearray(range(SIZE))).cast("h", [4, 8]),
    "array": lambda: array.array("H", range(32)),
    "mmap": lambda: mmap.mmap(-1, SIZE),
    "ctypes array": lambda: (ctypes.c_double * 8)(*range(8)),
    "ctypes records": lambda: (Pair * 8)(*(Pair(i, i) for i in range(8))),
    "ctypes pointers": lambda: (ctypes.POINTER(ctypes.c_int) * 8)(),
    "ctypes texts": lambda: (ctypes.c_char_p * 8)(*[b"text"] * 8),
    "ctypes record": lambda: (Pair * 8)()[0],
    "pointer": lambda: ctypes.pointer((ctypes.c_int * 16)(*range(16))),
    "byref": lambda: ctypes.byref((ctypes.c_int * 16)(*range(16))),
    "as a bytearray": lambda: AsParameter(bytearray(range(SIZE))),
    "as an array as an array": lambda: AsParameter(AsParameter((ctypes.c_int * 16)(*range(16)))),
    "float64": make_numpy("f8"),
    "complex64": make_numpy("c8"),
    "float16": make_numpy("f2"),
    "bool": make_numpy("?"),
    "fixed texts": make_numpy("S8"),
    "void": make_numpy("V16"),
    "datetime64": make_numpy("M8[s]"),
    "timedelta64": make_numpy("m8[us]"),
    "a record with a datetime": make_numpy([("Out", "M8[s]"), ("x", "i8")]),
    "a record with an O in a name": make_numpy([("Out", "f4"), ("x", "i4")]),
    "bfloat16": make_numpy("bfloat16"),
    "float8_e4m3fn": make_numpy("float8_e4m3fn"),
    "float8_e5m2": make_numpy("float8_e5m2"),
    "memoryview of float64": make_view(make_numpy("f8")),
    "one without a format": Formatless,
}
READ_ONLY: dict[str, Callable[[], Any]] = {
    "bytes": lambda: bytes(range(SIZE)),
    "a text": lambda: ctypes.c_char_p(bytes(range(1, SIZE + 1))),
    "read-only memoryview": lambda: memoryview(bytes(range(SIZE))),
    "as bytes": lambda: AsParameter(bytes(range(SIZE))),
    "as a text": lambda: AsParameter(ctypes.c_char_p(bytes(range(1, SIZE + 1)))),
    "as as bytes": lambda: AsParameter(AsParameter(bytes(range(SIZE)))),
}
REJECTED: dict[str, Callable[[], Any]] = {
    "str": lambda: "text" * 16,
    "as a str": lambda: AsParameter("text" * 16),
    "list": lambda: [1, 2],
    "float": lambda: 1.5,
    "as a float": lambda: AsParameter(1.5),
    "strided memoryview": lambda: memoryview(bytearray(2 * SIZE))[::2],
    "objects of ctypes": lambda: (ctypes.py_object * 8)(),
    "objects": make_numpy("O"),
    "objects in records": make_numpy([("x", "i8"), ("y", "O")]),
    "objects and datetimes in records": make_numpy([("x", "M8[s]"), ("y", "O")]),
    "texts of any length": make_numpy("StringDType"),
    "memoryview of objects": make_view(make_numpy("O")),
    "two dimensions, the first one first": make_numpy("f8", "F"),
}


def make_functions(monkeypatch: pytest.MonkeyPatch, is_numpy_known: bool = True) -> list[Any]:
    """Return memmove as a ctypes function and, if possible, as a fast call.

    Args:
        monkeypatch: Pytest's fixture.
        is_numpy_known: Whether the fast call handles numpy arrays.
    """
    if not is_numpy_known:
        monkeypatch.setattr(Runtime, "buffers", (bytearray, memoryview))
    move = ctypes.CDLL(None).memmove
    target_parameter = params.make_memory_converter("memmove: to (void *)", is_written=True)
    source_parameter = params.make_memory_converter("memmove: source (const void *)", is_const=True)
    move.argtypes = (target_parameter, source_parameter, ctypes.c_size_t)
    move.restype = ctypes.c_void_p
    parameters = [
        Parameter(ctypes.c_void_p, target_parameter.plain),
        Parameter(ctypes.c_void_p, source_parameter.plain),
    ]
    parameters.append(Parameter(ctypes.c_size_t, Integer(64, signed=False)))
    address = ctypes.cast(move, ctypes.c_void_p).value or 0
    fast_call = fast_functions.make(move, address, parameters, ctypes.c_void_p, Number("P"))
    return [move] if fast_call is move else [move, fast_call]


def read(move: Any, value: Any) -> Any:
    """Return the first eight bytes that C reads from the value, or the error."""
    copied = bytearray(8)
    try:
        move(copied, value, 8)
    except Exception as error:
        return type(error), str(error)
    finally:
        copied.append(0)  # raises BufferError if something still holds the memory
    return bytes(copied[:8])


def write(move: Any, value: Any, size: int = 0) -> Any:
    """Let C write this number of bytes to the value. Return the error, or `None` if there is none."""
    try:
        move(value, b"\x5a" * 8, size)
    except Exception as error:
        return type(error), str(error)
    return None


def skip_old_python(name: str) -> None:
    """Skip the test if Python is too old for this case."""
    if name == "one without a format" and sys.version_info < (3, 12):
        pytest.skip("a class of Python's has no buffer before Python 3.12")


@pytest.mark.parametrize("is_numpy_known", [True, False], ids=["numpy known", "numpy not known"])
@pytest.mark.parametrize("name", WRITABLE)
def test_memory_is_accepted_by_fast_calls_and_ctypes(
    name: str, is_numpy_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The memory is read and written in place, without a copy, and released after the call."""
    skip_old_python(name)
    for move in make_functions(monkeypatch, is_numpy_known):
        value = WRITABLE[name]()
        bytes_before = read(move, value)
        assert isinstance(bytes_before, bytes)
        assert len(bytes_before) == 8
        assert write(move, value, 8) is None
        assert (read(move, value), bytes_before != b"\x5a" * 8) == (b"\x5a" * 8, True)
        if isinstance(value, (bytearray, array.array)):
            value.append(0)
        elif isinstance(value, mmap.mmap):
            value.close()
        elif isinstance(value, memoryview):
            value.release()


@pytest.mark.parametrize("name", READ_ONLY)
def test_read_only_memory_is_accepted_only_for_reading(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    messages = set()
    for move in make_functions(monkeypatch):
        value = READ_ONLY[name]()
        bytes_before = read(move, value)
        assert isinstance(bytes_before, bytes)
        cls, text = write(move, value)
        assert cls is ctypes.ArgumentError
        assert "memmove: to (void *) is written to: expected an address or a buffer that can be chang" in text
        messages.add(text)
        assert read(move, value) == bytes_before
    assert len(messages) == 1


@pytest.mark.parametrize("is_numpy_known", [True, False], ids=["numpy known", "numpy not known"])
@pytest.mark.parametrize("name", REJECTED)
def test_other_objects_are_rejected_by_fast_calls_and_ctypes(
    name: str, is_numpy_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Arrays of Python objects are rejected, because overwriting their addresses would crash Python."""
    for access in (read, write):
        messages = {access(move, REJECTED[name]()) for move in make_functions(monkeypatch, is_numpy_known)}
        ((cls, text),) = messages
        assert cls is ctypes.ArgumentError
        assert ", got " in text
        is_objects = "objects" in name or name == "texts of any length"
        assert text.endswith("its elements are Python objects") == is_objects


@pytest.mark.parametrize("access", [read, write])
def test_random_element_types_are_accepted(access: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Covers all numpy types, including those in records. Only object types are rejected."""
    numpy = package("numpy")
    letters = [*"?bBhHiIlLqQefdgFDGO", "S8", "U8", "V8", "M8[D]", "m8"]
    first_types = letters[::3]  # a third of the types, to save time
    records = [
        [("a", first_type), ("O", second_type)]
        for first_type, second_type in itertools.product(first_types, letters)
    ]
    for type_ in [*letters, *records]:
        for move in make_functions(monkeypatch):
            value = numpy.zeros(32, type_)
            is_rejected = isinstance(access(move, value), tuple)
            assert is_rejected == value.dtype.hasobject, type_


def test_memory_is_held_only_during_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """This also holds if another argument is rejected and the exception is kept."""
    for move in make_functions(monkeypatch):
        for wrong_size in ("x", 1.5, object()):
            for make in (bytearray, lambda size: array.array("b", [0] * size)):
                data: Any = make(8)
                with pytest.raises(ctypes.ArgumentError) as caught:
                    move(data, data, wrong_size)
                data.append(0)
                assert caught.value is not None


def test_function_is_passed_by_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Covers a function with a fast call and a function without one."""
    functions = make_functions(monkeypatch)
    address_of_memmove = ctypes.cast(functions[0], ctypes.c_void_p)
    code = ctypes.string_at(address_of_memmove, 8)
    for move, function in itertools.product(functions, functions):
        assert read(move, function) == code


@pytest.mark.skipif(bool(fast_functions.why_unavailable()), reason="this process has no fast calls")
def test_find_slot_returns_the_offset() -> None:
    class TwoSlots:
        __slots__ = ("a", "b")

    offset = fast_functions.find_slot(TwoSlots, "b")
    instance: Any = TwoSlots()
    instance.b = value = object()
    assert ctypes.c_void_p.from_address(id(instance) + offset).value == id(value)


@pytest.mark.skipif(bool(fast_functions.why_unavailable()), reason="this process has no fast calls")
@pytest.mark.parametrize("count", [1, 5, 1000])
def test_find_items_returns_the_address_of_the_items(count: int) -> None:
    values = [object() for _ in range(count)]
    items = (ctypes.c_size_t * count).from_address(fast_functions.find_items(values))
    values[:count] = replaced = [object() for _ in range(count)]
    values[0] = last = object()
    assert [*items] == [id(last), *map(id, replaced[1:])]


def test_find_items_of_an_empty_list_returns_0() -> None:
    assert fast_functions.find_items([]) == 0
