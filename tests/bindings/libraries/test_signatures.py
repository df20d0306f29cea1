"""Tests for the names, signatures and docstrings of functions, with and without a library."""

from __future__ import annotations

import ctypes
import inspect
import pathlib
import pydoc
import re
import rlcompleter
from collections.abc import Callable

import pytest

import cudyn
from cudyn import driver
from cudyn._bindings.libraries.catalog import LibraryInfo, find, find_all
from cudyn._bindings.libraries.library import Library
from tests.support import fakes
from tests.support.releases import NEWEST

from ...support.messages import raises
from ..calls.every import make_module


def test_help_completion_and_dir_show_functions(tmp_path: pathlib.Path) -> None:
    """Interactive users find functions with help(), the Tab key and dir(), with or without a library."""
    info = find("driver")
    file = fakes.build(
        tmp_path,
        fakes.write_exporting_source(Library(info).tables.FUNCTIONS),
        fakes.UNFINDABLE,
        name="all_driver.so",
    )
    for module in (make_module(info, NEWEST, None), make_module(info, NEWEST, file)):
        text = pydoc.render_doc(module.cuMemAlloc, renderer=pydoc.plaintext)  # type: ignore[attr-defined]
        assert "cuMemAlloc(bytesize: size_t) -> CUdeviceptr" in text
        assert "https://docs.nvidia.com/cuda/cuda-driver-api/" in text
        completer = rlcompleter.Completer({"driver": module, "older": module.api("12.0")})
        for start in ("driver.cuCtxSync", "driver.raw.cuCtxSync", "older.cuCtxSync", "older.raw.cuCtxSync"):
            assert completer.complete(start, 0) == f"{start.partition('Sync')[0]}Synchronize()"
        assert completer.complete("driver.raw.cuMemAlloc", 0) == "driver.raw.cuMemAlloc("
        assert (
            {"cuMemAlloc", "cuInit"}
            <= set(dir(module.raw))
            <= {*dir(module), *dir(object()), "_module", "__weakref__"}
        )
        assert "CUresult" in dir(module)
        assert "CUresult" not in dir(module.raw)
        assert "cuDeviceGetDevResource" in dir(module)
        assert "cuDeviceGetDevResource" not in dir(module.api("12.0"))
        assert "cuDeviceGetDevResource" not in dir(module.api("12.0").raw)


def test_dir_lists_only_existing_names() -> None:
    for module in (driver, driver.api("11.8"), driver.raw, driver.api("12.0", per_thread=True)):
        for name in dir(module):
            getattr(module, name)


def test_parameters_named_like_python_keywords_get_an_underscore(tmp_path: pathlib.Path) -> None:
    """The `from` parameter can be passed as `from_`."""
    file = fakes.build(
        tmp_path,
        "int cuGraphRemoveDependencies_v2(long a, long b, long c, long d, long e)"
        "{ return a == 1 && b == 0 && c == 0 && d == 0 && e == 0 ? 0 : 1; }",
        fakes.UNFINDABLE,
        name="edges.so",
    )
    function = make_module(find("driver"), NEWEST, file).cuGraphRemoveDependencies
    names = ["hGraph", "from_", "to", "edgeData", "numDependencies"]
    assert list(inspect.signature(function).parameters) == names
    assert function(numDependencies=0, hGraph=1, edgeData=None, to=None, from_=None) is None


def get_docstring(function: Callable[..., object]) -> str:
    """Return the docstring of a function, or an empty string."""
    return function.__doc__ or ""


def test_levels_and_exact_symbols_have_their_own_signatures() -> None:
    old = driver.api("12.0").cuCtxCreate
    exact = driver.symbol("cuMemAlloc")
    assert str(inspect.signature(old)) == "(flags: 'unsigned int', dev: 'CUdevice') -> 'CUcontext'"
    assert str(inspect.signature(exact)) == "(bytesize: 'unsigned int') -> 'CUdeviceptr_v1'"
    assert "Symbol cuMemAlloc, introduced in CUDA 11.7 or earlier" in get_docstring(exact)


def test_docstrings_list_the_returned_statuses() -> None:
    assert "Returns the status, as an int." in get_docstring(driver.raw.cuInit)
    assert "is one of success, CUDA_ERROR_NOT_READY." in get_docstring(driver.cuStreamQuery)
    assert "Returns the status, whatever it is." in get_docstring(cudyn.runtime.cudaGetLastError)


def test_function_without_a_library_has_no_docstring() -> None:
    """Users of ctypes may create such a function with type(f)."""
    from cudyn._bindings.calls.callbacks import FUNCTION_ATTRIBUTES, function_type

    function = function_type("Function", ctypes.c_int, members=FUNCTION_ATTRIBUTES)()
    assert function.__doc__ is None
    assert "Function object" in repr(function)
    with raises(AttributeError):
        function.__signature__  # noqa: B018


@pytest.mark.parametrize("info", find_all(), ids=lambda info: info.name)
def test_every_library_has_a_manual(info: LibraryInfo) -> None:
    assert re.fullmatch(r"https://docs\.nvidia\.com/.*/(index\.html)?", info.manual)
