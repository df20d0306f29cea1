"""Tests for cudyn.needs: a file's symbols, their libraries and major versions, and how they are satisfied."""

from __future__ import annotations

import os
import pathlib
import platform
import struct
import sys
import zipfile
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cudyn
from cudyn._formats.elf_sections import Elf, ElfError, TruncatedError
from cudyn._stubs import containers

from ..conftest import NO_TOOLKIT, python_json
from ..support import fakes
from ..support.amount import examples
from ..support.messages import raises
from .children import LINKED

RUNTIME = """
int cudaRuntimeGetVersion(int *v) {{ *v = {}; return 0; }}
int cudaMalloc(void) {{ return 0; }} int cudaFree(void) {{ return 0; }}
int __cudaRegisterFatBinary(void) {{ return 0; }}
"""
# A module whose constructor ends the process that loads it.
MODULE = """
#include <unistd.h>
int cudaMalloc(void); int cuInit(unsigned); int mine(void) { return 1; } int other(void);
int cudaFree(void) __attribute__((weak)); int perhaps(void) __attribute__((weak));
__attribute__((constructor)) static void end(void) { _exit(3); }
int call_library(void) {
    int sum = cudaMalloc() + cuInit(0) + other();
    return sum + (cudaFree ? cudaFree() : perhaps ? perhaps() : 0);
}
"""


def build_runtime(directory: pathlib.Path, name: str = "libcudart.so.12", node: str = "") -> pathlib.Path:
    """Build a fake runtime whose symbols have a version node with its name, as in the real runtime."""
    version = 1000 * int(name.partition(".so.")[2].partition(".")[0])
    return fakes.build(directory, RUNTIME.format(version), name=name, node=node or name)


@pytest.fixture
def plain(tmp_path: pathlib.Path) -> pathlib.Path:
    return fakes.build(tmp_path, MODULE, name="plain.so")


@pytest.fixture
def linked(tmp_path: pathlib.Path) -> pathlib.Path:
    """Build a module linked with libcudart.so.12 in the same directory."""
    runtime = build_runtime(tmp_path / "lib")
    return fakes.build(tmp_path, MODULE, LINKED, str(runtime), "-Wl,-rpath,$ORIGIN/lib", name="linked.so")


EXACT_MAJOR = "linked with symbol versions, so the loader accepts no other major version"


def inspect(path: pathlib.Path | str, before: str = "", **env: str) -> Any:
    """Return the needs of a file in a new process: symbols, links, the report, and the command's status."""
    code = f"""
{before}
import cudyn, json
from tests.support.command_line import main
needs = cudyn.needs({str(path)!r})
status = main(["needs", {str(path)!r}])
print()
print(json.dumps({{
    "unmet": sorted(need.symbol for need in needs.unmet),
    "satisfied": {{need.symbol: source for need, source in needs.satisfied.items()}},
    "through_cudyn": {{need.symbol: source for need, source in needs.through_cudyn.items()}},
    "links": [list(link) for link in needs.links],
    "text": str(needs),
    "status": status,
}}))
"""
    return python_json(NO_TOOLKIT + code, env=env, flags=("-S",))


# --- the contents of a file


def test_needs_of_an_unversioned_module_has_symbols_without_majors(plain: pathlib.Path) -> None:
    """The module is not linked with CUDA libraries, so it records no versions."""
    results = cudyn.needs(plain)
    assert (results.file, results.kind, results.soname) == (str(plain), "shared library", "plain.so")
    assert results.machine == platform.machine()
    by_name = {need.symbol: need for need in results.symbols}
    assert by_name == {
        "cudaMalloc": ("cudaMalloc", "", False, "runtime", False, ""),
        "cudaFree": ("cudaFree", "", True, "runtime", False, ""),
        "cuInit": ("cuInit", "", False, "driver", False, ""),
    }
    assert "other" in results.others
    assert {"perhaps", "mine", "cuInit"}.isdisjoint(results.others)
    assert results.majors == {}
    assert results.files == ()
    assert repr(results) == f"<cudyn.types.Needs of {str(plain)!r}: 3 symbols of driver, runtime>"


