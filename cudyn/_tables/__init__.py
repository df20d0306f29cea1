"""Generated data. Do not edit: `nox -s codegen` writes it."""

# the libraries, in the order of lists
LIBRARIES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvfatbin", "nvvm", "nvml", "curand", "cublas", "cublaslt", "cufft", "cusparse", "cusparselt", "cusolver", "nvjpeg", "cudss", "cudnn", "cupti", "cutensor", "cufile", "nccl", "nvshmem")

# the modules beside the libraries'
MODULES = ("cache", "errors", "testing", "types")

# the names of cudyn.errors that are in cudyn, too
ERRORS = ("CacheMissError", "CompilerError", "CudaError", "CudynError", "DriverError", "LoadError", "SymbolNotFoundError")

# the other names, with their modules
EXPORTS = {
    "Artifact": "_export.artifact",
    "Buffer": "_gpu.buffer",
    "CURRENT_STREAM": "_gpu.streams",
    "Contract": "_contract.kernel_contract",
    "Device": "_gpu.device",
    "Event": "_gpu.streams",
    "Graph": "_gpu.graphs",
    "Image": "_formats.image",
    "Kernel": "_gpu.kernels",
    "LaunchConfig": "_gpu.launch_config",
    "Module": "_gpu.modules",
    "Stream": "_gpu.streams",
    "compile": "_compile.compile_source",
    "compile_many": "_compile.compile_many",
    "fatbin": "_compile.fatbin",
    "link": "_compile.link_images",
    "load_library": "_symbols.load_library",
    "needs": "_symbols.file_needs",
    "provide": "_symbols.provide",
    "report": "_cli.report",
}

# the names of cudyn.types, likewise
TYPES = {
    "BufferArray": "_gpu.dlpack",
    "CompileResult": "_compile.compile_many",
    "Description": "_library.explain",
    "Handle": "_binding.handles",
    "KernelInfo": "_formats.kernel_info",
    "LibraryModule": "_library.library_module",
    "Needs": "_symbols.file_needs",
    "Parameter": "_formats.kernel_info",
    "PreparedLaunch": "_gpu.kernels",
    "Provided": "_symbols.provide",
    "Raw": "_library.library_module",
    "Report": "_cli.report",
}
