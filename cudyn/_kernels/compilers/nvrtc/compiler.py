"""Compiles with NVRTC, and records the files that it reads."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from .... import nvrtc
from ...._bindings.libraries import load as loading
from ...._bindings.libraries.catalog import find
from ...._bindings.libraries.library import library as get_library
from ...._bindings.libraries.search import platform
from ...._errors import LoadError, show
from ...._formats import image as images
from ...._formats import tile_ir
from ...._formats.image import Image
from ...._formats.kernel_info import add_types
from ...._process import process
from ....errors import NvrtcError
from ...cache.directories import Directories
from ...cache.inputs import read_variables
from ...cache.recorder import Reads, can_record, recording
from ...cache.text_scan import find_include
from .. import installed_headers
from ..job import CompiledImage
from ..loaded_library import Identity, describe, get_outcome
from ..toolkit_headers import can_add_headers, explain_log, find_toolkit, is_toolkit_header
from .float_environment import default_floats
from .interrupts import defer_signals, keep_interrupts, let_cancel
from .options import PATHS, split, write_directives
from .standard_headers import FOLDER, is_provided

if TYPE_CHECKING:
    from ..job import Job


class _Output(NamedTuple):
    """The option and the functions of NVRTC for a kind of code.

    Attributes:
        option: Option that enables the kind, or "" if it is always produced.
        size_function: Name of the function that returns the size of the code.
        contents_function: Name of the function that returns the code.
    """

    option: str
    size_function: str
    contents_function: str


_OUTPUTS = {
    "ptx": _Output("", "nvrtcGetPTXSize", "nvrtcGetPTX"),
    "cubin": _Output("", "nvrtcGetCUBINSize", "nvrtcGetCUBIN"),
    "ltoir": _Output("-dlto", "nvrtcGetLTOIRSize", "nvrtcGetLTOIR"),
    "optixir": _Output("--optix-ir", "nvrtcGetOptiXIRSize", "nvrtcGetOptiXIR"),
    "tileir": _Output("--tile-only", "nvrtcGetTileIRSize", "nvrtcGetTileIR"),
}
_FIRST_WITH_CACHE = (12, 9)  # first version of NVRTC with its own cache
_FIRST_WITH_TILE = (13, 3)  # first version of NVRTC that compiles Tile C++; 13.2 only exports the functions
# A directory that does not exist. It is searched last, so a header that NVRTC looks for in it is missing.
_NOWHERE = "/cudyn-searches-nothing-here"
_NOTHING_READ = "NVRTC returned code without reading the source"
_BUILTIN = "__nv_nvrtc_builtin_header.h"  # every compilation looks for this header
_NON_DIGITS = re.compile(r"[^\d]+")
_SWITCHED_OFF = "cudyn provides this header, but std_headers=False switches it off."
_MISSING = re.compile(r'(?:cannot|could not) open source file "([^"]+)"')


def _advise_clang() -> str:
    """Return the advice to compile with clang, and to install clang if it is missing."""
    from ..clang.search import find_clang

    try:
        version = show(find_clang().version)
    except LoadError:
        return 'Or compile to PTX with clang: pip install "cudyn[clang]", and compiler="clang".'
    advice = 'compiler="clang", or CUDYN_COMPILER=clang'
    return f"Or compile to PTX with clang {version}, which is installed: {advice}."


def group_kinds(kinds: Sequence[str]) -> list[list[str]]:
    """Divide kinds of code into groups, each of which a single compilation can produce."""
    groups_by_option: dict[str, list[str]] = {}
    for kind in kinds:
        groups_by_option.setdefault(_OUTPUTS[kind].option, []).append(kind)
    return list(groups_by_option.values())


def compile_program(
    job: Job, arch: str, kinds: Sequence[str], directories: Directories, last_searched: Sequence[str] = ()
) -> list[Image]:
    """Compile a job once with NVRTC, and return an image of each kind.

    Args:
        job: The job to compile.
        arch: Architecture to compile for.
        kinds: Kinds of code that a single compilation can produce (see `group_kinds`).
        directories: Directories that NVRTC searches.
        last_searched: Paths of directories that NVRTC searches after `directories`.

    Raises:
        NvrtcError: Compilation failed. The error contains the compiler's log.
        ValueError: This NVRTC does not support the architecture or kind.
        LoadError: NVRTC is missing.
    """
    __tracebackhide__ = True
    if nvrtc.available:
        for kind in kinds:
            _check_support(arch, kind)
    program = nvrtc.nvrtcCreateProgram(
        job.text,
        os.fsencode(directories.source),
        len(job.headers),
        list(job.headers.values()),
        list(job.headers),
    )
    try:
        for expression in job.name_expressions:
            nvrtc.nvrtcAddNameExpression(program, expression)
        options = _make_options(job, arch, kinds[0])
        words = [option.encode("utf-8", "surrogateescape") for option in options]
        for path in (*directories.searched, *last_searched):
            words.append(b"--include-path=" + os.fsencode(path))
        try:
            let_cancel(nvrtc, program)
            with default_floats(), keep_interrupts(nvrtc.path or ""):
                nvrtc.nvrtcCompileProgram(program, len(words), words)
        except NvrtcError as error:
            if "--gpu-architecture" in error.log or "--nv_arch" in error.log:
                raise _make_arch_error(arch) from None
            raise _add_notes(error, nvrtc.version, job, directories) from None
        return _read_images(program, job, arch, kinds)
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def _read_images(program: Any, job: Job, arch: str, kinds: Sequence[str]) -> list[Image]:
    """Return an image of each kind from a program that NVRTC has compiled."""
    log = get_output(nvrtc, program, "nvrtcGetProgramLogSize", "nvrtcGetProgramLog")
    lowered = {name: nvrtc.nvrtcGetLoweredName(program, name) or "" for name in job.name_expressions}
    compiled = []
    for kind in kinds:
        data = _read_code(program, kind)
        if kind == "ptx":
            kernels = images.read(data).kernels
        elif kind == "tileir":
            kernels = tile_ir.read(data)
        elif kind == "cubin":  # a CUBIN does not contain the types of the parameters, but the PTX does
            typed_kernels = images.read(_read_code(program, "ptx")).kernels
            kernels = add_types(images.read(data).kernels, typed_kernels)
        else:
            kernels = ()
        compiled.append(Image(data, kind, (arch,), kernels, decode_text(log), lowered, _describe()))
    return compiled


def _read_code(program: Any, kind: str) -> bytes:
    """Return one kind of code from a program that NVRTC has compiled."""
    if kind == "cubin" and loading.backend.code == "ptx":  # in a simulation
        return _read_cubin(program)
    output = _OUTPUTS[kind]
    return get_output(nvrtc, program, output.size_function, output.contents_function)


def _make_options(job: Job, arch: str, kind: str) -> list[str]:
    """Return the options for the architecture and the kind of code, and the job's options."""
    kind_option = _OUTPUTS[kind].option
    added_options = [kind_option] if kind_option else []
    target = arch.replace("lto", "compute")  # NVRTC has no lto_90: LTO-IR is for compute_90
    if kind == "tileir":
        if job.name_expressions:  # with --tile-only, NVRTC 13.5 does not provide lowered names
            added_options = ["--enable-tile"]
            target = arch.replace("sm", "compute")
        if not any(re.match("--?std(=|$)", option) for option in job.options):
            added_options.append("-std=c++20")  # the oldest standard that cuda_tile.h supports
        added_options = [option for option in added_options if option not in job.options]
    options = [f"-arch={target}", *added_options, *job.options]
    if nvrtc.version is not None and nvrtc.version >= _FIRST_WITH_CACHE:
        options.append("-no-cache")  # NVRTC's own cache would return code without reading the headers
    return options