def test_version_node_determines_the_major(linked: pathlib.Path) -> None:
    results = cudyn.needs(linked)
    by_name = {need.symbol: need for need in results.symbols}
    assert by_name["cudaMalloc"][1:] == ("libcudart.so.12", False, "runtime", False, "libcudart.so.12")
    assert by_name["cuInit"].version == ""
    assert results.majors == {"runtime": 12}
    assert "libcudart.so.12" in results.needed
    assert str(by_name["cudaMalloc"]) == "cudaMalloc@libcudart.so.12"
    assert str(by_name["cudaFree"]) == "cudaFree@libcudart.so.12 (weak)"


def test_soname_of_two_majors_has_the_major_of_the_other_libraries(tmp_path: pathlib.Path) -> None:
    """libcusolver.so.11 is part of CUDA 11 and of 12."""
    solver = fakes.build(tmp_path, "int cusolverGetVersion(int *v) { return 0; }", name="libcusolver.so.11")
    twelve = build_runtime(tmp_path)
    for flags, majors in (([solver], {"cusolver": 11}), ([solver, twelve], {"cusolver": 12, "runtime": 12})):
        path = fakes.build(
            tmp_path, "int call_library(void) { return 1; }", LINKED, *map(str, flags), name="linked.so"
        )
        assert cudyn.needs(path).majors == majors


def test_soname_determines_the_major_of_unversioned_symbols(tmp_path: pathlib.Path) -> None:
    library = fakes.build(tmp_path, RUNTIME.format(11080), name="libcudart.so.11.0")
    path = fakes.build(tmp_path, MODULE, LINKED, str(library), name="linked.so")
    results = cudyn.needs(path)
    assert {need.version for need in results.symbols} == {""}
    assert results.majors == {"runtime": 11}
    (link,) = (link for link in results.links if link.library == "runtime")
    assert (link.needed, link.versioned, link.major) == (True, False, 11)
    assert EXACT_MAJOR not in str(results)


def test_symbol_missing_from_the_tables_belongs_to_the_library_of_its_version_node(
    tmp_path: pathlib.Path,
) -> None:
    """Examples are the functions that cuBLAS declares only for C++."""
    name = "libcublas.so.12"
    library = fakes.build(tmp_path, "int cublasHgemm(void) { return 0; }", name=name, node=name)
    source = "int cublasHgemm(void); int call_library(void) { return cublasHgemm(); }"
    results = cudyn.needs(fakes.build(tmp_path, source, LINKED, str(library), name="linked.so"))
    (need,) = results.symbols
    assert need == ("cublasHgemm", "libcublas.so.12", False, "cublas", False, "libcublas.so.12")
    assert "cublasHgemm" in cudyn.needs(fakes.build(tmp_path, source, name="plain.so")).others


def test_symbols_called_by_nvcc_and_the_cute_dsl_have_their_library(tmp_path: pathlib.Path) -> None:
    """Undocumented symbols start with underscores, and are not in the tables of functions."""
    symbols = ["__cudaRegisterFatBinary", "_cudaLaunchKernelEx", "_cuKernelGetAttribute"]
    symbols += ["cuda_dialect_init_library_once", "CuteDSLRT_NotKnown"]
    source = "".join(f"int {symbol}(void);" for symbol in symbols)
    source += f"int call_library(void) {{ return {' + '.join(f'{symbol}()' for symbol in symbols)}; }}"
    path = fakes.build(tmp_path, source, name="plain.so")
    results = cudyn.needs(path)
    owners = {need.symbol: need.library for need in results.symbols}
    assert owners == dict(zip(symbols, ["runtime", "runtime", "driver", "", ""], strict=True))
    by_name = {need.symbol: need for need in results.symbols}
    assert results.describe_provider(by_name["cuda_dialect_init_library_once"]) == "cudyn"
    assert results.describe_provider(by_name["CuteDSLRT_NotKnown"]) == "a newer cudyn"
    assert by_name["CuteDSLRT_NotKnown"] in results.unmet
    assert results.through_cudyn[by_name["cuda_dialect_init_library_once"]] == "cudyn"


