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
    variable  the environment variable that names a file, or a directory, to use and nothing else
    files     per platform (sys.platform), (major, name) of each version, best first; 0 where it has no major
    wheels    per platform, the folders under `nvidia/` of a site-packages that wheels put it in
    conda     per platform, the folders below a conda environment
    homes     per platform, folders that the system loader may not know
    toolkit   per platform, the folders below a CUDA toolkit
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
        *("beside", "conda", "error", "files", "forked", "hint", "homes", "module", "name", "status"),
        *("title", "toolkit", "variable", "version", "wheels"),
    )

    def __init__(
        self,
        *,
        name: str,
        module: str,
        title: str,
        variable: str,
        files: dict[str, tuple[tuple[int, str], ...]],
        version: tuple[str, str],
        status: str,
        error: type[errors.CudaError],
        hint: str,
        wheels: dict[str, tuple[str, ...]] | None = None,
        conda: dict[str, tuple[str, ...]] | None = None,
        homes: dict[str, tuple[str, ...]] | None = None,
        toolkit: dict[str, tuple[str, ...]] | None = None,
        forked: int | None = None,
        beside: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.module = module
        self.title = title
        self.variable = variable
        self.files = files
        self.wheels = wheels or {}
        self.conda = conda or {}
        self.homes = homes or {}
        self.toolkit = toolkit or {}
        self.version = version
        self.status = status
        self.error = error
        self.forked = forked
        self.beside = beside or {}
        self.hint = hint


# Where conda's packages and toolkits put libraries: conda-forge's cuda-* packages and NVIDIA's own layouts.
CONDA = {
    "linux": ("lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
    "win32": ("Library/bin/x64", "Library/bin"),
}
TOOLKIT = {
    "linux": ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"),
    "win32": ("bin/x64", "bin"),
}

CUDA = Row(
    name="cuda",
    module="driver",
    title="CUDA driver",
    variable="CUDYN_DRIVER",
    # The soname is libcuda.so.1; libcuda.so is what a system without the link made by ldconfig may have.
    files={"linux": ((0, "libcuda.so.1"), (0, "libcuda.so")), "win32": ((0, "nvcuda.dll"),)},
    # The driver belongs to the machine: no wheel or conda package has it, and a toolkit's is a stub.
    homes={
        "linux": (
            "/usr/lib/wsl/lib",  # WSL 2: the Windows driver's own
            "/usr/lib/aarch64-linux-gnu/nvidia",  # Jetson, JetPack 6
            "/usr/lib/aarch64-linux-gnu/tegra",  # Jetson, JetPack 4 and 5
            "/usr/lib/x86_64-linux-gnu/nvidia/current",  # Debian, before update-alternatives has linked it
            "/usr/lib/aarch64-linux-gnu/nvidia/current",
            "/run/opengl-driver/lib",  # NixOS
            "/usr/local/nvidia/lib64",  # Kubernetes device plugins
        ),
    },
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
    variable="CUDYN_NVRTC",
    # One soname for all of 11.2 to 11.8, then one per major (NVRTC user guide, "Versioning").
    files={
        "linux": ((13, "libnvrtc.so.13"), (12, "libnvrtc.so.12"), (11, "libnvrtc.so.11.2")),
        "win32": ((13, "nvrtc64_130_0.dll"), (12, "nvrtc64_120_0.dll"), (11, "nvrtc64_112_0.dll")),
    },
    wheels={
        "linux": ("cu13/lib", "cuda_nvrtc/lib"),
        "win32": ("cu13/bin/x86_64", "cuda_nvrtc/bin"),
    },
    conda=CONDA,
    toolkit=TOOLKIT,
    version=("nvrtcVersion", "pair"),
    status="nvrtcResult",
    error=errors.NvrtcError,
    # The wheel of 13.0 has no RPATH, so NVRTC would not find its own builtins there.
    beside={"linux": "libnvrtc-builtins.so.", "win32": "nvrtc-builtins64_"},
    hint='pip install "cudyn[nvrtc]", install a CUDA toolkit, or name the file in CUDYN_NVRTC.',
)

ROWS = (CUDA, NVRTC)
