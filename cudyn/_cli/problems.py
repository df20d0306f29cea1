"""The problems of this machine, found from the facts of a report: a rule is a function of them.

A rule yields (weight, problem, advice); the weight is "error", "warning" or "note".
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence

from .._errors import show
from .._library.library import parse
from .._loading import catalog, dl, search
from .._loading.search import platform
from .._loading.versions import PLACEHOLDER
from . import access, facts
from .access import Data, Problem

_WSL = "/usr/lib/wsl/"  # lib/ has libraries that open the ones of the Windows driver, in drivers/

# Advice on statuses of cuInit (CUDA driver API manual, CUresult). Others get the general advice.
_ADVICE = {
    3: "call it from the process that uses CUDA, not from a fork of one that did.",
    100: (
        "check that `nvidia-smi` lists a GPU; in a container ask for GPU access (`docker run --gpus all`); "
        "without a GPU, types, constants and kernel compilation still work."
    ),
    802: "start the daemons that this machine needs (Fabric Manager on NVSwitch systems), then try again.",
    803: "reboot, or reload the kernel module: it is not of the same release as the driver library.",
    804: "remove the forward compatibility package (cuda-compat) from LD_LIBRARY_PATH: not for this GPU.",
}


def find_problems(data: Data) -> list[dict[str, str]]:
    """Apply every rule. Each problem has its weight, its text and the advice; errors come first."""
    found = []
    for name, rule in RULES.items():
        try:
            found += list(rule(data))
        except Exception as error:
            what = f"The check {name!r} could not be made: {facts.name_error(error)}"
            found.append(("warning", what, "report this."))
    weights = ("error", "warning", "note")
    found.sort(key=lambda problem: weights.index(problem[0]))
    return [{"weight": weight, "problem": problem, "advice": advice} for weight, problem, advice in found]


def is_asked_for(library: Data) -> bool:
    """Does it get a section of its own? Libraries that are not found do not, except driver and compiler."""
    error = library.get("error")
    nowhere = error is not None and error["type"] == "LibraryNotFoundError"
    return not nowhere or library["module"] in ("driver", "nvrtc")


def find_unloaded(data: Data) -> Iterator[Problem]:
    """Libraries that are not usable; not being found matters only for the driver and the compiler."""
    nowhere = [library for library in data["libraries"] or () if not is_asked_for(library)]
    if nowhere:
        titles = ", ".join(library["title"].removesuffix(" library") for library in nowhere)
        yield (
            "note",
            f"Optional libraries not found: {titles}.",
            "the error of a call names the places searched and the package to install.",
        )
    for library in data["libraries"] or ():
        if not is_asked_for(library):
            continue
        error = library.get("error")
        if "failed" in library:
            what = f"The {library['title']} could not be examined: {library['failed']}"
            yield "error", what, "report this."
        elif error:
            weight = "note" if error["type"] == "LibraryNotFoundError" else "warning"
            weight = "error" if library["module"] == "driver" else weight
            hint = error["hint"]
            if any(PLACEHOLDER in attempt["message"] for attempt in error["attempts"]):
                hint = f"remove its folder from LD_LIBRARY_PATH, and if none is found then: {hint}"
            yield weight, error["summary"], hint


def find_uninitialized(data: Data) -> Iterator[Problem]:
    """cuInit fails, or finds no device."""
    devices = data["devices"]
    if devices is None:
        why = data["failed"].get("devices", "")
        yield "error", f"Asking the driver for its devices failed: {why}", "update the driver."
        return
    status = devices["status"]
    if status in (None, 0):
        if status == 0 and not devices["devices"]:
            yield "warning", "cuInit succeeded, but found no device.", _ADVICE[100]
        return
    advice = _ADVICE.get(status, "see what the NVIDIA driver wrote to the kernel log (`dmesg`), then reboot.")
    hidden = (data["environment"] or {}).get("CUDA_VISIBLE_DEVICES")
    if status == 100 and hidden is not None:
        advice = f"unset CUDA_VISIBLE_DEVICES, which is {hidden!r} and may hide every GPU; or {advice}"
    given = (data["environment"] or {}).get("NVIDIA_VISIBLE_DEVICES")
    if status == 100 and given in ("", "none", "void"):
        advice = (
            f"give the container GPUs: NVIDIA_VISIBLE_DEVICES is {given!r}, which means none; or {advice}"
        )
    problem = f"cuInit failed with {devices['name']} ({status})."
    system = data["system"] or {}
    if platform() == "linux" and system and not system.get("kernel_module"):
        problem += f" The NVIDIA kernel module is not loaded (no {facts.KERNEL})."
    yield "error", problem, advice


def find_new_ptx(data: Data) -> Iterator[Problem]:
    """PTX of a newer NVRTC: CUDA_ERROR_UNSUPPORTED_PTX_VERSION (CUDA compatibility guide)."""
    versions = {
        x["module"]: (x["version"][0], x["version"][1]) for x in data["libraries"] or () if x.get("version")
    }
    driver, nvrtc = versions.get("driver"), versions.get("nvrtc")
    if driver and nvrtc and nvrtc > driver:
        cubin = "compile to CUBIN for the architecture of the GPU (-arch=sm_XX, nvrtcGetCUBIN)"
        if nvrtc[0] > driver[0]:  # "minor version compatibility" is all that NVIDIA promises
            cubin += "; NVIDIA promises that CUBIN loads within a major only"
        yield (
            "warning",
            f"NVRTC {show(nvrtc)} is newer than the driver, which is of CUDA {show(driver)}: "
            "PTX that it makes may be too new for this driver (CUDA_ERROR_UNSUPPORTED_PTX_VERSION).",
            f"{cubin}; or use NVRTC {show(driver)} or older; or update the driver.",
        )


def find_several(data: Data) -> Iterator[Problem]:
    """Several copies of a library, or one whose file was replaced."""
    for info in catalog.find_all():
        files = (data["mapped"] or {}).get(info.name, [])
        used = next((x.get("path") for x in data["libraries"] or () if x["module"] == info.name), None)
        if len(list_copies(info, files)) > 1:
            listed = ", ".join(f"{file}{' (used by cudyn)' if file == used else ''}" for file in files)
            yield (
                "warning",
                f"{len(files)} copies of the {info.title} are loaded in this process: {listed}. "
                "What one of them creates can't be used with the other.",
                "import the package that brings its own copy before cudyn, which then uses that one, or "
                f"name one file in {info.variable}.",
            )
        for file in files:
            if file.endswith(" (deleted)"):
                name = file.removesuffix(" (deleted)")
                what = f"{name} was replaced or removed since this process loaded it."
                yield "warning", what, "restart the process."


def list_copies(info: catalog.LibraryInfo, files: Sequence[str]) -> list[str]:
    """Return the files that are separate copies: of WSL's two libcuda one opens the other."""
    wsl = [file for file in files if info.of_driver and file.startswith(_WSL)]
    return [file for file in files if file not in wsl[1:]]


