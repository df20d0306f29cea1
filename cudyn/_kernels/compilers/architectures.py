"""Names of architectures, and the architectures of devices and compilers.

CUDYN_ARCH  the default architecture, such as "sm_90". It also replaces "native". No device is queried.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from ... import driver
from ..._bindings.libraries import load as loading
from ..._bindings.libraries.search import platform
from ..._environment import make_error, read_variable
from ..._errors import CudaError, CudynError, LoadError
from .compiler import find_replacement, get_compiler
from .device_query import list_capabilities_without_init
from .device_query import make_error as make_driver_error

_ARCH = re.compile(r"(sm|compute|lto)_(\d+)[af]?")
_KINDS = {"sm": "cubin", "compute": "ptx", "lto": "ltoir"}  # prefix of an architecture -> kind of code
_LIST_KEYWORDS = ("native", "all", "all-major")  # nvcc's keywords for lists of architectures


def choose_kind(arch: str, to: str | None) -> str:
    """Return the kind of code to compile for an architecture, such as "cubin".

    Args:
        arch: architecture, such as "sm_90"
        to: requested kind of code; `None` or "fatbin" for the kind that the architecture implies

    Raises:
        ValueError: `arch` is not an architecture, or code of the kind `to` does not exist for it.
    """
    implied_kind = _find_implied_kind(arch)
    if to is None and implied_kind == "cubin":
        kind = loading.backend.code  # "cubin", or "ptx" for a simulated driver, which runs PTX
    elif to is None or to == "fatbin":
        kind = implied_kind
    else:
        kind = to
    if kind == "cubin" and implied_kind != "cubin":
        raise ValueError(f"a CUBIN is for a real architecture, such as sm_90, not {arch}")
    if implied_kind == "ltoir" and kind != "ltoir":
        raise ValueError(f"{arch} is for LTO-IR, not for {kind}")
    return kind


@lru_cache(maxsize=64)
def _find_implied_kind(arch: str) -> str:
    """Return the kind of code that an architecture implies. Raises ValueError for an invalid name."""
    match = _ARCH.fullmatch(arch)
    if not match:
        raise ValueError(f"arch={arch!r}: expected an architecture such as 'sm_90' or 'compute_90'")
    return _KINDS[match[1]]


def choose_kinds(arch: str, to: str | Sequence[str] | None) -> list[str]:
    """Return the kinds of code to compile for an architecture.

    Args:
        arch: architecture, such as "sm_90"
        to: requested kind or kinds, as in `choose_kind`

    Raises:
        ValueError: `arch` is not an architecture, or code of a requested kind does not exist for it.
    """
    requested = [to] if to is None or isinstance(to, str) else to
    return [choose_kind(arch, kind) for kind in requested]


def get_compute_capability(device: int) -> tuple[int, int]:
    """Return the compute capability of a CUdevice, such as (9, 0). Raises DriverError or LoadError."""
    return (
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device),
        driver.cuDeviceGetAttribute(driver.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device),
    )


def name_arch(capability: tuple[int, int]) -> str:
    """Return the name of the architecture with a compute capability, such as "sm_90" for (9, 0)."""
    return "sm_{}{}".format(*capability)


def is_list(arch: str) -> bool:
    """Return whether `arch` is one of nvcc's keywords for a list of architectures."""
    return arch in _LIST_KEYWORDS


def expand_native(arches: Sequence[str]) -> list[str]:
    """Return a list of architectures in which "native" has been replaced.

    It is replaced with CUDYN_ARCH or, if CUDYN_ARCH is not set, with the architectures of all devices.

    Raises:
        LoadError: There is no driver.
        DriverError: A driver call failed.
    """
    expanded = []
    for arch in arches:
        if arch == "native":
            default = _read_variable()
            expanded += [default] if default else _list_device_arches(all_devices=True)
        else:
            expanded.append(arch)
    return expanded


