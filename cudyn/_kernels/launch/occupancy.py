"""The occupancy of a kernel: how many of its blocks and clusters run at the same time."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from .config import NOT_GIVEN, check_block
from .driver_state import driver

if TYPE_CHECKING:
    from .config import Dim, LaunchConfig
    from .kernel_function import KernelFunction


class Occupancy:
    """How much of a device a kernel fills; `Kernel.occupancy` makes it. The driver computes every answer.

    In `block`, the threads of a block are an int, or up to three of them; `shared_memory` is the dynamic
    shared memory of a block, in bytes. All methods raise DriverError, and ValueError once the module is
    closed; any thread may call them.
    """

    __slots__ = ("_function",)

    def __init__(self, function: KernelFunction) -> None:
        self._function = function

    def max_active_blocks_per_multiprocessor(self, block: Dim, shared_memory: int = 0) -> int:
        """Return the number of blocks that a multiprocessor runs at the same time."""
        function = self._function
        ask = driver.cuOccupancyMaxActiveBlocksPerMultiprocessor
        with function.make_current():
            return int(ask(function.handle, prod(check_block(block)), shared_memory))

    def max_potential_block_size(self, shared_memory: int = 0, limit: int = 0) -> tuple[int, int]:
        """Return the block size with the highest occupancy.

        limit  the most threads that a block may have; 0: the kernel's own limit

        Returns (grid, block): the fewest blocks that fill the device, and the threads of a block.
        """
        function = self._function
        ask = driver.cuOccupancyMaxPotentialBlockSize
        with function.make_current():
            grid, block = ask(function.handle, None, shared_memory, limit)
        return grid, block

    def available_dynamic_shared_memory_per_block(self, blocks: int, block: Dim) -> int:
        """Return the dynamic shared memory, in bytes, of a block if so many share a multiprocessor."""
        function = self._function
        ask = driver.cuOccupancyAvailableDynamicSMemPerBlock
        with function.make_current():
            return int(ask(function.handle, blocks, prod(check_block(block))))

    def max_potential_cluster_size(self, config: LaunchConfig) -> int:
        """Return the most blocks that a cluster of this configuration can have (CUDA 11.8)."""
        return self._ask("cuOccupancyMaxPotentialClusterSize", config)

    def max_active_clusters(self, config: LaunchConfig) -> int:
        """Return the number of clusters that the device runs at the same time (CUDA 11.8)."""
        return self._ask("cuOccupancyMaxActiveClusters", config)

    def _ask(self, name: str, config: LaunchConfig) -> int:
        """Call a function of the driver that answers for a launch in this configuration."""
        function = self._function
        query: Any = getattr(driver, name)
        stream = None if config.stream is NOT_GIVEN else config.stream
        with function.make_current():
            launch = driver.CUlaunchConfig.from_buffer(function.configure(config, stream))
            return int(query(function.handle, launch))
