"""Measures cache misses and hits in caches of several sizes, without the compiler.

A miss consists of all steps of `cudyn.compile` except the compilation: a lookup, acquiring the lock, a second
lookup, and writing the entry. Each size is measured twice: with free space in the cache ("room"), and with a
full cache from which files must be removed ("full").

    python -m benchmarks.cache_cost [--sizes 0 100000 1000000] [--misses 2000] [--folder DIRECTORY]

Times are in ms. Some misses in a full cache remove files, which affects the means but not the medians. With
--nvrtc, hits of `cudyn.compile` are measured instead, both the first hit in a process and later hits. The
sources include either no headers or CUB. The headers of CUB come from the toolkit or, with --headers
DIRECTORY, from a copy of CCCL that is passed as include_path.
"""

from __future__ import annotations

import hashlib
import os
import statistics
import subprocess
import sys
import tempfile
import time

from . import timing

BUILD = "0123456789abcdef"  # the hash that identifies the compiler in the names of entries


def main() -> int:
    """Print a line for each cache size."""
    parser = timing.make_parser(__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[0, 100_000, 1_000_000])
    parser.add_argument("--misses", type=int, default=2000)
    parser.add_argument("--folder", help="directory for the caches; default: a temporary one")
    parser.add_argument("--nvrtc", action="store_true", help="measure cudyn.compile with the installed NVRTC")
    parser.add_argument("--headers", help="with --nvrtc: a directory that contains cub/ and cuda/")
    options = parser.parse_args()
    if options.nvrtc:
        return compile_hits(options.folder, options.headers)
    from cudyn._kernels.cache import store

    print(f"Python {sys.version.split()[0]}; {options.misses} misses of 10 kB; ms")
    print(f"{'entries':>10} {'':<6}{'CPU':>8}{'mean':>8}{'median':>8}{'99 %':>8}{'longest':>9}{'hit':>8}")
    for size in options.sizes:
        with tempfile.TemporaryDirectory(dir=options.folder) as directory:
            os.environ["CUDYN_CACHE_DIR"] = directory
            os.environ["CUDYN_CACHE_SIZE"] = str(1 << 60)  # larger than any disk
            fill(directory, size)
            store.trim()  # makes the cache count its files before the measurement
            measure_misses(size, "room", options.misses)
            # The cache appends a byte to this file for each block of 4096 bytes that it writes.
            blocks = os.stat(os.path.join(directory, ".cudyn-written")).st_size
            os.environ["CUDYN_CACHE_SIZE"] = str(blocks * 4096)
            measure_misses(size, "full", options.misses)
    return 0


