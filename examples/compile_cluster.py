"""Compile many kernels on the machines of a dask cluster, into the cache of this machine.

    python examples/compile_cluster.py tcp://scheduler:8786 src/*.cu

The workers need cudyn and NVRTC (pip install "cudyn[compile]"), but no GPU. This machine needs no compiler,
and may run any operating system. Without an address, processes on this machine compile the kernels. Other
executors work, too, such as `mpi4py.futures.MPIPoolExecutor`. If the sources include headers, the workers
must find them at the same paths as this machine.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cudyn


def show(result: cudyn.types.CompileResult) -> None:
    if result.error:
        state = f"failed: {result.error}"
    elif result.hit:
        state = "from the cache"
    else:
        state = result.worker
    print(f"{result.job['source']} ({result.seconds:.2f} s): {state}")


def main(arguments: list[str]) -> int:
    address = arguments.pop(0) if arguments and "://" in arguments[0] else ""
    jobs = [{"source": Path(path), "arch": "sm_90"} for path in arguments]
    if address:
        from distributed import Client

        with Client(address) as client, client.get_executor() as executor:
            results = cudyn.compile_many(jobs, executor, on_done=show)
    else:
        results = cudyn.compile_many(jobs, on_done=show)
    return 1 if any(result.error for result in results) else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1:]))
