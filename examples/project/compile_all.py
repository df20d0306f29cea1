"""Compile every kernel of the project, and write them into an archive.

    CUDYN_ARCH=sm_90 python compile_all.py kernels.zip [processes]

Needs NVRTC (pip install "cudyn[compile]"); no driver and no GPU. On a Mac clang
(pip install "cudyn[clang]") makes PTX: CUDYN_ARCH=compute_90.
"""

from __future__ import annotations

import sys
import time

from kernels import JOBS

import cudyn


def main(archive: str, processes: int | None) -> int:
    start = time.perf_counter()
    results = cudyn.compile_many(JOBS, processes=processes)
    for result in results:
        if result.error:
            print(f"{result.job}: {result.error}", file=sys.stderr)
    workers = {result.worker for result in results if not result.hit}
    hits = sum(result.hit for result in results)
    failed = sum(result.error is not None for result in results)
    seconds = time.perf_counter() - start
    print(f"{len(results)} kernels in {seconds:.1f} s: {hits} from the cache, {failed} failed")
    print(f"{len(results) - hits - failed} compiled by {len(workers)} processes")
    print(f"{cudyn.cache.export_to(archive, used=True)} images in {archive}")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else None))
