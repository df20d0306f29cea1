"""One row per library: what it is called where, how to ask for its version, what success is.

Rows are data. A new library is one more row, its entry in headers/sources.toml and a thin module.
"""

from __future__ import annotations

from . import errors


class Row:
    """A library.

    name      of the table in cudyn.tables
    module    in cudyn that shows it
    title     in words, for messages
    files     per platform (sys.platform), what the loader is asked for, best first
    wheels    per platform, the folders under `nvidia/` of a site-packages that wheels put it in, best first
    version   the function that gives it, and its form: "packed" (one int, 1000 * major + 10 * minor) or
              "pair" (two ints)
    status    the enum of its return codes; 0 is success
    error     the exception for the others
    forked    the status that a forked child gets, if there is one
    beside    per platform, how the names of libraries start that this one opens by name, and that lie
              beside it; where the system loader would not find them, they have to be open already
    hint      what to do when it is not there
    """

    __slots__ = (
        "beside",
        "error",
        "files",
        "forked",
        "hint",
        "module",
        "name",
        "status",
        "title",
        "version",
        "wheels",
    )

    def __init__(
        self,
        *,
        name: str,
        module: str,
        title: str,
        files: dict[str, tuple[str, ...]],
        wheels: dict[str, tuple[str, ...]],
        version: tuple[str, str],
        status: str,
        error: type[errors.CudaError],
        hint: str,
        forked: int | None = None,
        beside: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.module = module
        self.title = title
        self.files = files
        self.wheels = wheels
        self.version = version
        self.status = status
        self.error = error
        self.forked = forked
        self.beside = beside or {}
        self.hint = hint


CUDA = Row(
    name="cuda",
    module="driver",
    title="CUDA driver",
    # The soname is libcuda.so.1; libcuda.so is what a system without the link made by ldconfig may have.
    files={"linux": ("libcuda.so.1", "libcuda.so"), "win32": ("nvcuda.dll",)},
    wheels={},  # the driver belongs to the machine; no wheel carries it
    version=("cuDriverGetVersion", "packed"),
    status="CUresult",
    error=errors.DriverError,
    forked=3,  # CUDA_ERROR_NOT_INITIALIZED
    hint=(
        "install the NVIDIA driver, or run where it is (in a container: with GPU access, such as "
        "`docker run --gpus all`). Types, constants and kernel compilation work without it."
    ),
)

NVRTC = Row(
    name="nvrtc",
    module="nvrtc",
    title="NVRTC library",
    # One soname for all of 11.2 to 11.8, then one per major (NVRTC user guide, "Versioning").
    files={
        "linux": ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2"),
        "win32": ("nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"),
    },
    wheels={
        "linux": ("cu13/lib", "cuda_nvrtc/lib"),
        "win32": ("cu13/bin/x86_64", "cuda_nvrtc/bin"),
    },
    version=("nvrtcVersion", "pair"),
    status="nvrtcResult",
    error=errors.NvrtcError,
    # The wheel of 13.0 has no RPATH, so NVRTC would not find its own builtins there.
    beside={"linux": "libnvrtc-builtins.so.", "win32": "nvrtc-builtins64_"},
    hint='pip install "cudyn[nvrtc]", or install a CUDA toolkit where the system loader finds it.',
)

ROWS = (CUDA, NVRTC)
