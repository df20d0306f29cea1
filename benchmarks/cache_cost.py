"""The cost of a miss and a hit in caches of several sizes, without the compiler.

A miss is `cudyn.compile` without compiling: look, take the lock, look again, keep. Each size is measured
twice: with room in the cache, and with a full cache, so that files are removed.

    python -m benchmarks.cache_cost [--sizes 0 100000 1000000] [--misses 2000] [--folder FOLDER]

In ms: the means include removals, the median is of a miss that removes nothing. With --nvrtc, hits of
`cudyn.compile` are measured instead, the first of a process and later ones: without headers, with CUB's of
the toolkit, and with --headers FOLDER with those of a copy of CCCL in include_path.
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

BUILD = "0123456789abcdef"


def main() -> int:
    """Print a line for each size."""
    parser = timing.arguments(__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[0, 100_000, 1_000_000])
    parser.add_argument("--misses", type=int, default=2000)
    parser.add_argument("--folder", help="where to make the caches; default: a temporary folder")
    parser.add_argument("--nvrtc", action="store_true", help="measure cudyn.compile, with the NVRTC found")
    parser.add_argument("--headers", help="with --nvrtc: a folder that has cub/ and cuda/")
    options = parser.parse_args()
    if options.nvrtc:
        return compile_hits(options.folder, options.headers)
    from cudyn._formats.image import Image
    from cudyn._kernels.cache import store, stored_images
    from cudyn._kernels.cache.manifest import Manifest

    image = Image(bytes(10_000), "cubin", ("sm_90",))

    manifest = Manifest(["nvrtc", BUILD])

    def is_same(found: Manifest) -> bool:
        return found == manifest

    def miss(key: str) -> None:
        assert stored_images.find_image(key, is_same) is None
        with store.lock(key):
            assert stored_images.find_image(key, is_same) is None
            assert stored_images.write(key, manifest, image, {}) == ""

    def hit(key: str) -> None:
        assert stored_images.find_image(key, is_same) is not None

    print(f"Python {sys.version.split()[0]}; {options.misses} misses of 10 kB; ms")
    print(f"{'entries':>10} {'':<6}{'CPU':>8}{'mean':>8}{'median':>8}{'99 %':>8}{'longest':>9}{'hit':>8}")
    for size in options.sizes:
        with tempfile.TemporaryDirectory(dir=options.folder) as folder:
            os.environ["CUDYN_CACHE_DIR"] = folder
            os.environ["CUDYN_CACHE_SIZE"] = str(1 << 60)
            fill(folder, size)
            store.trim()  # counts them
            for label in ("room", "full"):
                if label == "full":
                    blocks = os.stat(os.path.join(folder, ".cudyn-written")).st_size
                    os.environ["CUDYN_CACHE_SIZE"] = str(blocks * 4096)
                keys = [name(f"{label} {i}") for i in range(options.misses)]
                before = time.process_time()
                times = [1e3 * timing.seconds(miss, key) for key in keys]
                cpu = 1e3 * (time.process_time() - before) / len(keys)
                hits = [1e3 * timing.seconds(hit, key) for key in keys[-200:]]
                found = [cpu, statistics.mean(times), statistics.median(times)]
                found += [sorted(times)[-len(times) // 100], max(times), statistics.median(hits)]
                print(f"{size:>10} {label:<6}" + "".join(f"{ms:>8.3f}" for ms in found), flush=True)
    return 0


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


def compile_hits(folder: str | None, headers: str | None) -> int:
    """Print the times of hits, and of the processor alone, which other work on a machine changes less."""
    print(f"{'hits of cudyn.compile; ms':<28}{'first':>10}{'CPU':>10}{'warm':>10}{'CPU':>10}")
    rows: list[tuple[str, str, list[str]]] = [(label, source, []) for label, source in SOURCES.items()]
    rows += [("CUB by include_path", SOURCES["CUB"], [headers])] if headers else []
    with tempfile.TemporaryDirectory(dir=folder) as cache:
        for label, source, folders in rows:
            found = []
            for _ in range(6):
                done = subprocess.run(
                    [sys.executable, "-c", HITS, source, *folders],
                    env={**os.environ, "CUDYN_CACHE_DIR": cache},
                    stdout=subprocess.PIPE,
                    text=True,
                    check=True,
                )
                *times, hits = map(float, done.stdout.split())
                found += [times] if hits == 302 else []
            columns = map(statistics.median, zip(*found))
            print(f"{label:<28}" + "".join(f"{ms:>10.3f}" for ms in columns), flush=True)
    return 0


def name(what: str) -> str:
    return hashlib.sha256(what.encode()).hexdigest()


def fill(folder: str, size: int) -> None:
    """Put small files there, by name as the cache has them."""
    for i in range(256 if size else 0):
        os.mkdir(os.path.join(folder, f"{i:02x}"), 0o700)
    for i in range(size):
        key = name(f"old {i}")
        os.close(os.open(os.path.join(folder, key[:2], f"{key}.{BUILD}"), os.O_CREAT | os.O_WRONLY, 0o600))
        if i % 4 == 0:
            os.truncate(os.path.join(folder, key[:2], f"{key}.{BUILD}"), 16_384)  # sparse: a block each


if __name__ == "__main__":
    sys.exit(main())
