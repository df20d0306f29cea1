"""Tests for make_global(): modules loaded later find CUDA's symbols in the library that cudyn uses."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from ...conftest import python_json, run_python
from ...support import fakes, real

# A module that calls the driver without being linked against it.
PLUGIN = """
int cuDriverGetVersion(int *);
int get_version(void) { int version = 0; cuDriverGetVersion(&version); return version; }
"""
START = """
import ctypes, json, os, cudyn
from cudyn import driver, nvrtc
def call_plugin(open_plugin):
    try:
        return open_plugin().get_version()
    except (OSError, cudyn.LoadError) as error:
        return str(error)
"""


@pytest.fixture
def plugin(tmp_path: pathlib.Path) -> pathlib.Path:
    """Return a library that calls the driver without being linked against it."""
    return fakes.build(tmp_path, PLUGIN, "-Wl,-z,lazy", name="plugin.so")


@pytest.fixture
def driver(tmp_path: pathlib.Path) -> pathlib.Path:
    """Return a fake driver of version 12.4."""
    return fakes.build(tmp_path / "driver", fakes.ECHO_DRIVER, "-DVERSION=12040")


def child(code: str, **env: str) -> Any:
    """Run code after START in a new process, and return what it prints as JSON."""
    return python_json(START + code, env=env, flags=("-S",))


def check_before_and_after(plugin: pathlib.Path, name: str, symbol: str, expected: int, **env: str) -> None:
    """Check that the plugin calls a library's symbol successfully only after make_global.

    Args:
        plugin: The path of a library that calls the symbol without being linked against its library.
        name: The name of the library's module in cudyn.
        symbol: The name of the symbol that the plugin calls.
        expected: The result of the call.
        env: The environment variables that select the library.
    """
    before, after = child(
        f"""
before = call_plugin(lambda: ctypes.CDLL({str(plugin)!r}))
assert {name}.make_global() is None
print(json.dumps([before, call_plugin(lambda: ctypes.CDLL({str(plugin)!r}))]))
""",
        **env,
    )
    assert f"undefined symbol: {symbol}" in before
    assert after == expected


def test_symbols_of_a_fake_driver_are_local_before_make_global(
    plugin: pathlib.Path, driver: pathlib.Path
) -> None:
    check_before_and_after(plugin, "driver", "cuDriverGetVersion", 12040, CUDYN_DRIVER=str(driver))


@pytest.mark.nvidia
@pytest.mark.parametrize("name", real.last(sorted(real.DRIVERS)))
def test_symbols_of_a_real_driver_are_local_before_make_global(name: str, plugin: pathlib.Path) -> None:
    major, minor = real.DRIVERS[name].cuda
    env = {"LD_LIBRARY_PATH": str(real.driver(name))}
    check_before_and_after(plugin, "driver", "cuDriverGetVersion", 1000 * major + 10 * minor, **env)


def test_make_global_of_nvrtc_makes_its_symbols_visible(tmp_path: pathlib.Path) -> None:
    source = (
        "int nvrtcVersion(int *, int *); int get_version(void) { int a, b; nvrtcVersion(&a, &b); return a; }"
    )
    plugin = fakes.build(tmp_path, source, name="plugin.so")
    library = fakes.build(tmp_path / "nvrtc", fakes.ECHO_NVRTC, name="libnvrtc.so.13")
    check_before_and_after(plugin, "nvrtc", "nvrtcVersion", 13, CUDYN_NVRTC=str(library))


def test_make_global_of_another_level_uses_the_same_library(
    plugin: pathlib.Path, driver: pathlib.Path
) -> None:
    code = f"driver.api('12.0').make_global(); print(ctypes.CDLL({str(plugin)!r}).get_version())"
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_make_global_with_two_copies_uses_the_loaded_one(
    plugin: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Both copies are named libcuda.so.1. For this name, dlopen returns the first copy."""
    first = fakes.build(tmp_path / "first", fakes.VERSION_QUERY, "-DVERSION=12010")
    second = fakes.build(tmp_path / "second", fakes.VERSION_QUERY, "-DVERSION=12060")
    code = f"""
first_library = ctypes.CDLL({str(first)!r})
driver.reload({str(second)!r})
driver.make_global()
print(json.dumps([driver.version, ctypes.CDLL({str(plugin)!r}).get_version()]))
"""
    assert child(code, CUDYN_DRIVER=str(first)) == [[12, 6], 12060]


def test_make_global_ignores_a_replaced_file(
    plugin: pathlib.Path, driver: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """After a driver update during the process, the loaded library becomes global."""
    newer = fakes.build(tmp_path / "newer", fakes.VERSION_QUERY, "-DVERSION=13010")
    code = f"""
os.replace({str(newer)!r}, {str(driver)!r})
driver.make_global()
print(ctypes.CDLL({str(plugin)!r}).get_version())
"""
    assert child(code, CUDYN_DRIVER=str(driver)) == 12040


def test_make_global_without_a_library_raises_the_load_error(no_nvidia: dict[str, str]) -> None:
    """The error is the same as for any other use of the missing library."""
    code = """
for module in (driver, nvrtc):
    try:
        module.make_global()
    except cudyn.LoadError as error:
        assert str(error) == str(module.load_error)
        print(json.dumps(True))
"""
    done = run_python(START + code, env=no_nvidia, flags=("-S",))
    assert done.stdout.split() == ["true", "true"], done.stderr
