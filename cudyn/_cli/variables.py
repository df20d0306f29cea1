"""The environment variables that cudyn reads, for the report and the reference page.

The variables for individual libraries, such as CUDYN_NVRTC, are in the tables. `python -m website.parts`
writes the page.
"""

from __future__ import annotations

OWN = {
    "CUDYN_API": "the release of NVIDIA's headers that the program was written for, such as `13.5`; has "
    "the same effect as "
    '`cudyn.use_api("13.5")`',
    "CUDYN_COMPILER": "the compiler, `nvrtc` or `clang`, for calls that omit `compiler`; the default is "
    "clang on macOS and NVRTC on other systems, or clang if NVRTC is missing",
    "CUDYN_CLANG": "the path of a `clang` or `zig` executable (zig contains clang); if set, cudyn does not "
    "search for clang",
    "CUDYN_ARCH": "the architecture to compile for, such as `sm_90`, if there is no device: for calls to "
    '`cudyn.compile` and `link` without `arch`, and for `arch="native"`',
    "CUDYN_CACHE": "`on` (the default) and `off` turn [the cache](compiling.md#the-cache) on and off; with "
    "`only`, a cache miss raises an exception",
    "CUDYN_CACHE_DIR": "the cache directory; the default is `cudyn` in `XDG_CACHE_HOME`, `~/.cache`, "
    "`~/Library/Caches` or `LOCALAPPDATA`",
    "CUDYN_CACHE_SIZE": "the maximum size of the cache, in bytes or with a unit, such as `500M` or `2G`",
    "CUDYN_FAST_CALLS": "`on` (the default) or `off`; if the value is `off`, all calls go through ctypes "
    "instead of generated machine code ([Fast calls](../explanation/fast_calls.md))",
}
OTHERS = {
    (
        "CUDA_HOME",
        "CUDA_PATH",
    ): "the root directory of a CUDA toolkit, in which cudyn searches for libraries and headers",
    ("CONDA_PREFIX",): "the active conda environment, in which cudyn searches for libraries and headers",
    (
        "LD_LIBRARY_PATH",
    ): "the directories in which the system loader searches for libraries; cudyn uses the value "
    "that the variable had when the process started",
    ("ProgramFiles",): "the directory that contains installed CUDA toolkits on Windows",
    ("XDG_CACHE_HOME", "LOCALAPPDATA"): "the directory that contains the cache",
    ("CC", "CFLAGS"): "the C compiler and its options, for kernels on the CPU, `Artifact.build` and `cudyn "
    "stub`",
    (
        "CUDA_VISIBLE_DEVICES",
        "NVIDIA_VISIBLE_DEVICES",
        "NVIDIA_DRIVER_CAPABILITIES",
    ): "information for the report and for errors about missing libraries",
    ("TERM", "NO_COLOR"): "whether the report is printed in color",
}
_NOT_REPORTED = ("TERM", "NO_COLOR", "ProgramFiles", "LOCALAPPDATA")  # these are set on almost every system


def list_reported() -> list[str]:
    """List the variables that the report shows if they are set, except those for individual libraries."""
    names = [*OWN, *(name for group in OTHERS for name in group)]
    return [name for name in names if name not in _NOT_REPORTED]
