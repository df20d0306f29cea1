"""cudyn: the CUDA driver API, NVRTC and other CUDA libraries as plain ctypes, in one pure-Python package.

    >>> from cudyn import driver
    >>> driver.available, driver.version

`import cudyn` opens the driver if it is installed. It never raises an exception. See docs/ for more.
"""

from __future__ import annotations

from . import driver  # noqa: F401 - importing it opens the driver
from ._bindings import tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.3.0"

# Public modules that are not libraries.
_MODULES = ("cache", "errors", "testing", "types")
# The other public names, and the modules that define them. __init__.pyi is generated from these two tables.
_EXPORTS = {
    "Artifact": "_kernels.export.artifact",
    "Buffer": "_kernels.launch.buffer",
    "CURRENT_STREAM": "_kernels.launch.streams",
    "Contract": "_kernels.contracts.contract",
    "Device": "_kernels.launch.device",
    "Event": "_kernels.launch.streams",
    "Graph": "_kernels.launch.graphs",
    "Image": "_formats.image",
    "Kernel": "_kernels.launch.kernels",
    "LaunchConfig": "_kernels.launch.config",
    "MemoryPool": "_kernels.launch.memory_pool",
    "Module": "_kernels.launch.modules",
    "Stream": "_kernels.launch.streams",
    "benchmark": "_kernels.measure.benchmark",
    "compile": "_kernels.compilers.compile_source",
    "compile_many": "_kernels.compilers.compile_many",
    "fatbin": "_kernels.compilers.fatbin",
    "find": "_cli.find",
    "guard_cuda_bindings": "_stubs.guard",
    "link": "_kernels.compilers.link_images",
    "load_library": "_stubs.load_library",
    "needs": "_stubs.file_needs",
    "provide": "_stubs.provide",
    "range": "_kernels.measure.trace",
    "report": "_cli.report",
    "trace": "_kernels.measure.trace",
    "use_api": "_bindings.libraries.api_level",
}

# A name that IPython reads, and that is not public.
_HOOKS = {"load_ipython_extension": "_cli.notebook"}

__all__ = sorted([*tables.LIBRARIES, *tables.ERRORS, *_EXPORTS, "__version__", *_MODULES])


def __getattr__(name: str) -> Any:
    """Return a public module, or a public name from another module, which is imported on first use.

    Python calls this function for names that are not global variables of this module yet.
    """
    if name in tables.LIBRARIES or name in _MODULES:
        module_name = name
    elif name in tables.ERRORS:
        module_name = "errors"
    elif name in _EXPORTS or name in _HOOKS:
        module_name = _EXPORTS.get(name) or _HOOKS[name]
    else:
        raise AttributeError(f"module 'cudyn' has no attribute {name!r}")
    from ._bindings.libraries.catalog import read_module  # This import does not search sys.path.

    module = read_module(f"cudyn.{module_name}")
    value = module if module_name == name else getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__]
