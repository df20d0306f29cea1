"""The names of cudyn, for type checkers and editors.

Generated from headers/libraries and cudyn/__init__.py. Do not edit: `nox -s codegen` writes it.
"""

from . import cache as cache
from . import errors as errors
from . import testing as testing
from . import types as types
from . import cublas as cublas
from . import cublaslt as cublaslt
from . import cublasmp as cublasmp
from . import cudensitymat as cudensitymat
from . import cudnn as cudnn
from . import cudss as cudss
from . import cufft as cufft
from . import cufftmp as cufftmp
from . import cufile as cufile
from . import cupauliprop as cupauliprop
from . import cupti as cupti
from . import curand as curand
from . import cusolver as cusolver
from . import cusolvermp as cusolvermp
from . import cusparse as cusparse
from . import cusparselt as cusparselt
from . import custabilizer as custabilizer
from . import custatevec as custatevec
from . import cutensor as cutensor
from . import cutensormg as cutensormg
from . import cutensornet as cutensornet
from . import driver as driver
from . import nccl as nccl
from . import npp as npp
from . import nvcomp as nvcomp
from . import nvfatbin as nvfatbin
from . import nvimgcodec as nvimgcodec
from . import nvjitlink as nvjitlink
from . import nvjpeg as nvjpeg
from . import nvjpeg2k as nvjpeg2k
from . import nvml as nvml
from . import nvrtc as nvrtc
from . import nvshmem as nvshmem
from . import nvtiff as nvtiff
from . import nvvm as nvvm
from . import runtime as runtime
from ._bindings.libraries.api_level import use_api as use_api
from ._cli.find import find as find
from ._cli.report import report as report
from ._formats.image import Image as Image
from ._kernels.compilers.compile_many import compile_many as compile_many
from ._kernels.compilers.compile_source import compile as compile
from ._kernels.compilers.fatbin import fatbin as fatbin
from ._kernels.compilers.link_images import link as link
from ._kernels.contracts.contract import Contract as Contract
from ._kernels.export.artifact import Artifact as Artifact
from ._kernels.launch.buffer import Buffer as Buffer
from ._kernels.launch.config import LaunchConfig as LaunchConfig
from ._kernels.launch.device import Device as Device
from ._kernels.launch.graphs import Graph as Graph
from ._kernels.launch.kernels import Kernel as Kernel
from ._kernels.launch.memory_pool import MemoryPool as MemoryPool
from ._kernels.launch.modules import Module as Module
from ._kernels.launch.streams import CURRENT_STREAM as CURRENT_STREAM
from ._kernels.launch.streams import Event as Event
from ._kernels.launch.streams import Stream as Stream
from ._kernels.measure.benchmark import benchmark as benchmark
from ._kernels.measure.trace import range as range
from ._kernels.measure.trace import trace as trace
from ._stubs.file_needs import needs as needs
from ._stubs.guard import guard_cuda_bindings as guard_cuda_bindings
from ._stubs.load_library import load_library as load_library
from ._stubs.provide import provide as provide
from .errors import CacheMissError as CacheMissError
from .errors import CompilerError as CompilerError
from .errors import CudaError as CudaError
from .errors import CudynError as CudynError
from .errors import DriverError as DriverError
from .errors import LayoutError as LayoutError
from .errors import LoadError as LoadError
from .errors import SymbolNotFoundError as SymbolNotFoundError

__version__: str

__all__ = [
    "Artifact",
    "Buffer",
    "CURRENT_STREAM",
    "CacheMissError",
    "CompilerError",
    "Contract",
    "CudaError",
    "CudynError",
    "Device",
    "DriverError",
    "Event",
    "Graph",
    "Image",
    "Kernel",
    "LaunchConfig",
    "LayoutError",
    "LoadError",
    "MemoryPool",
    "Module",
    "Stream",
    "SymbolNotFoundError",
    "__version__",
    "benchmark",
    "cache",
    "compile",
    "compile_many",
    "cublas",
    "cublaslt",
    "cublasmp",
    "cudensitymat",
    "cudnn",
    "cudss",
    "cufft",
    "cufftmp",
    "cufile",
    "cupauliprop",
    "cupti",
    "curand",
    "cusolver",
    "cusolvermp",
    "cusparse",
    "cusparselt",
    "custabilizer",
    "custatevec",
    "cutensor",
    "cutensormg",
    "cutensornet",
    "driver",
    "errors",
    "fatbin",
    "find",
    "guard_cuda_bindings",
    "link",
    "load_library",
    "nccl",
    "needs",
    "npp",
    "nvcomp",
    "nvfatbin",
    "nvimgcodec",
    "nvjitlink",
    "nvjpeg",
    "nvjpeg2k",
    "nvml",
    "nvrtc",
    "nvshmem",
    "nvtiff",
    "nvvm",
    "provide",
    "range",
    "report",
    "runtime",
    "testing",
    "trace",
    "types",
    "use_api",
]