def find_ignored(data: Data) -> Iterator[Problem]:
    """Folders that were put in LD_LIBRARY_PATH too late."""
    if platform() != "linux":
        return
    known = {os.path.normpath(folder) for folder in dl.read_search_path()}
    wanted = search.split_library_path(data["environment"] or {})
    late = [f for f in wanted if os.path.isabs(f) and os.path.isdir(f) and os.path.normpath(f) not in known]
    late = [folder for folder in late if "$" not in folder]
    if late:
        yield (
            "warning",
            f"LD_LIBRARY_PATH has {', '.join(late)}, where the system loader does not look: set, or made, "
            "after this process had started.",
            "set it before Python starts, or name files in the CUDYN_ variables.",
        )


def find_older(data: Data) -> Iterator[Problem]:
    """A driver older than the headers."""
    releases = (data["cudyn"] or {}).get("releases") or []
    for library in data["libraries"] or ():
        version = library.get("version")
        if library["module"] != "driver" or not version or not releases:
            continue
        if tuple(version) < parse(releases[-1]):
            fitting = [release for release in releases if parse(release) <= tuple(version)]
            level = fitting[-1] if fitting else releases[0]
            yield (
                "note",
                f"The driver is of CUDA {show(version)}, older than cudyn's newest headers, "
                f"{releases[-1]}: functions introduced later raise SymbolNotFoundError when called.",
                f'ask driver.has(name), or use the names of an older release: driver.api("{level}").',
            )


def find_newer(data: Data) -> Iterator[Problem]:
    """A major newer than the tables."""
    for library in data["libraries"] or ():
        version, known = library.get("version"), library.get("newest_known")
        if not version or not known or version[0] <= known[0]:
            continue
        what = f"The {library['title']} {show(version)} is of a later major than cudyn's newest headers, "
        what += f"which know {show(known)}"
        if library["proven"]:
            how = "its symbols carry their versions or have never changed, so it is called as these say."
            yield "note", f"{what}: {how}", "update cudyn for what is new in it."
        else:
            how = "its symbols carry no version, so nothing of it is called unless a level is chosen"
            yield "warning", f"{what}: {how} ({library['module']}.api(version)).", "update cudyn."


RULES: dict[str, Callable[[Data], Iterator[Problem]]] = {
    "unloaded": find_unloaded,
    "uninitialized": find_uninitialized,
    "closed": access.find_closed,
    "mismatched": access.find_mismatched,
    "new PTX": find_new_ptx,
    "several": find_several,
    "ignored": find_ignored,
    "older": find_older,
    "newer": find_newer,
}
