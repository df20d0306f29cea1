"""The guard after everything that a checked call allocates, tested in each way to call C that overruns it."""

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
int of_enumerator(void *a, unsigned which) { return fill(a, 0); }
int given_to(unsigned which, void *a) { return fill(a, 0); }
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


class Writing:
    """A library that writes the numbers of bytes that a test sets, and its functions."""

    def __init__(self, path: pathlib.Path) -> None:
        self.library = ctypes.CDLL(str(path))
        self.lengths = (ctypes.c_uint64 * 4).in_dll(self.library, "lengths")
        self.count = ctypes.c_uint64.in_dll(self.library, "count")
        self.status = ctypes.c_uint64.in_dll(self.library, "status")

    def declare(self, symbol: str, text: str, **options: Any) -> list[Any]:
        """Return each way to call a function with a prototype."""
        record = make_record(symbol, text)
        answers = plain_call.StatusMap(symbol, lambda status, *_: RuntimeError(f"status {status}"))
        types = view_of(driver).types
        function = calls.make_checked_call(types, self.library, record, "CUresult", answers, **options)
        return list_calls(function)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Writing:
    return Writing(fakes.build(tmp_path_factory.mktemp("writing"), CODE, name="libwriting.so"))


@pytest.fixture
def writing(built: Writing) -> Writing:
    built.lengths[:] = [0] * 4
    built.count.value = built.status.value = 0
    return built


def overrun(way: Any, *arguments: Any) -> LayoutError:
    with pytest.raises(LayoutError) as caught:
        way(*arguments)
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
WITH_POINTERS = "CUlaunchConfig *", "CUgraphNodeParams *"  # ctypes does not pickle them


@pytest.mark.parametrize("type_", OUTPUTS)
def test_every_byte_beyond_an_output_is_reported_in_every_way(writing: Writing, type_: str) -> None:
    size = OUTPUTS[type_]
    for way in writing.declare("one", f"CUresult (out {type_}value)"):
        for extra in range(1, GUARD + 1):
            writing.lengths[0] = size + extra
            error = overrun(way)
            facts = error.function, error.parameter, error.type, error.written, error.size, error.count
            assert facts == ("one", "value", type_, extra, size, 1)
            assert error.release == "13.0"


@pytest.mark.parametrize("type_", OUTPUTS)
def test_output_of_its_size_is_returned_in_every_way(writing: Writing, type_: str) -> None:
    size = OUTPUTS[type_]
    for way in writing.declare("one", f"CUresult (out {type_}value)"):
        for length in (0, size - 1, size):
            writing.lengths[0] = length
            value = way()
            if isinstance(value, ctypes.Structure):
                assert ctypes.sizeof(value) == len(bytes(value)) == size
                assert len(memoryview(value).cast("B")) == size
                assert bytes(copy.copy(value)) == bytes(value)
                if type_ not in WITH_POINTERS:
                    assert bytes(pickle.loads(pickle.dumps(value))) == bytes(value)


@given(lengths=st.tuples(*(st.integers(0, size + GUARD) for size in (4, 8, 16))))
def test_first_output_with_an_overrun_is_reported(built: Writing, lengths: tuple[int, ...]) -> None:
    built.lengths[:3] = [*lengths]
    text = "CUresult (out int *a, out CUstream *b, out CUuuid *c)"
    extra = {name: length - size for name, length, size in zip("abc", lengths, (4, 8, 16)) if length > size}
    for way in built.declare("three", text):
        if extra:
            error = overrun(way)
            assert (error.parameter, error.written) == next(iter(extra.items()))
        else:
            assert len(way()) == 3


def test_overrun_is_reported_before_a_status(writing: Writing) -> None:
    """The status may come from the same fault, and the memory after the output is not its caller's."""
    writing.status.value = 1
    for way in writing.declare("one", "CUresult (out int *value)"):
        writing.lengths[0] = 4
        with pytest.raises(RuntimeError, match="status 1"):
            way()
        writing.lengths[0] = 12
        assert overrun(way).written == 8


def test_message_names_the_sizes_and_the_remedy(writing: Writing) -> None:
    ways = writing.declare("one", "CUresult (out CUuuid *uuid)")
    for length in (17, 16 + GUARD):
        writing.lengths[0] = length
        with raises(LayoutError):
            ways[0]()
        assert len({str(overrun(way)) for way in ways}) == 1


