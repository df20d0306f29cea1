"""Creates compilations like `cudyn.compile`, without running them, and reads and writes cached images."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cudyn import Image
from cudyn._kernels.cache import stored_images
from cudyn._kernels.cache.inputs import Inputs
from cudyn._kernels.cache.manifest import Manifest
from cudyn._kernels.compilers.compilation import Compilation
from cudyn._kernels.compilers.compile_source import read_job


def make(source: Any = "", *, arch: str = "sm_80", **arguments: Any) -> Compilation:
    """Return the compilation that `cudyn.compile` creates from these arguments."""
    return Compilation(read_job({"source": source, "arch": arch, **arguments}))


def read(source: Any = "", *, arch: str = "sm_80", kind: str = "cubin", **arguments: Any) -> Inputs:
    """Return the inputs of an image that are known before it is compiled."""
    return make(source, arch=arch, **arguments).read_inputs(arch, kind)


def find(key: str, build: str | None) -> Image | None:
    """Return an image from the cache, or `None` if it is not cached."""
    entry = stored_images.find_image(key, lambda manifest: True, build)
    return entry and entry[1]


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Store an image in the cache, as if NVRTC had compiled it without reading files.

    Returns:
        The reason why it could not be stored, or an empty string.
    """
    facts = {**(facts or {}), "compiler": image.compiler}
    return stored_images.write(key, Manifest(["nvrtc"]), image, facts, build)
