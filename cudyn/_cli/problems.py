"""The problems of this machine, found from the facts of a report: a rule is a function of them.

A rule yields (weight, problem, advice); the weight is "error", "warning" or "note".
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from .._bindings.libraries import catalog, dl, search
from .._bindings.libraries.load_messages import advise_one_release
from .._bindings.libraries.search import platform
from .._bindings.libraries.versions import PLACEHOLDER
from .._errors import show
from . import facts
from .facts import NEEDED_FILES, REFUSED, Data

Problem = tuple[str, str, str]

_WSL = "/usr/lib/wsl/"  # lib/ has libraries that open the ones of the Windows driver, in drivers/
# The oldest branch of the driver on Linux that runs a major of CUDA: NVIDIA's table of minor version
# compatibility, docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html.
_BRANCHES = {11: 450, 12: 525, 13: 580}


class Status(NamedTuple):
    """A status of cuInit with its usual cause (CUDA driver API manual, CUresult)."""

    name: str
    cause: str
    advice: str


# The page about a missing driver has them, too: `python -m website.parts` writes them there.
STATUSES = {
    3: Status(
        "CUDA_ERROR_NOT_INITIALIZED",
        "the process was forked after cuInit",
        "call CUDA from the process that initialised it, or start processes with `spawn`.",
    ),
    100: Status(
        "CUDA_ERROR_NO_DEVICE",
        "there is no GPU, or none that this process may see",
        "check that `nvidia-smi` lists a GPU; in a container ask for GPU access (`docker run --gpus all`); "
        "without a GPU, types, constants, kernel compilation and tests on the CPU work.",
    ),
    802: Status(
        "CUDA_ERROR_SYSTEM_NOT_READY",
        "a daemon that this machine needs is not running",
        "start it (on NVSwitch systems Fabric Manager, `nvidia-fabricmanager`), then try again.",
    ),
    803: Status(
        "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
        "the driver library and the kernel module are of different releases, as after an update",
        "reboot, or reload the kernel module; in a container use the host's driver, not one of the image.",
    ),
    804: Status(
        "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE",
        "the forward compatibility package does not support this GPU",
        "remove `cuda-compat` from LD_LIBRARY_PATH.",
    ),
    999: Status(
        "CUDA_ERROR_UNKNOWN",
        "often device files are missing, or this user may not open them",
        "load the module for unified memory (`nvidia-modprobe -u`); in a container ask for the GPU; add the "
        "user to the group of `/dev/nvidia0`; otherwise see the driver's lines in the kernel log (`dmesg`).",
    ),
}
_OTHER = "see what the NVIDIA driver wrote to the kernel log (`dmesg`), then reboot."


def find_problems(data: Data) -> list[dict[str, str]]:
    """Apply every rule. Each problem has its weight, its text and the advice; errors come first."""
    known = {name: {} if found is None else found for name, found in data.items()}
    found = []
    for rule in RULES:
        try:
            found += list(rule(known))
        except Exception as error:
            what = f"The check {rule.__name__!r} could not be made: {facts.name_error(error)}"
            found.append(("warning", what, "report this."))
    weights = ("error", "warning", "note")
    found.sort(key=lambda problem: weights.index(problem[0]))
    return [{"weight": weight, "problem": problem, "advice": advice} for weight, problem, advice in found]


def is_asked_for(library: Data) -> bool:
    """Does it get a section of its own? Libraries that are not found do not, except driver and compiler."""
    error = library.get("error")
    nowhere = error is not None and error["type"] == "LibraryNotFoundError"
    return not nowhere or library["module"] == "driver" or (library["module"] == "nvrtc" and _has_libraries())


def _has_libraries() -> bool:
    """Does NVIDIA make libraries for this system?"""
    return platform() != "darwin"


def _find_versions(data: Data) -> dict[str, Data]:
    """The libraries of a known version, by module."""
    return {library["module"]: library for library in data["libraries"] if library.get("version")}


def find_unloaded(data: Data) -> Iterator[Problem]:
    """Libraries that are not usable; not being found matters only for the driver and the compiler."""
    nowhere = [library["title"] for library in data["libraries"] if not is_asked_for(library)]
    if nowhere and _has_libraries():
        titles = ", ".join(title.removesuffix(" library") for title in nowhere)
        advice = "the error of a call names the places searched and the package to install."
        yield "note", f"Optional libraries not found: {titles}.", advice
    for library in filter(is_asked_for, data["libraries"]):
        if error := library.get("error"):
            weight = "note" if error["type"] == "LibraryNotFoundError" else "warning"
            hint = error["hint"]
            if any(PLACEHOLDER in attempt["message"] for attempt in error["attempts"]):
                hint = f"remove its folder from LD_LIBRARY_PATH, and if none is found then: {hint}"
            yield "error" if library["module"] == "driver" else weight, error["summary"], hint


def find_uninitialized(data: Data) -> Iterator[Problem]:
    """cuInit fails, or finds no device."""
    devices = data["devices"]
    environment = data["environment"]
    status = devices.get("status")
    if not devices:
        why = data["failed"].get("devices", "")
        yield "error", f"Asking the driver for its devices failed: {why}", "update the driver."
    elif status == 0 and not devices["devices"]:
        yield "warning", "cuInit succeeded, but found no device.", STATUSES[100].advice
    if not status:
        return
    known = STATUSES.get(status)
    advice = known.advice if known else _OTHER
    hidden, given = (environment.get(f"{who}_VISIBLE_DEVICES") for who in ("CUDA", "NVIDIA"))
    if status == 100 and hidden is not None:
        advice = f"unset CUDA_VISIBLE_DEVICES, which is {hidden!r} and may hide every GPU; or {advice}"
    if status == 100 and given in ("", "none", "void"):
        hides = f"NVIDIA_VISIBLE_DEVICES is {given!r}, which means none"
        advice = f"give the container GPUs: {hides}; or {advice}"
    problem = f"cuInit failed with {devices['name']} ({status})"
    problem += f": {known.cause}." if known else "."
    if platform() == "linux" and data["system"] and not data["system"].get("kernel_module"):
        problem += f" The NVIDIA kernel module is not loaded (no {facts.KERNEL})."
    yield "error", problem, advice


def find_closed(data: Data) -> Iterator[Problem]:
    """Device files that are missing, or that this user can't open, where the driver does not work."""
    container = data["system"]["container"]
    files = data["system"]["device_files"]
    kernel = data["system"]["kernel_module"] or ""
    if not files or data["devices"].get("status") == 0 or "WSL" in kernel or "Jetson" in kernel:
        return
    closed = ", ".join(f"{file} ({said})" for file, said in files.items() if said in REFUSED)
    missing = " and no ".join(file for file in NEEDED_FILES if files[file] not in ("usable", *REFUSED))
    if closed:
        advice = "add the user to the group that `ls -l /dev/nvidia*` shows, and log in again; "
        yield "error", f"This user can't open {closed}.", f"{advice}in a container be its user."
    elif missing and container:
        what = f"This container has no GPU: no {missing}."
        yield "error" if kernel else "warning", what, facts.CONTAINERS[container]
    elif missing and kernel:
        what = f"The NVIDIA kernel module is loaded, but there is no {missing}."
        yield "error", what, "make the device files: `sudo nvidia-modprobe -u -c=0`."


