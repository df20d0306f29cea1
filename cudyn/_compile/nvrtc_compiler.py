"""NVRTC: one compilation, its options and its output."""

from __future__ import annotations

import ctypes
import importlib
import os
import re
from functools import cache
from typing import TYPE_CHECKING, Any

from .._errors import LoadError, show
from .._formats import image as images
from .._formats import tile_ir
from .._formats.image import Image
from .._formats.kernel_info import add_types
from .._loading.search import platform
from ..errors import NvrtcError
from . import installed_headers
from .cancel import let_cancel
from .interrupts import keep_interrupts
from .keys import identify
from .toolkit_headers import explain_log, find_toolkit, is_toolkits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .job import Job, Look

# What NVRTC has to be asked for, and which functions give it: size and contents.
_OUTPUTS = {
    "ptx": ("", "nvrtcGetPTXSize", "nvrtcGetPTX"),
    "cubin": ("", "nvrtcGetCUBINSize", "nvrtcGetCUBIN"),
    "ltoir": ("-dlto", "nvrtcGetLTOIRSize", "nvrtcGetLTOIR"),
    "optixir": ("--optix-ir", "nvrtcGetOptiXIRSize", "nvrtcGetOptiXIR"),
    "tileir": ("--tile-only", "nvrtcGetTileIRSize", "nvrtcGetTileIR"),
}
OTHER = 'Or compile to PTX with clang: pip install "cudyn[clang]", and compiler="clang".'
_TILE = (13, 3)  # the first NVRTC that compiles Tile C++; 13.2 has the functions alone
_NUMBER = re.compile(r"[^\d]+")
_MISSING = re.compile(r'(?:cannot|could not) open source file "([^"]+)"')


def group_kinds(kinds: Sequence[str]) -> list[list[str]]:
    """Return kinds in groups of those that come of one compilation."""
    found: dict[str, list[str]] = {}
    for kind in kinds:
        found.setdefault(_OUTPUTS[kind][0], []).append(kind)
    return list(found.values())


