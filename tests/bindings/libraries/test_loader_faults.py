"""Tests for old, incomplete and future libraries, and for paths. test_faults.py tests broken libraries.

gcc builds the libraries, and child processes load them.
"""

from __future__ import annotations

import os
import pathlib
from typing import Any

import pytest

from cudyn._bindings.tables import driver_functions as table

from ...conftest import python_json
from ...support import fakes

RELOAD_AND_PRINT = """
import json, sys
import cudyn
from cudyn import driver
assert driver.reload({path!r}) == driver.available
error = driver.load_error
print(json.dumps({{
    "available": driver.available, "version": driver.version, "path": driver.path,
    "error": type(error).__name__,
    "attempts": [[attempt.candidate, attempt.origin, attempt.message] for attempt in getattr(error,
    "attempts", [])],
}}))
"""


def reload(path: str | os.PathLike[str], **options: Any) -> dict[str, Any]:
    """Return the result of driver.reload(path) in a child process."""
    result: dict[str, Any] = python_json(RELOAD_AND_PRINT.format(path=os.fspath(path)), **options)
    return result


def test_path_with_a_nul_raises_load_error(tmp_path: pathlib.Path) -> None:
    """dlopen is not called. The error has the usual type, candidate and origin."""
    result = reload(f"{tmp_path}/lib\0cuda.so.1")
    assert result["error"] == "LibraryNotFoundError"
    ((candidate, origin, message),) = result["attempts"]
    assert (candidate, origin) == (f"{tmp_path}/lib\0cuda.so.1", "given path")
    assert "null" in message


def test_driver_of_the_oldest_major_is_accepted(tmp_path: pathlib.Path) -> None:
    """11.0 is older than the oldest header release, 11.7, but minor versions are compatible."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=11000")
    result = reload(path)
    assert (result["available"], result["version"]) == (True, [11, 0])


def test_driver_of_a_future_version_is_accepted(tmp_path: pathlib.Path) -> None:
    source = fakes.write_exporting_source([*table.FUNCTIONS, "cuFromTheFuture"], version=14000)
    path = fakes.build(tmp_path, source)
    result = reload(path)
    assert (result["available"], result["version"], result["path"]) == (True, [14, 0], str(path))


def test_driver_without_half_of_its_symbols_is_usable(tmp_path: pathlib.Path) -> None:
    """Existing functions can be called, and missing functions raise SymbolNotFoundError.

    Every fourth missing function is called.
    """
    exported = sorted(table.FUNCTIONS)[::2]
    path = fakes.build(tmp_path, fakes.write_exporting_source([*exported, "cuInit"], 12040))
    wrong, version, has, count = python_json(f"""
        import json, cudyn
        from cudyn import driver
        from cudyn._bindings.tables.driver_functions import FUNCTIONS
        driver.reload({str(path)!r})
        exported, wrong, count = {set(exported) | {"cuInit", "cuDriverGetVersion"}!r}, [], 0
        for symbol in FUNCTIONS:
            count += 1
            if driver.has(symbol) and driver.describe(symbol).symbol not in exported:
                wrong.append([symbol, "has"])
            if symbol not in exported and count % 4 == 0:
                try:
                    driver.symbol(symbol)()
                    wrong.append([symbol, "returned"])
                except cudyn.SymbolNotFoundError as error:
                    if error.symbol != symbol or symbol not in str(error) or "12.4" not in str(error):
                        wrong.append([symbol, str(error)])
                    if error.nearest is not None and error.nearest not in exported:
                        wrong.append([symbol, error.nearest])
        print(json.dumps([wrong, driver.version, driver.cuInit(0) is None, count]))
    """)
    assert wrong == []
    assert (version, has, count) == ([12, 4], True, len(table.FUNCTIONS))


CALL_EVERYTHING = """
import ctypes, json
from cudyn import driver
from cudyn._bindings.tables.rows import split, split_declaration
from cudyn._bindings.tables.driver_functions import ANSWERS, FUNCTIONS, NAMES
from cudyn._bindings.tables.driver_types import ATTRIBUTES

def argument(view, type_):
    members = getattr(getattr(view, type_, None), "__members__", {{}})
    for name in (name for names in ATTRIBUTES.values() for name in names if name in members):
        return members[name]  # the argument is an attribute, which determines the type of a later argument
    if type_.endswith("*"):
        return None
    kind = getattr(view, type_) if type_.startswith("CU") else int
    if issubclass(kind, type(ctypes.CFUNCTYPE(None)()).__mro__[1]):
        return None
    return kind() if issubclass(kind, ctypes.Structure) else 0

