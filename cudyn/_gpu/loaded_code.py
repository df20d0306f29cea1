"""Code that the driver has loaded into a context, and the functions in it."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from threading import RLock
from typing import Any

from .._contract.limits import MAX_GRID
from .._formats.image import Image
from .._formats.kernel_info import Parameter
from ..errors import DriverError
from .device import driver, get_context_id, get_device, make_current

_PORTABLE_CLUSTER = 8  # blocks, which every device with clusters allows
_LOG_SIZE = 1 << 14  # bytes for the log of the driver's compiler
_LOGS = (
    (driver.CU_JIT_INFO_LOG_BUFFER, driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
    (driver.CU_JIT_ERROR_LOG_BUFFER, driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
)


class LoadedCode:
    """A CUmodule in a context, until it is unloaded.

    handle   the CUmodule, or None after the end
    context  its CUcontext
    device   the Device of the context
    log      of the driver's compiler
    lock     held while kernels are made, attributes are set and the code is unloaded
    """

    def __init__(self, image: Image, context: Any, options: dict[int, int]) -> None:
        self.context = context
        self.device = get_device(context)
        self.log = ""
        self.lock = RLock()  # a finalizer may run while it is held
        self._id = get_context_id(context)
        self._functions: dict[str, Function] = {}
        with make_current(context):
            self.handle = self._load(image, options)

    def _load(self, image: Image, options: dict[int, int]) -> Any:
        """Call cuModuleLoadDataEx, with the compiler's log in the error."""
        data = image.data if image.kind != "ptx" or image.data.endswith(b"\0") else image.data + b"\0"
        own = {}
        for buffer, size in _LOGS:
            if buffer not in options:
                own[buffer] = ctypes.create_string_buffer(_LOG_SIZE)
                options |= {buffer: ctypes.addressof(own[buffer]), size: _LOG_SIZE}
        keys = (driver.CUjit_option.ctype * len(options))(*options)
        values = (ctypes.c_void_p * len(options))(*options.values())
        try:
            return driver.cuModuleLoadDataEx(data, len(options), keys, values)
        except DriverError as error:
            arch = ", ".join(image.arch) or "an unknown architecture"
            note = f"The code is {image.kind} for {arch}; device {self.device.ordinal} is {self.device.arch}."
            raise error.with_notes(note, _decode(own.get(driver.CU_JIT_ERROR_LOG_BUFFER))) from None
        finally:
            self.log = "\n".join(filter(None, map(_decode, own.values())))

    def check_open(self) -> None:
        """Raise ValueError after the code was unloaded."""
        if self.handle is None:
            raise ValueError("the module is closed")

    def make_current(self) -> AbstractContextManager[None]:
        """Make its context current for a block of queries."""
        self.check_open()
        return make_current(self.context)

    def find(self, get: Callable[[Any, str], Any], name: str) -> Any:
        """Call cuModuleGetFunction or cuModuleGetGlobal. None: the code does not have the name."""
        with self.make_current():
            try:
                return get(self.handle, name)
            except DriverError as error:
                if error.status != driver.CUDA_ERROR_NOT_FOUND:
                    raise
                return None

    def get_function(self, name: str) -> Function | None:
        """Return the function with a name in the code, or None."""
        with self.lock:
            if name not in self._functions:
                handle = self.find(driver.cuModuleGetFunction, name)
                if handle is None:
                    return None
                self._functions[name] = Function(self, name, handle)
            return self._functions[name]

    def get_function_names(self) -> list[str]:
        """Return the names of its kernels, or [] if the driver (before 12.4) does not have them."""
        if not driver.has("cuModuleEnumerateFunctions"):
            return []
        with self.make_current():
            count = driver.cuModuleGetFunctionCount(self.handle)
            functions = driver.cuModuleEnumerateFunctions(count, self.handle)
            return [str(driver.cuFuncGetName(function)) for function in functions]

    def unload(self) -> None:
        """Unload the code. After an error it stays loaded."""
        if get_context_id(self.context) == self._id:  # else it went with its context
            with make_current(self.context):
                driver.cuModuleUnload(self.handle)
        self.handle = None
        self._functions.clear()


