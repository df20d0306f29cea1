"""Launches a million kernels from eight threads, checks the results, and checks for memory leaks.

    python -m tools.soak [--launches 1000000] [--threads 8]        needs a GPU

Each thread alternates between the kernel's `launch` in two configurations and a prepared function that all
threads share. The arguments change every time. The kernel adds a number to one of the thread's 64 cells. At
the end, each cell must contain the sum that Python computed. The memory of the process and of the device, the
memory mappings and the reference counts are measured after a tenth of the launches and at the end.
"""

from __future__ import annotations

import argparse
import array
import gc
import math
import pathlib
import sys
import threading
import time
from typing import NamedTuple

import cudyn
from cudyn import driver
from tests.support.steps import get_resident_memory

CELLS = 64
MAX_HOST_GROWTH = 2 << 20  # maximum growth of the process's memory in bytes
MAX_DEVICE_GROWTH = 0  # maximum growth of the used device memory in bytes
MAX_MAPPING_GROWTH = 2  # the host allocator may add mappings, but a leak would add one for each launch

KERNEL = r"""
extern "C" __global__ void add(unsigned long long *cells, int cell, unsigned long long value, float weight,
                               unsigned long long *launches)
{
    // weight is a whole number. Only the first thread of the first block adds the value.
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        atomicAdd(cells + cell, value * (unsigned long long)weight);
        atomicAdd(launches, 1ull);
    }
}
"""


class Phase(NamedTuple):
    """The resources in use after a number of launches."""

    host: int  # bytes of memory of the process
    device: int  # bytes of device memory
    mappings: int  # number of memory mappings
    references: list[int]  # reference counts of the objects that all launches share


class Soak:
    """Launches kernels from several threads, and computes the sums that their cells must contain at the end.

    Attributes:
        device: The device that runs the kernels.
        kernel: The kernel `add`.
        prepared: The prepared function that all threads share.
        launches: A device buffer in which the kernels count the launches.
        cells: For each thread, a device buffer with CELLS cells.
        streams: The stream of each thread.
        expected: For each thread, the sums that its cells must contain.
        failures: The exceptions that ended threads.
    """

    def __init__(self, count: int) -> None:
        self.device = cudyn.Device(0).use()
        self.kernel = cudyn.Module(cudyn.compile(KERNEL)).get_kernel("add")
        self.prepared = self.kernel.prepare(1, 32)
        self.launches = cudyn.Buffer.from_host(bytes(8))
        self.cells = [cudyn.Buffer.from_host(bytes(8 * CELLS)) for _ in range(count)]
        self.streams = [driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING) for _ in range(count)]
        self.expected = [[0] * CELLS for _ in range(count)]
        self.failures: list[BaseException] = []

    def launch(self, thread: int, start: int, stop: int) -> None:
        """Launch kernels from one thread, and add up the expected contents of its cells.

        Args:
            thread: The index of the thread.
            start: The number of the thread's first launch.
            stop: The number after that of the thread's last launch.
        """
        cells = self.cells[thread]
        stream = self.streams[thread]
        try:
            for number in range(start, stop):
                # These values change with each launch, but are the same in each run.
                cell = number * 7 % CELLS
                value = number * 2654435761 % (1 << 40)
                weight = float(number % 5)
                arguments = cells, cell, value, weight, self.launches
                if number % 3 == 0:
                    self.kernel.launch(1, 32, *arguments, stream=stream)
                elif number % 3 == 1:
                    self.kernel.launch((2, 1), 64, *arguments)
                else:
                    self.prepared(*arguments)
                self.expected[thread][cell] += value * int(weight)
        except BaseException as error:
            self.failures.append(error)

    def run(self, start: int, stop: int) -> Phase:
        """Perform each thread's launches `start` to `stop - 1`. Return the resources in use afterwards."""
        threads = [
            threading.Thread(target=self.launch, args=(number, start, stop))
            for number in range(len(self.cells))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.device.sync()
        free, total = self.device.get_memory_info()
        gc.collect()
        objects = (self.kernel.launch, self.prepared, self.launches, *self.cells, *self.streams)
        mappings = len(pathlib.Path("/proc/self/maps").read_text().splitlines())
        return Phase(
            get_resident_memory(),
            total - free,
            mappings,
            [sys.getrefcount(shared_object) for shared_object in objects],
        )

    def count_wrong_cells(self) -> int:
        """Return the number of cells that do not contain the expected sum."""
        wrong = 0
        for buffer, expected_sums in zip(self.cells, self.expected):
            cells = array.array("Q", bytes(buffer))
            for cell, expected_sum in zip(cells, expected_sums):
                if cell != expected_sum % (1 << 64):
                    wrong += 1
        return wrong


def main() -> int:
    """Run the launches and return the exit status: 1 if a sum is wrong or memory has grown."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--launches", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=8)
    options = parser.parse_args()

    soak = Soak(options.threads)
    launches_per_thread = math.ceil(options.launches / options.threads)
    start = time.perf_counter()
    start_phase = soak.run(0, launches_per_thread // 10)
    end_phase = soak.run(launches_per_thread // 10, launches_per_thread)
    seconds = time.perf_counter() - start

    for failure in soak.failures:
        print(f"a thread ended with {type(failure).__name__}: {failure}")
    wrong = soak.count_wrong_cells()
    launched = array.array("Q", bytes(soak.launches))[0]
    print(f"{launched} launches from {options.threads} threads in {seconds:.1f} s; wrong cells: {wrong}")
    host = f"host {format_size(start_phase.host)}, {format_size(end_phase.host)}"
    print(f"memory after a tenth and at the end: {host}; ", end="")
    print(f"device {format_size(start_phase.device)}, {format_size(end_phase.device)}")
    references = f"references {sum(start_phase.references)}, {sum(end_phase.references)}"
    print(f"mappings {start_phase.mappings}, {end_phase.mappings}; {references}")
    is_complete = launched == launches_per_thread * options.threads and not soak.failures
    is_right = is_complete and wrong == 0 and not has_leak(start_phase, end_phase)
    return 0 if is_right else 1


def has_leak(start: Phase, end: Phase) -> bool:
    """Return whether more resources are in use at the end than is allowed."""
    return (
        end.host - start.host > MAX_HOST_GROWTH
        or end.device - start.device > MAX_DEVICE_GROWTH
        or end.mappings - start.mappings > MAX_MAPPING_GROWTH
        or end.references != start.references
    )


def format_size(size: int) -> str:
    """Format a size in bytes as MiB."""
    return f"{size / (1 << 20):.2f} MiB"


if __name__ == "__main__":
    sys.exit(main())
