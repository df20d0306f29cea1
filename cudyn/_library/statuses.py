"""What each status means, in our own words.

Keyed by library, then by enumerator. Shown in exception messages, with or without the library present.
A status that is missing here is described by its name alone.
"""

DESCRIPTIONS: dict[str, dict[str, str]] = {
    "driver": {
        "CUDA_SUCCESS": "no error",
        "CUDA_ERROR_INVALID_VALUE": (
            "an argument is out of range or makes no sense here; check sizes, flags and pointers"
        ),
        "CUDA_ERROR_OUT_OF_MEMORY": (
            "not enough GPU memory left; free buffers, use smaller ones, or look for other processes"
        ),
        "CUDA_ERROR_NOT_INITIALIZED": (
            "cuInit has not been called in this process; CUDA does not survive a fork"
        ),
        "CUDA_ERROR_DEINITIALIZED": (
            "the driver is closing down, usually because the process is exiting; call CUDA earlier"
        ),
        "CUDA_ERROR_PROFILER_DISABLED": (
            "profiling cannot be steered from this run; an outside tool may already be in charge of it"
        ),
        "CUDA_ERROR_PROFILER_NOT_INITIALIZED": (
            "profiling was switched before it was set up; no longer used by current drivers"
        ),
        "CUDA_ERROR_PROFILER_ALREADY_STARTED": (
            "profiling was already running; no longer used by current drivers"
        ),
        "CUDA_ERROR_PROFILER_ALREADY_STOPPED": "profiling was not running; no longer used by current drivers",
        "CUDA_ERROR_STUB_LIBRARY": (
            "the loaded libcuda is the toolkit's link-time stub; take its folder off the library search path"
        ),
        "CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER": (
            "the installed driver is too old for this function; update the driver"
        ),
        "CUDA_ERROR_DEVICE_UNAVAILABLE": (
            "the GPU cannot be used right now; check its compute mode and which process holds it"
        ),
        "CUDA_ERROR_MULTICAST_RESOURCE_FULL": (
            "the GPU has no room for another multicast binding; unbind some or bind larger pieces"
        ),
        "CUDA_ERROR_NO_DEVICE": (
            "the driver works but sees no usable GPU; "
            "check nvidia-smi, CUDA_VISIBLE_DEVICES and container GPU access"
        ),
        "CUDA_ERROR_INVALID_DEVICE": "no GPU has this number, or that GPU cannot do what was asked",
        "CUDA_ERROR_DEVICE_NOT_LICENSED": "the virtual GPU has no license; check the vGPU license client",
        "CUDA_ERROR_INVALID_IMAGE": (
            "the module data is not a loadable cubin, fatbin or PTX; check that it is complete"
        ),
        "CUDA_ERROR_INVALID_CONTEXT": (
            "no current context on this thread, or a context that is no longer valid"
        ),
        "CUDA_ERROR_CONTEXT_ALREADY_CURRENT": (
            "the context was current on this thread before the call; no longer used by current drivers"
        ),
        "CUDA_ERROR_MAP_FAILED": "a resource could not be mapped or registered",
        "CUDA_ERROR_UNMAP_FAILED": "a resource could not be unmapped or unregistered",
        "CUDA_ERROR_ARRAY_IS_MAPPED": "the array is still mapped; unmap it before destroying it",
        "CUDA_ERROR_ALREADY_MAPPED": "the resource is mapped already; unmap it before mapping it again",
        "CUDA_ERROR_NO_BINARY_FOR_GPU": (
            "the module has no code for this GPU's architecture; "
            "rebuild it for that compute capability or as PTX"
        ),
        "CUDA_ERROR_ALREADY_ACQUIRED": "the resource is taken already; release it before acquiring it again",
        "CUDA_ERROR_NOT_MAPPED": "the resource has not been mapped; map it first",
        "CUDA_ERROR_NOT_MAPPED_AS_ARRAY": (
            "the resource was mapped in a way that gives no array; ask for a pointer"
        ),
        "CUDA_ERROR_NOT_MAPPED_AS_POINTER": (
            "the resource was mapped in a way that gives no pointer; ask for an array"
        ),
        "CUDA_ERROR_ECC_UNCORRECTABLE": (
            "a bit error in GPU memory was beyond what ECC can repair; "
            "restart the process, see nvidia-smi -q -d ECC"
        ),
        "CUDA_ERROR_UNSUPPORTED_LIMIT": "this GPU does not have the limit that was read or set",
        "CUDA_ERROR_CONTEXT_ALREADY_IN_USE": (
            "another thread has this context current, and it allows only one; pop it there first"
        ),
        "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED": (
            "these two GPUs cannot reach each other's memory; copy through the host"
        ),
        "CUDA_ERROR_INVALID_PTX": "the driver could not compile the PTX; the JIT error log says why",
        "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT": (
            "the OpenGL or Direct3D context is missing or unusable; make it current on this thread first"
        ),
        "CUDA_ERROR_NVLINK_UNCORRECTABLE": (
            "an NVLink transfer broke beyond repair; restart the process, see nvidia-smi nvlink -e"
        ),
        "CUDA_ERROR_JIT_COMPILER_NOT_FOUND": (
            "libnvidia-ptxjitcompiler is missing; install the full driver or expose it to the container"
        ),
        "CUDA_ERROR_UNSUPPORTED_PTX_VERSION": (
            "the PTX is too new for this driver; update the driver or compile to a cubin"
        ),
        "CUDA_ERROR_JIT_COMPILATION_DISABLED": (
            "compiling PTX at load time is switched off; check CUDA_DISABLE_JIT and CUDA_DISABLE_PTX_JIT"
        ),
        "CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY": "this GPU cannot limit a context in the way that was asked",
        "CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC": (
            "device code in the PTX waits with cudaDeviceSynchronize, which cannot be done here; remove that"
        ),
        "CUDA_ERROR_CONTAINED": (
            "the GPU fenced off a fault, such as a bad NVLink access or failing hardware; restart the process"
        ),
        "CUDA_ERROR_INSUFFICIENT_LOADER_VERSION": (
            "the fatbin needs a newer loader than this driver has; update the driver"
        ),
        "CUDA_ERROR_INVALID_SOURCE": "the device code does not compile or link; the JIT error log says why",
        "CUDA_ERROR_FILE_NOT_FOUND": "no file at the given path",
        "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND": (
            "a driver library lacks a symbol another one needs; look for mixed driver versions"
        ),
        "CUDA_ERROR_SHARED_OBJECT_INIT_FAILED": (
            "a driver library was found but could not start up; check the driver installation"
        ),
        "CUDA_ERROR_OPERATING_SYSTEM": (
            "a system call made by the driver failed; check permissions, resource limits and /dev/nvidia*"
        ),
        "CUDA_ERROR_INVALID_HANDLE": (
            "a stream, event or other handle is null, already destroyed or from another context"
        ),
        "CUDA_ERROR_ILLEGAL_STATE": "an object involved is in the wrong state for this call",
        "CUDA_ERROR_LOSSY_QUERY": (
            "the answer would leave out details, such as graph edge data; ask for those too"
        ),
        "CUDA_ERROR_NOT_FOUND": (
            "nothing has the requested name; kernels may need their mangled name or extern C"
        ),
        "CUDA_ERROR_NOT_READY": (
            "the GPU is still working on it; not a failure, ask again later or synchronize"
        ),
        "CUDA_ERROR_ILLEGAL_ADDRESS": (
            "a kernel touched memory it may not; restart the process and run it under compute-sanitizer"
        ),
        "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES": (
            "too many threads, registers or arguments for this launch; "
            "use smaller blocks, check argument types"
        ),
        "CUDA_ERROR_LAUNCH_TIMEOUT": (
            "the display watchdog stopped a kernel that ran too long; restart the process, split the work"
        ),
        "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING": (
            "the kernel expects another texture mode than the one set up"
        ),
        "CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED": "peer access to that context is on already; safe to ignore",
        "CUDA_ERROR_PEER_ACCESS_NOT_ENABLED": (
            "peer access to that context was not on, so there is nothing to turn off"
        ),
        "CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE": "the call is refused while the GPU's primary context is in use",
        "CUDA_ERROR_CONTEXT_IS_DESTROYED": (
            "this thread's current context is gone or was never started; make a live one current"
        ),
        "CUDA_ERROR_ASSERT": (
            "an assert in device code failed, see stderr; the context and its memory are lost"
        ),
        "CUDA_ERROR_TOO_MANY_PEERS": (
            "the GPU cannot hold more peer links; turn off peer access that is not needed"
        ),
        "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED": (
            "some of this host memory is page-locked already; unregister it first"
        ),
        "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED": (
            "this host pointer was never registered; pass the one given when registering"
        ),
        "CUDA_ERROR_HARDWARE_STACK_ERROR": (
            "a kernel overran or damaged its stack; restart the process, raise CU_LIMIT_STACK_SIZE"
        ),
        "CUDA_ERROR_ILLEGAL_INSTRUCTION": (
            "a kernel hit an instruction the GPU cannot run; restart the process"
        ),
        "CUDA_ERROR_MISALIGNED_ADDRESS": (
            "a kernel used an address not aligned to its data type; "
            "restart the process, check pointer offsets"
        ),
        "CUDA_ERROR_INVALID_ADDRESS_SPACE": (
            "a kernel passed an address from the wrong memory space to an instruction; restart the process"
        ),
        "CUDA_ERROR_INVALID_PC": (
            "a kernel's execution ran off to an impossible code address; restart the process"
        ),
        "CUDA_ERROR_LAUNCH_FAILED": (
            "a kernel crashed, often over a bad pointer; "
            "restart the process and run it under compute-sanitizer"
        ),
        "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE": (
            "a cooperative launch must fit on the GPU all at once and does not; launch fewer blocks"
        ),
        "CUDA_ERROR_TENSOR_MEMORY_LEAK": (
            "a kernel ended without freeing all its tensor memory; fix the kernel, restart the process"
        ),
        "CUDA_ERROR_NOT_PERMITTED": (
            "not allowed in this situation, for instance CUDA calls inside a stream callback"
        ),
        "CUDA_ERROR_NOT_SUPPORTED": "this GPU, driver or system does not offer the feature",
        "CUDA_ERROR_SYSTEM_NOT_READY": (
            "the machine is not set up for CUDA yet; on NVSwitch systems check nvidia-fabricmanager"
        ),
        "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH": (
            "libcuda and the kernel driver do not fit together; reboot, or reinstall one to match the other"
        ),
        "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE": (
            "forward compatibility libraries are in use but this GPU does not allow them; remove them"
        ),
        "CUDA_ERROR_MPS_CONNECTION_FAILED": (
            "the MPS daemon cannot be reached; check that it runs and CUDA_MPS_PIPE_DIRECTORY"
        ),
        "CUDA_ERROR_MPS_RPC_FAILURE": "talking to the MPS server failed midway; see the MPS server log",
        "CUDA_ERROR_MPS_SERVER_NOT_READY": (
            "the MPS server takes no clients at the moment, perhaps after a crash; try again later"
        ),
        "CUDA_ERROR_MPS_MAX_CLIENTS_REACHED": "the MPS server is full; end another client first",
        "CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED": (
            "MPS has no free connections to the GPU left; end another client first"
        ),
        "CUDA_ERROR_MPS_CLIENT_TERMINATED": "the MPS server cut this client off; restart the process",
        "CUDA_ERROR_CDP_NOT_SUPPORTED": (
            "the module launches kernels from device code, which does not work here, for instance under MPS"
        ),
        "CUDA_ERROR_CDP_VERSION_MISMATCH": (
            "device code mixes two versions of dynamic parallelism; build all of it with one"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED": (
            "the call cannot be made during a stream capture; move it out of the capture"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED": (
            "an earlier mistake spoiled the capture; end it, fix the cause and capture anew"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_MERGE": "the call would join two separate captures into one",
        "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED": "the capture began on another stream; end it on that one",
        "CUDA_ERROR_STREAM_CAPTURE_UNJOINED": (
            "a stream pulled into the capture was left dangling; "
            "make the first stream wait for it before the end"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_ISOLATION": (
            "captured work may not wait for work outside of the capture, nor the other way round"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT": (
            "the legacy default stream would get tangled up with a capture; use non-blocking streams"
        ),
        "CUDA_ERROR_CAPTURED_EVENT": (
            "the event was recorded during a capture and has no real state; use one recorded outside"
        ),
        "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD": (
            "another thread began the capture; end it there, or begin it in relaxed mode"
        ),
        "CUDA_ERROR_TIMEOUT": "the wait ran out of time",
        "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE": (
            "the changes are too big to patch the executable graph; instantiate it again"
        ),
        "CUDA_ERROR_EXTERNAL_DEVICE": (
            "a device other than the GPU failed; if every call now reports this, restart the process"
        ),
        "CUDA_ERROR_INVALID_CLUSTER_SIZE": "the cluster shape does not suit the kernel, the grid or the GPU",
        "CUDA_ERROR_FUNCTION_NOT_LOADED": "the kernel has not been loaded yet; call cuFuncLoad first",
        "CUDA_ERROR_INVALID_RESOURCE_TYPE": "this kind of device resource cannot be used in this call",
        "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION": (
            "the device resources given are too few or do not fit; check the SM counts"
        ),
        "CUDA_ERROR_KEY_ROTATION": (
            "renewing an encryption key failed, which concerns GPUs in confidential computing mode"
        ),
        "CUDA_ERROR_STREAM_DETACHED": (
            "the stream's green context was destroyed; all that is left is to destroy the stream"
        ),
        "CUDA_ERROR_GRAPH_RECAPTURE_FAILURE": (
            "the new capture did not match the graph it was to refresh; destroy the graph and capture anew"
        ),
        "CUDA_ERROR_FABRIC_NOT_READY": (
            "the GPU fabric did not come up in time; try again later or raise CUDA_FABRIC_INIT_TIMEOUT_MS"
        ),
        "CUDA_ERROR_UNKNOWN": "the driver failed without saying why; look for Xid lines in dmesg",
    },
    "nvrtc": {
        "NVRTC_SUCCESS": "no error",
        "NVRTC_ERROR_OUT_OF_MEMORY": "not enough host memory to compile",
        "NVRTC_ERROR_PROGRAM_CREATION_FAILURE": "the program object could not be created",
        "NVRTC_ERROR_INVALID_INPUT": "an argument is wrong, for instance a null pointer",
        "NVRTC_ERROR_INVALID_PROGRAM": "the program handle is null or already destroyed",
        "NVRTC_ERROR_INVALID_OPTION": (
            "a compile option is unknown or malformed; the compilation log may name it"
        ),
        "NVRTC_ERROR_COMPILATION": "the source does not compile; the compilation log says why",
        "NVRTC_ERROR_BUILTIN_OPERATION_FAILURE": (
            "libnvrtc-builtins failed or is missing; install the one of the same version next to libnvrtc"
        ),
        "NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION": (
            "name expressions come too late once the program is compiled; add them before"
        ),
        "NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION": (
            "mangled names do not exist yet; compile the program first"
        ),
        "NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID": (
            "this name expression was never added to the program; add the same text before compiling"
        ),
        "NVRTC_ERROR_INTERNAL_ERROR": "nvrtc itself failed; try another nvrtc version",
        "NVRTC_ERROR_TIME_FILE_WRITE_FAILED": (
            "the file of the --time option could not be written; check its path"
        ),
        "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED": (
            "no precompiled header was asked for, or the compiler saw no use in one"
        ),
        "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED": (
            "no room for the precompiled header; raise the limit with nvrtcSetPCHHeapSize and compile anew"
        ),
        "NVRTC_ERROR_PCH_CREATE": "the precompiled header could not be made",
        "NVRTC_ERROR_CANCELLED": "the flow callback stopped the compilation",
        "NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED": (
            "the file of the --fdevice-time-trace option could not be written; check its path"
        ),
        "NVRTC_ERROR_BUSY": (
            "another process is installing the bundled headers; try again later or let the call wait"
        ),
    },
    "nvjitlink": {
        "NVJITLINK_SUCCESS": "no error",
        "NVJITLINK_ERROR_UNRECOGNIZED_OPTION": (
            "an option is unknown to this nvJitLink; it may be misspelt or newer than the library"
        ),
        "NVJITLINK_ERROR_MISSING_ARCH": "no architecture was given; add -arch=sm_XX",
        "NVJITLINK_ERROR_INVALID_INPUT": "an input is damaged or not of the kind that was announced",
        "NVJITLINK_ERROR_PTX_COMPILE": "the PTX does not compile; the error log says why",
        "NVJITLINK_ERROR_NVVM_COMPILE": "the LTO-IR does not compile; the error log says why",
        "NVJITLINK_ERROR_INTERNAL": "nvJitLink itself failed; try another version of it",
        "NVJITLINK_ERROR_THREADPOOL": "its threads could not be started; check the limits of this process",
        "NVJITLINK_ERROR_UNRECOGNIZED_INPUT": "the kind of an input can't be told from its contents",
        "NVJITLINK_ERROR_FINALIZE": "the last step of the link failed; the error log says why",
        "NVJITLINK_ERROR_NULL_INPUT": "an input is a null pointer",
        "NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS": "two of the options contradict each other",
        "NVJITLINK_ERROR_INCORRECT_INPUT_TYPE": "an input is of another kind than the call says",
        "NVJITLINK_ERROR_ARCH_MISMATCH": "an input is for another architecture than the link",
        "NVJITLINK_ERROR_OUTDATED_LIBRARY": (
            "an input was made by a newer toolkit than this nvJitLink is of; use a newer one"
        ),
        "NVJITLINK_ERROR_MISSING_FATBIN": "a fatbin was expected and there is none in the input",
        "NVJITLINK_ERROR_UNRECOGNIZED_ARCH": "the architecture is unknown to this nvJitLink",
        "NVJITLINK_ERROR_UNSUPPORTED_ARCH": "this nvJitLink can't make code for the architecture",
        "NVJITLINK_ERROR_LTO_NOT_ENABLED": "LTO-IR is linked with -lto alone",
    },
    "curand": {
        "CURAND_STATUS_SUCCESS": "no error",
        "CURAND_STATUS_VERSION_MISMATCH": (
            "the library is of another version than its header or its other parts"
        ),
        "CURAND_STATUS_NOT_INITIALIZED": "the generator was not created, or is already destroyed",
        "CURAND_STATUS_ALLOCATION_FAILED": "memory for the generator could not be had; free GPU memory",
        "CURAND_STATUS_TYPE_ERROR": "the generator is of a type that does not exist or can't do this",
        "CURAND_STATUS_OUT_OF_RANGE": "an argument is outside of its range",
        "CURAND_STATUS_LENGTH_NOT_MULTIPLE": (
            "the length must be a multiple of the dimension, and even for normal distributions"
        ),
        "CURAND_STATUS_DOUBLE_PRECISION_REQUIRED": "the GPU has no double precision, which this needs",
        "CURAND_STATUS_LAUNCH_FAILURE": "a kernel of the library could not be launched or crashed",
        "CURAND_STATUS_PREEXISTING_FAILURE": "an earlier CUDA call had failed; look there for the cause",
        "CURAND_STATUS_INITIALIZATION_FAILED": "CUDA could not be initialized; check the driver and the GPU",
        "CURAND_STATUS_ARCH_MISMATCH": (
            "the library has no code for this GPU; use one of a toolkit that knows it"
        ),
        "CURAND_STATUS_INTERNAL_ERROR": "cuRAND itself failed",
    },
    "cufft": {
        "CUFFT_SUCCESS": "no error",
        "CUFFT_INVALID_PLAN": "the plan was not made, or is already destroyed",
        "CUFFT_ALLOC_FAILED": (
            "not enough memory for the plan or its work area; free some or use smaller batches"
        ),
        "CUFFT_INVALID_TYPE": "the type of the transform is unknown, or other than that of the plan",
        "CUFFT_INVALID_VALUE": "an argument is wrong, for instance a null pointer",
        "CUFFT_INTERNAL_ERROR": "cuFFT or a CUDA call of its own failed",
        "CUFFT_EXEC_FAILED": "the transform could not be run on the GPU",
        "CUFFT_SETUP_FAILED": "the library could not be initialized; check the driver and the GPU",
        "CUFFT_INVALID_SIZE": "a size of the transform is not supported",
        "CUFFT_UNALIGNED_DATA": "the data is not aligned as the transform needs it",
        "CUFFT_INCOMPLETE_PARAMETER_LIST": "the call lacks an argument that it needs here",
        "CUFFT_INVALID_DEVICE": "the plan is of another GPU, or the list of GPUs is wrong",
        "CUFFT_PARSE_ERROR": "cuFFT could not read a plan's code of its own",
        "CUFFT_NO_WORKSPACE": "no work area was given to the plan; call cufftSetWorkArea",
        "CUFFT_NOT_IMPLEMENTED": "the library does not have this for these parameters",
        "CUFFT_LICENSE_ERROR": "the license is not valid; no longer used",
        "CUFFT_NOT_SUPPORTED": "this can't be done with these parameters or on this GPU",
        "CUFFT_MISSING_DEPENDENCY": "a library that cuFFT needs is not there, such as NVRTC or nvJitLink",
        "CUFFT_NVRTC_FAILURE": "NVRTC failed while a kernel was compiled",
        "CUFFT_NVJITLINK_FAILURE": "nvJitLink failed while a kernel was linked, for instance with a callback",
        "CUFFT_NVSHMEM_FAILURE": "NVSHMEM failed",
    },
    "cusolver": {
        "CUSOLVER_STATUS_SUCCESS": "no error",
        "CUSOLVER_STATUS_NOT_INITIALIZED": (
            "there is no handle, or CUDA or cuBLAS could not be initialized for it"
        ),
        "CUSOLVER_STATUS_ALLOC_FAILED": "not enough memory; free some",
        "CUSOLVER_STATUS_INVALID_VALUE": "an argument is wrong, for instance a negative size",
        "CUSOLVER_STATUS_ARCH_MISMATCH": "the GPU can't do this, for instance for want of double precision",
        "CUSOLVER_STATUS_MAPPING_ERROR": "memory could not be mapped",
        "CUSOLVER_STATUS_EXECUTION_FAILED": "a kernel of the library could not be launched or crashed",
        "CUSOLVER_STATUS_INTERNAL_ERROR": "cuSOLVER itself failed, or memory was freed while it ran",
        "CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED": "a matrix of this type can't be used here",
        "CUSOLVER_STATUS_NOT_SUPPORTED": "the library does not have this for these parameters",
        "CUSOLVER_STATUS_ZERO_PIVOT": "a pivot is zero: the matrix is singular",
        "CUSOLVER_STATUS_INVALID_LICENSE": "the license is not valid",
        "CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED": (
            "the parameters of the iterative refinement were not made"
        ),
        "CUSOLVER_STATUS_IRS_PARAMS_INVALID": "a parameter of the iterative refinement is wrong",
        "CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC": "a precision of the iterative refinement is wrong",
        "CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE": "the solver of the iterative refinement is wrong",
        "CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER": "the number of iterations of the refinement is wrong",
        "CUSOLVER_STATUS_IRS_INTERNAL_ERROR": "the iterative refinement itself failed",
        "CUSOLVER_STATUS_IRS_NOT_SUPPORTED": "the iterative refinement can't be done with these parameters",
        "CUSOLVER_STATUS_IRS_OUT_OF_RANGE": "a value went out of the range of the lower precision",
        "CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES": "GMRES refines one right-hand side alone",
        "CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED": (
            "the object for the refinement's information was not made"
        ),
        "CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED": (
            "the object for the refinement's information is still in use"
        ),
        "CUSOLVER_STATUS_IRS_MATRIX_SINGULAR": (
            "the matrix is singular: its factorization has a zero on the diagonal"
        ),
        "CUSOLVER_STATUS_INVALID_WORKSPACE": "the workspace is missing, too small or not aligned",
    },
    "cufile": {
        "CU_FILE_SUCCESS": "no error",
        "CU_FILE_DRIVER_NOT_INITIALIZED": (
            "the nvidia-fs driver is not loaded or not open; call cuFileDriverOpen"
        ),
        "CU_FILE_DRIVER_INVALID_PROPS": "a property of the driver is wrong; check cufile.json",
        "CU_FILE_DRIVER_UNSUPPORTED_LIMIT": "a limit of the driver is outside of its range",
        "CU_FILE_DRIVER_VERSION_MISMATCH": (
            "libcufile and the nvidia-fs driver do not fit together; update one"
        ),
        "CU_FILE_DRIVER_VERSION_READ_ERROR": "the version of the nvidia-fs driver could not be read",
        "CU_FILE_DRIVER_CLOSING": "the driver is closing",
        "CU_FILE_PLATFORM_NOT_SUPPORTED": "this system has no GPUDirect Storage",
        "CU_FILE_IO_NOT_SUPPORTED": "this file or file system has no direct I/O to the GPU",
        "CU_FILE_DEVICE_NOT_SUPPORTED": "this GPU has no GPUDirect Storage",
        "CU_FILE_NVFS_DRIVER_ERROR": "the nvidia-fs driver failed; see the kernel log",
        "CU_FILE_CUDA_DRIVER_ERROR": "a call of the CUDA driver failed; its status comes with this one",
        "CU_FILE_CUDA_POINTER_INVALID": "the pointer is none to GPU memory",
        "CU_FILE_CUDA_MEMORY_TYPE_INVALID": "the memory is of a type that can't be used here",
        "CU_FILE_CUDA_POINTER_RANGE_ERROR": "the range goes beyond the memory that the pointer is in",
        "CU_FILE_CUDA_CONTEXT_MISMATCH": "the memory is of another context than the current one",
        "CU_FILE_INVALID_MAPPING_SIZE": "the access goes beyond the size that was registered",
        "CU_FILE_INVALID_MAPPING_RANGE": "the access goes beyond the range that was registered",
        "CU_FILE_INVALID_FILE_TYPE": "the file is of a type that can't be used here",
        "CU_FILE_INVALID_FILE_OPEN_FLAG": "the file was opened with a flag that can't be used here",
        "CU_FILE_DIO_NOT_SET": "the file was not opened with O_DIRECT",
        "CU_FILE_INVALID_VALUE": "an argument is wrong",
        "CU_FILE_MEMORY_ALREADY_REGISTERED": "the memory is registered already",
        "CU_FILE_MEMORY_NOT_REGISTERED": "the memory is not registered",
        "CU_FILE_PERMISSION_DENIED": "the file or the driver may not be used; check permissions",
        "CU_FILE_DRIVER_ALREADY_OPEN": "the driver is open already",
        "CU_FILE_HANDLE_NOT_REGISTERED": "the file handle is not registered; call cuFileHandleRegister",
        "CU_FILE_HANDLE_ALREADY_REGISTERED": "the file handle is registered already",
        "CU_FILE_DEVICE_NOT_FOUND": "the GPU was not found",
        "CU_FILE_INTERNAL_ERROR": "cuFile itself failed; see its log",
        "CU_FILE_GETNEWFD_FAILED": "a new file descriptor could not be had; check the limits of this process",
        "CU_FILE_NVFS_SETUP_ERROR": "the nvidia-fs driver could not be set up",
        "CU_FILE_IO_DISABLED": "GPUDirect Storage is switched off for this file; check cufile.json",
        "CU_FILE_BATCH_SUBMIT_FAILED": "the batch could not be submitted",
        "CU_FILE_GPU_MEMORY_PINNING_FAILED": "GPU memory could not be pinned; register less of it",
        "CU_FILE_BATCH_FULL": "the batch has no room left",
        "CU_FILE_ASYNC_NOT_SUPPORTED": "this system has no asynchronous I/O",
        "CU_FILE_INTERNAL_BATCH_SETUP_ERROR": "the batch could not be set up",
        "CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR": "cuFile failed while it submitted a batch",
        "CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR": "cuFile failed while it asked for the status of a batch",
        "CU_FILE_INTERNAL_BATCH_CANCEL_ERROR": "cuFile failed while it cancelled a batch",
        "CU_FILE_NOMEM_ERROR": "not enough memory",
        "CU_FILE_IO_ERROR": "reading or writing failed",
        "CU_FILE_INTERNAL_BUF_REGISTER_ERROR": "a buffer of cuFile's own could not be registered",
        "CU_FILE_HASH_OPR_ERROR": "a table of cuFile's own could not be read or changed",
        "CU_FILE_INVALID_CONTEXT_ERROR": "the CUDA context is no longer valid",
        "CU_FILE_NVFS_INTERNAL_DRIVER_ERROR": "the nvidia-fs driver itself failed; see the kernel log",
        "CU_FILE_BATCH_NOCOMPAT_ERROR": "compatibility mode is off, and the batch would need it",
        "CU_FILE_IO_MAX_ERROR": "no status: the end of the list",
    },
}
