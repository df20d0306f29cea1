"""Images in the cache: an entry's head and bytes are an Image's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import astuple, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from .._cache import counters, store
from .._cache.counters import Stats
from .._errors import CacheMissError
from .._formats.image import Image
from .._formats.kernel_info import KernelInfo, Parameter

if TYPE_CHECKING:
    from .keys import Key

_NONE = type(None)


class Entry(NamedTuple):
    """An image as the cache has it, or would: see keep."""

    key: str
    build: str
    image: Image
    facts: dict[str, Any]


def take(key: Key) -> Entry | None:
    """Return what the cache has for a key, and count it."""
    found = None if key.unsure else find(key.name, key.build)
    if found is None:
        return None
    counters.add(Stats(hits=1), f"{key.name}.{found[0]}")
    return Entry(key.name, *found, key.facts)


def put(key: Key, image: Image, why: str = "") -> Image:
    """Keep what was just made, and count it. why: it must not be kept."""
    why = why or keep(key.name, key.build or "", image, key.facts)
    counters.add(Stats(kept=not why), *([] if why else [f"{key.name}.{key.build}"]))
    return replace(image, not_cached=why)


def miss(key: Key, compiler: str = "") -> CacheMissError:
    """Return the error of what is missing, and count it. compiler: its name and version."""
    from .nearest import describe  # not needed by a hit

    counters.add(Stats(missed=1))
    compiler = compiler if key.build else ""
    return CacheMissError({**key.facts, "build": key.build, "compiler": compiler}, describe(key, compiler))


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
