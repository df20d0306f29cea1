"""Runs a single link with nvJitLink."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Sequence

from ... import nvjitlink
from ..._bindings.libraries.load_messages import advise_one_release
from ..._errors import show
from ..._formats import image as images
from ..._formats.image import Image
from ..._formats.kernel_info import KernelInfo, add_types
from ...errors import NvJitLinkError
from ..cache.counters import Stats, add
from ..cache.inputs import read_variables
from .device_query import is_initialized
from .loaded_library import Identity, describe, read_load_variables
from .nvrtc.compiler import decode_text, get_output
from .nvrtc.float_environment import default_floats
from .workers import Workers, can_start, is_worker

_FIRST_THAT_INITIALIZES = (12, 9)  # first version of nvJitLink that calls cuInit

# For each kind of code: the functions that return the size and the contents of the linked code.
OUTPUTS = {
    "cubin": ("nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubin"),
    "ptx": ("nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtx"),
}


def describe_linker() -> Identity:
    """Return the identity of nvJitLink, with the variables that it reads in the process that links.

    This is either the current process or a child process.
    """
    linker = describe("nvjitlink")
    if _needs_child():  # the child process loads the library with the variables that are set now
        linker = linker._replace(variables=read_load_variables("nvjitlink"), uncacheable_reason="")
    return linker._replace(variables={**linker.variables, **read_variables()})


def _needs_child() -> bool:
    """Return whether the link has to run in a child process.

    nvJitLink 12.9 and newer calls cuInit. If this process has not called cuInit yet, a child process links
    the images, so that CUDA works in later forks of this process.
    """
    initializes = nvjitlink.version is not None and nvjitlink.version >= _FIRST_THAT_INITIALIZES
    return initializes and not is_initialized() and not is_worker() and can_start()


def link_parts(
    arch: str,
    to: str,
    options: Sequence[str],
    labelled_images: Sequence[tuple[str, Image]],
    *,
    compiles: bool,
) -> tuple[Image, str]:
    """Link images with nvJitLink, without using the cache.

    Args:
        arch: Architecture of the linked code.
        to: Kind of code to return.
        options: The caller's options.
        labelled_images: (name for messages, image) pairs.
        compiles: Whether the link counts as a compilation in the cache's statistics.

    Returns:
        The image, and the reason why it must not be cached, or `""`.
    """
    reason = ""
    if not _needs_child():
        image = _link(arch, to, options, labelled_images)
    else:
        with Workers(1) as workers:
            call = workers.submit(_link_with, nvjitlink.path, arch, to, options, labelled_images)
            try:
                image, digest = call.result()
            except BaseException:  # also after Ctrl-C
                workers.shutdown(cancel_futures=True)
                raise
        if digest != describe("nvjitlink").digest:
            reason = "nvJitLink's file has been replaced since this process loaded the library"
    add(Stats(compiled=int(compiles)))
    return image, reason


def _link_with(
    path: str | None, arch: str, to: str, options: Sequence[str], labelled_images: Sequence[tuple[str, Image]]
) -> tuple[Image, str | None]:
    """Link images in a worker process.

    Args:
        path: Path of the nvJitLink that the parent process uses, or `None`.
        arch: Architecture of the linked code.
        to: Kind of code to return.
        options: The caller's options.
        labelled_images: (name for messages, image) pairs.

    Returns:
        The image, and the digest of the library that the worker has loaded.
    """
    if nvjitlink.path != path:
        nvjitlink.reload(path)
    return _link(arch, to, options, labelled_images), describe("nvjitlink").digest


def _link(arch: str, to: str, options: Sequence[str], labelled_images: Sequence[tuple[str, Image]]) -> Image:
    """Link images in this process. The arguments are those of `link_parts`."""
    data, log = _run_linker(arch, options, labelled_images, to)
    linked = images.read(data)
    kernels = linked.kernels
    names: dict[str, str] = {}
    for _, image in labelled_images:
        names |= image.lowered_names
    if to == "cubin":
        # A CUBIN does not contain the types of the parameters, but the inputs may contain them.
        typed_kernels = [kernel for _, image in labelled_images for kernel in image.kernels]
        typed_kernels += _read_ltoir_kernels(labelled_images, arch, options)
        kernels = add_types(kernels, typed_kernels)
    compiler = f"nvJitLink {show(nvjitlink.version)}" if nvjitlink.version else "nvJitLink"
    return Image(linked.data, linked.kind, (arch,), kernels, log, names, compiler)


def _run_linker(
    arch: str, caller_options: Sequence[str], labelled_images: Sequence[tuple[str, Image]], to: str
) -> tuple[bytes, str]:
    """Link images in this process, and return the linked code and the linker's log.

    Args:
        arch: Architecture of the linked code.
        caller_options: The caller's options.
        labelled_images: (name for messages, image) pairs.
        to: Kind of code to return.
    """
    options = _list_options(arch, caller_options, labelled_images, to)
    # nvJitLink keeps pointers to the labels for its messages, so they must exist until the link has finished.
    labels = [os.fsencode(label) for label, _ in labelled_images]
    try:
        handle = nvjitlink.nvJitLinkCreate(len(options), options)
    except NvJitLinkError as error:  # the error does not name the invalid option
        raise error.with_notes(f"The options were {' '.join(options)}.") from None
    try:
        with default_floats():
            for label_bytes, (label, image) in zip(labels, labelled_images):
                input_type = _get_input_type(label, image.kind)
                nvjitlink.nvJitLinkAddData(handle, input_type, image.data, len(image.data), label_bytes)
            nvjitlink.nvJitLinkComplete(handle)
        data = get_output(nvjitlink, handle, *OUTPUTS[to])
        log = get_output(nvjitlink, handle, "nvJitLinkGetInfoLogSize", "nvJitLinkGetInfoLog")
    except NvJitLinkError as error:
        note = _explain_newer_compiler(labelled_images)
        if note:
            error = error.with_notes(note)
        raise error from None
    finally:
        nvjitlink.nvJitLinkDestroy(ctypes.byref(handle))
    return data, decode_text(log)


def _list_options(
    arch: str, caller_options: Sequence[str], labelled_images: Sequence[tuple[str, Image]], to: str
) -> list[str]:
    """Return nvJitLink's options. The arguments are those of `_run_linker`."""
    has_ltoir = any(image.kind == "ltoir" for _, image in labelled_images)
    options = [f"-arch={arch}"]
    if has_ltoir or "-lto" in caller_options:
        options.append("-lto")
    if to == "ptx":
        options.append("-ptx")
    options += [option for option in caller_options if option not in options]
    return options


