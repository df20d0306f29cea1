"""Tests for the architecture: layers, wings and their interfaces, import cycles, private names.

The allowed directions of imports are import-linter's contracts in pyproject.toml.
"""

from __future__ import annotations

import ast
import importlib
import pathlib
import subprocess
import sys
from collections.abc import Iterator

import grimp
import pytest

from .conftest import ROOT

PACKAGE = ROOT / "cudyn"
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if not path.match("_bindings/tables/*_*.py")]
WINGS = ("_bindings", "_kernels", "_stubs", "_simulator")
# Modules of the package that do not belong to a wing, in addition to the library modules.
OTHER_MODULES = {
    "__init__",
    "__main__",
    "_environment",
    "_errors",
    "_log",
    "_process",
    "cache",
    "errors",
    "pytest_plugin",
    "testing",
    "types",
}
LIBRARY_MODULES = {path.stem for path in PACKAGE.glob("*.py")} - OTHER_MODULES

# Imports that `test_tests_of_a_wing_import_only_allowed_wings` accepts even though the imported wing is not
# allowed. Maps the test's module to the modules that it imports.
ACCEPTED_IMPORTS_OF_TESTS: dict[str, set[str]] = {}

# Import cycles that cannot be avoided, with the reasons. Imports for type checkers are included.
CYCLES: dict[frozenset[str], str] = {
    frozenset({"cudyn._kernels.launch.kernels", "cudyn._kernels.launch.modules"}): (
        "a Kernel has its Module as a public attribute, and a Module creates Kernels"
    ),
}

# Files that import a module by its name, with the reasons. Type checkers and import-linter do not see these
# imports.
IMPORTERS_BY_NAME: dict[str, str] = {
    "_bindings/calls/enums.py": "a pickled enumerator contains the name of its module",
    "_bindings/libraries/catalog.py": "libraries and their tables are found by their names",
    "_bindings/libraries/versions.py": "the tables of a library are found by its name",
    "_cli/main.py": "the module of a command is imported by the command's name",
    "_kernels/launch/torch_operator.py": "torch is optional, so type checkers must not need it",
    "_stubs/guard.py": "imports cuda.bindings, which need not be installed",
}

# Private names of the standard library without a public equivalent. Most of them belong to ctypes.
PRIVATE_NAMES_OF_CTYPES = {
    "_exit",  # of os
    "_CFuncPtr",
    "_Pointer",
    "_SimpleCData",
    "_type_",
    "_length_",
    "_restype_",
    "_argtypes_",
    "_fields_",
    "_objects",
    "_b_base_",
}
PRIVATE_NAMES_OF_NAMED_TUPLES = {"_asdict", "_replace", "_fields"}
# Private names that only one file of cudyn may use.
PRIVATE_NAMES_BY_FILE = {
    "_bindings/libraries/dl.py": {"_handle", "_name"},  # of ctypes.CDLL
    # attributes of cupy's and jax's arrays
    "_kernels/launch/array_readers.py": {"_c_contiguous", "_pjrt_layout"},
}


# Modules whose functions accept paths, and the functions in them that only use strings or handles.
PATH_MODULES = ("os", "os.path", "shutil", "glob", "pathlib", "zipfile")
PATHLESS_FUNCTIONS = {
    "os.close",
    "os.fsdecode",
    "os.fsencode",
    "os.fspath",
    "os.fstat",
    "os.ftruncate",
    "os.getpid",
    "os.lseek",
    "os.pread",
    "os.pwrite",
    "os.read",
    "os.sync",
    "os.urandom",
    "os.utime",
    "os.write",
    "os.path.basename",
    "os.path.dirname",
    "os.path.samestat",
    "shutil.copyfileobj",
    "zipfile.ZipInfo",
}
FOLDER_MODULE = "_kernels/cache/folder.py"
# Functions that open paths in modules that use the cache, because they read or write other files. Maps the
# file and the function to the reason.
USERS_OF_OTHER_FILES = {
    ("_kernels/cache/archives.py", "export_files"): "writes the user's archive",
    ("_kernels/cache/archives.py", "import_from"): "reads the user's archive",
    ("_kernels/cache/archives.py", "list_names"): "reads the user's archive",
    ("_kernels/compilers/clang/prelude.py", "_list_texts"): "reads LLVM's and the toolkit's headers",
    ("_kernels/compilers/toolkit_fetch.py", "_extract"): "reads an archive from an open file",
    ("_kernels/compilers/toolkit_fetch.py", "choose_versions"): "lists a temporary directory",
    ("_kernels/compilers/toolkit_fetch.py", "_read_metadata"): "reads a wheel in a temporary directory",
    ("_kernels/compilers/toolkit_fetch.py", "module"): "the path of a file of the package",
    ("_kernels/compilers/toolkit_fetch.py", "read_pinned"): "reads a file of the package",
    ("_kernels/compilers/toolkit_fetch.py", "_download"): "removes a temporary file",
}


