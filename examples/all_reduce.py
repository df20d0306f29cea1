"""Sum numbers over several GPUs with NCCL, with one process per GPU and without torch or MPI.

python examples/all_reduce.py [PROCESSES]               starts the processes on this machine

torchrun --nproc-per-node 2 examples/all_reduce.py      lets torchrun start them
"""

from __future__ import annotations

import array
import os
import socket
import subprocess
import sys
import time

import cudyn
from cudyn import driver, nccl

COUNT = 1 << 20


def share(data: bytes, rank: int, world: int) -> bytes:
    """Return rank 0's `data` in every process. Rank 0 sends it through the port after MASTER_PORT."""
    address = os.environ["MASTER_ADDR"], int(os.environ["MASTER_PORT"]) + 1
    if rank == 0:
        with socket.create_server(("", address[1])) as server:
            for _ in range(world - 1):
                connection, _ = server.accept()
                with connection:
                    connection.sendall(data)
        return data
    while True:
        try:
            with socket.create_connection(address, timeout=60) as connection:
                return connection.makefile("rb").read()
        except ConnectionRefusedError:  # rank 0 is not listening yet
            time.sleep(0.1)


def work(rank: int, world: int) -> None:
    """Sum the values of all processes with NCCL, and check the result."""
    device = cudyn.Device(int(os.environ["LOCAL_RANK"])).use()
    name = share(bytes(nccl.ncclGetUniqueId()) if rank == 0 else b"", rank, world)
    comm = nccl.ncclCommInitRank(world, nccl.ncclUniqueId.from_buffer_copy(name), rank)
    stream = driver.cuStreamCreate(driver.CU_STREAM_NON_BLOCKING)
    values = cudyn.Buffer.from_host(array.array("f", [rank + 1]) * COUNT)
    nccl.ncclAllReduce(values.pointer, values.pointer, COUNT, nccl.ncclFloat32, nccl.ncclSum, comm, stream)
    result = array.array("f", bytes(4 * COUNT))
    values.copy_to(result, stream=stream)
    driver.cuStreamSynchronize(stream)
    assert set(result) == {world * (world + 1) / 2}, set(result)
    nccl.ncclCommDestroy(comm)
    print(f"rank {rank} of {world} on {device.name}, NCCL {nccl.version}: the sum is right", flush=True)


def start(world: int) -> int:
    """Start the processes with the environment variables of torchrun. Return the highest exit status."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    common = {**os.environ, "WORLD_SIZE": str(world), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    processes = [
        subprocess.Popen(
            [sys.executable, __file__], env={**common, "RANK": str(rank), "LOCAL_RANK": str(rank)}
        )
        for rank in range(world)
    ]
    return max(process.wait() for process in processes)


if __name__ == "__main__":
    if "RANK" in os.environ:
        work(int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"]))
    else:
        sys.exit(start(int(sys.argv[1]) if len(sys.argv) > 1 else cudyn.Device.count()))
