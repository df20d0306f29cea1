"""Collects the data for a report on this machine, cudyn, the libraries, the devices and this process."""

from __future__ import annotations

import errno
import glob
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from .._bindings.libraries import catalog, dl
from .._bindings.libraries.library import driver
from .._bindings.libraries.library import library as library_of
from .._bindings.libraries.module import LibraryModule, view_of
from .._bindings.libraries.search import platform
from .._errors import LibraryNotFoundError, LoadError, show
from .._kernels.compilers.architectures import get_compute_capability
from .._kernels.compilers.device_query import MISSING, query_devices
from .._kernels.compilers.device_query import make_error as make_driver_error
from . import variables

Data = dict[str, Any]

_VARIABLES = (*(info.variable for info in catalog.find_all()), *variables.list_reported())
KERNEL = "/proc/driver/nvidia/version"  # written by the kernel module
# Maps files that only exist on systems without this kernel module to the kernel driver of these systems.
_OTHER_KERNELS = {
    "/dev/dxg": "that of Windows, through /dev/dxg (WSL)",
    "/sys/module/nvgpu": "nvgpu (Jetson)",
    "/dev/nvhost-gpu": "nvgpu (Jetson)",
}
# Maps each file or environment variable that only exists in a type of container to advice on how to make a
# GPU available in this container.
CONTAINERS = {
    "KUBERNETES_SERVICE_HOST": "ask for `nvidia.com/gpu: 1` in the limits of the pod.",
    "APPTAINER_CONTAINER": "start it with `apptainer exec --nv`.",
    "/run/.containerenv": "start it with `podman run --device nvidia.com/gpu=all`.",
    "/.dockerenv": "start it with `docker run --gpus all`.",
}
NEEDED_FILES = ("/dev/nvidiactl", "/dev/nvidia-uvm")
REFUSED = (os.strerror(errno.EACCES), os.strerror(errno.EPERM))  # results of `_try_open` without permission


def read_system(_: Data) -> Data:
    """Return the operating system, this Python, the GPU kernel module, and whether its device files open."""
    import platform as system

    return {
        "platform": system.platform(),
        "python": f"{system.python_version()} ({system.python_implementation()})",
        "executable": sys.executable,
        "kernel_module": _read_kernel_module(),
        **read_access(),
        "driver_in_image": _is_in_image(driver().outcome.path),
    }


def _is_in_image(path: str | None) -> bool:
    """Return whether a file is in the root file system.

    In a container, this means that it is part of the image. The host's driver is in a separately mounted file
    system.
    """
    if not path:
        return False
    try:
        return os.stat(os.path.realpath(path)).st_dev == os.stat("/").st_dev
    except OSError:
        return False


def _read_kernel_module() -> str | None:
    """Return a description of the kernel module of the GPU driver, or None if it is not loaded."""
    try:
        with open(KERNEL, encoding="utf-8", errors="replace") as file:
            return file.readline().strip() or None
    except OSError:  # the system uses a different kernel module, or none
        for path, description in _OTHER_KERNELS.items():
            if os.path.exists(path):
                return description
        return None


def read_access(root: str = "") -> Data:
    """Identify the container, and try to open the device files of the GPUs as the driver does.

    Args:
        root: Directory in which the files are searched for, instead of the root directory.
    """
    container = None
    for marker in CONTAINERS:  # an environment variable or a file
        if marker in os.environ or os.path.exists(root + marker):
            container = marker
            break
    device_files: dict[str, str] = {}
    if platform() == "linux":
        gpu_files = [path.removeprefix(root) for path in glob.glob(f"{root}/dev/nvidia[0-9]*")]
        for path in sorted({*NEEDED_FILES, *gpu_files}):
            device_files[path] = _try_open(root + path)
    return {"container": container, "device_files": device_files}


