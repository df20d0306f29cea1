"""Tests for the guard after each output of a call. A call that overwrites a guard raises LayoutError."""

from __future__ import annotations

import copy
import ctypes
import pathlib
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cudyn import driver, nvml
from cudyn._bindings.calls import call as calls
from cudyn._bindings.calls import fast_calls, guarded, plain_call
from cudyn._bindings.calls.values import Handle
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.machine import kinds
from cudyn._bindings.machine.guard import GUARD
from cudyn.errors import CudynError, LayoutError

from ...support import fakes
from ...support.messages import raises
from .conftest import NVML_VERSION, Fake, opened
from .every import list_calls, make_record

CODE = r"""
#include <stddef.h>
#include <stdint.h>
#include <string.h>
uint64_t lengths[4], count, status;
static int fill(void *to, int index) { if (to) memset(to, 0, lengths[index]); return status; }
int one(void *a) { return fill(a, 0); }
int two(void *a, void *b) { fill(a, 0); return fill(b, 1); }
int three(void *a, void *b, void *c) { two(a, b); return fill(c, 2); }
int write_value(void *a, unsigned which) { return fill(a, 0); }
int read_value(unsigned which, void *a) { return fill(a, 0); }
int several(unsigned n, unsigned *which, void **to) {
    for (unsigned i = 0; i < n; i++) memset(to[i], 0, lengths[i]);
    return status;
}
int text(char *to, int length) { memset(to, 'x', lengths[0]); to[0] = 0; return status; }
int text_of(void *of, char *to) { memset(to, 'x', lengths[0]); return status; }
int size_of(void *of, size_t *size) { *size = count; return 0; }
int counted(void *to, unsigned *n) { fill(to, 0); *n = count; return status; }
int exact(void *to, unsigned n) { return fill(to, 0); }
"""
EXTRA = st.integers(1, GUARD)


class OverrunLibrary:
    """A library whose functions write the numbers of bytes that a test sets."""

    def __init__(self, path: pathlib.Path) -> None:
        self.library = ctypes.CDLL(str(path))
        self.lengths = (ctypes.c_uint64 * 4).in_dll(self.library, "lengths")
        self.count = ctypes.c_uint64.in_dll(self.library, "count")
        self.status = ctypes.c_uint64.in_dll(self.library, "status")

    def declare(self, symbol: str, text: str, **options: Any) -> list[Any]:
        """Return the implementations of a call to a function with this prototype."""
        record = make_record(symbol, text)
        answers = plain_call.StatusMap(symbol, lambda status, *_: RuntimeError(f"status {status}"))
        types = view_of(driver).types
        function = calls.make_checked_call(types, self.library, record, "CUresult", answers, **options)
        return list_calls(function)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> OverrunLibrary:
    """The compiled library."""
    return OverrunLibrary(fakes.build(tmp_path_factory.mktemp("writing"), CODE, name="libwriting.so"))


@pytest.fixture
def writing(built: OverrunLibrary) -> OverrunLibrary:
    """The compiled library, whose functions write nothing and return 0 at the beginning."""
    built.lengths[:] = [0] * 4
    built.count.value = built.status.value = 0
    return built


def get_overrun(call: Any, *arguments: Any) -> LayoutError:
    """Return the error of a call that must raise LayoutError."""
    with pytest.raises(LayoutError) as caught:
        call(*arguments)
    return caught.value


OUTPUTS = {
    "int *": 4,
    "unsigned char *": 1,
    "unsigned short *": 2,
    "size_t *": 8,
    "double *": 8,
    "CUdeviceptr *": 8,
    "CUresult *": 4,
    "CUcontext *": 8,
    "void **": 8,
    "const char **": 8,
    "CUuuid *": 16,
    "CUDA_ARRAY3D_DESCRIPTOR *": 40,
    "CUlaunchConfig *": 56,
    "CUtensorMap *": 128,
    "CUgraphNodeParams *": 256,
}
WITH_POINTERS = "CUlaunchConfig *", "CUgraphNodeParams *"  # cannot be pickled


