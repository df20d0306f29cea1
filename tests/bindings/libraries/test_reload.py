"""Tests for reload() and functions imported before it. Each function uses one library and its types."""

from __future__ import annotations

import pathlib
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn import CudynError, runtime
from cudyn._bindings.libraries.module import Deferred

from ...conftest import NO_TOOLKIT, python_json
from ...support import fakes, real
from ...support.amount import examples
from ...support.releases import NEWEST

# The device properties structure has a different size in each major version. In CUDA 12, the symbol from 11
# still exists unchanged, and the function's name refers to a new symbol. Every byte that is written is the
# major version.
RUNTIME = r"""
#include <string.h>
int cudaRuntimeGetVersion(int *version) { *version = VERSION; return 0; }
int cudaGetDeviceProperties(void *it, int device) { memset(it, MAJOR, MAJOR == 13 ? 1008 : 728); return 0; }
#if MAJOR == 12
int cudaGetDeviceProperties_v2(void *it, int device) { memset(it, MAJOR, 1032); return 0; }
#endif
int cudaGetDeviceCount(int *count) { *count = MAJOR; return 0; }
int cudaGetDevice(int *device) { *device = MAJOR; return 0; }
int cudaFree(void *pointer) { return 1; }
const char *cudaGetErrorString(int status) { return "the words of " TEXT; }
"""
Child = Callable[[str], Any]
RELEASES = {11: "11.8", 12: "12.9", 13: NEWEST}
SIZES = {11: 728, 12: 1032, 13: 1008}


def build(folder: pathlib.Path, major: int, *flags: str) -> str:
    """Build a fake runtime of a major version, and return its path."""
    release = RELEASES[major]
    version = 1000 * major + 10 * int(release.partition(".")[2])
    flags = (f"-DVERSION={version}", f"-DMAJOR={major}", f'-DTEXT="{release}"', *flags)
    return str(fakes.build(folder / str(major), RUNTIME, *flags, name=f"libcudart.so.{major}"))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """Return the path of the runtime of each major version."""
    folder = tmp_path_factory.mktemp("runtimes")
    return {major: build(folder, major) for major in RELEASES}


START = f"""
import ctypes, json
{NO_TOOLKIT}
import cudyn
from cudyn import runtime
def size(it):
    "How many bytes it has, and which of the majors has written all of them."
    written = set(bytes(it))
    return [ctypes.sizeof(it), *written]
"""


@pytest.fixture
def child(no_library: dict[str, str]) -> Child:
    """Return the output of code in a child process that has no library at first."""
    return lambda code: python_json(START + textwrap.dedent(code), env=no_library, flags=("-S",))


# --- functions imported before a library is loaded


def test_deferred_function_is_looked_up_when_called(files: dict[int, str], child: Child) -> None:
    """The symbol, the prototype and the structure are those of the library loaded at the time of the call."""
    found = child(f"""
        from cudyn.runtime import cudaGetDeviceProperties, cudaGetDeviceCount
        assert not runtime.available
        found = []
        for path in {[files[m] for m in (12, 11, 13, 12)]!r}:
            runtime.reload(path)
            row = [runtime.level, size(cudaGetDeviceProperties(0)), cudaGetDeviceCount()]
            found.append([*row, type(cudaGetDeviceProperties(0)) is runtime.cudaDeviceProp])
        print(json.dumps(found))
    """)
    assert found == [[RELEASES[m], [SIZES[m], m], m, True] for m in (12, 11, 13, 12)]


def test_deferred_bare_function_is_looked_up_when_called(files: dict[int, str], child: Child) -> None:
    """The function fills the whole structure and writes nothing after it."""
    found = child(f"""
        from cudyn.runtime import raw
        take = raw.cudaGetDeviceProperties
        found = []
        for path in {[files[m] for m in (12, 11, 13)]!r}:
            runtime.reload(path)
            memory = bytearray(2048)
            status = take(runtime.cudaDeviceProp.from_buffer(memory), 0)
            written = bytes(memory).rstrip(b"\\0")
            found.append([status, len(written), *set(written)])
        print(json.dumps(found))
    """)
    assert found == [[0, SIZES[m], m] for m in (12, 11, 13)]


