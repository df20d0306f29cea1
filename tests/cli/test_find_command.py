"""Tests for `cudyn.find` and `python -m cudyn find`, with files in the layout of wheels and toolkits."""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any

import pytest

import cudyn
from cudyn._bindings.libraries import search

from ..conftest import python_json
from ..support import fakes
from ..support.command_line import main
from ..support.messages import raises

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="files of Linux")

RUNTIME = "int cudaRuntimeGetVersion(int *version) {{ *version = {version}; return 0; }}"


class Machine:
    """A directory with a site-packages directory and a toolkit, which is CUDA_HOME."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.site = folder / "site"
        self.home = folder / "cuda-12.4"
        (self.home / "include").mkdir(parents=True)
        self.site.mkdir()

    def write(self, path: str, content: str = "x") -> pathlib.Path:
        """Write a file. The path begins with "site" or "home"."""
        root, _, rest = path.partition("/")
        file: pathlib.Path = getattr(self, root) / rest
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
        return file

    def find(self, name: str, arguments: str = "", **added: str) -> Any:
        """Return the result of `cudyn.find` in a child process, and whether it has loaded a library."""
        env = {"PYTHONPATH": str(self.site), "CUDA_HOME": str(self.home), "CUDA_PATH": "", "CONDA_PREFIX": ""}
        return python_json(
            f"""
            import json
            import cudyn
            from cudyn._bindings.libraries import dl
            before = {{name for _, _, name in dl.read_maps()}}
            location = cudyn.find({name!r}{arguments})
            after = {{name for _, _, name in dl.read_maps() if "/libcu" in name or "/libnv" in name}}
            added = {{"loaded": sorted(after - before), "text": str(location)}}
            print(json.dumps(location.as_dict() | added))
            """,
            env=env | added,
        )


@pytest.fixture
def machine(tmp_path: pathlib.Path) -> Machine:
    return Machine(tmp_path)


# --- libraries


def test_find_library_returns_the_file_that_would_be_opened(machine: Machine) -> None:
    wheel = machine.site / "nvidia" / "cuda_runtime" / "lib"
    path = fakes.build(wheel, RUNTIME.format(version=12040), name="libcudart.so.12")
    record = f"nvidia/cuda_runtime/lib/{path.name},sha256=x,1\n"
    machine.write("site/nvidia_cuda_runtime_cu12-12.4.127.dist-info/RECORD", record)
    location = machine.find("libcudart.so.12")
    assert (location["path"], location["origin"], location["loaded"]) == (str(path), "pip wheel", [])
    assert (location["version"], location["major"], location["needs"]) == ("12.4.127", 12, [])
    assert location["text"].startswith(f"libcudart.so.12: {path}\n  library 12.4.127, CUDA 12, found by: pip")


def find_attempt(location: dict[str, Any], file: pathlib.Path) -> Any:
    """Return the description of a file that the search did not use."""
    (attempt,) = (attempt for attempt in location["passed_over"] if attempt["file"] == str(file))
    return attempt


def test_find_library_reports_a_toolkit_of_another_major(machine: Machine) -> None:
    """The file in CUDA_HOME is passed over, because the system loader finds another major version."""
    other = machine.home.parent / "loader"
    used = fakes.build(other, RUNTIME.format(version=99000), name="libcudart.so.13")
    passed = fakes.build(machine.home / "lib64", RUNTIME.format(version=12040), name="libcudart.so.12")
    env = {"LD_LIBRARY_PATH": str(other)}
    location = machine.find("cudart", **env)
    assert (location["path"], location["origin"], location["major"]) == (str(used), "system loader", 13)
    attempt = find_attempt(location, passed)
    assert attempt["origin"] == "toolkit"
    assert attempt["message"] == "is searched after the file that is used, and is for CUDA 12"
    assert attempt["advice"] == f"set CUDYN_RUNTIME={passed} to use it."
    location = machine.find("runtime", ", major=12", **env)
    assert location["path"] == str(passed)
    rejected = find_attempt(location, used)
    assert rejected["message"] == "it is for CUDA 13"


def test_find_library_lists_what_it_needs_and_where(machine: Machine) -> None:
    """`needs` also contains the library's parts."""
    folder = machine.site / "nvidia" / "cudnn" / "lib"
    lt = fakes.build(folder.parents[1] / "cublas/lib", "int lt(void) { return 0; }", name="libcublasLt.so.12")
    source = "int lt(void); unsigned long cudnnGetVersion(void) { return 91000 + lt(); }"
    flags = ("-Wl,--no-as-needed", str(lt))
    path = fakes.build(folder, source, *flags, name="libcudnn.so.9")
    part = fakes.build(folder, "int graph;", name="libcudnn_graph.so.9")
    location = machine.find("cudnn")
    needs = [(library["name"], library["path"], library["origin"]) for library in location["needs"]]
    origin = "next to it"
    assert needs == [("libcublasLt.so.12", str(lt), origin), ("libcudnn_graph.so.9", str(part), origin)]
    assert (location["path"], location["loaded"]) == (str(path), [])
    lt.unlink()
    location = machine.find("cudnn")
    problem = f"{path} needs libcublasLt.so.12, which was not found"
    assert location["path"] is None
    assert location["passed_over"][0]["message"] == problem
    assert location["hint"] == location["passed_over"][0]["advice"]
    assert "nvidia-cublas" in location["hint"]


