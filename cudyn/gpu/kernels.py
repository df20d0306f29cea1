"""Modules of compiled code on a device, and their kernels."""

from __future__ import annotations

import ctypes
import os
import re
from math import prod
from numbers import Integral
from threading import Lock

from ..binding import calls
from ..code import image as images
from ..code.image import Image, Parameter
from ..code.ptx import SIZES
from ..errors import DriverError
from . import launches
from .arguments import Packing
from .arrays import stream_of
from .buffer import Buffer
from .device import Device, current_context, device_of, driver, within

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from contextlib import AbstractContextManager
    from typing import Any

    Dim = int | Sequence[int]
    Slot = tuple[
        bytearray, tuple[Any, ...]
    ]  # a parameter buffer, and what the driver's function is called with
    Config = tuple[tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...] | None, bool]

_TYPE = re.compile(r"\.?(\w+)(?:\[(\d+)\])?")
_LOG = 1 << 14  # bytes for what the driver's compiler writes
_MOST = 256  # configurations that a kernel remembers
# CUDA_ERROR_INVALID_CONTEXT and _INVALID_HANDLE: what a launch gets where another context or none is current.
_OTHER_CONTEXT = (201, 400)
_MOST_OF_GRID, _MOST_OF_BLOCK = (2**31 - 1, 65535, 65535), (1024, 1024, 64)  # of every compute capability


