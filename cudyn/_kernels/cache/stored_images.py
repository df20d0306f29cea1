"""Stores images in the cache. The header of an entry contains the Image's properties and the manifest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, replace
from typing import Any, NamedTuple

from ..._errors import CacheMissError
from ..._formats.image import Image
from ..._formats.kernel_info import KernelInfo, Parameter
from . import counters, store
from . import manifest as manifests
from .counters import Stats
from .directories import is_toolkits
from .inputs import Inputs
from .manifest import Manifest

_HIT = Stats(hits=1)
_NONE = type(None)
# The length of a file's SHA-256, which distinguishes it from states such as FILE and FOLDER.
_HASH_DIGITS = 64


class StoredImage(NamedTuple):
    """An image that is stored in the cache, or that can be stored.

    Attributes:
        inputs: The inputs of the image, which determine the key.
        manifest: The compiler, and the files that it read.
        image: The image.
        build: The build in the name of the file, or "" for the manifest's build.
    """

    inputs: Inputs
    manifest: Manifest
    image: Image
    build: str = ""

    @property
    def name(self) -> str:
        """The name of the file that contains the image."""
        return f"{self.inputs.key}.{self.build or self.manifest.build}"


def find(inputs: Inputs, fits: Callable[[Manifest], bool], folder: str | None = None) -> StoredImage | None:
    """Return the newest image for these inputs whose manifest matches this machine, or None.

    Args:
        inputs: The inputs.
        fits: Function that returns whether a manifest matches this machine.
        folder: The directory of the cache, or None for the configured directory.
    """
    match = find_image(inputs.key, fits, folder=folder)
    if match is None:
        return None
    manifest, image, build = match
    return StoredImage(inputs, manifest, image, build)


def find_image(
    key: str, fits: Callable[[Manifest], bool], build: str | None = None, folder: str | None = None
) -> tuple[Manifest, Image, str] | None:
    """Return the newest image for a key whose manifest matches this machine, with its manifest and build.

    Args:
        key: The key.
        fits: Function that returns whether a manifest matches this machine.
        build: The only build that is considered, or None for all builds.
        folder: The directory of the cache, or None for the configured directory.
    """
    # The header consists of the manifest and the image (see `_unpack`).
    entry = store.find(key, build, _unpack, lambda header: fits(header[0]), folder)
    if entry is None:
        return None
    entry_build, stored = entry
    manifest, image_without_data = stored.header
    # The constructor of Image would take twice as long, because it sets each attribute separately.
    image = object.__new__(Image)
    names = dict(image_without_data.lowered_names)  # a copy, because `header` may be shared by several calls
    vars(image).update(vars(image_without_data), data=stored.data, lowered_names=names)
    return manifest, image, entry_build


def _unpack(header: Any) -> tuple[Manifest, Image] | None:
    """Return the manifest and the image (without its data) from a header, or None if it is damaged."""
    if not isinstance(header, list) or len(header) != 2:
        return None
    manifest_values, image_values = header
    manifest = manifests.unpack(manifest_values)
    image = _read_image(image_values)
    return None if manifest is None or image is None else (manifest, image)


def take(inputs: Inputs, fits: Callable[[Manifest], bool], folder: str | None = None) -> StoredImage | None:
    """Return the result of `find`, and count a hit if it is not None."""
    hit = None if inputs.uncacheable_reason else find(inputs, fits, folder)
    if hit is not None:
        counters.add(_HIT, hit.name)
    return hit


def put(stored: StoredImage, why: str = "") -> Image:
    """Store a new image, count it, and return it.

    If the image is not stored, the attribute `not_cached` of the returned image contains the reason.

    Args:
        stored: The image.
        why: The reason why the image must not be stored, or "".
    """
    why = why or keep(stored)
    if not why:
        counters.add(Stats(kept=1), stored.name)
    return replace(stored.image, not_cached=why)


def keep(stored: StoredImage) -> str:
    """Store an image.

    Returns:
        "", or the reason why the image could not be stored, which is not an error.
    """
    headers = list_headers(stored.manifest)
    facts = {**stored.inputs.facts, "compiler": stored.image.compiler, "headers": headers}
    return write(stored.inputs.key, stored.manifest, stored.image, facts)


def write(key: str, manifest: Manifest, image: Image, facts: Mapping[str, Any], build: str = "") -> str:
    """Store an entry, and return the same result as `keep`.

    Args:
        key: The key.
        manifest: The compiler, and the files that it read.
        image: The image.
        facts: The description of the inputs.
        build: The build in the name of the file, or "" for the manifest's build.
    """
    kernels = [*map(astuple, image.kernels)]
    properties = [image.kind, image.arch, image.log, dict(image.lowered_names), image.compiler, kernels]
    header = [manifests.pack(manifest), properties]
    return store.keep(key, build or manifest.build, facts, header, image.data)


def list_headers(manifest: Manifest) -> dict[str, str]:
    """Return the first digits of the hash of each header that was read, keyed by the header's path.

    The toolkit's headers are omitted.
    """
    headers = {}
    for label, files in manifest.reads.items():
        if not is_toolkits(label):
            headers.update(
                {path: state[:8] for path, state in files.items() if state and len(state) == _HASH_DIGITS}
            )
    return headers


def miss(inputs: Inputs, compiler: str, differences: str) -> CacheMissError:
    """Count a miss, and return the error for the missing entry.

    Args:
        inputs: The inputs of the missing entry.
        compiler: The compiler's name and version.
        differences: Description of how the entries for the same inputs differ, or "" if there are no such
            entries.
    """
    from .nearest import describe  # Hits do not need this module.

    counters.add(Stats(missed=1))
    return CacheMissError({**inputs.facts, "compiler": compiler}, describe(inputs, compiler, differences))


def _read_image(header: Any) -> Image | None:
    """Return the image that a header describes, without its data, or None if the header is damaged."""
    try:
        kind, arch, log, lowered, compiler, kernels = header
        names = dict(zip(_check_types(str, lowered), _check_types(str, lowered.values())))
        infos = [_read_kernel(*fields) for fields in _check_type(list, kernels)]
        arches = tuple(_check_types(str, _check_type(list, arch)))
        return Image(
            data=b"",
            kind=_check_type(str, kind),
            arch=arches,
            kernels=tuple(infos),
            log=_check_type(str, log),
            lowered_names=names,
            compiler=_check_type(str, compiler),
        )
    except Exception:  # The header may contain any JSON value.
        return None


def _read_kernel(name: Any, parameters: Any, *properties: Any) -> KernelInfo:
    """Return the KernelInfo with these fields. Raises TypeError if the values are damaged.

    Args:
        name: The name of the kernel.
        parameters: The fields of each Parameter, or None.
        *properties: The other fields of KernelInfo, in order. Each of them is an integer or None.
    """
    infos = None if parameters is None else tuple(_read_parameter(*fields) for fields in parameters)
    return KernelInfo(_check_type(str, name), infos, *_check_types((int, _NONE), properties))


def _read_parameter(offset: Any, size: Any, align: Any, type: Any) -> Parameter:
    """Return a Parameter with these fields. Raises TypeError if a field has the wrong type."""
    return Parameter(
        _check_type(int, offset), _check_type(int, size), _check_type(int, align), _check_type(str, type)
    )


def _check_type(kind: type | tuple[type, ...], value: Any) -> Any:
    """Return a value, or raise TypeError if it has a different type."""
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind}, got {type(value)}")
    return value


def _check_types(kind: type | tuple[type, ...], values: Iterable[Any]) -> list[Any]:
    """Return values as a list, or raise TypeError if one of them has a different type."""
    return [_check_type(kind, value) for value in values]