def test_layout_error_can_be_pickled(writing: Writing) -> None:
    writing.lengths[0] = 5
    error = overrun(writing.declare("one", "CUresult (out int *value)")[0])
    other = pickle.loads(pickle.dumps(error))
    assert (str(other), vars(other)) == (str(error), vars(error))
    assert isinstance(error, CudynError)


# --- roles


@given(room=st.integers(1, 300), extra=EXTRA)
def test_text_has_a_guard(built: Writing, room: int, extra: int) -> None:
    (way, *_) = built.declare("text", f"CUresult (text:{room} char *name, size:name int len)")
    built.lengths[0] = room
    assert way() == ""
    built.lengths[0] = room + extra
    error = overrun(way)
    assert (error.parameter, error.written, error.count, error.size) == ("name", extra, room, 1)


@given(room=st.integers(1, 300), extra=EXTRA)
def test_bytes_have_a_guard(built: Writing, room: int, extra: int) -> None:
    (way, *_) = built.declare("exact", f"CUresult (bytes:{room} char *id, unsigned int n)")
    built.lengths[0] = room
    assert way(0) == bytes(room)
    built.lengths[0] = room + extra
    assert overrun(way, 0).written == extra


@pytest.mark.parametrize(
    ("type_", "size"), [("int", 4), ("CUstream", 8), ("CUuuid", 16), ("CUmemLocation", 8)]
)
@given(length=st.integers(1, 100), extra=EXTRA)
def test_list_of_a_length_has_a_guard(built: Writing, type_: str, size: int, length: int, extra: int) -> None:
    (way, *_) = built.declare("exact", f"CUresult (list:n {type_} *values, unsigned int n)")
    built.lengths[0] = size * length
    assert len(way(length)) == length
    built.lengths[0] += extra
    error = overrun(way, length)
    assert (error.parameter, error.written, error.count, error.size) == ("values", extra, length, size)


@given(length=st.integers(5, 100), longer=st.integers(1, 16))
def test_longer_elements_stay_within_the_guard_of_a_list(built: Writing, length: int, longer: int) -> None:
    """The guard is as long as the list, so that no other memory is overwritten."""
    (way, *_) = built.declare("exact", "CUresult (list:n CUuuid *values, unsigned int n)")
    built.lengths[0] = (16 + longer) * length
    error = overrun(way, length)
    assert error.written == longer * length
    assert error.room >= 16 * length


@given(length=st.integers(1, 100), extra=EXTRA)
def test_list_that_is_counted_first_has_a_guard(built: Writing, length: int, extra: int) -> None:
    """The list has one more element than the library has counted."""
    (way, *_) = built.declare("counted", "CUresult (list:n CUuuid *values, count unsigned int *n)")
    built.count.value = length
    built.lengths[0] = 16 * length
    assert len(way()) == length
    built.lengths[0] = 16 * (length + 1) + extra
    error = overrun(way)
    assert (error.parameter, error.written, error.count) == ("values", extra, length + 1)


@pytest.mark.parametrize("role", ["count", "most", "used"])
def test_number_of_elements_has_a_guard(writing: Writing, role: str) -> None:
    of = {"count": "list:n", "most": "list:n", "used": "list:8"}[role]
    (way, *_) = writing.declare("two", f"CUresult ({of} CUuuid *values, {role} unsigned int *n)")
    arguments = (8,) if role == "most" else ()
    for extra in (1, 4, GUARD):
        writing.lengths[1] = 4 + extra
        error = overrun(way, *arguments)
        assert (error.parameter, error.written, error.size) == ("n", extra, 4)


def test_size_has_a_guard(writing: Writing) -> None:
    (way, *_) = writing.declare("two", "CUresult (text:64 char *name, size:name size_t *size)")
    writing.lengths[1] = 12
    assert overrun(way).parameter == "size"


@pytest.mark.parametrize("type_", ["unsigned int", "size_t", "CUstreamCaptureMode"])
def test_number_that_is_given_and_returned_has_a_guard(writing: Writing, type_: str) -> None:
    size = 8 if type_ == "size_t" else 4
    for way in writing.declare("one", f"CUresult (both {type_} *number)"):
        assert way(1) == 1
        for extra in range(1, GUARD + 1):
            writing.lengths[0] = size + extra
            assert overrun(way, 1).written == extra
        writing.lengths[0] = size
        assert way(1) == 0
        writing.lengths[0] = 0


