"""Tests for nvCOMP: compression and decompression with LZ4."""

from __future__ import annotations

import array
from typing import Any

import pytest

from cudyn import Buffer, nvcomp, runtime

from ..conftest import need, need_gpu

pytestmark = pytest.mark.gpu

SIZE = 65536
CHUNKS = 3


def words(values: list[int]) -> Buffer:
    """Store 64-bit integers in new device memory."""
    return Buffer.from_host(array.array("Q", values))


def read(source: Buffer, kind: str, count: int) -> list[int]:
    results = array.array(kind, [0] * count)
    source.copy_to(results)
    return results.tolist()


def work_size(way: str, options: Any) -> int:
    """Return the size of the temporary memory in bytes, using this release's function."""
    queries = (CHUNKS, SIZE, options, SIZE * CHUNKS)
    name = f"nvcompBatchedLZ4{way}GetTempSize"
    if hasattr(nvcomp, name):
        return int(getattr(nvcomp, name)(*queries, None))
    return int(getattr(nvcomp, f"{name}Async")(*queries))  # before 6.0


def test_lz4_round_trip_keeps_the_data() -> None:
    need_gpu()
    need(nvcomp, runtime)
    text = [bytes((i * i >> 7) % 7 for i in range(SIZE)) for _ in range(CHUNKS)]
    options = nvcomp.nvcompBatchedLZ4CompressOpts_t()
    most = nvcomp.nvcompBatchedLZ4CompressGetMaxOutputChunkSize(SIZE, options)
    plain = [Buffer.from_host(each) for each in text]
    packed = [Buffer(most) for _ in text]
    back = [Buffer(SIZE) for _ in text]
    sizes, packed_sizes, back_sizes = (words([number] * CHUNKS) for number in (SIZE, 0, 0))
    statuses = Buffer.from_host(array.array("I", [99] * CHUNKS))
    plain_at, packed_at, back_at = (words([int(each) for each in target]) for target in (plain, packed, back))

    room = work_size("Compress", options)
    work = Buffer(max(room, 1))
    nvcomp.nvcompBatchedLZ4CompressAsync(
        int(plain_at),
        int(sizes),
        SIZE,
        CHUNKS,
        int(work),
        room,
        int(packed_at),
        int(packed_sizes),
        options,
        int(statuses),
        None,
    )
    runtime.cudaDeviceSynchronize()
    assert read(statuses, "I", CHUNKS) == [nvcomp.nvcompSuccess] * CHUNKS
    assert all(0 < size < SIZE // 4 for size in read(packed_sizes, "Q", CHUNKS))

    unpack = nvcomp.nvcompBatchedLZ4DecompressOpts_t()
    room = work_size("Decompress", unpack)
    work = Buffer(max(room, 1))
    nvcomp.nvcompBatchedLZ4DecompressAsync(
        int(packed_at),
        int(packed_sizes),
        int(sizes),
        int(back_sizes),
        CHUNKS,
        int(work),
        room,
        int(back_at),
        unpack,
        int(statuses),
        None,
    )
    runtime.cudaDeviceSynchronize()
    assert read(statuses, "I", CHUNKS) == [nvcomp.nvcompSuccess] * CHUNKS
    assert read(back_sizes, "Q", CHUNKS) == [SIZE] * CHUNKS
    for number, each in enumerate(back):
        results = bytearray(SIZE)
        each.copy_to(results)
        assert bytes(results) == text[number]
