"""The maximum sizes of a launch on each axis, for every compute capability; a kernel may allow less."""

from __future__ import annotations

MAX_GRID = (2**31 - 1, 65535, 65535)
MAX_BLOCK = (1024, 1024, 64)
MAX_THREADS = 1024  # of a block
MAX_CLUSTER = (2**31 - 1,) * 3
"""No limit is published for all devices: the driver refuses what a device cannot do."""
