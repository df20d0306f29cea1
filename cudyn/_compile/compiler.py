"""CUDA C++ to code without a driver or a GPU: `cudyn.compile`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

from .._errors import LoadError
from .._formats.image import KINDS, Image
from . import counters
from .architectures import choose_kinds, expand, get_device_arch, is_list
from .cache import get_folder
from .checks import check_strings
from .compilation import Compilation
from .counters import Stats
from .fatbin import fatbin
from .source import Source

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .compilation import Entry

    Buffer = bytes | bytearray | memoryview
    Path = str | os.PathLike[str]
    Kind = Literal["ptx", "cubin", "ltoir", "optixir", "tileir"]
    Arches = list[str] | tuple[str, ...] | Literal["native", "all", "all-major"]
else:

    def overload(function: object) -> None:
        """Replace typing's, whose import would take longer than a hit of the cache."""


@overload
def compile(
    source: str | Buffer | os.PathLike[str],
    *,
    arch: Arches | str | None = ...,
    to: list[Kind] | tuple[Kind, ...],
    name: str = ...,
    options: Sequence[str] = ...,
    include_path: Sequence[Path] = ...,
    headers: Mapping[str, str | Buffer] | None = ...,
    define_macro: Mapping[str, object] | Sequence[str] = ...,
    std: str = ...,
    name_expressions: Sequence[str] = ...,
    cache: bool = ...,
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: str | Buffer | os.PathLike[str],
    *,
    arch: Arches,
    to: Literal["fatbin"],
    name: str = ...,
    options: Sequence[str] = ...,
    include_path: Sequence[Path] = ...,
    headers: Mapping[str, str | Buffer] | None = ...,
    define_macro: Mapping[str, object] | Sequence[str] = ...,
    std: str = ...,
    name_expressions: Sequence[str] = ...,
    cache: bool = ...,
) -> Image: ...
@overload
def compile(  # type: ignore[overload-overlap]  # noqa: F811
    source: str | Buffer | os.PathLike[str],
    *,
    arch: Arches,
    to: Kind | None = ...,
    name: str = ...,
    options: Sequence[str] = ...,
    include_path: Sequence[Path] = ...,
    headers: Mapping[str, str | Buffer] | None = ...,
    define_macro: Mapping[str, object] | Sequence[str] = ...,
    std: str = ...,
    name_expressions: Sequence[str] = ...,
    cache: bool = ...,
) -> list[Image]: ...
@overload
def compile(  # noqa: F811
    source: str | Buffer | os.PathLike[str],
    *,
    arch: str | None = ...,
    to: Kind | Literal["fatbin"] | None = ...,
    name: str = ...,
    options: Sequence[str] = ...,
    include_path: Sequence[Path] = ...,
    headers: Mapping[str, str | Buffer] | None = ...,
    define_macro: Mapping[str, object] | Sequence[str] = ...,
    std: str = ...,
    name_expressions: Sequence[str] = ...,
    cache: bool = ...,
) -> Image: ...
def compile(  # noqa: F811
    source: str | Buffer | os.PathLike[str],
    *,
    arch: str | Sequence[str] | None = None,
    to: str | Sequence[str] | None = None,
    name: str = "",
    options: Sequence[str] = (),
    include_path: Sequence[Path] = (),
    headers: Mapping[str, str | Buffer] | None = None,
    define_macro: Mapping[str, object] | Sequence[str] = (),
    std: str = "",
    name_expressions: Sequence[str] = (),
    cache: bool = True,
) -> Image | list[Image]:
    """Compile CUDA C++ with NVRTC. No driver is touched, unless `arch` is left to the current device.

    source            the text as str or as a buffer of UTF-8, or the path of a file (an os.PathLike; its
                      folder is searched for "headers" first)
    arch              "sm_90" for a CUBIN, "compute_90" for PTX, "lto_90" for LTO-IR; a list of them for one
                      image each, or for a fatbin; "native", "all" and "all-major" are nvcc's words for such
                      a list: the devices', all that NVRTC supports, its majors. None: CUDYN_ARCH, or that
                      of the current context's device, or the first one's
    to                "ptx", "cubin", "ltoir", "optixir", "tileir" or "fatbin"; None: what `arch` says.
                      Tile IR is made of CUDA Tile C++, with NVRTC 13.3 or newer and as C++20 at least. A list
                      of kinds but a fatbin for an image of each; PTX and CUBIN come of one compilation
    name              of the source in messages; None: the file's
    options           passed to NVRTC as they are, but for nvcc's -gencode, -arch and -code, and lists in
                      -Xptxas, which it would not understand
    include_path      folders of headers; the toolkit's own are found by themselves
    headers           name -> text of headers that are in memory
    define_macro      macro -> value, None for none, True for 1; or a list of "NAME" and "NAME=VALUE"
    std               such as "c++17"
    name_expressions  names of kernels such as "add<float>"; `Image.lowered_names` has their names in the code
    cache             use the result of an equal compilation, and keep this one (see cudyn._compile.cache);
                      code whose inputs can't be determined before compiling is never kept:
                      `Image.not_cached` has the reason

    Returns an Image for one architecture; a list of Images for a list of architectures, in its order, also
    for a list of one, and for a word for a list; one Image for to="fatbin", whichever `arch` is.
    A list of kinds gives one list of Images: for each architecture each kind. Architectures in options give
    one Image: a fatbin, as nvcc makes, where there are several.
    With to=None or "fatbin", "all" and "all-major" have the PTX of the newest major at their end.
    Raises NvrtcError with the compiler's log, ValueError for errors found before NVRTC is called, TypeError,
    OSError for a file, or the LoadError of NVRTC if it is missing and the cache does not have the code;
    CacheMissError if CUDYN_CACHE=only and the cache does not have it.
    """
    return prepare(
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
    ).make()


