"""One row per library: what it is called where, how to ask for its version, what success is.

Rows are data. A new library is one more row, its entry in headers/pins.toml and a thin module.
"""

from __future__ import annotations

from .. import errors


class Row:
    """A library.

    name       of the table in cudyn._tables
    module     in cudyn that shows it
    title      in words, for messages
    variable   the environment variable that names a file, or a directory, to use and nothing else
    files      per platform (sys.platform), (major, name) of each version, best first; 0 where it has no major
    wheels     per platform, the folders under `nvidia/` of a site-packages that wheels put it in, each with
               the CUDA major that it is of; 0 where that can't be told
    conda      per platform, the folders below a conda environment
    homes      per platform, folders that the system loader may not know
    toolkit    per platform, the folders below a CUDA toolkit
    version    functions that give it, to be tried in this order, each with its form: "packed" (one int,
               1000 * major + 10 * minor), "decimal" (10000 * major + 100 * minor), "pair" (two ints),
               "property" (libraryPropertyType and an int), "count" (one int, which grows by one a release),
               "symbol" (a pattern: the newest symbol that there is) or "added" (by the symbols that each
               release added); a version stands for itself: what has the symbol, or all of several with +
               between, is of this version, or newer. "stub" gives none: a function that puts a status into
               words, and with which a stub says that it is one
    status     the type of its return codes; 0 is success
    codes      the enum of the codes, where that is not the type itself
    error      the exception for the others
    describe   its own function that puts a code into words, where cudyn._library.statuses does not
    log        of a compiler: the calls after whose failure it has a log of their first argument, and the
               functions that give the size of the log and the log
    forked     the status that a forked child gets, if there is one
    dated      the codes with which an older library answers what newer headers offer
    driverless the codes with which it answers where there is no driver
    capability what a container must ask for to get it (NVIDIA_DRIVER_CAPABILITIES)
    beside     per platform, how the names of libraries start that this one opens by name, and that lie
               beside it; where the system loader would not find them, they have to be open already
    of_driver  it comes with the driver, so that there is one of it on a machine
    numbering  whose releases the table's are
    hint       what to do when it is not there
    """

    __slots__ = (
        *("beside", "capability", "codes", "conda", "dated", "describe", "driverless", "error", "files"),
        *(
            "forked",
            "hint",
            "homes",
            "log",
            "module",
            "name",
            "numbering",
            "of_driver",
            "status",
            "title",
            "toolkit",
            "variable",
            "version",
            "wheels",
        ),
    )

    def __init__(
        self,
        *,
        name: str,
        module: str,
        title: str,
        files: dict[str, tuple[tuple[int, str], ...]],
        version: tuple[tuple[str, str], ...],
        status: str,
        error: type[errors.CudaError],
        hint: str,
        variable: str = "",
        wheels: dict[str, tuple[tuple[int, str], ...]] | None = None,
        conda: dict[str, tuple[str, ...]] | None = None,
        homes: dict[str, tuple[str, ...]] | None = None,
        toolkit: dict[str, tuple[str, ...]] | None = None,
        codes: str = "",
        describe: str = "",
        log: tuple[tuple[str, ...], str, str] | None = None,
        forked: int | None = None,
        dated: tuple[str, ...] = (),
        driverless: tuple[str, ...] = (),
        capability: str = "",
        beside: dict[str, str] | None = None,
        of_driver: bool = False,
        numbering: str = "CUDA",
    ) -> None:
        self.name = name
        self.module = module
        self.title = title
        self.variable = variable or f"CUDYN_{module.upper()}"
        self.files = files
        self.wheels = wheels or {}
        self.conda = conda or {}
        self.homes = homes or {}
        self.toolkit = toolkit or {}
        self.version = version
        self.status = status
        self.codes = codes or status
        self.error = error
        self.describe = describe
        self.log = log
        self.forked = forked
        self.dated = dated
        self.driverless = driverless
        self.capability = capability
        self.beside = beside or {}
        self.of_driver = of_driver
        self.numbering = numbering
        self.hint = hint

    @property
    def counts(self) -> bool:
        """Does it count its releases, so that its version is told from the release and not the other way?"""
        return any(form == "count" for _, form in self.version)


# Where conda's packages and toolkits put libraries: conda-forge's cuda-* packages and NVIDIA's own layouts.
CONDA = {
    "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
    "win32": ("Library/bin/x64", "Library/bin"),
}
TOOLKIT = {
    "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
    "win32": ("bin/x64", "bin"),
}