def _get_input_type(label: str, kind: str) -> int:
    """Return nvJitLink's type for an input. Raises ValueError for a kind that nvJitLink does not accept.

    Args:
        label: Name of the input in messages.
        kind: Kind of code.
    """
    input_types: dict[str, int] = {
        "ptx": nvjitlink.NVJITLINK_INPUT_PTX,
        "cubin": nvjitlink.NVJITLINK_INPUT_CUBIN,
        "ltoir": nvjitlink.NVJITLINK_INPUT_LTOIR,
        "fatbin": nvjitlink.NVJITLINK_INPUT_FATBIN,
    }
    if kind not in input_types:
        raise ValueError(f"{label} is {kind}, which nvJitLink does not accept")
    return input_types[kind]


def _explain_newer_compiler(labelled_images: Sequence[tuple[str, Image]]) -> str:
    """Return a note about an image from an NVRTC that is newer than the linker, or `""` if there is none."""
    linker_version = nvjitlink.version
    for label, image in labelled_images:
        match = re.match(r"NVRTC (\d+)\.(\d+)", image.compiler)
        if match is None or linker_version is None:
            continue
        major, minor = int(match[1]), int(match[2])
        if (major, minor) > linker_version:
            explanation = f"nvJitLink {show(linker_version)} is older than {match[0]}, which compiled {label}"
            return f"{explanation}: {advise_one_release(major)}"
    return ""


def _read_ltoir_kernels(
    labelled_images: Sequence[tuple[str, Image]], arch: str, options: Sequence[str]
) -> Sequence[KernelInfo]:
    """Return the kernels in LTO-IR, with the types of their parameters.

    cudyn cannot read LTO-IR, so the LTO-IR is linked to PTX, from which the types are read.
    """
    ltoir_images = [(label, image) for label, image in labelled_images if image.kind == "ltoir"]
    if not ltoir_images:
        return ()
    try:
        ptx, _ = _run_linker(arch, options, ltoir_images, "ptx")
        return images.read(ptx).kernels
    except NvJitLinkError:  # an option is not valid for PTX, so the types remain unknown
        return ()
