"""Tests that a C program prints the same when it is linked with stubs and with the real libraries."""

from __future__ import annotations

import functools
import json
import pathlib
import re
import sys

import pytest

from cudyn._bindings.libraries import catalog
from cudyn._bindings.libraries.library import library
from cudyn._stubs.library_abi import LibraryAbi

from ..stubs import registering, stubs
from ..support import compiled, real
from ..support.releases import NEWEST

SOURCE = pathlib.Path(__file__).parents[1] / "stubs" / "program.c"
DRIVER = "535"
NVRTC = real.last(("11.8", "12.0", "12.9", "13.0", NEWEST))

pytestmark = pytest.mark.nvidia


@functools.cache
def build_program(major: int) -> pathlib.Path:
    """Return the program for a major version, linked against its stubs."""
    options: list[str | pathlib.Path] = [*stubs.list_include_options(major), "program.c"]
    for name in stubs.NAMES:
        path = stubs.build(name, major)
        options += [path, f"-Wl,-rpath,{path.parent}", f"-I{path.parent}"]
    return build("-Wall", "-Werror", "-DGUARDED", *options)


def build(*options: str | pathlib.Path) -> pathlib.Path:
    """Compile the program with these options, and return its path."""
    files = {"program.c": SOURCE.read_text("utf-8")}
    return compiled.make(files, "gcc", *options, "-o", "program") / "program"


@functools.cache
def run_with_real_library(major: int, part: str, file: pathlib.Path) -> dict[str, str]:
    """Return the output of the program for a major version, linked against the real library.

    Args:
        part: The part of the program to run: "r" for the runtime, "d" for the driver, "n" for NVRTC.
    """
    unlinked = "-Wl,--allow-shlib-undefined"
    target = build(*stubs.list_include_options(major), f"-DPART='{part}'", "program.c", file, unlinked)
    return parse_output(
        stubs.run(target, stubs.make_environment(file.parent, real.driver(DRIVER)), part).stdout
    )


def parse_output(text: str) -> dict[str, str]:
    """Parse the program's output: on each line a name, a space and a value."""
    values = dict(line.split(" ", 1) for line in text.splitlines())
    assert values
    return values


@pytest.mark.parametrize("loaded", [*stubs.MAJORS, None])
@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_program_with_the_runtime_stub_prints_the_same(major: int, loaded: int | None) -> None:
    runtime = library(catalog.find("runtime"))
    (_, no_library), _ = runtime.info.absent
    directories = [real.driver(DRIVER), *([stubs.find_cudart(loaded).parent] if loaded else [])]
    process = stubs.run(build_program(major), stubs.make_environment(*directories), "r")
    values = parse_output(process.stdout)
    if loaded is None:
        succeeding = {name for since, name, _ in runtime.info.succeeds if since <= major}
        calls = {name for name in values if name.startswith("cuda") and "Error" not in name}
        assert {values[name] for name in calls - succeeding} == {str(no_library)}
        assert {values[name] for name in calls & succeeding} <= {"0"}
        assert values["cudaGetLastError"] == str(no_library)
        assert [values[name] for name in ("count", "memory", "pitched")] == ["7", "1", "1"]
        newest_major, newest_minor = map(int, LibraryAbi(runtime, major).releases[-1].split("."))
        version = 1000 * newest_major + 10 * newest_minor
        assert values["version"] == (str(version) if "cudaRuntimeGetVersion" in succeeding else "7")
        assert process.stderr.count("\n") == 1
        assert "CUDA runtime was not found" in process.stderr
        for soname in ("libcudart.so.13", "libcudart.so.12", "libcudart.so.11.0"):
            assert re.search(rf"[ (]{re.escape(soname)} \(\S+: file too short\)", process.stderr)
        expected = run_with_real_library(13, "r", stubs.find_cudart(13))
        for name in ("cudaGetErrorName", "cudaGetErrorName(none)", "cudaGetErrorString(none)"):
            assert values[name] == expected[name]
        return
    expected = dict(run_with_real_library(loaded, "r", stubs.find_cudart(loaded)))
    assert values == expected
    assert process.stderr == ""


@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_program_with_the_driver_stub_prints_the_same(major: int) -> None:
    directory = real.driver(DRIVER)
    process = stubs.run(build_program(major), stubs.make_environment(directory), "d")
    assert parse_output(process.stdout) == run_with_real_library(major, "d", directory / "libcuda.so.1")
    assert process.stderr == ""


def test_program_without_a_driver_prints_errors() -> None:
    (_, no_library), _ = catalog.find("driver").absent
    process = stubs.run(build_program(13), stubs.make_environment(), "d")
    status = str(no_library)
    expected = {"cuInit": status, "cuDriverGetVersion": status, "driver": "7"}
    assert parse_output(process.stdout) == {**expected, "cuGetErrorName": "0", "name": "CUDA_ERROR_NO_DEVICE"}
    assert process.stderr.startswith(
        "cudyn_stub_cuda: the CUDA driver was not found, so its functions fail; tried"
    )


@pytest.mark.parametrize("version", NVRTC)
@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_program_with_the_nvrtc_stub_prints_the_same(major: int, version: str) -> None:
    file = stubs.find_nvrtc(version)
    process = stubs.run(build_program(major), stubs.make_environment(file.parent), "n")
    values = parse_output(process.stdout)
    assert values == run_with_real_library(int(version.partition(".")[0]), "n", file)
    assert (values["nvrtcCompileProgram"], f"{values['major']}.{values['minor']}") == ("0", version)
    assert int(values["cubin"]) > 1000
    assert process.stderr == ""


