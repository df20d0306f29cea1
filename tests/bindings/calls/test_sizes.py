"""Tests that all implementations of calls reject memory that is too small, before the C call."""

from __future__ import annotations

import array
import ctypes
import gc
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

import cudyn
from cudyn import driver, testing
from cudyn._bindings.calls import call as calls
from cudyn._bindings.calls import plain_call
from cudyn._bindings.calls.sizes import Scope, Size, Unknown
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows

from ...support.messages import raises
from .every import ARGUMENT_ERRORS, list_calls, list_newest


def fail(*_: Any) -> Exception:
    """Return the error of a call that has reached C."""
    return RuntimeError("C was reached")


# --- the length of memory


HOST_MEMORY: Any = (ctypes.c_char * 64)()
LENGTHS: dict[str, Callable[[int], Any]] = {
    "bytearray": bytearray,
    "memoryview": lambda size: memoryview(bytearray(64))[:size],
    "array.array": lambda size: array.array("B", bytes(size)),
    "a ctypes array": lambda size: (ctypes.c_char * size)(),
    "a ctypes record": lambda size: type(
        "R", (ctypes.Structure,), {"_fields_": [("x", ctypes.c_char * size)]}
    )(),
    "an array at an address": lambda size: (ctypes.c_char * size).from_address(ctypes.addressof(HOST_MEMORY)),
}
UNKNOWN: dict[str, Callable[[], Any]] = {
    "an address": lambda: ctypes.addressof(HOST_MEMORY),
    "a pointer": lambda: ctypes.pointer(HOST_MEMORY),
    "byref": lambda: ctypes.byref(HOST_MEMORY, 8),
    "c_void_p": lambda: ctypes.c_void_p(ctypes.addressof(HOST_MEMORY)),
}


@pytest.mark.parametrize("memory_type", LENGTHS)
def test_memory_that_is_too_short_raises(fake: Any, memory_type: str) -> None:
    """The driver would write 9 bytes to 8 bytes of memory."""
    for call in list_calls(fake.cuMemcpyDtoH):
        call(LENGTHS[memory_type](8), 0x1000, 8)
        call(LENGTHS[memory_type](8), 0x1000, 0)
        with raises(ValueError):
            call(LENGTHS[memory_type](8), 0x1000, 9)


@pytest.mark.parametrize("memory_type", UNKNOWN)
def test_memory_of_unknown_length_is_accepted(fake: Any, memory_type: str) -> None:
    for call in list_calls(fake.cuMemcpyDtoH):
        call(UNKNOWN[memory_type](), 0x1000, 16)


def test_bytes_may_be_as_long_as_their_size(fake: Any) -> None:
    for call in list_calls(fake.cuMemcpyHtoD):
        call(0x1000, b"secret", 6)
        with raises(ValueError):
            call(0x1000, b"secret", 7)


def test_size_of_a_text_may_include_its_zero() -> None:
    """C code passes strlen(ptx) + 1, and the memory of a bytes object ends with a zero."""
    nvfatbin = library(catalog.find("nvfatbin"))
    record = nvfatbin.get_function("nvFatbinAddPTX", nvfatbin.releases[-1])
    types = nvfatbin.types_at(record.level)
    status_map = plain_call.StatusMap("nvFatbinAddPTX", fail)
    other_record = record._replace(symbol="getppid")
    process = ctypes.CDLL(None)
    function = calls.make_checked_call(types, process, other_record, nvfatbin.info.status, status_map)
    for call in list_calls(function):
        for source in (b"ptx", "ptx"):
            with pytest.raises(RuntimeError, match="C was reached"):
                call(None, source, 4, "90", "x", None)
            with raises(ValueError):
                call(None, source, 5, "90", "x", None)


def test_rejected_call_holds_no_memory(fake: Any) -> None:
    """The bytearray can be resized afterwards, which is impossible while a call uses its memory."""
    data = bytearray(8)
    for call in list_calls(fake.cuMemcpyDtoH):
        for size in (9, "x"):
            with pytest.raises(ARGUMENT_ERRORS) as caught:
                call(data, 0x1000, size)
            data.append(0)  # raises BufferError if the call still holds the memory
            data.pop()
            assert caught.value is not None
    gc.collect()


# --- lists


@pytest.fixture
def simulated() -> Iterator[None]:
    """Simulate a driver for the test."""
    with testing.simulate("sm_90"):
        driver.cuInit(0)
        yield


