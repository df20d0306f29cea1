"""What functions say of themselves: name, signature, docstring, the same with and without a library."""

from __future__ import annotations

import ast
import ctypes
import inspect
import keyword
import pathlib
import pydoc
import re
import rlcompleter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import cudyn
from cudyn import driver
from cudyn._library.libraries import Library
from cudyn._library.library_module import Deferred, _attach, view_of
from cudyn._loading.catalog import LibraryInfo, find, find_all
from cudyn._loading.load import Outcome
from cudyn._tables import rows
from cudyn.errors import LibraryNotFoundError
from cudyn.types import LibraryModule
from tests.support import fakes
from tests.support.releases import NEWEST, proof_marks

CASES = [
    pytest.param(info.name, which, marks=proof_marks(info.name, which == 1.0))
    for info in find_all()
    for which in (1.0, 0.5, 0.0)
]


def pointee(param: rows.Param) -> str:
    return param.type.removesuffix("const").removesuffix("*").rstrip()


def out(param: rows.Param) -> str:
    return "str" if param.type == "const char **" else pointee(param)


# The roles of cudyn/_tables/rows.py: what a checked call takes, and what it returns.
GIVEN: dict[str, Callable[[rows.Param], str]] = {
    "in": lambda param: param.type,
    "inout": lambda param: param.type,
    "both": pointee,
    "most": pointee,
    "given": lambda param: "object",
}
RETURNED: dict[str, Callable[[rows.Param], str]] = {
    "out": out,
    "both": pointee,
    "text": lambda param: "str",
    "bytes": lambda param: "bytes",
    "list": lambda param: f"list[{pointee(param)}]",
    "typed": lambda param: (
        "void *" if param.of == "void*" else "list[object]" if "*" in param.of else "object"
    ),
}


def shown(info: LibraryInfo, level: str, file: pathlib.Path | None) -> LibraryModule:
    """A module that shows a library at a level: one that has every symbol, or none."""
    library = Library(info)
    outcome = Outcome()
    if file is None:
        outcome.error = LibraryNotFoundError(info.title, "it is hidden from this test", (), "")
    else:
        outcome.handle = ctypes.CDLL(str(file))
        outcome.version = library.version_at(level)
        outcome.symbols = frozenset(library.tables.FUNCTIONS)
    library._outcome = outcome
    module = LibraryModule(library.module)
    _attach(module, library, level, False, {})
    return module


@cache
def read_pyi(name: str) -> dict[str, ast.FunctionDef]:
    """The functions of a library's .pyi file."""
    tree = ast.parse(pathlib.Path(cudyn.__file__).with_name(f"{name}.pyi").read_text())
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def safe(name: str) -> str:
    return f"{name}_" if keyword.iskeyword(name) else name


def expected(module: LibraryModule, name: str) -> tuple[list[rows.Param], str, str]:
    """The parameters and the result of a name by the table, and its symbol."""
    view = view_of(module)
    symbol = view.symbol_of(name)
    assert symbol is not None
    result, params = rows.prototype(view.library.prototype(symbol, view.level)[0])
    return params, result, symbol


def names_of(module: LibraryModule) -> Iterator[str]:
    yield from view_of(module).functions()


@pytest.mark.parametrize(("name", "which"), CASES)
def test_every_name_of_every_library(name: str, which: float, tmp_path: pathlib.Path) -> None:
    """At the newest level; at one in the middle and the oldest, where it is slow."""
    info = find(name)
    releases = Library(info).releases
    level = releases[int(which * (len(releases) - 1))]
    symbols = list(Library(info).tables.FUNCTIONS)
    source = "\n".join(f"int {symbol}(void) {{ return 0; }}" for symbol in symbols)
    file = fakes.build(tmp_path, source, fakes.UNFINDABLE, name=f"every_{name}.so")
    without = shown(info, level, None)
    there = shown(info, level, file)
    count = 0
    for function in names_of(without):
        for is_raw in (False, True):
            missing = getattr(without.raw if is_raw else without, function)
            found = getattr(there.raw if is_raw else there, function)
            assert isinstance(missing, Deferred)
            assert not isinstance(found, Deferred)
            agree(there, function, is_raw, found)
            for attribute in ("__name__", "__qualname__", "__module__", "__doc__"):
                assert getattr(found, attribute) == getattr(missing, attribute)
            assert inspect.signature(found) == inspect.signature(missing)
            count += 1
        if which == 1.0:
            agrees_with_pyi(name, function, inspect.signature(getattr(there, function)))
    assert count >= 10


