"""CUDA C++ to code without a driver or a GPU: `cudyn.compile`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .compilation import Compilation
from .job import Job

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence
    from typing import Literal, Unpack, overload

    from ..._formats.image import Image
    from .job import Options

    Source = str | bytes | bytearray | memoryview | os.PathLike[str]
    Kind = Literal["ptx", "cubin", "ltoir", "optixir", "tileir"]
    Arches = list[str] | tuple[str, ...] | Literal["native", "all", "all-major"]
else:

    def overload(function: object) -> None:
        """Replace typing's, which would keep them."""


@overload
def compile(
    source: Source,
    *,
    arch: Arches | str | None = ...,
    to: list[Kind] | tuple[Kind, ...],
    **given: Unpack[Options],
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: Source, *, arch: Arches, to: Literal["fatbin"], **given: Unpack[Options]
) -> Image: ...
@overload
def compile(  # type: ignore[overload-overlap]  # noqa: F811
    source: Source, *, arch: Arches, to: Kind | None = ..., **given: Unpack[Options]
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: Source,
    *,
    arch: str | None = ...,
    to: Kind | Literal["fatbin"] | None = ...,
    **given: Unpack[Options],
) -> Image: ...
def compile(  # noqa: F811
    source: Source,
    *,
    arch: str | Sequence[str] | None = None,
    to: str | Sequence[str] | None = None,
    **given: Unpack[Options],
) -> Image | list[Image]:
    """Compile CUDA C++ with NVRTC or clang. No driver is touched, unless `arch` is left to the device.

    Parameters:
        source            the text as str or as a buffer of UTF-8, or the path of a file (an os.PathLike; its
                          folder is searched for "headers" first)
        arch              "sm_90" for a CUBIN, "compute_90" for PTX, "lto_90" for LTO-IR; a list of them for
                          one image each, or for a fatbin; "native", "all" and "all-major" are nvcc's words
                          for such a list: the devices', all that NVRTC supports, its majors. None:
                          CUDYN_ARCH, or that of the current context's device, or the first one's
        to                "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin"; None: what `arch` says.
                          Tile IR is made of CUDA Tile C++, with NVRTC 13.3 or newer and as C++20 at least. A
                          list of kinds but a fatbin for an image of each; PTX and CUBIN come of one
                          compilation
        name              of the source in messages; None: the file's
        options           passed to NVRTC as they are, except nvcc's -gencode, -arch and -code, and lists in
                          -Xptxas, which are translated
        include_path      folders of headers; the toolkit's own are always searched, after these
        headers           name -> text of headers that are in memory
        define_macro      macro -> value, None for none, True for 1; or a list of "NAME" and "NAME=VALUE"
        std               such as "c++17"
        name_expressions  names of kernels such as "add<float>"; `Image.lowered_names` has their mangled names
        compiler          "nvrtc", or "clang": PTX on every system, CUBINs where nvJitLink is; None:
                          CUDYN_COMPILER, or NVRTC, on macOS clang
        digest            str or bytes for inputs that cudyn can't see: it is part of the key
        cache             use the result of an equal compilation, and keep this one (see cudyn.cache); code
                          that depends on what can't be recorded is not kept: see `Image.not_cached`
    Returns: an Image for one architecture; for a list of architectures, or a word for one, a list in
        the same order. to=[...] returns one Image per architecture and kind, to="fatbin" a single one.
        Architectures in options return one Image: a fatbin, as from nvcc, if there are several. With to=None
        or "fatbin", "all" and "all-major" end with the PTX of the newest major.
    Raises: NvrtcError, or for clang CompilerError, with the compiler's log; ValueError for errors found
        before it is called; TypeError; OSError for a file; a LoadError if the compiler is missing and the
        cache does not have the code; CacheMissError if CUDYN_CACHE=only and the cache does not have it.
    Threads: any; NVRTC compiles in several at once.
    Example: cudyn.compile(source, arch="sm_90", std="c++17")
    """
    return Compilation(Job(source, arch, to, **given)).make()
