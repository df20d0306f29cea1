"""Tests that the search finds libraries in each location, in child processes with fake libraries.

The child processes do not see the machine's toolkits, well-known directories and wheels (support/faults.py).
"""

from __future__ import annotations

import os
import pathlib
import sys
from typing import Any

import pytest

from ...conftest import ROOT, hide, package, python_json, system_has_nvidia
from ...support import faults
from ...support.forked import BINDINGS, forked_json

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the libraries are built by gcc on Linux")

CLEAN = dict.fromkeys(("CUDYN_DRIVER", "CUDYN_NVRTC", "CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"), "")

BEFORE = """
import json, os, sys
ROOT = {root!r}
os.path.isfile = lambda path, isfile=os.path.isfile: str(path).startswith(ROOT) and isfile(path)
{start}
"""
FIND = """
from cudyn import driver, nvrtc
module = {module}
{after}
print()
print(json.dumps([
    module.path, module.version, module._view.library.outcome.origin, open("/proc/self/maps").read(),
    str(module.load_error),
]))
"""


class Result:
    """The library that a child process has found. `path` is relative to the directory of the test."""

    def __init__(self, root: pathlib.Path, result: list[Any]) -> None:
        path, self.version, self.origin, self.maps, self.error = result
        self.path = None if path is None else os.path.relpath(path, root)


def find_library(
    root: pathlib.Path,
    module: str = "nvrtc",
    env: dict[str, str] | None = None,
    *,
    start: str = "",
    after: str = "",
    cwd: pathlib.Path | None = None,
) -> Result:
    """Load a library in a child process that sees only files in `root`, and return what it has found."""
    environment = {**CLEAN, **(env or {})}
    if system_has_nvidia():  # hide the machine's libraries from the system loader
        hidden = root / "hidden"
        hide(hidden)
        entries = [environment["LD_LIBRARY_PATH"]] if "LD_LIBRARY_PATH" in environment else []
        environment["LD_LIBRARY_PATH"] = ":".join([*entries, str(hidden)])
    prologue = BEFORE.format(root=str(root), start=start)
    code = FIND.format(module=module, after=after)
    result = forked_json(code, before=prologue, imports=BINDINGS, env=environment, cwd=cwd or root)
    return Result(root, result)


def create_file(path: pathlib.Path, make: faults.Maker) -> pathlib.Path:
    """Create a file and its parent directories."""
    path.parent.mkdir(parents=True, exist_ok=True)
    make(path)
    return path


def activate_conda(root: pathlib.Path) -> dict[str, str]:
    """Turn a directory into a conda environment, and return the environment variable that activates it."""
    create_file(root / "conda-meta" / "history", faults.content(b""))
    return {"CONDA_PREFIX": str(root)}


# --- each way to find a library


def test_search_finds_a_wheel_in_any_site_packages(tmp_path: pathlib.Path) -> None:
    """The second of two entries that are added to sys.path contains the library."""
    create_file(tmp_path / "2/nvidia/cu13/lib/libnvrtc.so.13", faults.nvrtc())
    start = f"sys.path += [{str(tmp_path / '1')!r}, {str(tmp_path / '2')!r}]"
    assert find_library(tmp_path, start=start).path == "2/nvidia/cu13/lib/libnvrtc.so.13"


@pytest.mark.parametrize(
    ("module", "name", "make"),
    [
        ("driver", "libcuda.so.1", faults.driver()),
        ("driver", "libcuda.so", faults.driver()),
        ("nvrtc", "libnvrtc.so.12", faults.nvrtc(12, 4)),
    ],
    ids=["driver", "driver without a soname link", "nvrtc"],
)
def test_search_finds_a_library_by_the_system_loader(
    tmp_path: pathlib.Path, module: str, name: str, make: faults.Maker
) -> None:
    create_file(tmp_path / "lib" / name, make)
    result = find_library(tmp_path, module, {"LD_LIBRARY_PATH": str(tmp_path / "lib")})
    assert (result.path, result.origin) == (f"lib/{name}", "system loader")
    assert result.version == [12, 4]


