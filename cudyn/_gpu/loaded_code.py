"""Loading code into a context, and its functions."""

from __future__ import annotations

import ctypes
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .._contract.limits import MAX_GRID
from .._formats.kernel_info import Parameter
from ..errors import DriverError
from .device import check_open, driver, make_current

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from threading import RLock

    from .._formats.image import Image
    from .device import Device
    from .launcher import Launcher
    from .modules import Module

_PORTABLE_CLUSTER = 8  # blocks, which every device with clusters allows
_LOG_SIZE = 1 << 14  # bytes for the log of the driver's compiler
_LOGS = (
    (driver.CU_JIT_INFO_LOG_BUFFER, driver.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES),
    (driver.CU_JIT_ERROR_LOG_BUFFER, driver.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES),
)


def load(image: Image, device: Device, options: dict[int, int]) -> tuple[Any, str]:
    """Return a CUmodule in the current context, and the compiler's log, which is in an error, too."""
    data = image.data if image.kind != "ptx" or image.data.endswith(b"\0") else image.data + b"\0"
    own = {}
    for buffer, size in _LOGS:
        if buffer not in options:
            own[buffer] = ctypes.create_string_buffer(_LOG_SIZE)
            options |= {buffer: ctypes.addressof(own[buffer]), size: _LOG_SIZE}
    keys = (driver.CUjit_option.ctype * len(options))(*options)
    values = (ctypes.c_void_p * len(options))(*options.values())
    try:
        made = driver.cuModuleLoadDataEx(data, len(options), keys, values)
    except DriverError as error:
        arch = ", ".join(image.arch) or "an unknown architecture"
        note = f"The code is {image.kind} for {arch}; device {device.ordinal} is {device.arch}."
        raise error.with_notes(note, _decode(own.get(driver.CU_JIT_ERROR_LOG_BUFFER))) from None
    return made, "\n".join(filter(None, map(_decode, own.values())))


def find(code: Module, get: Callable[[Any, str], Any], name: str) -> Any:
    """Call cuModuleGetFunction or cuModuleGetGlobal. None: the code does not have the name."""
    check_open(code)
    with make_current(code.context):
        try:
            return get(code.handle, name)
        except DriverError as error:
            if error.status != driver.CUDA_ERROR_NOT_FOUND:
                raise
            return None


class Function:
    """A CUfunction, one object for each name of a module.

    lock                 the module's
    launchers            of its kernels
    shared_memory_limit  of dynamic shared memory, in bytes, as far as known
    cluster_limit        the most blocks of a cluster, as far as allowed
    """

    def __init__(self, code: Module, name: str, handle: Any, lock: RLock) -> None:
        self.code, self.name, self.handle, self.lock = code, name, handle, lock
        self.launchers: list[Launcher] = []
        self.shared_memory_limit, self.cluster_limit = 0, _PORTABLE_CLUSTER
        self._occupancies: dict[tuple[int, int], int] = {}

    def make_current(self) -> AbstractContextManager[None]:
        """Make the module's context current for a block of queries."""
        check_open(self.code)
        return make_current(self.code.context)

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        with self.make_current():
            return int(driver.cuFuncGetAttribute(attribute, self.handle))

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute."""
        with self.lock, self.make_current():
            driver.cuFuncSetAttribute(self.handle, attribute, value)
            self.shared_memory_limit, self.cluster_limit = 0, _PORTABLE_CLUSTER
            self._occupancies = {}
        for launcher in list(self.launchers):
            launcher.forget()

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
        with self.lock, self.make_current():  # so that no thread lowers another one's limit
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
            with self.make_current():
                driver.cuFuncSetAttribute(self.handle, attribute, 1)
            self.cluster_limit = MAX_GRID[0]

    def get_occupancy(self, threads: int, shared_memory: int) -> int:
        """Return the number of blocks that a multiprocessor runs at a time; 1 also if none fits."""
        key = threads, shared_memory
        if threads > self.max_threads_per_block or shared_memory > self.max_shared_memory:
            return 1
        if key not in self._occupancies:
            self.allow_shared_memory(shared_memory)
            with self.make_current():
                found = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, *key)
            self._occupancies[key] = max(1, int(found))
        return self._occupancies[key]

    def get_parameters(self) -> tuple[Parameter, ...] | None:
        """Return the parameters, without types, or None if the driver (before 12.4) does not have them."""
        if not driver.has("cuFuncGetParamInfo"):
            return None
        found: list[Parameter] = []
        with self.make_current():
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
