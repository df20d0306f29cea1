"""CUDA C++ to code without a driver or a GPU: `cudyn.compile`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .arguments import make_job
from .compilation import Compilation

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal, TypedDict, Unpack, overload

    from ..._formats.image import Image
    from .job import Job

    Buffer = bytes | bytearray | memoryview
    Source = str | Buffer | os.PathLike[str]
    Kind = Literal["ptx", "cubin", "ltoir", "optixir", "tileir"]
    Arches = list[str] | tuple[str, ...] | Literal["native", "all", "all-major"]

    class Options(TypedDict, total=False):
        """The arguments that do not decide whether `compile` returns one image or several."""

        name: str
        options: Sequence[str]
        include_path: Sequence[str | os.PathLike[str]]
        headers: Mapping[str, str | Buffer] | None
        define_macro: Mapping[str, object] | Sequence[str]
        std: str
        name_expressions: Sequence[str]
        cache: bool
        compiler: str | None
        digest: str | bytes

else:

    def overload(function: object) -> None:
        """Replace typing's, which would keep them."""


@overload
def compile(
    source: Source,
    *,
    arch: Arches | str | None = ...,
    to: list[Kind] | tuple[Kind, ...],
    **options: Unpack[Options],
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: Source, *, arch: Arches, to: Literal["fatbin"], **options: Unpack[Options]
) -> Image: ...
@overload
def compile(  # type: ignore[overload-overlap]  # noqa: F811
    source: Source, *, arch: Arches, to: Kind | None = ..., **options: Unpack[Options]
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: Source,
    *,
    arch: str | None = ...,
    to: Kind | Literal["fatbin"] | None = ...,
    **options: Unpack[Options],
) -> Image: ...
def compile(  # noqa: F811
    source: Source,
    *,
    arch: str | Sequence[str] | None = None,
    to: str | Sequence[str] | None = None,
    name: str = "",
    options: Sequence[str] = (),
    include_path: Sequence[str | os.PathLike[str]] = (),
    headers: Mapping[str, str | Buffer] | None = None,
    define_macro: Mapping[str, object] | Sequence[str] = (),
    std: str = "",
    name_expressions: Sequence[str] = (),
    cache: bool = True,
    compiler: str | None = None,
    digest: str | bytes = "",
) -> Image | list[Image]:
    """Compile CUDA C++ with NVRTC or clang. No driver is touched, unless `arch` is left to the device.

    Parameters:
        source            the text as str or as a buffer of UTF-8, or the path of a file (an os.PathLike; its
                          folder is searched for "headers" first)
        arch              "sm_90" for a CUBIN, "compute_90" for PTX, "lto_90" for LTO-IR; a list of them for
                          one image each, or for a fatbin; "native", "all" and "all-major" are nvcc's words
                          for such a list: the architectures of all devices, all supported ones, or one per
                          major. None: CUDYN_ARCH, or that of the current context's device, or of the first
        to                "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin"; None: what `arch` says.
                          Tile IR is compiled from CUDA Tile C++, with NVRTC 13.3 or newer and as C++20 at
                          least. A list of kinds except fatbin for an image of each; PTX and CUBIN are
                          produced by one compilation
        name              of the source in messages; "": the file's, or kernel.cu
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
    __tracebackhide__ = True
    return Compilation(
        make_job(
            source,
            arch=arch,
            to=to,
            name=name,
            options=options,
            include_path=include_path,
            headers=headers,
            define_macro=define_macro,
            std=std,
            name_expressions=name_expressions,
            cache=cache,
            compiler=compiler,
            digest=digest,
        )
    ).make()


def read_job(arguments: Mapping[str, Any]) -> Job:
    """Return the job of a call of `compile` with these arguments by name. Raises the errors of the call."""
    import inspect  # which `compile` itself does not need

    try:
        bound = inspect.signature(compile).bind(**arguments)
    except TypeError as error:
        raise TypeError(f"compile() {error}") from None
    bound.apply_defaults()
    return make_job(**bound.arguments)