def decode_text(data: bytes | bytearray | None) -> str:
    """Return a C string as a str, without leading and trailing newlines. `None` becomes `""`."""
    text, _, _ = bytes(data or b"").partition(b"\0")
    return text.decode("utf-8", "replace").strip("\n")


def get_output(library: Any, handle: Any, size_function: str, contents_function: str) -> bytes:
    """Return an output of a library, such as a log or compiled code.

    Args:
        library: Module for the library.
        handle: Handle that the output belongs to.
        size_function: Name of the function that returns the size.
        contents_function: Name of the function that writes the output into a buffer.
    """
    get_size = getattr(library, size_function)
    get_contents = getattr(library, contents_function)
    data = bytearray(get_size(handle))
    if data:
        get_contents(handle, data)
    return bytes(data)


def _read_cubin(program: Any) -> bytes:
    """Return a program's CUBIN in a simulation, in which cudyn.nvrtc.nvrtcGetCUBIN returns PTX.

    The functions are called without checks of their status, because the program has been compiled.
    """
    functions: Any = get_library(find("nvrtc")).outcome.handle
    handle = ctypes.c_void_p(int(program))
    size = ctypes.c_size_t()
    functions.nvrtcGetCUBINSize(handle, ctypes.byref(size))
    data = ctypes.create_string_buffer(size.value)
    functions.nvrtcGetCUBIN(handle, data)
    return data.raw


