"""A driver that is there and does not work: device files, containers, releases that do not fit."""

from __future__ import annotations

import errno
import glob
import os
import re
from collections.abc import Iterator
from typing import Any

from .._errors import show
from .._loading.search import platform

Data = dict[str, Any]
Problem = tuple[str, str, str]

# The oldest branch of the driver on Linux that runs a major of CUDA: NVIDIA's table of minor version
# compatibility, docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html.
BRANCHES = {11: 450, 12: 525, 13: 580}

# By what a container is known, a file or a variable, and how it gets a GPU.
_CONTAINERS = {
    "KUBERNETES_SERVICE_HOST": "ask for `nvidia.com/gpu: 1` in the limits of the pod.",
    "APPTAINER_CONTAINER": "start it with `apptainer exec --nv`.",
    "/run/.containerenv": "start it with `podman run --device nvidia.com/gpu=all`.",
    "/.dockerenv": "start it with `docker run --gpus all`.",
}
_NEEDED = ("/dev/nvidiactl", "/dev/nvidia-uvm")
_REFUSED = (os.strerror(errno.EACCES), os.strerror(errno.EPERM))


def read_access(root: str = "") -> Data:
    """Find the container that this is, and try the device files of the GPUs as the driver opens them."""
    signs = (sign for sign in _CONTAINERS if sign in os.environ or os.path.exists(root + sign))
    gpus = (file.removeprefix(root) for file in glob.glob(f"{root}/dev/nvidia[0-9]*"))
    files = sorted({*_NEEDED, *gpus}) if platform() == "linux" else ()
    return {"container": next(signs, None), "device_files": {file: _try(root + file) for file in files}}


def _try(file: str) -> str:
    try:
        os.close(os.open(file, os.O_RDWR | os.O_NONBLOCK))
    except OSError as error:
        return str(error.strerror)
    return "usable"


def find_closed(data: Data) -> Iterator[Problem]:
    """Device files that are missing, or that this user can't open, where the driver does not work."""
    container, files = data["system"]["container"], data["system"]["device_files"]
    kernel = data["system"]["kernel_module"] or ""
    if not files or (data["devices"] or {}).get("status") == 0 or "WSL" in kernel or "Jetson" in kernel:
        return
    closed = ", ".join(f"{file} ({said})" for file, said in files.items() if said in _REFUSED)
    missing = " and no ".join(file for file in _NEEDED if files[file] not in ("usable", *_REFUSED))
    if closed:
        advice = (
            "join the group that `ls -l /dev/nvidia*` shows, and log in again; in a container be its user."
        )
        yield "error", f"This user can't open {closed}.", advice
    elif missing and container:
        what = f"This container has no GPU: no {missing}."
        yield "error" if kernel else "warning", what, _CONTAINERS[container]
    elif missing and kernel:
        what = f"The NVIDIA kernel module is loaded, but there is no {missing}."
        yield "error", what, "make the device files: `sudo nvidia-modprobe -u -c=0`."


def find_mismatched(data: Data) -> Iterator[Problem]:
    """A driver library that is not the kernel module's; a runtime that is too new for the driver."""
    libraries = {x["module"]: x for x in data["libraries"] if x.get("version")}
    driver, runtime = (libraries.get(name, {}) for name in ("driver", "runtime"))
    library = re.search(r"\.so\.(\d+\.[\d.]+)$", os.path.realpath(driver.get("path") or ""))
    kernel = re.search(r"Module\D* (\d+\.[\d.]+)", data["system"]["kernel_module"] or "")
    if (data["devices"] or {}).get("status") and kernel and library and kernel[1] != library[1]:
        what = f"The driver library is of release {library[1]}, the kernel module of {kernel[1]}."
        remedy = "take the driver out of the image: the host's is mounted."
        yield "error", what, remedy if data["system"]["container"] else "reboot, or reload the kernel module."
    if driver and runtime and runtime["version"][0] > driver["version"][0]:
        old, branch = driver["version"], BRANCHES.get(runtime["version"][0])
        what = f"The CUDA runtime {show(runtime['version'])} is too new for the driver, which is of CUDA"
        advice = f"update the driver{f' to branch {branch} or newer' if branch else ''}"
        what += f" {show(old)}: its calls fail with cudaErrorInsufficientDriver."
        yield "warning", what, f"{advice}, or use libraries of CUDA {old[0]}."
