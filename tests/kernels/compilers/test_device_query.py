"""Tests that the report and compilations query devices without calling cuInit in the process."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

from cudyn._kernels.compilers.device_query import choose_visible

from ...support import fakes
from .test_compile import run

# A fake driver, which fails in the child of a process that has called cuInit, as the real driver does. Each
# call of cuInit adds a line to the file LOG. cuDeviceGetName fails for the second device if NO_NAME is set.
DRIVER = (
    fakes.VERSION_QUERY
    + r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int initialized;
#define CHECK if (initialized != getpid()) return 3;
int cuInit(unsigned flags) {
    if (initialized && initialized != getpid()) return 3;
    FILE *file = fopen(getenv("LOG"), "a");
    fprintf(file, "%d\n", getpid());
    fclose(file);
    if (getenv("NO_DEVICE")) return 100;
    initialized = getpid();
    return 0;
}
int cuDeviceGetCount(int *count) { CHECK *count = atoi(getenv("COUNT")); return 0; }
int cuDeviceGet(int *device, int ordinal) {
    CHECK *device = ordinal;
    return ordinal < atoi(getenv("COUNT")) ? 0 : 101;
}
int cuDeviceGetName(char *name, int size, int device) {
    CHECK strcpy(name, "fake");
    return device && getenv("NO_NAME") ? 999 : 0;
}
int cuDeviceTotalMem_v2(size_t *bytes, int device) { CHECK *bytes = 1 << 30; return 0; }
int cuDeviceGetAttribute(int *value, int attribute, int device) {
    CHECK *value = attribute == 75 ? 9 - device : 0;
    return 0;
}
int cuCtxGetCurrent(void **context) { CHECK *context = 0; return 0; }
"""
)
NVML = r"""
#include <stdio.h>
#include <stdlib.h>
const char *nvmlErrorString(int status) { return "fake"; }
static int users;
int nvmlInit_v2(void) { users++; return getenv("NO_NVML") ? 999 : 0; }
int nvmlShutdown(void) { users--; return 0; }
int nvmlDeviceGetCount_v2(unsigned *count) { *count = 2; return users == 1 ? 0 : 1; }
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device) { *device = (void *)(8L + index); return 0; }
int nvmlDeviceGetCudaComputeCapability(void *device, int *major, int *minor) {
    *major = getenv("MIXED") && device == (void *)9 ? 8 : 9;
    *minor = 0;
    return 0;
}
int nvmlDeviceGetMigMode(void *device, unsigned *current, unsigned *pending) {
    *current = *pending = getenv("MIG") != 0;
    return getenv("MIG") ? 0 : 3;
}
"""
# Maps the action of the process to its code.
QUERIES = {
    "report": "data = cudyn.report().data; found = data['devices'], data['usable']",
    "get_device_arch": "found = architectures.get_device_arch()",
    "expand_native": "found = architectures.expand_native(['native'])",
}
CODE = """
import os
from cudyn._kernels.compilers import architectures
{before}
try:
    {query}
except cudyn.CudynError as error:
    found = f"{{type(error).__name__}}: {{error}}".splitlines()[0]
pids = [int(line) for line in open(os.environ["LOG"])] if os.path.exists(os.environ["LOG"]) else []
pid = os.fork()
if not pid:
    try:
        print(cudyn.Device.count(), end=" ", flush=True)
    except cudyn.DriverError as error:
        print(-error.status, end=" ", flush=True)
    os._exit(0)
os.waitpid(pid, 0)
print(json.dumps([found, len(pids), os.getpid() in pids]))
"""


