"""Tests for files with dependencies. CUDA symbols that any of the files needs are provided once."""

from __future__ import annotations

import functools
import pathlib

import pytest

import cudyn

from ..support import fakes
from . import children
from .children import LINKED

child = functools.partial(children.child, CUDYN_RUNTIME="/no/such/file")


def build(
    directory: pathlib.Path, name: str, source: str, *flags: str | pathlib.Path, node: str = ""
) -> pathlib.Path:
    return fakes.build(directory, source, LINKED, *map(str, flags), name=name, node=node)


@pytest.fixture
def extension(tmp_path: pathlib.Path) -> pathlib.Path:
    """Build a module linked with libmiddle.so, which needs libdeep.so and missing NVIDIA libraries."""
    source = "int cudaMalloc(void **p, long n) { return 0; }"
    cudart = build(tmp_path, "libcudart.so.12", source, node="libcudart.so.12")
    source = "int cudla_call(void) { return 0; } int cudla_number = 7;"
    shmem = build(tmp_path, "libcudla.so.1", source, node="NODE")
    source = "int cudaMalloc(void *, long); int deep(void *p) { return cudaMalloc(p, 1); }"
    deep = build(tmp_path / "deep", "libdeep.so", source, cudart)
    source = """
        int deep(void *), cudla_call(void), cuInit(int); extern int cudla_number;
        const char *cudlaGetString(int);
        int middle(void *p) { return deep(p) * 1000 + cudla_call() * 100 + cudla_number; }
        int init(void) { return cuInit(0); } const char *text(void) { return cudlaGetString(0); }
    """
    old = "-Wl,--disable-new-dtags"  # writes an rpath, which dependencies inherit, and not a runpath
    middle = build(tmp_path / "middle", "libmiddle.so", source, shmem, deep, "-Wl,--allow-shlib-undefined")
    source = "int middle(void *), init(void); const char *text(void);\n"
    source += "int call_library(void *p) { return middle(p); } int begin(void) { return init(); } "
    source += "int is_null(void) { return !text(); }"
    paths = ("-Wl,-rpath,$ORIGIN/middle:$ORIGIN/deep", "-Wl,--allow-shlib-undefined")
    path = build(tmp_path, "extension.so", source, middle, old, *paths)
    cudart.unlink()
    shmem.unlink()
    return path


LOAD = "library = cudyn.load_library({path!r})"
PROVIDE = "provided = cudyn.provide(cudyn.needs({path!r})); library = ctypes.CDLL({path!r})"