def _describe() -> str:
    """Return the name and the version of NVRTC."""
    return f"NVRTC {show(nvrtc.version)}" if nvrtc.version else "NVRTC"


def _check_support(arch: str, kind: str) -> None:
    """Raise ValueError for an architecture or a kind of code that this NVRTC does not support."""
    __tracebackhide__ = True
    can_compile_tile = nvrtc.version is not None and nvrtc.version >= _FIRST_WITH_TILE
    if kind == "tileir" and not can_compile_tile:
        raise ValueError(f"{_describe()} can't produce tileir; {show(_FIRST_WITH_TILE)} or newer is required")
    function = _OUTPUTS[kind].contents_function
    if not nvrtc.has(function):
        raise ValueError(f"{_describe()} can't produce {kind}: it has no {function}")
    if int(_NON_DIGITS.sub("", arch)) not in _list_supported():
        raise _make_arch_error(arch)


def _make_arch_error(arch: str) -> ValueError:
    """Return the error for an architecture that this NVRTC does not support."""
    listed = ", ".join(f"sm_{number}" for number in _list_supported())
    return ValueError(f"{_describe()} can't compile for {arch}; it supports {listed}")


def _add_notes(
    error: NvrtcError, version: tuple[int, int] | None, job: Job, directories: Directories
) -> NvrtcError:
    """Return a copy of an error with notes about a missing header or mangled names.

    In the copy's log, the paths of directories replace names such as /@0.

    Args:
        error: The error that NVRTC reported.
        version: Version of NVRTC.
        job: The job that did not compile.
        directories: The directories that NVRTC searched.
    """
    error = error.with_log(directories.show(error.log))
    major = version[0] if version else None
    missing, notes = explain_log(error.log, _MISSING, job.name_expressions, major)
    if is_provided(missing) and not job.std_headers:
        notes.append(_SWITCHED_OFF)
    if is_toolkit_header(missing):
        reason = installed_headers.explain()
        if reason:
            notes.append(f"NVRTC's own headers could not be installed: {reason}")
    return error.with_notes(" ".join(filter(None, notes)))


def _uses_pch(job: Job) -> bool:
    """Return whether NVRTC may use precompiled headers, which it identifies by their paths."""
    return any("pch" in name for _, name, _ in split(job.options))


def _find_uncacheable_reason(job: Job, kinds: Sequence[str]) -> str:
    """Return the reason why code must not be cached on systems where reads cannot be recorded, or `""`.

    On these systems, code can be cached if the source includes no files, and the code contains no paths.
    """
    include = find_include([*job.list_texts(), write_directives(job.options)])
    if include:
        return f"this system can't record which files NVRTC reads, and the code contains {include!r}"
    option_names = {name for _, name, _ in split(job.options)}
    may_contain_paths = not {*kinds} <= {"ptx", "cubin"}
    if job.real_paths or option_names & PATHS or may_contain_paths:
        return "this system can't record which paths are in the code"
    return ""


