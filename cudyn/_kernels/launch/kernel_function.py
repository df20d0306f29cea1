"""The class KernelFunction: a kernel in loaded code, with its attributes and its limits on the device."""

from __future__ import annotations

import ctypes
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

from ..._bindings.machine.launch_data import Config
from ..._errors import refuse, show_number, with_facts, with_facts_of
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

_PORTABLE_CLUSTER = 8  # blocks in a cluster, a number that all devices with clusters support


class KernelFunction:
    """A CUfunction. There is one object for each kernel name in a module.

    Attributes:
        code: The Module, which owns the function.
        name: The name of the kernel. In C++ code, this is the mangled name.
        handle: The CUfunction.
        lock: The lock of the module.
        on_change: Functions that are called after an attribute has changed.
        shared_memory_limit: The largest dynamic shared memory that is known to be allowed, in bytes.
        cluster_limit: The largest number of blocks in a cluster that is known to be allowed.
    """

    def __init__(self, code: DriverObject, name: str, handle: Any, lock: RLock) -> None:
        self.code = code
        self.name = name
        self.handle = handle
        self.lock = lock
        self.on_change: list[Callable[[], None]] = []
        self.shared_memory_limit = 0
        self.cluster_limit = _PORTABLE_CLUSTER
        # Caches the results of `get_occupancy`, keyed by its arguments.
        self._occupancies: dict[tuple[int, int], int] = {}

    def make_current(self) -> AbstractContextManager[None]:
        """Return a context manager that makes the module's context current."""
        check_open(self.code)
        return make_current(self.code.context)

    def get_attribute(self, attribute: int) -> int:
        """Return the value of a CUfunction_attribute."""
        with self.make_current():
            return int(driver.cuFuncGetAttribute(attribute, self.handle))

    def set_attribute(self, attribute: int, value: int) -> None:
        """Set a CUfunction_attribute, and drop the limits that may have changed."""
        with self.lock, self.make_current():
            driver.cuFuncSetAttribute(self.handle, attribute, value)
            self.shared_memory_limit = 0
            self.cluster_limit = _PORTABLE_CLUSTER
            self._occupancies = {}
        for function in list(self.on_change):
            function()

    @cached_property
    def max_threads_per_block(self) -> int:
        """The maximum number of threads in a block."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK)

    @property
    def static_shared_memory(self) -> int:
        """The static shared memory of a block, in bytes."""
        return self.get_attribute(driver.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES)

    @cached_property
    def max_shared_memory(self) -> int:
        """The maximum dynamic shared memory of a block, in bytes."""
        attribute = driver.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN
        return self.code.device.get_attribute(attribute) - self.static_shared_memory

    def allow_shared_memory(self, size: int) -> None:
        """Increase the function's limit on dynamic shared memory if a launch needs more.

        The default limit is 48 KiB minus the static shared memory.

        Args:
            size: The dynamic shared memory that the launch needs, in bytes.

        Raises:
            ValueError: The size exceeds the maximum of the device.
        """
        if size <= self.shared_memory_limit:
            return
        limit = driver.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        with self.lock, self.make_current():  # Otherwise two threads could set the limit in the wrong order.
            allowed = self.get_attribute(limit)
            if size > allowed:
                maximum = self.max_shared_memory
                if size > maximum:
                    static = self.static_shared_memory
                    limit_text = f"a block can have {maximum + static} bytes"
                    raise ValueError(
                        f"{self.name}: shared_memory={show_number(size)}: {limit_text}, "
                        f"of which the kernel's static shared memory uses {static}"
                    )
                driver.cuFuncSetAttribute(self.handle, limit, size)
            self.shared_memory_limit = max(size, allowed)

    def get_occupancy(self, threads: int, shared_memory: int) -> int:
        """Return the number of blocks that a multiprocessor runs at the same time, or 1 if no block fits.

        Args:
            threads: The number of threads in a block.
            shared_memory: The dynamic shared memory of a block, in bytes.
        """
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
        """Return the kernel's parameters without types, or None if the driver is older than CUDA 12.4."""
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
                    return tuple(parameters)  # The index is past the last parameter.
                parameters.append(Parameter(offset, size, align=0, type=""))

    def configure(self, config: LaunchConfig, stream: object) -> Config:
        """Return the CUlaunchConfig for a launch, after increasing the kernel's limits if necessary.

        Args:
            config: The configuration.
            stream: The stream, which replaces the stream of the configuration.

        Returns:
            The CUlaunchConfig. Its attribute `kept` keeps its CUlaunchAttribute objects alive.

        Raises:
            TypeError: `stream` is not a stream.
            ValueError: The configuration exceeds a limit of the kernel or the device.
        """
        threads = prod(config.block)
        if threads > self.max_threads_per_block:
            maximum = self.max_threads_per_block
            text = f"{self.name}: block: expected up to {maximum} threads, got {threads}"
            raise with_facts(ValueError(text), "block", f"up to {maximum}", threads)
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
        launch_config = Config(config.grid, config.block, config.shared_memory, handle)
        attributes = launch_config.kept = list(config.attributes)
        if config.cluster is not None:
            attributes.append(make_attribute("CLUSTER_DIMENSION", *config.cluster))
        if config.cooperative:
            attributes.append(make_attribute("COOPERATIVE", 1))
        if attributes:
            array = launch_config.kept = (driver.CUlaunchAttribute * len(attributes))(*attributes)
            launch_config.attributes = ctypes.addressof(array)
            launch_config.count = len(attributes)
        return launch_config

    def allow_cluster(self, blocks: int) -> None:
        """Allow clusters with this number of blocks. Up to 8 blocks are always allowed."""
        if blocks <= self.cluster_limit:
            return
        attribute = driver.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
        with self.make_current():
            driver.cuFuncSetAttribute(self.handle, attribute, 1)
        # The actual limit is unknown. The driver rejects clusters that are too large.
        self.cluster_limit = MAX_GRID[0]


def make_attribute(name: str, *values: int) -> Any:
    """Return a CUlaunchAttribute.

    Args:
        name: The name of the attribute's type without the prefix CU_LAUNCH_ATTRIBUTE_.
        *values: 32-bit integers that are the beginning of the attribute's value.
    """
    attribute = driver.CUlaunchAttribute(id=getattr(driver, f"CU_LAUNCH_ATTRIBUTE_{name}"))
    ctypes.memmove(
        ctypes.addressof(attribute.value), (ctypes.c_int32 * len(values))(*values), 4 * len(values)
    )
    return attribute
