"""Architectures: their names, those of devices, and those that a compiler supports.

CUDYN_ARCH  the architecture to compile for where no device can be asked, such as "sm_90"; also "native"
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from ... import driver
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.search import platform
from ..._errors import CudaError, CudynError, LoadError
from .compiler import get_compiler

_ARCH = re.compile(r"(sm|compute|lto)_(\d+)[af]?")
_KINDS = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}
_LISTS = ("native", "all", "all-major")  # nvcc's words for lists


def choose_kind(arch: str, to: str | None) -> str:
    """Return the kind of code for an architecture: the one in its name or, except for a fatbin, `to`.

    ValueError: it is not the name of an architecture, or `to` can't be made for it.
    """
    match = _ARCH.fullmatch(arch)
    if not match:
        raise ValueError(f"arch={arch!r}: expected an architecture such as 'sm_90' or 'compute_90'")
    own = _KINDS[match[1]]
    kind = own if to in (None, "fatbin") else str(to)
    if (own, to) == ("cubin", None):
        kind = loading.backend.code
    if kind == "cubin" and own != "cubin":
        raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
    if own == "ltoir" and kind != "ltoir":
        raise ValueError(f"{arch} is for LTO-IR, which can't be {kind}")
    return kind


def choose_kinds(arch: str, to: str | Sequence[str] | None) -> list[str]:
    """Return the kinds of code for an architecture, of one kind or several. Raises as `choose_kind` does."""
    return [choose_kind(arch, each) for each in ([to] if to is None or isinstance(to, str) else to)]


def get_compute_capability(device: int) -> tuple[int, int]:
    """Return the compute capability of a CUdevice, such as (9, 0). Raises DriverError or LoadError."""
    return (
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device),
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device),
    )


def name_arch(capability: tuple[int, int]) -> str:
    """Return the architecture of a compute capability, such as "sm_90"."""
    return "sm_{}{}".format(*capability)


def is_list(arch: str) -> bool:
    """Return whether this is one of nvcc's words for a list of architectures."""
    return arch in _LISTS


def expand_native(arches: Sequence[str]) -> list[str]:
    """Return architectures with "native" replaced by CUDYN_ARCH or those of the devices in this process.

    Raises the error of the driver if there is no device.
    """
    expanded = []
    for arch in arches:
        if arch != "native":
            expanded.append(arch)
        else:
            wanted = _get_wanted()
            expanded += [wanted] if wanted else _list_devices(every=True)
    return expanded


def expand(arches: Sequence[str], to: str | Sequence[str] | None, supported: Sequence[str]) -> list[str]:
    """Return architectures with "all" and "all-major" replaced by their lists.

    to         kind of code. For code to run (`None`, "fatbin") both lists end with the PTX of the newest
               major, for future devices, as with nvcc
    supported  architectures that the compiler supports, such as "90", in ascending order. "all-major" is
               those with a minor version of 0, and the oldest
    """
    expanded = []
    for arch in arches:
        if arch not in ("all", "all-major"):
            expanded.append(arch)
            continue
        majors = [number for number in supported if number.endswith("0")]
        chosen = supported if arch == "all" else dict.fromkeys([supported[0], *majors])
        expanded += [f"sm_{number}" for number in chosen]
        expanded += [f"compute_{majors[-1]}"] if to in (None, "fatbin") else []
    return expanded


def get_device_arch() -> str:
    """Return CUDYN_ARCH or, if it is not set, the architecture of this thread's current context or, without
    one, of the first device.

    The driver's LoadError or DriverError, with the architectures that the compiler supports: no device.
    """
    return _get_wanted() or _list_devices(every=False)[0]


def _list_devices(every: bool) -> list[str]:
    """The architectures of the devices, each once, in their order; or that of the one to compile for."""
    try:
        driver.cuInit(0)
        if every:
            devices = [driver.cuDeviceGet(ordinal) for ordinal in range(driver.cuDeviceGetCount())]
        else:
            devices = [driver.cuCtxGetDevice() if driver.cuCtxGetCurrent() else driver.cuDeviceGet(0)]
        return list(dict.fromkeys(name_arch(get_compute_capability(device)) for device in devices))
    except CudynError as error:
        raise _no_device(error) from None


def _no_device(error: CudynError) -> CudynError:
    """Return the driver's error with the advice for users who only want to compile."""
    compiler = get_compiler()
    more = ""
    try:
        known = ", ".join(f"sm_{number}" for number in compiler.get_supported())
        supported = f"{compiler.name} supports {known}"
    except LoadError as missing:
        supported = f"{compiler.name} was not found either"
        if platform() == "darwin":
            more = f"\n{missing.summary}\nWhat to do: {missing.hint}"
    advice = f"To compile only, pass arch=... or set CUDYN_ARCH; {supported}.{more}"
    if isinstance(error, LoadError):
        library, summary, attempts, hint, *rest = error.args
        hint = "\n".join(filter(None, (hint, advice)))
        return type(error)(library, f"No GPU to compile for: {summary}", attempts, hint, *rest)
    return error.with_notes(advice) if isinstance(error, CudaError) else error


def _get_wanted() -> str:
    """CUDYN_ARCH, or "". ValueError: it is not one architecture."""
    wanted = os.environ.get("CUDYN_ARCH", "")
    if wanted and not _ARCH.fullmatch(wanted):
        raise ValueError(f"CUDYN_ARCH={wanted!r}: expected one architecture such as 'sm_90' or 'compute_90'")
    return wanted