# What the driver's libraries have in common: they belong to the machine. No wheel or conda package has them,
# and a toolkit's are stubs.
DRIVER_HOMES: dict[str, tuple[str, ...]] = {
    "linux": (
        "/usr/lib/wsl/lib",  # WSL 2: the Windows driver's own
        "/usr/lib/aarch64-linux-gnu/nvidia",  # Jetson, JetPack 6
        "/usr/lib/aarch64-linux-gnu/tegra",  # Jetson, JetPack 4 and 5
        "/usr/lib/x86_64-linux-gnu/nvidia/current",  # Debian, before update-alternatives has linked it
        "/usr/lib/aarch64-linux-gnu/nvidia/current",
        "/run/opengl-driver/lib",  # NixOS
        "/usr/local/nvidia/lib64",  # Kubernetes device plugins
    ),
}
DRIVER_HINT = (
    "install the NVIDIA driver, or run where it is (in a container: with GPU access, such as "
    "`docker run --gpus all`). Types, constants and kernel compilation work without it."
)


def _wheels(folder: str) -> dict[str, tuple[tuple[int, str], ...]]:
    """Where wheels put a library: those of CUDA 13 all in one folder, the older ones each in its own."""
    return {
        "linux": ((13, "cu13/lib"), (0, f"{folder}/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, f"{folder}/bin")),
    }


def _hint(module: str, project: str, suffixes: str = "-cu12, -cu11") -> str:
    older = f" (for CUDA 12 or 11 with {suffixes} at its end)" if suffixes else ""
    return (
        f"pip install {project}{older}, install a CUDA toolkit, or name the file in CUDYN_{module.upper()}."
    )


DRIVER = Row(
    name="driver",
    module="driver",
    title="CUDA driver",
    # The soname is libcuda.so.1; libcuda.so is what a system without the link made by ldconfig may have.
    files={"linux": ((0, "libcuda.so.1"), (0, "libcuda.so")), "win32": ((0, "nvcuda.dll"),)},
    homes=DRIVER_HOMES,
    version=(("cuDriverGetVersion", "packed"),),
    status="CUresult",
    error=errors.DriverError,
    forked=3,  # CUDA_ERROR_NOT_INITIALIZED
    of_driver=True,
    dated=(
        *("CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER", "CUDA_ERROR_INVALID_IMAGE"),
        *("CUDA_ERROR_NO_BINARY_FOR_GPU", "CUDA_ERROR_UNSUPPORTED_LIMIT", "CUDA_ERROR_INVALID_PTX"),
        *("CUDA_ERROR_UNSUPPORTED_PTX_VERSION", "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY"),
        *("CUDA_ERROR_INSUFFICIENT_LOADER_VERSION", "CUDA_ERROR_NOT_FOUND", "CUDA_ERROR_NOT_SUPPORTED"),
    ),
    capability="compute",
    hint=DRIVER_HINT,
)

RUNTIME = Row(
    name="runtime",
    module="runtime",
    title="CUDA runtime",
    files={
        "linux": ((13, "libcudart.so.13"), (12, "libcudart.so.12"), (11, "libcudart.so.11.0")),
        "win32": ((13, "cudart64_13.dll"), (12, "cudart64_12.dll"), (11, "cudart64_110.dll")),
    },
    wheels=_wheels("cuda_runtime"),
    conda=CONDA,
    toolkit=TOOLKIT,
    # In 11 it fails where there is no driver or no GPU (as every function does). The first symbol is in 11.8
    # alone; of the two others one is in no release before 11.6, one in none after 11.
    version=(
        ("cudaRuntimeGetVersion", "packed"),
        ("cudaGetTextureObjectTextureDesc_v2", "11.8"),
        ("cudaGraphNodeSetEnabled+cudaProfilerInitialize", "11.7"),
    ),
    status="cudaError_t",
    error=errors.RuntimeApiError,
    describe="cudaGetErrorString",
    forked=3,  # cudaErrorInitializationError
    driverless=("cudaErrorInsufficientDriver",),
    hint=_hint("runtime", "nvidia-cuda-runtime"),
)

NVRTC = Row(
    name="nvrtc",
    module="nvrtc",
    title="NVRTC library",
    # One soname for all of 11.2 to 11.8, then one per major (NVRTC user guide, "Versioning").
    files={
        "linux": ((13, "libnvrtc.so.13"), (12, "libnvrtc.so.12"), (11, "libnvrtc.so.11.2")),
        "win32": ((13, "nvrtc64_130_0.dll"), (12, "nvrtc64_120_0.dll"), (11, "nvrtc64_112_0.dll")),
    },
    wheels=_wheels("cuda_nvrtc"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("nvrtcVersion", "pair"),),
    status="nvrtcResult",
    error=errors.NvrtcError,
    log=(("nvrtcCompileProgram",), "nvrtcGetProgramLogSize", "nvrtcGetProgramLog"),
    # The wheel of 13.0 has no RPATH, so NVRTC would not find its own builtins there.
    beside={"linux": "libnvrtc-builtins.so.", "win32": "nvrtc-builtins64_"},
    dated=("NVRTC_ERROR_INVALID_INPUT", "NVRTC_ERROR_INVALID_OPTION"),
    hint='pip install "cudyn[nvrtc]", install a CUDA toolkit, or name the file in CUDYN_NVRTC.',
)

NVJITLINK = Row(
    name="nvjitlink",
    module="nvjitlink",
    title="nvJitLink library",
    files={
        "linux": ((13, "libnvJitLink.so.13"), (12, "libnvJitLink.so.12")),
        "win32": ((13, "nvJitLink_130_0.dll"), (12, "nvJitLink_120_0.dll")),
    },
    wheels=_wheels("nvjitlink"),
    conda=CONDA,
    toolkit=TOOLKIT,
    # 12.0 to 12.2 have no function for it, but symbols with the version in their names.
    version=(("nvJitLinkVersion", "pair"), ("__nvJitLinkCreate_{}_{}", "symbol")),
    status="nvJitLinkResult",
    error=errors.NvJitLinkError,
    log=(
        ("nvJitLinkAddData", "nvJitLinkAddFile", "nvJitLinkComplete"),
        "nvJitLinkGetErrorLogSize",
        "nvJitLinkGetErrorLog",
    ),
    dated=(
        *("NVJITLINK_ERROR_UNRECOGNIZED_OPTION", "NVJITLINK_ERROR_INVALID_INPUT"),
        *("NVJITLINK_ERROR_UNRECOGNIZED_INPUT", "NVJITLINK_ERROR_UNRECOGNIZED_ARCH"),
        "NVJITLINK_ERROR_OUTDATED_LIBRARY",
    ),
    hint=_hint("nvjitlink", "nvidia-nvjitlink", "-cu12"),
)

NVFATBIN = Row(
    name="nvfatbin",
    module="nvfatbin",
    title="nvFatbin library",
    files={
        "linux": ((13, "libnvfatbin.so.13"), (12, "libnvfatbin.so.12")),
        "win32": ((13, "nvfatbin_130_0.dll"), (12, "nvfatbin_120_0.dll")),
    },
    wheels=_wheels("nvfatbin"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("nvFatbinVersion", "pair"),),
    status="nvFatbinResult",
    error=errors.NvFatbinError,
    describe="nvFatbinGetErrorString",
    dated=("NVFATBIN_ERROR_UNRECOGNIZED_OPTION", "NVFATBIN_ERROR_INVALID_ARCH"),
    hint=_hint("nvfatbin", "nvidia-nvfatbin", "-cu12"),
)

NVVM = Row(
    name="nvvm",
    module="nvvm",
    title="libNVVM library",
    files={
        "linux": ((0, "libnvvm.so.4"), (0, "libnvvm.so")),
        "win32": ((0, "nvvm64_40_0.dll"),),
    },
    wheels={
        "linux": ((13, "cu13/lib"), (0, "cuda_nvcc/nvvm/lib64")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cuda_nvcc/nvvm/bin")),
    },
    conda={"linux": ("nvvm/lib64",), "win32": ("Library/nvvm/bin",)},
    toolkit={"linux": ("nvvm/lib64",), "win32": ("nvvm/bin/x64", "nvvm/bin")},
    version=(("nvvmVersion", "pair"),),
    status="nvvmResult",
    error=errors.NvvmError,
    log=(("nvvmCompileProgram", "nvvmVerifyProgram"), "nvvmGetProgramLogSize", "nvvmGetProgramLog"),
    describe="nvvmGetErrorString",
    hint=_hint("nvvm", "nvidia-nvvm", "").replace(
        "nvidia-nvvm", "nvidia-nvvm (for CUDA 12 or 11 nvidia-cuda-nvcc-cu12 or -cu11)"
    ),
)

NVML = Row(
    name="nvml",
    module="nvml",
    title="NVML library",
    files={"linux": ((0, "libnvidia-ml.so.1"), (0, "libnvidia-ml.so")), "win32": ((0, "nvml.dll"),)},
    homes=DRIVER_HOMES,
    # Before nvmlInit no function tells the CUDA release: of 12.2 nvmlSystemGetNVMLVersion says 12.535.309.01,
    # with the branch of the driver.
    version=(
        ("nvmlErrorString", "stub"),
        ("", "added"),
        ("nvmlInit_v2", "11.0"),
    ),
    status="nvmlReturn_t",
    error=errors.NvmlError,
    describe="nvmlErrorString",
    of_driver=True,
    dated=(
        *("NVML_ERROR_INVALID_ARGUMENT", "NVML_ERROR_NOT_SUPPORTED", "NVML_ERROR_FUNCTION_NOT_FOUND"),
        "NVML_ERROR_ARGUMENT_VERSION_MISMATCH",
    ),
    capability="utility",
    hint=DRIVER_HINT,
)

CURAND = Row(
    name="curand",
    module="curand",
    title="cuRAND library",
    files={"linux": ((0, "libcurand.so.10"),), "win32": ((0, "curand64_10.dll"),)},
    wheels=_wheels("curand"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("curandGetProperty", "property"),),
    status="curandStatus_t",
    error=errors.CurandError,
    driverless=("CURAND_STATUS_INITIALIZATION_FAILED",),
    hint=_hint("curand", "nvidia-curand"),
)

CUBLAS = Row(
    name="cublas",
    module="cublas",
    title="cuBLAS library",
    files={
        "linux": ((13, "libcublas.so.13"), (12, "libcublas.so.12"), (11, "libcublas.so.11")),
        "win32": ((13, "cublas64_13.dll"), (12, "cublas64_12.dll"), (11, "cublas64_11.dll")),
    },
    wheels=_wheels("cublas"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("cublasGetProperty", "property"),),
    status="cublasStatus_t",
    error=errors.CublasError,
    describe="cublasGetStatusString",
    driverless=("CUBLAS_STATUS_NOT_INITIALIZED",),
    hint=_hint("cublas", "nvidia-cublas"),
)

CUBLASLT = Row(
    name="cublaslt",
    module="cublaslt",
    title="cuBLASLt library",
    files={
        "linux": ((13, "libcublasLt.so.13"), (12, "libcublasLt.so.12"), (11, "libcublasLt.so.11")),
        "win32": ((13, "cublasLt64_13.dll"), (12, "cublasLt64_12.dll"), (11, "cublasLt64_11.dll")),
    },
    wheels=_wheels("cublas"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("cublasLtGetProperty", "property"),),
    status="cublasStatus_t",
    error=errors.CublasError,
    describe="cublasLtGetStatusString",
    driverless=("CUBLAS_STATUS_NOT_INITIALIZED",),
    hint=_hint("cublaslt", "nvidia-cublas"),
)

CUFFT = Row(
    name="cufft",
    module="cufft",
    title="cuFFT library",
    files={
        "linux": ((13, "libcufft.so.12"), (12, "libcufft.so.11"), (11, "libcufft.so.10")),
        "win32": ((13, "cufft64_12.dll"), (12, "cufft64_11.dll"), (11, "cufft64_10.dll")),
    },
    wheels=_wheels("cufft"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("cufftGetProperty", "property"),),
    status="cufftResult",
    error=errors.CufftError,
    driverless=("CUFFT_INTERNAL_ERROR", "CUFFT_SETUP_FAILED"),
    hint=_hint("cufft", "nvidia-cufft"),
)

CUSPARSE = Row(
    name="cusparse",
    module="cusparse",
    title="cuSPARSE library",
    # libcusparse.so.12 is of CUDA 12 and of CUDA 13.
    files={
        "linux": ((12, "libcusparse.so.12"), (11, "libcusparse.so.11")),
        "win32": ((12, "cusparse64_12.dll"), (11, "cusparse64_11.dll")),
    },
    wheels=_wheels("cusparse"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("cusparseGetProperty", "property"),),
    status="cusparseStatus_t",
    error=errors.CusparseError,
    describe="cusparseGetErrorString",
    driverless=("CUSPARSE_STATUS_NOT_INITIALIZED",),
    hint=_hint("cusparse", "nvidia-cusparse"),
)

CUSOLVER = Row(
    name="cusolver",
    module="cusolver",
    title="cuSOLVER library",
    # libcusolver.so.11 is of CUDA 11 and of CUDA 12.
    files={
        "linux": ((13, "libcusolver.so.12"), (11, "libcusolver.so.11")),
        "win32": ((13, "cusolver64_12.dll"), (11, "cusolver64_11.dll")),
    },
    wheels=_wheels("cusolver"),
    conda=CONDA,
    toolkit=TOOLKIT,
    version=(("cusolverGetProperty", "property"),),
    status="cusolverStatus_t",
    error=errors.CusolverError,
    driverless=("CUSOLVER_STATUS_NOT_INITIALIZED",),
    hint=_hint("cusolver", "nvidia-cusolver"),
)

CUPTI = Row(
    name="cupti",
    module="cupti",
    title="CUPTI library",
    files={
        "linux": (
            *((13, "libcupti.so.13"), (12, "libcupti.so.12")),
            *((11, "libcupti.so.11.8"), (11, "libcupti.so.11.7")),
        ),
        # Until 13.4 each release has a name of its own.
        "win32": (
            (13, "cupti64_13.dll"),
            *((13, f"cupti64_{n}.dll") for n in ("2026.3.1", "2026.2.1", "2026.1.2", "2025.4.1", "2025.3.1")),
            *((12, f"cupti64_{n}.dll") for n in ("2025.2.1", "2025.1.1", "2024.3.2", "2024.2.0", "2024.1.1")),
            *((12, f"cupti64_{n}.dll") for n in ("2023.3.1", "2023.2.2", "2023.1.1", "2022.4.1")),
            *((11, f"cupti64_{n}.dll") for n in ("2022.3.0", "2022.2.1")),
        ),
    },
    wheels=_wheels("cuda_cupti"),
    conda=CONDA,
    toolkit={
        "linux": ("extras/CUPTI/lib64", *TOOLKIT["linux"]),
        "win32": ("extras/CUPTI/lib64", *TOOLKIT["win32"]),
    },
    # In 13.5 it fails where there is no driver.
    version=(
        ("cuptiGetVersion", "count"),
        ("cuptiClockControlLock", "13.4"),
        ("cuptiSubscribe_v2", "13.0"),
    ),
    status="CUptiResult",
    error=errors.CuptiError,
    describe="cuptiGetErrorMessage",
    driverless=("CUPTI_ERROR_NOT_INITIALIZED", "CUPTI_ERROR_UNKNOWN"),
    hint=_hint("cupti", "nvidia-cuda-cupti"),
)

CUFILE = Row(
    name="cufile",
    module="cufile",
    title="cuFile library",
    files={"linux": ((0, "libcufile.so.0"),)},
    wheels={"linux": _wheels("cufile")["linux"]},
    conda={"linux": CONDA["linux"]},
    toolkit={"linux": TOOLKIT["linux"]},
    version=(("cuFileGetVersion", "packed"),),
    status="CUfileError_t",
    codes="CUfileOpError",
    error=errors.CufileError,
    driverless=("CU_FILE_DRIVER_NOT_INITIALIZED", "CU_FILE_CUDA_DRIVER_ERROR"),
    hint=_hint("cufile", "nvidia-cufile", "-cu12"),
)

NCCL = Row(
    name="nccl",
    module="nccl",
    title="NCCL library",
    files={"linux": ((0, "libnccl.so.2"),)},
    wheels={"linux": ((0, "nccl/lib"),)},
    conda={"linux": CONDA["linux"]},
    toolkit={"linux": TOOLKIT["linux"]},
    version=(("ncclGetVersion", "decimal"),),
    status="ncclResult_t",
    error=errors.NcclError,
    describe="ncclGetErrorString",
    numbering="NCCL",
    dated=("ncclInvalidArgument", "ncclInvalidUsage"),
    driverless=("ncclUnhandledCudaError",),
    hint="pip install nvidia-nccl-cu13 (or -cu12), or name the file in CUDYN_NCCL.",
)

ROWS = (
    *(DRIVER, RUNTIME, NVRTC, NVJITLINK, NVFATBIN, NVVM, NVML, CURAND, CUBLAS, CUBLASLT, CUFFT, CUSPARSE),
    *(CUSOLVER, CUPTI, CUFILE, NCCL),
)


def row_of(name: str) -> Row:
    """The row of a library, by the name of its table or of its module."""
    return next(row for row in ROWS if name in (row.name, row.module))