def test_exact_symbol_keeps_its_types(files: dict[int, str], child: Child) -> None:
    """Covers functions imported before and after the reload.

    In CUDA 12, the old symbol still fills the structure from 11.
    """
    found = child(f"""
        before = runtime.symbol("cudaGetDeviceProperties")
        found = []
        for path in {[files[m] for m in (12, 11, 13)]!r}:
            runtime.reload(path)
            after = runtime.symbol("cudaGetDeviceProperties")
            found.append([size(before(0)), size(after(0))])
        runtime.reload({files[12]!r})
        found.append(size(runtime.symbol("cudaGetDeviceProperties_v2")(0)))
        print(json.dumps(found))
    """)
    assert found == [[[728, 12]] * 2, [[728, 11]] * 2, [[1008, 13]] * 2, [1032, 12]]


def test_function_of_a_level_keeps_the_level(files: dict[int, str], child: Child) -> None:
    """If the library's signature differs, the call raises an error. After the next reload, it works."""
    found = child(f"""
        take = runtime.api("12.9").cudaGetDeviceProperties
        found = []
        for path in {[files[m] for m in (13, 12, 11)]!r}:
            runtime.reload(path)
            try:
                found.append(size(take(0)))
            except cudyn.SymbolNotFoundError as error:
                found.append(str(error).partition(";")[0])
        print(json.dumps(found))
    """)
    missing = "cudaGetDeviceProperties is the symbol cudaGetDeviceProperties_v2, introduced in CUDA 12.0"
    assert found == [missing, [1032, 12], missing]


def test_deferred_function_missing_at_the_level_raises(files: dict[int, str], child: Child) -> None:
    """All releases contain cudaDeviceGetDefaultMemPool.

    CUDA 11 lacks cudaLogsRegisterCallback, which was added in 12.9.
    """
    found = child(f"""
        from cudyn.runtime import cudaLogsRegisterCallback
        runtime.reload({files[11]!r})
        try:
            cudaLogsRegisterCallback()
        except cudyn.SymbolNotFoundError as error:
            print(json.dumps(str(error)))
    """)
    assert found.startswith(
        "cudaLogsRegisterCallback needs the symbol cudaLogsRegisterCallback, introduced in"
    )
    assert f"the CUDA runtime 11.8 at {files[11]} does not have it" in found


def test_deferred_function_without_a_library_raises_the_newest_error(
    files: dict[int, str], child: Child
) -> None:
    """Covers the time before the first reload, and the time after a reload that finds nothing."""
    found = child(f"""
        from cudyn.runtime import cudaGetDeviceCount
        found = []
        for path in (None, {files[12]!r}, "/nowhere/libcudart.so", {files[13]!r}):
            if path is not None:
                runtime.reload(path)
            try:
                found.append(cudaGetDeviceCount())
            except cudyn.LoadError as error:
                found.append([str(error) == str(runtime.load_error), "/nowhere" in str(error)])
        print(json.dumps(found))
    """)
    assert found == [[True, False], 12, [True, True], 13]


@pytest.mark.slow
def test_deferred_functions_of_the_real_runtimes(child: Child) -> None:
    """A function imported without a library becomes the function that the headers of each runtime declare.

    If the headers do not declare it, the call raises an error. cudaStreamGetCaptureInfo has 3, 6 and 7
    parameters in 11, 12 and 13.
    """
    files = [
        str(min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))) for major in (12, 11, 13)
    ]
    found = child(f"""
        assert not runtime.available
        names = [name for name in dir(runtime) if runtime._view.symbol_of(name)]
        held = {{name: (getattr(runtime, name), getattr(runtime.raw, name)) for name in names}}
        takes, wrong, missing = [], [], []
        for path in {files!r}:
            assert runtime.reload(path), runtime.load_error
            for name, (checked, bare) in held.items():
                there = runtime.has(name)
                for function, module in ((checked, runtime), (bare, runtime.raw)):
                    try:
                        if function._get_function() is not getattr(module, name) or not there:
                            wrong.append(name)
                    except cudyn.SymbolNotFoundError:
                        missing.append(name)
                        if there:
                            wrong.append(name)
            takes.append([])
            for count in range(9):
                try:
                    assert held["cudaStreamGetCaptureInfo"][1](*[None] * count) > 0  # there is no driver
                except TypeError:
                    continue
                takes[-1].append(count)
        print(json.dumps([takes, wrong, len(names), len(missing)]))
    """)
    takes, wrong, names, missing = found
    assert takes == [[6], [3], [7]]
    assert wrong == []
    assert names > 400
    assert 0 < missing < names


# --- functions imported from a loaded library


