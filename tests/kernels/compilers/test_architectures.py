"""Tests for lists of architectures: CUDYN_ARCH, and nvcc's values native, all and all-major."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cudyn
from cudyn._kernels.compilers import architectures
from cudyn._kernels.compilers.nvrtc import compiler as nvrtc_compiler

from ...support import fakes, real
from ...support.command_line import main
from ...support.messages import raises
from .test_compile import COMPILERS, run

# A fake driver with three devices, with compute capabilities 9.0, 8.6 and 9.0. The second device is current
# if CONTEXT is set.
DEVICES = r"""
#include <stdlib.h>
int cuInit(unsigned flags) { return getenv("NO_DEVICE") ? 100 : 0; }
int cuDeviceGetCount(int *count) { *count = 3; return 0; }
int cuDeviceGet(int *device, int ordinal) { *device = ordinal; return 0; }
int cuCtxGetCurrent(void **context) { *context = getenv("CONTEXT") ? (void *)8 : 0; return 0; }
int cuCtxGetDevice(int *device) { *device = 1; return getenv("CONTEXT") ? 0 : 201; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
    *value = attribute == 75 ? 9 - (device == 1) : attribute == 76 ? 6 * (device == 1) : -1;
    return 0;
}
"""
NATIVE = """
from cudyn._kernels.compilers import architectures
try:
    print(architectures.expand_native(["native", "compute_80"]), architectures.get_device_arch())
except cudyn.DriverError as error:
    print(type(error).__name__, error)
"""


@pytest.fixture
def few_architectures(compiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace NVRTC with a fake that supports only a few architectures."""
    numbers = ["52", "75", "80", "86", "90", "120", "121"]
    monkeypatch.setattr(nvrtc_compiler.Nvrtc, "get_supported", lambda self: numbers)
    monkeypatch.setattr(type(cudyn.nvrtc), "available", True)
    monkeypatch.delenv("CUDYN_ARCH", raising=False)
    monkeypatch.setenv("CUDYN_CACHE", "off")


SM_ARCHITECTURES = ["sm_52", "sm_75", "sm_80", "sm_86", "sm_90", "sm_120", "sm_121"]
FIRST_OF_EACH_MAJOR = ["sm_52", "sm_80", "sm_90", "sm_120"]


@pytest.mark.usefixtures("few_architectures")
@pytest.mark.parametrize(
    ("arch", "to", "expected"),
    [
        ("all", None, [*SM_ARCHITECTURES, "compute_120"]),
        ("all-major", None, [*FIRST_OF_EACH_MAJOR, "compute_120"]),
        ("all", "fatbin", [*(f"cubin {arch}" for arch in SM_ARCHITECTURES), "ptx compute_120"]),
        *(("all-major", to, FIRST_OF_EACH_MAJOR) for to in ("cubin", "ptx", "ltoir", "optixir", "tileir")),
        (["sm_75", "all-major"], "cubin", ["sm_75", *FIRST_OF_EACH_MAJOR]),
        (["all"], None, [*SM_ARCHITECTURES, "compute_120"]),
    ],
)
def test_compile_with_all_or_all_major_returns_each_architecture(arch: Any, to: Any, expected: Any) -> None:
    """The result is a list of images, or one fatbin with `to="fatbin"`.

    Unless the request is for a single kind of code, the last element is PTX for future devices.
    """
    code = cudyn.compile("", arch=arch, to=to)
    assert (list(code.arch) if to == "fatbin" else [image.arch[0] for image in code]) == expected
    if to not in (None, "fatbin"):
        assert {image.kind for image in code} == {to}


@pytest.mark.usefixtures("few_architectures")
def test_compile_with_cudyn_arch_uses_it_instead_of_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDYN_ARCH", "sm_90a")
    assert cudyn.compile("").arch == ("sm_90a",)
    assert cudyn.compile("", arch="sm_80").arch == ("sm_80",)
    assert [image.arch for image in cudyn.compile("", arch="native")] == [("sm_90a",)]
    assert architectures.get_device_arch() == "sm_90a"
    monkeypatch.setenv("CUDYN_ARCH", "compute_80")
    assert cudyn.compile("").kind == "ptx"