def compile_program(job: Job, arch: str, kinds: Sequence[str], toolkit: Sequence[str]) -> list[Image]:
    """Compile a job with NVRTC, once.

    kinds: of one group. toolkit: the folders of the toolkit's headers. Raises NvrtcError with the compiler's
    log, ValueError for what this NVRTC can't do, or its LoadError.
    """
    nvrtc: Any = importlib.import_module("cudyn.nvrtc")
    if nvrtc.available:
        for kind in kinds:
            _refuse(nvrtc, arch, kind, _OUTPUTS[kind][2])
    program = nvrtc.nvrtcCreateProgram(
        job.text, os.fsencode(job.name), len(job.headers), list(job.headers.values()), list(job.headers)
    )
    try:
        for expression in job.name_expressions:
            nvrtc.nvrtcAddNameExpression(program, expression)
        words = [option.encode("utf-8", "surrogateescape") for option in _make_options(job, arch, kinds[0])]
        words += [b"--include-path=" + os.fsencode(each) for each in (*job.include_path, *toolkit)]
        try:
            let_cancel(nvrtc, program)
            with keep_interrupts(nvrtc.path or ""):
                nvrtc.nvrtcCompileProgram(program, len(words), words)
        except NvrtcError as error:
            if "--gpu-architecture" in error.log or "--nv_arch" in error.log:
                raise _unsupported(nvrtc, arch) from None
            raise _explain(error, nvrtc.version, job.name_expressions) from None
        log = get_output(nvrtc, program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog")
        lowered = {each: nvrtc.nvrtcGetLoweredName(program, each) or "" for each in job.name_expressions}
        made = []
        for kind in kinds:
            data = get_output(nvrtc, program, *_OUTPUTS[kind][1:])
            if kind == "ptx":
                kernels = images.read(data).kernels
            elif kind == "tileir":
                kernels = tile_ir.read(data)
            elif kind == "cubin":
                typed = images.read(get_output(nvrtc, program, *_OUTPUTS["ptx"][1:])).kernels
                kernels = add_types(images.read(data).kernels, typed)
            else:
                kernels = ()
            compiler = f"NVRTC {show(nvrtc.version)}"
            made.append(Image(data, kind, (arch,), kernels, decode_text(log), lowered, compiler))
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    return made


def _make_options(job: Job, arch: str, kind: str) -> list[str]:
    """Those for the architecture and the kind, and then the job's."""
    extra = [_OUTPUTS[kind][0]] if _OUTPUTS[kind][0] else []
    target = arch.replace("lto", "compute")  # NVRTC knows no lto_90: it is LTO-IR for compute_90
    if kind == "tileir":
        if job.name_expressions:  # with --tile-only NVRTC 13.5 has no lowered names
            extra = ["--enable-tile"]
            target = arch.replace("sm", "compute")
        if not any(re.match("--?std(=|$)", option) for option in job.options):
            extra.append("-std=c++20")  # the oldest that cuda_tile.h takes
        extra = [option for option in extra if option not in job.options]
    return [f"-arch={target}", *extra, *job.list_options()]


def decode_text(data: bytes | bytearray | None) -> str:
    """Return C's text as str, without line ends around it."""
    return bytes(data or b"").partition(b"\0")[0].decode("utf-8", "replace").strip("\n")


def get_output(library: Any, handle: Any, size_of: str, contents: str) -> bytes:
    """Return what one of a library's functions gives, in the size that another one says."""
    data = bytearray(getattr(library, size_of)(handle))
    if data:
        getattr(library, contents)(handle, data)
    return bytes(data)


def _refuse(nvrtc: Any, arch: str, kind: str, contents: str) -> None:
    """Raise ValueError for what this NVRTC can't do, before it is asked."""
    if kind == "tileir" and nvrtc.version < _TILE:
        raise ValueError(f"NVRTC {show(nvrtc.version)} can't make tileir; {show(_TILE)} or newer is required")
    if not nvrtc.has(contents):
        raise ValueError(f"NVRTC {show(nvrtc.version)} can't make {kind}: it has no {contents}")
    if int(_NUMBER.sub("", arch)) not in _list_supported(nvrtc):
        raise _unsupported(nvrtc, arch)


def _unsupported(nvrtc: Any, arch: str) -> ValueError:
    listed = ", ".join(map(str, _list_supported(nvrtc)))
    return ValueError(f"NVRTC {show(nvrtc.version)} can't compile for {arch}; it supports {listed}")


def _explain(error: NvrtcError, version: tuple[int, int] | None, expressions: Sequence[str]) -> NvrtcError:
    """With the wheel that has a header which is not there, or what a mangled name is in C++."""
    missing, notes = explain_log(error.log, _MISSING, expressions, version[0] if version else None)
    why = installed_headers.explain() if is_toolkits(missing) else ""
    notes.append(f"NVRTC's own headers could not be installed: {why}" if why else "")
    return error.with_notes(" ".join(filter(None, notes)))


def _list_supported(nvrtc: Any) -> list[int]:
    """The numbers of the architectures that it can compile for, such as 90."""
    found = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(found)
    return list(found)


@cache
def _find_toolkit(path: str, version: tuple[int, int] | None) -> list[str]:
    return find_toolkit([os.path.dirname(os.path.dirname(path))] if path else [], version)


class Nvrtc:
    """NVRTC as a compiler: see compiler_choice."""

    name = "NVRTC"
    chosen = "CUDYN_NVRTC"

    def __init__(self) -> None:
        self.nvrtc: Any = importlib.import_module("cudyn.nvrtc")

    def describe(self) -> str:
        """Its name and version."""
        return f"NVRTC {show(self.nvrtc.version)}" if self.nvrtc.available and self.nvrtc.version else ""

    def identify(self, kind: str) -> list[object] | None:
        """Its file and version."""
        return [identify(self.nvrtc.path), self.nvrtc.version] if self.nvrtc.available else None

    def get_toolkit(self) -> list[str]:
        """The folders of the toolkit's headers: beside it, or elsewhere."""
        return _find_toolkit(self.nvrtc.path or "", self.nvrtc.version)

    def install_headers(self) -> list[str]:
        """Install those of 13.3 and newer, if the toolkit lacks some."""
        useful = installed_headers.is_useful(self.nvrtc, self.get_toolkit())
        return installed_headers.install(self.nvrtc, identify(self.nvrtc.path)) if useful else []

    def get_supported(self) -> list[str]:
        """The architectures that it can compile for."""
        return [str(number) for number in _list_supported(self.nvrtc)] if self.nvrtc.available else []

    def get_load_error(self, note: str = "") -> LoadError:
        """The error of the library, and the other compiler."""
        error: LoadError = self.nvrtc.load_error
        library, summary, attempts, hint, *more = error.args
        hints = [hint if platform() in ("linux", "win32") else "", OTHER, note]
        return type(error)(library, summary, attempts, "\n".join(filter(None, hints)), *more)

    def compile(self, look: Look, arch: str, kinds: Sequence[str]) -> Iterator[Image]:
        """Compile once for each group of kinds."""
        toolkit = self.get_toolkit()
        if installed_headers.is_useful(self.nvrtc, toolkit):
            toolkit = look.see()[0]
        try:
            for group in group_kinds(kinds):
                yield from compile_program(look.job, arch, group, toolkit)
        except LoadError:
            raise self.get_load_error() from None
