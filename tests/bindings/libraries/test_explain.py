"""Tests for the complete text of describe() and of errors about unknown names."""

from __future__ import annotations

from typing import Any

import pytest

from cudyn import cublas, driver, errors, nccl, runtime
from cudyn._bindings.libraries import explain, missing
from cudyn._bindings.libraries.load import Outcome
from cudyn._bindings.libraries.module import view_of
from cudyn._bindings.libraries.view import View

from ...support.golden import Golden
from ...support.messages import raises


class FakeOutcome(Outcome):
    """The outcome of loading a library with these symbols.

    If the version is `None`, the library is missing.
    """

    def __init__(self, version: tuple[int, int] | None, symbols: set[str]) -> None:
        super().__init__()
        self.version = version
        self.symbols = frozenset(symbols)
        self.error = None if version else errors.LibraryNotFoundError("a library", "It was not found.")

    @property
    def path(self) -> str | None:
        return "/opt/lib.so" if self.version else None


def make_view(module: Any, version: tuple[int, int] | None, *symbols: str, level: str | None = None) -> View:
    """Return a view of a library with a version and symbols. See `FakeOutcome`."""
    return View(view_of(module).library, chosen=level, outcome=FakeOutcome(version, set(symbols)))


def describe(view: View, name: str) -> explain.Description:
    """Return the description of a name in a view."""
    return view.describe(name, view.symbol_of(name) or name)


def at_level(view: View, level: str) -> View:
    """Return a view of the same library at another level."""
    return View(view.library, level, view.per_thread, view.outcome)


def test_description_has_the_docstring_and_the_availability(golden: Golden) -> None:
    view = make_view(driver, (12, 4), "cuCtxCreate_v4")
    golden.check("description", str(describe(view, "cuCtxCreate")))


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "cuTexRefSetAddress_v2",
            ["ByteOffset  size_t *: passed; the call may write to the memory that it points to; host memory"],
        ),
        ("cuGraphGetNodes", ["nodes     CUgraphNode *: returned, as a list", "hGraph    CUgraph: passed"]),
        ("cuProfilerStart", ["cuProfilerStart() -> None", "C: CUresult cuProfilerStart(void)"]),
    ],
)
def test_describe_a_missing_function_returns_its_prototype(name: str, lines: list[str]) -> None:
    for version, title in (((12, 4), "CUDA driver 12.4"), (None, "no CUDA driver")):
        page = str(describe(make_view(driver, version), name)).splitlines()
        assert {*lines} <= {line.strip() for line in page}
        assert page[-1] == f"Not present here ({title})."


def test_description_of_a_removed_function_and_of_a_callback() -> None:
    """The description contains the releases with the function, and its C prototype."""
    view = make_view(runtime, (11, 8), "cudaBindTexture")
    assert describe(view, "cudaBindTexture").since == ("introduced in CUDA 11.7 or earlier, removed in 12.0")
    assert describe(make_view(nccl, (2, 18)), "ncclCommInitRank").since.startswith("introduced in NCCL 2.")
    description = describe(make_view(driver, (12, 4)), "cuLaunchHostFunc")
    assert "CUhostFn fn, void *userData" in description.prototype
    assert repr(description) == f"<description of cuLaunchHostFunc: {description.prototype}>"


@pytest.mark.parametrize(
    ("type_", "name", "text"),
    [
        ("int", "x", "int x"),
        ("int *", "x", "int *x"),
        ("void (*)(int)", "f", "void (*f)(int)"),
        ("void (**)(int)", "f", "void (**f)(int)"),
    ],
)
def test_declare_joins_a_c_type_and_a_name(type_: str, name: str, text: str) -> None:
    assert explain.declare(type_, name) == text