def get_wing(module: str) -> str:
    """Return the first part of a module's name after `cudyn`: a wing, or a module outside the wings."""
    return module.partition(".")[2].partition(".")[0]


def list_imports(*packages: str) -> list[tuple[str, str]]:
    """List pairs of a module and a module that it imports, including imports for type checkers."""
    graph = grimp.build_graph("cudyn", *packages, cache_dir=None)
    imports = []
    for module in graph.modules:
        imports += [(module, imported) for imported in graph.find_modules_directly_imported_by(module)]
    return sorted(imports)


# --- the cache


def list_path_calls(source: str) -> set[tuple[str, str]]:
    """List the functions of a file that open paths, and the functions that they call.

    `open(folder.open_file(...))` is not listed, because the handle belongs to a checked file.
    """
    calls = set()
    for outer in ast.parse(source).body:
        for node in ast.walk(outer):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            opens = called == "open" and ".open_file(" not in ast.unparse(node.args[0])
            if opens or (called.rpartition(".")[0] in PATH_MODULES and called not in PATHLESS_FUNCTIONS):
                calls.add((getattr(outer, "name", "module"), called))
    return calls


def uses_the_cache(source: str) -> bool:
    """Return whether a file imports the class Folder or a function that returns the cache's directory."""
    imported: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            imported.update(alias.name for alias in node.names)
    return not imported.isdisjoint(("Folder", "get_root", "find_root"))


def test_only_folder_opens_files_of_the_cache_by_path() -> None:
    """All other modules use the methods of Folder, which check the owners and do not follow links."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in FILES}
    users = {name: text for name, text in sources.items() if name != FOLDER_MODULE and uses_the_cache(text)}
    assert {"_kernels/cache/entries.py", "_cli/stored_stubs.py"} <= users.keys()
    functions_with_path_calls: set[tuple[str, str]] = set()
    for name, text in users.items():
        functions_with_path_calls.update((name, function) for function, _ in list_path_calls(text))
    assert functions_with_path_calls == {*USERS_OF_OTHER_FILES}
    assert list_path_calls("def f(root):\n    open(root.open_file('x'), 'rb')") == set()
    assert list_path_calls("def f(root):\n    os.stat(root.get_path('x'))") == {("f", "os.stat")}


def test_only_folder_uses_the_path_of_the_cache() -> None:
    """Other modules may only show the path or compare it."""
    sources = {path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8") for path in FILES}
    assert {name for name, text in sources.items() if "settings.get_folder()" in text} == {
        FOLDER_MODULE,
        "_kernels/cache/contents.py",  # shows it
        "_kernels/cache/nearest.py",  # shows it
        "_kernels/cache/store.py",  # shows it
        "_kernels/compilers/compile_many.py",  # compares it with the path of another process
        "pytest_plugin.py",  # shows it
    }


# --- layers and wings


def test_imports_satisfy_the_contracts_in_pyproject() -> None:
    process = subprocess.run(
        [sys.executable, "-c", "from importlinter import cli; cli.lint_imports_command()", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stdout + process.stderr


def test_packages_are_all_in_a_contract() -> None:
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert [name for name in sorted(packages) if f"cudyn.{name}" not in text] == []


def test_library_modules_import_only_bindings() -> None:
    """The library modules have no common package, so import-linter's contracts cannot contain them."""
    assert "driver" in LIBRARY_MODULES
    for module, imported in list_imports():
        if get_wing(module) in LIBRARY_MODULES:
            assert get_wing(imported) == "_bindings", f"{module} imports {imported}"
        if get_wing(imported) in LIBRARY_MODULES:
            assert get_wing(module) != "_bindings", f"{module} imports {imported}"


