"""Architectures: how they are written, which one a device has, which ones NVRTC compiles for."""

from __future__ import annotations

import ctypes
import importlib
import re

from ..errors import CudynError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ARCH = re.compile(r"(sm|compute|lto)_(\d+)[af]?")
_KINDS = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}


def choose_kind(arch: str, to: str | None) -> str:
    """Return what is made for an architecture: what it says or, but for a fatbin, `to`.

    ValueError: it is not written as an architecture, or `to` can't be made for it.
    """
    found = _ARCH.fullmatch(arch)
    if not found:
        raise ValueError(f"arch={arch!r}: expected an architecture such as 'sm_90' or 'compute_90'")
    own = _KINDS[found[1]]
    kind = own if to in (None, "fatbin") else str(to)
    if kind == "cubin" and own != "cubin":
        raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
    if own == "ltoir" and kind != "ltoir":
        raise ValueError(f"{arch} stands for LTO-IR, which can't be {kind}")
    return kind


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


def get_device_arch() -> str:
    """Return the architecture of this thread's current context or, where it has none, of the first device.

    ValueError where there is none; it lists what NVRTC supports.
    """
    driver: Any = importlib.import_module("cudyn.driver")
    try:
        driver.cuInit(0)
        device = driver.cuCtxGetDevice() if driver.cuCtxGetCurrent() else driver.cuDeviceGet(0)
        return name_arch(get_compute_capability(device))
    except CudynError as error:
        why = str(error).splitlines()[0].rstrip(".")
        known = ", ".join(f"sm_{number}" for number in get_supported())
        hint = f"NVRTC supports {known}." if known else "There is no NVRTC either."
        raise ValueError(f"pass arch=...: there is no device to query ({why}). {hint}") from None


def get_supported() -> list[int]:
    """Return the numbers of the architectures that NVRTC can compile for, such as 90; [] without an NVRTC."""
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if not nvrtc.available:
        return []
    found = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(found)
    return list(found)