def _try_open(file: str) -> str:
    """Return "usable" if this user can open a file for reading and writing, or else the error."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_NONBLOCK))
    except OSError as error:
        return str(error.strerror)
    return "usable"


def read_cudyn(_: Data) -> Data:
    """Return data about cudyn itself.

    The data contain its version, the CUDA releases of its tables, the reason why fast calls are off, and the
    number of calls to missing functions.
    """
    from .. import __file__ as package_file
    from .. import __version__
    from .._bindings.machine import fast_functions
    from .._stubs.provider import count_missed, list_stubs

    return {
        "version": __version__,
        "path": os.path.dirname(package_file),
        "releases": list(driver().releases),
        "no_fast_calls": fast_functions.why_unavailable(),
        "missed": count_missed(),
        "stubs": list_stubs(),
    }


def read_libraries(_: Data) -> list[Data]:
    """Open every library, and return a description of each."""
    return [_read_library(info) for info in catalog.find_all()]


def _read_library(info: catalog.LibraryInfo) -> Data:
    """Open a library, and return its version, its file, its number of symbols and the error, if any."""
    library = library_of(info)
    outcome = library.outcome
    oldest = library.version_at(library.releases[0])
    newest = library.version_at(library.releases[-1])
    has_versions = newest > oldest  # whether the tables contain the versions of the library
    return {
        "module": info.name,
        "title": info.title,
        "available": outcome.handle is not None,
        "version": list(outcome.version) if outcome.version else None,
        "oldest_known": list(oldest) if has_versions else None,
        "newest_known": list(newest) if has_versions else None,
        "proven": library.is_proven(outcome),
        "path": outcome.path,
        "found_by": outcome.origin or None,
        "symbols": sum(len(file.symbols) for file in outcome.list_files()),
        "symbols_in_table": len(library.tables.FUNCTIONS),
        "error": _describe_error(outcome.error) if outcome.error is not None else None,
    }


def _describe_error(error: LoadError) -> Data:
    """Return a description of a loading error, including all attempts to find the library."""
    return {
        "type": type(error).__name__,
        "summary": error.summary,
        "attempts": [dict(vars(attempt)) for attempt in error.attempts],
        "hint": error.hint,
    }


def read_clang(_: Data) -> Data:
    """Return the clang that would compile to PTX, and the headers and libdevice that it would use.

    `asked` is whether clang is the selected compiler. `replaces_nvrtc` is whether clang is used if NVRTC is
    missing.
    """
    from .._kernels.compilers.clang.search import find_clang, find_headers
    from .._kernels.compilers.compiler import find_replacement, get_compiler

    result: Data = {
        "asked": get_compiler().name == "clang",
        "replaces_nvrtc": find_replacement("") is not None,
        "version": None,
    }
    try:
        clang = find_clang()
        toolkit = find_headers()
    except LibraryNotFoundError as error:
        return {**result, "error": _describe_error(error)}
    rows = {"path": clang.path, "headers": ", ".join(toolkit.headers), "libdevice": toolkit.libdevice}
    return {**result, "version": list(clang.version), **rows}


def read_cpu(data: Data) -> Data:
    """Return the compilers for running kernels on the CPU, or the reason why kernels cannot run there.

    Args:
        data: The data about clang and the libraries, which have been read before.
    """
    from .._simulator.cpu.c_compiler import find_compiler
    from .._simulator.driver.kernel_runs import Refused

    cuda_compiler = _name_compiler(data)
    try:
        c_compiler = " ".join(find_compiler())
    except Refused as error:
        return {"compiler": cuda_compiler, "c_compiler": None, "reason": str(error)}
    reason = None
    if cuda_compiler is None:
        clang: Data = data["clang"] or {}
        if clang.get("version"):
            remedy = "set CUDYN_COMPILER=clang"
        else:
            extra = "clang" if platform() == "darwin" else "compile"
            remedy = f'pip install "cudyn[{extra}]"'
        reason = f"no compiler of CUDA C++: {remedy}"
    return {"compiler": cuda_compiler, "c_compiler": c_compiler, "reason": reason}


def _name_compiler(data: Data) -> str | None:
    """Return the CUDA C++ compiler that cudyn.compile would use, with its version, or None.

    Args:
        data: The data about clang and the libraries, which have been read before.
    """
    clang: Data = data["clang"] or {"asked": False, "replaces_nvrtc": False, "version": None}
    if not clang["asked"]:
        for library in data["libraries"] or ():
            if library["module"] == "nvrtc" and library["version"]:
                return f"NVRTC {show(library['version'])}"
    is_clang_used = clang["asked"] or clang["replaces_nvrtc"]
    if is_clang_used and clang["version"]:
        return f"clang {show(clang['version'])}"
    return None


def read_devices(_: Data) -> Data:
    """Return the status of cuInit and the devices.

    A child process calls cuInit, because CUDA would otherwise not work in processes that are forked later.
    The status is `None` if cuInit cannot be called. Each device contains the properties that could be
    queried.
    """
    driver: LibraryModule = catalog.read_module("cudyn.driver")
    if not driver.available:
        return {"status": None, "name": None, "description": None, "devices": []}
    devices = query_devices()  # None if no child process could be started
    status = 0
    if devices is None:
        status = driver.raw.cuInit(0)
    elif devices.failed:
        function, status = devices.failed
        if function != "cuInit" or status == MISSING:
            raise make_driver_error(function, status)
    rows: list[Data] = []
    if devices is not None:
        rows = [_show_row(row) for row in devices.rows]
    elif status == 0:
        rows = [_read_device(driver, ordinal) for ordinal in range(driver.cuDeviceGetCount())]
    failure = view_of(driver).failure(status, "cuInit", ())
    return {
        "status": int(status),
        "name": failure.name,
        "description": failure.description,
        "devices": rows,
    }


def _show_row(row: Data) -> Data:
    """Return the properties of a device that a child process has queried.

    If a query has failed, the function and its status are replaced with the message.
    """
    if "failed" not in row:
        return row
    function, status = row["failed"]
    return {**row, "failed": summarize_error(make_driver_error(function, status))}


def _read_device(driver: LibraryModule, ordinal: int) -> Data:
    """Return the properties of a device up to the first one that cannot be queried."""
    result: Data = {"ordinal": ordinal}
    try:
        device = driver.cuDeviceGet(ordinal)
        result["name"] = driver.cuDeviceGetName(device)
        result["compute_capability"] = list(get_compute_capability(device))
        result["memory"] = driver.cuDeviceTotalMem(device)
    except Exception as error:
        result["failed"] = summarize_error(error)
    return result


def read_mapped(_: Data) -> Data:
    """Return the mapped files of each library, or `{}` if the system does not list them."""
    if platform() != "linux":
        return {}
    files = [name for _, _, name in dl.read_maps()]
    return {info.name: find_copies(info, files) for info in catalog.find_all()}


def find_copies(info: catalog.LibraryInfo, files: Sequence[str]) -> list[str]:
    """Return the copies of a library, of any version, among these files.

    auditwheel renames libraries: for example, libnvrtc-672ee683.so.11.2 in older PyTorch wheels is a copy of
    NVRTC.

    Args:
        info: The library.
        files: Paths of files. Names of anonymous mappings, which are not absolute paths, are ignored.
    """
    stems = sorted({re.escape(name.partition(".so")[0]) for _, name in info.files["linux"]})
    pattern = re.compile(
        rf"(?:{'|'.join(stems)})"
        r"(?:-[0-9a-f]{8})?"  # the hash that auditwheel adds
        r"\.so(?:\.\d+)*"
        r"(?: \(deleted\))?"  # Linux appends this to the names of mapped files that have been removed
    )
    paths = {file for file in files if file.startswith("/")}
    return sorted(path for path in paths if pattern.fullmatch(os.path.basename(path)))


def read_environment(_: Data) -> dict[str, str]:
    """Return the environment variables that affect cudyn."""
    return {name: os.environ[name] for name in _VARIABLES if name in os.environ}


def summarize_error(error: Exception) -> str:
    """Return the type of an error and the first line of its message."""
    try:
        first_line, _, _ = str(error).partition("\n")
    except Exception:  # str() may fail, because any package may define the error
        return type(error).__name__
    return f"{type(error).__name__}: {first_line}"
