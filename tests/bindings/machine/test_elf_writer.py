"""Tests that written shared objects can be loaded, used as dependencies, and read by readelf."""

from __future__ import annotations

import ctypes
import pathlib
import platform
import re
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cudyn._bindings.machine.assembler import ASSEMBLERS
from cudyn._bindings.machine.elf_writer import SharedObject, version_hash

from ...conftest import run_python
from ...support import fakes

MACHINE = platform.machine()
pytestmark = pytest.mark.skipif(MACHINE not in ASSEMBLERS, reason=f"there is no assembler for {MACHINE}")

symbol_names = st.text("abcdefghijklmnopqrstuvwxyzABC_0123456789", min_size=1, max_size=40)


def write_library(
    soname: str, symbols: dict[str, int], versions: dict[str, str] | None = None, machine: str = MACHINE
) -> bytes:
    """Return a shared object with functions that return the values of `symbols`."""
    code = ASSEMBLERS[machine]()
    shared_object = SharedObject(machine, soname, code)
    for number, (name, value) in enumerate(symbols.items()):
        code.align()
        code.label(f".{number}")
        code.enter(0)
        code.set(code.RESULT, value)
        code.leave()
        shared_object.add_symbol(name, f".{number}", (versions or {}).get(name, ""))
    return shared_object.write()[0]


@given(st.dictionaries(symbol_names, st.integers(0, 2**31 - 1), min_size=1, max_size=60), st.data())
@settings(max_examples=30)
def test_dlsym_finds_exactly_the_exported_symbols(
    tmp_path_factory: pytest.TempPathFactory, symbols: dict[str, int], data: st.DataObject
) -> None:
    versions = {name: data.draw(st.sampled_from(["", "libx.so.1", "NODE_2"])) for name in symbols}
    path = tmp_path_factory.mktemp("elf") / "libnumbers.so"
    path.write_bytes(write_library("libnumbers.so", symbols, versions))
    library = ctypes.CDLL(str(path))
    assert {name: library[name]() for name in symbols} == symbols
    other = data.draw(symbol_names.filter(lambda name: name not in symbols))
    with pytest.raises(AttributeError, match="cudyn_none_"):
        library["cudyn_none_" + other]


def test_readelf_shows_the_written_tables(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "libx.so"
    path.write_bytes(write_library("libx.so.1", {"first": 1, "second": 2}, {"first": "libx.so.1"}))
    command = ["readelf", "-W", "-D", "-l", "-d", "-s", str(path)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stderr == ""
    assert "Library soname: [libx.so.1]" in done.stdout
    assert re.search(r"FUNC +GLOBAL DEFAULT +1 first@@?libx\.so\.1", done.stdout)
    assert re.search(r"FUNC +GLOBAL DEFAULT +1 second$", done.stdout, re.M)
    flags = re.findall(r"^ +(LOAD|GNU_STACK) .* ([RWE ]{3}) 0x", done.stdout, re.M)
    assert [flag.replace(" ", "") for _, flag in flags] == ["R", "RE", "RW", "RW"], (
        "a segment is writable and executable"
    )


def run_in_directory(code: str, directory: pathlib.Path) -> str:
    """Run code without errors in a directory, and return its output."""
    done = run_python(code, cwd=directory)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


CALLING_CODE = "int cudyn_number(void); int get_number(void) { return cudyn_number(); }"


def build_caller(directory: pathlib.Path, soname: str, node: str = "") -> None:
    """Link a caller against a library with this name that gcc builds.

    Linkers reject the written libraries, because they have no sections.
    """
    library = fakes.build(directory / "gcc", "int cudyn_number(void) { return 0; }", name=soname, node=node)
    fakes.build(
        directory, CALLING_CODE, "-Wl,--no-as-needed", str(library), "-Wl,-rpath,$ORIGIN", name="linked.so"
    )


def test_needed_library_is_found_without_global_symbols(tmp_path: pathlib.Path) -> None:
    (tmp_path / "libnumber.so.1").write_bytes(write_library("libnumber.so.1", {"cudyn_number": 5}))
    build_caller(tmp_path, "libnumber.so.1")
    code = """
        import ctypes
        provider = ctypes.CDLL("./libnumber.so.1")
        assert ctypes.CDLL("./linked.so").get_number() == 5
        assert not hasattr(ctypes.CDLL(None), "cudyn_number")
    """
    run_in_directory(code, tmp_path)


def test_version_node_selects_the_library(tmp_path: pathlib.Path) -> None:
    """A library that needs version node 12 uses it, although symbols with node 11 are already global."""
    for major in (11, 12):
        node = f"libnumber.so.{major}"
        (tmp_path / node).write_bytes(write_library(node, {"cudyn_number": major}, {"cudyn_number": node}))
    build_caller(tmp_path, "libnumber.so.12", "libnumber.so.12")
    fakes.build(tmp_path, CALLING_CODE, name="plain.so")
    code = """
import ctypes
ctypes.CDLL("./libnumber.so.11", mode=ctypes.RTLD_GLOBAL)
print(ctypes.CDLL("./linked.so").get_number(), ctypes.CDLL("./plain.so").get_number())
"""
    assert run_in_directory(code, tmp_path) == "12 11"


@pytest.mark.parametrize("machine", ASSEMBLERS)
def test_output_is_reproducible(machine: str) -> None:
    symbols = {f"f{number}": number for number in range(50)}
    assert write_library("libx.so", symbols, machine=machine) == write_library(
        "libx.so", symbols, machine=machine
    )


def test_version_hash_matches_the_gabi() -> None:
    """The expected values agree with readelf."""
    assert version_hash("") == 0
    assert version_hash("GLIBC_2.2.5") == 0x09691A75
    assert version_hash("printf") == 0x077905A6
