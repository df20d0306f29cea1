"""What cudyn exports: `__all__`, what is there, the .pyi file, the README and what static tools see agree."""

from __future__ import annotations

import ast
import copy
import importlib
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import cudyn
from codegen import package
from cudyn import _errors, errors
from cudyn._bindings import tables

from .conftest import ROOT, python_json

LIBRARY_MODULES = tables.LIBRARIES


def listed(path: Path) -> tuple[list[str], set[str]]:
    """`__all__` of a file, and the names that it imports as themselves or defines."""
    everything: list[str] = []
    there: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            there |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            there.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            there.add(node.target.id)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            everything = ast.literal_eval(node.value)
    return everything, there


def test_everything_that_is_exported_is_there() -> None:
    assert cudyn.__all__ == sorted({*cudyn.__all__})
    for name in cudyn.__all__:
        assert getattr(cudyn, name) is getattr(cudyn, name), name
    assert {*cudyn.__all__} <= {*dir(cudyn)}
    public = {name for name in dir(cudyn) if not name.startswith(("_", "@"))}  # @: pytest's own, of an assert
    assert public - {*cudyn.__all__} <= {"annotations", "TYPE_CHECKING"}


def test_few_names_are_at_the_top() -> None:
    """What users type; the rest is in cudyn.types, cudyn.errors and the libraries' modules."""
    assert len({*cudyn.__all__} - {*LIBRARY_MODULES}) <= 33


def test_every_type_is_there() -> None:
    types, there = listed(ROOT / "cudyn" / "types.pyi")
    assert types == cudyn.types.__all__ == sorted(there)
    for name in types:
        class_ = getattr(cudyn.types, name)
        assert isinstance(class_, type), name
        assert class_ is getattr(cudyn.types, name)
        assert class_.__doc__, name
    assert {*types} <= {*dir(cudyn.types)}
    assert not {*types} & {*cudyn.__all__}
    with pytest.raises(AttributeError, match=r"^module 'cudyn\.types' has no attribute 'Handel'$"):
        cudyn.types.Handel  # type: ignore[attr-defined]  # noqa: B018


def test_import_star_gives_the_same_names() -> None:
    code = "import json\nfrom cudyn import *\nprint(json.dumps(sorted(globals())))"
    assert {*cudyn.__all__} <= {*python_json(code)}


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"^module 'cudyn' has no attribute 'cublass'$"):
        cudyn.cublass  # type: ignore[attr-defined]  # noqa: B018


def test_the_pyi_file_has_the_same_names() -> None:
    typed, there = listed(ROOT / "cudyn" / "__init__.pyi")
    assert typed == cudyn.__all__
    assert there == {*typed}


def test_every_exception_is_exported_and_says_where_it_is() -> None:
    found = {name: value for name, value in vars(errors).items() if isinstance(value, type)}
    assert sorted(found) == errors.__all__ == listed(ROOT / "cudyn" / "errors.pyi")[0]
    for name, class_ in found.items():
        assert class_.__module__ == "cudyn.errors"
        assert class_.__doc__, name
    for name in package.GENERAL:
        assert getattr(cudyn, name) is found[name]
    assert {*found} & {*cudyn.__all__} == {*package.GENERAL}
    own = {n for n, v in vars(_errors).items() if isinstance(v, type) and v.__module__ == "cudyn.errors"}
    assert own == {*package.BASES}


@pytest.mark.parametrize("name", errors.__all__)
def test_an_exception_survives_pickling_by_its_public_name(name: str) -> None:
    class_ = getattr(errors, name)
    assert pickle.loads(pickle.dumps(class_)) is class_
    assert b"_errors" not in pickle.dumps(class_)
    assert copy.copy(class_) is class_


@pytest.mark.parametrize("name", LIBRARY_MODULES)
def test_a_library_module_has_a_docstring_a_pyi_file_and_an_exception(name: str) -> None:
    module = importlib.import_module(f"cudyn.{name}")
    assert module is getattr(cudyn, name)
    assert isinstance(module, cudyn.types.LibraryModule)
    assert isinstance(module.raw, cudyn.types.Raw)
    assert issubclass(module.Error, cudyn.CudaError)
    assert module.Error is getattr(errors, module.Error.__name__)
    assert module.api().Error is module.Error
    assert (module.__doc__ or "").endswith(".h): see cudyn.types.LibraryModule.")
    assert (ROOT / "cudyn" / f"{name}.pyi").is_file()
    page = ROOT / "docs" / "reference" / "library_modules.md"
    assert f"| `cudyn.{name}` | " in page.read_text(encoding="utf-8")


def test_every_file_of_the_package_is_known() -> None:
    files = {path.stem for path in (ROOT / "cudyn").glob("*.py")}
    modules = vars(cudyn)["_MODULES"]
    assert files == {
        *LIBRARY_MODULES,
        *modules,
        "__init__",
        "__main__",
        "_errors",
        "_process",
        "pytest_plugin",
    }


@pytest.mark.slow
def test_static_tools_see_every_name(tmp_path: Path) -> None:
    """As attributes and in a from import; a name that is not there is noticed."""
    pytest.importorskip("mypy")
    lines = ["import cudyn", *(f"from cudyn import {name} as {name}_" for name in cudyn.__all__)]
    lines += [f"print(cudyn.{name})" for name in cudyn.__all__]
    lines += [f"print(cudyn.types.{name})" for name in cudyn.types.__all__]
    lines += [f"print(cudyn.{name}.Error)" for name in LIBRARY_MODULES]
    wrong = "print(cudyn.unheard_of)"
    (tmp_path / "names.py").write_text("\n".join([*lines, wrong, ""]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "names.py"]
    env = {"MYPYPATH": str(ROOT), "PATH": ""}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    said = [line for line in done.stdout.splitlines() if "error:" in line]
    assert said == [
        f'names.py:{len(lines) + 1}: error: Module has no attribute "unheard_of"  [attr-defined]'
    ], done.stdout + done.stderr
