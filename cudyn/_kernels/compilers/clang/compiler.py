"""clang as a compiler: see compiler_choice."""

from __future__ import annotations

import importlib
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...._bindings.libraries.search import platform
from ...._errors import LibraryNotFoundError, LoadError, show
from ...cache import settings
from ...cache.inputs import hash_parts, identify
from ..made_image import MadeImage
from ..nvjitlink_run import link_parts
from .options import translate
from .prelude import get_digest
from .process import compile_program, preprocess_program
from .ptx_versions import list_versions
from .search import VARIABLE, ClangProgram, find_clang, find_headers, identify_program

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...cache.recorder import Reads
    from ..compilation import Compilation

_NO_CUBIN = (
    "a CUBIN is made of PTX by NVIDIA's assembler, and there is none for macOS: compile to PTX, which the "
    'driver assembles, by arch="compute_90" or to="ptx"'
)
_ELSEWHERE = (
    "Or compile on a Linux machine, which needs no GPU: cudyn.compile_many(jobs, executor), with an executor "
    "whose workers are there, keeps the results in the cache here. Everything else works here."
)


class Clang:
    """clang, with the toolkit's headers and libdevice as far as they are there."""

    name = "clang"
    family = "clang"
    absolute = True
    chosen = VARIABLE

    @property
    def accepted(self) -> tuple[str, ...]:
        """The compilers whose code may be taken with CUDYN_CACHE=only: on macOS NVRTC's, made elsewhere."""
        return ("clang", "nvrtc") if platform() == "darwin" else ("clang",)

    @cached_property
    def _clang(self) -> ClangProgram | LibraryNotFoundError:
        try:
            return find_clang()
        except LibraryNotFoundError as error:
            return error

    def describe(self) -> str:
        """Its name and version."""
        return f"clang {show(self._clang.version)}" if isinstance(self._clang, ClangProgram) else ""

    def identify(self, kind: str) -> str | None:
        """The hash of all that runs, the prelude, the toolkit's version, libdevice; for a CUBIN nvJitLink."""
        if isinstance(self._clang, LibraryNotFoundError):
            return None
        toolkit = find_headers()
        files = [toolkit.libdevice, _get_linker().path if kind == "cubin" else ""]
        parts = [identify_program(self._clang), get_digest(self._clang, toolkit), toolkit.version]
        return hash_parts([*parts, *(identify(file) for file in files if file)])[:16]

    def get_toolkit(self) -> list[str]:
        """The folders of the toolkit's headers."""
        return list(find_headers().headers)

    def install_headers(self) -> list[str]:
        """It has none inside."""
        return []

    def get_supported(self) -> list[str]:
        """The architectures that it compiles for, without those of one device."""
        known = list_versions(self._clang.version) if isinstance(self._clang, ClangProgram) else {}
        return sorted(filter(str.isdecimal, known), key=int)

    def get_load_error(self, note: str = "") -> LoadError:
        """The error with all that was tried."""
        assert isinstance(self._clang, LibraryNotFoundError)
        library, summary, attempts, hint = self._clang.args
        elsewhere = _ELSEWHERE if platform() == "darwin" else ""
        hints = "\n".join(filter(None, (hint, elsewhere, note)))
        return LibraryNotFoundError(library, summary, attempts, hints)

    def compile(self, compilation: Compilation, arch: str, kinds: Sequence[str]) -> Iterator[MadeImage]:
        """Compile to PTX, once, and that to a CUBIN with nvJitLink."""
        if isinstance(self._clang, LibraryNotFoundError):
            raise self.get_load_error()
        for kind in {*kinds} - {"ptx", "cubin"}:
            raise ValueError(f"clang can't make {kind}, only PTX and CUBINs of that: use compiler='nvrtc'")
        if "cubin" in kinds and platform() == "darwin":
            raise ValueError(f"{arch}: {_NO_CUBIN}")
        if "cubin" in kinds and not _get_linker().available:
            raise _get_linker().load_error
        toolkit = find_headers()
        job = compilation.job
        keep = job.cached and settings.get_folder() is not None
        made, reads, preprocessed = compile_program(job, arch, self._clang, toolkit, keep=keep)
        if "ptx" in kinds:
            yield MadeImage(made, reads, toolkit.headers, preprocessed=preprocessed)
        if "cubin" in kinds:
            options = translate(job.options).assembler
            cubin = link_parts(_get_linker(), arch, "cubin", options, [(job.name, made)], False)
            log = "\n".join(filter(None, (made.log, cubin.log)))
            cubin = replace(cubin, log=log, compiler=f"{made.compiler}, {cubin.compiler}")
            yield MadeImage(cubin, reads, toolkit.headers, preprocessed=preprocessed)

    def preprocess(self, compilation: Compilation, arch: str) -> tuple[Reads, str] | None:
        """Return what is read for a job, and the hash of the preprocessed source.

        Returns None if the preprocessor fails.
        """
        if isinstance(self._clang, LibraryNotFoundError):
            return None
        return preprocess_program(compilation.job, arch, self._clang, find_headers())


def _get_linker() -> Any:
    return importlib.import_module("cudyn.nvjitlink")
