"""The names of cudyn, for type checkers and editors.

Generated from headers/libraries and codegen/package.py. Do not edit: `nox -s codegen` writes it.
"""

from . import cache as cache
from . import errors as errors
from . import cublas as cublas
from . import cublaslt as cublaslt
from . import cudss as cudss
from . import cufft as cufft
from . import cufile as cufile
from . import cupti as cupti
from . import curand as curand
from . import cusolver as cusolver
from . import cusparse as cusparse
from . import driver as driver
from . import nccl as nccl
from . import nvfatbin as nvfatbin
from . import nvjitlink as nvjitlink
from . import nvjpeg as nvjpeg
from . import nvml as nvml
from . import nvrtc as nvrtc
from . import nvvm as nvvm
from . import runtime as runtime
from ._binding.handles import Handle as Handle
from ._cli.doctor import Report as Report
from ._cli.doctor import report as report
from ._compile.compiler import compile as compile
from ._compile.fatbin import fatbin as fatbin
from ._compile.linker import link as link
from ._compile.many import CompileResult as CompileResult
from ._compile.many import compile_many as compile_many
from ._contract.contract import Contract as Contract
from ._contract.examples import FakeArray as FakeArray
from ._export.artifact import Artifact as Artifact
from ._formats.image import Image as Image
from ._formats.kernel_info import KernelInfo as KernelInfo
from ._formats.kernel_info import Parameter as Parameter
from ._gpu.buffer import Buffer as Buffer
from ._gpu.device import Device as Device
from ._gpu.exported import ExportedModule as ExportedModule
from ._gpu.exported import load_module as load_module
from ._gpu.kernels import Kernel as Kernel
from ._gpu.modules import Module as Module
from ._library.door import LibraryModule as LibraryModule
from ._library.door import Raw as Raw
from ._library.explain import Description as Description
from ._symbols.load_library import load_library as load_library
from ._symbols.needs import Needs as Needs
from ._symbols.needs import needs as needs
from ._symbols.offers import missed_calls as missed_calls
from ._symbols.provide import Provided as Provided
from ._symbols.provide import provide as provide
from .errors import Attempt as Attempt
from .errors import CacheMissError as CacheMissError
from .errors import CompilerError as CompilerError
from .errors import CublasError as CublasError
from .errors import CudaError as CudaError
from .errors import CudssError as CudssError
from .errors import CudynError as CudynError
from .errors import CufftError as CufftError
from .errors import CufileError as CufileError
from .errors import CuptiError as CuptiError
from .errors import CurandError as CurandError
from .errors import CusolverError as CusolverError
from .errors import CusparseError as CusparseError
from .errors import DriverError as DriverError
from .errors import LibraryNotFoundError as LibraryNotFoundError
from .errors import LoadError as LoadError
from .errors import NcclError as NcclError
from .errors import NvFatbinError as NvFatbinError
from .errors import NvJitLinkError as NvJitLinkError
from .errors import NvjpegError as NvjpegError
from .errors import NvmlError as NvmlError
from .errors import NvrtcError as NvrtcError
from .errors import NvvmError as NvvmError
from .errors import CudartError as CudartError
from .errors import SignatureError as SignatureError
from .errors import SymbolNotFoundError as SymbolNotFoundError
from .errors import VersionError as VersionError

__version__: str

__all__ = [
    "Artifact",
    "Attempt",
    "Buffer",
    "CacheMissError",
    "CompileResult",
    "CompilerError",
    "Contract",
    "CublasError",
    "CudaError",
    "CudssError",
    "CudynError",
    "CufftError",
    "CufileError",
    "CuptiError",
    "CurandError",
    "CusolverError",
    "CusparseError",
    "Description",
    "Device",
    "DriverError",
    "ExportedModule",
    "FakeArray",
    "Handle",
    "Image",
    "Kernel",
    "KernelInfo",
    "LibraryModule",
    "LibraryNotFoundError",
    "LoadError",
    "Module",
    "NcclError",
    "Needs",
    "NvFatbinError",
    "NvJitLinkError",
    "NvjpegError",
    "NvmlError",
    "NvrtcError",
    "NvvmError",
    "Parameter",
    "Provided",
    "Raw",
    "Report",
    "CudartError",
    "SignatureError",
    "SymbolNotFoundError",
    "VersionError",
    "__version__",
    "cache",
    "compile",
    "compile_many",
    "cublas",
    "cublaslt",
    "cudss",
    "cufft",
    "cufile",
    "cupti",
    "curand",
    "cusolver",
    "cusparse",
    "driver",
    "errors",
    "fatbin",
    "link",
    "load_library",
    "load_module",
    "missed_calls",
    "nccl",
    "needs",
    "nvfatbin",
    "nvjitlink",
    "nvjpeg",
    "nvml",
    "nvrtc",
    "nvvm",
    "provide",
    "report",
    "runtime",
]
