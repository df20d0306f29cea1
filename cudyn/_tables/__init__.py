"""Generated data. Do not edit: `nox -s codegen` writes it."""

# the libraries, as they stand in lists
LIBRARIES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvfatbin", "nvvm", "nvml", "curand", "cublas", "cublaslt", "cufft", "cusparse", "cusolver", "nvjpeg", "cudss", "cupti", "cufile", "nccl")

# what is in cudyn.errors
ERRORS = ("Attempt", "CompilerError", "CublasError", "CudaError", "CudssError", "CudynError", "CufftError", "CufileError", "CuptiError", "CurandError", "CusolverError", "CusparseError", "DriverError", "LibraryNotFoundError", "LoadError", "NcclError", "NvFatbinError", "NvJitLinkError", "NvjpegError", "NvmlError", "NvrtcError", "NvvmError", "RuntimeApiError", "SignatureError", "SymbolNotFoundError", "VersionError")

# the other names, and the modules that have them
EXPORTS = {
    "Artifact": "_export.artifact",
    "Buffer": "_gpu.buffer",
    "Contract": "_contract.contract",
    "Description": "_library.explain",
    "Device": "_gpu.device",
    "ExportedModule": "_gpu.exported",
    "FakeArray": "_contract.examples",
    "Handle": "_binding.handles",
    "Image": "_formats.image",
    "Kernel": "_gpu.kernels",
    "KernelInfo": "_formats.signature",
    "LibraryModule": "_library.module",
    "Module": "_gpu.modules",
    "Needs": "_symbols.needs",
    "Parameter": "_formats.signature",
    "Provided": "_symbols.provide",
    "Raw": "_library.module",
    "Report": "_cli.doctor",
    "compile": "_compile.compiler",
    "fatbin": "_compile.fatbin",
    "link": "_compile.linker",
    "load_library": "_symbols.load_library",
    "load_module": "_gpu.exported",
    "missed_calls": "_symbols.offers",
    "needs": "_symbols.needs",
    "provide": "_symbols.provide",
    "report": "_cli.doctor",
}