@pytest.mark.parametrize("type_", OUTPUTS)
def test_every_byte_beyond_an_output_is_reported_by_all_implementations(
    writing: OverrunLibrary, type_: str
) -> None:
    """The library writes too many bytes, which the guard after the output detects."""
    size = OUTPUTS[type_]
    for call in writing.declare("one", f"CUresult (out {type_}value)"):
        for extra in range(1, GUARD + 1):
            writing.lengths[0] = size + extra
            error = get_overrun(call)
            facts = error.function, error.parameter, error.type, error.written, error.size, error.count
            assert facts == ("one", "value", type_, extra, size, 1)
            assert error.release == "13.0"


@pytest.mark.parametrize("type_", OUTPUTS)
def test_output_of_its_size_is_returned_by_all_implementations(writing: OverrunLibrary, type_: str) -> None:
    """The guard after the output is not visible in the value, its size, its copies or its bytes."""
    size = OUTPUTS[type_]
    for call in writing.declare("one", f"CUresult (out {type_}value)"):
        for length in (0, size - 1, size):
            writing.lengths[0] = length
            value = call()
            if isinstance(value, ctypes.Structure):
                assert ctypes.sizeof(value) == len(bytes(value)) == size
                assert len(memoryview(value).cast("B")) == size
                assert bytes(copy.copy(value)) == bytes(value)
                if type_ not in WITH_POINTERS:
                    assert bytes(pickle.loads(pickle.dumps(value))) == bytes(value)


@given(lengths=st.tuples(*(st.integers(0, size + GUARD) for size in (4, 8, 16))))
def test_first_output_with_an_overrun_is_reported(built: OverrunLibrary, lengths: tuple[int, ...]) -> None:
    """If the library writes beyond several outputs, the error names the first of them."""
    built.lengths[:3] = [*lengths]
    text = "CUresult (out int *a, out CUstream *b, out CUuuid *c)"
    extra = {name: length - size for name, length, size in zip("abc", lengths, (4, 8, 16)) if length > size}
    for call in built.declare("three", text):
        if extra:
            error = get_overrun(call)
            assert (error.parameter, error.written) == next(iter(extra.items()))
        else:
            assert len(call()) == 3


def test_overrun_is_reported_before_a_status(writing: OverrunLibrary) -> None:
    """The overrun is the more serious fault, and may have caused the status."""
    writing.status.value = 1
    for call in writing.declare("one", "CUresult (out int *value)"):
        writing.lengths[0] = 4
        with pytest.raises(RuntimeError, match="status 1"):
            call()
        writing.lengths[0] = 12
        assert get_overrun(call).written == 8


def test_message_names_the_sizes_and_the_remedy(writing: OverrunLibrary) -> None:
    """One byte or all bytes of the guard are overwritten. All implementations raise the same message."""
    implementations = writing.declare("one", "CUresult (out CUuuid *uuid)")
    for length in (17, 16 + GUARD):
        writing.lengths[0] = length
        with raises(LayoutError):
            implementations[0]()
        assert len({str(get_overrun(call)) for call in implementations}) == 1


def test_layout_error_can_be_pickled(writing: OverrunLibrary) -> None:
    """Errors of worker processes reach the main process in this way."""
    writing.lengths[0] = 5
    error = get_overrun(writing.declare("one", "CUresult (out int *value)")[0])
    other = pickle.loads(pickle.dumps(error))
    assert (str(other), vars(other)) == (str(error), vars(error))
    assert isinstance(error, CudynError)


# --- roles


@given(room=st.integers(1, 300), extra=EXTRA)
def test_text_has_a_guard(built: OverrunLibrary, room: int, extra: int) -> None:
    """A library that writes a string longer than the passed memory is detected."""
    (call, *_) = built.declare("text", f"CUresult (text:{room} char *name, size:name int len)")
    built.lengths[0] = room
    assert call() == ""
    built.lengths[0] = room + extra
    error = get_overrun(call)
    assert (error.parameter, error.written, error.count, error.size) == ("name", extra, room, 1)


