"""Situations with NVML."""

from __future__ import annotations

from .machine import Machine
from .situation import Group

GROUP = Group("NVML and monitoring")
LIB = "/usr/lib64"
INIT = "from cudyn import nvml; nvml.nvmlInit(); print(nvml.path)"
# -DINIT=18 is the status of nvmlInit.
NVML = r"""
#ifndef INIT
#define INIT 0
#endif
int nvmlInit_v2(void) { return INIT; }
int nvmlInitWithFlags(unsigned flags) { return INIT; }
int nvmlShutdown(void) { return 0; }
const char *nvmlErrorString(int status) {
    if (status == 18) return "Driver/library version mismatch";
    return status == 4 ? "Insufficient Permissions" : "fake";
}
"""
# The driver 535.54 writes records of 32 bytes, which the headers of all other releases declare with 24 bytes.
PROCESSES = (
    NVML
    + r"""
#include <string.h>
int nvmlSystemGetDriverVersion(char *text, unsigned size) { strncpy(text, "535.54.03", size); return 0; }
int nvmlSystemGetCudaDriverVersion_v2(int *version) { *version = 12020; return 0; }
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **device) { *device = (void *)4096; return 0; }
int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, char *records) {
    if (*count < 2) { *count = 2; return 7; }
    *count = 2;
    for (int i = 0; i < 2; i++) {
        memset(records + i * 32, 0, 32);
        *(unsigned *)(records + i * 32) = 4242 + i;
        *(unsigned long long *)(records + i * 32 + 8) = (i + 1ull) << 30;
    }
    return 0;
}
"""
)


def initialize(machine: Machine, status: int) -> str:
    """Build an NVML whose nvmlInit returns a status, and call it."""
    machine.build(f"{LIB}/libnvidia-ml.so.1", NVML, f"-DINIT={status}")
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(INIT)


@GROUP.add(
    "The NVML library does not match the kernel module",
    'Monitoring programs fail with "Driver/library version mismatch" after a driver update. Some of them '
    "print nothing at all.",
    "tensorpack/tensorpack#1244",
    "Syllo/nvtop#95",
    "rapidsai/dask-cuda#949",
    "wookayin/gpustat#147",
    "microsoft/pai#5452",
    expected=("NVML_ERROR_LIB_RM_VERSION_MISMATCH (18)", "reboot"),
)
def nvml_mismatch(machine: Machine) -> str:
    """Build an NVML whose nvmlInit returns 18."""
    return initialize(machine, 18)


@GROUP.add(
    "NVML without permissions",
    'In a rootless container, NVML reports "Insufficient Permissions", because the device files belong to '
    "another user.",
    "NVIDIA/nvidia-docker#1608",
    "NVIDIA/nvidia-container-toolkit#580",
    expected=("NVML_ERROR_NO_PERMISSION (4)", "/dev/nvidia"),
)
def nvml_permissions(machine: Machine) -> str:
    """Build an NVML whose nvmlInit returns 4."""
    return initialize(machine, 4)


@GROUP.add(
    "NVML is not installed",
    "A program works with and without a GPU, but ends because `libnvidia-ml.so.1` is missing. In "
    "containers people install a development package, which contains only a placeholder.",
    "deepfakes/faceswap#778",
    "PTRFRLL/nv-docker-trex#31",
    "boreshkinai/delta-interpolator#10",
    expected=("LibraryNotFoundError", "install the NVIDIA driver"),
)
def no_nvml(machine: Machine) -> str:
    """Do not install NVML."""
    return machine.run(INIT)


@GROUP.add(
    "The placeholder of NVML",
    "A development package or a toolkit provides a `libnvidia-ml.so` whose functions all fail. This hides "
    "the fact that the driver is missing.",
    "PTRFRLL/nv-docker-trex#31",
    expected=("LoadError", "placeholder"),
)
def nvml_placeholder(machine: Machine) -> str:
    """Build an NVML that describes every status with the text of the toolkit's placeholder."""
    source = """
int nvmlInit_v2(void) { return 9; }
const char *nvmlErrorString(int status) { return "WARNING: this libnvidia-ml.so is a stub library"; }
"""
    stubs = "/usr/local/cuda/lib64/stubs"
    machine.build(f"{stubs}/libnvidia-ml.so.1", source)
    machine.set(LD_LIBRARY_PATH=stubs)
    return machine.run(INIT)


@GROUP.add(
    "An empty NVML file in an image",
    "An image contains empty files in place of the driver's libraries. Programs cannot open NVML, although "
    "`ls` shows it.",
    "eth-easl/orion#39",
    "NVIDIA/libnvidia-container#140",
    expected=("LoadError", "an empty file", "reinstall or remove /usr/lib64/libnvidia-ml.so.1"),
)
def empty_nvml(machine: Machine) -> str:
    """Create an empty `libnvidia-ml.so.1`."""
    machine.place(f"{LIB}/libnvidia-ml.so.1").touch()
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(INIT)


@GROUP.add(
    "A 32-bit NVML next to the 64-bit NVML",
    "A program that searches for NVML itself opens the 32-bit library first, and logs an error.",
    "ollama/ollama#2226",
    expected=(f"{LIB}/libnvidia-ml.so.1",),
)
def nvml_of_32_bits(machine: Machine) -> str:
    """Put a 32-bit ELF library into a directory that is searched before NVML's directory."""
    for directory in ("/usr/lib32", LIB):
        machine.build(f"{directory}/libnvidia-ml.so.1", NVML)
    library = machine.place("/usr/lib32/libnvidia-ml.so.1")
    data = bytearray(library.read_bytes())
    ei_class, elfclass32 = 4, 1  # the byte with the word size, and its value for 32 bits
    data[ei_class] = elfclass32
    library.write_bytes(data)
    machine.set(LD_LIBRARY_PATH=f"/usr/lib32:{LIB}")
    return machine.run(INIT)


@GROUP.add(
    "Drivers whose process records have a different size",
    "Drivers 535.43 to 535.86 write larger records for the same function. Programs show wrong process IDs, "
    "or crash.",
    "XuehaiPan/nvitop#79",
    "XuehaiPan/nvitop#88",
    "XuehaiPan/nvitop#89",
    "NVIDIA/go-nvml#75",
    "gpuopenanalytics/pynvml#48",
    expected=("LayoutError", "wrote 16 bytes past the end of 2 records of 24"),
)
def nvml_records(machine: Machine) -> str:
    """Build an NVML 535.54 with two processes, which use 1 and 2 GiB."""
    machine.build(f"{LIB}/libnvidia-ml.so.1", PROCESSES)
    machine.set(LD_LIBRARY_PATH=LIB)
    return machine.run(
        """
        from cudyn import nvml
        nvml.nvmlInit()
        processes = nvml.nvmlDeviceGetComputeRunningProcesses(nvml.nvmlDeviceGetHandleByIndex(0))
        print([(process.pid, process.usedGpuMemory >> 30) for process in processes])
        """
    )
