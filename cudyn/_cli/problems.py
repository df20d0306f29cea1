"""Rules that find this machine's problems in the data of a report.

A rule is a function that receives the data and yields `Problem`s. In the report, the severity of a problem
("error", "warning" or "note") is called its weight.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

from .._bindings.libraries import catalog, causes, dl, search
from .._bindings.libraries.load_messages import advise_one_release
from .._bindings.libraries.location import find_library_major
from .._bindings.libraries.search import platform
from .._bindings.libraries.versions import PLACEHOLDER
from .._errors import show
from .._kernels.compilers.toolkit_headers import get_versions
from . import facts
from .facts import NEEDED_FILES, REFUSED, Data

Problem = tuple[str, str, str]  # severity, description and advice

_WSL = "/usr/lib/wsl/"  # its libraries in lib/ open the Windows driver's libraries in drivers/
_OTHER_ADVICE = "see what the NVIDIA driver wrote to the kernel log (`dmesg`), then reboot."


def find_problems(data: Data) -> list[dict[str, str]]:
    """Apply every rule, and return the problems with their severity, text and advice, errors first.

    Args:
        data: The sections of the report. A section that could not be read is `None`.
    """
    sections = {name: {} if section is None else section for name, section in data.items()}
    found: list[Problem] = []
    for rule in RULES:
        try:
            found += list(rule(sections))
        except Exception as error:
            text = f"The check {rule.__name__!r} failed: {facts.summarize_error(error)}"
            found.append(("warning", text, "report this."))
    severities = ("error", "warning", "note")
    found.sort(key=lambda problem: severities.index(problem[0]))
    return [{"weight": severity, "problem": text, "advice": advice} for severity, text, advice in found]


def has_section(library: Data) -> bool:
    """Return whether the report has a section for a library.

    Of the libraries that were not found, only the driver and the compiler have a section.

    Args:
        library: The data about the library.
    """
    error = library.get("error")
    is_missing = error is not None and error["type"] == "LibraryNotFoundError"
    if not is_missing or library["module"] == "driver":
        return True
    return library["module"] == "nvrtc" and _has_libraries()


def _has_libraries() -> bool:
    """Return whether NVIDIA provides libraries for this system."""
    return platform() != "darwin"


def _find_versions(data: Data) -> dict[str, Data]:
    """Return the libraries whose version is known, keyed by module."""
    return {library["module"]: library for library in data["libraries"] if library.get("version")}


def find_unloaded(data: Data) -> Iterator[Problem]:
    """Report libraries that cannot be used.

    All missing libraries are listed in a single note, except the driver and the compiler.
    """
    missing = [library["title"] for library in data["libraries"] if not has_section(library)]
    if missing and _has_libraries():
        titles = ", ".join(title.removesuffix(" library") for title in missing)
        advice = "the error raised by a call lists the places searched and the package to install."
        yield "note", f"Optional libraries not found: {titles}.", advice
    for library in filter(has_section, data["libraries"]):
        error = library.get("error")
        if not error:
            continue
        if library["module"] == "driver":
            severity = "error"
        else:
            severity = "note" if error["type"] == "LibraryNotFoundError" else "warning"
        hint = error["hint"]
        if any(PLACEHOLDER in attempt["message"] for attempt in error["attempts"]):
            hint = f"remove its directory from LD_LIBRARY_PATH, and if none is found then: {hint}"
        yield severity, error["summary"], hint


def find_uninitialized(data: Data) -> Iterator[Problem]:
    """Report that cuInit failed or found no device."""
    devices = data["devices"]
    if not devices:
        reason = data["failed"].get("devices", "")
        yield "error", f"Querying the driver's devices failed: {reason}", "update the driver."
        return
    status = devices.get("status")
    if status is None:  # there is no driver, which another rule reports
        return
    if status == 0:
        if not devices["devices"]:
            advice = causes.STATUSES[causes.NO_DEVICE].advice
            yield "warning", "cuInit succeeded, but found no device.", advice
        return
    known_status = causes.STATUSES.get(status)
    problem = f"cuInit failed with {devices['name']} ({status})"
    problem += f": {known_status.cause}." if known_status else "."
    if platform() == "linux" and data["system"] and not data["system"].get("kernel_module"):
        problem += f" The NVIDIA kernel module is not loaded (no {facts.KERNEL})."
    advice = causes.get_advice(status, data["environment"]) or _OTHER_ADVICE
    yield "error", problem, advice


def find_closed(data: Data) -> Iterator[Problem]:
    """Report device files that are missing or that this user cannot open, if the driver does not work."""
    container = data["system"]["container"]
    files = data["system"]["device_files"]  # maps each path to "usable" or an error
    kernel = data["system"]["kernel_module"] or ""
    is_working = data["devices"].get("status") == 0
    has_other_files = "WSL" in kernel or "Jetson" in kernel
    if not files or is_working or has_other_files:
        return
    closed = [f"{file} ({result})" for file, result in files.items() if result in REFUSED]
    missing = [file for file in NEEDED_FILES if files[file] not in ("usable", *REFUSED)]
    missing_text = " and no ".join(missing)
    if closed:
        yield (
            "error",
            f"This user can't open {', '.join(closed)}.",
            "add the user to the group that `ls -l /dev/nvidia*` shows, and log in again; "
            "in a container, run as its user.",
        )
    elif missing and container:
        problem = f"This container has no GPU: no {missing_text}."
        yield "error" if kernel else "warning", problem, facts.CONTAINERS[container]
    elif missing and kernel:
        problem = f"The NVIDIA kernel module is loaded, but there is no {missing_text}."
        yield "error", problem, "create the device files: `sudo nvidia-modprobe -u -c=0`."


def find_mismatched(data: Data) -> Iterator[Problem]:
    """Report a driver library that does not match the kernel module, and a runtime too new for the driver."""
    libraries = _find_versions(data)
    driver = libraries.get("driver", {})
    runtime = libraries.get("runtime", {})
    # For example, libcuda.so.550.54.14, and "NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.14".
    library_match = re.search(r"\.so\.(\d+\.[\d.]+)$", os.path.realpath(driver.get("path") or ""))
    kernel_match = re.search(r"Module\D* (\d+\.[\d.]+)", data["system"]["kernel_module"] or "")
    has_failed = data["devices"].get("status")
    if has_failed and library_match and kernel_match:
        library_release, kernel_release = library_match[1], kernel_match[1]
        if library_release != kernel_release:
            problem = f"The driver library is from release {library_release}, "
            problem += f"but the kernel module is from release {kernel_release}."
            if data["system"]["container"]:
                advice = "remove the driver from the image: the host's driver is mounted."
            else:
                advice = "reboot, or reload the kernel module."
            yield "error", problem, advice
    if driver and runtime:
        cause = causes.compare_runtime(runtime["version"], driver["version"])
        if cause:
            advice = f"{cause.advice} Until then its calls fail with cudaErrorInsufficientDriver."
            yield "warning", cause.problem, advice


def find_new_ptx(data: Data) -> Iterator[Problem]:
    """Report an NVRTC whose PTX may be too new for the driver (CUDA compatibility guide)."""
    libraries = _find_versions(data)
    driver_version = libraries.get("driver", {}).get("version")
    nvrtc_version = libraries.get("nvrtc", {}).get("version")
    if driver_version and nvrtc_version:
        cause = causes.compare_compiler(nvrtc_version, driver_version)
        if cause:
            yield "warning", cause.problem, cause.advice


def find_old_driver(data: Data) -> Iterator[Problem]:
    """Report a driver that is older than cudyn's oldest headers. It may lack declared functions."""
    driver = _find_versions(data).get("driver", {})
    oldest = driver.get("oldest_known")
    if oldest and driver["version"] < oldest:
        problem = f"The driver supports CUDA {show(driver['version'])}, "
        problem += f"but cudyn's oldest headers are from {show(oldest)}: "
        problem += "calls to functions that the driver lacks raise an exception."
        yield "warning", problem, "update the driver."


