"""NVRTC, nvJitLink and ptxas where kernels run on the CPU: a request for a CUBIN gives PTX in its place.

NVRTC has made the PTX before. nvJitLink is asked twice: for its CUBIN, so that it refuses what is wrong, and
for the PTX of what is LTO IR. The PTX among the inputs is taken as it is; other kinds give the CUBIN. The
program ptxas copies its input.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .._formats import image

_IN_PLACE = {"nvrtcGetCUBIN": "nvrtcGetPTX", "nvrtcGetCUBINSize": "nvrtcGetPTXSize"}
# nvJitLinkInputType
_PTX = 2
_LTOIR = 3
_ANY = 10
_VERSION = re.compile(r"_\d+_\d+$")


_PTXAS = """#!/bin/sh
target=elf.o
while [ $# -gt 0 ]; do
    case $1 in
    -V | --version)
        echo "ptxas: PTX in place of CUBINs, for a simulated driver (cudyn)"
        echo "Cuda compilation tools, release {release}, V{release}.0"
        exit 0
        ;;
    -o | --output-file)
        shift
        target=$1
        ;;
    --output-file=*) target=${{1#*=}} ;;
    *.ptx) source=$1 ;;
    esac
    shift
done
exec cp "${{source:?expected a file whose name ends with .ptx}}" "$target"
"""


def write_ptxas(folder: str, version: int) -> str:
    """Write a program that takes the options of ptxas, of a driver's version such as 13000. Its path."""
    path = os.path.join(folder, "ptxas")
    with open(path, "w") as file:
        file.write(_PTXAS.format(release=f"{version // 1000}.{version % 1000 // 10}"))
    os.chmod(path, 0o755)
    return path


def name_nvrtc(addresses: Mapping[str, int]) -> dict[str, int]:
    """NVRTC's functions, from the addresses of the real ones."""
    return {name: addresses.get(_IN_PLACE.get(name, name), 0) for name in addresses}


def name_nvjitlink(addresses: Mapping[str, int]) -> dict[str, int]:
    """nvJitLink's functions, with and without version in the name, from the addresses of the real ones."""
    linker = _linkers.setdefault(_get_any(addresses, "nvJitLinkCreate"), _Linker(addresses))
    return {name: linker.addresses.get(_remove_version(name), addresses[name]) for name in addresses}


_linkers: dict[int, _Linker] = {}  # by the real address of a function; callbacks live as long as the process


def _remove_version(name: str) -> str:
    return _VERSION.sub("", name).removeprefix("__")


def _get_any(addresses: Mapping[str, int], name: str) -> int:
    """The address of a function under any of its names."""
    return next((at for symbol, at in addresses.items() if at and _remove_version(symbol) == name), 0)


class _Link:
    """A link. options: as text; inputs: their kinds and contents."""

    def __init__(self, options: Sequence[bytes]) -> None:
        self.options = options
        self.inputs: list[tuple[int, bytes]] = []
        self.text: bytes | None = None


class _Linker:
    """What C calls in place of the functions of one nvJitLink."""

    def __init__(self, addresses: Mapping[str, int]) -> None:
        self._real = addresses
        self._links: dict[int, _Link] = {}
        pointer, size, number = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32
        functions: dict[str, tuple[Callable[..., int], Sequence[Any]]] = {
            "nvJitLinkCreate": (self._create, (pointer, number, pointer)),
            "nvJitLinkDestroy": (self._destroy, (pointer,)),
            "nvJitLinkAddData": (self._add_data, (pointer, number, pointer, size, pointer)),
            "nvJitLinkAddFile": (self._add_file, (pointer, number, ctypes.c_char_p)),
            "nvJitLinkGetLinkedCubinSize": (self._get_size, (pointer, pointer)),
            "nvJitLinkGetLinkedCubin": (self._get_code, (pointer, pointer)),
        }
        self._callbacks = {
            name: ctypes.CFUNCTYPE(ctypes.c_int, *types)(function)
            for name, (function, types) in functions.items()
        }
        self.addresses = {
            name: ctypes.cast(callback, ctypes.c_void_p).value or 0
            for name, callback in self._callbacks.items()
        }

    def _call(self, name: str, *given: Any) -> int:
        """Call the real function."""
        function = ctypes.CFUNCTYPE(ctypes.c_int)(_get_any(self._real, name))
        return int(function(*given))

    def _create(self, made: int, count: int, options: int) -> int:
        texts = [each or b"" for each in (ctypes.c_char_p * count).from_address(options)] if count else []
        status = self._call("nvJitLinkCreate", ctypes.c_void_p(made), count, ctypes.c_void_p(options))
        if status == 0:
            self._links[ctypes.c_void_p.from_address(made).value or 0] = _Link(texts)
        return status

    def _destroy(self, handle: int) -> int:
        self._links.pop(ctypes.c_void_p.from_address(handle).value or 0, None)
        return self._call("nvJitLinkDestroy", ctypes.c_void_p(handle))

    def _add_data(self, handle: int, kind: int, data: int, size: int, name: int) -> int:
        given = (
            ctypes.c_void_p(handle),
            kind,
            ctypes.c_void_p(data),
            ctypes.c_size_t(size),
            ctypes.c_void_p(name),
        )
        status = self._call("nvJitLinkAddData", *given)
        if status == 0:
            self._links[handle].inputs.append((kind, ctypes.string_at(data, size)))
        return status

    def _add_file(self, handle: int, kind: int, name: bytes) -> int:
        status = self._call("nvJitLinkAddFile", ctypes.c_void_p(handle), kind, name)
        if status == 0:
            with open(name, "rb") as file:
                self._links[handle].inputs.append((kind, file.read()))
        return status

    def _get_size(self, handle: int, size: int) -> int:
        text = self._find_text(self._links[handle])
        if text is None:
            return self._call("nvJitLinkGetLinkedCubinSize", ctypes.c_void_p(handle), ctypes.c_void_p(size))
        ctypes.c_size_t.from_address(size).value = len(text)
        return 0

    def _get_code(self, handle: int, code: int) -> int:
        text = self._find_text(self._links[handle])
        if text is None:
            return self._call("nvJitLinkGetLinkedCubin", ctypes.c_void_p(handle), ctypes.c_void_p(code))
        ctypes.memmove(code, text, len(text))
        return 0

    def _find_text(self, link: _Link) -> bytes | None:
        """The PTX of a link, with the 0 that ends it; None: it has other inputs."""
        if link.text is None:
            kinds = [_find_kind(kind, data) for kind, data in link.inputs]
            if not kinds or {*kinds} - {_PTX, _LTOIR}:
                return None
            texts = [data.rstrip(b"\0") for kind, (_, data) in zip(kinds, link.inputs) if kind == _PTX]
            parts = [data for kind, (_, data) in zip(kinds, link.inputs) if kind == _LTOIR]
            if parts:
                made = self._link_to_ptx(link.options, parts)
                if made is None:
                    return None
                texts.append(made)
            link.text = b"\n".join(texts) + b"\0"
        return link.text

    def _link_to_ptx(self, options: Sequence[bytes], parts: Sequence[bytes]) -> bytes | None:
        """The PTX of LTO IR."""
        words = [*dict.fromkeys([*options, b"-lto", b"-ptx"])]
        texts = (ctypes.c_char_p * len(words))(*words)
        handle = ctypes.c_void_p()
        if self._call("nvJitLinkCreate", ctypes.byref(handle), len(words), texts):
            return None
        try:
            for part in parts:
                if self._call("nvJitLinkAddData", handle, _LTOIR, part, ctypes.c_size_t(len(part)), b"part"):
                    return None
            size = ctypes.c_size_t()
            if self._call("nvJitLinkComplete", handle):
                return None
            if self._call("nvJitLinkGetLinkedPtxSize", handle, ctypes.byref(size)):
                return None
            text = ctypes.create_string_buffer(size.value + 1)
            return None if self._call("nvJitLinkGetLinkedPtx", handle, text) else text.value
        finally:
            self._call("nvJitLinkDestroy", ctypes.byref(handle))


def _find_kind(kind: int, data: bytes) -> int:
    """The kind of an input, which may have been given as any."""
    if kind != _ANY:
        return kind
    try:
        found = image.find_kind(data[:64])
    except ValueError:
        return kind
    return {"ptx": _PTX, "ltoir": _LTOIR}.get(found, kind)
