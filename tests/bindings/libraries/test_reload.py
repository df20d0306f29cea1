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
int cudaGetDeviceProperties(void *to, int device) { memset(to, MAJOR, MAJOR == 13 ? 1008 : 728); return 0; }
#if MAJOR == 12
int cudaGetDeviceProperties_v2(void *to, int device) { memset(to, MAJOR, 1032); return 0; }
#endif
int cudaGetDeviceCount(int *count) { *count = MAJOR; return 0; }
int cudaGetDevice(int *device) { *device = MAJOR; return 0; }
int cudaFree(void *pointer) { return 1; }
const char *cudaGetErrorString(int status) { return "the description of " TEXT; }
"""
Child = Callable[[str], Any]
RELEASES = {11: "11.8", 12: "12.9", 13: NEWEST}
SIZES = {11: 728, 12: 1032, 13: 1008}


def build(directory: pathlib.Path, major: int, *flags: str) -> str:
    """Build a fake runtime of a major version, and return its path."""
    release = RELEASES[major]
    version = 1000 * major + 10 * int(release.partition(".")[2])
    flags = (f"-DVERSION={version}", f"-DMAJOR={major}", f'-DTEXT="{release}"', *flags)
    return str(fakes.build(directory / str(major), RUNTIME, *flags, name=f"libcudart.so.{major}"))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """Return the path of the runtime of each major version."""
    directory = tmp_path_factory.mktemp("runtimes")
    return {major: build(directory, major) for major in RELEASES}


START = f"""
import ctypes, json
{NO_TOOLKIT}
import cudyn
from cudyn import runtime
def size(record):
    "Return the size of a record, and the different values of its bytes."
    return [ctypes.sizeof(record), *set(bytes(record))]
"""


@pytest.fixture
def child(no_library: dict[str, str]) -> Child:
    """Run code in a child process that has not loaded a library, and return what it prints as JSON."""
    return lambda code: python_json(START + textwrap.dedent(code), env=no_library, flags=("-S",))


# --- functions imported before a library is loaded


def test_deferred_function_is_looked_up_when_called(files: dict[int, str], child: Child) -> None:
    """The symbol, the prototype and the structure come from the library loaded at the time of the call."""
    majors = (12, 11, 13, 12)
    results = child(f"""
        from cudyn.runtime import cudaGetDeviceProperties, cudaGetDeviceCount
        assert not runtime.available
        results = []
        for path in {[files[major] for major in majors]!r}:
            runtime.reload(path)
            row = [runtime.level, size(cudaGetDeviceProperties(0)), cudaGetDeviceCount()]
            results.append([*row, type(cudaGetDeviceProperties(0)) is runtime.cudaDeviceProp])
        print(json.dumps(results))
    """)
    assert results == [[RELEASES[major], [SIZES[major], major], major, True] for major in majors]


def test_deferred_bare_function_is_looked_up_when_called(files: dict[int, str], child: Child) -> None:
    """The function fills the whole structure and writes nothing after it."""
    majors = (12, 11, 13)
    results = child(f"""
        from cudyn.runtime import raw
        get_properties = raw.cudaGetDeviceProperties
        results = []
        for path in {[files[major] for major in majors]!r}:
            runtime.reload(path)
            memory = bytearray(2048)
            status = get_properties(runtime.cudaDeviceProp.from_buffer(memory), 0)
            written = bytes(memory).rstrip(b"\\0")
            results.append([status, len(written), *set(written)])
        print(json.dumps(results))
    """)
    assert results == [[0, SIZES[major], major] for major in majors]


def test_exact_symbol_keeps_its_types(files: dict[int, str], child: Child) -> None:
    """Covers functions imported before and after the reload.

    In CUDA 12, the old symbol still fills the structure from 11.
    """
    results = child(f"""
        before = runtime.symbol("cudaGetDeviceProperties")
        results = []
        for path in {[files[major] for major in (12, 11, 13)]!r}:
            runtime.reload(path)
            after = runtime.symbol("cudaGetDeviceProperties")
            results.append([size(before(0)), size(after(0))])
        runtime.reload({files[12]!r})
        results.append(size(runtime.symbol("cudaGetDeviceProperties_v2")(0)))
        print(json.dumps(results))
    """)
    assert results == [[[728, 12]] * 2, [[728, 11]] * 2, [[1008, 13]] * 2, [1032, 12]]


def test_function_of_a_level_keeps_the_level(files: dict[int, str], child: Child) -> None:
    """If the library's signature differs, the call raises an error. After the next reload, it works."""
    results = child(f"""
        get_properties = runtime.api("12.9").cudaGetDeviceProperties
        results = []
        for path in {[files[major] for major in (13, 12, 11)]!r}:
            runtime.reload(path)
            try:
                results.append(size(get_properties(0)))
            except cudyn.SymbolNotFoundError as error:
                results.append(str(error).partition(";")[0])
        print(json.dumps(results))
    """)
    missing = "cudaGetDeviceProperties is the symbol cudaGetDeviceProperties_v2, introduced in CUDA 12.0"
    assert results == [missing, [1032, 12], missing]


