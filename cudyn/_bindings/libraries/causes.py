"""Known causes of failures that are due to this machine's configuration, and their remedies.

The exception for a failed call and the report on this machine use the sentences in this module, so that both
describe a problem in the same words. The module is imported after a failed call, or by the report.
"""

from __future__ import annotations

from typing import NamedTuple

from ..._errors import shorten, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Version = tuple[int, int]

# CUDA major version -> oldest branch of the Linux driver that supports it, from NVIDIA's table of minor
# version compatibility, docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html.
BRANCHES = {11: 450, 12: 525, 13: 580}
_EXTRAS = (12, 13)  # CUDA major versions for which pyproject.toml has an extra, such as cudyn[cu12]
_FIRST_WITHOUT_SUFFIX = 13  # the first CUDA major version whose packages have no suffix such as -cu12


class Cause(NamedTuple):
    """A problem with this machine, and its remedy. `advice` begins with a verb and ends with a full stop."""

    problem: str
    advice: str


class Status(NamedTuple):
    """A status of the driver or of NVML, with its usual cause (CUDA driver API manual, CUresult; nvml.h)."""

    name: str
    cause: str
    advice: str


NO_DEVICE = 100
INSUFFICIENT_DRIVER = 35
UNSUPPORTED_PTX = 222
# `python -m website.parts` also writes these status codes to the page about a missing driver. The
# runtime's status codes have the same numbers (driver_types.h: cudaErrorNoDevice is 100).
STATUSES = {
    3: Status(
        "CUDA_ERROR_NOT_INITIALIZED",
        "the process was forked after cuInit",
        "call CUDA from the process that initialized it, or start processes with `spawn`.",
    ),
    NO_DEVICE: Status(
        "CUDA_ERROR_NO_DEVICE",
        "there is no GPU, or this process cannot see it",
        "check that `nvidia-smi` lists a GPU. In a container, request GPU access (`docker run "
        "--gpus all`). Without a GPU, you can use types and constants, compile kernels and run "
        "tests on the CPU.",
    ),
    802: Status(
        "CUDA_ERROR_SYSTEM_NOT_READY",
        "a daemon that this machine needs is not running",
        "start the daemon (on systems with NVSwitch, Fabric Manager: `nvidia-fabricmanager`), "
        "then try again.",
    ),
    803: Status(
        "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
        "the driver library and the kernel module come from different driver releases, as after an update",
        "reboot, or reload the kernel module. In a container, use the host's driver, not the image's driver.",
    ),
    804: Status(
        "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
        "the forward compatibility package does not support this GPU",
        "remove `cuda-compat` from LD_LIBRARY_PATH.",
    ),
    999: Status(
        "CUDA_ERROR_UNKNOWN",
        "often, device files are missing or this user may not open them",
        "load the kernel module for unified memory (`nvidia-modprobe -u`). In a container, "
        "request GPU access. Add the user to the group of `/dev/nvidia0`. If this does not help, "
        "read the driver's lines in the kernel log (`dmesg`).",
    ),
}
NVML_MISMATCH = 18
NVML_STATUSES = {
    4: Status(
        "NVML_ERROR_NO_PERMISSION",
        "this user may not open the driver's device files",
        "add the user to the group that `ls -l /dev/nvidia*` shows, and log in again; in a rootless "
        "container, map that group.",
    ),
    9: Status(
        "NVML_ERROR_DRIVER_NOT_LOADED",
        "the NVIDIA kernel module is not loaded, or this container has no GPU",
        "load the module (`sudo modprobe nvidia`); in a container, request GPU access.",
    ),
    NVML_MISMATCH: Status("NVML_ERROR_LIB_RM_VERSION_MISMATCH", STATUSES[803].cause, STATUSES[803].advice),
}
# These status codes have the same cause in every function, because the runtime initializes the driver in
# whichever function is called first. The causes of the other status codes are only known for cuInit.
_MACHINE_STATUSES = frozenset((NO_DEVICE, 802, 803, 804))


