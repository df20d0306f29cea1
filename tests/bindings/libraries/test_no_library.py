"""Tests that everything except calls works without NVIDIA libraries, on Linux and on a simulated macOS.

The child processes run with -S, which hides the wheels in site-packages.
"""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ...conftest import python_json, run_python
from ...support.forked import BINDINGS, forked_json

MAC = "import sys; sys.platform = 'darwin'\n"
START = """
import json, cudyn
from cudyn import driver, nvrtc
"""

MESSY_ENVIRONMENTS: dict[str, dict[str, str]] = {
    "nothing": {"PATH": "", "HOME": ""},
    "no such folder": {"LD_LIBRARY_PATH": "/no/such/folder:/neither/this"},
    "separators": {"LD_LIBRARY_PATH": ":::;;;:"},
    "a file": {"LD_LIBRARY_PATH": "/etc/passwd"},
    "loader syntax": {"LD_LIBRARY_PATH": "$ORIGIN:${LIB}:$NOTHING:%x:\n"},
    "no text": {"LD_LIBRARY_PATH": os.fsdecode(b"\xff\xfe:/\x80")},
    "very long": {"LD_LIBRARY_PATH": ":".join(f"/folder{i}" for i in range(2000))},
    "locale": {"LC_ALL": "xx_YY.nonsense", "LANG": "\t"},
    "python path": {"PYTHONPATH": "relative::/no/such/folder:~:" + os.fsdecode(b"/\xff")},
    "cuda settings": {"CUDA_VISIBLE_DEVICES": "nonsense", "CUDA_HOME": "/dev/null", "CUDA_PATH": ""},
}

MESSY_SEARCH_PATHS = [
    "[None, 3, 2.5, b'/bytes', ('tuple',), object(), pathlib.Path('/'), pathlib.Path('.')]",
    "['', '.', '..', 'relative', './nvidia', '~', '*']",
    "['/no/such/folder', '/dev/null', '/etc/passwd', '/proc/self/mem', '/' * 5000, '/' + 'x' * 5000]",
    "['/nul\\0byte', '/line\\nfeed', '/\\udcff', '\\udcff', '/\\U0001f600']",
    "['/archive.zip', 'https://example.org/', 'C:\\\\Windows', '\\\\\\\\server\\\\share']",
]


@pytest.fixture(params=["linux", "darwin"])
def run(request: pytest.FixtureRequest, no_nvidia: dict[str, str]) -> Callable[[str], Any]:
    """Run code on a system without NVIDIA libraries, and return its output, parsed as JSON."""
    if request.param == "darwin":
        return lambda code: python_json(MAC + START + code, env=no_nvidia, flags=("-S",))
    return lambda code: forked_json(START + code, imports=BINDINGS, env=no_nvidia, flags=("-S",))


def test_modules_report_the_missing_library(run: Callable[[str], Any]) -> None:
    """`require` raises the same error as the first use. A reload stores an error with the same message."""
    results, same, reloaded = run("""
states = [[m.available, m.version, m.path, type(m.load_error).__name__] for m in (driver, nvrtc)]
old = driver.load_error
try:
    driver.require("11.0")
except cudyn.LoadError as error:
    same = str(error) == str(old)
result = driver.reload()
print(json.dumps([states, same, [result, driver.available, str(old) == str(driver.load_error)]]))
""")
    assert results == [[False, None, None, "LibraryNotFoundError"]] * 2
    assert same is True
    assert reloaded == [False, False, True]


