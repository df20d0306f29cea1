"""Functions of loaded code, and what their launches may have on a device."""

from __future__ import annotations

import ctypes
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

from ..._bindings.machine.launch_data import Config
from ..._errors import refuse, with_facts, with_facts_of
from ..._formats.kernel_info import Parameter
from ...errors import DriverError
from ..contracts.parts import MAX_GRID
from ..contracts.refusals import show_int
from .driver_objects import check_open
from .driver_state import driver, make_current
from .streams import get_handle

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from threading import RLock

    from .config import LaunchConfig
    from .driver_objects import DriverObject

_PORTABLE_CLUSTER = 8  # blocks, which every device with clusters allows


class KernelFunction:
    """A CUfunction, one object for each name of a module.

    code                 the Module, which owns it; lock: the module's
    on_change            called after a change of an attribute
    shared_memory_limit  of dynamic shared memory, in bytes, as far as known
    cluster_limit        the most blocks of a cluster, as far as allowed
    """

    def __init__(self, code: DriverObject, name: str, handle: Any, lock: RLock) -> None:
        self.code = code
        self.name = name
        self.handle = handle
        self.lock = lock
        self.on_change: list[Callable[[], None]] = []
        self.shared_memory_limit = 0
        self.cluster_limit = _PORTABLE_CLUSTER
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
            self.shared_memory_limit = 0
            self.cluster_limit = _PORTABLE_CLUSTER
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

    def get_occupancy(self, threads: int, shared_memory: int) -> int:
        """Return the number of blocks that a multiprocessor runs at a time; 1 also if none fits."""
        key = threads, shared_memory
        if threads > self.max_threads_per_block or shared_memory > self.max_shared_memory:
            return 1
        if key not in self._occupancies:
            self.allow_shared_memory(shared_memory)
            with self.make_current():
                blocks = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(self.handle, *key)
            self._occupancies[key] = max(1, int(blocks))
        return self._occupancies[key]

    def get_parameters(self) -> tuple[Parameter, ...] | None:
        """Return the parameters, without types, or None if the driver (before 12.4) does not have them."""
        if not driver.has("cuFuncGetParamInfo"):
            return None
        parameters: list[Parameter] = []
        with self.make_current():
            while True:
                try:
                    offset, size = driver.cuFuncGetParamInfo(self.handle, len(parameters))
                except DriverError as error:
                    if error.status != driver.CUDA_ERROR_INVALID_VALUE:
                        raise
                    return tuple(parameters)  # past the last one
                parameters.append(Parameter(offset, size, 0, ""))

    def configure(self, config: LaunchConfig, stream: object) -> Config:
        """Return the CUlaunchConfig, after checks of what the kernel and its device allow.

        `kept` are all its CUlaunchAttribute objects. ValueError: a limit. TypeError: it is not a stream.
        """
        threads = prod(config.block)
        if threads > self.max_threads_per_block:
            most = self.max_threads_per_block
            text = f"{self.name}: a block of {threads} threads; it can have up to {most}"
            raise with_facts(ValueError(text), "block", f"up to {most}", threads)
        self.allow_shared_memory(config.shared_memory)
        if config.cluster is not None:
            self.allow_cluster(prod(config.cluster))
        try:
            handle = get_handle(stream)
        except TypeError as error:
            raise with_facts_of(TypeError(f"{self.name}: {error}"), error, "stream") from None
        if not 0 <= handle < 1 << 64:
            where = f"{self.name}: a stream"
            expected = f"0 to {(1 << 64) - 1}"
            raise refuse(ValueError, expected, show_int(handle), where, parameter="stream")
        made = Config(config.grid, config.block, config.shared_memory, handle)
        asked = made.kept = list(config.attributes)
        if config.cluster is not None:
            asked.append(make_attribute("CLUSTER_DIMENSION", *config.cluster))
        if config.cooperative:
            asked.append(make_attribute("COOPERATIVE", 1))
        if asked:
            array = made.kept = (driver.CUlaunchAttribute * len(asked))(*asked)
            made.attributes = ctypes.addressof(array)
            made.count = len(asked)
        return made

    def allow_cluster(self, blocks: int) -> None:
        """Allow clusters of so many blocks, of which a few need no permission."""
        if blocks <= self.cluster_limit:
            return
        attribute = driver.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
        with self.make_current():
            driver.cuFuncSetAttribute(self.handle, attribute, 1)
        self.cluster_limit = MAX_GRID[0]


def make_attribute(name: str, *words: int) -> Any:
    """Return a CUlaunchAttribute whose value begins with these words of 32 bits."""
    made = driver.CUlaunchAttribute(id=getattr(driver, f"CU_LAUNCH_ATTRIBUTE_{name}"))
    ctypes.memmove(ctypes.addressof(made.value), (ctypes.c_int32 * len(words))(*words), 4 * len(words))
    return made
