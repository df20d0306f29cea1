"""The names of cudyn.errors, for type checkers and editors.

Generated from headers/libraries and codegen/package.py. Do not edit: `nox -s codegen` writes it.
"""

from ._errors import Attempt as Attempt
from ._errors import CacheMissError as CacheMissError
from ._errors import CompilerError as CompilerError
from ._errors import CudaError as CudaError
from ._errors import CudynError as CudynError
from ._errors import LayoutError as LayoutError
from ._errors import LibraryNotFoundError as LibraryNotFoundError
from ._errors import LoadError as LoadError
from ._errors import SignatureError as SignatureError
from ._errors import SymbolNotFoundError as SymbolNotFoundError
from ._errors import UnknownNameError as UnknownNameError
from ._errors import VersionError as VersionError

class DriverError(CudaError):
    """A call of the CUDA driver failed; .status is of CUresult."""

class CudartError(CudaError):
    """A call of the CUDA runtime failed; .status is of cudaError_t."""

class NvrtcError(CompilerError):
    """A call of the NVRTC library failed; .status is of nvrtcResult."""

class NvJitLinkError(CompilerError):
    """A call of the nvJitLink library failed; .status is of nvJitLinkResult."""

class NvFatbinError(CudaError):
    """A call of the nvFatbin library failed; .status is of nvFatbinResult."""

class NvvmError(CompilerError):
    """A call of the libNVVM library failed; .status is of nvvmResult."""

class NvmlError(CudaError):
    """A call of the NVML library failed; .status is of nvmlReturn_t."""

class CurandError(CudaError):
    """A call of the cuRAND library failed; .status is of curandStatus_t."""

class CublasError(CudaError):
    """A call of the cuBLAS library or the cuBLASLt library failed; .status is of cublasStatus_t."""

class CufftError(CudaError):
    """A call of the cuFFT library failed; .status is of cufftResult."""

class CusparseError(CudaError):
    """A call of the cuSPARSE library or the cuSPARSELt library failed; .status is of cusparseStatus_t."""

class CusolverError(CudaError):
    """A call of the cuSOLVER library failed; .status is of cusolverStatus_t."""

class NvjpegError(CudaError):
    """A call of the nvJPEG library failed; .status is of nvjpegStatus_t."""

class NppError(CudaError):
    """A call of the NPP library failed; .status is of NppStatus."""

class Nvjpeg2kError(CudaError):
    """A call of the nvJPEG2000 library failed; .status is of nvjpeg2kStatus_t."""

class CudssError(CudaError):
    """A call of the cuDSS library failed; .status is of cudssStatus_t."""

class CudnnError(CudaError):
    """A call of the cuDNN library failed; .status is of cudnnStatus_t."""

class CuptiError(CudaError):
    """A call of the CUPTI library failed; .status is of CUptiResult."""

class CutensorError(CudaError):
    """A call of the cuTENSOR library failed; .status is of cutensorStatus_t."""

class CufileError(CudaError):
    """A call of the cuFile library failed; .status is of CUfileOpError."""

class NcclError(CudaError):
    """A call of the NCCL library failed; .status is of ncclResult_t."""

class NvshmemError(CudaError):
    """A call of the NVSHMEM library failed; .status is of nvshmemx_status."""

class NvcompError(CudaError):
    """A call of the nvCOMP library failed; .status is of nvcompStatus_t."""

class CustatevecError(CudaError):
    """A call of the cuStateVec library failed; .status is of custatevecStatus_t."""

class NvimgcodecError(CudaError):
    """A call of the nvImageCodec library failed; .status is of nvimgcodecStatus_t."""

class CutensornetError(CudaError):
    """A call of the cuTensorNet library failed; .status is of cutensornetStatus_t."""

class NvtiffError(CudaError):
    """A call of the nvTIFF library failed; .status is of nvtiffStatus_t."""

class CublasmpError(CudaError):
    """A call of the cuBLASMp library failed; .status is of cublasMpStatus_t."""

class CupaulipropError(CudaError):
    """A call of the cuPauliProp library failed; .status is of cupaulipropStatus_t."""

class CudensitymatError(CudaError):
    """A call of the cuDensityMat library failed; .status is of cudensitymatStatus_t."""

class CutensormgError(CudaError):
    """A call of the cuTENSORMg library failed; .status is of cutensorStatus_t."""

class CusolvermpError(CudaError):
    """A call of the cuSOLVERMp library failed; .status is of cusolverStatus_t."""

class CufftmpError(CudaError):
    """A call of the cuFFTMp library failed; .status is of cufftResult."""

class CustabilizerError(CudaError):
    """A call of the cuStabilizer library failed; .status is of custabilizerStatus_t."""

__all__ = [
    "Attempt",
    "CacheMissError",
    "CompilerError",
    "CublasError",
    "CublasmpError",
    "CudaError",
    "CudartError",
    "CudensitymatError",
    "CudnnError",
    "CudssError",
    "CudynError",
    "CufftError",
    "CufftmpError",
    "CufileError",
    "CupaulipropError",
    "CuptiError",
    "CurandError",
    "CusolverError",
    "CusolvermpError",
    "CusparseError",
    "CustabilizerError",
    "CustatevecError",
    "CutensorError",
    "CutensormgError",
    "CutensornetError",
    "DriverError",
    "LayoutError",
    "LibraryNotFoundError",
    "LoadError",
    "NcclError",
    "NppError",
    "NvFatbinError",
    "NvJitLinkError",
    "NvcompError",
    "NvimgcodecError",
    "Nvjpeg2kError",
    "NvjpegError",
    "NvmlError",
    "NvrtcError",
    "NvshmemError",
    "NvtiffError",
    "NvvmError",
    "SignatureError",
    "SymbolNotFoundError",
    "UnknownNameError",
    "VersionError",
]
