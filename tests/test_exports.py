"""Tests that `__all__`, the attributes, the .pyi files, the README and static tools agree."""

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


def read_names(path: Path) -> tuple[list[str], set[str]]:
    """Return `__all__` of a file, and the names that it imports or defines."""
    exported: list[str] = []
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            exported = ast.literal_eval(node.value)
    return exported, names


def test_exported_names_exist() -> None:
    assert cudyn.__all__ == sorted({*cudyn.__all__})
    for name in cudyn.__all__:
        # the package's `__getattr__` must return the same object each time
        assert getattr(cudyn, name) is getattr(cudyn, name), name
    assert {*cudyn.__all__} <= {*dir(cudyn)}
    # names with @ are added by pytest's assertion rewriting
    public = {name for name in dir(cudyn) if not name.startswith(("_", "@"))}
    assert public - {*cudyn.__all__} <= {"annotations", "TYPE_CHECKING"}


def test_exported_names_are_few() -> None:
    """The package itself exports only names that users type often.

    All other names are in cudyn.types, cudyn.errors or a library's module.
    """
    assert len({*cudyn.__all__} - {*LIBRARY_MODULES}) <= 40


def test_types_module_contains_every_type() -> None:
    types, names = read_names(ROOT / "cudyn" / "types.pyi")
    assert types == cudyn.types.__all__ == sorted(names)
    for name in types:
        class_ = getattr(cudyn.types, name)
        assert isinstance(class_, type), name
        assert class_ is getattr(cudyn.types, name)
        assert class_.__doc__, name
    assert {*types} <= {*dir(cudyn.types)}
    assert not {*types} & {*cudyn.__all__}
    with pytest.raises(AttributeError, match=r"^module 'cudyn\.types' has no attribute 'Handel'$"):
        cudyn.types.Handel  # type: ignore[attr-defined]  # noqa: B018


def test_import_star_imports_the_exported_names() -> None:
    code = "import json\nfrom cudyn import *\nprint(json.dumps(sorted(globals())))"
    assert {*cudyn.__all__} <= {*python_json(code)}


def test_unknown_name_raises_attribute_error() -> None:
    with pytest.raises(AttributeError, match=r"^module 'cudyn' has no attribute 'cublass'$"):
        cudyn.cublass  # type: ignore[attr-defined]  # noqa: B018


def test_pyi_file_contains_the_exported_names() -> None:
    typed, names = read_names(ROOT / "cudyn" / "__init__.pyi")
    assert typed == cudyn.__all__
    assert names == {*typed}


def test_exceptions_are_exported_with_their_public_module() -> None:
    exceptions = {name: value for name, value in vars(errors).items() if isinstance(value, type)}
    assert sorted(exceptions) == errors.__all__ == read_names(ROOT / "cudyn" / "errors.pyi")[0]
    for name, class_ in exceptions.items():
        assert class_.__module__ == "cudyn.errors"
        assert class_.__doc__, name
    for name in package.GENERAL:
        assert getattr(cudyn, name) is exceptions[name]
    assert {*exceptions} & {*cudyn.__all__} == {*package.GENERAL}
    classes = [value for value in vars(_errors).values() if isinstance(value, type)]
    defined = {class_.__name__ for class_ in classes if class_.__module__ == "cudyn.errors"}
    assert defined == {*package.BASES}


@pytest.mark.parametrize("name", errors.__all__)
def test_exception_class_is_pickled_by_its_public_name(name: str) -> None:
    class_ = getattr(errors, name)
    assert pickle.loads(pickle.dumps(class_)) is class_
    assert b"_errors" not in pickle.dumps(class_)
    assert copy.copy(class_) is class_


@pytest.mark.parametrize("name", LIBRARY_MODULES)
def test_library_module_has_a_docstring_a_pyi_file_and_an_exception(name: str) -> None:
    module = importlib.import_module(f"cudyn.{name}")
    assert module is getattr(cudyn, name)
    assert isinstance(module, cudyn.types.LibraryModule)
    assert isinstance(module.raw, cudyn.types.Raw)
    assert issubclass(module.Error, cudyn.CudaError)
    assert module.Error is getattr(errors, module.Error.__name__)
    assert module.api().Error is module.Error
    first_line, *more = (module.__doc__ or "").split("\n")
    assert first_line.endswith(".h): see cudyn.types.LibraryModule.")
    assert ("Calls of this library are not checked" in "".join(more)) is (module._library.checked is not None)
    assert (ROOT / "cudyn" / f"{name}.pyi").is_file()
    page = ROOT / "docs" / "reference" / "library_modules.md"
    assert f"| `cudyn.{name}` | " in page.read_text(encoding="utf-8")


def test_package_has_no_unexpected_files() -> None:
    files = {path.stem for path in (ROOT / "cudyn").glob("*.py")}
    modules = vars(cudyn)["_MODULES"]
    assert files == {
        *LIBRARY_MODULES,
        *modules,
        "__init__",
        "__main__",
        "_environment",
        "_errors",
        "_log",
        "_process",
        "pytest_plugin",
    }


@pytest.mark.slow
def test_mypy_sees_every_exported_name(tmp_path: Path) -> None:
    """Access every name as an attribute and in a from import, and also a name that does not exist."""
    pytest.importorskip("mypy")
    lines = ["import cudyn", *(f"from cudyn import {name} as {name}_" for name in cudyn.__all__)]
    lines += [f"print(cudyn.{name})" for name in cudyn.__all__]
    lines += [f"print(cudyn.types.{name})" for name in cudyn.types.__all__]
    lines += [f"print(cudyn.{name}.Error)" for name in LIBRARY_MODULES]
    wrong_line = "print(cudyn.unheard_of)"
    (tmp_path / "names.py").write_text("\n".join([*lines, wrong_line, ""]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "names.py"]
    env = {"MYPYPATH": str(ROOT), "PATH": ""}
    process = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    errors_ = [line for line in process.stdout.splitlines() if "error:" in line]
    assert errors_ == [
        f'names.py:{len(lines) + 1}: error: Module has no attribute "unheard_of"  [attr-defined]'
    ], process.stdout + process.stderr


@pytest.mark.parametrize("module", ["cudyn", "cudyn.types", "cudyn.testing", "cudyn.cache"])
def test_public_classes_support_weak_references(module: str) -> None:
    imported = importlib.import_module(module)
    names = vars(imported).keys() | {*dir(imported)}
    classes = [getattr(imported, name) for name in names]
    cudyn_classes = [cls for cls in classes if isinstance(cls, type) and cls.__module__.startswith("cudyn")]
    names_without_weakrefs = [
        cls.__name__ for cls in cudyn_classes if not cls.__weakrefoffset__ and not issubclass(cls, tuple)
    ]
    assert names_without_weakrefs == []