def agree(module: LibraryModule, name: str, is_raw: bool, found: Any) -> None:
    """The signature, the names and the docstring are those of the table."""
    params, result, symbol = expected(module, name)
    signature = inspect.signature(found)
    taken = [p for p in params if is_raw or p.role in GIVEN]
    assert list(signature.parameters) == [safe(p.name) for p in taken]
    for p, parameter in zip(taken, signature.parameters.values()):
        assert parameter.annotation == (p.type if is_raw else GIVEN[p.role](p))
    info = view_of(module).library.info
    answers = view_of(module).library.tables.ANSWERS
    made = [RETURNED[p.role](p) for p in params if p.role in RETURNED]
    returned: str | None
    if is_raw or (result != info.status and result != "void") or (symbol in answers and not made):
        returned = None if result == "void" else result
        returned = "str" if result == "const char *" and not is_raw else returned
    elif len(made) > 1:
        returned = f"tuple[{', '.join(made)}]"
    else:
        returned = made[0] if made else None
    assert signature.return_annotation == returned
    assert found.__name__ == name
    assert found.__qualname__ == (f"raw.{name}" if is_raw else name)
    assert found.__module__ == f"cudyn.{info.name}"
    if is_raw:
        assert len(found.argtypes) == len(params)
    doc = inspect.getdoc(found)
    assert doc is not None
    assert f"C: {module.describe(name).prototype}\n" in f"{doc}\n"
    assert f"Symbol {symbol}, introduced in " in doc
    assert doc.endswith(info.manual)
    assert all(f"  {p.name} " in doc for p in params)
    raises = f"aises {info.error.__name__} unless"
    assert (raises in doc) is (not is_raw and result == info.status and answers.get(symbol) != ("*",))


def agrees_with_pyi(name: str, function: str, signature: inspect.Signature) -> None:
    """The .pyi file is written by the codegen, from the headers."""
    node = read_pyi(name)[function]
    assert [argument.arg for argument in node.args.args] == list(signature.parameters)
    assert (ast.unparse(node.returns) == "None") is (signature.return_annotation is None)  # type: ignore[arg-type]


def test_help_completion_and_dir(tmp_path: pathlib.Path) -> None:
    info = find("driver")
    file = fakes.build(
        tmp_path, fakes.exporting(Library(info).tables.FUNCTIONS), fakes.UNFINDABLE, name="all_driver.so"
    )
    for module in (shown(info, NEWEST, None), shown(info, NEWEST, file)):
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


def test_dir_names_only_what_there_is() -> None:
    for module in (driver, driver.api("11.8"), driver.raw, driver.api("12.0", per_thread=True)):
        for name in dir(module):
            getattr(module, name)


def test_parameters_that_are_words_of_python_are_given_by_keyword(tmp_path: pathlib.Path) -> None:
    file = fakes.build(
        tmp_path,
        "int cuGraphRemoveDependencies_v2(long a, long b, long c, long d, long e)"
        "{ return a == 1 && b == 0 && c == 0 && d == 0 && e == 0 ? 0 : 1; }",
        fakes.UNFINDABLE,
        name="edges.so",
    )
    function = shown(find("driver"), NEWEST, file).cuGraphRemoveDependencies
    names = ["hGraph", "from_", "to", "edgeData", "numDependencies"]
    assert list(inspect.signature(function).parameters) == names
    assert function(numDependencies=0, hGraph=1, edgeData=None, to=None, from_=None) is None


def doc(function: Callable[..., object]) -> str:
    return function.__doc__ or ""


def test_levels_and_exact_symbols_have_their_own_signatures() -> None:
    old = driver.api("12.0").cuCtxCreate
    exact = driver.symbol("cuMemAlloc")
    assert str(inspect.signature(old)) == "(flags: 'unsigned int', dev: 'CUdevice') -> 'CUcontext'"
    assert str(inspect.signature(exact)) == "(bytesize: 'unsigned int') -> 'CUdeviceptr_v1'"
    assert "Symbol cuMemAlloc, introduced in CUDA 11.7 or earlier" in doc(exact)


def test_docstrings_have_the_outcomes() -> None:
    assert "Returns the status, as an int." in doc(driver.raw.cuInit)
    assert "is one of success, CUDA_ERROR_NOT_READY." in doc(driver.cuStreamQuery)
    assert "Returns the status, whatever it is." in doc(cudyn.runtime.cudaGetLastError)


def test_a_function_of_nobody_has_no_docstring() -> None:
    """A bare class of function, as ctypes' own users may make by type(f)."""
    from cudyn._binding.callbacks import FUNCTION, function_type

    function = function_type("Function", ctypes.c_int, members=FUNCTION)()
    assert function.__doc__ is None
    assert "Function object" in repr(function)
    with pytest.raises(AttributeError, match="was not taken from a library's module"):
        function.__signature__  # noqa: B018


@pytest.mark.parametrize("info", find_all(), ids=lambda info: info.name)
def test_every_library_has_a_manual(info: LibraryInfo) -> None:
    assert re.fullmatch(r"https://docs\.nvidia\.com/.*/", info.manual)