@pytest.mark.parametrize("load", [LOAD, PROVIDE], ids=["load_library", "provide"])
def test_symbols_of_dependencies_are_provided(
    load: str, extension: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The module itself needs no CUDA library, but libraries that it is linked with do."""
    code = f"""
{load.format(path=str(extension))}
out = ctypes.c_void_p(5)
results = [library.call_library(ctypes.byref(out)), out.value, library.begin(), library.is_null()]
print(json.dumps([results, count_missed(), list_stubs()]))
"""
    results, missed, stubs = child(code, **no_library)
    # an int of a library without a table, the previous value, null
    assert results == [35 * 1000 + 100, 5, 303, 1]
    assert missed == {"cudaMalloc": 1, "cudla_call": 1, "cudlaGetString": 1, "cuInit": 1}
    assert {"libcudart.so.12", "libcudla.so.1"} <= {*stubs}


def test_needs_reports_dependencies_that_need_cuda(
    extension: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The symbols are listed for the dependency that needs them, and not for the module."""
    # In a child process, because the process of another test may have loaded a library of this name.
    code = f"""
needs = cudyn.needs({str(extension)!r})
def list_needs(symbols):
    return {{need.symbol: need[1:] for need in symbols}}
print(json.dumps([
    needs.symbols,
    {{dependency.file: list_needs(dependency.symbols) for dependency in needs.dependencies}},
    {{need.symbol: libraries for need, libraries in needs.unknown.items()}},
    [need.symbol for need in needs.satisfied],
    str(needs),
]))
"""
    symbols, dependencies, unknown, satisfied, text = child(code, **no_library)
    assert symbols == []
    middle = f"{extension.parent}/middle/libmiddle.so"
    assert {*dependencies} == {f"{extension.parent}/deep/libdeep.so", middle}
    row = ["NODE", False, "libcudla.so.1", True, "libcudla.so.1"]
    assert dependencies[middle]["cudla_number"] == row
    row[3] = False  # a function
    assert dependencies[middle]["cudla_call"] == row
    # libcudla may load the driver as one of its dependencies
    names = ["cudla_call", "cudlaGetString", "cudla_number", "cuInit"]
    assert unknown == {name: ["libcudla.so.1"] for name in names}
    assert {"cudaMalloc", "cuInit"}.isdisjoint(satisfied)
    assert "linked with libcudla.so.1, of which cudyn has no table, by" in text
    code = f"""
p = cudyn.provide(cudyn.needs({str(extension)!r}))
print(json.dumps([sorted(p.unknown), sorted(p.stubs)]))
"""
    provided = child(code, **no_library)
    names = ["cudlaGetString", "cudla_call", "cudla_number"]
    assert provided == [names, ["libcudart.so.12", "libcudla.so.1"]]


def test_needs_does_not_report_dependencies_without_cuda(tmp_path: pathlib.Path) -> None:
    other = build(tmp_path, "libother.so", "int other(void) { return 1; }")
    source = "int other(void); int cuInit(int); int call_library(void) { return other() + cuInit(0); }"
    results = cudyn.needs(build(tmp_path, "extension.so", source, other, "-Wl,-rpath,$ORIGIN"))
    assert results.dependencies == ()
    assert str(results).count(": shared library for ") == 1


@pytest.mark.parametrize("node", ["", "OTHER_1.0"], ids=["unversioned", "versioned"])
def test_symbol_defined_by_another_dependency_is_satisfied(
    node: str, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The system loader binds the symbol. A stub would replace it."""
    other = build(tmp_path, "libother.so", "int cuInit(int n) { return 77; }", node=node)
    source = "int cuInit(int); int call_library(void) { return cuInit(0); }"
    path = build(tmp_path, "extension.so", source, other, "-Wl,-rpath,$ORIGIN")
    code = f"""
needs = cudyn.needs({str(path)!r})
library = cudyn.load_library({str(path)!r})
print(json.dumps([[*needs.satisfied.values()], library.call_library(), list_stubs()]))
"""
    assert child(code, **no_library) == [[str(other)], 77, []]


def test_load_library_without_a_dependency_names_it(
    extension: pathlib.Path, no_library: dict[str, str]
) -> None:
    (extension.parent / "deep" / "libdeep.so").unlink()
    code = f"""
try: cudyn.load_library({str(extension)!r})
except cudyn.LoadError as error: print(json.dumps(str(error)))
"""
    by = extension.parent / "middle" / "libmiddle.so"
    output = f"can't be used:\n  the library libdeep.so, which {by} is linked with, is missing\n"
    assert output in child(code, **no_library)


def test_runpath_is_not_inherited(tmp_path: pathlib.Path, no_library: dict[str, str]) -> None:
    """The system loader behaves in the same way."""
    deep = build(tmp_path / "deep", "libdeep.so", "int deep(void) { return 7; }")
    source = "int deep(void); int middle(void) { return deep(); }"
    middle = build(tmp_path / "middle", "libmiddle.so", source, deep)
    source = "int middle(void); int call_library(void) { return middle(); }"
    paths = "-Wl,-rpath,$ORIGIN/middle:$ORIGIN/deep"
    flags: list[str | pathlib.Path] = [middle, paths, "-Wl,--allow-shlib-undefined"]
    for dtags, is_found in (("--disable-new-dtags", True), ("--enable-new-dtags", False)):
        path = build(tmp_path, f"{dtags[2:]}.so", source, *flags, f"-Wl,{dtags}")
        code = f"""
try: result = ctypes.CDLL({str(path)!r}).call_library()
except OSError: result = None
try: print(json.dumps([result, cudyn.load_library({str(path)!r}).call_library()]))
except cudyn.LoadError as error: print(json.dumps([result, str(error)]))
"""
        results, loaded = child(code, **no_library)
        assert results == (7 if is_found else None)
        assert loaded == 7 if is_found else "libdeep.so" in loaded


def is_loadable(path: pathlib.Path) -> bool:
    """Return whether the system loader loads a file in a new process."""
    code = f"""
try: print(json.dumps(bool(ctypes.CDLL({str(path)!r}))))
except OSError: print("false")
"""
    return bool(child(code))


def test_origin_is_the_directory_of_the_link_to_a_file(tmp_path: pathlib.Path) -> None:
    """Some installers create links to files in a cache."""
    other = build(tmp_path / "site", "libother.so", "int other(void) { return 1; }")
    file = build(
        tmp_path / "cache", "plugin.so", "int other(void);", other, "-Wl,--no-as-needed,-rpath,$ORIGIN"
    )
    linked = tmp_path / "site" / "plugin.so"
    linked.symlink_to(file)
    (tmp_path / "again").symlink_to(tmp_path / "site")
    for path, is_found in ((file, False), (linked, True), (tmp_path / "again" / "plugin.so", True)):
        assert is_loadable(path) is is_found
        assert (cudyn.needs(path).missing == ()) is is_found
    source = "int call_library(void) { return 1; }"
    user = build(tmp_path, "user.so", source, linked, "-Wl,--no-as-needed,-rpath,$ORIGIN/site")
    assert is_loadable(user)
    assert cudyn.needs(user).missing == ()


def test_file_that_was_opened_is_not_found_by_its_soname(tmp_path: pathlib.Path) -> None:
    """A dependency on the opened file is found only by the soname. Other names of the file are missing."""
    dummy = build(tmp_path / "dummy", "libself.so", "int self(void) { return 1; }")
    middle = build(tmp_path, "libmiddle.so", "int middle(void) { return 1; }", dummy, "-Wl,--no-as-needed")
    for soname in ("libself.so", "libother.so"):
        options = ("-Wl,--no-as-needed,-rpath,$ORIGIN", f"-Wl,-soname,{soname}")
        path = build(
            tmp_path / soname, "libself.so", "int call_library(void) { return 1; }", middle, *options
        )
        (tmp_path / soname / "libmiddle.so").symlink_to(middle)
        assert is_loadable(path) is (soname == "libself.so")
        assert cudyn.needs(path).missing == (() if soname == "libself.so" else ("libself.so",))


def test_load_library_leaves_no_descriptor_open(extension: pathlib.Path, no_library: dict[str, str]) -> None:
    code = f"""
first = cudyn.provide("nvrtc", major=12)  # the first call opens files, such as the tables
before = sorted(os.listdir("/proc/self/fd"))
library = cudyn.load_library({str(extension)!r})
print(json.dumps([before == sorted(os.listdir("/proc/self/fd")), library.begin()]))
"""
    assert child(code, **no_library) == [True, 303]