def test_function_stays_with_its_library(files: dict[int, str], child: Child) -> None:
    """The function keeps its symbol, structure and status descriptions, and the library stays mapped."""
    found = child(f"""
        import gc
        runtime.reload({files[12]!r})
        from cudyn.runtime import cudaGetDeviceProperties, cudaDeviceProp, cudaFree
        bare, old = runtime.raw.cudaGetDeviceProperties, runtime.symbol("cudaGetDeviceProperties")
        runtime.reload({files[13]!r})
        gc.collect()
        it = cudaGetDeviceProperties(0)
        found = [size(it), type(it) is cudaDeviceProp, size(old(0)), size(runtime.cudaGetDeviceProperties(0))]
        memory = bytearray(2048)
        bare(cudaDeviceProp.from_buffer(memory), 0)
        found.append(len(bytes(memory).rstrip(b"\\0")))
        for function in (cudaFree, runtime.cudaFree):
            try:
                function(None)
            except cudyn.CudaError as error:
                found.append(error.description)
        print(json.dumps([*found, {files[12]!r} in open("/proc/self/maps").read()]))
    """)
    words = ["the words of 12.9", f"the words of {NEWEST}"]
    assert found == [[1032, 12], True, [728, 12], [1008, 13], 1032, *words, True]


def test_raw_follows_the_current_library(files: dict[int, str], child: Child) -> None:
    """Covers names that were used before the reload, and names that were not."""
    found = child(f"""
        from cudyn.runtime import raw
        def call(name):
            number = ctypes.c_int()
            getattr(raw, name)(ctypes.byref(number))
            return number.value
        found = []
        for path in {[files[m] for m in (12, 13, 11)]!r}:
            runtime.reload(path)
            found.append([call("cudaGetDeviceCount")])
            if len(found) > 1:
                found[-1].append(call("cudaGetDevice"))
            same = raw.cudaGetDeviceCount is runtime.raw.cudaGetDeviceCount is raw.cudaGetDeviceCount
            found[-1].append(same)
        print(json.dumps([*found, runtime.raw is raw]))
    """)
    assert found == [[12, True], [13, 13, True], [11, 11, True], True]


# --- in any order


@pytest.fixture(scope="module")
def unfindable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, str]]:
    """Restore this process's runtime after the test."""
    folder = tmp_path_factory.mktemp("unfindable")
    yield {major: build(folder, major, fakes.UNFINDABLE) for major in RELEASES}
    runtime.reload()


WAYS: dict[str, Any] = {
    "name": lambda: runtime.cudaGetDeviceProperties,
    "symbol": lambda: runtime.symbol("cudaGetDeviceProperties"),
    "second symbol": lambda: runtime.symbol("cudaGetDeviceProperties_v2"),
    "raw": lambda: runtime.raw.cudaGetDeviceProperties,
    "api": lambda: runtime.api("12.9").cudaGetDeviceProperties,
    "raw of api": lambda: runtime.api(NEWEST).raw.cudaGetDeviceProperties,
}
# The results that are allowed for a library of each major version. `None` if this kind of function is
# rejected.
EXPECTED = {
    "name": SIZES,
    "raw": SIZES,
    "symbol": {11: 728, 12: 728, 13: 1008},
    "second symbol": {12: 1032},
    "api": {12: 1032},
    "raw of api": {13: 1008},
}


def written(method: str, function: Any) -> tuple[int, int] | None:
    """Return (bytes, major) as written by a function of one of these kinds, or `None` if it is rejected."""
    if not method.startswith("raw"):
        try:
            bytes_ = bytes(function(0))
        except CudynError:
            return None
    else:
        memory = bytearray(2048)
        try:
            found = function._get_function() if isinstance(function, Deferred) else function
            function(found.argtypes[0]._type_.from_buffer(memory), 0)
        except CudynError:
            return None
        bytes_ = bytes(memory).rstrip(b"\0")
    assert len(set(bytes_)) == 1, "a part of the structure was not written"
    return len(bytes_), bytes_[0]


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("reload"), st.sampled_from([None, *RELEASES])),
        st.tuples(st.just("take"), st.sampled_from(list(WAYS))),
        st.tuples(st.just("call"), st.integers(0, 30)),
    ),
    max_size=25,
)


@settings(max_examples=examples(100))
@given(steps=STEPS)
def test_random_reloads_and_imports(unfindable: dict[int, str], steps: list[tuple[str, Any]]) -> None:
    """A function belongs to the library it was imported from, or else to the one loaded when it is called."""
    runtime.reload("/nowhere/libcudart.so")
    loaded: int | None = None
    functions: list[tuple[str, Any, int | None]] = []
    for step, choice in steps:
        if step == "reload":
            loaded = choice
            assert runtime.reload(unfindable[loaded] if loaded else "/nowhere/libcudart.so") == (
                loaded is not None
            )
        elif step == "take":
            fixed_major = loaded if loaded in EXPECTED[choice] else None
            functions.append((choice, WAYS[choice](), fixed_major))
        elif functions:
            method, function, fixed_major = functions[choice % len(functions)]
            major = fixed_major or loaded
            size = EXPECTED[method].get(major or 0)
            assert written(method, function) == (None if size is None else (size, major)), (method, major)


