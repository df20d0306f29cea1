"""Modules: compiled code that is loaded into a context."""

from __future__ import annotations

import ctypes
import os
import re
from threading import RLock

from .._formats import image as images
from .._formats.image import Image
from .._formats.signature import SIZES, Parameter
from ..errors import DriverError
from .buffer import Buffer
from .device import Device, OneOfAKind, current_context, device_of, driver, id_of, within
from .kernels import Kernel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from contextlib import AbstractContextManager
    from typing import Any

_TYPE = re.compile(r"\.?(\w+)(?:\[(\d+)\])?")
_LOG = 1 << 14  # bytes for what the driver's compiler writes
_LOGS = (
    (driver.CU_JIT_INFO_LOG_BUFFER, driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
    (driver.CU_JIT_ERROR_LOG_BUFFER, driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
)


class Module(OneOfAKind):
    """Compiled code, loaded into a context.

    code     what cudyn.compile or cudyn.link returns, the bytes of PTX, a CUBIN or a fatbin, or a path
    device   a Device or its ordinal: its primary context is used; None: the current context or, where this
             thread has none, the primary context of the first device, which becomes current
    options  CUjit_option -> int, for the driver's compiler, which compiles PTX. A log goes into the caller's
             own buffer where CU_JIT_INFO_LOG_BUFFER or CU_JIT_ERROR_LOG_BUFFER names one

    `log` is what the compiler wrote; with CU_JIT_LOG_VERBOSE it says registers and memory of each kernel.
    It stays loaded until `close()`, or the end of a `with` block, or of the process; its kernels can't be
    launched after that. Raises ValueError for LTO-IR and OptiX-IR, and DriverError with the compiler's log.
    """

    def __init__(
        self,
        code: Image | bytes | bytearray | memoryview | str | os.PathLike[str],
        *,
        device: Device | int | None = None,
        options: Mapping[int, int] | None = None,
    ) -> None:
        self.image = _image(code)
        if self.image.kind not in ("ptx", "cubin", "fatbin"):
            raise ValueError(f"{self.image.kind} can't be loaded; cudyn.link makes a CUBIN of it")
        self.context = current_context(device)
        self._id = id_of(self.context)
        self.device = device_of(self.context)
        self.log = ""
        self.allowed: dict[str, int] = {}  # dynamic shared memory that a kernel may have, as far as is known
        self._kernels: dict[tuple[str, tuple[str, ...] | None], Kernel] = {}
        self._lock = RLock()  # a finalizer may run while it is held
        with within(self.context):
            self.handle = self._load(dict(options or {}))

    def _load(self, options: dict[int, int]) -> Any:
        """cuModuleLoadDataEx, with the compiler's log in the error."""
        image = self.image
        data = image.data if image.kind != "ptx" or image.data.endswith(b"\0") else image.data + b"\0"
        own = {}
        for buffer, size in _LOGS:
            if buffer not in options:
                own[buffer] = ctypes.create_string_buffer(_LOG)
                options |= {buffer: ctypes.addressof(own[buffer]), size: _LOG}
        keys = (driver.CUjit_option.ctype * len(options))(*options)
        values = (ctypes.c_void_p * len(options))(*options.values())
        try:
            return driver.cuModuleLoadDataEx(data, len(options), keys, values)
        except DriverError as error:
            arch = ", ".join(image.arch) or "an unknown architecture"
            note = f"{image.kind} for {arch}, and device {self.device.ordinal} is {self.device.arch}"
            raise error.with_notes(note, _text(own.get(driver.CU_JIT_ERROR_LOG_BUFFER))) from None
        finally:
            self.log = "\n".join(filter(None, map(_text, own.values())))

    def kernel(self, name: str, types: Sequence[str] | None = None) -> Kernel:
        """A kernel by its name, or by the name expression that it was compiled with.

        types  of its parameters as PTX names them ("u64", "u32", "f32", "b8[16]", ...). They are not needed
               where the code is PTX or comes from cudyn.compile or cudyn.link. Of other code the driver (12.4
               and newer) or the CUBIN tells sizes only: then a number has to say what it is, as those of
               ctypes and numpy do, and a Python int or float is refused.

        Raises KeyError for a name that is not there, and ValueError where types do not fit.
        """
        self._open()
        if not isinstance(name, str):
            raise TypeError(f"a kernel's name is a str, not {type(name).__name__}")
        if isinstance(types, str):
            raise TypeError(f"types takes a list, such as [{types!r}]")
        key = name, None if types is None else tuple(types)
        with self._lock:
            if key not in self._kernels:
                self._kernels[key] = self._kernel(*key)
            return self._kernels[key]

    def _kernel(self, name: str, types: tuple[str, ...] | None) -> Kernel:
        lowered = self.image.names.get(name, name)
        with within(self.context):
            try:
                function = driver.cuModuleGetFunction(self.handle, lowered)
            except DriverError as error:
                if error.status != driver.CUDA_ERROR_NOT_FOUND:
                    raise
                raise KeyError(
                    f"no kernel {name!r}; there are: {', '.join(self.names()) or 'none'}"
                ) from None
            known = next((k.parameters for k in self.image.kernels if k.name == lowered), None)
            places = known if known is not None else _places(function)
        if types is not None:
            places = _typed(name, types, places)
        elif places is None:
            raise ValueError(f"{name}: a {self.image.kind} does not say its parameters; give types=[...]")
        if not all(place.size for place in places):
            raise ValueError(f"{name} takes a texture, sampler or surface reference, which no launch passes")
        return Kernel(self, lowered, function, places)

    def names(self) -> list[str]:
        """The names of its kernels, as far as the code or the driver (12.4 and newer) says them."""
        if self.image.kernels or not driver.has("cuModuleEnumerateFunctions"):
            return [kernel.name for kernel in self.image.kernels]
        with self._within():
            count = driver.cuModuleGetFunctionCount(self.handle)
            functions = driver.cuModuleEnumerateFunctions(count, self.handle)
            return [driver.cuFuncGetName(function).decode() for function in functions]

    def variable(self, name: str) -> Buffer:
        """A __device__ or __constant__ variable as a Buffer that does not own it. KeyError: there is none."""
        self._open()
        with within(self.context):
            try:
                pointer, nbytes = driver.cuModuleGetGlobal(self.handle, self.image.names.get(name, name))
            except DriverError as error:
                if error.status != driver.CUDA_ERROR_NOT_FOUND:
                    raise
                raise KeyError(f"no variable {name!r}") from None
            return Buffer.borrow(pointer, nbytes, self)

    def _open(self) -> None:
        if self.handle is None:
            raise ValueError("the module is closed")

    def _within(self) -> AbstractContextManager[None]:
        """Have its context current for a block, to ask the driver about what is in it."""
        self._open()
        return within(self.context)

    def forget(self, name: str) -> None:
        """Have the configurations of a kernel looked at again: what it may have has changed."""
        for kernel in list(self._kernels.values()):
            if kernel.name == name:
                kernel._forget()

    def close(self) -> None:
        """Unload the code; launches of its kernels are refused from now on. A second call does nothing."""
        with self._lock:
            if self.handle is None:
                return
            for kernel in self._kernels.values():
                kernel._close()
            if id_of(self.context) == self._id:  # else it went with its context
                try:
                    with within(self.context):
                        driver.cuModuleUnload(self.handle)
                except BaseException:
                    for kernel in self._kernels.values():
                        kernel._reopen()
                    raise
            self.handle, self._kernels = None, {}

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = ", closed" if self.handle is None else ""
        return f"<Module of {self.image.kind} on device {self.device.ordinal}{state}>"


def _text(log: Any) -> str:
    return "" if log is None else log.value.decode("utf-8", "replace").strip()


def _image(code: Any) -> Image:
    if isinstance(code, str):
        if "\n" in code:
            raise TypeError("a str is the path of a file; PTX as text has to be encoded: code.encode()")
        return Image.load(code)
    found = images.of(code)
    if found is None:
        raise TypeError(f"code is an Image, bytes or a path, not {type(code).__name__}")
    return found


def _typed(name: str, types: Sequence[str], places: Sequence[Parameter] | None) -> tuple[Parameter, ...]:
    """Parameters of these types, in the places that are known or, with None, in those that C gives them."""
    found: list[Parameter] = []
    for i, written in enumerate(types):
        match = _TYPE.fullmatch(written)
        if match is None or match[1] not in SIZES or (places is None and match[2]):
            raise ValueError(f"{name}: the type {written!r} is none of PTX's, or its place is not known")
        size = SIZES[match[1]] * int(match[2] or 1)
        end = found[-1].offset + found[-1].size if found else 0
        offset = places[i].offset if places is not None and i < len(places) else end + -end % size
        found.append(Parameter(offset, size, 0, match[1]))
    if places is not None and [(p.offset, p.size) for p in found] != [(p.offset, p.size) for p in places]:
        there = ", ".join(f"{p.size} bytes" for p in places) or "none"
        raise ValueError(f"{name}: the types {', '.join(types)} do not fit its parameters: {there}")
    return tuple(found)


def _places(function: Any) -> tuple[Parameter, ...] | None:
    """Offsets and sizes as the driver tells them; None: it does not."""
    if not driver.has("cuFuncGetParamInfo"):
        return None
    found: list[Parameter] = []
    while True:
        try:
            offset, size = driver.cuFuncGetParamInfo(function, len(found))
        except DriverError as error:
            if error.status != driver.CUDA_ERROR_INVALID_VALUE:
                raise
            return tuple(found)  # that was one too many
        found.append(Parameter(offset, size, 0, ""))
