"""Compares `needs` with the system loader, which loads files that are linked in different ways."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

import cudyn

from ..support import fakes
from .children import LINKED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="builds ELF files with gcc")

ORIGIN = "-Wl,-rpath,$ORIGIN"
LOAD = "import os, sys, ctypes; ctypes.CDLL(sys.argv[1], mode=os.RTLD_NOW)"
# Two definitions of `first`: the old one is not the default version.
VERSIONS = """
int first_old(void) { return 1; } int first_new(void) { return 2; }
__asm__(".symver first_old, first@NODE_1"); __asm__(".symver first_new, first@@NODE_2");
"""
USE_OLD = '__asm__(".symver first, first@NODE_1"); int first(void); int use(void) { return first(); }'


def is_loadable(path: pathlib.Path) -> bool:
    """Return whether the system loader loads a file and binds all of its symbols."""
    return subprocess.run([sys.executable, "-c", LOAD, str(path)], capture_output=True).returncode == 0


def is_met(path: pathlib.Path) -> bool:
    """Return whether `needs` reports nothing missing."""
    needs = cudyn.needs(path)
    return not (needs.missing or needs.missing_versions or needs.unmet or needs.unknown)


def build(
    directory: pathlib.Path, source: str, *flags: str | pathlib.Path, name: str = "module.so", node: str = ""
) -> pathlib.Path:
    return fakes.build(directory, source, LINKED, *map(str, flags), name=name, node=node)


def build_library(
    directory: pathlib.Path, source: str, *flags: str | pathlib.Path, node: str = "", name: str = "libown.so"
) -> pathlib.Path:
    return build(directory, source, *flags, name=name, node=node)


def check(path: pathlib.Path, expected: bool) -> None:
    """Check that the loader and `needs` agree."""
    assert (is_loadable(path), is_met(path)) == (expected, expected)


FUNCTION = "int own(void) { return 1; }"
USE = "int own(void); int use(void) { return own(); }"


@pytest.mark.parametrize("style", ["gnu", "sysv"])
def test_symbol_in_each_kind_of_hash_table(style: str, tmp_path: pathlib.Path) -> None:
    flag = f"-Wl,--hash-style={style}"
    library = build_library(tmp_path, FUNCTION, flag)
    check(build(tmp_path, USE, library, ORIGIN, flag), True)
    build_library(tmp_path, "int other(void) { return 1; }", flag)
    check(tmp_path / "module.so", False)


def test_weak_symbols_may_be_undefined(tmp_path: pathlib.Path) -> None:
    source = "int own(void) __attribute__((weak)); int use(void) { return own ? own() : 0; }"
    check(build(tmp_path, source), True)


def test_version_that_a_library_lacks(tmp_path: pathlib.Path) -> None:
    library = build_library(tmp_path, FUNCTION, node="NODE_2")
    module = build(tmp_path, USE, library, ORIGIN)
    check(module, True)
    build_library(tmp_path, FUNCTION, node="NODE_1")
    check(module, False)
    assert cudyn.needs(module).missing_versions == (("NODE_2", "libown.so"),)


def test_symbol_that_another_version_has(tmp_path: pathlib.Path) -> None:
    """The library has the version node, but the symbol belongs to another node."""
    script = tmp_path / "both.map"
    script.write_text("NODE_1 { global: own; }; NODE_2 { global: other; };")
    source = "int own(void) { return 1; } int other(void) { return 2; }"
    library = build_library(tmp_path, source, f"-Wl,--version-script={script}")
    module = build(tmp_path, USE, library, ORIGIN)
    check(module, True)
    script.write_text("NODE_1 { global: other; }; NODE_2 { global: own; };")
    build_library(tmp_path, source, f"-Wl,--version-script={script}")
    check(module, False)
    (need,) = cudyn.needs(module).unmet
    assert str(need) == "own@NODE_1"


def test_library_without_versions_is_accepted_for_other_libraries(tmp_path: pathlib.Path) -> None:
    library = build_library(tmp_path, FUNCTION, node="NODE_1")
    module = build(tmp_path, USE, library, ORIGIN)
    build_library(tmp_path, "#include <stdlib.h>\nint own(void) { return abs(1); }")
    check(module, True)
    build_library(tmp_path, FUNCTION, "-nostdlib")
    check(module, False)  # the loader ends the process


def test_old_and_default_versions_of_a_symbol(tmp_path: pathlib.Path) -> None:
    script = tmp_path / "script.map"
    script.write_text("NODE_1 { }; NODE_2 { global: first_old; first_new; } NODE_1;")
    library = build_library(tmp_path, VERSIONS, f"-Wl,--version-script={script}", "-fno-toplevel-reorder")
    check(build(tmp_path, USE_OLD, library, ORIGIN, name="old.so"), True)
    unversioned = "int first(void); int use(void) { return first(); }"
    check(build(tmp_path, unversioned, library, ORIGIN, name="new.so"), True)
    # linked with a library without versions, and loaded with one that has two
    plain = build_library(tmp_path / "plain", "int first(void) { return 1; }", "-nostdlib")
    check(build(tmp_path, unversioned, plain, ORIGIN, name="unversioned.so"), True)


def test_functions_that_are_chosen_when_they_are_loaded(tmp_path: pathlib.Path) -> None:
    source = """
        static int target(void) { return 8; } static void *resolve(void) { return target; }
        int own(void) __attribute__((ifunc("resolve")));
    """
    library = build_library(tmp_path, source)
    check(build(tmp_path, USE, library, ORIGIN), True)


def test_thread_local_variables(tmp_path: pathlib.Path) -> None:
    library = build_library(tmp_path, "__thread int own = 7;")
    module = build(tmp_path, "extern __thread int own; int use(void) { return own; }", library, ORIGIN)
    check(module, True)
    build_library(tmp_path, "__thread int other = 7;")
    check(module, False)


def test_hidden_and_static_functions_are_not_exported(tmp_path: pathlib.Path) -> None:
    library = build_library(tmp_path, FUNCTION)
    module = build(tmp_path, USE, library, ORIGIN)
    build_library(tmp_path, f'__attribute__((visibility("hidden"))) {FUNCTION}')
    check(module, False)


def test_one_of_two_libraries_with_the_same_symbol(tmp_path: pathlib.Path) -> None:
    first = build_library(tmp_path, FUNCTION, name="libfirst.so")
    second = build_library(tmp_path, FUNCTION, name="libsecond.so")
    module = build(tmp_path, USE, first, second, ORIGIN)
    check(module, True)
    build_library(tmp_path, "int other(void) { return 1; }", name="libfirst.so")
    check(module, True)
    build_library(tmp_path, "int other(void) { return 1; }", name="libsecond.so")
    check(module, False)


@pytest.mark.parametrize("tags", ["--disable-new-dtags", "--enable-new-dtags"])
def test_search_path_for_indirect_dependencies(tags: str, tmp_path: pathlib.Path) -> None:
    """Dependencies inherit DT_RPATH, but not DT_RUNPATH."""
    deep = build_library(tmp_path / "deep", FUNCTION, name="libdeep.so")
    source = "int own(void); int middle(void) { return own(); }"
    middle = build_library(tmp_path / "middle", source, deep, name="libmiddle.so")
    paths = ("-Wl,-rpath,$ORIGIN/middle:$ORIGIN/deep", "-Wl,--allow-shlib-undefined", f"-Wl,{tags}")
    source = "int middle(void); int use(void) { return middle(); }"
    check(build(tmp_path, source, middle, *paths), tags == "--disable-new-dtags")


def test_name_with_a_hash_and_a_file_with_another_soname(tmp_path: pathlib.Path) -> None:
    copy = build_library(tmp_path / "pkg.libs", FUNCTION, name="libown-1a2b3c4d.so.1.2.3", node="libown.so.1")
    module = build(tmp_path / "pkg", USE, copy, "-Wl,-rpath,$ORIGIN/../pkg.libs")
    check(module, True)
    copy.rename(tmp_path / "pkg.libs" / "libown.so.1")
    check(module, False)


def test_misspelled_symbol_with_a_present_library(tmp_path: pathlib.Path) -> None:
    library = build_library(tmp_path, FUNCTION)
    source = "int own(void), my_typo(void); int use(void) { return own() + my_typo(); }"
    check(build(tmp_path, source, library, ORIGIN), False)


def test_cpp_exceptions_and_templates(tmp_path: pathlib.Path) -> None:
    source = "#include <stdexcept>\n#include <string>\n"
    source += 'extern "C" int use(int n) { if (n) throw std::runtime_error(std::to_string(n)); return 0; }'
    file = tmp_path / "module.cc"
    file.write_text(source)
    path = tmp_path / "module.so"
    process = subprocess.run(["g++", "-shared", "-fPIC", "-o", path, file], capture_output=True)
    if process.returncode:
        pytest.skip("needs g++")
    check(path, True)


def test_symbols_of_python(tmp_path: pathlib.Path) -> None:
    source = "void *PyLong_FromLong(long); void *use(void) { return PyLong_FromLong(1); }"
    check(build(tmp_path, source, name="exists.so"), True)
    source = "void *PyNoSuchFunction(void); void *use(void) { return PyNoSuchFunction(); }"
    check(build(tmp_path, source, name="missing.so"), False)


@pytest.mark.parametrize("name", ["libc.musl-x86_64.so.1", "libc.so"])
def test_module_for_musl_is_not_met(name: str, tmp_path: pathlib.Path) -> None:
    """musl's libc and glibc have different names."""
    libc = build_library(tmp_path / "musl", "int own(void) { return 1; }", "-nostdlib", name=name)
    module = build(tmp_path, USE, libc, "-nostdlib")
    check(module, False)
    assert cudyn.needs(module).missing == (name,)
    assert "for systems with musl" in str(cudyn.needs(module))
