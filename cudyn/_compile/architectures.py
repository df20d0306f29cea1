"""Architectures: their names, those of devices, and those that NVRTC supports.

CUDYN_ARCH  the architecture of a device that is not installed, such as "sm_90": the default, and "native"
"""

from __future__ import annotations

import ctypes
import importlib
import os
import re

from .._errors import CudynError, LoadError
from .._loading.search import platform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_ARCH = re.compile(r"(sm|compute|lto)_(\d+)[af]?")
_KINDS = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}
_LISTS = ("native", "all", "all-major")  # nvcc's words for lists
_ELSEWHERE = (
    "compile on a Linux machine, which needs no GPU: cudyn.compile_many(jobs, executor), with an executor "
    "whose workers are there, keeps the results in the cache here. Everything else works here."
)


def choose_kind(arch: str, to: str | None) -> str:
    """Return the kind of code for an architecture: the one in its name or, except for a fatbin, `to`.

    ValueError: it is not the name of an architecture, or `to` can't be made for it.
    """
    found = _ARCH.fullmatch(arch)
    if not found:
        raise ValueError(f"arch={arch!r}: expected an architecture such as 'sm_90' or 'compute_90'")
    own = _KINDS[found[1]]
    kind = own if to in (None, "fatbin") else str(to)
    if kind == "cubin" and own != "cubin":
        raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
    if own == "ltoir" and kind != "ltoir":
        raise ValueError(f"{arch} is for LTO-IR, which can't be {kind}")
    return kind


def choose_kinds(arch: str, to: str | Sequence[str] | None) -> list[str]:
    """Return the kinds of code for an architecture, of one kind or several. Raises as `choose_kind` does."""
    return [choose_kind(arch, each) for each in ([to] if to is None or isinstance(to, str) else to)]


def get_number(arch: str) -> int:
    """Return the number in an architecture: 90 of sm_90a."""
    found = _ARCH.fullmatch(arch)
    return int(found[2]) if found else 0


def get_compute_capability(device: int) -> tuple[int, int]:
    """Return the compute capability of a CUdevice, such as (9, 0). Raises DriverError or LoadError."""
    driver: Any = importlib.import_module("cudyn.driver")
    return (
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device),
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device),
    )


def name_arch(capability: tuple[int, int]) -> str:
    """Return the architecture of a compute capability, such as "sm_90"."""
    return "sm_{}{}".format(*capability)


def is_list(arch: str) -> bool:
    """Is it one of nvcc's words for a list of architectures?"""
    return arch in _LISTS


def expand(arches: Sequence[str], to: str | Sequence[str] | None) -> list[str]:
    """Return architectures with nvcc's words replaced by their lists.

    native     those of the devices in this process, or CUDYN_ARCH
    all        every one that this NVRTC supports
    all-major  those of them with a minor number of 0, and the oldest
    to         the kind of code. If it is code to run (None, "fatbin"), "all" and "all-major" end with the
               PTX of the newest major, for future devices, as with nvcc

    ValueError: no device was found; LoadError: no NVRTC was found.
    """
    return [one for arch in arches for one in (_expand(arch, to) if is_list(arch) else [arch])]


def _expand(arch: str, to: str | Sequence[str] | None) -> list[str]:
    if arch == "native":
        return [_get_wanted()] if _get_wanted() else _list_devices()
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if not nvrtc.available:
        raise get_load_error()
    numbers = get_supported()
    majors = [number for number in numbers if number % 10 == 0]
    chosen = numbers if arch == "all" else sorted({numbers[0], *majors})
    return [f"sm_{number}" for number in chosen] + (
        [f"compute_{majors[-1]}"] if to in (None, "fatbin") else []
    )


def get_device_arch() -> str:
    """Return CUDYN_ARCH or, if it is not set, the architecture of this thread's current context or, without
    one, of the first device.

    ValueError, with the architectures that NVRTC supports: no device was found.
    """
    wanted = _get_wanted()
    if wanted:
        return wanted
    driver: Any = importlib.import_module("cudyn.driver")
    try:
        driver.cuInit(0)
        device = driver.cuCtxGetDevice() if driver.cuCtxGetCurrent() else driver.cuDeviceGet(0)
        return name_arch(get_compute_capability(device))
    except CudynError as error:
        raise _no_device(error) from None


def _list_devices() -> list[str]:
    """The architectures of the devices, each once, in the order of the devices."""
    driver: Any = importlib.import_module("cudyn.driver")
    try:
        driver.cuInit(0)
        devices = [driver.cuDeviceGet(ordinal) for ordinal in range(driver.cuDeviceGetCount())]
        return list(dict.fromkeys(name_arch(get_compute_capability(device)) for device in devices))
    except CudynError as error:
        raise _no_device(error) from None


def _no_device(error: CudynError) -> ValueError:
    why = str(error).splitlines()[0].rstrip(".")
    known = ", ".join(f"sm_{number}" for number in get_supported())
    hint = f"NVRTC supports {known}." if known else "NVRTC was not found either."
    if not known and not _has_compiler():
        missing = get_load_error()
        hint = f"{missing.summary}\nWhat to do: {missing.hint}"
    return ValueError(f"pass arch=... or set CUDYN_ARCH: no device to query ({why}). {hint}")


def get_load_error(note: str = "") -> LoadError:
    """Return the error for a missing NVRTC, with the remedy. note: additional advice."""
    error: LoadError = importlib.import_module("cudyn.nvrtc").load_error
    library, summary, attempts, hint, *more = error.args
    hint = hint if _has_compiler() else _ELSEWHERE
    return type(error)(library, summary, attempts, "\n".join(filter(None, (hint, note))), *more)


def _has_compiler() -> bool:
    """Is there an NVRTC for this system?"""
    return platform() in ("linux", "win32")


def _get_wanted() -> str:
    """CUDYN_ARCH, or "". ValueError: it is not one architecture."""
    wanted = os.environ.get("CUDYN_ARCH", "")
    if wanted and not _ARCH.fullmatch(wanted):
        raise ValueError(f"CUDYN_ARCH={wanted!r}: expected one architecture such as 'sm_90' or 'compute_90'")
    return wanted


def get_supported() -> list[int]:
    """Return the numbers of the architectures that NVRTC can compile for, such as 90; [] without an NVRTC."""
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if not nvrtc.available:
        return []
    found = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(found)
    return list(found)
