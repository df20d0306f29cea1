"""The class Occupancy, which computes how many blocks and clusters of a kernel run at the same time."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from .config import NOT_GIVEN, check_block
from .driver_state import driver

if TYPE_CHECKING:
    from .config import Dim, LaunchConfig
    from .kernel_function import KernelFunction


class Occupancy:
    """The occupancy of a kernel, which is the value of `Kernel.occupancy`. The driver computes all results.

    `block` is the number of threads in a block: an int, or up to three ints. `shared_memory` is the dynamic
    shared memory for each block, in bytes. All methods raise DriverError if a call to the driver fails, and
    ValueError if the module is closed. Any thread may call them.
    """

    __slots__ = ("_function",)

    def __init__(self, function: KernelFunction) -> None:
        self._function = function

    def __repr__(self) -> str:
        return f"<Occupancy of the kernel {self._function.name}>"

    def max_active_blocks_per_multiprocessor(self, block: Dim, shared_memory: int = 0) -> int:
        """Return the number of blocks that a multiprocessor runs at the same time."""
        function = self._function
        query = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor
        with function.make_current():
            return int(query(function.handle, prod(check_block(block)), shared_memory))

    def max_potential_block_size(self, shared_memory: int = 0, limit: int = 0) -> tuple[int, int]:
        """Return the block size with the highest occupancy.

        Args:
            shared_memory: the dynamic shared memory for each block, in bytes
            limit: the maximum number of threads in a block; 0 for the kernel's limit

        Returns (grid, block): the smallest number of blocks that fills the device, and the number of threads
        in a block.
        """
        function = self._function
        query = driver.cuOccupancyMaxPotentialBlockSize
        # Without a callback, the dynamic shared memory is the same for all block sizes.
        shared_memory_callback = None
        with function.make_current():
            grid, block = query(function.handle, shared_memory_callback, shared_memory, limit)
        return grid, block

    def available_dynamic_shared_memory_per_block(self, blocks: int, block: Dim) -> int:
        """Return the dynamic shared memory that is available to each block, in bytes.

        Args:
            blocks: the number of blocks that run on a multiprocessor at the same time
            block: the number of threads in a block
        """
        function = self._function
        query = driver.cuOccupancyAvailableDynamicSMemPerBlock
        with function.make_current():
            return int(query(function.handle, blocks, prod(check_block(block))))

    def max_potential_cluster_size(self, config: LaunchConfig) -> int:
        """Return the maximum number of blocks in a cluster in this configuration (CUDA 11.8)."""
        return self._query("cuOccupancyMaxPotentialClusterSize", config)

    def max_active_clusters(self, config: LaunchConfig) -> int:
        """Return the number of clusters that the device runs at the same time (CUDA 11.8)."""
        return self._query("cuOccupancyMaxActiveClusters", config)

    def _query(self, name: str, config: LaunchConfig) -> int:
        """Return the number of blocks or clusters that a driver function computes for a configuration.

        Args:
            name: The name of the driver function.
            config: The configuration.
        """
        function = self._function
        query: Any = getattr(driver, name)
        stream = None if config.stream is NOT_GIVEN else config.stream
        with function.make_current():
            launch = driver.CUlaunchConfig.from_buffer(function.configure(config, stream))
            return int(query(function.handle, launch))
