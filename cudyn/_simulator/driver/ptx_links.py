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
_SUCCESS = 0  # NVJITLINK_SUCCESS
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

    Most functions are not replaced.

    Args:
        addresses: The addresses of the real functions, keyed by symbol.
    """
    replacements = {}
    for symbol in addresses:
        called_symbol = PTX_FUNCTIONS.get(symbol, symbol)
        replacements[symbol] = addresses.get(called_symbol, 0)
    return replacements


def replace_nvjitlink(addresses: Mapping[str, int]) -> dict[str, int]:
    """Return the addresses of the replacements for nvJitLink's functions, keyed by symbol.

    Args:
        addresses: The addresses of the real functions, keyed by symbol. The symbols may contain a version.
    """
    library_key = _find_address(addresses, "nvJitLinkCreate")
    if library_key not in _linkers:
        _linkers[library_key] = _Linker(addresses)
    linker = _linkers[library_key]
    replacements = {}
    for symbol, real_address in addresses.items():
        replacements[symbol] = linker.addresses.get(_remove_version(symbol), real_address)
    return replacements


# Address of the real nvJitLinkCreate -> the linker. The callbacks must live as long as the process.
_linkers: dict[int, _Linker] = process.keep({})


def _remove_version(name: str) -> str:
    """Return the documented name of a function that nvJitLink exports as `__NAME_MAJOR_MINOR`."""
    return _VERSION.sub("", name).removeprefix("__")


def _find_address(addresses: Mapping[str, int], name: str) -> int:
    """Return the address of a function, whose symbol may contain a version, or 0.

    Args:
        addresses: The addresses of the functions, keyed by symbol.
        name: The documented name of the function.
    """
    for symbol, address in addresses.items():
        if address and _remove_version(symbol) == name:
            return address
    return 0


class _Link:
    """A link in progress.

    Attributes:
        options: The options that the program has passed to nvJitLinkCreate.
        inputs: The type (nvJitLinkInputType) and the contents of each input.
        ptx: The resulting PTX with a terminating 0, or None if it has not been linked yet.
    """

    def __init__(self, options: Sequence[bytes]) -> None:
        """Create a link without inputs.

        Args:
            options: The options that the program has passed to nvJitLinkCreate.
        """
        self.options = options
        self.inputs: list[tuple[int, bytes]] = []
        self.ptx: bytes | None = None


class _Linker:
    """The functions that replace the functions of a loaded nvJitLink library.

    Attributes:
        addresses: The addresses of the replacements, keyed by documented name.
    """

    def __init__(self, addresses: Mapping[str, int]) -> None:
        """Create the replacements.

        Args:
            addresses: The addresses of the real functions, keyed by symbol.
        """
        self._real_addresses = addresses
        self._links: dict[int, _Link] = {}  # handle -> the link
        pointer, size, integer = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_uint32
        # Documented name -> the method that replaces the function, and the types of its arguments
        functions: dict[str, tuple[Callable[..., int], Sequence[Any]]] = {
            "nvJitLinkCreate": (self._create, (pointer, integer, pointer)),
            "nvJitLinkDestroy": (self._destroy, (pointer,)),
            "nvJitLinkAddData": (self._add_data, (pointer, integer, pointer, size, pointer)),
            "nvJitLinkAddFile": (self._add_file, (pointer, integer, ctypes.c_char_p)),
            "nvJitLinkGetLinkedCubinSize": (self._get_cubin_size, (pointer, pointer)),
            "nvJitLinkGetLinkedCubin": (self._get_cubin, (pointer, pointer)),
        }
        self._callbacks = {}  # keeps the callbacks alive
        self.addresses = {}
        for name, (method, types) in functions.items():
            callback = ctypes.CFUNCTYPE(ctypes.c_int, *types)(method)
            self._callbacks[name] = callback
            self.addresses[name] = ctypes.cast(callback, ctypes.c_void_p).value or 0  # `or 0` is for mypy

    def _call(self, name: str, *arguments: Any) -> int:
        """Call a function of the real nvJitLink, and return its status.

        Args:
            name: The documented name of the function.
            arguments: The arguments, as ctypes objects or Python objects that ctypes converts.
        """
        # The prototype does not contain argument types, so that ctypes accepts any arguments.
        function = ctypes.CFUNCTYPE(ctypes.c_int)(_find_address(self._real_addresses, name))
        return int(function(*arguments))

    def _create(self, handle_address: int, option_count: int, options: int) -> int:
        """Create a link, and store its options.

        Args:
            handle_address: The address to which the handle of the link is written.
            option_count: The number of options.
            options: The address of an array of strings.
        """
        status = self._call(
            "nvJitLinkCreate", ctypes.c_void_p(handle_address), option_count, ctypes.c_void_p(options)
        )
        if status == _SUCCESS:
            strings = (ctypes.c_char_p * option_count).from_address(options) if option_count else ()
            link = _Link([string or b"" for string in strings])
            self._links[_read_handle(handle_address)] = link
        return status

    def _destroy(self, handle_address: int) -> int:
        """Destroy the link whose handle is stored at an address."""
        self._links.pop(_read_handle(handle_address), None)
        return self._call("nvJitLinkDestroy", ctypes.c_void_p(handle_address))

    def _add_data(self, handle: int, input_type: int, data: int, size: int, name: int) -> int:
        """Add code to a link, and store a copy of the code.

        Args:
            handle: The handle of the link.
            input_type: A nvJitLinkInputType.
            data: The address of the code.
            size: The size of the code in bytes.
            name: The address of a string that identifies the input in messages.
        """
        status = self._call(
            "nvJitLinkAddData",
            ctypes.c_void_p(handle),
            input_type,
            ctypes.c_void_p(data),
            ctypes.c_size_t(size),
            ctypes.c_void_p(name),
        )
        if status == _SUCCESS:
            self._links[handle].inputs.append((input_type, ctypes.string_at(data, size)))
        return status

    def _add_file(self, handle: int, input_type: int, path: bytes) -> int:
        """Add a file to a link, and store the file's contents. For `input_type`, see `_add_data`."""
        status = self._call("nvJitLinkAddFile", ctypes.c_void_p(handle), input_type, path)
        if status == _SUCCESS:
            with open(path, "rb") as file:
                self._links[handle].inputs.append((input_type, file.read()))
        return status

    def _get_cubin_size(self, handle: int, size_address: int) -> int:
        """Write the size of a link's output to an address: of the PTX if possible, otherwise of the CUBIN."""
        ptx = self._find_ptx(self._links[handle])
        if ptx is None:
            arguments = ctypes.c_void_p(handle), ctypes.c_void_p(size_address)
            return self._call("nvJitLinkGetLinkedCubinSize", *arguments)
        ctypes.c_size_t.from_address(size_address).value = len(ptx)
        return _SUCCESS

    def _get_cubin(self, handle: int, code_address: int) -> int:
        """Write a link's output to an address: the PTX if possible, otherwise the CUBIN."""
        ptx = self._find_ptx(self._links[handle])
        if ptx is None:
            arguments = ctypes.c_void_p(handle), ctypes.c_void_p(code_address)
            return self._call("nvJitLinkGetLinkedCubin", *arguments)
        ctypes.memmove(code_address, ptx, len(ptx))
        return _SUCCESS

    def _find_ptx(self, link: _Link) -> bytes | None:
        """Return a link's PTX with a terminating 0, or None if some inputs cannot be converted to PTX."""
        if link.ptx is None:
            ptx_modules = self._convert_inputs(link)
            if ptx_modules is not None:
                link.ptx = b"\n".join(ptx_modules) + b"\0"
        return link.ptx

    def _convert_inputs(self, link: _Link) -> list[bytes] | None:
        """Return the PTX modules that replace a link's inputs, or None if an input cannot be converted."""
        ptx_modules = []
        lto_inputs = []
        needs_device_runtime = False
        for declared_type, data in link.inputs:
            input_type = _get_input_type(declared_type, data)
            if input_type == _PTX:
                ptx_modules.append(data.rstrip(b"\0"))
            elif input_type == _LTOIR:
                lto_inputs.append(data)
            elif input_type == _DEVICE_RUNTIME:
                needs_device_runtime = True
            else:
                return None
        if not link.inputs:
            return None
        if lto_inputs:
            linked_ptx = self._link_to_ptx(link.options, lto_inputs)
            if linked_ptx is None:
                return None
            ptx_modules.append(linked_ptx)
        if needs_device_runtime:
            ptx_modules.append(_GRID_BARRIER)
        return ptx_modules

    def _link_to_ptx(self, options: Sequence[bytes], inputs: Sequence[bytes]) -> bytes | None:
        """Link LTO IR to PTX with the real nvJitLink, and return the PTX, or None if this fails."""
        all_options = list(dict.fromkeys([*options, b"-lto", b"-ptx"]))  # each option only once
        option_array = (ctypes.c_char_p * len(all_options))(*all_options)
        handle = ctypes.c_void_p()
        status = self._call("nvJitLinkCreate", ctypes.byref(handle), len(all_options), option_array)
        if status != _SUCCESS:
            return None
        try:
            return self._link_inputs_to_ptx(handle, inputs)
        finally:
            self._call("nvJitLinkDestroy", ctypes.byref(handle))

    def _link_inputs_to_ptx(self, handle: ctypes.c_void_p, inputs: Sequence[bytes]) -> bytes | None:
        """Add LTO IR to a link, complete the link, and return its PTX, or None if this fails."""
        for data in inputs:
            size = ctypes.c_size_t(len(data))
            status = self._call("nvJitLinkAddData", handle, _LTOIR, data, size, b"part")
            if status != _SUCCESS:
                return None
        if self._call("nvJitLinkComplete", handle) != _SUCCESS:
            return None
        ptx_size = ctypes.c_size_t()
        if self._call("nvJitLinkGetLinkedPtxSize", handle, ctypes.byref(ptx_size)) != _SUCCESS:
            return None
        ptx = ctypes.create_string_buffer(ptx_size.value + 1)
        if self._call("nvJitLinkGetLinkedPtx", handle, ptx) != _SUCCESS:
            return None
        return ptx.value


def _read_handle(address: int) -> int:
    """Return the handle that is stored at an address."""
    return ctypes.c_void_p.from_address(address).value or 0


def _get_input_type(declared_type: int, data: bytes) -> int:
    """Return the type of an input: a nvJitLinkInputType, or _DEVICE_RUNTIME.

    Args:
        declared_type: The type that the program has passed. If it is "any", the type is inferred.
        data: The contents of the input.
    """
    if data.startswith(_ARCHIVE) and _DEVICE_RUNTIME_MEMBER in data:
        return _DEVICE_RUNTIME
    if declared_type != _ANY:
        return declared_type
    try:
        code_kind = image.get_kind(data[:64])
    except ValueError:
        return declared_type
    return {"ptx": _PTX, "ltoir": _LTOIR}.get(code_kind, declared_type)
