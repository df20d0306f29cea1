"""Tests for unmet needs: missing libraries of any vendor, and symbols that no library defines."""

from __future__ import annotations

import pathlib
import zipfile

import pytest

import cudyn

from ..support import fakes
from .children import LINKED, child

MODULE = "int {0}(void); int call_library(void) {{ return {0}(); }}"


def build_module(
    directory: pathlib.Path, symbol: str, *flags: str | pathlib.Path, name: str = "m.so"
) -> pathlib.Path:
    return fakes.build(directory, MODULE.format(symbol), LINKED, *map(str, flags), name=name)


@pytest.fixture
def other(tmp_path: pathlib.Path) -> pathlib.Path:
    """Build a library for which no table exists."""
    return fakes.build(tmp_path / "lib", "int other(void) { return 7; }", name="libnobodys.so.1")


def test_missing_library_of_another_vendor_is_listed(tmp_path: pathlib.Path, other: pathlib.Path) -> None:
    path = build_module(tmp_path, "other", other)
    results = cudyn.needs(path)
    assert results.missing == ("libnobodys.so.1",)
    assert results.unmet == ()
    ((need, libraries),) = results.unknown.items()
    assert (need.symbol, libraries) == ("other", ("libnobodys.so.1",))
    assert "  not known: libnobodys.so.1 is missing\n    other" in str(results)
    assert "  linked with libnobodys.so.1 by DT_NEEDED: not found\n" in f"{results}\n"
    assert cudyn.needs(build_module(tmp_path, "other", other, "-Wl,-rpath,$ORIGIN/lib")).missing == ()


