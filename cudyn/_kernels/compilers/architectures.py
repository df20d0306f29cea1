"""Architectures: their names, those of devices, and those that a compiler supports.

CUDYN_ARCH  the architecture to compile for where no device can be asked, such as "sm_90"; also "native"
"""

from __future__ import annotations

import importlib
import os
import re
from typing import TYPE_CHECKING, Any

from ..._bindings.libraries import load as loading
from ..._bindings.libraries.search import platform
from ..._errors import CudaError, CudynError, LoadError
from .compiler import get_compiler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .clang.compiler import Clang
    from .nvrtc.compiler import Nvrtc

_ARCH = re.compile(r"(sm|compute|lto)_(\d+)[af]?")
_KINDS = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}
_LISTS = ("native", "all", "all-major")  # nvcc's words for lists


def choose_kind(arch: str, to: str | None) -> str:
    """Return the kind of code for an architecture: the one in its name or, except for a fatbin, `to`.

    ValueError: it is not the name of an architecture, or `to` can't be made for it.
    """
    found = _ARCH.fullmatch(arch)
    if not found:
        raise ValueError(f"arch={arch!r}: expected an architecture such as 'sm_90' or 'compute_90'")
    own = _KINDS[found[1]]
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


def expand(
    arches: Sequence[str], to: str | Sequence[str] | None, compiler: Nvrtc | Clang | None = None
) -> list[str]:
    """Return architectures with nvcc's words replaced by their lists.

    native     those of the devices in this process, or CUDYN_ARCH
    all        every one that the compiler supports
    all-major  those of them with a minor number of 0, and the oldest
    to         the kind of code. If it is code to run (None, "fatbin"), "all" and "all-major" end with the
               PTX of the newest major, for future devices, as with nvcc
    compiler   None: the default

    ValueError: no device was found; LoadError: no compiler was found.
    """
    return [one for arch in arches for one in (_expand(arch, to, compiler) if is_list(arch) else [arch])]


def _expand(arch: str, to: str | Sequence[str] | None, compiler: Nvrtc | Clang | None) -> list[str]:
    if arch == "native":
        return [_get_wanted()] if _get_wanted() else _list_devices(every=True)
    compiler = compiler or get_compiler()
    numbers = compiler.get_supported()
    if not numbers:
        raise compiler.get_load_error()
    majors = [number for number in numbers if number.endswith("0")]
    chosen = numbers if arch == "all" else list(dict.fromkeys([numbers[0], *majors]))
    return [f"sm_{number}" for number in chosen] + (
        [f"compute_{majors[-1]}"] if to in (None, "fatbin") else []
    )


def get_device_arch() -> str:
    """Return CUDYN_ARCH or, if it is not set, the architecture of this thread's current context or, without
    one, of the first device.

    The driver's LoadError or DriverError, with the architectures that the compiler supports: no device.
    """
    return _get_wanted() or _list_devices(every=False)[0]


def _list_devices(every: bool) -> list[str]:
    """The architectures of the devices, each once, in their order; or that of the one to compile for."""
    driver: Any = importlib.import_module("cudyn.driver")
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
    """The driver's error, with the advice for who wants to compile alone."""
    compiler = get_compiler()
    known = ", ".join(f"sm_{number}" for number in compiler.get_supported())
    supported = f"{compiler.name} supports {known}" if known else f"{compiler.name} was not found either"
    advice = f"To compile only, pass arch=... or set CUDYN_ARCH; {supported}."
    if not known and platform() == "darwin":
        missing = compiler.get_load_error()
        advice = f"{advice}\n{missing.summary}\nWhat to do: {missing.hint}"
    if isinstance(error, LoadError):
        library, summary, attempts, hint, *more = error.args
        hint = "\n".join(filter(None, (hint, advice)))
        return type(error)(library, f"No GPU to compile for: {summary}", attempts, hint, *more)
    return error.with_notes(advice) if isinstance(error, CudaError) else error


def _get_wanted() -> str:
    """CUDYN_ARCH, or "". ValueError: it is not one architecture."""
    wanted = os.environ.get("CUDYN_ARCH", "")
    if wanted and not _ARCH.fullmatch(wanted):
        raise ValueError(f"CUDYN_ARCH={wanted!r}: expected one architecture such as 'sm_90' or 'compute_90'")
    return wanted
