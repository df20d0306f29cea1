"""Tests for NVSHMEM's host API: a process writes to the memory of another process's device."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys

import pytest

from cudyn import nvshmem, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

# Code of a process. Its arguments are its rank and a file to which the first process writes the group's
# identifier.
CHILD = """
import array, json, os, pathlib, sys, time
from cudyn import nvshmem, runtime
rank, file = int(sys.argv[1]), pathlib.Path(sys.argv[2])
runtime.cudaSetDevice(rank)
runtime.cudaFree(None)
if rank == 0:
    identifier = nvshmem.nvshmemx_get_uniqueid()
    file.with_suffix(".new").write_bytes(bytes(identifier))
    os.replace(file.with_suffix(".new"), file)
else:
    for _ in range(600):
        if file.exists():
            break
        time.sleep(0.1)
    identifier = nvshmem.nvshmemx_uniqueid_t.from_buffer_copy(file.read_bytes())
arguments = nvshmem.nvshmemx_init_args_t(uid_args=nvshmem.nvshmemx_uniqueid_args_t())
attributes = nvshmem.nvshmemx_init_attr_t(args=arguments)
nvshmem.nvshmemx_set_attr_uniqueid_args(rank, 2, identifier, attributes)
nvshmem.nvshmemx_hostlib_init_attr(nvshmem.NVSHMEMX_INIT_WITH_UNIQUEID, attributes)
size = 4 * 1000
numbers = array.array("i", [1000 * (rank + 1) + i for i in range(1000)])
source, target = nvshmem.nvshmem_malloc(size), nvshmem.nvshmem_malloc(size)
runtime.cudaMemcpy(source, numbers, size, runtime.cudaMemcpyHostToDevice)
runtime.cudaMemset(target, 0, size)
runtime.cudaDeviceSynchronize()
nvshmem.nvshmem_barrier_all()
nvshmem.nvshmem_putmem(target, source, size, 1 - rank)
nvshmem.nvshmem_barrier_all()
received = array.array("i", bytes(size))
runtime.cudaMemcpy(received, target, size, runtime.cudaMemcpyDeviceToHost)
team = nvshmem.NVSHMEM_TEAM_WORLD
print(json.dumps([nvshmem.nvshmem_my_pe(), nvshmem.nvshmem_n_pes(), nvshmem.nvshmem_team_n_pes(team),
                  received.tolist()]))
nvshmem.nvshmem_barrier_all()
nvshmem.nvshmem_free(source)
nvshmem.nvshmem_free(target)
nvshmem.nvshmemx_hostlib_finalize()
"""


def test_put_between_two_devices_writes_the_memory(tmp_path: pathlib.Path) -> None:
    need_gpu()
    need(nvshmem, runtime)
    count = runtime.cudaGetDeviceCount()
    if count < 2:
        pytest.skip(f"a put between two devices needs two; here: {count}")
    file = tmp_path / "identifier"
    children = [
        subprocess.Popen(
            [sys.executable, "-c", CHILD, str(rank), str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in (0, 1)
    ]
    try:
        outputs = [child.communicate(timeout=180) for child in children]
    finally:
        for child in children:
            child.kill()
    for child, (_, errors) in zip(children, outputs, strict=True):
        assert child.returncode == 0, errors
    for rank, (output, _) in enumerate(outputs):
        own_rank, ranks, team_size, results = json.loads(output.splitlines()[-1])
        assert (own_rank, ranks, team_size) == (rank, 2, 2)
        assert results == [1000 * (2 - rank) + i for i in range(1000)]