# --- threads

PROLOGUE = """
import faulthandler, json, sys, threading
faulthandler.dump_traceback_later(90, exit=True)
import ctypes

class Place(ctypes.Structure):
    _fields_ = [("file", ctypes.c_char_p), ("base", ctypes.c_void_p), ("name", ctypes.c_char_p),
                ("address", ctypes.c_void_p)]

def file_of(function):
    "The file that a ctypes function is in."
    place = Place()
    ctypes.CDLL(None).dladdr(ctypes.cast(function, ctypes.c_void_p), ctypes.byref(place))
    return place.file.decode()

def stale(*modules):
    "The functions that a module keeps and that are of another library than the one it shows."
    found = []
    for module in modules:
        for place in (vars(module), vars(module.raw)):
            for name, value in place.items():
                value = getattr(value, "bare", value)  # of ctypes, behind a checked function
                if isinstance(value, ctypes._CFuncPtr) and os.path.realpath(file_of(value)) != module.path:
                    found.append(name)
    return found
"""


RELOAD_AT_EVERY_STEP = """
from cudyn import runtime
runtime.reload(files[13]); runtime.cudaGetDeviceProperties(0); runtime.raw.cudaFree
runtime.reload(files[12]); runtime.cudaGetDeviceProperties(0)  # everything is imported

def touch_at(step, other_thread, touch):
    "Touch, with a reload of 13 at one step; whether there was such a step."
    runtime.reload(files[12])
    lines, threads = set(), []
    def trace(frame, event, argument):
        own = "cudyn/_bindings/libraries/module.py", "cudyn/_bindings/libraries/library.py"
        if not frame.f_code.co_filename.endswith(own):
            return None
        if event == "line":
            lines.add((frame.f_code, frame.f_lineno))
            if len(lines) == step:
                sys.settrace(None)
                frame.f_trace = None
                if other_thread:
                    threads.append(threading.Thread(target=runtime.reload, args=(files[13],)))
                    threads[0].start()
                    threads[0].join(0.002)
                else:
                    runtime.reload(files[13])
                return None
        return trace
    sys.settrace(trace)
    try:
        function = touch()
    finally:
        sys.settrace(None)
    for thread in threads:
        thread.join()
    return function, len(lines) >= step

wrong, steps = [], 0
for other_thread in (False, True):
    for touch in (lambda: runtime.cudaGetDeviceProperties, lambda: runtime.raw.cudaGetDeviceProperties,
                  lambda: runtime.symbol("cudaGetDeviceProperties_v2")):
        step, more = 1, True
        while more:
            function, more = touch_at(step, other_thread, touch)
            if more:
                steps += 1
                left = stale(runtime)
                if left or runtime.path != files[13]:
                    wrong.append([other_thread, step, left])
                again = runtime.cudaGetDeviceProperties(0)
                if [ctypes.sizeof(again), *set(bytes(again))] != [1008, 13]:
                    wrong.append([other_thread, step, "the name is not that of 13"])
                bare = getattr(function, "bare", function)  # of ctypes
                if isinstance(bare, ctypes._CFuncPtr):
                    major = 13 if file_of(bare) == files[13] else 12
                    it = bare.argtypes[0]._type_ if bare is function else function.call.outputs[0]
                    if ctypes.sizeof(it) != sizes[major]:
                        wrong.append([other_thread, step, major, ctypes.sizeof(it)])
            step += 1
print(json.dumps([wrong, steps]))
"""


@pytest.mark.slow
def test_a_reload_at_every_step_of_a_first_touch(files: dict[int, str], no_library: dict[str, str]) -> None:
    """A reload in another thread, or in a signal handler, interrupts each line that a first use executes.

    The result of the first use belongs entirely to one library. The cached objects belong to the library in
    use.
    """
    start = f"import os\n{PROLOGUE}\n{NO_TOOLKIT}\nfiles = {files!r}\nsizes = {SIZES!r}\n"
    found = python_json(start + RELOAD_AT_EVERY_STEP, env=no_library, flags=("-S",))
    assert found[0] == []
    assert found[1] > 100