@pytest.mark.parametrize("part", ["r", "n"])
def test_stubs_with_the_sonames_of_the_libraries_call_them(part: str) -> None:
    """The stubs have the real libraries' sonames and symbol versions, and are found before them."""
    name, file = {"r": ("runtime", stubs.find_cudart(12)), "n": ("nvrtc", stubs.find_nvrtc(NEWEST))}[part]
    stub, major = stubs.build(name, None, file.name), 12 if part == "r" else int(NEWEST[:2])
    target = build(*stubs.list_include_options(major), f"-DPART='{part}'", "program.c", stub)
    process = stubs.run(target, stubs.make_environment(stub.parent, file.parent, real.driver(DRIVER)), part)
    assert parse_output(process.stdout) == run_with_real_library(major, part, file)
    assert process.stderr == ""


def test_program_without_nvrtc_prints_errors() -> None:
    """Only `nvrtcVersion` needs no library. The stub returns the newest release of its major version."""
    (_, no_library), _ = catalog.find("nvrtc").absent
    values = parse_output(stubs.run(build_program(12), stubs.make_environment(), "n").stdout)
    assert values["nvrtcGetErrorString"] == "NVRTC_ERROR_COMPILATION"
    releases = [tuple(map(int, name.split("."))) for name in library(catalog.find("nvrtc")).releases]
    release = max(release for release in releases if release[0] == 12)
    assert (values["major"], values["minor"]) == tuple(map(str, release))
    assert (values["program"], values["size"]) == ("1", "7")
    statuses = {name: value for name, value in values.items() if name.startswith("nvrtc")}
    assert statuses.pop("nvrtcVersion") == "0"
    assert {value for name, value in statuses.items() if "String" not in name} == {str(no_library)}


@pytest.mark.parametrize("name", ["cudart", "cuda", "nvrtc"])
def test_stub_header_with_headers_of_another_major_does_not_compile(
    name: str, tmp_path: pathlib.Path
) -> None:
    directory = stubs.build({"cudart": "runtime", "cuda": "driver"}.get(name, name), 12).parent
    (tmp_path / "caller.c").write_text(
        f'#include <cuda_runtime_api.h>\n#include <cuda.h>\n#include "cudyn_stub_{name}.h"\n'
    )
    options = ("-fsyntax-only", f"-I{directory}", tmp_path / "caller.c")
    stubs.gcc(*stubs.list_include_options(12), *options)
    for other_major in (11, 13):
        with pytest.raises(AssertionError, match="is for callers that use headers of CUDA 12"):
            stubs.gcc(*stubs.list_include_options(other_major), *options)


def test_stub_header_compiles_as_cxx(tmp_path: pathlib.Path) -> None:
    (tmp_path / "caller.cpp").write_text(
        '#include "cudyn_stub_cudart.h"\n#include <cstdio>\n'
        'int main() { int n = 7, status = cudaGetDeviceCount(&n); std::printf("%d %d\\n", status, n); }\n'
    )
    stub = stubs.build("runtime", 12)
    options = ["-lstdc++", f"-I{stub.parent}", f"-Wl,-rpath,{stub.parent}"]
    stubs.gcc(
        *stubs.list_include_options(12), tmp_path / "caller.cpp", stub, *options, "-o", tmp_path / "caller"
    )
    process = stubs.run(tmp_path / "caller", stubs.make_environment())
    assert process.stdout == f"{catalog.find('runtime').absent[0][1]} 7\n"


REGISTERED = """
import ctypes, json, sys
stub, path, real = sys.argv[1:]
stub = ctypes.CDLL(stub, ctypes.RTLD_GLOBAL)
module = ctypes.CDLL(path)
numbers = (ctypes.c_int * 64)(*range(64))
statuses = [module.add_all(numbers, 64, 7), module.launch(), stub.cudaFree(None)]
direct = ctypes.CDLL(real).cudaFree(None) if real else None
print(json.dumps([statuses, direct, list(numbers) == list(range(64))]))
"""


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("major", [*stubs.MAJORS, pytest.param(0, marks=pytest.mark.slow)])
def test_module_with_kernels_over_the_stub_returns_the_statuses(
    major: int, loaded: bool, tmp_path: pathlib.Path
) -> None:
    """The modules are built with gcc for a major version, or with nvcc 13 for major version 0."""
    module = registering.build_by_hand(tmp_path, major) if major else registering.build_with_nvcc(tmp_path)
    major = major or 13
    real_library = stubs.find_cudart(major) if loaded else None
    env = stubs.make_environment(*([real_library.parent] if real_library else []), CUDA_VISIBLE_DEVICES="")
    stub = stubs.build("runtime", major)
    process = stubs.run(
        sys.executable, env, "-c", REGISTERED, str(stub), str(module), str(real_library or "")
    )
    statuses, direct, is_unchanged = json.loads(process.stdout)
    assert statuses == [direct or catalog.find("runtime").absent[0][1]] * 3
    assert (direct is None) is not loaded
    assert is_unchanged
    assert process.stderr.count("\n") == (0 if loaded else 1)
