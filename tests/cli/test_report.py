"""Tests for the report: its contents on machines in many states. It never raises an exception."""

from __future__ import annotations

import errno
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
from typing import Any

import pytest

import cudyn
from cudyn._bindings.libraries import catalog, search
from cudyn._cli import facts
from cudyn._cli import problems as rules
from cudyn._cli import report as doctor

from ..bindings.libraries.test_no_library import MAC, MESSY_ENVIRONMENTS
from ..conftest import NO_TOOLKIT, ROOT, python_json, run_python
from ..support import fakes, real
from ..support.amount import first
from ..support.command_line import main
from ..support.forked import forked_json
from ..support.releases import NEWEST, NEWEST_NUMBER, NEWEST_VERSION

REPORT = """
import json, cudyn
report = cudyn.report()
print(json.dumps([report.data, str(report), report.usable]))
"""

# The modules that a report imports, without opening a library.
IMPORTS = """
import fcntl, inspect, json, platform, shutil, subprocess, tempfile
import cudyn._cli.report
import cudyn._kernels.compilers.compile_source
import cudyn._kernels.compilers.nvrtc.compiler
import cudyn._kernels.compilers.clang.search
import cudyn._simulator.cpu.translate
import cudyn._simulator.driver.kernel_runs
import cudyn._stubs.cute.code
import cudyn._stubs.provider
from cudyn._bindings.libraries import catalog, library
for info in catalog.find_all():
    library.library(info)
"""

# A fake driver with COUNT devices, whose cuInit returns INIT. Only the name of the first device can be read.
FAKE_DRIVER = (
    f"""
#ifndef VERSION
#define VERSION {NEWEST_NUMBER}
#endif
"""
    + fakes.VERSION_QUERY
    + r"""
#include <string.h>
int cuInit(unsigned flags) { return INIT; }
int cuDeviceGetCount(int *count) { *count = COUNT; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = 10 + ordinal; return 0; }
int cuDeviceGetName(char *name, int size, int device) {
    if (device != 10) return 101;
    strncpy(name, "Fake GPU", size);
    return 0;
}
int cuDeviceGetAttribute(int *value, int attribute, int device) {
    *value = attribute == 75 ? 9 : attribute == 76 ? 0 : -1;
    return 0;
}
int cuDeviceTotalMem_v2(size_t *bytes, int device) { *bytes = 80ull << 30; return 0; }
"""
)


def make_report(start: str = "", **env: str) -> tuple[dict[str, Any], str, bool]:
    """Return the data, the text and the usability of the report in a new Python without site-packages.

    Args:
        start: Code that runs before the driver is opened.
        env: Environment variables of the new Python.
    """
    data, text, usable = forked_json(REPORT, before=start, imports=IMPORTS, env=env, flags=("-S",))
    assert data["failed"] == {}
    assert max(map(len, text.splitlines())) < 500
    return data, text, usable


def get_library(data: dict[str, Any], module: str) -> dict[str, Any]:
    """Return the section of a report's data about the library of a module."""
    (result,) = (section for section in data["libraries"] if section["module"] == module)
    return dict(result)


def list_problems(data: dict[str, Any], severity: str) -> list[str]:
    """Return the problems of one severity, such as "error"."""
    return [problem["problem"] for problem in data["problems"] if problem["weight"] == severity]


# --- states of a machine