TYPED = "CUresult (typed:which void *data, CUpointer_attribute which)"


def test_typed_value_has_a_guard_after_eight_bytes(writing: Writing) -> None:
    """Drivers disagree on the size of a boolean."""
    for way in writing.declare("of_enumerator", TYPED):
        for which in (driver.CU_POINTER_ATTRIBUTE_IS_MANAGED, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL):
            writing.lengths[0] = 8
            assert way(which) == 0
            for extra in (1, 7, GUARD):
                writing.lengths[0] = 8 + extra
                assert overrun(way, which).written == extra


def test_each_of_several_typed_values_has_a_guard(writing: Writing) -> None:
    text = "CUresult (unsigned int n, in[n] CUpointer_attribute *which, typed:which*n void **data)"
    (way, *_) = writing.declare("several", text)
    which = [driver.CU_POINTER_ATTRIBUTE_IS_MANAGED, driver.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL]
    writing.lengths[:2] = [8, 8]
    assert way(2, which) == [False, 0]
    for lengths in ([9, 8], [8, 9]):
        writing.lengths[:2] = [*lengths]
        assert overrun(way, 2, which).written == 1


def test_given_value_has_a_guard(writing: Writing) -> None:
    (way, *_) = writing.declare("given_to", "CUresult (CUmemPool_attribute which, given:which void *value)")
    writing.lengths[0] = 8
    way(driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 5)
    writing.lengths[0] = 16
    assert overrun(way, driver.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 5).written == 8


@given(size=st.integers(1, 200), extra=EXTRA)
def test_text_that_the_call_allocates_has_a_guard(built: Writing, size: int, extra: int) -> None:
    lookup = {"size_of": built.declare("size_of", "CUresult (void *of, out size_t *size)")[0]}
    text = "CUresult (void *of, inout[size_of(of)]t char *text)"
    (way, *_) = built.declare("text_of", text, lookup=lookup.__getitem__)
    built.count.value = built.lengths[0] = size
    assert way(None) == "x" * size
    built.lengths[0] = size + extra
    error = overrun(way, None)
    assert (error.parameter, error.written, error.count) == ("text", extra, size)


def test_overrun_releases_the_arguments(writing: Writing) -> None:
    for way in writing.declare("of_enumerator", "CUresult (out int *to, in[?data] const void *data)"):
        data = bytearray(4)
        writing.lengths[0] = 12
        error = overrun(way, data)
        data.append(0)  # BufferError: somebody holds it
        assert error.written == 8


# --- the only allocator


def test_only_one_module_allocates_memory_for_calls() -> None:
    """Memory that another module passes to C by reference would have no guard.

    The other modules that use `byref` pass on memory of the caller.
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
    source = NVML_VERSION.replace("13.580.65.06", version) + NVML
    with opened(nvml, tmp_path, source, "libnvidia-ml.so.1") as found:
        for processes in (0, 1, 2, 64):
            found.set(ctypes.c_uint, processes=processes, size=VERSIONS[version])
            for _ in range(20):
                result = found.api.api(level).nvmlDeviceGetComputeRunningProcesses(1)
                assert [(process.pid, process.usedGpuMemory >> 30) for process in result] == [
                    (4242 + i, i + 1) for i in range(processes)
                ]
            assert {ctypes.sizeof(process) for process in result} <= {VERSIONS[version]}
            assert all(process.gpuInstanceId == 2**32 - 1 for process in result)


@pytest.fixture(scope="module")
def management(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fake]:
    with opened(nvml, tmp_path_factory.mktemp("nvml"), NVML_VERSION + NVML, "libnvidia-ml.so.1") as found:
        yield found


@pytest.mark.parametrize("processes", [0, 1, 2, 3, 4, 15, 16, 17, 64, 500])
def test_longer_records_are_reported_for_any_number_of_processes(management: Fake, processes: int) -> None:
    get = management.api.nvmlDeviceGetComputeRunningProcesses
    management.set(ctypes.c_uint, processes=processes, size=24)
    expected = [(4242 + i, i + 1) for i in range(processes)]
    assert [(process.pid, process.usedGpuMemory >> 30) for process in get(1)] == expected
    management.set(ctypes.c_uint, size=32)
    if not processes:
        assert get(1) == []
        return
    for _ in range(20):
        error = overrun(get, 1)
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
    cls = types.out(param.type)._type_
    return isinstance(cls, type) and issubclass(cls, Handle)