def test_deferred_function_missing_at_the_level_raises(files: dict[int, str], child: Child) -> None:
    """All releases contain cudaDeviceGetDefaultMemPool.

    CUDA 11 lacks cudaLogsRegisterCallback, which was added in 12.9.
    """
    results = child(f"""
        from cudyn.runtime import cudaLogsRegisterCallback
        runtime.reload({files[11]!r})
        try:
            cudaLogsRegisterCallback()
        except cudyn.SymbolNotFoundError as error:
            print(json.dumps(str(error)))
    """)
    assert results.startswith(
        "cudaLogsRegisterCallback needs the symbol cudaLogsRegisterCallback, introduced in"
    )
    assert f"the CUDA runtime 11.8 at {files[11]} does not have it" in results


def test_deferred_function_without_a_library_raises_the_newest_error(
    files: dict[int, str], child: Child
) -> None:
    """Covers the time before the first reload, and the time after a reload that finds nothing."""
    results = child(f"""
        from cudyn.runtime import cudaGetDeviceCount
        results = []
        for path in (None, {files[12]!r}, "/nowhere/libcudart.so", {files[13]!r}):
            if path is not None:
                runtime.reload(path)
            try:
                results.append(cudaGetDeviceCount())
            except cudyn.LoadError as error:
                results.append([str(error) == str(runtime.load_error), "/nowhere" in str(error)])
        print(json.dumps(results))
    """)
    assert results == [[True, False], 12, [True, True], 13]


@pytest.mark.slow
def test_deferred_functions_of_the_real_runtimes(child: Child) -> None:
    """A function imported without a library becomes the function that the headers of each runtime declare.

    If the headers do not declare it, the call raises an error. cudaStreamGetCaptureInfo has 3, 6 and 7
    parameters in 11, 12 and 13.
    """
    files = [
        str(min(real.library("runtime", major).glob("nvidia/**/libcudart.so.*"))) for major in (12, 11, 13)
    ]
    results = child(f"""
        assert not runtime.available
        names = [name for name in dir(runtime) if runtime._view.symbol_of(name)]
        functions = {{name: (getattr(runtime, name), getattr(runtime.raw, name)) for name in names}}
        accepted_counts, wrong, missing = [], [], []
        for path in {files!r}:
            assert runtime.reload(path), runtime.load_error
            for name, (checked, bare) in functions.items():
                exists = runtime.has(name)
                for function, module in ((checked, runtime), (bare, runtime.raw)):
                    try:
                        if function._get_function() is not getattr(module, name) or not exists:
                            wrong.append(name)
                    except cudyn.SymbolNotFoundError:
                        missing.append(name)
                        if exists:
                            wrong.append(name)
            accepted_counts.append([])
            for count in range(9):
                try:
                    assert functions["cudaStreamGetCaptureInfo"][1](*[None] * count) > 0  # there is no driver
                except TypeError:
                    continue
                accepted_counts[-1].append(count)
        print(json.dumps([accepted_counts, wrong, len(names), len(missing)]))
    """)
    accepted_counts, wrong, names, missing = results
    assert accepted_counts == [[6], [3], [7]]
    assert wrong == []
    assert names > 400
    assert 0 < missing < names


# --- functions imported from a loaded library