def test_report_without_a_driver_has_advice(no_library: dict[str, str]) -> None:
    """The report lists every candidate of every library. Errors come first, each with advice."""
    data, text, usable = make_report(NO_TOOLKIT, **no_library)
    assert not usable
    assert data["usable"] is False
    assert data["cudyn"]["version"] == cudyn.__version__
    assert data["cudyn"]["path"] == str(pathlib.Path(cudyn.__file__).parent)
    system = [
        "platform",
        "python",
        "executable",
        "kernel_module",
        "container",
        "device_files",
        "driver_in_image",
    ]
    assert (list(data["system"]), data["system"]["platform"]) == (system, platform.platform())
    assert data["system"]["python"].startswith(platform.python_version())
    for info in catalog.find_all():
        result = get_library(data, info.name)
        assert not result["available"]
        assert result["error"]["attempts"]
        if info not in (catalog.find("driver"), catalog.find("nvrtc")):
            assert f"{info.title}: not" not in text
            continue
        for attempt in result["error"]["attempts"]:
            assert f"- {attempt['candidate']} ({attempt['origin']})" in text
    assert list_problems(data, "error") == ["The CUDA driver was not found."]
    others = [
        info.title.removesuffix(" library")
        for info in catalog.find_all()
        if info.name not in ("driver", "nvrtc")
    ]
    assert list_problems(data, "note") == [
        f"Optional libraries not found: {', '.join(others)}.",
        "The NVRTC library was not found.",
    ]
    assert data["devices"]["status"] is None
    assert "Devices" not in text
    assert text.count("The CUDA driver was not found.") == 1
    assert "error: The CUDA driver was not found." in text
    assert "install the NVIDIA driver" in text
    assert "CUDYN_NVRTC" in text


def test_report_on_macos_expects_no_driver() -> None:
    """The platform is replaced before the import, so the report needs a new Python."""
    data, text, usable = python_json(MAC + REPORT, flags=("-S",))
    assert data["failed"] == {}
    assert not usable
    assert list_problems(data, "error") == ["There is no CUDA driver for macOS: NVIDIA does not make one."]
    assert "kernel module" not in text
    assert data["mapped"] == {}


@pytest.mark.nvidia
@pytest.mark.skipif(
    any(pathlib.Path("/dev").glob("nvidia[0-9]*")), reason="this machine has a GPU, which cuInit would use"
)
def test_report_with_a_driver_older_than_nvrtc_warns() -> None:
    """Driver 535 (12.2), the newest NVRTC and a missing GPU cause three problems, each with advice."""
    env = {"LD_LIBRARY_PATH": str(real.driver("535")), "PYTHONPATH": str(real.nvrtc(NEWEST))}
    data, text, usable = make_report(**env)
    assert not usable
    driver, nvrtc = get_library(data, "driver"), get_library(data, "nvrtc")
    assert (driver["version"], nvrtc["version"]) == ([12, 2], [*NEWEST_VERSION])
    assert driver["found_by"] == "system loader"
    assert nvrtc["found_by"] == "pip wheel"
    assert driver["path"].startswith(os.path.realpath(env["LD_LIBRARY_PATH"]))
    assert 500 < driver["symbols"] < driver["symbols_in_table"]
    assert (data["devices"]["status"], data["devices"]["name"]) == (100, "CUDA_ERROR_NO_DEVICE")
    (error,) = list_problems(data, "error")
    assert error.startswith("cuInit failed with CUDA_ERROR_NO_DEVICE (100)")
    (warning,) = (item for item in list_problems(data, "warning") if "NVRTC" in item)
    assert f"NVRTC {NEWEST} is newer than the driver (CUDA 12.2)" in warning
    assert "CUBIN" in text
    assert "use NVRTC 12.2 or older" in " ".join(text.split())
    assert data["environment"]["LD_LIBRARY_PATH"] == env["LD_LIBRARY_PATH"]
    assert f"LD_LIBRARY_PATH  {env['LD_LIBRARY_PATH']}" in text
    for module, result in (("driver", driver), ("nvrtc", nvrtc)):
        assert data["mapped"][module] == [result["path"]]
    assert "more than once" not in text


@pytest.mark.parametrize("status", [34, 999])
def test_report_with_a_placeholder_has_advice_about_it(status: int, tmp_path: pathlib.Path) -> None:
    """The placeholder is recognized by its status 34, and not by a path that contains "stub"."""
    path = fakes.build(tmp_path / "stubborn", fakes.VERSION_QUERY, "-DVERSION=13000", f"-DSTATUS={status}")
    data, text, usable = make_report(LD_LIBRARY_PATH=str(path.parent))
    assert not usable
    (problem,) = list_problems(data, "error")
    assert f"was found but can't be used: cuDriverGetVersion failed with status {status} (CUDA" in problem
    assert ("this is the placeholder that programs are linked with" in text) == (status == 34)
    assert ("remove its directory from LD_LIBRARY_PATH" in " ".join(text.split())) == (status == 34)