@given(room=st.integers(1, 300), extra=EXTRA)
def test_bytes_have_a_guard(built: OverrunLibrary, room: int, extra: int) -> None:
    """A library that writes more bytes than the passed memory has is detected."""
    (call, *_) = built.declare("exact", f"CUresult (bytes:{room} char *id, unsigned int n)")
    built.lengths[0] = room
    assert call(0) == bytes(room)
    built.lengths[0] = room + extra
    assert get_overrun(call, 0).written == extra


@pytest.mark.parametrize(
    ("type_", "size"), [("int", 4), ("CUstream", 8), ("CUuuid", 16), ("CUmemLocation", 8)]
)
@given(length=st.integers(1, 100), extra=EXTRA)
def test_list_of_a_length_has_a_guard(
    built: OverrunLibrary, type_: str, size: int, length: int, extra: int
) -> None:
    """A library that writes more elements than the list has is detected."""
    (call, *_) = built.declare("exact", f"CUresult (list:n {type_} *values, unsigned int n)")
    built.lengths[0] = size * length
    assert len(call(length)) == length
    built.lengths[0] += extra
    error = get_overrun(call, length)
    assert (error.parameter, error.written, error.count, error.size) == ("values", extra, length, size)


@given(length=st.integers(5, 100), longer=st.integers(1, 16))
def test_longer_elements_stay_within_the_guard_of_a_list(
    built: OverrunLibrary, length: int, longer: int
) -> None:
    """The guard is as long as the list, so that no other memory is overwritten."""
    (call, *_) = built.declare("exact", "CUresult (list:n CUuuid *values, unsigned int n)")
    built.lengths[0] = (16 + longer) * length
    error = get_overrun(call, length)
    assert error.written == longer * length
    assert error.room >= 16 * length


@given(length=st.integers(1, 100), extra=EXTRA)
def test_list_that_is_counted_first_has_a_guard(built: OverrunLibrary, length: int, extra: int) -> None:
    """The list has one more element than the library has counted."""
    (call, *_) = built.declare("counted", "CUresult (list:n CUuuid *values, count unsigned int *n)")
    built.count.value = length
    built.lengths[0] = 16 * length
    assert len(call()) == length
    built.lengths[0] = 16 * (length + 1) + extra
    error = get_overrun(call)
    assert (error.parameter, error.written, error.count) == ("values", extra, length + 1)


@pytest.mark.parametrize("role", ["count", "most", "used"])
def test_number_of_elements_has_a_guard(writing: OverrunLibrary, role: str) -> None:
    """The library writes beyond the number itself, not beyond the list."""
    of = {"count": "list:n", "most": "list:n", "used": "list:8"}[role]
    (call, *_) = writing.declare("two", f"CUresult ({of} CUuuid *values, {role} unsigned int *n)")
    arguments = (8,) if role == "most" else ()
    for extra in (1, 4, GUARD):
        writing.lengths[1] = 4 + extra
        error = get_overrun(call, *arguments)
        assert (error.parameter, error.written, error.size) == ("n", extra, 4)


def test_size_has_a_guard(writing: OverrunLibrary) -> None:
    (call, *_) = writing.declare("two", "CUresult (text:64 char *name, size:name size_t *size)")
    writing.lengths[1] = 12
    assert get_overrun(call).parameter == "size"


@pytest.mark.parametrize("type_", ["unsigned int", "size_t", "CUstreamCaptureMode"])
def test_number_that_is_passed_and_returned_has_a_guard(writing: OverrunLibrary, type_: str) -> None:
    """The library changes a number in place, and may write beyond it."""
    size = 8 if type_ == "size_t" else 4
    for call in writing.declare("one", f"CUresult (both {type_} *number)"):
        assert call(1) == 1
        for extra in range(1, GUARD + 1):
            writing.lengths[0] = size + extra
            assert get_overrun(call, 1).written == extra
        writing.lengths[0] = size
        assert call(1) == 0
        writing.lengths[0] = 0