@pytest.mark.parametrize(
    ("module", "variable", "name", "make"),
    [
        ("driver", "CUDYN_DRIVER", "libcuda.so.1", faults.driver(13000)),
        ("nvrtc", "CUDYN_NVRTC", "libnvrtc.so.13", faults.nvrtc()),
    ],
    ids=["driver", "nvrtc"],
)
def test_search_uses_the_environment_variable(
    tmp_path: pathlib.Path, module: str, variable: str, name: str, make: faults.Maker
) -> None:
    """The variable contains the path of a directory, or of a file with any name.

    Other locations are not searched.
    """
    odd_file = create_file(tmp_path / "odd/a library", make)
    usual_file = create_file(tmp_path / "usual" / name, make)
    other_file = create_file(tmp_path / "other" / name, make)
    for value, path in (
        (odd_file, "odd/a library"),
        (usual_file, f"usual/{name}"),
        (usual_file.parent, f"usual/{name}"),
    ):
        result = find_library(
            tmp_path, module, {variable: str(value), "LD_LIBRARY_PATH": str(other_file.parent)}
        )
        assert (result.path, result.origin) == (path, f"environment variable {variable}")
        assert result.version == [13, 0]
        assert str(other_file) not in result.maps
    result = find_library(
        tmp_path, module, {variable: str(tmp_path / "gone"), "LD_LIBRARY_PATH": str(other_file.parent)}
    )
    assert result.path is None
    assert str(other_file) not in result.maps


def test_search_prefers_the_argument_to_the_environment_variable(tmp_path: pathlib.Path) -> None:
    first = create_file(tmp_path / "1/libnvrtc.so.13", faults.nvrtc())
    second = create_file(tmp_path / "2/libnvrtc.so.13", faults.nvrtc())
    result = find_library(tmp_path, env={"CUDYN_NVRTC": str(first)}, after=f"nvrtc.reload({str(second)!r})")
    assert (result.path, result.origin) == ("2/libnvrtc.so.13", "given path")


def test_search_uses_the_documented_order(tmp_path: pathlib.Path) -> None:
    """All candidates exist. The test deletes the file that was found, and searches again."""
    wheel_path = create_file(tmp_path / "site/nvidia/cu13/lib/libnvrtc.so.13", faults.nvrtc())
    conda_path = create_file(tmp_path / "conda/lib/libnvrtc.so.13", faults.nvrtc())
    system_path = create_file(tmp_path / "lib/libnvrtc.so.13", faults.nvrtc())
    toolkit_path = create_file(tmp_path / "cuda/lib64/libnvrtc.so.13", faults.nvrtc())
    env = {
        **activate_conda(tmp_path / "conda"),
        "PYTHONPATH": str(tmp_path / "site"),
        "LD_LIBRARY_PATH": str(system_path.parent),
        "CUDA_HOME": str(tmp_path / "cuda"),
    }
    loaded = create_file(tmp_path / "loaded/libnvrtc.so.13", faults.nvrtc())
    start = f"import ctypes; ctypes.CDLL({str(loaded)!r})"
    assert find_library(tmp_path, env=env, start=start).origin == "already loaded"
    origins = []
    for path in (wheel_path, conda_path, system_path, toolkit_path):
        result = find_library(tmp_path, env=env)
        assert result.path == str(path.relative_to(tmp_path))
        origins.append(result.origin)
        path.unlink()
    assert origins == ["pip wheel", "conda", "system loader", "toolkit"]
    assert find_library(tmp_path, env=env).path is None


# --- already loaded


def test_search_uses_a_loaded_library_with_the_exact_soname(tmp_path: pathlib.Path) -> None:
    """It does not matter what the file is called, or whether the driver supports the version."""
    loaded = create_file(tmp_path / "loaded/any name", faults.library(NVRTC_12, soname="libnvrtc.so.12"))
    create_file(tmp_path / "site/nvidia/cu13/lib/libnvrtc.so.13", faults.nvrtc())
    start = f"import ctypes; ctypes.CDLL({str(loaded)!r})"
    result = find_library(tmp_path, env={"PYTHONPATH": str(tmp_path / "site")}, start=start)
    assert (result.path, result.origin, result.version) == ("loaded/any name", "already loaded", [12, 1])


NVRTC_12 = "int nvrtcVersion(int *a, int *b) { *a = 12; *b = 1; return 0; }"
SIMILAR = ["libnvrtc.so.130", "libnvrtc.so", "libnvrtc.so.13.0", "xlibnvrtc.so.13", "libnvrtc.so.13x"]
SIMILAR += ["LIBNVRTC.so.13"]


