"""Jobs as cudyn.compile makes them, for tests that look at their keys; images in the cache."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cudyn import Image
from cudyn._kernels.cache import stored_images
from cudyn._kernels.cache.inputs import Inputs
from cudyn._kernels.cache.manifest import Manifest
from cudyn._kernels.compilers.compilation import Compilation
from cudyn._kernels.compilers.compile_source import read_job
from cudyn._kernels.compilers.job import read_inputs


def make(source: Any = "", *, arch: str = "sm_80", **arguments: Any) -> Compilation:
    """Return a compilation with these arguments of cudyn.compile."""
    return Compilation(read_job({"source": source, "arch": arch, **arguments}))


def read(source: Any = "", *, arch: str = "sm_80", kind: str = "cubin", **arguments: Any) -> Inputs:
    """Return the inputs of an image that are known before it is compiled."""
    return read_inputs(read_job({"source": source, "arch": arch, **arguments}), arch, kind)


def find(key: str, build: str | None) -> Image | None:
    """Return the image that the cache has."""
    found = stored_images.find_image(key, lambda manifest: True, build)
    return found and found[1]


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any] | None = None) -> str:
    """Keep an image that NVRTC made and that read nothing; return why not."""
    facts = {**(facts or {}), "compiler": image.compiler}
    return stored_images.write(key, Manifest(["nvrtc"]), image, facts, build)