def call(view, name):
    description = view.describe(name)
    params = [split_declaration(text) for text in split(description.prototype.partition("(")[2][:-1])]
    arguments = []
    for type_, param in params:
        role = description.roles[param]
        if role in ("in", "inout", "both", "most", "given"):
            arguments.append(0 if role == "given" else argument(view, type_))
    result = getattr(view, name)(*arguments)
    returned_roles = ("out", "both", "text", "bytes", "list", "typed")
    output_count = sum(role in returned_roles for role in description.roles.values())
    if output_count == 0:
        return result == 0 if description.symbol in ANSWERS else result is None
    return not isinstance(result, tuple) if output_count == 1 else len(result) == output_count

driver.reload({path!r})
count, wrong = 0, []
for level in {levels}:
    view = driver.api(level)
    for name in set(dir(view)) & {{*FUNCTIONS, *NAMES}}:
        count += 1
        try:
            if not call(view, name) or getattr(view.raw, name).restype is not ctypes.c_uint:
                wrong.append([level, name])
        except Exception as error:
            # The first call passes a count. This driver does not change it, so the list always seems
            # incomplete.
            if name != "cuDeviceGetCliqueInfo" or "count does not fit in memory" not in str(error):
                wrong.append([level, name, repr(error)])
    # symbol() accepts any symbol at any level, even if it is newer than the level or was removed before it.
    for symbol in FUNCTIONS:
        try:
            assert view.symbol(symbol).__name__ == symbol
        except Exception as error:
            wrong.append([level, symbol, repr(error)])