@pytest.mark.parametrize("soname", SIMILAR)
def test_search_ignores_a_loaded_library_with_a_similar_soname(tmp_path: pathlib.Path, soname: str) -> None:
    loaded = create_file(tmp_path / "loaded" / soname, faults.nvrtc(13, 1))
    start = f"import ctypes; ctypes.CDLL({str(loaded)!r})"
    assert find_library(tmp_path, start=start).path is None
    create_file(tmp_path / "site/nvidia/cu13/lib/libnvrtc.so.13", faults.nvrtc())
    result = find_library(tmp_path, env={"PYTHONPATH": str(tmp_path / "site")}, start=start)
    assert (result.origin, result.version) == ("pip wheel", [13, 0])


# --- the choice between several libraries


def prepare(method: str, root: pathlib.Path) -> tuple[pathlib.Path, dict[str, str]]:
    """Return the directory that a search step looks in, and the setting that leads to it."""
    directory = root / {"pip wheel": "site/nvidia/cu13/lib", "toolkit": "cuda/lib64"}.get(method, "lib")
    envs = {
        "pip wheel": {"PYTHONPATH": str(root / "site")},
        "conda": activate_conda(root),
        "system loader": {"LD_LIBRARY_PATH": str(directory)},
        "toolkit": {"CUDA_HOME": str(root / "cuda")},
        "variable": {"CUDYN_NVRTC": str(directory)},
    }
    return directory, envs.get(method, {})


@pytest.mark.parametrize(("version", "expected"), [(11040, 11), (12020, 12), (13000, 13), (14000, 13)])
@pytest.mark.parametrize("method", ["pip wheel", "conda", "system loader", "toolkit"])
def test_search_prefers_the_newest_version_that_the_driver_can_use(
    tmp_path: pathlib.Path, version: int, expected: int, method: str
) -> None:
    directory, env = prepare(method, tmp_path)
    for name, major in (("libnvrtc.so.13", 13), ("libnvrtc.so.12", 12), ("libnvrtc.so.11.2", 11)):
        create_file(directory / name, faults.nvrtc(major))
    env["CUDYN_DRIVER"] = str(create_file(tmp_path / "driver.so", faults.driver(version)))
    result = find_library(tmp_path, env=env)
    assert (result.origin, result.version) == (method, [expected, 0])


# --- the NVRTC builtins library


@pytest.mark.parametrize("method", ["pip wheel", "conda", "system loader", "toolkit", "variable", "argument"])
def test_builtins_next_to_nvrtc_are_opened(tmp_path: pathlib.Path, method: str) -> None:
    """NVRTC itself would search for its second file only in the path of the loader."""
    directory, env = prepare(method, tmp_path)
    library = create_file(directory / "libnvrtc.so.13", faults.nvrtc())
    builtins = create_file(directory / "libnvrtc-builtins.so.13.0", faults.library("int nothing;"))
    result = find_library(
        tmp_path, env=env, after=f"nvrtc.reload({str(library)!r})" if method == "argument" else ""
    )
    assert result.path == str(library.relative_to(tmp_path))
    assert str(builtins) in result.maps


def test_builtins_next_to_the_target_of_a_link_are_opened(tmp_path: pathlib.Path) -> None:
    """The link is in another directory, which does not contain the second file."""
    create_file(tmp_path / "real/libnvrtc.so.13.0.48", faults.library(NVRTC_12, soname="libnvrtc.so.13"))
    builtins = create_file(tmp_path / "real/libnvrtc-builtins.so.13.0", faults.library("int nothing;"))
    link = create_file(
        tmp_path / "lib/libnvrtc.so.13", faults.link(str(tmp_path / "real/libnvrtc.so.13.0.48"))
    )
    result = find_library(tmp_path, env={"CUDYN_NVRTC": str(link)})
    assert result.path == "real/libnvrtc.so.13.0.48"
    assert str(builtins) in result.maps


# --- the current directory


def create_everywhere(directory: pathlib.Path) -> None:
    """Create all libraries in a directory, and in subdirectories like those of wheels, conda and toolkits."""
    activate_conda(directory)
    for subdirectory in ("", "nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib", "lib", "lib64"):
        for name in ("libcuda.so.1", "libcuda.so"):
            create_file(directory / subdirectory / name, faults.driver())
        for name in ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"):
            create_file(directory / subdirectory / name, faults.nvrtc())


