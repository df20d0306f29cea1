"""cudyn: the CUDA driver API, NVRTC and their sister libraries as plain ctypes, in one pure-Python package.

    >>> from cudyn import driver
    >>> driver.available, driver.version

`import cudyn` opens the driver if there is one and never raises. See the README for the rest.
"""

from __future__ import annotations

from . import driver
from .errors import (
    Attempt,
    CudaError,
    CudynError,
    DriverError,
    LibraryNotFoundError,
    LoadError,
    NvrtcError,
    SignatureError,
    SymbolNotFoundError,
    VersionError,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    import os
    from typing import Any

    from . import (
        cublas,
        cublaslt,
        cufft,
        cufile,
        cupti,
        curand,
        cusolver,
        cusparse,
        nccl,
        nvfatbin,
        nvjitlink,
        nvml,
        nvrtc,
        nvvm,
        runtime,
    )
    from ._cli.doctor import Report
    from ._compile.compiler import compile
    from ._compile.fatbin import fatbin
    from ._compile.linker import link
    from ._formats.image import Image
    from ._gpu.buffer import Buffer
    from ._gpu.device import Device
    from ._gpu.kernels import Kernel
    from ._gpu.modules import Module

__version__ = "0.1.0"

__all__ = [
    "Attempt",
    "Buffer",
    "CudaError",
    "CudynError",
    "Device",
    "DriverError",
    "Image",
    "Kernel",
    "LibraryNotFoundError",
    "LoadError",
    "Module",
    "NvrtcError",
    "SignatureError",
    "SymbolNotFoundError",
    "VersionError",
    "compile",
    "cublas",
    "cublaslt",
    "cufft",
    "cufile",
    "cupti",
    "curand",
    "cusolver",
    "cusparse",
    "driver",
    "fatbin",
    "link",
    "nccl",
    "nvfatbin",
    "nvjitlink",
    "nvml",
    "nvrtc",
    "nvvm",
    "open_library",
    "report",
    "runtime",
]


def report() -> Report:
    """What works on this machine, what does not, and what to do about it; never raises."""
    from ._cli.doctor import report

    return report()


def open_library(path: str | os.PathLike[str]) -> ctypes.CDLL:
    """Open a shared library that needs symbols of the driver or of NVRTC, or raise LoadError that says which.

    See cudyn._symbols.dependents.
    """
    from ._symbols.dependents import open_library

    return open_library(path)


_FROM = {
    "compile": "_compile.compiler",
    "link": "_compile.linker",
    "fatbin": "_compile.fatbin",
    "Image": "_formats.image",
    "Buffer": "_gpu.buffer",
    "Device": "_gpu.device",
    "Kernel": "_gpu.kernels",
    "Module": "_gpu.modules",
}


def __getattr__(name: str) -> Any:
    """All but the driver is imported when it is first named: libraries, the compiler, what runs kernels."""
    from ._loading.catalog import ROWS

    if name in _FROM:
        import importlib

        return getattr(importlib.import_module(f"cudyn.{_FROM[name]}"), name)
    if any(row.module == name for row in ROWS):
        import importlib

        return importlib.import_module(f"cudyn.{name}")
    raise AttributeError(f"module 'cudyn' has no attribute {name!r}")


def __dir__() -> list[str]:
    from ._loading.catalog import ROWS

    return sorted({*globals(), *_FROM, *(row.module for row in ROWS)})
