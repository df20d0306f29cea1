"""Replaces NVRTC with a Python function, for tests of the code around a compilation."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from cudyn import Image
from cudyn._kernels.cache.recorder import Reads
from cudyn._kernels.compilers.job import CompiledImage, Job
from cudyn._kernels.compilers.loaded_library import describe
from cudyn._kernels.compilers.nvrtc.compiler import Nvrtc, group_kinds

BUILD = "01234567" * 2

Compile = Callable[[Any, str, Sequence[str]], Sequence[Image]]


def use(compile_job: Compile, patch: Any = None, files: Sequence[str] = ()) -> None:
    """Make cudyn call a function instead of NVRTC.

    Args:
        compile_job: A function that returns the images for a job, an architecture and kinds of images.
        patch: pytest's monkeypatch fixture, which undoes the replacement after the test. Without it, the
            replacement lasts until the process ends.
        files: The files that the compiler appears to read.
    """
    set_attribute = setattr if patch is None else patch.setattr

    def compile(
        self: Nvrtc, job: Job, arch: str, kinds: Sequence[str], directories: Sequence[str]
    ) -> list[CompiledImage]:
        """Call `compile_job` for each group of kinds. This function replaces `Nvrtc.compile`."""
        compiled = []
        for group in group_kinds(kinds):
            for image in compile_job(job, arch, group):
                compiled.append(CompiledImage(image, _make_reads(files), directories))
        return compiled

    set_attribute(Nvrtc, "compile", compile)
    set_attribute(Nvrtc, "identify", lambda self, kind: describe("nvrtc")._replace(digest=BUILD))
    set_attribute(Nvrtc, "list_directories", lambda self: [])


def _make_reads(files: Sequence[str]) -> Reads:
    """Return a record of the files that a compilation has read."""
    reads = Reads()
    for path in files:
        with open(path, "rb") as file:
            content = file.read()
        digest = hashlib.sha256(content).hexdigest()
        reads.note(path, digest)
        reads.texts[digest] = content
    return reads


def make_images(job: Any, arch: str, kinds: Sequence[str]) -> list[Image]:
    """Return an image without code for each kind."""
    return [Image(b"", kind, (arch,)) for kind in kinds]