def find_old_linker(data: Data) -> Iterator[Problem]:
    """Report an nvJitLink that cannot link NVRTC's code: it is older, or its major version is different."""
    libraries = _find_versions(data)
    linker = libraries.get("nvjitlink", {}).get("version")
    nvrtc = libraries.get("nvrtc", {}).get("version")
    if linker and nvrtc and (linker < nvrtc or linker[0] != nvrtc[0]):
        problem = f"nvJitLink {show(linker)} can't link everything that NVRTC {show(nvrtc)} compiles"
        yield "warning", f"{problem}: it fails with NVJITLINK_ERROR_INTERNAL.", advise_one_release(nvrtc[0])


def find_foreign_driver(data: Data) -> Iterator[Problem]:
    """Report a libcuda that is part of a container image and hides the host's driver."""
    container = data["system"]["container"]
    if container and data["system"].get("driver_in_image") and data["devices"].get("status"):
        path = _find_versions(data).get("driver", {}).get("path")
        problem = f"{path} is part of this container's image, and not the host's driver that is mounted."
        yield "warning", problem, f"remove it from the image; {facts.CONTAINERS[container]}"


def find_several(data: Data) -> Iterator[Problem]:
    """Report libraries of which this process has loaded several copies."""
    used_paths = {library["module"]: library.get("path") for library in data["libraries"]}
    for info in catalog.find_all():
        files = data["mapped"].get(info.name, [])
        # On WSL, one libcuda opens the other, so these files count as one copy.
        wsl_files = [file for file in files if file.startswith(_WSL)]
        copy_count = len(files) - len(wsl_files) + min(len(wsl_files), 1)
        if copy_count <= 1:
            continue
        descriptions = [
            f"{file} (used by cudyn)" if file == used_paths.get(info.name) else file for file in files
        ]
        problem = f"{len(files)} copies of the {info.title} are loaded in this process: "
        problem += f"{', '.join(descriptions)}. An object of one copy can't be used with another copy."
        advice = "import the package that brings its own copy before cudyn, which then uses that one, or "
        advice += f"name one file in {info.variable}."
        yield "warning", problem, advice


