"""Tests that dir(), the .pyi file and the attributes of a library's module agree."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import cudyn
from cudyn._bindings import tables
from cudyn._bindings.libraries.module import LibraryModule, view_of

from ...conftest import ROOT, python_json


def list_declared(path: Path) -> set[str]:
    """List the public names that a .pyi file declares."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in names if not name.startswith("_") or name.startswith("__")}


def get_newest(name: str) -> LibraryModule:
    """Return a library's module at the newest release, which its .pyi file describes."""
    module = importlib.import_module(f"cudyn.{name}")
    assert isinstance(module, LibraryModule)
    return module.api()


@pytest.mark.parametrize("name", tables.LIBRARIES)
def test_dir_of_a_library_lists_the_names_of_its_pyi_file(name: str) -> None:
    module = get_newest(name)
    # this name only exists if the library is loaded
    exported = {*view_of(module).library.common_types.tables.VARIABLES}
    declared = list_declared(ROOT / "cudyn" / f"{name}.pyi")
    assert {*dir(module)} | exported == declared
    assert {*module.__all__} | exported <= declared


@pytest.mark.parametrize("name", tables.LIBRARIES)
def test_dir_of_a_library_lists_names_that_have_values(name: str) -> None:
    module = get_newest(name)
    names = dir(module)
    for attribute in names[:: 1 + len(names) // 500]:
        assert hasattr(module, attribute), attribute


@pytest.mark.parametrize(
    ("library", "name"),
    [
        ("cusparse", "CUDA_R_32F"),
        ("cublaslt", "CUDA_R_16F"),
        ("cublaslt", "CUBLAS_COMPUTE_32F"),
        ("cusolver", "CUBLAS_FILL_MODE_LOWER"),
        ("cusolver", "cublasFillMode_t"),
        ("cufile", "CUresult"),
    ],
)
def test_type_of_another_library_in_a_prototype_is_available(library: str, name: str) -> None:
    module = get_newest(library)
    assert name in dir(module)
    assert getattr(module, name) is not None


def test_unused_name_of_another_library_raises() -> None:
    """cuSPARSE's headers include the runtime's headers, but its functions do not use this type."""
    module = get_newest("cusparse")
    assert "cudaDeviceProp" not in dir(module)
    with pytest.raises(AttributeError) as caught:
        module.cudaDeviceProp  # noqa: B018
    assert caught.value.name == "cudaDeviceProp"


@pytest.mark.parametrize("name", ["cache", "errors", "testing", "types"])
def test_dir_of_a_module_lists_its_exports(name: str) -> None:
    module = importlib.import_module(f"cudyn.{name}")
    assert sorted(module.__all__) == dir(module)


def test_dir_of_the_package_lists_its_exports() -> None:
    assert dir(cudyn) == cudyn.__all__


def test_dir_of_a_library_lists_no_internals() -> None:
    names = python_json(
        "import json\nfrom cudyn import nvrtc\nprint(json.dumps([dir(nvrtc), dir(nvrtc.raw)]))"
    )
    for module_names in names:
        assert [name for name in module_names if name.startswith("_")] == []
