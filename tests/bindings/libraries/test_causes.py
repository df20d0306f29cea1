"""Tests for the causes of failures that come from the machine, in exceptions and in the report."""

from __future__ import annotations

import json
import pathlib

import pytest

from cudyn._bindings.libraries import causes

from ...conftest import run_python
from ...support import fakes

DRIVER = (
    fakes.VERSION_QUERY
    + """
#ifndef INIT
#define INIT 0
#endif
int cuInit(unsigned flags) { return INIT; }
int cuModuleLoadData(void **module, const void *image) { return 222; }
int cuCtxSynchronize(void) { return INIT; }
"""
)
RUNTIME = """
int cudaRuntimeGetVersion(int *version) { *version = VERSION; return 0; }
int cudaMalloc(void **pointer, unsigned long size) { return 35; }
"""
NVRTC = """
int nvrtcVersion(int *major, int *minor) { *major = 13; *minor = 1; return 0; }
"""
# A program that prints the message of the exception that a call raises, and the sentences of the report.
PROGRAM = """
import json, sys
import cudyn
from cudyn import driver, nvrtc, runtime
error = None
try:
    {call}
except cudyn.errors.CudaError as raised:
    error = str(raised)
report = cudyn.report().data if {with_report} else {{"problems": []}}
print(json.dumps([error, [problem["problem"] for problem in report["problems"]]]))
"""


def run_call(call: str, with_report: bool = False, **variables: str) -> tuple[str, list[str]]:
    """Make a call in a new process. Return its error message, and the problems in the report."""
    program = PROGRAM.format(call=call, with_report=with_report)
    error, problems = json.loads(run_python(program, env=variables).stdout)
    return error, problems


def test_runtime_newer_than_the_driver_names_both_versions_and_a_command(tmp_path: pathlib.Path) -> None:
    """The report describes the problem in the same words."""
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=12040")
    runtime = fakes.build(tmp_path, RUNTIME, "-DVERSION=13000", name="libcudart.so.13")
    variables = {"CUDYN_DRIVER": str(driver), "CUDYN_RUNTIME": str(runtime)}
    error, problems = run_call("runtime.cudaMalloc(8)", with_report=True, **variables)
    sentence = "CUDA runtime 13.0 needs a newer driver than yours (CUDA 12.4)."
    assert sentence in error.splitlines()
    assert 'pip install "cudyn[cu12]"' in error
    assert "branch 580" in error
    assert sentence in problems


def test_ptx_of_a_newer_compiler_names_both_versions_and_a_command(tmp_path: pathlib.Path) -> None:
    """The driver cannot compile the PTX, and the error explains how to install a matching NVRTC."""
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=12040")
    nvrtc = fakes.build(tmp_path, NVRTC, name="libnvrtc.so.13")
    variables = {"CUDYN_DRIVER": str(driver), "CUDYN_NVRTC": str(nvrtc)}
    call = 'nvrtc.nvrtcVersion(); driver.cuModuleLoadData(b"//")'
    error, problems = run_call(call, with_report=True, **variables)
    sentence = next(line for line in error.splitlines() if line.startswith("NVRTC 13.1 is newer"))
    assert "(CUDA 12.4)" in sentence
    assert 'pip install "nvidia-cuda-nvrtc-cu12==12.4.*"' in error
    assert sentence in problems


def test_compiler_that_was_not_used_is_not_mentioned(tmp_path: pathlib.Path) -> None:
    """Determining the version of a compiler would load the compiler."""
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=12040")
    error, _ = run_call('driver.cuModuleLoadData(b"//")', CUDYN_DRIVER=str(driver))
    assert "NVRTC" not in error


@pytest.mark.parametrize("call", ["driver.cuInit(0)", "driver.cuCtxSynchronize()"])
def test_hidden_devices_name_the_variable(call: str, tmp_path: pathlib.Path) -> None:
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=12040", "-DINIT=100")
    error, _ = run_call(call, CUDYN_DRIVER=str(driver), CUDA_VISIBLE_DEVICES="")
    assert "unset CUDA_VISIBLE_DEVICES, which is ''" in error


@pytest.mark.parametrize("status", sorted(causes.STATUSES))
def test_cuinit_explains_each_known_status(status: int, tmp_path: pathlib.Path) -> None:
    driver = fakes.build(tmp_path, DRIVER, "-DVERSION=12040", f"-DINIT={status}")
    error, _ = run_call("driver.cuInit(0)", CUDYN_DRIVER=str(driver))
    assert f"Usual cause: {causes.STATUSES[status].cause}." in error
    assert causes.STATUSES[status].advice in error


@pytest.mark.parametrize("status", sorted(causes.NVML_STATUSES))
def test_nvmlinit_explains_each_known_status(status: int, tmp_path: pathlib.Path) -> None:
    """The error contains the usual cause and advice."""
    source = f"int nvmlInit_v2(void) {{ return {status}; }}"
    nvml = fakes.build(tmp_path, source, name="libnvidia-ml.so.1")
    program = PROGRAM.replace("runtime", "nvml").format(call="nvml.nvmlInit()", with_report=False)
    error, _ = json.loads(run_python(program, env={"CUDYN_NVML": str(nvml)}).stdout)
    assert causes.NVML_STATUSES[status].name in error
    assert f"Usual cause: {causes.NVML_STATUSES[status].cause}." in error
    assert causes.NVML_STATUSES[status].advice in error


@pytest.mark.parametrize(("status", "is_explained"), [(causes.NVML_MISMATCH, True), (4, False), (3, False)])
def test_other_calls_of_nvml_explain_only_a_mismatch(status: int, is_explained: bool) -> None:
    """Many functions of NVML need permissions that have nothing to do with device files."""
    assert bool(causes.explain_nvml_status(status, "nvmlDeviceSetPersistenceMode")) is is_explained


@pytest.mark.parametrize(("status", "is_explained"), [(802, True), (803, True), (3, False), (999, False)])
def test_other_calls_explain_only_statuses_of_the_machine(status: int, is_explained: bool) -> None:
    """CUDA_ERROR_UNKNOWN (999) from a launch has nothing to do with device files."""
    assert bool(causes.explain_status(status, "cuLaunchKernel", {}, {})) is is_explained


@pytest.mark.parametrize(
    ("runtime", "driver", "has_problem"),
    [((13, 0), (12, 9), True), ((12, 9), (12, 0), False), ((12, 0), (13, 0), False)],
)
def test_runtime_works_with_all_drivers_of_its_major_version(
    runtime: tuple[int, int], driver: tuple[int, int], has_problem: bool
) -> None:
    assert (causes.compare_runtime(runtime, driver) is not None) is has_problem