@pytest.mark.parametrize("count", [0, 2])
def test_report_lists_gpus(count: int, tmp_path: pathlib.Path) -> None:
    """A property that one device lacks does not affect the other device.

    A driver without devices is usable.
    """
    path = fakes.build(tmp_path, FAKE_DRIVER, "-DINIT=0", f"-DCOUNT={count}")
    data, text, usable = make_report(CUDYN_DRIVER=str(path))
    assert usable
    assert "The driver is usable." in text
    assert list_problems(data, "error") == []
    assert ("cuInit succeeded, but found no device." in list_problems(data, "warning")) == (count == 0)
    assert len(data["devices"]["devices"]) == count
    if count:
        first_device, second_device = data["devices"]["devices"]
        assert first_device == {
            "ordinal": 0,
            "name": "Fake GPU",
            "compute_capability": [9, 0],
            "memory": 80 << 30,
        }
        assert second_device["ordinal"] == 1
        assert "CUDA_ERROR_INVALID_DEVICE" in second_device["failed"]
        assert "Fake GPU, compute capability 9.0, 80.0 GiB" in text


@pytest.mark.parametrize(
    ("status", "name", "advice", "variables"),
    [
        (100, "CUDA_ERROR_NO_DEVICE (100)", "unset CUDA_VISIBLE_DEVICES", {}),
        (
            100,
            "CUDA_ERROR_NO_DEVICE (100)",
            "is 'void', which hides all GPUs",
            {"NVIDIA_VISIBLE_DEVICES": "void"},
        ),
        (100, "CUDA_ERROR_NO_DEVICE (100)", "is '', which hides all GPUs", {"NVIDIA_VISIBLE_DEVICES": ""}),
        (803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH (803)", "reboot", {}),
        (999, "CUDA_ERROR_UNKNOWN (999)", "dmesg", {}),
        (12345, "unknown status (12345)", "dmesg", {}),
    ],
)
def test_report_with_a_failing_cuinit_has_advice(
    status: int, name: str, advice: str, variables: dict[str, str], tmp_path: pathlib.Path
) -> None:
    path = fakes.build(tmp_path, FAKE_DRIVER, f"-DINIT={status}", "-DCOUNT=0")
    data, text, usable = make_report(CUDYN_DRIVER=str(path), CUDA_VISIBLE_DEVICES="", **variables)
    assert not usable
    assert data["devices"]["status"] == status
    (problem,) = list_problems(data, "error")
    assert re.match(rf"cuInit failed with {re.escape(name)}[:.] ", problem)
    assert advice in " ".join(text.split())
    assert re.search(r"CUDA_VISIBLE_DEVICES +\(empty\)", text)


def test_report_of_a_driver_without_cuinit_is_not_usable(tmp_path: pathlib.Path) -> None:
    """The failed section shows the error. The other sections are not affected."""
    path = fakes.build(tmp_path, fakes.VERSION_QUERY, f"-DVERSION={NEWEST_NUMBER}")
    env = {"CUDYN_DRIVER": str(path)}
    data, text, usable = forked_json(REPORT, imports=IMPORTS, env=env, flags=("-S",))
    assert not usable
    assert data["devices"] is None
    assert "SymbolNotFoundError: cuInit" in data["failed"]["devices"]
    assert "Devices: could not be determined (SymbolNotFoundError: cuInit" in text
    assert any("Querying the driver's devices failed" in problem for problem in list_problems(data, "error"))
    assert get_library(data, "driver")["available"]


def test_report_with_two_copies_of_a_library_warns(tmp_path: pathlib.Path) -> None:
    """The report lists the files and names the one in use. A link to the same file is not a second copy."""
    used_path = fakes.build(tmp_path / "a", FAKE_DRIVER, "-DINIT=0", "-DCOUNT=0")
    other_path = fakes.build(tmp_path / "b", FAKE_DRIVER, "-DINIT=0", "-DCOUNT=0")
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "libcuda.so.1").symlink_to(used_path)
    load_code = "import ctypes\nlibraries = [ctypes.CDLL(path) for path in {}]\n"
    data, _, _ = make_report(
        load_code.format([str(tmp_path / "c" / "libcuda.so.1")]), CUDYN_DRIVER=str(used_path)
    )
    assert data["mapped"]["driver"] == [str(used_path)]
    assert not any("copies of" in problem["problem"] for problem in data["problems"])
    data, _, _ = make_report(load_code.format([str(other_path)]), CUDYN_DRIVER=str(used_path))
    assert data["mapped"]["driver"] == [str(used_path), str(other_path)]
    warning = next(problem for problem in list_problems(data, "warning") if "copies" in problem)
    assert warning.startswith("2 copies of the CUDA driver")
    assert f"{used_path} (used by cudyn), {other_path}." in warning


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux: kernel modules")
@pytest.mark.parametrize(
    ("existing", "kernel"),
    [("/dev/dxg", "that of Windows, through /dev/dxg (WSL)"), ("/sys/module/nvgpu", "nvgpu (Jetson)")],
)
def test_report_on_wsl_and_jetson_expects_no_kernel_module(
    existing: str, kernel: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their drivers work without the usual kernel module, so its absence is not a problem there."""
    monkeypatch.setattr(facts, "KERNEL", "/nowhere")
    monkeypatch.setattr(os.path, "exists", lambda path: path == existing)
    data = {**doctor.report().data, "devices": {"status": 999, "name": "CUDA_ERROR_UNKNOWN"}}
    assert data["system"]["kernel_module"] == kernel
    (result,) = rules.find_uninitialized(data)
    assert "kernel module" not in result[1]
    assert "no NVIDIA kernel module" not in str(doctor.Report(data))
    monkeypatch.setattr(os.path, "exists", lambda path: False)
    data["system"] = facts.read_system({})
    (result,) = rules.find_uninitialized(data)
    assert "The NVIDIA kernel module is not loaded" in result[1]


def test_report_in_a_container_without_a_driver_has_its_command(no_library: dict[str, str]) -> None:
    data, text, _ = make_report(NO_TOOLKIT, **no_library, NVIDIA_DRIVER_CAPABILITIES="graphics")
    message = " ".join(text.split())
    assert "start the container with 'compute' in NVIDIA_DRIVER_CAPABILITIES, which is 'graphics'" in message
    assert "install the NVIDIA driver" not in message
    assert get_library(data, "nvml")["error"]["hint"].startswith("start the container with 'utility' in")


DOCKER, CONTROL, MEMORY, GPU0 = "/.dockerenv", "/dev/nvidiactl", "/dev/nvidia-uvm", "/dev/nvidia0"
NO_FILES = {CONTROL: errno.ENOENT, MEMORY: errno.ENOENT}
LINE = "NVRM version: NVIDIA UNIX x86_64 Kernel Module  {}  Thu Aug  1 00:00:00 UTC 2025"
NEW = LINE.format("580.65.06")
WSL = ["/usr/lib/wsl/lib/libcuda.so.1", "/usr/lib/wsl/drivers/nv_dispi.inf_amd64_0/libcuda.so.1.1"]


def describe_machine(
    kernel: str | None = None,
    container: str | None = None,
    status: int | None = 0,
    files: dict[str, int] | None = None,
    image: bool = False,
    **versions: list[int],
) -> dict[str, Any]:
    """Return the data of a report about a machine with libraries of these versions.

    Args:
        kernel: The version line of the NVIDIA kernel module, or `None` if it is not loaded.
        container: The file or variable by which a container was recognized.
        status: The status of cuInit, or `None` if there is no driver.
        files: The error number of opening each device file, or 0 if it can be opened.
        image: Whether the driver is part of a container's image.
        versions: The versions of the libraries, keyed by the names of their modules.
    """
    device_files = {file: os.strerror(error) if error else "usable" for file, error in (files or {}).items()}
    path = "/usr/lib/libcuda.so.535.309.01"
    libraries = [{"module": name, "version": version, "path": path} for name, version in versions.items()]
    system: dict[str, Any] = {"container": container, "device_files": device_files, "kernel_module": kernel}
    system["driver_in_image"] = image
    return {"libraries": libraries, "system": system, "devices": {"status": status}}


def in_home(file: str) -> dict[str, Any]:
    """Return the description of a machine with the runtime 13.0, and a file of the runtime in CUDA_HOME."""
    data = describe_machine(runtime=[13, 0])
    data["libraries"][0].update(path="/usr/lib/libcudart.so.13", found_by="system loader")
    files = [f"/home/cuda/lib64/{file}"] if file else []
    return {**data, "environment": {"CUDA_HOME": "/home/cuda"}, "home": files}


@pytest.mark.parametrize(
    ("rule", "data", "expected"),
    [
        # device files
        (
            "closed",
            describe_machine(None, DOCKER, None, NO_FILES),
            "warning: has no GPU: docker run --gpus all",
        ),
        (
            "closed",
            describe_machine("580", DOCKER, 100, NO_FILES),
            f"error: no {CONTROL} and no {MEMORY}: --gpus",
        ),
        (
            "closed",
            describe_machine("580", "KUBERNETES_SERVICE_HOST", 100, NO_FILES),
            "error: no GPU: nvidia.com/gpu",
        ),
        (
            "closed",
            describe_machine("580", None, 999, {CONTROL: 0, MEMORY: errno.ENOENT}),
            f"error: there is no {MEMORY}: nvidia-modprobe -u",
        ),
        (
            "closed",
            describe_machine("580", None, 100, {CONTROL: 0, MEMORY: 0, GPU0: errno.EACCES}),
            f"error: can't open {GPU0} (: add the user to the group",
        ),
        (
            "closed",
            describe_machine("580", DOCKER, 100, {CONTROL: errno.EPERM, MEMORY: 0}),
            "error: can't open: in a container",
        ),
        ("closed", describe_machine("580", None, 0, {CONTROL: 0, MEMORY: 0, GPU0: errno.EACCES}), ""),
        ("closed", describe_machine(None, None, None, NO_FILES), ""),
        ("closed", describe_machine("that of Windows, through /dev/dxg (WSL)", DOCKER, 100, NO_FILES), ""),
        # copies: WSL has two libraries. One of them opens the library of the Windows driver
        ("several", {"libraries": [], "mapped": {"driver": WSL}}, ""),
        (
            "several",
            {"libraries": [], "mapped": {"driver": [*WSL, "/opt/libcuda.so.1"]}},
            "warning: 3 copies of the CUDA driver: name one file in CUDYN_DRIVER",
        ),
        # the kernel module
        (
            "mismatched",
            describe_machine(NEW, None, 803, driver=[12, 2]),
            "error: from release 535.309.01, but the kernel module is from release 580.65.06.: reboot",
        ),
        (
            "mismatched",
            describe_machine(NEW, DOCKER, 803, driver=[12, 2]),
            "error: 580.65.06.: remove the driver from the image",
        ),
        ("mismatched", describe_machine(LINE.format("535.309.01"), None, 803, driver=[12, 2]), ""),
        ("mismatched", describe_machine(NEW, None, 0, driver=[12, 2]), ""),
        # the runtime: NVIDIA's table names the driver branch; it does not list future major versions
        (
            "mismatched",
            describe_machine(driver=[12, 2], runtime=[13, 5]),
            "warning: CUDA runtime 13.5 needs a newer driver than yours (CUDA 12.2)"
            ": update the driver to branch 580 or newer, or use libraries of CUDA 12",
        ),
        (
            "mismatched",
            describe_machine(driver=[12, 2], runtime=[14, 0]),
            "warning: (CUDA 12.2): update the driver, or use libraries of CUDA 12",
        ),
        ("mismatched", describe_machine(driver=[12, 2], runtime=[12, 9]), ""),
        # NVRTC: versions are compared as numbers; within a major version, the advice does not mention major
        # versions
        (
            "new_ptx",
            describe_machine(driver=[12, 9], nvrtc=[12, 10]),
            "warning: its PTX may be too new for this driver (CUDA_ERROR_UNSUPPORTED_PTX_VERSION)"
            ": nvrtcGetCUBIN); or use NVRTC 12.9 or older",
        ),
        (
            "new_ptx",
            describe_machine(driver=[12, 9], nvrtc=[13, 0]),
            "warning: too new: same major version; or",
        ),
        ("new_ptx", describe_machine(driver=[13, 0], nvrtc=[13, 0]), ""),
        ("new_ptx", describe_machine(driver=[13, 1], nvrtc=[12, 9]), ""),
        # nvJitLink reads code from NVRTC of the same release, or of an older release of the same major
        # version
        (
            "old_linker",
            describe_machine(nvrtc=[13, 0], nvjitlink=[12, 9]),
            'warning: nvJitLink 12.9 can\'t link everything that NVRTC 13.0 compiles: "cudyn[cu13]"',
        ),
        ("old_linker", describe_machine(nvrtc=[12, 9], nvjitlink=[12, 4]), "warning: 12.9 compiles: cu12"),
        ("old_linker", describe_machine(nvrtc=[12, 9], nvjitlink=[13, 0]), "warning: 12.9 compiles: cu12"),
        ("old_linker", describe_machine(nvrtc=[12, 4], nvjitlink=[12, 9]), ""),
        ("old_linker", describe_machine(nvrtc=[12, 4]), ""),
        # CUDA_HOME: its library, or its headers, have a different major version
        (
            "passed_over",
            in_home("libcudart.so.12"),
            "warning: CUDA_HOME is /home/cuda, but the CUDA runtime of CUDA 13: set CUDYN_RUNTIME=/home/cuda",
        ),
        ("passed_over", in_home("libcudart.so.13"), ""),
        ("passed_over", in_home(""), ""),
        # the driver: from an earlier time or from a different container
        (
            "old_driver",
            {"libraries": [{"module": "driver", "version": [11, 4], "oldest_known": [11, 7]}]},
            "warning: The driver supports CUDA 11.4, but cudyn's oldest headers are from 11.7: update",
        ),
        (
            "old_driver",
            {"libraries": [{"module": "driver", "version": [11, 7], "oldest_known": [11, 7]}]},
            "",
        ),
        (
            "foreign_driver",
            describe_machine(None, DOCKER, 100, image=True, driver=[12, 2]),
            "warning: /usr/lib/libcuda.so.535.309.01 is part of this container's image: --gpus all",
        ),
        ("foreign_driver", describe_machine(None, DOCKER, 100, driver=[12, 2]), ""),
        ("foreign_driver", describe_machine(None, DOCKER, 0, image=True, driver=[12, 2]), ""),
        ("foreign_driver", describe_machine(None, None, 100, image=True, driver=[12, 2]), ""),
    ],
)
def test_each_rule_finds_its_problem(
    rule: str, data: dict[str, Any], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`expected` has the severity and excerpts from the problem and the advice, or is empty."""
    monkeypatch.setattr(sys, "platform", "linux")  # macOS has no names for these libraries
    monkeypatch.setattr(search, "list_in_toolkit", lambda *_: data.get("home", ()))
    problems = list(getattr(rules, f"find_{rule}")(data))
    assert len(problems) == bool(expected)
    for problem in problems:
        assert all(excerpt in text for excerpt, text in zip(expected.split(": "), problem, strict=True)), (
            problems
        )


def test_read_access_opens_device_files_and_recognizes_containers(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A container is recognized by a file or by an environment variable."""
    for _, name in (*os.environ.items(), *(("", marker) for marker in facts.CONTAINERS)):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/nvidia0").write_bytes(b"")
    result = facts.read_access(str(tmp_path))
    missing = os.strerror(errno.ENOENT)
    files = {"/dev/nvidia-uvm": missing, "/dev/nvidia0": "usable", "/dev/nvidiactl": missing}
    assert result == {"container": None, "device_files": files if sys.platform == "linux" else {}}
    (tmp_path / ".dockerenv").touch()
    assert facts.read_access(str(tmp_path))["container"] == "/.dockerenv"
    monkeypatch.setenv("KUBERNETES_SERVICE_HOST", "10.0.0.1")
    assert facts.read_access(str(tmp_path))["container"] == "KUBERNETES_SERVICE_HOST"


def test_report_names_folders_added_after_the_start(tmp_path: pathlib.Path) -> None:
    """The system loader reads LD_LIBRARY_PATH only once. Missing and repeated folders are ignored."""
    (tmp_path / "late").mkdir()
    (tmp_path / "early").mkdir()
    start = f"import os\nos.environ['LD_LIBRARY_PATH'] += ':/nowhere:{tmp_path}/late/'\n"
    data, text, _ = make_report(start, LD_LIBRARY_PATH=f"{tmp_path}/early")
    (warning,) = (problem for problem in list_problems(data, "warning") if "LD_LIBRARY_PATH" in problem)
    assert warning.startswith(f"LD_LIBRARY_PATH has {tmp_path}/late/, but the system loader ignores it")
    assert "set it before Python starts" in text
    data, _, _ = make_report(LD_LIBRARY_PATH=f"{tmp_path}/early:{tmp_path}/late/")
    assert not any("LD_LIBRARY_PATH" in problem for problem in list_problems(data, "warning"))


@pytest.mark.parametrize(
    ("name", "module"),
    [
        ("libcuda.so.1", "driver"),
        ("libcuda.so.535.309.01", "driver"),
        ("libcuda.so", "driver"),
        ("libcudart.so.12", "runtime"),
        ("libcufft.so.11.0.8.103", "cufft"),
        ("libcufftw.so.11", None),
        ("libcublasLt.so.12", "cublaslt"),
        ("libnvidia-ml.so.535.309.01", "nvml"),
        ("libcudadebugger.so.1", None),
        ("libnvrtc.so.12", "nvrtc"),
        ("libnvrtc-672ee683.so.11.2", "nvrtc"),
        ("libnvrtc-builtins.so.12.9", None),
        ("libnvrtc-builtins-2dc4bf68.so.11.8", None),
        ("libnvrtc.so.12 (deleted)", "nvrtc"),
    ],
)
def test_find_copies_recognizes_renamed_copies(name: str, module: str | None) -> None:
    for info in catalog.find_all():
        expected = [f"/x/{name}"] if info.name == module else []
        assert facts.find_copies(info, [f"/x/{name}", f"/x/{name}", "[heap]"]) == expected


# --- the report never raises


@pytest.mark.parametrize("name", first(3, MESSY_ENVIRONMENTS))
def test_report_with_any_environment_does_not_raise(name: str, no_nvidia: dict[str, str]) -> None:
    """The text can be printed, and contains one line for each property."""
    env = {**no_nvidia, **MESSY_ENVIRONMENTS[name]}
    flags = ("-S", "-P") if "PYTHONPATH" in env else ("-S",)
    completed = run_python(
        "import runpy; runpy.run_module('cudyn', run_name='__main__')", env=env, flags=flags
    )
    assert completed.returncode == 1, completed.stderr
    assert completed.stderr == ""
    assert "The driver is not usable." in completed.stdout
    if "LD_LIBRARY_PATH" in MESSY_ENVIRONMENTS[name]:
        report, _, _ = completed.stdout.partition("For a bug report")
        assert sum(line.startswith("  LD_LIBRARY_PATH") for line in report.splitlines()) == 1


def test_report_can_be_printed_on_an_ascii_terminal(no_nvidia: dict[str, str]) -> None:
    env = {**no_nvidia, "CUDA_HOME": "/größe/\U0001f600", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    completed = run_python(
        "import runpy; runpy.run_module('cudyn', run_name='__main__')", env=env, flags=("-S",)
    )
    assert completed.returncode == 1, completed.stderr
    assert re.search(r"  CUDA_HOME +/gr\\xf6\\xdfe/", completed.stdout)


class UnprintableError(Exception):
    """An exception whose str() fails."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


@pytest.mark.parametrize("name", doctor.SECTIONS)
@pytest.mark.parametrize(
    "error", [RuntimeError("out of order"), UnprintableError(), OSError(5, "out of order")]
)
def test_report_with_a_failing_section_shows_the_error(
    name: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One failing section must not hide the others, because the report is meant for broken machines."""

    def fail(_: object) -> None:
        """Raise the error instead of collecting the facts of the section."""
        raise error

    monkeypatch.setitem(doctor.SECTIONS, name, (fail, doctor.SECTIONS[name][1]))
    report = doctor.report()
    assert type(error).__name__ in report.data["failed"][name]
    assert report.data[name] is None
    text = str(report)
    assert f"{name.capitalize()}: could not be determined ({type(error).__name__}" in text
    assert ("CUDA driver: " in text) == (name != "libraries")
    json.dumps(report.data)


def test_report_with_a_failing_rule_applies_the_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The report lists the failure as one more problem, in addition to all problems from the other rules."""

    def fail(_: object) -> list[tuple[str, str, str]]:
        """A rule that fails. The report names it by this function's name."""
        raise RuntimeError("out of order")

    problems_before = doctor.report().data["problems"]
    monkeypatch.setattr(rules, "RULES", (fail, *rules.RULES))
    (added_problem,) = (
        problem for problem in doctor.report().data["problems"] if problem not in problems_before
    )
    assert added_problem["problem"] == "The check 'fail' failed: RuntimeError: out of order"


@pytest.mark.parametrize("data", [{}, {"failed": {}}, {"libraries": [{}], "devices": 3, "system": "x"}])
def test_report_with_unexpected_data_can_be_shown(data: dict[str, Any]) -> None:
    report = doctor.Report(data)
    assert not report.usable
    assert "could not be" in str(report)
    assert "cudyn report" in repr(report)


# --- the command line


@pytest.mark.parametrize("words", [(), ("report",)])
def test_report_command_prints_the_result_of_the_function(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    report = cudyn.report()
    assert main(words) == (0 if report.usable else 1)
    assert capsys.readouterr().out.startswith(f"```text\n{doctor.hide_user(str(report))}\n```\n\n")
    main((*words, "--json"))
    assert json.loads(capsys.readouterr().out) == report.data


def test_report_command_on_a_terminal_prints_colors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The text is the same as without colors. NO_COLOR turns them off."""
    plain = f"```text\n{doctor.hide_user(str(cudyn.report()))}\n```\n\n"
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    main(())
    output = capsys.readouterr().out
    assert "\x1b" not in output.partition("\n```\n")[2]
    assert re.sub(r"\x1b\[\d+m", "", output).startswith(plain)
    assert "\x1b[1mSystem\x1b[0m" in output
    monkeypatch.setenv("NO_COLOR", "1")
    main(())
    output = capsys.readouterr().out
    assert output.startswith(plain)
    assert "\x1b" not in output


def test_report_command_prints_markdown_once_without_the_user(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The output can be pasted into a public issue."""
    monkeypatch.setenv("HOME", "/home/alice")
    monkeypatch.setenv("USERPROFILE", "/home/alice")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/home/alice/lib:/data/alice/lib")
    main(("report",))
    output = capsys.readouterr().out
    assert "~/lib:/data/USER/lib" in output
    assert "alice" not in output
    assert output.count("The driver is ") == 1
    assert output.startswith("```text\nThe driver is ")
    assert output.count("```") == 2
    advice = output.rpartition("```")[2]
    assert all(phrase in advice for phrase in ("what you did", "what happened", "what you expected"))


@pytest.mark.parametrize(("init_status", "exit_status"), [(0, 0), (100, 1)])
def test_report_command_returns_0_if_the_driver_is_usable(
    init_status: int, exit_status: int, tmp_path: pathlib.Path
) -> None:
    path = fakes.build(tmp_path, FAKE_DRIVER, f"-DINIT={init_status}", "-DCOUNT=1")
    for options in ([], ["--json"]):
        completed = subprocess.run(
            [sys.executable, "-m", "cudyn", *options],
            env={**os.environ, "CUDYN_DRIVER": str(path), "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert completed.returncode == exit_status, completed.stderr


def test_report_is_the_same_function_before_and_after_a_call() -> None:
    """A call imports the `report` module, which must not replace the function in the package."""
    function = cudyn.report
    assert isinstance(function(), doctor.Report)
    assert cudyn.report is function
    assert {"report", "load_library"} <= {*cudyn.__all__} & {*dir(cudyn)}
