"""Packs code for several architectures into one file: `cudyn.fatbin`."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from ..._errors import show
from ..._formats.image import Image, refuse_code
from ..._formats.kernel_info import intersect
from .arguments import check_list

# By default, nvFatbin 13.0 and later compresses PTX with zstd, which only Python 3.14 and later can
# decompress.
_READABLE = ["-compress-mode=speed"]


def fatbin(images: Sequence[Image]) -> Image:
    """Pack PTX, CUBIN, LTO-IR and Tile IR images into one fatbin with nvFatbin, without a driver.

    Args:
        images: Images with a known architecture, at most one per kind and architecture, and at most one image
            of Tile IR, which has no architecture.

    Returns:
        An Image of kind "fatbin".

    Raises:
        ValueError: If two images have the same kind and architecture, or an architecture is unknown.
        TypeError: If an argument is not an Image.
        NvFatbinError: If nvFatbin rejects an image.
        LoadError: If nvFatbin is missing.

    Threads:
        Any.

    Example:
        ```python
        cudyn.fatbin(cudyn.compile(source, arch=["sm_80", "sm_90"]))
        ```
    """
    images = check_list("images", images)
    if not images:
        raise ValueError("images: expected at least one Image")
    _check(images)
    data = _pack(images)
    from ... import nvfatbin

    first, *others = images
    arches = dict.fromkeys(arch for image in images for arch in image.arch)  # without duplicates
    logs = dict.fromkeys(image.log for image in images)
    common_names = {
        expression: name
        for expression, name in first.lowered_names.items()
        if all(image.lowered_names.get(expression) == name for image in others)
    }
    return Image(
        data=data,
        kind="fatbin",
        arch=tuple(arches),
        kernels=intersect([image.kernels for image in images]),
        log="".join(logs),
        lowered_names=common_names,
        compiler=f"nvFatbin {show(nvfatbin.version)}" if nvfatbin.version else "nvFatbin",
    )


def _pack(images: Sequence[Image]) -> bytes:
    """Return the bytes of a fatbin that contains the images."""
    from ... import nvfatbin

    version = nvfatbin.version if nvfatbin.available else None
    has_tile_ir = any(image.kind == "tileir" for image in images)
    if has_tile_ir and version is not None and not nvfatbin.has("nvFatbinAddTileIR"):
        raise ValueError(f"nvFatbin {show(version)} can't pack Tile IR: it has no nvFatbinAddTileIR")
    options = _READABLE if version is not None and version >= (13, 0) else []
    handle = nvfatbin.nvFatbinCreate(options, len(options))
    try:
        for image in images:
            arch_number = _get_arch_number(image)
            label = image.arch[0] if image.arch else "tile"  # the image's name in tools such as cuobjdump
            if image.kind == "cubin":
                nvfatbin.nvFatbinAddCubin(handle, image.data, len(image.data), arch_number, label)
            elif image.kind == "ltoir":
                nvfatbin.nvFatbinAddLTOIR(handle, image.data, len(image.data), arch_number, label, None)
            elif image.kind == "tileir":
                nvfatbin.nvFatbinAddTileIR(handle, image.data, len(image.data), label, None)
            else:
                text = image.data.rstrip(b"\0") + b"\0"  # with exactly one terminating NUL
                nvfatbin.nvFatbinAddPTX(handle, text, len(text), arch_number, label, None)
        data = bytearray(nvfatbin.nvFatbinSize(handle))
        nvfatbin.nvFatbinGet(handle, data)
    finally:
        nvfatbin.nvFatbinDestroy(ctypes.byref(handle))
    return bytes(data)


def _check(images: Sequence[Any]) -> None:
    """Raise TypeError or ValueError for images that can't be packed together."""
    checked: set[tuple[str, str]] = set()  # (kind, architecture) pairs
    refuse_code(images)
    for image in images:
        if not isinstance(image, Image):
            refuse_code(image)
            raise TypeError(f"images: expected Images, got {type(image).__name__}")
        description = f"{image.kind} for {', '.join(image.arch) or 'an unknown architecture'}"
        is_known = image.arch or image.kind == "tileir"
        if not is_known or image.kind not in ("ptx", "cubin", "ltoir", "tileir"):
            expected = "Tile IR, and PTX, CUBIN and LTO-IR of a known architecture"
            raise ValueError(f"images: expected {expected}, got {description}")
        kind_and_arch = image.kind, _get_arch_number(image)
        if kind_and_arch in checked:
            raise ValueError(f"two images are {description}; the driver would use only one of them")
        checked.add(kind_and_arch)


def _get_arch_number(image: Image) -> str:
    """Return the architecture as nvFatbin expects it: only the number, or `""` for Tile IR."""
    return "" if image.kind == "tileir" else image.arch[0].partition("_")[2]