def _list_supported() -> list[int]:
    """Return the supported architectures as integers, such as 90."""
    numbers = (ctypes.c_int * nvrtc.nvrtcGetNumSupportedArchs())()
    nvrtc.nvrtcGetSupportedArchs(numbers)
    return list(numbers)


@process.cache
def _find_toolkit(path: str, version: tuple[int, int] | None) -> list[str]:
    """Return the directories of the toolkit's headers.

    Args:
        path: Path of the loaded NVRTC, or `""`.
        version: Version of the loaded NVRTC.
    """
    # NVRTC is in a directory such as lib or bin of a toolkit or a wheel.
    roots = [os.path.dirname(os.path.dirname(path))] if path else []
    return find_toolkit(roots, version)


class Nvrtc:
    """The NVRTC compiler. It implements compiler.Compiler."""

    name = "NVRTC"
    family = "nvrtc"
    accepted = (family,)
    path_variable = "CUDYN_NVRTC"

    standard = FOLDER

    def describe(self) -> str:
        """Return the compiler's name and version, or `""` if it is missing."""
        return _describe() if nvrtc.available and nvrtc.version else ""

    def identify(self, kind: str) -> Identity:
        """Return the identity of NVRTC.

        If reads can't be recorded on this system, the identity includes the environment variables that NVRTC
        may read.
        """
        outcome = get_outcome("nvrtc")
        identity = describe("nvrtc", outcome)
        if identity.digest is None or can_record(outcome.handle):
            return identity
        return identity._replace(variables={**identity.variables, **read_variables()})

    def list_directories(self) -> list[str]:
        """Return the directories of the toolkit's headers."""
        return _find_toolkit(nvrtc.path or "", nvrtc.version)

    def install_headers(self) -> list[str]:
        """Install the headers inside NVRTC 13.3 and newer if the toolkit is incomplete.

        Returns the headers' directories, or `[]`.
        """
        if not can_add_headers(nvrtc, self.list_directories()):
            return []
        return installed_headers.install(nvrtc, describe("nvrtc").digest or "")

    def get_supported(self) -> list[str]:
        """Return the supported architectures."""
        if not nvrtc.available:
            raise self.get_load_error()
        return [str(number) for number in _list_supported()]

    def get_load_error(self, note: str = "") -> LoadError:
        """Return the error for a missing NVRTC, with advice to use clang."""
        error = nvrtc.load_error
        assert error is not None
        library, summary, attempts, hint, *more = error.args
        hints = [hint if platform() in ("linux", "win32") else "", _advise_clang(), note]
        return type(error)(library, summary, attempts, "\n".join(filter(None, hints)), *more)

    def compile(
        self, job: Job, arch: str, kinds: Sequence[str], directories: Sequence[str]
    ) -> list[CompiledImage]:
        """Compile the job once for each group of kinds that a single compilation can produce."""
        __tracebackhide__ = True
        try:
            images: list[CompiledImage] = []
            for group in group_kinds(kinds):  # with Python 3.11, tracebacks would show a comprehension
                images += self._compile_group(job, arch, group, directories)
            return images
        except LoadError:
            raise self.get_load_error() from None

    def _compile_group(
        self, job: Job, arch: str, kinds: Sequence[str], toolkit: Sequence[str]
    ) -> list[CompiledImage]:
        """Compile one group of kinds. If a header is missing, compile again with additional headers.

        The first compilation only uses the toolkit's headers. A standard header that is missing is provided
        by cudyn. If a toolkit header is missing, the headers inside NVRTC are installed.

        Args:
            job: The job to compile.
            arch: Architecture to compile for.
            kinds: Kinds of code that a single compilation can produce (see `group_kinds`).
            toolkit: Directories of the toolkit's headers.
        """
        __tracebackhide__ = True
        nvrtc_headers: list[str] = []  # directories of the headers inside NVRTC, once they are installed
        uses_standard = False  # whether cudyn's standard headers are used
        while True:
            may_install = not nvrtc_headers and can_add_headers(nvrtc, toolkit)
            missing: list[str] = []
            try:
                compiled = self._compile_with(
                    job,
                    arch,
                    kinds,
                    [*nvrtc_headers, *toolkit],
                    missing if may_install else None,
                    nvrtc_headers_first=bool(nvrtc_headers),
                    standard=uses_standard,
                )
            except NvrtcError as error:
                match = _MISSING.search(error.log)
                if match:
                    missing.append(match[1])
                    if job.std_headers and not uses_standard and is_provided(match[1]):
                        uses_standard = True
                        continue
                nvrtc_headers = self._install_missing(missing) if may_install else []
                if not nvrtc_headers:
                    raise
            else:  # a header may be missing nevertheless, because of `__has_include`
                nvrtc_headers = self._install_missing(missing) if may_install else []
                if not nvrtc_headers:
                    return compiled

    def _install_missing(self, missing: Sequence[str]) -> list[str]:
        """Install the headers inside NVRTC if a toolkit header is missing, and return their directories.

        Args:
            missing: Names of headers that were not found.
        """
        if any(is_toolkit_header(header) for header in missing):
            return self.install_headers()
        return []

    def _compile_with(
        self,
        job: Job,
        arch: str,
        kinds: Sequence[str],
        toolkit: Sequence[str],
        missing: list[str] | None = None,
        *,
        nvrtc_headers_first: bool = False,
        standard: bool = False,
    ) -> list[CompiledImage]:
        """Compile once, and record the files that NVRTC reads if this system supports it.

        Args:
            job: The job to compile.
            arch: Architecture to compile for.
            kinds: Kinds of code that a single compilation can produce (see `group_kinds`).
            toolkit: Directories of the toolkit's headers.
            missing: List to which the names of headers that were not found are added, or `None`.
            nvrtc_headers_first: Whether the headers inside NVRTC are searched before the toolkit's other
                headers.
            standard: Whether cudyn's standard headers are searched last.
        """
        __tracebackhide__ = True
        standard_directory = self.standard if standard else ""
        if not nvrtc.available or not can_record(get_outcome("nvrtc").handle):
            return self._compile_unrecorded(job, arch, kinds, toolkit, standard_directory)
        directories = job.label_directories(toolkit, standard_directory, real=_uses_pch(job))
        last_searched = [_NOWHERE] if missing is not None else []
        with defer_signals(), recording(directories) as reads:
            try:
                images = compile_program(job, arch, kinds, directories, last_searched)
            finally:
                if missing is not None:
                    missing += reads.take_below(_NOWHERE)
        if not any(os.path.basename(path) == _BUILTIN for path in reads.files):
            reads.refuse(_NOTHING_READ)
        return [CompiledImage(image, reads, toolkit, nvrtc_headers_first) for image in images]

    def _compile_unrecorded(
        self, job: Job, arch: str, kinds: Sequence[str], toolkit: Sequence[str], standard: str
    ) -> list[CompiledImage]:
        """Compile once on a system where reads cannot be recorded.

        The result is cached only if the source includes no files and the code does not contain any paths.
        Otherwise NVRTC receives the paths of directories instead of names such as /@0.

        Args:
            job: The job to compile.
            arch: Architecture to compile for.
            kinds: Kinds of code that a single compilation can produce (see `group_kinds`).
            toolkit: Directories of the toolkit's headers.
            standard: The directory of cudyn's standard headers, or "" if it is not searched.
        """
        reason = _find_uncacheable_reason(job, kinds)
        if reason:
            job = replace(
                job,
                options=job.list_options(),
                include_path=[os.path.join(job.base, path) for path in job.include_path],
                name=os.path.join(job.base, job.name),
            )
        directories = job.label_directories(toolkit, standard, real=bool(reason))
        images = compile_program(job, arch, kinds, directories)
        reads = None if reason else Reads()
        return [CompiledImage(image, reads, toolkit, uncacheable_reason=reason) for image in images]
