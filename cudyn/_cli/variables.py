"""The environment variables that cudyn reads, for the report and the reference page.

The variables for individual libraries, such as CUDYN_NVRTC, are in the tables. `python -m website.parts`
writes the page.
"""

from __future__ import annotations

OWN = {
    "CUDYN_API": "the header release that the program was written for, such as `13.5`; the same as "
    '`cudyn.use_api("13.5")`',
    "CUDYN_COMPILER": "`nvrtc` or `clang`: the compiler for calls without `compiler`; the default is NVRTC, "
    "on macOS clang",
    "CUDYN_CLANG": "the path of a clang, or of a zig, which contains a clang; no other is tried",
    "CUDYN_ARCH": "the architecture to compile for, such as `sm_90`, if there is no device: for calls to "
    '`cudyn.compile` and `link` without `arch`, and for `arch="native"`',
    "CUDYN_BASE_DIR": "a directory, such as the checkout. Paths below it that become part of the code "
    "(`-lineinfo`, `__FILE__`) are relative to it in the [cache's key](../explanation/keys.md)",
    "CUDYN_CACHE": "`on` (the default), `only` (a miss is an error) or `off`: "
    "[the cache](compiling.md#the-cache)",
    "CUDYN_CACHE_DIR": "the cache directory; the default is `cudyn` in `XDG_CACHE_HOME`, `~/.cache`, "
    "`~/Library/Caches` or `LOCALAPPDATA`",
    "CUDYN_CACHE_SIZE": "the maximum size of the cache, in bytes or with a unit: `500M`, `2G`",
    "CUDYN_FAST_CALLS": "`on` (the default) or `off`: all calls go through ctypes "
    "([fast calls](../explanation/fast_calls.md))",
}
OTHERS = {
    ("CUDA_HOME", "CUDA_PATH"): "the root of a toolkit, in the search for libraries and headers",
    ("CONDA_PREFIX",): "the active conda environment, in the same searches",
    ("LD_LIBRARY_PATH",): "the search for libraries, with the value that it had when the process started",
    ("ProgramFiles",): "toolkits on Windows",
    ("XDG_CACHE_HOME", "LOCALAPPDATA"): "the location of the cache",
    ("CC", "CFLAGS"): "the C compiler for kernels on the CPU, `Artifact.build` and `cudyn stub`",
    (
        "CUDA_VISIBLE_DEVICES",
        "NVIDIA_VISIBLE_DEVICES",
        "NVIDIA_DRIVER_CAPABILITIES",
    ): "the report and messages of the loader",
    ("TERM", "NO_COLOR"): "colours of the report",
}
_NOT_REPORTED = ("TERM", "NO_COLOR", "ProgramFiles", "LOCALAPPDATA")  # these are set on almost every system


def list_reported() -> list[str]:
    """List the variables that the report shows if they are set, except those for individual libraries."""
    names = [*OWN, *(name for group in OTHERS for name in group)]
    return [name for name in names if name not in _NOT_REPORTED]
