"""A C program linked against the stubs alone, compiled with the headers of each major, over real libraries.

What it has to say is what it says when it is linked with the real libraries.
"""

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
def program(major: int) -> pathlib.Path:
    """The program, compiled for a major and linked against the stubs for it."""
    libraries = [stubs.build(name, major) for name in stubs.NAMES]
    link = [
        option for path in libraries for option in (path, f"-Wl,-rpath,{path.parent}", f"-I{path.parent}")
    ]
    return build("-Wall", "-Werror", "-DGUARDED", *stubs.headers(major), "program.c", *link)


def build(*options: str | pathlib.Path) -> pathlib.Path:
    files = {"program.c": SOURCE.read_text("utf-8")}
    return compiled.make(files, "gcc", *options, "-o", "program") / "program"


@functools.cache
def said_by_real(major: int, part: str, file: pathlib.Path) -> dict[str, str]:
    """What the program says that is compiled for a major and linked with the real library."""
    unlinked = "-Wl,--allow-shlib-undefined"
    target = build(*stubs.headers(major), f"-DPART='{part}'", "program.c", file, unlinked)
    return lines(stubs.run(target, stubs.environment(file.parent, real.driver(DRIVER)), part).stdout)


def lines(text: str) -> dict[str, str]:
    found = dict(line.split(" ", 1) for line in text.splitlines())
    assert found
    return found


@pytest.mark.parametrize("loaded", [*stubs.MAJORS, None])
@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_the_runtime(major: int, loaded: int | None) -> None:
    runtime = library(catalog.find("runtime"))
    (_, no_library), (_, no_symbol) = runtime.info.absent
    folders = [real.driver(DRIVER), *([stubs.cudart(loaded).parent] if loaded else [])]
    done = stubs.run(program(major), stubs.environment(*folders), "r")
    found = lines(done.stdout)
    if loaded is None:
        fine = {name for since, name in runtime.info.succeeds if since <= major}
        asked = {name for name in found if name.startswith("cuda") and "Error" not in name}
        assert {found[name] for name in asked - fine} == {str(no_library)}
        assert {found[name] for name in asked & fine} <= {"0"}
        assert found["cudaGetLastError"] == str(no_library)
        assert [found[name] for name in ("count", "memory", "pitched")] == ["7", "1", "1"]
        newest = LibraryAbi(runtime, major).releases[-1].split(".")
        version = 1000 * int(newest[0]) + 10 * int(newest[1])
        assert found["version"] == (str(version) if "cudaRuntimeGetVersion" in fine else "7")
        assert done.stderr.count("\n") == 1
        assert "CUDA runtime was not found" in done.stderr
        for soname in ("libcudart.so.13", "libcudart.so.12", "libcudart.so.11.0"):
            assert re.search(rf"[ (]{re.escape(soname)} \(\S+: file too short\)", done.stderr)
        expected = said_by_real(13, "r", stubs.cudart(13))
        for name in ("cudaGetErrorName", "cudaGetErrorName(none)", "cudaGetErrorString(none)"):
            assert found[name] == expected[name]
        return
    expected = dict(said_by_real(loaded, "r", stubs.cudart(loaded)))
    abi, others = LibraryAbi(runtime, major), LibraryAbi(runtime, loaded).releases
    refused = {
        name
        for name in ("cudaPointerGetAttributes", "cudaFuncGetAttributes")
        if major != loaded and not abi.is_called_alike(name, others)
    }
    expected.update(dict.fromkeys(refused, str(no_symbol)))
    assert found == expected
    assert sum(name in line for line in done.stderr.splitlines() for name in refused) == len(refused)
    assert done.stderr.count("\n") == len(refused)
    assert len(refused) == (0 if major == loaded else 2 if {major, loaded} == {11, 13} else 1)


@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_the_driver(major: int) -> None:
    folder = real.driver(DRIVER)
    done = stubs.run(program(major), stubs.environment(folder), "d")
    assert lines(done.stdout) == said_by_real(major, "d", folder / "libcuda.so.1")
    assert done.stderr == ""


def test_no_driver() -> None:
    (_, no_library), _ = catalog.find("driver").absent
    done = stubs.run(program(13), stubs.environment(), "d")
    status = str(no_library)
    expected = {"cuInit": status, "cuDriverGetVersion": status, "driver": "7"}
    assert lines(done.stdout) == {**expected, "cuGetErrorName": "0", "name": "CUDA_ERROR_NO_DEVICE"}
    assert done.stderr.startswith(
        "cudyn_stub_cuda: the CUDA driver was not found, so its functions fail; tried"
    )