class Module:
    """Compiled code, loaded into a context.

    code     what cudyn.compile or cudyn.link returns, the bytes of PTX, a CUBIN or a fatbin, or a path
    device   a Device or its ordinal: its primary context is used; None: the current context or, where this
             thread has none, the primary context of the first device, which becomes current
    options  CUjit_option -> int, for the driver's compiler, which compiles PTX

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
        self.device = device_of(self.context)
        self._kernels: dict[tuple[str, tuple[str, ...] | None], Kernel] = {}
        self._lock = Lock()
        with within(self.context):
            self.handle = self._load(dict(options or {}))

    def _load(self, options: dict[int, int]) -> Any:
        """cuModuleLoadDataEx, with the compiler's log in the error."""
        image = self.image
        data = image.data if image.kind != "ptx" or image.data.endswith(b"\0") else image.data + b"\0"
        log = ctypes.create_string_buffer(_LOG)
        options |= {
            driver.CU_JIT_ERROR_LOG_BUFFER: ctypes.addressof(log),
            driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: _LOG,
        }
        keys = (driver.CUjit_option.ctype * len(options))(*options)
        values = (ctypes.c_void_p * len(options))(*options.values())
        try:
            return driver.cuModuleLoadDataEx(data, len(options), keys, values)
        except DriverError as error:
            arch = ", ".join(image.arch) or "an unknown architecture"
            note = f"{image.kind} for {arch}, and device {self.device.ordinal} is {self.device.arch}"
            raise _with(error, note, log.value.decode("utf-8", "replace").strip()) from None

    def kernel(self, name: str, types: Sequence[str] | None = None) -> Kernel:
        """A kernel by its name, or by the name expression that it was compiled with.

        types  of its parameters as PTX names them ("u64", "u32", "f32", "b8[16]", ...). They are not needed
               where the code is PTX or comes from cudyn.compile. From other code the driver (12.4 and newer)
               or the CUBIN tells sizes only: then a Python int is passed as an integer and a float as a
               floating point number of that size.

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
        return Kernel(self, lowered, function, places)

    def names(self) -> list[str]:
        """The names of its kernels, as far as the code or the driver (12.4 and newer) says them."""
        if self.image.kernels or not driver.has("cuModuleEnumerateFunctions"):
            return [kernel.name for kernel in self.image.kernels]
        with self._within():
            functions = (driver.CUfunction * driver.cuModuleGetFunctionCount(self.handle))()
            driver.cuModuleEnumerateFunctions(functions, len(functions), self.handle)
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

    def close(self) -> None:
        """Unload the code; launches of its kernels are refused from now on. A second call does nothing."""
        with self._lock:
            handle, self.handle = self.handle, None
            kernels, self._kernels = self._kernels, {}
        for kernel in kernels.values():
            kernel._close()
        if handle is not None:
            with within(self.context):
                driver.cuModuleUnload(handle)

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = ", closed" if self.handle is None else ""
        return f"<Module of {self.image.kind} on device {self.device.ordinal}{state}>"


class Kernel:
    """A kernel of a module.

    name        in the code, mangled for C++
    parameters  what it takes: offset, size, alignment and type of each
    handle      its CUfunction
    """

    def __init__(self, module: Module, name: str, handle: Any, parameters: Sequence[Parameter]) -> None:
        self.name = name
        self.module = module
        self.handle = handle
        self.parameters = tuple(parameters)
        self._packing = Packing(name, parameters, module.device)
        self._pools: dict[Any, Any] = {}  # by what was asked for, as it was written
        self._shared_allowed = 0  # as far as is known
        self._most_threads = 0
        self._with_config = driver.has("cuLaunchKernelEx")  # CUDA 11.8
        self._function = driver.raw.cuLaunchKernelEx if self._with_config else driver.raw.cuLaunchKernel
        self._names = launches.made(
            self._packing,
            call=calls.unconverted(self._function) if self._with_config else _call_first,
            select=self._select,
            make=self._make,
            repack=self._repack,
            again=self._again,
        )
        direct = self._names["launch"]
        direct.__qualname__, direct.__doc__ = f"{name}.launch", type(self).launch.__doc__
        self.launch = direct  # type: ignore[method-assign]

    def launch(
        self,
        grid: Dim,
        block: Dim,
        *arguments: Any,
        stream: Any = None,
        shared: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[Any] = (),
    ) -> None:
        """Launch the kernel.

        grid         blocks: an int, or up to three of them
        block        threads of a block, likewise
        arguments    one for each parameter. Integers and floats become what the parameter is; a pointer is a
                     Buffer, an int, None or any array with __dlpack__ or __cuda_array_interface__;
                     a struct is bytes, a ctypes structure or another buffer of its size
        stream       a CUstream, an int or another package's stream; None: the default stream. An object is
                     asked for its handle once, not again while it is launched on
        shared       dynamic shared memory of a block, in bytes
        cluster      blocks of a cluster: an int, or up to three of them (compute capability 9.0, CUDA 11.8)
        cooperative  all blocks run at a time and may synchronise as one grid
        attributes   CUlaunchAttribute objects for everything else

        It returns when the driver has the launch and its arguments. Raises TypeError, ValueError or
        OverflowError that names the parameter before anything is launched, and DriverError; what goes wrong
        in the kernel is raised by a later call.
        """
        # Every kernel has a function of its own in place of this one, made for its parameters (launches.py).
        raise NotImplementedError

    def prepare(
        self,
        grid: Dim,
        block: Dim,
        *arguments: Any,
        stream: Any = None,
        shared: int = 0,
        cluster: Dim | None = None,
        cooperative: bool = False,
        attributes: Sequence[Any] = (),
    ) -> Callable[..., None]:
        """A function that launches in one configuration, at the lowest cost.

        Called without arguments it launches with those that are given here, which are converted once; called
        with arguments it takes these. Threads may share it. The parameters are those of `launch`.
        """
        self.module._open()
        config = self._config(grid, block, stream, shared, cluster, cooperative)
        same = None
        if arguments or not self.parameters:
            buffer, same = self._slot(config, attributes)
            self._repack(buffer, arguments)
        slot = self._slot(config, attributes)
        prepared: Any = self._names["prepare"](self._pool(slot), lambda: self._slot(config, attributes), same)
        prepared.__qualname__ = f"{self.name}.prepared"
        # What the arguments point to is on the device; the objects that own it live as long as this function.
        prepared.__dict__.update(kernel=self, arguments=arguments)
        return prepared  # type: ignore[no-any-return]

    # --- what a launch function leaves to others

    def _select(self, grid: Dim, block: Dim, *how: Any) -> Any:
        """The pool of a configuration, which is the chosen one from now on."""
        self.module._open()
        stream, shared, cluster, cooperative, attributes = how
        if attributes.__class__ is not tuple or attributes:
            return self._pool(self._make(grid, block, *how))
        asked: Any = (grid, block, stream, shared, cluster, cooperative)
        try:
            pool = self._pools.get(asked)
        except TypeError:  # a list, say, is no key
            pool, asked = None, None
        if pool is None:
            pool = self._pool(self._make(grid, block, *how))
            if asked is not None:
                if len(self._pools) >= _MOST:
                    self._pools.clear()
                self._pools[asked] = pool
        if asked is not None and cluster is None and not cooperative:  # a list may change and be the same
            self._names["chosen"] = grid, block, stream, shared, pool
        return pool

    def _pool(self, slot: Slot) -> Any:
        """What launch functions take slots from; without parameters, what they call the driver with."""
        return [slot] if self.parameters else slot[1]

    def _make(self, grid: Dim, block: Dim, *how: Any) -> Slot:
        """A slot for a configuration."""
        launches.before.append(launches.last[0])
        *given, attributes = how
        return self._slot(self._config(grid, block, *given), attributes)

    def _repack(self, buffer: bytearray, arguments: Sequence[Any]) -> None:
        """What is not plain: convert the arguments one by one, or say what is wrong with them."""
        try:
            values = self._packing.values(arguments)
        except (TypeError, ValueError, OverflowError) as error:
            raise error from None  # struct's own words say less
        self._packing.layout.pack_into(buffer, 0, *values)

    def _again(self, status: int, prebuilt: Any) -> None:
        """A launch has failed: try in the module's context where another or none is current, or raise."""
        self.module._open()
        current, own = driver.cuCtxGetCurrent(), self.module.context
        if status in _OTHER_CONTEXT and current != own:
            if not current:
                driver.cuCtxSetCurrent(own)
            with within(own):
                status = self._names["call"](*prebuilt)
        if status:
            checked = driver.cuLaunchKernelEx if self._with_config else driver.cuLaunchKernel
            try:
                checked.errcheck(status, checked, ())
            except DriverError as error:
                raise _with(error, f"The kernel is {self}.") from None

    # --- configurations

    def _config(
        self, grid: Dim, block: Dim, stream: Any, shared: int, cluster: Dim | None, cooperative: bool
    ) -> Config:
        """What was asked for in one form. Raises what is wrong with it."""
        blocks, threads = self._dim("grid", grid, _MOST_OF_GRID), self._dim("block", block, _MOST_OF_BLOCK)
        if prod(threads) > self.max_threads:
            raise ValueError(
                f"{self.name}: a block of {prod(threads)} threads; it can have {self.max_threads}"
            )
        if isinstance(shared, bool) or not isinstance(shared, Integral) or shared < 0:
            raise ValueError(f"{self.name}: shared={shared!r}: bytes are an int of 0 or more")
        if shared > self._shared_allowed:
            self._allow(int(shared))
        clusters = None if cluster is None else self._dim("cluster", cluster, (2**31 - 1,) * 3)
        try:
            handle = stream_of(stream)
        except TypeError as error:
            raise TypeError(f"{self.name}: {error}") from None
        return blocks, threads, handle, int(shared), clusters, bool(cooperative)

    def _dim(self, what: str, given: Dim, most: tuple[int, ...]) -> tuple[int, ...]:
        each: Any = (given,) if isinstance(given, Integral) else given
        if isinstance(each, str) or not hasattr(each, "__len__") or not 1 <= len(each) <= 3:
            raise TypeError(f"{self.name}: {what}={given!r}: an int is wanted, or up to three of them")
        for size, limit in zip(each, most):
            if not isinstance(size, Integral):
                raise TypeError(f"{self.name}: {what}={given!r}: {type(size).__name__} is no int")
            if not 1 <= int(size) <= limit:
                raise ValueError(f"{self.name}: {what}={given!r}: {size} is not in 1 to {limit}")
        return (*map(int, each), 1, 1)[:3]

    def _allow(self, shared: int) -> None:
        """Ask for dynamic shared memory beyond what a kernel has by itself: 48 KiB less its static memory."""
        limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        with self.module._lock:  # so that no thread makes another one's limit smaller
            allowed = self.attribute(limit)
            if shared > allowed:
                most = self.module.device.attribute(
                    driver.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
                )
                static = self.shared
                if shared + static > most:
                    room = f"{most} bytes, of which the kernel has {static}"
                    raise ValueError(f"{self.name}: shared={shared}: a block can have {room}")
                self.set_attribute(limit, shared)
            self._shared_allowed = max(shared, allowed)

    def _slot(self, config: Config, attributes: Sequence[Any]) -> Slot:
        """A parameter buffer, and the arguments of the driver's function, which point to it."""
        if not _are_attributes(attributes):
            takes = f"{self.name} takes {', '.join(map(str, self.parameters)) or 'no arguments'}"
            raise TypeError(
                f"{takes}; more were given (or attributes=, which takes CUlaunchAttribute objects)"
            )
        buffer = bytearray(self._packing.layout.size)
        pointers = self._pointers(buffer)
        if self._with_config:
            asked = self._launch_config(config, attributes)
            return buffer, calls.converted(self._function, asked, int(self.handle), pointers, None)
        blocks, threads, stream, shared, cluster, cooperative = config
        if cluster or attributes:
            driver.cuLaunchKernelEx()  # raises: this driver does not have it
        given = (int(self.handle), *blocks, *threads, shared, stream, pointers)
        function = driver.raw.cuLaunchCooperativeKernel if cooperative else driver.raw.cuLaunchKernel
        converted = calls.converted(function, *given, *(() if cooperative else (None,)))
        return buffer, (calls.unconverted(function), *converted)

    def _pointers(self, buffer: bytearray) -> Any:
        """`void **kernelParams` to the parameters in a buffer, which lives as long as it does."""
        if not self.parameters:
            return None
        start = ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        pointers = (ctypes.c_void_p * len(self.parameters))(*(start + p.offset for p in self.parameters))
        pointers.buffer = buffer  # type: ignore[attr-defined]
        return ctypes.byref(ctypes.c_void_p.from_buffer(pointers))

    def _launch_config(self, config: Config, attributes: Sequence[Any]) -> Any:
        """CUlaunchConfig."""
        blocks, threads, stream, shared, cluster, cooperative = config
        kind = driver.CUlaunchAttribute
        asked = list(attributes)
        if cluster is not None:
            one = kind(id=driver.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            one.value.clusterDim.x, one.value.clusterDim.y, one.value.clusterDim.z = cluster
            asked.append(one)
        if cooperative:
            one = kind(id=driver.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
            one.value.cooperative = 1
            asked.append(one)
        return driver.CUlaunchConfig(
            *blocks, *threads, shared, stream, (kind * len(asked))(*asked), len(asked)
        )

    # --- what is known of it

    def attribute(self, attribute: int) -> int:
        """The value of a CUfunction_attribute."""
        with self.module._within():
            return int(driver.cuFuncGetAttribute(attribute, self.handle))

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute that can be set."""
        with self.module._within():
            driver.cuFuncSetAttribute(self.handle, attribute, value)

    @property
    def registers(self) -> int:
        """Registers of a thread."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_NUM_REGS)

    @property
    def shared(self) -> int:
        """Static shared memory of a block, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)

    @property
    def local(self) -> int:
        """Local memory of a thread, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES)

    @property
    def constant(self) -> int:
        """Constant memory that its module's variables take, in bytes."""
        return self.attribute(driver.CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES)

    @property
    def max_threads(self) -> int:
        """The most threads that a block of this kernel can have."""
        if not self._most_threads:
            self._most_threads = self.attribute(driver.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)
        return self._most_threads

    def occupancy(self, block: Dim, shared: int = 0) -> int:
        """How many blocks run on a multiprocessor at a time."""
        threads = prod(self._dim("block", block, _MOST_OF_BLOCK))
        with self.module._within():
            return int(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, threads, shared))

    def best_block(self, shared: int = 0, limit: int = 0) -> tuple[int, int]:
        """(grid, block): how many threads of a block give the highest occupancy, and the fewest such blocks.

        shared  dynamic shared memory of a block, in bytes
        limit   the most threads that a block may have; 0: the kernel's own limit
        """
        with self.module._within():
            grid, block = driver.cuOccupancyMaxPotentialBlockSize(self.handle, None, shared, limit)
        return grid, block

    def clusters(self, grid: Dim, block: Dim, cluster: Dim, shared: int = 0) -> int:
        """How many clusters run on the device at a time (CUDA 11.8)."""
        config = self._launch_config(self._config(grid, block, None, shared, cluster, False), ())
        with self.module._within():
            return int(driver.cuOccupancyMaxActiveClusters(self.handle, config))

    def _close(self) -> None:
        """Let every launch function come to `_again`, which refuses."""
        self._names["call"] = lambda *_: driver.CUDA_ERROR_INVALID_HANDLE

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.parameters))})"

    def __repr__(self) -> str:
        return f"<Kernel {self}>"


def _call_first(function: Any, *converted: Any) -> int:
    """Drivers without cuLaunchKernelEx have two functions that launch."""
    status: int = function(*converted)
    return status


def _are_attributes(given: Any) -> bool:
    kind = driver.CUlaunchAttribute
    return isinstance(given, (list, tuple)) and all(isinstance(each, kind) for each in given)


def _image(code: Any) -> Image:
    if isinstance(code, Image):
        return code
    if isinstance(code, (bytes, bytearray, memoryview)):
        return images.read(bytes(code))
    if isinstance(code, str) and "\n" in code:
        raise TypeError("a str is the path of a file; PTX as text has to be encoded: code.encode()")
    if isinstance(code, (str, os.PathLike)):
        return Image.load(code)
    raise TypeError(f"code is an Image, bytes or a path, not {type(code).__name__}")


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


def _with(error: DriverError, *notes: str) -> DriverError:
    """The error with more notes."""
    note = "\n".join(filter(None, (error.note, *notes)))
    return DriverError(error.function, error.status, error.name, error.description, note)