def test_list_is_accepted_for_an_array(simulated: None) -> None:
    """The list must have the length that the next argument states. If it is None, the list determines it."""
    with cudyn.Graph() as graph:
        for call in list_calls(driver.cuGraphAddEmptyNode):
            first_node = call(graph, [], 0)
            second_node = call(graph, [first_node], None)
            third_node = call(graph, (first_node, int(second_node)), 2)
            assert len({int(first_node), int(second_node), int(third_node)}) == 3
            with raises(ValueError):
                call(graph, [first_node], 2)
            with raises(TypeError):
                call(graph, [first_node, "x"], 2)
            with raises(TypeError):
                call(graph, 0x1000, None)


class GrowingNumber:
    """An integer that grows when `__index__` is called again."""

    def __init__(self) -> None:
        self.calls = 0

    def __index__(self) -> int:
        self.calls += 1
        return 8 if self.calls == 1 else 64


def test_index_of_a_count_is_called_once(fake: Any) -> None:
    """C must receive the integer that was compared with the size."""
    for call in list_calls(fake.cuMemcpyDtoH):
        number = GrowingNumber()
        call(bytearray(8), 0x1000, number)
        assert number.calls == 1


def test_pointer_object_is_memory_of_one_pointer() -> None:
    """ctypes passes a `const int32_t *` object for a `const int32_t **` by its address.

    The function reads `numTensors` pointers from its parameter `stateModes`, so the object is long enough for
    one tensor only.
    """
    functions = list_newest(catalog.find("cutensornet"))
    symbol = "cutensornetNetworkOperatorAppendProduct"
    (function,) = (candidate for candidate in functions if candidate.symbol == symbol)
    names = ["handle", "tensorNetworkOperator", "coefficient", "numTensors", "numStateModes", "stateModes"]
    names += ["tensorModeStrides", "tensorData"]
    arguments = dict.fromkeys(names) | {
        "coefficient": function.types.ctype("cuDoubleComplex")(),
        "stateModes": function.types.ctype("const int32_t *")(),
    }
    for call in list_calls(function.make_call("sched_yield")):
        call(*(arguments | {"numTensors": 1}).values())
        with raises(ValueError):
            call(*(arguments | {"numTensors": 2}).values())


@pytest.mark.parametrize("address", [None, 4096])
def test_void_pointer_is_memory_of_one_void_pointer(address: int | None) -> None:
    """For a `void **`, ctypes passes an object by its address. For a `void *`, the object is an address."""
    (function,) = (
        candidate
        for candidate in list_newest(catalog.find("driver"))
        if candidate.symbol == "cuLinkCreate_v2"
    )
    for call in list_calls(function.make_call("sched_yield")):
        call(1, None, ctypes.c_void_p(address))
        with raises(ValueError):
            call(2, None, ctypes.c_void_p(address))


def test_enumerator_of_an_object_keeps_its_enumeration() -> None:
    """A number would be accepted, but not an enumerator of an unrelated enumeration."""

    class Replaced:
        _as_parameter_ = driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE

    functions = list_newest(catalog.find("driver"))
    (append,) = (function for function in functions if function.symbol == "cuLinkAddData_v2")
    for call in list_calls(append.make_call("sched_yield")):
        call(None, 1, bytearray(1), 1, b"name", 0, None, None)
        with raises(TypeError):
            call(None, Replaced(), bytearray(1), 1, b"name", 0, None, None)


# --- enumerations


def test_member_of_another_enumeration_raises(simulated: None) -> None:
    """Numbers and members of the same enumeration in another release are accepted."""
    correct: Any = driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE
    wrong: Any = driver.CU_POINTER_ATTRIBUTE_CONTEXT
    for _ in range(2):  # a fast call remembers the class of the first argument
        for call in list_calls(driver.cuDeviceGetAttribute):
            assert (
                call(correct, 0)
                == call(int(correct), 0)
                == call(driver.api("12.0").CUdevice_attribute(10), 0)
            )
            with raises(TypeError):
                call(wrong, 0)


def test_integer_parameter_accepts_members_of_any_enumeration(simulated: None) -> None:
    cudyn.Device(0).use()
    driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)


# --- memory that needs no conversion


def test_unconverted_memory_that_is_too_short_raises(fake: Any) -> None:
    """The size is also checked for memory that ctypes passes without a conversion."""
    function = fake.cuMemcpyDtoH.call
    array = (ctypes.c_char * 8)()
    function(dstHost=array, srcDevice=0x1000, ByteCount=8)
    with raises(ValueError):
        function(dstHost=array, srcDevice=0x1000, ByteCount=9)
    with raises(TypeError):
        function(array, 0x1000, "8")
    with raises(OverflowError):
        function(-1, 0x1000, 8)
    with raises(TypeError):
        function(ctypes.byref(array), "x", 8)


