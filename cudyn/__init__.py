"""cudyn: the CUDA driver API and NVRTC as plain ctypes, in one pure-Python package.

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
    SymbolNotFoundError,
    VersionError,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    import os
    from types import ModuleType

    from . import nvrtc
    from .doctor import Report

__version__ = "0.1.0"

__all__ = [
    "Attempt",
    "CudaError",
    "CudynError",
    "DriverError",
    "LibraryNotFoundError",
    "LoadError",
    "NvrtcError",
    "SymbolNotFoundError",
    "VersionError",
    "driver",
    "nvrtc",
    "open_library",
    "report",
]


def report() -> Report:
    """What works on this machine, what does not, and what to do about it; never raises. See cudyn.doctor."""
    from .doctor import report

    return report()


def open_library(path: str | os.PathLike[str]) -> ctypes.CDLL:
    """Open a shared library that needs symbols of the driver or of NVRTC, or raise LoadError that says which.

    See cudyn.dependents.
    """
    from .dependents import open_library

    return open_library(path)


def __getattr__(name: str) -> ModuleType:
    """Libraries other than the driver are imported when they are first named."""
    if name == "nvrtc":
        import importlib

        return importlib.import_module("cudyn.nvrtc")
    raise AttributeError(f"module 'cudyn' has no attribute {name!r}")
