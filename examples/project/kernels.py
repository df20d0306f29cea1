"""The kernels of a project, and how each is compiled: the same on every machine, whatever it has."""

from __future__ import annotations

from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent

# In C, and as `array` and `struct` write it.
TYPES = {"float": "f", "double": "d", "int": "i", "unsigned char": "B"}
BLOCKS = (32, 64, 128, 256)


def make_job(kernel: str, element: str, block: int) -> dict[str, Any]:
    """Return the arguments of cudyn.compile for a kernel.

    Where this folder is makes no difference: the cache knows sources and headers by their contents.
    """
    return {
        "source": FOLDER / f"{kernel}.cu",
        "define_macro": {"ELEMENT": element, "BLOCK": block},
        "std": "c++17",
    }


VARIANTS = [(kernel, element, block) for kernel in ("axpy", "total") for element in TYPES for block in BLOCKS]

# What the project calls of the driver, and the oldest release that it has to run on.
OLDEST = "12.0"
CALLS = ("cuModuleLoadData", "cuLaunchKernelEx", "cuMemAllocAsync", "cuStreamSynchronize")
