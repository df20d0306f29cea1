"""clang as a compiler: see compiler.Compiler."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ...._bindings.libraries.search import platform
from ...._errors import LibraryNotFoundError, LoadError, show
from ...cache import settings
from ...cache.inputs import hash_parts, identify
from ..job import CompiledImage
from .options import translate
from .prelude import get_digest
from .process import compile_program, preprocess_program
from .ptx_versions import list_versions
from .search import VARIABLE, ClangProgram, find_clang, find_headers, identify_program

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...._formats.image import Image
    from ...cache.recorder import Reads
    from ..job import Job

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
        files = [toolkit.libdevice]
        if kind == "cubin":
            from .... import nvjitlink

            files.append(nvjitlink.path or "")
        parts = [identify_program(self._clang), get_digest(self._clang, toolkit), toolkit.version]
        return hash_parts([*parts, *(identify(file) for file in files if file)])[:16]

    def list_directories(self) -> list[str]:
        """The folders of the toolkit's headers."""
        return list(find_headers().headers)

    def install_headers(self) -> list[str]:
        """It has none inside."""
        return []

    def get_supported(self) -> list[str]:
        """The architectures that it compiles for, without those of one device."""
        if isinstance(self._clang, LibraryNotFoundError):
            raise self.get_load_error()
        return sorted(filter(str.isdecimal, list_versions(self._clang.version)), key=int)

    def get_load_error(self, note: str = "") -> LoadError:
        """The error with all that was tried."""
        assert isinstance(self._clang, LibraryNotFoundError)
        library, summary, attempts, hint = self._clang.args
        elsewhere = _ELSEWHERE if platform() == "darwin" else ""
        hints = "\n".join(filter(None, (hint, elsewhere, note)))
        return LibraryNotFoundError(library, summary, attempts, hints)

    def compile(
        self, job: Job, arch: str, kinds: Sequence[str], directories: Sequence[str]
    ) -> list[CompiledImage]:
        """Compile to PTX, once, and that to a CUBIN with nvJitLink."""
        if isinstance(self._clang, LibraryNotFoundError):
            raise self.get_load_error()
        for kind in {*kinds} - {"ptx", "cubin"}:
            raise ValueError(f"clang can't make {kind}, only PTX and CUBINs of that: use compiler='nvrtc'")
        if "cubin" in kinds:
            _check_linker(arch)
        toolkit = find_headers()._replace(headers=tuple(directories))
        keep = job.cached and settings.get_folder() is not None
        ptx, reads, preprocessed = compile_program(job, arch, self._clang, toolkit, keep=keep)
        return [
            CompiledImage(
                ptx if kind == "ptx" else _assemble(job, arch, ptx),
                reads,
                directories,
                preprocessed=preprocessed,
            )
            for kind in ("ptx", "cubin")
            if kind in kinds
        ]

    def preprocess(self, job: Job, arch: str, directories: Sequence[str]) -> tuple[Reads, str] | None:
        """Return the files that are read for a job, and the hash of the preprocessed source.

        Returns `None` if the preprocessor fails.
        """
        if isinstance(self._clang, LibraryNotFoundError):
            return None
        toolkit = find_headers()._replace(headers=tuple(directories))
        return preprocess_program(job, arch, self._clang, toolkit)


def _check_linker(arch: str) -> None:
    """Raise ValueError or LoadError if this system has no assembler of PTX."""
    from .... import nvjitlink

    if platform() == "darwin":
        raise ValueError(f"{arch}: {_NO_CUBIN}")
    if nvjitlink.load_error is not None:
        raise nvjitlink.load_error


def _assemble(job: Job, arch: str, ptx: Image) -> Image:
    """Return the CUBIN of PTX."""
    from ..nvjitlink_run import link_parts

    cubin = link_parts(arch, "cubin", translate(job.options).assembler, [(job.name, ptx)], compiles=False)
    log = "\n".join(filter(None, (ptx.log, cubin.log)))
    return replace(cubin, log=log, compiler=f"{ptx.compiler}, {cubin.compiler}")
