"""One link with nvJitLink: its inputs, its options and its output."""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Sequence
from typing import Any

from ..._bindings.libraries.load_messages import advise_one_release
from ..._errors import show
from ..._formats import image as images
from ..._formats.image import Image
from ..._formats.kernel_info import KernelInfo, add_types
from ...errors import NvJitLinkError
from ..cache.counters import Stats, add
from .nvrtc.compiler import decode_text, get_output
from .nvrtc.process_state import keep_process_state

# What is made, and which functions give it: size and contents.
OUTPUTS = {
    "cubin": ("nvJitLinkGetLinkedCubinSize", "nvJitLinkGetLinkedCubin"),
    "ptx": ("nvJitLinkGetLinkedPtxSize", "nvJitLinkGetLinkedPtx"),
}


def link_parts(
    linker: Any, arch: str, to: str, given: Sequence[str], parts: Sequence[tuple[str, Image]], compiles: bool
) -> Image:
    """Link with nvJitLink, whatever the cache has.

    given: options; parts: each with its name for messages; compiles: whether that counts as a compilation
    """
    data, log = _run(linker, arch, given, parts, to)
    add(Stats(compiled=int(compiles)))
    found = images.read(data)
    kernels = found.kernels
    if to == "cubin":
        typed = [kernel for _, part in parts for kernel in part.kernels]
        kernels = add_types(kernels, [*typed, *_get_typed(linker, parts, arch, given)])
    names = {expression: name for _, part in parts for expression, name in part.lowered_names.items()}
    return Image(found.data, found.kind, (arch,), kernels, log, names, f"nvJitLink {show(linker.version)}")


def _run(
    linker: Any, arch: str, given: Sequence[str], parts: Sequence[tuple[str, Image]], to: str
) -> tuple[bytes, str]:
    """The linked code and the linker's log."""
    lto = any(part.kind == "ltoir" for _, part in parts) or "-lto" in given
    options = [f"-arch={arch}", *(["-lto"] if lto else []), *(["-ptx"] if to == "ptx" else [])]
    options += [option for option in given if option not in options]
    kinds = {
        "ptx": linker.NVJITLINK_INPUT_PTX,
        "cubin": linker.NVJITLINK_INPUT_CUBIN,
        "ltoir": linker.NVJITLINK_INPUT_LTOIR,
        "fatbin": linker.NVJITLINK_INPUT_FATBIN,
    }
    labels = [os.fsencode(label) for label, _ in parts]  # nvJitLink keeps the pointers, for its messages
    try:
        handle = linker.nvJitLinkCreate(len(options), options)
    except NvJitLinkError as error:  # it does not say which
        raise error.with_notes(f"The options were {' '.join(options)}.") from None
    try:
        with keep_process_state():
            for called, (label, part) in zip(labels, parts):
                if part.kind not in kinds:
                    raise ValueError(f"{label} is {part.kind}, which nvJitLink does not take")
                linker.nvJitLinkAddData(handle, kinds[part.kind], part.data, len(part.data), called)
            linker.nvJitLinkComplete(handle)
        data = get_output(linker, handle, *OUTPUTS[to])
        log = get_output(linker, handle, "nvJitLinkGetInfoLogSize", "nvJitLinkGetInfoLog")
    except NvJitLinkError as error:
        note = _find_newer(linker, parts)
        raise error.with_notes(note) if note else error from None
    finally:
        linker.nvJitLinkDestroy(ctypes.byref(handle))
    return data, decode_text(log)


def _find_newer(linker: Any, parts: Sequence[tuple[str, Image]]) -> str:
    """Say which part a newer NVRTC has compiled than the linker is of; "": none."""
    for label, part in parts:
        found = re.match(r"NVRTC (\d+)\.(\d+)", part.compiler)
        if found and (int(found[1]), int(found[2])) > linker.version:
            old = f"nvJitLink {show(linker.version)} is older than {found[0]}, which compiled {label}"
            return f"{old}: {advise_one_release(int(found[1]))}"
    return ""


def _get_typed(
    linker: Any, parts: Sequence[tuple[str, Image]], arch: str, given: Sequence[str]
) -> Sequence[KernelInfo]:
    """The kernels of LTO-IR with the types of their parameters, which are in the PTX that it becomes."""
    intermediate = [each for each in parts if each[1].kind == "ltoir"]
    if not intermediate:
        return ()
    try:
        return images.read(_run(linker, arch, given, intermediate, "ptx")[0]).kernels
    except NvJitLinkError:  # an option is not for PTX: then numbers have to say what they are
        return ()
