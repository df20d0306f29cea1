"""Generated data. Do not edit: `nox -s codegen` writes it."""

# the libraries, as they stand in lists
LIBRARIES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvfatbin", "nvvm", "nvml", "curand", "cublas", "cublaslt", "cufft", "cusparse", "cusolver", "nvjpeg", "cudss", "cupti", "cufile", "nccl")

# the modules that are no library
MODULES = ("cache", "errors")

# what is in cudyn.errors
ERRORS = ("Attempt", "CacheMissError", "CompilerError", "CublasError", "CudaError", "CudssError", "CudynError", "CufftError", "CufileError", "CuptiError", "CurandError", "CusolverError", "CusparseError", "DriverError", "LibraryNotFoundError", "LoadError", "NcclError", "NvFatbinError", "NvJitLinkError", "NvjpegError", "NvmlError", "NvrtcError", "NvvmError", "RuntimeApiError", "SignatureError", "SymbolNotFoundError", "VersionError")

# the other names, and the modules that have them
EXPORTS = {
    "Artifact": "_export.artifact",
    "Buffer": "_gpu.buffer",
    "CompileResult": "_compile.many",
    "Contract": "_contract.contract",
    "Description": "_library.explain",
    "Device": "_gpu.device",
    "ExportedModule": "_gpu.exported",
    "FakeArray": "_contract.examples",
    "Handle": "_binding.handles",
    "Image": "_formats.image",
    "Kernel": "_gpu.kernels",
    "KernelInfo": "_formats.kernel_info",
    "LibraryModule": "_library.door",
    "Module": "_gpu.modules",
    "Needs": "_symbols.needs",
    "Parameter": "_formats.kernel_info",
    "Provided": "_symbols.provide",
    "Raw": "_library.door",
    "Report": "_cli.doctor",
    "compile": "_compile.compiler",
    "compile_many": "_compile.many",
    "fatbin": "_compile.fatbin",
    "link": "_compile.linker",
    "load_library": "_symbols.load_library",
    "load_module": "_gpu.exported",
    "missed_calls": "_symbols.offers",
    "needs": "_symbols.needs",
    "provide": "_symbols.provide",
    "report": "_cli.doctor",
}