def find_mismatched(data: Data) -> Iterator[Problem]:
    """A driver library that is not the kernel module's; a runtime that is too new for the driver."""
    driver, runtime = (_find_versions(data).get(name, {}) for name in ("driver", "runtime"))
    library = re.search(r"\.so\.(\d+\.[\d.]+)$", os.path.realpath(driver.get("path") or ""))
    kernel = re.search(r"Module\D* (\d+\.[\d.]+)", data["system"]["kernel_module"] or "")
    if data["devices"].get("status") and kernel and library and kernel[1] != library[1]:
        what = f"The driver library is of release {library[1]}, the kernel module of {kernel[1]}."
        remedy = "take the driver out of the image: the host's is mounted."
        yield "error", what, remedy if data["system"]["container"] else "reboot, or reload the kernel module."
    if driver and runtime and runtime["version"][0] > driver["version"][0]:
        old = driver["version"]
        branch = _BRANCHES.get(runtime["version"][0])
        what = f"The CUDA runtime {show(runtime['version'])} is too new for the driver, which is of CUDA"
        advice = f"update the driver{f' to branch {branch} or newer' if branch else ''}"
        what += f" {show(old)}: its calls fail with cudaErrorInsufficientDriver."
        yield "warning", what, f"{advice}, or use libraries of CUDA {old[0]}."


def find_new_ptx(data: Data) -> Iterator[Problem]:
    """PTX of a newer NVRTC: CUDA_ERROR_UNSUPPORTED_PTX_VERSION (CUDA compatibility guide)."""
    found = _find_versions(data)
    driver, nvrtc = (found.get(name, {}).get("version") for name in ("driver", "nvrtc"))
    if driver and nvrtc and nvrtc > driver:
        what = f"NVRTC {show(nvrtc)} is newer than the driver, which is of CUDA {show(driver)}: "
        what += "PTX that it makes may be too new for this driver (CUDA_ERROR_UNSUPPORTED_PTX_VERSION)."
        cubin = "compile to CUBIN for the architecture of the GPU (-arch=sm_XX, nvrtcGetCUBIN)"
        if nvrtc[0] > driver[0]:  # "minor version compatibility" is all that NVIDIA promises
            cubin += "; NVIDIA promises that CUBIN loads within a major only"
        yield "warning", what, f"{cubin}; or use NVRTC {show(driver)} or older; or update the driver."


