"""Tests for every function of the stubs: arguments, results, and outputs without a library."""

from __future__ import annotations

import ctypes
import json
import pathlib
import sys

import pytest

from codegen.c_types import declare
from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._bindings.tables import rows
from cudyn._stubs.library_abi import LibraryAbi

from ..conftest import ROOT
from ..proof import compiler, echo_c
from . import stubs

# Maps the major version to the oldest release for which a complete echo library can be built.
RELEASES = {11: "11.8", 12: "12.4", 13: stubs.find_newest_release("runtime", 13)}


def call_functions(name: str, major: int, *echo_library: str, directory: pathlib.Path | None = None) -> int:
    """Call all functions of a stub in a child process, and return their number."""
    command = ["-X", "faulthandler", "-m", "tests.stubs.stub_calls", name, str(major)]
    env = stubs.make_environment(*([directory] if directory else []), PYTHONPATH=str(ROOT))
    process = stubs.run(sys.executable, env, *command, str(stubs.build(name, major)), *echo_library)
    results = json.loads(process.stdout)
    assert results["wrong"] == []
    return int(results["called"])


# The newest major version is always tested, the others only by the slow tests.
majors = pytest.mark.parametrize(
    "major",
    [pytest.param(m, marks=[pytest.mark.slow] if m != max(stubs.MAJORS) else []) for m in stubs.MAJORS],
)


@majors
@pytest.mark.parametrize("name", stubs.NAMES)
def test_stub_without_a_library_writes_only_the_outputs_of_the_table(name: str, major: int) -> None:
    assert call_functions(name, major) >= {"runtime": 390, "driver": 540, "nvrtc": 17}[name]


@majors
@pytest.mark.parametrize("name", stubs.NAMES)
def test_stub_passes_arguments_and_results_unchanged(name: str, major: int, tmp_path: pathlib.Path) -> None:
    """The echo library is built from the real headers and, for functions that they lack, from the table."""
    release = RELEASES[major]
    view = compiler.view(name, release)
    target = tmp_path / echo_c.file_name(name, release)
    owner = LibraryAbi(view.library)
    hidden = [symbol for symbol in view.library.tables.HIDDEN if owner.list_releases_with(symbol, [release])]
    text = echo_c.source(name, release) + "".join(echo_c.function(view, symbol) for symbol in hidden)
    options = ("-shared", "-fPIC", "-Wl,-soname," + target.name, "-o", str(target))
    mode = compiler.widest_mode(name)
    built = compiler.gcc(name, release, text, *options, mode=mode)
    if built.returncode:  # the table contains the newest declaration, in which const may have been added
        built = compiler.gcc(name, release, text, *options, "-Dconst=", mode=mode)
    assert built.returncode == 0, built.stderr[:2000]
    functions = [*echo_c.functions(view), *hidden]
    assert call_functions(name, major, str(target), release, directory=tmp_path) == len(functions)
    assert (name == "runtime") == bool(hidden)


@majors
@pytest.mark.parametrize("name", stubs.NAMES)
def test_stub_writes_no_more_than_the_smallest_output_of_the_headers(name: str, major: int) -> None:
    """gcc determines the size of each output in the oldest and the newest release."""
    owner = library(catalog.find(name))
    abi = LibraryAbi(owner, major)
    for release in {abi.releases[0], abi.releases[-1]}:
        view = compiler.view(name, release)
        lines = []
        for symbol in owner.tables.FUNCTIONS:
            if not abi.list_releases_with(symbol, [release]):
                continue
            _, params = rows.prototype(str(compiler.prototype(view, symbol)))
            for index, data in abi.describe(symbol).fallback.outputs.items():
                pointer = declare(compiler.renamed(view, params[index].type, owner.releases[-1]), "p")
                check = f'_Static_assert(sizeof *p >= {len(data)}, "{symbol} {index}")'
                lines.append(f"{{ {pointer}; {check}; (void)p; }}\n")
        text = f"void test(void) {{\n{''.join(lines)}}}\n"
        process = compiler.gcc(name, release, text, "-fsyntax-only", mode=compiler.widest_mode(name))
        assert process.returncode == 0, process.stderr[:2000]
        assert len(lines) >= {"runtime": 1, "driver": 30, "nvrtc": 0}[name]


def test_parameters_have_no_type_whose_size_depends_on_the_system() -> None:
    """A long has four bytes on Windows, but the generated C assumes eight."""
    for name in stubs.NAMES:
        owner = library(catalog.find(name))
        types = owner.types_at(owner.releases[-1])
        for symbol in (*owner.tables.FUNCTIONS, *owner.tables.HIDDEN):
            for _, _, prototype in owner.get_versions(symbol):
                result, params = rows.prototype(prototype)
                passed = {types.resolve(type_) for type_ in (result, *(param.type for param in params))}
                assert passed.isdisjoint(("long", "unsigned long")), symbol
    assert ctypes.sizeof(ctypes.c_void_p) == 8