class Function:
    """A CUfunction, one object for each name of a module.

    on_change            called after an attribute was set, since configurations may depend on it
    shared_memory_limit  of dynamic shared memory, in bytes, as far as known
    cluster_limit        the most blocks of a cluster, as far as allowed
    """

    def __init__(self, code: LoadedCode, name: str, handle: Any) -> None:
        self.code = code
        self.name = name
        self.handle = handle
        self.on_change: list[Callable[[], None]] = []
        self.shared_memory_limit, self.cluster_limit = 0, _PORTABLE_CLUSTER
        self._occupancies: dict[tuple[int, int], int] = {}

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        with self.code.make_current():
            return int(driver.cuFuncGetAttribute(attribute, self.handle))

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute."""
        with self.code.lock, self.code.make_current():
            driver.cuFuncSetAttribute(self.handle, attribute, value)
            self.shared_memory_limit, self.cluster_limit = 0, _PORTABLE_CLUSTER
            self._occupancies = {}
        for call in list(self.on_change):
            call()

    @cached_property
    def max_threads_per_block(self) -> int:
        """The most threads that a block can have."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)

    @property
    def static_shared_memory(self) -> int:
        """Static shared memory of a block, in bytes."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)

    @cached_property
    def max_shared_memory(self) -> int:
        """The most dynamic shared memory that a block can have, in bytes."""
        attribute = driver.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
        return self.code.device.get_attribute(attribute) - self.static_shared_memory

    def allow_shared_memory(self, size: int) -> None:
        """Raise the function's limit of dynamic shared memory if a launch needs more.

        The default limit is 48 KiB less its static shared memory. ValueError: no block can have so much.
        """
        if size <= self.shared_memory_limit:
            return
        limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        with self.code.lock, self.code.make_current():  # so that no thread lowers another one's limit
            allowed = self.get_attribute(limit)
            if size > allowed:
                most = self.max_shared_memory
                if size > most:
                    static = self.static_shared_memory
                    raise ValueError(
                        f"{self.name}: shared_memory={size}: a block can have {most + static} bytes, "
                        f"of which the kernel's static shared memory takes {static}"
                    )
                driver.cuFuncSetAttribute(self.handle, limit, size)
            self.shared_memory_limit = max(size, allowed)

    def allow_cluster(self, blocks: int) -> None:
        """Let the function have clusters of more blocks than every device has, if a launch needs them."""
        if blocks > self.cluster_limit:
            attribute = driver.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
            with self.code.make_current():
                driver.cuFuncSetAttribute(self.handle, attribute, 1)
            self.cluster_limit = MAX_GRID[0]

    def get_occupancy(self, threads: int, shared_memory: int) -> int:
        """Return the number of blocks that a multiprocessor runs at a time; 1 also if none fits."""
        key = threads, shared_memory
        if threads > self.max_threads_per_block or shared_memory > self.max_shared_memory:
            return 1
        if key not in self._occupancies:
            self.allow_shared_memory(shared_memory)
            with self.code.make_current():
                found = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, *key)
            self._occupancies[key] = max(1, int(found))
        return self._occupancies[key]

    def get_parameters(self) -> tuple[Parameter, ...] | None:
        """Return the parameters, without types, or None if the driver (before 12.4) does not have them."""
        if not driver.has("cuFuncGetParamInfo"):
            return None
        found: list[Parameter] = []
        with self.code.make_current():
            while True:
                try:
                    offset, size = driver.cuFuncGetParamInfo(self.handle, len(found))
                except DriverError as error:
                    if error.status != driver.CUDA_ERROR_INVALID_VALUE:
                        raise
                    return tuple(found)  # past the last one
                found.append(Parameter(offset, size, 0, ""))


def _decode(log: Any) -> str:
    return "" if log is None else log.value.decode("utf-8", "replace").strip()