class Machine:
    """A directory with a fake driver."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self.driver = fakes.build(folder, DRIVER, "-DVERSION=12080")

    def query(self, what: str, before: str = "", **environment: str) -> Any:
        """Run a query in a new process, and count the devices in a fork of that process.

        Returns:
            A list of four values: the result of the query, the number of processes that called cuInit,
            whether the new process itself called it, and the number of devices in the fork or the negated
            status.
        """
        code = CODE.format(query=QUERIES[what], before=before)
        settings: dict[str, Any] = {
            "COUNT": "2",
            "LOG": str(self.folder / "log"),
            "CUDYN_DRIVER": str(self.driver),
        }
        output = run(code, **(settings | environment)).splitlines()
        counted, _, result = output[-1].partition(" ")
        return [*json.loads(result), int(counted)]


@pytest.fixture
def machine(tmp_path: pathlib.Path) -> Machine:
    return Machine(tmp_path)


def test_report_calls_cuinit_only_in_a_child_process(machine: Machine) -> None:
    row = {"name": "fake", "memory": 1 << 30}
    devices = [row | {"ordinal": number, "compute_capability": [9 - number, 0]} for number in range(2)]
    (found, usable), inits, is_initialized, counted = machine.query("report")
    assert found == {"status": 0, "name": "CUDA_SUCCESS", "description": "no error", "devices": devices}
    assert (usable, inits, is_initialized, counted) == (True, 1, False, 2)


def test_report_shows_failures_of_the_child_process(machine: Machine) -> None:
    (found, usable), *_ = machine.query("report", NO_NAME="1")
    assert usable
    assert found["devices"][0]["name"] == "fake"
    failed = found["devices"][1]["failed"]
    assert failed.startswith("DriverError: cuDeviceGetName: CUDA_ERROR_UNKNOWN (999): ")
    (found, usable), *_ = machine.query("report", NO_DEVICE="1", COUNT="0")
    assert (found["name"], found["devices"], usable) == ("CUDA_ERROR_NO_DEVICE", [], False)


@pytest.mark.parametrize(
    ("what", "environment", "expected"),
    [
        ("get_device_arch", {}, "sm_90"),
        ("expand_native", {}, ["sm_90", "sm_80"]),
        ("expand_native", {"COUNT": "0"}, []),
        ("get_device_arch", {"COUNT": "0"}, "DriverError: cuDeviceGet: CUDA_ERROR_INVALID_DEVICE (101): "),
        ("get_device_arch", {"NO_DEVICE": "1"}, "DriverError: cuInit: CUDA_ERROR_NO_DEVICE (100): "),
    ],
)
def test_architecture_of_the_device_is_queried_in_a_child_process(
    what: str, environment: dict[str, str], expected: Any, machine: Machine
) -> None:
    """The first query starts a process, and later queries do not. The driver's errors are passed on."""
    twice = "architectures.expand_native(['native'])" if not environment else ""
    found, inits, is_initialized, counted = machine.query(what, twice, **environment)
    assert found[: len(expected)] == expected
    assert (inits, is_initialized) == (1, False)
    assert counted == (0 if environment else 2)


def test_process_that_has_called_cuinit_queries_devices_itself(machine: Machine) -> None:
    answer = machine.query("get_device_arch", "cudyn.driver.cuInit(0)", COUNT="1")
    assert answer == ["sm_90", 2, True, -3]


def test_program_that_is_not_python_queries_devices_itself(machine: Machine) -> None:
    """A frozen program would run itself instead of the query."""
    answer = machine.query("get_device_arch", "import sys; sys.frozen = True", COUNT="1")
    assert answer == ["sm_90", 1, True, -3]


@pytest.mark.parametrize(
    ("environment", "is_enough"),
    [
        ({}, True),
        ({"CUDA_VISIBLE_DEVICES": "1"}, True),
        ({"MIXED": "1"}, False),  # the first device depends on the order
        ({"MIXED": "1", "CUDA_DEVICE_ORDER": "PCI_BUS_ID"}, True),
        ({"MIG": "1"}, False),
        ({"NO_NVML": "1"}, False),
        ({"CUDA_VISIBLE_DEVICES": "GPU-8932f937"}, False),
    ],
)
def test_architecture_of_the_device_is_queried_with_nvml_if_the_order_does_not_matter(
    environment: dict[str, str], is_enough: bool, machine: Machine, tmp_path: pathlib.Path
) -> None:
    nvml = fakes.build(tmp_path, NVML, name="libnvidia-ml.so.1")
    environment |= {"CUDYN_NVML": str(nvml), "CUDYN_DRIVER": "", "LD_LIBRARY_PATH": str(tmp_path)}
    found, inits, is_initialized, counted = machine.query("get_device_arch", **environment)
    assert (found, inits, is_initialized, counted) == ("sm_90", 0 if is_enough else 1, False, 2)


@pytest.mark.parametrize(
    ("visible", "order", "expected"),
    [
        (None, None, []),
        (None, "PCI_BUS_ID", [(9, 0), (8, 0)]),
        ("1,0", "PCI_BUS_ID", [(8, 0), (9, 0)]),
        (" 1 ", "PCI_BUS_ID", [(8, 0)]),
        ("", "PCI_BUS_ID", []),
        ("2", "PCI_BUS_ID", []),
        ("0,0", "PCI_BUS_ID", []),
        ("-1", "PCI_BUS_ID", []),
        ("MIG-1", "PCI_BUS_ID", []),
        ("0", "FASTEST_FIRST", []),
    ],
)
def test_choose_visible_of_different_devices(visible: str | None, order: str | None, expected: Any) -> None:
    assert choose_visible([(9, 0), (8, 0)], visible, order) == expected