def test_function_stays_with_its_library(files: dict[int, str], child: Child) -> None:
    """The function keeps its symbol, structure and status descriptions, and the library stays mapped."""
    results = child(f"""
        import gc
        runtime.reload({files[12]!r})
        from cudyn.runtime import cudaGetDeviceProperties, cudaDeviceProp, cudaFree
        bare, old = runtime.raw.cudaGetDeviceProperties, runtime.symbol("cudaGetDeviceProperties")
        runtime.reload({files[13]!r})
        gc.collect()
        properties = cudaGetDeviceProperties(0)
        results = [size(properties), type(properties) is cudaDeviceProp, size(old(0))]
        results.append(size(runtime.cudaGetDeviceProperties(0)))
        memory = bytearray(2048)
        bare(cudaDeviceProp.from_buffer(memory), 0)
        results.append(len(bytes(memory).rstrip(b"\\0")))
        for function in (cudaFree, runtime.cudaFree):
            try:
                function(None)
            except cudyn.CudaError as error:
                results.append(error.description)
        print(json.dumps([*results, {files[12]!r} in open("/proc/self/maps").read()]))
    """)
    descriptions = ["the description of 12.9", f"the description of {NEWEST}"]
    assert results == [[1032, 12], True, [728, 12], [1008, 13], 1032, *descriptions, True]


def test_raw_follows_the_current_library(files: dict[int, str], child: Child) -> None:
    """Covers names that were used before the reload, and names that were not."""
    results = child(f"""
        from cudyn.runtime import raw
        def call(name):
            number = ctypes.c_int()
            getattr(raw, name)(ctypes.byref(number))
            return number.value
        results = []
        for path in {[files[major] for major in (12, 13, 11)]!r}:
            runtime.reload(path)
            results.append([call("cudaGetDeviceCount")])
            if len(results) > 1:
                results[-1].append(call("cudaGetDevice"))
            same = raw.cudaGetDeviceCount is runtime.raw.cudaGetDeviceCount is raw.cudaGetDeviceCount
            results[-1].append(same)
        print(json.dumps([*results, runtime.raw is raw]))
    """)
    assert results == [[12, True], [13, 13, True], [11, 11, True], True]


# --- reloads, imports and calls in any order


@pytest.fixture(scope="module")
def unfindable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[int, str]]:
    """The path of a runtime for each major version. Other tests do not mistake it for a loaded runtime."""
    directory = tmp_path_factory.mktemp("unfindable")
    yield {major: build(directory, major, fakes.UNFINDABLE) for major in RELEASES}
    runtime.reload()


# Functions that look up a function for the device properties in different ways.
GETTERS: dict[str, Any] = {
    "name": lambda: runtime.cudaGetDeviceProperties,
    "symbol": lambda: runtime.symbol("cudaGetDeviceProperties"),
    "second symbol": lambda: runtime.symbol("cudaGetDeviceProperties_v2"),
    "raw": lambda: runtime.raw.cudaGetDeviceProperties,
    "api": lambda: runtime.api("12.9").cudaGetDeviceProperties,
    "raw of api": lambda: runtime.api(NEWEST).raw.cudaGetDeviceProperties,
}
# The size of the structure that each of these functions writes, keyed by the major version of the library. If
# there is no size, the call raises an error.
EXPECTED = {
    "name": SIZES,
    "raw": SIZES,
    "symbol": {11: 728, 12: 728, 13: 1008},
    "second symbol": {12: 1032},
    "api": {12: 1032},
    "raw of api": {13: 1008},
}


def call_and_measure(method: str, function: Any) -> tuple[int, int] | None:
    """Call a function for the device properties.

    Args:
        method: The key of the function in GETTERS.
        function: The function that GETTERS has returned.

    Returns:
        The number of bytes that the library has written, and its major version, or `None` if the call raised.
    """
    if not method.startswith("raw"):
        try:
            bytes_ = bytes(function(0))
        except CudynError:
            return None
    else:
        memory = bytearray(2048)
        try:
            bare_function = function._get_function() if isinstance(function, Deferred) else function
            function(bare_function.argtypes[0]._type_.from_buffer(memory), 0)
        except CudynError:
            return None
        bytes_ = bytes(memory).rstrip(b"\0")
    assert len(set(bytes_)) == 1, "a part of the structure was not written"
    return len(bytes_), bytes_[0]


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("reload"), st.sampled_from([None, *RELEASES])),
        st.tuples(st.just("import"), st.sampled_from(list(GETTERS))),
        st.tuples(st.just("call"), st.integers(0, 30)),
    ),
    max_size=25,
)