def test_find_nvrtc_without_builtins_reports_a_problem(machine: Machine) -> None:
    folder = machine.site / "nvidia" / "cuda_nvrtc" / "lib"
    path = fakes.build(folder, "int nvrtcVersion;", name="libnvrtc.so.12")
    (library,) = machine.find("nvrtc")["needs"]
    assert library["name"] == "libnvrtc-builtins.so.*"
    assert library["problem"] == f"{path} opens it by its name, and there is no such file next to it"


def test_find_loaded_library_returns_its_file(machine: Machine, tmp_path: pathlib.Path) -> None:
    path = fakes.build(tmp_path, RUNTIME.format(version=12040), name="libcudart.so.12")
    code = f"""
    import ctypes, json
    kept = ctypes.CDLL({str(path)!r})
    import cudyn
    location = cudyn.find("runtime")
    print(json.dumps([location.path, location.origin]))
    """
    assert python_json(code) == [str(path), "already loaded"]


# --- other files


def test_find_headers_returns_their_directory(machine: Machine) -> None:
    header = machine.write("home/include/cuda.h", "#define CUDA_VERSION 12040\n")
    location = machine.find("headers")
    assert (location["path"], location["version"], location["major"]) == (str(header.parent), "12.4", 12)
    wheel = machine.write("site/nvidia/cu13/include/cuda.h", "#define CUDA_VERSION 13000\n")
    location = machine.find("headers")
    assert (location["path"], location["origin"]) == (str(wheel.parent), "pip wheel")
    assert [attempt["file"] for attempt in location["passed_over"]][:1] == [str(header)]
    assert machine.find("headers", ", major=12")["path"] == str(header.parent)
    assert machine.find("cuda.h", ", major=13")["path"] == str(wheel)


@pytest.mark.parametrize(
    ("name", "path", "kind"),
    [
        ("libdevice", "site/nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc", "bitcode"),
        ("libdevice.10.bc", "home/nvvm/libdevice/libdevice.10.bc", "bitcode"),
        ("nvshmem_device", "site/nvidia/nvshmem/lib/libnvshmem_device.bc", "bitcode"),
        ("cudadevrt", "site/nvidia/cuda_runtime/lib/libcudadevrt.a", "static library"),
        ("libcublas_static.a", "home/lib64/libcublas_static.a", "static library"),
        ("cudart_static", "home/targets/x86_64-linux/lib/libcudart_static.a", "static library"),
        ("ptxas", "site/nvidia/cuda_nvcc/bin/ptxas", "program"),
        ("nvdisasm", "site/nvidia/cu13/bin/nvdisasm", "program"),
        ("cuobjdump", "home/bin/cuobjdump", "program"),
    ],
)
def test_find_file_of_a_kind_returns_its_path(name: str, path: str, kind: str, machine: Machine) -> None:
    file = machine.write(path)
    location = machine.find(name, PATH="")
    assert (location["path"], location["kind"]) == (str(file), kind)
    assert location["origin"] == ("pip wheel" if path.startswith("site") else "toolkit")


def test_find_program_reads_the_release_of_its_toolkit(machine: Machine) -> None:
    machine.write("home/bin/ptxas")
    machine.write("home/version.json", json.dumps({"cuda": {"version": "12.4.1"}}))
    location = machine.find("ptxas", ", major=12", PATH="")
    assert (location["version"], location["major"]) == ("12.4.1", 12)
    assert machine.find("ptxas", ", major=11", PATH="")["passed_over"][0]["message"] == "it is for CUDA 12"


def test_find_unknown_name_raises() -> None:
    with raises(ValueError):
        cudyn.find("cusparze")
    with raises(ValueError):
        cudyn.find("qwertyuiop")


# --- the command


def test_find_command_prints_the_locations(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = machine.write("home/nvvm/libdevice/libdevice.10.bc")
    system = search.System("linux", {"CUDA_HOME": str(machine.home)}, [], "/no/prefix")
    monkeypatch.setattr(search, "this_system", lambda: system)
    assert main(["find", "libdevice"]) == 0
    assert capsys.readouterr().out.startswith(f"libdevice: {file}\n  bitcode, CUDA 12, found by: toolkit\n")
    assert main(["find", "libdevice", "nvshmem_device", "--json"]) == 1
    locations = json.loads(capsys.readouterr().out)
    assert [location["path"] for location in locations] == [str(file), None]
    assert main(["find", "nvshmem_device"]) == 1
    assert "what to do: install a CUDA toolkit" in capsys.readouterr().out


def test_find_command_with_an_unknown_name_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", "cusparze"]) == 2
    assert "similar names: cusparse" in capsys.readouterr().err