def test_missing_symbol_error_suggests_a_symbol_and_a_level(golden: Golden) -> None:
    """The error suggests the nearest existing name, and the level at which the name exists."""
    view = make_view(driver, (12, 2), "cuCtxCreate_v2", "cuCtxCreate_v3")
    error = missing.make_error(view, "cuCtxCreate", "cuCtxCreate_v4")
    assert isinstance(error, errors.SymbolNotFoundError)
    golden.check("missing_symbol", str(error))
    exact = missing.make_error(view, "cuMemAlloc_v2", "cuMemAlloc_v2")
    golden.check("missing_exact_symbol", str(exact))


def test_make_error_without_a_library_returns_the_load_error() -> None:
    view = make_view(driver, None)
    error = missing.make_error(view, "cuInit", "cuInit")
    assert view.outcome.error is not None
    assert error.args == view.outcome.error.args


def test_symbol_with_another_signature_raises(golden: Golden) -> None:
    """The loaded library has the function, but with the parameters of a newer release."""
    view = make_view(runtime, (12, 9), "cudaGraphInstantiate")
    old = at_level(view, "11.8")
    error = missing.make_error(old, "cudaGraphInstantiate", "cudaGraphInstantiate")
    assert type(error) is errors.SignatureError
    golden.check("another_signature", str(error))


def test_symbol_with_another_layout_raises() -> None:
    """The loaded library fills a struct whose members differ from those in the chosen release."""
    view = make_view(runtime, (13, 0), "cudaGetDeviceProperties")
    old = at_level(view, "11.8")
    assert "there, its arguments have a different layout" in str(
        missing.make_error(old, "cudaGetDeviceProperties", "cudaGetDeviceProperties")
    )


def test_list_versions_sorts_by_version() -> None:
    """Symbols with per-thread streams are listed separately."""
    symbols = make_view(driver, (12, 4)).library.tables.FUNCTIONS
    assert missing.list_versions("cuCtxCreate_v2", symbols) == [
        "cuCtxCreate",
        "cuCtxCreate_v2",
        "cuCtxCreate_v3",
        "cuCtxCreate_v4",
    ]
    assert "cuMemcpyHtoD_v2_ptds" in missing.list_versions("cuMemcpyHtoD_v2_ptds", symbols)
    assert "cuMemcpyHtoD_v2" not in missing.list_versions("cuMemcpyHtoD_v2_ptds", symbols)


@pytest.mark.parametrize(
    ("symbol", "symbols", "expected"),
    [
        ("cuCtxCreate_v4", {"cuCtxCreate", "cuCtxCreate_v3", "cuCtxCreate_v2"}, "cuCtxCreate_v3"),
        ("cuMemcpy_v9_ptds", {"cuMemcpy", "cuMemcpy_ptds"}, "cuMemcpy_ptds"),
        ("cuMemAllocs", {"cuMemAlloc", "cuInit"}, "cuMemAlloc"),
        ("cuMemAlloc", {"nvmlInit"}, None),
        ("cuMemAlloc", set(), None),
    ],
)
def test_find_nearest_prefers_versions_of_the_same_function(
    symbol: str, symbols: set[str], expected: str | None
) -> None:
    assert missing.find_nearest(symbol, frozenset(symbols)) == expected


def test_name_of_another_level_raises(golden: Golden) -> None:
    """The message lists the releases in which the name exists."""
    view = make_view(driver, (12, 4))
    old = at_level(view, "12.0")
    error = missing.make_name_error(old, "cuCtxCreate_v4")
    golden.check("name_of_another_level", str(error))
    newer_view = at_level(make_view(runtime, (12, 4)), "12.4")
    assert "introduced in 11.7 or earlier and removed in 12.0" in str(
        missing.make_name_error(newer_view, "cudaBindTexture")
    )


def test_unknown_name_raises_with_similar_names() -> None:
    view = make_view(cublas, None)
    error = missing.make_name_error(view, "cublasSgem")
    assert str(error).startswith("cudyn.cublas has no cublasSgem; similar names: cublasSgem")
    assert str(missing.make_name_error(view, "nothing_like_it")) == "cudyn.cublas has no nothing_like_it"
    assert error.__reduce__() == (errors.UnknownNameError, (str(error),))
    with raises(AttributeError):
        cublas.describe("nothing_like_it")