@pytest.mark.slow
def test_types_enumerators_and_constants_of_all_levels_are_usable(run: Callable[[str], Any]) -> None:
    """Types can be instantiated, constants are numbers, and dir() is complete."""
    counts, wrong, unlisted = run("""
import ctypes, enum, importlib
from cudyn._bindings.tables import rows
def usable(x):
    if isinstance(x, type) and issubclass(x, enum.Enum):
        return len(x) > 0 and all(isinstance(member, int) for member in x)
    if isinstance(x, type):
        return isinstance(x(), x)
    return isinstance(x, (int, ctypes.c_void_p))
counts, wrong, unlisted = {}, [], []
for module, table in ((driver, "driver"), (nvrtc, "nvrtc")):
    types = importlib.import_module(f"cudyn._bindings.tables.{table}_types")
    functions = importlib.import_module(f"cudyn._bindings.tables.{table}_functions")
    enumerators = {name for row in types.ENUMS.values() for name in rows.enum(row)[1]}
    known = {*types.TYPEDEFS, *types.ENUMS, *types.RECORDS, *types.CONSTANTS, *enumerators}
    listed = set()
    for level in functions.RELEASES:
        view = module.api(level)
        names = {name for name in dir(view) if not hasattr(type(view), name) and not name.startswith("_")}
        names -= {*functions.FUNCTIONS, *functions.NAMES, *vars(view)}  # names that have not been used yet
        counts.setdefault(table, []).append(len(names))
        wrong += [[level, name] for name in names if not usable(getattr(view, name))]
        listed |= names
    unlisted += [known - listed, listed - known]
print(json.dumps([counts, wrong, [sorted(names) for names in unlisted]]))
""")
    assert wrong == []
    assert unlisted == [[], [], [], []]
    assert len(counts["driver"]) == len(counts["nvrtc"]) == 17
    assert min(counts["driver"]) > 1000
    assert min(counts["nvrtc"]) > 10


def test_functions_of_all_levels_raise_the_load_error(run: Callable[[str], Any]) -> None:
    """Checked and bare functions raise copies of `load_error`."""
    count, wrong = run("""
from cudyn._bindings.tables import driver_functions, nvrtc_functions
count, wrong = 0, []
for module, table in ((driver, driver_functions), (nvrtc, nvrtc_functions)):
    for level in table.RELEASES:
        view = module.api(level)
        for name in {*table.FUNCTIONS, *table.NAMES} & set(dir(view)):
            for function in (getattr(view, name), getattr(view.raw, name)):
                count += 1
                try:
                    function(1, 2, 3)
                    wrong.append([level, name, "returned"])
                except cudyn.LoadError as error:
                    if error.args != module.load_error.args or error is module.load_error:
                        wrong.append([level, name, str(error)])
print(json.dumps([count, wrong]))
""")
    assert wrong == []
    assert count > 2 * 17 * 400


def test_cached_error_does_not_accumulate_frames(run: Callable[[str], Any]) -> None:
    """Otherwise a cached exception would collect the frames of every `raise`."""
    first_length, last_length = run("""
import traceback
def length():
    try:
        driver.cuInit(0)
    except cudyn.LoadError as error:
        return len(traceback.extract_tb(error.__traceback__))
lengths = [length() for _ in range(50)]
print(json.dumps([lengths[0], lengths[-1]]))
""")
    assert last_length == first_length


def test_from_import_without_a_library(run: Callable[[str], Any]) -> None:
    """Constants, types and functions can be imported on a machine without CUDA."""
    results = run("""
from cudyn.driver import CU_MEMHOSTALLOC_PORTABLE, CUDA_ERROR_NO_DEVICE, CUcontext, CUresult
from cudyn.driver import cuCtxCreate, cuInit
from cudyn.nvrtc import NVRTC_SUCCESS, nvrtcCompileProgram, nvrtcProgram
results = [CU_MEMHOSTALLOC_PORTABLE, CUDA_ERROR_NO_DEVICE is CUresult.CUDA_ERROR_NO_DEVICE, int(CUcontext(7))]
results += [callable(cuInit), callable(cuCtxCreate), callable(nvrtcCompileProgram), not nvrtcProgram()]
print(json.dumps(results))
""")
    assert results == [1, True, 7, True, True, True, True]


def test_unknown_name_raises_attribute_error_with_similar_names(run: Callable[[str], Any]) -> None:
    """A misspelled function is reported with the correct name, by an import and by an attribute."""
    import_message, attribute_message = run("""
texts = []
try:
    from cudyn.driver import cuMemAlocc
except ImportError as error:
    texts.append(str(error))
try:
    driver.cuMemAlocc
except AttributeError as error:
    texts.append(str(error))
print(json.dumps(texts))
""")
    assert "cuMemAlocc" in import_message
    assert "cuMemAlocc" in attribute_message
    assert "cuMemAlloc" in attribute_message.replace("cuMemAlocc", "")


