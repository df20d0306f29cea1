"""Checks that cudyn frees everything that it allocates on a device, with or without compute-sanitizer.

    compute-sanitizer --tool memcheck --leak-check full --error-exitcode 1 python -m tests.support.leaks

The program needs a GPU of compute capability 9.0. It allocates buffers and frees them in different ways, runs
and captures copies, and loads, launches and closes modules. Finally, it resets the primary context, which
makes the sanitizer report leaks. Without the sanitizer, the program compares the free memory before and
after.
"""

from __future__ import annotations

import gc
import struct
import sys
from typing import Any

import cudyn
from cudyn import driver

from . import kernels

ROUNDS = 20


def allocate_and_free() -> None:
    """Allocate memory in all ways that cudyn supports, and free all of it."""
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    with cudyn.Module(kernels.KERNELS) as module, cudyn.Module(kernels.LARGE) as large:
        number = module.get_kernel("number")
        with cudyn.Buffer(8) as out, cudyn.Buffer(8, stream=stream) as ordered:
            number.launch(1, 1, out, 1, 2)
            prepared = number.prepare(1, 1, ordered, 3, 4, stream=stream)
            prepared()
            copied = bytearray(8)
            ordered.copy_to(copied, stream=stream)
            driver.cuStreamSynchronize(stream)
            assert bytes(out) + copied == struct.pack("<4f", 1, 2, 3, 4)
        cycle: list[Any] = [cudyn.Buffer(1 << 20), cudyn.Buffer(1 << 20, stream=stream)]
        cycle.append(cycle)
        for buffer in cycle[:2]:
            buffer.copy_from(bytearray(1 << 20), stream=stream)
        del buffer  # otherwise, the buffer would outlive the stream on which it is freed
        driver.cuStreamBeginCapture(stream, driver.CU_STREAM_CAPTURE_MODE_GLOBAL)
        with cudyn.Buffer(8) as captured:
            number.launch(1, 1, captured, 5, 6, stream=stream)
            del cycle
            gc.collect()
            driver.cuGraphDestroy(driver.cuStreamEndCapture(stream))
        large.get_kernel("big").launch(1, 1, cudyn.Buffer(8200), bytes(8192), 1, 2)
    driver.cuStreamSynchronize(stream)
    driver.cuStreamDestroy(stream)


def main(rounds: int = ROUNDS) -> int:
    """Run the checks. Return the exit status, which is 1 if memory has leaked.

    Args:
        rounds: The number of times that memory is allocated and freed.
    """
    device = cudyn.Device(0).use()
    allocate_and_free()  # allocates memory that the driver and cudyn keep for later calls
    device.sync()
    free_before, _ = device.get_memory_info()
    for _ in range(rounds):
        allocate_and_free()
    device.sync()
    gc.collect()
    free_after, _ = device.get_memory_info()
    leaked = free_before - free_after
    driver.cuDevicePrimaryCtxReset(device.handle)
    print(f"{leaked} bytes leaked after {rounds} rounds")
    return 1 if leaked > 0 else 0


if __name__ == "__main__":
    sys.exit(main())