# Values of LD_LIBRARY_PATH with an entry that means the current directory or a subdirectory of it.
RELATIVE = [
    "",
    ":",
    "::",
    ".",
    "./",
    ":/no/such",
    "/no/such:",
    ";",
    "lib",
    "../here",
    "/no/such:.",
    "lib64/..",
]


@pytest.mark.skipif(system_has_nvidia(), reason="LD_LIBRARY_PATH hides the machine's own libraries")
@pytest.mark.parametrize(
    "env",
    [
        {},
        *[{"LD_LIBRARY_PATH": value} for value in RELATIVE],
        {"CUDA_HOME": "."},
        {"CUDA_PATH": "../here"},
        {"CONDA_PREFIX": "."},
    ],
    ids=str,
)
def test_search_opens_nothing_in_the_current_directory(tmp_path: pathlib.Path, env: dict[str, str]) -> None:
    current_directory = tmp_path / "here"
    create_everywhere(current_directory)
    start = 'assert "" in sys.path; sys.path[:0] = [".", "./", "../here", "lib/.."]'
    after = "assert driver.path is None, driver.load_error"
    result = find_library(tmp_path, "nvrtc", env, start=start, after=after, cwd=current_directory)
    assert str(current_directory) not in result.maps
    assert result.path is None, result.error


# The reason why a case is expected to fail, or an empty string.
CASES = {
    "a dangling link first": "",
    "a library of another processor first": "",
    "a folder for a processor": "",
    "a variable that changed": "",
    "an empty entry of PYTHONPATH": "Python has made it absolute (site.removeduppaths); so does python -m",
}


@pytest.mark.skipif(system_has_nvidia(), reason="LD_LIBRARY_PATH hides the machine's own libraries")
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(name, marks=pytest.mark.xfail(strict=True, reason=reason) if reason else ())
        for name, reason in CASES.items()
    ],
)
def test_search_with_relative_entries_opens_nothing_in_the_current_directory(
    tmp_path: pathlib.Path, case: str
) -> None:
    """Another user may be able to write there, for example to /tmp."""
    current_directory = tmp_path / "here"
    first_directory = tmp_path / "first"
    env = {"LD_LIBRARY_PATH": f"{first_directory}:"}
    module = "driver"
    start = ""
    if case == "a dangling link first":
        create_file(first_directory / "libcuda.so.1", faults.link("gone"))
    if case == "a library of another processor first":
        create_file(first_directory / "libcuda.so.1", faults.patched(faults.driver(), 18, faults.OTHER[1]))
    if case == "a variable that changed":
        start = 'os.environ["LD_LIBRARY_PATH"] = "/no/such"'
    if case == "a folder for a processor":
        if faults.OTHER[0] == "x86_64":
            pytest.skip("the folder's name is that of x86-64")
        create_file(current_directory / "glibc-hwcaps/x86-64-v2/libcuda.so.1", faults.driver())
    elif case == "an empty entry of PYTHONPATH":
        env = {"PYTHONPATH": ":"}
        module = "nvrtc"
        create_file(current_directory / "nvidia/cu13/lib/libnvrtc.so.13", faults.nvrtc())
    else:
        create_file(current_directory / "libcuda.so.1", faults.driver())
    result = find_library(tmp_path, module, env, start=start, cwd=current_directory)
    assert str(current_directory) not in result.maps


# --- comparison with cuda-pathfinder

PATHFINDER = """
import json, os, site, sys
site.getsitepackages = lambda prefixes=None: {sites!r}
site.ENABLE_USER_SITE = False
from cuda.pathfinder import load_nvidia_dynamic_lib
try:
    print(json.dumps(os.path.realpath(load_nvidia_dynamic_lib("nvrtc").abs_path)))
except Exception as error:
    print(json.dumps(type(error).__name__))
"""

# The allowed differences between the results, with their reasons.
DIFFERENT = {
    "a loaded library of 11": "cuda.pathfinder has no names for 11",
    "only 11 in a toolkit": "cuda.pathfinder has no names for 11",
    "conda without a history": "CONDA_PREFIX may be left over: cudyn wants an environment there",
    "a better name in a later place": "cuda.pathfinder takes the first folder that has any, cudyn the newest",
}


