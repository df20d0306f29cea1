"""The exceptions of the libraries: name -> (base, docstring).

Generated from headers/libraries. Do not edit: `nox -s codegen` writes it.
"""

ERRORS: dict[str, tuple[str, str]] = {
    "DriverError": ("CudaError", "A call of the CUDA driver failed; .status is of CUresult."),
    "CudartError": ("CudaError", "A call of the CUDA runtime failed; .status is of cudaError_t."),
    "NvrtcError": ("CompilerError", "A call of the NVRTC library failed; .status is of nvrtcResult."),
    "NvJitLinkError": (
        "CompilerError",
        "A call of the nvJitLink library failed; .status is of nvJitLinkResult.",
    ),
    "NvFatbinError": ("CudaError", "A call of the nvFatbin library failed; .status is of nvFatbinResult."),
    "NvvmError": ("CompilerError", "A call of the libNVVM library failed; .status is of nvvmResult."),
    "NvmlError": ("CudaError", "A call of the NVML library failed; .status is of nvmlReturn_t."),
    "CurandError": ("CudaError", "A call of the cuRAND library failed; .status is of curandStatus_t."),
    "CublasError": (
        "CudaError",
        "A call of the cuBLAS library or the cuBLASLt library failed; .status is of cublasStatus_t.",
    ),
    "CufftError": ("CudaError", "A call of the cuFFT library failed; .status is of cufftResult."),
    "CusparseError": (
        "CudaError",
        "A call of the cuSPARSE library or the cuSPARSELt library failed; .status is of cusparseStatus_t.",
    ),
    "CusolverError": (
        "CudaError",
        "A call of the cuSOLVER library failed; .status is of cusolverStatus_t.",
    ),
    "NvjpegError": ("CudaError", "A call of the nvJPEG library failed; .status is of nvjpegStatus_t."),
    "NppError": ("CudaError", "A call of the NPP library failed; .status is of NppStatus."),
    "Nvjpeg2kError": (
        "CudaError",
        "A call of the nvJPEG2000 library failed; .status is of nvjpeg2kStatus_t.",
    ),
    "CudssError": ("CudaError", "A call of the cuDSS library failed; .status is of cudssStatus_t."),
    "CudnnError": ("CudaError", "A call of the cuDNN library failed; .status is of cudnnStatus_t."),
    "CuptiError": ("CudaError", "A call of the CUPTI library failed; .status is of CUptiResult."),
    "CutensorError": (
        "CudaError",
        "A call of the cuTENSOR library failed; .status is of cutensorStatus_t.",
    ),
    "CufileError": ("CudaError", "A call of the cuFile library failed; .status is of CUfileOpError."),
    "NcclError": ("CudaError", "A call of the NCCL library failed; .status is of ncclResult_t."),
    "NvshmemError": ("CudaError", "A call of the NVSHMEM library failed; .status is of nvshmemx_status."),
    "NvcompError": ("CudaError", "A call of the nvCOMP library failed; .status is of nvcompStatus_t."),
    "CustatevecError": (
        "CudaError",
        "A call of the cuStateVec library failed; .status is of custatevecStatus_t.",
    ),
    "NvimgcodecError": (
        "CudaError",
        "A call of the nvImageCodec library failed; .status is of nvimgcodecStatus_t.",
    ),
    "CutensornetError": (
        "CudaError",
        "A call of the cuTensorNet library failed; .status is of cutensornetStatus_t.",
    ),
    "NvtiffError": ("CudaError", "A call of the nvTIFF library failed; .status is of nvtiffStatus_t."),
    "CublasmpError": (
        "CudaError",
        "A call of the cuBLASMp library failed; .status is of cublasMpStatus_t.",
    ),
    "CupaulipropError": (
        "CudaError",
        "A call of the cuPauliProp library failed; .status is of cupaulipropStatus_t.",
    ),
    "CudensitymatError": (
        "CudaError",
        "A call of the cuDensityMat library failed; .status is of cudensitymatStatus_t.",
    ),
    "CutensormgError": (
        "CudaError",
        "A call of the cuTENSORMg library failed; .status is of cutensorStatus_t.",
    ),
    "CusolvermpError": (
        "CudaError",
        "A call of the cuSOLVERMp library failed; .status is of cusolverStatus_t.",
    ),
    "CufftmpError": ("CudaError", "A call of the cuFFTMp library failed; .status is of cufftResult."),
    "CustabilizerError": (
        "CudaError",
        "A call of the cuStabilizer library failed; .status is of custabilizerStatus_t.",
    ),
}
