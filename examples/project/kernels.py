"""The kernels of a project, and their compiler arguments, which are the same on every machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent

# C type -> type code of `array` and `struct`.
TYPES = {"float": "f", "double": "d", "int": "i", "unsigned char": "B"}
BLOCKS = (32, 64, 128, 256)


def make_job(kernel: str, element: str, block: int) -> dict[str, Any]:
    """Return the arguments of cudyn.compile for a kernel.

    The location of this directory does not matter: the cache identifies sources and headers by their
    contents.
    """
    return {
        "source": FOLDER / f"{kernel}.cu",
        "define_macro": {"ELEMENT": element, "BLOCK": block},
        "std": "c++17",
    }


VARIANTS = [(kernel, element, block) for kernel in ("axpy", "total") for element in TYPES for block in BLOCKS]

# The oldest CUDA release that the project supports, and the driver functions that it calls.
OLDEST = "12.0"
CALLS = ("cuModuleLoadData", "cuLaunchKernelEx", "cuMemAllocAsync", "cuStreamSynchronize")
