"""Replacements for NVRTC, nvJitLink and ptxas that return PTX instead of a CUBIN, so that the CPU can run it.

- NVRTC returns the PTX from which it has compiled the CUBIN. In simulations that run kernels, cudyn.nvrtc
  does the same.
- nvJitLink first links all inputs to a CUBIN, to report errors. Then it links the inputs that are LTO IR to
  PTX, and appends this PTX to the inputs that are PTX. The compiled library of the device runtime
  (libcudadevrt.a) is replaced with a PTX implementation of its grid barrier. If any input is of another
  type, the CUBIN is returned.
- ptxas copies its input.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..._formats import image
from ..._process import process

# NVRTC function that returns a CUBIN -> the function that replaces it
PTX_FUNCTIONS = {"nvrtcGetCUBIN": "nvrtcGetPTX", "nvrtcGetCUBINSize": "nvrtcGetPTXSize"}
# nvJitLinkInputType
_PTX = 2
_LTOIR = 3
_ANY = 10
_DEVICE_RUNTIME = -1  # stands for libcudadevrt.a; nvJitLink does not define this value
_VERSION = re.compile(r"_\d+_\d+$")  # at the end of the names that nvJitLink exports
_ARCHIVE = b"!<arch>\n"
_DEVICE_RUNTIME_MEMBER = b"cuda_device_runtime.o/"
# An implementation of cooperative groups' grid.sync(). Each block except the first adds 1 to a counter. The
# first block adds 0x80000001 minus the number of blocks, so that the counter's highest bit flips once all
# blocks have arrived.
_GRID_BARRIER = b"""
.version 7.0
.target sm_60
.address_size 64
.visible .global .align 4 .u32 cudyn_grid_arrived;
.visible .func (.param .b64 result) cudaCGGetIntrinsicHandle(.param .b32 scope)
{
    .reg .b64 %handle;
    mov.u64 %handle, 1;
    st.param.b64 [result], %handle;
    ret;
}
.visible .func (.param .b32 result) cudaCGSynchronize(.param .b64 handle, .param .b32 flags)
{
    .reg .b32 %thread, %part, %block, %count, %before, %now;
    .reg .b64 %arrived;
    .reg .pred %other, %waits;
    bar.sync 0;
    mov.u32 %thread, %tid.x;
    mov.u32 %part, %tid.y;
    or.b32 %thread, %thread, %part;
    mov.u32 %part, %tid.z;
    or.b32 %thread, %thread, %part;
    setp.ne.u32 %other, %thread, 0;
    @%other bra MET;
    mov.u32 %block, %ctaid.x;
    mov.u32 %part, %ctaid.y;
    or.b32 %block, %block, %part;
    mov.u32 %part, %ctaid.z;
    or.b32 %block, %block, %part;
    mov.u32 %count, %nctaid.x;
    mov.u32 %part, %nctaid.y;
    mul.lo.u32 %count, %count, %part;
    mov.u32 %part, %nctaid.z;
    mul.lo.u32 %count, %count, %part;
    sub.u32 %count, 0x80000001, %count;
    setp.ne.u32 %other, %block, 0;
    selp.b32 %count, 1, %count, %other;
    mov.u64 %arrived, cudyn_grid_arrived;
    membar.gl;
    atom.global.add.u32 %before, [%arrived], %count;
WAIT:
    ld.volatile.global.u32 %now, [%arrived];
    xor.b32 %now, %now, %before;
    setp.ge.s32 %waits, %now, 0;
    @%waits bra WAIT;
    membar.gl;
MET:
    bar.sync 0;
    mov.u32 %part, 0;
    st.param.b32 [result], %part;
    ret;
}
"""


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


def write_ptxas(directory: str, version: int) -> str:
    """Write a program that accepts ptxas options and copies its input, and return its path.

    Args:
        directory: The directory to write it to.
        version: The driver version, such as 13000.
    """
    path = os.path.join(directory, "ptxas")
    with open(path, "w") as file:
        file.write(_PTXAS.format(release=f"{version // 1000}.{version % 1000 // 10}"))
    os.chmod(path, 0o755)
    return path


def replace_nvrtc(addresses: Mapping[str, int]) -> dict[str, int]:
    """Return the addresses of the replacements for NVRTC's functions, keyed by symbol.

    Args:
        addresses: The addresses of the real functions, keyed by symbol.
    """
    return {name: addresses.get(PTX_FUNCTIONS.get(name, name), 0) for name in addresses}


def replace_nvjitlink(addresses: Mapping[str, int]) -> dict[str, int]:
    """Return the addresses of the replacements for nvJitLink's functions, keyed by symbol.

    Args:
        addresses: The addresses of the real functions, keyed by symbol. The symbols may contain a version.
    """
    linker = _linkers.setdefault(_find_address(addresses, "nvJitLinkCreate"), _Linker(addresses))
    return {name: linker.addresses.get(_remove_version(name), addresses[name]) for name in addresses}


# Address of the real nvJitLinkCreate -> the linker. The callbacks must live as long as the process.
_linkers: dict[int, _Linker] = process.keep({})


def _remove_version(name: str) -> str:
    """Return the documented name of a function that nvJitLink exports as `__NAME_MAJOR_MINOR`."""
    return _VERSION.sub("", name).removeprefix("__")


def _find_address(addresses: Mapping[str, int], name: str) -> int:
    """Return the address of a function under any of its names, or 0."""
    return next(
        (address for symbol, address in addresses.items() if address and _remove_version(symbol) == name), 0
    )


class _Link:
    """A link in progress.

    Attributes:
        options: The options that the program has passed to nvJitLinkCreate.
        inputs: The type (nvJitLinkInputType) and the contents of each input.
        ptx: The resulting PTX with a terminating 0, or None if it has not been linked yet.
    """

    def __init__(self, options: Sequence[bytes]) -> None:
        self.options = options
        self.inputs: list[tuple[int, bytes]] = []
        self.ptx: bytes | None = None


class _Linker:
    """The functions that replace the functions of a loaded nvJitLink library.

    Attributes:
        addresses: The addresses of the replacements, keyed by documented name.
    """

    def __init__(self, addresses: Mapping[str, int]) -> None:
        self._real = addresses
        self._links: dict[int, _Link] = {}
        pointer, size, integer = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32
        functions: dict[str, tuple[Callable[..., int], Sequence[Any]]] = {
            "nvJitLinkCreate": (self._create, (pointer, integer, pointer)),
            "nvJitLinkDestroy": (self._destroy, (pointer,)),
            "nvJitLinkAddData": (self._add_data, (pointer, integer, pointer, size, pointer)),
            "nvJitLinkAddFile": (self._add_file, (pointer, integer, ctypes.c_char_p)),
            "nvJitLinkGetLinkedCubinSize": (self._get_cubin_size, (pointer, pointer)),
            "nvJitLinkGetLinkedCubin": (self._get_cubin, (pointer, pointer)),
        }
        self._callbacks = {
            name: ctypes.CFUNCTYPE(ctypes.c_int, *types)(function)
            for name, (function, types) in functions.items()
        }
        self.addresses = {
            name: ctypes.cast(callback, ctypes.c_void_p).value or 0  # `or 0` is for mypy
            for name, callback in self._callbacks.items()
        }

    def _call(self, name: str, *arguments: Any) -> int:
        """Call a function of the real nvJitLink, and return its status."""
        # The prototype does not contain argument types, so that ctypes accepts any arguments.
        function = ctypes.CFUNCTYPE(ctypes.c_int)(_find_address(self._real, name))
        return int(function(*arguments))

    def _create(self, handle: int, count: int, options: int) -> int:
        """Create a link, and store its options."""
        strings = (ctypes.c_char_p * count).from_address(options) if count else ()
        link = _Link([string or b"" for string in strings])
        status = self._call("nvJitLinkCreate", ctypes.c_void_p(handle), count, ctypes.c_void_p(options))
        if status == 0:
            self._links[ctypes.c_void_p.from_address(handle).value or 0] = link
        return status

    def _destroy(self, handle: int) -> int:
        self._links.pop(ctypes.c_void_p.from_address(handle).value or 0, None)
        return self._call("nvJitLinkDestroy", ctypes.c_void_p(handle))

    def _add_data(self, handle: int, kind: int, data: int, size: int, name: int) -> int:
        """Add code to a link, and store a copy of the code."""
        arguments = (
            ctypes.c_void_p(handle),
            kind,
            ctypes.c_void_p(data),
            ctypes.c_size_t(size),
            ctypes.c_void_p(name),
        )
        status = self._call("nvJitLinkAddData", *arguments)
        if status == 0:
            self._links[handle].inputs.append((kind, ctypes.string_at(data, size)))
        return status

    def _add_file(self, handle: int, kind: int, name: bytes) -> int:
        """Add a file to a link, and store the file's contents."""
        status = self._call("nvJitLinkAddFile", ctypes.c_void_p(handle), kind, name)
        if status == 0:
            with open(name, "rb") as file:
                self._links[handle].inputs.append((kind, file.read()))
        return status

    def _get_cubin_size(self, handle: int, size: int) -> int:
        """Store the size of the PTX if all inputs can be converted to PTX, otherwise of the CUBIN."""
        ptx = self._find_ptx(self._links[handle])
        if ptx is None:
            return self._call("nvJitLinkGetLinkedCubinSize", ctypes.c_void_p(handle), ctypes.c_void_p(size))
        ctypes.c_size_t.from_address(size).value = len(ptx)
        return 0

    def _get_cubin(self, handle: int, code: int) -> int:
        """Store the PTX if all inputs can be converted to PTX, otherwise the CUBIN."""
        ptx = self._find_ptx(self._links[handle])
        if ptx is None:
            return self._call("nvJitLinkGetLinkedCubin", ctypes.c_void_p(handle), ctypes.c_void_p(code))
        ctypes.memmove(code, ptx, len(ptx))
        return 0

    def _find_ptx(self, link: _Link) -> bytes | None:
        """Return a link's PTX with a terminating 0, or None if some inputs cannot be converted to PTX."""
        if link.ptx is None:
            inputs = [(_get_input_type(declared_type, data), data) for declared_type, data in link.inputs]
            types = {input_type for input_type, _ in inputs}
            if not types or types - {_PTX, _LTOIR, _DEVICE_RUNTIME}:
                return None
            sources = [data.rstrip(b"\0") for input_type, data in inputs if input_type == _PTX]
            lto_inputs = [data for input_type, data in inputs if input_type == _LTOIR]
            if lto_inputs:
                linked = self._link_to_ptx(link.options, lto_inputs)
                if linked is None:
                    return None
                sources.append(linked)
            if _DEVICE_RUNTIME in types:
                sources.append(_GRID_BARRIER)
            link.ptx = b"\n".join(sources) + b"\0"
        return link.ptx

    def _link_to_ptx(self, options: Sequence[bytes], inputs: Sequence[bytes]) -> bytes | None:
        """Link LTO IR to PTX, and return the PTX, or None if this fails."""
        arguments = [*dict.fromkeys([*options, b"-lto", b"-ptx"])]  # each option only once
        argument_array = (ctypes.c_char_p * len(arguments))(*arguments)
        handle = ctypes.c_void_p()
        if self._call("nvJitLinkCreate", ctypes.byref(handle), len(arguments), argument_array):
            return None
        try:
            for data in inputs:
                if self._call("nvJitLinkAddData", handle, _LTOIR, data, ctypes.c_size_t(len(data)), b"part"):
                    return None
            size = ctypes.c_size_t()
            if self._call("nvJitLinkComplete", handle):
                return None
            if self._call("nvJitLinkGetLinkedPtxSize", handle, ctypes.byref(size)):
                return None
            ptx = ctypes.create_string_buffer(size.value + 1)
            return None if self._call("nvJitLinkGetLinkedPtx", handle, ptx) else ptx.value
        finally:
            self._call("nvJitLinkDestroy", ctypes.byref(handle))


def _get_input_type(declared_type: int, data: bytes) -> int:
    """Return the type of an input. If it was declared as "any", infer the type from its first bytes."""
    if data.startswith(_ARCHIVE) and _DEVICE_RUNTIME_MEMBER in data:
        return _DEVICE_RUNTIME
    if declared_type != _ANY:
        return declared_type
    try:
        code_kind = image.get_kind(data[:64])
    except ValueError:
        return declared_type
    return {"ptx": _PTX, "ltoir": _LTOIR}.get(code_kind, declared_type)
