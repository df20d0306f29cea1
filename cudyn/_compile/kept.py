"""Images in the cache: an entry's head and bytes are an Image's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import astuple
from typing import Any

from .._cache import counters, store
from .._formats.image import Image
from .._formats.kernel_info import KernelInfo, Parameter

_NONE = type(None)


def find(key: str, build: str | None) -> tuple[str, Image] | None:
    """Return (build, image) of what was kept for a key: by this build or, with None, by the one made last."""
    found = store.find(key, build)
    if found is None:
        return None
    image = _read(found[1].head, found[1].data)
    if image is None:
        counters.add_damaged(f"{key}.{found[0]}")
        return None
    return found[0], image


def keep(key: str, build: str, image: Image, facts: Mapping[str, Any]) -> str:
    """Keep compiled code. Returns "", or the reason why that was not possible, which is not an error."""
    names, kernels = dict(image.lowered_names), [*map(astuple, image.kernels)]
    head = [image.kind, image.arch, image.log, names, image.compiler, kernels]
    return store.keep(key, build, {**facts, "compiler": image.compiler}, head, image.data)


def _read(head: Any, data: bytes) -> Image | None:
    """The image with this head; None if it is not what `keep` writes, whoever wrote it."""
    try:
        kind, arch, log, lowered, compiler, kernels = head
        names = dict(zip(_all(str, lowered), _all(str, lowered.values())))
        found = [_read_kernel(*each) for each in _a(list, kernels)]
        arches = tuple(_all(str, _a(list, arch)))
        return Image(data, _a(str, kind), arches, tuple(found), _a(str, log), names, _a(str, compiler))
    except Exception:
        return None


def _read_kernel(name: Any, takes: Any, *figures: Any) -> KernelInfo:
    parameters = None if takes is None else tuple(_read_parameter(*each) for each in takes)
    return KernelInfo(_a(str, name), parameters, *_all((int, _NONE), figures))


def _read_parameter(offset: Any, size: Any, align: Any, type: Any) -> Parameter:
    return Parameter(_a(int, offset), _a(int, size), _a(int, align), _a(str, type))


def _a(kind: type | tuple[type, ...], found: Any) -> Any:
    if not isinstance(found, kind):
        raise TypeError(f"expected {kind}, got {type(found)}")
    return found


def _all(kind: type | tuple[type, ...], found: Iterable[Any]) -> list[Any]:
    return [_a(kind, each) for each in found]