def prepare(
    source: Any,
    *,
    arch: Any = None,
    to: str | Sequence[str] | None = None,
    name: str = "",
    options: Sequence[str] = (),
    include_path: Sequence[Path] = (),
    headers: Mapping[str, Any] | None = None,
    define_macro: Any = (),
    std: str = "",
    name_expressions: Sequence[str] = (),
    cache: bool = True,
) -> Request:
    """Check what `compile` takes, and read the source. Raises as it does, but for the compiler's errors."""
    given = Source(
        source,
        name=name,
        options=options,
        include_path=include_path,
        headers=headers,
        define_macro=define_macro,
        std=std,
        name_expressions=name_expressions,
    )
    by_options = arch is None and bool(given.arches)
    if by_options:
        arch = given.arches
    elif arch is None:
        arch = get_device_arch()
    elif given.arches:
        listed = ", ".join(given.arches)
        raise ValueError(f"the architecture is given twice: arch={arch!r}, and {listed!r} in the options")
    kinds: Any = to
    allowed: tuple[str, ...] = KINDS
    if hasattr(to, "__iter__") and not isinstance(to, str):
        kinds = tuple(dict.fromkeys(check_strings("to", to)))
        allowed = tuple(kind for kind in KINDS if kind != "fatbin")
    for kind in kinds if isinstance(kinds, tuple) else [] if to is None else [to]:
        if kind not in allowed:
            raise ValueError(f"to={to!r}: expected one of {', '.join(allowed)}")
    several = check_strings("arch", [arch] if isinstance(arch, str) else arch)
    if not several:
        raise ValueError("arch: expected at least one architecture")
    if kinds == ():
        raise ValueError("to: expected at least one kind of code")
    # What is native is decided here, wherever it is compiled.
    several = [one for each in several for one in (expand([each], None) if each == "native" else [each])]
    single = isinstance(arch, str) and not is_list(arch)
    if by_options:
        single = len(several) == 1 and not is_list(several[0])
        if kinds is None and not single:
            kinds = "fatbin"
        elif isinstance(kinds, str) and kinds != "fatbin" and not single:
            listed = ", ".join(several)
            raise ValueError(
                f"to={to!r}, and the options name several architectures ({listed}), which make a fatbin; "
                f"pass arch={several!r} for an image each"
            )
    for each in several:
        if not is_list(each):
            choose_kinds(each, kinds)
    return Request(given, several, kinds, single and not isinstance(kinds, tuple), cache)


class Request(NamedTuple):
    """The checked arguments of `compile`, which can be sent to another process.

    arches: as they were given, "native" replaced. single: one image is asked for, not a list of one. keys:
    the names that the cache of whoever asks knows the images by, where they are known
    """

    source: Source
    arches: list[str]
    to: str | tuple[str, ...] | None
    single: bool
    cached: bool
    keys: frozenset[str] | None = None

    def make(self, entries: list[Entry] | None = None) -> Image | list[Image]:
        """Compile it, or take it from the cache. entries: gets what the cache knows the images by."""
        compilation = Compilation(self.source, self.cached, entries, self.keys)
        return self._pack(
            [image for arch, kinds in self._list() for image in compilation.get_images(arch, kinds)]
        )

    def find(self) -> tuple[Image | list[Image] | None, Request]:
        """Return it if the cache has all of it; and the request with its keys, for others to compile."""
        if not self.cached or get_folder() is None:
            return None, self
        compilation = Compilation(self.source, True)
        try:
            keys = [compilation.make_key(arch, kind) for arch, kinds in self._list() for kind in kinds]
            images = []
            for key in keys:
                image = compilation.peek(key)
                if image is None:
                    return None, self._replace(keys=frozenset(key.name for key in keys))
                images.append(image)
            found = self._pack(images)
        except LoadError:  # no NVRTC, which knows the list of "all", or no nvFatbin
            return None, self
        counters.add(Stats(hits=len(images)))
        return found, self

    def _list(self) -> list[tuple[str, list[str]]]:
        """Each architecture, and the kinds that are made for it."""
        return [(arch, choose_kinds(arch, self.to)) for arch in expand(self.arches, self.to)]

    def _pack(self, images: list[Image]) -> Image | list[Image]:
        if self.to == "fatbin":
            return fatbin(images)
        return images[0] if self.single else images