print(json.dumps([count, wrong]))
"""


# Levels of the driver's tables: by default the oldest and the newest release, in slow runs all releases.
LEVELS = [
    pytest.param([table.RELEASES[-1]], id="newest"),
    pytest.param([*table.RELEASES], id="all", marks=pytest.mark.slow),
]


@pytest.mark.parametrize("levels", LEVELS)
def test_functions_of_all_levels_can_be_created_and_called(tmp_path: pathlib.Path, levels: list[str]) -> None:
    """Every function accepts zeros and nulls and returns its out-parameters.

    The driver's functions do nothing.
    """
    path = fakes.build(tmp_path, fakes.write_exporting_source(table.FUNCTIONS))
    count, wrong = python_json(CALL_EVERYTHING.format(path=str(path), levels=levels))
    assert wrong == []
    assert count > len(levels) * 400


# --- the choice of the file to open


def test_reload_with_a_bare_name_opens_that_file(tmp_path: pathlib.Path) -> None:
    """reload("libcuda.so.1") opens the file in the current directory.

    dlopen would look up a bare name in the library search path.
    """
    current_file = fakes.build(tmp_path / "here", fakes.VERSION_QUERY, "-DVERSION=13000")
    other_file = fakes.build(tmp_path / "other", fakes.VERSION_QUERY, "-DVERSION=12040")
    result = reload("libcuda.so.1", cwd=current_file.parent, env={"LD_LIBRARY_PATH": str(other_file.parent)})
    assert (result["version"], result["path"]) == ([13, 0], str(current_file))
    result = reload("libcuda.so.1", cwd=tmp_path, env={"LD_LIBRARY_PATH": str(other_file.parent)})
    assert (result["error"], result["path"]) == ("LibraryNotFoundError", None)


@pytest.mark.parametrize("path", ["", "."])
def test_reload_with_a_directory_without_a_name_fails(tmp_path: pathlib.Path, path: str) -> None:
    """dlopen("") opens the program itself. It must not be mistaken for a driver."""
    result = reload(path, cwd=tmp_path)
    assert result["available"] is False
    assert result["error"] == "LibraryNotFoundError"


def test_reload_accepts_path_objects_and_bytes(tmp_path: pathlib.Path) -> None:
    """reload accepts all objects that os.fspath accepts.

    Other objects raise an exception, and the library stays loaded.
    """
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, "-DVERSION=12040")
    results, missing, message, path_after = python_json(f"""
        import json, os, pathlib
        from cudyn import driver
        results = []
        for path in (pathlib.Path({str(path)!r}), os.fsencode({str(path)!r})):
            driver.reload(b"/nowhere.missing")
            missing = str(driver.load_error)
            results += [driver.reload(path), driver.path]
        try:
            driver.reload(3)
        except TypeError as error:
            print(json.dumps([results, missing, str(error), driver.path]))
    """)
    assert results == [True, str(path)] * 2
    assert "/nowhere.missing (given path)" in missing
    assert "not int" in message
    assert path_after == str(path)


def test_failed_reload_drops_the_library(tmp_path: pathlib.Path) -> None:
    """The module then has no version, no path and no functions, except those that were imported before."""
    path = fakes.build(tmp_path, fakes.ECHO_DRIVER, "-DVERSION=12040")
    results = python_json(f"""
        import json, cudyn
        from cudyn import driver
        driver.reload({str(path)!r})
        function_before, level = driver.cuMemAlloc, driver.api("12.0")
        before = [function_before(5), level.cuMemAlloc(6), driver.raw.cuInit(0)]
        driver.reload({str(path)!r} + ".missing")
        after = [driver.available, driver.version, driver.path, driver.has("cuInit"), function_before(7)]
        for function in (driver.cuMemAlloc, level.cuMemAlloc, driver.raw.cuInit):
            try:
                function(0)
            except cudyn.errors.LibraryNotFoundError as error:
                after.append(str(error) == str(driver.load_error))
        print(json.dumps([before, after]))
    """)
    assert results == [[5, 6, 0], [False, None, None, False, 7, True, True, True]]


def test_reload_of_another_file_uses_that_file(tmp_path: pathlib.Path) -> None:
    """Two files with the same soname are two libraries."""
    first = fakes.build(tmp_path / "1", fakes.VERSION_QUERY, "-DVERSION=12000")
    second = fakes.build(tmp_path / "2", fakes.VERSION_QUERY, "-DVERSION=13000")
    results = python_json(f"""
        import json
        from cudyn import driver
        results = []
        for path in ({str(first)!r}, {str(second)!r}, {str(first)!r}):
            driver.reload(path)
            results.append([driver.version, driver.path, driver.cuDriverGetVersion()])
        print(json.dumps(results))
    """)
    assert results == [
        [[12, 0], str(first), 12000],
        [[13, 0], str(second), 13000],
        [[12, 0], str(first), 12000],
    ]


def test_path_is_not_that_of_a_dependency_with_the_same_symbols(tmp_path: pathlib.Path) -> None:
    """dlsym also finds symbols of dependencies, but a wrapper around a driver is reported as itself."""
    inner = fakes.build(tmp_path, fakes.write_exporting_source(table.FUNCTIONS, 12000), name="libinner.so")
    path = fakes.build(
        tmp_path,
        fakes.VERSION_QUERY,
        "-DVERSION=12040",
        "-Wl,--no-as-needed",
        f"-Wl,-rpath,{inner.parent}",
        f"-L{inner.parent}",
        "-linner",
    )
    result = reload(path)
    assert (result["version"], result["path"]) == ([12, 4], str(path))


def test_library_in_a_deleted_directory_stays_usable(tmp_path: pathlib.Path) -> None:
    """This happens if a package is upgraded while a process uses it. `load_error` stays `None`."""
    path = fakes.build(tmp_path / "old", fakes.ECHO_NVRTC, name="libnvrtc.so.13")
    results = python_json(f"""
        import ctypes, json, shutil
        ctypes.CDLL({str(path)!r})
        shutil.rmtree({str(path.parent)!r})
        from cudyn import nvrtc
        print(json.dumps([nvrtc.available, str(nvrtc.load_error), nvrtc.nvrtcVersion()]))
    """)
    assert results == [True, "None", [13, 0]]


def test_loading_from_many_threads_does_not_mix_libraries(tmp_path: pathlib.Path) -> None:
    """Threads reload, read attributes and create API levels at the same time."""
    paths = [
        str(fakes.build(tmp_path / str(version), fakes.VERSION_QUERY, f"-DVERSION={version}"))
        for version in (12000, 13000)
    ]
    problems = python_json(f"""
        import faulthandler, json, threading
        faulthandler.dump_traceback_later(60, exit=True)
        from cudyn import driver
        from cudyn._bindings.tables.driver_functions import RELEASES
        paths, wrong = {paths!r}, []
        def work(number):
            try:
                for i in range(20):
                    driver.reload(paths[(number + i) % 2])
                    view = driver.api(RELEASES[(number + i) % len(RELEASES)])
                    version = view.cuDriverGetVersion()
                    if version not in (12000, 13000) or not view.has("cuDriverGetVersion"):
                        wrong.append(version)
                    view.CUresult, view.CUcontext, driver.path, repr(driver), driver.raw.cuDriverGetVersion
            except Exception as error:
                wrong.append(repr(error))
        threads = [threading.Thread(target=work, args=(n,)) for n in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        print(json.dumps(wrong))
    """)
    assert problems == []
