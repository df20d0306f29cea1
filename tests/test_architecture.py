"""The architecture: arrows go down (see pyproject.toml), no circles, no private name of another file.

A package's tests see what the package sees, and the seams.
"""

from __future__ import annotations

import ast
import pathlib
import subprocess
import sys

import grimp
import pytest

from .conftest import ROOT

PACKAGE = ROOT / "cudyn"
FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if not path.match("_bindings/tables/*_*.py")]
LIBRARY_MODULES = sorted(
    path.stem
    for path in PACKAGE.glob("*.py")
    if path.stem
    not in ("__init__", "__main__", "_errors", "cache", "errors", "pytest_plugin", "testing", "types")
)

# What the libraries' modules may use, and which packages may use them.
BELOW_MODULES = {"_bindings.libraries", "_bindings.libraries"}
ABOVE_MODULES = {"_kernels.compilers", "_stubs", "_kernels.launch", "_cli"}

# What the tests of every package may use: a library's tables and view, the list of libraries, the commands.
SEAMS = {
    "cudyn._bindings.libraries.library",
    "cudyn._bindings.libraries.module",
    "cudyn._bindings.libraries.catalog",
    "cudyn._cli.main",
}
# What single tests use of packages above or beside theirs, because it is the shortest way to a case.
ELSEWHERE = {
    "tests.bindings.calls.every": {"cudyn._bindings.libraries.load"},
    "tests.bindings.calls.test_values": {"cudyn._bindings.libraries.view"},
    "tests.kernels.cache.test_contents": {"cudyn._cli.cache"},
    "tests.kernels.cache.test_store": {"cudyn._kernels.cache.inputs", "cudyn._kernels.cache.nearest"},
    "tests.kernels.compilers.test_clang": {"cudyn._cli.facts", "cudyn._cli.report"},
    "tests.formats.test_damaged": {"cudyn._kernels.launch.argument_reader"},
    "tests.bindings.libraries.test_fast_calls": {"cudyn._bindings.machine.fast_functions"},
    "tests.bindings.libraries.test_library": {"cudyn._bindings.libraries.versions"},
    "tests.bindings.libraries.test_signatures": {"cudyn._bindings.calls.callbacks"},
    "tests.bindings.machine.test_buffers": {"cudyn._bindings.calls.params"},
    "tests.bindings.machine.test_failing_calls": {
        "cudyn._bindings.calls.call",
        "cudyn._bindings.calls.fast_calls",
    },
    "tests.bindings.machine.test_fallback": {"cudyn._stubs.elf_writer"},
}

