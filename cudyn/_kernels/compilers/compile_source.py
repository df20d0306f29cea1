"""Compiles CUDA C++ without a driver or a GPU: `cudyn.compile`."""

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
        """The arguments that do not determine whether `compile` returns one image or several."""

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
        std_headers: bool
        real_paths: bool

else:

    def overload(function: object) -> None:
        """Replace typing.overload, which would keep the overloads in memory."""


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
    std_headers: bool = True,
    real_paths: bool = False,
) -> Image | list[Image]:
    """Compile CUDA C++ with NVRTC or clang. The driver is used only to find the device if `arch` is omitted.

    Args:
        source: The source code as a str or as a buffer that contains UTF-8, or the path of a file (an
            os.PathLike). The file's directory is searched first for headers in quotes.
        arch: "sm_90" for a CUBIN, "compute_90" for PTX, "lto_90" for LTO-IR; or a list of architectures, for
            one image each or for a fatbin. nvcc's keywords "native", "all" and "all-major" stand for the
            architectures of all devices, all supported architectures, and one architecture per major version.
            None: CUDYN_ARCH, or the architecture of the current context's device, or of the first device.
                The devices are queried without calling cuInit in this process.
        to: The kind of code: "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin". None: the kind that
            `arch` implies. Tile IR is compiled from CUDA Tile C++, with NVRTC 13.3 or newer and C++20 or
            later. For a list of kinds, which must not contain "fatbin", an image of each kind is returned.
            PTX and CUBIN are produced by one compilation.
        name: Name of the source in messages. "": the file's name, or kernel.cu.
        options: Options that are passed to NVRTC unchanged, except nvcc's -gencode, -arch and -code, and
            lists in -Xptxas, which are translated.
        include_path: Directories of headers. The toolkit's directories are always searched after them.
        headers: Mapping from name to contents, for headers in memory.
        define_macro: Mapping from macro to value, where None means no value and True means 1; or a list of
            "NAME" and "NAME=VALUE".
        std: C++ standard, such as "c++17".
        name_expressions: Names of kernels such as "add<float>"; `Image.lowered_names` contains their mangled
            names.
        compiler: "nvrtc", or "clang", which produces PTX on every system, and CUBINs if nvJitLink is
            installed. None: CUDYN_COMPILER, or else NVRTC, or clang on macOS and if NVRTC is missing.
        digest: A str or bytes object that identifies inputs that cudyn can't detect. It becomes part of the
            cache key.
        std_headers: Whether NVRTC may use cudyn's versions of standard headers such as <cstdint> if one of
            them is missing. Headers such as <tuple> need CCCL. clang ignores this argument.
        real_paths: Whether the code contains the paths of the sources, which debuggers and profilers need
            with -G and -lineinfo. By default the code contains names such as /@0 for the first directory of
            `include_path` and /@source for the source's directory, so that it is the same in each checkout.
        cache: Whether to use a cached result and to cache the result (see cudyn.cache). Code that depends on
            inputs that can't be recorded is not cached: see `Image.not_cached`.

    Returns:
        An Image for one architecture; a list in the same order for a list of architectures, or for a keyword
        that stands for a list. to=[...] returns one Image per architecture and kind, and to="fatbin" returns
        a single Image. If `options` specifies the architectures, the result is one Image; for several
        architectures it is a fatbin, as with nvcc. With to=None or "fatbin", "all" and "all-major" end with
        PTX for the newest major version.

    Raises:
        NvrtcError: If NVRTC reports errors; the message contains its log.
        CompilerError: If clang reports errors; the message contains its log.
        ValueError: If an argument is invalid.
        TypeError: If an argument has the wrong type.
        OSError: If a file cannot be read.
        LoadError: If the compiler is missing and the code is not cached.
        CacheMissError: If CUDYN_CACHE=only and the code is not cached.

    Threads:
        Any; NVRTC can compile in several threads at once.

    Example:
        ```python
        cudyn.compile(source, arch="sm_90", std="c++17")
        ```
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
            std_headers=std_headers,
            real_paths=real_paths,
        )
    ).get_output()


def read_job(arguments: Mapping[str, Any]) -> Job:
    """Return the job for a call to `compile` with the given arguments.

    Raises the same exceptions for invalid arguments as `compile`.
    """
    import inspect  # imported here because `compile` does not need it

    try:
        bound = inspect.signature(compile).bind(**arguments)
    except TypeError as error:
        raise TypeError(f"compile() {error}") from None
    bound.apply_defaults()
    return make_job(**bound.arguments)