@pytest.mark.parametrize(
    "layout",
    [
        "a wheel",
        "two wheels",
        "conda",
        "the system loader",
        "a toolkit in CUDA_HOME",
        "a toolkit in CUDA_PATH",
        "everything",
        "nothing",
        *DIFFERENT,
    ],
)
def test_cuda_pathfinder_finds_the_same_file_in_a_layout(tmp_path: pathlib.Path, layout: str) -> None:
    """cuda.pathfinder and cudyn run in separate processes."""
    finder = package("cuda.pathfinder")
    if system_has_nvidia():
        pytest.skip("cuda.pathfinder would find the machine's own NVRTC")
    name = "libnvrtc.so.13"
    site = tmp_path / "site"
    env = {"PYTHONPATH": str(site)}
    start = ""
    if layout in ("a wheel", "two wheels", "everything"):
        create_file(site / "nvidia/cu13/lib" / name, faults.nvrtc())
    if layout in ("two wheels", "everything"):
        create_file(site / "nvidia/cuda_nvrtc/lib/libnvrtc.so.12", faults.nvrtc(12))
    if layout == "a better name in a later place":
        create_file(tmp_path / "cuda/lib64/libnvrtc.so.12", faults.nvrtc(12))
        create_file(tmp_path / "cuda/lib" / name, faults.nvrtc())
    if layout in ("conda", "everything", "conda without a history"):
        create_file(tmp_path / "conda/lib" / name, faults.nvrtc())
        env["CONDA_PREFIX"] = str(tmp_path / "conda")
        if layout != "conda without a history":
            activate_conda(tmp_path / "conda")
    if layout in ("the system loader", "everything"):
        env["LD_LIBRARY_PATH"] = str(create_file(tmp_path / "lib" / name, faults.nvrtc()).parent)
    if layout.startswith("a toolkit") or layout == "everything":
        create_file(tmp_path / "cuda/lib64" / name, faults.nvrtc())
    if layout == "only 11 in a toolkit":
        create_file(tmp_path / "cuda/lib64/libnvrtc.so.11.2", faults.nvrtc(11))
    if layout == "a loaded library of 11":
        loaded = create_file(tmp_path / "loaded/libnvrtc.so.11.2", faults.nvrtc(11))
        start = f"import ctypes; ctypes.CDLL({str(loaded)!r})\n"
        create_file(site / "nvidia/cu13/lib" / name, faults.nvrtc())
    env["CUDA_PATH" if layout.endswith("PATH") else "CUDA_HOME"] = str(tmp_path / "cuda")
    cudyn_result = find_library(tmp_path, env=env, start=start)
    directory = pathlib.Path(finder.__file__).parents[3]
    pathfinder_result = python_json(
        start + PATHFINDER.format(sites=[str(site)]),
        env={**CLEAN, **env, "PYTHONPATH": f"{site}:{directory}"},
        cwd=tmp_path,
    )
    pathfinder_path = None if "Error" in pathfinder_result else os.path.relpath(pathfinder_result, tmp_path)
    if layout in DIFFERENT:
        assert pathfinder_path != cudyn_result.path, f"no longer so: {DIFFERENT[layout]}"
    else:
        assert pathfinder_path == cudyn_result.path


def test_cuda_pathfinder_finds_the_same_file_on_this_machine(tmp_path: pathlib.Path) -> None:
    """Uses this machine's NVRTC, if it has one, without fakes."""
    package("cuda.pathfinder")
    sites = [path for path in sys.path if os.path.isabs(path)]
    paths = {"PYTHONPATH": os.pathsep.join(sites)}
    code = "import json; from cudyn import nvrtc; print(json.dumps(nvrtc.path))"
    cudyn_path = python_json(code, env=paths, cwd=tmp_path)
    pathfinder_result = python_json(PATHFINDER.format(sites=sites), env=paths, cwd=tmp_path)
    assert cudyn_path == (
        pathfinder_result if "/" in pathfinder_result else None
    )  # or the name of the exception


def test_child_imports_the_package_of_this_repository(tmp_path: pathlib.Path) -> None:
    """The child processes of these tests must import this checkout."""
    code = "import json, cudyn; print(json.dumps(cudyn.__file__))"
    assert python_json(code, cwd=tmp_path) == str(ROOT / "cudyn/__init__.py")