TYPED = "CUresult (typed:which void *data, CUpointer_attribute which)"


def test_typed_value_has_a_guard_after_eight_bytes(writing: OverrunLibrary) -> None:
    """Drivers disagree on the size of a boolean."""
    for call in writing.declare("write_value", TYPED):
        for which in (driver.CU_POINTER_ATTRIBUTE_IS_MANAGED, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL):
            writing.lengths[0] = 8
            assert call(which) == 0
            for extra in (1, 7, GUARD):
                writing.lengths[0] = 8 + extra
                assert get_overrun(call, which).written == extra


def test_each_of_several_typed_values_has_a_guard(writing: OverrunLibrary) -> None:
    """The library writes one value for each attribute, and each value has its own memory."""
    text = "CUresult (unsigned int n, in[n] CUpointer_attribute *which, typed:which*n void **data)"
    (call, *_) = writing.declare("several", text)
    which = [driver.CU_POINTER_ATTRIBUTE_IS_MANAGED, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL]
    writing.lengths[:2] = [8, 8]
    assert call(2, which) == [False, 0]
    for lengths in ([9, 8], [8, 9]):
        writing.lengths[:2] = [*lengths]
        assert get_overrun(call, 2, which).written == 1


def test_typed_argument_has_a_guard(writing: OverrunLibrary) -> None:
    """The library changes a passed value, and writes 16 bytes instead of 8."""
    (call, *_) = writing.declare(
        "read_value", "CUresult (CUmemPool_attribute which, given:which void *value)"
    )
    writing.lengths[0] = 8
    call(driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 5)
    writing.lengths[0] = 16
    assert get_overrun(call, driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 5).written == 8


@given(size=st.integers(1, 200), extra=EXTRA)
def test_text_that_the_call_allocates_has_a_guard(built: OverrunLibrary, size: int, extra: int) -> None:
    """The library reports a size and then writes a longer text."""
    lookup = {"size_of": built.declare("size_of", "CUresult (void *of, out size_t *size)")[0]}
    text = "CUresult (void *of, inout[size_of(of)]t char *text)"
    (call, *_) = built.declare("text_of", text, lookup=lookup.__getitem__)
    built.count.value = built.lengths[0] = size
    assert call(None) == "x" * size
    built.lengths[0] = size + extra
    error = get_overrun(call, None)
    assert (error.parameter, error.written, error.count) == ("text", extra, size)


def test_overrun_releases_the_arguments(writing: OverrunLibrary) -> None:
    """The bytearray can be resized after the error, which is impossible while a call uses its memory."""
    for call in writing.declare("write_value", "CUresult (out int *to, in[?data] const void *data)"):
        data = bytearray(4)
        writing.lengths[0] = 12
        error = get_overrun(call, data)
        data.append(0)  # raises BufferError if the call still holds the buffer
        assert error.written == 8


# --- the only module that allocates memory for calls


def test_only_one_module_allocates_memory_for_calls() -> None:
    """Memory that another module allocates for a call would have no guard.

    The other modules that use `byref` pass memory of the caller to C.
    """
    directory = pathlib.Path(guarded.__file__).parent
    users = {path.name for path in directory.glob("*.py") if "ctypes.byref(" in path.read_text()}
    assert users == {"guarded.py", "params.py", "retention.py", "values.py"}


# --- NVML's processes, whose records have 32 bytes in the drivers 535.43 to 535.86

