"""The environment variables that cudyn reads: what the report shows, and the reference page has.

A library's own, such as CUDYN_NVRTC, is in its table. `python -m website.parts` writes the page.
"""

from __future__ import annotations

OWN = {
    "CUDYN_API": "the header release that the program was written for, such as `13.5`: as "
    '`cudyn.use_api("13.5")` states it',
    "CUDYN_COMPILER": "`nvrtc` or `clang`: the compiler of calls without `compiler`; without it NVRTC, on "
    "macOS clang",
    "CUDYN_CLANG": "the path of a clang, or of a zig, which has one inside; no other is tried then",
    "CUDYN_ARCH": "the architecture to compile for where no device can be asked, such as `sm_90`: of calls "
    'of `cudyn.compile` and `link` without `arch`, and of `arch="native"`',
    "CUDYN_BASE_DIR": "a folder, such as the checkout: paths below it that become part of the code "
    "(`-lineinfo`, `__FILE__`) count relative to it in the [cache's key](../explanation/keys.md)",
    "CUDYN_CACHE": "`on` (or not set), `only`: a miss is an error, `off`: "
    "[the cache](compiling.md#the-cache)",
    "CUDYN_CACHE_DIR": "the cache's folder; else `cudyn` in `XDG_CACHE_HOME`, `~/.cache`, "
    "`~/Library/Caches` or `LOCALAPPDATA`",
    "CUDYN_CACHE_SIZE": "its maximum size, in bytes or with a unit: `500M`, `2G`",
    "CUDYN_FAST_CALLS": "`off`: ctypes makes all calls ([fast calls](../explanation/fast_calls.md))",
}
OTHERS = {
    ("CUDA_HOME", "CUDA_PATH"): "the root of a toolkit, in the search for libraries and headers",
    ("CONDA_PREFIX",): "the active conda environment, likewise",
    ("LD_LIBRARY_PATH",): "as the system loader read it when the process started",
    ("ProgramFiles",): "toolkits on Windows",
    ("XDG_CACHE_HOME", "LOCALAPPDATA"): "the place of the cache",
    ("CC", "CFLAGS"): "the C compiler of kernels on the CPU, `Artifact.build` and `cudyn stub`",
    (
        "CUDA_VISIBLE_DEVICES",
        "NVIDIA_VISIBLE_DEVICES",
        "NVIDIA_DRIVER_CAPABILITIES",
    ): "the report and messages of the loader",
    ("TERM", "NO_COLOR"): "colours of the report",
}
_NOT_REPORTED = ("TERM", "NO_COLOR", "ProgramFiles", "LOCALAPPDATA")  # they are set everywhere


def list_reported() -> list[str]:
    """List the variables that the report shows where they are set, but for the libraries'."""
    names = [*OWN, *(name for group in OTHERS for name in group)]
    return [name for name in names if name not in _NOT_REPORTED]