# Private names of the standard library that have no public one.
OF_CTYPES = {
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
OF_NAMED_TUPLES = {"_asdict", "_replace", "_fields"}
OF_HANDLES = {"_handle", "_name"}  # of ctypes.CDLL: cudyn/_bindings/libraries/dl.py alone
OF_ARRAYS = {
    "_c_contiguous",
    "_pjrt_layout",
}  # of cupy's and jax's arrays: cudyn/_kernels/launch/array_readers.py alone


def package_of(module: str) -> str:
    """cudyn._bindings.libraries.dl is in _loading."""
    return module.partition(".")[2].partition(".")[0]


def arrows(**options: bool) -> list[tuple[str, str]]:
    graph = grimp.build_graph("cudyn", cache_dir=None, **options)
    return sorted(
        (one, other) for one in graph.modules for other in graph.find_modules_directly_imported_by(one)
    )


def test_library_modules_stand_between_the_library_and_what_is_above() -> None:
    """Also for type checkers. The package itself gives every name to users, so it is not asked."""
    assert "driver" in LIBRARY_MODULES
    for one, other in arrows():
        if package_of(one) in LIBRARY_MODULES:
            assert package_of(other) in BELOW_MODULES, f"{one} uses {other}"
        if package_of(other) in LIBRARY_MODULES and one != "cudyn":
            assert package_of(one) in ABOVE_MODULES, f"{one} uses {other}"


def test_there_is_no_circle() -> None:
    """Of files: whoever reads one understands it with what is below. Type checkers may look up."""
    used: dict[str, set[str]] = {}
    for one, other in arrows(exclude_type_checking_imports=True):
        if one != "cudyn" and other != "cudyn":  # the package reads what is asked for, late
            used.setdefault(one, set()).add(other)
    while True:
        leaves = {name for below in used.values() for name in below if name not in used}
        leaves |= {name for name, below in used.items() if not below}
        if not leaves:
            break
        used = {name: below - leaves for name, below in used.items() if name not in leaves}
    assert not used, f"a circle: {used}"


def names_of_the_package(source: str, folder: pathlib.Path) -> list[str]:
    """List what a file imports from the package itself that is not a module: names that come from above."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ImportFrom) or not node.level or node.module:
            continue
        place = folder.joinpath(*[".."] * (node.level - 1)).resolve()
        if place == PACKAGE:
            modules = {path.stem for path in PACKAGE.iterdir()}
            found += [
                f"line {node.lineno}: {each.name}"
                for each in node.names
                if each.name not in modules and not each.name.startswith("__")
            ]
    return found


def rows_read(source: str) -> list[str]:
    """List where a file reads a function's row: `rows.prototype`, `.FUNCTIONS[...]`, `.HIDDEN.get(...)`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        is_parsed = isinstance(node, ast.Attribute) and ast.unparse(node) == "rows.prototype"
        inner = node.value if isinstance(node, ast.Subscript) else None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            inner = node.func.value if node.func.attr in ("get", "items", "values") else None
        is_looked_up = isinstance(inner, ast.Attribute) and inner.attr in ("FUNCTIONS", "HIDDEN")
        if is_parsed or is_looked_up:
            found.append(f"line {node.lineno}: {ast.unparse(node)}")  # type: ignore[attr-defined]
    return found


def test_the_rows_of_functions_are_read_by_one_file() -> None:
    """Everybody else gets the record that cudyn._bindings.tables.functions makes of a row."""
    assert rows_read("rows.prototype(x); t.FUNCTIONS[y]; t.HIDDEN.get(z); y in t.FUNCTIONS") != []
    own = PACKAGE / "_bindings" / "tables" / "functions.py"
    found = {path.name: rows_read(path.read_text("utf-8")) for path in FILES if path != own}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert rows_read(own.read_text("utf-8"))


def test_no_file_climbs_to_the_package() -> None:
    """import-linter sees an import of the package alone, not that its `__getattr__` reads a layer above."""
    found = {path: names_of_the_package(path.read_text("utf-8"), path.parent) for path in FILES}
    assert {path: names for path, names in found.items() if names} == {}
    assert names_of_the_package("from .. import driver, Stream", PACKAGE / "_kernels" / "launch") == [
        "line 1: Stream"
    ]


def test_a_packages_tests_see_what_the_package_sees() -> None:
    graph = grimp.build_graph("cudyn", "tests", cache_dir=None)
    packages = {each.partition(".")[2] for each in graph.find_children("cudyn") if "._" in each}
    seen = {name: {f"cudyn.{name}", "cudyn._bindings.tables"} for name in packages}
    for module in graph.modules:
        if package_of(module) in packages and module.startswith("cudyn."):
            seen[package_of(module)] |= graph.find_modules_directly_imported_by(module)
    found = {}
    for module in graph.modules:
        own = f"_{package_of(module)}"
        if module.startswith("tests.") and own in packages:
            used = graph.find_modules_directly_imported_by(module) - seen[own] - SEAMS
            more = {each for each in used if package_of(each) in packages - {own, "_bindings.tables"}}
            found.update({module: more} if more else {})
    assert found == ELSEWHERE


# --- private names


def own_names(tree: ast.AST) -> set[str]:
    """Every name that a file gives something."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)  # in __slots__, or a key of __dict__
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def private_names(source: str, folder: pathlib.Path, allowed: set[str]) -> list[str]:
    """The names of other files that a file uses and that are private to them."""
    tree = ast.parse(source)
    own, found = own_names(tree) | allowed, []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in own:
            found.append(f"line {node.lineno}: .{node.attr}")
        elif isinstance(node, ast.ImportFrom):
            place = folder
            for _ in range(node.level - 1):
                place = place.parent
            place = place.joinpath(*(node.module or "").split("."))
            found += [
                f"line {node.lineno}: {alias.name} of {node.module}"
                for alias in node.names
                if is_private(alias.name) and not (node.level and (place / alias.name).exists())
            ]
    return found


def test_no_private_name_of_another_file_is_used() -> None:
    found = {}
    for path in FILES:
        of_file = OF_HANDLES if path == PACKAGE / "_bindings" / "libraries" / "dl.py" else set()
        of_file = OF_ARRAYS if path == PACKAGE / "_kernels" / "launch" / "array_readers.py" else of_file
        used = private_names(path.read_text("utf-8"), path.parent, OF_CTYPES | OF_NAMED_TUPLES | of_file)
        if used:
            found[path.relative_to(PACKAGE).as_posix()] = used
    assert found == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from .module import _hidden", ["line 1: _hidden of module"]),
        ("from os import _exit", ["line 1: _exit of os"]),
        ("from . import _library", []),
        ("module._view.library", ["line 1: ._view"]),
        ("class A:\n    __slots__ = ('_a',)\nprint(A()._a, A().__class__)", []),
    ],
)
def test_what_a_private_name_of_another_file_is(source: str, found: list[str]) -> None:
    assert private_names(source, PACKAGE, set()) == found


def test_the_allowed_arrows_are_the_arrows() -> None:
    """import-linter's contracts, which `nox -s lint` asks, too; every package is in one."""
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter import cli; cli.lint_imports_command()", "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file()}
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert [name for name in sorted(packages) if f"cudyn.{name}" not in text] == []