def find_ignored(data: Data) -> Iterator[Problem]:
    """Report directories that were added to LD_LIBRARY_PATH too late."""
    if platform() != "linux":
        return
    effective = {os.path.normpath(folder) for folder in dl.read_search_path()}
    folders = search.split_library_path(data["environment"])
    # Relative paths, and paths that contain variables such as $ORIGIN, are not checked.
    usable = [
        folder for folder in folders if os.path.isdir(folder) and os.path.isabs(folder) and "$" not in folder
    ]
    ignored = [folder for folder in usable if os.path.normpath(folder) not in effective]
    if ignored:
        problem = f"LD_LIBRARY_PATH has {', '.join(ignored)}, but the system loader ignores it: "
        problem += "it was set or created after this process had started."
        yield "warning", problem, "set it before Python starts, or name files in the CUDYN_ variables."


def find_newer(data: Data) -> Iterator[Problem]:
    """Report libraries whose major version is newer than cudyn's tables."""
    for library in _find_versions(data).values():
        version = library["version"]
        newest = library.get("newest_known")
        if not newest or version[0] <= newest[0]:
            continue
        problem = f"The {library['title']} {show(version)} has a later major version "
        problem += "than cudyn's newest headers "
        problem += f"({show(newest)})"
        if library["proven"]:
            reason = "its symbols have versions or have never changed, so cudyn calls it."
            yield "note", f"{problem}: {reason}", "update cudyn to use its new functions."
        else:
            reason = "its symbols have no versions, so cudyn does not call it unless you choose a level"
            yield "warning", f"{problem}: {reason} ({library['module']}.api(version)).", "update cudyn."


def find_passed_over(data: Data) -> Iterator[Problem]:
    """Report a toolkit in CUDA_HOME whose files are not used, because of their major version."""
    libraries = _find_versions(data)
    for variable in ("CUDA_HOME", "CUDA_PATH"):
        root = data["environment"].get(variable, "")
        if os.path.isabs(root):
            yield from _find_unused_libraries(variable, root, libraries)
            yield from _find_unused_headers(variable, root, libraries)


def _find_unused_libraries(variable: str, root: str, libraries: dict[str, Data]) -> Iterator[Problem]:
    """Report libraries in a toolkit for a different major version of CUDA than the libraries that are used.

    Args:
        variable: The environment variable that names the toolkit.
        root: The value of the variable.
        libraries: The result of `_find_versions`.
    """
    for module, library in libraries.items():
        info = catalog.find(module)
        toolkit_files = list(search.list_in_toolkit(info, root, search.this_system()))
        if not toolkit_files:
            continue
        toolkit_file = toolkit_files[0]
        path = library.get("path") or ""
        toolkit_major = find_library_major(info, toolkit_file)
        major = find_library_major(info, path)
        if toolkit_major is None or major is None or toolkit_major == major:
            continue
        problem = f"{variable} is {root}, but the {info.title} of CUDA {major} at {path} "
        problem += f"({library['found_by']}) is found before it. "
        problem += f"{toolkit_file} is for CUDA {toolkit_major}."
        advice = f"set {info.variable}={toolkit_file} to use it, or unset {variable}."
        yield "warning", problem, advice


def _find_unused_headers(variable: str, root: str, libraries: dict[str, Data]) -> Iterator[Problem]:
    """Report headers in a toolkit for a different major version of CUDA than NVRTC.

    The parameters are the same as for `_find_unused_libraries`.
    """
    nvrtc_version: Any = libraries.get("nvrtc", {}).get("version")
    if not nvrtc_version:
        return
    # The values of CUDA_VERSION in the headers. 12040 stands for 12.4.
    header_versions = get_versions([os.path.join(root, "include")])
    header_majors = {version // 1000 for version in header_versions}
    if header_versions and nvrtc_version[0] not in header_majors:
        newest = max(header_versions)
        major, minor = newest // 1000, newest % 1000 // 10
        problem = f"{variable} is {root}, but NVRTC {show(nvrtc_version)} does not use its headers, "
        problem += f"because they are from CUDA {major}.{minor}."
        advice = f'use NVRTC {major} (CUDYN_NVRTC, or pip install "cudyn[cu{major}]"), '
        yield "warning", problem, f"{advice}or unset {variable}."


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
    find_passed_over,
)
