"""A million launches from eight threads: every one counted and checked, and the memory stays flat.

    python -m tests.support.soak [--launches 1000000] [--threads 8]        needs a GPU

Each thread launches, in turn, through a kernel's `launch` in two configurations and through a prepared
function that all threads share, with arguments that change every time: a kernel adds a number to one of a
thread's 64 cells. In the end each cell has to hold the sum that Python knows. The process' memory and the
device's, mappings and references are counted after a tenth of the launches and at the end.
"""

from __future__ import annotations

import argparse
import array
import gc
import os
import pathlib
import sys
import threading
import time

import cudyn
from cudyn import driver

CELLS = 64
MOST_HOST, MOST_DEVICE = 2 << 20, 0  # bytes that memory may grow by

KERNEL = r"""
extern "C" __global__ void add(unsigned long long *cells, int cell, unsigned long long value, float weight,
                               unsigned long long *launches)
{
    // weight is a whole number, and of each block only the first thread counts
    if (threadIdx.x == 0 && blockIdx.x == 0) {
        atomicAdd(cells + cell, value * (unsigned long long)weight);
        atomicAdd(launches, 1ull);
    }
}
"""


def main() -> int:
    """0; 1 if a sum is wrong or the memory has grown."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--launches", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=8)
    options = parser.parse_args()

    device = cudyn.Device(0).use()
    add = cudyn.Module(cudyn.compile(KERNEL)).get_kernel("add")
    prepared = add.prepare(1, 32)
    count = cudyn.Buffer.from_host(bytes(8))
    cells = [cudyn.Buffer.from_host(bytes(8 * CELLS)) for _ in range(options.threads)]
    streams = [driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING) for _ in range(options.threads)]
    expected = [[0] * CELLS for _ in range(options.threads)]
    failures: list[BaseException] = []

    def work(me: int, first: int, last: int) -> None:
        try:
            mine, sums, stream = cells[me], expected[me], streams[me]
            for i in range(first, last):
                cell, value, weight = i * 7 % CELLS, i * 2654435761 % (1 << 40), float(i % 5)
                way = i % 3
                if way == 0:
                    add.launch(1, 32, mine, cell, value, weight, count, stream=stream)
                elif way == 1:
                    add.launch((2, 1), 64, mine, cell, value, weight, count)
                else:
                    prepared(mine, cell, value, weight, count)
                sums[cell] += value * int(weight)
        except BaseException as error:
            failures.append(error)

    def phase(first: int, last: int) -> tuple[int, int, int, list[int]]:
        """Launch from `first` to `last` in every thread; memory, mappings and references afterwards."""
        threads = [threading.Thread(target=work, args=(me, first, last)) for me in range(options.threads)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        device.sync()
        free, total = device.get_memory_info()
        gc.collect()
        held = [sys.getrefcount(each) for each in (add.launch, prepared, count, *cells, *streams)]
        return resident(), total - free, len(pathlib.Path("/proc/self/maps").read_text().splitlines()), held

    each = -(-options.launches // options.threads)
    start = time.perf_counter()
    before = phase(0, each // 10)
    after = phase(each // 10, each)
    seconds = time.perf_counter() - start

    for failure in failures:
        print(f"a thread ended with {type(failure).__name__}: {failure}")
    wrong = 0
    for me, buffer in enumerate(cells):
        found = array.array("Q", bytes(buffer))
        wrong += sum(a != b % (1 << 64) for a, b in zip(found, expected[me]))
    launched = array.array("Q", bytes(count))[0]
    host, on_device = after[0] - before[0], after[1] - before[1]
    print(f"{launched} launches from {options.threads} threads in {seconds:.1f} s; wrong cells: {wrong}")
    print(f"memory after a tenth and at the end: host {show(before[0])}, {show(after[0])}; ", end="")
    print(f"device {show(before[1])}, {show(after[1])}")
    print(f"mappings {before[2]}, {after[2]}; references {sum(before[3])}, {sum(after[3])}")
    flat = host <= MOST_HOST and on_device <= MOST_DEVICE
    flat = flat and after[2] <= before[2] + 2 and after[3] == before[3]
    return 0 if not wrong and not failures and launched == each * options.threads and flat else 1


def resident() -> int:
    """Bytes of this process that are in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def show(size: int) -> str:
    return f"{size / (1 << 20):.2f} MiB"


if __name__ == "__main__":
    sys.exit(main())