@pytest.mark.parametrize(
    ("library_name", "name"),
    [
        ("driver", "cuPointerGetAttributes"),
        ("driver", "cuMemRangeGetAttributes"),
        ("runtime", "cudaMemRangeGetAttributes"),
    ],
)
@pytest.mark.parametrize("make_list", [list, tuple, lambda values: (ctypes.c_uint * len(values))(*values)])
def test_list_of_enumerators_shorter_than_its_count_raises(
    library_name: str, name: str, make_list: Any
) -> None:
    """C would read attributes after the end of the list."""
    (function_,) = (
        function for function in list_newest(catalog.find(library_name)) if function.symbol == name
    )
    call = function_.make_call("sched_yield")
    arguments: dict[str, Any] = {param.name: 1 for param in function_.accepted}
    assert len(call(**arguments | {"numAttributes": 1, "attributes": make_list([2])})) == 1
    with raises(ARGUMENT_ERRORS):
        call(**arguments | {"numAttributes": 3, "attributes": make_list([2, 2])})


GENERATORS = [
    function
    for function in list_newest(catalog.find("curand"))
    if any(param.name == "outputPtr" for param in function.accepted)
]


@pytest.mark.parametrize("function", GENERATORS, ids=lambda function: str(function.symbol))
def test_curand_output_in_short_host_memory_raises(function: Any) -> None:
    """Host generators write host memory. Device memory is passed as an address."""
    codes = {"unsigned int *": "I", "unsigned long long *": "Q", "float *": "f", "double *": "d"}
    params = {param.keyword: param for param in function.accepted}
    code = codes[params["outputPtr"].type]
    count = "num" if "num" in params else "n"
    elements: dict[str, Any] = {
        "I": ctypes.c_uint,
        "Q": ctypes.c_ulonglong,
        "f": ctypes.c_float,
        "d": ctypes.c_double,
    }
    element = elements[code]
    arguments: dict[str, Any] = dict.fromkeys(params, 1) | {count: 8}
    for call in list_calls(function.make_call("sched_yield")):
        for output in ((element * 8)(), array.array(code, [0] * 8), 0x1000, None):
            call(**arguments | {"outputPtr": output})
        for output in ((element * 7)(), array.array(code, [0] * 7), element()):
            with raises(ValueError):
                call(**arguments | {"outputPtr": output})


def test_every_generator_function_of_curand_has_a_size() -> None:
    assert len(GENERATORS) == 12
    assert all(
        param.size for function in GENERATORS for param in function.accepted if param.name == "outputPtr"
    )


def test_size_whose_function_fails_is_unknown() -> None:
    """The call itself then fails with the error of the library."""
    size = Size(cast(rows.Param, SimpleNamespace(size="cuCount(4)", in_bytes=True)), 1)

    def find_function(name: str) -> Callable[[int], int]:
        """Return the function that computes the number of elements."""
        assert name == "cuCount"
        return count

    def count(number: int) -> int:
        """Return the number of elements, or fail as a library does before its initialization."""
        if is_failing:
            raise RuntimeError("NOT_INITIALIZED")
        return 3 * number

    scope = Scope(None, {}, find_function)  # type: ignore[arg-type]
    is_failing = False
    assert size.compute(scope) == 12
    is_failing = True
    with pytest.raises(Unknown) as caught:
        size.compute(scope)
    assert str(caught.value.__cause__) == "NOT_INITIALIZED"


class Index(int):
    """A subclass of int, whose values machine code does not read."""


@pytest.mark.parametrize("number", [8, Index(8), ctypes.c_size_t(8)])
@pytest.mark.parametrize("role", ["both", "most"])
def test_size_from_a_number_that_the_call_copies_is_computed(role: str, number: Any) -> None:
    """C gets a pointer to a copy of the number, but the caller passes the number."""
    _, (param,) = rows.prototype(f"S ({role} size_t *length)")
    size = Size(cast(rows.Param, SimpleNamespace(size="2*length", in_bytes=True)), 1)
    assert size.compute(Scope(None, {"length": (param, number)}, None)) == 16  # type: ignore[arg-type]


def test_size_from_a_missing_number_is_unknown() -> None:
    _, (param,) = rows.prototype("S (both size_t *length)")
    size = Size(cast(rows.Param, SimpleNamespace(size="length", in_bytes=True)), 1)
    with pytest.raises(Unknown, match=r"^$"):
        size.compute(Scope(None, {"length": (param, None)}, None))  # type: ignore[arg-type]