def find_old_driver(data: Data) -> Iterator[Problem]:
    """A driver that is older than the oldest headers: nothing was proven for it."""
    driver = _find_versions(data).get("driver", {})
    oldest = driver.get("oldest_known")
    if oldest and driver["version"] < oldest:
        what = (
            f"The driver is of CUDA {show(driver['version'])}; cudyn's oldest headers are of {show(oldest)}: "
        )
        yield "warning", f"{what}calls of functions that it lacks raise.", "update the driver."


def find_old_linker(data: Data) -> Iterator[Problem]:
    """nvJitLink that is older than NVRTC, or of another major: it fails with NVJITLINK_ERROR_INTERNAL."""
    found = _find_versions(data)
    linker, nvrtc = (found.get(name, {}).get("version") for name in ("nvjitlink", "nvrtc"))
    if linker and nvrtc and (linker < nvrtc or linker[0] != nvrtc[0]):
        what = f"nvJitLink {show(linker)} can't link everything that NVRTC {show(nvrtc)} compiles"
        yield "warning", f"{what}: it fails with NVJITLINK_ERROR_INTERNAL.", advise_one_release(nvrtc[0])


def find_foreign_driver(data: Data) -> Iterator[Problem]:
    """libcuda of the image in a container, where the host's is not mounted or not the first found."""
    container = data["system"]["container"]
    if container and data["system"].get("driver_in_image") and data["devices"].get("status"):
        path = _find_versions(data).get("driver", {}).get("path")
        what = f"{path} is part of this container's image, not the host's driver, which is mounted."
        yield "warning", what, f"remove it from the image; {facts.CONTAINERS[container]}"


def find_several(data: Data) -> Iterator[Problem]:
    """Several copies of a library."""
    paths = {library["module"]: library.get("path") for library in data["libraries"]}
    for info in catalog.find_all():
        files = data["mapped"].get(info.name, [])
        of_wsl = sum(file.startswith(_WSL) for file in files)  # of its two libcuda one opens the other
        if len(files) - max(of_wsl - 1, 0) > 1:
            used = paths.get(info.name)
            listed = ", ".join(f"{file}{' (used by cudyn)' if file == used else ''}" for file in files)
            what = f"{len(files)} copies of the {info.title} are loaded in this process: {listed}. "
            what += "What one of them creates can't be used with the other."
            advice = "import the package that brings its own copy before cudyn, which then uses that one, or "
            yield "warning", what, f"{advice}name one file in {info.variable}."


def find_ignored(data: Data) -> Iterator[Problem]:
    """Folders that were put in LD_LIBRARY_PATH too late."""
    if platform() != "linux":
        return
    known = {os.path.normpath(folder) for folder in dl.read_search_path()}
    wanted = search.split_library_path(data["environment"])
    given = [folder for folder in wanted if os.path.isdir(folder) and folder[0] == "/" and "$" not in folder]
    late = [folder for folder in given if os.path.normpath(folder) not in known]
    if late:
        what = f"LD_LIBRARY_PATH has {', '.join(late)}, where the system loader does not look: set, or made, "
        what += "after this process had started."
        yield "warning", what, "set it before Python starts, or name files in the CUDYN_ variables."


def find_newer(data: Data) -> Iterator[Problem]:
    """A major newer than the tables."""
    for library in _find_versions(data).values():
        version = library["version"]
        known = library.get("newest_known")
        if not known or version[0] <= known[0]:
            continue
        what = f"The {library['title']} {show(version)} is of a later major than cudyn's newest headers, "
        what += f"which know {show(known)}"
        if library["proven"]:
            how = "its symbols carry their versions or have never changed, so it is called as these say."
            yield "note", f"{what}: {how}", "update cudyn for what is new in it."
        else:
            how = "its symbols carry no version, so nothing of it is called unless a level is chosen"
            yield "warning", f"{what}: {how} ({library['module']}.api(version)).", "update cudyn."


RULES: tuple[Callable[[Data], Iterator[Problem]], ...] = (
    find_unloaded,
    find_uninitialized,
    find_closed,
    find_mismatched,
    find_foreign_driver,
    find_old_driver,
    find_new_ptx,
    find_old_linker,
    find_several,
    find_ignored,
    find_newer,
)
