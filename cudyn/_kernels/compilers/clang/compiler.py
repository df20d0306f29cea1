"""The implementation of the `Compiler` protocol for clang."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from ...._bindings.libraries.search import platform
from ...._errors import LibraryNotFoundError, LoadError, show
from ...cache.inputs import identify, make_id
from ..job import CompiledImage
from ..loaded_library import Identity
from .options import translate
from .prelude import get_digest
from .process import compile_program
from .ptx_versions import list_versions
from .search import VARIABLE, ClangProgram, find_clang, find_headers, identify_program

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...._formats.image import Image
    from ..job import Job

_NO_CUBIN = (
    "CUBINs need NVIDIA's assembler, which does not exist for macOS: compile to PTX, which the driver "
    'assembles, with arch="compute_90" or to="ptx"'
)
_REMOTE_ADVICE = (
    "Or compile on a Linux machine, which needs no GPU: cudyn.compile_many(jobs, executor) with an executor "
    "whose workers are on that machine adds the results to this machine's cache. Everything else works on "
    "macOS."
)


class Clang:
    """The clang compiler, with the toolkit's headers and libdevice if they are installed."""

    name = "clang"
    family = "clang"
    path_variable = VARIABLE

    standard = ""  # clang's prelude contains its standard headers

    @property
    def accepted(self) -> tuple[str, ...]:
        """The compilers whose code may be used with CUDYN_CACHE=only. On macOS this includes NVRTC."""
        return ("clang", "nvrtc") if platform() == "darwin" else ("clang",)

    @cached_property
    def _clang(self) -> ClangProgram | LibraryNotFoundError:
        """The clang program, or the error that reports that clang is missing."""
        try:
            return find_clang()
        except LibraryNotFoundError as error:
            return error

    def describe(self) -> str:
        """Return the compiler's name and version, or `""` if it is missing."""
        return f"clang {show(self._clang.version)}" if isinstance(self._clang, ClangProgram) else ""

    def identify(self, kind: str) -> Identity:
        """Return the identity of clang, the prelude, the toolkit, libdevice and, for CUBINs, nvJitLink.

        clang receives only environment variables that do not affect its output.
        """
        linker = _describe_linker() if kind == "cubin" else Identity("", {})
        if isinstance(self._clang, LibraryNotFoundError):
            return linker._replace(digest=None)
        toolkit = find_headers()
        inputs = [identify_program(self._clang), get_digest(self._clang, toolkit), toolkit.version]
        if toolkit.libdevice:
            inputs.append(identify(toolkit.libdevice))
        if kind == "cubin":
            inputs.append(linker.digest or "")
        return linker._replace(digest=make_id(inputs))

    def list_directories(self) -> list[str]:
        """Return the directories of the toolkit's headers."""
        return list(find_headers().headers)

    def install_headers(self) -> list[str]:
        """Return `[]`, because clang does not contain toolkit headers."""
        return []

    def get_supported(self) -> list[str]:
        """Return the supported architectures, except architectures with a suffix, such as 90a."""
        if isinstance(self._clang, LibraryNotFoundError):
            raise self.get_load_error()
        numbers = [arch for arch in list_versions(self._clang.version) if arch.isdecimal()]
        return sorted(numbers, key=int)

    def get_load_error(self, note: str = "") -> LoadError:
        """Return the error for a missing clang, which lists all candidates."""
        assert isinstance(self._clang, LibraryNotFoundError)
        library, summary, attempts, hint = self._clang.args
        remote_advice = _REMOTE_ADVICE if platform() == "darwin" else ""
        hints = "\n".join(filter(None, (hint, remote_advice, note)))
        return LibraryNotFoundError(library, summary, attempts, hints)

    def compile(
        self, job: Job, arch: str, kinds: Sequence[str], directories: Sequence[str]
    ) -> list[CompiledImage]:
        """Compile to PTX, and assemble it to a CUBIN with nvJitLink if one is requested."""
        if isinstance(self._clang, LibraryNotFoundError):
            raise self.get_load_error()
        unsupported = [kind for kind in kinds if kind not in ("ptx", "cubin")]
        if unsupported:
            only = "only PTX and CUBINs: use compiler='nvrtc'"
            raise ValueError(f"clang can't produce {unsupported[0]}, {only}")
        if "cubin" in kinds:
            _check_linker(arch)
        toolkit = find_headers()._replace(headers=tuple(directories))
        ptx, reads = compile_program(job, arch, self._clang, toolkit)
        compiled_ptx = CompiledImage(ptx, reads, directories)
        compiled = [compiled_ptx]
        if "cubin" in kinds:
            cubin, reason = _assemble(job, arch, ptx)
            compiled.append(replace(compiled_ptx, image=cubin, uncacheable_reason=reason))
        return [result for result in compiled if result.image.kind in kinds]


def _check_linker(arch: str) -> None:
    """Raise ValueError or LoadError if this system has no assembler for PTX."""
    from .... import nvjitlink

    if platform() == "darwin":
        raise ValueError(f"{arch}: {_NO_CUBIN}")
    if nvjitlink.load_error is not None:
        raise nvjitlink.load_error.copy()


def _describe_linker() -> Identity:
    """Return the identity of nvJitLink."""
    from ..nvjitlink_run import describe_linker

    return describe_linker()


def _assemble(job: Job, arch: str, ptx: Image) -> tuple[Image, str]:
    """Assemble PTX with nvJitLink.

    Returns:
        The CUBIN, and the reason why it must not be cached, or `""`.
    """
    from ..nvjitlink_run import link_parts

    options = translate(job.options).assembler
    cubin, reason = link_parts(arch, "cubin", options, [(job.name, ptx)], compiles=False)
    log = "\n".join(filter(None, (ptx.log, cubin.log)))
    return replace(cubin, log=log, compiler=f"{ptx.compiler}, {cubin.compiler}"), reason