NVML = r"""
#include <string.h>
#include <stdint.h>
unsigned processes, size;
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *n, char *to) {
    unsigned room = *n;
    *n = processes;
    if (!to || room < processes) return processes ? 7 : 0;
    for (unsigned i = 0; i < processes; i++, to += size) {
        uint32_t pid = 4242 + i, instance = -1;
        uint64_t used = (i + 1ull) << 30;
        memset(to, 0, size);
        memcpy(to, &pid, 4);
        memcpy(to + 8, &used, 8);
        memcpy(to + 16, &instance, 4);
        memcpy(to + 20, &instance, 4);
    }
    return 0;
}
"""


# The versions of NVML, and the size of its records.
VERSIONS = {
    "12.530.30.02": 24,
    "12.535.42": 24,
    "12.535.43.02": 32,
    "12.535.54.03": 32,
    "12.535.86.10": 32,
    "12.535.98": 24,
    "12.535.309.01": 24,
    "13.580.65.06": 24,
}


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("level", ["12.1", "12.2", "13.0"])
def test_processes_have_the_layout_of_the_loaded_version(
    tmp_path: pathlib.Path, version: str, level: str
) -> None:
    """The size of the records differs between drivers, and cudyn reads each size correctly."""
    source = NVML_VERSION.replace("13.580.65.06", version) + NVML
    with opened(nvml, tmp_path, source, "libnvidia-ml.so.1") as library_:
        for processes in (0, 1, 2, 64):
            library_.set(ctypes.c_uint, processes=processes, size=VERSIONS[version])
            for _ in range(20):
                result = library_.api.api(level).nvmlDeviceGetComputeRunningProcesses(1)
                assert [(process.pid, process.usedGpuMemory >> 30) for process in result] == [
                    (4242 + i, i + 1) for i in range(processes)
                ]
            assert {ctypes.sizeof(process) for process in result} <= {VERSIONS[version]}
            assert all(process.gpuInstanceId == 2**32 - 1 for process in result)


@pytest.fixture(scope="module")
def management(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    """A fake NVML, which is loaded for all tests of this file."""
    with opened(nvml, tmp_path_factory.mktemp("nvml"), NVML_VERSION + NVML, "libnvidia-ml.so.1") as library_:
        yield library_


@pytest.mark.parametrize("processes", [0, 1, 2, 3, 4, 15, 16, 17, 64, 500])
def test_longer_records_are_reported_for_any_number_of_processes(management: Fake, processes: int) -> None:
    """A driver that writes larger records than its version promises is reported if there is any record."""
    get = management.api.nvmlDeviceGetComputeRunningProcesses
    management.set(ctypes.c_uint, processes=processes, size=24)
    expected = [(4242 + i, i + 1) for i in range(processes)]
    assert [(process.pid, process.usedGpuMemory >> 30) for process in get(1)] == expected
    management.set(ctypes.c_uint, size=32)
    if not processes:
        assert get(1) == []
        return
    for _ in range(20):
        error = get_overrun(get, 1)
        facts = error.parameter, error.written, error.count, error.size
        assert facts == ("infos", 8 * processes, processes, 24)


# --- outputs that C writes after the call


def test_handles_that_nccl_writes_later_keep_their_memory() -> None:
    """The tables have the status ncclInProgress for each function that creates a handle."""
    shared = library(catalog.find("nccl"))
    checked = 0
    for symbol in shared.tables.FUNCTIONS:
        for level in (shared.releases[0], shared.releases[-1]):
            record = shared.get_function(symbol, level)
            types = shared.types_at(record.level)
            if not any(param.role == "out" and is_handle(types, param) for param in record.params):
                continue
            plan = fast_calls.plan(types, record, calls.make_converters(types, record), check=len)
            assert not isinstance(plan, str), symbol
            handles = [
                parameter.output for parameter in plan[0] if isinstance(parameter.output, kinds.Object)
            ]
            assert handles
            assert not any(handle.is_copied for handle in handles), symbol
            checked += 1
    assert checked >= 12


def is_handle(types: Any, param: Any) -> bool:
    """Return whether a parameter is a pointer to a handle."""
    cls = types.out(param.type)._type_
    return isinstance(cls, type) and issubclass(cls, Handle)
