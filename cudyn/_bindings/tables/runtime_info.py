"""The loader's facts about the CUDA runtime.

Generated from headers/libraries/runtime.toml. Do not edit: `nox -s codegen` writes it.
"""

INFO: dict[str, object] = {
    "title": "CUDA runtime",
    "status": "cudaError_t",
    "prefixes": ("cuda",),
    "error": "CudartError",
    "describe": "cudaGetErrorString",
    "forked": 3,
    "driverless": ("cudaErrorInsufficientDriver",),
    "succeeds": ((11, "cudaDriverGetVersion", "0"), (12, "cudaRuntimeGetVersion", "packed")),
    "echoes": ("cudaCreateChannelDesc",),
    "writes": ((0, "cudaGetExportTable ppExportTable"),),
    "files": {
        "linux": ((13, "libcudart.so.13"), (12, "libcudart.so.12"), (11, "libcudart.so.11.0")),
        "win32": ((13, "cudart64_13.dll"), (12, "cudart64_12.dll"), (11, "cudart64_110.dll")),
    },
    "wheels": {
        "linux": ((13, "cu13/lib"), (0, "cuda_runtime/lib")),
        "win32": ((13, "cu13/bin/x86_64"), (0, "cuda_runtime/bin")),
    },
    "conda": {
        "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("Library/bin/x64", "Library/bin"),
    },
    "toolkit": {
        "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
        "win32": ("bin/x64", "bin"),
    },
    "probes": (
        ("cudaRuntimeGetVersion", "packed"),
        ("cudaGetTextureObjectTextureDesc_v2", "11.8"),
        ("cudaGraphNodeSetEnabled+cudaProfilerInitialize", "11.7"),
    ),
    "manual": "https://docs.nvidia.com/cuda/cuda-runtime-api/",
    "hint": "pip install nvidia-cuda-runtime (for CUDA 12 or 11: nvidia-cuda-runtime-cu12 or nvidia-cuda-runtime-cu11), install a CUDA toolkit, or name the file in CUDYN_RUNTIME.",
    "absent": (("cudaErrorInsufficientDriver", 35), ("cudaErrorSharedObjectSymbolNotFound", 302)),
    "callbacks": {
        "cudaDeviceRegisterAsyncNotification": "registered",
        "cudaDeviceUnregisterAsyncNotification": "ends",
        "cudaLaunchHostFunc": "cudaStreamIsCapturing",
        "cudaLaunchHostFunc_ptsz": "cudaStreamIsCapturing_ptsz",
        "cudaLaunchHostFunc_v2": "cudaStreamIsCapturing",
        "cudaLaunchHostFunc_v2_ptsz": "cudaStreamIsCapturing_ptsz",
        "cudaLogsRegisterCallback": "registered",
        "cudaLogsUnregisterCallback": "ends",
        "cudaStreamAddCallback": "cudaStreamIsCapturing",
        "cudaStreamAddCallback_ptsz": "cudaStreamIsCapturing_ptsz",
        "cudaUserObjectCreate": "once",
        "cudaVDPAUGetDevice": "registered",
        "cudaVDPAUSetVDPAUDevice": "registered",
    },
}
