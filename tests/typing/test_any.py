"""Tests that public signatures contain `Any` only for listed reasons."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cudyn
from cudyn._bindings.tables import LIBRARIES

PACKAGE = Path(cudyn.__file__).parent

REASONS = {
    "*.pyi symbol": "the function depends on the string",
    "_bindings/libraries/module.py LibraryModule.symbol": "the function depends on the string",
    "_bindings/libraries/module.py LibraryModule.__getattr__": "a level may have names that the newest lacks",
    "_bindings/libraries/module.py Raw.__getattr__": "a level may have names that the newest lacks",
    "_bindings/libraries/module.py Deferred.__call__": "it replaces any function",
    "_kernels/compilers/compile_many.py compile_many": "the arguments of compile, each with its own type",
    "_bindings/calls/values.py Handle.__init__": "other types raise an exception that names the type",
    "_kernels/launch/buffer.py Buffer.to_host": "an array of numpy, if installed, or a memoryview",
    "_kernels/launch/buffer.py Buffer.__dlpack__": "the arguments of the protocol, each with its own type",
    "_kernels/contracts/contract.py Contract.__replace__": "its attributes, each with its own type",
    "_kernels/launch/kernels.py Kernel.launch": "the kernel's arguments, each with its own type",
    "_kernels/launch/kernels.py Kernel.prepare": "the kernel's arguments, each with its own type",
    "_kernels/launch/kernels.py Kernel.as_torch_op": "an operator of torch, which cudyn does not import",
    "_kernels/launch/graphs.py Graph.add": "the kernel's arguments, each with its own type",
}

# The public interface: exported classes and functions, and types that the .pyi files mention.
SOURCES = {
    "_bindings/libraries/module.py": {"LibraryModule", "Raw", "Deferred"},
    "_bindings/libraries/explain.py": {"Description"},
    "_bindings/libraries/location.py": {"Location"},
    "_bindings/calls/values.py": {"Handle"},
    "_kernels/compilers/compile_source.py": {"compile"},
    "_kernels/compilers/link_images.py": {"link"},
    "_kernels/compilers/fatbin.py": {"fatbin"},
    "_kernels/compilers/compile_many.py": {"CompileResult", "compile_many"},
    "_kernels/cache/archives.py": None,
    "_kernels/cache/contents.py": None,
    "_kernels/cache/counters.py": None,
    "_kernels/contracts/contract.py": {"Contract"},
    "_kernels/contracts/examples.py": {"FakeArray"},
    "_kernels/export/artifact.py": {"Artifact"},
    "_formats/image.py": {"Image"},
    "_kernels/launch/buffer.py": {"Buffer"},
    "_kernels/launch/device.py": {"Device"},
    "_kernels/launch/graphs.py": {"Graph"},
    "_kernels/launch/memory_pool.py": {"MemoryPool"},
    "_kernels/launch/streams.py": {"Stream", "Event"},
    "_kernels/launch/kernels.py": {"Kernel", "PreparedLaunch"},
    "_kernels/launch/modules.py": {"Module"},
    "_formats/kernel_info.py": {"KernelInfo", "Parameter"},
    "_cli/find.py": {"find"},
    "_cli/report.py": {"Report"},
    "_stubs/load_library.py": {"load_library"},
    "_stubs/file_needs.py": {"needs", "Needs"},
    "_stubs/guard.py": {"Guard", "guard_cuda_bindings"},
    "_stubs/provide.py": {"Provided", "provide"},
    "testing.py": None,
    "errors.py": None,
    "_errors.py": None,
}


def signatures(tree: ast.Module, selected: set[str] | None) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the name and the definition of each public function and method in a file."""
    for node in tree.body:
        name = getattr(node, "name", "")
        if selected is not None and name not in selected:
            continue
        if isinstance(node, ast.FunctionDef) and not private(name):
            yield name, node
        elif isinstance(node, ast.ClassDef) and not private(name):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not private(inner.name):
                    yield f"{name}.{inner.name}", inner


def private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def mentions_any(node: ast.AST) -> bool:
    return any(
        (isinstance(part, ast.Name) and part.id == "Any")
        or (isinstance(part, ast.Constant) and isinstance(part.value, str) and "Any" in part.value.split("["))
        for part in ast.walk(node)
    )


def annotations_of(function: ast.FunctionDef) -> list[ast.AST]:
    arguments = function.args
    parameters = [
        *arguments.posonlyargs,
        *arguments.args,
        *arguments.kwonlyargs,
        arguments.vararg,
        arguments.kwarg,
    ]
    annotations: list[ast.AST | None] = [
        argument.annotation for argument in parameters if argument is not None
    ]
    return [node for node in (*annotations, function.returns) if node is not None]


@pytest.mark.proof
def test_any_occurs_only_for_listed_reasons() -> None:
    occurrences = set()
    files = sorted(PACKAGE.glob("*.pyi"))
    assert len(files) == len(LIBRARIES) + 3  # files for cudyn itself, its errors and its types
    for path in files:
        tree = ast.parse(path.read_text())
        for node in ast.walk(tree):
            if isinstance(node, (ast.ImportFrom, ast.Module, ast.ClassDef)):
                continue
            if isinstance(node, ast.FunctionDef) and any(map(mentions_any, annotations_of(node))):
                occurrences.add(f"*.pyi {node.name}")
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and mentions_any(node):
                occurrences.add(f"*.pyi {ast.unparse(node)}")
    for file, names in SOURCES.items():
        for name, function in signatures(ast.parse((PACKAGE / file).read_text()), names):
            if any(map(mentions_any, annotations_of(function))):
                occurrences.add(f"{file} {name}")
    assert occurrences == set(REASONS)


def test_sources_contain_everything_that_is_exported() -> None:
    listed = {name for names in SOURCES.values() for name in names or ()}
    modules = {path.stem for path in PACKAGE.glob("*.pyi")}
    errors = {name for name in cudyn.__all__ if name == "Attempt" or name.endswith("Error")}
    typed = {
        "CURRENT_STREAM",
        "LaunchConfig",
        "report",
        "LibraryModule",
        "Raw",
        "cache",
        "errors",
        "testing",
        "benchmark",
        "range",
        "trace",
        "use_api",
        "__version__",
    }
    assert set(cudyn.__all__) - listed - modules - errors <= typed