@pytest.mark.parametrize("wing", WINGS)
def test_wing_lists_the_modules_that_other_wings_import(wing: str) -> None:
    """`FOR_OTHER_WINGS` of each wing is complete, and has no superfluous modules.

    The command line and the public modules are not wings: they may import any module.
    """
    listed = importlib.import_module(f"cudyn.{wing}").FOR_OTHER_WINGS
    imported = {
        imported.removeprefix(f"cudyn.{wing}.")
        for module, imported in list_imports()
        if get_wing(imported) == wing and get_wing(module) in WINGS and get_wing(module) != wing
    }
    assert sorted(imported) == list(listed)


def test_tests_of_a_wing_import_only_allowed_wings() -> None:
    allowed_wings = {
        "bindings": {"_bindings"},
        "kernels": {"_bindings", "_kernels"},
        "stubs": {"_bindings", "_stubs"},
        "simulator": {"_bindings", "_kernels", "_simulator"},
    }
    forbidden: dict[str, set[str]] = {}
    for module, imported in list_imports("tests"):
        allowed = allowed_wings.get(get_wing(module))
        if module.startswith("tests.") and allowed and get_wing(imported) in {*WINGS} - allowed:
            forbidden.setdefault(module, set()).add(imported)
    assert forbidden == ACCEPTED_IMPORTS_OF_TESTS


def find_cycles(imports: list[tuple[str, str]]) -> set[frozenset[str]]:
    """Return the largest groups of modules that import each other, directly or indirectly."""
    reached: dict[str, set[str]] = {}
    for module, imported in imports:
        reached.setdefault(module, set()).add(imported)
    # Warshall's algorithm: afterwards, `reached` also contains the indirect imports.
    for middle in list(reached):
        for module, modules in reached.items():
            if middle in modules and middle != module:
                modules |= reached[middle]
    cycles = set()
    for module, modules in reached.items():
        if module in modules:
            peers = {peer for peer in modules if module in reached.get(peer, ())}
            cycles.add(frozenset({module, *peers}))
    return cycles


def test_modules_have_no_import_cycles() -> None:
    """The package itself is not checked, because it imports public names only when they are first used."""
    imports = [pair for pair in list_imports() if "cudyn" not in pair]
    assert find_cycles(imports) == {*CYCLES}


def test_find_cycles_returns_the_largest_groups() -> None:
    imports = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("e", "a"), ("f", "g"), ("g", "f")]
    assert find_cycles(imports) == {frozenset("abc"), frozenset("fg")}


def list_names_from_the_package(source: str, directory: pathlib.Path) -> list[str]:
    """List the names, other than modules, that a file imports from the package itself.

    Args:
        source: Source of the file.
        directory: Directory of the file, to resolve relative imports.
    """
    names = []
    modules = {path.stem for path in PACKAGE.iterdir()}
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not node.level or node.module:
            continue
        imports_package = directory.joinpath(*[".."] * (node.level - 1)).resolve() == PACKAGE
        if imports_package:
            names += [
                f"line {node.lineno}: {alias.name}"
                for alias in node.names
                if alias.name not in modules and not alias.name.startswith("__")
            ]
    return names


def test_files_import_no_public_names_from_the_package() -> None:
    """The package's `__getattr__` would resolve such imports, which import-linter does not see."""
    names_by_file = {
        path: list_names_from_the_package(path.read_text("utf-8"), path.parent) for path in FILES
    }
    assert {path: names for path, names in names_by_file.items() if names} == {}
    source = "from ... import driver, Stream"
    assert list_names_from_the_package(source, PACKAGE / "_kernels" / "launch") == ["line 1: Stream"]


