"""The kernels of a project, with arguments for cudyn.compile that are the same on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent

# C type -> its type code in the modules `array` and `struct`.
TYPES = {"float": "f", "double": "d", "int": "i", "unsigned char": "B"}
BLOCKS = (32, 64, 128, 256)  # threads per block


def make_job(kernel: str, element: str, block: int) -> dict[str, Any]:
    """Return the arguments of cudyn.compile for a variant of a kernel.

    The location of this directory may differ between machines, because the cache identifies sources and
    headers by their contents.
    """
    return {
        "source": FOLDER / f"{kernel}.cu",
        "define_macro": {"ELEMENT": element, "BLOCK": block},
        "std": "c++17",
    }


VARIANTS = [(kernel, element, block) for kernel in ("axpy", "total") for element in TYPES for block in BLOCKS]

# The oldest CUDA release that the project supports, and the functions of the driver that the project calls.
OLDEST = "12.0"
CALLS = ("cuModuleLoadData", "cuLaunchKernelEx", "cuMemAllocAsync", "cuStreamSynchronize")
