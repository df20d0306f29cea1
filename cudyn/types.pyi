"""The names of cudyn.types, for type checkers and editors.

Generated from cudyn/types.py. Do not edit: `nox -s codegen` writes it.
"""

from ._bindings.calls.values import Handle as Handle
from ._bindings.libraries.explain import Description as Description
from ._bindings.libraries.location import Location as Location
from ._bindings.libraries.module import LibraryModule as LibraryModule
from ._bindings.libraries.module import Raw as Raw
from ._cli.report import Report as Report
from ._formats.kernel_info import KernelInfo as KernelInfo
from ._formats.kernel_info import Parameter as Parameter
from ._kernels.compilers.compile_many import CompileResult as CompileResult
from ._kernels.launch.dlpack import BufferArray as BufferArray
from ._kernels.launch.kernels import PreparedLaunch as PreparedLaunch
from ._kernels.measure.benchmark_result import BenchmarkComparison as BenchmarkComparison
from ._kernels.measure.benchmark_result import BenchmarkResult as BenchmarkResult
from ._kernels.measure.trace import Trace as Trace
from ._kernels.measure.trace_events import DeviceTime as DeviceTime
from ._kernels.measure.trace_events import TraceEvent as TraceEvent
from ._kernels.measure.trace_events import TraceRow as TraceRow
from ._stubs.file_needs import Needs as Needs
from ._stubs.guard import Guard as Guard
from ._stubs.provide import Provided as Provided

__all__ = [
    "BenchmarkComparison",
    "BenchmarkResult",
    "BufferArray",
    "CompileResult",
    "Description",
    "DeviceTime",
    "Guard",
    "Handle",
    "KernelInfo",
    "LibraryModule",
    "Location",
    "Needs",
    "Parameter",
    "PreparedLaunch",
    "Provided",
    "Raw",
    "Report",
    "Trace",
    "TraceEvent",
    "TraceRow",
]