def list_imports_by_name(source: str) -> list[int]:
    """List the lines of a file that call `import_module` or `__import__`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__")
    ]


def test_imports_by_name_occur_only_in_listed_files() -> None:
    lines_by_file = {
        path.relative_to(PACKAGE).as_posix(): list_imports_by_name(path.read_text()) for path in FILES
    }
    assert {name for name, lines in lines_by_file.items() if lines} == {*IMPORTERS_BY_NAME}
    assert list_imports_by_name("importlib.import_module('x')\n\n__import__('y')") == [1, 3]


# --- rows of the tables


def list_row_reads(source: str) -> list[str]:
    """List the expressions in a file that read a function's row: its generated description in the tables.

    Examples are `rows.prototype` and `.FUNCTIONS[...]`.
    """
    reads = []
    for node in ast.walk(ast.parse(source)):
        is_parsed = isinstance(node, ast.Attribute) and ast.unparse(node) == "rows.prototype"
        container = node.value if isinstance(node, ast.Subscript) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            container = node.func.value if node.func.attr in ("get", "items", "values") else None
        is_looked_up = isinstance(container, ast.Attribute) and container.attr in ("FUNCTIONS", "HIDDEN")
        if is_parsed or is_looked_up:
            reads.append(f"line {node.lineno}: {ast.unparse(node)}")  # type: ignore[attr-defined]
    return reads


def test_rows_of_functions_are_read_in_one_file() -> None:
    """Only tables/functions.py reads rows. All other files use the record that it builds from a row."""
    assert list_row_reads("rows.prototype(x); t.FUNCTIONS[y]; t.HIDDEN.get(z); y in t.FUNCTIONS") != []
    reader = PACKAGE / "_bindings" / "tables" / "functions.py"
    reads_by_file = {path.name: list_row_reads(path.read_text("utf-8")) for path in FILES if path != reader}
    assert {name: reads for name, reads in reads_by_file.items() if reads} == {}
    assert list_row_reads(reader.read_text("utf-8"))


# --- private names


def iter_defined_names(tree: ast.AST) -> Iterator[str]:
    """Yield every name that a file defines or assigns, and every string that may be such a name."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value  # may be a name in `__slots__`, or a key of `__dict__`
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def list_foreign_private_names(source: str, folder: pathlib.Path, allowed: set[str]) -> list[str]:
    """List the private names of other files that a file uses, except for the allowed names.

    Args:
        source: Source of the file.
        folder: Directory of the file, to resolve relative imports.
        allowed: Private names that the file may use.
    """
    tree = ast.parse(source)
    known_names = {*iter_defined_names(tree)} | allowed
    foreign = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in known_names:
            foreign.append(f"line {node.lineno}: .{node.attr}")
        elif isinstance(node, ast.ImportFrom):
            directory = folder
            for _ in range(node.level - 1):
                directory = directory.parent
            directory = directory.joinpath(*(node.module or "").split("."))
            for alias in node.names:
                # a private package, such as `_bindings`, may be imported
                is_package = node.level and (directory / alias.name).exists()
                if is_private(alias.name) and not is_package:
                    foreign.append(f"line {node.lineno}: {alias.name} of {node.module}")
    return foreign


def test_files_use_no_private_names_of_other_files() -> None:
    names_by_file = {}
    for path in FILES:
        name = path.relative_to(PACKAGE).as_posix()
        allowed = (
            PRIVATE_NAMES_OF_CTYPES | PRIVATE_NAMES_OF_NAMED_TUPLES | PRIVATE_NAMES_BY_FILE.get(name, set())
        )
        names = list_foreign_private_names(path.read_text("utf-8"), path.parent, allowed)
        if names:
            names_by_file[name] = names
    assert names_by_file == {}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("from .module import _hidden", ["line 1: _hidden of module"]),
        ("from os import _exit", ["line 1: _exit of os"]),
        ("from . import _bindings", []),
        ("module._view.library", ["line 1: ._view"]),
        ("class A:\n    __slots__ = ('_a',)\nprint(A()._a, A().__class__)", []),
    ],
)
def test_list_foreign_private_names_finds_names_of_other_files(source: str, expected: list[str]) -> None:
    assert list_foreign_private_names(source, PACKAGE, set()) == expected