def measure_misses(size: int, label: str, misses: int) -> None:
    """Measure misses, and then hits of the new entries, and print a line with the times.

    Args:
        size: The number of entries that the cache contained before the benchmark.
        label: "room" or "full", which is part of the keys.
        misses: The number of misses.
    """
    from cudyn._formats.image import Image
    from cudyn._kernels.cache import store, stored_images
    from cudyn._kernels.cache.manifest import Manifest

    image = Image(bytes(10_000), "cubin", ("sm_90",))
    manifest = Manifest(["nvrtc", BUILD])

    def is_same(stored: Manifest) -> bool:
        """Return whether a stored entry was compiled from the same inputs as the image."""
        return stored == manifest

    def miss(key: str) -> None:
        """Look up a key that is missing, and write an entry, as `cudyn.compile` does."""
        assert stored_images.find_image(key, is_same) is None
        with store.lock(key):
            assert stored_images.find_image(key, is_same) is None
            assert stored_images.write(key, manifest, image, {}) == ""

    def hit(key: str) -> None:
        """Look up a key whose entry exists."""
        assert stored_images.find_image(key, is_same) is not None

    keys = [make_key(f"{label} {index}") for index in range(misses)]
    cpu_start = time.process_time()
    miss_times = [1e3 * timing.time_call(miss, key) for key in keys]
    cpu_time = 1e3 * (time.process_time() - cpu_start) / len(keys)
    hit_times = [1e3 * timing.time_call(hit, key) for key in keys[-200:]]
    slowest_percent = sorted(miss_times)[-len(miss_times) // 100 :]
    columns = [
        cpu_time,
        statistics.mean(miss_times),
        statistics.median(miss_times),
        slowest_percent[0],
        max(miss_times),
        statistics.median(hit_times),
    ]
    cells = "".join(f"{milliseconds:>8.3f}" for milliseconds in columns)
    print(f"{size:>10} {label:<6}{cells}", flush=True)


KERNEL = 'extern "C" __global__ void k(int *p) { *p = 1; }'
SOURCES = {
    "no headers": KERNEL,
    "CUB": f"#include <cub/block/block_reduce.cuh>\n#include <cuda/std/array>\n{KERNEL}",
}
HITS = """
import sys, time, statistics, cudyn
def hit():
    start = time.perf_counter(), time.process_time()
    cudyn.compile(sys.argv[1], arch="sm_80", include_path=sys.argv[2:])
    return 1e3 * (time.perf_counter() - start[0]), 1e3 * (time.process_time() - start[1])
cudyn.compile("__device__ int other;", arch="sm_80")  # so that NVRTC is loaded
first = hit()
later = map(statistics.median, zip(*(hit() for _ in range(300))))
print(*first, *later, cudyn.cache.stats().hits)
"""


def compile_hits(directory: str | None, headers: str | None) -> int:
    """Print the wall times and processor times of hits of `cudyn.compile`.

    Processor times depend less on other work on the machine.

    Args:
        directory: The directory for the cache, or None for a temporary directory.
        headers: A directory that contains cub/ and cuda/, or None.
    """
    print(f"{'hits of cudyn.compile; ms':<28}{'first':>10}{'CPU':>10}{'warm':>10}{'CPU':>10}")
    rows: list[tuple[str, str, list[str]]] = [(label, source, []) for label, source in SOURCES.items()]
    if headers:
        rows.append(("CUB by include_path", SOURCES["CUB"], [headers]))
    with tempfile.TemporaryDirectory(dir=directory) as cache:
        for label, source, include_path in rows:
            samples = measure_hits(cache, source, include_path)
            medians = [statistics.median(times) for times in zip(*samples)]
            cells = "".join(f"{milliseconds:>10.3f}" for milliseconds in medians)
            print(f"{label:<28}{cells}", flush=True)
    return 0


def measure_hits(cache: str, source: str, include_path: list[str]) -> list[list[float]]:
    """Run HITS in several processes, and return the times that each process has printed, in milliseconds.

    Args:
        cache: The cache directory.
        source: The CUDA C++ source to compile.
        include_path: The directories that are searched for headers.
    """
    samples = []
    for _ in range(6):
        process = subprocess.run(
            [sys.executable, "-c", HITS, source, *include_path],
            env={**os.environ, "CUDYN_CACHE_DIR": cache},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        *times, hits = map(float, process.stdout.split())
        # If all results were cached, there are 302 hits: the first one, 300 later ones, and one for the
        # kernel that loads NVRTC. The first process has fewer hits, because it fills the cache.
        if hits == 302:
            samples.append(times)
    return samples


def make_key(text: str) -> str:
    """Return a cache key, a hexadecimal SHA-256 hash, that is derived from a string."""
    return hashlib.sha256(text.encode()).hexdigest()


def fill(directory: str, size: int) -> None:
    """Create `size` small files that are named like cache entries.

    The cache distributes its entries among 256 directories. A quarter of the files are not empty.
    """
    if size == 0:
        return
    for byte in range(256):
        os.mkdir(os.path.join(directory, f"{byte:02x}"), 0o700)
    for number in range(size):
        key = make_key(f"old {number}")
        path = os.path.join(directory, key[:2], f"{key}.{BUILD}")
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        if number % 4 == 0:
            os.truncate(path, 16_384)  # a sparse file, which needs little space on the disk


if __name__ == "__main__":
    sys.exit(main())