def expand(arches: Sequence[str], to: str | Sequence[str] | None, supported: Sequence[str]) -> list[str]:
    """Return a list of architectures in which the keywords "all" and "all-major" have been replaced.

    Args:
        arches: Architectures and keywords.
        to: Kind of code. For executable code (`None`, "fatbin"), PTX for the newest major version is added at
            the end of both lists, so that the code also runs on future devices. nvcc does the same.
        supported: Architectures that the compiler supports, such as "90", in ascending order. "all-major"
            stands for the oldest architecture and those with a minor version of 0.
    """
    expanded = []
    for arch in arches:
        if arch not in ("all", "all-major"):
            expanded.append(arch)
            continue
        with_minor_0 = [number for number in supported if number.endswith("0")]
        if arch == "all":
            numbers = [*supported]
        else:
            oldest = supported[0]
            numbers = [oldest, *(number for number in with_minor_0 if number != oldest)]
        expanded += [f"sm_{number}" for number in numbers]
        if to in (None, "fatbin"):
            newest_with_minor_0 = with_minor_0[-1]
            expanded.append(f"compute_{newest_with_minor_0}")
    return expanded


def get_device_arch() -> str:
    """Return the architecture to compile for by default.

    This is CUDYN_ARCH if it is set. Otherwise, it is the architecture of the device of this thread's current
    context or, without a context, of the first device. If this process has not called cuInit yet, it is not
    called here either, so that CUDA works in later forks.

    Raises:
        LoadError: There is no driver. The message lists the architectures that the compiler supports.
        DriverError: There is no device. The message lists the same architectures.
    """
    return _read_variable() or _list_device_arches(all_devices=False)[0]


def _list_device_arches(*, all_devices: bool) -> list[str]:
    """Return the architectures of the devices, without duplicates.

    Args:
        all_devices: Whether to query all devices, and not only the default device.

    Raises:
        LoadError: There is no driver.
        DriverError: A driver call failed, or there is no default device.
    """
    try:
        capabilities = list_capabilities_without_init()
        if capabilities is None:  # the driver is already initialized, or only this process can use it
            capabilities = [get_compute_capability(device) for device in _list_devices(all_devices)]
        elif not capabilities and not all_devices:
            # The error that the driver would have raised in this process.
            raise make_driver_error("cuDeviceGet", driver.CUDA_ERROR_INVALID_DEVICE)
        if not all_devices:
            # The default device is the first one: CUDA's first device, or the only one from `_list_devices`.
            capabilities = capabilities[:1]
        arches = [name_arch(capability) for capability in capabilities]
        return list(dict.fromkeys(arches))  # without duplicates
    except CudynError as error:
        raise _add_advice(error) from None


def _list_devices(all_devices: bool) -> list[int]:
    """Return the handles of all devices, or only the handle of the default device.

    The default device is that of this thread's context or, without a context, the first device.
    """
    driver.cuInit(0)
    if all_devices:
        return [driver.cuDeviceGet(ordinal) for ordinal in range(driver.cuDeviceGetCount())]
    has_context = driver.cuCtxGetCurrent()
    return [driver.cuCtxGetDevice() if has_context else driver.cuDeviceGet(0)]


def _add_advice(error: CudynError) -> CudynError:
    """Return the driver's error with advice on how to compile without a device."""
    advice = f"To compile only, pass arch=... or set CUDYN_ARCH; {_describe_supported()}"
    if isinstance(error, LoadError):
        library, summary, attempts, hint, *more_arguments = error.args
        hint = f"{hint}\n{advice}" if hint else advice
        return type(error)(library, f"No GPU to compile for: {summary}", attempts, hint, *more_arguments)
    if isinstance(error, CudaError):
        return error.with_notes(advice)
    return error


def _describe_supported() -> str:
    """Return a sentence with the architectures that the compiler supports, or about a missing compiler."""
    compiler = get_compiler()
    is_missing = not compiler.describe()
    if is_missing:
        compiler = find_replacement("") or compiler
    try:
        numbers = compiler.get_supported()
    except LoadError as missing:
        sentence = f"{compiler.name} was not found either."
        if platform() == "darwin":  # macOS has no driver, so the user can only install the compiler
            sentence += f"\n{missing.summary}\nWhat to do: {missing.hint}"
        return sentence
    prefix = "compute" if compiler.name == "clang" else "sm"  # clang produces PTX
    names = ", ".join(f"{prefix}_{number}" for number in numbers)
    return f"{compiler.name} supports {names}."


def _read_variable() -> str:
    """Return CUDYN_ARCH, or `""` if it is not set. Raises ValueError if it is not a single architecture."""
    arch = read_variable("CUDYN_ARCH")
    if arch and not _ARCH.fullmatch(arch):
        raise make_error("CUDYN_ARCH", "one architecture such as 'sm_90' or 'compute_90'")
    return arch