@settings(max_examples=examples(100))
@given(steps=STEPS)
def test_random_reloads_and_imports(unfindable: dict[int, str], steps: list[tuple[str, Any]]) -> None:
    """A function belongs to the library that it was imported from.

    If it was imported without a library, it belongs to the library that is loaded when it is called.
    """
    runtime.reload("/nowhere/libcudart.so")
    loaded: int | None = None
    functions: list[tuple[str, Any, int | None]] = []
    for step, choice in steps:
        if step == "reload":
            loaded = choice
            assert runtime.reload(unfindable[loaded] if loaded else "/nowhere/libcudart.so") == (
                loaded is not None
            )
        elif step == "import":
            fixed_major = loaded if loaded in EXPECTED[choice] else None
            functions.append((choice, GETTERS[choice](), fixed_major))
        elif functions:
            method, function, fixed_major = functions[choice % len(functions)]
            major = fixed_major or loaded
            size = EXPECTED[method].get(major or 0)
            assert call_and_measure(method, function) == (None if size is None else (size, major)), (
                method,
                major,
            )


# --- threads

PROLOGUE = """
import faulthandler, json, sys, threading
faulthandler.dump_traceback_later(90, exit=True)
import ctypes

class DlInfo(ctypes.Structure):
    _fields_ = [("file", ctypes.c_char_p), ("base", ctypes.c_void_p), ("name", ctypes.c_char_p),
                ("address", ctypes.c_void_p)]

def get_file(function):
    "Return the path of the library that contains a ctypes function."
    info = DlInfo()
    ctypes.CDLL(None).dladdr(ctypes.cast(function, ctypes.c_void_p), ctypes.byref(info))
    return info.file.decode()

def list_stale(module):
    "Return the names of cached functions that belong to another library than the module."
    stale = []
    for namespace in (vars(module), vars(module.raw)):
        for name, value in namespace.items():
            value = getattr(value, "bare", value)  # the ctypes function of a checked function
            if isinstance(value, ctypes._CFuncPtr) and os.path.realpath(get_file(value)) != module.path:
                stale.append(name)
    return stale
"""


RELOAD_AT_EVERY_STEP = """
from cudyn import runtime
runtime.reload(files[13]); runtime.cudaGetDeviceProperties(0); runtime.raw.cudaFree
runtime.reload(files[12]); runtime.cudaGetDeviceProperties(0)  # everything is imported

def touch_at(step, other_thread, touch):
    "Use a function, and reload 13 at a step. Return the function, and whether the step was reached."
    runtime.reload(files[12])
    lines, threads = set(), []
    def trace(frame, event, argument):
        traced = "cudyn/_bindings/libraries/module.py", "cudyn/_bindings/libraries/library.py"
        if not frame.f_code.co_filename.endswith(traced):
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
        step, is_reached = 1, True
        while is_reached:
            function, is_reached = touch_at(step, other_thread, touch)
            if is_reached:
                steps += 1
                stale = list_stale(runtime)
                if stale or runtime.path != files[13]:
                    wrong.append([other_thread, step, stale])
                properties = runtime.cudaGetDeviceProperties(0)
                if [ctypes.sizeof(properties), *set(bytes(properties))] != [1008, 13]:
                    wrong.append([other_thread, step, "the name is not that of 13"])
                bare = getattr(function, "bare", function)  # the ctypes function
                if isinstance(bare, ctypes._CFuncPtr):
                    major = 13 if get_file(bare) == files[13] else 12
                    record = bare.argtypes[0]._type_ if bare is function else function.call.outputs[0]
                    if ctypes.sizeof(record) != sizes[major]:
                        wrong.append([other_thread, step, major, ctypes.sizeof(record)])
            step += 1
print(json.dumps([wrong, steps]))
"""


@pytest.mark.slow
def test_reload_at_every_step_of_a_first_use_is_consistent(
    files: dict[int, str], no_library: dict[str, str]
) -> None:
    """A reload in another thread, or in a signal handler, interrupts each line that a first use executes.

    The result of the first use belongs entirely to one library. The cached objects belong to the library in
    use.
    """
    start = f"import os\n{PROLOGUE}\n{NO_TOOLKIT}\nfiles = {files!r}\nsizes = {SIZES!r}\n"
    results = python_json(start + RELOAD_AT_EVERY_STEP, env=no_library, flags=("-S",))
    assert results[0] == []
    assert results[1] > 100
