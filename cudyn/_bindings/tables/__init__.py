"""Generated data. Do not edit: `nox -s codegen` writes it."""

# the libraries, in the order of lists
LIBRARIES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvfatbin", "nvvm", "nvml", "curand", "cublas", "cublaslt", "cufft", "cusparse", "cusparselt", "cusolver", "nvjpeg", "npp", "nvjpeg2k", "cudss", "cudnn", "cupti", "cutensor", "cufile", "nccl", "nvshmem", "nvcomp", "custatevec", "nvimgcodec", "cutensornet", "nvtiff", "cublasmp", "cupauliprop", "cudensitymat", "cutensormg", "cusolvermp", "cufftmp", "custabilizer")

# the names of cudyn.errors that are in cudyn, too
ERRORS = ("CacheMissError", "CompilerError", "CudaError", "CudynError", "DriverError", "LayoutError", "LoadError", "SymbolNotFoundError")
