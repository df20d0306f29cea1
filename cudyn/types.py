"""The classes of objects that cudyn returns, for annotations and isinstance(). Do not instantiate them."""

from __future__ import annotations

from ._bindings.libraries.catalog import read_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Maps each class to the module that defines it. types.pyi is generated from this table.
_TYPES = {
    "BenchmarkComparison": "_kernels.measure.benchmark_result",
    "BenchmarkResult": "_kernels.measure.benchmark_result",
    "BufferArray": "_kernels.launch.dlpack",
    "CompileResult": "_kernels.compilers.compile_many",
    "Description": "_bindings.libraries.explain",
    "DeviceTime": "_kernels.measure.trace_events",
    "Guard": "_stubs.guard",
    "Handle": "_bindings.calls.values",
    "KernelInfo": "_formats.kernel_info",
    "LibraryModule": "_bindings.libraries.module",
    "Location": "_bindings.libraries.location",
    "Needs": "_stubs.file_needs",
    "Parameter": "_formats.kernel_info",
    "PreparedLaunch": "_kernels.launch.kernels",
    "Provided": "_stubs.provide",
    "Raw": "_bindings.libraries.module",
    "Report": "_cli.report",
    "Trace": "_kernels.measure.trace",
    "TraceEvent": "_kernels.measure.trace_events",
    "TraceRow": "_kernels.measure.trace_events",
}

__all__ = sorted(_TYPES)


def __getattr__(name: str) -> Any:
    """Return a class from another module, which is imported on first use.

    Python calls this function for names that are not global variables of this module yet.
    """
    if name not in _TYPES:
        raise AttributeError(f"module 'cudyn.types' has no attribute {name!r}")
    module = read_module(f"cudyn.{_TYPES[name]}")
    value = getattr(module, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__]
