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


def upload_integers(values: list[int]) -> Buffer:
    """Store 64-bit integers in new device memory."""
    return Buffer.from_host(array.array("Q", values))


def read(source: Buffer, code: str, count: int) -> list[int]:
    """Return the numbers in a Buffer."""
    results = array.array(code, [0] * count)
    source.copy_to(results)
    return results.tolist()


def get_temporary_size(operation: str, options: Any) -> int:
    """Return the size of the temporary memory in bytes for "Compress" or "Decompress", in this release."""
    queries = (CHUNKS, SIZE, options, SIZE * CHUNKS)
    name = f"nvcompBatchedLZ4{operation}GetTempSize"
    if hasattr(nvcomp, name):
        return int(getattr(nvcomp, name)(*queries, None))
    return int(getattr(nvcomp, f"{name}Async")(*queries))  # before 6.0


def test_lz4_round_trip_keeps_the_data() -> None:
    need_gpu()
    need(nvcomp, runtime)
    chunk_of_small_numbers = bytes((number * number // 128) % 7 for number in range(SIZE))
    chunks = [chunk_of_small_numbers] * CHUNKS
    options = nvcomp.nvcompBatchedLZ4CompressOpts_t()
    max_size = nvcomp.nvcompBatchedLZ4CompressGetMaxOutputChunkSize(SIZE, options)
    sources = [Buffer.from_host(chunk) for chunk in chunks]
    compressed = [Buffer(max_size) for _ in chunks]
    decompressed = [Buffer(SIZE) for _ in chunks]
    sizes = upload_integers([SIZE] * CHUNKS)
    compressed_sizes = upload_integers([0] * CHUNKS)
    decompressed_sizes = upload_integers([0] * CHUNKS)
    statuses = Buffer.from_host(array.array("I", [99] * CHUNKS))
    source_pointers = upload_integers(list(map(int, sources)))
    compressed_pointers = upload_integers(list(map(int, compressed)))
    decompressed_pointers = upload_integers(list(map(int, decompressed)))

    temporary_size = get_temporary_size("Compress", options)
    temporary = Buffer(max(temporary_size, 1))
    nvcomp.nvcompBatchedLZ4CompressAsync(
        int(source_pointers),
        int(sizes),
        SIZE,
        CHUNKS,
        int(temporary),
        temporary_size,
        int(compressed_pointers),
        int(compressed_sizes),
        options,
        int(statuses),
        None,
    )
    runtime.cudaDeviceSynchronize()
    assert read(statuses, "I", CHUNKS) == [nvcomp.nvcompSuccess] * CHUNKS
    assert all(0 < size < SIZE // 4 for size in read(compressed_sizes, "Q", CHUNKS))

    decompress_options = nvcomp.nvcompBatchedLZ4DecompressOpts_t()
    temporary_size = get_temporary_size("Decompress", decompress_options)
    temporary = Buffer(max(temporary_size, 1))
    nvcomp.nvcompBatchedLZ4DecompressAsync(
        int(compressed_pointers),
        int(compressed_sizes),
        int(sizes),
        int(decompressed_sizes),
        CHUNKS,
        int(temporary),
        temporary_size,
        int(decompressed_pointers),
        decompress_options,
        int(statuses),
        None,
    )
    runtime.cudaDeviceSynchronize()
    assert read(statuses, "I", CHUNKS) == [nvcomp.nvcompSuccess] * CHUNKS
    assert read(decompressed_sizes, "Q", CHUNKS) == [SIZE] * CHUNKS
    for number, chunk in enumerate(decompressed):
        results = bytearray(SIZE)
        chunk.copy_to(results)
        assert bytes(results) == chunks[number]