# --- needs that this machine satisfies


def test_needs_without_any_library_is_unmet(plain: pathlib.Path, no_library: dict[str, str]) -> None:
    results = inspect(plain, **no_library)
    assert results["unmet"] == ["cuInit", "cudaMalloc", "other"]  # the weak symbol may stay undefined
    assert "  not satisfied: requires a library that defines it\n    other" in results["text"]
    assert results["satisfied"] == {}
    assert results["status"] == 1
    sonames = "libcudart.so.13 or libcudart.so.12 or libcudart.so.11.0"
    assert f"  not satisfied: requires the CUDA runtime ({sonames})\n    cud" in results["text"]
    assert "    cudaFree (weak)" in results["text"]


def test_symbol_of_the_process_is_satisfied(
    plain: pathlib.Path, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    source = RUNTIME.format(12) + fakes.write_exporting_source(["cuInit", "other"])
    all_ = fakes.build(tmp_path / "all", source, name="liball.so")
    before = f"import ctypes; ctypes.CDLL({str(all_)!r}, mode=ctypes.RTLD_GLOBAL)"
    results = inspect(plain, before, **no_library)
    assert results["unmet"] == []
    assert set(results["satisfied"].values()) == {"this process"}
    assert results["status"] == 0


def test_symbol_that_only_cudyn_finds_is_through_cudyn(
    plain: pathlib.Path, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The libraries are in places that only cudyn searches, so the module cannot run without it."""
    driver = fakes.build(tmp_path / "driver", fakes.ECHO_DRIVER, "-DVERSION=12040")
    runtime = build_runtime(tmp_path / "lib")
    env = {**no_library, "CUDYN_DRIVER": str(driver), "CUDYN_RUNTIME": str(runtime)}
    results = inspect(plain, **env)
    assert results["satisfied"] == {}
    assert results["through_cudyn"] == {
        "cuInit": f"the CUDA driver 12.4 at {driver}",
        "cudaMalloc": f"the CUDA runtime 12.0 at {runtime}",
        "cudaFree": f"the CUDA runtime 12.0 at {runtime}",
    }
    assert results["unmet"] == ["other"]
    assert f"  only through cudyn: the CUDA driver 12.4 at {driver}\n    cuInit" in results["text"]
    assert results["status"] == 1  # the system loader does not find these libraries


def test_linked_library_in_the_same_directory_satisfies(
    linked: pathlib.Path, no_library: dict[str, str]
) -> None:
    results = inspect(linked, **no_library)
    path_beside = f"{linked.parent}/lib/libcudart.so.12"
    assert results["links"] == [["libcudart.so.12", "runtime", 12, True, True, path_beside, "RPATH"]]
    assert results["satisfied"] == dict.fromkeys(["cudaMalloc", "cudaFree"], f"{path_beside} (RPATH)")
    assert results["unmet"] == ["cuInit", "other"]
    assert f"{EXACT_MAJOR}: libcudart.so.12" in results["text"]


def test_linked_library_that_is_loaded_satisfies(linked: pathlib.Path, no_library: dict[str, str]) -> None:
    (linked.parent / "lib").rename(linked.parent / "elsewhere")
    file = f"{linked.parent}/elsewhere/libcudart.so.12"
    results = inspect(linked, f"import ctypes; ctypes.CDLL({file!r})", **no_library)
    assert results["links"][0][-2:] == [file, "already loaded"]
    assert results["unmet"] == ["cuInit", "other"]
    # no release of the missing library exports "other"
    assert inspect(linked, **no_library)["unmet"] == ["cuInit", "cudaMalloc", "other"]


def test_library_of_another_major_satisfies_a_link_only_with_all_functions(
    linked: pathlib.Path, tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The library, which may be in a wheel, satisfies the needs only through cudyn."""
    (linked.parent / "lib" / "libcudart.so.12").unlink()
    thirteen = build_runtime(tmp_path / "13", "libcudart.so.13")
    env = {**no_library, "CUDYN_RUNTIME": str(thirteen)}
    results = inspect(linked, **env)
    assert results["through_cudyn"]["cudaMalloc"] == f"the CUDA runtime 13.0 at {thirteen}"
    assert (results["unmet"], results["status"]) == (["cuInit", "other"], 1)
    source = "int cudaRuntimeGetVersion(int *v) { *v = 13000; return 0; } int cudaFree(void) { return 0; }"
    thirteen = fakes.build(tmp_path / "less", source, name="libcudart.so.13", node="libcudart.so.13")
    before = f"import ctypes; ctypes.CDLL({str(thirteen)!r}, mode=ctypes.RTLD_GLOBAL)"
    env = {**no_library, "CUDYN_RUNTIME": str(thirteen)}
    results = inspect(linked, before, **env)
    assert results["unmet"] == ["cuInit", "cudaMalloc", "other"]
    assert results["through_cudyn"] == {}
    assert results["links"][0][-2:] == ["", ""]
    assert "  linked with libcudart.so.12 by DT_NEEDED and symbol versions: not found\n" in results["text"]
    assert "  not satisfied: requires the CUDA runtime (libcudart.so.12)\n" in results["text"]
    wheel = tmp_path / "site" / "nvidia" / "cuda_runtime" / "lib"
    build_runtime(wheel)
    del env["CUDYN_RUNTIME"]
    results = inspect(linked, before, **env, PYTHONPATH=str(tmp_path / "site"))
    assert results["links"][0][-2:] == [str(wheel / "libcudart.so.12"), "pip wheel"]
    assert results["unmet"] == ["cuInit", "other"]


def test_linked_library_without_the_symbol_does_not_satisfy(
    linked: pathlib.Path, no_library: dict[str, str]
) -> None:
    source = "int cudaFree(void) { return 0; }"
    fakes.build(linked.parent / "lib", source, name="libcudart.so.12", node="libcudart.so.12")
    results = inspect(linked, **no_library)
    assert results["unmet"] == ["cuInit", "cudaMalloc", "other"]
    assert list(results["satisfied"]) == ["cudaFree"]
    fakes.build(linked.parent / "lib", source, "-nostdlib", name="libcudart.so.12")
    assert list(inspect(linked, **no_library)["satisfied"]) == []  # the loader ends the process


def test_linked_library_without_called_functions_is_missing(
    tmp_path: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The file can't be loaded without the library."""
    runtime = build_runtime(tmp_path / "lib")
    path = fakes.build(
        tmp_path, "int call_library(void) { return 1; }", LINKED, str(runtime), name="linked.so"
    )
    results = inspect(path, **no_library)
    assert (results["unmet"], results["status"]) == ([], 1)
    assert EXACT_MAJOR not in results["text"]
    assert "  linked with libcudart.so.12 by DT_NEEDED: not found\n" in results["text"]
    assert inspect(path, LD_LIBRARY_PATH=str(tmp_path / "lib"))["status"] == 0


def test_needs_of_a_module_for_another_machine_is_unmet(plain: pathlib.Path) -> None:
    """The symbols are listed, but no library of this machine can provide them."""
    data = bytearray(plain.read_bytes())
    struct.pack_into("<H", data, 18, 21)  # e_machine: EM_PPC64
    plain.write_bytes(data)
    results = cudyn.needs(plain)
    assert results.machine == "ppc64le"
    assert {need.symbol for need in results.symbols} == {"cudaMalloc", "cudaFree", "cuInit"}
    assert {need.symbol for need in results.unmet} == {"cudaMalloc", "cuInit"}
    output = f"  nothing on this machine satisfies it: this Python is for {platform.machine()}"
    assert output in str(results).splitlines()


def test_library_for_another_machine_does_not_satisfy(
    linked: pathlib.Path, no_library: dict[str, str]
) -> None:
    """The file has the right name and the right symbols, but the system loader rejects it."""
    library = linked.parent / "lib" / "libcudart.so.12"
    data = bytearray(library.read_bytes())
    struct.pack_into("<H", data, 18, 183)  # e_machine: EM_AARCH64
    library.write_bytes(data)
    assert inspect(linked, **no_library)["unmet"] == ["cuInit", "cudaMalloc", "other"]


# --- directories and wheels


@pytest.fixture
def directory(tmp_path: pathlib.Path, plain: pathlib.Path) -> pathlib.Path:
    """Create an unpacked wheel with two modules, a copy of the runtime, and other files."""
    directory = tmp_path / "wheel"
    copy = build_runtime(directory / "pkg.libs", "libcudart-1f2e3d4c.so.12.4.127", "libcudart.so.12")
    flags = (LINKED, str(copy), "-Wl,-rpath,$ORIGIN/../pkg.libs")
    fakes.build(directory / "pkg", MODULE, *flags, name="vendored.so")
    (directory / "pkg" / "deep").mkdir()
    (directory / "pkg" / "deep" / "plain.so").write_bytes(plain.read_bytes())
    (directory / "pkg" / "code.py").write_text("print()")
    cubin = b"\x7fELF\x02\x01\x01".ljust(18, b"\0") + b"\xbe\0" + bytes(44)
    (directory / "pkg" / "kernel.cubin").write_bytes(cubin)
    return directory


def pack_wheel(directory: pathlib.Path, to: pathlib.Path) -> pathlib.Path:
    """Create a wheel from the files in a directory, and return its path."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(directory.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(directory))
    return to


def check_joined(needs_: cudyn.types.Needs, names: list[str]) -> None:
    """Check the combined needs of the files in the unpacked wheel."""
    assert [part.file for part in needs_.files] == names
    assert {str(need) for need in needs_.symbols} == {
        "cudaMalloc",
        "cudaFree (weak)",
        "cuInit",
        "cudaMalloc@libcudart.so.12",
        "cudaFree@libcudart.so.12 (weak)",
    }
    assert needs_.majors == {"runtime": 12}
    assert needs_.machine == platform.machine()
    assert needs_.refused == {}
    (link,) = (link for link in needs_.links if link.library == "runtime")
    assert link.soname == "libcudart-1f2e3d4c.so.12.4.127"
    assert (link.found, link.origin) == (names[-1], "RPATH")
    assert EXACT_MAJOR not in str(needs_)  # the wheel contains the library that its modules are linked with
    assert not [need for need in needs_.unmet if need.version]


NAMES = ["pkg/deep/plain.so", "pkg/vendored.so", "pkg.libs/libcudart-1f2e3d4c.so.12.4.127"]


def test_needs_of_a_folder_joins_its_files(directory: pathlib.Path) -> None:
    os.mkfifo(directory / "pipe.so")
    (directory / "nowhere.so").symlink_to("gone.so")
    (directory / "pkg" / "again.so").symlink_to("vendored.so")
    results = cudyn.needs(directory)
    assert results.kind == "folder"
    named = [str(directory / name) for name in NAMES]
    named[1] = str(directory / "pkg" / "again.so")  # a file with two names is listed once, by the first name
    check_joined(results, [named[1], named[0], named[2]])
    assert str(results).splitlines()[0] == f"{directory}: folder, 2 of 3 ELF files need CUDA's libraries"


@pytest.mark.parametrize("max_size", [1 << 30, 1], ids=["in memory", "in a file"])
def test_needs_of_a_wheel_joins_its_files(
    max_size: int, directory: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of the wheel are unpacked in memory or, if they are large, to a temporary file."""
    monkeypatch.setattr(containers, "_MAX_IN_MEMORY", max_size)
    before = sorted(tmp_path.rglob("*"))
    path = pack_wheel(directory, tmp_path / "pkg-1.0-py3-none-any.whl")
    results = cudyn.needs(path)
    assert results.kind == "wheel"
    with zipfile.ZipFile(path) as archive:
        order = [name for name in archive.namelist() if name in NAMES]
    assert sorted(order) == sorted(NAMES)
    assert {part.file for part in results.files} == set(NAMES)
    check_joined(results, order if order[-1] == NAMES[-1] else [part.file for part in results.files])
    assert set(tmp_path.rglob("*")) == {*before, path}


def test_needs_of_a_wheel_ignores_the_current_directory(
    directory: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files in a wheel do not have a directory yet, so $ORIGIN is unknown."""
    with zipfile.ZipFile(tmp_path / "pkg.whl", "w") as archive:
        archive.write(directory / "pkg" / "vendored.so", "pkg/vendored.so")
    monkeypatch.chdir(directory)
    results = cudyn.needs(tmp_path / "pkg.whl")
    assert [link.found for link in results.links if link.library == "runtime"] == [""]
    (need,) = (need for need in results.symbols if need.symbol == "cudaMalloc")
    assert need not in results.satisfied
    assert results.describe_provider(need) == "the CUDA runtime (libcudart-1f2e3d4c.so.12.4.127)"
    assert EXACT_MAJOR in str(results)


def test_copy_with_another_name_does_not_satisfy_a_link(tmp_path: pathlib.Path) -> None:
    """auditwheel may rename a file and keep its soname. The loader searches for the file's name."""
    runtime = build_runtime(tmp_path / "real")
    flags = (LINKED, str(runtime), "-Wl,-rpath,$ORIGIN")
    fakes.build(tmp_path / "pkg", MODULE, *flags, name="module.so")
    runtime.rename(tmp_path / "pkg" / "libcudart.1f2e3d4c.so.12")
    pack_wheel(tmp_path / "pkg", tmp_path / "pkg.whl")
    for path in (tmp_path / "pkg", tmp_path / "pkg.whl"):
        assert "libcudart.so.12" in cudyn.needs(path).missing
    (tmp_path / "pkg" / "libcudart.so.12").symlink_to("libcudart.1f2e3d4c.so.12")
    assert "libcudart.so.12" not in cudyn.needs(tmp_path / "pkg").missing


def test_unreadable_files_are_listed_with_their_reasons(
    directory: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Other files of the same directory or wheel are still read."""
    data = (directory / NAMES[0]).read_bytes()
    (directory / "pkg" / "cut.so").write_bytes(data[:1000])
    (directory / "pkg" / "old.so").write_bytes(b"\x7fELF\x01\x01".ljust(100, b"\0"))
    expected = {"cut.so": "a truncated ELF file", "old.so": "not a 64-bit little-endian ELF file"}
    wheel = pack_wheel(directory, tmp_path / "pkg.whl")
    for path in (directory, wheel):
        results = cudyn.needs(path)
        assert {os.path.basename(name): why for name, why in results.refused.items()} == expected
        assert len(results.files) == 3
        assert "old.so: not a 64-bit little-endian ELF file" in str(results)


def test_needs_of_a_damaged_wheel_raises(directory: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Either a member or the archive's directory is damaged."""
    path = pack_wheel(directory, tmp_path / "pkg.whl")
    data = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as archive:
        member = archive.getinfo(NAMES[0])
    start = member.header_offset + 30 + len(member.filename) + 200
    data[start : start + 50] = b"\xff" * 50
    path.write_bytes(data)
    results = cudyn.needs(path)
    assert list(results.refused) == [NAMES[0]]
    assert len(results.files) == 2
    path.write_bytes(data[:-100])
    with raises(ElfError):
        cudyn.needs(path)


@pytest.mark.hypothesis
def test_needs_of_mutated_wheels_raises_only_value_error(
    directory: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Damaged archives must not cause another exception or an endless loop."""
    path = pack_wheel(directory, tmp_path / "pkg.whl")
    data = path.read_bytes()
    directory_start = data.index(b"PK\1\2")
    # Bytes of the first header and of the central directory are changed more often than the others.
    headers = [*range(200), *range(directory_start, len(data))]
    positions = headers * 5 + [*range(len(data))]

    @settings(max_examples=examples(300))
    @given(st.lists(st.tuples(st.sampled_from(positions), st.integers(0, 255)), min_size=1, max_size=6))
    def check(changes: list[tuple[int, int]]) -> None:
        """Read a copy of the wheel with some bytes changed: pairs of a position and a new value."""
        changed = bytearray(data)
        for index, value in changes:
            changed[index] = value
        path.write_bytes(changed)
        try:
            results = cudyn.needs(path)
        except (ValueError, OSError):
            return
        assert len(results.files) + len(results.refused) <= 10

    check()


def test_member_larger_than_any_library_is_rejected(
    directory: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(containers, "_MAX_SIZE", 1000)
    results = cudyn.needs(pack_wheel(directory, tmp_path / "pkg.whl"))
    assert {*results.refused.values()} == {"it is too large for a library"}
    assert len(results.refused) == 3


# --- other files


@pytest.mark.parametrize("data", [b"", b"#!/bin/sh\n"])
def test_needs_of_another_type_of_file_names_it(data: bytes, tmp_path: pathlib.Path) -> None:
    """The error contains the file type determined by the ELF reader."""
    path = tmp_path / "some.so"
    path.write_bytes(data)
    with raises(ValueError):
        cudyn.needs(path)


def test_truncated_library_raises_its_own_error(plain: pathlib.Path) -> None:
    """The message advises downloading the file again, like the message of load_library."""
    plain.write_bytes(plain.read_bytes()[:-1])
    with raises(TruncatedError):
        cudyn.needs(plain)


def test_needs_of_a_missing_file_or_a_pipe_raises(tmp_path: pathlib.Path) -> None:
    with raises(FileNotFoundError):
        cudyn.needs(tmp_path / "missing")
    os.mkfifo(tmp_path / "pipe")
    with raises(ValueError):  # does not wait for a writer of the pipe
        cudyn.needs(tmp_path / "pipe")
    with raises(ValueError):
        cudyn.needs("a\0b")


def test_names_in_hostile_files_are_escaped(tmp_path: pathlib.Path) -> None:
    path = fakes.build(tmp_path, MODULE, "-Wl,-soname,\x1b[2Jlib.so", name="plain.so")
    assert "\x1b" not in str(cudyn.needs(path))
    assert "\\x1b[2Jlib.so" in str(cudyn.needs(path))


def test_needs_of_a_folder_without_code_is_empty(tmp_path: pathlib.Path) -> None:
    results = cudyn.needs(tmp_path)
    assert (results.files, results.symbols, results.unmet, results.links) == ((), (), (), ())
    assert str(results) == f"{tmp_path}: folder, 0 of 0 ELF files need CUDA's libraries"


@pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")
@pytest.mark.parametrize("executable", [None, "", "/dev/null"])
def test_needs_with_an_embedded_python_works(executable: str | None, plain: pathlib.Path) -> None:
    """sys.executable is None or names a different program. The architecture of this process is used."""
    code = "import cudyn, sys, json; from cudyn._stubs import links\n"
    machine = python_json(f"{code}sys.executable = {executable!r}; print(json.dumps(links.read_machine()))")
    assert machine == Elf(sys.executable).machine


def test_needs_on_another_system_is_unmet(plain: pathlib.Path) -> None:
    code = f"""
import sys; sys.platform = "darwin"
import cudyn, json
needs = cudyn.needs({str(plain)!r})
print(json.dumps([len(needs.unmet), str(needs).splitlines()[1]]))
"""
    assert python_json(code) == [2, "  nothing on this machine satisfies it: this Python is for darwin"]