@pytest.mark.usefixtures("few_architectures")
@pytest.mark.parametrize("arch", ["90", "sm_80,sm_90", "native"])
def test_compile_with_an_invalid_arch_in_the_environment_raises(
    arch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDYN_ARCH", arch)
    with raises(ValueError):
        cudyn.compile("")


def test_compile_with_native_uses_the_architectures_of_all_devices(tmp_path: Path) -> None:
    """Each architecture appears once.

    The default is the device of this thread's context, or the first device. Without a device, the driver's
    error contains advice.
    """
    driver = str(fakes.build(tmp_path, fakes.VERSION_QUERY + DEVICES, "-DVERSION=13000"))
    assert run(NATIVE, CUDYN_DRIVER=driver) == "['sm_90', 'sm_86', 'compute_80'] sm_90\n"
    assert run(NATIVE, CUDYN_DRIVER=driver, CONTEXT="1").split()[-1] == "sm_86"
    output = run(NATIVE, CUDYN_DRIVER=driver, NO_DEVICE="1")
    assert output.startswith("DriverError cuInit: CUDA_ERROR_NO_DEVICE")
    assert "\nTo compile only, pass arch=... or set CUDYN_ARCH; " in output


def test_advice_names_the_architectures_of_clang_if_it_replaces_nvrtc(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """clang produces PTX, so the names are those of virtual architectures."""
    nvrtc = SimpleNamespace(name="NVRTC", describe=lambda: "")
    clang = SimpleNamespace(name="clang", get_supported=lambda: ["80", "90"])
    monkeypatch.setattr(architectures, "get_compiler", lambda: nvrtc)
    monkeypatch.setattr(architectures, "find_replacement", lambda name: clang)
    error = architectures._add_advice(cudyn.DriverError("cuInit", 100, "CUDA_ERROR_NO_DEVICE", "no device"))
    assert "set CUDYN_ARCH; clang supports compute_80, compute_90." in str(error)


@pytest.mark.usefixtures("few_architectures")
def test_compile_command_with_lists_names_outputs_by_architecture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name contains the architecture even if the list has only one element, as with `native`."""
    monkeypatch.chdir(tmp_path)
    Path("a.cu").write_text("")
    command = ["compile", "a.cu", "-q", "-j", "1"]
    assert main([*command, "-arch", "all-major", "-o", "out/"]) == 0
    names = [f"a.{arch}.cubin" for arch in FIRST_OF_EACH_MAJOR] + ["a.compute_120.ptx"]
    assert sorted(path.name for path in Path("out").iterdir()) == sorted(names)
    monkeypatch.setenv("CUDYN_ARCH", "sm_90")
    assert main(command) == main([*command, "-arch", "native"]) == 0
    assert sorted(path.name for path in Path().glob("*.cubin")) == ["a.cubin", "a.sm_90.cubin"]


@pytest.mark.nvidia
@pytest.mark.parametrize("version", real.last(COMPILERS))
def test_compile_with_all_major_of_a_real_compiler(version: str) -> None:
    """NVRTC accepts each architecture. All images except the last, which is PTX, are CUBINs."""
    code = """
        images = cudyn.compile("__global__ void k() {}", arch="all-major")
        assert all(bytes(image)[:4] == b"\\x7fELF" for image in images[:-1])
        print(*[image.arch[0] for image in images])
    """
    result = run(code, real.nvrtc(version)).split()
    major = int(version.partition(".")[0])
    assert result[0] == {11: "sm_35", 12: "sm_50", 13: "sm_75"}[major]
    assert result[-1] == {"11.8": "compute_90", "12.0": "compute_90"}.get(version, "compute_120")
    assert "sm_80" in result
    assert "sm_86" not in result


@pytest.mark.slow
@pytest.mark.nvidia
@pytest.mark.parametrize("arch", ["all", "all-major"])
def test_all_and_all_major_mean_the_same_as_in_nvcc(arch: str, tmp_path: Path) -> None:
    """With `--dryrun`, nvcc of the same release lists the images of the fatbin that it would create."""
    (tmp_path / "k.cu").write_text("__global__ void k() {}\n")
    command = [str(real.nvcc()), f"-arch={arch}", "--dryrun", "-fatbin", "k.cu"]
    output = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stderr
    images = re.findall(r"--image3=kind=(elf|ptx),sm=(\d+)", output)
    nvcc_architectures = {f"{'sm' if kind == 'elf' else 'compute'}_{number}" for kind, number in images}
    code = (
        "from cudyn._kernels.compilers import architectures, compiler\n"
        "supported = compiler.get_compiler().get_supported()\n"
        f"print(*architectures.expand(['{arch}'], None, supported))"
    )
    assert set(run(code, real.nvrtc("13.0")).split()) == nvcc_architectures
