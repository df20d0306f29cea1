"""Links code without a driver or a GPU: `cudyn.link`."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, Literal

from ... import nvjitlink
from ..._formats import image as images
from ..._formats.cubin import is_executable
from ..._formats.image import Image
from ..cache import settings, store, stored_images
from ..cache.inputs import Inputs, hash_parts, make_id
from ..cache.manifest import Manifest
from ..cache.stored_images import StoredImage
from .architectures import choose_kind, get_device_arch
from .arguments import check_list, check_string, check_strings
from .job import describe_uncacheable
from .loaded_library import Identity
from .nvjitlink_run import OUTPUTS, describe_linker, link_parts
from .nvrtc.options import LINKING
from .reports import report_images, report_miss, report_unstored

Buffer = bytes | bytearray | memoryview


def link(
    inputs: Sequence[Image | Buffer | os.PathLike[str]],
    *,
    arch: str | None = None,
    to: Literal["cubin", "ptx"] = "cubin",
    options: Sequence[str] = (),
    cache: bool = True,
) -> Image:
    """Link PTX, CUBIN, LTO-IR and fatbins with nvJitLink, without a driver.

    Args:
        inputs: Images, buffers that contain image data, or file paths (os.PathLike).
        arch: Architecture, such as "sm_90". None: the architecture of the current context's device, or of the
            first device.
        to: "cubin", or "ptx", which needs LTO-IR.
        options: Options that are passed to nvJitLink unchanged; -lto is added for LTO-IR.
        cache: Whether to use a cached result and to cache the result, as in `cudyn.compile`.

    Returns:
        An Image with a CUBIN or PTX.

    Raises:
        NvJitLinkError: If the linker reports errors; the message contains its log.
        ValueError: If an argument is invalid.
        TypeError: If an argument has the wrong type.
        OSError: If a file cannot be read.
        LoadError: If nvJitLink is missing.
        CacheMissError: If CUDYN_CACHE=only, the result is not cached, and something has to be compiled (PTX,
            LTO-IR, or a fatbin without code for arch).

    Threads:
        Any; each call creates its own linker.

    Example:
        ```python
        cudyn.link([cudyn.compile(source, arch="sm_90", to="ltoir")], arch="sm_90")
        ```
    """
    if to not in OUTPUTS:
        raise ValueError(f"to={to!r}: expected one of {', '.join(OUTPUTS)}")
    caller_options = check_strings("options", options)
    arch = check_string("arch", get_device_arch() if arch is None else arch)
    choose_kind(arch, "cubin" if to == "cubin" else None)
    labelled_images = _read_all(inputs)
    has_ltoir = "-lto" in caller_options or any(image.kind == "ltoir" for _, image in labelled_images)
    if to == "ptx" and not has_ltoir:
        raise ValueError("to='ptx' needs LTO-IR, and no input is LTO-IR")
    # Whether the link compiles code, and does not only combine machine code.
    compiles = has_ltoir or any(
        image.kind == "ptx" or _lacks_code(image, arch) for _, image in labelled_images
    )
    mode = settings.get_mode()
    linker = describe_linker()
    inputs_of_link = _read_inputs(arch, to, caller_options, labelled_images, linker)
    manifest = Manifest(["nvjitlink", *([linker.digest] if linker.digest else [])])
    is_cacheable = not inputs_of_link.uncacheable_reason
    uses_cache = (cache or mode == "only") and not settings.find_reason_for_off() and is_cacheable
    # CUDYN_CACHE=only accepts results of any nvJitLink, unless the user has chosen a certain file.
    any_linker = not nvjitlink.available or (mode == "only" and not os.environ.get("CUDYN_NVJITLINK"))

    def is_acceptable(stored_manifest: Manifest) -> bool:
        """Return whether a cached result may be used, depending on the linker that produced it."""
        return stored_manifest == manifest or (any_linker and stored_manifest.compiler[0] == "nvjitlink")

    with store.lock(inputs_of_link.key) if uses_cache else nullcontext():
        hit = stored_images.take(inputs_of_link, is_acceptable) if uses_cache else None
        if hit is not None:
            return hit.image
        if mode == "only" and compiles:
            raise stored_images.miss(inputs_of_link, "", "")
        name = inputs_of_link.facts["name"]
        report_miss(name, arch, to, lambda: _explain_miss(inputs_of_link) if cache else "cache=False.")
        start = time.perf_counter()
        linked, reason_of_linker = link_parts(arch, to, caller_options, labelled_images, compiles=compiles)
        report_images("linked", name, arch, [linked], time.perf_counter() - start)
        reason = inputs_of_link.uncacheable_reason or reason_of_linker
        if not uses_cache:
            return replace(linked, not_cached=reason) if cache and mode not in ("off", "only") else linked
        reason = "CUDYN_CACHE=only" if mode == "only" else reason
        return _store(StoredImage(inputs_of_link, manifest, linked), reason)


def _read_all(inputs: Any) -> list[tuple[str, Image]]:
    """Return the argument `inputs` of `link` as (name for messages, image) pairs. Raises ValueError."""
    labelled_images = [_read_image(index, value) for index, value in enumerate(check_list("inputs", inputs))]
    if not labelled_images:
        raise ValueError("inputs: expected at least one")
    for label, image in labelled_images:
        # nvJitLink would silently ignore this CUBIN.
        if image.kind == "cubin" and is_executable(image.data):
            raise ValueError(f"{label} is a CUBIN that can't be linked: compile it with -rdc=true")
    return labelled_images


def _store(linked: StoredImage, reason: str) -> Image:
    """Cache the result of a link unless a reason prevents it, and return the image.

    Args:
        linked: The result, with its inputs.
        reason: Reason why the result must not be cached, or `""`.
    """
    image = stored_images.put(linked, reason)
    report_unstored(linked.inputs.facts["name"], image.not_cached)
    return image


def _explain_miss(inputs: Inputs) -> str:
    """Return the reason why the result of a link is not in the cache."""
    from ..cache.nearest import describe  # not needed for a cache hit

    difference = ""
    if not inputs.uncacheable_reason:
        stored = stored_images.find(inputs, lambda manifest: True)  # accept the result of any linker
        if stored is not None:
            difference = f"another build of {stored.image.compiler}"
    return describe(inputs, "", difference)


def _read_inputs(
    arch: str, to: str, options: list[str], inputs: list[tuple[str, Image]], linker: Identity
) -> Inputs:
    """Return the inputs of a link, which determine its cache key.

    Args:
        arch: Architecture of the linked code.
        to: Kind of code to return.
        options: The caller's options.
        inputs: (name for messages, image) pairs.
        linker: The identity of nvJitLink.
    """
    names = [os.path.basename(label) for label, _ in inputs]
    # The information about the kernels is hashed as well, because it becomes part of the linked image.
    contents = [
        [image.kind, image.data, image.arch, image.kernels, sorted(image.lowered_names.items())]
        for _, image in inputs
    ]
    hashes = [make_id(image) for image in contents]
    facts = {
        "source": hash_parts(hashes),
        "name": " + ".join(names),
        "architecture": arch,
        "kind": to,
        "options": options,
        "inputs": [f"{name} {digest}" for name, digest in zip(names, hashes)],
        "variables": dict(sorted(linker.variables.items())),
    }
    unknown_options = [option for option in options if not LINKING.fullmatch(option)]
    reason = linker.uncacheable_reason
    if unknown_options:
        reason = describe_uncacheable(unknown_options[0])
    return Inputs(facts, reason)


def _lacks_code(image: Image, arch: str) -> bool:
    """Return whether an image is a fatbin without code for an architecture, so that its PTX is compiled."""
    return image.kind == "fatbin" and arch not in image.arch


def _read_image(index: int, value: Any) -> tuple[str, Image]:
    """Return the name of an input in messages, and the input as an image.

    Args:
        index: Index of the input.
        value: An Image, a buffer or a path.
    """
    image = images.read_image(value)
    if image is None:
        expected = "an Image, a buffer of bytes or a path such as Path('k.ptx')"
        raise TypeError(f"inputs: expected {expected}, got {type(value).__name__}")
    label = os.fspath(value) if isinstance(value, os.PathLike) else f"input {index}"
    return label, image