def test_has_with_any_object_returns_false(run: Callable[[str], Any]) -> None:
    """Without a library, no function is available. Objects that are not names are not errors."""
    results = run("""
class Hostile(str):
    def __eq__(self, other): raise RuntimeError
    def __hash__(self): raise RuntimeError
names = ["cuInit", "cuCtxCreate", "", "cuNothing", "__class__", "CUcontext", "CUDA_SUCCESS", "\\0"]
names += ["cu" * 9999, "\\udcff", Hostile("cuInit")]
others = [None, 3, 2.5, b"cuInit", [], {}, ("cuInit",), object(), str, float("nan")]
print(json.dumps([m.has(x) for m in (driver, nvrtc, driver.api("12.0")) for x in names + others]))
""")
    modules, objects = 3, 11 + 10
    assert results == [False] * (modules * objects)


def test_package_has_its_modules_as_attributes(no_nvidia: dict[str, str]) -> None:
    """`import cudyn` is enough to use cudyn.nvrtc. Other names raise AttributeError."""
    results = python_json(
        """
        import cudyn, json
        first = cudyn.nvrtc.nvrtcResult.__name__
        try:
            cudyn.nothing
        except AttributeError as error:
            print(json.dumps([first, sorted(set(cudyn.__all__) - set(dir(cudyn))), str(error)]))
        """,
        env=no_nvidia,
        flags=("-S",),
    )
    assert results == ["nvrtcResult", [], "module 'cudyn' has no attribute 'nothing'"]


@pytest.mark.parametrize(
    "platform", ["darwin", "win32", "freebsd14", "emscripten", "wasi", "aix", "linux2", ""]
)
def test_import_on_any_platform_does_not_raise(platform: str, no_nvidia: dict[str, str]) -> None:
    """The libraries are then missing, which is reported by an attribute."""
    results = python_json(
        f"import sys; sys.platform = {platform!r}\n{START}"
        "results = [m.available or isinstance(m.load_error, cudyn.LoadError) for m in (driver, nvrtc)]\n"
        "print(json.dumps(results))",
        env=no_nvidia,
        flags=("-S",),
    )
    assert results == [True, True]


IMPORT_AND_PRINT = """
import cudyn
from cudyn import driver, nvrtc
for module in (driver, nvrtc):
    assert module.available or isinstance(module.load_error, cudyn.LoadError)
    str(module.load_error)
print("fine")
"""


@pytest.mark.parametrize("mess", MESSY_ENVIRONMENTS)
def test_import_with_any_environment_does_not_raise(mess: str, tmp_path: pathlib.Path) -> None:
    done = run_python(IMPORT_AND_PRINT, env=MESSY_ENVIRONMENTS[mess], cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr


@pytest.mark.parametrize("entries", MESSY_SEARCH_PATHS)
def test_import_with_any_sys_path_does_not_raise(entries: str, no_nvidia: dict[str, str]) -> None:
    """The entries are added after other modules have been imported, so only cudyn reads them."""
    done = run_python(
        f"""
import pathlib, sys
import cudyn.nvrtc
sys.path[:0] = {entries}
for module in (cudyn.driver, cudyn.nvrtc):
    module.reload()
    error = module.load_error
    assert module.available or isinstance(error, cudyn.errors.LibraryNotFoundError), error
    assert error is None or not [a for a in error.attempts if a.origin == "search"], error
print("fine")
        """,
        env=no_nvidia,
        flags=("-S",),
    )
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr


@settings(max_examples=15)
@given(value=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=40))
def test_import_with_any_loader_path_does_not_raise(value: str, tmp_path: pathlib.Path) -> None:
    done = run_python(IMPORT_AND_PRINT, env={"LD_LIBRARY_PATH": value}, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