@pytest.mark.parametrize("version", NVRTC)
@pytest.mark.parametrize("major", real.last(stubs.MAJORS))
def test_nvrtc(major: int, version: str) -> None:
    file = stubs.nvrtc(version)
    done = stubs.run(program(major), stubs.environment(file.parent), "n")
    found = lines(done.stdout)
    assert found == said_by_real(int(version.partition(".")[0]), "n", file)
    assert (found["nvrtcCompileProgram"], f"{found['major']}.{found['minor']}") == ("0", version)
    assert int(found["cubin"]) > 1000
    assert done.stderr == ""


@pytest.mark.parametrize("part", ["r", "n"])
def test_stubs_in_place_of_the_libraries(part: str) -> None:
    """With their sonames and symbol versions, over the real ones in another folder."""
    name, file = {"r": ("runtime", stubs.cudart(12)), "n": ("nvrtc", stubs.nvrtc(NEWEST))}[part]
    stub, major = stubs.build(name, None, file.name), 12 if part == "r" else int(NEWEST[:2])
    target = build(*stubs.headers(major), f"-DPART='{part}'", "program.c", stub)
    done = stubs.run(target, stubs.environment(stub.parent, file.parent, real.driver(DRIVER)), part)
    assert lines(done.stdout) == said_by_real(major, part, file)
    assert done.stderr == ""


def test_no_nvrtc() -> None:
    (_, no_library), _ = catalog.find("nvrtc").absent
    found = lines(stubs.run(program(12), stubs.environment(), "n").stdout)
    assert found["nvrtcGetErrorString"] == "NVRTC_ERROR_COMPILATION"
    assert [found[name] for name in ("major", "minor", "program", "size")] == ["7", "7", "1", "7"]
    assert {found[name] for name in found if name.startswith("nvrtc") and "String" not in name} == {
        str(no_library)
    }


@pytest.mark.parametrize("name", ["cudart", "cuda", "nvrtc"])
def test_a_caller_compiled_with_other_headers_is_refused(name: str, tmp_path: pathlib.Path) -> None:
    folder = stubs.build({"cudart": "runtime", "cuda": "driver"}.get(name, name), 12).parent
    (tmp_path / "caller.c").write_text(
        f'#include <cuda_runtime_api.h>\n#include <cuda.h>\n#include "cudyn_stub_{name}.h"\n'
    )
    options = ("-fsyntax-only", f"-I{folder}", tmp_path / "caller.c")
    stubs.gcc(*stubs.headers(12), *options)
    for other in (11, 13):
        with pytest.raises(AssertionError, match="is for callers that use headers of CUDA 12"):
            stubs.gcc(*stubs.headers(other), *options)


def test_a_caller_in_cxx(tmp_path: pathlib.Path) -> None:
    (tmp_path / "caller.cpp").write_text(
        '#include "cudyn_stub_cudart.h"\n#include <cstdio>\n'
        'int main() { int n = 7, status = cudaGetDeviceCount(&n); std::printf("%d %d\\n", status, n); }\n'
    )
    stub = stubs.build("runtime", 12)
    options = ["-lstdc++", f"-I{stub.parent}", f"-Wl,-rpath,{stub.parent}"]
    stubs.gcc(*stubs.headers(12), tmp_path / "caller.cpp", stub, *options, "-o", tmp_path / "caller")
    done = stubs.run(tmp_path / "caller", stubs.environment())
    assert done.stdout == f"{catalog.find('runtime').absent[0][1]} 7\n"


REGISTERED = """
import ctypes, json, sys
stub, path, real = sys.argv[1:]
stub = ctypes.CDLL(stub, ctypes.RTLD_GLOBAL)
module = ctypes.CDLL(path)
numbers = (ctypes.c_int * 64)(*range(64))
found = [module.add_all(numbers, 64, 7), module.launch(), stub.cudaFree(None)]
direct = ctypes.CDLL(real).cudaFree(None) if real else None
print(json.dumps([found, direct, list(numbers) == list(range(64))]))
"""


@pytest.mark.parametrize("loaded", [True, False])
@pytest.mark.parametrize("major", [*stubs.MAJORS, pytest.param(0, marks=pytest.mark.slow)])
def test_a_module_with_kernels(major: int, loaded: bool, tmp_path: pathlib.Path) -> None:
    """As nvcc builds them for each major; 0: by nvcc 13. Constructors and exit handlers do no harm."""
    module = registering.by_hand(tmp_path, major) if major else registering.by_nvcc(tmp_path)
    major = major or 13
    real_one = stubs.cudart(major) if loaded else None
    env = stubs.environment(*([real_one.parent] if real_one else []), CUDA_VISIBLE_DEVICES="")
    stub = stubs.build("runtime", major)
    done = stubs.run(sys.executable, env, "-c", REGISTERED, str(stub), str(module), str(real_one or ""))
    found, direct, is_unchanged = json.loads(done.stdout)
    assert found == [direct or catalog.find("runtime").absent[0][1]] * 3
    assert (direct is None) is not loaded
    assert is_unchanged
    assert done.stderr.count("\n") == (0 if loaded else 1)
