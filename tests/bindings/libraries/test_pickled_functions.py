"""Tests that library functions and modules are copied and pickled by name."""

from __future__ import annotations

import copy
import pathlib
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from cudyn import cublas, driver, runtime, testing

from ...conftest import python_json
from ...support import fakes
from ...support.releases import NEWEST_NUMBER


@pytest.fixture(autouse=True)
def simulated() -> Iterator[None]:
    """Simulate a driver during each test."""
    with testing.simulate("sm_90"):
        yield


def list_functions() -> list[Any]:
    """Return functions of several kinds: checked, bare, by symbol and of other levels."""
    level: Any = driver.api("12.0")
    per_thread: Any = driver.api("12.0", per_thread=True)
    return [
        driver.cuMemAlloc,
        driver.cuDeviceGetName,
        driver.cuInit,
        runtime.cudaMalloc,
        driver.raw.cuMemAlloc,
        driver.symbol("cuMemAlloc_v2"),
        level.cuMemAlloc,
        level.raw.cuMemAlloc,
        per_thread.cuMemcpyDtoD,
        driver.has,
    ]


def list_modules() -> list[Any]:
    """Return modules of several kinds."""
    return [driver, cublas, driver.api("12.0"), driver.api("12.0", per_thread=True), driver.raw]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickle_of_a_function_is_the_same_function(protocol: int) -> None:
    for function in list_functions():
        assert pickle.loads(pickle.dumps(function, protocol)) == function
    for module in list_modules():
        assert pickle.loads(pickle.dumps(module, protocol)) is module


def test_copy_of_a_function_is_the_same_function() -> None:
    for value in [*list_functions(), *list_modules()]:
        assert copy.copy(value) == value
        assert copy.deepcopy([value]) == [value]


def test_pickle_of_a_function_by_its_symbol_is_the_same_function() -> None:
    first = driver.symbol("cuMemAlloc")
    assert pickle.loads(pickle.dumps(first)) is first
    assert first is not driver.cuMemAlloc


def test_pickle_of_a_function_without_its_library_is_deferred(no_nvidia: dict[str, str]) -> None:
    pickled = [pickle.dumps(function) for function in list_functions()]
    results = python_json(
        f"import json, pickle; print(json.dumps([repr(pickle.loads(data)) for data in {pickled!r}]))",
        env=no_nvidia,
    )
    assert (
        "cudyn.driver.cuMemAlloc: cuMemAlloc_v2 was not available when this function was first used"
        in results[0]
    )


def test_pickle_of_a_missing_function_finds_a_library_loaded_later(no_nvidia: dict[str, str]) -> None:
    code = """
    import json, pickle
    from cudyn import driver
    print(json.dumps(pickle.dumps(driver.cuMemAlloc).hex()))
    """
    pickled = bytes.fromhex(python_json(code, env=no_nvidia))
    assert pickle.loads(pickled) is driver.cuMemAlloc


def test_function_is_mapped_in_other_processes(tmp_path: pathlib.Path) -> None:
    """The function is pickled by name, and found again in the new process."""
    file = fakes.build(tmp_path, fakes.ECHO_DRIVER, f"-DVERSION={NEWEST_NUMBER}", fakes.UNFINDABLE)
    code = """
    import json, multiprocessing
    from concurrent.futures import ProcessPoolExecutor
    from cudyn import driver
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as executor:
        print(json.dumps([*executor.map(driver.cuDeviceGet, [3, 4])]))
    """
    assert python_json(code, env={"CUDYN_DRIVER": str(file)}) == [3, 4]