def get_advice(status: int, environment: Mapping[str, str]) -> str | None:
    """Return the remedy for a status of cuInit, or None if its cause is not known.

    Environment variables that hide all GPUs from this process are mentioned first.
    """
    known = STATUSES.get(status)
    if known is None:
        return None
    advice = known.advice
    if status != NO_DEVICE:
        return advice
    cuda_visible, container_visible = (
        environment.get(f"{name}_VISIBLE_DEVICES") for name in ("CUDA", "NVIDIA")
    )
    if cuda_visible is not None:
        value = shorten(cuda_visible)
        advice = f"unset CUDA_VISIBLE_DEVICES, which is {value!r} and may hide every GPU; or {advice}"
    if container_visible in ("", "none", "void"):
        variable = f"NVIDIA_VISIBLE_DEVICES is {container_visible!r}, which hides all GPUs"
        advice = f"make the GPUs available to the container: {variable}; or {advice}"
    return advice


def compare_runtime(runtime: Version, driver: Version) -> Cause | None:
    """Return the problem and the remedy if the CUDA runtime needs a newer driver, or None.

    A runtime works with all drivers of its major version (CUDA compatibility guide).
    """
    runtime_major, _ = runtime
    driver_major, _ = driver
    if runtime_major <= driver_major:
        return None
    branch = BRANCHES.get(runtime_major)
    command = f': pip install "cudyn[cu{driver_major}]"' if driver_major in _EXTRAS else ""
    return Cause(
        f"CUDA runtime {show(runtime)} needs a newer driver than yours (CUDA {show(driver)}).",
        f"update the driver{f' to branch {branch} or newer' if branch else ''}, or use libraries of "
        f"CUDA {driver_major}{command}.",
    )


def compare_compiler(nvrtc: Version, driver: Version) -> Cause | None:
    """Return the problem and the remedy if NVRTC's PTX may be too new for the driver, or None.

    The rules are those of the CUDA compatibility guide.
    """
    if nvrtc <= driver:
        return None
    advice = "compile to CUBIN for the architecture of the GPU (-arch=sm_XX, nvrtcGetCUBIN)"
    nvrtc_major, _ = nvrtc
    driver_major, _ = driver
    if nvrtc_major > driver_major:  # NVIDIA guarantees only "minor version compatibility"
        advice += "; NVIDIA guarantees that CUBINs load only within the same major version"
    suffix = f"-cu{driver_major}" if driver_major < _FIRST_WITHOUT_SUFFIX else ""
    package = f"nvidia-cuda-nvrtc{suffix}"
    advice += f'; or use NVRTC {show(driver)} or older: pip install "{package}=={show(driver)}.*"'
    return Cause(
        f"NVRTC {show(nvrtc)} is newer than the driver (CUDA {show(driver)}): its PTX may be too new for "
        "this driver (CUDA_ERROR_UNSUPPORTED_PTX_VERSION).",
        f"{advice}; or update the driver.",
    )


def explain_status(
    status: int,
    function: str,
    versions: Mapping[str, Version],
    environment: Mapping[str, str],
) -> str:
    """Return a note about the cause of a failed call to the driver or the runtime, or "".

    Args:
        status: status that the call returned
        function: the function's name
        versions: versions of the loaded libraries, keyed by module name: "driver", "runtime" and "nvrtc"
        environment: environment variables
    """
    driver, runtime, nvrtc = (versions.get(name) for name in ("driver", "runtime", "nvrtc"))
    cause = None
    if status == INSUFFICIENT_DRIVER and driver and runtime:
        cause = compare_runtime(runtime, driver)
    elif status == UNSUPPORTED_PTX and driver and nvrtc:
        cause = compare_compiler(nvrtc, driver)
    if cause is not None:
        return f"{cause.problem}\nWhat to do: {cause.advice}"
    advice = get_advice(status, environment)
    if advice is None or not (function == "cuInit" or status in _MACHINE_STATUSES):
        return ""
    return _format_note(STATUSES[status].cause, advice)


def explain_nvml_status(status: int, function: str) -> str:
    """Return a note about the cause of a failed call to NVML, or "".

    Args:
        status: status that the call returned
        function: name of the function. All causes except a version mismatch apply only to nvmlInit.
    """
    known_status = NVML_STATUSES.get(status)
    concerns_machine = status == NVML_MISMATCH or function.startswith("nvmlInit")
    if known_status is None or not concerns_machine:
        return ""
    return _format_note(known_status.cause, known_status.advice)


def _format_note(cause: str, advice: str) -> str:
    """Return the two lines of a note: the usual cause and the remedy."""
    return f"Usual cause: {cause}.\nWhat to do: {advice}"
