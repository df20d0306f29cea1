"""What works on this machine, what does not, and what to do about it: `cudyn.report()`, `python -m cudyn`.

Nothing here raises: every section is made on its own, and one that fails says so in its place. Asking is
explicit, so unlike the rest of cudyn it opens every library and calls cuInit.
"""

from __future__ import annotations

import importlib
import os
import re
import sys

from .._library.library import parse
from .._library.module import LibraryModule
from .._loading import catalog, loader, search
from .._loading.loader import STUB
from .._loading.search import platform
from ..errors import LoadError, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    Data = dict[str, Any]

_WIDTH = 100
_VARIABLES = (
    *(row.variable for row in catalog.ROWS),
    *("LD_LIBRARY_PATH", "CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "CUDA_VISIBLE_DEVICES"),
    *("NVIDIA_DRIVER_CAPABILITIES", "NVIDIA_VISIBLE_DEVICES"),  # of containers
)
_MAPS = "/proc/self/maps"
_KERNEL = "/proc/driver/nvidia/version"  # what the kernel module says of itself
# Where there is no such module, and none is needed.
_OTHER_KERNELS = {
    "/dev/dxg": "that of Windows, through /dev/dxg (WSL)",
    "/sys/module/nvgpu": "nvgpu (Jetson)",
    "/dev/nvhost-gpu": "nvgpu (Jetson)",
}
_WSL = "/usr/lib/wsl/"  # lib/ has libraries that open the ones of the Windows driver, in drivers/

# What to do about a status of cuInit (CUDA driver API manual, CUresult). The others have the general advice.
_ADVICE = {
    3: "call it from the process that uses CUDA, not from a fork of one that did.",
    100: (
        "check that `nvidia-smi` lists a GPU; in a container ask for GPU access (`docker run --gpus all`); "
        "without a GPU, types, constants and kernel compilation still work."
    ),
    802: "start the daemons that this machine needs (Fabric Manager on NVSwitch systems), then try again.",
    803: "reboot, or reload the kernel module: it is not of the same release as the driver library.",
    804: "take the forward compatibility package (cuda-compat) out of LD_LIBRARY_PATH: not for this GPU.",
}


class Report:
    """What was found: str() is meant to be read, .data is the same as plain JSON types.

    data: system, cudyn, libraries, devices, mapped, environment, problems, usable; a section that could not
    be made is None there, and `failed` says why.
    """

    def __init__(self, data: Data) -> None:
        self.data = data

    @property
    def usable(self) -> bool:
        """Is the driver loaded and did cuInit succeed?"""
        return bool(self.data.get("usable"))

    def __str__(self) -> str:
        lines: list[str] = []
        for name, section in _TEXTS:
            try:
                made = list(_failure(self.data, name) if self.data.get(name) is None else section(self.data))
            except Exception as error:
                made = [f"{name}: could not be shown ({_named(error)})"]
            lines += [""] * bool(made and lines) + made
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<cudyn report: driver {'usable' if self.usable else 'not usable'}; print() shows it>"


def report() -> Report:
    """Look at this machine and this process. Opens every library, calls cuInit, never raises."""
    data: Data = {"failed": {}}
    sections: tuple[tuple[str, Callable[[Data], object]], ...] = (
        ("system", _system),
        ("cudyn", _cudyn),
        ("libraries", _libraries),
        ("devices", _devices),
        ("mapped", _mapped),
        ("environment", _environment),
        ("problems", _problems),
        ("usable", _usable),
    )
    for name, make in sections:
        try:
            data[name] = make(data)
        except Exception as error:
            data[name] = None
            data["failed"][name] = _named(error)
    return Report(data)


# --- the sections


def _system(_: Data) -> Data:
    import platform as system

    return {
        "platform": system.platform(),
        "python": f"{system.python_version()} ({system.python_implementation()})",
        "executable": sys.executable,
        "kernel_module": _kernel_module(),
    }


def _kernel_module() -> str | None:
    try:
        with open(_KERNEL, encoding="utf-8", errors="replace") as file:
            return file.readline().strip() or None
    except OSError:
        return next((name for path, name in _OTHER_KERNELS.items() if os.path.exists(path)), None)


def _cudyn(_: Data) -> Data:
    from .. import __version__

    releases = _module(catalog.DRIVER)._view.library.releases
    return {"version": __version__, "path": os.path.dirname(__file__), "releases": list(releases)}


def _module(row: catalog.Row) -> LibraryModule:
    module = importlib.import_module(f"cudyn.{row.module}")
    assert isinstance(module, LibraryModule)
    return module


def _libraries(_: Data) -> list[Data]:
    found = []
    for row in catalog.ROWS:
        try:
            found.append(_library(row))
        except Exception as error:
            found.append({"module": row.module, "title": row.title, "failed": _named(error)})
    return found


def _library(row: catalog.Row) -> Data:
    library = _module(row)._view.library
    outcome = library.outcome
    oldest, newest = (library.version_at(library.releases[i]) for i in (0, -1))
    return {
        "module": row.module,
        "title": row.title,
        "available": outcome.handle is not None,
        "version": list(outcome.version) if outcome.version else None,
        "newest_known": list(newest) if newest > oldest else None,  # None: no header tells it
        "proven": library.is_proven(outcome),
        "path": outcome.path,
        "found_by": outcome.origin or None,
        "symbols": len(outcome.symbols),
        "symbols_in_table": len(library.tables.FUNCTIONS),
        "error": _error(outcome.error) if outcome.error is not None else None,
    }


def _error(error: LoadError) -> Data:
    return {
        "type": type(error).__name__,
        "summary": error.summary,
        "attempts": [
            {"candidate": a.candidate, "origin": a.origin, "message": a.message} for a in error.attempts
        ],
        "hint": error.hint,
    }


def _devices(_: Data) -> Data:
    """The status of cuInit, None where it can't be called; the devices, each as far as it answers."""
    driver = _module(catalog.DRIVER)
    found: Data = {"status": None, "name": None, "description": None, "devices": []}
    if not driver.available:
        return found
    status = driver.raw.cuInit(0)
    failure = driver._view.failure(status, "cuInit", ())
    found.update(status=int(status), name=failure.name, description=failure.description)
    if status == 0:
        count = driver.cuDeviceGetCount()
        found["devices"] = [_device(driver, ordinal) for ordinal in range(count)]
    return found


def _device(driver: LibraryModule, ordinal: int) -> Data:
    found: Data = {"ordinal": ordinal}
    try:
        device = driver.cuDeviceGet(ordinal)
        found["name"] = driver.cuDeviceGetName(device)
        found["compute_capability"] = [
            driver.cuDeviceGetAttribute(attribute, device)
            for attribute in (
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        ]
        found["memory"] = driver.cuDeviceTotalMem(device)
    except Exception as error:
        found["failed"] = _named(error)
    return found


def _mapped(_: Data) -> Data | None:
    """Per library, the files of its name that this process has mapped; None where the system does not say."""
    if platform() != "linux":
        return {}
    with open(_MAPS, encoding="utf-8", errors="surrogateescape") as file:
        files = [fields[5].rstrip("\n") for line in file if len(fields := line.split(None, 5)) == 6]
    return {row.module: copies(row, files) for row in catalog.ROWS}


def copies(row: catalog.Row, files: Sequence[str]) -> list[str]:
    """The files that are this library, whatever its version, each once.

    Also under the names that auditwheel makes: libnvrtc-672ee683.so.11.2 in PyTorch's older wheels.
    """
    stems = {re.escape(name.partition(".so")[0]) for _, name in row.files["linux"]}
    name = re.compile(rf"(?:{'|'.join(sorted(stems))})(?:-[0-9a-f]{{8}})?\.so(?:\.\d+)*(?: \(deleted\))?")
    return sorted({file for file in files if file.startswith("/") and name.fullmatch(os.path.basename(file))})


def _environment(_: Data) -> dict[str, str]:
    return {name: os.environ[name] for name in _VARIABLES if name in os.environ}


def _usable(data: Data) -> bool:
    return any(
        library["module"] == catalog.DRIVER.module and library.get("available")
        for library in data["libraries"] or ()
    ) and ((data["devices"] or {}).get("status") == 0)


# --- what is wrong


def _problems(data: Data) -> list[dict[str, str]]:
    """Each with its weight (error, warning or note), what it is and what to do; the errors first."""
    found = []
    checks: tuple[Callable[[Data], Iterator[tuple[str, str, str]]], ...]
    checks = (_not_loaded, _not_initialized, _too_new, _several, _ignored, _older, _newer)
    for check in checks:
        try:
            found += list(check(data))
        except Exception as error:
            name = check.__name__.strip("_")
            found.append(
                ("warning", f"The check {name!r} could not be made: {_named(error)}", "report this.")
            )
    weights = ("error", "warning", "note")
    found.sort(key=lambda problem: weights.index(problem[0]))
    return [{"weight": weight, "problem": problem, "advice": advice} for weight, problem, advice in found]


def _is_asked_for(library: Data) -> bool:
    """Is it worth a section of its own? A library that is nowhere is, if it is the driver or the compiler."""
    error = library.get("error")
    nowhere = error is not None and error["type"] == "LibraryNotFoundError"
    return not nowhere or library["module"] in (catalog.DRIVER.module, catalog.NVRTC.module)


def _not_loaded(data: Data) -> Iterator[tuple[str, str, str]]:
    nowhere = [library for library in data["libraries"] or () if not _is_asked_for(library)]
    if nowhere:
        titles = ", ".join(library["title"].removesuffix(" library") for library in nowhere)
        yield (
            "note",
            f"Not found, and needed only where it is called: {titles}.",
            "the error of a call says where one was looked for and what has it.",
        )
    for library in data["libraries"] or ():
        if not _is_asked_for(library):
            continue
        error = library.get("error")
        if "failed" in library:
            yield (
                "error",
                f"The {library['title']} could not be looked at: {library['failed']}",
                "report this.",
            )
        elif error:
            weight = "error" if library["module"] == catalog.DRIVER.module else "note"
            if weight == "note" and error["type"] != "LibraryNotFoundError":
                weight = "warning"
            hint = error["hint"]
            if any(STUB in attempt["message"] for attempt in error["attempts"]):
                hint = f"take the folder with the stub out of LD_LIBRARY_PATH, and if nothing is left: {hint}"
            yield weight, error["summary"], hint


def _not_initialized(data: Data) -> Iterator[tuple[str, str, str]]:
    devices = data["devices"]
    if devices is None:
        why = data["failed"].get("devices", "")
        yield "error", f"Asking the driver for its devices failed: {why}", "update the driver."
        return
    status = devices["status"]
    if status in (None, 0):
        if status == 0 and not devices["devices"]:
            yield "warning", "cuInit succeeded, but there is no device.", _ADVICE[100]
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
        problem += f" The NVIDIA kernel module is not loaded (no {_KERNEL})."
    yield "error", problem, advice


def _too_new(data: Data) -> Iterator[tuple[str, str, str]]:
    """PTX of a newer NVRTC: CUDA_ERROR_UNSUPPORTED_PTX_VERSION (CUDA compatibility guide)."""
    versions = {
        x["module"]: (x["version"][0], x["version"][1]) for x in data["libraries"] or () if x.get("version")
    }
    driver, nvrtc = versions.get(catalog.DRIVER.module), versions.get(catalog.NVRTC.module)
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


def _several(data: Data) -> Iterator[tuple[str, str, str]]:
    for row in catalog.ROWS:
        files = (data["mapped"] or {}).get(row.module, [])
        used = next((x.get("path") for x in data["libraries"] or () if x["module"] == row.module), None)
        if len(_apart(row, files)) > 1:
            listed = ", ".join(f"{file}{' (used by cudyn)' if file == used else ''}" for file in files)
            yield (
                "warning",
                f"{len(files)} copies of the {row.title} are loaded in this process: {listed}. "
                "What one of them creates can't be used with the other.",
                "import the package that brings its own copy before cudyn, which then uses that one, or "
                f"name one file in {row.variable}.",
            )
        for file in files:
            if file.endswith(" (deleted)"):
                name = file.removesuffix(" (deleted)")
                what = f"{name} was replaced or removed since this process loaded it."
                yield "warning", what, "restart the process."


def _apart(row: catalog.Row, files: Sequence[str]) -> list[str]:
    """The files that are copies of their own: of WSL's two libcuda one opens the other."""
    wsl = [file for file in files if row.of_driver and file.startswith(_WSL)]
    return [file for file in files if file not in wsl[1:]]


def _ignored(data: Data) -> Iterator[tuple[str, str, str]]:
    """Folders that were put in LD_LIBRARY_PATH too late."""
    if platform() != "linux":
        return
    known = {os.path.normpath(folder) for folder in loader.search_path()}
    wanted = search.library_path(data["environment"] or {})
    late = [f for f in wanted if os.path.isabs(f) and os.path.isdir(f) and os.path.normpath(f) not in known]
    late = [folder for folder in late if "$" not in folder]
    if late:
        yield (
            "warning",
            f"LD_LIBRARY_PATH has {', '.join(late)}, where the system loader does not look: set, or made, "
            "after this process had started.",
            "set it before Python starts, or name files in the CUDYN_ variables.",
        )


def _older(data: Data) -> Iterator[tuple[str, str, str]]:
    releases = (data["cudyn"] or {}).get("releases") or []
    for library in data["libraries"] or ():
        version = library.get("version")
        if library["module"] != catalog.DRIVER.module or not version or not releases:
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


def _newer(data: Data) -> Iterator[tuple[str, str, str]]:
    """A major that came after the tables."""
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


# --- as text


def _cudyn_text(data: Data) -> Iterator[str]:
    cudyn = data["cudyn"]
    yield f"cudyn {cudyn['version']}, headers of CUDA {cudyn['releases'][0]} to {cudyn['releases'][-1]}"
    yield _plain(f"  at {cudyn['path']}")


def _system_text(data: Data) -> Iterator[str]:
    system = data["system"]
    yield "System"
    rows = {"platform": system["platform"], "python": f"{system['python']} at {system['executable']}"}
    if platform() == "linux":
        rows["kernel"] = system["kernel_module"] or "no NVIDIA kernel module loaded"
    yield from _table(rows)


def _libraries_text(data: Data) -> Iterator[str]:
    for i, library in enumerate(filter(_is_asked_for, data["libraries"])):
        if i:
            yield ""
        title, version = library["title"], library.get("version")
        if "failed" in library:
            yield f"{title}: could not be looked at ({library['failed']})"
        elif library["error"] is not None:
            yield f"{title}: not usable"
            yield from _wrapped(library["error"]["summary"], "  ")
            for attempt in library["error"]["attempts"]:
                yield _plain(f"  - {attempt['candidate']} ({attempt['origin']})")
                yield _plain(f"      {attempt['message'].removeprefix(attempt['candidate'] + ': ')}")
        else:
            yield f"{title}: {show(version) if version else 'unknown version'}"
            count = f"{library['symbols']} of the {library['symbols_in_table']} in the table"
            yield from _table(
                {"path": library["path"] or "unknown", "found by": library["found_by"], "symbols": count}
            )


def _devices_text(data: Data) -> Iterator[str]:
    devices = data["devices"]
    if devices["status"] is None:
        yield "Devices: not asked, there is no driver"
        return
    if devices["status"]:
        yield f"Devices: cuInit failed with {devices['name']} ({devices['status']})"
        yield from _wrapped(devices["description"], "  ")
        return
    yield f"Devices: {len(devices['devices'])}"
    rows = {}
    for device in devices["devices"]:
        parts = [device.get("name", "")]
        if "compute_capability" in device:
            parts.append(f"compute capability {'.'.join(map(str, device['compute_capability']))}")
        if "memory" in device:
            parts.append(f"{device['memory'] / 2**30:.1f} GiB")
        if "failed" in device:
            parts.append(device["failed"])
        rows[str(device["ordinal"])] = ", ".join(filter(None, parts))
    yield from _table(rows)


def _mapped_text(data: Data) -> Iterator[str]:
    """Only what the sections above do not show: a second file."""
    files = {
        file: row.module
        for row in catalog.ROWS
        if len(_apart(row, data["mapped"].get(row.module, ()))) > 1
        for file in data["mapped"][row.module]
    }
    if files:
        yield "Loaded more than once in this process"
        yield from (_plain(f"  {module}  {file}") for file, module in files.items())


def _environment_text(data: Data) -> Iterator[str]:
    if data["environment"]:
        yield "Environment"
        yield from _table(data["environment"])


def _problems_text(data: Data) -> Iterator[str]:
    yield "The driver is usable." if data.get("usable") else "The driver is not usable."
    for problem in data["problems"]:
        yield from _wrapped(f"{problem['weight']}: {problem['problem']}", "  ", "    ")
        yield from _wrapped(f"-> {problem['advice']}", "    ", "       ")


_TEXTS: tuple[tuple[str, Callable[[Data], Iterator[str]]], ...] = (
    ("cudyn", _cudyn_text),
    ("system", _system_text),
    ("libraries", _libraries_text),
    ("devices", _devices_text),
    ("mapped", _mapped_text),
    ("environment", _environment_text),
    ("problems", _problems_text),
)


def _failure(data: Data, name: str) -> Iterator[str]:
    yield _plain(
        f"{name.capitalize()}: could not be found out ({data.get('failed', {}).get(name, 'no data')})"
    )


def _table(rows: Mapping[str, object]) -> Iterator[str]:
    width = max(map(len, rows), default=0)
    return (_plain(f"  {name:<{width}}  {_short(str(value)) or '(empty)'}") for name, value in rows.items())


def _wrapped(text: str, first: str, rest: str | None = None) -> list[str]:
    import textwrap

    rest = first if rest is None else rest
    return textwrap.wrap(
        _plain(text),
        _WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,  # a path stays whole, to be copied
        break_on_hyphens=False,
    )


def _short(text: str, most: int = 400) -> str:
    return text if len(text) <= most else f"{text[:most]}... ({len(text)} characters)"


def _plain(text: str) -> str:
    """With what a terminal can't show written as in a Python string."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def _named(error: Exception) -> str:
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return type(error).__name__