def test_library_named_by_a_path_without_a_file_is_missing(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "by_path.so"
    library = fakes.build(
        tmp_path, "int other(void) { return 7; }", f"-Wl,-soname,{path}", name="libother.so"
    )
    module = build_module(tmp_path, "other", library)
    assert cudyn.needs(module).missing == (str(path),)
    library.rename(path)
    assert cudyn.needs(module).missing == ()


def test_symbol_that_nothing_defines_is_unmet(tmp_path: pathlib.Path, other: pathlib.Path) -> None:
    """Neither the library that the module is linked with nor Python defines the symbol."""
    results = cudyn.needs(build_module(tmp_path, "another", other, "-Wl,-rpath,$ORIGIN/lib"))
    (need,) = results.unmet
    assert (need.symbol, need.library) == ("another", "")
    assert results.describe_provider(need) == "a library that defines it"
    assert cudyn.needs(build_module(tmp_path, "other", other, "-Wl,-rpath,$ORIGIN/lib")).unmet == ()
    (need,) = cudyn.needs(build_module(tmp_path, "PyNoSuchFunction", name="python.so")).unmet
    assert need.symbol == "PyNoSuchFunction"
    assert cudyn.needs(build_module(tmp_path, "PyLong_FromLong", name="python.so")).unmet == ()


def test_symbol_that_a_dependency_lacks_is_unmet(tmp_path: pathlib.Path) -> None:
    """Neither file needs a CUDA library."""
    source = "extern int nobodys_variable; int other(void) { return nobodys_variable; }"
    behind = fakes.build(tmp_path / "lib", source, name="libbehind.so")
    results = cudyn.needs(build_module(tmp_path, "other", behind, "-Wl,-rpath,$ORIGIN/lib"))
    assert [(need.symbol, need.data) for need in results.unmet] == [("nobodys_variable", False)]
    defining = fakes.build(tmp_path / "lib", "int nobodys_variable;", name="libdefines.so")
    both = ("-Wl,-rpath,$ORIGIN/lib", defining)
    assert cudyn.needs(build_module(tmp_path, "other", behind, *both)).unmet == ()


def test_symbol_of_an_indirect_dependency_is_satisfied(tmp_path: pathlib.Path, other: pathlib.Path) -> None:
    """The system loader searches all libraries that are loaded with the file."""
    middle = build_module(tmp_path / "lib", "other", other, "-Wl,-rpath,$ORIGIN", name="libmiddle.so")
    source = "int call_library(void); int other(void); int all(void) { return call_library() + other(); }"
    path = fakes.build(tmp_path, source, LINKED, str(middle), "-Wl,-rpath,$ORIGIN/lib", name="all.so")
    assert (cudyn.needs(path).unmet, cudyn.needs(path).missing) == ((), ())


def test_nvidia_library_without_its_dependency_is_not_used(
    tmp_path: pathlib.Path, other: pathlib.Path
) -> None:
    """The system loader finds the library, but cannot open it without its dependency."""
    directory = tmp_path / "own"
    cudla = build_module(directory, "other", other, name="libcudla.so.1")
    path = build_module(tmp_path, "call_library", cudla, "-Wl,-rpath,$ORIGIN/own")
    assert cudyn.needs(path).missing == ("libnobodys.so.1",)
    other.rename(directory / other.name)
    build_module(directory, "other", directory / other.name, "-Wl,-rpath,$ORIGIN", name="libcudla.so.1")
    assert cudyn.needs(path).missing == ()


def test_symbol_missing_from_the_tables_belongs_to_the_library_of_another_file(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """vllm's modules call cublasHgemm, which is defined by the cuBLAS library that torch is linked with."""
    source = "int cublasHgemm(void) { return 0; } int cublasGetVersion_v2(void) { return 0; }"
    blas = fakes.build(tmp_path / "gone", source, name="libcublas.so.12", node="libcublas.so.12")
    middle = build_module(tmp_path, "cublasGetVersion_v2", blas, name="libmiddle.so")
    path = build_module(tmp_path, "cublasHgemm", middle, "-Wl,-rpath,$ORIGIN,--allow-shlib-undefined")
    blas.unlink()
    (need,) = (need for need in cudyn.needs(path).unmet if need.symbol == "cublasHgemm")
    assert need.library == "cublas"
    code = f"""
library = cudyn.load_library({str(path)!r})
print(json.dumps([library.call_library(), count_missed()]))
"""
    env = {**no_library, "CUDYN_CUBLAS": "/no/such/file"}
    assert child(code, **env) == [1, {"cublasHgemm": 1}]


def test_libraries_of_a_required_distribution_satisfy(
    tmp_path: pathlib.Path, other: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No search path contains the libraries, but Python imports their distribution first."""
    module = build_module(tmp_path, "other", other)
    wheel = tmp_path / "pkg-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.write(module, "pkg/module.so")
        archive.writestr(
            "pkg-1.dist-info/METADATA", "Name: pkg\nRequires-Dist: middle>=1 ; python_version>'3'\n"
        )
    assert cudyn.needs(wheel).missing == ("libnobodys.so.1",)
    site = tmp_path / "site"
    for name, requires, record in (
        ("middle", "Requires-Dist: nobodys\n", ""),
        ("nobodys", "Requires-Dist: not-installed; extra == 'more'\n", "nobodys/libnobodys.so.1,,\n"),
    ):
        info = site / f"{name}-1.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n{requires}")
        (info / "RECORD").write_text(record)
    (site / "nobodys").mkdir()
    other.rename(site / "nobodys" / other.name)
    monkeypatch.syspath_prepend(str(site))
    results = cudyn.needs(wheel)
    assert (results.missing, results.unmet) == ((), ())


def test_make_plan_opens_libraries_that_no_path_leads_to(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The loader does not find the library, as `needs` reports, but `provide` opens it.

    The library's function returns 9. If the library does not exist, a stub returns the status 1.
    """
    source = "int cudlaAsk(void) { return 9; }"
    library = fakes.build(tmp_path / "pkg" / "deep", source, name="libcudla.so.1")
    module = build_module(tmp_path / "pkg", "cudlaAsk", library, name="module.so")
    directory = str(tmp_path / "pkg")
    assert cudyn.needs(directory).missing == ("libcudla.so.1",)
    code = f"""
provided = cudyn.provide(cudyn.needs({directory!r}))
print(json.dumps([ctypes.CDLL({str(module)!r}).call_library(), provided.stubs]))
"""
    assert child(code, **no_library) == [9, []]
    library.unlink()
    assert child(code, **no_library) == [1, ["libcudla.so.1"]]


@pytest.mark.parametrize("name", ["na\\xefve", r"\"two\\nlines\""], ids=["not UTF-8", "two lines"])
def test_unusual_names_of_symbols_are_escaped(
    name: str, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    source = f'int odd(void) __asm__("{name}"); int call_library(void) {{ return odd(); }}'
    path = fakes.build(tmp_path, source, LINKED, name="odd.so")
    code = f"""
import contextlib, io
from tests.support.command_line import main
output = io.StringIO()
with contextlib.redirect_stdout(output):
    status = main(["needs", {str(path)!r}])
last = output.getvalue().splitlines()[-1]
print(json.dumps([status, last, call_or_describe_error(lambda: cudyn.load_library({str(path)!r}))]))
"""
    status, last, error = child(code, **no_library)
    escaped_name = {"na": "na\\xefve"}.get(name[:2], "two\\nlines")
    assert (status, last) == (1, f"not met: {escaped_name}")
    assert "can't be used:\n  undefined" in error
